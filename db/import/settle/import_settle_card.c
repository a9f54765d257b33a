// import_settle_card.c -- writes a settled card: its row, facts, names and texts.
//
// Of a known card only the differences are written, and reported with the old value. A
// value that stays the same but comes from another import now is written without a
// report.

#include "db/import/settle/import_settle_card.h"

#include <stdio.h>
#include <string.h>

#include "db/import/base/card_index.h"
#include "db/import/settle/import_set_row.h"
#include "db/store/card_sheet.h"
#include "db/store/stored_facts.h"
#include "db/text/name_match.h"

static const char *const kinds[TEXT_KINDS] = {"effective", "printed", "errata"};

static const SettledCard *settled_of(const SettlingCard *card)
{
    return &card->settled->cards[card->at];
}

static int exec_text(const SettlingCard *card, const BestWords *text)
{
    return import_db_exec(card->reading->importer->db,
                          "INSERT INTO card_text VALUES (?1, ?2, ?3, ?4, ?5)"
                          " ON CONFLICT DO UPDATE SET text = ?4, import = ?5",
                          "ittti",
                          card->id,
                          text->language,
                          kinds[text->kind],
                          text->text,
                          text->by->import);
}

static int exec_name(const SettlingCard *card, const BestWords *name)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(name->text, folded, sizeof folded);
    return import_db_exec(card->reading->importer->db,
                          "INSERT INTO card_name VALUES (?1, ?2, ?3, ?4)"
                          " ON CONFLICT DO UPDATE SET name = ?3, folded = ?4",
                          "ittt",
                          card->id,
                          name->language,
                          name->text,
                          folded);
}

static int add_fact(const SettlingCard *card, int column, StoredFacts *facts)
{
    const BestValue *fact = &settled_of(card)->facts[column];

    if (!fact->by || fact->items.n < 1) return 0;
    const StoredItems said = {&fact->items, fact->by->import};
    return stored_facts_add(card->reading->importer->db->store,
                            facts,
                            column,
                            &said,
                            card->reading->importer->db->err);
}

// Counts a text for itself, beside the card.
static void count_text(const SettlingCard *card, Done done)
{
    import_account_open(
        card->reading->importer->account, card->reading->label, "texts");
    import_account_count(card->reading->importer->account, done);
}

// ---- a new card

static int insert_row(SettlingCard *card)
{
    const SettledCard *settled = settled_of(card);
    const char *name = settled->name.text;
    char folded[NAME_BYTES_MAX];

    if (!name)
        return store_wrong(card->reading->importer->db->store,
                           "table said, column content: no row has the card's name",
                           card->reading->importer->db->err);
    card->set = import_set_row(card->reading, settled->set);
    if (card->set < 0) return -1;
    name_match_fold(name, folded, sizeof folded);
    if (import_db_exec(
            card->reading->importer->db,
            "INSERT INTO card (game, card_set, code, name, folded, has_text, listed,"
            " import)"
            " VALUES (the_game(), ?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            "itttnni",
            card->set,
            settled->code,
            name,
            folded,
            settled->has_text,
            settled->own == NULL,
            card->reading->importer->account->step.id))
        return -1;
    card->id = sqlite3_last_insert_rowid(card->reading->importer->db->store->db);
    card->code = settled->code;
    return card_index_note_new(card->reading->importer->db, card->id);
}

int import_settle_card_insert(SettlingCard *card)
{
    const SettledCard *settled = settled_of(card);

    if (import_account_start(card->reading->importer->account) || insert_row(card))
        return -1;
    StoredFacts facts = {.card = card->id};
    for (int i = 0; i < card->reading->importer->db->store->facts.n; i++)
        if (add_fact(card, i, &facts)) return -1;
    if (stored_facts_end(card->reading->importer->db->store,
                         &facts,
                         card->reading->importer->db->err))
        return -1;
    for (int i = 0; i < settled->texts_n; i++) {
        if (!*settled->texts[i].text) continue;
        if (exec_text(card, &settled->texts[i])) return -1;
        count_text(card, DONE_ADDED);
    }
    for (int i = 0; i < settled->names_n; i++)
        if (exec_name(card, &settled->names[i])) return -1;
    return 0;
}

