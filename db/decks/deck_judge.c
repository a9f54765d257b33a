// deck_judge.c -- compares the marks of a line with the card that its name means.
//
// First the marks that mean one thing alone, then figures, which may be a count, a
// number of a printing or a fact of the card. Where two meanings are left, or marks
// contradict each other, `why` says so and the line is not taken.

#include "db/decks/deck_judge.h"

#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_heading.h"
#include "db/decks/deck_respell.h"
#include "db/store/lookup.h"
#include "db/text/printing_code.h"

enum { PARTS_MAX = 8 };

static void refuse(DeckJudged *judged, const char *why)
{
    if (!judged->why) judged->why = why;
}

static void leave_out(DeckJudged *judged, DeckLeft kind, const char *text)
{
    judged->left |= 1U << kind;
    if (!judged->left_text) judged->left_text = text;
}

static void take_count(DeckJudged *judged, const DeckMark *mark)
{
    if (mark->number < 0) refuse(judged, "a count from 1 to 99");
    if (judged->count && judged->count != mark->number)
        refuse(judged,
               arena_format(judged->prints.arena,
                            "one count; the line has %d and '%s'",
                            judged->count,
                            mark->text));
    judged->count = mark->number;
}

static void take_ordinal(DeckJudged *judged, const DeckMark *mark)
{
    if (judged->ordinal == ORDINAL_LINE) leave_out(judged, LEFT_ORDINAL, mark->text);
    if (judged->ordinal == ORDINAL_LINE || judged->count) return;
    if (judged->ordinal == ORDINAL_UNCLEAR && mark->number != 1)
        refuse(judged,
               arena_format(judged->prints.arena,
                            "a count that is no number of a line; write '%d %s' or "
                            "'1 %s'",
                            mark->number,
                            judged->name,
                            judged->name));
    else
        take_count(judged, mark);
}

// ---- printings

// Takes a code of a printing: it is of this card, of none that is known, or of another.
static void take_code(DeckJudged *judged, const char *code, const char *text)
{
    DeckPrints *prints = &judged->prints;
    const char *spelled = deck_respell_codes(prints, code);

    if (spelled) code = spelled;
    const int64_t card = lookup_card(prints->store, code, prints->err);
    if (card > 0 && card != prints->card && judged->name &&
        deck_print_namesake(prints, judged->name, card))
        prints->card = card; // of two cards of one name the code says which
    if (card > 0 && card != prints->card) {
        refuse(judged,
               arena_format(prints->arena,
                            "one card; '%s' is %s and '%s' is %s",
                            judged->name,
                            deck_print_called(prints, prints->card),
                            text,
                            deck_print_called(prints, card)));
        return;
    }
    judged->coded |= card > 0;
    if (!card) leave_out(judged, LEFT_UNKNOWN, text);
    judged->code = code;
}

// Takes a set with the number behind it. Where the card is in the set, but another card
// has the number, a single figure counts the kinds of art.
static void take_printing(DeckJudged *judged, const char *set, const DeckMark *mark,
                          const DeckMark *number)
{
    const DeckPrints *prints = &judged->prints;
    const char *code = arena_format(prints->arena, "%s-%s", set, number->value);
    const int64_t card = lookup_card(prints->store, code, prints->err);
    const bool bare = mark->text && *mark->text != '(' && *mark->text != '[';
    const char *inside = deck_print_find(prints, set, NULL);

    if (card > 0 && card != prints->card && bare && inside &&
        strlen(number->value) == 1) {
        leave_out(judged, LEFT_PRINTING, number->text);
        judged->set = set;
        judged->code = inside;
        return;
    }
    take_code(judged, code, code);
}

static void take_set(DeckJudged *judged, const char *set, const DeckMark *mark)
{
    const DeckPrints *prints = &judged->prints;
    const char *code = deck_print_find(prints, set, NULL);

    if (code) {
        judged->set = set;
        if (!judged->code) judged->code = code;
        return;
    }
    refuse(judged,
           arena_format(prints->arena,
                        "a printing of %s in the set %s, which '%s' means; there is "
                        "none",
                        deck_print_called(prints, prints->card),
                        set,
                        mark->text));
}

