// acting_fixture.h -- a small game without a game.lua: its rows in C, its cards in Lua.
//
// Two players have a deck, a hand, a row on the board and a pile; a line of two things is
// shared and spills into the pile. The test is the procedure: it calls the functions of
// engine/scripted inside a step of its own. Cards write numbers down with `tick`.

#ifndef ACTING_FIXTURE_H
#define ACTING_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/costs.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/perform.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_words.h"
#include "scripting/host.h"

enum { DECK, HAND, ROW, PILE, LINE, ZONES };
enum { ENTERED = SCRIPTED_EVENT_COUNT, LEFT, HURT, PASSED, CHOSEN, EVENTS };
enum { WORD_ENTERED, WORD_LEFT, WORD_HURT }; // notes that stand for events in scripts

typedef struct {
    ScriptedGame game;
    Table table;
    Game run;
    Library *library;
    Host *host;
    Err err;
    int cards;
} Fixture;

// The notes of cards, and the answers of players: option by option, the first when none
// remains.
static struct {
    int n[64], ticks;
    int answers[16], answers_n, used;
    int asked, prompt, options;
} seen;

static inline Value do_tick(Table *table, Env *env, const Value *args, int n)
{
    (void)table;
    (void)env;
    (void)n;
    if (seen.ticks < 64) seen.n[seen.ticks++] = args[0].n;
    return value_nil();
}

static inline Ref meant(const Table *table, const Env *env, Value value)
{
    return value.kind == VALUE_ROLE ? role_ref(table, env, value.n) : value.ref;
}

// put(x, zone, event): to the zone of its owner.
static inline Value do_put(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = meant(table, env, args[0]);
    const int event = n > 2 && args[2].kind == VALUE_WORD ? ENTERED + args[2].n : -1;
    Moving one = {.id = ref.id, .control = NOBODY, .end = TO_BOTTOM};

    if (!ref_lives(table->state, ref)) return value_nil();
    one.to = spot_of(
        table, args[1].n, args[1].n == LINE ? 0 : table->state->objects[ref.id].owner);
    return happen_move(table, &one, 1, event) ? value_object(one.now) : value_nil();
}

static inline Value do_hurt(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = meant(table, env, args[0]);
    Event event;

    (void)n;
    if (!ref_lives(table->state, ref)) return value_nil();
    happen_begin(table, &event, HURT, ref.id, NOBODY);
    return happen_event(table, &event) ? value_truth(true) : value_nil();
}

static inline Value do_do_this(Table *table, Env *env, const Value *args, int n)
{
    const Ref about = n > 1 ? meant(table, env, args[1]) : (Ref){0, 0};

    acting_reflexive(table, env, (ClauseId)args[0].n, about, NOBODY);
    return value_nil();
}

static inline Value do_delayed(Table *table, Env *env, const Value *args, int n)
{
    const Modifier waiting = {.kind = MODIFIER_DELAYED,
                              .ends = ENDS_TURN,
                              .controller = env->you,
                              .clause = (ClauseId)args[0].n,
                              .source = env->me,
                              .event_spot = NOWHERE};

    (void)n;
    modifier_add(table, &waiting);
    return value_nil();
}

static inline Value do_is_it(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = meant(table, env, args[0]);

    (void)n;
    return value_truth(ref_lives(table->state, ref) &&
                       query_matches(table, env, (QueryId)args[1].n, ref.id));
}

static inline void derive_nothing(const Table *table)
{
    table->state->dirty = false;
}

static inline void answer(void *self, const Table *table, const Question *question,
                          Answer *given)
{
    const int pick = seen.used < seen.answers_n ? seen.answers[seen.used] : 0;

    (void)self;
    (void)table;
    seen.used++;
    seen.asked++;
    seen.prompt = question->prompt;
    seen.options = question->options_n;
    given->n = question->min > 1 ? question->min : 1;
    if (pick < 0) given->n = 0;
    for (int i = 0; i < given->n; i++)
        given->picks[i] = (uint16_t)((pick + i) % question->options_n);
}

