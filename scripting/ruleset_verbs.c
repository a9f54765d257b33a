// ruleset_verbs.c -- the verbs of a game written in Lua, each a verb of the kernel.
//
// Verbs run inside a script, so a wrong argument is a fault of the script, with its
// line. A thing that is gone is nil, and a verb that is given nil does nothing.

#include <string.h>

#include "engine/kernel/abilities/query.h"
#include "engine/kernel/abilities/trigger.h"
#include "engine/kernel/base/text.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "scripting/ruleset_inside.h"

typedef enum {
    RULESET_PUT,
    RULESET_SHUFFLED,
    RULESET_POINTS,
    RULESET_TURN
} RulesetEvent;

static const EventRow events[] = {
    [RULESET_PUT] = {"put", EVENT_OF_OBJECT, "", "a thing was put into a zone"},
    [RULESET_SHUFFLED] = {"shuffled", EVENT_OF_PLAYER, "", "a zone was shuffled"},
    [RULESET_POINTS] = {"gained_points", EVENT_OF_PLAYER, "", "points were gained"},
    [RULESET_TURN] = {"turn_began", EVENT_OF_PLAYER, "", "a turn began"},
};

static lua_State *script_of(const Table *table)
{
    return ((const Host *)table->scripts->self)->L;
}

// Returns the one player that [value] means.
static PlayerId player_of(const Table *table, const Value *value)
{
    if (value->kind == VALUE_PLAYER) return (PlayerId)value->n;
    script_fault(script_of(table), "expected one player");
}

// Returns the spot of a zone; where each player has one, [player] says whose.
static SpotId spot_at(const Table *table, const Value *zone, const Value *player)
{
    const ZoneRow *row = &table->rules->zones[zone->n];
    const bool named = player->kind == VALUE_PLAYER;

    if (row->scope == SCOPE_SHARED && !named) return spot_of(table, zone->n, 0);
    if (row->scope == SCOPE_PLAYER && named) return spot_of(table, zone->n, player->n);
    if (named)
        script_fault(
            script_of(table), "all players share zone '%s': name no player", row->name);
    script_fault(
        script_of(table), "each player has a zone '%s': name the player", row->name);
}

static void write_down(Table *table, RulesetEvent what, PlayerId player, SpotId at,
                       int n)
{
    Event event = event_of((int)what, 0, player);

    event.player = player;
    event.at = at;
    event.n = (int16_t)n;
    event_log(table, &event);
}

static Value do_fill(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = spot_at(table, &args[0], &args[1]);
    const PlayerId owner = args[1].kind == VALUE_PLAYER ? (PlayerId)args[1].n : 0;
    const int cards = table->library->cards_n;

    (void)env;
    (void)n;
    if (table->state->objects_n + cards > OBJECTS_MAX) {
        script_fault(
            script_of(table), "a game has room for %d cards", (int)OBJECTS_MAX - 1);
    }
    for (int card = 1; card < cards; card++) {
        (void)object_create(table, (CardId)card, owner, spot);
    }
    return value_nil();
}

static Value do_shuffle(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = spot_at(table, &args[0], &args[1]);
    const PlayerId player = args[1].kind == VALUE_PLAYER ? (PlayerId)args[1].n : NOBODY;

    (void)env;
    (void)n;
    shuffle_spot(table, spot);
    write_down(table, RULESET_SHUFFLED, player, spot, 0);
    return value_nil();
}

// Moves one thing to a zone. If the call names a player, that player controls it from
// then on.
static Value do_put(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = spot_at(table, &args[1], &args[2]);
    const Ref ref = args[0].ref;
    Event event;
    Ref now;

    (void)env;
    (void)n;
    if (args[0].kind != VALUE_OBJECT) {
        script_fault(script_of(table), "'put' moves one thing");
    }
    if (!ref_lives(table->state, ref)) return value_nil();
    event = event_of(RULESET_PUT, ref.id, table->state->objects[ref.id].controller);
    event.from = table->state->objects[ref.id].spot;
    event.to = spot;
    now = object_move(table, ref.id, spot, TO_TOP);
    if (args[2].kind == VALUE_PLAYER)
        object_control(table, ref.id, (PlayerId)args[2].n);
    event_log(table, &event);
    return value_object(now);
}

