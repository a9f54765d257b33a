// embed_numbers.c -- what a seat sees as rows of numbers, for programs that learn.
//
// One walk over the rules both names the columns and fills them, so a name and its number cannot
// drift apart. No view is made of the game: each face is asked for, and what belongs to one that
// the seat may not know is 0. The rows of things are in embed_things.c.

#include "tools/embed/embed_things.h"

#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/spot.h"
#include "engine/play/play.h"
#include "engine/play/play_position.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"

// Returns a value of a note as a number: of a thing 1 + its row. Which one it is of those whose
// face is hidden, nobody may know.
static int number_of(const Columns *to, Value value)
{
    if (value.kind == VALUE_NUMBER) return value.n;
    if (value.kind == VALUE_PLAYER) return embed_put_side(to, (PlayerId)value.n);
    if (value.kind != VALUE_OBJECT || to->seen->faces[value.ref.id] != FACE_KNOWN)
        return 0;
    return embed_put_row(to, value.ref.id);
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
            embed_put(to, "note", row->name, 0);
        else if (row->most)
            embed_put(to, "note", row->name, notes->count(rules, to->state, place));
        else
            embed_put(to,
                      "note",
                      row->name,
                      number_of(to, notes->read(rules, to->state, place)));
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
    const State *state = to->state;

    embed_put(to, "", "turn", state->turn);
    embed_put(to, "", "turn player", embed_put_side(to, state->turn_player));
    embed_put(to, "", "phase", phase_of(to));
    embed_put(to, "", "players", state->players_n);
    embed_put(to, "", "things left out", to->names ? 0 : to->seen->things_left);
    embed_put(to, "", "options left out", to->names ? 0 : to->seen->options_left);
    put_notes(to, NOBODY);
}

// Returns how many cards lie in a zone of the player, or of all where the zone is shared.
INLINE int lying(const Columns *to, int zone, PlayerId player)
{
    const Table *table = to->table;

    if (to->names || table->rules->zones[zone].scope != SCOPE_PLAYER) return 0;
    return to->state->spots[spot_of(table, zone, player)].n;
}

INLINE void put_player_counters(Columns *to, const Player *player)
{
    for (int i = 0; to->names && i < PLAYER_COUNTERS_MAX; i++) {
        const char *name = to->table->library->player_counters[i];

        embed_put_name(to, "counter", name ? name : "");
    }
    if (to->names) return;
    for (int i = 0; i < PLAYER_COUNTERS_MAX; i++) to->at[i] = player->counters[i];
    to->at += PLAYER_COUNTERS_MAX;
}

INLINE void put_player(Columns *to, PlayerId id)
{
    const Rules *rules = to->table->rules;
    const Player *player = &to->state->players[id];

    embed_put(to, "", "points", player->points);
    embed_put(to, "", "turns", player->turns);
    embed_put(to, "", "gone", player->gone);
    embed_put(to, "", "ally", player->team == to->state->players[to->seat].team);
    for (int i = 0; i < rules->resources_n; i++)
        embed_put(to, "resource", rules->resources[i].name, player->resources[i]);
    put_player_counters(to, player);
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_PLAYER)
            embed_put(to, "cards in", rules->zones[i].name, lying(to, i, id));
    put_notes(to, to->names ? 0 : id);
}

INLINE void put_option(Columns *to, const Option *option)
{
    const Table *table = to->table;
    const ObjectId id = option->object;
    const bool placed = !to->names && option->spot < table->spots_n;

    embed_put(to, "", "kind", to->names ? 0 : 1 + option->kind);
    embed_put(to, "", "thing", embed_put_row(to, id));
    embed_put(
        to, "", "card", id && to->seen->faces[id] ? to->state->objects[id].card : 0);
    embed_put(to, "", "zone", placed ? 1 + spot_zone(table, option->spot) : 0);
    embed_put(to, "", "place", placed ? spot_index(table, option->spot) : 0);
    embed_put(to, "", "n", option->n);
    embed_put(to, "", "part", option->part);
    embed_put(to, "", "text", option->ref);
}

typedef void PutRow(Columns *to);

static void name_player(Columns *to)
{
    put_player(to, 0);
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
                  .state = &nothing};

    row(&to);
    return to.names;
}

// The parts of an observation, in their order.
static const struct {
    const char *name;
    PutRow *row;
} parts[] = {{"head", put_head},
             {"player", name_player},
             {"thing", embed_things_name},
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
    engine->at = NULL;
    session_table(engine->stage->session);
    for (int i = 0; i < COUNT_OF(parts); i++) {
        json_t *names = names_of(engine, parts[i].row);

        n[i] = (int)json_array_size(names);
        json_safe_set(engine->columns, parts[i].name, names);
    }
    json_safe_set(engine->columns, "event", embed_event_columns());
    *shape = (CwShape){.size = sizeof *shape,
                       .head = n[0],
                       .player = n[1],
                       .thing = n[2],
                       .option = n[3],
                       .players = seats_of(session_rules(engine->stage->session)),
                       .things = engine->things ? engine->things : ROWS_USUAL,
                       .options = engine->options ? engine->options : ROWS_USUAL};
    shape->numbers =
        shape->head + shape->players * shape->player + shape->things * shape->thing;
}

// Fill rows, [n] in all, and clear those behind them that had something before.
static void see_players(Columns to, const CwShape *shape)
{
    const int players = to.state->players_n;

    to.names = NULL;
    for (int i = 0; i < players && i < shape->players; i++)
        put_player(&to, (PlayerId)((to.seat + i) % players));
    embed_put_zero(&to, shape->players - players, shape->player);
}

static void see_options(Columns to, const CwShape *shape, const Question *asked, int n,
                        int before)
{
    to.names = NULL;
    for (int i = 0; i < n; i++) put_option(&to, &asked->options[i]);
    embed_put_zero(&to, before - n, shape->option);
}

static int at_most(int n, int most)
{
    return n < most ? n : most;
}

void embed_see(const CwEngine *engine, const Seeing *seeing)
{
    const CwShape *shape = &engine->shape;
    const RowsHad before = seeing->had
                               ? *seeing->had
                               : (RowsHad){shape->things, shape->options, false, NULL};
    RowsHad now;
    Seen seen;
    Columns to = {.at = seeing->numbers,
                  .table = seeing->table,
                  .state = seeing->table->state,
                  .seat = seeing->seat,
                  .seen = &seen};

    if (seeing->numbers) table_derive(table_scratch(to.table));
    embed_faces(seeing, shape, &seen);
    now.things = at_most(seen.n, shape->things);
    now.options = at_most(seeing->asked ? seeing->asked->options_n : 0, shape->options);
    seen.things_left = seen.n - now.things;
    seen.options_left = seeing->asked ? seeing->asked->options_n - now.options : 0;
    if (seeing->numbers) {
        put_head(&to);
        see_players(to, shape);
        to.at =
            seeing->numbers + shape->head + (ptrdiff_t)shape->players * shape->player;
        embed_things_see(to, shape, now.things, before);
    }
    to.at = seeing->options;
    if (seeing->options) {
        see_options(to, shape, seeing->asked, now.options, before.options);
    }
    if (seeing->had && seeing->numbers) {
        seeing->had->things = now.things;
        seeing->had->kept = true;
    }
    if (seeing->had && seeing->options) seeing->had->options = now.options;
}
