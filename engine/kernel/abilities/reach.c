// reach.c -- looks for the passives whose gifts reach a card off the board.
//
// A subject reaches there if it says so: it is the card itself, it names places, or it is
// of a kind whose home is off the board (library_reaches). Each search goes through the
// answers in the same order, so a gift keeps its number while nothing changes.

#include "engine/kernel/abilities/reach.h"

#include "engine/kernel/abilities/passive.h"
#include "engine/kernel/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

static bool delayed_reaches(const Table *table)
{
    const State *state = table->state;

    for (int i = 0; state->delayed_n && i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind != MODIFIER_DELAYED) continue;
        if (library_reaches(table->library, &table->library->clauses[m->clause]))
            return true;
    }
    return false;
}

bool reach_is_possible(const Table *table, ObjectId id)
{
    const ObjectId *ids;

    if (!table->library->reached.kinds && !table->library->reached.keywords)
        return false;
    if (table->reaching) return false;
    if (spot_is(table, table->state->objects[id].spot, ZONE_BOARD)) return false;
    if (object_card(table, id)->interest.reaches & REACHES_ITSELF) return true;
    (void)ability_active_objects(table, &ids);
    return table->interest.reaches & REACHES_OTHERS || delayed_reaches(table);
}

// A search for gift number `left`, counted down.
typedef struct {
    const Table *table;
    ObjectId id;
    int left;
    int paid_n;    // additional costs so far
    uint64_t seen; // keywords that the object has already, one bit each
    Reached *found;
} Search;

// Whether it is the one that is looked for.
static bool is_next(Search *search, const Grant *grant, int times)
{
    const Library *library = search->table->library;
    const Keyword *keyword = &library->keywords[grant->keyword];
    const uint64_t bit = 1ull << grant->keyword;
    const int paid_before = search->paid_n;

    if (grant->kind != GRANT_KEYWORD && grant->kind != GRANT_CLAUSE) return false;
    if (grant->kind == GRANT_KEYWORD) {
        if (keyword->redundant && search->seen & bit) return false;
        search->seen |= bit;
        search->paid_n += keyword->additional_n;
    } else {
        search->paid_n += library_is_additional_cost(library, grant->clause);
    }
    if (search->left--) return false;
    *search->found =
        (Reached){grant, number_of((int64_t)grant->value * times), paid_before};
    return true;
}

static bool look(Search *search, int question)
{
    PassiveScan scan = passive_scan(search->table, question, search->id);

    while (passive_next(&scan)) {
        int times;

        if (!library_reaches(search->table->library, scan.clause)) continue;
        times = passive_times(search->table, &scan.env, scan.clause);
        for (int i = 0; times > 0 && i < scan.clause->grants_n; i++)
            if (is_next(search, &scan.clause->grants[i], times)) return true;
    }
    return false;
}

bool reach_find(const Table *table, ObjectId id, int k, Reached *found)
{
    const Card *card = object_card(table, id);
    Search search = {table, id, k, 0, card->keyword_mask, found};
    bool any = false;

    if (!reach_is_possible(table, id)) return false;
    table_scratch(table)->reaching = true;
    for (uint64_t left = table->granting; left && !any; left &= left - 1)
        any = look(&search, __builtin_ctzll(left));
    table_scratch(table)->reaching = false;
    return any;
}

bool reach_gives_keyword(const Table *table, ObjectId id, int keyword)
{
    Reached found;

    if (!(table->library->reached.keywords >> keyword & 1u)) return false;
    for (int k = 0; reach_find(table, id, k, &found); k++)
        if (found.grant->kind == GRANT_KEYWORD && found.grant->keyword == keyword)
            return true;
    return false;
}
