// script_place.c -- finds the line and column that a message about a script speaks of.
//
// It goes through the pieces of the source (script_piece.c) and counts lines. It
// searches for the quoted texts of the message as names or as texts.

#include "scripting/base/script_place.h"

#include <string.h>

#include "engine/base/base.h"
#include "scripting/base/script_piece.h"

enum { QUOTED = 3, DEPTH = 32, KEYS = 64 };

// A piece that is no blank and no comment.
typedef struct {
    const char *at;
    size_t n;
} Piece;

typedef struct {
    const char *at, *end;
} Span;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Takes the next piece out of the span. Returns false at its end.
static bool next_piece(Span *span, Piece *piece)
{
    while (span->at < span->end) {
        piece->at = span->at;
        piece->n = script_piece(span->at, span->end);
        span->at += piece->n;
        if (is_blank(*piece->at) || script_piece_is_comment(piece->at, span->end))
            continue;
        return true;
    }
    return false;
}

static bool is_piece(Piece piece, const char *word)
{
    return piece.n == strlen(word) && !memcmp(piece.at, word, piece.n);
}

static bool opens_braces(Piece piece)
{
    return is_piece(piece, "{") || is_piece(piece, "(") || is_piece(piece, "[");
}

static bool closes_braces(Piece piece)
{
    return is_piece(piece, "}") || is_piece(piece, ")") || is_piece(piece, "]");
}

// Returns how many levels of code the piece opens: nothing there is a key.
static int opens_code(Piece piece)
{
    if (is_piece(piece, "function") || is_piece(piece, "do") || is_piece(piece, "if") ||
        is_piece(piece, "repeat"))
        return 1;
    return is_piece(piece, "end") || is_piece(piece, "until") ? -1 : 0;
}

// Returns whether the piece is what a message quotes: a name, or a text with its quotes.
static bool is_quoted(Piece piece, Piece quoted)
{
    if (*piece.at == '"' && piece.n >= 2 && *quoted.at != '"')
        piece = (Piece){piece.at + 1, piece.n - 2};
    return piece.n == quoted.n && quoted.n && !memcmp(piece.at, quoted.at, piece.n);
}

// Collects what the message quotes: 'deal' without its quotes, "Swift 2" with them.
static int quoted_of(const char *message, Piece *quoted)
{
    int n = 0;

    for (const char *at = message; *at && n < QUOTED; at++) {
        const char *end;

        if (*at != '\'' && *at != '"') continue;
        end = strchr(at + 1, *at);
        if (!end) break;
        quoted[n++] = *at == '"' ? (Piece){at, (size_t)(end - at) + 1}
                                 : (Piece){at + 1, (size_t)(end - at) - 1};
        at = end;
    }
    return n;
}

// Finds place number [nth] in the span that the message quotes.
static const char *find_quoted(Span span, const PlaceWanted *wanted, int *nth)
{
    Piece quoted[QUOTED];
    const int n = quoted_of(wanted->message, quoted);

    for (int i = 0; i < n; i++) {
        Span rest = span;
        Piece piece;

        while (next_piece(&rest, &piece)) {
            if (is_quoted(piece, quoted[i]) && !(*nth)--) return piece.at;
        }
    }
    return NULL;
}

static Span line_of(ScriptText text, int line)
{
    Span span = {text.source, text.source + text.size};

    for (; line > 1; line--) {
        const char *newline = span.at < span.end
                                  ? memchr(span.at, '\n', (size_t)(span.end - span.at))
                                  : NULL;

        span.at = newline ? newline + 1 : span.end;
    }
    const char *newline =
        span.at < span.end ? memchr(span.at, '\n', (size_t)(span.end - span.at)) : NULL;
    if (newline) span.end = newline;
    return span;
}

// Returns what lies in the braces that begin the span, without them.
static Span inside_braces(Span span)
{
    Span rest = span;
    int depth = 0;
    Piece piece;

    while (next_piece(&rest, &piece)) {
        depth += opens_braces(piece) - closes_braces(piece);
        if (!depth) return (Span){span.at + 1, piece.at};
    }
    return (Span){span.at < span.end ? span.at + 1 : span.end, span.end};
}

