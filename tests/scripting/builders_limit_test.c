// builders_limit_test.c -- every builder of the card language, as often, as wide and as
// deep as it goes, and once more: a script loads or is refused with its line, and the
// library takes the next card as before.
//
// The words come from language.def: one that no form of this test has is a failure.

#include <ctype.h>

#include "tests/scripting/host_fixture.h"

enum { MANY = 5000, LONG = 30, SOURCE_BYTES = SCRIPT_SOURCE_MAX };

// Something that a script makes, with another number [i] each time.
typedef struct {
    const char *kind; // of the script that may make it
    const char *form;
} Form;

static const Form forms[] = {
    {"card", "effect { may, target = unit { might = at_least(i) }, run = run }"},
    {"card",
     "effect { target = unit, destination = base, cost = { energy = 1 }, run = run }"},
    {"card",
     "effect { modes = { fresh, { \"a\", run = run }, { \"b\", target = unit, run = run } } }"},
    {"card",
     "when { attacks = me, once, renews = this_combat, provided = unit { here, another }, run = run }"},
    {"card",
     "when { moves = me, from = base, to = battlefield, at = battlefield, with = unit,\n"
     "one_or_more, they_may, run = run }"},
    {"card",
     "effect { target = unit { count = 2, same = \"name\", different = { \"tag\", me } }, run = run }"},
    {"card", "when { attacks = me, each_turn = 1, run = run }"},
    {"card", "when { attacks = me, nth = 1, run = run }"},
    {"card",
     "when { dies = unit, its_player_may, works_in = trash, uses = 2, run = run }"},
    {"card", "when { points = you, by = you, amount = at_least(i), run = run }"},
    {"card", "when { points = you, reaches = at_least(i), run = run }"},
    {"card", "when { points = you, because = \"conquers\", run = run }"},
    {"card", "when { attacks = me, phase = \"main\", run = run }"},
    {"card", "as { played = me, may, cost = { energy = 1, discard = 1 } }"},
    {"card", "instead { dies = me, run = run }"},
    {"card",
     "can { played = me, action, from = trash, ignoring_cost, chooses = here }"},
    {"card", "can { played = me, reaction, from = trash, ignoring_energy }"},
    {"card",
     "can { played = me, action, additional_cost = { energy = 1, discard = i } }"},
    {"card", "cannot { played = me }"},
    {"card",
     "passive { me, might = -1, each = unit { might = at_least(i) }, minimum = 1 }"},
    {"card", "passive { me, might = i % 90, provided = { unit, gear } }"},
    {"card", "passive { spell { yours }, cost = { energy = -1 }, choosing = unit }"},
    {"card", "passive { ability { yours }, cost = { energy = -1 }, of = \"Wield\" }"},
    {"card", "passive { unit, enters = readied, to = battlefield }"},
    {"card",
     "passive { unit, has = { \"Calm\", tag \"Fox\", cannot { played = me } } }"},
    {"card",
     "activated { reaction, cost = { exhaust = me }, adds = { energy = 1 }, only = unit }"},
    {"card",
     "activated { cost = { exhaust = me }, for_each = { energy = 1 }, adds = { energy = 1 } }"},
    {"card", "attached { passive { me, might = 1 } }"},
    {"card", "happened { points = you, total, count = at_least(i) }"},
    {"card", "happened { drawn = card, count = at_most(i) }"},
    {"card", "either(unit, gear { energy = i })"},
    {"card", "either({ energy = 1 }, { discard = i })"},
    {"card", "unit { except { might = less_than(i) } }"},
    {"card", "cost { energy = i % 90, exhaust = unit { yours } }"},
    {"card", "additional_cost { energy = i % 90, exhaust = unit { yours } }"},
    {"card", "discount { energy = 1 }"},
    {"card", "abilities_of(unit { might = i }, \"exhaust\")"},
    {"card", "with_cost(\"Wield\", { energy = i % 90 })"},
    {"card", "costs { Wield = { energy = i % 90 } }"},
    {"card", "with_query(\"Hunter\", unit { might = i })"},
    {"card", "tag(\"Fox \" .. i)"},
    {"card", "unit { at = { base, battlefield }, might = i }"},
    {"card", "unit { has = \"Calm\", might = i }"},
    {"card", "battlefield { has = unit { might = i } }"},
    {"card", "spell { me, from = trash, energy = i }"},
    {"card", "unit { equipped = gear { energy = i } }"},
    {"card", "gear { host = unit { might = i } }"},
    {"card", "unit { tag = { \"Fox\", \"Bear\" .. i } }"},
    {"card", "unit { controller = it, might = i }"},
    {"card", "ability { of = unit { might = i } }"},
    {"card", "unit { supertype = \"Token\", might = i }"},
    {"card",
     "{ unit { name = named, might = i }, effect { run = function() name_card() end } }"},
    {"card",
     "{ unit { type = named, might = i }, effect { run = function() name_card() end } }"},
    {"card", "spell { chooses = unit { might = i } }"},
    {"card", "unit { count = i, total_might = at_most(i) }"},
    {"card", "unit { split = i }"},
    {"card", "unit { chosen_by = spell { energy = i } }"},
    {"card", "count(unit { might = i })"},
    {"card", "might(unit { might = i })"},
    {"card", "effect { run = function() for x in each(unit) do kill(x) end end }"},
    {"card",
     "effect { run = function() for _, x in ipairs({ me }) do kill(x) end end }"},
    {"card", "card \"T-1\" { cannot { played = me } }"},
    {"words", "words { [\"word\" .. i] = unit { might = i } }"},
    {"words", "player_counter(\"pc\" .. i)"},
    {"words", "thing_counter(\"tc\" .. i)"},
    {"words", "status(\"st\" .. i)"},
    {"keyword",
     "keyword \"Push\" { adds_up, redundant, governs = unit { might = i } }"},
};

