// right_line_test.c -- a refusal ends with a line that would be right, and that line loads.
//
// Every verb gets every kind of value at each place, every key of a clause and of a query
// too. Where that is refused for what it is, the line of the message takes its place.

#include <malloc.h>

#include "scripting/clauses/clauses.h"
#include "tests/scripting/host_fixture.h"

#define WRITE "; write: "

// One value of each kind that a script can have.
static const char *const values[] = {
    "3",
    "\"Nonsense\"",
    "true",
    "me",
    "you",
    "unit",
    "battlefield",
    "unit { here }",
    "hand",
    "this_turn",
    "hit",
    "price",
    "{ me }",
    "count",
    "might(me)",
    "at_least(2)",
};

// What the values above need above the card.
static const char *const locals = "local hit = passive { me, might = 1 }\n"
                                  "local price = cost { energy = 1 }\n"
                                  "local nobody\n";

static Fixture *fresh(void **state)
{
    Fixture *f;

    (void)tear_down(state);
    (void)set_up(state);
    f = *state;
    assert_int_equal(
        load_keyword(f, "Swift", "keyword \"Swift\" { passive { me, might = 1 } }"), 0);
    assert_int_equal(
        load_as(f,
                "words",
                "set",
                "words.lua",
                "player_counter \"gold\" thing_counter \"charge\" status \"sleepy\""),
        0);
    add_token(f, "Coin");
    (void)add_card(f, "T-1", NULL);
    return f;
}

// Loads a card that makes the call in `run`, behind what stands above it. Returns the fault, "" without one.
static const char *fault_of_call(void **state, const char *above, const char *call)
{
    static char source[1200];
    Fixture *f = fresh(state);

    (void)snprintf(
        source,
        sizeof source,
        "%s%s\ncard \"T-1\" { effect { run = function() local x = %s end } }",
        locals,
        above,
        call);
    return load_as(f, "card", "T-1", "t.lua", source) ? f->err.text : "";
}

// A right line, taken out of a message.
typedef struct {
    char line[300], above[300];
} Right;

static bool take_right(const char *fault, Right *right)
{
    const char *at = strstr(fault, WRITE);
    char *with, *end;

    right->above[0] = '\0';
    if (!at) return false;
    (void)snprintf(right->line, sizeof right->line, "%s", at + strlen(WRITE));
    with = strstr(right->line, ", with local ");
    if (!with) return true;
    (void)snprintf(right->above, sizeof right->above, "%s", with + strlen(", with "));
    *with = '\0';
    end = strstr(right->above, " above the card");
    assert_non_null(end);
    *end = '\0';
    for (char *and = strstr(right->above, " and local "); and;
             and = strstr(and, " and local "))
        for (int k = 0; k < 5; k++) and[k] = "\n    "[k];
    return true;
}

// Splits "verb(a, b)" into its arguments. Returns how many there are.
static int split(char *call, char *arguments[8])
{
    char *at = strchr(call, '(') + 1;
    int n = 0, depth = 0;

    if (*at == ')') return 0;
    for (arguments[n++] = at; *at; at++) {
        if (strchr("({", *at)) depth++;
        if (*at == ')' && !depth) break;
        if (strchr(")}", *at)) depth--;
        if (*at != ',' || depth) continue;
        *at = '\0';
        arguments[n++] = at + 2;
        at++;
    }
    *at = '\0';
    return n;
}

// The arguments of a verb as its refusals show them, as far as they are known.
typedef struct {
    char text[300], above[300];
    char *arguments[8];
    int n;
} Known;

enum { CALL_BYTES = 400 };

static void write_call(char *call, const VerbRow *row, const Known *known, int i,
                       const char *value)
{
    size_t n = (size_t)snprintf(call, CALL_BYTES, "%s(", row->name);

    for (int k = 0; k < i; k++)
        n += (size_t)snprintf(call + n, CALL_BYTES - n, "%s, ", known->arguments[k]);
    (void)snprintf(call + n, CALL_BYTES - n, "%s)", value);
}

