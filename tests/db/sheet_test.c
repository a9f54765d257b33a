// sheet_test.c -- spreadsheets, archives and pages give the same cards as a table.

#include "tests/db/list_fixture.h"
#include "tests/db/pack.h"

#define XML "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

// The parts of a workbook of one or two sheets.
#define BOOK                                                                           \
    XML "<workbook xmlns:r=\"r\"><workbookPr date1904=\"0\"/><sheets>"                 \
        "<sheet name=\"Units\" sheetId=\"1\" r:id=\"rId1\"/>"                          \
        "<sheet name=\"Notes\" sheetId=\"2\" r:id=\"rId2\"/>"                          \
        "<sheet name=\"Old\" sheetId=\"3\" state=\"hidden\" r:id=\"rId2\"/>"           \
        "</sheets></workbook>"
#define RELATIONS                                                                      \
    XML "<Relationships>"                                                              \
        "<Relationship Id=\"rId1\" Target=\"worksheets/sheet1.xml\"/>"                 \
        "<Relationship Id=\"rId2\" Target=\"/xl/worksheets/sheet2.xml\"/>"             \
        "</Relationships>"
#define STRINGS                                                                        \
    XML "<sst><si><t>Code</t></si><si><t>Name</t></si><si><t>Type</t></si>"            \
        "<si><r><t>La</t></r><r><t xml:space=\"preserve\">mp</t></r>"                  \
        "<rPh><t>spoken</t></rPh></si><si><t>Gear</t></si><si><t>Updated</t></si>"     \
        "<si><t>Text</t></si><si><t>One_x000A_two &amp; three</t></si></sst>"
#define STYLES                                                                         \
    XML "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"dd/mm/yy\"/>"      \
        "</numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>"        \
        "<xf numFmtId=\"0\"/><xf numFmtId=\"170\"/><xf numFmtId=\"2\"/></cellXfs>"     \
        "</styleSheet>"
#define HEADINGS                                                                       \
    "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"    \
    "<c r=\"C1\" t=\"s\"><v>2</v></c><c r=\"D1\" t=\"inlineStr\"><is><t>Energy</t>"    \
    "</is></c><c r=\"E1\" t=\"s\"><v>5</v></c><c r=\"F1\" t=\"s\"><v>6</v></c></row>"
#define NOTES                                                                          \
    XML "<worksheet><sheetData><row r=\"2\"><c r=\"B2\" t=\"s\"><v>3</v></c></row>"    \
        "</sheetData></worksheet>"

static void put_book(const char *path, const char *rows)
{
    char sheet[4096];

    (void)snprintf(sheet, sizeof sheet, XML "<worksheet>%s</worksheet>", rows);
    pack_zip(path,
             (Packed[]){{"[Content_Types].xml", XML "<Types/>", 0},
                        {"xl/workbook.xml", BOOK, 0},
                        {"xl/_rels/workbook.xml.rels", RELATIONS, 0},
                        {"xl/worksheets/sheet1.xml", sheet, 0},
                        {"xl/worksheets/sheet2.xml", NOTES, 0},
                        {"xl/sharedStrings.xml", STRINGS, 0},
                        {"xl/styles.xml", STYLES, 0},
                        {0}});
}

static int import_book(const char *rows)
{
    put_book("cards.xlsx", rows);
    return import_with("cards.xlsx", (ImportOptions){0});
}

static void a_workbook_is_read_sheet_by_sheet(void **state)
{
    (void)state;

    assert_int_equal(
        import_book("<sheetData>" HEADINGS
                    "<row r=\"4\"><c r=\"A4\" t=\"str\"><v>TOY-007</v></c>"
                    "<c r=\"B4\" t=\"s\"><v>3</v></c><c r=\"C4\" t=\"s\"><v>4</v></c>"
                    "<c r=\"D4\" s=\"2\"><f>1+1</f><v>2.0000000000000004</v></c>"
                    "<c r=\"E4\" s=\"1\"><v>46283</v></c>"
                    "<c r=\"F4\" t=\"s\"><v>7</v></c></row></sheetData>"),
        0);

    expect_counts(1, 0, 0, 0);
    assert_string_equal(find("SELECT code || name || type || energy FROM sheet"),
                        "TOY-007LampGear2");
    assert_string_equal(find("SELECT text FROM card_text"), "One\ntwo & three");
    assert_string_equal(find("SELECT name FROM source"), "cards.xlsx/Units");
    assert_int_equal(report.notes.n, 2);
    assert_string_equal(
        problem_line(&report.notes.list[0], report.notes.arena),
        "cards.xlsx/Notes: expected the columns of a list of cards; the "
        "sheet is left out");
    assert_string_equal(problem_line(&report.notes.list[1], report.notes.arena),
                        "cards.xlsx/Old: expected --sheet with its name: this sheet is "
                        "hidden");
}

