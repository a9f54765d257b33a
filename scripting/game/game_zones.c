// game_zones.c -- reads zones, and the words that mean several of them.
//
// Zones name each other, so the reader finds the zones that a zone names when all are
// there.

#include "scripting/game/game_inside.h"

#include <string.h>

int game_zones_find(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;

    return game_declared_find(
        row, "zone", name, game->zones, game->rules.zones_n, sizeof game->zones[0]);
}

int game_zones_find_plain(const GameRow *row, const char *part, const char *name)
{
    const int zone = game_zones_find(row, name);

    if (row->reader->game->zones[zone].scope == SCOPE_SPACE)
        game_row_wrong(
            row, part, "'%s' is a map of many places: name another zone", name);
    return zone;
}

static const struct {
    const char *word;
    uint8_t flags;
} flag_words[] = {
    {"private", ZONE_PRIVATE},
    {"secret", ZONE_SECRET},
    {"ordered", ZONE_ORDERED},
    {"board", ZONE_BOARD | ZONE_LOCATION},
    {"active", ZONE_ACTIVE},
};

static uint8_t column_of(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;

    return (uint8_t)game_declared_find(
        row, "column", name, game->facts, game->rules.facts_n, sizeof game->facts[0]);
}

static void read_grid(GameRow *row, const char *grid)
{
    static const char *const shapes[] = {[GRID_HEXES] = "hexes",
                                         [GRID_SQUARES] = "squares",
                                         [GRID_DIAGONALS] = "diagonals"};
    SpacesRow *spaces = &row->reader->game->rules.spaces;
    const char *at[GAME_LIST_MAX];

    for (int i = GRID_HEXES; i < COUNT_OF(shapes); i++)
        if (!strcmp(grid, shapes[i])) spaces->grid = (uint8_t)i;
    if (!spaces->grid)
        game_row_wrong(row, "grid", "a grid is of hexes, squares or diagonals");
    if (game_row_names(row, "at", at) != 2)
        game_row_wrong(row, "at", "a grid wants two columns: at = { \"q\", \"r\" }");
    for (int i = 0; i < 2; i++) {
        spaces->at[i] = column_of(row, at[i]);
        if (row->reader->game->facts[spaces->at[i]].kind != FACT_NUMBER)
            game_row_wrong(row, "at", "coordinates are columns of numbers");
    }
}

// Reads what makes the zone a map.
static void read_spaces(GameRow *row, const char *kind)
{
    ScriptedGame *game = row->reader->game;
    SpacesRow *spaces = &game->rules.spaces;
    const char *grid = game_row_name(row, "grid"), *ways = game_row_name(row, "ways");
    const int n = game_declared_find(
        row, "kind", kind, game->kinds, game->rules.kinds_n, sizeof game->kinds[0]);

    if (spaces->zone) game_row_fault(row, "spaces", "a game has one map");
    if (!game->kinds[n].any_of)
        game_row_fault(row, "spaces", "spaces are a kind of cards that has 'types'");
    if (!grid && !ways)
        game_row_fault(
            row, "spaces", "a map says by 'grid' or 'ways' what lies beside what");
    spaces->zone = (uint8_t)(1 + game->rules.zones_n);
    spaces->types = game->kinds[n].any_of;
    game->always |= spaces->types;
    if (grid) read_grid(row, grid);
    if (!ways) return;
    spaces->ways = (uint8_t)(1 + column_of(row, ways));
    if (!game->facts[spaces->ways - 1].names)
        game_row_fault(row, "ways", "ways are a column of 'names'");
}

static void read_zone(GameRow *row)
{
    static const char *const scopes[] = {"per_player", "shared"};
    static const char *const hidden[] = {"private", "secret"};
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.zones_n;
    const int scope = game_row_one_of(row, scopes, COUNT_OF(scopes));
    const char *spaces = game_row_name(row, "spaces");
    ZoneRow zone = {.name = row->name, .doc = row->doc};

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, n, LIMIT_ZONES);
    if (scope < 0 && !spaces)
        game_row_fault(row, NULL, "a zone is per_player or shared: say which");
    if (scope >= 0 && spaces)
        game_row_fault(
            row, scopes[scope], "a map belongs to its spaces: leave that out");
    (void)game_row_one_of(row, hidden, COUNT_OF(hidden));
    zone.scope = scope ? SCOPE_SHARED : SCOPE_PLAYER;
    for (int i = 0; i < COUNT_OF(flag_words); i++)
        if (game_row_says(row, flag_words[i].word)) zone.flags |= flag_words[i].flags;
    if (spaces) {
        zone.scope = SCOPE_SPACE;
        // Its spaces are there, whether anybody names the zone or not.
        game_declared_use(row->reader, row->name, strlen(row->name));
        row->reader->game->rules.lacks &= (uint8_t)~LACKS_PLACES;
        if (!(zone.flags & ZONE_BOARD) || zone.flags & (ZONE_SECRET | ZONE_PRIVATE))
            game_row_fault(row, "spaces", "a map lies open on the board: say 'board'");
        read_spaces(row, spaces);
    }
    game_map_read_marks(row);
    if (zone.scope == SCOPE_SHARED && zone.flags & ZONE_PRIVATE)
        game_row_fault(
            row, "private", "a shared zone belongs to nobody, so it cannot be private");
    game->zones_more[n].limit =
        (uint16_t)game_row_number(row, "limit", 1, OBJECTS_MAX, 0);
    row->reader->beside[n] = game_row_name(row, "beside");
    row->reader->spills[n] = game_row_name(row, "spills");
    if (row->reader->spills[n] && spaces)
        game_row_fault(row, "spills", "a space does not spill");
    if (row->reader->spills[n] && !game->zones_more[n].limit)
        game_row_fault(row, "spills", "a zone that spills has a 'limit'");
    row->reader->refills[n] = game_row_name(row, "refills");
    row->reader->goes_on[n] = game_row_name(row, "goes_on");
    row->reader->frees[n] = game_row_name(row, "frees");
    if (row->reader->frees[n] && !(zone.flags & ZONE_BOARD))
        game_row_fault(
            row, "frees", "things are attached on the board alone: say 'board'");
    game->zones[n] = zone;
    game->rules.zones_n++;
}

