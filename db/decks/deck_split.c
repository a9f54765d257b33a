// deck_split.c -- cuts a line where a card can begin, and looks whether all parts are
// cards.
//
// A card begins before a count, behind a count, or behind a sign; within a line all do so
// in the same way: all have a count, or none has. From the end backwards each cut looks for the longest part that is a
// card and behind which the rest is cards.

#include "db/decks/deck_split.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"

// CUT_SPAN: cuts within a part, because names have commas and figures. PARTS_MAX: parts
// that are looked up for one deck; a line of sixty cards takes three hundred.
enum { CUTS_MAX = 400, CUT_SPAN = 6, PARTS_MAX = 2000 };

typedef enum { CUT_BEFORE_COUNT, CUT_BEHIND_COUNT, CUT_AT_SIGN, CUT_STYLES } CutStyle;

typedef struct {
    DeckChoice *choice;
    const DeckEntry *entry;
    CutStyle style;
    int n;                   // of the parts that can be, at most
    size_t at[CUTS_MAX + 1]; // where they begin, and the end
    int next[CUTS_MAX + 1];  // where the part at a cut ends; 0: nowhere
} Cuts;

// ---- where a card can begin

static bool is_gap(char c)
{
    return c && strchr(" \t,;|/+&", c);
}

static size_t times_sign(const char *text)
{
    if (*text == 'x' || *text == 'X') return 1;
    return strncmp(text, "\xc3\x97", 2) == 0 ? 2 : 0;
}

// Returns the length of a count at [text]: "3", "3x", "x3", "(3)"; 0: there is none.
static size_t count_length(const char *text)
{
    size_t n = *text == '(';

    n += times_sign(text + n);
    const size_t figures = strspn(text + n, "0123456789");
    if (!figures || figures > 2) return 0;
    n += figures;
    n += times_sign(text + n);
    if (*text == '(' && text[n++] != ')') return 0;
    return !text[n] || is_gap(text[n]) ? n : 0;
}

// Returns how many bytes behind [at] the next part begins if one can begin there; 0: none.
static size_t cut_at(CutStyle style, const char *text, size_t at)
{
    const bool begins = !at || is_gap(text[at - 1]);

    switch (style) {
    case CUT_BEFORE_COUNT:
        return begins && isdigit((unsigned char)text[at]) && count_length(text + at);
    case CUT_BEHIND_COUNT: return begins ? count_length(text + at) : 0;
    case CUT_AT_SIGN: return strchr(",;|", text[at]) != NULL;
    case CUT_STYLES: break;
    }
    return 0;
}

static void find_cuts(Cuts *cuts)
{
    const char *text = cuts->entry->text;

    cuts->at[cuts->n++] = 0;
    for (size_t at = 1; text[at] && cuts->n < CUTS_MAX; at++) {
        const size_t n = cut_at(cuts->style, text, at);
        if (!n) continue;
        const size_t cut = cuts->style == CUT_BEFORE_COUNT ? at : at + n;
        if (cut > cuts->at[cuts->n - 1]) cuts->at[cuts->n++] = cut;
    }
    if (cuts->at[cuts->n - 1] == strlen(text)) cuts->n--;
    cuts->at[cuts->n] = strlen(text);
}

// ---- parts

// Returns the first [n] bytes of [text] as an entry without a card.
static DeckEntry part_of(const DeckChoice *choice, const DeckEntry *entry,
                         const char *text, size_t n)
{
    DeckEntry part = *entry;

    for (; n && is_gap(*text); n--) text++;
    while (n && is_gap(text[n - 1])) n--;
    part.text = arena_text_n(choice->prints.arena, text, n);
    part.given = 0;
    return part;
}

static DeckEntry part_between(const Cuts *cuts, int from, int to)
{
    return part_of(cuts->choice,
                   cuts->entry,
                   cuts->entry->text + cuts->at[from],
                   cuts->at[to] - cuts->at[from]);
}

// Finds the card of a part. Returns whether it has one.
static bool find_card(DeckChoice *choice, DeckEntry *part)
{
    DeckLeftOut left = {0};

    if (strlen(part->text) > DECK_LINE_MAX || choice->parts++ >= PARTS_MAX)
        return false;
    return deck_choose(choice, part, &left) == CHOICE_TAKEN;
}

