// import_gather.c -- gathers the rows of a list, of any form, as the cards of a set.
//
// Headings and values are as free as those of any list. But a row has a code and a name, and
// words that the game must know, like a row of the set's own list.

#include "db/import/files/import_gather.h"

#include <string.h>
#include <strings.h>

#include "db/import/files/import_list.h"
#include "db/lists/list_format.h"
#include "db/lists/listed_fact.h"
#include "db/sheets/bundle.h"
#include "engine/base/base.h"

// The list on its way.
typedef struct {
    Importer *importer;
    SetFolder *set;
} Gathering;

// Returns whether the row is another printing of a card. A code of another art may be
// that of a card, where the set has it so.
static bool is_printing(const CardSink *sink)
{
    const Importer *importer = sink->watcher;
    const ListedCard *card = &sink->card;
    const PrintingKey *code = &card->code;

    if (!card->has_code) return false;
    if (card->of) return strcasecmp(card->of, code->key) != 0;
    return strcmp(code->key, code->base) != 0 &&
           import_db_find(importer->db,
                          "SELECT 1 FROM card WHERE game = the_game() AND code = ?1"
                          " AND listed = 0",
                          code->key) != 1;
}

// Gives the row the code and the name that a card of a set has.
static void complete_row(CardSink *sink)
{
    ListedCard *card = &sink->card;
    int name = 0;

    if (sink->mistakes) return;
    if (!card->has_code)
        sink_report_mistake(sink, FOUND_CODE, "code", NULL, "a code such as OGN-024");
    if (!card->names_n)
        sink_report_mistake(sink, FOUND_NO_VALUE, "name", NULL, "the name");
    listed_fact_check(sink);
    if (sink->mistakes) return;
    for (int i = card->names_n - 1; i >= 0; i--)
        if (!strcmp(card->names[i].language, "en")) name = i;
    card->own_code = arena_text(sink->row_arena, card->code.key);
    card->names[0] = (ListedName){"en", card->names[name].name};
    card->names_n = 1;
}

static int take_row(CardSink *sink)
{
    if (is_printing(sink)) {
        sink_report_note(sink,
                         "code",
                         NULL,
                         "a card; other printings than the first stay as they were");
        return 0;
    }
    complete_row(sink);
    return set_list_take(sink);
}

static int read_list(const Gathering *gathering, Source *source,
                     const ListFormat *format)
{
    Importer *importer = gathering->importer;
    SetFolder *set = gathering->set;
    CardSink *sink = import_list_sink(importer, source, format->name);

    sink->row_arena = importer->db->arena;
    sink->of_set = true;
    sink->take = take_row;
    sink->context = &set->list;
    set->list_path = arena_text(importer->db->arena, source->name);
    const int failed = format->read(source, sink, importer->db->err);
    import_list_tell(importer, sink);
    if (failed || source_failed(source, importer->db->err)) return -1;
    importer->account->step.hash = importer->account->step.hash * 31 + source->hash;
    return 0;
}

// Takes a text of the path. Only one of them is a list.
static int take_text(void *gathering_of, Source *source, const BundlePart *part)
{
    const Gathering *gathering = gathering_of;
    Importer *importer = gathering->importer;
    const ListFormat *format = import_list_format(importer, source);

    source_tell_guess(source, &importer->account->report->notes);
    if (!format && (source_failed(source, importer->db->err) || part->sheet))
        return *importer->db->err->text ? -1 : 0;
    if (!format)
        return err_set(importer->db->err,
                       CODE_DATA,
                       "%s is no list of cards, which --replace-set wants",
                       source->name);
    if (gathering->set->list_path)
        return err_set(
            importer->db->err,
            CODE_DATA,
            "%s is a second list, and --replace-set wants one with all cards: "
            "join them, or choose a sheet with --sheet",
            source->name);
    return read_list(gathering, source, format);
}

static int hear_fault(void *gathering, const char *name, const Err *why)
{
    (void)gathering, (void)name, (void)why;
    return -1; // the error is that of the importer
}

static int hear_note(void *gathering, const char *name, const char *why)
{
    (void)gathering, (void)name, (void)why;
    return 0;
}

int import_gather(Importer *importer, const char *path, SetFolder *set)
{
    Gathering gathering = {importer, set};
    const Bundle bundle = {importer->options->sheet,
                           importer->db->arena,
                           take_text,
                           hear_fault,
                           hear_note,
                           &gathering};

    set->list = set_list_new(importer->db->arena);
    if (bundle_read(&bundle, path, importer->db->err)) return -1;
    if (set->list_path) return 0;
    return err_set(importer->db->err,
                   CODE_DATA,
                   "%s: no sheet in it is a list of cards, which --replace-set wants",
                   path);
}
