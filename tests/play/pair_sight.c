// pair_sight.c -- holds questions and log against what each player may see.

#include "tests/play/pair_sight.h"

#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/rulebook.h"
#include "tests/play/other_world.h"
#include "tests/play/pair_past.h"

enum {
    WORLDS_EVERY = 6, // questions
    SHOWN_MAX = 1024
};

// A face that the log has shown to a player in this step, and where it lay. A card that a
// player has looked at in a deck gets another identity, so the face alone says which it is.
typedef struct {
    PlayerId player;
    SpotId spot;
    CardId card;
} Shown;

static struct {
    Catalog *catalog;
    Shown shown[SHOWN_MAX];
    int shown_n;
    // For each thing the face with which all last saw it open: no player forgets that.
    CardId open[OBJECTS_MAX];
    ObjectId revealed; // that was seen by all in the entry before
    uint64_t chance;   // of this game
    int question;      // of this game
    long offered, told, worlds, parted;
} sight;

void pair_sight_prepare(Catalog *catalog)
{
    sight.catalog = catalog;
}

// Returns whether everybody may see what lies there, or [player] as the one whose place
// it is (107, 108). The place does not say whose a facedown card is.
static bool is_open(const Table *table, SpotId spot, PlayerId player)
{
    if (spot == NOWHERE) return false;
    switch ((Zone)table->spot_zone[spot]) {
    case ZONE_HAND: return spot_index(table, spot) == player;
    case ZONE_DECK:
    case ZONE_RUNE_DECK:
    case ZONE_FACEDOWN:
    case ZONE_ASIDE: return false;
    case ZONE_BASE:
    case ZONE_BATTLEFIELD:
    case ZONE_LEGEND:
    case ZONE_CHAIN:
    case ZONE_TRASH:
    case ZONE_CHAMPION:
    case ZONE_BANISHMENT:
    case ZONE_COUNT: break;
    }
    return true;
}

// A face that one player alone was shown counts in the same step. An open one stays known.
static void end_step(const Table *table)
{
    const State *state = table->state;

    sight.shown_n = 0;
    sight.revealed = 0;
    for (ObjectId id = 1; id <= state->objects_n; id++)
        if (is_open(table, state->objects[id].spot, NOBODY))
            sight.open[id] = state->objects[id].card;
}

// Which questions are compared, and with which worlds, is the same whenever it is played.
static void begin(const Table *table)
{
    memset(sight.open, 0, sizeof sight.open);
    end_step(table);
    sight.chance = table->state->random[0];
    sight.question = (int)(sight.chance % WORLDS_EVERY);
}

// Returns whether an effect lets the player look at facedown cards of others.
static bool looks_under(const Table *table, PlayerId player)
{
    for (int i = 0; i < table->state->modifiers_n; i++)
        if (table->state->modifiers[i].kind == MODIFIER_SEES &&
            table->state->modifiers[i].controller == player)
            return true;
    return false;
}

static bool was_shown(PlayerId player, SpotId spot, CardId card)
{
    for (int i = 0; i < sight.shown_n; i++)
        if (sight.shown[i].player == player && sight.shown[i].spot == spot &&
            sight.shown[i].card == card)
            return true;
    return false;
}

// Returns whether the player may know the face of the thing as it lies now.
static bool may_know(const Table *table, ObjectId id, PlayerId player)
{
    const Object *object = &table->state->objects[id];

    if (is_open(table, object->spot, player)) return true;
    if (object->flags & OBJECT_REVEALED) return true;
    if (was_shown(player, object->spot, object->card)) return true;
    return object->spot != NOWHERE && table->spot_zone[object->spot] == ZONE_FACEDOWN &&
           (object->controller == player || looks_under(table, player));
}

// ---- questions

// Returns whether the player may be offered the thing. That a card lies face down
// somewhere is no secret, so it may be chosen; to play it takes its face.
static bool may_be_offered(const Table *table, const Option *option, PlayerId player)
{
    const SpotId spot = table->state->objects[option->object].spot;

    if (option->kind == OPTION_OBJECT && spot != NOWHERE &&
        table->spot_zone[spot] == ZONE_FACEDOWN)
        return true;
    return may_know(table, option->object, player);
}

