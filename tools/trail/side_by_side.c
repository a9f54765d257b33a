// side_by_side.c -- finds the longest common lines of two texts, and prints two columns.
//
// Texts are boards and stories, so they have hundreds of lines at most; longer ones are
// compared line by line.

#include "tools/trail/side_by_side.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/view/line.h"

enum { LINES_MAX = 1500, BETWEEN = 3 };

typedef struct {
    char *text; // with an end after each line
    char **lines;
    int n;
} Lines;

// A line of the left and the one of the right beside it; NULL: there is none.
typedef struct {
    const char *left, *right;
    bool same;
} Pair;

typedef struct {
    Lines left, right;
    Pair *pairs;
    int n;
} Pairs;

static Lines split_lines(const char *text)
{
    Lines lines = {.text = strdup(text)};

    ENOUGH(lines.text);
    for (char *at = lines.text; *at;) {
        lines.lines = realloc(lines.lines, ((size_t)lines.n + 1) * sizeof *lines.lines);
        ENOUGH(lines.lines);
        lines.lines[lines.n++] = at;
        at += strcspn(at, "\n");
        if (*at) *at++ = '\0';
    }
    return lines;
}

// Returns a table of lengths: of the longest common part from line [i] and line [k] on.
static uint16_t *measure_common(const Lines *left, const Lines *right)
{
    const size_t columns = (size_t)right->n + 1;
    uint16_t *table = calloc(((size_t)left->n + 1) * columns, sizeof *table);

    ENOUGH(table);
    for (int i = left->n - 1; i >= 0; i--) {
        uint16_t *row = table + (size_t)i * columns, *below = row + columns;

        for (int k = right->n - 1; k >= 0; k--) {
            const bool same = !strcmp(left->lines[i], right->lines[k]);
            const uint16_t most = below[k] > row[k + 1] ? below[k] : row[k + 1];
            row[k] = same ? (uint16_t)(below[k + 1] + 1) : most;
        }
    }
    return table;
}

static void add_pair(Pairs *pairs, const char *left, const char *right, bool same)
{
    Pair *last = pairs->n ? &pairs->pairs[pairs->n - 1] : NULL;

    ASSERT(pairs->pairs); // the caller has made room
    // A line that went on the left and one that came on the right share a row.
    if (!same && !left && last && !last->same && !last->right) {
        Pair *first = last;
        while (first > pairs->pairs && !first[-1].same && !first[-1].right) first--;
        first->right = right;
        return;
    }
    pairs->pairs[pairs->n++] = (Pair){left, right, same};
}

static Pairs pair_up(const SideBySide *texts)
{
    Pairs pairs = {.left = split_lines(texts->left),
                   .right = split_lines(texts->right)};
    const Lines *left = &pairs.left, *right = &pairs.right;
    const bool long_ones = left->n > LINES_MAX || right->n > LINES_MAX;
    uint16_t *table = long_ones ? NULL : measure_common(left, right);
    int i = 0, k = 0;

    pairs.pairs = calloc((size_t)left->n + (size_t)right->n + 1, sizeof *pairs.pairs);
    ENOUGH(pairs.pairs);
    while (i < left->n || k < right->n) {
        const uint16_t *row = table ? table + (size_t)i * ((size_t)right->n + 1) : NULL;

        if (i < left->n && k < right->n && !strcmp(left->lines[i], right->lines[k]))
            add_pair(&pairs, left->lines[i++], right->lines[k++], true);
        else if (k == right->n ||
                 (i < left->n && (!row || row[right->n + 1 + k] >= row[k + 1])))
            add_pair(&pairs, left->lines[i++], NULL, false);
        else
            add_pair(&pairs, NULL, right->lines[k++], false);
    }
    free(table);
    return pairs;
}

static void free_pairs(Pairs *pairs)
{
    free(pairs->left.text);
    free(pairs->left.lines);
    free(pairs->right.text);
    free(pairs->right.lines);
    free(pairs->pairs);
}

bool side_by_side_differ(const SideBySide *texts)
{
    return strcmp(texts->left, texts->right) != 0;
}

// Returns how many bytes of [line] stand before the stroke with which it ends.
static size_t without_stroke(const char *line)
{
    static const char stroke[] = "━";
    const size_t one = sizeof stroke - 1;
    size_t n = strlen(line);

    while (n > one && !strncmp(line + n - one, stroke, one)) n -= one;
    return n;
}

// Breaks a line into pieces that fit a column.
static Lines wrap(const char *whole, int width)
{
    char *line = strndup(whole, without_stroke(whole));
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out && line);
    const int indent = (int)strspn(line, " ");
    line_wrap(line + indent, indent, indent + 2, width, out);
    (void)fclose(out);
    Lines lines = split_lines(text ? text : "");
    free(text);
    free(line);
    return lines;
}

static void print_row(const Pair *pair, int width, FILE *out)
{
    const int column = (width - BETWEEN) / 2;
    Lines left = wrap(pair->left ? pair->left : "", column);
    Lines right = wrap(pair->right ? pair->right : "", column);
    const int n = left.n > right.n ? left.n : right.n;
    Line line;

    for (int i = 0; i < n || !i; i++) {
        line_start(&line, false, 0);
        line_add(&line, "%s", i < left.n ? left.lines[i] : "");
        line_pad(&line, column);
        line_add(&line, pair->same ? "   " : " | ");
        line_add(&line, "%s", i < right.n ? right.lines[i] : "");
        line_print(&line, out);
    }
    free(left.text);
    free(left.lines);
    free(right.text);
    free(right.lines);
}

// Returns whether the row, or one beside it, differs.
static bool is_near(const Pairs *pairs, int i)
{
    for (int k = i - 1; k <= i + 1; k++)
        if (k >= 0 && k < pairs->n && !pairs->pairs[k].same) return true;
    return false;
}

void side_by_side_print(const SideBySide *texts, FILE *out)
{
    if (!texts->all && !side_by_side_differ(texts)) return;
    Pairs pairs = pair_up(texts);
    const Pair title = {texts->left_title, texts->right_title, true};
    bool gap = false;

    print_row(&title, texts->width, out);
    for (int i = 0; i < pairs.n; i++) {
        const bool shown = texts->all || is_near(&pairs, i);

        if (shown)
            print_row(&pairs.pairs[i], texts->width, out);
        else if (!gap)
            (void)fputs("...\n", out);
        gap = !shown;
    }
    free_pairs(&pairs);
}

json_t *side_by_side_json(const SideBySide *texts)
{
    Pairs pairs = pair_up(texts);
    json_t *list = json_array();

    for (int i = 0; i < pairs.n; i++) {
        const Pair *pair = &pairs.pairs[i];
        json_t *row = pair->same ? NULL : json_object();

        if (!row) continue;
        json_safe_set(row, "old", json_safe_text(pair->left));
        json_safe_set(row, "new", json_safe_text(pair->right));
        json_array_append_new(list, row);
    }
    free_pairs(&pairs);
    return list;
}
