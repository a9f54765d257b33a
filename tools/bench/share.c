// share.c -- Wilson's interval of a share.

#include "tools/bench/share.h"

#include <math.h>

static const double deviations = 1.959964; // of the normal distribution: 95 %

Share share_of(double won, double games)
{
    const double z2 = deviations * deviations;

    if (games <= 0) return (Share){0.5, 0, 1};
    const double share = won / games, all = 1 + z2 / games;
    const double middle = (share + z2 / (2 * games)) / all;
    const double half =
        deviations / all * sqrt(share * (1 - share) / games + z2 / (4 * games * games));
    const double low = middle - half, high = middle + half;
    // None and all are ends of their intervals, but for the rounding.
    return (Share){share, won > 0 ? low : 0, won < games ? high : 1};
}
