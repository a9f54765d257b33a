// manual.c -- collects the entries of the manual of the card language.
//
// An entry's text comes from the row of the word, so the manual cannot differ from the
// engine. Only scripts bring words of their own; a faulty script brings none.

#include "tools/ask/manual.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/lookup.h"
#include "engine/kernel/abilities/reading.h"
#include "scripting/game/game_language.h"
#include "scripting/language.h"
#include "tools/view/takes_text.h"

static const struct {
    const char *heading, *kind, *lead;
    const char *where; // what ManualEntry.where says; NULL: the clauses it may stand in
} chapters[CHAPTERS] = {
    [CHAPTER_CLAUSES] = {"Clauses", "clause", "One for each sentence of a card.", NULL},
    [CHAPTER_KEYS] = {"Keys of clauses",
                      "key",
                      "Written `key = value` in a clause.",
                      NULL},
    [CHAPTER_FLAGS] = {"Flags of clauses", "flag", "Stand alone in a clause.", NULL},
    [CHAPTER_KINDS] = {"Kinds",
                       "kind",
                       "Begin a query: alone, or with braces that say more.",
                       NULL},
    [CHAPTER_QUERY_KEYS] =
        {"Keys of queries",
         "query key",
         "Written `key = value` in the braces of a query, as are the "
         "fields.",
         NULL},
    [CHAPTER_ROLES] = {"Roles and parts of queries",
                       "role",
                       "They mean the same in data and in `run`.",
                       NULL},
    [CHAPTER_ADJECTIVES] = {"Adjectives", "adjective", "Stand alone in a query.", "Of"},
    [CHAPTER_FIELDS] =
        {"Fields",
         "field",
         "Numbers that a query compares; also the counters that sets name "
         "with `player_counter`.",
         "Of"},
    [CHAPTER_FACTS] =
        {"Facts of cards",
         "fact",
         "Columns of card lists, and fields of searches with `cardwright cards`.",
         "Search"},
    [CHAPTER_ZONES] = {"Zones",
                       "zone",
                       "Places for `at`, `from`, `to`, `works_in`.",
                       NULL},
    [CHAPTER_EVENTS] =
        {"Events",
         "event",
         "Keys of a pattern. The value finds the player or thing that it "
         "happens to.",
         NULL},
    [CHAPTER_QUESTIONS] = {"Questions",
                           "question",
                           "Keys of a `passive`: the value is the answer for its "
                           "subject.",
                           "Several"},
    [CHAPTER_COSTS] = {"Costs",
                       "part of a cost",
                       "Keys in the braces of a cost.",
                       NULL},
    [CHAPTER_VERBS] =
        {"Verbs",
         "verb",
         "Only in `run`. A parameter in brackets may be left out, or given "
         "without those before it. A player given last is the one who acts. "
         "*Takes* says what things, places, words and clauses may be given; others "
         "are refused at load where the script shows them, else the verb passes "
         "over them and the log says so.",
         "Takes"},
    [CHAPTER_READINGS] =
        {"Readings",
         "reading",
         "Numbers in `run`. In data they stand for a number that is read in play.",
         NULL},
    [CHAPTER_WORDS] = {"Words", "word", "Values of verbs and answers.", NULL},
    [CHAPTER_BUILDERS] = {"Builders",
                          "builder",
                          "Make conditions, amounts, terms.",
                          NULL},
    [CHAPTER_KEYWORDS] = {"Keywords", "keyword", "Scripts of the database.", "Set"},
    [CHAPTER_SETS] = {"Words of keywords and sets",
                      "word",
                      "Scripts of the database add these.",
                      "Set"},
    [CHAPTER_RENAMED] = {"Words of earlier levels",
                         "old word",
                         "Scripts of sets with a lower `api` use these.",
                         NULL},
    [CHAPTER_GAME_KEYS] = {"Keys of game.lua",
                           "key of game.lua",
                           "Written `key = value` in `game \"name\" { … }`. Rows are a "
                           "list of `{ \"name\", words, key = value }`; a row with "
                           "nothing but a name may be the name alone.",
                           NULL},
    [CHAPTER_GAME_WORDS] = {"Words of rows",
                            "word of rows",
                            "Stand alone in a row of game.lua.",
                            "Rows of"},
    [CHAPTER_GAME_FIELDS] = {"Keys of rows",
                             "key of rows",
                             "Written `key = value` in a row of game.lua.",
                             "Rows of"},
};

