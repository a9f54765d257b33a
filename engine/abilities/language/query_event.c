// query_event.c -- matches players, causes, and events that are over: what queries mean beside
// objects.
//
// An event of earlier this turn is a record (Happened): kind, identity and numbers are
// compared with what the record keeps, because the object may have changed or be gone.

#include "engine/abilities/language/query_inside.h"

#include "engine/abilities/held/reading.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

static bool card_adjectives(const Rules *rules, const Query *q, const Card *card)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        if (!reading_holds_of_card(&rules->adjectives[__builtin_ctzll(left)], card))
            return false;
    }
    return true;
}

bool query_means_card(const Table *table, const Env *env, QueryId query, CardId card)
{
    const Cause printed = {.kind = ITEM_PLAY, .card = card};

    if (table->library->cards[card].types & table->rules->faces) return false;
    for (; query; query = query_at(table, query)->or_else) {
        const Query *q = query_at(table, query);

        if (!query_kind_fits(table, q, &table->library->cards[card])) continue;
        if (!query_fits_card(table, env, q, &table->library->cards[card])) continue;
        if (!card_adjectives(table->rules, q, &table->library->cards[card])) continue;
        if (!query_compares_cause(table, env, q, &printed)) continue;
        if (!q->except || !query_means_card(table, env, q->except, card)) return true;
    }
    return false;
}

static bool player_adjectives(const Table *table, const Env *env, const Query *q,
                              PlayerId player)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        const AdjectiveRow *row = &table->rules->adjectives[__builtin_ctzll(left)];

        if (!row->of_player || !row->of_player(table, env, player)) return false;
    }
    return true;
}

static bool is_foe_kind(const Table *table, const Query *q)
{
    // The second kind of players in a game's table means the opponents.
    for (int i = 0; i < q->kind - 1; i++) {
        if (table->rules->kinds[i].kind == KIND_PLAYER) return true;
    }
    return false;
}

// Returns whether the query speaks of players, and of this one's side.
static bool means_player(const Table *table, const Env *env, const Query *q,
                         PlayerId player)
{
    if (!q->kind) return q->role || q->thing;
    if (table->rules->kinds[q->kind - 1].kind != KIND_PLAYER) return false;
    return !is_foe_kind(table, q) ||
           (env->you != NOBODY && !table_are_allied(table->state, env->you, player));
}

// Compares all but the kind. What is left out is of players where it names no kind of things.
static bool one_player_matches(const Table *table, const Env *env, const Query *q,
                               PlayerId player)
{
    if (!table_work(table)) return false;
    if (q->thing && !query_value_is_player(table, q->thing - 1, player)) return false;
    if (q->role && role_player(table, env, q->role) != player) return false;
    if (!player_adjectives(table, env, q, player)) return false;
    if (q->of_value &&
        !query_matches_player(table, env, query_of_value(table, env), player))
        return false;
    for (int i = 0; i < q->compares_n; i++) {
        const Compare *compare = &q->compares[i];
        int n;

        (void)reading_of_player(table, env, compare->field, player, &n);
        if (!condition_compare_holds(table, env, compare, n)) return false;
    }
    if (q->has && !query_player_has(table, env, player, q->has)) return false;
    for (QueryId id = q->except; id; id = query_at(table, id)->or_else) {
        const Query *left = query_at(table, id);
        const bool named = left->kind || left->role || left->thing;

        if (named && !means_player(table, env, left, player)) continue;
        if (one_player_matches(table, env, left, player)) return false;
    }
    return true;
}

bool query_matches_player(const Table *table, const Env *env, QueryId query,
                          PlayerId player)
{
    if (player == NOBODY) return false;
    for (; query; query = query_at(table, query)->or_else) {
        const Query *q = query_at(table, query);

        if (means_player(table, env, q, player) &&
            one_player_matches(table, env, q, player))
            return true;
    }
    return false;
}

bool query_compares_cause(const Table *table, const Env *env, const Query *q,
                          const Cause *cause)
{
    for (int i = 0; i < q->compares_n; i++) {
        const Compare *compare = &q->compares[i];
        int n;

        // What is not printed on it is asked of what does it, as that is now.
        if (!reading_of_cause(table, compare->field, cause, &n) &&
            (!ref_lives(table->state, cause->source) ||
             !reading_of_object(table, env, compare->field, cause->source.id, &n)))
            return false;
        if (!condition_compare_holds(table, env, compare, n)) return false;
    }
    return true;
}

