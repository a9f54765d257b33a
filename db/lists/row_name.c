// row_name.c -- gives names one form and takes the marks off that lists put behind them.

#include "db/lists/row_name.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "db/names/name_mark.h"
#include "db/store/lookup_code.h"
#include "db/text/name_match.h"

enum { COUNT_DIGITS = 2 }; // of a number of copies in a name

// Returns the name with straight apostrophes, commas for dashes between words, and single
// blanks for line ends.
static char *straight_name(Arena *arena, const char *name)
{
    char *to = arena_take(arena, strlen(name) + 2);
    size_t n = 0;

    while (*name) {
        if (isalnum((unsigned char)*name)) {
            to[n++] = *name++;
            continue;
        }
        if (!strncmp(name, "\xe2\x80\x99", 3) || !strncmp(name, "\xe2\x80\x98", 3)) {
            to[n++] = '\'';
            name += 3;
        } else if (!strncmp(name, " - ", 3) || !strncmp(name, " \xe2\x80\x93 ", 5)) {
            to[n++] = ',';
            name += name[1] == '-' ? 2 : 4;
        } else if (strchr("\t\n\r", *name)) {
            if (n && to[n - 1] != ' ') to[n++] = ' ';
            name++;
        } else {
            to[n++] = *name++;
        }
    }
    while (n && to[n - 1] == ' ') n--;
    to[n] = '\0';
    return to;
}

// Returns 1 if [sql] finds a row for [text], 0 if not, -1 with the sink's error.
static int is_there(CardSink *sink, const char *sql, const char *text)
{
    sqlite3_stmt *find =
        sink->store ? store_statement(sink->store, sql, sink->err) : NULL;

    if (!find) return sink->store ? -1 : 0;
    store_bind(find, "t", text);
    const int status = store_step(sink->store, find, sink->err);
    sqlite3_reset(find);
    return status;
}

static bool is_set(CardSink *sink, const char *code)
{
    return is_there(sink,
                    "SELECT 1 FROM card_set WHERE game = the_game()"
                    " AND code = upper(?1)",
                    code) > 0;
}

static bool is_card(CardSink *sink, const char *name)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(name, folded, sizeof folded);
    return is_there(sink,
                    "SELECT 1 FROM card WHERE game = the_game() AND folded = ?1"
                    " UNION ALL SELECT 1 FROM card_name n JOIN card c ON c.id = n.card"
                    " WHERE c.game = the_game() AND n.folded = ?1 LIMIT 1",
                    folded) > 0;
}

// Returns whether the row has this collector number, "(271)" beside OGN-271.
static bool is_number_of(const CardSink *sink, const char *text)
{
    const ListedCard *card = &sink->card;
    const long n = strtol(text + (*text == '#'), NULL, 10);

    if (card->has_code) return card->code.code.number == n;
    return sink->number && strtol(sink->number, NULL, 10) == n;
}

// Takes a code without a dash of a printing that is known. Returns whether the mark is one.
static bool take_code(CardSink *sink, const char *text, NameSaid *said)
{
    PrintingKey code;

    if (!sink->store || lookup_code(sink->store, text, &code, sink->err) <= 0)
        return false;
    PrintingKey *taken = arena_take(sink->row_arena, sizeof *taken);
    *taken = code;
    said->code = taken;
    return true;
}

// Takes one mark. Returns false if it may be part of the name.
static bool take_mark(CardSink *sink, const NameMark *mark, NameSaid *said)
{
    switch (mark->kind) {
    case NAME_MARK_WORD:
    case NAME_MARK_LANGUAGE: return true;
    case NAME_MARK_NUMBER: return is_number_of(sink, mark->text);
    case NAME_MARK_SET:
        if (!is_set(sink, mark->text)) return take_code(sink, mark->text, said);
        said->set = arena_text(sink->row_arena, mark->text);
        return true;
    case NAME_MARK_CODE: {
        PrintingKey *code = arena_take(sink->row_arena, sizeof *code);
        if (!is_set(sink, mark->code.code.set)) return false;
        *code = mark->code;
        said->code = code;
        return true;
    }
    case NAME_MARK_OTHER: return take_code(sink, mark->text, said);
    case NAME_MARK_NONE: return false;
    }
    return false;
}

// Cuts the other side of a name if it is a marker of the game, which is no card: "Lamp //
// Oil" for the marker Oil.
static void cut_marker(const CardSink *sink, char *name)
{
    const ListForms *forms = sink->words.forms;
    char *side = strstr(name, " // ");

    if (!side || side == name || !forms || !forms->markers) return;
    for (const char *const *marker = forms->markers; *marker; marker++)
        if (!strcmp(*marker, side + 4)) *side = '\0';
}

