// keys_slot.c -- tells which thing an option is about, and gives things their numbers.
//
// A number belongs to its thing until the thing is not before the reader any more, and then to
// nobody for the rest of the turn: so what was typed a moment ago can miss, but never hits
// something else. What the reader uses most has the short numbers: the hand, the places, and what a
// question offers; all else has two digits.

#include <stdlib.h>

#include "engine/base/base.h"
#include "engine/play/play_options.h"
#include "tools/view/keys_inside.h"
#include "tools/view/scene_space.h"

enum {
    NUMBERS_FRESH = 99, // two digits, before a number is given again at once
    NUMBERS_SHORT = 9,  // one digit
    QUESTIONS_REST = 2  // that a number belongs to nobody, at the least
};

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

// Returns whether the option takes a thing to a space of a map, and no other thing has such an
// option: then the space alone tells it apart, and its number stands on the map.
static bool is_about_space(const KeysLook *look, const Option *option)
{
    const Question *question = look->question;

    if (!option->object || option->spot == NOWHERE) return false;
    if (!spot_space(look->scene->table, option->spot)) return false;
    for (int i = 0; i < question->options_n; i++)
        if (question->options[i].kind == option->kind &&
            question->options[i].object != option->object)
            return false;
    return true;
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
        if (is_about_space(look, option)) return thing_of_spot(look, option->spot);
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

// Returns whether the board has no line for a zone that belongs to nobody, or one that only counts:
// a supply beside the table.
static bool is_beside(const Scene *scene, int zone)
{
    const Rules *rules = scene->table->rules;
    const PlayBoard *board = scene_board(scene);

    if (!board->lines_n || rules->zones[zone].scope != SCOPE_SHARED) return false;
    for (int i = 0; i < board->middle_n; i++)
        if (board->middle[i].zone == zone) return board->middle[i].kind == LINE_COUNT;
    return true;
}

// Returns whether the thing stands on the screen by itself, where things are shown so.
static bool is_drawn(const Scene *scene, ObjectId id)
{
    const PlayBoard *board = scene_board(scene);
    const SpotId spot = scene->state.objects[id].spot;
    const int zone = spot_zone(scene->table, spot);

    if (spot_is(scene->table, spot, ZONE_BOARD)) return !is_beside(scene, zone);
    for (int i = 0; i < board->lines_n; i++) {
        const int kind = board->lines[i].kind;

        if (board->lines[i].zone != zone) continue;
        if (kind == LINE_OBJECTS) return true;
        if ((kind == LINE_FIRST || kind == LINE_NAME) &&
            scene_first(scene, zone, spot_index(scene->table, spot)) == id)
            return true;
    }
    return false;
}

// What a thing before the reader is to them.
typedef enum { SEEN_HAND, SEEN_REST, SEEN_NOT } SeenKind;

// Returns whether the thing is only a letter of a map, or a space of it: it stands by itself
// where the reader looks, or if it is theirs.
static bool is_only_drawn(const KeysLook *look, ObjectId id)
{
    const Scene *scene = look->scene;
    const int space = scene_space_of(scene, id);

    if (space < 0) return false;
    if (space == scene_space_focus(scene)) return false;
    return scene_space(scene, space) == id ||
           scene_space_player(scene, id) != look->question->player;
}

// Returns what the thing is to the reader; SEEN_NOT: it stands nowhere by itself.
static SeenKind seen_as(const KeysLook *look, ObjectId id)
{
    const Scene *scene = look->scene;
    const Object *it = &scene->state.objects[id];
    const KeyThing thing = thing_of_object(scene, id);
    const Card *card = &scene->table->library->cards[it->card];

    if (it->spot == NOWHERE || !is_seen(scene, &thing)) return SEEN_NOT;
    if (it->card && card->types & scene_board(scene)->tallied) return SEEN_NOT;
    if (scene_is_hand(scene, it->spot) &&
        spot_index(scene->table, it->spot) == look->question->player)
        return SEEN_HAND;
    if (!is_drawn(scene, id) || is_only_drawn(look, id)) return SEEN_NOT;
    return SEEN_REST;
}

// Returns whether the thing is before the reader, offered or not.
static bool is_there(const KeysLook *look, const KeyThing *thing)
{
    switch ((KeyKind)thing->kind) {
    case KEY_OBJECT:
        return is_seen(look->scene, thing) && seen_as(look, thing->a) != SEEN_NOT;
    case KEY_SPOT: return true;
    case KEY_PLAYER:
    case KEY_RESOURCE:
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
        const bool there = is_there(look, &slot->thing);

        if (slot->there && !there) {
            slot->left = keys->clock;
            slot->turn = look->scene->state.turn;
        }
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

// Returns whether nobody has had the number in this turn.
static bool has_rested(const KeysLook *look, const KeySlot *slot)
{
    if (slot->there || !slot->given) return !slot->there;
    return slot->turn != look->scene->state.turn &&
           look->keys->clock - slot->left >= QUESTIONS_REST;
}

// Returns a number above [above] for a new thing: the lowest that has rested, a fresh one, or
// the one that nobody has had for longest.
static int free_slot(const KeysLook *look, int above)
{
    Keys *keys = look->keys;
    int best = -1;

    while (keys->slots_n < above) (void)add_slot(keys);
    for (int i = above; i < keys->slots_n; i++)
        if (has_rested(look, &keys->slots[i])) return i;
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

static int give_above(const KeysLook *look, const KeyThing *thing, int above)
{
    Keys *keys = look->keys;
    int at = keys_slot_find(keys, thing);

    if (at < 0) {
        at = free_slot(look, above);
        KeySlot *slot = &keys->slots[at];
        free(slot->ways);
        *slot = (KeySlot){.thing = *thing, .given = keys->clock};
    }
    keys->slots[at].there = true;
    return at;
}

int keys_slot_give(const KeysLook *look, const KeyThing *thing)
{
    return give_above(look, thing, 0);
}

// Numbers the reader's hand: what is offered as it is listed, the rest in its order.
static void number_hand(const KeysLook *look)
{
    const Scene *scene = look->scene;
    const Rules *rules = scene->table->rules;
    const Question *question = look->question;
    const PlayerId reader = question->player;

    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;
        const KeyThing thing = thing_of_object(scene, id);

        if (id && seen_as(look, id) == SEEN_HAND) (void)keys_slot_give(look, &thing);
    }
    for (int zone = 0; zone < rules->zones_n; zone++) {
        if (rules->zones[zone].scope != SCOPE_PLAYER) continue;
        for (ObjectId id = scene_first(scene, zone, reader); id;
             id = scene_next(scene, id)) {
            const KeyThing thing = thing_of_object(scene, id);

            if (seen_as(look, id) != SEEN_HAND) break;
            (void)keys_slot_give(look, &thing);
        }
    }
}

void keys_slot_number_first(const KeysLook *look)
{
    const BoardPlaces *places = scene_board(look->scene)->places;
    const PlayPlaces *rows = places ? places->rows : NULL;
    const State *state = &look->scene->state;

    number_hand(look);
    for (int i = 0; rows && i < rows->count(state); i++) {
        const KeyThing thing = thing_of_object(look->scene, rows->object(state, i));

        (void)keys_slot_give(look, &thing);
    }
}

void keys_slot_number_rest(const KeysLook *look)
{
    for (ObjectId id = 1; id <= look->scene->state.objects_n; id++) {
        const KeyThing thing = thing_of_object(look->scene, id);

        if (seen_as(look, id) == SEEN_REST)
            (void)give_above(look, &thing, NUMBERS_SHORT);
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
