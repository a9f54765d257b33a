// deck_resolve.c -- finds the card of every entry and its section, then joins equal
// entries.

#include "db/decks/deck_resolve.h"

#include <string.h>

#include "db/decks/deck_choose.h"
#include "db/decks/deck_heading.h"
#include "db/decks/deck_split.h"
#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "db/text/name_match.h"
#include "db/text/printing_key.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

typedef struct {
    Store *store;
    DeckList *list;
    Problems *problems;
    Arena *arena;
    Err *err;
    int guesses;
} Settling;

static void name_refused(Settling *settling, const DeckEntry *entry, const char *why)
{
    problem_add(settling->problems,
                &(Problem){.file = settling->list->path,
                           .row = entry->line,
                           .column = entry->place,
                           .value = entry->text ? entry->text : entry->name,
                           .expected = why,
                           .found = FOUND_DECK_CARD});
}

enum { COUNT_MOST = 99 }; // of one card in a section, as readers of lines take it

static void name_unknown(Settling *settling, const DeckEntry *entry)
{
    const char *near = NULL;

    if (settling->guesses++ < NEAREST_NAMES_MAX)
        near = lookup_near(settling->store, entry->name, settling->arena);
    problem_add(settling->problems,
                &(Problem){.file = settling->list->path,
                           .row = entry->line,
                           .column = entry->place,
                           .value = entry->name,
                           .expected = arena_format(
                               settling->arena, "a known card%s", text_hint(near).text),
                           .found = FOUND_DECK_CARD});
}

static int section_of_type(const PlayDecks *rows, const char *type)
{
    for (int i = 0; i < rows->sections_n; i++)
        if (rows->sections[i].type && !strcmp(rows->sections[i].type, type)) return i;
    return rows->main;
}

// Returns the entry's code in its usual spelling, or NULL if it is no code or belongs
// to another card: then the card's own code counts.
static const char *print_of(const Settling *settling, const DeckEntry *entry)
{
    PrintingKey printing;

    if (!entry->code || !printing_key_read(entry->code, &printing)) return entry->base;
    int64_t card = lookup_card(settling->store, printing.key, settling->err);
    if (card > 0 && card != entry->card) return entry->base;
    return arena_text(settling->arena, printing.key);
}

static int take_card(const Settling *settling, DeckEntry *entry)
{
    if (entry->section < 0) return 0;

    const PlayDecks *rows = settling->list->game.rows;
    sqlite3_stmt *row = store_statement(
        settling->store,
        "SELECT code, name, (SELECT word FROM card_fact WHERE card = c.id"
        " AND fact = ?2), EXISTS (SELECT 1 FROM card o WHERE o.game = c.game"
        " AND o.folded = c.folded AND o.id <> c.id)"
        " FROM card c"
        " WHERE id = ?1",
        settling->err);

    if (!row) return -1;
    store_bind(row, "ii", entry->card, settling->store->fact_ids[COLUMN_TYPE]);
    int status = store_step(settling->store, row, settling->err);
    if (status > 0) {
        entry->base = arena_text(settling->arena, store_text(row, 0));
        entry->name = arena_text(settling->arena, store_text(row, 1));
        entry->shared = store_number(row, 3);
        entry->code = print_of(settling, entry);
        if (!settling->list->sectioned && entry->section == rows->main)
            entry->section = section_of_type(rows, store_text(row, 2));
    }
    sqlite3_reset(row);
    return status < 0 ? -1 : 0;
}

static bool is_again(const DeckEntry *a, const DeckEntry *b)
{
    return a->card && a->card == b->card && a->section == b->section &&
           !strcmp(a->code, b->code);
}

// Tells an entry with which there are more of its card than a deck can hold.
static void tell_many(const Settling *settling, const DeckEntry *entry, int count)
{
    problem_add(settling->problems,
                &(Problem){.file = settling->list->path,
                           .row = entry->line,
                           .column = entry->place,
                           .value = entry->name,
                           .expected = arena_format(settling->arena,
                                                    "a count from 1 to %d; with the "
                                                    "entries before it there are %d",
                                                    COUNT_MOST,
                                                    count),
                           .found = FOUND_ROW_OTHER});
}

// Joins entries of one printing in one section and adds up their counts.
static void merge_entries(Settling *settling)
{
    DeckList *list = settling->list;
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        int at = 0;
        while (at < n && !is_again(&list->entries[at], &list->entries[i])) at++;
        if (at == n) {
            list->entries[n++] = list->entries[i];
            continue;
        }
        const int count = list->entries[at].count + list->entries[i].count;
        if (count > COUNT_MOST)
            tell_many(settling, &list->entries[i], count);
        else
            list->entries[at].count = count;
    }
    list->n = n;
}

// Returns the other game that has a card of the deck, NULL if none has, in the arena.
static const char *other_game(const Settling *settling)
{
    Store *store = settling->store;
    const char *game = NULL;

    for (int i = 0; i < settling->list->n && !game; i++) {
        char folded[NAME_BYTES_MAX];
        sqlite3_stmt *row =
            store_statement(store,
                            "SELECT g.name"
                            " FROM game g"
                            " JOIN card c ON c.game = g.id AND c.folded = ?1"
                            " WHERE g.id <> the_game()",
                            settling->err);
        if (!row) return NULL;
        name_match_fold(settling->list->entries[i].name, folded, sizeof folded);
        store_bind(row, "t", folded);
        if (store_step(store, row, settling->err) > 0)
            game = arena_text(settling->arena, store_text(row, 0));
        sqlite3_reset(row);
    }
    return game;
}

