// protocol_lists_test.c -- lists from outside on the desk: what they would change, that they are accepted,
// the history of imports, and an import taken back.
//
// Each reply fits docs/protocol.schema.json.

#include "tests/tools/desk_fixture.h"

// A card that is new, a text for one of a set, a fact that the set decides, and a row that is wrong.
#define CARDS                                                                          \
    "code,name,energy,might,text,odd\\n"                                               \
    "OGN-001,Blazing Scorcher,7,5,Hello there,x\\n"                                    \
    "XYZ-001,New Thing,2,abc,,\\nOGN-999,Brand New,2,2,Words.,\\n"

static const char list[] = PUT("mine", FILE_OF("l.csv", CARDS));
static const char dry[] = "{\"type\":\"import\",\"folder\":\"mine\",\"dry\":true}";
static const char import[] = "{\"type\":\"import\",\"folder\":\"mine\"}";
static const char imports[] = "{\"type\":\"imports\"}";
static const char find[] = "{\"type\":\"cards\",\"query\":\"Brand New\"}";

static json_int_t number_of(json_t *reply)
{
    const json_t *report = json_object_get(reply, "report");
    const json_t *made = json_object_get(report, "imports");
    const json_int_t number = json_integer_value(json_array_get(made, 0));

    json_decref(reply);
    return number;
}

static int imports_made(void)
{
    json_t *reply = tell(imports);
    const int n = (int)json_array_size(json_object_get(reply, "imports"));

    json_decref(reply);
    return n;
}

static json_int_t accept(void)
{
    json_decref(tell(list));
    return number_of(tell(import));
}

static void a_dry_run_tells_all_and_changes_nothing(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(list));
    const int before = imports_made();
    claim_has(dry,
              "\"how\":\"changed\",\"kind\":\"card\",\"name\":\"OGN-001\",\"title\":"
              "\"Blazing Scorcher\",\"field\":\"text.en.effective\"");
    claim_has(
        dry,
        "\"new\":\"Hello there\",\"why\":\"alone\",\"source\":\"l.csv\",\"row\":2");
    claim_has(dry, "\"how\":\"added\",\"kind\":\"card\",\"name\":\"OGN-999\"");
    claim_has(
        dry,
        "{\"file\":\"mine/l.csv\",\"row\":3,\"column\":\"might\",\"value\":\"abc\"");
    claim_has(dry, "'5', which stays: OGN-001 is a card of a set with scripts");
    claim_has(dry, "\"column\":\"odd\"");
    assert_null(strstr(told(dry), "/tmp"));
    claim_has(find, "\"found\":0");
    assert_int_equal(imports_made(), before);
    protocol_close(&protocol);
}

static void a_list_is_accepted_listed_and_taken_back(void **state)
{
    char request[80];

    (void)state;
    open_desk(NOBODY);
    const int before = imports_made();
    const json_int_t number = accept();
    assert_true(number > 0);
    claim_has(find, "\"found\":1");
    assert_int_equal(imports_made(), before + 1);
    claim_has(imports, "\"source\":\"mine\"");
    snprintf(request, sizeof request, "{\"type\":\"imports\",\"of\":%d}", (int)number);
    claim_has(request, "\"source\":\"l.csv\",\"form\":\"csv\",\"trust\":0,\"rows\":2");
    claim_has(request, "\"kind\":\"new\",\"name\":\"OGN-999\"");
    assert_int_equal(number_of(tell(import)), 0); // it says nothing new
    snprintf(request, sizeof request, "{\"type\":\"import\",\"undo\":%d}", (int)number);
    assert_int_equal(number_of(tell(request)), number + 1);
    claim_has(find, "\"found\":0");
    claim_has(imports, "\"undone\":true,\"undone_by\":");
    expect_refused(request, "is undone already");
    protocol_close(&protocol);
}

// A deck is a list too, and a game begins with it.
static void the_game_goes_on_and_a_deck_comes_in(void **state)
{
    static const char begin[] =
        "{\"type\":\"newgame\",\"seed\":5,\"decks\":[\"proving-grounds-annie\","
        "\"proving-grounds-garen\"],\"seats\":[\"client\",\"greedy\"]}";

    (void)state;
    open_desk(NOBODY);
    json_decref(tell(begin));
    const char *first = told("{\"type\":\"question\"}");
    char *question = strdup(first);
    json_decref(tell(
        PUT("mine",
            FILE_OF("l.csv", CARDS) "," FILE_OF("mine.txt", "3 Blazing Scorcher\\n"))));
    claim_has(import, "\"carried\":{");
    assert_string_equal(told("{\"type\":\"question\"}"), question);
    claim_has(dry, "\"changes\":[]");
    free(question);
    protocol_close(&protocol);
}

