// library.h -- every card, keyword and clause that a program has loaded.
//
// A program fills a Library once, card by card, and never writes to it again: games, threads
// and copies share it. A card is facts (from a list) and abilities (from scripts). A card
// whose script is missing or faulty stays in the library with the reason, and decks with
// it are refused; no card is ever played without its text.

#ifndef LIBRARY_H
#define LIBRARY_H

#include <string.h>

#include "engine/base/found.h"
#include "engine/cards/clause.h"
#include "engine/cards/event_set.h"
#include "engine/cards/rules.h"

// A keyword as a list prints it. Its cost is written in symbols: a number is that much of
// the first resource, a name is one of that resource ("2", "gold", "1 gold gold"). Where it
// is no cost it names things: words of the game, then a tag ("enemy", "Dragon").
typedef struct {
    const char *name;
    int value;        // 1 where the list gives none
    const char *cost; // NULL where the list gives none
} KeywordFact;

// A ban list's row for a card.
typedef struct {
    const char *format; // NULL ends the bans of a card
    const char *since;  // "2026-09-18", "" unknown
} BanFact;

// All that a list says about one card. Strings are the caller's.
typedef struct {
    const char *code; // "OGN-024"
    const char *name; // full name, "Jinx, Rebel"
    const char *set;
    const char *type; // "Beast"
    const char *summary;
    const char *supertypes[3];
    const char *tags[CARD_TAGS_MAX];
    KeywordFact keywords[CARD_KEYWORDS_MAX];
    BanFact bans[FORMATS_MAX];
    FactValue facts[FACTS_MAX]; // by row of Rules.facts
    bool has_text; // it has abilities beyond keywords, so it needs a script
} CardFacts;

typedef struct {
    uint8_t keyword; // Library keyword
    // KEYWORD_COST or KEYWORD_WHOLE: what the card's script adds to it
    uint8_t scripted;
    int16_t value;
    uint16_t cost; // cost record, 0 none
} PrintedKeyword;

// An item of a fact that keeps its items in their order: a name, a word that may come
// several times, or a number of a row of them.
typedef struct {
    const char *name; // of a card, as the list says it
    CardId card;      // the card that it means; 0: it is not known, or not linked yet
    int16_t n;        // the number, or the row of the vocabulary
} CardItem;

// The part of a printed keyword that comes from the script: its cost, or all of it, as
// one more of the same name.
enum { KEYWORD_COST = 1, KEYWORD_WHOLE = 2 };

// One ability of a card: a clause, with the value of the keyword that it comes from.
typedef struct {
    ClauseId clause;
    int16_t value;
    uint16_t cost;     // the keyword's value where that is a cost
    uint8_t keyword;   // the keyword it comes from; 0: the card's own text
    uint8_t paid_slot; // which of the object's paid slots its script's cost uses
    uint8_t kind;      // ClauseKind of the clause
    bool is_last;      // no other one of this kind follows on the card
} Ability;

// Bit sets of the events and questions that some abilities react to. They let the
// engine pass over objects without such abilities, which are most of them most of the
// time.
typedef struct {
    uint64_t answers;              // questions that passives answer
    uint64_t answers_others;       // and those they answer about more than themselves
    EventSet listens;              // events of `when` clauses
    EventSet before[BEFORE_KINDS]; // events that `as` … `cannot` clauses precede
    EventSet permits;              // events of `can` clauses about other objects
    EventSet forbids;              // and of `cannot` clauses
    uint64_t reads;         // READS_ bits of passives that give or change numbers,
    uint64_t reads_to_give; // and of those that give
    uint8_t reaches; // REACHES_ bits of passives that give something off the board
    bool precedes;   // there are `as` … `cannot` clauses; few objects have any
} Interest;

enum { REACHES_ITSELF = 1, REACHES_OTHERS = 2 };

