// deck_choose.c -- tries the readings of a line, the longest name first.
//
// Where the whole text is a card it means that card, whatever brackets and figures it
// has; else marks are taken off its ends, as few as possible. Without a remark at the
// end comes before with one, so that "A // B" stays whole.

#include "db/decks/deck_choose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_heading.h"
#include "db/decks/deck_respell.h"
#include "db/store/lookup.h"
#include "db/text/printing_code.h"
#include "engine/base/base.h"

// A reading of a line that is a card.
typedef struct {
    DeckLine line;
    int before, behind; // marks that are no part of the name
    const char *name;
    int64_t card;
} Reading;

// Returns the card of that name, whose end may be left out if [ends] is not NULL.
static int64_t card_of(const DeckChoice *choice, const char *name, const char *ends)
{
    const char *whole =
        ends ? arena_format(choice->prints.arena, "%s %s", name, ends) : name;
    const int64_t card = lookup_card(choice->prints.store, whole, choice->prints.err);

    return card > 0 ? card : 0;
}

static bool try_reading(const DeckChoice *choice, Reading *reading, const char *ends)
{
    reading->name = deck_line_name(
        &reading->line, reading->before, reading->behind, choice->prints.arena);
    reading->card = *reading->name ? card_of(choice, reading->name, ends) : 0;
    return reading->card;
}

static bool find_name(const DeckChoice *choice, Reading *reading, const char *ends)
{
    const DeckLine *line = &reading->line;

    for (int marks = 0; marks <= line->before_n + line->behind_n; marks++)
        for (int i = 0; i <= marks && i <= line->before_n; i++) {
            reading->before = i;
            reading->behind = marks - i;
            if (reading->behind <= line->behind_n && try_reading(choice, reading, ends))
                return true;
        }
    return false;
}

// Returns the code that a mark is, perhaps with the one behind it, or NULL.
static const char *code_of(const DeckChoice *choice, const DeckMark *mark,
                           const DeckMark *next)
{
    if (mark->kind == MARK_CODE) return mark->value;
    if (mark->kind != MARK_SET || !next || !deck_mark_is_number(next)) return NULL;
    const char *set = deck_print_set(&choice->prints, mark->value);
    return set ? arena_format(choice->prints.arena, "%s-%s", set, next->value) : NULL;
}

// Finds the card of a line that has a printing in place of a name.
static bool find_printing(const DeckChoice *choice, Reading *reading)
{
    DeckMark marks[2 * LINE_MARKS];
    const DeckLine *line = &reading->line;

    reading->before = 0;
    reading->behind = line->behind_n;
    if (line->ends[line->behind_n]) return false;
    const int n = deck_line_marks(line, 0, line->behind_n, marks);
    for (int i = 0; i < n; i++) {
        reading->name = code_of(choice, &marks[i], i + 1 < n ? &marks[i + 1] : NULL);
        if (!reading->name) continue;
        reading->card = card_of(choice, reading->name, NULL);
        return reading->card;
    }
    return false;
}

static bool find_reading(const DeckChoice *choice, Reading *reading, int section)
{
    const char *ends = section >= 0 ? choice->rows->sections[section].ends : NULL;

    return find_name(choice, reading, NULL) || find_printing(choice, reading) ||
           (ends && find_name(choice, reading, ends));
}

// ---- judging

// Returns the card that the line also means with one more mark at the end of the name: a
// count, where the reading has none. 0: none.
static int64_t other_card(const DeckChoice *choice, const Reading *reading)
{
    const DeckLine *line = &reading->line;
    Reading other = *reading;

    if (reading->before < line->before_n &&
        line->before[reading->before].kind == MARK_COUNT)
        other.before++;
    else if (reading->behind < line->behind_n &&
             deck_mark_counts(&line->behind[reading->behind]))
        other.behind++;
    else
        return 0;
    return try_reading(choice, &other, NULL) ? other.card : 0;
}

static void judge(const DeckChoice *choice, const Reading *reading,
                  const DeckEntry *entry, DeckJudged *judged)
{
    DeckMark marks[2 * LINE_MARKS];
    const int n =
        deck_line_marks(&reading->line, reading->before, reading->behind, marks);
    const bool named =
        reading->line.begins[reading->before] < reading->line.ends[reading->behind];
    int before = reading->before;

    *judged = (DeckJudged){.prints = choice->prints,
                           .name = reading->name,
                           .named = named,
                           .ordinal = choice->ordinal,
                           .count = entry->text ? 0 : entry->count,
                           .section = HEADING_NONE};
    judged->prints.card = reading->card;
    while (!named && before < n && marks[before].kind != MARK_SET &&
           marks[before].kind != MARK_CODE)
        before++;
    deck_judge(judged, marks, n, before);
    if (judged->count || !entry->text) return;
    const int64_t other = other_card(choice, reading);
    if (other && other != reading->card)
        judged->why = arena_format(
            choice->prints.arena,
            "one meaning; it may be %s, or copies of %s: write '1 %s', or 'x' behind "
            "the count",
            deck_print_called(&judged->prints, reading->card),
            deck_print_called(&judged->prints, other),
            reading->name);
}

