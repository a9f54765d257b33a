// write_html.h -- a page with one table.

#ifndef WRITE_HTML_H
#define WRITE_HTML_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_html;

#endif
