// cost_action.c -- pays the parts of a cost that are actions, with objects of the payer.
//
// Callers ask cost_action_is_payable first, so that no cost is paid in part.

#include "engine/riftbound/actions/cost_action.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/accept.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/offer.h"

static bool can_pay_with(const Table *table, const Env *env, const CostAction *action,
                         ObjectId id)
{
    const Object *object = &table->state->objects[id];

    if (!accept_fits(table, table->rules->cost_actions[action->action].accepts, id))
        return false;
    switch ((CostActionKind)action->action) {
    case ACTION_EXHAUST: return !board_is_exhausted(table, id);
    case ACTION_KILL:
    case ACTION_PUT_BACK: return object_on_board(table, id);
    case ACTION_BANISH:
    case ACTION_RECYCLE: return true;
    case ACTION_SPEND_BUFF:
        return state_counter(table->state, id, COUNTER_BUFF) > 0 &&
               object->controller == env->you;
    case ACTION_REVEAL:
    case ACTION_DISCARD: // a card being played is no longer in the hand (354)
        return object->spot == board_hand(table, env->you) && id != env->carrier.id;
    case ACTION_SPEND_STATUS:
        return object_has_status(table, id, table->rules->statuses_n + action->counter);
    case ACTION_SPEND_COUNTER:
    case ACTION_BURN:
    case ACTION_COUNT: return false;
    }
    return false;
}

static int counter_due(const Table *table, const Env *env, const CostAction *action)
{
    return action->amount ? condition_amount(table, env, action->amount) : 1;
}

// Counters on things are those of `me`, whose controller alone spends them (746).
static bool has_counter(const Table *table, const Env *env, const CostAction *action)
{
    const int due = counter_due(table, env, action);
    const int own = action->counter - PLAYER_COUNTERS_MAX;

    if (own >= 0)
        return ref_lives(table->state, env->me) &&
               table->state->objects[env->me.id].controller == env->you &&
               state_counter(table->state, env->me.id, own) >= due;
    if (env->you == NOBODY) return false;
    return table->state->players[env->you].counters[action->counter] >= due;
}

// Returns whether the card itself lies in the trash, from which it is played: it is on the
// chain when its costs are paid (354).
static bool carrier_leaves(const Table *table, const Env *env, SpotId trash)
{
    return env->carrier.id && ref_lives(table->state, env->carrier) &&
           table->state->objects[env->carrier.id].spot == trash;
}

// Returns whether as many cards can be burned, with a Burn Out between them (440). A burned
// card goes to the trash and comes back with the rest, so none of them is counted out.
static bool has_to_burn(const Table *table, const Env *env, const CostAction *action)
{
    const State *state = table->state;
    SpotId trash;
    int there;

    if (env->you == NOBODY) return false;
    trash = board_trash(table, env->you);
    there = state->spots[board_deck(table, env->you)].n + state->spots[trash].n -
            carrier_leaves(table, env, trash);
    return there >= counter_due(table, env, action);
}

// Returns whether the player has what an action takes that wants no things.
static bool has_amount(const Table *table, const Env *env, const CostAction *action)
{
    return action->action == ACTION_BURN ? has_to_burn(table, env, action)
                                         : has_counter(table, env, action);
}

bool cost_action_is_number(const CostAction *action)
{
    return action->action == ACTION_SPEND_COUNTER || action->action == ACTION_BURN;
}

static bool names_one_thing(const Query *query)
{
    return query->role == ROLE_ME || query->role == ROLE_IT || query->role == ROLE_THIS;
}

// Returns whether cards of the hand pay, so that a number alone may say how many.
static bool is_of_hand(const CostAction *action)
{
    return action->action == ACTION_DISCARD || action->action == ACTION_REVEAL;
}

int cost_action_payers(const Table *table, const Env *env, const CostAction *action,
                       ObjectId *ids)
{
    ObjectId found[OBJECTS_MAX];
    int found_n, kept = 0, n = 0;

    if (cost_action_is_number(action)) return 0;
    if (is_of_hand(action)) {
        if (env->you == NOBODY) return 0;
        found_n = board_objects_in(table, board_hand(table, env->you), found);
        for (int i = 0; i < found_n; i++) {
            if (!action->query || query_matches(table, env, action->query, found[i]))
                found[kept++] = found[i];
        }
        found_n = kept;
    } else if (names_one_thing(&table->library->queries[action->query])) {
        const Ref ref =
            role_ref(table, env, table->library->queries[action->query].role);

        if (!ref_lives(table->state, ref)) return 0;
        found[0] = ref.id;
        found_n = query_matches(table, env, action->query, ref.id);
    } else {
        found_n = query_find(table, env, action->query, found, OBJECTS_MAX);
    }
    for (int i = 0; i < found_n; i++) {
        if (can_pay_with(table, env, action, found[i])) ids[n++] = found[i];
    }
    return n;
}

