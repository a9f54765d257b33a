// record_head.c -- reads the header of a record, and makes a session ready to play it.
//
// The header is read field by field. Afterwards the header that a record of the session
// would have is made, and both must say the same: so nothing in it is read and ignored.

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"
#include "tools/record/record_inside.h"

enum {
    NAME_IN_MESSAGE = 60,
    // Since version 3 a record names the points at the end. Since version 4 it lists the
    // scripts that its hash of scripts is made of, and games remember more, so that their
    // hashes are others.
    RECORD_POINTS = 3,
    RECORD_WITH = 4,
    RECORD_HASHES = 4,
};

int record_bad(const RecordPlace *at, const char *format, ...)
{
    char text[300];
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    return err_set(at->err, CODE_DATA, "%s:%d: %s", at->path, at->line, text);
}

// Reads a hash: 16 hexadecimal digits. Returns false if [key] holds none.
static bool read_hash(const json_t *json, const char *key, uint64_t *hash)
{
    const char *text = json_string_value(json_object_get(json, key));

    if (!text || strlen(text) != 16 || strspn(text, "0123456789abcdef") != 16)
        return false;
    *hash = strtoull(text, NULL, 16);
    return true;
}

static int read_cards(const json_t *list, Catalog *catalog, CardId *cards, int max,
                      const RecordPlace *at)
{
    int n = (int)json_array_size(list);

    if (list && !json_is_array(list))
        return record_bad(at, "a part of a deck is a list of codes");
    if (n > max) return record_bad(at, "too many cards in a part of a deck");
    for (int i = 0; i < n; i++) {
        const char *code = json_string_value(json_array_get(list, (size_t)i));
        if (!code) return record_bad(at, "expected a card code in a deck");
        cards[i] = catalog_load_card(catalog, code, at->err);
        if (!cards[i]) return -1;
    }
    return n;
}

static int read_deck(const json_t *json, Catalog *catalog, Deck *deck,
                     const RecordPlace *at)
{
    const Rules *rules = catalog_library(catalog)->rules;
    const char *name = json_string_value(json_object_get(json, "name"));

    memset(deck, 0, sizeof *deck);
    (void)text_format(deck->name, sizeof deck->name, "%s", name ? name : "");
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

static int read_decks(const json_t *decks, Session *session, const RecordPlace *at)
{
    const bool any = deck_sections_n(session_rules(session)) > 0;
    const int n = any ? session_players(session) : 0;

    if (!any && json_array_size(decks))
        return record_bad(
            at, "the header has decks, but this game is played without decks");
    if (json_array_size(decks) != (size_t)n)
        return record_bad(
            at, "the header does not have a deck for each player of its mode");
    for (int i = 0; i < n; i++)
        if (read_deck(json_array_get(decks, (size_t)i),
                      session->catalog,
                      &session->setup.decks[i],
                      at))
            return -1;
    return 0;
}

// Compares a hash of the header with that of the present cards or scripts. Others may
// lead to another game.
static int check_pin(const json_t *json, const char *key, uint64_t now, bool strict,
                     const RecordPlace *at)
{
    uint64_t then = 0;

    if (!read_hash(json, key, &then))
        return record_bad(at, "the header names no card hashes");
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
    terminal_tell(
        stderr, "cardwright: %s: %s changed since the game was played", at->path, key);
    return 0;
}

// Compares the hashes of cards and scripts, of those that the record lists: a set that was
// imported since may bring more.
static int check_pins(const json_t *json, const Library *library, int version,
                      bool strict, const RecordPlace *at)
{
    const json_t *loaded = json_object_get(json, "loaded");
    const json_t *with = json_object_get(json, "with");

    if (check_pin(json, "cards", record_card_hash(library, loaded), strict, at))
        return -1;
    if (version >= RECORD_WITH)
        return check_pin(
            json, "scripts", record_script_hash(library, loaded, with), strict, at);
    terminal_tell(
        stderr,
        "cardwright: %s: a replay of version %d: it does not list its scripts, "
        "so they are not compared",
        at->path,
        version);
    return 0;
}

static void tell_of_hashes(const Recording *recording)
{
    if (recording->version >= RECORD_HASHES && recording->more)
        terminal_tell(
            stderr,
            "cardwright: %s: sets were imported since, so answers and ends are "
            "compared without hashes",
            recording->path);
    if (recording->version >= RECORD_HASHES) return;
    (void)fprintf(
        stderr,
        "cardwright: %s: a replay of version %d: hashes were made otherwise, so "
        "answers and ends are compared without them\n",
        recording->path,
        recording->version);
}

// Returns the version that a header names, -1 for one that this program cannot read.
static int read_version(const json_t *json, const RecordPlace *at)
{
    static const char maker[] = "cardwright ";
    const char *record = json_string_value(json_object_get(json, "record"));
    char *end = NULL;

    if (!record || strncmp(record, maker, sizeof maker - 1) != 0)
        return record_bad(at, "this is no replay of a game");
    const char *number = record + sizeof maker - 1;
    const long version = strtol(number, &end, 10);
    if (end == number || *end || version < 1)
        return record_bad(at, "the replay names no version");
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

static int check_game(const json_t *json, const Rules *rules, const RecordPlace *at)
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

// Reads the settings. One that the header of an earlier version does not have gets its
// usual value.
static int read_settings(const json_t *json, Session *session, int version,
                         const RecordPlace *at)
{
    const Rules *rules = session_rules(session);
    Setup *setup = &session->setup;
    Err err;

    memset(setup->settings, 0, sizeof setup->settings);
    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);
        const json_t *value = json_object_get(json, row->name);

        if (row->values || (!value && version < RECORD_VERSION)) continue;
        if (session_set_json(rules, setup, i, value, &err))
            return record_bad(at, "%s", err.text);
    }
    if (session_set_object(rules, setup, json_object_get(json, "settings"), &err))
        return record_bad(at, "%s", err.text);
    return 0;
}

