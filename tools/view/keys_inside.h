// keys_inside.h -- what the files of keys.h share.

#ifndef KEYS_INSIDE_H
#define KEYS_INSIDE_H

#include "tools/view/keys.h"

typedef enum {
    KEY_NONE,
    KEY_OBJECT,   // a: id, b: generation; so it is another thing in another zone
    KEY_PLAYER,   // a: player
    KEY_SPOT,     // a: spot of a player, or a shared one
    KEY_RESOURCE, // a: resource
    KEY_ITEM,     // a: serial
    KEY_WORDING,  // a: kind of option, b: its number; asked: of this question
    KEY_LETTER,   // a: the letter, b: the turn
    KEY_AMOUNT,   // a: the amount; asked: of this question
    KEY_OWN,      // a: kind of option that has keys of its own, b: number, asked: turn
} KeyKind;

// A number and the thing that has it, or had it last.
struct KeySlot {
    KeyThing thing;
    bool there;
    uint32_t given, left; // at which question
    uint16_t turn;        // in which the thing left
    KeyWay *ways; // in which the thing was offered, in the order of their letters
    int ways_n;
};

// The arguments of keys_look.
typedef struct {
    Keys *keys;
    const Scene *scene;
    const Question *question;
} KeysLook;

// Returns what the option is about (keys_slot.c). The second returns what it is where only
// the words of the question tell that.
KeyThing keys_slot_thing(const KeysLook *look, const Option *option);
KeyThing keys_slot_wording(const KeysLook *look, const Option *option);

// Return the slot of the thing: -1 if it has none; a new one if it had none, and then the
// thing is there.
int keys_slot_find(const Keys *keys, const KeyThing *thing);
int keys_slot_give(const KeysLook *look, const KeyThing *thing);

// Notes which things have left. One without an identity may come again as another.
void keys_slot_note_leaving(const KeysLook *look);

// Number what stands before the reader: first the hand and the places, which so have the short
// numbers; what is left, once the options have theirs, with two digits.
void keys_slot_number_first(const KeysLook *look);
void keys_slot_number_rest(const KeysLook *look);

// All that tells the options of a question apart.
typedef struct {
    const Scene *scene;
    const Question *question;
    bool named[OBJECTS_MAX]; // something points to it, or hangs on it
} KeyLikeness;

void keys_likeness(KeyLikeness *like, const Scene *scene, const Question *question);

// Returns whether two options differ in nothing that the reader sees.
bool keys_alike(const KeyLikeness *like, int a, int b);

// Returns whether two ways are the same.
bool keys_same_way(const KeyWay *a, const KeyWay *b);
bool keys_same_thing(const KeyThing *a, const KeyThing *b);

#endif
