// definitions.c -- writes the words of cards for the Lua language server.
//
// Each global name has one definition, though the manual may have several entries of it:
// `attached` is an adjective, an event and a builder. A name that is only called becomes a
// function, any other a value; a value that is called too has a class of its own.

#include "tools/cli/design/definitions.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/language.h"
#include "tools/cli/design/definitions_inside.h"

enum { NAME_BYTES = 48, PARAMETERS_MAX = 8, TYPE_BYTES = 240 };

// The head of the page, a text file of this folder.
extern const char definitions_cards_lua[];

// One parameter of a verb.
typedef struct {
    char name[NAME_BYTES];
    char type[TYPE_BYTES];
    bool optional;
} Parameter;

static const char *type_of(char letter)
{
    switch (letter) {
    case 'x': return "cw.Things|cw.Player|cw.Place";
    case 'X': return "integer|cw.Things";
    case 'p':
    case 'P':
    case '@': return "cw.Player";
    case 'n':
    case '~': return "integer";
    case 'z':
    case 's': return "cw.Place";
    case 'c': return "cw.Clause";
    case 'k': return "cw.Keyword|cw.Clause";
    case 'q': return "cw.Query";
    case 'd':
    case 'b':
    case 'w': return "cw.Word";
    case '$':
    case 'W': return "any";
    case 'e': return "cw.Event";
    case 'y':
    case 'K': return "cw.Keyword";
    default: return "string";
    }
}

static const char *result_of(const VerbRow *row)
{
    switch (row->gives & ~GIVES_ALWAYS) {
    case VALUE_NUMBER: return "integer";
    case VALUE_TRUTH: return "boolean";
    case VALUE_PLAYER: return "cw.Player";
    case VALUE_SPOT: return "cw.Place";
    case VALUE_TEXT: return "string";
    case VALUE_SEVERAL: return "any ...";
    default: return "cw.Things";
    }
}

// Writes a name for the parameter with that letter, other than those before it.
static void name_parameter(Parameter *all, int n, char letter)
{
    const char *noun = language_argument(letter);
    char *name = all[n].name;
    int length = 0, same = 1;

    if (!strncmp(noun, "a ", 2)) noun += 2;
    if (!strncmp(noun, "an ", 3)) noun += 3;
    if (!strncmp(noun, "the ", 4)) noun += 4;
    for (; *noun && strncmp(noun, " or ", 4) != 0 && length < NAME_BYTES - 4; noun++) {
        if (isalnum((unsigned char)*noun)) name[length++] = *noun;
        if (*noun == ' ') name[length++] = '_';
    }
    for (int i = 0; i < n; i++) same += !strncmp(all[i].name, name, (size_t)length);
    if (same > 1) name[length++] = (char)('0' + same);
    name[length] = '\0';
}

static void add_type(char *types, const char *type)
{
    if (strstr(types, type)) return;
    if (*types) strncat(types, "|", TYPE_BYTES - strlen(types) - 1);
    strncat(types, type, TYPE_BYTES - strlen(types) - 1);
}

// Reads the parameters of a verb. A letter that stands twice after `|` is any number of
// them. One that may be left out may be given without those before it, so a parameter
// takes what the later ones take, too. Returns how many.
static int read_parameters(const VerbRow *row, Parameter *all)
{
    bool optional = false;
    int n = 0;

    memset(all, 0, PARAMETERS_MAX * sizeof *all);
    for (const char *letter = row->signature; *letter && n < PARAMETERS_MAX; letter++) {
        if (*letter == '|') {
            optional = true;
            continue;
        }
        if (optional && letter[0] == letter[1]) {
            strcpy(all[n].name, "...");
            strcpy(all[n].type, "any");
            return n + 1;
        }
        name_parameter(all, n, *letter);
        all[n].optional = optional;
        for (int i = 0; i <= n; i++)
            if (i == n || all[i].optional) add_type(all[i].type, type_of(*letter));
        n++;
    }
    return n;
}

static void print_verb(const ManualEntry *entry, FILE *out)
{
    Parameter all[PARAMETERS_MAX];
    const int n = read_parameters(entry->verb, all);

    for (int i = 0; i < n; i++)
        (void)fprintf(out,
                      "---@param %s%s %s\n",
                      all[i].name,
                      all[i].optional ? "?" : "",
                      all[i].type);
    (void)fprintf(
        out, "---@return %s\nfunction %s(", result_of(entry->verb), entry->name);
    for (int i = 0; i < n; i++) (void)fprintf(out, "%s%s", i ? ", " : "", all[i].name);
    (void)fputs(") end\n", out);
}

