// embed_play.c -- what a program does most often: looks at a game, asks, answers.
//
// Nothing here makes a text or allocates; cards and words are those of the library of cards,
// which stay where they are.

#include "tools/embed/embed_inside.h"

#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/game/question_view.h"
#include "engine/play/play_sitting.h"

_Static_assert((int)CW_SEATS_MAX >= (int)SEATS_MAX, "every seat has its points");

// The structs end here at least; longer ones came later.
#define END_OF(type, field) (offsetof(type, field) + sizeof((type){0}.field))
enum {
    STATE_LEAST = END_OF(CwState, points),
    QUESTION_LEAST = END_OF(CwQuestion, about),
    OPTION_LEAST = END_OF(CwOption, n),
};

void embed_run(CwEngine *engine, EmbeddedGame *game)
{
    Table *table = embed_table(engine, game);
    const uint64_t steps = table->steps;

    if (game->listens) embed_events_begin(game, table->log);
    game->status = (uint8_t)game_next(&game->game, table);
    if (game->listens) embed_events_take(game, table->log);
    game->steps += table->steps - steps;
    game->asked++;
    if (game->status != GAME_WAITS)
        sitting_end(table->rules, &game->sitting, &game->game);
}

CwStatus embed_waiting(CwEngine *engine, CwGame handle, EmbeddedGame **game)
{
    const CwStatus status = embed_find(engine, handle, game);

    if (status || (*game)->status == GAME_WAITS) return status;
    return embed_fail(engine, CW_MOMENT, "the game is over: nobody is asked");
}

typedef struct {
    CwGame game;
    void *told;
    size_t index;
} Telling;

static CwStage stage_of(const EmbeddedGame *game)
{
    if (game->status == GAME_WAITS) return CW_WAITS;
    if (game->status == GAME_OVER) return CW_OVER;
    return game->status == GAME_FAULT ? CW_FAULTY : CW_STOPPED;
}

void embed_told(void *told, const void *full)
{
    size_t size = *(const size_t *)told;

    memcpy((char *)told + sizeof size,
           (const char *)full + sizeof size,
           size - sizeof size);
}

static CwStatus do_look(CwEngine *engine, void *given)
{
    const Telling *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status =
        embed_sized(engine, of->told, "CwState", STATE_LEAST, sizeof(CwState));

    if (!status) status = embed_find(engine, of->game, &game);
    if (status) return status;
    const State *now = &game->game.now;
    const bool waits = game->status == GAME_WAITS;
    CwState state = {.stage = stage_of(game),
                     .seats = now->players_n,
                     .player = waits ? game_question(&game->game)->player : CW_NOBODY,
                     .turn = now->turn,
                     .turn_player =
                         now->turn_player == NOBODY ? CW_NOBODY : now->turn_player,
                     .winners = now->winners};
    for (int i = 0; i < now->players_n; i++) state.points[i] = now->players[i].points;
    embed_told(of->told, &state);
    return CW_OK;
}

CwStatus cw_look(CwEngine *engine, CwGame game, CwState *state)
{
    return embed_call(engine, do_look, &(Telling){game, state, 0});
}

static const char *code_of(const Table *table, CardId card)
{
    return card ? table->library->cards[card].code : "";
}

static CwStatus do_ask(CwEngine *engine, void *given)
{
    const Telling *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status =
        embed_sized(engine, of->told, "CwQuestion", QUESTION_LEAST, sizeof(CwQuestion));

    if (!status) status = embed_waiting(engine, of->game, &game);
    if (status) return status;
    const Table *table = embed_table(engine, game);
    const Question *asked = game_question(&game->game);
    embed_told(of->told,
               &(CwQuestion){.player = asked->player,
                             .sort = asked->kind == ASK_SPLIT ? CW_SPLIT : CW_PICK,
                             .min = asked->min,
                             .max = asked->max,
                             .ordered = asked->ordered,
                             .total = asked->total,
                             .options = asked->options_n,
                             .prompt = table->rules->prompts[asked->prompt].id,
                             .card = code_of(table, asked->card),
                             .about = asked->about.id});
    return CW_OK;
}

