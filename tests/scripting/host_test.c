// host_test.c -- scripts become records, mistakes are named, and a run stays in its bounds.

#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../scripting/host.h"
#include "sample_rules.h"

typedef struct {
    Library *library;
    Host *host;
    Table *table;
    State state;
    Err err;
} Fixture;

// What the verbs of a test saw.
static struct {
    int calls, n;
    Value args[8];
    Value result;
    const Clause *nested; // run by the verb `kill`
    bool abandons;        // `draw` leaves the step
} seen;

static Value note(Table *table, Env *env, const Value *args, int n)
{
    (void)table;
    (void)env;
    seen.calls++;
    seen.n = n;
    memcpy(seen.args, args, (size_t)n * sizeof *args);
    return seen.result;
}

static Value do_draw(Table *table, Env *env, const Value *args, int n)
{
    if (seen.abandons) table_unwind(table, UNWIND_ASK);
    return note(table, env, args, n);
}

static Value do_kill(Table *table, Env *env, const Value *args, int n)
{
    if (seen.nested) {
        table->scripts->run(table->scripts->self, table, env, seen.nested, NULL, 0);
    }
    return note(table, env, args, n);
}

static Value each_of_three(Table *table, Env *env, Value what, int index)
{
    (void)table;
    (void)env;
    (void)what;
    if (index == 3) return value_nil();
    return value_object((Ref){.id = (ObjectId)(index + 1), .generation = 7});
}

static VerbRow *verb(const char *name)
{
    for (int i = 0; i < sample_rules.verbs_n; i++) {
        if (!strcmp(sample_verbs[i].name, name)) return &sample_verbs[i];
    }
    fail_msg("no verb %s", name);
    return NULL;
}

static int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    for (int i = 0; i < sample_rules.verbs_n; i++) sample_verbs[i].run = note;
    verb("draw")->run = do_draw;
    verb("kill")->run = do_kill;
    sample_rules.each = each_of_three;
    memset(&seen, 0, sizeof seen);
    f->library = library_new(&sample_rules);
    f->host = host_new(&sample_rules, f->library, &f->err);
    assert_non_null(f->host);
    f->table = calloc(1, sizeof *f->table);
    table_init(f->table, &sample_rules, f->library, host_scripts(f->host));
    f->state.players_n = 2;
    f->table->state = &f->state;
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    Fixture *f = *state;

    host_free(f->host);
    library_free(f->library);
    free(f->table);
    free(f);
    return 0;
}

static int load_as(Fixture *f, const char *kind, const char *name, const char *path,
                   const char *source)
{
    const ScriptSource script = {kind, name, path, source, strlen(source)};

    return host_load(f->host, &script, &f->err);
}

static int load_keyword(Fixture *f, const char *name, const char *source)
{
    return load_as(f, "keyword", name, "keyword.lua", source);
}

static CardId add_card(Fixture *f, const char *code, const char *keyword)
{
    const CardFacts facts = {
        .code = code,
        .name = code,
        .type = "Unit",
        .keywords = {{.name = keyword, .value = 2, .cost = "1 fury"}},
        .has_text = true};
    char why[100] = "";
    const CardId card = library_add_card(f->library, &facts, why, sizeof why);

    assert_string_equal(why, "");
    return card;
}

// Loads [source] as the script of a card "T-1".
static int load_card(Fixture *f, const char *source)
{
    (void)add_card(f, "T-1", NULL);
    return load_as(f, "card", "T-1", "t.lua", source);
}

static void expect_fault(Fixture *f, const char *source, const char *text)
{
    assert_int_equal(load_card(f, source), -1);
    assert_string_equal(f->err.text, text);
    assert_string_equal(f->library->cards[1].unplayable, text);
}

static const Ability *ability(const Fixture *f, CardId card, int i)
{
    library_link(f->library);
    assert_true(i < f->library->cards[card].abilities_n);
    return &f->library->abilities[f->library->cards[card].abilities + i];
}

static const Clause *clause_of(const Fixture *f, CardId card, int i)
{
    return &f->library->clauses[ability(f, card, i)->clause];
}

// Loads the card in [name] of the project's cards, with facts that suit it.
static CardId load_file(Fixture *f, const char *kind, const char *name,
                        const char *path)
{
    char source[4096];
    FILE *file = fopen(path, "r");
    size_t n;

    assert_non_null(file);
    n = fread(source, 1, sizeof source - 1, file);
    source[n] = '\0';
    (void)fclose(file);
    if (!strcmp(kind, "card")) (void)add_card(f, name, NULL);
    if (load_as(f, kind, name, path, source)) fail_msg("%s", f->err.text);
    return library_card_by_code(f->library, name);
}

