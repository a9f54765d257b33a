// rooms.c -- finds the room of a secret, keeps everybody within limits, and hands the message to the
// room's thread.

#include "tools/rooms/rooms.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "db/text/arena.h"
#include "engine/base/text.h"
#include "tools/door/json_keys.h"
#include "tools/door/json_safe.h"
#include "tools/door/progress.h"
#include "tools/door/terminal.h"
#include "tools/rooms/rooms_inside.h"

// ---- messages

// Finds the place of a secret. It compares with the secrets of all places there could be, so its time
// tells nothing. Returns NULL if nobody has it.
static RoomSlot *find(Rooms *rooms, const Secret *secret, int *place)
{
    RoomSlot *found = NULL;

    for (int i = 0; i < ROOMS_MAX; i++)
        for (int k = 0; k < ROOM_PLACES; k++)
            if (secret_same(&rooms->slots[i].places[k].secret, secret)) {
                found = &rooms->slots[i];
                *place = k;
            }
    return found && !found->ending ? found : NULL;
}

// Returns why the message is not taken, ROOMS_REPLY: it is.
static RoomsStatus check(const Rooms *rooms, const RoomSlot *slot, int place)
{
    if (rooms->stopping) return ROOMS_STOPPED;
    if (!slot) return ROOMS_NOBODY;
    const int most = place == ROOM_LOOKER ? ROOM_LOOKERS_MAX : ROOM_MESSAGES_MAX;
    return slot->places[place].asks < most ? ROOMS_REPLY : ROOMS_MANY;
}

static void hand_over(Rooms *rooms, const char *text, const long *since, RoomAsk *ask)
{
    const Secret secret = secret_read(text);
    const uint64_t now = progress_clock_ns();
    int at = 0;

    pthread_mutex_lock(&rooms->lock);
    RoomSlot *slot = find(rooms, &secret, &at);
    RoomsStatus status = check(rooms, slot, at);
    Place *place = slot ? &slot->places[at] : NULL;
    if (status == ROOMS_REPLY &&
        !rate_has_left(&place->rate, now, ROOM_RATE_MAX, ROOM_BURST_MAX))
        status = ROOMS_MANY;
    if (status == ROOMS_REPLY && place) {
        ask->room = slot->number;
        ask->place = at;
        ask->next = NULL;
        place->asks++;
        place->seen_ns = slot->asked_ns = now;
        if (since && *since == slot->news) {
            ask->until_ns = now + ROOM_WAIT_MAX * 1000000000ull;
            ask->next = slot->waiting;
            slot->waiting = ask;
            place->waits++;
        } else {
            *slot->last = ask;
            slot->last = &ask->next;
        }
        pthread_cond_signal(&slot->given);
    }
    pthread_mutex_unlock(&rooms->lock);
    if (status != ROOMS_REPLY) rooms_done(ask, status);
}

void rooms_ask(Rooms *rooms, const char *secret, RoomAsk *ask)
{
    hand_over(rooms, secret, NULL, ask);
}

void rooms_wait(Rooms *rooms, const char *secret, long since, RoomAsk *ask)
{
    ask->line = NULL;
    hand_over(rooms, secret, &since, ask);
}

void rooms_sent(Rooms *rooms, const RoomAsk *ask)
{
    pthread_mutex_lock(&rooms->lock);
    for (int i = 0; ask->room && i < ROOMS_MAX; i++) {
        RoomSlot *slot = &rooms->slots[i];

        if (slot->used && slot->number == ask->room) slot->places[ask->place].asks--;
    }
    pthread_mutex_unlock(&rooms->lock);
}

// ---- what the owner asks

static void reply_refused(RoomAsk *ask, const char *reason)
{
    rooms_reply(
        ask,
        json_pack("{s:s, s:o}", "type", "refused", "reason", json_safe_text(reason)));
}

static json_t *link_to(const Rooms *rooms, const Secret *secret)
{
    return json_sprintf("%s/#room=%s", rooms->plan.known_as, secret->text);
}

static json_t *json_of_room(const RoomSlot *slot)
{
    json_t *seats = json_array();

    for (int i = 0; i < slot->seats; i++) {
        const Secret *secret = &slot->places[i].secret;
        json_array_append_new(seats,
                              secret_is_there(secret) ? link_to(slot->rooms, secret)
                                                      : json_null());
    }
    return json_pack("{s:i, s:s, s:o, s:o}",
                     "room",
                     slot->number,
                     "game",
                     slot->game,
                     "seats",
                     seats,
                     "onlookers",
                     link_to(slot->rooms, &slot->places[ROOM_LOOKER].secret));
}

