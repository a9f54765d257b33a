// verb_play.c -- playing, seeing and choosing by effects.

#include <stdio.h>
#include <string.h>

#include "act.h"
#include "choose.h"
#include "cost.h"
#include "layers.h"
#include "loop.h"
#include "means.h"
#include "pay.h"
#include "permit.h"
#include "replace.h"
#include "run.h"
#include "verb.h"

// What it enters as a copy of, as that is now (477.1.b): of a copy what that copies.
static bool read_model(const Table *table, Ref model, PlayTerms *terms)
{
    if (!ref_lives(table->state, model)) return false;
    terms->copies = table->state->objects[model.id].card;
    return true;
}

// What may follow the card in play(...): terms, a place, a player, in any order.
static bool read_term(Table *table, Env *env, Value value, PlayTerms *terms)
{
    switch ((ValueSort)value.sort) {
    case VALUE_NONE: return true;
    case VALUE_NIL: return false;
    case VALUE_NUMBER: return true;
    case VALUE_WORD:
        if (value.n == WORD_IGNORING_COST) terms->terms |= TERM_IGNORING_COST;
        if (value.n == WORD_IGNORING_ENERGY) terms->terms |= TERM_IGNORING_ENERGY;
        if (value.n == WORD_READIED) terms->terms |= TERM_READY;
        if (value.n == WORD_EXHAUSTED) terms->terms |= TERM_EXHAUSTED;
        return true;
    case VALUE_COST:
        terms->terms |= value.less ? TERM_LESS : TERM_FOR;
        terms->cost = (uint16_t)value.n;
        return true;
    case VALUE_PLAYER: terms->player = (PlayerId)value.n; return true;
    case VALUE_ROLE:
        if (value.n == ROLE_YOU) return true;
        if (value.n == ROLE_ME || value.n == ROLE_IT)
            return read_model(table, role_ref(table, env, value.n), terms);
        if (value.n == ROLE_THEY) {
            terms->player = env->they;
            return true;
        }
        terms->terms |= TERM_PLACED;
        terms->to = role_spot(table, env, value.n);
        return terms->to != NOWHERE;
    case VALUE_SPOT:
        terms->terms |= TERM_PLACED;
        terms->to = (SpotId)value.n;
        return true;
    case VALUE_ZONE:
        terms->terms |= TERM_PLACED;
        terms->to = (SpotId)value.n; // made a spot when the player is known
        return true;
    case VALUE_OBJECT: return read_model(table, value.ref, terms);
    case VALUE_KEYWORD: terms->gets = (uint8_t)value.n; return true;
    case VALUE_TRUTH:
    case VALUE_GROUP:
    case VALUE_QUERY:
    case VALUE_PLACE:
    case VALUE_CLAUSE:
    case VALUE_TEXT:
    case VALUE_EVENT:
    case VALUE_ITEM: return true;
    }
    return true;
}

static bool read_terms(Table *table, Env *env, const Value *args, int n,
                       PlayTerms *terms)
{
    const Item *item = chain_item(table, table->resolving);
    int zone = -1;

    *terms = (PlayTerms){.player = env->you, .to = NOWHERE};
    for (int i = 1; i < n; i++) {
        if (args[i].sort == VALUE_ZONE) zone = args[i].n;
        if (!read_term(table, env, args[i], terms)) return false;
    }
    if (terms->player == NOBODY || table->state->players[terms->player].gone)
        return false;
    // Units that something played from facedown plays go where it was (811.2).
    if (item && item->bound != NOWHERE && !(terms->terms & TERM_PLACED)) {
        terms->terms |= TERM_PLACED;
        terms->to = item->bound;
    }
    if (zone >= 0) terms->to = spot_of(table, zone, terms->player);
    return true;
}

// A unit with no place open to it goes where the player may put it; named places of
// others' combat lead home instead (462.2.a).
Value verb_play(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    PlayTerms terms;
    Ref played = {0, 0};

    if (!read_terms(table, env, args, n, &terms)) return value_nil();
    for (int i = 0; i < ids_n; i++) {
        if (object_on_board(table, ids[i])) continue;
        played = play_by_effect(table, ids[i], &terms);
    }
    return value_object(played);
}

// Tokens are no cards of a deck (185, 185.1): what a list calls a token
// (187.1).
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

