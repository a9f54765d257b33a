// deck_code.c -- reads a deck code: base32, then numbers of seven bits a byte.

#include "db/riftbound/deck_code.h"

#include <ctype.h>
#include <string.h>

#include "db/riftbound/deck_code_form.h"
#include "db/text/printing_code.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

enum { LETTERS_MIN = 8, LOOKS_MIN = 20, NUMBERS_MAX = 99999 };

// The bytes of a code while they are read. After a fault every further number is 0.
typedef struct {
    const unsigned char *bytes;
    int n, at;
    int version;
    bool flags; // a prefix stands before each number
    const char *fault;
    Arena *arena;
    DeckList *list;
} Coded;

static int letter_value(char c)
{
    const char *at = strchr(DECK_CODE_LETTERS, toupper((unsigned char)c));

    return c && at ? (int)(at - DECK_CODE_LETTERS) : -1;
}

bool deck_code_is_meant(const char *text, size_t n)
{
    if (n < LOOKS_MIN) return false;
    for (size_t i = 0; i < n; i++)
        if (text[i] != '=' && !strchr(DECK_CODE_LETTERS, text[i])) return false;
    return true;
}

// Turns letters into bytes. Returns NULL if one of them is not of base32.
static unsigned char *bytes_of(const char *text, size_t letters, Arena *arena, int *n)
{
    unsigned char *bytes = arena_take(arena, letters + 1);
    unsigned bits = 0;
    int waiting = 0;

    *n = 0;
    for (size_t i = 0; i < letters; i++) {
        int value = letter_value(text[i]);
        if (value < 0) return NULL;
        bits = bits << 5 | (unsigned)value;
        waiting += 5;
        if (waiting < 8) continue;
        waiting -= 8;
        bytes[(*n)++] = (unsigned char)(bits >> waiting);
        bits &= (1U << waiting) - 1;
    }
    return bytes;
}

static int fail_code(Coded *coded, const char *fault)
{
    if (!coded->fault) coded->fault = fault;
    return 0;
}

// Takes a number: seven bits a byte, the low bits first.
static int take_number(Coded *coded)
{
    unsigned value = 0;

    if (coded->fault) return 0;
    for (int shift = 0; shift <= 14; shift += 7) {
        if (coded->at == coded->n) return fail_code(coded, "it ends too early");
        unsigned byte = coded->bytes[coded->at++];
        value |= (byte & 127) << shift;
        if (!(byte & 128))
            return value > NUMBERS_MAX ? fail_code(coded, "a number is too large")
                                       : (int)value;
    }
    return fail_code(coded, "a number is too large");
}

// Takes one printing of the group with [set] and [art].
static const char *take_print(Coded *coded, int set, int art)
{
    char text[PRINTING_CODE_BYTES];
    int prefix = coded->flags ? take_number(coded) : 0;
    int number = take_number(coded);

    if (set >= CODE_SETS)
        fail_code(coded, "it has a set that is not known yet");
    else if (art >= CODE_ARTS || prefix >= CODE_PREFIXES)
        fail_code(coded, "it has a kind of printing that is not known yet");
    if (coded->fault) return NULL;
    PrintingCode code = {.number = number, .art = deck_code_arts[art]};
    memcpy(code.set, deck_code_sets[set], strlen(deck_code_sets[set]));
    memcpy(code.prefix, deck_code_prefixes[prefix], strlen(deck_code_prefixes[prefix]));
    printing_code_write(&code, false, text);
    return arena_text(coded->arena, text);
}

static void add_printing(Coded *coded, const char *section, const char *print,
                         int count)
{
    if (!print) return;
    deck_list_add(
        coded->list,
        coded->arena,
        &(DeckEntry){.section = deck_list_section(&coded->list->game, section),
                     .name = print,
                     .code = print,
                     .count = count});
}

