// game_hostile_test.c -- whatever stands in game.lua is refused with its line, or is a game
// whose faults have theirs.
//
// Each key of a game and each field of its rows is written with every kind of value, from the
// rows of game_keys.def. Games that do harm in their functions are written
// out below.

#include "engine/base/text.h"
#include "tests/scripted/game_fixture.h"
#include "tests/scripting/hostile_values.h"

enum { SOURCE = 16384, QUESTIONS = 40 };

typedef struct {
    const char *key, *field; // field NULL: the key itself
} Row;

static const Row rows[] = {
#define GAME_KEY(key, form, doc)          {#key, NULL},
#define GAME_FIELD(key, field, form, doc) {#key, #field},
#include "scripting/game/game_keys.def"
};

static int loaded, refused, faulted;

// Answers for the second player within the step; NULL: nobody does.
static void (*judges)(void *self, const Table *table, const Question *question,
                      Answer *answer);

// Answers every question with its first options.
static void first(const Question *question, Answer *answer)
{
    answer->n = question->min;
    for (int i = 0; i < answer->n; i++) answer->picks[i] = (uint16_t)i;
    if (question->kind != ASK_SPLIT) return;
    answer->n = question->options_n;
    for (int i = 0; i < answer->n; i++)
        answer->picks[i] = i ? 1 : (uint16_t)(question->total - answer->n + 1);
}

static void play(Fixture *f, GameScript *script, const char *source)
{
    GameStatus status;
    Answer answer;

    game_script_free(f->script);
    f->script = script;
    table_init(f->table,
               rules_of(f),
               game_script_library(script),
               host_scripts(game_script_host(script)));
    start(f, 1);
    f->table->agents[1].answer = judges;
    for (int i = 0; (status = game_next(f->game, f->table)) == GAME_WAITS; i++) {
        if (i == QUESTIONS) return;
        first(game_question(f->game), &answer);
        assert_null(game_answer(f->game, &answer));
    }
    if (status == GAME_FAULT) {
        hostile_check("game.lua:", f->table->fault.text, source);
        faulted++;
    }
}

static void try_game(Fixture *f, const char *source)
{
    f->err.text[0] = '\0';
    GameScript *script = load_files(f, source, NULL);

    if (!script) {
        hostile_check("game.lua:", f->err.text, source);
        refused++;
        return;
    }
    loaded++;
    play(f, script, source);
}

// A row of the key that is right without the field under test; and what it needs beside it.
static const struct {
    const char *key, *row, *beside;
} right[] = {
    {"columns", "\"power\", number, for_cards", ""},
    {"types", "\"Unit\"", ""},
    {"kinds", "\"beast\", for_cards", "types = { { \"Unit\" } },\n"},
    {"events", "\"struck\", card, for_cards", ""},
    {"zones", "\"heap\", shared, for_cards", ""},
    {"player_counters", "\"gold\", for_cards", ""},
    {"dice", "\"die\", for_cards", ""},
    {"costs", "\"burn\", for_cards", ""},
    {"questions", "\"raised\", number, for_cards", ""},
    {"numbers", "\"power\", for_cards", "columns = { { \"power\", number } },\n"},
    {"layers", "\"more\", add", "columns = { { \"power\", number } },\n"},
    {"prompts", "\"which\", \"Which?\", for_cards", ""},
    {"modes", "\"duel\"", ""},
    {"deck", "\"hand\"", ""},
    {"refusals", "\"there is no place\"", ""},
    {"deck_rules", "\"ten cards\", count = card", "deck = { { \"hand\" } },\n"},
    {"lines", "\"hand\"", ""},
    {"middle", "\"pile\"", ""},
    {"cards", "\"A\"", "columns = { { \"power\", number, for_cards } },\n"},
};

static int right_row(const char *key)
{
    for (int i = 0; i < COUNT_OF(right); i++)
        if (!strcmp(right[i].key, key)) return i;
    return -1;
}

