// why_ask.c -- a question in words: the one way in for commands, `play` and the protocol.

#include "tools/why/why.h"

#include <strings.h>

#include "db/text/name_match.h"
#include "tools/why/why_not.h"

// Tells that nothing has that name, with the nearest one.
static int refuse(const Why *why, const char *question, Err *err)
{
    const char *near;
    NameMatch match;

    name_match_start(&match, question);
    name_match_offer(&match, "chain");
    name_match_offer(&match, "end");
    for (int id = 1; id <= why->scene->state.objects_n; id++) {
        const Card *card = scene_face(why->scene, (ObjectId)id);

        if (card) name_match_offer(&match, card->name);
    }
    near = name_match_best(&match);
    return err_set(
        err,
        CODE_MISSING,
        "nothing here is called '%s'%s%s%s: ask about a thing by its name, a "
        "part of it, its code or '#12', about 'chain' or 'end', or 'not play NAME'",
        question,
        near ? ", did you mean '" : "",
        near ? near : "",
        near ? "'" : "");
}

// Answers "not play Mist Fox to the field". A reader asks for themselves, an onlooker for the
// player of the thing.
static Finding *ask_not(const Why *why, const char *question, Err *err)
{
    WhyNotAsked asked = {.player = why->scene->reader};
    const char *fault = why_not_read(why, question, &asked);

    if (!fault) return why_not(why, &asked);
    (void)err_set(err, CODE_MISSING, "%s", fault);
    return NULL;
}

Finding *why_ask(const Why *why, const char *question, Err *err)
{
    int several;
    ObjectId id;

    if (!strcasecmp(question, "chain")) return why_chain(why);
    if (!strcasecmp(question, "end")) return why_end(why);
    if (!strncasecmp(question, "not ", 4)) return ask_not(why, question + 4, err);
    id = why_find(why, question, &several);
    if (!id) {
        (void)refuse(why, question, err);
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
