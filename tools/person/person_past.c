// person_past.c -- going back in a game that is played, and to its branches.
//
// The trail keeps the game at each question for a person, and says who may go where
// (trail_rights.def). What the sitting has besides goes along: the story, and the record.

#include <stdlib.h>
#include <string.h>

#include "tools/person/person_inside.h"

// The state of the record at a moment.
struct PlayKept {
    RecordMark mark;
    char *lines;   // since the moment before, where somebody may come back to them
    char *account; // of who is asked
    size_t asked_n;
    size_t accounts_n[SEATS_MAX]; // of the others
};

// Forgets what players wanted of things that are not there at another moment.
static void forget_wishes(PersonGame *play)
{
    for (int i = 0; i < SEATS_MAX; i++) play->stops[i].own = play->stops[i].acted = 0;
    memset(play->orders, 0, sizeof play->orders);
}

void person_begin_past(PersonGame *play)
{
    const int rights = play->persons > 1 ? TRAIL_TOGETHER : TRAIL_ALONE;

    trail_init(&play->past, &trail_rights[rights], play->session, play->scene);
    play->past.name = *play->path ? play->path : "a game";
    play->told_n = play->begun_n = play->log_n;
    forget_wishes(play);
    play->record.remembers = play->persons == 1;
    free(record_take(&play->record));
}

// Returns the place for what the record has at the moment.
static PlayKept *kept_at(PersonGame *play, int moment)
{
    if (moment >= play->kept_n) {
        play->kept = realloc(play->kept, (size_t)play->past.room * sizeof *play->kept);
        ENOUGH(play->kept);
        memset(play->kept + play->kept_n,
               0,
               (size_t)(play->past.room - play->kept_n) * sizeof *play->kept);
        play->kept_n = play->past.room;
    }
    return &play->kept[moment];
}

void person_answered(PersonGame *play, PlayerId player)
{
    account_forget(&play->accounts[player]);
    play->asked_n[player] = play->log_n;
}

static void keep_accounts(const PersonGame *play, PlayKept *kept, PlayerId player)
{
    kept->account = strdup(play->accounts[player].n ? play->accounts[player].text : "");
    ENOUGH(kept->account);
    kept->asked_n = play->asked_n[player];
    for (int i = 0; i < SEATS_MAX; i++) kept->accounts_n[i] = play->accounts[i].n;
}

// Makes the accounts those of the moment, at which [player] is asked. The others' have only
// grown since, because nobody else has answered.
static void account_again(PersonGame *play, int moment, PlayerId player)
{
    const PlayKept *kept = &play->kept[moment];
    Account *account = &play->accounts[player];

    for (int i = 0; i < SEATS_MAX; i++)
        account_cut(&play->accounts[i], kept->accounts_n[i]);
    account_forget(account);
    *account = (Account){strdup(kept->account), strlen(kept->account)};
    ENOUGH(account->text);
    play->asked_n[player] = kept->asked_n;
}

void person_keep(PersonGame *play, const Question *question)
{
    Trail *past = &play->past;

    if (past->standing) return;
    const int at = trail_keep(past);
    PlayKept *kept = kept_at(play, at);
    Moment *moment = &past->moments[at];
    free(kept->lines);
    free(kept->account);
    *kept = (PlayKept){.mark = record_mark(&play->record),
                       .lines = record_take(&play->record)};
    keep_accounts(play, kept, question->player);
    free(moment->story);
    moment->story = strdup(play->log ? play->log + play->told_n : "");
    ENOUGH(moment->story);
    play->told_n = play->log_n;
    past->eyes = question->player;
    trail_veil(past, question->player, &play->scene->state);
}

// Makes the record one of the way to [moment]: of [from], where both ways part, and of what
// was answered on this way after it.
static void write_again(PersonGame *play, int from, int moment)
{
    if (moment == from) {
        record_back(&play->record, play->kept[from].mark);
        return;
    }
    write_again(play, from, play->past.moments[moment].before);
    record_again(&play->record, play->kept[moment].lines, play->kept[moment].mark);
}

// Makes the story that of the moment where the trail stands.
static void tell_again(PersonGame *play)
{
    char *story = trail_story(&play->past, 0);
    const size_t n = strlen(story);

    play->log = realloc(play->log, play->begun_n + n + 1);
    ENOUGH(play->log);
    memcpy(play->log + play->begun_n, story, n + 1);
    play->told_n = play->log_n = play->begun_n + n;
    free(story);
}

const char *person_go(PersonGame *play, int moment)
{
    Trail *past = &play->past;
    const char *refusal = trail_refusal(past, moment);
    const int here = past->at;

    if (refusal) return refusal;
    write_again(play, trail_fork(past, here, moment), moment);
    free(record_take(&play->record));
    (void)trail_go(past, moment);
    forget_wishes(play);
    tell_again(play);
    account_again(play, moment, past->session->game.question.player);
    return NULL;
}

void person_forget(PersonGame *play)
{
    for (int i = 0; i < play->kept_n; i++) free(play->kept[i].lines);
    for (int i = 0; i < play->kept_n; i++) free(play->kept[i].account);
    free(play->kept);
    play->kept = NULL;
    play->kept_n = 0;
    trail_free(&play->past);
}
