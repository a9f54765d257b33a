#include "deck_list.h"

#include <ctype.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "csv_table.h"
#include "name.h"

enum { COUNT_MAX = 99, MAIN_USUAL = 40 };

static const char *const section_names[SECTION_COUNT] = {
    "legend", "champion", "main", "battlefields", "runes", "side"};

// Headings as they are met, folded.
static const struct {
    const char *heading;
    int section; // -1: its lines are no cards
} headings[] = {
    {"legend", SECTION_LEGEND},
    {"legends", SECTION_LEGEND},
    {"champion", SECTION_CHAMPION},
    {"champions", SECTION_CHAMPION},
    {"chosen champion", SECTION_CHAMPION},
    {"maindeck", SECTION_MAIN},
    {"main deck", SECTION_MAIN},
    {"main", SECTION_MAIN},
    {"mainboard", SECTION_MAIN},
    {"deck", SECTION_MAIN},
    {"cards", SECTION_MAIN},
    {"battlefields", SECTION_BATTLEFIELDS},
    {"battlefield", SECTION_BATTLEFIELDS},
    {"runes", SECTION_RUNES},
    {"rune", SECTION_RUNES},
    {"rune deck", SECTION_RUNES},
    {"sideboard", SECTION_SIDE},
    {"side", SECTION_SIDE},
    {"about", -1},
};

enum { HEADINGS = sizeof headings / sizeof headings[0] };

typedef struct {
    DeckList *list;
    Problems *problems;
    Pool *pool;
    int section; // of the lines that follow; -1: left out
    int count;   // that stood alone on the line before; 0 none
    int line;
} Reader;

const char *section_name(Section section)
{
    return section_names[section];
}

int section_find(const char *name)
{
    for (int i = 0; i < SECTION_COUNT; i++)
        if (!strcmp(section_names[i], name)) return i;
    return -1;
}

void deck_list_add(DeckList *list, Pool *pool, const DeckEntry *entry)
{
    list->entries = pool_grow(pool, list->entries, list->n, sizeof *list->entries);
    list->entries[list->n++] = *entry;
}

static void reject(Reader *reader, const char *value, const char *expected)
{
    problem_add(reader->problems,
                &(Problem){.file = reader->list->path,
                           .row = reader->line,
                           .value = value,
                           .expected = expected});
}

// Whether [line] is a heading; takes it if so.
static bool take_heading(Reader *reader, const char *line)
{
    char folded[NAME_BYTES];

    if (isdigit((unsigned char)*line)) return false;
    name_fold(line, folded, sizeof folded);
    for (int i = 0; i < HEADINGS; i++) {
        if (strcmp(headings[i].heading, folded) != 0) continue;
        reader->section = headings[i].section;
        reader->list->sectioned = true;
        return true;
    }
    if (line[strlen(line) - 1] != ':') return false;
    reject(reader, line, "a heading such as Legend:, MainDeck: or Runes:");
    reader->section = -1;
    return true;
}

// The count that [text] begins with ("3 ", "3x ", "3* "), moving it on; 0 if none.
static int take_count(const char **text)
{
    char *end;

    if (!isdigit((unsigned char)**text)) return 0;
    long n = strtol(*text, &end, 10);
    if (*end == 'x' || *end == 'X' || *end == '*') end++;
    if (*end && *end != ' ') return 0; // a name that begins with a digit
    *text = end + strspn(end, " ");
    return n > COUNT_MAX ? COUNT_MAX + 1 : (int)n;
}

// Cuts " x3" from the end of [name] and returns 3; 0 if it does not end so.
static int cut_count(char *name)
{
    char *space = strrchr(name, ' ');

    if (!space || (space[1] != 'x' && space[1] != 'X')) return 0;
    if (!space[2] || space[2 + strspn(space + 2, "0123456789")]) return 0;
    int n = (int)strtol(space + 2, NULL, 10);
    *space = '\0';
    return n;
}

