// cmd_draft.c -- cardwright draft: scripts from a card list with texts.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/cli/design/draft_folder.h"
#include "tools/door/terminal.h"

typedef struct {
    const char *db, *game, *list, *to;
    const char *language; // of the texts
} Options;

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

// Tells what the import left out of the list: nothing of a card is lost in silence.
static void print_notes(const Problems *problems)
{
    for (int i = 0; i < problems->n; i++)
        terminal_tell(stderr, "%s", problem_line(&problems->list[i], problems->arena));
    if (problems->more) (void)fprintf(stderr, "and %d more\n", problems->more);
}

// Tells of cards whose names cards of other sets have.
static void print_namesakes(const DraftList *list)
{
    for (int i = 0; i < list->cards_n; i++) {
        const DraftedCard *it = &list->cards[i];

        if (it->namesake)
            terminal_tell(stderr,
                          "note: %s row %d, column name: %s %s: %s has the same name",
                          list->path,
                          it->row,
                          it->card.facts.code,
                          it->card.facts.name,
                          it->namesake);
    }
}

static void print_sum(const DraftList *list, const char *to, int scenarios)
{
    int states[DRAFT_NONE + 1] = {0};

    for (int i = 0; i < list->cards_n; i++) states[list->cards[i].draft.state]++;
    terminal_tell(stdout,
                  "whole %d, part %d, none %d; facts and keywords alone %d",
                  states[DRAFT_WHOLE],
                  states[DRAFT_PART],
                  states[DRAFT_NONE],
                  states[DRAFT_FACTS]);
    if (to)
        terminal_tell(stdout,
                      "first scenarios: %d of %d cards without a todo",
                      scenarios,
                      states[DRAFT_WHOLE] + states[DRAFT_FACTS]);
}

// Reads the list and drafts its cards; only then it tells of them, and writes.
static int draft(DraftList *list, const char *to, Err *err)
{
    int scenarios = 0;
    const int failed = draft_list_read(list, err);

    print_notes(&list->report.problems);
    print_notes(&list->report.notes);
    if (failed) return -1;
    print_namesakes(list);
    if (to && draft_folder_write(list, to, &scenarios, err)) return -1;
    for (int i = 0; i < list->cards_n; i++) print_card(list->arena, &list->cards[i]);
    for (int i = 0; i < list->keywords_n; i++)
        terminal_tell(
            stdout, "todo   keyword %s: no set declares it", list->keywords[i].name);
    print_sum(list, to, scenarios);
    return 0;
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
    Options options = {.language = "en"};
    OpenGame open = {0};
    Err err = {0};
    const int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    int failed = open_game_read(&open, options.db, options.game, &err);
    if (!failed) {
        DraftList list = {.before = open.store,
                          .rules = loaded_game_rules(open.game),
                          .path = options.list,
                          .language = options.language,
                          .arena = arena_new()};

        failed = draft(&list, options.to, &err);
        draft_list_close(&list);
        arena_free(list.arena);
    }
    open_game_close(&open);
    return failed ? command_fail(&err) : CODE_OK;
}