static int read_sitting(const json_t *json, Session *session, int version,
                        const RecordPlace *at)
{
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const json_t *seed = json_object_get(json, "seed");
    const json_int_t n = json_integer_value(seed);
    const Rules *rules = session_rules(session);

    if (!mode || sitting_mode_find(rules, mode) < 0 || !json_is_integer(seed))
        return record_bad(at, "the header lacks mode or seed");
    if (n < 0 || n > SEED_MAX)
        return record_bad(at, "the seed is a number from 0 to 9007199254740992");
    session->setup.mode = sitting_mode_find(rules, mode);
    session->setup.seed = (uint64_t)n;
    return read_settings(json, session, version, at);
}

int record_read_head(json_t *json, Session *session, Recording *recording, bool strict,
                     const RecordPlace *at)
{
    const int version = read_version(json, at);
    const json_t *loaded = json_object_get(json, "loaded");

    if (version < 0 || check_game(json, session_rules(session), at)) return -1;
    recording->version = version;
    recording->head = json_incref(json);
    if (read_sitting(json, session, version, at)) return -1;
    if (!json_is_array(loaded)) return record_bad(at, "'loaded' is a list of codes");
    if (record_load_library(session->catalog, loaded, at->err)) return -1;
    const int cards = catalog_library(session->catalog)->cards_n;

    if (read_decks(json_object_get(json, "decks"), session, at)) return -1;
    if (catalog_library(session->catalog)->cards_n != cards)
        return record_bad(at, "a deck has a card that 'loaded' does not list");
    if (check_pins(json, catalog_library(session->catalog), version, strict, at))
        return -1;
    return session_decks_check(session, at->err);
}

// Tells that the record says something else than the game.
static int tell_difference(const RecordPlace *at, const char *key, const json_t *said,
                           const json_t *found)
{
    char *one = json_dumps(said, JSON_ENCODE_ANY | JSON_COMPACT);
    char *other = json_dumps(found, JSON_ENCODE_ANY | JSON_COMPACT);

    err_set(at->err,
            CODE_FINDINGS,
            "%s:%d: '%s' is %.*s in the record, and %.*s in the game played again",
            at->path,
            at->line,
            key,
            one ? text_fit(one, NAME_IN_MESSAGE) : 0,
            one ? one : "",
            other ? text_fit(other, NAME_IN_MESSAGE) : 0,
            other ? other : "");
    free(one);
    free(other);
    return -1;
}

