// listed_card.c -- checks the fields that every list may have and gives them one form.

#include "db/lists/listed_card.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "db/lists/listed_fact.h"
#include "db/lists/listed_owned.h"
#include "db/lists/listed_value.h"
#include "db/lists/sink_report.h"
#include "db/names/language_code.h"
#include "db/names/made_date.h"
#include "db/notation/text_letters.h"
#include "db/store/lookup_code.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

static const char *const field_words[FIELD_FACT] = {
#define F(name, word) word,
    LISTED_FIELDS(F)
#undef F
};

Field listed_card_field_find(const FactColumns *columns, const char *word)
{
    for (int i = 0; i < FIELD_UNKNOWN; i++)
        if (!strcasecmp(field_words[i], word)) return (Field)i;
    for (int i = 0; i < columns->n; i++)
        if (!strcasecmp(columns->rows[i].name, word)) return (Field)(FIELD_FACT + i);
    return FIELD_UNKNOWN;
}

const char *listed_card_field_word(const FactColumns *columns, Field field)
{
    return field < FIELD_FACT ? field_words[field]
                              : columns->rows[field - FIELD_FACT].name;
}

bool listed_card_field_tells(Field field)
{
    return field != FIELD_UNKNOWN && field != FIELD_IGNORE &&
           !listed_card_field_is_owned(field);
}

bool listed_card_reads(const CardSink *sink, Field field)
{
    static const Field identity[] = {FIELD_CODE,
                                     FIELD_NUMBER,
                                     FIELD_SET,
                                     FIELD_SET_NAME,
                                     FIELD_NAME,
                                     FIELD_SUBTITLE,
                                     FIELD_FULL_NAME,
                                     FIELD_ID,
                                     FIELD_LANGUAGE};

    if (!sink->words.owned) return listed_card_field_tells(field);
    for (int i = 0; i < COUNT_OF(identity); i++)
        if (field == identity[i]) return true;
    return listed_card_field_is_owned(field);
}

bool listed_card_field_is_owned(Field field)
{
    return field >= FIELD_OWNED_COUNT && field <= FIELD_OWNED;
}

const char *listed_card_word(const ListedCard *card, int column)
{
    const FactItems *items = &card->facts[column];

    return items->n > 0 ? items->items[0].word : NULL;
}

static void report_mistake(CardSink *sink, const ListedValue *value, FoundKind found,
                           const char *expected)
{
    sink_report_mistake(sink, found, value->column, value->value, expected);
}

// Returns whether a set's own list may have this code: capitals, "-", letters and
// digits.
static bool is_own_code(const char *text)
{
    size_t set = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");

    return set >= 2 && text[set] == '-' && text[set + 1] &&
           !text[set + 1 +
                 strspn(text + set + 1,
                        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                        "0123456789*")];
}

// Reads a code, also one without a dash that a known printing has.
static bool read_key(CardSink *sink, const char *text, PrintingKey *key)
{
    text = text_letters_narrow(sink->row_arena, text);
    return printing_key_read(text, key) ||
           (sink->store && lookup_code(sink->store, text, key, sink->err) > 0);
}

// Reads the code of the row. Keeps a set's own code as it is written.
static bool read_code(CardSink *sink, const char *text)
{
    ListedCard *card = &sink->card;

    if (!sink->own) return read_key(sink, text, &card->code);
    card->own_code = text;
    return is_own_code(text);
}

// Returns whether a spreadsheet made a date of a code or of a number.
static bool is_date(const CardSink *sink, const char *text)
{
    PrintingKey code;

    if (sink->own || made_date_is_code(text)) return !sink->own;
    return !printing_key_read(text, &code) &&
           (made_date_is_day(text) || made_date_is(text));
}

static void tell_code(CardSink *sink, const ListedValue *value, const char *expected)
{
    const bool date = is_date(sink, value->value);

    report_mistake(
        sink,
        value,
        FOUND_CODE,
        date ? arena_format(sink->row_arena, "%s; %s", expected, made_date_advice)
             : expected);
}

static void set_code(CardSink *sink, const ListedValue *value)
{
    if (is_date(sink, value->value) || !read_code(sink, value->value))
        tell_code(sink, value, "a code such as OGN-024");
    else
        sink->card.has_code = true;
}

static void set_number(CardSink *sink, const ListedValue *value)
{
    const char *number = text_letters_narrow(sink->row_arena, value->value);

    number += *number == '#';
    if (is_date(sink, number))
        tell_code(sink, value, "a number such as 24 or 24a");
    else
        sink->number = number;
}

static void set_of(CardSink *sink, const ListedValue *value)
{
    PrintingKey code;

    if (is_date(sink, value->value) || !read_key(sink, value->value, &code))
        tell_code(sink, value, "a code such as OGN-024");
    else
        sink->card.of = arena_text(sink->row_arena, code.key);
}

