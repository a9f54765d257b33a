// passive.c -- asks passives: those of active objects, of the object itself, of modifiers.
//
// The order is always the same (spots, then the object itself, then modifiers), because
// "the last word" depends on it.

#include "engine/kernel/abilities/passive.h"

#include <string.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/condition.h"
#include "engine/kernel/abilities/pattern.h"
#include "engine/kernel/abilities/query.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/witness.h"

static const PassiveAnswer *answer_to(const Clause *clause, int question)
{
    if (clause->kind != CLAUSE_PASSIVE) return NULL;
    for (int i = 0; i < clause->answers_n; i++) {
        if (clause->answers[i].question == question) return &clause->answers[i];
    }
    return NULL;
}

__attribute__((noinline)) static bool some_delayed_answers(const Table *table,
                                                           int question)
{
    const State *state = table->state;

    if (!table_walk(table, state->modifiers_n)) return false;
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (answer_to(&table->library->clauses[m->clause], question)) return true;
    }
    return false;
}

// Whether an ability that waits by itself answers the question.
static inline bool delayed_answers(const Table *table, int question)
{
    return table->state->delayed_n && passive_is_answered(table, question) &&
           some_delayed_answers(table, question);
}

// Returns the types of the cards about which another object may answer the question, one bit
// each; all where cards may be given types.
static inline unsigned types_answered(const Table *table, int question)
{
    const Library *library = table->library;
    unsigned types = library->about[question];

    if (!(table->interest.answers_others >> question & 1u)) return 0;
    if (library->of_hosts >> question & 1u) types |= table->host_types;
    return library->gives_types ? ~0u : types;
}

unsigned passive_types(const Table *table, int question)
{
    ability_know_active(table);
    return delayed_answers(table, question) ? ~0u : types_answered(table, question);
}

// Whether some card that was loaded may answer the question about such a card, and is not
// that card itself.
static inline bool is_answered_about(const Table *table, int question, ObjectId object)
{
    const unsigned types = types_answered(table, question);

    return types == ~0u || types & object_card(table, object)->types;
}

bool passive_may_answer(const Table *table, int question)
{
    if (!passive_is_answered(table, question)) return false;
    ability_know_active(table);
    return (table->interest.answers >> question) & 1u ||
           delayed_answers(table, question);
}

bool passive_some_answer_about(const Table *table, int question, ObjectId object)
{
    ability_know_active(table);
    return is_answered_about(table, question, object) ||
           ability_may_answer(table, object, question) ||
           delayed_answers(table, question);
}

bool passive_scan_finds(const Table *table, int question, ObjectId object)
{
    // Where invariants are checked the scan asks all, and asserts that others are silent.
    if (object && !table->verify)
        return passive_some_answer_about(table, question, object);
    return passive_may_answer(table, question) ||
           (object && ability_may_answer(table, object, question));
}

// Notes the active objects, and where among them the scan's own object may answer.
static void find_active(PassiveScan *scan)
{
    const Table *table = scan->table;

    scan->ids_n = ability_active_objects(table, &scan->ids);
    scan->gathered = table->gathered;
    scan->self = scan->object ? ability_active_place(table, scan->object) : -1;
    if (scan->self >= 0 &&
        !ability_answers_at(table, scan->question, scan->self, false))
        scan->self = -1;
}

// Where no active object speaks about another than itself, all answers about [object] are
// its own: the scan leaves the board out and asks the object alone.
PassiveScan passive_scan_answered(const Table *table, int question, ObjectId object)
{
    PassiveScan scan; // its Env comes with what it finds

    scan.table = table;
    scan.question = (uint8_t)question;
    scan.object = object;
    scan.player = scan.payer = NOBODY;
    scan.cause = NULL;
    scan.to = 0;
    scan.ignored = 0;
    scan.stage = PASSIVE_BOARD;
    scan.open = false;
    scan.i = 0;
    scan.answerers = &table->answerers[question];
    scan.abilities = (AbilityScan){0};
    scan.clause = NULL;
    scan.answer = NULL;
    find_active(&scan);
    // Where invariants are checked the scan asks all, and asserts that others are silent.
    scan.alone =
        object && !table->verify && !is_answered_about(table, question, object);
    return scan;
}

static bool is_fixed(const PassiveScan *scan)
{
    return scan->answerers != &scan->table->answerers[scan->question];
}

// Returns how many words of places the scan has.
static int words_of(const PassiveScan *scan)
{
    const bool any = scan->table->answering >> scan->question & 1u;

    return is_fixed(scan) || any ? scan->answerers->words : 0;
}

