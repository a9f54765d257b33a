// lint_text.c -- scripts that say something else than the rules texts of their cards.

#include <string.h>

#include "tools/lint/lint_inside.h"
#include "tools/phrases/against_text.h"

static void judge_script(LintLook *look, Phrases *phrases, const LintScript *script,
                         const StoredCard *card)
{
    const SaidText it = {{.path = script->stored.path,
                          .source = script->stored.source,
                          .type = card->facts.type},
                         card->wording};
    TextDifference *list;
    Err err = {0};
    const int n = against_text(phrases, look->lint->arena, &it, &list, &err);

    for (int i = 0; i < n; i++)
        lint_add(look->lint,
                 FOUND_TEXT_DIFFERS,
                 (LintPlace){.file = script->stored.path, .line = list[i].line},
                 "%s: %s",
                 card->facts.code,
                 against_text_line(look->lint->arena, &list[i]));
}

// Reads the card of [script], if it is one that is judged and has a text.
static bool has_text(LintLook *look, Store *store, const LintScript *script,
                     StoredCard *card)
{
    Err err = {0};

    if (!script->judged || strcmp(script->stored.kind, "card") != 0) return false;
    const int64_t id = lookup_card(store, script->stored.name, &err);
    if (id <= 0 || lookup_read_card(store, id, look->lint->arena, card, &err))
        return false;
    return card->wording && *card->wording;
}

void lint_text_all(LintLook *look, Store *store)
{
    Phrases *phrases = NULL;
    bool mute = false; // the game has no phrases
    StoredCard card;
    Err err = {0};

    for (int i = 0; i < look->scripts_n && !mute; i++) {
        if (!has_text(look, store, &look->scripts[i], &card)) continue;
        if (!phrases) phrases = phrases_open(store, look->library->rules, &err);
        mute = !phrases;
        if (phrases) judge_script(look, phrases, &look->scripts[i], &card);
    }
    phrases_close(phrases);
}