static void set_script(CardSink *sink, const ListedValue *value)
{
    static const char *const yes[] = {"yes", "true", "1", "y"};
    static const char *const no[] = {"no", "false", "0", "n"};
    const int n = sink->own ? 1 : COUNT_OF(yes);
    const char *text = value->value;

    sink->card.has_text = FACT_UNSAID;
    for (int i = 0; i < n; i++) {
        if (!(sink->own ? strcmp : strcasecmp)(text, yes[i])) sink->card.has_text = 1;
        if (!(sink->own ? strcmp : strcasecmp)(text, no[i])) sink->card.has_text = 0;
    }
    if (sink->card.has_text == FACT_UNSAID)
        report_mistake(sink, value, FOUND_YES_NO, "yes or no");
}

static void add_name(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;

    if (card->names_n == LISTED_NAMES_MAX) {
        report_mistake(sink, value, FOUND_ROW_OTHER, "names in at most 8 languages");
        return;
    }
    text_copy(card->names[card->names_n].language, LANGUAGE_BYTES, value->language);
    card->names[card->names_n++].name = value->value;
}

static void set_text(CardSink *sink, const ListedValue *value, TextKind kind)
{
    ListedCard *card = &sink->card;

    if (strlen(value->value) > LISTED_TEXT_MAX) {
        sink_report_mistake(
            sink, FOUND_ROW_OTHER, value->column, NULL, "a text of at most 16 KiB");
        return;
    }
    if (card->texts_n == LISTED_TEXTS_MAX) {
        report_mistake(sink, value, FOUND_ROW_OTHER, "at most 16 texts");
        return;
    }
    ListedText *text = &card->texts[card->texts_n++];
    text->language[0] = '\0'; // "": the row's
    if (value->language) text_copy(text->language, LANGUAGE_BYTES, value->language);
    text->kind = kind;
    text->column = value->column;
    text->text = listed_value_says_none(value->value) ? "" : value->value;
}

static void set_id(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;
    PrintingKey code;

    if (!card->has_code && !made_date_is_code(value->value) &&
        printing_key_read(value->value, &code)) {
        card->code = code;
        card->has_code = true;
    } else if (card->ids_n == LISTED_IDS_MAX) {
        report_mistake(sink, value, FOUND_ROW_OTHER, "at most 6 ids");
    } else {
        bool own = !strcasecmp(value->column, "id") || *value->column == '/';
        card->ids[card->ids_n++] = (ListedId){
            own && sink->foreign ? sink->foreign
                                 : arena_text(sink->row_arena, value->column),
            value->value};
    }
}

// Takes digits of [*text], over signs between them, until [*number] has [*digits] of them.
static const char *take_digits(const char *text, int64_t *number, int *digits, int most)
{
    for (; *text && *digits < most; text++)
        if (isdigit((unsigned char)*text))
            *number = *number * 10 + (*text - '0'), ++*digits;
    return text;
}

// Moves YYYYMMDDhhmmss to universal time from one that is [minutes] ahead of it.
static int64_t at_zero(int64_t date, int minutes)
{
    struct tm time = {.tm_year = (int)(date / 10000000000) - 1900,
                      .tm_mon = (int)(date / 100000000 % 100) - 1,
                      .tm_mday = (int)(date / 1000000 % 100),
                      .tm_hour = (int)(date / 10000 % 100),
                      .tm_min = (int)(date / 100 % 100) - minutes,
                      .tm_sec = (int)(date % 100)};
    const time_t moment = timegm(&time);

    if (!gmtime_r(&moment, &time)) return date;
    return ((time.tm_year + 1900) * 10000L + (time.tm_mon + 1) * 100L + time.tm_mday) *
               1000000 +
           time.tm_hour * 10000L + time.tm_min * 100L + time.tm_sec;
}

// Reads an ISO date and time as one number, which sorts by time: YYYYMMDDhhmmss and five
// digits of the second.
static void set_updated(CardSink *sink, const ListedValue *value)
{
    const int64_t latest = INT64_MAX / 100000 - 1;
    int64_t number = 0, part = 0, zone = 0; // hours and minutes: 0530
    int digits = 0, parts = 0, zone_digits = 0, minutes = 0;
    const char *rest = take_digits(value->value, &number, &digits, 14);

    if (digits == 14 && (*rest == '.' || *rest == ',')) {
        for (rest++; isdigit((unsigned char)*rest); rest++)
            if (parts < 5) part = part * 10 + (*rest - '0'), parts++;
    }
    for (; parts < 5; parts++) part *= 10;
    for (; digits < 14; digits++) number *= 10;
    if (*rest == '+' || *rest == '-') {
        (void)take_digits(rest + 1, &zone, &zone_digits, 4);
        if (zone_digits == 2) zone *= 100;
        minutes = (int)(zone / 100 * 60 + zone % 100) * (*rest == '-' ? -1 : 1);
    }
    if (minutes) number = at_zero(number, minutes);
    // Beyond the year 9223 and before the year 0 there are no dates.
    if (number > latest) number = latest;
    if (number < 0) number = 0;
    sink->card.updated = number * 100000 + part;
}