static void each_form_is_read(void **state)
{
    static const char *const forms[] = {
        FILE_OF("l.tsv", "code\\tname\\nOGN-999\\tBrand New\\n"),
        FILE_OF("l.json",
                "[{\\\"code\\\":\\\"OGN-999\\\",\\\"name\\\":\\\"Brand New\\\"}]"),
        FILE_OF(
            "l.xml",
            "<cards><card><code>OGN-999</code><name>Brand New</name></card></cards>"),
        FILE_OF("l.yaml", "- code: OGN-999\\n  name: Brand New\\n"),
        FILE_OF("l.html",
                "<table><tr><th>code<th>name<tr><td>OGN-999<td>Brand New</table>"),
        FILE_OF("l.md", "| code | name |\\n|---|---|\\n| OGN-999 | Brand New |\\n"),
    };
    char request[400];

    (void)state;
    for (int i = 0; i < COUNT_OF(forms); i++) {
        open_desk(NOBODY);
        snprintf(request,
                 sizeof request,
                 "{\"type\":\"files\",\"folder\":\"mine\",\"put\":[%s]}",
                 forms[i]);
        json_decref(tell(request));
        claim_has(dry, "\"how\":\"added\",\"kind\":\"card\",\"name\":\"OGN-999\"");
        protocol_close(&protocol);
    }
}

static const Row hostile[] = {
    {"{\"type\":\"import\"}", "an import has a \"folder\", or an \"undo\""},
    {"{\"type\":\"import\",\"folder\":\"mine\",\"undo\":1}",
     "an import has a \"folder\", or an \"undo\""},
    {"{\"type\":\"import\",\"undo\":0}", "\"undo\""},
    {"{\"type\":\"import\",\"undo\":\"last\"}", "\"undo\""},
    {"{\"type\":\"import\",\"undo\":9999}", "there is no import 9999"},
    {"{\"type\":\"import\",\"folder\":\"mine\",\"dry\":1}", "\"dry\""},
    {"{\"type\":\"import\",\"folder\":\"none\",\"dry\":true}", "no folder 'none'"},
    {"{\"type\":\"import\",\"folder\":\"..\",\"dry\":true}", "is no name of a folder"},
    {"{\"type\":\"imports\",\"of\":9999}", "there is no import 9999"},
    {"{\"type\":\"imports\",\"of\":-1}", "\"of\""},
};

// Lists of which nothing can be read, and the place that is told.
static const Row odd_lists[] = {
    {FILE_OF("l.csv", "\\u0001\\u0002"), "\"problems\":[{\"file\":\"mine/l.csv\""},
    {FILE_OF("l.xml", "<a><b></a>"), "\"problems\":[{\"file\":\"mine/l.xml\""},
    {FILE_OF("l.json", "[{\\\"code\\\":"), "\"problems\":[{\"file\":\"mine/l.json\""},
    {FILE_OF("l.csv", "PK\\u0003\\u0004 is no zip"),
     "\"problems\":[{\"file\":\"mine/l.csv\""},
};

static void what_is_no_list_is_refused_and_changes_nothing(void **state)
{
    char request[400];

    (void)state;
    open_desk(NOBODY);
    json_decref(tell(list));
    expect_all_refused(hostile, COUNT_OF(hostile));
    for (int i = 0; i < COUNT_OF(odd_lists); i++) {
        snprintf(request,
                 sizeof request,
                 "{\"type\":\"files\",\"folder\":\"mine\",\"put\":[%s]}",
                 odd_lists[i].request);
        protocol_close(&protocol);
        open_desk(NOBODY);
        json_decref(tell(request));
        claim_has(dry, odd_lists[i].reason);
        claim_has(import, "\"added\":0,\"changed\":0");
        claim_has(find, "\"found\":0");
    }
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_dry_run_tells_all_and_changes_nothing),
        cmocka_unit_test(a_list_is_accepted_listed_and_taken_back),
        cmocka_unit_test(the_game_goes_on_and_a_deck_comes_in),
        cmocka_unit_test(each_form_is_read),
        cmocka_unit_test(what_is_no_list_is_refused_and_changes_nothing),
    };

    return cmocka_run_group_tests(tests, open_schema, close_schema);
}
