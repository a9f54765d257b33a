// protocol_branch.c -- goes back in a game and tries it in several ways: undo, fork,
// branch.
//
// A connection with a seat may do none of it, because a player who takes an answer back
// has learnt what the cards hide and what chance will say.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"

const Moment *protocol_keep(Protocol *protocol, Err *err)
{
    static const Moment none;

    if (protocol->only != NOBODY) return &none;
    if (protocol->here) return protocol->here;
    Moment *here = moment_new(protocol->past, protocol->session, protocol->scene);
    if (!here) {
        protocol_refuse(err, "not enough memory");
        return NULL;
    }
    here->question = protocol->question;
    here->status = protocol->status;
    here->lost = protocol->lost;
    here->mark = turn_replay_mark(&protocol->turns);
    here->events = protocol->events;
    here->events_n = protocol->events_n;
    protocol->events = NULL;
    protocol->events_n = protocol->events_room = 0;
    protocol->past = NULL;
    protocol->here = here;
    return here;
}

void protocol_go_on(Protocol *protocol)
{
    if (!protocol->here) return;
    protocol->past = protocol->here;
    protocol->here = NULL;
}

void protocol_start_anew(Protocol *protocol)
{
    moment_drop(protocol->past);
    moment_drop(protocol->here);
    free(protocol->events);
    protocol->past = protocol->here = NULL;
    protocol->events = NULL;
    protocol->events_n = protocol->events_room = 0;
    protocol->lost = protocol->question = 0;
    turn_replay_forget(&protocol->turns);
}

void protocol_forget(Protocol *protocol)
{
    ProtocolBranches *branches = &protocol->branches;

    protocol_start_anew(protocol);
    for (int i = 0; i < branches->n; i++) moment_drop(branches->list[i].at);
    free(branches->list);
    *branches = (ProtocolBranches){0};
    turn_replay_free(&protocol->turns);
}

// Returns the newest moment that has events of the game.
static const Moment *latest(const Protocol *protocol)
{
    return protocol->here ? protocol->here : protocol->past;
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
    for (; moment; moment = moment->before) {
        if (moment->events_before + moment->events_n <= since) return;
        copy_since(
            moment->events, moment->events_n, moment->events_before, since, list);
    }
}

// Goes to a moment that has its game. Its use passes to the connection, which lets go of
// where it is.
static void go_to(Protocol *protocol, Moment *moment)
{
    moment_restore(moment, protocol->session, protocol->scene);
    protocol_start_anew(protocol);
    protocol->here = moment;
    protocol->question = moment->question;
    protocol->status = moment->status;
    protocol->lost = moment->lost;
}

// Refuses to take back more than [depth] answers, the first at [moment].
static void refuse_undo(const Moment *moment, int depth, Err *err)
{
    if (depth)
        err_set(err, CODE_DATA, "only %d answers can be taken back here", depth);
    else if (moment)
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
    Moment *moment = protocol->here ? protocol->here->before : protocol->past;
    int depth = 0;

    for (const Moment *at = moment; at && at->game && depth < n; at = at->before)
        depth++;
    if (depth < n) {
        refuse_undo(moment, depth, err);
        return NULL;
    }
    while (moment && --depth) moment = moment->before;
    ASSERT(moment); // there are [depth] of them
    // The way to there is a part of the way to here.
    TurnReplay turns = protocol->turns;
    protocol->turns = (TurnReplay){0};
    go_to(protocol, moment_use(moment));
    turn_replay_free(&protocol->turns);
    protocol->turns = turns;
    turn_replay_back(&protocol->turns, protocol->here->mark);
    return json_pack("{s:s, s:i}", "type", "undo", "question", protocol->question);
}

static struct ProtocolBranch *find(Protocol *protocol, json_int_t number)
{
    ProtocolBranches *branches = &protocol->branches;

    for (int i = branches->n - 1; i >= 0; i--)
        if (branches->list[i].number == number) return &branches->list[i];
    return NULL;
}

// Returns a kept branch by the request's [key]; NULL with [err] if there is none.
static struct ProtocolBranch *named(Protocol *protocol, const json_t *request,
                                    const char *key, Err *err)
{
    const json_int_t number = json_integer_value(json_object_get(request, key));
    struct ProtocolBranch *branch = find(protocol, number);

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

    if (!has_room(branches, err) || !protocol_keep(protocol, err)) return false;
    branches->list[branches->n++] =
        (struct ProtocolBranch){branches->now, moment_use(protocol->here)};
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
        const struct ProtocolBranch *branch = named(protocol, request, "from", err);

        if (!branch) return NULL;
        Moment *moment = branch->at;
        from = branch->number;
        if (!park(protocol, err)) return NULL;
        go_to(protocol, moment_use(moment));
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
        struct ProtocolBranch *branch = named(protocol, request, "branch", err);

        if (!branch || (!drop && !protocol_keep(protocol, err))) return NULL;
        const struct ProtocolBranch to = *branch;
        if (drop)
            *branch = branches->list[--branches->n];
        else
            *branch = (struct ProtocolBranch){from, moment_use(protocol->here)};
        branches->now = to.number;
        go_to(protocol, to.at);
    } else if (drop) {
        protocol_refuse(err, "the branch at hand cannot be dropped: go to another");
        return NULL;
    }
    json_t *reply = reply_of("branch", protocol, from);
    if (!given) json_safe_set(reply, "branches", numbers_of(branches));
    return reply;
}
