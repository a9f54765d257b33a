// share.h -- which share of games was won, and how sure that is.

#ifndef SHARE_H
#define SHARE_H

typedef struct {
    double share;     // from 0 to 1
    double low, high; // the interval in which 95 of 100 such shares truly lie
} Share;

// Returns the share of [won] in [games], where a draw is half a win;
// nothing is known where nothing was played. The interval is Wilson's, which is right for few games and for all won.
Share share_of(double won, double games);

#endif
