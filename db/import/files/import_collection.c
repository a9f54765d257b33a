// import_collection.c -- counts the copies that a list has, and replaces what its source had.

#include "db/import/files/import_collection.h"

#include <strings.h>

#include "db/decks/deck_resolve.h"
#include "db/import/base/game_forms.h"
#include "db/import/base/import_reading.h"
#include "db/import/files/import_list.h"
#include "db/import/statements/import_other.h"
#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

// The two cards that a row can mean.
typedef struct {
    int64_t by_code, by_name; // 0: none
    const char *name;         // NULL: the row has none
} Meaning;

static void reject(ImportAccount *account)
{
    account->tally->rejected++;
    account->report->rejected++;
}

static int add_copies(ImportDb *db, const char *code, int n)
{
    return n ? import_db_exec(db,
                              "INSERT INTO temp.owning VALUES (?1, ?2)"
                              " ON CONFLICT DO UPDATE SET count = count + ?2",
                              "tn",
                              code,
                              n)
             : 0;
}

static const char *text_of_card(ImportDb *db, int64_t card, const char *sql)
{
    sqlite3_stmt *row = store_statement(db->store, sql, db->err);

    if (!row) return NULL;
    store_bind(row, "i", card);
    if (store_step(db->store, row, db->err) < 0) return NULL;
    const char *text = arena_text(db->arena, store_text(row, 0));
    sqlite3_reset(row);
    return text;
}

static const char *name_of(ImportDb *db, int64_t card)
{
    return text_of_card(db, card, "SELECT name FROM card WHERE id = ?1");
}

// Returns the code of the row if it is that of a printing, else that of the card.
static const char *printing_of(CardSink *sink, ImportDb *db, int64_t card)
{
    const ListedCard *row = &sink->card;

    if (row->has_code &&
        import_db_find(db,
                       "SELECT count(*) FROM printing WHERE game = the_game()"
                       " AND code = ?1",
                       row->code.key) > 0)
        return row->code.key;
    if (row->has_code)
        sink_report_note(sink,
                         "code",
                         NULL,
                         "a code that is known; the copies are counted for the card of "
                         "that name, or for the usual art");
    return text_of_card(db, card, "SELECT code FROM card WHERE id = ?1");
}

static void tell_unknown(CardSink *sink, const Meaning *meaning)
{
    const char *near =
        meaning->name ? lookup_near(sink->store, meaning->name, sink->row_arena) : NULL;

    sink_report_mistake(sink,
                        FOUND_ROW_OTHER,
                        meaning->name ? "name" : "code",
                        meaning->name ? meaning->name : sink->card.code.key,
                        arena_format(sink->row_arena,
                                     "a card that the database has (first import "
                                     "the list of its set, without --collection)%s",
                                     text_hint(near).text));
}

// Returns the card that the row means, 0 if it has a mistake. A name that nobody knows may be
// that of a copy in another language; the code says which card it is.
static int64_t choose(CardSink *sink, ImportDb *db, const Meaning *meaning)
{
    const int64_t card = meaning->by_code ? meaning->by_code : meaning->by_name;

    if (!card) {
        tell_unknown(sink, meaning);
        return 0;
    }
    if (!meaning->name || !meaning->by_code || meaning->by_name == meaning->by_code)
        return card;
    if (!meaning->by_name && sink->card.owned_abroad) return card;
    sink_report_mistake(sink,
                        FOUND_ROW_OTHER,
                        "name",
                        meaning->name,
                        arena_format(sink->row_arena,
                                     "'%s', which is %s; one of the two is wrong",
                                     name_of(db, meaning->by_code),
                                     sink->card.code.key));
    return 0;
}

static int find_cards(CardSink *sink, ImportDb *db, Meaning *meaning)
{
    const ListedCard *row = &sink->card;

    if (row->has_code)
        meaning->by_code = lookup_card(db->store, row->code.key, db->err);
    for (int i = 0; i < row->names_n && meaning->by_name <= 0; i++) {
        meaning->name = row->names[i].name;
        meaning->by_name = lookup_card(db->store, meaning->name, db->err);
    }
    return meaning->by_code < 0 || meaning->by_name < 0 ? -1 : 0;
}

// Takes a row of a list. A list without a column of numbers has a row for each copy.
static int take_row(CardSink *sink)
{
    Importer *importer = sink->context;
    Meaning meaning = {0};
    int64_t card = 0;

    if (!sink->mistakes && find_cards(sink, importer->db, &meaning)) return -1;
    if (!sink->mistakes) card = choose(sink, importer->db, &meaning);
    if (sink->mistakes) {
        reject(importer->account);
        return 0;
    }
    const char *code = printing_of(sink, importer->db, card);
    const int n = sink->card.owned == FACT_UNSAID ? 1 : sink->card.owned;
    return code ? add_copies(importer->db, code, n) : -1;
}

