#include "ability.h"

#include <string.h>

#include "condition.h"

// Where a scan goes on: among an object's abilities; among all passives.
enum { STAGE_PRINTED, STAGE_GRANTED };
enum { STAGE_BOARD, STAGE_SELF, STAGE_LATER, STAGE_SILENT };

AbilityScan abilities_of(const Table *table, ObjectId object)
{
    return (AbilityScan){.table = table, .object = object};
}

AbilityScan abilities_such(const Table *table, ObjectId object, ClauseSort sort)
{
    return (AbilityScan){.table = table, .object = object, .sort = (uint8_t)sort};
}

bool object_may_have(const Table *table, ObjectId object, ClauseSort sort)
{
    return (object_card(table, object)->sorts >> sort) & 1u ||
           table->state->objects[object].marks & MARK_GRANTED;
}

bool object_precedes(const Table *table, ObjectId object, ClauseSort sort, int event)
{
    return (object_card(table, object)->voice.before[sort - CLAUSE_AS] >> event) & 1u ||
           table->state->objects[object].marks & MARK_GRANTED;
}

// Whether a `can` clause that waits by itself names the event.
static bool later_permits(const Table *table, int event)
{
    const State *state = table->state;
    Voice voice = {0};

    if (!state->later_n) return false;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Clause *clause = &table->library->clauses[state->modifiers[i].clause];

        if (state->modifiers[i].sort != MODIFIER_LATER) continue;
        voice_add_clause(table->library, &voice, clause);
    }
    return (voice.before[CLAUSE_CAN - CLAUSE_AS] >> event) & 1u;
}

bool board_permits(const Table *table, int event)
{
    const ObjectId *ids;

    (void)active_objects(table, &ids);
    return (table->voice.permits >> event) & 1u || later_permits(table, event);
}

bool board_precedes(const Table *table, ClauseSort sort, int event)
{
    const ObjectId *ids;

    (void)active_objects(table, &ids);
    return (table->voice.before[sort - CLAUSE_AS] >> event) & 1u;
}

// Whether the clause is text that an object in this condition has: attached cards keep
// only their Effect Text, others everything else (136.2.b-d, 718, 721).
static bool text_applies(const Table *table, ObjectId object, const Clause *clause)
{
    const bool attached = table->state->objects[object].host != 0;

    return attached == ((clause->flags & CLAUSE_ATTACHED) != 0);
}

// Whether the object has lost the keyword, or with 0 its own text (477.2, 801.3).
static bool is_lost(const Table *table, ObjectId object, int keyword)
{
    const State *state = table->state;

    if (!(state->objects[object].marks & MARK_LOST)) return false;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->sort != MODIFIER_LOSE || m->object.id != object) continue;
        if (!ref_lives(state, m->object)) continue;
        if (!m->keyword || m->keyword == keyword) return true;
    }
    return false;
}

static bool take_printed(AbilityScan *scan)
{
    const Library *library = scan->table->library;
    const Card *card = object_card(scan->table, scan->object);

    while (scan->i < card->abilities_n) {
        const Ability *ability = &library->abilities[card->abilities + scan->i++];
        const Clause *clause;

        if (scan->sort && ability->sort != scan->sort) continue;
        clause = &library->clauses[ability->clause];
        if (!text_applies(scan->table, scan->object, clause)) continue;
        if (is_lost(scan->table, scan->object, ability->keyword)) continue;
        scan->now = (Active){.id = ability->clause,
                             .clause = clause,
                             .value = ability->value,
                             .cost = ability->cost,
                             .keyword = ability->keyword,
                             .paid = ability->paid,
                             .object = scan->object};
        return true;
    }
    return false;
}

static void take_grant(AbilityScan *scan, const Granted *granted, ClauseId clause)
{
    scan->now = (Active){.id = clause,
                         .clause = &scan->table->library->clauses[clause],
                         .value = granted->value,
                         .keyword = granted->keyword,
                         .object = scan->object};
}

