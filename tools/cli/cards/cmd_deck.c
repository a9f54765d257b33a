// cmd_deck.c -- cardwright deck: checks a deck and shows what is in it.
//
// It answers three questions and never mixes them: whether every line names a known
// card, whether the deck is legal (rules 103, those of the mode, its ban list), and
// whether this program can play all of its cards.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "db/decks/lookup_deck.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/sitting.h"
#include "tools/cards/deck_figures.h"
#include "tools/cards/deck_sheet.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/cards/deck_bans.h"
#include "tools/cli/cards/deck_missing.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

static const HelpPart help_parts[] = {{"modes", games_print_modes}, {0}};

typedef struct {
    const char *db, *game, *mode_name;
    const char *on; // the day whose ban list counts; NULL: the newest list
    int mode;       // row of the game's modes
    bool json;
    bool missing;
} Options;

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"db", &options->db},
                                  {"game", &options->game},
                                  {"mode", &options->mode_name},
                                  {"on", &options->on},
                                  {"json", &options->json},
                                  {"missing", &options->missing},
                                  {0}};

    return command_options(argc, argv, list, cmd_deck_txt, help_parts);
}

// Finds the mode and checks the number of decks. Returns -1 to go on, else an exit code.
static int read_mode(int argc, const Rules *rules, Options *options)
{
    const char *mode = options->mode_name;
    char names[160];

    options->mode = mode ? sitting_mode_find(rules, mode) : 0;
    if (options->mode < 0)
        return command_usage("deck",
                             "mode '%s' is not one of%s",
                             mode,
                             sitting_mode_names(rules, names, sizeof names));
    if (options->on && !bans_is_day(options->on))
        return command_usage(
            "deck", "--on wants a day such as 2026-09-18, found '%s'", options->on);
    if (argc - optind > (sitting_mode(rules, options->mode).teams ? 2 : 1))
        return command_usage("deck", "wants one deck, or two with --mode teams");
    return -1;
}

static void print_names(const DeckSheet *sheet, const char *title, const CardId *cards,
                        int n)
{
    terminal_tell(stdout, "%s %d", title, n);
    for (int i = 0; i < n; i++) {
        int count = 0;
        bool named = false;
        for (int j = 0; j < n; j++) {
            if (cards[j] != cards[i]) continue;
            named |= j < i;
            count++;
        }
        if (!named)
            terminal_tell(stdout, "  %d %s", count, deck_sheet_name(sheet, cards[i]));
    }
}

static void print_section(const DeckSheet *sheet, int section)
{
    const DeckSection *row = &sheet->library->rules->play->decks->sections[section];
    const Deck *deck = &sheet->deck;

    if (row->optional && !deck->n[section]) return;
    if (row->room == 1)
        terminal_tell(stdout,
                      "%-9s %s",
                      row->title,
                      deck_sheet_name(sheet, deck->cards[section][0]));
    else
        print_names(sheet, row->title, deck->cards[section], deck->n[section]);
}

static void print_curve(const Rules *rules, const DeckFigures *figures)
{
    const int cost = fact_with_role(rules, FACT_COST);

    if (cost < 0) return;
    terminal_put(stdout, "%-9s", rules->facts[cost].label);
    for (int i = 0; i < FIGURES_CURVE; i++)
        terminal_put(stdout,
                     " %d%s:%d",
                     i,
                     i == FIGURES_CURVE - 1 ? "+" : "",
                     figures->curve[i]);
    putchar('\n');
}

static void print_words(const char *title, const NameRow *words, int n,
                        const int *figures)
{
    terminal_put(stdout, "%-9s", title);
    for (int i = 0; i < n; i++)
        if (figures[i]) terminal_put(stdout, " %s:%d", words[i].name, figures[i]);
    putchar('\n');
}

static void print_cards(const DeckSheet *sheet)
{
    const Rules *rules = sheet->library->rules;
    const DeckFigures figures = deck_figures(sheet->library, &sheet->deck);
    const int identity = fact_with_role(rules, FACT_IDENTITY);

    terminal_tell(stdout, "%s, %d cards", sheet->deck.name, figures.total);
    for (int i = 0; i < deck_sections_n(rules); i++) print_section(sheet, i);
    print_curve(rules, &figures);
    print_words("Types", rules->types, rules->types_n, figures.types);
    if (identity >= 0)
        print_words(rules->facts[identity].label,
                    rules->facts[identity].vocabulary,
                    rules->facts[identity].vocabulary_n,
                    figures.identity);
}

static void print_answer(const char *name, int problems)
{
    if (problems)
        terminal_tell(stdout, "%-9s no: %d, named below", name, problems);
    else
        terminal_tell(stdout, "%-9s yes", name);
}

