// offer_test.c -- whatever the checks allow is offered, every option can be carried out,
// and no question has only one possible answer.
//
// The positions come from random games of all modes. At each decision of a player the test
// also deals other faces to cards and other resources to pools, and lets the game ask again:
// so cards stand where a random game hardly ever brings them.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "tests/play/play_fixture.h"
#include "tests/play/reasons.h"

enum {
    LOOK_EVERY = 9,
    DECISIONS_MAX = 400,
    ANSWERS_OF_ACT = 200,
    REASONS_EVERY = 12,
    REASONS_SEEN = 15
};

static Session *session;
static const Plan *playing;
static Game game, other;
static uint64_t chance;

// How often each way was offered: a test that never saw one proves nothing.
static long seen[OPTION_COUNT], seen_hidden_champion, seen_rune;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    return 0;
}

static uint64_t draw(uint64_t n)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (chance >> 11) % n;
}

static Table *table_of(Game *of)
{
    session->table.game = of;
    session->table.state = &of->now;
    session->table.active_n = -1;
    session->table.version++;
    return &session->table;
}

static void wrong(const Table *table, const char *what, ObjectId id, int with)
{
    fail_msg("turn %d, player %d: %s: %s (object %d at spot %d, %d)\n%s",
             table->state->turn,
             rb_const(table->state)->priority,
             what,
             object_card(table, id)->name,
             id,
             table->state->objects[id].spot,
             with,
             play_again(playing, "offer_test"));
}

// ---- what is offered, and what is allowed

static bool is_decision(const Question *q)
{
    return q->prompt == PROMPT_ACTION || q->prompt == PROMPT_PRIORITY ||
           q->prompt == PROMPT_FOCUS || q->prompt == PROMPT_INVITED;
}

static const Option *offered(const Question *q, OptionKind kind, ObjectId object)
{
    for (int i = 0; i < q->options_n; i++) {
        if (q->options[i].kind == kind && q->options[i].object == object)
            return &q->options[i];
    }
    return NULL;
}

static void compare_play(Table *table, const Question *q, ObjectId id)
{
    const bool may = play_card_check(table, q->player, id) == REFUSAL_NONE;

    if (may && !offered(q, OPTION_PLAY, id)) wrong(table, "not offered: play", id, 0);
    if (!may && offered(q, OPTION_PLAY, id)) wrong(table, "not allowed: play", id, 0);
}

// Runes alike are one option.
static bool is_like(const Table *table, const Option *option, ObjectId id)
{
    const Object *a = &table->state->objects[option->object];
    const Object *b = &table->state->objects[id];

    return board_is_type(table, id, TYPE_RUNE) && a->card == b->card &&
           board_is_exhausted(table, option->object) == board_is_exhausted(table, id);
}

static bool use_is_offered(const Table *table, const Question *q, ObjectId id,
                           const Active *ability, bool alike)
{
    for (int i = 0; i < q->options_n; i++) {
        const Option *o = &q->options[i];

        if (o->kind != OPTION_ACTIVATE || o->ref != ability->id) continue;
        if (o->object == id && o->form == ability_form(ability)) return true;
        if (alike && is_like(table, o, id)) return true;
    }
    return false;
}

static void compare_uses(Table *table, const Question *q, ObjectId id)
{
    const bool floats = table->state->flags & GAME_FLOATS;
    AbilityScan scan;

    ability_scan(&scan, table, id);
    while (ability_next(&scan)) {
        const Active ability = scan.now;
        bool may;

        if (ability.clause->kind != CLAUSE_ACTIVATED) continue;
        may = activate_check(table, q->player, &ability) == REFUSAL_NONE;
        if (!may && use_is_offered(table, q, id, &ability, false))
            wrong(table, "not allowed: use", id, ability.id);
        // Automatic payment uses the others where they are needed.
        if (ability.clause->adds && !floats) continue;
        if (may && !use_is_offered(table, q, id, &ability, true))
            wrong(table, "not offered: use", id, ability.id);
    }
}

static bool hide_is_offered(const Question *q, ObjectId id, SpotId spot)
{
    for (int i = 0; i < q->options_n; i++) {
        const Option *o = &q->options[i];

        if (o->kind == OPTION_HIDE && o->object == id && o->spot == spot) return true;
    }
    return false;
}

