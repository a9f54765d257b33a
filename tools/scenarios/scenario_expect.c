// scenario_expect.c -- compares the board with the expectations of a scenario.
//
// It compares only what the scenario names. Lists of cards are compared without their
// order where the zone has none. It reports each difference with both sides.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "tools/position/position_cards.h"
#include "tools/position/position_game.h"
#include "tools/position/position_player.h"
#include "tools/position/position_same.h"
#include "tools/position/position_thing.h"
#include "tools/scenarios/scenario.h"

// One comparison. Its label names player, key and place.
typedef struct {
    Scenario *scenario;
    int player;
    int failed;
    bool denies; // what is wanted is what it has not
    char label[160];
} Expect;

static Expect expect_inside(const Expect *expect, const char *word)
{
    Expect inner = *expect;

    (void)text_format(inner.label,
                      sizeof inner.label,
                      "%.*s%s%.*s",
                      text_fit(expect->label, 90),
                      expect->label,
                      *expect->label ? " " : "",
                      text_fit(word, 60),
                      word);
    inner.failed = 0;
    return inner;
}

static void print_value(FILE *out, const json_t *value)
{
    char *text = json_is_string(value)
                     ? strdup(json_string_value(value))
                     : json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    const char *between = "";
    size_t i;
    json_t *one;

    if (json_is_array(value)) {
        if (!json_array_size(value)) (void)fputs("nothing", out);
        json_array_foreach((json_t *)value, i, one)
        {
            (void)fputs(between, out);
            print_value(out, one);
            between = " · ";
        }
    } else {
        (void)fputs(text ? text : "nothing", out);
    }
    free(text);
}

static void expect_differs(Expect *expect, const json_t *wanted, const json_t *found)
{
    FILE *out = expect->scenario->out;

    expect->failed = -1;
    (void)fprintf(out,
                  "%s\n  expected: %s",
                  expect->label,
                  expect->denies ? "none of these: " : "");
    print_value(out, wanted);
    (void)fputs("\n  found:    ", out);
    print_value(out, found);
    (void)fputc('\n', out);
}

// Fails for an unknown word. [expect] may be the comparison inside [key], whose label
// then ends with [key].
static void fail_unknown(Expect *expect, const char *key)
{
    const size_t key_n = strlen(key);
    int n = (int)strlen(expect->label);

    if ((size_t)n >= key_n && !strcmp(expect->label + n - key_n, key)) n -= (int)key_n;
    while (n > 0 && expect->label[n - 1] == ' ') n--;
    expect->failed = scenario_fail(expect->scenario,
                                   "'%s' is no word that can be expected of %.*s",
                                   key,
                                   n > 0 ? n : (int)strlen("the game"),
                                   n > 0 ? expect->label : "the game");
}

// Compares one attribute of one object. Tells the difference unless [quiet].
static bool attribute_fits(Expect *expect, ObjectId id, const char *key,
                           const json_t *wanted, bool quiet)
{
    const PositionView view = scenario_view(expect->scenario);
    Expect inner = expect_inside(expect, key);
    json_t *found = position_thing_read(&view, id, key);
    char why[200];
    bool fits;

    if (!found) {
        fail_unknown(expect, key);
        return false;
    }
    if (position_thing_is_wrong(&view, key, wanted, why, sizeof why)) {
        expect->failed |= scenario_fail(expect->scenario, "%s: %s", inner.label, why);
        json_decref(found);
        return false;
    }
    fits = position_thing_fits(&view, id, key, wanted, found);
    if (!fits && !quiet) {
        inner.denies = position_thing_denies(key);
        expect_differs(&inner, wanted, found);
    }
    expect->failed |= inner.failed;
    json_decref(found);
    return fits;
}

static bool object_fits(Expect *expect, ObjectId id, const json_t *wanted, bool quiet)
{
    const char *key;
    json_t *value;
    bool fits = true;

    json_object_foreach((json_t *)wanted, key, value)
    {
        fits &= attribute_fits(expect, id, key, value, quiet);
        if (!fits && quiet) break;
    }
    return fits;
}