static bool is_card(const Cuts *cuts, int from, int to)
{
    DeckEntry part = part_between(cuts, from, to);

    return find_card(cuts->choice, &part) &&
           (part.count != 0) == (cuts->style != CUT_AT_SIGN);
}

// Finds parts that are cards all the way to the end. Returns whether there are.
static bool find_parts(Cuts *cuts)
{
    for (int from = cuts->n - 1; from >= 0; from--) {
        int to = from + CUT_SPAN < cuts->n ? from + CUT_SPAN : cuts->n;
        while (to > from &&
               !((to == cuts->n || cuts->next[to]) && is_card(cuts, from, to)))
            to--;
        cuts->next[from] = to > from ? to : 0;
    }
    return cuts->n > 1 && cuts->next[0];
}

// Returns whether a line says that one card takes the place of another.
static bool is_change(const char *text)
{
    return strstr(text, "->") || strstr(text, "=>") || strstr(text, "\xe2\x86\x92");
}

int deck_split(DeckChoice *choice, const DeckEntry *entry, bool counted,
               DeckEntry **parts)
{
    Arena *arena = choice->prints.arena;
    int n = 0;

    *parts = NULL;
    if (!entry->text || entry->loose || deck_line_remark(entry->text, NULL) ||
        is_change(entry->text))
        return 0;
    for (CutStyle style = 0; style < (counted ? CUT_AT_SIGN : CUT_STYLES); style++) {
        Cuts cuts = {.choice = choice, .entry = entry, .style = style};
        find_cuts(&cuts);
        if (!find_parts(&cuts)) continue;
        for (int from = 0; from < cuts.n; from = cuts.next[from]) {
            *parts = arena_grow(arena, *parts, n, sizeof **parts);
            (*parts)[n] = part_between(&cuts, from, cuts.next[from]);
            (*parts)[n++].given = 1;
        }
        return n;
    }
    return 0;
}

// ---- two cards with one count

// Returns the length of what joins two names at [text], 0: nothing does.
static size_t joiner_length(const char *text)
{
    static const char *const joiners[] = {" and ",
                                          " or ",
                                          " und ",
                                          " oder ",
                                          " et ",
                                          " ou ",
                                          " y ",
                                          " o ",
                                          " e ",
                                          " with ",
                                          " - ",
                                          "//",
                                          "/",
                                          "+",
                                          "&",
                                          ",",
                                          ";",
                                          "|",
                                          "\t",
                                          " ",
                                          "和",
                                          "或",
                                          "\xe2\x80\x93",
                                          "\xe2\x80\x94"};

    for (int i = 0; i < COUNT_OF(joiners); i++)
        if (!strncmp(text, joiners[i], strlen(joiners[i]))) return strlen(joiners[i]);
    return 0;
}

// Returns another card than [card] at the start of [text], up to something that joins or to
// the end. 0: there is none.
static int64_t other_card(DeckChoice *choice, const DeckEntry *entry, const char *text,
                          int64_t card)
{
    for (size_t at = 1; *text; at++) {
        if (text[at] && !joiner_length(text + at)) continue;
        DeckEntry part = part_of(choice, entry, text, at);
        if (find_card(choice, &part) && part.card != card) return part.card;
        if (!text[at]) break;
    }
    return 0;
}

const char *deck_split_joined(DeckChoice *choice, const DeckEntry *entry)
{
    const char *text = entry->text ? entry->text : entry->name;
    const DeckPrints *prints = &choice->prints;

    for (size_t at = 1; *text && text[at]; at++) {
        const size_t n = joiner_length(text + at);
        DeckEntry part = part_of(choice, entry, text, at);
        if (!n || !find_card(choice, &part)) continue;
        const int64_t other = other_card(choice, entry, text + at + n, part.card);
        if (other)
            return arena_format(prints->arena,
                                "one card, or a count for each; the line has %s and %s",
                                deck_print_called(prints, part.card),
                                deck_print_called(prints, other));
    }
    return NULL;
}

bool deck_split_is_wanted(const char *text)
{
    int counts = 0;

    for (size_t at = 0; text[at]; at++)
        counts += (!at || is_gap(text[at - 1])) && count_length(text + at);
    return counts > 1 && strlen(text) <= DECK_LONG_LINE_MAX;
}
