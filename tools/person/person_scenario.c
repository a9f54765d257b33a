// person_scenario.c -- keeps what was done in this turn as a scenario: `k [FILE [N]]`.
//
// A scenario says every card of the position, so it is for one who plays alone.

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/writer/scenario_writer.h"

static const char usual_file[] = "kept.lua";

// Tells what the scenario does not say, a line each.
static void tell_missing(const WrittenScenario *kept, FILE *out)
{
    for (const char *line = kept->missing; line && *line;) {
        const int n = (int)strcspn(line, "\n");

        terminal_tell(out, "  It does not say: %.*s", n, line);
        line += n + (line[n] == '\n');
    }
}

static int keep_to(PersonGame *play, const char *path, const char *said,
                   WrittenScenario *kept, Err *err)
{
    const int last = said ? text_read_number(said, INT_MAX) : -1;
    const char *slash = strrchr(play->path, '/');
    const char *record = slash ? slash + 1 : play->path;
    char name[sizeof play->path + 32];

    if (!play->keeps)
        return err_set(err, CODE_USAGE, "no file can be written from here");
    if (play->persons > 1)
        return err_set(
            err,
            CODE_USAGE,
            "a scenario tells every hand: keep it when the game is over, with "
            "'cardwright try' and the replay");
    if (said && last < 0)
        return err_set(err, CODE_USAGE, "'%s' is no number of answers", said);
    (void)snprintf(name,
                   sizeof name,
                   "turn %d of %s",
                   play->session->game.now.turn,
                   *record ? record : "a game");
    Trail *past = trail_open_past(&play->past, name, err);
    if (!past) return -1;
    const int answers = past->moments[past->at].depth;
    const int from = last < 0 ? trail_turn(past) : answers - last;
    const int failed = scenario_writer_write(past, from, kept, err);
    trail_close_past(past);
    return failed ? failed : scenario_writer_add(path, kept, err);
}

void person_scenario(PersonGame *play, const char *words)
{
    char *path = strdup(words + strspn(words, " \t"));
    WrittenScenario kept = {0};
    Err err = {0};

    ASSERT(path);
    char *last = path + strcspn(path, " \t");
    if (*last) *last++ = '\0';
    last += strspn(last, " \t");
    last[strcspn(last, " \t")] = '\0';
    const char *file = *path ? path : usual_file;
    if (keep_to(play, file, *last ? last : NULL, &kept, &err)) {
        terminal_tell(play->out, "  Not possible: %s", err.text);
    } else {
        tell_missing(&kept, play->out);
        const int n = kept.to - kept.from;
        terminal_tell(
            play->out,
            "  %s has a scenario of %s%.0d%s; run it with: cardwright test %s",
            file,
            n ? "" : "this position",
            n,
            n == 1 ? " answer"
            : n    ? " answers"
                   : "",
            file);
    }
    scenario_writer_free(&kept);
    free(path);
}
