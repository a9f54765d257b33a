// screen_player.c -- draws the lines of a player: points, team, counts of cards,
// resources.
//
// Counts show how many cards lie in a zone, never which.

#include "engine/abilities/held/role.h"
#include "engine/kernel/table/modifier.h"
#include "tools/screen/screen_inside.h"
#include "tools/view/scene_note.h"

enum { SYMBOLS_DRAWN = 20 }; // of one counter; more are a number

// Adds "●●●○○○○○ 3 of 8". Leaves out the dots if many players and a long name need the
// room.
static void add_points(const Screen *screen, int player, Line *line)
{
    int points = screen->scene->state.players[player].points;
    const int goal = scene_goal(screen->scene);

    const bool wide = screen_has_two(screen) && screen->width >= WIDTH_USUAL;

    if (wide || line->columns + goal + ROOM_FOR_COUNTS <= screen->width) {
        line_set_ink(line, INK_YELLOW);
        for (int i = 0; i < goal && i < 20; i++) line_add(line, i < points ? "●" : "○");
        line_set_ink(line, INK_PLAIN);
        line_add(line, " ");
    }
    if (goal)
        line_add(line, "%d of %d", points, goal);
    else
        line_add(line, points == 1 ? "%d point" : "%d points", points);
}

static bool screen_is_mate(const Screen *screen, int player)
{
    const State *state = &screen->scene->state;
    const PlayerId reader = screen->scene->reader;

    return reader != NOBODY && reader != player &&
           table_are_allied(state, reader, (PlayerId)player);
}

// Adds the player's team, because an onlooker must see who belongs together.
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

static void add_count(const Screen *screen, const char *label, int n, Flow *flow)
{
    Line piece;

    line_start(&piece, screen->scene->colour, 0);
    line_add(&piece, screen_has_two(screen) ? "   " : "  ");
    scene_word(label, &piece);
    line_add(&piece, " %d", n);
    screen_flow_add(flow, &piece);
}

// Adds the counts of a game that names none: the zones whose cards not everybody sees.
static void add_usual_counts(const Screen *screen, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    const Rules *rules = scene->table->rules;

    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *row = &rules->zones[i];

        if (row->scope != SCOPE_PLAYER) continue;
        if (!(row->flags & (ZONE_SECRET | ZONE_PRIVATE))) continue;
        add_count(screen, row->name, scene_count(scene, i, player), flow);
    }
}

// Adds a counter of the player: "◆◆◇", or "gold 3".
static void add_player_counter(const Screen *screen, int row, int player, Flow *flow)
{
    Line piece;
    const PlayBoard *board = screen->board;
    const int n = screen->scene->state.players[player].counters[row];
    const BoardSymbol *symbol = row < board->symbols_n ? &board->symbols[row] : NULL;

    if (symbol && symbol->has && n <= SYMBOLS_DRAWN) {
        line_start(&piece, screen->scene->colour, 0);
        line_add(&piece, "  ");
        line_set_ink(&piece, INK_YELLOW);
        for (int i = 0; i < n; i++) line_add(&piece, "%s", symbol->has);
        for (int i = n; symbol->lost && i < symbol->of && i < SYMBOLS_DRAWN; i++)
            line_add(&piece, "%s", symbol->lost);
        line_set_ink(&piece, INK_PLAIN);
        screen_flow_add(flow, &piece);
    } else if (n) {
        add_count(screen, screen->scene->table->library->player_counters[row], n, flow);
    }
}

// Returns whether a line of its own tells the counters of players.
static bool has_tally(const Screen *screen)
{
    for (int i = 0; i < screen->lines_n; i++)
        if (screen->lines[i].kind == LINE_TALLY) return true;
    return false;
}

// Adds the sum that the game tells of a player: "   strength 12".
static void add_sum(const Screen *screen, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    const int total = screen->board->total - 1;
    Line piece;

    line_start(&piece, scene->colour, 0);
    line_add(&piece, "   ");
    scene_word(scene->table->rules->numbers[total].name, &piece);
    line_set_ink(&piece, INK_BOLD);
    line_add(&piece, " %d", scene_player_total(scene, total, player));
    line_set_ink(&piece, INK_PLAIN);
    screen_flow_add(flow, &piece);
}

// Adds what the player has: points, counters, and the sum of the lines.
static void add_standing(const Screen *screen, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    const PlayBoard *board = screen->board;

    // A game whose players have symbols or sums of lines may know no points at all.
    if ((!board->no_points && !board->symbols_n && !board->total) ||
        scene->state.players[player].points)
        add_points(screen, player, &flow->line);
    for (int i = 0; !has_tally(screen) && i < scene->table->library->player_counters_n;
         i++)
        add_player_counter(screen, i, player, flow);
    if (board->total) add_sum(screen, player, flow);
}

// Adds the notes that are shown of the player: "   last: Axe".
static void add_notes(const Screen *screen, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    const PlayNote *row;
    NotePlace place;
    Line piece;

    for (int i = 0; (row = scene_note(scene, (PlayerId)player, i, &place)); i++) {
        line_start(&piece, scene->colour, 0);
        line_add(&piece, screen_has_two(screen) ? "   " : "  ");
        scene_word(row->label, &piece);
        line_add(&piece, ": ");
        if (scene_note_tell(scene, place, &piece)) screen_flow_add(flow, &piece);
    }
}

