# cython: language_level=3
"""A thread of the system's own that ends the process in time, whoever holds the interpreter then."""


cdef extern from * nogil:
    """
    #include <stdint.h>
    #include <stdlib.h>

    static volatile int64_t awaited = 0;  /* the number of the deadline that counts; 0 for none */

    typedef struct { int64_t number; int milliseconds; int code; } Deadline;

    #if defined(_WIN32)
    #define WIN32_LEAN_AND_MEAN
    #include <windows.h>
    static DWORD WINAPI keep_deadline(LPVOID given) {
        Deadline deadline = *(Deadline*)given;
        free(given);
        Sleep((DWORD)deadline.milliseconds);
        if (awaited == deadline.number) TerminateProcess(GetCurrentProcess(), (UINT)deadline.code);
        return 0;
    }
    static int begin_deadline(Deadline* deadline) {
        HANDLE thread = CreateThread(NULL, 0, keep_deadline, deadline, 0, NULL);
        if (thread != NULL) CloseHandle(thread);
        return thread != NULL;
    }
    #else
    #include <pthread.h>
    #include <signal.h>
    #include <time.h>
    #include <unistd.h>
    static void* keep_deadline(void* given) {
        Deadline deadline = *(Deadline*)given;
        struct timespec left = {deadline.milliseconds / 1000, deadline.milliseconds % 1000 * 1000000L};
        free(given);
        while (nanosleep(&left, &left)) {}
        if (awaited == deadline.number) _exit(deadline.code);
        return NULL;
    }
    static int begin_deadline(Deadline* deadline) {
        pthread_t thread;
        sigset_t all, before;
        int failed;
        sigfillset(&all);  /* signals are for Python's threads */
        pthread_sigmask(SIG_SETMASK, &all, &before);
        failed = pthread_create(&thread, NULL, keep_deadline, deadline);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (!failed) pthread_detach(thread);
        return !failed;
    }
    #endif

    static int64_t numbers = 0;
    static int set_deadline(int milliseconds, int code) {
        Deadline* deadline = (Deadline*)malloc(sizeof(Deadline));
        if (deadline == NULL) return 0;
        deadline->number = ++numbers;
        deadline->milliseconds = milliseconds;
        deadline->code = code;
        awaited = deadline->number;
        if (begin_deadline(deadline)) return 1;
        free(deadline);
        return 0;
    }
    static void lift_deadline(void) { awaited = 0; }
    """
    int set_deadline(int milliseconds, int code)
    void lift_deadline()


def leave_within(double seconds, int code):
    return bool(set_deadline(<int>(1000 * seconds), code))


def stay():
    lift_deadline()
