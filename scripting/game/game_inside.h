// game_inside.h -- what the readers of rows share; nothing outside this folder includes it.
//
// A GameReader fills a ScriptedGame from game.lua. Each key has a reader, which finds its
// value on top of the Lua stack. A reader that meets something wrong raises a fault with
// the place of the row; so it needs no way back.

#ifndef GAME_INSIDE_H
#define GAME_INSIDE_H

#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_words.h"
#include "scripting/game/game_names.h"
#include "scripting/game/game_scan.h"

// The keys of game.lua, and of the rows within rows.
typedef enum {
#define GAME_KEY(key, form, doc) GAME_KEY_##key,
#include "scripting/game/game_keys.def"
    GAME_KEYS
} GameKey;

enum { GAME_LIST_MAX = 64 };

// Names that must differ from each other are of one space.
typedef enum {
    SPACE_WORD, // a script writes it: a zone, a status, a verb
    SPACE_FIELD,
    SPACE_EVENT,
    SPACE_QUESTION,
    SPACE_OTHER, // a name in quotes: of a prompt, a setting, a die, a section …
} GameSpace;

// A name that the game declares.
typedef struct {
    const char *name;
    uint8_t space; // GameSpace; of SPACE_OTHER only names of one key must differ
    uint8_t key;   // GameKey
    uint16_t row;
    uint16_t next; // the one before it with the same hash, from 1; 0: none
    bool used;     // something of the game's own files names it, or need not
} GameName;

enum { NAME_HASHES = 256 };

// How many rows of each table every game has.
typedef struct {
    int kinds, adjectives, fields, events, questions, verbs;
} GameGeneral;

// The bound of a counter, whose name has no row yet.
typedef struct {
    const char *name, *over; // NULL: none
    uint16_t row;
    int16_t most; // 0: it has a name or is none
} CounterBound;

typedef struct {
    GameNames names; // first, because GameFiles.self points to it
    lua_State *L;
    Host *host;
    const ScriptSource *source; // game.lua, and the rules behind it
    int sources_n;
    ScriptedGame *game;
    Library *library;
    GameGeneral general;
    uint16_t first_script;                      // game.lua, in the library that stays
    uint8_t counter_verbs[PLAYER_COUNTERS_MAX]; // the verbs that read them, by row
    GameName declared[GAME_NAMES_MAX];
    int declared_n;
    uint16_t hashed[NAME_HASHES];     // the last declared name of each hash, from 1
    bool permits;                     // a function asks what a clause `can` permits
    WordRow durations[DURATIONS_MAX]; // of its own, before they become words
    int own_durations_n;
    char *rulebook; // the lines of GAME_KEY_rulebook so far; NULL: none
    size_t rulebook_n;
    int number;                   // the derived number whose layers are being read
    uint8_t numbers[DERIVED_MAX]; // the derived number of each row
    // Names of rows that are read later than those that name them, by row; NULL: none.
    const char *beside[ZONES_MAX], *spills[ZONES_MAX], *frees[ZONES_MAX];
    const char *refills[ZONES_MAX], *goes_on[ZONES_MAX];
    const char *kind_at[KINDS_MAX];
    CounterBound bounds[COUNTERS_MAX], player_bounds[PLAYER_COUNTERS_MAX]; // by counter
} GameReader;

// A row that is being read: an entry of the list under a key.
typedef struct {
    GameReader *reader;
    lua_State *L;
    uint8_t key;        // GameKey: whose words and keys it has
    uint8_t list;       // GameKey: the list of game.lua that it stands in
    int n;              // the entry of that list, from 1
    const char *within; // of a row within a row: what names it there; else NULL
    int table;          // stack index of the row's braces, 0: it is a name alone
    const char *name;
    const char *doc; // "" without one
    bool for_cards;  // only scripts of cards use it
} GameRow;

// ---- values (game_row.c)

// Raises a fault at the place of the row, or of [part] in it; NULL: the row. The second is
// about a key of game.lua.
_Noreturn void game_row_fault(const GameRow *row, const char *part, const char *format,
                              ...) __attribute__((format(printf, 3, 4)));
