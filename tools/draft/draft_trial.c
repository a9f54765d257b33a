// draft_trial.c -- imports a drafted set from a folder of its own, and tries its cards there.

#include "tools/draft/draft_trial.h"

#include <stdlib.h>
#include <string.h>

#include "tools/writer/first_scenario.h"

// Writes the files that have come since it did so last.
static int write_files(DraftTrial *trial, Err *err)
{
    for (; trial->written_n < trial->set->files_n; trial->written_n++) {
        const DraftFile *it = &trial->set->files[trial->written_n];
        FILE *file = new_folder_file(&trial->folder, it->name, err);

        if (!file) return -1;
        (void)fwrite(it->text, 1, it->n, file);
        if (new_folder_file_end(&trial->folder, file, err)) return -1;
    }
    return 0;
}

// Imports the set. One that is refused has no first scenarios.
static void bring(DraftTrial *trial)
{
    const DraftList *list = trial->set->list;
    const MemoryDb from = {.store = list->before, .game = (char *)list->rules->game};
    MemoryDbChange change = {
        .paths = &trial->folder.part, .paths_n = 1, .arena = list->arena};
    Err err = {0};

    if (memory_db_renew(&from, &change, &trial->memory, &err))
        trial->set->unmade = arena_text(list->arena, err.text);
}

int draft_trial_open(DraftTrial *trial, DraftSet *set, const char *path, Err *err)
{
    *trial = (DraftTrial){.set = set};
    if (new_folder_open(&trial->folder, path, set->list->arena, err)) return -1;
    if (write_files(trial, err)) return new_folder_close(&trial->folder, false, err);
    bring(trial);
    return 0;
}

static bool is_whole(const DraftedCard *card)
{
    return card->draft.state == DRAFT_WHOLE || card->draft.state == DRAFT_FACTS;
}

// Returns the message [why] from where its place in the folder [path] begins, all of it
// where it is of no file there.
static const char *without_folder(const char *why, const char *path)
{
    const size_t n = strlen(path);

    return strncmp(why, path, n) == 0 && why[n] == '/' ? why + n + 1 : why;
}

// Tells of the card of the folder [path], which was drafted whole, that its script does
// not load: so it is no whole one. What the script needs of others, a keyword that is
// to be written, is told for itself.
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

void draft_trial_card(DraftTrial *trial, int card)
{
    Arena *arena = trial->set->list->arena;
    DraftedCard *it = &trial->set->list->cards[card];
    const char *path = trial->folder.part;
    Err refusal = {0};

    if (!trial->memory.session || !is_whole(it)) return;
    const char *why = unplayable(trial->memory.session, it->card.facts.code, &refusal);
    if (why) it->untried = arena_text(arena, without_folder(why, path));
    if (why) tell_refused(arena, it, path, why);
    if (!is_whole(it)) return;
    char *text = first_scenario_write(trial->memory.session, it->card.facts.code);
    if (text) it->scenario = arena_text(arena, text);
    free(text);
}

int draft_trial_close(DraftTrial *trial, bool keeps, Err *err)
{
    memory_db_close(&trial->memory);
    if (keeps) {
        const bool whole = !write_files(trial, err);
        return new_folder_close(&trial->folder, whole, err);
    }
    Err ignored = {0};
    (void)new_folder_close(&trial->folder, false, &ignored);
    return 0;
}