// Returns how many an object counts for: buffs count, not the units that have them.
static int worth(const Table *table, const CostAction *action, ObjectId id)
{
    if (action->action != ACTION_SPEND_BUFF) return 1;
    return state_counter(table->state, id, COUNTER_BUFF);
}

void cost_action_wanted(const Table *table, const Env *env, const CostAction *action,
                        int *min, int *max)
{
    if (is_of_hand(action) && !action->query) {
        *min = *max = action->amount ? condition_amount(table, env, action->amount) : 1;
        return;
    }
    condition_query_range(table, env, action->query, min, max);
}

// Returns which kind of payment one object can make once only, 0: it can make it twice.
static int kind_of_use(const CostAction *action)
{
    if (cost_action_takes_away(action) || action->action == ACTION_DISCARD) return 1;
    if (action->action == ACTION_EXHAUST) return 2;
    return action->action == ACTION_SPEND_STATUS ? 3 + action->counter : 0;
}

enum { SHARED_BY_NONE = 0xFF, PARTS_MAX = ADDITIONAL_MAX * COST_ACTIONS_MAX };

// Actions of one kind, each of which takes objects of its own.
typedef struct {
    uint32_t fits[OBJECTS_MAX + 1]; // actions that the object could pay, one bit each
    uint8_t used_by[OBJECTS_MAX + 1];
    bool seen[OBJECTS_MAX + 1];
    int objects_n;
} Shares;

_Static_assert(PARTS_MAX <= 32, "a set of actions is one word");

// Finds one more object for an action; others that have it take another one.
static bool find_object(Shares *shares, int action)
{
    for (int id = 1; id <= shares->objects_n; id++) {
        if (shares->seen[id] || !(shares->fits[id] >> action & 1u)) continue;
        shares->seen[id] = true;
        if (shares->used_by[id] != SHARED_BY_NONE &&
            !find_object(shares, shares->used_by[id]))
            continue;
        shares->used_by[id] = (uint8_t)action;
        return true;
    }
    return false;
}

// Finds what the action wants at least. Returns false where that is too much.
static bool find_objects(const Table *table, const Env *env, const CostAction *action,
                         Shares *shares, int which)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = cost_action_payers(table, env, action, ids);
    int min, max;

    cost_action_wanted(table, env, action, &min, &max);
    for (int i = 0; i < n; i++) shares->fits[ids[i]] |= 1u << which;
    for (int i = 0; i < min; i++) {
        memset(shares->seen, 0, sizeof shares->seen);
        if (!find_object(shares, which)) return false;
    }
    return true;
}

// Returns whether each of the actions of one kind, that of the first, finds objects of
// its own.
static bool find_all(const Table *table, const Env *env, const CostAction *const *all,
                     int n)
{
    Shares shares;

    memset(&shares, 0, sizeof shares);
    memset(shares.used_by, SHARED_BY_NONE, sizeof shares.used_by);
    shares.objects_n = table->state->objects_n;
    for (int i = 0; i < n; i++) {
        if (kind_of_use(all[i]) == kind_of_use(all[0]) &&
            !find_objects(table, env, all[i], &shares, i))
            return false;
    }
    return true;
}

bool cost_action_all_payable(const Table *table, const Env *env,
                             const Cost *const *costs, int n)
{
    const CostAction *all[PARTS_MAX];
    int all_n = 0;

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < costs[i]->actions_n; k++) {
            if (kind_of_use(&costs[i]->actions[k]))
                all[all_n++] = &costs[i]->actions[k];
        }
    }
    for (int i = 0; i < all_n; i++) {
        bool first = true, shared = false;

        for (int k = 0; k < all_n; k++) {
            if (k == i || kind_of_use(all[k]) != kind_of_use(all[i])) continue;
            first &= k > i;
            shared = true;
        }
        if (first && shared && !find_all(table, env, &all[i], all_n - i)) return false;
    }
    return true;
}

