// suite_coverage.c -- sends what ran in one process of a suite, and adds it to the others.

#include "tools/suite/suite_coverage.h"

#include <string.h>

#include "engine/base/text.h"

enum { KEY_BYTES = 200 };

static void write_key(const Script *script, char *key)
{
    (void)text_format(key, KEY_BYTES, "%s %s", script->kind, script->name);
    (void)text_repair(key);
}

static json_t *part_of(json_t *all, const Script *script, const char *part)
{
    char key[KEY_BYTES];
    json_t *own;

    write_key(script, key);
    own = json_object_get(all, key);
    if (!own) {
        own = json_pack("{s:{}, s:{}}", "clauses", "lines");
        json_object_set_new(all, key, own);
    }
    return json_object_get(own, part);
}

static void note_number(json_t *set, int n)
{
    char text[20];

    (void)text_format(text, sizeof text, "%d", n);
    json_object_set_new(set, text, json_true());
}

// Returns the place of a clause among those of its script, from 1.
static int place_of(const Library *library, ClauseId clause)
{
    int place = 1;

    for (int i = clause - 1;
         i > 0 && library->clauses[i].script == library->clauses[clause].script;
         i--)
        place++;
    return place;
}

void suite_coverage_send(const LineCoverage *ran, const Library *library, FILE *out)
{
    json_t *all = json_object(), *line;

    for (int i = 1; i < library->clauses_n; i++)
        if (line_coverage_clause(ran, (ClauseId)i))
            note_number(
                part_of(all, &library->scripts[library->clauses[i].script], "clauses"),
                place_of(library, (ClauseId)i));
    for (int i = 0; i < ran->scripts_n && i < library->scripts_n; i++)
        for (int k = 1; k < ran->scripts[i].lines_n; k++)
            if (ran->scripts[i].lines[k])
                note_number(part_of(all, &library->scripts[i], "lines"), k);
    line = json_pack("{s:o}", "ran", all);
    json_dumpf(line, out, JSON_COMPACT);
    (void)fputc('\n', out);
    (void)fflush(out);
    json_decref(line);
}

void suite_coverage_take(Suite *suite, const json_t *ran)
{
    const char *key;
    json_t *more;

    if (!suite->ran) return;
    json_object_foreach((json_t *)ran, key, more)
    {
        json_t *own = json_object_get(suite->ran, key);

        if (own)
            (void)json_object_update_recursive(own, more);
        else
            (void)json_object_set(suite->ran, key, more);
    }
}

static bool has_run(const Suite *suite, const Script *script, const char *part, int n)
{
    char key[KEY_BYTES], text[20];

    write_key(script, key);
    (void)text_format(text, sizeof text, "%d", n);
    return json_object_get(json_object_get(json_object_get(suite->ran, key), part),
                           text) != NULL;
}

bool suite_clause_ran(const Suite *suite, const Library *library, ClauseId clause)
{
    return has_run(suite,
                   &library->scripts[library->clauses[clause].script],
                   "clauses",
                   place_of(library, clause));
}

bool suite_line_ran(const Suite *suite, const Script *script, int line)
{
    return has_run(suite, script, "lines", line);
}