static bool is_of_kind(const char *fault, const char *name)
{
    char wants[60], takes[60], not [60];

    (void)snprintf(wants, sizeof wants, "'%s' wants ", name);
    (void)snprintf(takes, sizeof takes, "'%s' takes ", name);
    (void)snprintf(not, sizeof not, "'%s' does not take ", name);
    return strstr(fault, wants) || strstr(fault, takes) || strstr(fault, not );
}

static int refused, shown, missing, wrong;

// Each refusal so far, and there are that many, had a line, and each line was right.
static void expect_lines(int least)
{
    assert_true(refused >= least);
    assert_int_equal(shown, refused);
    assert_int_equal(missing, 0);
    assert_int_equal(wrong, 0);
    refused = shown = missing = wrong = 0;
}

static char sound[1000]; // the line that was tried last, where it was

// Returns whether the line was tried just before. Notes it.
static bool is_tried(const char *before, const char *line)
{
    char text[sizeof sound];
    bool same;

    (void)snprintf(text, sizeof text, "%s %s", before, line);
    same = !strcmp(text, sound);
    memcpy(sound, text, sizeof sound);
    return same;
}

static void try_value(void **state, const VerbRow *row, Known *known, int i,
                      const char *value)
{
    char call[CALL_BYTES], fault[500];
    Right right;

    write_call(call, row, known, i, value);
    (void)snprintf(fault, sizeof fault, "%s", fault_of_call(state, known->above, call));
    if (!*fault || !is_of_kind(fault, row->name)) return;
    refused++;
    if (!take_right(fault, &right)) {
        missing++;
        print_message("no line: %s\n    %s\n", call, fault);
        return;
    }
    shown++;
    // What stands above the card for the arguments before stays there.
    if (!*right.above) memcpy(right.above, known->above, sizeof right.above);
    if (is_tried(right.above, right.line)) return;
    (void)snprintf(
        call, sizeof call, "%s", fault_of_call(state, right.above, right.line));
    if (*call) {
        wrong++;
        print_message("wrong: %s | %s\n    of %s\n    %s\n",
                      right.line,
                      right.above,
                      fault,
                      call);
    }
}

// Learns an argument of the verb from the refusal of the word that it is.
static void learn(void **state, const VerbRow *row, Known *known, int i)
{
    char call[CALL_BYTES];
    Right right;
    const char *const odd[] = {"true", "anywhere", "function() end"};

    for (int k = 0; k < COUNT_OF(odd); k++) {
        write_call(call, row, known, i, odd[k]);
        if (!take_right(fault_of_call(state, known->above, call), &right)) continue;
        memcpy(known->text, right.line, sizeof known->text);
        memcpy(known->above, right.above, sizeof known->above);
        known->n = split(known->text, known->arguments);
        return;
    }
}

static void each_verb_shows_what_it_takes(void **state)
{
    for (int v = 0; v < sample_rules.verbs_n; v++) {
        const VerbRow *row = &sample_rules.verbs[v];
        Known known = {.n = 0};
        int letters = 0;

        for (const char *at = row->signature; *at; at++) letters += *at != '|';
        for (int i = 0; i < letters; i++) {
            for (int k = 0; k < COUNT_OF(values); k++)
                try_value(state, row, &known, i, values[k]);
            if (known.n <= i) learn(state, row, &known, i);
            if (known.n <= i) break;
        }
    }
    expect_lines(2000);
}

// ---- keys

typedef struct {
    const char *name;
    int kinds;
} Key;

static const Key keys[] = {
#define KEY(read, name, kinds, value, doc) {name, kinds},
#include "scripting/base/language.def"
};

static const char *const query_keys[] = {
#define QUERY_KEY(name, value, doc) name,
#include "scripting/base/language.def"
};

