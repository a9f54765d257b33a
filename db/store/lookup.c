// lookup.c -- statements that find cards and scripts, and the engine's form of a card.
//
// A code goes before a name: no name looks like a code.

#include "db/store/lookup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/store/bans.h"
#include "db/store/set_order.h"
#include "db/store/stored_facts.h"
#include "db/text/key_map.h"
#include "db/text/name_match.h"
#include "db/text/printing_code.h"
#include "engine/base/base.h"

static int64_t find_one(Store *store, const char *sql, const char *value, Err *err)
{
    sqlite3_stmt *find = store_statement(store, sql, err);

    if (!find) return -1;
    store_bind(find, "t", value);
    int status = store_step(store, find, err);
    int64_t id = status > 0 ? sqlite3_column_int64(find, 0) : status;
    sqlite3_reset(find);
    return id;
}

static int64_t find_print(Store *store, const char *code, Err *err)
{
    return find_one(store,
                    "SELECT card FROM printing WHERE game = the_game() AND code = ?1",
                    code,
                    err);
}

// Finds a promo by a code without its total. Promos of several sets share their numbers
// ("OPP-052/298"), so the code counts only if a single card has it.
static int64_t find_promo(Store *store, const char *code, Err *err)
{
    return find_one(store,
                    "SELECT min(card)"
                    " FROM printing"
                    " WHERE game = the_game() AND code > ?1 || '/'"
                    " AND code < ?1 || '0'"
                    " HAVING count(DISTINCT card) = 1",
                    code,
                    err);
}

// Finds a card by the code of a printing in any spelling. If the database lacks this
// printing, the one with the usual art leads to the same card.
static int64_t find_code(Store *store, const char *text, Err *err)
{
    char spelled[PRINTING_CODE_BYTES];
    PrintingCode code;
    int64_t id = find_print(store, text, err);

    if (id || !printing_code_read(text, &code)) return id;
    printing_code_write(&code, true, spelled);
    id = find_print(store, spelled, err);
    if (id) return id;
    printing_code_write(&code, false, spelled);
    id = find_print(store, spelled, err);
    if (!id) id = find_promo(store, spelled, err);
    if (id || !code.art) return id;
    code.art = 0;
    printing_code_write(&code, false, spelled);
    return find_print(store, spelled, err);
}

// Finds the card into which a person merged the one that lists call [folded].
static int64_t find_merged(Store *store, const char *folded, Err *err)
{
    return find_one(store,
                    "SELECT p.card FROM said s"
                    " JOIN printing p ON p.game = s.game AND p.code = s.code"
                    " WHERE s.game = the_game() AND s.folded = ?1 AND EXISTS ("
                    "SELECT 1 FROM said_card m JOIN import i ON i.id = m.import"
                    " WHERE m.game = s.game AND m.other = s.base AND i.undone = 0)"
                    " ORDER BY s.id LIMIT 1",
                    folded,
                    err);
}

int64_t lookup_card(Store *store, const char *code_or_name, Err *err)
{
    char folded[NAME_BYTES_MAX];
    int64_t id = find_code(store, code_or_name, err);

    if (id) return id;
    name_match_fold(code_or_name, folded, sizeof folded);
    id = find_one(store,
                  "SELECT id FROM card WHERE game = the_game() AND folded = ?1"
                  " ORDER BY id LIMIT 1",
                  folded,
                  err);
    if (id) return id;
    id =
        find_one(store,
                 "SELECT n.card FROM card_name n JOIN card c ON c.id = n.card"
                 " WHERE n.folded = ?1 AND c.game = the_game() ORDER BY n.card LIMIT 1",
                 folded,
                 err);
    return id ? id : find_merged(store, folded, err);
}

static const char *text_or_null(sqlite3_stmt *row, int column, Arena *arena)
{
    if (sqlite3_column_type(row, column) == SQLITE_NULL) return NULL;
    return arena_text(arena, store_text(row, column));
}

static int read_card(Store *store, int64_t id, Arena *arena, StoredCard *card, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT c.code, c.name, s.code, c.has_text, (SELECT summary"
        " FROM script WHERE game = c.game AND kind = 'card' AND name = c.code),"
        " (SELECT text"
        " FROM card_text WHERE card = c.id ORDER BY kind = 'effective' DESC,"
        " kind = 'errata' DESC, language = 'en' DESC LIMIT 1)"
        " FROM card c"
        " JOIN card_set s ON s.id = c.card_set"
        " WHERE c.id = ?1",
        err);

    if (!row) return -1;
    store_bind(row, "i", id);
    int status = store_step(store, row, err);
    if (status < 0) return -1;
    if (!status) return store_wrong(store, "a card of no set, or none at all", err);
    card->id = id;
    card->wording = text_or_null(row, 5, arena);
    card->facts = (CardFacts){
        .code = arena_text(arena, store_text(row, 0)),
        .name = arena_text(arena, store_text(row, 1)),
        .set = arena_text(arena, store_text(row, 2)),
        .has_text = store_number(row, 3) == 1,
        .summary = text_or_null(row, 4, arena),
    };
    sqlite3_reset(row);
    return 0;
}