static void tell_rooms(Rooms *rooms, RoomAsk *ask)
{
    json_t *list = json_array();

    pthread_mutex_lock(&rooms->lock);
    for (int i = 0; i < ROOMS_MAX; i++)
        if (secret_is_there(&rooms->slots[i].places[ROOM_LOOKER].secret) &&
            !rooms->slots[i].ending)
            json_array_append_new(list, json_of_room(&rooms->slots[i]));
    pthread_mutex_unlock(&rooms->lock);
    rooms_reply(ask,
                json_pack("{s:s, s:s, s:o}",
                          "type",
                          "rooms",
                          "known_as",
                          rooms->plan.known_as,
                          "rooms",
                          list));
}

// Returns a new room in a place that is free, NULL: there is none. The lock is held.
static RoomSlot *new_slot(Rooms *rooms)
{
    for (int i = 0; i < ROOMS_MAX; i++) {
        RoomSlot *slot = &rooms->slots[i];

        if (slot->used) continue;
        slot->used = true;
        slot->rooms = rooms;
        slot->room = calloc(1, sizeof *slot->room);
        ENOUGH(slot->room);
        slot->room->db = rooms->plan.db;
        return slot;
    }
    return NULL;
}

static void drop_slot(RoomSlot *slot)
{
    Rooms *rooms = slot->rooms;

    room_close(slot->room);
    free(slot->room);
    *slot = (RoomSlot){.rooms = rooms};
}

static char *path_of(const Rooms *rooms, const char *name)
{
    char *path = NULL;

    ENOUGH(asprintf(&path, "%s/%s", rooms->plan.folder, name) >= 0);
    return path;
}

static void make_room(Rooms *rooms, RoomAsk *ask)
{
    char name[32];
    bool started = false;

    pthread_mutex_lock(&rooms->lock);
    RoomSlot *slot = rooms->stopping ? NULL : new_slot(rooms);
    if (slot) {
        slot->making = ask;
        slot->room->number = ++rooms->last;
        (void)snprintf(name, sizeof name, "room-%d.json", rooms->last);
        slot->room->path = path_of(rooms, name);
        started = rooms_start(slot);
        if (!started) drop_slot(slot);
    }
    pthread_mutex_unlock(&rooms->lock);
    if (started) return;
    reply_refused(ask, slot ? "no room can be made now" : "there are too many rooms");
}

static void close_room(Rooms *rooms, const json_t *request, RoomAsk *ask)
{
    const json_int_t number = json_integer_value(json_object_get(request, "room"));
    bool found = false;

    pthread_mutex_lock(&rooms->lock);
    for (int i = 0; number && i < ROOMS_MAX; i++) {
        RoomSlot *slot = &rooms->slots[i];

        if (slot->number != number || slot->ending) continue;
        slot->ending = slot->forget = found = true;
        pthread_cond_signal(&slot->given);
    }
    pthread_mutex_unlock(&rooms->lock);
    if (found)
        rooms_reply(ask, json_pack("{s:s}", "type", "closed"));
    else
        reply_refused(ask, "there is no such room");
}

static int check_own(const json_t *request, const char *type, Err *err)
{
    static const JsonKey rows[] = {{"type", KEY_TEXT, true, 0, 0, NULL},
                                   {"id", KEY_ANY, false, 0, 0, NULL},
                                   {"room", KEY_NUMBER, true, 1, INT32_MAX, NULL}};
    JsonKeys keys;

    json_keys_start(&keys, type, rows, strcmp(type, "closeroom") ? 2 : 3);
    return json_keys_check(&keys, request, err);
}

void rooms_own(Rooms *rooms, RoomAsk *ask)
{
    json_t *request = json_loadb(ask->line, ask->n, JSON_REJECT_DUPLICATES, NULL);
    const char *type = json_string_value(json_object_get(request, "type"));
    Err err = {0};

    if (type && !strcmp(type, "makeroom"))
        make_room(rooms, ask);
    else if (!type || (strcmp(type, "rooms") && strcmp(type, "closeroom")))
        reply_refused(ask, "the owner sends makeroom, rooms or closeroom");
    else if (check_own(request, type, &err))
        reply_refused(ask, err.text);
    else if (!strcmp(type, "rooms"))
        tell_rooms(rooms, ask);
    else
        close_room(rooms, request, ask);
    json_decref(request);
}

// ---- begin and end

