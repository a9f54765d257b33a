// table.c -- lays out the spots of a game, and the ways out of a step.

#include "engine/kernel/table/table.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/table/spot.h"

static int spots_in(int scope)
{
    switch ((Scope)scope) {
    case SCOPE_PLAYER: return SEATS_MAX;
    case SCOPE_HOST: return HOSTS_MAX;
    case SCOPE_SHARED: return 1;
    }
    return 0;
}

static void lay_out_spot(Table *table, int spot, int zone)
{
    const uint8_t flags = table->rules->zones[zone].flags;

    table->spot_zone[spot] = (uint8_t)zone;
    table->spot_flags[spot] = flags;
    if (flags & ZONE_BOARD) table->board[table->board_n++] = (SpotId)spot;
    if (flags & ZONE_ACTIVE) table->working[table->working_n++] = (SpotId)spot;
}

static void lay_out_spots(Table *table)
{
    int spot = 0;

    for (int zone = 0; zone < table->rules->zones_n; zone++) {
        table->zone_first[zone] = (uint8_t)spot;
        for (int i = 0; i < spots_in(table->rules->zones[zone].scope); i++) {
            ASSERT(spot < SPOTS_MAX);
            lay_out_spot(table, spot++, zone);
        }
    }
    table->spots_n = spot;
}

void table_init(Table *table, const Rules *rules, const Library *library,
                const Scripts *scripts)
{
    memset(table, 0, sizeof *table);
    table->rules = rules;
    table->library = library;
    table->scripts = scripts;
    lay_out_spots(table);
    for (int i = 0; i < rules->questions_n; i++) {
        if (rules->questions[i].answer == ANSWER_GRANTS) table->granting |= 1u << i;
    }
}

_Noreturn void table_unwind(Table *table, int reason)
{
    table->unwinding = reason;
    if (table->script_depth > 0) table->scripts->unwind(table->scripts->self);
    longjmp(table->leave, 1);
}

_Noreturn void table_fault(Table *table, ClauseId clause, const char *text)
{
    table->fault.clause = clause;
    (void)snprintf(table->fault.text, sizeof table->fault.text, "%s", text);
    table_unwind(table, UNWIND_FAULT);
}

void table_wants_room(Table *table, bool there_is_room)
{
    if (there_is_room) return;
    ASSERT(table->stepping);
    table_unwind(table, UNWIND_FULL);
}

Group *table_group(Table *table, int *index)
{
    if (table->groups_n == GROUPS_MAX)
        table_fault(table, 0, "too many lists in one step");
    *index = table->groups_n++;
    table->groups[*index].n = 0;
    return &table->groups[*index];
}

uint8_t table_team(const State *state, PlayerId player)
{
    unsigned team = 0;

    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].team == state->players[player].team) team |= 1u << i;
    }
    return (uint8_t)team;
}

void table_touch(Table *table)
{
    table->version++;
    table->state->dirty = true;
    table->state->changed = true;
}

void table_regather(Table *table)
{
    table->active_n = -1;
    table_touch(table);
}

bool table_are_allied(const State *state, PlayerId a, PlayerId b)
{
    if (a == NOBODY || b == NOBODY) return false;
    return state->players[a].team == state->players[b].team;
}
