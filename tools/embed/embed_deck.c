// embed_deck.c -- decks before a game: to which game they belong, and what is wrong with one.

#include <stdlib.h>

#include "engine/play/play_decks.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"

typedef struct {
    const char *path;
    const char *const *decks;
    size_t n;
    const char **game;
} Finding;

static CwStatus do_find(CwEngine *engine, void *given)
{
    const Finding *of = given;
    CwStatus status = embed_given(engine, of->game, "game");

    if (!status) status = embed_texts(engine, "decks", of->decks, of->n, SEATS_MAX);
    if (status) return status;
    Arena *arena = arena_new();
    const char *found =
        open_game_of_decks(of->path, NULL, of->decks, (int)of->n, arena);
    free(engine->text);
    engine->text = embed_kept(found);
    *of->game = engine->text;
    arena_free(arena);
    return CW_OK;
}

CwStatus cw_find_game(CwEngine *engine, const char *path, const char *const *decks,
                      size_t decks_n, const char **game)
{
    return embed_call(engine, do_find, &(Finding){path, decks, decks_n, game});
}

typedef struct {
    const char *mode, *deck;
    const char **json;
} Checking;

static void add_problem(json_t *list, const char *text, const char *rule, bool forbids)
{
    json_t *row = json_object();

    json_safe_set(row, "text", json_safe_text(text));
    json_safe_set(row, "rule", json_safe_text(rule));
    json_safe_set(row, "forbids", json_boolean(forbids));
    json_array_append_new(list, row);
}

// Adds what the rules have against the deck. Returns whether it may play.
static bool add_problems(Catalog *catalog, int mode, const Deck *deck, json_t *list)
{
    DeckProblem problems[DECK_PROBLEMS_MAX];
    DeckCheck check = {.library = catalog_library(catalog),
                       .mode = mode,
                       .lenient = true,
                       .problems = problems,
                       .max = DECK_PROBLEMS_MAX};
    bool may = true;

    deck_check(&check, deck);
    for (int i = 0; i < check.n && i < DECK_PROBLEMS_MAX; i++) {
        const bool forbids =
            problems[i].kind != PROBLEM_BANNED && problems[i].kind != PROBLEM_NOTE;

        may &= !forbids;
        add_problem(list, problems[i].text, problems[i].rule, forbids);
    }
    return may;
}

// Reads the deck and says what is wrong.
static json_t *judge(Catalog *catalog, int mode, const char *name)
{
    Deck *deck = calloc(1, sizeof *deck);
    json_t *list = json_array();
    const char *const *lines;
    Err err = {0};

    ENOUGH(deck);
    const bool failed = catalog_load_deck(catalog, name, deck, &err) != 0;
    const int unknown = failed ? catalog_deck_problems(catalog, &lines) : 0;
    for (int i = 0; i < unknown; i++) add_problem(list, lines[i], "", true);
    if (failed && !unknown) add_problem(list, err.text, "", true);
    const bool may = !failed && add_problems(catalog, mode, deck, list);
    free(deck);
    return json_pack("{s:b, s:o}", "may_play", may, "problems", list);
}

// Returns the cards with which decks are checked: those of games have the decks of one game.
static Catalog *cards_for_decks(CwEngine *engine, CwStatus *status)
{
    Err err = {0};

    if (!engine->for_decks)
        engine->for_decks =
            catalog_open_bytes(embed_bytes(engine), engine->path, engine->name, &err);
    *status = engine->for_decks ? CW_OK : embed_err(engine, CW_DATA, &err);
    return engine->for_decks;
}

static CwStatus do_check(CwEngine *engine, void *given)
{
    const Checking *of = given;
    CwStatus status = embed_given(engine, of->json, "json");
    char names[160];

    if (!status) status = embed_given(engine, of->deck, "deck");
    if (!status) status = embed_opened(engine);
    if (status) return status;
    const Rules *rules = session_rules(engine->stage->session);
    const int mode = of->mode ? sitting_mode_find(rules, of->mode) : 0;
    if (mode < 0)
        return embed_fail(engine,
                          CW_REFUSED,
                          "mode '%s' is not one of:%s",
                          of->mode,
                          sitting_mode_names(rules, names, sizeof names));
    if (!deck_sections_n(rules))
        return embed_fail(engine, CW_REFUSED, "this game is played without decks");
    if (catalog_is_stream(of->deck))
        return embed_fail(engine, CW_REFUSED, "standard input is no deck here");
    Catalog *catalog = cards_for_decks(engine, &status);
    return catalog ? embed_hand(engine, judge(catalog, mode, of->deck), of->json)
                   : status;
}

CwStatus cw_deck_json(CwEngine *engine, const char *mode, const char *deck,
                      const char **json)
{
    return embed_call(engine, do_check, &(Checking){mode, deck, json});
}
