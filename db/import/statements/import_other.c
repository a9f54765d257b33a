// import_other.c -- keeps what imports state of things that are no cards.

#include "db/import/statements/import_other.h"

#include "engine/kernel/base/base.h"

int import_other_say(Importer *importer)
{
    static const char *const finds[] = {
        "CREATE TEMP TABLE IF NOT EXISTS news"
        " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT, content TEXT)",
        "DELETE FROM temp.news",
        "INSERT INTO temp.news SELECT t.game, t.kind, t.card_set, t.name, t.content"
        " FROM thing t WHERE t.content IS NOT"
        " (SELECT s.content FROM thing_said s WHERE " IMPORT_OTHER_SAME("s", "t") ")",
        "INSERT INTO temp.news SELECT s.game, s.kind, s.card_set, s.name, NULL"
        " FROM thing_said s WHERE s.content IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM thing t WHERE " IMPORT_OTHER_SAME("t",
                                                                          "s") ")"};

    for (int i = 0; i < COUNT_OF(finds); i++)
        if (importer_exec(importer, finds[i], "")) return -1;
    const int64_t n = importer_find(importer, "SELECT count(*) FROM temp.news", NULL);
    if (n <= 0) return n < 0 ? -1 : 0;
    importer->report->written = true;
    return importer_start(importer) ||
                   importer_exec(
                       importer,
                       "INSERT INTO said_thing"
                       " (game, import, kind, card_set, name, content)"
                       " SELECT game, ?1, kind, card_set, name, content FROM temp.news",
                       "i",
                       importer->step.id)
               ? -1
               : 0;
}

int import_other_begin(Importer *importer)
{
    return importer_exec(importer,
                         "CREATE TEMP TABLE IF NOT EXISTS same"
                         " (game INTEGER, kind TEXT, card_set INTEGER, name TEXT)",
                         "") ||
                   importer_exec(importer, "DELETE FROM temp.same", "")
               ? -1
               : 0;
}

int import_other_same(Importer *importer, int64_t set, const char *kind,
                      const char *name)
{
    return importer_exec(importer,
                         "INSERT INTO temp.same VALUES (the_game(), ?2, ?1, ?3)",
                         "itt",
                         set,
                         kind,
                         name);
}

int import_other_gone(Importer *importer, int64_t set)
{
    return importer_exec(importer,
                         "INSERT INTO temp.same SELECT game, kind, card_set, name"
                         " FROM thing_said WHERE game = the_game() AND card_set = ?1"
                         " AND content IS NULL",
                         "i",
                         set);
}

int import_other_again(Importer *importer)
{
    return importer_exec(importer,
                         "INSERT OR IGNORE INTO thing_again (import, thing)"
                         " SELECT ?1, s.id FROM temp.same m"
                         " JOIN thing_said s ON " IMPORT_OTHER_SAME(
                             "s", "m") " JOIN said_thing t ON t.id = s.id"
                                       " WHERE t.import IS NOT ?1",
                         "i",
                         importer->step.id);
}