static Value do_top(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = spot_at(table, &args[0], &args[1]);
    const ObjectId first = table->state->spots[spot].first;

    (void)env;
    (void)n;
    return value_object(object_ref(table->state, first));
}

static Value do_objects(Table *table, Env *env, const Value *args, int n)
{
    const SpotId spot = spot_at(table, &args[0], &args[1]);
    const State *state = table->state;
    Group *group;
    int index;

    (void)env;
    (void)n;
    group = argument_group(script_of(table), table, &index);
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        if (table->members_n == GROUP_MEMBERS_MAX) {
            script_fault(script_of(table),
                         "a step has at most %d things in lists",
                         GROUP_MEMBERS_MAX);
        }
        table_group_add(table, group, object_ref(state, id));
    }
    return (Value){.kind = VALUE_GROUP, .n = index};
}

// Returns the [index]th thing of a list, or a single thing; nil beyond the end.
static Value thing_of(const Table *table, const Value *what, int index)
{
    if (what->kind == VALUE_OBJECT) return index ? value_nil() : *what;
    if (what->kind != VALUE_GROUP) {
        script_fault(script_of(table), "expected a list of things");
    }
    if (index >= (int)table->groups[what->n].n) return value_nil();
    return value_object(table->groups[what->n].members[index]);
}

static Value do_count(Table *table, Env *env, const Value *args, int n)
{
    int things = 0;

    (void)env;
    (void)n;
    while (thing_of(table, &args[0], things).kind != VALUE_NIL) things++;
    return value_number(things);
}

static Value do_value(Table *table, Env *env, const Value *args, int n)
{
    const Value thing = thing_of(table, &args[0], 0);

    (void)env;
    (void)n;
    if (!ref_lives(table->state, thing.ref)) return value_nil();
    return value_number(object_card(table, thing.ref.id)->facts[RULESET_VALUE]);
}

static Value do_pick(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = player_of(table, &args[1]);
    Question *question = ask_begin(table, player, 0, (Ref){0, 0});
    Value thing;
    int picked;

    (void)env;
    (void)n;
    if (args[2].kind == VALUE_TEXT) {
        (void)text_format(question->text, sizeof question->text, "%s", args[2].text);
    }
    for (int i = 0; (thing = thing_of(table, &args[0], i)).kind != VALUE_NIL; i++) {
        ask_option(question, (Option){.spot = NOWHERE, .object = thing.ref.id});
    }
    if (!question->options_n) return value_nil();
    picked = ask_one(table);
    return thing_of(table, &args[0], picked);
}

static Value do_gain_points(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = player_of(table, &args[0]);
    int16_t *points = &table->state->players[player].points;
    const int sum = *points + args[1].n;

    (void)env;
    (void)n;
    if (sum < INT16_MIN || sum > INT16_MAX) {
        script_fault(script_of(table), "too many points");
    }
    *points = (int16_t)sum;
    write_down(table, RULESET_POINTS, player, NOWHERE, args[1].n);
    return value_nil();
}

static Value do_points(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)n;
    return value_number(table->state->players[player_of(table, &args[0])].points);
}

static Value do_turn(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)args;
    (void)n;
    return value_number(table->state->turn);
}

static Value do_next_turn(Table *table, Env *env, const Value *args, int n)
{
    State *state = table->state;
    const PlayerId player = player_of(table, &args[0]);

    (void)env;
    (void)n;
    if (state->turn == UINT16_MAX) script_fault(script_of(table), "too many turns");
    state->turn++;
    state->turn_player = player;
    state->players[player].turns++;
    write_down(table, RULESET_TURN, player, NOWHERE, state->turn);
    return value_nil();
}

