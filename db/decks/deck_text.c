// deck_text.c -- a deck as plain text: a heading for each section, a line for each
// card.
//
// The reader takes what people paste: headings in any case and under other usual names,
// with or without a colon, with a count or the first card behind them; counts before or
// after the name or alone on the line before; codes of printings; bullets; `#` and `//`
// comments. It leaves out a section About and other remarks. A text without headings is
// one pile.

#include "db/decks/deck_text.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_heading.h"
#include "db/decks/deck_line.h"
#include "db/decks/deck_plain.h"
#include "db/decks/deck_reader.h"
#include "db/decks/deck_split.h"
#include "db/decks/deck_table.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

typedef struct {
    DeckReader *reader;
    int section; // of the lines that follow; below 0: left out
    int count;   // alone on the line before; 0: none
    int count_line;
    int line;
    const char *text; // start of the line, for columns
    DeckTable table;  // whose rows follow
    const char
        *column; // of a table, in place of one of the line; NULL: the line is none
    int block;   // of lines between blank ones
    bool headed; // a section has a heading
} TextReader;

static DeckList *list_of(const TextReader *reader)
{
    const DeckLists *decks = reader->reader->decks;

    return &decks->lists[decks->n - 1];
}

// Returns the column of [at] in characters, as text.
static const char *column_of(const TextReader *reader, const char *at)
{
    int n = 1;

    if (reader->column) return reader->column;
    for (const char *c = reader->text; c < at; c++) n += (*c & 0xc0) != 0x80;
    return arena_format(reader->reader->arena, "%d", n);
}

static int reject_line(TextReader *reader, const char *at, const char *expected)
{
    return deck_reader_reject(reader->reader,
                              &(Problem){.row = reader->line,
                                         .column = column_of(reader, at),
                                         .value = at,
                                         .expected = expected,
                                         .found = FOUND_ROW_OTHER});
}

static void take_title(TextReader *reader, const char *text)
{
    DeckList *list = list_of(reader);

    if (*text && !list->name) list->name = text;
}

static int take_line(TextReader *reader, const char *text);

// Notes that the list has sections. One with a main section alone, or with one that may
// be left out, is still a pile.
static void note_section(TextReader *reader, int section)
{
    const PlayDecks *rows = list_of(reader)->game.rows;

    if (section < 0 || section == rows->main || rows->sections[section].optional)
        return;
    list_of(reader)->sectioned = true;
}

// Takes the text behind a heading's colon: nothing, a count, a title or the first card.
static int take_behind(TextReader *reader, int section, const char *rest)
{
    bool number = !rest[strspn(rest, "0123456789/() \t")];

    if (section == HEADING_TITLE) {
        take_title(reader, rest);
        return 0;
    }
    reader->section = section;
    reader->headed = true;
    note_section(reader, section);
    if (number || section < 0) return 0;
    return take_line(reader, rest);
}

// Takes a line of a section About, such as "Name Red Rush".
static bool take_about(TextReader *reader, const char *line)
{
    if (reader->section >= 0) return false;
    if (reader->section == HEADING_UNUSED)
        deck_mark_leave(&list_of(reader)->left, reader->line, 1U << LEFT_UNUSED, line);
    if (!strncasecmp(line, "name ", 5)) take_title(reader, line + 5);
    return true;
}

// Finds the section of a heading with a dash, a tab or the like in place of a colon.
// Returns the text behind it, or NULL.
static const char *behind_dash(const PlayDecks *rows, const char *line, int *section)
{
    static const char *const signs[] = {
        " - ", " \xe2\x80\x93 ", " \xe2\x80\x94 ", " = ", " | ", "\t"};

    for (int i = 0; i < COUNT_OF(signs); i++) {
        const char *at = strstr(line, signs[i]);
        if (!at) continue;
        *section = deck_heading_find(rows, line, (size_t)(at - line));
        if (*section >= HEADING_UNUSED) return at + strlen(signs[i]);
    }
    *section = HEADING_NONE;
    return NULL;
}

// Takes [line] if it is a heading. Returns 1 then, 0 if it is none, -1 on failure.
static int take_heading(TextReader *reader, const char *line)
{
    const char *colon = strchr(line, ':');
    const PlayDecks *rows = list_of(reader)->game.rows;
    int section = deck_heading_find(rows, line, strlen(line));
    const char *rest = "", *behind;

    if (section == HEADING_NONE && (behind = behind_dash(rows, line, &section)))
        rest = behind;
    if (section == HEADING_NONE && colon) {
        rest = colon + 1 + strspn(colon + 1, " \t*=#]");
        section = deck_heading_find(rows, line, (size_t)(colon - line));
        if (section == HEADING_NONE && !*rest) section = deck_heading_sign(rows, line);
    }
    if (section == HEADING_NONE) {
        if (!colon || *rest || isdigit((unsigned char)*line)) return 0;
        reader->section = HEADING_ABOUT;
        return reject_line(reader,
                           line,
                           arena_format(reader->reader->arena,
                                        "a heading such as %s",
                                        rows->examples))
                   ? -1
                   : 1;
    }
    if (section == HEADING_TITLE && !colon) return 0;
    if (reader->count &&
        reject_line(reader, line, "a card after the count on the line before"))
        return -1;
    reader->count = 0;
    return take_behind(reader, section, rest) ? -1 : 1;
}