_Noreturn void game_row_key_fault(const GameReader *reader, GameKey key,
                                  const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Raise such a fault with the line that would be right behind it: of [part], a key of the row or
// a value of one, and of a key of game.lua.
_Noreturn void game_row_wrong(const GameRow *row, const char *part, const char *format,
                              ...) __attribute__((format(printf, 3, 4)));
_Noreturn void game_row_key_wrong(const GameReader *reader, GameKey key,
                                  const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Calls [read] for each entry of the list on top of the stack. Words and keys of an entry
// are those of game_keys.def. Returns how many entries there are.
int game_row_each(GameReader *reader, GameKey key, void (*read)(GameRow *row));

// Does the same for a list within the row, under [field]: rows of [key].
int game_row_each_within(const GameRow *row, const char *field, GameKey key,
                         void (*read)(GameRow *row));

// Returns whether the word stands alone in the row.
bool game_row_says(const GameRow *row, const char *word);

// Returns which of the words stands alone in the row, -1: none. Two of them are a fault.
int game_row_one_of(const GameRow *row, const char *const *among, int n);

// Return the value of a key, or [otherwise] and NULL where the row does not have it.
int game_row_number(const GameRow *row, const char *field, int least, int most,
                    int otherwise);
const char *game_row_text(const GameRow *row, const char *field);

// Return how many entries the list on top of the stack has, which has no keys; write the
// keys of the braces there, which have no entries, and return how many. [part] is the key
// of the row that they are the value of.
int game_row_list(const GameRow *row, const char *part);
int game_row_keys(const GameRow *row, const char *part, const char **keys);

// Reads names: one, or a list of them, each a word or a text. Returns how many.
int game_row_names(const GameRow *row, const char *field, const char **names);

// Reads one such name. Returns NULL where the row does not have the key.
const char *game_row_name(const GameRow *row, const char *field);

// Returns the one text that stands behind the name of the row; [what] says which.
const char *game_row_one_text(const GameRow *row, const char *what);

// Returns whether the row has something for [field].
bool game_row_has(const GameRow *row, const char *field);

// Returns the query of [field] in the row, which is about things. Where the row has none, the
// message asks for it with [missing], and [players] is the message where it is about players.
QueryId game_row_query(const GameRow *row, const char *field, const char *missing,
                       const char *players);

// Refuses what lies on top of the stack for [field] where it is no query, or no condition.
void game_row_check_query(const GameRow *row, const char *field, bool condition);

// Reads the texts that stand in the row behind its name. Returns how many.
int game_row_texts(const GameRow *row, const char **texts);

// Returns a copy of a text that may be printed and lives as long as the library.
const char *game_row_keep(const GameRow *row, const char *part, const char *text);

// Returns whether game.lua may have the key, and returns the name of one.
bool game_row_key_known(const char *name);
const char *game_row_key_name(int key);

// ---- what is right (game_right.c)

// Return "; write: " and a line that would be right, "": none is known. The text lies on the
// Lua stack. It is of [part] of the row, a row like this one, or the key with one row as its
// list or, of a key without rows, with its value.
const char *game_right_part(const GameRow *row, const char *part);
const char *game_right_row(const GameRow *row);
const char *game_right_key(const GameRow *row, bool is_list);

// ---- names (game_declared.c)

// Notes that the row declares [name]. A name that is declared already is a fault.
void game_declared_add(const GameRow *row, GameSpace space, const char *name);

// Notes that the game uses a name that it declares.
void game_declared_use(GameReader *reader, const char *name, size_t n);

// Finds the row with that name among [n] rows of [size] bytes, whose first member is the
// name. Raises a fault that calls them [what] if there is none.
int game_declared_find(const GameRow *row, const char *what, const char *name,
                       const void *rows, int n, size_t size);

// Raises a fault unless a table has room for one more row.
void game_row_room(const GameRow *row, int n, LimitId limit);

// Checks that all names are used when all files are loaded. Raises a fault if one is not.
void game_declared_check(GameReader *reader);

// Adds the function on top of the stack as a clause of the game; in the second reading. It is
// the value of [name] in that row of the key, from 1, or of the key itself, 0. [deed] says how
// far it may go (game_row.c).
ClauseId game_function_add(GameReader *reader, GameKey key, int row, const char *name,
                           Deed deed);

// ---- the readings (game_keys.c)

// Read the game whose braces lie at index 1 of the Lua stack.
void game_keys_read_first(GameReader *reader);
void game_keys_read_second(GameReader *reader);

// ---- rows that several keys add (game_words.c)

// Adds the durations and the words of the language, when the notes are there.
void game_words_add_general(GameReader *reader);

// Numbers the counters of players when all other fields are there.
void game_words_number_counters(GameReader *reader);

// Read the bound of a counter; look up what all bounds name, when all rows are there
// (game_counters.c).
void game_counters_read_bound(const GameRow *row, CounterBound *bound);
void game_counters_link(GameReader *reader);

// Returns what the row of a note or status ends with: an Ends, which `lasts` names.
uint8_t game_words_lasts(const GameRow *row);

// Returns the word that names a layer, a new one if there is none.
int game_words_layer(const GameRow *row, const char *name);

// Add a row, and the words of it: a field has a reading verb of its name.
void game_words_add_field(const GameRow *row, const FieldRow *field);
void game_words_add_adjective(const GameRow *row, const AdjectiveRow *adjective);

// Returns the row of the question, which must have answers of that kind.
int game_asked_question(const GameRow *row, const char *field, const char *name,
                        int answer);

// Returns [name] as scripts write it: in small letters, without spaces.
const char *game_cards_word(const GameRow *row, const char *name);

// ---- what keys ask of each other (game_cards.c, game_zones.c)

// Returns the number of the word in a column; an open column takes it up.
int game_cards_fact_word(const GameRow *row, const char *part, int fact,
                         const char *word);

// Returns the types that the row names, one bit each.
uint16_t game_cards_types(const GameRow *row, const char *field);

// Read how maps are drawn: the things of a kind, the marks of spaces
// (game_map.c).
void game_map_read_kind(const GameRow *row, int kind);
void game_map_read_marks(const GameRow *row);

// Returns the row of the zone with that name.
int game_zones_find(const GameRow *row, const char *name);

// Does the same, and refuses a map under [part]: it is many places.
int game_zones_find_plain(const GameRow *row, const char *part, const char *name);

// ---- the keys

void game_cards_read_columns(GameReader *reader);
void game_cards_read_lists(GameReader *reader);
void game_cards_read_types(GameReader *reader);
void game_cards_read_supertypes(GameReader *reader);
void game_cards_read_kinds(GameReader *reader);
void game_cards_read_cards(GameReader *reader);
void game_zones_read_zones(GameReader *reader);
void game_zones_read_places(GameReader *reader);
void game_asked_read_events(GameReader *reader);
void game_words_read_counters(GameReader *reader);
void game_words_read_player_counters(GameReader *reader);
void game_words_read_statuses(GameReader *reader);
void game_words_read_status_lasts(GameReader *reader);
void game_notes_read(GameReader *reader);
void game_notes_read_lasts(GameReader *reader);
void game_words_read_durations(GameReader *reader);
void game_read_settings(GameReader *reader);
void game_dice_read(GameReader *reader);
void game_dice_add_faces(GameReader *reader); // when the cards are read
void game_words_read_resources(GameReader *reader);
void game_costs_read(GameReader *reader);
void game_costs_read_chain(GameReader *reader);
void game_asked_read_questions(GameReader *reader);
void game_asked_add_main(GameReader *reader); // when the columns are read
void game_asked_read_numbers(GameReader *reader);
void game_asked_read_layer_conditions(GameReader *reader); // in the second reading
void game_options_read(GameReader *reader);
void game_asked_read_prompts(GameReader *reader);
void game_asked_read_offers(GameReader *reader); // in the second reading
void game_asked_read_endings(GameReader *reader);
void game_sentences_read(GameReader *reader);

// Refuses a sentence with a place that nothing fills, or a bracket that nobody closes.
void game_sentences_check(const GameRow *row, const char *says);

// ---- the keys of game_decks.c and game_board.c

void game_decks_read_modes(GameReader *reader);
void game_decks_read_sections(GameReader *reader);
void game_decks_read_rules(GameReader *reader); // in the second reading
void game_decks_read_usual(GameReader *reader);
void game_board_read(GameReader *reader);
void game_refusals_read_rulebook(GameReader *reader);
void game_due_read_abilities(GameReader *reader); // in the second reading
void game_due_read(GameReader *reader);           // in the second reading
void game_refusals_read(GameReader *reader);      // in the second reading
void game_demands_read(GameReader *reader);       // in the second reading

// Raises a fault where the query of [field] asks what no card is or has outside a game: a place, a
// side, a status.
void game_demands_check_cards(const GameRow *row, const char *field, QueryId query);

// Reads the words that the row of a prompt gives to kinds of options.
void game_board_read_options(GameRow *row, int prompt);

#endif
