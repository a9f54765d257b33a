// cmd_export.c -- cardwright export: writes decks, cards and sets in forms that others
// read.
//
// A result is written whole or not at all (out_file.h), and packed where the name of its
// file says so (export_out.h).

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/decks/deck_find.h"
#include "db/decks/deck_forms.h"
#include "db/decks/deck_resolve.h"
#include "db/decks/deck_write.h"
#include "db/export/export_cards.h"
#include "db/export/export_set.h"
#include "db/import/base/game_forms.h"
#include "tools/cards/card_plays.h"
#include "tools/cards/card_query.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/cards/export_out.h"
#include "tools/cli/commands.h"
#include "tools/door/progress.h"
#include "tools/door/terminal.h"

typedef struct {
    const char *db, *game;
    const char *form; // NULL: that of the file's ending, or the first of the kind
    const char *out;  // NULL: the standard output
    const char *sort;
    const char *set; // a set, written as a folder
    bool cards;      // cards, not a deck
    bool texts;      // with the rules texts of lists
    bool force;      // the result may replace a file
    char **what;
} Options;

// The export on its way.
typedef struct {
    const Options *options;
    OpenGame open;
    const Rules *rules;
    Store *store;
    Arena *arena;
    Err err;
} Export;

enum { ROWS_BETWEEN_NEWS = 1000 };

// Returns the forms in which a deck can be written.
static const DeckWriter *deck_writers(const Rules *rules)
{
    return game_forms_of_decks(rules).forms->writers;
}

// Returns the forms of lists that only this game has.
static const ListForms *list_forms(const Rules *rules)
{
    return game_forms_of_lists(rules);
}

// Adds a word behind a blank.
static void add_word(char *text, size_t size, const char *sign, const char *word)
{
    const size_t n = strlen(text);

    (void)snprintf(text + n, size - n, "%s%s%s", n ? " " : "", sign, word);
}

// Return the endings of the forms of cards, and of packed files: ".csv .json".
static const char *endings(void)
{
    static char text[100];
    const ListForms *none = NULL;
    ExportForm form;

    *text = '\0';
    for (int i = 0; export_cards_form(none, i, &form); i++)
        add_word(text, sizeof text, ".", form.ending);
    return text;
}

static const char *packed_endings(void)
{
    static char text[60];

    *text = '\0';
    for (int i = 0; packer_ending(i); i++)
        add_word(text, sizeof text, ".", packer_ending(i));
    return text;
}

// The parts of the help page. They speak of the usual game.
static void print_deck_forms(int column, FILE *out)
{
    const DeckWriter *writer = deck_writers(games_find(NULL));

    for (; writer->name; writer++)
        terminal_tell(out, "%*s%-11s %s", column, "", writer->name, writer->doc);
}

static void print_card_forms(int column, FILE *out)
{
    const ListForms *forms = list_forms(games_find(NULL));
    ExportForm form;

    for (int i = 0; export_cards_form(forms, i, &form); i++)
        terminal_tell(out, "%*s%-11s %s", column, "", form.name, form.doc);
}

static void print_endings(int column, FILE *out)
{
    terminal_tell(out, "%*s%s", column, "", endings());
}

static void print_packed_endings(int column, FILE *out)
{
    terminal_tell(out, "%*s%s", column, "", packed_endings());
}

static const HelpPart help_parts[] = {{"deck forms", print_deck_forms},
                                      {"card forms", print_card_forms},
                                      {"endings", print_endings},
                                      {"packed endings", print_packed_endings},
                                      {0}};

static int open_out(Export *job, const ExportForm *form, ExportOut *out)
{
    const Options *options = job->options;
    const ExportPlace place = {
        options->out, form->ending, form->binary, options->force};

    return export_out_open(out, &place, job->arena, &job->err);
}

static int write_deck(Export *job, const char *text)
{
    ExportOut out;

    if (open_out(job, &(ExportForm){.ending = "txt"}, &out)) return -1;
    (void)fputs(text, out.out);
    return export_out_close(&out, true, &job->err);
}

