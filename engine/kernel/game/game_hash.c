// game_hash.c -- numbers that are equal where games, or positions, are equal.
//
// They guard replays and golden games. Each fact goes in as a word of its own, in the order
// below: so the numbers depend neither on how wide a field is, nor on where it lies, nor
// on the room that a State has. A new fact goes to the end of its record.

#include "engine/kernel/game/ending.h"
#include "engine/kernel/game/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

// Words on their way into the hash.
typedef struct {
    uint64_t hash;
    bool times; // whether facts count that only tell when something came to be
    int n;
    uint32_t words[512];
} Facts;

static void flush(Facts *facts)
{
    facts->hash = XXH3_64bits_withSeed(
        facts->words, (size_t)facts->n * sizeof facts->words[0], facts->hash);
    facts->n = 0;
}

// The words of one record: a row of facts, added at once.
static void add_facts(Facts *facts, const uint32_t *words, int n)
{
    if (facts->n + n > COUNT_OF(facts->words)) flush(facts);
    memcpy(&facts->words[facts->n], words, (size_t)n * sizeof words[0]);
    facts->n += n;
}

#define ADD(facts, ...)                                                                \
    do {                                                                               \
        const uint32_t words[] = {__VA_ARGS__};                                        \
        add_facts(facts, words, COUNT_OF(words));                                      \
    } while (0)

// Negative numbers go in as they would in 32 bits, however wide their field is.
static uint32_t number(int n)
{
    return (uint32_t)n;
}

enum { PLACES_BEFORE = 255 };

static uint32_t time_of(const Facts *facts, uint32_t n)
{
    return facts->times ? n : 0;
}

// The generation, which tells an object from the one that it was before, is a time too.
static uint32_t identity_number(const Facts *facts, Ref ref)
{
    return (uint32_t)ref.id << 16 | time_of(facts, ref.generation);
}

// Places had 8 bits, of which the last number was none, before there was room for more.
static uint32_t place_number(SpotId spot)
{
    if (spot == NOWHERE) return PLACES_BEFORE;
    return spot < PLACES_BEFORE ? spot : spot + 1u;
}

static void add_long(Facts *facts, uint64_t n)
{
    ADD(facts, (uint32_t)n, (uint32_t)(n >> 32));
}

// The winner as one number, as it was before a game could have several of them.
static uint32_t winners_of(const State *state)
{
    const bool several = state->winners & (state->winners - 1);

    if (several) return (uint32_t)state->winners << 8;
    return state->ending.all_lost ? NOBODY << 8 : ending_winner(state);
}

static void add_head(Facts *facts, const State *state)
{
    ADD(facts,
        state->turn,
        time_of(facts, state->serial),
        time_of(facts, state->order),
        state->players_n,
        state->turn_player,
        state->over,
        state->fault,
        winners_of(state),
        state->leaving,
        state->ending.limit);
    for (int i = 0; i < 2; i++) add_long(facts, facts->times ? state->random[i] : 0);
    // Agreements of the players change the options; most have none.
    if (state->flags) ADD(facts, (uint32_t)1 << 16 | state->flags);
}

static void add_counts(Facts *facts, const uint16_t *counts, int n)
{
    for (int i = 0; i < n; i++) ADD(facts, counts[i]);
}

// As many counters had a player, and a thing, before there was room for more.
enum { COUNTERS_BEFORE = 8, THING_COUNTERS_BEFORE = 4, PAID_BEFORE = 2 };

// Adds counters; of those from [before] on only what is not 0.
static void add_counters(Facts *facts, const uint16_t *counters, int before, int n)
{
    add_counts(facts, counters, before);
    for (int i = before; i < n; i++)
        if (counters[i]) ADD(facts, (uint32_t)i << 16 | counters[i]);
}

static void add_players(Facts *facts, const State *state)
{
    for (int i = 0; i < state->players_n; i++) {
        const Player *player = &state->players[i];

        ADD(facts, number(player->points), player->turns, player->team, player->gone);
        add_counts(facts, player->resources, COUNT_OF(player->resources));
        add_counters(facts, player->counters, COUNTERS_BEFORE, PLAYER_COUNTERS_MAX);
    }
}

static void add_spots(Facts *facts, const State *state)
{
    for (int i = 0; i < state->spots_n; i++) {
        const Spot *spot = &state->spots[i];

        ADD(facts, spot->first, spot->last, spot->n);
    }
}

static void add_item(Facts *facts, const struct Item *item)
{
    ADD(facts,
        time_of(facts, item->serial),
        item->kind,
        item->finalized,
        identity_number(facts, item->object),
        identity_number(facts, item->source),
        identity_number(facts, item->carrier),
        item->clause,
        item->controller,
        item->keyword,
        number(item->value),
        item->value_cost,
        identity_number(facts, item->subject),
        place_number(item->event_spot),
        item->subject_player,
        place_number(item->to),
        place_number(item->from),
        place_number(item->bound),
        item->actor,
        place_number(item->event_from),
        item->terms,
        item->paid_slot,
        item->paid_left,
        item->terms_cost,
        time_of(facts, item->with),
        item->mode,
        item->targets_n,
        item->targets_first,
        item->groups_n,
        item->repeats,
        item->card,
        number(item->stat_paid),
        identity_number(facts, item->paid_with),
        item->paid_card,
        item->spent,
        number(item->amount));
    for (int i = 0; i < item->groups_n; i++) ADD(facts, item->group[i]);
    for (int i = 0; i < ITEM_MODES_MAX && item->modes[i]; i++)
        ADD(facts, item->modes[i]);
    if (item->ways) ADD(facts, item->ways);
    for (int i = 0; i < ITEM_ALSO_MAX && item->also[i]; i++)
        ADD(facts, (uint32_t)1 << 16 | item->also[i]);
    if (item->spent_rest) ADD(facts, item->spent_rest);
}

