// xml_tags.c -- follows the tags of a page, byte by byte, and counts what is in them.

#include "db/sheets/xml_tags.h"

#include <string.h>
#include <strings.h>

#include "engine/kernel/base/limit.h"

enum { TEXT, MARK, TAG, QUOTE, COMMENT, CDATA, SCRIPT };
enum { FREE_PARTS = 64 };

static bool ends(const XmlTags *tags, const char *what)
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
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// What follows a tag: the code of a script is no text.
static int after_tag(const XmlTags *tags)
{
    const bool script = tags->is_html && (!strcasecmp(tags->name, "script") ||
                                          !strcasecmp(tags->name, "style"));

    return script ? SCRIPT : TEXT;
}

static int in_tag(XmlTags *tags, char c)
{
    const char before = tags->last[1];

    if (c == '>') return after_tag(tags);
    if (!tags->parts && !is_space(c) && tags->name_n + 1 < sizeof tags->name) {
        tags->name[tags->name_n++] = c;
        tags->name[tags->name_n] = '\0';
    }
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
    if (ends(tags, "<!-")) return COMMENT;
    if (ends(tags, "<![")) return CDATA;
    if (!is_letter(c) || tags->last[1] != '<') return TEXT;
    tags->parts = 0;
    tags->name[0] = c;
    tags->name[1] = '\0';
    tags->name_n = 1;
    return TAG;
}

static int next_state(XmlTags *tags, char c)
{
    switch (tags->state) {
    case TEXT: return c == '<' ? MARK : TEXT;
    case MARK: return begin_tag(tags, c);
    case TAG: return in_tag(tags, c);
    case QUOTE: return c == tags->quote ? TAG : QUOTE;
    case COMMENT: return ends(tags, "-->") ? TEXT : COMMENT;
    case CDATA: return ends(tags, "]]>") ? TEXT : CDATA;
    default: return ends(tags, "</s") || ends(tags, "</S") ? TEXT : SCRIPT;
    }
}

bool xml_tags_pass(XmlTags *tags, const char *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memmove(tags->last + 1, tags->last, sizeof tags->last - 1);
        tags->last[0] = bytes[i];
        tags->state = next_state(tags, bytes[i]);
        if (tags->compared > TAG_PARTS_MAX) return false;
    }
    return true;
}

int xml_tags_check(const char *text, size_t n, bool is_html, const char *name, Err *err)
{
    XmlTags tags = {.is_html = is_html};

    if (xml_tags_pass(&tags, text, n)) return 0;
    return err_set(err, CODE_DATA, "%s: a tag in it has too many attributes", name);
}
