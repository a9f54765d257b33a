// batch.c -- puts the triggers of a batch on the chain, in the order that players choose.

#include "engine/riftbound/actions/batch.h"

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/turn_history.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"

static int rank(const Table *table, PlayerId player)
{
    const RiftboundState *b = rb_const(table->state);

    if (b->combat_starts && player == b->attacker) return -1;
    if (b->combat_starts && player == b->defender) return PLAYERS_MAX;
    return table_turn_rank(table->state, player);
}

static int first_rank(const Table *table)
{
    int best = INT16_MAX;

    for (int i = 0; i < table->pending_n; i++) {
        const int r = rank(table, table->pending[i].item.controller);

        if (r < best) best = r;
    }
    return best;
}

// Returns whether the order of two triggers cannot matter: the same text of the same
// object, of a keyword with the same value.
static bool alike(const Item *a, const Item *b)
{
    return a->clause == b->clause && ref_equal(a->source, b->source) &&
           turn_history_used_by(a).form == turn_history_used_by(b).form;
}

static void open_chain(Table *table, const Item *item)
{
    RiftboundState *b = rb(table->state);

    if (table->state->chain_n > 0) return;
    b->opened_by = item->kind == ITEM_TRIGGERED ? OPENED_BY_TRIGGER : OPENED_BY_PLAY;
    b->passes = 0;
}

static void place(Table *table, int index)
{
    Item item = table->pending[index].item;
    Event event = event_of(EVENT_TRIGGERED, item.source.id, item.controller);

    for (int i = index; i + 1 < table->pending_n; i++)
        table->pending[i] = table->pending[i + 1];
    table->pending_n--;
    open_chain(table, &item);
    event.with = chain_cause(table, chain_push(table, &item));
    event.face = event.with.card;
    event_log(table, &event);
}

// Asks which of the player's triggers of one batch comes next; returns its index.
static int choose(Table *table, const int *candidates, int n)
{
    const Item *first = &table->pending[candidates[0]].item;
    Question *question;
    bool differ = false;

    for (int i = 1; i < n; i++) {
        differ |= !alike(first, &table->pending[candidates[i]].item);
    }
    if (!differ) return candidates[0];
    question = ask_begin(table, first->controller, PROMPT_TRIGGER_ORDER, (Ref){0, 0});
    for (int i = 0; i < n; i++) {
        const Item *item = &table->pending[candidates[i]].item;

        offer_ability(question,
                      item->source.id,
                      item->clause,
                      turn_history_used_by(item).form,
                      i);
    }
    return candidates[ask_one(table)];
}

static void place_all(Table *table)
{
    while (table->pending_n) {
        const int best = first_rank(table);
        int candidates[PENDING_MAX] = {0}, n = 0;

        for (int i = 0; i < table->pending_n; i++) {
            if (rank(table, table->pending[i].item.controller) == best)
                candidates[n++] = i;
        }
        place(table, choose(table, candidates, n));
    }
}

void batch_open(Table *table)
{
    table->batch++;
}

void batch_close(Table *table)
{
    ASSERT(table->batch > 0);
    if (--table->batch || !table->pending_n) return;
    trigger_drop_miscounted(table);
    place_all(table);
}

void batch_begin(Table *table)
{
    batch_open(table);
    if (table->acting++ == 0) table->actions++;
}

void batch_end(Table *table)
{
    ASSERT(table->acting > 0);
    if (table->acting == 1 && table->held_n) trigger_raise_held(table);
    table->acting--;
    batch_close(table);
}
