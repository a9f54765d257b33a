// trail_speak.c -- plays the game of a trail by answers in words, and tells its story.

#include "tools/trail/trail_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/play/play.h"
#include "tools/position/position.h"
#include "tools/screen/screen.h"
#include "tools/view/narrate.h"

const Question *trail_question(const Trail *trail)
{
    const Game *game = &trail->session->game;

    return trail->status == GAME_WAITS ? game_question(game) : NULL;
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
    const Narrator narrator = {trail->scene, out, NULL, add_sentence};

    ENOUGH(out);
    narrate_log(&narrator, &session->log);
    tell_chance(trail, moment, out);
    (void)fclose(out);
    ENOUGH(text);
    session->log.n = session->log.lost = 0;
    return text;
}

// Gives an answer, and notes it. Returns why it is refused.
static const char *give_answer(Trail *trail, const Answer *answer)
{
    Game *game = &trail->session->game;
    const int turn = game->now.turn;
    const char *refusal = game_answer(game, answer);

    if (!refusal) given_answers_add(&trail->given, GIVEN_ANSWER, turn, answer);
    return refusal;
}

// Answers the question that waits if that leaves no choice, and is no moment. Returns
// whether it did.
static bool answers_itself(Trail *trail)
{
    const Session *session = trail->session;
    const Question *question = game_question(&session->game);
    const PromptRow *prompt = &session->table.rules->prompts[question->prompt];
    Answer only;

    if (prompt->flags & ASKS_FREELY || !spoken_answer_is_forced(question, &only))
        return false;
    return !give_answer(trail, &only);
}

void trail_run(Trail *trail)
{
    Session *session = trail->session;

    do {
        trail->status = game_next(&session->game, &session->table);
    } while (trail->status == GAME_WAITS && !trail->literal && answers_itself(trail));
    trail_look(trail);
}

void trail_arrive(Trail *trail, int moment)
{
    trail_fill(trail, moment);
    free(trail->moments[moment].story);
    trail->moments[moment].story = take_story(trail, moment);
}

void trail_begin(Trail *trail)
{
    trail->given.n = 0;
    trail_run(trail);
    if (!trail->n) (void)trail_add(trail, -1, (SpokenAnswer){0});
    trail_arrive(trail, 0);
}

static const char *concede_player(Trail *trail, PlayerId player)
{
    const int turn = trail->session->game.now.turn;
    const char *refusal = game_concede(&trail->session->game, player);

    if (!refusal) given_answers_add(&trail->given, player, turn, NULL);
    return refusal;
}

// Changes the position by hand. Returns 0, or -1 with [err].
static int put_by_hand(Trail *trail, const SpokenAnswer *spoken, Err *err)
{
    Session *session = trail->session;
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = &session->game,
                               .of_lua = true};

    if (!trail_question(trail) || session->game.answers.n)
        return err_set(err,
                       CODE_DATA,
                       "something is under way here: put things where a player begins "
                       "something");
    if (!position_change(&position, spoken->player, spoken->put, err)) {
        given_answers_add(&trail->given, GIVEN_PUT, session->game.now.turn, NULL);
        return 0;
    }
    trail_restore(trail, trail->at);
    trail_look(trail);
    return -1;
}

int trail_do(Trail *trail, const SpokenAnswer *spoken, Err *err)
{
    const Question *question = trail_question(trail);
    const char *refusal = NULL;
    Answer given;

    switch (spoken->kind) {
    case SPOKEN_ANSWER:
        if (!question)
            refusal = "no question waits";
        else if (!spoken_answer_match(spoken, trail->scene, question, &given))
            refusal = "the answer does not fit the question";
        else
            refusal = give_answer(trail, &given);
        break;
    case SPOKEN_CONCEDE: refusal = concede_player(trail, spoken->player); break;
    case SPOKEN_PUT: return put_by_hand(trail, spoken, err);
    case SPOKEN_NOTHING: break;
    }
    return refusal ? err_set(err, CODE_DATA, "%s", refusal) : 0;
}
