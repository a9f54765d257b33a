// deck_whole_test.c -- whole decks as apps and people write them, each read to the same.

#include <fcntl.h>
#include <unistd.h>

#include "db/decks/deck_find.h"
#include "db/decks/deck_write.h"
#include "tests/db/pack.h"
#include "tests/decks/deck_list_fixture.h"

static char cards_db[4096]; // the project's own cards
static Store *store;

static int open_cards(void **state)
{
    const int failed = begin(state);

    store = store_open(cards_db, riftbound_rules(), &err);
    return failed || !store;
}

static int close_cards(void **state)
{
    store_close(store);
    return end(state);
}

static DeckList resolve(const char *text)
{
    DeckLists decks = {.game = game_forms_of_decks(riftbound_rules())};

    problems.n = 0;
    put_file("deck", text);
    if (deck_book_read("deck", &decks, &problems, &err) ||
        deck_resolve(store, &decks.lists[0], &problems, &err))
        fail_msg("%s: %s", text, err.text);
    return decks.lists[0];
}

static const char *written(const char *text)
{
    const DeckList list = resolve(text);

    if (problems.n)
        return arena_format(problems.arena,
                            "%s: %s",
                            text,
                            problem_line(&problems.list[0], problems.arena));
    return deck_write_text(&list, problems.arena, &err);
}

// A small deck, and what the program writes for it.
static const char whole[] = "Legend:\n1 Jinx, Loose Cannon\n\nChampion:\n"
                            "1 Jinx, Demolitionist\n\nMainDeck:\n3 Gust\n"
                            "2 Get Excited!\n\nBattlefields:\n1 Zaun Warrens\n\n"
                            "Runes:\n7 Fury Rune\n5 Chaos Rune\n\nSideboard:\n"
                            "2 Void Seeker\n";