// Lists and braces; each holds [entry] so often as there is room, and once more. A # in it is the
// number of the entry.
typedef struct {
    const char *kind, *before, *entry, *behind;
} Wide;

static const Wide wide[] = {
    {"card", "local x = unit { at = {", "unit { might = # }, ", "} }"},
    {"card", "local x = unit { tag = {", "\"Fox #\", ", "} }"},
    {"card", "local x = unit {", "friendly, ", "}"},
    {"card", "local x = unit { ", "except { might = 1 }, ", "}"},
    {"card", "local x = either(unit, ", "unit, ", "gear)"},
    {"card",
     "local x = either({ energy = 1 }, ",
     "{ energy = 1 }, ",
     "{ discard = 1 })"},
    {"card", "local x = effect { target = {", "unit, ", "}, run = run }"},
    {"card",
     "local x = effect { modes = { { \"z\", run = run }, ",
     "{ \"a#\", run = run }, ",
     "} }"},
    {"card",
     "local x = passive { me, might = 1, provided = {",
     "unit { might = # }, ",
     "} }"},
    {"card", "local x = passive { me, has = {", "tag \"Fox #\", ", "} }"},
    {"card", "local x = passive { me, has = {", "cannot { played = me }, ", "} }"},
    {"card", "local x = passive { me, loses = {", "\"Calm\", ", "} }"},
    {"card", "local x = cost { exhaust = {", "unit { yours }, ", "} }"},
    {"card", "local x = costs { Wield = {", "{ energy = 1 }, ", "} }"},
    {"card", "local x = attached {", "cannot { played = me }, ", "}"},
    {"card", "card \"T-1\" {", "cannot { played = me }, ", "}"},
    {"card", "card \"T-1\" { cannot { played = me }, ", "{", "}"},
    {"card", "local x = effect { run = function()", " draw(1) ", "end }"},
    {"card", "local x = effect { run = ", "function() return ", "nil end }"},
    {"keyword", "keyword \"Push\" {", "cannot { played = me }, ", "}"},
    {"words", "words {", "a = { unit }, ", "}"},
};

// Statements that take their own result: [twice] doubles with each round.
static const char *const deep[] = {
    "q = either(q, q)",
    "q = either(q, q, q, q)",
    "q = either(unit { has = q }, q)",
    "q = battlefield { has = q }",
    "q = unit { equipped = q, might = count(q) }",
    "q = unit { except { host = q } }",
    "q = unit { might = count(q) }",
    "q = spell { chooses = q }",
    "c = attached { c, c }",
    "c = { c, c }",
    "c = attached { { c, { c } } }",
    "c = passive { me, has = c }",
    "q = unit { happened { moves = q } }",
    "p = cost { exhaust = q, kill = q } q = either(q, q)",
};

static const char ordinary[] =
    "local near = unit { friendly, another, here }\n"
    "card \"T-9\" { effect { target = near, run = function(u) deal(2, u) end },\n"
    " passive { me, might = 1, provided = near } }";

static char source[SOURCE_BYTES + 1];

static void load_words_for_all(Fixture *f)
{
    static const NameRow phases[] = {{"main"}};

    sample_rules.phases = phases;
    sample_rules.phases_n = COUNT_OF(phases);
    assert_int_equal(
        load_keyword(
            f, "Calm", "keyword \"Calm\" { passive { me, assigned = first } }"),
        0);
    assert_int_equal(
        load_keyword(
            f,
            "Wield",
            "keyword \"Wield\" { activated { cost = value(), run = function() draw(1) end } }"),
        0);
    assert_int_equal(
        load_keyword(
            f,
            "Hunter",
            "keyword \"Hunter\" { passive { me, might = 2, provided = unit { here, value() } } }"),
        0);
    (void)add_card(f, "T-1", NULL);
    (void)add_card(f, "T-9", NULL);
}

