// import_needs_check.c -- checks sets that build on each other, and keywords of one name.
//
// The paths of one import come in any order, and two sets that share a keyword may both
// change it. So the sets are checked when all are there.

#include "db/import/folders/import_needs_check.h"

#include <string.h>

#include "db/import/base/import_game_use.h"
#include "db/store/set_order.h"
#include "db/text/key_map.h"

// Returns the codes of other sets of the game, as many as a message has room for.
static const char *known_sets(ImportDb *db, const SetFolder *set)
{
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT coalesce(group_concat(code, ', '), 'none')"
        " FROM (SELECT code FROM card_set"
        " WHERE game = the_game() AND api IS NOT NULL AND code <> ?1 LIMIT 20)",
        NULL);

    if (!row) return "";
    store_bind(row, "t", set->code);
    const int status = store_step(db->store, row, NULL);
    const char *codes = status > 0 ? arena_text(db->arena, store_text(row, 0)) : "";
    sqlite3_reset(row);
    return codes;
}

// Refuses a set that needs one of which no folder was imported.
static int check_there(ImportDb *db, const SetFolder *set)
{
    for (int i = 0; i < set->needs_n; i++) {
        const int64_t api = import_db_find(
            db,
            "SELECT coalesce(api, 0) FROM card_set WHERE game = the_game() AND code = ?1",
            set->needs[i]);

        if (api > 0) continue;
        if (api < -1) return -1;
        return err_found(db->err,
                         FOUND_NEEDS,
                         CODE_DATA,
                         "%s/set.json: set %s needs %s, %s: import %s first, or both "
                         "with one command (other sets here: %s)",
                         set->path,
                         set->code,
                         set->needs[i],
                         api ? "which is not in this database"
                             : "of which this database has only lists",
                         api ? "it" : "its folder",
                         known_sets(db, set));
    }
    return 0;
}

// Refuses a set that is among those that it needs, directly or not.
static int check_circle(ImportDb *db, const SetFolder *set, const SetOrder *order)
{
    const OrderedSet *it =
        order->circular_n ? set_order_called(order, set->code) : NULL;
    const OrderedSet *back =
        it && it->circular ? set_order_back(order, it, db->arena) : NULL;
    if (!back) return 0;
    return err_found(
        db->err,
        FOUND_NEEDS,
        CODE_DATA,
        "%s/set.json: set %s needs %s, and %s needs %s in turn: sets cannot "
        "need each other",
        set->path,
        set->code,
        back->code,
        back->code,
        set->code);
}

// A keyword that two sets have in other words.
typedef struct {
    int64_t id, first; // rows of the table script
    SharedKeyword keyword;
    const char *set; // code of the later one
} Shared;

// Returns the line of a script on which it names the keyword.
static int line_of(const char *source, const char *name, Arena *arena)
{
    const char *at = strstr(source, arena_format(arena, "\"%s\"", name));
    int line = 1;

    for (const char *c = source; at && c < at; c++) line += *c == '\n';
    return line;
}

// Lists the keywords whose scripts differ from the first one of their name. Returns how many, or
// -1.
static int read_shared(Importer *importer, Shared **shared)
{
    ImportDb *db = importer->db;
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT a.name, a.path, b.path, a.source, b.source, b.api, b.id, a.id, s.code"
        " FROM script b JOIN script a"
        " ON a.id = (SELECT min(id) FROM script"
        "  WHERE game = b.game AND kind = b.kind AND name = b.name)"
        " JOIN card_set s ON s.id = b.card_set"
        " WHERE b.game = the_game() AND b.kind = 'keyword' AND b.id > a.id ORDER BY b.id",
        db->err);
    int n = 0, status;

    *shared = NULL;
    if (!row) return -1;
    while ((status = store_step(db->store, row, db->err)) > 0) {
        if (set_script_same(store_text(row, 3), store_text(row, 4))) continue;
        *shared = arena_grow(db->arena, *shared, n, sizeof **shared);
        (*shared)[n++] =
            (Shared){.id = sqlite3_column_int64(row, 6),
                     .first = sqlite3_column_int64(row, 7),
                     .keyword = {.game = importer->rules->game,
                                 .name = arena_text(db->arena, store_text(row, 0)),
                                 .path = arena_text(db->arena, store_text(row, 2)),
                                 .source = arena_text(db->arena, store_text(row, 4)),
                                 .api = store_number(row, 5),
                                 .first = arena_text(db->arena, store_text(row, 1))},
                     .set = arena_text(db->arena, store_text(row, 8))};
    }
    return status < 0 ? -1 : n;
}

