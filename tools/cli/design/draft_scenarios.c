// draft_scenarios.c -- lets each drafted card act once, and keeps what happened as its scenario.

#include "tools/cli/design/draft_scenarios.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/progress.h"
#include "tools/try/memory_db.h"
#include "tools/writer/first_scenario.h"

static bool is_whole(const DraftedCard *card)
{
    return card->draft.state == DRAFT_WHOLE || card->draft.state == DRAFT_FACTS;
}

// Returns the message [why] from where its place in the folder [path] begins, all of it where it is of no file there.
static const char *without_folder(const char *why, const char *path)
{
    const size_t n = strlen(path);

    return strncmp(why, path, n) == 0 && why[n] == '/' ? why + n + 1 : why;
}

// Tells of the card of the folder [path], which was drafted whole, that its script does not load: so it is no whole one.
// What the script needs of others, a keyword that is to be written, is told for itself.
static void tell_refused(Arena *arena, DraftedCard *card, const char *path,
                         const char *why)
{
    static const char keywords[] = "keywords/";
    Draft *draft = &card->draft;
    const char *place = without_folder(why, path);

    if (place == why || strncmp(place, keywords, sizeof keywords - 1) == 0) return;
    draft->unread =
        arena_grow(arena, draft->unread, draft->unread_n, sizeof *draft->unread);
    draft->unread[draft->unread_n++] =
        (DraftUnread){.text = card->card.wording,
                      .why = arena_format(arena, "the script is refused: %s", place)};
    draft->state = DRAFT_PART;
}

// Returns why the card cannot be played, NULL: it can.
static const char *unplayable(const Session *session, const char *code, Err *err)
{
    const CardId id = catalog_load_card(session->catalog, code, err);

    return id ? catalog_library(session->catalog)->cards[id].unplayable : err->text;
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
        DraftedCard *card = &folder->cards[i];
        Err refusal = {0};
        const char *why =
            is_whole(card) ? unplayable(memory.session, card->card.facts.code, &refusal)
                           : NULL;

        card->untried =
            why ? arena_text(folder->arena, without_folder(why, path)) : NULL;
        if (why) tell_refused(folder->arena, card, path, why);
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