// The keys that every game has, unless the row under test is one of them.
static int write_usual(char *text, const char *key)
{
    static const char *const usual[][2] = {
        {"players", "2"},
        {"zones",
         "{ { \"hand\", per_player, private, for_cards }, { \"pile\", shared, for_cards } }"},
        {"cards", "{ { \"A\" }, { \"B\" } }"},
        {"setup", "function() end"},
        {"turn",
         "function() if wants(\"Go on?\", turn_player()) then next_turn() end end"},
    };
    int n = 0;

    for (int i = 0; i < COUNT_OF(usual); i++)
        if (strcmp(usual[i][0], key) != 0)
            n += sprintf(text + n, "%s = %s,\n", usual[i][0], usual[i][1]);
    return n;
}

// Writes the game in which the row has that value, alone or within a row.
static void write_game(char *text, const Row *row, const char *value)
{
    const bool in_board = !strcmp(row->key, "lines") || !strcmp(row->key, "middle");
    const bool of_board = !strcmp(row->key, "board");
    int n = sprintf(text, "%sgame \"T\" {\n", hostile_made);

    n += write_usual(text + n, row->key);
    const int at = row->field ? right_row(row->key) : -1;
    if (at >= 0) n += sprintf(text + n, "%s", right[at].beside);
    if (!strcmp(row->key, "layers"))
        n += sprintf(text + n, "numbers = { { \"power\", ");
    if (in_board) n += sprintf(text + n, "board = { ");
    n += sprintf(text + n, "%s = ", row->key);
    n += row->field ? sprintf(text + n,
                              of_board ? "{ lines = { \"player\" }, %.0s%s = %s }"
                                       : "{ { %s, %s = %s } }",
                              at < 0 ? "\"it\", \"A text.\"" : right[at].row,
                              row->field,
                              value)
                    : sprintf(text + n, "%s", value);
    if (!strcmp(row->key, "layers")) n += sprintf(text + n, " } }");
    if (in_board) n += sprintf(text + n, " }");
    (void)sprintf(text + n, "\n}\n");
    assert_true(strlen(text) < SOURCE);
}

static void each_key_with_each_kind_of_value(void **state)
{
    char *text = malloc(SOURCE);
    const int before = refused;

    for (int i = 0; i < COUNT_OF(rows); i++)
        for (int v = 0; v < COUNT_OF(hostile_values); v++) {
            if (!hostile_tries(i, v)) continue;
            write_game(text, &rows[i], hostile_values[v]);
            try_game(*state, text);
        }
    free(text);
    assert_true(refused - before > COUNT_OF(rows) * COUNT_OF(hostile_values) / 5);
}

// ---- functions that do harm

// The code in a function, and a part of its message; "": it may go well.
typedef struct {
    const char *code, *told;
} Harm;

