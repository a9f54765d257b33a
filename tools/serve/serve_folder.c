// serve_folder.c -- lists, sends, takes and watches the files of a set folder.
//
// Who saves a file says which one it was made of, by its hash. Where another one is there by now nothing is
// written, and the reply has it, so that no work is lost.

#include "tools/serve/serve_folder.h"

#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "db/text/file.h"
#include "engine/base/limit.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/serve/serve_argument.h"
#include "tools/serve/serve_reply.h"

enum { LOOK_NS = 250000000 };
#define SECOND_NS 1000000000ull

// ---- news

// Ends the waits that have news, whose time is over, or all.
static void wake(ServeFolder *folder, uint64_t mark, bool all)
{
    const uint64_t now = progress_clock_ns();

    for (FolderWait **at = &folder->waiting; *at;) {
        FolderWait *wait = *at;

        if (!all && wait->since == mark && wait->until_ns > now) {
            at = &wait->next;
            continue;
        }
        *at = wait->next;
        folder->waits--;
        wait->done(wait);
    }
}

static void *watch(void *self)
{
    ServeFolder *folder = self;

    pthread_mutex_lock(&folder->lock);
    while (!folder->stopping) {
        const uint64_t then = progress_clock_ns() + LOOK_NS;
        const struct timespec until = {(time_t)(then / SECOND_NS),
                                       (long)(then % SECOND_NS)};

        if (folder->waiting)
            (void)pthread_cond_timedwait(&folder->given, &folder->lock, &until);
        else
            (void)pthread_cond_wait(&folder->given, &folder->lock);
        if (!folder->waiting || folder->stopping) continue;
        pthread_mutex_unlock(&folder->lock);
        const uint64_t mark = folder_mark(&folder->folder);
        pthread_mutex_lock(&folder->lock);
        wake(folder, mark, false);
    }
    wake(folder, 0, true);
    pthread_mutex_unlock(&folder->lock);
    return NULL;
}

int serve_folder_open(ServeFolder *folder, const char *path, Arena *arena, Err *err)
{
    pthread_condattr_t steady;

    if (folder_open(&folder->folder, path, arena, err)) return -1;
    (void)pthread_condattr_init(&steady);
    (void)pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    (void)pthread_cond_init(&folder->given, &steady);
    (void)pthread_condattr_destroy(&steady);
    (void)pthread_mutex_init(&folder->lock, NULL);
    folder->started = !pthread_create(&folder->thread, NULL, watch, folder);
    if (folder->started) return 0;
    return err_set(err, CODE_IO, "the folder %s cannot be looked at", path);
}

void serve_folder_stop(ServeFolder *folder)
{
    if (!folder->started) return;
    pthread_mutex_lock(&folder->lock);
    folder->stopping = true;
    pthread_cond_signal(&folder->given);
    pthread_mutex_unlock(&folder->lock);
    (void)pthread_join(folder->thread, NULL);
    folder->started = false;
}

void serve_folder_close(ServeFolder *folder)
{
    if (!folder->folder.name) return;
    (void)pthread_cond_destroy(&folder->given);
    (void)pthread_mutex_destroy(&folder->lock);
    folder_close(&folder->folder);
}

bool serve_folder_wait(ServeFolder *folder, uint64_t since, FolderWait *wait)
{
    pthread_mutex_lock(&folder->lock);
    const bool waits = !folder->stopping && folder->waits < FOLDER_WAITS_MAX;
    if (waits) {
        wait->since = since;
        wait->until_ns = progress_clock_ns() + FOLDER_WAIT_MAX * SECOND_NS;
        wait->next = folder->waiting;
        folder->waiting = wait;
        folder->waits++;
        pthread_cond_signal(&folder->given);
    }
    pthread_mutex_unlock(&folder->lock);
    return waits;
}

// ---- replies

bool serve_folder_since(struct MHD_Connection *connection, uint64_t *since)
{
    const char *text = serve_argument(connection, "since");

    if (text) *since = strtoull(text, NULL, 16);
    return text != NULL;
}

static enum MHD_Result send_list(const ServeFolder *folder,
                                 struct MHD_Connection *connection)
{
    Err err = {0};
    char mark[FOLDER_HASH];

