// say.c -- finds what says something: each word of the question counts once, by its best way.
//
// A word finds texts by itself and, for a little less, by each of its other ways
// (say_words.txt). A text that has more words of the question comes first; then counts how
// rare the words are and how short the text is (bm25 of SQLite).

#include "tools/ask/say.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "tools/ask/say_text.h"

extern const char say_words_txt[];

enum { QUESTION = 300, WAY = 120, PARTS_MAX = 12, NEAR_LEAST = 2, CARDS_MAX = 4 };

static const double as_said = 1.0, another_way = 0.8, begins_so = 0.5;

// Words that say nothing of what is asked.
static const char *const empty_words[] = {
    "a",         "an",    "and",  "are",   "as",   "be",     "by",    "can",
    "card",      "cards", "do",   "does",  "for",  "from",   "get",   "gets",
    "give",      "has",   "have", "how",   "i",    "if",     "in",    "into",
    "is",        "it",    "its",  "let",   "make", "makes",  "me",    "my",
    "of",        "on",    "one",  "or",    "say",  "should", "so",    "some",
    "something", "that",  "the",  "their", "them", "then",   "there", "this",
    "to",        "want",  "what", "which", "will", "with",   "you",   "your"};

static bool is_empty(const char *word)
{
    for (int i = 0; i < COUNT_OF(empty_words); i++)
        if (!strcmp(empty_words[i], word)) return true;
    return false;
}

// The question on its way.
enum { TABLES = 2 };

typedef struct {
    SayTexts *texts;
    SayAnswer *answer;
    const char *tables[TABLES]; // of all games, and of this one; NULL: none
    int parts;                  // words that count
    Err *err;
} Saying;

// Notes for the current part each text that has all words of [way], n letters of it. The last
// word may be cut off where [begins]. Returns how many, or -1.
static int note_way(const Saying *saying, const char *way, size_t n, double worth,
                    bool begins)
{
    char match[QUESTION] = "", words[WAY];
    sqlite3_stmt *insert;
    int found = -1;

    (void)text_format(words, sizeof words, "%.*s", (int)n, way);
    for (char *rest, *word = strtok_r(words, " ", &rest); word;
         word = strtok_r(NULL, " ", &rest)) {
        const size_t at = strlen(match);
        (void)text_format(
            match + at, sizeof match - at, "\"%s\"%s ", word, begins ? "*" : "");
    }
    if (!*match) return 0;
    if (sqlite3_prepare_v2(saying->texts->db,
                           "INSERT INTO hit SELECT ?1, rowid,"
                           " ?2 * -bm25(said, 0, 8, 3, 0.5, 0, 0) FROM said"
                           " WHERE said MATCH ?3",
                           -1,
                           &insert,
                           NULL))
        return say_text_fault(saying->texts, saying->err);
    sqlite3_bind_int(insert, 1, saying->parts);
    sqlite3_bind_double(insert, 2, worth);
    sqlite3_bind_text(insert, 3, match, -1, SQLITE_TRANSIENT);
    if (sqlite3_step(insert) == SQLITE_DONE) found = sqlite3_changes(saying->texts->db);
    sqlite3_finalize(insert);
    return found < 0 ? say_text_fault(saying->texts, saying->err) : found;
}

// Returns the ways behind "\n[word]: " in a table; NULL: it has no row.
static const char *ways_in(const char *table, const char *word)
{
    char key[WAY];

    (void)text_format(key, sizeof key, "\n%s: ", word);
    const char *row = table ? strstr(table, key) : NULL;
    return row ? row + strlen(key) : NULL;
}

static int note_ways(const Saying *saying, const char *ways)
{
    const char *const end = ways + strcspn(ways, "\n");
    int found = 0;

    while (ways < end) {
        const size_t n = strcspn(ways, ",\n");
        const int more = note_way(saying, ways, n, another_way, false);
        if (more < 0) return -1;
        found += more;
        ways += n + (ways + n < end ? strspn(ways + n, ", ") : 0);
    }
    return found;
}

// Notes the other ways of a word or of two, which the tables of all games and of this one have.
// A plural without a row has that of its singular. Returns how many texts, or -1.
static int note_others(const Saying *saying, const char *words)
{
    const size_t n = strlen(words);
    int found = 0;

    for (int i = 0; i < TABLES; i++) {
        const char *ways = ways_in(saying->tables[i], words);
        char singular[WAY];

        (void)text_format(singular, sizeof singular, "%.*s", n ? (int)n - 1 : 0, words);
        if (!ways && n && words[n - 1] == 's')
            ways = ways_in(saying->tables[i], singular);
        const int more = ways ? note_ways(saying, ways) : 0;
        if (more < 0) return -1;
        found += more;
    }
    return found;
}

static void offer_rows(const Saying *saying, NameMatch *match)
{
    for (int i = 0; i < TABLES; i++)
        for (const char *row = saying->tables[i]; row && *row;
             row += strspn(row, "\n")) {
            if (*row != '#')
                name_match_offer(
                    match,
                    arena_text_n(saying->texts->arena, row, strcspn(row, ":\n")));
            row += strcspn(row, "\n");
        }
}

