// dice.c -- finds dice and faces by their cards.

#include "engine/scripted/dice.h"

#include "engine/kernel/table/object.h"

static int face_on(const ScriptedDie *die, CardId card)
{
    for (int i = 0; i < die->faces_n; i++)
        if (die->cards[i] == card) return 1 + i;
    return 0;
}

const ScriptedDie *dice_of(const ScriptedGame *game, CardId card)
{
    const unsigned types = game->library->cards[card].types;

    if (!(types & game->rules.faces)) return NULL;
    for (int i = 0; i < game->dice_n; i++) {
        const ScriptedDie *die = &game->dice[i];

        if (die->type && types >> (die->type - 1) & 1u && face_on(die, card))
            return die;
    }
    return NULL;
}

int dice_face(const ScriptedGame *game, CardId card)
{
    const ScriptedDie *die = dice_of(game, card);

    return die ? face_on(die, card) : 0;
}

int dice_face_of(const Table *table, const Env *env, ObjectId id)
{
    (void)env;
    return dice_face(scripted_of(table), object_face(table->state, id));
}

int dice_with_word(const ScriptedDie *die, int word)
{
    int face = 0;

    // Each word of a die stands on some face.
    while (!(die->faces[face] >> word & 1u)) face++;
    return 1 + face;
}