static void a_deck_is_the_same_in_every_form(void **state)
{
    static const char *const forms[] = {
        whole,
        // on one line
        "Legend: 1 Jinx, Loose Cannon Champion: 1 Jinx, Demolitionist Main Deck: 3 Gust "
        "2 Get Excited! Battlefields: 1 Zaun Warrens Rune Pool: 7 Fury Rune 5 Chaos Rune "
        "Sideboard: 2 Void Seeker",
        "1 Jinx, Loose Cannon || 1 Jinx, Demolitionist || 3 Gust || 2 Get Excited! || "
        "1 Zaun Warrens || 7 Fury Rune || 5 Chaos Rune || SB: 2 Void Seeker",
        "1 Jinx, Loose Cannon, 1 Jinx, Demolitionist, 3 Gust, 2 Get Excited!, 1 Zaun "
        "Warrens, 7 Fury Rune, 5 Chaos Rune\nSideboard: 2 Void Seeker",
        "Jinx, Loose Cannon x1, Jinx, Demolitionist x1, Gust x3, Get Excited! x2, Zaun "
        "Warrens x1, Fury Rune x7, Chaos Rune x5\nSideboard:\nVoid Seeker x2",
        "Legend: Jinx, Loose Cannon\nChampion: Jinx, Demolitionist\nMain: 3 Gust; 2 Get "
        "Excited!\nBattlefields: Zaun Warrens\nRunes: 7 Fury, 5 Chaos\nSide: Void Seeker "
        "x2",
        "Legend - Jinx, Loose Cannon\nChampion \xe2\x80\x94 Jinx, Demolitionist\n"
        "Main\t3\tGust\nMain\t2\tGet Excited!\nBattlefield = Zaun Warrens\n"
        "Runes | 7 Fury\nRunes | 5 Chaos\nSideboard - 2 Void Seeker\n",
        // a pile with a sideboard
        "1 Jinx, Loose Cannon\n1 Jinx, Demolitionist\n3 Gust\n2 Get Excited!\n"
        "1 Zaun Warrens\n7 Fury Rune\n5 Chaos Rune\n\nSideboard:\n2 Void Seeker\n",
        "Deck\n1 Jinx, Loose Cannon (OGN) 251\n1 Jinx, Demolitionist (OGN) 30\n"
        "3 Gust (OGN) 169\n2 Get Excited! (OGN) 8\n1 Zaun Warrens (OGN) 298\n"
        "7 Fury Rune (OGN) 7\n5 Chaos Rune (OGN) 166\n\nSideboard\n"
        "2 Void Seeker (OGN) 24\n",
        "1 Jinx, Loose Cannon\r\n1 Jinx, Demolitionist\r\n3 Gust\r\n2 Get Excited!\r\n"
        "1 Zaun Warrens\r\n7 Fury Rune\r\n5 Chaos Rune\r\nSB: 2 Void Seeker\r\n",
        "\xef\xbb\xbf"
        "1 Jinx, Loose Cannon\r1 Jinx, Demolitionist\r3 Gust\r2 Get "
        "Excited!\r1 Zaun Warrens\r7 Fury Rune\r5 Chaos Rune\rSB: 2 Void Seeker",
        "OGN-251\nOGN-030\nOGN-169 x 3\nOGN-008 (2)\nOGN-298\n7 OGN-007\n5 OGN-166\n"
        "SB: OGN-024 2\n",
        "1x Jinx, Loose Cannon (ogn) 251 [Legend] ^Have,#37d67a^\n"
        "1x Jinx, Demolitionist (ogn) 030 *F* [Champion]\n3x Gust (ogn) 169 [Removal]\n"
        "2x Get Excited! (ogn) 008 [Burn]\n1x Zaun Warrens (ogn) 298 [Battlefields]\n"
        "7x Fury Rune (ogn) 007 [Runes]\n5x Chaos Rune (ogn) 166 [Runes]\n"
        "2x Void Seeker (ogn) 024 [Sideboard]\n1x Blind Fury (ogn) 025 [Maybeboard]\n",
        // tables
        "Quantity,Name,Section\n1,\"Jinx, Loose Cannon\",Legend\n"
        "1,\"Jinx, Demolitionist\",Champion\n3,Gust,Main\n2,Get Excited!,Main\n"
        "1,Zaun Warrens,Battlefields\n7,Fury Rune,Runes\n5,Chaos Rune,Runes\n"
        "2,Void Seeker,Sideboard\n",
        "\"sep=;\"\nName;Board;Anzahl\nJinx, Loose Cannon;Legend;1\nJinx, Demolitionist;Champion;1\n"
        "Gust;Main;3\nGet Excited!;;2\nZaun Warrens;Battlefields;1\nFury Rune;Runes;7\n"
        "Chaos Rune;Runes;5\nVoid Seeker;Side;2\n",
        "Count\tCard\tSet Code\tCollector Number\n1\tJinx, Loose Cannon\tOGN\t251\n"
        "1\tJinx, Demolitionist\tOGN\t30\n3\tGust\tOGN\t169\n2\tGet Excited!\tOGN\t8\n"
        "1\tZaun Warrens\tOGN\t298\n7\tFury Rune\tOGN\t7\n5\tChaos Rune\tOGN\t166\n"
        "\nSideboard\n2\tVoid Seeker\tOGN\t24\n",
        "Name,Section\n\"Jinx, Loose Cannon\",Legend\n\"1x Jinx, Demolitionist\",Champion\n"
        "3x Gust,Main\nGet Excited! x2,Main\nZaun Warrens,Battlefields\n7 Fury Rune,Runes\n"
        "Chaos Rune (5),Runes\n2x Void Seeker,Sideboard\n",
        "Section,Qty,Code,Foil\nLegend,1,OGN-251,\nChampion,1,OGN-030,yes\n"
        "Main,3,OGN-169,\nMain,2,OGN-008,\nBattlefields,1,OGN-298,\nRunes,7,OGN-007,\n"
        "Runes,5,OGN-166,\nSideboard,2,OGN-024,\n",
        "## Legend\n| Qty | Card |\n|---|---|\n| 1 | Jinx, Loose Cannon |\n"
        "## Champion\n| Qty | Card |\n|---:|:---|\n| 1 | **Jinx, Demolitionist** |\n"
        "## Main (5)\n| 3 | [Gust](https://c.example/g) |\n| 2 | Get Excited! |\n"
        "## Battlefields\n| 1 | Zaun Warrens |\n## Runes\n| 7 | Fury Rune |\n"
        "| 5 | Chaos Rune |\n## Sideboard\n| 2 | Void Seeker |\n",
        "[{\"quantity\": 1, \"name\": \"Jinx, Loose Cannon\", \"section\": \"Legend\"},"
        "{\"quantity\": 1, \"name\": \"Jinx, Demolitionist\", \"section\": \"Champion\"},"
        "{\"quantity\": 3, \"name\": \"Gust\", \"section\": \"Main\"},"
        "{\"quantity\": 2, \"name\": \"Get Excited!\", \"section\": \"Main\"},"
        "{\"quantity\": 1, \"code\": \"OGN-298\", \"section\": \"Battlefields\"},"
        "{\"quantity\": 7, \"name\": \"Fury Rune\", \"section\": \"Runes\"},"
        "{\"quantity\": 5, \"name\": \"Chaos Rune\", \"section\": \"Runes\"},"
        "{\"quantity\": 2, \"name\": \"Void Seeker\", \"section\": \"Sideboard\"}]",
        // numbered lines
        "Legend\n1. Jinx, Loose Cannon\nChampion\n2. Jinx, Demolitionist\nMain\n"
        "3. 3x Gust\n4. Get Excited! x2\nBattlefields\n5. Zaun Warrens\nRunes\n"
        "6. 7 Fury Rune\n7. 5 Chaos Rune\nSide\n8. 2 Void Seeker\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(forms); i++) {
        const char *text = written(forms[i]);
        if (strcmp(text, whole) != 0) print_error("%s\n", forms[i]);
        assert_string_equal(text, whole);
    }
}

