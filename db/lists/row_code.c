// row_code.c -- finds the set of a row, joins its code, and compares the two.

#include "db/lists/row_code.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/lists/sink_report.h"
#include "db/names/name_mark.h"
#include "db/store/lookup_code.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { CODE_LETTERS = 4 };

// ---- the code of a set

// Returns the code of the set that [name] names, or NULL.
static const char *find_name(CardSink *sink, const char *name)
{
    char code[SET_CODE_BYTES];

    if (!*name || strlen(name) >= NAME_BYTES_MAX) return NULL;
    return set_name_find(sink->store, name, code, sink->err) > 0
               ? arena_text(sink->arena, code)
               : NULL;
}

// The other ways to write the name of a set. Each returns the name in [text], or NULL.
typedef const char *OtherName(CardSink *sink, const char *text);

static const char *without_game(CardSink *sink, const char *text)
{
    const char *game = sink->store->rules->game;
    const size_t n = strlen(game);

    if (strncasecmp(text, game, n) != 0) return NULL;
    text += n;
    const size_t gap = strspn(text, " :-");
    return gap ? text + gap : NULL;
}

static const char *behind_colon(CardSink *sink, const char *text)
{
    const char *colon = strrchr(text, ':'), *dash = strstr(text, " - ");

    (void)sink;
    if (!colon && !dash) return NULL;
    text = colon ? colon + 1 : dash + 3;
    return text + strspn(text, " ");
}

static const char *in_brackets(CardSink *sink, const char *text)
{
    NameMark mark;

    if (!name_mark_last(text, NULL, &mark) || mark.kind != NAME_MARK_SET) return NULL;
    return arena_text(sink->row_arena, mark.text);
}

static const char *before_brackets(CardSink *sink, const char *text)
{
    return row_name_before(sink->row_arena, text);
}

static const char *without_set(CardSink *sink, const char *text)
{
    const size_t n = strlen(text);

    if (!strncasecmp(text, "the ", 4) || !strncasecmp(text, "set ", 4)) return text + 4;
    if (n < 5 || strcasecmp(text + n - 4, " set") != 0) return NULL;
    return arena_text_n(sink->row_arena, text, n - 4);
}

static const char *in_plural(CardSink *sink, const char *text)
{
    return arena_format(sink->row_arena, "%ss", text);
}

static const char *in_singular(CardSink *sink, const char *text)
{
    const size_t n = strlen(text);

    return n > 3 && text[n - 1] == 's' ? arena_text_n(sink->row_arena, text, n - 1)
                                       : NULL;
}

// Finds the set that the row writes otherwise than it is called. Sets [*name] to a name by
// which it is known.
static const char *find_other(CardSink *sink, const char **name)
{
    static OtherName *const others[] = {without_game,
                                        behind_colon,
                                        in_brackets,
                                        before_brackets,
                                        without_set,
                                        in_plural,
                                        in_singular};

    for (int i = 0; i < COUNT_OF(others); i++) {
        const char *other = others[i](sink, *name);
        const char *code = other ? find_name(sink, other) : NULL;
        if (!code) continue;
        *name = other;
        return code;
    }
    return NULL;
}

// Returns the code of the set that a row calls [*name], or NULL. Sets [*name] to the name by
// which it is known. A list has few sets, so it asks once for each.
static const char *find_set(CardSink *sink, const char **name)
{
    FoundSets *sets = &sink->sets;
    int at = key_map_find(&sets->names, *name);

    if (at < 0) {
        const char *said = arena_text(sink->arena, *name), *known = said;
        const char *code = sink->store ? find_name(sink, known) : NULL;
        if (!code && sink->store) code = find_other(sink, &known);
        sets->names.arena = sink->arena;
        at = key_map_number(&sets->names, said);
        sets->found = arena_grow(sink->arena, sets->found, at, sizeof *sets->found);
        sets->found[at] = (FoundSet){arena_text(sink->arena, known), code};
    }
    *name = sets->found[at].name;
    return sets->found[at].code;
}

