// trigger.c -- gathers the abilities that an event triggers.
//
// The masks of the Library and the Table tell first whether anybody waits for such an
// event: nearly always none does.

#include "engine/abilities/events/trigger.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/derive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

// Returns the face of who has the ability, as it last was. A delayed ability may outlive what
// started it, whose number may be another card's by now: then its text tells the card.
static CardId face_of(const Table *table, const Active *ability, Ref me)
{
    const CardId face = object_face_of(table->state, me);

    return face || !ability->modifier ? face
                                      : library_card_of(table->library, ability->id);
}

static Item item_of(const Table *table, const Active *ability, const Env *env,
                    const Event *event)
{
    Item item = chain_blank_item(ITEM_TRIGGERED);

    item.source = env->me;
    item.card = face_of(table, ability, env->me);
    item.carrier = env->carrier;
    item.clause = ability->id;
    item.controller = env->you;
    item.keyword = env->keyword;
    item.paid_slot = env->paid_slot;
    item.value = env->value;
    item.amount = event->n;
    item.value_cost = env->value_cost;
    item.subject = env->subject;
    item.subject_player = env->subject_player;
    item.actor = env->actor;
    item.event_spot = env->event_spot;
    item.event_from = env->event_from;
    // What adds never was on the chain (429.2.a), so nothing will find it there.
    item.with = event->with.serial == OFF_CHAIN ? 0 : event->with.serial;
    // The turn player controls what a source without a controller triggers, but "you" is
    // nobody (190.6.a-d).
    if (item.controller == NOBODY) {
        item.controller = table->state->turn_player;
        item.terms |= TERM_NOBODY;
    }
    return item;
}

static bool is_found(const Table *table, const PendingTrigger *pending, const Env *env,
                     ClauseId clause)
{
    return pending->item.clause == clause && ref_equal(pending->item.source, env->me) &&
           pending->action == table->actions;
}

// Returns whether it has triggered in this action: each instance of a text that an object
// has several times does so by itself (477.1.b.1.b).
static bool found_in_action(const Table *table, const Env *env, const Active *ability)
{
    int found = 0;

    for (int i = 0; i < table->pending_n; i++)
        found += is_found(table, &table->pending[i], env, ability->id);
    return found > ability->instance;
}

// Counts one more event of this action for what waits for a number of them. Of several
// instances of a text the first one counts.
static void count_event(Table *table, const Active *ability, const Env *env)
{
    if (!ability->clause->times.op || ability->instance) return;
    for (int i = 0; i < table->pending_n; i++) {
        PendingTrigger *pending = &table->pending[i];

        if (is_found(table, pending, env, ability->id))
            pending->item.amount = number_of(pending->item.amount + 1);
    }
}

void trigger_drop_miscounted(Table *table)
{
    int kept = 0;

    for (int i = 0; i < table->pending_n; i++) {
        const Item *item = &table->pending[i].item;
        const Compare *times = &table->library->clauses[item->clause].times;

        if (times->op && !compare_holds(times->op,
                                        item->amount,
                                        table->library->amounts[times->amount].n))
            continue;
        table->pending[kept++] = table->pending[i];
    }
    table->pending_n = kept;
}

// Returns whether it is the Nth time this turn, for each player in `by` separately
// (383.1.b).
static bool counts_now(const Table *table, const Env *env, const Clause *clause,
                       const Event *event)
{
    if (!clause->nth) return true;
    return query_happened(table, env, clause, clause->by ? event->by : NOBODY) ==
           clause->nth - 1;
}

// The condition is judged right after the event, by what is there then (383.2.c.1,
// 725.4).
static ClausePart gather_part(Table *table, const Active *ability, const Env *env,
                              const Event *event)
{
    const Clause *clause = ability->clause;
    int times = 1;

    // A player who leaves the game has no more triggers (652).
    if (env->you != NOBODY && table->state->leaving & (1u << env->you))
        return PART_GONE;
    if (clause->flags & CLAUSE_ONE_OR_MORE && found_in_action(table, env, ability)) {
        count_event(table, ability, env);
        return PART_ONE_OR_MORE;
    }
    if (clause->nth && found_in_action(table, env, ability)) return PART_ONE_OR_MORE;
    if (ability->object && table->rules->trigger_times) {
        const uint64_t keywords = clause->keywords | 1ull << ability->keyword;

        times = table->rules->trigger_times(
            table, ability->object, keywords, event->event, event->at);
    }
    for (int i = 0; i < times; i++) {
        table_room(table, LIMIT_PENDING, table->pending_n, 1);
        table->pending[table->pending_n].item = item_of(table, ability, env, event);
        if (clause->times.op) table->pending[table->pending_n].item.amount = 1;
        table->pending[table->pending_n].again = i > 0;
        table->pending[table->pending_n++].action = table->actions;
    }
    return times > 0 ? PART_NONE : PART_NEVER;
}

