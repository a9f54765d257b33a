// embed_numbers.c -- what a seat sees as rows of numbers, for programs that learn.
//
// One walk over the rules both names the columns and fills them, so a name and its number cannot
// drift apart. Everything is read from the seat's view; what it may not know is 0.

#include "tools/embed/embed_inside.h"

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/play/play.h"
#include "engine/play/play_position.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"

// A row of columns that is named, or filled.
typedef struct {
    json_t *names; // NULL: it is filled
    int32_t *at;   // where the next number goes
    const Table *table;
    const State *view;
    PlayerId seat;
    const uint8_t *rows; // 1 + the row of each thing, 0: it has none
} Columns;

static void add_name(Columns *to, const char *part, const char *name)
{
    char text[120];

    (void)text_format(text, sizeof text, *part ? "%s %s" : "%s%s", part, name);
    json_array_append_new(to->names, json_safe_text(text));
}

// Names a column, or fills it. It runs a thousand times for one observation.
static inline void put(Columns *to, const char *part, const char *name, int value)
{
    if (to->names)
        add_name(to, part, name);
    else
        *to->at++ = value;
}

// Returns 1 + the place of a player in the order of turns, counted from the seat: 1 is the seat.
static int side(const Columns *to, int player)
{
    const int n = to->view->players_n;

    return player < n ? (player - to->seat + n) % n + 1 : 0;
}

static int row_of(const Columns *to, ObjectId id)
{
    return to->rows && id ? to->rows[id] : 0;
}

// Returns a value of a note as a number: of a thing 1 + its row.
static int number_of(const Columns *to, Value value)
{
    if (value.kind == VALUE_NUMBER) return value.n;
    if (value.kind == VALUE_PLAYER) return side(to, value.n);
    return value.kind == VALUE_OBJECT ? row_of(to, value.ref.id) : 0;
}

// Adds the notes that are shown: those of the game, or those of [player]. A list says how long
// it is.
static void put_notes(Columns *to, PlayerId player)
{
    const Rules *rules = to->table->rules;
    const PlayPosition *position = rules->play ? rules->play->position : NULL;
    const PlayNotes *notes = position ? position->notes : NULL;
    const PlayNote *row;

    for (int i = 0; notes && (row = notes->row(rules, i)); i++) {
        const NotePlace place = {i, player, 0};

        if (!row->shown || row->per_player != (player != NOBODY)) continue;
        if (to->names)
            put(to, "note", row->name, 0);
        else if (row->most)
            put(to, "note", row->name, notes->count(rules, to->view, place));
        else
            put(to,
                "note",
                row->name,
                number_of(to, notes->read(rules, to->view, place)));
    }
}

// Returns 1 + the phase of the turn, 0: the game has none.
static int phase_of(const Columns *to)
{
    const Rules *rules = to->table->rules;

    return to->names || !rules->phase ? 0 : 1 + rules->phase(to->table);
}

static void put_head(Columns *to)
{
    const State *view = to->view;

    put(to, "", "turn", view->turn);
    put(to, "", "turn player", side(to, view->turn_player));
    put(to, "", "phase", phase_of(to));
    put(to, "", "players", view->players_n);
    put_notes(to, NOBODY);
}

// Returns how many cards lie in a zone of the player, or of all where the zone is shared.
static int lying(const Columns *to, int zone, PlayerId player)
{
    const Table *table = to->table;

    if (to->names || table->rules->zones[zone].scope != SCOPE_PLAYER) return 0;
    return to->view->spots[spot_of(table, zone, player)].n;
}