static void fill_words(const FactItems *from, const char **to, int max)
{
    for (int i = 0; i < from->n && i < max; i++) to[i] = from->items[i].word;
}

// Returns the nearest number that the engine can hold. The library then refuses the
// card, because the number is still beyond the limits of its fact.
static int16_t limited(int number)
{
    if (number > INT16_MAX) return INT16_MAX;
    return (int16_t)(number > FACT_ABSENT ? number : FACT_ABSENT + 1);
}

static void fill_parts(const FactItems *from, FactValue *to)
{
    if (from->n <= 0) return;
    to->number = (int16_t)from->n;
    for (int i = 0; i < from->n && i < FACT_PARTS_MAX; i++)
        to->parts[i] = limited(from->items[i].number);
}

// Turns stored facts into those of the engine: the facts of every game have fields of
// their own, the game's facts go by their row of Rules.facts.
static void fill_facts(const FactColumns *columns, StoredCard *card)
{
    CardFacts *facts = &card->facts;
    const FactItems *keywords = &card->columns[columns->keywords];

    facts->type = lookup_word(card, COLUMN_TYPE);
    if (!facts->type) facts->type = "";
    fill_words(&card->columns[COLUMN_SUPERTYPES],
               facts->supertypes,
               COUNT_OF(facts->supertypes));
    fill_words(&card->columns[columns->tags], facts->tags, CARD_TAGS_MAX);
    for (int i = 0; i < keywords->n && i < CARD_KEYWORDS_MAX; i++)
        facts->keywords[i] = (KeywordFact){.name = keywords->items[i].word,
                                           .value = keywords->items[i].number,
                                           .cost = keywords->items[i].cost};
    fact_clear(facts->facts);
    for (int i = COLUMN_OF_GAME; i < columns->tags; i++) {
        const FactItems *items = &card->columns[i];
        FactValue *value = &facts->facts[i - COLUMN_OF_GAME];
        if (columns->rows[i].kind != FACT_NUMBER)
            fill_words(items, value->words, CARD_FACT_WORDS_MAX);
        else if (columns->rows[i].parts)
            fill_parts(items, value);
        else if (items->n)
            value->number = limited(items->items[0].number);
    }
}

const char *lookup_word(const StoredCard *card, int column)
{
    return card->columns[column].n > 0 ? card->columns[column].items[0].word : NULL;
}

// Reads code and name alone.
static int read_names(Store *store, int64_t id, Arena *arena, StoredCard *card,
                      Err *err)
{
    sqlite3_stmt *row =
        store_statement(store, "SELECT code, name FROM card WHERE id = ?1", err);

    if (!row) return -1;
    store_bind(row, "i", id);
    const int status = store_step(store, row, err);
    if (status < 0) return -1;
    if (!status) return store_wrong(store, "no card of that number", err);
    card->id = id;
    card->facts = (CardFacts){.code = arena_text(arena, store_text(row, 0)),
                              .name = arena_text(arena, store_text(row, 1))};
    sqlite3_reset(row);
    return 0;
}

int lookup_read_facts(Store *store, int64_t id, Arena *arena, StoredCard *card,
                      Err *err)
{
    if (read_names(store, id, arena, card, err)) return -1;
    if (stored_facts_read(store, id, arena, card->columns, err)) return -1;
    if (store->facts.n) fill_facts(&store->facts, card);
    return 0;
}

int lookup_read_card(Store *store, int64_t id, Arena *arena, StoredCard *card, Err *err)
{
    if (read_card(store, id, arena, card, err)) return -1;
    if (stored_facts_read(store, id, arena, card->columns, err)) return -1;
    if (store->facts.n) fill_facts(&store->facts, card);
    return bans_of_card(store, id, arena, card->facts.bans, err);
}

// Takes all ids that the bound statement [row] finds.
static int take_ids(Store *store, sqlite3_stmt *row, Arena *arena, int64_t **ids,
                    Err *err)
{
    int status;
    int n = 0;

    *ids = NULL;
    while ((status = store_step(store, row, err)) > 0) {
        *ids = arena_grow(arena, *ids, n, sizeof **ids);
        (*ids)[n++] = sqlite3_column_int64(row, 0);
    }
    return status < 0 ? -1 : n;
}

