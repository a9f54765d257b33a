// protocol_answer.c -- requests about a game that runs: its question, an answer, the
// events, the position.
//
// A reply shows a seat no more than the seat may know.

#include "tools/protocol/protocol_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/game/question_view.h"
#include "tools/door/json_safe.h"
#include "tools/view/game_json.h"
#include "tools/view/option_json.h"

// Tells the end. Seed and hash tell every hidden card to whoever can play the game
// again, and the text of a fault may name one: no reply for a seat has them.
static json_t *the_end(const Protocol *protocol, const json_t *request)
{
    const Session *session = protocol->session;
    json_t *json = game_json_end(&session->game, &session->table);

    if (protocol->only != NOBODY || json_object_get(request, "seat")) {
        json_object_del(json, "hash");
        if (session->game.now.fault) {
            json_safe_set(json, "fault", json_string("a script failed"));
            json_safe_set(json, "text", json_string("a script failed"));
        }
    } else
        json_safe_set(json, "seed", json_integer((json_int_t)session->setup.seed));
    if (session_mode(session).series)
        json_safe_set(
            json, "match", game_json_match(session_rules(session), &session->sitting));
    return protocol_typed(protocol->status == GAME_FAULT ? "fault" : "over", json);
}

const Question *protocol_look(const Protocol *protocol, const Game *game)
{
    const Table *table = &protocol->session->table;
    const Question *question = game_question(game);

    scene_look(protocol->scene, &game->now, table, question->player);
    question_view(&game->now, table, question, &protocol->scene->state);
    return question;
}

// Writes the question that waits as its reply, up to the id.
static void tell(Protocol *protocol)
{
    JsonText *told = &protocol->told;
    const Question *question = protocol_look(protocol, &protocol->session->game);

    json_text_open(told, '{');
    json_text_set_string(told, "type", "question");
    game_json_set_question(protocol->scene, question, told);
    json_text_set_number(told, "question", protocol->question);
}

// Shows the options to the asked seat; the others learn only that a seat is asked.
json_t *protocol_do_question(Protocol *protocol, const json_t *request, Err *err)
{
    const Session *session = protocol->session;
    const Question *question = game_question(&session->game);
    PlayerId seat = protocol->only;

    if (json_object_get(request, "seat")) {
        seat = protocol_seat_of(protocol, request, err);
        if (seat == NOBODY) return NULL;
    }
    if (protocol->status != GAME_WAITS) return the_end(protocol, request);
    if (seat != NOBODY) {
        if (seat != question->player)
            return json_pack("{s:s, s:i}", "type", "wait", "player", question->player);
    }
    if (!protocol->told.n) tell(protocol);
    return json_true();
}

// Finds an option by its name in the question as it was told: {"index":7,"name":"pass","kind":
// stands nowhere else. Returns its index, -1 if it is not there.
static int find_told(const JsonText *told, const char *name)
{
    static const char index_key[] = "{\"index\":", name_key[] = ",\"name\":";
    JsonText wanted = {0};
    int index = -1;

    json_text_add(&wanted, name_key, sizeof name_key - 1);
    json_text_string(&wanted, name);
    json_text_key(&wanted, "kind");
    const char *at = memmem(told->text, told->n, wanted.text, wanted.n);
    free(wanted.text);
    if (!at) return -1;
    while (*at != '{') at--;
    ASSERT(!strncmp(at, index_key, sizeof index_key - 1)); // option_json.c begins so
    for (at += sizeof index_key - 1; *at >= '0' && *at <= '9'; at++)
        index = (index < 0 ? 0 : index * 10) + (*at - '0');
    return index;
}

// Reads one number of an answer: an amount, or an option by its index or its name, which stands
// in the question that was told, or else the scene has looked at the question. Returns -1 if it
// is none.
static json_int_t read_pick(const Protocol *protocol, const Question *question,
                            const json_t *pick)
{
    const char *name = json_string_value(pick);

    if (json_is_integer(pick)) return json_integer_value(pick);
    if (!name || question->kind == ASK_SPLIT) return -1;
    if (protocol->told.n) return find_told(&protocol->told, name);
    return option_json_find(protocol->scene, question, name);
}

static bool has_name(const json_t *picks)
{
    const json_t *pick;
    size_t i;

    json_array_foreach(picks, i, pick)
    {
        if (json_is_string(pick)) return true;
    }
    return false;
}

static int no_such_option(const json_t *pick, Err *err)
{
    const char *name = json_string_value(pick);

    if (!name) return protocol_refuse(err, "there is no such option");
    return err_set(
        err, CODE_DATA, "there is no such option: '%.*s'", text_fit(name, 80), name);
}

int protocol_read_answer(const Protocol *protocol, const Game *game,
                         const json_t *request, Answer *answer, Err *err)
{
    const Question *question = game_question(game);
    const char *key = question->kind == ASK_SPLIT ? "split" : "pick";
    const char *other = question->kind == ASK_SPLIT ? "pick" : "split";
    const json_t *picks = json_object_get(request, key);
    size_t n = json_array_size(picks);

    if (!picks || json_object_get(request, other))
        return err_set(
            err, CODE_DATA, "this question wants \"%s\": a list of numbers", key);
    if (!protocol->told.n && has_name(picks)) (void)protocol_look(protocol, game);
    answer->n = (uint16_t)n;
    for (size_t i = 0; i < n; i++) {
        const json_int_t value =
            read_pick(protocol, question, json_array_get(picks, i));

        if (value < 0 || value > UINT16_MAX)
            return no_such_option(json_array_get(picks, i), err);
        answer->picks[i] = (uint16_t)value;
    }
    return 0;
}

