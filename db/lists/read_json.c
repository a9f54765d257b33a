// read_json.c -- JSON with cards in it, read by a known form or by the names of its
// keys.
//
// A form fits all rows of a list. Without one, the keys of the first row become
// columns.

#include "db/lists/read_json.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/column_map.h"
#include "db/lists/columns.h"
#include "db/lists/heading.h"
#include "db/lists/json_form.h"
#include "db/lists/json_key.h"
#include "db/lists/listed_card.h"
#include "db/lists/row_code.h"
#include "db/text/joined.h"
#include "db/text/json_rows.h"
#include "engine/base/base.h"

enum { NESTING_MAX = 4 };

// Everything known of the list after its first row: a form, or columns by its keys.
typedef struct {
    CardSink *sink;
    const JsonRows *rows;
    bool is_page; // a web page: rows without a known form are no cards
    bool has_set; // a set stood beside rows
    const JsonForm *form;
    Field fields[JSON_FIELDS_MAX]; // of the form, by its rows
    Columns *columns;
    const char **pointers; // of the columns
    CsvRow *first;         // their values in the first row
} Reading;

// ---- values as text

// Returns the label of an object that stands where a plain value could.
static const json_t *label_of(const json_t *value)
{
    static const char *const keys[] = {"label", "name", "title", "id"};

    for (int i = 0; i < COUNT_OF(keys); i++) {
        const json_t *label = json_object_get(value, keys[i]);
        if (label && !json_is_null(label)) return label;
    }
    return NULL;
}

static const char *in_words(const JsonWord *words, const char *text)
{
    for (; words && words->from; words++)
        if (!strcmp(words->from, text)) return words->to;
    return text;
}

static const char *text_of(Arena *arena, const json_t *value, const JsonWord *words)
{
    if (json_is_object(value)) value = label_of(value);
    if (json_is_string(value)) return in_words(words, json_string_value(value));
    if (json_is_integer(value))
        return arena_format(arena, "%lld", (long long)json_integer_value(value));
    if (json_is_real(value))
        return arena_format(arena, "%.15g", json_real_value(value));
    if (json_is_boolean(value))
        return in_words(words, json_is_true(value) ? "true" : "false");
    return NULL;
}

// Joins the items of an array by "; ". Returns NULL for an empty array: it says
// nothing, because lists use it for facts that they do not know.
static const char *join_array(Arena *arena, const json_t *array, const JsonWord *words)
{
    Joined joined = {.arena = arena};

    for (size_t i = 0; i < json_array_size(array); i++) {
        const char *item = text_of(arena, json_array_get(array, i), words);
        if (item && *item) joined_add(&joined, "; ", item);
    }
    return joined.text;
}

// A key of a form or of a column, with its field.
typedef struct {
    const JsonField *key;
    Field field;
    const char *language;
} Key;

static bool is_flag(const Key *key)
{
    return key->key->words || key->field == FIELD_SCRIPT;
}

static bool is_text(Field field)
{
    return field == FIELD_TEXT || field == FIELD_TEXT_PRINTED ||
           field == FIELD_TEXT_ERRATA || field == FIELD_TEXT_ATTACHED;
}

// Sets one field. jansson refuses zero bytes in strings, so a C string holds all of a
// text.
static void set_field(CardSink *sink, const Key *key, const json_t *value)
{
    Arena *arena = sink->row_arena;
    const JsonField *field = key->key;
    const char *text = json_is_array(value) ? join_array(arena, value, field->words)
                                            : text_of(arena, value, field->words);
    const char *column = field->column ? field->column : field->pointer;

    if (!is_flag(key) && json_is_false(value)) return;
    if (!is_flag(key) && json_is_true(value)) {
        // Some lists have a flag "has errata" in place of the text.
        if (!is_text(key->field))
            sink_report_mistake(
                sink, FOUND_ROW_OTHER, column, "true", "text, a number or a list");
        return;
    }
    if (json_object_size(value) && !text)
        sink_report_mistake(
            sink, FOUND_ROW_OTHER, column, "{...}", "text, a number or a list");
    listed_card_set(sink, &(ListedValue){key->field, column, key->language, text});
}

