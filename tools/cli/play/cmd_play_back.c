// cmd_play_back.c -- taking answers back: copies of the game at each question.
//
// Going back restores a copy, so it needs no undo of single changes. A single person may
// take back anything. If several persons play, only the one who answered last goes back,
// and only while the answer told them nothing. A card told them something if it had a
// face before and they see that face only now, on the board, among the options or for a
// moment in between. So did chance.

#include <stdlib.h>
#include <string.h>

#include "tools/cli/play/cmd_play.h"

// The game at the moment when the person was asked.
struct Past {
    void *game; // packed
    size_t game_bytes;
    Bot bots[SEATS_MAX];
    RecordMark mark;
    int turns_mark; // of the turn replay
    uint64_t log_next;
    size_t log_n;
    PlayerId player;
    int answers;
    bool revealed;                         // the log has told them something since
    uint64_t random[2];                    // chance, as it was
    uint8_t hidden[(OBJECTS_MAX + 7) / 8]; // objects whose face they did not see
};

static bool was_hidden(const Past *past, int object)
{
    return past->hidden[object / 8] >> object % 8 & 1;
}

static void note_hidden(Past *past, const State *state, const State *view)
{
    memset(past->hidden, 0, sizeof past->hidden);
    for (int i = 1; i <= state->objects_n; i++)
        if (state->objects[i].card && !view->objects[i].card)
            past->hidden[i / 8] |= (uint8_t)(1u << i % 8);
}

// Makes room for one more. Returns NULL without memory.
static Past *add_past(CmdPlay *play, const Game *game)
{
    if (play->past_n == PLAY_KEEPS) {
        free(play->past[0].game);
        memmove(play->past, play->past + 1, (PLAY_KEEPS - 1) * sizeof *play->past);
        play->past_n--;
    }
    if ((play->past_n & (play->past_n - 1)) == 0) {
        size_t room = play->past_n ? 2 * (size_t)play->past_n : 1;
        Past *more = realloc(play->past, room * sizeof *more);

        if (!more) return NULL;
        play->past = more;
    }
    Past *past = &play->past[play->past_n];
    past->game_bytes = game_size(game);
    past->game = malloc(past->game_bytes);
    if (!past->game) return NULL;
    game_pack(game, past->game);
    play->past_n++;
    return past;
}

void cmd_play_keep(CmdPlay *play, const Question *question)
{
    Session *session = play->session;
    const State *state = &session->game.now;
    Past *past = add_past(play, &session->game);

    if (!past) return;
    memcpy(past->bots, session->bots, sizeof past->bots);
    past->mark = record_mark(&play->record);
    past->turns_mark = turn_replay_mark(&play->turns);
    past->log_next = session->log.next;
    past->log_n = play->log_n;
    past->player = question->player;
    past->answers = play->answers;
    past->revealed = false;
    memcpy(past->random, state->random, sizeof past->random);
    note_hidden(past, state, &play->scene->state);
}

void cmd_play_note_log(CmdPlay *play)
{
    const Log *log = &play->session->log;

    if (play->persons < 2 || !play->past_n) return;
    Past *past = &play->past[play->past_n - 1];
    for (int i = 0; i < log->n; i++) {
        const LogEntry *entry = &log->entries[i];

        if (!(entry->seen_by >> past->player & 1)) continue;
        past->revealed |= entry->card && was_hidden(past, entry->object);
        past->revealed |= entry->other_card && was_hidden(past, entry->other);
    }
}

// Returns why several persons must stay where they are; NULL if they may go back.
static const char *refusal_of(const CmdPlay *play, const Past *now, const Past *before)
{
    const State *view = &play->scene->state;
    bool revealed = before->revealed;

    if (before->player != now->player || now->answers != before->answers + 1)
        return "Somebody else has answered since";
    if (memcmp(before->random, now->random, sizeof now->random) != 0)
        return "Chance has decided something since";
    for (int i = 1; i <= view->objects_n; i++)
        revealed |= view->objects[i].card && was_hidden(before, i);
    return revealed ? "Something has been revealed to you since" : NULL;
}

const char *cmd_play_back(CmdPlay *play)
{
    Session *session = play->session;

    if (play->past_n < 2) return "There is nothing to take back";
    const Past *past = &play->past[play->past_n - 2];
    const char *refusal = play->persons > 1 ? refusal_of(play, past + 1, past) : NULL;
    if (refusal) return refusal;
    (void)game_unpack(&session->game, past->game, past->game_bytes);
    for (int i = 0; i < 2; i++) free(play->past[--play->past_n].game);
    memcpy(session->bots, past->bots, sizeof past->bots);
    record_back(&play->record, past->mark);
    turn_replay_back(&play->turns, past->turns_mark);
    session->log.next = past->log_next;
    session->log.n = 0;
    play->log_n = past->log_n;
    if (play->log) play->log[play->log_n] = '\0';
    play->answers = past->answers;
    return NULL;
}

void cmd_play_forget(CmdPlay *play)
{
    while (play->past_n) free(play->past[--play->past_n].game);
    turn_replay_forget(&play->turns);
    free(play->past);
    play->past = NULL;
    play->past_n = 0;
}
