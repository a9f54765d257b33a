// set_folder.c -- reads set.json, the list, then the scripts in order of their names.
//
// A script belongs to the card, keyword or set that it names itself.

#include "db/folders/set_folder.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/text/file.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

typedef struct {
    SetFolder *set;
    Problems *problems;
    Arena *arena;
    KeyMap scripts; // kind and name of each script of the set
} Reader;

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool ends_with(const char *text, const char *ending)
{
    size_t n = strlen(text), m = strlen(ending);

    return n > m && !strcmp(text + n - m, ending);
}

// Opens a folder whose files can be reached, too. Returns NULL with errno.
static DIR *open_folder(const char *path, Arena *arena)
{
    return access(arena_format(arena, "%s/.", path), F_OK) ? NULL : opendir(path);
}

// Returns the next entry. Returns NULL at the end, where errno is 0, and if it cannot be read.
static const struct dirent *next_entry(DIR *folder)
{
    errno = 0;
    return readdir(folder);
}

const char **set_folder_files(const char *path, const char *ending, Arena *arena,
                              Err *err)
{
    const char **names = arena_grow(arena, NULL, 0, sizeof *names);
    DIR *folder = open_folder(path, arena);
    int n = 0;

    for (const struct dirent *entry; folder && (entry = next_entry(folder));) {
        if (entry->d_name[0] == '.' || !ends_with(entry->d_name, ending)) continue;
        names = arena_grow(arena, names, n, sizeof *names);
        names[n++] = arena_text(arena, entry->d_name);
    }
    const int fault = errno == ENOENT || errno == ENOTDIR ? 0 : errno;
    if (folder) (void)closedir(folder);
    if (fault) {
        (void)err_set(err, CODE_IO, "%s: %s", path, strerror(fault));
        return NULL;
    }
    qsort(names, (size_t)n, sizeof *names, by_name);
    names = arena_grow(arena, names, n, sizeof *names);
    names[n] = NULL;
    return names;
}

static const char *read_text(const json_t *root, const char *key, Arena *arena)
{
    const char *text = json_string_value(json_object_get(root, key));

    return text && *text ? arena_text(arena, text) : NULL;
}

static bool is_code(const char *text)
{
    return *text &&
           strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == strlen(text);
}

static int check_head(const SetFolder *set, const char *path, const Rules *rules,
                      Err *err)
{
    if (!set->code || !is_code(set->code))
        return err_found(err,
                         FOUND_SET_JSON,
                         65,
                         "%s: expected \"set\", a code in capitals such as \"OGN\"",
                         path);
    if (!set->name)
        return err_found(err,
                         FOUND_SET_JSON,
                         65,
                         "%s: expected \"name\", the name of the set",
                         path);
    if (!set->game || strcmp(set->game, rules->game) != 0)
        return err_found(err,
                         FOUND_SET_JSON,
                         65,
                         "%s: expected \"game\": \"%s\", found \"%s\"",
                         path,
                         rules->game,
                         set->game ? set->game : "");
    if (set->api < 1)
        return err_found(err,
                         FOUND_SET_JSON,
                         65,
                         "%s: expected \"api\", the level of the card language, now %d",
                         path,
                         rules->api);
    if (set->api > rules->api)
        return err_found(err,
                         FOUND_SET_JSON,
                         65,
                         "%s: its scripts need \"api\": %d, this program has %d",
                         path,
                         set->api,
                         rules->api);
    return 0;
}

// Reads set.json. Returns NULL with [err] if it is no JSON.
static json_t *load_head(const char *path, Arena *arena, Err *err)
{
    json_error_t where;
    size_t size;
    const char *text = file_check_inside(path, err)
                           ? NULL
                           : file_read(path, LIMIT_SET_FILE, arena, &size, err);

    if (!text) return NULL;
    json_t *root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &where);
    if (!root)
        (void)err_found(err,
                        FOUND_SET_JSON,
                        65,
                        "%s:%d:%d: %s",
                        path,
                        where.line,
                        where.column,
                        where.text);
    return root;
}

// Refuses a text that is too long to be printed.
static int check_texts(json_t *root, const char *path, Err *err)
{
    const char *key;
    json_t *value;

    json_object_foreach(root, key, value)
    {
        if (json_string_length(value) > SET_TEXT_MAX)
            return err_found(err,
                             FOUND_SET_JSON,
                             CODE_DATA,
                             "%s: more than %d %s in \"%s\"",
                             path,
                             SET_TEXT_MAX,
                             limit_row(LIMIT_SET_TEXT)->words,
                             key);
    }
    return 0;
}

