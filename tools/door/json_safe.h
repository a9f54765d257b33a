// json_safe.h -- text of any bytes as JSON: names may come from a damaged database or
// from a ruleset.
//
// Jansson makes no string of bytes that are not UTF-8, and a key without its string is
// lost. Here such a byte becomes '?', so no key is lost and every written line is valid
// JSON.

#ifndef JSON_SAFE_H
#define JSON_SAFE_H

#include <jansson.h>

// Returns [text] as a string, null for NULL.
json_t *json_safe_text(const char *text);

// Sets [key] of [object], and takes over [value].
void json_safe_set(json_t *object, const char *key, json_t *value);

// Returns [json] as one line without an end; the caller frees it. Never NULL.
char *json_safe_line(const json_t *json);

#endif
