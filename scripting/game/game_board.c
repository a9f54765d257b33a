// game_board.c -- how a game is shown: lines, symbols, the words of options.
//
// Zones, counters and numbers are named here; they must be declared, and to be shown is no
// use of them.

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/play/play_options.h"
#include "scripting/base/nearest.h"
#include "scripting/game/game_inside.h"

// Returns 1 + the derived number that the row adds up, 0: none.
static uint8_t total_of(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, "total");

    if (!name) return 0;
    return (uint8_t)(1 + game_declared_find(row,
                                            "derived number",
                                            name,
                                            game->numbers,
                                            game->rules.numbers_n,
                                            sizeof game->numbers[0]));
}

static void add_count(const GameRow *row, const char *zone, const char *label)
{
    ScriptedGame *game = row->reader->game;

    if (game->board.counts_n == BOARD_COUNTS_MAX)
        game_row_fault(row, "counts", "there is room for %d counts", BOARD_COUNTS_MAX);
    game->counts[game->board.counts_n++] =
        (BoardCount){.zone = (uint8_t)game_zones_find(row, zone), .label = label};
}

// Reads counts = { "hand", discard = "pile" }: zones, some with another label.
static void read_counts(const GameRow *row)
{
    lua_State *L = row->L;
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!row->table || lua_getfield(L, row->table, "counts") == LUA_TNIL) return;
    if (!lua_istable(L, -1))
        game_row_wrong(
            row, "counts", "'counts' wants a list, got %s", script_value_name(L, -1));
    for (int i = 1; i <= (int)lua_rawlen(L, -1); i++, lua_pop(L, 1)) {
        const char *name;

        (void)lua_rawgeti(L, -1, i);
        name = game_names_at(L, -1);
        if (!name && lua_type(L, -1) == LUA_TSTRING) name = lua_tostring(L, -1);
        if (!name) game_row_wrong(row, "counts", "'counts' wants names of zones");
        name = game_row_keep(row, "counts", name);
        add_count(row, name, name);
    }
    n = script_value_keys(L, lua_gettop(L), "counts", keys);
    for (int i = 0; i < n; i++, lua_pop(L, 1)) {
        (void)lua_getfield(L, -1, keys[i]);
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_fault(row,
                           keys[i],
                           "'%s' wants a text in quotes%s",
                           keys[i],
                           game_right_part(row, "counts"));
        add_count(row, keys[i], game_row_keep(row, keys[i], lua_tostring(L, -1)));
    }
    lua_pop(L, 1);
}

static uint8_t kind_of(const GameRow *row, int zone)
{
    const int flags = row->reader->game->zones[zone].flags;

    if (game_row_says(row, "hidden") || flags & ZONE_SECRET) return LINE_COUNT;
    if (game_row_says(row, "first")) return LINE_FIRST;
    return flags & ZONE_PRIVATE ? LINE_HAND : LINE_OBJECTS;
}

// Returns the label of a zone as a sentence has it: "your far hill".
static const char *word_of(const GameRow *row, const char *label)
{
    char word[NAME_BYTES_MAX];

    (void)text_format(word, sizeof word, "%s", label);
    if (islower((unsigned char)word[1]))
        word[0] = (char)tolower((unsigned char)word[0]);
    return library_text(row->reader->library, word);
}

// Reads the line of a zone.
static BoardLine line_of(const GameRow *row)
{
    const char *beside = game_row_name(row, "beside");
    const int zone = game_zones_find(row, row->name);
    BoardLine line = {.kind = kind_of(row, zone),
                      .zone = (uint8_t)zone,
                      .joins = game_row_says(row, "joins"),
                      .label = game_row_text(row, "label"),
                      .empty = game_row_text(row, "empty"),
                      .total = total_of(row)};

    if (line.label) row->reader->game->zone_words[zone] = word_of(row, line.label);
    if (!line.label) line.label = row->name;
    if (!line.empty) line.empty = "-";
    if (beside) line.beside = (uint8_t)(1 + game_zones_find(row, beside));
    return line;
}

static void check_scope(const GameRow *row, int zone, Scope scope)
{
    const Scope its = (Scope)row->reader->game->zones[zone].scope;

    if (its == scope || (its == SCOPE_SPACE && scope == SCOPE_SHARED)) return;
    game_row_fault(row,
                   NULL,
                   scope == SCOPE_SHARED
                       ? "zone '%s' belongs to players, so it stands among the 'lines'"
                       : "zone '%s' is shared, so it stands in the 'middle'",
                   row->name);
}

