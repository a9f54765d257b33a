// draft_set.c -- makes the files of a set out of a drafted list.

#include "tools/draft/draft_set.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/draft/draft_facts.h"
#include "tools/draft/draft_names.h"
#include "tools/draft/draft_page.h"

const char draft_set_page[] = "draft.md";

static void add_file(DraftSet *set, const char *name, const char *text, size_t n)
{
    set->files =
        arena_grow(set->list->arena, set->files, set->files_n, sizeof *set->files);
    set->files[set->files_n++] = (DraftFile){name, text, n};
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

static void end_text(DraftSet *set, const char *name, Written *written)
{
    ENOUGH(fclose(written->file) == 0);
    add_file(set,
             name,
             arena_text_n(set->list->arena, written->text, written->n),
             written->n);
    free(written->text);
}

// Returns the code of the set of all cards, NULL with [err].
static const char *set_of(const DraftList *list, Err *err)
{
    const char *set = NULL;

    for (int i = 0; i < list->cards_n; i++) {
        const char *code = list->cards[i].card.facts.code;
        const size_t n = strcspn(code, "-");

        if (!set) set = arena_text_n(list->arena, code, n);
        if (strlen(set) == n && strncmp(set, code, n) == 0) continue;
        (void)err_set(err,
                      CODE_DATA,
                      "row %d of the list is %s, and the cards before it are of %s; a "
                      "folder is for one set",
                      list->cards[i].row,
                      code,
                      set);
        return NULL;
    }
    return set;
}

// Returns the other sets that have scripts, as an array of JSON, NULL with [err]. Sets
// that need this one are not among them, as no two sets need each other.
static const char *needs_of(const DraftList *list, const char *set, Err *err)
{
    static const char sql[] =
        "WITH RECURSIVE later(code) AS (SELECT ?1 UNION\n"
        "  SELECT card_set.code FROM later JOIN set_need ON set_need.needs = later.code\n"
        "  JOIN card_set ON card_set.id = set_need.card_set\n"
        "  WHERE card_set.game = the_game())\n"
        "SELECT code FROM card_set\n"
        "WHERE game = the_game() AND code NOT IN later AND EXISTS\n"
        "  (SELECT 1 FROM script WHERE script.card_set = card_set.id) ORDER BY id";
    sqlite3_stmt *row = store_statement(list->store, sql, err);
    const char *needs = "";
    int status;

    if (!row) return NULL;
    store_bind(row, "t", set);
    while ((status = store_step(list->store, row, err)) > 0)
        needs = arena_format(
            list->arena, "%s%s\"%s\"", needs, *needs ? ", " : "", store_text(row, 0));
    return status ? NULL : needs;
}

static int add_head(DraftSet *set, Err *err)
{
    const DraftList *list = set->list;
    const char *needs = needs_of(list, set->code, err);

    if (!needs) return -1;
    const char *text = arena_format(list->arena,
                                    "{ \"set\": \"%s\", \"name\": \"%s\", \"game\": "
                                    "\"%s\", \"api\": %d, \"needs\": [%s] }\n",
                                    set->code,
                                    set->code,
                                    list->rules->game,
                                    list->rules->api,
                                    needs);
    add_file(set, "set.json", text, strlen(text));
    return 0;
}

static void add_keywords(DraftSet *set)
{
    for (int i = 0; i < set->list->keywords_n; i++) {
        const DraftKeyword *it = &set->list->keywords[i];

        add_file(set,
                 draft_names_keyword(set->list->arena, it->name),
                 it->script,
                 strlen(it->script));
    }
}

// Adds the keywords and words that the set declares where the folder is to come in: it
// takes the place of that set, and without them its scripts would mean nothing.
static int add_own_words(DraftSet *set, Err *err)
{
    static const char sql[] =
        "SELECT script.kind, script.name, script.source FROM script\n"
        "JOIN card_set ON card_set.id = script.card_set\n"
        "WHERE card_set.game = the_game() AND card_set.code = ?1\n"
        "  AND script.kind IN ('keyword', 'words') ORDER BY script.id";
    const DraftList *list = set->list;
    sqlite3_stmt *row = store_statement(list->before, sql, err);
    int status;

    if (!row) return -1;
    store_bind(row, "t", set->code);
    while ((status = store_step(list->before, row, err)) > 0) {
        const bool keyword = strcmp(store_text(row, 0), "keyword") == 0;
        const char *source = arena_text(list->arena, store_text(row, 2));
        const char *name = keyword
                               ? draft_names_keyword(list->arena, store_text(row, 1))
                               : "words.lua";

        add_file(set, name, source, strlen(source));
    }
    return status;
}

static void add_scripts(DraftSet *set)
{
    for (int i = 0; i < set->list->cards_n; i++) {
        const DraftedCard *it = &set->list->cards[i];

        if (it->draft.script)
            add_file(set,
                     draft_names_script(set->list->arena, it),
                     it->draft.script,
                     strlen(it->draft.script));
    }
}

static void add_facts(DraftSet *set)
{
    Written out;

    begin_text(&out);
    draft_facts_write(set->list, out.file);
    end_text(set, "cards.csv", &out);
}

int draft_set_begin(DraftSet *set, const DraftList *list, Err *err)
{
    *set = (DraftSet){.list = list, .code = set_of(list, err)};
    if (!set->code || add_own_words(set, err)) return -1;
    add_scripts(set);
    add_keywords(set);
    add_facts(set);
    return add_head(set, err);
}

static void add_scenarios(DraftSet *set)
{
    for (int i = 0; i < set->list->cards_n; i++) {
        const DraftedCard *it = &set->list->cards[i];

        if (!it->scenario) continue;
        add_file(set,
                 draft_names_scenario(set->list->arena, it),
                 it->scenario,
                 strlen(it->scenario));
        set->scenarios_n++;
    }
}

void draft_set_end(DraftSet *set)
{
    Written out;

    add_scenarios(set);
    begin_text(&out);
    draft_page_write(set, out.file);
    end_text(set, draft_set_page, &out);
}
