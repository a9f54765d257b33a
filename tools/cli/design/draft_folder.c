// draft_folder.c -- the files of a set that begins as a list with texts.
//
// All texts but the first scenarios are made before the first byte is written: what is wrong with the list is
// known by then. Scenarios are what cards do that have been imported, so the set lies in a folder beside
// by then, which gets its name when it is whole.

#include "tools/cli/design/draft_folder.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/text/csv_write.h"
#include "db/text/file.h"
#include "db/text/new_folder.h"
#include "engine/base/base.h"
#include "tools/cli/design/draft_scenarios.h"
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
    const char **scenarios; // by card, NULL: it has none
    int scenarios_n;        // that there are
    const char *unmade;     // why there are none at all; NULL: they were made
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

// Returns the file name of a card's script and scenario: "ogn-024-void-seeker.lua".
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

const char *draft_folder_code(Arena *arena, const char *code)
{
    const char *plain = "";

    for (const char *c = code; *c; c++)
        if (*c != '?') plain = arena_format(arena, "%s%c", plain, *c);
    return plain;
}

static const char *scenario_name(Arena *arena, const DraftedCard *card)
{
    return arena_format(
        arena,
        "scenarios/%s",
        script_name(arena, card->card.facts.code, card->card.facts.name));
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
                      "row %d of the list is %s, and the cards before it are of %s; a "
                      "folder is for one set",
                      folder->cards[i].row,
                      code,
                      set);
        return NULL;
    }
    return set;
}

