// library_fault.c -- finds why a card cannot be played: a script is missing, or list and script
// do not fit each other.

#include "engine/cards/library_inside.h"

#include "engine/base/text.h"

// Adds the types that the clauses give, to whatever.
static unsigned types_given(const Library *library, const ClauseId *clauses, int n)
{
    unsigned types = 0;

    for (int i = 0; i < n; i++) {
        const Clause *clause = &library->clauses[clauses[i]];

        for (int k = 0; k < clause->grants_n; k++)
            if (clause->grants[k].kind == GRANT_TYPE)
                types |= (unsigned)clause->grants[k].value;
    }
    return types;
}

// Returns what the card is or may make itself, one bit each type.
static unsigned types_of_card(const Library *library, const Card *card)
{
    unsigned types = card->types;

    if (card->own_n)
        types |= types_given(library, &library->owned[card->own], card->own_n);
    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        types |= types_given(library, keyword->clauses, keyword->clauses_n);
    }
    return types;
}

// Writes why the printed keyword would say nothing on [card], or not all that is printed.
// Returns the row of that, FOUND_NONE where it would not.
static FoundKind find_vain(const Library *library, const Card *card,
                           const PrintedKeyword *printed, char *text, size_t size)
{
    const Keyword *keyword = &library->keywords[printed->keyword];

    if (!(keyword->works_for & types_of_card(library, card))) {
        (void)text_format(text,
                          size,
                          "keyword '%s' does nothing on a card of this type",
                          keyword->name);
        return FOUND_KEYWORD_IN_VAIN;
    }
    if (printed->value > 1 && !printed->cost && !keyword->takes_number) {
        (void)text_format(text,
                          size,
                          "keyword '%s' takes no number, and the list has %d",
                          keyword->name,
                          printed->value);
        return FOUND_KEYWORD_VALUE;
    }
    if (!printed->value && !printed->cost && keyword->adds_up) {
        (void)text_format(text,
                          size,
                          "keyword '%s' adds nothing with the number 0: write its "
                          "number, \"%s 1\"",
                          keyword->name,
                          keyword->name);
        return FOUND_KEYWORD_VALUE;
    }
    return FOUND_NONE;
}

// Returns a tag that no card has, of those that the query of a list names; NULL: none.
static const char *tag_of_nobody(const Library *library, QueryId query)
{
    const uint16_t tag = library->queries[query].tag;

    for (int i = 1; tag && i < library->cards_n; i++)
        for (int k = 0; k < CARD_TAGS_MAX; k++)
            if (library->cards[i].tags[k] == tag) return NULL;
    return tag ? library->tags[tag] : NULL;
}

// Returns whether Lua reads the name as a key without quotes.
static bool is_plain_key(const char *name)
{
    for (const char *c = name; *c; c++)
        if (!(*c >= 'a' && *c <= 'z') && !(*c >= 'A' && *c <= 'Z') && *c != '_')
            return false;
    return *name != '\0';
}

// Writes that the keyword has no cost, with lines that give it one. Returns true.
static bool write_no_cost(const Library *library, const char *name, char *text,
                          size_t size)
{
    const bool plain = is_plain_key(name);

    return text_format(
               text,
               size,
               "keyword '%s' has no cost: the column 'keywords' has it behind the "
               "name, '%s {1}', or the script says it, "
               "costs { %s%s%s = { %s = 1 } }",
               name,
               name,
               plain ? "" : "[\"",
               name,
               plain ? "" : "\"]",
               library->rules->resources[0].name) > 0;
}

// Writes why what the keyword has in braces is not what its script asks for. Returns whether
// it is so.
static bool find_wrong_value(const Library *library, const PrintedKeyword *printed,
                             char *text, size_t size)
{
    const Keyword *keyword = &library->keywords[printed->keyword];
    const QueryId names = library->costs[printed->cost].names;
    const char *tag = tag_of_nobody(library, names);
    const char *name = keyword->name;

    if (keyword->wants_cost && !printed->cost)
        return write_no_cost(library, name, text, size);
    if (!keyword->wants_query && tag)
        return text_format(text,
                           size,
                           "cost '%s' of keyword '%s' is not understood",
                           tag,
                           name) > 0;
    if (!keyword->wants_query && names)
        return text_format(text,
                           size,
                           "keyword '%s' names nothing, and the list says what",
                           name) > 0;
    if (keyword->wants_query && !names)
        return text_format(
                   text,
                   size,
                   "keyword '%s' names things, and the list does not say which: "
                   "%s {Tag}",
                   name,
                   name) > 0;
    return tag && text_format(text,
                              size,
                              "keyword '%s' names '%s', which is no word of the game "
                              "and a tag of no card",
                              name,
                              tag) > 0;
}

// Writes the first name of a card that there is not. Returns whether there is one.
static bool find_unnamed(const Library *library, const Card *card, char *text,
                         size_t size)
{
    const Rules *rules = library->rules;

    for (int i = 0; i < rules->facts_n; i++) {
        if (!rules->facts[i].names) continue;
        for (int k = 0; k < card->items_n[i]; k++) {
            const CardItem *item = &library->items[card->items[i] + k];

            if (!item->card)
                return text_format(text,
                                   size,
                                   "%s names '%s', and no card has that name or code",
                                   rules->facts[i].name,
                                   item->name) > 0;
        }
    }
    return false;
}

FoundKind library_find_fault(const Library *library, const Card *card, char *text,
                             size_t size)
{
    if (find_unnamed(library, card, text, size)) return FOUND_NO_CARD;
    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        if (keyword->fault) {
            (void)text_format(text, size, "%s", keyword->fault);
            return keyword->found;
        }
        if (!keyword->loaded) {
            (void)text_format(text, size, "keyword '%s' has no script", keyword->name);
            return FOUND_KEYWORD_SCRIPT;
        }
        if (find_wrong_value(library, &card->keywords[i], text, size))
            return FOUND_KEYWORD_VALUE;
        const FoundKind vain = find_vain(library, card, &card->keywords[i], text, size);
        if (vain) return vain;
    }
    if (card->has_text && !card->scripted) {
        text_copy(text, size, "no script");
        return FOUND_NO_SCRIPT;
    }
    for (int i = 1; i < library->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[i];
        const bool listed = (card->keyword_mask >> i) & 1u;
        const bool written = (card->governed >> i) & 1u;

        if (!keyword->governs || listed == written) continue;
        (void)text_format(text,
                          size,
                          "list and script disagree about %s: %s",
                          keyword->name,
                          listed ? "the column 'keywords' has it, and no clause of the "
                                   "script stands in its braces"
                                 : "clauses of the script stand in its braces, and the "
                                   "column 'keywords' does not have it");
        return FOUND_DISAGREE;
    }
    return FOUND_NONE;
}