// Returns what of the ability does not fit the event, PART_NONE: it triggers.
static ClausePart silent_part(const Table *table, const Active *ability, Env *env,
                              const Event *event)
{
    const Clause *clause = ability->clause;
    ClausePart part = clause->kind == CLAUSE_WHEN
                          ? pattern_part(table, env, clause, event)
                          : PART_EVENT;

    if (part) return part;
    if (turn_history_is_used_up(table, turn_history_used(env, ability->id)))
        return PART_USED_UP;
    if (!ability->modifier &&
        turn_history_is_spent(table, turn_history_used(env, ability->id)))
        return PART_SPENT;
    pattern_env(table, event, env);
    if (!pattern_hand_over(table, clause, event, env)) return PART_GONE;
    part = pattern_off_part(table, env, clause);
    if (part) return part;
    return counts_now(table, env, clause, event) ? PART_NONE : PART_NTH;
}

// Tells that the ability did not see the event: PART_PLACE or PART_NEW.
static void tell_not_seen(const Table *table, const Active *ability, const Event *event,
                          ClausePart part)
{
    Env env;

    if (!observer_is_there(table)) return;
    ability_env(table, ability, &env);
    pattern_tell(table, ability->clause, &env, event, part);
}

static bool triggers(const Table *table, const Active *ability, Env *env,
                     const Event *event)
{
    const ClausePart part = silent_part(table, ability, env, event);

    if (part) pattern_tell(table, ability->clause, env, event, part);
    return part == PART_NONE;
}

static void gather_trigger(Table *table, const Active *ability, const Env *env,
                           const Event *event)
{
    const ClausePart part = gather_part(table, ability, env, event);

    pattern_tell(table, ability->clause, env, event, part);
}

// Returns whether the clause waits for this event of the object itself.
static bool names_itself(const Table *table, const Clause *clause, const Event *event)
{
    for (int i = 0; i < clause->events_n; i++) {
        const Query *what = &table->library->queries[clause->events[i].what];

        if (clause->events[i].event == event->event && what->role == ROLE_ME)
            return true;
    }
    return false;
}

// Returns whether the object sees the event: one that leaves in the same action sees only
// its own leaving (383.2.c.2), and a card off the board only what happens to itself.
static bool sees_event(const Table *table, ObjectId id, const Clause *clause,
                       const Event *event)
{
    const Object *object = &table->state->objects[id];
    const bool works = clause->works_in || spot_is(table, object->spot, ZONE_ACTIVE);

    if (works && !(object->flags & OBJECT_LEAVING)) return true;
    return names_itself(table, clause, event);
}

// Returns the other event that triggers the same abilities of some objects, -1: none.
static int twin_of(const Table *table, int event)
{
    return table->rules->event_twin ? table->rules->event_twin(event) : -1;
}

// Returns whether the set has the event, or the [twin] that is the same to some objects.
static inline bool has_either(const EventSet *set, int event, int twin)
{
    return event_set_has(set, event) || (twin >= 0 && event_set_has(set, twin));
}

// Gathers the ability if it waits for the event, or for the twin that is the same to its
// object.
static void try_ability(Table *table, const Active *ability, const Env *words,
                        const Event *event)
{
    const int twin = twin_of(table, event->event);
    Event as;
    Env env = *words;

    if (triggers(table, ability, &env, event)) {
        gather_trigger(table, ability, &env, event);
        return;
    }
    if (twin < 0 || !table->rules->has_twin(table, words->me.id)) return;
    as = *event;
    as.event = (uint8_t)twin;
    env = *words;
    if (triggers(table, ability, &env, &as)) gather_trigger(table, ability, &env, &as);
}