const char *manual_heading(Chapter chapter)
{
    return chapters[chapter].heading;
}

const char *manual_order(Chapter chapter)
{
    return chapters[chapter].kind;
}

const char *manual_lead(Chapter chapter)
{
    return chapters[chapter].lead;
}

const char *manual_where(Chapter chapter)
{
    return chapters[chapter].where ? chapters[chapter].where : "In";
}

static void add(Manual *manual, ManualEntry entry)
{
    manual->full = manual->n == MANUAL_ENTRIES_MAX;
    if (manual->full) return;
    if (!entry.form) entry.form = "";
    if (!entry.where) entry.where = "";
    if (!entry.rule) entry.rule = "";
    manual->entries[manual->n++] = entry;
}

// Returns "when, as, instead": the clauses of a set of bits.
static const char *clause_list(Manual *manual, int clauses)
{
    const char *list = "";

    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        if (!(clauses >> kind & 1)) continue;
        list = arena_format(
            manual->arena, "%s%s%s", list, *list ? ", " : "", language_clause(kind));
    }
    return list;
}

static void add_language(Manual *manual)
{
    static const Chapter chapter_of[] = {
        [LANGUAGE_CLAUSE] = CHAPTER_CLAUSES,
        [LANGUAGE_KEY] = CHAPTER_KEYS,
        [LANGUAGE_FLAG] = CHAPTER_FLAGS,
        [LANGUAGE_QUERY_KEY] = CHAPTER_QUERY_KEYS,
        [LANGUAGE_BUILDER] = CHAPTER_BUILDERS,
        [LANGUAGE_ROLE] = CHAPTER_ROLES,
        [LANGUAGE_KEYWORD_FLAG] = CHAPTER_FLAGS,
        [LANGUAGE_KEYWORD_KEY] = CHAPTER_KEYS,
        [LANGUAGE_RENAMED] = CHAPTER_RENAMED,
    };
    int n;
    const LanguageRow *rows = language_rows(&n);

    for (int i = 0; i < n; i++) {
        const LanguageRow *row = &rows[i];
        const bool of_keyword =
            row->kind == LANGUAGE_KEYWORD_FLAG || row->kind == LANGUAGE_KEYWORD_KEY;
        const bool key = row->kind == LANGUAGE_KEY || row->kind == LANGUAGE_QUERY_KEY ||
                         row->kind == LANGUAGE_KEYWORD_KEY ||
                         row->kind == LANGUAGE_RENAMED;
        const char *where = clause_list(manual, row->clauses);

        if (of_keyword) where = "keyword";
        if (row->kind == LANGUAGE_FLAG && !row->clauses) where = "modes";
        add(manual,
            (ManualEntry){.chapter = chapter_of[row->kind],
                          .global = !key,
                          .clauses = row->clauses,
                          .name = row->name,
                          .form = row->form,
                          .where = where,
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

static void add_nouns(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->kinds_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_KINDS,
                          .global = true,
                          .name = rules->kinds[i].name,
                          .doc = rules->kinds[i].doc});
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];
        const char *of = !reading_adjective_of_things(row) ? "players"
                         : row->of_player                  ? ""
                                                           : "things";

        add(manual,
            (ManualEntry){.chapter = CHAPTER_ADJECTIVES,
                          .global = true,
                          .name = row->name,
                          .where = of,
                          .doc = row->doc});
    }
    for (int i = 0; i < rules->zones_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_ZONES,
                          .global = true,
                          .name = rules->zones[i].name,
                          .doc = rules->zones[i].doc});
}

// Adds the words of a fact. Queries ask for them by a key as well.
static void add_words_of_fact(Manual *manual, const FactRow *row)
{
    const char *form = "";

    for (int i = 0; i < row->vocabulary_n; i++)
        form = arena_format(
            manual->arena, "%s%s%s", form, i ? "; " : "", row->vocabulary[i].name);
    add(manual,
        (ManualEntry){.chapter = CHAPTER_FACTS,
                      .name = row->name,
                      .form = form,
                      .where = row->search,
                      .doc = row->doc});
    if (!row->search) return;
    add(manual,
        (ManualEntry){
            .chapter = CHAPTER_QUERY_KEYS,
            .name = row->search,
            .form = row->vocabulary_n
                        ? arena_format(manual->arena, "\"%s\"", row->vocabulary[0].name)
                        : "\"word\"",
            .doc =
                arena_format(manual->arena, "has that word among its %s", row->name)});
}

