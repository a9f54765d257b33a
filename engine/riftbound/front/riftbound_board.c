// riftbound_board.c -- how Riftbound looks: the lines of a player, battlefields, colours.
//
// The readings are the keys of a view as JSON, so programs depend on their names and order.

#include "engine/riftbound/front/riftbound_board.h"

#include "engine/riftbound/front/riftbound_position.h"
#include "engine/riftbound/position/riftbound_state.h"

static int read_phase(const State *state)
{
    return rb_const(state)->phase;
}

static int read_priority(const State *state)
{
    return rb_const(state)->priority;
}

static int read_focus(const State *state)
{
    return rb_const(state)->focus;
}

static int read_victory_score(const State *state)
{
    return rb_const(state)->victory_score;
}

static int read_showdown(const State *state)
{
    return rb_const(state)->showdown - 1;
}

static int read_combat(const State *state)
{
    return rb_const(state)->combat != COMBAT_NONE;
}

static const char *const phase_words[] = {
#define PHASE(id, name, doc) name,
#include "engine/riftbound/defs/phases.def"
};

typedef enum {
    READS_PHASE,
    READS_PRIORITY,
    READS_FOCUS,
    READS_VICTORY_SCORE,
    READS_SHOWDOWN,
    READS_COMBAT,
} Reads;

static const PlayReading readings[] = {
    [READS_PHASE] = {"phase", READING_WORD, read_phase, phase_words},
    [READS_PRIORITY] = {"priority", READING_PLAYER, read_priority, NULL},
    [READS_FOCUS] = {"focus", READING_PLAYER, read_focus, NULL},
    [READS_VICTORY_SCORE] = {"victory_score", READING_NUMBER, read_victory_score, NULL},
    [READS_SHOWDOWN] = {"showdown", READING_PLACE, read_showdown, NULL},
    [READS_COMBAT] = {"combat", READING_TRUTH, read_combat, NULL},
};

static const BoardNote notes[] = {
    {" · combat at %", READS_SHOWDOWN, .only = 1 + READS_COMBAT},
    {" · showdown at %", READS_SHOWDOWN, .unless = 1 + READS_COMBAT},
    {" · Focus: %", READS_FOCUS, 0, 0},
    {" · priority: %", READS_PRIORITY, 0, 0},
};

static const BoardLine lines[] = {
    {.kind = LINE_PLAYER},
    {.kind = LINE_HAND, .zone = ZONE_HAND, .label = "Hand", .empty = "-"},
    {.kind = LINE_FIRST, .zone = ZONE_LEGEND, .label = "Legend", .empty = "none"},
    {.kind = LINE_NAME,
     .zone = ZONE_CHAMPION,
     .joins = true,
     .label = "   Champion Zone: ",
     .empty = "empty"},
    {.kind = LINE_TALLY, .zone = ZONE_BASE, .label = "Runes"},
    {.kind = LINE_OBJECTS, .zone = ZONE_BASE, .label = "Base", .empty = "-"},
};

static const BoardCount counts[] = {
    {"hand", ZONE_HAND, false},
    {"deck", ZONE_DECK, false},
    {"rune deck", ZONE_RUNE_DECK, false},
    {"trash", ZONE_TRASH, false},
    {"banished", ZONE_BANISHMENT, true},
};

static const char *const zone_words[ZONE_COUNT] = {
    [ZONE_FACEDOWN] = "facedown zone",
    [ZONE_LEGEND] = "Legend Zone",
    [ZONE_CHAMPION] = "Champion Zone",
    [ZONE_ASIDE] = "cards set aside",
};

static const BoardStatus statuses[] = {
    [STATUS_ATTACKING] = {false, INK_RED},
    [STATUS_DEFENDING] = {false, INK_BLUE},
    [STATUS_STUNNED] = {false, INK_PLAIN},
    [STATUS_ATTACKED] = {true, INK_PLAIN},
    [STATUS_WATCHED] = {true, INK_PLAIN},
    [STATUS_WAS_MIGHTY] = {true, INK_PLAIN},
};

static const BoardCounter counters[] = {
    [COUNTER_DAMAGE] = {" -%", ", % damage", INK_RED, true},
    [COUNTER_BUFF] = {" buffed", NULL, INK_GREEN, false},
};

static const uint8_t inks[] = {
    [DOMAIN_FURY] = INK_RED,
    [DOMAIN_CALM] = INK_GREEN,
    [DOMAIN_MIND] = INK_BLUE,
    [DOMAIN_BODY] = INK_CYAN,
    [DOMAIN_CHAOS] = INK_MAGENTA,
    [DOMAIN_ORDER] = INK_YELLOW,
};

_Static_assert(COUNT_OF(statuses) == STATUS_COUNT, "each status has a row");
_Static_assert(COUNT_OF(counters) == COUNTER_COUNT, "each counter has a row");
_Static_assert(COUNT_OF(inks) == DOMAIN_COUNT, "each domain has a colour");

static PlayerId contested_by(const State *state, int place)
{
    return rb_const(state)->battlefields[place].contested_by;
}

static const BoardPlaces places = {
    .rows = &riftbound_position_places,
    .zone = ZONE_BATTLEFIELD,
    .under = 1 + ZONE_FACEDOWN,
    .disputed = "contested_by",
    .shown = " · contested",
    .disputed_by = contested_by,
};

const PlayBoard riftbound_board = {
    .readings = readings,
    .readings_n = COUNT_OF(readings),
    .phase = 1 + READS_PHASE,
    .goal = 1 + READS_VICTORY_SCORE,
    .named = 1 + ZONE_LEGEND,
    .notes = notes,
    .notes_n = COUNT_OF(notes),
    .lines = lines,
    .lines_n = COUNT_OF(lines),
    .counts = counts,
    .counts_n = COUNT_OF(counts),
    .zones = zone_words,
    .statuses = statuses,
    .counters = counters,
    .inks = inks,
    .places = &places,
    .pool = "floating",
    .tallied = BIT(TYPE_RUNE),
    .settled = BIT(TYPE_BATTLEFIELD) | BIT(TYPE_LEGEND),
};
