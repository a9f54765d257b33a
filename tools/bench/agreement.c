// agreement.c -- compares what the ways of driving a game went through.

#include "tools/bench/agreement.h"

#include <string.h>

void agreement_start(Agreement *it)
{
    memset(it->played, 0, sizeof it->played);
}

void agreement_free(Agreement *it)
{
    for (int way = 0; way < DRIVE_WAYS; way++) drive_trail_free(&it->trails[way]);
}

static void play_sitting(Agreement *it, DriveWay way)
{
    Session *session = it->drive.session;
    DriveTrail *trail = &it->trails[way];

    drive_trail_clear(trail);
    it->begin(it->self);
    do {
        session->table.log = NULL;
        if (it->drive.watch) it->drive.watch(&session->table);
        drive_game(&it->drive, way, trail);
        session_end(session);
    } while (trail->status == GAME_OVER && session_next(session));
}

static void compare_trails(const Agreement *it, DriveWay way, DriveWay as,
                           Disagreement *found)
{
    int first;
    const int n = drive_differences(&it->trails[way], &it->trails[as], &first);

    if (n && !found->differing) *found = (Disagreement){.as = as, .decision = first};
    found->differing += n;
}

Disagreement agreement_play(Agreement *it, DriveWay way)
{
    Disagreement found = {0};

    play_sitting(it, way);
    for (int as = DRIVE_AGENTS; as <= DRIVE_QUESTIONS; as++)
        if (it->played[as]) compare_trails(it, way, (DriveWay)as, &found);
    it->played[way] = true;
    return found;
}
