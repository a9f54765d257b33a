// person_words.c -- carries out what the person types while a game is played.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/person/typed_word.h"
#include "tools/screen/screen.h"
#include "tools/screen/space_eye.h"

// Shows [text], which it frees, and goes on asking.
static PlayTyped show_text(PersonGame *play, char *text, int line)
{
    person_pages(play, text, line);
    return PLAY_TYPED_MORE;
}

// Says why what was typed is no answer. Then Enter shows the question again, however many
// such lines stand below it.
static PlayTyped refuse_answer(PersonGame *play, const char *why)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "Not possible: %s", why);
    if (play->covered) line_add(&line, " (Enter shows the question again)");
    line_wrap(line.text, 2, 2, play->terminal ? play->width : 0, play->out);
    play->covered = play->terminal;
    return PLAY_TYPED_MORE;
}

static PlayTyped do_board(const PlayLine *line)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    ENOUGH(out);
    (void)screen_draw(line->play->scene, line->play->width, out);
    (void)fclose(out);
    return show_text(line->play, text, 0);
}

// l: the story, from where what happened since the last question begins.
static PlayTyped do_story(const PlayLine *line)
{
    const PersonGame *play = line->play;
    const size_t asked_n = play->asked_n[line->question->player];
    int first = 0;

    for (size_t i = 0; i < asked_n && i < play->log_n; i++)
        first += play->log[i] == '\n';
    return show_text(line->play, strdup(play->log ? play->log : ""), first);
}

static PlayTyped do_page(const PlayLine *line)
{
    if (line->play->pages > 1)
        line->play->page = (line->play->page + 1) % line->play->pages;
    person_draw(line->play, line->question);
    return PLAY_TYPED_MORE;
}

// @ne, @mill: another part of a map.
static PlayTyped do_look(const PlayLine *line)
{
    Line why;

    if (!space_eye_look(line->play->scene, line->rest, &why))
        return refuse_answer(line->play, why.text);
    person_draw(line->play, line->question);
    return PLAY_TYPED_MORE;
}

// ?: explains what is asked with it, and without it lists the words.
static PlayTyped explain(const PlayLine *line, const char *about)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    ENOUGH(out);
    if (!*about) typed_word_print(TYPED_PLAY, out);
    person_about(line->play, line->question, about, out);
    (void)fclose(out);
    return show_text(line->play, text, 0);
}

static PlayTyped do_about(const PlayLine *line)
{
    return explain(line, line->rest);
}

static PlayTyped do_why(const PlayLine *line)
{
    return explain(line, *line->rest ? line->rest : "chain");
}

static PlayTyped do_keep(const PlayLine *line)
{
    person_scenario(line->play, line->rest);
    return PLAY_TYPED_MORE;
}

static PlayTyped do_concede(const PlayLine *line)
{
    if (*line->rest)
        return refuse_answer(line->play,
                             "'concede' gives up your own game and takes no name");
    line->answer->n = ANSWER_CONCEDE;
    return PLAY_TYPED_ANSWER;
}

// Goes to a moment of the past.
static PlayTyped go_to(const PlayLine *line, int moment)
{
    const char *refusal = person_go(line->play, moment);

    if (refusal) {
        (void)fprintf(line->play->out, "  %s\n", refusal);
        return PLAY_TYPED_MORE;
    }
    line->play->stops[line->question->player].until = 0;
    line->answer->n = ANSWER_BACK;
    return PLAY_TYPED_ANSWER;
}

static PlayTyped do_back(const PlayLine *line)
{
    const Trail *past = &line->play->past;
    const int to = trail_by(past, -typed_word_number(line->rest, 1));

    return go_to(line, to == past->at ? -1 : to);
}

// Goes to a moment further on in a branch, which may be too short.
static PlayTyped go_on(const PlayLine *line, int moment)
{
    if (moment >= 0) return go_to(line, moment);
    (void)fputs("  This branch is not so long\n", line->play->out);
    return PLAY_TYPED_MORE;
}

static PlayTyped do_forward(const PlayLine *line)
{
    return go_on(line, trail_by(&line->play->past, typed_word_number(line->rest, 1)));
}

static PlayTyped do_go(const PlayLine *line)
{
    return go_on(line, trail_find(&line->play->past, typed_word_number(line->rest, 0)));
}

static PlayTyped do_branch(const PlayLine *line)
{
    const int end = trail_end_of(&line->play->past, typed_word_number(line->rest, 1));

    if (end < 0)
        return refuse_answer(line->play,
                             "there is no such branch; branches lists them");
    return go_to(line, end);
}