// ---- rows of a known form

static bool is_meant(const JsonForm *form, const JsonField *field, const json_t *row)
{
    const char *type, *only = field->only;

    if (!only) return true;
    type = json_string_value(json_form_at(row, form->type));
    return *only == '!' ? !type || strcmp(type, only + 1) != 0
                        : type && !strcmp(type, only);
}

static void set_form_fields(const Reading *reading, const json_t *row)
{
    const JsonForm *form = reading->form;

    listed_card_set(reading->sink,
                    &(ListedValue){FIELD_LANGUAGE, "language", NULL, form->language});
    for (int i = 0; form->list[i].pointer; i++) {
        const JsonField *field = &form->list[i];
        const Key key = {field, reading->fields[i], NULL};
        if (key.field != FIELD_UNKNOWN && is_meant(form, field, row))
            set_field(reading->sink, &key, json_form_at(row, field->pointer));
    }
}

// ---- rows of any other form, by what their keys are called

// Returns the value of a key as the text that a column would have, "" if it has none.
static const char *sample_of(Arena *arena, const json_t *value)
{
    const char *text = json_is_array(value) ? join_array(arena, value, NULL)
                                            : text_of(arena, value, NULL);

    return text ? text : "";
}

// Adds a key with its value in the first row.
static void add_key(Reading *reading, CsvRow *header, const char *pointer,
                    const json_t *value)
{
    if (header->n == CSV_FIELDS_MAX) return;
    reading->pointers[header->n] = pointer;
    reading->first->fields[header->n] = sample_of(reading->sink->arena, value);
    header->fields[header->n++] = pointer + 1;
    reading->first->n = header->n;
}

static void add_keys(Reading *reading, CsvRow *header, const json_t *row,
                     const char *above, int nesting)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)row, key, value)
    {
        const char *pointer = arena_format(reading->sink->arena, "%s/%s", above, key);
        if (json_is_object(value) && nesting < NESTING_MAX)
            add_keys(reading, header, value, pointer, nesting + 1);
        else
            add_key(reading, header, pointer, value);
    }
}

static int find_columns(Reading *reading, const json_t *row, Err *err)
{
    Arena *arena = reading->sink->arena;
    CsvRow *header = arena_take(arena, sizeof *header);

    reading->first = arena_take(arena, sizeof *reading->first);
    reading->columns = arena_take(arena, sizeof *reading->columns);
    reading->pointers = arena_take(arena, CSV_FIELDS_MAX * sizeof *reading->pointers);
    add_keys(reading, header, row, "", 1);
    return columns_find(
        reading->sink, header, &(FirstRows){&reading->first, 1}, reading->columns, err);
}

static bool has_pointer(const Reading *reading, const char *pointer)
{
    for (int i = 0; i < reading->columns->n; i++)
        if (!strcmp(reading->pointers[i], pointer)) return true;
    return false;
}

// Adds keys that only later rows have, if they are known and no column has their field.
static void meet_keys(Reading *reading, const json_t *row)
{
    Columns *columns = reading->columns;
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)row, key, value)
    {
        const char *pointer = arena_format(reading->sink->row_arena, "/%s", key);
        Column *column = &columns->list[columns->n];
        if (columns->n == CSV_FIELDS_MAX || json_is_object(value)) continue;
        if (has_pointer(reading, pointer)) continue;
        reading->pointers[columns->n] = arena_text(reading->sink->arena, pointer);
        column->heading = reading->pointers[columns->n++] + 1;
        const Heading heading = heading_find(&reading->sink->words, key);
        column->field = heading.field;
        memcpy(column->language, heading.language, sizeof column->language);
        for (int i = 0; i + 1 < columns->n; i++)
            if (columns->list[i].field == column->field) column->field = FIELD_IGNORE;
        if (column->field == FIELD_UNKNOWN)
            sink_report_note(reading->sink,
                             column->heading,
                             NULL,
                             "a known key; the key is left out");
    }
}