static void print_verb_type(const ManualEntry *entry, FILE *out)
{
    Parameter all[PARAMETERS_MAX];
    const int n = read_parameters(entry->verb, all);

    (void)fputs("fun(", out);
    for (int i = 0; i < n; i++)
        (void)fprintf(out,
                      "%s%s%s: %s",
                      i ? ", " : "",
                      all[i].name,
                      all[i].optional ? "?" : "",
                      all[i].type);
    (void)fprintf(out, "): %s", result_of(entry->verb));
}

// Returns the class of the braces of a clause, of a builder of that name, or of a word whose
// braces complete a clause; NULL: anything.
static const char *braces_of(const ManualEntry *entry)
{
    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        const char *word = language_clause(kind);

        if (word && (!strcmp(word, entry->name) || entry->clauses >> kind & 1))
            return definitions_clause_class(kind);
    }
    return NULL;
}

static bool is_called(const ManualEntry *entry)
{
    return entry->verb || entry->chapter == CHAPTER_CLAUSES ||
           entry->chapter == CHAPTER_KINDS || entry->chapter == CHAPTER_BUILDERS ||
           (entry->chapter == CHAPTER_SETS &&
            (entry->clauses || entry->named == NAMED_FUNCTION));
}

// Returns the class of a word that a set gives a value; NULL: nothing says.
static const char *value_of_named(NamedKind kind)
{
    switch (kind) {
    case NAMED_WORD: return "cw.Word";
    case NAMED_PLACE: return "cw.Place";
    case NAMED_QUERY: return "cw.Query";
    case NAMED_CLAUSE: return "cw.Clause";
    case NAMED_NUMBER: return "integer";
    case NAMED_TEXT: return "string";
    case NAMED_LIST: return "any[]";
    case NAMED_FUNCTION:
    case NAMED_OTHER: break;
    }
    return NULL;
}

// Returns the class of a word that stands alone; NULL: it does not.
static const char *value_of(const ManualEntry *entry)
{
    if (entry->chapter == CHAPTER_SETS && entry->clauses) return NULL;
    if (entry->chapter == CHAPTER_SETS) return value_of_named(entry->named);
    switch ((int)entry->chapter) {
    case CHAPTER_KINDS: return "cw.Query";
    case CHAPTER_ROLES: return "cw.Role";
    case CHAPTER_ZONES: return "cw.Place";
    case CHAPTER_ADJECTIVES:
    case CHAPTER_FLAGS:
    case CHAPTER_QUESTIONS:
    case CHAPTER_WORDS:
    case CHAPTER_GAME_WORDS: return "cw.Word";
    default: return NULL;
    }
}

// The entries of one global name, one after another in a sorted list.
typedef struct {
    const ManualEntry *const *entries;
    int n;
} Name;

static void print_doc(const Name *name, FILE *out)
{
    for (int i = 0; i < name->n; i++) {
        const ManualEntry *entry = name->entries[i];

        if (i) (void)fputs("---\n", out);
        (void)fprintf(out, "--- %s", manual_order(entry->chapter));
        definitions_text(
            ": ", entry->doc && *entry->doc ? entry->doc : entry->name, out);
        if (*entry->form) definitions_text("---\n---     ", entry->form, out);
        if (*entry->rule) definitions_text("---\n--- rule ", entry->rule, out);
    }
}

// Returns whether a builder takes a name and then braces: keyword "Name" { … }.
static bool takes_name(const ManualEntry *entry)
{
    const size_t n = strlen(entry->name);

    return !strncmp(entry->form, entry->name, n) &&
           !strncmp(entry->form + n, " \"", 2) && strchr(entry->form, '{');
}

// A kind that is a word of the language too begins a card as well: card "OGN-024" { … }.
static bool declares(const Name *name)
{
    bool role = false, kind = false;

    for (int i = 0; i < name->n; i++) {
        role |= name->entries[i]->chapter == CHAPTER_ROLES;
        kind |= name->entries[i]->chapter == CHAPTER_KINDS;
    }
    return role && kind;
}

// Writes a function that a set has written, with the parameters that it names.
static void print_named_function(const ManualEntry *entry, FILE *out)
{
    for (const char *at = entry->form + strlen(entry->name) + 1; *at && *at != ')';) {
        const size_t n = strcspn(at, ",)");

        (void)fprintf(out, "---@param %.*s any\n", (int)n, at);
        at += n + strspn(at + n, ", ");
    }
    (void)fprintf(out, "---@return any\nfunction %s end\n", entry->form);
}

