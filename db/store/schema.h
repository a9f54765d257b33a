// schema.h -- the .sql files of this folder, built into the program as text.
//
// The Makefile turns NAME.sql into an array NAME_sql. A new version of the schema comes
// with an upgrade_N.sql that makes it of version N (upgrade.h).

#ifndef SCHEMA_H
#define SCHEMA_H

enum {
    SCHEMA_APPLICATION = 0x43574442, // "CWDB", as in schema.sql
    SCHEMA_VERSION = 6,
};

extern const char schema_sql[];
extern const char search_index_sql[];
extern const char upgrade_5_sql[];

#endif
