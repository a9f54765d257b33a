// yaml_json.c -- writes JSON while libyaml tells what follows.
//
// An anchor is a stretch of the JSON that is written already, so that an alias costs no more
// than its copy and an anchor within itself is no copy.

#include "db/yaml/yaml_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "db/text/source_raw.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"

enum { KEYS_COMPARED = 128 }; // so many keys of a map are compared with later ones

// A value that has begun: a list or a map, and how many parts it has.
typedef struct {
    bool map;
    int n;
    size_t anchor;                // of the anchors, from 1; 0: none
    uint64_t keys[KEYS_COMPARED]; // of a map: hashes of its first ones
    int keys_n;
} Open;

typedef struct {
    char *name;
    size_t from, to; // in the JSON; [to] 0: it has not ended
} Anchor;

typedef struct {
    yaml_parser_t parser;
    yaml_event_t event;
    const char *name;
    Err *err;
    char *json;
    size_t n, size;
    Open open[JSON_DEPTH_MAX];
    int depth;
    int documents;
    Anchor *anchors;
    size_t anchors_n;
} Yaml;

static int fail_yaml(Yaml *yaml, const yaml_mark_t *mark, const char *what)
{
    return err_set(yaml->err,
                   CODE_DATA,
                   "%s:%zu:%zu: %s; correct the YAML, or save the list as CSV or JSON",
                   yaml->name,
                   mark->line + 1,
                   mark->column + 1,
                   what);
}

// ---- writing

static int put_bytes(Yaml *yaml, const char *bytes, size_t n)
{
    if (yaml->n + n > YAML_BYTES_MAX)
        return err_set(yaml->err,
                       CODE_DATA,
                       "%s:%zu has %s",
                       yaml->name,
                       yaml->event.start_mark.line + 1,
                       limit_row(LIMIT_YAML_BYTES)->more);
    while (yaml->n + n + 1 > yaml->size) {
        yaml->size = yaml->size ? yaml->size * 2 : 4096;
        yaml->json = realloc(yaml->json, yaml->size);
        ENOUGH(yaml->json);
    }
    memcpy(yaml->json + yaml->n, bytes, n);
    yaml->n += n;
    return 0;
}

static int put_text(Yaml *yaml, const char *text)
{
    return put_bytes(yaml, text, strlen(text));
}

static int put_quoted(Yaml *yaml, const char *text, size_t n)
{
    if (put_text(yaml, "\"")) return -1;
    for (size_t i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)text[i];
        char code[8];
        const bool plain = c >= ' ' && c != '"' && c != '\\';
        (void)snprintf(code, sizeof code, "\\u%04x", c);
        if (plain ? put_bytes(yaml, text + i, 1) : put_text(yaml, code)) return -1;
    }
    return put_text(yaml, "\"");
}

// ---- values

static bool is_whole_number(const char *text)
{
    const size_t sign = *text == '-', digits = strspn(text + sign, "0123456789");

    return digits && digits < 18 && !text[sign + digits] &&
           (text[sign] != '0' || digits == 1);
}

static bool is_one_of(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (!strcmp(text, *words)) return true;
    return false;
}

// Returns the JSON of a plain value that is no text, or NULL.
static const char *plain_value(const char *text)
{
    static const char *const nulls[] = {"", "~", "null", "Null", "NULL", NULL};
    static const char *const trues[] = {"true", "True", "TRUE", NULL};
    static const char *const falses[] = {"false", "False", "FALSE", NULL};

    if (is_one_of(text, nulls)) return "null";
    if (is_one_of(text, trues)) return "true";
    if (is_one_of(text, falses)) return "false";
    return is_whole_number(text) ? text : NULL;
}

// Writes what stands before the next part of the innermost value. Returns whether that part
// is a key; -1 on failure.
static int begin_part(Yaml *yaml)
{
    if (!yaml->depth) return 0;
    Open *open = &yaml->open[yaml->depth - 1];
    const bool key = open->map && open->n % 2 == 0;
    const char *before = !open->n ? "" : open->map && !key ? ":" : ",";

    open->n++;
    return put_text(yaml, before) ? -1 : key;
}

// Remembers that an anchor begins here. Returns its number, 0 for none.
static size_t begin_anchor(Yaml *yaml, const yaml_char_t *name)
{
    if (!name) return 0;
    Anchor *anchors =
        realloc(yaml->anchors, (yaml->anchors_n + 1) * sizeof *yaml->anchors);
    ENOUGH(anchors);
    yaml->anchors = anchors;
    anchors[yaml->anchors_n] = (Anchor){strdup((const char *)name), yaml->n, 0};
    ENOUGH(anchors[yaml->anchors_n].name);
    return ++yaml->anchors_n;
}

