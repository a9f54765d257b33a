// start_position.c -- reads the word that tells a position, and begins the game there.

#include "tools/try/start_position_inside.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/catalog/open_game.h"
#include "tools/protocol/protocol.h"

// Returns whether something is there to be read; what is no file is refused by its
// reader.
static bool is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && !S_ISDIR(info.st_mode);
}

static bool ends_with(const char *text, size_t n, const char *end)
{
    const size_t tail = strlen(end);

    return n > tail && !strncmp(text + n - tail, end, tail);
}

// Cuts [word] at the last [mark] behind which the rest begins, if what is before it is a
// file that ends with [end].
static bool is_part(StartPosition *start, const char *word, const char *end, char mark)
{
    const char *cut = strstr(word, end);
    const size_t n = cut ? (size_t)(cut - word) + strlen(end) : 0;

    if (!n || (word[n] && word[n] != mark) || !ends_with(word, n, end)) return false;
    start->path = arena_text_n(start->arena, word, n);
    if (!is_file(start->path)) return false;
    if (word[n] && word[n + 1]) start->part = arena_text(start->arena, word + n + 1);
    return true;
}

// Returns whether the file is what the request `save` of the protocol returned.
static bool is_saved(const char *path, Arena *arena)
{
    Err ignored;
    size_t size;
    const char *text = is_file(path)
                           ? file_read(path, LIMIT_FILE_BYTES, arena, &size, &ignored)
                           : NULL;

    return text && strstr(text, "\"saved\"") && strstr(text, "\"check\"");
}

// Returns what the file holds, or NULL with [err].
static json_t *load_saved(const char *path, Arena *arena, Err *err)
{
    json_error_t where;
    size_t size;
    const char *text = file_read(path, LIMIT_FILE_BYTES, arena, &size, err);
    json_t *json = text ? json_loadb(text, size, JSON_REJECT_DUPLICATES, &where) : NULL;

    if (text && !json)
        (void)err_set(err, CODE_DATA, "%s:%d: %s", path, where.line, where.text);
    return json;
}

// Finds the game of a saved one by the first of its cards.
static void find_in_saved(StartPosition *start, const char *path)
{
    Err ignored;
    json_t *json = load_saved(path, start->arena, &ignored);
    const char *code =
        json_string_value(json_array_get(json_object_get(json, "cards"), 0));

    start->kind = START_SAVED;
    start->path = arena_text(start->arena, path);
    if (!start->game && code)
        start->game = open_game_of_card(start->wish->db, code, start->arena);
    json_decref(json);
}

// Reads a number of at least [least] up to [mark] or the end. Returns -1 if there is none.
static long read_count(const char **text, char mark, long least)
{
    char *end = NULL;
    const long n = **text >= '0' && **text <= '9' ? strtol(*text, &end, 10) : -1;

    if (!end || n < least || (*end && *end != mark)) return -1;
    *text = end;
    return n;
}

// Reads "30", "2.30" or "2." behind the "@" of a replay. Returns 0, or -1 with [err].
static int read_moment(StartPosition *start, Err *err)
{
    const char *text = start->part, *dot = text ? strchr(text, '.') : NULL;

    start->at = -1;
    if (!text) return 0;
    if (dot) start->number = read_count(&text, '.', 1);
    if (dot && start->number > 0) text = dot + 1;
    if (!dot || *text) start->at = read_count(&text, '\0', 0);
    if (start->number >= 0 && !*text) return 0;
    return err_set(err,
                   CODE_USAGE,
                   "'@' of a replay wants a number of answers, '@2.30' of those of its "
                   "second game, found '%s'",
                   start->part);
}

static int find_in_record(StartPosition *start, Err *err)
{
    start->kind = START_RECORD;
    if (read_moment(start, err)) return -1;
    char *game = record_game_of(start->path);
    if (game && !start->game) start->game = arena_text(start->arena, game);
    free(game);
    return 0;
}

int start_position_find(StartPosition *start, const StartWish *wish, Err *err)
{
    const char *word = wish->n == 1 ? wish->words[0] : NULL;

    *start = (StartPosition){
        .wish = wish, .game = wish->game, .at = -1, .arena = arena_new()};
    if (word && is_part(start, word, ".lua", ':')) {
        start->kind = START_SCENARIO;
        if (!start->game)
            start->game = open_game_of_path(wish->db, start->path, start->arena);
        return 0;
    }
    if (word && is_part(start, word, ".jsonl", '@')) return find_in_record(start, err);
    if (word && is_saved(word, start->arena)) {
        find_in_saved(start, word);
        return 0;
    }
    if (word && (strstr(word, ".lua") || strstr(word, ".jsonl")))
        return err_set(err, CODE_MISSING, "no file '%s'", word);
    start->game =
        open_game_of_decks(wish->db, wish->game, wish->words, wish->n, start->arena);
    return 0;
}