// Each kind of clause without the key: what stands before and behind it. What it is about
// takes its place where the key is that.
static const struct {
    int kind;
    const char *before, *about, *behind;
} clauses[] = {
    {CLAUSE_EFFECT, "effect { ", "", ", run = function() draw(1) end }"},
    {CLAUSE_WHEN, "when { ", "played = unit, ", ", run = function() draw(1) end }"},
    {CLAUSE_AS, "as { ", "played = me, ", ", run = function() draw(1) end }"},
    {CLAUSE_INSTEAD, "instead { ", "dies = unit, ", ", run = function() draw(1) end }"},
    {CLAUSE_CAN, "can { ", "played = me, ", " }"},
    {CLAUSE_CANNOT, "cannot { ", "played = unit, ", " }"},
    {CLAUSE_PASSIVE, "passive { unit, ", "might = 1, ", " }"},
    {CLAUSE_ACTIVATED, "activated { ", "", ", run = function() draw(1) end }"},
};

// Clauses in which a key may mean something that it does not mean in those above.
#define RUN ", run = function() draw(1) end }"
static const struct {
    int kind;
    const char *before, *behind;
} places[] = {
    {CLAUSE_EFFECT, "effect { ", " }"},
    {CLAUSE_EFFECT, "effect { target = unit { friendly }, ", RUN},
    {CLAUSE_WHEN, "when { dies = unit, target = unit, ", RUN},
    {CLAUSE_WHEN, "when { dies = unit, one_or_more, ", RUN},
    {CLAUSE_WHEN, "when { dies = unit, once, ", RUN},
    {CLAUSE_WHEN, "when { moves = unit, ", RUN},
    {CLAUSE_WHEN, "when { discarded = card, ", RUN},
    {CLAUSE_WHEN, "when { damaged = unit, ", RUN},
    {CLAUSE_WHEN, "when { points = you, ", RUN},
    {CLAUSE_WHEN, "when { gained = you, ", RUN},
    {CLAUSE_WHEN, "when { played = unit, ", " }"},
    {CLAUSE_AS, "as { moves = me, ", RUN},
    {CLAUSE_INSTEAD, "instead { dies = unit, one_or_more, ", RUN},
    {CLAUSE_INSTEAD, "instead { dies = unit, once, ", RUN},
    {CLAUSE_INSTEAD, "instead { damaged = unit, ", RUN},
    {CLAUSE_INSTEAD, "instead { moves = unit, ", RUN},
    {CLAUSE_INSTEAD, "instead { points = you, ", RUN},
    {CLAUSE_INSTEAD, "instead { gained = you, ", RUN},
    {CLAUSE_CAN, "can { moves = me, ", " }"},
    {CLAUSE_CAN, "can { played = spell, ", " }"},
    {CLAUSE_CAN, "can { hidden = me, ", " }"},
    {CLAUSE_CAN, "can { played = me, cost = { energy = 1 }, ", " }"},
    {CLAUSE_CAN, "can { played = me, chooses = here, ", " }"},
    {CLAUSE_CAN, "can { played = me, from = hand, ", " }"},
    {CLAUSE_CAN, "can { played = me, from = trash, ", " }"},
    {CLAUSE_CAN, "can { played = unit, from = trash, ", " }"},
    {CLAUSE_CANNOT, "cannot { moves = unit, ", " }"},
    {CLAUSE_CANNOT, "cannot { damaged = unit, ", " }"},
    {CLAUSE_CANNOT, "cannot { points = you, ", " }"},
    {CLAUSE_CANNOT, "cannot { gained = you, ", " }"},
    {CLAUSE_PASSIVE, "passive { you, ", " }"},
    {CLAUSE_PASSIVE, "passive { spell, ", " }"},
    {CLAUSE_PASSIVE, "passive { battlefield, ", " }"},
    {CLAUSE_PASSIVE, "passive { ability, ", " }"},
    {CLAUSE_PASSIVE, "passive { unit, ", " }"},
    {CLAUSE_PASSIVE, "passive { me, ", " }"},
    {CLAUSE_PASSIVE, "passive { spell { yours }, cost = { energy = -2 }, ", " }"},
    {CLAUSE_PASSIVE, "passive { unit, cost_to_choose = { energy = 1 }, ", " }"},
    {CLAUSE_PASSIVE, "passive { me, bonus_damage = 1, ", " }"},
    {CLAUSE_PASSIVE, "passive { unit, might = -1, ", " }"},
    {CLAUSE_PASSIVE, "passive { unit, triggers_again = \"dies\", ", " }"},
    {CLAUSE_ACTIVATED, "activated { cost = { exhaust = me }, ", " }"},
    {CLAUSE_ACTIVATED, "activated { target = unit, ", RUN},
    {CLAUSE_ACTIVATED,
     "activated { cost = { exhaust = me }, adds = { energy = 1 }, ",
     " }"},
    {CLAUSE_ACTIVATED, "activated { cost = { exhaust = me }, once, ", RUN},
};

