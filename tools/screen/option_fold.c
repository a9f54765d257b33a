// option_fold.c -- options that do not fit on the screen, with what they share said once.
//
// Options that follow each other are one group while that saves more text than it does
// without the next one. What they share are whole words, before and behind what differs.

#include "tools/screen/option_fold.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    INDENT = 6,     // as far as the words of an option
    INNER = 8,      // of further lines
    SHARED_MIN = 8, // bytes that a group says once
};

// An option: its key and its words, without inks.
typedef struct {
    const char *key;
    Line text;
} Folded;

// Options that follow each other: their first words are the same, and their last.
typedef struct {
    int first, n;
    size_t before, behind; // bytes
} FoldGroup;

typedef struct {
    Folded *options;
    int n, width;
    OptionPage *page;
} Folding;

// Returns how many bytes of whole words both begin with.
static size_t same_before(const char *a, const char *b, size_t most)
{
    size_t same = 0;

    for (size_t i = 0; i < most && a[i] && a[i] == b[i]; i++)
        if (a[i] == ' ') same = i + 1;
    return same;
}

// Returns how many bytes of whole words both end with.
static size_t same_behind(const Line *a, const Line *b, size_t most)
{
    size_t same = 0;

    for (size_t i = 1; i <= most && i < (size_t)a->n && i < (size_t)b->n; i++) {
        if (a->text[a->n - (int)i] != b->text[b->n - (int)i]) break;
        if (a->text[a->n - (int)i] == ' ') same = i;
    }
    return same;
}

static bool has_letters(const Folded *option)
{
    return isalpha((unsigned char)option->key[0]) != 0;
}

// Takes the next option into the group, if that saves more. Returns whether it did.
static bool grow(const Folding *folding, FoldGroup *group)
{
    const int next = group->first + group->n;
    FoldGroup grown = *group;

    if (next == folding->n || has_letters(&folding->options[next])) return false;
    const Line *one = &folding->options[group->first].text;
    const Line *other = &folding->options[next].text;
    grown.before = same_before(one->text, other->text, group->before);
    grown.behind = same_behind(one, other, group->behind);
    grown.n++;
    const size_t saved = (size_t)(group->n - 1) * (group->before + group->behind);
    const size_t saves = (size_t)group->n * (grown.before + grown.behind);
    if (grown.before + grown.behind < SHARED_MIN || (group->n > 1 && saves <= saved))
        return false;
    // Something differs in each: the words shared do not meet.
    for (int i = group->first; i <= next; i++)
        if (grown.before + grown.behind >= (size_t)folding->options[i].text.n)
            return false;
    *group = grown;
    return true;
}

static FoldGroup group_at(const Folding *folding, int first)
{
    const Folded *option = &folding->options[first];
    FoldGroup group = {first, 1, (size_t)option->text.n, (size_t)option->text.n};

    if (!has_letters(option))
        while (grow(folding, &group)) continue;
    return group;
}

// ---- lines

// Adds a text to the last line, or to a new one where it has no room there; [count] options are
// in it.
static void flow(const Folding *folding, const char *sign, const Line *text, int count)
{
    OptionPage *page = folding->page;
    Line *line = &page->lines[page->n - 1];

    if (line->columns <= INNER) {
        // The first of its line stands there, however wide it is.
    } else if (line->columns + (int)strlen(sign) + text->columns <= folding->width) {
        line_add_text(line, sign);
    } else {
        line = &page->lines[page->n++];
        line_start(line, false, 0);
        line_pad(line, INNER);
    }
    line_join(line, text);
    page->counts[line - page->lines] += count;
}

static void begin_line(const Folding *folding, int columns)
{
    Line *line = &folding->page->lines[folding->page->n++];

    line_start(line, false, 0);
    line_pad(line, columns);
}

// Writes what differs of an option.
static void middle_of(const Folding *folding, const FoldGroup *group, int i, Line *text)
{
    const Line *whole = &folding->options[i].text;

    line_start(text, false, 0);
    line_add(text,
             "%.*s",
             whole->n - (int)(group->before + group->behind),
             whole->text + group->before);
}

