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
                           "cards.xlsx: the XML in it is damaged (line 1, column "));
    pack_zip("word.docx", (Packed[]){{"word/document.xml", XML, 0}, {0}});
    assert_int_equal(import_with("word.docx", (ImportOptions){0}), -1);
    assert_string_equal(
        err.text, "word.docx is a Word document: save the table in it as CSV or XLSX");
}

static void a_packed_workbook_is_one_too(void **state)
{
    size_t n;
    (void)state;
    put_book("cards.xlsx",
             "<sheetData>" HEADINGS
             "<row><c t=\"str\"><v>TOY-009</v></c><c t=\"s\"><v>3</v></c></row>"
             "</sheetData>");
    char *book = read_file("cards.xlsx", &n);
    pack_bytes("packed", ARCHIVE_FILTER_GZIP, book, n);

    assert_int_equal(import_with("packed", (ImportOptions){0}), 0);

    expect_counts(1, 0, 0, 0);
    assert_string_equal(find("SELECT name FROM source"), "packed/Units");
    free(book);
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

// The import names an entry of an archive that is no file.
static void a_link_in_an_archive_is_named(void **state)
{
    struct archive *archive =
        pack_begin(ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, "lists.tar");
    struct archive_entry *entry = archive_entry_new();
    (void)state;
    archive_entry_set_pathname(entry, "one.csv");
    archive_entry_set_filetype(entry, AE_IFLNK);
    archive_entry_set_symlink(entry, "/etc/hosts");
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_free(entry);
    assert_int_equal(archive_write_close(archive), ARCHIVE_OK);
    archive_write_free(archive);

    assert_int_equal(import_with("lists.tar", (ImportOptions){0}), 0);

    expect_problem(
        "lists.tar/one.csv: expected decks or a list of cards "
        "(lists.tar/one.csv is a link or a device, not a file: pack the file "
        "itself)");
}

static void many_sheets_without_cards_are_counted(void **state)
{
    FILE *page = fopen("page", "w");
    (void)state;
    assert_non_null(page);
    (void)fputs("<html><body>", page);
    for (int i = 0; i < 30; i++) (void)fputs("<table><tr><td>a<td>b</table>", page);
    assert_int_equal(fclose(page), 0);

    assert_int_equal(import_with("page", (ImportOptions){0}), -1);

    assert_int_equal(report.notes.n, 10);
    assert_int_equal(report.notes.list[9].again, 20);
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

#define ODS_BEGIN                                                                      \
    XML "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" "               \
        "xmlns:text=\"x\"><office:body><office:spreadsheet>"
#define ODS_END        "</office:spreadsheet></office:body></office:document-content>"
#define ODS_TEXT(text) "<table:table-cell><text:p>" text "</text:p></table:table-cell>"

static void an_opendocument_sheet_is_read(void **state)
{
    static const char content[] = ODS_BEGIN "<table:table table:name=\"Cards\"><table:table-row>" ODS_TEXT(
        "code") ODS_TEXT("name") ODS_TEXT("type") ODS_TEXT("energy") ODS_TEXT("updated")
        ODS_TEXT(
            "text") "<table:table-cell table:number-columns-repeated=\"16000\"/></table:table-row>"
                    "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell/>"
                    "</table:table-row><table:table-row>" ODS_TEXT("TOY-007") ODS_TEXT(
                        "Lamp") "<table:table-cell table:number-rows-spanned=\"2\"><text:p>Gear</text:p>"
                                "</table:table-cell>"
                                "<table:table-cell office:value-type=\"float\" office:value=\"2\"><text:p>2,00"
                                "</text:p></table:table-cell><table:table-cell office:date-value="
                                "\"2026-09-18T00:00:00\"><text:p>18.9.</text:p></table:table-cell>"
                                "<table:table-cell><office:annotation><text:p>why</text:p></office:annotation>"
                                "<text:p>One<text:s/><text:span>day</text:span></text:p><text:p>two</text:p>"
                                "</table:table-cell></table:table-row><table:table-row>" ODS_TEXT(
                                    "TOY-008")
                                    ODS_TEXT(
                                        "Bell") "<table:covered-table-cell/>"
                                                "<table:table-cell><text:p>many</text:p></table:table-cell></table:table-row>"
                                                "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell/>"
                                                "</table:table-row></table:table><table:table table:name=\"Empty\"/>" ODS_END;
    (void)state;
    pack_zip("cards.ods", (Packed[]){{"content.xml", content, 0}, {0}});

    assert_int_equal(import_with("cards.ods", (ImportOptions){0}), 0);

    expect_counts(1, 0, 0, 1);
    assert_string_equal(find("SELECT code || name || type || energy FROM sheet"),
                        "TOY-007LampGear2");
    assert_string_equal(find("SELECT text FROM card_text"), "One day\ntwo");
    assert_int_equal(report.problems.list[0].row, 6);
    assert_string_equal(report.notes.list[0].file, "cards.ods/Empty");
}

static void what_needs_a_password_says_so(void **state)
{
    (void)state;
    pack_zip("cards.ods",
             (Packed[]){{"content.xml", "x", 0},
                        {"META-INF/manifest.xml", "<m><encryption-data/></m>", 0},
                        {0}});

    assert_int_equal(import_with("cards.ods", (ImportOptions){0}), -1);

    assert_string_equal(err.text, "cards.ods needs a password: save it without one");
}

static void expect_lamp(const char *text)
{
    put_file("page", text);
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT group_concat(code || type || energy) FROM sheet"),
                        "TOY-007Gear2,TOY-008Gear3");
    assert_int_equal(unlink("test.db"), 0);
}

static void a_table_of_any_page_is_read(void **state)
{
    (void)state;

    expect_lamp("<!DOCTYPE html><html><body><p>Cards</p><table><tr><th>code<th>name"
                "<th>type<th>energy<tr><td>TOY-007<td>Lamp<td rowspan=2><b>Ge</b>ar"
                "<td><img alt=2><tr><td>TOY-008<td>Bell<td>3</table></body></html>");
    expect_lamp("<?xml version=\"1.0\"?><list><card id=\"1\"><code>TOY-007</code>"
                "<name>Lamp</name><type>Gear</type><energy>2</energy></card><card>"
                "<code>TOY-008</code><name>Bell</name><energy>3</energy>"
                "<type>Gear</type></card></list>");
    expect_lamp(
        "# Cards\n\n| code | name | type | energy |\n|---|:--|---|--:|\n"
        "| TOY-007 | Lamp | Gear | 2 |\n| TOY-008 | Bell | Gear | 3 |\n\nEnd.\n");
    expect_lamp(
        "{\"code\":\"TOY-007\",\"name\":\"Lamp\",\"type\":\"Gear\",\"energy\":2}\n"
        "{\"code\":\"TOY-008\",\"name\":\"Bell\",\"type\":\"Gear\",\"energy\":3}\n");
}

static void each_set_of_a_card_is_a_printing(void **state)
{
    (void)state;
    put_file("cards.xml",
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?><cockatrice_carddatabase>"
             "<sets><set><name>TOY</name></set></sets><cards>"
             "<card><name>Lamp</name><text>Shine.</text><prop><type>Gear</type></prop>"
             "<set rarity=\"Rare\" num=\"7\">TOY</set>"
             "<set rarity=\"Epic\" num=\"7a\">TOY</set></card>"
             "<card><name>Bell</name><set num=\"8\">TOY</set></card></cards>"
             "</cockatrice_carddatabase>");

    assert_int_equal(import_with("cards.xml", (ImportOptions){0}), 0);

    assert_string_equal(find("SELECT group_concat(code) FROM printing"),
                        "TOY-007,TOY-007a,TOY-008");
}

// A document that names files or grows by its own entities gives nothing of these.
static void entities_are_never_read(void **state)
{
    (void)state;
    put_file("secret", "TOY-009");
    put_file("cards.xml",
             "<?xml version=\"1.0\"?><!DOCTYPE list [<!ENTITY a SYSTEM \"secret\">]>"
             "<list><card><code>TOY-007</code><name>Lamp&a;</name></card>"
             "<card><code>TOY-008</code><name>Bell</name></card></list>");

    (void)import_with("cards.xml", (ImportOptions){0});

    assert_string_equal(find("SELECT count(*) FROM card_name WHERE name LIKE '%009%'"),
                        "0");
}

// A page whose first tag has [n] attributes; the second row holds code.
static void put_wide_page(const char *before, int n, const char *after)
{
    FILE *file = fopen("page", "w");

    assert_non_null(file);
    (void)fputs(before, file);
    for (int i = 0; i < n; i++) (void)fprintf(file, " a%d='<'", i);
    (void)fputs(after, file);
    assert_int_equal(fclose(file), 0);
}

// libxml2 takes the square of a tag's attributes.
static void a_tag_without_end_is_refused(void **state)
{
    static const char table[] = "><tr><th>code<th>name<tr><td>TOY-007<td>Lamp</table>";

    (void)state;
    put_wide_page("<list><card", 40000, "/></list>");
    assert_int_equal(import_with("page", (ImportOptions){0}), -1);
    assert_non_null(strstr(err.text, "page line 1 has a tag with too many attributes"));
    put_wide_page("<table", 40000, table);
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
    put_wide_page("<html><!-- it's <b",
                  40000,
                  " --><table><tr><th>code<th>name<tr><td>TOY-007<td>Lamp</table>");
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
    put_wide_page(
        "<html><script>i<b",
        40000,
        "</script><table><tr><th>code<th>name<tr><td>TOY-007<td>Lamp</table>");
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
    put_wide_page("<table", 300, table);
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_workbook_is_read_sheet_by_sheet),
        TEST(a_row_of_a_sheet_is_named_by_its_number),
        TEST(a_cell_merged_down_counts_in_each_row),
        TEST(one_sheet_can_be_named),
        TEST(a_broken_workbook_says_so),
        TEST(a_packed_workbook_is_one_too),
        TEST(an_archive_is_a_folder_of_lists),
        TEST(a_link_in_an_archive_is_named),
        TEST(many_sheets_without_cards_are_counted),
        TEST(a_folder_is_read_with_its_subfolders),
        TEST(an_opendocument_sheet_is_read),
        TEST(what_needs_a_password_says_so),
        TEST(a_table_of_any_page_is_read),
        TEST(each_set_of_a_card_is_a_printing),
        TEST(entities_are_never_read),
        TEST(a_tag_without_end_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