void passive_fix(PassiveScan *scan, FixedAnswerers *fixed)
{
    const Answerers *now = scan->answerers;

    if (scan->stage == PASSIVE_SILENT || scan->alone) return;
    memcpy(fixed->ids, scan->ids, (size_t)scan->ids_n * sizeof fixed->ids[0]);
    fixed->answerers.words = words_of(scan);
    for (int i = 0; i < fixed->answerers.words; i++) {
        fixed->answerers.all[i] = now->all[i];
        fixed->answerers.of_others[i] = now->of_others[i];
    }
    scan->ids = fixed->ids;
    scan->answerers = &fixed->answerers;
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

static bool fits(const PassiveScan *scan, const Clause *clause)
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
    return pattern_is_on(table, &scan->env, clause);
}

static ClausePart off_part(const PassiveScan *scan, const Clause *clause)
{
    const Table *table = scan->table;

    if (!subject_is_meant(scan, clause)) return PART_WHAT;
    if (clause->by && !query_matches_player(table, &scan->env, clause->by, scan->payer))
        return PART_BY;
    if (clause->to_query &&
        (!scan->to || !query_matches(table, &scan->env, clause->to_query, scan->to)))
        return PART_TO;
    return pattern_off_part(table, &scan->env, clause);
}

// Tells that the passive says nothing about the object. To look for the reason counts as no
// work, so that the game goes the same way without a witness.
static void tell_silent(const PassiveScan *scan, const Clause *clause)
{
    const Table *table = scan->table;
    const uint32_t work = table->work, stat_reads = table->stat_reads;
    const Sight sight = {.kind = SIGHT_SILENT,
                         .part = (uint8_t)off_part(scan, clause),
                         .row = scan->question,
                         .object = scan->object,
                         .modifier = scan->modifier,
                         .clause = (ClauseId)(clause - table->library->clauses),
                         .source = scan->env.carrier};

    table_scratch(table)->work = work;
    table_scratch(table)->stat_reads = stat_reads;
    witness_tell(table, &sight);
    pattern_tell_unmet(table, &scan->env, clause, (ClausePart)sight.part, &sight);
    table_scratch(table)->work = work;
}

static bool answers(const PassiveScan *scan, const Clause *clause)
{
    Judging judging;
    bool fit;

    if (scan->open) return true;
    judging = table_judge(scan->table, clause);
    fit = judging.works && fits(scan, clause);
    if (!fit && judging.works && witness_is_there(scan->table))
        tell_silent(scan, clause);
    table_judged(scan->table, judging);
    return fit;
}

// Finds the next ability of scan->abilities that answers the question.
static bool next_of_object(PassiveScan *scan)
{
    while (ability_next(&scan->abilities)) {
        const Active *ability = &scan->abilities.now;

        scan->answer = answer_to(ability->clause, scan->question);
        if (!scan->answer ||
            (ability->keyword && scan->ignored >> ability->keyword & 1u))
            continue;
        ability_env(scan->table, ability, &scan->env);
        scan->clause = ability->clause;
        if (answers(scan, ability->clause)) return true;
    }
    return false;
}

// Returns which of the places from [first] to its word's end are asked, one bit each. An
// object that speaks only about itself is asked only about itself.
static uint64_t asked_from(const PassiveScan *scan, int first)
{
    const int word = first / 64;
    uint64_t asked =
        scan->object ? scan->answerers->of_others[word] : scan->answerers->all[word];

    if (scan->self >= 0 && scan->self / 64 == word) asked |= 1ull << scan->self % 64;
    return asked & ~0ull << first % 64;
}

// Returns the next place that may answer, -1: there is none. Where invariants are checked
// that is each.
static int next_place(PassiveScan *scan)
{
    const Table *table = scan->table;

    if (table->verify) return scan->i < scan->ids_n ? scan->i : -1;
    if (scan->alone) return -1;
    if ((table->active_n < 0 || table->gathered != scan->gathered) && !is_fixed(scan))
        find_active(scan);
    for (int i = scan->i; i / 64 < words_of(scan); i = (i / 64 + 1) * 64) {
        const uint64_t asked = asked_from(scan, i);

        if (asked) return i / 64 * 64 + __builtin_ctzll(asked);
    }
    return -1;
}

