// export_cards.c -- lists of cards: tables with chosen columns, objects, and other
// forms.
//
// A card's facts stand in its first row only; further rows say what differs for a
// printing.

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

enum { NUMBER_BYTES = 12 };

// A column of a table, or a key of this project's JSON.
typedef struct {
    const char *heading;
    Field field;
    const char *language; // of names and texts; NULL: the card's own name, English
    const char *source;   // of ids: the list that uses them
    bool of_print;        // stands in the row of every printing
    bool brackets;        // a list as JSON: ["Red", "Blue"]
} OutColumn;

typedef enum { KIND_TABLE, KIND_OBJECTS, KIND_FORM } WriterKind;

struct CardExport {
    WriterKind kind;
    const JsonForm *form;
    ListWords words; // the game's
    OutColumn *columns;
    int columns_n, columns_room;
    bool lower; // write the code in small letters
    FILE *out;
    Arena *arena; // emptied after each row
    int64_t rows;
};

// The columns around those of facts in every list of this project.
static const OutColumn first_columns[] = {
    {"code", FIELD_CODE, NULL, NULL, true, false},
    {"set_name", FIELD_SET_NAME, NULL, NULL, false, false},
    {"name", FIELD_NAME, NULL, NULL, true, false},
};
static const OutColumn last_column = {"script", FIELD_SCRIPT, NULL, NULL, false, false};

static const struct {
    const char *name, *doc;
} tables[] = {
    {"csv", "a table with all that lists can say (docs/lists.md)"},
    {"json", "the same as an array of objects"},
};

static const TableForm *table_of(const ListForms *forms, int i)
{
    return forms && i < forms->tables_n ? &forms->tables[i] : NULL;
}

static const TableForm *table_named(const ListForms *forms, const char *name)
{
    const TableForm *table;

    for (int i = 0; (table = table_of(forms, i)); i++)
        if (!strcmp(table->name, name)) return table;
    return NULL;
}

// Counts the general forms first, then the game's tables, then the game's JSON.
const char *export_cards_name(const ListForms *forms, int i)
{
    const int mine = i - COUNT_OF(tables);
    const TableForm *table = mine < 0 ? NULL : table_of(forms, mine);

    if (mine < 0) return tables[i].name;
    if (table) return table->name;
    const JsonForm *form =
        json_form_written(forms, mine - (forms ? forms->tables_n : 0));
    return form ? form->name : NULL;
}

const char *export_cards_doc(const ListForms *forms, int i)
{
    const int mine = i - COUNT_OF(tables);
    const TableForm *table = mine < 0 ? NULL : table_of(forms, mine);

    if (mine < 0) return tables[i].doc;
    if (table) return table->what;
    const JsonForm *form =
        json_form_written(forms, mine - (forms ? forms->tables_n : 0));
    return form ? form->what : NULL;
}

static void grow(CardExport *writer, Arena *arena)
{
    OutColumn *more =
        arena_take(arena, 2 * (size_t)writer->columns_room * sizeof *more);

    memcpy(more, writer->columns, (size_t)writer->columns_n * sizeof *more);
    writer->columns = more;
    writer->columns_room *= 2;
}

static void add_column(CardExport *writer, Arena *arena, const OutColumn *like,
                       const char *text)
{
    if (writer->columns_n == writer->columns_room) grow(writer, arena);
    OutColumn *column = &writer->columns[writer->columns_n++];
    *column = *like;
    column->heading = like->heading ? arena_format(arena, "%s_%s", like->heading, text)
                                    : arena_text(arena, text);
    if (like->field == FIELD_ID)
        column->source = column->heading;
    else
        column->language = arena_text(arena, text);
}

// Adds a column for each value that [sql] finds.
static void add_columns(CardExport *writer, Store *store, Arena *arena, const char *sql,
                        const OutColumn *like)
{
    char language[LANGUAGE_BYTES];
    Err err;
    sqlite3_stmt *row = store_statement(store, sql, &err);

    while (row && store_step(store, row, &err) > 0) {
        const char *text = store_text(row, 0);
        // Leave out ids whose heading an import would not understand.
        if (like->field == FIELD_ID &&
            columns_guess(&writer->words, text, language) != FIELD_ID)
            continue;
        add_column(writer, arena, like, text);
    }
}

static void add_own_columns(CardExport *writer)
{
    const FactColumns *facts = writer->words.columns;
    OutColumn *column = writer->columns;

    memcpy(column, first_columns, sizeof first_columns);
    column += COUNT_OF(first_columns);
    for (int i = 0; i < facts->n; i++)
        *column++ = (OutColumn){.heading = facts->rows[i].name,
                                .field = (Field)(FIELD_FACT + i),
                                .of_print = i == COLUMN_TYPE || i == facts->rarity};
    *column++ = last_column;
    writer->columns_n = (int)(column - writer->columns);
}

