// about_card.c -- what a card says, and a thing of that card as it is now.
//
// A card that the reader has not seen is read from the database into a library of its own,
// so that nothing of the game says whether somebody plays it.

#include <stdlib.h>
#include <string.h>

#include "db/store/lookup_near.h"
#include "tools/ask/about_inside.h"
#include "tools/catalog/catalog_said.h"
#include "tools/view/explain.h"

// Returns the sentences that say what the card does, a NULL behind the last one; what failed is one.
static const char *const *does_of(Catalog *catalog, const Scene *scene, CardId card,
                                  Arena *arena)
{
    CardSaid said = {.comment = scene->table->library->cards[card].summary};
    Err err = {0};

    if (catalog && catalog_said_card(catalog, card, arena, &said, &err))
        said = (CardSaid){.comment = arena_text(arena, err.text)};
    return card_said_lines(arena, &said);
}

// Adds what the card of [catalog] says to [parent], a line each.
static void add_card_of(const About *about, Catalog *catalog, const Scene *scene,
                        CardId card, Finding *parent)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ASSERT(out);
    explain_card(scene, card, does_of(catalog, scene, card, about->why->arena), out);
    (void)fclose(out);
    ASSERT(text);
    // The first line is the name, which the caller has told.
    for (char *line = strchr(text, '\n'); line && line[1]; line = strchr(line, '\n')) {
        line += 1 + strspn(line + 1, " ");
        (void)finding_add(about->why->arena,
                          parent,
                          FINDING_PRINTED,
                          "%.*s",
                          (int)strcspn(line, "\n"),
                          line);
    }
    free(text);
}

void about_add_card(const About *about, const Scene *scene, CardId card,
                    Finding *parent)
{
    add_card_of(about, about->why->catalog, scene, card, parent);
}

// Puts what the card says before the rest.
static void add_card_first(const About *about, CardId card, Finding *root)
{
    Finding *const first = root->first, *const last = root->last;

    root->first = root->last = NULL;
    about_add_card(about, about->why->scene, card, root);
    if (!first) return;
    if (root->last)
        root->last->next = first;
    else
        root->first = first;
    root->last = last;
}

Finding *about_thing(const About *about, ObjectId id)
{
    Finding *root = why_thing(about->why, id);

    if (scene_face(about->why->scene, id))
        add_card_first(about, about->why->scene->state.objects[id].card, root);
    return root;
}

static Finding *tell_card(const About *about, Catalog *catalog, const Scene *scene,
                          CardId id)
{
    const Card *card = &scene->table->library->cards[id];
    Finding *root = finding_add(about->why->arena,
                                NULL,
                                FINDING_ANSWER,
                                "%s [%s]",
                                arena_text(about->why->arena, card->name),
                                arena_text(about->why->arena, card->code));

    add_card_of(about, catalog, scene, id, root);
    return root;
}

Finding *about_own_card(const About *about, const char *name)
{
    const Scene *scene = about->why->scene;
    const CardId card = about->deck ? explain_find(scene, about->deck, name) : 0;

    return card ? tell_card(about, about->why->catalog, scene, card) : NULL;
}

void about_offer_cards(const About *about, const char *text, NameMatch *match)
{
    Catalog *const catalog = about->why->catalog;
    const char *near =
        catalog ? lookup_near(catalog_store(catalog), text, about->why->arena) : NULL;

    if (near) name_match_offer(match, near);
}

Finding *about_card(const About *about, const char *name)
{
    Catalog *const open = about->why->catalog;
    Store *const store = open ? catalog_store(open) : NULL;
    const char *const game = about->why->table->rules->game;
    Err ignored = {0};
    Finding *found = NULL;

    if (!store || lookup_card(store, name, &ignored) <= 0) return NULL;
    Catalog *apart = catalog_open_store(store, game, &ignored);
    if (!apart) return NULL;
    const CardId card = catalog_load_card(apart, name, &ignored);
    Scene *scene = calloc(1, sizeof *scene);
    Table *table = calloc(1, sizeof *table);
    ASSERT(scene && table);
    if (card) {
        catalog_table(apart, table);
        scene->table = table;
        found = tell_card(about, apart, scene, card);
    }
    free(scene);
    free(table);
    catalog_close(apart);
    return found;
}
