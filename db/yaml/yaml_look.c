// yaml_look.c -- tells YAML from other texts by its first lines.
//
// Lines such as "- 3 Fox", "Main:" and "Ahri: Bright" stand in decks too. So YAML needs a
// record in a list ("- name: Fox", with a second line below it or a name in small letters),
// or a map in a map whose values are numbers or whose names are in small letters.

#include "db/yaml/yaml_look.h"

#include <string.h>

enum { LINES_SEEN = 60 };

// A line: how far it is indented, with the signs of its lists, and its name, if it has one.
typedef struct {
    const char *text; // behind blanks and "- "
    size_t n;
    int indent;
    bool item;   // it begins an item of a list
    bool named;  // it is "name:" or "name: value"
    bool small;  // the name has small letters, digits and _ alone
    bool empty;  // nothing stands behind the name
    bool number; // a number stands there
} Line;

static bool is_small(const char *text, size_t n)
{
    return n && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_") >= n &&
           *text >= 'a';
}

static void read_name(Line *line)
{
    const char *end = line->text + line->n;
    const char *colon = memchr(line->text, ':', line->n);

    if (!colon || colon == line->text || (colon + 1 < end && colon[1] != ' ')) return;
    line->named = !strchr("{[\"#|&*", *line->text) || *line->text == '"';
    line->small = is_small(line->text, (size_t)(colon - line->text));
    const char *value = colon + 1;
    while (value < end && *value == ' ') value++;
    line->empty = value == end || *value == '#';
    line->number = value < end;
    for (; value < end; value++) line->number &= *value >= '0' && *value <= '9';
}

// Reads the next line that is neither blank nor a remark. Returns what follows it, or NULL.
static const char *next_line(const char *text, const char *end, Line *line)
{
    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text)), *at = text;
        if (!stop) stop = end;
        const char *last = stop;
        while (last > at && strchr(" \t\r", last[-1])) last--;
        *line = (Line){0};
        while (at < last && *at == ' ') at++;
        while (last - at > 1 && at[0] == '-' && at[1] == ' ') {
            line->item = true;
            for (at++; at < last && *at == ' ';) at++;
        }
        line->text = at;
        line->n = (size_t)(last - at);
        line->indent = (int)(at - text);
        text = stop < end ? stop + 1 : end;
        if (!line->n || *at == '#') continue;
        read_name(line);
        return text;
    }
    return NULL;
}

static bool is_mark(const Line *line, const char *mark)
{
    return line->n >= strlen(mark) && !memcmp(line->text, mark, strlen(mark));
}

// Returns whether two lines that follow each other stand so in YAML alone.
static bool is_proof(const Line *above, const Line *line)
{
    const bool deeper = line->indent > above->indent;

    if (line->item && line->small && line->named && !line->empty) return true;
    if (line->item && is_mark(line, "{") && memchr(line->text, ':', line->n))
        return true;
    if (above->item && above->named && !line->item && line->named)
        return line->indent == above->indent;
    if (!above->named || !above->empty || !deeper || line->item) return false;
    return line->named && (line->small || line->number);
}

bool yaml_look_fits(const char *text, size_t n)
{
    const char *end = text + n;
    Line above, line;
    bool begun = false;

    const char *at = next_line(text, end, &above);
    if (!at) return false;
    if (is_mark(&above, "%YAML")) return true;
    if (above.n == 3 && is_mark(&above, "---")) {
        begun = true;
        at = next_line(at, end, &above);
    }
    if (!at || (!above.named && !above.item)) return false;
    if (begun && above.named && above.small) return true;
    if (is_proof(&(Line){0}, &above)) return true;
    for (int i = 0; i < LINES_SEEN && (at = next_line(at, end, &line)); i++) {
        if (is_proof(&above, &line)) return true;
        above = line;
    }
    return false;
}
