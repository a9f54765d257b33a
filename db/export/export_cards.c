#include "db/export/export_cards.h"

#include <ctype.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/export/export_json.h"
#include "db/lists/columns.h"
#include "db/text/csv_write.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

enum { COLUMNS_MAX = 120, NUMBER_BYTES = 12 };

// A column of a table, or a key of this project's JSON.
typedef struct {
    const char *heading;
    Field field;
    const char *language; // of names and texts; NULL: the card's own name, English
    const char *source;   // of ids
    bool of_print;        // said of every print, not only of the card's own
    bool brackets;        // a list as JSON: ["Fury", "Calm"]
} OutColumn;

typedef enum { KIND_TABLE, KIND_OBJECTS, KIND_FORM } WriterKind;

struct CardExport {
    WriterKind kind;
    const JsonForm *form;
    const Rules *rules;
    OutColumn columns[COLUMNS_MAX];
    int columns_n;
    bool lower; // the code in small letters
    FILE *out;
    Arena *arena; // of a row
    int64_t rows;
};

static const OutColumn own_columns[] = {
    {"code", FIELD_CODE, NULL, NULL, true, false},
    {"set_name", FIELD_SET_NAME, NULL, NULL, false, false},
    {"name", FIELD_NAME, NULL, NULL, true, false},
    {"type", FIELD_TYPE, NULL, NULL, true, false},
    {"supertypes", FIELD_SUPERTYPES, NULL, NULL, false, false},
    {"domains", FIELD_DOMAINS, NULL, NULL, false, false},
    {"energy", FIELD_ENERGY, NULL, NULL, false, false},
    {"power", FIELD_POWER, NULL, NULL, false, false},
    {"power_domains", FIELD_POWER_DOMAINS, NULL, NULL, false, false},
    {"might", FIELD_MIGHT, NULL, NULL, false, false},
    {"might_bonus", FIELD_MIGHT_BONUS, NULL, NULL, false, false},
    {"tags", FIELD_TAGS, NULL, NULL, false, false},
    {"rarity", FIELD_RARITY, NULL, NULL, true, false},
    {"keywords", FIELD_KEYWORDS, NULL, NULL, false, false},
    {"script", FIELD_SCRIPT, NULL, NULL, false, false},
};

// The table of a public data set of cards.
static const OutColumn public_columns[] = {
    {"card_code", FIELD_CODE, NULL, NULL, true, false},
    {"name", FIELD_NAME, NULL, NULL, true, false},
    {"subtitle", FIELD_IGNORE, NULL, NULL, true, false},
    {"full_name", FIELD_FULL_NAME, NULL, NULL, true, false},
    {"set_code", FIELD_SET, NULL, NULL, false, false},
    {"card_set", FIELD_SET_NAME, NULL, NULL, false, false},
    {"card_number", FIELD_NUMBER, NULL, NULL, true, false},
    {"rarity", FIELD_RARITY, NULL, NULL, true, false},
    {"domain", FIELD_DOMAINS, NULL, NULL, true, true},
    {"card_type", FIELD_TYPE, NULL, NULL, true, false},
    {"card_type_labels", FIELD_TYPES, NULL, NULL, true, true},
    {"tags", FIELD_TAGS, NULL, NULL, true, true},
    {"energy", FIELD_ENERGY, NULL, NULL, true, false},
    {"power", FIELD_POWER, NULL, NULL, true, false},
    {"might", FIELD_MIGHT, NULL, NULL, true, false},
    {"ability_original", FIELD_TEXT_PRINTED, "en", NULL, true, false},
    {"ability_corrected", FIELD_TEXT_ERRATA, "en", NULL, true, false},
    {"ability_effective", FIELD_TEXT, "en", NULL, true, false},
    {"has_errata", FIELD_IGNORE, NULL, NULL, true, false},
    {"matched_errata_code", FIELD_IGNORE, NULL, NULL, true, false},
    {"artist", FIELD_IGNORE, NULL, NULL, true, false},
    {"image_url", FIELD_IGNORE, NULL, NULL, true, false},
    {"source_url", FIELD_IGNORE, NULL, NULL, true, false},
    {"scraped_at", FIELD_IGNORE, NULL, NULL, true, false},
};

