// protocol_branch.c -- goes back in a game and tries it in several ways: undo, fork,
// branch.
//
// A connection with a seat may do none of it, because a player who takes an answer back
// has learnt what the cards hide and what chance will say.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"

void protocol_keep(Protocol *protocol)
{
    Trail *trail = &protocol->trail;

    if (trail->standing) return;
    const int at = trail_keep(trail);
    Moment *here = &trail->moments[at];
    const Moment *before = here->before < 0 ? NULL : &trail->moments[here->before];
    here->question = protocol->question;
    here->lost = protocol->lost;
    here->events = protocol->events;
    here->events_n = protocol->events_n;
    here->events_before = before ? before->events_before + before->events_n : 0;
    protocol->events = NULL;
    protocol->events_n = protocol->events_room = 0;
}

static void forget_events(Protocol *protocol)
{
    free(protocol->events);
    protocol->events = NULL;
    protocol->events_n = protocol->events_room = 0;
}

void protocol_start_anew(Protocol *protocol)
{
    const int rights = protocol->only == NOBODY ? TRAIL_PROGRAM : TRAIL_SEAT;

    if (protocol->trail.rights)
        trail_depart(&protocol->trail);
    else
        trail_init(&protocol->trail,
                   &trail_rights[rights],
                   protocol->session,
                   protocol->scene);
    forget_events(protocol);
    protocol->lost = protocol->question = 0;
}

void protocol_forget(Protocol *protocol)
{
    forget_events(protocol);
    trail_free(&protocol->trail);
    free(protocol->branches.list);
    protocol->branches = (ProtocolBranches){0};
}

// Returns the newest moment that has events of the game.
static const Moment *latest(const Protocol *protocol)
{
    const Trail *trail = &protocol->trail;

    return trail->at < 0 ? NULL : &trail->moments[trail->at];
}

static size_t told_by_moments(const Protocol *protocol)
{
    const Moment *moment = latest(protocol);

    return moment ? moment->events_before + moment->events_n : 0;
}

size_t protocol_events_n(const Protocol *protocol)
{
    return told_by_moments(protocol) + protocol->events_n;
}

// Writes those of [events] that have numbers from [since] on; the first has number [from].
static void copy_since(const LogEntry *events, size_t n, size_t from, size_t since,
                       const LogEntry **list)
{
    for (size_t i = 0; i < n; i++)
        if (from + i >= since) list[from + i - since] = &events[i];
}

void protocol_events_since(const Protocol *protocol, size_t since,
                           const LogEntry **list)
{
    const Moment *moment = latest(protocol);

    copy_since(
        protocol->events, protocol->events_n, told_by_moments(protocol), since, list);
    while (moment && moment->events_before + moment->events_n > since) {
        copy_since(
            moment->events, moment->events_n, moment->events_before, since, list);
        moment = moment->before < 0 ? NULL : &protocol->trail.moments[moment->before];
    }
}

// Goes to a moment that has its game.
static void go_to(Protocol *protocol, int moment)
{
    const Moment *at = &protocol->trail.moments[moment];

    trail_restore(&protocol->trail, moment);
    forget_events(protocol);
    protocol->question = at->question;
    protocol->status = protocol->trail.status;
    protocol->lost = at->lost;
}

// Refuses to take back more than [depth] answers; further back somebody was [asked].
static void refuse_undo(int depth, bool asked, Err *err)
{
    if (depth)
        err_set(err, CODE_DATA, "only %d answers can be taken back here", depth);
    else if (asked)
        err_set(err,
                CODE_DATA,
                "the answers before are forgotten: of a long game the last %d are kept",
                UNDO_MAX);
    else
        protocol_refuse(err, "there is no answer to take back");
}

json_t *protocol_do_undo(Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *given = json_object_get(request, "n");
    const int n = given ? (int)json_integer_value(given) : 1;
    const Trail *trail = &protocol->trail;
    int moment = trail->standing ? trail->moments[trail->at].before : trail->at;
    int to = -1, depth = 0;

    while (depth < n && !trail_refusal(trail, moment)) {
        to = moment;
        moment = trail->moments[moment].before;
        depth++;
    }
    if (depth < n) {
        refuse_undo(depth, moment >= 0 && trail->moments[moment].asks, err);
        return NULL;
    }
    go_to(protocol, to);
    return json_pack("{s:s, s:i}", "type", "undo", "question", protocol->question);
}

static struct ProtocolBranch *find_branch(Protocol *protocol, json_int_t number)
{
    ProtocolBranches *branches = &protocol->branches;