static bool take_granted(AbilityScan *scan)
{
    const State *state = scan->table->state;

    if (!(state->objects[scan->object].marks & MARK_GRANTED)) return false;
    for (; scan->i < state->granted_n; scan->i++, scan->j = 0) {
        const Granted *granted = &state->granted[scan->i];
        const Keyword *keyword = &scan->table->library->keywords[granted->keyword];

        if (granted->object != scan->object) continue;
        if (is_lost(scan->table, scan->object, granted->keyword)) continue;
        if (granted->clause && scan->j++ == 0) {
            take_grant(scan, granted, granted->clause);
            return true;
        }
        if (granted->clause || scan->j >= keyword->clauses_n) continue;
        take_grant(scan, granted, keyword->clauses[scan->j++]);
        return true;
    }
    return false;
}

bool ability_next(AbilityScan *scan)
{
    if (scan->stage == STAGE_PRINTED) {
        if (take_printed(scan)) return true;
        scan->stage = STAGE_GRANTED;
        scan->i = scan->j = 0;
    }
    while (take_granted(scan)) {
        if (!scan->sort || scan->now.clause->sort == scan->sort) return true;
    }
    return false;
}

// Having a keyword is itself a property, whether or not its text is on (722, 805).
bool object_has_keyword(const Table *table, ObjectId id, int keyword)
{
    const State *state = table->state;

    if (is_lost(table, id, keyword)) return false;
    if ((object_card(table, id)->keyword_mask >> keyword) & 1u) return true;
    if (!(state->objects[id].marks & MARK_GRANTED)) return false;
    for (int i = 0; i < state->granted_n; i++) {
        const Granted *granted = &state->granted[i];

        if (granted->object == id && granted->keyword == keyword && !granted->clause) {
            return true;
        }
    }
    return false;
}

// "I", "this" and "here" are the object itself and its place (053.1-3).
void ability_env(const Table *table, const Active *ability, Env *env)
{
    const Object *object = &table->state->objects[ability->object];

    env_of(table, ability->object, env);
    if (ability->clause->flags & CLAUSE_ATTACHED && object->host) {
        env->me = object_ref(table->state, object->host);
        env->you = table->state->objects[object->host].controller;
        env->chooser = env->you;
    }
    env->keyword = ability->keyword;
    env->paid_slot = ability->paid;
    env->value = ability->value;
    env->value_cost = ability->cost;
}

void modifier_env(const Table *table, const Modifier *modifier, Env *env)
{
    (void)table;
    memset(env, 0, offsetof(Env, chosen));
    env->me = env->own = modifier->source;
    env->you = env->chooser = modifier->controller;
    env->it_player = env->they = NOBODY;
    env->it = modifier->it;
    env->there = modifier->there;
    env->whence = NOWHERE;
    env->item = modifier->with;
    env->value = modifier->n;
    env->value_cost = modifier->value_cost;
    env->keyword = modifier->keyword;
}

// What it was granted speaks as well, also what it has lost for now.
static void gather_granted(Table *cache, const Table *table, ObjectId id)
{
    const Library *library = table->library;

    for (int i = 0; i < table->state->granted_n; i++) {
        const Granted *granted = &table->state->granted[i];
        const Keyword *keyword = &library->keywords[granted->keyword];
        const ClauseId *clauses = granted->clause ? &granted->clause : keyword->clauses;
        const int n = granted->clause ? 1 : keyword->clauses_n;

        if (granted->object != id) continue;
        for (int k = 0; k < n; k++)
            voice_add_clause(library, &cache->voice, &library->clauses[clauses[k]]);
    }
}

// Adds the object if one of its abilities waits for something or answers something. On
// the board all speak, elsewhere only what says so (170.8-10, 174, 366.1).
static void gather_active(Table *cache, const Table *table, ObjectId id)
{
    const Object *object = &table->state->objects[id];
    const Card *card = object_card(table, id);

    if (!object_speaks(table, id)) return;
    voice_add(&cache->voice, &card->voice);
    if (object->marks & MARK_GRANTED) gather_granted(cache, table, id);
    cache->active[cache->active_n++] = id;
}

