// choice.c -- makes the choices of an item, and reckons beforehand what they cost at least.

#include "engine/riftbound/play/choice.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/naming.h"

const Clause *choice_clause(const Table *table, const Item *item, const Clause *clause)
{
    if (!clause->modes_n || !item->mode) return clause;
    return &table->library->clauses[clause->modes + item->mode - 1];
}

// Returns mode [i] of the clause as what the item uses.
static Used used_mode(const Item *item, const Clause *clause, int i)
{
    Used used = turn_history_used_by(item);

    used.clause = (ClauseId)(clause->modes + i);
    return used;
}

// Returns whether a `fresh` mode was chosen before: of a play by an execution before this
// one, else this turn.
static bool is_stale(const Table *table, const Item *item, const Clause *clause, int i)
{
    if (!(clause->flags & CLAUSE_FRESH)) return false;
    if (item->kind != ITEM_PLAY)
        return turn_history_has_mode(table, used_mode(item, clause, i));
    for (int k = 0; k < ITEM_MODES_MAX && item->modes[k]; k++) {
        if (item->modes[k] == 1 + i) return true;
    }
    return false;
}

bool choice_has_fresh_mode(const Table *table, const Item *item, const Clause *clause)
{
    for (int i = 0; i < clause->modes_n; i++) {
        if (!is_stale(table, item, clause, i)) return true;
    }
    return false;
}

// Returns how many executions the item will have of its effects.
static int executions_of(const Table *table, const Item *item)
{
    return item->kind == ITEM_PLAY
               ? 1 + passive_sum(table, QUESTION_REPEATS, item->object.id)
               : 1;
}

bool choice_is_possible(Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;
    const bool fresh = clause->flags & CLAUSE_FRESH;
    int wanted;

    if (!clause->modes_n) return target_all_exist(choosing, clause, 0);
    wanted = fresh ? executions_of(table, choosing->item) : 1;
    for (int i = 0; i < clause->modes_n && wanted; i++) {
        Choosing mode = *choosing;

        if (is_stale(table, choosing->item, clause, i)) continue;
        if (target_all_exist(&mode, &table->library->clauses[clause->modes + i], 0))
            wanted--;
    }
    return !wanted;
}

bool choice_is_on(const Table *table, const Item *item, const Clause *clause)
{
    Env env;

    if (!clause->depends_n && !clause->provided) return true;
    chain_env(item, &env);
    return pattern_is_on(table, &env, clause);
}

// Adds the least that choosing for [clause] will cost to the price. [taken] has a bit for each
// mode that executions before it take: a `fresh` one is chosen once.
static bool reserve(Choosing *choosing, const Clause *clause, uint64_t *taken)
{
    const Clause *clauses = choosing->table->library->clauses;
    int best = -1, least = 0;
    Bill bill;

    if (!clause->modes_n) return target_reserve(choosing, clause);
    for (int i = 0; i < clause->modes_n; i++) {
        Choosing mode = *choosing;
        Price price;

        if (is_stale(choosing->table, choosing->item, clause, i)) continue;
        if (clause->flags & CLAUSE_FRESH && *taken >> i & 1u) continue;
        if (!target_reserve(&mode, &clauses[clause->modes + i])) continue;
        price = cost_due(&mode.bill);
        if (best >= 0 && price_sum(&price) >= least) continue;
        least = price_sum(&price);
        best = i;
        bill = mode.bill;
    }
    if (best < 0) return false;
    *taken |= UINT64_C(1) << best;
    target_bill(choosing, &bill);
    return true;
}

// Adds the least that the choices of a spell will cost from effect [first] on. Effects count
// through all its executions, which may each choose the same thing.
static bool reserve_effects(Choosing *choosing, int first)
{
    Table *table = choosing->table;
    const ObjectId id = choosing->item->object.id;
    const int executions = executions_of(table, choosing->item);
    uint64_t taken = 0;
    int n = 0;

    for (int execution = 0; execution < executions; execution++) {
        AbilityScan scan;

        ability_scan_kind(&scan, table, id, CLAUSE_EFFECT);
        while (ability_next(&scan)) {
            Choosing one = *choosing;
            const int before = table->chosen_n;
            bool possible;

            if (n++ < first) continue;
            if (!choice_is_on(table, one.item, scan.now.clause)) continue;
            possible = reserve(&one, scan.now.clause, &taken);
            table->chosen_n = before; // of the trial only the price stays
            if (!possible) return false;
            target_bill(choosing, &one.bill);
        }
    }
    return true;
}