// Writes a deck. A deck with an unknown line is refused, because a part of it is
// another deck.
static int export_deck(Export *job)
{
    const DeckGame game = game_forms_of_decks(job->rules);
    const char *ending = export_out_ending(job->options->out, job->arena);
    const char *form = job->options->form ? job->options->form : ending;
    const DeckWriter *writer = form ? deck_write_find(&game, form) : NULL;
    Problems problems = {.arena = job->arena};
    DeckList list = {.game = game};

    if (deck_find(job->store, job->options->what[0], &list, &problems, &job->err) ||
        deck_resolve(job->store, &list, &problems, &job->err))
        return command_fail(&job->err);
    for (int i = 0; i < problems.n; i++)
        terminal_tell(stderr, "%s", problem_line(&problems.list[i], job->arena));
    const Problem *left = deck_resolve_left(&list, job->arena);
    if (left) terminal_tell(stderr, "note: %s", problem_line(left, job->arena));
    if (problems.n) return CODE_DATA;
    if (!writer) writer = deck_writers(job->rules);
    const char *text = writer->write(&list, job->arena, &job->err);
    if (!text || write_deck(job, text)) return command_fail(&job->err);
    return CODE_OK;
}

static int write_cards(Export *job, CardExport *writer, const int64_t *ids, int64_t n)
{
    Arena *arena = arena_new();
    const char *out = job->options->out;
    Progress progress;
    FullCard full;
    int failed;

    progress_start(&progress, "cards", n);
    failed = export_cards_begin(writer, out ? out : "the result", &job->err);
    for (int64_t i = 0; i < n && !failed; i++) {
        failed = card_full_read(job->store, ids[i], arena, &full, &job->err);
        if (!failed) failed = export_cards_add(writer, &full, &job->err);
        if (i % ROWS_BETWEEN_NEWS == 0) progress_show(&progress, i);
        arena_empty(arena);
    }
    if (export_cards_end(writer, !failed, &job->err)) failed = -1;
    progress_end(&progress);
    arena_free(arena);
    return failed;
}

// Finds the cards that match the terms, in order. Returns how many, -1 if it failed.
static int64_t find_cards(Export *job, int64_t **ids)
{
    CardPlayer player = {
        .db = job->options->db, .game = job->rules->game, .store = job->store};
    CardQuery query = {.arena = job->arena,
                       .facts = &job->store->facts,
                       .plays = card_plays_row,
                       .context = &player};
    const Search search = {.store = job->store, .arena = job->arena, .err = &job->err};
    Search started = search;
    SortOrder order = {0};
    IdSet found;
    int64_t n = -1;

    card_query_start(&query);
    for (char **term = job->options->what; *term; term++)
        if (card_query_add(&query, *term, &job->err)) return -1;
    if (job->options->sort &&
        card_query_order(&job->store->facts, job->options->sort, &order, &job->err))
        return -1;
    if (!search_start(&started) && !card_query_run(&query, &started, &found))
        n = search_sort(&started, &found, &order, ids);
    card_plays_end(&player);
    return n;
}

// Finds the form in which the cards are written. Returns -1 with the error if nothing
// tells it.
static int find_form(Export *job, ExportForm *form)
{
    const Options *options = job->options;
    const char *ending = export_out_ending(options->out, job->arena);

    if (options->form || !ending) {
        const char *name = options->form ? options->form : "csv";
        return export_cards_find(list_forms(job->rules), name, form) ? 0 : -1;
    }
    if (export_cards_of_ending(ending, form)) return 0;
    return err_set(&job->err,
                   CODE_USAGE,
                   "%s: no form of cards has the ending '.%s', expected one of %s, or "
                   "--as FORM",
                   options->out,
                   ending,
                   endings());
}

// Says that texts stayed behind: whoever has texts may look for them in the result.
static void tell_left(int64_t n)
{
    if (n)
        terminal_tell(stderr,
                      "left out: the text%s of %lld card%s; --with-texts has them, for "
                      "yourself",
                      n == 1 ? "" : "s",
                      (long long)n,
                      n == 1 ? "" : "s");
}

