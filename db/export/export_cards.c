// export_cards.c -- lists of cards: tables with chosen columns, and objects of other
// programs.
//
// A card's facts stand in its first row only; further rows say what differs for a
// printing.

#include "db/export/export_cards.h"

#include <stdlib.h>
#include <string.h>

#include "db/export/export_json.h"
#include "db/export/list_writer.h"
#include "db/export/write_json.h"
#include "db/lists/heading.h"
#include "db/lists/listed_value.h"
#include "engine/base/base.h"

// A column of a table, or a key of this project's JSON.
typedef struct {
    const char *heading;
    Field field;
    const char *language; // of names and texts; NULL: the card's own name, English
    const char *source;   // of ids: the list that uses them
    bool of_print;        // stands in the row of every printing
    bool brackets;        // a list as JSON: ["Red", "Blue"]
    bool lower;           // in small letters
} OutColumn;

struct CardExport {
    const JsonForm *form; // of another program; NULL: a row has the columns below
    ListWords words;      // the game's
    OutColumn *columns;
    int columns_n, columns_room;
    bool texts;   // that lists brought
    bool has_ids; // there may be columns for the ids of other lists, and for each text
    bool keeps;   // a text of the card that is being written stays behind
    int64_t left; // such cards
    ListWriter list;
};

// The columns around those of facts in every list of this project.
static const OutColumn first_columns[] = {
    {"code", FIELD_CODE, NULL, NULL, true, false, false},
    {"set_name", FIELD_SET_NAME, NULL, NULL, false, false, false},
    {"name", FIELD_NAME, NULL, NULL, true, false, false},
};
static const OutColumn last_columns[] = {
    {"script", FIELD_SCRIPT, NULL, NULL, false, false, false},
    {"print_of", FIELD_PRINT_OF, NULL, NULL, true, false, false},
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

// Counts the general forms first, then the game's tables, then its JSON.
bool export_cards_form(const ListForms *forms, int i, ExportForm *found)
{
    const ListWriterForm *general;
    int before = 0;

    while ((general = list_writer_form(before)) && before < i) before++;
    if (general) {
        *found =
            (ExportForm){general->name, general->ending, general->doc, general->binary};
        return true;
    }
    const TableForm *table = table_of(forms, i - before);
    if (table) {
        *found = (ExportForm){table->name, "csv", table->what, false};
        return true;
    }
    const JsonForm *form =
        json_form_written(forms, i - before - (forms ? forms->tables_n : 0));
    if (form) *found = (ExportForm){form->name, "json", form->what, false};
    return form;
}

bool export_cards_find(const ListForms *forms, const char *name, ExportForm *found)
{
    for (int i = 0; export_cards_form(forms, i, found); i++)
        if (!strcmp(found->name, name)) return true;
    return false;
}

bool export_cards_of_ending(const char *ending, ExportForm *found)
{
    const ListWriterForm *general = list_writer_of_ending(ending);

    return general && export_cards_find(NULL, general->name, found);
}

static void grow_rows(CardExport *writer, Arena *arena)
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
    if (writer->columns_n == writer->columns_room) grow_rows(writer, arena);
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
    Err err;
    sqlite3_stmt *row = store_statement(store, sql, &err);

    while (row && store_step(store, row, &err) > 0) {
        const char *text = store_text(row, 0);
        // Leave out ids whose heading an import would not understand.
        if (like->field == FIELD_ID && heading_field(&writer->words, text) != FIELD_ID)
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
    memcpy(column, last_columns, sizeof last_columns);
    column += COUNT_OF(last_columns);
    writer->columns_n = (int)(column - writer->columns);
}

static void add_table_columns(CardExport *writer, const TableForm *table)
{
    for (int i = 0; i < table->n; i++) {
        const TableColumn *it = &table->columns[i];
        const Field field = listed_card_field_find(writer->words.columns, it->field);
        const bool of_print =
            field != FIELD_SET && field != FIELD_SET_CODE && field != FIELD_SET_NAME;
        writer->columns[writer->columns_n++] =
            (OutColumn){.heading = it->heading,
                        .field = field,
                        .language = it->language,
                        .of_print = of_print,
                        .brackets = it->brackets,
                        .lower = table->lower && field == FIELD_CODE};
    }
}

static void find_columns(CardExport *writer, Store *store, Arena *arena)
{
    static const OutColumn texts[] = {
        {"text", FIELD_TEXT, NULL, NULL, false, false, false},
        {"text_printed", FIELD_TEXT_PRINTED, NULL, NULL, false, false, false},
        {"text_errata", FIELD_TEXT_ERRATA, NULL, NULL, false, false, false},
    };
    static const char *const kinds[] = {
        "SELECT DISTINCT language FROM card_text WHERE kind = 'effective' ORDER BY 1",
        "SELECT DISTINCT language FROM card_text WHERE kind = 'printed' ORDER BY 1",
        "SELECT DISTINCT language FROM card_text WHERE kind = 'errata' ORDER BY 1",
    };

    writer->has_ids = true;
    add_own_columns(writer);
    add_columns(writer,
                store,
                arena,
                "SELECT DISTINCT language FROM card_name ORDER BY 1",
                &(OutColumn){"name", FIELD_NAME, NULL, NULL, false, false, false});
    for (int i = 0; i < COUNT_OF(texts) && writer->texts; i++)
        add_columns(writer, store, arena, kinds[i], &texts[i]);
    add_columns(writer,
                store,
                arena,
                "SELECT DISTINCT source FROM printing_id ORDER BY 1",
                &(OutColumn){NULL, FIELD_ID, NULL, NULL, true, false, false});
}

// Tells the list what its columns are.
static void tell_columns(CardExport *writer, Arena *arena)
{
    const FactColumns *facts = writer->words.columns;
    WriterColumn *columns =
        arena_take(arena, (size_t)(writer->columns_n + 1) * sizeof *columns);

    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *it = &writer->columns[i];
        columns[i] = (WriterColumn){
            .heading = it->heading,
            .number = export_json_is_number(facts, it->field),
            .brackets = it->brackets,
            .code = it->field == FIELD_CODE,
            .of_print = it->field == FIELD_CODE || it->field == FIELD_ID ||
                        it->field == FIELD_PRINT_OF || it->field == FIELD_SET_NAME ||
                        (int)it->field == FIELD_FACT + facts->rarity,
        };
    }
    writer->list.columns = columns;
    writer->list.n = writer->columns_n;
}

