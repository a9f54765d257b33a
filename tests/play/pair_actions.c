// pair_actions.c -- counts in the log the events by which the actions of a cost are
// done.

#include "tests/play/pair_actions.h"

#include <cmocka.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/rulebook.h"
#include "tests/play/pair_past.h"

static struct {
    ObjectId used;   // the source of an ability that is being paid for; 0: none
    ClauseId clause; // its clause
    PlayerId player;
    int since; // the first entry that may be of the cost
    int play_since;
    long uses, plays;
} paying;

static void begin(const Table *table)
{
    (void)table;
    paying.used = 0;
    paying.since = paying.play_since = 0;
}

// Returns the event that the action is; -1: it tells none that says how much was paid.
static int event_of_action(int action)
{
    switch ((CostActionKind)action) {
    case ACTION_EXHAUST: return EVENT_EXHAUSTED;
    case ACTION_KILL: return EVENT_DIES;
    case ACTION_RECYCLE: return EVENT_RECYCLED;
    case ACTION_SPEND_BUFF: return EVENT_BUFF_SPENT;
    case ACTION_DISCARD: return EVENT_DISCARDED;
    case ACTION_BANISH: return EVENT_BANISHED;
    case ACTION_BURN: return EVENT_BURNED;
    case ACTION_PUT_BACK: return EVENT_LEAVES; // a token comes nowhere (186.1)
    case ACTION_SPEND_STATUS: return EVENT_UNMARKED;
    case ACTION_SPEND_COUNTER:
    case ACTION_REVEAL:
    case ACTION_COUNT: break;
    }
    return -1;
}

// Returns how many events there were from entry [since] on; [object] 0: of any thing.
static int count(int since, int event, ObjectId object)
{
    int n = 0;

    for (int i = since; i < pair_past_n(); i++)
        n += pair_past_event(i)->event == event &&
             (!object || pair_past_event(i)->object == object);
    return n;
}

// Returns whether something may have happened instead (369): then the log tells that.
static bool may_be_replaced(const Table *table, int event)
{
    if (!event_set_has(&table->library->replaced, event) &&
        !event_set_has(&table->library->replaced, EVENT_LEAVES))
        return false;
    if (pair_past_waited()) return true;
    for (int i = 0; pair_past_n() && i <= pair_past_things(0); i++) {
        const Card *card =
            &table->library->cards[pair_past_thing(0, (ObjectId)i)->card];

        if (card->clause_kinds >> CLAUSE_INSTEAD & 1u) return true;
    }
    return false;
}

// Returns how many things the action wants; -1: the record alone does not say.
static int wanted(const Library *library, const CostAction *action)
{
    const Query *query = &library->queries[action->query];
    const uint16_t id = action->amount ? action->amount : query->count;

    if (!action->amount && query->count_op != OP_NONE && query->count_op != OP_EQUAL)
        return -1;
    if (!id) return 1;
    return library->amounts[id].kind == AMOUNT_CONST ? library->amounts[id].n : -1;
}

// Compares one record with the log. [open] things were paid where that was for the player to
// say, -1: not known.
static void compare(const Table *table, uint16_t id, ObjectId me, int since, int open)
{
    const Library *library = table->library;
    const Cost *cost = &library->costs[id];

    if (cost->is_value || cost->or_else) return;
    for (int i = 0; i < cost->actions_n; i++) {
        const CostAction *action = &cost->actions[i];
        const bool own = library->queries[action->query].role == ROLE_ME;
        const int event = event_of_action(action->action);
        const int fixed = own ? 1 : wanted(library, action);
        const int n = fixed < 0 ? open : fixed;

        if (event < 0 || n < 0 || may_be_replaced(table, event)) continue;
        if (count(since, event, own ? me : 0) < n)
            pair_game_broken("a cost of %s wants %d \"%s\", and the log tells %d",
                             object_card(table, me)->name,
                             n,
                             table->rules->events[event].name,
                             count(since, event, own ? me : 0));
    }
}

// ---- abilities

static void begin_use(const Table *table, const LogEntry *entry)
{
    const State *state = table->state;

    paying.used = 0;
    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];

        if (item->kind != ITEM_ACTIVATED || item->source.id != entry->object) continue;
        paying.used = entry->object;
        paying.clause = item->clause;
        paying.player = entry->player;
        paying.since = pair_past_n();
    }
}

// Returns whether the ability is on the chain and paid for.
static bool is_paid(const Table *table)
{
    for (int i = 0; i < table->state->chain_n; i++) {
        const struct Item *item = &table->state->chain[i];

        if (item->kind == ITEM_ACTIVATED && item->source.id == paying.used &&
            item->clause == paying.clause)
            return item->finalized;
    }
    return false;
}

static void compare_use(const Table *table)
{
    if (!paying.used || pair_past_is_cut() || !is_paid(table)) return;
    paying.uses++;
    compare(table,
            table->library->clauses[paying.clause].cost,
            paying.used,
            paying.since,
            -1);
}

// ---- plays

static void compare_play(const Table *table, const LogEntry *entry)
{
    const Library *library = table->library;
    const Card *card = &library->cards[entry->card];
    const Object *object = &table->state->objects[entry->object];

    for (int i = card->abilities; i < card->abilities + card->abilities_n; i++) {
        const Ability *ability = &library->abilities[i];
        const Clause *clause = &library->clauses[ability->clause];
        const int paid = object->additional_paid[ability->paid_slot];

        if (clause->kind != CLAUSE_AS || !clause->cost || !paid) continue;
        if (library->costs[clause->cost].actions_n > 1) continue;
        paying.plays++;
        compare(table, clause->cost, entry->object, paying.play_since, paid - 1);
    }
}

// ---- the log

static void told(const Table *table, const LogEntry *entry)
{
    if (pair_past_is_cut()) return;
    switch (entry->event) {
    case EVENT_ACTIVATED: begin_use(table, entry); break;
    case EVENT_FINALIZED:
        compare_play(table, entry);
        paying.play_since = pair_past_n();
        break;
    case EVENT_RESOLVED: paying.play_since = pair_past_n(); break;
    default: break;
    }
}

static void ended(const Table *table)
{
    compare_use(table);
    begin(table);
}

const PairCheck pair_actions = {
    .name = "actions",
    .begin = begin,
    .told = told,
    .ended = ended,
};

bool pair_actions_report(int games)
{
    print_message("actions of %ld uses and %ld plays compared with their records\n",
                  paying.uses,
                  paying.plays);
    return paying.uses > games / 8 && paying.plays > games / 100;
}
