// lint_run.c -- imports the set into a copy of the database in memory, and runs the parts
// of the check on it.

#include "tools/lint/lint_run.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "db/folders/game_folder.h"
#include "db/import/import.h"
#include "db/store/database.h"
#include "db/store/store.h"
#include "db/store/store_copy.h"
#include "db/text/file.h"
#include "tools/catalog/import_check.h"
#include "tools/catalog/open_game.h"
#include "tools/lint/lint_inside.h"

// One check as it goes on.
typedef struct {
    ImportedGames games; // first, because it is the context of find_game
    const LintPlan *plan;
    Lint *lint;
    LintTally *tally;
    Store *store;
    const char **roots; // folders and files to import
    int roots_n;
    const char **found; // games that were read; NULL: the usual one
    int found_n;
} Run;

static bool is_folder(const char *path)
{
    struct stat info;

    return !stat(path, &info) && S_ISDIR(info.st_mode);
}

static bool has_file(Lint *lint, const char *folder, const char *name)
{
    struct stat info;

    return !stat(arena_format(lint->arena, "%s/%s", folder, name), &info);
}

static void add_root(Run *run, const char *path)
{
    for (int i = 0; i < run->roots_n; i++)
        if (!strcmp(run->roots[i], path)) return;
    run->roots =
        arena_grow(run->lint->arena, run->roots, run->roots_n, sizeof *run->roots);
    run->roots[run->roots_n++] = path;
}

static bool is_whole(Run *run, const char *path)
{
    return has_file(run->lint, path, "set.json") ||
           has_file(run->lint, path, "game.lua");
}

// Returns the folder of the set or game that a file of it lies in, NULL: none.
static const char *whole_above(Run *run, const char *path)
{
    enum { LEVELS = 4 };
    const char *at = path;

    for (int i = 0; i < LEVELS; i++) {
        const char *slash = strrchr(at, '/');

        at = slash ? arena_text_n(run->lint->arena, at, (size_t)(slash - at)) : ".";
        if (is_whole(run, at)) return at;
        if (!slash) return NULL;
    }
    return NULL;
}

static bool is_script(const char *path)
{
    const size_t n = strlen(path);

    return n > 4 && !strcmp(path + n - 4, ".lua");
}

// Returns whether the path is a folder called scenarios, or lies in one: an import leaves
// it out.
static bool is_of_scenarios(const char *path)
{
    static const char name[] = "scenarios";
    const char *at = strstr(path, name);

    return at && (at == path || at[-1] == '/') &&
           (!at[sizeof name - 1] || at[sizeof name - 1] == '/');
}

// Adds a set or a game, and the decks beside the set, which an import of it does not read.
static void add_whole(Run *run, const char *path)
{
    const char *decks = arena_format(run->lint->arena, "%s/decks", path);

    add_root(run, path);
    if (has_file(run->lint, path, "set.json") && is_folder(decks)) add_root(run, decks);
}

// Tells a link to a folder, which is not followed. Returns whether it is one.
static bool tell_link(Run *run, const char *path)
{
    Err err;

    if (!is_folder(path) || !file_check_inside(path, &err)) return false;
    lint_add(run->lint, FOUND_PATH_OTHER, (LintPlace){.file = path}, "%s", err.text);
    return true;
}

// Adds the sets, games and files below a folder that is none of them.
static void add_below(Run *run, const char *path, int depth)
{
    DIR *folder = opendir(path);
    bool files = false;

    if (!folder) return;
    if (depth == LINT_FOLDERS_MAX) {
        lint_add(run->lint,
                 FOUND_PATH_OTHER,
                 (LintPlace){.file = path},
                 "more than %d %s",
                 LINT_FOLDERS_MAX,
                 limit_row(LIMIT_LINT_FOLDERS)->words);
        (void)closedir(folder);
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *inner =
            arena_format(run->lint->arena, "%s/%s", path, entry->d_name);

        if (entry->d_name[0] == '.' || is_of_scenarios(inner)) continue;
        if (tell_link(run, inner)) continue;
        if (!is_folder(inner))
            files |= !is_script(inner);
        else if (is_whole(run, inner))
            add_whole(run, inner);
        else
            add_below(run, inner, depth + 1);
    }
    (void)closedir(folder);
    if (files) add_root(run, path);
}

