// scenario_words.c -- the words inside `run`: those of every game, and the game's own
// moves.
//
// A word that fails raises an error, so nothing runs after the first failure.

#include "tools/scenarios/scenario_words.h"
#include "engine/play/play_options.h"

#include <lauxlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "tools/scenarios/scenario_box.h"
#include "tools/scenarios/scenario_json.h"

enum { LOG_TEXTS = 8 }; // of one claim

// Returns the scenario of a word, which is a closure over it. A word that fails tells
// the reason in the scenario; Lua learns only the place, so that the message begins
// with the line.
static Scenario *scenario_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

static int done(lua_State *L, int failed)
{
    if (failed) return luaL_error(L, SCENARIO_TOLD);
    scenario_box_count_words(L, 1);
    return 0;
}

// Refuses more arguments than the word reads, its table before the colon included.
static void at_most(lua_State *L, int n)
{
    if (lua_gettop(L) <= n) return;
    if (lua_type(L, n + 1) == LUA_TSTRING)
        (void)luaL_error(
            L,
            "'%s' is too much here; a place that the move does not name is "
            "an answer, as in { to = \"%s\" }",
            lua_tostring(L, n + 1),
            lua_tostring(L, n + 1));
    (void)luaL_error(L, "this word takes no more than %d arguments", n - 1);
}

// Checks that a word of `t` was called with a colon.
static void of_game(lua_State *L, int n)
{
    if (!lua_istable(L, 1))
        (void)luaL_error(L, "a word of t is called with a colon: t:expect { }");
    at_most(L, n);
}

// Ends a word that acts: it has come to the event at which it should stop.
static int acted(lua_State *L, int failed)
{
    return done(L, failed ? failed : scenario_stop_check(scenario_of(L)));
}

// Begins a word that acts: a game that has stopped at an event goes on.
static void begin_act(lua_State *L)
{
    if (scenario_stop_leave(scenario_of(L))) (void)done(L, -1);
}

// Returns the value at [index] as JSON, which lives as long as the scenario, so that an
// error may leave the word at any place.
static json_t *value_of(lua_State *L, int index)
{
    json_t *json = scenario_json(L, index, NULL);

    json_array_append_new(scenario_of(L)->values, json);
    return json;
}

// Returns the table of names at [index] as JSON.
static json_t *names_of(lua_State *L, int index)
{
    luaL_checktype(L, index, LUA_TTABLE);
    json_t *json = value_of(L, index);

    if (!json_is_object(json)) (void)luaL_error(L, "a table of names is wanted");
    return json;
}

// Returns the player that a method was called on.
static int player_of(lua_State *L)
{
    int player;

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_pushliteral(L, "player");
    if (lua_rawget(L, 1) != LUA_TNUMBER)
        return luaL_error(L, "a player's word is called with a colon: t.you:pass()");
    player = (int)lua_tointeger(L, -1);
    if (player < 0 || player >= scenario_of(L)->game.now.players_n)
        return luaL_error(L, "there is no such player");
    lua_pop(L, 1);
    return player;
}

// Returns the move that this closure is the word of.
static PlayMove move_of(lua_State *L)
{
    const int i = (int)lua_tointeger(L, lua_upvalueindex(2));

    return scenario_rows_move(scenario_of(L)->table.rules, i);
}

// Counts the claims of the scenario: one that claims nothing shows nothing.
static int claimed(lua_State *L, int failed)
{
    scenario_of(L)->claims = true;
    return done(L, failed);
}

// Counts a claim about the question that waits: a scenario may end there.
static int looked(lua_State *L, int failed)
{
    scenario_of(L)->looked = true;
    return claimed(L, failed);
}

// Reads the words of a move from argument [i] on, as far as its shape allows: a card,
// or several, then a place. Returns the argument after them.
static int read_move(lua_State *L, int i, Claim *claim)
{
    const MoveShape shape = (MoveShape)claim->move.shape;
    const bool placed = shape == MOVE_CARD_AT || shape == MOVE_CARDS_TO;

    if (shape == MOVE_ALONE) return i;
    if (shape == MOVE_CARDS_TO) {
        claim->cards = value_of(L, i++);
        claim->card = json_string_value(json_is_array(claim->cards)
                                            ? json_array_get(claim->cards, 0)
                                            : claim->cards);
    } else {
        claim->card = luaL_checkstring(L, i++);
    }
    if (placed || (shape == MOVE_OPTION && lua_type(L, i) == LUA_TSTRING) ||
        (lua_type(L, i) == LUA_TNUMBER && scenario_own_second(scenario_of(L), claim)))
        claim->place = luaL_checkstring(L, i++);
    return i;
}