// Returns how many instances of the same text a scan finds before this one. Only given text
// can be there several times.
static uint16_t instances_before(const Table *table, const AbilityScan *at)
{
    AbilityScan scan;
    uint16_t n = 0;

    ability_scan_kind(&scan, table, at->object, CLAUSE_WHEN);
    if (!(table->state->objects[at->object].flags & OBJECT_GRANTED)) return 0;
    while (ability_next(&scan)) {
        if (scan.stage == at->stage && scan.i == at->i && scan.j == at->j) break;
        n = (uint16_t)(n + (scan.now.id == at->now.id));
    }
    return n;
}

// Returns whether it may wait for the event, or for the [twin] that is the same to it.
static inline bool may_hear(const Table *table, ObjectId id, int event, int twin)
{
    return ability_may_listen(table, id, event) ||
           (twin >= 0 && ability_may_listen(table, id, twin));
}

// Returns why the ability that the scan found does not see the event, PART_NONE: it does.
static ClausePart blind_part(const AbilityScan *scan, const Event *event, bool arrives)
{
    if (!arrives && !sees_event(scan->table, scan->object, scan->now.clause, event))
        return PART_PLACE;
    if (!ability_is_new(scan)) return PART_NONE;
    return pattern_names(scan->now.clause, event->event) ? PART_NEW : PART_EVENT;
}

// Returns whether the clause speaks of the event, or of the twin. An observer hears of
// those that do not as well.
static bool names_event(const Table *table, const Clause *clause, int event, int twin)
{
    return pattern_names(clause, event) || (twin >= 0 && pattern_names(clause, twin)) ||
           observer_is_there(table);
}

// [zone] is where the object is, or goes in the same action; -1 for zones whose
// abilities work anyway. Off the board the owner is "you" (191.4.a).
static void try_object(Table *table, ObjectId id, const Event *event, int zone)
{
    const Object *object = &table->state->objects[id];
    const bool arrives = zone >= 0 && spot_is(table, object->spot, ZONE_ACTIVE);
    const int twin = twin_of(table, event->event);
    AbilityScan scan;
    Env env;

    if (!may_hear(table, id, event->event, twin)) return;
    ability_scan_kind(&scan, table, id, CLAUSE_WHEN);
    while (ability_next(&scan)) {
        const Active *ability = &scan.now;
        const int works_in = ability->clause->works_in - 1;
        ClausePart blind;

        if (zone < 0 ? works_in >= 0 : works_in != zone) continue;
        if (!names_event(table, ability->clause, event->event, twin)) continue;
        blind = blind_part(&scan, event, arrives);
        if (blind) {
            tell_not_seen(table, ability, event, blind);
            continue;
        }
        scan.now.instance = instances_before(table, &scan);
        ability_env(table, ability, &env);
        if (arrives) env.you = env.chooser = object->owner;
        try_ability(table, ability, &env, event);
    }
}

// Returns whether the active object at the place may wait for the event, and be triggered
// by it: what is given may be about anything.
static inline bool may_be_triggered(const Table *table, int place, const Event *event,
                                    int twin, bool by_gifts)
{
    const ObjectId id = table->active[place];
    const EventSet *hears = id == event->object
                                ? &object_card(table, id)->interest.listens
                                : &table->hears[place];

    return has_either(hears, event->event, twin) ||
           (by_gifts && ability_is_gifted(table, id));
}

static void try_board(Table *table, const Event *event)
{
    const int twin = twin_of(table, event->event);
    const Gifts *reached = &table->library->reached;
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);
    bool by_gifts;

    if (!has_either(&table->interest.listens, event->event, twin)) return;
    by_gifts = has_either(&table->gifts.interest.listens, event->event, twin) ||
               has_either(&reached->interest.listens, event->event, twin);
    for (int i = 0; i < n; i++) {
        const int before = table->pending_n;
        const bool out = !may_be_triggered(table, i, event, twin, by_gifts);

        // An observer hears of all that wait for the event.
        if (out && !table->verify && !observer_is_there(table)) continue;
        try_object(table, ids[i], event, -1);
        // A filter of ours: --verify tries what it leaves out.
        ASSERT(!out || table->pending_n == before);
    }
}

// Asks a card off the board about what happens to itself.
static void try_self(Table *table, const Event *event)
{
    if (!event->object) return;
    if (spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE)) return;
    try_object(table, event->object, event, -1);
}