// Cuts the tail that names a print: "Gust (OGN) 169".
static void cut_print(char *name)
{
    char *open = strstr(name, " (");

    if (!open) return;
    size_t set = strspn(open + 2, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    if (set >= 2 && open[2 + set] == ')') *open = '\0';
}

static void take_line(Reader *reader, char *line)
{
    const char *text = line;
    int count = take_count(&text);

    if (count && !*text) {
        reader->count = count;
        return;
    }
    char *name = pool_text_n(reader->pool, text, strlen(text));
    if (!count) count = cut_count(name);
    if (!count) count = reader->count ? reader->count : 1;
    reader->count = 0;
    cut_print(name);
    if (count > COUNT_MAX) {
        reject(reader, line, "a count from 1 to 99");
        return;
    }
    if (reader->section < 0) return;
    deck_list_add(reader->list,
                  reader->pool,
                  &(DeckEntry){(Section)reader->section, name, count, reader->line});
}

static void read_text(Reader *reader, const char *text)
{
    reader->section = SECTION_MAIN;
    while (*text) {
        size_t n = strcspn(text, "\n");
        size_t from = strspn(text, " \t\r");
        size_t length = n;
        while (length > from && isspace((unsigned char)text[length - 1])) length--;
        reader->line++;
        if (length > from) {
            char *line = pool_text_n(reader->pool, text + from, length - from);
            bool comment = *line == '#' || !strncmp(line, "//", 2);
            if (!comment && !take_heading(reader, line)) take_line(reader, line);
        }
        text += n + (text[n] == '\n');
    }
}

static const json_t *first_of(const json_t *root, const char *const *keys)
{
    for (; *keys; keys++) {
        const json_t *found = json_object_get(root, *keys);
        if (found) return found;
    }
    return NULL;
}

static const char *text_of(const json_t *entry)
{
    if (json_is_string(entry)) return json_string_value(entry);
    static const char *const keys[] = {"name", "cardName", "title", NULL};
    return json_string_value(first_of(entry, keys));
}

static void add_json(Reader *reader, Section section, const char *name, long long count)
{
    if (!name || count < 1 || count > COUNT_MAX) {
        reject(
            reader, name ? name : section_name(section), "a name and a count from 1");
        return;
    }
    deck_list_add(reader->list,
                  reader->pool,
                  &(DeckEntry){section, pool_text(reader->pool, name), (int)count, 0});
}

// A section as a name, a map from name to count, or a list of either names or records.
static void read_section(Reader *reader, Section section, json_t *value)
{
    static const char *const counts[] = {"count", "qty", "quantity", "copies", NULL};
    const char *key;
    json_t *entry;
    size_t i;

    if (json_is_string(value)) add_json(reader, section, json_string_value(value), 1);
    json_object_foreach(value, key, entry)
        add_json(reader, section, key, json_integer_value(entry));
    json_array_foreach(value, i, entry)
    {
        const json_t *count = first_of(entry, counts);
        add_json(
            reader, section, text_of(entry), count ? json_integer_value(count) : 1);
    }
}

// Lists of other programs count the Chosen Champion among the main deck or not; ours
// never does. 39 cards without it are the other kind.
static void take_champion_out(DeckList *list)
{
    const char *champion = NULL;
    int total = 0;

    for (int i = 0; i < list->n; i++) {
        if (list->entries[i].section == SECTION_CHAMPION)
            champion = list->entries[i].name;
        if (list->entries[i].section == SECTION_MAIN) total += list->entries[i].count;
    }
    if (!champion || total < MAIN_USUAL) return;
    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        if (entry->section != SECTION_MAIN || strcmp(entry->name, champion) != 0)
            continue;
        if (--entry->count == 0) *entry = list->entries[--list->n];
        return;
    }
}

static int read_json(Reader *reader, const char *text, size_t size, Err *err)
{
    static const char *const keys[SECTION_COUNT][5] = {
        [SECTION_LEGEND] = {"legend"},
        [SECTION_CHAMPION] = {"champion", "chosenChampion", "chosen_champion"},
        [SECTION_MAIN] = {"main", "mainDeck", "main_deck", "maindeck"},
        [SECTION_BATTLEFIELDS] = {"battlefields"},
        [SECTION_RUNES] = {"runes"},
        [SECTION_SIDE] = {"sideboard", "side"},
    };
    json_error_t where;
    json_t *root = json_loadb(text, size, 0, &where);

    if (!root)
        return err_set(err,
                       65,
                       "%s:%d:%d: %s",
                       reader->list->path,
                       where.line,
                       where.column,
                       where.text);
    for (int i = 0; i < SECTION_COUNT; i++)
        read_section(reader, (Section)i, (json_t *)first_of(root, keys[i]));
    json_decref(root);
    reader->list->sectioned = true;
    take_champion_out(reader->list);
    return 0;
}

// The file's name without folder and ending is the deck's name.
static const char *name_of(const char *path, Pool *pool)
{
    const char *slash = strrchr(path, '/');
    const char *start = slash ? slash + 1 : path;
    const char *dot = strrchr(start, '.');

    return pool_text_n(
        pool, start, dot && dot > start ? (size_t)(dot - start) : strlen(start));
}

int deck_list_read(const char *path, DeckList *list, Problems *problems, Err *err)
{
    Reader reader = {.list = list, .problems = problems, .pool = problems->pool};
    size_t size;
    const char *text = file_read(path, problems->pool, &size, err);

    if (!text) return -1;
    *list = (DeckList){.name = name_of(path, problems->pool),
                       .path = pool_text(problems->pool, path)};
    if (strlen(text) != size || !name_is_utf8(text))
        return err_set(err, 65, "%s is not UTF-8 text", path);
    if (!strncmp(text, "\xef\xbb\xbf", 3)) text += 3;
    if (text[strspn(text, " \t\r\n")] == '{')
        return read_json(&reader, text, strlen(text), err);
    read_text(&reader, text);
    if (!list->n && !problems->n)
        return err_set(err, 65, "%s has no line such as '3 Gust'", path);
    return 0;
}
