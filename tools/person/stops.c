// stops.c -- decides when a player passes without being asked.

#include "tools/person/stops.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "engine/kernel/table/chain.h"
#include "engine/play/play_board.h"

// The word that a player types, and how a sentence goes on with it.
typedef struct {
    const char *word, *also, *told;
} StopWord;

static const StopWord words[STOP_READINGS] = {
    [STOP_MY_TURN] = {"my turn", "your turn", "your turn"},
    [STOP_TURN] = {"turn", "next turn", "the next turn"},
    [STOP_CHAIN] = {"chain", "response", "somebody else puts something on the chain"},
    [STOP_TARGETED] = {"targeted",
                       "my things are targeted",
                       "something of yours is chosen as a target"},
    [STOP_ASKED] = {"asked", "decision", "anything else is asked"},
    [STOP_OWN] = {"own", "my own", "something of your own comes next"},
};

enum { READINGS_MOST = 32 - STOP_READINGS };

// Returns the reading behind a moment, NULL if it cannot be one: a number, a player.
static const PlayReading *reading_of(const Rules *rules, int moment)
{
    const PlayBoard *board = play_board(rules);
    const int row = moment - STOP_READINGS;

    if (row < 0 || row >= board->readings_n || row >= READINGS_MOST) return NULL;
    const PlayReading *reading = &board->readings[row];
    return reading->kind == READING_TRUTH || reading->kind == READING_PLACE ? reading
                                                                            : NULL;
}

static const char *word_of(const Rules *rules, int moment)
{
    if (moment < STOP_READINGS) return words[moment].word;
    const PlayReading *reading = reading_of(rules, moment);
    return reading ? reading->name : NULL;
}

// ---- what a player types

static bool is_word(const Rules *rules, int moment, const char *text)
{
    const char *word = word_of(rules, moment);

    if (!word) return false;
    if (!strcasecmp(word, text)) return true;
    return moment < STOP_READINGS && !strcasecmp(words[moment].also, text);
}

static int refuse_stops(const Rules *rules, const char *text, Err *err)
{
    char all[STOPS_TEXT];
    NameMatch nearest;

    name_match_start(&nearest, text);
    for (int i = 0; i < STOPS_MAX; i++)
        if (word_of(rules, i)) name_match_offer(&nearest, word_of(rules, i));
    if (name_match_best(&nearest))
        return err_set(err,
                       CODE_USAGE,
                       "there is no moment '%s'%s",
                       text,
                       text_hint(name_match_best(&nearest)).text);
    stops_words(rules, all);
    return err_set(
        err, CODE_USAGE, "there is no moment '%s'; there are: %s", text, all);
}

// Copies the next of several moments, which stand between commas and "or". Returns the text
// after it.
static const char *next_moment(const char *text, char *moment, size_t size)
{
    size_t n;

    while (isspace((unsigned char)*text) || *text == ',') text++;
    if (!strncasecmp(text, "or ", 3)) text += 3;
    while (isspace((unsigned char)*text)) text++;
    for (n = 0; text[n] && text[n] != ','; n++)
        if (isspace((unsigned char)text[n]) && !strncasecmp(text + n + 1, "or ", 3))
            break;
    (void)text_format(moment, size, "%.*s", (int)n, text);
    for (size_t m = strlen(moment); m && isspace((unsigned char)moment[m - 1]); m--)
        moment[m - 1] = '\0';
    return text + n;
}

int stops_read(const Rules *rules, const char *text, uint32_t *moments, Err *err)
{
    char moment[80];

    *moments = 0;
    do {
        int i = 0;

        text = next_moment(text, moment, sizeof moment);
        while (i < STOPS_MAX && !is_word(rules, i, moment)) i++;
        if (i == STOPS_MAX) return refuse_stops(rules, moment, err);
        *moments |= 1u << i;
    } while (*text);
    return 0;
}

// ---- moments

static uint32_t readings_of(const Table *table)
{
    uint32_t bits = 0;

    for (int i = STOP_READINGS; i < STOPS_MAX; i++) {
        const PlayReading *reading = reading_of(table->rules, i);

        if (reading && !play_board_is_none(reading, table->state)) bits |= 1u << i;
    }
    return bits;
}

