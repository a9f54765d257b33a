// lint_folder.c -- finds files in the folder of a set that nothing reads.

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/base/base.h"
#include "tools/lint/lint_inside.h"

static bool is_folder(const char *path)
{
    struct stat info;

    return !stat(path, &info) && S_ISDIR(info.st_mode);
}

static bool ends_with(const char *name, const char *ending)
{
    const size_t n = strlen(name), m = strlen(ending);

    return n > m && !strcmp(name + n - m, ending);
}

static bool is_one_of(const char *name, const char *const *list, int n)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(name, list[i])) return true;
    return false;
}

// Tells the scripts in a folder whose name means nothing to an import.
static void judge_inner(Lint *lint, const char *path, const char *name)
{
    static const char *const known[] = {"keywords", "scenarios", "decks"};
    const char *const folder = arena_format(lint->arena, "%s/%s", path, name);
    DIR *entries;
    int scripts = 0;

    if (is_one_of(name, known, COUNT_OF(known))) return;
    entries = opendir(folder);
    if (!entries) return;
    for (struct dirent *entry; (entry = readdir(entries));)
        scripts += ends_with(entry->d_name, ".lua");
    (void)closedir(entries);
    if (scripts)
        lint_add(lint,
                 FOUND_NOT_READ,
                 (LintPlace){.file = folder},
                 "nobody reads the %d scripts in this folder: a set has keywords/ and "
                 "scenarios/",
                 scripts);
}

static void judge_file(Lint *lint, const char *path, const char *name)
{
    static const char *const tables[] = {"cards.csv", "printings.csv", "formats.csv"};
    const bool table = ends_with(name, ".csv") || ends_with(name, ".tsv");
    const bool nearly = ends_with(name, ".lua.txt") || ends_with(name, ".Lua") ||
                        ends_with(name, ".LUA");

    if (!nearly && (!table || is_one_of(name, tables, COUNT_OF(tables)))) return;
    lint_add(lint,
             FOUND_NOT_READ,
             (LintPlace){.file = arena_format(lint->arena, "%s/%s", path, name)},
             "nobody reads this file of the set");
}

static bool has_scenarios(Lint *lint, const char *path)
{
    DIR *entries = opendir(arena_format(lint->arena, "%s/scenarios", path));
    bool found = false;

    if (!entries) return false;
    for (struct dirent *entry; (entry = readdir(entries));)
        found |= ends_with(entry->d_name, ".lua");
    (void)closedir(entries);
    return found;
}

void lint_folder(Lint *lint, const char *folder)
{
    DIR *entries = opendir(folder);

    if (!entries) return;
    for (struct dirent *entry; (entry = readdir(entries));) {
        if (entry->d_name[0] == '.') continue;
        if (is_folder(arena_format(lint->arena, "%s/%s", folder, entry->d_name)))
            judge_inner(lint, folder, entry->d_name);
        else
            judge_file(lint, folder, entry->d_name);
    }
    (void)closedir(entries);
    if (!has_scenarios(lint, folder))
        lint_add(lint,
                 FOUND_NO_SCENARIO,
                 (LintPlace){.file = folder},
                 "the set has no scenario in scenarios/");
}
