// play_why.c -- what a player may want of a thing, in a game that does not say it itself.

#include "engine/play/play_why.h"

#include <string.h>

#include "engine/kernel/table/spot.h"
#include "engine/play/play.h"

// The kinds of options that are about a thing, and the words for them.
static const struct {
    uint8_t role;
    const char *word;
} roles[] = {{CHOICE_PLAY, "play"},
             {CHOICE_USE, "use"},
             {CHOICE_MOVE, "move"},
             {CHOICE_PUT, "put"}};

// Returns whether options of the row are of a kind that the game declares, about a thing.
static bool is_of_thing(const OptionRow *row)
{
    return row->own && row->about & ABOUT_THING;
}

static const char *word_of_role(int role)
{
    for (int i = 0; i < COUNT_OF(roles); i++)
        if (roles[i].role == role) return roles[i].word;
    return NULL;
}

static const PlayScenario *scenario_of(const Rules *rules)
{
    return rules->play ? rules->play->scenario : NULL;
}

static const PlayMove *move_of(const Rules *rules, int option)
{
    const PlayScenario *scenario = scenario_of(rules);

    for (int i = 0; scenario && i < scenario->moves_n; i++)
        if (scenario->moves[i].option == option) return &scenario->moves[i];
    return NULL;
}

int play_why_actions(const Table *table, PlayerId player, ObjectId object, int option,
                     WhyAction *list)
{
    const Rules *rules = table->rules;
    const bool off_board =
        !spot_is(table, table->state->objects[object].spot, ZONE_BOARD);
    int n = 0;

    if (rules->play && rules->play->why)
        return rules->play->why->actions(table, player, object, option, list);
    for (int i = 0; i < rules->options_n; i++) {
        const OptionRow *row = &rules->options[i];
        const int role = row->role;
        const bool own = is_of_thing(row);

        if (option != WHY_ANY && option != i) continue;
        if (!own && !word_of_role(role)) continue;
        // Cards are played, and all else is used.
        if (!own && option == WHY_ANY && off_board == (role == CHOICE_USE)) continue;
        list[n++] = (WhyAction){.option = (uint8_t)i,
                                .asked = {.object = object, .spot = NOWHERE}};
    }
    return n;
}

Refusal play_why_check(Table *table, PlayerId player, const WhyAction *action)
{
    const PlayScenario *scenario = scenario_of(table->rules);
    const PlayMove *move = move_of(table->rules, action->option);

    if (move && move->check) return move->check(table, player, &action->asked);
    if (!scenario || !scenario->why) return REFUSAL_NONE;
    return scenario->why(table, player, action->option, &action->asked);
}

bool play_why_decides(const Rules *rules, int option)
{
    const PlayMove *move = move_of(rules, option);

    return move && move->check;
}

const char *play_why_word(const Rules *rules, int option)
{
    const PlayMove *move = move_of(rules, option);
    const char *word = move ? move->word : word_of_role(rules->options[option].role);

    return word ? word : rules->options[option].name;
}

int play_why_option(const Rules *rules, const char *word)
{
    for (int i = 0; i < rules->options_n; i++)
        if (!strcmp(play_why_word(rules, i), word)) return i;
    return -1;
}