int scenario_expect_object(Scenario *scenario, const char *name, const json_t *json)
{
    Expect expect = {.scenario = scenario, .player = 0};
    ObjectId id;

    (void)scenario_state(scenario);
    id = scenario_find(scenario, name, -1);
    (void)text_format(
        expect.label, sizeof expect.label, "%.*s", text_fit(name, 100), name);
    if (!id) return scenario_fail(scenario, "there is no '%s'", name);
    if (json_is_false(json_object_get(json, "on_board")) ==
        object_on_board(&scenario->table, id))
        return scenario_fail(scenario,
                             object_on_board(&scenario->table, id)
                                 ? "%s is on the board, and should not be"
                                 : "%s is not on the board",
                             name);
    (void)object_fits(&expect, id, json, false);
    if (expect.failed) scenario_wonder(scenario, "%.*s", text_fit(name, 100), name);
    return expect.failed;
}

static const char *wanted_name(const json_t *wanted)
{
    if (json_is_object(wanted))
        return json_string_value(json_object_get(wanted, "card"));
    return json_string_value(json_array_size(wanted) == 1 ? json_array_get(wanted, 0)
                                                          : wanted);
}

static bool card_fits(Expect *expect, ObjectId id, const json_t *wanted)
{
    const char *name = wanted_name(wanted);
    const Card *card = object_card(&expect->scenario->table, id);

    if (!name) return false;
    if (strcasecmp(card->name, name) != 0 && strcasecmp(card->code, name) != 0 &&
        !scenario_is_named(expect->scenario, name, id))
        return false;
    return !json_is_object(wanted) || object_fits(expect, id, wanted, true);
}

static void cards_differ(Expect *expect, const json_t *wanted, const Cards *cards)
{
    json_t *found = json_array();

    for (int i = 0; i < cards->n; i++) {
        json_array_append_new(
            found,
            json_string(position_card_name(&expect->scenario->table, cards->ids[i])));
    }
    expect_differs(expect, wanted, found);
    json_decref(found);
}

// Compares cards in order from the top. More cards may follow.
static void expect_top(Expect *expect, const json_t *wanted, const Cards *cards)
{
    const size_t n = json_array_size(wanted);

    if (!n && cards->n) cards_differ(expect, wanted, cards);
    for (size_t i = 0; i < n; i++) {
        if ((int)i < cards->n &&
            card_fits(expect, cards->ids[i], json_array_get(wanted, i)))
            continue;
        cards_differ(expect, wanted, cards);
        return;
    }
}

static void expect_cards(Expect *expect, const json_t *wanted, Cards cards)
{
    const Cards all = cards;
    size_t i;
    json_t *one;
    bool fits = (size_t)cards.n == json_array_size(wanted);

    json_array_foreach((json_t *)wanted, i, one)
    {
        int k = 0;

        while (k < cards.n && !card_fits(expect, cards.ids[k], one)) k++;
        fits &= k < cards.n;
        if (k < cards.n) cards.ids[k] = cards.ids[--cards.n];
    }
    if (!fits) cards_differ(expect, wanted, &all);
}

// Fails unless [wanted] is a list.
static bool is_list(Expect *expect, const json_t *wanted)
{
    if (json_is_array(wanted)) return true;
    expect->failed =
        scenario_fail(expect->scenario, "%s: a list of cards is wanted", expect->label);
    return false;
}

static void expect_value(Expect *expect, const json_t *wanted, json_t *found)
{
    if (!position_same(wanted, found)) expect_differs(expect, wanted, found);
    json_decref(found);
}

// Compares a list of cards, in any order or as its row says. A name alone is a list of one.
static void expect_list(Expect *expect, const json_t *wanted, const PlayCards *row)
{
    const PositionView view = scenario_view(expect->scenario);
    json_t *lone = json_is_string(wanted) ? json_pack("[O]", wanted) : NULL;
    const json_t *list = lone ? lone : wanted;
    Cards cards;

    if (!is_list(expect, list)) return;
    position_cards_of(&view, expect->player, row, &cards);
    if (row->kind == CARDS_IN_ORDER && (size_t)cards.n != json_array_size(list))
        cards_differ(expect, list, &cards);
    else if (row->kind == CARDS_TOP || row->kind == CARDS_BOTTOM ||
             row->kind == CARDS_IN_ORDER)
        expect_top(expect, list, &cards);
    else
        expect_cards(expect, list, cards);
    json_decref(lone);
}

