// record_read.c -- reads a record, and makes a session ready to play it.
//
// Nothing in the file is trusted. A message names the file and its line.

#include "tools/session/record.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/err.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"

// The place in the file that messages name.
typedef struct {
    const char *path;
    int line;
    Err *err;
} Where;

static int bad(const Where *at, const char *what)
{
    return err_set(at->err, CODE_DATA, "%s:%d: %s", at->path, at->line, what);
}

static int read_cards(const json_t *list, Catalog *catalog, CardId *cards, int max,
                      const Where *at)
{
    int n = (int)json_array_size(list);

    if (n > max) return bad(at, "too many cards in a part of a deck");
    for (int i = 0; i < n; i++) {
        const char *code = json_string_value(json_array_get(list, (size_t)i));
        if (!code) return bad(at, "expected a card code in a deck");
        cards[i] = catalog_load_card(catalog, code, at->err);
        if (!cards[i]) return -1;
    }
    return n;
}

static int read_deck(const json_t *json, Catalog *catalog, Deck *deck, const Where *at)
{
    const Rules *rules = catalog_library(catalog)->rules;
    const char *name = json_string_value(json_object_get(json, "name"));

    memset(deck, 0, sizeof *deck);
    (void)snprintf(deck->name, sizeof deck->name, "%s", name ? name : "");
    for (int i = 0; i < deck_sections_n(rules); i++) {
        const DeckSection *section = &rules->play->decks->sections[i];

        deck->n[i] = read_cards(json_object_get(json, section->name),
                                catalog,
                                deck->cards[i],
                                section->room,
                                at);
        if (deck->n[i] < 0) return -1;
    }
    return 0;
}

static int read_decks(const json_t *decks, Session *session, const Where *at)
{
    const bool any = deck_sections_n(session_rules(session)) > 0;
    const int n = any ? session_players(session) : 0;

    if (!any && json_array_size(decks))
        return bad(at, "the header has decks, but this game is played without decks");
    if (json_array_size(decks) != (size_t)n)
        return bad(at, "the header does not have a deck for each player of its mode");
    for (int i = 0; i < n; i++)
        if (read_deck(json_array_get(decks, (size_t)i),
                      session->catalog,
                      &session->setup.decks[i],
                      at))
            return -1;
    return 0;
}

static bool read_hash(const json_t *json, const char *key, uint64_t *hash)
{
    const char *text = json_string_value(json_object_get(json, key));

    char *end;

    if (!text || !isxdigit((unsigned char)*text)) return false;
    *hash = strtoull(text, &end, 16);
    return !*end;
}

// Compares a hash of the header with that of the present cards or scripts. Others may
// lead to another game.
static int check_pin(const json_t *json, const char *key, uint64_t now, bool strict,
                     const Where *at)
{
    uint64_t then = 0;

    if (!read_hash(json, key, &then)) return bad(at, "the header names no card hashes");
    if (then == now) return 0;
    if (strict)
        return err_set(at->err,
                       CODE_FINDINGS,
                       "%s:%d: %s changed since the game was played: %016" PRIx64
                       " then, %016" PRIx64 " now",
                       at->path,
                       at->line,
                       key,
                       then,
                       now);
    (void)fprintf(stderr,
                  "cardwright: %s: %s changed since the game was played\n",
                  at->path,
                  key);
    return 0;
}

// Compares the hashes of cards and scripts. Scripts in which only words were renamed
// play the same game, which the hashes of the turns prove, so this reports them and
// refuses none.
static int check_pins(const json_t *json, const Library *library, int version,
                      bool strict, const Where *at)
{
    const uint64_t scripts = session_script_hash(library);
    uint64_t then = 0;

    if (check_pin(json, "cards", session_card_hash(library), strict, at)) return -1;
    if (version >= RECORD_RENAMED)
        return check_pin(json, "scripts", scripts, strict, at);
    if (!read_hash(json, "scripts", &then))
        return bad(at, "the header names no script hashes");
    if (then != scripts)
        (void)fprintf(
            stderr,
            "cardwright: %s: a replay of version %d: words of the scripts were "
            "renamed since, so the game is compared turn by turn\n",
            at->path,
            version);
    return 0;
}

// Returns the version that a header names, -1 for one that this program cannot read.
static int read_version(const json_t *json, const Where *at)
{
    static const char maker[] = "cardwright ";
    const char *record = json_string_value(json_object_get(json, "record"));
    char *end = NULL;

    if (!record || strncmp(record, maker, sizeof maker - 1) != 0)
        return bad(at, "this is no replay of a game");
    const char *number = record + sizeof maker - 1;
    const long version = strtol(number, &end, 10);
    if (end == number || *end || version < 1)
        return bad(at, "the replay names no version");
    if (version <= RECORD_VERSION) return (int)version;
    return err_set(
        at->err,
        CODE_DATA,
        "%s:%d: the replay has version %ld, this program plays versions 1 to "
        "%d; use a newer cardwright",
        at->path,
        at->line,
        version,
        RECORD_VERSION);
}

static int check_game(const json_t *json, const Rules *rules, const Where *at)
{
    const char *game = json_string_value(json_object_get(json, "game"));

    if (!game || !strcmp(game, rules->game)) return 0;
    return err_set(
        at->err,
        CODE_DATA,
        "%s:%d: this is a replay of %s, not of %s; --game FILE names another game",
        at->path,
        at->line,
        game,
        rules->game);
}