static int read_list(Importer *importer, Source *source, const ListFormat *format)
{
    CardSink *sink = import_list_sink(importer, source, format->name);

    sink->row_arena = arena_new();
    sink->take = take_row;
    sink->context = importer;
    int failed = format->read(source, sink, importer->db->err);
    if (!failed) failed = source_failed(source, importer->db->err);
    import_list_tell(importer, sink);
    arena_free(sink->row_arena);
    return failed ? -1 : 0;
}

static int read_decks(Importer *importer, Source *source)
{
    ImportDb *db = importer->db;
    Problems *problems = &importer->account->report->problems;
    const int before = problems->n;
    DeckLists decks = {.game = game_forms_of_decks(importer->rules)};

    if (deck_list_read_source(source, &decks, problems, db->err)) return -1;
    for (int i = 0; i < decks.n; i++) {
        const DeckList *list = &decks.lists[i];
        if (deck_resolve(db->store, &decks.lists[i], problems, db->err)) return -1;
        for (int k = 0; k < list->n; k++)
            if (list->entries[k].card &&
                add_copies(db, list->entries[k].code, list->entries[k].count))
                return -1;
    }
    for (int i = before; i < problems->n; i++) reject(importer->account);
    return 0;
}

#define LINES                                                                          \
    "SELECT o.code, o.count FROM owned o JOIN collection l ON l.id = o.collection"     \
    " WHERE l.game = the_game() AND l.name = ?1"

// Counts the lines of the collection [name] that are new, others, gone, as before.
static int count_lines(Importer *importer, const char *name)
{
    static const char *const counts[] = {
        "SELECT count(*) FROM temp.owning n WHERE n.code NOT IN"
        " (SELECT code FROM (" LINES "))",
        "SELECT count(*) FROM temp.owning n JOIN (" LINES ") o"
        " ON o.code = n.code WHERE o.count <> n.count",
        "SELECT count(*) FROM (" LINES ") o WHERE o.code NOT IN"
        " (SELECT code FROM temp.owning)",
        "SELECT count(*) FROM temp.owning n JOIN (" LINES ") o"
        " ON o.code = n.code WHERE o.count = n.count"};
    Tally *tally = importer->account->tally;
    int *const sums[] = {
        &tally->added, &tally->changed, &tally->removed, &tally->unchanged};

    for (int i = 0; i < COUNT_OF(counts); i++) {
        const int64_t n = import_db_find(importer->db, counts[i], name);
        if (n < 0) return -1;
        *sums[i] += (int)n;
    }
    return 0;
}

static int write_lines(ImportDb *db, const char *name)
{
    return import_db_exec(
               db,
               "DELETE FROM collection WHERE game = the_game() AND name = ?1",
               "t",
               name) ||
                   import_db_exec(
                       db,
                       "INSERT INTO collection (game, name) VALUES (the_game(), ?1)",
                       "t",
                       name) ||
                   import_db_exec(db,
                                  "INSERT INTO owned SELECT l.id, n.code, n.count"
                                  " FROM collection l, temp.owning n"
                                  " WHERE l.game = the_game() AND l.name = ?1",
                                  "t",
                                  name)
               ? -1
               : 0;
}

// Replaces the collection [name] by what was read, if that differs.
static int replace(Importer *importer, const char *name)
{
    ImportDb *db = importer->db;
    const Tally *tally = importer->account->tally;
    const int64_t known = import_db_find(
        db,
        "SELECT count(*) FROM collection WHERE game = the_game() AND name = ?1",
        name);

    if (known < 0 || count_lines(importer, name)) return -1;
    if (known && !tally->added && !tally->changed && !tally->removed)
        return import_other_same(db, 0, "owned", name);
    return write_lines(db, name);
}

static int begin(Importer *importer, const Source *source)
{
    import_account_open(importer->account, source->name, "owned");
    return import_db_exec(importer->db,
                          "CREATE TEMP TABLE IF NOT EXISTS owning (code TEXT PRIMARY "
                          "KEY COLLATE NOCASE, count INTEGER)",
                          "") ||
                   import_db_exec(importer->db, "DELETE FROM temp.owning", "")
               ? -1
               : 0;
}

static int end(Importer *importer, const Source *source)
{
    importer->account->step.hash = importer->account->step.hash * 31 + source->hash;
    return replace(importer,
                   import_reading_source(importer, source->name, "collection"));
}

int import_collection(Importer *importer, Source *source)
{
    const ListFormat *format = import_list_format(importer, source);

    if (import_list_refuse(importer, source, format)) return -1;
    if (!format) return 0;
    if (begin(importer, source) || read_list(importer, source, format) ||
        end(importer, source))
        return -1;
    return 1;
}

int import_collection_decks(Importer *importer, Source *source)
{
    return begin(importer, source) || read_decks(importer, source) ||
                   end(importer, source)
               ? -1
               : 0;
}
