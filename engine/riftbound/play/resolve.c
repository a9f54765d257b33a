// resolve.c -- runs the clauses of an item, and takes it off the chain.
//
// An effect may remove its own item, so each step looks the item up again by its serial.

#include "engine/riftbound/play/resolve.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/ability.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/play/play_instead.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

// Notes how many of an item's choices are used up: of all its executions, and before the present
// one. [picks] are what the functions of this execution have chosen (Env.chosen).
typedef struct {
    int group, modal, first;
    Env picks;
} Used;

// Lets the clause see the targets of those before it in this execution.
static void see_targets(Table *table, const Item *item, const Used *used, Env *env)
{
    for (int group = used->first; group < used->group; group++) {
        int n;
        const Ref *refs = chain_targets(table, item, group, &n);

        for (int i = 0; i < n; i++) table_choose(table, env, refs[i]);
    }
}

// Lets [env] see what was chosen in [from], up to [before].
static void see_picks(Table *table, uint16_t from, uint16_t before, Env *env)
{
    for (int i = from; i && i != before; i = table->chosen[i].before)
        table_choose(table, env, table->chosen[i].ref);
}

// Runs one clause of an item with the choices that are not used up yet. It sees what the clauses
// before it have chosen.
static void execute(Table *table, uint16_t serial, const Active *ability, Used *used,
                    int execution)
{
    const Item *item = chain_item(table, serial);
    const Clause *clause = choice_clause(table, item, ability->clause);
    Value values[CLAUSE_TARGETS_MAX + 1];
    uint16_t before;
    Env env;
    int n;

    chain_env(item, &env);
    choice_speak(item, ability, &env);
    env.executions = (uint8_t)execution;
    env.clause = (ClauseId)(clause - table->library->clauses);
    see_targets(table, item, used, &env);
    n = target_values(table, &env, clause, used->group, values);
    see_picks(table, used->picks.chosen, 0, &env);
    before = env.chosen;
    instruction_run(table, &env, clause, values, n);
    see_picks(table, env.chosen, before, &used->picks);
}

// Runs an effect of the item. Returns false if the item has left: it stops
// (359.3.e.15).
static bool execute_effect(Table *table, uint16_t serial, const Active *ability,
                           int execution, Used *used)
{
    Item *item = chain_item(table, serial);

    if (!item || !ref_lives(table->state, item->object)) return false;
    if (ability->clause->kind != CLAUSE_EFFECT) return true;
    if (!choice_is_on(table, item, ability)) {
        used->group += target_groups(ability->clause);
        return true;
    }
    if (ability->clause->modes_n && used->modal < COUNT_OF(item->modes))
        item->mode = item->modes[used->modal++];
    execute(table, serial, ability, used, execution);
    item = chain_item(table, serial);
    if (!item) return false;
    used->group += target_groups(choice_clause(table, item, ability->clause));
    return true;
}

// Runs all effects of a spell from top to bottom, later text in view of the earlier (157,
// 158.2).
static void execute_spell(Table *table, uint16_t serial)
{
    const int repeats = chain_item(table, serial)->repeats;
    const ObjectId id = chain_item(table, serial)->object.id;
    Used used = {.group = 0};

    for (int execution = 0; execution <= repeats; execution++) {
        AbilityScan scan;

        used.first = used.group;
        used.picks.chosen = 0;
        ability_scan(&scan, table, id);
        while (ability_next(&scan))
            if (!execute_effect(table, serial, &scan.now, execution, &used)) return;
    }
}

// Runs the ability, and tells that it was used if a player activated it: also where it has left
// the chain by its own text (377.2.a). A copy that was made there nobody has used.
static void execute_ability(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    const Item used = *item;
    const Active ability = {.id = item->clause,
                            .clause = &table->library->clauses[item->clause]};

    Used none = {.group = 0};

    execute(table, serial, &ability, &none, 0);
    if (used.kind == ITEM_ACTIVATED && !(used.terms & TERM_CREATED))
        action_tell_use(table, EVENT_ABILITY_USED, &used, used.spent);
}