static void compare_hides(Table *table, const Question *q, ObjectId id)
{
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
        const SpotId spot = battlefield_spot(table, i);
        const bool may = hide_check(table, q->player, id, i) == REFUSAL_NONE &&
                         !rb_const(table->state)->invited;
        const bool is = hide_is_offered(q, id, spot);

        if (may && !is) wrong(table, "not offered: hide", id, i);
        if (!may && is) wrong(table, "not allowed: hide", id, i);
        if (is && spot_zone(table, table->state->objects[id].spot) == ZONE_CHAMPION)
            seen_hidden_champion++;
    }
}

static bool move_is_offered(const Question *q, SpotId spot)
{
    for (int i = 0; i < q->options_n; i++) {
        if (q->options[i].kind == OPTION_MOVE && q->options[i].spot == spot)
            return true;
    }
    return false;
}

static void compare_moves(Table *table, const Question *q)
{
    const bool now =
        timing_now(table, q->player) == TIMING_MAIN && !rb_const(table->state)->invited;

    for (SpotId spot = 0; spot < table->spots_n; spot++) {
        bool may = false;
        ObjectId who = 0;

        if (!spot_is(table, spot, ZONE_LOCATION)) continue;
        if (spot_zone(table, spot) == ZONE_BATTLEFIELD &&
            battlefield_at(table, spot) >= rb_const(table->state)->battlefields_n)
            continue;
        for (ObjectId id = 1; id <= table->state->objects_n; id++) {
            if (!table->state->objects[id].card) continue;
            if (move_check(table, q->player, id, spot) != REFUSAL_NONE) continue;
            may = now;
            who = id;
        }
        if (may && !move_is_offered(q, spot))
            wrong(table, "not offered: move", who, spot);
        if (!may && move_is_offered(q, spot))
            wrong(table, "not allowed: move", 0, spot);
    }
}

// A check that tells every reason says the same as one that ends at the first.
static void compare_reasons(Table *table)
{
    const char *text = draw(REASONS_EVERY) ? NULL : reasons_compare(table);

    if (text)
        fail_msg("turn %d: %s\n%s",
                 table->state->turn,
                 text,
                 play_again(playing, "offer_test"));
}

static void compare(Game *of)
{
    Table *table = table_of(of);
    const Question *q = &of->question;

    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (!table->state->objects[id].card) continue;
        if (table->state->objects[id].spot == NOWHERE) continue;
        compare_play(table, q, id);
        compare_uses(table, q, id);
        compare_hides(table, q, id);
    }
    compare_moves(table, q);
    compare_reasons(table);
    for (int i = 0; i < q->options_n; i++) seen[q->options[i].kind]++;
}

// ---- questions with one possible answer

static bool has_choice(const Question *q)
{
    if (q->kind == ASK_SPLIT) return q->options_n > 1 && q->total > q->options_n;
    if (!q->options_n || !q->max) return false;
    if (q->min < q->max && q->min < q->options_n) return true;
    return q->min < q->options_n || (q->ordered && q->options_n > 1);
}

static void look_for_choice(const Game *of)
{
    const Question *q = &of->question;

    if (!has_choice(q))
        fail_msg("prompt %d has %d options, of which %d to %d are picked\n%s",
                 q->prompt,
                 q->options_n,
                 q->min,
                 q->max,
                 play_again(playing, "offer_test"));
    for (int i = 0; i < q->options_n; i++)
        for (int k = 0; k < i; k++)
            if (!memcmp(&q->options[i], &q->options[k], sizeof(Option)))
                fail_msg("prompt %d has the same option twice\n%s",
                         q->prompt,
                         play_again(playing, "offer_test"));
}

// ---- doing what is offered

static void answer_at_random(Game *of)
{
    Bot bot;
    Answer answer;

    bot_start(&bot, SEAT_RANDOM, of->question.player, draw(UINT32_MAX));
    bot_random(&bot, &of->question, &answer);
    assert_null(game_answer(of, &answer));
}

static bool is_where_it_was(const State *before, const State *now, ObjectId id)
{
    const Object *a = &before->objects[id], *b = &now->objects[id];

    return a->generation == b->generation && a->spot == b->spot;
}