int lookup_set_cards(Store *store, Arena *arena, int64_t **ids, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT id FROM card WHERE game = the_game() AND listed = 0 ORDER BY code",
        err);

    return row ? take_ids(store, row, arena, ids, err) : -1;
}

int lookup_set_cards_with(Store *store, CardWord word, Arena *arena, int64_t **ids,
                          Err *err)
{
    sqlite3_stmt *row =
        store_statement(store,
                        "SELECT id"
                        " FROM card c"
                        " WHERE game = the_game() AND listed = 0 AND EXISTS (SELECT 1"
                        " FROM card_fact WHERE card = c.id AND fact = ?2 AND word = ?1)"
                        " ORDER BY id",
                        err);

    if (!row) return -1;
    store_bind(row, "ti", word.word, store->fact_ids[word.column]);
    return take_ids(store, row, arena, ids, err);
}

int lookup_cards(Store *store, Arena *arena, int64_t **ids, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, "SELECT id FROM card WHERE game = the_game() ORDER BY code", err);

    return row ? take_ids(store, row, arena, ids, err) : -1;
}

#define SCRIPT_TABLES                                                                  \
    "SELECT t.kind, t.name, t.path, t.source, t.summary, s.code, t.hash, t.api,"       \
    " t.card_set"                                                                      \
    " FROM script t LEFT JOIN card_set s ON s.id = t.card_set"

#define SCRIPT_COLUMNS SCRIPT_TABLES " WHERE t.game = the_game() AND "

static void take_script(sqlite3_stmt *row, Arena *arena, StoredScript *script)
{
    *script = (StoredScript){
        .kind = arena_text(arena, store_text(row, 0)),
        .name = arena_text(arena, store_text(row, 1)),
        .path = arena_text(arena, store_text(row, 2)),
        .source = arena_text(arena, store_text(row, 3)),
        .summary = text_or_null(row, 4, arena),
        .set = arena_text(arena, store_text(row, 5)),
        .size = (size_t)sqlite3_column_bytes(row, 3),
        .hash = (uint64_t)sqlite3_column_int64(row, 6),
        .api = store_number(row, 7),
    };
}

int lookup_script(Store *store, Arena *arena, StoredScript *script, Err *err)
{
    sqlite3_stmt *row = store_statement(
        store, SCRIPT_COLUMNS "t.kind = ?1 AND t.name = ?2 ORDER BY t.id", err);

    if (!row) return -1;
    store_bind(row, "tt", script->kind, script->name);
    int status = store_step(store, row, err);
    if (status > 0) take_script(row, arena, script);
    sqlite3_reset(row);
    return status;
}

// A script beside what decides its place.
typedef struct {
    StoredScript script;
    int64_t last; // of its set (set_order.h); of a game's script 0
    int depth, at;
} Placed;

static int by_place(const void *a, const void *b)
{
    const Placed *one = a, *other = b;

    if (one->last != other->last) return one->last < other->last ? -1 : 1;
    if (one->depth != other->depth) return one->depth < other->depth ? -1 : 1;
    return one->at < other->at ? -1 : 1;
}

// Reads the scripts of a kind with the places of their sets.
static int read_placed(Store *store, const char *kind, Arena *arena, Placed **placed,
                       Err *err)
{
    sqlite3_stmt *row =
        store_statement(store, SCRIPT_COLUMNS "t.kind = ?1 ORDER BY t.id", err);
    SetOrder order;
    int status, n = 0;

    *placed = NULL;
    if (!row || set_order_read(store, arena, &order, err)) return -1;
    store_bind(row, "t", kind);
    while ((status = store_step(store, row, err)) > 0) {
        const OrderedSet *set = set_order_with(&order, sqlite3_column_int64(row, 8));
        *placed = arena_grow(arena, *placed, n, sizeof **placed);
        (*placed)[n] = (Placed){
            .last = set ? set->last : 0, .depth = set ? set->depth : 0, .at = n};
        take_script(row, arena, &(*placed)[n++].script);
    }
    return status < 0 ? -1 : n;
}

int lookup_scripts(Store *store, const char *kind, Arena *arena, StoredScript **scripts,
                   Err *err)
{
    KeyMap names = {.arena = arena};
    Placed *placed;
    const int all = read_placed(store, kind, arena, &placed, err);
    int n = 0;

    *scripts = NULL;
    if (all > 1) qsort(placed, (size_t)all, sizeof *placed, by_place);
    for (int i = 0; i < all; i++) {
        // A set before this one may have brought the script, too.
        if (!key_map_add(&names, placed[i].script.name, i)) continue;
        *scripts = arena_grow(arena, *scripts, n, sizeof **scripts);
        (*scripts)[n++] = placed[i].script;
    }
    return all < 0 ? -1 : n;
}