static int export_cards(Export *job)
{
    ExportForm form;
    ExportOut out;
    int64_t *ids;
    int64_t n;

    if (find_form(job, &form) || (n = find_cards(job, &ids)) < 0 ||
        open_out(job, &form, &out))
        return command_fail(&job->err);
    const ExportWish wish = {form.name, list_forms(job->rules), job->options->texts};
    CardExport *writer = export_cards_new(&wish, job->store, job->arena, out.out);
    int failed = write_cards(job, writer, ids, n);
    const int64_t left = export_cards_left(writer);
    if (export_out_close(&out, !failed, &job->err)) failed = -1;
    if (failed) return command_fail(&job->err);
    terminal_tell(stderr, "%lld card%s", (long long)n, n == 1 ? "" : "s");
    tell_left(left);
    return CODE_OK;
}

static int export_set(Export *job)
{
    const Options *options = job->options;

    int left = 0;
    const SetWish wish = {options->set, options->what[0], options->texts, &left};

    if (export_set_folder(job->store, &wish, job->arena, &job->err))
        return command_fail(&job->err);
    tell_left(left);
    return CODE_OK;
}

static int refuse_form(const Rules *rules, const char *name, bool cards)
{
    char names[300] = "";
    ExportForm form;

    for (int i = 0; cards && export_cards_form(list_forms(rules), i, &form); i++)
        add_word(names, sizeof names, "", form.name);
    for (int i = 0; !cards && deck_writers(rules)[i].name; i++)
        add_word(names, sizeof names, "", deck_writers(rules)[i].name);
    return command_usage("export", "form '%s' is not one of %s", name, names);
}

// Checks the options. Returns -1 to go on, else an exit code.
static int check_options(const Rules *rules, const Options *options, int n)
{
    const char *name = options->form;
    const DeckGame game = game_forms_of_decks(rules);
    ExportForm form;
    const bool known =
        !name || (options->cards ? export_cards_find(list_forms(rules), name, &form)
                                 : deck_write_find(&game, name) != NULL);

    if (!known) return refuse_form(rules, name, options->cards);
    if (options->sort && !options->cards)
        return command_usage("export", "--sort is the order of --cards");
    if (options->set && (options->cards || options->form || options->out))
        return command_usage(
            "export", "--set writes a folder: it takes no --cards, --as or --out");
    if (options->texts && !options->cards && !options->set)
        return command_usage("export", "--with-texts is for --cards and --set");
    if (options->set && n != 1)
        return command_usage("export", "--set CODE wants one folder");
    if (!options->cards && n != 1)
        return command_usage("export", "wants one deck, --cards or --set");
    return -1;
}

// Opens the game that the options, the deck or the set name. Returns -1 to go on.
static int open_game(Export *job)
{
    const Options *options = job->options;
    const char *game = options->game;

    if (options->set)
        game = open_game_of_set(options->db, game, options->set, job->arena);
    else if (!options->cards)
        game = open_game_of_decks(options->db,
                                  game,
                                  (const char *const *)options->what,
                                  *options->what != NULL,
                                  job->arena);
    if (open_game_hold(&job->open, options->db, game, &job->err))
        return command_fail(&job->err);
    job->store = job->open.store;
    job->rules = loaded_game_rules(job->open.game);
    return -1;
}

int cmd_export(int argc, char **argv)
{
    Options options = {0};
    const CommandOption list[] = {{"db", &options.db},
                                  {"game", &options.game},
                                  {"as", &options.form},
                                  {"out", &options.out},
                                  {"sort", &options.sort},
                                  {"set", &options.set},
                                  {"cards", &options.cards},
                                  {"with-texts", &options.texts},
                                  {"force", &options.force},
                                  {0}};
    Export job = {.options = &options, .arena = arena_new()};
    char **arguments = command_terms(argc, argv, job.arena);
    int code = command_options(argc + 1, arguments, list, cmd_export_txt, help_parts);

    options.what = arguments + optind;
    if (code < 0) code = open_game(&job);
    if (code < 0) code = check_options(job.rules, &options, argc + 1 - optind);
    if (code < 0)
        code = options.set     ? export_set(&job)
               : options.cards ? export_cards(&job)
                               : export_deck(&job);
    open_game_close(&job.open);
    arena_free(job.arena);
    return code;
}
