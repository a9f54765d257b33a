// listed_word.c -- finds words of facts, and reports unknown ones.

#include "db/lists/listed_word.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "db/notation/text_keywords.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum {
    KEYWORD_NAMES = 512, // most names that are compared
    FOUND_WORDS = 1024,  // most of a column that the sink keeps
};

// ---- what is known

// Each word of each row is compared with all words that are known, and most of these
// differ in the first letter: no call for them.
static bool is_same(const char *one, const char *other)
{
    return *one == *other && !strcmp(one, other);
}

static bool is_same_word(const char *one, const char *other)
{
    return tolower((unsigned char)*one) == tolower((unsigned char)*other) &&
           !strcasecmp(one, other);
}

static const char *find_row(const FactRow *row, const char *text)
{
    for (int i = 0; i < row->vocabulary_n; i++)
        if (is_same_word(row->vocabulary[i].name, text)) return row->vocabulary[i].name;
    return NULL;
}

// Returns whether a word of the forms is one for [row]. Two facts may share their words:
// then the second names the first as its own (`beside`).
static bool is_for(const CardSink *sink, const FormValue *value, const FactRow *row)
{
    const FactRow *from = row->kind == FACT_WORDS && row->beside
                              ? &sink->words.columns->rows[row->beside - 1]
                              : row;

    return is_same(value->field, row->name) || is_same(value->field, from->name);
}

static const char *find_value(const CardSink *sink, const FactRow *row,
                              const char *text)
{
    const ListForms *forms = sink->words.forms;
    const FactColumns *columns = sink->words.columns;
    char folded[NAME_BYTES_MAX];

    if (!columns->list_words_n && (!forms || !forms->values_n)) return NULL;
    name_match_fold(text, folded, sizeof folded);
    for (int i = 0; i < columns->list_words_n; i++) {
        const ListWord *it = &columns->list_words[i];
        if (it->ours && is_same(it->words, folded) && is_same(it->column, row->name))
            return it->ours;
    }
    for (int i = 0; forms && i < forms->values_n; i++) {
        const FormValue *value = &forms->values[i];
        if ((is_same(value->words, folded) || is_same_word(value->ours, text)) &&
            is_for(sink, value, row))
            return value->ours;
    }
    return NULL;
}

const char *const *listed_word_keywords(Store *store, Arena *arena, Err *err)
{
    const char **names = arena_take(arena, (KEYWORD_NAMES + 1) * sizeof *names);
    int n = 0;
    sqlite3_stmt *find = store_statement(store,
                                         "SELECT DISTINCT name FROM script"
                                         " WHERE game = the_game()"
                                         " AND kind = 'keyword' ORDER BY name",
                                         err);

    while (find && n < KEYWORD_NAMES && store_step(store, find, err) > 0)
        names[n++] = arena_text(arena, store_text(find, 0));
    if (find) sqlite3_reset(find);
    names[n] = NULL;
    return names;
}

const char *listed_word_find(const CardSink *sink, int column, const char *text)
{
    const FactRow *row = &sink->words.columns->rows[column];
    const char *found = find_row(row, text);

    return found || sink->own ? found : find_value(sink, row, text);
}

const char *listed_word_no_card(const CardSink *sink, const char *name)
{
    const ListForms *forms = sink->words.forms;
    const FactItems *type = &sink->card.facts[COLUMN_TYPE];
    const FactRow *types = &sink->words.columns->rows[COLUMN_TYPE];
    char folded[NAME_BYTES_MAX];

    if (!forms || !name || (type->n > 0 && find_row(types, type->items[0].word)))
        return NULL;
    name_match_fold(name, folded, sizeof folded);
    for (int i = 0; i < forms->values_n; i++)
        if (is_same(forms->values[i].words, folded) &&
            is_same(forms->values[i].field, "name"))
            return name;
    return NULL;
}

// ---- a set's own list

static void offer_row(NameMatch *nearest, const FactRow *row)
{
    for (int i = 0; i < row->vocabulary_n; i++)
        name_match_offer(nearest, row->vocabulary[i].name);
}

// Returns the words of [row] for a message: "one of Red, Blue".
static const char *vocabulary_text(Arena *arena, const FactRow *row)
{
    const char *text = "one of";

    if (!row->vocabulary_n) return "a word of the game, which has none for this column";
    for (int i = 0; i < row->vocabulary_n; i++)
        text =
            arena_format(arena, "%s%s %s", text, i ? "," : "", row->vocabulary[i].name);
    return text;
}

