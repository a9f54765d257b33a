// riftbound.c -- the game as the kernel sees it: its words and its functions, row by row.
//
// Each array is a table of engine/riftbound/defs/, in the order of the enums of rulebook.h.

#include "engine/riftbound/riftbound.h"

#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/reach_search.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/front/riftbound_play.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/position/adjective.h"
#include "engine/riftbound/position/field.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/position_verify.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/turn/step.h"
#include "engine/riftbound/verbs/riftbound_deeds.h"
#include "engine/riftbound/verbs/verb.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"

#define O      EVENT_OF_OBJECT
#define P      EVENT_OF_PLAYER
#define C      EVENT_CAN
#define N      EVENT_CANNOT
#define A      EVENT_AS
#define I      EVENT_INSTEAD
#define T      EVENT_TOLD
#define M      EVENT_COUNTS
#define X      EVENT_ALL_TEXT
#define L      EVENT_PARTS
#define R      EVENT_REASONED
#define V      EVENT_BRINGS
#define K      EVENT_REACHES
#define F      EVENT_LOWERS
#define J      EVENT_OF_PLAYER_COUNTER
#define E      EVENT_OF_COUNTER
#define S      EVENT_OF_STATUS
#define D      EVENT_TOGETHER
#define DU     EVENT_LASTS
#define AB     EVENT_OF_ABILITY
#define BF     EVENT_ASKED
#define W      (EVENT_PRICED | EVENT_WAYS)
#define Y      EVENT_PRICED
#define U      (EVENT_TO_TYPES(OF_UNITS) | EVENT_ON_BOARD)
#define G      (EVENT_TO_TYPES(OF_PERMANENTS) | EVENT_ON_BOARD)
#define H      EVENT_TO_TYPES(OF_PLAYED)
#define Q      EVENT_TO_TYPES(BIT(TYPE_RUNE))
#define B      EVENT_TO_TYPES(OF_BATTLEFIELDS)
#define Z      EVENT_TO_TYPES(BIT(TYPE_LEGEND))
#define PLAYER SCOPE_PLAYER
#define HOST   SCOPE_HOST
#define SHARED SCOPE_SHARED

static const ZoneRow zones[] = {
#define ZONE(id, name, scope, flags, doc) {name, scope, flags, doc, 0},
#include "engine/riftbound/defs/zones.def"
};

#undef PLAYER
#undef HOST
#undef SHARED

static const KindRow kinds[] = {
#define KIND(id, name, kind, any_of, none_of, zone, doc)                               \
    {name, kind, any_of, none_of, zone, doc},
#include "engine/riftbound/defs/kinds.def"
};

#define OBJECT(id) .holds = adjective_##id
#define PLAYER(id) .of_player = adjective_of_player_##id
#define BOTH(id)   OBJECT(id), PLAYER(id)
#define WHOSE      READS_CONTROL
#define UNITS      (READS_STANDS | READS_THING << TYPE_UNIT)
static const AdjectiveRow adjectives[] = {
#define ADJECTIVE(id, name, of, what, text)                                            \
    {#name, of(name), .doc = text, .source = SOURCE_FUNCTION, .reads = (what)},
#include "engine/riftbound/defs/adjectives.def"
};
#undef OBJECT
#undef PLAYER
#undef BOTH

static const uint16_t adjectives_of[ADJECTIVE_COUNT] = {
#define SAID_OF(id, types) [ADJECTIVE_##id] = (types),
#include "engine/riftbound/defs/adjectives.def"
};

static const uint8_t adjectives_side[ADJECTIVE_COUNT] = {
#define SIDE_OF(id, side) [ADJECTIVE_##id] = SIDE_##side,
#include "engine/riftbound/defs/adjectives.def"
};

static const uint64_t types_at[TYPE_COUNT] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
#define TYPE_AT(id, zones) [TYPE_##id] = (zones),
#include "engine/riftbound/defs/types.def"
};

static const uint8_t words_until[WORD_COUNT] = {
    [WORD_UNTIL_TURN] = 1 + PHASE_SETUP, // as it begins
    [WORD_UNTIL_BEGINNING] = 1 + PHASE_BEGINNING,
};

