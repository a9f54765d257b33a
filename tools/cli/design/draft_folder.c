// draft_folder.c -- the files of a set that begins as a list with texts.
//
// All texts are made before the first byte is written: what is wrong with the list is known by then.

#include "tools/cli/design/draft_folder.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/text/csv_write.h"
#include "db/text/new_folder.h"
#include "engine/base/base.h"
#include "tools/door/out_file.h"
#include "tools/door/terminal.h"

// A file of the folder, before it is written.
typedef struct {
    const char *name, *text;
    size_t n;
} DraftFile;

typedef struct {
    const DraftFolder *of;
    DraftFile *list; // in the order in which they are written
    int n;
} DraftFiles;

static const char page_name[] = "draft.md";

static void add_file(DraftFiles *files, const char *name, const char *text, size_t n)
{
    files->list =
        arena_grow(files->of->arena, files->list, files->n, sizeof *files->list);
    files->list[files->n++] = (DraftFile){name, text, n};
}

// A file that is written as text in memory.
typedef struct {
    char *text;
    size_t n;
    FILE *file;
} Written;

static void begin_text(Written *written)
{
    *written = (Written){0};
    written->file = open_memstream(&written->text, &written->n);
    ENOUGH(written->file);
}

static void end_text(DraftFiles *files, const char *name, Written *written)
{
    ENOUGH(fclose(written->file) == 0);
    add_file(files,
             name,
             arena_text_n(files->of->arena, written->text, written->n),
             written->n);
    free(written->text);
}

// Returns the file name of a card's script: "ogn-024-void-seeker.lua".
static const char *script_name(Arena *arena, const char *code, const char *name)
{
    char line[256];
    int n = 0;

    for (const char *part = code; part; part = part == code ? name : NULL) {
        if (n && n < (int)sizeof line) line[n++] = '-';
        for (const char *c = part; *c && n < (int)sizeof line - 8; c++) {
            if (isalnum((unsigned char)*c))
                line[n++] = (char)tolower((unsigned char)*c);
            else if (n && line[n - 1] != '-' && *c != '\'')
                line[n++] = '-';
        }
        while (n && line[n - 1] == '-') n--;
    }
    return arena_format(arena, "%.*s.lua", n, line);
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

static int add_head(DraftFiles *files, const char *set, Err *err)
{
    const DraftFolder *folder = files->of;
    const char *needs = needs_of(folder, set, err);

    if (!needs) return -1;
    const char *text = arena_format(folder->arena,
                                    "{ \"set\": \"%s\", \"name\": \"%s\", \"game\": "
                                    "\"%s\", \"api\": %d, \"needs\": [%s] }\n",
                                    set,
                                    set,
                                    folder->rules->game,
                                    folder->rules->api,
                                    needs);
    add_file(files, "set.json", text, strlen(text));
    return 0;
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

static void add_cards(DraftFiles *files)
{
    const FactColumns *columns = &files->of->store->facts;
    Written out;

    begin_text(&out);
    csv_write_field(out.file, 0, "code");
    csv_write_field(out.file, 1, "name");
    for (int i = 0; i < columns->n; i++)
        csv_write_field(out.file, i + 2, columns->rows[i].name);
    csv_write_field(out.file, columns->n + 2, "script");
    csv_write_row_end(out.file);
    for (int i = 0; i < files->of->cards_n; i++)
        write_card(files->of, &files->of->cards[i], out.file);
    end_text(files, "cards.csv", &out);
}

static void write_unread(const DraftUnread *unread, FILE *file)
{
    (void)fprintf(file, "- %s", unread->text ? unread->text : "");
    if (unread->limit)
        (void)fprintf(file, " — ended at the limit '%s'", unread->limit);
    else if (unread->why)
        (void)fprintf(file, " — %s", unread->why);
    else if (unread->word)
        (void)fprintf(file, " — not understood at **%s**", unread->word);
    (void)fputs("\n", file);
    for (int i = 0; i < unread->near_n; i++)
        (void)fprintf(file, "  - near: `%s`\n", unread->near[i]);
    for (int i = 0; i < unread->readings_n; i++)
        (void)fprintf(file, "  - could mean:\n```lua\n%s```\n", unread->readings[i]);
}

static void add_page(DraftFiles *files, const char *set)
{
    Written out;

    begin_text(&out);
    (void)fprintf(out.file,
                  "# %s, drafted\n\nRead each script before you play it. A todo is a "
                  "sentence that nobody has written yet.\n",
                  set);
    for (int i = 0; i < files->of->cards_n; i++) {
        const DraftedCard *it = &files->of->cards[i];

        (void)fprintf(out.file,
                      "\n## %s %s: %s\n",
                      it->card.facts.code,
                      it->card.facts.name,
                      phrases_state(it->draft.state));
        if (it->draft.unread_n) (void)fputs("\n", out.file);
        for (int k = 0; k < it->draft.unread_n; k++)
            write_unread(&it->draft.unread[k], out.file);
    }
    end_text(files, page_name, &out);
}

static void add_scripts(DraftFiles *files)
{
    for (int i = 0; i < files->of->cards_n; i++) {
        const DraftedCard *it = &files->of->cards[i];

        if (it->draft.script)
            add_file(
                files,
                script_name(files->of->arena, it->card.facts.code, it->card.facts.name),
                it->draft.script,
                strlen(it->draft.script));
    }
}

// Makes the folder with all files, or nothing.
static int write_new(const DraftFiles *files, Err *err)
{
    NewFolder folder;
    bool whole = true;

    if (new_folder_open(&folder, files->of->folder, files->of->arena, err)) return -1;
    for (int i = 0; i < files->n && whole; i++) {
        const DraftFile *it = &files->list[i];
        FILE *file = new_folder_file(&folder, it->name, err);

        whole = file != NULL;
        if (!whole) break;
        (void)fwrite(it->text, 1, it->n, file);
        whole = new_folder_file_end(&folder, file, err) == 0;
    }
    return new_folder_close(&folder, whole, err);
}

// Adds the files that are missing to a folder that is there. What a person may have changed stays.
static int write_missing(const DraftFiles *files, Err *err)
{
    for (int i = 0; i < files->n; i++) {
        const DraftFile *it = &files->list[i];
        const char *path =
            arena_format(files->of->arena, "%s/%s", files->of->folder, it->name);
        const bool again = it->name == page_name;

        if (!again && access(path, F_OK) == 0)
            terminal_tell(stderr, "%s: is there already and stays as it is", path);
        else if (out_file_write(path, again, it->text, it->n, err))
            return -1;
    }
    return 0;
}

int draft_folder_write(const DraftFolder *folder, Err *err)
{
    DraftFiles files = {.of = folder};
    struct stat info;
    const char *set = set_of(folder, err);

    if (!set) return -1;
    add_scripts(&files);
    add_cards(&files);
    add_page(&files, set);
    if (add_head(&files, set, err)) return -1;
    if (stat(folder->folder, &info) != 0) return write_new(&files, err);
    if (S_ISDIR(info.st_mode)) return write_missing(&files, err);
    return err_set(
        err, CODE_IO, "%s is there already and is no folder", folder->folder);
}
