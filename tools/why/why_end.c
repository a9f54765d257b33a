// why_end.c -- why the game is over, or how near its end is.

#include <ctype.h>

#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "tools/why/why_inside.h"

static void add_points(const Why *why, Finding *root, int goal)
{
    const State *state = &why->scene->state;

    for (int i = 0; i < state->players_n; i++) {
        const Player *player = &state->players[i];
        Finding *finding;
        Line side;

        if (scene_captain(why->scene, (PlayerId)i) != i) continue;
        line_start(&side, false, 0);
        scene_side(why->scene, (PlayerId)i, &side);
        if (player->gone) {
            (void)finding_add(why->arena,
                              root,
                              FINDING_ENDED,
                              "%s",
                              finding_does(why->arena, side.text, "has left the game"));
            continue;
        }
        if (!goal && !player->points) continue;
        finding = finding_add(why->arena,
                              root,
                              FINDING_ENDED,
                              goal ? "%s %d of the %d points that win" : "%s %d points",
                              finding_does(why->arena, side.text, "has"),
                              player->points,
                              goal);
        finding_number(finding, player->points);
    }
}

static void add_winners(const Why *why, Finding *root)
{
    Line line;

    line_start(&line, false, 0);
    if (scene_winners(why->scene, &line))
        (void)finding_add(why->arena, root, FINDING_ENDED, "%s won", line.text);
    else
        (void)finding_add(why->arena, root, FINDING_ENDED, "nobody won");
}

static Finding *ended(const Why *why)
{
    const State *state = &why->scene->state;
    const int way = ending_way(state);
    const EndingRow *row = ending_row(why->table->rules, way);
    Finding *root = finding_add(
        why->arena, NULL, FINDING_ANSWER, "the game is over because %s", row->text);

    if (row->rule && *row->rule && isdigit((unsigned char)*row->rule))
        root->rule = row->rule;
    else if (row->rule && *row->rule)
        (void)finding_add(why->arena, root, FINDING_FACT, "see %s", row->rule);
    add_winners(why, root);
    if (way == ENDING_FAULT)
        (void)finding_add(
            why->arena, root, FINDING_ENDED, "%s", why->table->fault.text);
    if (way == ENDING_LIMIT) {
        const LimitRow *limit = limit_row((LimitId)(state->ending.limit - 1));

        (void)finding_add(why->arena,
                          root,
                          FINDING_ENDED,
                          "there would be more than %d %s",
                          limit->value,
                          limit->words);
    }
    for (int i = 0; i < state->ending.cards_n; i++)
        (void)finding_add(why->arena,
                          root,
                          FINDING_ENDED,
                          "%s went on and on",
                          why_card_name(why, state->ending.cards[i]));
    return root;
}

Finding *why_end(const Why *why)
{
    const State *state = &why->scene->state;
    Finding *root = state->over ? ended(why)
                                : finding_add(why->arena,
                                              NULL,
                                              FINDING_ANSWER,
                                              "the game goes on, in turn %d",
                                              state->turn);

    add_points(why, root, scene_goal(why->scene));
    return root;
}