bool start_position_is_named(const char *const *words, int n)
{
    const StartWish wish = {.words = words, .n = n};
    StartPosition start;
    Err ignored;
    const bool found = n == 1 && !start_position_find(&start, &wish, &ignored);
    const bool is = found && start.kind != START_DECKS;

    if (n == 1) start_position_close(&start);
    return is;
}

static int begin_with_decks(StartPosition *start, Session *session, Err *err)
{
    static const SittingWish usual;
    const StartWish *wish = start->wish;
    const Rules *rules = session_rules(session);
    SittingWish sitting = wish->sitting ? *wish->sitting : usual;
    const char *decks[SEATS_MAX] = {NULL};
    int n = wish->n;

    for (int i = 0; i < n && i < SEATS_MAX; i++) decks[i] = wish->words[i];
    if (!n) {
        const int row = sitting.mode ? sitting_mode_find(rules, sitting.mode) : 0;
        const int players = sitting_mode(rules, row < 0 ? 0 : row).players;
        n = catalog_usual_decks(session->catalog, players, start->arena, decks, err);
    }
    if (n < 0 || session_setup(rules, &sitting, (size_t)n, &session->setup, err))
        return -1;
    session->setup.seed = wish->seed;
    if (session_decks(session, decks, err)) return -1;
    session_start(session);
    return 0;
}

// A scenario's position that is taken over into a session.
typedef struct {
    StartPosition *start;
    Session *session;
    Scene *scene;
    bool taken;
} Taking;

// Lets the results of chance that the scenario says go on in the session's game.
static void take_chance(StartPosition *start, Session *session,
                        const Scenario *scenario)
{
    const uint64_t seed = scenario_lua_head(start->file, start->index).seed;

    scenario_chance_end(&start->chance);
    if (!scenario->chance.results) return;
    scenario_chance_go_on(&start->chance, &scenario->chance, seed);
    session->table.foretold = &start->chance.foretold;
}

static void take_position(void *self, const Scenario *scenario)
{
    Taking *taking = self;

    if (taking->taken) return;
    const Rules *rules = scenario->table.rules;
    Session *session = taking->session;
    taking->taken = true;
    session_table(session);
    take_chance(taking->start, session, scenario);
    game_copy(&session->game, &scenario->game);
    session->sitting = scenario->sitting;
    if (!session->sitting.playing)
        session->sitting =
            sitting_of_game(sitting_mode_of(rules, &scenario->game.now), 1);
    session->setup.mode = session->sitting.mode;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(
            taking->scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
}

static int begin_scenario(StartPosition *start, Session *session, Scene *scene,
                          Err *err)
{
    Taking taking = {start, session, scene, false};
    const ScenarioWatch watch = {.self = &taking, .begins = take_position};
    const Rules *rules = session_rules(session);

    scenario_lua_close(start->file);
    start->file = scenario_lua_open(start->path, rules, err);
    if (!start->file) return -1;
    start->index = scenario_lua_find(start->file, start->part, err);
    if (start->index < 0) return -1;
    return scenario_lua_begin(start->file, start->index, session->catalog, &watch, err);
}

static int begin_record(StartPosition *start, Session *session, Err *err)
{
    Recording recording = {0};
    int failed = record_read(start->path, session, &recording, false, err);

    if (!failed) failed = start_position_find_game(start, &recording, err);
    if (!failed) failed = start_position_begin_game(start, session, &recording, err);
    record_free(&recording);
    return failed;
}

static int begin_saved(StartPosition *start, Session *session, Err *err)
{
    Protocol *protocol = calloc(1, sizeof *protocol);
    json_t *json = load_saved(start->path, start->arena, err);
    int failed = -1;

    ENOUGH(protocol);
    protocol->session = session;
    if (json) failed = protocol_load(protocol, json, err);
    json_decref(json);
    free(protocol);
    return failed;
}

int start_position_begin(StartPosition *start, Session *session, Scene *scene, Err *err)
{
    int failed = 0;

    switch (start->kind) {
    case START_DECKS: failed = begin_with_decks(start, session, err); break;
    case START_SCENARIO: return begin_scenario(start, session, scene, err);
    case START_RECORD: failed = begin_record(start, session, err); break;
    case START_SAVED: failed = begin_saved(start, session, err); break;
    }
    if (failed) return -1;
    scene_look(scene, &session->game.now, &session->table, NOBODY);
    scene_name(scene, &session->game.now, &session->table);
    return 0;
}

bool start_position_is_repeatable(const StartPosition *start)
{
    return start->kind != START_SAVED;
}

const ScenarioChance *start_position_chance(const StartPosition *start)
{
    return start->chance.results ? &start->chance : NULL;
}

const char *start_position_name(const StartPosition *start)
{
    if (start->kind == START_DECKS) return "a game with decks";
    if (start->kind != START_SCENARIO) return start->path;
    return arena_format(start->arena,
                        "%s: %s",
                        start->path,
                        scenario_lua_head(start->file, start->index).name);
}

void start_position_close(StartPosition *start)
{
    scenario_chance_end(&start->chance);
    scenario_lua_close(start->file);
    arena_free(start->arena);
    *start = (StartPosition){0};
}
