// import_row.c -- decides whether a row may change its card, and has it written.
//
// A row writes nothing before every check has passed.

#include "db/import/import_row_inside.h"

#include <string.h>

#include "db/import/import_inside.h"
#include "db/import/import_set_row.h"
#include "db/lists/listed_fact.h"
#include "db/store/lookup.h"
#include "db/text/key_set.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/limit.h"
#include "engine/kernel/base/text.h"

static int reject(ImportRow *writing, const char *column, const char *value,
                  const char *expected)
{
    importer_reject(writing->importer,
                    &(Problem){.file = writing->file,
                               .row = (int)writing->card->line,
                               .column = column,
                               .value = value,
                               .expected = expected});
    return 0;
}

// Returns whether two names are of one card: a list may shorten "Lamp, Bright" to
// "Bright".
static bool names_agree(const char *known, const char *says)
{
    char one[NAME_BYTES_MAX], other[NAME_BYTES_MAX];

    name_match_fold(known, one, sizeof one);
    name_match_fold(says, other, sizeof other);
    return strstr(one, other) || strstr(other, one);
}

// Keeps the facts of a set folder, because its scripts rely on them, and notes what the
// list says instead. A list may change the rarity, which plays no part in the rules.
static int keep_own(ImportRow *writing)
{
    const int rarity = SHEET_FACTS + writing->importer->store->facts.rarity;
    int kept = 0;

    for (int i = 0; i < writing->changes_n; i++) {
        Change *change = &writing->changes[i];
        bool fact = !change->text && !change->name;
        bool fills = fact && change->row == rarity && !*change->old;
        if (!fact || fills) {
            writing->changes[kept++] = *change;
            continue;
        }
        if (change->row == SHEET_NAME && !names_agree(change->old, change->now)) {
            (void)reject(writing,
                         "name",
                         change->now,
                         arena_format(writing->arena, "'%s'", change->old));
            return -1;
        }
        if (change->row == rarity || change->row == SHEET_SCRIPT) continue;
        problem_add(&writing->importer->report->notes,
                    &(Problem){.file = writing->file,
                               .row = (int)writing->card->line,
                               .column = change->field,
                               .value = change->now,
                               .expected = arena_format(writing->arena,
                                                        "'%s', which stays: %s is a "
                                                        "card of a set with scripts",
                                                        change->old,
                                                        writing->code)});
    }
    writing->changes_n = kept;
    return 0;
}

// Rejects a row that differs from an earlier row of the list with the same code.
static int meet_repeated(ImportRow *writing)
{
    const Change *change = writing->changes;

    return reject(writing,
                  change->field,
                  change->now,
                  arena_format(writing->arena,
                               "'%.*s', as row %lld has it for the same code",
                               text_fit(change->old, 80),
                               change->old,
                               (long long)writing->repeated));
}

// Rejects a name that no card has, in a list without codes. To find a near name takes a
// look at all cards, so only the first few messages have one.
static int reject_name(ImportRow *writing)
{
    Importer *importer = writing->importer;
    const char *name = writing->says.texts[SHEET_NAME];
    const char *near = importer->report->problems.n < NEAREST_NAMES_MAX
                           ? lookup_near(importer->store, name, writing->arena)
                           : NULL;

    return reject(writing,
                  "name",
                  name,
                  near ? arena_format(writing->arena, "'%s'", near)
                       : "a code, or the name of a card that is known");
}

static int write_new(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    if (!writing->says.texts[SHEET_NAME])
        return reject(writing, "name", NULL, "the name of a card that is new");
    if (!card->has_code && !writing->own) return reject_name(writing);
    if (!writing->own) {
        writing->code = card->code.base;
        writing->set = import_set_row(writing->sink);
        if (writing->set < 0) return -1;
    }
    if (import_row_insert(writing)) return -1;
    return import_row_store_printing(writing, DONE_ADDED);
}

