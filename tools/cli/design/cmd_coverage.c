// cmd_coverage.c -- cardwright coverage: shows what the scenarios that pass cover, and
// what none covers.
//
// A card counts as tested if nothing is printed on it beyond facts and keywords, or if
// a scenario that passes names its code or its name. Lists say which rules and statements
// there are: the usual game's rulebook and STATEMENTS, and beside the scenarios of any other
// game PLACES, where whatever is no card and no keyword is a place of the rulebook. docs/rules.md
// shows the rules of the usual game with their code.

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/suite/suite.h"

#define STATEMENTS "tests/scenarios/statements.txt"
#define PLACES     "rulebook.txt"

typedef struct {
    SuitePlan plan;
    bool json;
} Options;

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"db", &options->plan.db},
                                  {"game", &options->plan.game},
                                  {"json", &options->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_coverage_txt, NULL);

    options->plan.paths = (const char *const *)argv + optind;
    options->plan.paths_n = argc - optind;
    return code;
}

// The sets of words in this file are JSON objects: {"Q13": true}.

static void note_word(json_t *words, const char *word)
{
    if (word && *word) json_object_set_new(words, word, json_true());
}

static json_t *named_by_passing(const Suite *suite)
{
    json_t *words = json_object();

    for (int i = 0; i < suite->n; i++) {
        size_t k;
        json_t *one;

        if (suite->outcomes[i].status != SCENARIO_PASSED) continue;
        json_array_foreach(suite->outcomes[i].covers, k, one)
        {
            note_word(words, json_string_value(one));
        }
    }
    return words;
}

// Returns whether [word] is the number of a rule: 465.2.c, TR 407.
static bool is_rule(const char *word)
{
    return isdigit((unsigned char)word[0]) || !strncmp(word, "TR ", 3);
}

// Returns whether [word] is the number of a statement: Q13, W23, R052.
static bool is_statement(const char *word)
{
    return strchr("QWR", word[0]) && isdigit((unsigned char)word[1]);
}

// Notes the number that begins [line], unless a [tag] says that no scenario needs to
// show it.
static void note_listed(json_t *known, char *line)
{
    char *end = line + (strncmp(line, "TR ", 3) ? 0 : 3);

    end += strcspn(end, " \t\n");
    if (*line == '#' || end == line || !strncmp(end, " [", 2)) return;
    *end = '\0';
    note_word(known, line);
}

// Returns the numbers in a list, which has one on each line, and closes it. NULL: none.
static json_t *known_from(FILE *file)
{
    json_t *known = json_object();
    char line[200];

    while (file && fgets(line, sizeof line, file)) note_listed(known, line);
    if (file) (void)fclose(file);
    return known;
}

// Notes the place of the rulebook that a line begins with: "7 tools -- what it says".
static void note_place(json_t *known, char *line)
{
    char *end = strstr(line, " -- ");
    size_t n = end ? (size_t)(end - line) : strcspn(line, "\n");

    while (n && isspace((unsigned char)line[n - 1])) n--;
    line[n] = '\0';
    if (*line != '#') note_word(known, line);
}

// Returns the places that the lists beside the scenarios know.
static json_t *known_places(const Suite *suite)
{
    json_t *known = json_object();

    for (int i = 0; i < suite->files_n; i++) {
        const char *slash = strrchr(suite->files[i], '/');
        const int n = slash ? (int)(slash - suite->files[i]) + 1 : 0;
        char path[4096], line[400];
        Err ignored;

        (void)snprintf(path, sizeof path, "%.*s%s", n, suite->files[i], PLACES);
        FILE *file = file_open_lines(path, &ignored);
        while (file && fgets(line, sizeof line, file)) note_place(known, line);
        if (file) (void)fclose(file);
    }
    return known;
}

// Returns the words of [named] that are no card and no keyword.
static json_t *places_in(const Library *library, json_t *named)
{
    json_t *places = json_copy(named);

    for (int i = 1; i < library->cards_n; i++) {
        json_object_del(places, library->cards[i].code);
        json_object_del(places, library->cards[i].name);
    }
    for (int i = 1; i <= library->keywords_n && i < KEYWORDS_MAX; i++)
        if (library->keywords[i].loaded)
            json_object_del(places, library->keywords[i].name);
    return places;
}

static json_t *known_keywords(const Library *library)
{
    json_t *known = json_object();

    for (int i = 1; i <= library->keywords_n && i < KEYWORDS_MAX; i++) {
        if (library->keywords[i].loaded) note_word(known, library->keywords[i].name);
    }
    return known;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// Returns the names in [words] that are (or are not) in [others], sorted.
static json_t *names_of(json_t *words, json_t *others, bool there)
{
    const char **names = calloc(json_object_size(words) + 1, sizeof *names);
    json_t *list = json_array();
    const char *name;
    json_t *value;
    size_t n = 0;

    ASSERT(names);
    json_object_foreach(words, name, value)
    {
        if ((json_object_get(others, name) != NULL) == there) names[n++] = name;
    }
    qsort(names, n, sizeof *names, by_text);
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, json_safe_text(names[i]));
    free(names);
    return list;
}