// ---- a known one

// Takes the card out of the index before its first change.
static int begin_change(SettlingCard *card)
{
    if (import_account_start(card->reading->importer->account)) return -1;
    return card_index_forget(card->reading->importer->db, card->id);
}

// Reports a change of a field. A text counts for itself, any other field as a change of the
// card.
static int tell_change(SettlingCard *card, const char *field, const char *old,
                       const char *now)
{
    const Difference told = {settled_of(card)->code, field, old, now};
    const bool text = !strncmp(field, "text.", 5);

    if (text)
        count_text(card, !*old ? DONE_ADDED : !*now ? DONE_REMOVED : DONE_CHANGED);
    card->changed |= !text;
    return begin_change(card) ||
           import_account_change(card->reading->importer->account, card->id, &told);
}

// Reads the import of each fact of the card: below 0 if the fact is worked out from its
// text, 0 if the card has none.
static int read_imports(const SettlingCard *card, int64_t *imports)
{
    Store *store = card->reading->importer->db->store;
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT fact, iif(derived, -import, import) FROM card_fact"
                        " WHERE card = ?1 AND position = 0",
                        card->reading->importer->db->err);
    int status;

    memset(imports, 0, FACT_COLUMNS_MAX * sizeof *imports);
    if (!row) return -1;
    store_bind(row, "i", card->id);
    while ((status = store_step(store, row, card->reading->importer->db->err)) > 0) {
        const int column = store_fact_column(store, sqlite3_column_int64(row, 0));
        if (column >= 0) imports[column] = sqlite3_column_int64(row, 1);
    }
    return status;
}

static int update_facts(SettlingCard *card, const CardSheet *known)
{
    ImportDb *db = card->reading->importer->db;
    Store *store = db->store;
    int64_t imports[FACT_COLUMNS_MAX];
    StoredFacts facts = {.card = card->id};

    if (read_imports(card, imports)) return -1;
    for (int i = 0; i < store->facts.n; i++) {
        const BestValue *fact = &settled_of(card)->facts[i];
        const char *now = fact->by && fact->text ? fact->text : "";
        const char *old = known->texts[SHEET_FACTS + i];
        const bool same = !strcmp(now, old);
        const int64_t by = !*now                 ? 0
                           : fact->items.derived ? -fact->by->import
                                                 : fact->by->import;
        if (same && imports[i] == by) continue;
        if (!same && tell_change(card, store->facts.rows[i].name, old, now)) return -1;
        if ((imports[i] < 0) != (by < 0) && begin_change(card)) return -1;
        if (stored_facts_remove(store, card->id, i, db->err) ||
            add_fact(card, i, &facts))
            return -1;
    }
    return stored_facts_end(store, &facts, db->err);
}

// Updates the row of the card itself.
static int update_row(SettlingCard *card, const CardSheet *known)
{
    const SettledCard *settled = settled_of(card);
    const char *script = settled->has_text ? "yes" : "no";
    const bool listed = !settled->own;
    char folded[NAME_BYTES_MAX];
    int failed = 0;

    const int64_t set = import_set_row(card->reading, settled->set);
    if (set < 0) return -1;
    if (strcmp(card->code, settled->code) != 0)
        failed = tell_change(card, "code", card->code, settled->code);
    if (!failed && strcmp(known->texts[SHEET_NAME], settled->name.text) != 0)
        failed =
            tell_change(card, "name", known->texts[SHEET_NAME], settled->name.text);
    if (!failed && strcmp(known->texts[SHEET_SCRIPT], script) != 0)
        failed = tell_change(card, "script", known->texts[SHEET_SCRIPT], script);
    if (failed) return -1;
    if (!card->changed && set == card->set && listed == card->listed) return 0;
    if (begin_change(card)) return -1;
    card->changed = true;
    name_match_fold(settled->name.text, folded, sizeof folded);
    return import_db_exec(card->reading->importer->db,
                          "UPDATE card SET name = ?2, folded = ?3, has_text = ?4,"
                          " listed = ?5, code = ?6, card_set = ?7"
                          " WHERE id = ?1",
                          "ittnnti",
                          card->id,
                          settled->name.text,
                          folded,
                          settled->has_text,
                          listed,
                          settled->code,
                          set);
}

