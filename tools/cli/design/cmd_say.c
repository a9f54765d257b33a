// cmd_say.c -- cardwright say: what scripts do, in plain words.
//
// Text and JSON come from the same CardSaid. A script that cannot be read is told at its place; those of a
// set go on after it, and the command fails in the end.

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/folders/set_script.h"
#include "db/text/file.h"
#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/phrases/card_said.h"

typedef struct {
    const char *db, *game, *wanted;
    const char *language; // NULL: English
    bool todo, json;
} Options;

// One run of the command.
typedef struct {
    const Options *options;
    OpenGame open;
    Speaker speaker;
    Arena *arena;
    json_t *list;                       // of cards, for JSON
    int clauses, unsaid, cards, partly; // that were said, and what no phrases say
    int proved;                         // clauses whose text is read as the same
    int refused;                        // scripts that cannot be read
} Saying;

static void print_clause(const SaidClause *said, const char *comment)
{
    if (said->text)
        terminal_tell(stdout, "  %4d  %s", said->line, said->text);
    else if (said->todo)
        terminal_tell(
            stdout, "  %4d ~ todo, nobody understood: %s", said->line, said->todo);
    else
        terminal_tell(stdout,
                      "  %4d ~ %s%s%s%s",
                      said->line,
                      comment ? comment : "",
                      said->why ? " (" : "",
                      said->why ? said->why : "",
                      said->why ? ")" : "");
}

static json_t *json_of_clause(const SaidClause *said, int number, const char *comment)
{
    json_t *json = json_object();

    json_object_set_new(json, "clause", json_integer(number));
    json_object_set_new(json, "line", json_integer(said->line));
    json_object_set_new(json, "said", json_boolean(said->text));
    json_object_set_new(json, "text", json_safe_text(said->text));
    json_object_set_new(json, "comment", json_safe_text(said->text ? NULL : comment));
    json_object_set_new(json, "why", json_safe_text(said->why));
    json_object_set_new(json, "read_back", json_boolean(said->proved));
    json_object_set_new(json, "todo", json_safe_text(said->todo));
    return json;
}

// A keyword of a card, with what its script's comment says.
typedef struct {
    const char *name, *comment; // NULL: no comment
} SaidKeyword;

// Returns keyword [i] of the card.
static SaidKeyword keyword_of(const Saying *saying, const FactItem *item)
{
    StoredScript script = {.kind = "keyword", .name = item->word};
    Err ignored = {0};
    const bool found =
        lookup_script(saying->open.store, saying->arena, &script, &ignored) > 0;

    return (SaidKeyword){fact_columns_item_text(saying->arena, item),
                         found ? script.summary : NULL};
}

static const FactItems *keywords_of(const Saying *saying, const StoredCard *card)
{
    const FactColumns facts = fact_columns_of(loaded_game_rules(saying->open.game));

    return &card->columns[facts.keywords];
}

// Prints the card, and only what no phrases say if that is asked for.
static void print_card(const Saying *saying, const StoredCard *card,
                       const CardSaid *said)
{
    const FactItems *keywords = keywords_of(saying, card);
    const bool todo = saying->options->todo;

    terminal_tell(stdout, "%s %s", said->code, said->name);
    for (int i = 0; !todo && i < keywords->n; i++) {
        const SaidKeyword keyword = keyword_of(saying, &keywords->items[i]);

        terminal_tell(stdout,
                      "        [%s]%s%s%s",
                      keyword.name,
                      keyword.comment ? " (" : "",
                      keyword.comment ? keyword.comment : "",
                      keyword.comment ? ")" : "");
    }
    for (int i = 0; i < said->n; i++)
        if (!todo || !said->clauses[i].text)
            print_clause(&said->clauses[i], said->comment);
}

// Adds the card to the list, and only what no phrases say if that is asked for.
static void add_card(const Saying *saying, const StoredCard *card, const CardSaid *said)
{
    const FactItems *keywords = keywords_of(saying, card);
    const bool todo = saying->options->todo;
    json_t *json = json_object(), *words = json_array(), *clauses = json_array();

    for (int i = 0; !todo && i < keywords->n; i++) {
        const SaidKeyword keyword = keyword_of(saying, &keywords->items[i]);
        json_t *word = json_object();

        json_object_set_new(word, "keyword", json_safe_text(keyword.name));
        json_object_set_new(word, "comment", json_safe_text(keyword.comment));
        json_array_append_new(words, word);
    }
    for (int i = 0; i < said->n; i++)
        if (!todo || !said->clauses[i].text)
            json_array_append_new(
                clauses, json_of_clause(&said->clauses[i], i + 1, said->comment));
    json_object_set_new(json, "card", json_safe_text(said->code));
    json_object_set_new(json, "name", json_safe_text(said->name));
    json_object_set_new(json, "script", json_safe_text(said->path));
    json_object_set_new(json, "keywords", words);
    json_object_set_new(json, "clauses", clauses);
    json_array_append_new(saying->list, json);
}

// Counts and shows what the card says.
static void show_card(Saying *saying, const StoredCard *card, const CardSaid *said)
{
    for (int i = 0; i < said->n; i++) saying->proved += said->clauses[i].proved;
    saying->cards++;
    saying->clauses += said->n;
    saying->unsaid += said->unsaid;
    saying->partly += said->unsaid > 0;
    if (saying->options->todo && !said->unsaid) return;
    if (saying->list)
        add_card(saying, card, said);
    else
        print_card(saying, card, said);
}

