// catalog_said.c -- what cards and clauses of a catalog do, in plain sentences.

#include "tools/catalog/catalog_said.h"

#include "tools/catalog/catalog_inside.h"

// Returns the type of the card that is called so, as a list writes it; "": nobody knows the card.
static const char *type_of(Catalog *catalog, const char *code)
{
    const Library *library = catalog->library;
    const Rules *rules = library->rules;
    const CardId card = library_card_by_code(library, code);

    for (int i = 0; card && i < rules->types_n; i++)
        if (library->cards[card].types >> i & 1) return rules->types[i].name;
    return "";
}

// Says the script of that kind and name. Returns 0 with nothing said if there is none, or none that can be
// read.
static int say_stored(Catalog *catalog, StoredScript *stored, Arena *arena,
                      CardSaid *said, Err *err)
{
    const int found = lookup_script(catalog->store, arena, stored, err);
    const char *comment = found > 0 ? stored->summary : NULL;

    *said = (CardSaid){.comment = comment};
    if (found <= 0) return found;
    const SayScript script = {.path = stored->path,
                              .source = stored->source,
                              .type = type_of(catalog, stored->name),
                              .comment = comment};
    catalog->speaker.store = catalog->store;
    catalog->speaker.rules = catalog->library->rules;
    if (!card_said_script(&catalog->speaker, arena, &script, said, err)) return 0;
    *said = (CardSaid){.comment = comment};
    return err->code == CODE_DATA && catalog->speaker.phrases ? 0 : -1;
}

int catalog_said_card(Catalog *catalog, CardId card, Arena *arena, CardSaid *said,
                      Err *err)
{
    const Card *it = &catalog->library->cards[card];
    StoredScript stored = {.kind = "card", .name = it->code};

    if (say_stored(catalog, &stored, arena, said, err)) return -1;
    said->code = it->code;
    said->name = it->name;
    if (!said->comment) said->comment = it->summary;
    return 0;
}

const char *const *catalog_said_lines(Catalog *catalog, const StoredCard *card,
                                      Arena *arena, Err *err)
{
    CardSaid said = {0};

    catalog->speaker.store = catalog->store;
    catalog->speaker.rules = catalog->library->rules;
    if (card_said(&catalog->speaker, arena, card, &said, err)) {
        if (err->code != CODE_DATA || !catalog->speaker.phrases) return NULL;
        *err =
            (Err){0}; // a script with a fault says nothing, and its comment stands in
        said = (CardSaid){0};
    }
    if (!said.comment) said.comment = card->facts.summary;
    return card_said_lines(arena, &said);
}

const char *catalog_said_clause(Catalog *catalog, ClauseId clause, Arena *arena)
{
    Err err = {0};
    CardSaid said;

    if (!catalog || !clause) return NULL;
    const Clause *it = &catalog->library->clauses[clause];
    const Script *script = &catalog->library->scripts[it->script];
    StoredScript stored = {.kind = script->kind, .name = script->name};
    if (!script->kind || !script->name) return NULL;
    if (say_stored(catalog, &stored, arena, &said, &err))
        return arena_text(arena, err.text);
    int at = -1;
    // A clause within a clause belongs to the one in which it stands.
    for (int i = 0; i < said.n && said.clauses[i].line <= it->line; i++) at = i;
    return at < 0 ? NULL : card_said_line(arena, &said, at);
}