    for (int i = branches->n - 1; i >= 0; i--)
        if (branches->list[i].number == number) return &branches->list[i];
    return NULL;
}

// Returns a kept branch by the request's [key]; NULL with [err] if there is none.
static struct ProtocolBranch *find_named(Protocol *protocol, const json_t *request,
                                         const char *key, Err *err)
{
    const json_int_t number = json_integer_value(json_object_get(request, key));
    struct ProtocolBranch *branch = find_branch(protocol, number);

    if (!branch)
        err_set(err, CODE_DATA, "there is no branch %" JSON_INTEGER_FORMAT, number);
    return branch;
}

// Makes room for one more branch beside the present one.
static bool has_room(ProtocolBranches *branches, Err *err)
{
    const int room = branches->room ? 2 * branches->room : 16;

    if (branches->n + 1 >= BRANCHES_MAX) {
        err_set(err,
                CODE_DATA,
                "there are %d branches already, and no more: \"branch\" with \"drop\" "
                "forgets the one that is left",
                BRANCHES_MAX);
        return false;
    }
    if (branches->n < branches->room) return true;
    struct ProtocolBranch *more =
        realloc(branches->list, (size_t)room * sizeof *branches->list);
    if (!more) {
        protocol_refuse(err, "not enough memory");
        return false;
    }
    branches->list = more;
    branches->room = room;
    return true;
}

// Keeps the present branch where it is. Returns false with [err].
static bool park(Protocol *protocol, Err *err)
{
    ProtocolBranches *branches = &protocol->branches;

    if (!has_room(branches, err)) return false;
    protocol_keep(protocol);
    trail_hold(&protocol->trail, protocol->trail.at);
    branches->list[branches->n++] =
        (struct ProtocolBranch){branches->now, protocol->trail.at};
    return true;
}

static json_t *reply_of(const char *type, const Protocol *protocol, int from)
{
    return json_pack("{s:s, s:i, s:i, s:i}",
                     "type",
                     type,
                     "branch",
                     protocol->branches.now,
                     "from",
                     from,
                     "question",
                     protocol->question);
}

// Makes a branch of the present one, or of "from", and goes on in it.
json_t *protocol_do_fork(Protocol *protocol, const json_t *request, Err *err)
{
    ProtocolBranches *branches = &protocol->branches;
    const json_t *given = json_object_get(request, "from");
    int from = branches->now;

    if (given && json_integer_value(given) != from) {
        const struct ProtocolBranch *branch =
            find_named(protocol, request, "from", err);

        if (!branch) return NULL;
        const int moment = branch->at;
        from = branch->number;
        if (!park(protocol, err)) return NULL;
        go_to(protocol, moment);
    } else if (!park(protocol, err))
        return NULL;
    branches->now = ++branches->last;
    return reply_of("fork", protocol, from);
}

// Returns the numbers of all branches, first that of the present one.
static json_t *numbers_of(const ProtocolBranches *branches)
{
    json_t *list = json_array();

    json_array_append_new(list, json_integer(branches->now));
    for (int i = 0; i < branches->n; i++)
        json_array_append_new(list, json_integer(branches->list[i].number));
    return list;
}

// Goes to another branch, or tells which there are. The one that is left takes the place of
// the other, so this needs no room; with "drop" it is forgotten.
json_t *protocol_do_branch(Protocol *protocol, const json_t *request, Err *err)
{
    ProtocolBranches *branches = &protocol->branches;
    const json_t *given = json_object_get(request, "branch");
    const bool drop = json_is_true(json_object_get(request, "drop"));
    const int from = branches->now;

    if (!given && drop) {
        protocol_refuse(err, "\"drop\" wants the \"branch\" to go to");
        return NULL;
    }
    if (given && json_integer_value(given) != from) {
        struct ProtocolBranch *branch = find_named(protocol, request, "branch", err);

        if (!branch) return NULL;
        const struct ProtocolBranch to = *branch;
        if (drop) {
            *branch = branches->list[--branches->n];
        } else {
            protocol_keep(protocol);
            trail_hold(&protocol->trail, protocol->trail.at);
            *branch = (struct ProtocolBranch){from, protocol->trail.at};
        }
        branches->now = to.number;
        go_to(protocol, to.at);
        trail_drop(&protocol->trail, to.at); // the current branch keeps it now
    } else if (drop) {
        protocol_refuse(err, "the current branch cannot be dropped: go to another");
        return NULL;
    }
    json_t *reply = reply_of("branch", protocol, from);
    if (!given) json_safe_set(reply, "branches", numbers_of(branches));
    return reply;
}
