// scenario_name.c -- finds the thing that a name in a scenario means.
//
// A name is that of a card or its code, in any case of letters, with or without accents.
// The side that controls the thing may stand before it, its number among equals behind it:
// "foe's Recruit#2". Without a number from 1 on behind it a "#" belongs to the name.
//
// A die may also be named by one word of what it shows. The whole name comes first; a word of
// several dice means none of them, but dice that show the same are one name.

#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/abilities/held/ability.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_options.h"
#include "tools/scenarios/scenario.h"

enum { ABILITIES_COUNTED_MAX = 64 }; // of one thing that can be used

// A name in its parts.
typedef struct {
    const char *name;
    size_t size;
    int side; // player, -1: any
    int nth;  // number among equals, 0: any
} Name;

static const State *state_of(const Scenario *scenario)
{
    return scenario->table.state;
}

// Takes a name apart: the side before it, the number after it.
static Name name_of(const State *state, const char *const *players, const char *text)
{
    const char *sharp = strrchr(text, '#');
    const int nth = sharp ? text_read_number(sharp + 1, OBJECTS_MAX) : 0;
    Name name = {text, 0, -1, nth > 0 ? nth : 0};

    name.side = position_side(state, players, &name.name);
    name.size =
        name.nth && sharp > name.name ? (size_t)(sharp - name.name) : strlen(name.name);
    return name;
}

static Name read_name(const Scenario *scenario, const char *text)
{
    return name_of(state_of(scenario), scenario->players, text);
}

// Returns whether both are the same but for accents. Most names have none.
static bool differ_in_accents(const char *card, const Name *name)
{
    char text[NAME_BYTES_MAX], mine[NAME_BYTES_MAX], theirs[NAME_BYTES_MAX];
    const char *at = card;

    while (*at && !((unsigned char)*at & 0x80u)) at++;
    if (!*at || name->size >= sizeof text) return false;
    (void)text_format(text, sizeof text, "%.*s", (int)name->size, name->name);
    name_match_fold(card, mine, sizeof mine);
    name_match_fold(text, theirs, sizeof theirs);
    return !strcmp(mine, theirs);
}

static bool is_name_of(const Card *card, const Name *name)
{
    if (card->name && strlen(card->name) == name->size &&
        !strncasecmp(card->name, name->name, name->size))
        return true;
    if (strlen(card->code) == name->size &&
        !strncasecmp(card->code, name->name, name->size))
        return true;
    return card->name && differ_in_accents(card->name, name);
}

static bool is_called(const Table *table, const Name *name, ObjectId id)
{
    const Object *object = &table->state->objects[id];

    if (!object->card || object->spot == NOWHERE) return false;
    if (name->side >= 0 && object->controller != name->side) return false;
    return is_name_of(object_card(table, id), name);
}

// Returns whether two things with one name are counted in one row: all on the board are,
// elsewhere those of one zone.
static bool are_counted_together(const Table *table, ObjectId a, ObjectId b)
{
    const State *state = table->state;

    if (object_on_board(table, a) || object_on_board(table, b))
        return object_on_board(table, a) && object_on_board(table, b);
    return spot_zone(table, state->objects[a].spot) ==
           spot_zone(table, state->objects[b].spot);
}

static bool comes_before(const State *state, ObjectId a, ObjectId b)
{
    const PlayerId left = state->objects[a].controller,
                   right = state->objects[b].controller;

    return left != right ? left < right : a < b;
}

static int rank_of(const Table *table, const Name *name, ObjectId id)
{
    const State *state = table->state;
    int rank = 1;

    for (ObjectId other = 1; other <= state->objects_n; other++) {
        if (other == id || !is_called(table, name, other)) continue;
        if (!are_counted_together(table, id, other)) continue;
        rank += comes_before(state, other, id);
    }
    return rank;
}

bool scenario_name_fits(const Table *table, const char *const *players,
                        const char *text, ObjectId id)
{
    const Name name = name_of(table->state, players, text);

    if (!id || !is_called(table, &name, id)) return false;
    return !name.nth || rank_of(table, &name, id) == name.nth;
}

