#include "pattern.h"

#include <string.h>

Event event_of(int event, ObjectId object, PlayerId by)
{
    return (Event){
        .event = (uint8_t)event,
        .by = by,
        .player = NOBODY,
        .object = object,
        .from = NOWHERE,
        .to = NOWHERE,
        .at = NOWHERE,
        .with = {.controller = NOBODY},
    };
}

static bool subject_fits(const Table *table, const Env *env, QueryId what,
                         const Event *event)
{
    if (event->player != NOBODY) {
        return query_matches_player(table, env, what, event->player);
    }
    return event->object && query_matches(table, env, what, event->object);
}

static bool some_event_fits(const Table *table, const Env *env, const Clause *clause,
                            const Event *event)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (clause->events[i].event == event->event &&
            subject_fits(table, env, clause->events[i].what, event)) {
            return true;
        }
    }
    return false;
}

bool pattern_fits(const Table *table, const Env *env, const Clause *clause,
                  const Event *event)
{
    Env chooser;

    // `theirs` is said of the player who does it.
    if (clause->by && event->by != NOBODY) {
        memcpy(&chooser, env, offsetof(Env, chosen));
        chooser.chosen_n = 0;
        chooser.chooser = event->by;
        env = &chooser;
    }
    if (!some_event_fits(table, env, clause, event)) return false;
    if (clause->flags & CLAUSE_HERE && event->at != role_spot(table, env, ROLE_HERE)) {
        return false;
    }
    if (clause->by && !query_matches_player(table, env, clause->by, event->by)) {
        return false;
    }
    if (clause->with && !query_matches_cause(table, env, clause->with, &event->with)) {
        return false;
    }
    return place_matches(table, env, clause->from, event->from) &&
           place_matches(table, env, clause->to, event->to) &&
           place_matches(table, env, clause->at, event->at);
}

void env_about(const Table *table, const Event *event, Env *env)
{
    if (!env->it.id && event->object) env->it = object_ref(table->state, event->object);
    if (env->it_player == NOBODY) env->it_player = event->player;
    if (env->they == NOBODY) env->they = event->by;
    if (env->whence == NOWHERE) env->whence = event->from;
    if (env->there != NOWHERE) return;
    env->there = event->to != NOWHERE ? event->to : event->at;
}

// What "if" and "while" ask, whenever it is asked (364).
bool clause_is_on(const Table *table, const Env *env, const Clause *clause)
{
    if (clause->depends) {
        Env level = *env;

        if (clause->level) level.value = clause->level;
        if (!condition_holds(table, &level, clause->depends)) return false;
    }
    return condition_holds(table, env, clause->provided);
}

void happened_add(Table *table, const Event *event)
{
    State *state = table->state;
    Happened *kept;

    if (!((table->library->logged >> event->event) & 1u)) return;
    if (state->happened_n == HAPPENED_MAX) return;
    kept = &state->happened[state->happened_n++];
    table->version++;
    state->dirty = true; // what happened this turn may be a condition
    kept->event = event->event;
    kept->by = event->by;
    kept->spot = event->at;
    kept->from = event->from;
    kept->with = event->with.serial ? event->with.sort : ITEM_NONE;
    kept->with_card = event->with.card;
    kept->object = event->object;
    kept->generation = state->objects[event->object].generation;
    kept->card = state->objects[event->object].card;
    kept->controller = state->objects[event->object].controller;
    if (event->player != NOBODY) kept->controller = event->player;
}

static bool memory_place_fits(const Table *table, const Env *env, const Query *q,
                              SpotId spot)
{
    if (q->where && spot != role_spot(table, env, q->where)) return false;
    for (int i = 0; i < q->places_n; i++) {
        if (place_matches(table, env, q->places[i], spot)) return true;
    }
    return !q->places_n;
}

// An object that left and came back has no past (124).
static bool memory_is_of(const Happened *kept, Ref object)
{
    return kept->object == object.id && kept->generation == object.generation;
}

