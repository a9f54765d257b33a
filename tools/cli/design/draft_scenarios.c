// draft_scenarios.c -- lets each drafted card act once, and keeps what happened as its scenario.

#include "tools/cli/design/draft_scenarios.h"

#include <stdlib.h>

#include "tools/door/progress.h"
#include "tools/try/memory_db.h"
#include "tools/writer/first_scenario.h"

static bool is_whole(const DraftedCard *card)
{
    return card->draft.state == DRAFT_WHOLE || card->draft.state == DRAFT_FACTS;
}

int draft_scenarios(const DraftFolder *folder, const char *path, const char **texts,
                    Err *err)
{
    const MemoryDb from = {.store = folder->before,
                           .game = (char *)folder->rules->game};
    MemoryDbChange change = {.paths = &path, .paths_n = 1, .arena = folder->arena};
    MemoryDb memory;
    Progress bar;

    for (int i = 0; i < folder->cards_n; i++) texts[i] = NULL;
    if (memory_db_renew(&from, &change, &memory, err)) return -1;
    progress_start(&bar, "first scenarios", folder->cards_n);
    for (int i = 0; i < folder->cards_n; i++) {
        const DraftedCard *card = &folder->cards[i];
        char *text = is_whole(card)
                         ? first_scenario_write(memory.session, card->card.facts.code)
                         : NULL;

        if (text) texts[i] = arena_text(folder->arena, text);
        free(text);
        progress_show(&bar, i + 1);
    }
    progress_end(&bar);
    memory_db_close(&memory);
    return 0;
}
