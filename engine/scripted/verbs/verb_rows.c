// verb_rows.c -- the table of verbs.def, and what goes with it.

#include "engine/scripted/verbs/verb_rows.h"

#include "engine/kernel/table/object.h"
#include "engine/scripted/verbs/scripted_deeds.h"
#include "engine/scripted/verbs/verb_inside.h"
#include "engine/verbs/common.h"

enum {
    GIVEN_CLAUSES = 1 << CLAUSE_WHEN | 1 << CLAUSE_AS | 1 << CLAUSE_INSTEAD |
                    1 << CLAUSE_CAN | 1 << CLAUSE_CANNOT | 1 << CLAUSE_PASSIVE |
                    1 << CLAUSE_ACTIVATED,
};

#define TAKES_ANY                                                                      \
    {                                                                                  \
        {0}, 0, 0, 0, 0, 0                                                             \
    }
#define TAKES_PLAYERS                                                                  \
    {                                                                                  \
        {0}, 0, 0, 0, 1u << VALUE_PLAYER, 0                                            \
    }
#define TAKES_COUNTED                                                                  \
    {                                                                                  \
        {0}, 0, 1 << CLAUSE_HAPPENED, 0, 1u << VALUE_PLAYER, 0                         \
    }
#define TAKES_NOTE                                                                     \
    {                                                                                  \
        {0}, 0, 0, 0, 0, 1 << WORD_NOTE                                                \
    }
#define TAKES_LASTING                                                                  \
    {                                                                                  \
        {0}, 0, GIVEN_CLAUSES, 0, 0, 1 << WORD_DURATION                                \
    }
#define TAKES_EFFECT                                                                   \
    {                                                                                  \
        {0}, 0, 1 << CLAUSE_EFFECT, 0, 1u << VALUE_PLAYER, 0                           \
    }
#define TAKES_LOST                                                                     \
    {                                                                                  \
        {0}, 0, 0, 0, 1u << VALUE_WORD | 1u << VALUE_KEYWORD,                          \
            1 << WORD_DURATION | 1 << WORD_PLAIN                                       \
    }
#define TAKES_THERE                                                                    \
    {                                                                                  \
        {0}, 0, 0, 0,                                                                  \
            1u << VALUE_ZONE | 1u << VALUE_WORD | 1u << VALUE_OBJECT |                 \
                1u << VALUE_GROUP | 1u << VALUE_QUERY | 1u << VALUE_ROLE |             \
                1u << VALUE_PLAYER,                                                    \
            1 << WORD_NOTE                                                             \
    }

#define GIVES_SOME VALUE_GROUP

// NOLINTBEGIN(readability-magic-numbers): rows of a table.
const VerbRow verb_rows[] = {
#define VERB(id, word, letters, does, accepted, result, looks, ...)                    \
    {.name = (word),                                                                   \
     .signature = (letters),                                                           \
     .run = verb_do_##id,                                                              \
     .deed = (does),                                                                   \
     .takes = accepted,                                                                \
     .gives = (result),                                                                \
     .reads = (looks),                                                                 \
     .rule = "",                                                                       \
     .doc = __VA_ARGS__},
#define COMMON(id, accepted) {COMMON_##id, .takes = accepted, .rule = ""},
#include "engine/scripted/verbs/verbs.def"
};
// NOLINTEND(readability-magic-numbers)

const int verb_rows_n = COUNT_OF(verb_rows);

_Static_assert(COUNT_OF(verb_rows) < VERBS_MAX, "a game has room for verbs of its own");

static const char *setting_name(const ScriptedGame *game, int of, int i)
{
    if (of < 0) return i < game->settings_n ? game->settings[i].name : NULL;
    return i < game->settings[of].values_n ? game->settings[of].values[i] : NULL;
}

static const char *die_name(const ScriptedGame *game, int of, int i)
{
    if (of < 0) return i < game->dice_n ? game->dice[i].name : NULL;
    return i < game->dice[of].words_n ? game->dice[of].words[i] : NULL;
}

static const char *note_word(const ScriptedGame *game, int of, int i)
{
    const PlayNote *row = &game->notes[of].shown;

    return i < row->words_n ? row->words[i] : NULL;
}

static const char *name_of(const Rules *rules, char letter, int of, int i)
{
    const ScriptedGame *game = (const ScriptedGame *)rules;

    if (letter == 'w') return note_word(game, of, i);
    return letter == 'g' ? setting_name(game, of, i) : die_name(game, of, i);
}

void verb_rows_begin(ScriptedGame *game)
{
    for (int i = 0; i < verb_rows_n; i++) game->verbs[i] = verb_rows[i];
    game->rules.verbs = game->verbs;
    game->rules.verbs_n = verb_rows_n;
    game->rules.each = args_each;
    game->rules.deeds = &scripted_deeds;
    game->rules.brief_word = verb_brief_word;
    game->rules.name_of = name_of;
}