CardExport *export_cards_new(const ExportWish *wish, Store *store, Arena *arena,
                             FILE *out)
{
    const char *name = wish->form;
    const ListForms *forms = wish->forms;
    CardExport *writer = arena_take(arena, sizeof *writer);
    const TableForm *table = table_named(forms, name);
    const ListWriterForm *own = list_writer_find(name);

    *writer = (CardExport){.form = json_form_named(forms, name), .texts = wish->texts};
    if (!table && !own && !writer->form) return NULL;
    writer->words = (ListWords){.columns = &store->facts, .forms = forms};
    writer->columns_room = (table ? table->n : 0) + COUNT_OF(first_columns) +
                           FACT_COLUMNS_MAX + COUNT_OF(last_columns);
    writer->columns =
        arena_take(arena, (size_t)writer->columns_room * sizeof *writer->columns);
    if (table) add_table_columns(writer, table);
    if (own) find_columns(writer, store, arena);
    if (!own) own = list_writer_find(table ? "csv" : "json");
    writer->list.form = own;
    writer->list.out = out;
    tell_columns(writer, arena);
    return writer;
}

// ---- cells

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

// Returns the items as one text; of one item, so that no sign in it parts it.
static const char *join_items(Arena *arena, const char *const *items, int n)
{
    const char *text = *items;

    for (int i = 1; i < n; i++) text = arena_format(arena, "%s; %s", text, items[i]);
    return n == 1 && strpbrk(text, "|\n,/&") ? arena_format(arena, "%s;", text) : text;
}

// Replaces items that an import would not read as they are by the text that it would.
static const char *const *written(const ExportRow *row, const OutColumn *column,
                                  const char *const *items, int *n)
{
    const char **one = arena_take(row->arena, 2 * sizeof *one);

    if (!items || !*n) return items;
    const char *text = join_items(row->arena, items, *n);
    *one = listed_value_written(row->arena, &row->words, column->field, text);
    if (column->lower) *one = export_json_lower(row->arena, *one);
    if (!strcmp(*one, *n > 1 ? text : *items)) return items;
    *n = -1;
    return one;
}

static const char *const *cell(const ExportRow *row, const OutColumn *column, int *n)
{
    static const char *const none[] = {"-"};
    const ListedValue value = {column->field, column->source, column->language, NULL};

    *n = -1;
    if ((row->nth || row->print != row->full->prints) && !column->of_print) return NULL;
    if (column->field == FIELD_TYPES) return types(row, n);
    const char *const *items = export_field(row, &value, n);
    if (*n || !must_be_said(row, column->field)) return written(row, column, items, n);
    *n = 1;
    return none;
}

static int put_row(CardExport *writer, const ExportRow *row, bool first, Err *err)
{
    WriterCell *cells =
        arena_take(row->arena, (size_t)(writer->columns_n + 1) * sizeof *cells);

    for (int i = 0; i < writer->columns_n; i++) {
        const OutColumn *column = &writer->columns[i];
        cells[i].items = cell(row, column, &cells[i].n);
    }
    return writer->list.form->row(&writer->list, cells, first, err);
}

// ---- the list

int export_cards_begin(CardExport *writer, const char *name, Err *err)
{
    writer->list.name = name;
    writer->list.arena = arena_new();
    return writer->list.form->begin(&writer->list, err);
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

// Writes a printing: a row, and one for each further id that a source has of it.
static int put_print(CardExport *writer, const FullCard *full,
                     const FullPrinting *print, Err *err)
{
    Arena *arena = writer->list.arena;
    const int rows = writer->has_ids ? export_field_rows(full, print) : 1;
    int failed = 0;

    for (int nth = 0; nth < rows && !failed; nth++) {
        const ExportRow row = {
            writer->words, full, print, nth, arena, writer->texts, &writer->keeps};
        if (writer->form)
            write_json_object(&writer->list, export_json_row(&row, writer->form));
        else
            failed = put_row(writer, &row, print == full->prints && !nth, err);
        arena_empty(arena);
    }
    return failed;
}

int export_cards_add(CardExport *writer, const FullCard *full, Err *err)
{
    int failed = 0;

    if (!has_place(writer, full)) return 0;
    writer->keeps = writer->has_ids && !writer->texts && full->texts_n;
    for (int i = 0; i < full->printings_n && !failed; i++)
        failed = put_print(writer, full, &full->prints[i], err);
    writer->left += writer->keeps;
    return failed;
}

int64_t export_cards_left(const CardExport *writer)
{
    return writer->left;
}

int export_cards_end(CardExport *writer, bool whole, Err *err)
{
    const int failed = writer->list.form->end(&writer->list, whole, err);

    arena_free(writer->list.arena);
    return failed;
}
