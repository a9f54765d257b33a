// game_declared.c -- the names that a game declares: each once, and each used.
//
// Names of one space must differ from each other and from those of every game. A name that
// nothing in the game's own files uses is most likely misspelt there, so it is a fault;
// `for_cards` says that only scripts of cards use it. Kinds, types, places and the rows
// of decks and screens are for cards and players anyway.

#include <string.h>

#include "scripting/game/game_inside.h"
#include "scripting/language.h"

// The noun for a row of each key whose use can be known.
static const char *const nouns[GAME_KEYS] = {
    [GAME_KEY_columns] = "column",
    [GAME_KEY_zones] = "zone",
    [GAME_KEY_events] = "event",
    [GAME_KEY_counters] = "counter",
    [GAME_KEY_player_counters] = "player counter",
    [GAME_KEY_statuses] = "status",
    [GAME_KEY_notes] = "note",
    [GAME_KEY_durations] = "duration",
    [GAME_KEY_settings] = "setting",
    [GAME_KEY_dice] = "die",
    [GAME_KEY_questions] = "question",
    [GAME_KEY_options] = "kind of option",
    [GAME_KEY_prompts] = "prompt",
    [GAME_KEY_endings] = "ending",
};

// Returns whether a table of rows, each of which begins with its name, has the name.
static bool has_row(const void *rows, int n, size_t size, const char *name)
{
    for (int i = 0; i < n; i++) {
        const char *const *row =
            (const char *const *)((const char *)rows + (size_t)i * size);

        if (!strcmp(*row, name)) return true;
    }
    return false;
}

#define HAS(rows, n, name) has_row(rows, n, sizeof *(rows), name)

// Returns whether the rows of the key name what queries, costs and patterns are written with:
// such a name has no other meaning in any of them.
static bool is_of_things(int key)
{
    return key == GAME_KEY_counters || key == GAME_KEY_player_counters ||
           key == GAME_KEY_statuses;
}

// Returns whether the language itself has the name in that space.
static bool is_of_language(GameSpace space, bool of_things, const char *name)
{
    int n;
    const LanguageRow *rows = language_rows(&n);

    for (int i = 0; i < n; i++) {
        const LanguageKind kind = rows[i].kind;
        const bool key = kind == LANGUAGE_KEY, query = kind == LANGUAGE_QUERY_KEY;

        if (kind == LANGUAGE_RENAMED || strcmp(rows[i].name, name) != 0) continue;
        if (of_things || (space == SPACE_WORD && !key && !query)) return true;
        if (space == SPACE_FIELD && query) return true;
        if ((space == SPACE_EVENT || space == SPACE_QUESTION) && key) return true;
    }
    return false;
}

// Returns whether every game has the name. The rows of the game that come from the
// language stand in its tables before any of its own.
static bool is_general(const GameReader *reader, int key, GameSpace space,
                       const char *name)
{
    const ScriptedGame *game = reader->game;
    const GameGeneral *general = &reader->general;

    if (is_of_language(space, is_of_things(key), name)) return true;
    switch (space) {
    case SPACE_WORD:
        return HAS(game->verbs, general->verbs, name) ||
               HAS(game->kinds, general->kinds, name) ||
               HAS(game->adjectives, general->adjectives, name) ||
               scripted_words_has(name);
    case SPACE_FIELD: return HAS(game->fields, general->fields, name);
    case SPACE_EVENT: return HAS(game->events, general->events, name);
    case SPACE_QUESTION: return HAS(game->questions, general->questions, name);
    case SPACE_OTHER: return false;
    }
    return false;
}

// A zone may have the name of a kind: `at` and verbs tell them apart. A derived number
// has the name of its column, and a layer may stand in several rows.
static bool may_share(const GameName *known, int key)
{
    const bool zone = known->key == GAME_KEY_zones || key == GAME_KEY_zones;
    const bool kind = known->key == GAME_KEY_kinds || key == GAME_KEY_kinds;

    if (zone && kind && known->key != key) return true;
    return key == GAME_KEY_numbers && known->key == GAME_KEY_columns;
}

