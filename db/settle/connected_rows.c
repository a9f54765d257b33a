// connected_rows.c -- reads a group: rows with the same code, name or card.
//
// A group grows from one row: rows with its base code or one of its names, rows with a
// code of a card that the database has for these, and the cards that a person merged
// with them.

#include "db/settle/connected_rows.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/settle/holding_rows.h"
#include "db/settle/statement_row.h"
#include "db/text/key_map.h"
#include "engine/base/base.h"

// A code or a name to look rows up by.
typedef struct {
    const char *text;
    bool name;
} Key;

typedef struct {
    RowGroup *group;
    Key *keys;
    int keys_n, keys_done;
    KeyMap names, codes; // of the keys
    KeyMap rows, known;  // ids of the rows and of the known cards
    KeyMap bases;        // of each base the row that was read last
    int *before;         // of each row the one before it with the same base, -1: none
    KeyMap links;
} Reading;

static void push_text(Reading *reading, const char *text, bool name)
{
    Arena *arena = reading->group->settling->arena;

    if (!text || !*text) return;
    if (!key_map_add(name ? &reading->names : &reading->codes, text, reading->keys_n))
        return;
    reading->keys = arena_grow(arena, reading->keys, reading->keys_n, sizeof(Key));
    reading->keys[reading->keys_n++] = (Key){text, name};
}

static const char *kept_text(Arena *arena, sqlite3_stmt *row, int column)
{
    return arena_text(arena, (const char *)sqlite3_column_text(row, column));
}

// Notes an id. Returns whether it was there before.
static bool has_id(KeyMap *ids, int64_t id)
{
    int *place = key_map_at_id(ids, id);
    const bool known = *place >= 0;

    *place = 1;
    return known;
}

// Adds the codes that a row had while it was known which set has the name that it gives.
static int push_earlier(Reading *reading, const ListedCard *card)
{
    Settling *settling = reading->group->settling;
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT code FROM said_set"
                                        " WHERE game = the_game() AND code < '~'"
                                        " AND fold(name) = fold(?1)"
                                        " UNION SELECT name FROM said_thing"
                                        " WHERE game = the_game() AND kind = 'set'"
                                        " AND instr(fold(content), fold(?1))"
                                        " UNION SELECT upper(?1)",
                                        settling->err);
    PrintingKey key;
    int status;

    if (!row) return -1;
    store_bind(row, "t", card->in_set);
    while ((status = store_step(settling->store, row, settling->err)) > 0)
        if (printing_key_join(store_text(row, 0), card->in_number, &key))
            push_text(reading, arena_text(settling->arena, key.base), false);
    return status;
}

// Puts the row that was read last to those with the same base.
static void note_base(Reading *reading)
{
    const Settled *settled = reading->group->settled;
    const int i = settled->rows_n - 1;
    const char *base = settled->rows[i].base;

    reading->before =
        arena_grow(reading->group->settling->arena, reading->before, i, sizeof(int));
    reading->before[i] = -1;
    if (!base) return;
    int *last = key_map_at(&reading->bases, base);
    reading->before[i] = *last;
    *last = i;
}

static int take_row(Reading *reading, sqlite3_stmt *from)
{
    Settling *settling = reading->group->settling;
    Settled *settled = reading->group->settled;

    if (has_id(&reading->rows, sqlite3_column_int64(from, 0))) return 0;
    if (!statement_row_is_whole(from))
        return store_wrong(
            settling->store,
            "table said has a row without its code, base, name, language or source",
            settling->err);
    settled->rows = arena_grow(
        settling->arena, settled->rows, settled->rows_n, sizeof(StatementRow));
    StatementRow *row = &settled->rows[settled->rows_n++];
    statement_row_read(settling, from, row);
    note_base(reading);
    push_text(reading, row->base, false);
    push_text(reading, row->content.of, false);
    for (int i = 0; i < row->names_n; i++) push_text(reading, row->names[i], true);
    if (row->code || !row->content.card.in_set) return 0;
    return push_earlier(reading, &row->content.card);
}

static int read_rows(Reading *reading, sqlite3_stmt *row)
{
    Settling *settling = reading->group->settling;
    int status;

    while ((status = store_step(settling->store, row, settling->err)) > 0) {
        if (take_row(reading, row)) return -1;
        if (reading->group->settled->rows_n <= GROUP_ROWS_MAX) continue;
        sqlite3_reset(row);
        return err_set(settling->err,
                       CODE_DATA,
                       "more than %d rows of lists have the same name or code: '%s'",
                       GROUP_ROWS_MAX,
                       reading->keys ? reading->keys[reading->keys_done].text : "");
    }
    return status;
}

