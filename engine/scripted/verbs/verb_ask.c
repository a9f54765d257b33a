// verb_ask.c -- verbs that ask a player. One possible answer is never asked; none gives nil.
//
// The options that `offer` adds lie in the Table until the next `ask` of the same run. A
// question about something by itself (pick, wants ...) does not touch it.

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/offers.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/verbs/verb_inside.h"

// Returns the number that the option holds. One of the game's own holds only what it is
// about.
static int16_t number_of_option(const OptionRow *row, const Value *number,
                                PlayerId player)
{
    if (row->own && row->about & ABOUT_PLAYER) return (int16_t)player;
    if (row->own && !(row->about & ABOUT_NUMBER)) return 0;
    if (number->kind == VALUE_NUMBER) return (int16_t)number->n;
    return player == NOBODY ? 0 : (int16_t)player;
}

// Tells what an option of that kind lacks, NULL: nothing.
static const char *lacking(ChoiceRole role, const Option *option, PlayerId player)
{
    switch (role) {
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_OBJECT: return option->object ? NULL : "a thing";
    case CHOICE_PUT:
        if (!option->object) return "a thing";
        return option->spot == NOWHERE ? "a place" : NULL;
    case CHOICE_MOVE:
    case CHOICE_SPOT: return option->spot == NOWHERE ? "a place" : NULL;
    case CHOICE_PLAYER:
    case CHOICE_CALL: return player == NOBODY ? "a player" : NULL;
    case CHOICE_OTHER:
    case CHOICE_NONE:
    case CHOICE_PASS:
    case CHOICE_END_TURN:
    case CHOICE_YES:
    case CHOICE_NO:
    case CHOICE_MODE:
    case CHOICE_NUMBER:
    case CHOICE_RESOURCE:
    case CHOICE_TAG:
    case CHOICE_CARD:
    case CHOICE_PRICE:
    case CHOICE_OWN:
    case CHOICE_ITEM: return NULL;
    }
    return NULL;
}

// Refuses an option of the game's own with too little or too much.
static void check_own(Table *table, const OptionRow *row, unsigned given)
{
    for (int i = 0; i < ABOUT_PARTS; i++) {
        if ((row->about & ~given) >> i & 1u)
            table_mistake(
                table, "an option \"%s\" wants %s", row->name, option_part(i));
        if ((given & ~option_takes(row)) >> i & 1u)
            table_mistake(
                table, "an option \"%s\" is not about %s", row->name, option_part(i));
    }
}

// Returns the spot of a place that is offered. If each player has such a zone, it is that
// of the named player, else that of the player who has the thing.
static SpotId place_offered(Table *table, const Env *env, Value place, Value who,
                            ObjectId thing)
{
    const bool shared =
        place.kind != VALUE_ZONE || table->rules->zones[place.n].scope == SCOPE_SHARED;
    PlayerId keeper = NOBODY;

    if (place.kind == VALUE_NONE) return NOWHERE;
    if (thing) keeper = table->state->objects[thing].controller;
    return args_spot(
        table, env, place, shared ? (Value){.kind = VALUE_NONE} : who, keeper);
}

// Returns the clause of an activated ability of the thing, the first one or number [n]; 0:
// it has none such.
static ClauseId ability_offered(const Table *table, ObjectId thing, int n)
{
    AbilityScan scan;

    ability_scan_kind(&scan, table, thing, CLAUSE_ACTIVATED);
    for (int i = 1; ability_next(&scan); i++) {
        if (i >= n) return scan.now.id;
    }
    return 0;
}

// Returns whether the option is about a place and no thing, and the thing given is a
// space: it is the place then.
static bool is_place_given(Table *table, const Env *env, const OptionRow *row,
                           const Value *args, int n)
{
    const Value thing = args_at(args, n, 1);
    const bool of_place =
        row->own ? (option_takes(row) & (ABOUT_THING | ABOUT_PLACE)) == ABOUT_PLACE
                 : row->role == CHOICE_SPOT;

    if (!of_place || args_at(args, n, 2).kind != VALUE_NONE) return false;
    if (thing.kind == VALUE_NONE || thing.kind == VALUE_NIL) return false;
    return spot_is_space(table, args_thing(table, env, thing).id);
}

// The arguments of a call of `offer`, which tries the things and places one after
// another.
typedef struct {
    const OptionRow *row;
    uint8_t kind; // its row
    Value there, who, number;
    PlayerId player;
} Offer;

