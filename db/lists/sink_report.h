// sink_report.h -- reports faults and notes of a row, with their place.

#ifndef SINK_REPORT_H
#define SINK_REPORT_H

#include "db/lists/card_sink_record.h"

// Adds a fault of the row; the row is then left out. [value] may be NULL.
void sink_report_mistake(CardSink *sink, FoundKind found, const char *column,
                         const char *value, const char *expected);

// Adds a note about the list, such as a column that is not understood. It leaves out no
// row. Rows with the same note share one, which counts them.
void sink_report_note(const CardSink *sink, const char *column, const char *value,
                      const char *text);

#endif
