// code_stem.c -- which codes belong together, and which of them is a card of its own.

#include "db/settle/code_stem.h"

#include <string.h>
#include <strings.h>

#include "db/settle/rank_values.h"
#include "db/settle/set_size.h"

// Returns the codes that a person wants forgotten.
static KeyMap find_forgotten(const RowGroup *group)
{
    KeyMap forgotten = {.arena = group->settling->arena, .any_case = true};

    for (int i = 0; i < group->links_n; i++)
        if (!group->links[i].into) key_map_add(&forgotten, group->links[i].code, i);
    return forgotten;
}

static CodeStem *stem_of(RowGroup *group, const StatementRow *row)
{
    int *place = key_map_at(&group->by_base, row->base);

    if (*place >= 0) return &group->stems[*place];
    *place = group->stems_n;
    group->stems = arena_grow(
        group->settling->arena, group->stems, group->stems_n, sizeof(CodeStem));
    CodeStem *stem = &group->stems[group->stems_n++];
    *stem = (CodeStem){.base = row->base, .code = row->print, .card = -1};
    return stem;
}

static bool is_kept(const StatementRow *row)
{
    return !strcmp(row->form, STATEMENT_FORM_KEPT);
}

static bool is_of_set(const StatementRow *row)
{
    return !strcmp(row->form, STATEMENT_FORM_SET);
}

// Puts each row to its stem. Rows come in the order of their codes.
static void find_stems(RowGroup *group)
{
    Settled *settled = group->settled;
    const KeyMap forgotten = find_forgotten(group);

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->base && key_map_find(&forgotten, row->base) >= 0) row->role = ROW_GONE;
        if (!row->base || row->role == ROW_GONE) continue;
        CodeStem *stem = stem_of(group, row);
        const bool base = !strcasecmp(row->code, stem->base);
        row->stem = (int)(stem - group->stems);
        row->role = base ? ROW_SPEAKS : ROW_FILLS;
        if (row->content.set && !row->content.of) {
            row->role = ROW_DECIDES;
            stem->own = stem->own ? stem->own : row;
        }
        stem->has_base |= base && !row->content.of;
        stem->parted |= base && row->content.parted;
        stem->rows = arena_grow(
            group->settling->arena, stem->rows, stem->rows_n, sizeof(StatementRow *));
        stem->rows[stem->rows_n++] = row;
    }
}

// Returns whether [row] counts more than [than], if both name the card of one printing.
static bool links_better(const StatementRow *row, const StatementRow *than)
{
    const bool set = is_of_set(row);

    if (!than || is_kept(row) != is_kept(than)) return !than || is_kept(than);
    if (set != is_of_set(than)) return set;
    if (row->trust != than->trust) return row->trust > than->trust;
    const int order = strcmp(row->source, than->source);
    return order ? order > 0 : row->id > than->id;
}

const StatementRow *code_stem_link(const CodeStem *stem, const char *code)
{
    const StatementRow *link = NULL;
    bool lists = false;

    for (int i = 0; i < stem->rows_n; i++) {
        const StatementRow *row = stem->rows[i];
        if (strcasecmp(row->code, code) != 0) continue;
        lists |= !is_kept(row) && !row->content.of;
        if (row->content.of && links_better(row, link)) link = row;
    }
    if (link && is_kept(link) && lists) return NULL;
    return link && stem->own && !is_of_set(link) ? NULL : link;
}

static int mark_base_printing(RowGroup *group, CodeStem *stem)
{
    const PrintingCode *code = &stem->code;

    stem->is_base_printing = stem->own || stem->parted;
    if (stem->is_base_printing || !stem->has_base || !code->set[0] || code->prefix[0])
        return 0;
    if (printing_key_is_promo(code) || code_stem_link(stem, stem->base)) return 0;
    const int size = set_size_of(group->settling, code->set);
    stem->is_base_printing = size <= 0 || code->number <= size;
    return size < 0 ? -1 : 0;
}

static void rank_stem(const RowGroup *group, CodeStem *stem)
{
    stem->name =
        rank_values_field(group->settling, RANKED_NAME, stem->rows, stem->rows_n);
    stem->type =
        rank_values_field(group->settling, COLUMN_TYPE, stem->rows, stem->rows_n).text;
}

int code_stem_find(RowGroup *group)
{
    find_stems(group);
    for (int i = 0; i < group->stems_n; i++) {
        CodeStem *stem = &group->stems[i];
        stem->parted &= !code_stem_link(stem, stem->base);
        rank_stem(group, stem);
        if (mark_base_printing(group, stem)) return -1;
    }
    return 0;
}