// Whether the scan would have asked the object that answers, if it did not ask all.
static bool is_asked(const PassiveScan *scan)
{
    const Table *table = scan->table;

    if (scan->abilities.object == scan->object) return true;
    if (scan->object && !is_answered_about(table, scan->question, scan->object))
        return false;
    return (scan->i - 1) / 64 < words_of(scan) &&
           asked_from(scan, scan->i - 1) & 1ull << (scan->i - 1) % 64;
}

static bool next_of_board(PassiveScan *scan)
{
    const Table *table = scan->table;

    for (;;) {
        int place;

        if (scan->abilities.table && next_of_object(scan)) {
            ASSERT(!table->verify || is_asked(scan));
            return true;
        }
        scan->abilities.table = NULL;
        place = next_place(scan);
        if (place < 0) return false;
        scan->i = place + 1;
        if (ability_may_answer(table, scan->ids[place], scan->question))
            scan->abilities =
                ability_scan_kind(table, scan->ids[place], CLAUSE_PASSIVE);
    }
}

// A card that is not on the board speaks about itself (366.2.a); one that is there has
// had its say with the board, unless it is asked alone.
static bool begin_self(PassiveScan *scan)
{
    const Table *table = scan->table;

    if (!scan->object) return false;
    if (!ability_may_answer(table, scan->object, scan->question)) return false;
    if (spot_is(table, table->state->objects[scan->object].spot, ZONE_ACTIVE) &&
        (!scan->alone || !object_speaks(table, scan->object))) {
        return false;
    }
    scan->abilities = ability_scan_kind(table, scan->object, CLAUSE_PASSIVE);
    return true;
}

// Whether the cause or the object of the scan is already played or used: it stands on the
// chain, finalized, or has left it for the board.
static bool is_played(const PassiveScan *scan)
{
    const Table *table = scan->table;
    const Item *item;

    if (scan->cause && scan->cause->serial == UINT16_MAX) return false;
    if (!scan->cause && object_on_board(table, scan->object)) return true;
    item = scan->cause ? chain_item(table, scan->cause->serial)
                       : chain_item_of(table, scan->object);
    return item ? item->finalized : scan->cause != NULL;
}

// Whether a `once` passive is for something else: it waits for the next thing that is played
// or used, and stays with that.
static bool is_for_another(const PassiveScan *scan, const Modifier *modifier)
{
    Ref object;

    if (!(scan->clause->flags & CLAUSE_ONCE)) return false;
    if (modifier->keeps == KEEPS_NOTHING) return is_played(scan);
    if (modifier->keeps == KEEPS_ITEM)
        return !scan->cause || scan->cause->serial != modifier->with;
    object = scan->cause ? scan->cause->source
                         : object_ref(scan->table->state, scan->object);
    return !ref_equal(modifier->object, object);
}

static bool next_of_modifiers(PassiveScan *scan)
{
    const Table *table = scan->table;

    while (scan->i < table->state->modifiers_n) {
        const Modifier *modifier = &table->state->modifiers[scan->i++];

        if (modifier->kind != MODIFIER_DELAYED || !modifier->clause) continue;
        scan->clause = &table->library->clauses[modifier->clause];
        scan->answer = answer_to(scan->clause, scan->question);
        if (!scan->answer || (!scan->open && is_for_another(scan, modifier))) continue;
        ability_env_of_modifier(table, modifier, &scan->env);
        scan->modifier = (uint16_t)scan->i;
        if (answers(scan, scan->clause)) return true;
    }
    return false;
}

static bool next_answer(PassiveScan *scan)
{
    scan->modifier = 0;
    if (scan->stage == PASSIVE_BOARD) {
        if (next_of_board(scan)) return true;
        scan->stage = PASSIVE_SELF;
        if (!begin_self(scan)) scan->stage = PASSIVE_DELAYED;
        scan->i = 0;
    }
    if (scan->stage == PASSIVE_SELF) {
        if (next_of_object(scan)) return true;
        scan->stage = PASSIVE_DELAYED;
    }
    return next_of_modifiers(scan);
}

bool passive_next_answer(PassiveScan *scan)
{
    if (!next_answer(scan)) return false;
    if (witness_is_there(scan->table))
        witness_tell_answer(scan->table, scan->clause, scan->env.carrier);
    return true;
}

int passive_times(const Table *table, const Env *env, const Clause *clause)
{
    return clause->each ? condition_amount(table, env, clause->each) : 1;
}

uint16_t passive_cost(const PassiveScan *scan)
{
    const Cost *cost = &scan->table->library->costs[scan->answer->ref];

    return cost->is_value ? scan->env.value_cost : scan->answer->ref;
}