// Mistakes.

static void a_misspelt_word_is_named_with_the_nearest(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" {\n  effect { target = unit { freindly }, run = "
                 "function(u) end },\n}",
                 "t.lua:2: unknown word 'freindly', did you mean 'friendly'?");
}

static void a_misspelt_key_is_named_with_the_nearest(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" {\n when { played = me, tagret = unit, run = function() end } }",
        "t.lua:2: unknown key 'tagret' in when, did you mean 'target'?");
}

static void a_misspelt_event_is_named_with_the_nearest(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" {\n when { plaied = me, run = function() end } }",
                 "t.lua:2: unknown key 'plaied' in when, did you mean 'played'?");
}

static void a_misspelt_word_is_found_where_no_rehearsal_comes_by(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n"
                 "  if false or count(unit) > 99 then\n"
                 "    drew(1)\n  end\nend } }",
                 "t.lua:3: unknown word 'drew', did you mean 'draw'?");
}

static void a_query_in_a_run_is_refused(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { effect { run = function()\n kill(unit { friendly }) end } }",
        "t.lua:2: a query is data: name it in a local above the card, outside 'run'");
}

static void a_verb_outside_a_run_is_refused(void **state)
{
    expect_fault(*state,
                 "\ndraw(1)\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:2: 'draw' acts: it belongs inside 'run'");
}

static void a_global_cannot_be_set(void **state)
{
    expect_fault(*state,
                 "counted = 1\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:1: a script may not set 'counted': write 'local counted'");
}

static void a_word_cannot_be_set(void **state)
{
    expect_fault(*state,
                 "draw = 1\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:1: a script may not set 'draw': write 'local draw'");
}

static void a_variable_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local n = 0\ncard \"T-1\" { effect { run = function()\n"
                 "  n = n + 1\n  draw(n)\nend } }",
                 "t.lua:3: a script cannot keep state: 'n' is set in a function");
}

static void a_helper_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local n = 0\nlocal function more()\n n = n + 1 return n end\n"
                 "card \"T-1\" { effect { run = function() draw(more()) end } }",
                 "t.lua:3: a script cannot keep state: 'n' is set in a function");
}

static void a_list_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local t = {}\ncard \"T-1\" { effect { run = function()\n"
                 "  t[#t + 1] = me\nend } }",
                 "t.lua:3: a script cannot keep state: a list cannot be changed");
}

static void a_list_of_data_is_read_in_a_run(void **state)
{
    assert_int_equal(load_card(*state,
                               "local kept = { unit { friendly }, gear { enemy } }\n"
                               "card \"T-1\" { effect { run = function()\n"
                               "  for _, what in ipairs(kept) do kill(pick(what)) end\n"
                               "  if #kept == 2 then draw(1) end\n"
                               "end } }"),
                     0);
}

static void dangerous_names_are_unknown(void **state)
{
    static const char *const names[] = {"os",
                                        "_G",
                                        "string",
                                        "io",
                                        "load",
                                        "pcall",
                                        "require",
                                        "debug",
                                        "setmetatable",
                                        "pairs",
                                        "next",
                                        "error",
                                        "coroutine",
                                        "rawset",
                                        "tostring"};

    for (int i = 0; i < COUNT_OF(names); i++) {
        Fixture *f = *state;
        char source[100], start[60];

        (void)snprintf(source, sizeof source, "local x = %s", names[i]);
        (void)snprintf(start, sizeof start, "t.lua:1: unknown word '%s'", names[i]);
        assert_int_equal(load_card(f, source), -1);
        assert_memory_equal(f->err.text, start, strlen(start));
    }
}

static void strings_have_no_methods(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "local x = (\"a\"):rep(1000000)"), -1);
    assert_non_null(strstr(f->err.text, "t.lua:1:"));
}

static void byte_code_is_no_script(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "\033Lua"), -1);
    assert_non_null(strstr(f->err.text, "t.lua: attempt to load a binary chunk"));
}

static void a_syntax_error_has_its_line(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "card \"T-1\" {\n effect { run = function( } }"), -1);
    assert_memory_equal(f->err.text, "t.lua:2: ", 9);
}

static void an_endless_loop_while_loading_ends(void **state)
{
    expect_fault(*state,
                 "local n = 0\nwhile true do n = n + 1 end",
                 "t.lua:2: runs too long: more than 1000000 instructions");
}

static void an_endless_loop_in_rehearsal_ends(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n while true do end end } }",
                 "t.lua:2: runs too long: more than 1000000 instructions");
}