bool cost_action_is_payable(const Table *table, const Env *env, const Cost *cost)
{
    for (int i = 0; i < cost->actions_n; i++) {
        ObjectId ids[OBJECTS_MAX];
        const int n = cost_action_payers(table, env, &cost->actions[i], ids);
        int min, max;

        if (cost_action_is_number(&cost->actions[i])) {
            if (!has_amount(table, env, &cost->actions[i])) return false;
            continue;
        }
        cost_action_wanted(table, env, &cost->actions[i], &min, &max);
        if (n < min) return false;
    }
    return cost->actions_n < 2 || cost_action_all_payable(table, env, &cost, 1);
}

int cost_action_worth(const Table *table, const Env *env, const CostAction *action)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = cost_action_payers(table, env, action, ids);
    int sum = 0;

    for (int i = 0; i < n; i++) sum += worth(table, action, ids[i]);
    return sum;
}

int cost_action_most(const Table *table, const Env *env, const Cost *cost, bool *open)
{
    int most = 1;

    *open = false;
    for (int i = 0; i < cost->actions_n; i++) {
        int min, max, sum;

        if (cost_action_is_number(&cost->actions[i])) continue;
        cost_action_wanted(table, env, &cost->actions[i], &min, &max);
        if (min == max) {
            most = max;
            continue;
        }
        sum = cost_action_worth(table, env, &cost->actions[i]);
        *open = true;
        most = sum < max ? sum : max;
    }
    return most;
}

static bool try_spend_counter(Table *table, const Env *env, const CostAction *action)
{
    const int due = counter_due(table, env, action);
    const int own = action->counter - PLAYER_COUNTERS_MAX;
    const ObjectId me = env->me.id;

    if (!has_counter(table, env, action)) return false;
    if (own >= 0) {
        object_count(table, me, own, state_counter(table->state, me, own) - due);
    } else {
        uint16_t *counter = &table->state->players[env->you].counters[action->counter];

        *counter = (uint16_t)(*counter - due);
    }
    table_touch(table);
    return true;
}

bool cost_action_try_spend(Table *table, const Env *env, const CostAction *action)
{
    if (action->action == ACTION_BURN) return has_to_burn(table, env, action);
    return try_spend_counter(table, env, action);
}

void cost_action_try(Table *table, const Env *env, const CostAction *action,
                     ObjectId id)
{
    const PlayerId owner = table->state->objects[id].owner;

    switch ((CostActionKind)action->action) {
    case ACTION_EXHAUST: object_set_flag(table, id, OBJECT_EXHAUSTED, true); return;
    case ACTION_KILL:
    case ACTION_RECYCLE:
    case ACTION_DISCARD:
        (void)object_move(table, id, board_trash(table, owner), TO_TOP);
        return;
    case ACTION_PUT_BACK:
        (void)object_move(table, id, board_hand(table, owner), TO_TOP);
        return;
    case ACTION_BANISH:
        (void)object_move(table, id, spot_of(table, ZONE_BANISHMENT, owner), TO_TOP);
        return;
    case ACTION_SPEND_BUFF:
        object_count(
            table, id, COUNTER_BUFF, state_counter(table->state, id, COUNTER_BUFF) - 1);
        table_touch(table);
        return;
    case ACTION_SPEND_STATUS:
        object_set_status(table, id, table->rules->statuses_n + action->counter, false);
        return;
    case ACTION_SPEND_COUNTER: (void)cost_action_try_spend(table, env, action); return;
    case ACTION_BURN:
    case ACTION_REVEAL: // they stay where they are
    case ACTION_COUNT: return;
    }
}

bool cost_action_takes_away(const CostAction *action)
{
    switch ((CostActionKind)action->action) {
    case ACTION_KILL:
    case ACTION_RECYCLE:
    case ACTION_PUT_BACK:
    case ACTION_BANISH: return true;
    case ACTION_EXHAUST:
    case ACTION_DISCARD:
    case ACTION_SPEND_BUFF:
    case ACTION_SPEND_COUNTER:
    case ACTION_SPEND_STATUS:
    case ACTION_REVEAL:
    case ACTION_BURN:
    case ACTION_COUNT: return false;
    }
    return false;
}

