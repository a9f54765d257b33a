// cmd_words.c -- cardwright words: explains the words of the card language.
//
// Without a database the manual still has the words of the language and of the game.

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "db/store/database.h"
#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "scripting/game/game_script.h"
#include "tools/ask/game_page.h"
#include "tools/ask/manual.h"
#include "tools/ask/say.h"
#include "tools/catalog/games.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"

typedef enum {
    FORM_TEXT,
    FORM_JSON,
    FORM_MARKDOWN,
    FORM_LUACHECK,
    FORM_LIMITS,
    FORM_GAMES,
    FORM_PAGE
} Form;

typedef struct {
    const char *db;   // NULL: none
    const char *game; // as --game names it
    Form form;
    const char *say;  // a question, NULL: none
    const char *word; // NULL: all
} Options;

// Reads the options. Returns -1 to go on, else an exit code.
static int read_options(int argc, char **argv, Options *options)
{
    static char usual[4096];
    bool json = false, markdown = false, luacheck = false, limits = false;
    bool games = false, page = false;
    const CommandOption list[] = {{"db", &options->db},
                                  {"game", &options->game},
                                  {"say", &options->say},
                                  {"json", &json},
                                  {"markdown", &markdown},
                                  {"luacheck", &luacheck},
                                  {"limits", &limits},
                                  {"games", &games},
                                  {"page", &page},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_words_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind > 1) return command_usage("words", "wants one word at most");
    if (options->say &&
        (argc > optind || markdown || luacheck || limits || games || page))
        return command_usage("words", "--say wants no word, and only --json beside it");
    if (json + markdown + luacheck + limits + games + page > 1)
        return command_usage("words",
                             "wants at most one of --json, --markdown, --luacheck, "
                             "--limits, --games, --page");
    options->form = json       ? FORM_JSON
                    : markdown ? FORM_MARKDOWN
                    : luacheck ? FORM_LUACHECK
                    : limits   ? FORM_LIMITS
                    : games    ? FORM_GAMES
                    : page     ? FORM_PAGE
                               : FORM_TEXT;
    options->word = argv[optind];
    if (options->db || options->game || markdown || limits || games) return -1;
    database_path(usual, sizeof usual);
    if (!access(usual, R_OK)) options->db = usual;
    if (page && !options->db)
        return command_usage("words", "--page wants --game or --db");
    return -1;
}

static bool is_wanted(const Options *options, const ManualEntry *entry)
{
    char wanted[NAME_BYTES_MAX], name[NAME_BYTES_MAX];

    if (!options->word) return true;
    name_match_fold(options->word, wanted, sizeof wanted);
    name_match_fold(entry->name, name, sizeof name);
    return !strcmp(wanted, name);
}

static void print_list(const Manual *manual)
{
    for (int chapter = 0; chapter < CHAPTERS; chapter++) {
        bool begun = false;

        for (int i = 0; i < manual->n; i++) {
            const ManualEntry *entry = &manual->entries[i];

            if ((int)entry->chapter != chapter) continue;
            if (!begun && chapter) terminal_tell(stdout, "%s", "");
            if (!begun) terminal_tell(stdout, "%s", manual_heading(entry->chapter));
            begun = true;
            terminal_tell(
                stdout, "  %-16s %s", entry->name, entry->doc ? entry->doc : "");
        }
    }
}

static void print_detail(const char *name, const char *text)
{
    if (*text) terminal_tell(stdout, "  %-8s %s", name, text);
}

static void print_entry(const ManualEntry *entry)
{
    terminal_tell(stdout, "%s, %s", entry->name, manual_order(entry->chapter));
    print_detail("Meaning", entry->doc ? entry->doc : "");
    print_detail("Written", entry->form);
    print_detail(manual_where(entry->chapter), entry->where);
    print_detail("Rule", entry->rule);
}

static void print_script(const Said *said)
{
    terminal_tell(stdout, "%s", "");
    terminal_tell(stdout, "%s (%s):", said->name, said->where);
    for (const char *line = said->script; *line;) {
        const int n = (int)strcspn(line, "\n");

        terminal_tell(stdout, "  %.*s", n, line);
        line += n + (line[n] == '\n');
    }
}

