// export_json.c -- puts the values of a card at the pointers of a form.

#include "db/export/export_json.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/notation/text_symbols.h"
#include "engine/base/base.h"

bool export_json_is_number(const FactColumns *columns, Field field)
{
    if (field < FIELD_FACT) return field == FIELD_NUMBER;
    return columns->rows[field - FIELD_FACT].kind == FACT_NUMBER;
}

json_t *export_json_items(bool number, const char *const *items, int n)
{
    if (!items) return json_null();
    if (n < 0)
        return number ? json_integer(strtol(*items, NULL, 10)) : json_string(*items);
    json_t *array = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(array,
                              number ? json_integer(strtol(items[i], NULL, 10))
                                     : json_string(items[i]));
    return array;
}

const char *export_json_lower(Arena *arena, const char *text)
{
    char *copy = arena_text_n(arena, text, strlen(text));

    for (char *c = copy; *c; c++) *c = (char)tolower((unsigned char)*c);
    return copy;
}

static void put_at(json_t *object, const char *pointer, json_t *value)
{
    for (;;) {
        size_t n = strcspn(++pointer, "/");
        char key[64];
        (void)snprintf(key, sizeof key, "%.*s", (int)n, pointer);
        pointer += n;
        if (!*pointer) {
            json_object_set_new(object, key, value);
            return;
        }
        json_t *inner = json_object_get(object, key);
        if (!inner) json_object_set_new(object, key, inner = json_object());
        object = inner;
    }
}

static const char *in_form_words(const JsonField *field, const char *text)
{
    for (const JsonWord *it = field->words; it && it->from; it++)
        if (!strcasecmp(it->to, text)) return it->from;
    return text;
}

// Returns the type. A form may have one word for a supertype and type: "elite_soldier".
static json_t *type_of(const ExportRow *row, const JsonField *field)
{
    const StoredCard *card = &row->full->card;
    const char *type = lookup_word(card, COLUMN_TYPE);
    const char *supertype = lookup_word(card, COLUMN_SUPERTYPES);

    if (!type) type = "";
    if (!field->words) return json_string(type);
    const char *whole =
        supertype ? arena_format(row->arena, "%s %s", supertype, type) : type;
    const char *word = in_form_words(field, whole);
    if (word == whole) word = in_form_words(field, type);
    return json_string(export_json_lower(row->arena, word));
}

// Returns whether {word} is a symbol of the game, so that a form has its own way to
// write it.
static bool is_symbol(const ExportRow *row, const char *word)
{
    const SymbolWord *it = row->words.forms->symbols.words;

    if (isdigit((unsigned char)*word)) return true;
    if (text_symbols_is_kind(row->words.columns, word)) return true;
    while (it && it->word && strcmp(it->ours, word) != 0) it++;
    return it && it->word;
}

// Returns the symbol {word} as a list in that language writes it; NULL: unchanged.
static const char *symbol_of(const ExportRow *row, const char *language,
                             const char *word)
{
    const SymbolForm *form = &row->words.forms->symbols;

    if (!form->write || !is_symbol(row, word)) return NULL;
    return form->write(row->arena, language, word);
}

// Returns the text in the form's notation, with < and & as entities of HTML.
static const char *symbols_of(const ExportRow *row, const char *language,
                              const char *text)
{
    const char *end;
    char *to = arena_take(row->arena, strlen(text) * 8 + 32), *at = to;

    for (; *text; text++) {
        const char *symbol = NULL;
        if (*text == '{' && (end = strchr(text, '}')) && end - text < 20)
            symbol =
                symbol_of(row,
                          language,
                          arena_text_n(row->arena, text + 1, (size_t)(end - text) - 1));
        if (symbol) text = end;
        if (*text == '<' || *text == '&') symbol = *text == '<' ? "&lt;" : "&amp;";
        if (symbol)
            at = stpcpy(at, symbol);
        else
            *at++ = *text;
    }
    return to;
}

// Returns the value of a flag: whether the card has the word that the flag stands for.
static json_t *flag_of(const JsonField *field, const char *const *items, int n)
{
    bool has = false;

    for (int i = 0; i < n; i++) has |= !strcmp(items[i], field->words[0].to);
    return json_boolean(has);
}

static json_t *form_value(const ExportRow *row, const JsonForm *form,
                          const JsonField *field)
{
    const FactColumns *columns = row->words.columns;
    const Field kind = listed_card_field_find(columns, field->field);
    const bool english = !strcmp(form->language, "en");
    const ListedValue value = {kind,
                               kind == FIELD_ID && !field->column ? form->name
                                                                  : field->column,
                               english ? NULL : form->language,
                               NULL};
    const bool number = export_json_is_number(columns, kind);
    int n;

    if (kind == (Field)(FIELD_FACT + COLUMN_TYPE)) return type_of(row, field);
    const char *const *items = export_field(row, &value, &n);
    if (field->words && !strcmp(field->words[0].from, "true"))
        return flag_of(field, items, n);
    if (items && n < 0 && kind == FIELD_TEXT)
        return json_string(symbols_of(row, form->language, *items));
    if (!items || !field->words) return export_json_items(number, items, n);
    if (n < 0) return json_string(in_form_words(field, *items));
    const char **words = arena_take(row->arena, (size_t)(n + 1) * sizeof *words);
    for (int i = 0; i < n; i++) words[i] = in_form_words(field, items[i]);
    return export_json_items(number, words, n);
}

static bool is_meant(const JsonForm *form, const JsonField *field, const json_t *row)
{
    const char *only = field->only;
    const char *type = only ? json_string_value(json_form_at(row, form->type)) : NULL;
    const bool same = type && !strcmp(type, only + (*only == '!'));

    return !only || same == (*only != '!');
}

json_t *export_json_row(const ExportRow *row, const JsonForm *form)
{
    json_t *object = json_object();

    for (const JsonField *field = form->list; field->pointer; field++)
        if (is_meant(form, field, object))
            put_at(object, field->pointer, form_value(row, form, field));
    // An import knows a form by its marks, so write the missing ones too.
    for (int i = 0; i < COUNT_OF(form->marks) && form->marks[i]; i++)
        if (!json_object_get(object, form->marks[i]))
            json_object_set_new(object,
                                form->marks[i],
                                strcmp(form->marks[i], "collectorNumber") != 0
                                    ? json_null()
                                    : json_integer(row->print->number));
    return object;
}
