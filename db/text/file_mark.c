// file_mark.c -- one table of marks; the first row that fits counts.

#include "db/text/file_mark.h"

#include <string.h>

#include "engine/base/base.h"

#define SAVE_TABLE   "save the table in it as CSV or XLSX"
#define OLD_BOOK     "an Excel workbook of 1995 or before"
#define SAVE_BOOK    "save it as XLSX"
#define NO_PICTURE   "a list of cards is text or a spreadsheet"
#define SAVE_CARDS   "export its table of cards as CSV"
#define UNPACK_FIRST "unpack it first, or pack it as zip"

static const FileMark marks[] = {
    {"\x1f\x8b", 2, 0, FILE_PACKED, "a gzip file", NULL},
    {"\x28\xb5\x2f\xfd", 4, 0, FILE_PACKED, "a zstd file", NULL},
    {"\xfd"
     "7zXZ\0",
     6,
     0,
     FILE_PACKED,
     "an xz file",
     NULL},
    {"BZh", 3, 0, FILE_PACKED, "a bzip2 file", NULL},
    {"PK\3\4", 4, 0, FILE_PACKED, "a zip file", NULL},
    {"PK\5\6", 4, 0, FILE_PACKED, "a zip file", NULL},
    {"ustar", 5, 257, FILE_PACKED, "a tar file", NULL},
    {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 8, 0, FILE_OFFICE, "an old Office file", NULL},
    {"\x09\x00\x04\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK},
    {"\x09\x02\x06\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK},
    {"\x09\x04\x06\x00", 4, 0, FILE_REFUSED, OLD_BOOK, SAVE_BOOK},
    {"%PDF-", 5, 0, FILE_REFUSED, "a PDF", SAVE_TABLE},
    {"%!PS", 4, 0, FILE_REFUSED, "a PostScript file", SAVE_TABLE},
    {"{\\rtf", 5, 0, FILE_REFUSED, "an RTF document", SAVE_TABLE},
    {"\x89PNG\r\n", 6, 0, FILE_REFUSED, "a picture (PNG)", NO_PICTURE},
    {"\xff\xd8\xff", 3, 0, FILE_REFUSED, "a picture (JPEG)", NO_PICTURE},
    {"GIF8", 4, 0, FILE_REFUSED, "a picture (GIF)", NO_PICTURE},
    {"WEBP", 4, 8, FILE_REFUSED, "a picture (WebP)", NO_PICTURE},
    {"II*\0", 4, 0, FILE_REFUSED, "a picture (TIFF)", NO_PICTURE},
    {"MM\0*", 4, 0, FILE_REFUSED, "a picture (TIFF)", NO_PICTURE},
    {"ftyp", 4, 4, FILE_REFUSED, "a picture or a film", NO_PICTURE},
    {"\0\0\1\0", 4, 0, FILE_REFUSED, "a picture (ICO)", NO_PICTURE},
    {"8BPS", 4, 0, FILE_REFUSED, "a picture (PSD)", NO_PICTURE},
    {"ID3", 3, 0, FILE_REFUSED, "a sound", NO_PICTURE},
    {"OggS\0", 5, 0, FILE_REFUSED, "a sound or a film", NO_PICTURE},
    {"WAVEfmt", 7, 8, FILE_REFUSED, "a sound", NO_PICTURE},
    {"AVI LIST", 8, 8, FILE_REFUSED, "a film", NO_PICTURE},
    {"\x1a\x45\xdf\xa3", 4, 0, FILE_REFUSED, "a film", NO_PICTURE},
    {"wOF", 3, 0, FILE_REFUSED, "a font", NO_PICTURE},
    {"Standard Jet DB", 15, 4, FILE_REFUSED, "an Access database", SAVE_CARDS},
    {"Standard ACE DB", 15, 4, FILE_REFUSED, "an Access database", SAVE_CARDS},
    {"Obj\1", 4, 0, FILE_REFUSED, "an Avro file", "export it as CSV"},
    {"ARROW1\0", 7, 0, FILE_REFUSED, "an Arrow file", "export it as CSV"},
    {"\x89HDF\r\n", 6, 0, FILE_REFUSED, "an HDF5 file", "export it as CSV"},
    {"-----BEGIN PGP", 14, 0, FILE_REFUSED, "an encrypted text", "decrypt it first"},
    {"MIME-Version:", 13, 0, FILE_REFUSED, "a mail or a saved page", SAVE_TABLE},
    {"\\documentclass", 14, 0, FILE_REFUSED, "a LaTeX document", SAVE_TABLE},
    {"#!/", 3, 0, FILE_REFUSED, "a program", "name a list of cards"},
    {"\xca\xfe\xba\xbe", 4, 0, FILE_REFUSED, "a program", "name a list of cards"},
    {"\0asm", 4, 0, FILE_REFUSED, "a program", "name a list of cards"},
    {"MSCF\0", 5, 0, FILE_REFUSED, "a CAB archive", UNPACK_FIRST},
    {"LZIP\1", 5, 0, FILE_REFUSED, "an lzip file", UNPACK_FIRST},
    {"\x1f\x9d", 2, 0, FILE_REFUSED, "a packed file (.Z)", UNPACK_FIRST},
    {"\x5d\0\0\x80\0", 5, 0, FILE_REFUSED, "an lzma file", UNPACK_FIRST},
    {"SQLite format 3\0", 16, 0, FILE_REFUSED, "an SQLite database", SAVE_CARDS},
    {"\x7f"
     "ELF",
     4,
     0,
     FILE_REFUSED,
     "a program",
     "name a list of cards"},
    {"MZ\x90\0", 4, 0, FILE_REFUSED, "a program", "name a list of cards"},
    {"\xcf\xfa\xed\xfe", 4, 0, FILE_REFUSED, "a program", "name a list of cards"},
    {"Rar!\x1a\7", 6, 0, FILE_REFUSED, "a RAR archive", UNPACK_FIRST},
    {"7z\xbc\xaf\x27\x1c", 6, 0, FILE_REFUSED, "a 7z archive", UNPACK_FIRST},
    {"\4\"M\x18", 4, 0, FILE_REFUSED, "an LZ4 file", UNPACK_FIRST},
    {"PAR1", 4, 0, FILE_REFUSED, "a Parquet file", "export it as CSV"},
};

const FileMark *file_mark_find(const void *head, size_t n)
{
    for (int i = 0; i < COUNT_OF(marks); i++) {
        const FileMark *mark = &marks[i];
        if ((size_t)mark->at + (size_t)mark->n > n) continue;
        if (!memcmp((const char *)head + mark->at, mark->bytes, (size_t)mark->n))
            return mark;
    }
    return NULL;
}