// A scenario that covers a part of a rule covers the rule. A place of a rulebook, which has
// words behind its number, has no parts.
static void note_whole_rules(json_t *named)
{
    json_t *words = json_copy(named);
    const char *word;
    json_t *value;

    json_object_foreach(words, word, value)
    {
        char rule[40];
        char *dot;

        if (strchr(word, ' ') || strlen(word) >= sizeof rule) continue;
        (void)text_format(rule, sizeof rule, "%s", word);
        while (is_rule(rule) && (dot = strrchr(rule, '.'))) {
            *dot = '\0';
            note_word(named, rule);
        }
    }
    json_decref(words);
}

// Returns {"covered": [...], "missing": [...]}: all names that occur, and known ones
// that never do.
static json_t *compare(json_t *named, json_t *known, bool (*is_such)(const char *))
{
    json_t *such = json_object(), *result;
    const char *word;
    json_t *value;

    json_object_foreach(named, word, value)
    {
        if (is_such ? is_such(word) : json_object_get(known, word) != NULL)
            note_word(such, word);
    }
    result = json_pack("{s:o, s:o}",
                       "covered",
                       names_of(such, such, true),
                       "missing",
                       names_of(known, such, false));
    json_decref(such);
    json_decref(known);
    return result;
}

// Compares the rules that are named with those that are known: the usual game's rulebook, or
// the places beside the scenarios of another one.
static json_t *cover_rules(const Suite *suite, const Library *library, json_t *named)
{
    const char *text = library->rules->play->rulebook;
    json_t *places, *known, *result;

    if (library->rules == games_find(NULL) && text)
        return compare(
            named, known_from(fmemopen((void *)text, strlen(text), "r")), is_rule);
    places = places_in(library, named);
    known = known_places(suite);
    result = json_pack("{s:o, s:o}",
                       "covered",
                       names_of(places, places, true),
                       "missing",
                       names_of(known, places, false));
    json_decref(places);
    json_decref(known);
    return result;
}

// Other games than the usual one have no statements.
static json_t *cover_statements(const Library *library, json_t *named)
{
    Err ignored;

    if (library->rules == games_find(NULL))
        return compare(
            named, known_from(file_open_lines(STATEMENTS, &ignored)), is_statement);
    return json_pack("{s:[], s:[]}", "covered", "missing");
}

static json_t *set_of(json_t *sets, const char *code)
{
    json_t *set = json_object_get(sets, code);

    if (set) return set;
    set = json_pack("{s:i, s:i, s:i, s:[], s:[]}",
                    "cards",
                    0,
                    "playable",
                    0,
                    "tested",
                    0,
                    "unscripted",
                    "untested");
    json_object_set_new(sets, code, set);
    return set;
}

static void count_key(json_t *set, const char *key)
{
    const json_int_t n = json_integer_value(json_object_get(set, key));

    json_object_set_new(set, key, json_integer(n + 1));
}

static void count_card(json_t *sets, const Card *card, json_t *named)
{
    json_t *set = set_of(sets, card->set);

    count_key(set, "cards");
    if (card->unplayable) {
        json_array_append_new(json_object_get(set, "unscripted"),
                              json_safe_text(card->code));
        return;
    }
    count_key(set, "playable");
    if (!card->has_text || json_object_get(named, card->code) ||
        json_object_get(named, card->name))
        count_key(set, "tested");
    else
        json_array_append_new(json_object_get(set, "untested"),
                              json_safe_text(card->code));
}

static json_t *cover_sets(const Library *library, json_t *named)
{
    json_t *sets = json_object();

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->set && !(card->types & library->rules->faces))
            count_card(sets, card, named);
    }
    return sets;
}

// Notes the sets that each set builds on.
static int note_needs(json_t *all, Store *store, Err *err)
{
    sqlite3_stmt *row = store_statement(store,
                                        "SELECT s.code, d.needs"
                                        " FROM set_need d"
                                        " JOIN card_set s ON s.id = d.card_set"
                                        " WHERE s.game = the_game()"
                                        " ORDER BY s.code, d.position",
                                        err);
    int status = row ? 1 : -1;

    while (status > 0 && (status = store_step(store, row, err)) > 0) {
        json_t *set = json_object_get(json_object_get(all, "sets"), store_text(row, 0));
        json_t *needs = json_object_get(set, "needs");

        if (set && !needs) {
            needs = json_array();
            json_object_set_new(set, "needs", needs);
        }
        if (set) json_array_append_new(needs, json_safe_text(store_text(row, 1)));
    }
    return status;
}

