// json_scan.c -- takes bytes of JSON and passes values by their brackets alone.

#include "db/text/json_scan.h"

#include <stdlib.h>

int64_t json_scan_line(const JsonScan *scan)
{
    return scan->source ? scan->source->line : scan->line;
}

int json_scan_after_space(JsonScan *scan)
{
    while (json_scan_peek(scan) == ' ' || json_scan_peek(scan) == '\n' ||
           json_scan_peek(scan) == '\r' || json_scan_peek(scan) == '\t')
        (void)json_scan_next(scan);
    return json_scan_peek(scan);
}

int json_scan_fail(const JsonScan *scan, const char *expected, Err *err)
{
    const char *name = scan->source ? scan->source->name : "text";
    const int column = scan->source ? source_column(scan->source) : 0;

    if (scan->source && json_scan_peek(scan) == SOURCE_END) {
        if (source_failed(scan->source, err)) return -1;
        return err_set(err,
                       65,
                       "%s:%lld:%d: the list is cut off, expected %s",
                       name,
                       (long long)json_scan_line(scan),
                       column,
                       expected);
    }
    return err_set(err,
                   65,
                   "%s:%lld:%d: found '%c', expected %s",
                   name,
                   (long long)json_scan_line(scan),
                   column,
                   json_scan_peek(scan) < ' ' ? '?' : json_scan_peek(scan),
                   expected);
}

int json_scan_take(JsonScan *scan)
{
    const int byte = json_scan_next(scan);

    if (byte == SOURCE_END || scan->too_large) return byte;
    if (scan->n == JSON_ROW_MAX) {
        scan->too_large = true;
        return byte;
    }
    if (scan->n == scan->size) {
        scan->size = scan->size ? scan->size * 2 : 4096;
        scan->text = realloc(scan->text, scan->size);
        if (!scan->text) abort();
    }
    scan->text[scan->n++] = (char)byte;
    return byte;
}

bool json_scan_string(JsonScan *scan, char *key)
{
    size_t n = 0;
    int byte;

    (void)json_scan_take(scan);
    while ((byte = json_scan_take(scan)) != SOURCE_END && byte != '"') {
        if (byte == '\\') byte = json_scan_take(scan);
        if (key && n + 1 < JSON_KEY_BYTES) key[n++] = (char)byte;
    }
    if (key) key[n] = '\0';
    return byte == '"';
}

bool json_scan_value(JsonScan *scan)
{
    int depth = 0;

    do {
        const int byte = json_scan_peek(scan);

        if (byte == SOURCE_END) return false;
        if (byte == '"') {
            if (!json_scan_string(scan, NULL)) return false;
            continue;
        }
        if (depth == 0 && (byte == ',' || byte == '}' || byte == ']')) return true;
        if (depth == 1 && byte == ',' && !scan->too_large) scan->whole = scan->n;
        depth += (byte == '{' || byte == '[') - (byte == '}' || byte == ']');
        (void)json_scan_take(scan);
        if (depth == 0 && (byte == '}' || byte == ']')) return true;
    } while (true);
}

void json_scan_forget(JsonScan *scan)
{
    scan->n = scan->whole = 0;
    scan->too_large = false;
}

int json_scan_skip(JsonScan *scan, Err *err)
{
    const bool whole = json_scan_value(scan);

    json_scan_forget(scan);
    return whole ? 0 : json_scan_fail(scan, "the end of a value", err);
}
