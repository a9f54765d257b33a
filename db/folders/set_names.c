// set_names.c -- looks at names of files part by part.

#include "db/folders/set_names.h"

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

// Returns whether [n] bytes are a part of a name: letters, digits and some signs, that do not
// begin with a dot.
static bool is_part(const char *part, size_t n)
{
    if (!n || *part == '.' || part[n - 1] == '.' || part[n - 1] == ' ') return false;
    for (size_t i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)part[i];

        if (c < ' ' || c == 0x7f || strchr("/\\:*?\"<>|", c)) return false;
    }
    return true;
}

static bool is_text(const char *name)
{
    static const char *const ends[] = {".lua",
                                       ".csv",
                                       ".json",
                                       ".txt",
                                       ".md",
                                       ".tsv",
                                       ".xml",
                                       ".yaml",
                                       ".yml",
                                       ".html",
                                       ".htm"};
    const size_t n = strlen(name);

    for (int i = 0; i < COUNT_OF(ends); i++) {
        const size_t end = strlen(ends[i]);
        if (n > end && !strcmp(name + n - end, ends[i])) return true;
    }
    return false;
}

static bool is_utf8(const char *name)
{
    while (*name) {
        const size_t n = text_character(name);

        if (!n) return false;
        name += n;
    }
    return true;
}

bool set_names_is_folder(const char *name)
{
    return strlen(name) <= SET_NAME_MAX && is_part(name, strlen(name));
}

bool set_names_is_file(const char *name)
{
    int parts = 0;

    if (strlen(name) > SET_NAME_MAX || !is_text(name) || !is_utf8(name)) return false;
    for (const char *at = name;; at++) {
        const size_t n = strcspn(at, "/");

        if (!is_part(at, n) || ++parts > SET_NAME_PARTS) return false;
        at += n;
        if (!*at) return true;
    }
}
