// xml_pull.c -- reads XML with xmlTextReader, the reader of libxml2, and keeps the text
// of its error.

#include "db/sheets/xml_pull.h"

#include <libxml/xmlreader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/xml_tags.h"
#include "db/text/source.h"
#include "engine/base/base.h"

struct XmlPull {
    xmlTextReaderPtr reader;
    Source *source;
    const char *name;
    Err err;         // of the bytes
    char fault[160]; // the first one that the reader found
    bool closes;     // the current empty element has begun
    XmlTags tags;
};

static int read_bytes(void *xml_of, char *buffer, int n)
{
    XmlPull *xml = xml_of;
    const size_t got = source_read(buffer, (size_t)n, xml->source);

    if (source_failed(xml->source, &xml->err)) return -1;
    if (!xml_tags_pass(&xml->tags, buffer, got))
        (void)err_set(&xml->err, CODE_DATA, "%s %s", xml->name, xml->tags.fault);
    else if (xml->tags.marks > SHEET_COMMENTS_MAX)
        (void)err_set(&xml->err,
                      CODE_DATA,
                      "%s has more than %d comments in its XML; save it anew",
                      xml->name,
                      SHEET_COMMENTS_MAX);
    else if (xml->tags.declares)
        (void)err_set(&xml->err,
                      CODE_DATA,
                      "%s declares words of its own, which no spreadsheet needs: save "
                      "it anew",
                      xml->name);
    return xml->err.code ? -1 : (int)got;
}

// Keeps the first fault, in ASCII and on one line: it may quote any bytes.
static void hear(void *xml_of, xmlErrorPtr fault)
{
    XmlPull *xml = xml_of;

    if (xml->fault[0] || !fault->message || fault->level < XML_ERR_ERROR) return;
    (void)snprintf(xml->fault,
                   sizeof xml->fault,
                   "line %d, column %d: %.*s",
                   fault->line,
                   fault->int2,
                   (int)strcspn(fault->message, "\n"),
                   fault->message);
    for (char *c = xml->fault; *c; c++)
        if (*c < ' ' || *c > '~') *c = '?';
}

XmlPull *xml_pull_open(SourceRaw *raw, const char *name, Err *err)
{
    const int options = XML_PARSE_NONET | XML_PARSE_COMPACT | XML_PARSE_IGNORE_ENC;
    Source *source = source_of(raw, name, err);

    if (!source) return NULL;
    XmlPull *xml = calloc(1, sizeof *xml);
    ENOUGH(xml);
    xml->source = source;
    xml->name = name;
    xml->reader = xmlReaderForIO(read_bytes, NULL, xml, NULL, "UTF-8", options);
    if (xml->reader) {
        xmlTextReaderSetStructuredErrorHandler(xml->reader, hear, xml);
        return xml;
    }
    if (xml->err.code)
        *err = xml->err;
    else
        (void)err_set(err, CODE_DATA, "%s: expected XML", name);
    xml_pull_close(xml);
    return NULL;
}

void xml_pull_close(XmlPull *xml)
{
    if (!xml) return;
    if (xml->reader) xmlFreeTextReader(xml->reader);
    source_close(xml->source);
    free(xml);
}

static int fail_xml(XmlPull *xml, Err *err)
{
    if (xml->err.code) return *err = xml->err, -1;
    return err_set(err,
                   CODE_DATA,
                   "%s: the XML in it is damaged (%s)",
                   xml->name,
                   xml->fault[0] ? xml->fault : "cut off");
}

// Returns the event of the current node, or -1 if it is of no use.
static int event_of(XmlPull *xml)
{
    switch (xmlTextReaderNodeType(xml->reader)) {
    case XML_READER_TYPE_ELEMENT:
        xml->closes = xmlTextReaderIsEmptyElement(xml->reader) == 1;
        return XML_BEGINS;
    case XML_READER_TYPE_END_ELEMENT: return XML_CLOSES;
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
    case XML_READER_TYPE_SIGNIFICANT_WHITESPACE: return XML_TEXT;
    default: return -1;
    }
}

int xml_pull_next(XmlPull *xml, Err *err)
{
    int event = -1;

    if (xml->closes) {
        xml->closes = false;
        return XML_CLOSES;
    }
    while (event < 0) {
        const int status = xmlTextReaderRead(xml->reader);
        if (status < 0 || xml->err.code) return fail_xml(xml, err);
        if (!status) return xml->fault[0] ? fail_xml(xml, err) : XML_ENDS;
        event = event_of(xml);
    }
    return event;
}

int xml_pull_skip(XmlPull *xml, Err *err)
{
    const int depth = xml_pull_depth(xml);

    for (;;) {
        const int event = xml_pull_next(xml, err);
        if (event < 0) return -1;
        if (event == XML_ENDS) return fail_xml(xml, err);
        if (event == XML_CLOSES && xml_pull_depth(xml) == depth) return 0;
    }
}

const char *xml_pull_name(const XmlPull *xml)
{
    const xmlChar *name = xmlTextReaderConstLocalName(xml->reader);

    return name ? (const char *)name : "";
}

bool xml_pull_is(const XmlPull *xml, const char *name)
{
    return !strcmp(xml_pull_name(xml), name);
}

bool xml_pull_each(XmlPull *xml, const char **name, const char **value)
{
    if (xmlTextReaderMoveToNextAttribute(xml->reader) != 1) {
        (void)xmlTextReaderMoveToElement(xml->reader);
        return false;
    }
    *name = xml_pull_name(xml);
    *value = xml_pull_text(xml);
    return true;
}

const char *xml_pull_attribute(XmlPull *xml, const char *name)
{
    const char *found, *value;

    while (xml_pull_each(xml, &found, &value)) {
        if (strcmp(found, name) != 0) continue;
        (void)xmlTextReaderMoveToElement(xml->reader);
        return value;
    }
    return NULL;
}

const char *xml_pull_text(const XmlPull *xml)
{
    const xmlChar *text = xmlTextReaderConstValue(xml->reader);

    return text ? (const char *)text : "";
}

int xml_pull_depth(const XmlPull *xml)
{
    return xmlTextReaderDepth(xml->reader);
}
