// person_ask.c -- the person at the keyboard: who sits there, and what they type.
//
// The screen shows what the person at the keyboard may know. Where several persons play, it is
// empty when it goes from one to the next: what could be scrolled back to is gone as well.

#include <string.h>

#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"

// Returns whether another person than the one who is asked sits at the keyboard.
static bool is_at_other_hands(const PersonGame *play, PlayerId player)
{
    return play->terminal && play->persons > 1 && play->at_keyboard != player + 1;
}

// Shows the question to the person, who sits there.
static PlayTyped ask(PersonGame *play, Answer *answer)
{
    const Question *question = game_question(&play->session->game);

    person_look(play, question);
    person_keep(play, question);
    keys_look(&play->keys[question->player], play->scene, question);
    play->scene->keys = &play->keys[question->player];
    play->begins = true;
    play->page = 0;
    play->scene->eye = (SceneEye){0};
    if (person_placed(play, question, answer)) {
        play->scene->keys = NULL;
        return PLAY_TYPED_ANSWER;
    }
    if (!play->json) person_draw_first(play, question);
    play->stands = PLAY_ASKS;
    return PLAY_TYPED_MORE;
}

PlayTyped person_ask(PersonGame *play, Answer *answer)
{
    const PlayerId player = game_question(&play->session->game)->player;

    if (!is_at_other_hands(play, player)) return ask(play, answer);
    terminal_forget(play->out);
    terminal_tell(
        play->out,
        "Hand the keyboard to %s, who then presses Enter (q leaves the game).",
        scene_player(play->scene, player));
    play->stands = PLAY_HANDS;
    return PLAY_TYPED_MORE;
}

PlayTyped person_read(PersonGame *play, const char *text, Answer *answer)
{
    const Question *question = game_question(&play->session->game);

    if (play->stands == PLAY_HANDS) {
        play->at_keyboard = (uint8_t)(question->player + 1);
        return text && strcmp(text, "q") != 0 ? ask(play, answer) : PLAY_TYPED_LEAVE;
    }
    const PlayTyped typed =
        text ? person_do(play, question, text, answer) : PLAY_TYPED_LEAVE;
    if (typed == PLAY_TYPED_MORE) return typed;
    pager_close(&play->pager);
    if (typed == PLAY_TYPED_ANSWER) person_swapped(play, question, answer);
    play->scene->keys = NULL;
    return typed;
}
