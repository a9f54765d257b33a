// hidden_cards_test.c -- what a player may not know reaches nobody, in a game of many cards.
//
// At questions of random games all that is hidden from a player is dealt anew: view and
// question, as a program gets them, must stay the same bytes. What the log tells a player of
// a card must have been open to that player, or be shown by the log itself.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/game_guess.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/scripted_rows.h"
#include "tools/session/session.h"
#include "tools/view/game_json.h"

typedef struct {
    Session *session;
    Scene *scene;
    State *kept;
    int compared, looked;
} Watch;

static const char *const decks[][2] = {
    {"nilfgaard-eyes", "monsters-wild-hunt"},
    {"scoiatael-ambush", "nilfgaard-legion"},
    {"northern-realms-foot", "skellige-raiders"},
    {"nilfgaard-eyes", "skellige-berserkers"},
};

static int set_up(void **state)
{
    static char path[512];
    Watch *watch = calloc(1, sizeof *watch);
    const char *build = getenv("BUILD");
    Err err = {0};

    assert_non_null(watch);
    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    watch->session = session_open(path, "gwent", &err);
    if (!watch->session) fail_msg("%s", err.text);
    watch->scene = calloc(1, sizeof *watch->scene);
    watch->kept = calloc(1, sizeof *watch->kept);
    *state = watch;
    return 0;
}

static int tear_down(void **state)
{
    Watch *watch = *state;

    session_close(watch->session);
    free(watch->scene);
    free(watch->kept);
    free(watch);
    return 0;
}

// The view of [player] as the protocol sends it, and the question where it is theirs.
static char *shown_to(Watch *watch, const State *game, PlayerId player)
{
    Session *session = watch->session;
    const Question *question = game_question(&session->game);
    char *text;
    json_t *json;

    scene_look(watch->scene, game, &session->table, player);
    if (question->player == player)
        question_view(game, &session->table, question, &watch->scene->state);
    json = game_json_view(watch->scene);
    if (question->player == player)
        json_object_set_new(json, "asked", game_json_question(watch->scene, question));
    text = json_dumps(json, JSON_COMPACT);
    json_decref(json);
    return text;
}

// Marks the things that the player is offered now: their faces are no secret.
static void mark_offered(const Question *question, PlayerId player, uint8_t *shown)
{
    if (question->player != player) return;
    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
}

static void compare_guesses(Watch *watch, uint64_t seed)
{
    Session *session = watch->session;

    for (PlayerId p = 0; p < 2; p++) {
        char *before = shown_to(watch, &session->game.now, p), *after;
        uint8_t shown[GAME_SHOWN_BYTES] = {0};

        mark_offered(game_question(&session->game), p, shown);
        state_copy(watch->kept, &session->game.now);
        session->table.state = watch->kept;
        game_guess(&session->table, p, shown, seed);
        session->table.state = &session->game.now;
        after = shown_to(watch, watch->kept, p);
        assert_string_equal(before, after);
        free(before);
        free(after);
        watch->compared++;
    }
}

static bool is_open(const Table *table, SpotId place, PlayerId player)
{
    const int flags = place == NOWHERE ? ZONE_SECRET : table->spot_flags[place];

    if (!(flags & (ZONE_SECRET | ZONE_PRIVATE))) return true;
    return flags & ZONE_PRIVATE && spot_index(table, place) == player;
}

// Checks that a player who may know the card of an entry sees where it came from or
// where it went, unless the entry is that the card was shown.
static void check_log(Watch *watch)
{
    const Session *session = watch->session;
    const Table *table = &session->table;

    for (int i = 0; i < session->log.n; i++) {
        const LogEntry *entry = &session->log.entries[i];
        const bool looked = entry->event == SCRIPTED_EVENT_LOOKED;

        if (looked && entry->seen_by == 3)
            fail_msg("card %d that one player looked at is told to both", entry->card);
        watch->looked += looked;
        if (entry->from == NOWHERE && entry->to == NOWHERE) continue;
        for (PlayerId p = 0; entry->card && !looked && p < 2; p++) {
            if (!(entry->seen_by >> p & 1) || is_open(table, entry->from, p) ||
                is_open(table, entry->to, p))
                continue;
            fail_msg("event %s from %d to %d tells player %d of %s",
                     table->rules->events[entry->event].name,
                     entry->from,
                     entry->to,
                     p,
                     table->library->cards[entry->card].name);
        }
    }
}

static void play_game(Watch *watch, uint64_t seed)
{
    Session *session = watch->session;
    int questions = 0;

    session->setup.seed = seed;
    session->bots[0].kind = session->bots[1].kind = SEAT_RANDOM;
    session_start(session);
    while (game_next(&session->game, &session->table) == GAME_WAITS) {
        Answer answer;

        if (questions++ < 4 || questions % 3 == 0) compare_guesses(watch, seed + 100);
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    assert_true(session->log.n > 10);
    check_log(watch);
    session_end(session);
}

static void nothing_that_a_player_sees_depends_on_hidden_cards(void **state)
{
    Watch *watch = *state;
    const uint64_t games = getenv("LONG") ? 200 : 6;
    Err err = {0};

    for (size_t pair = 0; pair < sizeof decks / sizeof decks[0]; pair++) {
        assert_int_equal(session_decks(watch->session, decks[pair], &err), 0);
        for (uint64_t seed = 1; seed <= games; seed++) play_game(watch, seed);
    }
    print_message("%d compared, %d cards looked at\n", watch->compared, watch->looked);
    assert_true(watch->compared > 300 && watch->looked > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_that_a_player_sees_depends_on_hidden_cards),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
