// trail.c -- keeps moments, and goes from one to another.
//
// The session holds the game of one moment: that where the trail stands. Only a moment of
// the present cards (Moment.age) is put into it.

#include "tools/trail/trail_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/err.h"
#include "engine/play/play.h"
#include "tools/position/position.h"
#include "tools/screen/screen.h"
#include "tools/view/narrate.h"

const Question *trail_question(const Trail *trail)
{
    const Game *game = &trail->session->game;

    return trail->status == GAME_WAITS ? game_question(game) : NULL;
}

void trail_look(Trail *trail)
{
    Session *session = trail->session;

    trail->scene->open = true;
    scene_look(trail->scene, &session->game.now, &session->table, NOBODY);
    if (trail->status != GAME_WAITS) session_derive(session, &trail->scene->state);
}

static void add_sentence(void *self, TellKind kind, const char *text)
{
    if (kind == TELL_PHASE) return;
    (void)fprintf(self, "%s%s\n", kind == TELL_SENTENCE ? "  " : "", text);
}

// Tells what the results of chance that the start says came to at the moment.
static void tell_chance(const Trail *trail, int moment, FILE *out)
{
    const int before = trail->moments[moment].before;

    if (!trail->chance) return;
    scenario_chance_tell(trail->chance,
                         before < 0 ? 0 : trail->moments[before].results,
                         trail->moments[moment].results,
                         out);
}

// Returns what the log has told, and empties it.
static char *take_story(Trail *trail, int moment)
{
    Session *session = trail->session;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    const Narrator narrator = {trail->scene, out, add_sentence};

    ENOUGH(out);
    narrate_log(&narrator, &session->log);
    tell_chance(trail, moment, out);
    (void)fclose(out);
    ENOUGH(text);
    session->log.n = session->log.lost = 0;
    return text;
}

const char *trail_chance(const Trail *trail)
{
    const uint64_t used = trail->moments[trail->at].results;

    if (!trail->chance || !scenario_chance_is_used_up(trail->chance, used)) return "";
    return SCENARIO_CHANCE_USED_UP;
}

char *trail_board(const Trail *trail, int width)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    (void)screen_draw(trail->scene, width, out);
    (void)fclose(out);
    ENOUGH(text);
    return text;
}

bool trail_answers_itself(Session *session)
{
    const Question *question = game_question(&session->game);
    const PromptRow *prompt = &session->table.rules->prompts[question->prompt];
    Answer only;

    if (prompt->flags & ASKS_FREELY || !spoken_answer_is_forced(question, &only))
        return false;
    return !game_answer(&session->game, &only);
}

void trail_run(Trail *trail)
{
    Session *session = trail->session;

    do {
        trail->status = game_next(&session->game, &session->table);
    } while (trail->status == GAME_WAITS && !trail->literal &&
             trail_answers_itself(session));
    trail_look(trail);
}

void trail_fill(Trail *trail, int moment)
{
    Moment *at = &trail->moments[moment];
    Session *session = trail->session;

    free(at->game);
    free(at->story);
    at->results = session->game.now.random[0];
    at->story = take_story(trail, moment);
    at->bytes = game_size(&session->game);
    at->game = malloc(at->bytes);
    ENOUGH(at->game);
    game_pack(&session->game, at->game);
    memcpy(at->bots, session->bots, sizeof at->bots);
    at->log_next = session->log.next;
    at->age = trail->age;
    trail->at = moment;
}

void trail_begin(Trail *trail)
{
    trail_run(trail);
    if (!trail->n) (void)trail_add(trail, -1, (SpokenAnswer){0});
    trail_fill(trail, 0);
}

void trail_leave(Trail *trail, const SpokenAnswer *list, int n)
{
    for (int i = 0; i < trail->left_n; i++) spoken_answer_free(&trail->left[i]);
    trail->left = realloc(trail->left, ((size_t)n + 1) * sizeof *trail->left);
    ENOUGH(trail->left);
    for (int i = 0; i < n; i++) trail->left[i] = spoken_answer_copy(&list[i]);
    trail->left_n = n;
}

void trail_forget(Trail *trail)
{
    trail_leave(trail, NULL, 0);
    for (int i = 0; i < trail->n; i++) {
        Moment *moment = &trail->moments[i];

        spoken_answer_free(&moment->spoken);
        free(moment->game);
        free(moment->story);
    }
    free(trail->moments);
    free(trail->left);
    trail->moments = NULL;
    trail->left = NULL;
    trail->n = 0;
}

int trail_add(Trail *trail, int before, SpokenAnswer spoken)
{
    ASSERT(before < trail->n);            // a moment of the trail, or -1
    ASSERT(before < 0 || trail->moments); // they lie there from the first on
    if (!trail->moments || !(trail->n & (trail->n - 1))) {
        const size_t room = trail->n ? 2 * (size_t)trail->n : 1;
        trail->moments = realloc(trail->moments, room * sizeof *trail->moments);
        ENOUGH(trail->moments);
    }
    Moment *parent = before < 0 ? NULL : &trail->moments[before];
    const bool forks = !parent || parent->next >= 0;
    const int branch = forks ? ++trail->branches : parent->branch;

    if (parent) parent->next = trail->n;
    trail->moments[trail->n] = (Moment){.before = before,
                                        .next = -1,
                                        .depth = parent ? parent->depth + 1 : 0,
                                        .branch = branch,
                                        .age = -1,
                                        .spoken = spoken};
    return trail->n++;
}

void trail_restore(Trail *trail, int moment)
{
    const Moment *at = &trail->moments[moment];
    Session *session = trail->session;

    (void)game_unpack(&session->game, at->game, at->bytes);
    for (int i = 0; i < SEATS_MAX; i++) {
        const uint8_t kind =
            session->bots[i].kind; // who sits there is no part of the game

        session->bots[i] = at->bots[i];
        session->bots[i].kind = kind;
    }
    session->log.next = at->log_next;
    session->log.n = session->log.lost = 0;
    session->table.active_n = -1;
    session->table.game = &session->game;
    session->table.state = &session->game.now;
    trail->status = (GameStatus)session->game.status;
    trail->at = moment;
    trail_look(trail);
}

int trail_do(Trail *trail, const SpokenAnswer *spoken, Err *err)
{
    Session *session = trail->session;
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = &session->game,
                               .of_lua = true};
    const char *refusal = NULL;
    Answer answer;

    switch (spoken->kind) {
    case SPOKEN_ANSWER:
        if (!trail_question(trail))
            refusal = "no question waits";
        else if (!spoken_answer_match(
                     spoken, trail->scene, trail_question(trail), &answer))
            refusal = "the answer does not fit the question";
        else
            refusal = game_answer(&session->game, &answer);
        break;
    case SPOKEN_CONCEDE: refusal = game_concede(&session->game, spoken->player); break;
    case SPOKEN_PUT:
        if (!trail_question(trail) || session->game.answers.n)
            refusal = "something is under way here: put things where a player begins "
                      "something";
        else if (position_change(&position, spoken->player, spoken->put, err)) {
            trail_restore(trail, trail->at);
            return -1;
        }
        break;
    case SPOKEN_NOTHING: break;
    }
    if (refusal) return err_set(err, CODE_DATA, "%s", refusal);
    return 0;
}
