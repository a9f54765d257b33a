// lint_shown.c -- what is wrong and what is right, shown for the codes of findings.
//
// lint_shown.txt has an entry for each code that a line of a set can have; its head says how.
// explain_test.sh checks both sides of each.

#include "tools/lint/lint_shown.h"

#include <stdlib.h>
#include <string.h>

#include "tools/lint/lint.h"

extern const char lint_shown_txt[];

// Returns the lines behind the head of the kind's entry, NULL without one.
static const char *entry_of(FoundKind kind)
{
    char head[LINT_CODE_BYTES + 8], code[LINT_CODE_BYTES];
    const char *at;

    (void)snprintf(head, sizeof head, "\n= %s\n", lint_code(kind, code));
    at = strstr(lint_shown_txt, head);
    return at ? at + strlen(head) : NULL;
}

bool lint_shown_has(FoundKind kind)
{
    return entry_of(kind) != NULL;
}

// Prints a line of a set: @ stands for the code of a card, "row" for a line of the list, and
// "file" for the name of another file.
static void print_line(const char *line, int n, int indent, FILE *out)
{
    if (!strncmp(line, "near ", 5) || !strncmp(line, "name ", 5)) return;
    if (!strncmp(line, "file gone ", 10)) {
        (void)fprintf(out, "%*s-- there is no %.*s\n", indent, "", n - 10, line + 10);
        return;
    }
    if (!strncmp(line, "file ", 5)) {
        (void)fprintf(out, "%*s-- %.*s\n", indent, "", n - 5, line + 5);
        return;
    }
    (void)fprintf(out, "%*s", indent, "");
    if (!strncmp(line, "row ", 4)) {
        (void)fputs("MY-001,My Card,", out);
        line += 4;
        n -= 4;
    }
    for (; n > 0; n--, line++)
        if (*line == '@')
            (void)fputs("MY-001", out);
        else
            (void)fputc(*line, out);
    (void)fputc('\n', out);
}

void lint_shown_print(FoundKind kind, char sign, int indent, FILE *out)
{
    const char *at = entry_of(kind);

    for (; at && *at && *at != '\n' && *at != '='; at += strcspn(at, "\n") + 1) {
        const int n = (int)strcspn(at, "\n") - 2;

        if (n > 0 && (*at == sign || *at == ' ')) print_line(at + 2, n, indent, out);
    }
}