// The permissions that `can` clauses may give: wherever the object is, or in the zones
// that they name.
typedef struct {
    uint16_t flags; // CLAUSE_ flags of those that name no zone from which it comes,
    uint16_t flags_from; // and of those that name some
    uint64_t from;       // the zones that these name, one bit each
    uint64_t reprices;   // the zones from which one of them gives another price
} Permissions;

// All that some abilities together may be: a search passes over an object whose
// abilities are none of it.
typedef struct {
    Interest interest;
    uint16_t kinds; // of their clauses, one bit each ClauseKind
    Permissions can;
    bool adds;         // one of them adds resources
    bool takes, tags;  // something takes abilities away, or gives tags,
    bool types;        // or types
    uint64_t keywords; // by Library keyword
} Gifts;

typedef struct {
    // The engine reads these all the time, so they stand together.
    uint16_t types;                  // bits of the game's types
    uint16_t supertypes;             // bits of the game's supertypes
    uint16_t abilities, abilities_n; // range in Library.abilities
    uint16_t clause_kinds;           // of its clauses, one bit each ClauseKind
    Permissions can;                 // what its `can` clauses give
    bool adds;                       // has an ability that adds resources
    bool adds_for_some;              // and one that adds them for certain cards only
    bool adds_at_times;              // or while something holds beside
    Interest interest;               // of its abilities
    EventSet heard_of_others;        // that they hear of others than itself
    // of the questions that these answer, those about itself as well
    uint64_t answers_itself;
    uint64_t keyword_mask;    // by Library keyword
    int16_t facts[FACTS_MAX]; // by row of Rules.facts (fact.h)
    const char *code, *name, *set, *summary;
    uint16_t tags[CARD_TAGS_MAX];
    PrintedKeyword keywords[CARD_KEYWORDS_MAX];
    uint8_t keywords_n;
    uint8_t paid_n;             // additional costs it prints
    uint64_t governed;          // governing keywords that its script writes out
    uint16_t own, own_n;        // its script's clauses, a range in Library.owned
    uint16_t items[FACTS_MAX];  // first item of each fact in Library.items
    uint8_t items_n[FACTS_MAX]; // and how many there are (library_items)
    bool has_text;
    bool scripted;          // its own script was loaded
    bool linked;            // abilities are up to date (library_link)
    const char *unplayable; // the reason, or NULL;
    FoundKind found;        // its row, FOUND_NONE: nobody said which
    // by format: since when, "" unknown; NULL: it is not
    const char *banned[FORMATS_MAX];
} Card;

typedef struct {
    const char *name;
    ClauseId clauses[KEYWORD_CLAUSES_MAX];
    uint8_t clauses_n;
    uint16_t clause_kinds; // of its clauses, one bit each ClauseKind
    Interest interest;     // of its clauses
    bool adds_up, redundant;
    bool governs;               // it takes text: keyword { ... }
    ClauseId governs_clause;    // completes a clause, or
    uint16_t governs_condition; // adds a condition
    bool loaded;                // a script defines it
    bool wants_cost;            // its value is a cost
    bool wants_query;           // its value names things: Cost.names
    bool takes_number;          // its value is a number that the script reads
    uint8_t additional_n;       // additional costs of playing in its script
    bool is_permission;         // its cost is paid in place of the printed one
    uint16_t works_for; // types of cards on which it does something, one bit each
    const char *fault;  // why its script is refused, or NULL;
    FoundKind found;    // its row
} Keyword;

typedef struct {
    const char *kind; // "card", "keyword", "words", "ruleset", "rules"
    const char *name; // code or name
    const char *path; // where its source came from, for messages
    uint64_t hash;
} Script;

enum { SPACE_FAULTS_MAX = 20 };

typedef struct {
    CardId card;
    char text[240];
} SpaceFault;

// The spaces of a map, in the order of their cards, and which lie beside which.
typedef struct {
    int n;
    CardId cards[SPACES_MAX];
    uint16_t types; // of all these cards, one bit each
    uint8_t ways_n[SPACES_MAX];
    uint16_t ways[SPACES_MAX][SPACE_WAYS_MAX]; // from each space: its neighbours
    // Why they are no map, each with the card at fault; 0: none is.
    SpaceFault faults[SPACE_FAULTS_MAX];
    int faults_n;
} Spaces;

