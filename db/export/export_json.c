#include "db/export/export_json.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/base/base.h"

json_t *export_json_items(const char *const *items, int n, Field field)
{
    const bool number = field == FIELD_ENERGY || field == FIELD_POWER ||
                        field == FIELD_MIGHT || field == FIELD_MIGHT_BONUS ||
                        field == FIELD_NUMBER;

    if (!items) return json_null();
    if (n < 0)
        return number ? json_integer(strtol(*items, NULL, 10)) : json_string(*items);
    json_t *array = json_array();
    for (int i = 0; i < n; i++) json_array_append_new(array, json_string(items[i]));
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

// A type with what stands before it may be one word: "hero_unit".
static json_t *type_of(const FullCard *full, const JsonField *field, Arena *arena)
{
    const CardFacts *facts = &full->card.facts;
    const char *whole = facts->type;

    if (!field->words) return json_string(whole);
    if (facts->supertypes[0])
        whole = arena_format(arena, "%s %s", facts->supertypes[0], facts->type);
    const char *word = in_form_words(field, whole);
    if (word == whole) word = in_form_words(field, facts->type);
    return json_string(export_json_lower(arena, word));
}

static bool is_domain(const Rules *rules, const char *word)
{
    for (int i = 0; i < rules->domains_n; i++)
        if (!strcasecmp(rules->domains[i].name, word)) return true;
    return false;
}

// What the symbol {word} is in the form; NULL: the same.
static const char *symbol_of(const JsonExportRow *row, const char *word)
{
    const bool energy = isdigit((unsigned char)*word);
    const bool any = !strcmp(word, "any"), own = !strcmp(word, "own");
    const bool other = !strcmp(word, "might") || !strcmp(word, "exhaust");
    const bool domain = is_domain(row->rules, word);

    if (!energy && !any && !own && !other && !domain) return NULL;
    if (strncmp(row->form->language, "en", 2) != 0)
        return arena_format(row->arena, "{{%s}}", any ? "A" : own ? "C" : word);
    if (own) return "[C]";
    return arena_format(row->arena,
                        ":rb_%s%s:",
                        energy          ? "energy_"
                        : any || domain ? "rune_"
                                        : "",
                        any ? "rainbow" : word);
}

// The text in the form's notation. Signs of HTML are written so that they stay signs.
static const char *symbols_of(const JsonExportRow *row, const char *text)
{
    const char *end;
    char *to = arena_take(row->arena, strlen(text) * 8 + 32), *at = to;

    for (; *text; text++) {
        const char *symbol = NULL;
        if (*text == '{' && (end = strchr(text, '}')) && end - text < 20)
            symbol = symbol_of(
                row, arena_text_n(row->arena, text + 1, (size_t)(end - text) - 1));
        if (symbol) text = end;
        if (*text == '<' || *text == '&') symbol = *text == '<' ? "&lt;" : "&amp;";
        if (symbol)
            at = stpcpy(at, symbol);
        else
            *at++ = *text;
    }
    return to;
}

static json_t *form_value(const JsonExportRow *row, const JsonField *field)
{
    const JsonForm *form = row->form;
    Arena *arena = row->arena;
    const bool chinese = strcmp(form->language, "en") != 0;
    const bool id = field->field == FIELD_ID;
    const ListedValue value = {field->field,
                               id && !field->column ? form->name : field->column,
                               chinese ? form->language : NULL,
                               NULL};
    int n;

    if (field->field == FIELD_TYPE) return type_of(row->full, field, arena);
    const char *const *items = export_field(row->full, row->print, &value, arena, &n);
    if (field->field == FIELD_SUPERTYPES && field->words) {
        bool has = false;
        for (int i = 0; i < n; i++) has |= !strcmp(items[i], field->words[0].to);
        return json_boolean(has);
    }
    if (items && n < 0 && field->field == FIELD_TEXT) {
        const char *text = symbols_of(row, *items);
        return json_string(text);
    }
    if (!items || !field->words) return export_json_items(items, n, field->field);
    if (n < 0) return json_string(in_form_words(field, *items));
    const char **words = arena_take(arena, (size_t)(n + 1) * sizeof *words);
    for (int i = 0; i < n; i++) words[i] = in_form_words(field, items[i]);
    return export_json_items(words, n, field->field);
}

static bool is_meant(const JsonForm *form, const JsonField *field, const json_t *row)
{
    const char *only = field->only;
    const char *type = only ? json_string_value(json_form_at(row, form->type)) : NULL;
    const bool same = type && !strcmp(type, only + (*only == '!'));

    return !only || same == (*only != '!');
}

json_t *export_json_row(const JsonExportRow *row)
{
    const JsonForm *form = row->form;
    json_t *object = json_object();

    for (const JsonField *field = form->list; field->pointer; field++)
        if (is_meant(form, field, object))
            put_at(object, field->pointer, form_value(row, field));
    // A form is known by its keys: those that say nothing of what we keep, too.
    for (int i = 0; i < COUNT_OF(form->marks) && form->marks[i]; i++)
        if (!json_object_get(object, form->marks[i]))
            json_object_set_new(object,
                                form->marks[i],
                                strcmp(form->marks[i], "collectorNumber") != 0
                                    ? json_null()
                                    : json_integer(row->print->number));
    return object;
}
