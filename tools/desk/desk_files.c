// desk_files.c -- puts files on the desk, and takes them away.

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/folders/set_names.h"
#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"

// Makes the private folder. Returns its path, or NULL with [err].
static char *make_root(Err *err)
{
    const char *place = getenv("TMPDIR");
    char path[4096];

    if (!place || *place != '/') place = "/tmp";
    const int n = snprintf(path, sizeof path, "%s/cardwright-XXXXXX", place);
    if (n < 0 || n >= (int)sizeof path || !mkdtemp(path)) {
        (void)err_set(err,
                      CODE_IO,
                      "no private folder can be made in %s: %s",
                      place,
                      strerror(errno));
        return NULL;
    }
    char *root = strdup(path);
    ENOUGH(root);
    return root;
}

Desk *desk_of(Protocol *protocol, Err *err)
{
    if (protocol->desk) return protocol->desk;
    char *root = make_root(err);
    if (!root) return NULL;
    Desk *desk = calloc(1, sizeof *desk);
    ENOUGH(desk);
    desk->root = root;
    protocol->desk = desk;
    return desk;
}

static int refuse_name(const char *what, const char *name, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "'%.*s' is no name of a %s here",
                   text_fit(name, 80),
                   name,
                   what);
}

int desk_check_name(const char *folder, const char *name, Err *err)
{
    if (!set_names_is_folder(folder)) return refuse_name("folder", folder, err);
    if (name && !set_names_is_file(name))
        return refuse_name("file of a set", name, err);
    return 0;
}

static int find_file(const Desk *desk, const char *name)
{
    for (int i = 0; i < desk->files_n; i++)
        if (!strcmp(desk->files[i].name, name)) return i;
    return -1;
}

// Makes the folders of a path below the desk's.
static int make_folders(const Desk *desk, char *path, Err *err)
{
    for (char *at = path + strlen(desk->root) + 1; (at = strchr(at, '/')); at++) {
        *at = '\0';
        const int failed = mkdir(path, 0700) && errno != EEXIST;
        *at = '/';
        if (failed) return err_set(err, CODE_IO, "%s: %s", desk->root, strerror(errno));
    }
    return 0;
}

static int write_file(const Desk *desk, const char *name, const char *text, size_t n,
                      Err *err)
{
    Arena *arena = arena_new();
    const char *path = arena_format(arena, "%s/%s", desk->root, name);
    int failed = make_folders(desk, (char *)path, err);

    if (!failed) {
        FILE *out = fopen(path, "wbe");

        failed = !out || fwrite(text, 1, n, out) != n;
        if (out) failed |= fclose(out);
        if (failed) err_set(err, CODE_IO, "%s: %s", name, strerror(errno));
    }
    arena_free(arena);
    return failed ? -1 : 0;
}

// Returns the place of a file that may be new.
static int place_for(Desk *desk, const char *name)
{
    int at = find_file(desk, name);

    if (at >= 0) return at;
    at = desk->files_n;
    desk->files = realloc(desk->files, ((size_t)at + 1) * sizeof *desk->files);
    ENOUGH(desk->files);
    desk->files[at] = (DeskFile){.name = strdup(name)};
    ENOUGH(desk->files[at].name);
    desk->files_n++;
    return at;
}

static void forget_file(Desk *desk, int at)
{
    desk->bytes -= desk->files[at].bytes;
    free(desk->files[at].name);
    desk->files[at] = desk->files[--desk->files_n];
}

// Removes a file, and the folders in which nothing is left.
static void remove_file(const Desk *desk, const char *name)
{
    Arena *arena = arena_new();
    char *path = (char *)arena_format(arena, "%s/%s", desk->root, name);
    const size_t root = strlen(desk->root);

    (void)unlink(path);
    for (char *cut = strrchr(path, '/'); cut && cut > path + root;
         cut = strrchr(path, '/')) {
        *cut = '\0';
        if (rmdir(path)) break;
    }
    arena_free(arena);
}

static int put_file(Desk *desk, const char *folder, const json_t *file, Err *err)
{
    const json_t *text = json_object_get(file, "text");
    const size_t n = json_string_length(text);
    Arena *arena = arena_new();
    const char *whole = arena_format(
        arena, "%s/%s", folder, json_string_value(json_object_get(file, "name")));
    const int at = place_for(desk, whole);

    desk->bytes -= desk->files[at].bytes;
    desk->files[at].bytes = 0;
    const int failed = write_file(desk, whole, json_string_value(text), n, err);
    if (failed) {
        remove_file(desk, whole); // half of it may be there
        forget_file(desk, at);
    } else
        desk->bytes += desk->files[at].bytes = n;
    arena_free(arena);
    return failed;
}

void desk_free(Desk *desk)
{
    for (int i = 0; i < desk->files_n; i++) {
        remove_file(desk, desk->files[i].name);
        free(desk->files[i].name);
    }
    (void)rmdir(desk->root);
    free(desk->files);
    free(desk->root);
    free(desk);
}