// Writes the words that are shared, with … for the others.
static void add_head(const Folding *folding, const FoldGroup *group, const char *behind)
{
    const Line *one = &folding->options[group->first].text;
    Line head;

    line_start(&head, false, 0);
    line_add(&head, "%.*s…%s:", (int)group->before, one->text, behind);
    begin_line(folding, INDENT);
    flow(folding, "", &head, 0);
}

static void add_option(const Folding *folding, int i)
{
    const Folded *option = &folding->options[i];
    Line *line = &folding->page->lines[folding->page->n];

    folding->page->counts[folding->page->n++] = 1;
    line_start(line, false, 0);
    line_add(line, "%4s  ", option->key);
    line_join(line, &option->text);
}

// Adds options with letters beside each other.
static int add_letters(const Folding *folding, int first)
{
    int i = first;

    add_option(folding, i);
    for (i++; i < folding->n && has_letters(&folding->options[i]); i++) {
        Line text;

        line_start(&text, false, 0);
        line_add(&text, "%s  ", folding->options[i].key);
        line_join(&text, &folding->options[i].text);
        if (folding->page->lines[folding->page->n - 1].columns + 4 + text.columns >
            folding->width)
            add_option(folding, i);
        else
            flow(folding, "    ", &text, 1);
    }
    return i;
}

static void add_group(const Folding *folding, const FoldGroup *group)
{
    const Line *one = &folding->options[group->first].text;

    if (group->n == 1) {
        add_option(folding, group->first);
        return;
    }
    add_head(folding, group, one->text + one->n - group->behind);
    for (int i = group->first; i < group->first + group->n; i++) {
        Line item, text;

        middle_of(folding, group, i, &text);
        line_start(&item, false, 0);
        line_add(&item, "%s ", folding->options[i].key);
        line_join(&item, &text);
        flow(folding, i == group->first ? " " : " · ", &item, 1);
    }
}

// ---- tables

static int number_of(const Folding *folding, int i)
{
    return (int)strtol(folding->options[i].key, NULL, 10);
}

// Returns whether all options of the group have one number.
static bool is_of_one_number(const Folding *folding, const FoldGroup *group)
{
    for (int i = group->first; i < group->first + group->n; i++)
        if (number_of(folding, i) != number_of(folding, group->first)) return false;
    return group->n > 1 && group->behind > 0;
}

// Returns whether the last of the groups has another number than those before it.
static bool is_new_number(const Folding *folding, const FoldGroup *groups, int n)
{
    for (int g = 0; g < n - 1; g++)
        if (number_of(folding, groups[g].first) ==
            number_of(folding, groups[n - 1].first))
            return false;
    return true;
}

// Returns whether both begin with the same words.
static bool is_alike(const Folding *folding, const FoldGroup *a, const FoldGroup *b)
{
    return a->before == b->before && a->before &&
           !strncmp(folding->options[a->first].text.text,
                    folding->options[b->first].text.text,
                    a->before);
}

// Returns how many bytes the ends of all groups begin with, whole words.
static size_t same_ends(const Folding *folding, const FoldGroup *groups, int n)
{
    const Line *one = &folding->options[groups[0].first].text;
    size_t same = groups[0].behind;

    for (int i = 1; i < n; i++) {
        const Line *other = &folding->options[groups[i].first].text;

        same = same_before(one->text + one->n - groups[0].behind,
                           other->text + other->n - groups[i].behind,
                           same);
    }
    return same;
}

// Returns whether an option before that one has the same words in its middle.
static bool is_told(const Folding *folding, const FoldGroup *groups, int g, int at)
{
    Line text, other;

    middle_of(folding, &groups[g], at, &text);
    for (int k = 0; k < g; k++)
        for (int i = groups[k].first; i < groups[k].first + groups[k].n; i++) {
            middle_of(folding, &groups[k], i, &other);
            if (!strcmp(text.text, other.text)) return true;
        }
    return false;
}

