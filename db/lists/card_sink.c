// card_sink.c -- begins a row, joins its parts, and hands it on.
//
// All rules about a row as a whole stand here; its name is read in row_name.c, its code in
// row_code.c.

#include "db/lists/card_sink.h"

#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/lists/listed_fact.h"
#include "db/lists/listed_keywords.h"
#include "db/lists/listed_owned.h"
#include "db/lists/listed_value.h"
#include "db/lists/listed_word.h"
#include "db/lists/row_code.h"
#include "db/lists/row_name.h"
#include "db/notation/text_symbols.h"
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
    card->text_attached = NULL;
    card->names_n = card->texts_n = card->ids_n = 0;
    for (int i = 0; i < sink->words.columns->n; i++) card->facts[i].n = FACT_UNSAID;
    card->has_text = card->owned = card->owned_counted = FACT_UNSAID;
    card->owned_abroad = false;
    card->updated = 0;
    sink->number = sink->set = sink->set_code = sink->list_set = sink->list_set_name =
        NULL;
    sink->name = sink->subtitle = sink->full_name = NULL;
    sink->row_language[0] = '\0';
    sink->mistakes = 0;
    sink->problems_n = sink->problems->n;
    sink->no_card = NULL;
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

// Reads the marks and counts around the names. What several say, the last one says.
static void read_names(CardSink *sink, NameSaid *said)
{
    for (int i = 0; i < sink->card.names_n; i++) {
        ListedName *name = &sink->card.names[i];
        NameSaid now;
        name->name = listed_owned_name(sink, row_name_read(sink, name->name, &now));
        if (now.set) said->set = now.set;
        if (now.code) said->code = now.code;
    }
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
    const ListWords words = {.columns = sink->words.columns,
                             .forms = sink->own ? sink->text_forms : sink->words.forms,
                             .keywords = sink->words.keywords};

    if (!text->language[0])
        memcpy(text->language, sink->row_language, sizeof text->language);
    text->text = text_symbols_normalise(arena, &words, own_colour(sink), text->text);
    if (listed_value_says_none(text->text)) text->text = "";
    const char *rest = text->text, *symbol;
    while ((symbol = text_symbols_unknown(arena, &words, &rest)))
        sink_report_note(sink,
                         text->column,
                         symbol,
                         "a symbol that is known; it stays in the text as it is");
}

// Puts what the card says of its host behind its text, a line each, so that it is one text.
static void join_attached(CardSink *sink)
{
    ListedCard *card = &sink->card;
    const char *rest = card->text_attached, *all = NULL;

    if (!rest || listed_value_says_none(rest)) return;
    for (int i = 0; i < card->texts_n && !all; i++)
        if (card->texts[i].kind == TEXT_EFFECTIVE) all = card->texts[i].text;
    if (all && listed_value_says_none(all)) all = NULL;
    while (*rest) {
        const size_t n = strcspn(rest, "\n");

        if (n)
            all = arena_format(sink->row_arena,
                               "%s%s[Attached] — %.*s",
                               all ? all : "",
                               all ? "\n" : "",
                               (int)n,
                               rest);
        rest += n + (rest[n] == '\n');
    }
    for (int i = 0; i < card->texts_n; i++) {
        if (card->texts[i].kind != TEXT_EFFECTIVE) continue;
        card->texts[i].text = all;
        return;
    }
    if (card->texts_n < LISTED_TEXTS_MAX)
        card->texts[card->texts_n++] =
            (ListedText){.kind = TEXT_EFFECTIVE, .text = all};
}

static void finish_row(CardSink *sink)
{
    ListedCard *card = &sink->card;
    NameSaid said = {NULL, NULL};

    if (!sink->row_language[0])
        memcpy(sink->row_language, sink->language, sizeof sink->row_language);
    join_name(sink);
    read_names(sink, &said);
    row_code_join(sink, &said);
    if (!card->set_name && card->has_code && sink->list_set_name &&
        !strcasecmp(card->code.code.set, sink->list_set))
        card->set_name = sink->list_set_name;
    listed_keywords_complete(sink, own_colour(sink));
    join_attached(sink);
    for (int i = 0; i < card->texts_n; i++) finish_text(sink, &card->texts[i]);
    listed_fact_check_types(sink);
    if (!card->has_code && !card->names_n && !sink->mistakes)
        sink_report_mistake(
            sink, FOUND_CODE, NULL, NULL, "a code, or set and number, or a name");
}

// Leaves a row out that is no card, as a marker that lists have among cards. Returns whether
// it is one. Its other faults say nothing then.
static bool leave_no_card(CardSink *sink)
{
    const ListedCard *card = &sink->card;
    const char *type =
        listed_word_no_card(sink, card->names_n ? card->names[0].name : NULL);

    if (!sink->no_card && !type) return false;
    sink->problems->n = sink->problems_n;
    sink_report_note(sink,
                     sink->no_card ? "type" : "name",
                     sink->no_card ? sink->no_card : type,
                     "cards; such a thing lies beside them, and its rows are left out");
    return true;
}

static void finish_own(CardSink *sink)
{
    if (sink->mistakes) return;
    memcpy(sink->row_language, "en", sizeof "en");
    for (int i = 0; i < sink->card.texts_n; i++)
        finish_text(sink, &sink->card.texts[i]);
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
    if (!sink->own && leave_no_card(sink)) return 0;
    return sink->take(sink);
}
