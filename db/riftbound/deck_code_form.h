// deck_code_form.h -- the constants that reader and writer of deck codes share.

#ifndef DECK_CODE_FORM_H
#define DECK_CODE_FORM_H

#define DECK_CODE_LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

enum {
    DECK_CODE_FORMAT = 1, // high half of the first byte; the low half is the version
    VERSION_SIDE = 2,
    VERSION_CHAMPION = 3,
    VERSION_FLAGS = 4,
    VERSION_SPARSE = 5, // only counts that occur are written
    VERSION_LEGENDS = 6,
    MAIN_COPIES = 12, // most copies before VERSION_SPARSE
    SIDE_COPIES = 3
};

// The index is the number in a code, so the order never changes.
static const char *const deck_code_sets[] = {
    "OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"};
static const char deck_code_arts[] = {0, 'a', '*', 'b'};
static const char *const deck_code_prefixes[] = {"", "R", "SP"};

enum {
    CODE_SETS = sizeof deck_code_sets / sizeof deck_code_sets[0],
    CODE_ARTS = sizeof deck_code_arts,
    CODE_PREFIXES = sizeof deck_code_prefixes / sizeof deck_code_prefixes[0]
};

#endif
