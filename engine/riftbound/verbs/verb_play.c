// verb_play.c -- verbs that play cards and tokens.

#include "engine/riftbound/verbs/verb.h"

#include <stdio.h>
#include <string.h>

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query.h"
#include "engine/base/number.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/position/rulebook.h"

static bool read_place(SpotId spot, PlayTerms *terms)
{
    terms->terms |= TERM_PLACED;
    terms->to = spot;
    return spot != NOWHERE;
}

// Reads a thing: a battlefield is the place where the card enters. Anything else is the model
// that it enters as a copy of, as that is now (477.1.b); a copy of a copy is a copy of the same
// card.
static bool read_thing(const Table *table, Ref thing, PlayTerms *terms)
{
    if (!ref_lives(table->state, thing)) return false;
    if (board_is_type(table, thing.id, TYPE_BATTLEFIELD))
        return read_place(object_location(table, thing.id), terms);
    terms->copies = table->state->objects[thing.id].card;
    return true;
}

// A verb takes no more terms than there is room for.
static void add_keyword(PlayTerms *terms, int keyword, int value, int cost)
{
    if (terms->gets_n == PLAY_GETS_MAX) return;
    terms->gets[terms->gets_n].keyword = (uint8_t)keyword;
    terms->gets[terms->gets_n].value = number_of(value);
    terms->gets[terms->gets_n++].cost = (uint16_t)cost;
}

// Reads one of the things that may follow the card in play(...), but for players: terms or a
// place.
static bool read_term(Table *table, Env *env, Value value, PlayTerms *terms)
{
    switch ((ValueKind)value.kind) {
    case VALUE_NONE: return true;
    case VALUE_NIL: return false;
    case VALUE_NUMBER: return true;
    case VALUE_WORD:
        if (value.n == WORD_IGNORING_COST) terms->terms |= TERM_IGNORING_COST;
        if (value.n == WORD_IGNORING_ALL) terms->terms |= TERM_IGNORING_ALL;
        if (value.n == WORD_IGNORING_ENERGY) terms->terms |= TERM_IGNORING_FIRST;
        if (value.n == WORD_READIED) terms->terms |= TERM_READY;
        if (value.n == WORD_EXHAUSTED) terms->terms |= TERM_EXHAUSTED;
        return true;
    case VALUE_COST:
        terms->terms |= value.discount                            ? TERM_DISCOUNT
                        : table->library->costs[value.n].is_extra ? TERM_EXTRA
                                                                  : TERM_FOR;
        terms->cost = (uint16_t)value.n;
        terms->times = number_of(cost_times(table, env, terms->cost));
        return true;
    case VALUE_ROLE:
        if (value.n == ROLE_ME || value.n == ROLE_IT)
            return read_thing(table, role_ref(table, env, value.n), terms);
        return read_place(role_spot(table, env, value.n), terms);
    case VALUE_SPOT: return read_place((SpotId)value.n, terms);
    case VALUE_ZONE: // made a spot when the player is known
        terms->terms |= TERM_PLACED;
        return true;
    case VALUE_OBJECT: return read_thing(table, value.ref, terms);
    case VALUE_KEYWORD:
        add_keyword(terms, value.n, value.ref.id, value.ref.generation);
        return true;
    case VALUE_PLAYER:
    case VALUE_TRUTH:
    case VALUE_GROUP:
    case VALUE_QUERY:
    case VALUE_LASTING:
    case VALUE_LOCATION:
    case VALUE_CLAUSE:
    case VALUE_TEXT:
    case VALUE_EVENT:
    case VALUE_SEVERAL:
    case VALUE_ITEM: return true;
    }
    return true;
}

// Lists the battlefields that a term of `play` leaves open: those that a query finds, or
// all; for an item that is bound to one, that one alone (811.2).
static int open_battlefields(const Table *table, const Env *env, const Value *where,
                             SpotId *spots)
{
    const Item *item = chain_item(table, table->resolving);
    ObjectId ids[OBJECTS_MAX];
    int n = 0, ids_n;

    ids_n = where->kind == VALUE_QUERY
                ? query_find(table, env, (QueryId)where->n, ids, OBJECTS_MAX)
                : rb_const(table->state)->battlefields_n;
    for (int i = 0; i < ids_n; i++) {
        const SpotId spot = where->kind == VALUE_QUERY ? object_location(table, ids[i])
                                                       : battlefield_spot(table, i);

        if (item && item->bound != NOWHERE && spot != item->bound) continue;
        if (where->kind == VALUE_QUERY &&
            !board_is_type(table, ids[i], TYPE_BATTLEFIELD))
            continue;
        if (n < HOSTS_MAX) spots[n++] = spot;
    }
    return n;
}

