// why_silent.c -- why an ability did not answer what happened: each event that it was asked
// about and what of that did not fit, in the words of its script.

#include <string.h>

#include "engine/kernel/base/text.h"
#include "tools/why/clause_text.h"
#include "tools/why/trace.h"
#include "tools/why/why_inside.h"

enum { CLAUSES_MOST = 48, NEARLY_MOST = 6, EVENTS_MOST = 8 };

// What is asked about: the entries from [from] on, of one card or object.
typedef struct {
    const Why *why;
    const Library *library;
    const ObservationLog *seen;
    int from;
    CardId card; // 0: any
    ObjectId id; // 0: any
} Asked;

static bool is_of(const Asked *asked, const Observation *entry)
{
    if (entry->sight.kind != SIGHT_JUDGED && entry->sight.kind != SIGHT_RUN)
        return false;
    if (asked->id && entry->sight.source.id != asked->id) return false;
    if (asked->card && entry->card != asked->card) return false;
    return asked->why->scene->open ||
           scene_face(asked->why->scene, entry->sight.source.id);
}

// Whether it was nearly so: it waits for that event, and something else did not fit.
static bool is_near(const Observation *entry)
{
    return entry->sight.kind == SIGHT_JUDGED && entry->sight.part != PART_NONE &&
           entry->sight.part != PART_EVENT;
}

static bool waits(const Clause *clause)
{
    return clause->events_n && clause->kind >= CLAUSE_WHEN &&
           clause->kind <= CLAUSE_CANNOT;
}

// The clauses that are told, each once.
typedef struct {
    ClauseId list[CLAUSES_MOST];
    int n;
} Clauses;

static void add_clause(const Asked *asked, Clauses *clauses, ClauseId id)
{
    if (!waits(&asked->library->clauses[id]) || clauses->n == CLAUSES_MOST) return;
    for (int i = 0; i < clauses->n; i++)
        if (clauses->list[i] == id) return;
    clauses->list[clauses->n++] = id;
}

static void gather(const Asked *asked, Clauses *clauses)
{
    const Card *card = &asked->library->cards[asked->card];

    for (int i = 0; asked->card && i < card->abilities_n; i++)
        add_clause(
            asked, clauses, asked->library->abilities[card->abilities + i].clause);
    for (int i = asked->from; i < asked->seen->n; i++) {
        const Observation *entry = &asked->seen->list[i];

        if (is_of(asked, entry) && (asked->card || is_near(entry)))
            add_clause(asked, clauses, entry->sight.clause);
    }
}

// Counts the entries of that clause: of runs, or of judgements that [part] ended.
static int count(const Asked *asked, ClauseId clause, SightKind kind, ClausePart part)
{
    int n = 0;

    for (int i = asked->from; i < asked->seen->n; i++) {
        const Observation *entry = &asked->seen->list[i];

        n += is_of(asked, entry) && entry->sight.clause == clause &&
             entry->sight.kind == kind &&
             (kind == SIGHT_RUN || entry->sight.part == part);
    }
    return n;
}

// Returns "played or moved".
static const char *events_of(const Asked *asked, ClauseId id)
{
    const Clause *clause = &asked->library->clauses[id];
    const Rules *rules = asked->library->rules;
    Arena *arena = asked->why->arena;
    const char *text = "";

    for (int i = 0; i < clause->events_n; i++)
        text = arena_format(arena,
                            "%s%s'%s'",
                            text,
                            i ? " or " : "",
                            rules->events[clause->events[i].event].name);
    return text;
}

// Adds the words of the script that speak of the part that did not fit.
static void add_words(const Asked *asked, Finding *parent, int at)
{
    const Why *why = asked->why;
    const Observation *entry = &asked->seen->list[at];
    const ClausePart part = (ClausePart)entry->sight.part;
    const char *key = part == PART_WHAT
                          ? asked->library->rules->events[entry->event.event].name
                          : witness_part_word(part);
    const char *text =
        clause_text_of(why->catalog, entry->sight.clause, key, why->arena);

    if (text)
        (void)finding_add(
            why->arena, parent, FINDING_FACT, "the script says: %s", text);
    why_unmet_after(why, parent, asked->seen, at);
}

static bool is_same(const Asked *asked, const Observation *a, const Observation *b)
{
    char one[OBSERVATION_TEXT], other[OBSERVATION_TEXT];

    if (a->sight.clause != b->sight.clause || a->sight.part != b->sight.part)
        return false;
    if (a->card != b->card) return false;
    trace_event(asked->why->scene, a, one, sizeof one);
    trace_event(asked->why->scene, b, other, sizeof other);
    return !strcmp(one, other);
}

// Whether a later entry of the clause says the same.
static bool is_repeated(const Asked *asked, int at)
{
    for (int i = at + 1; i < asked->seen->n; i++)
        if (is_of(asked, &asked->seen->list[i]) && is_near(&asked->seen->list[i]) &&
            is_same(asked, &asked->seen->list[at], &asked->seen->list[i]))
            return true;
    return false;
}

