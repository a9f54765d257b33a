// verb_find.c -- verbs that read: where things are, what they have in common, whose turn
// it is.

#include <string.h>

#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/players.h"
#include "engine/scripted/refill.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_state.h"
#include "engine/scripted/verbs/verb_inside.h"

static const Card *card_meant(const Table *table, const Env *env, Value value)
{
    const Object *object = args_object(table, env, value);

    return object ? &table->library->cards[object->card] : NULL;
}

Value verb_do_objects(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = args_spot(table, env, args[0], args_at(args, n, 1), NOBODY);
    const State *state = table->state;
    ObjectId ids[OBJECTS_MAX];
    int found = 0;

    if (spot == NOWHERE) return value_nil();
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next)
        if (!spot_leaves_out(table, id)) ids[found++] = id;
    return args_list(table, ids, found);
}

// Fills [ids] with things from one end of the spot, [most] of them. Returns how many.
static int ids_from_end(const Table *table, SpotId spot, End end, int most,
                        ObjectId *ids)
{
    const State *state = table->state;
    int found = 0;
    ObjectId id = end == TO_TOP ? state->spots[spot].first : state->spots[spot].last;

    while (id && found < most) {
        if (!spot_leaves_out(table, id)) ids[found++] = id;
        id = end == TO_TOP ? state->objects[id].next : state->objects[id].prev;
    }
    return found;
}

// Returns things from one end of a zone: the first, or a list of several. Where it has too
// few it is refilled, and a zone that goes on gives the rest.
static Value from_end(Table *table, const Env *env, const Value *args, int n, End end)
{
    SpotId spot = args_spot(table, env, args[0], args_at(args, n, 1), NOBODY);
    const Value wanted = args_at(args, n, 2);
    const int most = wanted.kind == VALUE_NUMBER ? wanted.n : 1;
    ObjectId ids[OBJECTS_MAX];
    int found = 0;

    if (spot == NOWHERE) return value_nil();
    for (; spot != NOWHERE && found < most; spot = refill_next(table, spot)) {
        refill(table, spot, most - found);
        found += ids_from_end(table, spot, end, most - found, &ids[found]);
    }
    if (wanted.kind == VALUE_NUMBER) return args_list(table, ids, found);
    return args_result(table, ids, found);
}

Value verb_do_top(Table *table, Env *env, const Value *args, int n)
{
    return from_end(table, env, args, n, TO_TOP);
}

Value verb_do_bottom(Table *table, Env *env, const Value *args, int n)
{
    return from_end(table, env, args, n, TO_BOTTOM);
}

// Finds the things in the place that the query means.
static int found_there(Table *table, const Env *env, QueryId query, SpotId spot,
                       ObjectId *ids)
{
    const State *state = table->state;
    int found = 0;

    if (spot == NOWHERE) return 0;
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next)
        if (!spot_leaves_out(table, id) && query_matches(table, env, query, id))
            ids[found++] = id;
    return found;
}

// Finds what `find` gives: among things, or in a place, or anywhere.
static int find_all(Table *table, const Env *env, const Value *args, int n,
                    ObjectId *ids)
{
    const Value place = args_at(args, n, 2);

    if (place.kind == VALUE_NONE)
        return args_among(table, env, args[0], args_at(args, n, 1), ids);
    return found_there(table,
                       env,
                       (QueryId)args[0].n,
                       args_spot(table, env, place, args_at(args, n, 3), NOBODY),
                       ids);
}

Value verb_do_find(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];

    return args_list(table, ids, find_all(table, env, args, n, ids));
}

// Without things and a place the search ends with the first one.
Value verb_do_find_one(Table *table, Env *env, const Value *args, int n)
{
    const bool anywhere = args_at(args, n, 1).kind == VALUE_NONE &&
                          args_at(args, n, 2).kind == VALUE_NONE;
    ObjectId ids[OBJECTS_MAX];

    if (anywhere)
        ids[0] = args_thing(table, env, args[0]).id;
    else if (!find_all(table, env, args, n, ids))
        ids[0] = 0;
    return ids[0] ? value_object(object_ref(table->state, ids[0])) : value_nil();
}

Value verb_do_zone_of(Table *table, Env *env, const Value *args, int n)
{
    const Object *object = args_object(table, env, args[0]);

    (void)n;
    if (!object) return value_nil();
    return (Value){.kind = VALUE_ZONE, .n = spot_zone(table, object->spot)};
}