static const char *const adjectives_by[ADJECTIVE_COUNT] = {
#define MADE_BY(id, verb) [ADJECTIVE_##id] = #verb,
#include "engine/riftbound/defs/adjectives.def"
};

static const uint64_t types_stand[TYPE_COUNT] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
#define TYPE_STANDS(id, zones) [TYPE_##id] = (zones),
#include "engine/riftbound/defs/types.def"
};

static const uint64_t adjectives_at[ADJECTIVE_COUNT] = {
#define SAID_AT(id, zones) [ADJECTIVE_##id] = (zones),
#include "engine/riftbound/defs/adjectives.def"
};

#define OBJECT(id)      .of_object = field_##id
#define PLAYER(id)      .of_player = field_of_player_##id
#define OBJECT_ITEM(id) .of_object = field_##id, .of_cause = field_of_cause_##id
static const OppositeRow opposites[] = {
#define OPPOSITE(one, other) {ADJECTIVE_##one, ADJECTIVE_##other},
#include "engine/riftbound/defs/adjectives.def"
};

static const BringsRow brings[] = {
#define BRINGS(verb, event, how, to) {#verb, EVENT_##event, BRINGS_##how, to},
#include "engine/riftbound/defs/brings.def"
};

static const AdjectiveLeast adjectives_least[] = {
#define AT_LEAST(id, field, n) {ADJECTIVE_##id, FIELD_##field, n},
#include "engine/riftbound/defs/adjectives.def"
};

