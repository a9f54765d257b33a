// passive.c -- asks passives: those of active objects, of the object itself, of modifiers.
//
// The order is always the same (spots, then the object itself, then modifiers), because
// "the last word" depends on it.

#include "engine/abilities/passives/passive.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/language/query.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

static const PassiveAnswer *answer_to(const Clause *clause, int question)
{
    if (clause->kind != CLAUSE_PASSIVE) return NULL;
    for (int i = 0; i < clause->answers_n; i++) {
        if (clause->answers[i].question == question) return &clause->answers[i];
    }
    return NULL;
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
    return types_answered(table, question) | modifying_types(table, question);
}

// Returns whether such a card is of some of these types.
static inline bool is_of_types(const Table *table, unsigned types, ObjectId object)
{
    return types == ~0u || types & object_card(table, object)->types;
}

// Returns whether some card that was loaded may answer the question about such a card,
// and is not that card itself.
static inline bool is_answered_about(const Table *table, int question, ObjectId object)
{
    return is_of_types(table, types_answered(table, question), object);
}

bool passive_may_answer(const Table *table, int question)
{
    if (!passive_is_answered(table, question)) return false;
    ability_know_active(table);
    return (table->interest.answers >> question) & 1u ||
           modifying_answers(table, question);
}

bool passive_some_answer_about(const Table *table, int question, ObjectId object)
{
    return is_of_types(table, passive_types(table, question), object) ||
           ability_may_answer(table, object, question);
}

bool passive_scan_finds(const Table *table, int question, ObjectId object)
{
    // Under --verify the scan asks every object, and asserts that the filter left out
    // none that answers.
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

// If no active object speaks about any other, all answers about [object] are its own:
// the scan leaves the board out and asks the object alone.
void passive_scan_answered(PassiveScan *scan, const Table *table, int question,
                           ObjectId object)
{
    // Its Env comes with what it finds. Each part is written where it stays: whoever copies
    // what was just written in smaller parts waits for it.
    scan->table = table;
    scan->question = (uint8_t)question;
    scan->object = object;
    scan->player = scan->payer = NOBODY;
    scan->cause = NULL;
    scan->to = 0;
    scan->item = NULL;
    scan->ignored = 0;
    scan->stage = PASSIVE_BOARD;
    scan->open = false;
    scan->i = 0;
    scan->answerers = &table->answerers[question];
    scan->abilities.table = NULL;
    scan->clause = NULL;
    scan->answer = NULL;
    find_active(scan);
    // Under --verify the scan asks every object, and asserts that the filter left out
    // none that answers.
    scan->alone =
        object && !table->verify && !is_answered_about(table, question, object);
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

    // A `once` passive stays with its thing, though another player has that by now.
    if (scan->modifier && table->state->modifiers[scan->modifier - 1].keeps)
        return true;
    if (scan->cause)
        return query_matches_cause(table, &scan->env, clause->subject, scan->cause);
    if (scan->player != NOBODY) {
        return query_matches_player(table, &scan->env, clause->subject, scan->player);
    }
    return query_matches(table, &scan->env, clause->subject, scan->object);
}

static bool answer_fits(const PassiveScan *scan, const Clause *clause)
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

// Returns whether the passive has said as often as it may in a turn.
static bool is_used_up(const PassiveScan *scan, const Clause *clause)
{
    return clause->each_turn &&
           turn_history_is_used_up(
               scan->table,
               turn_history_used(&scan->env,
                                 (ClauseId)(clause - scan->table->library->clauses)));
}

static ClausePart off_part(const PassiveScan *scan, const Clause *clause)
{
    const Table *table = scan->table;

    if (is_used_up(scan, clause)) return PART_USED_UP;
    if (!subject_is_meant(scan, clause)) return PART_WHAT;
    if (clause->by && !query_matches_player(table, &scan->env, clause->by, scan->payer))
        return PART_BY;
    if (clause->to_query &&
        (!scan->to || !query_matches(table, &scan->env, clause->to_query, scan->to)))
        return PART_TO;
    return pattern_off_part(table, &scan->env, clause);
}

// Tells that the passive says nothing about the object. To look for the reason counts as no
// work, so that the game goes the same way without an observer.
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
    observer_tell(table, &sight);
    pattern_tell_unmet(table, &scan->env, clause, (ClausePart)sight.part, &sight);
    table_scratch(table)->work = work;
}

static bool fits_now(const PassiveScan *scan)
{
    const Judging judging = table_judge(scan->table, scan->clause);
    const bool fit = judging.works && !is_used_up(scan, scan->clause) &&
                     answer_fits(scan, scan->clause);

    if (!fit && judging.works && observer_is_there(scan->table))
        tell_silent(scan, scan->clause);
    table_judged(scan->table, judging);
    return fit;
}

static bool answers(const PassiveScan *scan)
{
    return scan->open || fits_now(scan);
}

// Returns the player of what the scan asks about: who pays, uses or has it.
static PlayerId asked_player(const PassiveScan *scan)
{
    if (scan->payer != NOBODY) return scan->payer;
    if (scan->player != NOBODY) return scan->player;
    if (scan->cause) return scan->cause->controller;
    return scan->object ? role_keeper(scan->table, scan->object) : NOBODY;
}

// Who pays is who chooses: `theirs` and `allied` are seen from there. `they` is the player of
// what the passive speaks of, save where it waits about another.
static void name_players(PassiveScan *scan)
{
    if (scan->payer != NOBODY) scan->env.chooser = scan->payer;
    if (scan->clause->says_they && scan->env.actor == NOBODY)
        scan->env.actor = asked_player(scan);
}

