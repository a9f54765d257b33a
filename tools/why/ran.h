// ran.h -- which clauses have acted and which lines of scripts have run, in all games that it
// looked on at.
//
// A clause has acted when its function ran, when it fitted an event, or when it had its say
// without a function. What happens in a step that begins again counts too.

#ifndef RAN_H
#define RAN_H

#include "engine/kernel/table/witness.h"

typedef struct {
    uint8_t *clauses; // by ClauseId: it acted
    int clauses_n;
    struct RanScript {
        uint8_t *lines; // by line: it ran
        int lines_n;
    } * scripts; // by Library script
    int scripts_n;
    const Witness *next; // who is told as well; NULL: nobody
    Witness witness;
} Ran;

// Makes an empty record, and frees what it holds.
void ran_init(Ran *ran);
void ran_free(Ran *ran);

// Lets it look on at [table], beside whoever does already. It must not move while it does.
void ran_watch(Ran *ran, Table *table);

bool ran_clause(const Ran *ran, ClauseId clause);
bool ran_line(const Ran *ran, int script, int line);

#endif
