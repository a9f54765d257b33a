// schema.h -- the text of schema.sql, built into the program.

#ifndef SCHEMA_H
#define SCHEMA_H

enum {
    SCHEMA_APPLICATION = 0x43574442, // "CWDB", as in schema.sql
    SCHEMA_VERSION = 5,
};

extern const char schema_sql[];

#endif
