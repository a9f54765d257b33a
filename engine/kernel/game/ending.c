// ending.c -- how a game ends, and the sentence on why it did.
//
// The cards of a circle are noted while it may be one; a view leaves them out before the
// game is over.

#include "engine/kernel/game/ending.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "engine/base/text.h"

static const EndingRow own[ENDING_OF_GAME] = {
    [ENDING_WON] = {"won", "", "somebody has won"},
    [ENDING_DRAWN] = {"drawn", "", "nobody can win"},
    [ENDING_LIMIT] = {"limit", "", "the program has reached a limit"},
    [ENDING_FAULT] = {"fault", "", "a script failed"},
    [ENDING_LOST] = {"lost", "", "everybody has lost"},
};

static void end_game(State *state, unsigned winners, bool all_lost, int row)
{
    if (state->over) return;
    state->over = true;
    state->winners = (uint8_t)winners;
    state->ending.all_lost = all_lost;
    state->ending.row = (uint8_t)(row + 1);
}

void ending_set(Table *table, PlayerId winner, int row)
{
    end_game(table->state, winner == NOBODY ? 0 : 1u << winner, false, row);
}

void ending_set_winners(Table *table, unsigned winners, int row)
{
    end_game(table->state, winners, !winners, row);
}

PlayerId ending_only_one(unsigned winners)
{
    if (!winners || winners & (winners - 1)) return NOBODY;
    return (PlayerId)__builtin_ctz(winners);
}

PlayerId ending_winner(const State *state)
{
    return ending_only_one(state->winners);
}

unsigned ending_winners(const State *state)
{
    unsigned winners = 0;

    for (int i = 0; i < state->players_n; i++)
        if (state->winners >> i & 1) winners |= table_team(state, (PlayerId)i);
    return winners;
}

void ending_note_card(State *state, CardId card)
{
    Ending *ending = &state->ending;

    for (int i = 0; i < ending->cards_n; i++) {
        if (ending->cards[i] == card) return;
    }
    if (card && ending->cards_n < LOOP_CARDS_MAX)
        ending->cards[ending->cards_n++] = card;
}

void ending_note_last_card(State *state, CardId card)
{
    Ending *ending = &state->ending;
    int at = 0;

    if (!card) return;
    while (at < ending->cards_n && ending->cards[at] != card) at++;
    if (at == LOOP_CARDS_MAX) at = 0;
    if (at < ending->cards_n) ending->cards_n--;
    for (; at < ending->cards_n; at++) ending->cards[at] = ending->cards[at + 1];
    ending->cards[ending->cards_n++] = card;
}

void ending_forget_cards(State *state)
{
    memset(state->ending.cards, 0, sizeof state->ending.cards);
    state->ending.cards_n = 0;
}

int ending_way(const State *state)
{
    if (state->fault) return ENDING_FAULT;
    if (state->ending.limit) return ENDING_LIMIT;
    if (state->ending.row) return ENDING_OF_GAME + state->ending.row - 1;
    if (state->ending.all_lost) return ENDING_LOST;
    return state->winners ? ENDING_WON : ENDING_DRAWN;
}

const EndingRow *ending_row(const Rules *rules, int way)
{
    if (way < ENDING_OF_GAME) return &own[way];
    return way - ENDING_OF_GAME < rules->endings_n
               ? &rules->endings[way - ENDING_OF_GAME]
               : NULL;
}

// Names what there was too much of, and the position.
static size_t tell_limit(const State *state, char *text, size_t size)
{
    const LimitRow *row = limit_row((LimitId)(state->ending.limit - 1));

    return text_format(text,
                       size,
                       ": more than %d %s, in turn %d after %" PRIu64 " events",
                       row->value,
                       row->words,
                       state->turn,
                       state->serial_log);
}

static size_t tell_rule(const EndingRow *row, char *text, size_t size)
{
    if (!*row->rule) return 0;
    return text_format(text,
                       size,
                       " (%s%s)",
                       isdigit((unsigned char)*row->rule) ? "rule " : "",
                       row->rule);
}

void ending_tell(const State *state, const Table *table, char *text, size_t size)
{
    const int way = ending_way(state);
    const EndingRow *row = ending_row(table->rules, way);
    size_t n = text_format(text, size, "%s", row->text);

    if (way == ENDING_FAULT)
        n += text_format(text + n, size - n, ": %s", table->fault.text);
    if (way == ENDING_LIMIT) n += tell_limit(state, text + n, size - n);
    n += tell_rule(row, text + n, size - n);
    for (int i = 0; i < state->ending.cards_n; i++) {
        const Card *card = &table->library->cards[state->ending.cards[i]];

        n += text_format(text + n, size - n, "%s%s", i ? ", " : "; ", card->name);
    }
}