// Compares a list of cards, in any order. A name alone is a list of one.
static void expect_any_order(Expect *expect, const json_t *wanted, const Cards *cards)
{
    json_t *lone = json_is_string(wanted) ? json_pack("[O]", wanted) : NULL;
    const json_t *list = lone ? lone : wanted;

    if (is_list(expect, list)) expect_cards(expect, list, *cards);
    json_decref(lone);
}

// Compares what the table of names says of the cards: the cards themselves, how many, and
// totals of their numbers. [row] tells where they lie; NULL: at a place.
static void expect_totals(Expect *expect, const json_t *json, const PlayCards *row,
                          const Cards *cards)
{
    const PositionView view = scenario_view(expect->scenario);
    const char *key;
    json_t *wanted;

    json_object_foreach((json_t *)json, key, wanted)
    {
        Expect inner = expect_inside(expect, key);
        json_t *total = NULL;

        if (!strcmp(key, "cards")) {
            if (row)
                expect_list(&inner, wanted, row);
            else
                expect_any_order(&inner, wanted, cards);
        } else {
            total = strcmp(key, "size")
                        ? position_thing_total(&view, cards->ids, cards->n, key)
                        : json_integer(cards->n);
            if (total)
                expect_value(&inner, wanted, total);
            else
                fail_unknown(&inner, key);
        }
        expect->failed |= inner.failed;
    }
}

// Compares the cards at a place with a list, a name, or a table as for a zone.
static void expect_place(Expect *expect, const json_t *wanted, const Cards *cards)
{
    const bool totals = json_is_object(wanted) && !json_object_get(wanted, "card") &&
                        !play_scenario(expect->scenario->table.rules)->cards;

    if (totals)
        expect_totals(expect, wanted, NULL, cards);
    else
        expect_any_order(expect, wanted, cards);
}

// Compares the cards at each named place.
static void expect_at_places(Expect *expect, const json_t *json, const PlayCards *row)
{
    const PositionView view = scenario_view(expect->scenario);
    const char *name;
    json_t *wanted;

    if (!json_is_object(json) && json_array_size(json))
        expect->failed = scenario_fail(expect->scenario,
                                       "%s: lists of cards by the names of places",
                                       expect->label);
    json_object_foreach((json_t *)json, name, wanted)
    {
        Scenario *scenario = expect->scenario;
        Expect inner = expect_inside(expect, name);
        const SpotId spot = scenario_spot(scenario, name, expect->player);
        Cards cards;

        if (spot == NOWHERE ||
            !position_cards_at(&view, expect->player, row, spot, &cards)) {
            expect->failed = scenario_fail(scenario, "there is no place '%s'", name);
            return;
        }
        expect_place(&inner, wanted, &cards);
        expect->failed |= inner.failed;
    }
}

// Compares each named value of a table of the player, or with -1 of the game: counters, notes.
static void expect_table(Expect *expect, int player, const char *key,
                         const json_t *json)
{
    const PositionView view = scenario_view(expect->scenario);
    const char *name;
    json_t *wanted;

    json_object_foreach((json_t *)json, name, wanted)
    {
        Expect inner = expect_inside(expect, name);
        json_t *found = player < 0 ? position_game_entry(&view, key, name)
                                   : position_player_entry(&view, player, key, name);
        const bool same = json_is_array(found) ? position_same_list(wanted, found)
                                               : found && position_same(wanted, found);

        if (!found)
            fail_unknown(&inner, name);
        else if (!same)
            expect_differs(&inner, wanted, found);
        json_decref(found);
        expect->failed |= inner.failed;
    }
}

static void expect_zone(Expect *expect, const json_t *json, const PlayCards *row)
{
    const PositionView view = scenario_view(expect->scenario);
    Cards *cards = calloc(1, sizeof *cards);

    ENOUGH(cards);
    position_cards_of(&view, expect->player, row, cards);
    expect_totals(expect, json, row, cards);
    free(cards);
}

