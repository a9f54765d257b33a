#include "importer.h"

#include <stdlib.h>
#include <string.h>

#include "../engine/kernel/base.h"
#include "name.h"

// A card's row in the database, as far as an import must know it.
typedef struct {
    int64_t id; // 0: none
    int64_t set;
    int64_t hash;
} Known;

static const char *add_list(Pool *pool, const char *text, const char *const *list,
                            int n)
{
    for (int i = 0; i < n && list[i]; i++)
        text = pool_format(pool, "%s%s\x1e", text, list[i]);
    return pool_format(pool, "%s\x1f", text);
}

// All facts of a row as one text, whose hash tells whether anything changed.
static uint64_t facts_hash(Pool *pool, const CardRow *row)
{
    const CardFacts *facts = &row->facts;
    const char *text =
        pool_format(pool,
                    "%s\x1f%s\x1f%s\x1f%s\x1f%d\x1f%d\x1f%d\x1f%d\x1f%d\x1f",
                    facts->code,
                    facts->name,
                    facts->type,
                    row->rarity ? row->rarity : "",
                    facts->energy,
                    facts->power,
                    facts->might,
                    facts->might_bonus,
                    facts->has_text);

    text = add_list(pool, text, facts->supertypes, COUNT_OF(facts->supertypes));
    text = add_list(pool, text, facts->domains, COUNT_OF(facts->domains));
    text = add_list(pool, text, facts->power_domains, COUNT_OF(facts->power_domains));
    text = add_list(pool, text, facts->tags, TAGS_IN_CARD);
    for (int i = 0; i < KEYWORDS_IN_CARD && facts->keywords[i].name; i++) {
        const KeywordFact *keyword = &facts->keywords[i];
        text = pool_format(pool,
                           "%s%s %d %s\x1e",
                           text,
                           keyword->name,
                           keyword->value,
                           keyword->cost ? keyword->cost : "");
    }
    return importer_hash(text, 0);
}

