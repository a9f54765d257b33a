// embed_rows.c -- how many rows an observation has: of an engine and of its helpers.

#include "tools/embed/embed_crew.h"
#include "tools/embed/embed_inside.h"

typedef struct {
    int things, options;
} Rows;

// Gives the engine other rows, and its helpers.
static CwStatus do_rows(CwEngine *engine, void *given)
{
    const Rows *of = given;
    const CwStatus status = embed_opened(engine);

    if (status) return status;
    if (of->things < 1 || of->things > OBJECTS_MAX)
        return embed_fail(
            engine, CW_ARGUMENT, "%d things: 1 to %d", of->things, OBJECTS_MAX);
    if (of->options < 1 || of->options > OPTIONS_MAX)
        return embed_fail(
            engine, CW_ARGUMENT, "%d options: 1 to %d", of->options, OPTIONS_MAX);
    if (embed_has_batch(engine))
        return embed_fail(
            engine, CW_MOMENT, "there is a batch, whose arrays have rows already");
    engine->things = of->things;
    engine->options = of->options;
    embed_shape(engine);
    for (int i = 1; i <= embed_crew_n(engine); i++)
        (void)cw_rows(embed_crew_engine(engine, i), of->things, of->options);
    return CW_OK;
}

CwStatus cw_rows(CwEngine *engine, int things, int options)
{
    return embed_call(engine, do_rows, &(Rows){things, options});
}