static void a_point_behind_a_number_is_explained_by_the_whole_list(void **state)
{
    (void)state;

    assert_string_equal(written("1. Gust\n2. Defy\n3. Void Seeker\n"),
                        "MainDeck:\n1 Gust\n1 Defy\n1 Void Seeker\n");
    assert_string_equal(written("3. Gust\n2. Defy\n3. Void Seeker\n"),
                        "MainDeck:\n3 Gust\n2 Defy\n3 Void Seeker\n");
    assert_string_equal(written("1) Gust\n1) Defy\n"), "MainDeck:\n1 Gust\n1 Defy\n");
    const DeckList list = resolve("1. Gust\n2. Defy\n");
    assert_int_equal(list.n, 2);
    assert_int_equal(problems.n, 1);
    assert_string_equal(
        problem_line(&problems.list[0], problems.arena),
        "deck row 2, column 4: found '2. Defy', expected a count that is "
        "no number of a line; write '2 Defy' or '1 Defy'");
}

static void what_no_deck_has_is_told_once(void **state)
{
    (void)state;

    const DeckList list = resolve("3 Gust (OGN) 169 *F*\n2 Defy $0.25 # good\n"
                                  "1 Void Seeker (NM)\n");
    assert_int_equal(problems.n, 0);
    const Problem *left = deck_resolve_left(&list, problems.arena);
    assert_string_equal(
        problem_line(left, problems.arena),
        "deck row 1: found '*F*', expected a count, a card and its "
        "printing; marks of printings, conditions, prices and remarks are left "
        "out, also in 2 more lines");
    const DeckList plain = resolve("3 Gust (OGN) 169\n2 Defy\n");
    assert_null(deck_resolve_left(&plain, problems.arena));
}