const char *row_name_read(CardSink *sink, const char *name, NameSaid *said)
{
    const ListForms *forms = sink->words.forms;
    char *whole = straight_name(sink->row_arena, name);
    NameMark mark;

    *said = (NameSaid){NULL, NULL};
    cut_marker(sink, whole);
    char *plain = arena_text_n(sink->row_arena, whole, strlen(whole));
    while (name_mark_last(plain, forms ? forms->mark_words : NULL, &mark) &&
           take_mark(sink, &mark, said))
        plain[mark.length] = '\0';
    if (!strcmp(plain, whole) || !is_card(sink, whole)) return plain;
    *said = (NameSaid){NULL, NULL};
    return whole;
}

// ---- counts

// A count at one end of a name, with the times sign that tells it or without one.
typedef struct {
    int n;
    bool certain; // "3x Lamp", "Lamp x3"
    const char *rest;
} NameCount;

// Returns the length of a times sign at [text], 0: none.
static size_t times_sign(const char *text)
{
    if (*text == 'x' || *text == 'X') return 1;
    return strncmp(text, "\xc3\x97", 2) == 0 ? 2 : 0;
}

// Returns the number that at most COUNT_DIGITS figures say.
static int figures_number(const char *figures)
{
    return (int)strtol(figures, NULL, 10);
}

// Reads "3x Lamp", "3 x Lamp", "3 Lamp".
static NameCount count_before(const char *name)
{
    const size_t n = strspn(name, "0123456789");
    const char *rest = name + n + strspn(name + n, " ");
    const size_t sign = times_sign(rest);

    if (!n || n > COUNT_DIGITS) return (NameCount){0};
    if (sign && rest[sign] == ' ')
        return (NameCount){
            figures_number(name), true, rest + sign + strspn(rest + sign, " ")};
    return (NameCount){rest > name + n ? figures_number(name) : 0, false, rest};
}

// Returns where the figures begin that end before [end] of [name]; [end]: there are none.
static size_t figures_before(const char *name, size_t end)
{
    while (end && isdigit((unsigned char)name[end - 1])) end--;
    return end;
}

// Reads "Lamp x3", "Lamp (x3)", "Lamp 3x", "Lamp X3".
static NameCount count_behind(Arena *arena, const char *name)
{
    size_t end = strlen(name);

    if (end && strchr(")]", name[end - 1])) end--;
    const bool framed = name[end];
    const bool behind = end && (name[end - 1] == 'x' || name[end - 1] == 'X');
    end -= behind;
    size_t at = figures_before(name, end);
    const int n = end - at <= COUNT_DIGITS ? figures_number(name + at) : 0;
    if (!behind && at && (name[at - 1] == 'x' || name[at - 1] == 'X'))
        at--;
    else if (!behind && at > 1 && times_sign(name + at - 2) == 2)
        at -= 2;
    else if (!behind)
        return (NameCount){0};
    const bool small = behind || name[at] != 'X';
    if (framed && (!at || !strchr("([", name[at - 1]))) return (NameCount){0};
    at -= framed;
    if (at < 2 || name[at - 1] != ' ') return (NameCount){0};
    while (at && strchr(" -,:", name[at - 1])) at--;
    return (NameCount){n, small, arena_text_n(arena, name, at)};
}

int row_name_count(CardSink *sink, const char **name)
{
    NameCount count = count_before(*name);

    if (!count.n) count = count_behind(sink->row_arena, *name);
    if (!count.n || !*count.rest || is_card(sink, *name)) return 0;
    if (!count.certain && !is_card(sink, count.rest)) return 0;
    *name = count.rest;
    return count.n;
}

bool row_name_is_english(CardSink *sink, const char *name)
{
    NameSaid said;
    char folded[NAME_BYTES_MAX];

    name_match_fold(row_name_read(sink, name, &said), folded, sizeof folded);
    return is_there(sink,
                    "SELECT 1 FROM card c WHERE game = the_game() AND folded = ?1"
                    " AND NOT EXISTS (SELECT 1 FROM card_name n WHERE n.card = c.id"
                    " AND n.folded = c.folded)",
                    folded) > 0;
}

const char *row_name_before(Arena *arena, const char *name)
{
    NameMark mark;

    if (!name_mark_last(name, NULL, &mark)) return NULL;
    return arena_text_n(arena, name, mark.length);
}
