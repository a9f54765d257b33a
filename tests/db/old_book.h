// old_book.h -- an old Excel workbook of a test's own, record by record.

#ifndef OLD_BOOK_H
#define OLD_BOOK_H

#include "tests/db/fixture.h"

enum { OLD_PIECE = 512, OLD_BOOK_BYTES = 16 * OLD_PIECE };

typedef struct {
    unsigned char bytes[OLD_BOOK_BYTES]; // of the stream "Workbook"
    size_t n;
    size_t length_at; // of the current record
} OldBook;

static inline void old_put(unsigned char *to, uint64_t value, size_t n)
{
    for (size_t i = 0; i < n; i++) to[i] = (unsigned char)(value >> (8 * i));
}

// Adds [n] bytes of a number to the current record.
static inline void old_add(OldBook *book, uint64_t value, size_t n)
{
    assert_true(book->n + n <= sizeof book->bytes);
    old_put(book->bytes + book->n, value, n);
    book->n += n;
    if (book->length_at)
        old_put(book->bytes + book->length_at, book->n - book->length_at - 2, 2);
}

static inline void old_record(OldBook *book, unsigned id)
{
    book->length_at = 0;
    old_add(book, id, 2);
    book->length_at = book->n;
    book->n += 2;
    old_add(book, 0, 0);
}

// Adds the signs of an ASCII text, each in [wide] bytes.
static inline void old_signs(OldBook *book, const char *text, size_t wide)
{
    for (; *text; text++) old_add(book, (unsigned char)*text, wide);
}

static inline void old_text(OldBook *book, const char *text, size_t length_bytes)
{
    old_add(book, strlen(text), length_bytes);
    old_add(book, 0, 1);
    old_signs(book, text, 1);
}

// Begins a part: of the workbook (5) or of a sheet (16).
static inline void old_begin(OldBook *book, unsigned kind)
{
    old_record(book, 0x809);
    old_add(book, 0x600, 2);
    old_add(book, kind, 2);
}

// Adds a row of the table of sheets. Returns where the place of the sheet goes.
static inline size_t old_sheet(OldBook *book, const char *name, unsigned hidden)
{
    old_record(book, 0x85);
    const size_t at = book->n;
    old_add(book, 0, 4);
    old_add(book, hidden, 1);
    old_add(book, 0, 1);
    old_text(book, name, 1);
    return at;
}

// Begins a cell; its value follows.
static inline void old_cell(OldBook *book, unsigned id, unsigned row, unsigned column,
                            unsigned style)
{
    old_record(book, id);
    old_add(book, row, 2);
    old_add(book, column, 2);
    old_add(book, style, 2);
}

static inline void old_word(OldBook *book, unsigned row, unsigned column,
                            const char *text)
{
    old_cell(book, 0x204, row, column, 0);
    old_text(book, text, 2);
}

static inline void old_double(OldBook *book, double number)
{
    uint64_t bits;

    memcpy(&bits, &number, sizeof bits);
    old_add(book, bits, 8);
}

// An entry of the folder.
typedef struct {
    const char *name;
    unsigned kind, child, first;
    size_t size;
} OldEntry;

static inline void old_entry(unsigned char *entry, const OldEntry *it)
{
    for (size_t i = 0; it->name[i]; i++) entry[2 * i] = (unsigned char)it->name[i];
    old_put(entry + 64, 2 * (strlen(it->name) + 1), 2);
    entry[66] = (unsigned char)it->kind;
    old_put(entry + 68, 0xffffffff, 4);
    old_put(entry + 72, 0xffffffff, 4);
    old_put(entry + 76, it->child, 4);
    old_put(entry + 116, it->first, 4);
    old_put(entry + 120, it->size, 4);
}

// Writes the file: its header, the table of pieces, the folder, the stream called [name].
static inline void old_write(const OldBook *book, const char *path, const char *name)
{
    static unsigned char file[3 * OLD_PIECE + OLD_BOOK_BYTES];
    unsigned char *table = file + OLD_PIECE, *folder = table + OLD_PIECE;

    memset(file, 0, sizeof file);
    old_put(file, 0xe11ab1a1e011cfd0, 8);
    old_put(file + 28, 0xfffe, 2);
    file[30] = 9;
    old_put(file + 44, 1, 4);
    old_put(file + 48, 1, 4);
    old_put(file + 60, 0xfffffffe, 4);
    old_put(file + 68, 0xfffffffe, 4);
    memset(file + 80, 0xff, OLD_PIECE - 80);
    memset(table, 0xff, OLD_PIECE);
    old_put(table, 0xfffffffd, 4);
    old_put(table + 4, 0xfffffffe, 4);
    for (unsigned i = 2; i < 18; i++)
        old_put(table + (size_t)i * 4, i < 17 ? i + 1 : 0xfffffffe, 4);
    old_entry(folder, &(OldEntry){"Root Entry", 5, 1, 0xfffffffe, 0});
    old_entry(folder + 128, &(OldEntry){name, 2, 0xffffffff, 2, sizeof book->bytes});
    memcpy(folder + OLD_PIECE, book->bytes, sizeof book->bytes);
    FILE *to = fopen(path, "wb");
    assert_non_null(to);
    assert_int_equal(fwrite(file, 1, sizeof file, to), sizeof file);
    assert_int_equal(fclose(to), 0);
}

#endif