static void several_cards_of_a_line_are_all_read_or_none(void **state)
{
    static const char *const none[] = {
        "3 Gust or 2 Defy", "3 Gust, 2 Dfy", "Gust 3 Defy", "3 Gust 2 Defy 1"};
    (void)state;

    assert_string_equal(written("3 Gust + 2 Defy"), "MainDeck:\n3 Gust\n2 Defy\n");
    assert_string_equal(written("3x Gust/2x Defy"), "MainDeck:\n3 Gust\n2 Defy\n");
    assert_string_equal(written("3 Gust & 2 Defy"), "MainDeck:\n3 Gust\n2 Defy\n");
    assert_string_equal(written("3 Gust (OGN) 169, 2 Defy *F*; 1 Jinx, Rebel"),
                        "MainDeck:\n3 Gust\n2 Defy\n1 Jinx, Rebel\n");
    assert_string_equal(
        written("Battlefields: Zaun Warrens, Targon's Peak, Reaver's Row"),
        "Battlefields:\n1 Zaun Warrens\n1 Targon's Peak\n1 Reaver's Row\n");
    assert_string_equal(written("Runes: Fury Rune: 6, Chaos Rune: 5"),
                        "Runes:\n6 Fury Rune\n5 Chaos Rune\n");
    for (int i = 0; i < COUNT_OF(none); i++) {
        const DeckList list = resolve(none[i]);
        assert_int_equal(problems.n, 1);
        assert_int_equal(list.entries[0].card, 0);
        assert_string_equal(list.entries[0].text, none[i]);
    }
}

// A deck of forty cards without headings, and what stands behind a blank line.
static const char *pile(const char *behind)
{
    return arena_format(
        problems.arena,
        "1 Jinx, Loose Cannon\n1 Jinx, Demolitionist\n39 Gust\n1 Zaun Warrens\n"
        "7 Fury Rune\n5 Chaos Rune\n\n%s",
        behind);
}

static void a_sideboard_is_found_behind_a_blank_line(void **state)
{
    (void)state;

    DeckList list = resolve(pile("2 Void Seeker\n3 Defy\n"));
    assert_int_equal(total(&list, SECTION_SIDE), 5);
    assert_int_equal(total(&list, SECTION_MAIN), 39);
    assert_string_equal(
        problem_line(deck_resolve_left(&list, problems.arena), problems.arena),
        "deck: expected a heading before the sideboard, for which the cards from row 8 "
        "on are taken");
    list = resolve(pile("2 Void Seeker\n\n3 Defy\n"));
    assert_int_equal(total(&list, SECTION_SIDE), 0);
    list = resolve(pile("2 Void Seeker\n1 Body Rune\n"));
    assert_int_equal(total(&list, SECTION_SIDE), 0);
    list = resolve("3 Gust\n\n2 Void Seeker\n");
    assert_int_equal(total(&list, SECTION_SIDE), 0);
    assert_null(deck_resolve_left(&list, problems.arena));
}

static void a_record_with_two_cards_names_both(void **state)
{
    (void)state;

    const DeckList list = resolve(
        "{\"main\": [{\"name\": \"Defy\", \"code\": \"OGN-169\", \"qty\": 3},"
        " {\"name\": \"Gust (Foil)\", \"qty\": 2}, \"3x Void Seeker (OGN) 24\"],"
        " \"runes\": {}}");
    assert_int_equal(problems.n, 1);
    assert_string_equal(
        problem_line(&problems.list[0], problems.arena),
        "deck, column main[0]: found 'Defy', expected one card; 'Defy' is "
        "Defy (OGN-045) and 'OGN-169' is Gust (OGN-169)");
    assert_int_equal(entry_of(&list, "Gust")->count, 2);
    assert_int_equal(entry_of(&list, "Void Seeker")->count, 3);
}