// Reads the table of answers that may follow. Returns the argument after it.
static int read_options(lua_State *L, int i, Claim *claim)
{
    if (lua_type(L, i) != LUA_TTABLE) return i;
    claim->options = value_of(L, i);
    if (json_is_array(claim->options) && json_array_size(claim->options))
        (void)luaL_error(L,
                         "answers beside a move stand under keys: { target = \"X\" }");
    return i + 1;
}

// Makes a move: t.you:play("Tibbers", { target = ... }), t.you:move("Tibbers", "base"),
// t.you:pass().
static int w_move(lua_State *L)
{
    Claim claim = {.player = player_of(L), .move = move_of(L)};

    claim.what = claim.move.word;
    at_most(L, read_options(L, read_move(L, 2, &claim), &claim) - 1);
    begin_act(L);
    return acted(L, scenario_move(scenario_of(L), &claim));
}

static int w_concede(lua_State *L)
{
    at_most(L, 1);
    begin_act(L);
    return acted(L, scenario_concede(scenario_of(L), player_of(L)));
}

static int w_answer(lua_State *L)
{
    const int player = player_of(L);

    at_most(L, 2);
    if (lua_isnoneornil(L, 2)) return luaL_error(L, "an answer is wanted");
    begin_act(L);
    return acted(L, scenario_answer(scenario_of(L), player, value_of(L, 2)));
}

// Returns whether what may be a place or a rule is a place, or what else the move says
// second.
static bool names_place(lua_State *L, int i, const Claim *claim)
{
    const int second = scenario_own_second(scenario_of(L), claim);

    if (second == ABOUT_NUMBER)
        return lua_type(L, i) == LUA_TNUMBER ||
               (lua_type(L, i) == LUA_TSTRING &&
                play_options_number(scenario_of(L)->table.rules,
                                    claim->move.option,
                                    lua_tostring(L, i)));
    if (second == ABOUT_PLAYER)
        return lua_type(L, i) == LUA_TSTRING &&
               scenario_player(scenario_of(L), lua_tostring(L, i)) >= 0;
    return lua_type(L, i) == LUA_TSTRING &&
           scenario_spot(scenario_of(L), lua_tostring(L, i), claim->player) != NOWHERE;
}

// Reads a move as claim: refused("play", card), refused("move", card, place). The place
// may be left out. What is refused and about nothing has its rule here: refused("pass",
// rule).
static int read_claimed_move(lua_State *L, Claim *claim, bool with_rule)
{
    int i = 3;

    if (claim->move.shape == MOVE_ALONE && (with_rule || lua_type(L, 3) != LUA_TSTRING))
        return i;
    claim->card = luaL_checkstring(L, i++);
    if (claim->move.shape != MOVE_ALONE && names_place(L, i, claim))
        claim->place = lua_tostring(L, i++);
    return read_options(L, i, claim);
}

// Reads an option of the question that waits: offers("target", card), offers("may", true).
static int read_claimed_option(lua_State *L, Claim *claim)
{
    claim->card = lua_isboolean(L, 3) ? (lua_toboolean(L, 3) ? "yes" : "no")
                                      : luaL_checkstring(L, 3);
    return 4;
}

// Refuses answers beside a claim about a move: nothing would ask for them.
static void check_claimed_options(lua_State *L, const Claim *claim)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)claim->options, key, value)
    {
        if (!strcmp(key, "ability") || !strcmp(key, "from")) continue;
        if (!strcmp(key, "to") && claim->move.check && !claim->place)
            (void)luaL_error(
                L,
                "a claim names the place behind the card: (\"%s\", \"%s\", "
                "\"%s\"); the place where a target moves: make the move with "
                "to = \"?\" and claim offers_not(\"to\", ...)",
                claim->what,
                claim->card,
                json_is_string(value) ? json_string_value(value) : "...");
        (void)luaL_error(L,
                         "'%s' is not asked of a claim, which knows 'ability' and "
                         "'from': make the move with %s = \"?\" and claim "
                         "offers_not(\"%s\", ...)",
                         key,
                         key,
                         key);
    }
}

