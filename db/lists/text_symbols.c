// text_symbols.c -- tries each notation at each place of a text and writes our own.
//
// Each take_ function returns the text behind what it took, or NULL if it takes
// nothing.

#include "db/lists/text_symbols.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "engine/base/base.h"

enum { SYMBOL_BYTES = 48 };

static const struct {
    const char *entity;
    const char *text;
} entities[] = {
    {"amp;", "&"},
    {"lt;", "<"},
    {"gt;", ">"},
    {"quot;", "\""},
    {"apos;", "'"},
    {"nbsp;", " "},
    {"rsquo;", "'"},
    {"lsquo;", "'"},
    {"ldquo;", "\""},
    {"rdquo;", "\""},
    {"mdash;", "\xe2\x80\x94"},
    {"ndash;", "\xe2\x80\x93"},
    {"hellip;", "\xe2\x80\xa6"},
    {"middot;", "·"},
    {"agrave;", "à"},
    {"aacute;", "á"},
    {"acirc;", "â"},
    {"auml;", "ä"},
    {"ccedil;", "ç"},
    {"egrave;", "è"},
    {"eacute;", "é"},
    {"ecirc;", "ê"},
    {"euml;", "ë"},
    {"icirc;", "î"},
    {"iacute;", "í"},
    {"iuml;", "ï"},
    {"ntilde;", "ñ"},
    {"oacute;", "ó"},
    {"ocirc;", "ô"},
    {"ouml;", "ö"},
    {"szlig;", "ß"},
    {"uacute;", "ú"},
    {"ugrave;", "ù"},
    {"ucirc;", "û"},
    {"uuml;", "ü"},
};

typedef struct {
    const ListWords *words;
    const char *own;
    char *to; // ROOM bytes for each byte of the text
    size_t n;
    uint32_t cut; // first invisible character, which is not kept; 0: none
} Writer;

// A symbol grows to at most ROOM times its length ("[C]" becomes "{exhaust}").
enum { ROOM = 5, OWN_BYTES = 10 };

static void put_text(Writer *writer, const char *text)
{
    size_t n = strlen(text);

    memcpy(writer->to + writer->n, text, n);
    writer->n += n;
}

static const SymbolForm *form_of(const Writer *writer)
{
    static const SymbolForm none = {0};

    return writer->words->forms ? &writer->words->forms->symbols : &none;
}

bool text_symbols_is_kind(const FactColumns *columns, const char *word)
{
    const int column = fact_columns_with_role(columns, FACT_SYMBOL_WORDS);
    const FactRow *row = column < 0 ? NULL : &columns->rows[column];

    for (int i = 0; row && i < row->vocabulary_n; i++)
        if (!strcasecmp(row->vocabulary[i].name, word)) return true;
    return false;
}

static bool is_number(const char *word)
{
    return *word && !word[strspn(word, "0123456789")] && strlen(word) <= 2;
}

// Returns a word without the prefixes that lists give it.
static const char *bare_word(const SymbolForm *form, const char *word)
{
    for (const char *const *it = form->before; it && *it; it++) {
        const size_t n = strlen(*it);
        if (!strncasecmp(word, *it, n)) word += n;
    }
    const size_t n = form->number ? strlen(form->number) : 0;
    if (n && !strncasecmp(word, form->number, n) && is_number(word + n)) word += n;
    return word;
}

// Returns our word for the symbol [word], or NULL if it is not known as a symbol.
static const char *ours_of(const Writer *writer, const char *word)
{
    if (is_number(word) || text_symbols_is_kind(writer->words->columns, word))
        return word;
    for (const SymbolWord *it = form_of(writer)->words; it && it->word; it++)
        if (!strcasecmp(it->word, word)) return it->ours;
    return NULL;
}

// Writes the symbol that [word] means. Returns false if it is not known as a symbol.
static bool put_symbol(Writer *writer, const char *word)
{
    char symbol[SYMBOL_BYTES + 2];
    const char *ours = ours_of(writer, bare_word(form_of(writer), word));

    if (!ours) return false;
    if (!strcmp(ours, "own") && writer->own) ours = writer->own;
    (void)snprintf(symbol, sizeof symbol, "{%s}", ours);
    for (char *c = symbol; *c; c++) *c = (char)tolower((unsigned char)*c);
    put_text(writer, symbol);
    return true;
}