// Refuses what means nothing in the line of the player, or in that of a zone.
static void check_parts(GameRow *row, bool player)
{
    static const char *const words[] = {"joins", "hidden", "first"};
    static const char *const fields[] = {"label", "empty", "beside"};
    lua_State *L = row->L;

    for (int i = 0; player && i < COUNT_OF(words); i++)
        if (game_row_says(row, words[i]))
            game_row_fault(row, words[i], "'%s' is for the line of a zone", words[i]);
    for (int i = 0; row->table && i < (player ? COUNT_OF(fields) : 1);
         i++, lua_pop(L, 1)) {
        const char *field = player ? fields[i] : "counts";

        if (lua_getfield(L, row->table, field) != LUA_TNIL)
            game_row_fault(row,
                           field,
                           "'%s' is for the line of %s",
                           field,
                           player ? "a zone" : "\"player\"");
    }
}

static void read_line(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    PlayBoard *board = &game->board;
    BoardLine *line = &game->lines[board->lines_n];

    if (board->lines_n == BOARD_LINES_MAX)
        game_row_fault(row, NULL, "there is room for %d lines", BOARD_LINES_MAX);
    check_parts(row, !strcmp(row->name, "player"));
    if (!strcmp(row->name, "player")) {
        *line = (BoardLine){.kind = LINE_PLAYER};
        board->total = total_of(row);
        read_counts(row);
    } else {
        *line = line_of(row);
        check_scope(row, line->zone, SCOPE_PLAYER);
        // No part fits behind the line of the player.
        if (board->lines_n && line[-1].kind == LINE_PLAYER) line->joins = false;
    }
    board->lines_n++;
}

static void read_middle(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    PlayBoard *board = &game->board;

    if (board->middle_n == BOARD_LINES_MAX)
        game_row_fault(row, NULL, "there is room for %d lines", BOARD_LINES_MAX);
    game->middle[board->middle_n] = line_of(row);
    check_scope(row, game->middle[board->middle_n].zone, SCOPE_SHARED);
    board->middle_n++;
}

// Returns the braces of `board` as a row, for its keys.
static GameRow row_of(GameReader *reader)
{
    return (GameRow){.reader = reader,
                     .L = reader->L,
                     .key = GAME_KEY_board,
                     .list = GAME_KEY_board};
}

// Reads "◆◇": what a player has, and what is gone.
static void read_symbol(const GameRow *row, const char *name, const char *text)
{
    ScriptedGame *game = row->reader->game;
    const size_t first = text_character(text);
    const size_t second = first && text[first] ? text_character(text + first) : 0;
    char has[8] = "", lost[8] = "";
    int i = 0;

    while (i < game->player_counters_n &&
           strcmp(game->library->player_counters[i], name) != 0)
        i++;
    if (i == game->player_counters_n)
        game_row_wrong(
            row, "symbols", "'symbols' wants player counters, '%s' is none", name);
    if (!first || first + second != strlen(text))
        game_row_wrong(
            row,
            "symbols",
            "the symbols of '%s' are one or two letters: one of them, and one that "
            "is gone",
            name);
    memcpy(has, text, first);
    memcpy(lost, text + first, second);
    game->symbols[i] =
        (BoardSymbol){.has = library_text(row->reader->library, has),
                      .lost = second ? library_text(row->reader->library, lost) : NULL,
                      .of = (uint16_t)game->player_counter_starts[i]};
    if (i >= game->board.symbols_n) game->board.symbols_n = i + 1;
}

static void read_symbols(GameReader *reader)
{
    lua_State *L = reader->L;
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    const GameRow row = row_of(reader);
    n = game_row_keys(&row, "symbols", keys);
    for (int i = 0; i < n; i++, lua_pop(L, 1)) {
        (void)lua_getfield(L, -1, keys[i]);
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_wrong(
                &row, "symbols", "'%s' wants its symbols in quotes", keys[i]);
        read_symbol(&row, keys[i], lua_tostring(L, -1));
    }
}

// Returns the name on top of the stack.
static const char *name_at_top(const GameRow *row, const char *what)
{
    lua_State *L = row->L;
    const char *name = game_names_at(L, -1);

    if (!name && lua_type(L, -1) == LUA_TSTRING) name = lua_tostring(L, -1);
    if (!name)
        game_row_wrong(
            row, what, "'%s' wants a name, got %s", what, script_value_name(L, -1));
    return name;
}

static void read_named(GameReader *reader)
{
    ScriptedGame *game = reader->game;
    const GameRow row = row_of(reader);
    const char *name = name_at_top(&row, "named");
    int i = 0;

    while (i < game->rules.zones_n && strcmp(game->zones[i].name, name) != 0) i++;
    if (i == game->rules.zones_n || game->zones[i].scope != SCOPE_PLAYER)
        game_row_wrong(
            &row, "named", "'named' wants a zone of players, '%s' is none", name);
    game->board.named = (uint8_t)(i + 1);
}

