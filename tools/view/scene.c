// scene.c -- names players, cards, places and costs as one reader may know them.
//
// Everything is read from the reader's view, never from the game.

#include "tools/view/scene.h"

#include <stdio.h>
#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_board.h"
#include "tools/view/names.h"

void scene_look(Scene *scene, const State *state, const Table *table, PlayerId reader)
{
    scene->table = table;
    scene->reader = reader;
    if (!scene->open) {
        game_view(state, table, reader, &scene->state);
        return;
    }
    if (state == table->state) table_derive(table_scratch(table));
    state_copy(&scene->state, state);
}

static void copy_first_name(const char *name, char *to)
{
    size_t n = strcspn(name, ",:");

    if (n >= SCENE_NAME - 6) n = text_cut(name, SCENE_NAME - 6);
    memcpy(to, name, n);
    to[n] = '\0';
}

// Returns the card that gives [player] the name, NULL if there is none.
static const Card *card_of_name(const State *state, const Table *table, int player)
{
    const PlayBoard *board = play_board(table->rules);

    if (!board->named) return NULL;
    const SpotId spot = spot_of(table, board->named - 1, player);
    const ObjectId first = state->spots[spot].first;

    return first ? &table->library->cards[state->objects[first].card] : NULL;
}

void scene_name(Scene *scene, const State *state, const Table *table)
{
    for (int p = 0; p < state->players_n; p++) {
        const Card *card = card_of_name(state, table, p);
        int same = 1;

        if (card)
            copy_first_name(card->name, scene->names[p]);
        else
            (void)snprintf(scene->names[p], SCENE_NAME, "Player %d", p + 1);
        size_t n = strlen(scene->names[p]);
        for (int q = 0; q < p; q++)
            if (!strncmp(scene->names[p], scene->names[q], n)) same++;
        if (same > 1) (void)snprintf(scene->names[p] + n, SCENE_NAME - n, " %d", same);
    }
}

const PlayBoard *scene_board(const Scene *scene)
{
    return play_board(scene->table->rules);
}

const char *scene_player(const Scene *scene, PlayerId player)
{
    return player < scene->state.players_n ? scene->names[player] : "nobody";
}

bool scene_is_you(const Scene *scene, PlayerId player)
{
    return !strcmp(scene_player(scene, player), "you");
}

void scene_whose(const Scene *scene, PlayerId player, Line *line)
{
    if (scene_is_you(scene, player))
        line_add_text(line, "your");
    else {
        line_add_text(line, scene_player(scene, player));
        line_add_text(line, "'s");
    }
}

void scene_owner(const Scene *scene, PlayerId player, Line *line)
{
    scene_whose(scene, player, line);
    if (scene_is_you(scene, player)) line_add_text(line, "s");
}

PlayerId scene_captain(const Scene *scene, PlayerId player)
{
    PlayerId first = 0;

    while (!table_are_allied(&scene->state, first, player)) first++;
    return first;
}

bool scene_is_team(const Scene *scene)
{
    const State *state = &scene->state;

    for (int p = 1; p < state->players_n; p++)
        if (scene_captain(scene, (PlayerId)p) != p) return true;
    return false;
}

void scene_side(const Scene *scene, PlayerId player, Line *line)
{
    unsigned side = 0;

    for (int i = 0; i < scene->state.players_n; i++)
        if (table_are_allied(&scene->state, (PlayerId)i, player)) side |= 1u << i;
    scene_players(scene, side, line);
}

int scene_players(const Scene *scene, unsigned players, Line *line)
{
    const char *names[SEATS_MAX] = {0};
    int n = 0;

    for (int i = 0; i < scene->state.players_n; i++)
        if (players >> i & 1) names[n++] = scene_player(scene, (PlayerId)i);
    names_add(line, names, n);
    return n;
}

int scene_winners(const Scene *scene, Line *line)
{
    return scene_players(scene, ending_winners(&scene->state), line);
}

const char *scene_card(const Scene *scene, CardId card)
{
    if (!card || card >= scene->table->library->cards_n) return "a card";
    return scene->table->library->cards[card].name;
}

const Card *scene_face(const Scene *scene, ObjectId object)
{
    CardId card = scene->state.objects[object].card;

    return object && card ? &scene->table->library->cards[card] : NULL;
}

CardId scene_item(const Scene *scene, const struct Item *item)
{
    if (item->card) return item->card;
    return object_face_of(&scene->state, item->source);
}

void scene_object(const Scene *scene, ObjectId object, Line *line)
{
    const Object *it = &scene->state.objects[object];

    if (!object)
        line_add_text(line, "nothing");
    else if (object_face(&scene->state, object))
        line_add_text(line, scene_card(scene, object_face(&scene->state, object)));
    else if (it->flags & OBJECT_FACEDOWN)
        line_add(line, "a %s card", play_board_flag(OBJECT_FACEDOWN));
    else
        line_add_text(line, "a card");
}

void scene_thing(const Scene *scene, Ref thing, Line *line)
{
    line_add_text(line, scene_card(scene, object_face_of(&scene->state, thing)));
}

// Copies the name of a row with spaces for `_`.
static void copy_word(const char *name, char word[SCENE_NAME])
{
    text_copy(word, SCENE_NAME, name);
    for (char *at = word; *at; at++)
        if (*at == '_') *at = ' ';
}

void scene_word(const char *name, Line *line)
{
    char word[SCENE_NAME];

    copy_word(name, word);
    line_add_text(line, word);
}

ObjectId scene_place(const Scene *scene, SpotId spot)
{
    const BoardPlaces *places = scene_board(scene)->places;
    const int zone = spot_zone(scene->table, spot);
    const ObjectId space = spot_space(scene->table, spot);

    if (space) return space;
    if (!places || scene->table->rules->zones[zone].scope != SCOPE_HOST) return 0;
    return places->rows->object(&scene->state, spot_index(scene->table, spot));
}

bool scene_is_hand(const Scene *scene, SpotId spot)
{
    const ZoneRow *row = &scene->table->rules->zones[spot_zone(scene->table, spot)];

    return row->scope == SCOPE_PLAYER && row->flags & ZONE_PRIVATE;
}

int scene_goal(const Scene *scene)
{
    const PlayBoard *board = scene_board(scene);
    const PlayReading *goal = play_board_reading(board, board->goal);

    return goal ? goal->read(&scene->state) : 0;
}

const char *scene_phase(const Scene *scene, int phase)
{
    const PlayBoard *board = scene_board(scene);
    const PlayReading *reading = play_board_reading(board, board->phase);

    return reading && reading->words ? reading->words[phase] : "";
}

ObjectId scene_first(const Scene *scene, int zone, int n)
{
    return scene->state.spots[spot_of(scene->table, zone, n)].first;
}

ObjectId scene_next(const Scene *scene, ObjectId id)
{
    return scene->state.objects[id].next;
}

int scene_count(const Scene *scene, int zone, int n)
{
    return scene->state.spots[spot_of(scene->table, zone, n)].n;
}