// A memory holds what the record has: kind, identity, sides by the controller of then.
static bool memory_matches(const Table *table, const Env *env, QueryId query,
                           const Happened *kept)
{
    for (; query; query = table->library->queries[query].or_else) {
        const Query *q = &table->library->queries[query];
        const Card *card = &table->library->cards[kept->card];
        const KindRow *row = q->kind ? &table->rules->kinds[q->kind - 1] : NULL;
        uint64_t left = q->adjectives;
        bool fits = true;

        if (row && row->sort == KIND_OBJECT &&
            (!(card->kinds & row->any_of) || card->supertypes & row->none_of)) {
            continue;
        }
        if (q->role == ROLE_ME && !memory_is_of(kept, env->me)) continue;
        if (q->role == ROLE_IT && !memory_is_of(kept, env->it)) continue;
        if (q->another && kept->object == env->me.id) continue;
        if (!memory_place_fits(table, env, q, kept->spot)) continue;
        if (!query_fits_card(q, card)) continue;
        for (; left && fits; left &= left - 1) {
            const AdjectiveRow *adjective =
                &table->rules->adjectives[__builtin_ctzll(left)];

            fits = !adjective->of_player ||
                   adjective->of_player(table, env, kept->controller);
        }
        if (fits) return true;
    }
    return false;
}

static bool memory_with_fits(const Table *table, const Env *env, QueryId with,
                             const Happened *kept)
{
    const Cause cause = {.serial = kept->with != ITEM_NONE,
                         .sort = kept->with,
                         .controller = kept->by,
                         .card = kept->with_card};

    return query_matches_cause(table, env, with, &cause);
}

static bool memory_fits(const Table *table, const Env *env, const Clause *clause,
                        const Happened *kept)
{
    Env then;
    bool named = false;

    memcpy(&then, env, offsetof(Env, chosen));
    then.chosen_n = 0;
    if (kept->by != NOBODY) then.chooser = kept->by;
    env = &then;
    for (int i = 0; i < clause->events_n; i++) {
        named |= clause->events[i].event == kept->event &&
                 memory_matches(table, env, clause->events[i].what, kept);
    }
    if (!named) return false;
    if (clause->by && !query_matches_player(table, env, clause->by, kept->by)) {
        return false;
    }
    if (clause->flags & CLAUSE_HERE && kept->spot != role_spot(table, env, ROLE_HERE)) {
        return false;
    }
    if (clause->with && !memory_with_fits(table, env, clause->with, kept)) return false;
    return place_matches(table, env, clause->at, kept->spot) &&
           place_matches(table, env, clause->to, kept->spot) &&
           place_matches(table, env, clause->from, kept->from);
}

int happened_count(const Table *table, const Env *env, const Clause *clause,
                   PlayerId by)
{
    int n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (by != NOBODY && kept->by != by) continue;
        n += memory_fits(table, env, clause, kept);
    }
    return n;
}

static int uses(const Table *table, Ref source, ClauseId clause)
{
    int n = 0;

    for (int i = 0; i < table->state->happened_n; i++) {
        const Happened *kept = &table->state->happened[i];

        if (kept->event != HAPPENED_USED || kept->card != clause) continue;
        n += kept->object == source.id && kept->generation == source.generation;
    }
    return n;
}

static void note_use(State *state, Ref source, ClauseId clause)
{
    if (state->happened_n == HAPPENED_MAX) return;
    state->happened[state->happened_n++] = (Happened){.event = HAPPENED_USED,
                                                      .by = NOBODY,
                                                      .controller = NOBODY,
                                                      .spot = NOWHERE,
                                                      .from = NOWHERE,
                                                      .object = source.id,
                                                      .generation = source.generation,
                                                      .card = clause};
}

bool clause_is_used_up(const Table *table, Ref source, ClauseId clause)
{
    const int most = table->library->clauses[clause].each_turn;

    return most && uses(table, source, clause) >= most;
}

void clause_note_use(Table *table, Ref source, ClauseId clause)
{
    if (table->library->clauses[clause].each_turn)
        note_use(table->state, source, clause);
}

bool mode_was_chosen(const Table *table, Ref source, ClauseId mode)
{
    return uses(table, source, mode) > 0;
}

void mode_note(Table *table, Ref source, ClauseId mode)
{
    note_use(table->state, source, mode);
}
