/*
 * ncursesw for Swift. Wide characters must be asked for before the header is read. Macros that
 * Swift can't import (attribute masks, KEY_F) and the global variables that it rightly refuses
 * (stdscr and friends change behind its back) become functions here.
 */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <curses.h>

static inline WINDOW *curses_standard_screen(void) { return stdscr; }
static inline WINDOW *curses_current_screen(void) { return curscr; }
static inline int curses_columns(void) { return COLS; }
static inline int curses_rows(void) { return LINES; }

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_dim(void) { return A_DIM; }
static inline attr_t curses_reverse(void) { return A_REVERSE; }
static inline attr_t curses_underline(void) { return A_UNDERLINE; }

static inline int curses_function_key(int number) { return KEY_F(number); }

/* How many columns curses gives a character; wchar.h shows this only to X/Open programs. */
extern int wcwidth(wchar_t character);
static inline int curses_width(wchar_t character) { return wcwidth(character); }

/* Draws one spacing character with its marks (a string that ends in 0) in one cell. */
static inline int curses_draw(
    int row, int column, const wchar_t *text, attr_t attributes, int color_pair)
{
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &color_pair) == ERR) return ERR;
  return mvadd_wch(row, column, &cell);
}

#endif