// Finds the entry of the braces that the reader was at: all of it, with its key.
static bool find_entry(Span braces, const PlaceWanted *wanted, Span *entry)
{
    int depth = 0, code = 0, entries = 0;
    bool begins = true, found = false;
    Piece piece;

    while (next_piece(&braces, &piece)) {
        if (begins) {
            Span rest = braces;
            Piece sign;
            const bool keyed = next_piece(&rest, &sign) && is_piece(sign, "=");

            entries += !keyed;
            found = wanted->key ? keyed && is_piece(piece, wanted->key)
                                : !keyed && entries == wanted->entry;
            if (found) entry->at = piece.at;
        }
        entry->end = piece.at + piece.n;
        depth += opens_braces(piece) - closes_braces(piece);
        code += opens_code(piece);
        begins = !depth && !code && (is_piece(piece, ",") || is_piece(piece, ";"));
        if (begins && found) break;
    }
    return found;
}

// Finds what is quoted in the braces behind [word], which the reader was at. Where
// nothing is quoted ([quoted] false), that is the key, or the word itself.
static const char *find_inside(Span braces, const char *word, const PlaceWanted *wanted,
                               bool quoted, int *nth)
{
    Span entry = braces;

    if ((wanted->key || wanted->entry) && !find_entry(braces, wanted, &entry))
        return NULL;
    if (quoted) return find_quoted(entry, wanted, nth);
    if ((*nth)--) return NULL;
    return wanted->key || wanted->entry ? entry.at : word;
}

// Returns whether the piece may be the word whose braces were read.
static bool is_word(Piece piece, const char *what)
{
    return what ? is_piece(piece, what) : script_piece_is_name(*piece.at);
}

// Looks in the braces behind [what] on the line; NULL: behind any word.
static const char *find_in_braces(ScriptText text, const PlaceWanted *wanted,
                                  const char *what, bool quoted, int *nth)
{
    const Span line = line_of(text, wanted->line);
    Span rest = line;
    Piece piece;

    rest.end = text.source + text.size;
    while (next_piece(&rest, &piece) && piece.at < line.end) {
        Span ahead = rest, braces = rest;
        Piece sign;
        const char *at;

        if (!is_word(piece, what) || !next_piece(&ahead, &sign)) continue;
        if (*sign.at == '"' && !next_piece(&ahead, &sign)) continue; // card "T-1" {
        if (!opens_braces(sign)) continue;
        braces.at = sign.at;
        at = find_inside(inside_braces(braces), piece.at, wanted, quoted, nth);
        if (at) return at;
    }
    return NULL;
}

// Returns the place [at] in lines and columns.
static Place place_of(ScriptText text, const char *at)
{
    Place place = {1, 1};

    for (const char *c = text.source; c < at; c++) {
        place.column = *c == '\n' ? 1 : place.column + 1;
        place.line += *c == '\n';
    }
    return place;
}

bool script_place_find(ScriptText text, const PlaceWanted *wanted, Place *place)
{
    const Span line = line_of(text, wanted->line);
    Span first = line;
    int nth = wanted->nth;
    const char *at = NULL;
    Piece piece = {line.at, 0};

    if (wanted->what) at = find_in_braces(text, wanted, wanted->what, true, &nth);
    if (!at && wanted->what) at = find_in_braces(text, wanted, NULL, true, &nth);
    if (!at && wanted->what)
        at = find_in_braces(text, wanted, wanted->what, false, &nth);
    if (!at) at = find_quoted(line, wanted, &nth);
    (void)next_piece(&first, &piece);
    if (!at && wanted->nth) return false;
    *place = place_of(text, at ? at : piece.at);
    return true;
}

// The keys of the braces that are open.
typedef struct {
    Piece keys[KEYS];
    int keys_n;
    int from[DEPTH]; // of each depth, the first of its keys
    int depth;
} OpenKeys;

static bool is_second(OpenKeys *open, Piece key)
{
    for (int i = open->from[open->depth]; i < open->keys_n; i++)
        if (open->keys[i].n == key.n && !memcmp(open->keys[i].at, key.at, key.n))
            return true;
    if (open->keys_n < KEYS) open->keys[open->keys_n++] = key;
    return false;
}

static void follow_piece(OpenKeys *open, Piece piece)
{
    if (opens_braces(piece) && open->depth < DEPTH - 1)
        open->from[++open->depth] = open->keys_n;
    if (closes_braces(piece) && open->depth) open->keys_n = open->from[open->depth--];
}

