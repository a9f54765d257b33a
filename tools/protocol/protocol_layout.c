// protocol_layout.c -- tells how the game is shown: the rows of play_board.h.
//
// Rows are named by the words that views, questions and lists use, never by number. A game
// without rows of lines gets those that its zones make, as on a screen.

#include "tools/protocol/protocol_inside.h"

#include "engine/cards/fact.h"
#include "engine/play/play_board.h"
#include "engine/play/play_sitting.h"
#include "engine/play/setting.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"

static void add_text(json_t *json, const char *key, const char *text)
{
    if (text && *text) json_safe_set(json, key, json_safe_text(text));
}

static void add_truth(json_t *json, const char *key, bool truth)
{
    if (truth) json_safe_set(json, key, json_true());
}

static json_t *json_of_modes(const Rules *rules)
{
    json_t *list = json_array();

    for (int i = 0; i < sitting_modes_n(rules); i++) {
        const PlayMode mode = sitting_mode(rules, i);
        json_t *row = json_object();

        json_safe_set(row, "mode", json_safe_text(mode.name));
        json_safe_set(row, "players", json_integer(mode.players));
        add_truth(row, "series", mode.series);
        add_text(row, "doc", mode.doc);
        json_array_append_new(list, row);
    }
    return list;
}

// Returns the values that a setting takes, as a new game wants them.
static json_t *json_of_values(const PlaySetting *setting)
{
    json_t *list = json_array();

    for (int value = 0; value <= UINT8_MAX; value++)
        if (setting_takes(setting, value))
            json_array_append_new(list, session_setting_json(setting, value));
    return list;
}

// Returns the numbers of players that can agree on other values than the usual one.
static json_t *json_of_players(const PlaySetting *setting)
{
    json_t *list = json_array();

    for (int n = 1; n <= SEATS_MAX; n++)
        if (setting->players >> n & 1) json_array_append_new(list, json_integer(n));
    return list;
}

static json_t *json_of_settings(const Rules *rules)
{
    json_t *list = json_array();

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *setting = sitting_setting(rules, i);
        json_t *row = json_object();

        json_safe_set(row, "setting", json_safe_text(setting->name));
        json_safe_set(row, "values", json_of_values(setting));
        json_safe_set(
            row, "usual", session_setting_json(setting, setting_usual(setting)));
        if (setting->players) json_safe_set(row, "players", json_of_players(setting));
        add_truth(row, "series", setting->choices);
        add_text(row, "doc", setting->doc);
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *json_of_zones(const Rules *rules)
{
    static const char *const scopes[] = {[SCOPE_PLAYER] = "player",
                                         [SCOPE_SHARED] = "shared",
                                         [SCOPE_HOST] = "host",
                                         [SCOPE_SPACE] = "space"};
    const char *const *words = play_board(rules)->zones;
    json_t *list = json_array();

    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];
        json_t *row = json_object();

        json_safe_set(row, "zone", json_safe_text(zone->name));
        json_safe_set(row, "scope", json_string(scopes[zone->scope]));
        add_text(row, "words", words ? words[i] : NULL);
        add_text(row, "doc", zone->doc);
        add_truth(row, "board", zone->flags & ZONE_BOARD);
        add_truth(row, "secret", zone->flags & ZONE_SECRET);
        add_truth(row, "private", zone->flags & ZONE_PRIVATE);
        json_array_append_new(list, row);
    }
    return list;
}

// Returns the kind of a line. What lies in a secret zone that all share is counted.
static BoardLineKind kind_of(const Rules *rules, const BoardLine *line)
{
    const ZoneRow *zone = &rules->zones[line->zone];
    const bool counted = zone->scope == SCOPE_SHARED && zone->flags & ZONE_SECRET;

    return counted ? LINE_COUNT : (BoardLineKind)line->kind;
}

static json_t *json_of_line(const Rules *rules, const BoardLine *line)
{
    static const char *const kinds[] = {[LINE_PLAYER] = "player",
                                        [LINE_OBJECTS] = "objects",
                                        [LINE_FIRST] = "first",
                                        [LINE_NAME] = "name",
                                        [LINE_HAND] = "hand",
                                        [LINE_TALLY] = "tally",
                                        [LINE_COUNT] = "count"};
    json_t *row = json_object();

    json_safe_set(row, "line", json_string(kinds[kind_of(rules, line)]));
    if (line->kind != LINE_PLAYER)
        json_safe_set(row, "zone", json_safe_text(rules->zones[line->zone].name));
    add_text(row, "label", line->label);
    add_truth(row, "joins", line->joins);
    if (line->total) add_text(row, "total", rules->numbers[line->total - 1].name);
    if (line->beside) add_text(row, "beside", rules->zones[line->beside - 1].name);
    return row;
}

static json_t *json_of_lines(const Rules *rules)
{
    const PlayBoard *board = play_board(rules);
    BoardLine usual[BOARD_LINES_MAX];
    const BoardLine *lines = board->lines_n ? board->lines : usual;
    const int n = board->lines_n ? board->lines_n : play_board_lines(rules, usual);
    json_t *list = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(list, json_of_line(rules, &lines[i]));
    return list;
}