int passive_amount_of(const Table *table, const Env *env, const Clause *clause,
                      uint16_t amount_of)
{
    const Judging judging = table_judge(table, clause);
    int64_t amount = 0;

    if (judging.works) {
        amount = condition_amount(table, env, amount_of);
        amount *= passive_times(table, env, clause);
    }
    table_judged(table, judging);
    return number_of(amount);
}

int passive_amount(const PassiveScan *scan)
{
    return passive_amount_of(scan->table, &scan->env, scan->clause, scan->answer->ref);
}

int passive_sum(const Table *table, int question, ObjectId object)
{
    PassiveScan scan = passive_scan(table, question, object);
    int sum = 0;

    while (passive_next(&scan)) sum += passive_amount(&scan);
    return number_of(sum);
}

int passive_join(int sum, int a, int b)
{
    switch ((Sum)sum) {
    case SUM_LIST:
    case SUM_LAST: break;
    case SUM_LEAST: return a < b ? a : b;
    case SUM_MOST: return a > b ? a : b;
    case SUM_ADD: return number_of((int64_t)a + b);
    case SUM_TIMES: return number_of((int64_t)a * b);
    }
    return b;
}

int passive_answer(const Table *table, int question, ObjectId object)
{
    const QuestionRow *row = &table->rules->questions[question];
    PassiveScan scan = passive_scan(table, question, object);
    int answer = 0;

    for (bool any = false; passive_next(&scan); any = true) {
        const int n = row->answer == ANSWER_YES    ? 1
                      : row->answer == ANSWER_WORD ? scan.answer->ref
                                                   : passive_amount(&scan);

        answer =
            any && row->answer == ANSWER_AMOUNT ? passive_join(row->sum, answer, n) : n;
    }
    return answer;
}

int passive_word(const Table *table, int question, ObjectId object)
{
    PassiveScan scan = passive_scan(table, question, object);
    int word = -1;

    while (passive_next(&scan)) word = scan.answer->ref;
    return word;
}

// Whether the item has paid an additional cost of the keyword, or is an ability of it.
static bool is_of_keyword(const Table *table, const Item *item, int keyword)
{
    const ObjectId id = item->object.id;
    AbilityScan scan;

    if (item->kind != ITEM_PLAY) return item->keyword == keyword;
    scan = ability_scan_kind(table, id, CLAUSE_AS);
    while (ability_next(&scan)) {
        if (scan.now.keyword == keyword &&
            table->state->objects[id].additional_paid[scan.now.paid_slot])
            return true;
    }
    return false;
}

static bool chooses(const Table *table, const Env *env, const Item *item, QueryId query)
{
    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = table->state->targets[item->targets_first + i];

        if (ref_lives(table->state, target) &&
            query_matches(table, env, query, target.id))
            return true;
    }
    return false;
}

// Whether the passive speaks of the item, which enters at the place [to].
static bool meets(const Table *table, const Env *env, const Clause *clause,
                  const Item *item, ObjectId to)
{
    const Cause cause = chain_cause(table, item);

    if (item->kind == ITEM_PLAY
            ? !query_matches(table, env, clause->subject, item->object.id)
            : !query_means_item(table, env, clause->subject, &cause))
        return false;
    if (clause->to_query && item->to != NOWHERE &&
        (!to || !query_matches(table, env, clause->to_query, to)))
        return false;
    if (clause->of && !is_of_keyword(table, item, clause->of)) return false;
    if (clause->choosing && !chooses(table, env, item, clause->choosing)) return false;
    return pattern_is_on(table, env, clause);
}

static void keep(Modifier *modifier, const Item *item)
{
    modifier->keeps = item->kind == ITEM_PLAY ? KEEPS_OBJECT : KEEPS_ITEM;
    if (item->kind == ITEM_PLAY)
        modifier->object = item->object;
    else
        modifier->with = item->serial;
}

void passive_keep(Table *table, const Item *item, ObjectId to)
{
    State *state = table->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier kept = state->modifiers[i];
        const Clause *clause = &table->library->clauses[kept.clause];
        Env env;

        if (kept.kind != MODIFIER_DELAYED || kept.keeps) continue;
        if (clause->kind != CLAUSE_PASSIVE || !(clause->flags & CLAUSE_ONCE)) continue;
        ability_env_of_modifier(table, &kept, &env);
        if (!meets(table, &env, clause, item, to)) continue;
        keep(&kept, item);
        if (kept.used + 1 < clause->uses) {
            (void)modifier_use(table, i);
            modifier_add(table, &kept);
            continue;
        }
        state->modifiers[i] = kept;
        table_noted(table, READS_CHANGES);
    }
}

