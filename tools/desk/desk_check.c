// desk_check.c -- what is wrong with a folder on the desk, as `cardwright check` finds it.

#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/lint/lint_print.h"
#include "tools/lint/lint_run.h"

// Makes the names of files plain in what is told.
static void make_plain(const Desk *desk, Lint *lint)
{
    for (int i = 0; i < lint->n; i++) {
        LintFinding *finding = &lint->list[i];

        finding->file = desk_plain(desk, finding->file, lint->arena);
        finding->text = desk_plain(desk, finding->text, lint->arena);
    }
}

json_t *desk_do_check(Protocol *protocol, const json_t *request, Err *err)
{
    Desk *desk = desk_of(protocol, err);
    Lint lint = {.arena = arena_new()};
    LintTally tally = {0};
    json_t *reply = NULL;
    const char *path =
        desk ? desk_folder(desk,
                           json_string_value(json_object_get(request, "folder")),
                           lint.arena,
                           err)
             : NULL;
    const LintPlan plan = {.paths = &path,
                           .paths_n = 1,
                           .store = catalog_store(protocol->session->catalog),
                           .no_scenarios =
                               !json_is_true(json_object_get(request, "scenarios"))};

    if (path && lint_run(&plan, &lint, &tally, err)) {
        desk_plain_err(desk, err);
    } else if (path) {
        make_plain(desk, &lint);
        reply = protocol_typed("check", lint_print_as_json(&lint, &tally));
    }
    arena_free(lint.arena);
    return reply;
}
