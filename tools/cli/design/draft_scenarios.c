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

// Tells of the card of the folder [path], which was drafted whole, that its script does not load: so it is no whole one.
// What the script needs of others, a keyword that is to be written, is told for itself.
static void tell_refused(Arena *arena, DraftedCard *card, const char *path,
                         const char *why)
{
    static const char keywords[] = "keywords/";
    Draft *draft = &card->draft;
    const size_t n = strlen(path);
    const bool own = strncmp(why, path, n) == 0 && why[n] == '/';
    const char *place = own ? why + n + 1 : why;

    if (!own || strncmp(place, keywords, sizeof keywords - 1) == 0) return;
    draft->unread =
        arena_grow(arena, draft->unread, draft->unread_n, sizeof *draft->unread);
    draft->unread[draft->unread_n++] =
        (DraftUnread){.text = card->card.wording,
                      .why = arena_format(arena, "the script is refused: %s", place)};
    draft->state = DRAFT_PART;
}

// Returns whether the set has scripts already: words and keywords of its own among them are not in a folder that is
// drafted, so what misses them there is no fault of a draft.
static bool is_drafted_anew(const DraftFolder *folder)
{
    static const char sql[] = "SELECT 1 FROM script JOIN card USING (card_set)\n"
                              "WHERE card.code = ?1 LIMIT 1";
    Err ignored = {0};
    sqlite3_stmt *row =
        folder->cards_n ? store_statement(folder->before, sql, &ignored) : NULL;

    if (!row) return false;
    store_bind(row, "t", folder->cards[0].card.facts.code);
    const bool found = store_step(folder->before, row, &ignored) == 1;
    sqlite3_reset(row);
    return found;
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
    const bool anew = is_drafted_anew(folder);
    Progress bar;

    for (int i = 0; i < folder->cards_n; i++) texts[i] = NULL;
    if (memory_db_renew(&from, &change, &memory, err)) return -1;
    progress_start(&bar, "first scenarios", folder->cards_n);
    for (int i = 0; i < folder->cards_n; i++) {
        DraftedCard *card = &folder->cards[i];
        Err refusal = {0};
        const char *why =
            !anew && is_whole(card)
                ? unplayable(memory.session, card->card.facts.code, &refusal)
                : NULL;

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