// A search for a clause of [kind] that fits [event]; its clause and words go to the last two.
typedef struct {
    const Table *table;
    int kind; // ClauseKind
    const Event *event;
    const Clause **found; // may be NULL
    Env *env;
    Refusal
        tells; // each that fits is told as this reason, and the search goes on; 0: not
} Permission;

static void tell_as_reason(const Permission *asked, const Clause *clause)
{
    Refusal first = REFUSAL_NONE;
    const ClauseId id = (ClauseId)(clause - asked->table->library->clauses);

    (void)witness_refuses_for(asked->table,
                              &first,
                              (Sight){.why = (uint8_t)asked->tells,
                                      .clause = id,
                                      .source = asked->env->carrier,
                                      .object = asked->event->object});
}

static bool clause_permits(const Permission *asked, const Clause *clause)
{
    ClausePart part;

    if (clause->kind != asked->kind) return false;
    part = pattern_part(asked->table, asked->env, clause, asked->event);
    if (!part) part = pattern_off_part(asked->table, asked->env, clause);
    pattern_tell(asked->table, clause, asked->env, asked->event, part);
    if (part) return false;
    if (asked->found) *asked->found = clause;
    if (asked->tells) tell_as_reason(asked, clause);
    return !asked->tells;
}

static bool object_permits(const Permission *asked, ObjectId id)
{
    const Table *table = asked->table;
    AbilityScan scan;

    if (!ability_may_precede(table, id, (ClauseKind)asked->kind, asked->event->event)) {
        return false;
    }
    scan = ability_scan_kind(table, id, (ClauseKind)asked->kind);
    while (ability_next(&scan)) {
        ability_env(table, &scan.now, asked->env);
        if (clause_permits(asked, scan.now.clause)) return true;
    }
    return false;
}

static bool modifiers_permit(const Permission *asked)
{
    const Table *table = asked->table;

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *modifier = &table->state->modifiers[i];
        const Clause *clause = &table->library->clauses[modifier->clause];

        if (modifier->kind != MODIFIER_DELAYED || clause->kind != asked->kind) continue;
        ability_env_of_modifier(table, modifier, asked->env);
        if (clause_permits(asked, clause)) return true;
    }
    return false;
}

// Whether nothing active forbids such an event to another object than itself. A witness is
// told of all that does not fit.
static bool is_about_itself_alone(const Permission *asked)
{
    return asked->kind == CLAUSE_CANNOT && !witness_is_there(asked->table) &&
           !event_set_has(&asked->table->interest.forbids, asked->event->event);
}

static bool board_permits(const Permission *asked)
{
    const Table *table = asked->table;
    const ObjectId itself = asked->event->object;
    const ObjectId *ids;
    int n;

    ability_refresh_grants(table);
    n = ability_active_objects(table, &ids);
    if (!ability_any_precedes(table, (ClauseKind)asked->kind, asked->event->event))
        return false;
    if (is_about_itself_alone(asked))
        return itself && ability_active_place(table, itself) >= 0 &&
               object_permits(asked, itself);
    for (int i = 0; i < n; i++) {
        if (object_permits(asked, ids[i])) return true;
    }
    return false;
}

bool passive_permission_of_others(const Table *table, int kind, const Event *event)
{
    Env env;
    const Permission asked = {table, kind, event, NULL, &env, REFUSAL_NONE};

    return board_permits(&asked) || modifiers_permit(&asked);
}

static bool somebody_permits(const Permission *asked)
{
    const Table *table = asked->table;
    const Event *event = asked->event;

    if (board_permits(asked)) return true;
    if (event->object &&
        !spot_is(table, table->state->objects[event->object].spot, ZONE_ACTIVE) &&
        object_permits(asked, event->object)) {
        return true;
    }
    return modifiers_permit(asked);
}

bool passive_permission_fits(const Table *table, int kind, const Event *event,
                             const Clause **found, Env *env)
{
    Env own;
    const Permission asked = {
        table, kind, event, found, env ? env : &own, REFUSAL_NONE};

    return somebody_permits(&asked);
}

void passive_tell_prohibitions(const Table *table, const Event *event, Refusal why)
{
    Env env;
    const Permission asked = {table, CLAUSE_CANNOT, event, NULL, &env, why};

    (void)somebody_permits(&asked);
}
