// statement.c -- packs statements into the text of table `said`, and finds those that hold.

#include "db/settle/statement.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

enum { RECORD = '\x1e', FIELD = '\x1f', PART = '\x1d' };

// ---- packing

typedef struct {
    Arena *arena;
    char *text;
    size_t n, room;
} Packing;

static void add_bytes(Packing *to, const char *text, size_t n)
{
    if (to->n + n + 1 > to->room) {
        to->room = (to->n + n) * 2 + 256;
        char *larger = arena_take(to->arena, to->room);
        if (to->n) memcpy(larger, to->text, to->n);
        to->text = larger;
    }
    memcpy(to->text + to->n, text, n);
    to->n += n;
    to->text[to->n] = '\0';
}

static void add_sign(Packing *to, char sign)
{
    add_bytes(to, &sign, 1);
}

// Adds a value without the three signs that part values.
static void add_value(Packing *to, const char *text)
{
    for (size_t n; *text; text += n + (text[n] != '\0')) {
        n = strcspn(text, "\x1d\x1e\x1f");
        add_bytes(to, text, n);
    }
}

static void add_number(Packing *to, int64_t number)
{
    char text[TEXT_NUMBER_BYTES];

    add_bytes(to, text, text_number(text, number, 0));
}

static void add_record(Packing *to, char kind, const char *first)
{
    add_sign(to, RECORD);
    add_sign(to, kind);
    if (first) add_value(to, first);
}

static void add_field(Packing *to, const char *text)
{
    add_sign(to, FIELD);
    add_value(to, text);
}

static void add_item(Packing *to, const FactItem *item)
{
    add_sign(to, FIELD);
    if (!item->word) {
        add_number(to, item->number);
        return;
    }
    add_value(to, item->word);
    if (item->number == 1 && !item->cost) return;
    add_sign(to, PART);
    add_number(to, item->number);
    if (!item->cost) return;
    add_sign(to, PART);
    add_value(to, item->cost);
}

static void add_facts(Packing *to, const Store *store, const CardStatement *content)
{
    for (int i = 0; i < store->facts.n; i++) {
        const FactItems *items = &content->card.facts[i];
        // In the folder of a set what is not said is not there.
        if (items->n == FACT_UNSAID || (content->set && !items->n)) continue;
        add_record(to, 'f', NULL);
        add_number(to, store->fact_ids[i]);
        for (int k = 0; k < items->n; k++) add_item(to, &items->items[k]);
    }
}

const char *statement_pack(const Store *store, Arena *arena,
                           const CardStatement *content)
{
    static const char *const digits[] = {"0", "1", "2"};
    const ListedCard *card = &content->card;
    Packing to = {.arena = arena};

    add_bytes(&to, "", 0);
    if (content->set) add_record(&to, 'w', content->set);
    if (content->of) add_record(&to, 'c', content->of);
    if (content->parted) add_record(&to, 'p', NULL);
    if (card->in_set) {
        add_record(&to, 'S', card->in_set);
        add_field(&to, card->in_number);
    }
    for (int i = 0; i < card->names_n; i++) {
        add_record(&to, 'n', card->names[i].language);
        add_field(&to, card->names[i].name);
    }
    if (content->full_name) {
        add_record(&to, 'N', "en");
        add_field(&to, content->full_name);
    }
    add_facts(&to, store, content);
    for (int i = 0; i < card->texts_n; i++) {
        add_record(&to, 't', digits[card->texts[i].kind]);
        add_field(&to, card->texts[i].language);
        add_field(&to, card->texts[i].text);
    }
    for (int i = 0; i < card->ids_n; i++) {
        add_record(&to, 'i', card->ids[i].source);
        add_field(&to, card->ids[i].id);
    }
    if (card->has_text != FACT_UNSAID)
        add_record(&to, 's', digits[card->has_text != 0]);
    if (card->updated) {
        add_record(&to, 'd', NULL);
        add_number(&to, card->updated);
    }
    return to.text;
}

