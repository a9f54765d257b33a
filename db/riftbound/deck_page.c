// deck_page.c -- reads the page of a deck site as a browser saves it.
//
// The deck is JSON within a script, plain or as the text of a string. Much else
// surrounds it, so the search begins inside: at the key of a main deck, whose object is
// the deck.

#include "db/riftbound/deck_page.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "db/decks/deck_json.h"

enum { TRIES_MAX = 2000, DECK_BYTES_MAX = 1 << 20 };

static const char key[] = "\"maindeck\"";
static const char escaped_key[] = "\\\"maindeck\\\"";

// Returns [text] without the escapes of a JSON string.
static char *unescape(const char *text, Arena *arena)
{
    char *plain = arena_text_n(arena, text, strlen(text));
    char *to = plain;

    for (; *text; text++) {
        if (*text == '\\' && (text[1] == '"' || text[1] == '\\')) text++;
        *to++ = *text;
    }
    *to = '\0';
    return plain;
}

// Returns the innermost object that has the key at [at], or NULL. Sets [begins] to its
// bracket.
static json_t *object_around(const char *text, const char *at, const char **begins)
{
    int tries = 0;

    for (const char *open = at; open > text && tries < TRIES_MAX; open--) {
        if (open[-1] != '{') continue;
        if (at - open > DECK_BYTES_MAX) return NULL;
        json_t *object = json_loads(open - 1, JSON_DISABLE_EOF_CHECK, NULL);
        *begins = open - 1;
        if (json_object_get(object, "maindeck")) return object;
        json_decref(object);
        tries++;
    }
    return NULL;
}

// Refuses a deck in which an object has a key twice. [begins] is its place in the page.
static int check_keys(const DeckReader *reader, const char *text, const char *begins)
{
    const size_t flags = JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES;
    json_error_t error;
    json_t *object = json_loads(begins, flags, &error);
    int line = error.line;

    if (object) return json_decref(object), 0;
    for (; text < begins; text++) line += *text == '\n';
    return err_set(reader->err, CODE_DATA, "%s:%d: %s", reader->path, line, error.text);
}

static int read_page(DeckReader *reader, const char *text)
{
    if (strstr(text, escaped_key)) text = unescape(text, reader->arena);
    const char *at = strstr(text, key);
    const char *begins = text;
    json_t *object = at ? object_around(text, at, &begins) : NULL;

    if (!object)
        return err_set(reader->err,
                       65,
                       "%s is a web page without a deck in it; the deck's text or code "
                       "can be given instead",
                       reader->path);
    if (check_keys(reader, text, begins)) return json_decref(object), -1;
    char *deck = json_dumps(object, 0);
    int failed = deck_form_json.read(reader, deck);
    free(deck);
    json_decref(object);
    return failed;
}

static bool is_deck_page(const char *text)
{
    return text[strspn(text, " \t\r\n\f")] == '<';
}

const DeckForm deck_form_page = {.fits = is_deck_page, .read = read_page};
