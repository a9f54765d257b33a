// cmd_draft.c -- cardwright draft: scripts from a card list with texts.
//
// The list is imported into a copy of the database in memory, so every form of list and every
// language of headings is known here, and no file of the user changes.

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "db/store/lookup.h"
#include "db/store/store_copy.h"
#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/draft_folder.h"
#include "tools/door/out_file.h"
#include "tools/door/terminal.h"
#include "tools/phrases/phrases.h"

typedef struct {
    const char *db, *game, *list, *to;
} Options;

// One run of the command.
typedef struct {
    const Options *options;
    OpenGame open;
    Store *copy; // with the list
    Phrases *phrases;
    Arena *arena;
    int states[DRAFT_NONE + 1]; // cards of each state
    DraftedCard *cards;
    int cards_n;
} Drafting;

// Returns the file name of a card's script: "ogn-024-void-seeker.lua".
static const char *file_name(Arena *arena, const char *code, const char *name)
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

static void print_card(const StoredCard *card, const Draft *draft)
{
    terminal_tell(stdout,
                  "%-5s  %s %s",
                  draft_folder_state(draft->state),
                  card->facts.code,
                  card->facts.name);
    for (int i = 0; i < draft->unread_n; i++) {
        const DraftUnread *unread = &draft->unread[i];

        terminal_tell(stdout,
                      "       todo: %s%s%s%s%s",
                      unread->text ? unread->text : "",
                      unread->limit  ? " [limit: "
                      : unread->word ? " [at: "
                                     : "",
                      unread->limit  ? unread->limit
                      : unread->word ? unread->word
                                     : "",
                      unread->limit || unread->word ? "]" : "",
                      unread->readings_n ? " [could mean]" : "");
        for (int k = 0; k < unread->near_n; k++)
            terminal_tell(stdout, "         near: %s", unread->near[k]);
        for (int k = 0; k < unread->readings_n; k++)
            terminal_tell(stdout, "%s", unread->readings[k]);
    }
}

static int write_card(const Drafting *drafting, const StoredCard *card,
                      const Draft *draft, Err *err)
{
    const char *path =
        arena_format(drafting->arena,
                     "%s/%s",
                     drafting->options->to,
                     file_name(drafting->arena, card->facts.code, card->facts.name));

    if (draft_folder_keeps(path)) return 0;
    return out_file_write(path, false, draft->script, strlen(draft->script), err);
}

static int draft_card(Drafting *drafting, int64_t id, Err *err)
{
    DraftedCard *it = &drafting->cards[drafting->cards_n];

    *it = (DraftedCard){0};
    if (lookup_read_card(drafting->copy, id, drafting->arena, &it->card, err))
        return -1;
    phrases_draft(drafting->phrases,
                  drafting->arena,
                  &(DraftCard){.code = it->card.facts.code,
                               .name = it->card.facts.name,
                               .type = it->card.facts.type,
                               .text = it->card.wording},
                  &it->draft);
    drafting->cards_n++;
    drafting->states[it->draft.state]++;
    print_card(&it->card, &it->draft);
    return 0;
}

// Drafts all cards whose texts the imports [report] tells of have brought.
static int draft_all(Drafting *drafting, const ImportReport *report, Err *err)
{
    static const char sql[] =
        "SELECT card.id FROM card WHERE card.game = the_game()\n"
        "AND EXISTS (SELECT 1 FROM card_text WHERE card_text.card = card.id\n"
        "  AND card_text.import BETWEEN ?1 AND ?2)\n"
        "ORDER BY card.code";
    sqlite3_stmt *row = store_statement(drafting->copy, sql, err);
    int64_t *ids = NULL;
    int n = 0, status;

    if (!row) return -1;
    store_bind(row, "ii", report->first, report->last);
    while ((status = store_step(drafting->copy, row, err)) == 1) {
        ids = arena_grow(drafting->arena, ids, n, sizeof *ids);
        ids[n++] = sqlite3_column_int64(row, 0);
    }
    drafting->cards = arena_take(drafting->arena, (size_t)n * sizeof *drafting->cards);
    for (int i = 0; i < n && !status; i++) status = draft_card(drafting, ids[i], err);
    return status ? -1 : 0;
}

// Tells what the import left out of the list: nothing of a card is lost in silence.
static void print_notes(const Problems *problems)
{
    for (int i = 0; i < problems->n; i++)
        terminal_tell(stderr, "%s", problem_line(&problems->list[i], problems->arena));
    if (problems->more) (void)fprintf(stderr, "and %d more\n", problems->more);
}

static int write_folder(const Drafting *drafting, const Rules *rules, Err *err)
{
    const DraftFolder folder = {.store = drafting->copy,
                                .rules = rules,
                                .arena = drafting->arena,
                                .folder = drafting->options->to,
                                .cards = drafting->cards,
                                .cards_n = drafting->cards_n};

    if (!folder.folder) return 0;
    if (draft_folder_write(&folder, err)) return -1;
    for (int i = 0; i < folder.cards_n; i++) {
        const DraftedCard *it = &folder.cards[i];

        if (it->draft.script && write_card(drafting, &it->card, &it->draft, err))
            return -1;
    }
    return 0;
}

// Brings the list into the copy, and drafts its cards.
static int draft_list(Drafting *drafting, Err *err)
{
    const char *const paths[] = {drafting->options->list};
    ImportReport report = {.problems.arena = drafting->arena,
                           .notes.arena = drafting->arena};

    if (open_game_import(drafting->copy, paths, 1, &report, err)) return -1;
    print_notes(&report.problems);
    print_notes(&report.notes);
    const Rules *rules = loaded_game_rules(drafting->open.game);
    if (store_use(drafting->copy, rules, err)) return -1;
    drafting->phrases = phrases_open(drafting->copy, rules, err);
    if (!drafting->phrases) return -1;
    if (draft_all(drafting, &report, err)) return -1;
    return write_folder(drafting, rules, err);
}

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {
        {"to", &options->to}, {"db", &options->db}, {"game", &options->game}, {0}};
    const int code = command_options(argc, argv, list, cmd_draft_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind != 1) return command_usage("draft", "wants one list of cards");
    options->list = argv[optind];
    return -1;
}

static int make_folder(const char *path, Err *err)
{
    if (!path || !mkdir(path, 0777) || errno == EEXIST) return 0;
    return err_set(err, CODE_IO, "%s: %s", path, strerror(errno));
}

int cmd_draft(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};
    const int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    Drafting drafting = {.options = &options, .arena = arena_new()};
    int failed = make_folder(options.to, &err) ||
                 open_game_read(&drafting.open, options.db, options.game, &err);
    if (!failed) {
        drafting.copy = store_copy(drafting.open.store, &err);
        failed = !drafting.copy || draft_list(&drafting, &err);
    }
    if (!failed)
        terminal_tell(stdout,
                      "whole %d, part %d, none %d; facts and keywords alone %d",
                      drafting.states[DRAFT_WHOLE],
                      drafting.states[DRAFT_PART],
                      drafting.states[DRAFT_NONE],
                      drafting.states[DRAFT_FACTS]);
    phrases_close(drafting.phrases);
    if (drafting.copy) store_close(drafting.copy);
    open_game_close(&drafting.open);
    arena_free(drafting.arena);
    return failed ? command_fail(&err) : CODE_OK;
}
