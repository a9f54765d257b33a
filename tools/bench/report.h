// report.h -- tables of figures, as Markdown or as one JSON object.
//
// Beneath each table of a page stands how long a copy of 16,384 bytes took before and
// after it was measured.

#ifndef REPORT_H
#define REPORT_H

#include <jansson.h>
#include <stdbool.h>

enum { REPORT_COLUMNS_MAX = 10 };

typedef struct {
    const char *key;     // in JSON
    const char *heading; // in Markdown
    bool number;         // stands to the right
} ReportColumn;

typedef struct {
    bool json;
    json_t *tables; // of JSON: {key: {"rows": [..], "copy_ns": [before, after]}}
    const char *key;
    const ReportColumn *columns;
    int columns_n, at;
    json_t *rows;
    double before_ns;
} Report;

// Begins a report; ends it, which prints the JSON.
void report_start(Report *report, bool json);
void report_end(Report *report);

// Begins a table with a copy of the machine measured. Columns must outlive it.
void report_table(Report *report, const char *key, const ReportColumn *columns, int n);

// Add the next cell of a row. A number is shown with three digits that count; NAN is an
// empty cell.
void report_text(Report *report, const char *text);
void report_number(Report *report, double number);

// Adds a ratio with three digits behind the point.
void report_exact(Report *report, double ratio);

// Ends the table and prints it, if the report is a page.
void report_table_end(Report *report);

// Writes a number as tables show it: 1234, 123, 12.3, 1.23. Returns [text].
const char *report_digits(double number, char *text, size_t size);

#endif
