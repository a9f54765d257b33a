// cmd_draft.c -- cardwright draft: scripts from a card list with texts.
//
// The list is imported into a copy of the database in memory, so every form of list and every
// language of headings is known here, and no file of the user changes.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/import/base/game_forms.h"
#include "db/import/import.h"
#include "db/store/lookup.h"
#include "db/store/store_copy.h"
#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/draft_folder.h"
#include "tools/door/terminal.h"
#include "tools/phrases/phrases.h"

// The name of the list's source in the copy: no file of a user is called so.
static const char list_source[] = "the list that is drafted";

typedef struct {
    const char *db, *game, *list, *to;
    const char *language; // of the texts; NULL: English
} Options;

// One run of the command.
typedef struct {
    const Options *options;
    OpenGame open;
    Store *copy; // with the list
    Phrases *phrases;
    Arena *arena;
    int states[DRAFT_NONE + 1]; // cards of each state
    int scenarios;              // that were written
    DraftedCard *cards;
    int cards_n;
    DraftKeyword *keywords; // that no set declares
    int keywords_n;
} Drafting;

// A card of the list.
typedef struct {
    int64_t id;
    int row;
} DraftedRow;

// Returns what is told behind a text that stays undone.
static const char *mark_of(Arena *arena, const DraftedCard *it,
                           const DraftUnread *unread)
{
    if (unread->limit)
        return arena_format(
            arena, " [limit: %s; row %d, column text]", unread->limit, it->row);
    if (unread->why)
        return arena_format(arena, " [row %d, column text: %s]", it->row, unread->why);
    if (unread->readings_n) return " [could mean]";
    return unread->word ? arena_format(arena, " [at: %s]", unread->word) : "";
}

// Prints a script, each line of it below the todo.
static void print_lines(Arena *arena, const char *text)
{
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        terminal_tell(stdout, "         %s", arena_text_n(arena, text, n));
    }
}

static void print_card(Arena *arena, const DraftedCard *it)
{
    terminal_tell(stdout,
                  "%-5s  %s %s",
                  phrases_state(it->draft.state),
                  it->card.facts.code,
                  it->card.facts.name);
    for (int i = 0; i < it->draft.unread_n; i++) {
        const DraftUnread *unread = &it->draft.unread[i];

        terminal_tell(stdout,
                      "       todo: %s%s",
                      unread->text ? unread->text : "",
                      mark_of(arena, it, unread));
        for (int k = 0; k < unread->near_n; k++)
            terminal_tell(stdout, "         near: %s", unread->near[k]);
        for (int k = 0; k < unread->readings_n; k++)
            print_lines(arena, unread->readings[k]);
    }
}

static int draft_card(Drafting *drafting, DraftedRow of, Err *err)
{
    DraftedCard *it = &drafting->cards[drafting->cards_n];

    *it = (DraftedCard){.id = of.id, .row = of.row};
    if (lookup_read_card(drafting->copy, of.id, drafting->arena, &it->card, err))
        return -1;
    it->card.facts.code = draft_folder_code(drafting->arena, it->card.facts.code);
    const DraftCard card = {.code = it->card.facts.code,
                            .name = it->card.facts.name,
                            .type = it->card.facts.type,
                            .text = it->card.wording};
    if (phrases_draft(drafting->phrases, drafting->arena, &card, &it->draft, err))
        return -1;
    drafting->cards_n++;
    return 0;
}

// Finds the cards that the list, imported under the name list_source, has a row of. Returns how many [ids]
// there are, -1 with [err].
static int listed_cards(const Drafting *drafting, DraftedRow **ids, Err *err)
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
    sqlite3_stmt *row = store_statement(drafting->copy, sql, err);
    int n = 0, status;

    *ids = NULL;
    if (!row) return -1;
    store_bind(row, "t", list_source);
    while ((status = store_step(drafting->copy, row, err)) == 1) {
        *ids = arena_grow(drafting->arena, *ids, n, sizeof **ids);
        (*ids)[n++] =
            (DraftedRow){sqlite3_column_int64(row, 0), sqlite3_column_int(row, 1)};
    }
    return status ? -1 : n;
}

// Drafts all cards of the list. One without a text among others with theirs is facts and keywords.
static int draft_all(Drafting *drafting, Err *err)
{
    DraftedRow *ids;
    const int n = listed_cards(drafting, &ids, err);
    bool texts = false;

    if (n < 0) return -1;
    drafting->cards = arena_take(drafting->arena, (size_t)n * sizeof *drafting->cards);
    for (int i = 0; i < n; i++) {
        if (draft_card(drafting, ids[i], err)) return -1;
        texts = texts || drafting->cards[i].card.wording;
    }
    if (texts) return 0;
    return err_set(
        err,
        CODE_DATA,
        "%s: no card of it has a text, so there is nothing to draft; the texts "
        "are a column 'text'",
        drafting->options->list);
}

// Drafts the keywords of the cards that no set declares.
static int draft_keywords(Drafting *drafting, Err *err)
{
    Arena *arena = drafting->arena;
    DraftTexts texts = {
        .list = arena_take(arena, (size_t)drafting->cards_n * sizeof *texts.list)};

    for (int i = 0; i < drafting->cards_n; i++)
        if (drafting->cards[i].card.wording)
            texts.list[texts.n++] = drafting->cards[i].card.wording;
    drafting->keywords_n = phrases_draft_keywords(
        drafting->phrases, arena, &texts, &drafting->keywords, err);
    return drafting->keywords_n < 0 ? -1 : 0;
}

