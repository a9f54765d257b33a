// import_formats.c -- prints the tables by which import knows what it reads.

#include "tools/cli/cards/import_formats.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "db/decks/deck_book.h"
#include "db/import/base/game_forms.h"
#include "db/lists/json_form.h"
#include "db/lists/known_export.h"
#include "db/lists/list_format.h"
#include "engine/base/base.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { NAME_WIDTH = 18, WHAT_WIDTH = 20 };

// The files in which a table may come.
static const struct {
    const char *name, *what;
} files[] = {
    {"Excel", "XLSX, XLS, XML of 2003; CSV with its signs, \"sep=;\" before it or not"},
    {"OpenDocument", "ODS"},
    {"pages", "tables of HTML and Markdown"},
    {"XML", "an element for each card, as in Cockatrice"},
    {"packed", "any of these in zip, tar, gzip, zstd, xz or bzip2"},
};

// ---- as a page

static void print_headings(const KnownExport *export)
{
    const char *at = export->columns, *between = "";
    ExportColumn column;

    while (known_export_column(&at, &column)) {
        terminal_put(stdout, "%s%s", between, column.heading);
        between = ", ";
    }
}

static void print_lists(const ListForms *forms)
{
    const ListFormat *format;
    const JsonForm *form;

    terminal_tell(stdout, "lists of cards");
    for (int i = 0; (format = list_format_at(i)); i++)
        terminal_tell(stdout, "  %-*s %s", NAME_WIDTH, format->name, format->what);
    for (int i = 0; (form = json_form_written(forms, i)); i++)
        terminal_tell(stdout, "  %-*s %s", NAME_WIDTH, form->name, form->what);
}

static void print_files(void)
{
    terminal_tell(stdout, "files of tables");
    for (int i = 0; i < COUNT_OF(files); i++)
        terminal_tell(stdout, "  %-*s %s", NAME_WIDTH, files[i].name, files[i].what);
}

static void print_exports(const ListForms *forms)
{
    const KnownExport *export;

    terminal_tell(stdout, "tables of programs, known by their headings");
    for (int i = 0; (export = known_export_at(forms, i)); i++) {
        terminal_put(
            stdout, "  %-*s %-*s ", NAME_WIDTH, export->app, WHAT_WIDTH, export->what);
        print_headings(export);
        (void)putchar('\n');
    }
}

static void print_decks(const Rules *rules)
{
    const DeckWriter *writer = game_forms_of_decks(rules).forms->writers;
    DeckProgram read;

    terminal_tell(stdout, "decks");
    for (; writer->name; writer++)
        terminal_tell(stdout, "  %-*s %s", NAME_WIDTH, writer->name, writer->doc);
    for (int i = 0; deck_book_program(i, &read); i++)
        terminal_tell(stdout, "  %-*s %s", NAME_WIDTH, read.name, read.what);
}

// ---- as JSON

static void add_form(json_t *list, const char *name, const char *what)
{
    json_array_append_new(list, json_pack("{ss ss}", "name", name, "what", what));
}

static json_t *json_of_lists(const ListForms *forms)
{
    json_t *list = json_array();
    const ListFormat *format;
    const JsonForm *form;

    for (int i = 0; (format = list_format_at(i)); i++)
        add_form(list, format->name, format->what);
    for (int i = 0; (form = json_form_written(forms, i)); i++)
        add_form(list, form->name, form->what);
    return list;
}

static json_t *json_of_files(void)
{
    json_t *list = json_array();

    for (int i = 0; i < COUNT_OF(files); i++)
        add_form(list, files[i].name, files[i].what);
    return list;
}

static json_t *json_of_export(const KnownExport *export)
{
    const char *at = export->columns;
    json_t *columns = json_array();
    ExportColumn column;

    while (known_export_column(&at, &column))
        json_array_append_new(columns,
                              json_pack("{ss ss sb}",
                                        "heading",
                                        column.heading,
                                        "field",
                                        column.field,
                                        "mark",
                                        column.mark));
    return json_pack(
        "{ss ss so}", "app", export->app, "what", export->what, "columns", columns);
}

static json_t *json_of_exports(const ListForms *forms)
{
    json_t *list = json_array();
    const KnownExport *export;

    for (int i = 0; (export = known_export_at(forms, i)); i++)
        json_array_append_new(list, json_of_export(export));
    return list;
}

static json_t *json_of_decks(const Rules *rules)
{
    const DeckWriter *writer = game_forms_of_decks(rules).forms->writers;
    json_t *list = json_array();
    DeckProgram read;

    for (; writer->name; writer++) add_form(list, writer->name, writer->doc);
    for (int i = 0; deck_book_program(i, &read); i++)
        add_form(list, read.name, read.what);
    return list;
}

void import_formats_print(const Rules *rules, bool json)
{
    const ListForms *forms = game_forms_of_lists(rules);

    if (!json) {
        print_lists(forms);
        print_files();
        print_exports(forms);
        print_decks(rules);
        return;
    }
    json_t *root = json_pack("{so so so so}",
                             "lists",
                             json_of_lists(forms),
                             "files",
                             json_of_files(),
                             "exports",
                             json_of_exports(forms),
                             "decks",
                             json_of_decks(rules));
    char *line = json_safe_line(root);
    (void)puts(line);
    free(line);
    json_decref(root);
}