// Takes what is in brackets: a set, else a word of the table, else anything.
static void take_bracket(DeckJudged *judged, const DeckMark *mark, const DeckMark *next)
{
    const char *set = deck_print_set(&judged->prints, mark->value);

    if (next)
        take_printing(judged, set ? set : mark->value, mark, next);
    else if (set && (!mark->number || deck_print_find(&judged->prints, set, NULL)))
        take_set(judged, set, mark);
    else if (mark->number)
        leave_out(judged, (DeckLeft)(mark->number - 1), mark->text);
}

// Takes a code as it is written. With a gap in it, such as "(OGN 169)", it is one if there is
// such a set; else it may be any word with a number.
static void take_written(DeckJudged *judged, const DeckMark *mark)
{
    const DeckPrints *prints = &judged->prints;
    const char *set =
        arena_text_n(prints->arena, mark->value, strcspn(mark->value, "-"));

    if (strpbrk(mark->text, " :") && strchr("([{<", *mark->text) &&
        !deck_print_set(prints, set))
        refuse(judged,
               arena_format(prints->arena,
                            "a printing of a known set in place of '%s'; write remarks "
                            "behind #",
                            mark->text));
    else
        take_code(judged, mark->value, mark->text);
}

static void take_mark(DeckJudged *judged, const DeckMark *mark, const DeckMark *next)
{
    switch (mark->kind) {
    case MARK_COUNT: take_count(judged, mark); break;
    case MARK_CODE: take_written(judged, mark); break;
    case MARK_SET: take_bracket(judged, mark, next); break;
    case MARK_SECTION: judged->section = mark->number; break;
    case MARK_LEFT: leave_out(judged, (DeckLeft)mark->number, mark->text); break;
    case MARK_GAP:
    case MARK_ORDINAL:
    case MARK_NUMBER:
    case MARK_EITHER:
    case MARK_INDEX:
    case MARK_OTHER: break;
    }
}

// ---- figures

// Takes a figure that stands for itself: a number of a printing, a count, a fact.
static void take_figure(DeckJudged *judged, const DeckMark *mark)
{
    const DeckPrints *prints = &judged->prints;
    const char *code =
        judged->named ? deck_print_find(prints, judged->set, mark->value) : NULL;
    const bool fact = judged->named && mark->number > 0 &&
                      (mark->kind == MARK_INDEX || *mark->text == '(') &&
                      deck_print_is_fact(prints, mark->number);
    const bool unclear = code || (fact && mark->kind == MARK_INDEX);
    const bool counts = mark->kind != MARK_NUMBER && !judged->count && mark->number > 0;

    if (counts && !unclear)
        take_count(judged, mark);
    else if (counts)
        refuse(judged,
               arena_format(prints->arena,
                            "a count before the name; '%s' may be one, or %s",
                            mark->text,
                            code ? "the number of a printing" : "a fact of the card"));
    else if (code && !judged->coded)
        judged->code = code, judged->coded = true;
    else if (fact)
        leave_out(judged, LEFT_FACT, mark->text);
    else if (!code)
        refuse(judged,
               arena_format(prints->arena,
                            "a number of a printing of %s, which '%s' is not",
                            deck_print_called(prints, prints->card),
                            mark->text));
}

static bool is_figure(MarkKind kind)
{
    return kind == MARK_NUMBER || kind == MARK_EITHER || kind == MARK_INDEX;
}

// ---- what is left

static void judge_marks(DeckJudged *judged, const DeckMark *marks, int n, int before);

// Returns the length of the first part of what is in brackets, up to a sign or a dash.
static size_t part_length(const char *text)
{
    const size_t n = strcspn(text, ",;/");
    const char *dash = strstr(text, " - "), *colon = strstr(text, ": ");
    size_t length = n;

    if (dash && (size_t)(dash - text) < length) length = (size_t)(dash - text);
    if (colon && (size_t)(colon - text) < length) length = (size_t)(colon - text);
    return length;
}

// Returns whether a number stands behind a word that is no set: "(sideboard: 1)".
static bool has_other_number(const DeckJudged *judged, const DeckMark *parts, int n)
{
    for (int i = 0; i + 1 < n; i++)
        if (parts[i].kind == MARK_SET && deck_mark_is_number(&parts[i + 1]) &&
            !deck_print_set(&judged->prints, parts[i].value))
            return true;
    return false;
}

