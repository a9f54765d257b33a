// table_head.c -- keeps the first rows of a table and chooses among them.

#include "db/lists/table_head.h"

#include <string.h>

#include "db/lists/column_map.h"
#include "db/lists/heading.h"
#include "engine/base/base.h"

void table_head_count(const ListWords *words, HeadScore *score, const char *heading)
{
    const Field field = heading_field(words, heading);

    score->columns++;
    score->known += field != FIELD_UNKNOWN;
    score->tells |= field == FIELD_CODE || field == FIELD_NAME ||
                    field == FIELD_FULL_NAME || field == FIELD_ID ||
                    field == FIELD_NUMBER;
}

bool table_head_is(const HeadScore *score)
{
    return score->columns >= 2 && score->known >= 2 && score->tells;
}

static CsvRow *kept_row(Arena *arena, const CsvRow *row)
{
    CsvRow *copy = arena_take(arena, sizeof *copy);

    *copy = *row;
    for (int i = 0; i < row->n; i++)
        copy->fields[i] = arena_text(arena, row->fields[i]);
    return copy;
}

// Reads the first rows, without Excel's "sep=;", which some programs put in quotes.
static int read_rows(Csv *csv, CardSink *sink, TableHead *head, Err *err)
{
    CsvRow *row = arena_take(sink->arena, sizeof *row);
    int status = 1;

    while (head->n < TABLE_HEAD_ROWS && (status = csv_next(csv, row, err)) > 0) {
        const bool separator = row->n <= 2 && !strncmp(row->fields[0], "sep=", 4);
        if (!head->n && !row->refused && separator) continue;
        head->rows[head->n++] = kept_row(sink->arena, row);
    }
    return status < 0 ? -1 : head->n > 0;
}

static int known_in(const ListWords *words, const CsvRow *row)
{
    HeadScore score = {0};

    for (int i = 0; i < row->n; i++) table_head_count(words, &score, row->fields[i]);
    return !row->refused && table_head_is(&score) ? score.known : 0;
}

// Returns the row of the headings.
static int choose_headings(CardSink *sink, const TableHead *head, const MapSkip *skip)
{
    int best = 0, most = 0;

    for (int i = 0; skip->rows && i < head->n; i++)
        if (head->rows[i]->line > skip->rows) return i;
    for (int i = 0; i < head->n && !sink->map; i++)
        if (column_map_knows(sink, head->rows[i])) return i;
    for (int i = 0; i < head->n; i++) {
        if (head->rows[i]->n <= most) continue;
        const int known = known_in(&sink->words, head->rows[i]);
        if (known > most) best = i, most = known;
    }
    return best;
}

static const char *field_of(const CsvRow *row, int i)
{
    return i < row->n ? row->fields[i] : "";
}

static bool is_known(const CardSink *sink, const char *heading)
{
    return heading_field(&sink->words, heading) != FIELD_UNKNOWN;
}

// Returns the headings of two rows as one, or NULL if the lower one is no row of headings.
// Above, a heading holds for the empty fields to its right as well. [below]: the upper row
// has the headings, and the lower one parts of them, all of which must be known.
static CsvRow *join_rows(CardSink *sink, const CsvRow *upper, const CsvRow *lower,
                         bool below)
{
    CsvRow *row = arena_take(sink->arena, sizeof *row);
    const char *group = "";
    int parts = 0;

    *row = below ? *upper : *lower;
    row->n = upper->n > lower->n ? upper->n : lower->n;
    for (int i = 0; i < row->n; i++) {
        const char *above = field_of(upper, i), *part = field_of(lower, i);
        if (*above) group = above;
        row->fields[i] = *part ? part : below ? above : "";
        if (!*part) continue;
        const char *both = arena_format(sink->arena, "%s %s", group, part);
        const bool joins = *group && is_known(sink, both);
        if (joins && (below || !is_known(sink, part))) row->fields[i] = both;
        if (below && !joins && !is_known(sink, part)) return NULL;
        parts += joins;
    }
    return parts || below ? row : NULL;
}

static bool is_empty(const CsvRow *row)
{
    for (int i = 0; i < row->n; i++)
        if (*row->fields[i]) return false;
    return true;
}

// Joins the row above or below the headings to them, if it belongs to them.
static void join_heading(CardSink *sink, TableHead *head, int at)
{
    CsvRow *both = NULL;

    head->heading = head->rows[at];
    head->next = at + 1;
    if (at > 0) both = join_rows(sink, head->rows[at - 1], head->heading, false);
    if (both) head->heading = both;
    if (head->next == head->n || is_empty(head->rows[head->next])) return;
    if (known_in(&sink->words, head->rows[head->next])) return;
    both = join_rows(sink, head->heading, head->rows[head->next], true);
    if (!both) return;
    head->heading = both;
    head->next++;
}

int table_head_read(Csv *csv, CardSink *sink, TableHead *head, Err *err)
{
    MapSkip skip;

    *head = (TableHead){0};
    if (column_map_skip(sink, &skip, err)) return -1;
    const int status = read_rows(csv, sink, head, err);
    if (status <= 0) return status;
    const int at = choose_headings(sink, head, &skip);
    join_heading(sink, head, at);
    card_sink_row(sink, head->rows[at]->line);
    if (at > 0 && !skip.rows)
        sink_report_note(
            sink,
            NULL,
            NULL,
            "the headings in the first row; these are taken, and what stands "
            "above them is left out");
    return 1;
}
