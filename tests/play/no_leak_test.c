// no_leak_test.c -- nothing that a player sees depends on what this player may not
// know.
//
// At questions of random games the test makes a second world from the mark of the
// running step. It deals the cards that the player cannot know anew: each hand, deck
// and hidden card among its own kind, decks in another order, another seed of chance.
// Both worlds run to the question with the answers so far. Then the player's view, and
// the player's own question, must be the same bytes.
//
// Cards that the step itself showed to a player (in the log or in a question) stay. If
// the other player, who may know more, is asked something else on the way, the worlds
// differ rightly and the test compares nothing.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"
#include "tests/play/play_fixture.h"
#include "tools/bench/drive.h"

enum { ASKED_MAX = 64 };

// A world that runs from a mark to its question.
typedef struct {
    Game game;
    Table table;
    Log log;
    Question asked[ASKED_MAX]; // on the way, the last one waits
    Answers answers;
    int asked_n;
    State view;
} World;

typedef struct {
    bool fixed[OBJECTS_MAX]; // named on the way: it stays as it is
    uint64_t chance;
} Change;

typedef struct {
    int compared, own_questions, parted, changed_nothing;
} Count;

static Session *session;
static World *first, *second;

static int open_cards(void **state)
{
    (void)state;
    session = play_open();
    first = calloc(1, sizeof *first);
    second = calloc(1, sizeof *second);
    return 0;
}

static int close_cards(void **state)
{
    (void)state;
    session_close(session);
    free(first);
    free(second);
    return 0;
}

// ---- running a world

// Answers from the record; when that is at its end the step is left as if nobody sat
// there.
static void answer_recorded(void *self, const Table *table, const Question *question,
                            Answer *answer)
{
    World *world = self;
    Answers *answers = &world->answers;

    (void)table;
    assert_true(world->asked_n < ASKED_MAX);
    ask_copy_question(&world->asked[world->asked_n++], question);
    if (answers->used >= answers->n) table_unwind(&world->table, UNWIND_ASK);
    answer->n = answers->words[answers->used++];
    memcpy(answer->picks,
           &answers->words[answers->used],
           answer->n * sizeof answer->picks[0]);
    answers->used += answer->n;
    if (ask_refusal(question, answer)) table_unwind(&world->table, UNWIND_ASK);
}

// From [mark] with the answers of [game]: to the question that it waits with, or to
// one before where the answers do not fit.
static void run(World *world, const Game *game, const State *mark, PlayerId player)
{
    world->asked_n = 0;
    world->log.n = 0;
    world->log.next = 0;
    ask_copy_answers(&world->answers, &game->answers);
    world->answers.used = 0;
    game_copy(&world->game, game);
    state_copy(&world->game.now, mark);
    state_copy(&world->game.mark, mark);
    world->game.answers.n = 0;
    world->game.status = GAME_RUNS;
    catalog_table(session->catalog, &world->table);
    world->table.log = &world->log;
    for (int i = 0; i < SEATS_MAX; i++)
        world->table.agents[i] = (Agent){.self = world, .answer = answer_recorded};
    (void)game_next(&world->game, &world->table);
    game_view(&world->game.now, &world->table, player, &world->view);
}

// ---- another world

static void fix_named(const World *world, PlayerId player, Change *change)
{
    for (int i = 0; i < world->log.n; i++) {
        const LogEntry *entry = &world->log.entries[i];

        if (entry->seen_by >> player & 1) change->fixed[entry->object] = true;
    }
    for (int i = 0; i < world->asked_n; i++) {
        const Question *question = &world->asked[i];

        // An action of the player's own hand is no secret that the step told.
        if (i == 0 && i == world->asked_n - 1) continue;
        change->fixed[question->about.id] = true;
        for (int k = 0; k < question->options_n; k++)
            change->fixed[question->options[k].object] = true;
    }
}