// A library that holds what many scripts made is given up for a fresh one.
static void renew(Fixture **f)
{
    void *fresh;

    (void)tear_down((void **)f);
    (void)set_up(&fresh);
    *f = fresh;
    load_words_for_all(*f);
}

static void expect_place(const Fixture *f)
{
    int line = 0;

    if (strncmp(f->err.text, "t.lua:", 6) != 0 ||
        sscanf(f->err.text, "t.lua:%d", &line) != 1)
        fail_msg("%.200s\n names no line: %s", source, f->err.text);
    if (strstr(f->err.text, "(null)")) fail_msg("%s", f->err.text);
}

// Loads the source, which may not be sound. Returns whether it loaded; one that did not
// leaves the library as it was.
static bool loads(Fixture **f, const char *kind)
{
    const LibraryExtent before = library_extent((*f)->library);
    const char *name = !strcmp(kind, "card") ? "T-1" : "Push";

    if (!load_as(*f, kind, name, "t.lua", source)) {
        renew(f);
        return true;
    }
    expect_place(*f);
    const LibraryExtent after = library_extent((*f)->library);
    if (strcmp(kind, "keyword") && memcmp(&after, &before, sizeof after) != 0)
        fail_msg("%.200s\n leaves records", source);
    (*f)->library->cards[library_card_by_code((*f)->library, "T-1")].unplayable = NULL;
    return false;
}

static void expect_ordinary(Fixture *f)
{
    if (load_as(f, "card", "T-9", "t.lua", ordinary)) fail_msg("%s", f->err.text);
    library_link(f->library);
    assert_null(f->library->cards[library_card_by_code(f->library, "T-9")].unplayable);
}

static const char head[] = "local run = function() draw(1) end local x\n";
static const char tail[] = "\ncard \"T-1\" { cannot { played = me } }";

// Returns what the card of a script needs behind the rest.
static const char *tail_of(const char *kind, const char *rest)
{
    return strcmp(kind, "card") || strstr(rest, "card \"T-1\"") ? "" : tail;
}

static bool loads_often(Fixture **f, const Form *form, int n)
{
    const bool says = strcmp(form->kind, "card") || strstr(form->form, "card \"T-1\"");

    (void)snprintf(source,
                   sizeof source,
                   "%sfor i = 1, %d do %s%s end%s",
                   head,
                   n,
                   says ? "" : "x = ",
                   form->form,
                   tail_of(form->kind, form->form));
    return loads(f, form->kind);
}

// Returns how often a script makes it at most. It tries first what comes of the limits, so
// that few scripts are loaded.
static int most(Fixture **f, const Form *form)
{
    static const int others[] = {
        SCRIPT_WORDS_MAX, PLAYER_COUNTERS_MAX, STATUSES_MAX, COUNTERS_MAX, 1};
    int least = 0, beyond = MANY;

    for (int i = 0; !least && i < 8 + COUNT_OF(others); i++) {
        const int n = i < 8 ? (SCRIPT_RECORDS_MAX - 1) / (1 + i) : others[i - 8];

        if (n >= beyond) continue;
        if (loads_often(f, form, n))
            least = n;
        else
            beyond = n;
    }
    if (least && !loads_often(f, form, least + 1)) return least;
    while (beyond - least > 1) {
        const int n = (least + beyond) / 2;

        if (loads_often(f, form, n))
            least = n;
        else
            beyond = n;
    }
    return least;
}

static void every_builder_is_made_to_its_limit_and_once_more(void **state)
{
    Fixture *f = *state;

    load_words_for_all(f);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (!loads_often(&f, &forms[i], 1))
            fail_msg("%s: %s", forms[i].form, f->err.text);
        assert_in_range(most(&f, &forms[i]), 1, SCRIPT_RECORDS_MAX);
        expect_ordinary(f);
        if (loads_often(&f, &forms[i], MANY))
            fail_msg("%s: %d of them load", forms[i].form, MANY);
    }
    *state = f;
}

// Writes the entry with that number. Returns how many bytes it has.
static size_t put_entry(char *to, size_t size, const char *entry, int number)
{
    const int n = (int)strcspn(entry, "#");

    return (
        size_t)(entry[n]
                    ? snprintf(to, size, "%.*s%d%s", n, entry, number, entry + n + 1)
                    : snprintf(to, size, "%s", entry));
}

