// catalog_deck.c -- reads a deck, in whatever form it is given, and loads its cards.
//
// A list is taken as far as it can be understood, so that one call reports all of its
// problems.

#include <string.h>

#include "db/decks/deck_find.h"
#include "db/decks/deck_resolve.h"
#include "db/import/base/game_forms.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/catalog/catalog_inside.h"

// A deck that is being filled from its list.
typedef struct {
    Catalog *catalog;
    const DeckList *list;
    Deck *deck;
    Err *err;
} Filling;

static void add_line(Catalog *catalog, const char *line)
{
    catalog->lines = arena_grow(
        catalog->arena, catalog->lines, catalog->lines_n, sizeof *catalog->lines);
    catalog->lines[catalog->lines_n++] = line;
}

static void add_excess(Filling *filling, const DeckProblem *problem, const char *text)
{
    Catalog *catalog = filling->catalog;

    catalog->excess = arena_grow(
        catalog->arena, catalog->excess, catalog->excess_n, sizeof *catalog->excess);
    DeckProblem *kept = &catalog->excess[catalog->excess_n++];
    *kept = *problem;
    (void)text_format(kept->text, sizeof kept->text, "%s", text);
}

static const char *place_of(const Filling *filling, const DeckEntry *entry)
{
    Arena *arena = filling->catalog->arena;

    if (entry->line)
        return arena_format(arena, "%s row %d", filling->list->path, entry->line);
    return filling->list->path;
}

static const DeckSection *section_row(const Filling *filling, int section)
{
    return &catalog_library(filling->catalog)->rules->play->decks->sections[section];
}

// Adds copies of a card to a section. Copies beyond its room become a problem.
static void add_cards(Filling *filling, const DeckEntry *entry, int section,
                      CardId card)
{
    const DeckSection *row = section_row(filling, section);
    Deck *deck = filling->deck;

    for (int i = 0; i < entry->count; i++) {
        if (deck->n[section] < row->room) {
            deck->cards[section][deck->n[section]++] = card;
            continue;
        }
        add_excess(filling,
                   &(DeckProblem){PROBLEM_UNPLAYABLE, "this program", card, ""},
                   arena_format(filling->catalog->arena,
                                "more than %d cards in section %s: %d %s left out (%s)",
                                row->room,
                                row->name,
                                entry->count - i,
                                entry->name,
                                place_of(filling, entry)));
        return;
    }
}

// Takes the card of a section that holds one card.
static void take_only(Filling *filling, const DeckEntry *entry, int section,
                      CardId card)
{
    const DeckSection *row = section_row(filling, section);
    Deck *deck = filling->deck;
    const bool again = deck->n[section];

    if (!again) deck->cards[section][deck->n[section]++] = card;
    if (!again && entry->count == 1) return;
    add_excess(filling,
               &(DeckProblem){PROBLEM_BUILT, row->rule, card, ""},
               arena_format(filling->catalog->arena,
                            "one %s expected, %d %s is one too many (%s)",
                            row->name,
                            entry->count,
                            entry->name,
                            place_of(filling, entry)));
}

static int take_entry(Filling *filling, const DeckEntry *entry)
{
    const int section = entry->section;
    const DeckSection *row = section_row(filling, section);

    if (!entry->card) return 0;
    CardId card = catalog_load_row(filling->catalog, entry->card, filling->err);
    if (!card) return -1;
    if (row->room == 1)
        take_only(filling, entry, section, card);
    else
        add_cards(filling, entry, section, card);
    if (row->also) add_cards(filling, entry, row->also - 1, card);
    return 0;
}

// Finds the list and settles its names.
static int read_list(Catalog *catalog, const char *given, DeckList *list,
                     Problems *problems, Err *err)
{
    const int failed =
        catalog->no_files ? deck_find_stored(catalog->store, given, list, problems, err)
                          : deck_find(catalog->store, given, list, problems, err);

    return failed ? -1 : deck_resolve(catalog->store, list, problems, err);
}

// What the last deck had is past.
static void forget_lines(Catalog *catalog)
{
    catalog->lines = NULL;
    catalog->lines_n = 0;
    catalog->excess = NULL;
    catalog->excess_n = 0;
    catalog->left_out = NULL;
}

// The problems of the list become lines of the catalog.
static void take_lines(Catalog *catalog, const DeckList *list, const Problems *problems)
{
    for (int i = 0; i < problems->n; i++)
        add_line(catalog, problem_line(&problems->list[i], catalog->arena));
    const Problem *left = deck_resolve_left(list, catalog->arena);
    catalog->left_out = left ? problem_line(left, catalog->arena) : NULL;
}

// Fills [err] with as many of the lines as fit. Returns -1.
static int fail_with_lines(const Catalog *catalog, Err *err)
{
    char text[sizeof err->text - 40];
    size_t n = 0;
    int shown = 0;

    for (; shown < catalog->lines_n; shown++) {
        const char *line = catalog->lines[shown];
        size_t length = strlen(line) + (shown ? 2 : 0);
        if (n + length >= sizeof text) break;
        (void)text_format(text + n, sizeof text - n, "%s%s", shown ? "; " : "", line);
        n += length;
    }
    if (shown == catalog->lines_n) return err_set(err, CODE_DATA, "%s", text);
    return err_set(
        err, CODE_DATA, "%.*s; and %d more", (int)n, text, catalog->lines_n - shown);
}

void catalog_forbid_files(Catalog *catalog)
{
    catalog->no_files = true;
}

bool catalog_is_stream(const char *given)
{
    return deck_find_is_stream(given);
}

int catalog_load_deck(Catalog *catalog, const char *given, Deck *deck, Err *err)
{
    DeckList list = {.game = game_forms_of_decks(catalog->library->rules)};
    Problems problems = {.arena = catalog->arena};

    *deck = (Deck){0};
    if (!deck_sections_n(catalog->library->rules))
        return err_set(err, CODE_DATA, "this game is played without decks");
    forget_lines(catalog);
    if (read_list(catalog, given, &list, &problems, err)) return -1;
    return catalog_take_deck(catalog, &list, &problems, deck, err);
}

int catalog_take_deck(Catalog *catalog, const DeckList *list, const Problems *problems,
                      Deck *deck, Err *err)
{
    Filling filling = {catalog, list, deck, err};

    *deck = (Deck){0};
    forget_lines(catalog);
    take_lines(catalog, list, problems);
    (void)text_format(deck->name, sizeof deck->name, "%s", list->name);
    for (int i = 0; i < list->n; i++)
        if (take_entry(&filling, &list->entries[i])) return -1;
    if (catalog_link(catalog, err)) return -1;
    if (catalog->excess_n && !catalog->lines_n)
        return err_set(
            err, CODE_DATA, "%s: %s", catalog->excess->rule, catalog->excess->text);
    return catalog->lines_n ? fail_with_lines(catalog, err) : 0;
}

int catalog_usual_decks(Catalog *catalog, int players, Arena *arena, const char **decks,
                        Err *err)
{
    return open_game_usual_decks(&catalog->open, players, arena, decks, err);
}

int catalog_deck_problems(const Catalog *catalog, const char *const **lines)
{
    *lines = catalog->lines;
    return catalog->lines_n;
}

const char *catalog_deck_left(const Catalog *catalog)
{
    return catalog->left_out;
}

int catalog_deck_excess(const Catalog *catalog, const DeckProblem **problems)
{
    *problems = catalog->excess;
    return catalog->excess_n;
}