bool row_code_knows_set(CardSink *sink, const char *name)
{
    return find_set(sink, &name) != NULL;
}

// ---- the code of a row

// Reads a number that is a whole code, with a dash or that of a known printing without one.
static bool read_whole(CardSink *sink, const char *number, PrintingKey *key)
{
    if (printing_key_read(number, key)) return true;
    return sink->store && isalpha((unsigned char)number[0]) &&
           isalnum((unsigned char)number[1]) &&
           lookup_code(sink->store, number, key, sink->err) > 0;
}

// Returns the heading of the column that has [field], or the field's own word.
static const char *heading_of(const CardSink *sink, Field field)
{
    const char *heading = sink->headings[field];

    return heading ? heading : listed_card_field_word(sink->words.columns, field);
}

// Returns the heading of the column that says the set of the row.
static const char *set_heading(const CardSink *sink)
{
    return heading_of(sink,
                      sink->set_code ? FIELD_SET_CODE
                      : sink->set    ? FIELD_SET
                                     : FIELD_SET_NAME);
}

// Nobody knows a set by that name, so the name of the card finds the row.
static void tell_unknown_set(CardSink *sink, const char *set)
{
    static const char expected[] =
        "the code of a set such as OGN, or a known name; the code of a new set stands in a "
        "column 'set code'";

    if (sink->card.names_n)
        sink_report_note(sink,
                         set_heading(sink),
                         set,
                         arena_format(sink->row_arena,
                                      "%s; the row counts by the name of its card",
                                      expected));
    else
        sink_report_mistake(sink, FOUND_CODE, set_heading(sink), set, expected);
}

// Joins a number to the set [code], or to any set where it is NULL. Returns false if the
// number is none.
static bool join_number(CardSink *sink, const char *code)
{
    ListedCard *card = &sink->card;
    const bool joins =
        printing_key_join(code ? code : SET_NAME_ANY, sink->number, &card->code);

    if (!joins)
        sink_report_mistake(sink,
                            FOUND_CODE,
                            heading_of(sink, FIELD_NUMBER),
                            sink->number,
                            "a number such as 24 or 24a");
    card->has_code = joins && code;
    return joins;
}

// Joins the number to a set that is said by a name, or by a code that a set may have. The
// row keeps what it says, because later another set may be called so.
static void join_named(CardSink *sink, const char *set)
{
    const char *said = set, *code = find_set(sink, &set);

    if (!join_number(sink, code)) return;
    if (strlen(set) < NAME_BYTES_MAX) {
        sink->card.in_set = set;
        sink->card.in_number = sink->number;
    }
    if (!code) tell_unknown_set(sink, said);
}

// Returns whether a text is written as codes of sets are: "OGN", "ogn", "2XM"; where the
// list says that it is one, also longer in capitals. Others are names, such as "Core", or the
// code of a set that is known.
static bool looks_like_code(const char *text, bool said)
{
    static const char *const signs[] = {"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
                                        "abcdefghijklmnopqrstuvwxyz0123456789"};
    const size_t n = strlen(text);

    if (n < 2 || (n > CODE_LETTERS && !said)) return false;
    return strspn(text, signs[0]) == n ||
           (n <= CODE_LETTERS && strspn(text, signs[1]) == n);
}

// Joins the number to the code of a set. It may be the name of a set all the same.
static void join_coded(CardSink *sink, const char *set)
{
    PrintingKey key;
    const char *name = set, *code = find_set(sink, &name);

    if (!printing_key_join(set, "1", &key) || (code && strcasecmp(code, set) != 0)) {
        join_named(sink, set);
        return;
    }
    if (join_number(sink, set) && !code && !sink->set_code)
        sink_report_note(sink,
                         set_heading(sink),
                         set,
                         "a known set; it is taken for the code of a new one, which a "
                         "column 'set code' says at once");
}

