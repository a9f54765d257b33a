// about.c -- finds out what a question means, the surest meaning first.

#include "tools/ask/about.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "tools/ask/about_inside.h"
#include "tools/lint/lint.h"

// Returns what follows [word] in [text], NULL: the text does not begin with it.
static const char *text_after(const char *text, const char *word)
{
    const size_t n = strlen(word);

    if (strncasecmp(text, word, n) || (text[n] && !isspace((unsigned char)text[n])))
        return NULL;
    text += n;
    return text + strspn(text, " \t");
}

// Returns the question itself: without "why" before it and blanks around it.
static const char *bare_question(const About *about, const char *text)
{
    size_t n;

    text += strspn(text, " \t");
    const char *rest = text_after(text, "why");
    if (rest && *rest) text = rest;
    n = strlen(text);
    while (n && isspace((unsigned char)text[n - 1])) n--;
    return arena_text_n(about->why->arena, text, n);
}

bool about_asks_past(const char *text)
{
    const char *rest;

    text += strspn(text, " \t");
    rest = text_after(text, "why");
    return why_asks_past(rest ? rest : text);
}

// Returns whether it is the number of a rule: "355.8", "TR 505"; a number alone may be
// another.
static bool is_rule(const char *text)
{
    if (text_after(text, "TR")) return true;
    return isdigit((unsigned char)*text) && strchr(text, '.');
}

static bool is_why(const char *text)
{
    return !strcasecmp(text, "chain") || !strcasecmp(text, "end") ||
           text_after(text, "not") || why_asks_past(text);
}

static Finding *about_code(const About *about, FoundKind kind)
{
    Arena *arena = about->why->arena;
    const LintRow *row = lint_row(kind);
    char code[LINT_CODE_BYTES];
    Finding *root = finding_add(arena,
                                NULL,
                                FINDING_ANSWER,
                                "%s, %s of 'cardwright check': %s",
                                lint_code(kind, code),
                                lint_severity(row->severity),
                                row->title);

    (void)finding_add(arena, root, FINDING_FACT, "%s", row->help);
    return root;
}

// Returns the thing that is called exactly so, 0: none is.
static ObjectId thing_called(const About *about, const char *text)
{
    const Scene *scene = about->why->scene;
    int several;
    const ObjectId id = why_find(about->why, text, &several);
    const Card *card = id ? scene_face(scene, id) : NULL;

    if (*text == '#') return id;
    return card && (!strcasecmp(card->name, text) || !strcasecmp(card->code, text)) ? id
                                                                                    : 0;
}

static Finding *about_part(const About *about, const char *text)
{
    int several;
    const ObjectId id = why_find(about->why, text, &several);
    Finding *found = id ? about_thing(about, id) : about_own_card(about, text);

    if (id && several)
        (void)finding_add(about->why->arena,
                          found,
                          FINDING_FACT,
                          "%d other %s as near; '#%d' is this one",
                          several,
                          several == 1 ? "thing is" : "things are",
                          id);
    return found;
}

static Finding *refuse_question(const About *about, const char *text, NameMatch *match,
                                Err *err)
{
    const Scene *scene = about->why->scene;

    for (int id = 1; id <= scene->state.objects_n; id++) {
        const Card *card = scene_face(scene, (ObjectId)id);

        if (card) name_match_offer(match, card->name);
    }
    const char *near = name_match_best(match);
    (void)err_set(
        err,
        CODE_MISSING,
        "nothing here is called '%s'%s (ask about a card, a keyword, a "
        "word, '#12', 'rule 54', 'no' (what is not offered), 'not play NAME', "
        "'chain' or 'end'; 'how TEXT' finds what says it)",
        text,
        text_hint(near).text);
    return NULL;
}

// Answers a number alone, which may be a rule's: "54" for 054.
static Finding *about_number(const About *about, const char *text)
{
    enum { DIGITS = 3 };
    const size_t n = strspn(text, "0123456789");
    Finding *found = about_rule(about, text);

    if (found || !n || n >= DIGITS || (text[n] && text[n] != '.')) return found;
    return about_rule(
        about,
        arena_format(about->why->arena, "%.*s%s", (int)(DIGITS - n), "00", text));
}

// Answers a name: of a thing, a word, a card, in this order; then parts of names.
static Finding *about_name(const About *about, const char *text, Err *err)
{
    const ObjectId id = thing_called(about, text);
    NameMatch match;
    Finding *found;

    if (id) return about_thing(about, id);
    found = why_note(about->why, text);
    if (found) return found;
    name_match_start(&match, text);
    about_offer_cards(about, text, &match);
    found = about_word(about, text, &match);
    if (!found) found = about_card(about, text);
    if (!found) found = about_part(about, text);
    if (!found) found = about_number(about, text);
    if (!found) found = about_rules_with(about, text);
    return found ? found : refuse_question(about, text, &match, err);
}

static Finding *answer_about(const About *about, const char *text, Err *err)
{
    const char *rule = text_after(text, "rule"), *how = text_after(text, "how");
    const FoundKind code = lint_find(text);
    Finding *found;

    if (!strcasecmp(text, "no") || !strcasecmp(text, "not")) return about_no(about);
    if (code) return about_code(about, code);
    if (how && *how) return about_how(about, how, err);
    if (is_why(text)) return why_ask(about->why, text, err);
    if (!(rule && *rule) && !is_rule(text)) return about_name(about, text, err);
    found = about_number(about, rule ? rule : text);
    if (!found)
        (void)err_set(err,
                      CODE_MISSING,
                      "the rules that the program knows have no '%s'",
                      rule ? rule : text);
    return found;
}

Finding *about_text(const About *about, const char *text, Err *err)
{
    Finding *found = answer_about(about, bare_question(about, text), err);

    if (found) about_add_sentences(about, found);
    return found;
}
