// rulebook.h -- the words of Riftbound as numbers.
//
// Every enum here comes from a table in engine/riftbound/defs/, so a word is written once.

#ifndef RULEBOOK_H
#define RULEBOOK_H

#include "engine/cards/refusal.h"
#include "engine/kernel/game/game.h"

#define BIT(n) (1u << (n))

typedef enum {
#define ZONE(id, name, scope, flags, doc) ZONE_##id,
#include "engine/riftbound/defs/zones.def"
    ZONE_COUNT
} Zone;

#define TYPE(id, name) TYPE_##id,
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
typedef enum {
#include "engine/riftbound/defs/types.def"
    TYPE_COUNT
} Type;

#define TYPE(id, name)
#define SUPERTYPE(id, name) SUPERTYPE_##id,
#define DOMAIN(id, name)
typedef enum {
#include "engine/riftbound/defs/types.def"
    SUPERTYPE_COUNT
} Supertype;

#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name) DOMAIN_##id,
typedef enum {
#include "engine/riftbound/defs/types.def"
    DOMAIN_COUNT
} Domain;

typedef enum {
#define NUMBER(                                                                        \
    id, name, role, most, beside, zero, types, meant, width, search, label, doc)       \
    FACT_##id,
#define WORDS(id, name, role, beside, width, search, label, doc) FACT_##id,
#define HEADING(id, language, words)
#include "engine/riftbound/defs/facts.def"
    FACT_COUNT
} Fact;

typedef enum {
#define KIND(id, name, kind, any_of, none_of, zone, doc) KIND_##id##_ROW,
#include "engine/riftbound/defs/kinds.def"
    KIND_COUNT
} Kind;

typedef enum {
#define ADJECTIVE(id, name, of, reads, doc) ADJECTIVE_##id,
#include "engine/riftbound/defs/adjectives.def"
    ADJECTIVE_COUNT
} Adjective;

typedef enum {
#define FIELD(id, name, of, reads, doc) FIELD_##id,
#include "engine/riftbound/defs/fields.def"
    FIELD_COUNT
} Field;

#define STATUS(id, name) STATUS_##id,
#define COUNTER(id, name)
typedef enum {
#include "engine/riftbound/defs/statuses.def"
    STATUS_COUNT
} Status;

#define STATUS(id, name)
#define COUNTER(id, name) COUNTER_##id,
typedef enum {
#include "engine/riftbound/defs/statuses.def"
    COUNTER_COUNT
} Counter;

#define RESOURCE(id, name, pays, doc) RESOURCE_##id,
#define COST_ACTION(id, name, accepts, counts, makes, leaves, doc)
typedef enum {
#include "engine/riftbound/defs/resources.def"
    RESOURCE_COUNT
} Resource;

#define RESOURCE(id, name, pays, doc)
#define COST_ACTION(id, name, accepts, counts, makes, leaves, doc) ACTION_##id,
typedef enum {
#include "engine/riftbound/defs/resources.def"
    ACTION_COUNT
} CostActionKind;

typedef enum {
#define EVENT(id, name, flags, rule, doc) EVENT_##id,
#include "engine/riftbound/defs/events.def"
    EVENT_COUNT
} EventKind;

typedef enum {
#define QUESTION(id, name, answer, sum, of, rule, doc) QUESTION_##id,
#include "engine/riftbound/defs/questions.def"
    QUESTION_COUNT
} QuestionKind;

typedef enum {
#define WORD(id, name, of, doc) WORD_##id,
#include "engine/riftbound/defs/words.def"
    WORD_COUNT
} Word;

// Tell the subjects of a question, for the table of questions.def.
enum {
    OF_UNITS = BIT(TYPE_UNIT),
    OF_GEAR = BIT(TYPE_GEAR),
    OF_PERMANENTS = BIT(TYPE_UNIT) | BIT(TYPE_GEAR),
    OF_SPELLS = BIT(TYPE_SPELL),
    OF_PLAYED = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL),
    OF_BATTLEFIELDS = BIT(TYPE_BATTLEFIELD),
    OF_ANY_THING = ASKED_TYPES,
    OF_THOSE_THERE = OF_ANY_THING & ~OF_SPELLS,
};