// Takes brackets with several marks, such as "(OGN, Foil)". Returns whether there are.
static bool take_parts(DeckJudged *judged, const DeckMark *mark)
{
    static const PlayDecks none = {0};
    Arena *arena = judged->prints.arena;
    DeckMark parts[PARTS_MAX];
    int n = 0;

    for (const char *rest = mark->value; *rest && n < PARTS_MAX; n++) {
        const size_t length = part_length(rest);
        const char *text = arena_format(arena, "(%.*s)", (int)length, rest);
        if (!deck_mark_read(&none, text, MARK_BEHIND, arena, &parts[n])) return false;
        rest += length + strspn(rest + length, ",;/:- ");
    }
    if (n < 2 || has_other_number(judged, parts, n)) return false;
    judge_marks(judged, parts, n, 0);
    return true;
}

// Leaves out what is neither a set nor a word of the table, where the printing shows that
// the name is whole. Angle brackets are never part of a name, so there the set is enough.
static void take_other(DeckJudged *judged, const DeckMark *mark)
{
    const bool angled = *mark->text == '<' || *mark->text == '{' || *mark->text == '*';

    if (mark->kind == MARK_SET &&
        (mark->number || deck_print_set(&judged->prints, mark->value)))
        return;
    if (mark->kind == MARK_SET && take_parts(judged, mark)) return;
    const DeckPrints *prints = &judged->prints;
    if (deck_print_has_word(prints, mark->value)) {
        leave_out(judged, LEFT_FACT, mark->text);
        return;
    }
    const int64_t card = lookup_card(prints->store, mark->value, prints->err);
    if (card > 0 && card != prints->card)
        refuse(judged,
               arena_format(prints->arena,
                            "one card; '%s' is %s and '%s' is %s",
                            judged->name,
                            deck_print_called(prints, prints->card),
                            mark->text,
                            deck_print_called(prints, card)));
    else if (judged->coded || (angled && judged->set))
        leave_out(judged, LEFT_REMARK, mark->text);
    else
        refuse(judged,
               arena_format(judged->prints.arena,
                            "a set, a finish or another mark in place of '%s'; write "
                            "remarks behind #",
                            mark->text));
}

// Returns whether the mark behind a set is the number of a printing of it. What may be a
// count is one, too, unless the card has that number.
static bool is_pair(const DeckJudged *judged, const DeckMark *set, const DeckMark *next)
{
    const char *code;

    if (next->kind != MARK_COUNT) return deck_mark_is_number(next);
    code = deck_print_set(&judged->prints, set->value);
    return next->value && code && deck_print_find(&judged->prints, code, next->value);
}

static void judge_marks(DeckJudged *judged, const DeckMark *marks, int n, int before)
{
    bool paired[2 * LINE_MARKS + 1] = {false};

    for (int i = 0; i < n; i++) {
        const DeckMark *next = i + 1 < n && i + 1 != before ? &marks[i + 1] : NULL;
        paired[i + 1] =
            marks[i].kind == MARK_SET && next && is_pair(judged, &marks[i], next);
        if (paired[i]) continue;
        // Before a name a figure is a count.
        if (i < before && is_figure(marks[i].kind) && marks[i].kind != MARK_NUMBER)
            take_count(judged, &marks[i]);
        else
            take_mark(judged, &marks[i], paired[i + 1] ? next : NULL);
    }
    for (int i = 0; i < n; i++)
        if (marks[i].kind == MARK_ORDINAL) take_ordinal(judged, &marks[i]);
    for (int i = 0; i < n; i++)
        if (!paired[i] && is_figure(marks[i].kind) &&
            (i >= before || marks[i].kind == MARK_NUMBER))
            take_figure(judged, &marks[i]);
    for (int i = 0; i < n; i++)
        if ((marks[i].kind == MARK_SET && !paired[i + 1]) ||
            marks[i].kind == MARK_OTHER)
            take_other(judged, &marks[i]);
}

// Refuses a code that comes again in place of a name, once for each copy or by mistake.
static void refuse_twice(DeckJudged *judged, const DeckMark *marks, int n)
{
    PrintingCode code;
    const bool coded = judged->name && printing_code_read(judged->name, &code);
    int codes = coded && judged->named;

    for (int i = 0; i < n; i++) codes += marks[i].kind == MARK_CODE;
    if (codes > 1 && coded && !judged->count)
        refuse(judged,
               arena_format(judged->prints.arena,
                            "one code; the line has %d: write the count before it",
                            codes));
}

void deck_judge(DeckJudged *judged, const DeckMark *marks, int n, int before)
{
    judge_marks(judged, marks, n, before);
    refuse_twice(judged, marks, n);
}