static void join_code(CardSink *sink, const NameSaid *said)
{
    ListedCard *card = &sink->card;

    if (card->has_code) return;
    if (!sink->number && said->code) {
        card->code = *said->code;
        card->has_code = true;
    }
    if (!sink->number) return;
    card->has_code = read_whole(sink, sink->number, &card->code);
    if (card->has_code) return;
    const bool own = sink->set != sink->list_set; // not the one of the whole list
    const char *set = sink->set_code     ? sink->set_code
                      : sink->set && own ? sink->set
                      : card->set_name   ? card->set_name
                      : said->set        ? said->set
                                         : sink->set;
    if (!set) return;
    if (looks_like_code(set, set == sink->set_code))
        join_coded(sink, set);
    else
        join_named(sink, set);
}

// ---- parts that contradict each other

static void tell_other(CardSink *sink, const char *column, const char *value,
                       const char *what)
{
    sink_report_mistake(
        sink,
        FOUND_CODE,
        column,
        value,
        arena_format(sink->row_arena,
                     "%s, because the row has the code %s; one of the two "
                     "is wrong",
                     what,
                     sink->card.code.key));
}

// Compares the set [name] in [column] with that of the row's code.
static void check_set(CardSink *sink, const char *column, const char *name)
{
    const char *set = sink->card.code.code.set, *known = name;
    const char *code = name ? find_set(sink, &known) : NULL;

    if (code && strcasecmp(code, set) != 0 &&
        set_name_is_of(sink->store, known, set, sink->err) == 0)
        tell_other(
            sink, column, name, arena_format(sink->row_arena, "the set %s", set));
}

// Compares the set of the row. A name that nobody knows says nothing beside a code.
static void check_own_set(CardSink *sink)
{
    const char *heading = heading_of(sink, FIELD_SET), *set = sink->set;

    if (find_set(sink, &set))
        check_set(sink, heading, sink->set);
    else if (strcasecmp(set, sink->card.code.code.set) != 0)
        sink_report_note(sink,
                         heading,
                         sink->set,
                         "a known set; the row counts by its code, and a column 'set "
                         "name' names the set of the code");
}

// Compares the number in a column of its own with that of the row's code.
static void check_number(CardSink *sink)
{
    const PrintingCode *code = &sink->card.code.code;
    PrintingKey other;

    if (!sink->number || !printing_key_join(code->set, sink->number, &other)) return;
    const bool art = !other.code.art || !code->art || other.code.art == code->art;
    if (other.code.number == code->number && art &&
        (!other.code.prefix[0] || !strcasecmp(other.code.prefix, code->prefix)))
        return;
    if (read_whole(sink, sink->number, &other))
        return; // the code is of the number alone
    tell_other(sink,
               heading_of(sink, FIELD_NUMBER),
               sink->number,
               arena_format(sink->row_arena, "the number %d", code->number));
}

// Compares the code of a set in a column of its own, also where nobody knows the set.
static void check_set_code(CardSink *sink)
{
    const char *set = sink->card.code.code.set, *text = sink->set_code;
    PrintingKey key;

    // The set of the whole list holds for rows that say no other.
    if (!text || text == sink->list_set || !printing_key_join(text, "1", &key)) return;
    if (strcasecmp(key.code.set, set) != 0)
        tell_other(sink,
                   heading_of(sink, FIELD_SET_CODE),
                   text,
                   arena_format(sink->row_arena, "the set %s", set));
}

static void check_parts(CardSink *sink, const NameSaid *said)
{
    const ListedCard *card = &sink->card;

    if (said->code && strcmp(said->code->base, card->code.base) != 0)
        tell_other(sink, "name", said->code->key, "the same code behind the name");
    check_number(sink);
    // The set of a promo may be called like that of its card.
    if (printing_key_is_promo(&card->code.code)) return;
    check_set_code(sink);
    if (sink->set && sink->set != sink->list_set) check_own_set(sink);
    check_set(sink, heading_of(sink, FIELD_SET_NAME), card->set_name);
    check_set(sink, "name", said->set);
}

void row_code_join(CardSink *sink, const NameSaid *said)
{
    join_code(sink, said);
    if (sink->card.has_code) check_parts(sink, said);
}
