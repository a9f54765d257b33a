// desk_import.c -- imports a folder of the desk into the cards of the connection, which are a copy
// in memory from then on, and lets its game go on with them.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/catalog/open_game.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/protocol/protocol_more.h"
#include "tools/try/memory_db.h"
#include "tools/try/renewal.h"

// One import as it goes on.
typedef struct {
    Protocol *protocol;
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
    return json_pack("{s:s, s:s, s:o, s:o*}",
                     "type",
                     "import",
                     "game",
                     import->renewed.game,
                     "cards",
                     codes_of(import->change.cards),
                     "carried",
                     carried);
}

// Imports the folder at [path], which is of [game].
static json_t *import_folder(Import *import, const char *path, const char *game,
                             Err *err)
{
    Protocol *protocol = import->protocol;
    Session *session = protocol->session;
    MemoryDb from = {.store = catalog_store(session->catalog),
                     .session = session,
                     .game = (char *)game};
    const bool plays = protocol->playing && !strcmp(game, session_rules(session)->game);

    import->change.paths = &path;
    import->change.paths_n = 1;
    if (memory_db_renew(&from, &import->change, &import->renewed, err)) return NULL;
    json_t *reply = go_over(import, plays, err);
    if (reply)
        free(import->renewed.game); // the rest is the connection's
    else
        memory_db_close(&import->renewed);
    free(import->list);
    return reply;
}

json_t *desk_do_import(Protocol *protocol, const json_t *request, Err *err)
{
    Desk *desk = desk_of(protocol, err);
    Import import = {.protocol = protocol, .change.arena = arena_new()};
    Arena *arena = import.change.arena;
    json_t *reply = NULL;
    const char *path =
        desk ? desk_folder(desk,
                           json_string_value(json_object_get(request, "folder")),
                           arena,
                           err)
             : NULL;
    const char *game = path ? open_game_name_of_path(path, arena) : NULL;

    if (game) {
        import.change.root = desk->root;
        reply = import_folder(&import, path, game, err);
        if (!reply) desk_plain_err(desk, err);
    } else if (path) {
        protocol_refuse(err, "the folder is for no game: its set.json names one");
    }
    arena_free(arena);
    return reply;
}