// Kinds of clauses that wait for something or answer something.
enum {
    SPEAKING_KINDS = 1 << CLAUSE_WHEN | 1 << CLAUSE_AS | 1 << CLAUSE_INSTEAD |
                     1 << CLAUSE_CAN | 1 << CLAUSE_CANNOT | 1 << CLAUSE_PASSIVE,
};

typedef struct Library {
    const Rules *rules;
    Card *cards;
    Clause *clauses;
    Query *queries;
    Amount *amounts;
    Cost *costs;
    Condition *conditions;
    Ability *abilities;
    ClauseId *owned;
    Script *scripts;
    CardItem *items;
    Keyword keywords[KEYWORDS_MAX];
    const char **tags;
    int cards_n, clauses_n, queries_n, amounts_n, costs_n, conditions_n;
    const char *player_counters[PLAYER_COUNTERS_MAX]; // named by the sets that use them
    const char *statuses[STATUSES_MAX];    // of objects, beyond the game's own,
    const char *status_docs[STATUSES_MAX]; // and what they mean; NULL: nobody says it
    const char *thing_counters[COUNTERS_MAX]; // of objects, beyond the game's own
    Compare past[PAST_NUMBERS_MAX]; // numbers that conditions ask of past things
    int statuses_n, thing_counters_n, past_n;
    int read_n; // clauses whose `reads` are known
    int abilities_n, owned_n, scripts_n, items_n, keywords_n, tags_n, player_counters_n;
    EventSet replaced; // events that some `instead` or `as` clause names,
    EventSet extended; // and those with which an `as` clause runs something
    uint64_t derived;  // questions whose answers are derived, one bit each
    uint64_t layered;  // questions of the layers of some number
    uint64_t
        asking; // of these, those that some passive answers which asks for a number
    EventSet banned;     // events that some `cannot` clause names
    EventSet bought_off; // events that some `instead` clause with a cost names
    EventSet heard;      // events that some `when` clause waits for
    uint64_t works_in;   // zones that some clause names in works_in, one bit each
    uint64_t words_read[256 / 64]; // words whose notes some passive reads, one bit each
    // events that some condition counts: only these enter the turn's log
    EventSet logged;
    EventSet noted; // both of these, also under the other name of an event (event_twin)
    uint16_t adders;        // types of the cards that add resources, one bit each
    bool gives_types;       // some passive gives types
    bool gives_printed;     // some passive gives abilities that other cards print
    bool counts_passives;   // some passive is used up for the rest of a turn
    bool has_choosing;      // some passive changes a cost for choosing something
    bool asks_choices;      // some query asks what items of the chain have chosen
    uint64_t remembered;    // adjectives that some condition asks of past events
    bool remembers_numbers; // some condition asks what a number came to
    uint64_t brought;       // keywords that some `can` clause brings, one bit each
    bool prices_places;  // some clause changes what something costs at some places only
    uint64_t answered;   // questions that some passive answers, one bit each
    uint64_t raised;     // of these, with a cost that may add something
    uint64_t raised_own; // the same about the card itself
    uint64_t of_hosts;   // of these, about what the passive's card is attached to
    uint64_t of_items;   // and those about abilities on the chain,
    uint64_t by_choice;  // and those that ask what something has chosen
    uint16_t about[QUESTIONS_MAX]; // types of other cards that each is answered about
    Permissions can;               // what `can` clauses give, all of them together
    Gifts given;                   // what passives give,
    Gifts reached; // and of that to cards off the board (library_reaches)
    // The cards with one of SPEAKING_KINDS, one bit each: whoever asks it of all things on
    // the board reads no card.
    uint64_t speaking[RECORDS_MAX / 64 + 1];
    Spaces *spaces;          // NULL: the game has no map
    void *memory;            // its texts
    struct Records *records; // the room of its arrays
} Library;