static void a_memory_bomb_is_named_with_its_line(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n  local s = \"bomb\"\n"
                 "  while true do s = s .. s end\nend } }",
                 "t.lua:3: needs too much memory: more than 16384 KiB");
}

static void rehearsal_finds_what_stumbles_over_nil(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " if might(u) > 3 then draw(1) end end } }"),
        -1);
    assert_string_equal(f->err.text, "t.lua:2: attempt to compare number with nil");
}

static void rehearsal_finds_a_verb_with_the_wrong_thing(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { effect { target = unit, run = function(u)\n deal(u, 3) end } }",
        "t.lua:2: 'deal' wants things as argument 2, got the number 3");
}

static void a_keyword_that_nobody_defines_is_named(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_keyword(
            f, "Tank", "keyword \"Tank\" { passive { me, assigned = first } }"),
        0);
    expect_fault(f,
                 "card \"T-1\" { passive { me,\n has = \"Tnak\" } }",
                 "t.lua:1: no keyword 'Tnak', did you mean 'Tank'?");
}

static void a_permission_needs_an_event_asked_beforehand(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { can { conquers = me } }",
                 "t.lua:1: 'conquers' is not asked beforehand: it has no place in can");
}

static void an_event_is_named_only_where_it_is_asked(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { instead { played = me } }",
                 "t.lua:1: the rules do not ask instead about 'played'");
}

static void an_event_of_the_log_is_no_pattern(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { when { shuffled = you } }",
                 "t.lua:1: 'shuffled' is told in the log only: no clause waits for it");
}

static void a_script_declares_its_own_card(void **state)
{
    expect_fault(*state,
                 "card \"T-2\" { effect { run = function() end } }",
                 "t.lua:1: card \"T-2\" in the script of card \"T-1\"");
}

static void a_script_without_its_card_is_refused(void **state)
{
    expect_fault(*state, "local x = 1", "t.lua: it declares no card \"T-1\"");
}

static void a_failed_keyword_refuses_its_cards(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-2", "Tank");

    assert_int_equal(
        load_keyword(f, "Tank", "keyword \"Tank\" { passive { me, asigned = first } }"),
        -1);
    f->library->cards[card].has_text = false;
    library_link(f->library);
    assert_string_equal(
        f->library->cards[card].unplayable,
        "keyword.lua:1: unknown key 'asigned' in passive, did you mean 'assigned'?");
}

static void a_failed_scripts_words_are_taken_back(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_as(f, "words", "set", "words.lua", "words { saved = 3 }\nfoo()"), -1);
    assert_int_equal(load_as(f, "words", "set", "words.lua", "words { saved = 3 }"), 0);
}

static void a_card_without_its_script_is_refused(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-1", NULL);

    library_link(f->library);
    assert_string_equal(f->library->cards[card].unplayable, "no script");
}

static void a_keyword_without_script_refuses_the_card(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-1", "Tank");

    library_link(f->library);
    assert_string_equal(f->library->cards[card].unplayable,
                        "keyword 'Tank' has no script");
}

// Records.

static void an_additional_cost_is_read_whole(void **state)
{
    Fixture *f = *state;
    const CardId id = load_file(
        f, "card", "OGN-002", "cards/riftbound/ogn/ogn-002-brazen-buccaneer.lua");
    const Clause *as = clause_of(f, id, 0), *passive = clause_of(f, id, 1);
    const Cost *cost = &f->library->costs[as->cost];
    const Condition *provided = &f->library->conditions[passive->provided];

    assert_int_equal(f->library->cards[id].abilities_n, 2);
    assert_int_equal(f->library->cards[id].paid_n, 1);
    assert_int_equal(as->sort, CLAUSE_AS);
    assert_int_equal(as->flags, CLAUSE_MAY | CLAUSE_PRINTED);
    assert_int_equal(as->events_n, 1);
    assert_int_equal(as->events[0].event, EVENT_PLAYED);
    assert_int_equal(f->library->queries[as->events[0].what].role, ROLE_ME);
    assert_int_equal(cost->actions_n, 1);
    assert_int_equal(cost->actions[0].action, ACTION_DISCARD);
    assert_int_equal(f->library->amounts[cost->actions[0].amount].n, 1);
    assert_int_equal(passive->answers_n, 1);
    assert_int_equal(passive->answers[0].question, QUESTION_COST);
    assert_int_equal(
        f->library->costs[passive->answers[0].ref].resource[RESOURCE_ENERGY], -2);
    assert_int_equal(provided->sort, CONDITION_AMOUNT);
    assert_int_equal(f->library->amounts[provided->ref].sort, AMOUNT_PAID);
    assert_true(f->library->cards[id].voice.before[0] == 1ull << EVENT_PLAYED);
    assert_true(f->library->cards[id].voice.answers == 1u << QUESTION_COST);
}

