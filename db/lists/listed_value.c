// listed_value.c -- cleans a value, and recognises signs that stand for none.
//
// A dash is a value of facts and texts: the card has none. A name or a code with a dash is
// left out.

#include "db/lists/listed_value.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/lists/text_symbols.h"
#include "engine/base/base.h"

// Returns a copy of the value without blanks around it, or NULL if nothing is left.
static const char *trimmed(Arena *arena, const char *text)
{
    if (!text) return NULL;
    while (isspace((unsigned char)*text)) text++;
    size_t n = strlen(text);
    while (n && isspace((unsigned char)text[n - 1])) n--;
    return n ? arena_text_n(arena, text, n) : NULL;
}

static bool is_text(Field field)
{
    return field == FIELD_TEXT || field == FIELD_TEXT_PRINTED ||
           field == FIELD_TEXT_ERRATA;
}

// Decodes HTML and control characters. Most values have none and need no copy.
// Sets [cut] to the first character that is left out, 0 if there is none.
static const char *decode_letters(Arena *arena, const char *text, uint32_t *cut)
{
    const unsigned char *c = (const unsigned char *)text;

    *cut = 0;
    while (*c >= ' ' && *c != '&' && *c < 0x7f) c++;
    return *c ? trimmed(arena, text_symbols_decode_html(arena, text, cut)) : text;
}

// Returns whether the text is an error as spreadsheets write it: "#N/A", "#REF!" and
// their like in other languages ("#BEZUG!"), or "Err:502".
static bool is_error(const char *text)
{
    if (!strncasecmp(text, "err:", 4))
        return text[4] && !text[4 + strspn(text + 4, "0123456789")];
    if (*text != '#' || !text[1]) return false;
    static const char *const plain[] = {"#n/a", "#nv", "#n/d", "#nd", "#n/v"};
    for (int i = 0; i < COUNT_OF(plain); i++)
        if (!strcasecmp(text, plain[i])) return true;
    const size_t n = strlen(text);
    const bool shouts = text[n - 1] == '!' || text[n - 1] == '?';
    for (const char *c = text + 1; shouts && c < text + n - 1; c++)
        if (!isupper((unsigned char)*c) && !strchr("/0123456789_", *c) &&
            !((unsigned char)*c & 0x80))
            return false;
    return shouts && n > 3;
}

static bool is_dash(const char *text)
{
    static const char *const dashes[] = {"-",
                                         "--",
                                         "---",
                                         "\xe2\x80\x90",
                                         "\xe2\x80\x91",
                                         "\xe2\x80\x92",
                                         "\xe2\x80\x93",
                                         "\xe2\x80\x94",
                                         "\xe2\x80\x95",
                                         "\xe2\x88\x92",
                                         "\xef\xbc\x8d"};

    for (int i = 0; i < COUNT_OF(dashes); i++)
        if (!strcmp(dashes[i], text)) return true;
    return false;
}

bool listed_value_says_none(const char *text)
{
    static const char *const nones[] = {"n/a", "na", "none", "null", "[]", "nil"};

    for (int i = 0; i < COUNT_OF(nones); i++)
        if (!strcasecmp(nones[i], text)) return true;
    return is_dash(text);
}

// Returns the text of ="text", which keeps a spreadsheet from reading a code as a number;
// a quote in it is written twice. Returns NULL for anything else.
static const char *quoted_text(Arena *arena, const char *text)
{
    const size_t n = strlen(text);

    if (strncmp(text, "=\"", 2) != 0 || n < 4 || text[n - 1] != '"') return NULL;
    char *inner = arena_text_n(arena, text + 2, n - 3), *to = inner;
    for (const char *from = inner; *from; from++) {
        if (*from == '"' && *++from != '"') return NULL;
        *to++ = *from;
    }
    *to = '\0';
    return trimmed(arena, inner);
}

// Returns [value], or what it says if it is none, and tells the sink so.
static const char *meant_value(CardSink *sink, const ListedValue *given,
                               const char *value)
{
    const bool may_be_none = is_text(given->field) || given->field >= FIELD_FACT ||
                             given->field == FIELD_TYPES;
    const char *said = NULL;

    if (*value == '=') {
        const char *inner = quoted_text(sink->row_arena, value);
        if (inner) return inner;
        said = "a value: a formula says nothing, so save the list with its values";
    } else if (is_error(value)) {
        said = "a value: an error of a spreadsheet says nothing";
    } else if (is_dash(value)) {
        sink_report_note(sink,
                         given->column,
                         value,
                         may_be_none ? "a value: the dash says that the card has none"
                                     : "a value: the dash says nothing");
        return may_be_none ? value : NULL;
    }
    if (said) sink_report_note(sink, given->column, value, said);
    return said ? NULL : value;
}

// Notes a character that nobody sees, and what becomes of it.
static void tell_unseen(CardSink *sink, const char *column, uint32_t c,
                        const char *fate)
{
    if (c)
        sink_report_note(
            sink,
            column,
            NULL,
            arena_format(
                sink->row_arena, "characters that show; U+%04X %s", (unsigned)c, fate));
}

const char *listed_value_of(CardSink *sink, const ListedValue *given)
{
    Arena *arena = sink->row_arena;
    uint32_t cut = 0;

    if (sink->own) {
        tell_unseen(
            sink, given->column, text_symbols_unseen(given->value), "stays in it");
        return arena_text(arena, given->value);
    }
    const char *value = trimmed(arena, given->value);
    if (value && !is_text(given->field)) value = decode_letters(arena, value, &cut);
    tell_unseen(sink, given->column, cut, "is left out");
    if (!value || !strchr("=#-eE\xe2\xef", *value)) return value;
    return meant_value(sink, given, value);
}

// Returns the text with each of [signs] as an entity.
static const char *with_entities(Arena *arena, const char *text, const char *signs)
{
    char *copy = arena_take(arena, strlen(text) * 6 + 1), *to = copy;

    for (; *text; text++)
        if (strchr(signs, *text))
            to += sprintf(to, "&#%d;", *text);
        else
            *to++ = *text;
    *to = '\0';
    return copy;
}

static const char *in_quotes(Arena *arena, const char *text)
{
    char *copy = arena_take(arena, strlen(text) * 2 + 4), *to = stpcpy(copy, "=\"");

    for (; *text; text++) {
        if (*text == '"') *to++ = '"';
        *to++ = *text;
    }
    (void)stpcpy(to, "\"");
    return copy;
}

const char *listed_value_written(Arena *arena, const ListWords *words, Field field,
                                 const char *text)
{
    uint32_t cut;
    const char *read = is_text(field) ? text_symbols_normalise(arena, words, NULL, text)
                                      : decode_letters(arena, text, &cut);

    if (!read || strcmp(read, text) != 0)
        text = with_entities(arena, text, is_text(field) ? "&<\\:[{" : "&");
    const bool odd = *text == '=' || is_error(text) || is_dash(text);
    return odd ? in_quotes(arena, text) : text;
}
