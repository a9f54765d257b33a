// reprint_test.c -- one name is one card: reprints, and printings that another card owns.

#include "tests/db/list_fixture.h"

// What lists may say of a card "Ann, First" that the folder of set TOY has as TOY-001: a
// Unit of energy 3 and might 4.
typedef struct {
    const char *name, *list;
    const char *prints;  // CODE:CARD of all printings that TOY's folder does not have
    const char *problem; // NULL: nothing is rejected
    const char *note;    // NULL: nothing is noted
} Reprint;

#define ALL_ONE "all cards of one name are one (103.2.b), so "
#define PART(code)                                                                     \
    "; for another card of that name put " code " into its column print_of"
#define IS_PRINTING(row, code)                                                         \
    "list row " row                                                                    \
    ", column name: found 'Ann, First', expected a name that no card has: TOY-001 "    \
    "is called so, and " ALL_ONE code " is a printing of TOY-001"

static const Reprint reprints[] = {
    {"the same facts",
     "code,name,type,energy\nARC-005/006,\"Ann, First\",Unit,3\n",
     "ARC-005:TOY-001",
     NULL,
     IS_PRINTING("2", "ARC-005") PART("ARC-005")},
    {"no facts",
     "code,name\nARC-005,ANN - First\n",
     "ARC-005:TOY-001",
     NULL,
     IS_PRINTING("2", "ARC-005") PART("ARC-005")},
    {"its other arts go along",
     "code,name\nARC-005a,\"Ann, First\"\nARC-005,\"Ann, First\"\n",
     "ARC-005:TOY-001 ARC-005a:TOY-001",
     NULL,
     IS_PRINTING("3", "ARC-005") PART("ARC-005")},
    {"another energy",
     "code,name,type,energy\nARC-005,\"Ann, First\",Unit,4\n",
     "",
     "list row 2, column energy: found '4', expected '3', as TOY-001 has it: " ALL_ONE
     "ARC-005 is left out" PART("ARC-005"),
     NULL},
    {"another type",
     "code,name,type\nARC-005,\"Ann, First\",Spell\n",
     "",
     "list row 2, column type: found 'Spell', expected 'Unit', as TOY-001 has it: " ALL_ONE
     "ARC-005 is left out" PART("ARC-005"),
     NULL},
    {"other domains",
     "code,name,domains\nARC-005,\"Ann, First\",Calm\n",
     "",
     "list row 2, column domains: found 'Calm', expected 'Fury', as TOY-001 has it: " ALL_ONE
     "ARC-005 is left out" PART("ARC-005"),
     NULL},
    {"an art of one with other facts",
     "code,name,energy\nARC-005,\"Ann, First\",4\nARC-005a,,\n",
     "",
     "list row 2, column energy: found '4', expected '3', as TOY-001 has it: " ALL_ONE
     "ARC-005 is left out" PART("ARC-005"),
     NULL},
    {"another card of that name",
     "code,name,energy,print_of\nARC-005,\"Ann, First\",4,ARC-005\n",
     "ARC-005:ARC-005",
     NULL,
     NULL},
    {"one with the same facts",
     "code,name,energy,print_of\nARC-005,\"Ann, First\",3,ARC-005\n",
     "ARC-005:ARC-005",
     NULL,
     NULL},
    {"two reprints, one of them wrong",
     "code,name,energy\nARC-005,\"Ann, First\",9\nARC-006,\"Ann, First\",3\n",
     "ARC-006:TOY-001",
     "list row 2, column energy: found '9', expected '3', as TOY-001 has it: " ALL_ONE
     "ARC-005 is left out" PART("ARC-005"),
     IS_PRINTING("3", "ARC-006") PART("ARC-006")},
    {"a printing by its list",
     "code,name,print_of\nARC-005,\"Ann, First\",TOY-001\n",
     "ARC-005:TOY-001",
     NULL,
     NULL},
    {"another name",
     "code,name,type,energy\nARC-005,\"Ann, Second\",Unit,3\n",
     "ARC-005:ARC-005",
     NULL,
     NULL},
    {"another art of a printing that the card owns",
     "code,name,language\nSFD-R01a,\xe5\xae\x89,zh-cn\n",
     "SFD-R01a:TOY-001",
     NULL,
     NULL},
    {"the printing and its other arts, in another language",
     "code,name,language\nSFD-R01,\xe5\xae\x89,zh-cn\nSFD-R01a,\xe5\xae\x89,zh-cn\n"
     "SFD-R01b,\xe5\xae\x89,zh-cn\n",
     "SFD-R01a:TOY-001 SFD-R01b:TOY-001",
     NULL,
     NULL},
    {"the code whose other art the card owns",
     "code,name,language\nRAD-R01,\xe5\xae\x89,zh-cn\n",
     "RAD-R01:TOY-001",
     NULL,
     NULL},
};

