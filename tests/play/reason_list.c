// reason_list.c -- reads a page that lists names with reasons, and finds names in it.

#include "tests/play/reason_list.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

void reason_list_read(const char *path, ReasonList *list)
{
    FILE *file = fopen(path, "r");
    char line[512];

    list->n = 0;
    if (!file) fail_msg("%s is missing", path);
    while (fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');

        if (strncmp(line, "- ", 2) || !colon || list->n == LISTED_MAX) continue;
        if (strlen(colon) < 8) fail_msg("%s: no reason in '%s'", path, line);
        snprintf(
            list->names[list->n], NAME_ROOM, "%.*s", (int)(colon - line) - 2, line + 2);
        list->met[list->n++] = false;
    }
    fclose(file);
}

bool reason_list_has(ReasonList *list, const char *name)
{
    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->names[i], name)) continue;
        list->met[i] = true;
        return true;
    }
    return false;
}