// Played with all steps (185.2.a), by who controls the effect, its owner and controller
// (182, 183); the effect says how and where (184). It costs nothing (185.3.a).
static bool play_one_token(Table *table, CardId card, const PlayTerms *terms)
{
    const SpotId aside = spot_of(table, ZONE_ASIDE, terms->player);
    Event event = event_of(EVENT_CREATED, 0, terms->player);
    ObjectId id;

    id = event.object = object_create(table, card, terms->player, aside);
    object_mark(table, id, MARK_TOKEN, true);
    if (!play_by_effect(table, id, terms).id) {
        object_remove(table, id);
        return false;
    }
    event.with = cause_now(table);
    event_log(table, &event);
    return true;
}

Value verb_play_token(Table *table, Env *env, const Value *args, int n)
{
    const CardId card = token_named(table->library, args[0].text);
    PlayTerms terms;
    int wanted = 1, played = 0;

    if (!card || !read_terms(table, env, args, n, &terms)) return value_nil();
    for (int i = 1; i < n; i++) {
        if (args[i].sort == VALUE_NUMBER) wanted = args[i].n;
    }
    for (int i = 0; i < wanted; i++) played += play_one_token(table, card, &terms);
    return played ? value_number(played) : value_nil();
}

// ---- seeing cards

// What all see is revealed until the item that shows it has finished (424).
static void tell_seen(Table *table, const ObjectId *ids, int n, PlayerId player,
                      bool all)
{
    for (int i = 0; i < n; i++) {
        Event event = event_of(EVENT_SEEN, ids[i], player);

        if (all) object_mark(table, ids[i], MARK_REVEALED, true);
        event.from = table->state->objects[ids[i]].spot;
        event.with = cause_now(table);
        event.seen_by = all ? EVERYBODY : (uint8_t)(1u << player);
        batch_begin(table);
        event_raise(table, &event);
        batch_end(table);
    }
}

// "As you look at or reveal me": what goes with being seen (Nocturne's kind).
static int after_seen(Table *table, ObjectId *ids, int n, PlayerId player)
{
    int left = 0;

    for (int i = 0; i < n; i++) {
        Event event = event_of(EVENT_SEEN, ids[i], player);

        event.from = table->state->objects[ids[i]].spot;
        if (accompanied(table, &event)) continue;
        ids[left++] = ids[i];
    }
    return left;
}

static int top_of(const Table *table, SpotId spot, int wanted, ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id && n < wanted;
         id = table->state->objects[id].next) {
        ids[n++] = id;
    }
    return n;
}

static Value see(Table *table, SpotId spot, int wanted, PlayerId player, bool all)
{
    ObjectId ids[OBJECTS_MAX];
    int n = top_of(table, spot, wanted, ids);

    tell_seen(table, ids, n, player, all);
    n = after_seen(table, ids, n, player);
    return group_of(table, ids, n);
}

Value verb_look(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 1));

    if (player == NOBODY) return value_nil();
    return see(table, deck_of(table, player), args[0].n, player, false);
}

// reveal(n or hand, [rune_deck], [players])
Value verb_reveal(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX] = {env->you};
    int players_n = env->you != NOBODY, shown_n = 0;
    int zone = args[0].sort == VALUE_ZONE ? args[0].n : ZONE_DECK;
    ObjectId shown[OBJECTS_MAX];

    if (args[0].sort == VALUE_NIL) return value_nil();
    for (int i = 1; i < n; i++) {
        if (args[i].sort == VALUE_ZONE) zone = args[i].n;
        if (args[i].sort == VALUE_NIL) return value_nil();
        if (args[i].sort == VALUE_PLAYER || args[i].sort == VALUE_QUERY) {
            players_n = doers(table, env, args[i], players);
        }
    }
    for (int i = 0; i < players_n; i++) {
        const SpotId spot = spot_of(table, zone, players[i]);
        const int wanted = args[0].sort == VALUE_NUMBER ? args[0].n : OBJECTS_MAX;
        ObjectId *own = &shown[shown_n];
        int own_n = top_of(table, spot, wanted, own);

        tell_seen(table, own, own_n, players[i], true);
        shown_n += after_seen(table, own, own_n, players[i]);
    }
    return group_of(table, shown, shown_n);
}

