// game_look_test.c -- functions that a game hands over to be asked, `worth`, `offers` and
// `advice`, cannot act: each verb is tried in each of them.

#include "tests/scripted/game_fixture.h"

// A function that looks, and the verbs that it may call beside those that look.
typedef struct {
    const char *key;
    int line; // of the source below
    Deed deed;
    const char *only; // what the fault says that it may do
} Looking;

static const Looking lookings[] = {
    {"worth", 7, DEED_LOOK, "and this function may only look"},
    {"offers", 5, DEED_OFFER, "and this function may only look and offer"},
    {"advice", 6, DEED_OFFER, "and this function may only look and offer"},
};

// The game asks once. `offers` runs before the question, the other two while it is answered.
// A function of its own stands on line 2.
static const char source[] =
    "local thing = effect { run = function() end }\n"
    "local function deed(a) %s end\n"
    "game \"look\" { api = 2, players = 2, zones = { { \"bowl\", shared } },\n"
    "prompts = { { \"bead\", \"Which bead?\", acts, offers = function(p)\n"
    "%s offer(\"play\", top(bowl)) offer(\"pass\") end, advice = function(p)\n"
    "%s offer(\"pass\") end } },\n"
    "worth = function(p) %s return 1 end,\n"
    "cards = { { \"Red\" }, { \"Blue\" } },\n"
    "setup = function() fill(bowl) end,\n"
    "turn = function() ask(turn_player(), \"bead\") next_turn() end }\n";

// Writes the game in which that function does [what], or calls `deed`, which does it.
static void write_game(char *text, size_t size, const Looking *looking,
                       const char *what, bool by_helper)
{
    const char *here = by_helper ? "deed()" : what;
    const char *key = looking->key;

    (void)snprintf(text,
                   size,
                   source,
                   by_helper ? what : "",
                   strcmp(key, "offers") ? "" : here,
                   strcmp(key, "advice") ? "" : here,
                   strcmp(key, "worth") ? "" : here);
}

// Writes a call of the verb whose arguments nobody knows before it runs.
static void write_call(char *text, size_t size, const VerbRow *verb)
{
    const char *name = "a";
    int at = snprintf(text, size, "local t = {} local a = t[1] %s(", verb->name);

    for (int i = 0; verb->signature[i] && verb->signature[i] != '|'; i++)
        at += snprintf(text + at, size - (size_t)at, "%s%s", i ? ", " : "", name);
    (void)snprintf(text + at, size - (size_t)at, ")");
}

// Asks for advice and for what the position is worth, as a bot does.
static void judge(void *self, const Table *table, const Question *question,
                  Answer *answer)
{
    Option options[OPTIONS_MAX];

    (void)self;
    (void)table->rules->play->bots->advise(table_scratch(table), question, options);
    (void)table->rules->play->bots->value(table_scratch(table), question->player);
    answer->n = 1;
    answer->picks[0] = 0;
}

static bool starts_with(const char *text, const char *begin)
{
    return !strncmp(text, begin, strlen(begin));
}

// Checks that the fault is about the verb, on that line, and says what the function may do.
static void check_fault(const char *fault, int line, const VerbRow *verb,
                        const Looking *looking)
{
    char acts[100], head[40];

    (void)snprintf(head, sizeof head, "game.lua:%d:", line);
    (void)snprintf(acts, sizeof acts, "'%s' acts, %s", verb->name, looking->only);
    if (!starts_with(fault, head) || !strstr(fault, acts))
        fail_msg("%s in %s: %s", verb->name, looking->key, fault);
    assert_string_equal(strstr(fault, acts), acts);
}

// The verbs of every game; the table stays when its game goes.
static int verbs(Fixture *f, VerbRow *rows)
{
    char text[2000];

    write_game(text, sizeof text, &lookings[0], "", false);
    use(f, load_files(f, text, NULL));
    memcpy(rows, rules_of(f)->verbs, (size_t)rules_of(f)->verbs_n * sizeof *rows);
    return rules_of(f)->verbs_n;
}

