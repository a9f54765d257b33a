// import_person.h -- carries out what a person decides: two cards are one, or a card is
// none.
//
// Each function is one import of its own, as one transaction, with a row in the table
// import; import_undo takes it back like any other. A decision counts more than later
// imports of the same lists. The functions use the options that import_undo uses, and
// return 0, or -1 with [err]; then nothing has changed.

#ifndef IMPORT_PERSON_H
#define IMPORT_PERSON_H

#include "db/import/base/import_options.h"

// Makes [other] the same card as [code]: all statements of [other] count for [code]. Both
// are a code or a name. [err]: 66 if one of them is no card, 65 if they are the
// same or a set folder has [other].
typedef struct {
    const char *code, *other;
} ImportMerge;
int import_person_merge(Store *store, const ImportOptions *options,
                        const ImportMerge *merge, ImportReport *report, Err *err);

// Forgets a card: no statement of its code counts, now and later. [err] as above.
int import_person_forget(Store *store, const ImportOptions *options, const char *code,
                         ImportReport *report, Err *err);

#endif
