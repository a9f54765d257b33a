// write_csv.h -- a table with commas.

#ifndef WRITE_CSV_H
#define WRITE_CSV_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_csv;

#endif
