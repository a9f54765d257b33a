// deck_table.c -- turns a row of a table into a line of a list.
//
// The names of its columns tell a table: one has names or codes, another counts or
// sections.

#include "db/decks/deck_table.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_heading.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"

typedef enum {
    TABLE_OTHER,
    TABLE_COUNT,
    TABLE_NAME,
    TABLE_SECTION,
    TABLE_SET,
    TABLE_NUMBER,
    TABLE_CODE,
    TABLE_TITLE,
    TABLE_FIELDS
} Field;

static const struct {
    const char *word; // folded
    Field field;
} words[] = {
    {"quantity", TABLE_COUNT},
    {"qty", TABLE_COUNT},
    {"count", TABLE_COUNT},
    {"amount", TABLE_COUNT},
    {"copies", TABLE_COUNT},
    {"anzahl", TABLE_COUNT},
    {"menge", TABLE_COUNT},
    {"quantite", TABLE_COUNT},
    {"cantidad", TABLE_COUNT},
    {"quantita", TABLE_COUNT},
    {"quantidade", TABLE_COUNT},
    {"数量", TABLE_COUNT},
    {"name", TABLE_NAME},
    {"card", TABLE_NAME},
    {"card name", TABLE_NAME},
    {"cardname", TABLE_NAME},
    {"karte", TABLE_NAME},
    {"kartenname", TABLE_NAME},
    {"nom", TABLE_NAME},
    {"nombre", TABLE_NAME},
    {"nome", TABLE_NAME},
    {"carte", TABLE_NAME},
    {"carta", TABLE_NAME},
    {"卡名", TABLE_NAME},
    {"名称", TABLE_NAME},
    {"section", TABLE_SECTION},
    {"board", TABLE_SECTION},
    {"zone", TABLE_SECTION},
    {"category", TABLE_SECTION},
    {"deck section", TABLE_SECTION},
    {"part", TABLE_SECTION},
    {"bereich", TABLE_SECTION},
    {"seccion", TABLE_SECTION},
    {"deck title", TABLE_TITLE},
    {"set code", TABLE_SET},
    {"setcode", TABLE_SET},
    {"edition code", TABLE_SET},
    {"set", TABLE_SET},
    {"set name", TABLE_SET},
    {"edition", TABLE_SET},
    {"expansion", TABLE_SET},
    {"number", TABLE_NUMBER},
    {"card number", TABLE_NUMBER},
    {"collector number", TABLE_NUMBER},
    {"collectors number", TABLE_NUMBER},
    {"no", TABLE_NUMBER},
    {"nr", TABLE_NUMBER},
    {"code", TABLE_CODE},
    {"card code", TABLE_CODE},
    {"card id", TABLE_CODE},
    {"public code", TABLE_CODE},
    {"variant number", TABLE_CODE},
};

static Field field_of(const char *text)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    for (int i = 0; i < COUNT_OF(words); i++)
        if (!strcmp(words[i].word, folded)) return words[i].field;
    return TABLE_OTHER;
}

// Copies a field that ends at a separator, without the quotes around it. Returns the text
// behind it.
static const char *take_field(const char *text, char separator, char *field)
{
    size_t n = 0;

    text += strspn(text, separator == '\t' ? " " : " \t");
    const bool quoted = *text == '"';
    text += quoted;
    for (; *text && (quoted || *text != separator); text++) {
        if (quoted && *text == '"' && *++text != '"') break;
        field[n++] = *text;
    }
    while (*text && *text != separator) field[n++] = *text++;
    while (n && isspace((unsigned char)field[n - 1])) n--;
    field[n] = '\0';
    return text;
}

// Splits a line. Returns how many fields it has; there is room for DECK_COLUMNS.
static int split(const char *line, char separator, Arena *arena, const char **fields)
{
    char *text = arena_text_n(arena, line, strlen(line));
    size_t end = strlen(text);
    int n = 0;

    if (separator == '|') {
        while (end && strchr(" \t|", text[end - 1])) text[--end] = '\0';
        text += strspn(text, " \t");
        text += *text == '|';
    }
    for (const char *rest = text; n < DECK_COLUMNS; rest++) {
        char *field = arena_take(arena, strlen(rest) + 1);
        rest = take_field(rest, separator, field);
        fields[n++] = field;
        if (!*rest) break;
    }
    return n;
}

