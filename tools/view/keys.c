// keys.c -- makes the lines of a question's options, each under its key.
//
// Options that are alike share a line. A line has the number of its thing (keys_slot.c), and
// a letter behind it where the thing is offered in several ways.

#include "tools/view/keys.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/play/play_options.h"
#include "tools/view/keys_inside.h"

static KeyWay way_of(const KeysLook *look, const Option *option)
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

// Returns whether ways are told apart by letters among each other.
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

// Returns whether the thing is offered in several ways: in this question, or, where the
// question is what to do now, ever.
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

// Returns the letters that a game gives to a way, NULL: none. They tell nothing where the
// way has a part beside its thing.
static const char *own_letters(const Rules *rules, const KeyWay *way)
{
    const int about = rules->options[way->kind].about;

    return about & (about - 1) ? NULL : play_options_kind(rules, way->kind)->keys;
}

static bool is_own_letters(const Rules *rules, const char *letters)
{
    for (int i = 0; i < rules->options_n; i++) {
        const char *keys = play_options_kind(rules, i)->keys;

        if (keys && !strcmp(keys, letters)) return true;
    }
    return false;
}

// Writes the letters of the way that is number [at] of its thing, without those that the game
// gives to a kind of option.
static void write_letters(const Rules *rules, int at, char letters[KEY_BYTES])
{
    for (int i = 0; at >= 0; i++) {
        int n = 0;

        if (i >= 26) letters[n++] = (char)('a' + (i / 26 - 1) % 26);
        letters[n++] = (char)('a' + i % 26);
        letters[n] = '\0';
        at -= !is_own_letters(rules, letters);
    }
}

static void write_own(const Rules *rules, KeyLine *line)
{
    const char *keys = play_options_kind(rules, line->thing.a)->keys;

    if (rules->options[line->thing.a].about)
        (void)text_format(line->key, KEY_BYTES, "%s%d", keys, (int16_t)line->thing.b);
    else
        (void)text_format(line->key, KEY_BYTES, "%s", keys);
}

static void write_key(const Keys *keys, const Rules *rules, KeyLine *line)
{
    const char *const sign = keys->takes_amounts ? "" : "=";
    const char *own = own_letters(rules, &line->way);
    char letters[KEY_BYTES] = "";

    if (line->thing.kind == KEY_OWN) {
        write_own(rules, line);
        return;
    }

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

        if (!own) write_letters(rules, at, letters);
    } else {
        own = NULL;
    }
    (void)text_format(
        line->key, KEY_BYTES, "%d%s", line->slot + 1, own ? own : letters);
}

static bool has_number(const KeyThing *thing)
{
    return thing->kind != KEY_LETTER && thing->kind != KEY_AMOUNT &&
           thing->kind != KEY_OWN;
}

// Returns the line that option [i] joins, -1: none is alike.
static int find_line(const KeysLook *look, const KeyLikeness *like, int i)
{
    const Question *question = look->question;

    if (question->kind != ASK_PICK || question->ordered) return -1;
    for (int line = 0; line < look->keys->lines_n; line++)
        if (keys_alike(like, look->keys->lines[line].option, i)) return line;
    return -1;
}

// Gathers options that are alike.
static void gather_lines(const KeysLook *look)
{
    Keys *keys = look->keys;
    KeyLikeness like;

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
static void choose_leaders(const KeysLook *look)
{
    Keys *keys = look->keys;

    for (int i = 0; i < look->question->options_n; i++) {
        const KeyThing thing = keys_slot_thing(look, &look->question->options[i]);
        KeyLine *line = &keys->lines[keys->line_of[i]];
        const int slot = has_number(&thing) ? keys_slot_find(keys, &thing) : -1;

        if (slot < 0 || (line->slot >= 0 && line->slot < slot)) continue;
        line->slot = slot;
        line->option = (uint16_t)i;
    }
    for (int i = 0; i < keys->lines_n; i++)
        if (keys->lines[i].slot >= 0) keys->slots[keys->lines[i].slot].there = true;
}

// Returns whether a line before line [n] has the letter.
static bool is_taken(const Keys *keys, int n, const KeyThing *thing)
{
    for (int i = 0; i < n; i++)
        if (keys_same_thing(&keys->lines[i].thing, thing)) return true;
    return false;
}

static void number_line(const KeysLook *look, int at)
{
    Keys *keys = look->keys;
    KeyLine *line = &keys->lines[at];
    const Option *option = &look->question->options[line->option];
    KeyThing thing = keys_slot_thing(look, option);

    if (!has_number(&thing) && is_taken(keys, at, &thing))
        thing = keys_slot_wording(look, option);
    line->thing = thing;
    line->way = way_of(look, option);
    if (!has_number(&thing)) return;
    line->slot = keys_slot_give(look, &thing);
    (void)place_of_way(&keys->slots[line->slot], &line->way);
}

static void make_lines(const KeysLook *look)
{
    Keys *keys = look->keys;

    gather_lines(look);
    choose_leaders(look);
    for (int i = 0; i < keys->lines_n; i++) number_line(look, i);
    for (int i = 0; i < keys->lines_n; i++)
        write_key(keys, look->scene->table->rules, &keys->lines[i]);
}

static bool takes_amounts(const KeysLook *look)
{
    const Question *question = look->question;

    for (int i = 0; i < question->options_n; i++) {
        const int kind = keys_slot_thing(look, &question->options[i]).kind;

        if (kind != KEY_AMOUNT && kind != KEY_LETTER && kind != KEY_OWN) return false;
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
    const KeysLook look = {keys, scene, question};
    KeyLine *before = keys->before;

    keys->before = keys->lines;
    keys->before_n = keys->lines_n;
    keys->lines = before;
    make_room(keys, question->options_n);
    keys->clock++;
    keys_slot_note_leaving(&look);
    keys->takes_amounts = takes_amounts(&look);
    keys_slot_number_first(&look);
    make_lines(&look);
    keys_slot_number_rest(&look);
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