    // Whoever writes meanwhile makes another mark than this one.
    (void)snprintf(mark, sizeof mark, "%016" PRIx64, folder_mark(&folder->folder));
    json_t *list = folder_list(&folder->folder, &err);
    if (!list) return serve_reply_error(connection, &err);
    return serve_reply_value(connection,
                             MHD_HTTP_OK,
                             json_pack("{s:s, s:o, s:s, s:o}",
                                       "type",
                                       "folder",
                                       "folder",
                                       json_safe_text(folder->folder.name),
                                       "mark",
                                       mark,
                                       "files",
                                       list));
}

static json_t *json_of_text(const char *type, const char *name, const FolderText *text)
{
    json_t *json = json_pack("{s:s, s:s}", "type", type, "name", name);

    json_safe_set(json, "hash", text->bytes ? json_string(text->hash) : json_null());
    json_safe_set(
        json, "text", text->bytes ? json_stringn(text->bytes, text->n) : json_null());
    return json;
}

static enum MHD_Result send_file(const ServeFolder *folder,
                                 struct MHD_Connection *connection, const char *name)
{
    Arena *arena = arena_new();
    FolderText text = {0};
    Err err = {0};
    const enum MHD_Result result =
        folder_read(&folder->folder, name, arena, &text, &err)
            ? serve_reply_error(connection, &err)
            : serve_reply_value(
                  connection, MHD_HTTP_OK, json_of_text("file", name, &text));

    arena_free(arena);
    return result;
}

// Writes a file, or takes it away where there is no [put].
static enum MHD_Result change(const ServeFolder *folder,
                              struct MHD_Connection *connection, const char *name,
                              const JsonText *put, Err *err)
{
    if (!put) {
        if (folder_remove(&folder->folder, name, err))
            return serve_reply_error(connection, err);
        return serve_reply_value(
            connection,
            MHD_HTTP_OK,
            json_pack("{s:s, s:s}", "type", "removed", "name", name));
    }
    FolderText text = {put->text, put->n, ""};
    if (folder_write(&folder->folder, name, &text, err))
        return serve_reply_error(connection, err);
    return serve_reply_value(
        connection,
        MHD_HTTP_OK,
        json_pack("{s:s, s:s, s:s}", "type", "saved", "name", name, "hash", text.hash));
}

static int check_text(const JsonText *put, Err *err)
{
    int line;
    JsonText *text = (JsonText *)put;

    if (!put) return 0;
    json_text_add(text, "", 1); // the zero byte behind it
    text->n--;
    const char *odd = file_odd_byte(text->text, text->n, &line);
    return odd ? err_set(err, CODE_DATA, "line %d: %s", line, odd) : 0;
}

// Changes a file that is the one from which the change was made.
static enum MHD_Result change_from(const ServeFolder *folder,
                                   struct MHD_Connection *connection, const char *name,
                                   const JsonText *put)
{
    const char *from = serve_argument(connection, "from");
    Arena *arena = arena_new();
    FolderText now = {0};
    Err err = {0};
    enum MHD_Result result;

    if (!from)
        (void)err_set(
            &err, CODE_DATA, "say from=HASH, or from=none for a file that is new");
    else if (!check_text(put, &err) &&
             folder_read(&folder->folder, name, arena, &now, &err) &&
             err.code == CODE_MISSING)
        err = (Err){0};
    if (*err.text)
        result = serve_reply_error(connection, &err);
    else if (strcmp(from, now.bytes ? now.hash : "none") != 0)
        result = serve_reply_value(
            connection, MHD_HTTP_CONFLICT, json_of_text("conflict", name, &now));
    else
        result = change(folder, connection, name, put, &err);
    arena_free(arena);
    return result;
}

enum MHD_Result serve_folder_reply(ServeFolder *folder,
                                   struct MHD_Connection *connection,
                                   const char *method, const JsonText *text)
{
    char name[SET_NAME_MAX + 1];

    if (!serve_argument(connection, "file") && !strcmp(method, "GET"))
        return send_list(folder, connection);
    if (!serve_argument_name(connection, "file", name))
        return serve_reply_refuse(
            connection, MHD_HTTP_BAD_REQUEST, "say which file: ?file=NAME\n", NULL);
    if (!strcmp(method, "GET")) return send_file(folder, connection, name);
    return change_from(folder, connection, name, strcmp(method, "PUT") ? NULL : text);
}