#define ASKED(of, zones)                                                               \
    {                                                                                  \
        of, zones                                                                      \
    }

// Rows of accepts.def, for the table of verbs.def. ACCEPT_ANY is no row: anything fits.
typedef enum {
    ACCEPT_ANY,
#define ACCEPT(id, name, types, zones, items) ACCEPT_##id,
#include "engine/riftbound/defs/accepts.def"
} Accept;

enum {
    ALL_ZONES = BIT(ZONE_COUNT) - 1,
    PLAY_ZONES = BIT(ZONE_BASE) | BIT(ZONE_BATTLEFIELD),
    CARD_ZONES = ALL_ZONES & ~(PLAY_ZONES | BIT(ZONE_LEGEND)),
    // where cards lie whose faces not all see, so that some may be shown (424)
    SHOWN_ZONES =
        BIT(ZONE_DECK) | BIT(ZONE_RUNE_DECK) | BIT(ZONE_HAND) | BIT(ZONE_FACEDOWN),
    WHILE_WORDS = BIT(WORD_THIS_TURN) | BIT(WORD_THIS_COMBAT) | BIT(WORD_WHILE_HERE) |
                  BIT(WORD_UNTIL_TURN) | BIT(WORD_UNTIL_BEGINNING) |
                  BIT(WORD_WHILE_ATTACHED),
    MIGHT_WORDS = WHILE_WORDS | BIT(WORD_AS_LONG),
    GIVEN_CLAUSES = BIT(CLAUSE_WHEN) | BIT(CLAUSE_AS) | BIT(CLAUSE_INSTEAD) |
                    BIT(CLAUSE_CAN) | BIT(CLAUSE_CANNOT) | BIT(CLAUSE_PASSIVE),
    PLAY_WORDS = BIT(WORD_IGNORING_COST) | BIT(WORD_IGNORING_ENERGY) |
                 BIT(WORD_IGNORING_ALL) | BIT(WORD_READIED) | BIT(WORD_EXHAUSTED),
    PLAY_KINDS = BIT(VALUE_WORD) | BIT(VALUE_COST) | BIT(VALUE_PLAYER) |
                 BIT(VALUE_ROLE) | BIT(VALUE_SPOT) | BIT(VALUE_ZONE) |
                 BIT(VALUE_OBJECT) | BIT(VALUE_KEYWORD) | BIT(VALUE_QUERY),
};

#define TAKES(first, others, zones, words, kinds)                                      \
    {                                                                                  \
        {ACCEPT_##first, ACCEPT_##others}, zones, 0, words, kinds, 0                   \
    }
#define TAKES_CLAUSES(words, clauses)                                                  \
    {                                                                                  \
        {ACCEPT_ANY, ACCEPT_ANY}, 0, clauses, words, 0, 0                              \
    }
#define TAKES_LASTING(words, clauses)                                                  \
    {                                                                                  \
        {ACCEPT_ANY, ACCEPT_ANY}, 0, clauses, words, BIT(VALUE_PLAYER), 0              \
    }
#define TAKES_PLAYERS                                                                  \
    {                                                                                  \
        {ACCEPT_ANY, ACCEPT_ANY}, 0, 0, 0, BIT(VALUE_PLAYER), 0                        \
    }
#define TAKES_ANY TAKES(ANY, ANY, 0, 0, 0)

typedef enum {
#define OPTION(id, name, role, doc) OPTION_##id,
#include "engine/riftbound/defs/options.def"
    OPTION_COUNT
} OptionKind;

typedef enum {
#define PROMPT(id, rule, text, key, flags) PROMPT_##id,
#include "engine/riftbound/defs/prompts.def"
    PROMPT_COUNT
} Prompt;

typedef enum {
#define REFUSAL(id, rule, text, mend) REFUSAL_##id##_ROW,
#include "engine/riftbound/defs/refusals.def"
    REFUSAL_COUNT
} RefusalKind;

// Ways in which a game ends, by row of Rules.endings.
typedef enum {
#define ENDING(id, name, rule, text) ENDING_BY_##id,
#include "engine/riftbound/defs/endings.def"
} EndingKind;

// Names a refusal by its row: REFUSAL_OF(ENERGY).
#define REFUSAL_OF(id) ((Refusal)REFUSAL_##id##_ROW)

#endif
