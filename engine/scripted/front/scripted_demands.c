// scripted_demands.c -- judges all cards of a game by the demands that game.lua declares.
//
// A demand means cards by a query, so all cards lie on a table of their own while they are
// judged, as many at a time as a game has room for. A message names the card, says what is
// wanted, then what is there.

#include "engine/scripted/front/scripted_demands.h"

#include <stdlib.h>
#include <string.h>

#include "engine/abilities/language/query.h"
#include "engine/base/text.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_demands.h"

enum { TOLD_BYTES = 320 };

// The cards that a query means, in their order.
typedef struct {
    CardId *cards;
    int n;
} Meant;

typedef struct {
    const Library *library;
    const ScriptedGame *game;
    PlayDemandTell tell;
    void *self;
    Table *table;
    Game *play;
    Meant of[DEMANDS_MAX], with[DEMANDS_MAX];
} AllCards;

static const Card *card_of(const AllCards *all, CardId id)
{
    return &all->library->cards[id];
}

// ---- what a column has

static bool keeps_items(const FactRow *row)
{
    return row->names || row->repeats || row->parts;
}

static bool has_value(const AllCards *all, CardId id, int fact)
{
    const FactRow *row = &all->game->facts[fact];
    const Card *card = card_of(all, id);

    if (keeps_items(row)) return card->items_n[fact] > 0;
    return card->facts[fact] != (row->kind == FACT_NUMBER ? FACT_ABSENT : 0);
}

static int count_item(const CardItem *items, int n, const CardItem *item)
{
    int found = 0;

    for (int i = 0; i < n; i++)
        found += items[i].card == item->card && items[i].n == item->n;
    return found;
}

// Returns whether both have the same items, in any order.
static bool same_items(const Library *library, const Card *one, const Card *other,
                       int fact)
{
    int ones, others;
    const CardItem *a = library_items(library, one, fact, &ones);
    const CardItem *b = library_items(library, other, fact, &others);

    for (int i = 0; i < ones && ones == others; i++)
        if (count_item(a, ones, &a[i]) != count_item(b, others, &a[i])) return false;
    return ones == others;
}

static bool is_same(const AllCards *all, CardId one, CardId other, int fact)
{
    const FactRow *row = &all->game->facts[fact];
    const Card *a = card_of(all, one), *b = card_of(all, other);

    if (row->parts) return library_same_items(all->library, a, b, fact);
    if (keeps_items(row)) return same_items(all->library, a, b, fact);
    return a->facts[fact] == b->facts[fact];
}

// ---- the demands

static void tell_of(const AllCards *all, const ScriptedDemand *demand, CardId id,
                    const char *what)
{
    const Card *card = card_of(all, id);
    char text[TOLD_BYTES];

    if (id)
        (void)text_format(text,
                          sizeof text,
                          "'%s' (%s): %s: %s",
                          card->name,
                          card->code,
                          demand->text,
                          what);
    else
        (void)text_format(text, sizeof text, "%s: %s", demand->text, what);
    all->tell(all->self, id, text);
}

static void judge_presence(const AllCards *all, const ScriptedDemand *demand,
                           const Meant *of)
{
    const bool wanted = demand->kind == DEMAND_HAS;
    char what[80];

    (void)text_format(what,
                      sizeof what,
                      wanted ? "it has nothing in %s" : "it has something in %s",
                      all->game->facts[demand->fact].name);
    for (int i = 0; i < of->n; i++)
        if (has_value(all, of->cards[i], demand->fact) != wanted)
            tell_of(all, demand, of->cards[i], what);
}

// Returns the first card before the one in place [n] that has the same, 0: none.
static CardId same_before(const AllCards *all, const Meant *of, int n, int fact)
{
    for (int i = 0; i < n; i++)
        if (is_same(all, of->cards[i], of->cards[n], fact)) return of->cards[i];
    return 0;
}

static void judge_differ(const AllCards *all, const ScriptedDemand *demand,
                         const Meant *of)
{
    char what[TOLD_BYTES];

    for (int i = 1; i < of->n; i++) {
        const CardId other = has_value(all, of->cards[i], demand->fact)
                                 ? same_before(all, of, i, demand->fact)
                                 : 0;

        if (!other) continue;
        (void)text_format(what,
                          sizeof what,
                          "it has the %s of '%s' (%s)",
                          all->game->facts[demand->fact].name,
                          card_of(all, other)->name,
                          card_of(all, other)->code);
        tell_of(all, demand, of->cards[i], what);
    }
}

static bool shares(const AllCards *all, CardId id, const Meant *with, int fact)
{
    for (int i = 0; has_value(all, id, fact) && i < with->n; i++)
        if (has_value(all, with->cards[i], fact) &&
            library_shares(
                all->library, card_of(all, id), card_of(all, with->cards[i]), fact))
            return true;
    return false;
}

static void judge_shares(const AllCards *all, const ScriptedDemand *demand,
                         const Meant *of, const Meant *with)
{
    const char *name = all->game->facts[demand->fact].name;
    char what[80];

    for (int i = 0; i < of->n; i++) {
        const bool has = has_value(all, of->cards[i], demand->fact);

        if (shares(all, of->cards[i], with, demand->fact)) continue;
        (void)text_format(what,
                          sizeof what,
                          has ? "none of these has its %s" : "it has nothing in %s",
                          name);
        tell_of(all, demand, of->cards[i], what);
    }
}