// Returns the source of the ids under a key, such as "tcgplayer"; NULL for the key
// "id": the list itself.
static const char *id_source(const Column *column)
{
    return column->field == FIELD_ID && strcasecmp(column->heading, "id") != 0
               ? column->heading
               : NULL;
}

static void set_column(const Reading *reading, int i, const json_t *row)
{
    const Column *column = &reading->columns->list[i];
    const JsonField field = {.pointer = reading->pointers[i],
                             .column = id_source(column)};
    const Key key = {
        &field, column->field, column->language[0] ? column->language : NULL};

    set_field(reading->sink, &key, json_form_at(row, field.pointer));
}

// Sets all columns. An id counts as the code only if no key is one, so ids come last.
static void set_columns(Reading *reading, const json_t *row)
{
    meet_keys(reading, row);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < reading->columns->n; i++) {
            const Field field = reading->columns->list[i].field;
            if (listed_card_reads(reading->sink, field) && (field == FIELD_ID) == pass)
                set_column(reading, i, row);
        }
}

// ---- the list

// Returns the form of the first row that has one, because a single row may lack a key.
static const JsonForm *form_of(const ListForms *forms, const ListHead *head)
{
    JsonRows *rows = json_rows_peek(head->text, head->n);
    const JsonForm *form = NULL;
    JsonRow row;
    Err err;

    while (!form && json_rows_next(rows, &row, &err) > 0)
        form = row.value ? json_form_find(forms, row.value) : NULL;
    json_rows_close(rows);
    return form;
}

static void use_form(Reading *reading, const JsonForm *form)
{
    CardSink *sink = reading->sink;

    reading->form = form;
    sink->foreign = form->name;
    for (int i = 0; form->list[i].pointer; i++) {
        ASSERT(i < JSON_FIELDS_MAX); // the forms are tables of this program
        reading->fields[i] =
            listed_card_field_find(sink->words.columns, form->list[i].field);
        sink->dated |= reading->fields[i] == FIELD_UPDATED;
    }
}

// The keys beside rows that may have the code of their set.
static const char *const set_keys[] = {"setCode",
                                       "set_code",
                                       "setId",
                                       "set_id",
                                       "set/code",
                                       "set/id",
                                       "set/set_id",
                                       "set",
                                       "code"};

// Returns the code of the set that stands beside the rows, or above them; NULL: none.
static const char *set_beside(const JsonRows *rows)
{
    for (int i = 0; i < COUNT_OF(set_keys); i++) {
        const char *set = json_rows_beside(rows, set_keys[i]);
        if (set) return set;
    }
    return json_rows_set(rows);
}

// The keys beside rows that may have the name of their set.
static const char *const name_keys[] = {
    "setName", "set_name", "set/name", "set/label", "name"};

// Returns the name of a known set that stands beside the rows, or as a key around them; or
// NULL.
static const char *known_beside(const Reading *reading)
{
    const char *name;

    for (int i = 0; i < COUNT_OF(name_keys); i++) {
        name = json_rows_beside(reading->rows, name_keys[i]);
        if (name && row_code_knows_set(reading->sink, name)) return name;
    }
    for (int i = 0; (name = json_rows_around(reading->rows, i)); i++)
        if (*name && row_code_knows_set(reading->sink, name)) return name;
    return NULL;
}

// Gives rows the set that only its name tells. Where the list says it for certain, a row with
// the code of another set contradicts it.
static void use_named_set(Reading *reading)
{
    CardSink *sink = reading->sink;
    const bool named = json_rows_named(reading->rows);
    const char *name = named ? json_rows_set(reading->rows) : known_beside(reading);

    if (!name) return;
    reading->has_set = true;
    sink->set = arena_text(sink->row_arena, name);
    if (!named) sink->list_set = sink->set;
}

