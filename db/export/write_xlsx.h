// write_xlsx.h -- a workbook of Excel with one sheet.

#ifndef WRITE_XLSX_H
#define WRITE_XLSX_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_xlsx;

#endif