static void print_function(const ManualEntry *entry, FILE *out)
{
    const char *braces = braces_of(entry);

    if (entry->verb) {
        print_verb(entry, out);
    } else if (braces) {
        (void)fprintf(
            out,
            "---@param parts %s\n---@return cw.Clause\nfunction %s(parts) end\n",
            braces,
            entry->name);
    } else if (entry->named == NAMED_FUNCTION) {
        print_named_function(entry, out);
    } else if (takes_name(entry)) {
        (void)fprintf(out,
                      "---@param name string\n---@return fun(parts: cw.Text)\n"
                      "function %s(name) end\n",
                      entry->name);
    } else {
        (void)fprintf(out,
                      "---@param ... any\n---@return any\nfunction %s(...) end\n",
                      entry->name);
    }
}

static void print_overload(const ManualEntry *entry, FILE *out)
{
    const char *braces = braces_of(entry);

    (void)fputs("---@overload ", out);
    if (entry->verb)
        print_verb_type(entry, out);
    else if (entry->chapter == CHAPTER_KINDS)
        (void)fputs("fun(parts: cw.Braces): cw.Query", out);
    else if (braces)
        (void)fprintf(out, "fun(parts: %s): cw.Clause", braces);
    else
        (void)fputs("fun(...: any): any", out);
    (void)fputc('\n', out);
}

// Writes the classes of a name's values with [between] between them. Returns how many.
static int print_values(const Name *name, const char *between, FILE *out)
{
    int n = 0;

    for (int i = 0; i < name->n; i++) {
        const char *value = value_of(name->entries[i]);
        bool said = false;

        for (int k = 0; value && k < i; k++) {
            const char *other = value_of(name->entries[k]);
            said |= other && !strcmp(other, value);
        }
        if (value && !said) (void)fprintf(out, "%s%s", n++ ? between : "", value);
    }
    return n;
}

// Writes a value that is called too, with a class of its own.
static void print_called_value(const Name *name, FILE *out)
{
    const char *word = name->entries[0]->name;

    (void)fprintf(out, "---@class cw.word.%s: ", word);
    if (!print_values(name, ", ", out)) (void)fputs("cw.Part", out);
    (void)fputc('\n', out);
    if (declares(name))
        (void)fputs("---@overload fun(code: string): fun(clauses: any[])\n", out);
    for (int i = 0; i < name->n; i++)
        if (is_called(name->entries[i])) print_overload(name->entries[i], out);
    (void)fprintf(out, "%s = nil\n", word);
}

static void print_name(const Name *name, FILE *out)
{
    const char *word = name->entries[0]->name;
    int called = 0;

    (void)fputc('\n', out);
    print_doc(name, out);
    for (int i = 0; i < name->n; i++) called += is_called(name->entries[i]);
    if (called && (name->n > 1 || value_of(name->entries[0]))) {
        print_called_value(name, out);
        return;
    }
    if (called) {
        print_function(name->entries[0], out);
        return;
    }
    (void)fputs("---@type ", out);
    if (!print_values(name, "|", out)) (void)fputs("any", out);
    (void)fprintf(out, "\n%s = nil\n", word);
}

static int by_name(const void *a, const void *b)
{
    const ManualEntry *one = *(const ManualEntry *const *)a;
    const ManualEntry *other = *(const ManualEntry *const *)b;
    const int order = strcmp(one->name, other->name);

    if (order) return order;
    return one < other ? -1 : one > other;
}

void definitions_cards(const Manual *manual, const Rules *rules, FILE *out)
{
    const ManualEntry *entries[MANUAL_ENTRIES_MAX];
    size_t n = 0;

    (void)fputs(definitions_cards_lua, out);
    definitions_classes(manual, rules, out);
    for (int i = 0; i < manual->n; i++)
        if (manual->entries[i].global || manual->entries[i].rows)
            entries[n++] = &manual->entries[i];
    qsort(entries, n, sizeof entries / MANUAL_ENTRIES_MAX, by_name);
    for (size_t i = 0; i < n;) {
        Name name = {&entries[i], 0};

        while (i < n && !strcmp(entries[i]->name, name.entries[0]->name)) {
            name.n++;
            i++;
        }
        print_name(&name, out);
    }
}
