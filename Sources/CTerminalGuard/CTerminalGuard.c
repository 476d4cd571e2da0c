#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

/*
 * Everything that a handler touches is plain memory, set before the handler can run, or a lock-free
 * atomic; everything that a handler calls is in signal-safety(7).
 */

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
static const int request_signals[] = {SIGTERM, SIGHUP, SIGINT, SIGWINCH, SIGTSTP, SIGCONT};
enum {
  crash_count = sizeof crash_signals / sizeof *crash_signals,
  request_count = sizeof request_signals / sizeof *request_signals,
};

static struct sigaction old_crash[crash_count];
static struct sigaction old_request[request_count];
static sigset_t old_mask;
static struct termios saved_modes;
static char reset_string[512];
static size_t reset_length;
static int input_descriptor = -1, output_descriptor = -1;
static int wake_pipe[2] = {-1, -1};
static int held_errors = -1, standard_error = -1;
static bool chains_to_backtracer;
static bool started;
static atomic_uint requests;

/* A stack of its own, so that running out of stack is a crash that can be cleaned up after. */
static char crash_stack[64 * 1024];

static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

static void replay_held_errors(void) {
  char block[4096];
  off_t position = 0;
  ssize_t count;
  while ((count = pread(held_errors, block, sizeof block, position)) > 0) {
    write_all(standard_error, block, (size_t)count);
    position += count;
  }
}

static void crash_handler(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved_errno = errno;
  write_all(output_descriptor, reset_string, reset_length);
  tcsetattr(input_descriptor, TCSANOW, &saved_modes);
  if (held_errors >= 0) {
    dup2(standard_error, STDERR_FILENO);
    replay_held_errors();
  }
  for (int i = 0; i < crash_count; i++) {
    if (chains_to_backtracer) {
      sigaction(crash_signals[i], &old_crash[i], NULL);
    } else {
      signal(crash_signals[i], SIG_DFL);
    }
  }
  errno = saved_errno;
  /* A fault comes again on return, at the place where it happened; a signal that was sent, or a
     trap, does not. */
  bool comes_again = info->si_code > 0 && number != SIGTRAP;
  if (!comes_again) raise(number);
}

static void request_handler(int number) {
  int saved_errno = errno;
  unsigned request = number == SIGWINCH  ? TERMINAL_GUARD_RESIZE
                     : number == SIGTSTP ? TERMINAL_GUARD_SUSPEND
                     : number == SIGCONT ? TERMINAL_GUARD_CONTINUE
                                         : TERMINAL_GUARD_TERMINATE;
  atomic_fetch_or(&requests, request);
  /* The pipe doesn't block; when it is full the loop is going to wake anyway. */
  ssize_t ignored = write(wake_pipe[1], "", 1);
  (void)ignored;
  errno = saved_errno;
}

static void take_crash_signals(void) {
  const char *backtrace = getenv("SWIFT_BACKTRACE");
  chains_to_backtracer = backtrace != NULL && *backtrace != '\0';
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack}, old_stack;
  if (sigaltstack(NULL, &old_stack) == 0 && (old_stack.ss_flags & SS_DISABLE)) {
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_sigaction = crash_handler, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crash_signals[i], &action, &old_crash[i]);
}

/*
 * No SA_RESTART: a wait for a key must end. What was ignored (nohup) stays ignored; what the parent
 * had blocked, by negligence, comes through.
 */
static void take_request_signals(void) {
  struct sigaction action = {.sa_handler = request_handler};
  sigemptyset(&action.sa_mask);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int i = 0; i < request_count; i++) {
    sigaction(request_signals[i], NULL, &old_request[i]);
    bool stays_ignored = old_request[i].sa_handler == SIG_IGN && request_signals[i] != SIGWINCH;
    if (!stays_ignored) sigaction(request_signals[i], &action, NULL);
    sigaddset(&unblocked, request_signals[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, &old_mask);
}

bool terminal_guard_start(int input, int output) {
  if (started) {
    errno = EBUSY;
    return false;
  }
  if (tcgetattr(input, &saved_modes) != 0) return false;
  if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  input_descriptor = input;
  output_descriptor = output;
  reset_length = 0;
  atomic_store(&requests, 0);
  take_crash_signals();
  take_request_signals();
  started = true;
  return true;
}

void terminal_guard_set_reset(const char *bytes, size_t length) {
  if (length > sizeof reset_string) length = sizeof reset_string;
  memcpy(reset_string, bytes, length);
  reset_length = length;
}

void terminal_guard_stop(void) {
  if (!started) return;
  started = false;
  for (int i = 0; i < crash_count; i++) sigaction(crash_signals[i], &old_crash[i], NULL);
  for (int i = 0; i < request_count; i++) sigaction(request_signals[i], &old_request[i], NULL);
  pthread_sigmask(SIG_SETMASK, &old_mask, NULL);
  tcsetattr(input_descriptor, TCSADRAIN, &saved_modes);
  for (int i = 0; i < 2; i++) {
    close(wake_pipe[i]);
    wake_pipe[i] = -1;
  }
}

int terminal_guard_wake_descriptor(void) { return wake_pipe[0]; }

unsigned terminal_guard_take_requests(void) {
  char drained[64];
  while (wake_pipe[0] >= 0 && read(wake_pipe[0], drained, sizeof drained) > 0) {
  }
  return atomic_exchange(&requests, 0);
}

void terminal_guard_stop_process_group(void) {
  struct sigaction old_action, default_action = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &default_action, &old_action);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &old_action, NULL);
  /* This CONT is what we waited for. */
  atomic_fetch_and(&requests, ~(unsigned)TERMINAL_GUARD_CONTINUE);
}

bool terminal_guard_hold_standard_error(void) {
  if (held_errors >= 0) return false;
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  int file = memfd_create("standard error", MFD_CLOEXEC);
  if (copy < 0 || file < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (copy >= 0) close(copy);
    if (file >= 0) close(file);
    return false;
  }
  standard_error = copy;
  held_errors = file;
  return true;
}

void terminal_guard_release_standard_error(void) {
  if (held_errors < 0) return;
  dup2(standard_error, STDERR_FILENO);
  replay_held_errors();
  close(standard_error);
  close(held_errors);
  held_errors = standard_error = -1;
}
