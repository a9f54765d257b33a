// xml_fault.c -- a table of what people get wrong in XML, in plain words.

#include "db/sheets/xml_fault.h"

#include <libxml/xmlerror.h>
#include <string.h>
#include <strings.h>

#include "engine/base/base.h"

#define WRITE_AMP "'&amp;' or '&lt;' for the sign itself"

static const struct {
    int code;
    const char *words;
} faults[] = {
    {XML_ERR_NAME_REQUIRED, "found '&' or '<' without a name, expected " WRITE_AMP},
    {XML_ERR_ENTITYREF_SEMICOL_MISSING, "found '&' without ';', expected " WRITE_AMP},
    {XML_ERR_ENTITYREF_NO_NAME, "found '&' without a name, expected " WRITE_AMP},
    {XML_ERR_UNDECLARED_ENTITY,
     "found a word behind '&' that XML does not know, expected the sign that it stands "
     "for"},
    {XML_ERR_INVALID_CHARREF, "found the number of no character behind '&#'"},
    {XML_ERR_INVALID_HEX_CHARREF, "found the number of no character behind '&#'"},
    {XML_ERR_INVALID_DEC_CHARREF, "found the number of no character behind '&#'"},
    {XML_ERR_INVALID_CHAR, "found a character that XML does not allow: take it out"},
    {XML_ERR_LT_IN_ATTRIBUTE, "found '<' in a value, expected '&lt;'"},
    {XML_ERR_ATTRIBUTE_NOT_STARTED,
     "found a value without quotes, expected it in quotes"},
    {XML_ERR_ATTRIBUTE_NOT_FINISHED, "found a value whose quotes are never closed"},
    {XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "found a name without a value in a tag"},
    {XML_ERR_ATTRIBUTE_REDEFINED, "found a name twice in one tag, expected it once"},
    {XML_ERR_SPACE_REQUIRED, "found two parts of a tag together, expected a blank"},
    {XML_ERR_GT_REQUIRED, "found a tag that does not end, expected '>'"},
    {XML_ERR_TAG_NAME_MISMATCH,
     "found a closing tag that is not that of the element open here"},
    {XML_ERR_TAG_NOT_FINISHED, "the list is cut off: an element is never closed"},
    {XML_ERR_LTSLASH_REQUIRED, "the list is cut off: an element is never closed"},
    {XML_ERR_DOCUMENT_END, "found more text behind the end of the list"},
    {XML_ERR_COMMENT_NOT_FINISHED,
     "found a comment that is never closed, expected '-->'"},
    {XML_ERR_HYPHEN_IN_COMMENT, "found '--' in a comment, expected '-->' or one '-'"},
    {XML_ERR_CDATA_NOT_FINISHED,
     "found '<![CDATA[' that is never closed, expected ']]>'"},
    {XML_ERR_PI_NOT_FINISHED, "found '<?' that is never closed, expected '?>'"},
    {XML_ERR_XMLDECL_NOT_FINISHED, "found '<?xml' that is never closed, expected '?>'"},
    {XML_ERR_RESERVED_XML_NAME,
     "found '<?xml' within the list, expected it first of all"},
};

static const char *words_of(int code)
{
    for (int i = 0; i < COUNT_OF(faults); i++)
        if (faults[i].code == code) return faults[i].words;
    return "found a fault in the XML";
}

// Returns the line of the first tag if that is "<xml", which people write for "<?xml"; else
// 0. Sets [column].
static int line_of_slip(const char *text, int *column)
{
    const char *tag = text + strspn(text, " \t\r\n"), *start = text;
    int line = 1;

    if (strncasecmp(tag, "<xml ", 5) != 0) return 0;
    for (const char *c = text; c < tag; c++)
        if (*c == '\n') line++, start = c + 1;
    *column = (int)(tag - start) + 1;
    return line;
}

int xml_fault_fail(const XmlFault *fault, const char *text, const char *name, Err *err)
{
    const char *words = words_of(fault->code);
    int column = fault->column, line = line_of_slip(text, &column);

    if (line)
        words = "found '<xml', expected '<?xml', with '?>' at the end of that tag";
    else
        line = fault->line;
    return err_set(err,
                   CODE_DATA,
                   "%s:%d:%d: %s; correct the XML, or save the list as CSV or JSON",
                   name,
                   line > 0 ? line : 1,
                   column > 0 ? column : 1,
                   words);
}