size_t script_place_of_second_key(ScriptText text, Place *place, const char **name)
{
    Span rest = {text.source, text.source + text.size};
    OpenKeys open = {0};
    bool begins = false;
    int code = 0;
    Piece piece;

    while (next_piece(&rest, &piece)) {
        Span ahead = rest;
        Piece sign, after;
        const bool keyed = begins && next_piece(&ahead, &sign) && is_piece(sign, "=") &&
                           next_piece(&ahead, &after) && !is_piece(after, "=");

        if (keyed && open.depth && is_second(&open, piece)) {
            *place = place_of(text, piece.at);
            *name = piece.at;
            return piece.n;
        }
        follow_piece(&open, piece);
        code += opens_code(piece);
        begins = !code &&
                 (is_piece(piece, "{") || is_piece(piece, ",") || is_piece(piece, ";"));
    }
    return 0;
}

// Takes `(a, b)` if these are the names. Returns false, and nothing is taken, if not.
static bool take_names(Span *rest, const char *const *names, int n)
{
    Span ahead = *rest;
    Piece piece;

    if (!next_piece(&ahead, &piece)) return false;
    if (!is_piece(piece, "(") && !next_piece(&ahead, &piece))
        return false; // its own name
    if (!is_piece(piece, "(")) return false;
    for (int i = 0; i < n; i++) {
        if (!next_piece(&ahead, &piece) || !is_piece(piece, names[i])) return false;
        if (!next_piece(&ahead, &piece) || !is_piece(piece, i + 1 < n ? "," : ")"))
            return false;
    }
    *rest = ahead;
    return true;
}

// Returns whether the name stands in the function whose text the span begins with.
static bool is_named_in(Span rest, const char *name)
{
    int code = 1;
    Piece piece;

    while (code > 0 && next_piece(&rest, &piece)) {
        if (is_piece(piece, name)) return true;
        code += opens_code(piece);
    }
    return false;
}

bool script_place_uses(ScriptText text, int first, const char *const *names, int n,
                       int which)
{
    const Span line = line_of(text, first);
    Span rest = {line.at, text.source + text.size};
    bool found = false;
    Piece piece;

    while (next_piece(&rest, &piece) && piece.at < line.end) {
        if (!is_piece(piece, "function") || !take_names(&rest, names, n)) continue;
        if (is_named_in(rest, names[which])) return true;
        found = true;
    }
    return !found;
}

bool script_place_names(ScriptText text, const char *name)
{
    Span rest = {text.source, text.source + text.size};
    Piece piece;

    while (next_piece(&rest, &piece))
        if (is_piece(piece, name)) return true;
    return false;
}

// Returns whether an argument of the call, whose brackets the span begins with, is `-`
// and a number.
static bool has_negative(Span rest)
{
    int depth = 0;
    bool begins = false, minus = false;
    Piece piece;

    while (next_piece(&rest, &piece)) {
        if (minus && *piece.at >= '1' && *piece.at <= '9') return true;
        minus = begins && is_piece(piece, "-");
        depth += opens_braces(piece) - closes_braces(piece);
        if (depth < 1) return false;
        begins = depth == 1 && (is_piece(piece, "(") || is_piece(piece, ","));
    }
    return false;
}

// Returns whether a minus may begin an argument somewhere: behind `(`, a comma, a comment
// or at the beginning of a line. Few scripts have one.
static bool may_have_negative(ScriptText text)
{
    const char *const end = text.source + text.size;
    const char *at = text.source;

    while (at < end && (at = memchr(at, '-', (size_t)(end - at)))) {
        const char *before = at;

        if (script_piece_is_comment(at, end)) {
            at += 2;
            continue;
        }
        while (before > text.source && (before[-1] == ' ' || before[-1] == '\t'))
            before--;
        if (before == text.source || strchr("(,]\n\r\f\v", before[-1])) return true;
        at++;
    }
    return false;
}

size_t script_place_of_negative(ScriptText text,
                                bool (*counts)(const void *self, const char *name,
                                               size_t n),
                                const void *self, Place *place, const char **name)
{
    Span rest = {text.source, text.source + text.size};
    Piece piece;

    if (!may_have_negative(text)) return 0;
    while (next_piece(&rest, &piece)) {
        Span ahead = rest, call = rest;
        Piece sign;

        if (!script_piece_is_name(*piece.at)) continue;
        if (!next_piece(&ahead, &sign) || !is_piece(sign, "(") || !has_negative(call))
            continue;
        if (!counts(self, piece.at, piece.n)) continue;
        *place = place_of(text, piece.at);
        *name = piece.at;
        return piece.n;
    }
    return 0;
}
