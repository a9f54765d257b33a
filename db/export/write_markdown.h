// write_markdown.h -- a table of Markdown.

#ifndef WRITE_MARKDOWN_H
#define WRITE_MARKDOWN_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_markdown;

#endif