static bool memory_place_fits(const Table *table, const Env *env, const Query *q,
                              SpotId spot)
{
    if (q->where && spot != role_spot(table, env, q->where)) return false;
    for (int i = 0; i < q->locations_n; i++) {
        if (query_location_matches(table, env, q->locations[i], spot)) return true;
    }
    return !q->locations_n;
}

// Returns whether what was played then has entered since: it is the same thing (359.2).
static bool has_entered(const Table *table, const Happened *kept, Ref object)
{
    const Object *now = &table->state->objects[object.id];

    return table->rules->events[kept->event].flags & EVENT_PLAYS &&
           object.generation == kept->generation + 1 &&
           object.generation == now->generation &&
           spot_is(table, now->spot, ZONE_BOARD);
}

// An object that left and came back has no past (124). `that` and `me` still find an object where
// it went, of the event with which it left.
static bool memory_is_of(const Table *table, const Happened *kept, int role, Ref object)
{
    const bool gone = (role == ROLE_THAT || role == ROLE_ME) &&
                      table->rules->events[kept->event].flags & EVENT_PARTS;

    if (kept->object != object.id) return false;
    if (has_entered(table, kept, object)) return true;
    return object.generation == kept->generation + gone ||
           object.generation == kept->generation;
}

// Returns whether it is not `me`, and nothing that this ability has chosen so far.
static bool memory_is_another(const Table *table, const Env *env, const Happened *kept)
{
    if (kept->object == env->me.id) return false;
    for (int i = env->chosen; i; i = table->chosen[i].before)
        if (memory_is_of(table, kept, ROLE_IT, table->chosen[i].ref)) return false;
    return true;
}

static bool names_a_thing(int role)
{
    return role == ROLE_ME || role == ROLE_IT || role == ROLE_THIS || role == ROLE_THAT;
}

// Sides go by the controller of that time, all else by what was noted then.
static bool memory_adjectives(const Table *table, const Env *env, const Query *q,
                              const Happened *kept)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        const int row = __builtin_ctzll(left);
        const AdjectiveRow *adjective = &table->rules->adjectives[row];

        if (adjective->of_player ? !adjective->of_player(table, env, kept->controller)
                                 : !((kept->holds >> row) & 1u))
            return false;
    }
    return true;
}

// Returns whether the numbers are what the query wants: printed ones by the card, others
// as they were then.
static bool memory_numbers(const Table *table, const Env *env, const Query *q,
                           const Happened *kept)
{
    const Cause printed = {.kind = ITEM_PLAY, .card = kept->card};

    for (int i = 0; i < q->compares_n; i++) {
        const int bit = library_find_remembered(table->library, &q->compares[i]);
        Query one = {.compares = {q->compares[i]}, .compares_n = 1};

        if (bit >= 0 ? !(kept->holds >> bit & 1u)
                     : !query_compares_cause(table, env, &one, &printed))
            return false;
    }
    return true;
}

// Returns whether the query fits what the record keeps: kind, identity, and side by the
// controller of that time.
static bool memory_matches(const Table *table, const Env *env, QueryId query,
                           const Happened *kept)
{
    // The record of an event of a player has no card.
    if (!kept->card) return query_matches_player(table, env, query, kept->controller);
    for (; query; query = table->library->queries[query].or_else) {
        const Query *q = &table->library->queries[query];
        const Card *card = &table->library->cards[kept->card];
        const KindRow *row = q->kind ? &table->rules->kinds[q->kind - 1] : NULL;

        if (row &&
            (row->kind != KIND_OBJECT || !((card->types | kept->given) & row->any_of) ||
             card->supertypes & row->none_of)) {
            continue;
        }
        if (q->role == ROLE_YOU || q->role == ROLE_THEY) continue; // a player
        if (names_a_thing(q->role) &&
            !memory_is_of(table, kept, q->role, role_ref(table, env, q->role))) {
            continue;
        }
        if (q->another && !memory_is_another(table, env, kept)) continue;
        if (!memory_place_fits(table, env, q, kept->spot)) continue;
        if (!query_fits_card(table, env, q, card)) continue;
        if (!memory_numbers(table, env, q, kept)) continue;
        if (q->except && memory_matches(table, env, q->except, kept)) continue;
        if (memory_adjectives(table, env, q, kept)) return true;
    }
    return false;
}