// ---- texts and names in other languages

// A text or name that the database has.
typedef struct {
    char language[LANGUAGE_BYTES];
    const char *kind; // NULL: it is a name
    const char *text;
    int64_t import;
    bool met;
} Stored;

static int read_stored(const SettlingCard *card, const char *sql, bool text,
                       Stored **list)
{
    Store *store = card->reading->importer->db->store;
    sqlite3_stmt *row = store_statement(store, sql, card->reading->importer->db->err);
    int n = 0, status;

    *list = NULL;
    if (!row) return -1;
    store_bind(row, "i", card->id);
    while ((status = store_step(store, row, card->reading->importer->db->err)) > 0) {
        *list = arena_grow(card->arena, *list, n, sizeof **list);
        Stored *to = &(*list)[n++];
        *to = (Stored){.text = arena_text(card->arena, store_text(row, 1))};
        (void)snprintf(to->language, sizeof to->language, "%s", store_text(row, 0));
        if (!text) continue;
        to->kind = arena_text(card->arena, store_text(row, 2));
        to->import = sqlite3_column_int64(row, 3);
    }
    return status < 0 ? -1 : n;
}

static Stored *find_stored(Stored *list, int n, const BestWords *words, bool text)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(list[i].language, words->language) &&
            (!text || !strcmp(list[i].kind, kinds[words->kind])))
            return &list[i];
    return NULL;
}

static const char *field_of(const SettlingCard *card, const char *language,
                            const char *kind)
{
    return kind ? arena_format(card->arena, "text.%s.%s", language, kind)
                : arena_format(card->arena, "name.%s", language);
}

static int update_words(SettlingCard *card, const BestWords *words, bool text,
                        Stored *stored)
{
    const char *old = stored ? stored->text : "";
    const bool same = !strcmp(old, words->text);

    if (stored) stored->met = *words->text != '\0';
    if (!*words->text) return 0;
    if (stored && same && (!text || stored->import == words->by->import)) return 0;
    if (!same &&
        tell_change(card,
                    field_of(card, words->language, text ? kinds[words->kind] : NULL),
                    old,
                    words->text))
        return -1;
    return text ? exec_text(card, words) : exec_name(card, words);
}

static int remove_words(SettlingCard *card, const Stored *stored)
{
    if (tell_change(
            card, field_of(card, stored->language, stored->kind), stored->text, ""))
        return -1;
    if (stored->kind)
        return import_db_exec(
            card->reading->importer->db,
            "DELETE FROM card_text WHERE card = ?1 AND language = ?2 AND kind = ?3",
            "itt",
            card->id,
            stored->language,
            stored->kind);
    return import_db_exec(card->reading->importer->db,
                          "DELETE FROM card_name WHERE card = ?1 AND language = ?2",
                          "it",
                          card->id,
                          stored->language);
}

static int update_all_words(SettlingCard *card, bool text)
{
    static const char *const sql[] = {
        "SELECT language, name FROM card_name WHERE card = ?1",
        "SELECT language, text, kind, import FROM card_text WHERE card = ?1"};
    const SettledCard *settled = settled_of(card);
    const BestWords *words = text ? settled->texts : settled->names;
    const int words_n = text ? settled->texts_n : settled->names_n;
    Stored *stored;
    const int n = read_stored(card, sql[text], text, &stored);

    for (int i = 0; n >= 0 && i < words_n; i++)
        if (update_words(
                card, &words[i], text, find_stored(stored, n, &words[i], text)))
            return -1;
    for (int i = 0; i < n; i++)
        if (!stored[i].met && remove_words(card, &stored[i])) return -1;
    return n < 0 ? -1 : 0;
}

int import_settle_card_update(SettlingCard *card)
{
    CardSheet known;

    if (card_sheet_stored(card->reading->importer->db->store,
                          card->arena,
                          card->id,
                          &known,
                          card->reading->importer->db->err))
        return -1;
    return update_row(card, &known) || update_facts(card, &known) ||
                   update_all_words(card, true) || update_all_words(card, false)
               ? -1
               : 0;
}
