#include "tools/view/screen_inside.h"

#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

void screen_begin(const Screen *screen, Line *line)
{
    line_start(line, screen->scene->colour, screen->width);
}

void screen_print(const Screen *screen, Line *line)
{
    if (line->colour) line_set_ink(line, INK_PLAIN);
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
    const RiftboundState *book = rb_const(state);

    line_add(line, "━━ ");
    line_set_ink(line, INK_BOLD);
    line_add(line,
             "Turn %d · %s · %s",
             state->turn,
             scene_player(screen->scene, state->turn_player),
             turn_phase_name((Phase)book->phase));
    line_set_ink(line, INK_PLAIN);
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

    screen_begin(screen, &line);
    add_title(screen, &line);
    while (line.columns < screen->width) line_add(&line, "━");
    screen_print(screen, &line);
}

bool screen_is_duel(const Screen *screen)
{
    return screen->scene->state.players_n == 2;
}

static void add_states(const Table *table, const Object *it, Line *line)
{
    const Library *library = table->library;

    if (it->statuses & BIT(STATUS_ATTACKING))
        line_add_inked(line, INK_RED, " attacking");
    if (it->statuses & BIT(STATUS_DEFENDING))
        line_add_inked(line, INK_BLUE, " defending");
    if (it->statuses & BIT(STATUS_STUNNED)) line_add(line, " stunned");
    for (int i = 0; i < library->statuses_n; i++)
        if (it->statuses & BIT(table->rules->statuses_n + i))
            line_add(line, " %s", library->statuses[i]);
    if (it->flags & OBJECT_EXHAUSTED) line_add_inked(line, INK_DIM, " exhausted");
}

// "Tibbers 7 [Tank]": Might, damage, buff, what is attached, states.
static void add_permanent(const Screen *screen, ObjectId id, Line *line)
{
    const Scene *scene = screen->scene;
    const Object *it = &scene->state.objects[id];
    const Card *card = scene_face(scene, id);

    scene_object(scene, id, line);
    if (card && (card->types & BIT(TYPE_UNIT))) {
        line_set_ink(line, INK_BOLD);
        line_add(line, " %d", it->stat < 0 ? 0 : it->stat);
        line_set_ink(line, INK_PLAIN);
        if (it->counters[COUNTER_DAMAGE]) {
            line_set_ink(line, INK_RED);
            line_add(line, " -%d", it->counters[COUNTER_DAMAGE]);
            line_set_ink(line, INK_PLAIN);
        }
    }
    if (it->counters[COUNTER_BUFF]) line_add_inked(line, INK_GREEN, " buffed");
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

    return card && (card->types & BIT(TYPE_RUNE));
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
        screen_print(screen, line);
        screen_begin(screen, line);
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

    screen_begin(screen, &line);
    line_add(&line, "  %s", name);
    line_pad(&line, 10);
    for (ObjectId id = scene_first(screen->scene, zone, player); id;
         id = scene_next(screen->scene, id)) {
        if (zone == ZONE_BASE && is_rune(screen, id)) continue;
        if (screen->scene->state.objects[id].host) continue;
        add_wrapped(screen, id, "          ", &line, &empty);
    }
    if (empty) line_add(&line, "-");
    screen_print(screen, &line);
}

static void draw_leader(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    ObjectId legend = scene_first(scene, ZONE_LEGEND, player);
    ObjectId champion = scene_first(scene, ZONE_CHAMPION, player);
    Line line;

    screen_begin(screen, &line);
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
    screen_print(screen, &line);
}

static void draw_units(const Screen *screen, int index, PlayerId player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line;

    screen_begin(screen, &line);
    line_add(&line, " ┃ %s: ", scene_player(scene, player));
    for (ObjectId id = scene_first(scene, ZONE_BATTLEFIELD, index); id;
         id = scene_next(scene, id)) {
        const Object *it = &scene->state.objects[id];

        if (it->controller != player || it->host) continue;
        if (id == rb_const(&scene->state)->battlefields[index].object) continue;
        add_wrapped(screen, id, " ┃   ", &line, &empty);
    }
    if (empty) line_add(&line, "-");
    screen_print(screen, &line);
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
        if (id == rb_const(&scene->state)->battlefields[index].object) continue;
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

        if (!screen_is_duel(screen) && !stands_at(scene, index, player)) continue;
        draw_units(screen, index, player);
    }
}

