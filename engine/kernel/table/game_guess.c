// game_guess.c -- deals anew all that one player does not know.
//
// The hidden faces are sorted before they are dealt, so the order in which they lay
// does not matter: a bot that plays on from the guess cannot learn it.

#include "engine/kernel/table/game_guess.h"

#include <string.h>

#include "engine/kernel/table/game_data.h"
#include "engine/kernel/table/random.h"
#include "engine/kernel/table/spot.h"

// A group of objects among which faces are dealt, and for whom: the player who guesses, and
// the objects that this player was shown, one bit each.
typedef struct {
    PlayerId player;
    bool unlisted; // what others brought is not known
    const uint8_t *shown;
    ObjectId ids[OBJECTS_MAX];
    CardId faces[OBJECTS_MAX];
    int n;
} Pool;

static bool is_hidden(const Table *table, const Object *object, PlayerId player)
{
    const int flags = table->spot_flags[object->spot];

    if (object->flags & OBJECT_REVEALED) return false;
    if (flags & ZONE_SECRET) return true;
    return flags & ZONE_PRIVATE && player != object->controller;
}

static bool is_shown(const uint8_t *shown, ObjectId id)
{
    return shown[id / 8] >> id % 8 & 1;
}

// Returns whether players share a zone whose cards no player sees.
static bool is_shared(const Rules *rules)
{
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_SHARED &&
            (rules->zones[i].flags & (ZONE_SECRET | ZONE_APART)) == ZONE_SECRET)
            return true;
    return false;
}

// Sorts faces by their numbers.
static void sort_faces(CardId *faces, int n)
{
    for (int i = 1; i < n; i++) {
        const CardId face = faces[i];
        int at = i;

        for (; at > 0 && faces[at - 1] > face; at--) faces[at] = faces[at - 1];
        faces[at] = face;
    }
}

static bool may_lie(const Table *table, ObjectId id)
{
    return !(table->state->objects[id].flags & OBJECT_FACEDOWN) ||
           !table->rules->may_lie || table->rules->may_lie(table, id);
}

static void swap_faces(State *state, ObjectId a, ObjectId b)
{
    const CardId card = state->objects[a].card;

    state->objects[a].card = state->objects[b].card;
    state->objects[b].card = card;
}

// Gives a thing that lies facedown a face of the pool that may lie there, by chance among
// them, where there is one.
static void fit_face(const Table *table, const Pool *pool, int at)
{
    State *state = table->state;
    const int from = random_below(state, pool->n);

    for (int i = 0; i < pool->n; i++) {
        const ObjectId other = pool->ids[(from + i) % pool->n];

        swap_faces(state, pool->ids[at], other);
        if (may_lie(table, pool->ids[at]) && may_lie(table, other)) return;
        swap_faces(state, pool->ids[at], other);
    }
}

// Faces that the player knows, for cards of others.
typedef struct {
    CardId faces[OBJECTS_MAX];
    int n;
} Known;

// Returns the spot that is to [player] what [spot] is to the one who has it.
static SpotId own_spot(const Table *table, SpotId spot, PlayerId player)
{
    const int zone = spot_zone(table, spot);

    return table->rules->zones[zone].scope == SCOPE_PLAYER
               ? spot_of(table, zone, player)
               : spot;
}

// Returns the types of the cards that the player itself has hidden from others where the pool
// lies, one bit each; all where there are none.
static unsigned types_of_pool(const Table *table, const Pool *pool)
{
    const State *state = table->state;
    const SpotId first = state->objects[pool->ids[0]].spot;
    const bool apart = table->spot_flags[first] & ZONE_APART;
    unsigned types = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->spot == NOWHERE || object->owner != pool->player)
            continue;
        const int flags = table->spot_flags[object->spot];
        if (!(flags & (ZONE_SECRET | ZONE_PRIVATE))) continue;
        if (apart ? object->spot == own_spot(table, first, pool->player)
                  : !(flags & ZONE_APART))
            types |= table->library->cards[object->card].types;
    }
    return types ? types : ~0u;
}

// Gathers the faces of such types that the player knows among the cards of [owner].
static void gather_known(const Table *table, const Pool *pool, PlayerId owner,
                         unsigned types, Known *known)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->spot == NOWHERE || object->owner != owner)
            continue;
        if (object->flags & OBJECT_TOKEN) continue;
        if (!(table->library->cards[object->card].types & types)) continue;
        if (owner != pool->player && is_hidden(table, object, pool->player) &&
            !is_shown(pool->shown, id))
            continue;
        if (known->n < OBJECTS_MAX) known->faces[known->n++] = object->card;
    }
}

// Gives the cards of another player's pool faces that the guessing player knows.
static void suppose_faces(const Table *table, Pool *pool)
{
    enum { SEEN_ENOUGH = 8 };
    const unsigned types = types_of_pool(table, pool);
    const PlayerId owner = table->state->objects[pool->ids[0]].owner;
    Known known;

    known.n = 0;
    gather_known(table, pool, owner, types, &known);
    if (known.n < SEEN_ENOUGH) gather_known(table, pool, pool->player, types, &known);
    // Which of its own hidden cards has which face the player does not know: their order has no say.
    sort_faces(known.faces, known.n);
    for (int i = 0; i < pool->n && known.n; i++)
        pool->faces[i] = known.faces[random_below(table->state, known.n)];
}

