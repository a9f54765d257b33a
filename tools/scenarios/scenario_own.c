// scenario_own.c -- options of the kinds that a game declares: what each is about, as words.
//
// A move of such a kind says the parts of its option in the order of their ABOUT_ bits.

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "engine/kernel/table/spot.h"
#include "engine/play/play_options.h"
#include "tools/scenarios/scenario.h"

static const OptionRow *row_of(const Scenario *scenario, int option)
{
    return &scenario->table.rules->options[option];
}

int scenario_own_parts(const OptionRow *row, uint8_t parts[OWN_PARTS])
{
    int n = 0;

    for (unsigned part = ABOUT_THING; row->own && part <= ABOUT_NUMBER; part <<= 1)
        if (row->about & part && n < OWN_PARTS) parts[n++] = (uint8_t)part;
    return n;
}

uint8_t scenario_own_second(const Scenario *scenario, const Claim *claim)
{
    uint8_t parts[OWN_PARTS];

    if (!claim->move.word) return 0;
    if (scenario_own_parts(row_of(scenario, claim->move.option), parts) < OWN_PARTS)
        return 0;
    return parts[1];
}

bool scenario_own_is_thing(const Scenario *scenario, const Claim *claim)
{
    const OptionRow *row = row_of(scenario, claim->move.option);

    return !row->own || row->about & ABOUT_THING;
}

bool scenario_own_fits(const Scenario *scenario, const Option *option, int part,
                       const char *text)
{
    const Question *question = scenario_question(scenario);

    switch (part) {
    case ABOUT_THING: return scenario_is_named(scenario, text, option->object);
    case ABOUT_PLACE:
        return scenario_means_spot(&scenario->table,
                                   scenario_spot(scenario, text, question->player),
                                   option->spot);
    case ABOUT_PLAYER: return scenario_player(scenario, text) == option->n;
    default: return scenario_own_number(scenario, option->kind, text) == option->n;
    }
}

int scenario_own_number(const Scenario *scenario, int option, const char *text)
{
    const Rules *rules = scenario->table.rules;
    const int n = play_options_number(rules, option, text);

    return n ? n : text_read_number(text, INT16_MAX);
}

// Fails for a text that is no number of such an option.
static int no_number(Scenario *scenario, const Claim *claim, const char *text)
{
    const PlayOptionKind *kind =
        play_options_kind(scenario->table.rules, claim->move.option);
    NameMatch match;

    if (!kind->words_n)
        return scenario_fail(
            scenario, "'%s' is about a number, '%s' is none", claim->what, text);
    name_match_start(&match, text);
    for (int i = 0; i < kind->words_n; i++) name_match_offer(&match, kind->words[i]);
    return scenario_fail(scenario,
                         "'%s' is no word of '%s'%s",
                         text,
                         claim->what,
                         text_hint(name_match_best(&match)).text);
}

static int check_part(Scenario *scenario, const Claim *claim, int part,
                      const char *text)
{
    if (part == ABOUT_PLACE && scenario_spot(scenario, text, claim->player) == NOWHERE)
        return scenario_fail(scenario, "there is no place '%s'", text);
    if (part == ABOUT_PLAYER && scenario_player(scenario, text) < 0)
        return scenario_fail(scenario, "there is no player '%s'", text);
    if (part == ABOUT_NUMBER &&
        scenario_own_number(scenario, claim->move.option, text) < 0)
        return no_number(scenario, claim, text);
    return 0;
}

int scenario_own_check(Scenario *scenario, const Claim *claim)
{
    uint8_t parts[OWN_PARTS];
    const int n = scenario_own_parts(row_of(scenario, claim->move.option), parts);

    if (n && claim->card && check_part(scenario, claim, parts[0], claim->card))
        return -1;
    return n == OWN_PARTS && claim->place
               ? check_part(scenario, claim, parts[1], claim->place)
               : 0;
}

// Returns whether the text says all parts of the option, two with ", " between them,
// which may stand in a name too.
static bool says_parts(const Scenario *scenario, const Option *option, const char *text)
{
    uint8_t parts[OWN_PARTS];
    const int n = scenario_own_parts(row_of(scenario, option->kind), parts);
    const char *comma = n == OWN_PARTS ? strstr(text, ", ") : NULL;
    char first[SCENARIO_TEXT];

    if (n == 1) return scenario_own_fits(scenario, option, parts[0], text);
    for (; comma && comma - text < SCENARIO_TEXT; comma = strstr(comma + 1, ", ")) {
        (void)snprintf(first, sizeof first, "%.*s", (int)(comma - text), text);
        if (scenario_own_fits(scenario, option, parts[0], first) &&
            scenario_own_fits(scenario, option, parts[1], comma + 2))
            return true;
    }
    return false;
}

// Returns whether the question offers the same in another way.
static bool is_shared(const Scenario *scenario, const Option *option)
{
    const Question *question = scenario_question(scenario);

    for (int i = 0; i < question->options_n; i++) {
        const Option *other = &question->options[i];

        if (other->kind != option->kind && ask_is_about_same(other, option))
            return true;
    }
    return false;
}

bool scenario_own_answers(const Scenario *scenario, const Option *option,
                          const char *text)
{
    const OptionRow *row = row_of(scenario, option->kind);
    const size_t n = strlen(row->name);

    if (!strncmp(text, row->name, n)) {
        if (!text[n]) return !row->about;
        if (text[n] == ' ' && says_parts(scenario, option, text + n + 1)) return true;
    }
    return says_parts(scenario, option, text) && !is_shared(scenario, option);
}
