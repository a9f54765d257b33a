// book_test.c -- workbooks of older Excels give the same cards as a table.

#include "tests/db/list_fixture.h"
#include "tests/db/old_book.h"

// A text that goes on in a second record, which has signs of another width.
static void put_strings(OldBook *book)
{
    old_record(book, 0xfc);
    old_add(book, 2, 4);
    old_add(book, 2, 4);
    old_add(book, 4, 2); // "Lamp", spoken and with two looks
    old_add(book, 4 | 8, 1);
    old_add(book, 2, 2);
    old_add(book, 3, 4);
    old_signs(book, "Lamp", 1);
    old_add(book, 0, 8);
    old_add(book, 0, 3);
    old_add(book, 9, 2); // "One\ntwo é"
    old_add(book, 0, 1);
    old_signs(book, "One\n", 1);
    old_record(book, 0x3c);
    old_add(book, 1, 1);
    old_signs(book, "two ", 2);
    old_add(book, 0xe9, 2);
}

static void put_shared(OldBook *book, size_t at[3])
{
    old_begin(book, 5);
    old_record(book, 0x41e);
    old_add(book, 170, 2);
    old_text(book, "dd/mm/yy", 2);
    for (unsigned style = 0; style < 2; style++) {
        old_record(book, 0xe0);
        old_add(book, 0, 2);
        old_add(book, style ? 170 : 0, 2);
    }
    at[0] = old_sheet(book, "Units", 0);
    at[1] = old_sheet(book, "Notes", 0);
    at[2] = old_sheet(book, "Old", 1);
    put_strings(book);
    old_record(book, 0x0a);
}

static void put_headings(OldBook *book)
{
    static const char *const names[] = {
        "Code", "Name", "Type", "Energy", "Updated", "Text", "Might", NULL};

    for (unsigned i = 0; names[i]; i++) old_word(book, 0, i, names[i]);
}

// Writes a formula that gives a text, with what stands between them.
static void put_formula(OldBook *book, unsigned row, unsigned column, const char *text)
{
    old_cell(book, 0x06, row, column, 0);
    old_add(book, 0, 6);
    old_add(book, 0xffff, 2);
    old_add(book, 0, 6);
    old_record(book, 0x4bc);
    old_add(book, 0, 4);
    old_record(book, 0x207);
    old_text(book, text, 2);
}

static void put_lamp(OldBook *book)
{
    put_formula(book, 3, 0, "TOY-007");
    old_cell(book, 0xfd, 3, 1, 0);
    old_add(book, 0, 4);
    old_word(book, 3, 2, "Gear");
    old_cell(book, 0x27e, 3, 3, 0); // 200 hundredths
    old_add(book, 200 << 2 | 3, 4);
    old_cell(book, 0x203, 3, 4, 1);
    old_double(book, 46283);
    old_cell(book, 0xfd, 3, 5, 0);
    old_add(book, 1, 4);
}

// A type that is merged down, two short numbers in one record, and an error.
static void put_bell(OldBook *book)
{
    old_word(book, 4, 0, "TOY-008");
    old_word(book, 4, 1, "Bell");
    old_record(book, 0xbd);
    old_add(book, 4, 2);
    old_add(book, 3, 2);
    old_add(book, 0, 2);
    old_add(book, 3 << 2 | 2, 4);
    old_add(book, 1, 2);
    old_add(book, 0x40e69960, 4); // the upper half of 46283
    old_add(book, 4, 2);
    old_cell(book, 0x205, 4, 5, 0);
    old_add(book, 0x2a, 1);
    old_add(book, 1, 1);
    old_record(book, 0xe5);
    old_add(book, 1, 2);
    old_add(book, 3, 2);
    old_add(book, 4, 2);
    old_add(book, 2, 2);
    old_add(book, 2, 2);
}

static void end_sheet(OldBook *book)
{
    old_begin(book, 0x20); // a chart in the sheet
    old_word(book, 9, 0, "none of it");
    old_record(book, 0x0a);
    old_record(book, 0x0a);
    book->length_at = 0;
}