static void add_facts(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (row->kind != FACT_NUMBER) {
            add_words_of_fact(manual, row);
            continue;
        }
        add(manual,
            (ManualEntry){
                .chapter = CHAPTER_FACTS,
                .name = row->name,
                .form = arena_format(manual->arena, "%d to %d", row->least, row->most),
                .where = row->search,
                .doc = row->doc});
    }
}

static void add_numbers(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->fields_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_FIELDS,
                          .name = rules->fields[i].name,
                          .where =
                              reading_is_of_things(rules, i) ? "things" : "players",
                          .doc = rules->fields[i].doc});
    for (int i = 0; i < rules->resources_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_COSTS,
                          .name = rules->resources[i].name,
                          .form = "number, any_number",
                          .doc = rules->resources[i].doc});
    for (int i = 0; i < rules->cost_actions_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_COSTS,
                          .name = rules->cost_actions[i].name,
                          .form = rules->cost_actions[i].counts ? "amount" : "query",
                          .doc = rules->cost_actions[i].doc});
    for (int i = 0; i < rules->words_n; i++)
        add(manual,
            (ManualEntry){.chapter = CHAPTER_WORDS,
                          .global = true,
                          .name = rules->words[i].name,
                          .doc = rules->words[i].doc});
}

// Returns the clauses that may name the event, one bit for each.
static int asked_in(const EventRow *row)
{
    int clauses = 1 << CLAUSE_WHEN | 1 << CLAUSE_HAPPENED;

    if (row->flags & EVENT_CAN) clauses |= 1 << CLAUSE_CAN;
    if (row->flags & EVENT_CANNOT) clauses |= 1 << CLAUSE_CANNOT;
    if (row->flags & EVENT_AS) clauses |= 1 << CLAUSE_AS;
    if (row->flags & EVENT_INSTEAD) clauses |= 1 << CLAUSE_INSTEAD;
    return clauses;
}

