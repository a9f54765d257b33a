// desk.c -- the rows of the requests.

#include "tools/desk/desk_inside.h"

#include "engine/base/base.h"

static const JsonKey text = {NULL, KEY_TEXT, false, 0, 0, NULL};
static const JsonKey object = {NULL, KEY_OBJECT, false, 0, 0, NULL};

#define FOLDER                                                                         \
    {                                                                                  \
        "folder", KEY_TEXT, true, 0, 0, NULL                                           \
    }

// None is for a connection with a seat.
static const ProtocolRow rows[] = {
    {"files",
     desk_do_files,
     0,
     {FOLDER,
      {"put", KEY_LIST, false, 0, DESK_FILES_MAX, &object},
      {"drop", KEY_LIST, false, 0, DESK_FILES_MAX, &text}}},
    {"check", desk_do_check, 0, {FOLDER, {"scenarios", KEY_TRUTH, false, 0, 0, NULL}}},
    {"import",
     desk_do_import,
     0,
     {{"folder", KEY_TEXT, false, 0, 0, NULL},
      {"dry", KEY_TRUTH, false, 0, 0, NULL},
      {"undo", KEY_NUMBER, false, 1, INT32_MAX, NULL}}},
    {"imports", desk_do_imports, 0, {{"of", KEY_NUMBER, false, 1, INT32_MAX, NULL}}},
    {"try",
     desk_do_try,
     CHANCE,
     {FOLDER,
      {"file", KEY_TEXT, true, 0, 0, NULL},
      {"scenario", KEY_TEXT, false, 0, 0, NULL},
      {"seats", KEY_LIST, false, 0, SEATS_MAX, &text}}},
    {"test", desk_do_test, 0, {FOLDER, {"filter", KEY_TEXT, false, 0, 0, NULL}}},
    {"scenario",
     desk_do_scenario,
     WANTS_GAME,
     {{"name", KEY_TEXT, false, 0, 0, NULL},
      {"covers", KEY_TEXT, false, 0, 0, NULL},
      {"answers", KEY_NUMBER, false, 0, INT32_MAX, NULL}}},
    {"words", desk_do_words, 0, {{0}}},
    {"cards",
     desk_do_cards,
     0,
     {{"query", KEY_TEXT, false, 0, 0, NULL},
      {"limit", KEY_NUMBER, false, 1, DESK_CARDS, NULL}}},
    {"decks", desk_do_decks, 0, {{0}}},
    {"deck",
     desk_do_deck,
     0,
     {{"deck", KEY_TEXT, true, 0, 0, NULL},
      {"mode", KEY_TEXT, false, 0, 0, NULL},
      {"form", KEY_TEXT, false, 0, 0, NULL},
      {"put", KEY_LIST, false, 0, DESK_CARDS, &object}}},
    {"draft", desk_do_draft, 0, {FOLDER, {"language", KEY_TEXT, false, 0, 0, NULL}}},
    {"new",
     desk_do_new,
     0,
     {{"what", KEY_TEXT, true, 0, 0, NULL},
      {"code", KEY_TEXT, true, 0, 0, NULL},
      {"game", KEY_TEXT, false, 0, 0, NULL}}},
};

static void close_desk(void *of)
{
    Desk *desk = of;

    desk_try_free(desk->tried);
    desk_free(desk);
}

static const ProtocolMore more = {rows, COUNT_OF(rows), close_desk, desk_place};

const ProtocolMore *desk_requests(void)
{
    return &more;
}
