// text_symbols.c -- tries each notation at each place of a text and writes our own.
//
// Each take_ function returns the text behind what it took, or NULL if it takes
// nothing.

#include "db/notation/text_symbols.h"

#include <ctype.h>
#include <libxml/HTMLparser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <utf8proc.h>

#include "db/notation/text_keywords.h"
#include "db/notation/text_letters.h"
#include "engine/base/base.h"

enum { SYMBOL_BYTES = 48 };

typedef struct {
    const ListWords *words;
    Arena *arena;
    const char *own;
    char *to; // ROOM bytes for each byte of the text
    size_t n;
    bool reminds; // within a sentence in italics, which has round brackets now
} Writer;

// A symbol grows to at most ROOM times its length ("[C]" becomes "{exhaust}").
enum { ROOM = 6, OWN_BYTES = 10 };
enum { SYMBOLS_TOGETHER = 6 }; // most symbols in one pair of brackets

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

// Returns whether a tag is one of HTML, or has attributes or an end as only tags have.
static bool is_html(const char *tag)
{
    char name[SYMBOL_BYTES];
    const size_t n = strcspn(tag, " \t/=");

    if (strchr("/=", tag[n]) && tag[n]) return true;
    memcpy(name, tag, n);
    name[n] = '\0';
    return htmlTagLookup((const xmlChar *)name);
}

// Returns the length of [prefix] if [word] begins with it, else 0. Lists write any of "_:-"
// and a blank behind it: "sign_red", "Sign: Red".
static size_t after_prefix(const char *word, const char *prefix)
{
    const size_t n = strlen(prefix);

    if (strncasecmp(word, prefix, n) != 0 || !word[n] || !strchr("_:- ", word[n]))
        return 0;
    return n + strspn(word + n, "_:- ");
}

// Returns a word without the prefixes that lists give it.
static const char *bare_word(const SymbolForm *form, const char *word)
{
    for (const char *const *it = form->before; it && *it; it++)
        word += after_prefix(word, *it);
    const size_t n = form->number ? strlen(form->number) : 0;
    if (!n || strncasecmp(word, form->number, n) != 0) return word;
    const char *number = word + n + strspn(word + n, "_:- ");
    return is_number(number) ? number : word;
}

// Returns our word for the symbol [word], or NULL if it is not known as a symbol.
static const char *ours_of(const Writer *writer, const char *word)
{
    word = bare_word(form_of(writer), word);
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
    const char *ours = ours_of(writer, word);

    if (!ours) return false;
    if (!strcmp(ours, "own") && writer->own) ours = writer->own;
    (void)snprintf(symbol, sizeof symbol, "{%s}", ours);
    for (char *c = symbol; *c; c++) *c = (char)tolower((unsigned char)*c);
    put_text(writer, symbol);
    return true;
}

// Writes the symbols of a word that has several, "1 red". Returns false if not all of it
// are known.
static bool put_symbols(Writer *writer, const char *word)
{
    const size_t before = writer->n;
    char one[SYMBOL_BYTES];
    int n = 0;

    if (put_symbol(writer, word)) return true;
    while (*(word += strspn(word, " ,+"))) {
        const size_t length = strcspn(word, " ,+");
        memcpy(one, word, length);
        one[length] = '\0';
        if (n++ == SYMBOLS_TOGETHER || !put_symbol(writer, one)) {
            writer->n = before;
            return false;
        }
        word += length;
    }
    return n > 0;
}

// Writes a keyword that is known: "[Strong 2]". Returns false if it is none.
static bool put_keyword(Writer *writer, const char *word)
{
    int value = 0;
    const char *name = text_keywords_find(writer->words->keywords, word, &value);
    char number[16] = "";

    // A name with many dashes may be much longer than the word for it.
    if (!name || strlen(name) > 2 * strlen(word)) return false;
    if (value >= 0) (void)snprintf(number, sizeof number, " %d", value);
    put_text(writer, "[");
    put_text(writer, name);
    put_text(writer, number);
    put_text(writer, "]");
    return true;
}