// All that were revealed, and the one that met the query. Revealing ends with that one,
// also where it slips away as it is seen.
Value verb_reveal_until(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 1));
    ObjectId shown[OBJECTS_MAX];
    ObjectId next;
    Ref found = {0, 0};
    Value all;
    bool met = false;
    int shown_n = 0;

    if (player == NOBODY) return value_nil();
    next = table->state->spots[deck_of(table, player)].first;
    while (next && !met) {
        ObjectId id = next;

        next = table->state->objects[id].next;
        met = query_matches(table, env, (QueryId)args[0].n, id);
        tell_seen(table, &id, 1, player, true);
        if (!after_seen(table, &id, 1, player)) continue;
        shown[shown_n++] = id;
        if (met) found = object_ref(table->state, id);
    }
    all = group_of(table, shown, shown_n);
    all.ref = found;
    return all;
}

// Recycled ones go to the bottom, the rest back on top in any order (436).
Value verb_predict(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX], gone[OBJECTS_MAX], kept[OBJECTS_MAX];
    int ids_n, gone_n = 0, kept_n = 0;
    Question *question;
    const Answer *answer;
    bool recycled[OBJECTS_MAX] = {false};

    if (player == NOBODY) return value_nil();
    ids_n = top_of(table, deck_of(table, player), args[0].n, ids);
    tell_seen(table, ids, ids_n, player, false);
    ids_n = after_seen(table, ids, ids_n, player);
    if (!ids_n) return value_nil();
    // Where they go from here is for this player to know alone.
    spot_deal_ids(table, deck_of(table, player), ids, ids_n);
    question = ask_begin(table, player, PROMPT_PREDICT, env->own);
    for (int i = 0; i < ids_n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    question->min = 0;
    question->max = (uint8_t)ids_n;
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) recycled[answer->picks[i]] = true;
    for (int i = 0; i < ids_n; i++) {
        if (recycled[i])
            gone[gone_n++] = ids[i];
        else
            kept[kept_n++] = ids[i];
    }
    if (kept_n > 1) {
        ObjectId order[OBJECTS_MAX];

        question = ask_begin(table, player, PROMPT_ORDER_TOP, env->own);
        for (int i = 0; i < kept_n; i++) {
            ask_option(
                question,
                (Option){.kind = OPTION_OBJECT, .object = kept[i], .spot = NOWHERE});
        }
        question->ordered = true;
        question->min = question->max = (uint8_t)kept_n;
        answer = ask_now(table);
        for (int i = 0; i < kept_n; i++) order[i] = kept[answer->picks[i]];
        for (int i = kept_n - 1; i >= 0; i--) {
            (void)object_move(table, order[i], deck_of(table, player), TO_TOP);
        }
    }
    if (gone_n) (void)act_recycle(table, gone, gone_n, player);
    return value_number(ids_n);
}

// ---- choosing on resolution

// Whether a choice by quality from a zone that others cannot see may be declined (128.6).
static bool may_decline(const Table *table, const ObjectId *ids, int n,
                        const Query *query)
{
    const bool by_quality = query->keyword || query->tag || query->compares_n;

    if (!n || !by_quality) return false;
    return spot_is(table, table->state->objects[ids[0]].spot, ZONE_PRIVATE);
}

static int pick_candidates(Table *table, Env *env, QueryId query, Value among,
                           ObjectId *ids)
{
    ObjectId from[OBJECTS_MAX];
    int n = 0, from_n;

    if (among.sort == VALUE_NIL) return 0;
    if (among.sort == VALUE_NONE || among.sort == VALUE_PLAYER) {
        return query_find(table, env, query, ids, OBJECTS_MAX);
    }
    from_n = things(table, env, among, from);
    for (int i = 0; i < from_n; i++) {
        if (query_matches(table, env, query, from[i])) ids[n++] = from[i];
    }
    return n;
}