static void a_local_clause_is_not_printed(void **state)
{
    Fixture *f = *state;
    const CardId id =
        load_file(f, "card", "OGN-005", "cards/riftbound/ogn/ogn-005-disintegrate.lua");
    const Clause *effect = clause_of(f, id, 0);
    const Query *target = &f->library->queries[effect->targets[0]];

    assert_int_equal(f->library->cards[id].abilities_n, 1);
    assert_int_equal(effect->sort, CLAUSE_EFFECT);
    assert_true(effect->run > 0);
    assert_int_equal(effect->targets_n, 1);
    assert_int_equal(target->kind, 1 + KIND_UNIT_ROW);
    assert_int_equal(target->places_n, 1);
    assert_int_equal(target->places[0].sort, PLACE_ZONE);
    assert_int_equal(target->places[0].n, ZONE_BATTLEFIELD);
    assert_true(f->library->cards[id].voice.listens == 0);
    for (int i = 1; i < f->library->clauses_n; i++) {
        const Clause *clause = &f->library->clauses[i];

        if (clause->sort != CLAUSE_WHEN) continue;
        assert_int_equal(clause->flags, CLAUSE_ONCE);
        assert_int_equal(f->library->queries[clause->with].role, ROLE_ME);
    }
}

static void modes_are_clauses_in_a_row(void **state)
{
    Fixture *f = *state;
    CardId id;
    const Clause *use, *mode;

    (void)load_file(
        f, "keyword", "Ganking", "cards/riftbound/core/keywords/ganking.lua");
    id =
        load_file(f, "card", "OGN-157", "cards/riftbound/ogn/ogn-157-udyr-wildman.lua");
    use = clause_of(f, id, 0);
    mode = &f->library->clauses[use->modes];
    assert_int_equal(use->sort, CLAUSE_ACTIVATED);
    assert_int_equal(use->modes_n, 4);
    assert_true(use->flags & CLAUSE_FRESH);
    assert_true(f->library->cards[id].sorts & (1u << CLAUSE_ACTIVATED));
    assert_false(f->library->cards[id].adds);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(mode[i].sort, CLAUSE_MODE);
        assert_true(mode[i].run > 0);
    }
    assert_string_equal(mode[1].label, "stun");
    assert_int_equal(mode[1].targets_n, 1);
    assert_int_equal(mode[2].targets_n, 0);
}

static void a_place_beside_here_is_demanded_as_well(void **state)
{
    Fixture *f = *state;
    const CardId id = load_file(
        f, "card", "OGN-151", "cards/riftbound/ogn/ogn-151-lee-sin-centered.lua");
    const Query *subject = &f->library->queries[clause_of(f, id, 0)->subject];

    assert_int_equal(subject->where, ROLE_HERE);
    assert_int_equal(subject->places_n, 1);
    assert_true(subject->another);
    assert_true(subject->adjectives ==
                (1ull << ADJECTIVE_FRIENDLY | 1ull << ADJECTIVE_BUFFED));
}

static void a_governing_keyword_completes_its_clause(void **state)
{
    Fixture *f = *state;
    CardId id;
    const Clause *clause;
    const uint8_t keyword = library_keyword(f->library, "Deathknell");

    (void)load_file(
        f, "keyword", "Deathknell", "cards/riftbound/core/keywords/deathknell.lua");
    id = add_card(f, "OGN-178", "Deathknell");
    (void)load_file(
        f, "card", "OGN-178", "cards/riftbound/ogn/ogn-178-undercover-agent.lua");
    clause = clause_of(f, id, 0);
    assert_null(f->library->cards[id].unplayable);
    assert_int_equal(clause->sort, CLAUSE_WHEN);
    assert_int_equal(clause->events[0].event, EVENT_DIES);
    assert_int_equal(clause->keyword, 1 + keyword);
    assert_true(clause->run > 0);
    assert_true(f->library->cards[id].voice.listens == 1ull << EVENT_DIES);
}