static int find_known(Importer *importer, const char *code, Known *known)
{
    sqlite3_stmt *find =
        store_statement(importer->store,
                        "SELECT id, card_set, hash FROM card WHERE code = ?1",
                        importer->err);

    *known = (Known){0};
    if (!find) return -1;
    store_bind(find, "t", code);
    int status = store_step(importer->store, find, importer->err);
    if (status > 0)
        *known = (Known){sqlite3_column_int64(find, 0),
                         sqlite3_column_int64(find, 1),
                         sqlite3_column_int64(find, 2)};
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

static int write_list(Importer *importer, const char *sql, int64_t card,
                      const char *const *list)
{
    for (int i = 0; list[i]; i++)
        if (importer_do(importer, sql, "int", card, i, list[i])) return -1;
    return 0;
}

// The lists of a card, which must have none in the database.
static int write_lists(Importer *importer, const CardFacts *facts, int64_t card)
{
    const char *texts[TAGS_IN_CARD + 1];
    const struct {
        const char *sql;
        const char *const *list;
        int n;
    } lists[] = {
        {"INSERT INTO card_supertype VALUES (?1, ?2, ?3)",
         facts->supertypes,
         COUNT_OF(facts->supertypes)},
        {"INSERT INTO card_domain VALUES (?1, ?2, ?3)",
         facts->domains,
         COUNT_OF(facts->domains)},
        {"INSERT INTO card_power VALUES (?1, ?2, ?3)",
         facts->power_domains,
         COUNT_OF(facts->power_domains)},
        {"INSERT INTO card_tag VALUES (?1, ?2, ?3)", facts->tags, TAGS_IN_CARD},
    };

    for (int i = 0; i < COUNT_OF(lists); i++) {
        memset(texts, 0, sizeof texts); // ends the list, which may fill its array
        memcpy(texts, lists[i].list, (size_t)lists[i].n * sizeof *texts);
        if (write_list(importer, lists[i].sql, card, texts)) return -1;
    }
    for (int i = 0; i < KEYWORDS_IN_CARD && facts->keywords[i].name; i++) {
        const KeywordFact *keyword = &facts->keywords[i];
        if (importer_do(importer,
                        "INSERT INTO card_keyword VALUES (?1, ?2, ?3, ?4, ?5)",
                        "intnt",
                        card,
                        i,
                        keyword->name,
                        keyword->value,
                        keyword->cost))
            return -1;
    }
    return 0;
}

static int clear_lists(Importer *importer, int64_t card)
{
    static const char *const statements[] = {
        "DELETE FROM card_supertype WHERE card = ?1",
        "DELETE FROM card_domain WHERE card = ?1",
        "DELETE FROM card_power WHERE card = ?1",
        "DELETE FROM card_tag WHERE card = ?1",
        "DELETE FROM card_keyword WHERE card = ?1",
    };

    for (int i = 0; i < COUNT_OF(statements); i++)
        if (importer_do(importer, statements[i], "i", card)) return -1;
    return 0;
}

// The number in a code such as OGN-030a.
static int number_of(const char *code)
{
    const char *dash = strchr(code, '-');

    return dash ? (int)strtol(dash + 1, NULL, 10) : 0;
}

static int write_card(Importer *importer, const CardRow *row, int64_t set, int64_t hash)
{
    const CardFacts *facts = &row->facts;
    char folded[NAME_BYTES];

    name_fold(facts->name, folded, sizeof folded);
    if (importer_do(
            importer,
            "INSERT INTO card (card_set, code, name, folded, type, energy, power,"
            " might, might_bonus, rarity, has_text, hash)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
            " ON CONFLICT (code) DO UPDATE SET name = ?3, folded = ?4, type = ?5,"
            " energy = ?6, power = ?7, might = ?8, might_bonus = ?9,"
            " rarity = ?10, has_text = ?11, hash = ?12",
            "ittttnnnntni",
            set,
            facts->code,
            facts->name,
            folded,
            facts->type,
            facts->energy,
            facts->power,
            facts->might,
            facts->might_bonus,
            row->rarity,
            (int)facts->has_text,
            hash))
        return -1;
    int64_t id =
        importer_find(importer, "SELECT id FROM card WHERE code = ?1", facts->code);
    if (id < 0 || clear_lists(importer, id)) return -1;
    if (write_lists(importer, facts, id)) return -1;
    return importer_do(importer,
                       "INSERT INTO printing (code, card, number) VALUES (?1, ?2, ?3)"
                       " ON CONFLICT (code) DO UPDATE SET card = ?2, number = ?3",
                       "tin",
                       facts->code,
                       id,
                       number_of(facts->code));
}

static int import_card(Importer *importer, const CardRow *row, int64_t set,
                       const char *path)
{
    int64_t hash = (int64_t)facts_hash(importer->pool, row);
    Known known;

    importer->hash = importer_hash(row->facts.code, importer->hash ^ (uint64_t)hash);
    if (find_known(importer, row->facts.code, &known)) return -1;
    if (known.id && known.set != set) {
        importer_reject(importer,
                        &(Problem){.file = path,
                                   .row = row->line,
                                   .column = "code",
                                   .value = row->facts.code,
                                   .expected = "a code that no other set has"});
        return 0;
    }
    if (known.id && known.hash == hash) {
        importer_count(importer, DONE_UNCHANGED);
        return 0;
    }
    importer_count(importer, known.id ? DONE_CHANGED : DONE_ADDED);
    return write_card(importer, row, set, hash);
}

static bool is_listed(const CardList *list, const char *code)
{
    for (int i = 0; i < list->n; i++)
        if (!strcmp(list->rows[i].facts.code, code)) return true;
    return false;
}

// Codes of the set's cards that its list no longer has, NULL-ended.
static const char **find_gone(Importer *importer, const CardList *list, int64_t set)
{
    const char **gone = pool_grow(importer->pool, NULL, 0, sizeof *gone);
    sqlite3_stmt *row = store_statement(
        importer->store, "SELECT code FROM card WHERE card_set = ?1", importer->err);
    int status;
    int n = 0;

    if (!row) return NULL;
    store_bind(row, "i", set);
    while ((status = store_step(importer->store, row, importer->err)) > 0) {
        if (is_listed(list, store_text(row, 0))) continue;
        gone = pool_grow(importer->pool, gone, n, sizeof *gone);
        gone[n++] = pool_text(importer->pool, store_text(row, 0));
    }
    gone = pool_grow(importer->pool, gone, n, sizeof *gone);
    gone[n] = NULL;
    return status < 0 ? NULL : gone;
}

static int remove_gone(Importer *importer, const CardList *list, int64_t set)
{
    const char **gone = find_gone(importer, list, set);

    if (!gone) return -1;
    for (; *gone; gone++) {
        importer_count(importer, DONE_REMOVED);
        if (importer_do(importer, "DELETE FROM card WHERE code = ?1", "t", *gone))
            return -1;
    }
    return 0;
}

int import_cards(Importer *importer, const SetFolder *set, int64_t set_id)
{
    const char *path = pool_format(importer->pool, "%s/cards.csv", set->path);

    importer_open(importer, set->code, "cards");
    importer->tally->rejected += set->list.rejected;
    importer->report->rejected += set->list.rejected;
    for (int i = 0; i < set->list.n; i++)
        if (import_card(importer, &set->list.rows[i], set_id, path)) return -1;
    // A row that could not be read may be the one that seems to be gone.
    return set->list.rejected ? 0 : remove_gone(importer, &set->list, set_id);
}
