// cmd_play_words.c -- carries out what the person types while a game is played.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/cli/play/cmd_play.h"
#include "tools/cli/typed_word.h"
#include "tools/door/terminal.h"
#include "tools/screen/screen.h"
#include "tools/screen/space_eye.h"

// Shows [text], which it frees, and goes on asking.
static PlayTyped show_text(CmdPlay *play, char *text, bool at_end)
{
    cmd_play_pages(play, text, at_end);
    return PLAY_TYPED_MORE;
}

// Says why what was typed is no answer.
static PlayTyped refuse_answer(const CmdPlay *play, const char *why)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "Not possible: %s", why);
    line_wrap(line.text, 2, 2, play->terminal ? screen_width(stdout) : 0, stdout);
    return PLAY_TYPED_MORE;
}

static PlayTyped do_board(CmdPlay *play, const Question *question, const char *rest,
                          Answer *answer)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    (void)question;
    (void)rest;
    (void)answer;
    ENOUGH(out);
    (void)screen_draw(play->scene, screen_width(stdout), out);
    (void)fclose(out);
    return show_text(play, text, false);
}

static PlayTyped do_story(CmdPlay *play, const Question *question, const char *rest,
                          Answer *answer)
{
    (void)question;
    (void)rest;
    (void)answer;
    return show_text(play, strdup(play->log ? play->log : ""), true);
}

static PlayTyped do_page(CmdPlay *play, const Question *question, const char *rest,
                         Answer *answer)
{
    (void)rest;
    (void)answer;
    if (play->pages > 1) play->page = (play->page + 1) % play->pages;
    cmd_play_draw(play, question);
    return PLAY_TYPED_MORE;
}

// @ne, @mill: another part of a map.
static PlayTyped do_look(CmdPlay *play, const Question *question, const char *rest,
                         Answer *answer)
{
    Line why;

    (void)answer;
    if (!space_eye_look(play->scene, rest, &why)) return refuse_answer(play, why.text);
    cmd_play_draw(play, question);
    return PLAY_TYPED_MORE;
}

// ?: explains what is asked with it, and without it lists the words.
static PlayTyped do_about(CmdPlay *play, const Question *question, const char *rest,
                          Answer *answer)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    (void)answer;
    ENOUGH(out);
    if (!*rest) typed_word_print(TYPED_PLAY, out);
    cmd_play_about(play, question, rest, out);
    (void)fclose(out);
    return show_text(play, text, false);
}

static PlayTyped do_why(CmdPlay *play, const Question *question, const char *rest,
                        Answer *answer)
{
    return do_about(play, question, *rest ? rest : "chain", answer);
}

static PlayTyped do_keep(CmdPlay *play, const Question *question, const char *rest,
                         Answer *answer)
{
    (void)question;
    (void)answer;
    cmd_play_scenario(play, rest);
    return PLAY_TYPED_MORE;
}

static PlayTyped do_concede(CmdPlay *play, const Question *question, const char *rest,
                            Answer *answer)
{
    (void)question;
    if (*rest)
        return refuse_answer(play,
                             "'concede' gives up your own game and takes no name");
    answer->n = ANSWER_CONCEDE;
    return PLAY_TYPED_ANSWER;
}

// Goes to a moment of the past.
static PlayTyped go_to(CmdPlay *play, const Question *question, int moment,
                       Answer *answer)
{
    const char *refusal = cmd_play_go(play, moment);

    if (refusal) {
        printf("  %s\n", refusal);
        return PLAY_TYPED_MORE;
    }
    play->stops[question->player].until = 0;
    answer->n = ANSWER_BACK;
    return PLAY_TYPED_ANSWER;
}

static PlayTyped do_back(CmdPlay *play, const Question *question, const char *rest,
                         Answer *answer)
{
    const int to = trail_by(&play->past, -typed_word_number(rest, 1));

    return go_to(play, question, to == play->past.at ? -1 : to, answer);
}

// Goes to a moment further on in a branch, which may be too short.
static PlayTyped go_on(CmdPlay *play, const Question *question, int moment,
                       Answer *answer)
{
    if (moment >= 0) return go_to(play, question, moment, answer);
    puts("  This branch is not so long");
    return PLAY_TYPED_MORE;
}

static PlayTyped do_forward(CmdPlay *play, const Question *question, const char *rest,
                            Answer *answer)
{
    return go_on(
        play, question, trail_by(&play->past, typed_word_number(rest, 1)), answer);
}

static PlayTyped do_go(CmdPlay *play, const Question *question, const char *rest,
                       Answer *answer)
{
    return go_on(
        play, question, trail_find(&play->past, typed_word_number(rest, 0)), answer);
}

