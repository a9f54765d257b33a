// why_price.c -- what it costs to play a thing: the printed price and all that changes it.

#include "tools/why/why_inside.h"

#include <string.h>

#include "engine/kernel/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_now.h"

// Lets the game work out the price on the copy. Returns false where it has none.
static bool reckon(const Looking *looking, Seen *seen, ObjectId id)
{
    Table *table = looking->why->table;
    const Play *play = table->rules->play;
    State *const now = table->state;
    const struct Witness *const witness = table->witness;
    bool priced;

    if (!play || !play->now || !play->now->price) return false;
    table->state = (State *)looking->state;
    table->active_n = -1;
    seen_watch(seen, table);
    priced = play->now->price(table, looking->state->objects[id].owner, id);
    table->witness = witness;
    table->state = now;
    table->active_n = -1;
    return priced;
}

// Adds what one ability, or the game, changes: all resources that it touches, one finding.
static void add_change(const Looking *looking, Finding *parent, const SeenEntry *entry,
                       const char *amount)
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

void why_price(const Looking *looking, Finding *parent, ObjectId id)
{
    const Rules *rules = looking->why->table->rules;
    int total[RESOURCES_MAX] = {0};
    char text[WHY_TEXT] = "";
    Finding *finding;
    Seen seen;

    seen_init(&seen, 1u << SIGHT_COST);
    if (reckon(looking, &seen, id)) {
        finding = finding_add(looking->why->arena, parent, FINDING_FACT, "price");
        for (int i = 0; i < seen.n; i++) {
            const Sight *sight = &seen.list[i].sight;
            char amount[64];

            total[sight->row] += sight->n;
            (void)text_format(amount,
                              sizeof amount,
                              "%+d %s",
                              sight->n,
                              rules->resources[sight->row].name);
            add_change(looking, finding, &seen.list[i], amount);
        }
        for (int r = 0; r < rules->resources_n; r++) {
            const size_t n = strlen(text);

            if (total[r] <= 0) continue;
            (void)text_format(text + n,
                              sizeof text - n,
                              "%s%d %s",
                              n ? ", " : "",
                              total[r],
                              rules->resources[r].name);
        }
        finding->text = arena_format(
            looking->why->arena, "it costs %s to play now", text[0] ? text : "nothing");
    }
    seen_free(&seen);
}
