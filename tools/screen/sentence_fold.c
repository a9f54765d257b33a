// sentence_fold.c -- joins sentences that say the same of several things.

#include "tools/screen/sentence_fold.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { ROOM_FOR_END = 24 }; // " (1000 times)", " and " and the full stop

// Returns the bytes up to what alike sentences differ in; 0: it is like no other. A thing with a
// comma would be two in a list.
static int head_of(const char *text, int n)
{
    int head = 0;

    if (n < 2 || n >= FOLDED_BYTES - ROOM_FOR_END || text[n - 1] != '.') return 0;
    for (int i = 1; i + 1 < n; i++) {
        if (i + 4 < n && !memcmp(text + i, " to ", 4)) head = i + 4;
        if (i + 2 < n && !memcmp(text + i, ": ", 2)) head = i + 2;
    }
    if (!head || head >= n - 1 || memchr(text + head, ',', (size_t)(n - head)))
        return 0;
    return head;
}

// Says how often the last thing was told.
static void end_thing(FoldedSentence *it)
{
    const size_t room = sizeof it->text - (size_t)it->n;

    if (it->times == 2)
        it->n += snprintf(it->text + it->n, room, " (twice)");
    else if (it->times > 2)
        it->n += snprintf(it->text + it->n, room, " (%d times)", it->times);
    it->times = 1;
}

static void tell(SentenceFold *fold, const char *text, int n)
{
    fold->told[fold->told_n].text = text;
    fold->told[fold->told_n++].n = n;
}

// Writes the whole sentence to [text]. Returns its bytes.
static int end_sentence(FoldedSentence *it, char text[FOLDED_BYTES])
{
    end_thing(it);
    if (it->things == 1) return snprintf(text, FOLDED_BYTES, "%s.", it->text);
    return snprintf(text,
                    FOLDED_BYTES,
                    "%.*s and %s.",
                    it->last - 2,
                    it->text,
                    it->text + it->last);
}

static void end_all(SentenceFold *fold)
{
    for (int i = 0; i < fold->kinds_n; i++)
        tell(fold, fold->ended[i], end_sentence(&fold->kinds[i], fold->ended[i]));
    fold->kinds_n = 0;
}

void sentence_fold_end(SentenceFold *fold)
{
    fold->told_n = 0;
    end_all(fold);
}

static FoldedSentence *find_alike(SentenceFold *fold, const char *text, int head,
                                  unsigned whom)
{
    for (int i = 0; i < fold->kinds_n; i++) {
        FoldedSentence *it = &fold->kinds[i];

        if (it->whom == whom && it->head == head &&
            !memcmp(it->text, text, (size_t)head))
            return it;
    }
    return NULL;
}

// Adds a further thing, [n] bytes. Returns false without room for it.
static bool add_thing(FoldedSentence *it, const char *thing, int n)
{
    if (it->n - it->last == n && !memcmp(it->text + it->last, thing, (size_t)n)) {
        it->times++;
        return true;
    }
    if (it->n + n + 2 * ROOM_FOR_END > FOLDED_BYTES) return false;
    end_thing(it);
    it->last = it->n + 2;
    it->n +=
        snprintf(it->text + it->n, FOLDED_BYTES - (size_t)it->n, ", %.*s", n, thing);
    it->things++;
    return true;
}

void sentence_fold_add(SentenceFold *fold, const char *text, int n, unsigned whom)
{
    const int head = head_of(text, n);
    FoldedSentence *alike = head ? find_alike(fold, text, head, whom) : NULL;

    fold->told_n = 0;
    if (alike && add_thing(alike, text + head, n - 1 - head)) return;
    if (!head || alike || fold->kinds_n == FOLDED_KINDS) end_all(fold);
    if (!head) {
        tell(fold, text, n);
        return;
    }
    alike = &fold->kinds[fold->kinds_n++];
    *alike = (FoldedSentence){
        .n = n - 1, .head = head, .last = head, .things = 1, .times = 1};
    alike->whom = whom;
    memcpy(alike->text, text, (size_t)(n - 1));
}