// Tells that the spell was played, by the player who controls it now though another may have
// put it on the chain, and also where it has left the chain itself; a copy that was made
// there nobody has played. Its card goes to the trash unless it went elsewhere (158.1).
static void end_spell(Table *table, uint16_t serial)
{
    Item *item = chain_item(table, serial);
    const Ref card = item ? item->object : (Ref){0, 0};
    Event event;

    if (!item) return;
    event = play_instead_event(item);
    event.to = event.at = NOWHERE; // a spell enters no place
    batch_begin(table);
    if (!(item->terms & TERM_CREATED)) trigger_raise(table, &event);
    batch_end(table);
    table->resolving = 0;
    // The item stays until the card has left, because its origin still matters.
    if (ref_lives(table->state, card) &&
        spot_zone(table, table->state->objects[card.id].spot) == ZONE_CHAIN) {
        const SpotId trash = board_trash(table, table->state->objects[card.id].owner);

        const Ref now = action_leave(table, card.id, trash, TO_TOP);

        // "When you play a spell" finds it in the trash.
        if (now.id) chain_follow(table, card, now);
    }
    if (chain_item(table, serial)) chain_remove(table, serial);
}

// Covers what the item has shown. Cards that the end of the game has shown stay open.
static void cover_revealed(Table *table)
{
    const Object *objects = table->state->objects;
    const int n = table->state->over ? 0 : table->state->objects_n;

    for (int id = 1; id <= n; id++) {
        if (objects[id].flags & OBJECT_REVEALED)
            object_set_flag(table, (ObjectId)id, OBJECT_REVEALED, false);
    }
}

// No other item finalizes or resolves meanwhile (158.3); triggers join the chain as
// pending (158.3.a).
void resolve_item(Table *table, uint16_t serial)
{
    const Item *item = chain_item(table, serial);
    const bool spell = item->kind == ITEM_PLAY;
    RiftboundState *b = rb(table->state);
    Event event;

    if (spell && play_instead(table, serial)) {
        table->state->changed = true;
        return;
    }
    item = chain_item(table, serial);
    event = event_of(
        EVENT_RESOLVED, spell ? item->object.id : item->source.id, item->controller);

    repetition_note_card(table, item->card);
    b->cause = chain_cause(table, item);
    event.with = b->cause;
    event.face = spell ? 0 : item->card;
    event_log(table, &event);
    table->resolving = serial;
    if (spell) {
        execute_spell(table, serial);
        end_spell(table, serial);
    } else {
        execute_ability(table, serial);
        if (chain_item(table, serial)) chain_remove(table, serial);
    }
    table->resolving = 0;
    cover_revealed(table);
    table->state->changed = true;
}

static Event countering(const Table *table, const Item *item, PlayerId by)
{
    Event event = event_of(EVENT_COUNTERED,
                           item->kind == ITEM_PLAY ? item->object.id : item->source.id,
                           by);

    event.with = instruction_cause(table);
    event.face = item->kind == ITEM_PLAY ? 0 : item->card;
    return event;
}

bool resolve_may_counter(const Table *table, const Item *item, PlayerId by)
{
    const Event event = countering(table, item, by);

    return !prohibition_forbids(table, &event);
}

void resolve_counter(Table *table, uint16_t serial, PlayerId by, int zone)
{
    const Item item = *chain_item(table, serial);
    const bool spell = item.kind == ITEM_PLAY;
    const Event event = countering(table, &item, by);

    batch_begin(table);
    trigger_raise(table, &event);
    if (spell && ref_lives(table->state, item.object)) {
        const SpotId to =
            spot_of(table, zone, table->state->objects[item.object.id].owner);

        (void)action_leave(table, item.object.id, to, TO_TOP);
    }
    if (chain_item(table, serial)) chain_remove(table, serial);
    batch_end(table);
}
