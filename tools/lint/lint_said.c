// lint_said.c -- counts the clauses of cards that no phrases say, for which a comment stands in.

#include <string.h>

#include "tools/catalog/catalog_said.h"
#include "tools/lint/lint_inside.h"

bool lint_said_whole(const LintLook *look, CardId card)
{
    CardSaid said;
    Err ignored = {0};

    return !catalog_said_card(
               look->catalog, card, look->lint->arena, &said, &ignored) &&
           said.n > 0 && !said.unsaid;
}

int lint_said(const LintLook *look, LintTally *tally, Err *err)
{
    for (int i = 0; i < look->scripts_n; i++) {
        const LintScript *script = &look->scripts[i];
        const CardId card = library_card_by_code(look->library, script->stored.name);
        CardSaid said;

        if (!script->judged || strcmp(script->stored.kind, "card") != 0 || !card)
            continue;
        if (catalog_said_card(look->catalog, card, look->lint->arena, &said, err))
            return -1;
        tally->cards += said.n > 0;
        tally->cards_unsaid += said.unsaid > 0;
        tally->clauses += said.n;
        tally->unsaid += said.unsaid;
    }
    return 0;
}
