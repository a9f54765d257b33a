// why_ask.c -- a question in words: the one way in for commands, `play` and the protocol.

#include "tools/why/why.h"

#include <strings.h>

#include "db/text/name_match.h"
#include "engine/play/play_rulebook.h"
#include "tools/why/why_not.h"

enum { SENTENCE = 500 }; // bytes of a rule's sentence

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

static Finding *ask_thing(const Why *why, const char *question, Err *err)
{
    int several;
    const ObjectId id = why_find(why, question, &several);
    Finding *found;

    if (!id) {
        (void)refuse(why, question, err);
        return NULL;
    }
    found = why_thing(why, id);
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

// Adds the sentence of each rule that is named. Findings are no deeper than a few layers.
static void add_sentences(const Why *why, Finding *finding)
{
    char says[SENTENCE];

    if (finding->rule && !finding->says &&
        play_rulebook_sentence(why->table->rules, finding->rule, says, sizeof says))
        finding->says = arena_text(why->arena, says);
    for (Finding *f = finding->first; f; f = f->next) add_sentences(why, f);
}

Finding *why_ask(const Why *why, const char *question, Err *err)
{
    Finding *found;

    if (!strcasecmp(question, "chain"))
        found = why_chain(why);
    else if (!strcasecmp(question, "end"))
        found = why_end(why);
    else if (!strncasecmp(question, "not ", 4))
        found = ask_not(why, question + 4, err);
    else
        found = ask_thing(why, question, err);
    if (found) add_sentences(why, found);
    return found;
}
