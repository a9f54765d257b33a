// pair_costs.c -- keeps books of resources and of what costs want, from the event log.

#include "tests/play/pair_costs.h"

#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/play/play.h"
#include "engine/play/play_now.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/position/riftbound_state.h"

enum { ENERGY, POWER, BOOKS };

enum {
    ADDED_UNIT = 16
}; // LogEntry.n of an added resource: its row times this, and how much

// An amount of both kinds of resource.
typedef struct {
    int of[BOOKS];
} Amounts;

// Something that a player has begun to pay for.
typedef struct {
    bool open, chose; // a choice came between that may change the price
    ObjectId object;
    ClauseId ability; // 0: a play
    PlayerId player;
    Amounts said, before; // what it costs; what the player had spent before
} Due;

static struct {
    Amounts pool[SEATS_MAX], spent[SEATS_MAX];
    Amounts since[SEATS_MAX]; // in the pool, if it was emptied in this step
    bool emptied;
    Due due;
    long pools, plays, uses;
} book;

void pair_costs_prepare(Library *library)
{
    event_set_add(&library->logged, EVENT_ENERGY_SPENT);
    event_set_add(&library->logged, EVENT_POWER_SPENT);
}

static Amounts pool_of(const State *state, int player)
{
    const uint16_t *pool = state->players[player].resources;
    Amounts sum = {{pool[RESOURCE_ENERGY], 0}};

    for (int r = RESOURCE_FURY; r <= RESOURCE_ANY; r++) sum.of[POWER] += pool[r];
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];
        const bool energy = modifier_pool_resource(m) == RESOURCE_ENERGY;

        if (m->kind == MODIFIER_POOL && m->controller == player)
            sum.of[energy ? ENERGY : POWER] += modifier_pool_amount(m);
    }
    return sum;
}

static bool sums_equal(Amounts a, Amounts b)
{
    return a.of[ENERGY] == b.of[ENERGY] && a.of[POWER] == b.of[POWER];
}

static void begin(const Table *table)
{
    book.due = (Due){.open = false};
    book.emptied = false;
    for (int i = 0; i < table->state->players_n; i++) {
        book.pool[i] = pool_of(table->state, i);
        book.spent[i] = book.since[i] = (Amounts){{0}};
    }
}

// ---- pools

static void count(PlayerId player, int kind, int n)
{
    book.pool[player].of[kind] += n;
    book.since[player].of[kind] += n;
    if (n < 0) book.spent[player].of[kind] -= n;
}

static void note_emptied(void)
{
    book.emptied = true;
    memset(book.since, 0, sizeof book.since);
}

// Pools are emptied as the Main Phase begins and in the Expiration Step (316.3, 317.2.c),
// which no event tells: in these steps a pool may have either.
static void compare_pools(const Table *table)
{
    book.emptied |= rb_const(table->state)->phase == PHASE_EXPIRATION;
    for (int i = 0; i < table->state->players_n; i++) {
        const Amounts has = pool_of(table->state, i);

        if (book.emptied && !sums_equal(has, book.pool[i]))
            book.pool[i] = book.since[i];
        if (!sums_equal(has, book.pool[i]))
            pair_game_broken(
                "player %d has %d Energy and %d Power, but the log says %d "
                "and %d",
                i,
                has.of[ENERGY],
                has.of[POWER],
                book.pool[i].of[ENERGY],
                book.pool[i].of[POWER]);
        book.pools++;
    }
    book.emptied = false;
    memset(book.since, 0, sizeof book.since);
}

// ---- prices

static void add_cost(void *self, const Table *table, const Sight *sight)
{
    Amounts *sum = self;

    (void)table;
    if (sight->kind == SIGHT_COST)
        sum->of[sight->row == RESOURCE_ENERGY ? ENERGY : POWER] += sight->n;
}

