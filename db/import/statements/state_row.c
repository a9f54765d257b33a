// state_row.c -- states one row of a list or a set folder, if it is new.
//
// A row states something new if its source has not stated the same before. Which cards
// change by that is found at the end of the list (db/import/settle/).

#include "db/import/statements/state_row.h"

#include <string.h>

#include "db/import/statements/compare_statement.h"
#include "db/import/statements/reading_rows.h"
#include "db/text/key_filter.h"
#include "db/text/name_match.h"
#include "engine/base/text.h"

// ---- the names of a row

// Fills the place of a row and the names by which it may be met.
static void find_place(StatedRow *row, const char *language)
{
    StatementPlace *place = &row->added.place;
    const ListedCard *card = &row->content.card;
    char folded[NAME_BYTES_MAX];
    const char *name = card->names_n ? card->names[0].name : NULL;

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) name = card->names[i].name;
    place->source = row->reading->source;
    place->language = language;
    if (name) {
        name_match_fold(name, folded, sizeof folded);
        place->folded = *folded ? arena_text(row->arena, folded) : NULL;
    }
    const int n = card_names_of(
        row->reading->importer->forms, row->arena, &row->content, row->names);
    row->added.names = row->names;
    row->added.names_n = 0;
    for (int i = 0; i < n; i++)
        if (!place->folded || strcmp(row->names[i], place->folded) != 0)
            row->names[row->added.names_n++] = row->names[i];
}

// ---- rows of one list with one code

// Rejects the row in line [line] of the list: another row with the same code, in line
// [counts], has [wanted] where it has [value].
typedef struct {
    int64_t line, counts;
    const char *field, *value, *wanted;
} Repeated;

static void reject_repeated(StatedRow *row, const Repeated *repeated)
{
    ImportReading *reading = row->reading;

    reading->rejected = true;
    import_account_reject(reading->importer->account,
                          &(Problem){.file = reading->file,
                                     .row = (int)repeated->line,
                                     .column = repeated->field,
                                     .value = repeated->value,
                                     .expected = arena_format(
                                         row->arena,
                                         "'%.*s', as row %lld has it for the same code",
                                         text_fit(repeated->wanted, 80),
                                         repeated->wanted,
                                         (long long)repeated->counts)});
}

// Returns whether another row of the reading of [held] stated the same at this place
// and lost against [held]. Then the row is nothing new. -1 on failure.
static int lost_before(const StatedRow *row, const HeldStatement *held)
{
    ImportDb *db = row->reading->importer->db;
    const StatementPlace *place = &row->added.place;
    sqlite3_stmt *find =
        store_statement(db->store,
                        place->code ? "SELECT 1 FROM said WHERE game = the_game()"
                                      " AND base = ?1 AND code = ?2 AND reading = ?3"
                                      " AND language = ?4 AND content = ?5"
                                    : "SELECT 1 FROM said WHERE game = the_game()"
                                      " AND folded = ?1 AND code IS ?2 AND reading = ?3"
                                      " AND language = ?4 AND content = ?5",
                        db->err);

    if (!find) return -1;
    store_bind(find,
               "ttitt",
               place->code ? place->base : place->folded,
               place->code,
               held->reading,
               place->language,
               row->added.content);
    const int status = store_step(db->store, find, db->err);
    sqlite3_reset(find);
    return status;
}

// Returns whether a row counts rather than another row of the list with the same code:
// the longer one, or the first in the alphabet. So the order of rows does not decide.
static bool counts_more(const char *one, const char *other)
{
    const size_t n = strlen(one), m = strlen(other);

    return n != m ? n > m : strcmp(one, other) < 0;
}

// ---- one row

static const char *pack_row(const StatedRow *row)
{
    return statement_pack(row->reading->importer->db->store, row->arena, &row->content);
}

// Rejects a row that stands at its place, which [expected] says.
static void reject_more(StatedRow *row, const char *expected)
{
    const StatementPlace *place = &row->added.place;

    row->reading->rejected = true;
    import_account_reject(row->reading->importer->account,
                          &(Problem){.file = row->reading->file,
                                     .row = (int)row->added.line,
                                     .column = place->code ? "code" : "name",
                                     .value = place->code ? place->code : place->folded,
                                     .expected = expected});
}

static void reject_many(StatedRow *row)
{
    reject_more(row,
                arena_format(row->arena,
                             "at most %d %s",
                             REPEATED_ROWS_MAX,
                             limit_row(LIMIT_REPEATED_ROWS)->words));
}

// Rejects a row whose ids, texts or names have no room beside those of earlier rows.
static void reject_full(StatedRow *row)
{
    reject_more(row,
                arena_format(row->arena,
                             "at most %d ids, %d texts and %d names in all rows of one "
                             "code; the row is left out",
                             LISTED_IDS_MAX,
                             LISTED_TEXTS_MAX,
                             LISTED_NAMES_MAX));
}

