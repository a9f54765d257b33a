// kernel_fixture.h -- a made-up game for the tests of the kernel: beasts and tools on
// isles.
//
// Its tables have only the rows that the tests need; each test adds its own step. No
// rulebook is linked.

#ifndef KERNEL_FIXTURE_H
#define KERNEL_FIXTURE_H

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/passives/derive.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

enum { DECK, HAND, FIELD, ISLE, CAVE, PILE, STACK };
enum { KIND_ANY, BEAST, TOOL, THING, TRICK, ABILITY, PLAYER, RIVAL }; // 1 + row
enum { TYPE_BEAST = 1, TYPE_TOOL = 2, TYPE_TRICK = 4 };
enum { OWN, TIRED };
enum { SIZE, SCORE };
enum { ARRIVES, DIES, SCORES };
enum { BONUS, RANK };
enum { LEVEL }; // a reading
enum { STATUS_WET, STATUS_LOST };
enum { WOUNDS, OMENS };

static const ZoneRow fixture_zones[] = {
    [DECK] = {"deck", SCOPE_PLAYER, ZONE_ORDERED | ZONE_SECRET, "", 0},
    [HAND] = {"hand", SCOPE_PLAYER, ZONE_PRIVATE, "", 0},
    [FIELD] = {"field", SCOPE_PLAYER, ZONE_BOARD | ZONE_ACTIVE | ZONE_LOCATION, "", 0},
    [ISLE] = {"isle", SCOPE_HOST, ZONE_BOARD | ZONE_ACTIVE | ZONE_LOCATION, "", 0},
    [CAVE] = {"cave", SCOPE_HOST, ZONE_BOARD | ZONE_PRIVATE, "", 0},
    [PILE] = {"pile", SCOPE_PLAYER, ZONE_ORDERED, "", 0},
    [STACK] = {"stack", SCOPE_SHARED, 0, "", 0},
};

static const KindRow fixture_kinds[] = {
    {"beast", KIND_OBJECT, TYPE_BEAST, 0, 0, ""},
    {"tool", KIND_OBJECT, TYPE_TOOL, 0, 0, ""},
    {"thing", KIND_OBJECT, TYPE_BEAST | TYPE_TOOL, 1, 0, "no tokens"},
    {"trick", KIND_OBJECT, TYPE_TRICK, 0, 1 + STACK, ""},
    {"ability", KIND_ITEM, 0, 0, 1 + STACK, ""},
    {"player", KIND_PLAYER, 0, 0, 0, ""},
    {"rival", KIND_PLAYER, 0, 0, 0, ""},
};

static inline bool is_own(const Table *table, const Env *env, ObjectId object)
{
    return table->state->objects[object].controller == env->you;
}

static inline bool is_you(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    return player == env->you;
}

static inline bool is_tired(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return table->state->objects[object].flags & OBJECT_EXHAUSTED;
}

static const AdjectiveRow fixture_adjectives[] = {
    [OWN] = {"own", is_own, is_you, ""},
    [TIRED] = {"tired", is_tired, NULL, ""},
};

static inline int size_of(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    if (table->state->dirty) table->rules->derive(table);
    return table->state->objects[object].stat;
}

static inline int score_of(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return table->state->players[player].points;
}

static const FieldRow fixture_fields[] = {
    [SIZE] = {"size", size_of, .doc = ""},
    [SCORE] = {"score", NULL, score_of, .doc = ""},
};

static const EventRow fixture_events[] = {
    [ARRIVES] = {"arrives", EVENT_OF_OBJECT | EVENT_BEFORE, "", ""},
    [DIES] = {"dies", EVENT_OF_OBJECT, "", ""},
    [SCORES] = {"scores", EVENT_OF_PLAYER, "", ""},
};

static const QuestionRow fixture_questions[] = {
    [BONUS] = {"bonus", ANSWER_AMOUNT, SUM_ADD, "", ""},
    [RANK] = {"rank", ANSWER_WORD, SUM_LAST, "", ""},
};

// The size of `me`.
static inline Value read_level(Table *table, Env *env, const Value *args, int n)
{
    (void)args;
    (void)n;
    return value_number(size_of(table, env, env->me.id));
}

