// draft_folder.c -- writes a drafted set into a folder.
//
// All texts but the first scenarios are made before the first byte is written: what is wrong with the list is
// known by then. Scenarios are what cards do that have been imported, so the set lies in a folder beside
// by then, which gets its name when it is whole.

#include "tools/cli/design/draft_folder.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "tools/door/out_file.h"
#include "tools/door/progress.h"
#include "tools/door/terminal.h"
#include "tools/draft/draft_names.h"
#include "tools/draft/draft_trial.h"

// A set on its way into a folder.
typedef struct {
    DraftSet set;
    const char *folder;
    Arena *arena;
} Writing;

// Returns whether the card's script stands in the folder in other words than it was drafted.
static bool is_changed(const Writing *writing, const DraftedCard *card)
{
    const char *path = arena_format(writing->arena,
                                    "%s/%s",
                                    writing->folder,
                                    draft_names_script(writing->arena, card));
    Err ignored = {0};
    size_t size;

    if (!card->draft.script || access(path, F_OK) != 0) return false;
    const char *text =
        file_read(path, LIMIT_FILE_BYTES, writing->arena, &size, &ignored);
    return !text || strcmp(text, card->draft.script) != 0;
}

// Gives a first scenario to each card that is whole and whose script nobody changed.
static void try_cards(const Writing *writing, DraftTrial *trial)
{
    const DraftList *list = writing->set.list;
    Progress bar;

    progress_start(&bar, "first scenarios", list->cards_n);
    for (int i = 0; i < list->cards_n; i++) {
        DraftedCard *card = &list->cards[i];

        draft_trial_card(trial, i);
        if (card->scenario && is_changed(writing, card)) card->scenario = NULL;
        progress_show(&bar, i + 1);
    }
    progress_end(&bar);
}

// Writes the set into a folder beside [path], and what follows from its cards after it. [keeps]: the folder gets
// the name [path].
static int write_beside(Writing *writing, const char *path, bool keeps, Err *err)
{
    DraftTrial trial;

    if (draft_trial_open(&trial, &writing->set, path, err)) return -1;
    if (writing->set.unmade)
        terminal_tell(stderr, "no first scenarios: %s", writing->set.unmade);
    else
        try_cards(writing, &trial);
    draft_set_end(&writing->set);
    return draft_trial_close(&trial, keeps, err);
}

// Adds the files that are missing to a folder that is there. What a person may have changed stays.
static int write_missing(const Writing *writing, Err *err)
{
    for (int i = 0; i < writing->set.files_n; i++) {
        const DraftFile *it = &writing->set.files[i];
        const char *path =
            arena_format(writing->arena, "%s/%s", writing->folder, it->name);
        const bool again = it->name == draft_set_page;

        if (!again && access(path, F_OK) == 0)
            terminal_tell(stderr, "%s: is there already and stays as it is", path);
        else if (out_file_write(path, again, it->text, it->n, err))
            return -1;
    }
    return 0;
}

int draft_folder_write(DraftList *list, const char *folder, int *scenarios, Err *err)
{
    Writing writing = {.folder = folder, .arena = list->arena};
    struct stat info;

    if (draft_set_begin(&writing.set, list, err)) return -1;
    const bool is_new = stat(folder, &info) != 0;
    if (!is_new && !S_ISDIR(info.st_mode))
        return err_set(err, CODE_IO, "%s is there already and is no folder", folder);
    const char *path = is_new ? folder : arena_format(list->arena, "%s/.draft", folder);
    if (write_beside(&writing, path, is_new, err)) return -1;
    *scenarios = writing.set.scenarios_n;
    return is_new ? 0 : write_missing(&writing, err);
}