static void put_folder(void)
{
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nSFD-R01,TOY-001,\nRAD-R01a,TOY-001,\n");
}

#define PRINTS                                                                         \
    "SELECT group_concat(code, ' ') FROM (SELECT p.code || ':' || c.code AS code"      \
    " FROM printing p JOIN card c ON c.id = p.card WHERE p.code NOT LIKE 'TOY-%'"      \
    " AND p.code <> 'SFD-R01' AND p.code <> 'RAD-R01a' ORDER BY 1)"

static void expect_told(const char *wanted, const Problems *told, const char *name)
{
    Arena *arena = arena_new();
    const char *found = told->n ? problem_line(told->list, arena) : NULL;

    if (!wanted != !found || (wanted && strcmp(wanted, found) != 0))
        fail_msg("%s: expected %s, found %s",
                 name,
                 wanted ? wanted : "nothing",
                 found ? found : "nothing");
    arena_free(arena);
}

static void expect_prints(const char *wanted, const char *name)
{
    const char *found = find(PRINTS);

    if (strcmp(found, wanted) != 0)
        fail_msg("%s: expected %s, found %s", name, wanted, found);
}

static void a_reprint_is_a_printing_of_the_card_of_its_name(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(reprints); i++) {
        const Reprint *it = &reprints[i];
        (void)unlink("test.db");
        put_folder();
        assert_int_equal(import_with("set", (ImportOptions){0}), 0);

        assert_int_equal(import_text(it->list), 0);

        expect_prints(it->prints, it->name);
        expect_told(it->problem, &report.problems, it->name);
        expect_told(it->note, &report.notes, it->name);

        assert_int_equal(import_text(it->list), 0);
        expect_told(it->problem, &report.problems, it->name);
        assert_false(report.written);
    }
}

// The list may come before the folder; then its cards become printings, or go.
static void the_folder_may_come_later(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(reprints); i++) {
        (void)unlink("test.db");
        put_folder();
        assert_int_equal(import_text(reprints[i].list), 0);

        assert_int_equal(import_with("set", (ImportOptions){0}), 0);

        expect_prints(reprints[i].prints, reprints[i].name);
    }
}

// Sets that only lists know keep a card each, and so do games without the rule.
static void cards_of_one_name_may_stay_apart(void **state)
{
    ListForms forms = riftbound_lists;
    const char *paths[] = {"set", "list"};
    const ImportOptions options = {
        .rules = &fixture_rules, .forms = &forms, .paths = paths, .paths_n = 2};
    (void)state;

    assert_int_equal(import_text("code,name\nAAA-001,Ann\nBBB-001,Ann\n"), 0);
    expect_prints("AAA-001:AAA-001 BBB-001:BBB-001", "lists alone");

    forms.one_name = NULL;
    (void)unlink("test.db");
    put_folder();
    put_file("list", "code,name,energy\nARC-005,\"Ann, First\",4\nARC-006,Crate,0\n");
    Store *store = store_open_to_write("test.db", &fixture_rules, &err);
    arena_free(report.problems.arena);
    report = (ImportReport){.problems.arena = arena_new()};
    assert_int_equal(import_paths(store, &options, &report, &err), 0);
    store_close(store);
    assert_int_equal(report.rejected, 0);
    expect_prints("ARC-005:ARC-005 ARC-006:ARC-006", "no rule");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_reprint_is_a_printing_of_the_card_of_its_name),
        TEST(the_folder_may_come_later),
        TEST(cards_of_one_name_may_stay_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
