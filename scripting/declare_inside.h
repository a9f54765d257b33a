// declare_inside.h -- what the readers of declarations share; nothing else includes it.

#ifndef DECLARE_INSIDE_H
#define DECLARE_INSIDE_H

#include "scripting/declare.h"

// The braces of a declaration, as they are collected.
typedef struct {
    lua_State *L;
    ClauseId clauses[CARD_CLAUSES_MAX];
    int n;
    const char *what;
    const ScriptValue *costs[CARD_KEYWORDS_MAX]; // costs of keywords, of a card alone
    int costs_n;
    bool faulty; // something of it was
} Printed;

// Collects the clauses of the braces at [table] in order. What they may not hold is a fault,
// which says [what] they are of.
void declare_braces(lua_State *L, int table, const char *what, Printed *printed);

// Refuses costs of keywords where no card is declared.
void declare_refuse_costs(const Printed *printed);

// Pushes a list of the clauses. Returns 1.
int declare_push(lua_State *L, const ClauseId *clauses, int n);

// Checks each clause by itself, to report every fault, and marks it as printed.
void declare_mark_printed(lua_State *L, const Printed *printed);

// Refuses a declaration that the script is not for, and a second one.
void declare_once(lua_State *L, const char *kind, const char *name);

// Raises a fault if the language or the game has the name: what a set declares by it would be
// written like that, and mean that.
void declare_check_free(lua_State *L, const char *name);

#endif