int record_load_library(Catalog *catalog, const json_t *codes, Err *err)
{
    for (size_t i = 0; i < json_array_size(codes); i++) {
        const char *code = json_string_value(json_array_get(codes, i));

        if (!code) return err_set(err, CODE_DATA, "expected a list of card codes");
        if (!catalog_load_card(catalog, code, err)) return -1;
    }
    return 0;
}

// Reads the settings. One that the header does not have, or that the game does not
// take, gets its usual value.
static void read_settings(const json_t *json, Session *session)
{
    const Rules *rules = session_rules(session);

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);
        const json_t *value = json_object_get(json, row->name);
        const json_int_t n =
            row->choices ? json_integer_value(value) : json_is_true(value);

        session->setup.settings[i] = 0;
        if (n >= 0 && n <= 9)
            (void)session_set(rules, &session->setup, row->name, (int)n);
    }
}

static int read_header(const json_t *json, Session *session, bool strict,
                       const Where *at)
{
    const int version = read_version(json, at);
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const json_t *seed = json_object_get(json, "seed");
    const json_t *decks = json_object_get(json, "decks");
    const Rules *rules = session_rules(session);

    if (version < 0 || check_game(json, rules, at)) return -1;
    if (!mode || sitting_mode_find(rules, mode) < 0 || !json_is_integer(seed))
        return bad(at, "the header lacks mode or seed");
    session->setup.mode = sitting_mode_find(rules, mode);
    session->setup.seed = (uint64_t)json_integer_value(seed);
    read_settings(json, session);
    if (record_load_library(session->catalog, json_object_get(json, "loaded"), at->err))
        return -1;
    if (read_decks(decks, session, at)) return -1;
    return check_pins(json, catalog_library(session->catalog), version, strict, at);
}

static int read_player(const json_t *json, RecordLine *line, const Where *at)
{
    const json_t *player = json_object_get(json, "player");
    const json_int_t seat = json_integer_value(player);

    if (!json_is_integer(player) || seat < 0 || seat >= SEATS_MAX)
        return bad(at, "a player is a number from 0 to 3");
    line->player = (PlayerId)seat;
    return 0;
}

static int read_answer(const json_t *json, const json_t *picks, RecordLine *line,
                       const Where *at)
{
    size_t n = json_array_size(picks);

    if (!json_is_array(picks)) return bad(at, "an answer is a list of picks");
    if (n > OPTIONS_MAX)
        return bad(at, "an answer has at most as many picks as options");
    if (read_player(json, line, at)) return -1;
    line->kind = LINE_ANSWER;
    line->answer.n = (uint16_t)n;
    for (size_t i = 0; i < n; i++) {
        const json_t *number = json_array_get(picks, i);
        const json_int_t pick = json_integer_value(number);

        if (!json_is_integer(number) || pick < 0 || pick > 255)
            return bad(at, "a pick is a number from 0 to 255");
        line->answer.picks[i] = (uint8_t)pick;
    }
    return 0;
}

static int read_line(const json_t *json, RecordLine *line, const Where *at)
{
    const json_t *pick = json_object_get(json, "pick");
    const json_t *split = json_object_get(json, "split");

    *line = (RecordLine){.line = at->line};
    if (pick || split) {
        line->split = split != NULL;
        return read_answer(json, split ? split : pick, line, at);
    }
    if (json_is_true(json_object_get(json, "concede"))) {
        line->kind = LINE_CONCEDE;
        return read_player(json, line, at);
    }
    if (json_object_get(json, "game")) {
        line->kind = LINE_GAME;
        return 0;
    }
    line->kind = json_object_get(json, "end") ? LINE_FINISH : LINE_HASH;
    line->turn = (int)json_integer_value(json_object_get(json, "turn"));
    if (!read_hash(json, "hash", &line->hash))
        return bad(at, "expected an answer, a hash or the end");
    return 0;
}

static int add_line(Recording *recording, const RecordLine *line, const Where *at)
{
    if ((recording->n & (recording->n + 1)) == 0) {
        size_t room = 2 * ((size_t)recording->n + 1);
        RecordLine *more = realloc(recording->lines, room * sizeof *more);

        if (!more) return err_set(at->err, CODE_OURS, "not enough memory for a replay");
        recording->lines = more;
    }
    recording->lines[recording->n++] = *line;
    return 0;
}

static int read_text(const char *text, Session *session, Recording *recording,
                     bool strict, const Where *at)
{
    json_error_t where;
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, &where);
    RecordLine line;

    if (!json) {
        return err_set(at->err,
                       CODE_DATA,
                       "%s:%d:%d: %s",
                       at->path,
                       at->line,
                       where.column,
                       where.text);
    }
    int status = at->line == 1 ? read_header(json, session, strict, at)
                               : read_line(json, &line, at);
    if (!status && at->line > 1) status = add_line(recording, &line, at);
    json_decref(json);
    return status;
}

int record_read(const char *path, Session *session, Recording *recording, bool strict,
                Err *err)
{
    FILE *file = fopen(path, "r");
    Where at = {.path = path, .err = err};
    char *text = NULL;
    size_t size = 0;
    int status = 0;

    *recording = (Recording){0};
    if (!file) return err_set(err, CODE_MISSING, "%s: %s", path, strerror(errno));
    while (!status && getline(&text, &size, file) > 0) {
        at.line++;
        status = read_text(text, session, recording, strict, &at);
    }
    if (!status && !at.line) status = bad(&at, "the file is empty");
    free(text);
    (void)fclose(file);
    return status;
}

void record_free(Recording *recording)
{
    free(recording->lines);
    *recording = (Recording){0};
}