static OldBook made(void)
{
    OldBook book = {0};
    size_t at[3];

    put_shared(&book, at);
    for (int i = 0; i < 3; i++) {
        old_put(book.bytes + at[i], book.n, 4);
        old_begin(&book, 0x10);
        if (!i) {
            put_headings(&book);
            put_lamp(&book);
            put_bell(&book);
        }
        end_sheet(&book);
    }
    return book;
}

static void an_old_workbook_is_read_sheet_by_sheet(void **state)
{
    const OldBook book = made();
    (void)state;
    old_write(&book, "cards.xls", "Workbook");

    assert_int_equal(import_with("cards.xls", (ImportOptions){0}), 0);

    expect_counts(2, 0, 0, 0);
    assert_string_equal(find("SELECT group_concat(code || name || type || energy)"
                             " FROM sheet"),
                        "TOY-007LampGear2,TOY-008BellGear3");
    assert_string_equal(find("SELECT group_concat(text) FROM card_text"), "One\ntwo é");
    assert_string_equal(find("SELECT group_concat(name) FROM source"),
                        "cards.xls/Units");
    assert_int_equal(report.notes.n, 3);
    assert_string_equal(report.notes.list[0].file, "cards.xls/Units");
    assert_string_equal(report.notes.list[0].value, "#N/A");
    assert_string_equal(report.notes.list[2].expected,
                        "--sheet with its name: this sheet is hidden");
}

static void rows_of_an_old_workbook_in_no_order_are_refused(void **state)
{
    OldBook book = made();
    (void)state;
    // The rows of the second card now say that they come first.
    for (size_t i = 0; i + 6 < book.n; i++)
        if (!memcmp(book.bytes + i, "\x04\x02", 2) && book.bytes[i + 4] == 4)
            book.bytes[i + 4] = 1;
    old_write(&book, "cards.xls", "Workbook");

    assert_int_equal(import_with("cards.xls", (ImportOptions){0}), 0);

    expect_counts(0, 0, 0, 1);
    expect_problem("cards.xls/Units: expected decks or a list of cards (cards.xls: the "
                   "rows of a sheet are in no order; save it as XLSX)");
}

static void expect_refused(const OldBook *book, const char *name, const char *text)
{
    old_write(book, "cards.xls", name);
    assert_int_equal(import_with("cards.xls", (ImportOptions){0}), -1);
    assert_string_equal(err.text, text);
}

static void other_old_files_say_what_they_are(void **state)
{
    OldBook book = made();
    (void)state;

    expect_refused(&book,
                   "WordDocument",
                   "cards.xls is a Word document: save the table in it as CSV or XLSX");
    expect_refused(&book,
                   "EncryptedPackage",
                   "cards.xls is a workbook with a password: save it without one");
    expect_refused(&book,
                   "Book",
                   "cards.xls is an Excel workbook of 1995 or before: save it as XLSX");
    expect_refused(&book,
                   "Mail",
                   "cards.xls is an old Office file without a workbook, such as a mail "
                   "or a drawing: save the table in it as CSV or XLSX");
    book.bytes[8] = 0x2f; // the record behind the first one
    book.bytes[9] = 0;
    expect_refused(
        &book, "Workbook", "cards.xls needs a password: save it without one");
    book.bytes[10] = 0xff; // it has no end
    book.bytes[11] = 0xff;
    book.bytes[8] = 0;
    expect_refused(
        &book,
        "Workbook",
        "cards.xls: the old workbook is damaged or cut off; save it as XLSX");
}

// A chain of pieces that goes round, and one that leads out of the file.
static void a_broken_chain_ends(void **state)
{
    static const unsigned char wrong[] = {2, 5, 0x70};
    const OldBook book = made();
    size_t n;
    (void)state;
    old_write(&book, "cards.xls", "Workbook");
    char *bytes = read_file("cards.xls", &n);

    for (int i = 0; i < COUNT_OF(wrong); i++) {
        bytes[OLD_PIECE + 2 * 4] = (char)wrong[i];
        FILE *file = fopen("cards.xls", "wb");
        assert_non_null(file);
        assert_int_equal(fwrite(bytes, 1, n, file), n);
        assert_int_equal(fclose(file), 0);
        if (import_with("cards.xls", (ImportOptions){0}))
            assert_non_null(strstr(err.text, "damaged or cut off; save it as XLSX"));
        else
            assert_non_null(
                strstr(report.problems.list[0].expected, "damaged or cut off"));
    }
    free(bytes);
}