#define CELL(text)   "<c t=\"inlineStr\"><is><t>" text "</t></is></c>"
#define ROW(a, b, c) "<row>" CELL(a) CELL(b) CELL(c) "</row>"
#define SHEET(rows)  "<worksheet><sheetData>" rows "</sheetData></worksheet>"

static void put_book(const char *path, const char *sheet)
{
    pack_zip(path,
             (Packed[]){{"[Content_Types].xml", "<Types/>", 0},
                        {"xl/workbook.xml",
                         "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Notes\" "
                         "sheetId=\"1\" r:id=\"rId1\"/><sheet name=\"Mine\" "
                         "sheetId=\"2\" r:id=\"rId2\"/></sheets></workbook>",
                         0},
                        {"xl/_rels/workbook.xml.rels",
                         "<Relationships><Relationship Id=\"rId1\" "
                         "Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" "
                         "Target=\"worksheets/sheet2.xml\"/></Relationships>",
                         0},
                        {"xl/worksheets/sheet1.xml", SHEET(ROW("By", "me", "")), 0},
                        {"xl/worksheets/sheet2.xml", sheet, 0},
                        {0}});
}

static void a_sheet_with_sections_is_a_deck(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;
    put_book("book.xlsx",
             SHEET(ROW("Section", "Card", "Qty") ROW("Main", "Gust", "3")
                       ROW("Runes", "Fury Rune", "7") ROW("Side", "Defy", "2")));

    assert_int_equal(deck_find(store, "book.xlsx", &list, &problems, &err), 0);
    assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);
    assert_string_equal(list.name, "Mine");
    assert_string_equal(deck_write_text(&list, problems.arena, &err),
                        "MainDeck:\n3 Gust\n\nRunes:\n7 Fury Rune\n\nSideboard:\n"
                        "2 Defy\n");
    put_book("book.xlsx", SHEET(ROW("Some", "other", "thing")));
    assert_int_equal(deck_find(store, "book.xlsx", &list, &problems, &err), -1);
    assert_string_equal(err.text,
                        "book.xlsx: no sheet in it is a deck; its first row names "
                        "columns such as count, name and section");
}

#define DEK                                                                            \
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Deck>\n<NetDeckID>0</NetDeckID>\n"
#define CARD(n, side, name)                                                            \
    "<Cards CatID=\"7\" Quantity=\"" n "\" " side " Name=\"" name                      \
    "\" Annotation=\"0\"/>\n"
#define IN_MAIN "Sideboard=\"false\""
#define IN_SIDE "Sideboard=\"true\""

#define COD               "<cockatrice_deck version=\"1\">\n<deckname>Mine</deckname><comments/>\n"
#define ZONE(name, cards) "<zone name=\"" name "\">\n" cards "</zone>\n"
#define ITEM(n, name)     "<card number=\"" n "\" " name "/>\n"

static const char *written_xml(const char *text)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};

    problems.n = 0;
    put_file("deck.xml", text);
    if (deck_find(store, "deck.xml", &list, &problems, &err) ||
        deck_resolve(store, &list, &problems, &err))
        return err.text;
    if (problems.n) return problem_line(&problems.list[0], problems.arena);
    return deck_write_text(&list, problems.arena, &err);
}

