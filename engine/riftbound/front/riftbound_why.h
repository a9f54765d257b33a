// riftbound_why.h -- what a player of Riftbound might want of a card.

#ifndef RIFTBOUND_WHY_H
#define RIFTBOUND_WHY_H

#include "engine/play/play_why.h"

extern const PlayWhy riftbound_why;

// The sentences of its rules: defs/riftbound_rules.txt. See play_rulebook.h.
extern const char riftbound_rules_txt[];

#endif