// Returns whether the card has clauses of SPEAKING_KINDS.
static inline bool library_speaks(const Library *library, CardId card)
{
    return library->speaking[card / 64] >> card % 64 & 1u;
}

// Makes an empty library for the game of [rules]. The caller frees it with library_free.
Library *library_new(const Rules *rules);
void library_free(Library *library);

// Adds a card. Returns its id, or 0 with a line in [why] if the game does not know a word
// that the list uses or a limit is passed. Returns the first card for a code that is known
// already.
CardId library_add_card(Library *library, const CardFacts *facts, char *why,
                        size_t size);

// Finds the card with that code; 0 if there is none. Case matters.
CardId library_card_by_code(const Library *library, const char *code);

// Returns the items of a fact that keeps them in order, and sets [n] to how many the card has.
// Once the library is linked, each name has its card.
static inline const CardItem *library_items(const Library *library, const Card *card,
                                            int fact, int *n)
{
    *n = card->items_n[fact];
    return library->items + card->items[fact];
}

// Returns whether the items of both cards are the same.
bool library_same_items(const Library *library, const Card *one, const Card *other,
                        int fact);

// Returns whether both cards have a word of the fact in common, name a card in common, or
// have the same number or numbers.
bool library_shares(const Library *library, const Card *one, const Card *other,
                    int fact);

// Find a name, or add it where the function is not called find. A keyword is 0 if it is not
// known and KEYWORDS_MAX others are.
uint8_t library_keyword(Library *library, const char *name);
uint8_t library_find_keyword(const Library *library, const char *name);
uint16_t library_tag(Library *library, const char *name);
uint16_t library_find_tag(const Library *library, const char *name);
// Return the index of a named player counter, -1 if there is none, or no room for one more.
int library_player_counter(Library *library, const char *name);
int library_find_player_counter(const Library *library, const char *name);
// Do the same for a named status of objects. Its bit in Object.statuses is the game's
// number of statuses more than its index.
int library_status(Library *library, const char *name);
int library_find_status(const Library *library, const char *name);
// Do the same for a counter of things; the index is the row of the game's
// counters, behind those of the rulebook.
int library_thing_counter(Library *library, const char *name);
int library_find_thing_counter(const Library *library, const char *name);

// Says what a status, by its index, means.
void library_explain_status(Library *library, int status, const char *doc);

// Return the bit of Happened.holds that keeps whether the comparison held; -1: none does, or
// there is no room for one more. Its amount is a plain number.
int library_remember_number(Library *library, const Compare *compare);
int library_find_remembered(const Library *library, const Compare *compare);
// Returns how many counters each thing has: those of the rulebook and those that sets name.
static inline int library_counters_n(const Library *library)
{
    return library->rules->counters_n + library->thing_counters_n;
}

// Returns the name of row [i] of these, NULL beyond the last.
const char *library_counter_name(const Library *library, int i);

// Returns the name of a number that queries compare: a field or a counter.
const char *library_field_name(const Library *library, int field);
// Returns whether a script of that kind is a file of a game. Its path names it well
// enough.
static inline bool library_is_of_game(const char *kind)
{
    return !strcmp(kind, "ruleset") || !strcmp(kind, "rules");
}

// Adds the script that is about to be read; clauses name it by the index returned.
uint16_t library_script(Library *library, const char *kind, const char *name,
                        const char *path, uint64_t hash);

// The reader of a script. [refuse] raises the fault of a script that makes more than
// SCRIPT_RECORDS_MAX, more than SCRIPT_SHARE_MAX where half of RECORDS_MAX is taken, or
// the record for which there is no room; it does not return.
typedef struct {
    void *self;
    void (*refuse)(void *self, LimitId limit);
} LibraryReader;

// Begins and ends the count of the records that one script makes, by whichever adder.
void library_begin_script(Library *library, const LibraryReader *reader);
void library_end_script(Library *library);

