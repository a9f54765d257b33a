// right_line.h -- one line that is right, for the end of a refusal.
//
// right.def says what is right for each key, clause and letter; the tables of the game say
// which words fit there. Where a table has none the line is left out.

#ifndef RIGHT_LINE_H
#define RIGHT_LINE_H

#include "scripting/lua/host_data.h"

enum { RIGHT_BYTES = 240 };

// What Reading.what is while a key of keyword "Name" { ... } is read, a row of RIGHT_DECLARED.
#define DECLARED_KEYWORD "a keyword"

// A line that is being written. It lacks what no word of the game is right for.
typedef struct {
    char text[RIGHT_BYTES];
    size_t n;
    bool lacks;
} RightLine;

// Adds the first [n] bytes of a text; without room for them the line lacks something.
void right_line_text(RightLine *line, const char *text, size_t n);

// Adds a text, printf-like; of the second each <mark> becomes a word of the game.
void right_line_add(RightLine *line, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void right_line_fill(const Host *host, RightLine *line, const char *text);

// Adds the words of things that a verb of that row of Rules.accepts takes (0: any).
void right_line_thing(const Host *host, RightLine *line, int accepts);

// Adds a clause of that kind. The second returns the word that begins one.
void right_line_clause(const Host *host, RightLine *line, int kind);
const char *right_line_clause_word(int kind);

// Returns "; write: " and a clause of that kind, "": the game lacks a word for it. The text lies
// on the Lua stack.
const char *right_line_for_clause(lua_State *L, int kind);

// Return such a line of what a script declares by that word, "" where this script does not; and
// of a word with clauses of that kind in its braces.
const char *right_line_declared(lua_State *L, const char *word);
const char *right_line_braces(lua_State *L, const char *word, int kind);

// Adds a call of the verb, with examples. The second returns the verb of that name, NULL: none is;
// the third refuses a verb on top of the stack, which stands in braces and is not called.
void right_line_verb(const Host *host, RightLine *line, const VerbRow *row);
const VerbRow *right_line_verb_of(const Host *host, const char *name);
void right_line_check_uncalled(lua_State *L);

// Returns the text of right.def for an argument of that letter, NULL: it has none.
const char *right_line_letter(char letter);

// Raises a fault as script_fault does, with the line that would be right behind it: of the
// key that is being read, or else of the word [what], which makes data.
int right_line_fault(lua_State *L, FoundKind found, const char *what,
                     const char *format, ...)
    __attribute__((noreturn, format(printf, 4, 5)));

// Pushes the local that is right where that line of the source sets a global, `local x = 1`: with
// the value if the line gives one by itself. The second refuses the global: it is `__newindex` of
// the words, with the name and the value behind the table.
const char *right_line_local(lua_State *L, int line, const char *name);
int right_line_global(lua_State *L);

#endif