// ---- Excel 2003 XML

#define CELL(type, value) "<Cell><Data ss:Type=\"" type "\">" value "</Data></Cell>"
#define TEXT(value)       CELL("String", value)
#define BOOK(rows)                                                                     \
    "<?xml version=\"1.0\"?>\n<?mso-application progid=\"Excel.Sheet\"?>\n"            \
    "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" "                \
    "xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\" "                       \
    "xmlns:x=\"urn:schemas-microsoft-com:office:excel\">"                              \
    "<Styles><Style ss:ID=\"a\"/><Style ss:ID=\"b\"/><Style ss:ID=\"c\"/></Styles>"    \
    "<Worksheet ss:Name=\"Units\"><Table>" rows "</Table></Worksheet>"                 \
    "<Worksheet ss:Name=\"Old\"><Table/><x:WorksheetOptions>"                          \
    "<x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></Worksheet></Workbook>"
#define HEADINGS                                                                       \
    "<Row>" TEXT("code") TEXT("name") TEXT("type") TEXT("energy") TEXT("updated")      \
        TEXT("text") "</Row>"

static void a_workbook_in_xml_is_read_sheet_by_sheet(void **state)
{
    (void)state;
    put_file(
        "cards.xml",
        BOOK(HEADINGS "<Row ss:Index=\"4\">" TEXT("TOY-007") TEXT(
            "Lamp") "<Cell ss:MergeDown=\"1\"><Data ss:Type=\"String\">Gear</Data></Cell>"
                    "<Cell ss:Formula=\"=1+1\"><Data ss:Type=\"Number\">2.0</Data></Cell>" CELL(
                        "DateTime",
                        "2026-09-18T00:00:00.000") "<Cell><ss:Data ss:Type=\"String\"><B>One</B>&#10;two</ss:Data></Cell>"
                                                   "</Row><Row>" TEXT("TOY-008") TEXT(
                                                       "Bell") "<Cell ss:Index=\"4\"><Data ss:Type=\"Number\">3</Data></Cell>"
                                                               "<Cell ss:Index=\"6\" ss:Formula=\"=A1\"/></Row>"
                                                               "<Row>" TEXT(
                                                                   "TOY-009") TEXT("Drum")
                                                                   TEXT("Gear") TEXT(
                                                                       "many") "</Row>"));

    assert_int_equal(import_with("cards.xml", (ImportOptions){0}), 0);

    expect_counts(2, 0, 0, 1);
    assert_string_equal(find("SELECT group_concat(code || name || type || energy)"
                             " FROM sheet"),
                        "TOY-007LampGear2,TOY-008BellGear3");
    assert_string_equal(find("SELECT group_concat(text) FROM card_text"), "One\ntwo");
    assert_string_equal(find("SELECT name FROM source"), "cards.xml/Units");
    expect_problem("cards.xml/Units row 6, column energy: found 'many', expected a "
                   "whole number from 0 to 99, or nothing");
    assert_string_equal(report.notes.list[0].value, "=A1");
    assert_string_equal(report.notes.list[1].file, "cards.xml/Old");
}

static void a_broken_workbook_in_xml_says_so(void **state)
{
    (void)state;
    put_file("cards.xml", BOOK(HEADINGS "<Row><Cell>"));

    assert_int_equal(import_with("cards.xml", (ImportOptions){0}), -1);

    assert_non_null(strstr(err.text, "cards.xml:3:"));
    assert_non_null(strstr(
        err.text, "found a closing tag that is not that of the element open here"));
    put_file("cards.xml", BOOK(HEADINGS));
    assert_int_equal(import_with("cards.xml", (ImportOptions){.sheet = "None"}), -1);
    assert_string_equal(err.text, "cards.xml has no sheet 'None'; it has: Units, Old");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_old_workbook_is_read_sheet_by_sheet),
        TEST(rows_of_an_old_workbook_in_no_order_are_refused),
        TEST(other_old_files_say_what_they_are),
        TEST(a_broken_chain_ends),
        TEST(a_workbook_in_xml_is_read_sheet_by_sheet),
        TEST(a_broken_workbook_in_xml_says_so),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
