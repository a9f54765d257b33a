// every_card_acts_test.c -- every ability of every playable card acts in some random
// game.
//
// docs/unseen.md lists the exceptions with their reasons. An ability acts when its
// function runs or, if it has none, when it answers a question that is put to passives.
// Its name is its card and its place in the script ("OGN-024 1"), for an ability of a
// keyword card and keyword ("OGN-003 Assault"), for the text of a keyword the keyword
// ("Assault 1"). Permissions, bans and bare costs are not watched, because they leave
// nothing to see; their scenarios prove them.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "tests/play/clause_taken.h"
#include "tests/play/play_fixture.h"
#include "tests/play/reason_list.h"

// Every how many steps passives are asked: seldom in games for all cards, more often in those for
// one, and most where a few did not show it.
enum { FEW = 50, LOOK_SELDOM = 24, LOOK_MORE = 8, LOOK_OFTEN = 4 };

// The script host with a counter in front, and what passives said.
typedef struct {
    const Scripts *inner;
    uint32_t *acted;   // by clause
    uint32_t *printed; // by ability of a card, as the library lists them
    CardId *card_of;   // by clause: whose script it stands in, 0: no card's
    bool *watched;     // by clause: it must act
    uint32_t awaited;  // questions that are asked, a bit each
    uint32_t look_every;
} Acts;

static Session *session;
static Acts acts;

static bool is_watched(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];
    const Script *script = &library->scripts[clause->script];

    if (!clause->script || !strcmp(script->kind, "words")) return false;
    if (clause->kind == CLAUSE_HAPPENED || clause_taken(library, id)) return false;
    return clause->run || (clause->kind == CLAUSE_PASSIVE && clause->answers_n);
}

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    acts.inner = catalog_scripts(session->catalog);
    const Library *library = catalog_library(session->catalog);
    acts.acted = calloc((size_t)library->clauses_n, sizeof *acts.acted);
    acts.card_of = calloc((size_t)library->clauses_n, sizeof *acts.card_of);
    for (int i = 1; i < library->clauses_n; i++)
        acts.card_of[i] = library_card_by_code(
            library, library->scripts[library->clauses[i].script].name);
    acts.printed = calloc((size_t)library->abilities_n, sizeof *acts.printed);
    acts.watched = calloc((size_t)library->clauses_n, sizeof *acts.watched);
    for (int i = 1; i < library->clauses_n; i++)
        acts.watched[i] = is_watched(library, (ClauseId)i);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    free(acts.acted);
    free(acts.printed);
    free(acts.card_of);
    free(acts.watched);
    session_close(session);
    return 0;
}

// ---- watching

static void count(Acts *a, const Table *table, const Env *env, const Clause *clause)
{
    const Library *library = table->library;
    const ClauseId id = (ClauseId)(clause - library->clauses);
    const Card *card = &library->cards[table->state->objects[env->carrier.id].card];

    a->acted[id]++;
    for (int i = card->abilities; i < card->abilities + card->abilities_n; i++)
        a->printed[i] += library->abilities[i].clause == id;
}

static void run_counted(void *self, Table *table, Env *env, const Clause *clause,
                        const Value *args, int n)
{
    Acts *a = self;

    count(a, table, env, clause);
    a->inner->run(a->inner->self, table, env, clause, args, n);
}

static void unwind(void *self)
{
    Acts *a = self;

    a->inner->unwind(a->inner->self);
}

static void count_answers(Acts *a, PassiveScan scan)
{
    while (passive_next(&scan)) count(a, scan.table, &scan.env, scan.clause);
}

// Puts a question about an object as each payer would, and about what is on the chain
// and would happen to it.
static void ask_about(Acts *a, const Table *table, int question, ObjectId id)
{
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        PassiveScan scan;

        passive_scan(&scan, table, question, id);
        scan.payer = player;
        count_answers(a, scan);
    }
    for (int i = 0; i < table->state->chain_n && object_on_board(table, id); i++) {
        const Cause cause = chain_cause(table, &table->state->chain[i]);
        PassiveScan scan;

        passive_scan(&scan, table, question, 0);
        scan.cause = &cause;
        scan.to = id;
        count_answers(a, scan);
    }
}