static void draw_battlefield(const Screen *screen, int index)
{
    const Scene *scene = screen->scene;
    const Battlefield *field = &rb_const(&scene->state)->battlefields[index];
    PlayerId holder = scene->state.objects[field->object].controller;
    Line line;

    screen_begin(screen, &line);
    line_add(&line, " ┏ ");
    line_add_inked(
        &line, INK_BOLD, scene_card(scene, scene->state.objects[field->object].card));
    line_add(&line, " · controlled by %s", scene_player(scene, holder));
    if (field->contested_by != NOBODY) line_add_inked(&line, INK_RED, " · contested");
    line_add(&line, " ");
    while (line.columns < screen->width - 1) line_add(&line, "━");
    screen_print(screen, &line);
    draw_sides(screen, index);
    if (!scene_count(scene, ZONE_FACEDOWN, index)) return;
    screen_begin(screen, &line);
    line_add(&line, " ┃ ");
    add_facedown(screen, index, &line);
    screen_print(screen, &line);
}

static void draw_chain(const Screen *screen)
{
    const Scene *scene = screen->scene;
    Line line;

    for (int i = scene->state.chain_n - 1; i >= 0; i--) {
        const struct Item *item = &scene->state.chain[i];

        screen_begin(screen, &line);
        line_add_inked(
            &line, INK_CYAN, i + 1 == scene->state.chain_n ? " Chain  " : "        ");
        line_add(&line,
                 "%s: %s%s",
                 scene_player(scene, item->controller),
                 scene_card(scene, scene_item(scene, item)),
                 item->kind == ITEM_PLAY ? "" : "'s ability");
        for (int t = 0; t < item->targets_n; t++) {
            line_add(&line, t ? ", " : " on ");
            scene_object(
                scene, scene->state.targets[item->targets_first + t].id, &line);
        }
        screen_print(screen, &line);
    }
}

static void draw_hand(const Screen *screen, int player)
{
    const Scene *scene = screen->scene;
    bool empty = true;
    Line line, piece;

    screen_begin(screen, &line);
    line_add(&line, "  Hand");
    line_pad(&line, 10);
    for (ObjectId id = scene_first(scene, ZONE_HAND, player); id;
         id = scene_next(scene, id)) {
        const Card *card = scene_face(scene, id);

        line_start(&piece, scene->colour, 0);
        if (card) {
            line_add_inked(
                &piece, scene_domain_ink(screen_first_domain(card)), card->name);
            line_add(&piece, " (");
            scene_cost(scene, card, &piece);
            line_add(&piece, ")");
        } else
            line_add(&piece, "▒▒");
        if (!empty && line.columns + piece.columns + 3 > screen->width) {
            screen_print(screen, &line);
            screen_begin(screen, &line);
            line_pad(&line, 10);
            empty = true;
        }
        if (!empty) line_add(&line, " · ");
        line_join(&line, &piece);
        empty = false;
    }
    if (empty) line_add(&line, "-");
    screen_print(screen, &line);
}

static bool sees_hand(const Screen *screen, int player)
{
    const ObjectId id = scene_first(screen->scene, ZONE_HAND, player);

    return id && scene_face(screen->scene, id);
}

static void draw_side(const Screen *screen, int player, bool above)
{
    if (above) {
        screen_player(screen, player);
        if (screen_is_duel(screen) || sees_hand(screen, player))
            draw_hand(screen, player);
        draw_leader(screen, player);
        screen_runes(screen, player);
        draw_zone(screen, "Base", ZONE_BASE, player);
        return;
    }
    draw_zone(screen, "Base", ZONE_BASE, player);
    screen_runes(screen, player);
    draw_leader(screen, player);
    draw_hand(screen, player);
    screen_player(screen, player);
}

void screen_draw(const Scene *scene, int width, FILE *out)
{
    Screen screen = {scene, out, width};
    const int players = scene->state.players_n, below = lowest(&screen);

    draw_title(&screen);
    for (int i = 1; i < players; i++) draw_side(&screen, (below + i) % players, true);
    for (int i = 0; i < rb_const(&scene->state)->battlefields_n; i++)
        draw_battlefield(&screen, i);
    draw_side(&screen, below, false);
    draw_chain(&screen);
}
