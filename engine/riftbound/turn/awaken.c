// awaken.c -- what is readied in the Awaken Phase, where cards leave only so much (315.1).

#include "engine/riftbound/turn/awaken.h"

#include <string.h>

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/ask.h"
#include "engine/riftbound/position/board.h"

// Returns how much the player may ready at most: the least that cards say.
static int most_of(const Table *table, PlayerId player)
{
    PassiveScan scan;
    int most = OBJECTS_MAX;

    if (!passive_may_answer(table, QUESTION_READIES_AT_MOST)) return most;
    passive_scan(&scan, table, QUESTION_READIES_AT_MOST, 0);
    scan.player = player;
    while (passive_next(&scan)) {
        const int n = passive_amount(&scan);

        if (n < most) most = n;
    }
    return most < 0 ? 0 : most;
}

// Lets the player choose so many of the things. Returns how many.
static int choose(Table *table, ObjectId *ids, int n, int most)
{
    ObjectId chosen[OBJECTS_MAX];
    const Answer *answer;
    Question *question;

    if (!most) return 0;
    question = ask_begin(table, table->state->turn_player, PROMPT_AWAKEN, (Ref){0, 0});
    for (int i = 0; i < n; i++)
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .spot = NOWHERE, .object = ids[i]});
    question->min = question->max = (uint16_t)most;
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) chosen[i] = ids[answer->picks[i]];
    memcpy(ids, chosen, sizeof *ids * answer->n);
    return answer->n;
}

int awaken_list(Table *table, ObjectId *ids)
{
    ObjectId all[OBJECTS_MAX];
    const int all_n = board_objects(table, all);
    int most, n = 0;

    for (int i = 0; i < all_n; i++)
        if (table->state->objects[all[i]].controller == table->state->turn_player &&
            board_is_exhausted(table, all[i]))
            ids[n++] = all[i];
    most = most_of(table, table->state->turn_player);
    return n > most ? choose(table, ids, n, most) : n;
}