// Returns the number of the room whose record has that name, 0: it is no name of one.
static int number_of(const char *name)
{
    char again[32];
    const long number = strncmp(name, "room-", 5) ? 0 : strtol(name + 5, NULL, 10);

    if (number <= 0 || number > INT_MAX) return 0;
    (void)snprintf(again, sizeof again, "room-%ld.json", number);
    return strcmp(name, again) ? 0 : (int)number;
}

// Returns whether a server that was killed while it wrote a record left that file. The lock is held, so
// nobody writes it.
static bool is_left_over(const char *name)
{
    static const char end[] = ".part";
    const char *json = strstr(name, ".json.");
    const size_t n = strlen(name);
    char record[32];

    if (!json || n < sizeof end || strcmp(name + n - (sizeof end - 1), end) != 0)
        return false;
    (void)snprintf(record, sizeof record, "%.*s.json", (int)(json - name), name);
    return number_of(record) > 0;
}

// Returns whether a room that is there has a secret of [room].
static bool is_known(Rooms *rooms, const Room *room)
{
    int place;

    for (int i = 0; i < ROOM_PLACES; i++)
        if (find(rooms, &room->secrets[i], &place)) return true;
    return false;
}

// Goes on with the room of a record, whose name is [name].
static void open_one(Rooms *rooms, const char *name)
{
    Err err = {0};
    RoomSlot *slot = new_slot(rooms);

    if (!slot) {
        terminal_tell(stderr,
                      "cardwright: %s/%s: there are more than %d rooms",
                      rooms->plan.folder,
                      name,
                      ROOMS_MAX);
        return;
    }
    slot->room->path = path_of(rooms, name);
    int status = room_read(slot->room, &err);
    if (!status && slot->room->number != number_of(name))
        status = err_set(
            &err, CODE_DATA, "%s: it is the record of another room", slot->room->path);
    if (!status && is_known(rooms, slot->room))
        status = err_set(
            &err, CODE_DATA, "%s: another room has a secret of it", slot->room->path);
    if (status) {
        terminal_tell(stderr, "cardwright: %s", err.text);
        drop_slot(slot);
        return;
    }
    rooms_show(slot); // so messages wait until it has been played
    if (!rooms_start(slot)) drop_slot(slot);
}

// Opens the rooms in the folder. Returns 0, or -1 with [err].
static int open_all(Rooms *rooms, Err *err)
{
    char *path = path_of(rooms, "lock");

    rooms->lock_file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    free(path);
    if (rooms->lock_file < 0 || flock(rooms->lock_file, LOCK_EX | LOCK_NB))
        return err_set(err,
                       CODE_IO,
                       "%s: %s",
                       rooms->plan.folder,
                       errno == EWOULDBLOCK ? "another server has these rooms"
                                            : strerror(errno));
    DIR *entries = opendir(rooms->plan.folder);
    if (!entries)
        return err_set(err, CODE_IO, "%s: %s", rooms->plan.folder, strerror(errno));
    pthread_mutex_lock(&rooms->lock);
    for (const struct dirent *entry; (entry = readdir(entries));) {
        const int number = number_of(entry->d_name);

        if (is_left_over(entry->d_name))
            (void)unlinkat(dirfd(entries), entry->d_name, 0);
        // No new room writes over a record, though it is refused.
        if (number > rooms->last) rooms->last = number;
        if (number) open_one(rooms, entry->d_name);
    }
    pthread_mutex_unlock(&rooms->lock);
    (void)closedir(entries);
    return 0;
}

Rooms *rooms_open(const RoomsPlan *plan, Err *err)
{
    Rooms *rooms = calloc(1, sizeof *rooms);

    ENOUGH(rooms);
    rooms->plan = *plan;
    (void)pthread_mutex_init(&rooms->lock, NULL);
    (void)pthread_cond_init(&rooms->ended, NULL);
    if (!open_all(rooms, err)) return rooms;
    rooms_close(rooms);
    return NULL;
}

void rooms_stop(Rooms *rooms)
{
    pthread_mutex_lock(&rooms->lock);
    rooms->stopping = true;
    for (int i = 0; i < ROOMS_MAX; i++) {
        if (!rooms->slots[i].used) continue;
        rooms->slots[i].ending = true;
        pthread_cond_signal(&rooms->slots[i].given);
    }
    while (rooms->living) pthread_cond_wait(&rooms->ended, &rooms->lock);
    pthread_mutex_unlock(&rooms->lock);
}

void rooms_close(Rooms *rooms)
{
    if (rooms->lock_file >= 0) (void)close(rooms->lock_file);
    (void)pthread_cond_destroy(&rooms->ended);
    (void)pthread_mutex_destroy(&rooms->lock);
    free(rooms);
}
