// deck_bans.c -- prints the ban list of a mode, its cards, and the decks that it forbids.

#include "tools/cli/cards/deck_bans.h"

#include <stdio.h>

#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

// Returns which list holds, in words.
static const char *head_words(const DeckBans *bans, const BanHead *head, Arena *arena)
{
    const char *mode =
        bans->on ? arena_format(arena, "%s on %s", bans->mode, bans->on) : bans->mode;

    if (!head->day) return arena_format(arena, "%s: no list is known", mode);
    return arena_format(arena,
                        "%s: %d card%s, list of %s (%s)",
                        mode,
                        head->cards,
                        head->cards == 1 ? "" : "s",
                        *head->day ? head->day : "a day that nobody says",
                        head->sources);
}

int deck_bans_print_line(const DeckBans *bans, Err *err)
{
    Arena *arena = arena_new();
    BanHead head;
    const int failed = bans_head(bans->store, bans->mode, arena, &head, err);

    if (!failed)
        terminal_tell(stdout, "%-9s %s", "bans", head_words(bans, &head, arena));
    arena_free(arena);
    return failed;
}

static void print_cards(const BannedCard *cards, int n)
{
    for (int i = 0; i < n; i++)
        terminal_tell(stdout,
                      "  %s%s%s%s",
                      cards[i].name,
                      *cards[i].code ? "" : " (not in the database)",
                      *cards[i].since ? ", since " : "",
                      cards[i].since);
}

static void print_decks(const BannedDeck *decks, int n)
{
    if (n) terminal_tell(stdout, "decks that it forbids; they stay as they are");
    for (int i = 0; i < n; i++)
        terminal_tell(stdout, "  %s: %s", decks[i].deck, decks[i].cards);
}

static void print_object(const DeckBans *bans, const BanHead *head,
                         const BannedCard *cards, const BannedDeck *decks, int decks_n)
{
    json_t *object = bans_json_head(bans, head);
    json_t *list = json_array(), *forbidden = json_array();

    for (int i = 0; i < head->cards; i++)
        json_array_append_new(list,
                              json_pack("{so so so}",
                                        "code",
                                        json_safe_text(cards[i].code),
                                        "name",
                                        json_safe_text(cards[i].name),
                                        "since",
                                        json_safe_text(cards[i].since)));
    for (int i = 0; i < decks_n; i++)
        json_array_append_new(forbidden,
                              json_pack("{so so}",
                                        "deck",
                                        json_safe_text(decks[i].deck),
                                        "cards",
                                        json_safe_text(decks[i].cards)));
    json_object_set_new(object, "banned", list);
    json_object_set_new(object, "decks", forbidden);
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}

int deck_bans_print(const DeckBans *bans, bool json)
{
    Arena *arena = arena_new();
    Err err = {0};
    BanHead head;
    BannedCard *cards;
    BannedDeck *decks = NULL;
    int decks_n = -1;

    if (!bans_head(bans->store, bans->mode, arena, &head, &err) &&
        bans_cards(bans->store, bans->mode, arena, &cards, &err) >= 0)
        decks_n = bans_decks(bans->store, bans->mode, arena, &decks, &err);
    if (decks_n >= 0 && json)
        print_object(bans, &head, cards, decks, decks_n);
    else if (decks_n >= 0) {
        terminal_tell(stdout, "%s", head_words(bans, &head, arena));
        print_cards(cards, head.cards);
        print_decks(decks, decks_n);
    }
    arena_free(arena);
    return decks_n < 0 ? command_fail(&err) : CODE_OK;
}
