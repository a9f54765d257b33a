// source_test.c -- a file in any packing and encoding comes out as UTF-8.

#include "tests/db/pack.h"

#include "db/notation/text_symbols.h"
#include "db/text/source.h"

static Err err;

static int begin(void **state)
{
    err = (Err){0};
    return make_home(state);
}

static void put_bytes(const char *path, const void *bytes, size_t n)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, n, file), n);
    assert_int_equal(fclose(file), 0);
}

// All that comes out of [path], to be freed; NULL if it ends by a fault, see err.
static char *read_all(const char *path)
{
    Source *source = source_open(path, &err);
    char *text = calloc(1, 1 << 21);
    size_t n = 0;

    assert_non_null(text);
    if (source)
        for (int byte; (byte = source_next(source)) != SOURCE_END;)
            text[n++] = (char)byte;
    bool failed = !source || source_failed(source, &err);
    source_close(source);
    if (!failed) return text;
    free(text);
    return NULL;
}

static void expect_text(const char *path, const char *expected)
{
    char *text = read_all(path);

    assert_non_null(text);
    assert_string_equal(text, expected);
    free(text);
}

static void expect_fault(const char *path, const char *what)
{
    assert_null(read_all(path));
    if (!strstr(err.text, what)) fail_msg("'%s' does not say '%s'", err.text, what);
}

