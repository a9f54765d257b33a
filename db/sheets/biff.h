// biff.h -- the records of an old Excel workbook (MS-XLS), one after the other.
//
// A record has at most 8224 bytes; what is longer goes on in records behind it. The
// functions that take bytes go on there by themselves.

#ifndef BIFF_H
#define BIFF_H

#include "db/sheets/container.h"
#include "db/sheets/sheet_row.h"

enum { BIFF_RECORD_BYTES = 65536, BIFF_AHEAD_BYTES = 65536 };

typedef struct {
    ContainerStream stream;
    int64_t at; // of the next record
    int id;     // of the current record
    size_t n, used;
    bool ended; // more was taken than the record has
    unsigned char data[BIFF_RECORD_BYTES];
    unsigned char ahead[BIFF_AHEAD_BYTES]; // bytes of the stream from ahead_at on
    int64_t ahead_at;
    size_t ahead_n;
} Biff;

// Starts at [at] of a stream.
void biff_begin(Biff *biff, const ContainerStream *stream, int64_t at);

// Goes to the next record. Returns false at the end of the stream.
bool biff_next(Biff *biff);

// Take bytes of the current record, lowest first. Behind its end they are 0, and [ended]
// is set.
unsigned biff_byte(Biff *biff);
unsigned biff_short(Biff *biff);
uint32_t biff_long(Biff *biff);
double biff_double(Biff *biff);
void biff_skip(Biff *biff, int64_t n);

// Takes a text of [length] signs and adds it to the cell of [row] that was begun last.
// [shared]: how it looks follows its signs, which is left out.
void biff_text(Biff *biff, unsigned length, bool shared, SheetRow *row);

#endif
