// play_check_shown.c -- checks the rows by which a game is shown and told.

#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_board.h"
#include "engine/play/play_check_inside.h"
#include "engine/play/play_options.h"
#include "engine/play/play_telling.h"

static void check_readings(PlayCheck *check, const PlayBoard *board)
{
    if (!play_check_part(
            check, "reading of the board", board->readings, board->readings_n))
        return;
    for (; check->row < board->readings_n && !check->failed; check->row++) {
        const PlayReading *row = &board->readings[check->row];

        play_check_name(check, "name", row->name);
        play_check_row(check, "kind", row->kind, READING_WORD + 1);
        play_check_claim(check, "read", row->read, "a function");
        play_check_claim(check,
                         "words",
                         row->kind != READING_WORD || row->words,
                         "words, a reading of words has them");
        play_check_claim(check,
                         "kind",
                         row->kind != READING_PLACE || board->places,
                         "'places' of the board");
    }
    if (!play_check_part(check, "note of the board", board->notes, board->notes_n))
        return;
    for (; check->row < board->notes_n && !check->failed; check->row++) {
        const BoardNote *row = &board->notes[check->row];

        play_check_text(check, "text", row->text);
        play_check_row(check, "reading", row->reading, board->readings_n);
        play_check_row(check, "only", row->only, board->readings_n + 1);
        play_check_row(check, "unless", row->unless, board->readings_n + 1);
    }
}

static void check_line(PlayCheck *check, const BoardLine *row)
{
    const bool holds = row->kind == LINE_OBJECTS || row->kind == LINE_FIRST ||
                       row->kind == LINE_NAME || row->kind == LINE_HAND;

    play_check_row(check, "kind", row->kind, LINE_COUNT + 1);
    play_check_row(check, "total", row->total, check->rules->numbers_n + 1);
    play_check_row(check, "beside", row->beside, check->rules->zones_n + 1);
    if (row->kind == LINE_PLAYER) return;
    play_check_row(check, "zone", row->zone, check->rules->zones_n);
    play_check_text(check, "label", row->label);
    if (holds) play_check_text(check, "empty", row->empty);
}

static void check_lines(PlayCheck *check, const PlayBoard *board)
{
    if (!play_check_part(check, "line of the board", board->lines, board->lines_n))
        return;
    for (; check->row < board->lines_n && !check->failed; check->row++)
        check_line(check, &board->lines[check->row]);
    if (!play_check_part(check, "line of the middle", board->middle, board->middle_n))
        return;
    for (; check->row < board->middle_n && !check->failed; check->row++)
        check_line(check, &board->middle[check->row]);
    if (!play_check_part(check, "count of the board", board->counts, board->counts_n))
        return;
    for (; check->row < board->counts_n && !check->failed; check->row++) {
        play_check_text(check, "label", board->counts[check->row].label);
        play_check_row(
            check, "zone", board->counts[check->row].zone, check->rules->zones_n);
    }
}

static void check_rows_of_words(PlayCheck *check, const PlayBoard *board)
{
    const Rules *rules = check->rules;

    if (!play_check_part(check, "status of the board", board->statuses, 0)) return;
    for (; board->statuses && check->row < rules->statuses_n; check->row++)
        play_check_row(check, "ink", board->statuses[check->row].ink, INK_COUNT);
    if (!play_check_part(check, "counter of the board", board->counters, 0)) return;
    for (; board->counters && check->row < rules->counters_n; check->row++) {
        if (!board->counters[check->row].of_main && board->counters[check->row].shown)
            play_check_text(check, "shown", board->counters[check->row].shown);
        play_check_row(check, "ink", board->counters[check->row].ink, INK_COUNT);
    }
}

