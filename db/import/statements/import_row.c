// import_row.c -- rows of lists and of set folders become rows that are said.
//
// A row says something new if its source has not said the same before. What it does to a
// card is found at the end of the list (import_settle.c).

#include "db/import/statements/import_row.h"

#include <string.h>
#include <strings.h>

#include "db/import/statements/import_reading.h"
#include "db/lists/listed_fact.h"
#include "db/settle/card_names.h"
#include "db/store/card_sheet.h"
#include "db/text/key_filter.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/text.h"

typedef struct {
    Importer *importer;
    Arena *arena;
    CardStatement content;
    NewStatement row;
    int64_t met; // the row of an earlier reading that holds at its place; 0: none
    const char *names[CARD_NAMES_MAX];
} Saying;

static int reject(Saying *saying, FoundKind found, const char *column,
                  const char *value, const char *expected)
{
    importer_reject(saying->importer,
                    &(Problem){.file = saying->importer->reading.file,
                               .row = (int)saying->row.line,
                               .column = column,
                               .value = value,
                               .expected = expected,
                               .found = found});
    return 0;
}

// ---- rows of one list with one code

// Two rows with one code that say different things.
typedef struct {
    const char *field, *says, *other;
    int64_t line; // of the other row
} Contradiction;

// Returns the text of the first field in which two rows say different things, or NULL.
// Sets [field] and [other], the text of the other row.
static const char *find_difference(const Saying *saying, const CardStatement *before,
                                   const char **field, const char **other)
{
    const ListedCard *one = &saying->content.card, *two = &before->card;
    const Store *store = saying->importer->store;

    for (int i = 0; i < one->names_n; i++)
        for (int k = 0; k < two->names_n; k++) {
            *field = "name";
            *other = two->names[k].name;
            if (!strcmp(one->names[i].language, two->names[k].language) &&
                strcmp(one->names[i].name, *other) != 0)
                return one->names[i].name;
        }
    for (int i = 0; i < store->facts.n; i++) {
        const char *says = fact_columns_text(saying->arena, &one->facts[i]);
        *field = store->facts.rows[i].name;
        *other = fact_columns_text(saying->arena, &two->facts[i]);
        if (says && *other && strcmp(says, *other) != 0) return says;
    }
    for (int i = 0; i < one->texts_n; i++)
        for (int k = 0; k < two->texts_n; k++) {
            *field = "text";
            *other = two->texts[k].text;
            if (one->texts[i].kind == two->texts[k].kind &&
                !strcmp(one->texts[i].language, two->texts[k].language) &&
                strcmp(one->texts[i].text, *other) != 0)
                return one->texts[i].text;
        }
    return NULL;
}

static bool has_id(const ListedCard *card, const ListedId *id)
{
    for (int i = 0; i < card->ids_n; i++)
        if (!strcmp(card->ids[i].source, id->source) &&
            !strcmp(card->ids[i].id, id->id))
            return true;
    return false;
}

// Adds to a row what an earlier row of the list with the same code has and it has not.
static void add_earlier(CardStatement *content, const CardStatement *before)
{
    ListedCard *card = &content->card;
    const ListedCard *earlier = &before->card;

    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        if (card->facts[i].n == FACT_UNSAID) card->facts[i] = earlier->facts[i];
    for (int i = 0; i < earlier->ids_n && card->ids_n < LISTED_IDS_MAX; i++)
        if (!has_id(card, &earlier->ids[i])) card->ids[card->ids_n++] = earlier->ids[i];
    for (int i = 0; i < earlier->texts_n && card->texts_n < LISTED_TEXTS_MAX; i++) {
        bool has = false;
        for (int k = 0; k < card->texts_n; k++)
            has |= card->texts[k].kind == earlier->texts[i].kind &&
                   !strcmp(card->texts[k].language, earlier->texts[i].language);
        if (!has) card->texts[card->texts_n++] = earlier->texts[i];
    }
    if (!content->of) content->of = before->of;
    if (card->has_text == FACT_UNSAID) card->has_text = earlier->has_text;
    if (!card->names_n) {
        card->names_n = earlier->names_n;
        memcpy(card->names, earlier->names, sizeof card->names);
    }
}

// Rejects a row that says other than another row of the list with the same code, which
// counts.
static int meet_repeated(Saying *saying, int64_t line, const Contradiction *found)
{
    const int64_t counts = line == saying->row.line ? found->line : saying->row.line;
    const bool earlier = line != saying->row.line;
    const char *value = earlier ? found->other : found->says;
    const char *wanted = earlier ? found->says : found->other;

    saying->importer->reading.rejected = true;
    importer_reject(saying->importer,
                    &(Problem){.file = saying->importer->reading.file,
                               .row = (int)line,
                               .column = found->field,
                               .value = value,
                               .expected = arena_format(
                                   saying->arena,
                                   "'%.*s', as row %lld has it for the same code",
                                   text_fit(wanted, 80),
                                   wanted,
                                   (long long)counts)});
    return 0;
}