static void tell_shared(Importer *importer, const Shared *shared, bool same)
{
    const SharedKeyword *keyword = &shared->keyword;
    Arena *arena = importer->db->arena;
    const bool settled = same && importer->options->as_is;
    const char *expected =
        settled ? arena_format(arena,
                               "the words of %s, which mean the same; they are used",
                               keyword->first)
        : same  ? arena_format(arena,
                              "the words of %s, which mean the same: copy that file "
                               "here, or import --as-is uses it",
                              keyword->first)
                : arena_format(arena,
                              "a keyword that no other set has in another meaning, and "
                               "%s has it: write keyword \"%s %s\" here and in the "
                               "keywords of the list, or import both sets with one "
                               "command when both say the same",
                              keyword->first,
                              keyword->name,
                              shared->set);

    importer->account->report->clashes += !settled;
    problem_add(settled ? &importer->account->report->notes
                        : &importer->account->report->problems,
                &(Problem){.file = keyword->path,
                           .row = line_of(keyword->source, keyword->name, arena),
                           .column = "keyword",
                           .value = keyword->name,
                           .expected = expected,
                           .found = FOUND_KEYWORD_TWICE});
}

// Returns whether this import reads the folder of the set.
static bool is_read(const Importer *importer, const char *code)
{
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (set->code && !strcmp(set->code, code) &&
            !strcmp(set->game, importer->rules->game))
            return true;
    }
    return false;
}

// Gives the later script the words of the first, and says so in the statement of its import.
static int use_first(ImportDb *db, const Shared *shared)
{
    if (import_db_exec(
            db,
            "UPDATE script SET (source, summary, hash, api) = (SELECT source, summary,"
            " hash, api FROM script WHERE id = ?2) WHERE id = ?1",
            "ii",
            shared->id,
            shared->first))
        return -1;
    return import_db_exec(
        db,
        "UPDATE said_thing SET content = t.content FROM thing t, script c"
        " WHERE c.id = ?1 AND t.game = c.game AND t.kind = c.kind"
        " AND t.card_set = c.card_set AND t.name = c.name AND said_thing.id ="
        " (SELECT max(s.id) FROM said_thing s WHERE s.game = c.game AND s.kind = c.kind"
        "  AND s.card_set = c.card_set AND s.name = c.name)",
        "i",
        shared->id);
}

int import_needs_check_shared(Importer *importer)
{
    const ImportOptions *options = importer->options;
    Shared *shared;
    const int n = read_shared(importer, &shared);

    for (int i = 0; i < n; i++) {
        const bool same = options->same_keyword && is_read(importer, shared[i].set) &&
                          options->same_keyword(options->context,
                                                importer->db->store,
                                                &shared[i].keyword);
        if (same && options->as_is && use_first(importer->db, &shared[i])) return -1;
        tell_shared(importer, &shared[i], same);
    }
    return n < 0 ? -1 : 0;
}

int import_needs_check_refuse(const ImportReport *report, Err *err)
{
    const int n = report->clashes;

    if (!n) return 0;
    return err_found(
        err,
        FOUND_KEYWORD_TWICE,
        CODE_DATA,
        "nothing was imported: %d thing%s of the set %s not as this database "
        "has %s; change what is named above",
        n,
        n == 1 ? "" : "s",
        n == 1 ? "is" : "are",
        n == 1 ? "it" : "them");
}

// Checks what the sets of the current game need.
static int check_needs(Importer *importer, const char *game)
{
    SetOrder order;

    if (set_order_read(
            importer->db->store, importer->db->arena, &order, importer->db->err))
        return -1;
    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (set->code && !strcmp(set->game, game) &&
            (check_there(importer->db, set) || check_circle(importer->db, set, &order)))
            return -1;
    }
    return 0;
}

int import_needs_check(Importer *importer)
{
    KeyMap games = {.arena = importer->db->arena};

    for (int i = 0; i < importer->folders.n; i++) {
        const SetFolder *set = &importer->folders.list[i];
        if (!set->code || !key_map_add(&games, set->game, i)) continue;
        if (import_game_use(importer, set->game) || check_needs(importer, set->game) ||
            import_needs_check_shared(importer))
            return -1;
    }
    return 0;
}