static int unknown_key(const RecordPlace *at, const char *key, const json_t *known)
{
    NameMatch nearest;
    const char *name;
    json_t *value;

    name_match_start(&nearest, key);
    json_object_foreach((json_t *)known, name, value)
    {
        (void)value;
        name_match_offer(&nearest, name);
    }
    const char *near = name_match_best(&nearest);
    return record_bad(at,
                      "no record has '%.*s' here%s",
                      text_fit(key, NAME_IN_MESSAGE),
                      key,
                      text_hint(near).text);
}

// Compares the fields of [said] with those of [found]. [free] names those that may
// differ, [lacks] those that may be missing, both lists that end with NULL.
static int compare_heads(const json_t *said, const json_t *found,
                         const char *const *free_keys, const char *const *lacks,
                         const RecordPlace *at)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)said, key, value)
    {
        const json_t *other = json_object_get(found, key);
        const char *const *may = free_keys;

        if (!other) return unknown_key(at, key, found);
        while (*may && strcmp(*may, key) != 0) may++;
        if (!*may && !json_equal(value, (json_t *)other))
            return tell_difference(at, key, value, other);
    }
    json_object_foreach((json_t *)found, key, value)
    {
        const char *const *may = lacks;

        while (*may && strcmp(*may, key) != 0) may++;
        if (!*may && !json_object_get(said, key))
            return record_bad(at, "the line lacks '%s'", key);
    }
    return 0;
}

// Leaves in the list [key] of [found] only what that of [said] has too. Returns whether
// something was left out.
static bool keep_common(json_t *found, const json_t *said, const char *key)
{
    const json_t *there = json_object_get(found, key);
    const json_t *wanted = json_object_get(said, key);
    json_t *common = json_array(), *entry;
    size_t i, k;

    json_array_foreach(there, i, entry)
    {
        for (k = 0; k < json_array_size(wanted); k++)
            if (json_equal(entry, json_array_get(wanted, k))) break;
        if (k < json_array_size(wanted)) json_array_append(common, entry);
    }
    const bool all = json_array_size(common) == json_array_size(there);

    json_object_set_new(found, key, common);
    return !all;
}

int record_check_head(Recording *recording, const Session *session, Err *err)
{
    // The hashes of cards and scripts were compared when the header was read.
    static const char *const free_keys[] = {
        "record", "program", "cards", "scripts", NULL};
    static const char *const none[] = {NULL};
    const char *lacks[SITTING_SETTINGS + 2] = {0};
    const RecordPlace at = {recording->path, 1, err};
    const Rules *rules = session_rules(session);
    json_t *found = record_head_line(session);
    const bool cards = keep_common(found, recording->head, "loaded");
    const bool scripts = keep_common(found, recording->head, "with");

    for (int i = 0; i < sitting_settings_n(rules); i++)
        lacks[i] = sitting_setting(rules, i)->name;
    lacks[sitting_settings_n(rules)] = "with";
    recording->more = cards || scripts;
    tell_of_hashes(recording);

    const int status = compare_heads(recording->head,
                                     found,
                                     free_keys,
                                     recording->version < RECORD_VERSION ? lacks : none,
                                     &at);
    json_decref(found);
    return status;
}

static json_t *line_of(const RecordLine *line, const Session *session, int answers)
{
    if (line->kind == LINE_GAME) return record_game_line(&session->sitting, answers);
    if (line->kind == LINE_FINISH) return record_end_line(&session->game, answers);
    return record_hash_line(&session->game, answers);
}

int record_check_line(const Recording *recording, const RecordLine *line,
                      const Session *session, int answers, Err *err)
{
    static const char *const none[] = {NULL}, *const points[] = {"points", NULL},
                             *const hash[] = {"hash", NULL};
    const RecordPlace at = {recording->path, line->line, err};
    json_t *found = line_of(line, session, answers);
    const int status = compare_heads(
        line->said,
        found,
        recording->version < RECORD_HASHES || recording->more ? hash : none,
        recording->version < RECORD_POINTS ? points : none,
        &at);

    json_decref(found);
    return status;
}