// Returns whether choices change the price.
static bool choices_count(const Bill *bill)
{
    return passive_may_answer(bill->table, QUESTION_COST_TO_CHOOSE) ||
           cost_may_earn(bill);
}

// Returns whether every effect of the spell has what it needs.
static bool effects_are_possible(const Choosing *choosing)
{
    AbilityScan scan;

    ability_scan_kind(&scan, choosing->table, choosing->item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        Choosing one = *choosing;

        if (!choice_is_on(one.table, one.item, scan.now.clause)) continue;
        if (!choice_is_possible(&one, scan.now.clause)) return false;
    }
    return true;
}

// Returns whether the spell has an effect with `fresh`, of which several executions or effects
// may want one mode.
static bool has_fresh(const Choosing *choosing)
{
    AbilityScan scan;

    ability_scan_kind(&scan, choosing->table, choosing->item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        if (scan.now.clause->flags & CLAUSE_FRESH) return true;
    }
    return false;
}

enum { MODE_SETS = 1 << CLAUSE_MODES_MAX };

// Returns a bit for each mode that has its targets, and was not chosen before if it is `fresh`.
static int modes_open(const Choosing *choosing, const Clause *clause)
{
    int open = 0;

    for (int i = 0; i < clause->modes_n; i++) {
        Choosing mode = *choosing;

        if (is_stale(mode.table, mode.item, clause, i)) continue;
        if (target_all_exist(
                &mode, &mode.table->library->clauses[clause->modes + i], 0))
            open |= 1 << i;
    }
    return open;
}

// Goes on from each set of modes that may have been taken, [reached], to those with one more of
// the clause. They only grow, so the largest is first. Returns whether there are any.
static bool take_one(bool *reached, const Clause *clause, int open)
{
    bool any = false;

    for (int set = MODE_SETS - 1; set >= 0; set--) {
        const int left = clause->flags & CLAUSE_FRESH ? open & ~set : open;

        if (!reached[set]) continue;
        reached[set] = false;
        for (int i = 0; i < clause->modes_n; i++) {
            if (left >> i & 1) reached[set | 1 << i] = any = true;
        }
    }
    return any;
}

// Returns whether each effect of the spell from number [first] on finds a mode, counted as in
// reserve_effects.
static bool modes_suffice(const Choosing *choosing, int first)
{
    const int executions = executions_of(choosing->table, choosing->item);
    bool reached[MODE_SETS] = {[0] = true};
    int n = 0;

    for (int execution = 0; execution < executions; execution++) {
        AbilityScan scan;

        ability_scan_kind(
            &scan, choosing->table, choosing->item->object.id, CLAUSE_EFFECT);
        while (ability_next(&scan)) {
            const Clause *clause = scan.now.clause;

            if (n++ < first || !clause->modes_n) continue;
            if (!choice_is_on(choosing->table, choosing->item, clause)) continue;
            if (!take_one(reached, clause, modes_open(choosing, clause))) return false;
        }
    }
    return true;
}

// Returns whether the effects that follow the first [done] find modes that are left (355.8).
static bool fresh_modes_suffice(const Choosing *choosing, int done)
{
    return !has_fresh(choosing) || modes_suffice(choosing, done);
}

static bool spell_is_possible(Choosing *choosing)
{
    Payable payable;

    if (!fresh_modes_suffice(choosing, 0)) return false;
    if (!choices_count(&choosing->bill))
        return effects_are_possible(choosing) && target_bill_suffices(choosing);
    target_reckon(choosing);
    payable = choosing->payable;
    // The choices of one effect may earn the payment of another: the sum counts.
    if (cost_may_earn(&choosing->bill)) choosing->payable = payable_without_end();
    return reserve_effects(choosing, 0) && cost_suffices(&choosing->bill, &payable);
}

// Fits Naming.possible.
static bool is_possible_so(const void *context)
{
    Choosing one = *(const Choosing *)context;

    return spell_is_possible(&one);
}

