// import_row_find.c -- finds the card of a row.

#include "db/import/import_row_inside.h"

#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"

// Takes the card that [sql] finds for a text and a type (NULL: any). Returns -1 on
// failure.
static int find_by(ImportRow *writing, const char *sql, const char *text,
                   const char *type)
{
    Importer *importer = writing->importer;
    sqlite3_stmt *find = store_statement(importer->store, sql, importer->err);

    if (!find) return -1;
    store_bind(find, "tti", text, type, importer->store->fact_ids[COLUMN_TYPE]);
    int status = store_step(importer->store, find, importer->err);
    if (status > 0) {
        writing->id = sqlite3_column_int64(find, 0);
        writing->code = arena_text(writing->arena, store_text(find, 1));
        writing->listed = store_number(find, 2) == 1;
        writing->set = sqlite3_column_int64(find, 3);
    }
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

#define FOUND "SELECT c.id, c.code, c.listed, c.card_set FROM "

static int find_by_code(ImportRow *writing, const char *code)
{
    return find_by(writing,
                   FOUND "printing p JOIN card c ON c.id = p.card"
                         " WHERE p.game = the_game() AND p.code = ?1 AND ?2 IS NULL",
                   code,
                   NULL);
}

// A condition on a card c: it has the type ?2.
#define HAS_TYPE                                                                       \
    " EXISTS (SELECT 1 FROM card_fact WHERE card = c.id AND fact = ?3 AND word = ?2)"

static int find_by_name(ImportRow *writing, const ListedName *name)
{
    char folded[NAME_BYTES_MAX];
    bool english = !strcmp(name->language, "en");
    const char *type = english ? listed_card_word(writing->card, COLUMN_TYPE) : NULL;

    name_match_fold(name->name, folded, sizeof folded);
    if (!*folded) return 0;
    if (english)
        return find_by(writing,
                       FOUND "card c WHERE c.game = the_game() AND c.folded = ?1"
                             " AND (?2 IS NULL OR" HAS_TYPE ") ORDER BY c.id LIMIT 1",
                       folded,
                       type);
    return find_by(writing,
                   FOUND
                   "card_name n JOIN card c ON c.id = n.card WHERE n.folded = ?1"
                   " AND c.game = the_game() AND ?2 IS NULL ORDER BY c.id LIMIT 1",
                   folded,
                   NULL);
}

// Finds a card by its title alone: some lists call "Lamp, Bright" just "Bright". Only
// for printings with a number above their set's size, which reprint a card of that set.
static int find_by_title(ImportRow *writing)
{
    const ListedCard *card = writing->card;
    const PrintingCode *code = &card->code.code;

    if (!card->has_code || !code->total || code->number <= code->total) return 0;
    const char *type = listed_card_word(card, COLUMN_TYPE);
    if (!card->names_n || !type || strchr(card->names[0].name, ',')) return 0;
    const char *name =
        arena_format(writing->arena, "%s:%%, %s", code->set, card->names[0].name);
    return find_by(writing,
                   FOUND "card c JOIN card_set s ON s.id = c.card_set"
                         " WHERE s.game = the_game()"
                         " AND s.code || ':' || c.name LIKE ?1 AND" HAS_TYPE
                         " ORDER BY c.id LIMIT 1",
                   name,
                   type);
}

// Returns whether the row has the own code of a card that the database has as a promo.
static bool is_own_code(const ImportRow *writing)
{
    const ListedCard *card = writing->card;
    PrintingCode known;

    if (!writing->id || !writing->listed || !card->has_code) return false;
    if (card->code.code.art || printing_key_is_promo(&card->code.code)) return false;
    return printing_code_read(writing->code, &known) && printing_key_is_promo(&known);
}

static int find_own(ImportRow *writing, const char *code)
{
    return find_by(writing,
                   FOUND
                   "card c WHERE c.game = the_game() AND c.code = ?1 AND ?2 IS NULL",
                   code,
                   NULL);
}

// Tries the code, then the code of the usual art, then the name. Promos and other
// printings with numbers of their own need the name.
int import_row_find(ImportRow *writing)
{
    const ListedCard *card = writing->card;
    const PrintingKey *code = &card->code;

    if (card->has_code && find_by_code(writing, code->key)) return -1;
    if (card->has_code && !writing->id && strcmp(code->key, code->base) != 0 &&
        find_by_code(writing, code->base))
        return -1;
    // A card first met as another printing has this code, but no such printing yet.
    if (card->has_code && !writing->id && find_own(writing, code->base)) return -1;
    for (int i = 0; i < card->names_n && !writing->id; i++)
        if (find_by_name(writing, &card->names[i])) return -1;
    if (!writing->id && find_by_title(writing)) return -1;
    writing->renames = is_own_code(writing);
    writing->speaks = writing->renames || !writing->id || !card->has_code ||
                      !strcasecmp(writing->code, code->key);
    return 0;
}

int import_row_find_own(ImportRow *writing)
{
    return find_own(writing, writing->code);
}
