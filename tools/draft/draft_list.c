// draft_list.c -- reads a list of cards with texts, and drafts their scripts.
//
// The list is imported into a copy of the database in memory, so every form of list and every
// language of headings is known here, and no file of the user changes.

#include "tools/draft/draft_list.h"

#include "db/import/base/game_forms.h"
#include "db/import/import.h"
#include "db/store/store_copy.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

// The name of the list's source in the copy: no file of a user is called so.
static const char list_source[] = "the list that is drafted";

// A card of the list.
typedef struct {
    int64_t id;
    int row;
} DraftedRow;

// Returns the code without marks that no code of a set has: "TST-T?01" is TST-T01.
static const char *plain_code(Arena *arena, const char *code)
{
    const char *plain = "";

    for (const char *c = code; *c; c++)
        if (*c != '?') plain = arena_format(arena, "%s%c", plain, *c);
    return plain;
}

// Finds a card of another set that is called like the card [id]: it is drafted, as a
// folder with it is imported.
static int find_namesake(const DraftList *list, int64_t id, DraftedCard *it, Err *err)
{
    static const char sql[] =
        "SELECT other.code FROM card JOIN card other ON other.folded = card.folded\n"
        "  AND other.game = card.game AND other.card_set <> card.card_set\n"
        "WHERE card.id = ?1 ORDER BY other.code";
    sqlite3_stmt *row = store_statement(list->store, sql, err);

    if (!row) return -1;
    store_bind(row, "i", id);
    const int status = store_step(list->store, row, err);
    if (status == 1) it->namesake = arena_text(list->arena, store_text(row, 0));
    return status < 0 ? -1 : 0;
}

static int draft_card(DraftList *list, Phrases *phrases, DraftedRow of, Err *err)
{
    DraftedCard *it = &list->cards[list->cards_n];

    *it = (DraftedCard){.row = of.row};
    if (lookup_read_card(list->store, of.id, list->arena, &it->card, err)) return -1;
    it->card.facts.code = plain_code(list->arena, it->card.facts.code);
    const DraftCard card = {.code = it->card.facts.code,
                            .name = it->card.facts.name,
                            .type = it->card.facts.type,
                            .text = it->card.wording};
    if (phrases_draft(phrases, list->arena, &card, &it->draft, err)) return -1;
    if (find_namesake(list, of.id, it, err)) return -1;
    list->cards_n++;
    return 0;
}

// Finds the cards that the list, imported under the name list_source, has a row of.
// Returns how many [ids] there are, -1 with [err].
static int listed_cards(const DraftList *list, DraftedRow **ids, Err *err)
{
    static const char sql[] =
        "SELECT card.id, min(said.line) FROM said\n"
        "JOIN reading ON reading.id = said.reading\n"
        "JOIN source ON source.id = reading.source AND source.name = ?1\n"
        "LEFT JOIN printing ON printing.game = said.game AND printing.code = said.code\n"
        "LEFT JOIN card named ON named.game = said.game AND named.folded = said.folded\n"
        "  AND said.code IS NULL\n"
        "JOIN card ON card.id = coalesce(printing.card, named.id)\n"
        "WHERE said.game = the_game() GROUP BY card.id ORDER BY card.code";
    sqlite3_stmt *row = store_statement(list->store, sql, err);
    int n = 0, status;

    *ids = NULL;
    if (!row) return -1;
    store_bind(row, "t", list_source);
    while ((status = store_step(list->store, row, err)) == 1) {
        *ids = arena_grow(list->arena, *ids, n, sizeof **ids);
        (*ids)[n++] =
            (DraftedRow){sqlite3_column_int64(row, 0), sqlite3_column_int(row, 1)};
    }
    return status ? -1 : n;
}

static int draft_cards(DraftList *list, Phrases *phrases, Err *err)
{
    DraftedRow *ids;
    const int n = listed_cards(list, &ids, err);
    bool texts = false;

    if (n < 0) return -1;
    if (list->files_max && 2 * n > list->files_max)
        return err_set(err,
                       CODE_DATA,
                       "%d cards, whose scripts and scenarios are more than %d %s",
                       n,
                       list->files_max,
                       limit_row(LIMIT_DESK_FILES)->words);
    list->cards = arena_take(list->arena, (size_t)n * sizeof *list->cards);
    for (int i = 0; i < n; i++) {
        if (draft_card(list, phrases, ids[i], err)) return -1;
        texts = texts || list->cards[i].card.wording;
    }
    if (texts) return 0;
    return err_set(
        err,
        CODE_DATA,
        "%s: no card of it has a text, so there is nothing to draft; the texts "
        "are a column 'text'",
        list->path);
}

// Drafts the keywords of the cards that no set declares.
static int draft_keywords(DraftList *list, Phrases *phrases, Err *err)
{
    DraftTexts texts = {
        .list = arena_take(list->arena, (size_t)list->cards_n * sizeof *texts.list)};

    for (int i = 0; i < list->cards_n; i++)
        if (list->cards[i].card.wording)
            texts.list[texts.n++] = list->cards[i].card.wording;
    list->keywords_n =
        phrases_draft_keywords(phrases, list->arena, &texts, &list->keywords, err);
    return list->keywords_n < 0 ? -1 : 0;
}

// Returns how lists of the game are read here: as in the folder that the draft becomes,
// each code is a card of its own, whatever it is called.
static const ListForms *forms_of(const DraftList *list)
{
    const ListForms *game = game_forms_of_lists(list->rules);

    if (!game) return NULL;
    ListForms *own = arena_take(list->arena, sizeof *own);
    *own = *game;
    own->one_name = NULL;
    return own;
}

// Brings the list into the copy, as that of a source that says nothing else. A row that
// is left out is a fault.
static int bring(DraftList *list, Err *err)
{
    ImportReport report = {.problems.arena = list->arena, .notes.arena = list->arena};
    const ImportOptions options = {.rules = list->rules,
                                   .forms = forms_of(list),
                                   .paths = &list->path,
                                   .paths_n = 1,
                                   .source = list_source};

    if (import_paths(list->store, &options, &report, err)) return -1;
    list->report = report;
    if (!report.rejected) return 0;
    return err_set(err,
                   CODE_DATA,
                   "nothing was drafted: %d row%s of the list %s wrong",
                   report.rejected,
                   report.rejected == 1 ? "" : "s",
                   report.rejected == 1 ? "is" : "are");
}

int draft_list_read(DraftList *list, Err *err)
{
    list->store = store_copy(list->before, err);
    if (!list->store || bring(list, err) || store_use(list->store, list->rules, err))
        return -1;
    Phrases *phrases = phrases_open_in(list->store, list->rules, list->language, err);
    const int failed = !phrases || draft_cards(list, phrases, err) ||
                       draft_keywords(list, phrases, err);
    phrases_close(phrases);
    return failed ? -1 : 0;
}

void draft_list_close(DraftList *list)
{
    if (list->store) store_close(list->store);
    list->store = NULL;
}
