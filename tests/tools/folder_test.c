// folder_test.c -- a set folder: its texts are listed, read and written, and no name and no link leads out of it.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/serve/folder.h"

static char place[] = "/tmp/folderXXXXXX";
static Folder folder;
static Arena *arena;

static const char *path_of(const char *name)
{
    return arena_format(arena, "%s/%s", place, name);
}

static void put(const char *name, const char *text)
{
    FILE *file = fopen(path_of(name), "wb");

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static char *content(const char *name)
{
    FolderText text = {0};
    Err err = {0};

    return folder_read(&folder, name, arena, &text, &err) ? NULL : text.bytes;
}

static int code_of_reading(const char *name)
{
    FolderText text = {0};
    Err err = {0};

    assert_int_equal(folder_read(&folder, name, arena, &text, &err), -1);
    return err.code;
}

static int write_text(const char *name, const char *text, Err *err)
{
    FolderText written = {(char *)text, strlen(text), ""};

    *err = (Err){0};
    return folder_write(&folder, name, &written, err);
}

static int begin(void **state)
{
    Err err = {0};

    (void)state;
    arena = arena_new();
    assert_non_null(mkdtemp(place));
    assert_int_equal(mkdir(path_of("set"), 0700), 0);
    assert_int_equal(mkdir(path_of("outside"), 0700), 0);
    put("outside/secret.txt", "secret");
    return folder_open(&folder, path_of("set"), arena, &err);
}

static int end(void **state)
{
    (void)state;
    folder_close(&folder);
    const int status = system(arena_format(arena, "rm -rf %s", place));
    arena_free(arena);
    return status;
}

static void a_text_is_written_and_read(void **state)
{
    Err err;

    (void)state;
    assert_string_equal(folder.name, "set");
    assert_int_equal(write_text("keywords/glimpse.lua", "-- one", &err), 0);
    assert_string_equal(content("keywords/glimpse.lua"), "-- one");
    assert_int_equal(chmod(path_of("set/keywords/glimpse.lua"), 0640), 0);
    assert_int_equal(write_text("keywords/glimpse.lua", "-- two", &err), 0);
    assert_string_equal(content("keywords/glimpse.lua"), "-- two");
    struct stat info;
    assert_int_equal(stat(path_of("set/keywords/glimpse.lua"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0640);
    assert_int_equal(folder_remove(&folder, "keywords/glimpse.lua", &err), 0);
    assert_int_equal(code_of_reading("keywords/glimpse.lua"), CODE_MISSING);
    assert_int_equal(folder_remove(&folder, "keywords/glimpse.lua", &err), -1);
}

static void a_list_has_the_texts_alone(void **state)
{
    Err err = {0};

    (void)state;
    put("set/cards.csv", "code\n");
    put("set/.hidden.lua", "x");
    put("set/picture.png", "x");
    assert_int_equal(mkdir(path_of("set/a"), 0700), 0);
    put("set/a/b.lua", "x");
    assert_int_equal(symlink("../outside/secret.txt", path_of("set/link.txt")), 0);
    assert_int_equal(symlink("../outside", path_of("set/linked")), 0);
    assert_int_equal(mkfifo(path_of("set/pipe.lua"), 0600), 0);
    json_t *list = folder_list(&folder, &err);
    assert_non_null(list);
    assert_int_equal(json_array_size(list), 2);
    assert_string_equal(
        json_string_value(json_object_get(json_array_get(list, 0), "name")), "a/b.lua");
    assert_string_equal(
        json_string_value(json_object_get(json_array_get(list, 1), "name")),
        "cards.csv");
    json_decref(list);
}

static void no_name_leads_out(void **state)
{
    static const char *const names[] = {"../outside/secret.txt",
                                        "a/../../outside/secret.txt",
                                        "/etc/hostname.txt",
                                        "",
                                        ".",
                                        "..",
                                        "a//b.lua",
                                        ".hidden.lua",
                                        "a/b/c/d/e.lua",
                                        "a\\b.lua",
                                        "a:b.lua",
                                        "odd\nname.lua",
                                        "no\xff.lua",
                                        "picture.png",
                                        "a/"};
    Err err;

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        assert_int_equal(code_of_reading(names[i]), CODE_DATA);
        assert_int_equal(write_text(names[i], "x", &err), -1);
        assert_int_equal(err.code, CODE_DATA);
        assert_int_equal(folder_remove(&folder, names[i], &err), -1);
    }
}

static void no_link_leads_out(void **state)
{
    Err err;

    (void)state;
    assert_int_equal(code_of_reading("link.txt"), CODE_MISSING);
    assert_int_equal(code_of_reading("linked/secret.txt"), CODE_MISSING);
    assert_int_equal(code_of_reading("pipe.lua"), CODE_MISSING);
    assert_int_equal(write_text("link.txt", "x", &err), -1);
    assert_int_equal(write_text("linked/secret.txt", "x", &err), -1);
    assert_int_equal(write_text("pipe.lua", "x", &err), -1);
    assert_int_equal(folder_remove(&folder, "link.txt", &err), -1);
    assert_int_equal(folder_remove(&folder, "linked/secret.txt", &err), -1);
    char text[16] = "";
    FILE *file = fopen(path_of("outside/secret.txt"), "rb");
    assert_non_null(file);
    assert_non_null(fgets(text, sizeof text, file));
    assert_string_equal(text, "secret");
    assert_int_equal(fclose(file), 0);
}

static void what_is_no_text_is_refused(void **state)
{
    FolderText text = {0};
    Err err = {0};

    (void)state;
    put("set/odd.txt", "one\n\xff\n");
    assert_int_equal(folder_read(&folder, "odd.txt", arena, &text, &err), -1);
    assert_non_null(strstr(err.text, "odd.txt, line 2"));
}

static void a_change_is_another_mark(void **state)
{
    Err err;
    const uint64_t before = folder_mark(&folder);

    (void)state;
    assert_true(folder_mark(&folder) == before);
    assert_int_equal(write_text("cards.csv", "code\nX\n", &err), 0);
    const uint64_t written = folder_mark(&folder);
    assert_true(written != before);
    assert_int_equal(folder_remove(&folder, "a/b.lua", &err), 0);
    assert_true(folder_mark(&folder) != written);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_written_and_read),
        cmocka_unit_test(a_list_has_the_texts_alone),
        cmocka_unit_test(no_name_leads_out),
        cmocka_unit_test(no_link_leads_out),
        cmocka_unit_test(what_is_no_text_is_refused),
        cmocka_unit_test(a_change_is_another_mark),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
