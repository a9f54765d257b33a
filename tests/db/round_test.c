// round_test.c -- out, in and out again: the same cards, whatever lists made them.

#include "tests/db/export_fixture.h"

// Lists beside the folder of set TOY, whose TOY-001 has the printings SFD-R01 and RAD-R01a.
static const char *const lists[] = {
    // Reprints; one with another rarity, one of a name that only lists know.
    "code,set_name,name,type,energy,rarity,text,tcgplayer\n"
    "ARC-001/010,Arc,\"Ann, First\",Unit,3,Epic,,11\n"
    "ARC-002/010,Arc,Lamp,Gear,1,Common,Shine.,12\n"
    "ARC-003/010,Arc,Crate,Gear,0,Rare,,13\n"
    "ARC-011/010,Arc,Lamp,Gear,,Showcase,,14\n"
    "FAR-001/003,Far,Lamp,Gear,1,Common,Shine.,15\n"
    "FAR-002/003,Far,Golem,Unit,1,Common,,\n"
    "FAR-003/003,Far,Golem,Unit,2,Common,,\n",
    // Other cards of known names.
    "code,name,type,energy,print_of\n"
    "ARC-004,Bolt,Spell,7,ARC-004\n"
    "ARC-005,Bolt,Spell,1,ARC-005\n"
    "ARC-R09,Crate,Gear,2,ARC-R09\n",
    // Printings that another card owns, and arts of them, in another language.
    "code,name,language,type\n"
    "SFD-R01,\xe5\xae\x89,zh-cn,Unit\n"
    "SFD-R01a,\xe5\xae\x89,zh-cn,Unit\n"
    "SFD-R01b,\xe5\xae\x89,zh-cn,Unit\n"
    "RAD-R01,\xe5\xae\x89,zh-cn,Unit\n"
    "TOY-003,\xe7\xae\xb1,zh-cn,Gear\n"
    "ARC-009,\xe7\xae\xb1,zh-cn,Gear\n"
    "ARC-010,\xe7\x81\xaf,zh-cn,Gear\n",
    // Promos and other arts without the card itself; two ids of one printing.
    "code,name,type,rarity,tcgplayer\n"
    "OPP-001/010,Lamp,Gear,Promo,20\n"
    "OPP-001/010,Lamp,Gear,Promo,21\n"
    "OPP-002/090,Nobody,Unit,Promo,22\n"
    "OPP-003/091,Nobody,Unit,Promo,23\n"
    "ARC-006a,Dune,Gear,Showcase,24\n"
    "ARC-007*,Eel,Unit,Epic,25\n",
    // What an app has of copies, and words in French.
    "Quantity,Name,Code,Condition,Printing\n"
    "3,\"Ann, First\",ARC-001,NM,Foil\n1,Lamp,ARC-002,NM,Normal\n",
    "code;nom;texte\nTOY-001;Anne;Piochez.\nARC-002;Lampe;Brillez.\n",
};

static void make_database(void)
{
    put_set();
    put_file("set/printings.csv",
             "print,card,rarity\nSFD-R01,TOY-001,\nRAD-R01a,TOY-001,Rare\n");
    import("test.db", "set");
    for (int i = 0; i < COUNT_OF(lists); i++) {
        char name[16];
        (void)snprintf(name, sizeof name, "list%d", i);
        put_file(name, lists[i]);
        import("test.db", name);
    }
}

static void expect_card(const char *code, const char *card)
{
    char sql[200];

    (void)snprintf(sql,
                   sizeof sql,
                   "SELECT c.code FROM printing p JOIN card c ON c.id = p.card"
                   " WHERE p.code = '%s'",
                   code);
    const char *found = find_in("test.db", sql);
    if (strcmp(found, card) != 0) fail_msg("%s is of %s, not of %s", code, found, card);
}

static void each_printing_has_its_card(void **state)
{
    static const char *const prints[][2] = {{"ARC-001", "TOY-001"},
                                            {"ARC-003", "TOY-003"},
                                            {"ARC-002", "ARC-002"},
                                            {"ARC-011", "ARC-002"},
                                            {"FAR-001", "FAR-001"},
                                            {"FAR-003", "FAR-003"},
                                            {"ARC-004", "ARC-004"},
                                            {"ARC-005", "ARC-005"},
                                            {"ARC-R09", "ARC-R09"},
                                            {"SFD-R01", "TOY-001"},
                                            {"SFD-R01b", "TOY-001"},
                                            {"RAD-R01", "TOY-001"},
                                            {"ARC-009", "TOY-003"},
                                            {"ARC-010", "ARC-010"},
                                            {"OPP-001/010", "ARC-002"},
                                            {"OPP-003/091", "OPP-002/090"}};
    (void)state;
    make_database();

    for (int i = 0; i < COUNT_OF(prints); i++) expect_card(prints[i][0], prints[i][1]);
}

// Imports what came out into a database that is empty, or has the set already.
static void expect_round(const char *form, bool with_set)
{
    (void)unlink("again.db");
    if (with_set) import("again.db", "set");
    import("again.db", "out");
    for (int t = 0; t < TABLES; t++) expect_same(form, tables[t]);
    export_from("again.db", form, "out2");
    for (int t = 0; t < TABLES; t++) expect_same(form, tables[t]);
}

static void out_in_and_out_again_is_the_same(void **state)
{
    ExportForm form;
    (void)state;
    make_database();

    for (int i = 0; export_cards_form(NULL, i, &form); i++) {
        export_cards(form.name, "out");
        expect_round(form.name, false);
        expect_same_bytes(form.name, "out", "out2");
        expect_round(form.name, true);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_printing_has_its_card, begin, end),
        cmocka_unit_test_setup_teardown(out_in_and_out_again_is_the_same, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
