// version.h -- the version of the program, which records and replies carry.

#ifndef VERSION_H
#define VERSION_H

#define CARDWRIGHT_VERSION "0.1"

#endif
