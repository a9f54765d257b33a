// deck_figure.c -- reads counts and prices, and tells figures that are none.

#include "db/decks/deck_figure.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"

static const char digits[] = "0123456789";

bool deck_figure_take(DeckMark *mark, MarkKind kind, int number)
{
    mark->kind = kind;
    mark->number = number;
    return true;
}

// ---- counts

int deck_figure_value(const char *text)
{
    const long n = strtol(text, NULL, 10);

    return n < 1 || n > DECK_COPIES_MAX ? -1 : (int)n;
}

// Returns the length of a "times" sign at the start of [text].
static size_t times_sign(const char *text)
{
    static const char *const signs[] = {"x", "X", "*", "\xc3\x97", "\xd1\x85"};

    for (int i = 0; i < COUNT_OF(signs); i++)
        if (!strncmp(text, signs[i], strlen(signs[i]))) return strlen(signs[i]);
    return 0;
}

// Returns whether [text] is a word between a count and a name.
static bool is_measure(const char *text)
{
    static const char *const measures[] = {
        "x of",    "of",           "copies",       "copies of",    "copy",
        "copy of", "pcs",          "pcs.",         "pc",           "ea",
        "ea.",     "each",         "stk",          "stk.",         "stück",
        "cards",   "\xe6\x9e\x9a", "\xe5\xbc\xa0", "\xe5\xbc\xb5", "\xec\x9e\xa5"};

    for (int i = 0; i < COUNT_OF(measures); i++)
        if (!strcasecmp(text, measures[i])) return true;
    return false;
}

static const char *past_gap(const char *text)
{
    return text + strspn(text, " \t");
}

// Reads "x3", "x 3", "qty: 3".
static bool is_count_behind(const char *text, DeckMark *mark)
{
    static const char *const words[] = {"qty", "quantity", "count", "copies"};
    size_t n = times_sign(text);

    for (int i = 0; i < COUNT_OF(words) && !n; i++)
        if (!strncasecmp(text, words[i], strlen(words[i]))) {
            n = strlen(words[i]);
            n += strspn(text + n, ":=");
        }
    text = past_gap(text + n);
    if (!n || !isdigit((unsigned char)*text) || text[strspn(text, digits)])
        return false;
    return deck_figure_take(mark, MARK_COUNT, deck_figure_value(text));
}

bool deck_figure_is_beyond(const char *figures)
{
    return strlen(figures) < 9 && strtol(figures, NULL, 10) > DECK_COPIES_MAX;
}

bool deck_figure_count(const char *text, MarkSide side, DeckMark *mark)
{
    const bool sign = *text == '+' || (*text == '-' && side == MARK_BEFORE);
    const char *figures = text + sign;
    const char *rest = figures + strspn(figures, digits);
    const int n = deck_figure_value(*text == '-' ? text : figures);

    if (rest == figures) return is_count_behind(text, mark);
    if (!*rest) {
        const bool either = side == MARK_BEHIND && !sign;
        mark->value = figures;
        if (either && deck_figure_is_beyond(figures))
            return deck_figure_take(mark, MARK_NUMBER, 0);
        return deck_figure_take(mark, either ? MARK_EITHER : MARK_COUNT, n);
    }
    if ((*rest == '.' || *rest == ')') && !rest[1] && side == MARK_BEFORE)
        return deck_figure_take(mark, MARK_ORDINAL, n);
    rest = past_gap(rest);
    rest += times_sign(rest);
    if (*rest == ':' || *rest == '=') rest++;
    if (*rest && !is_measure(past_gap(rest))) return false;
    return deck_figure_take(mark, MARK_COUNT, n);
}

// ---- prices

static bool is_currency(const char *text, size_t n)
{
    static const char *const signs[] = {"$",
                                        "\xe2\x82\xac",
                                        "\xc2\xa3",
                                        "\xc2\xa5",
                                        "\xe5\x85\x83",
                                        "usd",
                                        "eur",
                                        "gbp",
                                        "euro",
                                        "us$",
                                        "tix",
                                        "cad",
                                        "aud",
                                        "chf",
                                        "cny",
                                        "rmb",
                                        "jpy"};

    for (int i = 0; i < COUNT_OF(signs); i++)
        if (strlen(signs[i]) == n && !strncasecmp(text, signs[i], n)) return true;
    return false;
}

// Returns whether [text] has two figures behind a point or a comma, as amounts have.
static bool is_amount(const char *text)
{
    const size_t n = strspn(text, digits);

    return n && (text[n] == '.' || text[n] == ',') &&
           strspn(text + n + 1, digits) == 2 && !text[n + 3];
}

bool deck_figure_price(const char *text, DeckMark *mark)
{
    static const char figures[] = "0123456789.,";
    const size_t head = strcspn(text, digits);
    const char *amount = text + head;
    const size_t n = strspn(amount, figures);
    const char *tail = past_gap(amount + n);
    size_t sign = head;

    while (sign && text[sign - 1] == ' ') sign--;
    if (!n) return false;
    if (!(sign && !*tail && is_currency(text, sign)) &&
        !(!head && is_currency(tail, strlen(tail))) &&
        !(!head && !*tail && is_amount(text)))
        return false;
    return deck_figure_take(mark, MARK_LEFT, LEFT_PRICE);
}
