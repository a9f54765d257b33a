// verb_change.c -- verbs that move things, make them and turn them into others.
//
// A player controls each thing that comes to one of that player's spots, and owns it as
// well if the spot is off the board.

#include <string.h>

#include "engine/abilities/language/query.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/verbs/verb_inside.h"

static Value nothing(void)
{
    return (Value){.kind = VALUE_NONE};
}

// Puts one of every card into the spot, without those that every game has loaded. A
// call that puts nothing is a mistake.
static void fill_spot(Table *table, SpotId spot)
{
    const Library *library = table->library;
    const unsigned without = scripted_of(table)->always | table->rules->faces;
    const PlayerId player = happen_player_of_spot(table, spot);
    int made = 0;

    for (int card = 1; card < library->cards_n; card++) {
        if (library->cards[card].types & without) continue;
        (void)object_create(table, (CardId)card, player == NOBODY ? 0 : player, spot);
        made++;
    }
    if (!made)
        table_mistake(table,
                      library->cards_n > 1
                          ? "'fill' puts no card, because all are of types that are "
                            "'always' there: use 'stock'"
                          : "'fill' puts no card, because the game has none");
}

// Moves all things of one spot to another, in their order.
static void pour(Table *table, SpotId from, SpotId to)
{
    while (to != NOWHERE && from != to && table->state->spots[from].first)
        (void)object_move(table, table->state->spots[from].first, to, TO_BOTTOM);
}

// Calls for the spot of the zone, or for that of each player; [to] is the second zone.
static void fill_all(Table *table, const Env *env, const Value *args, Value to,
                     Value who)
{
    const bool each = table->rules->zones[args[0].n].scope == SCOPE_PLAYER;
    PlayerId players[SEATS_MAX];
    int n = 0;

    if (table->rules->zones[args[0].n].scope == SCOPE_SPACE)
        table_mistake(table,
                      "the cards of a map are there already: 'fill' another zone");
    if (!each) {
        const SpotId spot = spot_of(table, args[0].n, 0);

        if (to.kind == VALUE_NONE)
            fill_spot(table, spot);
        else
            pour(table, spot, args_spot(table, env, to, who, NOBODY));
        return;
    }
    if (who.kind != VALUE_NONE)
        n = args_players(table, env, who, players);
    else
        while (n < table->state->players_n) players[n] = (PlayerId)n, n++;
    for (int i = 0; i < n; i++) {
        const SpotId spot = spot_of(table, args[0].n, players[i]);

        if (to.kind == VALUE_NONE)
            fill_spot(table, spot);
        else
            pour(table, spot, args_spot(table, env, to, nothing(), players[i]));
    }
}

Value verb_do_fill(Table *table, Env *env, const Value *args, int n)
{
    fill_all(table, env, args, args_at(args, n, 1), args_at(args, n, 2));
    return value_nil();
}

Value verb_do_shuffle(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = args_spot(table, env, args[0], args_at(args, n, 1), NOBODY);
    Event event;

    if (spot == NOWHERE) return value_nil();
    shuffle_spot(table, spot);
    happen_begin(
        table, &event, SCRIPTED_EVENT_SHUFFLED, 0, happen_player_of_spot(table, spot));
    event.at = spot;
    event_log(table, &event);
    return value_nil();
}

// Returns the card with that code or name, which the host has found already.
static CardId card_named(const Table *table, const char *text)
{
    const Library *library = table->library;
    const CardId card = library_card_by_code(library, text);

    if (card) return card;
    for (int i = 1; i < library->cards_n; i++) {
        if (!strcmp(library->cards[i].name, text)) return (CardId)i;
    }
    return 0;
}

// There is one thing of each space, from the beginning.
static void must_be_no_space(Table *table, CardId card)
{
    if (table->library->cards[card].types & table->rules->spaces.types)
        table_mistake(table,
                      "'%s' is a space of the map, which is there already",
                      table->library->cards[card].name);
}

static Value create_at(Table *table, const Env *env, CardId card, SpotId spot, End end)
{
    const PlayerId whose =
        spot == NOWHERE ? NOBODY : happen_player_of_spot(table, spot);
    const PlayerId owner = whose != NOBODY      ? whose
                           : env->you != NOBODY ? env->you
                                                : table->state->turn_player;
    ObjectId id;
    Ref made;

    if (!card || spot == NOWHERE || !happen_has_room(table, spot, 0))
        return value_nil();
    must_be_no_space(table, card);
    id = object_create(table, card, owner, spot);
    if (end == TO_TOP && spot_is(table, spot, ZONE_ORDERED))
        (void)object_move(table, id, spot, TO_TOP);
    happen_log(table, SCRIPTED_EVENT_CREATED, id, NOBODY, 0);
    made = object_ref(table->state, id);
    happen_spill(table, spot);
    return ref_lives(table->state, made) ? value_object(made) : value_nil();
}