static Value do_after(Table *table, Env *env, const Value *args, int n)
{
    const int player = player_of(table, &args[0]);

    (void)env;
    (void)n;
    return value_player((PlayerId)((player + 1) % table->state->players_n));
}

static void *note_at(const Table *table, const Value *word)
{
    return (char *)table->state->rules_state + (size_t)word->n * sizeof(Note);
}

const char *ruleset_verify_notes(const Table *table)
{
    const State *state = table->state;

    for (int i = 0; i < table->rules->words_n; i++) {
        const Value word = {.n = i};
        Note note;

        memcpy(&note, note_at(table, &word), sizeof note);
        const bool kept = note.kind == VALUE_NONE || note.kind == VALUE_NUMBER ||
                          note.kind == VALUE_PLAYER || note.kind == VALUE_OBJECT;

        if (!kept || note.pad[0] || note.pad[1] || note.pad[2]) return "a note is none";
        if (note.kind == VALUE_PLAYER && (note.n < 0 || note.n >= state->players_n))
            return "a note is about a player who does not play";
        if (note.kind == VALUE_OBJECT && note.ref.id > state->objects_n)
            return "a note is about a thing that is not there";
    }
    return NULL;
}

// A note may keep numbers, players and things. A thing that has moved since is gone, as
// everywhere.
static Value do_note(Table *table, Env *env, const Value *args, int n)
{
    Note note = {.kind = args[1].kind};

    (void)env;
    (void)n;
    switch ((ValueKind)args[1].kind) {
    case VALUE_OBJECT: note.ref = args[1].ref; break;
    case VALUE_NUMBER:
    case VALUE_PLAYER: note.n = args[1].n; break;
    case VALUE_NIL: note.kind = VALUE_NONE; break;
    case VALUE_NONE:
    case VALUE_TRUTH:
    case VALUE_SPOT:
    case VALUE_GROUP:
    case VALUE_ROLE:
    case VALUE_QUERY:
    case VALUE_ZONE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_COST:
    case VALUE_CLAUSE:
    case VALUE_KEYWORD:
    case VALUE_TEXT:
    case VALUE_EVENT:
    case VALUE_ITEM:
    case VALUE_SEVERAL:
        script_fault(script_of(table), "a note holds a number, a player or a thing");
    }
    memcpy(note_at(table, &args[0]), &note, sizeof note);
    return value_nil();
}

static Value do_noted(Table *table, Env *env, const Value *args, int n)
{
    Note note;

    (void)env;
    (void)n;
    memcpy(&note, note_at(table, &args[0]), sizeof note);
    if (note.kind == VALUE_NONE) return value_nil();
    if (note.kind != VALUE_OBJECT) return (Value){.kind = note.kind, .n = note.n};
    return ref_lives(table->state, note.ref) ? value_object(note.ref) : value_nil();
}

// Returns the row of the ending that [name] names, -1: the script names none.
static int ending_of(const Table *table, const Value *name)
{
    const Rules *rules = table->rules;
    Nearest nearest = nearest_to(name->kind == VALUE_TEXT ? name->text : "");

    if (name->kind != VALUE_TEXT) return -1;
    for (int i = 0; i < rules->endings_n; i++) {
        if (!strcmp(rules->endings[i].name, name->text)) return i;
        nearest_try(&nearest, rules->endings[i].name);
    }
    script_fault(script_of(table),
                 "the game has no ending '%s'%s",
                 name->text,
                 nearest_text(script_of(table), &nearest));
}

static Value end_game(Table *table, PlayerId winner, const Value *ending)
{
    ending_set(table, winner, ending ? ending_of(table, ending) : -1);
    return value_nil();
}

static Value do_win(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    return end_game(table, player_of(table, &args[0]), n > 1 ? &args[1] : NULL);
}

static Value do_draw_game(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    return end_game(table, NOBODY, n > 0 ? &args[0] : NULL);
}