static uint16_t newest_of(const Table *table)
{
    return table->state->chain_n ? chain_newest(table)->serial : 0;
}

static StopsSince since_now(const Table *table)
{
    return (StopsSince){.turn = table->state->turn,
                        .serial = newest_of(table),
                        .readings = readings_of(table)};
}

// Returns whether the item has chosen the player, or a thing of the player.
static bool targets(const Table *table, const Item *item, PlayerId player)
{
    for (int group = 0; group < CHOICES_MAX; group++) {
        int n = 0;
        const Ref *chosen = chain_targets(table, item, group, &n);

        for (int i = 0; i < n; i++) {
            const ObjectId id = chosen[i].id;

            if (id && id <= table->state->objects_n &&
                table->state->objects[id].controller == player)
                return true;
        }
    }
    return false;
}

// Returns what others have put on the chain since: STOP_CHAIN, and STOP_TARGETED.
static uint32_t chain_of(const Table *table, PlayerId player, uint16_t serial)
{
    uint32_t bits = 0;

    for (int i = 0; i < table->state->chain_n; i++) {
        const Item *item = &table->state->chain[i];

        if (item->serial <= serial || item->controller == player) continue;
        bits |= 1u << STOP_CHAIN;
        if (targets(table, item, player)) bits |= 1u << STOP_TARGETED;
    }
    return bits;
}

// Returns whether something that holds for the whole game is true: others may take part then.
static bool is_any_truth(const Table *table)
{
    const PlayBoard *board = play_board(table->rules);
    const uint32_t bits = readings_of(table);

    for (int i = STOP_READINGS; i < STOPS_MAX; i++)
        if (bits >> i & 1 && board->readings[i - STOP_READINGS].kind == READING_TRUTH)
            return true;
    return false;
}

// Returns whether only the player has done something: what comes next on the chain is theirs,
// or nothing is there and they have just acted in their own turn; and nobody else has put
// anything on the chain since. While such a truth holds, others take part without that.
static bool is_own(const Table *table, const Stops *stops, PlayerId player)
{
    const State *state = table->state;

    for (int i = 0; i < state->chain_n; i++)
        if (state->chain[i].controller != player) return false;
    if (!state->chain_n)
        return stops->acted == state->turn && state->turn_player == player &&
               state->serial == stops->own && !is_any_truth(table);
    return newest_of(table) == state->serial || state->serial == stops->own;
}

// Returns the moments that have come to [player] since then.
static uint32_t moments_since(const Table *table, PlayerId player,
                              const StopsSince *since)
{
    const State *state = table->state;
    uint32_t bits = chain_of(table, player, since->serial);

    if (state->turn != since->turn) bits |= 1u << STOP_TURN;
    if (state->turn != since->turn && state->turn_player == player)
        bits |= 1u << STOP_MY_TURN;
    return bits | (readings_of(table) & ~since->readings);
}

void stops_until(Stops *stops, uint32_t moments, const Table *table)
{
    stops->until = moments;
    stops->came = 0;
    stops->began = since_now(table);
}

// ---- passing

int stops_pass(const Table *table, const Question *question)
{
    const int flags = table->rules->prompts[question->prompt].flags;

    if (!(flags & ASKS_PASS) || !(flags & ASKS_ACTION) || flags & ASKS_FREELY)
        return -1;
    for (int i = 0; i < question->options_n; i++)
        if (table->rules->options[question->options[i].kind].role == CHOICE_PASS)
            return i;
    return -1;
}

// Ends `until` where one of its moments has come. A reading that is not true any more can
// come again.
static void note_until(Stops *stops, const Table *table, PlayerId player, bool is_pass)
{
    uint32_t now = moments_since(table, player, &stops->began);

    if (!is_pass) now |= 1u << STOP_ASKED;
    stops->began.readings &= readings_of(table);
    if (is_own(table, stops, player)) now |= 1u << STOP_OWN;
    if (!(stops->until & now)) return;
    stops->came = stops->until & now;
    stops->until = 0;
}

