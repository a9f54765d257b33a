// reach_search.c -- looks for the passives whose gifts and losses reach a card off the board.
//
// Each search goes through the answers in the same order, so a gift keeps its number while
// nothing changes. Where gifts go by their age one may be lost and another not, so a redundant
// keyword is found each time that it is given: the scan of abilities passes over those that say
// it again.

#include "engine/abilities/passives/reach_search.h"

#include "engine/abilities/passives/age.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/object.h"

// A search for gift number `left`, counted down.
typedef struct {
    const Table *table;
    ObjectId id;
    int left;
    int paid_n;    // additional costs so far,
    int together;  // and before what is given together
    uint64_t seen; // keywords that the object has already, one bit each
    uint16_t age;  // of the passive that was found last, as Granted.age,
    bool takes;    // which takes something too
    Reached *found;
} Search;

// Returns whether it is the wanted one.
static bool is_next(Search *search, const Grant *grant, int times)
{
    const Library *library = search->table->library;
    const Keyword *keyword = &library->keywords[grant->keyword];
    const uint64_t bit = 1ull << grant->keyword;
    int paid_before = search->paid_n;

    if (grant->kind == GRANT_ABILITIES) return false;
    if (grant->kind == GRANT_KEYWORD) {
        if (keyword->redundant && search->seen & bit) return false;
        if (!search->age) search->seen |= bit; // else one may be lost, and another not
        search->paid_n += keyword->additional_n;
    } else if (grant->kind == GRANT_CLAUSE) {
        const bool costs = library_is_additional_cost(library, grant->clause);

        // Text speaks of the cost that was given together with it, before it.
        if (!costs && search->paid_n > search->together) paid_before--;
        search->paid_n += costs;
    }
    if (search->left--) return false;
    *search->found = (Reached){.grant = grant,
                               .value = number_of((int64_t)grant->value * times),
                               .paid_before = paid_before,
                               .age = search->age,
                               .after = search->takes};
    return true;
}

static bool search_question(Search *search, int question)
{
    PassiveScan scan;

    passive_scan(&scan, search->table, question, search->id);
    while (passive_next(&scan)) {
        int times;

        if (!library_reaches(search->table->library, scan.clause)) continue;
        times = passive_times(search->table, &scan.env, scan.clause);
        search->age = age_of_gift(&scan);
        search->takes = age_takes(scan.clause);
        search->together = search->paid_n;
        for (int i = 0; times > 0 && i < scan.clause->grants_n; i++)
            if (is_next(search, &scan.clause->grants[i], times)) return true;
    }
    return false;
}

bool reach_search(const Table *table, ObjectId id, int k, Reached *found)
{
    const Card *card = object_card(table, id);
    Search search = {.table = table,
                     .id = id,
                     .left = k,
                     .seen = age_counts(table) ? 0 : card->keyword_mask,
                     .found = found};
    bool any = false;

    table_scratch(table)->reaching = true;
    for (uint64_t left = table->granting; left && !any; left &= left - 1)
        any = search_question(&search, __builtin_ctzll(left));
    table_scratch(table)->reaching = false;
    return any;
}
