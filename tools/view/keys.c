// keys.c -- gives things their numbers, and options their keys.
//
// A number belongs to its thing until the thing is not there any more, and then to nobody
// until all other numbers have been used: so what was typed a moment ago can miss, but never
// hit something else.

#include "tools/view/keys.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"
#include "tools/view/keys_inside.h"

enum { NUMBERS_FRESH = 99 }; // two digits, before a number is given again

// What keys_look works on.
typedef struct {
    Keys *keys;
    const Scene *scene;
    const Question *question;
} Look;

bool keys_same_thing(const KeyThing *a, const KeyThing *b)
{
    return a->kind == b->kind && a->a == b->a && a->b == b->b && a->asked == b->asked;
}

bool keys_same_way(const KeyWay *a, const KeyWay *b)
{
    return a->kind == b->kind && a->acts == b->acts && a->spot == b->spot &&
           a->ref == b->ref && a->n == b->n;
}

// ---- things

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

// Returns what an option is that goes by the words of the question.
static KeyThing wording_of(const Look *look, const Option *option)
{
    const int role = look->scene->table->rules->options[option->kind].role;
    const bool named = role == CHOICE_TAG || role == CHOICE_CARD;

    return (KeyThing){KEY_WORDING,
                      option->kind,
                      option->ref ? option->ref : (uint16_t)option->n,
                      named ? 0 : asked_of(look->question)};
}

// To pass and to end the turn mean the same during the whole turn; yes and no belong to
// their question.
static KeyThing letter_of(const Look *look, char letter)
{
    const bool lasts = letter == 'p' || letter == 'e';

    return (KeyThing){KEY_LETTER,
                      (uint16_t)letter,
                      look->scene->state.turn,
                      lasts ? 0 : asked_of(look->question)};
}

static KeyThing thing_of_spot(const Look *look, SpotId spot)
{
    const ObjectId place = scene_place(look->scene, spot);

    return place ? thing_of_object(look->scene, place)
                 : (KeyThing){KEY_SPOT, spot, 0, 0};
}

static KeyThing thing_of(const Look *look, const Option *option)
{
    const Rules *rules = look->scene->table->rules;
    const int flags = rules->prompts[look->question->prompt].flags;

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
    case CHOICE_TAG:
    case CHOICE_CARD: return wording_of(look, option);
    case CHOICE_OTHER:
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_PUT:
    case CHOICE_OBJECT: break;
    }
    return option->object ? thing_of_object(look->scene, option->object)
                          : wording_of(look, option);
}

// ---- numbers

// Whether the reader still sees the object that the thing was.
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
    case KEY_AMOUNT: return false; // unless the question offers it
    }
    return false;
}

// Looks which things have left. One without an identity may come again as another.
static void note_leaving(const Look *look)
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

static int find_slot(const Keys *keys, const KeyThing *thing)
{
    for (int i = 0; i < keys->slots_n; i++)
        if (keys_same_thing(&keys->slots[i].thing, thing)) return i;
    return -1;
}

// Returns the slot of the thing, which is there; a new thing gets one.
static int give_slot(Keys *keys, const KeyThing *thing)
{
    int at = find_slot(keys, thing);

    if (at < 0) {
        at = free_slot(keys);
        KeySlot *slot = &keys->slots[at];
        free(slot->ways);
        *slot = (KeySlot){.thing = *thing, .given = keys->clock};
    }
    keys->slots[at].there = true;
    return at;
}

// Whether the things at [spot] stand on the screen one by one.
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

// Numbers what lies before the reader: the hand, and what stands on the board by itself.
static void number_seen(const Look *look, bool hand)
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
            (void)give_slot(look->keys, &thing);
    }
}

// ---- lines

static KeyWay way_of(const Look *look, const Option *option)
{
    const Rules *rules = look->scene->table->rules;
    const int flags = rules->prompts[look->question->prompt].flags;
    const bool numbered = rules->options[option->kind].role != CHOICE_OBJECT;

    return (KeyWay){.kind = option->kind,
                    .acts = (flags & ASKS_ACTION) != 0,
                    .spot = option->spot,
                    .ref = option->ref,
                    .n = numbered ? option->n : 0};
}

// Whether ways are told apart by letters among each other.
static bool is_told_apart(const KeyWay *a, const KeyWay *b)
{
    return a->acts == b->acts && (a->acts || a->kind == b->kind);
}

// Returns the place of [way] among those of the thing, which it joins if it is new.
static int place_of_way(KeySlot *slot, const KeyWay *way)
{
    int at = 0;

    for (int i = 0; i < slot->ways_n; i++) {
        if (keys_same_way(&slot->ways[i], way)) return at;
        at += is_told_apart(&slot->ways[i], way);
    }
    KeyWay *more = realloc(slot->ways, ((size_t)slot->ways_n + 1) * sizeof *more);
    ASSERT(more);
    slot->ways = more;
    slot->ways[slot->ways_n++] = *way;
    return at;
}

// Whether the thing is offered in several ways: in this question, or, where the question is
// what to do now, ever.
static bool has_ways(const Keys *keys, const KeyLine *line)
{
    const KeySlot *slot = &keys->slots[line->slot];
    int n = 0;

    if (line->way.acts)
        for (int i = 0; i < slot->ways_n; i++)
            n += is_told_apart(&slot->ways[i], &line->way);
    else
        for (int i = 0; i < keys->lines_n; i++) n += keys->lines[i].slot == line->slot;
    return n > 1;
}

