// known_export_test.c -- tables as other programs export them change no card.

#include "tests/db/list_fixture.h"

#include "db/lists/known_export.h"

enum { CARDS = 700 };

static void put_name(FILE *file, int i)
{
    static const char *const forms[] = {
        "\"Fox %d, Sandy\"", "Owl of %d", "\"Elk \"\"%d\"\" Old\"", "Ant's Hill %d"};

    (void)fprintf(file, forms[i % COUNT_OF(forms)], i);
}

// Writes what a program says of copies, or of a card, under a field.
static void put_value(FILE *file, const char *field, int i)
{
    static const struct {
        const char *field;
        const char *values[2];
    } rows[] = {
        {"set", {"TOY", "toy"}},
        {"set_name", {"Toys", "toys"}},
        {"rarity", {"Rare", "Rare"}},
        {"owned_count", {"1", "4x"}},
        {"owned_foils", {"0", "2"}},
        {"owned_finish", {"Normal", "Foil"}},
        {"owned_condition", {"NearMint", "Lightly Played"}},
        {"owned_language", {"English", "German"}},
        {"owned", {"12.50", "2026-05-15"}},
        {"ignore", {"Anything", ""}},
    };

    if (!strcmp(field, "name"))
        put_name(file, i);
    else if (!strcmp(field, "number"))
        (void)fprintf(file, i % 2 ? "%d" : "%03d/900", i);
    else if (!strcmp(field, "code") || !strcmp(field, "id"))
        (void)fprintf(file, i % 2 ? "TOY-%03d" : "toy-%03d-900", i);
    for (int k = 0; k < COUNT_OF(rows); k++)
        if (!strcmp(field, rows[k].field)) (void)fputs(rows[k].values[i % 2], file);
}

// Returns whether an earlier column of the row says the same of a card: a program calls it
// now this, now that.
static bool is_alternative(const KnownExport *export, const ExportColumn *column)
{
    const char *at = export->columns;
    ExportColumn earlier;

    if (!strcmp(column->field, "ignore") || strstr(column->field, "owned"))
        return false;
    while (known_export_column(&at, &earlier) &&
           strcmp(earlier.heading, column->heading) != 0)
        if (!strcmp(earlier.field, column->field)) return !column->mark;
    return false;
}

// Writes a row of the table: the headings if [card] is 0.
static void put_row(FILE *file, const KnownExport *export, int card)
{
    const char *at = export->columns, *between = "";
    ExportColumn column;

    while (known_export_column(&at, &column)) {
        if (is_alternative(export, &column)) continue;
        (void)fputs(between, file);
        between = ",";
        if (card)
            put_value(file, column.field, card);
        else
            (void)fprintf(file, "\"%s\"", column.heading);
    }
    (void)fputc('\n', file);
}

static void put_export(const KnownExport *export)
{
    FILE *file = fopen("list", "wb");

    assert_non_null(file);
    for (int i = 0; i <= CARDS; i++) put_row(file, export, i);
    assert_int_equal(fclose(file), 0);
}

static void put_known_cards(void)
{
    FILE *file = fopen("cards", "wb");

    assert_non_null(file);
    (void)fputs("code,set_name,rarity,name\n", file);
    for (int i = 1; i <= CARDS; i++) {
        (void)fprintf(file, "TOY-%03d/900,Toys,Rare,", i);
        put_name(file, i);
        (void)fputc('\n', file);
    }
    assert_int_equal(fclose(file), 0);
}

static const char *cards_now(void)
{
    return find(
        "SELECT (SELECT count(*) FROM card) || ' '"
        " || (SELECT group_concat(name || name_n) FROM (SELECT language AS name,"
        " count(*) AS name_n FROM card_name GROUP BY 1))"
        " || (SELECT count(*) || ' ' || sum(length(name)) FROM card)"
        " || (SELECT count(*) FROM printing) || (SELECT count(*) FROM card_fact)"
        " || (SELECT count(*) FROM card_text)");
}

static void a_table_of_each_program_changes_no_card(void **state)
{
    const KnownExport *export;
    char before[400];
    (void)state;
    put_known_cards();
    assert_int_equal(import_with("cards", (ImportOptions){0}), 0);
    (void)snprintf(before, sizeof before, "%s", cards_now());

    for (int i = 0; (export = known_export_at(&riftbound_lists, i)); i++) {
        put_export(export);
        assert_int_equal(import_with("list", (ImportOptions){.source = export->app}),
                         0);

        if (report.problems.n)
            fail_msg("%s: %s",
                     export->app,
                     problem_line(&report.problems.list[0], report.problems.arena));
        expect_counts(0, 0, CARDS, 0);
        assert_string_equal(cards_now(), before);
        assert_int_equal(report.exports_n, 1);
        assert_string_equal(report.exports[0].app, export->app);
        assert_string_equal(report.exports[0].what, export->what);
    }
}

// A table of each program with one more column, which is unclear, prints a map; with that
// map it is read as without the column.
static void the_map_of_each_table_works_as_it_is_printed(void **state)
{
    const KnownExport *export;
    (void)state;
    put_known_cards();
    assert_int_equal(import_with("cards", (ImportOptions){0}), 0);

    for (int i = 0; (export = known_export_at(&riftbound_lists, i)); i++) {
        FILE *file = fopen("list", "wb");
        assert_non_null(file);
        (void)fputs("Nmae,", file);
        put_row(file, export, 0);
        (void)fputs("Something,", file);
        put_row(file, export, 1);
        assert_int_equal(fclose(file), 0);
        if (!import_with("list", (ImportOptions){0}) || !report.draft)
            fail_msg("%s: no map", export->app);
        put_file("map", report.draft);

        if (import_with("list", (ImportOptions){.map = "map"}))
            fail_msg("%s: %s", export->app, err.text);

        if (report.problems.n)
            fail_msg("%s: %s",
                     export->app,
                     problem_line(&report.problems.list[0], report.problems.arena));
        expect_counts(0, 0, 1, 0);
        assert_string_equal(report.exports[0].app, export->app);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_table_of_each_program_changes_no_card),
        TEST(the_map_of_each_table_works_as_it_is_printed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