int cost_action_spare_targets(const Table *table, const Env *env, ObjectId *ids, int n,
                              int min)
{
    const Item *item = chain_item(table, env->item);
    ObjectId others[OBJECTS_MAX];
    int others_n = 0;

    for (int i = 0; item && i < n; i++) {
        const Ref ref = object_ref(table->state, ids[i]);
        bool chosen = false;

        for (int k = 0; k < item->targets_n; k++)
            chosen |= ref_equal(table->state->targets[item->targets_first + k], ref);
        if (!chosen) others[others_n++] = ids[i];
    }
    if (others_n < min || !others_n) return n;
    memcpy(ids, others, sizeof(ObjectId) * (size_t)others_n);
    return others_n;
}

// How many objects a player may choose.
typedef struct {
    int min, max;
} Range;

// Asks for objects that pay [action], into [ids]. Returns how many; -1 if there are too
// few.
static int ask_payers(Table *table, const Env *env, const CostAction *action,
                      Range range, ObjectId *ids)
{
    int n = cost_action_payers(table, env, action, ids);
    const int prompt =
        action->action == ACTION_DISCARD ? PROMPT_DISCARD : PROMPT_COST_OBJECT;
    ObjectId chosen[OBJECTS_MAX];
    Question *question;
    const Answer *answer;

    if (n < range.min) return -1;
    if (cost_action_takes_away(action))
        n = cost_action_spare_targets(table, env, ids, n, range.min);
    question = ask_begin(table, env->you, prompt, env->carrier);
    offer_objects(question, ids, n);
    if (query_missed_tell(table, env, action->query))
        query_missed_tell_other(table, MISSED_OTHERS);
    question->min = (uint16_t)range.min;
    question->max = (uint16_t)(range.max > n ? n : range.max);
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) chosen[i] = ids[answer->picks[i]];
    memcpy(ids, chosen, sizeof(ObjectId) * answer->n);
    return answer->n;
}

int cost_action_might(const Table *table, const CostAction *action, ObjectId id)
{
    const bool leaves =
        cost_action_takes_away(action) || action->action == ACTION_DISCARD;

    return leaves && board_is_type(table, id, TYPE_UNIT) ? layers_might(table, id) : 0;
}

// Remembers where the thing with the ability was that its own cost takes away (359.3.e.13).
static void note_source(const Table *table, Item *item, const CostAction *action,
                        const ObjectId *ids, int n)
{
    if (item->kind == ITEM_PLAY || !table->rules->cost_actions[action->action].leaves)
        return;
    for (int i = 0; i < n; i++) {
        if (!ref_equal(object_ref(table->state, ids[i]), item->source)) continue;
        item->from = object_location(table, ids[i]);
        item->paid_left |= PAID_SOURCE;
    }
}

void cost_action_note(Table *table, const Env *env, const CostAction *action,
                      const ObjectId *ids, int n)
{
    Item *item = chain_item(table, env->item);

    if (!item || !n) return;
    note_source(table, item, action, ids, n);
    item->paid_with = object_ref(table->state, ids[n - 1]);
    item->paid_card = table->state->objects[ids[n - 1]].card;
    item->paid_left &= PAID_SOURCE;
    if (table->rules->cost_actions[action->action].leaves) item->paid_left |= PAID_LAST;
    for (int i = 0; i < n; i++)
        item->stat_paid =
            number_of(item->stat_paid + cost_action_might(table, action, ids[i]));
}

// Asks for buffs one at a time, because a unit may give several. Players spend only buffs of
// their own units (744, 746).
static int spend_buffs(Table *table, const Env *env, const CostAction *action,
                       Range range)
{
    int spent = 0;

    while (spent < range.max) {
        const Range one = {spent < range.min ? 1 : 0, 1};
        ObjectId ids[OBJECTS_MAX];
        const int n = ask_payers(table, env, action, one, ids);

        if (n < 0) return -1;
        if (n == 0) break;
        cost_action_note(table, env, action, ids, n);
        action_spend_buff(table, ids[0], env->you);
        spent++;
    }
    return spent;
}

// Shows the cards to all. They are seen for as long as something else shows them (424).
static void reveal(Table *table, ObjectId *ids, int n, PlayerId player)
{
    for (int i = 0; i < n; i++) {
        const Ref ref = object_ref(table->state, ids[i]);
        const bool open = table->state->objects[ids[i]].flags & OBJECT_REVEALED;

        action_reveal(table, ids[i], player);
        (void)action_run_as_seen(table, ids[i], player, true);
        if (!open && ref_lives(table->state, ref))
            object_set_flag(table, ref.id, OBJECT_REVEALED, false);
    }
}

