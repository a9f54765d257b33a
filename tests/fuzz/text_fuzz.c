// text_fuzz.c -- any bytes as the rules text of a card: it is drafted, and held against a script. `make fuzz`
// builds it with libFuzzer.
//
// A line "----" parts the text from a script. The cards are those of build/cards.db.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"
#include "tools/catalog/open_game.h"
#include "tools/phrases/against_text.h"

enum { TEXT_BYTES = 16 * 1024 }; // as a list has at most
enum { FACTS, WHOLE, PART, NONE, ENDED, SAID, DIFFERS };
const char *const stages_names[STAGES_MAX] = {
    "facts", "whole", "part", "none", "ended at a limit", "script said", "differs"};

static Phrases *phrases_once(void)
{
    static OpenGame open;
    static Phrases *phrases;
    Err err = {0};

    if (phrases) return phrases;
    if (!open_game_read(&open, stages_cards(), NULL, &err))
        phrases = phrases_open(open.store, loaded_game_rules(open.game), &err);
    if (phrases) return phrases;
    (void)fprintf(stderr, "%s\n", err.text);
    abort();
}

static void draft_text(Phrases *phrases, Arena *arena, const char *text)
{
    const DraftCard card = {"FUZ-001", "Any Card", "Unit", text};
    Draft draft;
    Err err = {0};

    ASSERT(!phrases_draft(phrases, arena, &card, &draft, &err));
    stages_reach(FACTS + (int)draft.state);
    // What is drafted is a script that can be printed again.
    ASSERT(!draft.script || phrases_print(arena, draft.script, &err));
    for (int i = 0; i < draft.unread_n; i++)
        if (draft.unread[i].limit) stages_reach(ENDED);
}

static void hold_against(Phrases *phrases, Arena *arena, const char *text,
                         const char *source)
{
    const SaidText it = {{.path = "any.lua", .source = source, .type = "Unit"}, text};
    TextDifference *differences;
    SaidClause *clauses;
    Err err = {0};

    if (phrases_say(phrases, arena, &it.script, &clauses, &err) > 0) stages_reach(SAID);
    ASSERT(err.code != CODE_OURS);
    const int n = against_text(phrases, arena, &it, &differences, &err);
    ASSERT(n >= 0);
    for (int i = 0; i < n; i++)
        ASSERT(differences[i].what && against_text_line(arena, &differences[i]));
    if (n) stages_reach(DIFFERS);
}

int stages_input(const uint8_t *data, size_t size)
{
    if (size > TEXT_BYTES || memchr(data, 0, size)) return -1;
    Phrases *phrases = phrases_once();
    Arena *arena = arena_new();
    char *text = arena_text_n(arena, (const char *)data, size);
    char *script = strstr(text, "\n----\n");

    if (script) *script = '\0';
    draft_text(phrases, arena, text);
    if (script) hold_against(phrases, arena, text, script + strlen("\n----\n"));
    arena_free(arena);
    return 0;
}
