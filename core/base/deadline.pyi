"""A thread of the system's own that ends the process in time, whoever holds the interpreter then.

A worker of low priority may hold the interpreter while a busy machine gives it no processor: whoever waits for the
interpreter, to end the process in order, waits as long.
"""

def leave_within(seconds: float, code: int) -> bool:
    """End the process with this exit code after so many seconds, unless `stay` is called before.

    Python is not taken apart, and no `atexit` is called. A later call takes the place of an earlier one. False if the
    system has no thread for it.
    """

def stay() -> None:
    """Forget the deadline."""
