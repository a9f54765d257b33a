// say_text.c -- brings recipes, words and cards into a table that is searched by their words.

#include "tools/ask/say_text.h"

#include <string.h>

#include "engine/base/base.h"

extern const char recipes_md[];

// A text on its way into the table.
typedef struct {
    SaidKind kind;
    const char *name, *says, *code, *where, *script;
} SayText;

int say_text_fault(const SayTexts *texts, Err *err)
{
    return err_set(
        err, CODE_DATA, "the search for words: %s", sqlite3_errmsg(texts->db));
}

// Adds the words of [text] to those that a slip may have meant.
static void learn_words(SayTexts *texts, const char *text)
{
    char *folded = arena_take(texts->arena, strlen(text) + 1), *rest;

    name_match_fold(text, folded, strlen(text) + 1);
    for (char *word = strtok_r(folded, " ", &rest); word;
         word = strtok_r(NULL, " ", &rest))
        if (key_map_add(&texts->known, word, 0)) {
            texts->words = arena_grow(
                texts->arena, texts->words, texts->words_n, sizeof *texts->words);
            texts->words[texts->words_n++] = word;
        }
}

void say_text_offer(const SayTexts *texts, NameMatch *match)
{
    for (int i = 0; i < texts->words_n; i++) name_match_offer(match, texts->words[i]);
}

static int add_text(SayTexts *texts, sqlite3_stmt *insert, const SayText *text)
{
    const char *const cells[] = {
        text->name, text->says, text->code, text->where, text->script};

    sqlite3_reset(insert);
    sqlite3_bind_int(insert, 1, (int)text->kind);
    for (int i = 0; i < COUNT_OF(cells); i++)
        sqlite3_bind_text(insert, i + 2, cells[i], -1, SQLITE_TRANSIENT);
    learn_words(texts, text->name);
    learn_words(texts, text->says);
    return sqlite3_step(insert) == SQLITE_DONE ? 0 : -1;
}

// Returns the comments of a script without their marks: what the card does in words.
static const char *comments_of(Arena *arena, const char *script)
{
    char *comments = arena_text_n(arena, script, strlen(script)), *to = comments;

    for (const char *line = script; *line;) {
        const size_t n = strcspn(line, "\n");

        for (const char *at = line; at < line + n && !strncmp(line, "--", 2); at++)
            if (*at != '-' || at > line + 1) *to++ = *at;
        *to++ = '\n';
        line += n + (line[n] == '\n');
    }
    *to = '\0';
    return comments;
}

// Adds a section of the page: a heading, the path in backquotes, the script between fences.
static int add_recipe(SayTexts *texts, sqlite3_stmt *insert, const char *section)
{
    static const char open[] = "\n```lua\n", close[] = "\n```";
    Arena *arena = texts->arena;
    const char *path = strstr(section, "\n`"), *script = strstr(section, open);
    const char *end = script ? strstr(script + strlen(open), close) : NULL;

    if (!path || !end) return 0;
    script = arena_text_n(
        arena, script + strlen(open), (size_t)(end - script) - strlen(open));
    return add_text(texts,
                    insert,
                    &(SayText){SAID_RECIPE,
                               arena_text_n(arena, section, strcspn(section, "\n")),
                               comments_of(arena, script),
                               script,
                               arena_text_n(arena, path + 2, strcspn(path + 2, "`")),
                               script});
}

static int add_recipes(SayTexts *texts, sqlite3_stmt *insert)
{
    static const char heading[] = "\n### ";

    for (const char *at = strstr(recipes_md, heading); at; at = strstr(at, heading)) {
        at += strlen(heading);
        if (add_recipe(texts, insert, at)) return -1;
    }
    return 0;
}

static int add_words(SayTexts *texts, sqlite3_stmt *insert, const Manual *manual)
{
    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];
        const char *doc = entry->doc ? entry->doc : "";

        if (add_text(texts,
                     insert,
                     &(SayText){SAID_WORD,
                                entry->name,
                                doc,
                                arena_format(texts->arena,
                                             "%s %s",
                                             entry->form,
                                             manual_order(entry->chapter)),
                                manual_order(entry->chapter),
                                ""}))
            return -1;
    }
    return 0;
}

static int add_cards(SayTexts *texts, sqlite3_stmt *insert, Store *store, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT c.name, t.summary, c.code FROM card c JOIN script t"
                        " ON t.game = c.game AND t.kind = 'card' AND t.name = c.code"
                        " WHERE c.game = the_game() AND t.summary IS NOT NULL",
                        err);
    int status;

    if (!row) return -1;
    while ((status = store_step(store, row, err)) > 0)
        if (add_text(texts,
                     insert,
                     &(SayText){SAID_CARD,
                                store_text(row, 0),
                                store_text(row, 1),
                                "",
                                store_text(row, 2),
                                ""}))
            return say_text_fault(texts, err);
    return status;
}

int say_text_open(SayTexts *texts, const SayQuestion *question, Err *err)
{
    static const char table[] =
        "CREATE VIRTUAL TABLE said USING fts5(kind UNINDEXED, name, says, code,"
        " place UNINDEXED, script UNINDEXED, tokenize = 'porter ascii');"
        "CREATE TABLE hit (part INTEGER, said INTEGER, score REAL)";
    sqlite3_stmt *insert = NULL;
    int failed;

    *texts = (SayTexts){.arena = question->arena, .known.arena = question->arena};
    if (sqlite3_open(":memory:", &texts->db) ||
        sqlite3_exec(texts->db, table, NULL, NULL, NULL) ||
        sqlite3_prepare_v2(texts->db,
                           "INSERT INTO said VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                           -1,
                           &insert,
                           NULL))
        return say_text_fault(texts, err);
    failed = add_recipes(texts, insert) || add_words(texts, insert, question->manual);
    if (failed) (void)say_text_fault(texts, err);
    if (!failed && question->store)
        failed = add_cards(texts, insert, question->store, err);
    sqlite3_finalize(insert);
    return failed ? -1 : 0;
}

void say_text_close(SayTexts *texts)
{
    sqlite3_close(texts->db);
}
