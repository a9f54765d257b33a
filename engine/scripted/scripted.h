// scripted.h -- a game written in Lua, as the rows that its game.lua declares.
//
// scripting/game/ fills one ScriptedGame and nobody writes to it afterwards. Rules and Play
// point into it, so the kernel and the commands use such a game like any other; the
// procedures that they call are those of this folder. The first member is the Rules, so a
// Table leads back to its game (scripted_of).

#ifndef SCRIPTED_H
#define SCRIPTED_H

#include "engine/cards/library.h"
#include "engine/cards/rules.h"
#include "engine/kernel/table/table.h"
#include "engine/play/play.h"
#include "engine/play/play_board.h"
#include "engine/play/play_bots.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_options.h"
#include "engine/play/play_position.h"
#include "engine/play/play_scenario.h"
#include "engine/play/play_sitting.h"
#include "engine/play/play_telling.h"

// When the abilities act that an event triggers.
typedef enum {
    TRIGGERS_AT_ONCE, // within the verb that told the event, in the order of spots
    TRIGGERS_QUEUED,  // when the running instructions are done, first come first served
} TriggerTime;

// The part of a zone that its ZoneRow does not have.
typedef struct {
    uint16_t limit; // cards that a spot of it holds; 0: any number
    uint8_t spills; // 1 + the zone that takes the first card of a full spot; 0: a full
                    // spot takes no more
    uint8_t event;  // 1 + the event that tells it, of the card that leaves; 0: none
    // 1 + the zone that is shuffled into it when more is wanted than lies there; 0: none
    uint8_t refills;
    uint8_t goes_on; // 1 + the zone that gives the rest of what is wanted; 0: none
    // 1 + the zone for what is attached to a thing that leaves the board from here; 0: it
    // stays.
    uint8_t frees;
} ScriptedZone;

// How many of a counter there may be: as many as [most] says, 0 for any number, or the number
// of the thing in row [field] - 1; of a player's counter, that player's counter in that row.
typedef struct {
    int16_t most;
    uint8_t field;
    uint8_t over; // 1 + the counter that gets the rest; 0: it is lost
} ScriptedBound;

// A switch that players agree on before they begin: one of several named values.
typedef struct {
    const char *name;
    const char *values[SETTING_VALUES_MAX]; // the first is the usual one
    int values_n;
    uint16_t players; // see PlaySetting.players
    const char *doc;
} ScriptedSetting;

// The part of a note that its WordRow does not have.
typedef struct {
    PlayNote shown;
    uint16_t first; // its first value among those that ScriptedState keeps
} ScriptedNoteRow;

// A die: for each face the words on it, one bit each. The faces of a die that has words or
// is kept are cards of a type of their own, one for each different face (dice.h).
typedef struct {
    const char *name;
    const char *words[DIE_WORDS_MAX];
    int words_n; // 0: its faces are numbers
    uint32_t faces[DIE_FACES_MAX];
    int faces_n;
    bool kept;                   // thrown dice are things of the kind that has its name
    uint8_t type;                // 1 + the type of its faces; 0: they are no cards
    uint8_t column;              // 1 + the fact whose words its faces have; 0: none
    CardId cards[DIE_FACES_MAX]; // by face; equal faces are one card
    const char *shown[DIE_FACES_MAX]; // what it shows: "forest/road", "d6 4", "blank"
} ScriptedDie;

// The part of a deck section that its DeckSection does not have.
typedef struct {
    uint16_t types;      // of the cards that may lie there, one bit each; 0: all
    int16_t least, most; // cards; most -1: as many as there is room
    uint8_t zone;        // of its owner, where its cards are when a game begins
} ScriptedSection;

// A demand on decks. The cards of [sections] (one bit each) that [query] means, 0 for all,
// are counted; or the sum of a fact, or of how many different words a fact has.
typedef enum {
    DECK_COUNT, // how many such cards there are
    DECK_SUM,   // the sum of `fact` over them
    DECK_SAME,  // every such card has a word of `fact` that the first card of section
                // `of` has, or one of the words `besides`, one bit each
    DECK_COPIES // how many of one name
} DeckRuleKind;

typedef struct {
    uint8_t kind; // DeckRuleKind
    uint8_t fact;
    uint8_t of;
    uint16_t sections, besides;
    uint16_t modes; // one bit each; 0: in all
    QueryId query;
    int least, most;  // of a number; most -1: no limit
    const char *text; // what it wants, for players
    const char *rule; // its place in the rulebook, or ""
} ScriptedDeckRule;