static void put_player(Columns *to, PlayerId id)
{
    const Rules *rules = to->table->rules;
    const Player *player = &to->view->players[id];

    put(to, "", "points", player->points);
    put(to, "", "turns", player->turns);
    put(to, "", "gone", player->gone);
    put(to, "", "ally", player->team == to->view->players[to->seat].team);
    for (int i = 0; i < rules->resources_n; i++)
        put(to, "resource", rules->resources[i].name, player->resources[i]);
    for (int i = 0; i < PLAYER_COUNTERS_MAX; i++) {
        const char *name = to->table->library->player_counters[i];

        put(to, "counter", name ? name : "", player->counters[i]);
    }
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_PLAYER)
            put(to, "cards in", rules->zones[i].name, lying(to, i, id));
    put_notes(to, to->names ? 0 : id);
}

static void put_facts(Columns *to, const Card *card)
{
    const Rules *rules = to->table->rules;

    for (int i = 0; i < rules->facts_n; i++)
        put(to, "printed", rules->facts[i].name, card ? card->facts[i] : 0);
}

static void put_thing(Columns *to, ObjectId id)
{
    const Table *table = to->table;
    const Rules *rules = table->rules;
    const State *view = to->view;
    const Object *object = &view->objects[id];

    put(to, "", "card", object->card);
    put(to, "", "zone", id ? 1 + spot_zone(table, object->spot) : 0);
    put(to, "", "place", id ? spot_index(table, object->spot) : 0);
    put(to, "", "owner", id ? side(to, object->owner) : 0);
    put(to, "", "controller", id ? side(to, object->controller) : 0);
    put(to, "", "attached to", row_of(to, object->host));
    put(to, "", "since", object->since);
    put(to, "", "exhausted", !!(object->flags & OBJECT_EXHAUSTED));
    put(to, "", "facedown", !!(object->flags & OBJECT_FACEDOWN));
    put(to, "", "token", !!(object->flags & OBJECT_TOKEN));
    for (int i = 0; i < rules->statuses_n; i++)
        put(to, "status", rules->statuses[i].name, object->statuses >> i & 1);
    for (int i = 0; i < rules->counters_n; i++)
        put(to,
            "counter",
            rules->counters[i].name,
            id ? state_counter(view, id, i) : 0);
    for (int i = 0; i < rules->numbers_n; i++) {
        const int16_t *n = id ? table_number(table, (State *)view, i, id) : NULL;

        put(to, "number", rules->numbers[i].name, n ? *n : 0);
    }
    put_facts(to, object->card ? &table->library->cards[object->card] : NULL);
}

static void put_option(Columns *to, const Option *option)
{
    const Table *table = to->table;
    const ObjectId id = option->object;
    const bool placed = !to->names && option->spot < table->spots_n;

    put(to, "", "kind", to->names ? 0 : 1 + option->kind);
    put(to, "", "thing", row_of(to, id));
    put(to, "", "card", id ? to->view->objects[id].card : 0);
    put(to, "", "zone", placed ? 1 + spot_zone(table, option->spot) : 0);
    put(to, "", "place", placed ? spot_index(table, option->spot) : 0);
    put(to, "", "n", option->n);
    put(to, "", "part", option->part);
    put(to, "", "text", option->ref);
}

typedef void PutRow(Columns *to);

static void name_player(Columns *to)
{
    put_player(to, 0);
}

static void name_thing(Columns *to)
{
    put_thing(to, 0);
}

static void name_option(Columns *to)
{
    put_option(to, &(Option){0});
}

// Returns the names of the columns of a row.
static json_t *names_of(const CwEngine *engine, PutRow *row)
{
    static const State nothing;
    Columns to = {.names = json_array(),
                  .table = &engine->stage->session->table,
                  .view = &nothing};

    row(&to);
    return to.names;
}

// The parts of an observation, in their order.
static const struct {
    const char *name;
    PutRow *row;
} parts[] = {{"head", put_head},
             {"player", name_player},
             {"thing", name_thing},
             {"option", name_option}};

static int seats_of(const Rules *rules)
{
    int most = 0;

    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (sitting_mode(rules, i).players > most)
            most = sitting_mode(rules, i).players;
    return most;
}