static void add_table_columns(CardExport *writer, const TableForm *table)
{
    writer->lower = table->lower;
    for (int i = 0; i < table->n; i++) {
        const TableColumn *it = &table->columns[i];
        const Field field = listed_card_field_find(writer->words.columns, it->field);
        const bool of_print = field != FIELD_SET && field != FIELD_SET_NAME;
        writer->columns[writer->columns_n++] = (OutColumn){.heading = it->heading,
                                                           .field = field,
                                                           .language = it->language,
                                                           .of_print = of_print,
                                                           .brackets = it->brackets};
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

    add_own_columns(writer);
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

CardExport *export_cards_new(const char *name, const ListForms *forms, Store *store,
                             Arena *arena, FILE *out)
{
    CardExport *writer = arena_take(arena, sizeof *writer);
    const TableForm *table = table_named(forms, name);
    const bool objects = !strcmp(name, "json"), own = objects || !strcmp(name, "csv");

    writer->form = json_form_named(forms, name);
    if (!table && !own && !writer->form) return NULL;
    writer->out = out;
    writer->words = (ListWords){.columns = &store->facts, .forms = forms};
    writer->kind = writer->form ? KIND_FORM : objects ? KIND_OBJECTS : KIND_TABLE;
    writer->columns_room =
        (table ? table->n : 0) + COUNT_OF(first_columns) + FACT_COLUMNS_MAX + 1;
    writer->columns =
        arena_take(arena, (size_t)writer->columns_room * sizeof *writer->columns);
    if (table) add_table_columns(writer, table);
    if (own) find_columns(writer, store, arena);
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

// Returns the type and the supertypes as one list.
static const char *const *types(const ExportRow *row, int *n)
{
    const StoredCard *card = &row->full->card;
    const FactItems *supertypes = &card->columns[COLUMN_SUPERTYPES];
    const char *type = lookup_word(card, COLUMN_TYPE);
    const char **items =
        arena_take(row->arena, (size_t)(supertypes->n + 2) * sizeof *items);

    *n = 0;
    items[(*n)++] = type ? type : "";
    for (int i = 0; i < supertypes->n; i++) items[(*n)++] = supertypes->items[i].word;
    return items;
}

// Returns whether an empty cell would mislead: the words of this column belong to a
// number of the card, and an import would fill an empty cell from another fact.
static bool must_be_said(const ExportRow *row, Field field)
{
    const FactColumns *columns = row->words.columns;

    for (int i = 0; i < columns->n; i++) {
        const FactItems *items = &row->full->card.columns[i];
        if (columns->rows[i].kind == FACT_NUMBER && columns->rows[i].beside &&
            field == (Field)(FIELD_FACT + columns->rows[i].beside - 1) &&
            items->n > 0 && items->items[0].number > 0)
            return true;
    }
    return false;
}

static const char *const *cell(const ExportRow *row, const OutColumn *column, int *n)
{
    static const char *const none[] = {"-"};
    const ListedValue value = {column->field, column->source, column->language, NULL};

    *n = -1;
    if (row->print != row->full->prints && !column->of_print) return NULL;
    if (column->field == FIELD_TYPES) return types(row, n);
    const char *const *items = export_field(row, &value, n);
    if (*n || !must_be_said(row, column->field)) return items;
    *n = 1;
    return none;
}

static void put_row(const CardExport *writer, const ExportRow *row)
{
    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *column = &writer->columns[i];
        int n;
        const char *const *items = cell(row, column, &n);
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

static json_t *object_of(const CardExport *writer, const ExportRow *row)
{
    json_t *object = json_object();

    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *column = &writer->columns[i];
        int n;
        const char *const *items = cell(row, column, &n);
        json_object_set_new(
            object,
            column->heading,
            export_json_items(row->words.columns, column->field, items, n));
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

// Returns whether the list takes the card: a list in another language than English
// takes cards that have a name in it.
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
        const ExportRow row = {writer->words, full, &full->prints[i], writer->arena};
        if (writer->kind == KIND_TABLE) {
            put_row(writer, &row);
        } else {
            json_t *object = writer->kind == KIND_FORM
                                 ? export_json_row(&row, writer->form)
                                 : object_of(writer, &row);
            (void)fputs(writer->rows++ ? ",\n" : "\n", writer->out);
            (void)json_dumpf(object, writer->out, JSON_COMPACT);
            json_decref(object);
        }
        arena_empty(writer->arena);
    }
}

void export_cards_end(CardExport *writer)
{
    if (writer->kind != KIND_TABLE) (void)fputs("\n]\n", writer->out);
    arena_free(writer->arena);
}
