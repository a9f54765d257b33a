// host_record_test.c -- scripts become the right records.

#include <glob.h>

#include "tests/scripting/host_fixture.h"

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
    assert_int_equal(as->kind, CLAUSE_AS);
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
    assert_int_equal(provided->kind, CONDITION_AMOUNT);
    assert_int_equal(f->library->amounts[provided->ref].kind, AMOUNT_PAID);
    assert_true(f->library->cards[id].interest.before[0].bits[0] ==
                1ull << EVENT_PLAYED);
    assert_true(f->library->cards[id].interest.answers == 1u << QUESTION_COST);
}

static void a_local_clause_is_not_printed(void **state)
{
    Fixture *f = *state;
    const CardId id =
        load_file(f, "card", "OGN-005", "cards/riftbound/ogn/ogn-005-disintegrate.lua");
    const Clause *effect = clause_of(f, id, 0);
    const Query *target = &f->library->queries[effect->targets[0]];

    assert_int_equal(f->library->cards[id].abilities_n, 1);
    assert_int_equal(effect->kind, CLAUSE_EFFECT);
    assert_true(effect->run > 0);
    assert_int_equal(effect->targets_n, 1);
    assert_int_equal(target->kind, 1 + KIND_UNIT_ROW);
    assert_int_equal(target->locations_n, 1);
    assert_int_equal(target->locations[0].kind, LOCATION_ZONE);
    assert_int_equal(target->locations[0].n, ZONE_BATTLEFIELD);
    assert_true(f->library->cards[id].interest.listens.bits[0] == 0);
    for (int i = 1; i < f->library->clauses_n; i++) {
        const Clause *clause = &f->library->clauses[i];

        if (clause->kind != CLAUSE_WHEN) continue;
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
    assert_int_equal(use->kind, CLAUSE_ACTIVATED);
    assert_int_equal(use->modes_n, 4);
    assert_true(use->flags & CLAUSE_FRESH);
    assert_true(f->library->cards[id].clause_kinds & (1u << CLAUSE_ACTIVATED));
    assert_false(f->library->cards[id].adds);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(mode[i].kind, CLAUSE_MODE);
        assert_true(mode[i].run > 0);
    }
    assert_string_equal(mode[1].label, "stun a unit at a battlefield");
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
    assert_int_equal(subject->locations_n, 1);
    assert_true(subject->another);
    assert_true(subject->adjectives ==
                (1ull << ADJECTIVE_FRIENDLY | 1ull << ADJECTIVE_BUFFED));
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
    assert_true(f->library->cards[id].interest.listens.bits[0] ==
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
            "board }, except { here }, count = at_most(2) },\n"
            "   gear { count = at_most(2) }), run = function(x) end } }"),
        0);
    first = &f->library->queries[clause_of(f, id, 0)->targets[0]];
    second = &f->library->queries[first->or_else];
    assert_int_equal(first->kind, 1 + KIND_UNIT_ROW);
    assert_int_equal(first->locations_n, 2);
    assert_int_equal(first->locations[0].n, ZONE_CHAMPION);
    assert_int_equal(first->locations[1].kind, LOCATION_BOARD);
    assert_int_equal(first->tag, library_find_tag(f->library, "Yordle"));
    assert_int_equal(f->library->queries[first->except].locations[0].kind,
                     LOCATION_ROLE);
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
    assert_int_equal(each->kind, AMOUNT_READING);
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
    assert_int_equal(play->kind, CLAUSE_CAN);
    assert_int_equal(play->flags,
                     CLAUSE_REACTION | CLAUSE_IGNORING_COST | CLAUSE_CHOOSES_HERE |
                         CLAUSE_PRINTED);
    assert_int_equal(play->from.kind, LOCATION_ZONE);
    assert_int_equal(play->from.n, ZONE_FACEDOWN);
    assert_int_equal(play->to.kind, LOCATION_ROLE);
    assert_int_equal(play->to.n, ROLE_HERE);
    assert_int_equal(provided->kind, CONDITION_HAPPENED);
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
    add_token(*state, "Recruit");
    add_token(*state, "Sprite");
    load_all(*state, "keyword", "cards/riftbound/core/keywords/*.lua");
    load_all(*state, "card", "cards/riftbound/o*/*.lua");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_additional_cost_is_read_whole),
        TEST(a_local_clause_is_not_printed),
        TEST(modes_are_clauses_in_a_row),
        TEST(a_place_beside_here_is_demanded_as_well),
        TEST(effect_text_is_marked),
        TEST(places_and_alternatives_are_read),
        TEST(a_passive_multiplies_what_it_answers),
        TEST(a_permission_remembers_what_happened),
        TEST(every_script_of_the_project_loads),
        TEST(two_loads_give_the_same_records),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