void embed_shape(CwEngine *engine)
{
    CwShape *shape = &engine->shape;
    int n[COUNT_OF(parts)];

    json_decref(engine->columns);
    engine->columns = json_object();
    session_table(engine->stage->session);
    for (int i = 0; i < COUNT_OF(parts); i++) {
        json_t *names = names_of(engine, parts[i].row);

        n[i] = (int)json_array_size(names);
        json_safe_set(engine->columns, parts[i].name, names);
    }
    *shape = (CwShape){.size = sizeof *shape,
                       .head = n[0],
                       .player = n[1],
                       .thing = n[2],
                       .option = n[3],
                       .players = seats_of(session_rules(engine->stage->session)),
                       .things = THINGS_SEEN,
                       .options = OPTIONS_SEEN};
    shape->numbers =
        shape->head + shape->players * shape->player + shape->things * shape->thing;
}

// Returns whether a thing has a row: the seat knows its face, or sees it lying on the board. The
// spaces of a map have none, as they never change: a thing says on which it stands.
static bool has_row(const Columns *to, ObjectId id)
{
    const Object *object = &to->view->objects[id];

    if (object->spot == NOWHERE || spot_is_space(to->table, id)) return false;
    return object->card || spot_is(to->table, object->spot, ZONE_BOARD);
}

// Gives the things their rows, in the order of their places. Returns how many there are.
static int give_rows(const Columns *to, uint8_t *rows, ObjectId *things)
{
    const State *view = to->view;
    int n = 0;

    for (int spot = 0; spot < to->table->spots_n; spot++)
        for (ObjectId id = view->spots[spot].first; id; id = view->objects[id].next) {
            if (n == THINGS_SEEN || !has_row(to, id)) continue;
            things[n++] = id;
            rows[id] = (uint8_t)n;
        }
    return n;
}

// Fills the rows of the things, and clears those behind them that had something before.
static void see_things(Columns *to, const ObjectId *things, int n, int before,
                       int width)
{
    for (int i = 0; i < n; i++) put_thing(to, things[i]);
    if (before > n)
        memset(to->at, 0, (size_t)(before - n) * (size_t)width * sizeof *to->at);
}

static void see_options(Columns *to, const Question *asked, int before, int width)
{
    const int n = asked->options_n < OPTIONS_SEEN ? asked->options_n : OPTIONS_SEEN;

    for (int i = 0; i < n; i++) put_option(to, &asked->options[i]);
    if (before > n)
        memset(to->at, 0, (size_t)(before - n) * (size_t)width * sizeof *to->at);
}

// Fills the rows of the game, the players and the things.
static void see_position(Columns *to, const CwShape *shape, const ObjectId *things,
                         int n, int before)
{
    const int players = to->view->players_n;

    put_head(to);
    for (int i = 0; i < players && i < shape->players; i++)
        put_player(to, (PlayerId)((to->seat + i) % players));
    for (int i = players * shape->player; i < shape->players * shape->player; i++)
        *to->at++ = 0;
    see_things(to, things, n, before, shape->thing);
}

void embed_see(const CwEngine *engine, const Seeing *seeing)
{
    const CwShape *shape = &engine->shape;
    const RowsHad before =
        seeing->had ? *seeing->had : (RowsHad){THINGS_SEEN, OPTIONS_SEEN};
    uint8_t rows[OBJECTS_MAX];
    ObjectId things[THINGS_SEEN];
    Columns to = {.at = seeing->numbers,
                  .table = seeing->table,
                  .view = seeing->view,
                  .seat = seeing->seat,
                  .rows = rows};

    memset(rows, 0, (size_t)seeing->view->objects_n + 1);
    const int n = give_rows(&to, rows, things);
    if (seeing->numbers) see_position(&to, shape, things, n, before.things);
    to.at = seeing->options;
    if (seeing->options) see_options(&to, seeing->asked, before.options, shape->option);
    if (seeing->had) *seeing->had = (RowsHad){n, seeing->asked->options_n};
}

