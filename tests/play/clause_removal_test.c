// clause_removal_test.c -- each clause of each script is there for a scenario.
//
// Of every card, keyword and file of words one clause at a time is taken out, and the
// scenarios that cover the card or keyword run. At least one must fail. What no scenario
// misses stands in docs/unmissed.md, one a line, with the reason why; what a scenario
// misses must not stand there. The test compares both ways. So is each cost that a script
// gives to a printed keyword taken out. No card is left out that has a script. LONG=1 takes
// out every clause, otherwise it is a sample. One clause, and what its scenarios tell:
//
//     CLAUSE="OGN-024 1" BUILD=build build/tests/play/clause_removal_test
//
// A clause that is taken out stays in its place as one of no kind, so that the others
// keep their numbers. A mode and a pattern are parts of another clause: the mode stays
// and does nothing, patterns are left alone. Each clause has a process of its own, with
// cards of its own; one that stops has failed as a scenario does.

#include <fcntl.h>
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/play/clause_taken.h"
#include "tests/play/play_fixture.h"
#include "tests/play/reason_list.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/scenarios/scenario_lua.h"

enum {
    TESTED_FILES_MAX = 2048,
    CHILDREN_MAX = 64,
    SECONDS_MAX = 120, // of one process
};

static const char *const folders[] = {"cards/*/*/scenarios/*.lua",
                                      "tests/scenarios/*.lua",
                                      "tests/sets/*/scenarios/*.lua"};

// A game with its scenarios, and every how many clauses one is taken out without LONG=1.
typedef struct {
    const char *name;
    int sample;
    Catalog *catalog;
    ScenarioFile *files[TESTED_FILES_MAX];
    int files_n;
} Tested;

static Tested games[] = {{.name = "gwent", .sample = 12},
                         {.name = "zanaga", .sample = 48},
                         {.name = "riftbound", .sample = 160}};

// A clause to take out: the place among the clauses of its script. Or the cost that a
// script gives to a printed keyword: the place of that one among those of its card.
typedef struct {
    Tested *game;
    ClauseId id; // 0: of a keyword
    CardId card; // of the keyword
    int place;
    bool missed;
    char name[NAME_ROOM]; // "gwent Spy 2"
} Removal;

// How a child ends.
enum { CHILD_SPARED, CHILD_MISSED, CHILD_TROUBLE };

// Returns the part of a name that the environment asks for, NULL: all.
static const char *asked(void)
{
    return getenv("CLAUSE");
}

static const char *build_folder(void)
{
    const char *build = getenv("BUILD");

    return build ? build : "build";
}

static const char *database(void)
{
    static char path[512];

    snprintf(path, sizeof path, "%s/clauses.db", build_folder());
    return path;
}

// Copies the built database and imports the sets of the tests into the copy: their cards
// do what those of the games do not.
static int import_sets(void)
{
    const char *build = build_folder();
    char line[1400];

    snprintf(
        line,
        sizeof line,
        "cp '%.300s/cards.db' '%.300s' && '%.300s/cardwright' import --db '%.300s' "
        "tests/sets/* tests/sets/*/decks/* >/dev/null",
        build,
        database(),
        build,
        database());
    return system(line);
}

static Catalog *open_cards(const Tested *game)
{
    Err err = {0};
    Catalog *catalog = catalog_open(database(), game->name, &err);

    if (!catalog) print_error("%s\n", err.text);
    return catalog;
}

static bool is_for(const Tested *game, const char *path)
{
    Arena *arena = arena_new();
    const char *name = open_game_name_of_path(path, arena);
    const bool is = !strcmp(name ? name : games_find(NULL)->game, game->name);

    arena_free(arena);
    return is;
}

static void open_files(Tested *game, const glob_t *found)
{
    const Rules *rules = catalog_library(game->catalog)->rules;
    Err err = {0};

    for (size_t i = 0; i < found->gl_pathc; i++) {
        if (!is_for(game, found->gl_pathv[i])) continue;
        ScenarioFile *file = scenario_lua_open(found->gl_pathv[i], rules, &err);
        if (!file) fail_msg("%s", err.text);
        if (game->files_n == TESTED_FILES_MAX)
            fail_msg("more files of scenarios than %d", TESTED_FILES_MAX);
        game->files[game->files_n++] = file;
    }
}