// Returns the other sets that have scripts, as an array of JSON, NULL with [err]. Sets that need this one are not
// among them, as no two sets need each other.
static const char *needs_of(const DraftFolder *folder, const char *set, Err *err)
{
    static const char sql[] =
        "WITH RECURSIVE later(code) AS (SELECT ?1 UNION\n"
        "  SELECT card_set.code FROM later JOIN set_need ON set_need.needs = later.code\n"
        "  JOIN card_set ON card_set.id = set_need.card_set\n"
        "  WHERE card_set.game = the_game())\n"
        "SELECT code FROM card_set\n"
        "WHERE game = the_game() AND code NOT IN later AND EXISTS\n"
        "  (SELECT 1 FROM script WHERE script.card_set = card_set.id) ORDER BY id";
    sqlite3_stmt *row = store_statement(folder->store, sql, err);
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

// Returns whether the list of keywords [text], with "; " between, has [keyword].
static bool has_keyword(const char *text, const char *keyword)
{
    const size_t n = strlen(keyword);

    for (const char *at = text; at; at = strchr(at, ';')) {
        at += strspn(at, "; ");
        if (strncmp(at, keyword, n) == 0 && (!at[n] || at[n] == ';')) return true;
    }
    return false;
}

// Returns of the keywords [text] those that the card has.
static const char *kept_keywords(Arena *arena, const Draft *draft, const char *text)
{
    const char *kept = "";

    for (const char *at = text; *at;) {
        at += strspn(at, "; ");
        const size_t n = strcspn(at, ";");
        const char *one = arena_text_n(arena, at, n);
        bool has = n > 0;

        for (int i = 0; i < draft->dropped_n; i++)
            has = has && strcmp(draft->dropped[i], one) != 0;
        if (has) kept = arena_format(arena, "%s%s%s", kept, *kept ? "; " : "", one);
        at += n;
    }
    return kept;
}

// Returns the keywords of the card, also those that only stand before its clauses.
static const char *all_keywords(Arena *arena, const DraftedCard *card, const char *text)
{
    text = kept_keywords(arena, &card->draft, text);
    for (int i = 0; i < card->draft.governed_n; i++) {
        const char *one = card->draft.governed[i];

        if (!has_keyword(text, one))
            text = arena_format(arena, "%s%s%s", text, *text ? "; " : "", one);
    }
    return text;
}

static void write_card(const DraftFolder *folder, const DraftedCard *card, FILE *file)
{
    const FactColumns *columns = &folder->store->facts;

    csv_write_field(file, 0, card->card.facts.code);
    csv_write_field(file, 1, card->card.facts.name);
    for (int i = 0; i < columns->n; i++) {
        const char *text = fact_columns_text(folder->arena, &card->card.columns[i]);

        if (i == columns->keywords) text = all_keywords(folder->arena, card, text);
        csv_write_field(file, i + 2, text);
    }
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

// Tells where the first scenario of the card is, or why it has none.
static void write_scenario_line(const DraftFiles *files, int card, FILE *file)
{
    const DraftedCard *it = &files->of->cards[card];

    if (it->draft.unread_n)
        (void)fputs("\nNo first scenario: the card is not played before it is whole.\n",
                    file);
    else if (files->unmade)
        (void)fprintf(file, "\nNo first scenario: %s.\n", files->unmade);
    else if (!files->scenarios[card] && it->untried)
        (void)fprintf(file, "\nNo first scenario: %s.\n", it->untried);
    else if (!files->scenarios[card])
        (void)fputs("\nNo first scenario: nothing came of it where it was tried.\n",
                    file);
    else
        (void)fprintf(
            file, "\nFirst scenario: `%s`\n", scenario_name(files->of->arena, it));
}

static const char *keyword_name(Arena *arena, const DraftKeyword *keyword)
{
    return arena_format(arena, "keywords/%s", script_name(arena, keyword->name, ""));
}

static void write_keywords(const DraftFiles *files, FILE *file)
{
    for (int i = 0; i < files->of->keywords_n; i++) {
        const DraftKeyword *it = &files->of->keywords[i];

        (void)fprintf(file,
                      "\n## Keyword %s\n\nNo set declares it: what it means is to be "
                      "written in `%s`. Its cards are not played before.\n",
                      it->name,
                      keyword_name(files->of->arena, it));
    }
}

static void add_page(DraftFiles *files, const char *set)
{
    Written out;

    begin_text(&out);
    (void)fprintf(
        out.file,
        "# %s, drafted\n\nRead each script before you play it. A todo is a "
        "sentence that nobody has written yet. A first scenario tells what the "
        "card did when it was tried: read whether that is right.\n",
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
        write_scenario_line(files, i, out.file);
    }
    write_keywords(files, out.file);
    end_text(files, page_name, &out);
}

static void add_keywords(DraftFiles *files)
{
    for (int i = 0; i < files->of->keywords_n; i++) {
        const DraftKeyword *it = &files->of->keywords[i];

        add_file(
            files, keyword_name(files->of->arena, it), it->script, strlen(it->script));
    }
}

// Adds the keywords and words that the set [set] declares where the folder is to come in: it takes the place of that
// set, and without them its scripts would mean nothing.
static int add_own_words(DraftFiles *files, const char *set, Err *err)
{
    static const char sql[] =
        "SELECT script.kind, script.name, script.source FROM script\n"
        "JOIN card_set ON card_set.id = script.card_set\n"
        "WHERE card_set.game = the_game() AND card_set.code = ?1\n"
        "  AND script.kind IN ('keyword', 'words') ORDER BY script.id";
    Arena *arena = files->of->arena;
    sqlite3_stmt *row = store_statement(files->of->before, sql, err);
    int status;

    if (!row) return -1;
    store_bind(row, "t", set);
    while ((status = store_step(files->of->before, row, err)) > 0) {
        const bool keyword = strcmp(store_text(row, 0), "keyword") == 0;
        const char *source = arena_text(arena, store_text(row, 2));
        const char *name =
            keyword ? arena_format(arena,
                                   "keywords/%s",
                                   script_name(arena, store_text(row, 1), ""))
                    : "words.lua";

        add_file(files, name, source, strlen(source));
    }
    return status;
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

// Writes the files from [from] on into the folder.
static int write_files(const DraftFiles *files, int from, NewFolder *folder, Err *err)
{
    for (int i = from; i < files->n; i++) {
        const DraftFile *it = &files->list[i];
        FILE *file = new_folder_file(folder, it->name, err);

        if (!file) return -1;
        (void)fwrite(it->text, 1, it->n, file);
        if (new_folder_file_end(folder, file, err)) return -1;
    }
    return 0;
}

// Returns whether the card's script stands in the folder in other words than it was drafted.
static bool is_changed(const DraftFiles *files, const DraftedCard *card)
{
    Arena *arena = files->of->arena;
    const char *name = script_name(arena, card->card.facts.code, card->card.facts.name);
    const char *path = arena_format(arena, "%s/%s", files->of->folder, name);
    Err ignored = {0};
    size_t size;

    if (!card->draft.script || access(path, F_OK) != 0) return false;
    const char *text = file_read(path, LIMIT_FILE_BYTES, arena, &size, &ignored);
    return !text || strcmp(text, card->draft.script) != 0;
}

// Adds a first scenario for each card that is whole, from what the set in the folder [part] does.
static void add_scenarios(DraftFiles *files, const char *part)
{
    const DraftFolder *of = files->of;
    Err err = {0};

    files->scenarios =
        arena_take(of->arena, (size_t)of->cards_n * sizeof *files->scenarios);
    if (draft_scenarios(of, part, files->scenarios, &err)) {
        files->unmade = arena_text(of->arena, err.text);
        terminal_tell(stderr, "no first scenarios: %s", err.text);
    }
    for (int i = 0; i < of->cards_n; i++) {
        const char *text = files->scenarios[i];

        if (text && is_changed(files, &of->cards[i])) text = files->scenarios[i] = NULL;
        if (!text) continue;
        add_file(files, scenario_name(of->arena, &of->cards[i]), text, strlen(text));
        files->scenarios_n++;
    }
}

// Writes the set into a folder beside [path], and what follows from its cards after it. [keeps]: the folder gets
// the name [path].
static int write_beside(DraftFiles *files, const char *path, const char *set,
                        bool keeps, Err *err)
{
    NewFolder folder;
    const int n = files->n;

    if (new_folder_open(&folder, path, files->of->arena, err)) return -1;
    bool whole = !write_files(files, 0, &folder, err);
    if (whole) {
        add_scenarios(files, folder.part);
        add_page(files, set);
        whole = !keeps || !write_files(files, n, &folder, err);
    }
    if (keeps || !whole) return new_folder_close(&folder, whole, err);
    Err ignored = {0};
    (void)new_folder_close(&folder, false, &ignored);
    return 0;
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

int draft_folder_write(const DraftFolder *folder, int *scenarios, Err *err)
{
    DraftFiles files = {.of = folder};
    struct stat info;
    const char *set = set_of(folder, err);

    if (!set) return -1;
    if (add_own_words(&files, set, err)) return -1;
    add_scripts(&files);
    add_keywords(&files);
    add_cards(&files);
    if (add_head(&files, set, err)) return -1;
    if (stat(folder->folder, &info) != 0) {
        const int failed = write_beside(&files, folder->folder, set, true, err);
        *scenarios = files.scenarios_n;
        return failed;
    }
    if (!S_ISDIR(info.st_mode))
        return err_set(
            err, CODE_IO, "%s is there already and is no folder", folder->folder);
    const char *beside = arena_format(folder->arena, "%s/.draft", folder->folder);
    if (write_beside(&files, beside, set, false, err)) return -1;
    *scenarios = files.scenarios_n;
    return write_missing(&files, err);
}