static PlayTyped do_answers(const PlayLine *line)
{
    return show_text(line->play, trail_answers(&line->play->past), PAGER_END);
}

static PlayTyped do_branches(const PlayLine *line)
{
    return show_text(line->play, trail_branches(&line->play->past), 0);
}

// Shows what the person sees here beside what they saw at the end of another branch.
static PlayTyped do_compare(const PlayLine *line)
{
    PersonGame *const play = line->play;
    const int branch = typed_word_number(line->rest, 1);
    const bool colour = play->scene->colour;
    const int end = trail_end_of(&play->past, branch);
    TrailComparison both;
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    ENOUGH(out);
    play->scene->colour = false;
    play->scene->keys = NULL;
    if (end < 0 || trail_refusal(&play->past, end))
        terminal_tell(
            out, "There is no branch %d to compare; branches lists them", branch);
    else if (trail_compare(&play->past, branch, PLAY_BOARD_WIDTH, &both)) {
        trail_comparison_print(&both, play->width, out);
        trail_comparison_free(&both);
    }
    (void)fclose(out);
    play->scene->colour = colour;
    person_look(play, line->question);
    play->scene->keys = &play->keys[line->question->player];
    return show_text(play, text, 0);
}

static PlayTyped (*const runs[WORDS])(const PlayLine *line) = {
    [WORD_ABOUT] = do_about,
    [WORD_WHY] = do_why,
    [WORD_UNTIL] = person_until,
    [WORD_STOPS] = person_stops,
    [WORD_STOP] = person_stop,
    [WORD_BACK] = do_back,
    [WORD_FORWARD] = do_forward,
    [WORD_GO] = do_go,
    [WORD_ANSWERS] = do_answers,
    [WORD_BRANCHES] = do_branches,
    [WORD_BRANCH] = do_branch,
    [WORD_COMPARE] = do_compare,
    [WORD_KEEP] = do_keep,
    [WORD_PAGE] = do_page,
    [WORD_STORY] = do_story,
    [WORD_LOOK] = do_look,
    [WORD_BOARD] = do_board,
    [WORD_CONCEDE] = do_concede,
};

// Reads what is an answer.
static PlayTyped read_answer(PersonGame *play, const KeysTyped *typed, Answer *answer)
{
    Line why;

    if (keys_read(&play->keys[typed->question->player], typed, answer, &why)) {
        if (keys_is_any_order(typed)) person_any_order(play, typed->question);
        return PLAY_TYPED_ANSWER;
    }
    Line placed;
    if (person_movers(play, typed, answer, &placed)) return PLAY_TYPED_ANSWER;
    return refuse_answer(play, placed.n ? placed.text : why.text);
}

// Returns whether the line is about the text on the screen.
static bool is_for_text(PersonGame *play, const Question *question, const char *text)
{
    if (play->pager.text && pager_typed(&play->pager, text, play->out)) return true;
    // Enter answers what stands on the screen, and nothing below another text.
    if ((*text || !play->covered) && (!play->pager.text || strcmp(text, "q") != 0))
        return false;
    person_draw(play, question);
    return true;
}

// Carries out a line without spaces around it.
static PlayTyped do_line(PersonGame *play, const KeysTyped *typed, Answer *answer)
{
    const Question *question = typed->question;
    const char *rest;

    if (is_for_text(play, question, typed->text)) return PLAY_TYPED_MORE;
    const TypedWord word = typed_word_find(TYPED_PLAY, typed->text, &rest);
    if (word == WORD_QUIT) return PLAY_TYPED_LEAVE;
    if (word == WORD_NO) return read_answer(play, typed, answer);
    if (typed_word_is_alone(word) && !play->past.rights->branches)
        return refuse_answer(play,
                             "only who plays alone goes forward and to other branches");
    return runs[word](&(PlayLine){play, question, rest, answer});
}

PlayTyped person_do(PersonGame *play, const Question *question, const char *text,
                    Answer *answer)
{
    while (isspace((unsigned char)*text)) text++;
    size_t n = strlen(text);
    while (n && isspace((unsigned char)text[n - 1])) n--;
    char *const bare = strndup(text, n);
    ENOUGH(bare);
    const PlayTyped typed =
        do_line(play, &(KeysTyped){play->scene, question, bare, play->ahead}, answer);
    free(bare);
    return typed;
}