// Notes the play whose price is asked, which has not begun yet: from where, and to where.
static void name_play(PassiveScan *scan)
{
    if (!scan->item) return;
    scan->env.played = scan->item->object;
    scan->env.played_from = scan->item->from;
    scan->env.played_to = scan->item->to;
}

// Finds the next ability of scan->abilities that answers the question.
static bool next_of_object(PassiveScan *scan)
{
    while (ability_next(&scan->abilities)) {
        const Active *ability = &scan->abilities.now;

        scan->answer = answer_to(ability->clause, scan->question);
        if (!scan->answer) continue;
        table_scratch(scan->table)->asked_about |= ability->clause->reads;
        if (ability->keyword && scan->ignored >> ability->keyword & 1u) continue;
        ability_env(scan->table, ability, &scan->env);
        scan->clause = ability->clause;
        name_players(scan);
        name_play(scan);
        if (answers(scan)) return true;
    }
    return false;
}

// Returns which of the places from [first] to its word's end the scan asks, one bit
// each. It asks an object that speaks only about itself about nothing else.
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

// Returns whether the scan would have asked the object that answers, if it did not ask
// all.
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
            // A filter of ours, and --verify looks past it.
            ASSERT(!table->verify || scan->open || is_asked(scan));
            return true;
        }
        scan->abilities.table = NULL;
        place = next_place(scan);
        if (place < 0) return false;
        scan->i = place + 1;
        if (ability_may_answer(table, scan->ids[place], scan->question))
            ability_scan_kind(
                &scan->abilities, table, scan->ids[place], CLAUSE_PASSIVE);
    }
}

// A card that is not on the board speaks about itself (366.2.a). The scan of the board
// has asked one that is there, unless it is asked alone.
static bool begin_self(PassiveScan *scan)
{
    const Table *table = scan->table;

    if (!scan->object) return false;
    if (!ability_may_answer(table, scan->object, scan->question)) return false;
    if (spot_is(table, table->state->objects[scan->object].spot, ZONE_ACTIVE) &&
        (!scan->alone || !object_speaks(table, scan->object))) {
        return false;
    }
    ability_scan_kind(&scan->abilities, table, scan->object, CLAUSE_PASSIVE);
    return true;
}

// Returns whether the cause or the object of the scan is already played or used: it
// stands on the chain, finalized, or has left it for the board.
static bool is_played(const PassiveScan *scan)
{
    const Table *table = scan->table;
    const Item *item;

    if (scan->cause && scan->cause->serial == OFF_CHAIN) return false;
    if (!scan->cause && object_on_board(table, scan->object)) return true;
    item = scan->cause ? chain_item(table, scan->cause->serial)
                       : chain_item_of(table, scan->object);
    return item ? item->finalized : scan->cause != NULL;
}

// Returns whether a `once` passive is for something else: it waits for the next thing
// that is played or used, and stays with that.
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

bool passive_fits(const PassiveScan *scan)
{
    const State *state = scan->table->state;

    if (scan->modifier && is_for_another(scan, &state->modifiers[scan->modifier - 1]))
        return false;
    return fits_now(scan);
}

bool passive_is_on(const PassiveScan *scan)
{
    const Judging judging = table_judge(scan->table, scan->clause);
    const bool on =
        judging.works && pattern_is_on(scan->table, &scan->env, scan->clause);

    table_judged(scan->table, judging);
    return on;
}

// Lets `it` be the thing, or the player, that the scan is about.
static void name_what_is_asked(PassiveScan *scan)
{
    if (scan->object) scan->env.subject = object_ref(scan->table->state, scan->object);
    scan->env.subject_player = scan->player;
}

// Returns on what it depends what the waiting ability answers: what it looks at, and where what
// it is of, or about, is. One of the game itself is of nothing.
static uint64_t reads_of_waiting(const Modifier *modifier, const Clause *clause)
{
    if (modifier_is_of_game(modifier)) return clause->reads;
    return clause->reads | READS_PLACES | READS_ELSEWHERE;
}

// Returns whether the waiting ability speaks of other types of cards than that of the object: a
// filter, so whoever follows why hears of it all the same.
static bool is_of_others(const PassiveScan *scan)
{
    const Table *table = scan->table;
    const Library *library = table->library;
    unsigned types;

    if (!scan->object || scan->clause->flags & CLAUSE_ONCE || library->gives_types ||
        table->verify || observer_is_there(table))
        return false;
    types = scan->clause->types;
    return types != UINT16_MAX && !(types & object_card(table, scan->object)->types);
}

static bool next_of_modifiers(PassiveScan *scan)
{
    const Table *table = scan->table;

    if (!modifying_answers(table, scan->question)) return false;
    if (scan->i < modifying_now(table)->first[scan->question])
        scan->i = modifying_now(table)->first[scan->question];
    while (scan->i < modifying_now(table)->end[scan->question]) {
        const Modifier *modifier = &table->state->modifiers[scan->i++];

        if (modifier->kind != MODIFIER_DELAYED || !modifier->clause) continue;
        scan->clause = &table->library->clauses[modifier->clause];
        scan->answer = answer_to(scan->clause, scan->question);
        if (!scan->answer) continue;
        table_scratch(table)->asked_about |= reads_of_waiting(modifier, scan->clause);
        if (is_of_others(scan)) continue;
        if (!scan->open && is_for_another(scan, modifier)) continue;
        ability_env_of_modifier(table, modifier, &scan->env);
        name_players(scan);
        name_play(scan);
        if (modifier_is_of_game(modifier)) name_what_is_asked(scan);
        scan->modifier = (uint16_t)scan->i;
        if (answers(scan)) return true;
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
    if (observer_is_there(scan->table) && !scan->open)
        observer_tell_answer(scan->table, scan->clause, scan->env.carrier);
    return true;
}