// Asks the program what it costs, as `why` does. Returns whether it has a price.
static bool told_price(const Table *table, PlayerId player, const Option *option,
                       Amounts *said)
{
    const Observer listener = {.self = said, .sees = add_cost};
    const struct Observer *const observer = table->observer;
    const ClauseId ability = option->kind == OPTION_ACTIVATE ? option->ref : 0;
    const MoveAsked asked = {option->object, NOWHERE, ability, option->form};
    Table *scratch = table_scratch(table);
    bool has_price;

    *said = (Amounts){{0}};
    scratch->observer = &listener;
    has_price = table->rules->play->now->price(scratch, player, &asked);
    scratch->observer = observer;
    return has_price;
}

static void begin_due(const Table *table, PlayerId player, const Option *option)
{
    Due due = {.open = true,
               .object = option->object,
               .ability = option->kind == OPTION_ACTIVATE ? option->ref : 0,
               .player = player,
               .before = book.spent[player]};

    book.due.open = false;
    if (!told_price(table, player, option, &due.said)) return;
    if (due.ability && table->library->clauses[due.ability].adds) return;
    book.due = due;
}

static void answered(const Table *table, const Question *question, const Answer *answer)
{
    const Option *picked = &question->options[answer->n ? answer->picks[0] : 0];

    if (question->kind == ASK_PICK && answer->n == 1 &&
        (picked->kind == OPTION_PLAY || picked->kind == OPTION_ACTIVATE))
        begin_due(table, question->player, picked);
    else if (question->prompt != PROMPT_PAY_WITH && question->prompt != PROMPT_PLACE)
        book.due.chose = true;
}

// Returns whether an additional cost of the card is paid: a choice, though perhaps the
// only one.
static bool pays_more(const Table *table, ObjectId id)
{
    static const uint8_t nothing[PAID_MAX];

    return memcmp(table->state->objects[id].additional_paid, nothing, PAID_MAX) != 0;
}

static void compare_due(const Table *table, const char *what)
{
    const Due *due = &book.due;
    Amounts paid;

    book.due.open = false;
    if (due->chose) return;
    book.plays += !due->ability;
    book.uses += due->ability != 0;
    for (int i = 0; i < BOOKS; i++)
        paid.of[i] = book.spent[due->player].of[i] - due->before.of[i];
    if (!sums_equal(paid, due->said))
        pair_game_broken("%s %s was said to cost %d Energy and %d Power, but %d "
                         "and %d were spent",
                         what,
                         object_card(table, due->object)->name,
                         due->said.of[ENERGY],
                         due->said.of[POWER],
                         paid.of[ENERGY],
                         paid.of[POWER]);
}

// ---- what is on the chain

// Returns the item that is being paid for, NULL: it is not there, or not paid.
static const struct Item *item_of_due(const Table *table)
{
    const Due *due = &book.due;

    for (int i = 0; i < table->state->chain_n; i++) {
        const struct Item *item = &table->state->chain[i];

        if (due->ability
                ? item->kind == ITEM_ACTIVATED && item->finalized &&
                      item->clause == due->ability && item->source.id == due->object
                : item->kind == ITEM_PLAY && item->object.id == due->object)
            return item;
    }
    return NULL;
}

// Returns whether the clause changes costs.
static bool clause_prices(const Clause *clause)
{
    for (int i = 0; clause->kind == CLAUSE_PASSIVE && i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_COST) return true;
    return false;
}

// Returns whether text that is given does: a clause, or with 0 those of the keyword.
static bool gift_prices(const Library *library, ClauseId clause, int keyword)
{
    const Keyword *row = &library->keywords[keyword];

    if (clause) return clause_prices(&library->clauses[clause]);
    for (int i = 0; i < row->clauses_n; i++)
        if (clause_prices(&library->clauses[row->clauses[i]])) return true;
    return false;
}

// Returns whether the card has text that changes costs, or gives such text.
static bool prices(const Library *library, const Card *card)
{
    for (int i = card->abilities; i < card->abilities + card->abilities_n; i++) {
        const Clause *clause = &library->clauses[library->abilities[i].clause];

        if (clause_prices(clause)) return true;
        for (int k = 0; k < clause->grants_n; k++) {
            const Grant *grant = &clause->grants[k];

            if (grant->kind == GRANT_ABILITIES ||
                gift_prices(library, grant->clause, grant->keyword))
                return true;
        }
    }
    return false;
}

