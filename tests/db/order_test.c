// order_test.c -- the same lists give the same cards, whatever the order of lists and rows.
//
// Each trial imports them in another order and compares all tables of cards but for ids and
// imports.

#include "tests/db/order_fixture.h"

// The lists of one import, in any order.
typedef struct {
    const List *lists;
    int n, with_set;
} Trial;

// Imports all lists in an order of chance and returns the dump.
static char *dump_of(const Trial *trial)
{
    int order[COUNT_OF(lists) + 1];
    const int n = trial->n;
    Store *store = open_new();

    shuffle(order, n + trial->with_set);
    for (int i = 0; i < n + trial->with_set; i++) {
        if (order[i] < n) put_list(&trial->lists[order[i]]);
        import(store, order[i] < n ? trial->lists[order[i]].file : "set");
    }
    char *text = dump(store);
    store_close(store);
    return text;
}

static char *dump_of_trial(int with_set)
{
    return dump_of(&(Trial){lists, COUNT_OF(lists), with_set});
}

static void expect_any_order_of(const Trial *trial)
{
    char *first = dump_of(trial);

    for (int i = 0; i < (getenv("LONG") ? 60 : 12); i++) {
        char *other = dump_of(trial);
        expect_same(first, other, "another order");
        free(other);
    }
    free(first);
}

static void expect_any_order(int with_set)
{
    expect_any_order_of(&(Trial){lists, COUNT_OF(lists), with_set});
}

static void any_order_gives_the_same_cards(void **state)
{
    (void)state;
    seed = 1;
    expect_any_order(0);
}

static void a_set_folder_may_come_at_any_time(void **state)
{
    (void)state;
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nJDG-004,TOY-002,Promo\n"
             "TOY-014a,TOY-003,Rare\n");
    seed = 2;
    expect_any_order(1);
}

static void a_set_may_be_said_by_its_name(void **state)
{
    (void)state;
    seed = 6;
    expect_any_order_of(&(Trial){named, COUNT_OF(named), 0});
    char *text = dump_of(&(Trial){named, COUNT_OF(named), 0});
    assert_non_null(strstr(text, "TOY|Toy Box|TOY-003|Cat|"));
    assert_non_null(strstr(text, "TOY-001a|TOY-001|1|"));
    assert_non_null(strstr(text, "TOY-022|TOY-001|22|"));
    assert_non_null(strstr(text, "FAR|Far Isle|FAR-008|Eel|"));
    assert_non_null(strstr(text, "FAR-010|FAR-007|10|Showcase|"));
    assert_null(strstr(text, "Gull"));
    free(text);
}

// The folder of a set says its name, too.
static void a_folder_may_name_the_set_later(void **state)
{
    static const List list = {
        "b.csv",
        "set,number,name,type,energy,text",
        {"the toys,1,Ann,Unit,4,Draw.", "The TOYS,90,Zed,Unit,4,Draw."}};
    (void)state;
    put_set();
    put_file(
        "set/set.json",
        "{\"set\": \"TOY\", \"name\": \"The Toys\", \"game\": \"toy\", \"api\": 1}");
    seed = 7;
    expect_any_order_of(&(Trial){&list, 1, 1});
    char *text = dump_of(&(Trial){&list, 1, 1});
    assert_non_null(strstr(text, "TOY|The Toys|TOY-090|Zed|"));
    free(text);
}

static void reprints_come_at_any_time(void **state)
{
    const Trial trial = {reprints, COUNT_OF(reprints), 1};
    (void)state;
    put_reprinted();
    seed = 9;
    expect_any_order_of(&trial);
    char *text = dump_of(&trial);
    assert_non_null(strstr(text, "ARC-001|TOY-001|1|Epic|"));
    assert_non_null(strstr(text, "ARC-001a|TOY-001|1|Showcase|"));
    assert_non_null(strstr(text, "ARC-004|ARC-004|4|"));
    assert_non_null(strstr(text, "ARC-009|TOY-003|9|"));
    assert_non_null(strstr(text, "FAR-001|FAR-001|1|"));
    assert_non_null(strstr(text, "SFD-R01a|TOY-001|1|"));
    assert_non_null(strstr(text, "RAD-R01|TOY-001|1|"));
    assert_null(strstr(text, "ARC-003"));
    assert_null(strstr(text, "FAR-004"));
    free(text);
}

static void the_cards_are_as_expected(void **state)
{
    (void)state;
    seed = 3;
    char *text = dump_of_trial(0);

    // A title that lists give for the whole name, found by its card.
    assert_non_null(strstr(text, "TOY|Toys|TOY-005|Ann, Second|"));
    assert_non_null(strstr(text, "TOY-022|TOY-005|22|Showcase|"));
    // Accents and small letters count, later rows too.
    assert_non_null(strstr(text, "TOY|Toys|TOY-002|Caf\u00e9|"));
    assert_non_null(strstr(text, "TOY-001|energy|0|(none)|5|"));
    assert_non_null(strstr(text, "TOY-001|en|effective|Draw {1}.\nThen sit.|"));
    // Promos are printings of the set whose size their codes have.
    assert_non_null(strstr(text, "OPP-001/010|ALT-001|"));
    assert_non_null(strstr(text, "OPP-001/020|TOY-001|"));
    // The same name in one set: one card, unless facts differ.
    assert_non_null(strstr(text, "TOY-008|TOY-007|"));
    assert_non_null(strstr(text, "TOY|Toys|TOY-011|Golem|"));
    // A printing without a card of its own has one of its name.
    assert_non_null(strstr(text, "OPP-009/020|TOY-023|"));
    assert_non_null(strstr(text, "TOY-T05|ALT-T02|"));
    // The later of two rows of one list counts, or one whatever their order.
    assert_non_null(strstr(text, "ALT-006|energy|0|(none)|2|"));
    assert_non_null(strstr(text, "TOY-012|energy|0|(none)|1|"));
    assert_null(strstr(text, "No Such Card"));
    assert_null(strstr(text, "TOY-013"));
    free(text);
}

static void the_same_lists_again_change_nothing(void **state)
{
    Store *store = open_new();
    (void)state;
    seed = 4;
    for (int i = 0; i < COUNT_OF(lists); i++) {
        put_list(&lists[i]);
        import(store, lists[i].file);
    }
    for (int i = 0; i < COUNT_OF(lists); i++) {
        import(store, lists[i].file);
        assert_int_equal(report.changes, 0);
        assert_false(report.written);
    }
    store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(any_order_gives_the_same_cards),
        TEST(a_set_folder_may_come_at_any_time),
        TEST(a_set_may_be_said_by_its_name),
        TEST(a_folder_may_name_the_set_later),
        TEST(reprints_come_at_any_time),
        TEST(the_cards_are_as_expected),
        TEST(the_same_lists_again_change_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
