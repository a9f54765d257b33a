// room_limits.h -- record: how much people elsewhere may ask of rooms, and `serve` takes from browsers.
//
// Beyond each, one more is refused; of the addresses that are counted, the one that asked longest ago
// is forgotten.

#ifndef ROOM_LIMITS_H
#define ROOM_LIMITS_H

enum {
    // connections of `serve` to browsers of its machine: a browser opens six.
    SERVE_CONNECTIONS_MAX = 64,
    // seconds in which a connection of `serve` is silent; then it is closed: a browser opens another one.
    SERVE_SECONDS_MAX = 15,
    // bytes of memory for a connection of `serve`, with all headers of a request: a browser sends one thousand.
    SERVE_BYTES_MAX = 32768,
    // connections of people elsewhere: sixty people with eight each.
    LISTEN_CONNECTIONS_MAX = 512,
    // connections from one address elsewhere: three browsers behind one address.
    LISTEN_ADDRESS_MAX = 24,
    // requests in a second from one address elsewhere, over some seconds: a page with its files asks ten.
    LISTEN_RATE_MAX = 100,
    // requests from one address elsewhere at once: three pages that begin.
    LISTEN_BURST_MAX = 400,
    // addresses elsewhere whose requests are counted; the one that asked longest ago is forgotten.
    LISTEN_KNOWN_MAX = 1024,
    // rooms at once: each has a game with its cards in memory, and a thread.
    ROOMS_MAX = 32,
    // bytes of a message to a room: an answer has one hundred; who begins a game may send decks.
    ROOM_BYTES_MAX = 65536,
    // requests of one message to a room: a view for the first time asks for sixty cards.
    ROOM_BATCH_MAX = 128,
    // bytes of replies after which no more of a message is carried out: a page that begins asks for a fifth.
    ROOM_REPLY_MAX = 1048576,
    // messages of one seat on their way at once: a page has two, and one more in a second window.
    ROOM_MESSAGES_MAX = 6,
    // messages of all onlookers of a room on their way at once: each has one that waits for news.
    ROOM_LOOKERS_MAX = 24,
    // requests in a second from one seat, over some seconds; each 10 ms of work count as one more.
    ROOM_RATE_MAX = 50,
    // requests from one seat at once: a page that begins asks one hundred, and a bot may think for a second.
    ROOM_BURST_MAX = 500,
    // seconds in which a message waits for news of a room; then it is answered without.
    ROOM_WAIT_MAX = 25,
    // days in which nobody asks a room anything; then it is closed: a game by letter.
    ROOM_IDLE_MAX = 30,
    // answers in a room, with those that were taken back: a long match has three thousand.
    ROOM_LINES_MAX = 20000,
};

#endif