// Names a language that nobody knows, or a code of two. The row counts in that of the list.
static void tell_language(CardSink *sink, const ListedValue *value)
{
    const char *doubt = language_code_doubt(value->value);

    sink_report_note(
        sink,
        value->column,
        value->value,
        arena_format(sink->row_arena,
                     "%s; the row is kept without it",
                     doubt ? doubt : "a language such as en, French or zh-Hans"));
}

// Sets the language of the row. Rows of one language follow each other, so the sink keeps the
// last one.
static void set_language(CardSink *sink, const ListedValue *value)
{
    const char *text = value->value;

    if (!sink->asked[0] || strcmp(sink->asked, text) != 0) {
        text_copy(sink->asked,
                  sizeof sink->asked,
                  strlen(text) < sizeof sink->asked ? text : "");
        sink->answered = language_code_find(text);
    }
    if (sink->answered)
        text_copy(sink->row_language, LANGUAGE_BYTES, sink->answered);
    else
        tell_language(sink, value);
}

static void set_names(CardSink *sink, const ListedValue *value)
{
    if (!*value->value)
        report_mistake(sink, value, FOUND_NO_VALUE, "the card's full name");
    else if (strlen(value->value) >= NAME_BYTES_MAX)
        sink_report_mistake(sink,
                            FOUND_ROW_OTHER,
                            value->column,
                            sink->own ? value->value : NULL,
                            "a name of at most 159 bytes");
    else if (value->language)
        add_name(sink, value);
    else if (value->field == FIELD_FULL_NAME)
        sink->full_name = value->value;
    else if (value->field == FIELD_SUBTITLE)
        sink->subtitle = value->value;
    else
        sink->name = value->value;
}

// Refuses a cell that is too long to be printed. Texts have a limit of their own, and
// nobody keeps a column that is left out.
static bool is_too_long(CardSink *sink, const ListedValue *value)
{
    static const Field others[] = {FIELD_TEXT,
                                   FIELD_TEXT_PRINTED,
                                   FIELD_TEXT_ERRATA,
                                   FIELD_TEXT_ATTACHED,
                                   FIELD_NAME,
                                   FIELD_SUBTITLE,
                                   FIELD_FULL_NAME,
                                   FIELD_IGNORE,
                                   FIELD_UNKNOWN};

    for (int i = 0; i < COUNT_OF(others); i++)
        if (value->field == others[i]) return false;
    if (strlen(value->value) <= LISTED_CELL_MAX) return false;
    report_mistake(sink,
                   value,
                   FOUND_ROW_OTHER,
                   arena_format(sink->row_arena,
                                "at most %d %s",
                                LISTED_CELL_MAX,
                                limit_row(LIMIT_LISTED_CELL)->words));
    return true;
}

void listed_card_set(CardSink *sink, const ListedValue *given)
{
    ListedValue copy = *given;
    const ListedValue *value = &copy;

    copy.value = listed_value_of(sink, given);
    if (!copy.value || is_too_long(sink, value)) return;
    if (value->field >= FIELD_FACT) {
        listed_fact_set(sink, value, (int)value->field - FIELD_FACT);
        return;
    }
    sink->headings[value->field] = value->column;
    switch (value->field) {
    case FIELD_CODE: set_code(sink, value); break;
    case FIELD_PRINT_OF: set_of(sink, value); break;
    case FIELD_NUMBER: set_number(sink, value); break;
    case FIELD_SET:
        sink->set = text_letters_narrow(sink->row_arena, value->value);
        break;
    case FIELD_SET_CODE:
        sink->set_code = text_letters_narrow(sink->row_arena, value->value);
        break;
    case FIELD_SET_NAME: sink->card.set_name = value->value; break;
    case FIELD_NAME:
    case FIELD_SUBTITLE:
    case FIELD_FULL_NAME: set_names(sink, value); break;
    case FIELD_TYPES: listed_fact_set_types(sink, value); break;
    case FIELD_TEXT: set_text(sink, value, TEXT_EFFECTIVE); break;
    case FIELD_TEXT_PRINTED: set_text(sink, value, TEXT_PRINTED); break;
    case FIELD_TEXT_ERRATA: set_text(sink, value, TEXT_ERRATA); break;
    case FIELD_TEXT_ATTACHED: sink->card.text_attached = value->value; break;
    case FIELD_SCRIPT: set_script(sink, value); break;
    case FIELD_ID: set_id(sink, value); break;
    case FIELD_LANGUAGE: set_language(sink, value); break;
    case FIELD_UPDATED: set_updated(sink, value); break;
    case FIELD_OWNED_COUNT:
    case FIELD_OWNED_FOILS:
    case FIELD_OWNED_LANGUAGE: listed_owned_set(sink, value); break;
    case FIELD_OWNED_FINISH:
    case FIELD_OWNED_CONDITION:
    case FIELD_OWNED:
    case FIELD_IGNORE:
    case FIELD_UNKNOWN:
    case FIELD_FACT: break;
    }
}
