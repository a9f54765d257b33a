// kept_gift.c -- makes gifts modifiers of a card, each with the paid slot that it has.
//
// All gifts become modifiers if one does, so that no slot changes. A card that has kept
// some gets no others with additional costs (ability.c).

#include "engine/riftbound/play/kept_gift.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"

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
    scan = ability_scan_kind(table, object, CLAUSE_AS);
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

void kept_gift_keep(Table *table, ObjectId object, const KeptGifts *gifts)
{
    const Ref ref = object_ref(table->state, object);
    KeptGifts now;

    if (!gifts->n) return;
    kept_gift_note(table, object, &now);
    if (!memcmp(now.list, gifts->list, sizeof now.list[0] * (size_t)gifts->n)) return;
    for (int i = 0; i < gifts->n; i++) {
        const KeptGift *gift = &gifts->list[i];
        const Modifier kept = {.kind = MODIFIER_GRANT,
                               .ends = ENDS_NEVER,
                               .controller = table->state->objects[object].controller,
                               .keyword = gift->keyword,
                               .n = gift->value,
                               .clause = gift->clause,
                               .value_cost = gift->cost,
                               .object = ref,
                               .source = ref,
                               .event_spot = NOWHERE,
                               .keeps = KEEPS_OBJECT};

        modifier_add(table, &kept);
    }
    derive_refresh_gifts(table);
}

void kept_gift_end(Table *table, Ref object)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_GRANT && m->keeps && ref_equal(m->object, object))
            modifier_remove(table, i);
    }
}
