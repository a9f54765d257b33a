// xml_tags.c -- follows the tags of XML, byte by byte, and counts what is in them.

#include "db/sheets/xml_tags.h"

#include <string.h>

#include "engine/base/limit.h"
#include "engine/base/text.h"

// TYPE: from "<!DOCTYPE" on; DECLARED: in brackets there; NAMED: in quotes there.
enum { TEXT, MARK, TAG, QUOTE, COMMENT, CDATA, ORDER, TYPE, DECLARED, NAMED };
enum { FREE_PARTS = 64, PIECE_BYTES = 512 };

static bool ends_with(const XmlTags *tags, const char *what)
{
    const size_t n = strlen(what);

    for (size_t i = 0; i < n; i++)
        if (tags->last[i] != what[n - 1 - i]) return false;
    return true;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (unsigned char)c >= 0x80;
}

static bool is_space(char c)
{
    return text_has_letter(" \t\n\r", c);
}

static int in_tag(XmlTags *tags, char c)
{
    const char before = tags->last[1];

    if (c == '>') return TEXT;
    if (is_space(before) || before == '"' || before == '\'') tags->parts++;
    if (tags->parts > FREE_PARTS) tags->compared += tags->parts;
    if (c != '"' && c != '\'') return TAG;
    tags->quote = c;
    return QUOTE;
}

// Behind a '<'.
static int begin_tag(XmlTags *tags, char c)
{
    if (c == '!') return MARK;
    if (c == '?') return tags->marks++, ORDER;
    if (ends_with(tags, "<!D")) return TYPE;
    if (ends_with(tags, "<!-")) return MARK;
    if (ends_with(tags, "<!--")) return tags->marks++, tags->comment = 0, COMMENT;
    if (ends_with(tags, "<![")) return CDATA;
    if (!is_letter(c) || tags->last[1] != '<') return tags->home;
    tags->parts = tags->tag = tags->again = 0;
    return TAG;
}

// In the type of the document, which may declare words and attributes in brackets.
static int in_type(XmlTags *tags, char c)
{
    const bool inside = tags->home == DECLARED;

    if (c == '"' || c == '\'') return tags->quote = c, NAMED;
    if (inside && c == '<') return MARK;
    if (inside && c == ']') return tags->home = TEXT, TYPE;
    if (inside) return DECLARED;
    if (c != '[') return c == '>' ? TEXT : TYPE;
    tags->declares = true;
    return tags->home = DECLARED;
}

// In a value in quotes, where ">" is allowed.
static int in_quote(XmlTags *tags, char c)
{
    if (c == '>' && tags->tag - tags->again >= PIECE_BYTES)
        tags->compared += tags->again = tags->tag;
    return c == tags->quote ? TAG : QUOTE;
}

static int in_comment(XmlTags *tags)
{
    const bool can_end = ++tags->comment >= 3;

    if (can_end && ends_with(tags, "-->")) return tags->home;
    if (can_end && tags->last[1] == '-' && tags->last[2] == '-')
        tags->fault = "has '--' in a comment of its XML, expected '-->' or one '-'";
    return COMMENT;
}

static int next_state(XmlTags *tags, char c)
{
    switch (tags->state) {
    case TEXT: return c == '<' ? MARK : TEXT;
    case MARK: return begin_tag(tags, c);
    case TAG: return in_tag(tags, c);
    case QUOTE: return in_quote(tags, c);
    case COMMENT: return in_comment(tags);
    case CDATA: return ends_with(tags, "]]>") ? TEXT : CDATA;
    case ORDER: return ends_with(tags, "?>") ? tags->home : ORDER;
    case TYPE:
    case DECLARED: return in_type(tags, c);
    default: return c != tags->quote ? NAMED : tags->home == TEXT ? TYPE : DECLARED;
    }
}

bool xml_tags_pass(XmlTags *tags, const char *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memmove(tags->last + 1, tags->last, sizeof tags->last - 1);
        tags->last[0] = bytes[i];
        tags->lines += bytes[i] == '\n';
        tags->tag++;
        tags->state = next_state(tags, bytes[i]);
        if (tags->compared > TAG_PARTS_MAX)
            tags->fault = "has a tag with too many attributes or too long a value";
        if (tags->fault) return false;
    }
    return true;
}

int xml_tags_check(const char *text, size_t n, const char *name, Err *err)
{
    XmlTags tags = {0};

    if (xml_tags_pass(&tags, text, n)) return 0;
    return err_set(err, CODE_DATA, "%s line %zu %s", name, tags.lines + 1, tags.fault);
}
