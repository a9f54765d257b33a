// why_price.c -- what it costs to play a thing: the printed price and all that changes it.

#include "tools/why/why_inside.h"

#include <string.h>

#include "engine/abilities/held/ability.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_now.h"
#include "engine/play/play_options.h"

enum { ABILITIES_SHOWN = 16 };

// The price of the question: to play the thing, or to use an ability of it.
typedef struct {
    const Looking *looking;
    MoveAsked what; // no ability: to play it
} Asked;

// Lets the game work out the price on the copy. Returns false where it has none.
static bool reckon_price(const Asked *asked, ObservationLog *seen)
{
    const State *state = asked->looking->state;
    const Object *object = &state->objects[asked->what.object];
    Table *table = asked->looking->why->table;
    const Play *play = table->rules->play;
    State *const now = table->state;
    const struct Observer *const observer = table->observer;
    bool priced;

    if (!play || !play->now || !play->now->price) return false;
    table->state = (State *)state;
    table->active_n = -1;
    observation_log_watch(seen, table);
    priced = play->now->price(
        table, asked->what.ability ? object->controller : object->owner, &asked->what);
    table->observer = observer;
    table->state = now;
    table->active_n = -1;
    return priced;
}

// Adds what one ability, or the game, changes: all resources that it touches, one finding.
static void add_change(const Looking *looking, Finding *parent,
                       const Observation *entry, const char *amount)
{
    const Sight *sight = &entry->sight;
    const Modifier *modifier =
        sight->modifier ? &looking->state->modifiers[sight->modifier - 1] : NULL;
    const char *keyword = why_keyword_of(looking->library, sight->clause);
    Finding *finding = finding_add(looking->why->arena,
                                   parent,
                                   modifier        ? FINDING_MODIFIER
                                   : sight->clause ? FINDING_ABILITY
                                                   : FINDING_GAME,
                                   "%s%s%s%s%s%s",
                                   amount,
                                   entry->text[0] ? ": " : "",
                                   entry->text,
                                   keyword ? " by " : "",
                                   keyword ? keyword : "",
                                   modifier ? why_lasts(modifier) : "");

    finding_number(finding, sight->n);
    finding->rule = sight->rule;
    if (sight->source.id || sight->clause)
        why_source(looking, finding, entry->card, sight->clause, sight->modifier);
}

// Writes an amount of a resource. The meaning of one that stands for any of several
// tells it, because its name alone says nothing: "2 of any colour".
static size_t write_amount(const Rules *rules, int resource, const char *amount,
                           char *text, size_t size)
{
    const char *name = rules->resources[resource].name;
    const char *doc = rules->resources[resource].doc;
    int n = (int)strlen(name);

    if (rules->resources[resource].pays && doc && *doc) {
        name = doc;
        n = (int)strcspn(doc, "(");
        while (n && name[n - 1] == ' ') n--;
    }
    return text_format(text, size, "%s %.*s", amount, n, name);
}

// Writes the sum by resource: "3 gold, 1 red"; "nothing".
static const char *sum_text(const Asked *asked, const ObservationLog *seen)
{
    const Rules *rules = asked->looking->why->table->rules;
    int total[RESOURCES_MAX] = {0};
    char text[WHY_TEXT] = "";
    size_t n = 0;

    for (int i = 0; i < seen->n; i++)
        total[seen->list[i].sight.row] += seen->list[i].sight.n;
    for (int r = 0; r < rules->resources_n; r++) {
        if (total[r] <= 0) continue;
        char amount[16];
        (void)text_format(amount, sizeof amount, "%s%d", n ? ", " : "", total[r]);
        n += write_amount(rules, r, amount, text + n, sizeof text - n);
    }
    return arena_text(asked->looking->why->arena, n ? text : "nothing");
}

// Names what costs that: "it", "this ability", "Hone 2".
static const char *subject_of(const Asked *asked)
{
    const Option use = {.ref = asked->what.ability, .form = asked->what.form};
    char text[USE_TEXT];

    if (!asked->what.ability) return "it";
    play_options_use(asked->looking->library, &use, text);
    return *text ? arena_text(asked->looking->why->arena, text) : "this ability";
}

static void add_price(const Asked *asked, Finding *parent)
{
    const Looking *looking = asked->looking;
    const Rules *rules = looking->why->table->rules;
    Finding *finding;
    ObservationLog seen;

    observation_log_init(&seen, 1u << SIGHT_COST);
    if (reckon_price(asked, &seen)) {
        finding = finding_add(looking->why->arena,
                              parent,
                              FINDING_FACT,
                              "%s costs %s to %s now",
                              subject_of(asked),
                              sum_text(asked, &seen),
                              asked->what.ability ? "use" : "play");
        finding_place(
            finding, looking->why->arena, looking->library, asked->what.ability);
        for (int i = 0; i < seen.n; i++) {
            const Sight *sight = &seen.list[i].sight;
            char number[16], amount[WHY_TEXT];

            (void)text_format(number, sizeof number, "%+d", sight->n);
            (void)write_amount(rules, sight->row, number, amount, sizeof amount);
            add_change(looking, finding, &seen.list[i], amount);
        }
    }
    observation_log_free(&seen);
}

// Returns whether an equal ability was found.
static bool is_found(const MoveAsked *found, int n, const Active *ability)
{
    for (int i = 0; i < n; i++)
        if (found[i].ability == ability->id && found[i].form == ability_form(ability))
            return true;
    return false;
}

// Visits the abilities that can be used, of equal ones one.
void why_price(const Looking *looking, Finding *parent, ObjectId id)
{
    Table *table = looking->why->table;
    State *const now = table->state;
    MoveAsked found[ABILITIES_SHOWN];
    AbilityScan scan;
    int n = 0;

    add_price(&(Asked){looking, {id, NOWHERE, 0, 0}}, parent);
    table->state = (State *)looking->state;
    table->active_n = -1;
    ability_scan_kind(&scan, table, id, CLAUSE_ACTIVATED);
    while (n < ABILITIES_SHOWN && ability_next(&scan)) {
        if (is_found(found, n, &scan.now)) continue;
        found[n++] = (MoveAsked){id, NOWHERE, scan.now.id, ability_form(&scan.now)};
    }
    table->state = now;
    table->active_n = -1;
    for (int i = 0; i < n; i++) add_price(&(Asked){looking, found[i]}, parent);
}