// Adders for the script loader. Each keeps a copy of the record and returns its index.
// Queries, amounts, costs and conditions that are equal become one record, so the caller
// zeroes the whole record, padding included, before it fills it.
ClauseId library_add_clause(Library *library, const Clause *clause);
QueryId library_add_query(Library *library, const Query *query);

// Works out what follows from the rest of the query. library_add_query has done so.
void library_complete_query(const Library *library, Query *query);

uint16_t library_add_amount(Library *library, const Amount *amount);
uint16_t library_add_cost(Library *library, const Cost *cost);
uint16_t library_add_condition(Library *library, const Condition *condition);
CardId library_append_card(Library *library, const Card *card);
void library_add_ability(Library *library, const Ability *ability);
void library_own_clause(Library *library, ClauseId clause);

// How many records of each kind a library holds.
typedef struct {
    int clauses, queries, amounts, costs, conditions, owned, counters, statuses,
        keywords, tags, thing_counters, past;
} LibraryExtent;

// Returns how many records there are now, and takes back all that were added since: a
// script that failed leaves none behind.
LibraryExtent library_extent(const Library *library);
void library_take_back(Library *library, const LibraryExtent *mark);

// Returns whether there is room for [more] further records of each kind, abilities
// apart.
bool library_has_room(const Library *library, int more);

// Returns a copy of [text] that lives as long as the library: one copy for equal texts.
const char *library_text(Library *library, const char *text);

// Returns the number that [card] prints with the keyword, all instances together where they
// add up, else the highest; 0 where it prints none.
int library_keyword_value(const Library *library, const Card *card, int keyword);

// Gives [card] its own clauses, in printed order.
void library_set_clauses(Library *library, CardId card, const ClauseId *clauses, int n);

// Returns the card in whose script the clause stands, 0: it stands in none of a card.
CardId library_card_of(const Library *library, ClauseId clause);

// Gives the printed [keyword] of [card] the cost that its script says. One that has a cost
// already gets another instance with this one. Returns NULL, or why that cannot be.
const char *library_set_keyword_cost(Library *library, CardId card, int keyword,
                                     uint16_t cost);

// Notes that [card] cannot be played, and why. The first reason stays.
void library_refuse(Library *library, CardId card, FoundKind found, const char *reason);

// Add to [interest] what [clause] reacts to, or what [of] does.
void library_interest_add_clause(const Library *library, Interest *interest,
                                 const Clause *clause);
void library_interest_add(Interest *interest, const Interest *of);

// Adds an ability that is given: a clause, or with [clause] 0 the keyword and all its clauses.
void library_gifts_add(const Library *library, Gifts *gifts, ClauseId clause,
                       int keyword);

// Returns whether the clause is an additional cost: `as` with a cost, about the card
// itself.
bool library_is_additional_cost(const Library *library, ClauseId id);

// Returns which of the keyword's additional costs its clause number [i] is about: the one that
// stands before it or is it, else the first.
int library_paid_place(const Library *library, const Keyword *keyword, int i);

// Returns whether a choice by the query is one thing at most, so that scripts get it
// and no list. A number that is known in play alone may be any.
bool library_query_is_of_one(const Library *library, QueryId query);

// Returns whether a clause is a passive that gives something to cards off the board
// too: to itself, to what is at the places that it names, or to a kind whose home is
// there. Of other things the passive means those on the board alone.
bool library_reaches(const Library *library, const Clause *clause);

// Returns whether something that the passive says, however deep, is about the role.
bool library_passive_reads_role(const Library *library, const Clause *clause,
                                Role role);

// Return the same of a query, of the pattern of a clause, and of what is asked, paid and chosen
// to use one, as far as its first [targets] targets.
bool library_query_reads_role(const Library *library, QueryId query, Role role);
bool library_pattern_reads_role(const Library *library, const Clause *clause,
                                Role role);
bool library_use_reads_role(const Library *library, const Clause *clause, int targets,
                            Role role);