Value verb_do_place(Table *table, Env *env, const Value *args, int n)
{
    const Object *object = args_object(table, env, args[0]);

    (void)n;
    return object ? args_place(table, object->spot) : value_nil();
}

Value verb_do_host(Table *table, Env *env, const Value *args, int n)
{
    const Object *object = args_object(table, env, args[0]);

    (void)n;
    if (!object || !object->host) return value_nil();
    return value_object(object_ref(table->state, object->host));
}

// Adds the thing before those of a higher number.
static void add_in_order(ObjectId *ids, int n, ObjectId id)
{
    for (; n && ids[n - 1] > id; n--) ids[n] = ids[n - 1];
    ids[n] = id;
}

Value verb_do_attachments(Table *table, Env *env, const Value *args, int n)
{
    const Ref host = args_thing(table, env, args[0]);
    const State *state = table->state;
    ObjectId ids[OBJECTS_MAX];
    ObjectId id = ref_lives(state, host) ? object_first_attached(state, host.id) : 0;
    int found = 0;

    (void)n;
    for (; id; id = object_next_attached(state, state->objects[id].next, host.id))
        add_in_order(ids, found++, id);
    return args_list(table, ids, found);
}

Value verb_do_same_name(Table *table, Env *env, const Value *args, int n)
{
    const Card *one = card_meant(table, env, args[0]);
    const Card *other = card_meant(table, env, args[1]);

    (void)n;
    return value_truth(one && other && !strcmp(one->name, other->name));
}

Value verb_do_shares(Table *table, Env *env, const Value *args, int n)
{
    const Card *one = card_meant(table, env, args[1]);
    const Card *other = card_meant(table, env, args[2]);

    (void)n;
    return value_truth(one && other &&
                       library_shares(table->library, one, other, args[0].n));
}

Value verb_do_sharing(Table *table, Env *env, const Value *args, int n)
{
    const Card *model = card_meant(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    const int found = args_things(table, env, args[2], ids);
    int kept = 0;

    (void)n;
    for (int i = 0; model && i < found; i++)
        if (library_shares(
                table->library, model, object_card(table, ids[i]), args[0].n))
            ids[kept++] = ids[i];
    return args_list(table, ids, kept);
}

Value verb_do_has_word(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = card_meant(table, env, args[0]);
    const int fact = args[1].n;

    (void)n;
    if (!card || !fact_has_words(&table->rules->facts[fact])) return value_truth(false);
    return value_truth(((unsigned)card->facts[fact] >> args[2].n) & 1u);
}

Value verb_do_word_n(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = card_meant(table, env, args[0]);
    const FactRow *row = &table->rules->facts[args[1].n];

    (void)n;
    if (!fact_has_words(row))
        table_mistake(table, "the column '%s' has no words", row->name);
    if (!card || !card->facts[args[1].n]) return value_nil();
    return value_number(__builtin_ctz((unsigned)card->facts[args[1].n]) + 1);
}

// Returns how many items of the fact the card has; of one word, given by its row, how
// often the card has it.
static int words_n(const Library *library, const Card *card, int fact,
                   const Value *word)
{
    const FactRow *row = &library->rules->facts[fact];
    const bool one = word->kind == VALUE_NUMBER;
    int n, found = 0;
    const CardItem *items = library_items(library, card, fact, &n);

    if (row->names) return n;
    for (int i = 0; row->repeats && i < n; i++) found += !one || items[i].n == word->n;
    for (int i = 0; !row->repeats && i < row->vocabulary_n; i++)
        found += (!one || i == word->n) && (unsigned)card->facts[fact] >> i & 1u;
    return found;
}

Value verb_do_words_of(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = card_meant(table, env, args[0]);
    const Value word = args_at(args, n, 2);

    if (table->rules->facts[args[1].n].kind == FACT_NUMBER)
        table_mistake(
            table, "the column '%s' has no words", table->rules->facts[args[1].n].name);
    if (!card) return value_nil();
    return value_number(words_n(table->library, card, args[1].n, &word));
}

// Returns whether a card of that name, whichever its code, is among those that are named.
static bool is_named(const Library *library, const CardItem *items, int n,
                     const Card *card)
{
    for (int i = 0; i < n; i++)
        if (library->cards[items[i].card].name == card->name) return true;
    return false;
}

Value verb_do_named_by(Table *table, Env *env, const Value *args, int n)
{
    const Card *card = card_meant(table, env, args[0]);
    const State *state = table->state;
    ObjectId ids[OBJECTS_MAX];
    int items_n = 0, found = 0;
    const CardItem *items =
        card ? library_items(table->library, card, args[1].n, &items_n) : NULL;

    (void)n;
    if (!table->rules->facts[args[1].n].names)
        table_mistake(table,
                      "the column '%s' names no cards",
                      table->rules->facts[args[1].n].name);
    for (ObjectId id = 1; items_n && id <= state->objects_n; id++)
        if (state->objects[id].spot != NOWHERE &&
            is_named(table->library, items, items_n, object_card(table, id)))
            ids[found++] = id;
    return args_list(table, ids, found);
}

Value verb_do_turn(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)args;
    (void)n;
    return value_number(table->state->turn);
}