static const char *fault_of_clause(void **state, const char *clause)
{
    static char source[1200];
    Fixture *f = fresh(state);

    (void)snprintf(source, sizeof source, "%scard \"T-1\" { %s }", locals, clause);
    return load_as(f, "card", "T-1", "t.lua", source) ? f->err.text : "";
}

// Keys that load in no printed clause of that kind in this game: no such event is asked about
// there, or they are for clauses that something gives.
static const Key never[] = {
    {"because", AS | CAN},
    {"of", AS | CAN | PASSIVE},
    {"reaches", AS | CAN},
    {"uses", CAN | PASSIVE},
    {"cost", EFFECT},
};

// Returns whether the line loads in some clause of that kind.
static bool loads_somewhere(void **state, int kind, const char *line)
{
    char clause[500];

    for (int i = 0; i < COUNT_OF(never); i++)
        if (!strncmp(line, never[i].name, strlen(never[i].name)) &&
            never[i].kinds >> kind & 1)
            return true;
    for (int i = 0; i < COUNT_OF(places); i++) {
        if (places[i].kind != kind) continue;
        (void)snprintf(
            clause, sizeof clause, "%s%s%s", places[i].before, line, places[i].behind);
        if (!*fault_of_clause(state, clause)) return true;
    }
    return false;
}

// Returns whether the refusal is about what kind of value was given.
static bool is_of_value(const char *fault)
{
    return strstr(fault, " wants ") || strstr(fault, ", got ") ||
           strstr(fault, " takes only ");
}

static void try_key(void **state, int c, const char *key, const char *value)
{
    const char *about = clauses[c].about, *behind = clauses[c].behind;
    char clause[400], fault[500], again[500];
    const size_t n = strlen(key);
    Right right;

    if (!strncmp(about, key, n) && about[n] == ' ') about = "";
    if (!strcmp(key, "run")) behind = " }";
    (void)snprintf(clause,
                   sizeof clause,
                   "%s%s%s = %s%s",
                   clauses[c].before,
                   about,
                   key,
                   value,
                   behind);
    (void)snprintf(fault, sizeof fault, "%s", fault_of_clause(state, clause));
    if (!*fault || !is_of_value(fault)) return;
    refused++;
    if (!take_right(fault, &right)) {
        missing++;
        print_message("no line: %s\n    %s\n", clause, fault);
        return;
    }
    shown++;
    if (is_tried(clauses[c].before, right.line)) return;
    (void)snprintf(clause,
                   sizeof clause,
                   "%s%s%s%s",
                   clauses[c].before,
                   about,
                   right.line,
                   behind);
    (void)snprintf(again, sizeof again, "%s", fault_of_clause(state, clause));
    if (*again && !loads_somewhere(state, clauses[c].kind, right.line)) {
        wrong++;
        print_message("wrong: %s\n    %s\n    %s\n", clause, fault, again);
    }
}

