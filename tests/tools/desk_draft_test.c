// desk_draft_test.c -- a set out of a list with texts that lies on the desk.
//
// Each reply fits docs/protocol.schema.json.

#include "tests/tools/desk_fixture.h"

#define HEAD       "code,name,type,domains,energy,might,text\\n"
#define LIST(rows) PUT("list", FILE_OF("mine.csv", HEAD rows))

#define PLAYED(card)                                                                   \
    "{\"type\":\"position\",\"seed\":1," PLACE ",\"seats\":[\"client\",\"client\"],"   \
    "\"players\":[{\"hand\":[\"" card "\"]},{}]}"

static const char draft[] = "{\"type\":\"draft\",\"folder\":\"list\"}";
static const char heron_list[] =
    LIST("HRN-001,Tall Heron,Unit,Mind,1,2,\\\"When you play me, draw 1.\\\"\\n"
         "HRN-002,Loud Heron,Unit,Mind,1,2,\\\"When I conquer, draw 1.\\n"
         "When I conquer, sing to a unit.\\\"\\n"
         "HRN-003,Odd Heron,Unit,Mind,1,2,Quand je conquiers je chante.\\n"
         "HRN-004,Mute Heron,Unit,Mind,1,2,[Ganking]\\n");

static const char *word_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static const json_t *card_of(const json_t *reply, size_t i)
{
    return json_array_get(json_object_get(reply, "cards"), i);
}

static const json_t *todo_of(const json_t *reply, size_t card)
{
    const json_t *list = json_object_get(card_of(reply, card), "todo");

    assert_int_equal(json_array_size(list), 1);
    return json_array_get(list, 0);
}

// Returns the text of the file [name] of the set, NULL: it has none.
static const char *text_of(const json_t *reply, const char *name)
{
    const json_t *file;
    size_t i;

    json_array_foreach(json_object_get(reply, "files"), i, file)
    {
        if (!strcmp(word_of(file, "name"), name)) return word_of(file, "text");
    }
    return NULL;
}

static void each_card_says_what_is_understood(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_list));
    json_t *reply = tell(draft);
    assert_string_equal(word_of(reply, "set"), "HRN");
    assert_int_equal(json_array_size(json_object_get(reply, "cards")), 4);
    assert_string_equal(word_of(card_of(reply, 0), "state"), "whole");
    assert_string_equal(word_of(card_of(reply, 0), "script"), "hrn-001-tall-heron.lua");
    assert_string_equal(word_of(card_of(reply, 1), "state"), "part");
    assert_string_equal(word_of(todo_of(reply, 1), "text"),
                        "When I conquer, sing to a unit.");
    assert_string_equal(word_of(todo_of(reply, 1), "at"), "sing");
    assert_string_equal(word_of(card_of(reply, 2), "state"), "none");
    assert_int_equal(json_integer_value(json_object_get(card_of(reply, 2), "row")), 5);
    assert_non_null(strstr(word_of(todo_of(reply, 2), "why"), "not English"));
    assert_string_equal(word_of(card_of(reply, 3), "state"), "facts");
    assert_null(json_object_get(card_of(reply, 3), "script"));
    assert_non_null(text_of(reply, "set.json"));
    assert_non_null(strstr(text_of(reply, "cards.csv"), "HRN-004,Mute Heron"));
    assert_non_null(strstr(text_of(reply, "hrn-002-loud-heron.lua"), "todo \"When I"));
    assert_non_null(strstr(text_of(reply, "draft.md"), "## HRN-003 Odd Heron: none"));
    json_decref(reply);
    protocol_close(&protocol);
}

// Puts the files of the set into a folder of the desk.
static void put_set(const json_t *reply)
{
    json_t *wish = json_pack("{s:s, s:s, s:O}",
                             "type",
                             "files",
                             "folder",
                             "hrn",
                             "put",
                             json_object_get(reply, "files"));
    char *text = json_dumps(wish, JSON_COMPACT);

    json_decref(tell(text));
    free(text);
    json_decref(wish);
}

static void the_set_comes_in_and_its_first_scenarios_pass(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_list));
    json_t *reply = tell(draft);
    const char *scenario = word_of(card_of(reply, 0), "scenario");
    assert_non_null(scenario);
    assert_non_null(text_of(reply, scenario));
    assert_null(json_object_get(card_of(reply, 1), "scenario"));
    put_set(reply);
    claim_has("{\"type\":\"import\",\"folder\":\"hrn\"}", "HRN-001");
    const char *outcomes = told("{\"type\":\"test\",\"folder\":\"hrn\"}");
    assert_non_null(strstr(outcomes, "\"passed\""));
    assert_null(strstr(outcomes, "\"failed\""));
    claim_has("{\"type\":\"cards\",\"query\":\"set:hrn\"}", "\"found\":4");
    json_decref(reply);
    // One that is not done is known, and is not played.
    claim_has("{\"type\":\"card\",\"card\":\"HRN-002\"}", "Loud Heron");
    reply = ask(PLAYED("Loud Heron"));
    assert_non_null(strstr(word_of(reply, "reason"), "todo: When I conquer, sing"));
    json_decref(reply);
    expect(PLAYED("Tall Heron"), "position");
    protocol_close(&protocol);
}