// An action that pays a part of a cost. The payer chooses things that the cost's query
// means, or as many as the cost says of those at [from].
typedef struct {
    uint8_t from; // 1 + zone of the payer where they are; 0: as the query says
    uint8_t to;   // 1 + zone of their owner to which they go; 0: they stay
    uint8_t
        event; // 1 + the event that cards are asked about and that is reported; 0: none
    // 1 + status (as in Object.statuses) that each gets and must not have
    uint8_t status;
    uint8_t counter; // 1 + counter of things: each loses [amount], or gets it
    uint8_t amount;
    // 1 + setting, and its value, with which they get more than the counter's bound; 0: never
    uint8_t beyond, beyond_value;
    bool puts;   // gets it
    bool bottom; // they go to the bottom of the zone
} ScriptedCostAction;

// Why an option is not there: options of these kinds (one bit each: of every game by
// ChoiceRole, and those that the game declares), about
// things that [query] means (0: any), at places in these zones (0: any), provided that the
// condition holds for the thing and the player.
typedef struct {
    uint32_t options;
    uint64_t zones;
    uint64_t own;
    QueryId query;
    uint16_t provided;
} ScriptedRefusal;

// Work that is due as soon as [of] means a thing for which [when] says yes, if there is one:
// [run] is called with the thing.
typedef struct {
    QueryId of;
    ClauseId when, run;
} ScriptedDue;

// A demand on all cards of the game.
typedef enum {
    DEMAND_HAS,    // each card has something in the column
    DEMAND_LACKS,  // none has
    DEMAND_DIFFER, // no two have the same there
    DEMAND_SHARES, // each has something there that a card of `with` has
    DEMAND_COUNT,  // there are from `least` to `most` of them,
    DEMAND_SUM     // or so many in the sum of the column
} DemandKind;

typedef struct {
    uint8_t kind;     // DemandKind
    uint8_t fact;     // the column, unless it counts
    QueryId of, with; // which cards it is about
    int least, most;  // most -1: no limit
    const char *text; // what it wants, for people
} ScriptedDemand;

// The functions of a game, as clauses of its Library; 0: it has none.
typedef struct {
    ClauseId setup, opens, turn, worth;
} ScriptedRuns;

// Sentences of the language's own, and those that a game has in their place, at most.
enum { SCRIPTED_SENTENCES = 64 };

// Kinds of option of every game: their rows are their ChoiceRoles. Those that the game
// declares follow.
enum { SCRIPTED_OPTION_COUNT = CHOICE_OWN };

_Static_assert(SCRIPTED_OPTION_COUNT + OPTION_KINDS_MAX <= UINT8_MAX,
               "Option.kind is one byte");

