// desk_import.c -- imports a folder of the desk, a set or lists, into the cards of the
// connection, which are a copy in memory from then on, and lets its game go on with
// them; or takes an import back.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/catalog/import_json.h"
#include "tools/catalog/open_game.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/protocol/protocol_more.h"
#include "tools/try/memory_db.h"
#include "tools/try/renewal.h"

// One import as it goes on.
typedef struct {
    Protocol *protocol;
    const char *game; // of what is brought
    const char *path; // of the folder
    MemoryDbChange change;
    MemoryDb renewed;
    Trail *past;       // of the game; NULL: none is played, or another game comes
    GivenAnswer *list; // that the game goes on by
    int n, at;
} Import;

static int place(void *import_of, Session *session, Err *err)
{
    const Import *import = import_of;

    if (protocol_place(import->protocol, session, err)) return -1;
    scene_look(import->past->scene, &session->game.now, &session->table, NOBODY);
    scene_name(import->past->scene, &session->game.now, &session->table);
    return 0;
}

static bool next_answer(void *import_of, GivenAnswer *one)
{
    Import *import = import_of;

    if (import->at == import->n) return false;
    *one = import->list[import->at++];
    return true;
}

// Gathers the answers that led to where the past stands.
static void gather(Import *import)
{
    const Trail *past = import->past;
    const int room = past->moments[past->at].depth + 1;
    int *way = calloc((size_t)room, sizeof *way), n = 0;
    int total = 0;

    ENOUGH(way);
    for (int at = past->at; past->moments[at].before >= 0;
         at = past->moments[at].before) {
        way[n++] = at;
        total += given_answers_count(&past->moments[at].given);
    }
    import->list = calloc((size_t)total + 1, sizeof *import->list);
    ENOUGH(import->list);
    while (n--) {
        int from = 0;

        while (given_answers_next(
            &past->moments[way[n]].given, &from, &import->list[import->n]))
            import->n++;
    }
    free(way);
}

static json_t *told_renewal(const Trail *past, const Renewal *renewal)
{
    const Moment *moments = past->moments;
    json_t *carried = json_pack("{s:i, s:i, s:i}",
                                "answers",
                                moments[renewal->wanted].depth,
                                "kept",
                                moments[renewal->reached].depth,
                                "spared",
                                renewal->spared);

    if (renewal->parted < 0) return carried;
    json_safe_set(carried, "parted", json_integer(moments[renewal->parted].depth));
    json_safe_set(carried, "before", json_safe_text(renewal->story));
    json_safe_set(carried, "now", json_safe_text(renewal->story_now));
    return carried;
}

// Lets the game go its way with the new cards. Returns what came of it, or NULL with [err].
static json_t *carry(Import *import, Err *err)
{
    Protocol *protocol = import->protocol;
    const char *bound = protocol_is_bound(protocol);
    Renewal renewal = {0};
    json_t *carried = NULL;

    if (bound) {
        protocol_refuse(err, bound);
        return NULL;
    }
    protocol_keep(protocol);
    import->past = trail_open_whole(&protocol->trail, "the game", err);
    if (!import->past) return NULL;
    const RenewalPlan plan = {.trail = import->past,
                              .session = import->renewed.session,
                              .cards = import->change.cards,
                              .place = place,
                              .self = import};
    if (!renewal_make(&plan, &renewal, err)) {
        carried = told_renewal(import->past, &renewal);
        gather(import);
        if (place(import, import->renewed.session, err)) {
            json_decref(carried);
            carried = NULL;
        }
    }
    renewal_free(&renewal);
    trail_close_past(import->past);
    return carried;
}

// Finds what is wrong with scripts that no game has. Returns 0, or -1 with [err].
static int load(const Import *import, Err *err)
{
    Catalog *catalog = import->renewed.session->catalog;

    renewal_load(catalog, import->change.cards);
    const char *fault = renewal_fault(catalog, import->protocol->session->catalog);
    return fault ? err_set(err, CODE_DATA, "%s", fault) : 0;
}

static json_t *codes_of(const char *const *cards)
{
    json_t *list = json_array();

    for (; *cards; cards++) json_array_append_new(list, json_safe_text(*cards));
    return list;
}