// Returns 1 + the zone from which this one gets things, which is of the same kind; 0: the row
// names none.
static uint8_t source_of(GameRow *row, const char *part, const char *name)
{
    const ZoneRow *zones = row->reader->game->zones;
    const int n = row->n - 1, other = name ? game_zones_find(row, name) : -1;

    if (other < 0) return 0;
    if (other == n) game_row_fault(row, part, "a zone gets nothing from itself");
    if (zones[other].scope != zones[n].scope)
        game_row_fault(row, part, "both zones are per_player, or both are shared");
    if ((zones[other].flags | zones[n].flags) & ZONE_BOARD)
        game_row_fault(row, part, "a deck and its pile are not on the board");
    return (uint8_t)(1 + other);
}

// Looks up what the zone says of other rows.
static void complete_zone(GameRow *row)
{
    GameReader *reader = row->reader;
    ScriptedGame *game = reader->game;
    const int n = row->n - 1;
    const char *told = game_row_name(row, "told");

    if (reader->beside[n]) {
        const int beside = game_zones_find(row, reader->beside[n]);

        if (beside == n) game_row_fault(row, "beside", "a zone is not beside itself");
        if (game->zones[beside].scope != game->zones[n].scope)
            game_row_fault(
                row, "beside", "both zones are per_player, or both are shared");
        game->zones[n].beside = (uint8_t)(1 + beside);
    }
    if (reader->spills[n])
        game->zones_more[n].spills =
            (uint8_t)(1 + game_zones_find_plain(row, "spills", reader->spills[n]));
    game->zones_more[n].refills = source_of(row, "refills", reader->refills[n]);
    game->zones_more[n].goes_on = source_of(row, "goes_on", reader->goes_on[n]);
    if (reader->frees[n]) {
        game->zones_more[n].frees =
            (uint8_t)(1 + game_zones_find_plain(row, "frees", reader->frees[n]));
        game->frees = true;
    }
    if (!told) return;
    if (!reader->spills[n])
        game_row_fault(row, "told", "only a zone that spills tells what goes");
    game->zones_more[n].event =
        (uint8_t)(1 + game_declared_find(row,
                                         "event",
                                         told,
                                         game->events,
                                         game->rules.events_n,
                                         sizeof game->events[0]));
}

// Refuses zones that spill into each other in a circle: one card too many would go round
// for ever.
static void check_spills(GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    int zone = row->n - 1;

    for (int i = 0; game->zones_more[zone].spills; i++) {
        if (i == game->rules.zones_n)
            game_row_fault(row, "spills", "the zones spill in a circle");
        zone = game->zones_more[zone].spills - 1;
    }
}

// Refuses zones that go on with each other in a circle: a search would have no end.
static void check_goes_on(GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    int zone = row->n - 1;

    for (int i = 0; game->zones_more[zone].goes_on; i++) {
        if (i == game->rules.zones_n)
            game_row_fault(row, "goes_on", "the zones go on in a circle");
        zone = game->zones_more[zone].goes_on - 1;
    }
}

void game_zones_read_zones(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    (void)game_row_each(reader, GAME_KEY_zones, read_zone);
    (void)game_row_each(reader, GAME_KEY_zones, complete_zone);
    (void)game_row_each(reader, GAME_KEY_zones, check_spills);
    (void)game_row_each(reader, GAME_KEY_zones, check_goes_on);
    for (int i = 0; i < game->rules.kinds_n; i++) {
        GameRow row = {.reader = reader,
                       .L = reader->L,
                       .key = GAME_KEY_kinds,
                       .list = GAME_KEY_kinds,
                       .n = i - reader->general.kinds + 1};

        if (!reader->kind_at[i]) continue;
        game->kinds[i].zone = (uint8_t)(1 + game_zones_find(&row, reader->kind_at[i]));
    }
}

static void read_place(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const char *zones[GAME_LIST_MAX];
    const int n = game_row_texts(row, zones);
    PlaceRow place = {.name = row->name, .doc = row->doc};

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, game->rules.places_n, LIMIT_PLACE_WORDS);
    if (n < 2) game_row_fault(row, NULL, "a place is a word for two zones or more");
    for (int i = 0; i < n; i++)
        place.zones |= UINT64_C(1) << game_zones_find(row, zones[i]);
    game->places[game->rules.places_n++] = place;
}

void game_zones_read_places(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_places, read_place);
}