static int add_line(TextReader *reader, const char *text, DeckEntry *entry)
{
    deck_line_split(list_of(reader)->game.rows, text, reader->reader->arena, entry);
    if (entry->count < 0 && entry->loose) return 0;
    if (entry->count < 0) {
        reader->count = 0;
        return reject_line(reader, text, "a count from 1 to 99");
    }
    if (!*entry->name && !entry->code) {
        reader->count = entry->count;
        reader->count_line = reader->line;
        return 0;
    }
    if (!*entry->name) entry->name = entry->code;
    entry->given = reader->count ? reader->count : 1;
    if (!entry->count) entry->count = entry->given;
    reader->count = 0;
    const char *at = strstr(text, entry->name);
    entry->place = column_of(reader, at ? at : text);
    entry->block = reader->headed || reader->table.separator ? 0 : reader->block;
    return deck_reader_add(reader->reader, entry);
}

static int take_line(TextReader *reader, const char *text)
{
    DeckEntry entry = {.section = reader->section, .line = reader->line};

    return add_line(reader, deck_plain_past_bullet(text), &entry);
}

// Takes a line from which a link was cut. It is a card if it has a count, and may be one
// if the link was that of a name; else it says where something is.
static int take_linked(TextReader *reader, const char *text, bool named)
{
    DeckEntry entry = {.section = reader->section, .line = reader->line};
    DeckEntry split = {0};

    text = deck_plain_past_bullet(text);
    deck_line_split(list_of(reader)->game.rows, text, reader->reader->arena, &split);
    if (reader->section < 0 || (!split.count && !named)) return 0;
    entry.loose = !split.count;
    return *split.name ? add_line(reader, text, &entry) : 0;
}

// ---- tables

static int take_row(TextReader *reader, const DeckRow *row)
{
    const PlayDecks *rows = list_of(reader)->game.rows;
    DeckEntry entry = {.section = reader->section, .line = reader->line};

    take_title(reader, row->title);
    if (*row->section) {
        entry.section = deck_heading_find(rows, row->section, strlen(row->section));
        if (entry.section == HEADING_NONE)
            entry.section = deck_heading_sign(rows, row->section);
        if (entry.section < HEADING_UNUSED)
            return reject_line(reader,
                               row->section,
                               arena_format(reader->reader->arena,
                                            "a section such as %s",
                                            rows->examples));
    }
    note_section(reader, entry.section);
    if (entry.section == HEADING_UNUSED)
        deck_mark_leave(
            &list_of(reader)->left, reader->line, 1U << LEFT_UNUSED, row->text);
    return entry.section < 0 ? 0 : add_line(reader, row->text, &entry);
}

// Takes a line of a table: the names of its columns, or a row. Returns 1 then, 0 if it is
// none, -1 on failure.
static int take_table(TextReader *reader, const char *line)
{
    DeckRow row;

    if (deck_table_row(&reader->table, line, reader->reader->arena, &row)) {
        reader->column = reader->table.named;
        const int failed = take_row(reader, &row);
        reader->column = NULL;
        return failed ? -1 : 1;
    }
    if (!strncasecmp(line + (*line == '"'), "sep=", 4))
        return 1; // as spreadsheets write
    if (!deck_table_head(line, reader->reader->arena, &reader->table)) return 0;
    if (reader->table.other)
        deck_mark_leave(&list_of(reader)->left,
                        reader->line,
                        1U << LEFT_COLUMN,
                        reader->table.other);
    return 1;
}

// ---- lines

enum { HEADING_WORDS = 3 };

// Returns the start of the word before [at].
static const char *word_before(const char *text, const char *at)
{
    while (at > text && strchr(" \t", at[-1])) at--;
    while (at > text && !strchr(" \t|", at[-1])) at--;
    return at;
}

// Returns whether a line has neither letters nor figures, as one that draws a rule.
static bool is_rule(const char *text)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    return !*folded;
}

