// riftbound_telling.c -- the sentences of Riftbound's log.
//
// Bookkeeping events have no row, so they are not told.

#include "engine/riftbound/front/riftbound_telling.h"

#include "engine/riftbound/position/rulebook.h"

#define SAID(event, text)                                                              \
    {                                                                                  \
        EVENT_##event, SAID_ALWAYS, TELL_SENTENCE, text                                \
    }
#define SAID_IF(when, event, text)                                                     \
    {                                                                                  \
        EVENT_##event, SAID_##when, TELL_SENTENCE, text                                \
    }
#define SAID_AS(kind, event, text)                                                     \
    {                                                                                  \
        EVENT_##event, SAID_ALWAYS, TELL_##kind, text                                  \
    }

static const PlaySentence sentences[] = {
    SAID_AS(TURN, TURN, "Turn %n, %p"),
    SAID_AS(PHASE, PHASE, "%h"),
    SAID_IF(OF_NOBODY, TURN_ENDED, "The turn ends: its player has left the game."),
    SAID_IF(OF_NONE, TURN_ENDED, "%p ends the turn."),
    SAID(TURN_ENDED, "The turn ends: %p has no Main Phase in it."),
    SAID(FINALIZED, "%p plays %c< at %t>[ on %x]."),
    // It happens to the player, then to each unit.
    SAID_IF(OF_OBJECT, CONQUERS, NULL),
    SAID(CONQUERS, "%p conquers %t: %P of %V points."),
    SAID_IF(OF_OBJECT, HOLDS, NULL),
    SAID(HOLDS, "%p holds %t: %P of %V points."),
    SAID_IF(OF_NOBODY, MOVES, "%c (moves|move) to %t."),
    SAID(MOVES, "%p moves %c to %t."),
    SAID(DIES, "%c (dies|die)."),
    SAID(DAMAGED, "%c (takes|take) %n damage{ from %o}."),
    SAID(DISCARDED, "%p discards %c."),
    SAID(STUNNED, "%c (is|are) stunned."),
    SAID(BUFFED, "%c (gets|each get) a buff."),
    SAID_AS(TARGETS, CHOSEN, "%o chooses %c."),
    SAID(HIDDEN, "%p hides %c< at %t>."),
    SAID_IF(TO_ALL, SEEN, "%p reveals %c."),
    SAID(SEEN, "%p looks at %c."),
    SAID(DRAWN, "%p draws %c."),
    SAID(CHANNELED, "%p channels %c."),
    SAID(BANISHED, "%c (is|are) banished."),
    SAID(COUNTERED, "%c (is|are) countered{ by %o}."),
    SAID(ATTACHED, "%c (is|are) attached{ by %o}."),
    SAID(DETACHED, "%c (comes|come) off."),
    SAID(BURNED, "%c (is|are) burned."),
    SAID(BUFF_SPENT, "%c (spends its buff|spend their buffs)."),
    SAID(RECALLED, "%c (goes|go) home to base."),
    SAID(RETURNED, "%c (goes|go) to %t."),
    SAID(ROLLED, "%p rolls %n."),
    SAID(POINTS, "%p gains %n point%s: %P of %V."),
    SAID(BURNED_OUT, "%p burns out: the deck is empty."),
    SAID_IF(OF_NOBODY, CONTROL, "Nobody controls %c any more."),
    SAID(CONTROL, "%p takes control of %c."),
    SAID(ACTIVATED, "%p uses %c."),
    SAID(TRIGGERED, "%c (triggers|trigger)."),
    SAID(REMOVED, "%c (comes|come) to nothing."),
    SAID(SHOWDOWN, "A showdown opens at %c."),
    SAID(COMBAT, "Combat at %c."),
    SAID_IF(OF_OBJECT, COMBAT_WON, NULL),
    SAID(COMBAT_WON, "%p wins the combat."),
    SAID(COMBAT_TIE, "Units of both sides survive the combat."),
    SAID_IF(OF_NONE, MULLIGAN, "%p keeps the hand."),
    SAID(MULLIGAN, "%p sets aside %n card%s for new ones."),
    SAID_AS(END, WON, "%w the game."),
    SAID_IF(OF_OBJECT, LEFT_ALONE, "'%v' does nothing to %c."),
    SAID(LEFT_ALONE, "'%v' does nothing to %p."),
    SAID(NO_COMBAT, "There is no combat: what %c gives for one is over at once."),
    // A token that is played is told as it is played.
    SAID_IF(OF_NOBODY, CREATED, "%c (comes|come) to the board."),
    SAID(TOOK_PLACE, "%c (takes|take) the place of (another|others)."),
    SAID(LEFT, "%p leaves the game."),
    SAID_AS(END, DRAWN_GAME, "The game is a draw."),
};

const PlayTelling riftbound_telling = {
    .sentences = sentences,
    .sentences_n = COUNT_OF(sentences),
    .points = 1 + EVENT_POINTS,
    .words = NULL,
};