// Notes the texts of the known word that is nearest to [word]: a slip away, or one that begins
// with as many of its letters as any does.
static int note_nearest(const Saying *saying, const char *word)
{
    NameMatch match;
    SayAnswer *answer = saying->answer;
    int found = 0;

    name_match_start(&match, word);
    offer_rows(saying, &match);
    say_text_offer(saying->texts, &match);
    const char *near = name_match_best(&match);
    for (size_t n = strlen(word); !near && !found && n >= NEAR_LEAST; n--)
        found = note_way(saying, word, n, begins_so, true);
    if (!near) return found;
    answer->read_as = arena_format(saying->texts->arena,
                                   "%s%s%s: %s",
                                   answer->read_as,
                                   *answer->read_as ? ", " : "",
                                   word,
                                   near);
    const int other = note_others(saying, near);
    found = note_way(saying, near, strlen(near), another_way, false);
    return other < 0 || found < 0 ? -1 : found + other;
}

// Notes the texts of one word, unless it says nothing, and of two words of the tables.
static int note_word(Saying *saying, const char *word, const char *next, bool alone)
{
    char both[WAY];
    int found[3] = {0};

    (void)text_format(both, sizeof both, "%s %s", word, next ? next : "");
    if (alone) found[0] = note_way(saying, word, strlen(word), as_said, false);
    if (alone) found[1] = note_others(saying, word);
    if (next) found[2] = note_others(saying, both);
    if (found[0] < 0 || found[1] < 0 || found[2] < 0) return -1;
    if (alone && !found[0] && !found[1] && !found[2])
        found[0] = note_nearest(saying, word);
    saying->parts++;
    return found[0] < 0 ? -1 : 0;
}

static int note_question(Saying *saying, const char *text)
{
    char folded[QUESTION], *words[PARTS_MAX + 1] = {0}, *rest;
    int n = 0, full = 0;

    name_match_fold(text, folded, sizeof folded);
    for (char *word = strtok_r(folded, " ", &rest); word && n < PARTS_MAX;
         word = strtok_r(NULL, " ", &rest))
        words[n++] = word;
    for (int i = 0; i < n; i++) full += !is_empty(words[i]);
    for (int i = 0; i < n; i++)
        if (note_word(saying, words[i], words[i + 1], !full || !is_empty(words[i])))
            return -1;
    return 0;
}

// Takes the best texts, and not so many cards that they hide recipes and words. Where nothing
// was noted, recipes stand for what can be asked.
static int take_best(const Saying *saying)
{
    static const char best[] =
        "SELECT kind, name, says, place, script FROM said s LEFT JOIN"
        " (SELECT said, count(*) AS parts, sum(score) AS score FROM"
        "  (SELECT part, said, max(score) AS score FROM hit GROUP BY part, said)"
        "  GROUP BY said) h ON h.said = s.rowid"
        " WHERE h.said IS NOT NULL OR (NOT EXISTS (SELECT 1 FROM hit) AND kind = 0)"
        " ORDER BY h.parts * h.score * CASE kind WHEN 0 THEN 1.5 WHEN 1 THEN 1.2 ELSE 1"
        " END DESC, s.rowid";
    SayAnswer *answer = saying->answer;
    Arena *arena = saying->texts->arena;
    sqlite3_stmt *row;
    int status = SQLITE_DONE, cards = 0;

    if (sqlite3_prepare_v2(saying->texts->db, best, -1, &row, NULL))
        return say_text_fault(saying->texts, saying->err);
    while (answer->n < SAID_MAX && (status = sqlite3_step(row)) == SQLITE_ROW) {
        const SaidKind kind = (SaidKind)sqlite3_column_int(row, 0);
        if (kind == SAID_CARD && cards++ >= CARDS_MAX) continue;
        answer->list[answer->n++] =
            (Said){kind,
                   arena_text(arena, store_text(row, 1)),
                   kind == SAID_RECIPE ? "" : arena_text(arena, store_text(row, 2)),
                   arena_text(arena, store_text(row, 3)),
                   arena_text(arena, store_text(row, 4))};
    }
    sqlite3_finalize(row);
    if (status == SQLITE_DONE || status == SQLITE_ROW) return 0;
    return say_text_fault(saying->texts, saying->err);
}

int say_find(const SayQuestion *question, SayAnswer *answer, Err *err)
{
    SayTexts texts;
    const Play *play = question->rules ? question->rules->play : NULL;
    Saying saying = {.texts = &texts,
                     .answer = answer,
                     .tables = {say_words_txt, play ? play->says : NULL},
                     .err = err};

    *answer = (SayAnswer){.read_as = ""};
    const int failed = say_text_open(&texts, question, err) ||
                       note_question(&saying, question->text) || take_best(&saying);
    say_text_close(&texts);
    return failed ? -1 : 0;
}

const char *say_kind(SaidKind kind)
{
    static const char *const names[] = {"recipe", "word", "card"};

    return names[kind];
}

json_t *say_json(const SayAnswer *answer)
{
    json_t *list = json_array();

    for (int i = 0; i < answer->n; i++) {
        const Said *said = &answer->list[i];
        json_t *one = json_pack("{s:s, s:s, s:s, s:s}",
                                "kind",
                                say_kind(said->kind),
                                "name",
                                said->name,
                                "says",
                                said->says,
                                "where",
                                said->where);

        if (*said->script)
            json_object_set_new(one, "script", json_string(said->script));
        json_array_append_new(list, one);
    }
    return list;
}
