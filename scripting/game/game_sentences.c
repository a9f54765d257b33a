// game_sentences.c -- reads what a game says in place of the sentences of every game.

#include <string.h>

#include "engine/scripted/front/scripted_telling.h"
#include "engine/scripted/scripted_rows.h"
#include "scripting/base/nearest.h"
#include "scripting/game/game_inside.h"

void game_sentences_check(const GameRow *row, const char *says)
{
    static const char opening[] = "({[<", closing[] = ")}]>";
    char open[8];
    int n = 0;

    for (const char *at = says; *at; at++) {
        const char *bracket = strchr(opening, *at);

        if (*at == '%' && (!at[1] || !strchr("pqctosnNxhPVwv", at[1])))
            game_row_fault(row,
                           "says",
                           "'%s' means nothing in a sentence: see docs/game-words.md",
                           lua_pushlstring(row->L, at, at[1] ? 2 : 1));
        if (*at == '%') at++;
        if (bracket && n == COUNT_OF(open))
            game_row_fault(row, "says", "too many brackets in the sentence");
        if (bracket) open[n++] = closing[bracket - opening];
        if (strchr(closing, *at) && (!n || open[--n] != *at))
            game_row_fault(row, "says", "'%c' closes nothing in the sentence", *at);
    }
    if (n)
        game_row_fault(row,
                       "says",
                       "'%c' is not closed in the sentence",
                       opening[strchr(closing, open[n - 1]) - closing]);
}

// Returns the event of every game that the row names.
static int event_of(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    Nearest nearest = nearest_to(row->name);

    for (int i = 0; i < SCRIPTED_EVENT_COUNT; i++) {
        if (!strcmp(game->events[i].name, row->name)) return i;
        nearest_try(&nearest, game->events[i].name);
    }
    game_row_fault(row,
                   row->name,
                   "'%s' is nothing that every game has happen%s",
                   row->name,
                   nearest_text(row->L, &nearest));
}

static void read_sentence(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int event = event_of(row);
    const char *says = game_row_one_text(row, "its sentence");

    for (int i = 0; i < game->telling.sentences_n; i++)
        if (game->sentences[i].event == event)
            game_row_fault(row, row->name, "'%s' has two sentences", row->name);
    game_sentences_check(row, says);
    scripted_telling_add(game, event, *says ? says : NULL, false);
}

void game_sentences_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_sentences, read_sentence);
}
