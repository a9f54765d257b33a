// sink_report.c -- reports faults and notes of a row, with their place.

#include "db/lists/sink_report.h"

static Problem problem_at(const CardSink *sink, const char *column, const char *value,
                          const char *expected)
{
    return (Problem){.file = sink->source->name,
                     .row = (int)sink->card.line,
                     .column = column,
                     .value = value,
                     .expected = expected};
}

void sink_report_mistake(CardSink *sink, FoundKind found, const char *column,
                         const char *value, const char *expected)
{
    Problem problem = problem_at(sink, column, value, expected);

    problem.found = found;
    problem_add(sink->problems, &problem);
    sink->mistakes++;
}

void sink_report_note(const CardSink *sink, const char *column, const char *value,
                      const char *text)
{
    Problem problem = problem_at(sink, column, value, text);

    problem.found = FOUND_LIST_NOTE;
    problem_add_once(sink->notes, &problem);
}