// Returns the card that a remark names, 0: none.
static int64_t remarked_card(const DeckChoice *choice, const char *remark)
{
    Reading reading = {0};

    remark += strspn(remark, "/#-< ");
    deck_line_read(choice->rows, remark, choice->prints.arena, &reading.line);
    return find_name(choice, &reading, NULL) ? reading.card : 0;
}

static Choice refuse(DeckChoice *choice, const char *why)
{
    choice->why = why;
    return CHOICE_REFUSED;
}

// Returns why the name alone does not tell the card, or NULL if it does.
static const char *shared_name(const DeckJudged *judged)
{
    const DeckPrints *prints = &judged->prints;
    PrintingCode print;
    const int64_t other = printing_code_read(judged->name, &print)
                              ? 0
                              : deck_print_namesake(prints, judged->name, 0);

    if (!other) return NULL;
    return arena_format(prints->arena,
                        "one card; '%s' is %s and %s: write its code behind the name",
                        judged->name,
                        deck_print_called(prints, prints->card),
                        deck_print_called(prints, other));
}

static Choice take_reading(DeckChoice *choice, const Reading *reading, DeckEntry *entry,
                           DeckLeftOut *left)
{
    const char *remark = reading->line.remark;
    DeckJudged judged;
    PrintingCode print;

    judge(choice, reading, entry, &judged);
    if (!judged.why && entry->code && !judged.code && !entry->text)
        deck_judge(
            &judged,
            &(DeckMark){.kind = MARK_CODE, .text = entry->code, .value = entry->code},
            1,
            0);
    if (judged.why) return refuse(choice, judged.why);
    const bool told = judged.code || choice->stored;
    const char *shared = told ? NULL : shared_name(&judged);
    if (shared) return refuse(choice, shared);
    const int64_t remarked = remark ? remarked_card(choice, remark) : 0;
    if (remarked)
        return refuse(choice,
                      arena_format(choice->prints.arena,
                                   "one card; the line has %s and the remark is %s",
                                   deck_print_called(&judged.prints, reading->card),
                                   deck_print_called(&judged.prints, remarked)));
    entry->card = judged.prints.card;
    entry->count = judged.count ? judged.count : entry->given;
    if (judged.section != HEADING_NONE) entry->section = judged.section;
    if (!judged.code && printing_code_read(reading->name, &print))
        judged.code = reading->name;
    entry->code = judged.code;
    if (remark) judged.left |= 1U << LEFT_REMARK;
    if (entry->section < 0) judged.left |= 1U << LEFT_UNUSED;
    deck_mark_leave(left,
                    entry->line,
                    judged.left,
                    judged.left_text ? judged.left_text
                    : remark         ? remark
                                     : entry->text);
    return CHOICE_TAKEN;
}

static bool find_text(const DeckChoice *choice, Reading *reading, const char *text,
                      int section)
{
    if (!text) return false;
    deck_line_read(choice->rows, text, choice->prints.arena, &reading->line);
    return find_reading(choice, reading, section);
}

// Tries the ways in which a text can be taken apart, the plain one first.
static bool find_way(const DeckChoice *choice, Reading *reading, const char *text,
                     int section)
{
    if (find_text(choice, reading, text, section)) return true;
    for (const char *end = NULL; (end = deck_line_remark(text, end));) {
        deck_line_read_remarked(
            choice->rows, text, end, choice->prints.arena, &reading->line);
        if (find_reading(choice, reading, section)) return true;
    }
    return find_text(
               choice, reading, deck_respell_set(&choice->prints, text), section) ||
           find_text(
               choice, reading, deck_respell_gap(choice->prints.arena, text), section);
}

static Choice choose_text(DeckChoice *choice, const char *text, DeckEntry *entry,
                          DeckLeftOut *left)
{
    Reading reading = {0};

    if (!find_way(choice, &reading, text, entry->section)) return CHOICE_UNKNOWN;
    return take_reading(choice, &reading, entry, left);
}

Choice deck_choose(DeckChoice *choice, DeckEntry *entry, DeckLeftOut *left)
{
    const char *text = entry->text ? entry->text : entry->name;
    const Choice chosen = choose_text(choice, text, entry, left);
    const char *coded =
        chosen == CHOICE_TAKEN ? NULL : deck_respell_codes(&choice->prints, text);
    const char *why = choice->why;

    if (!coded) return chosen;
    const Choice other = choose_text(choice, coded, entry, left);
    if (other != CHOICE_UNKNOWN) return other;
    choice->why = why;
    return chosen;
}

// ---- numbers of lines

// Returns the number before a point at the beginning of the entry's text, 0: none.
static int ordinal_of(const DeckEntry *entry)
{
    const char *text = entry->text;
    const size_t n = text ? strspn(text, "0123456789") : 0;

    if (!n || n > 3 || (text[n] != '.' && text[n] != ')') ||
        (text[n + 1] != ' ' && text[n + 1] != '\t'))
        return 0;
    return (int)strtol(text, NULL, 10);
}

Ordinal deck_choose_ordinal(const DeckList *list)
{
    int last = 0, most = 0;

    for (int i = 0; i < list->n; i++) {
        const int n = ordinal_of(&list->entries[i]);
        if (!n) continue;
        if (n != 1 && n != last + 1) return ORDINAL_COUNT;
        last = n;
        if (n > most) most = n;
    }
    return most > 2 ? ORDINAL_LINE : most > 1 ? ORDINAL_UNCLEAR : ORDINAL_COUNT;
}
