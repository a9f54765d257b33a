// deck_line.c -- one line of a deck, "3x Gust (OGN) 169", as a name with marks around it.
//
// Words, brackets and signs are its pieces. From both ends it takes marks, the longest
// first, until a piece is none; what lies between them is a name for sure.

#include "db/decks/deck_line.h"

#include <ctype.h>
#include <string.h>

#include "db/text/printing_code.h"

enum { MARK_PIECES = 3 }; // of the longest mark: "Near Mint Foil"

typedef struct {
    size_t begin, end;
} Piece;

typedef struct {
    const char *text;
    Piece *pieces;
    int n;
} Pieces;

// ---- pieces

static bool is_digit_at(const char *text, size_t at)
{
    return isdigit((unsigned char)text[at]);
}

// Returns whether the figures before [at] are those of a code, "OGN-169" or "169/298".
static bool is_behind_code(const char *text, size_t at)
{
    while (at && is_digit_at(text, at - 1)) at--;
    return at >= 2 && strchr("-/", text[at - 1]) &&
           isalnum((unsigned char)text[at - 2]);
}

// A comma between figures is one of an amount, unless a code is before it.
static bool is_gap(const char *text, size_t at)
{
    if (text[at] == ',')
        return !(at && is_digit_at(text, at - 1) && is_digit_at(text, at + 1)) ||
               is_behind_code(text, at);
    return text[at] && strchr(" \t|;", text[at]);
}

static size_t piece_end(const char *text, size_t at)
{
    const size_t n = text[at] == '*' ? 0 : deck_mark_bracket(text + at);

    if (n) return at + n;
    do at++;
    while (text[at] && !is_gap(text, at) &&
           !(text[at - 1] == ':' && is_digit_at(text, at)) &&
           !(strchr("([", text[at]) && deck_mark_bracket(text + at)));
    return at;
}

static Pieces pieces_of(const char *text, Arena *arena)
{
    Pieces pieces = {.text = text};

    for (size_t at = 0; text[at];) {
        if (is_gap(text, at)) {
            at++;
            continue;
        }
        const size_t end = piece_end(text, at);
        pieces.pieces =
            arena_grow(arena, pieces.pieces, pieces.n, sizeof *pieces.pieces);
        pieces.pieces[pieces.n++] = (Piece){at, end};
        at = end;
    }
    return pieces;
}

static const char *joined(const Pieces *pieces, int first, int n, Arena *arena)
{
    const size_t begin = pieces->pieces[first].begin;

    return arena_text_n(
        arena, pieces->text + begin, pieces->pieces[first + n - 1].end - begin);
}

// ---- marks

typedef struct {
    const PlayDecks *rows;
    Pieces pieces;
    Arena *arena;
} Taking;

// Takes the longest mark that begins at piece [at]. Returns how many pieces it has.
static int take_before(const Taking *taking, int at, DeckMark *mark)
{
    for (int n = MARK_PIECES; n; n--)
        if (at + n <= taking->pieces.n &&
            deck_mark_read(taking->rows,
                           joined(&taking->pieces, at, n, taking->arena),
                           MARK_BEFORE,
                           taking->arena,
                           mark))
            return n;
    return 0;
}

// Takes the longest mark that ends before piece [at].
static int take_behind(const Taking *taking, int at, DeckMark *mark)
{
    for (int n = MARK_PIECES; n; n--)
        if (at >= n && deck_mark_read(taking->rows,
                                      joined(&taking->pieces, at - n, n, taking->arena),
                                      MARK_BEHIND,
                                      taking->arena,
                                      mark))
            return n;
    return 0;
}

void deck_line_read(const PlayDecks *rows, const char *text, Arena *arena,
                    DeckLine *line)
{
    const Taking taking = {rows, pieces_of(text, arena), arena};
    const Piece *pieces = taking.pieces.pieces;
    const int n = taking.pieces.n;
    int took;

    *line = (DeckLine){.text = text};
    line->begins[0] = n ? pieces[0].begin : 0;
    line->ends[0] = n ? pieces[n - 1].end : 0;
    for (int at = 0; line->before_n < LINE_MARKS_BEFORE; at += took) {
        took = take_before(&taking, at, &line->before[line->before_n]);
        if (!took) break;
        line->begins[++line->before_n] =
            at + took < n ? pieces[at + took].begin : line->ends[0];
    }
    for (int at = n; line->behind_n < LINE_MARKS; at -= took) {
        took = take_behind(&taking, at, &line->behind[line->behind_n]);
        if (!took) break;
        line->ends[++line->behind_n] = at > took ? pieces[at - took - 1].end : 0;
    }
}

