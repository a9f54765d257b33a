// keys.h -- the keys under which a player finds the options of a question.
//
// A key keeps its meaning from question to question. Passing, ending the turn, yes and no
// have letters of their own, by the role of their option (rules.h). Any other option has
// the number of the thing that it is about: a card, a place, a player, a wording. A thing
// has its number as long as it is there, and a card that goes to another zone is another
// thing (124). Within a turn a number means nothing else. Where a thing can be used
// in several ways, a letter follows the number, always the same one for the same way.
//
// Options that look the same to the reader share a line and its key.

#ifndef KEYS_H
#define KEYS_H

#include "tools/view/scene.h"

enum { KEY_BYTES = 12 };

// A thing that options are about. Its fields are those of a KeyKind in keys_inside.h.
typedef struct {
    uint8_t kind; // 0: none
    uint16_t a, b;
    uint32_t asked; // of a wording: what the question is
} KeyThing;

// The way in which an option uses its thing.
typedef struct {
    uint8_t kind; // row of the game's options
    bool acts;    // the question is what to do now
    SpotId spot;
    uint16_t ref;
    int16_t n;
} KeyWay;

// A line of the list of options.
typedef struct {
    char key[KEY_BYTES]; // "7", "7b", "p"
    KeyThing thing;
    KeyWay way;
    uint16_t option; // the first of them
    uint16_t count;  // options that are alike
    int slot;        // of its number, -1: a letter or an amount
} KeyLine;

typedef struct KeySlot KeySlot;

// The keys of one reader. All zero: no number is given yet.
typedef struct Keys {
    KeyLine *lines,
        *before; // of this question, and of the one that the reader saw last
    int lines_n, before_n;
    uint16_t *line_of; // of each option
    KeySlot *slots;    // of each number, from 1
    int slots_n;
    int room;           // for lines and options
    uint32_t clock;     // counts questions
    bool takes_amounts; // an amount is its own key
} Keys;

// Looks at the next question of the reader, whom [scene] shows what they may know: numbers
// what is new and makes the lines.
void keys_look(Keys *keys, const Scene *scene, const Question *question);

// Returns whether the options differ in nothing that the reader sees: each takes the same line.
bool keys_are_alike(const Scene *scene, const Question *question);

// Frees what keys_look keeps.
void keys_forget(Keys *keys);

// Adds what a line offers: "Play Void Seeker (3 Mana)", and how many are alike.
void keys_text(const Keys *keys, const Scene *scene, const Question *question, int line,
               Line *text);

// Adds where the line leads, if the scene's foresight tells: " → falls".
void keys_leads(const Keys *keys, const Scene *scene, int line, Line *text);

// Returns the number of an object, 0: it has none.
int keys_number(const Keys *keys, const Scene *scene, ObjectId object);

// Adds the number of an object before its name, "7:", if the scene shows numbers.
void keys_add_number(const Scene *scene, ObjectId object, Line *line);

// Adds the number of an object after its name, " (7)", where several have that name. Options
// that are alike share a line, which means none in particular.
void keys_add_which(const Scene *scene, ObjectId object, Line *line);

// Return the option that has the key [text], -1: none; the object of a number that is there,
// 0: none.
int keys_option(const Keys *keys, const char *text);
ObjectId keys_thing(const Keys *keys, const char *text);

// A line that a player has typed. With [ahead] it was typed before the question was
// shown.
typedef struct {
    const Scene *scene;
    const Question *question;
    const char *text;
    bool ahead;
} KeysTyped;

// Reads keys ("7", "7b 12", "4x2" for two that are alike), amounts ("3 2" or "7:3 12:2"),
// words of options ("play void seeker") or "-" for none into [answer]. Returns false with
// a sentence in [why]. A line that was typed ahead is taken only if it meant the same
// when it was typed.
bool keys_read(const Keys *keys, const KeysTyped *typed, Answer *answer, Line *why);

// What an empty line answers. keys_read takes it so.
typedef enum {
    ENTER_REFUSED, // nothing: an option must be picked
    ENTER_NONE,    // that none is picked
    ENTER_ORDER,   // any order, or any of equals: the first ones
    ENTER_OPTION   // one option: the only one, the pass, the usual answer
} KeysEnter;

// Returns that, and for ENTER_OPTION in [line] under which key it stands.
KeysEnter keys_enter(const Keys *keys, const Scene *scene, const Question *question,
                     int *line);

// Returns whether all options may be picked at once, for which "*" stands.
bool keys_may_all(const Question *question);

// Adds what Enter and "*" do, as far as they do anything: "Enter: pass, ", "*: all, ".
void keys_hint(const Keys *keys, const Scene *scene, const Question *question,
               Line *text);

// Returns whether the line is empty and the question asks for an order, or which of equals
// come first.
bool keys_is_any_order(const KeysTyped *typed);

#endif