static int open_games(void **state)
{
    glob_t found = {0};
    Err err = {0};

    (void)state;
    if (import_sets()) return -1;
    for (int i = 0; i < COUNT_OF(folders); i++)
        if (glob(folders[i], i ? GLOB_APPEND : 0, NULL, &found)) return -1;
    for (int i = 0; i < COUNT_OF(games); i++) {
        games[i].catalog = open_cards(&games[i]);
        if (!games[i].catalog || catalog_load_all(games[i].catalog, &err)) return -1;
        open_files(&games[i], &found);
    }
    globfree(&found);
    return 0;
}

static int close_games(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(games); i++) {
        for (int k = 0; k < games[i].files_n; k++)
            scenario_lua_close(games[i].files[k]);
        catalog_close(games[i].catalog);
    }
    return 0;
}

// ---- what is taken out

static const Script *script_of(const Library *library, ClauseId id)
{
    return &library->scripts[library->clauses[id].script];
}

// Returns the script of a card; NULL: it has none.
static const Script *script_of_card(const Library *library, const Card *card)
{
    for (int i = 1; i < library->scripts_n; i++)
        if (!strcmp(library->scripts[i].kind, "card") &&
            !strcmp(library->scripts[i].name, card->code))
            return &library->scripts[i];
    return NULL;
}

static const Script *script_of_removal(const Removal *removal)
{
    const Library *library = catalog_library(removal->game->catalog);

    return removal->id ? script_of(library, removal->id)
                       : script_of_card(library, &library->cards[removal->card]);
}

// Setup, turns and what a position is worth are no clauses of cards.
static bool is_of_cards(const Script *script)
{
    return !strcmp(script->kind, "card") || !strcmp(script->kind, "keyword") ||
           !strcmp(script->kind, "words");
}

static bool is_playable(const Library *library, const Script *script)
{
    const CardId card = library_card_by_code(library, script->name);

    return strcmp(script->kind, "card") || !library->cards[card].unplayable;
}

static bool is_removed(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    if (!clause->script || clause->kind == CLAUSE_HAPPENED) return false;
    return is_of_cards(script_of(library, id)) && !clause_taken(library, id) &&
           is_playable(library, script_of(library, id));
}

// Finds the clause at [place] of that script, in a library of its own; 0: there is none.
static ClauseId find_clause(const Library *library, const Script *script, int place)
{
    for (int i = 1; i < library->clauses_n; i++) {
        const Script *other = script_of(library, (ClauseId)i);

        if (strcmp(other->name, script->name) || strcmp(other->path, script->path))
            continue;
        if (!--place) return (ClauseId)i;
    }
    return 0;
}

// Leaves the keyword of that place without the cost that the script gives it.
static void take_out_cost(Library *library, Card *card, int place)
{
    Cost nothing;

    memset(&nothing, 0, sizeof nothing);
    card->keywords[place - 1].cost = library_add_cost(library, &nothing);
}

static void take_out(Clause *clause)
{
    clause->run = 0;
    if (clause->kind == CLAUSE_MODE) return;
    clause->kind = CLAUSE_NONE;
    clause->events_n = clause->answers_n = clause->grants_n = 0;
}

// Joins cards and keywords anew.
static void join(Library *library)
{
    library->heard = library->replaced = library->banned = (EventSet){{0}};
    library->logged = (EventSet){{0}};
    library->remembered = 0;
    library->works_in = 0;
    for (int i = 1; i < library->cards_n; i++) library->cards[i].linked = false;
    library_link(library);
}

// Returns whether the removal is one of those that are asked for, or of the sample.
static bool is_wanted(const Removal *removal, int *seen)
{
    if (asked()) return strstr(removal->name, asked()) != NULL;
    return play_long() || (*seen)++ % removal->game->sample == 0;
}

// Adds the printed keywords whose costs stand in scripts.
static int plan_keywords(Tested *game, Removal *list, int n, int *seen)
{
    const Library *library = catalog_library(game->catalog);

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        for (int k = 0; k < card->keywords_n && !card->unplayable; k++) {
            Removal removal = {.game = game, .card = (CardId)i, .place = k + 1};

            if (!card->keywords[k].scripted) continue;
            snprintf(removal.name,
                     NAME_ROOM,
                     "%.12s %.36s keyword %d",
                     game->name,
                     card->code,
                     k + 1);
            if (is_wanted(&removal, seen)) list[n++] = removal;
        }
    }
    return n;
}