static void look_at_options(const Table *table, const Question *question)
{
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (!option->object) continue;
        sight.offered++;
        if (!may_be_offered(table, option, question->player))
            pair_game_broken("\"%s\": player %d is offered %s, which that player may "
                             "not see",
                             table->rules->prompts[question->prompt].text,
                             question->player,
                             object_card(table, option->object)->name);
    }
}

static void look_at_worlds(const Table *table)
{
    char why[WORLDS_TEXT];

    for (PlayerId player = 0; player < table->state->players_n; player++) {
        const uint64_t chance =
            sight.chance + (uint64_t)sight.question * SEATS_MAX + player;

        switch (other_world_compare(sight.catalog, table->game, player, chance, why)) {
        case WORLDS_ALIKE: break;
        case WORLDS_PARTED: sight.parted++; break;
        case WORLDS_SAME: sight.worlds++; break;
        case WORLDS_DIFFER: pair_game_broken("%s", why); break;
        }
    }
}

static void asked(const Table *table, const Question *question)
{
    look_at_options(table, question);
    if (question->about.id && question->card &&
        !may_know(table, question->about.id, question->player))
        pair_game_broken("\"%s\" is about %s, which player %d may not see",
                         table->rules->prompts[question->prompt].text,
                         table->library->cards[question->card].name,
                         question->player);
    if (sight.question++ % WORLDS_EVERY == 0) look_at_worlds(table);
}

// ---- the log

static void note_shown(const LogEntry *entry, PlayerId player)
{
    if (sight.shown_n < SHOWN_MAX)
        sight.shown[sight.shown_n++] = (Shown){player, entry->from, entry->card};
}

// Returns whether the player could see where the thing of the entry came from, went or
// was.
static bool could_see(const Table *table, const LogEntry *entry, PlayerId player)
{
    const Was *was = pair_past_thing(pair_past_n() - 1, entry->object);

    return is_open(table, entry->from, player) || is_open(table, entry->to, player) ||
           is_open(table, was->spot, player) ||
           was_shown(player, was->spot, entry->card) ||
           entry->card == sight.open[entry->object] ||
           may_know(table, entry->object, player);
}

// One player looks at a card, or all see it: then it is revealed (424).
static void look_at_seen(const Table *table, const LogEntry *entry)
{
    const ObjectId revealed = sight.revealed;

    sight.revealed = 0;
    if (revealed && (entry->event != EVENT_REVEALED || entry->object != revealed))
        pair_game_broken("%s was seen by all and not revealed",
                         object_card(table, revealed)->name);
    if (entry->event != EVENT_SEEN) return;
    if (entry->seen_by == EVERYBODY)
        sight.revealed = entry->object;
    else if (entry->seen_by != 1u << entry->player)
        pair_game_broken("player %d looked at %s, and players %x have seen it",
                         entry->player,
                         table->library->cards[entry->card].name,
                         entry->seen_by);
}

static void told(const Table *table, const LogEntry *entry)
{
    const bool shows = entry->event == EVENT_SEEN || entry->event == EVENT_REVEALED;

    look_at_seen(table, entry);
    if (!entry->object || !entry->card || pair_past_is_cut()) return;
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        if (!(entry->seen_by >> player & 1)) continue;
        sight.told++;
        if (shows) note_shown(entry, player);
        if (!shows && !could_see(table, entry, player))
            pair_game_broken("\"%s\" tells player %d of %s, which that player cannot "
                             "see",
                             table->rules->events[entry->event].name,
                             player,
                             table->library->cards[entry->card].name);
    }
}

const PairCheck pair_sight = {
    .name = "sight",
    .begin = begin,
    .told = told,
    .asked = asked,
    .ended = end_step,
};

bool pair_sight_report(int games)
{
    print_message("%ld options and %ld faces in the log looked at; %ld other worlds "
                  "compared, %ld parted\n",
                  sight.offered,
                  sight.told,
                  sight.worlds,
                  sight.parted);
    return sight.offered > 100L * games && sight.worlds > games;
}