static int print_sheet(const DeckSheet *sheet, const DeckBans *bans, Err *err)
{
    print_cards(sheet);
    print_answer("known", sheet->unknown_n);
    print_answer("legal", sheet->illegal);
    print_answer("playable", sheet->unplayable);
    if (bans->mode && deck_bans_print_line(bans, err)) return -1;
    (void)fflush(stdout);
    for (int i = 0; i < sheet->unknown_n; i++)
        terminal_tell(stderr, "%s", sheet->unknown[i]);
    if (sheet->left) terminal_tell(stderr, "note: %s", sheet->left);
    for (int i = 0; i < sheet->problems_n; i++)
        terminal_tell(stderr,
                      "%s%s%s%s",
                      sheet->problems[i].rule,
                      *sheet->problems[i].rule ? ": " : "",
                      sheet->problems[i].kind == PROBLEM_NOTE ? "note: " : "",
                      sheet->problems[i].text);
    return 0;
}

// What a deck lacks cannot be told if a line names no card.
static int print_unknown(const DeckSheet *sheet)
{
    for (int i = 0; i < sheet->unknown_n; i++)
        terminal_tell(stderr, "%s", sheet->unknown[i]);
    return CODE_DATA;
}

static int print_json(const DeckSheet *sheet, const DeckBans *bans, Err *err)
{
    json_t *object = deck_sheet_json(sheet, bans, err);

    if (!object) return -1;
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
    return 0;
}

// Reads and shows one deck. [mate] is a teammate's deck that it must go with, or NULL.
static int show_deck(Catalog *catalog, const Options *options, const char *name,
                     const Deck *mate, Deck *deck)
{
    static DeckSheet sheet;
    Err err = {0};

    sheet.mode = options->mode;
    sheet.mate = mate;
    if (deck_sheet_read(catalog, name, &sheet, &err)) return command_fail(&err);
    if (options->missing && sheet.unknown_n) return print_unknown(&sheet);
    if (options->missing)
        return deck_missing_print(catalog, &sheet.deck, options->json);
    const DeckBans bans = deck_sheet_bans(catalog, options->mode, options->on);
    if (options->json ? print_json(&sheet, &bans, &err)
                      : print_sheet(&sheet, &bans, &err))
        return command_fail(&err);
    *deck = sheet.deck;
    if (sheet.unknown_n) return CODE_DATA;
    return sheet.illegal || sheet.unplayable ? CODE_FINDINGS : CODE_OK;
}

static int show_all(Catalog *catalog, const Options *options, char **names, int n)
{
    Deck decks[2];
    int worst = CODE_OK;

    for (int i = 0; i < n; i++) {
        int code =
            show_deck(catalog, options, names[i], i ? &decks[0] : NULL, &decks[i]);
        if (code > worst) worst = code;
    }
    return worst;
}

// Prints the ban list of the mode where no deck is given.
static int show_bans(Catalog *catalog, const Options *options)
{
    const DeckBans bans = deck_sheet_bans(catalog, options->mode, options->on);

    if (!bans.mode)
        return command_usage("deck", "this game has no ban lists: give it a deck");
    return deck_bans_print(&bans, options->json);
}

static int list_decks(Store *store, const Options *options)
{
    Err err = {0};
    Arena *arena = arena_new();
    const char **names = NULL;
    int n = lookup_deck_names(store, arena, &names, &err);
    json_t *array = json_array();

    for (int i = 0; i < n; i++) {
        if (!options->json) terminal_tell(stdout, "%s", names[i]);
        json_array_append_new(array, json_safe_text(names[i]));
    }
    if (n >= 0 && options->json) {
        json_dumpf(array, stdout, JSON_COMPACT);
        putchar('\n');
    }
    json_decref(array);
    arena_free(arena);
    return n < 0 ? command_fail(&err) : CODE_OK;
}

int cmd_deck(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};
    int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    Arena *arena = arena_new();
    const char *game = open_game_of_decks(options.db,
                                          options.game,
                                          (const char *const *)argv + optind,
                                          argc - optind,
                                          arena);
    Catalog *catalog = catalog_hold(options.db, game, &err);
    arena_free(arena);
    if (!catalog) return command_fail(&err);
    code = read_mode(argc, catalog_library(catalog)->rules, &options);
    catalog_store(catalog)->ban_day = options.on;
    if (code < 0 && optind == argc && (options.mode_name || options.on))
        code = show_bans(catalog, &options);
    else if (code < 0)
        code = optind == argc
                   ? list_decks(catalog_store(catalog), &options)
                   : show_all(catalog, &options, argv + optind, argc - optind);
    catalog_close(catalog);
    return code;
}