// Returns whether the player does not know what the owner of the pool brought.
static bool is_unlisted(const Table *table, const Pool *pool)
{
    if (!pool->unlisted || !pool->n) return false;
    const PlayerId owner = table->state->objects[pool->ids[0]].owner;

    return owner != NOBODY && owner != pool->player;
}

// Deals the faces of a pool by the stream of chance of the State.
static void deal_pool(const Table *table, Pool *pool)
{
    State *state = table->state;

    if (is_unlisted(table, pool)) suppose_faces(table, pool);
    sort_faces(pool->faces, pool->n);
    for (int i = pool->n - 1; i > 0; i--) {
        const int k = random_below(state, i + 1);
        const CardId face = pool->faces[i];

        pool->faces[i] = pool->faces[k];
        pool->faces[k] = face;
    }
    for (int i = 0; i < pool->n; i++)
        state->objects[pool->ids[i]].card = pool->faces[i];
    for (int i = 0; i < pool->n; i++)
        if (!may_lie(table, pool->ids[i])) fit_face(table, pool, i);
}

// Gathers the hidden objects of [owner], NOBODY: of all, that lie apart at [spot], or
// where nothing lies apart (NOWHERE).
static void gather_hidden(const Table *table, PlayerId owner, SpotId spot, Pool *pool)
{
    const State *state = table->state;

    pool->n = 0;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || object->spot == NOWHERE || is_shown(pool->shown, id))
            continue;
        if (!is_hidden(table, object, pool->player)) continue;
        if (spot != NOWHERE ? object->spot != spot
                            : table->spot_flags[object->spot] & ZONE_APART)
            continue;
        if (owner != NOBODY && object->owner != owner) continue;
        pool->ids[pool->n] = id;
        pool->faces[pool->n++] = object->card;
    }
}

// Deals all that [player] does not know; [listed]: what others brought is known.
static void guess(Table *table, PlayerId player, bool listed, const uint8_t *shown,
                  uint64_t seed)
{
    State *state = table->state;
    Pool pool;

    pool.player = player;
    pool.unlisted = !listed;
    pool.shown = shown;
    random_seed(state, seed);
    for (int spot = 0; spot < table->spots_n; spot++) {
        if (!(table->spot_flags[spot] & ZONE_APART)) continue;
        gather_hidden(table, NOBODY, (SpotId)spot, &pool);
        deal_pool(table, &pool);
    }
    if (is_shared(table->rules)) {
        pool.unlisted = false; // nobody brought these
        gather_hidden(table, NOBODY, NOWHERE, &pool);
        deal_pool(table, &pool);
    } else {
        for (int i = 0; i < state->players_n; i++) {
            gather_hidden(table, (PlayerId)i, NOWHERE, &pool);
            deal_pool(table, &pool);
        }
    }
    table_regather(table);
    if (table->game) ask_disbelieve(&table->game->answers);
}

void game_guess(Table *table, PlayerId player, const uint8_t *shown, uint64_t seed)
{
    guess(table, player, true, shown, seed);
}

// Marks what the player sees now of the things of an earlier State.
static void add_seen(const Table *table, PlayerId player, const State *earlier,
                     uint8_t *shown)
{
    const State *now = table->state;

    for (ObjectId id = 1; id <= earlier->objects_n; id++) {
        const Object *object = &now->objects[id];

        if (object->card && object->card == earlier->objects[id].card &&
            object->spot != NOWHERE && !is_hidden(table, object, player))
            shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
}

// Deals the States to which the step may go back: an attempt that is given up restores one.
static void guess_kept(Table *table, PlayerId player, bool listed, const uint8_t *asked,
                       uint64_t seed)
{
    State *const now = table->state;

    for (int i = 0; i < table->kept_n; i++) {
        uint8_t shown[GAME_SHOWN_BYTES];

        memcpy(shown, asked, sizeof shown);
        add_seen(table, player, &table->kept[i], shown);
        table->state = &table->kept[i];
        guess(table, player, listed, shown, seed);
        table->state = now;
        table->kept_changes[i]++;
    }
}

static void guess_at(Table *table, const Question *question, PlayerId player,
                     bool listed, uint64_t seed)
{
    uint8_t shown[GAME_SHOWN_BYTES] = {0};
    const bool asked = question->player == player;

    for (int i = 0; asked && i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
    if (asked && question->card)
        shown[question->about.id / 8] |= (uint8_t)(1u << question->about.id % 8);
    guess_kept(table, player, listed, shown, seed);
    guess(table, player, listed, shown, seed);
}

void game_guess_at(Table *table, const Question *question, PlayerId player,
                   uint64_t seed)
{
    guess_at(table, question, player, true, seed);
}

void game_guess_unlisted(Table *table, const Question *question, PlayerId player,
                         uint64_t seed)
{
    guess_at(table, question, player, false, seed);
}