// Returns whether some text that changes costs is given for a while.
static bool gives(const Table *table)
{
    const State *state = table->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_GRANT &&
            gift_prices(table->library, m->clause, m->keyword))
            return true;
    }
    return false;
}

// Returns whether the targets of the item may have a say in its price: some card in play
// changes costs, or the one that is paid for.
static bool targets_may_count(const Table *table, const struct Item *item)
{
    const State *state = table->state;

    if (item->targets_n && gives(table)) return true;
    for (ObjectId id = 1; item->targets_n && id <= state->objects_n; id++)
        if ((object_on_board(table, id) || id == item->object.id) &&
            prices(table->library, &table->library->cards[state->objects[id].card]))
            return true;
    return false;
}

// Returns whether the cost of the ability has alternatives: a choice, though perhaps only
// one of them can be paid.
static bool has_alternatives(const Table *table, const struct Item *item)
{
    const Clause *clause = &table->library->clauses[item->clause];

    if (item->kind != ITEM_ACTIVATED) return false;
    return table->library->costs[cost_of_clause(table, clause, item->value_cost)]
        .or_else;
}

static void compare_item(const Table *table, const struct Item *item, const char *what)
{
    book.due.chose |= targets_may_count(table, item);
    book.due.chose |= has_alternatives(table, item);
    if (item->object.id) book.due.chose |= pays_more(table, item->object.id);
    compare_due(table, what);
}

// Returns whether the card turns resources into others: what that costs comes on top
// (429.3).
static bool turns(const Table *table, CardId card)
{
    const Library *library = table->library;
    const Card *facts = &library->cards[card];

    for (int i = facts->abilities; i < facts->abilities + facts->abilities_n; i++)
        if (payable_turn_cost(table, &library->clauses[library->abilities[i].clause]))
            return true;
    return false;
}

// ---- the log

static void note_finalized(const Table *table, const LogEntry *entry)
{
    const Due *due = &book.due;
    const struct Item *item;

    if (!due->open || due->ability || entry->object != due->object) return;
    item = item_of_due(table);
    if (item)
        compare_item(table, item, "to play");
    else
        book.due.open = false;
}

static void told(const Table *table, const LogEntry *entry)
{
    switch (entry->event) {
    case EVENT_ADDED:
        count(entry->player,
              entry->n / ADDED_UNIT == RESOURCE_ENERGY ? ENERGY : POWER,
              entry->n % ADDED_UNIT);
        break;
    case EVENT_ENERGY_SPENT: count(entry->player, ENERGY, -entry->n); break;
    case EVENT_POWER_SPENT: count(entry->player, POWER, -entry->n); break;
    case EVENT_PHASE:
    case EVENT_TURN:
    case EVENT_MAIN_PHASE:
    case EVENT_END_OF_TURN:
    case EVENT_TURN_ENDED: note_emptied(); break;
    case EVENT_REMOVED:
        if (entry->object == book.due.object) book.due.open = false;
        break;
    case EVENT_ABILITY_USED: book.due.chose |= turns(table, entry->card); break;
    case EVENT_FINALIZED: note_finalized(table, entry); break;
    default: break;
    }
}

static void ended(const Table *table)
{
    const struct Item *item =
        book.due.open && book.due.ability ? item_of_due(table) : NULL;

    compare_pools(table);
    if (item) compare_item(table, item, "to use");
}

const PairCheck pair_costs = {
    .name = "costs",
    .begin = begin,
    .told = told,
    .answered = answered,
    .ended = ended,
};

bool pair_costs_report(int games)
{
    print_message("%ld pools, %ld plays and %ld uses compared with what was told\n",
                  book.pools,
                  book.plays,
                  book.uses);
    return book.pools > 10L * games && book.plays > games / 4;
}
