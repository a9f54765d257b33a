// cards.c -- cardwright cards: searches the database.

#include <getopt.h>
#include <stdio.h>

#include "../engine/kernel/base.h"
#include "card_query.h"
#include "card_text.h"
#include "commands.h"
#include "database.h"

typedef struct {
    char db[4096];
    bool json;
    CardQuery query;
} Options;

static void print_help(void)
{
    puts("Example: cardwright cards type:unit domain:fury 'might>=5'\n"
         "\n"
         "Usage: cardwright cards [OPTION]... [TERM]...\n"
         "\n"
         "Lists the cards for which every TERM holds, in order of code. A term is a "
         "word\n"
         "of the name, or one of\n"
         "  type:unit  domain:fury  set:ogn  keyword:tank  tag:pirate  rarity:epic\n"
         "  code:ogn-024  script:yes  energy<=2  power=1  might>=5\n"
         "\n"
         "  --db FILE  the database (cards.db beside the program)\n"
         "  --json     print one JSON array");
}

// Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    static const struct option longs[] = {{"db", required_argument, NULL, 'd'},
                                          {"json", no_argument, NULL, 'j'},
                                          {"help", no_argument, NULL, 'h'},
                                          {0}};
    Err err = {0};
    int option;

    optind = 1;
    while ((option = getopt_long(argc, argv, "h", longs, NULL)) != -1) {
        switch (option) {
        case 'd': (void)snprintf(options->db, sizeof options->db, "%s", optarg); break;
        case 'j': options->json = true; break;
        case 'h': print_help(); return CODE_OK;
        default:
            (void)fputs("see cardwright cards --help\n", stderr);
            return CODE_USAGE;
        }
    }
    for (int i = optind; i < argc; i++)
        if (card_query_add(&options->query, argv[i], &err)) return command_fail(&err);
    return -1;
}

static const char *number(Pool *pool, int n)
{
    return n < 0 ? "" : pool_format(pool, "%d", n);
}

static void print_row(Pool *pool, const StoredCard *card)
{
    const CardFacts *facts = &card->facts;

    printf("%-9s %-30s %-11s %-12s %6s %5s %5s  %s\n",
           facts->code,
           facts->name,
           facts->type,
           card_join(pool, facts->domains, COUNT_OF(facts->domains), "/"),
           number(pool, facts->energy),
           number(pool, facts->power),
           number(pool, facts->might),
           card_keywords(pool, facts));
}

static int search(Store *store, const Options *options, Pool *pool, Err *err)
{
    json_t *found = json_array();
    int64_t *ids;
    int fits = 0;
    int n = lookup_cards(store, pool, &ids, err);
    int failed = n < 0;

    for (int i = 0; i < n && !failed; i++) {
        StoredCard card = {0};
        failed = lookup_read_card(store, ids[i], pool, &card, err);
        if (failed || !card_query_fits(&options->query, &card)) continue;
        if (!fits++ && !options->json)
            puts("code      name                           type        domains      "
                 "energy power might  keywords");
        if (options->json) json_array_append_new(found, card_json(&card));
        if (!options->json) print_row(pool, &card);
    }
    if (!failed && options->json) {
        json_dumpf(found, stdout, JSON_COMPACT);
        putchar('\n');
    }
    if (!failed && !options->json)
        (void)fprintf(stderr, "%d card%s\n", fits, fits == 1 ? "" : "s");
    json_decref(found);
    return failed ? -1 : 0;
}

int cmd_cards(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};

    database_path(options.db, sizeof options.db);
    int code = read_options(argc, argv, &options);
    if (code >= 0) return code;
    Store *store = store_open(options.db, &err);
    if (!store) return command_fail(&err);
    Pool *pool = pool_new();
    code = search(store, &options, pool, &err) ? command_fail(&err) : CODE_OK;
    pool_free(pool);
    store_close(store);
    return code;
}
