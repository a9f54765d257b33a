// rooms_live.c -- the life of one room: its thread makes it or plays its record, answers message after
// message, and ends.

#include "tools/rooms/rooms_inside.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/door/terminal.h"
#include "tools/rooms/room_say.h"

enum { HERE_SECONDS = ROOM_WAIT_MAX + 15, WORK_NS = 10000000, DAY_SECONDS = 86400 };
#define SECOND_NS 1000000000ull

void rooms_done(RoomAsk *ask, RoomsStatus status)
{
    ask->status = status;
    ask->done(ask);
}

void rooms_reply(RoomAsk *ask, json_t *reply)
{
    char *text = json_safe_line(reply);

    ask->reply.n = 0;
    json_text_add(&ask->reply, text, strlen(text));
    free(text);
    json_decref(reply);
    rooms_done(ask, ROOMS_REPLY);
}

void rooms_show(RoomSlot *slot)
{
    const Room *room = slot->room;

    for (int i = 0; i < ROOM_PLACES; i++) slot->places[i].secret = room->secrets[i];
    slot->news = room->news;
    slot->number = room->number;
    slot->seats = room->seats;
    text_copy(slot->game, sizeof slot->game, json_string_value(room->game));
}

// Makes the room that somebody waits for. Returns whether it is there.
static bool make(RoomSlot *slot)
{
    RoomAsk *ask = slot->making;
    Err err = {0};
    json_t *wish = json_loadb(ask->line, ask->n, JSON_REJECT_DUPLICATES, NULL);
    const bool made = !room_begin(slot->room, wish, &err);

    json_decref(wish);
    pthread_mutex_lock(&slot->rooms->lock);
    slot->making = NULL;
    if (made) rooms_show(slot);
    if (!made && slot->rooms->last == slot->room->number) slot->rooms->last--;
    pthread_mutex_unlock(&slot->rooms->lock);
    rooms_reply(
        ask,
        made
            ? json_pack("{s:s, s:i}", "type", "made", "room", slot->number)
            : json_pack(
                  "{s:s, s:o}", "type", "refused", "reason", json_safe_text(err.text)));
    return made;
}

// Plays the record again. Returns whether the room is there.
static bool restore(RoomSlot *slot)
{
    Err err = {0};
    const bool played = !room_play(slot->room, &err);

    if (!played) terminal_tell(stderr, "cardwright: %s", err.text);
    pthread_mutex_lock(&slot->rooms->lock);
    if (played) rooms_show(slot);
    pthread_mutex_unlock(&slot->rooms->lock);
    return played;
}

static void queue(RoomSlot *slot, RoomAsk *ask)
{
    ask->next = NULL;
    *slot->last = ask;
    slot->last = &ask->next;
}

// Lets those who wait have their answer: all, or those whose time is over.
static void wake(RoomSlot *slot, uint64_t now_ns, bool all)
{
    RoomAsk **at = &slot->waiting;

    while (*at) {
        RoomAsk *ask = *at;

        if (!all && ask->until_ns > now_ns) {
            at = &ask->next;
            continue;
        }
        *at = ask->next;
        slot->places[ask->place].waits--;
        queue(slot, ask);
    }
}

static RoomAsk *take(RoomSlot *slot)
{
    RoomAsk *ask = slot->first;

    if (!ask) return NULL;
    slot->first = ask->next;
    if (!slot->first) slot->last = &slot->first;
    return ask;
}

// Waits for the next message. Returns NULL where the room shall end.
static RoomAsk *next_ask(RoomSlot *slot)
{
    RoomAsk *ask = NULL;

    pthread_mutex_lock(&slot->rooms->lock);
    while (!slot->ending && !(ask = take(slot))) {
        const uint64_t now = progress_clock_ns(), then = now + SECOND_NS;
        const struct timespec until = {(time_t)(then / SECOND_NS),
                                       (long)(then % SECOND_NS)};

        (void)pthread_cond_timedwait(&slot->given, &slot->rooms->lock, &until);
        wake(slot, progress_clock_ns(), false);
        if (now > slot->asked_ns + (uint64_t)ROOM_IDLE_MAX * DAY_SECONDS * SECOND_NS)
            slot->ending = true;
    }
    pthread_mutex_unlock(&slot->rooms->lock);
    return ask;
}

// Says from which places somebody looks.
static void look_who_is_here(RoomSlot *slot, bool here[ROOM_PLACES])
{
    const uint64_t now = progress_clock_ns();

    pthread_mutex_lock(&slot->rooms->lock);
    for (int i = 0; i < ROOM_PLACES; i++) {
        const Place *place = &slot->places[i];

        here[i] = place->waits ||
                  (place->seen_ns && now - place->seen_ns < HERE_SECONDS * SECOND_NS);
    }
    pthread_mutex_unlock(&slot->rooms->lock);
}

static void answer(RoomSlot *slot, RoomAsk *ask)
{
    static const char news[] = "{\"type\":\"room\"}";
    const uint64_t began = progress_worked_ns();
    const char *line = ask->line ? ask->line : news;
    const size_t n = ask->line ? ask->n : sizeof news - 1;
    bool here[ROOM_PLACES];

    look_who_is_here(slot, here);
    const RoomSpeaker speaker = {slot->room, ask->place, here};
    const int requests = room_say(&speaker, line, n, &ask->reply);
    const uint64_t worked = progress_worked_ns() - began;

    pthread_mutex_lock(&slot->rooms->lock);
    Place *place = &slot->places[ask->place];
    rate_take(&place->rate, requests + (int64_t)(worked / WORK_NS));
    if (slot->news != slot->room->news) {
        slot->news = slot->room->news;
        wake(slot, 0, true);
    }
    pthread_mutex_unlock(&slot->rooms->lock);
    rooms_done(ask, ROOMS_REPLY);
}

// Gives the place of the room back, and answers whoever still asks.
static void end(RoomSlot *slot)
{
    Rooms *rooms = slot->rooms;
    RoomAsk *ask;

    pthread_mutex_lock(&rooms->lock);
    slot->ending = true; // whoever asks from here on is answered at once
    const bool forget = slot->forget;
    pthread_mutex_unlock(&rooms->lock);
    if (forget) (void)unlink(slot->room->path);
    room_close(slot->room);
    free(slot->room);
    pthread_mutex_lock(&rooms->lock);
    wake(slot, 0, true);
    while ((ask = take(slot))) rooms_done(ask, ROOMS_STOPPED);
    (void)pthread_cond_destroy(&slot->given);
    *slot = (RoomSlot){.rooms = rooms};
    rooms->living--;
    pthread_cond_broadcast(&rooms->ended);
    pthread_mutex_unlock(&rooms->lock);
}

static void *live(void *self)
{
    RoomSlot *slot = self;
    RoomAsk *ask;

    if (slot->making ? make(slot) : restore(slot))
        while ((ask = next_ask(slot))) answer(slot, ask);
    end(slot);
    return NULL;
}

bool rooms_start(RoomSlot *slot)
{
    pthread_condattr_t steady;
    sigset_t all, before;
    pthread_t thread;

    (void)pthread_condattr_init(&steady);
    (void)pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    (void)pthread_cond_init(&slot->given, &steady);
    (void)pthread_condattr_destroy(&steady);
    slot->last = &slot->first;
    slot->asked_ns = progress_clock_ns();
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool started = !pthread_create(&thread, NULL, live, slot);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (started) (void)pthread_detach(thread);
    if (started) slot->rooms->living++;
    return started;
}