bool scenario_is_named(const Scenario *scenario, const char *text, ObjectId id)
{
    return scenario_name_fits(&scenario->table, scenario->players, text, id);
}

bool scenario_was_named(const Scenario *scenario, const char *text, ObjectId id)
{
    const Name name = read_name(scenario, text);
    const CardId face = object_face(state_of(scenario), id);

    if (!id || state_of(scenario)->objects[id].card || name.side >= 0 || name.nth)
        return false;
    return face && is_name_of(&scenario->table.library->cards[face], &name);
}

const char *scenario_own_name(const Scenario *scenario, const char *text, int player,
                              char *buffer)
{
    const State *state = state_of(scenario);

    if (read_name(scenario, text).side >= 0) return text;
    if (text_format(
            buffer, SCENARIO_TEXT, "%s's %s", scenario->players[player], text) >=
        SCENARIO_TEXT)
        return text;
    for (ObjectId id = 1; id <= state->objects_n; id++)
        if (scenario_is_named(scenario, buffer, id)) return buffer;
    return text;
}

static MeantAbility meant(ClauseId clause, bool of_keyword, int value, uint16_t cost)
{
    const Active ability = {
        .keyword = of_keyword, .value = (int16_t)value, .cost = cost};

    return (MeantAbility){clause, ability_form(&ability)};
}

static MeantAbility meant_by(const Active *ability)
{
    return (MeantAbility){ability->id, ability_form(ability)};
}

// The abilities of an object in the order in which scenarios count them; equal ones are one.
typedef struct {
    MeantAbility list[ABILITIES_COUNTED_MAX];
    int n;
} Counted;

static void count_ability(Counted *counted, MeantAbility ability)
{
    for (int i = 0; i < counted->n; i++)
        if (counted->list[i].clause == ability.clause &&
            counted->list[i].form == ability.form)
            return;
    if (counted->n < ABILITIES_COUNTED_MAX) counted->list[counted->n++] = ability;
}

// Counts the abilities of a card that can be used: those of its own text, or those of its
// keywords.
static void count_printed(const Scenario *scenario, const Card *card, bool own,
                          Counted *counted)
{
    const Library *library = scenario->table.library;

    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *it = &library->abilities[card->abilities + i];

        if (it->kind != CLAUSE_ACTIVATED || !it->keyword != own) continue;
        count_ability(counted, meant(it->clause, !own, it->value, it->cost));
    }
}

static MeantAbility nth_ability(const Scenario *scenario, ObjectId id, int n)
{
    const Card *card = object_card(&scenario->table, id);
    Counted counted = {.n = 0};
    AbilityScan scan;

    count_printed(scenario, card, true, &counted);
    count_printed(scenario, card, false, &counted);
    ability_scan_kind(&scan, &scenario->table, id, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) count_ability(&counted, meant_by(&scan.now));
    return n <= counted.n ? counted.list[n - 1] : (MeantAbility){0, 0};
}

// Returns whether the words mean the ability: its label, its keyword with or without its value,
// or who gives it.
static bool is_ability_called(const Scenario *scenario, const Active *ability,
                              const char *words)
{
    const Library *library = scenario->table.library;
    const char *label = ability->clause->label;
    const Option use = {.ref = ability->id, .form = ability_form(ability)};
    const Option any = {.ref = ability->id};
    char text[USE_TEXT], keyword[USE_TEXT];

    if (label && !strcmp(label, words)) return true;
    play_options_use(library, &use, text);
    play_options_use(library, &any, keyword);
    if (*text && (!strcmp(text, words) || !strcmp(keyword, words))) return true;
    return ability->giver && scenario_is_named(scenario, words, ability->giver);
}

