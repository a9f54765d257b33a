// sideboard.c -- lists cards by their face, asks for swaps, and exchanges the faces.

#include "engine/riftbound/setup/sideboard.h"

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/deck_rules.h"

void sideboard_bring(Table *table, const Deck *deck, PlayerId player)
{
    RiftboundState *b = rb(table->state);
    const SpotId aside = spot_of(table, ZONE_ASIDE, player);

    b->side_n[player] = (uint8_t)deck->n[SECTION_SIDE];
    for (int i = 0; i < deck->n[SECTION_SIDE]; i++) {
        const ObjectId id =
            object_create(table, deck->cards[SECTION_SIDE][i], player, aside);

        if (!i) b->side[player] = id;
        ASSERT(id == b->side[player] + i);
    }
}

static CardId face_of(const Table *table, ObjectId id)
{
    return table->state->objects[id].card;
}

// Sorts by card, so that the list tells nothing of the order of a deck.
static void sort_by_face(const Table *table, ObjectId *ids, int n)
{
    for (int i = 1; i < n; i++) {
        const ObjectId id = ids[i];
        int at = i;

        for (; at > 0 && face_of(table, ids[at - 1]) > face_of(table, id); at--)
            ids[at] = ids[at - 1];
        ids[at] = id;
    }
}

static int side_cards(const Table *table, PlayerId player, ObjectId *ids)
{
    const RiftboundState *b = rb_const(table->state);
    const int n = b->side_n[player];

    for (int i = 0; i < n; i++) ids[i] = (ObjectId)(b->side[player] + i);
    sort_by_face(table, ids, n);
    return n;
}

static int deck_cards(const Table *table, PlayerId player, ObjectId *ids)
{
    const int n = board_objects_in(table, board_deck(table, player), ids);

    sort_by_face(table, ids, n);
    return n;
}

static Question *ask_cards(Table *table, PlayerId player, Prompt prompt,
                           const ObjectId *ids, int n)
{
    Question *question = ask_begin(table, player, (int)prompt, (Ref){0, 0});

    offer_objects(question, ids, n);
    return question;
}

static bool is_offered(const Table *table, const ObjectId *ids, int n, ObjectId id)
{
    for (int i = 0; i < n; i++)
        if (object_card(table, ids[i])->name == object_card(table, id)->name)
            return true;
    return false;
}

// Lists one card of each name that may be the Chosen Champion, the present one first.
static int find_champions(const Table *table, PlayerId player, ObjectId *ids)
{
    ObjectId pool[OBJECTS_MAX + DECK_SIDE_MAX], legend[OBJECTS_MAX];
    const int legends =
        board_objects_in(table, spot_of(table, ZONE_LEGEND, player), legend);
    int n = board_objects_in(table, spot_of(table, ZONE_CHAMPION, player), ids);
    int m = deck_cards(table, player, pool);

    if (!n || !legends) return 0;
    m += side_cards(table, player, pool + m);
    for (int i = 0; i < m; i++) {
        if (!deck_rules_may_be_champion(
                table->library, face_of(table, legend[0]), face_of(table, pool[i])))
            continue;
        if (!is_offered(table, ids, n, pool[i])) ids[n++] = pool[i];
    }
    return n;
}

static void ask_champion(Table *table, PlayerId player, Swap *swap)
{
    ObjectId ids[OBJECTS_MAX] = {0};
    const int n = find_champions(table, player, ids);

    if (n < 2) return;
    (void)ask_cards(table, player, PROMPT_CHAMPION, ids, n);
    swap->champion = ids[0];
    swap->becomes = ids[ask_one(table)];
}

// Puts the present champion where the new one lies now, in the deck or the sideboard.
static void trade_champion(const Table *table, const Swap *swap, ObjectId *ids, int n)
{
    for (int i = 0; i < n; i++)
        if (ids[i] == swap->becomes) ids[i] = swap->champion;
    sort_by_face(table, ids, n);
}

static ObjectId where_it_will_be(const Swap *swap, ObjectId id)
{
    return id == swap->champion ? swap->becomes : id;
}

static void ask_cards_of_swap(Table *table, PlayerId player, Swap *swap)
{
    ObjectId in[OBJECTS_MAX] = {0}, out[OBJECTS_MAX] = {0};
    const int n = side_cards(table, player, in), m = deck_cards(table, player, out);
    const Answer *answer;
    Question *question;

    if (!n) return;
    trade_champion(table, swap, in, n);
    trade_champion(table, swap, out, m);
    question = ask_cards(table, player, PROMPT_SIDE_IN, in, n);
    question->min = 0;
    question->max = (uint16_t)(n < m ? n : m); // as many go as come
    answer = ask_now(table);
    swap->n = answer->n;
    for (int i = 0; i < swap->n; i++)
        swap->in[i] = where_it_will_be(swap, in[answer->picks[i]]);
    if (!swap->n) return;
    question = ask_cards(table, player, PROMPT_SIDE_OUT, out, m);
    question->min = question->max = (uint16_t)swap->n;
    answer = ask_now(table);
    for (int i = 0; i < swap->n; i++)
        swap->out[i] = where_it_will_be(swap, out[answer->picks[i]]);
}

Swap sideboard_ask(Table *table, PlayerId player)
{
    Swap swap = {0};

    ask_champion(table, player, &swap);
    ask_cards_of_swap(table, player, &swap);
    return swap;
}

void sideboard_swap(Table *table, PlayerId player, const Swap *swap)
{
    if (swap->champion) {
        object_exchange(table, swap->champion, swap->becomes);
        rb(table->state)->champion[player] = face_of(table, swap->champion);
    }
    for (int i = 0; i < swap->n; i++) object_exchange(table, swap->in[i], swap->out[i]);
    shuffle_spot(table, board_deck(table, player));
}

// Takes one copy of [card] out of [cards]. Returns whether there was one.
static bool take_out(CardId *cards, int *n, CardId card)
{
    for (int i = 0; i < *n; i++) {
        if (cards[i] != card) continue;
        cards[i] = cards[--*n];
        return true;
    }
    return false;
}

// Divides the cards of main deck and sideboard anew, as they lie now.
static bool divide_cards(const State *state, PlayerId player, Deck *deck)
{
    const RiftboundState *b = rb_const(state);
    CardId pool[2 * DECK_SECTION_CARDS];
    int n = 0;

    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        pool[n++] = deck->cards[SECTION_MAIN][i];
    for (int i = 0; i < deck->n[SECTION_SIDE]; i++)
        pool[n++] = deck->cards[SECTION_SIDE][i];
    for (int i = 0; i < deck->n[SECTION_SIDE]; i++) {
        deck->cards[SECTION_SIDE][i] = state->objects[b->side[player] + i].card;
        if (!take_out(pool, &n, deck->cards[SECTION_SIDE][i])) return false;
    }
    for (int i = 0; i < n; i++) deck->cards[SECTION_MAIN][i] = pool[i];
    return true;
}

bool sideboard_take(const State *state, PlayerId player, Deck *deck)
{
    const RiftboundState *b = rb_const(state);
    Deck now = *deck;

    if (b->side_n[player]) {
        if (b->side_n[player] != deck->n[SECTION_SIDE]) return false;
        if (!divide_cards(state, player, &now)) return false;
    }
    now.cards[SECTION_CHAMPION][0] = b->champion[player];
    *deck = now;
    return true;
}