static PlayTyped do_branch(CmdPlay *play, const Question *question, const char *rest,
                           Answer *answer)
{
    const int end = trail_end_of(&play->past, typed_word_number(rest, 1));

    if (end < 0)
        return refuse_answer(play, "there is no such branch; branches lists them");
    return go_to(play, question, end, answer);
}

static PlayTyped do_answers(CmdPlay *play, const Question *question, const char *rest,
                            Answer *answer)
{
    (void)question;
    (void)rest;
    (void)answer;
    return show_text(play, trail_answers(&play->past), true);
}

static PlayTyped do_branches(CmdPlay *play, const Question *question, const char *rest,
                             Answer *answer)
{
    (void)question;
    (void)rest;
    (void)answer;
    return show_text(play, trail_branches(&play->past), false);
}

// Shows what the person sees here beside what they saw at the end of another branch.
static PlayTyped do_compare(CmdPlay *play, const Question *question, const char *rest,
                            Answer *answer)
{
    const int branch = typed_word_number(rest, 1);
    const bool colour = play->scene->colour;
    const int end = trail_end_of(&play->past, branch);
    TrailComparison both;
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    (void)answer;
    ENOUGH(out);
    play->scene->colour = false;
    play->scene->keys = NULL;
    if (end < 0 || trail_refusal(&play->past, end))
        terminal_tell(
            out, "There is no branch %d to compare; branches lists them", branch);
    else if (trail_compare(&play->past, branch, PLAY_BOARD_WIDTH, &both)) {
        trail_comparison_print(&both, screen_width(stdout), out);
        trail_comparison_free(&both);
    }
    (void)fclose(out);
    play->scene->colour = colour;
    cmd_play_look(play, question);
    play->scene->keys = &play->keys[question->player];
    return show_text(play, text, false);
}

static PlayTyped do_quit(CmdPlay *play, const Question *question, const char *rest,
                         Answer *answer)
{
    (void)play;
    (void)question;
    (void)rest;
    (void)answer;
    return PLAY_TYPED_LEAVE;
}

static PlayTyped (*const runs[WORDS])(CmdPlay *play, const Question *question,
                                      const char *rest, Answer *answer) = {
    [WORD_ABOUT] = do_about,       [WORD_WHY] = do_why,
    [WORD_UNTIL] = cmd_play_until, [WORD_STOPS] = cmd_play_stops,
    [WORD_STOP] = cmd_play_stop,   [WORD_BACK] = do_back,
    [WORD_FORWARD] = do_forward,   [WORD_GO] = do_go,
    [WORD_ANSWERS] = do_answers,   [WORD_BRANCHES] = do_branches,
    [WORD_BRANCH] = do_branch,     [WORD_COMPARE] = do_compare,
    [WORD_KEEP] = do_keep,         [WORD_PAGE] = do_page,
    [WORD_STORY] = do_story,       [WORD_LOOK] = do_look,
    [WORD_BOARD] = do_board,       [WORD_CONCEDE] = do_concede,
    [WORD_QUIT] = do_quit,
};

// Reads what is an answer.
static PlayTyped read_answer(CmdPlay *play, const KeysTyped *typed, Answer *answer)
{
    Line why;

    if (keys_read(&play->keys[typed->question->player], typed, answer, &why))
        return PLAY_TYPED_ANSWER;
    return refuse_answer(play, why.text);
}

// Tells whether the line is about the text that stands on the screen.
static bool is_for_text(CmdPlay *play, const Question *question, const char *text)
{
    if (play->pager.text && pager_typed(&play->pager, text)) return true;
    // Enter answers what stands on the screen, and nothing below another text.
    if ((*text || !play->covered) && (!play->pager.text || strcmp(text, "q") != 0))
        return false;
    cmd_play_draw(play, question);
    return true;
}

PlayTyped cmd_play_do(CmdPlay *play, const Question *question, const char *text,
                      Answer *answer)
{
    const bool ahead = play->ahead > 0;
    const char *rest;

    play->ahead -= (int)strlen(text) + 1;
    while (isspace((unsigned char)*text)) text++;
    if (is_for_text(play, question, text)) return PLAY_TYPED_MORE;
    const TypedWord word = typed_word_find(TYPED_PLAY, text, &rest);
    if (word == WORD_NO) {
        const KeysTyped typed = {play->scene, question, text, ahead};

        return read_answer(play, &typed, answer);
    }
    if (typed_word_is_alone(word) && !play->past.rights->branches)
        return refuse_answer(play,
                             "only who plays alone goes forward and to other branches");
    return runs[word](play, question, rest, answer);
}
