// scripted_rows.c -- fills in what all scripted games have in common.

#include "engine/scripted/scripted_rows.h"

#include "engine/scripted/costs.h"

static const OptionRow options[] = {
    [CHOICE_OTHER] = {"choice", CHOICE_OTHER},
    [CHOICE_NONE] = {"none", CHOICE_NONE},
    [CHOICE_PASS] = {"pass", CHOICE_PASS},
    [CHOICE_END_TURN] = {"end turn", CHOICE_END_TURN},
    [CHOICE_PLAY] = {"play", CHOICE_PLAY},
    [CHOICE_USE] = {"use", CHOICE_USE},
    [CHOICE_MOVE] = {"move", CHOICE_MOVE},
    [CHOICE_PUT] = {"put", CHOICE_PUT},
    [CHOICE_OBJECT] = {"object", CHOICE_OBJECT},
    [CHOICE_PLAYER] = {"player", CHOICE_PLAYER},
    [CHOICE_SPOT] = {"place", CHOICE_SPOT},
    [CHOICE_YES] = {"yes", CHOICE_YES},
    [CHOICE_NO] = {"no", CHOICE_NO},
    [CHOICE_MODE] = {"mode", CHOICE_MODE},
    [CHOICE_NUMBER] = {"number", CHOICE_NUMBER},
    [CHOICE_RESOURCE] = {"resource", CHOICE_RESOURCE},
    [CHOICE_ITEM] = {"item", CHOICE_ITEM},
    [CHOICE_CALL] = {"call", CHOICE_CALL},
    [CHOICE_TAG] = {"tag", CHOICE_TAG},
    [CHOICE_CARD] = {"card", CHOICE_CARD},
};

static const PromptRow prompts[] = {
#define PROMPT(id, text, key, flags) {#id, "", text, key, flags, 0},
#include "engine/scripted/scripted_rows.def"
};

static const EventRow events[] = {
#define EVENT(id, name, flags, doc) {name, (flags) | EVENT_TOLD, "", doc},
#include "engine/scripted/scripted_rows.def"
};

_Static_assert(COUNT_OF(prompts) < PROMPTS_MAX && COUNT_OF(events) < EVENTS_MAX,
               "a game has room for rows of its own");

void scripted_rows_begin(ScriptedGame *game)
{
    Rules *rules = &game->rules;

    rules->options = options;
    rules->options_n = COUNT_OF(options);
    rules->option_yes = CHOICE_YES;
    rules->option_no = CHOICE_NO;
    rules->option_object = CHOICE_OBJECT;
    rules->prompts = game->prompts;
    rules->prompts_n = SCRIPTED_PROMPT_COUNT;
    for (int i = 0; i < SCRIPTED_PROMPT_COUNT; i++) game->prompts[i] = prompts[i];
    rules->prompt_instead_may = SCRIPTED_PROMPT_INSTEAD_MAY;
    rules->prompt_instead_order = SCRIPTED_PROMPT_INSTEAD_ORDER;
    rules->prompt_instead_next = SCRIPTED_PROMPT_INSTEAD_NEXT;
    rules->events = game->events;
    rules->events_n = SCRIPTED_EVENT_COUNT;
    for (int i = 0; i < SCRIPTED_EVENT_COUNT; i++) game->events[i] = events[i];
    rules->event_unaccepted = 1 + SCRIPTED_EVENT_UNACCEPTED;
    rules->resources = game->resources;
    rules->cost_actions = game->cost_actions;
    rules->cost_actions_n = 1;
    game->cost_actions[0] = (CostActionRow){"counter", true, "counters of players", 0};
    rules->counter_action = 1;
    rules->affords = costs_are_payable;
    rules->pays = costs_pay;
    rules->lacks =
        LACKS_COSTS | LACKS_CHAIN | LACKS_SPLIT | LACKS_PLACES | LACKS_PRICES;
}