void cost_action_do(Table *table, const Env *env, const CostAction *action,
                    ObjectId *ids, int n)
{
    switch ((CostActionKind)action->action) {
    case ACTION_EXHAUST:
        batch_begin(table);
        for (int i = 0; i < n; i++) action_exhaust(table, ids[i], env->you);
        batch_end(table);
        break;
    case ACTION_KILL: action_kill(table, ids, n, env->you); break;
    case ACTION_PUT_BACK: (void)action_put(table, ids, n, ZONE_HAND, env->you); break;
    case ACTION_BANISH: (void)action_banish(table, ids, n, env->you); break;
    case ACTION_RECYCLE:
        action_order_runes(table, ids, n, env->carrier);
        action_recycle(table, ids, n, env->you);
        break;
    case ACTION_DISCARD: (void)action_discard(table, ids, n, env->you); break;
    case ACTION_SPEND_STATUS:
        batch_begin(table);
        for (int i = 0; i < n; i++)
            (void)action_mark(table, ids[i], action->counter, false, env->you);
        batch_end(table);
        break;
    case ACTION_REVEAL: reveal(table, ids, n, env->you); break;
    case ACTION_SPEND_BUFF:
    case ACTION_SPEND_COUNTER:
    case ACTION_BURN:
    case ACTION_COUNT: break;
    }
}

static int do_action(Table *table, Env *env, const CostAction *action, Range range)
{
    ObjectId ids[OBJECTS_MAX];
    int n;

    if (action->action == ACTION_SPEND_BUFF)
        return spend_buffs(table, env, action, range);
    n = ask_payers(table, env, action, range, ids);
    if (n <= 0) return n;
    cost_action_note(table, env, action, ids, n);
    cost_action_do(table, env, action, ids, n);
    return n;
}

// Spends the counters that [action] wants. Returns whether the player had them.
static bool spend_counters(Table *table, Env *env, const CostAction *action)
{
    const int due = counter_due(table, env, action);
    const int own = action->counter - PLAYER_COUNTERS_MAX;

    if (!has_counter(table, env, action)) return false;
    if (!due) return true;
    if (own >= 0) {
        action_count(table, env->me.id, own, -due, env->you);
        return true;
    }
    return action_spend_counter(table, env->you, action->counter, due);
}

// Burns the cards that [action] wants. Returns whether so many were there.
static bool burn_due(Table *table, const Env *env, const CostAction *action)
{
    const int due = counter_due(table, env, action);

    return has_to_burn(table, env, action) &&
           action_burn(table, env->you, due, NULL) == due;
}

int cost_action_pay_part(Table *table, Env *env, const CostAction *action, int least)
{
    Range range;
    int paid;

    if (action->action == ACTION_BURN) return burn_due(table, env, action) ? 1 : -1;
    if (action->action == ACTION_SPEND_COUNTER)
        return spend_counters(table, env, action) ? 1 : -1;
    cost_action_wanted(table, env, action, &range.min, &range.max);
    if (range.min != range.max && range.min < least) range.min = least;
    paid = do_action(table, env, action, range);
    return paid < range.min ? -1 : paid;
}

bool cost_action_names_one(const Table *table, const CostAction *action)
{
    return names_one_thing(&table->library->queries[action->query]);
}

// Returns when the action is done, the lower the earlier: nothing takes away what another one of
// the cost still needs, and what a player may choose among comes last.
static int turn_of(const Table *table, const CostAction *action)
{
    const bool leaves = table->rules->cost_actions[action->action].leaves;

    if (action->action == ACTION_SPEND_COUNTER) return 0;
    if (!cost_action_names_one(table, action)) return 2;
    return leaves ? 1 : 0;
}

// The actions of a cost may be done in any order (357.2): this one pays where any does.
int cost_action_order(const Table *table, const Cost *cost, uint8_t *order)
{
    int n = 0;

    for (int turn = 0; turn < 3; turn++)
        for (int i = 0; i < cost->actions_n; i++)
            if (turn_of(table, &cost->actions[i]) == turn) order[n++] = (uint8_t)i;
    return n;
}

bool cost_action_pay(Table *table, Env *env, const Cost *cost)
{
    uint8_t order[COST_ACTIONS_MAX];
    const int n = cost_action_order(table, cost, order);

    for (int i = 0; i < n; i++)
        if (cost_action_pay_part(table, env, &cost->actions[order[i]], 0) < 0)
            return false;
    return true;
}
