// why_silent.c -- why an ability did not answer what happened: each event that asked it, and
// what of that event did not fit, in the words of its script.

#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "tools/why/clause_text.h"
#include "tools/why/trace.h"
#include "tools/why/why_inside.h"

enum { CLAUSES_MOST = 48, NEARLY_MOST = 6, EVENTS_MOST = 8 };

// A question of a reader: about the entries from [from] on, of one card or object.
typedef struct {
    const Why *why;
    const Library *library;
    const ObservationLog *seen;
    int from;
    CardId card; // 0: any
    ObjectId id; // 0: any
} Inquiry;

static bool is_of(const Inquiry *inquiry, const Observation *entry)
{
    if (entry->sight.kind != SIGHT_JUDGED && entry->sight.kind != SIGHT_RUN)
        return false;
    if (inquiry->id && entry->sight.source.id != inquiry->id) return false;
    if (inquiry->card && entry->card != inquiry->card) return false;
    return inquiry->why->scene->open ||
           object_face_of(&inquiry->why->scene->state, entry->sight.source);
}

// Returns whether the clause nearly answered: it waits for that event, and something else
// did not fit.
static bool is_near(const Observation *entry)
{
    return entry->sight.kind == SIGHT_JUDGED && entry->sight.part != PART_NONE &&
           entry->sight.part != PART_EVENT;
}

static bool waits_for_event(const Clause *clause)
{
    return clause->events_n && clause->kind >= CLAUSE_WHEN &&
           clause->kind <= CLAUSE_CANNOT;
}

// The clauses of the answer, each once.
typedef struct {
    ClauseId list[CLAUSES_MOST];
    int n;
} Clauses;

static void add_clause(const Inquiry *inquiry, Clauses *clauses, ClauseId id)
{
    if (!waits_for_event(&inquiry->library->clauses[id]) || clauses->n == CLAUSES_MOST)
        return;
    for (int i = 0; i < clauses->n; i++)
        if (clauses->list[i] == id) return;
    clauses->list[clauses->n++] = id;
}

static void gather_clauses(const Inquiry *inquiry, Clauses *clauses)
{
    const Card *card = &inquiry->library->cards[inquiry->card];

    for (int i = 0; inquiry->card && i < card->abilities_n; i++)
        add_clause(
            inquiry, clauses, inquiry->library->abilities[card->abilities + i].clause);
    for (int i = inquiry->from; i < inquiry->seen->n; i++) {
        const Observation *entry = &inquiry->seen->list[i];

        if (is_of(inquiry, entry) && (inquiry->card || is_near(entry)))
            add_clause(inquiry, clauses, entry->sight.clause);
    }
}

// Counts the entries of that clause: of runs, or of judgements that [part] ended.
static int count_entries(const Inquiry *inquiry, ClauseId clause, SightKind kind,
                         ClausePart part)
{
    int n = 0;

    for (int i = inquiry->from; i < inquiry->seen->n; i++) {
        const Observation *entry = &inquiry->seen->list[i];

        n += is_of(inquiry, entry) && entry->sight.clause == clause &&
             entry->sight.kind == kind &&
             (kind == SIGHT_RUN || entry->sight.part == part);
    }
    return n;
}

// Returns "played or moved".
static const char *events_of(const Inquiry *inquiry, ClauseId id)
{
    const Clause *clause = &inquiry->library->clauses[id];
    const Rules *rules = inquiry->library->rules;
    Arena *arena = inquiry->why->arena;
    const char *text = "";

    for (int i = 0; i < clause->events_n; i++)
        text = arena_format(arena,
                            "%s%s'%s'",
                            text,
                            i ? " or " : "",
                            rules->events[clause->events[i].event].name);
    return text;
}

// Returns the words of the script that speak of the part that did not fit, NULL: none do.
static const char *script_words(const Inquiry *inquiry, const Observation *entry)
{
    const Why *why = inquiry->why;
    const ClausePart part = (ClausePart)entry->sight.part;
    const char *key = part == PART_WHAT
                          ? inquiry->library->rules->events[entry->event.event].name
                          : observer_part_word(part);

    return clause_text_of(why->catalog, entry->sight.clause, key, why->arena);
}

// Returns the name of the thing or the player to whom the event happened, NULL: neither.
static const char *event_subject(const Inquiry *inquiry, const Observation *entry)
{
    const Event *event = &entry->event;
    const Scene *scene = inquiry->why->scene;

    if (!entry->event_card)
        return event->player == NOBODY ? NULL : scene_player(scene, event->player);
    if (!scene->open && object_face(&scene->state, event->object) != entry->event_card)
        return "a card";
    return why_card_name(inquiry->why, entry->event_card);
}