static void check_places(PlayCheck *check, const BoardPlaces *places)
{
    const int zones_n = check->rules->zones_n;

    if (!play_check_part(check, "places of the board", places, 1)) return;
    check->row = -1;
    play_check_claim(check, "rows", places->rows, "rows of places");
    if (check->failed) return;
    play_check_name(check, "key", places->rows->key);
    play_check_claim(check, "count", places->rows->count, "a function");
    play_check_claim(check, "object", places->rows->object, "a function");
    play_check_row(check, "zone", places->zone, zones_n);
    play_check_row(check, "under", places->under, zones_n + 1);
    if (!places->disputed) {
        play_check_claim(check,
                         "disputed",
                         !places->disputed_by,
                         "a name in views, because there is 'disputed_by'");
        return;
    }
    play_check_name(check, "disputed", places->disputed);
    play_check_text(check, "shown", places->shown);
    play_check_claim(
        check, "disputed_by", places->disputed_by, "a function, places are disputed");
}

static void check_map(PlayCheck *check, const BoardMap *map)
{
    if (!play_check_part(check, "map of the board", map, 1)) return;
    check->row = -1;
    play_check_row(check, "marks_n", map->marks_n, BOARD_MARKS_MAX + 1);
    for (int i = 0; i < map->marks_n && !check->failed; i++)
        play_check_row(check, "marks", map->marks[i], check->rules->facts_n);
}

static void check_board(PlayCheck *check, const PlayBoard *board)
{
    check_readings(check, board);
    check_lines(check, board);
    check_rows_of_words(check, board);
    check_map(check, &board->map);
    if (board->places) check_places(check, board->places);
    if (!play_check_part(check, "the board", board, 1)) return;
    check->row = -1;
    play_check_row(check, "phase", board->phase, board->readings_n + 1);
    play_check_row(check, "goal", board->goal, board->readings_n + 1);
    play_check_row(check, "named", board->named, check->rules->zones_n + 1);
    play_check_row(check, "sheet", board->sheet, check->rules->kinds_n + 1);
    for (int i = 0; board->zones && i < check->rules->zones_n; i++)
        if (board->zones[i]) play_check_name(check, "zones", board->zones[i]);
    if (board->pool) play_check_text(check, "pool", board->pool);
}

// Checks that a known letter stands behind each % of a sentence.
static void check_sentence(PlayCheck *check, const char *text)
{
    play_check_text(check, "text", text);
    while (!check->failed && (text = strchr(text, '%'))) {
        play_check_claim(check,
                         "text",
                         text[1] && strchr("pqctonNsxhPVwv", text[1]),
                         "a letter of play_telling.h behind each %");
        text++;
    }
}

static void check_telling(PlayCheck *check, const PlayTelling *telling)
{
    const Rules *rules = check->rules;

    if (!play_check_part(
            check, "sentence of the log", telling->sentences, telling->sentences_n))
        return;
    for (; check->row < telling->sentences_n && !check->failed; check->row++) {
        const PlaySentence *row = &telling->sentences[check->row];

        play_check_row(check, "event", row->event, rules->events_n);
        play_check_row(check, "when", row->when, SAID_TO_ALL + 1);
        play_check_row(check, "kind", row->kind, TELL_END + 1);
        if (row->text) check_sentence(check, row->text);
    }
    if (!play_check_part(check, "the telling", telling, 1)) return;
    check->row = -1;
    play_check_row(check, "points", telling->points, rules->events_n + 1);
}

static void check_options(PlayCheck *check, const PlayOptions *options)
{
    if (!play_check_part(check, "text of an option", options->texts, options->texts_n))
        return;
    for (; check->row < options->texts_n && !check->failed; check->row++) {
        const PlayOptionText *row = &options->texts[check->row];

        play_check_row(check, "prompt", row->prompt, check->rules->prompts_n);
        play_check_row(check, "option", row->option, check->rules->options_n);
        play_check_name(check, "text", row->text);
        if (check->failed) return;
        play_check_claim(check,
                         "text",
                         !play_options_unknown(row->text),
                         "one of %c, %t, %p, %n, %T, %o, %a or %g after each %");
    }
}

void play_check_shown(PlayCheck *check)
{
    const Play *play = check->rules->play;

    if (play->board) check_board(check, play->board);
    if (play->telling) check_telling(check, play->telling);
    if (play->options) check_options(check, play->options);
}