static inline void rows(ScriptedGame *game)
{
    static const ZoneRow zones[] = {
        [DECK] = {.name = "deck", .scope = SCOPE_PLAYER, .flags = ZONE_SECRET},
        [HAND] = {.name = "hand", .scope = SCOPE_PLAYER, .flags = ZONE_PRIVATE},
        [ROW] = {.name = "row",
                 .scope = SCOPE_PLAYER,
                 .flags = ZONE_BOARD | ZONE_ACTIVE | ZONE_LOCATION},
        [PILE] = {.name = "pile", .scope = SCOPE_PLAYER},
        [LINE] = {.name = "line",
                  .scope = SCOPE_SHARED,
                  .flags = ZONE_BOARD | ZONE_ACTIVE | ZONE_ORDERED},
    };
    static const EventRow events[] = {
        {"entered", EVENT_OF_OBJECT | EVENT_BEFORE, "", ""},
        {"left", EVENT_OF_OBJECT | EVENT_BEFORE, "", ""},
        {"hurt", EVENT_OF_OBJECT | EVENT_BEFORE, "", ""},
        {"passed", EVENT_OF_PLAYER | EVENT_BEFORE, "", ""},
        {"chosen", EVENT_OF_OBJECT | EVENT_CANNOT, "", ""},
    };
    static const VerbRow verbs[] = {
        {.name = "tick", .signature = "n", .run = do_tick, .rule = "", .doc = ""},
        {.name = "put", .signature = "xz|w", .run = do_put, .rule = "", .doc = ""},
        {.name = "hit", .signature = "x", .run = do_hurt, .rule = "", .doc = ""},
        {.name = "do_this",
         .signature = "c|x",
         .run = do_do_this,
         .rule = "",
         .doc = ""},
        {.name = "delayed", .signature = "c", .run = do_delayed, .rule = "", .doc = ""},
        {.name = "is", .signature = "xq", .run = do_is_it, .rule = "", .doc = ""},
    };
    static const NameRow types[] = {{"Unit"}, {"Spell"}};
    static const WordRow words[] = {
        {.name = "as_entered", .doc = ""},
        {.name = "as_left", .doc = ""},
        {.name = "as_hurt", .doc = ""},
    };
    Rules *rules = &game->rules;

    scripted_rows_begin(game);
    scripted_words_begin(game);
    memcpy(game->zones, zones, sizeof zones);
    memcpy(&game->events[ENTERED], events, sizeof events);
    memcpy(game->verbs, verbs, sizeof verbs);
    memcpy(game->types, types, sizeof types);
    memcpy(game->words, words, sizeof words);
    game->kinds[rules->kinds_n++] =
        (KindRow){.name = "unit", .kind = KIND_OBJECT, .any_of = 1, .doc = ""};
    game->zones_more[LINE] =
        (ScriptedZone){.limit = 2, .spills = 1 + PILE, .event = 1 + LEFT};
    game->event_chosen = 1 + CHOSEN;
    rules->game = "test";
    rules->api = 2;
    rules->players = 2;
    rules->zones = game->zones;
    rules->zones_n = ZONES;
    rules->events_n = EVENTS;
    rules->kinds = game->kinds;
    rules->adjectives = game->adjectives;
    rules->fields = game->fields;
    rules->questions = game->questions;
    rules->verbs = game->verbs;
    rules->verbs_n = COUNT_OF(verbs);
    rules->types = game->types;
    rules->types_n = COUNT_OF(types);
    rules->words = game->words;
    rules->words_n = COUNT_OF(words);
    rules->derive = derive_nothing;
    rules->derive_gifts = NULL;
    rules->first_of = scripted_words_first_of;
}

static inline void begin_library(Fixture *f)
{
    f->library = library_new(&f->game.rules);
    assert_int_equal(library_status(f->library, "used"), 0);
    f->host = host_new(&f->game.rules, f->library, &f->err);
    if (!f->host) fail_msg("%s", f->err.text);
    table_init(&f->table, &f->game.rules, f->library, host_scripts(f->host));
    game_clear(&f->run, &f->table, 2, 1);
    for (int i = 0; i < 2; i++) {
        f->table.agents[i] = (Agent){NULL, answer};
        f->run.now.players[i].team = (uint8_t)i;
    }
    f->table.game = &f->run;
    f->table.state = &f->run.now;
    f->table.state->turn = 1;
    f->table.active_n = -1;
    f->cards = 0;
}

static inline void end_library(Fixture *f)
{
    host_free(f->host);
    library_free(f->library);
}

static inline int set_up(void **state)
{
    Fixture *f = calloc(1, sizeof *f);

    memset(&seen, 0, sizeof seen);
    rows(&f->game);
    begin_library(f);
    *state = f;
    return 0;
}