// Fails where the script cannot be read, with its place. Of a whole set that is told, and the next card follows.
static int refuse_card(Saying *saying, bool of_many, Err *err)
{
    if (!of_many || err->code != CODE_DATA) return -1;
    terminal_tell(stderr, "%s", err->text);
    saying->refused++;
    return 0;
}

// Says the script of card [id], if it has one. Returns -1 with [err].
static int say_card(Saying *saying, int64_t id, bool of_many, Err *err)
{
    StoredCard card = {0};
    CardSaid said;

    if (lookup_read_card(saying->open.store, id, saying->arena, &card, err)) return -1;
    if (card_said(&saying->speaker, saying->arena, &card, &said, err))
        return refuse_card(saying, of_many, err);
    show_card(saying, &card, &said);
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
        if (id < 0 || (id && say_card(saying, id, true, err))) return -1;
        said++;
    }
    return n < 0 ? -1 : said;
}

// Reads the script at [path], whose card the database may know. Returns NULL with [err].
static const char *read_script(Saying *saying, const char *path, Err *err)
{
    SetScript script = {.path = path, .named = true};
    const char *wrong = set_script_read(&script, saying->arena);

    if (!wrong) return script.source;
    if (file_is_there(path))
        (void)err_set(err, CODE_DATA, "%s: expected %s", path, wrong);
    else
        (void)err_set(err, CODE_MISSING, "%s: no such file", path);
    return NULL;
}

static int say_file(Saying *saying, const char *path, Err *err)
{
    StoredCard card = {.facts = {.code = "", .name = path, .type = ""}};
    const char *source = read_script(saying, path, err);
    CardSaid said;

    if (!source) return -1;
    const char *code = set_script_named(saying->arena, source, "card");
    const int64_t id = code ? lookup_card(saying->open.store, code, err) : 0;
    if (id < 0 ||
        (id && lookup_read_card(saying->open.store, id, saying->arena, &card, err)))
        return -1;
    const SayScript script = {.path = path,
                              .source = source,
                              .type = card.facts.type,
                              .comment =
                                  set_script_summary(saying->arena, source, code)};
    if (card_said_script(&saying->speaker, saying->arena, &script, &said, err))
        return -1;
    said.code = code ? code : "";
    said.name = card.facts.name;
    show_card(saying, &card, &said);
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
    return say_card(saying, id, false, err);
}

static int read_options(int argc, char **argv, Options *options)
{
    const CommandOption list[] = {{"db", &options->db},
                                  {"game", &options->game},
                                  {"lang", &options->language},
                                  {"todo", &options->todo},
                                  {"json", &options->json},
                                  {0}};
    const int code = command_options(argc, argv, list, cmd_say_txt, NULL);

    if (code >= 0) return code;
    if (argc - optind != 1)
        return command_usage("say", "wants one card, set or file of a script");
    options->wanted = argv[optind];
    return -1;
}

static void print_counts(const Saying *saying)
{
    if (saying->cards <= 1 && !saying->options->todo) return;
    terminal_tell(stdout,
                  "%d cards, %d of them with a clause that no phrases say; %d clauses, "
                  "%d unsaid, %d read back as the same",
                  saying->cards,
                  saying->partly,
                  saying->clauses,
                  saying->unsaid,
                  saying->proved);
}

static void print_json(const Saying *saying)
{
    json_t *json = json_object();

    json_object_set(json, "cards", saying->list);
    json_object_set_new(json, "cards_said", json_integer(saying->cards));
    json_object_set_new(json, "cards_with_unsaid", json_integer(saying->partly));
    json_object_set_new(json, "clauses", json_integer(saying->clauses));
    json_object_set_new(json, "unsaid", json_integer(saying->unsaid));
    json_object_set_new(json, "read_back", json_integer(saying->proved));
    json_dumpf(json, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(json);
}

// Opens the game and says what is wanted. Returns -1 with [err].
static int say_all(Saying *saying, Err *err)
{
    const Options *options = saying->options;

    if (open_game_hold(&saying->open, options->db, options->game, err)) return -1;
    saying->speaker.store = saying->open.store;
    saying->speaker.rules = loaded_game_rules(saying->open.game);
    saying->speaker.phrases =
        phrases_open_in(saying->open.store,
                        saying->speaker.rules,
                        options->language ? options->language : "en",
                        err);
    if (!saying->speaker.phrases || say_wanted(saying, err)) return -1;
    if (saying->list)
        print_json(saying);
    else
        print_counts(saying);
    if (saying->refused)
        return err_set(err,
                       CODE_DATA,
                       "%d script%s cannot be read",
                       saying->refused,
                       saying->refused == 1 ? "" : "s");
    return 0;
}

int cmd_say(int argc, char **argv)
{
    Options options = {0};
    Err err = {0};
    const int code = read_options(argc, argv, &options);

    if (code >= 0) return code;
    Saying saying = {.options = &options,
                     .arena = arena_new(),
                     .list = options.json ? json_array() : NULL};
    const int failed = say_all(&saying, &err);
    card_said_end(&saying.speaker);
    open_game_close(&saying.open);
    arena_free(saying.arena);
    json_decref(saying.list);
    return failed ? command_fail(&err) : CODE_OK;
}