// Returns whether [player] does not know the face of the object, neither now nor when
// the step began. Follows the rules (107.3, 108), not by the view, which is on trial
// here.
static bool is_hidden(const World *world, const State *mark, PlayerId player,
                      ObjectId id)
{
    const Object *then = &mark->objects[id], *now = &world->game.now.objects[id];

    if (!then->card || !now->card || then->flags & OBJECT_REVEALED) return false;
    if (then->spot != now->spot || then->generation != now->generation) return false;
    switch ((Zone)world->table.spot_zone[then->spot]) {
    case ZONE_DECK:
    case ZONE_RUNE_DECK: return true;
    case ZONE_HAND:
    case ZONE_FACEDOWN: return then->controller != player;
    case ZONE_BASE:
    case ZONE_BATTLEFIELD:
    case ZONE_LEGEND:
    case ZONE_CHAIN:
    case ZONE_TRASH:
    case ZONE_CHAMPION:
    case ZONE_BANISHMENT:
    case ZONE_ASIDE:
    case ZONE_COUNT: break;
    }
    return false;
}

// Which objects may change faces: those of one number do it among themselves.
static int group_of(const World *world, const Object *object)
{
    const int zone = world->table.spot_zone[object->spot];

    return 2 * object->owner + (zone == ZONE_RUNE_DECK);
}