// Writes the symbols or the keyword that [word] is. Returns false if it is none that is known.
static bool put_word(Writer *writer, const char *word)
{
    word = text_letters_narrow(writer->arena, word);
    return put_symbols(writer, word) || put_keyword(writer, word);
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

static bool is_code(const char *word)
{
    return !word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_")];
}

// Takes ":red:", without the letters that lists of the game have before the word.
static const char *take_bare_colons(Writer *writer, const char *text)
{
    char word[SYMBOL_BYTES];
    const char *rest = word_before(text + 1, ":", word);

    if (!rest || !isalpha((unsigned char)word[0]) || !word[1] || !is_code(word))
        return NULL;
    return put_symbol(writer, word) ? rest : NULL;
}

// Takes ":rb_any:", if lists of the game write symbols so.
static const char *take_colons(Writer *writer, const char *text)
{
    const SymbolForm *form = form_of(writer);
    const size_t n = form->colons ? strlen(form->colons) : 0;
    char word[SYMBOL_BYTES];
    const char *rest =
        n && !strncmp(text, form->colons, n) ? word_before(text + n, ":", word) : NULL;

    if (!n || *text != ':') return NULL;
    if (!rest || !is_code(word)) return take_bare_colons(writer, text);
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
    if (put_word(writer, word)) return rest;
    put_text(writer, "[");
    put_text(writer, word);
    put_text(writer, "]");
    return rest;
}

// Takes a symbol or a known keyword between brackets of any kind, and leaves another word
// as it is.
static const char *take_brackets(Writer *writer, const char *text)
{
    static const char *const pairs[][2] = {{"[", "]"},
                                           {"{", "}"},
                                           {"【", "】"},
                                           {"〔", "〕"},
                                           {"《", "》"},
                                           {"「", "」"},
                                           {"［", "］"},
                                           {"｛", "｝"}};
    char word[SYMBOL_BYTES];

    for (int i = 0; i < COUNT_OF(pairs); i++) {
        const size_t n = strlen(pairs[i][0]);
        if (strncmp(text, pairs[i][0], n) != 0) continue;
        const char *rest = word_before(text + n, pairs[i][1], word);
        return rest && put_word(writer, word) ? rest : NULL;
    }
    return NULL;
}

// Writes the symbol or keyword that the first [n] bytes of [text] are. Returns false if they are none.
static bool put_word_of(Writer *writer, const char *text, size_t n)
{
    char word[SYMBOL_BYTES];

    if (!n || n >= sizeof word) return false;
    memcpy(word, text, n);
    word[n] = '\0';
    return put_word(writer, word);
}

// Returns the length of the ending of a picture's file at [text], ".png", or 0.
static size_t picture_ending(const char *text)
{
    static const char *const endings[] = {
        ".png", ".svg", ".webp", ".gif", ".jpg", ".jpeg"};

    for (int i = 0; i < COUNT_OF(endings); i++) {
        const size_t n = strlen(endings[i]);
        if (!strncasecmp(text, endings[i], n) && !isalnum((unsigned char)text[n]))
            return n;
    }
    return 0;
}

// Writes the symbol that the file of a picture is named for: "/icons/red.png". Returns false if it is none.
static bool put_picture_file(Writer *writer, const char *path)
{
    const char *name = path, *end = path;

    for (; *end && !strchr("\"'> ", *end); end++) {
        if (*end == '/') name = end + 1;
        if (picture_ending(end)) return put_word_of(writer, name, (size_t)(end - name));
    }
    return false;
}

// Takes the symbol that a picture shows: <img alt="red">, <sprite name=red>, <img src="red.png">.
static bool put_picture(Writer *writer, const char *tag)
{
    static const char *const pictures[][2] = {{"<img", " alt="}, {"<sprite", " name="}};
    const char *file = strcasestr(tag, " src=");

    for (int i = 0; i < COUNT_OF(pictures); i++) {
        const char *at = strcasestr(tag, pictures[i][1]);
        if (!at || strncasecmp(tag, pictures[i][0], strlen(pictures[i][0])) != 0)
            continue;
        at += strlen(pictures[i][1]);
        at += strspn(at, "\"'");
        if (put_word_of(writer, at, strcspn(at, "\"'/>"))) return true;
    }
    if (!file || strncasecmp(tag, "<img", 4) != 0) return false;
    file += strlen(" src=");
    return put_picture_file(writer, file + strspn(file, "\"'"));
}

// Takes ".png" behind a word that is written already, if that is a symbol: "red.png" is {red}.
static const char *take_ending(Writer *writer, const char *text)
{
    const size_t n = picture_ending(text), before = writer->n;
    size_t from = before;

    if (!n) return NULL;
    while (from && (isalnum((unsigned char)writer->to[from - 1]) ||
                    strchr("_-", writer->to[from - 1])))
        from--;
    const char *word = arena_text_n(writer->arena, writer->to + from, before - from);
    writer->n = from;
    if (before - from < SYMBOL_BYTES && *word && put_symbol(writer, word))
        return text + n;
    writer->n = before;
    return NULL;
}

// Takes a symbol or a keyword between the signs of a tag: <Strong 2>. One that is not known
// begins with a capital, and no tag of a program has an end without itself.
static bool put_in_angles(Writer *writer, const char *text)
{
    char word[SYMBOL_BYTES];
    const char *rest = word_before(text + 1, ">", word);

    if (!rest || is_html(word)) return false;
    if (put_keyword(writer, word)) return true;
    if ((word[1] || isdigit((unsigned char)*word)) && put_symbol(writer, word))
        return true;
    const size_t name = strcspn(word, " ");
    if (!isupper((unsigned char)*word) ||
        strstr(rest, arena_format(writer->arena, "</%.*s", (int)name, word)))
        return false;
    put_text(writer, "[");
    put_text(writer, word);
    put_text(writer, "]");
    return true;
}

// Returns whether [text] behind a tag of italics is a sentence up to the tag's end: it only reminds, as one in round
// brackets does.
static bool is_reminder(const char *text)
{
    const size_t n = strcspn(text, "<\n");

    return n > 1 && text[n] == '<' && text[n + 1] == '/' && text[n - 1] == '.' &&
           *text != '(' && memchr(text, ' ', n);
}

// Returns whether the tag at [text] begins with [name], "<em", which is all its name.
static bool is_tag(const char *text, const char *name)
{
    const size_t n = strlen(name);

    return !strncasecmp(text, name, n) && strchr("> /\t\n", text[n]);
}

// Takes the bracket in place of a tag of italics, if there is one.
static void take_italics(Writer *writer, const char *text, const char *end)
{
    const bool begins = is_tag(text, "<i") || is_tag(text, "<em");
    const bool ends = is_tag(text, "</i") || is_tag(text, "</em");

    if (begins && !writer->reminds && is_reminder(end + 1)) {
        put_text(writer, "(");
        writer->reminds = true;
    } else if (ends && writer->reminds) {
        put_text(writer, ")");
        writer->reminds = false;
    }
}

// Takes a tag of HTML, which becomes a line end, a bracket or nothing.
static const char *take_tag(Writer *writer, const char *text)
{
    bool tag = *text == '<' && (isalnum((unsigned char)text[1]) || text[1] == '/');
    const char *end = tag ? strchr(text, '>') : NULL;

    if (!end) return NULL;
    if (put_in_angles(writer, text)) return end + 1;
    if (isdigit((unsigned char)text[1])) return NULL;
    take_italics(writer, text, end);
    if (!strncasecmp(text, "<br", 3) || !strncasecmp(text, "</p", 3) ||
        !strncasecmp(text, "</li", 4) || !strncasecmp(text, "</div", 5))
        put_text(writer, "\n");
    else if (is_tag(text, "<hr"))
        put_text(writer, "\n---\n");
    else
        (void)put_picture(writer,
                          arena_text_n(writer->arena, text, (size_t)(end - text)));
    return end + 1;
}

static const char *take_letter(Writer *writer, const char *text)
{
    char letter[LETTER_BYTES];
    uint32_t cut = 0;
    const char *rest = text_letters_take(text, letter, &cut);

    if (rest) put_text(writer, letter);
    return rest;
}

static const char *take_sign(Writer *writer, const char *text)
{
    if (!strncmp(text, "\\n", 2)) return put_text(writer, "\n"), text + 2;
    if (!strncmp(text, "\xe2\x80\x99", 3)) return put_text(writer, "'"), text + 3;
    if (!strncmp(text, "\xe2\x80\xa8", 3) || !strncmp(text, "\xe2\x80\xa9", 3))
        return put_text(writer, "\n"), text + 3;
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
        take_colons,
        take_braces,
        take_brackets,
        take_tag,
        take_letter,
        take_sign,
        take_ending,
    };
    char *to = arena_take(arena, strlen(text) * ROOM + SYMBOL_BYTES);
    // A word from a list may have any length; a long one would exceed ROOM.
    Writer writer = {.words = words,
                     .arena = arena,
                     .own = own && strlen(own) <= OWN_BYTES ? own : NULL,
                     .to = to};

    while (*text) {
        const char *rest = NULL;
        if (isalnum((unsigned char)*text) || *text == ' ') { // as most are
            to[writer.n++] = *text++;
            continue;
        }
        if (strchr(":{[<&.\\\r\xe2\xe3\xc2\xef\x7f", *text) ||
            (unsigned char)*text < ' ')
            for (int i = 0; i < COUNT_OF(takes) && !rest; i++)
                rest = takes[i](&writer, text);
        if (!rest) to[writer.n++] = *text++;
        if (rest) text = rest;
    }
    to[writer.n] = '\0';
    trim_lines(to);
    return to;
}

// Returns whether {word} is one of our symbols.
static bool is_ours(const ListWords *words, const char *word)
{
    if (is_number(word) || text_symbols_is_kind(words->columns, word)) return true;
    for (const SymbolWord *it = words->forms->symbols.words; it && it->word; it++)
        if (!strcmp(it->ours, word)) return true;
    return false;
}

const char *text_symbols_unknown(Arena *arena, const ListWords *words,
                                 const char **text)
{
    if (!words->forms || !words->forms->symbols.words) return NULL;
    for (const char *at = *text; (at = strpbrk(at, "{[(")); at++) {
        const size_t n = strcspn(at + 1, "}])\n");
        if (!n || n >= SYMBOL_BYTES || at[1 + n] != at[0] + (*at == '(' ? 1 : 2))
            continue;
        const char *word = arena_text_n(arena, at + 1, n);
        if (*at == '{'   ? is_ours(words, word)
            : *at == '(' ? !is_number(word)
                         : n > 1 || !isalpha((unsigned char)*word))
            continue;
        *text = at + n + 2;
        return arena_text_n(arena, at, n + 2);
    }
    return NULL;
}
