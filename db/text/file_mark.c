// file_mark.c -- two tables, of first bytes and of first lines; the first row that fits
// counts.

#include "db/text/file_mark.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdbool.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

#define SAVE_TABLE   "save the table in it as CSV or XLSX"
#define OLD_BOOK     "an Excel workbook of 1995 or before"
#define SAVE_BOOK    "save it as XLSX"
#define NO_PICTURE   "a list of cards is text or a spreadsheet"
#define SAVE_CARDS   "export its table of cards as CSV"
#define UNPACK_FIRST "unpack it first, or pack it as zip"

static const FileMark marks[] = {
    {"\x1f\x8b", 2, 0, FILE_PACKED, "a gzip file", NULL, NULL},
    {"\x28\xb5\x2f\xfd", 4, 0, FILE_PACKED, "a zstd file", NULL, NULL},
    {"\xfd"
     "7zXZ\0",
     6,
     0,
     FILE_PACKED,
     "an xz file",
     NULL,
     NULL},
    {"BZh", 3, 0, FILE_PACKED, "a bzip2 file", NULL, NULL},
    {"PK\3\4", 4, 0, FILE_PACKED, "a zip file", NULL, NULL},
    {"PK\5\6", 4, 0, FILE_PACKED, "a zip file", NULL, NULL},
    {"ustar", 5, 257, FILE_PACKED, "a tar file", NULL, NULL},
    {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
     8,
     0,
     FILE_OFFICE,
     "an old Office file",
     NULL,
     NULL},
    {"\x09\x00\x04\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK, NULL},
    {"\x09\x02\x06\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK, NULL},
    {"\x09\x04\x06\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK, NULL},
    {"%PDF-", 5, 0, FILE_REFUSED, "a PDF", SAVE_TABLE, NULL},
    {"%!PS", 4, 0, FILE_REFUSED, "a PostScript file", SAVE_TABLE, NULL},
    {"{\\rtf", 5, 0, FILE_REFUSED, "an RTF document", SAVE_TABLE, NULL},
    {"\x89PNG\r\n", 6, 0, FILE_REFUSED, "a picture (PNG)", NO_PICTURE, NULL},
    {"\xff\xd8\xff", 3, 0, FILE_REFUSED, "a picture (JPEG)", NO_PICTURE, NULL},
    {"GIF8", 4, 0, FILE_REFUSED, "a picture (GIF)", NO_PICTURE, NULL},
    {"WEBP", 4, 8, FILE_REFUSED, "a picture (WebP)", NO_PICTURE, NULL},
    {"II*\0", 4, 0, FILE_REFUSED, "a picture (TIFF)", NO_PICTURE, NULL},
    {"MM\0*", 4, 0, FILE_REFUSED, "a picture (TIFF)", NO_PICTURE, NULL},
    {"ftyp", 4, 4, FILE_REFUSED, "a picture or a film", NO_PICTURE, NULL},
    {"\0\0\1\0", 4, 0, FILE_REFUSED, "a picture (ICO)", NO_PICTURE, NULL},
    {"\0\0\0\0", 4, 6, FILE_REFUSED, "a picture (BMP)", NO_PICTURE, "BM"},
    {"8BPS", 4, 0, FILE_REFUSED, "a picture (PSD)", NO_PICTURE, NULL},
    {"ID3", 3, 0, FILE_REFUSED, "a sound", NO_PICTURE, NULL},
    {"OggS\0", 5, 0, FILE_REFUSED, "a sound or a film", NO_PICTURE, NULL},
    {"WAVEfmt", 7, 8, FILE_REFUSED, "a sound", NO_PICTURE, NULL},
    {"AVI LIST", 8, 8, FILE_REFUSED, "a film", NO_PICTURE, NULL},
    {"\x1a\x45\xdf\xa3", 4, 0, FILE_REFUSED, "a film", NO_PICTURE, NULL},
    {"wOF", 3, 0, FILE_REFUSED, "a font", NO_PICTURE, NULL},
    {"Standard Jet DB", 15, 4, FILE_REFUSED, "an Access database", SAVE_CARDS, NULL},
    {"Standard ACE DB", 15, 4, FILE_REFUSED, "an Access database", SAVE_CARDS, NULL},
    {"Obj\1", 4, 0, FILE_REFUSED, "an Avro file", "export it as CSV", NULL},
    {"ARROW1\0", 7, 0, FILE_REFUSED, "an Arrow file", "export it as CSV", NULL},
    {"\x89HDF\r\n", 6, 0, FILE_REFUSED, "an HDF5 file", "export it as CSV", NULL},
    {"-----BEGIN PGP",
     14,
     0,
     FILE_REFUSED,
     "an encrypted text",
     "decrypt it first",
     NULL},
    {"MIME-Version:", 13, 0, FILE_REFUSED, "a mail or a saved page", SAVE_TABLE, NULL},
    {"\\documentclass", 14, 0, FILE_REFUSED, "a LaTeX document", SAVE_TABLE, NULL},
    {"#!/", 3, 0, FILE_REFUSED, "a program", "name a list of cards", NULL},
    {"\xca\xfe\xba\xbe", 4, 0, FILE_REFUSED, "a program", "name a list of cards", NULL},
    {"\0asm", 4, 0, FILE_REFUSED, "a program", "name a list of cards", NULL},
    {"MSCF\0", 5, 0, FILE_REFUSED, "a CAB archive", UNPACK_FIRST, NULL},
    {"LZIP\1", 5, 0, FILE_REFUSED, "an lzip file", UNPACK_FIRST, NULL},
    {"\x1f\x9d", 2, 0, FILE_REFUSED, "a packed file (.Z)", UNPACK_FIRST, NULL},
    {"\x5d\0\0\x80\0", 5, 0, FILE_REFUSED, "an lzma file", UNPACK_FIRST, NULL},
    {"CWDB",
     4,
     68,
     FILE_REFUSED,
     "a database of cards of this program",
     "name it after --db, or export its cards",
     "SQLite format 3"},
    {"SQLite format 3\0", 16, 0, FILE_REFUSED, "an SQLite database", SAVE_CARDS, NULL},
    {"\x7f"
     "ELF",
     4,
     0,
     FILE_REFUSED,
     "a program",
     "name a list of cards",
     NULL},
    {"MZ\x90\0", 4, 0, FILE_REFUSED, "a program", "name a list of cards", NULL},
    {"\xcf\xfa\xed\xfe", 4, 0, FILE_REFUSED, "a program", "name a list of cards", NULL},
    {"Rar!\x1a\7", 6, 0, FILE_REFUSED, "a RAR archive", UNPACK_FIRST, NULL},
    {"7z\xbc\xaf\x27\x1c", 6, 0, FILE_REFUSED, "a 7z archive", UNPACK_FIRST, NULL},
    {"\4\"M\x18", 4, 0, FILE_REFUSED, "an LZ4 file", UNPACK_FIRST, NULL},
    {"PAR1", 4, 0, FILE_REFUSED, "a Parquet file", "export it as CSV", NULL},
};

const FileMark *file_mark_find(const void *head, size_t n)
{
    for (int i = 0; i < COUNT_OF(marks); i++) {
        const FileMark *mark = &marks[i];
        if ((size_t)mark->at + (size_t)mark->n > n) continue;
        if (mark->begins && memcmp(head, mark->begins, strlen(mark->begins)) != 0)
            continue;
        if (!memcmp((const char *)head + mark->at, mark->bytes, (size_t)mark->n))
            return mark;
    }
    return NULL;
}

// ---- texts

#define IMPORT_SET "import the folder of its set"
#define NAME_LIST  "name a list of cards or a deck"
#define SAVE_TEXT  "save the list in it as a text of its own"
#define EXPORT_CSV "export its table of cards as CSV"
#define A_PROGRAM  "the source of a program"
#define A_LUA_FILE "a Lua program"
#define A_MAIL     "a mail"

enum { LINES_SEEN = 40, LINE_BYTES = 200 };

// A line of the text is as [line] says (fnmatch), and another one as [also] says; NULL: no
// other is wanted. Blanks before a line do not count.
static const struct {
    const char *line, *also;
    const char *what, *remedy;
} seems[] = {
    {"{\"record\":\"cardwright *",
     NULL,
     "a recorded game",
     "cardwright replay shows it"},
    {"{\"type\":\"newgame\"*",
     NULL,
     "requests of a program to the engine",
     "cardwright engine reads them"},
    {"*\"api\":*",
     "*\"set\":*",
     "the set.json of a set",
     "import the folder it lies in"},
    {"card \"*\" {*", NULL, "the script of a card", IMPORT_SET},
    {"keyword \"*\" {*", NULL, "the script of a keyword", IMPORT_SET},
    {"scenario \"*\" {*", NULL, "a scenario", "cardwright test runs it"},
    {"game \"*\" {*", NULL, "the script of a game", "import the folder it lies in"},
    {"From: *@*", "Subject: *", A_MAIL, SAVE_TEXT},
    {"To: *@*", "Subject: *", A_MAIL, SAVE_TEXT},
    {"Received: from *", NULL, A_MAIL, SAVE_TEXT},
    {"BEGIN:VCARD", NULL, "an address book", NAME_LIST},
    {"BEGIN:VCALENDAR", NULL, "a calendar", NAME_LIST},
    {"\\[InternetShortcut\\]", NULL, "a link", "save the page that it leads to"},
    {"<svg*", NULL, "a picture (SVG)", "a list of cards is text or a spreadsheet"},
    {"<rss*", NULL, "a news feed", NAME_LIST},
    {"<plist*", NULL, "the settings of a program", NAME_LIST},
    {"diff --git *", NULL, "a patch", NAME_LIST},
    {"--- *", "+++ *", "a patch", NAME_LIST},
    {"CREATE TABLE *(*", NULL, "a database as SQL", EXPORT_CSV},
    {"INSERT INTO * VALUES*", NULL, "a database as SQL", EXPORT_CSV},
    {"#include [<\"]*", NULL, A_PROGRAM, NAME_LIST},
    {"int main(*)*", NULL, A_PROGRAM, NAME_LIST},
    {"def *(*):*", NULL, A_PROGRAM, NAME_LIST},
    {"from * import *", NULL, A_PROGRAM, NAME_LIST},
    {"import [a-z]*", "print(*)", A_PROGRAM, NAME_LIST},
    {"function *(*) {*", NULL, A_PROGRAM, NAME_LIST},
    {"const * = *;", NULL, A_PROGRAM, NAME_LIST},
    {"export * {*", NULL, A_PROGRAM, NAME_LIST},
    {"public * class *", NULL, A_PROGRAM, NAME_LIST},
    {"public class *", NULL, A_PROGRAM, NAME_LIST},
    {"using System*;", NULL, A_PROGRAM, NAME_LIST},
    {"fn main()*", NULL, A_PROGRAM, NAME_LIST},
    {"package main", NULL, A_PROGRAM, NAME_LIST},
    {"local * = *", NULL, A_LUA_FILE, NAME_LIST},
    {"function *(*)", NULL, A_LUA_FILE, NAME_LIST},
    {"return {*", "}", A_LUA_FILE, NAME_LIST},
};

typedef struct {
    char line[LINES_SEEN][LINE_BYTES];
    int n;
} Lines;

// Keeps the first lines that are not blank, without blanks around them.
static void take_lines(Lines *lines, const char *text, size_t n)
{
    const char *const end = text + n;

    while (text < end && lines->n < LINES_SEEN) {
        while (text < end && strchr(" \t\r\n", *text)) text++;
        const char *stop = text;
        while (stop < end && *stop != '\n' && *stop != '\r') stop++;
        const char *next = stop;
        while (stop > text && (stop[-1] == ' ' || stop[-1] == '\t')) stop--;
        if (stop > text)
            (void)text_format(lines->line[lines->n++],
                              LINE_BYTES,
                              "%.*s",
                              stop - text < LINE_BYTES ? (int)(stop - text)
                                                       : LINE_BYTES - 1,
                              text);
        text = next;
    }
}

static bool has_line(const Lines *lines, const char *pattern)
{
    const bool wild = strchr("*?[\\", *pattern); // else the line begins just so

    for (int i = 0; i < lines->n; i++)
        if ((wild || *lines->line[i] == *pattern) &&
            !fnmatch(pattern, lines->line[i], 0))
            return true;
    return false;
}

int file_mark_refuse_text(const char *text, size_t n, const char *name, Err *err)
{
    Lines lines = {.n = 0};

    take_lines(&lines, text, n);
    for (int i = 0; i < COUNT_OF(seems); i++)
        if (has_line(&lines, seems[i].line) &&
            (!seems[i].also || has_line(&lines, seems[i].also)))
            return err_set(err,
                           CODE_DATA,
                           "%s seems to be %s: %s",
                           name,
                           seems[i].what,
                           seems[i].remedy);
    return 0;
}

// ---- the alphabet
//
// In Windows-1252 letters with accents stand alone or in pairs between others. Texts of
// GB18030, Big5, Shift-JIS, EUC or a Cyrillic alphabet have long runs of bytes beyond ASCII,
// or many that are signs which nobody types.

enum { BYTES_LEAST = 6, RUN_LEAST = 3, HALF = 2, THIRD = 3 };

// Returns whether the sign [c], such as that of a pound, stands before a letter, which only a
// quote, a soft hyphen, an accent or an ordinal does.
static bool is_glued(unsigned char c, unsigned char next)
{
    return c > 0xa0 && c < 0xc0 &&
           !strchr("\xa1\xaa\xab\xad\xb4\xb7\xba\xbb\xbf", (char)c) &&
           (next >= 0x80 || isalpha(next));
}

// Returns whether a byte is a sign that nobody types: U+0192, a dagger, a lone accent.
static bool is_odd(unsigned char c)
{
    static const char odd[] = "\x81\x82\x83\x86\x87\x88\x89\x8d\x8f\x90\x98\x9d"
                              "\xa6\xa8\xac\xaf\xb8\xb9";

    return strchr(odd, (char)c) != NULL;
}

bool file_mark_is_western(const unsigned char *text, size_t n)
{
    size_t all = 0, odd = 0, in_runs = 0, run;

    for (size_t i = 0; i < n; i += run + 1) {
        for (run = 0; i + run < n && text[i + run] >= 0x80; run++)
            odd += is_odd(text[i + run]) ||
                   (i + run + 1 < n && is_glued(text[i + run], text[i + run + 1]));
        all += run;
        if (run >= RUN_LEAST) in_runs += run;
    }
    return all < BYTES_LEAST || (in_runs * HALF < all && odd * THIRD < all);
}
