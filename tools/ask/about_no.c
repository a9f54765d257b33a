// about_no.c -- lists the actions that are not offered, and why. A reason against all of
// them stands once, and so does the sentence of a rule.

#include <string.h>

#include "engine/base/limit.h"
#include "tools/ask/about_inside.h"
#include "tools/why/why_not.h"

static void append_finding(Finding *parent, Finding *child)
{
    child->next = NULL;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

static bool has_reason(const Finding *action, const Finding *reason)
{
    for (const Finding *f = action->first; f; f = f->next)
        if (!strcmp(f->text, reason->text)) return true;
    return false;
}

// Returns whether all refused actions below [root] have such a reason, two of them at
// least.
static bool is_common(const Finding *root, const Finding *reason)
{
    int n = 0;

    for (const Finding *action = root->first; action; action = action->next) {
        if (action->kind != FINDING_REFUSED) continue;
        if (!has_reason(action, reason)) return false;
        n++;
    }
    return n > 1;
}

// Leaves of the reasons of [action] those that [common] does not have.
static void leave_own(Finding *action, const Finding *common)
{
    Finding *next, *f = action->first;

    action->first = action->last = NULL;
    for (; f; f = next) {
        next = f->next;
        if (!has_reason(common, f)) append_finding(action, f);
    }
}

// Returns whether nothing refuses the action: what pays by itself is not offered, and
// that tells nobody anything.
static bool is_plain(const Finding *action)
{
    const Finding *only = action->first;

    return action->kind == FINDING_REFUSED && only && !only->next &&
           !strcmp(only->text, WHY_NOT_OFFERED);
}

static void leave_out_plain(Finding *root)
{
    Finding *next, *f = root->first;

    root->first = root->last = NULL;
    for (; f; f = next) {
        next = f->next;
        if (!is_plain(f)) append_finding(root, f);
    }
}

// Leaves out the places in scripts: one action asked for alone tells its own.
static void leave_out_places(Finding *finding, int depth)
{
    finding->script = NULL;
    if (depth == FINDING_DEPTH_MAX) return;
    for (Finding *f = finding->first; f; f = f->next) leave_out_places(f, depth + 1);
}

Finding *about_no(const About *about)
{
    Arena *const arena = about->why->arena;
    Finding *root = why_not_all(about->why, about->player);
    Finding *common = finding_add(
        arena, NULL, FINDING_REFUSED, "against all that is not possible here");
    const Finding *first;

    leave_out_plain(root);
    leave_out_places(root, 0);
    first = root->first;
    while (first && first->kind != FINDING_REFUSED) first = first->next;
    for (const Finding *f = first ? first->first : NULL; f; f = f->next) {
        if (!is_common(root, f)) continue;
        Finding *copy = arena_take(arena, sizeof *copy);
        *copy = *f;
        append_finding(common, copy);
    }
    if (!common->first) return root;
    for (Finding *action = root->first; action; action = action->next)
        if (action->kind == FINDING_REFUSED) leave_own(action, common);
    common->next = root->first;
    root->first = common;
    return root;
}

// The rules whose sentence the answer has.
typedef struct {
    const char *list[ANSWER_RULES_MAX];
    int n;
} RulesSaid;

static bool is_said(RulesSaid *said, const char *rule)
{
    for (int i = 0; i < said->n; i++)
        if (!strcmp(said->list[i], rule)) return true;
    if (said->n < ANSWER_RULES_MAX) said->list[said->n++] = rule;
    return false;
}

static void leave_once(Finding *finding, RulesSaid *said, int depth)
{
    const bool repeats = finding->says && strstr(finding->text, finding->says);

    if (finding->says && finding->rule && (is_said(said, finding->rule) || repeats))
        finding->says = NULL;
    if (depth == FINDING_DEPTH_MAX) return;
    for (Finding *f = finding->first; f; f = f->next) leave_once(f, said, depth + 1);
}

void about_add_sentences(const About *about, Finding *root)
{
    RulesSaid said = {.n = 0};

    why_sentences(about->why, root);
    leave_once(root, &said, 0);
}