bool choice_is_possible_for_spell(Choosing *choosing)
{
    const Naming naming = {choosing->table,
                           choosing->env.carrier,
                           choosing->env.item,
                           is_possible_so,
                           choosing};
    const uint64_t open = naming_open(&naming);

    return open ? naming_some(&naming, open) : spell_is_possible(choosing);
}

void choice_refuse(const Choosing *choosing, const Clause *clause)
{
    const Table *table = choosing->table;

    if (!clause->modes_n) target_refuse(choosing, clause);
    for (int i = 0; i < clause->modes_n; i++) {
        if (is_stale(table, choosing->item, clause, i)) continue;
        target_refuse(choosing, &table->library->clauses[clause->modes + i]);
    }
}

// Tells why the modes of effects with `fresh` do not do for all of them.
static void refuse_fresh(const Choosing *choosing)
{
    AbilityScan scan;

    ability_scan_kind(&scan, choosing->table, choosing->item->object.id, CLAUSE_EFFECT);
    while (ability_next(&scan)) {
        if (scan.now.clause->flags & CLAUSE_FRESH)
            choice_refuse(choosing, scan.now.clause);
    }
}

void choice_refuse_for_spell(const Choosing *choosing)
{
    Table *table = choosing->table;
    const ObjectId id = choosing->item->object.id;
    AbilityScan scan;
    Choosing all = *choosing;
    bool possible = true;

    ability_scan_kind(&scan, table, id, CLAUSE_EFFECT);
    all.payable = payable_without_end();
    while (ability_next(&scan)) {
        Choosing one = all;

        if (!choice_is_on(table, one.item, scan.now.clause)) continue;
        if (choice_is_possible(&one, scan.now.clause)) continue;
        choice_refuse(&all, scan.now.clause);
        possible = false;
    }
    if (possible && !fresh_modes_suffice(&all, 0)) {
        refuse_fresh(&all);
        possible = false;
    }
    // Choices that are impossible earn nothing.
    if (!possible || !reserve_effects(&all, 0)) target_bill(&all, &choosing->bill);
    shortage_tell_bill(&all.bill, &choosing->payable);
}

// Notes the mode of this execution after those of the executions before it.
static void note_mode(Table *table, Item *item)
{
    int n = 0;

    while (n < ITEM_MODES_MAX && item->modes[n]) n++;
    if (n == ITEM_MODES_MAX) table_limit(table, LIMIT_ITEM_MODES);
    item->modes[n] = item->mode;
}

// The dues of a spell beside the present choices: the resources that must remain beside
// the price, and the least that the effects after number [done] will add. An [ability]
// has none.
typedef struct {
    const Clause *ability;
    const Price *aside; // NULL: of an ability
    int done;
} Besides;

// Adds it to the bill of what is chosen, where that has begun with the item as it is. Returns
// whether the effects that follow can make their choices.
static bool add_besides(Choosing *choosing, const Besides *besides)
{
    Choosing rest;
    bool possible = true;

    if (!besides->aside) return true;
    rest = *choosing;
    rest.bill.aside = *besides->aside;
    rest.affords = false;
    if (choices_count(&rest.bill)) possible = reserve_effects(&rest, besides->done);
    target_bill(choosing, &rest.bill);
    return possible;
}

// The same where the mode of the item has changed meanwhile.
static bool bill_anew(Choosing *choosing, const Besides *besides)
{
    Choosing rest;
    bool possible;

    if (besides->ability) return true;
    target_begin(&rest, choosing->table, choosing->item, NULL);
    possible = add_besides(&rest, besides);
    target_bill(choosing, &rest.bill);
    return possible;
}

// Returns whether mode [i] can be chosen: its targets exist, and of `fresh` modes those
// that are left do for what follows.
static bool mode_fits(const Choosing *choosing, const Clause *clause, int i,
                      const Besides *besides)
{
    Table *table = choosing->table;
    Item *item = choosing->item;
    Choosing one = *choosing;
    int n = 0;

    if (is_stale(table, item, clause, i)) return false;
    if (!besides->ability && has_fresh(choosing)) {
        bool possible;

        while (n < ITEM_MODES_MAX && item->modes[n]) n++;
        if (n < ITEM_MODES_MAX) item->modes[n] = (uint8_t)(1 + i);
        possible =
            bill_anew(&one, besides) && fresh_modes_suffice(choosing, besides->done);
        if (n < ITEM_MODES_MAX) item->modes[n] = 0;
        if (!possible) return false;
    }
    return target_all_exist(&one, &table->library->clauses[clause->modes + i], 0);
}