static void a_governing_keyword_adds_its_condition(void **state)
{
    Fixture *f = *state;
    CardId id;
    const Clause *clause;
    const Condition *depends;
    const Query *query;

    assert_int_equal(
        load_as(f, "words", "set", "words.lua", "player_counter \"insight\""), 0);
    assert_int_equal(load_keyword(f,
                                  "Wise",
                                  "keyword \"Wise\" { governs = player { you, "
                                  "insight = at_least(value()) } }"),
                     0);
    id = add_card(f, "T-1", "Wise");
    assert_int_equal(
        load_card(f, "card \"T-1\" { wise { 3, passive { me, might = 1 } } }"), 0);
    clause = clause_of(f, id, 0);
    depends = &f->library->conditions[clause->depends];
    query = &f->library->queries[depends->ref];
    assert_int_equal(clause->level, 3);
    assert_int_equal(depends->sort, CONDITION_QUERY);
    assert_int_equal(query->role, ROLE_YOU);
    assert_int_equal(query->compares[0].field, FIELD_COUNT);
    assert_int_equal(query->compares[0].op, OP_AT_LEAST);
    assert_int_equal(f->library->amounts[query->compares[0].amount].sort, AMOUNT_VALUE);
    assert_string_equal(f->library->player_counters[0], "insight");
}

static void list_and_script_must_agree(void **state)
{
    Fixture *f = *state;
    CardId id;

    (void)load_file(
        f, "keyword", "Deathknell", "cards/riftbound/core/keywords/deathknell.lua");
    id = load_file(
        f, "card", "OGN-178", "cards/riftbound/ogn/ogn-178-undercover-agent.lua");
    library_link(f->library);
    assert_string_equal(f->library->cards[id].unplayable,
                        "list and script disagree about Deathknell");
}

static void asking_for_a_keyword_uses_it(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", "Legion");

    (void)load_file(f, "keyword", "Legion", "cards/riftbound/core/keywords/legion.lua");
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " if active(\"Legion\") then draw(1) end end } }"),
                     0);
    library_link(f->library);
    assert_null(f->library->cards[id].unplayable);
    assert_true(f->library->logged == 1ull << EVENT_FINALIZED);
}

static void a_keyword_brings_value_and_cost(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", "Ward");
    const Ability *second;

    assert_int_equal(
        load_keyword(
            f, "Ward", "keyword \"Ward\" { as { played = me, may, cost = value() } }"),
        0);
    assert_int_equal(
        load_card(f, "card \"T-1\" { as { played = me, cost = { discard = 1 } } }"), 0);
    second = ability(f, id, 1);
    assert_int_equal(f->library->cards[id].paid_n, 2);
    assert_int_equal(second->value, 2);
    assert_int_equal(second->paid, 1);
    assert_int_equal(second->keyword, library_find_keyword(f->library, "Ward"));
    assert_int_equal(f->library->costs[second->cost].resource[RESOURCE_ENERGY], 1);
    assert_int_equal(f->library->costs[second->cost].resource[RESOURCE_FURY], 1);
    assert_true(f->library->costs[clause_of(f, id, 1)->cost].is_value);
}

static void effect_text_is_marked(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", NULL);

    assert_int_equal(
        load_card(
            f,
            "card \"T-1\" { attached { when { attacks = me, defends = me,\n"
            " target = unit { enemy, here }, run = function(u) deal(2, u) end } } }"),
        0);
    assert_int_equal(clause_of(f, id, 0)->flags, CLAUSE_ATTACHED | CLAUSE_PRINTED);
    assert_int_equal(clause_of(f, id, 0)->events_n, 2);
    assert_true(f->library->cards[id].voice.listens ==
                (1ull << EVENT_ATTACKS | 1ull << EVENT_DEFENDS));
}

static void two_loads_give_the_same_records(void **state)
{
    static const char source[] =
        "card \"T-1\" { when { attacks = me, defends = me, conquers = me, may,\n"
        " cost = { energy = 1, fury = 2, exhaust = me, kill = unit { friendly } },\n"
        " target = unit { enemy, here, might = at_most(3), energy = 2 },\n"
        " run = function(u) deal(1, u) end } }";
    Fixture *f = *state, *g;

    assert_int_equal(set_up((void **)&g), 0);
    assert_int_equal(load_card(f, source), 0);
    assert_int_equal(load_card(g, source), 0);
    assert_int_equal(f->library->queries_n, g->library->queries_n);
    assert_memory_equal(f->library->queries,
                        g->library->queries,
                        (size_t)f->library->queries_n * sizeof *f->library->queries);
    assert_memory_equal(f->library->costs,
                        g->library->costs,
                        (size_t)f->library->costs_n * sizeof *f->library->costs);
    assert_memory_equal(f->library->clauses,
                        g->library->clauses,
                        (size_t)f->library->clauses_n * sizeof *f->library->clauses);
    (void)tear_down((void **)&g);
}

