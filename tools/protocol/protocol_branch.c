// protocol_branch.c -- goes back in a game and tries it in several ways: undo, fork,
// branch.
//
// A player who takes an answer back, or tries it in a true copy, has learnt what the cards
// hide and what chance will say. So a fork for a seat is another game that looks the same to
// that seat: all that it may not know is dealt anew (game_deal), chance to come is drawn
// anew, for bots and further games too, and nothing leads back from it to the true past.
// The true copy is for the referee alone, who owns the whole game.

#include "tools/door/seed.h"
#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/view/narrate.h"

// Gives the moment the events since the one before it.
static void keep_events_at(Protocol *protocol, int at)
{
    Trail *trail = &protocol->trail;
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

void protocol_keep(Protocol *protocol)
{
    if (protocol->trail.standing) return;
    keep_events_at(protocol, trail_keep(&protocol->trail));
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
    free(protocol->told.text);
    protocol->told = (JsonText){0};
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

// Marks in [hidden] the events from [since] on of which the player of a fork did not know the
// thing, as long as they were told before the fork.
static void hide_before(const Moment *fork, size_t since, const LogEntry *const *list,
                        bool *hidden)
{
    const size_t until = fork->events_before + fork->events_n;

    for (size_t i = since; i < until; i++)
        if (!narrate_knows(list[i - since], fork->apart_for)) hidden[i - since] = true;
}

void protocol_events_hidden(const Protocol *protocol, size_t since,
                            const LogEntry *const *list, bool *hidden)
{
    const Moment *moment = latest(protocol);

    while (moment && moment->events_before + moment->events_n > since) {
        if (moment->apart) hide_before(moment, since, list, hidden);
        moment = moment->before < 0 ? NULL : &protocol->trail.moments[moment->before];
    }
}

// Goes to a moment that has its game.
static void go_to(Protocol *protocol, int moment)
{
    const Moment *at = &protocol->trail.moments[moment];

    protocol->told.n = 0;
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
    int moment = trail->standing ? trail_before(trail, trail->at) : trail->at;
    int to = -1, depth = 0;

    while (depth < n && !trail_refusal(trail, moment)) {
        to = moment;
        moment = trail_before(trail, moment);
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

// Forgets the branch that was kept last, and goes on in it.
static void unpark(Protocol *protocol)
{
    const struct ProtocolBranch last = protocol->branches.list[--protocol->branches.n];

    go_to(protocol, last.at);
    trail_drop(&protocol->trail, last.at);
}

// Returns whose fork it is: NOBODY: a true copy. Returns -1 with [err].
static int fork_for(const Protocol *protocol, const json_t *request, Err *err)
{
    const bool named = json_object_get(request, "seat") != NULL;

    if (named || protocol->only != NOBODY) {
        const PlayerId seat = protocol_seat_of(protocol, request, err);

        return seat == NOBODY ? -1 : seat;
    }
    if (json_object_get(request, "seed"))
        return protocol_refuse(
            err, "a true copy keeps its chance: \"seed\" wants a \"seat\"");
    if (protocol->referee) return NOBODY;
    return protocol_refuse(
        err,
        "since protocol 5 \"fork\" wants the \"seat\" that looks ahead: what it may not "
        "know is dealt anew; a true copy is for engine --referee");
}

// Returns the next number of the stream that begins with [seed].
static uint64_t next_seed(uint64_t *seed)
{
    uint64_t z = *seed += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    return (z ^ (z >> 27)) >> 11;
}

// Makes the game at hand another one that looks the same to [seat]. Returns 0, or -1 with
// [err] and nothing changed.
static int deal_for(Protocol *protocol, PlayerId seat, uint64_t seed, Err *err)
{
    Session *session = protocol->session;
    const char *refusal;

    if (protocol->status != GAME_WAITS)
        return protocol_refuse(err, "the game is over: there is nothing to look ahead");
    if (game_question(&session->game)->player != seat)
        return err_set(err,
                       CODE_DATA,
                       "player %d is asked: a seat forks where it is asked itself",
                       game_question(&session->game)->player);
    refusal = game_deal(&session->game, &session->table, seat, next_seed(&seed));
    if (refusal) return protocol_refuse(err, refusal);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].random = next_seed(&seed);
    session->sitting.seed = session->setup.seed = next_seed(&seed);
    keep_events_at(protocol, trail_keep_apart(&protocol->trail, seat));
    return 0;
}

static json_t *reply_to_fork(const Protocol *protocol, int from, int seat,
                             uint64_t seed)
{
    json_t *reply = reply_of("fork", protocol, from);

    if (seat == NOBODY) return reply;
    json_safe_set(reply, "seat", json_integer(seat));
    json_safe_set(reply, "seed", json_integer((json_int_t)seed));
    return reply;
}

// Makes a branch of the present one, or of "from", and goes on in it.
json_t *protocol_do_fork(Protocol *protocol, const json_t *request, Err *err)
{
    ProtocolBranches *branches = &protocol->branches;
    const json_t *given = json_object_get(request, "from");
    const json_t *wished = json_object_get(request, "seed");
    const int seat = fork_for(protocol, request, err);
    const uint64_t seed = wished ? (uint64_t)json_integer_value(wished) : seed_random();
    int from = branches->now;

    if (seat < 0) return NULL;
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
    if (seat != NOBODY && deal_for(protocol, (PlayerId)seat, seed, err)) {
        unpark(protocol);
        return NULL;
    }
    branches->now = ++branches->last;
    return reply_to_fork(protocol, from, seat, seed);
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

void protocol_home(Protocol *protocol)
{
    ProtocolBranches *branches = &protocol->branches;

    if (branches->now) go_to(protocol, find_branch(protocol, 0)->at);
    for (int i = 0; i < branches->n; i++)
        trail_drop(&protocol->trail, branches->list[i].at);
    branches->n = branches->now = branches->last = 0;
}