static uint64_t next_chance(uint64_t *chance)
{
    uint64_t z = (*chance += 0x9E3779B97F4A7C15u);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int shuffle_faces(State *state, const ObjectId *ids, int n, uint64_t *chance)
{
    int changed = 0;

    for (int i = 0; i + 1 < n; i++) {
        const int k = i + (int)(next_chance(chance) % (uint64_t)(n - i));
        const CardId card = state->objects[ids[i]].card;

        if (card == state->objects[ids[k]].card) continue;
        state->objects[ids[i]].card = state->objects[ids[k]].card;
        state->objects[ids[k]].card = card;
        changed++;
    }
    return changed;
}

// Returns how many faces are others than before.
static int change_world(const World *world, PlayerId player, Change *change,
                        State *mark)
{
    int changed = 0;

    for (int group = 0; group < 2 * SEATS_MAX; group++) {
        ObjectId ids[OBJECTS_MAX];
        int n = 0;

        for (ObjectId id = 1; id <= mark->objects_n; id++)
            if (!change->fixed[id] && is_hidden(world, mark, player, id) &&
                group_of(world, &mark->objects[id]) == group)
                ids[n++] = id;
        changed += shuffle_faces(mark, ids, n, &change->chance);
    }
    if (!memcmp(mark->random, world->game.now.random, sizeof mark->random))
        random_seed(mark, change->chance);
    mark->dirty = true;
    return changed;
}

// ---- comparing

static bool same_question(const Question *a, const Question *b)
{
    return drive_question_hash(a, 0) == drive_question_hash(b, 0);
}

// Returns whether the other player was asked something else than in the first world.
// The waiting question may show that player another face.
static bool worlds_parted(PlayerId player)
{
    const int n = first->asked_n;

    for (int i = 0; i < n && i < second->asked_n; i++) {
        const Question *a = &first->asked[i], *b = &second->asked[i];

        if (a->player == player && b->player == player) {
            if (!same_question(a, b)) return false;
        } else if (i + 1 < n ? !same_question(a, b)
                             : a->player != b->player || a->prompt != b->prompt) {
            return true;
        }
    }
    if (first->asked[n - 1].player == player) return false;
    return second->asked_n != n || second->table.steps != first->table.steps;
}

// Says in which part of a packed State the byte [at] lies.
static const char *part_at(const State *state, size_t at)
{
    const struct {
        size_t bytes;
        const char *name;
    } parts[] = {
        {offsetof(State, players), "head"},
        {state->players_n * sizeof(Player), "players"},
        {state->spots_n * sizeof(Spot), "spots"},
        {state->rules_n * sizeof state->rules_state[0], "book"},
        {(state->objects_n + 1u) * sizeof(Object), "objects"},
        {state->chain_n * sizeof(struct Item), "chain"},
        {state->targets_n * sizeof(Ref), "targets"},
        {state->modifiers_n * sizeof(Modifier), "modifiers"},
        {state->granted_n * sizeof(Granted), "granted"},
    };

    for (int i = 0; i < COUNT_OF(parts); i++) {
        if (at < parts[i].bytes) return parts[i].name;
        at -= parts[i].bytes;
    }
    return "happened";
}

static void compare_views(const Plan *plan, int question, PlayerId player)
{
    static uint8_t a[sizeof(State)], b[sizeof(State)];
    const size_t size = state_size(&first->view);
    size_t at = 0;

    state_pack(&first->view, a);
    state_pack(&second->view, b);
    while (at < size && a[at] == b[at]) at++;
    if (at == size && size == state_size(&second->view)) return;
    fail_msg(
        "question %d: the view of player %d moves with what is hidden, at byte %zu "
        "(%s)\n%s",
        question,
        player,
        at,
        part_at(&first->view, at),
        play_again(plan, "no_leak_test"));
}

static void compare_questions(const Plan *plan, int question, PlayerId player)
{
    if (first->asked_n != second->asked_n || first->table.steps != second->table.steps)
        fail_msg(
            "question %d: whether player %d is asked depends on what is hidden\n%s",
            question,
            player,
            play_again(plan, "no_leak_test"));
    for (int i = 0; i < first->asked_n; i++) {
        const Question *a = &first->asked[i], *b = &second->asked[i];

        if (a->player != player || b->player != player || same_question(a, b)) continue;
        fail_msg("question %d: what player %d is asked moves with what is hidden "
                 "(prompts %d and %d, %d and %d options)\n%s",
                 question,
                 player,
                 a->prompt,
                 b->prompt,
                 a->options_n,
                 b->options_n,
                 play_again(plan, "no_leak_test"));
    }
}

// Whether [player] is told the same of both entries: without the card, if that is not
// known.
static bool same_told(const LogEntry *a, const LogEntry *b, PlayerId player)
{
    const bool known = a->seen_by >> player & 1;

    return a->turn == b->turn && a->event == b->event && a->player == b->player &&
           known == (b->seen_by >> player & 1) && a->from == b->from &&
           a->to == b->to && a->other == b->other && a->other_card == b->other_card &&
           a->n == b->n && (!known || (a->object == b->object && a->card == b->card));
}

static void compare_logs(const Plan *plan, int question, PlayerId player)
{
    for (int i = 0; i < first->log.n && i < second->log.n; i++) {
        const LogEntry *a = &first->log.entries[i], *b = &second->log.entries[i];

        if (same_told(a, b, player)) continue;
        fail_msg(
            "question %d: event %d, as player %d is told of it, moves with what is "
            "hidden (events %d and %d)\n%s",
            question,
            i,
            player,
            a->event,
            b->event,
            play_again(plan, "no_leak_test"));
    }
    if (first->log.n == second->log.n) return;
    fail_msg("question %d: the number of events that player %d is told depends on what "
             "is hidden\n%s",
             question,
             player,
             play_again(plan, "no_leak_test"));
}

static void look_for_leaks(const Plan *plan, int question, PlayerId player,
                           Count *count)
{
    const Game *game = &session->game;
    Change change = {.chance =
                         plan->seed * 1009 + (uint64_t)question * SEATS_MAX + player};
    static State mark;

    state_copy(&mark, &game->mark);
    mark.dirty = true;
    run(first, game, &mark, player);
    fix_named(first, player, &change);
    if (!change_world(first, player, &change, &mark)) {
        count->changed_nothing++;
        return;
    }
    run(second, game, &mark, player);
    if (worlds_parted(player)) {
        count->parted++;
        return;
    }
    count->compared++;
    count->own_questions += game_question(game)->player == player;
    compare_questions(plan, question, player);
    compare_views(plan, question, player);
    compare_logs(plan, question, player);
}

static void watch_game(const Plan *plan, Count *count)
{
    int question = 0;
    Answer answer;

    play_start(session, plan, NULL);
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        if (question++ % 3 == 0)
            for (PlayerId player = 0; player < plan_seats(plan); player++)
                look_for_leaks(plan, question, player, count);
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
}

static void report(const Count *count, int games)
{
    print_message(
        "%d compared, %d of them with the question, %d parted, %d with nothing "
        "to change\n",
        count->compared,
        count->own_questions,
        count->parted,
        count->changed_nothing);
    assert_true(count->compared > 40 * games);
    assert_true(count->own_questions > 15 * games);
    assert_true(count->parted < count->compared / 4);
}

static void a_view_and_a_question_show_only_what_their_player_may_know(void **state)
{
    Count count = {0};
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};
    const int games = play_scale(300);

    (void)state;
    if (play_asked(&plan)) {
        watch_game(&plan, &count);
        return;
    }
    for (int i = 0; i < games; i++) {
        plan.seed = (uint64_t)i;
        snprintf(plan.decks[0], DECK_NAME, "made-%d", i);
        if (i % 2)
            snprintf(plan.decks[1], DECK_NAME, "made-%d", i + 1000);
        else
            snprintf(plan.decks[1], DECK_NAME, "%s", published[i / 2 % PUBLISHED]);
        watch_game(&plan, &count);
    }
    report(&count, games);
}

