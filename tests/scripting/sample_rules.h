// sample_rules.h -- the words of Riftbound's tables, without procedures.
//
// The script host needs only rows, so its tests take the .def files and leave out every
// procedure but the few that a test adds.

#ifndef SAMPLE_RULES_H
#define SAMPLE_RULES_H

#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/position/rulebook.h"
#include "engine/verbs/common.h"

enum { O = EVENT_OF_OBJECT, P = EVENT_OF_PLAYER, T = EVENT_TOLD, M = EVENT_COUNTS };
enum { L = EVENT_PARTS, X = EVENT_ALL_TEXT };
enum { R = EVENT_REASONED, V = EVENT_BRINGS, K = EVENT_REACHES, F = EVENT_LOWERS };
enum { J = EVENT_OF_PLAYER_COUNTER, E = EVENT_OF_COUNTER, S = EVENT_OF_STATUS };
enum { D = EVENT_TOGETHER, DU = EVENT_LASTS, AB = EVENT_OF_ABILITY, BF = EVENT_ASKED };
enum { W = EVENT_PRICED | EVENT_WAYS, Y = EVENT_PRICED };
#define U (EVENT_TO_TYPES(OF_UNITS) | EVENT_ON_BOARD)
#define G (EVENT_TO_TYPES(OF_PERMANENTS) | EVENT_ON_BOARD)
#define H EVENT_TO_TYPES(OF_PLAYED)
#define Q EVENT_TO_TYPES(BIT(TYPE_RUNE))
#define B EVENT_TO_TYPES(OF_BATTLEFIELDS)
#define Z EVENT_TO_TYPES(BIT(TYPE_LEGEND))
enum { C = EVENT_CAN, N = EVENT_CANNOT, A = EVENT_AS, I = EVENT_INSTEAD };

static const ZoneRow sample_zones[] = {
#define ZONE(id, name, scope, flags, doc) {name, SCOPE_##scope, flags, doc, 0},
#include "engine/riftbound/defs/zones.def"
};

static const KindRow sample_kinds[] = {
#define KIND(id, name, kind, any_of, none_of, zone, doc)                               \
    {name, kind, any_of, none_of, zone, doc},
#include "engine/riftbound/defs/kinds.def"
};

static const AdjectiveRow sample_adjectives[] = {
#define ADJECTIVE(id, name, of, reads, doc) {#name, NULL, NULL, doc, 0, 0, 0},
#include "engine/riftbound/defs/adjectives.def"
};

// The numbers of a thing, which nobody reads.
static int sample_of_object(const Table *table, const Env *env, ObjectId object)
{
    (void)table, (void)env, (void)object;
    return 0;
}

static int sample_of_player(const Table *table, const Env *env, PlayerId player)
{
    (void)table, (void)env, (void)player;
    return 0;
}

#define SAMPLE_OBJECT      sample_of_object, NULL
#define SAMPLE_OBJECT_ITEM SAMPLE_OBJECT
#define SAMPLE_PLAYER      NULL, sample_of_player
static const FieldRow sample_fields[] = {
#define FIELD(id, name, of, what, text) {#name, SAMPLE_##of, .doc = text},
#include "engine/riftbound/defs/fields.def"
};

static const uint16_t sample_fields_of[FIELD_COUNT] = {
#define FIELD_OF(id, types) [FIELD_##id] = (types),
#include "engine/riftbound/defs/fields.def"
};

static const NameRow sample_phases[] = {
#define PHASE(id, name, doc) {name},
#include "engine/riftbound/defs/phases.def"
};

static const EventRow sample_events[] = {
#define EVENT(id, name, flags, rule, doc) {name, flags, rule, doc},
#include "engine/riftbound/defs/events.def"
};

enum { FROM = EVENT_NO_FROM, TO = EVENT_NO_TO, AT = EVENT_NO_AT };
enum { BY = EVENT_NO_BY, WITH = EVENT_NO_WITH, ITEM = EVENT_NO_ITEM };
static const uint8_t sample_events_lack[EVENT_COUNT] = {
#define LACKS(id, parts) [EVENT_##id] = (parts),
#include "engine/riftbound/defs/events.def"
};

static const char *const sample_events_after[EVENT_COUNT] = {
#define AFTER(id, pattern) [EVENT_##id] = (pattern),
#include "engine/riftbound/defs/events.def"
};

static const uint16_t sample_adjectives_of[ADJECTIVE_COUNT] = {
#define SAID_OF(id, types) [ADJECTIVE_##id] = (types),
#include "engine/riftbound/defs/adjectives.def"
};

static const uint8_t sample_adjectives_side[ADJECTIVE_COUNT] = {
#define SIDE_OF(id, side) [ADJECTIVE_##id] = SIDE_##side,
#include "engine/riftbound/defs/adjectives.def"
};

static const uint64_t sample_types_at[TYPE_COUNT] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
#define TYPE_AT(id, zones) [TYPE_##id] = (zones),
#include "engine/riftbound/defs/types.def"
};

static const OppositeRow sample_opposites[] = {
#define OPPOSITE(one, other) {ADJECTIVE_##one, ADJECTIVE_##other},
#include "engine/riftbound/defs/adjectives.def"
};