Value verb_do_turn_player(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)args;
    (void)n;
    return value_player(table->state->turn_player);
}

Value verb_do_next_player(Table *table, Env *env, const Value *args, int n)
{
    const Value who = args_at(args, n, 0);
    const State *state = table->state;
    PlayerId player = state->turn_player;
    PlayerId players[SEATS_MAX];

    if (who.kind == VALUE_PLAYER)
        player = (PlayerId)who.n;
    else if (who.kind != VALUE_NONE && args_players(table, env, who, players))
        player = players[0];
    return value_player(players_next(state, player));
}

Value verb_do_players_n(Table *table, Env *env, const Value *args, int n)
{
    int players = 0;

    (void)env;
    (void)args;
    (void)n;
    for (int i = 0; i < table->state->players_n; i++)
        players += !table->state->players[i].gone;
    return value_number(players);
}

Value verb_do_setting(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)n;
    return value_truth(scripted_state_setting(
                           scripted_of(table), table->state, args[0].n) == args[1].n);
}

// Joins one more number to what the answers before it made.
static int join(Sum sum, int so_far, int more)
{
    switch (sum) {
    case SUM_ADD: return so_far + more;
    case SUM_TIMES: return so_far * more;
    case SUM_LEAST: return more < so_far ? more : so_far;
    case SUM_MOST: return more > so_far ? more : so_far;
    case SUM_LIST:
    case SUM_LAST: return more;
    }
    return more;
}

static Value nobody_answers(const QuestionRow *row)
{
    if (row->answer != ANSWER_AMOUNT) return value_nil();
    if (row->sum == SUM_ADD) return value_number(0);
    return row->sum == SUM_TIMES ? value_number(1) : value_nil();
}

// Finds the answers about the thing, or about the player where there is none.
static Value answers_about(Table *table, int question, ObjectId thing, PlayerId player)
{
    const QuestionRow *row = &table->rules->questions[question];
    PassiveScan scan;
    Value found = value_nil();

    passive_scan(&scan, table, question, thing);
    if (!thing) scan.player = player;
    while (passive_next(&scan)) {
        const int more = row->answer == ANSWER_AMOUNT ? passive_amount(&scan) : 0;

        if (row->answer == ANSWER_YES) return value_truth(true);
        if (row->answer == ANSWER_WORD)
            found = (Value){.kind = VALUE_WORD, .n = scan.answer->ref};
        else if (row->answer == ANSWER_AMOUNT)
            found = value_number(
                found.kind == VALUE_NUMBER ? join((Sum)row->sum, found.n, more) : more);
    }
    return found.kind == VALUE_NIL ? nobody_answers(row) : found;
}

Value verb_do_answer(Table *table, Env *env, const Value *args, int n)
{
    const QuestionRow *row = &table->rules->questions[args[0].n];
    const bool of_player = args_are_players(table, env, args[1]);
    Ref ref;

    (void)n;
    if (row->asked.of && of_player != !!(row->asked.of & ASKED_PLAYER))
        table_mistake(table,
                      of_player ? "'%s' is asked of things: a question about players "
                                  "says 'of = player' in game.lua"
                                : "'%s' is asked of players, got a thing",
                      row->name);
    if (of_player) {
        const PlayerId player = args_player(table, env, args[1]);

        return answers_about(table, args[0].n, 0, player);
    }
    ref = args_thing(table, env, args[1]);
    if (!ref_lives(table->state, ref)) return value_nil();
    return answers_about(table, args[0].n, ref.id, NOBODY);
}
