// import_list.c -- imports a list of cards row by row, in any format that a reader
// knows.

#include "db/import/files/import_list.h"

#include <stdio.h>
#include <string.h>

#include "db/import/statements/list_row.h"
#include "db/import/statements/reading_end.h"
#include "db/lists/column_map.h"
#include "db/lists/list_format.h"
#include "db/lists/listed_word.h"
#include "db/text/key_filter.h"
#include "engine/base/base.h"

enum { ROWS_BETWEEN_NEWS = 2000 };

// Reports progress every ROWS_BETWEEN_NEWS rows.
static void advance(CardSink *sink)
{
    Importer *importer = sink->watcher;
    const ImportOptions *options = importer->options;
    const Source *source = sink->source;

    if (importer->account->rows++ % ROWS_BETWEEN_NEWS || !options->progress) return;
    options->progress(
        options->context, source->name, source_done(source), source_size(source));
}

static ListWords words_of(const Importer *importer)
{
    return (ListWords){.columns = &importer->db->store->facts,
                       .forms = importer->forms,
                       .mapped = importer->options->map != NULL,
                       .owned = importer->options->collection};
}

CardSink *import_list_sink(Importer *importer, Source *source, const char *form)
{
    const ImportOptions *options = importer->options;
    CardSink *sink = arena_take(importer->db->arena, sizeof *sink);

    *sink = (CardSink){.words = words_of(importer),
                       .arena = importer->db->arena,
                       .foreign = form,
                       .said_language = options->language,
                       .store = importer->db->store,
                       .map = options->map,
                       .problems = &importer->account->report->problems,
                       .notes = &importer->account->report->notes,
                       .source = source,
                       .advance = advance,
                       .watcher = importer,
                       .err = importer->db->err};
    sink->words.keywords = listed_word_keywords(sink->store, sink->arena, sink->err);
    (void)snprintf(sink->language,
                   sizeof sink->language,
                   "%s",
                   options->language ? options->language : "en");
    return sink;
}

void import_list_tell(Importer *importer, const CardSink *sink)
{
    ImportReport *report = importer->account->report;
    Arena *arena = importer->db->arena;
    const KnownExport *known = sink->known;

    report->written |= sink->wrote;
    if (sink->draft) report->draft = sink->draft;
    if (!known) return;
    report->exports =
        arena_grow(arena, report->exports, report->exports_n, sizeof *report->exports);
    report->exports[report->exports_n++] =
        (ReadExport){arena_text(arena, sink->source->name), known->app, known->what};
}

static int read_list(Importer *importer, Source *source, const ListFormat *format)
{
    ImportReading reading = {
        .importer = importer, .label = source->name, .seen = key_filter_new()};
    CardSink *sink = import_list_sink(importer, source, format->name);

    sink->row_arena = arena_new();
    sink->take = list_row;
    sink->context = &reading;
    import_account_open(importer->account, source->name, "cards");
    int failed = format->read(source, sink, importer->db->err);
    if (!failed) failed = source_failed(source, importer->db->err);
    if (!failed) failed = reading_end_list(&reading);
    import_account_open(importer->account, source->name, "cards");
    importer->account->tally->rows += reading.rows;
    importer->account->step.hash = importer->account->step.hash * 31 + source->hash;
    import_list_tell(importer, sink);
    key_filter_free(reading.seen);
    arena_free(sink->row_arena);
    return failed ? -1 : 1;
}

// Returns the first character of [head] that is not blank, or 0.
static int first_sign(const ListHead *head)
{
    size_t i = 0;

    while (i < head->n && strchr(" \t\r\n", head->text[i])) i++;
    return i < head->n ? (unsigned char)head->text[i] : 0;
}

const ListFormat *import_list_format(const Importer *importer, Source *source)
{
    ListHead head;

    head.text = source_head(source, &head.n);
    const ListWords words = words_of(importer);
    return list_format_find(&words, &head);
}

int import_list_refuse(const Importer *importer, Source *source,
                       const ListFormat *format)
{
    ImportDb *db = importer->db;
    ListHead head;

    head.text = source_head(source, &head.n);
    if (column_map_is(&db->store->facts, &head))
        return err_set(
            db->err,
            CODE_DATA,
            "%s is a map of columns, no list; give it together with its list: "
            "import --map %s LIST",
            source->name,
            source->name);
    if (format) return 0;
    if (source_failed(source, db->err)) return -1;
    // Without this, a web page would be read as a deck with strange names.
    if (first_sign(&head) != '<') return 0;
    return err_set(db->err,
                   65,
                   "%s is HTML or XML; card lists that are understood: %s",
                   source->name,
                   list_format_names(db->arena));
}

int import_list(Importer *importer, Source *source)
{
    const ListFormat *format = import_list_format(importer, source);

    if (import_list_refuse(importer, source, format)) return -1;
    return format ? read_list(importer, source, format) : 0;
}