static void places_and_alternatives_are_read(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", NULL);
    const Query *first, *second;

    assert_int_equal(
        load_card(
            f,
            "card \"T-1\" { activated { cost = { exhaust = me },\n"
            " target = either(unit { owned, tag = \"Yordle\", at = { champion_zone, "
            "board }, except { here } },\n"
            "   gear { count = at_most(2) }), run = function(x) end } }"),
        0);
    first = &f->library->queries[clause_of(f, id, 0)->targets[0]];
    second = &f->library->queries[first->or_else];
    assert_int_equal(first->kind, 1 + KIND_UNIT_ROW);
    assert_int_equal(first->places_n, 2);
    assert_int_equal(first->places[0].n, ZONE_CHAMPION);
    assert_int_equal(first->places[1].sort, PLACE_BOARD);
    assert_int_equal(first->tag, library_find_tag(f->library, "Yordle"));
    assert_int_equal(f->library->queries[first->except].places[0].sort, PLACE_ROLE);
    assert_int_equal(second->kind, 1 + KIND_GEAR_ROW);
    assert_int_equal(second->or_else, 0);
    assert_int_equal(f->library->amounts[second->count].n, 2);
}

static void a_passive_multiplies_what_it_answers(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", NULL);
    const Clause *passive;
    const Amount *each;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { passive { me, cost = { energy = -1, "
                  "minimum = 1 }, each = highest_might(unit { yours }) } }"),
        0);
    passive = clause_of(f, id, 0);
    each = &f->library->amounts[passive->each];
    assert_int_equal(each->sort, AMOUNT_READING);
    assert_string_equal(sample_verbs[each->reading].name, "highest_might");
    assert_true(each->query != 0);
    assert_int_equal(f->library->costs[passive->answers[0].ref].minimum, 2);
}

static void a_permission_remembers_what_happened(void **state)
{
    Fixture *f = *state;
    const uint8_t keyword =
        (load_file(f, "keyword", "Hidden", "cards/riftbound/core/keywords/hidden.lua"),
         library_find_keyword(f->library, "Hidden"));
    const Keyword *hidden = &f->library->keywords[keyword];
    const Clause *play = &f->library->clauses[hidden->clauses[1]];
    const Condition *provided = &f->library->conditions[play->provided];
    const Clause *happened = &f->library->clauses[provided->ref];

    assert_int_equal(hidden->clauses_n, 2);
    assert_true(hidden->redundant);
    assert_int_equal(play->sort, CLAUSE_CAN);
    assert_int_equal(play->flags,
                     CLAUSE_REACTION | CLAUSE_IGNORING_COST | CLAUSE_CHOOSES_HERE |
                         CLAUSE_PRINTED);
    assert_int_equal(play->from.sort, PLACE_ZONE);
    assert_int_equal(play->from.n, ZONE_FACEDOWN);
    assert_int_equal(play->to.sort, PLACE_ROLE);
    assert_int_equal(play->to.n, ROLE_HERE);
    assert_int_equal(provided->sort, CONDITION_HAPPENED);
    assert_int_equal(happened->times.op, OP_EQUAL);
    assert_int_equal(f->library->amounts[happened->times.amount].n, 0);
}

// The code or name that a script declares: the text in its first quotes after the word.
static void declared_name(const char *path, const char *word, char *name, size_t size)
{
    char line[300];
    FILE *file = fopen(path, "r");
    const size_t n = strlen(word);

    assert_non_null(file);
    name[0] = '\0';
    while (!name[0] && fgets(line, sizeof line, file)) {
        if (strncmp(line, word, n) || line[n] != ' ' || line[n + 1] != '"') continue;
        (void)snprintf(
            name, size, "%.*s", (int)strcspn(line + n + 2, "\""), line + n + 2);
    }
    (void)fclose(file);
    if (!name[0]) fail_msg("%s declares no %s", path, word);
}

static void load_all(Fixture *f, const char *word, const char *pattern)
{
    glob_t found;
    char name[64];

    if (glob(pattern, 0, NULL, &found)) fail_msg("no files like %s", pattern);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        declared_name(found.gl_pathv[i], word, name, sizeof name);
        (void)load_file(f, word, name, found.gl_pathv[i]);
    }
    globfree(&found);
}

static void every_script_of_the_project_loads(void **state)
{
    load_all(*state, "keyword", "cards/riftbound/core/keywords/*.lua");
    load_all(*state, "card", "cards/riftbound/o*/*.lua");
}

// Runs.

