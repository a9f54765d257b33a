// import_list.h -- imports a list of cards row by row, in any format.

#ifndef IMPORT_LIST_H
#define IMPORT_LIST_H

#include "db/import/base/importer.h"
#include "db/lists/list_format.h"

// Returns the format of a list, NULL if the text is none or cannot be read. All of it is still
// unread.
const ListFormat *import_list_format(const Importer *importer, Source *source);

// Refuses a map of columns, and a page without a list. [format] is that of the text, or NULL.
// Returns -1 with the error in ImportDb.err.
int import_list_refuse(const Importer *importer, Source *source,
                       const ListFormat *format);

// Returns a sink for a list of that form. The caller sets its row_arena, and who takes the
// rows.
CardSink *import_list_sink(Importer *importer, Source *source, const char *form);

// Adds to the report what the sink knows of the list that it has read, or could not read.
void import_list_tell(Importer *importer, const CardSink *sink);

// Imports [source] as a list of cards. Returns 1 if it is one, 0 if it is something
// else: then all of it is still unread. Returns -1 on failure.
int import_list(Importer *importer, Source *source);

#endif