// Reads refused("play", card, rule) or offers("move", card, place).
static Claim claim_of(lua_State *L, bool with_rule)
{
    Claim claim = {.player = player_of(L), .what = luaL_checkstring(L, 2)};
    const bool moves =
        scenario_rows_find_move(scenario_of(L)->table.rules, claim.what, &claim.move);
    int i = moves ? read_claimed_move(L, &claim, with_rule)
                  : read_claimed_option(L, &claim);

    check_claimed_options(L, &claim);
    if (with_rule && !lua_isnoneornil(L, i)) claim.rule = luaL_checkstring(L, i++);
    at_most(L, i - 1);
    return claim;
}

static int w_refused(lua_State *L)
{
    const Claim claim = claim_of(L, true);

    return claimed(L, scenario_refused(scenario_of(L), &claim));
}

static int w_offers(lua_State *L)
{
    const Claim claim = claim_of(L, false);

    return looked(L, scenario_offers(scenario_of(L), &claim, true));
}

static int w_offers_not(lua_State *L)
{
    const Claim claim = claim_of(L, false);

    return looked(L, scenario_offers(scenario_of(L), &claim, false));
}

static int w_sees(lua_State *L)
{
    at_most(L, 2);
    return claimed(
        L, scenario_sees(scenario_of(L), player_of(L), luaL_checkstring(L, 2), true));
}

static int w_cannot_see(lua_State *L)
{
    at_most(L, 2);
    return claimed(
        L, scenario_sees(scenario_of(L), player_of(L), luaL_checkstring(L, 2), false));
}

static int w_pass_until(lua_State *L)
{
    Scenario *scenario = scenario_of(L);
    int n;
    const PlayPassing *passings = scenario_rows_passings(scenario->table.rules, &n);

    of_game(L, 1);
    begin_act(L);
    return acted(L,
                 scenario_pass_until(scenario,
                                     &passings[lua_tointeger(L, lua_upvalueindex(2))]));
}

static int w_next_game(lua_State *L)
{
    of_game(L, 2);
    begin_act(L);
    return acted(L, scenario_next_game(scenario_of(L), luaL_checkstring(L, 2)));
}

static int w_stop_at(lua_State *L)
{
    of_game(L, 2);
    return done(L, scenario_stop_at(scenario_of(L), luaL_checkstring(L, 2)));
}

static int w_go_on(lua_State *L)
{
    of_game(L, 1);
    return acted(L, scenario_stop_go_on(scenario_of(L)));
}

// Gives one answer, or some by key: { target = "Recruit" }.
static int give_answer(Scenario *scenario, int player, const json_t *value)
{
    if (json_is_object(value) && !json_object_get(value, "card")) {
        const char *key = json_object_iter_key(json_object_iter((json_t *)value));

        if (scenario_rows_is_key(scenario->table.rules, key))
            return scenario_give_all(scenario, player, value);
    }
    return scenario_give(scenario, player, NULL, value);
}

// Gives the entries of a list one by one.
static int give_list(Scenario *scenario, int player, const json_t *list)
{
    size_t i;
    json_t *value;
    int failed = 0;

    if (!json_is_array(list))
        return scenario_fail(scenario,
                             "the answers of a player are a list: "
                             "t:answers { %s = { { may = true } } }",
                             scenario->players[player]);
    json_array_foreach((json_t *)list, i, value)
    {
        if (!failed) failed = give_answer(scenario, player, value);
    }
    return failed;
}

static int w_answers(lua_State *L)
{
    Scenario *scenario = scenario_of(L);
    const char *name;
    int failed = 0;
    json_t *list;

    of_game(L, 2);
    json_t *json = names_of(L, 2);
    json_object_foreach(json, name, list)
    {
        const int player = scenario_player(scenario, name);

        if (player < 0)
            failed = scenario_fail(scenario, "there is no player '%s'", name);
        else if (!failed)
            failed = give_list(scenario, player, list);
    }
    if (!failed && scenario_question(scenario) &&
        !scenario_is_decision(scenario, scenario_question(scenario)))
        return acted(L, scenario_advance(scenario));
    return done(L, failed);
}

static int w_expect(lua_State *L)
{
    of_game(L, 2);
    json_t *wanted = names_of(L, 2);

    if (json_object_get(wanted, "question"))
        return looked(L, scenario_expect(scenario_of(L), wanted));
    return claimed(L, scenario_expect(scenario_of(L), wanted));
}

static int w_expect_object(lua_State *L)
{
    of_game(L, 3);
    const char *name = luaL_checkstring(L, 2);

    return claimed(L, scenario_expect_object(scenario_of(L), name, names_of(L, 3)));
}