int active_objects(const Table *table, const ObjectId **ids)
{
    Table *cache = (Table *)table; // scratch, no part of the game
    const State *state = table->state;

    *ids = table->active;
    if (table->active_n >= 0) return table->active_n;
    cache->active_n = 0;
    memset(&cache->voice, 0, sizeof cache->voice);
    for (int i = 0; i < table->working_n; i++) {
        ObjectId id = state->spots[table->working[i]].first;

        for (; id; id = state->objects[id].next) gather_active(cache, table, id);
    }
    return table->active_n;
}

const char *active_verify(const Table *table)
{
    const ObjectId *ids;
    ObjectId before[OBJECTS_MAX];
    const int n = table->active_n;

    if (n < 0) return NULL;
    memcpy(before, table->active, sizeof(ObjectId) * (size_t)n);
    ((Table *)table)->active_n = -1; // scratch, no part of the game
    if (active_objects(table, &ids) != n ||
        memcmp(before, ids, sizeof(ObjectId) * (size_t)n) != 0)
        return "the list of active objects is not up to date";
    return NULL;
}

static const PassiveAnswer *answer_to(const Clause *clause, int question)
{
    if (clause->sort != CLAUSE_PASSIVE) return NULL;
    for (int i = 0; i < clause->answers_n; i++) {
        if (clause->answers[i].question == question) return &clause->answers[i];
    }
    return NULL;
}

// Whether an ability that waits by itself answers the question.
static bool later_answers(const Table *table, int question)
{
    const State *state = table->state;

    if (!state->later_n) return false;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->sort != MODIFIER_LATER) continue;
        if (answer_to(&table->library->clauses[m->clause], question)) return true;
    }
    return false;
}

bool question_is_open(const Table *table, int question)
{
    const ObjectId *ids;

    (void)active_objects(table, &ids);
    return (table->voice.answers >> question) & 1u || later_answers(table, question);
}

// Whether some modifier gives abilities: itself, or as a passive that waits.
static bool modifiers_grant(const State *state)
{
    if (state->later_n) return true;
    for (int i = 0; i < state->modifiers_n; i++) {
        if (state->modifiers[i].sort == MODIFIER_GRANT) return true;
    }
    return false;
}

void grants_refresh(const Table *table)
{
    const State *state = table->state;
    const ObjectId *ids;

    if (!state->dirty) return;
    (void)active_objects(table, &ids);
    if (state->granted_n || table->voice.answers & table->granting ||
        modifiers_grant(state)) {
        table->rules->derive(table);
    }
}

static bool has_answer(const Table *table, ObjectId id, int question)
{
    if (table->state->objects[id].marks & MARK_GRANTED) return true;
    return (object_card(table, id)->voice.answers >> question) & 1u;
}

bool question_concerns(const Table *table, int question, ObjectId object)
{
    const ObjectId *ids;

    (void)active_objects(table, &ids);
    return (table->voice.answers_others >> question) & 1u ||
           has_answer(table, object, question) || later_answers(table, question);
}

static bool nobody_answers(const Table *table, int question, ObjectId object)
{
    return !question_is_open(table, question) &&
           (!object || !has_answer(table, object, question));
}

// Where no active object speaks about another than itself, the board's answers about
// [object] are its own: the board is left out, and the object is asked alone.
PassiveScan passives_about(const Table *table, int question, ObjectId object)
{
    PassiveScan scan;

    if (nobody_answers(table, question, object)) {
        scan.stage = STAGE_SILENT; // nothing else of it is read
        return scan;
    }
    memset(&scan, 0, offsetof(PassiveScan, env));
    scan.modifier = 0;
    scan.table = table;
    scan.question = (uint8_t)question;
    scan.object = object;
    scan.player = scan.payer = NOBODY;
    scan.ids_n = active_objects(table, &scan.ids);
    // Where invariants are checked all are asked, and ASSERTed to speak of themselves.
    scan.alone =
        object && !table->verify && !((table->voice.answers_others >> question) & 1u);
    if (scan.alone) scan.ids_n = 0;
    return scan;
}