typedef struct ScriptedGame {
    Rules rules; // first, because code casts a table's Rules to its game
    Play play;
    const char *title; // "High Card"
    uint8_t players_least, players_most;
    uint8_t triggers; // TriggerTime
    bool chain;       // players may respond (answering.h); clears LACKS_CHAIN
    ScriptedRuns runs;
    ClauseId abilities[GAME_ABILITIES_MAX]; // of the game itself, see Rules
    ScriptedDue due[DUE_ROWS_MAX];
    uint64_t due_reads; // READS_ bits of all that is looked at to find what is due
    int due_n;

    // The tables that Rules points to. Rows of the language's own come first: see
    // scripted_rows.h.
    ZoneRow zones[ZONES_MAX];
    ScriptedZone zones_more[ZONES_MAX];
    bool frees; // some zone does
    KindRow kinds[KINDS_MAX];
    AdjectiveRow adjectives[ADJECTIVES_MAX];
    FieldRow fields[FIELDS_MAX];
    int16_t fields_most[UINT8_MAX + 1]; // see Rules
    EventRow events[EVENTS_MAX];
    QuestionRow questions[QUESTIONS_MAX];
    NumberRow numbers[DERIVED_MAX];
    LayerRow layers[DERIVED_MAX][LAYERS_MAX];
    VerbRow verbs[VERBS_MAX]; // those of every game, then a reading for each number
    WordRow words[WORDS_MAX];
    PlaceRow places[PLACE_WORDS_MAX];
    NameRow types[TYPES_MAX], supertypes[TYPES_MAX], counters[COUNTERS_MAX];
    uint16_t types_without[TYPES_MAX]; // see Rules
    uint16_t always; // types whose cards every game has loaded, one bit each
    FactRow facts[FACTS_MAX];
    NameRow fact_words[FACTS_MAX][FACT_VOCABULARY];
    PromptRow prompts[PROMPTS_MAX];
    EndingRow endings[ENDINGS_MAX];
    RefusalRow refusals[REFUSALS_MAX]; // from row 1 on; row 0 is no refusal
    ScriptedRefusal refusals_more[REFUSALS_MAX];
    ResourceRow resources[RESOURCES_MAX];
    CostActionRow cost_actions[COST_KINDS_MAX];
    ScriptedCostAction cost_actions_more[COST_KINDS_MAX];
    // 1 + the event that is asked of things before they are chosen and told then: the
    // one that is named "chosen"; 0: none
    uint8_t event_chosen;

    // Notes are the first words: row i of `words` is note i, for i < notes_n; then come
    // durations, whose number is the `Ends` of a modifier, then all others.
    int notes_n, durations_n;
    ScriptedNoteRow notes[NOTES_MAX];
    const char *note_words[NOTES_MAX][NOTE_WORDS_MAX];
    const char *event_words[EVENTS_MAX][EVENT_WORDS_MAX]; // of their numbers, from 1 on
    PlayNumberWords event_numbers[EVENTS_MAX];
    uint8_t note_ends[NOTES_MAX];      // Ends: with what it is forgotten,
    uint8_t status_ends[STATUSES_MAX]; // with what things lose it
    int note_values_n;                 // of all notes, those of each player counted
    int player_counters_n; // its own: the first ones of Library.player_counters
    int16_t player_counter_starts[PLAYER_COUNTERS_MAX];
    ScriptedBound bounds[COUNTERS_MAX], player_bounds[PLAYER_COUNTERS_MAX];

    ScriptedSetting settings[SETTINGS_MAX];
    int settings_n;
    ScriptedDie dice[DICE_MAX];
    int dice_n;

    // The rows of Play.
    PlayDecks decks;
    DeckSection sections[DECK_SECTIONS_MAX];
    ScriptedSection sections_more[DECK_SECTIONS_MAX];
    // Words of lists for each section, ended by NULL: headings, keys of JSON.
    const char *section_words[DECK_SECTIONS_MAX][SECTION_WORDS_MAX + 1];
    const char *section_keys[DECK_SECTIONS_MAX][SECTION_WORDS_MAX + 1];
    ListWord list_words[LIST_WORDS_MAX];
    const char *usual_decks[SEATS_MAX];
    ScriptedDeckRule deck_rules[DECK_RULES_MAX];
    int deck_rules_n;
    ScriptedDemand demands[DEMANDS_MAX];
    int demands_n;
    PlaySitting sitting;
    PlayMode modes[MODES_MAX];
    PlaySetting play_settings[SETTINGS_MAX];
    PlayBoard board;
    BoardLine lines[BOARD_LINES_MAX], middle[BOARD_LINES_MAX];
    BoardCount counts[BOARD_COUNTS_MAX];
    char kind_letters[KINDS_MAX];      // of things on a map, 0: none
    bool owned_kinds[KINDS_MAX];       // things that are players' there
    const char *zone_words[ZONES_MAX]; // as sentences name them; NULL: by their names
    BoardSymbol symbols[PLAYER_COUNTERS_MAX];
    PlayTelling telling;
    PlaySentence sentences[EVENTS_MAX + SCRIPTED_SENTENCES]; // and the language's own
    PlayBots bots;
    PlayOptions options;
    OptionRow option_kinds[SCRIPTED_OPTION_COUNT + OPTION_KINDS_MAX];
    const char *option_numbers[OPTION_KINDS_MAX][OPTION_WORDS_MAX];
    PlayOptionKind option_words[SCRIPTED_OPTION_COUNT + OPTION_KINDS_MAX];
    PlayOptionText option_texts[OPTION_TEXTS_MAX];
    PlayPosition position;
    PlayScenario scenario;

    Library *library;
} ScriptedGame;

// Returns the game of a table whose Rules belong to one.
static inline const ScriptedGame *scripted_of(const Table *table)
{
    return (const ScriptedGame *)table->rules;
}

#endif
