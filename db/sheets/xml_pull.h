// xml_pull.h -- walks through the XML of a spreadsheet by libxml2's reader: no network,
// no files. What declares words of its own is refused.

#ifndef XML_PULL_H
#define XML_PULL_H

#include <stdbool.h>
#include <stddef.h>

#include "db/text/source_raw.h"

typedef struct XmlPull XmlPull;

typedef enum { XML_ENDS, XML_BEGINS, XML_CLOSES, XML_TEXT } XmlEvent;

// Starts reading. Closes [raw] in the end, also if it fails: then it returns NULL with
// [err]. [name] is for messages.
XmlPull *xml_pull_open(SourceRaw *raw, const char *name, Err *err);
void xml_pull_close(XmlPull *xml);

// Goes on to the next element, end of an element, or text. An empty element begins and
// closes too. Returns XML_ENDS at the end, or -1 with [err].
int xml_pull_next(XmlPull *xml, Err *err);

// Passes the element that has just begun, with all in it. Returns -1 with [err].
int xml_pull_skip(XmlPull *xml, Err *err);

// Return the name of the current element without its prefix, and whether it is [name].
const char *xml_pull_name(const XmlPull *xml);
bool xml_pull_is(const XmlPull *xml, const char *name);

// Returns the attribute called [name], without its prefix, or NULL. Valid until the next
// call.
const char *xml_pull_attribute(XmlPull *xml, const char *name);

// Goes to the next attribute of the current element. Returns false behind the last one.
bool xml_pull_each(XmlPull *xml, const char **name, const char **value);

// Returns the current text.
const char *xml_pull_text(const XmlPull *xml);

// Returns how many elements surround the event.
int xml_pull_depth(const XmlPull *xml);

#endif