MeantAbility scenario_ability(const Scenario *scenario, ObjectId id,
                              const json_t *which)
{
    AbilityScan scan;
    const char *words = json_string_value(which);

    ability_scan_kind(&scan, &scenario->table, id, CLAUSE_ACTIVATED);
    if (json_is_integer(which) && json_integer_value(which) > 0 &&
        json_integer_value(which) <= ABILITIES_COUNTED_MAX)
        return nth_ability(scenario, id, (int)json_integer_value(which));
    while (words && ability_next(&scan))
        if (is_ability_called(scenario, &scan.now, words)) return meant_by(&scan.now);
    return (MeantAbility){0, 0};
}

static ObjectId find_at(const Scenario *scenario, const char *text, SpotId spot)
{
    const State *state = state_of(scenario);

    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        if (scenario_is_named(scenario, text, id)) return id;
    }
    return 0;
}

ObjectId scenario_find(const Scenario *scenario, const char *text, int player)
{
    const PlayScenario *rows = play_scenario(scenario->table.rules);
    const State *state = state_of(scenario);
    ObjectId found = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (!state->objects[id].card || state->objects[id].spot == NOWHERE) continue;
        if (!object_on_board(&scenario->table, id)) continue;
        if (!scenario_is_named(scenario, text, id)) continue;
        if (!found || comes_before(state, id, found)) found = id;
    }
    for (int i = 0; i < rows->found_in_n && !found && player >= 0; i++)
        found = find_at(
            scenario, text, spot_of(&scenario->table, rows->found_in[i], player));
    for (ObjectId id = 1; id <= state->objects_n && !found; id++) {
        if (scenario_is_named(scenario, text, id)) found = id;
    }
    return found;
}

SpotId scenario_spot(const Scenario *scenario, const char *text, int player)
{
    return position_spot(&scenario->table, scenario->players, text, player);
}

bool scenario_means_spot(const Table *table, SpotId said, SpotId spot)
{
    int beside;

    if (said == NOWHERE || spot == NOWHERE || said == spot) return said == spot;
    beside = table->rules->zones[spot_zone(table, spot)].beside;
    return beside && spot_zone(table, said) == beside - 1 &&
           spot_index(table, said) == spot_index(table, spot);
}

// ---- dice, by one word of what they show

bool scenario_die_shows(const Scenario *scenario, const char *word, ObjectId id)
{
    const Object *object = &scenario->table.state->objects[id];

    return id && object->card && object->spot != NOWHERE &&
           position_face_shows(scenario->table.library, object->card, word);
}

bool scenario_die_is_word(const Scenario *scenario, const char *text, int player)
{
    const State *state = scenario->table.state;

    for (ObjectId id = 1; id <= state->objects_n; id++)
        if (state->objects[id].controller == player &&
            scenario_is_named(scenario, text, id))
            return false;
    return true;
}

ObjectId scenario_die_find(const Scenario *scenario, const char *word, int player)
{
    const State *state = scenario->table.state;
    ObjectId found = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (state->objects[id].controller != player) continue;
        if (!scenario_die_shows(scenario, word, id)) continue;
        if (found && state->objects[found].card != state->objects[id].card) return 0;
        if (!found) found = id;
    }
    return found;
}

void scenario_die_add(ScenarioDice *dice, const Scenario *scenario, int option)
{
    const ObjectId id = scenario_question(scenario)->options[option].object;
    const CardId card = scenario->table.state->objects[id].card;

    for (int i = 0; i < dice->n; i++)
        if (dice->cards[i] == card) return;
    if (!dice->n) dice->option = option;
    if (dice->n < COUNT_OF(dice->cards)) dice->cards[dice->n++] = card;
}

int scenario_die_fail(Scenario *scenario, const char *word, const ScenarioDice *dice)
{
    char names[SCENARIO_TEXT] = "";
    size_t used = 0;

    for (int i = 0; i < dice->n && used < sizeof names; i++)
        used +=
            (size_t)text_format(names + used,
                                sizeof names - used,
                                "%s%s",
                                i ? ", " : "",
                                scenario->table.library->cards[dice->cards[i]].name);
    return scenario_fail(scenario, "'%s' is on several dice: %s", word, names);
}
