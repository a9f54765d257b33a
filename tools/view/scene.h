// scene.h -- a game as one reader sees it, and the names of its things.
//
// `state` holds what the reader may know (game_view), never the game itself: a card
// that is 0 in it reads as "a card". If the board says so, a player has the name of one
// of their cards.

#ifndef SCENE_H
#define SCENE_H

#include "engine/kernel/table/object.h"
#include "engine/play/play_board.h"
#include "tools/view/line.h"

enum { SCENE_NAME = 48 };

// The part of a map that a reader looks at.
typedef struct {
    ObjectId at;  // a space; 0: where the player is whose turn it is
    int16_t x, y; // so many columns east and rows south of it
} SceneEye;

typedef struct {
    const Table *table; // gives rules and library; nothing reads its state
    State state;        // the reader's view
    PlayerId reader;    // NOBODY: an onlooker
    bool open;          // an onlooker who sees everything
    bool colour;
    SceneEye eye;
    char names[SEATS_MAX][SCENE_NAME];
    const struct Foresight
        *foresight;          // of the current question; NULL: nobody has looked
    const struct Keys *keys; // whose numbers stand at things on the board; NULL: none
} Scene;

// Looks at [state] with the eyes of [reader]; [table] gives rules and library. The
// caller sets names and colour once, before.
void scene_look(Scene *scene, const State *state, const Table *table, PlayerId reader);

// Names players by the first word of the card that the board says. Equal names get a
// number.
void scene_name(Scene *scene, const State *state, const Table *table);

// Returns the rows by which the game is shown.
const PlayBoard *scene_board(const Scene *scene);

// Returns the name of a player.
const char *scene_player(const Scene *scene, PlayerId player);

// Returns whether the text speaks to the player: a scenario names its first player
// "you".
bool scene_is_you(const Scene *scene, PlayerId player);

// Add the player of a thing: before it "Annie's" or "your", behind it "Annie's" or
// "yours".
void scene_whose(const Scene *scene, PlayerId player, Line *line);
void scene_owner(const Scene *scene, PlayerId player, Line *line);

// A side is a player or a team. Return the player who stands for the side, and add its
// name, "Annie and Lux".
PlayerId scene_captain(const Scene *scene, PlayerId player);
bool scene_is_team(const Scene *scene); // tells whether sides are teams
void scene_side(const Scene *scene, PlayerId player, Line *line);

// Adds the names of the players whose bits are set, "Annie, Garen and Lux". Returns how many.
int scene_players(const Scene *scene, unsigned players, Line *line);

// Adds the names of all who have won the game, teammates too. Returns how many.
int scene_winners(const Scene *scene, Line *line);

// Returns the name of a card, "a card" for 0.
const char *scene_card(const Scene *scene, CardId card);

// Returns the card of an object, NULL if the reader does not know it.
const Card *scene_face(const Scene *scene, ObjectId object);

// Returns the card that an item of the chain comes from.
CardId scene_item(const Scene *scene, const struct Item *item);

// Add the name of an object, of a thing that may be gone, of a spot, and of a row with spaces
// for `_`.
void scene_object(const Scene *scene, ObjectId object, Line *line);
void scene_thing(const Scene *scene, Ref thing, Line *line);
void scene_spot(const Scene *scene, SpotId spot, Line *line);
void scene_word(const char *name, Line *line);

// Returns the object that [spot] belongs to, 0 if the spot is a player's or shared.
ObjectId scene_place(const Scene *scene, SpotId spot);

// Returns whether only its player sees the cards at [spot].
bool scene_is_hand(const Scene *scene, SpotId spot);

int scene_goal(const Scene *scene);                     // points that win, 0: none
const char *scene_phase(const Scene *scene, int phase); // "Main"

// The words by which the game sorts its cards (FACT_IDENTITY), each with a colour.
// Returns the first one of a card, -1 if it has none.
int scene_identity_of(const Scene *scene, const Card *card);
const char *scene_identity(const Scene *scene, int word);
Ink scene_identity_ink(const Scene *scene, int word); // also of word -1

// Adds the card's cost in words: "3 Mana, 1 Red".
void scene_cost(const Scene *scene, const Card *card, Line *line);
bool scene_has_cost(const Scene *scene, const Card *card);

// Adds the main number of a card in a game without costs: " 5".
void scene_add_printed(const Scene *scene, const Card *card, Line *line);

// Returns whether the reader knows that the object has the main number of the game
// (FACT_MAIN).
bool scene_has_main(const Scene *scene, ObjectId object);
const FactRow *scene_main(const Scene *scene); // its fact, NULL: the game has none

// Returns the derived number [number] of an object that the reader knows, else 0.
int scene_number(const Scene *scene, int number, ObjectId object);

// Returns the sum of a derived number: over the things of a spot, and over all lines of
// [player] that tell it.
int scene_total(const Scene *scene, int number, int zone, int n);
int scene_player_total(const Scene *scene, int number, int player);

// Visit the objects of a spot, from the top:
//     for (ObjectId id = scene_first(scene, zone, 0); id; id = scene_next(scene, id))
ObjectId scene_first(const Scene *scene, int zone, int n);
ObjectId scene_next(const Scene *scene, ObjectId id);

// Counts the objects of a spot: of player [n], or of place [n].
int scene_count(const Scene *scene, int zone, int n);

#endif
