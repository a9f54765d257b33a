// verb_dice.c -- verbs of dice: results that are numbers, and dice that stay as things.

#include <string.h>

#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/dice.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/verbs/verb_inside.h"

// Returns whether the face is called so: by its number, by all that it shows, or by the
// first face with that word.
static bool is_face(const Table *table, const void *of, int face, const char *text)
{
    const ScriptedDie *die = of;
    char number[12];
    int word = 0;

    (void)table;
    (void)text_format(number, sizeof number, "%d", face + 1);
    if (!strcmp(number, text)) return true;
    if (!strcmp(die->shown[face], text)) return true;
    while (word < die->words_n && strcmp(die->words[word], text) != 0) word++;
    return word < die->words_n && dice_with_word(die, word) == face + 1;
}

// Returns a face by chance, from 0 on.
static int fall(Table *table, const ScriptedDie *die)
{
    return chance_named(table,
                        &(Chance){.n = die->faces_n,
                                  .what = "a roll of",
                                  .name = die->name,
                                  .is_called = is_face,
                                  .of = die});
}

// ---- results that are numbers

static void tell_number(Table *table, const Env *env, int event, int n, CardId face)
{
    const PlayerId player = env->you != NOBODY ? env->you : table->state->turn_player;
    Event told;

    happen_begin(table, &told, event, 0, player);
    told.n = number_of(n);
    told.face = face;
    event_log(table, &told);
}

static int roll(Table *table, const Env *env, const ScriptedDie *die)
{
    const int face = fall(table, die);

    tell_number(table,
                env,
                SCRIPTED_EVENT_ROLLED,
                1 + face,
                die->words_n ? die->cards[face] : 0);
    return 1 + face;
}

Value verb_do_roll(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedDie *die = &scripted_of(table)->dice[args[0].n];
    const Value times = args_at(args, n, 1);
    int sum = 0;

    if (times.kind == VALUE_NONE) return value_number(roll(table, env, die));
    if (die->words_n)
        table_mistake(table, "die '%s' shows words, which have no sum", die->name);
    if (times.n < 1 || times.n > OBJECTS_MAX)
        table_mistake(
            table, "%d dice cannot be rolled: 1 to %d can", times.n, OBJECTS_MAX);
    for (int i = 0; i < times.n; i++) sum += roll(table, env, die);
    if (times.n > 1) tell_number(table, env, SCRIPTED_EVENT_SUMMED, sum, 0);
    return value_number(sum);
}

Value verb_do_shows(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedDie *die = &scripted_of(table)->dice[args[0].n];
    const int face = args[1].n;

    (void)env;
    (void)n;
    if (face < 1 || face > die->faces_n)
        table_mistake(table, "die '%s' has no face %d", die->name, face);
    return value_truth((die->faces[face - 1] >> args[2].n) & 1u);
}

Value verb_do_face_of(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedDie *die = &scripted_of(table)->dice[args[0].n];

    (void)env;
    (void)n;
    return value_number(dice_with_word(die, args[1].n));
}

// ---- dice that stay

// Tells who does what with the die, whose face all see who see the die: `you`, else whose die
// it is.
static void tell_die(Table *table, const Env *env, int event, ObjectId id)
{
    const PlayerId player =
        env->you != NOBODY ? env->you : table->state->objects[id].controller;

    happen_log(table, event, id, player, 0);
}

// Returns whose the dice are that are thrown into the spot.
static PlayerId owner_at(const Table *table, const Env *env, SpotId spot)
{
    if (table->rules->zones[spot_zone(table, spot)].scope == SCOPE_PLAYER)
        return (PlayerId)spot_index(table, spot);
    return env->you != NOBODY ? env->you : table->state->turn_player;
}

Value verb_do_throw(Table *table, Env *env, const Value *args, int n)
{
    const ScriptedDie *die = &scripted_of(table)->dice[args[0].n];
    const SpotId spot = args_spot(table, env, args[2], args_at(args, n, 3), NOBODY);
    ObjectId thrown[OBJECTS_MAX];
    int done = 0;

    if (!die->kept)
        table_mistake(
            table, "die '%s' does not stay: its row says no 'kept'", die->name);
    if (args[1].n < 0 || args[1].n >= OBJECTS_MAX)
        table_mistake(table, "%d dice cannot be thrown", args[1].n);
    if (spot == NOWHERE) return args_list(table, NULL, 0);
    while (done < args[1].n && happen_has_room(table, spot, 0)) {
        const CardId face = die->cards[fall(table, die)];

        thrown[done] = object_create(table, face, owner_at(table, env, spot), spot);
        tell_die(table, env, SCRIPTED_EVENT_THROWN, thrown[done++]);
    }
    happen_spill(table, spot);
    return args_list(table, thrown, done);
}

// Finds the thrown dice that a value stands for. Anything else is a mistake.
static int dice_among(Table *table, const Env *env, Value things, ObjectId *ids)
{
    const int found = args_things(table, env, things, ids);

    for (int i = 0; i < found; i++)
        if (!dice_of(scripted_of(table), table->state->objects[ids[i]].card))
            table_mistake(table,
                          "%s is no die that was thrown",
                          object_card(table, ids[i])->name);
    return found;
}

Value verb_do_throw_again(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = dice_among(table, env, args[0], ids);

    (void)n;
    for (int i = 0; i < found; i++) {
        const ScriptedDie *die =
            dice_of(scripted_of(table), table->state->objects[ids[i]].card);

        object_replace(table, ids[i], die->cards[fall(table, die)], false);
        tell_die(table, env, SCRIPTED_EVENT_THROWN, ids[i]);
    }
    return args_list(table, ids, found);
}

Value verb_do_turn_to(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int found = dice_among(table, env, args[0], ids), face = args[1].n;

    (void)n;
    for (int i = 0; i < found; i++) {
        const ScriptedDie *die =
            dice_of(scripted_of(table), table->state->objects[ids[i]].card);

        if (face < 1 || face > die->faces_n)
            table_mistake(table, "die '%s' has no face %d", die->name, face);
        object_replace(table, ids[i], die->cards[face - 1], false);
        tell_die(table, env, SCRIPTED_EVENT_TURNED, ids[i]);
    }
    return args_list(table, ids, found);
}
