// hostile_fixture.h -- scripts that must end with the fault that their row names. It is
// told on one line of valid UTF-8, and a card that was there before works as before.

#ifndef HOSTILE_FIXTURE_H
#define HOSTILE_FIXTURE_H

#include "engine/base/text.h"
#include "tests/scripting/host_fixture.h"

enum { INSTRUCTIONS = 100000 };

#define TOO_LONG   "runs too long: more than 100000 instructions"
#define LARGE_TEXT "makes a text of more than 4096 bytes"
#define LARGE_LIST "makes a list, or calls within calls, of more than 262144 bytes"
#define NO_MEMORY  "needs too much memory: more than 2048 KiB"

typedef struct {
    const char *source;
    const char *fault; // without the place
} Row;

static inline void expect_sound(const char *text)
{
    char copy[600];

    text_copy(copy, sizeof copy, text);
    assert_false(text_repair(copy));
    for (const char *c = text; *c; c++) assert_true((unsigned char)*c >= ' ');
}

// Expects "[file]:LINE: [fault]" somewhere in [text].
static inline void expect_text(const Row *row, const char *file, const char *text)
{
    const char *place = strstr(text, file);
    int line = 0, n = 0;

    expect_sound(text);
    if (!place) fail_msg("%s\n gives: %s", row->source, text);
    place += strlen(file);
    if (sscanf(place, ":%d:%*d: %n", &line, &n) == 1 && n)
        place += n;
    else if (sscanf(place, ":%d: %n", &line, &n) == 1)
        place += n;
    else if (place[0] == ':' && row->fault && strstr(row->fault, "declares no"))
        place += 2;
    else
        fail_msg("%s\n names no line: %s", row->source, text);
    if (row->fault && strncmp(place, row->fault, strlen(row->fault)) != 0)
        fail_msg("%s\n gives: %s\n not: %s", row->source, text, row->fault);
}

// Runs the first clause of [card]; returns whether the step was left.
static inline bool run_card(Fixture *f, CardId card)
{
    static Env env;
    const Clause *clause = clause_of(f, card, 0);

    f->table->counting = false;
    f->table->stepping = true;
    f->table->run = NULL;
    if (setjmp(f->table->leave)) return true;
    table_run(f->table, &env, clause, NULL, 0);
    return false;
}

static inline void load_good_things(Fixture *f)
{
    host_limit(f->host, INSTRUCTIONS, 2048 * 1024);
    if (load_as(f,
                "words",
                "set",
                "w.lua",
                "local function loop(...) while true do end end\n"
                "words { endless = loop, fine = function(u) heal(u) end,\n"
                " listed = { loop, more = { loop } } }"))
        fail_msg("%s", f->err.text);
    (void)add_card(f, "T-0", NULL);
    if (load_as(f,
                "card",
                "T-0",
                "good.lua",
                "card \"T-0\" { effect { run = function()\n"
                " for u in each(unit) do fine(u) end end } }"))
        fail_msg("%s", f->err.text);
}

// The card that was there before works, with the same calls of verbs as ever.
static inline void expect_all_is_well(Fixture *f)
{
    seen.calls = 0;
    assert_false(run_card(f, library_card_by_code(f->library, "T-0")));
    assert_int_equal(seen.calls, 3);
    assert_int_equal(f->table->script_depth, 0);
}

static inline const Script *last_script(const Fixture *f)
{
    return &f->library->scripts[f->library->scripts_n - 1];
}

static inline void expect_refused(Fixture *f, const Row *row, const char *source)
{
    const int records = f->library->clauses_n + f->library->queries_n +
                        f->library->amounts_n + f->library->costs_n;
    CardId card = library_card_by_code(f->library, "T-1");

    if (!card) card = add_card(f, "T-1", NULL);
    f->library->cards[card].unplayable = NULL;
    if (!load_as(f, "card", "T-1", "t.lua", source)) fail_msg("%s loads", source);
    if (!strstr(f->err.text, "w.lua:")) expect_text(row, "t.lua", f->err.text);
    if (strstr(f->err.text, "w.lua:")) expect_text(row, "w.lua", f->err.text);
    assert_string_equal(f->library->cards[card].unplayable, f->err.text);
    assert_string_equal(last_script(f)->path, "t.lua");
    assert_int_equal(f->library->clauses_n + f->library->queries_n +
                         f->library->amounts_n + f->library->costs_n,
                     records);
    expect_all_is_well(f);
}

#endif