static void write_key(const Keys *keys, KeyLine *line)
{
    const char *const sign = keys->takes_amounts ? "" : "=";
    char letters[4] = "";

    if (line->thing.kind == KEY_LETTER) {
        (void)text_format(line->key, KEY_BYTES, "%c", line->thing.a);
        return;
    }
    if (line->thing.kind == KEY_AMOUNT) {
        (void)text_format(line->key, KEY_BYTES, "%s%d", sign, (int16_t)line->thing.a);
        return;
    }
    if (has_ways(keys, line)) {
        const int at = place_of_way(&keys->slots[line->slot], &line->way);
        int n = 0;

        if (at >= 26) letters[n++] = (char)('a' + (at / 26 - 1) % 26);
        letters[n] = (char)('a' + at % 26);
    }
    (void)text_format(line->key, KEY_BYTES, "%d%s", line->slot + 1, letters);
}

static bool has_number(const KeyThing *thing)
{
    return thing->kind != KEY_LETTER && thing->kind != KEY_AMOUNT;
}

// Returns the line that option [i] joins, -1: none is alike.
static int find_line(const Look *look, const Likeness *like, int i)
{
    const Question *question = look->question;

    if (question->kind != ASK_PICK || question->ordered) return -1;
    for (int line = 0; line < look->keys->lines_n; line++)
        if (keys_alike(like, look->keys->lines[line].option, i)) return line;
    return -1;
}

// Gathers options that are alike.
static void gather_lines(const Look *look)
{
    Keys *keys = look->keys;
    Likeness like;

    keys_likeness(&like, look->scene, look->question);
    keys->lines_n = 0;
    for (int i = 0; i < look->question->options_n; i++) {
        const int at = find_line(look, &like, i);

        keys->line_of[i] = (uint16_t)(at < 0 ? keys->lines_n : at);
        if (at >= 0)
            keys->lines[at].count++;
        else
            keys->lines[keys->lines_n++] =
                (KeyLine){.option = (uint16_t)i, .count = 1, .slot = -1};
    }
}

// Lets each line be led by the option whose thing has the lowest number already.
static void choose_leaders(const Look *look)
{
    Keys *keys = look->keys;

    for (int i = 0; i < look->question->options_n; i++) {
        const KeyThing thing = thing_of(look, &look->question->options[i]);
        KeyLine *line = &keys->lines[keys->line_of[i]];
        const int slot = has_number(&thing) ? find_slot(keys, &thing) : -1;

        if (slot < 0 || (line->slot >= 0 && line->slot < slot)) continue;
        line->slot = slot;
        line->option = (uint16_t)i;
    }
}

// Whether a line before line [n] has the letter.
static bool is_taken(const Keys *keys, int n, const KeyThing *thing)
{
    for (int i = 0; i < n; i++)
        if (keys_same_thing(&keys->lines[i].thing, thing)) return true;
    return false;
}

static void number_line(const Look *look, int at)
{
    Keys *keys = look->keys;
    KeyLine *line = &keys->lines[at];
    const Option *option = &look->question->options[line->option];
    KeyThing thing = thing_of(look, option);

    if (thing.kind == KEY_LETTER && is_taken(keys, at, &thing))
        thing = wording_of(look, option);
    line->thing = thing;
    line->way = way_of(look, option);
    if (!has_number(&thing)) return;
    line->slot = give_slot(keys, &thing);
    (void)place_of_way(&keys->slots[line->slot], &line->way);
}

static void make_lines(const Look *look)
{
    Keys *keys = look->keys;

    gather_lines(look);
    choose_leaders(look);
    for (int i = 0; i < keys->lines_n; i++) number_line(look, i);
    for (int i = 0; i < keys->lines_n; i++) write_key(keys, &keys->lines[i]);
}

static bool takes_amounts(const Look *look)
{
    const Question *question = look->question;

    for (int i = 0; i < question->options_n; i++) {
        const int kind = thing_of(look, &question->options[i]).kind;

        if (kind != KEY_AMOUNT && kind != KEY_LETTER) return false;
    }
    return true;
}

static void make_room(Keys *keys, int n)
{
    if (n <= keys->room) return;
    keys->room = n + 64;
    const size_t room = (size_t)keys->room;
    keys->lines = realloc(keys->lines, room * sizeof *keys->lines);
    keys->before = realloc(keys->before, room * sizeof *keys->before);
    keys->line_of = realloc(keys->line_of, room * sizeof *keys->line_of);
    ASSERT(keys->lines && keys->before && keys->line_of);
}

void keys_look(Keys *keys, const Scene *scene, const Question *question)
{
    const Look look = {keys, scene, question};
    KeyLine *before = keys->before;

    keys->before = keys->lines;
    keys->before_n = keys->lines_n;
    keys->lines = before;
    make_room(keys, question->options_n);
    keys->clock++;
    note_leaving(&look);
    keys->takes_amounts = takes_amounts(&look);
    make_lines(&look);
    number_seen(&look, true);
    number_seen(&look, false);
}

void keys_forget(Keys *keys)
{
    for (int i = 0; i < keys->slots_n; i++) free(keys->slots[i].ways);
    free(keys->slots);
    free(keys->lines);
    free(keys->before);
    free(keys->line_of);
    *keys = (Keys){0};
}

int keys_number(const Keys *keys, const Scene *scene, ObjectId object)
{
    const KeyThing thing = thing_of_object(scene, object);
    const int at = find_slot(keys, &thing);

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