// As set_up, and what a card costs is part of the game.
static inline int set_up_costs(void **state)
{
    Fixture *f;

    (void)set_up(state);
    f = *state;
    end_library(f);
    f->game.rules.lacks = LACKS_CHAIN;
    f->game.resources[0] = (ResourceRow){"gold", false, ""};
    f->game.rules.resources_n = 1;
    f->game.cost_actions[1] =
        (CostActionRow){.name = "discard", .counts = true, .doc = ""};
    f->game.cost_actions_more[1] =
        (ScriptedCostAction){.from = 1 + HAND, .to = 1 + PILE, .event = 1 + LEFT};
    f->game.cost_actions[2] = (CostActionRow){.name = "tap", .doc = ""};
    f->game.cost_actions_more[2] = (ScriptedCostAction){.status = 1};
    f->game.rules.cost_actions_n = 3;
    begin_library(f);
    return 0;
}

// As set_up, and players respond.
static inline int set_up_chain(void **state)
{
    Fixture *f;

    (void)set_up(state);
    f = *state;
    f->game.chain = true;
    f->game.rules.lacks = LACKS_COSTS;
    return 0;
}

static inline int tear_down(void **state)
{
    Fixture *f = *state;

    end_library(f);
    free(f);
    return 0;
}

// Adds a unit with the script `card "C" { clauses }` after [before], for each a new card.
static inline CardId card_after(Fixture *f, const char *before, const char *clauses)
{
    char code[16], source[1500], why[200] = "";
    CardFacts facts = {
        .code = code, .name = code, .type = "Unit", .has_text = *clauses != 0};
    ScriptSource script = {
        .kind = "card", .name = code, .path = "c.lua", .source = source};
    CardId card;

    (void)snprintf(code, sizeof code, "C%d", ++f->cards);
    (void)snprintf(
        source, sizeof source, "%s\ncard \"%s\" { %s }", before, code, clauses);
    script.size = strlen(source);
    card = library_add_card(f->library, &facts, why, sizeof why);
    assert_string_equal(why, "");
    if (*clauses && host_load(f->host, &script, &f->err)) fail_msg("%s", f->err.text);
    library_link(f->library);
    return card;
}

static inline CardId card(Fixture *f, const char *clauses)
{
    return card_after(f, "", clauses);
}

static inline ObjectId thing(Fixture *f, CardId face, int zone, PlayerId player)
{
    const SpotId spot = spot_of(&f->table, zone, zone == LINE ? 0 : player);

    return object_create(&f->table, face, player, spot);
}

// A unit without text.
static inline ObjectId plain(Fixture *f, int zone, PlayerId player)
{
    return thing(f, card(f, ""), zone, player);
}

static inline void begin_step(Fixture *f)
{
    f->table.stepping = true;
    f->table.script_depth = 0;
    f->table.run = NULL;
    f->table.pending_n = f->table.settled = f->table.cascade = 0;
    f->table.acting = f->table.held_n = 0;
}

// Moves one thing to a zone of [player]. Returns it as it is then.
static inline Ref move(Fixture *f, ObjectId id, int zone, PlayerId player, int event)
{
    Moving one = {.id = id, .end = TO_BOTTOM, .control = player};

    one.to = spot_of(&f->table, zone, zone == LINE ? 0 : player);
    begin_step(f);
    return happen_move(&f->table, &one, 1, event) ? one.now : (Ref){0, 0};
}

static inline bool hurt(Fixture *f, ObjectId id)
{
    Event event;

    begin_step(f);
    happen_begin(&f->table, &event, HURT, id, NOBODY);
    return happen_event(&f->table, &event);
}

static inline bool pass(Fixture *f, PlayerId player)
{
    Event event;

    begin_step(f);
    happen_begin(&f->table, &event, PASSED, 0, player);
    return happen_event(&f->table, &event);
}

// The zone of a thing.
static inline int zone_of(const Fixture *f, ObjectId id)
{
    return spot_zone(&f->table, f->table.state->objects[id].spot);
}

static inline void answers(const int *list, int n)
{
    memcpy(seen.answers, list, sizeof *list * (size_t)n);
    seen.answers_n = n;
}

static inline void expect_ticks(const int *list, int n)
{
    assert_int_equal(seen.ticks, n);
    for (int i = 0; i < n; i++) assert_int_equal(seen.n[i], list[i]);
}

#define TICKS(...)                                                                     \
    expect_ticks((const int[]){__VA_ARGS__}, COUNT_OF(((const int[]){__VA_ARGS__})))
#define ANSWERS(...)                                                                   \
    answers((const int[]){__VA_ARGS__}, COUNT_OF(((const int[]){__VA_ARGS__})))
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