static const Harm harms[] = {
    {"while true do end", "runs too long"},
    {"goto a ::a:: goto a", ""},
    {"for i = 1, 1e300 do end", "runs too long"},
    {"for i = 1, 0/0 do end", ""},
    {"for i = 1, 10, 0 do end", "'for' step is zero"},
    {"local function f() return f() end f()", "runs too long"},
    {"local function f() return 1 + f() end f()", ""},
    {"local t = {} while true do t[#t + 1] = t end", ""},
    {"local t = {} while true do t[#t + 1] = {} end", ""},
    {"local s = \"x\" while true do s = s .. s end", ""},
    {"local t = {} for i = 1, 200 do t = { t } end", ""},
    {"local x = nil x.y = 1", "nil"},
    {"local x = nil x()", "nil"},
    {"local x = nil + 1", "nil"},
    {"local x = {} .. 1", "table"},
    {"local x = {} < {}", "compare"},
    {"local x = #5", "a number is no list and has no length"},
    {"local x = 1 // 0", "zero"},
    {"local x = 1 % 0", "attempt to perform"},
    {"local x = 1.5 | 1", "integer"},
    {"local x = ({})[nil]", ""},
    {"local t = {} t[nil] = 1", "nil"},
    {"local t = {} t[0/0] = 1", "NaN"},
    {"error(\"x\")", "unknown word 'error'"},
    {"pcall(put)", "unknown word 'pcall'"},
    {"coroutine.yield()", "unknown word 'coroutine'"},
    {"setmetatable({}, {})", "unknown word 'setmetatable'"},
    {"rawset({}, 1, 1)", "unknown word 'rawset'"},
    {"getmetatable(\"\").__index = nil", "unknown word 'getmetatable'"},
    {"(\"x\"):rep(1e9)", ""},
    {"string.rep(\"x\", 1e9)", "unknown word 'string'"},
    {"load(\"while true do end\")()", "unknown word 'load'"},
    {"require \"os\"", "unknown word 'require'"},
    {"dofile(\"/etc/passwd\")", "unknown word 'dofile'"},
    {"io.open(\"/etc/passwd\")", "unknown word 'io'"},
    {"os.exit(0)", "unknown word 'os'"},
    {"debug.sethook()", "unknown word 'debug'"},
    {"collectgarbage()", "unknown word 'collectgarbage'"},
    {"print(1)", "unknown word 'print'"},
    {"_G.x = 1", "unknown word '_G'"},
    {"_ENV = {}", "_ENV"},
    {"local e = _ENV e.x = 1", "_ENV"},
    {"put = nil", "keep state"},
    {"pile = hand", "keep state"},
    {"kept = 1", "keep state"},
    {"list[1] = 2", ""},
    {"list.x = {}", ""},
    {"local f = put f(nil, hand)", ""},
    {"win(99)", ""},
    {"win({})", ""},
    {"win(\"nobody\")", ""},
    {"win(0/0)", ""},
    {"lose(-1/0)", ""},
    {"out(1e308)", ""},
    {"next_turn(5)", ""},
    {"next_turn(-1)", ""},
    {"gain(\"gold\", 0/0)", ""},
    {"gain(\"gold\", 1e300)", ""},
    {"gain(\"gold\", -1/0)", ""},
    {"gain(\"evil\", 1)", "evil"},
    {"for i = 1, 100 do gain(\"gold\", 9999, turn_player()) gain(\"gold\", -9999, turn_player()) end",
     ""},
    {"put(1, hand)", ""},
    {"put(\"x\", hand)", ""},
    {"put({}, hand)", ""},
    {"put(hand, hand)", ""},
    {"put(objects(pile), hand, 99)", ""},
    {"put(objects(pile), 9223372036854775807)", ""},
    {"put(top(pile), \"evil\")", ""},
    {"while true do put(top(pile), pile) end", "objects that left in one step"},
    {"for i = 1, 5000 do create(\"A\", pile) end", ""},
    {"create(\"No card\", pile)", "No card"},
    {"stock(card, pile) stock(card, pile)", ""},
    {"fill(pile) fill(pile) fill(pile)", ""},
    {"remove(objects(pile)) remove(objects(pile))", ""},
    {"become(top(pile), \"No card\")", "No card"},
    {"attach(top(pile), top(pile))", ""},
    {"top(pile, 1e300)", ""},
    {"top(pile, -1)", ""},
    {"pick({}, turn_player())", ""},
    {"pick(nil)", ""},
    {"pick(9999)", ""},
    {"pick_some(5, 2, objects(pile), turn_player())", ""},
    {"pick_some(-1, -5, objects(pile))", ""},
    {"pick_some(1e300, 1e300, objects(pile))", ""},
    {"order(objects(pile), turn_player())", ""},
    {"choose_number(10, 1, turn_player())", ""},
    {"choose_number(-1e300, 1e300)", ""},
    {"choose(\"a\\27[2J\", \"b\\0\")", ""},
    {"choose(\"%s%n\", \"%99999d\", turn_player())", ""},
    {"wants(\"\", turn_player())", ""},
    {"while true do wants(\"Go on?\", turn_player()) end", ""},
    {"random(0)", ""},
    {"random(-5)", ""},
    {"random(1e300)", ""},
    {"random_of(1e9, objects(pile))", ""},
    {"roll(\"evil\")", "evil"},
    {"ask(turn_player(), \"evil\")", "evil"},
    {"ask(99, \"which\")", ""},
    {"ask(turn_player(), \"which\")", ""},
    {"offer(\"evil\")", "evil"},
    {"for i = 1, 5000 do offer(\"pass\") end ask(turn_player(), \"which\")", ""},
    {"happens(\"evil\")", "evil"},
    {"perform(top(pile)) use(top(pile))", ""},
    {"settle() settle()", ""},
    {"say(\"evil\")", "evil"},
    {"note(best, objects(pile))", ""},
    {"note(evil, 1)", "evil"},
    {"for a in each(pile) do end", ""},
    {"for a in each(objects(pile)) do remove(objects(pile)) put(a, hand) end", ""},
    {"for a in 5 do end", ""},
    {"helper(helper)", ""},
    {"return {}, {}, {}", ""},
    {"return 0/0", ""},
    {"return 1e308", ""},
    {"return \"a\\27[2J\"", ""},
};