const char *desk_folder(const Desk *desk, const char *folder, Arena *arena, Err *err)
{
    const char *start = arena_format(arena, "%s/", folder);

    if (desk_check_name(folder, NULL, err)) return NULL;
    for (int i = 0; i < desk->files_n; i++)
        if (!strncmp(desk->files[i].name, start, strlen(start)))
            return arena_format(arena, "%s/%s", desk->root, folder);
    (void)err_set(err,
                  CODE_MISSING,
                  "there is no folder '%.*s' on the desk: send its files",
                  text_fit(folder, 80),
                  folder);
    return NULL;
}

// The place of a file of the folder on the desk, or -1.
static int place_of(const Desk *desk, const char *folder, const char *name)
{
    char whole[2 * SET_NAME_MAX + 2];

    (void)snprintf(whole, sizeof whole, "%s/%s", folder, name);
    return find_file(desk, whole);
}

bool desk_has(const Desk *desk, const char *folder, const char *name)
{
    return place_of(desk, folder, name) >= 0;
}

// ---- the request

// Reads the list of files to put. Returns 0, or -1 with [err].
static int check_put(const char *folder, const json_t *put, Err *err)
{
    static const JsonKey keys[] = {{"name", KEY_TEXT, true, 0, 0, NULL},
                                   {"text", KEY_TEXT, true, 0, 0, NULL}};
    JsonKeys known;
    const json_t *file;
    size_t i;

    json_keys_start(&known, "a file", keys, COUNT_OF(keys));
    json_array_foreach(put, i, file)
    {
        if (json_keys_check(&known, file, err) ||
            desk_check_name(
                folder, json_string_value(json_object_get(file, "name")), err))
            return -1;
    }
    return 0;
}

static int check_drop(const Desk *desk, const char *folder, const json_t *drop,
                      Err *err)
{
    const json_t *name;
    size_t i;

    json_array_foreach(drop, i, name)
    {
        if (desk_check_name(folder, json_string_value(name), err)) return -1;
        if (place_of(desk, folder, json_string_value(name)) < 0)
            return err_set(err,
                           CODE_MISSING,
                           "there is no file '%s/%s'",
                           folder,
                           json_string_value(name));
    }
    return 0;
}

// Notes the name. Returns 0, or -1 with [err]: the request had it before.
static int check_once(json_t *named, const char *name, Err *err)
{
    if (json_object_get(named, name))
        return err_set(err, CODE_DATA, "'%s' stands twice in one request", name);
    (void)json_object_set_new(named, name, json_true());
    return 0;
}

static int too_many(int most, LimitId limit, Err *err)
{
    return err_set(err, CODE_DATA, "more than %d %s", most, limit_row(limit)->words);
}

// Returns 0 if the desk has room for what it will have then; or -1 with [err].
static int check_room(const Desk *desk, const char *folder, const json_t *put,
                      const json_t *drop, Err *err)
{
    json_t *named = json_object();
    const json_t *file;
    size_t bytes = desk->bytes, i;
    int n = desk->files_n, failed = 0;

    json_array_foreach(put, i, file)
    {
        const char *name = json_string_value(json_object_get(file, "name"));
        const int at = place_of(desk, folder, name);

        failed |= check_once(named, name, err);
        n += at < 0;
        bytes += json_string_length(json_object_get(file, "text"));
        bytes -= at < 0 ? 0 : desk->files[at].bytes;
    }
    json_array_foreach(drop, i, file)
    {
        const int at = place_of(desk, folder, json_string_value(file));

        failed |= check_once(named, json_string_value(file), err);
        n--;
        bytes -= desk->files[at].bytes;
    }
    json_decref(named);
    if (failed) return -1;
    if (bytes > DESK_BYTES_MAX) return too_many(DESK_BYTES_MAX, LIMIT_DESK_BYTES, err);
    if (n > DESK_FILES_MAX) return too_many(DESK_FILES_MAX, LIMIT_DESK_FILES, err);
    return 0;
}

static json_t *list_files(const Desk *desk, const char *folder)
{
    const size_t n = strlen(folder);
    json_t *list = json_array();

    for (int i = 0; i < desk->files_n; i++) {
        const char *name = desk->files[i].name;

        if (!strncmp(name, folder, n) && name[n] == '/')
            json_array_append_new(list, json_safe_text(name + n + 1));
    }
    return list;
}

json_t *desk_do_files(Protocol *protocol, const json_t *request, Err *err)
{
    const char *folder = json_string_value(json_object_get(request, "folder"));
    const json_t *put = json_object_get(request, "put"), *file;
    const json_t *drop = json_object_get(request, "drop");
    size_t i;

    if (desk_check_name(folder, NULL, err) || check_put(folder, put, err)) return NULL;
    Desk *desk = desk_of(protocol, err);
    if (!desk || check_drop(desk, folder, drop, err) ||
        check_room(desk, folder, put, drop, err))
        return NULL;
    json_array_foreach(drop, i, file)
    {
        const int at = place_of(desk, folder, json_string_value(file));

        remove_file(desk, desk->files[at].name);
        forget_file(desk, at);
    }
    json_array_foreach(put, i, file)
    {
        if (put_file(desk, folder, file, err)) return NULL;
    }
    return json_pack("{s:s, s:s, s:o}",
                     "type",
                     "files",
                     "folder",
                     folder,
                     "files",
                     list_files(desk, folder));
}
