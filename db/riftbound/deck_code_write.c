// deck_code_write.c -- writes a deck code in the lowest version that holds the deck.

#include "db/riftbound/deck_code_write.h"

#include <stdlib.h>
#include <string.h>

#include "db/riftbound/deck_code.h"
#include "db/riftbound/deck_code_form.h"
#include "db/text/printing_code.h"

enum { PRINT_BYTES_MAX = 16, HEAD_BYTES_MAX = 64 };

// A printing by its numbers in a code.
typedef struct {
    int count;
    int set, art, number, prefix;
} Printing;

typedef struct {
    Printing *list;
    int n;
} Printings;

typedef struct {
    Printings main, side, legends;
    Printing champion; // count 0: none
    int version;
    bool flags;
    unsigned char *bytes;
    int n;
    Arena *arena;
    Err *err;
} Writer;

static int find_text(const char *const *texts, int n, const char *wanted)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(texts[i], wanted)) return i;
    return -1;
}

// Reads a code of a printing. Returns whether deck codes have numbers for it.
static bool printing_of(const char *text, Printing *printing)
{
    PrintingCode code;

    if (!text || !printing_code_read(text, &code)) return false;
    *printing =
        (Printing){.set = find_text(deck_code_sets, CODE_SETS, code.set),
                   .art = -1,
                   .number = code.number,
                   .prefix = find_text(deck_code_prefixes, CODE_PREFIXES, code.prefix)};
    for (int i = 0; i < CODE_ARTS; i++)
        if (deck_code_arts[i] == code.art) printing->art = i;
    return printing->set >= 0 && printing->art >= 0 && printing->prefix >= 0;
}

static bool same(const Printing *a, const Printing *b)
{
    return a->set == b->set && a->art == b->art && a->prefix == b->prefix &&
           a->number == b->number;
}

static void add_printing(Writer *writer, Printings *printings, Printing printing,
                         int count)
{
    for (int i = 0; i < printings->n; i++) {
        if (!same(&printings->list[i], &printing)) continue;
        printings->list[i].count += count;
        return;
    }
    printings->list = arena_grow(
        writer->arena, printings->list, printings->n, sizeof *printings->list);
    printing.count = count;
    printings->list[printings->n++] = printing;
}

// Gathers the printings. The first legend of a list with sections goes to the main
// list, others go apart.
static int gather_printings(Writer *writer, const DeckList *list)
{
    const int legends = deck_list_section(&list->game, "legend");
    const int champions = deck_list_section(&list->game, "champion");
    const int side = deck_list_section(&list->game, "side");
    bool legend = !list->sectioned;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        Printing printing;
        if (!printing_of(entry->code, &printing) &&
            !printing_of(entry->base, &printing))
            return err_set(writer->err,
                           65,
                           "'%s' has no printing that deck codes have a number for",
                           entry->name);
        if (entry->section == side)
            add_printing(writer, &writer->side, printing, entry->count);
        else if (entry->section == legends && legend)
            add_printing(writer, &writer->legends, printing, entry->count);
        else
            add_printing(writer, &writer->main, printing, entry->count);
        legend |= entry->section == legends;
        if (entry->section != champions) continue;
        writer->champion = printing;
        writer->champion.count = 1;
    }
    return 0;
}

// Orders printings: most copies first, then set, art and number ascending.
static int compare_printings(const void *left, const void *right)
{
    const Printing *a = left, *b = right;

    if (a->count != b->count) return b->count - a->count;
    if (a->set != b->set) return a->set - b->set;
    if (a->art != b->art) return a->art - b->art;
    if (a->number != b->number) return a->number - b->number;
    return a->prefix - b->prefix;
}

static int highest(const Printings *printings, bool prefix_not_count)
{
    int most = 0;

    for (int i = 0; i < printings->n; i++) {
        const Printing *printing = &printings->list[i];
        int value = prefix_not_count ? printing->prefix : printing->count;
        if (value > most) most = value;
    }
    return most;
}

static void choose_version(Writer *writer)
{
    int prefix = highest(&writer->main, true);
    int other = highest(&writer->side, true);

    if (other > prefix) prefix = other;
    other = highest(&writer->legends, true);
    if (other > prefix) prefix = other;
    writer->flags = prefix > 0;
    writer->version = VERSION_CHAMPION;
    if (prefix == 1) writer->version = VERSION_FLAGS;
    if (prefix > 1 || highest(&writer->main, false) > MAIN_COPIES ||
        highest(&writer->side, false) > SIDE_COPIES)
        writer->version = VERSION_SPARSE;
    if (writer->legends.n) writer->version = VERSION_LEGENDS;
}

