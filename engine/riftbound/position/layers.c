// layers.c -- Might as a derived number, and what the rules add to it beside cards.

#include "engine/riftbound/position/layers.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/held/reach.h"
#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/riftbound/position/rulebook.h"

// Returns the Might Bonus that an attached card gives.
static int bonus_of(const Table *table, ObjectId id)
{
    const int bonus = fact_number(object_card(table, id)->facts[FACT_MIGHT_BONUS]);
    const int times = passive_answer(table, QUESTION_MIGHT_BONUS_TIMES, id);

    return times ? number_of((int64_t)bonus * times) : bonus;
}

static void tell_own(const Table *table, ObjectId id, ObjectId source, int n)
{
    Sight sight = {.kind = SIGHT_NUMBER, .object = id, .n = n};

    sight.source = source ? object_ref(table->state, source) : sight.source;
    sight.text = source ? "Might Bonus of what is attached" : "Buffs on it";
    sight.rule = source ? "150.2" : "702";
    observer_tell(table, &sight);
}

// Might Bonuses count while attached, and for what has Might (137.3, 150.2).
static int attached_bonus(const Table *table, ObjectId host)
{
    const Object *objects = table->state->objects;
    int bonus = 0;

    for (int id = 1, left = table->state->attached_n; left > 0; id++) {
        if (!objects[id].host) continue;
        left--;
        if (objects[id].host != host) continue;
        const int more = bonus_of(table, (ObjectId)id);
        bonus += more;
        if (more && observer_is_there(table)) tell_own(table, host, (ObjectId)id, more);
    }
    return bonus;
}

static int own_might(const Table *table, ObjectId id)
{
    const int buffs = state_counter(table->state, id, COUNTER_BUFF);
    int might = attached_bonus(table, id);

    if (buffs) {
        const int more = number_of((int64_t)buffs *
                                   (1 + passive_sum(table, QUESTION_BUFF_MIGHT, id)));
        might += more;
        if (observer_is_there(table)) tell_own(table, id, 0, more);
    }
    return might;
}

// Layer 1 sets the Might (477.1). Layer 3 adds increases, then takes decreases away,
// each down to its own minimum (477.3). A text that raises the Might to a number comes
// between the two, because it adds what is missing (479).
static const LayerRow layers_of_might[] = {
    {.question = QUESTION_BASE_MIGHT, .kind = LAYER_SET},
    {.question = QUESTION_MIGHT, .kind = LAYER_INCREASE},
    {.question = QUESTION_MIGHT_AT_LEAST, .kind = LAYER_AT_LEAST},
    {.question = QUESTION_MIGHT, .kind = LAYER_DECREASE},
};

const NumberRow layers_numbers[LAYERS_NUMBERS] = {
    {.name = "might",
     .fact = FACT_MIGHT,
     .kind = 1 + KIND_UNIT_ROW,
     .layers = layers_of_might,
     .layers_n = COUNT_OF(layers_of_might),
     .doc = "Might (143.2)",
     .own = own_might,
     .asks = BIT(QUESTION_BUFF_MIGHT) | BIT(QUESTION_MIGHT_BONUS_TIMES),
     .reads = READS_COUNTER << COUNTER_BUFF | READS_HOSTS},
};

int layers_true_might(const Table *table, ObjectId id)
{
    return reading_number(table, 0, id);
}

int layers_might(const Table *table, ObjectId id)
{
    const int might = layers_true_might(table, id);

    return might < 0 ? 0 : might;
}

// Returns whether the answer, to triggers_again or never_triggers, names this keyword
// or event, and this place.
static bool means_trigger(const PassiveScan *scan, uint64_t keywords, int event,
                          SpotId spot)
{
    const int named = scan->answer->ref;
    const Location at = scan->clause->at;

    if (named < ANSWER_EVENT && (!named || !(keywords >> named & 1u))) return false;
    if (named >= ANSWER_EVENT && named - ANSWER_EVENT != event) return false;
    return at.kind == LOCATION_NONE ||
           query_location_matches(scan->table, &scan->env, at, spot);
}

int layers_trigger_times(const Table *table, ObjectId object, uint64_t keywords,
                         int event, SpotId at)
{
    PassiveScan scan;
    int times = 1;

    passive_scan(&scan, table, QUESTION_NEVER_TRIGGERS, object);
    while (passive_next(&scan))
        if (means_trigger(&scan, keywords, event, at)) return 0;
    passive_scan(&scan, table, QUESTION_TRIGGERS_AGAIN, object);
    while (passive_next(&scan)) times += means_trigger(&scan, keywords, event, at);
    return times;
}

static uint64_t ignored(PassiveScan *scan)
{
    uint64_t keywords = 0;

    while (passive_next(scan)) keywords |= 1ull << scan->answer->ref;
    return keywords;
}

uint64_t layers_ignored_by(const Table *table, PlayerId player)
{
    PassiveScan scan;

    passive_scan(&scan, table, QUESTION_IGNORES, 0);
    scan.player = player;
    return ignored(&scan);
}

uint64_t layers_ignored_as(const Table *table, const Item *item)
{
    const bool spell = item->kind == ITEM_PLAY;
    PassiveScan scan;
    Cause cause;

    passive_scan(&scan, table, QUESTION_IGNORES, spell ? item->object.id : 0);
    if (!spell) {
        cause = chain_cause(table, item);
        scan.cause = &cause;
    }
    return ignored(&scan) | layers_ignored_by(table, item->controller);
}

int layers_event_twin(int event)
{
    if (event == EVENT_CONQUERS) return EVENT_HOLDS;
    return event == EVENT_HOLDS ? EVENT_CONQUERS : -1;
}

bool layers_has_twin(const Table *table, ObjectId object)
{
    return passive_answer(table, QUESTION_CONQUER_IS_HOLD, object) > 0;
}

int layers_keyword_value(const Table *table, ObjectId id, int keyword)
{
    const bool adds_up = table->library->keywords[keyword].adds_up;
    Reached reached;
    int value;

    if (!ability_has_keyword(table, id, keyword)) return 0;
    value =
        ability_is_lost(table, id, keyword)
            ? 0
            : library_keyword_value(table->library, object_card(table, id), keyword);
    for (int i = 0; i < table->state->granted_n; i++) {
        const Granted *granted = &table->state->granted[i];

        if (granted->object != id || granted->keyword != keyword || granted->clause ||
            granted->loss || ability_gift_is_lost(table, granted))
            continue;
        value = passive_join(adds_up ? SUM_ADD : SUM_MOST, value, granted->value);
    }
    // State.granted holds no gift to a card off the board.
    for (int k = 0; reach_find(table, id, k, &reached); k++) {
        if (reached.grant->kind != GRANT_KEYWORD || reached.grant->keyword != keyword ||
            ability_reached_is_lost(table, id, &reached))
            continue;
        value = passive_join(adds_up ? SUM_ADD : SUM_MOST, value, reached.value);
    }
    return value;
}