// A card that is hidden gets another id, so that nobody knows it again.
static bool lies_facedown(const Table *table, const State *before, const Option *option)
{
    const int at = battlefield_at(table, option->spot);
    const SpotId spot = spot_of(table, ZONE_FACEDOWN, at);

    return table->state->spots[spot].n > before->spots[spot].n;
}

// Returns how much more the pool has of each resource that [option] adds by its text, as
// automatic payment reckons it.
static ResourceAbility reckoned(const Table *table, PlayerId player,
                                const Option *option)
{
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    const int n = payable_abilities(table, player, 0, list);

    for (int i = 0; i < n; i++) {
        if (list[i].object == option->object && list[i].clause == option->ref)
            return list[i];
    }
    return (ResourceAbility){.object = 0};
}

static void expect_done(const Table *table, const State *before, const Option *option)
{
    if (option->kind == OPTION_PLAY &&
        is_where_it_was(before, table->state, option->object))
        wrong(table, "offered, but not done: play", option->object, 0);
    if (option->kind == OPTION_HIDE && !lies_facedown(table, before, option))
        wrong(table, "offered, but not done: hide", option->object, 0);
}

// Returns how much of a resource the player has, for whatever things.
static int floating(const State *state, PlayerId player, int resource)
{
    int n = state->players[player].resources[resource];

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_POOL && m->controller == player &&
            modifier_pool_resource(m) == resource)
            n += modifier_pool_amount(m);
    }
    return n;
}

static void expect_added(const Table *table, const State *before, const Option *option,
                         const ResourceAbility *adds)
{
    const PlayerId player = rb_const(before)->priority;
    const int resource = adds->resource;

    if (option->kind != OPTION_ACTIVATE || !adds->object) return;
    // With nothing else to do the next decision may be in another phase.
    if (table->state->turn != before->turn) return;
    if (rb_const(table->state)->phase != rb_const(before)->phase) return;
    seen_rune += board_is_type(table, option->object, TYPE_RUNE);
    // Something else may have added more meanwhile.
    if (floating(table->state, player, resource) <
        floating(before, player, resource) + adds->amount)
        wrong(table, "used by hand it adds something else", option->object, resource);
}

// Does option [i] with random answers until the next decision. Where it cannot be completed
// an assertion of the engine fails.
static void act(const Game *from, int i)
{
    const Option option = from->question.options[i];
    const Answer answer = {.n = 1, .picks = {(uint8_t)i}};
    Table *table;
    ResourceAbility adds;
    State before;

    other = *from;
    table = table_of(&other);
    adds = reckoned(table, other.question.player, &option);
    before = other.now;
    assert_null(game_answer(&other, &answer));
    for (int n = 0; n < ANSWERS_OF_ACT; n++) {
        if (game_next(&other, table) != GAME_WAITS) break;
        look_for_choice(&other);
        if (is_decision(&other.question)) break;
        answer_at_random(&other);
    }
    if (other.status == GAME_FAULT) wrong(table, table->fault.text, option.object, i);
    if (other.status != GAME_WAITS) return;
    expect_done(table, &before, &option);
    expect_added(table, &before, &option, &adds);
}

static void act_all(const Game *from)
{
    for (int i = 0; i < from->question.options_n; i++) {
        if (play_long() || from->question.options_n < 4 || !draw(3)) act(from, i);
    }
}

// Checks that players of the game, and nobody else, may concede at any moment (650).
static void concede(const Game *from)
{
    for (PlayerId i = 0; i < SEATS_MAX; i++) {
        const bool plays = i < from->now.players_n && !from->now.players[i].gone;

        other = *from;
        assert_int_equal(plays, !game_concede(&other, i));
        if (plays && game_next(&other, table_of(&other)) == GAME_FAULT)
            wrong(&session->table, session->table.fault.text, 0, i);
    }
}

// ---- positions

static bool fits(const Card *new, const Card *old, int zone)
{
    if (new->unplayable || new->supertypes & BIT(SUPERTYPE_TOKEN)) return false;
    if (zone == ZONE_CHAMPION)
        return new->types &BIT(TYPE_UNIT) && new->supertypes &BIT(SUPERTYPE_CHAMPION);
    return new->types == old->types;
}