static void try_values(void **state, int c, const char *key)
{
    for (int k = 0; k < COUNT_OF(values); k++) try_key(state, c, key, values[k]);
}

static void each_key_of_a_clause_shows_what_it_takes(void **state)
{
    for (int c = 0; c < COUNT_OF(clauses); c++)
        for (int k = 0; k < COUNT_OF(keys); k++)
            if (keys[k].kinds >> clauses[c].kind & 1)
                try_values(state, c, keys[k].name);
    for (int e = 0; e < sample_rules.events_n; e++)
        try_values(state, 1, sample_rules.events[e].name);
    for (int q = 0; q < sample_rules.questions_n; q++)
        try_values(state, 6, sample_rules.questions[q].name);
    expect_lines(2000);
}

// ---- keys of queries

// Returns whether the line loads in a query of some kind, or behind what names a type.
static bool asks_somewhere(void **state, const char *line)
{
    static const char *const kinds[] = {
        "player", "spell", "ability", "battlefield", "card"};
    char clause[500];

    for (int i = 0; i < COUNT_OF(kinds); i++) {
        (void)snprintf(clause,
                       sizeof clause,
                       "passive { me, might = 1, provided = %s { %s } }",
                       kinds[i],
                       line);
        if (!*fault_of_clause(state, clause)) return true;
    }
    (void)snprintf(
        clause,
        sizeof clause,
        "effect { target = ability { %s }, run = function(a) counter(a) end }",
        line);
    if (!*fault_of_clause(state, clause)) return true;
    (void)snprintf(
        clause,
        sizeof clause,
        "effect { run = function() name_type() kill(pick(unit { %s })) end }",
        line);
    return !*fault_of_clause(state, clause);
}

static void try_query_key(void **state, const char *kind, const char *key,
                          const char *value)
{
    char clause[400], fault[500], again[500];
    Right right;

    (void)snprintf(clause,
                   sizeof clause,
                   "effect { target = %s { %s = %s }, run = function() draw(1) end }",
                   kind,
                   key,
                   value);
    (void)snprintf(fault, sizeof fault, "%s", fault_of_clause(state, clause));
    if (!*fault || !is_of_value(fault)) return;
    refused++;
    if (!take_right(fault, &right)) {
        missing++;
        print_message("no line: %s\n    %s\n", clause, fault);
        return;
    }
    shown++;
    if (is_tried(kind, right.line)) return;
    (void)snprintf(clause,
                   sizeof clause,
                   "effect { target = %s { %s }, run = function() draw(1) end }",
                   kind,
                   right.line);
    (void)snprintf(again, sizeof again, "%s", fault_of_clause(state, clause));
    if (*again && !asks_somewhere(state, right.line)) {
        wrong++;
        print_message("wrong: %s\n    %s\n    %s\n", clause, fault, again);
    }
}

static void try_query_values(void **state, const char *key)
{
    for (int k = 0; k < COUNT_OF(values); k++)
        try_query_key(state, "unit", key, values[k]);
}

static void each_key_of_a_query_shows_what_it_takes(void **state)
{
    for (int k = 0; k < COUNT_OF(query_keys); k++)
        try_query_values(state, query_keys[k]);
    for (int k = 0; k < sample_rules.fields_n; k++)
        try_query_values(state, sample_rules.fields[k].name);
    for (int k = 0; k < sample_rules.facts_n; k++)
        if (sample_rules.facts[k].search)
            try_query_values(state, sample_rules.facts[k].search);
    expect_lines(250);
}

