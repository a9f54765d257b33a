#include "engine/riftbound/position/board.h"

#include "engine/kernel/abilities/passive.h"

SpotId board_base(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_BASE, player);
}

SpotId battlefield_spot(const Table *table, int battlefield)
{
    return spot_of(table, ZONE_BATTLEFIELD, battlefield);
}

SpotId board_hand(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_HAND, player);
}

SpotId board_trash(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_TRASH, player);
}

SpotId board_deck(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_DECK, player);
}

SpotId board_rune_deck(const Table *table, PlayerId player)
{
    return spot_of(table, ZONE_RUNE_DECK, player);
}

bool board_is_type(const Table *table, ObjectId id, int type)
{
    return (object_card(table, id)->types >> type) & 1u;
}

bool board_is_facedown(const Table *table, ObjectId id)
{
    return table->state->objects[id].marks & MARK_FACEDOWN;
}

bool board_is_unit(const Table *table, ObjectId id)
{
    return board_is_type(table, id, TYPE_UNIT) && !board_is_facedown(table, id);
}

bool board_is_gear(const Table *table, ObjectId id)
{
    return board_is_type(table, id, TYPE_GEAR) && !board_is_facedown(table, id);
}

bool board_is_exhausted(const Table *table, ObjectId id)
{
    return table->state->objects[id].marks & MARK_EXHAUSTED;
}

int battlefield_at(const Table *table, SpotId spot)
{
    if (spot == NOWHERE || spot_zone(table, spot) != ZONE_BATTLEFIELD) return -1;
    return spot_index(table, spot);
}

// One player, or nobody (190.2).
PlayerId battlefield_controller(const Table *table, int battlefield)
{
    const RiftboundState *b = rb_const(table->state);

    return table->state->objects[b->battlefields[battlefield].object].controller;
}

// However many stand there (170.6).
int board_units_at(const Table *table, SpotId spot, PlayerId player)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!board_is_unit(table, id)) continue;
        n += player == NOBODY || table->state->objects[id].controller == player;
    }
    return n;
}

uint8_t board_players_at(const Table *table, SpotId spot)
{
    uint8_t players = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (board_is_unit(table, id)) {
            players |= (uint8_t)(1u << table->state->objects[id].controller);
        }
    }
    return players;
}

bool player_are_enemies(const State *state, PlayerId a, PlayerId b)
{
    return a != NOBODY && b != NOBODY && !role_are_allied(state, a, b);
}

bool board_has_enemies_at(const Table *table, SpotId spot, PlayerId player)
{
    const uint8_t players = board_players_at(table, spot);

    for (int i = 0; i < table->state->players_n; i++) {
        if ((players >> i) & 1u &&
            player_are_enemies(table->state, player, (PlayerId)i)) {
            return true;
        }
    }
    return false;
}

// A combat staged or fought there is a matter of two players (447.2, 462).
static bool combat_excludes(const Table *table, PlayerId player, int battlefield)
{
    const RiftboundState *b = rb_const(table->state);
    const Battlefield *field = &b->battlefields[battlefield];

    if (b->combat && b->showdown == battlefield + 1) {
        return player != b->attacker && player != b->defender;
    }
    // Staged, it is theirs who stand there, the applier's, and the controller's.
    if (!field->combat_staged || player == field->contested_by) return false;
    return player != battlefield_controller(table, battlefield) &&
           !board_units_at(table, battlefield_spot(table, battlefield), player);
}

bool board_may_stand(const Table *table, PlayerId player, SpotId spot)
{
    const int battlefield = battlefield_at(table, spot);
    const unsigned others = board_players_at(table, spot) & ~(1u << player);

    if (battlefield < 0) return true;
    if (combat_excludes(table, player, battlefield)) return false;
    if (__builtin_popcount(others) > 1) return false;
    if (!others) return true;
    return player_are_enemies(table->state, player, (PlayerId)__builtin_ctz(others));
}

bool battlefield_is_crowded(const Table *table, int battlefield)
{
    const uint8_t players =
        board_players_at(table, battlefield_spot(table, battlefield));
    const PlayerId one = (PlayerId)__builtin_ctz(players | 0x80u);
    const PlayerId other = (PlayerId)(31 - __builtin_clz(players | 1u));

    if (__builtin_popcount(players) != 2) return __builtin_popcount(players) > 2;
    return !player_are_enemies(table->state, one, other);
}