#define ROWS_OF_NAME                                                                   \
    STATEMENT_ROW                                                                      \
    " WHERE s.game = the_game() AND s.folded = ?1 UNION ALL " STATEMENT_ROW            \
    " JOIN said_name n ON n.said = s.id WHERE s.game = the_game() AND n.folded = ?1"
#define ROWS_OF_BASE STATEMENT_ROW " WHERE s.game = the_game() AND s.base = ?1"
// An import also has rows whose printings the database does not know yet.
#define ROWS_OF_CARD                                                                   \
    " UNION ALL " STATEMENT_ROW " JOIN temp.said_of o ON o.said = s.id"                \
    " WHERE s.game = the_game() AND o.code = ?1"

static int read_key(Reading *reading, const Key *key)
{
    Settling *settling = reading->group->settling;
    sqlite3_stmt *row =
        store_statement(settling->store,
                        key->name             ? ROWS_OF_NAME
                        : settling->is_import ? ROWS_OF_BASE ROWS_OF_CARD
                                              : ROWS_OF_BASE,
                        settling->err);

    if (!row) return -1;
    store_bind(row, "t", key->text);
    return read_rows(reading, row);
}

// ---- cards that the database has

// Adds the codes of a known card, so that all its rows are in the group.
static int push_codes(Reading *reading, int64_t card)
{
    Settling *settling = reading->group->settling;
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT code FROM card WHERE id = ?1"
                                        " UNION ALL"
                                        " SELECT code FROM printing WHERE card = ?1",
                                        settling->err);
    PrintingKey key;
    int status;

    if (!row) return -1;
    store_bind(row, "i", card);
    while ((status = store_step(settling->store, row, settling->err)) > 0) {
        const char *code = store_text(row, 0);
        push_text(reading, arena_text(settling->arena, code), false);
        if (printing_key_read(code, &key))
            push_text(reading, arena_text(settling->arena, key.base), false);
    }
    return status;
}

static int find_known(Reading *reading, const char *code)
{
    Settling *settling = reading->group->settling;
    Settled *settled = reading->group->settled;
    sqlite3_stmt *row =
        store_statement(settling->store,
                        "SELECT id FROM card WHERE game = the_game() AND code = ?1"
                        " UNION ALL"
                        " SELECT card FROM printing"
                        " WHERE game = the_game() AND code = ?1",
                        settling->err);
    int64_t found[2];
    int n = 0, status;

    if (!row) return -1;
    store_bind(row, "t", code);
    while (n < 2 && (status = store_step(settling->store, row, settling->err)) > 0)
        found[n++] = sqlite3_column_int64(row, 0);
    sqlite3_reset(row);
    if (n < 2 && status < 0) return -1;
    if (n == 2 && found[0] > found[1]) { // UNION would sort them, but makes a table
        const int64_t first = found[1];
        found[1] = found[0];
        found[0] = first;
    }
    for (int i = 0; i < n; i++) {
        if (has_id(&reading->known, found[i])) continue;
        settled->known = arena_grow(
            settling->arena, settled->known, settled->known_n, sizeof(int64_t));
        settled->known[settled->known_n++] = found[i];
        if (push_codes(reading, found[i])) return -1;
    }
    return 0;
}

// Finds the known cards of a base and of the codes of its rows.
static int find_known_of(Reading *reading, const char *base)
{
    const Settled *settled = reading->group->settled;
    int last = key_map_find(&reading->bases, base);
    int next = -1;

    if (find_known(reading, base)) return -1;
    while (last >= 0) { // turns the rows round: the first that was read comes first
        const int before = reading->before[last];
        reading->before[last] = next;
        next = last;
        last = before;
    }
    for (int i = next; i >= 0; i = reading->before[i]) {
        const StatementRow *row = &settled->rows[i];
        if (strcasecmp(row->code, base) != 0 && find_known(reading, row->code))
            return -1;
    }
    return 0;
}

// ---- decisions of a person

static void take_link(Reading *reading, const CardLink *link)
{
    RowGroup *group = reading->group;
    const char *key = arena_format(
        group->settling->arena, "%s %s", link->code, link->into ? link->into : "");

    if (!key_map_add(&reading->links, key, group->links_n)) return;
    group->links = arena_grow(
        group->settling->arena, group->links, group->links_n, sizeof *group->links);
    group->links[group->links_n++] = *link;
    push_text(reading, link->code, false);
    push_text(reading, link->into, false);
}

