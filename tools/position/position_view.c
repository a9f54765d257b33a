// position_view.c -- names players and places of a position in words.

#include "tools/position/position_view.h"

#include <stdlib.h>

#include "tools/position/position.h"

json_t *position_view_player(const PositionView *view, PlayerId player)
{
    return player < view->state->players_n ? json_string(view->players[player])
                                           : json_false();
}

json_t *position_view_place(const PositionView *view, SpotId spot, int player)
{
    char *text = position_spot_name(view->table, view->players, spot, player);
    json_t *json = json_string(text);

    free(text);
    return json;
}
