// definitions_class.c -- what may stand in braces, as classes with a field for each key.
//
// A key whose value has a plain form gets its type. The host checks the rest when it
// loads a script.

#include <ctype.h>
#include <string.h>

#include "scripting/language.h"
#include "tools/cli/design/definitions_inside.h"

enum { CLASS_BYTES = 64 };

void definitions_text(const char *lead, const char *text, FILE *out)
{
    if (!text || !*text) return;
    (void)fputs(lead, out);
    for (; *text; text++) (void)fputc((unsigned char)*text < ' ' ? ' ' : *text, out);
    (void)fputc('\n', out);
}

// Returns the type of a value whose form the manual tells with these words.
static const char *type_of(const char *form)
{
    static const struct {
        const char *begins, *type;
    } types[] = {
        {"function", "function"},
        {"number or things", "integer|cw.Part"},
        {"number", "integer|cw.Part"},
        {"cost", "cw.Cost|cw.Part"},
        {"list of words", "string[]"},
        {"list of {", "(cw.Mode|cw.Word)[]"},
        {"word", "cw.Word"},
        {"query", "cw.Part|cw.Part[]"},
        {"things", "cw.Part"},
        {"players", "cw.Part"},
        {"zone", "cw.Part"},
        {"place", "cw.Part|cw.Part[]"},
        {"amount", "integer|cw.Part"},
        {"\"text\"", "string"},
        {"\"", "string|cw.Part|(string|cw.Part)[]"},
        {"true", "boolean"},
    };

    for (int i = 0; i < COUNT_OF(types); i++)
        if (!strncmp(form, types[i].begins, strlen(types[i].begins)))
            return types[i].type;
    return "any";
}

// Returns whether the field is one of rows of that key of game.lua.
static bool is_field_of(const ManualEntry *field, const char *key)
{
    return field->chapter == CHAPTER_GAME_FIELDS && !strcmp(field->where, key);
}

// Returns whether a key of game.lua has rows.
static bool has_rows(const Manual *manual, const ManualEntry *key)
{
    if (key->chapter != CHAPTER_GAME_KEYS) return false;
    if (!strncmp(key->form, "rows", 4)) return true;
    for (int i = 0; i < manual->n; i++)
        if (is_field_of(&manual->entries[i], key->name)) return true;
    return false;
}

// Returns the type of an entry's value. A key of game.lua that has rows takes a list of them.
static const char *type_of_entry(const Manual *manual, const ManualEntry *entry)
{
    static char rows[CLASS_BYTES];

    if (entry->chapter == CHAPTER_FIELDS) return "integer|cw.Part";
    if (!has_rows(manual, entry)) return type_of(entry->form);
    (void)snprintf(rows, sizeof rows, "(cw.row.%s|string)[]", entry->name);
    return rows;
}

static void print_field(const ManualEntry *entry, const char *type, FILE *out)
{
    (void)fprintf(out, "---@field %s? %s ", entry->name, type);
    definitions_text("", entry->doc && *entry->doc ? entry->doc : entry->name, out);
}

// A key may have entries in several chapters. Tells whether the one at [i] is the first
// among those that the class has.
static bool is_first(const Manual *manual, int i, bool (*has)(const ManualEntry *, int),
                     int which)
{
    for (int k = 0; k < i; k++) {
        const ManualEntry *other = &manual->entries[k];

        if (has(other, which) && !strcmp(other->name, manual->entries[i].name))
            return false;
    }
    return true;
}

static void print_fields(const Manual *manual, bool (*has)(const ManualEntry *, int),
                         int which, FILE *out)
{
    (void)fputs("---@field [integer] any what stands alone, or in a list\n", out);
    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        if (has(entry, which) && is_first(manual, i, has, which))
            print_field(entry, type_of_entry(manual, entry), out);
    }
}

static bool is_of_clause(const ManualEntry *entry, int kind)
{
    if (entry->chapter == CHAPTER_QUESTIONS)
        return kind == CLAUSE_PASSIVE && !entry->global;
    return (entry->chapter == CHAPTER_KEYS || entry->chapter == CHAPTER_EVENTS) &&
           entry->clauses >> kind & 1;
}

