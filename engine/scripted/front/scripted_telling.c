// scripted_telling.c -- puts the game's sentences together with those of the language.
//
// The log tells the acts of the language's own verbs too, so that a reader can follow
// what no event of the game says. A game with headings of its own has no heading for each
// turn. A game without any sentence has plain ones: its events by their names, and where
// things go.

#include "engine/scripted/front/scripted_telling.h"

#include "engine/base/text.h"
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
    {SCRIPTED_EVENT_ROLLED, SAID_OF_CARD, TELL_SENTENCE, "%p rolls %c."},
    SAID(ROLLED, "%p rolls %N."),
    SAID(SUMMED, "That is %n together."),
    SAID(THROWN, "%p throws %c."),
    SAID(TURNED, "%p turns (a die|dice) to %c."),
    SAID(OUT, "%p is out of the game."),
    SAID(REFILLED, "What was used is shuffled into %t."),
};

// The further sentences of a game that has none of its own.
static const PlaySentence plain[] = {
    SAID(PUT, "%c (goes|go) to %t."),
    SAID(GAINED, "A counter of %p changes by %n."),
    SAID(MARKED, "%c (gets|get) a mark."),
    SAID(COUNTED, "%c (gets|get) counters."),
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

// Returns whether the game says something of its own events.
static bool has_sentences(const ScriptedGame *game)
{
    for (int i = 0; i < game->telling.sentences_n; i++)
        if (game->sentences[i].event >= SCRIPTED_EVENT_COUNT) return true;
    return false;
}

// Tells the events of a game without sentences by their names: "Ghost: destroyed."
static void add_names(ScriptedGame *game)
{
    for (int i = SCRIPTED_EVENT_COUNT; i < game->rules.events_n; i++) {
        const EventRow *row = &game->rules.events[i];
        char text[80];

        (void)text_format(text,
                          sizeof text,
                          row->flags & EVENT_OF_OBJECT ? "%%c: %s." : "%%p: %s.",
                          row->name);
        for (char *at = text; *at; at++)
            if (*at == '_') *at = ' ';
        scripted_telling_add(game, i, library_text(game->library, text), false);
    }
    for (int i = 0; i < COUNT_OF(plain); i++)
        game->sentences[game->telling.sentences_n++] = plain[i];
}

void scripted_telling_fill(ScriptedGame *game)
{
    if (!has_sentences(game)) add_names(game);
    if (!has_heading(game))
        scripted_telling_add(game, SCRIPTED_EVENT_TURN, "Turn %n, %p", true);
    for (int i = 0; i < COUNT_OF(own); i++)
        game->sentences[game->telling.sentences_n++] = own[i];
    game->telling.sentences = game->sentences;
    game->telling.words = game->event_numbers;
    game->play.telling = &game->telling;
}