// ---- unpacking

// Cuts [*text] at its first [sign] and moves it behind. Returns NULL at the end.
static char *take_part(char **text, char sign)
{
    char *part = *text;

    if (!part) return NULL;
    char *end = strchr(part, sign);
    if (end) *end = '\0';
    *text = end ? end + 1 : NULL;
    return part;
}

static FactItem read_item(char *text, bool number)
{
    FactItem item = {.number = 1};

    if (number) {
        item.number = (int)strtol(text, NULL, 10);
        return item;
    }
    item.word = take_part(&text, PART);
    const char *value = take_part(&text, PART);
    if (value) item.number = (int)strtol(value, NULL, 10);
    item.cost = take_part(&text, PART);
    return item;
}

static void read_fact(const Store *store, Arena *arena, char *text, ListedCard *card)
{
    const char *id = take_part(&text, FIELD);
    const int column = store_fact_column(store, strtoll(id, NULL, 10));
    FactItem items[LISTED_ITEMS_MAX];
    int n = 0;

    if (column < 0) return;
    const bool number = store->facts.rows[column].kind == FACT_NUMBER;
    for (char *item; n < LISTED_ITEMS_MAX && (item = take_part(&text, FIELD));)
        items[n++] = read_item(item, number);
    FactItem *kept = arena_take(arena, (size_t)n * sizeof *kept + 1);
    memcpy(kept, items, (size_t)n * sizeof *kept);
    card->facts[column] = (FactItems){.n = n, .items = kept};
}

static void read_text(char *text, ListedCard *card)
{
    const char *kind = take_part(&text, FIELD), *language = take_part(&text, FIELD);

    if (!text || card->texts_n == LISTED_TEXTS_MAX) return;
    ListedText *to = &card->texts[card->texts_n++];
    (void)snprintf(to->language, sizeof to->language, "%s", language);
    to->kind = *kind == '1'   ? TEXT_PRINTED
               : *kind == '2' ? TEXT_ERRATA
                              : TEXT_EFFECTIVE;
    to->text = text;
}

static void read_name(char *text, CardStatement *content, bool whole)
{
    ListedCard *card = &content->card;
    const char *language = take_part(&text, FIELD);

    if (!text) return;
    if (whole) {
        content->full_name = text;
    } else if (card->names_n <= LISTED_NAMES_MAX) {
        ListedName *to = &card->names[card->names_n++];
        (void)snprintf(to->language, sizeof to->language, "%s", language);
        to->name = text;
    }
}

static void read_id(char *text, ListedCard *card)
{
    const char *source = take_part(&text, FIELD);

    if (text && card->ids_n < LISTED_IDS_MAX)
        card->ids[card->ids_n++] = (ListedId){source, text};
}

static void read_record(const Store *store, Arena *arena, char *record,
                        CardStatement *content)
{
    char *text = record + 1;

    switch (*record) {
    case 'w': content->set = text; break;
    case 'c': content->of = text; break;
    case 'p': content->parted = true; break;
    case 'S':
        content->card.in_set = take_part(&text, FIELD);
        content->card.in_number = text ? text : "";
        break;
    case 'n':
    case 'N': read_name(text, content, *record == 'N'); break;
    case 'f': read_fact(store, arena, text, &content->card); break;
    case 't': read_text(text, &content->card); break;
    case 'i': read_id(text, &content->card); break;
    case 's': content->card.has_text = *text == '1'; break;
    case 'd': content->card.updated = strtoll(text, NULL, 10); break;
    default: break;
    }
}

void statement_unpack(const Store *store, Arena *arena, const char *text,
                      CardStatement *content)
{
    char *rest = arena_text_n(arena, text, strlen(text));

    memset(content, 0, sizeof *content);
    content->card.has_text = FACT_UNSAID;
    for (int i = 0; i < FACT_COLUMNS_MAX; i++) content->card.facts[i].n = FACT_UNSAID;
    for (char *record; (record = take_part(&rest, RECORD));)
        if (*record) read_record(store, arena, record, content);
}