void screen_player(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    const PlayBoard *board = screen->board;
    Flow flow;

    screen_flow(screen, screen->margin, &flow);
    flow.between = "";
    flow.unfolded = true;
    line_add_inked(&flow.line, INK_BOLD, scene_player(scene, (PlayerId)player));
    add_team(screen, player, &flow.line);
    line_pad(&flow.line, 16);
    line_add(&flow.line, " ");
    add_standing(screen, player, &flow);
    if (!board->lines_n) add_usual_counts(screen, player, &flow);
    for (int i = 0; i < board->counts_n; i++) {
        const int n = scene_count(scene, board->counts[i].zone, player);

        if (n || !board->counts[i].if_any)
            add_count(screen, board->counts[i].label, n, &flow);
    }
    add_notes(screen, player, &flow);
    screen_flow_end(&flow, "");
    screen_sheets(screen, player);
}

// Adds "Red ◆◆◆◇": three ready, one exhausted; many as numbers, "Red ◆40 ◇2".
static void add_tallied(const Screen *screen, int word, const int counts[2], Flow *flow)
{
    const Scene *scene = screen->scene;
    Line piece;

    if (!counts[0] && !counts[1]) return;
    line_start(&piece, scene->colour, 0);
    line_add_inked(
        &piece, scene_identity_ink(scene, word), scene_identity(scene, word));
    line_add(&piece, " ");
    if (counts[0] + counts[1] > SYMBOLS_DRAWN) {
        if (counts[0]) line_add(&piece, "◆%d", counts[0]);
        if (counts[1]) line_add(&piece, "%s◇%d", counts[0] ? " " : "", counts[1]);
    } else {
        for (int i = 0; i < counts[0]; i++) line_add(&piece, "◆");
        for (int i = 0; i < counts[1]; i++) line_add(&piece, "◇");
    }
    screen_flow_add(flow, &piece);
}

static void add_tally(const Screen *screen, int zone, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    int counts[FACT_VOCABULARY][2] = {{0}}; // ready, exhausted

    for (ObjectId id = scene_first(scene, zone, player); id;
         id = scene_next(scene, id)) {
        if (!screen_is_tallied(screen, id)) continue;
        const int word = scene_identity_of(scene, scene_face(scene, id));
        const bool is_exhausted = scene->state.objects[id].flags & OBJECT_EXHAUSTED;

        if (word >= 0) counts[word][is_exhausted]++;
    }
    for (int i = 0; i < FACT_VOCABULARY; i++) add_tallied(screen, i, counts[i], flow);
}

// Adds a resource, and before the first one what comes before all.
static void add_amount(const Screen *screen, Line *piece, int resource, int n)
{
    const Scene *scene = screen->scene;
    const char *has = screen->board->pool ? screen->board->pool : "has";
    const bool is_first = !piece->n;

    line_add(piece,
             "%s%s %d %s",
             is_first ? " " : ",",
             is_first ? has : "",
             n,
             scene->table->rules->resources[resource].name);
}

// Adds what pays for some things only: "2 Mana by Old Mill".
static void add_pool_for(const Screen *screen, int player, Line *piece)
{
    const Scene *scene = screen->scene;

    for (int i = 0; i < scene->state.modifiers_n; i++) {
        const Modifier *m = &scene->state.modifiers[i];

        if (m->kind != MODIFIER_POOL || m->controller != player) continue;
        add_amount(screen, piece, modifier_pool_resource(m), modifier_pool_amount(m));
        line_add(piece, " by %s", scene_face(scene, m->subject.id)->name);
    }
}

// Adds the resources and the counters of the player: "floating 2 Mana, 1 Red".
static void add_pool(const Screen *screen, int player, Flow *flow)
{
    const Scene *scene = screen->scene;
    const Library *library = scene->table->library;
    const uint16_t *pool = scene->state.players[player].resources;
    Line piece;

    line_start(&piece, scene->colour, 0);
    for (int r = 0; r < scene->table->rules->resources_n; r++) {
        if (pool[r]) add_amount(screen, &piece, r, pool[r]);
    }
    add_pool_for(screen, player, &piece);
    if (piece.n) screen_flow_add(flow, &piece);
    for (int i = 0; i < library->player_counters_n; i++) {
        const int n = scene->state.players[player].counters[i];

        if (!n) continue;
        line_start(&piece, scene->colour, 0);
        line_add(&piece, " %s %d", library->player_counters[i], n);
        screen_flow_add(flow, &piece);
    }
}

void screen_tally(const Screen *screen, const BoardLine *row, int player)
{
    Flow flow;

    screen_flow(screen, screen->margin, &flow);
    flow.between = "  ";
    flow.unfolded = true;
    line_add(&flow.line, "  %s ", row->label);
    line_pad(&flow.line, SCREEN_MARGIN);
    add_tally(screen, row->zone, player, &flow);
    add_pool(screen, player, &flow);
    if (flow.empty && screen->fold) return;
    screen_flow_end(&flow, "");
}