static int w_log_has(lua_State *L)
{
    const char *texts[LOG_TEXTS];
    const int n = lua_gettop(L) > 2 ? lua_gettop(L) - 1 : 1;

    if (n > LOG_TEXTS)
        return luaL_error(L, "'log_has' takes %d sentences at most", LOG_TEXTS);
    of_game(L, n + 1);
    for (int i = 0; i < n; i++) texts[i] = luaL_checkstring(L, i + 2);
    return claimed(L, scenario_log_has(scenario_of(L), texts, n));
}

static int w_why(lua_State *L)
{
    of_game(L, 3);
    const char *question = luaL_checkstring(L, 2);

    luaL_checktype(L, 3, LUA_TTABLE);
    return claimed(L, scenario_tells_why(scenario_of(L), question, value_of(L, 3)));
}

// A deck is read from the database each time: it costs as much as ten words.
static int deck_word(lua_State *L, const char *rule)
{
    scenario_box_count_words(L, 9);
    const char *name = luaL_checkstring(L, 2);
    const json_t *changes = lua_isnoneornil(L, 3) ? NULL : value_of(L, 3);

    if (changes && !json_is_object(changes) && json_array_size(changes))
        return luaL_error(L, "changes of a deck are a table of names");

    return claimed(L, scenario_deck(scenario_of(L), name, changes, rule));
}

static int w_deck_refused(lua_State *L)
{
    of_game(L, 4);
    return deck_word(L, luaL_checkstring(L, 4));
}

static int w_deck_legal(lua_State *L)
{
    of_game(L, 3);
    return deck_word(L, NULL);
}

static const luaL_Reg player_words[] = {
#define OF_PLAYER(name, parameters, doc) {#name, w_##name},
#include "engine/play/scenario_words.def"
    {NULL, NULL},
};

static const luaL_Reg game_words[] = {
#define OF_TEST(name, parameters, doc) {#name, w_##name},
#include "engine/play/scenario_words.def"
    {NULL, NULL},
};

// Raises an error for a word that a table does not have, with the nearest one that it
// has.
static int no_such_word(lua_State *L)
{
    const char *wanted = luaL_tolstring(L, 2, NULL);
    NameMatch nearest;

    name_match_start(&nearest, wanted);
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1))
        name_match_offer(&nearest, lua_tostring(L, -2));
    const char *near = name_match_best(&nearest);
    if (near) return luaL_error(L, "there is no '%s'%s", wanted, text_hint(near).text);
    return luaL_error(L, "there is no '%s': docs/scenarios.md lists all words", wanted);
}

static int no_new_word(lua_State *L)
{
    return luaL_error(L, "nothing is kept in t: write a local variable");
}

// Makes the table on top raise an error when a word is missing, or is added.
static void be_strict(lua_State *L)
{
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, no_new_word);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, no_such_word);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

// Adds a word of the game to the table on top: row [i] of its moves or passings.
static void add_word(lua_State *L, Scenario *scenario, const char *word, int i,
                     lua_CFunction function)
{
    lua_pushlightuserdata(L, scenario);
    lua_pushinteger(L, i);
    lua_pushcclosure(L, function, 2);
    lua_setfield(L, -2, word);
}

static void add_moves(lua_State *L, Scenario *scenario)
{
    const Rules *rules = scenario->table.rules;

    for (int i = 0; i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);

        if (move.word) add_word(L, scenario, move.word, i, w_move);
    }
}

static void add_passings(lua_State *L, Scenario *scenario)
{
    int n;
    const PlayPassing *passings = scenario_rows_passings(scenario->table.rules, &n);

    for (int i = 0; i < n; i++)
        add_word(L, scenario, passings[i].word, i, w_pass_until);
}

void scenario_words(lua_State *L, Scenario *scenario)
{
    const char *word = play_scenario(scenario->table.rules)->object_word;

    lua_newtable(L);
    lua_pushlightuserdata(L, scenario);
    luaL_setfuncs(L, game_words, 1);
    add_passings(L, scenario);
    add_word(L, scenario, word ? word : "expect_object", 0, w_expect_object);
    for (int i = 0; i < scenario->game.now.players_n; i++) {
        lua_newtable(L);
        lua_pushlightuserdata(L, scenario);
        luaL_setfuncs(L, player_words, 1);
        add_moves(L, scenario);
        lua_pushinteger(L, i);
        lua_setfield(L, -2, "player");
        be_strict(L);
        lua_setfield(L, -2, scenario->players[i]);
    }
    be_strict(L);
}