// Lets the player who plays it choose one of several battlefields (355.2).
static bool choose_battlefield(Table *table, const Env *env, const Value *where,
                               PlayTerms *terms)
{
    SpotId spots[HOSTS_MAX];
    const int n = open_battlefields(table, env, where, spots);
    Question *question;

    if (!n) return false;
    question = ask_begin(table, terms->player, PROMPT_PLACE, env->carrier);
    offer_spots(question, spots, n);
    terms->terms |= TERM_PLACED;
    terms->to = spots[ask_one(table)];
    return true;
}

// Returns whether the term says who plays: `you` and `they` do, though they be nobody.
static bool says_who(const Table *table, const Env *env, Value value)
{
    return (value.kind == VALUE_ROLE &&
            (value.n == ROLE_YOU || value.n == ROLE_THEY)) ||
           args_are_players(table, env, value);
}

// Finds the players who play: those that the last such term names, else `you`. Returns how many.
static int players_of(Table *table, const Env *env, const Value *args, int n,
                      PlayerId *players)
{
    Value who = {.kind = VALUE_NONE};

    for (int i = 1; i < n; i++)
        if (says_who(table, env, args[i])) who = args[i];
    return args_players(table, env, who, players);
}

static bool leaves_a_battlefield_open(const Value *value)
{
    return value->kind == VALUE_QUERY ||
           (value->kind == VALUE_ZONE && value->n == ZONE_BATTLEFIELD);
}

// Reads what follows the card into [terms], which say nothing but the player yet. That player
// may be asked for the place.
static bool read_terms(Table *table, Env *env, const Value *args, int n,
                       PlayTerms *terms)
{
    const Item *item = chain_item(table, table->resolving);
    const Value *where = NULL;
    int zone = -1;

    for (int i = 1; i < n; i++) {
        if (says_who(table, env, args[i])) continue;
        if (leaves_a_battlefield_open(&args[i]))
            where = &args[i];
        else if (args[i].kind == VALUE_ZONE)
            zone = args[i].n;
        if (!read_term(table, env, args[i], terms)) return false;
    }
    if (where) return choose_battlefield(table, env, where, terms);
    // A card that was played from facedown plays units only to where it was (811.2).
    if (item && item->bound != NOWHERE && !(terms->terms & TERM_PLACED)) {
        terms->terms |= TERM_PLACED;
        terms->to = item->bound;
    }
    if (zone >= 0) terms->to = spot_of(table, zone, terms->player);
    return true;
}

// A unit without a named place goes where the player may put it. A named place in the combat
// of others leads home instead (462.2.a).
Value verb_play(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    PlayerId players[SEATS_MAX];
    PlayTerms terms = {.to = NOWHERE};
    int played = 0;

    if (!ids_n || !players_of(table, env, args, n, players)) return value_nil();
    terms.player = players[0];
    if (!read_terms(table, env, args, n, &terms)) return value_nil();
    for (int i = 0; i < ids_n; i++) {
        if (object_on_board(table, ids[i])) continue;
        if (play_card_by_effect(table, ids[i], &terms).id) ids[played++] = ids[i];
    }
    return args_result(table, ids, played);
}

// Starts the list of all that this verb makes. Returns the list of the verb around it.
static Made *begin_making(Table *table, Made *made)
{
    Made *before = table->making;

    made->n = 0;
    table->making = made;
    return before;
}

// Ends the list. Returns all that is in it, also what an `as` clause has made beside
// (370.2): the rest of the instruction speaks of all of it (375).
static Value end_making(Table *table, Made *before)
{
    const Made *made = table->making;

    table->making = before;
    return args_result(table, made->ids, made->n);
}

static void note_made(Table *table, ObjectId id)
{
    Made *made = table->making;

    if (made && made->n < OBJECTS_MAX) made->ids[made->n++] = id;
}

// Plays a token with all steps (185.2.a). The controller of the effect owns and controls it
// (182, 183); the effect says how and where (184). It costs nothing (185.3.a).
// Notes it as made. Returns false where it cannot be played.
static bool play_one_token(Table *table, CardId card, const PlayTerms *terms)
{
    const SpotId aside = spot_of(table, ZONE_ASIDE, terms->player);
    Event event = event_of(EVENT_CREATED, 0, terms->player);
    Event made;
    ObjectId id;

    id = event.object = object_create_token(table, card, terms->player, aside);
    if (!play_card_by_effect(table, id, terms).id) {
        object_remove(table, id);
        return false;
    }
    note_made(table, id);
    event.with = instruction_cause(table);
    event_log(table, &event);
    made = event;
    made.event = EVENT_TOKEN_PLAYED;
    (void)replacement_run_as(table, &made);
    return true;
}

