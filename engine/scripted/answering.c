// answering.c -- lets players respond, and resolves the items of the chain.
//
// Table.batch counts runs of the chain that are under way: one at most. An effect may remove
// its own item, so each step looks the item up again by its serial.

#include "engine/scripted/answering.h"

#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/usable.h"

enum { LEFT_OUT = UINT8_MAX }; // Item.modes of an effect for which nothing was chosen

bool answering_is_on(const Table *table)
{
    return scripted_of(table)->chain;
}

// Returns which mode was chosen: 1 + its number, 0 where the clause has none.
static int mode_of(const Choices *choices, const Clause *clause)
{
    if (!choices->clause) return LEFT_OUT;
    return clause->modes_n ? 1 + choices->clause - clause->modes : 0;
}

static const Clause *clause_of(const Table *table, ClauseId id)
{
    return &table->library->clauses[id];
}

// Lists the clauses that an item runs. Returns how many.
static int list_clauses(Table *table, const Item *item, Usable *list)
{
    if (item->kind == ITEM_PLAY)
        return usable_list(
            table, item->object.id, CLAUSE_EFFECT, item->controller, list);
    list[0].clause = clause_of(table, item->clause);
    chain_env(item, &list[0].env);
    return 1;
}

enum { PLAYER_REF = 1, SPOT_REF = 0x100 }; // Ref.generation of what is no thing

// Adds what was chosen for one query as the next group of the item.
static void push_choice(Table *table, Item *item, Value value)
{
    Ref one = value.ref;

    if (value.kind == VALUE_GROUP) {
        const Group *group = &table->groups[value.n];

        chain_choose(table, item, group->members, (int)group->n);
        return;
    }
    if (value.kind == VALUE_PLAYER) one = (Ref){0, (uint16_t)(PLAYER_REF + value.n)};
    if (value.kind == VALUE_SPOT) one = (Ref){0, (uint16_t)(SPOT_REF + value.n)};
    chain_choose(table, item, &one, value.kind != VALUE_NIL);
}

void answering_push(Table *table, const Item *item, const Choices *choices, int n)
{
    Usable list[WAYS_MAX];
    const int clauses = list_clauses(table, item, list);
    Item *pushed = chain_push(table, item);

    for (int i = 0; i < n && i < clauses; i++) {
        table_room(table, LIMIT_ITEM_MODES, i, 1);
        pushed->modes[i] = (uint8_t)mode_of(&choices[i], list[i].clause);
        for (int k = 0; choices[i].clause && k < choices[i].n; k++)
            push_choice(table, pushed, choices[i].values[k]);
    }
    pushed->finalized = true;
}

// Returns whether what was chosen for the query is legal still.
static bool is_legal(const Table *table, const Env *env, QueryId query, Ref target)
{
    if (target.id)
        return ref_lives(table->state, target) &&
               query_matches(table, env, query, target.id) &&
               choosing_is_allowed(table, env, target.id);
    return target.generation >= SPOT_REF ||
           !table->state->players[target.generation - PLAYER_REF].gone;
}

static Value as_value(Ref target)
{
    if (target.id) return value_object(target);
    if (target.generation >= SPOT_REF)
        return value_spot((SpotId)(target.generation - SPOT_REF));
    return value_player((PlayerId)(target.generation - PLAYER_REF));
}

// Returns what [query] (0: a destination) was given: a group where it may find several, else
// the one thing or nil.
static Value recall_choices(Table *table, const Env *env, QueryId query,
                            const Ref *refs, int n)
{
    int index;
    Group *group;

    if (!query || library_query_is_of_one(table->library, query))
        return n && (!query || is_legal(table, env, query, refs[0])) ? as_value(refs[0])
                                                                     : value_nil();
    group = table_group(table, &index);
    for (int i = 0; i < n; i++) {
        if (is_legal(table, env, query, refs[i]))
            table_group_add(table, group, refs[i]);
    }
    return (Value){.kind = VALUE_GROUP, .n = index};
}

// Fills [choices] with the arguments of their clause, from group [group] of the item of
// [env] on. Returns the group after them.
static int recall_all(Table *table, Env *env, int group, Choices *choices)
{
    const Clause *clause = clause_of(table, choices->clause);
    const bool goes = clause->destination.kind != LOCATION_NONE;

    choices->n = 0;
    for (int i = 0; i < clause->targets_n + goes; i++) {
        const QueryId query = i < clause->targets_n ? clause->targets[i] : 0;
        int n;
        const Ref *refs =
            chain_targets(table, chain_item(table, env->item), group + i, &n);

        for (int k = 0; k < n; k++) {
            if (refs[k].id && !env->subject.id && env->subject_player == NOBODY)
                env->subject = refs[k];
        }
        choices->values[choices->n++] = recall_choices(table, env, query, refs, n);
        for (int k = 0; k < n; k++) table_choose(table, env, refs[k]);
    }
    return group + choices->n;
}