// Prints the answers, and the script of the first recipe below them.
static void print_said(const SayAnswer *answer)
{
    const Said *recipe = NULL;

    if (*answer->read_as) terminal_tell(stdout, "read as %s", answer->read_as);
    for (int i = 0; i < answer->n; i++) {
        const Said *said = &answer->list[i];

        if (said->kind == SAID_RECIPE) {
            terminal_tell(stdout, "recipe  %s", said->name);
            if (!recipe) recipe = said;
        } else {
            terminal_tell(stdout,
                          "%-6s  %s (%s): %.*s",
                          say_kind(said->kind),
                          said->name,
                          said->where,
                          (int)strcspn(said->says, "\n"),
                          said->says);
        }
    }
    if (recipe) print_script(recipe);
}

// Prints what says [text]. Returns an exit code.
static int show_said(const Manual *manual, const OpenGame *open, const char *text,
                     Form form)
{
    Err err = {0};
    SayAnswer answer;
    const SayQuestion question = {manual->arena,
                                  manual,
                                  open->store,
                                  open->game ? loaded_game_rules(open->game)
                                             : games_find(NULL),
                                  text};

    if (say_find(&question, &answer, &err)) return command_fail(&err);
    if (form == FORM_TEXT) {
        print_said(&answer);
        return CODE_OK;
    }
    json_t *json = say_json(&answer);
    json_dumpf(json, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(json);
    return CODE_OK;
}

// Says that there is no such word, and shows what says it.
static int refuse_word(const Manual *manual, const OpenGame *open,
                       const Options *options)
{
    const char *word = options->word;
    NameMatch nearest;
    Err err = {0};

    name_match_start(&nearest, word);
    for (int i = 0; i < manual->n; i++)
        name_match_offer(&nearest, manual->entries[i].name);
    (void)err_set(&err,
                  CODE_DATA,
                  "no word '%s'%s",
                  word,
                  text_hint(name_match_best(&nearest)).text);
    (void)show_said(manual, open, word, options->form);
    return command_fail(&err);
}

// Shows the entries of the word that the user asked for, or all, one after another.
static int show_entries(const Manual *manual, const OpenGame *open,
                        const Options *options)
{
    json_t *array = json_array();
    int found = 0;

    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        if (!is_wanted(options, entry)) continue;
        if (found++ && options->form == FORM_TEXT) putchar('\n');
        if (options->form == FORM_TEXT)
            print_entry(entry);
        else
            json_array_append_new(array, manual_json(entry));
    }
    if (found && options->form == FORM_JSON) {
        json_dumpf(array, stdout, JSON_COMPACT);
        putchar('\n');
    }
    json_decref(array);
    return found ? CODE_OK : refuse_word(manual, open, options);
}

static int show_words(const Manual *manual, const OpenGame *open,
                      const Options *options)
{
    const bool games = options->form == FORM_GAMES;

    if (games || options->form == FORM_MARKDOWN || options->form == FORM_LUACHECK)
        terminal_pass_results();
    if (games || options->form == FORM_MARKDOWN) {
        manual_markdown(manual, games, stdout);
    } else if (options->form == FORM_LUACHECK) {
        manual_luacheck(manual, stdout);
    } else if (options->form == FORM_LIMITS) {
        manual_limits(stdout);
    } else if (options->form == FORM_TEXT && !options->word) {
        print_list(manual);
    } else {
        return show_entries(manual, open, options);
    }
    return CODE_OK;
}

// Prints the page of the current game.
static int show_page(const OpenGame *open)
{
    Err err = {0};

    terminal_pass_results();
    return game_page_print(open, stdout, &err) ? command_fail(&err) : CODE_OK;
}

// Adds what every game in Lua has. Texts of these rows are the program's.
static void add_games(Manual *manual)
{
    GameScript *script = game_script_empty();

    manual_fill(manual, &game_script_game(script)->rules);
    manual_add_game(manual);
    game_script_free(script);
}

int cmd_words(int argc, char **argv)
{
    static Manual manual;
    Options options = {0};
    OpenGame open = {0};
    Err err = {0};
    int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    manual.arena = arena_new();
    if (options.form == FORM_GAMES)
        add_games(&manual);
    else if (!options.db && !options.game)
        manual_fill(&manual, games_find(NULL));
    if ((options.db || options.game) &&
        manual_read(&manual, &open, options.db, options.game, &err))
        code = command_fail(&err);
    else if (options.form == FORM_PAGE)
        code = show_page(&open);
    else if (options.say)
        code = show_said(&manual, &open, options.say, options.form);
    else
        code = show_words(&manual, &open, &options);
    open_game_close(&open);
    arena_free(manual.arena);
    return code;
}
