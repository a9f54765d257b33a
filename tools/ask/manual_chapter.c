// manual_chapter.c -- the chapters of the manual: their names and what stands below them.

#include "tools/ask/manual_inside.h"

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
         "happens to. *In* says in which clauses it stands, and behind the semicolon "
         "which keys may stand beside it.",
         NULL},
    [CHAPTER_TOLD] = {"Events of the story",
                      "event of the story",
                      "No clause waits for them. In quotes they are names for "
                      "`t:stop_at` of scenarios, and for `sentences` of game.lua.",
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
    [CHAPTER_OPTIONS] = {"Kinds of option",
                         "kind of option",
                         "For `offer`; in a scenario a word of the player, as in "
                         "`t.you:buy(\"Axe\")`, with what it is about.",
                         NULL},
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

void manual_add(Manual *manual, ManualEntry entry)
{
    manual->full = manual->n == MANUAL_ENTRIES_MAX;
    if (manual->full) return;
    if (!entry.form) entry.form = "";
    if (!entry.where) entry.where = "";
    if (!entry.rule) entry.rule = "";
    manual->entries[manual->n++] = entry;
}

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
