// person_passes.c -- the words with which a person passes without being asked.

#include <string.h>

#include "engine/base/text.h"
#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/screen/screen.h"

static Stops *stops_of(PersonGame *play, const Question *question)
{
    return &play->stops[question->player];
}

static void answer_pass(int option, Answer *answer)
{
    answer->n = 1;
    answer->picks[0] = (uint16_t)option;
}

bool person_passes(PersonGame *play, const Question *question, Answer *answer)
{
    const Table *table = &play->session->table;
    Stops *stops = stops_of(play, question);

    stops->alone = play->persons == 1;
    if (!stops_decide(stops, table, question)) return false;
    answer_pass(stops_pass(table, question), answer);
    return true;
}

void person_stops_line(const PersonGame *play, PlayerId player, Line *line)
{
    char text[STOPS_TEXT];

    stops_text(&play->stops[player], session_rules(play->session), text);
    line_add(line, "%s", text);
}

// Prints a text in lines that fit the terminal.
static void print_text(const PersonGame *play, int further, const char *text)
{
    line_wrap(text, 2, further, play->terminal ? play->width : 0, play->out);
}

static void refuse_stops(const PersonGame *play, const char *why)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "Not possible: %s", why);
    print_text(play, 2, line.text);
}

// Says what holds, and all moments.
static void tell_stops(PersonGame *play, const Question *question)
{
    const Rules *rules = session_rules(play->session);
    char text[STOPS_TEXT];
    const char *told;

    stops_text(stops_of(play, question), rules, text);
    if (!*text && stops_of(play, question)->all)
        (void)text_format(text, sizeof text, "You are asked each time.");
    print_text(
        play,
        2,
        *text ? text
              : "You are asked to pass, but not on something of your own while nobody "
                "else has acted. 'stops off' asks you each time.");
    print_text(
        play, 2, "'pass until' and 'stops' take these moments, several with 'or':");
    for (int i = 0; i < STOPS_MAX; i++) {
        const char *word = stops_word(rules, i, &told);
        Line line;

        if (!word) continue;
        line_start(&line, false, 0);
        line_add(&line, "  %-10s  %s", word, *told ? told : "it begins");
        terminal_tell(play->out, "%s", line.text);
    }
    play->covered = play->terminal;
    if (play->covered) (void)fputs("Enter shows the board again.\n", play->out);
}

PlayTyped person_until(const PlayLine *line)
{
    const Table *table = &line->play->session->table;
    const int pass = stops_pass(table, line->question);
    uint32_t moments;
    Err err;

    if (stops_read(table->rules, line->rest, &moments, &err)) {
        refuse_stops(line->play, err.text);
        return PLAY_TYPED_MORE;
    }
    stops_until(stops_of(line->play, line->question), moments, table);
    if (pass < 0) {
        tell_stops(line->play, line->question);
        return PLAY_TYPED_MORE;
    }
    answer_pass(pass, line->answer);
    return PLAY_TYPED_ANSWER;
}

PlayTyped person_stops(const PlayLine *line)
{
    const Rules *rules = session_rules(line->play->session);
    const char *rest = line->rest;
    const bool off = !strcmp(rest, "off"), quiet = !strcmp(rest, "quiet");
    uint32_t moments = 0;
    Err err;

    if (*rest && !off && !quiet && stops_read(rules, rest, &moments, &err)) {
        refuse_stops(line->play, err.text);
    } else if (*rest) {
        stops_of(line->play, line->question)->stops = moments;
        stops_of(line->play, line->question)->all = off;
    }
    tell_stops(line->play, line->question);
    return PLAY_TYPED_MORE;
}

PlayTyped person_stop(const PlayLine *line)
{
    stops_of(line->play, line->question)->until = 0;
    tell_stops(line->play, line->question);
    return PLAY_TYPED_MORE;
}
