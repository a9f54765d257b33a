// scene_note.h -- the notes of a game that everybody is shown.

#ifndef SCENE_NOTE_H
#define SCENE_NOTE_H

#include "engine/play/play_position.h"
#include "tools/view/scene.h"

// Returns row [i] of those that are shown, of the game or of each player; [player] NOBODY: of
// the game. Sets [place] to it. NULL: there are no more.
const PlayNote *scene_note(const Scene *scene, PlayerId player, int i,
                           NotePlace *place);

// Adds all that the note keeps: "rain", "3", "Axe, Annie". Returns whether that is anything.
bool scene_note_tell(const Scene *scene, NotePlace place, Line *line);

#endif