// Adds a sentence on what did not fit, and the words of the script that speak of it.
static Finding *add_misfit(const Inquiry *inquiry, Finding *parent, int at)
{
    Arena *arena = inquiry->why->arena;
    const Observation *entry = &inquiry->seen->list[at];
    const ClausePart part = (ClausePart)entry->sight.part;
    const char *subject = event_subject(inquiry, entry);
    const char *words = script_words(inquiry, entry);
    const bool named = part == PART_WHAT && subject && words;
    const char *says =
        named ? arena_format(arena,
                             "the event happened to %s; the ability waits for %s",
                             subject,
                             words)
              : observer_part_text(part);
    char event[OBSERVATION_TEXT];

    trace_event(inquiry->why->scene, entry, event, sizeof event);
    Finding *finding =
        finding_add(arena, parent, FINDING_SILENT, "at '%s': %s", event, says);
    if (words && !named)
        (void)finding_add(arena, finding, FINDING_FACT, "the script says: %s", words);
    why_unmet_after(inquiry->why, finding, inquiry->seen, at);
    return finding;
}

static bool is_same(const Inquiry *inquiry, const Observation *a, const Observation *b)
{
    char one[OBSERVATION_TEXT], other[OBSERVATION_TEXT];

    if (a->sight.clause != b->sight.clause || a->sight.part != b->sight.part)
        return false;
    if (a->card != b->card) return false;
    trace_event(inquiry->why->scene, a, one, sizeof one);
    trace_event(inquiry->why->scene, b, other, sizeof other);
    return !strcmp(one, other);
}

// Returns whether a later entry of the clause says the same.
static bool is_repeated(const Inquiry *inquiry, int at)
{
    for (int i = at + 1; i < inquiry->seen->n; i++)
        if (is_of(inquiry, &inquiry->seen->list[i]) &&
            is_near(&inquiry->seen->list[i]) &&
            is_same(inquiry, &inquiry->seen->list[at], &inquiry->seen->list[i]))
            return true;
    return false;
}

// Adds what did not fit, the last event first. Returns how many there are.
static int add_near(const Inquiry *inquiry, Finding *parent, ClauseId clause)
{
    int n = 0;

    for (int i = inquiry->seen->n - 1; i >= inquiry->from; i--) {
        const Observation *entry = &inquiry->seen->list[i];

        if (!is_of(inquiry, entry) || !is_near(entry)) continue;
        if (entry->sight.clause != clause || is_repeated(inquiry, i)) continue;
        if (++n <= NEARLY_MOST) (void)add_misfit(inquiry, parent, i);
    }
    if (n > NEARLY_MOST)
        (void)finding_add(inquiry->why->arena,
                          parent,
                          FINDING_FACT,
                          "and %d more events before",
                          n - NEARLY_MOST);
    return n;
}

static const char *times_text(Arena *arena, int n)
{
    if (n == 1) return "once";
    return n == 2 ? "twice" : arena_format(arena, "%d times", n);
}

// Adds one ability and what became of it. Returns whether any event asked it.
static bool add_ability(const Inquiry *inquiry, Finding *root, ClauseId clause)
{
    Arena *arena = inquiry->why->arena;
    const int fits = count_entries(inquiry, clause, SIGHT_JUDGED, PART_NONE);
    const int runs = count_entries(inquiry, clause, SIGHT_RUN, PART_NONE);
    const char *keyword = why_keyword_of(inquiry->library, clause);
    const bool pending = inquiry->library->clauses[clause].kind == CLAUSE_WHEN;
    Finding *finding = finding_add(arena,
                                   root,
                                   fits ? FINDING_ABILITY : FINDING_SILENT,
                                   "the ability%s%s that waits for %s",
                                   keyword ? " of " : "",
                                   keyword ? keyword : "",
                                   events_of(inquiry, clause));

    why_place(inquiry->why, finding, clause);
    if (fits)
        (void)finding_add(arena,
                          finding,
                          FINDING_FACT,
                          pending ? "it triggered %s" : "it acted %s",
                          times_text(arena, fits));
    if (runs)
        (void)finding_add(arena,
                          finding,
                          FINDING_FACT,
                          "its function ran %s",
                          times_text(arena, runs));
    const int near = add_near(inquiry, finding, clause);
    if (!fits && !runs && !near)
        (void)finding_add(arena, finding, FINDING_SILENT, "no such event asked it");
    return fits || runs || near;
}

