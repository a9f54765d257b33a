// scenario_chance.c -- the results of chance that a scenario says, used in order.
//
// An entry answers one question to chance: a number, a word, or a list where things are put
// in order or several are drawn. How many are used is part of the game (chance.h).

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/text.h"
#include "tools/scenarios/scenario.h"

enum { ENTRY_TEXT = 60 };

static bool is_name(const json_t *json)
{
    return json_is_string(json) || json_is_integer(json);
}

const char *scenario_chance_wrong(const json_t *json)
{
    size_t i, k;
    json_t *entry, *name;

    if (!json) return NULL;
    if (!json_is_array(json)) return "'chance' is a list of results";
    json_array_foreach((json_t *)json, i, entry)
    {
        if (!is_name(entry) && !json_is_array(entry))
            return "a result of 'chance' is a number, a name, or a list of names";
        json_array_foreach(entry, k, name)
        {
            if (!json_is_string(name)) return "a list in 'chance' holds names";
        }
    }
    return NULL;
}

// Notes why no result fits, and leaves the step. Outside of a step the caller asks later.
static void refuse(Scenario *scenario, Table *table, const char *why)
{
    (void)text_format(scenario->chance_fault, sizeof scenario->chance_fault, "%s", why);
    if (table->stepping) table_fault(table, 0, why);
}

// Writes what is asked: "a roll of 'weather'", "3 things at random".
static void write_asked(const Chance *chance, char *text, size_t size)
{
    const bool several = chance->kind == CHANCE_THINGS && chance->most > 1;

    if (several)
        (void)text_format(text, size, "%d %s", chance->most, chance->what);
    else if (chance->kind == CHANCE_THINGS)
        (void)text_format(text, size, "a thing at random");
    else if (chance->name)
        (void)text_format(text, size, "%s '%s'", chance->what, chance->name);
    else
        (void)text_format(text, size, "%s", chance->what);
}

// Writes which results there are.
static void write_wanted(const Chance *chance, char *text, size_t size)
{
    switch ((ChanceKind)chance->kind) {
    case CHANCE_NUMBER:
        (void)text_format(text, size, "a number from 1 to %d", chance->n);
        return;
    case CHANCE_NAMED:
        (void)text_format(text,
                          size,
                          chance->name ? "a number from 1 to %d, or a word on a face"
                                       : "the name of one of %d cards",
                          chance->n);
        return;
    case CHANCE_PLAYER: (void)text_format(text, size, "a player"); return;
    case CHANCE_THINGS:
        if (chance->most > 1)
            (void)text_format(text,
                              size,
                              "a list of %d names of the %d things",
                              chance->most,
                              chance->n);
        else
            (void)text_format(
                text, size, "the name of one of the %d things", chance->n);
        return;
    case CHANCE_ORDER:
        (void)text_format(
            text, size, "a list of names of the %d things, from the top", chance->n);
        return;
    }
}

static void missing(Scenario *scenario, Table *table, const Chance *chance)
{
    const size_t n = json_array_size(scenario->chance);
    char asked[ENTRY_TEXT], why[200];

    write_asked(chance, asked, sizeof asked);
    (void)text_format(why,
                      sizeof why,
                      "%s is asked for, and 'chance' says only %zu result%s",
                      asked,
                      n,
                      n == 1 ? "" : "s");
    refuse(scenario, table, why);
}

static void unfitting(Scenario *scenario, Table *table, const Chance *chance, size_t at)
{
    char *entry = json_dumps(json_array_get(scenario->chance, at), JSON_ENCODE_ANY);
    char asked[ENTRY_TEXT], wanted[80], why[240];

    write_asked(chance, asked, sizeof asked);
    write_wanted(chance, wanted, sizeof wanted);
    (void)text_format(why,
                      sizeof why,
                      "result %zu of 'chance' is %.*s, and %s wants %s",
                      at + 1,
                      text_fit(entry, ENTRY_TEXT),
                      entry,
                      asked,
                      wanted);
    free(entry);
    refuse(scenario, table, why);
}

// Results that an entry says, in its order.
typedef struct {
    uint16_t *list;
    int n;
} Picks;

static bool is_taken(const Picks *picks, int i)
{
    for (int k = 0; k < picks->n; k++)
        if (picks->list[k] == i) return true;
    return false;
}

