#include "screen.h"

#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

typedef struct {
    const Scene *scene;
    FILE *out;
    int width;
} Screen;

// Columns that the counts of a player's line take.
enum { ROOM_FOR_COUNTS = 54, WIDTH_USUAL = 72 };

int screen_width(FILE *file)
{
    struct winsize size = {0};

    if (ioctl(fileno(file), TIOCGWINSZ, &size) || !size.ws_col) return 96;
    if (size.ws_col < SCREEN_WIDTH_MIN) return SCREEN_WIDTH_MIN;
    return size.ws_col > SCREEN_WIDTH_MAX ? SCREEN_WIDTH_MAX : size.ws_col;
}

int screen_height(FILE *file)
{
    struct winsize size = {0};

    return ioctl(fileno(file), TIOCGWINSZ, &size) ? 0 : size.ws_row;
}

static void begin(const Screen *screen, Line *line)
{
    line_start(line, screen->scene->colour, screen->width);
}

static void print(const Screen *screen, Line *line)
{
    if (line->colour) line_ink(line, INK_PLAIN);
    fprintf(screen->out, "%s\n", line->text);
}

// Who sits at the lower edge: the reader; above, in turn order, the others.
static int lowest(const Screen *screen)
{
    return screen->scene->reader == NOBODY ? 0 : screen->scene->reader;
}

static void add_title(const Screen *screen, Line *line)
{
    const State *state = &screen->scene->state;
    const Book *book = book_of(state);

    line_add(line, "━━ ");
    line_ink(line, INK_BOLD);
    line_add(line,
             "Turn %d · %s · %s",
             state->turn,
             scene_player(screen->scene, state->turn_player),
             phase_name((Phase)book->phase));
    line_ink(line, INK_PLAIN);
    if (book->showdown) {
        ObjectId at = book->battlefields[book->showdown - 1].object;

        line_add(line, " · %s at ", book->combat ? "combat" : "showdown");
        scene_object(screen->scene, at, line);
    }
    if (book->focus != NOBODY)
        line_add(line, " · Focus: %s", scene_player(screen->scene, book->focus));
    if (book->priority != NOBODY)
        line_add(line, " · priority: %s", scene_player(screen->scene, book->priority));
    line_add(line, " ");
}

static void draw_title(const Screen *screen)
{
    Line line;

    begin(screen, &line);
    add_title(screen, &line);
    while (line.columns < screen->width) line_add(&line, "━");
    print(screen, &line);
}

static bool is_duel(const Screen *screen)
{
    return screen->scene->state.players_n == 2;
}

// "●●●○○○○○ 3 of 8"; without the dots where many players and a long name leave no room.
static void add_points(const Screen *screen, int player, Line *line)
{
    int points = screen->scene->state.players[player].points;
    int goal = book_of(&screen->scene->state)->victory_score;

    const bool wide = is_duel(screen) && screen->width >= WIDTH_USUAL;

    if (wide || line->columns + goal + ROOM_FOR_COUNTS <= screen->width) {
        line_ink(line, INK_YELLOW);
        for (int i = 0; i < goal && i < 20; i++) line_add(line, i < points ? "●" : "○");
        line_ink(line, INK_PLAIN);
        line_add(line, " ");
    }
    line_add(line, "%d of %d", points, goal);
}

static bool is_mate(const Screen *screen, int player)
{
    const State *state = &screen->scene->state;
    const PlayerId reader = screen->scene->reader;

    return reader != NOBODY && reader != player &&
           players_allied(state, reader, (PlayerId)player);
}

// Of an onlooker's game of teams: who belongs together.
static void add_team(const Screen *screen, int player, Line *line)
{
    const State *state = &screen->scene->state;

    if (player == screen->scene->reader)
        line_add(line, " (you)");
    else if (is_mate(screen, player))
        line_add(line, " (mate)");
    else if (screen->scene->reader == NOBODY && scene_is_team(screen->scene))
        line_add(line, " (team %d)", state->players[player].team + 1);
    if (state->players[player].gone) line_in(line, INK_RED, " gone");
}

static void draw_player(const Screen *screen, int player)
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

    begin(screen, &line);
    line_in(&line, INK_BOLD, scene_player(scene, (PlayerId)player));
    add_team(screen, player, &line);
    line_pad(&line, 16);
    line_add(&line, " ");
    add_points(screen, player, &line);
    for (int i = 0; i < COUNT_OF(counts); i++) {
        const int n = scene_count(scene, counts[i].zone, player);

        if (!n && counts[i].zone == ZONE_BANISHMENT) continue;
        line_add(&line, "%s%s %d", is_duel(screen) ? "   " : "  ", counts[i].name, n);
    }
    print(screen, &line);
}