static const QuestionRow sample_questions[] = {
#define QUESTION(id, name, answer, sum, of, rule, doc)                                 \
    {name, ANSWER_##answer, SUM_##sum, rule, doc, 0, of},
#include "engine/riftbound/defs/questions.def"
};

static const uint64_t sample_answer_words[QUESTION_COUNT] = {
#define ANSWERS(id, words) [QUESTION_##id] = (words),
#include "engine/riftbound/defs/questions.def"
};

static const PromptRow sample_prompts[] = {
#define PROMPT(id, rule, text, key, flags) {#id, rule, text, key, flags, 0, 0},
#include "engine/riftbound/defs/prompts.def"
};

static const AcceptRow sample_accepts[] = {
#define ACCEPT(id, name, types, zones, items) {name, types, zones, items},
#include "engine/riftbound/defs/accepts.def"
};

static const WordRow sample_words[] = {
#define WORD(id, word, of, text)                                                       \
    {.name = (word),                                                                   \
     .doc = (text),                                                                    \
     .group = MIGHT_WORDS >> WORD_##id & 1u ? WORD_DURATION : WORD_PLAIN,              \
     .of_types = (of)},
#include "engine/riftbound/defs/words.def"
};

static const ResourceRow sample_resources[] = {
#define RESOURCE(id, name, pays, doc) {name, pays, doc},
#define COST_ACTION(id, name, accepts, counts, makes, leaves, doc)
#include "engine/riftbound/defs/resources.def"
};

static const CostActionRow sample_cost_actions[] = {
#define RESOURCE(id, name, pays, doc)
#define COST_ACTION(id, named, accepted, number, made, gone, text)                     \
    {.name = named,                                                                    \
     .counts = number,                                                                 \
     .doc = text,                                                                      \
     .accepts = ACCEPT_##accepted,                                                     \
     .makes = made,                                                                    \
     .leaves = gone},
#include "engine/riftbound/defs/resources.def"
};

static const NameRow sample_types[] = {
#define TYPE(id, name) {name},
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
#include "engine/riftbound/defs/types.def"
};

static const NameRow sample_supertypes[] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name) {name},
#define DOMAIN(id, name)
#include "engine/riftbound/defs/types.def"
};

static const NameRow sample_domains[] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name) {name},
#include "engine/riftbound/defs/types.def"
};

// Not const: a test may give another fact a key.
static FactRow sample_facts[] = {
#define NUMBER(                                                                        \
    id, word, role, limit, beside, zero, types, meant, width, find, label, doc)        \
    {.name = (word), .kind = FACT_NUMBER, .most = (limit), .search = (find)},
#define WORDS(id, word, role, beside, width, find, label, doc)                         \
    {.name = (word),                                                                   \
     .kind = FACT_WORDS,                                                               \
     .vocabulary = sample_domains,                                                     \
     .vocabulary_n = COUNT_OF(sample_domains),                                         \
     .search = (find)},
#define HEADING(id, language, words)
#include "engine/riftbound/defs/facts.def"
};

#define GIVES_SOME VALUE_NONE
// Not const: a test may give a verb something to do.
static VerbRow sample_verbs[] = {
#define VERB(id, word, letters, does, accepted, result, looks, number, ...)            \
    {.name = (word),                                                                   \
     .signature = (letters),                                                           \
     .deed = (does),                                                                   \
     .takes = accepted,                                                                \
     .gives = (result),                                                                \
     .reads = (looks),                                                                 \
     .rule = (number),                                                                 \
     .doc = __VA_ARGS__},
#define COMMON(id, accepted, number) {COMMON_##id, .takes = accepted, .rule = (number)},
#include "engine/riftbound/defs/verbs.def"
};

// Its durations end for all at once.
static int sample_ends_of(const Rules *rules, int word)
{
    return rules->words[word].group == WORD_DURATION ? ENDS_TURN : ENDS_NEVER;
}

static Rules sample_rules = {
    .ends_of = sample_ends_of,
    .game = "sample",
    .zones = sample_zones,
    .kinds = sample_kinds,
    .adjectives = sample_adjectives,
    .types_at = sample_types_at,
    .adjectives_side = sample_adjectives_side,
    .adjectives_of = sample_adjectives_of,
    .opposites = sample_opposites,
    .opposites_n = COUNT_OF(sample_opposites),
    .fields = sample_fields,
    .fields_of = sample_fields_of,
    .events = sample_events,
    .events_lack = sample_events_lack,
    .events_after = sample_events_after,
    .questions = sample_questions,
    .answer_words = sample_answer_words,
    .phases = sample_phases,
    .phases_n = COUNT_OF(sample_phases),
    .open_costs = true,
    .counts_at_once = true,
    .verb_others = "others_at_once",
    .word_as_long = 1 + WORD_AS_LONG,
    .phases_once = 1u << PHASE_SETUP | 1u << PHASE_EXPIRATION,
    .verbs = sample_verbs,
    .prompts = sample_prompts,
    .prompts_n = COUNT_OF(sample_prompts),
    .accepts = sample_accepts,
    .words = sample_words,
    .resources = sample_resources,
    .cost_actions = sample_cost_actions,
    .types = sample_types,
    .supertypes = sample_supertypes,
    .facts = sample_facts,
    .event_unaccepted = EVENT_LEFT_ALONE + 1,
    .creates = BIT(SUPERTYPE_TOKEN),
    .zones_n = COUNT_OF(sample_zones),
    .kinds_n = COUNT_OF(sample_kinds),
    .adjectives_n = COUNT_OF(sample_adjectives),
    .fields_n = COUNT_OF(sample_fields),
    .events_n = COUNT_OF(sample_events),
    .questions_n = COUNT_OF(sample_questions),
    .verbs_n = COUNT_OF(sample_verbs),
    .accepts_n = COUNT_OF(sample_accepts),
    .words_n = COUNT_OF(sample_words),
    .resources_n = COUNT_OF(sample_resources),
    .cost_actions_n = COUNT_OF(sample_cost_actions),
    .types_n = COUNT_OF(sample_types),
    .supertypes_n = COUNT_OF(sample_supertypes),
    .facts_n = COUNT_OF(sample_facts),
};

#endif