static int take_text(TextReader *reader, const char *text)
{
    if (!*text || is_rule(text)) return 0;
    if (strstr(text, "~~"))
        return reject_line(reader, text, "a line that is not struck out");
    if (*text == ';' && !reader->table.separator)
        return reject_line(reader, text, "a line without ; before it");
    int taken = take_table(reader, text);
    if (!taken) taken = take_heading(reader, text);
    if (taken) return taken < 0 ? -1 : 0;
    if (*text == '#' || !strncmp(text, "//", 2) || take_about(reader, text)) return 0;
    return take_line(reader, text);
}

// Returns whether the [n] bytes of [text] are a heading within a line. A word with which
// names end is none, and neither is one in brackets.
static bool is_inner_heading(const PlayDecks *rows, const char *text, size_t n)
{
    const int section = deck_heading_find(rows, text, n);
    const char *ends = section < 0 ? NULL : rows->sections[section].ends;

    return section != HEADING_NONE && section != HEADING_TITLE &&
           !strchr("([{", *text) &&
           !(ends && strlen(ends) == n && !strncasecmp(text, ends, n));
}

// Returns whether a line begins with a heading or a count, as one with sections does.
static bool begins_section(const PlayDecks *rows, const char *text)
{
    return isdigit((unsigned char)*text) ||
           deck_heading_find(rows, text, strcspn(text, ":")) >= 0;
}

// Returns the next heading within a line, with a colon and a count behind it, or NULL.
static const char *heading_within(const TextReader *reader, const char *text)
{
    const PlayDecks *rows = list_of(reader)->game.rows;

    if (!begins_section(rows, text)) return NULL;

    for (const char *colon = text; (colon = strchr(colon, ':')); colon++) {
        const char *start = colon, *found = NULL;
        for (int words = 0; words < HEADING_WORDS && start > text; words++) {
            start = word_before(text, start);
            if (start > text && is_inner_heading(rows, start, (size_t)(colon - start)))
                found = start;
        }
        if (found && isdigit((unsigned char)colon[1 + strspn(colon + 1, " \t")]))
            return found;
    }
    return NULL;
}

// Takes the part of a line that has [n] bytes and ends at a heading or "||".
static int take_part(TextReader *reader, char *text, size_t n)
{
    while (n && (isspace((unsigned char)text[n - 1]) || text[n - 1] == '|')) n--;
    text[n] = '\0';
    text += strspn(text, " \t");
    if (strlen(text) > DECK_LINE_MAX && !deck_split_is_wanted(text))
        return reject_line(reader, text, "a line of at most 300 letters");
    return take_text(reader, text);
}

// Takes a line, which may have several sections and their cards.
static int take_sections(TextReader *reader, char *text)
{
    for (char *next = text; *text; text = next) {
        const char *heading = heading_within(reader, text);
        const char *bars = strstr(text, "||");
        const char *end = heading ? heading : text + strlen(text);
        if (bars && bars < end) end = bars;
        const size_t n = (size_t)(end - text);
        next = text + n + strspn(end, "|");
        if (take_part(reader, text, n)) return -1;
    }
    return 0;
}

static int read_line(TextReader *reader, const char *line, size_t n)
{
    Arena *arena = reader->reader->arena;
    bool linked;
    const char *whole = arena_text_n(arena, line, n);
    char *text = deck_plain_line(whole, arena, &linked);

    reader->text = text;
    text += strspn(text, " \t\f");
    return linked ? take_linked(reader, text, strstr(whole, "]("))
                  : take_sections(reader, text);
}

static int read_text(DeckReader *reader, const char *text)
{
    TextReader lines = {.reader = reader, .section = reader->decks->game.rows->main};
    int before = reader->problems->n;

    deck_reader_begin(reader);
    while (*text) {
        size_t n = strcspn(text, "\r\n");
        size_t length = n;
        while (length && isspace((unsigned char)text[length - 1])) length--;
        lines.line++;
        if (length && read_line(&lines, text, length)) return -1;
        lines.block += !length && list_of(&lines)->n;
        text += n;
        text += strncmp(text, "\r\n", 2) == 0 ? 2 : *text != '\0';
    }
    if (lines.count &&
        deck_reader_reject(
            reader,
            &(Problem){.row = lines.count_line,
                       .value = arena_format(reader->arena, "%d", lines.count),
                       .expected = "a card after this count",
                       .found = FOUND_ROW_OTHER}))
        return -1;
    if (!list_of(&lines)->n && reader->problems->n == before)
        return err_set(
            reader->err, 65, "%s has no line such as '3 Gust'", reader->path);
    return 0;
}

static bool is_text_deck(const char *text)
{
    return text; // any text that no other form takes
}

const DeckForm deck_form_text = {.fits = is_text_deck, .read = read_text};