// ---- rows

#define HELD                                                                           \
    "SELECT s.id, s.reading, s.line, s.content, " STATEMENT_LATEST(                    \
        "s",                                                                           \
        "r",                                                                           \
        "i") " AS latest"                                                              \
             " FROM said s"                                                            \
             " JOIN reading r ON r.id = s.reading"                                     \
             " JOIN import i ON i.id = r.import"                                       \
             " WHERE s.game = the_game() AND r.source = ?1 AND s.language = ?2"        \
             " AND latest > 0 AND "

// Keeps in [held] the row that [found] is at, if no later reading states another one.
static void keep_newest(sqlite3_stmt *found, Arena *arena, HeldStatement *held,
                        int64_t *latest)
{
    const int64_t id = sqlite3_column_int64(found, 0);
    const int64_t stated = sqlite3_column_int64(found, 4);

    if (stated < *latest || (stated == *latest && id < held->id)) return;
    *latest = stated;
    *held = (HeldStatement){
        .id = id,
        .reading = sqlite3_column_int64(found, 1),
        .line = sqlite3_column_int64(found, 2),
        .content = arena_text(arena, (const char *)sqlite3_column_text(found, 3))};
}

// The rows of a place are few. To let SQLite sort them would make a table for each place.
int statement_find(Store *store, const StatementPlace *place, Arena *arena,
                   HeldStatement *held, Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        place->code ? HELD "s.base = ?4 AND s.code = ?3"
                                    : HELD "s.folded = ?3 AND s.code IS NULL",
                        err);
    int64_t latest = 0;
    int status;

    if (!row) return -1;
    store_bind(row,
               "ittt",
               place->source,
               place->language,
               place->code ? place->code : place->folded,
               place->base);
    while ((status = store_step(store, row, err)) > 0)
        keep_newest(row, arena, held, &latest);
    return status < 0 ? -1 : latest > 0;
}

static int run_statement(Store *store, const char *sql, Err *err, const char *letters,
                         ...)
{
    sqlite3_stmt *row = store_statement(store, sql, err);
    va_list args;

    if (!row) return -1;
    va_start(args, letters);
    store_bind_list(row, letters, args);
    va_end(args);
    return store_step(store, row, err) < 0 ? -1 : 0;
}

int statement_add(Store *store, const NewStatement *row, Err *err)
{
    const StatementPlace *place = &row->place;

    if (run_statement(
            store,
            "INSERT INTO said (game, reading, code, base, folded, language, line, content)"
            " VALUES (the_game(), ?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            err,
            "itttt"
            "it",
            row->reading,
            place->code,
            place->base,
            place->folded,
            place->language,
            row->line,
            row->content))
        return -1;
    const int64_t id = sqlite3_last_insert_rowid(store->db);
    for (int i = 0; i < row->names_n; i++)
        if (run_statement(store,
                          "INSERT OR IGNORE INTO said_name VALUES (?1, ?2)",
                          err,
                          "ti",
                          row->names[i],
                          id))
            return -1;
    return run_statement(store, "INSERT INTO temp.touched VALUES (?1)", err, "i", id);
}

int64_t statement_source(Store *store, const char *name, bool make, Err *err)
{
    if (make && run_statement(store,
                              "INSERT INTO source (game, name) VALUES (the_game(), ?1)"
                              " ON CONFLICT DO NOTHING",
                              err,
                              "t",
                              name))
        return -1;
    sqlite3_stmt *row = store_statement(
        store, "SELECT id FROM source WHERE game = the_game() AND name = ?1", err);
    if (!row) return -1;
    store_bind(row, "t", name);
    const int status = store_step(store, row, err);
    const int64_t id = status > 0 ? sqlite3_column_int64(row, 0) : status;
    sqlite3_reset(row);
    return id;
}