// Runs the first clause of T-1; returns whether the step was left.
static bool run_card(Fixture *f, const Value *args, int n)
{
    static Env env;
    const Clause *clause = clause_of(f, 1, 0);

    if (setjmp(f->table->leave)) return true;
    f->table->scripts->run(f->table->scripts->self, f->table, &env, clause, args, n);
    return false;
}

static void a_script_passes_values_to_its_verbs(void **state)
{
    Fixture *f = *state;
    const Value unit = value_object((Ref){.id = 5, .generation = 3});

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " give_might(u, -2, this_turn, 1) end } }"),
        0);
    assert_false(run_card(f, &unit, 1));
    assert_int_equal(seen.n, 4);
    assert_int_equal(seen.args[0].sort, VALUE_OBJECT);
    assert_int_equal(seen.args[0].ref.id, 5);
    assert_int_equal(seen.args[0].ref.generation, 3);
    assert_int_equal(seen.args[1].n, -2);
    assert_int_equal(seen.args[2].sort, VALUE_WORD);
    assert_int_equal(seen.args[2].n, WORD_THIS_TURN);
    assert_int_equal(seen.args[3].n, 1);
}

static void nil_given_is_nobody_and_nothing_given_is_left_out(void **state)
{
    Fixture *f = *state;
    const Value gone = value_nil();

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " draw(2, u) kill(u) heal(me) end } }"),
        0);
    assert_false(run_card(f, &gone, 1));
    assert_int_equal(seen.calls, 1);
    assert_int_equal(seen.args[0].sort, VALUE_ROLE);
    assert_int_equal(seen.args[1].sort, VALUE_NONE);
}

static void an_argument_that_does_not_fit_is_the_next_one(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f, "card \"T-1\" { effect { run = function() channel(1, it) end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[1].sort, VALUE_NONE);
    assert_int_equal(seen.args[2].sort, VALUE_ROLE);
    assert_int_equal(seen.args[2].n, ROLE_IT);
}

static void a_list_of_things_is_a_group(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n local all = {}\n"
                  " for u in each(unit) do all[#all + 1] = u end\n"
                  " recall(all) end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[0].sort, VALUE_GROUP);
    assert_int_equal(f->table->groups[seen.args[0].n].n, 3);
    assert_int_equal(f->table->groups[seen.args[0].n].members[2].id, 3);
}

static void a_group_with_a_find_is_two_results(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n"
                  " local all, found = reveal_until(unit)\n heal(found) end } }"),
        0);
    f->table->groups_n = 1;
    seen.result =
        (Value){.sort = VALUE_GROUP, .n = 0, .ref = {.id = 9, .generation = 1}};
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[0].ref.id, 9);
}

static void a_calculated_handle_is_a_fault(void **state)
{
    Fixture *f = *state;
    const Value unit = value_object((Ref){.id = 5, .generation = 3});

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " if u then kill(u * 3) end end } }"),
        0);
    assert_true(run_card(f, &unit, 1));
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:2: 'kill' got a number out of range");
}

static void a_runtime_fault_names_card_and_line(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n local n = count(unit)\n"
                  " if n == 77 then draw(n.x) end end } }"),
        0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_int_equal(f->table->unwinding, UNWIND_FAULT);
    assert_int_equal(f->table->script_depth, 0);
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:3: attempt to index a number value (local 'n')");
}

static void an_endless_loop_in_play_is_a_fault(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " while count(unit) == 77 do end end } }"),
                     0);
    host_limit(f->host, 5000, 0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:2: runs too long: more than 5000 instructions");
}

static void an_abandoned_step_leaves_nested_runs(void **state)
{
    Fixture *f = *state;
    CardId other;

    assert_int_equal(
        load_card(f, "card \"T-1\" { effect { run = function() kill(me) end } }"), 0);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(
        load_as(f,
                "card",
                "T-2",
                "u.lua",
                "card \"T-2\" { instead { dies = me, run = function() draw(1) end } }"),
        0);
    seen.nested = clause_of(f, other, 0);
    seen.abandons = true;
    for (int i = 0; i < 1000; i++) {
        f->table->unwinding = UNWIND_NONE;
        assert_true(run_card(f, NULL, 0));
        assert_int_equal(f->table->unwinding, UNWIND_ASK);
        assert_int_equal(f->table->script_depth, 0);
    }
    seen.abandons = false;
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 2);
}

