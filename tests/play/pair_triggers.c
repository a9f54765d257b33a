// pair_triggers.c -- finds for each trigger the event that it is for, and who had its text.

#include "tests/play/pair_triggers.h"

#include <string.h>

#include <cmocka.h>

#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/rulebook.h"
#include "tests/play/pair_past.h"

enum { TRIGGERS_MAX = 128, ANY_NUMBER = 1000 };

// A trigger of this step.
typedef struct {
    ObjectId source, carrier;
    ClauseId clause;
    ObjectId subject;
    int16_t amount;
} Told;

static struct {
    uint16_t serial; // of the last item that was looked at
    Told told[TRIGGERS_MAX];
    int told_n;
    long looked, delayed;
} seen;

static void begin(const Table *table)
{
    seen.serial = table->state->serial;
    seen.told_n = 0;
}

static void ended(const Table *table)
{
    (void)table;
    seen.told_n = 0;
}

// ---- who had the text

static bool prints(const Library *library, CardId card, ClauseId clause)
{
    const Card *facts = &library->cards[card];

    for (int i = 0; i < facts->abilities_n; i++)
        if (library->abilities[facts->abilities + i].clause == clause) return true;
    return false;
}

static int count_printed(const Library *library, CardId card, ClauseId clause)
{
    const Card *facts = &library->cards[card];
    int n = 0;

    for (int i = 0; i < facts->abilities_n; i++)
        n += library->abilities[facts->abilities + i].clause == clause;
    return n;
}

static bool keyword_has(const Library *library, int keyword, ClauseId clause)
{
    const Keyword *row = &library->keywords[keyword];

    for (int i = 0; keyword && i < row->clauses_n; i++)
        if (row->clauses[i] == clause) return true;
    return false;
}

static bool is_in(const Table *table, const Was *was, int flags)
{
    return was->card && was->spot != NOWHERE && spot_is(table, was->spot, flags);
}

// Returns whether the thing goes to that zone in the step: it comes there at the same
// time, and its ability triggers if it works there (383.2.c.1).
static bool comes_to(const Table *table, ObjectId id, int zone)
{
    for (int i = 0; i < pair_past_n(); i++) {
        const LogEntry *entry = pair_past_event(i);

        if (entry->event == EVENT_LEAVES && entry->object == id &&
            entry->to != NOWHERE && table->spot_zone[entry->to] == zone)
            return true;
    }
    return false;
}

// Returns whether the text of the thing worked when entry [i] was told: on the board,
// face up; where its clause says; or off the board when something happens to the thing
// itself. Attached things have their Effect Text alone, and all text while they come on
// or off (718, 725.1).
static bool works(const Table *table, int i, ObjectId id, const Clause *clause)
{
    const Was *was = pair_past_thing(i, id);
    const LogEntry *entry = pair_past_event(i);
    const bool itself = entry->object == id;
    const bool attached = clause->flags & CLAUSE_ATTACHED;

    if (was->facedown || !was->card) return false;
    if (itself) return true;
    if (clause->works_in)
        return (was->spot != NOWHERE &&
                table->spot_zone[was->spot] == clause->works_in - 1) ||
               comes_to(table, id, clause->works_in - 1);
    if (was->leaving) return false;
    return is_in(table, was, ZONE_ACTIVE) && attached == (was->host != 0);
}

// Returns how many instances of the text the thing printed.
static int printed(const Table *table, int i, ObjectId id, ClauseId clause)
{
    const Was *was = pair_past_thing(i, id);

    if (!works(table, i, id, &table->library->clauses[clause])) return 0;
    return count_printed(table->library, was->card, clause);
}

// Returns how many instances were given for a while: before the step, or in it before the
// event.
static int lent(const Table *table, int i, ObjectId id, ClauseId clause)
{
    const WasGiven *gifts;
    const int n = pair_past_gifts(&gifts);
    int found = 0;

    if (pair_past_was_given(i, id)) return ANY_NUMBER;
    for (int k = 0; k < n; k++)
        found += gifts[k].object == id &&
                 (gifts[k].clause == clause ||
                  (!gifts[k].clause &&
                   keyword_has(table->library, gifts[k].keyword, clause)));
    return found;
}

