// deck_mark.c -- reads one mark: each is_ function knows one kind by its letters.

#include "db/decks/deck_mark.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_figure.h"
#include "db/decks/deck_heading.h"
#include "db/names/language_code.h"
#include "db/names/name_mark.h"
#include "db/text/name_match.h"
#include "db/text/printing_code.h"
#include "engine/base/base.h"

enum { MARK_BYTES = 60, NUMBER_DIGITS = 3 };

static const char digits[] = "0123456789";

// ---- words

typedef struct {
    const char *word;
    DeckLeft kind;
    bool sign; // in brackets alone
} LeftWord;

static const LeftWord left_words[] = {
#define WORD(kind, word) {word, LEFT_##kind, false},
#define SIGN(kind, word) {word, LEFT_##kind, true},
#include "db/decks/deck_mark.def"
};

static const char *const left_docs[] = {
#define LEFT_KIND(kind, doc) doc,
#include "db/decks/deck_mark.def"
};

// Reads a word that is no part of a deck. [sign]: it is in brackets or between stars.
static bool is_left_word(const char *text, bool sign, DeckMark *mark)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    for (int i = 0; i < COUNT_OF(left_words); i++)
        if (*left_words[i].word == *folded && (sign || !left_words[i].sign) &&
            !strcmp(left_words[i].word, folded))
            return deck_figure_take(mark, MARK_LEFT, (int)left_words[i].kind);
    if (name_mark_is_word(folded, !sign, NULL))
        return deck_figure_take(mark, MARK_LEFT, LEFT_PRINTING);
    return sign && language_code_find(text) &&
           deck_figure_take(mark, MARK_LEFT, LEFT_LANGUAGE);
}

bool deck_mark_is_number(const DeckMark *mark)
{
    return mark->kind == MARK_NUMBER || mark->kind == MARK_EITHER ||
           (mark->kind == MARK_COUNT && mark->value);
}

bool deck_mark_counts(const DeckMark *mark)
{
    return mark->kind == MARK_COUNT || mark->kind == MARK_ORDINAL ||
           mark->kind == MARK_EITHER;
}

static const char *past_gap(const char *text)
{
    return text + strspn(text, " \t");
}

// ---- printings

// Returns whether [text] is a number of a printing: "169", "007a", "169/298", "R05a",
// "301*".
static bool is_number(const char *text, Arena *arena, DeckMark *mark)
{
    PrintingCode code;

    text += *text == '#';
    text = past_gap(text);
    if (!text[strcspn(text, digits)] || strcspn(text, digits) > 2) return false;
    if (!printing_code_read(arena_format(arena, "XX-%s", text), &code)) return false;
    mark->value = text;
    return deck_figure_take(mark, MARK_NUMBER, 0);
}

// Returns whether the [n] letters of [text] are a set's code in capitals: "OGN".
static bool is_set(const char *text, size_t n)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    return n >= 2 && n <= 5 && strspn(text, letters) >= n && strspn(text, digits) < n;
}

// Returns whether [text] is a code. In brackets, or with its set in capitals, other signs
// than a dash may join set and number.
static bool is_code(const char *text, bool round, Arena *arena, DeckMark *mark)
{
    PrintingCode code;
    const size_t set = strcspn(text, " :#/_,");
    const char *number = text + set + strspn(text + set, " :#/_,");

    if (strlen(text) >= PRINTING_CODE_BYTES) return false;
    if (*text && text[strlen(text) - 1] == ':')
        text = arena_text_n(arena, text, strlen(text) - 1);
    if (!printing_code_read(text, &code)) {
        if (number == text + set) return false;
        if (!round && !(is_set(text, set) && number == text + set + 1 &&
                        *number != ' ' && text[set] != ' '))
            return false;
        text = arena_format(arena, "%.*s-%s", (int)set, text, number);
        if (!printing_code_read(text, &code)) return false;
    }
    mark->value = text;
    return deck_figure_take(mark, MARK_CODE, 0);
}