// Runs all clauses of the item; it stops where the item has left the chain.
static void execute_item(Table *table, uint16_t serial)
{
    Usable list[WAYS_MAX];
    const int n = list_clauses(table, chain_item(table, serial), list);
    int group = 0;

    for (int i = 0; i < n && chain_item(table, serial); i++) {
        const int mode = chain_item(table, serial)->modes[i];
        ClauseId clause = usable_id(table, &list[i]);
        Choices choices;

        if (mode == LEFT_OUT || table->state->over) continue;
        if (mode) clause = (ClauseId)(list[i].clause->modes + mode - 1);
        list[i].env.item = serial;
        choices.clause = clause;
        group = recall_all(table, &list[i].env, group, &choices);
        choosing_run(table, &list[i].env, &choices);
    }
}

// A card that is gone does nothing any more; an ability works without its source.
static void resolve_newest(Table *table)
{
    const Item *item = chain_newest(table);
    const uint16_t serial = item->serial;
    const uint16_t outer = table->resolving;

    table->resolving = serial;
    if (item->kind != ITEM_PLAY || ref_lives(table->state, item->object))
        execute_item(table, serial);
    if (chain_item(table, serial)) chain_remove(table, serial);
    table->resolving = outer;
}

// Adds what [player] could respond with by the thing. Returns how many there are then.
static int add_responses(Table *table, PlayerId player, ObjectId thing,
                         Usable *responses, int n)
{
    Usable list[WAYS_MAX];
    const int usable = usable_now(table, thing, 0, player, list);

    for (int i = 0; i < usable; i++) {
        if (!(list[i].clause->flags & CLAUSE_TIMED)) continue;
        table_room(table, LIMIT_WAYS, n, 1);
        responses[n++] = list[i];
    }
    return n;
}

// Lists what [player] could respond with. Returns how many.
static int list_responses(Table *table, PlayerId player, Usable *responses)
{
    const State *state = table->state;
    int n = 0;

    for (int i = 0; i < table->working_n; i++) {
        for (ObjectId id = state->spots[table->working[i]].first; id;
             id = state->objects[id].next) {
            if (state->objects[id].controller == player)
                n = add_responses(table, player, id, responses, n);
        }
    }
    return n;
}

// Asks [player] for one of the [n] responses. Returns which, -1: none.
static int ask_response(Table *table, PlayerId player, const Usable *list, int n)
{
    const Item *newest = chain_newest(table);
    Question *question =
        ask_begin(table,
                  player,
                  SCRIPTED_PROMPT_RESPOND,
                  newest->kind == ITEM_PLAY ? newest->object : newest->source);

    ask_option(question, (Option){.kind = CHOICE_PASS, .spot = NOWHERE});
    for (int i = 0; i < n; i++) ask_option(question, usable_option(table, &list[i]));
    return ask_one(table) - 1;
}

static Item item_of(const Table *table, const Usable *ability)
{
    const Env *env = &ability->env;
    Item item = chain_blank_item(ITEM_ACTIVATED);

    item.source = env->me;
    item.carrier = env->carrier;
    item.card = table->state->objects[env->me.id].card;
    item.clause = usable_id(table, ability);
    item.controller = env->you;
    item.keyword = env->keyword;
    item.paid_slot = env->paid_slot;
    item.value = env->value;
    item.value_cost = env->value_cost;
    return item;
}

static void push_ability(Table *table, const Usable *ability, const Choices *choices)
{
    const Item item = item_of(table, ability);

    answering_push(table, &item, choices, 1);
}

// Lets [player] respond. Returns whether something came on the chain.
static bool respond(Table *table, PlayerId player)
{
    Usable list[WAYS_MAX];
    const int n = list_responses(table, player, list);
    const int picked = n ? ask_response(table, player, list, n) : -1;
    Choices choices;

    if (picked < 0) return false;
    if (++table->cascade > CASCADE_MAX)
        table_limit_of(table, LIMIT_CASCADE, usable_id(table, &list[picked]));
    if (!usable_decide(table, &list[picked], &choices)) return false;
    push_ability(table, &list[picked], &choices);
    return true;
}

// Lets every player respond once, from the turn player on, until one does.
static bool somebody_responds(Table *table)
{
    const State *state = table->state;

    for (int i = 0; i < state->players_n; i++) {
        const PlayerId player = (PlayerId)((state->turn_player + i) % state->players_n);

        if (!state->players[player].gone && respond(table, player)) return true;
    }
    return false;
}

void answering_run(Table *table)
{
    if (table->batch) return;
    table->batch++;
    while (table->state->chain_n && !table->state->over) {
        if (!somebody_responds(table)) resolve_newest(table);
    }
    table->batch--;
    while (table->state->chain_n)
        chain_remove(table, chain_newest(table)->serial); // the game is over
}

void answering_use(Table *table, const Usable *ability, const Choices *choices)
{
    push_ability(table, ability, choices);
    answering_run(table);
}
