// xml_out.c -- writes XML into a stream with xmlTextWriter, the writer of libxml2.

#include "db/export/xml_out.h"

#include <libxml/xmlwriter.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

struct XmlOut {
    xmlTextWriterPtr writer;
    FILE *out;
};

static int write_bytes(void *xml_of, const char *bytes, int n)
{
    const XmlOut *xml = xml_of;

    // A failed write stays in the stream; the rest is still taken, so that this ends.
    (void)fwrite(bytes, 1, (size_t)n, xml->out);
    return n;
}

XmlOut *xml_out_open(FILE *out, bool indented, const char *kind)
{
    XmlOut *xml = calloc(1, sizeof *xml);

    ENOUGH(xml);
    xml->out = out;
    xmlOutputBufferPtr buffer = xmlOutputBufferCreateIO(write_bytes, NULL, xml, NULL);
    ENOUGH(buffer);
    xml->writer = xmlNewTextWriter(buffer);
    ENOUGH(xml->writer);
    (void)xmlTextWriterSetIndent(xml->writer, indented);
    (void)xmlTextWriterSetIndentString(xml->writer, BAD_CAST "  ");
    if (kind) {
        (void)xmlTextWriterWriteDTD(xml->writer, BAD_CAST kind, NULL, NULL, NULL);
        if (!indented) xml_out_line(xml);
    } else {
        (void)xmlTextWriterStartDocument(xml->writer, NULL, "UTF-8", NULL);
    }
    return xml;
}

void xml_out_close(XmlOut *xml)
{
    if (!xml) return;
    (void)xmlTextWriterEndDocument(xml->writer);
    xmlFreeTextWriter(xml->writer);
    free(xml);
}

void xml_out_begin(XmlOut *xml, const char *name)
{
    (void)xmlTextWriterStartElement(xml->writer, BAD_CAST name);
}

void xml_out_end(XmlOut *xml)
{
    (void)xmlTextWriterEndElement(xml->writer);
}

// Returns the length of a character that XML has no place for, or 0.
static size_t odd_at(const char *text)
{
    const unsigned char c = (unsigned char)*text;

    if (c < ' ' && !strchr("\t\n\r", c)) return 1;
    return !strncmp(text, "\xef\xbf\xbe", 3) || !strncmp(text, "\xef\xbf\xbf", 3) ? 3
                                                                                  : 0;
}

// Returns a copy without odd characters, to be freed.
static char *clean(const char *text)
{
    char *copy = malloc(strlen(text) + 1), *to = copy;

    ENOUGH(copy);
    while (*text) {
        const size_t odd = odd_at(text);
        if (!odd) *to++ = *text;
        text += odd ? odd : 1;
    }
    *to = '\0';
    return copy;
}

void xml_out_attribute(XmlOut *xml, const char *name, const char *value)
{
    char *copy = clean(value);

    (void)xmlTextWriterWriteAttribute(xml->writer, BAD_CAST name, BAD_CAST copy);
    free(copy);
}

void xml_out_text(XmlOut *xml, const char *text)
{
    char *copy = clean(text);

    (void)xmlTextWriterWriteString(xml->writer, BAD_CAST copy);
    free(copy);
}

void xml_out_lines(XmlOut *xml, const char *name, const char *text)
{
    char *copy = clean(text);
    char *line = copy;

    for (char *end; name && (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        (void)xmlTextWriterWriteString(xml->writer, BAD_CAST line);
        xml_out_begin(xml, name);
        xml_out_end(xml);
    }
    (void)xmlTextWriterWriteString(xml->writer, BAD_CAST line);
    free(copy);
}

void xml_out_leaf(XmlOut *xml, const char *name, const char *text)
{
    xml_out_begin(xml, name);
    xml_out_text(xml, text);
    (void)xmlTextWriterFullEndElement(xml->writer);
}

void xml_out_line(XmlOut *xml)
{
    (void)xmlTextWriterWriteRaw(xml->writer, BAD_CAST "\n");
}
