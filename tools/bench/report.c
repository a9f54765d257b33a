// report.c -- gathers the cells of a table and prints them in columns of one width.

#include "tools/bench/report.h"

#include <math.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/bench/machine.h"
#include "tools/door/terminal.h"

enum { CELL = 400 };

void report_start(Report *report, bool json)
{
    *report = (Report){.json = json, .tables = json_object()};
}

void report_end(Report *report)
{
    if (report->json) {
        json_dumpf(report->tables, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
        putchar('\n');
    }
    json_decref(report->tables);
}

void report_table(Report *report, const char *key, const ReportColumn *columns, int n)
{
    ASSERT(n <= REPORT_COLUMNS_MAX);
    report->key = key;
    report->columns = columns;
    report->columns_n = n;
    report->at = 0;
    report->rows = json_array();
    report->before_ns = machine_copy_ns();
}

static void add_cell(Report *report, json_t *cell)
{
    if (!report->at) json_array_append_new(report->rows, json_object());
    json_object_set_new(json_array_get(report->rows, json_array_size(report->rows) - 1),
                        report->columns[report->at].key,
                        cell);
    report->at = (report->at + 1) % report->columns_n;
}

void report_text(Report *report, const char *text)
{
    add_cell(report, json_string(text));
}

void report_number(Report *report, double number)
{
    add_cell(report, isfinite(number) ? json_real(number) : json_null());
}

void report_exact(Report *report, double ratio)
{
    char text[CELL];

    if (report->json) {
        report_number(report, ratio);
    } else {
        (void)snprintf(text, sizeof text, "%.3f", ratio);
        report_text(report, text);
    }
}

const char *report_digits(double number, char *text, size_t size)
{
    const double whole = fabs(number);
    const int digits = whole >= 100 || whole == floor(whole) ? 0 : whole >= 10 ? 1 : 2;

    (void)snprintf(text, size, "%.*f", digits, number);
    return text;
}

static const char *shown(const json_t *cell, char *text)
{
    if (json_is_string(cell)) return json_string_value(cell);
    if (!json_is_number(cell)) return "";
    return report_digits(json_number_value(cell), text, CELL);
}

static const json_t *cell_of(const Report *report, size_t row, int column)
{
    return json_object_get(json_array_get(report->rows, row),
                           report->columns[column].key);
}

static int width_of(const Report *report, int column)
{
    int width = terminal_width(report->columns[column].heading);
    char text[CELL];

    for (size_t i = 0; i < json_array_size(report->rows); i++) {
        const int n = terminal_width(shown(cell_of(report, i, column), text));
        if (n > width) width = n;
    }
    return width;
}

// Prints a cell with as many spaces as the column is wider.
static void print_cell(const ReportColumn *column, const char *text, int width)
{
    const int space = width - terminal_width(text);

    terminal_put(stdout,
                 "| %*s%s%*s ",
                 column->number ? space : 0,
                 "",
                 text,
                 column->number ? 0 : space,
                 "");
}

static void print_heading(const Report *report, const int *widths)
{
    for (int i = 0; i < report->columns_n; i++)
        print_cell(&report->columns[i], report->columns[i].heading, widths[i]);
    printf("|\n");
    for (int i = 0; i < report->columns_n; i++) {
        putchar('|');
        for (int k = 0; k < widths[i] + 1; k++) putchar('-');
        putchar(report->columns[i].number ? ':' : '-');
    }
    printf("|\n");
}

static void print_page(const Report *report, double after_ns)
{
    int widths[REPORT_COLUMNS_MAX];
    char text[CELL];

    for (int i = 0; i < report->columns_n; i++) widths[i] = width_of(report, i);
    print_heading(report, widths);
    for (size_t row = 0; row < json_array_size(report->rows); row++) {
        for (int i = 0; i < report->columns_n; i++)
            print_cell(
                &report->columns[i], shown(cell_of(report, row, i), text), widths[i]);
        printf("|\n");
    }
    printf("\nA copy of 16,384 bytes took %.0f ns before this table and %.0f ns after "
           "it.\n\n",
           report->before_ns,
           after_ns);
    (void)fflush(stdout);
}

void report_table_end(Report *report)
{
    const double after_ns = machine_copy_ns();

    ASSERT(!report->at);
    if (!report->json) print_page(report, after_ns);
    json_object_set_new(report->tables,
                        report->key,
                        json_pack("{s:o, s:[f,f]}",
                                  "rows",
                                  report->rows,
                                  "copy_of_16384_bytes_ns",
                                  report->before_ns,
                                  after_ns));
    report->rows = NULL;
}
