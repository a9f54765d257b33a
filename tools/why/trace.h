// trace.h -- tells what happened inside: events, who listened, the lines that ran.
//
// A trace is nested as things happened: an event holds the abilities that were asked about it,
// a run holds its lines, the verbs that it called and what these caused.

#ifndef TRACE_H
#define TRACE_H

#include <jansson.h>
#include <stdio.h>

#include "tools/catalog/catalog.h"
#include "tools/view/scene.h"
#include "tools/why/observation_log.h"

// How a trace is told: the scene shows the game as it is after it.
typedef struct {
    const Scene *scene;
    Catalog *
        catalog; // a run has the sentence of its clause by its phrases; NULL: no sentences
    bool
        full; // also abilities that stayed silent with their reason, and each line of a script with its variables;
              // else events that somebody answered, runs, verbs
} TraceTold;

// Prints the entries of [seen] from [first] on.
void trace_print(const ObservationLog *seen, int first, const TraceTold *told,
                 FILE *out);

// Returns the same as a new list: {"kind", "depth", "text", "part", "script", "line", "says"}, each
// without what is not known; and prints such a list.
json_t *trace_json(const ObservationLog *seen, int first, const TraceTold *told);
void trace_print_json(const json_t *list, FILE *out);

// Writes the event of an entry: "tapped: Mist Fox, by foe".
void trace_event(const Scene *scene, const Observation *entry, char *to, size_t size);

#endif
