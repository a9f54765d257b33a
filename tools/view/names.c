// names.c -- lists of names, and the plural of a name.

#include "tools/view/names.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"

void names_between(Line *line, int i, int n, bool apart)
{
    if (!i) return;
    if (apart)
        line_add(line, i + 1 < n ? "; " : "; and ");
    else
        line_add(line, i + 1 < n ? ", " : " and ");
}

// The last one of two may have a comma: "Gust and Annie, Fiery".
bool names_apart(const char *const *names, int n)
{
    for (int i = 0; n > 1 && i < n; i++)
        if (strchr(names[i], ',') && (n > 2 || i == 0)) return true;
    return false;
}

void names_add(Line *line, const char *const *names, int n)
{
    const bool apart = names_apart(names, n);

    for (int i = 0; i < n; i++) {
        names_between(line, i, n, apart);
        line_add_text(line, names[i]);
    }
}

static bool ends_in(const char *name, const char *end)
{
    const size_t n = strlen(name), m = strlen(end);

    return n >= m && !strcmp(name + n - m, end);
}

// Returns whether [name] has an e before its plural's s. The end of "Mech" is said as a k.
static bool adds_es(const char *name)
{
    const bool hard = ends_in(name, "mech") || ends_in(name, "Mech") ||
                      ends_in(name, "tech") || ends_in(name, "Tech");

    return !hard && (ends_in(name, "x") || ends_in(name, "z") || ends_in(name, "ch") ||
                     ends_in(name, "sh"));
}

// A name of several parts has its plural inside, one in s may be a plural already.
static bool has_plural(const char *name)
{
    const size_t n = strlen(name);

    if (!n || !isalpha((unsigned char)name[n - 1]) || name[n - 1] == 's') return false;
    return !strpbrk(name, ",:/") && !strstr(name, " of ") && !strstr(name, " the ") &&
           !strstr(name, " to ") && !strstr(name, " from ") && !strstr(name, " and ");
}

void names_counted(const char *name, int count, char to[NAME_COUNTED])
{
    const size_t n = strlen(name);

    if (count == 1)
        (void)text_format(to, NAME_COUNTED, "%s", name);
    else if (!has_plural(name))
        (void)text_format(to, NAME_COUNTED, "%d × %s", count, name);
    else if (ends_in(name, "y") && n > 1 && !strchr("aeiou", name[n - 2]))
        (void)text_format(to, NAME_COUNTED, "%d %.*sies", count, (int)n - 1, name);
    else if (adds_es(name))
        (void)text_format(to, NAME_COUNTED, "%d %ses", count, name);
    else
        (void)text_format(to, NAME_COUNTED, "%d %ss", count, name);
}