// Returns how many rows of the reading with the place of [row] stated something new.
static int64_t count_repeated(const StatedRow *row)
{
    ImportDb *db = row->reading->importer->db;
    const StatementPlace *place = &row->added.place;
    sqlite3_stmt *count = store_statement(
        db->store,
        place->code
            ? "SELECT count(*) FROM said WHERE game = the_game() AND base = ?1"
              " AND code = ?2 AND reading = ?3 AND language = ?4"
            : "SELECT count(*) FROM said WHERE game = the_game() AND folded = ?1"
              " AND code IS ?2 AND reading = ?3 AND language = ?4",
        db->err);

    if (!count) return -1;
    store_bind(count,
               "ttit",
               place->code ? place->base : place->folded,
               place->code,
               row->reading->id,
               place->language);
    const int status = store_step(db->store, count, db->err);
    const int64_t n = status > 0 ? sqlite3_column_int64(count, 0) : -1;
    sqlite3_reset(count);
    return n;
}

static int add_row(StatedRow *row)
{
    if (row->met && reading_rows_differ(row->reading, row->met)) return -1;
    return reading_rows_add(row->reading, &row->added);
}

static int add_repeated(StatedRow *row)
{
    const int64_t n = count_repeated(row);

    if (n >= REPEATED_ROWS_MAX) return reject_many(row), 0;
    return n < 0 ? -1 : add_row(row);
}

// States a row whose code another row of the list has, or rejects one of the two.
static int state_repeated(StatedRow *row, const HeldStatement *held,
                          const CardStatement *before)
{
    const FactColumns *columns = &row->reading->importer->db->store->facts;
    StatementDifference found;

    if (!compare_statement(columns, row->arena, &row->content, before, &found)) {
        if (!compare_statement_complete(&row->content, before))
            return reject_full(row), 0;
        find_place(row, row->added.place.language); // a name may have come to it
        row->added.content = pack_row(row);
        return strcmp(held->content, row->added.content) ? add_repeated(row) : 0;
    }
    const int64_t line = row->added.line;
    const bool counts = counts_more(row->added.content, held->content);
    const Repeated repeated =
        counts && held->line != line
            ? (Repeated){held->line, line, found.field, found.other, found.one}
            : (Repeated){line, held->line, found.field, found.one, found.other};
    reject_repeated(row, &repeated);
    return counts ? add_repeated(row) : 0;
}

// States a row at a place where a statement holds: of an earlier reading, or of an
// earlier row of this one, or of both.
static int state_again(StatedRow *row, const HeldStatement *held)
{
    ImportReading *reading = row->reading;
    Store *store = reading->importer->db->store;
    const bool now = held->reading == reading->id;
    const bool same = held->content && !strcmp(held->content, row->added.content);
    const int met =
        reading_rows_meet(reading, held->id, same ? (int)row->added.line : -1);
    const bool repeated = now || met > 0;
    const int64_t *updated = &row->content.card.updated;
    StatementDifference found;
    CardStatement before;

    if (met < 0) return -1;
    row->met = now ? 0 : held->id;
    if (!held->content) return add_row(row);
    if (same) return 0;
    statement_unpack(store, row->arena, held->content, &before);
    if (before.card.updated > *updated && (*updated || reading->dated))
        return row->met ? reading_rows_differ(reading, row->met) : 0;
    if (repeated && before.card.updated == *updated)
        return state_repeated(row, held, &before);
    const int lost = now ? 0 : lost_before(row, held);
    if (lost < 0) return -1;
    if (!lost) return add_row(row);
    if (!compare_statement(&store->facts, row->arena, &row->content, &before, &found) ||
        before.card.updated > *updated)
        return 0;
    reject_repeated(
        row,
        &(Repeated){row->added.line, held->line, found.field, found.one, found.other});
    return 0;
}

int state_row(StatedRow *row, const char *language)
{
    ImportReading *reading = row->reading;
    ImportDb *db = reading->importer->db;
    StatementPlace *place = &row->added.place;
    HeldStatement held;

    find_place(row, language);
    const char *key = arena_format(row->arena,
                                   "%s|%s",
                                   place->code     ? place->code
                                   : place->folded ? place->folded
                                                   : "",
                                   place->language);
    row->added.content = pack_row(row);
    const bool known = key_filter_add(reading->seen, key);
    if (!reading->known && !known) return add_row(row);
    const int found = reading->source
                          ? statement_find(db->store, place, row->arena, &held, db->err)
                          : 0;
    if (found < 0) return -1;
    return found ? state_again(row, &held) : add_row(row);
}
