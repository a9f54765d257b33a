// listed_value.c -- cleans a value, and recognises signs that stand for none.
//
// A dash is a value of facts and texts: the card has none. A name or a code with a dash is
// left out.

#include "db/lists/listed_value.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/notation/text_letters.h"
#include "db/notation/text_symbols.h"
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
           field == FIELD_TEXT_ERRATA || field == FIELD_TEXT_ATTACHED;
}

// Decodes HTML and control characters. Most values have none and need no copy.
// Sets [cut] to the first character that is left out, 0 if there is none.
static const char *decode_letters(Arena *arena, const char *text, uint32_t *cut)
{
    const unsigned char *c = (const unsigned char *)text;

    *cut = 0;
    while (*c >= ' ' && *c != '&' && *c < 0x7f) c++;
    return *c ? trimmed(arena, text_letters_decode(arena, text, cut)) : text;
}

// Returns whether the text is an error as spreadsheets write it: "#N/A", "#REF!" and
// their like in other languages ("#BEZUG!"), or "Err:502".
static bool is_error(const char *text)
{
    if (*text == 'e' || *text == 'E')
        return !strncasecmp(text, "err:", 4) && text[4] &&
               !text[4 + strspn(text + 4, "0123456789")];
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

    if (isalnum((unsigned char)*text)) return false; // as most values
    for (int i = 0; i < COUNT_OF(dashes); i++)
        if (*dashes[i] == *text && !strcmp(dashes[i], text)) return true;
    return false;
}

// What a word says that stands in place of a value.
enum {
    SAYS_NONE = 1, // there is no such thing
    SAYS_OPEN = 2, // nobody knows it yet
    NO_NAME = 4,   // and no card is called so
};

static const struct {
    const char *text;
    size_t n; // bytes
    unsigned says;
} nothings[] = {
#define NOTHING(word, says) {word, sizeof(word) - 1, says},
#include "db/lists/nothing_word.def"
};

// Returns a bit for a first letter, the same for a small and a large one. Signs may share it.
static uint64_t letter_bit(char c)
{
    return UINT64_C(1) << ((c | 0x20) & 63);
}

// Returns whether a word of the table may begin like [text]. Each value of a list comes here,
// and most begin otherwise.
static bool may_be_word(const char *text)
{
    const uint64_t letters = 0
#define NOTHING(word, says) | letter_bit(word[0])
#include "db/lists/nothing_word.def"
        ;

    return letters & letter_bit(*text);
}

// Returns what [n] bytes of [text] say in any case, 0: they are none of the words.
static unsigned word_says(const char *text, size_t n)
{
    for (int i = 0; i < COUNT_OF(nothings); i++)
        if (nothings[i].n == n && !strncasecmp(nothings[i].text, text, n))
            return nothings[i].says;
    return 0;
}

// Returns what [text] says, maybe between brackets.
static unsigned value_says(const char *text)
{
    static const char open[] = "[(<{", close[] = "])>}";

    if (isalnum((unsigned char)*text) && !may_be_word(text)) return 0;
    const size_t length = strlen(text);
    const size_t n = length - (length > 4 && text[length - 1] == '.'); // of a sentence
    const char *at = n > 2 ? strchr(open, *text) : NULL;
    const unsigned says = word_says(text, n);
    if (says || !at || text[n - 1] != close[at - open]) return says;
    return word_says(text + 1, n - 2);
}

bool listed_value_says_none(const char *text)
{
    return is_dash(text) || (value_says(text) & SAYS_NONE);
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

// Returns whether a card may have no such thing, so that a list may deny it.
static bool may_be_none(Field field)
{
    return is_text(field) || field >= FIELD_FACT || field == FIELD_TYPES;
}

// Returns whether a word that says so is nothing in a field. A code and a number say which
// card a row is, and a card may be called "None".
static bool may_be_nothing(const ListedValue *given, unsigned says)
{
    static const Field kept[] = {FIELD_CODE, FIELD_NUMBER, FIELD_SET, FIELD_SCRIPT};
    const bool name = given->field == FIELD_NAME || given->field == FIELD_FULL_NAME;

    for (int i = 0; i < COUNT_OF(kept); i++)
        if (given->field == kept[i]) return false;
    return !name || given->language || (says & NO_NAME);
}

// Returns what [value] is told to say, if it says nothing that is kept; else NULL.
static const char *empty_word(const ListedValue *given, const char *value)
{
    const bool denies = may_be_none(given->field);

    if (is_error(value)) return "a value: an error of a spreadsheet says nothing";
    if (is_dash(value))
        return denies ? "a value: the dash says that the card has none"
                      : "a value: the dash says nothing";
    const unsigned says = value_says(value);
    if (!says || !may_be_nothing(given, says)) return NULL;
    if (says & SAYS_OPEN)
        return "a value: a word for what is not known yet says nothing";
    return denies ? NULL : "a value: a word for none says nothing";
}

// Returns [value], or what it says if it is none, and tells the sink so.
static const char *meant_value(CardSink *sink, const ListedValue *given,
                               const char *value)
{
    const char *said = empty_word(given, value);

    if (*value == '=') {
        const char *inner = quoted_text(sink->row_arena, value);
        if (inner) return inner;
        said = "a value: a formula says nothing, so save the list with its values";
    }
    if (said) sink_report_note(sink, given->column, value, said);
    return said && !(is_dash(value) && may_be_none(given->field)) ? NULL : value;
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

// Notes what is still an entity of HTML behind the first reading: "Kai&amp;#39;Sa".
static void tell_entity(CardSink *sink, const char *column, const char *value)
{
    uint32_t cut;

    if (value && strchr(value, '&') &&
        strcmp(text_letters_decode(sink->row_arena, value, &cut), value) != 0)
        sink_report_note(sink,
                         column,
                         value,
                         "letters; what is twice in the letters of HTML stays so");
}

const char *listed_value_of(CardSink *sink, const ListedValue *given)
{
    Arena *arena = sink->row_arena;
    uint32_t cut = 0;

    if (sink->own) {
        tell_unseen(
            sink, given->column, text_letters_unseen(given->value), "stays in it");
        return arena_text(arena, given->value);
    }
    const char *value = trimmed(arena, given->value);
    if (value && !is_text(given->field)) value = decode_letters(arena, value, &cut);
    tell_unseen(sink, given->column, cut, "is left out");
    if (!is_text(given->field)) tell_entity(sink, given->column, value);
    return value ? meant_value(sink, given, value) : NULL;
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