static void a_deck_in_xml_has_its_sections(void **state)
{
    static const char *const forms[] = {
        DEK CARD("3", IN_MAIN, "Gust") CARD("7", IN_MAIN, "Fury Rune")
            CARD("2", IN_SIDE, "Defy") "</Deck>",
        "\n\n" DEK CARD("2", "Sideboard=\"True\"", "Defy") CARD("3", "", "Gust")
            CARD("7", "Sideboard=\"False\"", "Fury Rune") "</Deck>",
        COD ZONE("main", ITEM("3", "name=\"Gust\"") ITEM("7", "name=\"Fury Rune\""))
            ZONE("side", ITEM("2", "name=\"Defy\"")) "</cockatrice_deck>",
        COD ZONE(
            "side",
            ITEM("2", "name=\"Defy\" setShortName=\"OGN\" collectorNumber=\"045\""))
            ZONE("tokens", ITEM("1", "name=\"Recruit\""))
                ZONE("main",
                     ITEM("7", "name=\"Fury Rune\"")
                         ITEM("3", "name=\"Gust\"")) "</cockatrice_deck>",
        COD ITEM("3", "name=\"Gust\"") ITEM("7", "name=\"Fury Rune\"")
            ZONE("side", ITEM("2", "name=\"Defy\"")) "</cockatrice_deck>",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(forms); i++)
        assert_string_equal(written_xml(forms[i]),
                            "MainDeck:\n3 Gust\n\nRunes:\n7 Fury Rune\n\n"
                            "Sideboard:\n2 Defy\n");
}

static void a_deck_in_xml_has_its_name(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;

    put_file(
        "deck.xml",
        "<cockatrice_deck><deckname>Red\nRush 1.2</deckname><comments>Mine.\nOld."
        "</comments>" ZONE("main", ITEM("3", "name=\"Gust\"")) "</cockatrice_deck>");
    assert_int_equal(deck_find(store, "deck.xml", &list, &problems, &err), 0);
    assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);
    assert_string_equal(list.name, "Red Rush 1.2");
    assert_true(list.titled);
    assert_string_equal(
        problem_line(deck_resolve_left(&list, problems.arena), problems.arena),
        "deck.xml row 1: found 'Comments', expected a count, a card and its printing; "
        "other columns are left out");

    list = (DeckList){.game = list.game};
    put_file("deck.xml",
             "<Deck><Name>Blue</Name>" CARD("3", IN_MAIN, "Gust") "</Deck>");
    assert_int_equal(deck_find(store, "deck.xml", &list, &problems, &err), 0);
    assert_string_equal(list.name, "Blue");
}

static void a_fault_of_xml_is_named(void **state)
{
    DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
    (void)state;

    put_file("deck.xml", "<Deck>\n" CARD("3", IN_MAIN, "Gust") "<Cards");
    assert_int_equal(deck_find(store, "deck.xml", &list, &problems, &err), -1);
    assert_non_null(strstr(err.text, "deck.xml:"));
    assert_non_null(strstr(err.text, "correct the XML"));
    put_file("deck.xml", "<html><body>Gust</body></html>");
    assert_int_equal(deck_find(store, "deck.xml", &list, &problems, &err), -1);
    assert_non_null(strstr(err.text, "is a web page without a deck"));
}

// A list from standard input is read as that of a file is.
static void standard_input_is_read_as_a_file(void **state)
{
    static const char *const forms[] = {
        "Count,Name\n3,Gust\n",
        "Count\tName\n3\tGust\n",
        "| Count | Name |\n|---|---|\n| 3 | Gust |\n",
        "<table><tr><th>Count<th>Name<tr><td>3<td>Gust</table>",
        DEK CARD("3", IN_MAIN, "Gust") "</Deck>",
        "{\"main\": {\"Gust\": 3}}",
        "main:\n  Gust: 3\n",
    };
    const int kept = dup(STDIN_FILENO);
    (void)state;

    for (int i = 0; i < 2 * COUNT_OF(forms); i++) {
        const char *text = forms[i / 2];
        DeckList list = {.game = game_forms_of_decks(riftbound_rules())};
        int ends[2];
        put_file("in", text);
        assert_int_equal(pipe(ends), 0);
        assert_int_equal(write(ends[1], text, strlen(text)), strlen(text));
        assert_int_equal(close(ends[1]), 0);
        const int in = i % 2 ? ends[0] : open("in", O_RDONLY);
        assert_int_equal(dup2(in, STDIN_FILENO), STDIN_FILENO);
        if (deck_find(store, "-", &list, &problems, &err)) fail_msg("%s", err.text);
        assert_int_equal(deck_resolve(store, &list, &problems, &err), 0);
        assert_string_equal(deck_write_text(&list, problems.arena, &err),
                            "MainDeck:\n3 Gust\n");
        if (in != ends[0]) assert_int_equal(close(in), 0);
        assert_int_equal(close(ends[0]), 0);
    }
    assert_int_equal(dup2(kept, STDIN_FILENO), STDIN_FILENO);
    assert_int_equal(close(kept), 0);
}

