// xml_text.h -- reads a document of XML, and takes the text out of its parts.
//
// A document may declare entities, words that stand for a longer text. What they stand
// for counts as unpacked, however often it is repeated, and is never in memory as a
// whole. What adds attributes to elements that do not have them is refused.

#ifndef XML_TEXT_H
#define XML_TEXT_H

#include <libxml/tree.h>
#include <stddef.h>

#include "db/text/unpack_meter.h"

// The text of one field, cut where a field of a table is too long to be read.
typedef struct {
    char *bytes; // NULL: nothing yet; a zero byte ends them
    size_t n, size;
    const char *name; // of the file, for messages
    UnpackMeter *meter;
    Err *err; // its code is 0 until the text is too long
} XmlText;

// Reads [n] bytes of UTF-8 as a document of XML, which the caller frees. Returns NULL with
// [err] (65). [name] is for messages.
xmlDoc *xml_text_document(const char *text, size_t n, const char *name, Err *err);

// Returns how many blanks, with how many [lines], stand before the declaration of [text], where
// XML allows none. A document has neither.
size_t xml_text_blanks(const char *text, int *lines);

// Adds the text of a node and of its later brothers, with what lies in them. Sets the
// err of [text] if what entities stand for is too much.
void xml_text_add(XmlText *text, const xmlNode *first);

// Adds [n] bytes, or none for the zero byte alone.
void xml_text_put(XmlText *text, const char *bytes, size_t n);

#endif