// A copy is a token, whatever it is a copy of; it has the cost of the card (185.3.a).
Value verb_play_copy(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = args_things(table, env, args[0], ids);
    PlayerId players[SEATS_MAX];
    const int players_n = ids_n ? players_of(table, env, args, n, players) : 0;
    Made made, *before = begin_making(table, &made);

    for (int p = 0; p < players_n; p++) {
        PlayTerms terms = {.player = players[p], .to = NOWHERE};

        if (!read_terms(table, env, args, n, &terms)) continue;
        for (int i = 0; i < ids_n; i++)
            (void)play_one_token(table, table->state->objects[ids[i]].card, &terms);
    }
    return end_making(table, before);
}

// Creates a spell on the chain that is a copy of [ref], and has what was paid for it.
static Ref create_on_chain(Table *table, Ref ref, PlayerId player)
{
    State *state = table->state;
    const ObjectId id = object_create_token(
        table, state->objects[ref.id].card, player, spot_of(table, ZONE_CHAIN, 0));

    memcpy(state->objects[id].additional_paid,
           state->objects[ref.id].additional_paid,
           sizeof state->objects[id].additional_paid);
    return object_ref(state, id);
}

// Lets the copy choose and be about the same things.
static void copy_things(Table *table, const Item *copied, Item *made)
{
    Ref thing;

    for (int group = 0; group < copied->groups_n; group++) {
        Ref targets[TARGETS_MAX];
        int targets_n;
        const Ref *known = chain_targets(table, copied, group, &targets_n);

        memcpy(targets, known, sizeof *known * (size_t)targets_n);
        chain_choose(table, made, targets, targets_n);
    }
    for (int i = 0; (thing = chain_subject(table, copied->serial, i)).id; i++)
        chain_add_subject(table, made->serial, thing);
}

// The choices of the copied item stay what they were, and are made by nobody (439, 751).
Value verb_copy(Table *table, Env *env, const Value *args, int n)
{
    const Item *copied = verb_item(table, env, args[0]);
    const uint16_t serial = copied ? copied->serial : 0;
    Item item, *made;

    (void)n;
    if (!copied || !copied->finalized || env->you == NOBODY) return value_nil();
    item = *copied;
    if (item.kind == ITEM_PLAY)
        item.object = create_on_chain(table, copied->object, env->you);
    item.controller = item.actor = env->you;
    item.terms |= TERM_CREATED;
    item.from = NOWHERE;
    item.spent = 0;
    item.spent_rest = 0;
    item.targets_n = item.groups_n = 0;
    memset(item.group, 0, sizeof item.group);
    made = chain_push(table, &item);
    copy_things(table, chain_item(table, serial), made);
    return made->kind == ITEM_PLAY ? value_object(made->object)
                                   : value_item(made->serial);
}

// Finds the card that a list calls a token of that name (187.1). Tokens are no cards of a
// deck (185, 185.1).
static CardId token_named(const Library *library, const char *name)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->supertypes & BIT(SUPERTYPE_TOKEN) && !strcmp(card->name, name)) {
            return (CardId)i;
        }
    }
    return 0;
}

// Plays one more token in the same way as the one that is being played now.
Value verb_one_more(Table *table, Env *env, const Value *args, int n)
{
    const Ref token = args_thing(table, env, args[0]);
    const Item *item = token.id ? chain_item_of(table, token.id) : NULL;
    PlayTerms terms = {.to = NOWHERE};

    (void)n;
    if (!item || !(table->state->objects[token.id].flags & OBJECT_TOKEN))
        return value_nil();
    terms.player = item->controller;
    terms.terms = (uint16_t)(item->terms & ~TERM_COPY);
    terms.to = item->to;
    terms.cost = item->terms_cost;
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_GRANT && m->keyword && ref_equal(m->object, token) &&
            ref_equal(m->source, token))
            add_keyword(&terms, m->keyword, m->n, m->value_cost);
    }
    terms.copies = item->terms & TERM_COPY ? item->value_cost : 0;
    return play_one_token(table, table->state->objects[token.id].card, &terms)
               ? value_number(1)
               : value_nil();
}

// Returns the tokens, which enter after this; what is done about them then follows them.
Value verb_play_token(Table *table, Env *env, const Value *args, int n)
{
    const CardId card = token_named(table->library, args[0].text);
    PlayerId players[SEATS_MAX];
    const int players_n = card ? players_of(table, env, args, n, players) : 0;
    Made made, *before = begin_making(table, &made);
    int wanted = 1;

    for (int i = 1; i < n; i++) {
        if (args[i].kind == VALUE_NUMBER) wanted = args[i].n;
    }
    for (int p = 0; p < players_n; p++) {
        PlayTerms terms = {.player = players[p], .to = NOWHERE};

        if (!read_terms(table, env, args, n, &terms)) continue;
        for (int i = 0; i < wanted && made.n < OBJECTS_MAX; i++)
            (void)play_one_token(table, card, &terms);
    }
    return end_making(table, before);
}
