// game_notes.c -- reads the notes of a game: what it remembers beside things and counters.

#include <string.h>

#include "scripting/game/game_inside.h"

// Reads the words of the note, which stand for numbers from 1 on.
static void read_words(const GameRow *row, int note, PlayNote *shown)
{
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "words", names);
    const char **words = row->reader->game->note_words[note];

    if (n > NOTE_WORDS_MAX) game_row_room(row, n, LIMIT_NOTE_WORDS);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            if (!strcmp(names[k], names[i]))
                game_row_fault(row, names[i], "the word '%s' stands twice", names[i]);
        words[i] = names[i];
    }
    if (n) shown->words = words;
    shown->words_n = (uint8_t)n;
}

// A label is of what is shown.
static void check_label(const GameRow *row, const PlayNote *shown)
{
    if (shown->label && !shown->shown)
        game_row_fault(row, "label", "'label' is for a note that says 'shown'");
}

static void read_note(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->notes_n;
    PlayNote note = {.name = row->name,
                     .label = game_row_text(row, "label"),
                     .doc = row->doc,
                     .shown = game_row_says(row, "shown"),
                     .per_player = game_row_says(row, "per_player"),
                     .most = (uint8_t)game_row_number(row, "list", 2, UINT8_MAX, 0)};
    const int players = note.per_player ? game->players_most : 1;
    const int values = players * (note.most ? note.most : 1);

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, n, LIMIT_NOTES);
    if (game->note_values_n + values > NOTE_VALUES_MAX)
        game_row_room(row, NOTE_VALUES_MAX, LIMIT_NOTE_VALUES);
    check_label(row, &note);
    read_words(row, n, &note);
    if (!note.label) note.label = row->name;
    game->notes[n] =
        (ScriptedNoteRow){.shown = note, .first = (uint16_t)game->note_values_n};
    game->words[n] = (WordRow){.name = row->name,
                               .doc = row->doc,
                               .group = WORD_NOTE,
                               .keeps = (note.per_player ? KEEPS_FOR_EACH : 0) |
                                        (note.most ? KEEPS_LIST : 0)};
    game->note_values_n += values;
    game->rules.words_n = ++game->notes_n;
}

static void read_lasts(GameRow *row)
{
    row->reader->game->note_ends[row->n - 1] = game_words_lasts(row);
}

void game_notes_read_lasts(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_notes, read_lasts);
}

void game_notes_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_notes, read_note);
}
