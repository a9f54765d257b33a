// why_reason.c -- finds the reasons against an action, and tells them.
//
// A check says each reason once and goes on. Some checks look at several ways to one end,
// so a reason may come twice. Then the one that asks for most is kept, because a check
// says the reason for a part before the reason for the whole.

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_rulebook.h"
#include "tools/why/query_words.h"
#include "tools/why/why_inside.h"
#include "tools/why/why_not_inside.h"

enum { TEXT = 600 };

static bool is_same(const Sight *a, const Sight *b)
{
    return a->kind == b->kind && a->why == b->why && a->condition == b->condition &&
           a->row == b->row && a->clause == b->clause && a->source.id == b->source.id &&
           a->query == b->query;
}

static void note_reason(void *self, const Table *table, const Sight *sight)
{
    WhyReasons *reasons = self;

    (void)table;
    if (sight->kind != SIGHT_REFUSED && sight->kind != SIGHT_UNMET) return;
    for (int i = 0; i < reasons->n; i++) {
        if (!is_same(&reasons->list[i], sight)) continue;
        if (sight->wanted > reasons->list[i].wanted) reasons->list[i] = *sight;
        return;
    }
    if (reasons->n < REASONS_MAX)
        reasons->list[reasons->n++] = *sight;
    else
        reasons->more++;
}

Refusal why_reason_find(const WhyTrial *trial, const WhyAction *action,
                        WhyReasons *reasons)
{
    const Observer observer = {
        .self = reasons, .sees = note_reason, .wants_reasons = true};
    const Observer *before = trial->table->observer;
    Refusal why;

    reasons->n = reasons->more = 0;
    trial->table->observer = &observer;
    why = play_why_check(trial->table, trial->player, action);
    trial->table->observer = before;
    if (why && !reasons->n)
        reasons->list[reasons->n++] =
            (Sight){.kind = SIGHT_REFUSED, .why = (uint8_t)why};
    if (!why) reasons->n = reasons->more = 0;
    return why;
}

bool why_reason_same(const WhyReasons *a, const WhyReasons *b)
{
    for (int i = 0; i < a->n && a->n == b->n; i++)
        if (!is_same(&a->list[i], &b->list[i]) ||
            a->list[i].wanted != b->list[i].wanted || a->list[i].n != b->list[i].n)
            return false;
    return a->n == b->n;
}

// Writes the name of a resource: its sentence without the rule.
static size_t add_resource(const WhyTrial *trial, int row, char *to, size_t size)
{
    const char *doc = trial->table->rules->resources[row].doc;
    const char *rule = strstr(doc, " (");

    return text_format(
        to, size, "%.*s", (int)(rule ? (size_t)(rule - doc) : strlen(doc)), doc);
}

// Returns the mend of a row with what the sight says in place of %n, %r and %q.
static const char *fill_mend(const WhyTrial *trial, const char *mend,
                             const Sight *sight)
{
    const Library *library = trial->table->library;
    char to[TEXT], query[TEXT];
    size_t n = 0;

    to[0] = '\0';
    for (; *mend && n + 1 < sizeof to; mend++) {
        char *at = to + n;
        const size_t room = sizeof to - n;

        if (*mend != '%') {
            n += text_format(at, room, "%c", *mend);
        } else if (*++mend == 'n') {
            if (!sight->wanted) return NULL;
            n += text_format(at, room, "%d", sight->wanted - sight->n);
        } else if (*mend == 'r') {
            n += add_resource(trial, sight->row, at, room);
        } else if (*mend == 'q') {
            if (!sight->query) return NULL;
            query_words(library, sight->query, query, sizeof query);
            n += text_format(at, room, "%d %s", sight->wanted - sight->n, query);
        }
    }
    return n ? arena_text(trial->arena, to) : NULL;
}

// Tells the place of a rule of the game, and its sentence.
static void add_rule(const WhyTrial *trial, const RefusalRow *row, Finding *finding)
{
    char says[TEXT];

    if (!*row->rule) return;
    finding->rule = row->rule;
    if (play_rulebook_sentence(trial->table->rules, row->rule, says, sizeof says))
        finding->says = arena_text(trial->arena, says);
}

static void add_reason(const WhyTrial *trial, const Sight *sight, Finding *parent)
{
    const Rules *rules = trial->table->rules;
    const RefusalRow *row = &rules->refusals[sight->why];
    Finding *finding =
        finding_add(trial->arena, parent, FINDING_REFUSED, "%s", row->text);

    if (sight->wanted) {
        finding->text = arena_format(
            trial->arena, "%s: %d of %d", row->text, sight->n, sight->wanted);
        finding_number(finding, sight->wanted - sight->n);
    }
    add_rule(trial, row, finding);
    finding_place(finding, trial->arena, trial->table->library, sight->clause);
    if (sight->source.id)
        finding->source = scene_card(
            trial->scene, object_face_of(&trial->scene->state, sight->source));
    finding->mend = fill_mend(trial, row->mend, sight);
}

// Returns whether the reason is not meant: it is for where no other one stands, and no
// other question waits.
static bool is_besides(const WhyTrial *trial, const WhyReasons *reasons, int i)
{
    const Sight *sight = &reasons->list[i];

    if (sight->kind == SIGHT_UNMET || !trial->table->rules->refusals[sight->why].rest)
        return false;
    return i > 0 || (why_choice_waits(trial) && !why_choice_may_act(trial));
}

void why_reason_tell(const WhyTrial *trial, const WhyReasons *reasons, Finding *parent)
{
    for (int i = 0; i < reasons->n; i++) {
        const Sight *sight = &reasons->list[i];

        if (is_besides(trial, reasons, i)) continue;
        // A part of a condition belongs to the reason before it.
        if (sight->kind != SIGHT_UNMET)
            add_reason(trial, sight, parent);
        else if (parent->last)
            why_unmet(trial->why, parent->last, sight);
    }
    if (reasons->more)
        finding_add(trial->arena,
                    parent,
                    FINDING_REFUSED,
                    "reasons besides: %d",
                    reasons->more);
}
