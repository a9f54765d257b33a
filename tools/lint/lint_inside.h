// lint_inside.h -- what the parts of a check share; only tools/lint/ includes it.

#ifndef LINT_INSIDE_H
#define LINT_INSIDE_H

#include "db/store/lookup.h"
#include "db/text/key_map.h"
#include "tools/catalog/catalog.h"
#include "tools/lint/lint.h"
#include "tools/lint/lint_run.h"
#include "tools/lint/lint_token.h"

// A script of the game with its tokens.
typedef struct {
    StoredScript stored;
    Tokens tokens;
    bool judged; // it lies in what is checked; the others are only looked up
} LintScript;

// One game as a check sees it: all its cards are loaded.
typedef struct {
    Lint *lint;
    const LintPlan *plan;
    Catalog *catalog;
    const Library *library;
    LintScript *scripts;
    int scripts_n;
    KeyMap scripted; // of each card its script, by its code
    KeyMap listed;   // of each code its line in `rows`
    LintPlace *rows; // lines of the lists beside the scripts
    KeyMap tags;  // that some card has, or some script gives; no arena: not asked yet
    KeyMap words; // of each name and text in the scripts its uses; the same
    struct LintUses *uses;
} LintLook;

// Returns whether a file is among what is checked.
bool lint_place_wants(const LintPlan *plan, const char *file);

// Returns the path without slashes at its end.
const char *lint_place_plain(Arena *arena, const char *path);

// Returns the place of a token.
LintPlace lint_place_of_token(const LintScript *script, const Token *token);

// Finds the scripts and the rows of all cards. Call it when the scripts are read.
void lint_place_find(LintLook *look);

// Returns where a card stands: its script, or else its row of the list.
LintPlace lint_place_of_card(const LintLook *look, const Card *card);

// Find what is wrong in scripts, in facts and beside them, in folders, in decks, and between
// scripts and texts.
void lint_script_all(LintLook *look);
void lint_vain(LintLook *look, const LintScript *script);
void lint_fact_all(LintLook *look);
void lint_folder(Lint *lint, const char *folder);
void lint_deck_all(LintLook *look);
void lint_text_all(LintLook *look, Store *store);

// Runs the scenarios of the plan with the cards of [store], and finds what fails and what
// nobody runs. Returns how many scenarios there are.
int lint_scenarios(LintLook *look, Store *store);

// Returns whether phrases say all of a card.
bool lint_said_whole(const LintLook *look, CardId card);

// Counts what the scripts of cards say of themselves. Returns -1 with [err] if the phrases have a fault.
int lint_said(const LintLook *look, LintTally *tally, Err *err);

#endif
