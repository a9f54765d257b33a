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
#include "engine/riftbound/play/choice_inside.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/naming.h"

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

    if (!clause->modes_n) return target_all_exist(choosing, clause, 0);
    for (int i = 0; i < clause->modes_n; i++) {
        Choosing mode = *choosing;

        if (choice_mode_is_stale(table, choosing->item, clause, i)) continue;
        if (target_all_exist(&mode, &table->library->clauses[clause->modes + i], 0))
            return true;
    }
    return false;
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

        if (choice_mode_is_stale(choosing->table, choosing->item, clause, i)) continue;
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

bool choice_reserve_effects(Choosing *choosing, int first)
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
            if (!choice_is_on(table, one.item, &scan.now)) continue;
            choice_speak(one.item, &scan.now, &one.env);
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

        if (!choice_is_on(one.table, one.item, &scan.now)) continue;
        choice_speak(one.item, &scan.now, &one.env);
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

        if (choice_mode_is_stale(mode.table, mode.item, clause, i)) continue;
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
            Choosing one = *choosing;

            if (n++ < first || !clause->modes_n) continue;
            if (!choice_is_on(one.table, one.item, &scan.now)) continue;
            choice_speak(one.item, &scan.now, &one.env);
            if (!take_one(reached, clause, modes_open(&one, clause))) return false;
        }
    }
    return true;
}

bool choice_fresh_modes_suffice(const Choosing *choosing, int done)
{
    return !has_fresh(choosing) || modes_suffice(choosing, done);
}

// The same where its effects look at each other's choices: they are found together. Executions
// after the first one count by what they cost at least.
static bool bound_spell_is_possible(Choosing *choosing)
{
    Choosing one;

    target_reckon(choosing);
    one = *choosing;
    if (choices_count(&one.bill) &&
        !choice_reserve_effects(&one, choice_effects_n(&one)))
        return false;
    target_bill(choosing, &one.bill);
    choice_bind(choosing, choosing->item->targets_n, 0);
    return choice_rest_ends(choosing);
}

static bool spell_is_possible(Choosing *choosing)
{
    Payable payable;

    if (!choice_fresh_modes_suffice(choosing, 0)) return false;
    if (choice_effects_are_bound(choosing)) return bound_spell_is_possible(choosing);
    if (!choices_count(&choosing->bill))
        return effects_are_possible(choosing) && target_bill_suffices(choosing);
    target_reckon(choosing);
    payable = choosing->payable;
    // The choices of one effect may earn the payment of another: the sum counts.
    if (cost_may_earn(&choosing->bill)) choosing->payable = payable_without_end();
    return choice_reserve_effects(choosing, 0) &&
           cost_suffices(&choosing->bill, &payable);
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
// has none. Where effects are [bound], those after number [effect] of the present execution are
// chosen with it in view, and so are the item's targets from number [first] on.
typedef struct {
    const Clause *ability;
    const Price *aside; // NULL: of an ability
    int done;
    bool bound;
    int effect, first;
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
    if (choices_count(&rest.bill))
        possible = choice_reserve_effects(&rest, besides->done);
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
    bool possible = true;

    if (choice_mode_is_stale(table, item, clause, i)) return false;
    choice_suppose_mode(item, i);
    if (!besides->ability && has_fresh(choosing))
        possible = bill_anew(&one, besides) &&
                   choice_fresh_modes_suffice(choosing, besides->done);
    possible = possible &&
               target_all_exist(&one, &table->library->clauses[clause->modes + i], 0);
    choice_drop_mode(item);
    return possible;
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
        turn_history_note_mode(table, choice_mode_used(item, clause, item->mode - 1));
    }
    (void)bill_anew(choosing, besides);
    return true;
}

// Makes the choices of one clause. An [effect] of a spell speaks for its own text; NULL: of an
// ability.
static bool make_choices(Table *table, Item *item, const Active *effect,
                         const Clause *clause, const Besides *besides)
{
    Choosing choosing;

    target_begin(&choosing, table, item, besides->ability);
    if (effect) choice_speak(item, effect, &choosing.env);
    (void)add_besides(&choosing, besides);
    if (besides->bound) choice_bind(&choosing, besides->first, besides->effect);
    if (!choose_mode(&choosing, clause, besides)) return false;
    return target_choose(&choosing, choice_clause(table, item, clause));
}

bool choice_make(Table *table, Item *item, const Clause *clause)
{
    return make_choices(table, item, NULL, clause, &(Besides){.ability = clause});
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
    const Choosing whole = {.table = table, .item = item};
    const bool bound = choice_effects_are_bound(&whole);
    int done = 0;

    item->repeats = number_byte(repeats_of(table, item->object.id));
    for (int execution = 0; execution <= item->repeats; execution++) {
        Besides besides = {.aside = aside, .bound = bound, .first = item->targets_n};
        AbilityScan scan;

        if (bound) done += choice_effects_n(&whole);
        ability_scan_kind(&scan, table, item->object.id, CLAUSE_EFFECT);
        while (ability_next(&scan)) {
            besides.effect++;
            besides.done = bound ? done : ++done;
            if (!choice_is_on(table, item, &scan.now))
                choose_nothing(table, item, scan.now.clause);
            else if (!make_choices(table, item, &scan.now, scan.now.clause, &besides))
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