static void ask_passives(void *self, Table *table)
{
    Acts *a = self;
    const State *state = table->state;
    const uint32_t work = table->work; // looking is no work of the step

    if (table->steps % a->look_every) return;
    for (int question = 0; question < table->rules->questions_n; question++) {
        if (!((a->awaited >> question) & 1u)) continue;
        table->work = 0;
        for (ObjectId id = 1; id <= state->objects_n; id++)
            if (state->objects[id].card && state->objects[id].spot != NOWHERE)
                ask_about(a, table, question, id);
        for (PlayerId player = 0; player < table->state->players_n; player++) {
            PassiveScan scan;

            passive_scan(&scan, table, question, 0);
            scan.player = player;
            count_answers(a, scan);
        }
    }
    table->work = work;
}

static uint32_t answers_of(const Clause *clause)
{
    uint32_t questions = 0;

    if (clause->kind != CLAUSE_PASSIVE) return 0;
    for (int i = 0; i < clause->answers_n; i++)
        questions |= BIT(clause->answers[i].question);
    return questions;
}

static bool is_in(const Deck *deck, CardId card)
{
    if (deck->cards[SECTION_LEGEND][0] == card) return true;
    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        if (deck->cards[SECTION_MAIN][i] == card) return true;
    for (int i = 0; i < deck->n[SECTION_BATTLEFIELDS]; i++)
        if (deck->cards[SECTION_BATTLEFIELDS][i] == card) return true;
    return false;
}

static bool is_brought(const Deck *decks, int n, CardId card)
{
    for (int i = 0; i < n; i++)
        if (is_in(&decks[i], card)) return true;
    return false;
}

// Only questions are asked that some passive in this game has never answered yet:
// asking takes longer than playing.
static void await_answers(Acts *a, const Library *library, const Deck *decks, int n)
{
    a->awaited = 0;
    for (int i = 1; i < library->clauses_n; i++) {
        const CardId card = a->card_of[i];

        if (a->acted[i] || !answers_of(&library->clauses[i])) continue;
        if (!card || is_brought(decks, n, card))
            a->awaited |= answers_of(&library->clauses[i]);
    }
    for (int card = 1; card < library->cards_n; card++) {
        const Card *it = &library->cards[card];

        if (!is_brought(decks, n, (CardId)card)) continue;
        for (int i = it->abilities; i < it->abilities + it->abilities_n; i++)
            if (!a->printed[i])
                a->awaited |=
                    answers_of(&library->clauses[library->abilities[i].clause]);
    }
}

static void name_clause(const Library *library, int id, char *name)
{
    const Clause *clauses = library->clauses;
    int place = 0;

    for (int i = 1; i <= id; i++)
        place += clauses[i].script == clauses[id].script && acts.watched[i];
    snprintf(
        name, NAME_ROOM, "%.36s %d", library->scripts[clauses[id].script].name, place);
}

// Names an ability that the card has of a keyword.
static void name_ability(const Library *library, const Card *card,
                         const Ability *ability, char *name)
{
    snprintf(name,
             NAME_ROOM,
             "%.16s %.24s",
             card->code,
             library->keywords[ability->keyword].name);
}

// Returns whether the card has an ability that has never acted and is not [listed].
static bool is_unseen(const Library *library, CardId card, ReasonList *listed)
{
    const Card *it = &library->cards[card];

    for (int i = 1; i < library->clauses_n; i++) {
        char name[NAME_ROOM];

        if (acts.card_of[i] != card || !acts.watched[i] || acts.acted[i]) continue;
        name_clause(library, i, name);
        if (!reason_list_has(listed, name)) return true;
    }
    for (int i = it->abilities; i < it->abilities + it->abilities_n; i++) {
        const Ability *ability = &library->abilities[i];
        char name[NAME_ROOM];

        if (!ability->keyword || !acts.watched[ability->clause] || acts.printed[i])
            continue;
        name_ability(library, it, ability, name);
        if (!reason_list_has(listed, name)) return true;
    }
    return false;
}

static void play_watched(const Plan *plan)
{
    const Scripts counted = {.self = &acts, .run = run_counted, .unwind = unwind};
    const Watcher watcher = {.self = &acts, .look = ask_passives};

    play_start(session, plan, &watcher);
    await_answers(&acts,
                  catalog_library(session->catalog),
                  session->setup.decks,
                  plan_seats(plan));
    session->table.scripts = &counted;
    play_seat_bots(session);
    if (game_next(&session->game, &session->table) != GAME_OVER)
        fail_msg("status %d, limit %d, %s\n%s",
                 session->game.status,
                 session->game.now.ending.limit,
                 session->table.fault.text,
                 play_again(plan, "random_play_test"));
}

