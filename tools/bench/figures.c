// figures.c -- prints the figures of a benchmark.
//
// The table is Markdown, so it can be pasted into docs.

#include "tools/bench/figures.h"

#include <jansson.h>
#include <stdio.h>

#include "engine/base/base.h"
#include "tools/door/terminal.h"

void figures_add(Figures *figures, Figure figure)
{
    ASSERT(figures->n < FIGURES_MAX);
    figures->list[figures->n++] = figure;
}

static void print_table(const Figures *figures)
{
    printf("| %-48s | %14s | %-6s | %-13s |\n|%.50s|%.15s:|%.8s|%.15s|\n",
           "measured",
           "value",
           "unit",
           "aim",
           "--------------------------------------------------",
           "---------------",
           "--------",
           "---------------");
    for (int i = 0; i < figures->n; i++) {
        const Figure *figure = &figures->list[i];
        bool whole =
            figure->value >= 100 || figure->value == (double)(int)figure->value;
        terminal_tell(stdout,
                      "| %-48s | %14.*f | %-6s | %-13s |",
                      figure->what,
                      whole ? 0 : 2,
                      figure->value,
                      figure->unit,
                      figure->aim);
    }
}

static void print_json(const Figures *figures)
{
    json_t *json = json_object();

    for (int i = 0; i < figures->n; i++)
        json_object_set_new(
            json, figures->list[i].key, json_real(figures->list[i].value));
    json_dumpf(json, stdout, JSON_COMPACT | JSON_REAL_PRECISION(8));
    putchar('\n');
    json_decref(json);
}

void figures_print(const Figures *figures, bool json)
{
    if (json)
        print_json(figures);
    else
        print_table(figures);
}
