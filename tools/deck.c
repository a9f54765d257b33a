// deck.c -- cardwright deck: checks a deck and shows what is in it.
//
// Three answers are kept apart: whether every line names a known card, whether the deck
// may be brought (rules 103), and whether this program can play all of its cards.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "../db/lookup.h"
#include "catalog.h"
#include "commands.h"
#include "database.h"

enum { PROBLEMS_MAX = 128, CURVE_MAX = 8 };

typedef struct {
    char db[4096];
    Mode mode;
    bool json;
} Options;

typedef struct {
    const Library *library;
    Deck deck;
    const char *const *unknown; // lines that could not be understood
    int unknown_n;
    DeckProblem problems[PROBLEMS_MAX];
    int problems_n;
    int unplayable; // of the problems
} Sheet;

static void print_help(void)
{
    puts(
        "Example: cardwright deck proving-grounds-annie\n"
        "\n"
        "Usage: cardwright deck [OPTION]... [FILE|NAME]\n"
        "\n"
        "Checks a deck: a text or JSON file, or one of the database by its name or a\n"
        "part of it. Every problem is named with its rule. With no deck, lists those "
        "in\n"
        "the database.\n"
        "\n"
        "  --mode duel|match  what the deck is for (duel)\n"
        "  --db FILE          the database (cards.db beside the program)\n"
        "  --json             print one JSON object\n"
        "\n"
        "Exit codes: 0 the deck can be played, 65 it cannot, 66 there is no such deck");
}

static int read_mode(const char *text, Options *options)
{
    if (!strcmp(text, "duel"))
        options->mode = MODE_DUEL;
    else if (!strcmp(text, "match"))
        options->mode = MODE_MATCH;
    else
        return command_usage("deck", "mode '%s' is not one of duel, match", text);
    return -1;
}

// Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    static const struct option longs[] = {{"db", required_argument, NULL, 'd'},
                                          {"mode", required_argument, NULL, 'm'},
                                          {"json", no_argument, NULL, 'j'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    int option;

    optind = 1;
    while ((option = getopt_long(argc, argv, "h", longs, NULL)) != -1) {
        switch (option) {
        case 'd': (void)snprintf(options->db, sizeof options->db, "%s", optarg); break;
        case 'm':
            if (read_mode(optarg, options) >= 0) return CODE_USAGE;
            break;
        case 'j': options->json = true; break;
        case 'h': print_help(); return CODE_OK;
        default: (void)fputs("see cardwright deck --help\n", stderr); return CODE_USAGE;
        }
    }
    if (argc - optind > 1) return command_usage("deck", "one deck at a time");
    return -1;
}

static const char *name_of(const Sheet *sheet, CardId id)
{
    return id ? sheet->library->cards[id].name : "none";
}

// How many cards of the main deck cost each amount of energy; the last counts more too.
static void count_curve(const Sheet *sheet, int curve[CURVE_MAX])
{
    memset(curve, 0, CURVE_MAX * sizeof *curve);
    for (int i = 0; i < sheet->deck.main_n; i++) {
        const Card *card = &sheet->library->cards[sheet->deck.main[i]];
        if (card->energy < 0) continue;
        curve[card->energy < CURVE_MAX ? card->energy : CURVE_MAX - 1]++;
    }
}

static int count_domain(const Sheet *sheet, int domain)
{
    int n = 0;

    for (int i = 0; i < sheet->deck.main_n; i++)
        n += sheet->library->cards[sheet->deck.main[i]].domains >> domain & 1;
    return n;
}

static void print_names(const Sheet *sheet, const char *title, const CardId *cards,
                        int n)
{
    printf("%s %d\n", title, n);
    for (int i = 0; i < n; i++) {
        int count = 0;
        bool named = false;
        for (int j = 0; j < n; j++) {
            if (cards[j] != cards[i]) continue;
            named |= j < i;
            count++;
        }
        if (!named) printf("  %d %s\n", count, name_of(sheet, cards[i]));
    }
}

static void print_cards(const Sheet *sheet)
{
    const Deck *deck = &sheet->deck;
    int curve[CURVE_MAX];

    printf("%s\n", deck->name);
    printf("Legend    %s\n", name_of(sheet, deck->legend));
    printf("Champion  %s\n", name_of(sheet, deck->champion));
    print_names(sheet, "Main Deck, the Champion included,", deck->main, deck->main_n);
    print_names(sheet, "Battlefields", deck->battlefields, deck->battlefields_n);
    print_names(sheet, "Runes", deck->runes, deck->runes_n);
    if (deck->side_n) print_names(sheet, "Sideboard", deck->side, deck->side_n);
    count_curve(sheet, curve);
    printf("Energy   ");
    for (int i = 0; i < CURVE_MAX; i++)
        printf(" %d%s:%d", i, i == CURVE_MAX - 1 ? "+" : "", curve[i]);
    printf("\nDomains  ");
    for (int i = 0; i < sheet->library->rules->domains_n; i++)
        if (count_domain(sheet, i))
            printf(" %s:%d",
                   sheet->library->rules->domains[i].name,
                   count_domain(sheet, i));
    putchar('\n');
}