// ---- names

// Cards that no deck may hold never act. Tokens and keywords may always.
static bool may_act(const Library *library, int clause)
{
    const CardId card = acts.card_of[clause];

    return !card || !library->cards[card].unplayable;
}

// Says whether what is [listed] and what [acted] agree. Ten times more games may well
// see what is rare.
static bool agrees(ReasonList *list, const char *name, uint32_t acted,
                   const Clause *clause)
{
    const Library *library = catalog_library(session->catalog);
    const bool listed = reason_list_has(list, name);

    if (listed == !acted || (listed && play_long())) return true;
    print_error("%s (%s:%d) %s\n",
                name,
                library->scripts[clause->script].path,
                clause->line,
                listed ? "acted: docs/unseen.md names it in vain"
                       : "never acted, and docs/unseen.md does not say why");
    return false;
}

static int compare_scripts(const Library *library, ReasonList *list)
{
    int wrong = 0;

    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];
        char name[NAME_ROOM];

        if (!acts.watched[i] || !may_act(library, i)) continue;
        name_clause(library, i, name);
        wrong += !agrees(list, name, acts.acted[i], clause);
    }
    return wrong;
}

// A card's keywords: the same clauses for many cards, each to act for each of them.
static int compare_keywords(const Library *library, ReasonList *list)
{
    int wrong = 0;

    for (int card = 1; card < library->cards_n; card++) {
        const Card *it = &library->cards[card];

        for (int i = it->abilities; i < it->abilities + it->abilities_n; i++) {
            const Ability *ability = &library->abilities[i];
            const Clause *clause = &library->clauses[ability->clause];
            char name[NAME_ROOM];

            if (!ability->keyword || it->unplayable || !acts.watched[ability->clause])
                continue;
            name_ability(library, it, ability, name);
            wrong += !agrees(list, name, acts.printed[i], clause);
        }
    }
    return wrong;
}

static int compare_with_list(const Library *library, ReasonList *list)
{
    int wrong = compare_scripts(library, list) + compare_keywords(library, list);

    for (int i = 0; i < list->n; i++) {
        if (list->met[i]) continue;
        print_error("docs/unseen.md names '%s', which there is not\n", list->names[i]);
        wrong++;
    }
    return wrong;
}

// Plays games for a card until all of its abilities have acted.
static void look_for(CardId card, ReasonList *listed)
{
    const Library *library = catalog_library(session->catalog);
    const char *code = library->cards[card].code;
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};

    for (int i = 0; i < (play_long() ? 2500 : 250) && is_unseen(library, card, listed);
         i++) {
        snprintf(plan.decks[0], DECK_NAME, "made-%d+%.16s", i, code);
        snprintf(plan.decks[1], DECK_NAME, "made-%d+%.16s", i + 1000, code);
        plan.seed = (uint64_t)i;
        plan.bots[0] = i % 2 ? SEAT_GREEDY : SEAT_RANDOM;
        acts.look_every = i < FEW ? LOOK_MORE : LOOK_OFTEN;
        play_watched(&plan);
    }
}

static void every_ability_acts_or_is_known_not_to(void **state)
{
    const Library *library = catalog_library(session->catalog);
    static ReasonList list;
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};

    (void)state;
    reason_list_read("docs/unseen.md", &list);
    acts.look_every = LOOK_SELDOM;
    for (int i = 0; i < play_scale(200); i++) {
        snprintf(plan.decks[0], DECK_NAME, "made-%d", 2 * i);
        snprintf(plan.decks[1], DECK_NAME, "made-%d", 2 * i + 1);
        plan.seed = (uint64_t)i;
        plan.bots[0] = i % 2 ? SEAT_GREEDY : SEAT_RANDOM;
        play_watched(&plan);
    }
    for (int i = 0; i < play_scale(100); i++) {
        plan_any(&plan, i, true);
        play_watched(&plan);
    }
    for (int card = 1; card < library->cards_n; card++) {
        const Card *it = &library->cards[card];

        if (!it->unplayable && !(it->supertypes & BIT(SUPERTYPE_TOKEN)))
            look_for((CardId)card, &list);
    }
    const int wrong = compare_with_list(library, &list);
    if (wrong) fail_msg("%d abilities differ from docs/unseen.md", wrong);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ability_acts_or_is_known_not_to),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