// Returns whether [text] is a code without a sign between set and number: "OGN169".
static bool is_joined_code(const char *text, Arena *arena, DeckMark *mark)
{
    const size_t set = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    PrintingCode code;

    if (set < 2 || set > 4 || strspn(text + set, digits) != NUMBER_DIGITS) return false;
    text = arena_format(arena, "%.*s-%s", (int)set, text, text + set);
    mark->value = text;
    return printing_code_read(text, &code) && deck_figure_take(mark, MARK_CODE, 0);
}

// ---- marks in brackets

size_t deck_mark_bracket(const char *text)
{
    static const char open[] = "([{<", close[] = ")]}>";
    const char *kind = *text ? strchr(open, *text) : NULL;
    int depth = 0;

    if (*text == '^' || *text == '*') {
        const char *end = strchr(text + 1, *text);
        return end ? (size_t)(end - text) + 1 : 0;
    }
    if (!kind) return 0;
    for (size_t n = 0; text[n]; n++) {
        depth += text[n] == *kind;
        depth -= text[n] == close[kind - open];
        if (!depth) return n + 1;
    }
    return 0;
}

// Returns the text within [text] if all of it is in one pair of brackets, or NULL.
static char *within(const char *text, Arena *arena)
{
    const size_t n = deck_mark_bracket(text);

    return n && !text[n] ? arena_text_n(arena, text + 1, n - 2) : NULL;
}

// Reads "[Sideboard]" and "[Maybeboard{noPrice}]".
static bool is_section(const PlayDecks *rows, const char *text, DeckMark *mark)
{
    const size_t n = strcspn(text, "{");

    // "(Sideboard 1)" may say where the card is, or how many are there.
    if (n && isdigit((unsigned char)text[n - 1])) return false;
    int section = deck_heading_sign(rows, text);

    if (section == HEADING_NONE) section = deck_heading_find(rows, text, n);
    if (section < HEADING_UNUSED) return false;
    return deck_figure_take(mark, MARK_SECTION, section);
}

static bool is_figures(const char *text)
{
    return *text && !text[strspn(text, digits)];
}

// Reads what is in brackets of the kind [open]. Anything may be there; what the table
// does not have may be a set.
static bool is_bracket(const PlayDecks *rows, const char *text, char open, Arena *arena,
                       DeckMark *mark)
{
    const bool round = strchr("([{<", open);

    if (open == '^') return deck_figure_take(mark, MARK_LEFT, LEFT_TAG);
    text = past_gap(text);
    if (!*text || !strcmp(text, "x") || !strcmp(text, "X"))
        return deck_figure_take(mark, MARK_GAP, 0);
    if (round && is_figures(text)) {
        mark->value = text;
        if (deck_figure_is_beyond(text)) return deck_figure_take(mark, MARK_NUMBER, 0);
        return deck_figure_take(
            mark, open == '(' ? MARK_EITHER : MARK_INDEX, deck_figure_value(text));
    }
    mark->value = text;
    if (is_left_word(text, true, mark))
        return deck_figure_take(mark, MARK_SET, mark->number + 1);
    if (round && deck_figure_count(text, MARK_BEHIND, mark)) return true;
    if (round && (is_number(text, arena, mark) || is_code(text, true, arena, mark)))
        return true;
    if (deck_figure_price(text, mark)) return true;
    mark->value = text;
    if (round && is_section(rows, text, mark)) return true;
    return deck_figure_take(mark, round ? MARK_SET : MARK_OTHER, 0);
}

// ---- the whole

// Returns [text] without quotes and gaps around it.
static char *bare(const char *text, Arena *arena)
{
    static const char around[] = " \t\"'`";
    char *plain;
    size_t n;

    text += strspn(text, around);
    n = strlen(text);
    while (n && strchr(around, text[n - 1])) n--;
    plain = arena_text_n(arena, text, n);
    return plain;
}

// Returns whether [text] is a picture or another sign without a letter.
static bool is_picture(const char *text)
{
    char folded[NAME_BYTES_MAX];

    if (!(*text & 0x80)) return false;
    name_match_fold(text, folded, sizeof folded);
    return !*folded;
}

