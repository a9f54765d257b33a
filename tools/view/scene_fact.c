// scene_fact.c -- words the facts of cards by the roles that the game gives them.
//
// A game without a fact of some role has no words for it.

#include "tools/view/scene.h"

// Returns the fact with that role, NULL if the game has none.
static const FactRow *fact_row(const Scene *scene, FactRole role)
{
    const int fact = fact_with_role(scene->table->rules, role);

    return fact < 0 ? NULL : &scene->table->rules->facts[fact];
}

// Returns the value of [card] for the fact with that role; FACT_ABSENT also if the game
// has none.
static int fact_of(const Scene *scene, const Card *card, FactRole role)
{
    const int fact = fact_with_role(scene->table->rules, role);

    return fact < 0 ? FACT_ABSENT : card->facts[fact];
}

int scene_identity_of(const Scene *scene, const Card *card)
{
    const FactRow *row = fact_row(scene, FACT_IDENTITY);
    const int words = row ? fact_of(scene, card, FACT_IDENTITY) : 0;

    for (int i = 0; row && i < row->vocabulary_n; i++)
        if (words >> i & 1) return i;
    return -1;
}

const char *scene_identity(const Scene *scene, int word)
{
    return fact_row(scene, FACT_IDENTITY)->vocabulary[word].name;
}

Ink scene_identity_ink(const Scene *scene, int word)
{
    const uint8_t *inks = scene_board(scene)->inks;

    return inks && word >= 0 ? (Ink)inks[word] : INK_PLAIN;
}

// Adds "2 Red or Blue": symbols, each of which is paid in one of these words.
static void add_symbols(const Scene *scene, const Card *card, Line *line)
{
    const FactRow *row = fact_row(scene, FACT_SYMBOL_WORDS);
    const int words = row ? fact_of(scene, card, FACT_SYMBOL_WORDS) : 0;
    const char *between = "";

    for (int i = 0; row && i < row->vocabulary_n; i++) {
        if (!(words >> i & 1)) continue;
        line_add_text(line, between);
        line_add_inked(line, scene_identity_ink(scene, i), row->vocabulary[i].name);
        between = " or ";
    }
}

void scene_cost(const Scene *scene, const Card *card, Line *line)
{
    const int cost = fact_of(scene, card, FACT_COST);
    const int symbols = fact_of(scene, card, FACT_SYMBOLS);

    if (cost != FACT_ABSENT) {
        line_add_number(line, cost);
        line_add_text(line, " ");
        line_add_text(line, fact_row(scene, FACT_COST)->label);
    }
    if (symbols <= 0) return;
    if (cost != FACT_ABSENT) line_add_text(line, ", ");
    line_add_number(line, symbols);
    line_add_text(line, " ");
    add_symbols(scene, card, line);
}

bool scene_has_cost(const Scene *scene, const Card *card)
{
    return fact_of(scene, card, FACT_COST) != FACT_ABSENT ||
           fact_of(scene, card, FACT_SYMBOLS) > 0;
}

void scene_add_printed(const Scene *scene, const Card *card, Line *line)
{
    const int number = fact_of(scene, card, FACT_MAIN);

    if (fact_row(scene, FACT_COST) || number == FACT_ABSENT) return;
    line_add(line, " %d", number);
}

bool scene_has_main(const Scene *scene, ObjectId object)
{
    const Card *card = scene_face(scene, object);

    return card && fact_of(scene, card, FACT_MAIN) != FACT_ABSENT;
}

const FactRow *scene_main(const Scene *scene)
{
    return fact_row(scene, FACT_MAIN);
}
