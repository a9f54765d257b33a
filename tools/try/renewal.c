// renewal.c -- brings new cards into a game that is open.
//
// The old cards stay until the game has begun with the new ones and no script is faulty, so
// there is always a game to go back to.

#include "tools/try/renewal.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/err.h"
#include "tools/try/library_diff.h"

enum { BOARD_WIDTH = 80 };

// The moments from the start to where the trail stood, as they were.
typedef struct {
    int *way;
    int n;
    char **stories;
    void **games;
    size_t *bytes;
} Before;

// Takes story and game of each moment out of the trail, which will fill in new ones.
static Before take_before(Trail *trail)
{
    const size_t room = (size_t)trail->moments[trail->at].depth + 1;
    Before before = {.n = (int)room,
                     .way = calloc(room, sizeof *before.way),
                     .stories = calloc(room, sizeof *before.stories),
                     .games = calloc(room, sizeof *before.games),
                     .bytes = calloc(room, sizeof *before.bytes)};
    int at = trail->at;

    ENOUGH(before.way && before.stories && before.games && before.bytes);
    for (int i = before.n - 1; i >= 0; i--) {
        Moment *moment = &trail->moments[at];

        before.way[i] = at;
        before.stories[i] = moment->story;
        before.games[i] = moment->game;
        before.bytes[i] = moment->bytes;
        moment->story = NULL;
        moment->game = NULL;
        at = moment->before;
    }
    return before;
}

static void free_before(Before *before)
{
    for (int i = 0; i < before->n; i++) {
        free(before->stories[i]);
        free(before->games[i]);
    }
    free(before->stories);
    free(before->games);
    free(before->bytes);
    free(before->way);
}

// Gives back to the first [n] moments of the way what was taken out: they are of the new
// cards as well.
static void give_back(Trail *trail, const Before *before, int n)
{
    for (int i = 0; i < n; i++) {
        Moment *moment = &trail->moments[before->way[i]];

        moment->story = strdup(before->stories[i]);
        moment->game = malloc(before->bytes[i]);
        ENOUGH(moment->story && moment->game);
        memcpy(moment->game, before->games[i], before->bytes[i]);
        moment->age = trail->age;
    }
}

// Counts the moments of the way, from its start, before which the changed cards did not
// matter. The last of them is one at which nothing is under way.
static int count_spared(Session *session, const Session *new, const Before *before)
{
    const Library *was = catalog_library(session->catalog);
    const Library *is = catalog_library(new->catalog);
    bool *changed = calloc((size_t)was->cards_n + 1, sizeof *changed);
    int n = 0;

    ENOUGH(changed);
    const int most = library_diff_of_scripts(was, is, changed) ? before->n : 0;
    for (int i = 0; i < most; i++) {
        (void)game_unpack(&session->game, before->games[i], before->bytes[i]);
        if (library_diff_is_named(was, before->stories[i], changed) ||
            !library_diff_is_unseen(&session->table, &session->game.now, changed))
            break;
        if (!session->game.answers.n) n = i + 1;
    }
    session->table.active_n = -1;
    free(changed);
    return n;
}

static bool had_fault(const Catalog *catalog, const char *line)
{
    const ScriptFault *faults;
    const int n = catalog_faults(catalog, &faults);

    for (int i = 0; i < n; i++)
        if (!strcmp(faults[i].line, line)) return true;
    return false;
}

const char *renewal_fault(const Catalog *now, const Catalog *before)
{
    const ScriptFault *faults;
    const int n = catalog_faults(now, &faults);

    // A draft says itself that it is not done: its card comes in, and is not played.
    for (int i = 0; i < n; i++)
        if (faults[i].found != FOUND_TODO && !had_fault(before, faults[i].line))
            return faults[i].line;
    return NULL;
}

void renewal_load(Catalog *catalog, const char *const *cards)
{
    Err ignored;

    for (; *cards; cards++) (void)catalog_load_card(catalog, *cards, &ignored);
}

// Begins the game with the new cards, and loads those that differ, so that their faults are
// found though the game has none of them.
static int begin_renewal(const RenewalPlan *plan, const Session *old, Err *err)
{
    Session *session = plan->session;
    int failed = plan->place(plan->self, session, err);

    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = old->bots[i].kind;
    renewal_load(session->catalog, plan->cards);
    // The fault of a script says more than what the game cannot do without that script.
    const char *fault = renewal_fault(session->catalog, old->catalog);
    if (fault) failed = err_set(err, CODE_DATA, "%s", fault);
    return failed;
}

// Joins the stories of the way from its moment [first] to its moment [last].
static char *join_stories(char *const *stories, int first, int last)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    for (int i = first; i <= last; i++)
        if (stories[i]) (void)fputs(stories[i], out);
    (void)fclose(out);
    ENOUGH(text);
    return text;
}

// Draws the board of a moment as it was, with the cards of then.
static char *old_board(Trail *trail, Session *session, const Before *before, int i)
{
    Session *const present = trail->session;

    trail->session = session;
    (void)game_unpack(&session->game, before->games[i], before->bytes[i]);
    session->table.active_n = -1;
    trail_look(trail);
    char *board = trail_board(trail, BOARD_WIDTH);
    trail->session = present;
    trail_look(trail);
    return board;
}

// Compares the sentences of the way with those of now.
static void compare_stories(Trail *trail, Session *old, const Before *before,
                            Renewal *renewal)
{
    int last = 0, first = -1;
    char **now = calloc((size_t)before->n, sizeof *now);

    ENOUGH(now);
    while (before->way[last] != trail->at) last++;
    for (int i = 0; i <= last; i++) {
        now[i] = trail->moments[before->way[i]].story;
        if (first < 0 && strcmp(now[i], before->stories[i]) != 0) first = i;
    }
    renewal->reached = trail->at;
    renewal->parted = first < 0 ? -1 : before->way[first];
    renewal->story = join_stories(before->stories, first < 0 ? last + 1 : first, last);
    renewal->story_now = join_stories(now, first < 0 ? last + 1 : first, last);
    renewal->board = old_board(trail, old, before, last);
    free(now);
}

int renewal_make(const RenewalPlan *plan, Renewal *renewal, Err *err)
{
    Trail *trail = plan->trail;
    Session *old = trail->session;

    *renewal = (Renewal){.wanted = trail->at, .reached = trail->at, .parted = -1};
    trail->session = plan->session;
    if (begin_renewal(plan, old, err)) {
        trail->session = old;
        trail_look(trail);
        return -1;
    }
    Before before = take_before(trail);
    const int wanted = trail->at;
    trail->age++;
    const int spared = count_spared(old, plan->session, &before);
    give_back(trail, &before, spared);
    if (spared)
        (void)trail_go(trail, before.way[spared - 1]);
    else
        trail_begin(trail);
    renewal->spared = spared ? trail->moments[trail->at].depth : 0;
    (void)trail_go(trail, wanted);
    compare_stories(trail, old, &before, renewal);
    free_before(&before);
    return 0;
}

void renewal_free(Renewal *renewal)
{
    free(renewal->board);
    free(renewal->story);
    free(renewal->story_now);
    *renewal = (Renewal){0};
}
