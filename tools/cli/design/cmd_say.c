// cmd_say.c -- cardwright say: what scripts do, in plain words.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/store/database.h"
#include "db/store/lookup.h"
#include "db/text/source.h"
#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"
#include "tools/phrases/phrases.h"

typedef struct {
    const char *db, *game, *wanted;
    bool todo;
} Options;

// One run of the command.
typedef struct {
    const Options *options;
    OpenGame open;
    Phrases *phrases;
    Arena *arena;
    int clauses, unsaid, cards, partly; // that were said, and what no phrases say
    int proved;                         // clauses whose text is read as the same
} Saying;

static void print_clause(const SaidClause *said, const StoredScript *script)
{
    if (said->text)
        terminal_tell(stdout, "  %4d  %s", said->line, said->text);
    else
        terminal_tell(stdout,
                      "  %4d ~ %s%s%s%s",
                      said->line,
                      script->summary ? script->summary : "",
                      said->why ? " (" : "",
                      said->why ? said->why : "",
                      said->why ? ")" : "");
}

// Prints the keywords of the card, each with what its script's comment says.
static void print_keywords(Saying *saying, const StoredCard *card)
{
    const FactColumns facts = fact_columns_of(loaded_game_rules(saying->open.game));
    const FactItems *keywords = &card->columns[facts.keywords];

    for (int i = 0; i < keywords->n; i++) {
        StoredScript script = {.kind = "keyword", .name = keywords->items[i].word};
        Err ignored = {0};
        const bool found =
            lookup_script(saying->open.store, saying->arena, &script, &ignored) > 0;

        terminal_tell(stdout,
                      "        [%s]%s%s%s",
                      fact_columns_item_text(saying->arena, &keywords->items[i]),
                      found && script.summary ? " (" : "",
                      found && script.summary ? script.summary : "",
                      found && script.summary ? ")" : "");
    }
}

static void say_script(Saying *saying, const StoredCard *card,
                       const StoredScript *script)
{
    SaidClause *list;
    const int n = phrases_say(
        saying->phrases, saying->arena, script->source, card->facts.type, &list);
    int unsaid = 0;

    for (int i = 0; i < n; i++) {
        unsaid += !list[i].text;
        saying->proved += list[i].proved;
    }
    saying->cards++;
    saying->clauses += n;
    saying->unsaid += unsaid;
    saying->partly += unsaid > 0;
    if (saying->options->todo && !unsaid) return;
    terminal_tell(stdout, "%s %s", script->name, card->facts.name);
    if (!saying->options->todo) print_keywords(saying, card);
    for (int i = 0; i < n; i++)
        if (!saying->options->todo || !list[i].text) print_clause(&list[i], script);
}

// Says the script of card [id], if it has one. Returns -1 with [err].
static int say_card(Saying *saying, int64_t id, Err *err)
{
    StoredCard card = {0};

    if (lookup_read_card(saying->open.store, id, saying->arena, &card, err)) return -1;
    StoredScript script = {.kind = "card", .name = card.facts.code};
    const int found = lookup_script(saying->open.store, saying->arena, &script, err);
    if (found < 0) return -1;
    if (found) {
        say_script(saying, &card, &script);
    } else if (!saying->options->todo) {
        terminal_tell(stdout, "%s %s", card.facts.code, card.facts.name);
        print_keywords(saying, &card);
    }
    return 0;
}

// Says all cards of the set that is called [wanted]. Returns how many, -1 with [err].
static int say_set(Saying *saying, const char *wanted, Err *err)
{
    StoredScript *scripts;
    const int n =
        lookup_scripts(saying->open.store, "card", saying->arena, &scripts, err);
    int said = 0;

    for (int i = 0; i < n; i++) {
        if (!scripts[i].set || strcasecmp(scripts[i].set, wanted) != 0) continue;
        const int64_t id = lookup_card(saying->open.store, scripts[i].name, err);
        if (id < 0 || (id && say_card(saying, id, err))) return -1;
        said++;
    }
    return n < 0 ? -1 : said;
}

// Reads all of the file at [path]. Returns NULL with [err].
static const char *read_file(Arena *arena, const char *path, Err *err)
{
    FILE *file = fopen(path, "rb");
    static char text[1 << 18];

    if (!file) {
        (void)err_set(err, CODE_MISSING, "%s: no such file", path);
        return NULL;
    }
    const size_t n = fread(text, 1, sizeof text, file);
    (void)fclose(file);
    if (n == sizeof text) {
        (void)err_set(err, CODE_DATA, "%s: the script is too long", path);
        return NULL;
    }
    return arena_text_n(arena, text, n);
}

static int say_file(Saying *saying, const char *path, Err *err)
{
    const char *text = read_file(saying->arena, path, err);
    StoredCard card = {.facts = {.name = path, .type = ""}};
    StoredScript script = {.kind = "card", .name = "", .source = text};

    if (!text) return -1;
    const char *code = strstr(text, "card \"");
    if (code) {
        code += strlen("card \"");
        script.name = arena_text_n(saying->arena, code, strcspn(code, "\"\n"));
        const int64_t id = lookup_card(saying->open.store, script.name, err);
        if (id < 0) return -1;
        if (id && lookup_read_card(saying->open.store, id, saying->arena, &card, err))
            return -1;
    }
    say_script(saying, &card, &script);
    return 0;
}

static int say_wanted(Saying *saying, Err *err)
{
    const char *wanted = saying->options->wanted;
    const size_t n = strlen(wanted);

    if (n > 4 && strcmp(wanted + n - 4, ".lua") == 0)
        return say_file(saying, wanted, err);
    const int of_set = say_set(saying, wanted, err);
    if (of_set) return of_set < 0 ? -1 : 0;
    const int64_t id = lookup_card(saying->open.store, wanted, err);
    if (id < 0) return -1;
    if (!id)
        return err_set(err, CODE_MISSING, "no card and no set is called '%s'", wanted);
    return say_card(saying, id, err);
}

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {
        {"db", &options->db}, {"game", &options->game}, {"todo", &options->todo}, {0}};
    const int code = command_options(argc, argv, list, cmd_say_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind != 1)
        return command_usage("say", "wants one card, set or file of a script");
    options->wanted = argv[optind];
    return -1;
}

int cmd_say(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};
    const int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    Saying saying = {.options = &options, .arena = arena_new()};
    int failed = open_game_hold(&saying.open, options.db, options.game, &err);
    if (!failed) {
        saying.phrases =
            phrases_open(saying.open.store, loaded_game_rules(saying.open.game), &err);
        failed = !saying.phrases || say_wanted(&saying, &err);
    }
    if (!failed && (saying.cards > 1 || options.todo))
        terminal_tell(stdout,
                      "%d cards, %d of them with a clause that no phrases say; %d "
                      "clauses, %d unsaid, %d read back as the same",
                      saying.cards,
                      saying.partly,
                      saying.clauses,
                      saying.unsaid,
                      saying.proved);
    phrases_close(saying.phrases);
    open_game_close(&saying.open);
    arena_free(saying.arena);
    return failed ? command_fail(&err) : CODE_OK;
}
