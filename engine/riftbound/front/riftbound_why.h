// riftbound_why.h -- the actions that a player might want to take with a card, for
// `why`.

#ifndef RIFTBOUND_WHY_H
#define RIFTBOUND_WHY_H

#include "engine/play/play_why.h"

extern const PlayWhy riftbound_why;

// The rules of Riftbound, a sentence each, from defs/riftbound_rules.txt
// (play_rulebook.h).
extern const char riftbound_rules_txt[];

// What players call things that this game calls otherwise (Play.says).
extern const char riftbound_says_txt[];

// How the rulebook says its words, and its sentences (tools/phrases), in the order in which
// they are read.
extern const char riftbound_phrases_lua[];
extern const char riftbound_events_lua[];
extern const char riftbound_sentences_lua[];
extern const char riftbound_instructions_lua[];
extern const char riftbound_counts_lua[];
extern const char riftbound_rarer_lua[];

#endif