static const FieldRow fields[] = {
#define FIELD(id, name, of, what, text)                                                \
    {#name, of(name), .doc = text, .source = SOURCE_FUNCTION, .reads = (what)},
#include "engine/riftbound/defs/fields.def"
};
#undef OBJECT_ITEM
#undef OBJECT
#undef PLAYER

static const uint16_t fields_of[FIELD_COUNT] = {
#define FIELD_OF(id, types) [FIELD_##id] = (types),
#include "engine/riftbound/defs/fields.def"
};

static const uint64_t fields_at[FIELD_COUNT] = {
#define FIELD_AT(id, zones) [FIELD_##id] = (zones),
#include "engine/riftbound/defs/fields.def"
};

static const EventRow events[] = {
#define EVENT(id, name, flags, rule, doc) {name, flags, rule, doc},
#include "engine/riftbound/defs/events.def"
};

enum { FROM = EVENT_NO_FROM, TO = EVENT_NO_TO, AT = EVENT_NO_AT };
enum { BY = EVENT_NO_BY, WITH = EVENT_NO_WITH, ITEM = EVENT_NO_ITEM };
static const uint8_t events_lack[EVENT_COUNT] = {
#define LACKS(id, parts) [EVENT_##id] = (parts),
#include "engine/riftbound/defs/events.def"
};

static const char *const events_after[EVENT_COUNT] = {
#define AFTER(id, pattern) [EVENT_##id] = (pattern),
#include "engine/riftbound/defs/events.def"
};

static const EventWay event_ways[EVENT_COUNT] = {
#define WAY(id, ...) [EVENT_##id] = {__VA_ARGS__},
#include "engine/riftbound/defs/events.def"
};

static const QuestionRow questions[] = {
#define QUESTION(id, name, answer, sum, of, rule, doc)                                 \
    {name, ANSWER_##answer, SUM_##sum, rule, doc, 0, of},
#include "engine/riftbound/defs/questions.def"
};

static const uint64_t answer_words[QUESTION_COUNT] = {
#define ANSWERS(id, words) [QUESTION_##id] = (words),
#include "engine/riftbound/defs/questions.def"
};

static const QuestionBounds question_bounds[QUESTION_COUNT] = {
#define BOUNDS(id, ...) [QUESTION_##id] = {__VA_ARGS__},
#include "engine/riftbound/defs/questions.def"
};

#define GIVES_SOME VALUE_NONE
static const VerbRow verbs[] = {
#define VERB(id, word, letters, does, accepted, result, looks, number, ...)            \
    {.name = (word),                                                                   \
     .signature = (letters),                                                           \
     .run = verb_##id,                                                                 \
     .deed = (does),                                                                   \
     .takes = accepted,                                                                \
     .gives = (result),                                                                \
     .reads = (looks),                                                                 \
     .rule = (number),                                                                 \
     .doc = __VA_ARGS__},
#define COMMON(id, accepted, number) {COMMON_##id, .takes = accepted, .rule = (number)},
#include "engine/riftbound/defs/verbs.def"
};

static const AcceptRow accepts[] = {
#define ACCEPT(id, name, types, zones, items) {name, types, zones, items},
#include "engine/riftbound/defs/accepts.def"
};

static const WordRow words[] = {
#define WORD(id, name, of, doc)                                                        \
    {name, doc, MIGHT_WORDS >> WORD_##id & 1u ? WORD_DURATION : WORD_PLAIN, 0, of},
#include "engine/riftbound/defs/words.def"
};

#define WORD_BIT(id) (UINT64_C(1) << WORD_##id)
static const uint64_t words_apart[] = {
    WORD_BIT(READIED) | WORD_BIT(EXHAUSTED),
    WORD_BIT(IGNORING_COST) | WORD_BIT(IGNORING_ENERGY) | WORD_BIT(IGNORING_ALL),
};

static const ResourceRow resources[] = {
#define RESOURCE(id, name, pays, doc) {name, pays, doc},
#define COST_ACTION(id, name, accepts, counts, makes, leaves, doc)
#include "engine/riftbound/defs/resources.def"
};

static const CostActionRow cost_actions[] = {
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

static const NameRow phases[] = {
#define PHASE(id, name, doc) {name},
#include "engine/riftbound/defs/phases.def"
};

static const NameRow types[] = {
#define TYPE(id, name) {name},
#define SUPERTYPE(id, name)
#define DOMAIN(id, name)
#include "engine/riftbound/defs/types.def"
};

// Spells alone have effects; nobody uses an ability of a spell.
static const uint16_t types_without[] = {
    [TYPE_UNIT] = BIT(CLAUSE_EFFECT),
    [TYPE_GEAR] = BIT(CLAUSE_EFFECT),
    [TYPE_SPELL] = BIT(CLAUSE_ACTIVATED),
    [TYPE_RUNE] = BIT(CLAUSE_EFFECT),
    [TYPE_BATTLEFIELD] = BIT(CLAUSE_EFFECT),
    [TYPE_LEGEND] = BIT(CLAUSE_EFFECT),
};

static const NameRow supertypes[] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name) {name},
#define DOMAIN(id, name)
#include "engine/riftbound/defs/types.def"
};

static const NameRow domains[] = {
#define TYPE(id, name)
#define SUPERTYPE(id, name)
#define DOMAIN(id, name) {name},
#include "engine/riftbound/defs/types.def"
};

_Static_assert(COUNT_OF(domains) <= FACT_VOCABULARY, "a card has a bit for each");

static const FactRow facts[] = {
#define NUMBER(                                                                        \
    id, text, use, top, other, zero, has, means, letters, term, title, about)          \
    {.name = (text),                                                                   \
     .kind = FACT_NUMBER,                                                              \
     .role = (use),                                                                    \
     .most = (top),                                                                    \
     .beside = (other),                                                                \
     .zero_is_none = (zero),                                                           \
     .types = (has),                                                                   \
     .meant = (means),                                                                 \
     .width = (letters),                                                               \
     .search = (term),                                                                 \
     .label = (title),                                                                 \
     .doc = (about)},
#define WORDS(id, text, use, other, letters, term, title, about)                       \
    {.name = (text),                                                                   \
     .kind = FACT_WORDS,                                                               \
     .role = (use),                                                                    \
     .beside = (other),                                                                \
     .vocabulary = domains,                                                            \
     .vocabulary_n = COUNT_OF(domains),                                                \
     .width = (letters),                                                               \
     .search = (term),                                                                 \
     .label = (title),                                                                 \
     .doc = (about)},
#define HEADING(id, language, words)
#include "engine/riftbound/defs/facts.def"
};

_Static_assert(COUNT_OF(facts) <= FACTS_MAX, "a card has room for each");

static const FactHeading headings[] = {
#define NUMBER(                                                                        \
    id, name, role, most, beside, zero, types, meant, width, search, label, doc)
#define WORDS(id, name, role, beside, width, search, label, doc)
#define HEADING(id, language, words) {FACT_##id, language, words},
#include "engine/riftbound/defs/facts.def"
};

