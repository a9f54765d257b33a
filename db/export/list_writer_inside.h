// list_writer_inside.h -- the forms of lists; only list_writer.c and these forms include
// it.

#ifndef LIST_WRITER_INSIDE_H
#define LIST_WRITER_INSIDE_H

#include "db/export/list_writer.h"

// Each form, in a file of its name.
extern const ListWriterForm write_csv;
extern const ListWriterForm write_json;
extern const ListWriterForm write_json_lines;
extern const ListWriterForm write_xlsx;
extern const ListWriterForm write_ods;
extern const ListWriterForm write_html;
extern const ListWriterForm write_markdown;
extern const ListWriterForm write_xml;

#endif