static const VerbRow fixture_verbs[] = {
    [LEVEL] = {"level", "", read_level, .reads = true, .rule = "", .doc = ""},
};

static const NameRow fixture_types[] = {{"Beast"}, {"Tool"}, {"Trick"}};
static const NameRow fixture_supertypes[] = {{"Token"}, {"Royal"}};
static const NameRow fixture_counters[] = {[WOUNDS] = {"wounds"}, [OMENS] = {"omens"}};
static const NameRow fixture_colours[] = {{"Red"}, {"Blue"}};
static const NameRow fixture_metals[] = {{"Bronze"}, {"Gold"}};
enum { FACT_SIZE, FACT_COLOUR, FACT_METAL, FACT_KIN };
static const FactRow fixture_facts[] = {
    [FACT_SIZE] = {"size", FACT_NUMBER, FACT_MAIN, .most = 99, .search = "size"},
    [FACT_COLOUR] = {"colours",
                     FACT_WORDS,
                     .vocabulary = fixture_colours,
                     .vocabulary_n = 2,
                     .search = "colour"},
    [FACT_METAL] = {"metal",
                    FACT_WORD,
                    .vocabulary = fixture_metals,
                    .vocabulary_n = 2,
                    .search = "metal"},
    [FACT_KIN] = {"kin", FACT_WORDS, .names = true},
};
static const OptionRow fixture_options[] = {
    {.name = "none"}, {.name = "yes"}, {.name = "no"}, {.name = "number"}};

static int derivations; // how often derived values were worked out

static inline void fixture_derive(const Table *table)
{
    State *state = table->state;

    derivations++;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = &table->library->cards[state->objects[id].card];

        state->objects[id].stat = card->facts[FACT_SIZE];
    }
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_STAT || !ref_lives(state, m->object)) continue;
        state->objects[m->object.id].stat =
            (int16_t)(state->objects[m->object.id].stat + m->n);
    }
    state->dirty = false;
}

static inline int fixture_first(const Table *table, const Env *env, uint16_t query)
{
    (void)table;
    (void)env;
    (void)query;
    return 0;
}

static inline void no_step(Table *table)
{
    table->state->over = true;
}

typedef struct {
    Rules rules;
    Library *library;
    Table *table;
    Game *game, *other;
    State *state, *view;
    Log *log;
    CardId wolf, bear, crown, spark, whelp; // a wolf is 2, a bear 5, a whelp a token
} Fixture;

static inline CardId add_card(Fixture *f, CardFacts facts)
{
    char why[200] = "";
    CardId card;

    facts.name = facts.code;
    card = library_add_card(f->library, &facts, why, sizeof why);
    if (!card) fail_msg("%s", why);
    return card;
}

static inline void add_cards(Fixture *f)
{
    f->wolf = add_card(f,
                       (CardFacts){.code = "Wolf",
                                   .type = "Beast",
                                   .facts = {{.number = 2}, {.words = {"Red"}}},
                                   .tags = {"Forest"}});
    f->bear = add_card(f,
                       (CardFacts){.code = "Bear",
                                   .type = "Beast",
                                   .facts = {{.number = 5}, {.words = {"Blue"}}}});
    f->crown = add_card(
        f, (CardFacts){.code = "Crown", .type = "Tool", .supertypes = {"Royal"}});
    f->spark = add_card(f, (CardFacts){.code = "Spark", .type = "Trick"});
    f->whelp = add_card(f,
                        (CardFacts){.code = "Whelp",
                                    .type = "Beast",
                                    .facts = {{.number = 1}},
                                    .supertypes = {"Token"}});
}

