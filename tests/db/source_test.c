// source_test.c -- a file in any packing and encoding comes out as UTF-8.

#include "tests/db/fixture.h"

#include <zlib.h>
#include <zstd.h>

#include "db/lists/text_symbols.h"
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
    static const char bare_le[] = "K\0\xe4\0r\0\n\0\x3d\xd8\x00\xde";
    (void)state;

    put_file("utf8", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    put_file("mark", "\xef\xbb\xbfK\xc3\xa4r\n\xf0\x9f\x98\x80");
    put_file("latin", "K\xe4r \x93x\x94");
    put_bytes("le", utf16_le, sizeof utf16_le - 1);
    put_bytes("be", utf16_be, sizeof utf16_be - 1);
    put_bytes("bare", bare_le, sizeof bare_le - 1);

    expect_text("utf8", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("mark", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("latin", "K\xc3\xa4r \xe2\x80\x9cx\xe2\x80\x9d");
    expect_text("le", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("be", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
    expect_text("bare", "K\xc3\xa4r\n\xf0\x9f\x98\x80");
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

static void packed_files_are_unpacked(void **state)
{
    enum { BYTES = 1000000 };
    char *text = long_text(BYTES);
    char *packed = malloc(2 * BYTES);
    (void)state;
    assert_non_null(packed);
    gzFile file = gzopen("gzip", "wb");
    assert_int_equal(gzwrite(file, text, BYTES), BYTES);
    gzclose(file);
    size_t n = ZSTD_compress(packed, 2 * BYTES, text, BYTES, 3);
    put_bytes("zstd", packed, n);

    expect_text("gzip", text);
    expect_text("zstd", text);

    assert_int_equal(truncate("gzip", 5000), 0);
    assert_int_equal(truncate("zstd", 5000), 0);
    expect_fault("gzip", "truncated");
    expect_fault("zstd", "truncated");
    free(packed);
    free(text);
}

static void what_is_no_text_is_named_with_its_place(void **state)
{
    (void)state;
    put_bytes("nul", "one\ntw\0o", 8);
    put_file("mixed", "K\xc3\xa4r\nK\xe4r");
    put_file("cut", "K\xc3\xa4r\n\xf0\x9f");
    put_file("empty", "");
    assert_int_equal(mkdir("folder", 0777), 0);

    expect_fault("nul", "nul:2:3: found a NUL byte");
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
        {":rb_glow: a: b < c", "{glow} a: b < c"},
    };
    const FactColumns columns = fact_columns_of(&fixture_rules);
    const ListWords words = {&columns, &riftbound_lists};
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_encoding_is_read),
        TEST(packed_files_are_unpacked),
        TEST(what_is_no_text_is_named_with_its_place),
        TEST(the_place_is_that_of_the_next_byte),
        TEST(every_notation_of_symbols_becomes_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
