// replay_fuzz.c -- any lines as a replay: it holds or is refused, and a replay that holds
// is the one that was recorded. `make fuzz` builds it with libFuzzer.
//
// The cards are those of build/cards.db. Lines that begin with '@' stand for lines of a
// record that no input of this length could spell:
//
//     @1-20        lines 1 to 20 of it
//     @7 30 x      line 7 with byte 30 changed to x

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"
#include "tools/cli/commands.h"

enum { LINES_MAX = 4000 };

enum { UNREADABLE, DIFFERS, HOLDS };
const char *const stages_names[STAGES_MAX] = {"unreadable", "differs", "holds"};

static char *record, *lines[LINES_MAX + 2];
static size_t record_n;
static int lines_n;

static const char *path_of(const char *bytes, size_t n)
{
    static int file = -1;
    static char path[40];

    if (file < 0) file = memfd_create("record", 0);
    ASSERT(file >= 0 && !ftruncate(file, 0));
    ASSERT(pwrite(file, bytes, n, 0) == (ssize_t)n);
    (void)snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return path;
}

// Plays a game whose record the inputs speak of.
static void record_once(void)
{
    char folder[] = "/tmp/cardwright-record-XXXXXX", path[60], cards[4096];

    if (record) return;
    ASSERT(freopen("/dev/null", "w", stdout) && mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/record", folder);
    (void)snprintf(cards, sizeof cards, "%s", stages_cards());
    char *words[] = {"play",
                     "proving-grounds-annie",
                     "proving-grounds-garen",
                     "--seats",
                     "random,random",
                     "--seed",
                     "7",
                     "--force",
                     "--db",
                     cards,
                     "--replay",
                     path,
                     NULL};
    ASSERT(cmd_play(COUNT_OF(words) - 1, words) == 0);
    FILE *file = fopen(path, "rb");
    FILE *copy = open_memstream(&record, &record_n);
    ASSERT(file && copy);
    for (int c; (c = fgetc(file)) != EOF;) (void)fputc(c, copy);
    (void)fclose(file);
    (void)fclose(copy);
    ASSERT(!unlink(path) && !rmdir(folder));
    for (char *at = record; *at && lines_n < LINES_MAX; at = strchr(at, '\n') + 1)
        lines[++lines_n] = at;
    lines[lines_n + 1] = record + record_n;
}

static size_t length(int line)
{
    return (size_t)(lines[line + 1] - lines[line]);
}

// Writes the lines that [text] stands for.
static void stand_in(const char *text, FILE *out)
{
    char *end;
    const long first = strtol(text, &end, 10);

    if (first < 1 || first > lines_n) return;
    if (*end == '-') {
        const long last = strtol(end + 1, NULL, 10);

        for (long i = first; i <= last && i <= lines_n; i++)
            (void)fwrite(lines[i], 1, length((int)i), out);
        return;
    }
    const long at = strtol(end, &end, 10);
    const size_t n = length((int)first);
    for (size_t i = 0; i < n; i++)
        (void)fputc((long)i == at && *end == ' ' && end[1] ? end[1] : lines[first][i],
                    out);
}

static char *spell(const char *text, size_t size, size_t *n)
{
    const char *const end = text + size;
    char *spelt;
    FILE *out = open_memstream(&spelt, n);

    ASSERT(out);
    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        const size_t used = (size_t)((stop ? stop + 1 : end) - text);
        char *line = strndup(text, used);

        if (*line == '@')
            stand_in(line + 1, out);
        else
            (void)fwrite(text, 1, used, out);
        free(line);
        text += used;
    }
    (void)fclose(out);
    return spelt;
}

int stages_input(const uint8_t *data, size_t size)
{
    size_t n;

    record_once();
    char *spelt = spell((const char *)data, size, &n);
    char path[60], cards[4096];
    (void)snprintf(path, sizeof path, "%s", path_of(spelt, n));
    (void)snprintf(cards, sizeof cards, "%s", stages_cards());
    char *words[] = {"replay", path, "--verify", "--db", cards, NULL};
    const int code = cmd_replay(COUNT_OF(words) - 1, words);

    ASSERT(code == 0 || code == 1 || code == 65 || code == 70);
    stages_reach(!code ? HOLDS : code == 65 ? UNREADABLE : DIFFERS);
    // A record that holds with this header has every answer of the recorded game.
    if (!code && n >= length(1) && !memcmp(spelt, record, length(1)))
        ASSERT(n >= record_n);
    free(spelt);
    return 0;
}
