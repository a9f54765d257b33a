// list_writing_test.c -- the ways in which lists write keywords, symbols, costs and words.
//
// Each row of a table is one way: a column, the value as a list has it, and the value that
// the database gets. All rows together are one list, in every form of lists.

#include "tests/db/list_fixture.h"
#include "tests/db/pack.h"

typedef struct {
    const char *column, *written, *read;
} Writing;

static const Writing keywords[] = {
    {"keywords", "Push", "Push 1"},
    {"keywords", "PUSH 2", "Push 2"},
    {"keywords", "push 2", "Push 2"},
    {"keywords", "[PUSH]", "Push 1"},
    {"keywords", "[Push 2]", "Push 2"},
    {"keywords", "{Push}", "Push 1"},
    {"keywords", "{{Push}}", "Push 1"},
    {"keywords", "<Push 2>", "Push 2"},
    {"keywords", "Push (2)", "Push 2"},
    {"keywords", "(Push 2)", "Push 2"},
    {"keywords", "Push+2", "Push 2"},
    {"keywords", "Push: 2", "Push 2"},
    {"keywords", "Push=2", "Push 2"},
    {"keywords", "Push x2", "Push 2"},
    {"keywords", "Push2", "Push 2"},
    {"keywords", "\u3010Push 2\u3011", "Push 2"},
    {"keywords", "\u300aPush\u300b", "Push 1"},
    {"keywords", "\uff3bPush\uff3d", "Push 1"},
    {"keywords", "\uff30\uff35\uff33\uff28\u3000\uff12", "Push 2"},
    {"keywords", "Push \uff12", "Push 2"},
    {"keywords", "\"Push\"", "Push 1"},
    {"keywords", "\u201cPush\u201d", "Push 1"},
    {"keywords", "_Push_", "Push 1"},
    {"keywords", "#Push", "Push 1"},
    {"keywords", "<b>Push</b>", "Push 1"},
    {"keywords", "Push, Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push; Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push / Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push & Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push\u3001Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push \u2022 Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "[Push 2][Quick-Step]", "Push 2; Quick-Step 1"},
    {"keywords", "[Push 2] [Quick-Step]", "Push 2; Quick-Step 1"},
    {"keywords", "[Push 2], [Quick-Step]", "Push 2; Quick-Step 1"},
    {"keywords", "['Push 2', 'Quick-Step']", "Push 2; Quick-Step 1"},
    {"keywords", "{\"Push 2\",Quick-Step}", "Push 2; Quick-Step 1"},
    {"keywords", "Push 2 Quick-Step", "Push 2; Quick-Step 1"},
    {"keywords", "Push and Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "Push - Quick-Step", "Push 1; Quick-Step 1"},
    {"keywords", "quick step", "Quick-Step 1"},
    {"keywords", "QuickStep", "Quick-Step 1"},
    {"keywords", "QUICK_STEP", "Quick-Step 1"},
    {"keywords", "Wind {2}", "Wind 1 {2}"},
    {"keywords", "[Wind] {2}", "Wind 1 {2}"},
    {"keywords", "[Wind] :rb_energy_2::rb_rune_calm:", "Wind 1 {2 calm}"},
    {"keywords", "Wind {2}{calm}, Push", "Wind 1 {2 calm}; Push 1"},
    {"keywords", "Wind (2 calm)", "Wind 1 {2 calm}"},
    {"keywords", "Wind [C]", "Wind 1 {fury}"},
    {"keywords", "Push; [NO TEXT]", "Push 1"},
    {"keywords", "Push, [PUSH], push 2", "Push 1; Push 2"},
    {"keywords", "N/A", ""},
    {"keywords", "None", ""},
    {"keywords", "[None]", ""},
};

static const Writing texts[] = {
    {"text", "{icon:might}{icon:1}{icon:fury}", "{might}{1}{fury}"},
    {"text", "{icon_might} {icon-any}", "{might} {any}"},
    {"text", ":rb_might::rb_energy_2::rb_rune_calm:", "{might}{2}{calm}"},
    {"text", ":might: :energy_2: :calm:", "{might} {2} {calm}"},
    {"text", "{C}{A}{S}{T}", "{fury}{any}{might}{exhaust}"},
    {"text", "[C][A][S][T]", "{fury}{any}{might}{exhaust}"},
    {"text", "[E]: +1 [M]", "{exhaust}: +1 {might}"},
    {"text", "[E2] {E2}", "{2} {2}"},
    {"text", "[RUNE:fury][RUNE:rainbow]", "{fury}{any}"},
    {"text", "{rune_fury} {energy: 3}", "{fury} {3}"},
    {"text", "[energy_0] [2]", "{0} {2}"},
    {"text",
     "{{\u7ea2\u8272}}{{2}}{{A}}{{S}}{{\u6a2a\u7f6e}}",
     "{fury}{2}{any}{might}{exhaust}"},
    {"text", "{{\u7d05\u8272}}{\u7ea2}\u3010\u7ea2\u8272\u3011", "{fury}{fury}{fury}"},
    {"text", "{Fury} [FURY] {red}", "{fury} {fury} {fury}"},
    {"text", "{1 fury} [2 calm]", "{1}{fury} {2}{calm}"},
    {"text", "\uff3b\uff12\uff3d\uff5bfury\uff5d", "{2}{fury}"},
    {"text", "<might> <sprite name=\"fury\"/>", "{might} {fury}"},
    {"text", "<img src=\"x.png\" alt=\"calm\">1", "{calm}1"},
    {"text", "Give [PUSH 2], {push} or <Push>.", "Give [Push 2], [Push] or [Push]."},
    {"text",
     "Give \u3010Push 2\u3011 or [quick step].",
     "Give [Push 2] or [Quick-Step]."},
    {"text", "<p>One &amp; two.<br/>&nbsp;Three.</p>", "One & two.\nThree."},
    {"text", "A&#160;b\u00a0c\u2009d", "A b c d"},
    {"text", "It&rsquo;s &#146;x&#146;", "It's 'x'"},
    {"text", "<p>-</p>", ""},
    {"text", "[No text]", ""},
    {"text", "<p>No text.</p>", ""},
    {"text", "none", ""},
};

static const Writing numbers[] = {
    {"energy", "\uff12", "2"},
    {"energy", "\u2461", "2"},
    {"energy", "\u0662", "2"},
    {"energy", "\uff12\u3000", "2"},
    {"energy", "[2]", "2"},
    {"energy", "E2", "2"},
    {"energy", "{icon:2}", "2"},
    {"energy", "{2}{C}", "2+1 Fury"},
    {"energy", "2{fury}{fury}", "2+2 Fury"},
    {"energy", "(2)(calm)", "2+1 Calm"},
    {"energy", "2 calm", "2+1 Calm"},
    {"energy", "2, {A}", "2+1 "},
    {"energy", "N/A", ""},
    {"energy", "nil", ""},
    {"energy", "(none)", ""},
    {"power", "{C}{C}", "+2 Fury"},
    {"power", "[A]", "+1 "},
    {"power", "C", "+1 Fury"},
    {"power", "calm calm", "+2 Calm"},
    {"power", ":rb_rune_calm:", "+1 Calm"},
};

static const Writing words[] = {
    {"domain", "{fury}", "Fury"},
    {"domain", "[Fury][Calm]", "Fury; Calm"},
    {"domain", ":rb_rune_fury::rb_rune_calm:", "Fury; Calm"},
    {"domain", "{{\u7ea2\u8272}}", "Fury"},
    {"domain", "\uff26\uff55\uff52\uff59", "Fury"},
    {"domain", "{Fury,Calm}", "Fury; Calm"},
    {"domain", "Fury, N/A", "Fury"},
    {"type", "[Unit]", "Unit"},
    {"type", "\uff35\uff4e\uff49\uff54", "Unit"},
    {"type", "(unit)", "Unit"},
    {"tags", "[Red][Far East]", "Red; Far East"},
    {"tags", "{Red,\"Far East\"}", "Red; Far East"},
    {"tags", "[No tags]", ""},
    {"tags", "\"Red\", \"Far East\"", "Red; Far East"},
    {"tags", "\u201cRed\u201d; \u201cFar East\u201d", "Red; Far East"},
    {"tags", "Kai\u2019Sa, Kog&#39;Maw", "Kai'Sa; Kog'Maw"},
    {"tags", "n/a", ""},
};

// ---- a list of all rows, in every form

typedef struct {
    const char *name, *begin, *between, *end;
    const char *row, *cell_begin, *cell_end, *row_end;
    const char *signs, *const *escapes; // signs that the form writes in another way

} ListForm;

static const char *const csv_escapes[] = {"\"\""};
static const char *const json_escapes[] = {"\\\"", "\\n", "\\\\"};
static const char *const html_escapes[] = {"&amp;", "&lt;", "&gt;"};
static const char *const bar_escapes[] = {"\\|", "\\\\"};

static const char *const heads[] = {
    "code", "name", "type", "domain", "energy", "power", "keywords", "text", "tags"};

enum { CELLS = COUNT_OF(heads) };

static const ListForm forms[] = {
    {"csv", "", ",", "", "", "\"", "\"", "\n", "\"", csv_escapes},
    {"tsv", "", "\t", "", "", "\"", "\"", "\n", "\"", csv_escapes},
    {"json", "[", ",", "]", "{", "\"", "\"", "}", "\"\n\\", json_escapes},
    {"html",
     "<table>",
     "",
     "</table>",
     "<tr>",
     "<td>",
     "</td>",
     "</tr>",
     "&<>",
     html_escapes},
    {"markdown", "", "|", "", "|", " ", " ", "|\n", "|\\", bar_escapes},
    {"xml",
     "<cards>",
     "",
     "</cards>",
     "<card>",
     "",
     "",
     "</card>",
     "&<>",
     html_escapes},
    {"xlsx",
     PACK_SHEET_BEGIN,
     "",
     PACK_SHEET_END,
     "<row>",
     "<c t=\"inlineStr\"><is><t xml:space=\"preserve\">",
     "</t></is></c>",
     "</row>",
     "&<>",
     html_escapes},
};

static void put_value(FILE *file, const ListForm *form, const char *value)
{
    for (; *value; value++) {
        const char *at = strchr(form->signs, *value);
        if (at)
            (void)fputs(form->escapes[at - form->signs], file);
        else
            (void)fputc(*value, file);
    }
}

static void put_row(FILE *file, const ListForm *form, const char *const cells[CELLS],
                    bool first)
{
    const bool json = !strcmp(form->name, "json"), xml = !strcmp(form->name, "xml");

    if (json && !first) (void)fputs(",\n", file);
    (void)fputs(form->row, file);
    for (int i = 0; i < CELLS; i++) {
        if (i) (void)fputs(form->between, file);
        if (json) fprintf(file, "\"%s\":", heads[i]);
        if (xml) fprintf(file, "<%s>", heads[i]);
        (void)fputs(form->cell_begin, file);
        put_value(file, form, cells[i]);
        (void)fputs(form->cell_end, file);
        if (xml) fprintf(file, "</%s>", heads[i]);
    }
    (void)fputs(form->row_end, file);
}

// Writes all [n] rows into the file "list".
static void put_list(const ListForm *form, const Writing *rows, int n)
{
    static const char *const line[CELLS] = {
        "---", "---", "---", "---", "---", "---", "---", "---", "---"};
    FILE *file = fopen("list", "w");

    assert_non_null(file);
    (void)fputs(form->begin, file);
    if (strcmp(form->name, "json") != 0 && strcmp(form->name, "xml") != 0)
        put_row(file, form, heads, true);
    if (!strcmp(form->name, "markdown")) put_row(file, form, line, true);
    for (int i = 0; i < n; i++) {
        char code[16], name[16];
        const char *cells[CELLS] = {code, name, "Unit", "Fury", "", "", "", "", ""};
        (void)snprintf(code, sizeof code, "XYZ-%03d", i + 1);
        (void)snprintf(name, sizeof name, "Card %d", i + 1);
        for (int k = 0; k < CELLS; k++)
            if (!strcmp(heads[k], rows[i].column)) cells[k] = rows[i].written;
        put_row(file, form, cells, !i);
    }
    (void)fputs(form->end, file);
    assert_int_equal(fclose(file), 0);
    if (!strcmp(form->name, "xlsx")) pack_sheet("list");
}

// Returns the value of a column that the database has for a card.
static const char *value_of(const char *column, int i)
{
    char sql[1200];
    const char *what =
        !strcmp(column, "keywords")
            ? "SELECT group_concat(word || ' ' || coalesce(number, 1) ||"
              " coalesce(' {' || cost || '}', ''), '; ') FROM item WHERE card ="
              " (SELECT id FROM card WHERE code = 'XYZ-%03d') AND fact = 'keywords'"
        : !strcmp(column, "text") ? "SELECT text FROM card_text WHERE card ="
                                    " (SELECT id FROM card WHERE code = 'XYZ-%03d')"
        : !strcmp(column, "energy") || !strcmp(column, "power")
            ? "SELECT coalesce(energy, '') || coalesce('+' || power || ' ' ||"
              " coalesce((SELECT word FROM item WHERE card = sheet.id"
              " AND fact = 'power_domains'), ''), '') FROM sheet WHERE code = 'XYZ-%03d'"
            : NULL;

    if (what)
        (void)snprintf(sql, sizeof sql, what, i + 1);
    else
        (void)snprintf(
            sql,
            sizeof sql,
            "SELECT group_concat(word, '; ') FROM item WHERE card ="
            " (SELECT id FROM card WHERE code = 'XYZ-%03d') AND fact = '%s%s'",
            i + 1,
            column,
            strcmp(column, "domain") ? "" : "s");
    return find(sql);
}

static void put_keywords(void)
{
    put_set();
    put_file("set/keywords/wind.lua", "-- Blows.\nkeyword \"Wind\" {}\n");
    put_file("set/keywords/quick.lua", "-- Runs.\nkeyword \"Quick-Step\" {}\n");
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);
}

static void expect_all(const Writing *rows, int n)
{
    for (int f = 0; f < COUNT_OF(forms); f++) {
        (void)remove("test.db");
        put_keywords();
        put_list(&forms[f], rows, n);
        if (import_with("list", (ImportOptions){0})) fail_msg("%s", err.text);
        for (int i = 0; i < report.problems.n; i++)
            fail_msg("%s: %s",
                     forms[f].name,
                     problem_line(&report.problems.list[i], report.problems.arena));
        for (int i = 0; i < n; i++) {
            const char *read = value_of(rows[i].column, i);
            if (strcmp(read, rows[i].read) != 0)
                fail_msg("%s, %s '%s': '%s', not '%s'",
                         forms[f].name,
                         rows[i].column,
                         rows[i].written,
                         read,
                         rows[i].read);
        }
    }
}

static void keywords_are_read_in_any_case_and_bracket(void **state)
{
    (void)state;
    expect_all(keywords, COUNT_OF(keywords));
}

static void symbols_of_texts_are_read_in_any_notation(void **state)
{
    (void)state;
    expect_all(texts, COUNT_OF(texts));
}

static void numbers_and_costs_are_read_in_any_notation(void **state)
{
    (void)state;
    expect_all(numbers, COUNT_OF(numbers));
}

static void words_are_read_in_any_bracket_and_width(void **state)
{
    (void)state;
    expect_all(words, COUNT_OF(words));
}

static const char *note_at(int i)
{
    return problem_line(&report.notes.list[i], report.problems.arena);
}

// ---- what is not taken

static void a_value_that_could_mean_two_things_is_named(void **state)
{
    static const char *const rows[][3] = {
        {"keywords",
         "Push [2]",
         "Swift 2 for a value or Swift {2} for a cost, not Swift [2]"},
        {"keywords", "Push {2", "keywords such as Swift, Swift 2 or Swift {2}"},
        {"keywords", "{2}", "keywords such as Swift, Swift 2 or Swift {2}"},
        {"power",
         "{A}{fury}",
         "a whole number from 0 to 99, or symbols such as {fury}, or nothing"},
        {"power",
         "{C}{calm}",
         "a whole number from 0 to 99, or symbols such as {fury}, or nothing"},
        {"energy", "2,5 fury", "a whole number from 0 to 99, or nothing"},
        {"energy", "two", "a whole number from 0 to 99, or nothing"},
    };
    char list[200];
    (void)state;
    put_keywords();

    for (int i = 0; i < COUNT_OF(rows); i++) {
        (void)snprintf(list,
                       sizeof list,
                       "code,name,type,%s\nXYZ-001,Ann,Unit,\"%s\"\n",
                       rows[i][0],
                       rows[i][1]);
        (void)import_text(list);
        assert_int_equal(report.problems.n, 1);
        assert_string_equal(report.problems.list[0].column, rows[i][0]);
        assert_string_equal(report.problems.list[0].expected, rows[i][2]);
        assert_int_equal(report.problems.list[0].row, 2);
    }
    assert_string_equal(find("SELECT count(*) FROM card WHERE code LIKE 'XYZ%'"), "0");
}

static void what_stays_as_it_is_is_told_once(void **state)
{
    static const char *const told[] = {
        "list row 2, column text: found '{star}', expected a symbol that is known; it "
        "stays in the text as it is (and 1 more)",
        "list row 2, column text: found '[Y]', expected a symbol that is known; it "
        "stays in the text as it is",
        "list row 2, column text: found '(1)', expected a symbol that is known; it "
        "stays in the text as it is",
        "list row 3, column keywords: found 'Push \u2014 it moves', expected keywords; "
        "what stands behind one is left out",
        "list row 3, column energy: found 'TBD', expected a value: a word for what is "
        "not known yet says nothing",
    };
    (void)state;
    put_keywords();

    assert_int_equal(import_text("code,name,type,text,keywords,energy\n"
                                 "XYZ-001,Ann,Unit,{star} [Y] (1),,2\n"
                                 "XYZ-002,Bea,Unit,{star},Push \u2014 it moves,TBD\n"),
                     0);

    expect_counts(2, 0, 0, 0);
    assert_int_equal(report.notes.n, COUNT_OF(told));
    for (int i = 0; i < COUNT_OF(told); i++)
        assert_string_equal(problem_line(&report.notes.list[i], report.problems.arena),
                            told[i]);
    assert_string_equal(find("SELECT text FROM card_text LIMIT 1"), "{star} [Y] (1)");
    assert_string_equal(value_of("keywords", 1), "Push 1");
}

static void codes_may_be_wide(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("code,name\n\uff34\uff2f\uff39\uff0d\uff10\uff10\uff11,"
                    "Ann\nTOY\uff0d002,Bea\n"),
        0);
    put_file("other", "set,number,name\n\uff34\uff2f\uff39,\uff13,Cid\n");
    assert_int_equal(import_with("other", (ImportOptions){0}), 0);

    assert_string_equal(find("SELECT group_concat(code || name) FROM card"),
                        "TOY-001Ann,TOY-002Bea,TOY-003Cid");
}