static json_t *told_import(const Import *import, json_t *carried)
{
    return json_pack("{s:s, s:s, s:o, s:o*, s:o}",
                     "type",
                     "import",
                     "game",
                     import->game,
                     "cards",
                     codes_of(import->change.cards),
                     "carried",
                     carried,
                     "report",
                     import_json_report(&import->change.report));
}

// Goes over to the cards of the import. Returns the reply, or NULL with [err].
static json_t *go_over(Import *import, bool plays, Err *err)
{
    json_t *carried = plays ? carry(import, err) : NULL;
    const ProtocolOver over = {.store = import->renewed.store,
                               .session = import->renewed.session,
                               .game = import->renewed.game,
                               .plays = plays,
                               .next = next_answer,
                               .self = import};

    if (plays ? !carried : load(import, err)) return NULL;
    if (protocol_go_over(import->protocol, &over, err)) {
        json_decref(carried);
        return NULL;
    }
    free(import->renewed.game); // the rest is the connection's
    import->renewed = (MemoryDb){0};
    return told_import(import, carried);
}

// Tells what the import would change, and that nothing is wrong with it.
static json_t *try_dry(const Import *import, Err *err)
{
    int more = 0;

    if (load(import, err)) return NULL;
    json_t *changes = desk_changes(catalog_store(import->protocol->session->catalog),
                                   import->renewed.store,
                                   &more,
                                   err);
    if (!changes) return NULL;
    json_t *reply = told_import(import, NULL);
    json_object_set_new(reply, "changes", changes);
    json_object_set_new(reply, "more", json_integer(more));
    return reply;
}

// Brings in what the change says, with the cards of the connection. Returns the reply, or NULL with
// [err].
static json_t *bring(Import *import, bool dry, Err *err)
{
    const Protocol *protocol = import->protocol;
    Session *session = protocol->session;
    const bool same = !strcmp(import->game, session_rules(session)->game);
    MemoryDb from = {.store = catalog_store(session->catalog),
                     .session = session,
                     .game = (char *)import->game};
    json_t *reply = NULL;

    if (dry && !same) {
        protocol_refuse(err,
                        "a dry run compares with the game that is open: open that of "
                        "the folder first");
        return NULL;
    }
    if (memory_db_renew(&from, &import->change, &import->renewed, err)) return NULL;
    if (dry)
        reply = try_dry(import, err);
    else if (import->change.lists && !import->change.report.written)
        reply = told_import(import, NULL);
    else
        reply = go_over(import, protocol->playing && same, err);
    memory_db_close(&import->renewed);
    free(import->list);
    return reply;
}

// Finds the folder, its game, and whether it is a set or lists. Returns 0, or -1 with [err].
static int find_folder(Import *import, const Desk *desk, const char *folder, Err *err)
{
    MemoryDbChange *change = &import->change;

    import->path = desk_folder(desk, folder, change->arena, err);
    if (!import->path) return -1;
    change->paths = &import->path;
    change->paths_n = 1;
    change->lists =
        !desk_has(desk, folder, "set.json") && !desk_has(desk, folder, "game.lua");
    if (!change->lists)
        import->game = open_game_name_of_path(import->path, change->arena);
    if (!import->game)
        protocol_refuse(err, "the folder is for no game: its set.json names one");
    return import->game ? 0 : -1;
}

json_t *desk_do_import(Protocol *protocol, const json_t *request, Err *err)
{
    const char *folder = json_string_value(json_object_get(request, "folder"));
    const json_int_t undo = json_integer_value(json_object_get(request, "undo"));
    Desk *desk = desk_of(protocol, err);
    Import import = {.protocol = protocol,
                     .game = session_rules(protocol->session)->game,
                     .change = {.arena = arena_new(), .lists = true, .undo = undo}};
    json_t *reply = NULL;

    if (!folder == !undo) {
        protocol_refuse(err, "an import has a \"folder\", or an \"undo\"");
    } else if (desk && (undo || !find_folder(&import, desk, folder, err))) {
        import.change.root = desk->root;
        reply = bring(&import, json_is_true(json_object_get(request, "dry")), err);
    }
    if (desk && reply) desk_plain_json(desk, reply);
    if (desk && !reply) desk_plain_err(desk, err);
    arena_free(import.change.arena);
    return reply;
}
