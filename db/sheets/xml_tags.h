// xml_tags.h -- refuses pages whose tags have too many attributes to be read in time.
//
// libxml2 compares each attribute of a tag with all others of the tag, so that a tag with
// a hundred thousand of them takes minutes.

#ifndef XML_TAGS_H
#define XML_TAGS_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/kernel/base/err.h"

// A page as far as it was passed. All zero at its beginning.
typedef struct {
    int state;
    char last[4]; // the bytes before the one at hand, the newest first
    char name[8]; // of the tag at hand, as far as it fits
    size_t name_n;
    size_t parts; // words and values of the tag at hand
    size_t compared;
    char quote;   // of the value at hand
    bool is_html; // scripts hold no tags
} XmlTags;

// Passes the next bytes. Returns false if the page has too many attributes in its tags.
bool xml_tags_pass(XmlTags *tags, const char *bytes, size_t n);

// Passes a whole page called [name]. Returns -1 with [err] (65) if it has too many.
int xml_tags_check(const char *text, size_t n, bool is_html, const char *name,
                   Err *err);

#endif
