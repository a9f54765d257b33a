// survey.c -- walks over the bases and battlefields where something has changed.

#include "engine/riftbound/turn/survey.h"

#include <string.h>

#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

static void look_at_bases(const Table *table, Survey *survey)
{
    const State *state = table->state;

    for (PlayerId i = 0; i < state->players_n; i++) {
        ObjectId id = state->spots[board_base(table, i)].first;

        for (; id; id = state->objects[id].next) {
            const Object *object = &state->objects[id];

            survey->damaged |= state_counter(state, id, COUNTER_DAMAGE) != 0;
            survey->strangers |= object->controller != i && !object->host;
        }
    }
}

static void look_at_battlefields(const Table *table, Survey *survey)
{
    const State *state = table->state;

    for (int i = 0; i < rb_const(state)->battlefields_n; i++) {
        ObjectId id = state->spots[battlefield_spot(table, i)].first;

        for (; id; id = state->objects[id].next) {
            const Object *object = &state->objects[id];

            survey->damaged |= state_counter(state, id, COUNTER_DAMAGE) != 0;
            if (board_is_unit(table, id))
                survey->players[i] |= (uint8_t)(1u << object->controller);
            else
                survey->things[i] |=
                    !object->host && id != rb_const(state)->battlefields[i].object;
        }
    }
}

// Walks over the bases and battlefields.
static void survey_places(const Table *table, Survey *survey)
{
    do {
        memset(survey, 0, sizeof *survey);
        survey->version = table->version;
        look_at_bases(table, survey);
        look_at_battlefields(table, survey);
    } while (survey->version != table->version); // asking for types may derive them
}

static bool are_alike(const Survey *a, const Survey *b)
{
    return a->damaged == b->damaged && a->strangers == b->strangers &&
           !memcmp(a->players, b->players, sizeof a->players) &&
           !memcmp(a->things, b->things, sizeof a->things);
}

// Checks under --verify that a fresh walk finds the same.
static void verify(const Table *table, const Survey *survey)
{
    Survey fresh;

    if (!table->verify) return;
    survey_places(table, &fresh);
    ASSERT(are_alike(&fresh, survey));
}

Survey *survey_look_where_changed(Table *table, uint64_t changed)
{
    Survey *survey = (Survey *)table->seen;

    // A passive may give a type at any time.
    if (changed & SURVEY_READS || table->library->gives_types)
        survey_places(table, survey);
    else
        survey->version = table->version;
    verify(table, survey);
    return survey;
}

void survey_look_again(const Table *table, Survey *survey)
{
    if (survey->version != table->version)
        survey_places(table, survey);
    else
        verify(table, survey);
}

bool survey_holds(const Survey *survey, int battlefield, PlayerId player)
{
    return player != NOBODY && survey->players[battlefield] >> player & 1u;
}

bool survey_enemies_hold(const Table *table, const Survey *survey, int battlefield,
                         PlayerId player)
{
    for (unsigned left = survey->players[battlefield]; left; left &= left - 1)
        if (player_are_enemies(table->state, player, (PlayerId)__builtin_ctz(left)))
            return true;
    return false;
}

bool survey_others_hold(const Survey *survey, int battlefield, PlayerId player)
{
    const unsigned own = player == NOBODY ? 0 : 1u << player;

    return survey->players[battlefield] & ~own;
}
