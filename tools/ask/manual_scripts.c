// manual_scripts.c -- adds to the manual the words that scripts of keywords and sets bring.
//
// The scripts are loaded as for a game. A faulty script brings no word.

#include <stdlib.h>
#include <string.h>

#include "db/store/lookup.h"
#include "scripting/language.h"
#include "tools/ask/manual_inside.h"

// The words that one script adds.
typedef struct {
    Manual *manual;
    const StoredScript *script;
    int completes; // a bit for the ClauseKind that the word's braces complete; 0: none
    const Library *library; // that knows what its statuses mean; NULL: none does
} Newcomers;

// Returns the comment above the line of [source] where the word gets its value, on one line;
// [otherwise] if there is none.
static const char *comment_of(Arena *arena, const char *source, const char *name,
                              const char *otherwise)
{
    const size_t n = strlen(name);
    const char *text = "";

    for (const char *line = source; line && *line;) {
        const char *at = line + strspn(line, " \t");
        const int length = (int)strcspn(at, "\n");

        if (!strncmp(at, "--", 2))
            text = arena_format(arena,
                                "%s%s%.*s",
                                text,
                                *text ? " " : "",
                                length - 2 - (int)strspn(at + 2, " "),
                                at + 2 + strspn(at + 2, " "));
        else if (!strncmp(at, name, n) && at[n + strspn(at + n, " ")] == '=' && *text)
            return text;
        else
            text = "";
        line = at + length + (at[length] == '\n');
    }
    return otherwise;
}

// Returns what the game says of a status of that name, else what the script does.
static const char *doc_of(const Newcomers *newcomers, const char *name)
{
    const Library *library = newcomers->library;
    const StoredScript *script = newcomers->script;
    const int status = library ? library_find_status(library, name) : -1;

    if (status >= 0 && library->status_docs[status])
        return library->status_docs[status];
    return comment_of(newcomers->manual->arena, script->source, name, script->summary);
}

static void tell_word(void *self, const NamedWord *word)
{
    const char *name = word->name;
    const Newcomers *newcomers = self;
    Manual *manual = newcomers->manual;

    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        if (entry->global && !strcmp(entry->name, name)) return;
    }
    manual_add(
        manual,
        (ManualEntry){
            .chapter = CHAPTER_SETS,
            .global = true,
            .clauses = newcomers->completes,
            .named = word->kind,
            .name = arena_text(manual->arena, name),
            .form = word->kind == NAMED_FUNCTION
                        ? arena_format(manual->arena, "%s(%s)", name, word->parameters)
                        : "",
            .where = newcomers->script->set,
            .doc = doc_of(newcomers, name)});
}

// Returns a bit for the kind of clause that the keyword completes; 0: none.
static int completed_by(const Library *library, const char *name)
{
    const uint8_t keyword = library_find_keyword(library, name);
    const ClauseId clause = keyword ? library->keywords[keyword].governs_clause : 0;

    return clause ? 1 << library->clauses[clause].kind : 0;
}

// Adds the facts of the tokens, which scripts of words and keywords may name.
static int add_tokens(Manual *manual, Library *library, Store *store, Err *err)
{
    const CardWord token = {COLUMN_SUPERTYPES, "Token"};
    int64_t *ids;
    const int n = lookup_set_cards_with(store, token, manual->arena, &ids, err);
    char why[200];

    for (int i = 0; i < n; i++) {
        StoredCard card = {0};

        if (lookup_read_card(store, ids[i], manual->arena, &card, err)) return -1;
        (void)library_add_card(library, &card.facts, why, sizeof why);
    }
    return n < 0 ? -1 : 0;
}

// Adds a counter that a script declares: a number of queries, and a key of costs.
static void add_counter(Newcomers *newcomers, const char *name, const char *of)
{
    Manual *manual = newcomers->manual;
    ManualEntry entry = {.chapter = CHAPTER_FIELDS,
                         .name = arena_text(manual->arena, name),
                         .where = of,
                         .doc = newcomers->script->summary};

    manual_add(manual, entry);
    entry.chapter = CHAPTER_COSTS;
    entry.form = "number";
    entry.where = newcomers->script->set;
    manual_add(manual, entry);
}

// Adds the counters that the script brought to a library that was as [before].
static void add_counters(Newcomers *newcomers, const Library *library,
                         const LibraryExtent *before)
{
    for (int i = before->counters; i < library->player_counters_n; i++)
        add_counter(newcomers, library->player_counters[i], "players");
    for (int i = before->thing_counters; i < library->thing_counters_n; i++)
        add_counter(newcomers, library->thing_counters[i], "things");
}

