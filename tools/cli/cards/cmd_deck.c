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
#include "tools/catalog/catalog.h"
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

typedef struct {
    const Library *library;
    Deck deck;
    const char *const *unknown; // lines that name no known card
    int unknown_n;
    const char *left; // what lines have that no deck has, or NULL
    DeckProblem problems[DECK_PROBLEMS_MAX];
    int problems_n;
    int illegal, unplayable; // how many of the problems; the rest are notes
} Sheet;

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

static const char *name_of(const Sheet *sheet, CardId id)
{
    return id ? sheet->library->cards[id].name : "none";
}

static void print_names(const Sheet *sheet, const char *title, const CardId *cards,
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
        if (!named) terminal_tell(stdout, "  %d %s", count, name_of(sheet, cards[i]));
    }
}

static void print_section(const Sheet *sheet, int section)
{
    const DeckSection *row = &sheet->library->rules->play->decks->sections[section];
    const Deck *deck = &sheet->deck;

    if (row->optional && !deck->n[section]) return;
    if (row->room == 1)
        terminal_tell(
            stdout, "%-9s %s", row->title, name_of(sheet, deck->cards[section][0]));
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

static void print_cards(const Sheet *sheet)
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

static int problems_kept(const Sheet *sheet)
{
    return sheet->problems_n < DECK_PROBLEMS_MAX ? sheet->problems_n
                                                 : DECK_PROBLEMS_MAX;
}

// Returns the ban list that the deck is judged by; mode NULL: the game has none.
static DeckBans bans_of(Catalog *catalog, const Options *options)
{
    const Rules *rules = catalog_library(catalog)->rules;

    return (DeckBans){
        catalog_store(catalog),
        options->mode < rules->formats_n ? rules->formats[options->mode].name : NULL,
        options->on};
}

static int print_sheet(const Sheet *sheet, const DeckBans *bans, Err *err)
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
    for (int i = 0; i < problems_kept(sheet); i++)
        terminal_tell(stderr,
                      "%s%s%s%s",
                      sheet->problems[i].rule,
                      *sheet->problems[i].rule ? ": " : "",
                      sheet->problems[i].kind == PROBLEM_NOTE ? "note: " : "",
                      sheet->problems[i].text);
    return 0;
}

static json_t *json_of_cards(const Sheet *sheet, const CardId *cards, int n)
{
    json_t *object = json_object();

    for (int i = 0; i < n; i++) {
        const char *name = name_of(sheet, cards[i]);
        json_int_t count = json_integer_value(json_object_get(object, name));
        json_object_set_new(object, name, json_integer(count + 1));
    }
    return object;
}

static const char *answer_of(const DeckProblem *problem)
{
    return problem->kind == PROBLEM_UNPLAYABLE ? "playable" : "legal";
}

// Returns the problems of the deck, or its notes.
static json_t *json_of_problems(const Sheet *sheet, bool notes)
{
    json_t *array = json_array();

    for (int i = 0; i < sheet->unknown_n && !notes; i++)
        json_array_append_new(
            array, json_pack("{ss ss}", "answer", "known", "text", sheet->unknown[i]));
    if (sheet->left && notes)
        json_array_append_new(
            array, json_pack("{ss ss}", "answer", "known", "text", sheet->left));
    for (int i = 0; i < problems_kept(sheet); i++) {
        const DeckProblem *problem = &sheet->problems[i];
        const Card *card = &sheet->library->cards[problem->card];
        if ((problem->kind == PROBLEM_NOTE) != notes) continue;
        json_array_append_new(array,
                              json_pack("{ss ss ss ss*}",
                                        "answer",
                                        answer_of(problem),
                                        "rule",
                                        problem->rule,
                                        "text",
                                        problem->text,
                                        "card",
                                        problem->card ? card->code : NULL));
    }
    return array;
}

static json_t *json_of_curve(const DeckFigures *figures)
{
    json_t *array = json_array();

    for (int i = 0; i < FIGURES_CURVE; i++)
        json_array_append_new(array, json_integer(figures->curve[i]));
    return array;
}

// Returns those of the [n] words whose figure is not 0.
static json_t *json_of_figures(const NameRow *words, int n, const int *figures)
{
    json_t *object = json_object();

    for (int i = 0; i < n; i++)
        if (figures[i])
            json_object_set_new(object, words[i].name, json_integer(figures[i]));
    return object;
}

// Adds the sections: one of a single card by its name, any other one as numbers by
// name.
static void add_sections(const Sheet *sheet, json_t *object)
{
    const Rules *rules = sheet->library->rules;

    for (int i = 0; i < deck_sections_n(rules); i++) {
        const DeckSection *row = &rules->play->decks->sections[i];
        const CardId *cards = sheet->deck.cards[i];

        json_object_set_new(object,
                            row->keys[0],
                            row->room == 1
                                ? json_safe_text(name_of(sheet, cards[0]))
                                : json_of_cards(sheet, cards, sheet->deck.n[i]));
    }
}