static void print_answer(const char *name, int problems)
{
    if (problems)
        printf("%-9s no: %d, named below\n", name, problems);
    else
        printf("%-9s yes\n", name);
}

static void print_sheet(const Sheet *sheet)
{
    int kept = sheet->problems_n < PROBLEMS_MAX ? sheet->problems_n : PROBLEMS_MAX;

    print_cards(sheet);
    print_answer("known", sheet->unknown_n);
    print_answer("legal", sheet->problems_n - sheet->unplayable);
    print_answer("playable", sheet->unplayable);
    (void)fflush(stdout);
    for (int i = 0; i < sheet->unknown_n; i++)
        (void)fprintf(stderr, "%s\n", sheet->unknown[i]);
    for (int i = 0; i < kept; i++)
        (void)fprintf(
            stderr, "%s: %s\n", sheet->problems[i].rule, sheet->problems[i].text);
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

static json_t *json_of_problems(const Sheet *sheet)
{
    int kept = sheet->problems_n < PROBLEMS_MAX ? sheet->problems_n : PROBLEMS_MAX;
    json_t *array = json_array();

    for (int i = 0; i < sheet->unknown_n; i++)
        json_array_append_new(array, json_pack("{ss}", "text", sheet->unknown[i]));
    for (int i = 0; i < kept; i++) {
        const DeckProblem *problem = &sheet->problems[i];
        const Card *card = &sheet->library->cards[problem->card];
        json_array_append_new(array,
                              json_pack("{ss ss ss*}",
                                        "rule",
                                        problem->rule,
                                        "text",
                                        problem->text,
                                        "card",
                                        problem->card ? card->code : NULL));
    }
    return array;
}

static void print_json(const Sheet *sheet)
{
    const Deck *deck = &sheet->deck;
    int curve[CURVE_MAX];
    json_t *costs = json_array(), *domains = json_object();

    count_curve(sheet, curve);
    for (int i = 0; i < CURVE_MAX; i++)
        json_array_append_new(costs, json_integer(curve[i]));
    for (int i = 0; i < sheet->library->rules->domains_n; i++)
        if (count_domain(sheet, i))
            json_object_set_new(domains,
                                sheet->library->rules->domains[i].name,
                                json_integer(count_domain(sheet, i)));
    json_t *object =
        json_pack("{ss ss ss so so so so so so so sb sb sb}",
                  "name",
                  deck->name,
                  "legend",
                  name_of(sheet, deck->legend),
                  "champion",
                  name_of(sheet, deck->champion),
                  "main",
                  json_of_cards(sheet, deck->main, deck->main_n),
                  "battlefields",
                  json_of_cards(sheet, deck->battlefields, deck->battlefields_n),
                  "runes",
                  json_of_cards(sheet, deck->runes, deck->runes_n),
                  "sideboard",
                  json_of_cards(sheet, deck->side, deck->side_n),
                  "energy",
                  costs,
                  "domains",
                  domains,
                  "problems",
                  json_of_problems(sheet),
                  "known",
                  !sheet->unknown_n,
                  "legal",
                  sheet->problems_n == sheet->unplayable,
                  "playable",
                  !sheet->unplayable);
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}

static int show(Catalog *catalog, const Options *options, const char *name)
{
    Sheet sheet = {.library = catalog_library(catalog)};
    Err err = {0};
    int failed = catalog_load_deck(catalog, name, &sheet.deck, &err);

    sheet.unknown_n = catalog_deck_problems(catalog, &sheet.unknown);
    if (failed && !sheet.unknown_n) return command_fail(&err);
    sheet.problems_n = deck_check(
        sheet.library, &sheet.deck, options->mode, true, sheet.problems, PROBLEMS_MAX);
    for (int i = 0; i < sheet.problems_n && i < PROBLEMS_MAX; i++)
        sheet.unplayable += !strcmp(sheet.problems[i].rule, DECK_RULE_PLAYABLE);
    if (options->json)
        print_json(&sheet);
    else
        print_sheet(&sheet);
    return sheet.problems_n || sheet.unknown_n ? CODE_DATA : CODE_OK;
}

static int list_decks(const Options *options)
{
    Err err = {0};
    Store *store = store_open(options->db, &err);
    Pool *pool = pool_new();
    const char **names = NULL;
    int n = store ? lookup_decks(store, pool, &names, &err) : -1;
    json_t *array = json_array();

    for (int i = 0; i < n; i++) {
        if (!options->json) puts(names[i]);
        json_array_append_new(array, json_string(names[i]));
    }
    if (n >= 0 && options->json) {
        json_dumpf(array, stdout, JSON_COMPACT);
        putchar('\n');
    }
    json_decref(array);
    pool_free(pool);
    store_close(store);
    return n < 0 ? command_fail(&err) : CODE_OK;
}

int cmd_deck(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};

    database_path(options.db, sizeof options.db);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    if (optind == argc) return list_decks(&options);
    Catalog *catalog = catalog_open(options.db, &err);
    if (!catalog) return command_fail(&err);
    code = show(catalog, &options, argv[optind]);
    catalog_close(catalog);
    return code;
}