// Returns whether the one is a number or mark of things or players, and the other an event.
static bool is_mark_and_event(int one, int other)
{
    return is_of_things(one) && other == GAME_KEY_events;
}

static unsigned hash_of(const char *name, size_t n)
{
    unsigned hash = 5381;

    for (size_t i = 0; i < n; i++) hash = hash * 33 + (uint8_t)name[i];
    return hash % NAME_HASHES;
}

static void check_free(const GameRow *row, GameSpace space, const char *name)
{
    const GameReader *reader = row->reader;

    if (is_general(reader, row->key, space, name))
        game_row_fault(row, NULL, "'%s' is a word of every game already", name);
    for (int i = 0; i < reader->declared_n; i++) {
        const GameName *known = &reader->declared[i];

        const bool apart = known->space != space &&
                           !is_mark_and_event(known->key, row->key) &&
                           !is_mark_and_event(row->key, known->key);

        if (apart || strcmp(known->name, name) != 0) continue;
        if (space == SPACE_OTHER && known->key != row->key) continue;
        if (may_share(known, row->key)) continue;
        if (known->key == row->key)
            game_row_fault(row,
                           NULL,
                           "two rows of '%s' are named '%s'",
                           game_row_key_name(row->key),
                           name);
        game_row_fault(row,
                       NULL,
                       "'%s' is the name of a row of '%s' already",
                       name,
                       game_row_key_name(known->key));
    }
}

void game_declared_add(const GameRow *row, GameSpace space, const char *name)
{
    GameReader *reader = row->reader;

    if (strlen(name) > NAME_MAX_LENGTH)
        game_row_fault(row, NULL, "a name has at most %d bytes", NAME_MAX_LENGTH);
    if (space != SPACE_OTHER && !vocabulary_is_name(row->L, name))
        game_row_fault(row, NULL, "'%s' is no name that a script can write", name);
    check_free(row, space, name);
    game_row_room(row, reader->declared_n, LIMIT_GAME_NAMES);
    uint16_t *first = &reader->hashed[hash_of(name, strlen(name))];
    reader->declared[reader->declared_n++] = (GameName){.name = name,
                                                        .space = (uint8_t)space,
                                                        .key = row->key,
                                                        .row = (uint16_t)row->n,
                                                        .next = *first,
                                                        .used = row->for_cards};
    *first = (uint16_t)reader->declared_n;
}

void game_declared_use(GameReader *reader, const char *name, size_t n)
{
    for (int i = reader->hashed[hash_of(name, n)]; i;
         i = reader->declared[i - 1].next) {
        GameName *known = &reader->declared[i - 1];

        if (!strncmp(known->name, name, n) && !known->name[n]) known->used = true;
    }
}

// NOLINTNEXTLINE(readability-function-size): a table is its rows, how many, how large.
int game_declared_find(const GameRow *row, const char *what, const char *name,
                       const void *rows, int n, size_t size)
{
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < n; i++) {
        const char *known =
            *(const char *const *)((const char *)rows + (size_t)i * size);

        if (!strcmp(known, name)) {
            game_declared_use(row->reader, name, strlen(name));
            return i;
        }
        nearest_try(&nearest, known);
    }
    game_row_wrong(
        row, name, "no %s '%s'%s", what, name, nearest_text(row->L, &nearest));
}

// Returns whether another name of the same row is used: of a number its field is, of a
// question its adjective.
static bool is_used(const GameReader *reader, const GameName *name)
{
    for (int i = 0; i < reader->declared_n; i++) {
        const GameName *other = &reader->declared[i];

        if (other->key == name->key && other->row == name->row && other->used)
            return true;
    }
    return false;
}

void game_declared_check(GameReader *reader)
{
    for (int i = 0; i < reader->declared_n; i++) {
        const GameName *name = &reader->declared[i];
        const GameRow row = {.reader = reader,
                             .L = reader->L,
                             .key = name->key,
                             .list = name->key,
                             .n = name->row};

        if (!nouns[name->key] || is_used(reader, name)) continue;
        game_row_fault(
            &row,
            NULL,
            "%s '%s' is never used: no function and no row names it (if only "
            "cards do, add for_cards)",
            nouns[name->key],
            name->name);
    }
}
