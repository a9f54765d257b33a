// start_position_answers.c -- finds the answers that lead from the start of a game to the
// position: what a scenario does when it runs, or what a replay says.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/try/start_position_inside.h"

// Answers as they are gathered.
typedef struct {
    SpokenAnswer *list;
    int n;
    int games; // of the scenario so far; answers of the first one count
    Scene *scene;
} Gathered;

// An answer that a trail gives by itself is left out.
static void add_spoken(Gathered *gathered, SpokenAnswer spoken)
{
    if (spoken.kind == SPOKEN_ANSWER && spoken.forced && !spoken.freely) {
        spoken_answer_free(&spoken);
        return;
    }
    gathered->list =
        realloc(gathered->list, ((size_t)gathered->n + 1) * sizeof *gathered->list);
    ENOUGH(gathered->list);
    gathered->list[gathered->n++] = spoken;
}

static void note_game(void *self, const Scenario *scenario)
{
    Gathered *gathered = self;

    (void)scenario;
    gathered->games++;
}

static void look_at_scene(Scene *scene, const State *state, const Table *table)
{
    scene->open = true;
    scene_look(scene, state, table, NOBODY);
}

static void note_answer(void *self, const Scenario *scenario, const Answer *answer)
{
    Gathered *gathered = self;
    const Question *question = scenario_question(scenario);

    if (gathered->games != 1 || !question || ask_refusal(question, answer)) return;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(
            gathered->scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    look_at_scene(gathered->scene, &scenario->game.now, &scenario->table);
    add_spoken(gathered, spoken_answer(gathered->scene, question, answer));
}

static void note_concede(void *self, const Scenario *scenario, int player)
{
    Gathered *gathered = self;

    (void)scenario;
    if (gathered->games == 1)
        add_spoken(gathered, spoken_answer_concede((PlayerId)player));
}

static void run_scenario(StartPosition *start, Session *session, Gathered *gathered,
                         const char **note)
{
    const ScenarioWatch watch = {.self = gathered,
                                 .begins = note_game,
                                 .answers = note_answer,
                                 .concedes = note_concede};
    char *told = NULL;
    const ScenarioStatus status =
        scenario_lua_follow(start->file, start->index, session->catalog, &watch, &told);

    if (status != SCENARIO_PASSED && told) {
        const char *why = told + strcspn(told, "\n");
        why += *why && why[1] ? 1 : 0;
        *note = arena_format(start->arena,
                             "the scenario fails: %.*s",
                             (int)strcspn(why, "\n"),
                             *why ? why : told);
    }
    free(told);
}

// Lets the game run to the next question that the record answers: one with a choice.
// Where a player could only pass or end the turn, a trail stops, so that is taken down.
static GameStatus run_on(Session *session, Gathered *gathered)
{
    Game *game = &session->game;
    Answer only;
    GameStatus status;

    while ((status = game_next(game, &session->table)) == GAME_WAITS) {
        const Question *question = game_question(game);

        session->log.n = 0;
        if (game->now.flags & GAME_ASKS_ALL ||
            !spoken_answer_is_forced(question, &only))
            break;
        look_at_scene(gathered->scene, &game->now, &session->table);
        add_spoken(gathered, spoken_answer(gathered->scene, question, &only));
        (void)game_answer(game, &only);
    }
    return status;
}

// Gives one answer of a replay. Returns false if it does not fit.
static bool follow_line(Session *session, const RecordLine *line, Gathered *gathered)
{
    Game *game = &session->game;
    const Question *question = game_question(game);
    Answer answer;

    if (line->kind == LINE_CONCEDE) {
        if (game_concede(game, line->player)) return false;
        add_spoken(gathered, spoken_answer_concede(line->player));
        return true;
    }
    record_answer_of(line, &answer);
    if (question->player != line->player || ask_refusal(question, &answer))
        return false;
    look_at_scene(gathered->scene, &game->now, &session->table);
    add_spoken(gathered, spoken_answer(gathered->scene, question, &answer));
    return !game_answer(game, &answer);
}

// Gives the answers of the replay's game to it, which stands at its start, and takes them
// down as they come. Returns how many it gave.
static int play_record(const StartPosition *start, Session *session,
                       const Recording *recording, Gathered *gathered)
{
    const long at = start->at;
    int given = 0;

    session->table.asks_all = true;
    for (int i = start_position_game_line(recording, start->number);
         i < recording->n && (at < 0 || given < at);
         i++) {
        const RecordLine *line = &recording->lines[i];

        if (line->kind == LINE_HASH) continue;
        if (line->kind == LINE_FINISH || line->kind == LINE_GAME) break;
        if (run_on(session, gathered) != GAME_WAITS) break;
        if (!follow_line(session, line, gathered)) break;
        given++;
    }
    if (at >= 0 && given == at) (void)run_on(session, gathered);
    return given;
}

static void run_record(StartPosition *start, Session *session, Gathered *gathered,
                       const char **note)
{
    Recording recording = {0};
    Err err = {0};

    if (record_read(start->path, session, &recording, false, &err) ||
        start_position_begin_game(start, session, &recording, &err)) {
        *note = arena_text(start->arena, err.text);
    } else {
        look_at_scene(gathered->scene, &session->game.now, &session->table);
        scene_name(gathered->scene, &session->game.now, &session->table);
        const int n = play_record(start, session, &recording, gathered);
        if (n < start->at)
            *note = arena_format(start->arena,
                                 "game %ld of the replay has %d answers",
                                 start->number,
                                 n);
    }
    record_free(&recording);
}

SpokenAnswer *start_position_answers(StartPosition *start, Session *session, int *n,
                                     const char **note)
{
    Gathered gathered = {.scene = calloc(1, sizeof(Scene))};

    ENOUGH(gathered.scene);
    *note = "";
    if (start->kind == START_SCENARIO) run_scenario(start, session, &gathered, note);
    if (start->kind == START_RECORD) run_record(start, session, &gathered, note);
    free(gathered.scene);
    *n = gathered.n;
    return gathered.list;
}