// Gives rows without a set the one that stands beside them.
static void use_set(Reading *reading)
{
    CardSink *sink = reading->sink;
    const bool named = json_rows_named(reading->rows);
    const char *set = named ? NULL : set_beside(reading->rows), *name = NULL;
    PrintingKey key;

    reading->has_set |= set != NULL;
    if (!set) use_named_set(reading);
    if (!set) return;
    for (int i = 0; i < COUNT_OF(name_keys) && !name; i++)
        name = json_rows_beside(reading->rows, name_keys[i]);
    sink->set_code = sink->list_set = arena_text(sink->row_arena, set);
    if (name && printing_key_join(set, "1", &key))
        sink->list_set_name = arena_text(sink->row_arena, name);
}

// Reports a set that stands behind its rows, too late for them.
static void tell_set_behind(const Reading *reading)
{
    const char *set = NULL;
    PrintingKey key;
    int i = 0;

    if (reading->has_set) return;
    for (; i < COUNT_OF(set_keys) && !set; i++) {
        set = json_rows_behind(reading->rows, set_keys[i]);
        if (set && !printing_key_join(set, "1", &key)) set = NULL;
    }
    if (set)
        sink_report_note(reading->sink,
                         set_keys[i - 1],
                         set,
                         "the set before its cards; behind them it is left out");
}

static int begin_json_row(Reading *reading, const json_t *row, Err *err)
{
    const ListForms *forms = reading->sink->words.forms;
    const JsonForm *form = reading->sink->map ? NULL : json_form_find(forms, row);

    if (!form) return find_columns(reading, row, err);
    use_form(reading, form);
    return 0;
}

// Returns why the row is none, or NULL. Completes it by its key.
static const char *fault_of(const Reading *reading, JsonRow *row)
{
    CardSink *sink = reading->sink;

    if (row->refused) return row->refused;
    if (!json_object_size(row->value)) return "a card, not an empty object";
    if (row->number == 1 && json_object_get(row->value, "")) json_key_language(sink);
    return json_key_join(
        &sink->words, sink->row_arena, row, set_beside(reading->rows) != NULL);
}

static int take_row(Reading *reading, JsonRow *row, Err *err)
{
    CardSink *sink = reading->sink;
    const JsonForm *form = reading->form;

    if (!form && reading->is_page && !json_form_find(sink->words.forms, row->value))
        return 0;
    if (form && form->has_others && row->value && !json_form_fits(form, row->value))
        return 0;
    card_sink_row(sink, row->number); // no line: many lists are a single one
    use_set(reading);
    const char *fault = fault_of(reading, row);
    if (fault)
        sink_report_mistake(sink, FOUND_ROW_OTHER, NULL, row->key, fault);
    else if (!reading->form && !reading->columns &&
             begin_json_row(reading, row->value, err))
        return -1;
    else if (reading->form)
        set_form_fields(reading, row->value);
    else
        set_columns(reading, row->value);
    return card_sink_take(sink);
}

static bool head_contains(const ListHead *head, const char *text)
{
    return memmem(head->text, head->n, text, strlen(text)) != NULL;
}

// Returns whether the list is a web page, or the data block of one.
static bool is_page(const ListHead *head)
{
    return head_contains(head, "__NEXT_DATA__") || head_contains(head, "\"pageProps\"");
}

// Refuses a map that could only be ignored.
static int check_map(const Reading *reading, Err *err)
{
    const CardSink *sink = reading->sink;
    MapSkip skip;

    if (column_map_skip(reading->sink, &skip, err)) return -1;
    if (sink->map && reading->is_page)
        return err_set(err,
                       65,
                       "%s is a web page, which is read by its own keys; import it "
                       "without --map",
                       sink->source->name);
    if (skip.rows || skip.columns)
        return err_set(err, 65, "%s: a list in JSON has nothing to skip", sink->map);
    return 0;
}

