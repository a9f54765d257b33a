// Every ability of every playable card does something in some random game, or stands in
// docs/unseen.md with its reason.
//
// An ability acts when its function runs, or, where it has none, when it answers a
// question that is put to passives. Abilities are named by their card and their place in
// its script ("OGN-024 1"), or by their keyword. Not watched are permissions, bans and
// bare costs, which leave nothing to see; their scenarios prove them.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../engine/kernel/ability.h"
#include "play.h"

enum { NAME_ROOM = 48, LISTED_MAX = 512 };

// The script host with a counter in front, and what passives said.
typedef struct {
    const Scripts *inner;
    uint32_t *acted;  // by clause
    uint32_t awaited; // questions that are asked, a bit each
} Acts;

static Session *session;
static Acts acts;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    acts.inner = catalog_scripts(session->catalog);
    acts.acted = calloc((size_t)catalog_library(session->catalog)->clauses_n,
                        sizeof *acts.acted);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    free(acts.acted);
    session_close(session);
    return 0;
}

// ---- watching

static void run_counted(void *self, Table *table, Env *env, const Clause *clause,
                        const Value *args, int n)
{
    Acts *a = self;

    a->acted[clause - table->library->clauses]++;
    a->inner->run(a->inner->self, table, env, clause, args, n);
}

static void unwind(void *self)
{
    Acts *a = self;

    a->inner->unwind(a->inner->self);
}

static void count_answers(Acts *a, PassiveScan scan)
{
    while (passive_next(&scan)) a->acted[scan.clause - scan.table->library->clauses]++;
}

// Puts a question about an object as each payer would, and about what is on the chain
// and would happen to it.
static void ask_about(Acts *a, const Table *table, int question, ObjectId id)
{
    for (PlayerId player = 0; player < 2; player++) {
        PassiveScan scan = passives_about(table, question, id);

        scan.payer = player;
        count_answers(a, scan);
    }
    for (int i = 0; i < table->state->chain_n && object_on_board(table, id); i++) {
        const Cause cause = chain_cause(table, &table->state->chain[i]);
        PassiveScan scan = passives_about(table, question, 0);

        scan.cause = &cause;
        scan.to = id;
        count_answers(a, scan);
    }
}

static void ask_passives(void *self, Table *table)
{
    Acts *a = self;
    const State *state = table->state;

    for (int question = 0; question < table->rules->questions_n; question++) {
        if (!((a->awaited >> question) & 1u)) continue;
        for (ObjectId id = 1; id <= state->objects_n; id++)
            if (state->objects[id].card && state->objects[id].spot != NOWHERE)
                ask_about(a, table, question, id);
        for (PlayerId player = 0; player < 2; player++) {
            PassiveScan scan = passives_about(table, question, 0);

            scan.player = player;
            count_answers(a, scan);
        }
    }
}

// Only questions are asked that some passive has never answered.
static void await_answers(Acts *a, const Library *library)
{
    a->awaited = 0;
    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (a->acted[i] || clause->sort != CLAUSE_PASSIVE) continue;
        for (int k = 0; k < clause->answers_n; k++)
            a->awaited |= BIT(clause->answers[k].question);
    }
}

static void play_watched(const Plan *plan)
{
    const Scripts counted = {.self = &acts, .run = run_counted, .unwind = unwind};
    const Watcher watcher = {.self = &acts, .look = ask_passives};

    await_answers(&acts, catalog_library(session->catalog));
    play_start(session, plan, &watcher);
    session->table.scripts = &counted;
    play_seat_bots(session);
    if (game_next(&session->game, &session->table) != GAME_OVER)
        fail_msg(
            "%s\n%s", session->table.fault.text, play_again(plan, "random_play_test"));
}

// ---- names

static bool is_watched(const Library *library, const Clause *clause)
{
    const Script *script = &library->scripts[clause->script];

    if (!clause->script || !strcmp(script->kind, "words")) return false;
    if (clause->sort == CLAUSE_HAPPENED) return false;
    return clause->run || (clause->sort == CLAUSE_PASSIVE && clause->answers_n);
}

// Cards that no deck may hold never act. Tokens and keywords may always.
static bool may_act(const Library *library, const Clause *clause)
{
    const Script *script = &library->scripts[clause->script];
    const CardId card = library_card_by_code(library, script->name);

    return strcmp(script->kind, "card") || (card && !library->cards[card].unplayable);
}

static void name_clause(const Library *library, int id, char *name)
{
    const Clause *clauses = library->clauses;
    int place = 0;

    for (int i = 1; i <= id; i++)
        place +=
            clauses[i].script == clauses[id].script && is_watched(library, &clauses[i]);
    snprintf(
        name, NAME_ROOM, "%.36s %d", library->scripts[clauses[id].script].name, place);
}

// ---- docs/unseen.md: lines "- NAME: reason"

typedef struct {
    char names[LISTED_MAX][NAME_ROOM];
    bool met[LISTED_MAX];
    int n;
} List;

static void read_list(const char *path, List *list)
{
    FILE *file = fopen(path, "r");
    char line[512];

    list->n = 0;
    if (!file) fail_msg("%s is missing", path);
    while (fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');

        if (strncmp(line, "- ", 2) || !colon || list->n == LISTED_MAX) continue;
        if (strlen(colon) < 8) fail_msg("%s: no reason in '%s'", path, line);
        snprintf(
            list->names[list->n], NAME_ROOM, "%.*s", (int)(colon - line) - 2, line + 2);
        list->met[list->n++] = false;
    }
    fclose(file);
}

static bool is_listed(List *list, const char *name)
{
    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->names[i], name)) continue;
        list->met[i] = true;
        return true;
    }
    return false;
}

static int compare_with_list(const Library *library, List *list)
{
    int wrong = 0;

    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];
        char name[NAME_ROOM];

        if (!is_watched(library, clause) || !may_act(library, clause)) continue;
        name_clause(library, i, name);
        const bool listed = is_listed(list, name);
        // Ten times more games may well see what is rare.
        if (listed == !acts.acted[i] || (listed && getenv("LONG"))) continue;
        print_error("%s (%s:%d) %s\n",
                    name,
                    library->scripts[clause->script].path,
                    clause->line,
                    listed ? "acted: docs/unseen.md names it in vain"
                           : "never acted, and docs/unseen.md does not say why");
        wrong++;
    }
    for (int i = 0; i < list->n; i++) {
        if (list->met[i]) continue;
        print_error("docs/unseen.md names '%s', which there is not\n", list->names[i]);
        wrong++;
    }
    return wrong;
}

static void every_ability_acts_or_is_known_not_to(void **state)
{
    static List list;
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};

    (void)state;
    for (int i = 0; i < play_scale(4000); i++) {
        snprintf(plan.decks[0], DECK_NAME, "made-%d", 2 * i);
        snprintf(plan.decks[1], DECK_NAME, "made-%d", 2 * i + 1);
        plan.seed = (uint64_t)i;
        plan.bots[0] = i % 2 ? SEAT_GREEDY : SEAT_RANDOM;
        play_watched(&plan);
    }
    read_list("docs/unseen.md", &list);
    const int wrong = compare_with_list(catalog_library(session->catalog), &list);
    if (wrong) fail_msg("%d abilities differ from docs/unseen.md", wrong);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ability_acts_or_is_known_not_to),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
