// scripted_rows.c -- fills in what all scripted games have in common.

#include "engine/scripted/scripted_rows.h"

#include <string.h>

#include "engine/scripted/costs.h"

static const OptionRow options[SCRIPTED_OPTION_COUNT] = {
    [CHOICE_OTHER] = {.name = "choice", .role = CHOICE_OTHER},
    [CHOICE_NONE] = {.name = "none", .role = CHOICE_NONE},
    [CHOICE_PASS] = {.name = "pass", .role = CHOICE_PASS},
    [CHOICE_END_TURN] = {.name = "end turn", .role = CHOICE_END_TURN},
    [CHOICE_PLAY] = {.name = "play", .role = CHOICE_PLAY},
    [CHOICE_USE] = {.name = "use", .role = CHOICE_USE},
    [CHOICE_MOVE] = {.name = "move", .role = CHOICE_MOVE},
    [CHOICE_PUT] = {.name = "put", .role = CHOICE_PUT},
    [CHOICE_OBJECT] = {.name = "object", .role = CHOICE_OBJECT},
    [CHOICE_PLAYER] = {.name = "player", .role = CHOICE_PLAYER},
    [CHOICE_SPOT] = {.name = "place", .role = CHOICE_SPOT},
    [CHOICE_YES] = {.name = "yes", .role = CHOICE_YES},
    [CHOICE_NO] = {.name = "no", .role = CHOICE_NO},
    [CHOICE_MODE] = {.name = "mode", .role = CHOICE_MODE},
    [CHOICE_NUMBER] = {.name = "number", .role = CHOICE_NUMBER},
    [CHOICE_RESOURCE] = {.name = "resource", .role = CHOICE_RESOURCE},
    [CHOICE_ITEM] = {.name = "item", .role = CHOICE_ITEM},
    [CHOICE_CALL] = {.name = "call", .role = CHOICE_CALL},
    [CHOICE_TAG] = {.name = "tag", .role = CHOICE_TAG},
    [CHOICE_PRICE] = {.name = "price", .role = CHOICE_PRICE},
    [CHOICE_CARD] = {.name = "card", .role = CHOICE_CARD},
};

static const PromptRow prompts[] = {
#define PROMPT(id, text, key, flags) {#id, "", text, key, flags, 0, 0},
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

    rules->options = game->option_kinds;
    rules->options_n = SCRIPTED_OPTION_COUNT;
    memcpy(game->option_kinds, options, sizeof options);
    rules->option_yes = CHOICE_YES;
    rules->option_no = CHOICE_NO;
    rules->option_object = CHOICE_OBJECT;
    rules->option_mode = CHOICE_MODE;
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
    game->cost_actions[0] = (CostActionRow){
        .name = "counter", .counts = true, .doc = "counters of players"};
    rules->counter_action = 1;
    rules->affords = costs_are_payable;
    rules->pays = costs_pay;
    rules->lacks = LACKS_COSTS | LACKS_CHAIN | LACKS_SPLIT | LACKS_PLACES |
                   LACKS_PRICES | LACKS_KEPT | LACKS_TURNED;
}
