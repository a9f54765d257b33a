// manual_page.c -- gives each part of a help page its section of the manual.
//
// A help page is an example, the usage, what the command does, its options, and what follows
// them; lines that begin with a blank stay as they are.

#include "tools/cli/manual_page.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/cli/command_option.h"
#include "tools/door/version.h"

// Prints bytes as roff shows them: dashes, backslashes, and what would begin a request.
static void print_escaped(const char *text, size_t n, FILE *out)
{
    if (n && (*text == '.' || *text == '\'')) (void)fputs("\\&", out);
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '-') (void)fputc('\\', out);
        (void)fputs(text[i] == '\\' ? "\\(rs" : (char[]){text[i], '\0'}, out);
    }
}

static void print_line(const char *text, size_t n, FILE *out)
{
    print_escaped(text, n, out);
    (void)fputc('\n', out);
}

// Prints lines that stay lines, without the end of the last one.
static void print_broken(const char *text, FILE *out)
{
    for (;;) {
        const size_t n = strcspn(text, "\n");

        print_escaped(text, n, out);
        text += n + (text[n] == '\n');
        if (!*text) return;
        (void)fputs("\n.br\n", out);
    }
}

// Prints lines of a page: those with a blank in front as they are, others as paragraphs.
static void print_lines(const char *text, FILE *out)
{
    bool fixed = false;

    while (*text) {
        const size_t n = strcspn(text, "\n");
        const bool blank = *text == ' ';

        if (blank != fixed && n) (void)fputs(blank ? ".nf\n" : ".fi\n", out);
        if (n) fixed = blank;
        if (n)
            print_line(text, n, out);
        else
            (void)fputs(fixed ? "\n" : ".PP\n", out);
        text += n + (text[n] == '\n');
    }
    if (fixed) (void)fputs(".fi\n", out);
}

// Returns the text from [from] to [to] with its parts filled in; the caller frees it.
static char *filled_text(const char *from, const char *to, const HelpPart *parts)
{
    char *text = strndup(from, (size_t)(to - from)), *made = NULL;
    size_t n;
    FILE *stream = open_memstream(&made, &n);

    ENOUGH(text && stream);
    help_print(text, parts, stream);
    (void)fclose(stream);
    free(text);
    ENOUGH(made);
    return made;
}

static void print_section(const char *name, const char *from, const char *to,
                          const HelpPart *parts, FILE *out)
{
    while (from < to && *from == '\n') from++;
    if (from == to) return;
    char *text = filled_text(from, to, parts);
    fprintf(out, ".SH %s\n", name);
    print_lines(text, out);
    free(text);
}

static void print_options(const char *command, const HelpPart *parts, FILE *out)
{
    CommandOptionRow rows[COMMAND_OPTIONS_MAX + 1];
    const int n = command_option_rows(command, rows);

    (void)fputs(".SH OPTIONS\n", out);
    for (int i = 0; i < n; i++) {
        const size_t says = strlen(rows[i].says);
        char *text;

        (void)fputs(".TP\n.B \\-\\-", out);
        print_escaped(rows[i].name, strlen(rows[i].name), out);
        fprintf(out, "%s%s\n", *rows[i].value ? " " : "", rows[i].value);
        text = filled_text(rows[i].says, rows[i].says + says, parts);
        print_broken(text, out);
        print_line(rows[i].more, strlen(rows[i].more), out);
        free(text);
    }
}

// Prints what stands behind "Usage:", and returns where it ends.
static const char *print_usage(const char *page, FILE *out)
{
    const char *at = strstr(page, "Usage: ");

    ASSERT(at);
    (void)fputs(".SH SYNOPSIS\n.nf\n", out);
    for (at += strlen("Usage: "); *at && *at != '\n';
         at += at[strcspn(at, "\n")] == '\n') {
        at += strspn(at, " ");
        print_line(at, strcspn(at, "\n"), out);
        at += strcspn(at, "\n");
    }
    (void)fputs(".fi\n", out);
    return at;
}

// Prints a part of a page that ends it, or its options follow: codes of the exit have a section
// of their own.
static void print_part(const char *name, const char *from, const char *to,
                       const HelpPart *parts, FILE *out)
{
    static const char codes[] = "Exit codes: ";
    const char *at = strstr(from, codes);

    if (!at || at > to) at = to;
    print_section(name, from, at, parts, out);
    if (at < to) print_section("EXIT STATUS", at + strlen(codes), to, parts, out);
}

void manual_page_print(const char *command, const char *says, const char *page,
                       const HelpPart *parts, FILE *out)
{
    const char *example = page + strlen("Example: ");
    const char *about, *options = strstr(page, COMMAND_OPTIONS_LINE);

    (void)fputs(".TH CARDWRIGHT", out);
    for (const char *c = command; *c; c++) {
        if (c == command) (void)fputc('-', out);
        (void)fputc(*c == ' ' ? '-' : *c - ('a' - 'A') * (*c >= 'a' && *c <= 'z'), out);
    }
    fprintf(out,
            " 1 \"\" \"cardwright " CARDWRIGHT_VERSION
            "\"\n.SH NAME\ncardwright%s%s \\- %s\n",
            *command ? " " : "",
            command,
            says);
    about = print_usage(page, out);
    print_part(
        "DESCRIPTION", about, options ? options : about + strlen(about), parts, out);
    if (options) {
        print_options(command, parts, out);
        options += strlen(COMMAND_OPTIONS_LINE);
        print_part("NOTES", options, options + strlen(options), parts, out);
    }
    (void)fputs(".SH EXAMPLES\n", out);
    print_line(example, strcspn(example, "\n"), out);
}