// Adds the option about that thing, 0: none, and that place.
static void offer_one(Table *table, const Env *env, const Offer *offer, ObjectId thing,
                      Value there)
{
    const OptionRow *row = offer->row;
    Option option = {.kind = offer->kind,
                     .object = thing,
                     .spot = place_offered(table, env, there, offer->who, thing),
                     .n = number_of_option(row, &offer->number, offer->player)};
    const char *lack;

    if (row->role == CHOICE_USE) option.ref = ability_offered(table, thing, option.n);
    if (row->own)
        check_own(table,
                  row,
                  (thing ? ABOUT_THING : 0u) |
                      (option.spot != NOWHERE ? ABOUT_PLACE : 0u) |
                      (offer->player != NOBODY ? ABOUT_PLAYER : 0u) |
                      (offer->number.kind == VALUE_NUMBER ? ABOUT_NUMBER : 0u));
    lack = lacking((ChoiceRole)row->role, &option, offer->player);
    if (lack) table_mistake(table, "an option \"%s\" wants %s", row->name, lack);
    if (table->offered_n == OPTIONS_MAX) table_limit(table, LIMIT_OPTIONS);
    table->offered[table->offered_n++] = option;
}

// Adds the options about that thing: one, or one for each space of a list.
static void offer_places(Table *table, const Env *env, const Offer *offer,
                         ObjectId thing)
{
    ObjectId spaces[OBJECTS_MAX];

    if (offer->there.kind != VALUE_GROUP) {
        offer_one(table, env, offer, thing, offer->there);
        return;
    }
    const int n = args_things(table, env, offer->there, spaces);

    for (int i = 0; i < n; i++)
        offer_one(table,
                  env,
                  offer,
                  thing,
                  value_object(object_ref(table->state, spaces[i])));
}

Value verb_do_offer(Table *table, Env *env, const Value *args, int n)
{
    const OptionRow *row = &table->rules->options[args[0].n];
    const bool is_place = is_place_given(table, env, row, args, n);
    const Value thing = is_place ? (Value){.kind = VALUE_NONE} : args_at(args, n, 1);
    Offer offer = {.row = row,
                   .kind = (uint8_t)args[0].n,
                   .there = args_at(args, n, is_place ? 1 : 2),
                   .who = args_at(args, n, 3),
                   .number = args_at(args, n, 4),
                   .player = NOBODY};
    ObjectId ids[OBJECTS_MAX];

    if (offer.who.kind != VALUE_NONE) offer.player = args_player(table, env, offer.who);
    if (thing.kind == VALUE_NONE) {
        offer_places(table, env, &offer, 0);
        return value_truth(true);
    }
    const int found = args_things(table, env, thing, ids);

    for (int i = 0; i < found; i++) offer_places(table, env, &offer, ids[i]);
    return found ? value_truth(true) : value_nil();
}

// Begins a question with what the run has offered, which is forgotten then: what a run around
// it offered stays.
static Question *begin_offered(Table *table, PlayerId player, int prompt, Ref about)
{
    Question *question = ask_begin(table, player, prompt, about);
    const int first = table->run ? table->run->offered_n : 0;

    for (int i = first; i < table->offered_n; i++)
        ask_option(question, table->offered[i]);
    table->offered_n = first;
    return question;
}

static Question *begin_question(Table *table, PlayerId player, int prompt, Ref about)
{
    const PromptRow *row = &table->rules->prompts[prompt];

    if (!row->offers) return begin_offered(table, player, prompt, about);
    if (table->run && table->offered_n > table->run->offered_n)
        table_mistake(
            table,
            "the prompt \"%s\" has a function that offers: offer nothing beside it",
            row->key);
    return offers_begin(table, player, prompt, about);
}

static Value name_of(const Table *table, const Option *option)
{
    return (Value){.kind = VALUE_TEXT,
                   .text = table->rules->options[option->kind].name};
}

static bool is_of_player(const OptionRow *row)
{
    return row->role == CHOICE_PLAYER || row->about & ABOUT_PLAYER;
}

Value verb_do_ask(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args[0]);
    const Value about = args_at(args, n, 2);
    const Ref thing =
        about.kind == VALUE_NONE ? env->carrier : args_thing(table, env, about);
    const Question *question;
    Option picked;

    if (player == NOBODY) return value_nil();
    question = begin_question(table, player, args[1].n, thing);
    if (!question->options_n) return value_nil();
    picked = question->options[ask_one(table)];
    table->results[0] = name_of(table, &picked);
    table->results[1] = picked.object
                            ? value_object(object_ref(table->state, picked.object))
                            : value_nil();
    table->results[2] = args_place(table, picked.spot);
    table->results[3] = is_of_player(&table->rules->options[picked.kind])
                            ? value_player((PlayerId)picked.n)
                            : value_number(picked.n);
    table->results_n = 4;
    return (Value){.kind = VALUE_SEVERAL};
}