static void what_lies_beside_cards_is_left_out_and_told_once(void **state)
{
    static const char *const lists[] = {
        "code,name,type,energy\nTOY-001,Fox,Unit,2\nTOY-002,Buff,Marker,x\n"
        "TOY-003,XP Tracker,marker,\nTOY-004,Crab,Token Counter,\n"
        "TOY-005,Buff,Unit,1\nTOY-006,Buff,,\n",
        "[{\"code\": \"TOY-001\", \"name\": \"Fox\", \"type\": \"Unit\"},"
        " {\"code\": \"TOY-002\", \"name\": \"A\", \"type\": [\"Marker\", \"Token\"]},"
        " {\"code\": \"TOY-003\", \"name\": \"B\", \"type\": \"Marker\"},"
        " {\"code\": \"TOY-004\", \"name\": \"C\", \"type\": \"Token Counter\"},"
        " {\"code\": \"TOY-005\", \"name\": \"Buff\", \"type\": \"Unit\"},"
        " {\"code\": \"TOY-006\", \"name\": \"buff\"}]"};
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)remove("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        expect_counts(2, 0, 0, 0);
        assert_int_equal(report.problems.n, 0);
        assert_string_equal(find("SELECT group_concat(code || name) FROM card"),
                            "TOY-001Fox,TOY-005Buff");
    }
    (void)remove("test.db");
    assert_int_equal(import_text(lists[0]), 0);
    assert_string_equal(
        note_at(0),
        "list row 3, column type: found 'Marker', expected cards; such a "
        "thing lies beside them, and its rows are left out");
}