// Asks cards off the board whose abilities say that they work there (385).
static void try_elsewhere(Table *table, const Event *event)
{
    for (uint64_t left = table->library->works_in; left; left &= left - 1) {
        const int zone = __builtin_ctzll(left);

        for (int spot = table->zone_first[zone];
             spot < table->spots_n && table->spot_zone[spot] == zone;
             spot++) {
            ObjectId id = table->state->spots[spot].first;

            for (; id; id = table->state->objects[id].next)
                try_object(table, id, event, zone);
        }
    }
}

// Asks delayed abilities, in their window, with or without their source (391, 392).
static void try_modifiers(Table *table, const Event *event)
{
    State *state = table->state;

    if (!modifying_hears(table)) return;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *modifier = &state->modifiers[i];
        const Clause *clause = &table->library->clauses[modifier->clause];
        Active ability;
        Env env;

        if (modifier->kind != MODIFIER_DELAYED || clause->kind != CLAUSE_WHEN) continue;
        // An observer hears of all that wait.
        if (!pattern_names(clause, event->event) && !observer_is_there(table)) continue;
        ability = (Active){.id = modifier->clause, .modifier = (uint16_t)(i + 1)};
        ability.clause = clause;
        ability_env_of_modifier(table, modifier, &env);
        if (!triggers(table, &ability, &env, event)) continue;
        gather_trigger(table, &ability, &env, event);
        if (ability.clause->flags & CLAUSE_ONCE && modifier_use(table, i)) i--;
    }
}

// Uses up what triggered and works once, from the pending trigger [first] on. What waits by
// itself is used up where it is found.
static void spend_triggers(Table *table, int first)
{
    for (int i = first; i < table->pending_n; i++) {
        const Item *item = &table->pending[i].item;

        if (table->library->clauses[item->clause].flags & CLAUSE_ONCE &&
            !table->pending[i].again)
            modifier_spend(table, item->carrier, item->clause);
    }
}

static void tell_event(Table *table, const Event *event)
{
    const int twin = twin_of(table, event->event);

    if (observer_is_there(table))
        observer_tell(table, &(Sight){.kind = SIGHT_EVENT, .event = event});
    if (has_either(&table->library->heard, event->event, twin)) {
        const int before = table->pending_n;

        const bool all = table->rules->events[event->event].flags & EVENT_ALL_TEXT;

        derive_refresh_gifts(table);
        table->attaching = all ? event->object : table->attaching;
        try_board(table, event);
        try_self(table, event);
        try_elsewhere(table, event);
        table->attaching = all ? 0 : table->attaching;
        spend_triggers(table, before);
        try_modifiers(table, event);
    }
    turn_history_add(table, event);
    event_log(table, event);
    if (observer_is_there(table))
        observer_tell(table, &(Sight){.kind = SIGHT_EVENT_END, .event = event});
}

// Returns whether no card of the Library hears the event or remembers it, and no observer.
static inline bool is_for_log_alone(const Table *table, int event)
{
    return !event_set_has(&table->library->noted, event) && !observer_is_there(table);
}

// Most events are for the log alone.
void trigger_raise(Table *table, const Event *event)
{
    if (!table->acting) table->actions++;
    if (is_for_log_alone(table, event->event))
        event_log(table, event);
    else
        tell_event(table, event);
}

void trigger_raise_after(Table *table, const Event *event)
{
    if (table->acting && table->held_n < HELD_MAX)
        table->held[table->held_n++] = *event;
    else
        trigger_raise(table, event);
}

void trigger_raise_held(Table *table)
{
    for (int i = 0; i < table->held_n; i++) trigger_raise(table, &table->held[i]);
    table->held_n = 0;
}

void trigger_raise_for(Table *table, const Event *event, ObjectId newcomer, SpotId to)
{
    const int zone = table->spot_zone[to];

    if (!event_set_has(&table->library->heard, event->event)) return;
    if (!((table->library->works_in >> zone) & 1u)) return;
    if (table->state->objects[newcomer].flags & OBJECT_TOKEN) return;
    try_object(table, newcomer, event, zone);
}

void trigger_pretend(Table *table, const Event *event, ObjectId object)
{
    try_object(table, object, event, -1);
}