PlayerId player_next(const State *state, PlayerId player)
{
    for (int i = 1; i <= state->players_n; i++) {
        const PlayerId next = (PlayerId)((player + i) % state->players_n);

        if (!state->players[next].gone) return next;
    }
    return player;
}

int player_turn_rank(const State *state, PlayerId player)
{
    return (player + state->players_n - state->turn_player) % state->players_n;
}

// The state is closed while a chain exists, that is while it has an item (309.1, 330).
bool board_is_closed(const State *state)
{
    return state->chain_n > 0;
}

bool board_in_showdown(const State *state)
{
    return rb_const(state)->showdown != 0;
}

int player_victory_score(const Table *table, PlayerId player)
{
    int score = rb_const(table->state)->victory_score;
    PassiveScan scan;

    if (!passive_may_answer(table, QUESTION_VICTORY_SCORE)) return score;
    scan = passive_scan(table, QUESTION_VICTORY_SCORE, 0);
    scan.player = player;
    while (passive_next(&scan)) score += passive_amount(&scan);
    return score;
}

bool player_has_won(const Table *table, PlayerId player)
{
    const State *state = table->state;
    const int points = state->players[player].points;

    if (state->players[player].gone) return false;
    if (points < player_victory_score(table, player)) return false;
    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].gone || !player_are_enemies(state, player, (PlayerId)i))
            continue;
        if (state->players[i].points >= points) return false;
    }
    return true;
}

int board_first_of(const Table *table, const Env *env, uint16_t query)
{
    const uint64_t bit = (uint64_t)1 << ADJECTIVE_NEXT_FIRST;

    // "The next player" follows the one whose spell or ability speaks.
    if (!(table->library->queries[query].adjectives & bit)) return 0;
    if (env->you == NOBODY) return 1;
    return player_turn_rank(table->state, env->you) + 1;
}

int board_objects(const Table *table, ObjectId *ids)
{
    int n = 0;

    for (int i = 0; i < table->board_n; i++) {
        n += board_objects_in(table, table->board[i], &ids[n]);
    }
    return n;
}

int board_objects_in(const Table *table, SpotId spot, ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        ids[n++] = id;
    }
    return n;
}

// Of the players who have units there at most two, and those no friends (449.2, 447.2).
static const char *verify_battlefield(const Table *table, int index)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);
    const PlayerId controller = battlefield_controller(table, index);

    if (state->objects[b->battlefields[index].object].spot !=
        battlefield_spot(table, index))
        return "a battlefield is not at itself (170.5)";
    if (controller != NOBODY && state->players[controller].gone && !state->over)
        return "a battlefield of a player who left (652)";
    // What control that came back has crowded, the cleanup that is due puts right.
    if (!state->changed && battlefield_is_crowded(table, index))
        return "units of three players, or of teammates, at a battlefield (449.2)";
    return NULL;
}

// Of who has left only blank battlefields are there (652).
static const char *verify_leavers(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || board_is_type(table, id, TYPE_BATTLEFIELD)) continue;
        if (state->players[object->owner].gone)
            return "a card of a player who left (652)";
        if (object->controller != NOBODY && state->players[object->controller].gone)
            return "a player who left controls something (652)";
    }
    for (int i = 0; i < state->chain_n; i++) {
        if (state->players[state->chain[i].controller].gone)
            return "a chain item of a player who left (652)";
    }
    return NULL;
}

static const char *verify_players(const State *state)
{
    for (int i = 0; i < state->players_n; i++) {
        for (int k = 0; k < i; k++) {
            if (role_are_allied(state, (PlayerId)i, (PlayerId)k) &&
                state->players[i].points != state->players[k].points)
                return "teammates' points differ (489.8.d)";
        }
    }
    return NULL;
}

const char *board_verify(const Table *table)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (b->priority != NOBODY && b->priority >= state->players_n) {
        return "priority is held by nobody who plays";
    }
    if (b->priority != NOBODY && state->players[b->priority].gone && !state->over)
        return "priority is held by a player who left (652)";
    if (b->focus != NOBODY && !b->showdown) return "focus outside a showdown (313.5)";
    if (b->combat && !b->showdown) return "a combat without a place";
    if (b->combat && !player_are_enemies(state, b->attacker, b->defender))
        return "a combat that is not between enemies (462)";
    for (int i = 0; i < b->battlefields_n; i++) {
        const char *broken = verify_battlefield(table, i);

        if (broken) return broken;
    }
    if (!state->over && verify_leavers(table)) return verify_leavers(table);
    return verify_players(state);
}