static void end_anchor(Yaml *yaml, size_t anchor)
{
    if (anchor) yaml->anchors[anchor - 1].to = yaml->n;
}

// Remembers a key of the innermost map. Returns whether it has one like it.
static bool is_met(Yaml *yaml, const char *key, size_t n)
{
    Open *open = &yaml->open[yaml->depth - 1];
    const uint64_t hash = XXH3_64bits(key, n);

    for (int i = 0; i < open->keys_n; i++)
        if (open->keys[i] == hash) return true;
    if (open->keys_n < KEYS_COMPARED) open->keys[open->keys_n++] = hash;
    return false;
}

static int take_scalar(Yaml *yaml)
{
    const char *text = (const char *)yaml->event.data.scalar.value;
    const int key = begin_part(yaml);
    const bool plain = yaml->event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE &&
                       !yaml->event.data.scalar.tag;
    const char *value = plain && !key ? plain_value(text) : NULL;

    if (key < 0) return -1;
    if (key && plain && !strcmp(text, "<<"))
        return fail_yaml(yaml,
                         &yaml->event.start_mark,
                         "found '<<', expected the facts written out");
    if (key && is_met(yaml, text, yaml->event.data.scalar.length))
        return fail_yaml(yaml,
                         &yaml->event.start_mark,
                         "found a name that its record has already, expected it once");
    if (memchr(text, 0, yaml->event.data.scalar.length))
        return fail_yaml(yaml,
                         &yaml->event.start_mark,
                         "found a character that no text has: take it out");
    const size_t anchor = begin_anchor(yaml, yaml->event.data.scalar.anchor);
    if (value ? put_text(yaml, value)
              : put_quoted(yaml, text, yaml->event.data.scalar.length))
        return -1;
    end_anchor(yaml, anchor);
    return 0;
}

static int take_alias(Yaml *yaml)
{
    const char *name = (const char *)yaml->event.data.alias.anchor;
    const Anchor *found = NULL;
    const int key = begin_part(yaml);

    if (key < 0) return -1;
    for (size_t i = 0; i < yaml->anchors_n; i++)
        if (!strcmp(yaml->anchors[i].name, name)) found = &yaml->anchors[i];
    if (!found || !found->to || (key && yaml->json[found->from] != '"'))
        return fail_yaml(
            yaml,
            &yaml->event.start_mark,
            "found '*' with a name that no value before it has, expected '&' "
            "with that name, or quotes around the text");
    char *copy = strndup(yaml->json + found->from, found->to - found->from);
    ENOUGH(copy);
    const int failed = put_bytes(yaml, copy, found->to - found->from);
    free(copy);
    return failed;
}

static int open_value(Yaml *yaml, bool map, const yaml_char_t *anchor)
{
    const int key = begin_part(yaml);

    if (key < 0) return -1;
    if (key)
        return fail_yaml(yaml,
                         &yaml->event.start_mark,
                         "found a key that is no text, expected a name");
    if (yaml->depth == JSON_DEPTH_MAX)
        return err_set(yaml->err,
                       CODE_DATA,
                       "%s:%zu has %s",
                       yaml->name,
                       yaml->event.start_mark.line + 1,
                       limit_row(LIMIT_JSON_DEPTH)->more);
    Open *open = &yaml->open[yaml->depth++];
    open->map = map;
    open->n = open->keys_n = 0;
    open->anchor = begin_anchor(yaml, anchor);
    return put_text(yaml, map ? "{" : "[");
}

static int close_value(Yaml *yaml)
{
    const Open *open = &yaml->open[--yaml->depth];

    if (put_text(yaml, open->map ? "}" : "]")) return -1;
    end_anchor(yaml, open->anchor);
    return 0;
}

// ---- the text

static int take_event(Yaml *yaml)
{
    const yaml_event_t *event = &yaml->event;

    switch ((int)event->type) {
    case YAML_DOCUMENT_START_EVENT:
        return put_text(yaml, yaml->documents++ ? "," : " ");
    case YAML_SCALAR_EVENT: return take_scalar(yaml);
    case YAML_ALIAS_EVENT: return take_alias(yaml);
    case YAML_MAPPING_START_EVENT:
        return open_value(yaml, true, event->data.mapping_start.anchor);
    case YAML_SEQUENCE_START_EVENT:
        return open_value(yaml, false, event->data.sequence_start.anchor);
    case YAML_MAPPING_END_EVENT:
    case YAML_SEQUENCE_END_EVENT: return close_value(yaml);
    default: return 0;
    }
}

