// column_look.c -- sorts values by how they are written, never by what they mean.

#include "db/lists/column_look.h"

#include <ctype.h>
#include <string.h>

#include "db/lists/listed_card.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

typedef enum {
    LOOK_NUMBER,
    LOOK_PRICE,
    LOOK_DATE,
    LOOK_LINK,
    LOOK_CODE,
    LOOK_WORDS
} Look;

static const char *const look_words[] = {[LOOK_NUMBER] = "numbers",
                                         [LOOK_PRICE] = "prices",
                                         [LOOK_DATE] = "dates",
                                         [LOOK_LINK] = "links",
                                         [LOOK_CODE] = "codes",
                                         [LOOK_WORDS] = "words"};

enum { SAMPLES = 3, SAMPLE_BYTES = 24, HALF = 2 };

// Returns whether [text] is a number of two to four digits behind its point, or one with the
// sign of a currency.
static bool is_price(const char *text)
{
    static const char *const signs[] = {"$", "€", "£", "¥", "EUR", "USD", "GBP"};
    const size_t whole = strspn(text, "0123456789");
    const size_t after = text[whole] ? strspn(text + whole + 1, "0123456789") : 0;

    for (int i = 0; i < COUNT_OF(signs); i++)
        if (strstr(text, signs[i]) && strpbrk(text, "0123456789")) return true;
    return whole && strchr(".,", text[whole]) && after >= 2 && after <= 4 &&
           !text[whole + 1 + after];
}

static bool is_number(const char *text)
{
    text += *text == '-' || *text == '+';
    return isdigit((unsigned char)*text) && !text[strspn(text, "0123456789.,")];
}

// Returns whether it is three numbers with equal signs between them, perhaps with a time.
static bool is_date(const char *text)
{
    char sign = 0;
    int parts = 0;

    for (; parts < 3; parts++) {
        const size_t n = strspn(text, "0123456789");
        if (!n || n == 3 || n > 4) return false;
        text += n;
        if (parts == 2) break;
        if (!*text || !strchr("-/.", *text) || (sign && sign != *text)) return false;
        sign = *text++;
    }
    return !*text || strchr(" T,", *text);
}

static Look look_of(const char *text)
{
    PrintingKey code;

    if (is_date(text)) return LOOK_DATE;
    if (is_price(text)) return LOOK_PRICE;
    if (is_number(text)) return LOOK_NUMBER;
    if (!strncmp(text, "http", 4)) return LOOK_LINK;
    return printing_key_read(text, &code) ? LOOK_CODE : LOOK_WORDS;
}

const char *column_look_value(const FirstRows *first, int row, int at)
{
    return at < first->rows[row]->n ? first->rows[row]->fields[at] : "";
}

// How many values of a column look how.
typedef struct {
    int n[LOOK_WORDS + 1];
    int all, most;
    Look look; // of most of them
} Looks;

static Looks looks_of(const FirstRows *first, int at)
{
    Looks looks = {.look = LOOK_WORDS};

    for (int i = 0; i < first->n; i++) {
        const char *value = column_look_value(first, i, at);
        if (!*value) continue;
        looks.all++;
        looks.n[look_of(value)]++;
    }
    for (int i = 0; i <= LOOK_WORDS; i++)
        if (looks.n[i] > looks.most) looks.most = looks.n[i], looks.look = (Look)i;
    return looks;
}

static bool was_before(const FirstRows *first, int row, int at)
{
    for (int i = 0; i < row; i++)
        if (!strcmp(column_look_value(first, i, at), column_look_value(first, row, at)))
            return true;
    return false;
}

const char *column_look_text(Arena *arena, const FirstRows *first, int at)
{
    const Looks looks = looks_of(first, at);
    const char *text = "";
    int told = 0;

    for (int i = 0; i < first->n && told < SAMPLES; i++) {
        const char *value = column_look_value(first, i, at);
        if (!*value || was_before(first, i, at)) continue;
        const int n = text_fit(value, SAMPLE_BYTES);
        text = arena_format(arena,
                            "%s%s'%.*s%s'",
                            text,
                            told++ ? ", " : "",
                            n,
                            value,
                            value[n] ? "..." : "");
    }
    if (!told) return NULL;
    return arena_format(arena, "%s such as %s", look_words[looks.look], text);
}

// ---- what fits a field

// Returns which looks the values of a field have, a bit each.
static unsigned looks_for(const FactColumns *columns, Field field)
{
    const unsigned number = 1U << LOOK_NUMBER, date = 1U << LOOK_DATE;
    const unsigned code = 1U << LOOK_CODE, words = 1U << LOOK_WORDS;

    if (field == FIELD_ID || !listed_card_field_tells(field)) return ~0U;
    if (field == FIELD_CODE || field == FIELD_PRINT_OF) return code;
    if (field == FIELD_UPDATED) return date | number;
    if (field == FIELD_NUMBER) return number | code;
    if (field < FIELD_FACT) return words;
    const FactRow *row = &columns->rows[field - FIELD_FACT];
    return row->kind == FACT_NUMBER ? number : words;
}

// Collector numbers such as "30a/298" and prices such as "{3}{red}" look like words.
static int digits_first(const FirstRows *first, int at)
{
    int n = 0;

    for (int i = 0; i < first->n; i++) {
        const char *value = column_look_value(first, i, at);
        n += look_of(value) == LOOK_WORDS &&
             isdigit((unsigned char)value[*value == '{']);
    }
    return n;
}

bool column_look_fits(const FactColumns *columns, const FirstRows *first, int at,
                      Field field)
{
    const Looks looks = looks_of(first, at);
    const unsigned fitting = looks_for(columns, field);
    int n = 0;

    for (int i = 0; i <= LOOK_WORDS; i++)
        if (fitting & 1U << i) n += looks.n[i];
    if (fitting & 1U << LOOK_NUMBER) n += digits_first(first, at);
    return n * HALF >= looks.all;
}

bool column_look_is_codes(const FirstRows *first, int at)
{
    const Looks looks = looks_of(first, at);

    return looks.all && looks.n[LOOK_CODE] == looks.all;
}

bool column_look_is_names(const FirstRows *first, int at)
{
    const Looks looks = looks_of(first, at);

    for (int i = 0; i < first->n; i++)
        if (was_before(first, i, at)) return false;
    return looks.all && looks.n[LOOK_WORDS] == looks.all;
}