// Adds what did not fit, the last event first. Returns how many there are.
static int add_near(const Asked *asked, Finding *parent, ClauseId clause)
{
    int n = 0;

    for (int i = asked->seen->n - 1; i >= asked->from; i--) {
        const Observation *entry = &asked->seen->list[i];
        char event[OBSERVATION_TEXT];
        Finding *finding;

        if (!is_of(asked, entry) || !is_near(entry)) continue;
        if (entry->sight.clause != clause || is_repeated(asked, i)) continue;
        if (++n > NEARLY_MOST) continue;
        trace_event(asked->why->scene, entry, event, sizeof event);
        finding = finding_add(asked->why->arena,
                              parent,
                              FINDING_SILENT,
                              "at '%s': %s",
                              event,
                              witness_part_text((ClausePart)entry->sight.part));
        add_words(asked, finding, i);
    }
    if (n > NEARLY_MOST)
        (void)finding_add(asked->why->arena,
                          parent,
                          FINDING_FACT,
                          "and %d more events before",
                          n - NEARLY_MOST);
    return n;
}

static const char *times(Arena *arena, int n)
{
    if (n == 1) return "once";
    return n == 2 ? "twice" : arena_format(arena, "%d times", n);
}

// Adds one ability and what became of it. Returns whether anything asked it.
static bool add_ability(const Asked *asked, Finding *root, ClauseId clause)
{
    Arena *arena = asked->why->arena;
    const int fits = count(asked, clause, SIGHT_JUDGED, PART_NONE);
    const int runs = count(asked, clause, SIGHT_RUN, PART_NONE);
    const char *keyword = why_keyword_of(asked->library, clause);
    const bool pending = asked->library->clauses[clause].kind == CLAUSE_WHEN;
    Finding *finding = finding_add(arena,
                                   root,
                                   fits ? FINDING_ABILITY : FINDING_SILENT,
                                   "the ability%s%s that waits for %s",
                                   keyword ? " of " : "",
                                   keyword ? keyword : "",
                                   events_of(asked, clause));

    finding_place(finding, arena, asked->library, clause);
    if (fits)
        (void)finding_add(arena,
                          finding,
                          FINDING_FACT,
                          pending ? "it triggered %s" : "it acted %s",
                          times(arena, fits));
    if (runs)
        (void)finding_add(
            arena, finding, FINDING_FACT, "its function ran %s", times(arena, runs));
    const int near = add_near(asked, finding, clause);
    if (!fits && !runs && !near)
        (void)finding_add(arena, finding, FINDING_SILENT, "no such event asked it");
    return fits || runs || near;
}

// Adds what happened at all, each event once.
static void add_events(const Asked *asked, Finding *root)
{
    Arena *arena = asked->why->arena;
    const Rules *rules = asked->library->rules;
    EventSet told = {0};
    const char *text = "";
    int n = 0;

    for (int i = asked->from; i < asked->seen->n && n < EVENTS_MOST; i++) {
        const Observation *entry = &asked->seen->list[i];

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

static Finding *tell(const Asked *asked, const char *since)
{
    Clauses clauses = {.n = 0};
    Arena *arena = asked->why->arena;
    Finding *root = finding_add(arena,
                                NULL,
                                FINDING_ANSWER,
                                "what asked %s %s",
                                why_card_name(asked->why, asked->card),
                                since);
    bool any = false;

    gather(asked, &clauses);
    if (!clauses.n)
        (void)finding_add(
            arena, root, FINDING_FACT, "it has no ability that waits for an event");
    for (int i = 0; i < clauses.n; i++)
        any |= add_ability(asked, root, clauses.list[i]);
    if (!any) add_events(asked, root);
    return root;
}

static Asked ask(const Why *why, int from)
{
    return (Asked){
        .why = why, .library = why->table->library, .seen = why->seen, .from = from};
}

// Whether anything of it is told from there on.
static bool was_asked(const Asked *asked)
{
    for (int i = asked->from; i < asked->seen->n; i++) {
        const Observation *entry = &asked->seen->list[i];

        if (is_of(asked, entry) && entry->sight.part != PART_EVENT) return true;
    }
    return false;
}

Finding *why_silent(const Why *why, CardId card, ObjectId id, bool turn)
{
    Asked asked = ask(why, observation_log_since_act(why->seen, why->table->rules));

    asked.card = card;
    asked.id = id;
    if (!turn && was_asked(&asked)) return tell(&asked, "since a player last acted");
    asked.from = observation_log_since_turn(why->seen);
    return tell(&asked, "in this turn");
}

Finding *why_nearly(const Why *why)
{
    const Asked asked =
        ask(why, observation_log_since_act(why->seen, why->table->rules));
    Finding *root = NULL;
    int n = 0;

    for (int i = why->seen->n - 1; i >= asked.from && n < NEARLY_MOST; i--) {
        const Observation *entry = &why->seen->list[i];
        char event[OBSERVATION_TEXT];
        Finding *finding;

        if (!is_of(&asked, entry) || !is_near(entry) || is_repeated(&asked, i))
            continue;
        if (!root)
            root = finding_add(why->arena,
                               NULL,
                               FINDING_ANSWER,
                               "abilities that were asked and stayed silent");
        trace_event(why->scene, entry, event, sizeof event);
        finding = finding_add(why->arena,
                              root,
                              FINDING_SILENT,
                              "at '%s': %s",
                              event,
                              witness_part_text((ClausePart)entry->sight.part));
        finding->source = why_card_name(why, entry->card);
        finding_place(finding, why->arena, asked.library, entry->sight.clause);
        add_words(&asked, finding, i);
        n++;
    }
    return root;
}