int read_json_list(Source *source, CardSink *sink, Err *err)
{
    Reading reading = {.sink = sink};
    JsonRows *rows = json_rows_open(source);
    JsonRow row;
    ListHead head;
    int status;

    head.text = source_head(source, &head.n);
    reading.is_page = is_page(&head);
    reading.rows = rows;
    const JsonForm *form = sink->map ? NULL : form_of(sink->words.forms, &head);
    if (form) use_form(&reading, form);
    if (check_map(&reading, err)) {
        json_rows_close(rows);
        return -1;
    }
    while ((status = json_rows_next(rows, &row, err)) > 0)
        if ((status = take_row(&reading, &row, err)) < 0) break;
    if (!status) tell_set_behind(&reading);
    json_rows_close(rows);
    return status;
}

// ---- recognising

// Returns whether the row has a count: such a list is a deck, or what somebody owns. A column
// of the game is none.
static bool has_count(const ListWords *words, const json_t *row)
{
    static const char *const keys[] = {
        "qty", "count", "quantity", "copies", "main_deck", "maindeck"};

    for (int i = 0; i < COUNT_OF(keys) && !words->owned; i++)
        if (json_object_get(row, keys[i]) &&
            fact_columns_find(words->columns, keys[i]) < 0)
            return true;
    const char *const *it = words->forms ? words->forms->deck_keys : NULL;
    for (; it && *it; it++)
        if (json_object_get(row, *it)) return true;
    return false;
}

static bool is_printing(const json_t *value)
{
    PrintingKey key;

    return json_is_string(value) && printing_key_read(json_string_value(value), &key);
}

// Returns whether a row has enough that cards have: three known keys. A set around the rows
// counts as one, the code of a printing as two. Under the name of a set it has a number there,
// because a deck has its parts under such keys. With a count it is a row of a deck, but the
// condition of copies is said in collections alone.
static bool is_card(const ListWords *words, const JsonRows *rows, const json_t *row)
{
    int known = set_beside(rows) != NULL;
    bool tells = false, owned = false, placed = !json_rows_named(rows);
    const char *key;
    json_t *value;

    if (!json_is_object(row)) return false;
    if (words->mapped) return true;
    if (json_form_find(words->forms, row)) return true;
    json_object_foreach((json_t *)row, key, value)
    {
        const Field field = heading_field(words, key);
        known += field != FIELD_UNKNOWN;
        known += field == FIELD_CODE && is_printing(value);
        owned |= field == FIELD_OWNED_CONDITION;
        tells |= field == FIELD_CODE || field == FIELD_NAME ||
                 field == FIELD_FULL_NAME || field == FIELD_NUMBER;
        placed |= field == FIELD_NUMBER;
    }
    return placed && known >= 3 && tells && (owned || !has_count(words, row));
}

bool read_json_accepts(const ListWords *words, const ListHead *head)
{
    JsonRows *rows;
    JsonRow row;
    Err err;
    size_t at = 0;
    bool found;

    while (at < head->n && strchr(" \t\r\n", head->text[at])) at++;
    if (at == head->n || !strchr("{[<", head->text[at])) return false;
    if (is_page(head)) return true;
    if (head->text[at] == '<') return false;
    rows = json_rows_peek(head->text, head->n);
    Arena *arena = arena_new();
    // Skip empty and broken rows: they say nothing of the list.
    do found = json_rows_next(rows, &row, &err) > 0;
    while (found && (!row.value || !json_object_size(row.value) ||
                     json_key_join(words, arena, &row, set_beside(rows) != NULL)));
    found = found && is_card(words, rows, row.value);
    json_rows_close(rows);
    arena_free(arena);
    return found || form_of(words->forms, head);
}