// Adds a first part with the keys that it has in each group.
static void add_row(const Folding *folding, const FoldGroup *groups, int n, int g,
                    int at)
{
    Line item, text, other;
    int count = 0;

    middle_of(folding, &groups[g], at, &text);
    line_start(&item, false, 0);
    line_join(&item, &text);
    line_add_text(&item, ":");
    for (int k = g; k < n; k++)
        for (int i = groups[k].first; i < groups[k].first + groups[k].n; i++) {
            middle_of(folding, &groups[k], i, &other);
            if (strcmp(text.text, other.text) != 0) continue;
            line_add(&item, " %s", folding->options[i].key);
            count++;
        }
    flow(folding, " · ", &item, count);
}

// Adds the groups as a table: each has a number, and another end.
static void add_table(const Folding *folding, const FoldGroup *groups, int n)
{
    const size_t same = same_ends(folding, groups, n);
    const Line *one = &folding->options[groups[0].first].text;
    char behind[LINE_BYTES_MAX];
    Line item;

    (void)snprintf(behind,
                   sizeof behind,
                   "%.*s…",
                   (int)same,
                   one->text + one->n - groups[0].behind);
    add_head(folding, &groups[0], behind);
    for (int g = 0; g < n; g++) {
        const Line *text = &folding->options[groups[g].first].text;

        line_start(&item, false, 0);
        line_add(&item,
                 "%d %s",
                 number_of(folding, groups[g].first),
                 text->text + text->n - groups[g].behind + same);
        flow(folding, g ? " · " : " ", &item, 0);
    }
    begin_line(folding, INNER);
    for (int g = 0; g < n; g++)
        for (int i = groups[g].first; i < groups[g].first + groups[g].n; i++)
            if (!is_told(folding, groups, g, i)) add_row(folding, groups, n, g, i);
}

// ---- all

static void fold_all(const Folding *folding, FoldGroup *groups)
{
    int n = 0;

    for (int i = 0; i < folding->n; i += groups[n++].n)
        groups[n] = group_at(folding, i);
    for (int g = 0, end; g < n; g = end) {
        end = g + 1;
        if (has_letters(&folding->options[groups[g].first])) {
            const int next = add_letters(folding, groups[g].first);

            while (end < n && groups[end].first < next) end++;
            continue;
        }
        while (end < n && is_of_one_number(folding, &groups[g]) &&
               is_of_one_number(folding, &groups[end]) &&
               is_new_number(folding, &groups[g], end - g + 1) &&
               is_alike(folding, &groups[g], &groups[end]))
            end++;
        if (end - g > 1)
            add_table(folding, &groups[g], end - g);
        else
            add_group(folding, &groups[g]);
    }
}

OptionPage option_fold(const OptionPage *page, const Keys *keys, const Scene *scene,
                       const Question *question)
{
    // Each option, each group and each table begin a line at most.
    const size_t most = 4 * (size_t)keys->lines_n + 4;
    OptionPage folded = {.width = page->width, .folded = true};
    Folding folding = {calloc((size_t)keys->lines_n + 1, sizeof *folding.options),
                       keys->lines_n,
                       page->width,
                       &folded};
    FoldGroup *groups = calloc((size_t)keys->lines_n + 1, sizeof *groups);

    folded.lines = calloc(most, sizeof *folded.lines);
    folded.counts = calloc(most, sizeof *folded.counts);
    if (folding.options && groups && folded.lines && folded.counts) {
        for (int i = 0; i < folding.n; i++) {
            folding.options[i].key = keys->lines[i].key;
            line_start(&folding.options[i].text, false, 0);
            keys_text(keys, scene, question, i, &folding.options[i].text);
            keys_leads(keys, scene, i, &folding.options[i].text);
        }
        fold_all(&folding, groups);
    }
    free(folding.options);
    free(groups);
    return folded;
}
