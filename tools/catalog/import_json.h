// import_json.h -- what an import did, as JSON: for the command, and for a connection.

#ifndef IMPORT_JSON_H
#define IMPORT_JSON_H

#include <jansson.h>

#include "db/import/base/import_report.h"

enum { IMPORT_JSON_COUNTS = 7 };

// The columns of a tally. A rare column is shown only where a row has a number in it.
typedef struct {
    const char *name;
    bool rare;
} ImportJsonCount;
extern const ImportJsonCount import_json_counts[IMPORT_JSON_COUNTS];

// Returns the number in column [i] of the tally.
int import_json_count(const Tally *tally, int i);

// Returns the report as a new object: the totals, then the numbers of each source, the changes
// of known cards, faults and notes with their places.
json_t *import_json_report(const ImportReport *report);

#endif
