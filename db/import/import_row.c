// import_row.c -- whether a row may say what it says; then it is written.

#include "db/import/import_row_inside.h"

#include <string.h>

#include "db/import/import_inside.h"
#include "db/import/import_set_row.h"
#include "db/lists/listed_fact.h"
#include "db/store/lookup.h"
#include "db/text/key_set.h"
#include "db/text/name_match.h"

enum { NEAR_NAMES_MAX = 20 };

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

// A list may shorten a name ("Bright" for "Lamp, Bright"); another name is another card.
static bool names_agree(const char *known, const char *says)
{
    char one[NAME_BYTES], other[NAME_BYTES];

    name_match_fold(known, one, sizeof one);
    name_match_fold(says, other, sizeof other);
    return strstr(one, other) || strstr(other, one);
}

// The facts of a set's folder stand, for its scripts are written for them: what a list
// says otherwise is told and left. A rarity is no fact of play.
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

// A code twice in one list must say the same twice.
static int meet_repeated(ImportRow *writing)
{
    const Change *change = writing->changes;

    return reject(writing,
                  change->field,
                  change->now,
                  arena_format(writing->arena,
                               "'%.80s', as row %lld has it for the same code",
                               change->old,
                               (long long)writing->repeated));
}

// A name that no card has, in a list without codes. Looking for what was meant takes all
// cards, so only the first few are told it.
static int reject_name(ImportRow *writing)
{
    Importer *importer = writing->importer;
    const char *name = writing->says.texts[SHEET_NAME];
    const char *near = importer->report->problems.n < NEAR_NAMES_MAX
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

// Gives the card its own code and set instead of a promo's, whose rarity stays with it.
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
                      "UPDATE printing SET rarity = nullif(?2, '') WHERE code = ?1",
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
    // The folder of its set takes over a card that only lists knew.
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

// What the row is repeated by: the printing, by whatever it was found.
static const char *key_of(const ImportRow *writing)
{
    const ListedCard *card = writing->card;

    if (card->has_code) return card->code.key;
    return writing->id ? writing->code : card->names[0].name;
}

// What the row says, as texts. The name is the English one, or the first.
static void fill_says(ImportRow *writing)
{
    const ListedCard *card = writing->card;
    const char *name = card->names_n ? card->names[0].name : NULL;
    const char *script = card->has_text ? "yes" : "no";

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) name = card->names[i].name;
    writing->says.texts[SHEET_NAME] = name;
    writing->says.texts[SHEET_SCRIPT] = card->has_text == FACT_UNSAID ? NULL : script;
    // Nothing of a new card is compared.
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
    // The folder says every fact; a column that it leaves out says that there is none.
    for (int i = 0; i < importer->store->facts.n; i++)
        if (card->facts[i].n == FACT_UNSAID) card->facts[i] = (FactItems){0};
    fill_says(&writing);
    return writing.id ? write_known(&writing) : write_new(&writing);
}
