// xml_out.h -- writes XML into a stream, by libxml2's writer.
//
// Characters that XML has no place for, such as control characters, are left out. Write
// errors stay in the stream: the caller asks ferror at the end.

#ifndef XML_OUT_H
#define XML_OUT_H

#include <stdbool.h>
#include <stdio.h>

typedef struct XmlOut XmlOut;

// Begins a document. [indented]: elements that hold others have a line each. [kind] is
// what a DOCTYPE says, NULL: the line of XML stands first instead.
XmlOut *xml_out_open(FILE *out, bool indented, const char *kind);

// Ends all open elements, and frees the writer. NULL is allowed.
void xml_out_close(XmlOut *xml);

// Begin and end an element.
void xml_out_begin(XmlOut *xml, const char *name);
void xml_out_end(XmlOut *xml);

// Write an attribute of the element that has just begun, and text in an element.
void xml_out_attribute(XmlOut *xml, const char *name, const char *value);
void xml_out_text(XmlOut *xml, const char *text);

// Writes a text, each line end as an element called [name]; NULL: as it is.
void xml_out_lines(XmlOut *xml, const char *name, const char *text);

// Writes an element with nothing but text in it, which may be "".
void xml_out_leaf(XmlOut *xml, const char *name, const char *text);

// Ends a line of the file, between elements.
void xml_out_line(XmlOut *xml);

#endif
