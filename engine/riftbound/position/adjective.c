// adjective.c -- one function for each adjective. They read and never write.

#include "engine/riftbound/position/adjective.h"

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

// Returns the player to whom an object belongs at the moment: its controller on the board
// and the chain, else its owner.
static PlayerId keeper(const Table *table, ObjectId id)
{
    const Object *object = &table->state->objects[id];
    const int zone = spot_zone(table, object->spot);

    if (spot_is(table, object->spot, ZONE_BOARD) || zone == ZONE_CHAIN) {
        return object->controller;
    }
    return object->owner;
}

bool adjective_of_player_friendly(const Table *table, const Env *env, PlayerId player)
{
    return table_are_allied(table->state, env->you, player);
}

bool adjective_of_player_enemy(const Table *table, const Env *env, PlayerId player)
{
    return player_are_enemies(table->state, env->you, player);
}

bool adjective_of_player_yours(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    return env->you != NOBODY && env->you == player;
}

bool adjective_of_player_theirs(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    return env->chooser != NOBODY && env->chooser == player;
}

bool adjective_of_player_allied(const Table *table, const Env *env, PlayerId player)
{
    return table_are_allied(table->state, env->chooser, player);
}

bool adjective_friendly(const Table *table, const Env *env, ObjectId object)
{
    return adjective_of_player_friendly(table, env, keeper(table, object));
}

bool adjective_enemy(const Table *table, const Env *env, ObjectId object)
{
    return adjective_of_player_enemy(table, env, keeper(table, object));
}

bool adjective_yours(const Table *table, const Env *env, ObjectId object)
{
    return adjective_of_player_yours(table, env, keeper(table, object));
}

bool adjective_theirs(const Table *table, const Env *env, ObjectId object)
{
    return adjective_of_player_theirs(table, env, keeper(table, object));
}

bool adjective_allied(const Table *table, const Env *env, ObjectId object)
{
    return adjective_of_player_allied(table, env, keeper(table, object));
}

bool adjective_owned(const Table *table, const Env *env, ObjectId object)
{
    return table->state->objects[object].owner == env->you;
}

bool adjective_readied(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return !board_is_exhausted(table, object);
}

bool adjective_exhausted(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return board_is_exhausted(table, object);
}

bool adjective_stunned(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return object_has_status(table, object, STATUS_STUNNED);
}

bool adjective_buffed(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return state_counter(table->state, object, COUNTER_BUFF) > 0;
}

bool adjective_attacking(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return object_has_status(table, object, STATUS_ATTACKING);
}

bool adjective_defending(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return object_has_status(table, object, STATUS_DEFENDING);
}

bool adjective_in_combat(const Table *table, const Env *env, ObjectId object)
{
    return adjective_attacking(table, env, object) ||
           adjective_defending(table, env, object);
}

bool adjective_in_showdown(const Table *table, const Env *env, ObjectId object)
{
    const RiftboundState *b = rb_const(table->state);
    const int showdown = b->showdown;

    (void)env;
    // Of a combat it is the first step (344.1), which is over before the damage (464.2.g).
    return showdown && b->combat <= COMBAT_SHOWDOWN &&
           object_location(table, object) == battlefield_spot(table, showdown - 1);
}

// Returns whether the link is to this card, also as what it was before it left: the
// text on its own leaving still finds what is linked (383.2.c).
static bool is_link_to(const Modifier *link, Ref carrier)
{
    return link->source.id == carrier.id &&
           (link->source.generation == carrier.generation ||
            link->source.generation + 1 == carrier.generation);
}

// The link is to the card with the running text, also where that card has gone since.
bool adjective_linked(const Table *table, const Env *env, ObjectId object)
{
    const State *state = table->state;
    const Ref ref = object_ref(state, object);

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_LINKED && ref_equal(m->object, ref) &&
            is_link_to(m, env->carrier))
            return true;
    }
    return false;
}

bool adjective_was_uncontrolled(const Table *table, const Env *env, ObjectId object)
{
    const RiftboundState *b = rb_const(table->state);

    (void)env;
    for (int i = 0; i < b->battlefields_n; i++) {
        if (b->battlefields[i].object == object) return b->battlefields[i].was_free;
    }
    return false;
}

bool adjective_alone(const Table *table, const Env *env, ObjectId object)
{
    const Object *unit = &table->state->objects[object];

    (void)env;
    for (ObjectId id = table->state->spots[unit->spot].first; id;
         id = table->state->objects[id].next) {
        if (id == object || !board_is_unit(table, id)) continue;
        if (table_are_allied(
                table->state, unit->controller, table->state->objects[id].controller)) {
            return false;
        }
    }
    return true;
}

// Compares current Might on the board, printed Might elsewhere (708, 709).
bool adjective_mighty(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return layers_might(table, object) >= MIGHTY;
}

bool adjective_occupied(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return board_units_at(table, table->state->objects[object].spot, NOBODY) > 0;
}

bool adjective_open(const Table *table, const Env *env, ObjectId object)
{
    return table->state->objects[object].controller == NOBODY &&
           !adjective_occupied(table, env, object);
}

bool adjective_chosen_champion(const Table *table, const Env *env, ObjectId object)
{
    const Object *o = &table->state->objects[object];

    (void)env;
    return o->card == rb_const(table->state)->champion[o->owner];
}

bool adjective_equipped(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (table->state->objects[id].host == object) return true;
    }
    return false;
}

bool adjective_attached(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return table->state->objects[object].host != 0;
}

bool adjective_token(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return table->state->objects[object].flags & OBJECT_TOKEN;
}

bool adjective_of_player_turn_player(const Table *table, const Env *env,
                                     PlayerId player)
{
    (void)env;
    return table->state->turn_player == player;
}

// The word says only from whom players are counted (player_first_of), so it holds for all.
bool adjective_of_player_next_first(const Table *table, const Env *env, PlayerId player)
{
    (void)table, (void)env, (void)player;
    return true;
}

bool adjective_of_player_left(const Table *table, const Env *env, PlayerId player)
{
    return env->you != NOBODY && player != env->you &&
           player == player_next(table->state, env->you);
}

bool adjective_of_player_right(const Table *table, const Env *env, PlayerId player)
{
    return env->you != NOBODY && player != env->you &&
           player == player_before(table->state, env->you);
}
