// about_asker.c -- finds the sentences of the card that asks.

#include "tools/ask/about_asker.h"

#include "tools/catalog/catalog_said.h"
#include "tools/view/question_text.h"

// Returns the clause that resolves or is being put on the chain, if it is one of the card that asks; 0: it is not.
static ClauseId asking_clause(const Scene *scene, const Question *question)
{
    const State *state = &scene->state;
    const Item *newest = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;

    if (!newest || !newest->clause || newest->source.id != question->about.id) return 0;
    return newest->clause;
}

// Returns the sentences from the line [line] of the script on up to the next clause; 0: all of them. NULL where
// one has no words.
static const char *sentences(const CardSaid *said, int line, Arena *arena)
{
    const char *text = NULL;
    int first = 0, end = said->n;

    for (int i = 0; line && i < said->n && said->clauses[i].line <= line; i++)
        first = i;
    if (line && said->n) end = first + 1;
    for (int i = first; i < end; i++) {
        if (!said->clauses[i].text) return NULL;
        text = text ? arena_format(arena, "%s %s", text, said->clauses[i].text)
                    : said->clauses[i].text;
    }
    return text;
}

const char *about_asker(Catalog *catalog, const Scene *scene, const Question *question,
                        Arena *arena)
{
    const Library *library = scene->table->library;
    Err ignored = {0};
    CardSaid said;

    if (!question || !question_text_has_about(scene, question)) return NULL;
    const ClauseId clause = asking_clause(scene, question);
    const Card *card = &library->cards[question->card];
    const Script *script = &library->scripts[library->clauses[clause].script];
    const bool own = clause && script->name && !strcmp(script->name, card->code);

    if (catalog_said_card(catalog, question->card, arena, &said, &ignored)) return NULL;
    return sentences(&said, own ? library->clauses[clause].line : 0, arena);
}