static void add_figures(const Sheet *sheet, json_t *object)
{
    const Rules *rules = sheet->library->rules;
    const DeckFigures figures = deck_figures(sheet->library, &sheet->deck);
    const int cost = fact_with_role(rules, FACT_COST);
    const int identity = fact_with_role(rules, FACT_IDENTITY);

    json_object_set_new(object, "total", json_integer(figures.total));
    if (cost >= 0)
        json_object_set_new(object, rules->facts[cost].name, json_of_curve(&figures));
    json_object_set_new(
        object, "types", json_of_figures(rules->types, rules->types_n, figures.types));
    if (identity >= 0)
        json_object_set_new(object,
                            rules->facts[identity].name,
                            json_of_figures(rules->facts[identity].vocabulary,
                                            rules->facts[identity].vocabulary_n,
                                            figures.identity));
}

static int print_json(const Sheet *sheet, int mode, const DeckBans *list, Err *err)
{
    json_t *bans = list->mode ? deck_bans_json(list, err) : NULL;

    if (list->mode && !bans) return -1;

    json_t *object = json_pack("{ss ss}",
                               "name",
                               sheet->deck.name,
                               "mode",
                               sitting_mode(sheet->library->rules, mode).name);

    add_sections(sheet, object);
    add_figures(sheet, object);
    json_object_set_new(object, "problems", json_of_problems(sheet, false));
    json_object_set_new(object, "notes", json_of_problems(sheet, true));
    if (bans) json_object_set_new(object, "bans", bans);
    json_object_set_new(object, "known", json_boolean(!sheet->unknown_n));
    json_object_set_new(object, "legal", json_boolean(!sheet->illegal));
    json_object_set_new(object, "playable", json_boolean(!sheet->unplayable));
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
    return 0;
}

static void count_problems(Sheet *sheet)
{
    sheet->illegal = sheet->unplayable = 0;
    for (int i = 0; i < problems_kept(sheet); i++) {
        const DeckProblemKind kind = sheet->problems[i].kind;
        sheet->illegal += kind == PROBLEM_BUILT || kind == PROBLEM_BANNED;
        sheet->unplayable += kind == PROBLEM_UNPLAYABLE;
    }
}

// Checks the deck of [sheet], and that it goes with the teammate's. A beginner deck is
// legal only where nothing is at stake, so not in a series of games.
static void check_sheet(Sheet *sheet, int mode, const Deck *mate)
{
    DeckCheck check = {.library = sheet->library,
                       .mode = mode,
                       .lenient = !sitting_mode(sheet->library->rules, mode).series,
                       .problems = sheet->problems,
                       .max = DECK_PROBLEMS_MAX};

    deck_check(&check, &sheet->deck);
    if (mate) deck_check_team(&check, &sheet->deck, mate);
    sheet->problems_n = check.n;
}

// What a deck lacks cannot be told if a line names no card.
static int print_unknown(const Sheet *sheet)
{
    for (int i = 0; i < sheet->unknown_n; i++)
        terminal_tell(stderr, "%s", sheet->unknown[i]);
    return CODE_DATA;
}

// Reads and shows one deck. [mate] is a teammate's deck that it must go with, or NULL.
static int show_deck(Catalog *catalog, const Options *options, const char *name,
                     const Deck *mate, Deck *deck)
{
    static Sheet sheet;
    Err err = {0};

    sheet = (Sheet){.library = catalog_library(catalog)};
    int failed = catalog_load_deck(catalog, name, &sheet.deck, &err);
    sheet.unknown_n = catalog_deck_problems(catalog, &sheet.unknown);
    sheet.left = catalog_deck_left(catalog);
    const DeckProblem *excess;
    int excess_n = catalog_deck_excess(catalog, &excess);
    if (failed && !sheet.unknown_n && !excess_n) return command_fail(&err);
    if (options->missing && sheet.unknown_n) return print_unknown(&sheet);
    if (options->missing)
        return deck_missing_print(catalog, &sheet.deck, options->json);
    check_sheet(&sheet, options->mode, mate);
    for (int i = 0; i < excess_n && sheet.problems_n < DECK_PROBLEMS_MAX; i++)
        sheet.problems[sheet.problems_n++] = excess[i];
    count_problems(&sheet);
    const DeckBans bans = bans_of(catalog, options);
    if (options->json ? print_json(&sheet, options->mode, &bans, &err)
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
    const DeckBans bans = bans_of(catalog, options);

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