static void a_fault_in_a_nested_run_ends_the_outer_one(void **state)
{
    Fixture *f = *state;
    CardId other;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function() kill(me) draw(1) end } }"),
        0);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(
        load_as(f,
                "card",
                "T-2",
                "u.lua",
                "card \"T-2\" { instead { dies = me, run = function()\n"
                " if count(unit) == 77 then deal(nil + 1, me) end end } }"),
        0);
    seen.nested = clause_of(f, other, 0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_string_equal(f->table->fault.text,
                        "T-2 u.lua:2: attempt to perform arithmetic on a nil value");
    assert_int_equal(f->table->script_depth, 0);
}

static void runs_without_end_within_runs_are_a_fault(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f, "card \"T-1\" { effect { run = function() kill(me) end } }"), 0);
    seen.nested = clause_of(f, 1, 0);
    assert_true(run_card(f, NULL, 0));
    assert_non_null(strstr(f->table->fault.text, "T-1 "));
    assert_int_equal(f->table->script_depth, 0);
}

static void the_words_of_a_set_are_words_of_its_cards(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_as(f,
                             "words",
                             "set",
                             "words.lua",
                             "player_counter \"insight\"\n"
                             "words {\n  friends = unit { friendly },\n"
                             "  save = function(u) heal(u) recall(u) end,\n"
                             "  learn = function(n) gain(\"insight\", n) end,\n}"),
                     0);
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " save(friends) learn(2) end } }"),
                     0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 3);
    assert_int_equal(seen.args[0].n, 0);
    assert_int_equal(seen.args[1].n, 2);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_misspelt_word_is_named_with_the_nearest),
        TEST(a_misspelt_key_is_named_with_the_nearest),
        TEST(a_misspelt_event_is_named_with_the_nearest),
        TEST(a_misspelt_word_is_found_where_no_rehearsal_comes_by),
        TEST(a_query_in_a_run_is_refused),
        TEST(a_verb_outside_a_run_is_refused),
        TEST(a_global_cannot_be_set),
        TEST(a_word_cannot_be_set),
        TEST(a_variable_cannot_keep_state),
        TEST(a_helper_cannot_keep_state),
        TEST(a_list_cannot_keep_state),
        TEST(a_list_of_data_is_read_in_a_run),
        TEST(dangerous_names_are_unknown),
        TEST(strings_have_no_methods),
        TEST(byte_code_is_no_script),
        TEST(a_syntax_error_has_its_line),
        TEST(an_endless_loop_while_loading_ends),
        TEST(an_endless_loop_in_rehearsal_ends),
        TEST(a_memory_bomb_is_named_with_its_line),
        TEST(rehearsal_finds_what_stumbles_over_nil),
        TEST(rehearsal_finds_a_verb_with_the_wrong_thing),
        TEST(a_keyword_that_nobody_defines_is_named),
        TEST(a_permission_needs_an_event_asked_beforehand),
        TEST(an_event_is_named_only_where_it_is_asked),
        TEST(an_event_of_the_log_is_no_pattern),
        TEST(a_script_declares_its_own_card),
        TEST(a_script_without_its_card_is_refused),
        TEST(a_failed_keyword_refuses_its_cards),
        TEST(a_failed_scripts_words_are_taken_back),
        TEST(a_card_without_its_script_is_refused),
        TEST(a_keyword_without_script_refuses_the_card),
        TEST(an_additional_cost_is_read_whole),
        TEST(a_local_clause_is_not_printed),
        TEST(modes_are_clauses_in_a_row),
        TEST(a_place_beside_here_is_demanded_as_well),
        TEST(a_governing_keyword_completes_its_clause),
        TEST(a_governing_keyword_adds_its_condition),
        TEST(list_and_script_must_agree),
        TEST(asking_for_a_keyword_uses_it),
        TEST(a_keyword_brings_value_and_cost),
        TEST(effect_text_is_marked),
        TEST(places_and_alternatives_are_read),
        TEST(a_passive_multiplies_what_it_answers),
        TEST(a_permission_remembers_what_happened),
        TEST(every_script_of_the_project_loads),
        TEST(two_loads_give_the_same_records),
        TEST(a_script_passes_values_to_its_verbs),
        TEST(nil_given_is_nobody_and_nothing_given_is_left_out),
        TEST(an_argument_that_does_not_fit_is_the_next_one),
        TEST(a_list_of_things_is_a_group),
        TEST(a_group_with_a_find_is_two_results),
        TEST(a_calculated_handle_is_a_fault),
        TEST(a_runtime_fault_names_card_and_line),
        TEST(an_endless_loop_in_play_is_a_fault),
        TEST(an_abandoned_step_leaves_nested_runs),
        TEST(a_fault_in_a_nested_run_ends_the_outer_one),
        TEST(runs_without_end_within_runs_are_a_fault),
        TEST(the_words_of_a_set_are_words_of_its_cards),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
