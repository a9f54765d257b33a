// version.h -- the version of the program; records and replies contain it.

#ifndef VERSION_H
#define VERSION_H

#define CARDWRIGHT_VERSION "0.1"

#endif