static bool subject_is_meant(const PassiveScan *scan, const Clause *clause)
{
    const Table *table = scan->table;

    if (scan->cause)
        return query_matches_cause(table, &scan->env, clause->subject, scan->cause);
    if (scan->player != NOBODY) {
        return query_matches_player(table, &scan->env, clause->subject, scan->player);
    }
    return query_matches(table, &scan->env, clause->subject, scan->object);
}

static bool answers(PassiveScan *scan, const Clause *clause)
{
    const Table *table = scan->table;

    if (!subject_is_meant(scan, clause)) return false;
    if (clause->by &&
        !query_matches_player(table, &scan->env, clause->by, scan->payer)) {
        return false;
    }
    if (clause->to_query &&
        (!scan->to || !query_matches(table, &scan->env, clause->to_query, scan->to))) {
        return false;
    }
    return clause_is_on(table, &scan->env, clause);
}

// The next ability of scan->abilities that answers the question.
static bool next_of_object(PassiveScan *scan)
{
    while (ability_next(&scan->abilities)) {
        const Active *ability = &scan->abilities.now;

        scan->answer = answer_to(ability->clause, scan->question);
        if (!scan->answer) continue;
        ability_env(scan->table, ability, &scan->env);
        scan->clause = ability->clause;
        if (answers(scan, ability->clause)) return true;
    }
    return false;
}

// Whether [id] may answer what is asked: of what says so only about itself, itself.
static bool may_answer(const PassiveScan *scan, ObjectId id)
{
    const Table *table = scan->table;

    if (id == scan->object || !scan->object) return true;
    if (table->state->objects[id].marks & MARK_GRANTED) return true;
    return (object_card(table, id)->voice.answers_others >> scan->question) & 1u;
}

static bool next_of_board(PassiveScan *scan)
{
    const Table *table = scan->table;

    for (;;) {
        if (scan->abilities.table && next_of_object(scan)) {
            ASSERT(may_answer(scan, scan->abilities.object));
            return true;
        }
        scan->abilities.table = NULL;
        if (scan->i >= scan->ids_n) return false;
        if (has_answer(table, scan->ids[scan->i], scan->question) &&
            (table->verify || may_answer(scan, scan->ids[scan->i]))) {
            scan->abilities = abilities_such(table, scan->ids[scan->i], CLAUSE_PASSIVE);
        }
        scan->i++;
    }
}

// A card that is not on the board speaks about itself (366.2.a); one that is there has
// had its say with the board, unless it is asked alone.
static bool begin_self(PassiveScan *scan)
{
    const Table *table = scan->table;

    if (!scan->object || scan->cause) return false;
    if (!has_answer(table, scan->object, scan->question)) return false;
    if (spot_is(table, table->state->objects[scan->object].spot, ZONE_ACTIVE) &&
        (!scan->alone || !object_speaks(table, scan->object))) {
        return false;
    }
    scan->abilities = abilities_such(table, scan->object, CLAUSE_PASSIVE);
    return true;
}

static bool kept_for_another(const PassiveScan *scan, const Modifier *modifier)
{
    const ObjectId object = scan->cause ? scan->cause->source.id : scan->object;

    return modifier->keeps && modifier->object.id != object;
}

static bool next_of_modifiers(PassiveScan *scan)
{
    const Table *table = scan->table;

    while (scan->i < table->state->modifiers_n) {
        const Modifier *modifier = &table->state->modifiers[scan->i++];

        if (modifier->sort != MODIFIER_LATER || !modifier->clause) continue;
        scan->clause = &table->library->clauses[modifier->clause];
        scan->answer = answer_to(scan->clause, scan->question);
        if (!scan->answer || kept_for_another(scan, modifier)) continue;
        modifier_env(table, modifier, &scan->env);
        scan->modifier = (uint8_t)scan->i;
        if (answers(scan, scan->clause)) return true;
    }
    return false;
}

