// catalog_together.c -- finds what is wrong with all cards of a game together, though each is
// right by itself: they are no map, or fail what game.lua demands.

#include "db/store/lookup_row.h"
#include "engine/base/text.h"
#include "engine/play/deck.h"
#include "engine/play/play.h"
#include "engine/play/play_demands.h"
#include "tools/catalog/catalog_inside.h"

// Adds a fault with the row of the card at fault, if there is one.
static void add_fault(Catalog *catalog, FoundKind found, CardId card, const char *text)
{
    CardsFault *fault;
    CardRowPlace place = {0};
    Err ignored;

    if (card)
        (void)lookup_row_of(catalog->store,
                            catalog->library->cards[card].code,
                            catalog->arena,
                            &place,
                            &ignored);
    catalog->together = arena_grow(
        catalog->arena, catalog->together, catalog->together_n, sizeof *fault);
    fault = &catalog->together[catalog->together_n++];
    *fault = (CardsFault){.found = found,
                          .source = place.source,
                          .row = place.line,
                          .text = arena_text(catalog->arena, text)};
}

static void add_demand(void *catalog, CardId card, const char *text)
{
    add_fault(catalog, FOUND_DEMAND, card, text);
}

static void find_map(Catalog *catalog)
{
    const Spaces *spaces = catalog->library->spaces;

    for (int i = 0; spaces && i < spaces->faults_n; i++)
        add_fault(catalog, FOUND_MAP, spaces->faults[i].card, spaces->faults[i].text);
}

// Tells the first fault.
static int refuse_cards(const Catalog *catalog, Err *err)
{
    const CardsFault *fault = catalog->together;
    const int more = catalog->together_n - 1;
    char place[NAME_BYTES_MAX] = "", rest[40] = "";

    if (fault->source)
        (void)text_format(
            place, sizeof place, "%s, row %d: ", fault->source, fault->row);
    if (more) (void)text_format(rest, sizeof rest, "; and %d more", more);
    return err_found(err, fault->found, CODE_DATA, "%s%s%s", place, fault->text, rest);
}

int catalog_check_together(Catalog *catalog, bool whole, Err *err)
{
    const Rules *rules = catalog->library->rules;
    const PlayDemands *demands = rules->play ? rules->play->demands : NULL;

    catalog->together_n = 0;
    catalog->together = NULL;
    find_map(catalog);
    if (demands && (whole || !deck_sections_n(rules)))
        demands->check(catalog->library, add_demand, catalog);
    return catalog->together_n && !catalog->tolerant ? refuse_cards(catalog, err) : 0;
}

int catalog_cards_faults(const Catalog *catalog, const CardsFault **faults)
{
    *faults = catalog->together;
    return catalog->together_n;
}