// Returns all clauses of the game and costs of keywords, or a sample of them.
static Removal *plan_game(Tested *game, int *n)
{
    const Library *library = catalog_library(game->catalog);
    Removal *list =
        calloc((size_t)(library->clauses_n + library->cards_n * CARD_KEYWORDS_MAX),
               sizeof *list);
    int place = 0, seen = 0, script = 0;

    *n = 0;
    for (int i = 1; i < library->clauses_n; i++) {
        Removal removal = {.game = game, .id = (ClauseId)i};

        place = library->clauses[i].script == script ? place + 1 : 1;
        script = library->clauses[i].script;
        removal.place = place;
        snprintf(removal.name,
                 NAME_ROOM,
                 "%.12s %.36s %d",
                 game->name,
                 library->scripts[script].name,
                 place);
        if (!is_removed(library, (ClauseId)i)) continue;
        if (is_wanted(&removal, &seen)) list[(*n)++] = removal;
    }
    *n = plan_keywords(game, list, *n, &seen);
    return list;
}

// ---- the scenarios of a clause

// Returns whether [text] names the thing: "Shield" and "Shield 2" name a keyword.
static bool names(const char *text, const char *name)
{
    const size_t n = strlen(name);

    return n && !strncasecmp(text, name, n) && (!text[n] || text[n] == ' ');
}

static bool names_card(const Card *card, const char *text)
{
    return !strcasecmp(text, card->code) || !strcasecmp(text, card->name);
}

// Returns whether a card that has the keyword has that name.
static bool names_bearer(const Library *library, int keyword, const char *text)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if ((card->keyword_mask >> keyword) & 1u && names_card(card, text)) return true;
    }
    return false;
}

static bool covers(const Removal *removal, const char *text)
{
    const Library *library = catalog_library(removal->game->catalog);
    const Script *script = script_of_removal(removal);

    if (!strcmp(script->kind, "card")) {
        const CardId card = library_card_by_code(library, script->name);

        return card && names_card(&library->cards[card], text);
    }
    return names(text, script->name) ||
           names_bearer(library, library_find_keyword(library, script->name), text);
}

static bool is_about(const Removal *removal, const ScenarioHead *head)
{
    size_t i;
    json_t *one;

    json_array_foreach((json_t *)head->covers, i, one)
    {
        if (covers(removal, json_string_value(one))) return true;
    }
    return false;
}

// Runs the scenarios that are about the clause, or those that are not. Returns whether
// one failed.
static bool one_fails(const Removal *removal, Catalog *catalog, bool about)
{
    for (int i = 0; i < removal->game->files_n; i++) {
        ScenarioFile *file = removal->game->files[i];

        for (int k = 0; k < scenario_lua_count(file); k++) {
            const ScenarioHead head = scenario_lua_head(file, k);
            char *told;

            if (is_about(removal, &head) != about) continue;
            const ScenarioStatus status = scenario_lua_run(file, k, catalog, &told);
            if (told && asked()) fputs(told, stdout);
            free(told);
            if (status == SCENARIO_FAILED) return true;
        }
    }
    return false;
}

// Takes out what the removal means from a library of its own. Returns false: it is not there.
static bool remove_from(Library *library, const Removal *removal, const Script *script)
{
    ClauseId id;

    if (!removal->id) {
        const CardId card = library_card_by_code(library, script->name);

        take_out_cost(library, &library->cards[card], removal->place);
        return card != 0;
    }
    id = find_clause(library, script, removal->place);
    if (id) take_out(&library->clauses[id]);
    return id != 0;
}

// Runs in a child: with the clause, or without it. Many scenarios see a keyword or a
// word of several cards without saying so.
static int run_child(const Removal *removal, bool without)
{
    const Script *script = script_of_removal(removal);
    Catalog *catalog = open_cards(removal->game);
    Err err = {0};

    if (!catalog) return CHILD_TROUBLE;
    if (!strcmp(script->kind, "card") &&
        !catalog_load_card(catalog, script->name, &err))
        return CHILD_TROUBLE;
    Library *library = catalog_library(catalog);
    if (without && !remove_from(library, removal, script)) return CHILD_TROUBLE;
    join(library);
    if (one_fails(removal, catalog, true)) return CHILD_MISSED;
    if (without && strcmp(script->kind, "card") && one_fails(removal, catalog, false))
        return CHILD_MISSED;
    return CHILD_SPARED;
}

// ---- as many children as processors

typedef struct {
    pid_t id;
    Removal *removal;
} Job;

static Job jobs[CHILDREN_MAX];

static void start_job(Removal *removal, bool without)
{
    Job *job = jobs;

    while (job->id) job++;
    (void)fflush(NULL);
    job->removal = removal;
    job->id = fork();
    if (job->id < 0) fail_msg("no process");
    if (job->id) return;
    const int nowhere = open("/dev/null", O_WRONLY);
    (void)dup2(nowhere, STDERR_FILENO);
    (void)alarm(SECONDS_MAX);
    const int code = run_child(removal, without);
    (void)fflush(stdout);
    _exit(code);
}