static bool is_gap(const char *text)
{
    static const char *const signs[] = {"-",
                                        "--",
                                        "*",
                                        "+",
                                        ":",
                                        "=",
                                        ".",
                                        "..",
                                        "...",
                                        "|",
                                        "||",
                                        "@",
                                        ">",
                                        "~",
                                        ";",
                                        ",",
                                        "//",
                                        "#",
                                        "/",
                                        "\xe2\x80\x93",
                                        "\xe2\x80\x94",
                                        "\xe2\x80\xa2",
                                        "\xc2\xb7",
                                        "\xe2\x97\xa6",
                                        "\xe2\x96\xaa",
                                        "\xe2\x80\xa3",
                                        "\xe2\x80\xa6",
                                        "\xe2\x86\x92"};

    for (int i = 0; i < COUNT_OF(signs); i++)
        if (*text == *signs[i] && !strcmp(text, signs[i])) return true;
    return !*text || is_picture(text);
}

// Returns the section that the sign before a colon means, or HEADING_NONE.
static int sign_of(const PlayDecks *rows, const char *text, Arena *arena)
{
    const char *colon = strchr(text, ':');

    if (!colon) return HEADING_NONE;
    return deck_heading_sign(rows, arena_text_n(arena, text, (size_t)(colon - text)));
}

// Reads "SB:", and "SB" in capitals.
static bool is_sign(const PlayDecks *rows, const char *text, Arena *arena,
                    DeckMark *mark)
{
    const size_t n = strlen(text);
    const int section = n == 2 && !strcmp(text, "SB") ? deck_heading_sign(rows, text)
                        : n > 2 && text[n - 1] == ':' ? sign_of(rows, text, arena)
                                                      : HEADING_NONE;

    return section != HEADING_NONE && deck_figure_take(mark, MARK_SECTION, section);
}

bool deck_mark_read(const PlayDecks *rows, const char *text, MarkSide side,
                    Arena *arena, DeckMark *mark)
{
    *mark = (DeckMark){.text = text};
    text = bare(text, arena);
    if (strlen(text) >= MARK_BYTES && *text != '^') return false;
    if (is_gap(text)) return deck_figure_take(mark, MARK_GAP, 0);
    const char *inner = within(text, arena);
    if (inner) return is_bracket(rows, inner, *text, arena, mark);
    if (deck_figure_count(text, side, mark)) return true;
    if (sign_of(rows, text, arena) == HEADING_NONE && is_code(text, false, arena, mark))
        return true;
    if (is_joined_code(text, arena, mark)) return true;
    if (side == MARK_BEHIND && is_number(text, arena, mark)) return true;
    const bool set = is_set(text, strlen(text));
    if (side == MARK_BEFORE && is_sign(rows, text, arena, mark)) return true;
    mark->value = text;
    if (side == MARK_BEFORE) return set && deck_figure_take(mark, MARK_SET, 0);
    if (deck_figure_price(text, mark)) return true;
    if (is_left_word(text, false, mark)) return true;
    if (*text == '!' && isalpha((unsigned char)text[1]))
        return deck_figure_take(mark, MARK_LEFT, LEFT_TAG);
    mark->value = text;
    if (set && is_left_word(text, true, mark))
        return deck_figure_take(mark, MARK_SET, mark->number + 1);
    return set && deck_figure_take(mark, MARK_SET, 0);
}

void deck_mark_leave(DeckLeftOut *left, int line, unsigned kinds, const char *text)
{
    if (!kinds) return;
    if (!left->n++) {
        left->line = line;
        left->text = text;
    }
    left->kinds |= kinds;
}

const char *deck_mark_kinds(unsigned kinds, Arena *arena)
{
    const char *text = NULL;

    for (int i = 0; i < LEFT_KINDS; i++) {
        if (!(kinds >> i & 1)) continue;
        kinds &= ~(1U << i);
        text = text ? arena_format(
                          arena, "%s%s%s", text, kinds ? ", " : " and ", left_docs[i])
                    : left_docs[i];
    }
    return text;
}
