// record_read.c -- reads the lines of a record.
//
// Nothing in the file is trusted. A message names the file and its line. The lines stand
// in the order in which a record is written: answers are counted without a gap, a game
// has one end, and only a further game follows that.

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
#include "engine/base/err.h"
#include "tools/record/record_inside.h"

// The record as far as it is read.
typedef struct {
    Session *session;
    Recording *recording;
    int answers;
    bool strict;
    bool ended; // the game has its end, and no other has begun
    RecordPlace at;
} Reader;

static int read_player(const json_t *json, RecordLine *line, const RecordPlace *at)
{
    const json_t *player = json_object_get(json, "player");
    const json_int_t seat = json_integer_value(player);

    if (!json_is_integer(player) || seat < 0 || seat >= SEATS_MAX)
        return record_bad(at, "a player is a number from 0 to %d", SEATS_MAX - 1);
    line->player = (PlayerId)seat;
    return 0;
}

// Checks the number of an answer, so that none is missing and none stands twice.
static int read_number(Reader *reader, const json_t *json)
{
    const json_t *number = json_object_get(json, "n");

    reader->answers++;
    if (json_is_integer(number) && json_integer_value(number) == reader->answers)
        return 0;
    return record_bad(
        &reader->at, "expected the answer with \"n\":%d", reader->answers);
}

static int read_picks(json_t *picks, RecordLine *line, const RecordPlace *at)
{
    const size_t n = json_array_size(picks);

    if (!json_is_array(picks)) return record_bad(at, "an answer is a list of picks");
    if (n > OPTIONS_MAX)
        return record_bad(at, "an answer has at most as many picks as options");
    for (size_t i = 0; i < n; i++) {
        const json_t *number = json_array_get(picks, i);
        const json_int_t pick = json_integer_value(number);

        if (!json_is_integer(number) || pick < 0 || pick > UINT16_MAX)
            return record_bad(at, "a pick is a number from 0 to 65535");
    }
    line->said = json_incref(picks);
    return 0;
}

void record_answer_of(const RecordLine *line, Answer *answer)
{
    *answer = (Answer){.n = (uint16_t)json_array_size(line->said)};
    for (size_t i = 0; i < answer->n; i++)
        answer->picks[i] = (uint16_t)json_integer_value(json_array_get(line->said, i));
}

// Reads an answer, or that a player concedes.
static int read_answer(Reader *reader, const json_t *json, const char *key,
                       RecordLine *line)
{
    json_t *value = json_object_get(json, key);
    const RecordPlace *at = &reader->at;

    line->kind = !strcmp(key, "concede") ? LINE_CONCEDE : LINE_ANSWER;
    line->split = !strcmp(key, "split");
    if (reader->ended)
        return record_bad(at, "the record has an answer after the end of the game");
    if (read_number(reader, json) || read_player(json, line, at)) return -1;
    if (json_object_size(json) != 3)
        return record_bad(at, "this line has \"n\", \"player\" and \"%s\" only", key);
    if (line->kind == LINE_ANSWER) return read_picks(value, line, at);
    return json_is_true(value) ? 0 : record_bad(at, "\"concede\" is true");
}

// Keeps a line that the replay compares with its own game.
static int read_said(Reader *reader, json_t *json, RecordLineKind kind,
                     RecordLine *line)
{
    const bool begins = kind == LINE_GAME;

    line->kind = kind;
    if (reader->ended && !begins)
        return record_bad(&reader->at, "the record goes on after the end of the game");
    if (!reader->ended && begins)
        return record_bad(&reader->at,
                          "a game begins where the game before it is not over");
    reader->ended = kind == LINE_FINISH;
    line->said = json_incref(json);
    return 0;
}

static int read_line(Reader *reader, json_t *json, RecordLine *line)
{
    static const struct {
        const char *key;
        RecordLineKind kind;
    } said[] = {{"end", LINE_FINISH}, {"game", LINE_GAME}, {"hash", LINE_HASH}};
    static const char *const given[] = {"pick", "split", "concede"};

    *line = (RecordLine){.line = reader->at.line};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        if (json_object_get(json, given[i]))
            return read_answer(reader, json, given[i], line);
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (json_object_get(json, said[i].key))
            return read_said(reader, json, said[i].kind, line);
    return record_bad(&reader->at, "expected an answer, a hash or the end");
}

