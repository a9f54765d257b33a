// play_new.h -- the folder of a set that somebody begins: small files to change.
//
// In paths and texts @ stands for the code of the set, & for that code in small letters.
// The set can be imported and its scenario passes as it is.

#ifndef PLAY_NEW_H
#define PLAY_NEW_H

typedef struct {
    const char *path; // within the folder; files of scenarios in "scenarios/"
    const char *text;
} NewFile;

typedef struct PlayNew {
    const NewFile *files; // ended by one without path
} PlayNew;

#endif