static void put_coded(Writer *writer, int number)
{
    for (; number > 127; number >>= 7)
        writer->bytes[writer->n++] = (unsigned char)(number & 127) | 128;
    writer->bytes[writer->n++] = (unsigned char)number;
}

static void put_number(Writer *writer, const Printing *printing)
{
    if (writer->flags) put_coded(writer, printing->prefix);
    put_coded(writer, printing->number);
}

static void put_single(Writer *writer, const Printing *printing)
{
    put_coded(writer, printing->set);
    put_coded(writer, printing->art);
    put_number(writer, printing);
}

// Returns how many printings from [at] on form a group: the same count, set and art.
static int group_length(const Printings *printings, int at)
{
    const Printing *first = &printings->list[at];
    int n = 1;

    while (at + n < printings->n && printings->list[at + n].count == first->count &&
           printings->list[at + n].set == first->set &&
           printings->list[at + n].art == first->art)
        n++;
    return n;
}

// Writes the printings with [count] copies, from index [at]. Returns the index behind
// them.
static int put_groups(Writer *writer, const Printings *printings, int at, int count)
{
    int groups = 0;
    int end = at;

    while (end < printings->n && printings->list[end].count == count) {
        end += group_length(printings, end);
        groups++;
    }
    put_coded(writer, groups);
    while (at < end) {
        int n = group_length(printings, at);
        put_coded(writer, n);
        put_coded(writer, printings->list[at].set);
        put_coded(writer, printings->list[at].art);
        for (; n > 0; n--) put_number(writer, &printings->list[at++]);
    }
    return end;
}

static void put_section(Writer *writer, Printings *printings, int copies)
{
    int counts = 0;
    int at = 0;

    if (printings->n)
        qsort(printings->list,
              (size_t)printings->n,
              sizeof *printings->list,
              compare_printings);
    if (writer->version < VERSION_SPARSE) {
        for (int count = copies; count > 0; count--)
            at = put_groups(writer, printings, at, count);
        return;
    }
    for (int i = 0; i < printings->n; i++)
        counts += !i || printings->list[i].count != printings->list[i - 1].count;
    put_coded(writer, counts);
    while (at < printings->n) {
        int count = printings->list[at].count;
        put_coded(writer, count);
        at = put_groups(writer, printings, at, count);
    }
}

static int count_of(const Printings *printings)
{
    int n = 0;

    for (int i = 0; i < printings->n; i++) n += printings->list[i].count;
    return n;
}

// Writes the additional legends, one copy of each.
static void put_legends(Writer *writer)
{
    const Printings *legends = &writer->legends;

    put_coded(writer, count_of(legends));
    for (int i = 0; i < legends->n; i++)
        for (int n = legends->list[i].count; n > 0; n--)
            put_single(writer, &legends->list[i]);
}

static const char *letters_of(const Writer *writer)
{
    char *text = arena_take(writer->arena, (size_t)writer->n * 8 / 5 + 2);
    unsigned bits = 0;
    int waiting = 0;
    int n = 0;

    for (int i = 0; i < writer->n; i++) {
        bits = (bits << 8 | writer->bytes[i]) & 4095;
        waiting += 8;
        for (; waiting >= 5; waiting -= 5)
            text[n++] = DECK_CODE_LETTERS[bits >> (waiting - 5) & 31];
    }
    if (waiting) text[n] = DECK_CODE_LETTERS[bits << (5 - waiting) & 31];
    return text;
}

const char *deck_code_write(const DeckList *list, Arena *arena, Err *err)
{
    Writer writer = {.arena = arena, .err = err};

    if (gather_printings(&writer, list)) return NULL;
    choose_version(&writer);
    int legends = count_of(&writer.legends);
    writer.bytes = arena_take(
        arena, (size_t)(list->n + legends + 1) * PRINT_BYTES_MAX + HEAD_BYTES_MAX);
    put_coded(&writer, DECK_CODE_FORMAT << 4 | writer.version);
    if (writer.version >= VERSION_SPARSE) put_coded(&writer, writer.flags);
    put_section(&writer, &writer.main, MAIN_COPIES);
    put_section(&writer, &writer.side, SIDE_COPIES);
    put_coded(&writer, writer.champion.count);
    if (writer.champion.count) put_single(&writer, &writer.champion);
    if (writer.version == VERSION_LEGENDS) put_legends(&writer);
    return letters_of(&writer);
}
