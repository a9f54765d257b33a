// html_tags.h -- cuts a web page into tags and the text between them.
//
// Each byte is passed once, whatever the page holds: a part without an end reaches to
// the end of the page.

#ifndef HTML_TAGS_H
#define HTML_TAGS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { HTML_ENDS, HTML_TEXT, HTML_OPENS, HTML_CLOSES } HtmlKind;

typedef struct {
    const char *page;
    size_t n;          // bytes of the page
    size_t at;         // of the next part
    size_t begin, end; // of the current part; of a tag, what is between its brackets
    char name[8];      // of the current tag, in small letters, as far as it fits
} HtmlTags;

// Goes to the next tag or text. Leaves out comments, declarations, scripts and styles.
HtmlKind html_tags_next(HtmlTags *tags);

// Finds an attribute of the current tag. Returns its value, [n] bytes, or NULL.
const char *html_tags_attribute(const HtmlTags *tags, const char *name, size_t *n);

#endif