static const HintRow hints[] = {
#define HINT(name, instead) {name, instead},
#include "engine/riftbound/defs/hints.def"
};

static const NameRow statuses[] = {
#define STATUS(id, name) {name},
#define COUNTER(id, name)
#include "engine/riftbound/defs/statuses.def"
};

static const NameRow counters[] = {
#define STATUS(id, name)
#define COUNTER(id, name) {name},
#include "engine/riftbound/defs/statuses.def"
};

static const RefusalRow refusals[] = {
#define REFUSAL(id, rule, text, mend) {#id, rule, text, mend, false},
#include "engine/riftbound/defs/refusals.def"
};

static const EndingRow endings[] = {
#define ENDING(id, name, rule, text) {name, rule, text},
#include "engine/riftbound/defs/endings.def"
};

static const PromptRow prompts[] = {
#define PROMPT(id, rule, text, key, flags) {#id, rule, text, key, flags, 0, 0},
#include "engine/riftbound/defs/prompts.def"
};

static const OptionRow options[] = {
#define OPTION(id, option, does, doc) {.name = (option), .role = CHOICE_##does},
#include "engine/riftbound/defs/options.def"
};

static const NameRow modes[] = {
#define MODE(id, name, players, teams, points, battlefields, doc) {name},
#include "engine/riftbound/defs/modes.def"
};

_Static_assert(COUNT_OF(modes) <= FORMATS_MAX, "a card is banned or not in each mode");

// Steps are parts of their phase: scoring of the Beginning Phase, expiration of the Ending
// Phase (315.2, 317).
static int phase_of(const Table *table)
{
    const int phase = rb_const(table->state)->phase;

    if (phase == PHASE_SCORING) return PHASE_BEGINNING;
    return phase == PHASE_EXPIRATION ? PHASE_ENDING : phase;
}

// Hides the position that the repetition rule compares with: it is a hash of all cards,
// also of hidden ones.
static void hide_kept(void *bytes, PlayerId player)
{
    RiftboundState *b = bytes;

    (void)player;
    b->kept = 0;
}