static const struct {
    const char *name, *doc;
} tables[] = {
    {"csv", "a table with all that lists can say (docs/lists.md)"},
    {"json", "the same as an array of objects"},
    {"public-csv", "the table of a public data set, with printed text and errata"},
};

const char *export_cards_name(int i)
{
    if (i < COUNT_OF(tables)) return tables[i].name;
    const JsonForm *form = json_form_written(i - COUNT_OF(tables));
    return form ? form->name : NULL;
}

const char *export_cards_doc(int i)
{
    if (i < COUNT_OF(tables)) return tables[i].doc;
    const JsonForm *form = json_form_written(i - COUNT_OF(tables));
    return form ? form->what : NULL;
}

static void add_column(CardExport *writer, Arena *arena, const OutColumn *like,
                       const char *text)
{
    if (writer->columns_n == COLUMNS_MAX) return;
    OutColumn *column = &writer->columns[writer->columns_n++];
    *column = *like;
    column->heading = like->heading ? arena_format(arena, "%s_%s", like->heading, text)
                                    : arena_text(arena, text);
    if (like->field == FIELD_ID)
        column->source = column->heading;
    else
        column->language = arena_text(arena, text);
}

// A column for each value that [sql] finds.
static void add_columns(CardExport *writer, Store *store, Arena *arena, const char *sql,
                        const OutColumn *like)
{
    char language[LANGUAGE_BYTES];
    Err err;
    sqlite3_stmt *row = store_statement(store, sql, &err);

    while (row && store_step(store, row, &err) > 0) {
        const char *text = store_text(row, 0);
        // Whose ids cannot be told by a heading are left out.
        if (like->field == FIELD_ID && columns_guess(text, language) != FIELD_ID)
            continue;
        add_column(writer, arena, like, text);
    }
}

static void find_columns(CardExport *writer, Store *store, Arena *arena)
{
    static const OutColumn texts[] = {
        {"text", FIELD_TEXT, NULL, NULL, false, false},
        {"text_printed", FIELD_TEXT_PRINTED, NULL, NULL, false, false},
        {"text_errata", FIELD_TEXT_ERRATA, NULL, NULL, false, false},
    };
    static const char *const kinds[] = {
        "SELECT DISTINCT language FROM card_text WHERE kind = 'effective' ORDER BY 1",
        "SELECT DISTINCT language FROM card_text WHERE kind = 'printed' ORDER BY 1",
        "SELECT DISTINCT language FROM card_text WHERE kind = 'errata' ORDER BY 1",
    };

    memcpy(writer->columns, own_columns, sizeof own_columns);
    writer->columns_n = COUNT_OF(own_columns);
    add_columns(writer,
                store,
                arena,
                "SELECT DISTINCT language FROM card_name ORDER BY 1",
                &(OutColumn){"name", FIELD_NAME, NULL, NULL, false, false});
    for (int i = 0; i < COUNT_OF(texts); i++)
        add_columns(writer, store, arena, kinds[i], &texts[i]);
    add_columns(writer,
                store,
                arena,
                "SELECT DISTINCT source FROM printing_id ORDER BY 1",
                &(OutColumn){NULL, FIELD_ID, NULL, NULL, true, false});
}

CardExport *export_cards_new(const char *name, const Rules *rules, Store *store,
                             Arena *arena, FILE *out)
{
    CardExport *writer = arena_take(arena, sizeof *writer);

    writer->out = out;
    writer->rules = rules;
    writer->form = json_form_named(name);
    writer->kind = writer->form            ? KIND_FORM
                   : !strcmp(name, "json") ? KIND_OBJECTS
                                           : KIND_TABLE;
    if (!strcmp(name, "public-csv")) {
        memcpy(writer->columns, public_columns, sizeof public_columns);
        writer->columns_n = COUNT_OF(public_columns);
        writer->lower = true;
    } else if (!strcmp(name, "csv") || !strcmp(name, "json")) {
        find_columns(writer, store, arena);
    } else if (!writer->form) {
        return NULL;
    }
    return writer;
}

// ---- tables

