// why_look.c -- lets the engine work out a position once more before an observer.

#include "tools/why/why_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/catalog/catalog_said.h"
#include "tools/why/clause_text.h"
#include "tools/why/query_words.h"

// Finds where the layers began the last time, and where their last round did.
static void find_rounds(Looking *looking)
{
    for (int i = 0; i < looking->seen.n; i++) {
        const Sight *sight = &looking->seen.list[i].sight;

        if (sight->kind != SIGHT_DERIVE) continue;
        looking->numbers_at = i;
        if (!sight->n) looking->gifts_at = i;
    }
}

void why_look(Looking *looking, const Why *why)
{
    Table *table = why->table;
    State *const now = table->state, *const copy = calloc(1, sizeof *copy);
    const struct Observer *const observer = table->observer;

    ENOUGH(copy);
    memset(looking, 0, sizeof *looking);
    looking->why = why;
    looking->library = table->library;
    looking->state = copy;
    state_copy(copy, &why->scene->state);
    observation_log_init(&looking->seen, OBSERVE_NUMBERS);
    table->state = copy;
    table_touch(table);
    table_regather(table);
    observation_log_watch(&looking->seen, table);
    table_derive(table);
    table->observer = observer;
    table->state = now;
    table->active_n = -1;
    find_rounds(looking);
}

void why_look_away(Looking *looking)
{
    observation_log_free(&looking->seen);
    free((State *)looking->state);
    looking->state = NULL;
}

const char *why_card_name(const Why *why, CardId card)
{
    return scene_card(why->scene, card);
}

const char *why_name(const Why *why, ObjectId id)
{
    Line line;

    line_start(&line, false, 0);
    scene_object(why->scene, id, &line);
    return arena_text(why->arena, line.text);
}

const char *why_spot_name(const Why *why, SpotId spot)
{
    Line line;

    line_start(&line, false, 0);
    scene_spot(why->scene, spot, &line);
    return arena_text(why->arena, line.text);
}

const char *why_lasts(const Modifier *modifier)
{
    switch ((Ends)modifier->ends) {
    case ENDS_TURN: return ", this turn";
    case ENDS_FIGHT: return ", in this fight";
    case ENDS_SOURCE: return ", as long as its source stays";
    case ENDS_ATTACHED: return ", as long as its source stays attached";
    case ENDS_OWN:
    case ENDS_OVER:
    case ENDS_NEVER: break;
    }
    return "";
}

// Returns a clause of the card's own script, 0: it has none.
static ClauseId own_clause(const Library *library, CardId card)
{
    const Card *c = &library->cards[card];

    return card && c->own_n ? library->owned[c->own] : 0;
}

const char *why_keyword_of(const Library *library, ClauseId clause)
{
    const Script *script = &library->scripts[library->clauses[clause].script];

    return clause && !strcmp(script->kind, "keyword") ? script->name : NULL;
}

void why_place(const Why *why, Finding *finding, ClauseId clause)
{
    const char *says = catalog_said_clause(why->catalog, clause, why->arena);

    finding_place(finding, why->arena, why->table->library, clause);
    if (says)
        (void)finding_add(why->arena, finding, FINDING_PRINTED, "it says: %s", says);
}

void why_source(const Looking *looking, Finding *finding, CardId source,
                ClauseId clause, int modifier)
{
    const Library *library = looking->library;

    if (source) finding->source = why_card_name(looking->why, source);
    if (!clause && modifier) clause = looking->state->modifiers[modifier - 1].clause;
    if (!clause && modifier) clause = looking->state->modifiers[modifier - 1].made_by;
    if (clause) {
        why_place(looking->why, finding, clause);
        return;
    }
    // No sentence of the card made it: it is the card's as a whole.
    finding_place(finding, looking->why->arena, library, own_clause(library, source));
    finding->line = 0;
}

// Returns whether it is one of several conditions of `provided`.
static bool is_of_several(const Library *library, const Sight *sight)
{
    const uint16_t first = library->clauses[sight->clause].provided;

    if (!first || !library->conditions[first].next) return false;
    for (uint16_t c = first; c; c = library->conditions[c].next)
        if (c == sight->condition) return true;
    return false;
}

void why_unmet(const Why *why, Finding *parent, const Sight *sight)
{
    const Library *library = why->table->library;
    const char *script = NULL;
    Finding *finding;
    char words[WHY_TEXT];

    query_words_unmet(library, sight, words, sizeof words);
    if (is_of_several(library, sight))
        script = clause_text_item(
            why->catalog, sight->clause, "provided", sight->row, why->arena);
    finding = finding_add(why->arena,
                          parent,
                          FINDING_FACT,
                          script ? "not so: %s (%s)" : "not so: %s%s",
                          script ? script : words,
                          script ? words : "");
    finding_number(finding, sight->n);
}

void why_unmet_after(const Why *why, Finding *parent, const ObservationLog *seen,
                     int at)
{
    const Sight *sight = &seen->list[at].sight;

    for (int i = at + 1; i < seen->n; i++) {
        const Sight *next = &seen->list[i].sight;

        if (next->kind != SIGHT_UNMET || next->clause != sight->clause) return;
        why_unmet(why, parent, next);
    }
}