// Takes all printings with [count] copies.
static void take_groups(Coded *coded, const char *section, int count)
{
    for (int groups = take_number(coded); groups > 0 && !coded->fault; groups--) {
        int cards = take_number(coded);
        int set = take_number(coded);
        int art = take_number(coded);
        for (; cards > 0 && !coded->fault; cards--)
            add_printing(coded, section, take_print(coded, set, art), count);
    }
}

static void take_section(Coded *coded, const char *section, int copies)
{
    if (coded->version < VERSION_SPARSE) {
        for (int count = copies; count > 0; count--) take_groups(coded, section, count);
        return;
    }
    for (int counts = take_number(coded); counts > 0 && !coded->fault; counts--) {
        int count = take_number(coded);
        if (count < 1 || count > DECK_COPIES_MAX)
            fail_code(coded, "it has a card no times, or more than 99 times");
        take_groups(coded, section, count);
    }
}

static const char *take_single(Coded *coded)
{
    int set = take_number(coded);
    int art = take_number(coded);

    return take_print(coded, set, art);
}

// Moves the Chosen Champion's copy from the main list to its own section.
static void take_champion(Coded *coded)
{
    int flag = take_number(coded);

    if (flag > 1) fail_code(coded, "its champion is neither there nor absent");
    if (!flag) return;
    const char *print = take_single(coded);
    if (print) (void)deck_list_take_out(coded->list, print);
    add_printing(coded, "champion", print, 1);
}

static void take_all(Coded *coded)
{
    if (coded->version >= VERSION_SPARSE) coded->flags = take_number(coded);
    take_section(coded, "main", MAIN_COPIES);
    if (coded->version >= VERSION_SIDE) take_section(coded, "side", SIDE_COPIES);
    if (coded->version >= VERSION_CHAMPION) take_champion(coded);
    if (coded->version < VERSION_LEGENDS) return;
    for (int more = take_number(coded); more > 0 && !coded->fault; more--)
        add_printing(coded, "legend", take_single(coded), 1);
}

// Refuses bytes behind the deck, except zero bytes, which the padding of some writers
// makes.
static void check_end(Coded *coded)
{
    while (!coded->fault && coded->at < coded->n)
        if (coded->bytes[coded->at++]) fail_code(coded, "there is more after its end");
    if (!coded->fault && !coded->list->n) fail_code(coded, "it has no card");
}

int deck_code_read(const char *text, size_t n, Arena *arena, DeckList *list, Err *err)
{
    Coded coded = {.arena = arena, .list = list};

    while (n && text[n - 1] == '=') n--;
    int shown = n > 24 ? text_fit(text, 24) : (int)n;
    const char *more = n > 24 ? "..." : "";
    if (n < LETTERS_MIN || n > DECK_CODE_LETTERS_MAX)
        return err_set(err,
                       65,
                       "deck code '%.*s%s' has %zu letters, expected %d to %d",
                       shown,
                       text,
                       more,
                       n,
                       LETTERS_MIN,
                       DECK_CODE_LETTERS_MAX);
    coded.bytes = bytes_of(text, n, arena, &coded.n);
    if (!coded.bytes)
        return err_set(err,
                       65,
                       "deck code '%.*s%s' has characters other than A to Z and 2 to 7",
                       shown,
                       text,
                       more);
    coded.version = coded.bytes[0] & 15;
    coded.at = 1;
    if (coded.bytes[0] >> 4 != DECK_CODE_FORMAT || !coded.version ||
        coded.version > VERSION_LEGENDS)
        return err_set(err,
                       65,
                       "deck code '%.*s%s' is of format %d version %d, expected format "
                       "1 and version 1 to 6",
                       shown,
                       text,
                       more,
                       coded.bytes[0] >> 4,
                       coded.version);
    coded.flags = coded.version == VERSION_FLAGS;
    take_all(&coded);
    check_end(&coded);
    if (!coded.fault) return 0;
    return err_set(err,
                   65,
                   "deck code '%.*s%s' cannot be read: %s (byte %d of %d)",
                   shown,
                   text,
                   more,
                   coded.fault,
                   coded.at,
                   coded.n);
}