// A game with four places for the code, and a helper that one of them calls.
static const char harmful[] =
    "local list = { 1, { 2 } }\n"
    "local function helper(p) local it = list %s end\n"
    "game \"T\" { api = 2, players = 2,\n"
    "zones = { { \"pile\", shared }, { \"hand\", per_player } },\n"
    "player_counters = { { \"gold\", for_cards } }, notes = { { \"best\", for_cards } },\n"
    "prompts = { { \"which\", \"Which?\", acts, for_cards }, { \"what\", \"What?\", offers = function(p)\n"
    "offer(\"pass\") offer(\"play\", top(pile)) %s end } },\n"
    "dice = { { \"die\", faces = 6, for_cards } },\n"
    "cards = { { \"A\" }, { \"B\" }, { \"C\" } },\n"
    "setup = function() fill(pile) put(top(pile), hand, turn_player()) %s end,\n"
    "worth = function(p) do %s end return 1 end,\n"
    "turn = function() helper() ask(turn_player(), \"what\") do %s end next_turn() end }\n";

enum { PLACES = 5 };

static void judge_first(void *self, const Table *table, const Question *question,
                        Answer *answer)
{
    (void)self;
    (void)table->rules->play->bots->value(table_scratch(table), question->player);
    first(question, answer);
}

static void write_harm(char *text, const char *code, int place)
{
    const char *at[PLACES];

    for (int i = 0; i < PLACES; i++) at[i] = i == place ? code : "";
    (void)snprintf(text, SOURCE, harmful, at[0], at[1], at[2], at[3], at[4]);
}

static const char *told_of(Fixture *f, const char *source)
{
    f->err.text[0] = f->table->fault.text[0] = '\0';
    try_game(f, source);
    return *f->err.text ? f->err.text : f->table->fault.text;
}

static void a_function_does_no_harm(void **state)
{
    Fixture *f = *state;
    char *text = malloc(SOURCE);

    judges = judge_first;
    for (int i = 0; i < COUNT_OF(harms); i++)
        for (int place = 0; place < PLACES; place++) {
            write_harm(text, harms[i].code, place);
            const char *told = told_of(f, text);

            if (!strstr(told, harms[i].told) && !strstr(told, " acts, "))
                fail_msg("%s\nwanted: %s\nfound: %s", text, harms[i].told, told);
        }
    judges = NULL;
    free(text);
}

// ---- files