// Returns whether a row of the same reading as [held] at its place said the same, and lost
// against it. Then it says nothing new. -1 on failure.
static int lost_before(Saying *saying, const HeldStatement *held)
{
    Importer *importer = saying->importer;
    const StatementPlace *place = &saying->row.place;
    sqlite3_stmt *row =
        store_statement(importer->store,
                        place->code ? "SELECT 1 FROM said WHERE game = the_game()"
                                      " AND base = ?1 AND code = ?2 AND reading = ?3"
                                      " AND language = ?4 AND content = ?5"
                                    : "SELECT 1 FROM said WHERE game = the_game()"
                                      " AND folded = ?1 AND code IS ?2 AND reading = ?3"
                                      " AND language = ?4 AND content = ?5",
                        importer->err);

    if (!row) return -1;
    store_bind(row,
               "ttitt",
               place->code ? place->base : place->folded,
               place->code,
               held->reading,
               place->language,
               saying->row.content);
    const int status = store_step(importer->store, row, importer->err);
    sqlite3_reset(row);
    return status;
}

// ---- one row

static int say(Saying *saying)
{
    if (saying->met && import_reading_differ(saying->importer, saying->met)) return -1;
    if (!saying->row.content)
        saying->row.content =
            statement_pack(saying->importer->store, saying->arena, &saying->content);
    return import_reading_say(saying->importer, &saying->row);
}

// Returns whether a row counts rather than another row of the list with the same code, so
// that their order does not decide: the longer one, or the first in the alphabet.
static bool counts_more(const char *one, const char *other)
{
    const size_t n = strlen(one), m = strlen(other);

    return n != m ? n > m : strcmp(one, other) < 0;
}

// Says a row whose code another row of the list has, or leaves out one of the two.
static int say_repeated(Saying *saying, const HeldStatement *held,
                        const CardStatement *before)
{
    const char *field, *other;
    const char *says = find_difference(saying, before, &field, &other);

    if (says) {
        const Contradiction found = {field, says, other, held->line};
        const bool counts = counts_more(saying->row.content, held->content);
        if (meet_repeated(saying, counts ? held->line : saying->row.line, &found))
            return -1;
        return counts ? say(saying) : 0;
    }
    add_earlier(&saying->content, before);
    saying->row.content =
        statement_pack(saying->importer->store, saying->arena, &saying->content);
    return strcmp(held->content, saying->row.content) ? say(saying) : 0;
}

// Says a row of a place of which something is said already: by an earlier import, or by an
// earlier row of this list, or by both.
static int say_again(Saying *saying, const HeldStatement *held)
{
    Importer *importer = saying->importer;
    const bool now = held->reading == importer->reading.id;
    const int met = import_reading_meet(importer, held->id);
    const bool repeated = now || met > 0;
    const char *field, *other;
    CardStatement before;

    if (met < 0) return -1;
    saying->met = now ? 0 : held->id;
    if (!held->content) return say(saying);
    if (!strcmp(held->content, saying->row.content)) return 0;
    statement_unpack(importer->store, saying->arena, held->content, &before);
    if (before.card.updated > saying->content.card.updated &&
        (saying->content.card.updated || importer->reading.dated))
        return saying->met ? import_reading_differ(importer, saying->met) : 0;
    if (repeated && before.card.updated == saying->content.card.updated)
        return say_repeated(saying, held, &before);
    const int lost = now ? 0 : lost_before(saying, held);
    if (lost < 0) return -1;
    if (!lost) return say(saying);
    const char *says = find_difference(saying, &before, &field, &other);
    if (!says || before.card.updated > saying->content.card.updated) return 0;
    return meet_repeated(
        saying, saying->row.line, &(Contradiction){field, says, other, held->line});
}

static int say_row(Saying *saying)
{
    Importer *importer = saying->importer;
    const StatementPlace *place = &saying->row.place;
    const char *key = arena_format(saying->arena,
                                   "%s|%s",
                                   place->code     ? place->code
                                   : place->folded ? place->folded
                                                   : "",
                                   place->language);
    HeldStatement held;

    saying->row.content =
        statement_pack(importer->store, saying->arena, &saying->content);
    const bool known = key_filter_add(importer->seen, key);
    if (!importer->reading.known && !known) return say(saying);
    const int found =
        importer->reading.source
            ? statement_find(
                  importer->store, place, saying->arena, &held, importer->err)
            : 0;
    if (found < 0) return -1;
    return found ? say_again(saying, &held) : say(saying);
}

