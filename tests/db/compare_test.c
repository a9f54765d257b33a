// compare_test.c -- the differences between two databases, and since an import.

#include "tests/db/fixture.h"

#include "db/export/db_diff.h"

static ImportReport report;
static Err err;
static char told[2000];

static int begin(void **state)
{
    report = (ImportReport){0};
    err = (Err){0};
    return make_home(state);
}

static int end(void **state)
{
    arena_free(report.problems.arena);
    return remove_home(state);
}

static void import(const char *db, const char *path)
{
    arena_free(report.problems.arena);
    assert_int_equal(
        import_into(db, path, (ImportOptions){.remove = true}, &report, &err), 0);
    assert_int_equal(report.rejected, 0);
}

static void tell(void *context, const DbDifference *found)
{
    size_t n = strlen(told);
    (void)context;

    (void)snprintf(told + n,
                   sizeof told - n,
                   "%c%s %s",
                   "+-~"[found->how],
                   found -> kind,
                   found -> name);
    n = strlen(told);
    if (found->field)
        (void)snprintf(told + n,
                       sizeof told - n,
                       " %s %s>%s",
                       found->field,
                       found->old,
                       found->now);
    strcat(told, "\n");
}

static const char *databases(const char *one, const char *other)
{
    Store *before = store_open(one, &fixture_rules, &err),
          *after = store_open(other, &fixture_rules, &err);
    const DbDiff comparison = {tell, NULL, arena_new(), &err};

    told[0] = '\0';
    assert_int_equal(db_diff(&comparison, before, after), 0);
    arena_free(comparison.arena);
    store_close(before);
    store_close(after);
    return told;
}

static const char *imports(const char *since, const char *until)
{
    Store *store = store_open("test.db", &fixture_rules, &err);
    const DbDiff comparison = {tell, NULL, arena_new(), &err};
    int64_t from = db_diff_import_find(store, since, &err);
    int64_t to = db_diff_import_find(store, until, &err);

    told[0] = '\0';
    assert_true(from >= 0 && to >= 0);
    assert_int_equal(db_diff_imports(&comparison, store, "TOY", from, to), 0);
    arena_free(comparison.arena);
    store_close(store);
    return told;
}

static void change_set(void)
{
    put_file("set/cards.csv",
             LIST_HEAD "TOY-001,\"Ann, First\",Unit,Fury,3,1,Fury,5,Girl,Push 2,no\n"
                       "TOY-002,Bolt,Spell,Fury; Calm,1,,,,,Wind {1 calm},yes\n"
                       "TOY-004,Door,Gear,,0,,,,,,no\n");
    put_file("set/keywords/push.lua", "-- Pushes hard.\nkeyword \"Push\" {}\n");
    assert_int_equal(unlink("set/toy-002-bolt.lua"), 0);
}

#define CHANGES                                                                        \
    "~card TOY-001 might 4>5\n~card TOY-001 tags Girl; Red>Girl\n"                     \
    "-card TOY-003\n+card TOY-004\n"

static void databases_are_compared_card_by_card(void **state)
{
    (void)state;
    put_set();
    import("test.db", "set");
    import("other.db", "set");
    assert_string_equal(databases("test.db", "other.db"), "");
    change_set();

    import("other.db", "set");

    assert_string_equal(databases("test.db", "other.db"),
                        CHANGES "~keyword Push\n-script TOY-002\n");
    put_file("list", "code,name,text,name_fr\nTOY-002,Bolt,Hit.,Foudre\n");
    import("test.db", "list");
    assert_string_equal(databases("other.db", "test.db"),
                        "~card TOY-001 might 5>4\n~card TOY-001 tags Girl>Girl; Red\n"
                        "~card TOY-002 name.fr >Foudre\n"
                        "~card TOY-002 text.en.effective >Hit.\n"
                        "+card TOY-003\n-card TOY-004\n"
                        "~keyword Push\n+script TOY-002\n");
}

static void history_tells_what_changed_since_an_import(void **state)
{
    (void)state;
    put_set();
    import("test.db", "set");
    change_set();
    import("test.db", "set");
    put_file("list", "code,name,text\nTOY-001,\"Ann, First\",Hit.\n");
    import("test.db", "list");
    put_file("list", "code,name,text\nTOY-001,\"Ann, First\",Hit hard.\n");
    import("test.db", "list");

    assert_string_equal(imports("1", "2"),
                        "+card TOY-004\n~card TOY-001 might 4>5\n"
                        "~card TOY-001 tags Girl; Red>Girl\n-card TOY-003\n"
                        "-script TOY-002\n~keyword Push\n");
    assert_string_equal(imports("2", "4"),
                        "~card TOY-001 text.en.effective >Hit hard.\n");
    assert_string_equal(imports("3", "4"),
                        "~card TOY-001 text.en.effective Hit.>Hit hard.\n");
    assert_string_equal(imports("4", "9999-12"), "");
    assert_non_null(strstr(imports("0", "1"), "+card TOY-001\n"));
}

static void an_import_that_was_not_is_refused(void **state)
{
    (void)state;
    put_set();
    import("test.db", "set");
    Store *store = store_open("test.db", &fixture_rules, &err);
    const DbDiff comparison = {tell, NULL, arena_new(), &err};

    assert_int_equal(db_diff_import_find(store, "7", &err), -1);
    assert_int_equal(err.code, 66);
    assert_int_equal(db_diff_import_find(store, "2001-01-01", &err), -1);
    assert_int_equal(db_diff_import_find(store, "soon", &err), -1);
    assert_int_equal(db_diff_imports(&comparison, store, "ODD", 0, 1), -1);
    assert_int_equal(err.code, 66);
    arena_free(comparison.arena);
    store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            databases_are_compared_card_by_card, begin, end),
        cmocka_unit_test_setup_teardown(
            history_tells_what_changed_since_an_import, begin, end),
        cmocka_unit_test_setup_teardown(an_import_that_was_not_is_refused, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