static void words_that_mean_nothing_are_nothing(void **state)
{
    static const char *const nothing[] = {
        "N/A", "n/a", "none", "None", "null", "NIL", "[None]", "TBD", "-", "\u2014"};
    char list[400];
    (void)state;

    for (int i = 0; i < COUNT_OF(nothing); i++) {
        (void)remove("test.db");
        (void)snprintf(list,
                       sizeof list,
                       "code,name,subtitle,type,energy,tags,rarity,set_name\n"
                       "TOY-001,Fox,%s,%s,%s,%s,%s,%s\n",
                       nothing[i],
                       nothing[i],
                       nothing[i],
                       nothing[i],
                       nothing[i],
                       nothing[i]);
        assert_int_equal(import_text(list), 0);
        assert_int_equal(report.problems.n, 0);
        assert_string_equal(find("SELECT group_concat(code || name) FROM card"),
                            "TOY-001Fox");
        assert_string_equal(find("SELECT count(*) FROM item"), "0");
        assert_string_equal(find("SELECT name FROM card_set"), "TOY");
    }
}

// The forms of two lists that people have: texts as HTML beside texts without form, and
// symbols as names of pictures.
static void lists_of_a_site_have_their_right_values(void **state)
{
    static const char *const list =
        "[{\"id\":\"xyz-001-024\",\"publicCode\":\"XYZ-001/024\",\"set\":\"XYZ\","
        "\"setName\":\"Foxes\",\"collectorNumber\":1,\"setTotal\":24,\"name\":\"Fox, Red\","
        "\"slug\":\"fox-red\",\"type\":\"unit\",\"superTypes\":[\"champion\"],"
        "\"domains\":[\"fury\"],\"rarity\":\"epic\",\"energy\":5,\"might\":4,"
        "\"tags\":[\"Fox\",\"Dune\"],\"rulesHtml\":\"<p>[PUSH 2] (It moves.)<br />Then "
        "+1 :rb_might:.</p>\",\"rulesText\":\"[push 2] then +1 :rb_might:.\"},"
        "{\"id\":\"xyz-017-024\",\"publicCode\":\"XYZ-017/024\",\"set\":\"XYZ\","
        "\"setName\":\"Foxes\",\"collectorNumber\":17,\"setTotal\":24,\"name\":"
        "\"Night Owl - Starter\",\"type\":\"legend\",\"superTypes\":[\"champion\"],"
        "\"domains\":[\"fury\",\"calm\"],\"rarity\":\"rare\",\"energy\":null,\"might\":null,"
        "\"tags\":[\"Owl\"],\"rulesHtml\":\"<p>Pay {C}.</p>\",\"rulesText\":\"pay {c}.\"}]";
    (void)state;
    put_keywords();

    assert_int_equal(import_text(list), 0);
    expect_counts(2, 0, 0, 0);
    assert_string_equal(
        find(
            "SELECT group_concat(code || name || type || rarity || coalesce(energy, '') ||"
            " coalesce(might, '')) FROM sheet WHERE code LIKE 'XYZ%'"),
        "XYZ-001Fox, RedUnitEpic54,XYZ-017Owl, Night OwlLegendRare");
    assert_string_equal(
        find("SELECT group_concat(fact || word) FROM item WHERE fact IN"
             " ('supertypes', 'domains', 'keywords')"
             " AND card IN (SELECT id FROM card WHERE code LIKE 'XYZ%')"),
        "supertypesChampion,domainsFury,keywordsPush,"
        "supertypesChampion,domainsFury,domainsCalm");
    assert_string_equal(find("SELECT group_concat(text, '|') FROM card_text"),
                        "[Push 2] (It moves.)\nThen +1 {might}.|Pay {own}.");

    put_file(
        "icons",
        "code,name,type,domain,text\nXYZ-009,Crab,Unit,Calm,\"[Push] (You may pay "
        "{icon:1}{icon:calm}.) Give +1 {icon:might}; :rb_might: :rb_energy_2: {C}\"\n");
    assert_int_equal(import_with("icons", (ImportOptions){0}), 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT text FROM card_text ORDER BY card DESC"),
                        "[Push] (You may pay {1}{calm}.) Give +1 {might}; {might} {2} "
                        "{calm}");
}