bool passive_next(PassiveScan *scan)
{
    if (scan->stage == STAGE_SILENT) return false;
    scan->modifier = 0;
    if (scan->stage == STAGE_BOARD) {
        if (next_of_board(scan)) return true;
        scan->stage = STAGE_SELF;
        if (!begin_self(scan)) scan->stage = STAGE_LATER;
        scan->i = 0;
    }
    if (scan->stage == STAGE_SELF) {
        if (next_of_object(scan)) return true;
        scan->stage = STAGE_LATER;
    }
    return next_of_modifiers(scan);
}

int clause_times(const Table *table, const Env *env, const Clause *clause)
{
    return clause->each ? amount_read(table, env, clause->each) : 1;
}

int passive_amount(const PassiveScan *scan)
{
    return amount_read(scan->table, &scan->env, scan->answer->ref) *
           clause_times(scan->table, &scan->env, scan->clause);
}

int passive_sum(const Table *table, int question, ObjectId object)
{
    PassiveScan scan = passives_about(table, question, object);
    int sum = 0;

    while (passive_next(&scan)) sum += passive_amount(&scan);
    return sum;
}

int passive_word(const Table *table, int question, ObjectId object)
{
    PassiveScan scan = passives_about(table, question, object);
    int word = -1;

    while (passive_next(&scan)) word = scan.answer->ref;
    return word;
}

void passives_keep(Table *table, ObjectId object)
{
    State *state = table->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *modifier = &state->modifiers[i];
        const Clause *clause = &table->library->clauses[modifier->clause];
        Env env;

        if (modifier->sort != MODIFIER_LATER || modifier->keeps) continue;
        if (clause->sort != CLAUSE_PASSIVE || !(clause->flags & CLAUSE_ONCE)) continue;
        modifier_env(table, modifier, &env);
        if (!query_matches(table, &env, clause->subject, object)) continue;
        modifier->keeps = true;
        modifier->object = object_ref(state, object);
        state->dirty = true;
    }
}

static bool clause_permits(const Table *table, int sort, const Clause *clause,
                           const Env *env, const Event *event)
{
    return clause->sort == sort && pattern_fits(table, env, clause, event) &&
           clause_is_on(table, env, clause);
}

static bool object_permits(const Table *table, int sort, ObjectId id,
                           const Event *event, const Clause **found, Env *env)
{
    AbilityScan scan;

    if (!object_precedes(table, id, sort, event->event)) return false;
    scan = abilities_such(table, id, (ClauseSort)sort);
    while (ability_next(&scan)) {
        ability_env(table, &scan.now, env);
        if (!clause_permits(table, sort, scan.now.clause, env, event)) continue;
        if (found) *found = scan.now.clause;
        return true;
    }
    return false;
}

static bool modifiers_permit(const Table *table, int sort, const Event *event,
                             const Clause **found, Env *env)
{
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *modifier = &table->state->modifiers[i];
        const Clause *clause = &table->library->clauses[modifier->clause];

        if (modifier->sort != MODIFIER_LATER || clause->sort != sort) continue;
        modifier_env(table, modifier, env);
        if (!clause_permits(table, sort, clause, env, event)) continue;
        if (found) *found = clause;
        return true;
    }
    return false;
}

bool permission_fits(const Table *table, int sort, const Event *event,
                     const Clause **found, Env *env)
{
    const ObjectId *ids;
    Env own;
    int n;

    if (!env) env = &own;
    grants_refresh(table);
    n = active_objects(table, &ids);
    if (!board_precedes(table, sort, event->event)) n = 0;
    for (int i = 0; i < n; i++) {
        if (object_permits(table, sort, ids[i], event, found, env)) return true;
    }
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE) &&
        object_permits(table, sort, event->object, event, found, env)) {
        return true;
    }
    return modifiers_permit(table, sort, event, found, env);
}
