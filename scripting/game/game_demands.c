// game_demands.c -- reads what all cards of a game together must be.
//
// Rows hold queries, so they are read when words mean something.

#include "engine/scripted/front/scripted_demands.h"
#include "engine/scripted/scripted_words.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// Returns what the query asks for that no card has outside a game, NULL: nothing.
static const char *asks_of_play(const Library *library, const Query *q)
{
    const Rules *rules = library->rules;

    // Behind the adjectives of every game stand the words that are printed.
    for (int i = 0; i <= SCRIPTED_ADJECTIVE_NEXT_FIRST; i++)
        if (q->adjectives >> i & 1) return rules->adjectives[i].name;
    for (int i = 0; i < library->statuses_n; i++)
        if (q->statuses >> i & 1) return library->statuses[i];
    return q->locations_n || q->where || q->came_from   ? "a place"
           : q->role                                    ? "one certain thing"
           : q->controller || q->kept_with || q->keeper ? "controller"
           : q->count_op                                ? "count"
           : q->past                                    ? "happened"
           : q->attachment || q->host                   ? "attached"
           : q->another                                 ? "another"
           : q->same.trait                              ? "same"
           : q->different.trait                         ? "different"
           : q->split || q->together || q->apart || q->one_controller || q->total.op
               ? "what binds things that are chosen"
               : NULL;
}

void game_demands_check_cards(const GameRow *row, const char *field, QueryId query)
{
    const ScriptedGame *game = row->reader->game;
    const Query *queries = row->reader->library->queries;

    for (QueryId id = query; id; id = queries[id].or_else) {
        const Query *q = &queries[id];
        const char *play = asks_of_play(row->reader->library, q);

        if (q->kind && game->kinds[q->kind - 1].kind != KIND_OBJECT)
            game_row_fault(row,
                           field,
                           "'%s' is about cards, not players: write a kind of cards",
                           field);
        if (play)
            game_row_fault(
                row,
                field,
                "'%s' is about cards as they are printed, outside a game, and "
                "none has '%s' there: take it out",
                field,
                play);
        if (q->except) game_demands_check_cards(row, field, q->except);
    }
}

// Reads the query of [field].
static QueryId query_of(const GameRow *row, const char *field)
{
    const QueryId query = game_row_query(
        row, field, "what cards this is about", "a demand is about cards, not players");

    game_demands_check_cards(row, field, query);
    return query;
}

static uint8_t column_of(const GameRow *row, const char *field)
{
    const ScriptedGame *game = row->reader->game;

    return (uint8_t)game_declared_find(row,
                                       "column",
                                       game_row_name(row, field),
                                       game->facts,
                                       game->rules.facts_n,
                                       sizeof game->facts[0]);
}

// Refuses what would say nothing beside what the row demands.
static void check_beside(const GameRow *row, DemandKind kind)
{
    if (game_row_has(row, "with") && kind != DEMAND_SHARES)
        game_row_fault(row, "with", "'with' goes with 'shares'");
    if (game_row_has(row, "sum") && kind != DEMAND_SUM)
        game_row_fault(row, "sum", "'sum' goes with 'least', 'most' or 'exactly'");
}

// Returns the demand that the row makes: by a column, or by a number.
static DemandKind kind_of(const GameRow *row)
{
    static const char *const fields[] = {[DEMAND_HAS] = "has",
                                         [DEMAND_LACKS] = "lacks",
                                         [DEMAND_DIFFER] = "differ",
                                         [DEMAND_SHARES] = "shares"};
    const bool number = game_row_has(row, "least") || game_row_has(row, "most") ||
                        game_row_has(row, "exactly");
    int kind = -1, n = number;

    for (int i = 0; i < COUNT_OF(fields); i++) {
        if (!game_row_has(row, fields[i])) continue;
        kind = i;
        n++;
    }
    if (n != 1)
        game_row_fault(row,
                       NULL,
                       "a demand has one of 'has', 'lacks', 'differ' and 'shares', or "
                       "'least', 'most' or 'exactly'");
    if (kind >= 0) return (DemandKind)kind;
    return game_row_has(row, "sum") ? DEMAND_SUM : DEMAND_COUNT;
}

static void read_number(const GameRow *row, ScriptedDemand *demand)
{
    const int exactly = game_row_number(row, "exactly", 0, NUMBER_MAX, -1);

    if (exactly >= 0 && (game_row_has(row, "least") || game_row_has(row, "most")))
        game_row_fault(row, "exactly", "'exactly' stands without 'least' and 'most'");
    // So many as none or more there always are.
    demand->least = game_row_has(row, "least")
                        ? game_row_number(row, "least", 1, NUMBER_MAX, 1)
                        : 0;
    demand->most = game_row_number(row, "most", 0, NUMBER_MAX, -1);
    if (exactly >= 0) demand->least = demand->most = exactly;
    if (demand->most >= 0 && demand->least > demand->most)
        game_row_fault(row, "least", "'least' is greater than 'most'");
}

static void read_sum(const GameRow *row, ScriptedDemand *demand)
{
    const FactRow *fact;

    demand->fact = column_of(row, "sum");
    fact = &row->reader->game->facts[demand->fact];
    if (fact->kind != FACT_NUMBER)
        game_row_wrong(
            row, "sum", "'sum' wants a column of numbers, '%s' is none", fact->name);
}

static void read_measure(const GameRow *row, ScriptedDemand *demand)
{
    switch ((DemandKind)demand->kind) {
    case DEMAND_HAS: demand->fact = column_of(row, "has"); return;
    case DEMAND_LACKS: demand->fact = column_of(row, "lacks"); return;
    case DEMAND_DIFFER: demand->fact = column_of(row, "differ"); return;
    case DEMAND_SHARES:
        demand->fact = column_of(row, "shares");
        demand->with = query_of(row, "with");
        return;
    case DEMAND_SUM: read_sum(row, demand); break;
    case DEMAND_COUNT: break;
    }
    read_number(row, demand);
}

static void read_demand(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    ScriptedDemand *demand = &game->demands[game->demands_n];

    game_row_room(row, game->demands_n, LIMIT_DEMANDS);
    *demand = (ScriptedDemand){.text = row->name, .most = -1};
    demand->of = query_of(row, "of");
    demand->kind = (uint8_t)kind_of(row);
    check_beside(row, (DemandKind)demand->kind);
    read_measure(row, demand);
    game->demands_n++;
}

void game_demands_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_demands, read_demand);
    scripted_demands_fill(reader->game);
}