static void pictures_of_a_page_are_symbols(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("<table><tr><th>code<th>name<th>type<th>domain<th>cost<th>text"
                    "<tr><td>XYZ-001<td>Fox<td> <img alt=Unit> <td><img alt=Fury>"
                    "<td>2<img alt=fury><img alt=fury><td>Pay <img alt=calm>: "
                    "+1 <img alt=might>."
                    "<tr><td>XYZ-002<td>Owl<td>Unit<td><img alt=Fury> <img alt=Calm>"
                    "<td><img alt=3><img alt=A><td><img alt=exhaust>: Draw.</table>"),
        0);

    expect_counts(2, 0, 0, 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT group_concat(type || energy || power) FROM sheet"),
                        "Unit22,Unit31");
    assert_string_equal(
        find("SELECT group_concat(word) FROM item WHERE fact = 'domains'"),
        "Fury,Fury,Calm");
    assert_string_equal(find("SELECT group_concat(text, '|') FROM card_text"),
                        "Pay {calm}: +1 {might}.|{exhaust}: Draw.");
}

static void names_with_letters_of_pages_are_the_same_cards(void **state)
{
    static const char *const names[] = {"Kai'Sa & Fox",
                                        "Kai&#39;Sa &amp; Fox",
                                        "Kai&rsquo;Sa&nbsp;&amp;&nbsp;Fox",
                                        "Kai&apos;Sa &#38; Fox",
                                        "Kai\u2019Sa & Fox",
                                        "Kai\u2018Sa & Fox",
                                        "Kai&#146;Sa & Fox",
                                        "\ufeffKai'Sa\u200b & Fox",
                                        "Kai'Sa\u00a0&\u202fFox",
                                        "Kai'Sa &#x26; Fox\u2009"};
    char list[200];
    (void)state;
    assert_int_equal(import_text("code,name,type\nTOY-001,Kai'Sa & Fox,Unit\n"), 0);

    for (int i = 0; i < COUNT_OF(names); i++) {
        (void)snprintf(list, sizeof list, "name,energy\n%s,%d\n", names[i], i + 1);
        assert_int_equal(import_text(list), 0);
        expect_counts(0, 1, 0, 0);
        assert_string_equal(find("SELECT group_concat(name) FROM card"),
                            "Kai'Sa & Fox");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(keywords_are_read_in_any_case_and_bracket),
        TEST(symbols_of_texts_are_read_in_any_notation),
        TEST(numbers_and_costs_are_read_in_any_notation),
        TEST(words_are_read_in_any_bracket_and_width),
        TEST(a_value_that_could_mean_two_things_is_named),
        TEST(what_stays_as_it_is_is_told_once),
        TEST(codes_may_be_wide),
        TEST(what_lies_beside_cards_is_left_out_and_told_once),
        TEST(words_that_mean_nothing_are_nothing),
        TEST(names_with_letters_of_pages_are_the_same_cards),
        TEST(lists_of_a_site_have_their_right_values),
        TEST(pictures_of_a_page_are_symbols),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
