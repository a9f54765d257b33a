// embed_board.c -- the board of a game as text, as the screen of `cardwright play` has it.

#include <stdlib.h>

#include "engine/kernel/game/question_view.h"
#include "tools/embed/embed_inside.h"
#include "tools/screen/screen.h"

// The struct ends here at least; longer ones came later.
enum { SCREEN_LEAST = offsetof(CwScreen, colours) + sizeof(int) };

typedef struct {
    CwGame game;
    int seat;
    const CwScreen *screen;
    const char **text;
} Drawing;

static CwStatus check(CwEngine *engine, const Drawing *of, EmbeddedGame **game)
{
    CwStatus status = embed_given(engine, of->text, "text");

    if (!status)
        status = embed_sized(
            engine, of->screen, "CwScreen", SCREEN_LEAST, sizeof *of->screen);
    if (!status) status = embed_find(engine, of->game, game);
    if (status) return status;
    if (of->seat >= 0 && of->seat < (*game)->game.now.players_n) return CW_OK;
    return embed_fail(engine,
                      CW_ARGUMENT,
                      "seat %d is none of 0 to %d",
                      of->seat,
                      (*game)->game.now.players_n - 1);
}

// Makes the scene of the stage what the seat sees of the game, which is there.
static Scene *look(const CwEngine *engine, PlayerId seat)
{
    Session *session = engine->stage->session;
    Scene *scene = engine->stage->scene;
    const Question *asked = game_question(&session->game);

    scene_look(scene, &session->game.now, &session->table, seat);
    scene_name(scene, &session->game.now, &session->table);
    if (engine->stage->status != GAME_WAITS)
        session_derive(session, &scene->state);
    else if (asked->player == seat)
        question_view(&session->game.now, &session->table, asked, &scene->state);
    return scene;
}

static CwStatus do_board(CwEngine *engine, void *given)
{
    const Drawing *of = given;
    EmbeddedGame *game = NULL;
    const CwStatus status = check(engine, of, &game);
    char *text = NULL;
    size_t n;

    if (status) return status;
    embed_stage(engine, game);
    Scene *scene = look(engine, (PlayerId)of->seat);
    FILE *out = open_memstream(&text, &n);
    ENOUGH(out);
    const int width = screen_width_of(of->screen->columns);
    scene->colour = of->screen->colours != 0;
    if (of->screen->rows > 0)
        (void)screen_draw_folded(scene, width, of->screen->rows, out);
    else
        (void)screen_draw(scene, width, out);
    scene->colour = false;
    ENOUGH(!fclose(out) && text);
    free(engine->text);
    *of->text = engine->text = text;
    return CW_OK;
}

CwStatus cw_board(CwEngine *engine, CwGame game, int seat, const CwScreen *screen,
                  const char **text)
{
    return embed_call(engine, do_board, &(Drawing){game, seat, screen, text});
}
