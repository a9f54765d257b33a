// schema_fixture.h -- docs/protocol.schema.json, and a validator of the words that it uses;
// it refuses any other.

#ifndef SCHEMA_FIXTURE_H
#define SCHEMA_FIXTURE_H

#include "tests/tools/protocol_fixture.h"

static json_t *schema;

static inline const json_t *def(const char *name)
{
    return json_object_get(json_object_get(schema, "$defs"), name);
}

static inline bool fits(const json_t *value, const json_t *rule);

static inline bool is_of(const json_t *value, const char *type)
{
    if (!strcmp(type, "integer")) return json_is_integer(value);
    if (!strcmp(type, "string")) return json_is_string(value);
    if (!strcmp(type, "boolean")) return json_is_boolean(value);
    if (!strcmp(type, "array")) return json_is_array(value);
    if (!strcmp(type, "object")) return json_is_object(value);
    if (!strcmp(type, "null")) return json_is_null(value);
    fail_msg("the schema has an unknown type '%s'", type);
    return false;
}

static inline bool fits_type(const json_t *value, const json_t *type)
{
    const json_t *one;
    size_t i;

    if (json_is_string(type)) return is_of(value, json_string_value(type));
    json_array_foreach(type, i, one)
    {
        if (is_of(value, json_string_value(one))) return true;
    }
    return false;
}

static inline bool fits_any(const json_t *value, const json_t *rules)
{
    const json_t *rule;
    size_t i;

    json_array_foreach(rules, i, rule)
    {
        if (fits(value, rule)) return true;
    }
    return false;
}

// Returns whether the members of an object fit their rules, and those without one the
// rule of "additionalProperties".
static inline bool fits_members(const json_t *value, const json_t *rule)
{
    const json_t *known = json_object_get(rule, "properties");
    const json_t *more = json_object_get(rule, "additionalProperties");
    const char *key;
    json_t *member;

    if (!json_is_object(value)) return true;
    json_object_foreach((json_t *)value, key, member)
    {
        const json_t *of = json_object_get(known, key);

        if (of && !fits(member, of)) return false;
        if (!of && json_is_false(more)) return false;
        if (!of && json_is_object(more) && !fits(member, more)) return false;
    }
    return true;
}

static inline bool has_all(const json_t *value, const json_t *keys)
{
    const json_t *key;
    size_t i;

    json_array_foreach(keys, i, key)
    {
        if (!json_object_get(value, json_string_value(key))) return false;
    }
    return true;
}

static inline bool fits_items(const json_t *value, const json_t *rule)
{
    const json_t *item;
    size_t i;

    json_array_foreach(value, i, item)
    {
        if (!fits(item, rule)) return false;
    }
    return true;
}

static inline bool is_one_of(const json_t *value, const json_t *list)
{
    const json_t *one;
    size_t i;

    json_array_foreach(list, i, one)
    {
        if (json_equal(value, one)) return true;
    }
    return false;
}

static inline bool fits_word(const json_t *value, const json_t *rule, const char *word,
                             const json_t *said)
{
    const json_int_t n = json_integer_value(value);

    if (!strcmp(word, "$ref"))
        return fits(value, def(json_string_value(said) + strlen("#/$defs/")));
    if (!strcmp(word, "type")) return fits_type(value, said);
    if (!strcmp(word, "const")) return json_equal(value, said);
    if (!strcmp(word, "enum")) return is_one_of(value, said);
    if (!strcmp(word, "anyOf")) return fits_any(value, said);
    if (!strcmp(word, "items")) return fits_items(value, said);
    if (!strcmp(word, "required")) return has_all(value, said);
    if (!strcmp(word, "properties")) return fits_members(value, rule);
    if (!strcmp(word, "minimum"))
        return !json_is_integer(value) || n >= json_integer_value(said);
    if (!strcmp(word, "maximum"))
        return !json_is_integer(value) || n <= json_integer_value(said);
    if (!strcmp(word, "additionalProperties") || !strcmp(word, "description"))
        return true;
    fail_msg("the schema has an unknown word '%s'", word);
    return false;
}

static inline bool fits(const json_t *value, const json_t *rule)
{
    const char *word;
    json_t *said;

    assert_true(json_is_object(rule));
    json_object_foreach((json_t *)rule, word, said)
    {
        if (!fits_word(value, rule, word, said)) return false;
    }
    return true;
}

static inline const json_t *def_of(const char *what, const char *type)
{
    char name[60];

    snprintf(name, sizeof name, "%s_%s", what, type);
    const json_t *found = def(name);
    if (!found) fail_msg("the schema has no %s", name);
    return found;
}

static inline const char *type_of(const json_t *json)
{
    return json_string_value(json_object_get(json, "type"));
}

static inline int open_schema(void **state)
{
    (void)state;
    schema = json_load_file("docs/protocol.schema.json", JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(schema);
    return 0;
}

static inline int close_schema(void **state)
{
    (void)state;
    json_decref(schema);
    return 0;
}

#endif