// Fills the place of a row and the names by which it may be met.
static void find_place(Saying *saying, const char *language)
{
    Importer *importer = saying->importer;
    CardStatement *content = &saying->content;
    StatementPlace *place = &saying->row.place;
    const ListedCard *card = &content->card;
    char folded[NAME_BYTES_MAX];
    const char *name = card->names_n ? card->names[0].name : NULL;

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) name = card->names[i].name;
    place->source = importer->reading.source;
    place->language = language;
    if (name) {
        name_match_fold(name, folded, sizeof folded);
        place->folded = *folded ? arena_text(saying->arena, folded) : NULL;
    }
    const int n = card_names_of(importer->forms, saying->arena, content, saying->names);
    saying->row.names = saying->names;
    for (int i = 0; i < n; i++)
        if (!place->folded || strcmp(saying->names[i], place->folded) != 0)
            saying->names[saying->row.names_n++] = saying->names[i];
}

// Fills the place of a row that says its set by name alone. Its code is that of a set "XXX"
// (card_sink.c).
static void find_named_place(Saying *saying, const ListedCard *card)
{
    const char *set = set_name_key(saying->arena, card->in_set);
    PrintingKey key;

    if (!printing_key_join("XXX", card->in_number, &key)) return;
    saying->row.place.code = arena_format(saying->arena, "%s/%s", set, key.key + 4);
    saying->row.place.base = arena_format(saying->arena, "%s/%s", set, key.base + 4);
}

static int note_set(Saying *saying, const ListedCard *card)
{
    const PrintingCode *code = &card->code.code;
    Importer *importer = saying->importer;

    if (card->in_set) // also without a size, so that the name is known as one
        return import_reading_say_set(
            importer, set_name_key(saying->arena, card->in_set), NULL, code->total);
    if (!card->has_code) return 0;
    // A promo's total is the size of the set that its card comes from.
    const int size = printing_key_is_promo(code) ? 0 : code->total;
    if (!size && !card->set_name) return 0;
    return import_reading_say_set(importer, code->set, card->set_name, size);
}

int import_row(CardSink *sink)
{
    Importer *importer = sink->context;
    Saying saying = {.importer = importer, .arena = sink->row_arena};
    const ListedCard *card = &sink->card;

    if (!importer->reading.name &&
        import_reading_begin(
            importer,
            sink->source->name,
            import_reading_source(importer, sink->source->name, sink->foreign),
            sink->foreign))
        return -1;
    importer->reading.dated = sink->dated;
    if (sink->mistakes) {
        importer->reading.rejected = true;
        importer_open(importer, importer->reading.label, "cards");
        importer->tally->rejected++;
        importer->report->rejected++;
        return 0;
    }
    memcpy(&saying.content.card, card, sizeof *card);
    if (card->has_code && card->of && strcasecmp(card->of, card->code.key) != 0)
        saying.content.of = card->of;
    saying.content.full_name = card_names_full(
        importer->forms, &importer->store->facts, saying.arena, &saying.content);
    saying.row.line = card->line;
    if (card->has_code) {
        saying.row.place.code = card->code.key;
        saying.row.place.base = card->code.base;
    } else if (card->in_set) {
        find_named_place(&saying, card);
    }
    find_place(&saying, sink->row_language);
    if (note_set(&saying, card)) return -1;
    return say_row(&saying);
}

// ---- rows of set folders

// Returns the id of the set that has the card with this code from its folder, 0 if none
// does.
static int64_t owner_of(Importer *importer, const char *code)
{
    const int64_t id = importer_find(importer,
                                     "SELECT card_set FROM card"
                                     " WHERE game = the_game() AND code = ?1"
                                     " AND listed = 0",
                                     code);

    return id == -1 ? 0 : id;
}

int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own)
{
    Saying saying = {.importer = importer, .arena = arena};
    const int64_t owner = owner_of(importer, own->code);

    memcpy(&saying.content.card, card, sizeof *card);
    saying.content.set = own->set_code;
    saying.row.line = card->line;
    saying.row.place.code = saying.row.place.base = own->code;
    if (owner < 0) return -1;
    if (owner && owner != own->set)
        return reject(
            &saying, FOUND_CODE, "code", own->code, "a code that no other set has");
    find_place(&saying, "en");
    return say_row(&saying);
}

int import_row_gone(Importer *importer, const char *code)
{
    const NewStatement row = {
        .place = {.code = code, .base = code, .language = "en"},
    };

    return import_reading_say(importer, &row);
}

int import_row_print(Importer *importer, const PrintingKey *print, const OwnPrint *own)
{
    Saying saying = {.importer = importer, .arena = importer->arena};
    FactItem *rarity = arena_take(importer->arena, sizeof *rarity);

    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        saying.content.card.facts[i].n = FACT_UNSAID;
    saying.content.card.has_text = FACT_UNSAID;
    *rarity = (FactItem){.word = own->rarity, .number = 1};
    if (*own->rarity)
        saying.content.card.facts[importer->store->facts.rarity] =
            (FactItems){.n = 1, .items = rarity};
    saying.content.of = own->card;
    saying.row.line = own->line;
    saying.row.place.code = print->key;
    saying.row.place.base = print->base;
    find_place(&saying, "en");
    return say_row(&saying);
}