// Copies the text before [end] into [word]. Returns the text behind [end], or NULL if
// [end] is missing or too far away.
static const char *word_before(const char *text, const char *end, char *word)
{
    const char *stop = strstr(text, end);
    size_t n = stop ? (size_t)(stop - text) : SYMBOL_BYTES;

    if (n >= SYMBOL_BYTES || memchr(text, '\n', n)) return NULL;
    memcpy(word, text, n);
    word[n] = '\0';
    return stop + strlen(end);
}

// Takes ":rb_any:", if lists of the game write symbols so.
static const char *take_colons(Writer *writer, const char *text)
{
    const SymbolForm *form = form_of(writer);
    const size_t n = form->colons ? strlen(form->colons) : 0;
    char word[SYMBOL_BYTES];
    const char *rest =
        n && !strncmp(text, form->colons, n) ? word_before(text + n, ":", word) : NULL;

    if (!rest || word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_")])
        return NULL;
    if (put_symbol(writer, word)) return rest;
    if (form->arrow && strstr(word, form->arrow)) {
        put_text(writer, "[>]");
        return rest;
    }
    put_text(writer, "{");
    put_text(writer, word);
    put_text(writer, "}");
    return rest;
}

// Takes "{{2}}" or "{{A}}"; any other word there is a keyword.
static const char *take_braces(Writer *writer, const char *text)
{
    char word[SYMBOL_BYTES];
    const char *rest =
        strncmp(text, "{{", 2) ? NULL : word_before(text + 2, "}}", word);

    if (!rest) return NULL;
    if (put_symbol(writer, word)) return rest;
    put_text(writer, "[");
    put_text(writer, word);
    put_text(writer, "]");
    return rest;
}

// Takes "[2]" or "[any]", and leaves a keyword as it is.
static const char *take_brackets(Writer *writer, const char *text)
{
    char word[SYMBOL_BYTES];
    const char *rest = *text == '[' ? word_before(text + 1, "]", word) : NULL;

    return rest && put_symbol(writer, word) ? rest : NULL;
}

// Takes a tag of HTML, which becomes a line end or nothing.
static const char *take_tag(Writer *writer, const char *text)
{
    bool tag = *text == '<' && (isalpha((unsigned char)text[1]) || text[1] == '/');
    const char *end = tag ? strchr(text, '>') : NULL;

    if (!end) return NULL;
    if (!strncasecmp(text, "<br", 3) || !strncasecmp(text, "</p", 3) ||
        !strncasecmp(text, "</li", 4) || !strncasecmp(text, "</div", 5))
        put_text(writer, "\n");
    return end + 1;
}

// Returns the length of a character that nobody sees, or 0: control characters other than
// tab and line end, marks that change the direction of letters, blanks without width, soft
// hyphens, and byte-order marks in the middle.
static int control_at(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    if ((*c < ' ' && !strchr("\t\n\r", *c)) || *c == 0x7f) return *c != '\0';
    if (*c == 0xc2 && (c[1] < 0xa0 || c[1] == 0xad)) return c[1] ? 2 : 0;
    if (*c == 0xef) return c[1] == 0xbb && c[2] == 0xbf ? 3 : 0;
    if (*c != 0xe2 || c[1] < 0x80) return 0;
    const bool marks = (c[2] >= 0x8b && c[2] <= 0x8f) || (c[2] >= 0xaa && c[2] <= 0xae);
    const bool joins = c[2] >= 0xa0 && c[2] <= 0xa9;
    return (c[1] == 0x80 && marks) || (c[1] == 0x81 && joins) ? 3 : 0;
}

// Returns the character at [text], 0 at its end.
static uint32_t character_at(const char *text)
{
    utf8proc_int32_t c;

    (void)utf8proc_iterate((const utf8proc_uint8_t *)text, -1, &c);
    return c > 0 ? (uint32_t)c : 0;
}

// Notes that the character at [text] is left out.
static void note_cut(Writer *writer, const char *text)
{
    if (!writer->cut) writer->cut = character_at(text);
}

static const char *take_control(Writer *writer, const char *text)
{
    int n = control_at(text);

    if (n) note_cut(writer, text);
    return n ? text + n : NULL;
}

static const char *take_entity(Writer *writer, const char *text)
{
    if (*text != '&') return NULL;
    for (int i = 0; i < COUNT_OF(entities); i++) {
        size_t n = strlen(entities[i].entity);
        if (strncmp(text + 1, entities[i].entity, n) != 0) continue;
        put_text(writer, entities[i].text);
        return text + 1 + n;
    }
    if (text[1] != '#') return NULL;
    char *end;
    bool hex = text[2] == 'x' || text[2] == 'X';
    long c = strtol(text + (hex ? 3 : 2), &end, hex ? 16 : 10);
    if (*end != ';' || c < 32 || !utf8proc_codepoint_valid((utf8proc_int32_t)c))
        return NULL;
    // The letter is shorter than its entity. It may be a control character itself.
    char letter[5] = "";
    (void)utf8proc_encode_char((utf8proc_int32_t)c, (utf8proc_uint8_t *)letter);
    if (control_at(letter)) note_cut(writer, letter);
    put_text(writer, control_at(letter) ? "" : c == 0x2019 ? "'" : letter);
    return end + 1;
}

// Takes a blank at which no line may break.
static const char *take_blank(Writer *writer, const char *text)
{
    const size_t n = !strncmp(text, "\xc2\xa0", 2)       ? 2
                     : !strncmp(text, "\xe2\x80\xaf", 3) ? 3
                                                         : 0;

    if (n) put_text(writer, " ");
    return n ? text + n : NULL;
}

static const char *take_sign(Writer *writer, const char *text)
{
    if (!strncmp(text, "\\n", 2)) return put_text(writer, "\n"), text + 2;
    if (!strncmp(text, "\xe2\x80\x99", 3)) return put_text(writer, "'"), text + 3;
    if (*text == '\r') return put_text(writer, text[1] == '\n' ? "" : "\n"), text + 1;
    return NULL;
}

// Removes empty lines and the blanks around lines.
static void trim_lines(char *text)
{
    char *to = text;

    for (const char *line = text; *line;) {
        size_t n = strcspn(line, "\n");
        const char *next = line + n + (line[n] == '\n');
        while (n && isspace((unsigned char)*line)) line++, n--;
        while (n && isspace((unsigned char)line[n - 1])) n--;
        if (n && to > text) *to++ = '\n';
        memmove(to, line, n);
        to += n;
        line = next;
    }
    *to = '\0';
}

const char *text_symbols_normalise(Arena *arena, const ListWords *words,
                                   const char *own, const char *text)
{
    static const char *(*const takes[])(Writer *, const char *) = {
        take_control,
        take_colons,
        take_braces,
        take_brackets,
        take_tag,
        take_entity,
        take_blank,
        take_sign,
    };
    char *to = arena_take(arena, strlen(text) * ROOM + SYMBOL_BYTES);
    // A word from a list may have any length; a long one would exceed ROOM.
    Writer writer = {words, own && strlen(own) <= OWN_BYTES ? own : NULL, to, 0, 0};

    while (*text) {
        const char *rest = NULL;
        if (strchr(":{[<&\\\r\xe2\xc2\xef\x7f", *text) || (unsigned char)*text < ' ')
            for (int i = 0; i < COUNT_OF(takes) && !rest; i++)
                rest = takes[i](&writer, text);
        if (!rest) to[writer.n++] = *text++;
        if (rest) text = rest;
    }
    to[writer.n] = '\0';
    trim_lines(to);
    return to;
}

uint32_t text_symbols_unseen(const char *text)
{
    while (*text && !control_at(text)) text++;
    return character_at(text);
}

const char *text_symbols_decode_html(Arena *arena, const char *text, uint32_t *cut)
{
    char *to = arena_take(arena, strlen(text) + 1);
    Writer writer = {.to = to};

    while (*text) {
        const char *rest = take_control(&writer, text);
        if (!rest) rest = take_entity(&writer, text);
        if (!rest) rest = take_blank(&writer, text);
        if (!rest) to[writer.n++] = *text++;
        if (rest) text = rest;
    }
    to[writer.n] = '\0';
    *cut = writer.cut;
    return to;
}
