// game_language.c -- the rows of game_keys.def for whoever explains them.

#include "scripting/game/game_language.h"

static const GameLanguageRow rows[] = {
#define GAME_KEY(key, form, about)  {GAME_LANGUAGE_KEY, #key, #key, form, about},
#define GAME_WORD(key, word, about) {GAME_LANGUAGE_WORD, #key, #word, "", about},
#define GAME_FIELD(key, field, form, about)                                            \
    {GAME_LANGUAGE_FIELD, #key, #field, form, about},
#include "scripting/game/game_keys.def"
    {GAME_LANGUAGE_WORD,
     "every row",
     "for_cards",
     "",
     "only scripts of cards use the name; without it an unused one is a fault"},
    {GAME_LANGUAGE_FIELD,
     "every row",
     "doc",
     "\"text\"",
     "what the manual says of it: cardwright words --game NAME"},
};

const GameLanguageRow *game_language_rows(int *n)
{
    *n = COUNT_OF(rows);
    return rows;
}