// Tells what the import left out of the list: nothing of a card is lost in silence.
static void print_notes(const Problems *problems)
{
    for (int i = 0; i < problems->n; i++)
        terminal_tell(stderr, "%s", problem_line(&problems->list[i], problems->arena));
    if (problems->more) (void)fprintf(stderr, "and %d more\n", problems->more);
}

// Tells of a card whose name a card of another set has: it is drafted, as a folder with it is imported.
static int tell_namesake(const Drafting *drafting, const DraftedCard *it, Err *err)
{
    static const char sql[] =
        "SELECT other.code FROM card JOIN card other ON other.folded = card.folded\n"
        "  AND other.game = card.game AND other.card_set <> card.card_set\n"
        "WHERE card.id = ?1 ORDER BY other.code";
    sqlite3_stmt *row = store_statement(drafting->copy, sql, err);

    if (!row) return -1;
    store_bind(row, "i", it->id);
    const int status = store_step(drafting->copy, row, err);
    if (status == 1)
        terminal_tell(stderr,
                      "note: %s row %d, column name: %s %s: %s has the same name",
                      drafting->options->list,
                      it->row,
                      it->card.facts.code,
                      it->card.facts.name,
                      store_text(row, 0));
    return status < 0 ? -1 : 0;
}

static int write_folder(Drafting *drafting, const Rules *rules, Err *err)
{
    const DraftFolder folder = {.store = drafting->copy,
                                .before = drafting->open.store,
                                .rules = rules,
                                .arena = drafting->arena,
                                .folder = drafting->options->to,
                                .cards = drafting->cards,
                                .cards_n = drafting->cards_n,
                                .keywords = drafting->keywords,
                                .keywords_n = drafting->keywords_n};

    return folder.folder ? draft_folder_write(&folder, &drafting->scenarios, err) : 0;
}

// Returns how lists of the game are read here: as in the folder that the draft becomes, each code is a card of its
// own, whatever it is called.
static const ListForms *forms_of(const Drafting *drafting)
{
    const ListForms *game = game_forms_of_lists(loaded_game_rules(drafting->open.game));

    if (!game) return NULL;
    ListForms *own = arena_take(drafting->arena, sizeof *own);
    *own = *game;
    own->one_name = NULL;
    return own;
}

// Brings the list into the copy, as that of a source that says nothing else. A row that is left out is a fault.
static int read_list(const Drafting *drafting, Err *err)
{
    ImportReport report = {.problems.arena = drafting->arena,
                           .notes.arena = drafting->arena};
    const ImportOptions options = {.rules = loaded_game_rules(drafting->open.game),
                                   .forms = forms_of(drafting),
                                   .paths = &drafting->options->list,
                                   .paths_n = 1,
                                   .source = list_source};

    if (import_paths(drafting->copy, &options, &report, err)) return -1;
    print_notes(&report.problems);
    print_notes(&report.notes);
    if (!report.rejected) return 0;
    return err_set(err,
                   CODE_DATA,
                   "nothing was drafted: %d row%s of the list %s wrong",
                   report.rejected,
                   report.rejected == 1 ? "" : "s",
                   report.rejected == 1 ? "is" : "are");
}

// Reads the list and drafts its cards; only then it tells of them, and writes.
static int draft_list(Drafting *drafting, Err *err)
{
    const Rules *rules = loaded_game_rules(drafting->open.game);

    if (read_list(drafting, err) || store_use(drafting->copy, rules, err)) return -1;
    const char *language = drafting->options->language;
    drafting->phrases =
        phrases_open_in(drafting->copy, rules, language ? language : "en", err);
    if (!drafting->phrases || draft_all(drafting, err)) return -1;
    if (draft_keywords(drafting, err)) return -1;
    for (int i = 0; i < drafting->cards_n; i++)
        if (tell_namesake(drafting, &drafting->cards[i], err)) return -1;
    if (write_folder(drafting, rules, err)) return -1;
    for (int i = 0; i < drafting->cards_n; i++) {
        drafting->states[drafting->cards[i].draft.state]++;
        print_card(drafting->arena, &drafting->cards[i]);
    }
    for (int i = 0; i < drafting->keywords_n; i++)
        terminal_tell(stdout,
                      "todo   keyword %s: no set declares it",
                      drafting->keywords[i].name);
    return 0;
}

static void print_sum(const Drafting *drafting)
{
    const int *states = drafting->states;

    terminal_tell(stdout,
                  "whole %d, part %d, none %d; facts and keywords alone %d",
                  states[DRAFT_WHOLE],
                  states[DRAFT_PART],
                  states[DRAFT_NONE],
                  states[DRAFT_FACTS]);
    if (drafting->options->to)
        terminal_tell(stdout,
                      "first scenarios: %d of %d cards without a todo",
                      drafting->scenarios,
                      states[DRAFT_WHOLE] + states[DRAFT_FACTS]);
}

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"to", &options->to},
                                  {"lang", &options->language},
                                  {"db", &options->db},
                                  {"game", &options->game},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_draft_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind != 1) return command_usage("draft", "wants one list of cards");
    options->list = argv[optind];
    return -1;
}

int cmd_draft(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};
    const int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    Drafting drafting = {.options = &options, .arena = arena_new()};
    int failed = open_game_read(&drafting.open, options.db, options.game, &err);
    if (!failed) {
        drafting.copy = store_copy(drafting.open.store, &err);
        failed = !drafting.copy || draft_list(&drafting, &err);
    }
    if (!failed) print_sum(&drafting);
    phrases_close(drafting.phrases);
    if (drafting.copy) store_close(drafting.copy);
    open_game_close(&drafting.open);
    arena_free(drafting.arena);
    return failed ? command_fail(&err) : CODE_OK;
}
