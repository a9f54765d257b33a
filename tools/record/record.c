// record.c -- writes the record of a sitting while it is played.
//
// Every line reaches the file at once, so a program that stops leaves all lines up to
// there. After a line that could not be written none follows, so a record has no gap.

#include "tools/record/record_inside.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/door/version.h"

enum { SCRIPT_ROOM = 128 }; // kind and name of a script

static json_t *codes(const Library *library, const CardId *cards, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_safe_text(library->cards[cards[i]].code));
    return list;
}

static json_t *deck_lines(const Library *library, const Deck *deck)
{
    json_t *json = json_pack("{s:o}", "name", json_safe_text(deck->name));

    for (int i = 0; i < deck_sections_n(library->rules); i++)
        json_object_set_new(json,
                            library->rules->play->decks->sections[i].name,
                            codes(library, deck->cards[i], deck->n[i]));
    return json;
}

// Writes whole lines, unless one before them could not be written.
static void put_lines(Record *record, const char *text)
{
    FILE *file = record->file;

    if (!record->failed && (fputs(text, file) < 0 || fflush(file)))
        record->failed = errno;
    if (!record->failed) record->whole = ftell(file);
}

static void remember_line(Record *record, const char *text)
{
    const size_t n = strlen(text);

    record->recent = realloc(record->recent, record->recent_n + n + 1);
    ENOUGH(record->recent);
    memcpy(record->recent + record->recent_n, text, n + 1);
    record->recent_n += n;
}

static void put_line(Record *record, json_t *line)
{
    char *json = json_dumps(line, JSON_COMPACT), *text = NULL;

    json_decref(line);
    if (!json || asprintf(&text, "%s\n", json) < 0) text = NULL;
    ENOUGH(text);
    put_lines(record, text);
    if (record->remembers) remember_line(record, text);
    free(json);
    free(text);
}

static json_t *hash_text(uint64_t hash)
{
    char text[20];

    (void)snprintf(text, sizeof text, "%016" PRIx64, hash);
    return json_safe_text(text);
}

json_t *record_library(const Library *library)
{
    json_t *list = json_array();

    for (int i = 1; i < library->cards_n; i++)
        json_array_append_new(list, json_safe_text(library->cards[i].code));
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

// Adds the settings that the sitting has; words have an object of their own.
static void add_settings(json_t *json, const Session *session)
{
    const Rules *rules = session_rules(session);
    json_t *words = json_object();

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);

        json_safe_set(row->values ? words : json,
                      row->name,
                      session_setting_json(row, session->sitting.settings[i]));
    }
    if (json_object_size(words)) json_object_set(json, "settings", words);
    json_decref(words);
}

// Lists the scripts of keywords and words, "keyword NAME": whatever cards are loaded.
static json_t *other_scripts(const Library *library)
{
    json_t *list = json_array();
    char text[SCRIPT_ROOM];

    for (int i = 0; i < library->scripts_n; i++) {
        const Script *script = &library->scripts[i];

        if (!script->name || !strcmp(script->kind, "card")) continue;
        (void)text_format(text, sizeof text, "%s %s", script->kind, script->name);
        json_array_append_new(list, json_safe_text(text));
    }
    return list;
}

static uint64_t hash_word(uint64_t hash, const char *text)
{
    return text ? XXH3_64bits_withSeed(text, strlen(text), hash) : hash + 1;
}

// Goes on with the items of a fact that keeps them; a card without any keeps its hash.
static uint64_t hash_items(const Library *library, const Card *card, int fact,
                           uint64_t hash)
{
    int n;
    const CardItem *items = library_items(library, card, fact, &n);

    for (int i = 0; i < n; i++) {
        const int32_t number = items[i].n;

        hash = items[i].name ? hash_word(hash, items[i].name)
                             : XXH3_64bits_withSeed(&number, sizeof number, hash);
    }
    return hash;
}

// Hashes a number that the card does not have as -1.
static uint64_t hash_facts(const Library *library, const Card *card)
{
    const Rules *rules = library->rules;
    int32_t facts[2 + FACTS_MAX] = {card->types, card->supertypes};
    const int n = rules->facts_n;

    ASSERT(n >= 0 && n <= FACTS_MAX); // a game with more is refused
    for (int i = 0; i < n; i++)
        facts[2 + i] = card->facts[i] == FACT_ABSENT ? -1 : card->facts[i];
    uint64_t hash = XXH3_64bits(facts, (size_t)(2 + n) * sizeof *facts);

    for (int i = 0; i < n; i++) hash = hash_items(library, card, i, hash);
    return hash_word(hash_word(hash, card->code), card->name);
}

static bool is_listed(const json_t *list, const char *text)
{
    size_t i;
    json_t *entry;

    json_array_foreach(list, i, entry)
    {
        const char *name = json_string_value(entry);

        if (name && !strcmp(name, text)) return true;
    }
    return false;
}

// Hashes are added up, so that the order of loading does not matter.
uint64_t record_card_hash(const Library *library, const json_t *loaded)
{
    uint64_t hash = 0;

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (is_listed(loaded, card->code)) hash += hash_facts(library, card);
    }
    return hash;
}