static void add_events(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->events_n; i++) {
        const EventRow *row = &rules->events[i];
        const bool object = row->flags & EVENT_OF_OBJECT;
        const bool player = row->flags & EVENT_OF_PLAYER;

        if (row->flags & EVENT_TOLD) continue;
        add(manual,
            (ManualEntry){.chapter = CHAPTER_EVENTS,
                          .clauses = asked_in(row),
                          .name = row->name,
                          .form = object && player ? "things or players"
                                  : player         ? "players"
                                                   : "things",
                          .where = clause_list(manual, asked_in(row)),
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

static void add_questions(Manual *manual, const Rules *rules)
{
    static const char grants[] = "\"Keyword n\", clause, abilities_of(…), or a list";
    static const char *const answers[] = {[ANSWER_AMOUNT] = "number or reading",
                                          [ANSWER_COST] = "cost, with signs",
                                          [ANSWER_WORD] = "word",
                                          [ANSWER_GRANTS] = grants,
                                          [ANSWER_KEYWORD] = "\"Keyword\"",
                                          [ANSWER_LOSSES] =
                                              "\"Keyword\", all, or a list",
                                          [ANSWER_YES] = "stands alone"};
    static const char *const sums[] = {[SUM_ADD] = "add up",
                                       [SUM_LIST] = "all count",
                                       [SUM_LAST] = "the last counts",
                                       [SUM_LEAST] = "the least counts",
                                       [SUM_TIMES] = "multiply",
                                       [SUM_MOST] = "the most counts"};

    for (int i = 0; i < rules->questions_n; i++) {
        const QuestionRow *row = &rules->questions[i];

        add(manual,
            (ManualEntry){.chapter = CHAPTER_QUESTIONS,
                          .global = row->answer == ANSWER_YES,
                          .name = row->name,
                          .form = answers[row->answer],
                          .where = sums[row->sum],
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

// Returns what a parameter takes, without its article.
static const char *noun_of(char letter, bool optional)
{
    const char *noun = language_argument(letter);

    if (letter == 'W') return "term";
    if (letter == 'X' && !optional) return "number or things";
    if (!strncmp(noun, "a ", 2)) return noun + 2;
    return strncmp(noun, "an ", 3) ? noun : noun + 3;
}

// Returns deal(number, things, [things]) for the signature "nx|x".
static const char *call_of(Manual *manual, const VerbRow *row)
{
    const char *call = "";
    bool optional = false;

    for (const char *letter = row->signature; *letter; letter++) {
        const bool more = optional && letter[0] == letter[1];

        if (*letter == '|') {
            optional = true;
            continue;
        }
        call = arena_format(manual->arena,
                            optional ? "%s%s[%s%s]" : "%s%s%s%s",
                            call,
                            *call ? ", " : "",
                            noun_of(*letter, optional),
                            more ? " …" : "");
        while (more && letter[1] == *letter) letter++;
    }
    return arena_format(manual->arena, "%s(%s)", row->name, call);
}

static const char *takes_of(Manual *manual, const Rules *rules, const VerbRow *row)
{
    const char *clauses = clause_list(manual, row->takes.clauses);
    char takes[400];

    takes_text(rules, row, takes, sizeof takes);
    return arena_format(
        manual->arena, "%s%s%s", takes, *takes && *clauses ? "; " : "", clauses);
}

static void add_verbs(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];

        add(manual,
            (ManualEntry){.chapter = row->reads ? CHAPTER_READINGS : CHAPTER_VERBS,
                          .global = true,
                          .verb = row,
                          .name = row->name,
                          .form = call_of(manual, row),
                          .where = takes_of(manual, rules, row),
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

void manual_fill(Manual *manual, const Rules *rules)
{
    add_language(manual);
    add_nouns(manual, rules);
    add_numbers(manual, rules);
    add_facts(manual, rules);
    add_events(manual, rules);
    add_questions(manual, rules);
    add_verbs(manual, rules);
}

void manual_add_game(Manual *manual)
{
    static const Chapter chapter_of[] = {[GAME_LANGUAGE_KEY] = CHAPTER_GAME_KEYS,
                                         [GAME_LANGUAGE_WORD] = CHAPTER_GAME_WORDS,
                                         [GAME_LANGUAGE_FIELD] = CHAPTER_GAME_FIELDS};
    int n;
    const GameLanguageRow *rows = game_language_rows(&n);

    for (int i = 0; i < n; i++)
        add(manual,
            (ManualEntry){.chapter = chapter_of[rows[i].kind],
                          .rows = rows[i].kind == GAME_LANGUAGE_WORD,
                          .name = rows[i].name,
                          .form = rows[i].form,
                          .where = rows[i].kind == GAME_LANGUAGE_KEY ? "" : rows[i].key,
                          .doc = rows[i].doc});
}

// The words that one script adds.
typedef struct {
    Manual *manual;
    const StoredScript *script;
    int completes; // a bit for the ClauseKind that the word's braces complete; 0: none
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

static void tell(void *self, const NamedWord *word)
{
    const char *name = word->name;
    const Newcomers *newcomers = self;
    Manual *manual = newcomers->manual;

    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        if (entry->global && !strcmp(entry->name, name)) return;
    }
    add(manual,
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
            .doc = comment_of(manual->arena,
                              newcomers->script->source,
                              name,
                              newcomers->script->summary)});
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

    add(manual, entry);
    entry.chapter = CHAPTER_COSTS;
    entry.form = "number";
    entry.where = newcomers->script->set;
    add(manual, entry);
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

// Where scripts come from, and what they fill.
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
            add(manual,
                (ManualEntry){.chapter = CHAPTER_KEYWORDS,
                              .name = script->name,
                              .where = script->set,
                              .doc = script->summary});
        if (keywords) newcomers.completes = completed_by(from->library, script->name);
        language_words(from->host, tell, &newcomers);
        add_counters(&newcomers, from->library, &before);
    }
    return n < 0 ? -1 : 0;
}

// Adds the words that the rules of a game in Lua give themselves and its cards.
static void add_rules(Manual *manual, const Host *host, const char *game)
{
    const StoredScript rules = {.set = game, .summary = "a word of the game's rules"};
    Newcomers newcomers = {.manual = manual, .script = &rules};

    language_words(host, tell, &newcomers);
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
    if (host && !library) add_rules(manual, host, rules->game);
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

int manual_read(Manual *manual, OpenGame *open, const char *db, const char *game,
                Err *err)
{
    if (open_game_read(open, db, game, err)) return -1;
    manual_fill(manual, loaded_game_rules(open->game));
    if (loaded_game_library(open->game)) manual_add_game(manual);
    return manual_add_store(manual, open->game, open->store, err);
}
