// line_coverage.h -- which clauses have acted and which lines of scripts have run, in all
// games that it observes.
//
// A clause has acted when its function ran, when an event fitted it, or when it gave an
// answer without a function. Events of a step that begins again count too.

#ifndef LINE_COVERAGE_H
#define LINE_COVERAGE_H

#include "engine/kernel/table/observer.h"

typedef struct {
    uint8_t *clauses; // by ClauseId: it acted
    int clauses_n;
    struct LineCoverageScript {
        uint8_t *lines; // by line: it ran
        int lines_n;
    } * scripts; // by Library script
    int scripts_n;
    const Observer *next; // which hears as well; NULL: none
    Observer observer;
} LineCoverage;

// Make an empty record, and free what it holds.
void line_coverage_init(LineCoverage *coverage);
void line_coverage_free(LineCoverage *coverage);

// Records from here on what happens at [table], beside the observer that is there already.
// The record must not move then.
void line_coverage_watch(LineCoverage *coverage, Table *table);

// Tell whether the clause has acted, and whether the line of that script has run.
bool line_coverage_clause(const LineCoverage *coverage, ClauseId clause);
bool line_coverage_line(const LineCoverage *coverage, int script, int line);

#endif