static bool is_of_deck(const char *heading)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(heading, folded, sizeof folded);
    return !strcmp(folded, "deck section");
}

static bool has_figure(const char *text)
{
    return text[strcspn(text, "0123456789")];
}

static bool is_head(const DeckTable *table, const char *const *fields)
{
    int has[TABLE_FIELDS] = {0};

    for (int i = 0; i < table->n; i++) {
        if (has_figure(fields[i])) return false;
        has[table->fields[i]]++;
    }
    return (has[TABLE_NAME] || has[TABLE_CODE]) &&
           (has[TABLE_COUNT] || has[TABLE_SECTION]);
}

bool deck_table_head(const char *line, Arena *arena, DeckTable *table)
{
    static const char separators[] = "\t,;|";
    const char *fields[DECK_COLUMNS];

    for (const char *separator = separators; *separator; separator++) {
        if (!strchr(line, *separator)) continue;
        *table = (DeckTable){.separator = *separator};
        table->n = split(line, *separator, arena, fields);
        for (int i = 0; i < table->n; i++) {
            table->fields[i] = (int)field_of(fields[i]);
            table->of_deck |=
                table->fields[i] == TABLE_SECTION && is_of_deck(fields[i]);
            if (!table->fields[i] && !table->other) table->other = fields[i];
            if (table->fields[i] == TABLE_NAME ||
                (table->fields[i] == TABLE_CODE && !table->named))
                table->named = fields[i];
        }
        if (is_head(table, fields)) return true;
    }
    table->separator = '\0';
    return false;
}

// Returns [field] behind a sign, "" if there is none.
static const char *behind(Arena *arena, const char *sign, const char *field)
{
    return *field ? arena_format(arena, "%s%s", sign, field) : "";
}

bool deck_table_row(const DeckTable *table, const char *line, Arena *arena,
                    DeckRow *row)
{
    const char *fields[DECK_COLUMNS], *of[TABLE_FIELDS];
    const char *other = ""; // a count beside that of the first column

    if (!table->separator || !strchr(line, table->separator)) return false;
    const int n = split(line, table->separator, arena, fields);
    for (int i = 0; i < TABLE_FIELDS; i++) of[i] = "";
    for (int i = 0; i < n && i < table->n; i++) {
        const Field field = (Field)table->fields[i];
        if (!*of[field])
            of[field] = fields[i];
        else if (field == TABLE_COUNT && strcmp(of[field], fields[i]) != 0)
            other = behind(arena, " x", fields[i]);
    }
    row->text = arena_format(arena,
                             "%s%s%s%s%s%s%s%s",
                             of[TABLE_COUNT],
                             *of[TABLE_COUNT] ? " " : "",
                             of[TABLE_NAME],
                             behind(arena, " (", of[TABLE_SET]),
                             *of[TABLE_SET] ? ")" : "",
                             behind(arena, " #", of[TABLE_NUMBER]),
                             behind(arena, " ", of[TABLE_CODE]),
                             other);
    row->section = of[TABLE_SECTION];
    row->title = of[TABLE_TITLE];
    return true;
}

// Returns the next line with text before [end], NULL at the end, and moves behind it.
static const char *next_line(const char **text, const char *end, Arena *arena)
{
    while (*text < end && isspace((unsigned char)**text)) ++*text;
    const char *line = *text;
    while (*text < end && !strchr("\r\n", **text)) ++*text;
    return *text > line ? arena_text_n(arena, line, (size_t)(*text - line)) : NULL;
}

bool deck_table_begins(const char *text, size_t n, Arena *arena)
{
    const char *end = text + n;
    const char *head = next_line(&text, end, arena);
    DeckTable table;

    return head && deck_table_head(head, arena, &table);
}

bool deck_table_fits(const PlayDecks *rows, const char *text, size_t n, Arena *arena)
{
    const char *end = text + n;
    const char *head = next_line(&text, end, arena);
    const char *line = next_line(&text, end, arena);
    DeckTable table;
    DeckRow row;

    return head && line && deck_table_head(head, arena, &table) &&
           deck_table_row(&table, line, arena, &row) &&
           (table.of_deck ||
            (*row.section &&
             deck_heading_find(rows, row.section, strlen(row.section)) >=
                 HEADING_UNUSED));
}
