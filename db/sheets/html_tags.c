// html_tags.c -- follows a web page as browsers do: a quote counts only as the value of
// an attribute, and a comment ends at its first "-->".

#include "db/sheets/html_tags.h"

#include <string.h>
#include <strings.h>

#include "engine/base/text.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_blank(char c)
{
    return text_has_letter(" \t\n\r\f", c);
}

// Returns where [what] stands, from [at] on, or the end of the page.
static size_t find_text(const HtmlTags *tags, size_t at, const char *what)
{
    const char *found =
        at < tags->n ? memmem(tags->page + at, tags->n - at, what, strlen(what)) : NULL;

    return found ? (size_t)(found - tags->page) : tags->n;
}

static size_t skip_blank(const HtmlTags *tags, size_t at, size_t end)
{
    while (at < end && is_blank(tags->page[at])) at++;
    return at;
}

// One attribute of a tag, as offsets in the page. Without a value both are the same.
typedef struct {
    size_t name, name_end, value, value_end;
} Attribute;

// Takes the attribute at [at] of a tag that ends at [end] at the latest. Returns where it
// ends.
static size_t take_attribute(const HtmlTags *tags, size_t at, size_t end,
                             Attribute *found)
{
    const char *page = tags->page;

    *found = (Attribute){.name = at};
    do at++;
    while (at < end && !is_blank(page[at]) && !text_has_letter("=>/", page[at]));
    found->name_end = at;
    const size_t equals = skip_blank(tags, at, end);
    if (equals >= end || page[equals] != '=') return at;
    at = skip_blank(tags, equals + 1, end);
    if (at < end && (page[at] == '"' || page[at] == '\'')) {
        const char *quote = memchr(page + at + 1, page[at], end - at - 1);
        found->value = at + 1;
        found->value_end = quote ? (size_t)(quote - page) : end;
        return quote ? found->value_end + 1 : end;
    }
    found->value = at;
    while (at < end && !is_blank(page[at]) && page[at] != '>') at++;
    found->value_end = at;
    return at;
}

// Takes the next attribute. Returns false behind the last one, with [at] at the ">".
static bool next_attribute(const HtmlTags *tags, size_t *at, size_t end,
                           Attribute *found)
{
    while (*at < end && (is_blank(tags->page[*at]) || tags->page[*at] == '/')) ++*at;
    if (*at >= end || tags->page[*at] == '>') return false;
    *at = take_attribute(tags, *at, end, found);
    return true;
}

// Passes what a script or style holds, up to the tag that closes it.
static void skip_code(HtmlTags *tags)
{
    const size_t n = strlen(tags->name);

    for (;; tags->at += 2) {
        tags->at = find_text(tags, tags->at, "</");
        if (tags->at + 2 + n >= tags->n) break;
        if (!strncasecmp(tags->page + tags->at + 2, tags->name, n)) return;
    }
    tags->at = tags->n;
}

// Takes the tag whose name begins at [at].
static HtmlKind take_tag(HtmlTags *tags, size_t at, HtmlKind kind)
{
    Attribute attribute;
    size_t n = 0;

    tags->begin = at;
    for (; at < tags->n && !is_blank(tags->page[at]) &&
           !text_has_letter("/>", tags->page[at]);
         at++)
        if (n + 1 < sizeof tags->name) {
            const char c = tags->page[at];
            tags->name[n++] = (char)(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c);
        }
    tags->name[n] = '\0';
    while (next_attribute(tags, &at, tags->n, &attribute)) continue;
    tags->end = at;
    tags->at = at < tags->n ? at + 1 : at;
    if (kind == HTML_OPENS &&
        (!strcmp(tags->name, "script") || !strcmp(tags->name, "style")))
        skip_code(tags);
    return kind;
}

// Takes a text. A "<" that begins no tag is part of one.
static HtmlKind take_text(HtmlTags *tags)
{
    tags->begin = tags->at;
    tags->at = tags->end = find_text(tags, tags->at + 1, "<");
    return HTML_TEXT;
}

// Passes the current comment or declaration.
static void skip_mark(HtmlTags *tags)
{
    const bool comment = !strncmp(tags->page + tags->at, "<!--", 4);
    const size_t end = find_text(tags, tags->at + 2, comment ? "-->" : ">");

    tags->at = end + (comment ? 3 : 1);
    if (tags->at > tags->n) tags->at = tags->n;
}

HtmlKind html_tags_next(HtmlTags *tags)
{
    while (tags->at < tags->n) {
        const char *here = tags->page + tags->at;
        const size_t left = tags->n - tags->at;
        if (*here != '<' || left < 3) return take_text(tags);
        if (is_letter(here[1])) return take_tag(tags, tags->at + 1, HTML_OPENS);
        if (here[1] == '/' && is_letter(here[2]))
            return take_tag(tags, tags->at + 2, HTML_CLOSES);
        if (!text_has_letter("!?/", here[1])) return take_text(tags);
        skip_mark(tags);
    }
    return HTML_ENDS;
}

const char *html_tags_attribute(const HtmlTags *tags, const char *name, size_t *n)
{
    size_t at = tags->begin;
    Attribute found;

    while (at < tags->end && !is_blank(tags->page[at]) && tags->page[at] != '/') at++;
    while (next_attribute(tags, &at, tags->end, &found)) {
        const size_t length = found.name_end - found.name;
        if (length != strlen(name) ||
            strncasecmp(tags->page + found.name, name, length) != 0)
            continue;
        *n = found.value_end - found.value;
        return tags->page + found.value;
    }
    return NULL;
}
