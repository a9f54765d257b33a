// keys_slot.c -- tells which thing an option is about, and gives things their numbers.
//
// A number belongs to its thing until the thing is not there any more, and then to nobody
// until all other numbers have been used: so what was typed a moment ago can miss, but never
// hit something else.

#include <stdlib.h>

#include "engine/base/base.h"
#include "engine/play/play_options.h"
#include "tools/view/keys_inside.h"

enum { NUMBERS_FRESH = 99 }; // two digits, before a number is given again

bool keys_same_thing(const KeyThing *a, const KeyThing *b)
{
    return a->kind == b->kind && a->a == b->a && a->b == b->b && a->asked == b->asked;
}

bool keys_same_way(const KeyWay *a, const KeyWay *b)
{
    return a->kind == b->kind && a->acts == b->acts && a->spot == b->spot &&
           a->ref == b->ref && a->n == b->n;
}

static KeyThing thing_of_object(const Scene *scene, ObjectId id)
{
    return (KeyThing){KEY_OBJECT, id, scene->state.objects[id].generation, 0};
}

// Returns a number that stands for the words of the question: no other is likely the same.
static uint32_t asked_of(const Question *question)
{
    uint32_t hash = 2166136261u;
    const uint32_t parts[] = {question->prompt, question->card, question->about.id};

    for (int i = 0; i < COUNT_OF(parts); i++) hash = (hash ^ parts[i]) * 16777619u;
    for (const char *at = question->text; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 16777619u;
    return hash;
}

KeyThing keys_slot_wording(const KeysLook *look, const Option *option)
{
    const int role = look->scene->table->rules->options[option->kind].role;
    const bool named = role == CHOICE_TAG || role == CHOICE_CARD;
    const int rest = role == CHOICE_PRICE ? 31 * option->n + option->part : 0;

    return (KeyThing){KEY_WORDING,
                      option->kind,
                      (uint16_t)(option->ref ? option->ref + rest : option->n + rest),
                      named ? 0 : asked_of(look->question)};
}

// To pass and to end the turn mean the same during the whole turn; yes and no belong to
// their question.
static KeyThing letter_of(const KeysLook *look, char letter)
{
    const bool lasts = letter == 'p' || letter == 'e';

    return (KeyThing){KEY_LETTER,
                      (uint16_t)letter,
                      look->scene->state.turn,
                      lasts ? 0 : asked_of(look->question)};
}

static KeyThing thing_of_spot(const KeysLook *look, SpotId spot)
{
    const ObjectId place = scene_place(look->scene, spot);

    return place ? thing_of_object(look->scene, place)
                 : (KeyThing){KEY_SPOT, spot, 0, 0};
}

// Returns what an option of a kind that the game declares is about.
static KeyThing thing_of_own(const KeysLook *look, const Option *option)
{
    const OptionRow *row = &look->scene->table->rules->options[option->kind];

    if (row->about & ABOUT_PLAYER)
        return (KeyThing){KEY_PLAYER, (uint16_t)option->n, 0, 0};
    if (row->about & ABOUT_PLACE) return thing_of_spot(look, option->spot);
    if (row->about & ABOUT_NUMBER)
        return (KeyThing){KEY_AMOUNT, (uint16_t)option->n, 0, asked_of(look->question)};
    return keys_slot_wording(look, option);
}

KeyThing keys_slot_thing(const KeysLook *look, const Option *option)
{
    const Rules *rules = look->scene->table->rules;
    const int flags = rules->prompts[look->question->prompt].flags;
    const int about = rules->options[option->kind].about;

    if (play_options_kind(rules, option->kind)->keys && !(about & ~ABOUT_NUMBER))
        return (KeyThing){
            KEY_OWN, option->kind, (uint16_t)option->n, look->scene->state.turn};
    switch ((ChoiceRole)rules->options[option->kind].role) {
    case CHOICE_PASS:
        return letter_of(look, flags & (ASKS_PASS | ASKS_ACTION) ? 'p' : 'n');
    case CHOICE_END_TURN: return letter_of(look, 'e');
    case CHOICE_YES: return letter_of(look, 'y');
    case CHOICE_NONE:
    case CHOICE_NO: return letter_of(look, 'n');
    case CHOICE_MOVE:
    case CHOICE_SPOT: return thing_of_spot(look, option->spot);
    case CHOICE_CALL:
    case CHOICE_PLAYER: return (KeyThing){KEY_PLAYER, (uint16_t)option->n, 0, 0};
    case CHOICE_ITEM: return (KeyThing){KEY_ITEM, (uint16_t)option->n, 0, 0};
    case CHOICE_NUMBER:
        return (KeyThing){KEY_AMOUNT, (uint16_t)option->n, 0, asked_of(look->question)};
    case CHOICE_RESOURCE:
        if (option->object) break;
        return (KeyThing){KEY_RESOURCE, (uint16_t)option->n, 0, 0};
    case CHOICE_MODE:
    case CHOICE_PRICE:
    case CHOICE_TAG:
    case CHOICE_CARD: return keys_slot_wording(look, option);
    case CHOICE_OWN:
        if (about & ABOUT_THING) break;
        return thing_of_own(look, option);
    case CHOICE_OTHER:
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_PUT:
    case CHOICE_OBJECT: break;
    }
    return option->object ? thing_of_object(look->scene, option->object)
                          : keys_slot_wording(look, option);
}

// Returns whether the reader still sees the object that the thing was.
static bool is_seen(const Scene *scene, const KeyThing *thing)
{
    const Object *it = &scene->state.objects[thing->a];

    if (thing->a > scene->state.objects_n || it->spot == NOWHERE) return false;
    if (it->generation != thing->b) return false;
    return it->card || spot_is(scene->table, it->spot, ZONE_BOARD);
}

static bool is_there(const Scene *scene, const KeyThing *thing)
{
    switch ((KeyKind)thing->kind) {
    case KEY_OBJECT: return is_seen(scene, thing);
    case KEY_PLAYER:
    case KEY_SPOT:
    case KEY_RESOURCE: return true;
    case KEY_NONE:
    case KEY_ITEM:
    case KEY_WORDING:
    case KEY_LETTER:
    case KEY_OWN:
    case KEY_AMOUNT: return false; // unless the question offers it
    }
    return false;
}

void keys_slot_note_leaving(const KeysLook *look)
{
    Keys *keys = look->keys;

    for (int i = 0; i < keys->slots_n; i++) {
        KeySlot *slot = &keys->slots[i];
        const bool there = is_there(look->scene, &slot->thing);

        if (slot->there && !there) slot->left = keys->clock;
        slot->there = there;
        if (!there && slot->thing.kind == KEY_OBJECT && !slot->thing.b)
            slot->thing.kind = KEY_NONE;
    }
}

static int add_slot(Keys *keys)
{
    KeySlot *more =
        realloc(keys->slots, ((size_t)keys->slots_n + 1) * sizeof *keys->slots);

    ASSERT(more);
    keys->slots = more;
    keys->slots[keys->slots_n] = (KeySlot){0};
    return keys->slots_n++;
}

// Returns a number for a new thing: a fresh one, or the one that nobody has had for longest.
static int free_slot(Keys *keys)
{
    int best = -1;

    if (keys->slots_n < NUMBERS_FRESH) return add_slot(keys);
    for (int i = 0; i < keys->slots_n; i++) {
        if (keys->slots[i].there) continue;
        if (best < 0 || keys->slots[i].left < keys->slots[best].left) best = i;
    }
    return best < 0 ? add_slot(keys) : best;
}

int keys_slot_find(const Keys *keys, const KeyThing *thing)
{
    for (int i = 0; i < keys->slots_n; i++)
        if (keys_same_thing(&keys->slots[i].thing, thing)) return i;
    return -1;
}

int keys_slot_give(Keys *keys, const KeyThing *thing)
{
    int at = keys_slot_find(keys, thing);

    if (at < 0) {
        at = free_slot(keys);
        KeySlot *slot = &keys->slots[at];
        free(slot->ways);
        *slot = (KeySlot){.thing = *thing, .given = keys->clock};
    }
    keys->slots[at].there = true;
    return at;
}

// Returns whether the things at [spot] stand on the screen one by one.
static bool is_drawn(const Scene *scene, SpotId spot)
{
    const PlayBoard *board = scene_board(scene);
    const int zone = spot_zone(scene->table, spot);

    if (spot_is(scene->table, spot, ZONE_BOARD)) return true;
    for (int i = 0; i < board->lines_n; i++) {
        const BoardLine *line = &board->lines[i];

        if (line->zone == zone && (line->kind == LINE_OBJECTS ||
                                   line->kind == LINE_FIRST || line->kind == LINE_NAME))
            return true;
    }
    return false;
}

void keys_slot_number_seen(const KeysLook *look, bool hand)
{
    const Scene *scene = look->scene;
    const unsigned tallied = scene_board(scene)->tallied;

    for (ObjectId id = 1; id <= scene->state.objects_n; id++) {
        const Object *it = &scene->state.objects[id];
        const KeyThing thing = thing_of_object(scene, id);

        if (it->spot == NOWHERE || !is_seen(scene, &thing)) continue;
        if (it->card && scene->table->library->cards[it->card].types & tallied)
            continue;
        if (hand ? scene_is_hand(scene, it->spot) &&
                       spot_index(scene->table, it->spot) == look->question->player
                 : is_drawn(scene, it->spot))
            (void)keys_slot_give(look->keys, &thing);
    }
}

int keys_number(const Keys *keys, const Scene *scene, ObjectId object)
{
    const KeyThing thing = thing_of_object(scene, object);
    const int at = keys_slot_find(keys, &thing);

    return at >= 0 && keys->slots[at].there ? at + 1 : 0;
}

void keys_add_number(const Scene *scene, ObjectId object, Line *line)
{
    const int number = scene->keys ? keys_number(scene->keys, scene, object) : 0;
    Line text;

    if (!number) return;
    line_start(&text, false, 0);
    line_add(&text, "%d:", number);
    line_add_inked(line, INK_DIM, text.text);
}

void keys_add_which(const Scene *scene, ObjectId object, Line *line)
{
    const Keys *keys = scene->keys;
    const int number = keys_number(keys, scene, object);

    for (int i = 0; i < keys->lines_n; i++)
        if (keys->lines[i].count > 1 && keys->lines[i].slot == number - 1) return;
    if (number) line_add(line, " (%d)", number);
}
