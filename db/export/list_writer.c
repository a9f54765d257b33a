// list_writer.c -- the table of forms.

#include "db/export/list_writer.h"

#include <string.h>
#include <strings.h>

#include "db/export/write_csv.h"
#include "db/export/write_html.h"
#include "db/export/write_json.h"
#include "db/export/write_markdown.h"
#include "db/export/write_ods.h"
#include "db/export/write_xlsx.h"
#include "db/export/write_xml.h"
#include "engine/base/base.h"

// The first one is written where nobody says a form.
static const ListWriterForm *const forms[] = {
    &write_csv,
    &write_json,
    &write_json_lines,
    &write_xlsx,
    &write_ods,
    &write_html,
    &write_markdown,
    &write_xml,
};

const ListWriterForm *list_writer_form(int i)
{
    return i < COUNT_OF(forms) ? forms[i] : NULL;
}

const ListWriterForm *list_writer_find(const char *name)
{
    for (int i = 0; i < COUNT_OF(forms); i++)
        if (!strcmp(forms[i]->name, name)) return forms[i];
    return NULL;
}

const ListWriterForm *list_writer_of_ending(const char *ending)
{
    for (int i = 0; i < COUNT_OF(forms); i++)
        if (!strcasecmp(forms[i]->ending, ending)) return forms[i];
    return NULL;
}
