/*
 * Keeps the user's terminal usable whatever happens to the program.
 *
 * After a crash the handler writes a reset string that was computed before, puts the terminal's
 * modes back, replays what was written to standard error meanwhile, and lets the signal take its
 * default course. Signals that ask for something set a flag and wake the loop by a pipe.
 */
#ifndef CTERMINALGUARD_H
#define CTERMINALGUARD_H

#include <stdbool.h>
#include <stddef.h>

/* What signals have asked for, as a set. */
enum {
  TERMINAL_GUARD_TERMINATE = 1, /* TERM, HUP, INT */
  TERMINAL_GUARD_RESIZE = 2,    /* WINCH */
  TERMINAL_GUARD_SUSPEND = 4,   /* TSTP, sent by another program */
  TERMINAL_GUARD_CONTINUE = 8,  /* CONT */
};

/*
 * Saves the terminal's modes and takes the signals over; call it before curses does either.
 * False (errno is set) where the descriptor is no terminal or the pipe can't be made.
 */
bool terminal_guard_start(int input, int output);

/* What a crash writes to the terminal. Longer strings than 512 bytes are cut. */
void terminal_guard_set_reset(const char *bytes, size_t length);

/* Gives the signals back and restores the terminal's modes. */
void terminal_guard_stop(void);

/* The end of the pipe that becomes readable when a signal arrived; -1 while not started. */
int terminal_guard_wake_descriptor(void);

/* The set of requests since the last call. */
unsigned terminal_guard_take_requests(void);

/* Stops the process group as ^Z does; returns when it runs again. */
void terminal_guard_stop_process_group(void);

/*
 * Sends standard error to an anonymous file, so that no message lands in the middle of the screen.
 * False where that isn't possible; nothing changes then.
 */
bool terminal_guard_hold_standard_error(void);

/* Gives standard error back and writes there what was held. */
void terminal_guard_release_standard_error(void);

#endif
