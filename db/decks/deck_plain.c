// deck_plain.c -- replaces signs of pages and editors by those that lists have.

#include "db/decks/deck_plain.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "engine/base/base.h"

// Characters from [first] to [last] become [text]; "" drops them.
static const struct {
    utf8proc_int32_t first, last;
    const char *text;
} signs[] = {
    {0x00a0, 0x00a0, " "},        {0x00ad, 0x00ad, ""},
    {0x1680, 0x1680, " "},        {0x2000, 0x200a, " "},
    {0x200b, 0x200f, ""},         {0x201c, 0x201f, "\""},
    {0x2028, 0x2029, " "},        {0x202a, 0x202e, ""},
    {0x202f, 0x202f, " "},        {0x205f, 0x205f, " "},
    {0x2060, 0x2069, ""},         {0x2715, 0x2716, "\xc3\x97"},
    {0x2a09, 0x2a09, "\xc3\x97"}, {0x2a2f, 0x2a2f, "\xc3\x97"},
    {0x3000, 0x3000, " "},        {0x3001, 0x3001, ","},
    {0x3010, 0x3010, "["},        {0x3011, 0x3011, "]"},
    {0xfe0e, 0xfe0f, ""},         {0xfeff, 0xfeff, ""},
};

enum { WIDE_FIRST = 0xff01, WIDE_LAST = 0xff5e, WIDE_BY = 0xfee0 };

static const struct {
    const char *name, *text;
} entities[] = {
    {"amp;", "&"},
    {"apos;", "'"},
    {"quot;", "\""},
    {"nbsp;", " "},
    {"lt;", "<"},
    {"gt;", ">"},
    {"lsquo;", "'"},
    {"rsquo;", "'"},
    {"ldquo;", "\""},
    {"rdquo;", "\""},
    {"ndash;", "-"},
    {"mdash;", "-"},
    {"times;", "\xc3\x97"},
    {"bull;", "\xe2\x80\xa2"},
    {"middot;", "\xc2\xb7"},
};

// Tags that stand around names, in pages and in forums.
static const char *const tags[] = {
    "b",    "i",    "u",    "em",    "strong", "span", "p",    "br",   "li",  "ul",
    "ol",   "td",   "tr",   "th",    "h1",     "h2",   "h3",   "h4",   "div", "a",
    "code", "card", "deck", "cards", "list",   "url",  "size", "color"};

typedef struct {
    char *text;
    size_t n;
} Plain;

static void put(Plain *plain, const char *text)
{
    const size_t n = strlen(text);

    memcpy(plain->text + plain->n, text, n);
    plain->n += n;
}

static void put_character(Plain *plain, utf8proc_int32_t c)
{
    for (int i = 0; i < COUNT_OF(signs); i++)
        if (c >= signs[i].first && c <= signs[i].last) {
            put(plain, signs[i].text);
            return;
        }
    if (c >= WIDE_FIRST && c <= WIDE_LAST) c -= WIDE_BY;
    plain->n +=
        (size_t)utf8proc_encode_char(c, (utf8proc_uint8_t *)plain->text + plain->n);
}

// Puts what "&#39;" stands for. Returns the length of what it read; 0: it is none.
static size_t put_entity(Plain *plain, const char *text)
{
    const bool hex = text[2] == 'x' || text[2] == 'X';
    char *end;

    if (*text != '&') return 0;
    for (int i = 0; i < COUNT_OF(entities); i++)
        if (!strncmp(text + 1, entities[i].name, strlen(entities[i].name))) {
            put(plain, entities[i].text);
            return 1 + strlen(entities[i].name);
        }
    if (text[1] != '#' || !isxdigit((unsigned char)text[2 + hex])) return 0;
    const long c = strtol(text + 2 + hex, &end, hex ? 16 : 10);
    if (*end != ';' || end - text > 9 || c < ' ' || !utf8proc_codepoint_valid((int)c))
        return 0;
    put_character(plain, (utf8proc_int32_t)c);
    return (size_t)(end - text) + 1;
}

// Returns the length of "**" or "__" at [text], with which Markdown makes words strong; 0:
// it is none.
static size_t emphasis_length(const char *text)
{
    return !strncmp(text, "**", 2) || !strncmp(text, "__", 2) ? 2 : 0;
}

// Returns the length of a tag such as "</b>" or "[card=x]" at [text]; 0: it is none.
static size_t tag_length(const char *text)
{
    const char end = *text == '<' ? '>' : ']';
    const char *name = text + 1 + (text[1] == '/');
    const size_t n = strcspn(name, " =/>]\t");
    const char *close = strchr(name, end);

    if ((*text != '<' && *text != '[') || !n || !close) return 0;
    if (*text == '[' && text[1] != '/' && name[n] == ']' && close[1] == '(') return 0;
    for (int i = 0; i < COUNT_OF(tags); i++)
        if (strlen(tags[i]) == n && !strncasecmp(tags[i], name, n))
            return (size_t)(close - text) + 1;
    return 0;
}

// Returns the length of a link at [text], "https://..." or what stands behind a name in
// "[Gust](https://...)"; 0: it is none.
static size_t link_length(const char *text)
{
    size_t n = *text == '(' || *text == '<';
    const size_t open = n;

    if (!isalpha((unsigned char)text[n])) return 0;
    n += strspn(text + n, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (strncmp(text + n, "://", 3) != 0) return 0;
    n += strcspn(text + n, open ? " \t\")>" : " \t\"|");
    if (open && text[n] && text[n] != ')' && text[n] != '>')
        n += strcspn(text + n, ")>");
    return open && text[n] ? n + 1 : n;
}

static bool is_word_start(const char *line, const char *at)
{
    return at == line || !isalnum((unsigned char)at[-1]);
}

char *deck_plain_line(const char *line, Arena *arena, bool *linked)
{
    Plain plain = {.text = arena_take(arena, strlen(line) * 2 + 8)};
    size_t n;

    *linked = false;
    for (const char *at = line; *at; at += n) {
        utf8proc_int32_t c;
        if ((n = emphasis_length(at)) || (n = tag_length(at)) ||
            (n = put_entity(&plain, at)))
            continue;
        if (is_word_start(line, at) && (n = link_length(at))) {
            *linked = true;
            continue;
        }
        const utf8proc_ssize_t length =
            utf8proc_iterate((const utf8proc_uint8_t *)at, -1, &c);
        n = length > 0 ? (size_t)length : 1;
        if (length > 0)
            put_character(&plain, c);
        else
            plain.text[plain.n++] = *at;
    }
    return plain.text;
}

const char *deck_plain_past_bullet(const char *text)
{
    static const char *const bullets[] = {"\xe2\x80\xa2",
                                          "\xc2\xb7",
                                          "\xe2\x97\xa6",
                                          "\xe2\x96\xaa",
                                          "\xe2\x80\xa3",
                                          "\xe2\x97\x8f",
                                          "\xe2\x97\x8b",
                                          "\xe2\x96\xa0",
                                          "\xe2\x98\x90",
                                          "\xe2\x98\x91",
                                          "\xe2\x9c\x93",
                                          "\xe2\x9c\x94",
                                          "\xe2\x86\x92",
                                          "\xe2\x9e\xa4",
                                          "\xe2\x96\xba"};

    for (int i = 0; i < COUNT_OF(bullets); i++)
        if (!strncmp(text, bullets[i], strlen(bullets[i])))
            return text + strlen(bullets[i]) + strspn(text + strlen(bullets[i]), " \t");
    if (*text && strchr("-*+>", *text) && (text[1] == ' ' || text[1] == '\t'))
        return text + 1 + strspn(text + 1, " \t");
    return text;
}
