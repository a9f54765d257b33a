// json_text.h -- JSON that is written as text at once, where a tree of values would take most of
// the time.
//
// The caller writes keys and values in their order; the commas between them come by
// themselves. A text of any bytes becomes a valid string, as in json_safe.h, and is escaped as
// Jansson escapes it, so nobody sees which of both wrote a line.

#ifndef JSON_TEXT_H
#define JSON_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What is written so far. Its memory stays for the next text; the owner frees [text].
typedef struct {
    char *text; // NULL: nothing was ever written
    size_t n, room;
} JsonText;

// Adds bytes as they are: brackets, or JSON that somebody else wrote.
void json_text_add(JsonText *json, const char *bytes, size_t n);

// Adds '{' or '[', behind a key or as an item; and the end of it.
void json_text_open(JsonText *json, char bracket);
void json_text_close(JsonText *json, char bracket);

// Adds a key, which is a plain word of the program. Its value follows.
void json_text_key(JsonText *json, const char *key);

// Add a value behind a key, or as an item. NULL is null.
void json_text_string(JsonText *json, const char *text);
void json_text_number(JsonText *json, int64_t number);

// Add a key with its value.
void json_text_set_string(JsonText *json, const char *key, const char *text);
void json_text_set_number(JsonText *json, const char *key, int64_t number);
void json_text_set_truth(JsonText *json, const char *key, bool truth);

#endif
