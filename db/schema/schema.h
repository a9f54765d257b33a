// schema.h -- the .sql files of this folder, built into the program as text.
//
// The Makefile turns NAME.sql into an array NAME_sql. A new version N + 1 of the schema
// needs a file upgrade_N.sql that brings version N to it (upgrade.h).

#ifndef SCHEMA_H
#define SCHEMA_H

enum {
    SCHEMA_APPLICATION = 0x43574442, // "CWDB", as in schema.sql
    SCHEMA_VERSION = 15,
};

extern const char schema_sql[];
extern const char search_index_sql[];
extern const char schema_index_sql[];
extern const char schema_earlier_sql[];
extern const char sort_row_sql[];
extern const char upgrade_5_sql[];
extern const char upgrade_6_sql[];
extern const char upgrade_7_sql[];
extern const char upgrade_8_sql[];
extern const char upgrade_9_sql[];
extern const char upgrade_10_sql[];
extern const char upgrade_11_sql[];
extern const char upgrade_12_sql[];
extern const char upgrade_13_sql[];
extern const char upgrade_14_sql[];

#endif
