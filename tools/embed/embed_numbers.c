// embed_numbers.c -- what a seat sees as rows of numbers, for programs that learn.
//
// One walk over the rules both names the columns and fills them, so a name and its number cannot
// drift apart. It runs a thousand times for one observation: what fills is made inline, without any
// name, and no view is made of the game. Each face is asked for, and what belongs to one that
// the seat may not know is 0, as in a view (game_hide_face).

#include "tools/embed/embed_faces.h"

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/game.h"
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
    const State *state;
    PlayerId seat;
    const Seen *seen;
    bool kept; // the row has what was written there before
} Columns;

// Fills a row where nothing is named: the compiler makes it without any name.
#define INLINE static inline __attribute__((always_inline))

static void add_name(Columns *to, const char *part, const char *name)
{
    char text[120];

    (void)text_format(text, sizeof text, *part ? "%s %s" : "%s%s", part, name);
    json_array_append_new(to->names, json_safe_text(text));
}

// Names a column, or fills it.
INLINE void put(Columns *to, const char *part, const char *name, int value)
{
    if (to->names)
        add_name(to, part, name);
    else
        *to->at++ = value;
}

// Returns 1 + the place of a player in the order of turns, counted from the seat: 1 is the seat.
INLINE int side(const Columns *to, PlayerId player)
{
    return to->names ? 0 : to->seen->sides[player];
}

INLINE int row_of(const Columns *to, ObjectId id)
{
    return id ? to->seen->rows[id] : 0;
}

// Returns a value of a note as a number: of a thing 1 + its row. Which one it is of those whose
// face is hidden, nobody may know.
static int number_of(const Columns *to, Value value)
{
    if (value.kind == VALUE_NUMBER) return value.n;
    if (value.kind == VALUE_PLAYER) return side(to, (PlayerId)value.n);
    if (value.kind != VALUE_OBJECT || to->seen->faces[value.ref.id] != FACE_KNOWN)
        return 0;
    return row_of(to, value.ref.id);
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
            put(to, "note", row->name, notes->count(rules, to->state, place));
        else
            put(to,
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

    put(to, "", "turn", state->turn);
    put(to, "", "turn player", side(to, state->turn_player));
    put(to, "", "phase", phase_of(to));
    put(to, "", "players", state->players_n);
    put(to, "", "things left out", to->names ? 0 : to->seen->things_left);
    put(to, "", "options left out", to->names ? 0 : to->seen->options_left);
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

        add_name(to, "counter", name ? name : "");
    }
    if (to->names) return;
    for (int i = 0; i < PLAYER_COUNTERS_MAX; i++) to->at[i] = player->counters[i];
    to->at += PLAYER_COUNTERS_MAX;
}

INLINE void put_player(Columns *to, PlayerId id)
{
    const Rules *rules = to->table->rules;
    const Player *player = &to->state->players[id];

    put(to, "", "points", player->points);
    put(to, "", "turns", player->turns);
    put(to, "", "gone", player->gone);
    put(to, "", "ally", player->team == to->state->players[to->seat].team);
    for (int i = 0; i < rules->resources_n; i++)
        put(to, "resource", rules->resources[i].name, player->resources[i]);
    put_player_counters(to, player);
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_PLAYER)
            put(to, "cards in", rules->zones[i].name, lying(to, i, id));
    put_notes(to, to->names ? 0 : id);
}

// Half of a row is printed on its card, and most rows have the card that they had: [same] passes
// over what is there already. To write it costs more than all else of an observation.
INLINE void put_facts(Columns *to, const Card *card, bool same)
{
    static const int16_t none[FACTS_MAX];
    const Rules *rules = to->table->rules;
    const int n = rules->facts_n;
    const int16_t *facts = card ? card->facts : none;

    for (int i = 0; i < n && !same; i++)
        put(to, "printed", rules->facts[i].name, facts[i]);
    if (same) to->at += n;
}

// Returns a thing as the seat may know it: itself, or as it is hidden in [shown].
INLINE const Object *object_of(const Columns *to, ObjectId id, Object *shown)
{
    const Object *object = &to->state->objects[id];

    if (!id || to->seen->faces[id] == FACE_KNOWN) return object;
    *shown = *object;
    game_hide_face(shown);
    if (to->seen->faces[id] == FACE_HIDDEN) return shown;
    shown->card = object->card;
    shown->stat = object->stat;
    shown->statuses = object->statuses;
    return shown;
}

