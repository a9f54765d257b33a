// embed_call.c -- the way into the library: one call at a time with an engine, and every
// failure a value with a sentence.

#include "tools/embed/embed_inside.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"

// Returns why nothing can be called with the engine now, CW_OK if something can.
static cw_status refusal(cw_engine *engine)
{
    if (engine->broken) return CW_BROKEN;
    if (!engine->busy) return CW_OK;
    return CW_MOMENT;
}

cw_status embed_call(cw_engine *engine, EmbedDo *act, void *given)
{
    BaseRescue rescue;

    if (!engine) return CW_ARGUMENT;
    if (refusal(engine)) return refusal(engine);
    engine->busy = true;
    engine->notes.n = 0;
    JsonText *const noted = terminal_divert(&engine->notes);
    BaseRescue *const rescuer = base_rescue(&rescue);
    cw_status status = CW_BROKEN;
    if (!setjmp(rescue.leave)) {
        status = act(engine, given);
    } else {
        engine->broken = true;
        (void)embed_fail(engine, CW_BROKEN, "%s", rescue.text);
    }
    (void)base_rescue(rescuer);
    (void)terminal_divert(noted);
    if (engine->notes.n) json_text_add(&engine->notes, "", 1); // the end of a text
    engine->busy = false;
    return status;
}

cw_status embed_fail(cw_engine *engine, cw_status status, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(engine->message, sizeof engine->message, format, arguments);
    va_end(arguments);
    return status;
}

cw_status embed_err(cw_engine *engine, cw_status data, const Err *err)
{
    cw_status status = data;

    if (err->code == CODE_MISSING) status = CW_MISSING;
    if (err->code == CODE_OURS) status = CW_SCRIPT;
    if (err->code == CODE_IO) status = CW_SYSTEM;
    return embed_fail(engine,
                      status,
                      "%.*s%s",
                      (int)engine->notes.n,
                      engine->notes.n ? engine->notes.text : "",
                      err->text);
}

cw_status embed_opened(cw_engine *engine)
{
    if (engine->stage) return CW_OK;
    return embed_fail(engine, CW_MOMENT, "no cards are open: cw_open opens them");
}

cw_status embed_given(cw_engine *engine, const void *argument, const char *name)
{
    if (argument) return CW_OK;
    return embed_fail(engine, CW_ARGUMENT, "'%s' is NULL", name);
}

cw_status embed_seed(cw_engine *engine, uint64_t seed)
{
    if (seed <= SEED_MAX) return CW_OK;
    return embed_fail(engine, CW_ARGUMENT, "a seed is at most 2^53");
}

cw_status embed_sized(cw_engine *engine, const void *given, const char *name,
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

cw_status embed_hand(cw_engine *engine, json_t *json, const char **text)
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

const char *cw_message(const cw_engine *engine)
{
    if (!engine) return "the engine is NULL";
    return engine->message;
}

const char *cw_notes(const cw_engine *engine)
{
    return engine && engine->notes.n ? engine->notes.text : "";
}
