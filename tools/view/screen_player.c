// screen_player.c -- the lines of a player: points, team, cards, runes, rune pool.

#include "tools/view/screen_inside.h"

// "●●●○○○○○ 3 of 8"; without the dots where many players and a long name leave no room.
static void add_points(const Screen *screen, int player, Line *line)
{
    int points = screen->scene->state.players[player].points;
    int goal = rb_const(&screen->scene->state)->victory_score;

    const bool wide = screen_is_duel(screen) && screen->width >= WIDTH_USUAL;

    if (wide || line->columns + goal + ROOM_FOR_COUNTS <= screen->width) {
        line_set_ink(line, INK_YELLOW);
        for (int i = 0; i < goal && i < 20; i++) line_add(line, i < points ? "●" : "○");
        line_set_ink(line, INK_PLAIN);
        line_add(line, " ");
    }
    line_add(line, "%d of %d", points, goal);
}

static bool screen_is_mate(const Screen *screen, int player)
{
    const State *state = &screen->scene->state;
    const PlayerId reader = screen->scene->reader;

    return reader != NOBODY && reader != player &&
           table_are_allied(state, reader, (PlayerId)player);
}

// Of an onlooker's game of teams: who belongs together.
static void add_team(const Screen *screen, int player, Line *line)
{
    const State *state = &screen->scene->state;

    if (player == screen->scene->reader)
        line_add(line, " (you)");
    else if (screen_is_mate(screen, player))
        line_add(line, " (mate)");
    else if (screen->scene->reader == NOBODY && scene_is_team(screen->scene))
        line_add(line, " (team %d)", state->players[player].team + 1);
    if (state->players[player].gone) line_add_inked(line, INK_RED, " gone");
}

void screen_player(const Screen *screen, int player)
{
    static const struct {
        const char *name;
        int zone;
    } counts[] = {
        {"hand", ZONE_HAND},
        {"deck", ZONE_DECK},
        {"rune deck", ZONE_RUNE_DECK},
        {"trash", ZONE_TRASH},
        {"banished", ZONE_BANISHMENT},
    };
    const Scene *scene = screen->scene;
    Line line;

    screen_begin(screen, &line);
    line_add_inked(&line, INK_BOLD, scene_player(scene, (PlayerId)player));
    add_team(screen, player, &line);
    line_pad(&line, 16);
    line_add(&line, " ");
    add_points(screen, player, &line);
    for (int i = 0; i < COUNT_OF(counts); i++) {
        const int n = scene_count(scene, counts[i].zone, player);

        if (!n && counts[i].zone == ZONE_BANISHMENT) continue;
        line_add(
            &line, "%s%s %d", screen_is_duel(screen) ? "   " : "  ", counts[i].name, n);
    }
    screen_print(screen, &line);
}

int screen_first_domain(const Card *card)
{
    for (int d = 0; d < DOMAIN_COUNT; d++)
        if (card->facts[FACT_DOMAINS] >> d & 1) return d;
    return -1;
}

// "Fury 3+1": three ready, one exhausted.
static void add_runes(const Screen *screen, int player, Line *line)
{
    const Scene *scene = screen->scene;
    int ready[DOMAIN_COUNT] = {0}, exhausted[DOMAIN_COUNT] = {0};

    for (ObjectId id = scene_first(scene, ZONE_BASE, player); id;
         id = scene_next(scene, id)) {
        const Card *card = scene_face(scene, id);

        if (!card || !(card->types & BIT(TYPE_RUNE)) || screen_first_domain(card) < 0)
            continue;
        if (scene->state.objects[id].flags & OBJECT_EXHAUSTED)
            exhausted[screen_first_domain(card)]++;
        else
            ready[screen_first_domain(card)]++;
    }
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (!ready[d] && !exhausted[d]) continue;
        line_add(line, "  ");
        line_add_inked(line, scene_domain_ink(d), scene_domain(scene, d));
        line_add(line, " ");
        for (int i = 0; i < ready[d]; i++) line_add(line, "◆");
        for (int i = 0; i < exhausted[d]; i++) line_add(line, "◇");
    }
}

static void add_pool(const Screen *screen, int player, Line *line)
{
    const Scene *scene = screen->scene;
    const uint8_t *pool = scene->state.players[player].resources;
    const char *before = "   floating";

    for (int r = 0; r < RESOURCE_COUNT; r++) {
        if (!pool[r]) continue;
        line_add(
            line, "%s %d %s", before, pool[r], scene->table->rules->resources[r].name);
        before = ",";
    }
    const Library *library = scene->table->library;
    for (int i = 0; i < library->player_counters_n; i++)
        if (scene->state.players[player].counters[i])
            line_add(line,
                     "   %s %d",
                     library->player_counters[i],
                     scene->state.players[player].counters[i]);
}

void screen_runes(const Screen *screen, int player)
{
    Line line;

    screen_begin(screen, &line);
    line_add(&line, "  Runes ");
    add_runes(screen, player, &line);
    add_pool(screen, player, &line);
    screen_print(screen, &line);
}