// pick(query, [among], [player]); `among` given as a player is the player.
Value verb_pick(Table *table, Env *env, const Value *args, int n)
{
    const QueryId query = (QueryId)args[0].n;
    const Query *q = &table->library->queries[query];
    const Value among = argument(args, n, 1);
    const Value who = among.sort == VALUE_PLAYER ? among : argument(args, n, 2);
    const PlayerId before = env->chooser;
    ObjectId ids[OBJECTS_MAX], chosen[OBJECTS_MAX];
    int ids_n, chosen_n, min, max;
    Question *question;
    const Answer *answer;

    if (who.sort == VALUE_NIL) return value_nil();
    if (who.sort != VALUE_NONE) env->chooser = doer(table, env, who);
    if (env->chooser == NOBODY) env->chooser = before;
    ids_n = pick_candidates(table, env, query, among, ids);
    query_range(table, env, query, &min, &max);
    if (may_decline(table, ids, ids_n, q)) min = 0;
    question = ask_begin(table, env->chooser, PROMPT_PICK, env->own);
    for (int i = 0; i < ids_n && i < OPTIONS_MAX; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    question->min = (uint8_t)(min > ids_n ? ids_n : min);
    question->max = (uint8_t)(max > ids_n ? ids_n : max);
    answer = ask_now(table);
    chosen_n = answer->n;
    for (int i = 0; i < chosen_n; i++) {
        chosen[i] = ids[answer->picks[i]];
        if (env->chosen_n < CHOSEN_MAX) {
            env->chosen[env->chosen_n++] = object_ref(table->state, chosen[i]);
        }
    }
    env->chooser = before;
    return max <= 1 ? result_of(table, chosen, chosen_n)
                    : group_of(table, chosen, chosen_n);
}

Value verb_wants(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 1));

    if (player == NOBODY || loop_tires(table)) return value_truth(false);
    if (!ask_yes(table, player, PROMPT_WANTS, env->own, args[0].text))
        return value_truth(false);
    book(table->state)->actions++;
    return value_truth(true);
}

Value verb_choose(Table *table, Env *env, const Value *args, int n)
{
    PlayerId player = env->chooser;
    Question *question;
    int wordings = 0;
    size_t used = 0;

    for (int i = 0; i < n; i++) {
        if (args[i].sort == VALUE_TEXT) wordings++;
        if (args[i].sort == VALUE_PLAYER || args[i].sort == VALUE_ROLE) {
            player = doer(table, env, args[i]);
        }
    }
    if (player == NOBODY) return value_nil();
    question = ask_begin(table, player, PROMPT_MODE, env->own);
    for (int i = 0; i < wordings; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_MODE, .spot = NOWHERE, .n = (int16_t)i});
        used += (size_t)snprintf(question->text + used,
                                 sizeof question->text - used,
                                 "%s%s",
                                 i ? " / " : "",
                                 args[i].text);
        if (used >= sizeof question->text) used = sizeof question->text - 1;
    }
    return value_number(1 + ask_now(table)->picks[0]);
}

// A cost within an instruction (204.3, 444.2). pay(price, [less]): nil if refused, how much otherwise; 0 where nothing was left due.
Value verb_pay(Table *table, Env *env, const Value *args, int n)
{
    const Value less = argument(args, n, 1);
    const Cost *cost = &table->library->costs[args[0].n];
    Price price;
    int sum;

    memset(&price, 0, sizeof price);
    if (env->you == NOBODY) return value_nil();
    if (env->own.id) price.own_domains = object_card(table, env->own.id)->domains;
    price_add(table, &price, (uint16_t)args[0].n, 1);
    if (cost->any_amount) {
        const Means means = means_of(table, env->you, 0);
        Question *question = ask_begin(table, env->you, PROMPT_AMOUNT, env->own);
        int most = means.any;

        for (int d = 0; d < DOMAIN_COUNT; d++) most += means.power[d];
        for (int i = 0; i <= most && i < OPTIONS_MAX; i++) {
            ask_option(
                question,
                (Option){.kind = OPTION_NUMBER, .spot = NOWHERE, .n = (int16_t)i});
        }
        price.any = ask_now(table)->picks[0];
    }
    if (less.sort == VALUE_COST) price_add(table, &price, (uint16_t)less.n, -1);
    sum = price.energy + price.own + price.any;
    for (int d = 0; d < DOMAIN_COUNT; d++) sum += price.power[d];
    if (!sum) return value_number(0);
    if (!price_affordable(table, env->you, &price, 0)) return value_nil();
    if (!cost->any_amount &&
        !ask_yes(table, env->you, PROMPT_OPTIONAL_COST, env->own, NULL)) {
        return value_nil();
    }
    return price_pay(table, env->you, &price, 0) ? value_number(sum) : value_nil();
}

Value verb_new_choices(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = item_meant(table, env, args[0]);
    Ref about;

    (void)n;
    if (!item || (!item->groups_n && !item->modes[0])) return value_nil();
    about = item->sort == ITEM_PLAY ? item->object : item->source;
    if (!ask_yes(
            table, item->controller, PROMPT_WANTS, about, "make new choices for it")) {
        return value_nil();
    }
    return value_truth(item_choose_anew(table, item->serial));
}
