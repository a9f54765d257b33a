// kept_gift.c -- makes gifts modifiers of a card, each with the paid slot that it has.
//
// All gifts become modifiers if one does, so that no slot changes. A card that has kept
// some gets no others with additional costs (ability.c).

#include "engine/riftbound/play/kept_gift.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reach.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/derive.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/position/rulebook.h"

// Returns whether the clause is the first of its keyword that is an additional cost.
static bool is_first(const Library *library, const Active *ability)
{
    const Keyword *keyword = &library->keywords[ability->keyword];

    for (int i = 0; i < keyword->clauses_n; i++)
        if (library_is_additional_cost(library, keyword->clauses[i]))
            return keyword->clauses[i] == ability->id;
    return false;
}

void kept_gift_note(const Table *table, ObjectId object, KeptGifts *gifts)
{
    const Library *library = table->library;
    AbilityScan scan;

    memset(gifts, 0, sizeof *gifts);
    if (!object || !ability_is_gifted(table, object) ||
        !ability_may_have(table, object, CLAUSE_AS))
        return;
    ability_scan_kind(&scan, table, object, CLAUSE_AS);
    while (ability_next(&scan) && gifts->n < PAID_MAX) {
        const Active *now = &scan.now;

        if (!now->has_slot || !library_is_additional_cost(library, now->id)) continue;
        if (now->keyword && !is_first(library, now)) continue;
        gifts->list[gifts->n++] = (KeptGift){.clause = now->keyword ? 0 : now->id,
                                             .value = now->value,
                                             .cost = now->cost,
                                             .keyword = now->keyword,
                                             .slot = now->paid_slot};
    }
}

static void give(Table *table, Ref to, const KeptGift *gift, Keeps keeps)
{
    const Modifier given = {.kind = MODIFIER_GRANT,
                            .ends = ENDS_NEVER,
                            .controller = table->state->objects[to.id].controller,
                            .keyword = gift->keyword,
                            .n = gift->value,
                            .clause = gift->clause,
                            .value_cost = gift->cost,
                            .object = to,
                            .source = to,
                            .event_spot = NOWHERE,
                            .keeps = (uint8_t)keeps};

    modifier_add(table, &given);
}

void kept_gift_keep(Table *table, ObjectId object, const KeptGifts *gifts)
{
    const Ref ref = object_ref(table->state, object);
    KeptGifts now;

    if (!gifts->n) return;
    kept_gift_note(table, object, &now);
    if (!memcmp(now.list, gifts->list, sizeof now.list[0] * (size_t)gifts->n)) return;
    for (int i = 0; i < gifts->n; i++) give(table, ref, &gifts->list[i], KEEPS_OBJECT);
    derive_refresh_gifts(table);
}

// Returns whether it permits to play its card from a zone of which it speaks.
static bool permits_from(const Clause *clause)
{
    return clause->kind == CLAUSE_CAN && pattern_names(clause, EVENT_PLAYED) &&
           clause->from.kind != LOCATION_NONE;
}

static bool gift_permits(const Library *library, ClauseId clause, int keyword)
{
    const Keyword *given = &library->keywords[keyword];

    if (clause) return permits_from(&library->clauses[clause]);
    for (int i = 0; i < given->clauses_n; i++)
        if (permits_from(&library->clauses[given->clauses[i]])) return true;
    return false;
}

// Lets what was given to the old identity be of the next one. What a passive gave goes only one
// way.
static void take_along(Table *table, Ref old)
{
    const Ref next = {old.id, object_next_generation(table, old.generation)};

    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_GRANT && ref_equal(m->object, old) &&
            !ref_equal(m->source, old) &&
            gift_permits(table->library, m->clause, m->keyword)) {
            m->object = next;
            table_changed(table, READS_ANYTHING);
        }
    }
}

// Notes the gifts of passives that permit the play.
static void note_reached(const Table *table, ObjectId object, KeptGifts *gifts)
{
    Reached reached;

    gifts->n = 0;
    for (int k = 0; gifts->n < PAID_MAX && reach_find(table, object, k, &reached);
         k++) {
        const Grant *grant = reached.grant;
        const bool keyword = grant->kind == GRANT_KEYWORD;

        if (!keyword && grant->kind != GRANT_CLAUSE) continue;
        if (ability_reached_is_lost(table, object, &reached)) continue;
        if (!gift_permits(table->library,
                          keyword ? 0 : grant->clause,
                          keyword ? grant->keyword : 0))
            continue;
        gifts->list[gifts->n++] = (KeptGift){.clause = keyword ? 0 : grant->clause,
                                             .value = (int16_t)reached.value,
                                             .cost = grant->cost,
                                             .keyword = keyword ? grant->keyword : 0};
    }
}

Ref kept_gift_move(Table *table, ObjectId object, SpotId to)
{
    KeptGifts gifts;
    Ref now;

    note_reached(table, object, &gifts);
    take_along(table, object_ref(table->state, object));
    now = object_move(table, object, to, TO_TOP);
    for (int i = 0; i < gifts.n; i++) give(table, now, &gifts.list[i], KEEPS_NOTHING);
    return now;
}

void kept_gift_end(Table *table, Ref object)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_GRANT && m->keeps && ref_equal(m->object, object))
            modifier_remove(table, i);
    }
}