static bool choose_mode(Choosing *choosing, const Clause *clause,
                        const Besides *besides)
{
    Table *table = choosing->table;
    Item *item = choosing->item;
    Question *question;
    int modes[UINT8_MAX], n = 0;

    if (!clause->modes_n) return true;
    question = ask_begin(table,
                         choosing->env.chooser,
                         PROMPT_MODE,
                         item->kind == ITEM_PLAY ? item->object : item->source);
    for (int i = 0; i < clause->modes_n; i++) {
        const ClauseId mode = (ClauseId)(clause->modes + i);

        if (!mode_fits(choosing, clause, i, besides)) continue;
        ask_option(question,
                   (Option){.kind = OPTION_MODE, .ref = mode, .spot = NOWHERE});
        modes[n++] = i;
    }
    if (!n) return false;
    item->mode = (uint8_t)(1 + modes[ask_one(table)]);
    note_mode(table, item);
    if (clause->flags & CLAUSE_FRESH && item->kind != ITEM_PLAY) {
        turn_history_note_mode(table, used_mode(item, clause, item->mode - 1));
    }
    (void)bill_anew(choosing, besides);
    return true;
}

static bool make_choices(Table *table, Item *item, const Clause *clause,
                         const Besides *besides)
{
    Choosing choosing;

    target_begin(&choosing, table, item, besides->ability);
    (void)add_besides(&choosing, besides);
    if (!choose_mode(&choosing, clause, besides)) return false;
    return target_choose(&choosing, choice_clause(table, item, clause));
}

bool choice_make(Table *table, Item *item, const Clause *clause)
{
    return make_choices(table, item, clause, &(Besides){.ability = clause});
}

static int repeats_of(const Table *table, ObjectId object)
{
    const int n = passive_sum(table, QUESTION_REPEATS, object);

    return n > UINT8_MAX ? UINT8_MAX : n; // so many choices no item has room for
}

// Fills the choices of text that is inactive, so that those of later text keep their places.
static void choose_nothing(Table *table, Item *item, const Clause *clause)
{
    for (int i = 0; i < target_groups(clause); i++) chain_choose(table, item, NULL, 0);
}

bool choice_make_for_spell(Table *table, Item *item, const Price *aside)
{
    int done = 0;

    item->repeats = number_byte(repeats_of(table, item->object.id));
    for (int execution = 0; execution <= item->repeats; execution++) {
        AbilityScan scan;

        ability_scan_kind(&scan, table, item->object.id, CLAUSE_EFFECT);
        while (ability_next(&scan)) {
            Besides besides = {.aside = aside};

            besides.done = ++done;
            if (!choice_is_on(table, item, scan.now.clause))
                choose_nothing(table, item, scan.now.clause);
            else if (!make_choices(table, item, scan.now.clause, &besides))
                return false;
        }
    }
    return true;
}

// The present controller makes the new choices, without costs (755). A choice that is the
// same as before counts as left alone (753, 754).
bool choice_make_anew(Table *table, uint16_t serial)
{
    const State *before = table_keep(table);
    Item *item = chain_item(table, serial);
    const Ref *known = &before->targets[item->targets_first];
    const int known_n = item->targets_n;
    bool made;

    chain_forget_choices(table, item);
    item->mode = 0;
    memset(item->modes, 0, sizeof item->modes);
    item->terms |= TERM_NEW_CHOICES;
    if (item->kind == ITEM_PLAY) {
        made = choice_make_for_spell(table, item, &(Price){.energy = 0});
    } else {
        made = choice_make(table, item, &table->library->clauses[item->clause]);
    }
    if (made) {
        chain_item(table, serial)->terms &= (uint16_t)~TERM_NEW_CHOICES;
        target_tell(table, chain_item(table, serial), known, known_n);
        table_drop(table);
        return true;
    }
    table_restore(table);
    return false;
}