static void read_sheet(GameReader *reader)
{
    ScriptedGame *game = reader->game;
    const GameRow row = row_of(reader);
    const char *name = name_at_top(&row, "sheet");
    Nearest nearest = nearest_to(name);
    int i = 0;

    for (; i < game->rules.kinds_n; i++) {
        if (game->kinds[i].kind != KIND_OBJECT) continue;
        if (!strcmp(game->kinds[i].name, name)) break;
        nearest_try(&nearest, game->kinds[i].name);
    }
    if (i == game->rules.kinds_n)
        game_row_wrong(&row,
                       "sheet",
                       "'sheet' wants a kind of things, '%s' is none%s",
                       name,
                       nearest_text(reader->L, &nearest));
    game->board.sheet = (uint8_t)(i + 1);
}

static void read_unseen(GameReader *reader)
{
    const Library *library = reader->library;
    lua_State *L = reader->L;

    const GameRow row = row_of(reader);

    if (!lua_istable(L, -1))
        game_row_wrong(&row,
                       "unseen",
                       "'unseen' wants a list of statuses, got %s",
                       script_value_name(L, -1));
    const int n = game_row_list(&row, "unseen");
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        const char *name;
        int status = 0;

        (void)lua_rawgeti(L, -1, i);
        name = name_at_top(&row, "unseen");
        while (status < library->statuses_n &&
               strcmp(library->statuses[status], name) != 0)
            status++;
        if (status == library->statuses_n)
            game_row_wrong(
                &row, "unseen", "'unseen' wants statuses, '%s' is none", name);
        reader->game->board.unseen |= 1u << status;
    }
}

static void read_lines(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_lines, read_line);
}

static void read_middles(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_middle, read_middle);
}

void game_board_read(GameReader *reader)
{
    static const struct {
        const char *key;
        void (*read)(GameReader *reader);
    } parts[] = {{"lines", read_lines},
                 {"middle", read_middles},
                 {"symbols", read_symbols},
                 {"named", read_named},
                 {"sheet", read_sheet},
                 {"unseen", read_unseen}};
    lua_State *L = reader->L;
    const int board = lua_gettop(L);
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!lua_istable(L, board) || lua_rawlen(L, board))
        game_row_key_wrong(
            reader, GAME_KEY_board, "'board' is written in braces, with keys only");
    n = script_value_keys(L, board, "board", keys);
    for (int i = 0; i < n; i++) {
        Nearest nearest = nearest_to(keys[i]);
        bool known = false;

        for (int k = 0; k < COUNT_OF(parts); k++) {
            known |= !strcmp(keys[i], parts[k].key);
            nearest_try(&nearest, parts[k].key);
        }
        if (!known)
            game_row_key_wrong(reader,
                               GAME_KEY_board,
                               "unknown key '%s' in 'board'%s",
                               keys[i],
                               nearest_text(L, &nearest));
    }
    for (int k = 0; k < COUNT_OF(parts); k++, lua_settop(L, board))
        if (lua_getfield(L, board, parts[k].key) != LUA_TNIL) parts[k].read(reader);
}

// ---- options

void game_board_read_options(GameRow *row, int prompt)
{
    ScriptedGame *game = row->reader->game;
    lua_State *L = row->L;
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    if (!row->table || lua_getfield(L, row->table, "options") == LUA_TNIL) {
        if (row->table) lua_pop(L, 1);
        return;
    }
    n = game_row_keys(row, "options", keys);
    for (int i = 0; i < n; i++, lua_pop(L, 1)) {
        PlayOptionText *text = &game->option_texts[game->options.texts_n];

        game_row_room(row, game->options.texts_n, LIMIT_OPTION_TEXTS);
        (void)lua_getfield(L, -1, keys[i]);
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_fault(row,
                           keys[i],
                           "'%s' wants a text in quotes%s",
                           keys[i],
                           game_right_part(row, "options"));
        *text = (PlayOptionText){
            .prompt = (uint8_t)prompt,
            .option = (uint8_t)game_declared_find(row,
                                                  "kind of option",
                                                  keys[i],
                                                  game->rules.options,
                                                  game->rules.options_n,
                                                  sizeof(OptionRow)),
            .text = game_row_keep(row, keys[i], lua_tostring(L, -1))};
        if (play_options_unknown(text->text))
            game_row_fault(
                row,
                keys[i],
                "'%%%c' means nothing here; there are %%c, %%t, %%p, %%n, %%T, %%o, %%a and %%g",
                play_options_unknown(text->text));
        game->options.texts_n++;
    }
    lua_pop(L, 1);
}