// Returns a word of a set's own list, which must be in the vocabulary exactly so. An open
// column takes other words too, but none one slip away from a known one.
static const char *own_word(CardSink *sink, const ListedValue *value,
                            const FactRow *row, const char *text)
{
    const char *found = find_row(row, text);
    NameMatch nearest;

    if (!row->vocabulary) return text;
    if (found && !strcmp(found, text)) return text;
    name_match_start(&nearest, text);
    if (row->open) name_match_limit_to_slips(&nearest);
    offer_row(&nearest, row);
    const char *near = name_match_best(&nearest);
    if (row->open && !near) return text;
    sink_report_mistake(sink,
                        FOUND_NO_SUCH,
                        value->column,
                        text,
                        near ? arena_format(sink->row_arena, "'%s'", near)
                             : vocabulary_text(sink->row_arena, row));
    return text;
}

// ---- lists from outside

// Offers everything known for [row]. Returns how many words that were.
static int offer_all(NameMatch *nearest, const CardSink *sink, const FactRow *row)
{
    const ListForms *forms = sink->words.forms;
    int n = row->vocabulary_n;

    offer_row(nearest, row);
    for (int i = 0; forms && i < forms->values_n; i++) {
        const FormValue *value = &forms->values[i];
        if (!value->ours || !*value->ours || !is_for(sink, value, row)) continue;
        name_match_offer(nearest, value->ours);
        n++;
    }
    const char *const *names = sink->words.keywords;
    for (; row->kind == COLUMN_KEYWORDS && names && *names; names++, n++)
        name_match_offer(nearest, *names);
    return n;
}

static bool is_english(const CardSink *sink)
{
    const char *language = *sink->row_language ? sink->row_language : sink->language;

    return !strcmp(language, "en");
}

// Finds what the game knows of a word.
static FoundWord find_word(const CardSink *sink, int column, const char *text)
{
    const FactRow *row = &sink->words.columns->rows[column];
    FoundWord found = {NULL, NULL, false};
    NameMatch nearest;
    int number = -1;

    if (row->kind == COLUMN_KEYWORDS)
        found.ours = text_keywords_find(sink->words.keywords, text, &number);
    if (!found.ours || number >= 0) found.ours = listed_word_find(sink, column, text);
    if (found.ours) return found;
    name_match_start(&nearest, text);
    name_match_limit_to_slips(&nearest);
    found.open = !offer_all(&nearest, sink, row);
    found.near = arena_text(sink->arena, name_match_best(&nearest));
    return found;
}

// Does the same, and looks a word up once that many rows have.
static FoundWord recall_word(CardSink *sink, int column, const char *text)
{
    FoundWords *words = &sink->words_of[column];
    const int at = key_map_find(&words->words, text);

    if (at >= 0) return words->found[at];
    const FoundWord found = find_word(sink, column, text);
    const int n = words->words.n;
    if (n == FOUND_WORDS) return found;
    words->words.arena = sink->arena;
    words->found = arena_grow(sink->arena, words->found, n, sizeof found);
    words->found[key_map_number(&words->words, arena_text(sink->arena, text))] = found;
    return found;
}

// Reports an unknown word. One slip away from a word of a vocabulary it is a
// mistake, because rules name these words; other words may just be new.
static void tell_unknown(CardSink *sink, const ListedValue *value, const FactRow *row,
                         const char *text, const FoundWord *found)
{
    Arena *arena = sink->row_arena;
    const char *kind = row->name; // of one word: "keyword", not "keywords"
    const size_t length = strlen(kind);

    if (found->open) return;
    if (row->kind != FACT_WORD && kind[length - 1] == 's')
        kind = arena_text_n(arena, kind, length - 1);
    const char *near = is_english(sink) ? found->near : NULL;
    if (near && row->vocabulary)
        sink_report_mistake(sink,
                            FOUND_NO_SUCH,
                            value->column,
                            text,
                            arena_format(arena, "'%s'", near));
    else
        sink_report_note(
            sink,
            value->column,
            text,
            near ? arena_format(arena,
                                "a %s that is known%s It is taken as it is",
                                kind,
                                text_hint(near).text)
                 : arena_format(
                       arena, "a %s that is known; it is taken as it is", kind));
}

const char *listed_word_known(CardSink *sink, const ListedValue *value, int column,
                              const char *text)
{
    const FactRow *row = &sink->words.columns->rows[column];
    const bool keywords = row->kind == COLUMN_KEYWORDS;

    if (sink->own) return own_word(sink, value, row, text);
    const FoundWord found = recall_word(sink, column, text);
    if (found.ours) return found.ours;
    if (sink->of_set) return own_word(sink, value, row, text);
    tell_unknown(sink, value, row, text, &found);
    char *copy = arena_text_n(sink->row_arena, text, strlen(text));
    if (!keywords) *copy = (char)toupper((unsigned char)*copy);
    return copy;
}