static bool is_of_query(const ManualEntry *entry, int which)
{
    (void)which;
    return entry->chapter == CHAPTER_QUERY_KEYS || entry->chapter == CHAPTER_FIELDS;
}

static bool is_of_cost(const ManualEntry *entry, int which)
{
    (void)which;
    return entry->chapter == CHAPTER_COSTS;
}

static bool is_of_keyword(const ManualEntry *entry, int which)
{
    (void)which;
    return entry->chapter == CHAPTER_KEYS && !strcmp(entry->where, "keyword");
}

static bool is_of_game(const ManualEntry *entry, int which)
{
    (void)which;
    return entry->chapter == CHAPTER_GAME_KEYS;
}

const char *definitions_clause_class(int kind)
{
    static char name[CLASS_BYTES];
    const char *word = language_clause(kind);

    if (!word) return NULL;
    if (!strncmp(word, "a ", 2)) word += 2;
    (void)snprintf(name, sizeof name, "cw.%s", word);
    name[3] = (char)toupper((unsigned char)name[3]);
    return name;
}

// Prints the names of a chapter as one type of texts.
static void print_alias(const Manual *manual, Chapter chapter, const char *name,
                        FILE *out)
{
    (void)fprintf(out, "\n---@alias %s string\n", name);
    for (int i = 0; i < manual->n; i++)
        if (manual->entries[i].chapter == chapter)
            (void)fprintf(out, "---| '\"%s\"'\n", manual->entries[i].name);
}

// Prints a class of rows of game.lua, with the fields of that key.
static void print_row(const Manual *manual, const char *name, const char *key,
                      FILE *out)
{
    (void)fprintf(
        out, "\n---@class cw.%s\n---@field [integer] any its name, then words\n", name);
    for (int i = 0; i < manual->n; i++)
        if (is_field_of(&manual->entries[i], key))
            print_field(&manual->entries[i], type_of(manual->entries[i].form), out);
}

// Prints the classes of all rows of game.lua: a class for each key that has some.
static void print_rows(const Manual *manual, FILE *out)
{
    char name[CLASS_BYTES];
    bool begun = false;

    for (int i = 0; i < manual->n; i++) {
        if (!has_rows(manual, &manual->entries[i])) continue;
        if (!begun) print_row(manual, "Row", "every row", out);
        begun = true;
        (void)snprintf(name, sizeof name, "row.%s: cw.Row", manual->entries[i].name);
        print_row(manual, name, manual->entries[i].name, out);
    }
}

// Prints what stands in the braces of game "name", if the manual has it.
static void print_game(const Manual *manual, FILE *out)
{
    int keys = 0;

    for (int i = 0; i < manual->n; i++)
        keys += manual->entries[i].chapter == CHAPTER_GAME_KEYS;
    if (!keys) return;
    (void)fputs("\n---@class cw.Game\n", out);
    print_fields(manual, is_of_game, 0, out);
    (void)fputs("\n--- declares a game: its rows, then `setup` and `turn`\n"
                "---@param name string\n"
                "---@return fun(keys: cw.Game)\n"
                "function game(name) end\n",
                out);
}

void definitions_classes(const Manual *manual, const Rules *rules, FILE *out)
{
    print_alias(manual, CHAPTER_EVENTS, "cw.Event", out);
    print_alias(manual, CHAPTER_KEYWORDS, "cw.Keyword", out);
    (void)fprintf(out, "\n---@class cw.Braces a query of %s\n", rules->game);
    print_fields(manual, is_of_query, 0, out);
    (void)fputs("\n---@class cw.Cost\n", out);
    print_fields(manual, is_of_cost, 0, out);
    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        const char *name = definitions_clause_class(kind);

        if (!name) continue;
        (void)fprintf(out, "\n---@class %s\n", name);
        print_fields(manual, is_of_clause, kind, out);
    }
    (void)fputs("\n---@class cw.Text what a keyword says\n", out);
    print_fields(manual, is_of_keyword, 0, out);
    print_rows(manual, out);
    print_game(manual, out);
}