static bool is_remark(const char *text)
{
    return !strncmp(text, "//", 2) || !strncmp(text, "--", 2) ||
           !strncmp(text, "<-", 2) ||
           (*text == '#' && !isdigit((unsigned char)text[1]));
}

const char *deck_line_remark(const char *text, const char *end)
{
    for (const char *at = end ? end : text + strlen(text); at > text + 1;) {
        at--;
        if ((at[-1] == ' ' || at[-1] == '\t') && is_remark(at)) return at;
    }
    return NULL;
}

void deck_line_read_remarked(const PlayDecks *rows, const char *text,
                             const char *remark, Arena *arena, DeckLine *line)
{
    deck_line_read(
        rows, arena_text_n(arena, text, (size_t)(remark - text)), arena, line);
    line->remark = remark;
}

const char *deck_line_name(const DeckLine *line, int i, int j, Arena *arena)
{
    const size_t begin = line->begins[i], end = line->ends[j];

    return begin < end ? arena_text_n(arena, line->text + begin, end - begin) : "";
}

int deck_line_marks(const DeckLine *line, int i, int j, DeckMark *marks)
{
    int n = 0;

    for (int k = 0; k < i; k++) marks[n++] = line->before[k];
    while (j > 0) marks[n++] = line->behind[--j];
    return n;
}

// ---- a line without a database

// Returns whether a mark can be told from a name by its letters alone. A set in brackets
// can be, if its number stands behind it.
static bool is_plain(const DeckLine *line, int j)
{
    const DeckMark *mark = &line->behind[j];

    if (mark->kind == MARK_SET && !mark->number)
        return j && deck_mark_is_number(&line->behind[j - 1]);
    return mark->kind != MARK_OTHER && mark->kind != MARK_INDEX;
}

// Returns whether a mark may be a name where a line has no other.
static bool is_name(const DeckMark *mark)
{
    return mark->kind == MARK_SET || mark->kind == MARK_OTHER ||
           mark->kind == MARK_LEFT;
}

// Finds the most marks at the end that leave a name behind [i] marks.
static int most_behind(const DeckLine *line, int i)
{
    int j = 0;

    while (j < line->behind_n && is_plain(line, j)) j++;
    while (j && line->begins[i] >= line->ends[j]) j--;
    return j;
}

// Finds the marks around the shortest name. Where all are marks, the first that may be a
// name is one.
static void find_name(const DeckLine *line, int *i, int *j)
{
    *i = line->before_n;
    *j = most_behind(line, *i);
    if (line->begins[*i] < line->ends[*j]) return;
    for (int k = 0; k < line->before_n; k++) {
        if (!is_name(&line->before[k])) continue;
        if (k + 1 < line->before_n && deck_mark_is_number(&line->before[k + 1])) return;
        *i = k;
        *j = most_behind(line, k);
        return;
    }
    // Behind a count another one is a name.
    if (*i == 2 && deck_mark_counts(&line->before[0]) &&
        deck_mark_counts(&line->before[1])) {
        *i = 1;
        *j = most_behind(line, 1);
    }
}

static void take_marks(const DeckMark *marks, int n, Arena *arena, DeckEntry *entry)
{
    for (int k = 0; k < n; k++) {
        const DeckMark *mark = &marks[k];
        const bool pair = k && marks[k - 1].kind == MARK_SET && mark->value;
        if (mark->kind == MARK_CODE) entry->code = mark->value;
        if (pair && deck_mark_is_number(mark))
            entry->code = arena_format(arena, "%s-%s", marks[k - 1].value, mark->value);
        else if (deck_mark_counts(mark) && !entry->count)
            entry->count = mark->number;
    }
}

// Returns whether codes of several printings stand there in place of a name.
static bool is_codes(const DeckMark *marks, int n)
{
    int codes = 0;

    for (int k = 0; k < n; k++) codes += marks[k].kind == MARK_CODE;
    return codes > 1;
}

void deck_line_split(const PlayDecks *rows, const char *text, Arena *arena,
                     DeckEntry *entry)
{
    DeckMark marks[2 * LINE_MARKS];
    DeckLine line;
    int i, j;

    entry->text = text;
    entry->count = 0;
    entry->code = NULL;
    deck_line_read(rows, text, arena, &line);
    find_name(&line, &i, &j);
    const int n = deck_line_marks(&line, i, j, marks);
    take_marks(marks, n, arena, entry);
    entry->name = deck_line_name(&line, i, j, arena);
    if (*entry->name || !entry->code) return;
    entry->name = is_codes(marks, n) ? text : entry->code;
    if (is_codes(marks, n)) entry->code = NULL;
}