// Says a fault of the text in plain words where people often make it.
static int fail_text(Yaml *yaml)
{
    static const struct {
        const char *of, *words;
    } faults[] = {
        {"mapping values are not allowed",
         "found ': ' within a value, expected quotes around a text that has it"},
        {"tab character", "found a tab before a line, expected blanks"},
        {"cannot start any token",
         "found a tab, or a sign that begins no value, expected blanks, or quotes"},
        {"expected ',' or '}'", "found a '{' that is never closed, expected '}'"},
        {"expected ',' or ']'", "found a '[' that is never closed, expected ']'"},
        {"unexpected end of stream", "found quotes that are never closed"},
        {"could not find expected ':'",
         "found a line without ':', expected 'name: value'"},
        {"did not find expected key",
         "found a line that is not under the others, expected as many blanks before it"},
        {"did not find expected '-'",
         "found a line that is no part of the list above it, expected '- '"},
        {"control characters", "found a character that no text has: take it out"},
    };
    const yaml_parser_t *parser = &yaml->parser;
    const char *problem = parser->problem ? parser->problem : "";
    const char *words = "found a fault in the YAML";
    const bool marked = parser->problem_mark.line || parser->problem_mark.column;

    for (int i = 0; i < COUNT_OF(faults); i++)
        if (strstr(problem, faults[i].of)) words = faults[i].words;
    return fail_yaml(yaml, marked ? &parser->problem_mark : &parser->mark, words);
}

static int read_yaml(Yaml *yaml)
{
    int failed = 0;
    bool ended = false;

    while (!failed && !ended) {
        if (!yaml_parser_parse(&yaml->parser, &yaml->event)) return fail_text(yaml);
        ended = yaml->event.type == YAML_STREAM_END_EVENT;
        failed = take_event(yaml);
        yaml_event_delete(&yaml->event);
    }
    if (failed || yaml->documents < 2) return failed;
    yaml->json[0] = '[';
    return put_text(yaml, "]");
}

static Yaml *new_yaml(const char *text, size_t n, const char *name, Err *err)
{
    Yaml *yaml = calloc(1, sizeof *yaml);

    ENOUGH(yaml);
    yaml->name = name;
    yaml->err = err;
    ENOUGH(yaml_parser_initialize(&yaml->parser));
    yaml_parser_set_encoding(&yaml->parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&yaml->parser, (const unsigned char *)text, n);
    return yaml;
}

static void free_yaml(Yaml *yaml)
{
    yaml_parser_delete(&yaml->parser);
    for (size_t i = 0; i < yaml->anchors_n; i++) free(yaml->anchors[i].name);
    free(yaml->anchors);
    free(yaml->json);
    free(yaml);
}

const char *yaml_json_text(const char *text, size_t n, const char *name, Arena *arena,
                           Err *err)
{
    Yaml *yaml = new_yaml(text, n, name, err);
    const char *json = NULL;

    if (!read_yaml(yaml))
        json = arena_text_n(arena, yaml->json ? yaml->json : "", yaml->n);
    free_yaml(yaml);
    return json;
}

// ---- as a source

typedef struct {
    SourceRaw raw;
    Arena *arena;
    const char *json;
    size_t n, at;
} JsonRaw;

static size_t read_json(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    JsonRaw *json = (JsonRaw *)raw;

    (void)err;
    if (n > json->n - json->at) n = json->n - json->at;
    memcpy(buffer, json->json + json->at, n);
    json->at += n;
    return n;
}

static void close_json(SourceRaw *raw)
{
    arena_free(((JsonRaw *)raw)->arena);
    free(raw);
}

Source *yaml_json_open(Source *source, Err *err)
{
    JsonRaw *json = calloc(1, sizeof *json);
    size_t n;

    ENOUGH(json);
    json->raw = (SourceRaw){read_json, close_json, 0, 0};
    json->arena = arena_new();
    const char *text = source_whole(source, json->arena, &n, err);
    if (text) json->json = yaml_json_text(text, n, source->name, json->arena, err);
    if (json->json) {
        json->n = strlen(json->json);
        return source_of(&json->raw, source->name, err);
    }
    close_json(&json->raw);
    return NULL;
}
