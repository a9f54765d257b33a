// import_set_row.c -- finds or makes the set of a row.
//
// The Importer keeps the set found last, because lists go set by set.

#include "db/import/import_set_row.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/kernel/base/text.h"

static bool same_name(const char *a, const char *b)
{
    char one[NAME_BYTES_MAX], other[NAME_BYTES_MAX];

    name_match_fold(a, one, sizeof one);
    name_match_fold(b, other, sizeof other);
    return !strcmp(one, other);
}

static int add_set(Importer *importer, const char *code, const char *name)
{
    return importer_start(importer) ||
           importer_exec(importer,
                         "INSERT INTO card_set (game, code, name, api)"
                         " VALUES (the_game(), ?1, ?2, NULL)",
                         "tt",
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
    (void)text_format(importer->set_name,
                      sizeof importer->set_name,
                      "%s",
                      status > 0 ? store_text(find, 0) : "");
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

// Notes a second name for a set: only the maker of the list knows whether it is another
// set.
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
    (void)text_format(known, sizeof importer->set_name, "%s", name); // told once
}

int64_t import_set_row(CardSink *sink)
{
    static const char *const find =
        "SELECT id FROM card_set WHERE game = the_game() AND code = ?1";
    Importer *importer = sink->context;
    const char *code = sink->card.code.code.set, *name = sink->card.set_name;

    if (!importer->set || strcmp(importer->set_code, code) != 0) {
        int64_t id = importer_find(importer, find, code);
        if (id == -2 || (id == -1 && add_set(importer, code, name))) return -1;
        if (id == -1) id = importer_find(importer, find, code);
        importer->set = id;
        (void)text_format(importer->set_code, sizeof importer->set_code, "%s", code);
        if (read_set_name(importer)) return -1;
    }
    meet_name(importer, name, sink);
    return importer->set;
}