static const char *joined(Arena *arena, const char *const *items, int n, bool brackets)
{
    const char *text = "";

    for (int i = 0; i < n; i++)
        text = brackets
                   ? arena_format(arena, "%s%s\"%s\"", text, i ? ", " : "", items[i])
                   : arena_format(arena, "%s%s%s", text, i ? "; " : "", items[i]);
    return brackets ? arena_format(arena, "[%s]", text) : text;
}

// The type and what stands before it, as one list.
static const char *const *types(const FullCard *full, Arena *arena, int *n)
{
    const CardFacts *facts = &full->card.facts;
    const char **items = arena_take(arena, 8 * sizeof *items);

    *n = 0;
    items[(*n)++] = facts->type;
    for (int i = 0; i < COUNT_OF(facts->supertypes) && facts->supertypes[i]; i++)
        items[(*n)++] = facts->supertypes[i];
    return items;
}

static const char *const *cell(const CardExport *writer, const FullCard *full,
                               const FullPrinting *print, const OutColumn *column,
                               int *n)
{
    const ListedValue value = {column->field, column->source, column->language, NULL};

    *n = -1;
    if (print != full->prints && !column->of_print) return NULL;
    if (column->field == FIELD_TYPES) return types(full, writer->arena, n);
    // Power that is paid with nothing must be said: lists leave it to the domains.
    const char *const *items = export_field(full, print, &value, writer->arena, n);
    if (column->field != FIELD_POWER_DOMAINS || *n || full->card.facts.power <= 0)
        return items;
    static const char *const none[] = {"-"};
    *n = 1;
    return none;
}

static void put_row(CardExport *writer, const FullCard *full, const FullPrinting *print)
{
    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *column = &writer->columns[i];
        int n;
        const char *const *items = cell(writer, full, print, column, &n);
        const char *text = !items  ? ""
                           : n < 0 ? *items
                                   : joined(writer->arena, items, n, column->brackets);
        if (writer->lower && column->field == FIELD_CODE)
            text = export_json_lower(writer->arena, text);
        csv_write_field(writer->out, i, text);
    }
    csv_write_row_end(writer->out);
}

// ---- objects

static json_t *object_of(const CardExport *writer, const FullCard *full,
                         const FullPrinting *print)
{
    json_t *object = json_object();

    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *column = &writer->columns[i];
        int n;
        const char *const *items = cell(writer, full, print, column, &n);
        json_object_set_new(
            object, column->heading, export_json_items(items, n, column->field));
    }
    return object;
}

// ---- the list

void export_cards_begin(CardExport *writer)
{
    writer->arena = arena_new();
    if (writer->kind != KIND_TABLE) {
        (void)fputs("[", writer->out);
        return;
    }
    for (int i = 0; i < writer->columns_n; i++)
        csv_write_field(writer->out, i, writer->columns[i].heading);
    csv_write_row_end(writer->out);
}

// A list in another language has the cards that have a name in it.
static bool has_place(const CardExport *writer, const FullCard *full)
{
    const char *language = writer->form ? writer->form->language : "en";

    if (!strcmp(language, "en")) return true;
    for (int i = 0; i < full->names_n; i++)
        if (!strcmp(full->names[i].language, language)) return true;
    return false;
}

void export_cards_add(CardExport *writer, const FullCard *full)
{
    if (!has_place(writer, full)) return;
    for (int i = 0; i < full->printings_n; i++) {
        const FullPrinting *print = &full->prints[i];
        if (writer->kind == KIND_TABLE) {
            put_row(writer, full, print);
        } else {
            const JsonExportRow form = {
                writer->form, writer->rules, full, print, writer->arena};
            json_t *row = writer->kind == KIND_FORM ? export_json_row(&form)
                                                    : object_of(writer, full, print);
            (void)fputs(writer->rows++ ? ",\n" : "\n", writer->out);
            (void)json_dumpf(row, writer->out, JSON_COMPACT);
            json_decref(row);
        }
        arena_empty(writer->arena);
    }
}

void export_cards_end(CardExport *writer)
{
    if (writer->kind != KIND_TABLE) (void)fputs("\n]\n", writer->out);
    arena_free(writer->arena);
}
