// cmd_cards.c -- cardwright cards: searches the database.
//
// Cards go to the standard output, the number of those found and a hint to stderr.

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/cards/card_column.h"
#include "tools/cards/card_query.h"
#include "tools/cards/card_text.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

typedef struct {
    const char *db, *game, *sort, *columns;
    CommandNumber limit;
    bool json;
} Options;

// The parts of the help page. They speak of the usual game.
static FactColumns usual_facts(void)
{
    return fact_columns_of(games_find(NULL));
}

static void print_fields(int column, FILE *out)
{
    const FactColumns facts = usual_facts();

    card_query_print_fields(&facts, column, out);
}

static void print_sort_keys(int column, FILE *out)
{
    const FactColumns facts = usual_facts();
    int n = 0;

    (void)column;
    for (int i = 0; i < facts.n; i++) {
        const char *word = search_sort_word(&facts, i);
        if (word) terminal_put(out, "%s%s", n++ ? ", " : "", word);
    }
}

static void print_usual_columns(int column, FILE *out)
{
    const FactColumns facts = usual_facts();

    (void)column;
    card_column_print_names(&facts, true, out);
}

static void print_all_columns(int column, FILE *out)
{
    const FactColumns facts = usual_facts();

    (void)column;
    card_column_print_names(&facts, false, out);
}

static const HelpPart help_parts[] = {{"fields", print_fields},
                                      {"sort keys", print_sort_keys},
                                      {"usual columns", print_usual_columns},
                                      {"all columns", print_all_columns},
                                      {0}};

// One search.
typedef struct {
    const Options *options;
    FactColumns facts; // of the game
    CardQuery query;
    CardColumns columns;
    SortOrder order;
    Search search;
    CardPlayer player;
    bool tries; // a column needs to know whether the cards can be played
    bool texts; // rules texts were asked for by name
} Looking;

static json_t *json_of(Looking *looking, const StoredCard *card)
{
    json_t *object = card_text_json(&looking->facts, card), *banned = json_array();

    for (int i = 0; i < FORMATS_MAX && card->facts.bans[i].format; i++)
        json_array_append_new(banned, json_safe_text(card->facts.bans[i].format));
    json_object_set_new(object, "banned", banned);
    if (!looking->texts) json_object_del(object, "text");
    if (!looking->tries) return object;
    const char *why = card_plays(&looking->player, card->facts.code);
    json_object_set_new(object, "playable", json_boolean(!why));
    if (why) json_object_set_new(object, "reason", json_safe_text(why));
    return object;
}

static int print_card(Looking *looking, Arena *arena, int64_t id, bool first)
{
    StoredCard card = {0};
    int failed =
        lookup_read_card(looking->search.store, id, arena, &card, looking->search.err);

    if (!failed && looking->options->json) {
        json_t *object = json_of(looking, &card);
        if (!first) putchar(',');
        json_dumpf(object, stdout, JSON_COMPACT);
        json_decref(object);
    } else if (!failed) {
        const CardLine line = {&looking->facts, &card, &looking->player, arena};
        if (first) card_column_print_head(&looking->columns);
        card_column_print(&looking->columns, &line);
    }
    arena_empty(arena);
    return failed;
}

static void tell_number(Looking *looking, int64_t shown, int64_t found)
{
    const char *hint =
        found ? NULL : card_query_hint(&looking->query, &looking->search);

    fflush(stdout);
    if (shown < found)
        (void)fprintf(stderr,
                      "%lld of %lld cards; --limit 0 shows all\n",
                      (long long)shown,
                      (long long)found);
    else
        terminal_tell(stderr, "%lld card%s", (long long)found, found == 1 ? "" : "s");
    if (hint) terminal_tell(stderr, "%s", hint);
}

static int print_all(Looking *looking, const int64_t *ids, int64_t n)
{
    Arena *arena = arena_new();
    int failed = 0;

    if (looking->options->json) putchar('[');
    for (int64_t i = 0; i < n && !failed; i++)
        failed = print_card(looking, arena, ids[i], !i);
    if (looking->options->json) puts("]");
    arena_free(arena);
    return failed;
}

static int search_cards(Looking *looking)
{
    Search *search = &looking->search;
    IdSet found;
    int64_t *ids;

    if (search_start(search) || card_query_run(&looking->query, search, &found))
        return -1;
    int64_t n = search_sort(search, &found, &looking->order, &ids);
    if (n < 0 || print_all(looking, ids, n)) return -1;
    tell_number(looking, n, id_set_count(&found));
    return 0;
}

static int prepare_search(Looking *looking, char **terms, Err *err)
{
    const Options *options = looking->options;

    looking->query.facts = &looking->facts;
    card_query_start(&looking->query);
    for (; *terms; terms++)
        if (card_query_add(&looking->query, *terms, err)) return -1;
    looking->order.limit = options->limit.n;
    if (options->sort &&
        card_query_order(&looking->facts, options->sort, &looking->order, err))
        return -1;
    if (card_column_read(&looking->facts, options->columns, &looking->columns, err))
        return -1;
    for (int i = 0; i < looking->columns.n; i++) {
        looking->tries |= !strcmp(looking->columns.list[i].name, "playable");
        looking->texts |= !strcmp(looking->columns.list[i].name, "text");
    }
    return 0;
}

int cmd_cards(int argc, char **argv)
{
    Options options = {.limit = {400, 0, INT_MAX}};
    const CommandOption list[] = {{"db", &options.db},
                                  {"game", &options.game},
                                  {"sort", &options.sort},
                                  {"columns", &options.columns},
                                  {"limit", &options.limit},
                                  {"json", &options.json},
                                  {0}};
    Err err = {0};

    Arena *arena = arena_new();
    char **arguments = command_terms(argc, argv, arena);
    int code = command_options(argc + 1, arguments, list, cmd_cards_txt, help_parts);
    if (code >= 0) {
        arena_free(arena);
        return code;
    }
    Looking looking = {.options = &options,
                       .query = {.arena = arena, .plays = card_plays_row},
                       .search = {.arena = arena, .err = &err},
                       .player = {.db = options.db, .game = options.game}};
    OpenGame open;
    looking.query.context = &looking.player;
    const bool failed = open_game_hold(&open, options.db, options.game, &err);
    if (!failed) {
        looking.search.store = looking.player.store = open.store;
        looking.facts = open.store->facts;
    }
    code = !failed && !prepare_search(&looking, arguments + optind, &err) &&
                   !search_cards(&looking)
               ? CODE_OK
               : command_fail(&err);
    card_plays_end(&looking.player);
    open_game_close(&open);
    arena_free(arena);
    return code;
}