// Returns whether it is the source of the ability that [with] tells, which is gone, as it last was
// (359.3.e.13).
static bool means_gone_source(const Table *table, const Env *env, QueryId query,
                              const Cause *with, SpotId at)
{
    Happened gone = {.spot = at, .from = NOWHERE};

    turn_history_note_gone(table, with, &gone);
    return memory_matches(table, env, query, &gone);
}

static bool source_fits(const Table *table, const Env *env, QueryId query,
                        const Cause *cause)
{
    if (ref_lives(table->state, cause->source))
        return query_matches(table, env, query, cause->source.id);
    return means_gone_source(table, env, query, cause, NOWHERE);
}

// Returns whether `me` did it: the ability that asks, or another one of its card.
static bool is_own_cause(const Env *env, const Cause *cause)
{
    return cause->serial == env->item || ref_equal(cause->source, env->me);
}

// Returns whether the source of the cause is of the kind by what is printed on its card, or by
// the types that it has now.
static bool source_is_of_kind(const Table *table, const Query *q, const Cause *cause)
{
    const Card *card = &table->library->cards[cause->card];
    const KindRow *row = q->kind ? &table->rules->kinds[q->kind - 1] : NULL;

    if (query_kind_fits(table, q, card)) return true;
    return row && table->library->gives_types &&
           ref_lives(table->state, cause->source) &&
           object_types(table, cause->source.id) & row->any_of &&
           !(card->supertypes & row->none_of);
}

// Returns whether what does it is where the query says, as it is now, and came from there.
static bool source_is_there(const Table *table, const Env *env, const Query *q,
                            const Cause *cause)
{
    const ObjectId id = cause->source.id;

    if (!q->where && !q->locations_n && !q->came_from) return true;
    if (!ref_lives(table->state, cause->source)) return false;
    if (q->came_from && !query_came_from(table, env, id, q->came_from - 1))
        return false;
    return memory_place_fits(table, env, q, table->state->objects[id].spot);
}

// Returns whether what does it is, as a thing, so as the query says: `card { exhausted }` that kills
// something. Whose it is the item tells.
static bool source_is_so(const Table *table, const Env *env, const Query *q,
                         const Cause *cause)
{
    Query so = {.statuses = q->statuses,
                .attachment = q->attachment,
                .host = q->host,
                .past = q->past,
                .controller = q->controller,
                .kept_with = q->kept_with};

    for (uint64_t left = q->adjectives; left; left &= left - 1)
        if (!table->rules->adjectives[__builtin_ctzll(left)].of_player)
            so.adjectives |= left & -left;
    if (!(so.statuses | so.adjectives | so.attachment | so.host | so.past |
          so.controller | so.kept_with))
        return true;
    return ref_lives(table->state, cause->source) &&
           query_matches_one(table, env, &so, cause->source.id);
}

// Returns whether the player is so as the query says, with what adjectives say of players.
static bool side_fits(const Table *table, const Env *env, const Query *q,
                      PlayerId player)
{
    for (uint64_t left = q->adjectives; left; left &= left - 1) {
        const AdjectiveRow *row = &table->rules->adjectives[__builtin_ctzll(left)];

        if (row->of_player && !row->of_player(table, env, player)) return false;
    }
    return true;
}

