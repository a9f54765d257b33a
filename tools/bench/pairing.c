// pairing.c -- counts who wins a pairing of decks, and finds the decks.

#include "tools/bench/pairing.h"

#include <fnmatch.h>
#include <string.h>

void pairing_add(Pairing *pairing, const PairedGame *game, bool swapped)
{
    bool won[2] = {false, false};

    for (int i = 0; game->winners >> i; i++)
        if (game->winners >> i & 1) won[(i % 2) ^ swapped] = true;
    pairing->games += (uint64_t)game->games;
    pairing->questions += game->questions;
    pairing->hash = pairing->hash * 0x9E3779B97F4A7C15u + game->hash;
    pairing->faults += game->fault;
    pairing->stops += game->stop;
    if (game->fault || game->stop) return;
    pairing->draws += won[0] == won[1];
    for (int i = 0; i < 2; i++) pairing->wins[i] += won[i] && !won[!i];
}

static bool is_pattern(const char *word)
{
    return word[strcspn(word, "*?")] && !strchr(word, '\n') && !strstr(word, "://");
}

int pairing_choose(const DeckChoice *choice, const char **chosen, Err *err)
{
    int n = 0;

    for (int i = 0; i < choice->wanted_n; i++) {
        const char *word = choice->wanted[i];
        const int before = n;

        if (!is_pattern(word)) chosen[n++] = word;
        for (int k = 0; is_pattern(word) && k < choice->n; k++)
            if (!fnmatch(word, choice->all[k], 0)) chosen[n++] = choice->all[k];
        if (n == before)
            return err_set(
                err, CODE_MISSING, "no deck of this game is like '%s'", word);
    }
    return n;
}