static void name_marks(Columns *to)
{
    const Rules *rules = to->table->rules;

    for (int i = 0; i < rules->statuses_n; i++)
        add_name(to, "status", rules->statuses[i].name);
    for (int i = 0; i < rules->counters_n; i++)
        add_name(to, "counter", rules->counters[i].name);
}

// Most things have neither statuses nor counters.
INLINE void put_marks(Columns *to, ObjectId id, const Object *object)
{
    const int statuses_n = to->table->rules->statuses_n;
    const int counters_n = to->table->rules->counters_n;
    const bool counted = to->seen->counted[id];
    int32_t *const at = to->at;

    if (!(object->statuses || counted))
        memset(at, 0, (size_t)(statuses_n + counters_n) * sizeof *at);
    else
        for (int i = 0; i < statuses_n; i++)
            at[i] = (int32_t)(object->statuses >> i & 1);
    if (counted)
        for (int i = 0; i < counters_n; i++)
            at[statuses_n + i] = state_counter(to->state, id, i);
    else if (object->statuses)
        memset(at + statuses_n, 0, (size_t)counters_n * sizeof *at);
    to->at = at + statuses_n + counters_n;
}

INLINE void put_numbers(Columns *to, ObjectId id, const Object *object)
{
    const Rules *rules = to->table->rules;
    const int n = rules->numbers_n;
    const bool known = id && to->seen->faces[id] == FACE_KNOWN;
    const int16_t *others =
        n > 1 && known ? table_number(to->table, (State *)to->state, 1, id) : NULL;

    if (n) put(to, "number", rules->numbers[0].name, object->stat);
    for (int i = 1; to->names && i < n; i++)
        put(to, "number", rules->numbers[i].name, 0);
    if (to->names || n < 2) return;
    if (others)
        for (int i = 0; i < n - 1; i++) to->at[i] = others[i];
    else
        memset(to->at, 0, (size_t)(n - 1) * sizeof *to->at);
    to->at += n - 1;
}

INLINE void put_thing(Columns *to, ObjectId id)
{
    const Table *table = to->table;
    Object hidden;
    const Object *const object = object_of(to, id, &hidden);
    const bool same = to->kept && *to->at == object->card;

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
    if (to->names)
        name_marks(to);
    else
        put_marks(to, id, object);
    put_numbers(to, id, object);
    put_facts(to, object->card ? &table->library->cards[object->card] : NULL, same);
}

INLINE void put_option(Columns *to, const Option *option)
{
    const Table *table = to->table;
    const ObjectId id = option->object;
    const bool placed = !to->names && option->spot < table->spots_n;

    put(to, "", "kind", to->names ? 0 : 1 + option->kind);
    put(to, "", "thing", row_of(to, id));
    put(to, "", "card", id && to->seen->faces[id] ? to->state->objects[id].card : 0);
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

static void clear_rows(Columns *to, int rows, int width)
{
    if (rows > 0) memset(to->at, 0, (size_t)rows * (size_t)width * sizeof *to->at);
    if (rows > 0) to->at += (ptrdiff_t)rows * width;
}

// Fill rows, [n] in all, and clear those behind them that had something before.
static void see_players(Columns to, const CwShape *shape)
{
    const int players = to.state->players_n;

    to.names = NULL;
    for (int i = 0; i < players && i < shape->players; i++)
        put_player(&to, (PlayerId)((to.seat + i) % players));
    clear_rows(&to, shape->players - players, shape->player);
}

static void see_things(Columns to, const CwShape *shape, int n, RowsHad before)
{
    to.names = NULL;
    for (int i = 0; i < n; i++) {
        to.kept = before.kept;
        put_thing(&to, to.seen->things[i]);
    }
    clear_rows(&to, before.things - n, shape->thing);
}

static void see_options(Columns to, const CwShape *shape, const Question *asked, int n,
                        int before)
{
    to.names = NULL;
    for (int i = 0; i < n; i++) put_option(&to, &asked->options[i]);
    clear_rows(&to, before - n, shape->option);
}

static int at_most(int n, int most)
{
    return n < most ? n : most;
}

void embed_see(const CwEngine *engine, const Seeing *seeing)
{
    const CwShape *shape = &engine->shape;
    const RowsHad before =
        seeing->had ? *seeing->had : (RowsHad){shape->things, shape->options, false};
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
        see_things(to, shape, now.things, before);
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
