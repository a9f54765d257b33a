// scripted_telling.c -- puts the game's sentences together with those of the language.
//
// What the language's own verbs do is told too, so that a reader can follow what no event
// of the game says. A game with headings of its own has no heading for each turn.

#include "engine/scripted/scripted_telling.h"

#include "engine/scripted/scripted_rows.h"

#define SAID(event, text)                                                              \
    {                                                                                  \
        SCRIPTED_EVENT_##event, SAID_ALWAYS, TELL_SENTENCE, text                       \
    }

static const PlaySentence own[] = {
    SAID(TRIGGERED, "%c (triggers|trigger)."),
    SAID(USED, "%p uses %c."),
    SAID(CREATED, "%c (comes|come) to %t."),
    SAID(REMOVED, "%c (leaves|leave) the game."),
    SAID(BECAME, "%c (changes|change)."),
    SAID(ATTACHED, "%c (is|are) attached{ to %o}."),
    SAID(DETACHED, "%c (comes|come) off."),
    SAID(CONTROLLED, "%p takes control of %c."),
    SAID(LOOKED, "%p looks at %c."),
    SAID(REVEALED, "%p reveals %c."),
    SAID(ROLLED, "%p rolls %n."),
    SAID(OUT, "%p is out of the game."),
};

void scripted_telling_add(ScriptedGame *game, int event, const char *text, bool heading)
{
    game->sentences[game->telling.sentences_n++] =
        (PlaySentence){.event = (uint8_t)event,
                       .kind = heading ? TELL_TURN : TELL_SENTENCE,
                       .text = text};
}

static bool has_heading(const ScriptedGame *game)
{
    for (int i = 0; i < game->telling.sentences_n; i++)
        if (game->sentences[i].kind == TELL_TURN) return true;
    return false;
}

void scripted_telling_fill(ScriptedGame *game)
{
    if (!game->telling.sentences_n) return;
    if (!has_heading(game))
        scripted_telling_add(game, SCRIPTED_EVENT_TURN, "Turn %n, %p", true);
    for (int i = 0; i < COUNT_OF(own); i++)
        game->sentences[game->telling.sentences_n++] = own[i];
    game->telling.sentences = game->sentences;
    game->play.telling = &game->telling;
}