// Something that is said of `me` and that no thing of its types is, has or does. At most one
// of these is not 0.
typedef struct {
    QueryId query;     // as that kind
    QueryId in_play;   // looked for there alone, where no such thing is
    uint16_t reading;  // 1 + the verb that reads a number of others,
    uint16_t first;    // and the row that it names
    uint16_t field;    // 1 + the number that others have
    uint8_t adjective; // 1 + what others are
    uint8_t event;     // 1 + what happens to others
    bool nowhere;      // by which no such thing goes to a place
    uint8_t attached;  // 1: nothing is attached to it, 2: it is attached to nothing
} Mistaken;

// Return whether something in it is said of `me` that no thing of these types is, has or does,
// and fill [mistaken] with the first such thing unless that is NULL.
bool library_query_mistakes_me(const Library *library, QueryId query, unsigned types,
                               Mistaken *mistaken);
// Returns whether the query looks for `me` in play alone, where no thing of the types is.
bool library_query_seeks_me(const Library *library, QueryId query, unsigned types);

bool library_condition_mistakes_me(const Library *library, uint16_t condition,
                                   unsigned types);
bool library_clause_mistakes_me(const Library *library, const Clause *clause,
                                unsigned types, Mistaken *mistaken);

// Returns whether the query asks for what no thing of these types is or has, and fills
// [mistaken] then.
bool library_query_misjudges(const Library *library, QueryId query, unsigned types,
                             Mistaken *mistaken);

// Return whether the data of a clause, or a query, reads value().
bool library_clause_reads_value(const Library *library, const Clause *clause);
bool library_query_reads_value(const Library *library, QueryId query);

// Return whether the data of a clause, or a condition, reads what was paid for an additional cost.
bool library_clause_reads_paid(const Library *library, const Clause *clause);
bool library_condition_reads_paid(const Library *library, uint16_t condition);

// Returns whether the data of the clause asks what something on the chain has chosen.
bool library_clause_reads_choice(const Library *library, const Clause *clause);

// Returns whether the data of the clause asks for what that verb reads.
bool library_clause_reads_verb(const Library *library, const Clause *clause, int verb);
bool library_targets_read_verb(const Library *library, const Clause *clause, int verb);

// Return the READS_ bits of what an amount, a condition or a query looks at.
uint64_t library_reads_amount(const Library *library, uint16_t amount);
uint64_t library_reads_condition(const Library *library, uint16_t condition);
uint64_t library_reads_query(const Library *library, QueryId query);

// Fills what the passive reads and whether it says `they`, and notes which words it reads.
void library_reads_passive(Library *library, Clause *clause);

// Notes which words the layers of derived numbers read.
void library_note_layer_words(Library *library);

// Returns whether some passive, or some layer, reads the value under the word: if not,
// no derived value depends on it.
static inline bool library_word_is_read(const Library *library, int word)
{
    return library->words_read[word / 64] >> (word % 64) & 1u;
}

// Returns the types of which things have derived numbers, one bit each; all where each has.
unsigned library_numbered(const Rules *rules);

// Returns the types of things that may have the number of the field, one bit each; all where
// nobody knows.
unsigned library_field_types(const Rules *rules, int field);

// Return the types of what may be attached to something, or with [host] have something attached
// to it, one bit each, and of what may move: what the verb that does it takes; all where there is
// none.
unsigned library_attach_types(const Rules *rules, bool host);
unsigned library_move_types(const Rules *rules);

// Returns the types of things of which the reading gives a number, one bit each; all where
// nobody knows. [first] is the row that it names first, if it names one.
unsigned library_reading_types(const Library *library, const VerbRow *verb, int first);

// Returns the questions that the derivation of values asks, one bit each.
uint64_t library_derived_questions(const Rules *rules);

// Returns the types of cards that a passive with this subject may speak about, one bit each.
unsigned library_types_meant(const Library *library, QueryId subject);

// Returns the questions that the layers of numbers ask, one bit each.
uint64_t library_layered_questions(const Rules *rules);

// Joins each card's own clauses with those of its keywords and works out what it reacts
// to. Callers do it after the last script. Names in Card.unplayable what is missing.
void library_link(Library *library);

#endif