static bool one_cause_matches(const Table *table, const Env *env, const Query *q,
                              const Cause *cause)
{
    const KindRow *row = q->kind ? &table->rules->kinds[q->kind - 1] : NULL;

    if (!table_work(table)) return false;
    if (cause->through && q->role != ROLE_ME) return false;
    if (row && row->kind == KIND_ITEM && cause->kind == ITEM_PLAY) return false;
    if (row && row->kind == KIND_PLAYER) return false;
    if (row && row->kind == KIND_OBJECT) {
        // The source of an ability does whatever the ability does (428.5.d).
        if (!source_is_of_kind(table, q, cause)) return false;
        if (!query_fits_card(table, env, q, &table->library->cards[cause->card]))
            return false;
    }
    if (q->compares_n && !query_compares_cause(table, env, q, cause)) return false;
    if (q->source && !source_fits(table, env, q->source, cause)) return false;
    if (q->of_value &&
        !query_matches_cause(table, env, query_of_value(table, env), cause))
        return false;
    if (q->choice && !query_has_chosen(table, env, cause, q->choice)) return false;
    if (q->chooser && (!ref_lives(table->state, cause->source) ||
                       !query_is_chosen(table, env, cause->source.id, q->chooser)))
        return false;
    if (!source_is_there(table, env, q, cause)) return false;
    if (q->another && is_own_cause(env, cause)) return false;
    if (q->role == ROLE_ME) {
        if (!is_own_cause(env, cause)) return false;
    } else if (q->role && !ref_equal(cause->source, role_ref(table, env, q->role))) {
        return false;
    }
    // The controller of an item decides whose it is.
    if (!side_fits(table, env, q, cause->controller)) return false;
    if (!source_is_so(table, env, q, cause)) return false;
    return !q->except || !query_matches_cause(table, env, q->except, cause);
}

// Returns whether the query means one of the things that dealt the damage (417.6).
static bool dealer_matches(const Table *table, const Env *env, QueryId query,
                           const Cause *cause)
{
    const State *state = table->state;

    if (cause->thing.id)
        return ref_lives(state, cause->thing) &&
               query_matches(table, env, query, cause->thing.id);
    for (ObjectId id = 1; cause->blow && id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (object->struck >> (cause->blow - 1) & 1 &&
            object->controller == cause->controller &&
            query_matches(table, env, query, id))
            return true;
    }
    return false;
}

bool query_matches_cause(const Table *table, const Env *env, QueryId query,
                         const Cause *cause)
{
    if (dealer_matches(table, env, query, cause)) return true;
    if (!cause->serial) return false;
    for (; query; query = query_at(table, query)->or_else) {
        if (one_cause_matches(table, env, query_at(table, query), cause)) return true;
    }
    return false;
}

bool query_means_item(const Table *table, const Env *env, QueryId query,
                      const Cause *cause)
{
    for (; query; query = query_at(table, query)->or_else) {
        const Query *q = query_at(table, query);

        if (!q->kind || table->rules->kinds[q->kind - 1].kind != KIND_ITEM) continue;
        if (one_cause_matches(table, env, q, cause)) return true;
    }
    return false;
}

int query_players(const Table *table, const Env *env, QueryId query, PlayerId *players)
{
    const State *state = table->state;
    int n = 0;

    for (int i = 0; i < state->players_n; i++) {
        const PlayerId player =
            (PlayerId)((state->turn_player + table->rules->first_of(table, env, query) +
                        i) %
                       state->players_n);

        if (state->players[player].gone) continue;
        if (query_matches_player(table, env, query, player)) players[n++] = player;
    }
    return n;
}

bool query_means_use(const Table *table, const Env *env, QueryId query,
                     const Event *event)
{
    if (query_means_item(table, env, query, &event->with)) return true;
    if (event->object) return query_matches(table, env, query, event->object);
    return means_gone_source(table, env, query, &event->with, event->at);
}

// "With me" means the card, also as what it was before it changed its zone: a card that is
// played again remembers what it did.
static bool memory_with_fits(const Table *table, const Env *env, QueryId with,
                             const Happened *kept)
{
    Cause cause = {.serial = kept->with != ITEM_NONE ? OFF_CHAIN : 0,
                   .kind = (uint8_t)kept->with,
                   .controller = kept->by,
                   .card = kept->with_card};

    if (kept->with == WITH_BLOW)
        cause = (Cause){.controller = kept->by, .blow = (uint8_t)kept->with_object};
    else if (table->state->objects[kept->with_object].card == kept->with_card)
        cause.source = object_ref(table->state, kept->with_object);
    if (kept->with == WITH_THING)
        cause = (Cause){.controller = NOBODY, .thing = cause.source};
    return query_matches_cause(table, env, with, &cause);
}

