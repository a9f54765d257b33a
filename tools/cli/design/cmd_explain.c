// cmd_explain.c -- cardwright explain: what the code of a finding means, and how to mend it.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/base/base.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/lint/lint_print.h"
#include "tools/lint/lint_shown.h"

// Adds the lines of one side of what is shown, as lint_shown_print writes them.
static void add_shown(json_t *one, const char *key, FoundKind kind, char sign)
{
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);

    if (!out) base_panic(__FILE__, __LINE__, "no memory");
    lint_shown_print(kind, sign, 0, out);
    if (fclose(out)) base_panic(__FILE__, __LINE__, "no memory");
    json_object_set_new(one, key, json_stringn(text, n));
    free(text);
}

static void print_json(FoundKind kind)
{
    char code[LINT_CODE_BYTES];
    const LintRow *row = lint_row(kind);
    json_t *one = json_pack("{s:s, s:s, s:s, s:s}",
                            "code",
                            lint_code(kind, code),
                            "severity",
                            lint_severity(row->severity),
                            "title",
                            row->title,
                            "help",
                            row->help);

    if (lint_shown_has(kind)) {
        add_shown(one, "before", kind, '-');
        add_shown(one, "after", kind, '+');
    }
    json_dumpf(one, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(one);
}

static int explain(const char *code, bool json)
{
    const FoundKind kind = lint_find(code);
    Err err;

    if (!kind) {
        (void)err_set(&err,
                      CODE_MISSING,
                      "no finding has the code '%s'; cardwright explain lists them",
                      code);
        return command_fail(&err);
    }
    if (json)
        print_json(kind);
    else
        lint_print_kind(kind, stdout);
    return CODE_OK;
}

int cmd_explain(int argc, char **argv)
{
    bool json = false, page = false;
    const CommandOption list[] = {{"json", &json}, {"markdown", &page}, {0}};
    int code = command_options(argc, argv, list, cmd_explain_txt, NULL);

    if (code >= 0) return code;
    code = CODE_OK;
    if (page) {
        terminal_pass_results();
        lint_print_page(stdout);
        return code;
    }
    if (optind == argc && json)
        for (int i = 1; i < FOUND_KINDS; i++) print_json((FoundKind)i);
    else if (optind == argc)
        lint_print_kinds(stdout);
    for (int i = optind; i < argc; i++) {
        const int one = explain(argv[i], json);

        if (i > optind && !json && !one && optind + 1 < argc) putchar('\n');
        if (one) code = one;
    }
    return code;
}
