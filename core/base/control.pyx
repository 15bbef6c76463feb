# cython: language_level=3


cdef class Control:
    @property
    def done(self):
        return self.cells.done

    @done.setter
    def done(self, value):
        self.cells.done = value

    @property
    def total(self):
        return self.cells.total

    @total.setter
    def total(self, value):
        self.cells.total = value

    @property
    def cancelled(self):
        return self.cells.cancelled != 0

    def cancel(self):
        self.cells.cancelled = 1
