// record.c -- writes the record of a sitting while it is played.
//
// Every line reaches the file at once, so a program that stops leaves all lines up to
// there.

#include "tools/session/record.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/kernel/base/err.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/session/version.h"

static json_t *codes(const Library *library, const CardId *cards, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_string(library->cards[cards[i]].code));
    return list;
}

static json_t *deck_lines(const Library *library, const Deck *deck)
{
    json_t *json = json_pack("{s:s}", "name", deck->name);

    for (int i = 0; i < deck_sections_n(library->rules); i++)
        json_object_set_new(json,
                            library->rules->play->decks->sections[i].name,
                            codes(library, deck->cards[i], deck->n[i]));
    return json;
}

static void put_line(FILE *file, json_t *line)
{
    json_dumpf(line, file, JSON_COMPACT);
    (void)fputc('\n', file);
    (void)fflush(file);
    json_decref(line);
}

static json_t *hash_text(uint64_t hash)
{
    char text[20];

    (void)snprintf(text, sizeof text, "%016" PRIx64, hash);
    return json_string(text);
}

json_t *record_library(const Library *library)
{
    json_t *list = json_array();

    for (int i = 1; i < library->cards_n; i++)
        json_array_append_new(list, json_string(library->cards[i].code));
    return list;
}

static json_t *decks_of(const Session *session)
{
    const Library *library = catalog_library(session->catalog);
    const bool any = deck_sections_n(library->rules) > 0;
    json_t *decks = json_array();

    for (int i = 0; any && i < session_players(session); i++)
        json_array_append_new(decks, deck_lines(library, &session->setup.decks[i]));
    return decks;
}

// Adds the settings that the sitting has.
static void add_settings(json_t *json, const Session *session)
{
    const Rules *rules = session_rules(session);

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);
        const int value = session->sitting.settings[i];

        json_object_set_new(
            json, row->name, row->choices ? json_integer(value) : json_boolean(value));
    }
}

static json_t *header(const Session *session)
{
    const Library *library = catalog_library(session->catalog);
    char version[32];

    (void)snprintf(version, sizeof version, "cardwright %d", RECORD_VERSION);
    json_t *json = json_pack("{s:s, s:s, s:s, s:s, s:I}",
                             "record",
                             version,
                             "program",
                             CARDWRIGHT_VERSION,
                             "game",
                             library->rules->game,
                             "mode",
                             session_mode(session).name,
                             "seed",
                             (json_int_t)session->setup.seed);

    add_settings(json, session);
    json_object_set_new(json, "cards", hash_text(session_card_hash(library)));
    json_object_set_new(json, "scripts", hash_text(session_script_hash(library)));
    json_object_set_new(json, "loaded", record_library(library));
    json_object_set_new(json, "decks", decks_of(session));
    return json;
}

int record_open(Record *record, const char *path, const Session *session, Err *err)
{
    *record = (Record){.file = fopen(path, "w")};
    if (!record->file)
        return err_set(err,
                       CODE_IO,
                       "%s: the replay cannot be written: %s",
                       path,
                       strerror(errno));
    put_line(record->file, header(session));
    return 0;
}

void record_turn(Record *record, const Game *game)
{
    if (!record->file || game->now.turn == record->turn) return;
    record->turn = game->now.turn;
    put_line(record->file,
             json_pack("{s:i, s:i, s:o}",
                       "turn",
                       record->turn,
                       "after",
                       record->answers,
                       "hash",
                       hash_text(game_hash(game))));
}

void record_answer(Record *record, const Question *question, const Answer *answer)
{
    if (!record->file) return;
    json_t *picks = json_array();

    for (int i = 0; i < answer->n; i++)
        json_array_append_new(picks, json_integer(answer->picks[i]));
    record->answers++;
    put_line(record->file,
             json_pack("{s:i, s:i, s:o}",
                       "n",
                       record->answers,
                       "player",
                       question->player,
                       question->kind == ASK_SPLIT ? "split" : "pick",
                       picks));
}

void record_concede(Record *record, PlayerId player)
{
    if (!record->file) return;
    record->answers++;
    put_line(record->file,
             json_pack("{s:i, s:i, s:b}",
                       "n",
                       record->answers,
                       "player",
                       player,
                       "concede",
                       true));
}

void record_end(Record *record, const Game *game)
{
    if (!record->file) return;
    const State *state = &game->now;

    put_line(
        record->file,
        json_pack("{s:s, s:o, s:i, s:i, s:o}",
                  "end",
                  state->fault ? "fault" : "over",
                  "winner",
                  state->winner == NOBODY ? json_null() : json_integer(state->winner),
                  "turn",
                  state->turn,
                  "after",
                  record->answers,
                  "hash",
                  hash_text(game_hash(game))));
}

void record_game(Record *record, const Sitting *sitting)
{
    record->turn = 0;
    if (!record->file) return;
    put_line(record->file,
             json_pack("{s:i, s:I, s:i}",
                       "game",
                       sitting->games,
                       "seed",
                       (json_int_t)sitting_seed(sitting),
                       "after",
                       record->answers));
}

RecordMark record_mark(const Record *record)
{
    RecordMark mark = {.answers = record->answers, .turn = record->turn};

    if (record->file) mark.offset = ftell(record->file);
    return mark;
}

void record_back(Record *record, RecordMark mark)
{
    record->answers = mark.answers;
    record->turn = mark.turn;
    if (!record->file) return;
    (void)fflush(record->file);
    if (ftruncate(fileno(record->file), mark.offset)) return;
    (void)fseek(record->file, mark.offset, SEEK_SET);
}

void record_close(Record *record)
{
    if (record->file) (void)fclose(record->file);
    record->file = NULL;
}
