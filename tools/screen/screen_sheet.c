// screen_sheet.c -- draws the sheets of things: all their numbers, and what is counted on
// them.

#include "tools/screen/screen_inside.h"

static bool has_sheet(const Screen *screen, ObjectId id, int player)
{
    const Scene *scene = screen->scene;
    const Object *it = &scene->state.objects[id];
    const Card *card = scene_face(scene, id);

    return card && it->controller == player && it->spot != NOWHERE &&
           scene->table->rules->zones[spot_zone(scene->table, it->spot)].scope !=
               SCOPE_SHARED &&
           spot_is(scene->table, it->spot, ZONE_BOARD) &&
           play_board_means(&scene->table->rules->kinds[screen->board->sheet - 1],
                            card);
}

// Adds the numbers that the card has, or got.
static void add_numbers(const Screen *screen, ObjectId id, Flow *flow)
{
    const Scene *scene = screen->scene;
    const Rules *rules = scene->table->rules;
    Line piece;

    for (int i = 0; i < rules->numbers_n; i++) {
        const FactRow *fact = &rules->facts[rules->numbers[i].fact];
        const bool printed =
            scene_face(scene, id)->facts[rules->numbers[i].fact] != FACT_ABSENT;
        const int n = scene_number(scene, i, id);

        if (!printed && !n) continue;
        line_start(&piece, scene->colour, 0);
        line_add(&piece, "%s ", fact->label);
        line_set_ink(&piece, INK_BOLD);
        line_add(&piece, "%d", n);
        line_set_ink(&piece, INK_PLAIN);
        screen_flow_add(flow, &piece);
    }
}

static void add_counters(const Screen *screen, ObjectId id, Flow *flow)
{
    const Scene *scene = screen->scene;
    const State *state = &scene->state;
    Line piece;

    for (int i = 0; i < state->counters_n; i++) {
        if (!state_counter(state, id, i)) continue;
        line_start(&piece, scene->colour, 0);
        scene_word(library_counter_name(scene->table->library, i), &piece);
        line_add(&piece, " %d", state_counter(state, id, i));
        screen_flow_add(flow, &piece);
    }
}

void screen_sheets(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    Flow flow;

    if (!screen->board->sheet || screen->fold >= FOLD_LINES) return;
    if (screen->fold && (PlayerId)player != scene->reader) return;
    for (ObjectId id = 1; id <= scene->state.objects_n; id++) {
        if (!has_sheet(screen, id, player)) continue;
        screen_flow(screen, "    ", &flow);
        flow.between = "  ";
        flow.unfolded = true;
        line_add(&flow.line, "  ");
        add_counters(screen, id, &flow);
        add_numbers(screen, id, &flow);
        screen_flow_end(&flow, "");
    }
}
