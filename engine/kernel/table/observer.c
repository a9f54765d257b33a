// observer.c -- tells the observer, and has the words for its sights.

#include "engine/kernel/table/observer.h"

static const char *const sight_words[] = {
#define SIGHT(id, word, text) word,
#include "engine/kernel/table/sights.def"
};

static const char *const part_words[] = {
#define PART(id, word, text) word,
#include "engine/kernel/table/parts.def"
};

static const char *const part_texts[] = {
#define PART(id, word, text) text,
#include "engine/kernel/table/parts.def"
};

static const char *const missed_texts[] = {
#define MISSED(id, text) text,
#include "engine/kernel/table/missed.def"
};

const char *observer_word(SightKind kind)
{
    return sight_words[kind];
}

const char *observer_part_word(ClausePart part)
{
    return part_words[part];
}

const char *observer_part_text(ClausePart part)
{
    return part_texts[part];
}

const char *observer_missed_text(MissedPart part)
{
    return missed_texts[part];
}

void observer_tell(const Table *table, const Sight *sight)
{
    if (table->observer) table->observer->sees(table->observer->self, table, sight);
}

bool observer_refuses_for(const Table *table, Refusal *first, Sight sight)
{
    if (!*first) *first = sight.why;
    if (!observer_wants_reasons(table)) return true;
    sight.kind = SIGHT_REFUSED;
    observer_tell(table, &sight);
    return false;
}

void observer_tell_answer(const Table *table, const Clause *clause, Ref source)
{
    if (!table->observer) return;
    observer_tell(table,
                  &(Sight){.kind = SIGHT_ANSWERED,
                           .clause = (ClauseId)(clause - table->library->clauses),
                           .source = source});
}

void observer_tell_chosen(const Table *table, const Clause *clause, Ref source,
                          const Ref *chosen, int n)
{
    Sight sight = {.kind = SIGHT_CHOSEN,
                   .clause = (ClauseId)(clause - table->library->clauses),
                   .source = source};

    for (int i = 0; table->observer && i < n; i++) {
        sight.object = chosen[i].id;
        if (sight.object) observer_tell(table, &sight);
    }
}

void observer_tell_paid(const Table *table, PlayerId player, const uint16_t *before)
{
    const uint16_t *now = table->state->players[player].resources;
    Sight sight = {.kind = SIGHT_PAID, .player = player};

    for (int r = 0; table->observer && r < table->rules->resources_n; r++) {
        sight.row = (uint8_t)r;
        sight.n = before[r] - now[r];
        if (sight.n > 0) observer_tell(table, &sight);
    }
}
