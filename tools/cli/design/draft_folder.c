// draft_folder.c -- the files of a set that begins as a list with texts, beside its scripts.

#include "tools/cli/design/draft_folder.h"

#include <string.h>
#include <unistd.h>

#include "db/text/csv_write.h"
#include "engine/base/base.h"
#include "tools/door/out_file.h"
#include "tools/door/terminal.h"

static const char *const state_names[] = {
    [DRAFT_FACTS] = "facts",
    [DRAFT_WHOLE] = "whole",
    [DRAFT_PART] = "part",
    [DRAFT_NONE] = "none",
};

const char *draft_folder_state(DraftState state)
{
    return state_names[state];
}

bool draft_folder_keeps(const char *path)
{
    if (access(path, F_OK) != 0) return false;
    terminal_tell(stderr, "%s: is there already and stays as it is", path);
    return true;
}

static const char *path_of(const DraftFolder *folder, const char *name)
{
    return arena_format(folder->arena, "%s/%s", folder->folder, name);
}

// Returns the code of the set of all cards, NULL with [err].
static const char *set_of(const DraftFolder *folder, Err *err)
{
    const char *set = NULL;

    for (int i = 0; i < folder->cards_n; i++) {
        const char *code = folder->cards[i].card.facts.code;
        const size_t n = strcspn(code, "-");

        if (!set) set = arena_text_n(folder->arena, code, n);
        if (strlen(set) == n && strncmp(set, code, n) == 0) continue;
        (void)err_set(err,
                      CODE_DATA,
                      "the list has cards of several sets, %s and that of %s; a folder "
                      "is for one",
                      set,
                      code);
        return NULL;
    }
    return set;
}

// Returns the other sets that have scripts, as an array of JSON, NULL with [err].
static const char *needs_of(const DraftFolder *folder, const char *set, Err *err)
{
    sqlite3_stmt *row =
        store_statement(folder->store,
                        "SELECT code FROM card_set"
                        " WHERE game = the_game() AND code <> ?1 AND EXISTS"
                        " (SELECT 1 FROM script WHERE script.card_set = card_set.id)"
                        " ORDER BY id",
                        err);
    const char *needs = "";
    int status;

    if (!row) return NULL;
    store_bind(row, "t", set);
    while ((status = store_step(folder->store, row, err)) > 0)
        needs = arena_format(
            folder->arena, "%s%s\"%s\"", needs, *needs ? ", " : "", store_text(row, 0));
    return status ? NULL : needs;
}

static int write_head(const DraftFolder *folder, const char *set, Err *err)
{
    const char *path = path_of(folder, "set.json");
    const char *needs = needs_of(folder, set, err);

    if (!needs) return -1;
    if (draft_folder_keeps(path)) return 0;
    const char *text = arena_format(folder->arena,
                                    "{ \"set\": \"%s\", \"name\": \"%s\", \"game\": "
                                    "\"%s\", \"api\": %d, \"needs\": [%s] }\n",
                                    set,
                                    set,
                                    folder->rules->game,
                                    folder->rules->api,
                                    needs);
    return out_file_write(path, false, text, strlen(text), err);
}

static void write_card(const DraftFolder *folder, const DraftedCard *card, FILE *file)
{
    const FactColumns *columns = &folder->store->facts;

    csv_write_field(file, 0, card->card.facts.code);
    csv_write_field(file, 1, card->card.facts.name);
    for (int i = 0; i < columns->n; i++)
        csv_write_field(
            file, i + 2, fact_columns_text(folder->arena, &card->card.columns[i]));
    csv_write_field(file, columns->n + 2, card->draft.script ? "yes" : "no");
    csv_write_row_end(file);
}

static int write_cards(const DraftFolder *folder, Err *err)
{
    const FactColumns *columns = &folder->store->facts;
    const char *path = path_of(folder, "cards.csv");
    OutFile out;

    if (draft_folder_keeps(path)) return 0;
    if (out_file_open(&out, path, false, err)) return -1;
    csv_write_field(out.file, 0, "code");
    csv_write_field(out.file, 1, "name");
    for (int i = 0; i < columns->n; i++)
        csv_write_field(out.file, i + 2, columns->rows[i].name);
    csv_write_field(out.file, columns->n + 2, "script");
    csv_write_row_end(out.file);
    for (int i = 0; i < folder->cards_n; i++)
        write_card(folder, &folder->cards[i], out.file);
    return out_file_close(&out, true, err);
}

static void write_unread(const DraftUnread *unread, FILE *file)
{
    (void)fprintf(file, "- %s", unread->text ? unread->text : "");
    if (unread->limit)
        (void)fprintf(file, " — ended at the limit '%s'", unread->limit);
    else if (unread->word)
        (void)fprintf(file, " — not understood at **%s**", unread->word);
    (void)fputs("\n", file);
    for (int i = 0; i < unread->near_n; i++)
        (void)fprintf(file, "  - near: `%s`\n", unread->near[i]);
    for (int i = 0; i < unread->readings_n; i++)
        (void)fprintf(file, "  - could mean:\n```lua\n%s```\n", unread->readings[i]);
}

static int write_page(const DraftFolder *folder, const char *set, Err *err)
{
    OutFile out;

    if (out_file_open(&out, path_of(folder, "draft.md"), true, err)) return -1;
    (void)fprintf(out.file,
                  "# %s, drafted\n\nRead each script before you play it. A todo is a "
                  "sentence that nobody has written yet.\n",
                  set);
    for (int i = 0; i < folder->cards_n; i++) {
        const DraftedCard *it = &folder->cards[i];

        (void)fprintf(out.file,
                      "\n## %s %s: %s\n",
                      it->card.facts.code,
                      it->card.facts.name,
                      draft_folder_state(it->draft.state));
        if (it->draft.unread_n) (void)fputs("\n", out.file);
        for (int k = 0; k < it->draft.unread_n; k++)
            write_unread(&it->draft.unread[k], out.file);
    }
    return out_file_close(&out, true, err);
}

int draft_folder_write(const DraftFolder *folder, Err *err)
{
    if (!folder->cards_n) return 0;
    const char *set = set_of(folder, err);

    if (!set || write_head(folder, set, err) || write_cards(folder, err)) return -1;
    return write_page(folder, set, err);
}