Value verb_do_create(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = args_spot(table, env, args[1], args_at(args, n, 2), NOBODY);
    const Value end = args_at(args, n, 3);
    const bool bottom = end.kind == VALUE_NUMBER && end.n;

    return create_at(
        table, env, card_named(table, args[0].text), spot, bottom ? TO_BOTTOM : TO_TOP);
}

// The cards that a query means and that share a fact with a model.
typedef struct {
    const Env *env;
    QueryId query;
    const Card *model;
    int fact;
} LikeCards;

// Returns the next of them after that card, 0: there is none.
static CardId next_like(const Table *table, const LikeCards *like, int after)
{
    const Library *library = table->library;

    for (int i = after + 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (query_means_card(table, like->env, like->query, (CardId)i) &&
            library_shares(library, like->model, card, like->fact))
            return (CardId)i;
    }
    return 0;
}

static CardId like_at(const Table *table, const LikeCards *like, int at)
{
    CardId card = next_like(table, like, 0);

    while (card && at-- > 0) card = next_like(table, like, card);
    return card;
}

static bool is_called(const Table *table, const void *of, int i, const char *text)
{
    const CardId card = like_at(table, of, i);

    return card && !strcmp(table->library->cards[card].name, text);
}

Value verb_do_create_like(Table *table, Env *env, const Value *args, int n)
{
    const QueryId query = (QueryId)args[0].n;
    const Ref like = args_thing(table, env, args[2]);
    const SpotId spot = args_spot(table, env, args[3], args_at(args, n, 4), NOBODY);
    LikeCards cards;
    int fitting = 0;

    if (!ref_lives(table->state, like)) return value_nil();
    cards = (LikeCards){env, query, object_card(table, like.id), args[1].n};
    for (int card = 0; (card = next_like(table, &cards, card));) fitting++;
    if (!fitting) return value_nil();
    fitting = chance_named(table,
                           &(Chance){.n = fitting,
                                     .what = "a random card",
                                     .is_called = is_called,
                                     .of = &cards});
    return create_at(table, env, like_at(table, &cards, fitting), spot, TO_TOP);
}

// Puts as many of each card that the query means into the spot as its column says.
Value verb_do_stock(Table *table, Env *env, const Value *args, int n)
{
    const Library *library = table->library;
    const QueryId query = (QueryId)args[0].n;
    const SpotId spot = args_spot(table, env, args[1], args_at(args, n, 2), NOBODY);
    const Value column = args_at(args, n, 3);
    int made = 0;

    if (spot == NOWHERE) return value_number(0);
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        int copies = 1;

        if (!query_means_card(table, env, query, (CardId)i)) continue;
        if (column.kind != VALUE_NONE) copies = fact_number(card->facts[column.n]);
        for (; copies > 0 && happen_has_room(table, spot, 0); copies--)
            made +=
                create_at(table, env, (CardId)i, spot, TO_BOTTOM).kind == VALUE_OBJECT;
    }
    return value_number(made);
}

Value verb_do_become(Table *table, Env *env, const Value *args, int n)
{
    const Value name = args_at(args, n, 1), model = args_at(args, n, 2);
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, args[0], ids);
    CardId card = 0;

    if (name.kind == VALUE_TEXT) {
        card = card_named(table, name.text);
    } else if (model.kind != VALUE_NONE) {
        const Ref ref = args_thing(table, env, model);

        if (ref_lives(table->state, ref)) card = table->state->objects[ref.id].card;
    } else {
        table_mistake(table, "'become' wants the card's name, or a thing");
    }
    if (!card) return value_nil();
    for (int i = 0; i < found; i++) happen_must_move(table, ids[i]);
    if (found) must_be_no_space(table, card);
    for (int i = 0; i < found; i++) {
        object_transform(table, ids[i], card);
        happen_log(table, SCRIPTED_EVENT_BECAME, ids[i], NOBODY, 0);
    }
    return args_result(table, ids, found);
}

Value verb_do_remove(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    Moving going[OBJECTS_MAX];
    Freed freed;
    const int found = args_things(table, env, args[0], ids);

    (void)n;
    if (found < 1) return value_nil();
    for (int i = 0; i < found; i++) happen_must_move(table, ids[i]);
    for (int i = 0; i < found; i++) going[i] = (Moving){.id = ids[i], .to = NOWHERE};
    happen_gather_freed(table, going, found, &freed);
    for (int i = 0; i < found; i++) {
        happen_log(table, SCRIPTED_EVENT_REMOVED, ids[i], NOBODY, 0);
        object_remove(table, ids[i]);
    }
    happen_free(table, &freed);
    return value_number(found);
}

Value verb_do_control(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, args[0], ids);

    (void)n;
    for (int i = 0; player != NOBODY && i < found; i++) {
        object_control(table, ids[i], player);
        happen_log(table, SCRIPTED_EVENT_CONTROLLED, ids[i], player, 0);
    }
    return args_result(table, ids, found);
}
