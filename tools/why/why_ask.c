// why_ask.c -- a question in words: the one way in for commands, `play` and the protocol.

#include "tools/why/why.h"

#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "engine/play/play_rulebook.h"
#include "tools/why/why_not.h"

enum { SENTENCE = 500 }; // bytes of a rule's sentence

// Tells that nothing has that name, with the nearest one.
static int refuse_question(const Why *why, const char *question, Err *err)
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
        "nothing here is called '%s'%s (ask about a thing by its name, a "
        "part of it, its code or '#12', about 'chain' or 'end', or 'not play NAME')",
        question,
        text_hint(near).text);
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

bool why_asks_past(const char *question)
{
    const char *at = strcasestr(question, " was silent");

    if (at) at += strlen(" was silent");
    return at && (!*at || !strcasecmp(at, " this turn"));
}

// Cuts [end] from the end of [text], whatever its case. Returns whether it was there.
static bool cut_end(char *text, const char *end)
{
    const size_t n = strlen(text), m = strlen(end);

    if (n <= m || strcasecmp(text + n - m, end)) return false;
    text[n - m] = '\0';
    return true;
}

// Returns the card of that name or code, 0: there is none.
static CardId card_called(const Why *why, const char *name)
{
    const Library *library = why->table->library;

    for (int i = 1; why->scene->open && i < library->cards_n; i++)
        if (!strcasecmp(library->cards[i].name, name) ||
            !strcasecmp(library->cards[i].code, name))
            return (CardId)i;
    return 0;
}

// Answers "Mist Fox was silent" and "Mist Fox was silent this turn".
static Finding *ask_silent(const Why *why, const char *question, Err *err)
{
    char *name = (char *)arena_text(why->arena, question);
    const bool turn = cut_end(name, " this turn");
    int several;

    (void)cut_end(name, " was silent");
    if (!why->seen) {
        (void)err_set(err,
                      CODE_USAGE,
                      "nobody looked on here, so what stayed silent is not known");
        return NULL;
    }
    const ObjectId id = why_find(why, name, &several);
    const CardId card =
        id ? why->scene->state.objects[id].card : card_called(why, name);
    if (card) return why_silent(why, card, *name == '#' ? id : 0, turn);
    (void)refuse_question(why, name, err);
    return NULL;
}

static Finding *ask_thing(const Why *why, const char *question, Err *err)
{
    int several;
    const ObjectId id = why_find(why, question, &several);
    Finding *found;

    if (!id) {
        found = why_note(why, question);
        if (!found) (void)refuse_question(why, question, err);
        return found;
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

void why_sentences(const Why *why, Finding *finding)
{
    char says[SENTENCE];

    if (finding->rule && !finding->says &&
        play_rulebook_sentence(why->table->rules, finding->rule, says, sizeof says))
        finding->says = arena_text(why->arena, says);
    for (Finding *f = finding->first; f; f = f->next) why_sentences(why, f);
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
    else if (why_asks_past(question))
        found = ask_silent(why, question, err);
    else
        found = ask_thing(why, question, err);
    if (found) why_sentences(why, found);
    return found;
}
