// deck_respell.c -- signs of a line that people leave out.

#include "db/decks/deck_respell.h"

#include <ctype.h>
#include <string.h>

#include "db/store/lookup_code.h"
#include "engine/base/base.h"

const char *deck_respell_set(const DeckPrints *prints, const char *text)
{
    static const char *const signs[] = {
        " - ", ", ", " \xe2\x80\x93 ", " \xe2\x80\x94 "};
    const char *last = NULL;
    size_t n = 0;

    for (int i = 0; i < COUNT_OF(signs); i++)
        for (const char *at = text; (at = strstr(at, signs[i])); at++)
            if (!last || at > last) last = at, n = strlen(signs[i]);
    if (!last) last = strrchr(text, ' '), n = 1;
    if (!last || !deck_print_set(prints, last + n)) return NULL;
    return arena_format(prints->arena, "%.*s (%s)", (int)(last - text), text, last + n);
}

const char *deck_respell_gap(Arena *arena, const char *text)
{
    const size_t n = strspn(text, "0123456789"), all = strlen(text);
    size_t end = all;

    if (n && (text[n] == 'x' || text[n] == 'X') && text[n + 1])
        return arena_format(arena, "%.*s %s", (int)n + 1, text, text + n + 1);
    if (n && isalpha((unsigned char)text[n]))
        return arena_format(arena, "%.*s %s", (int)n, text, text + n);
    while (end && isdigit((unsigned char)text[end - 1])) end--;
    if (end == all || end < 2 || (text[end - 1] != 'x' && text[end - 1] != 'X'))
        return NULL;
    return arena_format(arena, "%.*s %s", (int)end - 1, text, text + end - 1);
}

static size_t word_length(const char *text)
{
    return strcspn(text, " \t|,;()[]{}<>\"'");
}

// Returns the length of a code without a dash at [text], "OGN169" or "ogn 169", and sets
// [key]; 0: there is none.
static size_t code_length(const DeckPrints *prints, const char *text, PrintingKey *key)
{
    const size_t word = word_length(text);
    const size_t pair = text[word] == ' ' ? word + 1 + word_length(text + word + 1) : 0;
    const size_t lengths[] = {pair, word};

    for (int i = 0; i < COUNT_OF(lengths); i++)
        if (lookup_code(prints->store,
                        arena_text_n(prints->arena, text, lengths[i]),
                        key,
                        prints->err) > 0)
            return lengths[i];
    return 0;
}

const char *deck_respell_codes(const DeckPrints *prints, const char *text)
{
    const char *coded = NULL;
    PrintingKey key;

    for (size_t at = 0; text[at];) {
        const size_t n = code_length(prints, text + at, &key);
        if (n) {
            coded = arena_format(
                prints->arena, "%.*s%s%s", (int)at, text, key.key, text + at + n);
            text = coded;
            at += strlen(key.key);
        } else {
            at += word_length(text + at);
        }
        at += text[at] && !n;
    }
    return coded;
}
