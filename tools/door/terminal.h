// terminal.h -- the one door between the program and the eyes of a person.
//
// Behind terminal_open everything that is written to stdout and stderr passes a filter.
// It shows each character that would steer a terminal, hide text or turn it around, as
// JSON writes it: an escape becomes \u001b. A byte that is no UTF-8 becomes \xff. So
// nothing from cards, sets, decks, players, files and messages is obeyed. Marks on one
// letter beyond LETTER_MARKS_MAX are shown the same way. Only line ends and tabs pass, and
// the codes that terminal_ours writes. Where the locale is not one of UTF-8, as LC_ALL=C,
// only ASCII leaves, one character for one.

#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "engine/play/ink.h"
#include "tools/door/json_text.h"

enum { TERMINAL_SHOWN_MAX = 16 }; // bytes of one shown character, with the end

// Sets the door before stdout and stderr. The program calls it once, first of all.
void terminal_open(void);

// Lets results for a program pass unchanged from here on, unless stdout is a terminal.
void terminal_pass_results(void);

// Writes what is still held for stdout. Returns false if not all of it was written, with
// the errno of the write that failed first.
bool terminal_written(void);

// Says that stdout gets JSON from here on: where only ASCII leaves, each other character
// becomes its escape, so nothing is lost.
void terminal_say_json(void);

// Writes the character at the start of [text], which is not empty, as a person may see
// it. Shows line ends and tabs too, because they do not belong within a line. Counts the
// [marks] on one letter, from 0 before the first character. Returns how many bytes of
// [text] it stands for.
int terminal_show(const char *text, int *marks, char shown[TERMINAL_SHOWN_MAX]);

// Writes all of [text] as part of one line into [shown], cut between characters where
// [size] is too small. Returns [shown].
const char *terminal_line(const char *text, char *shown, size_t size);

// Counts the columns that [text] takes as part of one line.
int terminal_width(const char *text);

// Prints part of one line, printf-like. terminal_tell prints a whole line.
void terminal_put(FILE *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void terminal_tell(FILE *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// Lets what this thread prints by these two for the program's own stdout and stderr go behind
// [notes], NULL: to its stream again. For a program of which this is a library. Returns where it
// went before.
JsonText *terminal_divert(JsonText *notes);

// Returns the code that makes what follows appear in [ink].
const char *terminal_ink(Ink ink);

// Prints a text of the program's own, with its codes, past the filter. Data in it must
// have gone through terminal_show.
void terminal_ours(FILE *out, const char *text);

// Empty the terminal behind [out]. terminal_forget empties what it could scroll back to as well.
void terminal_clear(FILE *out);
void terminal_forget(FILE *out);

// Goes back to the start of the line on stderr, and empties it.
void terminal_erase_line(void);

// Returns the columns or the rows of the terminal behind [file]; 0 if it is none.
int terminal_columns(FILE *file);
int terminal_rows(FILE *file);

// Asks for a line on the terminal. Returns memory that the caller frees, or NULL at the
// end of the input.
char *terminal_ask(const char *prompt);

// Returns how many bytes were typed in whole lines that nobody has read yet.
int terminal_typed(void);

// Forgets the lines that were typed, and those that nobody has read yet.
void terminal_forget_typed(void);

// For handlers of signals: writes plain words of the program to stderr, or empties the
// terminal as terminal_forget does. The first returns -1 if it cannot.
int terminal_alarm(const char *text);
void terminal_alarm_forget(void);

#endif