const char *set_folder_game(const char *path, Arena *arena, Err *err)
{
    const char *head = arena_format(arena, "%s/set.json", path);
    json_t *root = load_head(head, arena, err);

    if (!root) return NULL;
    const char *game = read_text(root, "game", arena);
    const bool too_long = check_texts(root, head, err);
    json_decref(root);
    if (too_long) return NULL;
    if (!game)
        (void)err_found(err,
                        FOUND_SET_JSON,
                        65,
                        "%s: expected \"game\", the name of its game",
                        head);
    return game;
}

// Refuses a key that nobody reads: a slip in "needs" must not go unnoticed.
static int check_keys(json_t *root, const char *path, Err *err)
{
    static const char *const known[] = {"set", "name", "game", "api", "needs"};
    const char *key;
    json_t *value;

    json_object_foreach(root, key, value)
    {
        NameMatch near;
        bool found = false;

        name_match_start(&near, key);
        for (int i = 0; i < COUNT_OF(known); i++) {
            found |= !strcmp(key, known[i]);
            name_match_offer(&near, known[i]);
        }
        if (!found)
            return err_found(err,
                             FOUND_SET_JSON,
                             CODE_DATA,
                             "%s: unknown key '%.40s'%s",
                             path,
                             key,
                             text_hint(name_match_best(&near)).text);
    }
    return 0;
}

// Reads one code of the list "needs". Returns what is wrong with it, or NULL.
static const char *read_need(SetFolder *set, const json_t *one, Arena *arena)
{
    const char *code = json_string_value(one);

    if (!code || !is_code(code) || strlen(code) > SET_TEXT_MAX)
        return "expected codes in capitals";
    if (!strcmp(code, set->code)) return "a set does not need itself";
    for (int i = 0; i < set->needs_n; i++)
        if (!strcmp(set->needs[i], code)) return "it names a set twice";
    set->needs = arena_grow(arena, set->needs, set->needs_n, sizeof *set->needs);
    set->needs[set->needs_n++] = arena_text(arena, code);
    return NULL;
}

static int read_needs(SetFolder *set, const json_t *root, const char *path,
                      Arena *arena, Err *err)
{
    const json_t *list = json_object_get(root, "needs");
    const char *why = NULL;

    if (!list) return 0;
    if (!json_is_array(list)) why = "expected a list";
    if (json_array_size(list) > SET_NEEDS_MAX)
        why = arena_format(
            arena, "more than %d %s", SET_NEEDS_MAX, limit_row(LIMIT_SET_NEEDS)->words);
    for (size_t i = 0; !why && i < json_array_size(list); i++)
        why = read_need(set, json_array_get(list, i), arena);
    if (!why) return 0;
    return err_found(err,
                     FOUND_SET_JSON,
                     CODE_DATA,
                     "%s: %s in \"needs\", a list of other sets such as [\"VEN\"]",
                     path,
                     why);
}

static int read_head(SetFolder *set, Arena *arena, const Rules *rules, Err *err)
{
    const char *path = arena_format(arena, "%s/set.json", set->path);
    json_t *root = load_head(path, arena, err);

    if (!root) return -1;
    set->code = read_text(root, "set", arena);
    set->name = read_text(root, "name", arena);
    set->game = read_text(root, "game", arena);
    const json_int_t api = json_integer_value(json_object_get(root, "api"));
    set->api = api < 0 ? 0 : api > INT_MAX ? INT_MAX : (int)api;
    const int failed =
        check_texts(root, path, err) || check_head(set, path, rules, err) ||
        check_keys(root, path, err) || read_needs(set, root, path, arena, err);
    json_decref(root);
    return failed ? -1 : 0;
}

static void reject_set(Reader *reader, FoundKind found, const char *path,
                       const char *value, const char *expected)
{
    reader->set->scripts_rejected++;
    problem_add(
        reader->problems,
        &(Problem){.file = path, .value = value, .expected = expected, .found = found});
}

static void add_script(Reader *reader, const SetScript *script)
{
    SetFolder *set = reader->set;

    const char *key = arena_format(reader->arena, "%s %s", script->kind, script->name);
    int *place = key_map_at(&reader->scripts, key);

    if (*place >= 0) {
        reject_set(reader,
                   FOUND_FILE_OF_SET,
                   script->path,
                   script->name,
                   arena_format(reader->arena,
                                "one script each; %s has it",
                                set->scripts[*place].path));
        return;
    }
    *place = set->scripts_n;
    set->scripts =
        arena_grow(reader->arena, set->scripts, set->scripts_n, sizeof *set->scripts);
    set->scripts[set->scripts_n++] = *script;
}