// Returns whether the player wants to pass now. Where stops name a reading or the own turn, the
// player is asked each time while it holds, on what is their own too.
static bool wants_to_pass(const Stops *stops, const Table *table,
                          const Question *question)
{
    const PlayerId player = question->player;
    StopsSince asked = stops->asked;
    uint32_t now;

    if (stops->until) return true;
    if (stops->came || stops->all) return false;
    if (question->options_n == 1 && stops->alone) return true;
    if (!stops->stops) return is_own(table, stops, player);
    asked.readings = 0;
    now = moments_since(table, player, &asked);
    if (table->state->turn_player == player) now |= 1u << STOP_MY_TURN;
    if (is_own(table, stops, player)) now |= 1u << STOP_OWN;
    return !(now & stops->stops);
}

// Notes up to which item nobody else has acted since the player did.
static void note_own(Stops *stops, const Table *table, const Question *question)
{
    const bool is_free = table->rules->prompts[question->prompt].flags & ASKS_FREELY;

    if (is_free) stops->acted = table->state->turn;
    if (is_free || is_own(table, stops, question->player))
        stops->own = table->state->serial;
}

bool stops_decide(Stops *stops, const Table *table, const Question *question)
{
    const PlayerId player = question->player;
    const bool is_pass = stops_pass(table, question) >= 0;

    if (stops->was_asked) stops->came = 0;
    if (stops->was_asked) stops->passed = 0;
    if (stops->until) note_until(stops, table, player, is_pass);
    stops->was_asked = !is_pass || !wants_to_pass(stops, table, question);
    note_own(stops, table, question);
    if (stops->was_asked)
        stops->asked = since_now(table);
    else if (stops->until || stops->stops)
        stops->passed++;
    return !stops->was_asked;
}

// ---- words

// Joins the moments of a set: "your turn or the next turn".
static void add_moments(const Rules *rules, uint32_t moments, const char *last,
                        char *text)
{
    int left = __builtin_popcount(moments);

    for (int i = 0; i < STOPS_MAX; i++) {
        const size_t n = strlen(text);

        if (!(moments >> i & 1)) continue;
        (void)text_format(text + n,
                          STOPS_TEXT - n,
                          "%s%s",
                          i < STOP_READINGS ? words[i].told : word_of(rules, i),
                          --left > 1 ? ", "
                          : left     ? last
                                     : "");
    }
}

static void add_words(char *text, const char *more)
{
    const size_t n = strlen(text);

    (void)text_format(text + n, STOPS_TEXT - n, "%s", more);
}

void stops_text(const Stops *stops, const Rules *rules, char text[STOPS_TEXT])
{
    *text = '\0';
    if (stops->passed)
        (void)text_format(text,
                          STOPS_TEXT,
                          stops->passed == 1 ? "Passed once. " : "Passed %d times. ",
                          stops->passed);
    if (stops->came) {
        add_words(text, "Until now: ");
        add_moments(rules, stops->came, " and ", text);
        add_words(text, ". ");
    }
    if (stops->until) {
        add_words(text, "You pass until: ");
        add_moments(rules, stops->until, " or ", text);
        add_words(text, " (stop ends it). ");
    }
    if (stops->stops) {
        add_words(text, "You are asked to pass only at: ");
        add_moments(rules, stops->stops, " or ", text);
        add_words(text, " (stops off ends it). ");
    }
    if (*text) text[strlen(text) - 1] = '\0';
}

const char *stops_word(const Rules *rules, int i, const char **told)
{
    *told = i < STOP_READINGS ? words[i].told : "";
    return word_of(rules, i);
}

void stops_words(const Rules *rules, char text[STOPS_TEXT])
{
    *text = '\0';
    for (int i = 0; i < STOPS_MAX; i++) {
        const size_t n = strlen(text);

        if (word_of(rules, i))
            (void)text_format(
                text + n, STOPS_TEXT - n, "%s%s", n ? ", " : "", word_of(rules, i));
    }
}