static CwStatus do_shape(CwEngine *engine, void *given)
{
    CwStatus status = embed_sized(
        engine, given, "CwShape", sizeof engine->shape, sizeof engine->shape);

    if (!status) status = embed_opened(engine);
    if (!status) memcpy(given, &engine->shape, sizeof engine->shape);
    return status;
}

CwStatus cw_shape_of(CwEngine *engine, CwShape *shape)
{
    return embed_call(engine, do_shape, shape);
}

static CwStatus do_columns(CwEngine *engine, void *given)
{
    const char ***json = given;
    CwStatus status = embed_given(engine, *json, "json");

    if (!status) status = embed_opened(engine);
    return status ? status : embed_hand(engine, json_incref(engine->columns), *json);
}

CwStatus cw_columns(CwEngine *engine, const char **json)
{
    return embed_call(engine, do_columns, &json);
}

typedef struct {
    CwGame game;
    int n; // of the card, of the seat
    const char **code;
    int32_t *numbers;
    size_t numbers_n;
} Observing;

static CwStatus do_code(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_given(engine, of->code, "code");

    if (!status) status = embed_find(engine, of->game, &game);
    if (status) return status;
    const Library *library = catalog_library(game->cards->catalog);
    if (of->n < 1 || of->n >= library->cards_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "card %d is none of 1 to %d",
                          of->n,
                          library->cards_n - 1);
    *of->code = library->cards[of->n].code;
    return CW_OK;
}

CwStatus cw_code(CwEngine *engine, CwGame game, int card, const char **code)
{
    return embed_call(engine, do_code, &(Observing){game, card, code, NULL, 0});
}

// Checks that there is room for as many numbers.
static CwStatus check_room(CwEngine *engine, const Observing *of, int n)
{
    if (embed_given(engine, of->numbers, "numbers")) return CW_ARGUMENT;
    if (of->numbers_n == (size_t)n) return CW_OK;
    return embed_fail(engine,
                      CW_ARGUMENT,
                      "room for %zu numbers, and there are %d",
                      of->numbers_n,
                      n);
}

static CwStatus do_observe(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_find(engine, of->game, &game);

    if (!status) status = check_room(engine, of, engine->shape.numbers);
    if (status) return status;
    if (of->n < 0 || of->n >= game->game.now.players_n)
        return embed_fail(engine,
                          CW_ARGUMENT,
                          "seat %d is none of 0 to %d",
                          of->n,
                          game->game.now.players_n - 1);
    const Table *table = embed_table(engine, game);
    State *view = &engine->stage->scene->state;
    engine->seen = NULL;
    game_view(&game->game.now, table, (PlayerId)of->n, view);
    embed_see(engine,
              &(Seeing){.table = table,
                        .view = view,
                        .seat = (PlayerId)of->n,
                        .numbers = of->numbers});
    return CW_OK;
}

CwStatus cw_observe(CwEngine *engine, CwGame game, int seat, int32_t *numbers, size_t n)
{
    return embed_call(engine, do_observe, &(Observing){game, seat, NULL, numbers, n});
}

static CwStatus do_options(CwEngine *engine, void *given)
{
    const Observing *of = given;
    EmbeddedGame *game = NULL;
    CwStatus status = embed_waiting(engine, of->game, &game);

    if (!status)
        status = check_room(engine, of, engine->shape.options * engine->shape.option);
    if (status) return status;
    const State *view = embed_seen(engine, game);
    const Question *asked = game_question(&game->game);
    embed_see(engine,
              &(Seeing){.table = embed_table(engine, game),
                        .view = view,
                        .seat = asked->player,
                        .asked = asked,
                        .options = of->numbers});
    return CW_OK;
}

CwStatus cw_options(CwEngine *engine, CwGame game, int32_t *numbers, size_t n)
{
    return embed_call(engine, do_options, &(Observing){game, 0, NULL, numbers, n});
}