// Reports each unknown card; a deck without any known one may be of another game, which
// one report says.
static void tell_unknown(Settling *settling, int unknown)
{
    DeckList *list = settling->list;
    const char *game = unknown == list->n ? other_game(settling) : NULL;

    for (int i = 0; i < list->n && !game; i++)
        if (!list->entries[i].card && !list->entries[i].refused)
            name_unknown(settling, &list->entries[i]);
    if (game)
        problem_add(settling->problems,
                    &(Problem){.file = list->path,
                               .value = list->name,
                               .expected = arena_format(
                                   settling->arena,
                                   "a deck of the game '%s'; its cards are of '%s'",
                                   settling->store->rules->game,
                                   game),
                               .found = FOUND_ROW_OTHER});
}

// Takes out the entries that name no card or are not in the deck, where that is no fault.
static void drop_entries(DeckList *list)
{
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section >= 0 && !(entry->loose && !entry->card))
            list->entries[n++] = *entry;
    }
    list->n = n;
}

// Puts several entries in the place of entry [at], whose text has a card for each. Returns
// whether it has.
static bool split_entry(Settling *settling, DeckChoice *choice, int at, bool refused)
{
    DeckList *list = settling->list;
    DeckEntry *parts;
    const int n = deck_split(choice, &list->entries[at], refused, &parts);

    if (!n) return false;
    for (int i = 1; i < n; i++) deck_list_add(list, settling->arena, &parts[i]);
    memmove(&list->entries[at + n],
            &list->entries[at + 1],
            (size_t)(list->n - at - n) * sizeof *parts);
    memcpy(&list->entries[at], parts, (size_t)n * sizeof *parts);
    return true;
}

// Finds the card of each entry. Returns how many name no known one, -1 on failure.
static int find_cards(Settling *settling)
{
    DeckList *list = settling->list;
    Err fault = {0};
    DeckChoice choice = {.prints = {settling->store, 0, settling->arena, &fault},
                         .rows = list->game.rows,
                         .ordinal = deck_choose_ordinal(list),
                         .stored = list->stored};
    int unknown = 0;

    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        Choice chosen = deck_choose(&choice, entry, &list->left);
        const bool refused = chosen == CHOICE_REFUSED;
        if (chosen != CHOICE_TAKEN && split_entry(settling, &choice, i, refused)) {
            entry = &list->entries[i];
            chosen = deck_choose(&choice, entry, &list->left);
        }
        if (chosen == CHOICE_UNKNOWN && !entry->loose &&
            (choice.why = deck_split_joined(&choice, entry)))
            chosen = CHOICE_REFUSED;
        if (fault.code) return *settling->err = fault, -1;
        if (chosen == CHOICE_REFUSED) name_refused(settling, entry, choice.why);
        unknown += chosen == CHOICE_UNKNOWN && !entry->loose;
        entry->refused = chosen == CHOICE_REFUSED;
        if (chosen == CHOICE_TAKEN && take_card(settling, entry)) return -1;
    }
    drop_entries(list);
    return unknown;
}

// The cards of a list up to a point.
typedef struct {
    int main, others; // copies in the main section, and in sections of their own
} Pile;

static Pile pile_of(const DeckList *list, bool last, int block)
{
    Pile pile = {0};

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if ((entry->block == block) != last) continue;
        if (entry->section == list->game.rows->main)
            pile.main += entry->count;
        else
            pile.others += entry->count;
    }
    return pile;
}

static int optional_section(const PlayDecks *rows)
{
    int section = rows->sections_n - 1;

    while (section >= 0 && !rows->sections[section].optional) section--;
    return section;
}

// Finds a sideboard behind the only blank line of a list without headings: a complete deck
// is before it, and few cards of the main section alone are behind it.
static void find_side(DeckList *list)
{
    const PlayDecks *rows = list->game.rows;
    const int side = optional_section(rows), usual = rows->sections[rows->main].usual;
    const int block = list->n ? list->entries[list->n - 1].block : 0;
    const Pile before = pile_of(list, false, block),
               behind = pile_of(list, true, block);

    if (list->sectioned || !block || list->entries[0].block != block - 1 || side < 0)
        return;
    if (!usual || before.main != usual || !before.others || behind.others ||
        behind.main > rows->sections[side].room)
        return;
    for (int i = list->n - 1; i >= 0 && list->entries[i].block == block; i--) {
        list->entries[i].section = side;
        list->side_line = list->entries[i].line;
    }
}

int deck_resolve(Store *store, DeckList *list, Problems *problems, Err *err)
{
    Settling settling = {store, list, problems, problems->arena, err, 0};
    const int unknown = find_cards(&settling);

    if (unknown < 0) return -1;
    if (unknown) tell_unknown(&settling, unknown);
    find_side(list);
    merge_entries(&settling);
    if (!list->sectioned && list->game.forms->complete &&
        list->game.forms->complete(store, list, problems->arena, err))
        return -1;
    list->sectioned = true;
    return 0;
}

const Problem *deck_resolve_left(const DeckList *list, Arena *arena)
{
    const DeckLeftOut *left = &list->left;
    Problem *problem = arena_take(arena, sizeof *problem);
    const char *side = "", *more = "";

    if (!left->n && !list->side_line) return NULL;
    *problem = (Problem){.file = list->path, .row = left->line, .value = left->text};
    if (list->side_line)
        side = arena_format(arena,
                            "a heading before the sideboard, for which the cards from "
                            "row %d on are taken",
                            list->side_line);
    problem->expected = side;
    if (!left->n) return problem;
    if (left->n > 1) more = arena_format(arena, ", also in %d more lines", left->n - 1);
    problem->expected =
        arena_format(arena,
                     "a count, a card and its printing; %s are left out%s%s%s",
                     deck_mark_kinds(left->kinds, arena),
                     more,
                     *side ? "; and " : "",
                     side);
    return problem;
}
