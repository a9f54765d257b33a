// scenario_chance.c -- the results of chance that a scenario says, used in order.
//
// An entry answers one question to chance: a number, a word, or a list where things are put
// in order or several are drawn. How many are used is part of the game (chance.h).

#include "tools/scenarios/scenario_chance.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
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
static void refuse_result(ScenarioChance *said, Table *table, const char *why)
{
    (void)text_format(said->fault, sizeof said->fault, "%s", why);
    if (table->stepping) table_fault(table, 0, why);
}

// Writes the question: "a roll of 'weather'", "3 things at random".
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

static void missing(ScenarioChance *said, Table *table, const Chance *chance)
{
    const size_t n = json_array_size(said->results);
    char asked[ENTRY_TEXT], why[200];

    write_asked(chance, asked, sizeof asked);
    (void)text_format(why,
                      sizeof why,
                      "%s is asked for, and 'chance' says only %zu result%s",
                      asked,
                      n,
                      n == 1 ? "" : "s");
    refuse_result(said, table, why);
}

// Writes why result [at] does not fit.
static void write_unfitting(const ScenarioChance *said, const Chance *chance, size_t at,
                            char *why, size_t size)
{
    char *entry = json_dumps(json_array_get(said->results, at), JSON_ENCODE_ANY);
    char asked[ENTRY_TEXT], wanted[80];

    ENOUGH(entry);
    write_asked(chance, asked, sizeof asked);
    write_wanted(chance, wanted, sizeof wanted);
    (void)text_format(why,
                      size,
                      "result %zu of 'chance' is %.*s, and %s wants %s",
                      at + 1,
                      text_fit(entry, ENTRY_TEXT),
                      entry,
                      asked,
                      wanted);
    free(entry);
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

// Returns whether the entry, a number or a text, means result [i].
static bool means(const ScenarioChance *said, const Table *table, const Chance *chance,
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
    case CHANCE_PLAYER: return text && !strcmp(text, said->players[i]);
    case CHANCE_THINGS:
    case CHANCE_ORDER:
        return text && scenario_name_fits(table, said->players, text, chance->ids[i]);
    }
    return false;
}

// Adds the first result that the entry means. Returns false if there is none.
static bool add_pick(const ScenarioChance *said, const Table *table,
                     const Chance *chance, const json_t *entry, Picks *picks)
{
    for (int i = 0; i < chance->n; i++) {
        if (is_taken(picks, i) || !means(said, table, chance, entry, i)) continue;
        picks->list[picks->n++] = (uint16_t)i;
        return true;
    }
    return false;
}

// Fills in what the entry says. Returns how many results, -1: it does not fit. A name stands
// for a list of one.
static int fill_results(const ScenarioChance *said, const Table *table,
                        const Chance *chance, const json_t *entry, Picks *picks)
{
    size_t i;
    json_t *name;

    if (!json_is_array(entry))
        return add_pick(said, table, chance, entry, picks) && chance->least <= 1
                   ? picks->n
                   : -1;
    if (chance->kind != CHANCE_ORDER && chance->most < 2) return -1;
    if (json_array_size(entry) > (size_t)chance->most) return -1;
    json_array_foreach((json_t *)entry, i, name)
    {
        if (!add_pick(said, table, chance, name, picks)) return -1;
    }
    return picks->n < chance->least ? -1 : picks->n;
}

// Says the next results. Where none fit and no step can be left, says the first ones.
static int tell_results(void *self, Table *table, const Chance *chance, uint16_t *picks)
{
    ScenarioChance *said = self;
    const size_t at = said->from + (size_t)table->state->random[0];
    const json_t *entry = json_array_get(said->results, at);
    Picks found = {picks, 0};
    const int n = entry ? fill_results(said, table, chance, entry, &found) : -1;
    char why[sizeof said->fault];

    if (n >= 0) return n;
    if (entry) {
        write_unfitting(said, chance, at, why, sizeof why);
        refuse_result(said, table, why);
    } else {
        missing(said, table, chance);
    }
    for (int i = 0; i < chance->least; i++) picks[i] = (uint16_t)i;
    return chance->least;
}

void scenario_chance_begin(ScenarioChance *chance, const json_t *results,
                           const char *const *players)
{
    *chance = (ScenarioChance){
        .results = results, .players = players, .foretold = {chance, tell_results, 0}};
}

// Says the next result where it fits, and keeps why it does not.
static int tell_on(void *self, Table *table, const Chance *chance, uint16_t *picks)
{
    const ScenarioChance *said = self;
    const size_t at = said->from + (size_t)table->state->random[0];
    const json_t *entry = json_array_get(said->results, at);
    Picks found = {.n = 0};
    char why[sizeof said->fault] = "";
    int n = -1;

    found.list = picks;
    if (entry) n = fill_results(said, table, chance, entry, &found);
    if (n < 0 && entry) write_unfitting(said, chance, at, why, sizeof why);
    if (entry) (void)json_array_set_new(said->passed, at, json_string(why));
    return n;
}

void scenario_chance_go_on(ScenarioChance *chance, const ScenarioChance *from,
                           uint64_t seed)
{
    *chance = (ScenarioChance){.results = json_incref((json_t *)from->results),
                               .players = from->players,
                               .from = from->from,
                               .passed = json_array(),
                               .foretold = {chance, tell_on, seed}};
    for (size_t i = 0; i < json_array_size(from->results); i++)
        (void)json_array_append_new(chance->passed, json_string(""));
}

void scenario_chance_end(ScenarioChance *chance)
{
    if (chance->passed) json_decref((json_t *)chance->results);
    json_decref(chance->passed);
    *chance = (ScenarioChance){0};
}

bool scenario_chance_is_used_up(const ScenarioChance *chance, uint64_t used)
{
    return chance->results && chance->from + used >= json_array_size(chance->results);
}

void scenario_chance_tell(const ScenarioChance *chance, uint64_t from, uint64_t to,
                          FILE *out)
{
    for (uint64_t at = from; at < to; at++) {
        const char *why =
            json_string_value(json_array_get(chance->passed, chance->from + at));

        if (why && *why) (void)fprintf(out, "  The seed says it instead: %s.\n", why);
    }
    if (scenario_chance_is_used_up(chance, to) &&
        !(from && scenario_chance_is_used_up(chance, from)))
        (void)fprintf(out, "  %s\n", SCENARIO_CHANCE_USED_UP);
}

void scenario_chance_next(ScenarioChance *chance, const State *state)
{
    if (chance->results) chance->from += (size_t)state->random[0];
}

void scenario_chance_tried(ScenarioChance *chance)
{
    chance->fault[0] = '\0';
}

// Fails for the first result that is left over: a list may have very many.
static int fail_unused(Scenario *scenario, size_t used)
{
    const json_t *first = json_array_get(scenario->chance.results, used);
    char *entry = first ? json_dumps(first, JSON_ENCODE_ANY) : NULL;

    if (!first) return 0;
    ENOUGH(entry);
    const size_t more = json_array_size(scenario->chance.results) - used - 1;
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
    if (!scenario->chance.results) return 0;
    if (*scenario->chance.fault)
        return scenario_fail(scenario, "%s", scenario->chance.fault);
    if (!at_end) return 0;
    return fail_unused(scenario,
                       scenario->chance.from + (size_t)scenario->game.now.random[0]);
}
