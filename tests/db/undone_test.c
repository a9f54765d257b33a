// undone_test.c -- an import that is undone leaves what other lists say.

#include "tests/db/order_fixture.h"

// Each list undone leaves what the others say; the undo undone brings it back.
static void an_undone_list_leaves_the_others(void **state)
{
    (void)state;
    seed = 5;
    for (int out = 0; out < COUNT_OF(lists); out++) {
        Store *store = open_new(), *without = open_new();
        for (int i = 0; i < COUNT_OF(lists); i++) {
            put_list(&lists[i]);
            import(store, lists[i].file);
            if (i != out) import(without, lists[i].file);
        }
        char *all = dump(store), *wanted = dump(without);
        undo(store, out + 1);
        char *found = dump(store);
        expect_same(wanted, found, lists[out].file);
        undo(store, COUNT_OF(lists) + 1);
        char *back = dump(store);
        expect_same(all, back, lists[out].file);
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

enum { FORMS = 5, POOL = 6, FORM_TRIALS = 40, FORM_TRIALS_SHORT = 10 };

// Writes a form of one list: some rows of chance in one of two forms, and one of its own.
static void put_form(int form)
{
    FILE *file = fopen("list", "wb");

    assert_non_null(file);
    (void)fprintf(file, "code,name,type,energy,text\n");
    for (int i = 0; i < POOL; i++)
        if (pick(3))
            (void)fprintf(file,
                          "TOY-%03d/%d,Thing %d,Unit,%d,%s\n",
                          i + 1,
                          5 + pick(2) * 2,
                          i,
                          i,
                          pick(2) ? "Draw." : "");
    (void)fprintf(file, "TOY-%03d,Own %d,Unit,,\n", 50 + form, form);
    assert_int_equal(fclose(file), 0);
}

// Imports the forms that [out] does not leave out, by chance the same for the same [start].
static Store *import_forms(uint64_t start, unsigned out)
{
    Store *store = open_new();

    seed = start;
    for (int i = 0; i < FORMS; i++) {
        put_form(i);
        if (!(out >> i & 1u)) import(store, "list");
    }
    return store;
}

// A statement that a later form of a list repeats stays when an earlier one is undone.
static void what_is_said_again_outlives_an_undo(void **state)
{
    (void)state;
    for (int trial = 0; trial < (getenv("LONG") ? FORM_TRIALS : FORM_TRIALS_SHORT);
         trial++) {
        const uint64_t start = (uint64_t)trial + 100;
        const unsigned out = (unsigned)trial % ((1u << FORMS) - 1);
        Store *store = import_forms(start, 0), *without = import_forms(start, out);
        char *all = dump(store), *wanted = dump(without);
        int64_t undone = FORMS;
        for (int i = FORMS - 1; i >= 0; i--)
            if (out >> i & 1u) undo(store, i + 1), undone++;
        char *found = dump(store);
        expect_same(wanted, found, "forms undone");
        for (int64_t i = FORMS + 1; i <= undone; i++) undo(store, i);
        char *back = dump(store);
        expect_same(all, back, "and done again");
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

// Does the same for sets that are said by their names.
static void an_undone_name_takes_the_codes_back(void **state)
{
    (void)state;
    seed = 8;
    for (int out = 0; out < COUNT_OF(named); out++) {
        Store *store = open_new(), *without = open_new();
        for (int i = 0; i < COUNT_OF(named); i++) {
            put_list(&named[i]);
            import(store, named[i].file);
            if (i != out) import(without, named[i].file);
        }
        for (int i = 0; i < COUNT_OF(named); i++) {
            import(store, named[i].file);
            assert_false(report.written);
        }
        char *all = dump(store), *wanted = dump(without);
        undo(store, out + 1);
        char *found = dump(store);
        expect_same(wanted, found, named[out].file);
        undo(store, COUNT_OF(named) + 1);
        char *back = dump(store);
        expect_same(all, back, named[out].file);
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

// Does the same for reprints, and for the folder of the set that they reprint.
static void an_undone_folder_parts_the_reprints(void **state)
{
    enum { ALL = COUNT_OF(reprints) + 1 };
    (void)state;
    put_reprinted();
    seed = 10;
    for (int out = 0; out < ALL; out++) {
        Store *store = open_new(), *without = open_new();
        for (int i = 0; i < ALL; i++) {
            const char *path = i ? reprints[i - 1].file : "set";
            if (i) put_list(&reprints[i - 1]);
            import(store, path);
            if (i != out) import(without, path);
        }
        char *all = dump(store), *wanted = dump(without);
        undo(store, out + 1);
        char *found = dump(store);
        expect_same(wanted, found, out ? reprints[out - 1].file : "set");
        undo(store, ALL + 1);
        char *back = dump(store);
        expect_same(all, back, out ? reprints[out - 1].file : "set");
        free(all), free(wanted), free(found), free(back);
        store_close(store);
        store_close(without);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_undone_list_leaves_the_others),
        TEST(what_is_said_again_outlives_an_undo),
        TEST(an_undone_name_takes_the_codes_back),
        TEST(an_undone_folder_parts_the_reprints),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
