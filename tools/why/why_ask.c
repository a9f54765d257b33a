// why_ask.c -- a question in words: the one way in for commands, `play` and the protocol.

#include "tools/why/why.h"

#include <string.h>
#include <strings.h>

#include "engine/kernel/base/text.h"

Finding *why_ask(const Why *why, const char *question, Err *err)
{
    int several;
    ObjectId id;

    if (!strcasecmp(question, "chain")) return why_chain(why);
    if (!strcasecmp(question, "end")) return why_end(why);
    id = why_find(why, question, &several);
    if (!id) {
        (void)err_set(
            err,
            CODE_MISSING,
            "nothing here is called '%s': a thing is named by its card, a part "
            "of the name, its code or its number ('#12'); 'chain' and 'end' "
            "are questions too",
            question);
        return NULL;
    }
    Finding *found = why_thing(why, id);
    if (several)
        (void)finding_add(why->arena,
                          found,
                          FINDING_FACT,
                          "%d other %s of that name: '#%d' is this one",
                          several,
                          several == 1 ? "thing is" : "things are",
                          id);
    return found;
}