// Does the same, and tells a folder in which there is nothing to import.
static void add_folder(Run *run, const char *path)
{
    const int before = run->roots_n;

    add_below(run, path, 0);
    if (run->roots_n == before)
        lint_add(run->lint,
                 FOUND_NO_SET,
                 (LintPlace){.file = path},
                 "the folder has no set, no game and no deck: a set has set.json");
}

static void add_game(Run *run, const char *game)
{
    Arena *arena = run->lint->arena;

    for (int i = 0; i < run->found_n; i++)
        if (game && run->found[i] && !strcmp(run->found[i], game)) return;
    run->found = arena_grow(arena, run->found, run->found_n, sizeof *run->found);
    run->found[run->found_n++] = arena_text(arena, game);
}

// Adds what has to be imported for [path]: all of the set in which it lies.
static int add_path(Run *run, const char *given, Err *err)
{
    const char *path = lint_place_plain(run->lint->arena, given);
    const char *above = is_whole(run, path) ? path : whole_above(run, path);
    struct stat info;

    if (stat(path, &info))
        return err_found(
            err, FOUND_NO_PATH, CODE_MISSING, "no file or folder '%s'", path);
    if (above)
        add_whole(run, above);
    else if (is_of_scenarios(path))
        add_game(run, open_game_name_of_path(path, run->lint->arena));
    else if (is_folder(path))
        add_folder(run, path);
    else if (is_script(path) && !game_folder_is(path, run->lint->arena))
        lint_add(run->lint,
                 FOUND_NO_SET,
                 (LintPlace){.file = path},
                 "this script lies in no set: name it with the folder of its set");
    else
        add_root(run, path);
    return 0;
}

// Tells why something cannot be read as a whole.
static void tell_failure(Run *run, const Err *err)
{
    lint_add_line(run->lint, err->found ? err->found : FOUND_PATH_OTHER, err->text);
}

static void tell_faults(Run *run, const ImportCheck *check)
{
    for (int i = 0; i < check->faults_n; i++)
        lint_add_line(run->lint, check->faults[i].found, check->faults[i].line);
    for (int i = 0; i < check->notes_n; i++)
        lint_add_line(run->lint, check->notes[i].found, check->notes[i].line);
}

// Loads all scripts as an import does before it is committed, and takes it in any case.
static int judge_scripts(void *run_of, Store *store, const ImportReport *report,
                         Err *err)
{
    Run *run = run_of;
    ImportCheck check = {.arena = run->lint->arena};

    for (int i = 0; i < report->games_n; i++) add_game(run, report->games[i]);
    if (import_check(store, report, &check, err)) return -1;
    tell_faults(run, &check);
    return 0;
}

// Reports the problems of a list. Problems without a row of their own become [other].
static void tell_rows(Run *run, const Problems *problems, FoundKind other)
{
    for (int i = 0; i < problems->n; i++) {
        const Problem *it = &problems->list[i];
        const char *found =
            it->value ? arena_format(run->lint->arena, "found '%s', ", it->value) : "";
        const char *column =
            it->column ? arena_format(run->lint->arena, "%s: ", it->column) : "";
        const char *text = arena_format(
            run->lint->arena, "%s%sexpected %s", column, found, it->expected);

        lint_add(run->lint,
                 it->found ? it->found : other,
                 (LintPlace){.file = it->file, .line = it->row},
                 "%s",
                 text);
    }
}

// Imports some of the roots. An error that stops the import is a finding.
static int import_roots(Run *run, const char *const *roots, int n)
{
    ImportReport report = {.problems.arena = run->lint->arena};
    const ImportOptions options = {.paths = roots,
                                   .paths_n = n,
                                   .rules = NULL,
                                   .find_game = open_game_for_import,
                                   .remove = true,
                                   .before_commit = judge_scripts,
                                   .context = run};
    Err err = {0}, ignored;
    const int failed = import_paths(run->store, &options, &report, &err);

    (void)store_use(run->store, NULL, &ignored);
    tell_rows(run, &report.problems, FOUND_ROW_OTHER);
    tell_rows(run, &report.notes, FOUND_LIST_NOTE);
    if (failed && (n == 1 || err.code == CODE_IO)) tell_failure(run, &err);
    return failed;
}