bool query_reason_fits(const Clause *clause, int because)
{
    bool fits = !clause->because[0];

    for (int i = 0; i < CLAUSE_REASONS_MAX && clause->because[i]; i++)
        fits |= clause->because[i] == because;
    return fits;
}

// Returns the name that the clause wants of events of this row, 0: it wants none.
static int name_wanted(const Table *table, const Clause *clause, int event)
{
    const uint64_t flags = table->rules->events[event].flags;

    if (flags & EVENT_OF_PLAYER_COUNTER) return clause->of_name[NAMED_PLAYER_COUNTER];
    if (flags & EVENT_OF_COUNTER) return clause->of_name[NAMED_COUNTER];
    return flags & EVENT_OF_STATUS ? clause->of_name[NAMED_STATUS] : 0;
}

bool query_name_fits(const Table *table, const Clause *clause, int event, int of)
{
    const int wanted = name_wanted(table, clause, event);

    return !wanted || wanted == of;
}

bool query_is_reached(const Table *table, const Env *env, const Clause *clause,
                      const NumberChange *change)
{
    const bool less = table->rules->events[change->event].flags & EVENT_LOWERS;
    int wanted;

    if (!clause->reaches.op) return true;
    wanted = condition_amount(table, env, clause->reaches.amount);
    return compare_holds(clause->reaches.op, change->now, wanted) &&
           !compare_holds(clause->reaches.op,
                          change->now - (less ? -change->n : change->n),
                          wanted);
}

// Returns whether what it was about, by how much and why is what the clause wants.
static bool memory_is_about(const Table *table, const Env *env, const Clause *clause,
                            const Happened *kept)
{
    const NumberChange change = {kept->event, kept->n, kept->now};

    if (clause->amount.op &&
        !compare_holds(clause->amount.op,
                       kept->n,
                       condition_amount(table, env, clause->amount.amount)))
        return false;
    return query_name_fits(table, clause, kept->event, kept->of) &&
           query_reason_fits(clause, kept->because) &&
           query_is_reached(table, env, clause, &change);
}

static bool memory_fits(const Table *table, const Env *env, const Clause *clause,
                        const Happened *kept)
{
    Env then;
    bool named = false;

    then = *env;
    if (kept->by != NOBODY) then.chooser = kept->by;
    env = &then;
    for (int i = 0; i < clause->events_n; i++) {
        named |= clause->events[i].event == kept->event &&
                 memory_matches(table, env, clause->events[i].what, kept);
    }
    if (!named) return false;
    then.chosen = 0;
    if (clause->by && !query_matches_player(table, env, clause->by, kept->by)) {
        return false;
    }
    if (!query_is_here(table, env, clause, kept->spot, kept->from)) return false;
    if (clause->with && !memory_with_fits(table, env, clause->with, kept)) return false;
    if (clause->phase && clause->phase - 1 != kept->phase) return false;
    if (!memory_is_about(table, env, clause, kept)) return false;
    return query_location_matches(table, env, clause->at, kept->spot) &&
           query_location_matches(table, env, clause->to, kept->spot) &&
           query_location_matches(table, env, clause->from, kept->from);
}

// Returns whether an earlier record that counts belongs to the same action.
static bool is_counted(const uint16_t *actions, int n, uint16_t action)
{
    for (int i = 0; i < n; i++) {
        if (actions[i] == action) return true;
    }
    return false;
}

int query_happened(const Table *table, const Env *env, const Clause *clause,
                   PlayerId by)
{
    const bool by_action = clause->flags & CLAUSE_ONE_OR_MORE;
    // The nth action is counted without what is known of it already.
    const uint16_t running = clause->nth ? turn_history_running(table) : 0;
    uint16_t actions[HAPPENED_MAX];
    int n = 0, actions_n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (!table_work(table)) break;
        if (by != NOBODY && kept->by != by) continue;
        if (!memory_fits(table, env, clause, kept)) continue;
        if (clause->flags & CLAUSE_TOTAL) {
            n = number_of(n + kept->n * (1 + kept->more));
        } else if (!by_action || !kept->action) {
            n += 1 + kept->more;
        } else if (kept->action != running &&
                   !is_counted(actions, actions_n, kept->action)) {
            actions[actions_n++] = kept->action;
        }
    }
    return n + actions_n;
}
