// game_words.c -- reads what things and players have, and what the game remembers: each a
// word, and a reading where it is a number.

#include <string.h>

#include "engine/scripted/scripted_words.h"
#include "scripting/base/nearest.h"
#include "scripting/game/game_inside.h"

// Adds the verb by which `run` reads a field.
static void add_reading(const GameRow *row, const FieldRow *field, int number,
                        bool of_players)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.verbs_n;

    game_declared_add(row, SPACE_WORD, field->name);
    game_row_room(row, n, LIMIT_VERBS);
    game->verbs[n] = (VerbRow){.name = field->name,
                               .deed = DEED_LOOK,
                               .signature = of_players ? "|p" : "x",
                               .reads = true,
                               .rule = "",
                               .doc = field->doc,
                               .field = (uint8_t)(1 + number),
                               .gives = VALUE_NUMBER};
    game->rules.verbs_n++;
}

void game_words_add_field(const GameRow *row, const FieldRow *field)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.fields_n;

    game_row_room(row, n, LIMIT_FIELDS);
    game->fields[n] = *field;
    game->rules.fields_n++;
    add_reading(row, field, n, false);
}

void game_words_add_adjective(const GameRow *row, const AdjectiveRow *adjective)
{
    ScriptedGame *game = row->reader->game;

    game_row_room(row, game->rules.adjectives_n, LIMIT_ADJECTIVES);
    game->adjectives[game->rules.adjectives_n++] = *adjective;
}

// ---- things

static void read_counter(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.counters_n;

    game_declared_add(row, SPACE_FIELD, row->name);
    game_row_room(row, n, LIMIT_COUNTERS);
    game_counters_read_bound(row, &row->reader->bounds[n]);
    game->counters[n].name = row->name;
    game->rules.counters_n++;
    game_words_add_field(row,
                         &(FieldRow){.name = row->name,
                                     .doc = row->doc,
                                     .source = SOURCE_COUNTER,
                                     .index = (uint8_t)n,
                                     .reads = READS_COUNTERS});
}

void game_words_read_counters(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_counters, read_counter);
}

static void read_status(GameRow *row)
{
    Library *library = row->reader->library;

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, library->statuses_n, LIMIT_STATUSES);
    const int status = library_status(library, row->name);
    if (*row->doc) library_explain_status(library, status, row->doc);
}

void game_words_read_statuses(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_statuses, read_status);
}

static void read_status_lasts(GameRow *row)
{
    row->reader->game->status_ends[row->n - 1] = game_words_lasts(row);
}

void game_words_read_status_lasts(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_statuses, read_status_lasts);
}

// ---- players

// Counters of players are fields behind all others, whose number is known at the end.
static void read_player_counter(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    Library *library = row->reader->library;
    const FieldRow field = {.name = row->name, .doc = row->doc};
    const int n = game->player_counters_n;

    game_declared_add(row, SPACE_FIELD, row->name);
    game_row_room(row, n, LIMIT_PLAYER_COUNTERS);
    game->player_counter_starts[n] =
        (int16_t)game_row_number(row, "starts", 0, NUMBER_MAX, 0);
    game_counters_read_bound(row, &row->reader->player_bounds[n]);
    if (row->reader->player_bounds[n].most &&
        game->player_counter_starts[n] > row->reader->player_bounds[n].most)
        game_row_fault(row, "starts", "a player begins with more than 'most'");
    (void)library_player_counter(library, row->name);
    row->reader->counter_verbs[n] = (uint8_t)game->rules.verbs_n;
    add_reading(row, &field, 0, true);
    game->player_counters_n++;
}

void game_words_read_player_counters(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_player_counters, read_player_counter);
}

void game_words_number_counters(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    for (int i = 0; i < game->player_counters_n; i++)
        game->verbs[reader->counter_verbs[i]].field =
            (uint8_t)(1 + game->rules.fields_n + i);
}

// ---- the game

static void read_duration(GameRow *row)
{
    GameReader *reader = row->reader;

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, reader->own_durations_n, LIMIT_DURATIONS);
    reader->durations[reader->own_durations_n++] =
        (WordRow){row->name, row->doc, WORD_DURATION, 0, 0};
}

void game_words_read_durations(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_durations, read_duration);
}

void game_words_add_general(GameReader *reader)
{
    scripted_words_add(reader->game, reader->durations, reader->own_durations_n);
}

uint8_t game_words_lasts(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_text(row, "lasts");
    Nearest nearest = nearest_to(name ? name : "");

    if (!name) return ENDS_NEVER;
    for (int i = game->notes_n; i < game->notes_n + game->durations_n; i++) {
        const int ends = scripted_words_ends(game, i);

        if (ends == ENDS_SOURCE) continue; // it ends with one thing, not at one moment
        if (!strcmp(game->words[i].name, name)) return (uint8_t)ends;
        nearest_try(&nearest, game->words[i].name);
    }
    game_row_wrong(row,
                   name,
                   "'lasts' wants this_turn or a duration of the game, got '%s'%s",
                   name,
                   nearest_text(row->L, &nearest));
}

int game_words_layer(const GameRow *row, const char *name)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.words_n;

    for (int i = 0; i < n; i++)
        if (game->words[i].group == WORD_LAYER && !strcmp(game->words[i].name, name))
            return i;
    game_declared_add(row, SPACE_WORD, name);
    game_row_room(row, n, LIMIT_WORDS);
    game->words[n] = (WordRow){name, row->doc, WORD_LAYER, 0, 0};
    return game->rules.words_n++;
}

// ---- resources

static void read_resource(GameRow *row)
{
    ScriptedGame *game = row->reader->game;

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, game->rules.resources_n, LIMIT_RESOURCES);
    game->resources[game->rules.resources_n++] =
        (ResourceRow){row->name, false, row->doc};
    game->rules.lacks &= (uint8_t)~LACKS_COSTS;
}

void game_words_read_resources(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_resources, read_resource);
}