// Reads a script file. Returns false after it rejected a file that cannot be read.
static bool read_source(Reader *reader, SetScript *script)
{
    const char *expected = set_script_read(script, reader->arena);

    if (expected) reject_set(reader, FOUND_FILE_OF_SET, script->path, NULL, expected);
    return !expected;
}

// Returns the code that [file] begins with, such as "ogn-024-void-seeker.lua", or NULL.
static const char *code_of_file(const SetList *list, const char *file)
{
    char start[NAME_BYTES_MAX];
    int first = -1;

    for (size_t n = 1; n < sizeof start && file[n]; n++) {
        if (isalnum((unsigned char)file[n])) continue;
        (void)snprintf(start, n + 1, "%s", file);
        const int row = key_map_find(&list->in_file, start);
        if (row >= 0 && (first < 0 || row < first)) first = row;
    }
    return first < 0 ? NULL : list->rows[first].own_code;
}

static void read_card_script(Reader *reader, const char *file)
{
    SetFolder *set = reader->set;
    SetScript script = {.kind = "card",
                        .path = arena_format(reader->arena, "%s/%s", set->path, file)};

    if (!read_source(reader, &script)) return;
    script.name = set_script_named(reader->arena, script.source, "card");
    if (!script.name) script.name = code_of_file(&set->list, file);
    if (!script.name) {
        reject_set(reader,
                   FOUND_FILE_OF_SET,
                   script.path,
                   NULL,
                   "card \"CODE\" in it, or the code in its name");
        return;
    }
    if (key_map_find(&set->list.codes, script.name) < 0) {
        // The row of this card may have been rejected: do not complain a second time.
        if (!set->list.rejected)
            reject_set(reader,
                       FOUND_NOT_LISTED,
                       script.path,
                       script.name,
                       "the code of a card in cards.csv");
        return;
    }
    script.summary = set_script_summary(reader->arena, script.source, script.name);
    add_script(reader, &script);
}

static void read_keyword_script(Reader *reader, const char *file)
{
    SetScript script = {
        .kind = "keyword",
        .path = arena_format(reader->arena, "%s/keywords/%s", reader->set->path, file)};

    if (!read_source(reader, &script)) return;
    script.name = set_script_named(reader->arena, script.source, "keyword");
    if (!script.name) {
        reject_set(reader,
                   FOUND_FILE_OF_SET,
                   script.path,
                   NULL,
                   "keyword \"NAME\" at the start of a line");
        return;
    }
    script.summary = set_script_summary(reader->arena, script.source, NULL);
    add_script(reader, &script);
}

static void read_words(Reader *reader)
{
    SetFolder *set = reader->set;
    SetScript script = {.kind = "words",
                        .name = set->code,
                        .path = arena_format(reader->arena, "%s/words.lua", set->path)};

    if (!file_is_there(script.path)) return;
    if (!read_source(reader, &script)) return;
    script.summary = set_script_summary(reader->arena, script.source, NULL);
    add_script(reader, &script);
}

int set_folder_read(const char *path, const SetGame *game, SetFolder *set,
                    Problems *problems, Err *err)
{
    const FactColumns columns = fact_columns_of(game->rules);
    const ListWords words = {.columns = &columns, .forms = game->forms};
    Arena *arena = problems->arena;
    Reader reader = {
        .set = set, .problems = problems, .arena = arena, .scripts = {.arena = arena}};
    size_t n = strlen(path);

    while (n > 1 && path[n - 1] == '/') n--;
    *set = (SetFolder){.path = arena_text_n(arena, path, n)};
    if (read_head(set, arena, game->rules, err)) return -1;
    set->list_path = arena_format(arena, "%s/cards.csv", set->path);
    if (set_list_read(set->list_path, &words, &set->list, problems, err)) return -1;
    read_words(&reader);
    const char *keywords = arena_format(arena, "%s/keywords", set->path);
    if (file_check_inside(keywords, err)) return -1;
    const char **file = set_folder_files(keywords, ".lua", arena, err);
    if (!file) return -1;
    for (; *file; file++) read_keyword_script(&reader, *file);
    file = set_folder_files(set->path, ".lua", arena, err);
    if (!file) return -1;
    for (; *file; file++)
        if (strcmp(*file, "words.lua") != 0) read_card_script(&reader, *file);
    return 0;
}
