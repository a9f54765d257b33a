// deck_line.h -- takes one line of a deck apart: a name, and marks on both sides of it.

#ifndef DECK_LINE_H
#define DECK_LINE_H

#include "db/decks/deck_mark.h"

// Before a name stand a count, a section and a printing at most.
enum { LINE_MARKS = 24, LINE_MARKS_BEFORE = 6 };

// A line as it can be read: any number of the marks that stand at its ends may belong to
// the name. The name behind [i] marks, before [j], is from begins[i] to ends[j].
typedef struct {
    const char *text;
    DeckMark before[LINE_MARKS_BEFORE], behind[LINE_MARKS]; // from the ends inwards
    int before_n, behind_n;
    size_t begins[LINE_MARKS_BEFORE + 1], ends[LINE_MARKS + 1];
    const char *remark; // cut off from the text, or NULL
} DeckLine;

// Takes the text apart.
void deck_line_read(const PlayDecks *rows, const char *text, Arena *arena,
                    DeckLine *line);

// Returns the last place before [end] where a remark can begin, or NULL. An [end] of NULL
// is that of the text.
const char *deck_line_remark(const char *text, const char *end);

// Takes the text apart up to a remark that begins at that place.
void deck_line_read_remarked(const PlayDecks *rows, const char *text,
                             const char *remark, Arena *arena, DeckLine *line);

// Returns the name behind [i] marks and before [j], "" if they leave nothing.
const char *deck_line_name(const DeckLine *line, int i, int j, Arena *arena);

// Copies the marks around that name to [marks], in the order of the text; there is room
// for 2 * LINE_MARKS. Returns how many.
int deck_line_marks(const DeckLine *line, int i, int j, DeckMark *marks);

// Splits "3x Gust (OGN) 169" into count, name and code of [entry] as well as it can be
// told without a database, and keeps the text. Without a count it sets 0, for a count that
// is not from 1 to 99 it sets -1. The name may be empty.
void deck_line_split(const PlayDecks *rows, const char *text, Arena *arena,
                     DeckEntry *entry);

#endif