// Gives the card another face of its kind; in hand and trash of any kind.
static void deal_face(const Table *table, State *state, ObjectId id)
{
    const Library *library = table->library;
    Object *object = &state->objects[id];
    const int zone = spot_zone(table, object->spot);
    const Card *old = &library->cards[object->card];

    for (int i = 0; i < 40; i++) {
        const CardId card = (CardId)(1 + draw((uint64_t)library->cards_n - 1));

        if (!fits(&library->cards[card], old, zone)) continue;
        object->card = card;
        return;
    }
}

static bool may_change(const Table *table, const State *state, ObjectId id)
{
    const Object *object = &state->objects[id];
    const int zone = object->card && object->spot != NOWHERE
                         ? spot_zone(table, object->spot)
                         : ZONE_CHAIN;

    if (zone == ZONE_CHAIN || zone == ZONE_ASIDE || object->host) return false;
    if (object->flags & OBJECT_TOKEN) return false;
    for (int i = 0; i < state->modifiers_n; i++)
        if (state->modifiers[i].kind == MODIFIER_COPY) return false;
    return !(table->library->cards[object->card].types &
             (BIT(TYPE_RUNE) | BIT(TYPE_BATTLEFIELD)));
}

// Deals other faces and resources to the position at which [of] waits, and lets it ask
// again. Only a question that comes first in its step can be asked anew.
static bool deal_anew(Game *of)
{
    Table *table = table_of(of);
    State *state = &of->mark;

    if (of->answers.n || state->chain_n) return false;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (!may_change(table, state, id) || draw(3)) continue;
        deal_face(table, state, id);
    }
    for (int i = 0; i < state->players_n; i++)
        for (int r = 0; r <= RESOURCE_ANY; r++)
            if (!draw(3)) state->players[i].resources[r] = (uint8_t)draw(4);
    if (draw(2)) state->flags ^= GAME_FLOATS;
    state->dirty = state->changed = true; // a cleanup first
    return game_next(of, table) == GAME_WAITS && is_decision(&of->question);
}

static void look(void)
{
    static Game position;

    position = game;
    compare(&position);
    act_all(&position);
    concede(&position);
    if (!deal_anew(&position)) return;
    compare(&position);
    act_all(&position);
}

static void play(const Plan *plan)
{
    playing = plan;
    play_start(session, plan, NULL);
    // Faces change, so nobody counts the cards of the decks.
    session->table.rules = catalog_library(session->catalog)->rules;
    session->table.verify = true;
    chance = plan->seed * 2654435761u + 88172645463325252u;
    if (plan->seed % 3 == 0) session->game.now.flags |= GAME_FLOATS;
    game = session->game;
    for (int decisions = 0; decisions < DECISIONS_MAX;) {
        if (game_next(&game, table_of(&game)) != GAME_WAITS) break;
        look_for_choice(&game);
        if (is_decision(&game.question) && decisions++ % LOOK_EVERY == 0) look();
        answer_at_random(&game);
    }
    if (game.status == GAME_FAULT) fail_msg("%s", session->table.fault.text);
}

static void what_is_allowed_is_offered_and_can_be_done(void **state)
{
    Plan plan;
    int kinds = 0;

    (void)state;
    if (play_asked(&plan)) {
        play(&plan);
        return;
    }
    const int games = play_scale(play_short() ? 100 : 250);
    const int most = play_scale(play_short() ? 100 : 600); // until a champion is hidden
    for (int i = 0; i < games || (!seen_hidden_champion && i < most); i++) {
        plan_any(&plan, i, i % 2);
        play(&plan);
    }
    if (play_short()) return; // too few games to see everything
    assert_true(seen[OPTION_PLAY] > 100 && seen[OPTION_ACTIVATE] > 100);
    assert_true(seen[OPTION_MOVE] > 100 && seen[OPTION_HIDE] > 10);
    assert_true(seen_hidden_champion > 0 && seen_rune > 100);
    for (int i = 0; i < REFUSALS_MAX; i++) kinds += reasons_told[i] > 0;
    assert_in_range(kinds, REASONS_SEEN, REFUSALS_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_allowed_is_offered_and_can_be_done),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
