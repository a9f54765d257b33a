// nearest.c -- "did you mean": finds the known name that is nearest to a wrong one.
//
// Two names are near if few changes of a letter make them equal. For the old name of a
// word the answer is its new one.

#include "scripting/base/nearest.h"

#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_level.h"

enum {
    FAR = 4,       // changes: a name that needs as many is not proposed
    BEGINNING = 3, // letters with which a name begins: it is near, however long it is
};

// Returns how many changes are too many for a name: of a short one more than half are another word.
static int far_of(const char *wanted)
{
    const size_t half = strlen(wanted) / 2;

    return half < 1 ? 2 : half + 1 < FAR ? (int)half + 1 : FAR;
}

// Counts the letters that must be added, removed or changed; two neighbours that changed places
// are one change.
static int letter_distance(const char *a, const char *b)
{
    const size_t m = strlen(a), n = strlen(b);
    int rows[3][NAME_MAX_LENGTH + 1];

    if (m > NAME_MAX_LENGTH || n > NAME_MAX_LENGTH) return FAR;
    for (size_t j = 0; j <= n; j++) rows[0][j] = (int)j;
    for (size_t i = 1; i <= m; i++) {
        const int *before = rows[(i - 1) % 3], *second = rows[(i + 1) % 3];
        int *row = rows[i % 3];

        row[0] = (int)i;
        for (size_t j = 1; j <= n; j++) {
            const int changed = before[j - 1] + (a[i - 1] != b[j - 1]);
            const int other = 1 + (before[j] < row[j - 1] ? before[j] : row[j - 1]);

            row[j] = changed < other ? changed : other;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                second[j - 2] + 1 < row[j])
                row[j] = second[j - 2] + 1;
        }
    }
    return rows[m % 3][n];
}

Nearest nearest_to(const char *wanted)
{
    return (Nearest){.wanted = wanted, .score = far_of(wanted)};
}

// Remembers [name] if it is nearer. If several are equally near, the first of the
// alphabet wins, so that messages never vary.
void nearest_try(Nearest *nearest, const char *name)
{
    const int far = far_of(nearest->wanted);
    const size_t n = strlen(nearest->wanted);
    const bool begins = n >= BEGINNING && !strncmp(name, nearest->wanted, n);
    int score = *name ? letter_distance(nearest->wanted, name) : FAR;

    if (begins && score >= far) score = far - 1;
    if (score > nearest->score || score >= far) return;
    if (score == nearest->score && strcmp(name, nearest->best) > 0) return;
    nearest->best = name;
    nearest->score = score;
}

const char *nearest_text(lua_State *L, const Nearest *nearest)
{
    const RenamedWord *word = script_level_find(nearest->wanted);

    if (word)
        return lua_pushfstring(L, "; " RENAMED_TEXT, word->old, word->now, word->since);
    return lua_pushstring(L, text_hint(nearest->best).text);
}
