// card.c -- cardwright card: shows one card, and whether it can be played.

#include <getopt.h>
#include <stdio.h>

#include "../engine/kernel/base.h"
#include "card_text.h"
#include "catalog.h"
#include "commands.h"
#include "database.h"

typedef struct {
    char db[4096];
    bool json, script;
} Options;

// Everything there is to say about one card.
typedef struct {
    StoredCard card;
    StoredScript script;    // path NULL: it has none
    const char *unplayable; // NULL: it can be played
} Sheet;

static void print_help(void)
{
    puts("Example: cardwright card 'Void Seeker' --script\n"
         "\n"
         "Usage: cardwright card [OPTION]... NAME|CODE\n"
         "\n"
         "Shows a card's facts, what it does, its script, and whether it can be "
         "played.\n"
         "\n"
         "  --script   show the script's source too\n"
         "  --db FILE  the database (cards.db beside the program)\n"
         "  --json     print one JSON object");
}

// Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    static const struct option longs[] = {{"db", required_argument, NULL, 'd'},
                                          {"script", no_argument, NULL, 's'},
                                          {"json", no_argument, NULL, 'j'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    int option;

    optind = 1;
    while ((option = getopt_long(argc, argv, "h", longs, NULL)) != -1) {
        switch (option) {
        case 'd': (void)snprintf(options->db, sizeof options->db, "%s", optarg); break;
        case 's': options->script = true; break;
        case 'j': options->json = true; break;
        case 'h': print_help(); return CODE_OK;
        default: (void)fputs("see cardwright card --help\n", stderr); return CODE_USAGE;
        }
    }
    if (optind == argc) return command_usage("card", "no card named");
    return -1;
}

// The words after the options are one name, quoted or not.
static const char *join_arguments(Pool *pool, char **argv, int n)
{
    return card_join(pool, (const char *const *)argv, n, " ");
}

static void print_number(const char *name, int n)
{
    if (n >= 0) printf("  %s %d", name, n);
}

static void print_line(const char *name, const char *text)
{
    if (text && *text) printf("%-9s %s\n", name, text);
}

// Where a ban list names it: "not in duel (since 2026-09-18), match".
static const char *legal_words(Pool *pool, const CardFacts *facts)
{
    const char *text = NULL;

    for (int i = 0; i < FORMATS_MAX && facts->bans[i].format; i++) {
        const BanFact *ban = &facts->bans[i];
        const bool dated = *ban->since;

        text = pool_format(pool,
                           "%s%s%s%s%s",
                           text ? pool_format(pool, "%s, ", text) : "not in ",
                           ban->format,
                           dated ? " (banned since " : "",
                           ban->since,
                           dated ? ")" : "");
    }
    return text ? text : "in every mode";
}

static json_t *json_of_bans(const CardFacts *facts)
{
    json_t *json = json_object();

    for (int i = 0; i < FORMATS_MAX && facts->bans[i].format; i++)
        json_object_set_new(
            json, facts->bans[i].format, json_string(facts->bans[i].since));
    return json;
}

static void print_sheet(const Options *options, const Sheet *sheet, Pool *pool)
{
    const CardFacts *facts = &sheet->card.facts;

    printf("%s  %s\n", facts->code, facts->name);
    printf("%s%s%s  %s",
           card_join(pool, facts->supertypes, COUNT_OF(facts->supertypes), " "),
           facts->supertypes[0] ? " " : "",
           facts->type,
           card_join(pool, facts->domains, COUNT_OF(facts->domains), "/"));
    print_number("energy", facts->energy);
    print_number("power", facts->power);
    print_number("might", facts->might);
    print_number("might bonus", facts->might_bonus);
    putchar('\n');
    print_line("tags", card_join(pool, facts->tags, TAGS_IN_CARD, ", "));
    print_line("keywords", card_keywords(pool, facts));
    print_line("rarity", sheet->card.rarity);
    print_line("does", sheet->card.wording ? sheet->card.wording : facts->summary);
    print_line("script", sheet->script.path);
    print_line("legal", legal_words(pool, facts));
    print_line("playable", sheet->unplayable ? "" : "yes");
    if (sheet->unplayable) printf("playable  no: %s\n", sheet->unplayable);
    if (options->script && sheet->script.path) printf("\n%s", sheet->script.source);
}

static void print_json(const Options *options, const Sheet *sheet)
{
    json_t *object = card_json(&sheet->card);

    if (sheet->script.path)
        json_object_set_new(object, "script", json_string(sheet->script.path));
    if (options->script && sheet->script.path)
        json_object_set_new(object, "source", json_string(sheet->script.source));
    json_object_set_new(object, "banned", json_of_bans(&sheet->card.facts));
    json_object_set_new(object, "playable", json_boolean(!sheet->unplayable));
    if (sheet->unplayable)
        json_object_set_new(object, "reason", json_string(sheet->unplayable));
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}

// Reads the facts of a card that the catalog has found already.
static int read_sheet(const Options *options, const char *code, Pool *pool,
                      Sheet *sheet, Err *err)
{
    Store *store = store_open(options->db, err);
    sheet->script = (StoredScript){.kind = "card", .name = code};
    int64_t id = store ? lookup_card(store, code, err) : -1;
    int failed = id < 0 || lookup_read_card(store, id, pool, &sheet->card, err) ||
                 lookup_script(store, pool, &sheet->script, err) < 0;

    store_close(store);
    return failed ? -1 : 0;
}

static int show(Catalog *catalog, const Options *options, const char *name, Pool *pool)
{
    Sheet sheet = {0};
    Err err = {0};
    CardId id = catalog_load_card(catalog, name, &err);

    if (!id) return command_fail(&err);
    const Card *card = &catalog_library(catalog)->cards[id];
    sheet.unplayable = card->unplayable;
    if (read_sheet(options, card->code, pool, &sheet, &err)) return command_fail(&err);
    if (options->json)
        print_json(options, &sheet);
    else
        print_sheet(options, &sheet, pool);
    return CODE_OK;
}

int cmd_card(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};

    database_path(options.db, sizeof options.db);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Catalog *catalog = catalog_open(options.db, &err);
    if (!catalog) return command_fail(&err);
    Pool *pool = pool_new();
    code = show(
        catalog, &options, join_arguments(pool, argv + optind, argc - optind), pool);
    pool_free(pool);
    catalog_close(catalog);
    return code;
}