uint64_t record_script_hash(const Library *library, const json_t *loaded,
                            const json_t *with)
{
    uint64_t hash = 0;
    char text[SCRIPT_ROOM];

    for (int i = 0; i < library->scripts_n; i++) {
        const Script *script = &library->scripts[i];

        if (!script->name) continue;
        (void)text_format(text, sizeof text, "%s %s", script->kind, script->name);
        if (strcmp(script->kind, "card") != 0 ? is_listed(with, text)
                                              : is_listed(loaded, script->name))
            hash += hash_word(script->hash, script->name);
    }
    return hash;
}

json_t *record_head_line(const Session *session)
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
    json_t *loaded = record_library(library), *with = other_scripts(library);

    json_object_set_new(json, "cards", hash_text(record_card_hash(library, loaded)));
    json_object_set_new(
        json, "scripts", hash_text(record_script_hash(library, loaded, with)));
    json_object_set_new(json, "loaded", loaded);
    json_object_set_new(json, "with", with);
    json_object_set_new(json, "decks", decks_of(session));
    return json;
}

int record_open(Record *record, const char *path, bool force, const Session *session,
                Err *err)
{
    *record = (Record){.path = path};
    if (out_file_open(&record->out, path, force, err)) return -1;
    record->file = record->out.file;
    put_line(record, record_head_line(session));
    if (!record->failed) return 0;
    return record_close(record, err);
}

int record_show(Record *record, Err *err)
{
    Err later;

    if (!out_file_show(&record->out, err)) return 0;
    (void)out_file_close(&record->out, false, &later);
    record->file = NULL;
    return -1;
}

json_t *record_hash_line(const Game *game, int answers)
{
    return json_pack("{s:i, s:i, s:o}",
                     "turn",
                     game->now.turn,
                     "after",
                     answers,
                     "hash",
                     hash_text(game_hash(game)));
}

void record_turn(Record *record, const Game *game)
{
    if (!record->file || game->now.turn == record->turn) return;
    record->turn = game->now.turn;
    put_line(record, record_hash_line(game, record->answers));
}

void record_answer(Record *record, const Question *question, const Answer *answer)
{
    if (!record->file) return;
    json_t *picks = json_array();

    for (int i = 0; i < answer->n; i++)
        json_array_append_new(picks, json_integer(answer->picks[i]));
    record->answers++;
    put_line(record,
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
    put_line(record,
             json_pack("{s:i, s:i, s:b}",
                       "n",
                       record->answers,
                       "player",
                       player,
                       "concede",
                       true));
}

static json_t *points_of(const State *state)
{
    json_t *points = json_array();

    for (int i = 0; i < state->players_n; i++)
        json_array_append_new(points, json_integer(state->players[i].points));
    return points;
}

// A number, null where nobody has won, a list where several have.
static json_t *winners_of(const State *state)
{
    const PlayerId winner = ending_winner(state);
    json_t *list;

    if (!state->winners) return json_null();
    if (winner != NOBODY) return json_integer(winner);
    list = json_array();
    for (int i = 0; i < state->players_n; i++)
        if (state->winners >> i & 1) json_array_append_new(list, json_integer(i));
    return list;
}

json_t *record_end_line(const Game *game, int answers)
{
    const State *state = &game->now;

    return json_pack("{s:s, s:o, s:o, s:i, s:i, s:o}",
                     "end",
                     state->fault          ? "fault"
                     : state->ending.limit ? "stopped"
                                           : "over",
                     "winner",
                     winners_of(state),
                     "points",
                     points_of(state),
                     "turn",
                     state->turn,
                     "after",
                     answers,
                     "hash",
                     hash_text(game_hash(game)));
}

void record_end(Record *record, const Game *game)
{
    if (record->file) put_line(record, record_end_line(game, record->answers));
}

json_t *record_game_line(const Sitting *sitting, int answers)
{
    return json_pack("{s:i, s:I, s:i}",
                     "game",
                     sitting->games,
                     "seed",
                     (json_int_t)sitting_seed(sitting),
                     "after",
                     answers);
}

void record_game(Record *record, const Sitting *sitting)
{
    record->turn = 0;
    if (record->file) put_line(record, record_game_line(sitting, record->answers));
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
    if (!record->file || record->failed) return;
    if (fflush(record->file) || ftruncate(fileno(record->file), mark.offset) ||
        fseek(record->file, mark.offset, SEEK_SET))
        record->failed = errno;
    record->whole = mark.offset;
}

char *record_take(Record *record)
{
    char *lines = record->recent;

    record->recent = NULL;
    record->recent_n = 0;
    return lines;
}

void record_again(Record *record, const char *lines, RecordMark mark)
{
    record->answers = mark.answers;
    record->turn = mark.turn;
    if (record->file && lines) put_lines(record, lines);
}

int record_close(Record *record, Err *err)
{
    free(record_take(record));
    if (!record->file) return 0;
    // A line of which a part was written goes.
    if (record->failed) (void)ftruncate(fileno(record->file), record->whole);
    record->file = NULL;
    if (!record->failed) return out_file_close(&record->out, true, err);
    (void)out_file_close(&record->out, false, err);
    return err_set(err,
                   CODE_IO,
                   "%s: the replay cannot be written: %s",
                   record->path,
                   strerror(record->failed));
}
