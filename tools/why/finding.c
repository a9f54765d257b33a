// finding.c -- builds a tree of reasons, prints it and turns it to JSON.

#include "tools/why/finding.h"

#include <stdarg.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/view/line.h"

enum { INDENT = 2, SENTENCE = 1024 };

static const char *const words[] = {
#define FINDING(id, word, text) word,
#include "tools/why/findings.def"
};

const char *finding_word(FindingKind kind)
{
    return words[kind];
}

Finding *finding_add(Arena *arena, Finding *parent, FindingKind kind,
                     const char *format, ...)
{
    Finding *finding = arena_take(arena, sizeof *finding);
    char text[SENTENCE];
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    finding->kind = kind;
    finding->text = arena_text(arena, text);
    if (!parent) return finding;
    if (parent->last)
        parent->last->next = finding;
    else
        parent->first = finding;
    parent->last = finding;
    return finding;
}

void finding_number(Finding *finding, int number)
{
    finding->has_number = true;
    finding->number = number;
}

void finding_place(Finding *finding, Arena *arena, const Library *library,
                   ClauseId clause)
{
    const Clause *c = &library->clauses[clause];

    if (!clause) return;
    finding->script = arena_text(arena, library->scripts[c->script].path);
    finding->line = c->line;
}

int finding_count(const Finding *finding)
{
    int n = 0;

    for (const Finding *f = finding->first; f; f = f->next) n += 1 + finding_count(f);
    return n;
}

// Writes what stands in brackets behind the sentence: source, rule, place.
static void write_where(const Finding *f, char *to, size_t size)
{
    size_t n = 0;

    to[0] = '\0';
    if (f->source) n += text_format(to + n, size - n, "%s", f->source);
    if (f->script) n += text_format(to + n, size - n, "%s%s", n ? ", " : "", f->script);
    if (f->script && f->line) n += text_format(to + n, size - n, ":%d", f->line);
    if (f->rule)
        (void)text_format(to + n, size - n, "%srule %s", n ? ", " : "", f->rule);
}

static void print_one(const Finding *f, int depth, int width, FILE *out)
{
    char where[SENTENCE], line[2 * SENTENCE];
    const int indent = INDENT * depth;

    write_where(f, where, sizeof where);
    (void)text_format(line,
                      sizeof line,
                      "%s%s%s%s",
                      f->text,
                      where[0] ? " (" : "",
                      where,
                      where[0] ? ")" : "");
    line_wrap(line, indent, indent + INDENT, width, out);
    if (!f->mend) return;
    (void)text_format(line, sizeof line, "it would take: %s", f->mend);
    line_wrap(line, indent + INDENT, indent + 2 * INDENT, width, out);
}

static void print_tree(const Finding *f, int depth, int width, bool says, FILE *out)
{
    print_one(f, depth, width, out);
    if (says && f->says)
        line_wrap(f->says, INDENT * (depth + 1), INDENT * (depth + 2), width, out);
    if (depth == FINDING_DEPTH_MAX) {
        if (f->first) line_wrap("...", INDENT * depth, INDENT * depth, width, out);
        return;
    }
    for (f = f->first; f; f = f->next) print_tree(f, depth + 1, width, says, out);
}

void finding_print(const Finding *finding, int width, bool says, FILE *out)
{
    print_tree(finding, 0, width, says, out);
}

static void set_text(json_t *json, const char *key, const char *text)
{
    if (text) json_safe_set(json, key, json_safe_text(text));
}

json_t *finding_json(const Finding *finding)
{
    json_t *json = json_object(), *because;

    set_text(json, "kind", finding_word(finding->kind));
    set_text(json, "text", finding->text);
    if (finding->has_number)
        json_safe_set(json, "number", json_integer(finding->number));
    set_text(json, "source", finding->source);
    set_text(json, "script", finding->script);
    if (finding->line) json_safe_set(json, "line", json_integer(finding->line));
    set_text(json, "rule", finding->rule);
    set_text(json, "says", finding->says);
    set_text(json, "mend", finding->mend);
    if (!finding->first) return json;
    because = json_array();
    for (const Finding *f = finding->first; f; f = f->next)
        (void)json_array_append_new(because, finding_json(f));
    json_safe_set(json, "because", because);
    return json;
}

const char *finding_does(Arena *arena, const char *who, const char *does)
{
    const size_t n = strcspn(does, " :");
    const bool is = n == 2 && !memcmp(does, "is", n);
    const bool has = n == 3 && !memcmp(does, "has", n);
    const bool ends_in_s = n > 1 && does[n - 1] == 's';

    if (strcmp(who, "you") != 0) return arena_format(arena, "%s %s", who, does);
    if (is || has)
        return arena_format(arena, "you %s%s", is ? "are" : "have", does + n);
    return arena_format(arena, "you %.*s%s", (int)(n - ends_in_s), does, does + n);
}
