// entity.c -- looks a name up in the table of HTML 4, and in one of later names.

#include "db/notation/entity.h"

#include <ctype.h>
#include <libxml/HTMLparser.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

#include "db/text/source.h"
#include "engine/base/base.h"

// Names that came after HTML 4, of signs that texts of cards have.
static const struct {
    const char *name;
    uint32_t sign;
} later[] = {
    {"Tab", '\t'},      {"NewLine", '\n'}, {"excl", '!'},
    {"num", '#'},       {"lpar", '('},     {"rpar", ')'},
    {"ast", '*'},       {"plus", '+'},     {"comma", ','},
    {"period", '.'},    {"sol", '/'},      {"colon", ':'},
    {"semi", ';'},      {"equals", '='},   {"quest", '?'},
    {"lbrack", '['},    {"lsqb", '['},     {"rbrack", ']'},
    {"rsqb", ']'},      {"lbrace", '{'},   {"lcub", '{'},
    {"rbrace", '}'},    {"rcub", '}'},     {"vert", '|'},
    {"hyphen", 0x2010}, {"dash", 0x2010},  {"ZeroWidthSpace", 0x200b},
};

static uint32_t number_of(const char *digits, int base)
{
    char *end;
    const unsigned long code = strtoul(digits, &end, base);
    const bool blank = code == '\t' || code == '\n' || code == '\r';

    if (*end || !isxdigit((unsigned char)*digits) || code > 0x10ffff) return 0;
    if (code < ' ' && !blank) return 0;
    if (code >= 0x80 && code < 0xa0) return source_windows_sign((unsigned char)code);
    return utf8proc_codepoint_valid((utf8proc_int32_t)code) ? (uint32_t)code : 0;
}

static uint32_t named(const char *name)
{
    const htmlEntityDesc *known = htmlEntityLookup((const xmlChar *)name);

    for (int i = 0; !known && i < COUNT_OF(later); i++)
        if (!strcmp(later[i].name, name)) return later[i].sign;
    return known ? known->value : 0;
}

uint32_t entity_sign(const char *text, size_t n)
{
    char name[ENTITY_BYTES];

    if (!n || n >= sizeof name) return 0;
    memcpy(name, text, n);
    name[n] = '\0';
    if (*name == '#' && (name[1] == 'x' || name[1] == 'X'))
        return number_of(name + 2, 16);
    if (*name == '#') return number_of(name + 1, 10);
    const uint32_t sign = named(name);
    // Old pages shout some of the names: "&AMP;".
    for (char *c = name; !sign && *c; c++) *c = (char)tolower((unsigned char)*c);
    return sign ? sign : named(name);
}
