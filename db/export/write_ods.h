// write_ods.h -- an OpenDocument spreadsheet with one sheet, as LibreOffice has it.

#ifndef WRITE_ODS_H
#define WRITE_ODS_H

#include "db/export/writer_form.h"

extern const ListWriterForm write_ods;

#endif