// The draft itself puts nothing anywhere, and the cards are those of before.
static void a_draft_leaves_nothing_behind(void **state)
{
    char place[] = "/tmp/desk-XXXXXX";

    (void)state;
    open_desk_in(place);
    json_decref(tell(heron_list));
    assert_null(strstr(told(draft), place));
    claim_has("{\"type\":\"cards\",\"query\":\"mute heron\"}", "\"found\":0");
    claim_has("{\"type\":\"files\",\"folder\":\"list\"}", "[\"mine.csv\"]");
    close_desk_in(place); // what the desk does not know of would stay
}

static void a_keyword_that_nobody_declares_has_a_file(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(LIST("HRN-001,Tall Heron,Unit,Mind,1,2,"
                          "[Wade] (I may go through water.)\\n")));
    json_t *reply = tell(draft);
    const json_t *one = json_array_get(json_object_get(reply, "keywords"), 0);
    assert_string_equal(word_of(one, "keyword"), "Wade");
    assert_non_null(strstr(text_of(reply, word_of(one, "file")), "todo"));
    assert_non_null(json_object_get(card_of(reply, 0), "untried"));
    json_decref(reply);
    protocol_close(&protocol);
}

static const Row hostile[] = {
    {"{\"type\":\"draft\"}", "\"folder\""},
    {"{\"type\":\"draft\",\"folder\":\"..\"}", "is no name of a folder"},
    {"{\"type\":\"draft\",\"folder\":\"none\"}", "there is no folder 'none'"},
    {"{\"type\":\"draft\",\"folder\":\"list\",\"language\":\"xx\"}",
     "language 'xx' is not one of those that say cards"},
    {"{\"type\":\"draft\",\"folder\":\"list\",\"to\":\"x\"}", "has no 'to'"},
};

// A folder of the desk, and why it is refused.
static const Row lists[] = {
    {PUT("list", FILE_OF("mine.csv", "code,name,type\\nHRN-001,Heron,Unit\\n")),
     "list: no card of it has a text"},
    {PUT("list", FILE_OF("mine.csv", "nothing")), "list/mine.csv row 1, column 1: "},
    {LIST("HRN-001,One,Unit,Mind,1,2,Draw 1.\\nHRO-001,Two,Unit,Mind,1,2,Draw 1.\\n"),
     "row 3 of the list is HRO-001, and the cards before it are of HRN"},
    {LIST("HRN-001,One,Unit,Mind,1,2,Draw 1.\\nHRN-002,Two,Unti,Mind,x,2,Draw 1.\\n"),
     "list/mine.csv row 3, column type: found 'Unti', expected 'Unit'; and 1 more"},
    {PUT("list", FILE_OF("set.json", "{}")), "is a set or a game already"},
};

static void what_is_no_list_with_texts_is_refused_in_one_sentence(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_list));
    expect_all_refused(hostile, COUNT_OF(hostile));
    for (int i = 0; i < COUNT_OF(lists); i++) {
        json_decref(tell(lists[i].request));
        expect_refused(draft, lists[i].reason);
    }
    protocol_close(&protocol);
}

// Returns a request that puts a list of [n] cards with the text [text].
static char *long_list(int n, const char *text)
{
    char *rows = NULL, *wish;
    size_t size;
    FILE *file = open_memstream(&rows, &size);

    (void)fputs("code,name,type,text\n", file);
    for (int i = 0; i < n; i++)
        (void)fprintf(file, "HRN-%04d,Heron %d,Unit,%s\n", i + 1, i + 1, text);
    (void)fclose(file);
    json_t *put = json_pack("{s:s, s:s, s:[{s:s, s:s}]}",
                            "type",
                            "files",
                            "folder",
                            "list",
                            "put",
                            "name",
                            "mine.csv",
                            "text",
                            rows);
    wish = json_dumps(put, JSON_COMPACT);
    json_decref(put);
    free(rows);
    return wish;
}

static void what_is_too_much_ends_at_a_limit(void **state)
{
    char big[100001], *wish;

    (void)state;
    open_desk(NOBODY);
    memset(big, 'a', sizeof big - 1);
    big[sizeof big - 1] = '\0';
    wish = long_list(1, big);
    json_decref(tell(wish));
    expect_refused(draft,
                   "list/mine.csv row 2, column text: expected a text of at most");
    free(wish);
    wish = long_list(DESK_FILES_MAX / 2 + 1, "Draw 1.");
    json_decref(tell(wish));
    expect_refused(draft,
                   "2049 cards, whose scripts and scenarios are more than 4096 files");
    free(wish);
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_card_says_what_is_understood),
        cmocka_unit_test(the_set_comes_in_and_its_first_scenarios_pass),
        cmocka_unit_test(a_draft_leaves_nothing_behind),
        cmocka_unit_test(a_keyword_that_nobody_declares_has_a_file),
        cmocka_unit_test(what_is_no_list_with_texts_is_refused_in_one_sentence),
        cmocka_unit_test(what_is_too_much_ends_at_a_limit),
    };

    return cmocka_run_group_tests(tests, open_schema, close_schema);
}