static void add_modifier(Facts *facts, const Modifier *modifier)
{
    ADD(facts,
        modifier->kind,
        modifier->ends,
        modifier->controller,
        modifier->keyword,
        number(modifier->n),
        modifier->clause,
        identity_number(facts, modifier->object),
        identity_number(facts, modifier->source),
        identity_number(facts, modifier->subject),
        time_of(facts, modifier->with),
        place_number(modifier->event_spot),
        (uint32_t)(modifier->keeps | modifier->used << 2),
        modifier->value_cost,
        time_of(facts, modifier->order),
        modifier->about);
}

static void add_happened(Facts *facts, const Happened *kept)
{
    ADD(facts,
        kept->event,
        kept->by,
        kept->controller,
        place_number(kept->spot),
        kept->object,
        kept->generation,
        kept->card,
        place_number(kept->from),
        kept->with,
        kept->with_card,
        kept->with_object,
        number(kept->more),
        kept->action,
        number(kept->n),
        kept->phase);
    add_long(facts, kept->holds);
    if (kept->given) ADD(facts, kept->given);
    if (kept->because || kept->now || kept->of)
        ADD(facts,
            (uint32_t)1 << 16 | kept->because | (uint32_t)kept->of << 8,
            number(kept->now));
}

static void add_thing_counters(Facts *facts, const State *state, ObjectId id)
{
    uint32_t first[THING_COUNTERS_BEFORE] = {0};
    const int n = state->counters_n;

    for (int i = 0; i < n && i < THING_COUNTERS_BEFORE; i++)
        first[i] = state->counters[i][id];
    add_facts(facts, first, THING_COUNTERS_BEFORE);
    for (int i = THING_COUNTERS_BEFORE; i < n; i++)
        if (state->counters[i][id])
            ADD(facts, (uint32_t)i << 16 | state->counters[i][id]);
}

// Leaves out derived values: whether they are up to date is no fact of the game.
static void add_object(Facts *facts, const State *state, ObjectId id)
{
    const Object *object = &state->objects[id];

    ADD(facts,
        object->card,
        time_of(facts, object->generation),
        object->next,
        object->prev,
        object->host,
        time_of(facts, object->since),
        object->statuses,
        place_number(object->spot),
        object->owner,
        object->controller,
        object->flags & (uint32_t)~OBJECT_DERIVED,
        object->harmed_by,
        object->harmed_in / HARMED_BY_ITEM,
        object->harmed_in & HARMED_BLOW,
        object->struck,
        object->harmed_with);
    for (int i = 0; i < PAID_MAX; i++) {
        const uint32_t paid = object->additional_paid[i];

        if (i < PAID_BEFORE)
            ADD(facts, paid);
        else if (paid)
            ADD(facts, (uint32_t)i << 16 | paid);
    }
    add_thing_counters(facts, state, id);
}

static uint64_t hash_of(Facts *facts, const State *state, const uint64_t *rules_state)
{
    add_head(facts, state);
    add_players(facts, state);
    add_spots(facts, state);
    for (int i = 0; i < state->rules_n; i++) add_long(facts, rules_state[i]);
    for (ObjectId id = 1; id <= state->objects_n; id++) add_object(facts, state, id);
    ADD(facts, state->chain_n);
    for (int i = 0; i < state->chain_n; i++) add_item(facts, &state->chain[i]);
    for (int i = 0; i < state->targets_n; i++)
        ADD(facts, identity_number(facts, state->targets[i]));
    ADD(facts, state->modifiers_n);
    for (int i = 0; i < state->modifiers_n; i++)
        add_modifier(facts, &state->modifiers[i]);
    for (int i = 0; i < state->happened_n && facts->times; i++)
        add_happened(facts, &state->happened[i]);
    flush(facts);
    return facts->hash;
}

uint64_t game_state_hash(const State *state)
{
    Facts facts;

    facts.hash = 0;
    facts.times = true;
    facts.n = 0;
    return hash_of(&facts, state, state->rules_state);
}

uint64_t game_position_hash(const State *state, const uint64_t *rules_state)
{
    Facts facts;

    facts.hash = 0;
    facts.times = false;
    facts.n = 0;
    return hash_of(&facts, state, rules_state);
}

uint64_t game_hash(const Game *game)
{
    const State *state = game->status == GAME_WAITS ? &game->mark : &game->now;
    Facts facts;

    facts.hash = game_state_hash(state);
    if (game->status != GAME_WAITS) return facts.hash;
    facts.n = 0;
    ADD(&facts, game->conceded);
    for (uint32_t i = 0; i < game->answers.n; i++) ADD(&facts, game->answers.words[i]);
    for (int i = 0; i < game->answers.deals_n; i++) {
        const Deal *deal = &game->answers.deals[i];

        ADD(&facts, (uint32_t)deal->seed);
        ADD(&facts, (uint32_t)(deal->seed >> 32));
        ADD(&facts, deal->used);
        ADD(&facts, deal->player);
    }
    flush(&facts);
    return facts.hash;
}