static void end_job(void)
{
    int status = 0;
    const pid_t id = wait(&status);

    for (Job *job = jobs; job < jobs + CHILDREN_MAX; job++) {
        if (job->id != id) continue;
        job->id = 0;
        if (WIFEXITED(status) && WEXITSTATUS(status) == CHILD_TROUBLE)
            fail_msg("%s: the cards cannot be loaded", job->removal->name);
        job->removal->missed =
            !WIFEXITED(status) || WEXITSTATUS(status) != CHILD_SPARED;
        return;
    }
}

static void run_all(Removal *list, int n, bool without)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int running = 0;

    for (int i = 0; i < n; i++) {
        if (running == processors || running == CHILDREN_MAX) {
            end_job();
            running--;
        }
        start_job(&list[i], without);
        running++;
    }
    while (running--) end_job();
}

static int compare(ReasonList *list, const Removal *removals, int n)
{
    int wrong = 0;

    for (int i = 0; i < n; i++) {
        const Removal *removal = &removals[i];
        const Library *library = catalog_library(removal->game->catalog);
        const bool listed = reason_list_has(list, removal->name);

        if (listed != removal->missed) continue;
        print_error("%s (%s:%d) %s\n",
                    removal->name,
                    script_of_removal(removal)->path,
                    library->clauses[removal->id].line,
                    listed ? "is missed: docs/unmissed.md names it in vain"
                           : "no scenario fails without it");
        wrong++;
    }
    return wrong;
}

static void every_clause_is_missed_or_is_known_not_to_be(void **state)
{
    static ReasonList list;
    int wrong = 0;

    (void)state;
    reason_list_read("docs/unmissed.md", &list);
    for (int i = 0; i < COUNT_OF(games); i++) {
        int n;
        Removal *removals = plan_game(&games[i], &n);

        run_all(removals, n, true);
        wrong += compare(&list, removals, n);
        print_message("%s: %d clauses taken out\n", games[i].name, n);
        free(removals);
    }
    for (int i = 0; play_long() && !asked() && i < list.n; i++) {
        if (list.met[i]) continue;
        print_error("docs/unmissed.md names '%s', which there is not\n", list.names[i]);
        wrong++;
    }
    if (wrong) fail_msg("%d clauses differ from docs/unmissed.md", wrong);
}

// The same processes with nothing taken out: what fails above fails for want of a clause.
static void with_all_clauses_no_scenario_fails(void **state)
{
    int wrong = 0;

    (void)state;
    for (int i = 0; i < COUNT_OF(games); i++) {
        int n;
        Removal *removals = plan_game(&games[i], &n);

        run_all(removals, n, false);
        for (int k = 0; k < n; k++) {
            if (!removals[k].missed) continue;
            print_error("%s: a scenario fails with it\n", removals[k].name);
            wrong++;
        }
        free(removals);
    }
    if (wrong) fail_msg("%d clauses have scenarios that fail", wrong);
}

// Returns whether something of the card's script is among what is taken out.
static bool is_met(const Library *library, const Card *card)
{
    for (int i = 1; i < library->clauses_n; i++)
        if (is_removed(library, (ClauseId)i) &&
            !strcmp(script_of(library, (ClauseId)i)->kind, "card") &&
            !strcmp(script_of(library, (ClauseId)i)->name, card->code))
            return true;
    for (int k = 0; k < card->keywords_n; k++)
        if (card->keywords[k].scripted) return true;
    return false;
}

// A card without a script says nothing beside its keywords, which have scripts of their own.
static void every_card_that_says_something_is_met(void **state)
{
    int wrong = 0;

    (void)state;
    for (int i = 0; i < COUNT_OF(games); i++) {
        const Library *library = catalog_library(games[i].catalog);
        int met = 0;

        for (int k = 1; k < library->cards_n; k++) {
            const Card *card = &library->cards[k];

            if (card->unplayable || (!card->scripted && !card->has_text)) continue;
            met++;
            if (is_met(library, card)) continue;
            print_error("%s %s: nothing of it is taken out\n", card->code, card->name);
            wrong++;
        }
        print_message("%s: %d cards say something\n", games[i].name, met);
        assert_true(met > 20);
    }
    if (wrong) fail_msg("%d cards are left out", wrong);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_that_says_something_is_met),
        cmocka_unit_test(every_clause_is_missed_or_is_known_not_to_be),
        cmocka_unit_test(with_all_clauses_no_scenario_fails),
    };

    return cmocka_run_group_tests(tests, open_games, close_games);
}