// Columns: name, signature (see rules.h), function, whether it only reads, rule, doc.
static const VerbRow verbs[] = {
    {"fill",
     "z|p",
     do_fill,
     false,
     "",
     "one of every card comes to the zone",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"shuffle",
     "z|p",
     do_shuffle,
     false,
     "",
     "the zone in random order",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"put",
     "xz|p",
     do_put,
     false,
     "",
     "moves a thing on top of the zone",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"top",
     "z|p",
     do_top,
     false,
     "",
     "the first thing of the zone",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"objects",
     "z|p",
     do_objects,
     false,
     "",
     "all things of the zone, from the top",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"count", "x", do_count, true, "", "how many things", {{0}, 0, 0, 0, 0, 0}, 0, 0},
    {"value",
     "x",
     do_value,
     true,
     "",
     "the number on the card",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"pick",
     "x|pt",
     do_pick,
     false,
     "",
     "the player picks one of the things",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"gain_points",
     "pn",
     do_gain_points,
     false,
     "",
     "that many points more",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"points",
     "p",
     do_points,
     true,
     "",
     "the player's points",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"turn",
     "",
     do_turn,
     true,
     "",
     "the number of the turn",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"next_turn",
     "p",
     do_next_turn,
     false,
     "",
     "a turn of that player begins",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"after",
     "p",
     do_after,
     false,
     "",
     "the player in the next seat",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"note",
     "wW",
     do_note,
     false,
     "",
     "keeps a number, a player or a thing",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"noted", "w", do_noted, false, "", "what was noted", {{0}, 0, 0, 0, 0, 0}, 0, 0},
    {"win",
     "p|t",
     do_win,
     false,
     "",
     "the game is over and that player won; the text names one of the game's endings",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
    {"draw_game",
     "|t",
     do_draw_game,
     false,
     "",
     "the game is over and nobody won; the text names one of the game's endings",
     {{0}, 0, 0, 0, 0, 0},
     0,
     0},
};

static Value each_of(Table *table, Env *env, Value what, int index)
{
    PlayerId players[SEATS_MAX];
    int n;

    if (what.kind != VALUE_QUERY) return thing_of(table, &what, index);
    n = query_players(table, env, (QueryId)what.n, players);
    return index < n ? value_player(players[index]) : value_nil();
}

static int from_turn_player(const Table *table, const Env *env, uint16_t query)
{
    (void)table;
    (void)env;
    (void)query;
    return 0;
}

// Gives each thing its printed value; in these games nothing changes it.
static void derive_values(const Table *table)
{
    State *state = table->state;

    for (int id = 1; id <= state->objects_n; id++) {
        const Card *card = &table->library->cards[state->objects[id].card];

        state->objects[id].stat = (int16_t)fact_number(card->facts[RULESET_VALUE]);
    }
    state->dirty = 0;
}

void ruleset_rows(Rules *rules)
{
    static const KindRow kinds[] = {{"player", KIND_PLAYER, 0, 0, 0, "the players"}};
    static const NameRow types[] = {{"card"}};
    static const FactRow facts[] = {[RULESET_VALUE] = {.name = "value",
                                                       .kind = FACT_NUMBER,
                                                       .role = FACT_MAIN,
                                                       .least = INT8_MIN,
                                                       .most = INT8_MAX,
                                                       .search = "value",
                                                       .label = "Value",
                                                       .doc = "what value() reads"}};
    static const OptionRow options[] = {{"object", CHOICE_OBJECT}};
    static const PromptRow prompts[] = {{"PICK", "", "Choose", "pick", 0}};

    rules->kinds = kinds;
    rules->kinds_n = COUNT_OF(kinds);
    rules->types = types;
    rules->types_n = COUNT_OF(types);
    rules->facts = facts;
    rules->facts_n = COUNT_OF(facts);
    rules->options = options;
    rules->options_n = COUNT_OF(options);
    rules->prompts = prompts;
    rules->prompts_n = COUNT_OF(prompts);
    rules->events = events;
    rules->events_n = COUNT_OF(events);
    rules->verbs = verbs;
    rules->verbs_n = COUNT_OF(verbs);
    rules->each = each_of;
    rules->first_of = from_turn_player;
    rules->derive = derive_values;
}