static void a_verb_that_acts_is_refused_at_load(void **state)
{
    Fixture *f = *state;
    VerbRow rows[VERBS_MAX];
    char call[200], text[2000];
    const int n = verbs(f, rows);

    for (int i = 0; i < n * COUNT_OF(lookings); i++) {
        const Looking *looking = &lookings[i / n];
        const VerbRow *verb = &rows[i % n];
        const int line = looking->line;
        GameScript *script;

        write_call(call, sizeof call, verb);
        write_game(text, sizeof text, looking, call, false);
        f->err.text[0] = '\0';
        script = load_files(f, text, NULL);
        if (verb->deed < (uint8_t)looking->deed)
            check_fault(f->err.text, line, verb, looking);
        else if (strstr(f->err.text, " acts"))
            fail_msg("%s in %s: %s", verb->name, looking->key, f->err.text);
        assert_true(!script || verb->deed >= (uint8_t)looking->deed);
        game_script_free(script);
    }
}

static void a_verb_that_acts_ends_the_run_of_a_helper(void **state)
{
    Fixture *f = *state;
    VerbRow rows[VERBS_MAX];
    char call[200], text[2000];
    const int n = verbs(f, rows);

    for (int i = 0; i < n * COUNT_OF(lookings); i++) {
        const Looking *looking = &lookings[i / n];
        const VerbRow *verb = &rows[i % n];

        write_call(call, sizeof call, verb);
        write_game(text, sizeof text, looking, call, true);
        GameScript *script = load_files(f, text, NULL);
        if (!script) {
            assert_true(
                strstr(f->err.text, "'value'")); // the word of a keyword's script
            continue;
        }
        use(f, script);
        start(f, 1);
        for (int k = 0; k < 2; k++) f->table->agents[k].answer = judge;
        const GameStatus status = game_next(f->game, f->table);
        if (verb->deed < (uint8_t)looking->deed) {
            assert_int_equal(status, GAME_FAULT);
            check_fault(f->table->fault.text, 2, verb, looking);
        } else if (status == GAME_FAULT && strstr(f->table->fault.text, " acts")) {
            fail_msg("%s in %s: %s", verb->name, looking->key, f->table->fault.text);
        }
    }
}

// A game that compares what a verb gives where it stands in data, which is read at load.
static const char data[] =
    "game \"look\" { api = 2, players = 2, zones = { { \"bowl\", shared } },\n"
    "cards = { { \"Red\" } },\n"
    "setup = function() fill(bowl) end,\n"
    "turn = function() objects(bowl) next_turn() end,\n"
    "%s }\n";

// A verb in data is a number that is known in play, or a fault with its line: conditions,
// demands on decks, whatever is no function.
static void a_verb_in_data_never_acts(void **state)
{
    static const char *const places[] = {
        "refusals = { { \"no\", option = \"play\", provided = %s() } }",
        "deck = { { \"main\" } }, deck_rules = { { \"x\", count = card { rank = %s() } } }",
        "columns = { { \"rank\", number } }, numbers = { { \"rank\", layers = { { \"up\", add, "
        "provided = %s() } } } }"};
    Fixture *f = *state;
    VerbRow rows[VERBS_MAX];
    char place[300], text[2000];
    const int n = verbs(f, rows);

    for (int i = 0; i < n * COUNT_OF(places); i++) {
        const VerbRow *verb = &rows[i % n];

        (void)snprintf(
            place, sizeof place, places[i / n], verb->name); // NOLINT: one %s
        (void)snprintf(text, sizeof text, data, place);
        f->err.text[0] = '\0';
        GameScript *script = load_files(f, text, NULL);
        if (!verb->reads && (script || !starts_with(f->err.text, "game.lua:5:")))
            fail_msg("%s: %s", place, f->err.text);
        if (verb->deed < DEED_OFFER &&
            !strstr(f->err.text, "' acts: it belongs inside"))
            fail_msg("%s: %s", place, f->err.text);
        game_script_free(script);
    }
}

static void what_only_looks_is_data_too(void **state)
{
    Fixture *f = *state;
    VerbRow rows[VERBS_MAX];
    const int n = verbs(f, rows);
    int acting = 0;

    for (int i = 0; i < n; i++) {
        assert_true(!rows[i].reads || rows[i].deed == DEED_LOOK);
        acting += rows[i].deed < DEED_OFFER;
    }
    assert_true(acting > n / 3 && acting < n);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_verb_that_acts_is_refused_at_load),
        TEST(a_verb_that_acts_ends_the_run_of_a_helper),
        TEST(a_verb_in_data_never_acts),
        TEST(what_only_looks_is_data_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