static json_t *cover(const Suite *suite, const Library *library)
{
    json_t *named = named_by_passing(suite);
    json_t *all;

    note_whole_rules(named);
    all = json_pack("{s:o, s:o, s:o, s:o, s:{s:i, s:i, s:i}}",
                    "sets",
                    cover_sets(library, named),
                    "keywords",
                    compare(named, known_keywords(library), NULL),
                    "rules",
                    cover_rules(suite, library, named),
                    "statements",
                    cover_statements(library, named),
                    "scenarios",
                    "passed",
                    suite_count(suite, SCENARIO_PASSED),
                    "failed",
                    suite_count(suite, SCENARIO_FAILED),
                    "skipped",
                    suite_count(suite, SCENARIO_SKIPPED));

    json_decref(named);
    return all;
}

static void print_list(const char *heading, const json_t *list)
{
    int column = 0;
    size_t i;
    json_t *one;

    if (!json_array_size(list)) return;
    putchar('\n');
    terminal_tell(stdout, "%s (%zu)", heading, json_array_size(list));
    json_array_foreach((json_t *)list, i, one)
    {
        const int width = (int)json_string_length(one) + 2;

        if (column + width > 86) column = 0;
        if (!column && i) putchar('\n');
        terminal_put(stdout, "  %s", json_string_value(one));
        column += width;
    }
    putchar('\n');
}

static void print_part(const json_t *all, const char *key)
{
    const json_t *part = json_object_get(all, key);

    terminal_tell(stdout,
                  "%-12s %5zu named, %5zu missing",
                  key,
                  json_array_size(json_object_get(part, "covered")),
                  json_array_size(json_object_get(part, "missing")));
}

static void print_table(const json_t *all)
{
    static const char *const parts[] = {"keywords", "rules", "statements"};
    const char *code;
    json_t *set;

    terminal_tell(stdout, "%-8s %7s %9s %7s", "set", "cards", "playable", "tested");
    json_object_foreach(json_object_get(all, "sets"), code, set)
    {
        const json_t *needs = json_object_get(set, "needs");
        size_t i;
        json_t *need;

        terminal_put(stdout,
                     "%-8s %7lld %9lld %7lld",
                     code,
                     json_integer_value(json_object_get(set, "cards")),
                     json_integer_value(json_object_get(set, "playable")),
                     json_integer_value(json_object_get(set, "tested")));
        json_array_foreach((json_t *)needs, i, need)
        {
            terminal_put(stdout, i ? ", %s" : "  needs %s", json_string_value(need));
        }
        putchar('\n');
    }
    putchar('\n');
    for (int i = 0; i < COUNT_OF(parts); i++) print_part(all, parts[i]);
    json_object_foreach(json_object_get(all, "sets"), code, set)
    {
        char heading[64];

        (void)text_format(
            heading, sizeof heading, "Cards of %.20s that no scenario names", code);
        print_list(heading, json_object_get(set, "untested"));
    }
    for (int i = 0; i < COUNT_OF(parts); i++) {
        char heading[64];

        (void)text_format(heading, sizeof heading, "Missing %s", parts[i]);
        print_list(heading, json_object_get(json_object_get(all, parts[i]), "missing"));
    }
}

// Tells that not all scenarios hold: what the others cover is less than it could be.
// Returns the exit code.
static int tell_failed(const Suite *suite)
{
    const int failed = suite_count(suite, SCENARIO_FAILED);

    if (!failed && !suite->faults_n) return CODE_OK;
    (void)fflush(stdout);
    (void)fprintf(stderr,
                  "cardwright: %d scenarios failed and %d scripts are broken: "
                  "cardwright test tells which\n",
                  failed,
                  suite->faults_n);
    return CODE_FINDINGS;
}

// Opens the game that --game names, or else the one that the first path is for. Only its
// scenarios cover its cards.
static Catalog *open_game(SuitePlan *plan, Err *err)
{
    Arena *arena = arena_new();
    const char *game = plan->game;
    Catalog *catalog;

    if (!game && plan->paths_n)
        game = open_game_of_path(plan->db, plan->paths[0], arena);
    catalog = catalog_open(plan->db, game, err);
    if (catalog && !plan->game) plan->game = catalog_library(catalog)->rules->game;
    arena_free(arena);
    return catalog;
}

int cmd_coverage(int argc, char **argv)
{
    Options options = {0};
    const int code = read_options(argc, argv, &options);
    Catalog *catalog = NULL;
    Suite suite = {0};
    Err err = {0};
    json_t *all;

    if (code >= 0) return code;
    catalog = open_game(&options.plan, &err);
    if (!catalog || catalog_load_all(catalog, &err) ||
        suite_run(&options.plan, &suite, &err)) {
        suite_free(&suite);
        catalog_close(catalog);
        return command_fail(&err);
    }
    all = cover(&suite, catalog_library(catalog));
    if (note_needs(all, catalog_store(catalog), &err)) {
        json_decref(all);
        suite_free(&suite);
        catalog_close(catalog);
        return command_fail(&err);
    }
    if (options.json) {
        json_dumpf(all, stdout, JSON_COMPACT);
        putchar('\n');
    } else {
        print_table(all);
    }
    json_decref(all);
    const int told = tell_failed(&suite);
    suite_free(&suite);
    catalog_close(catalog);
    return told;
}
