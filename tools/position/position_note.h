// position_note.h -- the notes of a position: put, told, compared and written as JSON, those of
// the game and those of players.

#ifndef POSITION_NOTE_H
#define POSITION_NOTE_H

#include "tools/position/position_inside.h"
#include "tools/position/position_view.h"

// Notes what [told] says of [player], NOBODY: of the game. All things are there already,
// because a note may be about one. Returns 0, or -1 with the error filled.
int position_note_put(Reader *reader, const json_t *told, PlayerId player);

// Adds the notes that are not blank to [json], under "notes".
void position_note_tell(const PositionView *view, PlayerId player, json_t *json);

// Returns what the note of that name keeps, a new reference; NULL: there is none.
json_t *position_note_entry(const PositionView *view, PlayerId player,
                            const char *name);

// Adds the notes that are shown to [json], under "notes", for programs.
void position_note_write(const PositionView *view, PlayerId player, json_t *json);

#endif
