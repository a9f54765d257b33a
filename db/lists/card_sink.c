// card_sink.c -- begins a row, joins its parts, and hands it on.
//
// All rules about a row as a whole stand here: its name, its code, its language.

#include "db/lists/card_sink.h"

#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/lists/listed_fact.h"
#include "db/lists/listed_keywords.h"
#include "db/lists/listed_value.h"
#include "db/notation/text_symbols.h"
#include "db/store/set_name.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

// The rows of a set's own list stay to its end, so this keeps their strings too.
void card_sink_row(CardSink *sink, int64_t line)
{
    ListedCard *card = &sink->card;

    if (sink->advance) sink->advance(sink);
    if (!sink->of_set) arena_empty(sink->row_arena);
    // Zeroing all of it would cost time: counts of 0 make the large arrays empty.
    card->line = line;
    card->has_code = false;
    card->own_code = card->set_name = card->of = NULL;
    card->in_set = card->in_number = NULL;
    card->names_n = card->texts_n = card->ids_n = 0;
    for (int i = 0; i < sink->words.columns->n; i++) card->facts[i].n = FACT_UNSAID;
    card->has_text = FACT_UNSAID;
    card->updated = 0;
    sink->number = sink->set = sink->list_set = sink->list_set_name = NULL;
    sink->name = sink->subtitle = sink->full_name = NULL;
    sink->row_language[0] = '\0';
    sink->mistakes = 0;
}

// Returns the name in one form: straight apostrophes, "Lamp, Bright" for "Lamp -
// Bright", without remarks about the printing such as "(Promo)" or ", Starter", and
// without what stands on the other side, "Lamp // Oil".
static const char *plain_name(Arena *arena, const char *name)
{
    char *to = arena_take(arena, strlen(name) + 2);
    size_t n = 0;

    while (*name) {
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
    to[n] = '\0';
    char *side = strstr(to, " // ");
    if (side > to) *side = '\0', n = (size_t)(side - to);
    char *bracket = strrchr(to, '('), *comma = strrchr(to, ',');
    if (bracket > to && n && to[n - 1] == ')') *bracket = '\0';
    if (comma > to && !strcmp(comma, ", Starter")) *comma = '\0';
    for (n = strlen(to); n && to[n - 1] == ' ';) to[--n] = '\0';
    return to;
}

static bool name_contains(const char *name, const char *part)
{
    char whole[NAME_BYTES_MAX], piece[NAME_BYTES_MAX];

    name_match_fold(name, whole, sizeof whole);
    name_match_fold(part, piece, sizeof piece);
    return strstr(whole, piece);
}

// Joins the parts of the row's name and adds it in the row's language.
static void join_name(CardSink *sink)
{
    ListedCard *card = &sink->card;
    const char *name = sink->full_name ? sink->full_name : sink->name;

    if (!name) return;
    if (!sink->full_name && sink->subtitle && !name_contains(name, sink->subtitle))
        name = arena_format(sink->row_arena, "%s, %s", name, sink->subtitle);
    ListedName *row = &card->names[card->names_n++];
    memcpy(row->language, sink->row_language, sizeof row->language);
    row->name = name;
}

// Returns the code of the set that the row gives by name, or NULL if nothing known has that
// name. Rows of one set follow each other, so it keeps the last one.
static const char *find_set(CardSink *sink)
{
    if (strcmp(sink->found_name, sink->set) != 0) {
        sink->found_set[0] = '\0';
        if (set_name_find(sink->store, sink->set, sink->found_set, sink->err) < 0)
            return NULL;
        (void)text_format(sink->found_name, sizeof sink->found_name, "%s", sink->set);
    }
    return sink->found_set[0] ? sink->found_set : NULL;
}

// Nobody knows a set by that name, so the name of the card finds the row.
static void tell_unknown_set(CardSink *sink)
{
    if (sink->card.names_n)
        sink_report_note(
            sink,
            "set",
            sink->set,
            "the code of a set such as OGN, or a known name; the row counts "
            "by the name of its card");
    else
        sink_report_mistake(sink,
                            FOUND_CODE,
                            "set",
                            sink->set,
                            "the code of a set such as OGN, or a known name");
}

// Makes a code of set and number if the row has no code. A number that is a complete
// code counts as one.
static void join_code(CardSink *sink)
{
    ListedCard *card = &sink->card;

    if (card->has_code || !sink->number) return;
    card->has_code = printing_key_read(sink->number, &card->code);
    if (!sink->set) sink->set = card->set_name;
    if (card->has_code || !sink->set) return;
    const bool by_name = !printing_key_join(sink->set, "1", &card->code);
    const char *set = by_name ? "XXX" : sink->set; // its code may come later
    if (!printing_key_join(set, sink->number, &card->code)) {
        sink_report_mistake(
            sink, FOUND_CODE, "number", sink->number, "a number such as 24 or 24a");
        return;
    }
    if (by_name && strlen(sink->set) < sizeof sink->found_name) {
        card->in_set = sink->set;
        card->in_number = sink->number;
    }
    if (by_name) set = find_set(sink);
    if (set)
        card->has_code = printing_key_join(set, sink->number, &card->code);
    else
        tell_unknown_set(sink);
}

// Returns the colour that the symbol "own" means: the card's only one. Returns NULL if
// the card has none or several.
static const char *own_colour(const CardSink *sink)
{
    const int column = fact_columns_with_role(sink->words.columns, FACT_IDENTITY);

    if (column < 0 || sink->card.facts[column].n != 1) return NULL;
    return listed_card_word(&sink->card, column);
}

static void finish_text(CardSink *sink, ListedText *text)
{
    Arena *arena = sink->row_arena;

    if (!text->language[0])
        memcpy(text->language, sink->row_language, sizeof text->language);
    text->text =
        text_symbols_normalise(arena, &sink->words, own_colour(sink), text->text);
    if (listed_value_says_none(text->text)) text->text = "";
    const char *rest = text->text, *symbol;
    while ((symbol = text_symbols_unknown(arena, &sink->words, &rest)))
        sink_report_note(sink,
                         text->column,
                         symbol,
                         "a symbol that is known; it stays in the text as it is");
}

static void finish_row(CardSink *sink)
{
    ListedCard *card = &sink->card;

    if (!sink->row_language[0])
        memcpy(sink->row_language, sink->language, sizeof sink->row_language);
    join_name(sink);
    join_code(sink);
    if (!card->set_name && card->has_code && sink->list_set_name &&
        !strcasecmp(card->code.code.set, sink->list_set))
        card->set_name = sink->list_set_name;
    for (int i = 0; i < card->names_n; i++)
        card->names[i].name = plain_name(sink->row_arena, card->names[i].name);
    listed_keywords_complete(sink, own_colour(sink));
    for (int i = 0; i < card->texts_n; i++) finish_text(sink, &card->texts[i]);
    listed_fact_check_types(sink);
    if (!card->has_code && !card->names_n && !sink->mistakes)
        sink_report_mistake(
            sink, FOUND_CODE, NULL, NULL, "a code, or set and number, or a name");
}

static void finish_own(CardSink *sink)
{
    if (sink->mistakes) return;
    sink->card.names[0] = (ListedName){"en", sink->name};
    sink->card.names_n = 1;
    listed_fact_check(sink);
    listed_fact_check_types(sink);
}

int card_sink_take(CardSink *sink)
{
    if (sink->own)
        finish_own(sink);
    else
        finish_row(sink);
    return sink->take(sink);
}
