// import_list.c -- a list of cards comes in row by row; sets that it names are made.

#include <stdio.h>
#include <string.h>

#include "db/import/importer.h"
#include "db/lists/list_format.h"
#include "db/text/key_set.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

enum { ROWS_BETWEEN_NEWS = 2000 };

// Shows how far the reading is, now and then.
static void advance(CardSink *sink)
{
    Importer *importer = sink->context;
    const ImportOptions *options = importer->options;
    const Source *source = sink->source;

    if (importer->rows++ % ROWS_BETWEEN_NEWS || !options->progress) return;
    options->progress(
        options->context, source->name, source_done(source), source_size(source));
}

static bool same_name(const char *a, const char *b)
{
    char one[NAME_BYTES], other[NAME_BYTES];

    name_match_fold(a, one, sizeof one);
    name_match_fold(b, other, sizeof other);
    return !strcmp(one, other);
}

static int add_set(Importer *importer, const char *code, const char *name)
{
    const char *game = importer->options->rules->game;

    return importer_start(importer) ||
           importer_exec(importer,
                         "INSERT INTO game (name) VALUES (?1) ON CONFLICT DO NOTHING",
                         "t",
                         game) ||
           importer_exec(importer,
                         "INSERT INTO card_set (game, code, name, api)"
                         " SELECT id, ?2, ?3, NULL FROM game WHERE name = ?1",
                         "ttt",
                         game,
                         code,
                         name ? name : code);
}

static int read_set_name(Importer *importer)
{
    sqlite3_stmt *find = store_statement(
        importer->store, "SELECT name FROM card_set WHERE id = ?1", importer->err);

    if (!find) return -1;
    store_bind(find, "i", importer->set);
    int status = store_step(importer->store, find, importer->err);
    (void)snprintf(importer->set_name,
                   sizeof importer->set_name,
                   "%s",
                   status > 0 ? store_text(find, 0) : "");
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

// Two names for one code may be two sets: which is meant only the list's maker knows.
static void meet_name(Importer *importer, const char *name, const CardSink *sink)
{
    char *known = importer->set_name;

    if (!name || same_name(known, name)) return;
    if (!strcmp(known, importer->set_code)) return;
    card_sink_note(sink,
                   "set_name",
                   name,
                   arena_format(importer->arena,
                                "'%s', as the set %s is called already",
                                known,
                                importer->set_code));
    (void)snprintf(known, sizeof importer->set_name, "%s", name); // told once
}

int64_t importer_set(CardSink *sink)
{
    static const char *const find = "SELECT id FROM card_set WHERE code = ?1";
    Importer *importer = sink->context;
    const char *code = sink->card.code.code.set, *name = sink->card.set_name;

    if (!importer->set || strcmp(importer->set_code, code) != 0) {
        int64_t id = importer_find(importer, find, code);
        if (id == -2 || (id == -1 && add_set(importer, code, name))) return -1;
        if (id == -1) id = importer_find(importer, find, code);
        importer->set = id;
        (void)snprintf(importer->set_code, sizeof importer->set_code, "%s", code);
        if (read_set_name(importer)) return -1;
    }
    meet_name(importer, name, sink);
    return importer->set;
}

static ListWords words_of(const Importer *importer)
{
    return (ListWords){&importer->store->facts, importer->options->forms};
}

static CardSink *make_sink(Importer *importer, Source *source, const ListFormat *format)
{
    const ImportOptions *options = importer->options;
    CardSink *sink = arena_take(importer->arena, sizeof *sink);

    *sink = (CardSink){.words = words_of(importer),
                       .arena = importer->arena,
                       .row_arena = arena_new(),
                       .foreign = format->name,
                       .said_language = options->language,
                       .store = importer->store,
                       .map = options->map,
                       .problems = &importer->report->problems,
                       .notes = &importer->report->notes,
                       .source = source,
                       .advance = advance,
                       .take = import_row,
                       .context = importer,
                       .err = importer->err};
    (void)snprintf(sink->language,
                   sizeof sink->language,
                   "%s",
                   options->language ? options->language : "en");
    return sink;
}

static int read_list(Importer *importer, Source *source, const ListFormat *format)
{
    CardSink *sink = make_sink(importer, source, format);

    importer->seen = key_set_new();
    importer_open(importer, source->name, "cards");
    int failed = format->read(source, sink, importer->err);
    if (!failed) failed = source_failed(source, importer->err);
    importer->hash = importer->hash * 31 + source->hash;
    importer->report->written |= sink->wrote;
    if (sink->draft) importer->report->draft = sink->draft;
    key_set_free(importer->seen);
    arena_free(sink->row_arena);
    return failed ? -1 : 1;
}

// The first sign of [head] that is not blank, 0 if there is none.
static int first_sign(const ListHead *head)
{
    size_t i = 0;

    while (i < head->n && strchr(" \t\r\n", head->text[i])) i++;
    return i < head->n ? (unsigned char)head->text[i] : 0;
}

int import_list(Importer *importer, Source *source)
{
    ListHead head;

    head.text = source_head(source, &head.n);
    const ListWords words = words_of(importer);
    const ListFormat *format = list_format_find(&words, &head);
    if (format) return read_list(importer, source, format);
    if (source_failed(source, importer->err)) return -1;
    // A page is no deck with strange names.
    if (first_sign(&head) != '<') return 0;
    return err_set(importer->err,
                   65,
                   "%s is HTML or XML; card lists that are understood: %s",
                   source->name,
                   list_format_names(importer->arena));
}