static int first_domain(const Card *card)
{
    for (int d = 0; d < DOMAIN_COUNT; d++)
        if (card->domains & BIT(d)) return d;
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

        if (!card || !(card->kinds & BIT(TYPE_RUNE)) || first_domain(card) < 0)
            continue;
        if (scene->state.objects[id].marks & MARK_EXHAUSTED)
            exhausted[first_domain(card)]++;
        else
            ready[first_domain(card)]++;
    }
    for (int d = 0; d < DOMAIN_COUNT; d++) {
        if (!ready[d] && !exhausted[d]) continue;
        line_add(line, "  ");
        line_in(line, scene_domain_ink(d), scene_domain(scene, d));
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

static void draw_runes(const Screen *screen, int player)
{
    Line line;

    begin(screen, &line);
    line_add(&line, "  Runes ");
    add_runes(screen, player, &line);
    add_pool(screen, player, &line);
    print(screen, &line);
}

static void add_states(const Table *table, const Object *it, Line *line)
{
    const Library *library = table->library;

    if (it->status & BIT(STATUS_ATTACKING)) line_in(line, INK_RED, " attacking");
    if (it->status & BIT(STATUS_DEFENDING)) line_in(line, INK_BLUE, " defending");
    if (it->status & BIT(STATUS_STUNNED)) line_add(line, " stunned");
    for (int i = 0; i < library->statuses_n; i++)
        if (it->status & BIT(table->rules->statuses_n + i))
            line_add(line, " %s", library->statuses[i]);
    if (it->marks & MARK_EXHAUSTED) line_in(line, INK_DIM, " exhausted");
}

// "Tibbers 7 [Tank]": Might, damage, buff, what is attached, states.
static void add_permanent(const Screen *screen, ObjectId id, Line *line)
{
    const Scene *scene = screen->scene;
    const Object *it = &scene->state.objects[id];
    const Card *card = scene_face(scene, id);

    scene_object(scene, id, line);
    if (card && (card->kinds & BIT(TYPE_UNIT))) {
        line_ink(line, INK_BOLD);
        line_add(line, " %d", it->stat < 0 ? 0 : it->stat);
        line_ink(line, INK_PLAIN);
        if (it->counters[COUNTER_DAMAGE]) {
            line_ink(line, INK_RED);
            line_add(line, " -%d", it->counters[COUNTER_DAMAGE]);
            line_ink(line, INK_PLAIN);
        }
    }
    if (it->counters[COUNTER_BUFF]) line_in(line, INK_GREEN, " buffed");
    for (ObjectId other = 1; other <= scene->state.objects_n; other++) {
        if (scene->state.objects[other].host != id) continue;
        line_add(line, " + ");
        scene_object(scene, other, line);
    }
    add_states(scene->table, it, line);
}

static bool is_rune(const Screen *screen, ObjectId id)
{
    const Card *card = scene_face(screen->scene, id);

    return card && (card->kinds & BIT(TYPE_RUNE));
}

// Adds a permanent to [line], on a further line that begins with [margin] where it does
// not fit any more.
static void add_wrapped(const Screen *screen, ObjectId id, const char *margin,
                        Line *line, bool *empty)
{
    Line piece;

    line_start(&piece, screen->scene->colour, 0);
    add_permanent(screen, id, &piece);
    if (!*empty && line->columns + piece.columns + 3 > screen->width) {
        print(screen, line);
        begin(screen, line);
        line_add(line, "%s", margin);
        *empty = true;
    }
    if (!*empty) line_add(line, " · ");
    line_join(line, &piece);
    *empty = false;
}

static void draw_zone(const Screen *screen, const char *name, int zone, int player)
{
    bool empty = true;
    Line line;

    begin(screen, &line);
    line_add(&line, "  %s", name);
    line_pad(&line, 10);
    for (ObjectId id = scene_first(screen->scene, zone, player); id;
         id = scene_next(screen->scene, id)) {
        if (zone == ZONE_BASE && is_rune(screen, id)) continue;
        if (screen->scene->state.objects[id].host) continue;
        add_wrapped(screen, id, "          ", &line, &empty);
    }
    if (empty) line_add(&line, "-");
    print(screen, &line);
}

static void draw_leader(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    ObjectId legend = scene_first(scene, ZONE_LEGEND, player);
    ObjectId champion = scene_first(scene, ZONE_CHAMPION, player);
    Line line;

    begin(screen, &line);
    line_add(&line, "  Legend");
    line_pad(&line, 10);
    if (legend)
        add_permanent(screen, legend, &line);
    else
        line_add(&line, "none");
    line_add(&line, "   Champion Zone: ");
    if (champion)
        scene_object(scene, champion, &line);
    else
        line_add(&line, "empty");
    print(screen, &line);
}

static void draw_units(const Screen *screen, int index, PlayerId player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line;

    begin(screen, &line);
    line_add(&line, " ┃ %s: ", scene_player(scene, player));
    for (ObjectId id = scene_first(scene, ZONE_BATTLEFIELD, index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        if (it->controller != player || it->host) continue;
        if (id == book_of(&scene->state)->battlefields[index].object) continue;
        add_wrapped(screen, id, " ┃   ", &line, &empty);
    }
    if (empty) line_add(&line, "-");
    print(screen, &line);
}

static void add_facedown(const Screen *screen, int index, Line *line)
{
    const Scene *scene = screen->scene;

    for (ObjectId id = scene_first(scene, ZONE_FACEDOWN, index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        line_add(line, "face down, %s's", scene_player(scene, it->controller));
        if (it->card) line_add(line, " (%s)", scene_card(scene, it->card));
        line_add(line, " ");
    }
}

static bool stands_at(const Scene *scene, int index, PlayerId player)
{
    for (ObjectId id = scene_first(scene, ZONE_BATTLEFIELD, index); id;
         id = scene_next(scene, id)) {
        if (id == book_of(&scene->state)->battlefields[index].object) continue;
        if (scene->state.objects[id].controller == player) return true;
    }
    return false;
}

// Both sides of a duel; of more players those who have something there, at most two
// with units (449.2), in the order in which they sit on the screen.
static void draw_sides(const Screen *screen, int index)
{
    const Scene *scene = screen->scene;
    const int players = scene->state.players_n;

    for (int i = 1; i <= players; i++) {
        const PlayerId player = (PlayerId)((lowest(screen) + i) % players);

        if (!is_duel(screen) && !stands_at(scene, index, player)) continue;
        draw_units(screen, index, player);
    }
}

static void draw_battlefield(const Screen *screen, int index)
{
    const Scene *scene = screen->scene;
    const Battlefield *field = &book_of(&scene->state)->battlefields[index];
    PlayerId holder = scene->state.objects[field->object].controller;
    Line line;

    begin(screen, &line);
    line_add(&line, " ┏ ");
    line_in(
        &line, INK_BOLD, scene_card(scene, scene->state.objects[field->object].card));
    line_add(&line, " · controlled by %s", scene_player(scene, holder));
    if (field->contested_by != NOBODY) line_in(&line, INK_RED, " · contested");
    line_add(&line, " ");
    while (line.columns < screen->width - 1) line_add(&line, "━");
    print(screen, &line);
    draw_sides(screen, index);
    if (!scene_count(scene, ZONE_FACEDOWN, index)) return;
    begin(screen, &line);
    line_add(&line, " ┃ ");
    add_facedown(screen, index, &line);
    print(screen, &line);
}

static void draw_chain(const Screen *screen)
{
    const Scene *scene = screen->scene;
    Line line;

    for (int i = scene->state.chain_n - 1; i >= 0; i--) {
        const struct Item *item = &scene->state.chain[i];

        begin(screen, &line);
        line_in(
            &line, INK_CYAN, i + 1 == scene->state.chain_n ? " Chain  " : "        ");
        line_add(&line,
                 "%s: %s%s",
                 scene_player(scene, item->controller),
                 scene_card(scene, scene_item(scene, item)),
                 item->sort == ITEM_PLAY ? "" : "'s ability");
        for (int t = 0; t < item->targets_n; t++) {
            line_add(&line, t ? ", " : " on ");
            scene_object(
                scene, scene->state.targets[item->targets_first + t].id, &line);
        }
        print(screen, &line);
    }
}

static void draw_hand(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line, piece;

    begin(screen, &line);
    line_add(&line, "  Hand");
    line_pad(&line, 10);
    for (ObjectId id = scene_first(scene, ZONE_HAND, player); id;
         id = scene_next(scene, id)) {
        const Card *card = scene_face(scene, id);

        line_start(&piece, scene->colour, 0);
        if (card) {
            line_in(&piece, scene_domain_ink(first_domain(card)), card->name);
            line_add(&piece, " (");
            scene_cost(scene, card, &piece);
            line_add(&piece, ")");
        } else
            line_add(&piece, "▒▒");
        if (!empty && line.columns + piece.columns + 3 > screen->width) {
            print(screen, &line);
            begin(screen, &line);
            line_pad(&line, 10);
            empty = true;
        }
        if (!empty) line_add(&line, " · ");
        line_join(&line, &piece);
        empty = false;
    }
    if (empty) line_add(&line, "-");
    print(screen, &line);
}

static bool sees_hand(const Screen *screen, int player)
{
    const ObjectId id = scene_first(screen->scene, ZONE_HAND, player);

    return id && scene_face(screen->scene, id);
}

static void draw_side(const Screen *screen, int player, bool above)
{
    if (above) {
        draw_player(screen, player);
        if (is_duel(screen) || sees_hand(screen, player)) draw_hand(screen, player);
        draw_leader(screen, player);
        draw_runes(screen, player);
        draw_zone(screen, "Base", ZONE_BASE, player);
        return;
    }
    draw_zone(screen, "Base", ZONE_BASE, player);
    draw_runes(screen, player);
    draw_leader(screen, player);
    draw_hand(screen, player);
    draw_player(screen, player);
}

void screen_draw(const Scene *scene, int width, FILE *out)
{
    Screen screen = {scene, out, width};
    const int players = scene->state.players_n, below = lowest(&screen);

    draw_title(&screen);
    for (int i = 1; i < players; i++) draw_side(&screen, (below + i) % players, true);
    for (int i = 0; i < book_of(&scene->state)->battlefields_n; i++)
        draw_battlefield(&screen, i);
    draw_side(&screen, below, false);
    draw_chain(&screen);
}