// Imports all together, because sets may need each other. If one stops the others, it
// tries each alone, to report all.
static void import_all(Run *run)
{
    if (run->roots_n == 0 || !import_roots(run, run->roots, run->roots_n) ||
        run->roots_n == 1)
        return;
    for (int i = 0; i < run->roots_n; i++) (void)import_roots(run, &run->roots[i], 1);
}

// Gives findings that begin with the code of a card, and name no file, their place.
static void place_findings(const LintLook *look)
{
    for (int i = 0; i < look->lint->n; i++) {
        LintFinding *finding = &look->lint->list[i];
        const char *code = arena_text_n(
            look->lint->arena, finding->text, strcspn(finding->text, " :"));
        const CardId card = library_card_by_code(look->library, code);
        LintPlace place;

        if (*finding->file || !card) continue;
        place = lint_place_of_card(look, &look->library->cards[card]);
        finding->file = place.file ? place.file : "";
        finding->line = place.line;
    }
}

static int read_scripts(LintLook *look, const char *kind, Err *err)
{
    Arena *arena = look->lint->arena;
    StoredScript *list;
    struct stat info;
    const int n = lookup_scripts(catalog_store(look->catalog), kind, arena, &list, err);

    for (int i = 0; i < n; i++) {
        look->scripts =
            arena_grow(arena, look->scripts, look->scripts_n, sizeof *look->scripts);
        look->scripts[look->scripts_n++] =
            (LintScript){.stored = list[i],
                         .tokens = lint_token_read(arena, list[i].source),
                         .judged = lint_place_wants(look->plan, list[i].path) &&
                                   !stat(list[i].path, &info)};
    }
    return n < 0 ? -1 : 0;
}

static int look_at_game(Run *run, const char *game, Err *err)
{
    static const char *const kinds[] = {"ruleset", "rules", "words", "keyword", "card"};
    LintLook look = {.lint = run->lint, .plan = run->plan};

    look.catalog = catalog_open_faulty(run->store, game, err);
    if (!look.catalog || catalog_load_all(look.catalog, err)) {
        tell_failure(run, err);
        catalog_close(look.catalog);
        return 0;
    }
    look.library = catalog_library(look.catalog);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (read_scripts(&look, kinds[i], err)) break;
    lint_place_find(&look);
    place_findings(&look);
    lint_script_all(&look);
    lint_fact_all(&look);
    lint_deck_all(&look);
    lint_text_all(&look, catalog_store(look.catalog));
    if (!run->plan->no_scenarios)
        run->tally->scenarios += lint_scenarios(&look, run->store);
    if (run->plan->says && !lint_count(run->lint, LINT_ERROR) &&
        lint_said(&look, run->tally, err))
        tell_failure(run, err);
    for (int i = 0; i < look.scripts_n; i++)
        run->tally->scripts += look.scripts[i].judged;
    catalog_close(look.catalog);
    return 0;
}

static void look_at_all(Run *run, Err *err)
{
    for (int i = 0; i < run->roots_n; i++)
        if (has_file(run->lint, run->roots[i], "set.json"))
            lint_folder(run->lint, run->roots[i]);
    for (int i = 0; i < run->found_n; i++) (void)look_at_game(run, run->found[i], err);
}

// Leaves out what lies outside of what is checked, and was as it is before.
static void keep_wanted(Run *run)
{
    Lint *lint = run->lint;
    int n = 0;

    for (int i = 0; i < lint->n; i++)
        if (!*lint->list[i].file || lint_place_wants(run->plan, lint->list[i].file))
            lint->list[n++] = lint->list[i];
    lint->n = n;
}

int lint_run(const LintPlan *plan, Lint *lint, LintTally *tally, Err *err)
{
    Run run = {.plan = plan, .lint = lint, .tally = tally, .games.arena = lint->arena};
    char usual[4096];

    database_path(usual, sizeof usual);
    for (int i = 0; i < plan->paths_n; i++)
        if (add_path(&run, plan->paths[i], err)) return -1;
    run.store = plan->store ? store_copy(plan->store, err)
                            : store_open_copy(plan->db ? plan->db : usual, NULL, err);
    if (!run.store) return -1;
    import_all(&run);
    open_game_import_ended(&run.games);
    look_at_all(&run, err);
    store_close(run.store);
    keep_wanted(&run);
    lint_finish(lint);
    return 0;
}