// A card with details where a list of cards belongs.
static bool is_lone_card(Expect *expect, const char *key, const json_t *wanted)
{
    if (!json_is_object(wanted) || !json_object_get(wanted, "card")) return false;
    expect->failed = scenario_fail(
        expect->scenario, "'%s' is a list of cards: { { \"X\", ... } }", key);
    return true;
}

static void expect_part(Expect *expect, const char *key, const json_t *wanted)
{
    const PositionView view = scenario_view(expect->scenario);
    const Rules *rules = view.table->rules;
    PlayCards row;
    const bool listed = play_scenario_cards(rules, key, &row);
    json_t *found;

    if (listed && is_lone_card(expect, key, wanted)) return;
    if (listed && row.kind == CARDS_AT_PLACES) {
        expect_at_places(expect, wanted, &row);
    } else if (listed && json_is_object(wanted) && !play_scenario(rules)->cards) {
        expect_zone(expect, wanted, &row);
    } else if (json_is_object(wanted)) {
        expect_table(expect, expect->player, key, wanted);
    } else if (listed && (json_is_array(wanted) || json_is_string(wanted))) {
        expect_list(expect, wanted, &row);
    } else {
        found = position_player_read(&view, expect->player, key);
        if (found)
            expect_value(expect, wanted, found);
        else
            fail_unknown(expect, key);
    }
}

static void expect_player(Expect *expect, const json_t *json)
{
    const char *key;
    json_t *wanted;

    if (!json_object_size(json))
        expect->failed = scenario_fail(expect->scenario,
                                       "a player's table of claims is expected of %s",
                                       expect->label);
    json_object_foreach((json_t *)json, key, wanted)
    {
        Expect inner = expect_inside(expect, key);

        expect_part(&inner, key, wanted);
        expect->failed |= inner.failed;
    }
}

// Compares the things at named spaces of the map, whosever they are.
static void expect_spaces(Expect *expect, const char *key, const json_t *wanted)
{
    const PlayCards row = {.key = key,
                           .zone = (uint8_t)position_zone(
                               expect->scenario->table.rules, key, SCOPE_SPACE)};
    const int player = expect->player;

    expect->player = -1;
    expect_at_places(expect, wanted, &row);
    expect->player = player;
}

// Compares a shared zone, the map, or the notes. Returns false if [key] is neither.
static bool expect_shared(Expect *expect, const char *key, const json_t *wanted)
{
    PlayCards row;

    if (!strcmp(key, "notes") && json_is_object(wanted)) {
        expect_table(expect, -1, key, wanted);
        return true;
    }
    if (position_zone(expect->scenario->table.rules, key, SCOPE_SPACE) >= 0 &&
        json_is_object(wanted)) {
        expect_spaces(expect, key, wanted);
        return true;
    }
    if (!play_scenario_shared(expect->scenario->table.rules, key, &row)) return false;
    if (is_lone_card(expect, key, wanted)) return true;
    if (json_is_object(wanted))
        expect_zone(expect, wanted, &row);
    else
        expect_list(expect, wanted, &row);
    return true;
}

// Returns whether the order of such a list matters.
static bool in_order(const char *key)
{
    return !strcmp(key, "chain") || !strcmp(key, "loop");
}

static void expect_key(Expect *expect, const char *key, const json_t *wanted)
{
    const PositionView view = scenario_view(expect->scenario);
    const int player = scenario_player(expect->scenario, key);
    json_t *found;

    if (player >= 0) {
        expect->player = player;
        expect_player(expect, wanted);
        return;
    }
    if (expect_shared(expect, key, wanted)) return;
    found = position_game_read(&view, key);
    if (json_is_array(found) && in_order(key)) {
        if (!json_equal(wanted, found)) expect_differs(expect, wanted, found);
        json_decref(found);
    } else if (found) {
        expect_value(expect, wanted, found);
    } else {
        fail_unknown(expect, key);
    }
}

int scenario_expect(Scenario *scenario, const json_t *json)
{
    const char *key;
    json_t *wanted;
    int failed = 0;

    (void)scenario_state(scenario);
    json_object_foreach((json_t *)json, key, wanted)
    {
        Expect expect = {.scenario = scenario};

        expect = expect_inside(&expect, key);
        expect_key(&expect, key, wanted);
        failed |= expect.failed;
    }
    return failed;
}