// What a newcomer's slip is told at its end.
static const struct {
    const char *source, *told;
} slips[] = {
    {"card \"T-1\" { \"draw\" }",
     "a card holds clauses, got \"draw\"; write: when { played = unit, run = function() "
     "draw(1) end }"},
    {"card \"T-1\" { run = function() draw(1) end }",
     "unknown key 'run' in a card: it holds clauses; write: when { played = unit, run = "
     "function() draw(1) end }"},
    {"card \"T-1\" { when { run = function() draw(1) end } }",
     "when names no event; write: when { played = unit, run = function() draw(1) end }"},
    {"card \"T-1\" { when { played = me } }",
     "it has no 'run'; write: when { played = unit, run = function() draw(1) end }"},
    {"card \"T-1\" { passive { might = 1 } }",
     "passive needs a query first: its subject; write: passive { unit, might = 1 }"},
    {"card \"T-1\" { passive { me } }",
     "nothing follows from it; write: passive { unit, might = 1 }"},
    {"card \"T-1\" { when { dies = unit { \"friendly\" }, run = function() draw(1) end } }",
     "not an adjective: write friendly, without quotes"},
    {"card \"T-1\" { when { dies = unit { not friendly }, run = function() draw(1) end } }",
     "what a thing is not stands in braces of its own, except { friendly }"},
    {"card \"T-1\" { when { dies = unit { might >= 2 }, run = function() draw(1) end } }",
     "and a query compares by its key, word = at_least(2)"},
    {"card { when { dies = unit, run = function() draw(1) end } }",
     "clauses stand in card \"T-1\" { ... }"},
    {"card \"T-1\" { effect { run = function() me:kill() end } }",
     "the word 'me' has no parts: write kill(me)"},
    {"card \"T-1\" { effect { run = function() draw(me.might) end } }",
     "the word 'me' has no parts: write might(me)"},
    {"card \"T-1\" { effect { run = function() friendly(me) end } }",
     "it stands in those of a query, unit { friendly }"},
    {"card \"T-1\" { effect { run = function() print(1) end } }",
     "a script prints nothing: cardwright try shows what it does"},
    {"card \"T-1\" { effect { run = function() for u in unit do kill(u) end end } }",
     "for x in each(query) do"},
    {"words { foo = function() draw(1) end }", "its file words.lua"},
    {"keyword \"Foo\" { passive { me, might = 1 } }", "each has a file of its own"},
    {"counted = 1\ncard \"T-1\" { }", "'counted'; write: local counted = 1"},
    {"card \"T-1\" { effect { run = function()\n x = 1 draw(x) end } }",
     "; write: local x = 1"},
    {"card \"T-1\" { effect { run = function()\n x = \"a\" end } }",
     "; write: local x = \"a\""},
    {"card \"T-1\" { effect { run = function()\n x = 1 + 2 end } }",
     "'x' is set in a function; write: local x"},
    {"\ncard T-1 { effect { run = function() draw(1) end } }",
     "the name behind 'card' stands in quotes; write: card \"T-1\" {"},
    {"keyword Swift { passive { me, might = 1 } }",
     "the name behind 'keyword' stands in quotes; write: keyword \"Swift\" {"},
    {"local n = 1", "write card \"T-1\" { clause, ... }"},
};

static void a_newcomers_slip_is_told_what_to_write(void **state)
{
    for (int i = 0; i < COUNT_OF(slips); i++) {
        Fixture *f = fresh(state);

        if (!load_as(f, "card", "T-1", "t.lua", slips[i].source))
            fail_msg("%s loads", slips[i].source);
        if (!strstr(f->err.text, slips[i].told))
            fail_msg(
                "%s gives: %s, not: %s", slips[i].source, f->err.text, slips[i].told);
    }
}

int main(void)
{
    // Each line has a library and a table of its own, megabytes that it hardly comes to: the system
    // gives them as zeros, so nobody clears them.
    (void)mallopt(M_MMAP_THRESHOLD, 1 << 18);
    const struct CMUnitTest tests[] = {
        TEST(each_verb_shows_what_it_takes),
        TEST(each_key_of_a_clause_shows_what_it_takes),
        TEST(each_key_of_a_query_shows_what_it_takes),
        TEST(a_newcomers_slip_is_told_what_to_write),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