CwStatus cw_ask(CwEngine *engine, CwGame game, CwQuestion *question)
{
    return embed_call(engine, do_ask, &(Telling){game, question, 0});
}

// Returns the card of an object as the player who is asked may know it, 0: it has none, or not.
static CardId face_of(const Table *table, const Question *asked, ObjectId id)
{
    const State *state = table->state;
    const Object *object = &state->objects[id];

    if (!id || !object->card || object->spot == NOWHERE) return 0;
    return game_shows_face(state, table, object, asked->player) ||
                   question_view_turns_up(table, object)
               ? object->card
               : 0;
}

static CwStatus do_pick(CwEngine *engine, void *given)
{
    const Telling *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status =
        embed_sized(engine, of->told, "CwOption", OPTION_LEAST, sizeof(CwOption));

    if (!status) status = embed_waiting(engine, of->game, &game);
    if (status) return status;
    const Question *asked = game_question(&game->game);
    if (of->index >= asked->options_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "option %zu of %d: they count from 0",
                          of->index,
                          asked->options_n);
    const Option *option = &asked->options[of->index];
    const Table *table = embed_table(engine, game);
    const CardId face = face_of(table, asked, option->object);
    embed_told(of->told,
               &(CwOption){.kind = table->rules->options[option->kind].name,
                           .card = code_of(table, face),
                           .object = option->object,
                           .n = option->n});
    return CW_OK;
}

CwStatus cw_pick(CwEngine *engine, CwGame game, size_t index, CwOption *option)
{
    return embed_call(engine, do_pick, &(Telling){game, option, index});
}

const char *embed_answer(CwEngine *engine, EmbeddedGame *game, const Answer *answer)
{
    (void)embed_table(engine, game);
    const char *refusal = game_answer(&game->game, answer);

    if (!refusal) embed_run(engine, game);
    return refusal;
}

typedef struct {
    CwGame game;
    const uint16_t *numbers;
    size_t n;
} Answering;

static CwStatus do_answer(CwEngine *engine, void *given)
{
    const Answering *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = of->n ? embed_given(engine, of->numbers, "numbers") : CW_OK;
    Answer answer;

    if (!status) status = embed_waiting(engine, of->game, &game);
    if (status) return status;
    if (of->n > OPTIONS_MAX)
        return embed_fail(engine, CW_REFUSED, "%zu numbers are too many", of->n);
    answer.n = (uint16_t)of->n;
    if (of->n) memcpy(answer.picks, of->numbers, of->n * sizeof *of->numbers);
    const char *refusal = embed_answer(engine, game, &answer);
    return refusal ? embed_fail(engine, CW_REFUSED, "%s", refusal) : CW_OK;
}

CwStatus cw_answer(CwEngine *engine, CwGame game, const uint16_t *numbers, size_t n)
{
    return embed_call(engine, do_answer, &(Answering){game, numbers, n});
}

typedef struct {
    CwGame game;
    const char *kind;
} Botting;

static CwStatus do_bot(CwEngine *engine, void *given)
{
    const Botting *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->kind, "kind");
    Answer answer;

    if (!status) status = embed_waiting(engine, of->game, &game);
    if (status) return status;
    const int kind = bot_kind(of->kind);
    if (kind <= SEAT_HUMAN)
        return embed_fail(engine, CW_ARGUMENT, "no bot is called '%s'", of->kind);
    Table *table = embed_table(engine, game);
    const Question *question = game_question(&game->game);
    Bot *bot = &game->bots[question->player];
    (void)session_thinks(engine->stage->session, (SeatKind)kind);
    bot->kind = (uint8_t)kind;
    bot_answer(bot, table, question, &answer);
    bot->kind = SEAT_HUMAN;
    const char *refusal = embed_answer(engine, game, &answer);
    ASSERT(!refusal); // a bot answers its questions
    return CW_OK;
}

CwStatus cw_bot(CwEngine *engine, CwGame game, const char *kind)
{
    return embed_call(engine, do_bot, &(Botting){game, kind});
}
