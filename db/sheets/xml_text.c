// xml_text.c -- parses with libxml2, which leaves entities as they stand, and follows them
// as far as a field has room.

#include "db/sheets/xml_text.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

#include "db/sheets/xml_fault.h"
#include "db/sheets/xml_tags.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

// Entities lie in entities so deep; libxml2 refuses more of them.
enum { DEEP = 64 };

// A document as it is parsed.
typedef struct {
    const char *fault; // what it declares and may not
    XmlFault first;
} Parsing;

static void hear_fault(void *context_of, xmlErrorPtr error)
{
    Parsing *parsing = ((xmlParserCtxt *)context_of)->_private;

    if (parsing->first.code || error->level < XML_ERR_FATAL) return;
    parsing->first = (XmlFault){error->code, error->line, error->int2};
}

static void keep_xml_fault(void *context_of, const char *fault)
{
    xmlParserCtxt *context = context_of;
    Parsing *parsing = context->_private;

    parsing->fault = fault;
    xmlStopParser(context);
}

// Refuses entities that stand for tags or declarations: nobody could tell how much a
// short text holds.
// NOLINTNEXTLINE(readability-function-size): libxml2 says what it hands over.
static void declare_entity(void *context, const xmlChar *name, int kind,
                           const xmlChar *public_id, const xmlChar *system_id,
                           xmlChar *content)
{
    if (kind == XML_INTERNAL_PARAMETER_ENTITY || kind == XML_EXTERNAL_PARAMETER_ENTITY)
        keep_xml_fault(context, "words of its own that stand for declarations");
    else if (content && strchr((const char *)content, '<'))
        keep_xml_fault(context, "words of its own that stand for tags");
    else
        xmlSAX2EntityDecl(context, name, kind, public_id, system_id, content);
}

// Refuses a value that every element of a name would get. libxml2 calls it before an
// element can have it.
// NOLINTNEXTLINE(readability-function-size): libxml2 says what it hands over.
static void declare_attribute(void *context, const xmlChar *element,
                              const xmlChar *name, int type, int kind,
                              const xmlChar *value, xmlEnumerationPtr words)
{
    (void)element, (void)name, (void)type, (void)kind;
    xmlFreeEnumeration(words);
    if (value) keep_xml_fault(context, "attributes that elements get by themselves");
}

size_t xml_text_blanks(const char *text, int *lines)
{
    const size_t blanks = strspn(text, " \t\r\n");

    *lines = 0;
    if (strncmp(text + blanks, "<?xml", 5) != 0) return 0;
    for (size_t i = 0; i < blanks; i++) *lines += text[i] == '\n';
    return blanks;
}

xmlDoc *xml_text_document(const char *text, size_t n, const char *name, Err *err)
{
    const int options = XML_PARSE_NONET | XML_PARSE_NOWARNING | XML_PARSE_COMPACT;
    int lines;
    xmlParserCtxt *context;
    Parsing parsing = {0};

    if (xml_tags_check(text, n, name, err)) return NULL;
    const size_t blanks = xml_text_blanks(text, &lines);
    context = xmlNewParserCtxt();
    ENOUGH(context);
    context->_private = &parsing;
    context->sax->serror = hear_fault;
    context->sax->entityDecl = declare_entity;
    context->sax->attributeDecl = declare_attribute;
    xmlDoc *document = xmlCtxtReadMemory(
        context, text + blanks, (int)(n - blanks), NULL, "UTF-8", options);
    xmlFreeParserCtxt(context);
    parsing.first.line += lines;
    if (document && !parsing.fault) return document;
    xmlFreeDoc(document);
    if (parsing.fault)
        (void)err_set(err,
                      CODE_DATA,
                      "%s declares %s, which no list needs: write them out",
                      name,
                      parsing.fault);
    else
        (void)xml_fault_fail(&parsing.first, text, name, err);
    return NULL;
}

void xml_text_put(XmlText *text, const char *bytes, size_t n)
{
    const size_t room = (size_t)CSV_FIELD_MAX + 1 - text->n;

    if (n > room) n = room;
    while (text->n + n + 1 > text->size) {
        text->size = text->size ? text->size * 2 : 64;
        text->bytes = realloc(text->bytes, text->size);
        ENOUGH(text->bytes);
    }
    if (n) memcpy(text->bytes + text->n, bytes, n);
    text->n += n;
    text->bytes[text->n] = '\0';
}

static bool is_done(const XmlText *text)
{
    return text->err->code || text->n > CSV_FIELD_MAX;
}

// Counts what stands for something else: each use, and what it adds.
static void count_entity(XmlText *text, size_t n)
{
    (void)unpack_meter_count(text->meter, text->name, n, text->err);
}

static void add_nodes(XmlText *text, const xmlNode *first, int deep)
{
    for (const xmlNode *node = first; node && !is_done(text); node = node->next)
        if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) {
            const size_t before = text->n;
            const char *bytes = (const char *)node->content;
            if (bytes) xml_text_put(text, bytes, strlen(bytes));
            if (deep) count_entity(text, text->n - before);
        } else if (node->type == XML_ELEMENT_NODE) {
            add_nodes(text, node->children, deep);
        } else if (node->type == XML_ENTITY_REF_NODE && deep < DEEP) {
            const xmlEntity *entity = xmlGetDocEntity(node->doc, node->name);
            count_entity(text, 1);
            if (entity) add_nodes(text, entity->children, deep + 1);
        }
}

void xml_text_add(XmlText *text, const xmlNode *first)
{
    add_nodes(text, first, 0);
}
