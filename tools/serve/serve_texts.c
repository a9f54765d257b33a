// serve_texts.c -- takes a file in memory apart by the readers of `import`, and tells its texts as JSON.

#include "tools/serve/serve_texts.h"

#include <string.h>

#include "db/sheets/bundle.h"
#include "db/text/blob.h"
#include "db/text/source_raw.h"
#include "engine/base/limit.h"
#include "tools/door/json_safe.h"

// The bytes that were sent.
typedef struct {
    SourceRaw raw;
    const char *bytes;
    size_t n;
} Sent;

// One file as it is taken apart.
typedef struct {
    const char *name;
    Arena *arena;
    json_t *texts, *left; // each a list
    size_t bytes;         // of all texts
    bool ends;            // no further part is read
    Err *err;
} Taking;

static size_t read_sent(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Sent *sent = (Sent *)raw;

    (void)err;
    if (n > sent->n) n = sent->n;
    memcpy(buffer, sent->bytes, n);
    sent->bytes += n;
    sent->n -= n;
    return n;
}

static void close_sent(SourceRaw *raw)
{
    (void)raw;
}

// Ends the reading. Returns -1.
static int refuse(Taking *taking)
{
    taking->ends = true;
    return err_set(taking->err,
                   CODE_DATA,
                   "%s holds more than %d texts, or %d bytes of them: import it with "
                   "the program",
                   taking->name,
                   TEXTS_MAX,
                   TEXTS_BYTES_MAX);
}

static int leave_out(Taking *taking, const char *name, const char *why)
{
    json_array_append_new(
        taking->left,
        json_pack(
            "{s:o, s:o}", "name", json_safe_text(name), "why", json_safe_text(why)));
    return 0;
}

static int take(void *self, Source *source, const BundlePart *part)
{
    Taking *taking = self;
    size_t n;

    (void)part;
    const char *text = source_whole(source, taking->arena, &n, taking->err);
    if (!text) return -1;
    taking->bytes += n;
    if (taking->bytes > TEXTS_BYTES_MAX || json_array_size(taking->texts) == TEXTS_MAX)
        return refuse(taking);
    json_t *told = json_stringn(text, n);
    if (!told)
        return leave_out(
            taking, source->name, "is no text in UTF-8: save it as CSV in UTF-8");
    json_array_append_new(
        taking->texts,
        json_pack("{s:o, s:o}", "name", json_safe_text(source->name), "text", told));
    return 0;
}

static int fault(void *self, const char *name, const Err *why)
{
    Taking *taking = self;

    return taking->ends ? -1 : leave_out(taking, name, why->text);
}

static int note(void *self, const char *name, const char *why)
{
    return leave_out(self, name, why);
}

// Hands on all texts of the file. Returns 0, or -1 with [err].
static int take_apart(Taking *taking, const JsonText *file)
{
    const Bundle bundle = {.arena = taking->arena,
                           .take = take,
                           .fault = fault,
                           .note = note,
                           .context = taking};
    Sent sent = {{read_sent, close_sent, 0, (int64_t)file->n},
                 file->n ? file->text : "",
                 file->n};
    Blob blob = {.name = taking->name};

    if (blob_keep(&blob, &sent.raw, taking->err)) return -1;
    const int failed = bundle_read_again(&bundle, &blob, taking->err);
    blob_close(&blob);
    if (failed) return -1;
    const json_t *first = json_array_get(taking->left, 0);
    if (json_array_size(taking->texts) || !first) return 0;
    return err_set(taking->err,
                   CODE_DATA,
                   "%s has nothing that can be read: %s",
                   taking->name,
                   json_string_value(json_object_get(first, "why")));
}

json_t *serve_texts(const char *name, const JsonText *file, Err *err)
{
    Taking taking = {.name = name,
                     .arena = arena_new(),
                     .texts = json_array(),
                     .left = json_array(),
                     .err = err};
    const int failed = take_apart(&taking, file);
    json_t *told = json_pack(
        "{s:s, s:o, s:o}", "type", "texts", "texts", taking.texts, "left", taking.left);

    arena_free(taking.arena);
    if (!failed) return told;
    json_decref(told);
    return NULL;
}
