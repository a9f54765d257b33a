// manual_print.c -- writes the manual as a page, and as a table of names for luacheck.
//
// The page is docs/words.md; a check compares the two.

#include <stdlib.h>
#include <string.h>

#include "tools/ask/manual.h"

// The heads of the pages, text files of this folder.
extern const char manual_words_txt[];
extern const char manual_games_txt[];
extern const char manual_limits_txt[];

typedef enum { COLUMN_NAME, COLUMN_FORM, COLUMN_WHERE, COLUMN_DOC, COLUMN_RULE } Column;

enum { COLUMNS = COLUMN_RULE + 1 };

static const char *entry_cell(const ManualEntry *entry, Column column)
{
    switch (column) {
    case COLUMN_NAME: return entry->name;
    case COLUMN_FORM: return entry->form;
    case COLUMN_WHERE: return entry->where;
    case COLUMN_DOC: return entry->doc ? entry->doc : "";
    case COLUMN_RULE: return entry->rule;
    }
    return "";
}

// Returns the title of a column of the chapter; a column without a title is not shown.
static const char *title(Chapter chapter, Column column)
{
    switch (column) {
    case COLUMN_NAME: return "Word";
    case COLUMN_FORM:
        if (chapter == CHAPTER_VERBS || chapter == CHAPTER_READINGS) return "Call";
        if (chapter == CHAPTER_OPTIONS) return "About";
        return chapter == CHAPTER_BUILDERS ? "Form" : "Value";
    case COLUMN_WHERE: return manual_where(chapter);
    case COLUMN_DOC: return "Meaning";
    case COLUMN_RULE: return "Rule";
    }
    return "";
}

static bool is_used(const Manual *manual, Chapter chapter, Column column)
{
    for (int i = 0; i < manual->n; i++) {
        const ManualEntry *entry = &manual->entries[i];

        if (entry->chapter == chapter && *entry_cell(entry, column)) return true;
    }
    return false;
}

static void print_row(const ManualEntry *entry, const bool *used, FILE *out)
{
    for (int column = 0; column < COLUMNS; column++) {
        const char *text = entry_cell(entry, (Column)column);
        const char *quote = column <= COLUMN_FORM && *text ? "`" : "";

        if (used[column]) (void)fprintf(out, "| %s%s%s ", quote, text, quote);
    }
    (void)fputs("|\n", out);
}

static void print_chapter(const Manual *manual, Chapter chapter, FILE *out)
{
    bool used[COLUMNS];

    for (int column = 0; column < COLUMNS; column++)
        used[column] = is_used(manual, chapter, (Column)column);
    if (!used[COLUMN_NAME]) return;
    (void)fprintf(
        out, "\n## %s\n\n%s\n\n", manual_heading(chapter), manual_lead(chapter));
    for (int column = 0; column < COLUMNS; column++)
        if (used[column]) (void)fprintf(out, "| %s ", title(chapter, (Column)column));
    (void)fputs("|\n", out);
    for (int column = 0; column < COLUMNS; column++)
        if (used[column]) (void)fputs("|---", out);
    (void)fputs("|\n", out);
    for (int i = 0; i < manual->n; i++)
        if (manual->entries[i].chapter == chapter)
            print_row(&manual->entries[i], used, out);
}

// Returns whether the page about games in Lua has the chapter: what is not the same in
// every game.
static bool is_of_games(Chapter chapter)
{
    return chapter == CHAPTER_KINDS || chapter == CHAPTER_ADJECTIVES ||
           chapter == CHAPTER_FIELDS || chapter == CHAPTER_TOLD ||
           chapter == CHAPTER_QUESTIONS || chapter == CHAPTER_VERBS ||
           chapter == CHAPTER_READINGS || chapter == CHAPTER_WORDS;
}

void manual_markdown(const Manual *manual, bool game, FILE *out)
{
    (void)fputs(game ? manual_games_txt : manual_words_txt, out);
    for (int chapter = CHAPTER_GAME_KEYS; game && chapter < CHAPTERS; chapter++)
        print_chapter(manual, (Chapter)chapter, out);
    for (int chapter = 0; chapter < CHAPTER_GAME_KEYS; chapter++)
        if (!game || is_of_games((Chapter)chapter))
            print_chapter(manual, (Chapter)chapter, out);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

void manual_luacheck(const Manual *manual, FILE *out)
{
    const char *names[MANUAL_ENTRIES_MAX];
    size_t n = 0;

    for (int i = 0; i < manual->n; i++)
        if (manual->entries[i].global || manual->entries[i].rows)
            names[n++] = manual->entries[i].name;
    qsort(names, n, sizeof *names, by_text);
    (void)fputs("-- Made by `cardwright words --luacheck`: the words of cards.\n"
                "return {\n",
                out);
    for (size_t i = 0; i < n; i++)
        if (!i || strcmp(names[i], names[i - 1]) != 0)
            (void)fprintf(out, "  \"%s\",\n", names[i]);
    (void)fputs("}\n", out);
}

static void print_beyond(FILE *out)
{
    for (int i = 0; i < BEYOND_COUNT; i++) {
        const BeyondRow *row = limit_beyond((Beyond)i);

        (void)fprintf(out, "- *%s*: %s\n", row->name, row->text);
    }
}

void manual_limits(FILE *out)
{
    (void)fputs(manual_limits_txt, out);
    print_beyond(out);
    (void)fputs("\n| limit | of | why | beyond it |\n|---:|---|---|---|\n", out);
    for (int i = 0; i < LIMIT_COUNT; i++) {
        const LimitRow *row = limit_row((LimitId)i);

        (void)fprintf(out,
                      "| %d | %s | %s | %s |\n",
                      row->value,
                      row->words,
                      row->reason,
                      limit_beyond(row->beyond)->name);
    }
}

json_t *manual_json(const ManualEntry *entry)
{
    return json_pack("{s:s, s:s, s:s, s:s, s:s, s:s}",
                     "word",
                     entry->name,
                     "sort",
                     manual_order(entry->chapter),
                     "form",
                     entry->form,
                     "in",
                     entry->where,
                     "rule",
                     entry->rule,
                     "doc",
                     entry->doc ? entry->doc : "");
}
