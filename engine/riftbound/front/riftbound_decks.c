// riftbound_decks.c -- the sections of a deck (103), as rows, and the words of lists.

#include "engine/riftbound/front/riftbound_decks.h"

#include "engine/riftbound/setup/deck_any.h"
#include "engine/riftbound/setup/deck_rules.h"

#define WORDS(...)                                                                     \
    (const char *const[])                                                              \
    {                                                                                  \
        __VA_ARGS__, NULL                                                              \
    }

static const DeckSection sections[SECTION_COUNT] = {
    [SECTION_LEGEND] = {.name = "legend",
                        .heading = "Legend",
                        .title = "Legend",
                        .headings = WORDS("legend", "legends", "champion legend",
                                          "commander", "commanders", "legende",
                                          "legenden", "leyenda", "leggenda", "lenda",
                                          "传奇", "传说", "レジェンド", "전설"),
                        .keys = WORDS("legend", "legendId", "legends"),
                        .type = "Legend",
                        .rule = "103.1",
                        .room = 1,
                        .divides = true,
                        .counts = true},
    [SECTION_CHAMPION] = {.name = "champion",
                          .heading = "Champion",
                          .title = "Champion",
                          .headings =
                              WORDS("champion", "champions", "chosen champion",
                                    "championne", "campeon", "campione", "campeao",
                                    "英雄", "选定英雄", "チャンピオン", "챔피언"),
                          .keys = WORDS("champion", "chosenChampion", "chosen_champion",
                                        "championId", "champions"),
                          .rule = "103.2.a",
                          .room = 1,
                          .also = 1 + SECTION_MAIN},
    [SECTION_MAIN] = {.name = "main",
                      .heading = "MainDeck",
                      .title = "Main Deck, the Champion included,",
                      .headings = WORDS("maindeck", "main deck", "main", "mainboard",
                                        "deck", "cards", "units", "unit", "spells",
                                        "spell", "gear", "gears"),
                      .keys = WORDS("main", "mainDeck", "main_deck", "maindeck",
                                    "mainboard"),
                      .weak_keys = WORDS("cards", "deck"),
                      .usual = 40,
                      .room = DECK_MAIN_MAX,
                      .counts = true},
    [SECTION_BATTLEFIELDS] = {.name = "battlefields",
                              .heading = "Battlefields",
                              .title = "Battlefields",
                              .headings = WORDS(
                                  "battlefields", "battlefield", "champs de bataille",
                                  "champ de bataille", "schlachtfelder", "schlachtfeld",
                                  "campos de batalla", "campo de batalla",
                                  "campi di battaglia", "campo di battaglia",
                                  "campos de batalha", "campo de batalha",
                                  "战场", "バトルフィールド", "전장"),
                              .keys = WORDS("battlefields", "battlefield"),
                              .type = "Battlefield",
                              .room = DECK_BATTLEFIELDS_MAX,
                              .counts = true},
    [SECTION_RUNES] = {.name = "runes",
                       .heading = "Runes",
                       .title = "Runes",
                       .headings =
                           WORDS("runes", "rune", "rune deck", "runedeck", "rune pool",
                                 "runen", "runas", "符文", "ルーン", "룬"),
                       .keys = WORDS("runes", "runeDeck", "rune_deck", "runedeck"),
                       .type = "Rune",
                       .ends = "Rune",
                       .room = DECK_RUNES + 8,
                       .divides = true,
                       .counts = true},
    [SECTION_SIDE] = {.name = "side",
                      .heading = "Sideboard",
                      .title = "Sideboard",
                      .headings = WORDS("sideboard", "side", "side deck"),
                      .keys = WORDS("sideboard", "side", "sideBoard", "sideDeck",
                                    "side_deck"),
                      .room = DECK_SIDE_MAX,
                      .optional = true},
};

static const char *const usual[PLAYERS_MAX] = {"proving-grounds-annie",
                                               "proving-grounds-garen",
                                               "proving-grounds-lux",
                                               "proving-grounds-master-yi"};

const PlayDecks riftbound_decks = {
    .sections = sections,
    .sections_n = COUNT_OF(sections),
    .main = SECTION_MAIN,
    .around = 1 + SECTION_LEGEND,
    .examples = "Legend:, MainDeck: or Runes:",
    .usual = usual,
    .any = deck_any,
    .check = deck_rules_check,
    .check_team = deck_rules_check_team,
};