static void nor_among_three_and_four_players(void **state)
{
    Count count = {0};
    Plan plan;
    const int games = play_scale(60);

    (void)state;
    if (play_asked(&plan)) return;
    for (int i = 0; i < games; i++) {
        plan_any(&plan, i, true);
        watch_game(&plan, &count);
    }
    report(&count, games);
}
// ---- no card is known again by its id

static int hide_option(const Question *question)
{
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != OPTION_HIDE) continue;
        if (session->table.spot_zone[session->game.now.objects[option->object].spot] ==
            ZONE_HAND)
            return i;
    }
    return -1;
}

// The id that a card hidden from the hand has on the board, with another chance; 0
// where more than paying is asked.
static ObjectId id_when_hidden(const Game *from, int pick, uint64_t chance)
{
    const Option option = game_question(from)->options[pick];
    const Answer answer = {.n = 1, .picks = {(uint8_t)pick}};
    SpotId place;

    game_copy(&first->game, from);
    random_seed(&first->game.now, chance);
    random_seed(&first->game.mark, chance);
    catalog_table(session->catalog, &first->table);
    place = (SpotId)(first->table.zone_first[ZONE_FACEDOWN] + option.spot -
                     first->table.zone_first[ZONE_BATTLEFIELD]);
    assert_null(game_answer(&first->game, &answer));
    while (game_next(&first->game, &first->table) == GAME_WAITS) {
        const Question *question = game_question(&first->game);
        const Answer any = {.n = question->min, .picks = {0}};

        if (first->game.now.spots[place].n) return first->game.now.spots[place].first;
        if (question->prompt != PROMPT_PAY_WITH || question->min != 1) return 0;
        assert_null(game_answer(&first->game, &any));
    }
    return 0;
}

// A player who saw a card go to the hand would recognise it when it is hidden, if it
// kept its id.
static void a_card_that_is_hidden_has_any_id_of_the_hand(void **state)
{
    Plan plan = {.bots = {SEAT_RANDOM, SEAT_RANDOM}};
    int hidden = 0, renamed = 0;

    (void)state;
    for (int i = 0; hidden < 200 && i < 400; i++) {
        Answer answer;

        plan.seed = (uint64_t)i;
        snprintf(plan.decks[0], DECK_NAME, "made-%d", i);
        snprintf(plan.decks[1], DECK_NAME, "made-%d", i + 1000);
        play_start(session, &plan, NULL);
        while (game_next(&session->game, &session->table) == GAME_WAITS) {
            const int pick = hide_option(game_question(&session->game));

            if (pick >= 0) {
                const ObjectId was =
                    game_question(&session->game)->options[pick].object;
                const ObjectId id =
                    id_when_hidden(&session->game, pick, (uint64_t)hidden);

                hidden += id != 0;
                renamed += id && id != was;
            }
            assert_true(session_bot(session, &answer));
            assert_null(game_answer(&session->game, &answer));
        }
    }
    print_message("%d of %d cards got another id\n", renamed, hidden);
    assert_true(hidden > 50);
    assert_true(renamed > hidden / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_view_and_a_question_show_only_what_their_player_may_know),
        cmocka_unit_test(nor_among_three_and_four_players),
        cmocka_unit_test(a_card_that_is_hidden_has_any_id_of_the_hand),
    };

    return cmocka_run_group_tests(tests, open_cards, close_cards);
}
