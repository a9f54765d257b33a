// json_key.c -- tells codes, numbers and names among keys, and finds what a row has itself.

#include "db/lists/json_key.h"

#include <string.h>

#include "db/lists/heading.h"
#include "db/names/language_code.h"
#include "db/text/printing_key.h"
#include "engine/base/text.h"

static bool is_number(const char *key)
{
    const size_t digits = strspn(key, "0123456789");

    return digits && digits < 5 && strlen(key) <= digits + 1;
}

// Returns whether a key looks like a name of a card, not like an id of some program.
static bool is_name(const char *key)
{
    return *key && !strpbrk(key, "0123456789_/");
}

// Returns the value of the row's first key that stands for [field], or NULL.
static const json_t *value_of(const ListWords *words, const json_t *row, Field field)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)row, key, value)
    {
        const Field found = heading_field(words, key);
        if (found == field || (field == FIELD_NAME && found == FIELD_FULL_NAME))
            return value;
    }
    return NULL;
}

// Returns the code of [value] if that is another one, or NULL.
static const char *other_code(const json_t *value, const PrintingKey *code)
{
    const char *text = json_string_value(value);
    PrintingKey own;

    return text && printing_key_read(text, &own) && strcmp(own.key, code->key) != 0
               ? text
               : NULL;
}

static void add_text(json_t *row, const char *key, const char *text)
{
    (void)json_object_set_new(row, key, json_string(text));
}

static bool has_letter(const char *text)
{
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if ((c | 32) >= 'a' && ((c | 32) <= 'z' || c >= 0x80)) return true;
    }
    return false;
}

// Gives a row that is a text this text as its name. Returns false if it is none.
static bool take_name(json_t *row)
{
    const char *name = json_string_value(json_object_get(row, ""));
    PrintingKey code;

    if (!name) return true;
    if (!has_letter(name) || strstr(name, "://") || printing_key_read(name, &code))
        return false;
    add_text(row, "name", name);
    (void)json_object_del(row, "");
    return true;
}

// Adds the code of the key, unless the row has it. Returns what was expected if the row has
// another one.
static const char *take_code(const ListWords *words, Arena *arena, const JsonRow *row,
                             const PrintingKey *code)
{
    const json_t *own = value_of(words, row->value, FIELD_CODE);
    const char *other = other_code(own ? own : json_object_get(row->value, "id"), code);

    if (other) return arena_format(arena, "'%s', the code in the row", other);
    if (!own) add_text(row->value, "code", row->key);
    return NULL;
}

const char *json_key_join(const ListWords *words, Arena *arena, JsonRow *row,
                          bool in_set)
{
    PrintingKey code;

    if (!row->key || !row->value) return NULL;
    if (!take_name(row->value)) return "the name of a card, or its facts";
    if (printing_key_read(row->key, &code)) return take_code(words, arena, row, &code);
    if (in_set && is_number(row->key)) {
        if (!value_of(words, row->value, FIELD_NUMBER) &&
            !value_of(words, row->value, FIELD_CODE))
            add_text(row->value, "number", row->key);
    } else if (is_name(row->key) && !value_of(words, row->value, FIELD_NAME)) {
        add_text(row->value, "name", row->key);
    }
    return NULL;
}

// Returns the language that a part of the file's name names, or NULL.
static const char *language_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    char name[256], *rest = NULL;

    text_copy(name, sizeof name, slash ? slash + 1 : path);
    for (char *part = strtok_r(name, "._ ()", &rest); part;
         part = strtok_r(NULL, "._ ()", &rest)) {
        char *more = NULL;
        const char *language = language_code_find(part);
        for (char *piece = strtok_r(part, "-", &more); piece && !language;
             piece = strtok_r(NULL, "-", &more))
            language = language_code_find(piece);
        if (language) return language;
    }
    return NULL;
}

void json_key_language(CardSink *sink)
{
    const char *language = sink->said_language ? NULL : language_of(sink->source->name);

    if (!language) return;
    text_copy(sink->language, sizeof sink->language, language);
    sink->said_language = true;
    sink_report_note(sink,
                     NULL,
                     NULL,
                     arena_format(sink->row_arena,
                                  "--language if these names are not of the language "
                                  "'%s', which the name of the file says",
                                  language));
}
