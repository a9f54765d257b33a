// reasons.c -- compares checks that tell every reason with those that end at the first.

#include "tests/play/reasons.h"

#include <stdio.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/play/play_why.h"

long reasons_told[REFUSALS_MAX];

static char wrong[200];

// The refusals that were told in one check, a bit each.
static void sees(void *self, const Table *table, const Sight *sight)
{
    uint64_t *told = self;

    (void)table;
    if (sight->kind == SIGHT_REFUSED) *told |= 1ull << sight->why;
}

static const char *compare(Table *table, PlayerId player, const WhyAction *action)
{
    uint64_t told = 0;
    const Observer observer = {.self = &told, .sees = sees, .wants_reasons = true};
    const Refusal alone = play_why_check(table, player, action);
    Refusal why;

    table->observer = &observer;
    why = play_why_check(table, player, action);
    table->observer = NULL;
    for (int i = 0; i < REFUSALS_MAX && why; i++)
        reasons_told[i] += (long)(told >> i & 1u);
    if (!alone == !why && (!why || told >> why & 1u)) return NULL;
    (void)snprintf(wrong,
                   sizeof wrong,
                   "player %d, %s %s to %d: %s, told %s (%llx)",
                   player,
                   play_why_word(table->rules, action->option),
                   object_card(table, action->asked.object)->name,
                   action->asked.spot,
                   table->rules->refusals[alone].text,
                   table->rules->refusals[why].text,
                   (unsigned long long)told);
    return wrong;
}

const char *reasons_compare(Table *table)
{
    static WhyAction list[WHY_ACTIONS_MAX];

    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        const Object *object = &table->state->objects[id];
        int n;

        if (!object->card || object->spot == NOWHERE) continue;
        n = play_why_actions(table, object->controller, id, WHY_ANY, list);
        for (int i = 0; i < n; i++) {
            const char *text = compare(table, object->controller, &list[i]);

            if (text) return text;
        }
    }
    return NULL;
}