static const Rules rules = {
    .game = "riftbound",
    .api = 3,
    .state_bytes = sizeof(RiftboundState),
    .seats = PLAYERS_MAX,
    .zones = zones,
    .kinds = kinds,
    .adjectives = adjectives,
    .adjectives_side = adjectives_side,
    .adjectives_of = adjectives_of,
    .adjectives_at = adjectives_at,
    .adjectives_by = adjectives_by,
    .types_at = types_at,
    .types_stand = types_stand,
    .question_stands = QUESTION_STAYS,
    .adjective_host = 1 + ADJECTIVE_EQUIPPED,
    .adjective_attached = 1 + ADJECTIVE_ATTACHED,
    .fields = fields,
    .fields_of = fields_of,
    .fields_at = fields_at,
    .events = events,
    .events_lack = events_lack,
    .event_ways = event_ways,
    .events_after = events_after,
    .questions = questions,
    .answer_words = answer_words,
    .question_bounds = question_bounds,
    .verbs = verbs,
    .accepts = accepts,
    .words = words,
    .resources = resources,
    .cost_actions = cost_actions,
    .types = types,
    .types_without = types_without,
    .opposites = opposites,
    .opposites_n = COUNT_OF(opposites),
    .brings = brings,
    .brings_n = COUNT_OF(brings),
    .adjectives_least = adjectives_least,
    .adjectives_least_n = COUNT_OF(adjectives_least),
    .supertypes = supertypes,
    .facts = facts,
    .headings = headings,
    .counters = counters,
    .counters_own = COUNT_OF(counters),
    .statuses = statuses,
    .refusals = refusals,
    .endings = endings,
    .prompts = prompts,
    .options = options,
    .formats = modes,
    .phases = phases,
    .play = &riftbound_play,
    .verb_adds = "add",
    .verb_paid = "paid_with",
    .hints = hints,
    .hints_n = COUNT_OF(hints),
    .option_yes = OPTION_YES,
    .option_object = OPTION_OBJECT,
    .option_mode = OPTION_MODE,
    .prompt_instead_may = PROMPT_MAY_REPLACE,
    .prompt_instead_order = PROMPT_REPLACE_ORDER,
    .prompt_instead_next = PROMPT_REPLACE_NEXT,
    .event_unaccepted = EVENT_LEFT_ALONE + 1,
    .creates = BIT(SUPERTYPE_TOKEN),
    .counter_action = ACTION_SPEND_COUNTER + 1,
    .status_action = ACTION_SPEND_STATUS + 1,
    .option_no = OPTION_NO,
    .zones_n = COUNT_OF(zones),
    .kinds_n = COUNT_OF(kinds),
    .adjectives_n = COUNT_OF(adjectives),
    .fields_n = COUNT_OF(fields),
    .events_n = COUNT_OF(events),
    .questions_n = COUNT_OF(questions),
    .verbs_n = COUNT_OF(verbs),
    .accepts_n = COUNT_OF(accepts),
    .words_n = COUNT_OF(words),
    .resources_n = COUNT_OF(resources),
    .cost_actions_n = COUNT_OF(cost_actions),
    .types_n = COUNT_OF(types),
    .supertypes_n = COUNT_OF(supertypes),
    .facts_n = COUNT_OF(facts),
    .headings_n = COUNT_OF(headings),
    .counters_n = COUNT_OF(counters),
    .statuses_n = COUNT_OF(statuses),
    .refusals_n = COUNT_OF(refusals),
    .endings_n = COUNT_OF(endings),
    .prompts_n = COUNT_OF(prompts),
    .options_n = COUNT_OF(options),
    .formats_n = COUNT_OF(modes),
    .phases_n = COUNT_OF(phases),
    .open_costs = true,
    .counts_at_once = true,
    .verb_others = "others_at_once",
    .verb_enters = "enter_at",
    .verb_splits = "deal_split",
    .word_as_long = 1 + WORD_AS_LONG,
    .words_until = words_until,
    .phase_free = 1 + PHASE_MAIN,
    .word_turn = 1 + WORD_THIS_TURN,
    .word_shorter = 1 + WORD_THIS_COMBAT,
    .words_apart = words_apart,
    .words_apart_n = COUNT_OF(words_apart),
    .words_unpriced =
        WORD_BIT(IGNORING_COST) | WORD_BIT(IGNORING_ENERGY) | WORD_BIT(IGNORING_ALL),
    .words_free = WORD_BIT(IGNORING_ALL),
    .phases_once = 1u << PHASE_SETUP | 1u << PHASE_EXPIRATION,
    .phases_first = PHASE_AWAKEN,
    .phase = phase_of,
    .each = args_each,
    .deeds = &riftbound_deeds,
    .step = step_take,
    .derive = derive_numbers,
    .derive_gifts = derive_gifts,
    .reached = reach_search,
    .numbers = layers_numbers,
    .numbers_n = LAYERS_NUMBERS,
    .first_of = player_first_of,
    .ends_of = verb_ends_of,
    .affords = cost_affords,
    .pays = cost_pay,
    .trigger_times = layers_trigger_times,
    .event_also = action_event_also,
    .be_also = action_be_also,
    .event_twin = layers_event_twin,
    .has_twin = layers_has_twin,
    .verify_derived = derive_verify,
    .verify = position_verify,
    .hide = hide_kept,
    .may_lie = hide_may_lie,
};

const Rules *riftbound_rules(void)
{
    return &rules;
}