// Gives a card known as a promo its own code and set. The promo keeps its rarity.
static int rename_card(ImportRow *writing)
{
    Importer *importer = writing->importer;
    const char *code = writing->card->code.base;
    const char *rarity =
        writing->known.texts[SHEET_FACTS + importer->store->facts.rarity];
    const Difference told = {code, "code", writing->code, code};

    writing->set = import_set_row(writing->sink);
    if (writing->set < 0 || importer_start(importer) ||
        importer_exec(importer,
                      "UPDATE card SET code = ?2, card_set = ?3 WHERE id = ?1",
                      "iti",
                      writing->id,
                      code,
                      writing->set) ||
        importer_exec(importer,
                      "UPDATE printing SET rarity = nullif(?2, '')"
                      " WHERE game = the_game() AND code = ?1",
                      "tt",
                      writing->code,
                      rarity))
        return -1;
    writing->code = code;
    return importer_change(importer, writing->id, &told);
}

static int write_known(ImportRow *writing)
{
    Store *store = writing->importer->store;
    // A set folder takes over a card that only lists knew.
    bool taken = writing->own && writing->listed;

    if (card_sheet_stored(store,
                          writing->arena,
                          writing->id,
                          &writing->known,
                          writing->importer->err))
        return -1;
    if (writing->speaks) import_row_diff_facts(writing);
    if (import_row_diff_texts(writing)) return -1;
    if (!writing->own && !writing->listed && keep_own(writing)) return 0;
    if (writing->repeated && writing->changes_n) return meet_repeated(writing);
    if (writing->renames && rename_card(writing)) return -1;
    bool changed = writing->changes_n || taken;
    if (changed && import_row_update(writing, taken)) return -1;
    return import_row_store_printing(writing, changed ? DONE_CHANGED : DONE_UNCHANGED);
}

// Returns the key that tells repeated rows: the code of the printing, or else the
// card's.
static const char *key_of(const ImportRow *writing)
{
    const ListedCard *card = writing->card;

    if (card->has_code) return card->code.key;
    return writing->id ? writing->code : card->names[0].name;
}

// Fills `says`. The name is the English one, or else the first.
static void fill_says(ImportRow *writing)
{
    const ListedCard *card = writing->card;
    const char *name = card->names_n ? card->names[0].name : NULL;
    const char *script = card->has_text ? "yes" : "no";

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) name = card->names[i].name;
    writing->says.texts[SHEET_NAME] = name;
    writing->says.texts[SHEET_SCRIPT] = card->has_text == FACT_UNSAID ? NULL : script;
    // A new card has nothing to compare with.
    if (writing->id) card_sheet_fill(writing->arena, card->facts, &writing->says);
}

static int write_row(ImportRow *writing)
{
    CardSink *sink = writing->sink;
    Importer *importer = writing->importer;
    const ListedCard *card = writing->card;
    int older = 0;

    writing->repeated =
        key_set_add(importer->seen, key_of(writing), card->line, card->updated, &older);
    if (!older && writing->id && import_row_check_older(writing, &older)) return -1;
    if (older) {
        importer_count(importer, DONE_UNCHANGED);
        return 0;
    }
    if (!writing->id || writing->listed) listed_fact_complete(sink);
    fill_says(writing);
    return writing->id ? write_known(writing) : write_new(writing);
}

int import_row(CardSink *sink)
{
    Importer *importer = sink->context;
    ImportRow writing = {.importer = importer,
                         .sink = sink,
                         .card = &sink->card,
                         .file = sink->source->name,
                         .arena = sink->row_arena};

    if (sink->mistakes) {
        importer->tally->rejected++;
        importer->report->rejected++;
        return 0;
    }
    if (import_row_find(&writing)) return -1;
    importer_open(importer, sink->source->name, writing.speaks ? "cards" : "printings");
    return write_row(&writing);
}

int import_row_own(Importer *importer, Arena *arena, ListedCard *card,
                   const OwnCard *own)
{
    ImportRow writing = {.importer = importer,
                         .card = card,
                         .file = own->file,
                         .arena = arena,
                         .own = true,
                         .speaks = true};

    writing.code = own->code;
    if (import_row_find_own(&writing)) return -1;
    if (writing.id && writing.set != own->set)
        return reject(&writing, "code", own->code, "a code that no other set has");
    writing.set = own->set;
    // In a set folder a missing column means that the card has none.
    for (int i = 0; i < importer->store->facts.n; i++)
        if (card->facts[i].n == FACT_UNSAID) card->facts[i] = (FactItems){0};
    fill_says(&writing);
    return writing.id ? write_known(&writing) : write_new(&writing);
}
