// import_script.c -- imports the scripts of a set folder and removes those that it
// lost.

#include "db/import/folders/import_script.h"

#include <string.h>

#include "db/import/base/card_index.h"
#include "db/import/statements/import_other.h"
#include "engine/base/base.h"

// The columns of a script's row that an import needs.
typedef struct {
    int64_t id; // 0: none
    int64_t hash;
    int api;
    const char *path;
} Known;

static const char *plural_of(const char *kind)
{
    if (!strcmp(kind, "card")) return "scripts";
    if (!strcmp(kind, "ruleset")) return "game";
    return !strcmp(kind, "keyword") ? "keywords" : kind;
}

// Returns what a script that is gone is called in the report.
static const char *name_of(const char *kind)
{
    return strcmp(kind, "card") ? kind : "script";
}

// Finds the script as the set has it. Another set may have a keyword of that name, too.
static int find_known(ImportDb *db, const SetScript *script, int64_t set, Known *known)
{
    sqlite3_stmt *find = store_statement(db->store,
                                         "SELECT id, hash, api, path"
                                         " FROM script"
                                         " WHERE game = the_game() AND kind = ?1"
                                         " AND name = ?2 AND card_set IS nullif(?3, 0)",
                                         db->err);

    *known = (Known){0};
    if (!find) return -1;
    store_bind(find, "tti", script->kind, script->name, set);
    int status = store_step(db->store, find, db->err);
    if (status > 0)
        *known = (Known){sqlite3_column_int64(find, 0),
                         sqlite3_column_int64(find, 1),
                         sqlite3_column_int(find, 2),
                         arena_text(db->arena, store_text(find, 3))};
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

// Writes a script of [set]; 0: of the game.
static int write_script(ImportDb *db, const SetScript *script, int64_t set, int api)
{
    return import_db_exec(
        db,
        "INSERT INTO script (game, card_set, kind, name, source, summary, hash, path,"
        " api)"
        " VALUES (the_game(), nullif(?1, 0), ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
        " ON CONFLICT (game, kind, name, coalesce(card_set, 0))"
        " DO UPDATE SET source = ?4, summary = ?5, hash = ?6, path = ?7,"
        " api = excluded.api",
        "ittttitn",
        set,
        script->kind,
        script->name,
        script->source,
        script->summary,
        (int64_t)import_db_hash(script->source, 0),
        script->path,
        api);
}

static void add_to_report(Importer *importer, const SetScript *script, int64_t set)
{
    ImportReport *report = importer->account->report;

    report->scripts = arena_grow(importer->db->arena,
                                 report->scripts,
                                 report->scripts_n,
                                 sizeof *report->scripts);
    report->scripts[report->scripts_n++] =
        (ImportedScript){importer->rules->game, script->kind, script->name};
    report->game_changed |= !set;
}

// Adds the change to history, and takes the card out of the index, which has its
// summary.
static int note_script(ImportAccount *account, int64_t set, const char *kind,
                       const char *name, const int64_t hashes[2])
{
    if (!strcmp(kind, "card") && card_index_forget_code(account->db, name)) return -1;
    return import_account_set_change(account, set, kind, name, hashes);
}

static int import_script(Importer *importer, const SetScript *script, int64_t set,
                         int api)
{
    int64_t hash = (int64_t)import_db_hash(script->source, 0);
    Known known;

    importer->account->step.hash =
        import_db_hash(script->name, importer->account->step.hash ^ (uint64_t)hash);
    if (find_known(importer->db, script, set, &known)) return -1;
    bool same = known.hash == hash && known.api == api;
    if (known.id && same && !strcmp(known.path, script->path)) {
        import_account_count(importer->account, DONE_UNCHANGED);
        return import_other_same(importer->db, set, script->kind, script->name);
    }
    import_account_count(importer->account, known.id ? DONE_CHANGED : DONE_ADDED);
    add_to_report(importer, script, set);
    const int64_t hashes[2] = {known.hash, hash};
    if (note_script(importer->account, set, script->kind, script->name, hashes))
        return -1;
    return write_script(importer->db, script, set, api);
}

// Returns the names of the set's scripts of [kind].
static KeyMap names_of_kind(const ImportDb *db, const SetFolder *set, const char *kind)
{
    KeyMap names = {.arena = db->arena};

    for (int i = 0; i < set->scripts_n; i++)
        if (!strcmp(set->scripts[i].kind, kind))
            key_map_add(&names, set->scripts[i].name, i);
    return names;
}

typedef struct {
    int64_t id, hash;
    const char *name, *told; // as the report tells it
} Gone;

// Returns the set's scripts of [kind] whose files are gone; id 0 ends the array.
static Gone *find_gone(ImportDb *db, const SetFolder *set, int64_t set_id,
                       const char *kind)
{
    Gone *gone = arena_grow(db->arena, NULL, 0, sizeof *gone);
    const KeyMap there = names_of_kind(db, set, kind);
    sqlite3_stmt *row = store_statement(
        db->store,
        "SELECT id, name, hash, iif(kind = 'words', path, name)"
        " FROM script"
        " WHERE game = the_game() AND card_set IS nullif(?1, 0) AND kind = ?2",
        db->err);
    int status;
    int n = 0;

    if (!row) return NULL;
    store_bind(row, "it", set_id, kind);
    while ((status = store_step(db->store, row, db->err)) > 0) {
        if (key_map_find(&there, store_text(row, 1)) >= 0) continue;
        gone = arena_grow(db->arena, gone, n, sizeof *gone);
        gone[n++] = (Gone){sqlite3_column_int64(row, 0),
                           sqlite3_column_int64(row, 2),
                           arena_text(db->arena, store_text(row, 1)),
                           arena_text(db->arena, store_text(row, 3))};
    }
    gone = arena_grow(db->arena, gone, n, sizeof *gone);
    gone[n] = (Gone){0};
    return status < 0 ? NULL : gone;
}

static int import_kind(Importer *importer, const SetFolder *set, int64_t set_id,
                       const char *kind)
{
    const Gone *gone = find_gone(importer->db, set, set_id, kind);
    bool opened = false;

    if (!gone) return -1;
    for (int i = 0; i < set->scripts_n; i++) {
        if (strcmp(set->scripts[i].kind, kind) != 0) continue;
        if (!opened) import_account_open(importer->account, set->code, plural_of(kind));
        opened = true;
        if (import_script(importer, &set->scripts[i], set_id, set->api)) return -1;
    }
    // A rejected script may seem to be gone, and so may that of a card whose row is rejected.
    if (set->scripts_rejected || set->list.rejected) return 0;
    for (; gone->id; gone++) {
        const int64_t hashes[2] = {gone->hash, 0};
        import_account_open(importer->account, set->code, plural_of(kind));
        import_account_count(importer->account, DONE_REMOVED);
        import_account_gone(importer->account, set->code, name_of(kind), gone->told);
        if (note_script(importer->account, set_id, kind, gone->name, hashes) ||
            import_db_exec(
                importer->db, "DELETE FROM script WHERE id = ?1", "i", gone->id))
            return -1;
    }
    return 0;
}

int import_script_rules(Importer *importer, const SetFolder *scripts)
{
    if (import_kind(importer, scripts, 0, "ruleset")) return -1;
    return import_kind(importer, scripts, 0, "rules");
}

int import_script_all(Importer *importer, const SetFolder *set, int64_t set_id)
{
    static const char *const kinds[] = {"words", "keyword", "card"};

    for (int i = 0; i < COUNT_OF(kinds); i++)
        if (import_kind(importer, set, set_id, kinds[i])) return -1;
    if (!set->scripts_rejected) return 0;
    import_account_open(importer->account, set->code, "scripts");
    importer->account->tally->rejected += set->scripts_rejected;
    importer->account->report->rejected += set->scripts_rejected;
    importer->account->report->scripts_rejected += set->scripts_rejected;
    return 0;
}