// Returns how many things could lend the text when entry [i] was told, because they print
// it: [giver] gives what its host has, if it is attached and means that.
static int models(const Table *table, int i, ObjectId giver, const Clause *gift,
                  ClauseId clause)
{
    int n = 0;

    if (gift->flags & CLAUSE_ATTACHED)
        return count_printed(table->library,
                             pair_past_thing(i, pair_past_thing(i, giver)->host)->card,
                             clause);
    for (ObjectId id = 1; id <= pair_past_things(i); id++)
        n += prints(table->library, pair_past_thing(i, id)->card, clause);
    return n;
}

// Returns how many instances one clause of [giver] gives.
static int given_by(const Table *table, int i, ObjectId giver, const Clause *gift,
                    ClauseId clause)
{
    int n = 0;

    if (gift->kind != CLAUSE_PASSIVE) return 0;
    for (int k = 0; k < gift->grants_n; k++) {
        const Grant *grant = &gift->grants[k];

        if (grant->kind == GRANT_CLAUSE) n += grant->clause == clause;
        if (grant->kind == GRANT_KEYWORD)
            n += keyword_has(table->library, grant->keyword, clause);
        if (grant->kind == GRANT_ABILITIES) n += models(table, i, giver, gift, clause);
    }
    return n;
}

// Returns how many instances passives of things that were there gave, whoever they mean.
static int granted(const Table *table, int i, ClauseId clause)
{
    const Library *library = table->library;
    int n = 0;

    for (ObjectId id = 1; id <= pair_past_things(i); id++) {
        const Card *card = &library->cards[pair_past_thing(i, id)->card];

        for (int k = 0; k < card->abilities_n; k++) {
            const Clause *gift =
                &library->clauses[library->abilities[card->abilities + k].clause];

            if (gift->grants_n && works(table, i, id, gift))
                n += given_by(table, i, id, gift, clause);
        }
    }
    return n;
}

static int instances(const Table *table, int i, const struct Item *item)
{
    const ObjectId carrier = item->carrier.id ? item->carrier.id : item->source.id;

    return printed(table, i, carrier, item->clause) +
           lent(table, i, item->source.id, item->clause) +
           granted(table, i, item->clause);
}

// ---- which event it was for

static int twin_of(int event)
{
    if (event == EVENT_CONQUERS) return EVENT_HOLDS;
    return event == EVENT_HOLDS ? EVENT_CONQUERS : -1;
}

// Returns whether the thing of the event is what that part of the pattern names by a
// word.
static bool names_thing(const Table *table, const struct Item *item, QueryId what,
                        ObjectId object)
{
    const Query *query = &table->library->queries[what];

    if (query->or_else) return true;
    if (query->role == ROLE_ME) return object == item->source.id;
    if (query->role == ROLE_THIS) return object == item->carrier.id;
    return true;
}

// Returns whether the entry may have made the ability act as if there was a conquest:
// what resolves may say so, and then no event happens (383.4.g).
static bool may_pretend(const Table *table, const struct Item *item,
                        const LogEntry *entry)
{
    const Clause *clause = &table->library->clauses[item->clause];

    if (entry->event != EVENT_RESOLVED) return false;
    for (int i = 0; i < clause->events_n; i++)
        if (clause->events[i].event == EVENT_CONQUERS) return true;
    return false;
}

static bool waits_for(const Table *table, const struct Item *item,
                      const LogEntry *entry)
{
    const Clause *clause = &table->library->clauses[item->clause];

    if (may_pretend(table, item, entry)) return true;
    if (entry->n != item->amount) return false;
    if (entry->object && item->subject.id && entry->object != item->subject.id)
        return false;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if ((part->event == entry->event || part->event == twin_of(entry->event)) &&
            names_thing(table, item, part->what, entry->object))
            return true;
    }
    return false;
}