static json_t *json_of_middle(const Rules *rules)
{
    const PlayBoard *board = play_board(rules);
    json_t *list = json_array();

    for (int i = 0; i < board->middle_n; i++)
        json_array_append_new(list, json_of_line(rules, &board->middle[i]));
    for (int i = 0; !board->lines_n && i < rules->zones_n; i++) {
        const BoardLine line = {
            .kind = LINE_OBJECTS, .zone = (uint8_t)i, .label = rules->zones[i].name};
        const int scope = rules->zones[i].scope;

        if (scope == SCOPE_SHARED || scope == SCOPE_SPACE)
            json_array_append_new(list, json_of_line(rules, &line));
    }
    return list;
}

static json_t *json_of_tallied(const Rules *rules)
{
    json_t *list = json_array();

    for (int i = 0; i < rules->types_n; i++)
        if (play_board(rules)->tallied >> i & 1)
            json_array_append_new(list, json_safe_text(rules->types[i].name));
    return list;
}

// Returns which zones tell only how many cards they have.
static json_t *json_of_counts(const Rules *rules)
{
    const PlayBoard *board = play_board(rules);
    json_t *list = json_array();

    for (int i = 0; i < board->counts_n; i++) {
        const BoardCount *count = &board->counts[i];
        json_t *row = json_object();

        json_safe_set(row, "zone", json_safe_text(rules->zones[count->zone].name));
        add_text(row, "label", count->label);
        add_truth(row, "if_any", count->if_any);
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *json_of_facts(const Rules *rules)
{
    static const char *const roles[] = {[FACT_COST] = "cost",
                                        [FACT_SYMBOLS] = "symbols",
                                        [FACT_SYMBOL_WORDS] = "symbol_words",
                                        [FACT_MAIN] = "main",
                                        [FACT_IDENTITY] = "identity"};
    json_t *list = json_array();

    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *fact = &rules->facts[i];
        json_t *row = json_object();

        json_safe_set(row, "fact", json_safe_text(fact->name));
        add_text(row, "label", fact->label);
        add_text(row, "role", roles[fact->role]);
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *json_of_readings(const PlayBoard *board)
{
    static const char *const kinds[] = {[READING_NUMBER] = "number",
                                        [READING_TRUTH] = "truth",
                                        [READING_PLAYER] = "player",
                                        [READING_PLACE] = "place",
                                        [READING_WORD] = "word"};
    json_t *list = json_array();

    for (int i = 0; i < board->readings_n; i++)
        json_array_append_new(list,
                              json_pack("{s:s, s:s}",
                                        "reading",
                                        board->readings[i].name,
                                        "kind",
                                        kinds[board->readings[i].kind]));
    return list;
}

static json_t *json_of_places(const Rules *rules, const BoardPlaces *places)
{
    json_t *json = json_object();

    json_safe_set(json, "zone", json_safe_text(rules->zones[places->zone].name));
    if (places->under) add_text(json, "under", rules->zones[places->under - 1].name);
    add_text(json, "key", places->rows->key);
    add_text(json, "disputed", places->disputed);
    return json;
}

static json_t *json_of_map(const Rules *rules)
{
    static const char *const grids[] = {[GRID_NONE] = "none",
                                        [GRID_HEXES] = "hexes",
                                        [GRID_SQUARES] = "squares",
                                        [GRID_DIAGONALS] = "diagonals"};
    const BoardMap *map = &play_board(rules)->map;
    json_t *marks = json_array(), *json = json_object();

    for (int i = 0; i < map->marks_n; i++)
        json_array_append_new(marks, json_safe_text(rules->facts[map->marks[i]].name));
    json_safe_set(
        json, "zone", json_safe_text(rules->zones[rules->spaces.zone - 1].name));
    json_safe_set(json, "grid", json_string(grids[rules->spaces.grid]));
    json_safe_set(json, "marks", marks);
    return json;
}

// Tells modes, settings, zones, lines, places, map and facts.
json_t *protocol_do_layout(Protocol *protocol, const json_t *request, Err *err)
{
    const Rules *rules = session_rules(protocol->session);
    const PlayBoard *board = play_board(rules);
    const PlayReading *phase = play_board_reading(board, board->phase);
    const PlayReading *goal = play_board_reading(board, board->goal);
    json_t *json = protocol_word("layout");

    (void)request;
    (void)err;
    json_safe_set(json, "game", json_safe_text(rules->game));
    json_safe_set(json, "modes", json_of_modes(rules));
    json_safe_set(json, "settings", json_of_settings(rules));
    json_safe_set(json, "decks", json_boolean(deck_sections_n(rules)));
    json_safe_set(json, "zones", json_of_zones(rules));
    json_safe_set(json, "lines", json_of_lines(rules));
    json_safe_set(json, "middle", json_of_middle(rules));
    json_safe_set(json, "counts", json_of_counts(rules));
    json_safe_set(json, "tallied", json_of_tallied(rules));
    json_safe_set(json, "facts", json_of_facts(rules));
    json_safe_set(json, "readings", json_of_readings(board));
    json_safe_set(json, "points", json_boolean(!board->no_points));
    add_text(json, "phase", phase ? phase->name : NULL);
    add_text(json, "goal", goal ? goal->name : NULL);
    if (board->total) add_text(json, "total", rules->numbers[board->total - 1].name);
    if (board->places)
        json_safe_set(json, "places", json_of_places(rules, board->places));
    if (rules->spaces.zone) json_safe_set(json, "map", json_of_map(rules));
    return json;
}