static void every_encoding_is_read(void **state)
{
    static const char utf16_le[] = "\xff\xfe"
                                   "K\0\xe4\0r\0\n\0\x3d\xd8\x00\xde";
    static const char utf16_be[] = "\xfe\xff"
                                   "\0K\0\xe4\0r\0\n\xd8\x3d\xde\x00";
    static const char utf32_le[] = "\xff\xfe\0\0K\0\0\0\xe4\0\0\0\0\xf6\1\0";
    static const char utf32_be[] = "\0\0\xfe\xff\0\0\0K\0\0\0\xe4\0\1\xf6\0";
    static const char bare_32[] = "K\0\0\0\xe4\0\0\0";
    static const char half_32[] = "K\0\0\0\xe4\0";
    static const char bare_be[] = "\0K\0\xe4";
    static const char bare_le[] = "K\0\xe4\0r\0\n\0\x3d\xd8\x00\xde";
    (void)state;

    put_file("utf8", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    put_file("mark", "\xef\xbb\xbfK\xc3\xa4r\n\xf0\x9f\x98\x80");
    put_file("latin", "K\xe4r \x93x\x94");
    put_bytes("le", utf16_le, sizeof utf16_le - 1);
    put_bytes("be", utf16_be, sizeof utf16_be - 1);
    put_bytes("bare", bare_le, sizeof bare_le - 1);
    put_bytes("bare_be", bare_be, sizeof bare_be - 1);
    put_bytes("32le", utf32_le, sizeof utf32_le - 1);
    put_bytes("32be", utf32_be, sizeof utf32_be - 1);
    put_bytes("bare_32", bare_32, sizeof bare_32 - 1);
    put_bytes("half_32", half_32, sizeof half_32 - 1);
    put_file("gbk", "name\nK\xe4r \x81x");

    expect_text("utf8", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("mark", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("latin", "K\xc3\xa4r \xe2\x80\x9cx\xe2\x80\x9d");
    expect_text("le", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("be", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("bare", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("bare_be", "K\xc3\xa4");
    expect_text("32le", "K\xc3\xa4\xf0\x9f\x98\x80");
    expect_text("32be", "K\xc3\xa4\xf0\x9f\x98\x80");
    expect_text("bare_32", "K\xc3\xa4");
    expect_fault("half_32", "half_32:1:2: the file ends within a UTF-32 character");
    expect_fault(
        "gbk",
        "gbk:2:6: found a byte that is neither UTF-8 nor Windows-1252, expected "
        "text: save the list as UTF-8");
}

// Few bytes beyond ASCII are western, and many that stand as western letters do.
static void text_of_other_alphabets_is_refused(void **state)
{
    static const char *const foreign[] = {
        "\xb1\xe0\xba\xc5,\xc3\xfb\xb3\xc6\nOGN-169,\xd5\xf3\xb7\xe7\nOGN-045,\xb7\xb4\xbf\xb9\n",
        "\x94\xd4\x8d\x86,\x96\xbc\x91O\nOGN-169,\x82\xc6\x82\xc1\x82\xd5\x82\xa4\nOGN-045,\x83J\x81[\x83h\x82\xcc\x93\xcb\x95\x97\n",
        "\xc8\xd6\xb9\xe6,\xcc\xbe\xc1\xb0\nOGN-169,\xa4\xc8\xa4\xc3\xa4\xd7\xa4\xa6\nOGN-045,\xa5\xab\xa1\xbc\xa5\xc9\xa4\xce\xc6\xcd\xc9\xf7\n",
        "\xbds\xb8\xb9,\xa6W\xba\xd9\nOGN-169,\xb0}\xad\xb7\nOGN-045,\xa4\xcf\xa7\xdc\n",
        "\xb9\xf8\xc8\xa3,\xc0\xcc\xb8\xa7\nOGN-169,\xb5\xb9\xc7\xb3\n",
        "\xcd\xee\xec\xe5\xf0,\xc8\xec\xff\nOGN-169,\xcf\xee\xf0\xfb\xe2\n"};
    static const char *const western[][2] = {
        {"Gr\xf6\xdf"
         "e, gr\xf6\xdf"
         "er, \x84"
         "B\xf6"
         "e\x93 \x96 5 \xa3\n\xc4u\xdf"
         "erst, \xd6l, \xc4\xd6\xdc\n",
         "Größe, größer, „Böe“ – 5 £\nÄußerst, Öl, ÄÖÜ\n"},
        {"\xab D\xe9"
         "fi \xbb l\x92\xe9t\xe9\x85 C\x9cur \xe0 c\x9cur, \x8cuf\n\xe7"
         "a, l\xe0, na\xefve\n",
         "« Défi » l’été… Cœur à cœur, Œuf\nça, là, naïve\n"},
        {"\xbfQu\xe9? \xa1S\xed! Cora\xe7\xe3o, a\xe7\xe3o, ma\xf1"
         "ana, col\xb7lecci\xf3\n",
         "¿Qué? ¡Sí! Coração, ação, mañana, col·lecció\n"},
        {"Kai\x92Sa \x97 \x93x\x94\x85 \xa3"
         "5, \xa3"
         "3, \x80"
         "3, Don\x92t, It\x92s 1\xbd x\xb2\n",
         "Kai’Sa — “x”… £5, £3, €3, Don’t, It’s 1½ x²\n"},
        {"\xc6"
         "ble, r\xf8"
         "dgr\xf8"
         "d p\xe5 fl\xf8"
         "de, \xde\xf3r\n",
         "Æble, rødgrød på fløde, Þór\n"}};
    (void)state;

    for (int i = 0; i < COUNT_OF(foreign); i++) {
        put_file("text", foreign[i]);
        expect_fault(
            "text",
            "text:1:1: found text that is neither UTF-8 nor Windows-1252, such as "
            "GB18030 or Shift-JIS: save the list as UTF-8");
    }
    for (int i = 0; i < COUNT_OF(western); i++) {
        put_file("text", western[i][0]);
        expect_text("text", western[i][1]);
    }
}

// A text of [n] bytes in which no two stretches are alike for long.
static char *long_text(size_t n)
{
    char *text = malloc(n + 1);
    unsigned seed = 7;

    assert_non_null(text);
    for (size_t i = 0; i < n; i++) {
        seed = seed * 1103515245 + 12345;
        text[i] = i % 71 == 70 ? '\n' : (char)('a' + (seed >> 16) % 26);
    }
    text[n] = '\0';
    return text;
}

// A list is not taken from a file of which one half is older than the other.
static void a_file_that_changes_meanwhile_is_refused(void **state)
{
    enum { BYTES = 1000000 };
    char *text = long_text(BYTES);
    (void)state;
    put_bytes("text", text, BYTES);
    Source *source = source_open("text", &err);
    assert_non_null(source);
    for (int i = 0; i < BYTES / 2; i++)
        assert_int_not_equal(source_next(source), SOURCE_END);
    assert_int_equal(truncate("text", BYTES - 5), 0);

    while (source_next(source) != SOURCE_END) continue;

    assert_true(source_failed(source, &err));
    assert_non_null(strstr(err.text, "text changed while it was read"));
    source_close(source);
    free(text);
}

static void packed_files_are_unpacked(void **state)
{
    static const int filters[] = {ARCHIVE_FILTER_GZIP,
                                  ARCHIVE_FILTER_ZSTD,
                                  ARCHIVE_FILTER_XZ,
                                  ARCHIVE_FILTER_BZIP2};
    enum { BYTES = 1000000 };
    char *text = long_text(BYTES);
    (void)state;

    for (int i = 0; i < COUNT_OF(filters); i++) {
        pack_bytes("packed", filters[i], text, BYTES);
        expect_text("packed", text);
        assert_int_equal(truncate("packed", 5000), 0);
        expect_fault("packed", "packed: the packed file is damaged or cut off");
    }
    free(text);
}

// The bytes of a file, to be freed.
static char *bytes_of(const char *path, size_t *n)
{
    FILE *file = fopen(path, "rb");
    char *bytes = malloc(1 << 20);

    assert_non_null(file);
    assert_non_null(bytes);
    *n = fread(bytes, 1, 1 << 20, file);
    assert_int_equal(fclose(file), 0);
    return bytes;
}

// The end of a gzip file says the checksum and the length of what is in it.
static void the_end_of_gzip_is_compared(void **state)
{
    enum { END = 8 };
    static const int wholes[] = {ARCHIVE_FORMAT_RAW, ARCHIVE_FORMAT_TAR_USTAR};
    char *text = long_text(30000);
    (void)state;

    for (int k = 0; k < COUNT_OF(wholes); k++) {
        size_t n;
        pack_files("packed",
                   wholes[k],
                   ARCHIVE_FILTER_GZIP,
                   (Packed[]){{"list.csv", text, 0}, {0}});
        char *bytes = bytes_of("packed", &n);
        expect_text("packed", text);
        for (size_t i = n - END; i < n; i++) {
            bytes[i] ^= 1;
            put_bytes("packed", bytes, n);
            expect_fault("packed",
                         i < n - END / 2 ? "cut off (incorrect data check)"
                                         : "cut off (incorrect length check)");
            bytes[i] ^= 1;
            put_bytes("packed", bytes, i);
            expect_fault("packed", "cut off (the gzip file ends too early)");
        }
        free(bytes);
    }
    free(text);
}

static void gzip_has_several_members(void **state)
{
    size_t n;
    (void)state;
    pack_bytes("one", ARCHIVE_FILTER_GZIP, "one\n", 4);
    char *bytes = bytes_of("one", &n);
    char *all = calloc(2, n + 512);
    assert_non_null(all);
    memcpy(all, bytes, n);
    memcpy(all + n, bytes, n);

    put_bytes("two", all, 2 * n);
    expect_text("two", "one\none\n");
    put_bytes("filled", all, 2 * n + 512);
    expect_text("filled", "one\none\n");
    all[2 * n] = 'x';
    put_bytes("rubbish", all, 2 * n + 512);
    expect_fault("rubbish", "rubbish: the packed file is damaged or cut off");
    free(bytes);
    free(all);
}

// A text that the command zstd has packed, with its checksum.
static const char zstd_text[] =
    "\050\265\057\375\004\130\101\000\000\157\156\145\012\164\167\157\012\346\246\016\100";

// Every packing has a check of its own; tar has one only for its heads.
static void a_flipped_byte_is_found_in_every_packing(void **state)
{
    static const int kinds[][2] = {{ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP},
                                   {ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_XZ},
                                   {ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_BZIP2},
                                   {ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE}};
    char *text = long_text(30000);
    size_t n;
    (void)state;

    for (int k = 0; k < COUNT_OF(kinds); k++) {
        pack_files(
            "packed", kinds[k][0], kinds[k][1], (Packed[]){{"list.csv", text, 0}, {0}});
        char *bytes = bytes_of("packed", &n);
        for (size_t i = n / 8; i < n * 7 / 8; i += n / 16) {
            bytes[i] ^= 4;
            put_bytes("packed", bytes, n);
            expect_fault("packed", "packed: the packed file is damaged or cut off");
            bytes[i] ^= 4;
        }
        free(bytes);
    }
    free(text);
    char zstd[sizeof zstd_text - 1];
    memcpy(zstd, zstd_text, sizeof zstd);
    put_bytes("zstd", zstd, sizeof zstd);
    expect_text("zstd", "one\ntwo\n");
    zstd[sizeof zstd - 6] ^= 1;
    put_bytes("zstd", zstd, sizeof zstd);
    expect_fault("zstd", "zstd: the packed file is damaged or cut off");
}

static void an_archive_of_one_file_is_that_file(void **state)
{
    const Packed one[] = {{"__MACOSX/x", "?", 1},
                          {"folder/.hidden", "?", 1},
                          {"folder/list.csv", "one\ntwo", 0},
                          {0}};
    const Packed two[] = {{"a.csv", "one", 0}, {"b.csv", "two", 0}, {0}};
    const Packed none[] = {{".hidden", "?", 1}, {0}};
    (void)state;

    pack_zip("zip", one);
    pack_files("tar", ARCHIVE_FORMAT_TAR_PAX_RESTRICTED, ARCHIVE_FILTER_NONE, one);
    pack_files("tar.xz", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_XZ, one);
    pack_zip("two", two);
    pack_zip("none", none);

    expect_text("zip", "one\ntwo");
    expect_text("tar", "one\ntwo");
    expect_text("tar.xz", "one\ntwo");
    expect_fault("two", "two holds several files, expected one");
    expect_fault("none", "none holds no file");
}

static void a_bomb_ends_at_the_limit(void **state)
{
    enum { BYTES = 1 << 20, PIECES = 80 };
    struct archive *bomb = pack_begin(ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP, "bomb");
    struct archive_entry *entry = archive_entry_new();
    char *zeros = calloc(1, BYTES);
    int64_t n = 0;
    (void)state;
    archive_entry_set_pathname(entry, "x");
    archive_entry_set_filetype(entry, AE_IFREG);
    assert_int_equal(archive_write_header(bomb, entry), ARCHIVE_OK);
    memset(zeros, 'x', BYTES);
    for (int i = 0; i < PIECES; i++)
        assert_int_equal(archive_write_data(bomb, zeros, BYTES), BYTES);
    archive_entry_free(entry);
    archive_write_free(bomb);
    free(zeros);

    Source *source = source_open("bomb", &err);
    assert_non_null(source);
    while (source_next(source) != SOURCE_END) n++;

    assert_int_equal(source_failed(source, &err), -1);
    assert_string_equal(err.text,
                        "bomb unpacks to more than 250 times its size, which no list "
                        "does");
    assert_in_range(n, BYTES, 65 * BYTES);
    source_close(source);
}

// A file that nothing here reads says what it is, and what helps.
static void what_is_turned_away_says_what_it_is(void **state)
{
    (void)state;
    put_file("a", "%PDF-1.7 and more");
    put_bytes("b", "\x89PNG\r\n\x1a\n", 8);
    put_bytes("c", "SQLite format 3", 16);
    put_bytes("d",
              "\x7f"
              "ELF\2\1",
              6);
    put_bytes("e", "Rar!\x1a\7\0", 7);

    expect_fault("a", "a is a PDF: save the table in it as CSV or XLSX");
    expect_fault("b", "b is a picture (PNG): a list of cards is text or a spreadsheet");
    expect_fault("c", "c is an SQLite database: export its table of cards as CSV");
    expect_fault("d", "d is a program: name a list of cards");
    expect_fault("e", "e is a RAR archive: unpack it first, or pack it as zip");
}

// Each kind of file by the bytes that tell it.
static void every_kind_of_file_has_a_name(void **state)
{
    static const struct {
        const char *bytes;
        size_t n;
        const char *what;
    } files[] = {
        {"\0\1\0\0Standard ACE DB",
         20,
         "f is an Access database: export its table of "},
        {"\xca\xfe\xba\xbe\0\0\0\x34", 8, "f is a program: name a list of cards"},
        {"#!/bin/sh\n", 10, "f is a program: name a list of cards"},
        {"RIFF1234WAVEfmt ", 16, "f is a sound: a list of cards is text or a "},
        {"wOF2\0\1", 6, "f is a font: a list of cards is text or a "},
        {"ARROW1\0\0", 8, "f is an Arrow file: export it as CSV"},
        {"MIME-Version: 1.0\n", 18, "f is a mail or a saved page: save the table in "},
        {"-----BEGIN PGP MESSAGE-----", 27, "f is an encrypted text: decrypt it first"},
        {"\x09\x04\x06\0", 4, "f is an Excel workbook of 1995 or before: save it as "},
        {"MSCF\0\0", 6, "f is a CAB archive: unpack it first, or pack it as zip"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(files); i++) {
        put_bytes("f", files[i].bytes, files[i].n);
        expect_fault("f", files[i].what);
    }
}

static void what_is_no_text_is_named_with_its_place(void **state)
{
    (void)state;
    put_bytes("nul", "one\ntw\0o", 8);
    put_file("mixed", "K\xc3\xa4r\nK\xe4r");
    put_file("cut", "K\xc3\xa4r\n\xf0\x9f");
    put_file("empty", "");
    assert_int_equal(mkdir("folder", 0777), 0);

    expect_fault("nul", "nul:2:3: found a NUL byte, expected text: save the list");
    expect_fault("mixed", "mixed:2:2: found a byte that is not UTF-8");
    expect_fault("cut", "cut:2:1: the file ends within a character");
    expect_fault("empty", "empty is empty");
    expect_fault("folder", "folder is a directory");
    expect_fault("none", "none: No such file");
}

static void the_place_is_that_of_the_next_byte(void **state)
{
    char *text = long_text(300000);
    int64_t line = 1, column = 1;
    (void)state;
    put_file("long", text);
    Source *source = source_open("long", &err);
    size_t n;
    assert_non_null(source_head(source, &n));
    assert_true(n >= SOURCE_HEAD / 2);

    for (int64_t i = 0; text[i]; i++) {
        if (source_byte(source) != i) fail_msg("byte %lld", (long long)i);
        if (source->line != line) fail_msg("line at byte %lld", (long long)i);
        if (source_column(source) != column) fail_msg("column at %lld", (long long)i);
        assert_int_equal(source_next(source), text[i]);
        column++;
        if (text[i] == '\n') line++, column = 1;
    }
    assert_int_equal(source_next(source), SOURCE_END);
    source_close(source);
    free(text);
}

static void every_notation_of_symbols_becomes_one(void **state)
{
    static const char *const texts[][2] = {
        {":rb_energy_1::rb_rune_fury: :rb_rune_rainbow:", "{1}{fury} {any}"},
        {"[1][fury] [rainbow] [energy_0]", "{1}{fury} {any} {0}"},
        {"[E1][RUNE:fury] [MIGHT] [EXHAUST]", "{1}{fury} {might} {exhaust}"},
        {"[1][C] [A] [S] [T]", "{1}{calm} {any} {might} {exhaust}"},
        {"{{1}}{{\xe7\xba\xa2\xe8\x89\xb2}} {{A}} {{Tank}}", "{1}{fury} {any} [Tank]"},
        {"{1}{fury} [Assault 2] [>] x", "{1}{fury} [Assault 2] [>] x"},
        {"<p>One &amp; two.<br />Three&#39;s.</p>", "One & two.\nThree's."},
        {"It\xe2\x80\x99s\\n\r\n  new  ", "It's\nnew"},
        {"+1 <img src=\"/a.b/rb_might.png\"> <img alt=\"?\" src=might.svg>",
         "+1 {might} {might}"},
        {"might.png, rb_energy_2.svg and odd.png.", "{might}, {2} and odd.png."},
        {"a<hr/>b\u2028c", "a\n---\nb\nc"},
        {"<em class=\"r\">It only reminds.</em> <i>x</i>", "(It only reminds.) x"},
        {":rb_glow: a: b < c", "{glow} a: b < c"},
    };
    const FactColumns columns = fact_columns_of(&fixture_rules);
    const ListWords words = {.columns = &columns, .forms = &riftbound_lists};
    Arena *arena = arena_new();
    (void)state;

    for (int i = 0; i < COUNT_OF(texts); i++)
        assert_string_equal(text_symbols_normalise(arena, &words, "calm", texts[i][0]),
                            texts[i][1]);
    assert_string_equal(
        text_symbols_normalise(
            arena, &words, "a domain of a name beyond all length", "[C]"),
        "{own}");
    arena_free(arena);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, remove_home)

// Writes an archive of one file whose header has [size] as its twelve bytes of size.
static void put_tar(const char *path, const char *size)
{
    unsigned char block[1024 * 2] = "list.csv";
    unsigned sum = 0;

    memcpy(block + 100, "0000644\0000000000\0000000000", 24);
    memcpy(block + 124, size, 12);
    memcpy(block + 136, "00000000000\000        0", 21);
    memcpy(block + 257, "ustar\00000", 8);
    for (int i = 0; i < 512; i++) sum += block[i];
    (void)snprintf((char *)block + 148, 8, "%06o", sum);
    memcpy(block + 512, "code,name\n", 10);
    put_bytes(path, block, sizeof block);
}

static void an_impossible_size_is_told(void **state)
{
    static const struct {
        const char *size, *told;
    } sizes[] = {
        {"00000100000", "(list.csv says that it has 32768 bytes)"},
        {"77777777777", "(list.csv says that it has 8589934591 bytes)"},
        {"\x80\0\0\0\x40\0\0\0\0\0\0\0", "(list.csv says that it has 46116860184"},
        {"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", "negative size"},
        {"\x80\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", "size overflow"},
        {"zzzzzzzzzzz", "(no file in it is described rightly)"},
        {"-0000000001", "(no file in it is described rightly)"},
    };
    (void)state;

    put_tar("list.tar", "00000000012");
    expect_text("list.tar", "code,name\n");
    for (int i = 0; i < COUNT_OF(sizes); i++) {
        put_tar("list.tar", sizes[i].size);
        expect_fault("list.tar", "list.tar: the packed file is damaged or cut off (");
        expect_fault("list.tar", sizes[i].told);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_impossible_size_is_told),
        TEST(text_of_other_alphabets_is_refused),
        TEST(every_encoding_is_read),
        TEST(a_file_that_changes_meanwhile_is_refused),
        TEST(packed_files_are_unpacked),
        TEST(the_end_of_gzip_is_compared),
        TEST(gzip_has_several_members),
        TEST(a_flipped_byte_is_found_in_every_packing),
        TEST(an_archive_of_one_file_is_that_file),
        TEST(a_bomb_ends_at_the_limit),
        TEST(what_is_turned_away_says_what_it_is),
        TEST(every_kind_of_file_has_a_name),
        TEST(what_is_no_text_is_named_with_its_place),
        TEST(the_place_is_that_of_the_next_byte),
        TEST(every_notation_of_symbols_becomes_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