// The card at fault is the first one beyond the number, or of too few the last one.
static void judge_number(const AllCards *all, const ScriptedDemand *demand,
                         const Meant *of)
{
    const bool sums = demand->kind == DEMAND_SUM;
    CardId beyond = 0;
    int64_t n = 0;
    char what[80];

    for (int i = 0; i < of->n; i++) {
        n += sums ? fact_number(card_of(all, of->cards[i])->facts[demand->fact]) : 1;
        if (demand->most >= 0 && n > demand->most && !beyond) beyond = of->cards[i];
    }
    if (n >= demand->least && !beyond) return;
    (void)text_format(what,
                      sizeof what,
                      "there %s %lld, expected %s%d",
                      n == 1 ? "is" : "are",
                      (long long)n,
                      demand->least == demand->most ? ""
                      : beyond                      ? "at most "
                                                    : "at least ",
                      beyond ? demand->most : demand->least);
    tell_of(all, demand, beyond ? beyond : of->n ? of->cards[of->n - 1] : 0, what);
}

static void judge_demand(const AllCards *all, int n)
{
    const ScriptedDemand *demand = &all->game->demands[n];

    switch ((DemandKind)demand->kind) {
    case DEMAND_HAS:
    case DEMAND_LACKS: judge_presence(all, demand, &all->of[n]); return;
    case DEMAND_DIFFER: judge_differ(all, demand, &all->of[n]); return;
    case DEMAND_SHARES: judge_shares(all, demand, &all->of[n], &all->with[n]); return;
    case DEMAND_COUNT:
    case DEMAND_SUM: judge_number(all, demand, &all->of[n]); return;
    }
}

// ---- the cards of a demand

static bool is_meant(const AllCards *all, QueryId query, ObjectId id)
{
    Env env;

    memset(&env, 0, sizeof env);
    env.subject_player = env.actor = env.chooser = NOBODY;
    env.event_spot = env.event_from = NOWHERE;
    return query_matches(all->table, &env, query, id);
}

// Adds the things that a query means. [meant] has room for all cards.
static void add_meant(const AllCards *all, QueryId query, ObjectId first, Meant *meant)
{
    const State *state = &all->play->now;

    for (int id = first; query && id <= state->objects_n; id++)
        if (is_meant(all, query, (ObjectId)id))
            meant->cards[meant->n++] = state->objects[id].card;
}

static void add_all(AllCards *all, ObjectId first)
{
    for (int i = 0; i < all->game->demands_n; i++) {
        add_meant(all, all->game->demands[i].of, first, &all->of[i]);
        add_meant(all, all->game->demands[i].with, first, &all->with[i]);
    }
}

// Returns the place of all cards: where they are what they print, if there is such a zone.
static SpotId spot_for_all(const AllCards *all)
{
    const Rules *rules = &all->game->rules;
    int best = 0;

    for (int zone = 0; zone < rules->zones_n; zone++) {
        if (zone + 1 == rules->spaces.zone) {
            if (best == zone) best++;
            continue;
        }
        if (!(rules->zones[zone].flags & ZONE_BOARD))
            return spot_of(all->table, zone, 0);
    }
    return spot_of(all->table, best < rules->zones_n ? best : 0, 0);
}

static void begin_demands(AllCards *all)
{
    game_clear(all->play, all->table, 1, 0);
    all->table->game = all->play;
    all->table->state = &all->play->now;
}

// Lays out all cards, and judges those that lie there whenever there is no room for more.
// The spaces of a map lie there from the beginning.
static void find_meant(AllCards *all)
{
    const Library *library = all->library;
    const Rules *rules = &all->game->rules;
    const unsigned out = rules->spaces.types | rules->faces;
    const State *state = &all->play->now;
    ObjectId first = 1;

    begin_demands(all);
    for (int i = 1; i < library->cards_n; i++) {
        if (library->cards[i].types & out) continue;
        if (state->objects_n + 1 == OBJECTS_MAX) {
            add_all(all, first);
            begin_demands(all);
            first = (ObjectId)(state->objects_n + 1);
        }
        (void)object_create(all->table, (CardId)i, 0, spot_for_all(all));
    }
    add_all(all, first);
}

static CardId *room_for_all(const Library *library)
{
    CardId *cards = malloc((size_t)library->cards_n * sizeof *cards);

    // Lists are refused long before they fill a memory.
    ASSERT(cards);
    return cards;
}

// Returns whether lists have brought any card: a game may be there before its first set.
static bool has_cards(const Library *library)
{
    for (int i = 1; i < library->cards_n; i++)
        if (!(library->cards[i].types & library->rules->faces)) return true;
    return false;
}

static void check_demands(const Library *library, PlayDemandTell tell, void *self)
{
    const ScriptedGame *game = (const ScriptedGame *)library->rules;
    AllCards all = {.library = library, .game = game, .tell = tell, .self = self};

    if (!has_cards(library)) return;
    all.play = malloc(sizeof *all.play);
    all.table = malloc(sizeof *all.table);
    // One game and one table, of a size that is known.
    ASSERT(all.play && all.table);
    table_init(all.table, library->rules, library, NULL);
    for (int i = 0; i < game->demands_n; i++) {
        all.of[i].cards = room_for_all(library);
        all.with[i].cards = room_for_all(library);
    }
    find_meant(&all);
    for (int i = 0; i < game->demands_n; i++) judge_demand(&all, i);
    for (int i = 0; i < game->demands_n; i++) {
        free(all.of[i].cards);
        free(all.with[i].cards);
    }
    free(all.table);
    free(all.play);
}

void scripted_demands_fill(ScriptedGame *game)
{
    static const PlayDemands demands = {check_demands};

    if (game->demands_n) game->play.demands = &demands;
}
