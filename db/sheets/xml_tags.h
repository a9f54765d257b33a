// xml_tags.h -- refuses XML that takes libxml2 more time the longer it is.
//
// libxml2 compares each attribute of a tag with all others of the tag, so that a tag with
// a hundred thousand of them takes minutes. It tells of each "--" in a comment, where XML
// has none, with all that is before it. Where it gets a text in pieces, it reads a tag
// anew with each piece that has a ">" in quotes.

#ifndef XML_TAGS_H
#define XML_TAGS_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/err.h"

// XML as far as it was passed. All zero at its beginning.
typedef struct {
    int state, home; // [home]: where comments end, in the text or in declarations
    char last[4];    // the bytes before the current one, the newest first
    size_t parts;    // words and values of the current tag
    size_t compared;
    size_t tag, again; // bytes of the current tag; of what is known to be read again
    size_t comment;    // bytes of the current comment
    size_t marks;      // comments, and orders to programs
    size_t lines;      // line ends
    const char *fault; // NULL: none yet
    char quote;        // of the current value
    bool declares;     // it declares words or attributes of its own
} XmlTags;

// Passes the next bytes. Returns false once it has a fault.
bool xml_tags_pass(XmlTags *tags, const char *bytes, size_t n);

// Passes a whole text called [name]. Returns -1 with [err] (65) if it has one.
int xml_tags_check(const char *text, size_t n, const char *name, Err *err);

#endif
