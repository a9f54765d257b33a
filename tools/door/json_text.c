// json_text.c -- writes JSON as text.
//
// Whether a comma is due follows from the byte before: none after a bracket that opens, after
// the colon of a key, and at the start.

#include "tools/door/json_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

enum { ROOM_FIRST = 4096 };

// Returns the place for [n] more bytes, which count as written.
static char *place_for(JsonText *json, size_t n)
{
    if (json->room - json->n < n) {
        if (!json->room) json->room = ROOM_FIRST;
        while (json->room - json->n < n) json->room *= 2;
        json->text = realloc(json->text, json->room);
        ENOUGH(json->text);
    }
    json->n += n;
    return json->text + json->n - n;
}

void json_text_add(JsonText *json, const char *bytes, size_t n)
{
    memcpy(place_for(json, n), bytes, n);
}

static void add_comma(JsonText *json)
{
    const char before = json->n ? json->text[json->n - 1] : '[';

    if (before != '{' && before != '[' && before != ':') *place_for(json, 1) = ',';
}

void json_text_open(JsonText *json, char bracket)
{
    add_comma(json);
    *place_for(json, 1) = bracket;
}

void json_text_close(JsonText *json, char bracket)
{
    *place_for(json, 1) = bracket;
}

void json_text_key(JsonText *json, const char *key)
{
    const size_t n = strlen(key);

    add_comma(json);
    char *at = place_for(json, n + 3);

    at[0] = '"';
    memcpy(at + 1, key, n + 1);
    at[n + 1] = '"';
    at[n + 2] = ':';
}

static bool is_plain(char byte)
{
    return (unsigned char)byte >= 0x20 && byte != '"' && byte != '\\';
}

static void add_escape(JsonText *json, char byte)
{
    static const char letters[] = "\"\\\b\f\n\r\t", names[] = "\"\\bfnrt";
    const char *found = strchr(letters, byte);
    char *at;

    if (found) {
        at = place_for(json, 2);
        at[0] = '\\';
        at[1] = names[found - letters];
    } else
        (void)snprintf(place_for(json, 7), 7, "\\u%04X", (unsigned char)byte);
    if (!found) json->n--; // the end that snprintf wrote
}

// Returns whether all bytes are valid UTF-8.
static bool is_valid(const char *text)
{
    while (*text) {
        const size_t n = (unsigned char)*text < 0x80 ? 1 : text_character(text);

        if (!n) return false;
        text += n;
    }
    return true;
}

static void add_escaped(JsonText *json, const char *text)
{
    while (*text) {
        size_t n = 0;

        while (text[n] && is_plain(text[n])) n++;
        json_text_add(json, text, n);
        text += n;
        if (*text) add_escape(json, *text++);
    }
}

void json_text_string(JsonText *json, const char *text)
{
    char *copy = NULL;

    add_comma(json);
    if (!text) {
        json_text_add(json, "null", 4);
        return;
    }
    if (!is_valid(text)) {
        copy = strdup(text);
        ENOUGH(copy);
        (void)text_repair(copy);
    }
    *place_for(json, 1) = '"';
    add_escaped(json, copy ? copy : text);
    *place_for(json, 1) = '"';
    free(copy);
}

void json_text_number(JsonText *json, int64_t number)
{
    char figures[TEXT_NUMBER_BYTES];
    const size_t n = text_number(figures, number, 1);

    add_comma(json);
    json_text_add(json, figures, n);
}

void json_text_set_string(JsonText *json, const char *key, const char *text)
{
    json_text_key(json, key);
    json_text_string(json, text);
}

void json_text_set_number(JsonText *json, const char *key, int64_t number)
{
    json_text_key(json, key);
    json_text_number(json, number);
}

void json_text_set_truth(JsonText *json, const char *key, bool truth)
{
    json_text_key(json, key);
    json_text_add(json, truth ? "true" : "false", truth ? 4 : 5);
}
