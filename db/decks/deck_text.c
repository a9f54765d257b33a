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

#include "db/decks/deck_line.h"
#include "db/decks/deck_reader.h"
#include "db/text/name_match.h"
#include "engine/base/limit.h"

enum { SKIP = -1, TITLE = -2, NO_HEADING = -3 };

// Headings beside those of the game's sections, folded.
static const struct {
    const char *heading;
    int section; // SKIP: no cards follow; TITLE: the deck's name follows
} headings[] = {
    {"about", SKIP},
    {"author", SKIP},
    {"format", SKIP},
    {"maybeboard", SKIP},
    {"notes", SKIP},
    {"tokens", SKIP},
    {"name", TITLE},
    {"deck name", TITLE},
    {"title", TITLE},
};

enum { HEADINGS = sizeof headings / sizeof headings[0] };

typedef struct {
    DeckReader *reader;
    int section; // of the lines that follow; SKIP: left out
    int count;   // alone on the line before; 0: none
    int line;
    const char *text; // start of the line, for columns
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

// Returns the section with the heading [folded], or NO_HEADING.
static int section_of(const PlayDecks *rows, const char *folded)
{
    for (int i = 0; i < rows->sections_n; i++)
        for (const char *const *word = rows->sections[i].headings; *word; word++)
            if (!strcmp(*word, folded)) return i;
    for (int i = 0; i < HEADINGS; i++)
        if (!strcmp(headings[i].heading, folded)) return headings[i].section;
    return NO_HEADING;
}

// Returns the section whose heading the first [n] bytes of [line] are, without a count
// behind it, or NO_HEADING.
static int heading_of(const PlayDecks *rows, const char *line, size_t n)
{
    char text[NAME_BYTES_MAX], folded[NAME_BYTES_MAX];

    if (n >= sizeof text || isdigit((unsigned char)*line)) return NO_HEADING;
    memcpy(text, line, n);
    text[n] = '\0';
    name_match_fold(text, folded, sizeof folded);
    char *last = strrchr(folded, ' ');
    if (last && !last[1 + strspn(last + 1, "0123456789")]) *last = '\0';
    return section_of(rows, folded);
}

static void take_title(TextReader *reader, const char *text)
{
    DeckList *list = list_of(reader);

    if (*text && !list->name) list->name = text;
}

static int take_line(TextReader *reader, const char *text);

// Takes the text behind a heading's colon: nothing, a count, a title or the first card.
static int take_behind(TextReader *reader, int section, const char *rest)
{
    bool number = !rest[strspn(rest, "0123456789/() \t")];

    if (section == TITLE) {
        take_title(reader, rest);
        return 0;
    }
    reader->section = section;
    if (section != SKIP) list_of(reader)->sectioned = true;
    if (number || section == SKIP) return 0;
    return take_line(reader, rest);
}

// Takes a line of a section About, such as "Name Red Rush".
static bool take_about(TextReader *reader, const char *line)
{
    if (reader->section != SKIP) return false;
    if (!strncasecmp(line, "name ", 5)) take_title(reader, line + 5);
    return true;
}

// Takes [line] if it is a heading. Returns 1 then, 0 if it is none, -1 on failure.
static int take_heading(TextReader *reader, const char *line)
{
    const char *colon = strchr(line, ':');
    const PlayDecks *rows = list_of(reader)->game.rows;
    int section = heading_of(rows, line, strlen(line));
    const char *rest = "";

    if (section == NO_HEADING && colon) {
        rest = colon + 1 + strspn(colon + 1, " \t*=#]");
        section = heading_of(rows, line, (size_t)(colon - line));
    }
    if (section == NO_HEADING) {
        if (!colon || *rest || isdigit((unsigned char)*line)) return 0;
        reader->section = SKIP;
        return reject_line(reader,
                           line,
                           arena_format(reader->reader->arena,
                                        "a heading such as %s",
                                        rows->examples))
                   ? -1
                   : 1;
    }
    if (section == TITLE && !colon) return 0;
    if (reader->count &&
        reject_line(reader, line, "a card after the count on the line before"))
        return -1;
    reader->count = 0;
    return take_behind(reader, section, rest) ? -1 : 1;
}

static int take_line(TextReader *reader, const char *text)
{
    DeckEntry entry = {.section = reader->section, .line = reader->line};

    // A bullet.
    if ((*text == '-' || *text == '*') && (text[1] == ' ' || text[1] == '\t'))
        text += 1 + strspn(text + 1, " \t");
    deck_line_split(text, reader->reader->arena, &entry);
    if (entry.count < 0) {
        reader->count = 0;
        return reject_line(reader, text, "a count from 1 to 99");
    }
    if (!*entry.name && !entry.code) {
        reader->count = entry.count;
        return 0;
    }
    if (!*entry.name) entry.name = entry.code;
    if (!entry.count) entry.count = reader->count ? reader->count : 1;
    reader->count = 0;
    const char *at = strstr(text, entry.name);
    entry.place = column_of(reader, at ? at : text);
    return deck_reader_add(reader->reader, &entry);
}

static int read_line(TextReader *reader, const char *line, size_t n)
{
    const char *text = arena_text_n(reader->reader->arena, line, n);
    size_t gap = strspn(text, " \t\f");

    reader->text = text;
    text += gap;
    if (n - gap > DECK_LINE_MAX)
        return reject_line(reader, text, "a line of at most 300 letters");
    if (!*text || strstr(text, "://")) return 0;
    int taken = take_heading(reader, text);
    if (taken) return taken < 0 ? -1 : 0;
    if (*text == '#' || !strncmp(text, "//", 2) || take_about(reader, text)) return 0;
    return take_line(reader, text);
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
        text += n;
        text += strncmp(text, "\r\n", 2) == 0 ? 2 : *text != '\0';
    }
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