static int read_links(Reading *reading, const char *base)
{
    Settling *settling = reading->group->settling;
    Arena *arena = settling->arena;
    sqlite3_stmt *row = store_statement(settling->store,
                                        "SELECT c.code, c.other"
                                        " FROM said_card c"
                                        " JOIN import i ON i.id = c.import"
                                        " WHERE c.game = the_game() AND i.undone = 0"
                                        " AND (c.code = ?1 OR c.other = ?1)"
                                        " ORDER BY c.code, c.other",
                                        settling->err);
    int status;

    if (!row) return -1;
    store_bind(row, "t", base);
    while ((status = store_step(settling->store, row, settling->err)) > 0) {
        const char *code = kept_text(arena, row, 0), *other = kept_text(arena, row, 1);
        take_link(reading, &(CardLink){other ? other : code, other ? code : NULL});
    }
    return status;
}

// ---- the group

static int by_code(const void *a, const void *b)
{
    const StatementRow *one = a, *other = b;

    if (!one->code != !other->code) return one->code ? -1 : 1;
    int order = one->code ? strcasecmp(one->code, other->code) : 0;
    if (!order) order = strcmp(one->source, other->source);
    if (!order) order = strcmp(one->language, other->language);
    if (!order && one->folded && other->folded)
        order = strcmp(one->folded, other->folded);
    return order ? order : one->id < other->id ? -1 : one->id > other->id;
}

// Returns 1 if nothing else is connected with the row that was read first, -1 on
// failure. Most rows of a large list are alone, and this one query saves them all
// others.
static int is_alone(const RowGroup *group)
{
    const Settling *settling = group->settling;
    const StatementRow *row = group->settled->rows;
    sqlite3_stmt *look = store_statement(
        settling->store,
        "SELECT EXISTS (SELECT 1 FROM said"
        "  WHERE game = the_game() AND base = ?1 AND id <> ?4)"
        " OR EXISTS (SELECT 1 FROM said"
        "  WHERE game = the_game() AND folded = ?2 AND id <> ?4)"
        " OR EXISTS (SELECT 1 FROM said_name WHERE folded = ?2)"
        " OR EXISTS (SELECT 1 FROM card WHERE game = the_game() AND code = ?1)"
        " OR EXISTS (SELECT 1 FROM printing WHERE game = the_game() AND code = ?1)"
        " OR ?3 <> ?1"
        "  AND EXISTS (SELECT 1 FROM printing WHERE game = the_game() AND code = ?3)"
        " OR EXISTS (SELECT 1 FROM said_card WHERE game = the_game())"
        " OR EXISTS (SELECT 1 FROM temp.said_of WHERE code = ?1)",
        settling->err);

    if (!look) return -1;
    store_bind(look, "ttti", row->base, row->folded, row->code, row->id);
    const int status = store_step(settling->store, look, settling->err);
    const bool alone = status > 0 && !sqlite3_column_int(look, 0);
    sqlite3_reset(look);
    return status < 0 ? -1 : alone;
}

int connected_rows_read(RowGroup *group, int64_t said, const char *code)
{
    Settling *settling = group->settling;
    Settled *settled = group->settled;
    const KeyMap texts = {.arena = settling->arena},
                 codes = {.arena = settling->arena, .any_case = true};
    Reading reading = {.group = group,
                       .names = texts,
                       .codes = codes,
                       .rows = texts,
                       .known = texts,
                       .bases = codes,
                       .links = codes};

    if (said) {
        sqlite3_stmt *row = store_statement(
            settling->store, STATEMENT_ROW " WHERE s.id = ?1", settling->err);
        if (!row) return -1;
        store_bind(row, "i", said);
        if (read_rows(&reading, row)) return -1;
        const StatementRow *first = settled->rows;
        if (settled->rows_n && first->base && first->names_n <= 1 &&
            !first->content.of) {
            const int alone = is_alone(group);
            if (alone < 0) return -1;
            if (alone) reading.keys_n = 0;
        }
    } else {
        push_text(&reading, code, false);
    }
    for (; reading.keys_done < reading.keys_n; reading.keys_done++) {
        const Key key = reading.keys[reading.keys_done];
        if (read_key(&reading, &key)) return -1;
        if (key.name) continue;
        if (read_links(&reading, key.text)) return -1;
        if (find_known_of(&reading, key.text)) return -1;
    }
    holding_rows_find(group);
    if (settled->rows_n > 1)
        qsort(settled->rows, (size_t)settled->rows_n, sizeof(StatementRow), by_code);
    return settled->rows_n > 0;
}
