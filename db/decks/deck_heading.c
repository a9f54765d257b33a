// deck_heading.c -- finds the section that a heading means, in whatever case and
// language.

#include "db/decks/deck_heading.h"

#include <ctype.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

typedef struct {
    const char *word;
    const char *section; // the word of a game's section, or NULL
    int other;           // where no section is meant
} Heading;

// Headings beside those of the game's sections. A language has its own words for what
// most games have; the rows of a game have the rest.
static const Heading headings[] = {
    {"about", NULL, HEADING_ABOUT},
    {"author", NULL, HEADING_ABOUT},
    {"format", NULL, HEADING_ABOUT},
    {"maybeboard", NULL, HEADING_UNUSED},
    {"maybe board", NULL, HEADING_UNUSED},
    {"maybe", NULL, HEADING_UNUSED},
    {"considering", NULL, HEADING_UNUSED},
    {"acquireboard", NULL, HEADING_UNUSED},
    {"wishlist", NULL, HEADING_UNUSED},
    {"notes", NULL, HEADING_ABOUT},
    {"metadata", NULL, HEADING_ABOUT},
    {"tokens", NULL, HEADING_UNUSED},
    {"token", NULL, HEADING_UNUSED},
    {"name", NULL, HEADING_TITLE},
    {"deck name", NULL, HEADING_TITLE},
    {"title", NULL, HEADING_TITLE},
    {"hauptdeck", "main", 0},
    {"deck principal", "main", 0},
    {"mazo principal", "main", 0},
    {"mazo", "main", 0},
    {"mazzo principale", "main", 0},
    {"mazzo", "main", 0},
    {"baralho principal", "main", 0},
    {"baralho", "main", 0},
    {"主牌组", "main", 0},
    {"主卡组", "main", 0},
    {"主牌堆", "main", 0},
    {"套牌", "main", 0},
    {"メインデッキ", "main", 0},
    {"메인 덱", "main", 0},
    {"side board", "side", 0},
    {"sidedeck", "side", 0},
    {"reserve", "side", 0},
    {"banquillo", "side", 0},
    {"reserva", "side", 0},
    {"备牌", "side", 0},
    {"备用牌组", "side", 0},
    {"副卡组", "side", 0},
    {"サイドボード", "side", 0},
    {"사이드보드", "side", 0},
};

// Signs of a section before a single card.
static const Heading signs[] = {
    {"sb", "side", 0},
    {"side", "side", 0},
    {"mb", "main", 0},
    {"md", "main", 0},
    {"main", "main", 0},
};

// Words that stand behind the number of a section's cards.
static const char *const measures[] = {"cards",
                                       "card",
                                       "total",
                                       "copies",
                                       "karten",
                                       "cartes",
                                       "cartas",
                                       "carte",
                                       "of",
                                       "x"};

// Returns whether [word] folds to [folded]. Words of plain letters are folded already.
static bool is_word(const char *word, const char *folded)
{
    char other[NAME_BYTES_MAX];

    if (!strcmp(word, folded)) return true;
    if (!(*word & 0x80)) return false;
    name_match_fold(word, other, sizeof other);
    return !strcmp(other, folded);
}

static int section_of(const PlayDecks *rows, const char *folded)
{
    for (int i = 0; i < rows->sections_n; i++)
        for (const char *const *word = rows->sections[i].headings; *word; word++)
            if (is_word(*word, folded)) return i;
    return HEADING_NONE;
}

static int find_in(const PlayDecks *rows, const Heading *table, int n,
                   const char *folded)
{
    for (int i = 0; i < n; i++) {
        if (!is_word(table[i].word, folded)) continue;
        return table[i].section ? section_of(rows, table[i].section) : table[i].other;
    }
    return HEADING_NONE;
}

static bool is_figure(const char *word)
{
    for (int i = 0; i < COUNT_OF(measures); i++)
        if (!strcmp(measures[i], word)) return true;
    return !word[strspn(word, "0123456789")];
}

// Cuts the number of the section's cards from the end.
static void cut_figures(char *folded)
{
    char *last;

    while ((last = strrchr(folded, ' ')) && is_figure(last + 1)) *last = '\0';
}

int deck_heading_find(const PlayDecks *rows, const char *text, size_t n)
{
    char plain[NAME_BYTES_MAX], folded[NAME_BYTES_MAX];

    if (n >= sizeof plain || isdigit((unsigned char)*text)) return HEADING_NONE;
    memcpy(plain, text, n);
    plain[n] = '\0';
    name_match_fold(plain, folded, sizeof folded);
    cut_figures(folded);
    const int section = section_of(rows, folded);
    if (section != HEADING_NONE) return section;
    return find_in(rows, headings, COUNT_OF(headings), folded);
}

int deck_heading_sign(const PlayDecks *rows, const char *text)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(text, folded, sizeof folded);
    return find_in(rows, signs, COUNT_OF(signs), folded);
}
