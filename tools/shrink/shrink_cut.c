// shrink_cut.c -- leaves out parts: large pieces before single ones, and the last before
// the first, because what comes later hangs on what came before.

#include "engine/base/base.h"
#include "tools/shrink/shrink_inside.h"

bool shrink_goes_on(const Shrink *shrink)
{
    const uint64_t now = progress_clock_ns();
    const ShrinkWish *wish = shrink->wish;

    if (wish->stop && *wish->stop) return false;
    if (shrink->shrunk->tries >= SHRINK_TRIES_MAX) return false;
    return now - shrink->started_ns < (uint64_t)wish->seconds * 1000000000u;
}

// Tries to leave out pieces of [size] parts, once over all of them.
static bool cut_pieces(Shrink *shrink, const ShrinkCut *cut, int size, void *self)
{
    bool any = false;

    for (int end = cut->count(self); end > 0 && shrink_goes_on(shrink);) {
        const int first = end > size ? end - size : 0;

        any |= cut->cut(self, first, end - first);
        end = first < cut->count(self) ? first : cut->count(self);
        progress_show(&shrink->progress, shrink->progress.total - end);
    }
    return any;
}

// Leaves out what can be left out of one kind.
static bool cut_kind(Shrink *shrink, const ShrinkCut *cut, void *self)
{
    int size = 1;
    bool any = false;

    while (size <= cut->count(self) / 2) size *= 2;
    for (; size >= 1 && shrink_goes_on(shrink); size /= 2) {
        if (!cut->count(self)) break;
        progress_end(&shrink->progress);
        progress_start(&shrink->progress, cut->what, cut->count(self));
        any |= cut_pieces(shrink, cut, size, self);
    }
    progress_end(&shrink->progress);
    return any;
}

void shrink_cut(Shrink *shrink, const ShrinkCut *cuts, int n, void *self)
{
    Shrunk *shrunk = shrink->shrunk;
    bool any = true;

    ASSERT(n <= SHRINK_COUNTS); // the cuts are tables of this program
    shrunk->counts_n = n;
    for (int i = 0; i < n; i++)
        shrunk->counts[i] = (ShrinkCount){cuts[i].what, cuts[i].count(self), 0};
    while (any && shrink_goes_on(shrink)) {
        any = false;
        for (int i = 0; i < n; i++) any |= cut_kind(shrink, &cuts[i], self);
    }
    shrunk->whole = !any && shrink_goes_on(shrink);
    for (int i = 0; i < n; i++) shrunk->counts[i].after = cuts[i].count(self);
}
