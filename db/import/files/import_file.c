// import_file.c -- imports a file as what its content is: a list of cards, or decks.

#include "db/import/files/import_file.h"

#include "db/import/files/import_bans.h"
#include "db/import/files/import_collection.h"
#include "db/import/files/import_deck.h"
#include "db/import/files/import_list.h"
#include "db/lists/list_format.h"
#include "db/sheets/bundle.h"
#include "db/store/store_file.h"
#include "db/text/file.h"
#include "db/text/file_mark.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

// Leaves out a file of a folder that is neither a list nor decks, like a faulty row.
static int leave_out(ImportAccount *account, const char *path)
{
    if (account->db->err->code != 65) return -1;
    import_account_open(account, "files", "files");
    import_account_reject(
        account,
        &(Problem){.file = path,
                   .expected = arena_format(account->db->arena,
                                            "decks or a list of cards (%s)",
                                            account->db->err->text),
                   .found = FOUND_ROW_OTHER});
    *account->db->err = (Err){0};
    return 0;
}

// Adds the known formats to the error about a file that is neither a list nor decks.
static int not_understood(ImportDb *db, const Source *source)
{
    Err *err = db->err;

    if (err->code != 65 || source_failed(source, err)) return -1;
    const char *why = arena_text(db->arena, err->text);
    return err_set(err,
                   65,
                   "%.*s; card lists that are understood: %s",
                   text_fit(why, 200),
                   why,
                   list_format_names(db->arena));
}

// Fails if the text is something else than a list or decks.
static int seems_other(ImportDb *db, Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    return file_mark_refuse_text(head, n, source->name, db->err);
}

enum { SHEETS_NAMED = 10 };

// The texts of one path, counted while they are taken.
typedef struct {
    Importer *importer;
    bool in_folder;
    int sheets; // that were lists
    int others; // sheets that were none
    int faults; // parts that could not be read
} Taking;

// Notes a sheet that is no list. The last one that is named counts those after it.
static void note_sheet(const Taking *taking, const Problem *problem)
{
    Problems *notes = &taking->importer->account->report->notes;

    if (taking->others > SHEETS_NAMED && notes->n)
        notes->list[notes->n - 1].again++;
    else
        problem_add(notes, problem);
}

// Takes a sheet, which is a list of cards or nothing.
static int take_sheet(Taking *taking, int is_list, const Source *source)
{
    taking->sheets += is_list > 0;
    taking->others += !is_list;
    if (is_list) return 0;
    note_sheet(taking,
               &(Problem){.file = source->name,
                          .expected =
                              "the columns of a list of cards; the sheet is left out"});
    return 0;
}

// Takes a ban list. One of several that cannot be read is left out like a faulty row.
static int take_bans(Taking *taking, Source *source, const BundlePart *part)
{
    if (!import_bans(taking->importer, source)) {
        source_tell_guess(source, &taking->importer->account->report->notes);
        return 0;
    }
    if (part->alone && !taking->in_folder) return -1;
    taking->faults++;
    return leave_out(taking->importer->account, source->name);
}

// Takes a list, or decks. A text that is neither, one of several, is left out like a
// faulty row; a list that breaks off after its first rows stops the import.
static int take_text(void *taking_of, Source *source, const BundlePart *part)
{
    Taking *taking = taking_of;
    Importer *importer = taking->importer;
    const int64_t rows = importer->account->rows;
    const bool owned = importer->options->collection;
    if (import_bans_is(importer, source)) {
        taking->sheets += part->sheet;
        return take_bans(taking, source, part);
    }
    const bool is_deck = !owned && import_deck_is_table(importer, source);
    const int is_list = is_deck ? 0
                        : owned ? import_collection(importer, source)
                                : import_list(importer, source);
    int failed = is_list < 0;

    source_tell_guess(source, &importer->account->report->notes);
    if (part->sheet && !failed && !is_deck) return take_sheet(taking, is_list, source);
    taking->sheets += part->sheet && is_deck;
    if (!is_list && importer->options->map)
        failed =
            err_set(importer->db->err,
                    CODE_DATA,
                    "%s is no list of cards, which a map is for; import it without "
                    "--map",
                    source->name);
    else if (!is_list && seems_other(importer->db, source))
        failed = -1;
    else if (!is_list && (owned ? import_collection_decks(importer, source)
                                : import_deck_all(importer, source)))
        failed = not_understood(importer->db, source);
    if (!failed || importer->account->rows != rows ||
        (part->alone && !taking->in_folder))
        return failed ? -1 : 0;
    taking->faults++;
    return leave_out(importer->account, source->name);
}

static int hear_fault(void *taking_of, const char *name, const Err *why)
{
    Taking *taking = taking_of;

    (void)why;
    taking->faults++;
    return leave_out(taking->importer->account, name);
}

static int hear_note(void *taking_of, const char *name, const char *expected)
{
    Taking *taking = taking_of;

    taking->others++;
    note_sheet(taking, &(Problem){.file = name, .expected = expected});
    return 0;
}

// Refuses a file that no list can be.
static int check_path(ImportDb *db, const char *path, bool in_folder)
{
    if (store_file_is(db->store, path))
        return err_set(db->err,
                       CODE_DATA,
                       "%s belongs to the database that this import writes",
                       path);
    return in_folder ? file_check_inside(path, db->err) : 0;
}

int import_file(Importer *importer, const char *path, bool in_folder)
{
    Taking taking = {.importer = importer, .in_folder = in_folder};
    const Bundle bundle = {importer->options->sheet,
                           importer->db->arena,
                           take_text,
                           hear_fault,
                           hear_note,
                           &taking};
    int failed = check_path(importer->db, path, in_folder)
                     ? -1
                     : bundle_read(&bundle, path, importer->db->err);

    if (!failed && taking.others && !taking.sheets && !taking.faults)
        failed = err_set(importer->db->err,
                         CODE_DATA,
                         "%s: no sheet in it is a list of cards; its first row, or one "
                         "below a title, names the columns",
                         path);
    return failed && in_folder ? leave_out(importer->account, path) : failed;
}

// Returns whether a folder is one with lists and decks, not a set or a game.
static bool holds_files(ImportDb *db, const char *path)
{
    static const char *const marks[] = {"set.json", "game.lua"};

    for (int i = 0; i < COUNT_OF(marks); i++)
        if (file_is_there(arena_format(db->arena, "%s/%s", path, marks[i])))
            return false;
    return true;
}

// Imports the files of a folder and of those in it. Adds their number to [read].
static int read_folder(Importer *importer, const char *path, int *read)
{
    const char **names =
        set_folder_files(path, "", importer->db->arena, importer->db->err);

    if (!names) return -1;
    for (; *names; names++) {
        const char *file = arena_format(importer->db->arena, "%s/%s", path, *names);
        const bool folder = file_is_folder_inside(file);
        if (folder && holds_files(importer->db, file) &&
            read_folder(importer, file, read))
            return -1;
        if (folder) continue;
        if (import_file(importer, file, true)) return -1;
        ++*read;
    }
    return 0;
}

int import_file_all(Importer *importer, const char *path)
{
    int read = 0;

    if (read_folder(importer, path, &read)) return -1;
    if (read) return 0;
    return err_found(importer->db->err,
                     FOUND_NO_SET,
                     66,
                     "%s has no set.json and no files, expected a set, lists or decks",
                     path);
}