static inline void fill_rules(Rules *rules)
{
    *rules = (Rules){
        .game = "isles",
        .state_bytes = 240,
        .zones = fixture_zones,
        .kinds = fixture_kinds,
        .adjectives = fixture_adjectives,
        .fields = fixture_fields,
        .events = fixture_events,
        .questions = fixture_questions,
        .verbs = fixture_verbs,
        .types = fixture_types,
        .supertypes = fixture_supertypes,
        .counters = fixture_counters,
        .facts = fixture_facts,
        .options = fixture_options,
        .option_yes = 1,
        .option_no = 2,
        .zones_n = COUNT_OF(fixture_zones),
        .kinds_n = COUNT_OF(fixture_kinds),
        .adjectives_n = COUNT_OF(fixture_adjectives),
        .fields_n = COUNT_OF(fixture_fields),
        .events_n = COUNT_OF(fixture_events),
        .questions_n = COUNT_OF(fixture_questions),
        .verbs_n = COUNT_OF(fixture_verbs),
        .types_n = COUNT_OF(fixture_types),
        .supertypes_n = COUNT_OF(fixture_supertypes),
        .counters_n = COUNT_OF(fixture_counters),
        .facts_n = COUNT_OF(fixture_facts),
        .options_n = COUNT_OF(fixture_options),
        .step = no_step,
        .derive = fixture_derive,
        .verify_derived = derive_verify,
        .first_of = fixture_first,
    };
}

// A game of two players that stands between two steps, with the table ready for calls.
static inline int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    fill_rules(&f->rules);
    f->library = library_new(&f->rules);
    f->table = calloc(1, sizeof *f->table);
    f->game = calloc(1, sizeof *f->game);
    f->other = calloc(1, sizeof *f->other);
    f->view = calloc(1, sizeof *f->view);
    f->log = calloc(1, sizeof *f->log);
    add_cards(f);
    table_init(f->table, &f->rules, f->library, NULL);
    game_clear(f->game, f->table, 2, 1);
    f->game->now.players[1].team = 1;
    f->table->game = f->game;
    f->table->state = f->state = &f->game->now;
    f->table->active_n = -1;
    derivations = 0;
    *state = f;
    return 0;
}

static inline int tear_down(void **state)
{
    Fixture *f = *state;

    library_free(f->library);
    free(f->table);
    free(f->game);
    free(f->other);
    free(f->view);
    free(f->log);
    free(f);
    return 0;
}

// A new object of [owner] in its own [zone].
static inline ObjectId create(Fixture *f, CardId card, PlayerId owner, int zone)
{
    return object_create(f->table, card, owner, spot_of(f->table, zone, owner));
}

static inline SpotId spot(const Fixture *f, int zone, int n)
{
    return spot_of(f->table, zone, n);
}

static inline Ref ref(const Fixture *f, ObjectId id)
{
    return object_ref(f->state, id);
}

static inline void expect_sound(const Fixture *f)
{
    const char *broken = game_verify(f->state, f->table);

    if (broken) fail_msg("%s", broken);
}

// The ids in [where], from the top, must be those of the list that 0 ends.
static inline void expect_list(const Fixture *f, SpotId where, const ObjectId *ids)
{
    ObjectId id = f->state->spots[where].first;
    int n = 0;

    for (; ids[n]; n++, id = f->state->objects[id].next) assert_int_equal(id, ids[n]);
    assert_int_equal(id, 0);
    assert_int_equal(f->state->spots[where].n, n);
    expect_sound(f);
}

// Returns whether [act] stops the program at a broken invariant.
static inline bool stops(Fixture *f, void (*act)(Fixture *f))
{
    const pid_t child = fork();
    int status = 0;

    assert_true(child >= 0);
    if (!child) {
        (void)signal(SIGABRT, SIG_DFL);
        (void)close(STDERR_FILENO);
        act(f);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static struct {
    Fixture *fixture;
    void (*act)(Fixture *f);
} acting;

static inline void step_that_acts(Table *table)
{
    (void)table;
    acting.act(acting.fixture);
}

// Takes [act] as a step of the game. Returns the limit that stops the game; -1: none does.
static inline int limit_reached(Fixture *f, void (*act)(Fixture *f))
{
    acting.fixture = f;
    acting.act = act;
    f->rules.step = step_that_acts;
    f->table->keeps_mark = true;
    if (game_next(f->game, f->table) != GAME_STOPPED) return -1;
    assert_int_equal(game_next(f->game, f->table), GAME_STOPPED);
    assert_int_equal(f->state->winners, 0);
    return f->state->ending.limit - 1;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