// The player who picks, and the words of the question.
typedef struct {
    PlayerId player;
    Value text;
} Picker;

// Begins a question about things, which [ids] are.
static Question *begin_pick(Table *table, const Env *env, Picker who,
                            const ObjectId *ids, int n)
{
    Question *question =
        ask_begin(table, who.player, SCRIPTED_PROMPT_PICK, env->carrier);

    args_word_question(table, question, who.text);
    for (int i = 0; i < n; i++)
        ask_option(question,
                   (Option){.kind = CHOICE_OBJECT, .spot = NOWHERE, .object = ids[i]});
    return question;
}

// Tells whoever asks about a thing why that is not offered.
static void tell_missed(const Table *table, const Env *env, Value what)
{
    if (what.kind == VALUE_QUERY) (void)query_missed_tell(table, env, (QueryId)what.n);
}

Value verb_do_pick_some(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 4));
    const int least = args[0].n, most = args[1].n;
    ObjectId ids[OBJECTS_MAX], picked[OBJECTS_MAX];
    const Answer *answer;
    Question *question;
    int found;

    if (least < 0 || most < least)
        table_mistake(table, "from %d to %d things cannot be picked", least, most);
    found = args_among(table, env, args[2], args_at(args, n, 3), ids);
    if (player == NOBODY || !found) return args_list(table, ids, 0);
    question =
        begin_pick(table, env, (Picker){player, args_at(args, n, 5)}, ids, found);
    question->min = (uint16_t)(least < found ? least : found);
    question->max = (uint16_t)(most < found ? most : found);
    tell_missed(table, env, args[2]);
    answer = ask_now(table);
    found = answer->n;
    for (int i = 0; i < found; i++) picked[i] = ids[answer->picks[i]];
    for (int i = 0; i < found; i++)
        table_choose(table, env, object_ref(table->state, picked[i]));
    return args_list(table, picked, found);
}

Value verb_do_order(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX], ordered[OBJECTS_MAX];
    const int found = args_things(table, env, args[0], ids);
    const Answer *answer;
    Question *question;

    if (player == NOBODY || found < 2) return args_list(table, ids, found);
    question =
        begin_pick(table, env, (Picker){player, args_at(args, n, 2)}, ids, found);
    if (question->prompt == SCRIPTED_PROMPT_PICK)
        question->prompt = SCRIPTED_PROMPT_ORDER;
    question->ordered = true;
    question->min = question->max = (uint16_t)found;
    answer = ask_now(table);
    for (int i = 0; i < found; i++) ordered[i] = ids[answer->picks[i]];
    return args_list(table, ordered, found);
}

Value verb_do_choose_number(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));
    const int least = args[0].n, most = args[1].n;
    Question *question;

    if (player == NOBODY || most < least) return value_nil();
    if (most - least >= OPTIONS_MAX) table_limit(table, LIMIT_OPTIONS);
    question = ask_begin(table, player, SCRIPTED_PROMPT_NUMBER, env->carrier);
    args_word_question(table, question, args_at(args, n, 3));
    for (int i = least; i <= most; i++)
        ask_option(question,
                   (Option){.kind = CHOICE_NUMBER, .spot = NOWHERE, .n = (int16_t)i});
    return value_number(least + ask_one(table));
}

Value verb_do_choose_player(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args[0]);
    const Value among = args_at(args, n, 1);
    PlayerId players[SEATS_MAX];
    Question *question;
    int found = 0;

    if (player == NOBODY) return value_nil();
    if (among.kind != VALUE_NONE) {
        found = args_players(table, env, among, players);
    } else {
        for (int i = 1; i < table->state->players_n; i++) {
            const int next = (player + i) % table->state->players_n;

            if (!table->state->players[next].gone) players[found++] = (PlayerId)next;
        }
    }
    if (!found) return value_nil();
    question = ask_begin(table, player, SCRIPTED_PROMPT_PLAYER, env->carrier);
    args_word_question(table, question, args_at(args, n, 2));
    for (int i = 0; i < found; i++)
        ask_option(question,
                   (Option){.kind = CHOICE_PLAYER, .spot = NOWHERE, .n = players[i]});
    return value_player(players[ask_one(table)]);
}
