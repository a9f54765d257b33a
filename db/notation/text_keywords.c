// text_keywords.c -- walks over the brackets at the beginning of each line.

#include "db/notation/text_keywords.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/text/joined.h"
#include "engine/base/base.h"

static const char *after_blanks(const char *text)
{
    return text + strspn(text, " \t");
}

// Takes symbols such as "{1}{red}" as a cost, "1 red". Returns the text behind them.
static const char *take_cost(Arena *arena, const char *text, const char **cost)
{
    Joined joined = {.arena = arena};

    while (*text == '{') {
        const size_t n = strcspn(text, "}");
        if (!text[n]) break;
        joined_add_n(&joined, " ", text + 1, n - 1);
        text += n + 1;
    }
    if (joined.text) *cost = joined.text;
    return text;
}

// Takes the value from the end of a keyword's word. Returns the length without it.
static size_t take_value(const char *word, size_t n, int *value)
{
    size_t digits = 0;

    while (digits < n && isdigit((unsigned char)word[n - 1 - digits])) digits++;
    *value = 1;
    if (!digits || digits > 3 || digits + 1 >= n || word[n - 1 - digits] != ' ')
        return n;
    *value = (int)strtol(word + n - digits, NULL, 10);
    return n - digits - 1;
}

// Takes the keyword in brackets at [text]. Returns the text behind it, or NULL if the card
// does not have it: a sentence goes on with it, or an ability.
static const char *take_keyword(Arena *arena, const char *text, FactItem *item)
{
    const size_t n = strcspn(text + 1, "]\n");

    if (*text != '[' || text[1 + n] != ']' || !isalpha((unsigned char)text[1]))
        return NULL;
    *item = (FactItem){0};
    const size_t length = take_value(text + 1, n, &item->number);
    item->word = arena_text_n(arena, text + 1, length);
    const char *rest = take_cost(arena, after_blanks(text + n + 2), &item->cost);
    rest = after_blanks(rest);
    if (!strncmp(rest, "[>", 2)) return NULL;
    const bool ends = !*rest || strchr("\n([,.", *rest) || item->cost || length < n;
    return ends || !strncmp(rest, "\xe2\x80\x94", 3) ? rest : NULL;
}

// Passes a reminder in round brackets, and a comma.
static const char *after_reminder(const char *text)
{
    const size_t n = *text == '(' ? strcspn(text, ")\n") : 0;

    if (n && text[n] == ')') text += n + 1;
    text = after_blanks(text);
    return after_blanks(text + (*text == ','));
}

static bool has_keyword(const FactItem *items, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (!strcasecmp(items[i].word, word)) return true;
    return false;
}

int text_keywords_read(Arena *arena, const char *text, FactItem *items)
{
    int n = 0;

    while (*text) {
        FactItem item;
        const char *rest = after_blanks(text);
        while (n < LISTED_ITEMS_MAX && (rest = take_keyword(arena, rest, &item))) {
            if (!has_keyword(items, n, item.word)) items[n++] = item;
            rest = after_reminder(rest);
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return n;
}

// Returns the text behind [name] if [text] begins with it, else NULL.
static const char *after_name(const char *text, const char *name)
{
    for (;;) {
        name += strspn(name, " -_");
        if (!*name) return text;
        text += strspn(text, " -_");
        if (tolower((unsigned char)*text) != tolower((unsigned char)*name)) return NULL;
        text++;
        name++;
    }
}

// Reads what stands behind a keyword: nothing, or its value. Returns false for anything else.
static bool read_value(const char *text, int *value)
{
    *value = -1;
    text = after_blanks(text);
    if (!*text) return true;
    const bool times = !strncmp(text, "\xc3\x97", 2);
    const bool bracket = *text == '(';
    text += times ? 2 : strchr(":=+xX(", *text) != NULL;
    text = after_blanks(text);
    const size_t digits = strspn(text, "0123456789");
    if (!digits || digits > 3) return false;
    *value = (int)strtol(text, NULL, 10);
    text = after_blanks(text + digits);
    return !text[bracket && *text == ')'];
}

const char *text_keywords_find(const char *const *names, const char *text, int *value)
{
    const char *found = NULL;

    *value = -1;
    for (; names && *names; names++) {
        const char *rest = after_name(text, *names);
        int number;
        if (!rest || !read_value(rest, &number)) continue;
        if (found && strlen(found) > strlen(*names)) continue;
        found = *names;
        *value = number;
    }
    return found;
}