static void a_row_of_a_sheet_is_named_by_its_number(void **state)
{
    (void)state;

    assert_int_equal(
        import_book("<sheetData>" HEADINGS
                    "<row r=\"40\"><c r=\"A40\" t=\"str\"><v>TOY-007</v></c>"
                    "<c r=\"B40\" t=\"s\"><v>3</v></c><c r=\"C40\" t=\"s\"><v>4</v></c>"
                    "<c r=\"D40\" t=\"str\"><v>many</v></c></row></sheetData>"),
        0);

    assert_int_equal(report.problems.n, 1);
    assert_int_equal(report.problems.list[0].row, 40);
    assert_string_equal(report.problems.list[0].column, "Energy");
}

static void a_cell_merged_down_counts_in_each_row(void **state)
{
    (void)state;

    assert_int_equal(
        import_book(
            "<sheetData>" HEADINGS
            "<row r=\"2\"><c r=\"A2\" t=\"str\"><v>TOY-007</v></c>"
            "<c r=\"B2\" t=\"str\"><v>Lamp</v></c><c r=\"C2\" t=\"s\"><v>4</v></c>"
            "</row><row r=\"3\"><c r=\"A3\" t=\"str\"><v>TOY-008</v></c>"
            "<c r=\"B3\" t=\"str\"><v>Lamb</v></c><c r=\"C3\"/></row>"
            "</sheetData><mergeCells><mergeCell ref=\"C2:C3\"/></mergeCells>"),
        0);

    assert_string_equal(find("SELECT count(*) FROM sheet WHERE type = 'Gear'"), "2");
}

static void one_sheet_can_be_named(void **state)
{
    (void)state;
    put_book("cards.xlsx", "<sheetData>" HEADINGS "</sheetData>");

    assert_int_equal(import_with("cards.xlsx", (ImportOptions){.sheet = "None"}), -1);

    assert_string_equal(err.text,
                        "cards.xlsx has no sheet 'None'; it has: Units, Notes, Old");
    assert_int_equal(import_with("cards.xlsx", (ImportOptions){.sheet = "Notes"}), -1);
    assert_non_null(strstr(err.text, "no sheet in it is a list of cards"));
}

static void a_broken_workbook_says_so(void **state)
{
    (void)state;

    assert_int_equal(import_book("<sheetData><row><c>"), 0);

    expect_counts(0, 0, 0, 1);
    assert_non_null(strstr(report.problems.list[0].expected,
                           "cards.xlsx: the XML in it is damaged (line 1: "));
    pack_zip("word.docx", (Packed[]){{"word/document.xml", XML, 0}, {0}});
    assert_int_equal(import_with("word.docx", (ImportOptions){0}), -1);
    assert_string_equal(
        err.text, "word.docx is a Word document: save the table in it as CSV or XLSX");
}

// Each file of an archive is a list of its own, with a source of its own.
static void an_archive_is_a_folder_of_lists(void **state)
{
    (void)state;
    put_book("cards.xlsx",
             "<sheetData>" HEADINGS
             "<row><c t=\"str\"><v>TOY-009</v></c><c t=\"s\"><v>3</v></c></row>"
             "</sheetData>");
    size_t n;
    char *book = read_file("cards.xlsx", &n);
    pack_bytes("b.gz", ARCHIVE_FILTER_GZIP, "code,name\nTOY-008,Bell\n", 23);
    size_t packed_n;
    char *packed = read_file("b.gz", &packed_n);
    pack_files("lists.tar.xz",
               ARCHIVE_FORMAT_TAR_USTAR,
               ARCHIVE_FILTER_XZ,
               (Packed[]){{"a/one.csv", "code,name\nTOY-007,Lamp\n", 0},
                          {"b.csv.gz", packed, packed_n},
                          {"c.xlsx", book, n},
                          {"readme.pdf", "%PDF-1.4", 0},
                          {0}});

    assert_int_equal(import_with("lists.tar.xz", (ImportOptions){0}), 0);

    expect_counts(3, 0, 0, 1);
    assert_string_equal(find("SELECT group_concat(name) FROM source"),
                        "lists.tar.xz/a/one.csv,lists.tar.xz/b.csv.gz,"
                        "lists.tar.xz/c.xlsx/Units");
    expect_problem("lists.tar.xz/readme.pdf: expected decks or a list of cards "
                   "(lists.tar.xz/readme.pdf is a PDF: save the table in it as CSV or "
                   "XLSX)");
    free(book);
    free(packed);
}

static void a_folder_is_read_with_its_subfolders(void **state)
{
    (void)state;
    put_file("lists/one.csv", "code,name\nTOY-007,Lamp\n");
    put_file("lists/more/deep/two.csv", "code,name\nTOY-008,Bell\n");
    put_file("lists/more/picture.png", "\x89PNG\r\n");

    assert_int_equal(import_with("lists", (ImportOptions){0}), 0);

    expect_counts(2, 0, 0, 1);
    assert_string_equal(find("SELECT group_concat(name) FROM source"),
                        "more/deep/two.csv,one.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_workbook_is_read_sheet_by_sheet),
        TEST(a_row_of_a_sheet_is_named_by_its_number),
        TEST(a_cell_merged_down_counts_in_each_row),
        TEST(one_sheet_can_be_named),
        TEST(a_broken_workbook_says_so),
        TEST(an_archive_is_a_folder_of_lists),
        TEST(a_folder_is_read_with_its_subfolders),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