// Returns whether some passive may have made abilities trigger more often than entry [i]
// happened (808).
static bool triggered_again(const Table *table, int i)
{
    const uint64_t asked = UINT64_C(1) << QUESTION_TRIGGERS_AGAIN;

    for (ObjectId id = 1; id <= pair_past_things(i); id++) {
        const Was *was = pair_past_thing(i, id);

        if (is_in(table, was, ZONE_ACTIVE) &&
            table->library->cards[was->card].interest.answers & asked)
            return true;
    }
    return false;
}

// Returns whether the text stands on no card and nothing gives it: a waiting ability that
// a script has made.
static bool is_made(const Library *library, ClauseId clause)
{
    for (int i = 0; i < library->abilities_n; i++)
        if (library->abilities[i].clause == clause) return false;
    for (int i = 1; i < library->clauses_n; i++)
        for (int k = 0; k < library->clauses[i].grants_n; k++)
            if (library->clauses[i].grants[k].kind == GRANT_CLAUSE &&
                library->clauses[i].grants[k].clause == clause)
                return false;
    return true;
}

static int told_alike(const struct Item *item)
{
    int n = 0;

    for (int i = 0; i < seen.told_n; i++)
        n += seen.told[i].source == item->source.id &&
             seen.told[i].carrier == item->carrier.id &&
             seen.told[i].clause == item->clause &&
             seen.told[i].subject == item->subject.id &&
             seen.told[i].amount == item->amount;
    return n;
}

static void note(const struct Item *item)
{
    if (seen.told_n == TRIGGERS_MAX) return;
    seen.told[seen.told_n++] = (Told){.source = item->source.id,
                                      .carrier = item->carrier.id,
                                      .clause = item->clause,
                                      .subject = item->subject.id,
                                      .amount = item->amount};
}

static void refuse(const Table *table, const struct Item *item, const char *why)
{
    const Library *library = table->library;
    const Clause *clause = &library->clauses[item->clause];

    pair_game_broken("%s triggered an ability (%s:%d) %s",
                     library->cards[item->card].name,
                     library->scripts[clause->script].path,
                     clause->line,
                     why);
}

static void look(const Table *table, const struct Item *item)
{
    int had = 0;
    bool happened = false;

    seen.looked++;
    note(item);
    if (is_made(table->library, item->clause)) {
        seen.delayed++;
        return;
    }
    for (int i = 0; i < pair_past_n(); i++) {
        if (!waits_for(table, item, pair_past_event(i))) continue;
        happened = true;
        had += instances(table, i, item);
        if (had && triggered_again(table, i)) return;
    }
    if (!happened)
        refuse(table, item, "but nothing that it waits for has happened");
    else if (!had)
        refuse(table, item, "that its source did not have when it happened");
    else if (had < told_alike(item))
        refuse(table, item, "more often than its source had it when it happened");
}

// ---- the log

// Returns the trigger that was told: the oldest of its source that was not looked at yet.
// NULL: it has left the chain already.
static const struct Item *item_told(const Table *table, const LogEntry *entry)
{
    for (int i = 0; i < table->state->chain_n; i++) {
        const struct Item *item = &table->state->chain[i];

        if (item->kind == ITEM_TRIGGERED && item->serial > seen.serial &&
            item->source.id == entry->object)
            return item;
    }
    return NULL;
}

static void told(const Table *table, const LogEntry *entry)
{
    const struct Item *item =
        entry->event == EVENT_TRIGGERED ? item_told(table, entry) : NULL;

    if (!item) return;
    if (!pair_past_is_cut()) look(table, item);
    seen.serial = item->serial;
}

const PairCheck pair_triggers = {
    .name = "triggers",
    .begin = begin,
    .told = told,
    .ended = ended,
};

bool pair_triggers_report(int games)
{
    print_message("%ld triggers looked at, %ld of them of waiting abilities\n",
                  seen.looked,
                  seen.delayed);
    return seen.looked - seen.delayed > games / 2;
}