static int add_line(Reader *reader, json_t *json)
{
    Recording *recording = reader->recording;

    if ((recording->n & (recording->n + 1)) == 0) {
        size_t room = 2 * ((size_t)recording->n + 1);
        RecordLine *more = realloc(recording->lines, room * sizeof *more);

        if (!more)
            return err_set(reader->at.err, CODE_OURS, "not enough memory for a replay");
        recording->lines = more;
    }
    return read_line(reader, json, &recording->lines[recording->n++]);
}

static int read_text(Reader *reader, const char *text, size_t size)
{
    const RecordPlace *at = &reader->at;
    json_error_t where;
    json_t *json = json_loadb(text, size, JSON_REJECT_DUPLICATES, &where);
    int status;

    if (!json) {
        return err_set(at->err,
                       CODE_DATA,
                       "%s:%d:%d: %s",
                       at->path,
                       at->line,
                       where.column,
                       where.text);
    }
    if (at->line == 1)
        status = record_read_head(
            json, reader->session, reader->recording, reader->strict, at);
    else
        status = add_line(reader, json);
    json_decref(json);
    return status;
}

static int read_lines(Reader *reader, const char *text, size_t size)
{
    const char *const end = text + size;

    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));

        reader->at.line++;
        if (!stop) return record_bad(&reader->at, "the line is cut off");
        if (read_text(reader, text, (size_t)(stop - text))) return -1;
        text = stop + 1;
    }
    if (!reader->at.line) return record_bad(&reader->at, "the file is empty");
    return 0;
}

int record_read(const char *path, Session *session, Recording *recording, bool strict,
                Err *err)
{
    Arena *arena = arena_new();
    Reader reader = {.session = session,
                     .recording = recording,
                     .strict = strict,
                     .at = {.path = path, .err = err}};
    size_t size;

    *recording = (Recording){.path = path};
    const char *text = file_read(path, LIMIT_FILE_BYTES, arena, &size, err);
    const int status = text ? read_lines(&reader, text, size) : -1;
    arena_free(arena);
    return status;
}

char *record_game_of(const char *path)
{
    Arena *arena = arena_new();
    Err ignored;
    size_t size;
    const char *text = file_read(path, LIMIT_FILE_BYTES, arena, &size, &ignored);
    json_t *head = NULL;

    if (text)
        head = json_loadb(text, strcspn(text, "\r\n"), JSON_REJECT_DUPLICATES, NULL);
    const char *name = json_string_value(json_object_get(head, "game"));
    char *game = name ? strdup(name) : NULL;

    json_decref(head);
    arena_free(arena);
    return game;
}

void record_free(Recording *recording)
{
    for (int i = 0; i < recording->n; i++) json_decref(recording->lines[i].said);
    json_decref(recording->head);
    free(recording->lines);
    *recording = (Recording){0};
}

// ---- a record that goes on from a moment of another: its beginning is that of the other one

// Notes what a line of the other record says. Returns false where the new one has a line of
// its own instead: behind the last answer, and at the end of the game.
static bool takes_line(Record *record, const char *line, long most)
{
    json_t *json = json_loads(line, 0, NULL);
    const bool answers = json_object_get(json, "n");
    const json_t *turn = json_object_get(json, "turn");
    const bool taken = json && !json_object_get(json, "end") &&
                       (!answers || most < 0 || record->answers < most);

    if (taken && answers) record->answers++;
    if (taken && turn) record->turn = (int)json_integer_value(turn);
    json_decref(json);
    return taken;
}

static void copy_lines(Record *record, FILE *from, long most)
{
    char *line = NULL;
    size_t room = 0;

    while (!record->failed && getline(&line, &room, from) > 0 &&
           takes_line(record, line, most)) {
        if (fputs(line, record->file) < 0 || fflush(record->file))
            record->failed = errno;
        else
            record->whole = ftell(record->file);
    }
    free(line);
}

int record_resume(Record *record, const RecordMoment *moment, const char *path,
                  bool force, Err *err)
{
    FILE *from = fopen(moment->path, "r");

    *record = (Record){.path = path};
    if (!from)
        return err_set(err, CODE_MISSING, "%s: %s", moment->path, strerror(errno));
    if (out_file_open(&record->out, path, force, err)) {
        (void)fclose(from);
        return -1;
    }
    record->file = record->out.file;
    copy_lines(record, from, moment->answers);
    (void)fclose(from);
    return record->failed ? record_close(record, err) : 0;
}
