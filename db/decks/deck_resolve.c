#include "db/decks/deck_resolve.h"

#include <string.h>

#include "db/store/lookup.h"
#include "db/text/printing_key.h"

enum { GUESSES_MAX = 20 }; // each looks through all names

typedef struct {
    Store *store;
    DeckList *list;
    Problems *problems;
    Arena *arena;
    Err *err;
    int guesses;
} Settling;

// The card of [entry] by its name, or else its print; 0 if neither is known. Lists of
// runes name their domains alone.
static int64_t find_card(const Settling *settling, const DeckEntry *entry)
{
    int64_t card = lookup_card(settling->store, entry->name, settling->err);

    if (!card && entry->code)
        card = lookup_card(settling->store, entry->code, settling->err);
    if (!card && entry->section == SECTION_RUNES)
        card = lookup_card(settling->store,
                           arena_format(settling->arena, "%.60s Rune", entry->name),
                           settling->err);
    return card;
}

static void name_unknown(Settling *settling, const DeckEntry *entry)
{
    const char *near = NULL;

    if (settling->guesses++ < GUESSES_MAX)
        near = lookup_near(settling->store, entry->name, settling->arena);
    problem_add(
        settling->problems,
        &(Problem){.file = settling->list->path,
                   .row = entry->line,
                   .column = entry->place,
                   .value = entry->name,
                   .expected = near ? arena_format(settling->arena,
                                                   "a known card; did you mean '%s'?",
                                                   near)
                                    : "a known card"});
}

static Section section_of_type(const char *type)
{
    if (!strcmp(type, "Legend")) return SECTION_LEGEND;
    if (!strcmp(type, "Battlefield")) return SECTION_BATTLEFIELDS;
    if (!strcmp(type, "Rune")) return SECTION_RUNES;
    return SECTION_MAIN;
}

// A print is kept in its usual spelling, if it is one; else, and where it is another
// card's, the card's own counts.
static const char *print_of(const Settling *settling, const DeckEntry *entry)
{
    PrintingKey print;

    if (!entry->code || !printing_key_read(entry->code, &print)) return entry->base;
    int64_t card = lookup_card(settling->store, print.key, settling->err);
    if (card > 0 && card != entry->card) return entry->base;
    return arena_text(settling->arena, print.key);
}

static int take_card(const Settling *settling, DeckEntry *entry)
{
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT code, name, type FROM card"
                                        " WHERE id = ?1",
                                        settling->err);

    if (!row) return -1;
    store_bind(row, "i", entry->card);
    int status = store_step(settling->store, row, settling->err);
    if (status > 0) {
        entry->base = arena_text(settling->arena, store_text(row, 0));
        entry->name = arena_text(settling->arena, store_text(row, 1));
        entry->code = print_of(settling, entry);
        if (!settling->list->sectioned && entry->section == SECTION_MAIN)
            entry->section = section_of_type(store_text(row, 2));
    }
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

static bool is_again(const DeckEntry *a, const DeckEntry *b)
{
    return a->card && a->card == b->card && a->section == b->section &&
           !strcmp(a->code, b->code);
}

// Adds up what is named twice.
static void merge(Settling *settling)
{
    DeckList *list = settling->list;
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        int at = 0;
        while (at < n && !is_again(&list->entries[at], &list->entries[i])) at++;
        if (at < n)
            list->entries[at].count += list->entries[i].count;
        else
            list->entries[n++] = list->entries[i];
    }
    list->n = n;
}

// Whether the card can be chosen with the legend: a Champion with a tag of its (103.2.a).
static int can_be_chosen(const Settling *settling, int64_t card, int64_t legend)
{
    sqlite3_stmt *row = store_statement(
        settling->store,
        "SELECT 1 FROM card_supertype s JOIN card_tag t ON t.card = s.card"
        " JOIN card_tag l ON l.tag = t.tag"
        " WHERE s.card = ?1 AND s.supertype = 'Champion' AND l.card = ?2",
        settling->err);

    if (!row) return -1;
    store_bind(row, "ii", card, legend);
    int status = store_step(settling->store, row, settling->err);
    sqlite3_reset(row);
    return status;
}

// The entry of the only card that can be chosen with the legend at [legend], or else of
// the one written right behind it, as lists begin. -1 for none, -2 on failure.
static int find_champion(const Settling *settling, int legend)
{
    const DeckList *list = settling->list;
    int found = -1;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section != SECTION_MAIN) continue;
        int can = can_be_chosen(settling, entry->card, list->entries[legend].card);
        if (can < 0) return -2;
        if (!can) continue;
        if (entry->line && i == legend + 1) return i;
        if (found >= 0 && list->entries[found].card != entry->card) return -1;
        if (found < 0) found = i;
    }
    return found;
}

// In a list that names no Chosen Champion, finds out who it is.
static int choose_champion(Settling *settling)
{
    DeckList *list = settling->list;
    int legend = -1;

    for (int i = list->n - 1; i >= 0; i--) {
        if (list->entries[i].section == SECTION_CHAMPION) return 0;
        if (list->entries[i].section == SECTION_LEGEND) legend = i;
    }
    int at = legend < 0 ? -1 : find_champion(settling, legend);
    if (at < 0) return at < -1 ? -1 : 0;
    DeckEntry champion = list->entries[at];
    champion.section = SECTION_CHAMPION;
    champion.count = 1;
    (void)deck_list_take_out(list, champion.name);
    deck_list_add(list, settling->arena, &champion);
    return 0;
}

int deck_resolve(Store *store, DeckList *list, Problems *problems, Err *err)
{
    Settling settling = {store, list, problems, problems->arena, err, 0};

    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        entry->card = find_card(&settling, entry);
        if (entry->card < 0) return -1;
        if (!entry->card)
            name_unknown(&settling, entry);
        else if (take_card(&settling, entry))
            return -1;
    }
    merge(&settling);
    if (!list->sectioned && choose_champion(&settling)) return -1;
    list->sectioned = true;
    return 0;
}
