// riftbound_options.h -- options of Riftbound in its own words.

#ifndef RIFTBOUND_OPTIONS_H
#define RIFTBOUND_OPTIONS_H

#include "engine/play/play_options.h"

extern const PlayOptions riftbound_options;

#endif