int protocol_check_asked(const Protocol *protocol, const json_t *request, Err *err)
{
    const json_t *number = json_object_get(request, "question");
    const json_t *named = json_object_get(request, "seat");
    const PlayerId asked = game_question(&protocol->session->game)->player;
    PlayerId seat = protocol->only;

    if (protocol->status != GAME_WAITS)
        return protocol_refuse(err, "the game is over: nobody is asked");
    if (named) {
        seat = protocol_seat_of(protocol, request, err);
        if (seat == NOBODY) return -1;
    }
    if (seat != NOBODY && seat != asked)
        return err_set(
            err, CODE_DATA, "player %d is asked, not player %d", asked, seat);
    if (number && json_integer_value(number) != protocol->question)
        return err_set(err,
                       CODE_DATA,
                       "question %d waits, not question %" JSON_INTEGER_FORMAT,
                       protocol->question,
                       json_integer_value(number));
    return 0;
}

json_t *protocol_do_answer(Protocol *protocol, const json_t *request, Err *err)
{
    Game *game = &protocol->session->game;
    Answer answer;

    if (protocol_check_asked(protocol, request, err)) return NULL;
    if (protocol_read_answer(protocol, game, request, &answer, err)) return NULL;
    protocol_keep(protocol);
    const char *refusal = ask_refusal(game_question(game), &answer);
    if (refusal) {
        protocol_refuse(err, refusal);
        return NULL;
    }
    protocol_note(protocol, &answer);
    refusal = game_answer(game, &answer);
    ASSERT(!refusal); // ask_refusal had none
    protocol_advance(protocol);
    return protocol_word("ok");
}

json_t *protocol_do_concede(Protocol *protocol, const json_t *request, Err *err)
{
    const PlayerId seat = protocol_seat_of(protocol, request, err);
    Game *game = &protocol->session->game;
    const int turn = game->now.turn;

    if (seat == NOBODY) return NULL;
    protocol_keep(protocol);
    const char *refusal = game_concede(game, seat);
    if (refusal) {
        protocol_refuse(err, refusal);
        return NULL;
    }
    trail_gone(&protocol->trail, seat, turn);
    if (protocol_recorded(protocol)) record_concede(protocol->record, seat);
    protocol_advance(protocol);
    return protocol_word("ok");
}

// Returns the [n] events from number [since] on with the eyes of the seat, NULL: there is not
// enough memory.
static json_t *events_from(Protocol *protocol, size_t since, size_t n, PlayerId seat)
{
    const Session *session = protocol->session;
    const LogEntry **events = malloc((n + 1) * sizeof(void *));
    bool *hidden = calloc(n + 1, sizeof *hidden);
    json_t *list = events && hidden ? json_array() : NULL;

    if (list) protocol_events_since(protocol, since, events);
    if (list) protocol_events_hidden(protocol, since, events, hidden);
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    for (size_t i = 0; list && i < n; i++) {
        LogEntry event = *events[i];

        if (hidden[i]) event.object = event.card = 0;
        json_array_append_new(list, game_json_event(protocol->scene, &event));
    }
    free(events);
    free(hidden);
    return list;
}

// Returns the events from number "since" on, as the seat may know them.
json_t *protocol_do_events(Protocol *protocol, const json_t *request, Err *err)
{
    const json_int_t since = json_integer_value(json_object_get(request, "since"));
    const size_t n = protocol_events_n(protocol);
    PlayerId seat;
    json_t *json;

    if (protocol_eyes_of(protocol, request, &seat, err)) return NULL;
    if (since > (json_int_t)n) {
        err_set(err, CODE_DATA, "\"since\" is a number from 0 to %zu", n);
        return NULL;
    }
    json_t *list = events_from(protocol, (size_t)since, n - (size_t)since, seat);
    if (!list) {
        protocol_refuse(err, "not enough memory");
        return NULL;
    }
    json = protocol_word("events");
    if (seat != NOBODY) json_safe_set(json, "seat", json_integer(seat));
    json_safe_set(json, "next", json_integer((json_int_t)n));
    if (protocol->lost) json_safe_set(json, "lost", json_integer(protocol->lost));
    json_safe_set(json, "events", list);
    return json;
}

json_t *protocol_do_view(Protocol *protocol, const json_t *request, Err *err)
{
    Session *session = protocol->session;
    PlayerId seat;

    if (protocol_eyes_of(protocol, request, &seat, err)) return NULL;
    // Derived numbers that nobody has read since they changed are out of date.
    session->table.state = &session->game.now;
    table_derive(&session->table);
    scene_look(protocol->scene, &session->game.now, &session->table, seat);
    json_t *json = game_json_view(protocol->scene);
    if (seat != NOBODY) json_safe_set(json, "seat", json_integer(seat));
    return protocol_typed("view", json);
}