// Whole files, and a part of what is said of them.
static const Harm files[] = {
    {"", "it declares no ruleset"},
    {"-- nothing", "it declares no ruleset"},
    {"\33Lua\x54", "game.lua"},
    {"\xff\xfeg\0a\0m\0e\0", "game.lua"},
    {"while true do end", "too long"},
    {"local function f() return f() end f()", "too long"},
    {"local function f() return 1 + f() end f()", "game.lua:1"},
    {"game", "game.lua"},
    {"game()", "game.lua:1"},
    {"game(1)", "game.lua:1"},
    {"game \"T\"", "game.lua"},
    {"game \"T\" (1)", "game.lua:1"},
    {"game \"\" {}", "game.lua:1"},
    {"game \"T\" {}", "game.lua:1"},
    {"game \"T\" { 1, 2, 3 }", "game.lua:1"},
    {"game \"\\27[2J\" { players = 2 }", "cannot be printed"},
    {"game \"T\" { players = 2 } game \"T\" { players = 2 }", "game.lua:1"},
    {"local function again() game \"T\" { players = 2, again() } end again()",
     "game.lua:1"},
    {"game \"T\" { [game] = game }", "game.lua:1"},
    {"game \"T\" { [0/0] = 1 }", "game.lua:1"},
    {"game \"T\" { players = 2, setup = function(...) end }", "game.lua:1"},
    {"card \"T-1\" {}", "it declares no ruleset"},
    {"keyword \"T\" {}", ""},
    {"words { x = 1 }", ""},
    {"players = 2", ""},
    {"return 5", "it declares no ruleset"},
};

static void a_file_that_is_no_game_is_refused(void **state)
{
    Fixture *f = *state;

    for (int i = 0; i < COUNT_OF(files); i++) {
        f->err.text[0] = '\0';
        assert_null(load_files(f, files[i].code, NULL));
        if (!strstr(f->err.text, files[i].told))
            fail_msg(
                "%s\nwanted: %s\nfound: %s", files[i].code, files[i].told, f->err.text);
    }
}

static void a_text_has_an_end(void **state)
{
    static const struct {
        const char *form, *told;
        int most;
    } texts[] = {
        {"title = \"%s\",", "the text has more than 4096 bytes", SCRIPT_TEXT_MAX},
        {"cards = { { \"%s\" } },", "a name has at most 160 bytes", NAME_BYTES_MAX},
        {"supertypes = { { \"%s\" } },",
         "a name has at most 160 bytes",
         NAME_BYTES_MAX},
        {"decks = { \"%s\" },", "the text has more than 4096 bytes", SCRIPT_TEXT_MAX},
    };
    Fixture *f = *state;
    char *text = malloc(SOURCE), *form = malloc(SOURCE), *all = malloc(SOURCE);

    for (int i = 0; i < COUNT_OF(texts); i++)
        for (int more = 0; more < 2; more++) {
            memset(text, 'x', (size_t)texts[i].most + (size_t)more);
            text[texts[i].most + more] = '\0';
            (void)snprintf(form, SOURCE, texts[i].form, text); // NOLINT: one %s each
            int n = sprintf(all, "game \"T\" {\n");
            n += write_usual(all + n, i == 1 ? "cards" : "");
            (void)snprintf(all + n, (size_t)(SOURCE - n), "%s\n}\n", form);
            f->err.text[0] = '\0';
            GameScript *script = load_files(f, all, NULL);
            if ((script != NULL) == more ||
                (more && !strstr(f->err.text, texts[i].told)))
                fail_msg("%s: %s", texts[i].form, f->err.text);
            game_script_free(script);
        }
    free(text);
    free(form);
    free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_key_with_each_kind_of_value),
        TEST(a_function_does_no_harm),
        TEST(a_file_that_is_no_game_is_refused),
        TEST(a_text_has_an_end),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    printf(
        "%d games refused, %d loaded, %d of them at fault\n", refused, loaded, faulted);
    return failed;
}