// Adds the statuses that the script brought to a library that had [before] of them, each a
// key of costs.
static void add_statuses(Newcomers *newcomers, const Library *library, int before)
{
    Manual *manual = newcomers->manual;

    for (int i = before; library->rules->status_action && i < library->statuses_n; i++)
        manual_add(
            manual,
            (ManualEntry){.chapter = CHAPTER_COSTS,
                          .name = arena_text(manual->arena, library->statuses[i]),
                          .form = "query",
                          .where = newcomers->script->set,
                          .doc = newcomers->script->summary});
}

// The source of scripts, and the records that they fill.
typedef struct {
    Store *store;
    Host *host;
    const Library *library;
} Loading;

// Loads the scripts of one kind, in order, and adds the words of each. A faulty script
// adds none; the import has reported it.
static int add_scripts(Manual *manual, const Loading *from, const char *kind, Err *err)
{
    StoredScript *scripts;
    const int n = lookup_scripts(from->store, kind, manual->arena, &scripts, err);
    const bool keywords = !strcmp(kind, "keyword");
    Err fault = {0};

    for (int i = 0; i < n; i++) {
        const StoredScript *script = &scripts[i];
        const LibraryExtent before = library_extent(from->library);
        Newcomers newcomers = {.manual = manual, .script = script};

        if (host_load(from->host,
                      &(ScriptSource){.kind = kind,
                                      .name = script->name,
                                      .path = script->path,
                                      .source = script->source,
                                      .size = script->size},
                      &fault))
            continue;
        if (keywords)
            manual_add(manual,
                       (ManualEntry){.chapter = CHAPTER_KEYWORDS,
                                     .name = script->name,
                                     .where = script->set,
                                     .doc = script->summary});
        if (keywords) newcomers.completes = completed_by(from->library, script->name);
        language_words(from->host, tell_word, &newcomers);
        add_counters(&newcomers, from->library, &before);
        add_statuses(&newcomers, from->library, before.statuses);
    }
    return n < 0 ? -1 : 0;
}

// Adds the words that the rules of a game in Lua give themselves and its cards.
static void add_rules(Manual *manual, const Loading *from, const char *game)
{
    const StoredScript rules = {.set = game, .summary = "a word of the game's rules"};
    Newcomers newcomers = {
        .manual = manual, .script = &rules, .library = from->library};

    language_words(from->host, tell_word, &newcomers);
}

static int by_name(const void *a, const void *b)
{
    const ManualEntry *one = a, *other = b;
    const int order = (int)one->chapter - (int)other->chapter;

    return order ? order : strcmp(one->name, other->name);
}

int manual_add_store(Manual *manual, LoadedGame *game, Store *store, Err *err)
{
    const Rules *rules = loaded_game_rules(game);
    const int first = manual->n;
    // A game in Lua has a host already, which knows its own words.
    Library *library = loaded_game_library(game) ? NULL : library_new(rules);
    Host *own = library ? host_new(rules, library, err) : NULL;
    Host *host = library ? own : loaded_game_host(game);
    const Loading from = {store, host, library ? library : loaded_game_library(game)};
    if (host && !library) add_rules(manual, &from, rules->game);
    int failed = (library && (!own || add_tokens(manual, library, store, err))) ||
                 (host && (add_scripts(manual, &from, "words", err) ||
                           add_scripts(manual, &from, "keyword", err)));

    if (own) host_free(own);
    if (library) library_free(library);
    // Lua lists its words in an order that varies from run to run.
    qsort(manual->entries + first,
          (size_t)(manual->n - first),
          sizeof *manual->entries,
          by_name);
    if (!failed && manual->full)
        return err_set(err,
                       CODE_DATA,
                       "the sets bring too many words: the manual has room for %d",
                       MANUAL_ENTRIES_MAX);
    return failed ? -1 : 0;
}

int manual_read_game(Manual *manual, LoadedGame *game, Store *store, Err *err)
{
    manual_fill(manual, loaded_game_rules(game));
    if (loaded_game_library(game)) manual_add_game(manual);
    return manual_add_store(manual, game, store, err);
}

int manual_read(Manual *manual, OpenGame *open, const char *db, const char *game,
                Err *err)
{
    if (open_game_read(open, db, game, err)) return -1;
    return manual_read_game(manual, open->game, open->store, err);
}
