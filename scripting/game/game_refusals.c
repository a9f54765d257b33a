// game_refusals.c -- reads why options are missing: the sentence for players, the rule
// number, and what the rulebook says there.
//
// Rows hold queries and conditions, so they are read when words mean something.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/scripted/front/scripted_refusals.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// The options that a row may be about.
static const struct {
    const char *word;
    uint8_t role;
} kinds[] = {{"play", CHOICE_PLAY},
             {"use", CHOICE_USE},
             {"move", CHOICE_MOVE},
             {"put", CHOICE_PUT},
             {"pass", CHOICE_PASS},
             {"end turn", CHOICE_END_TURN}};

// Returns which of the game's own kinds of option has the name, -1: none.
static int own_option(const GameReader *reader, const char *name)
{
    const ScriptedGame *game = reader->game;

    for (int i = SCRIPTED_OPTION_COUNT; i < game->rules.options_n; i++)
        if (!strcmp(game->option_kinds[i].name, name)) return i - SCRIPTED_OPTION_COUNT;
    return -1;
}

static _Noreturn void no_such_option(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < COUNT_OF(kinds); i++) nearest_try(&nearest, kinds[i].word);
    for (int i = SCRIPTED_OPTION_COUNT; i < game->rules.options_n; i++)
        nearest_try(&nearest, game->option_kinds[i].name);
    game_row_wrong(
        row,
        "option",
        "'%s' is none of play, use, move, put, pass, end turn, and no row of "
        "'options'%s",
        name,
        nearest_text(row->L, &nearest));
}

static void read_options(GameRow *row, ScriptedRefusal *refusal)
{
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "option", names);

    for (int i = 0; i < n; i++) {
        const int own = own_option(row->reader, names[i]);
        int k = 0;

        if (own >= 0) refusal->own |= UINT64_C(1) << own;
        if (own >= 0) continue;
        while (k < COUNT_OF(kinds) && strcmp(names[i], kinds[k].word) != 0) k++;
        if (k == COUNT_OF(kinds)) no_such_option(row, names[i]);
        refusal->options |= 1u << kinds[k].role;
    }
    if (!n) game_row_fault(row, NULL, "a refusal says of which 'option'");
}

static void read_zones(GameRow *row, ScriptedRefusal *refusal)
{
    const Rules *rules = &row->reader->game->rules;
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "to", names);

    for (int i = 0; i < n; i++) {
        int k = 0;

        while (k < rules->places_n && strcmp(names[i], rules->places[k].name) != 0) k++;
        refusal->zones |= k < rules->places_n
                              ? rules->places[k].zones
                              : UINT64_C(1) << game_zones_find(row, names[i]);
    }
}

static void read_refusal(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.refusals_n;
    ScriptedRefusal *refusal = &game->refusals_more[n];
    const char *rule = game_row_text(row, "rule");
    const char *mend = game_row_text(row, "mend");
    lua_State *L = row->L;

    game_row_room(row, n, LIMIT_REFUSALS);
    game->refusals[n] =
        (RefusalRow){row->name, rule ? rule : "", row->name, mend ? mend : "", false};
    game->refusals[n].rest = game_row_says(row, "otherwise");
    *refusal = (ScriptedRefusal){0};
    read_options(row, refusal);
    read_zones(row, refusal);
    if (row->table && lua_getfield(L, row->table, "of") != LUA_TNIL) {
        game_row_check_query(row, "of", false);
        refusal->query = read_query(L, -1, "of");
    }
    if (row->table && lua_getfield(L, row->table, "provided") != LUA_TNIL) {
        game_row_check_query(row, "provided", true);
        refusal->provided = read_condition(L, lua_gettop(L));
    }
    game->rules.refusals_n++;
}

// ---- what the rulebook says

static bool has_place(const char *book, const char *place)
{
    const size_t n = strlen(place);

    for (; *book; book += strcspn(book, "\n") + 1)
        if (!strncmp(book, place, n) && book[n] == '\t') return true;
    return false;
}

// Adds a place and its sentence as a line (play_rulebook.h).
static void read_place(GameRow *row)
{
    GameReader *reader = row->reader;
    const char *texts[GAME_LIST_MAX];
    size_t room;

    if (game_row_texts(row, texts) != 1)
        game_row_fault(row, NULL, "a row of 'rulebook' has a place and what it says");
    if (reader->rulebook && has_place(reader->rulebook, row->name))
        game_row_fault(row, NULL, "'%s' is there twice", row->name);
    room = strlen(row->name) + strlen(texts[0]) + sizeof "\t\n";
    reader->rulebook = realloc(reader->rulebook, reader->rulebook_n + room);
    // The text is part of a script, whose length is limited.
    ASSERT(reader->rulebook);
    reader->rulebook_n += text_format(
        reader->rulebook + reader->rulebook_n, room, "%s\t%s\n", row->name, texts[0]);
}

void game_refusals_read_rulebook(GameReader *reader)
{
    if (!game_row_each(reader, GAME_KEY_rulebook, read_place)) return;
    reader->game->play.rulebook = library_text(reader->library, reader->rulebook);
}

void game_refusals_read(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    game->refusals[0] = (RefusalRow){"allowed", "", "allowed", "", false};
    game->rules.refusals_n = 1;
    (void)game_row_each(reader, GAME_KEY_refusals, read_refusal);
    scripted_refusals_fill(game);
}