static bool loads_wide(Fixture **f, const Wide *row, int n)
{
    size_t at = (size_t)snprintf(source, sizeof source, "%s%s", head, row->before);
    const char *end = strcmp(row->entry, "{") ? row->behind : "}";

    for (int i = 0; i < n && at + strlen(row->entry) < SOURCE_BYTES - 100; i++)
        at += put_entry(source + at, sizeof source - at, row->entry, i);
    for (int i = 0; i < n && !strcmp(row->entry, "{") && at < SOURCE_BYTES - 100; i++)
        source[at++] = '}';
    (void)snprintf(
        source + at, sizeof source - at, "%s%s", end, tail_of(row->kind, row->before));
    return loads(f, row->kind);
}

static void every_list_is_filled_to_its_limit_and_once_more(void **state)
{
    Fixture *f = *state;

    load_words_for_all(f);
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        int n = 1;

        while (n < LONG && loads_wide(&f, &wide[i], n)) n++;
        if (n == 1) fail_msg("%s: %s", source, f->err.text);
        if (n < LONG && loads_wide(&f, &wide[i], n + 1)) fail_msg("%s loads", source);
        expect_ordinary(f);
        (void)loads_wide(&f, &wide[i], 300);
        (void)loads_wide(&f, &wide[i], MANY);
        expect_ordinary(f);
    }
    *state = f;
}

static void what_holds_itself_ends_by_name(void **state)
{
    Fixture *f = *state;

    load_words_for_all(f);
    for (size_t i = 0; i < sizeof deep / sizeof *deep; i++) {
        for (int n = 1; n < 40; n++) {
            (void)snprintf(
                source,
                sizeof source,
                "local q, c, p = unit, cannot { played = me }, nil\n"
                "for i = 1, %d do %s end\n"
                "card \"T-1\" { effect { run = function() draw(count(q)) end }, c }",
                n,
                deep[i]);
            if (!loads(&f, "card") && n > 20) break;
        }
        expect_ordinary(f);
        if (loads(&f, "card")) fail_msg("%s loads", source);
    }
    *state = f;
}

static bool has_word(const char *text, const char *word)
{
    const size_t n = strlen(word);

    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
        const bool begins =
            at == text || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');

        if (begins && !isalnum((unsigned char)at[n]) && at[n] != '_') return true;
    }
    return false;
}

// Returns whether the word makes nothing of the library: a sentence that is not written, and
// how English has words, which phrases read.
static bool makes_nothing(const char *word)
{
    return !strcmp(word, "todo") || !strcmp(word, "says");
}

static void every_word_of_the_language_is_tried(void **state)
{
    static const char *const words[] = {
#define CLAUSE(kind, name, rule, doc)      name,
#define BUILDER(name, function, form, doc) name,
#define FLAG(id, name, kinds, rule, doc)   name,
#define KEY(read, name, kinds, value, doc) name,
#define KEYWORD_FLAG(id, name, doc)        name,
#define KEYWORD_KEY(name, value, doc)      name,
#define QUERY_KEY(name, value, doc)        name,
#include "scripting/base/language.def"
    };

    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        bool tried = makes_nothing(words[i]);

        for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
            tried |= has_word(forms[k].form, words[i]);
        if (!tried) fail_msg("no form of this test has '%s'", words[i]);
    }
}

// Makes too many of what has the name in it, if it may come there at all.
static void try_row(Fixture **f, const char *format, const char *name)
{
    char form[200];

    (void)snprintf(form, sizeof form, format, name);
    if (!loads_often(f, &(Form){"card", form}, 1)) return;
    if (loads_often(f, &(Form){"card", form}, MANY))
        fail_msg("%s: %d of them load", form, MANY);
}

static void every_row_of_a_game_is_made_too_often(void **state)
{
    const Rules *rules = &sample_rules;
    Fixture *f = *state;

    load_words_for_all(f);
    for (int i = 0; i < rules->events_n; i++) {
        try_row(&f, "happened { %s = me }", rules->events[i].name);
        try_row(&f, "cannot { %s = me }", rules->events[i].name);
    }
    for (int i = 0; i < rules->questions_n; i++)
        try_row(&f, "passive { me, %s = 1 }", rules->questions[i].name);
    for (int i = 0; i < rules->fields_n; i++)
        try_row(&f, "unit { %s = at_least(i) }", rules->fields[i].name);
    for (int i = 0; i < rules->verbs_n; i++)
        if (rules->verbs[i].reads) try_row(&f, "%s(me)", rules->verbs[i].name);
    for (int i = 0; i < rules->cost_actions_n; i++)
        try_row(&f, "cost { %s = 1 }", rules->cost_actions[i].name);
    expect_ordinary(f);
    *state = f;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_word_of_the_language_is_tried),
        TEST(every_builder_is_made_to_its_limit_and_once_more),
        TEST(every_list_is_filled_to_its_limit_and_once_more),
        TEST(what_holds_itself_ends_by_name),
        TEST(every_row_of_a_game_is_made_too_often),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
