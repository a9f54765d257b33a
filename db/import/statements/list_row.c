// list_row.c -- states one row of a list.

#include "db/import/statements/list_row.h"

#include <string.h>
#include <strings.h>

#include "db/import/statements/reading_sets.h"
#include "db/import/statements/state_row.h"

// Fills the code of a row that gives its set by name alone: that of any set
// (row_code.c), with the name in place of its letters.
static void find_named_place(StatedRow *row, const ListedCard *card)
{
    const char *set = set_name_key(row->arena, card->in_set);
    PrintingKey key;

    if (!printing_key_join(SET_NAME_ANY, card->in_number, &key)) return;
    row->added.place.code = arena_format(row->arena, "%s/%s", set, key.key + 4);
    row->added.place.base = arena_format(row->arena, "%s/%s", set, key.base + 4);
}

// Notes what the row states of its set.
static int note_set(StatedRow *row, const ListedCard *card)
{
    const PrintingCode *code = &card->code.code;

    if (card->in_set) // also without a size, so that the name is known as one
        return reading_sets_note(
            row->reading, set_name_key(row->arena, card->in_set), NULL, code->total);
    if (!card->has_code) return 0;
    // A promo's total is the size of the set that its card comes from.
    const int size = printing_key_is_promo(code) ? 0 : code->total;
    if (!size && !card->set_name) return 0;
    return reading_sets_note(row->reading, code->set, card->set_name, size);
}

static void leave_out(ImportReading *reading)
{
    ImportAccount *account = reading->importer->account;

    reading->rejected = true;
    import_account_open(account, reading->label, "cards");
    account->tally->rejected++;
    account->report->rejected++;
}

// Begins the reading at its first row.
static int begin_list(ImportReading *reading, const CardSink *sink)
{
    const char *file = sink->source->name;
    const char *source = import_reading_source(reading->importer, file, sink->foreign);

    return import_reading_begin(reading, file, source, sink->foreign);
}

int list_row(CardSink *sink)
{
    ImportReading *reading = sink->context;
    const Importer *importer = reading->importer;
    StatedRow row = {.reading = reading, .arena = sink->row_arena};
    const ListedCard *card = &sink->card;

    if (!reading->name && begin_list(reading, sink)) return -1;
    reading->dated = sink->dated;
    reading->rows++;
    if (sink->mistakes) {
        leave_out(reading);
        return 0;
    }
    memcpy(&row.content.card, card, sizeof *card);
    row.content.parted =
        card->has_code && card->of && !strcasecmp(card->of, card->code.key);
    if (card->has_code && card->of && !row.content.parted) row.content.of = card->of;
    row.content.full_name = card_names_full(
        importer->forms, &importer->db->store->facts, row.arena, &row.content);
    row.added.line = card->line;
    if (card->has_code) {
        row.added.place.code = card->code.key;
        row.added.place.base = card->code.base;
    } else if (card->in_set) {
        find_named_place(&row, card);
    }
    if (note_set(&row, card)) return -1;
    return state_row(&row, sink->row_language);
}