static void a_card_in_xml_is_named_with_its_line(void **state)
{
    static const char *const wrong[][2] = {
        {DEK CARD("3", IN_MAIN, "Gust") "\n" CARD("2", IN_SIDE, "Defyy") "</Deck>",
         "deck.xml row 6, column Name: found 'Defyy', expected a known card, did you mean "
         "'Defy'?"},
        {"\n\n" DEK CARD("3", IN_MAIN, "Gustt") "</Deck>",
         "deck.xml row 6, column Name: found 'Gustt', expected a known card, did you mean "
         "'Gust'?"},
        {"\n\n" COD ZONE("main", ITEM("3", "name=\"Gustt\"")) "</cockatrice_deck>",
         "deck.xml row 6, column name: found 'Gustt', expected a known card, did you mean "
         "'Gust'?"},
        {COD ZONE("main", ITEM("3", "name=\"Gust\""))
             ZONE("bench", ITEM("3", "name=\"Defy\"")) "</cockatrice_deck>",
         "deck.xml row 7, column name: found 'bench', expected a section such as Legend:, "
         "MainDeck: or Runes:"},
        {COD ZONE("bench", ITEM("3", "name=\"Defy\"")) "</cockatrice_deck>",
         "deck.xml row 4, column name: found 'bench', expected a section such as Legend:, "
         "MainDeck: or Runes:"},
        {"<Deck>" CARD("0", IN_MAIN, "Gust") "</Deck>",
         "deck.xml row 2, column Name: found '0 Gust', expected a count from 1 to 99"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(wrong); i++)
        assert_string_equal(written_xml(wrong[i][0]), wrong[i][1]);
}

static void a_row_with_an_unknown_section_is_named(void **state)
{
    (void)state;

    (void)resolve("Name,Count,Section\nGust,3,Main\nDefy,2,Bench\n");
    assert_int_equal(problems.n, 1);
    assert_int_equal(problems.list[0].row, 3);
    assert_string_equal(
        problem_line(&problems.list[0], problems.arena),
        "deck row 3, column Name: found 'Bench', expected a section such "
        "as Legend:, MainDeck: or Runes:");
}

#undef TEST
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_cards, close_cards)

int main(void)
{
    const char *build = getenv("BUILD");
    char here[2048];
    const struct CMUnitTest tests[] = {
        TEST(a_deck_is_the_same_in_every_form),
        TEST(a_point_behind_a_number_is_explained_by_the_whole_list),
        TEST(what_no_deck_has_is_told_once),
        TEST(several_cards_of_a_line_are_all_read_or_none),
        TEST(a_sideboard_is_found_behind_a_blank_line),
        TEST(a_record_with_two_cards_names_both),
        TEST(a_sheet_with_sections_is_a_deck),
        TEST(a_deck_in_xml_has_its_sections),
        TEST(a_deck_in_xml_has_its_name),
        TEST(a_fault_of_xml_is_named),
        TEST(standard_input_is_read_as_a_file),
        TEST(a_card_in_xml_is_named_with_its_line),
        TEST(a_row_with_an_unknown_section_is_named),
    };

    if (!getcwd(here, sizeof here)) return 1;
    build = build ? build : "build";
    (void)snprintf(cards_db,
                   sizeof cards_db,
                   "%s%s%s/cards.db",
                   *build == '/' ? "" : here,
                   *build == '/' ? "" : "/",
                   build);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