// Tells whether the entry, a number or a text, means result [i].
static bool means(const Scenario *scenario, const Table *table, const Chance *chance,
                  const json_t *entry, int i)
{
    const char *text = json_string_value(entry);
    char number[24];

    switch ((ChanceKind)chance->kind) {
    case CHANCE_NUMBER:
        return json_is_integer(entry) && json_integer_value(entry) == i + 1;
    case CHANCE_NAMED:
        (void)text_format(
            number, sizeof number, "%lld", (long long)json_integer_value(entry));
        return chance->is_called(table, chance->of, i, text ? text : number);
    case CHANCE_PLAYER: return text && !strcmp(text, scenario->players[i]);
    case CHANCE_THINGS:
    case CHANCE_ORDER: return text && scenario_is_named(scenario, text, chance->ids[i]);
    }
    return false;
}

// Adds the first result that the entry means. Returns false if there is none.
static bool add_pick(const Scenario *scenario, const Table *table, const Chance *chance,
                     const json_t *entry, Picks *picks)
{
    for (int i = 0; i < chance->n; i++) {
        if (is_taken(picks, i) || !means(scenario, table, chance, entry, i)) continue;
        picks->list[picks->n++] = (uint16_t)i;
        return true;
    }
    return false;
}

// Fills in what the entry says. Returns how many results, -1: it does not fit. A name stands
// for a list of one.
static int fill(const Scenario *scenario, const Table *table, const Chance *chance,
                const json_t *entry, Picks *picks)
{
    size_t i;
    json_t *name;

    if (!json_is_array(entry))
        return add_pick(scenario, table, chance, entry, picks) && chance->least <= 1
                   ? picks->n
                   : -1;
    if (chance->kind != CHANCE_ORDER && chance->most < 2) return -1;
    if (json_array_size(entry) > (size_t)chance->most) return -1;
    json_array_foreach((json_t *)entry, i, name)
    {
        if (!add_pick(scenario, table, chance, name, picks)) return -1;
    }
    return picks->n < chance->least ? -1 : picks->n;
}

// Says the next results. Where none fit and no step can be left, says the first ones.
static int tell(void *self, Table *table, const Chance *chance, uint16_t *picks)
{
    Scenario *scenario = self;
    const size_t at = scenario->chance_from + (size_t)table->state->random[0];
    const json_t *entry = json_array_get(scenario->chance, at);
    Picks said = {picks, 0};
    const int n = entry ? fill(scenario, table, chance, entry, &said) : -1;

    if (n >= 0) return n;
    if (entry)
        unfitting(scenario, table, chance, at);
    else
        missing(scenario, table, chance);
    for (int i = 0; i < chance->least; i++) picks[i] = (uint16_t)i;
    return chance->least;
}

void scenario_chance_begin(Scenario *scenario, const json_t *json)
{
    if (!json) return;
    scenario->chance = json;
    scenario->foretold = (Foretold){scenario, tell};
    scenario->table.foretold = &scenario->foretold;
}

void scenario_chance_next(Scenario *scenario)
{
    if (scenario->chance) scenario->chance_from += scenario->game.now.random[0];
}

void scenario_chance_tried(Scenario *scenario)
{
    scenario->chance_fault[0] = '\0';
}

// Fails for the first result that is left over: a list may have very many.
static int fail_unused(Scenario *scenario, size_t used)
{
    const json_t *first = json_array_get(scenario->chance, used);
    char *entry = first ? json_dumps(first, JSON_ENCODE_ANY) : NULL;

    if (!first) return 0;
    ENOUGH(entry);
    const size_t more = json_array_size(scenario->chance) - used - 1;
    (void)scenario_fail(scenario,
                        "chance was not asked for result %zu of 'chance': %.*s",
                        used + 1,
                        text_fit(entry, ENTRY_TEXT),
                        entry);
    if (more) (void)scenario_fail(scenario, "nor for the %zu behind it", more);
    free(entry);
    return -1;
}

int scenario_chance_check(Scenario *scenario, bool at_end)
{
    if (!scenario->chance) return 0;
    if (*scenario->chance_fault)
        return scenario_fail(scenario, "%s", scenario->chance_fault);
    if (!at_end) return 0;
    return fail_unused(scenario,
                       scenario->chance_from + (size_t)scenario->game.now.random[0]);
}
