// embed_call.c -- the way into the library: one call at a time with an engine, and every
// failure a value with a sentence.

#include "tools/door/seed.h"
#include "tools/embed/embed_inside.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"

// Returns why nothing can be called with the engine now, CW_OK if something can.
static CwStatus refusal(CwEngine *engine)
{
    if (engine->broken) return CW_BROKEN;
    if (!engine->busy) return CW_OK;
    return CW_MOMENT;
}

CwStatus embed_call(CwEngine *engine, EmbedDo *act, void *given)
{
    BaseRescue rescue;

    if (!engine) return CW_ARGUMENT;
    if (refusal(engine)) return refusal(engine);
    engine->busy = true;
    engine->notes.n = 0;
    JsonText *const noted = terminal_divert(&engine->notes);
    BaseRescue *const rescuer = base_rescue(&rescue);
    CwStatus status = CW_BROKEN;
    if (!setjmp(rescue.leave)) {
        status = act(engine, given);
    } else {
        engine->broken = true;
        (void)embed_fail(engine, CW_BROKEN, "%s", rescue.text);
    }
    (void)base_rescue(rescuer);
    (void)terminal_divert(noted);
    if (engine->notes.n) {
        json_text_add(&engine->notes, "", 1); // the end of a text
        (void)text_repair(engine->notes.text);
    }
    engine->busy = false;
    return status;
}

CwStatus embed_fail(CwEngine *engine, CwStatus status, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(engine->message, sizeof engine->message, format, arguments);
    va_end(arguments);
    (void)text_repair(engine->message); // it may quote a damaged database
    return status;
}

CwStatus embed_err(CwEngine *engine, CwStatus data, const Err *err)
{
    CwStatus status = data;

    if (err->code == CODE_MISSING) status = CW_MISSING;
    if (err->code == CODE_OURS) status = CW_SCRIPT;
    if (err->code == CODE_IO) status = CW_SYSTEM;
    return embed_fail(engine, status, "%s", err->text);
}

CwStatus embed_opened(CwEngine *engine)
{
    if (engine->stage) return CW_OK;
    return embed_fail(engine, CW_MOMENT, "no cards are open: cw_open opens them");
}

CwStatus embed_free(CwEngine *engine, bool lent)
{
    if (!lent) return CW_OK;
    return embed_fail(engine, CW_MOMENT, "it belongs to the run of cw_simulate");
}

CwStatus embed_given(CwEngine *engine, const void *argument, const char *name)
{
    if (argument) return CW_OK;
    return embed_fail(engine, CW_ARGUMENT, "'%s' is NULL", name);
}

CwStatus embed_texts(CwEngine *engine, const char *name, const char *const *texts,
                     size_t n, size_t most)
{
    if (!n) return CW_OK;
    if (n > most)
        return embed_fail(
            engine, CW_ARGUMENT, "'%s_n' is %zu: %zu at most", name, n, most);
    if (embed_given(engine, texts, name)) return CW_ARGUMENT;
    for (size_t i = 0; i < n; i++)
        if (!texts[i])
            return embed_fail(engine, CW_ARGUMENT, "'%s[%zu]' is NULL", name, i);
    return CW_OK;
}

CwStatus embed_seed(CwEngine *engine, uint64_t seed)
{
    if (seed <= SEED_MAX) return CW_OK;
    return embed_fail(engine, CW_ARGUMENT, "a seed is at most 2^53");
}

CwStatus embed_sized(CwEngine *engine, const void *given, const char *name,
                     size_t least, size_t most)
{
    const size_t *size = given;

    if (!given) return embed_given(engine, given, name);
    if (*size >= least && *size <= most) return CW_OK;
    return embed_fail(engine,
                      CW_ARGUMENT,
                      "'%s' begins with a size of %zu, and it has %zu bytes: write "
                      "{sizeof %s}",
                      name,
                      *size,
                      most,
                      name);
}

CwStatus embed_hand(CwEngine *engine, json_t *json, const char **text)
{
    free(engine->text);
    engine->text = json_safe_line(json);
    json_decref(json);
    *text = engine->text;
    return CW_OK;
}

char *embed_kept(const char *text)
{
    char *copy = text ? strdup(text) : NULL;

    ENOUGH(!text || copy);
    return copy;
}

const StoreBytes *embed_bytes(const CwEngine *engine)
{
    return engine->bytes.data ? &engine->bytes : NULL;
}

void embed_bytes_copy(StoreBytes *to, const void *data, size_t n)
{
    enum { WRITES = 18, READS = 19, ROLLS_BACK = 1, LOGS = 2 };
    unsigned char *copy = malloc(n);

    ENOUGH(copy);
    memcpy(copy, data, n);
    // A file that wants a log beside it: in memory it needs none, and SQLite would refuse it.
    if (n > READS && copy[READS] == LOGS) copy[WRITES] = copy[READS] = ROLLS_BACK;
    *to = (StoreBytes){copy, n};
}

const char *cw_message(const CwEngine *engine)
{
    if (!engine) return "the engine is NULL";
    return engine->message;
}

const char *cw_notes(const CwEngine *engine)
{
    return engine && engine->notes.n ? engine->notes.text : "";
}