// Adds what happened at all, each event once.
static void add_events(const Inquiry *inquiry, Finding *root)
{
    Arena *arena = inquiry->why->arena;
    const Rules *rules = inquiry->library->rules;
    EventSet told = {0};
    const char *text = "";
    int n = 0;

    for (int i = inquiry->from; i < inquiry->seen->n && n < EVENTS_MOST; i++) {
        const Observation *entry = &inquiry->seen->list[i];

        if (entry->sight.kind != SIGHT_EVENT) continue;
        if (event_set_has(&told, entry->event.event)) continue;
        event_set_add(&told, entry->event.event);
        text = arena_format(arena,
                            "%s%s%s",
                            text,
                            n++ ? ", " : "",
                            rules->events[entry->event.event].name);
    }
    (void)finding_add(arena,
                      root,
                      FINDING_FACT,
                      n ? "what happened: %s" : "nothing happened%s",
                      text);
}

static Finding *describe(const Inquiry *inquiry, const char *since)
{
    Clauses clauses = {.n = 0};
    Arena *arena = inquiry->why->arena;
    Finding *root = finding_add(arena,
                                NULL,
                                FINDING_ANSWER,
                                "what asked %s %s",
                                why_card_name(inquiry->why, inquiry->card),
                                since);
    bool any = false;

    gather_clauses(inquiry, &clauses);
    if (!clauses.n)
        (void)finding_add(
            arena, root, FINDING_FACT, "it has no ability that waits for an event");
    for (int i = 0; i < clauses.n; i++)
        any |= add_ability(inquiry, root, clauses.list[i]);
    if (!any) add_events(inquiry, root);
    return root;
}

static Inquiry begin_inquiry(const Why *why, int from)
{
    return (Inquiry){
        .why = why, .library = why->table->library, .seen = why->seen, .from = from};
}

// Returns whether an entry from there on is about it.
static bool was_asked(const Inquiry *inquiry)
{
    for (int i = inquiry->from; i < inquiry->seen->n; i++) {
        const Observation *entry = &inquiry->seen->list[i];

        if (is_of(inquiry, entry) && entry->sight.part != PART_EVENT) return true;
    }
    return false;
}

Finding *why_silent(const Why *why, CardId card, ObjectId id, bool turn)
{
    Inquiry inquiry =
        begin_inquiry(why, observation_log_since_act(why->seen, why->table->rules));

    inquiry.card = card;
    inquiry.id = id;
    if (!turn && was_asked(&inquiry))
        return describe(&inquiry, "since a player last acted");
    inquiry.from = observation_log_since_turn(why->seen);
    return describe(&inquiry, "in this turn");
}

// Returns whether it is an additional cost that was paid after all, or of a play that goes on:
// sets of costs are tried again and again while one is played.
static bool is_of_play(const Inquiry *inquiry, const Observation *entry)
{
    const Table *table = inquiry->why->table;
    const ClauseId clause = entry->sight.clause;
    const Item *item =
        entry->event.object ? chain_item_of(table, entry->event.object) : NULL;

    if (entry->sight.part != PART_PRICE ||
        inquiry->library->clauses[clause].kind != CLAUSE_AS)
        return false;
    return (item && !item->finalized) ||
           count_entries(inquiry, clause, SIGHT_JUDGED, PART_NONE) > 0;
}

Finding *why_nearly(const Why *why)
{
    const Inquiry inquiry =
        begin_inquiry(why, observation_log_since_act(why->seen, why->table->rules));
    Finding *root = NULL;
    int n = 0;

    for (int i = why->seen->n - 1; i >= inquiry.from && n < NEARLY_MOST; i--) {
        const Observation *entry = &why->seen->list[i];

        if (!is_of(&inquiry, entry) || !is_near(entry) || is_repeated(&inquiry, i) ||
            is_of_play(&inquiry, entry))
            continue;
        if (!root)
            root = finding_add(why->arena,
                               NULL,
                               FINDING_ANSWER,
                               "abilities that were asked and stayed silent");
        Finding *finding = add_misfit(&inquiry, root, i);
        finding->source = why_card_name(why, entry->card);
        why_place(why, finding, entry->sight.clause);
        n++;
    }
    return root;
}
