// protocol_desk_test.c -- who makes cards: files on the desk, what is wrong with them, and the open game
// that goes on with them.
//
// Each reply fits docs/protocol.schema.json.

#include <dirent.h>
#include <signal.h>
#include <sys/resource.h>

#include "tests/tools/desk_fixture.h"

#define HERON(run)                                                                     \
    FILE_OF("brd-001.lua",                                                             \
            "-- A card when it comes.\\ncard \\\"BRD-001\\\" {\\n"                     \
            "  when { played = me, run = function() " run " end },\\n}\\n")
#define LIST                                                                           \
    "code,name,type,domains,energy,might,script\\n"                                    \
    "BRD-001,Tall Heron,Unit,Mind,1,2,yes\\nBRD-002,Old Crow,Unit,Mind,1,4,no\\n"
#define SCENARIO                                                                                 \
    "scenario \\\"A heron flies in\\\" {\\n  battlefields = { \\\"Void Gate\\\" },\\n"           \
    "  you = { hand = { \\\"Tall Heron\\\" }, deck = { \\\"Old Crow\\\", \\\"Old Crow\\\" },\\n" \
    "    runes = { mind = 4 } },\\n  run = function(t)\\n"                                       \
    "    t.you:play(\\\"Tall Heron\\\", { to = \\\"base\\\" })\\n"                               \
    "    t:everyone_passes()\\n"                                                                 \
    "    t:expect { you = { hand = { \\\"Old Crow\\\" } } }\\n  end,\\n}\\n"

static const char heron_set[] = PUT(
    "bird",
    FILE_OF(
        "set.json",
        "{\\\"set\\\": \\\"BRD\\\", \\\"name\\\": \\\"Birds\\\", \\\"game\\\": "
        "\\\"riftbound\\\", \\\"api\\\": 3, \\\"needs\\\": [\\\"CORE\\\"]}") "," FILE_OF("cards.csv",
                                                                                         LIST) "," FILE_OF("scenarios/bird.lua",
                                                                                                           SCENARIO) "," HERON("draw(1)"));
static const char import[] = "{\"type\":\"import\",\"folder\":\"bird\"}";
static const char check[] = "{\"type\":\"check\",\"folder\":\"bird\"}";
static const char story[] = "{\"type\":\"story\",\"seat\":0}";

// A game in which the heron has come: its player may act again.
static void play_heron(void)
{
    json_decref(tell(heron_set));
    json_decref(tell(import));
    json_decref(
        tell("{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"scenarios/bird.lua\","
             "\"seats\":[\"client\",\"greedy\"]}"));
    claim_has("{\"type\":\"question\"}", "Play Tall Heron");
    json_decref(tell("{\"type\":\"answer\",\"pick\":[0]}"));
    while (strstr(told("{\"type\":\"question\"}"), "\"name\":\"pass\""))
        json_decref(tell("{\"type\":\"answer\",\"pick\":[\"pass\"]}"));
}

static void the_open_game_goes_on_with_the_new_card(void **state)
{
    (void)state;
    open_desk(NOBODY);
    play_heron();
    claim_has(story, "draws Old Crow");
    json_decref(tell(PUT("bird", HERON("draw(2)"))));
    json_t *reply = tell(import);
    const json_t *carried = json_object_get(reply, "carried");
    const char *before = json_string_value(json_object_get(carried, "before"));
    const char *now = json_string_value(json_object_get(carried, "now"));
    assert_non_null(before);
    assert_non_null(strstr(before, "draws Old Crow"));
    assert_non_null(strstr(now, "draws 2 Old Crows"));
    assert_int_equal(json_integer_value(json_object_get(carried, "kept")),
                     json_integer_value(json_object_get(carried, "answers")));
    json_decref(reply);
    claim_has(story, "draws 2 Old Crows");
    claim_has(story, "plays Tall Heron");
    json_decref(tell("{\"type\":\"undo\"}"));
    claim_has("{\"type\":\"question\"}", "Play Tall Heron");
    protocol_close(&protocol);
}

// The second import follows what it writes alone, and that is stated of it, too.
static void an_import_that_is_undone_gives_the_script_before_it_back(void **state)
{
    char undo[80];

    (void)state;
    open_desk(NOBODY);
    play_heron();
    json_decref(tell(PUT("bird", HERON("draw(2)"))));
    json_decref(tell(import));
    json_decref(tell(PUT("bird", HERON("draw(1)"))));
    json_t *reply = tell(import);
    const json_t *report = json_object_get(reply, "report");
    const json_int_t last =
        json_integer_value(json_array_get(json_object_get(report, "imports"), 0));
    json_decref(reply);
    claim_has(story, "draws Old Crow");
    snprintf(undo, sizeof undo, "{\"type\":\"import\",\"undo\":%d}", (int)last);
    json_decref(tell(undo));
    claim_has(story, "draws 2 Old Crows");
    protocol_close(&protocol);
}

static void a_fault_is_told_at_its_place_and_changes_nothing(void **state)
{
    (void)state;
    open_desk(NOBODY);
    play_heron();
    json_decref(tell(PUT("bird", HERON("drow(1)"))));
    claim_has(check, "\"file\":\"bird/brd-001.lua\",\"line\":3,\"column\":40");
    expect_refused(import, "bird/brd-001.lua:3:40: unknown word 'drow'");
    claim_has(story, "draws Old Crow");
    json_decref(tell(PUT("bird", HERON("draw(1)"))));
    claim_has(check, "\"errors\":0");
    claim_has(import, "\"kept\":");
    protocol_close(&protocol);
}

static void scenarios_run_and_are_written(void **state)
{
    static const char test[] = "{\"type\":\"test\",\"folder\":\"bird\"}";

    (void)state;
    open_desk(NOBODY);
    play_heron();
    claim_has(test, "\"status\":\"passed\"");
    claim_has("{\"type\":\"test\",\"folder\":\"bird\",\"filter\":\"no such\"}",
              "\"outcomes\":[]");
    claim_has("{\"type\":\"scenario\",\"name\":\"It is kept\",\"covers\":\"BRD-001\"}",
              "t.you:play(\\\"Tall Heron\\\"");
    claim_has("{\"type\":\"question\"}", "End your turn");
    json_decref(tell(PUT("bird", HERON("draw(2)"))));
    json_decref(tell(import));
    claim_has(test, "\"status\":\"failed\"");
    protocol_close(&protocol);
}

static void words_and_cards_of_the_set_are_there(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_set));
    json_decref(tell(import));
    claim_has("{\"type\":\"words\"}", "\"word\":\"draw\"");
    claim_has("{\"type\":\"cards\",\"query\":\"set:BRD\"}", "\"found\":2");
    claim_has("{\"type\":\"cards\",\"query\":\"heron\",\"limit\":1}", "BRD-001");
    claim_has("{\"type\":\"cards\",\"limit\":1}", "\"found\":");
    claim_has("{\"type\":\"new\",\"what\":\"set\",\"code\":\"MYS\"}", "set.json");
    claim_has(
        "{\"type\":\"new\",\"what\":\"game\",\"code\":\"MYS\",\"game\":\"my-game\"}",
        "game.lua");
    protocol_close(&protocol);
}

#define DECK_OF(text) "{\"type\":\"deck\",\"deck\":\"" text "\""

// Counts change, the section of a type is found, and what is told is the deck after them.
static void a_deck_is_built(void **state)
{
    (void)state;
    open_desk(NOBODY);
    claim_has("{\"type\":\"decks\"}", "\"proving-grounds-annie\"");
    claim_has("{\"type\":\"decks\"}", "\"form\":\"code\"");
    claim_has(DECK_OF("") "}", "no Champion Legend");
    claim_has(DECK_OF("") ",\"put\":[{\"card\":\"Gust\",\"count\":2},"
                          "{\"card\":\"OGS-017\",\"count\":1}]}",
              "\"text\":\"Legend:\\n1 Annie, Dark Child\\n\\nMainDeck:\\n2 Gust\\n\"");
    claim_has(
        DECK_OF("3 Gust\\n2 Defy\\n") ",\"put\":[{\"card\":\"Gust\",\"count\":0}]}",
        "\"text\":\"MainDeck:\\n2 Defy\\n\"");
    claim_has(DECK_OF("3 Gust\\n") ",\"put\":[{\"card\":\"Gust\",\"section\":\"side\","
                                   "\"count\":1}]}",
              "\"text\":\"MainDeck:\\n3 Gust\\n\\nSideboard:\\n1 Gust\\n\"");
    claim_has(DECK_OF("proving-grounds-annie") ",\"form\":\"code\"}",
              "\"written\":\"CMAA");
    claim_has(DECK_OF("proving-grounds-annie") "}", "\"legal\":true");
    claim_has(DECK_OF("proving-grounds-annie") ",\"mode\":\"match\"}",
              "\"legal\":false");
    claim_has(DECK_OF("3 Guust\\n") "}", "row 1, column 3: found 'Guust'");
    // What is said of a line names its row in the list that was given.
    claim_has(
        DECK_OF("\\n\\nLegend:\\n1 Annie, Dark Child\\n\\n1 Jinx, Loose Cannon\\n") "}",
        "1 Jinx, Loose Cannon is one too many (deck row 6)");
    claim_has("{\"type\":\"hello\"}", "\"game\":\"riftbound\"");
    protocol_close(&protocol);
}

// Nothing is put where a line is not understood, and no word is taken for another.
static void a_deck_is_refused_in_one_sentence(void **state)
{
    (void)state;
    open_desk(NOBODY);
    expect_refused(DECK_OF("3 Guust\\n") ",\"put\":[{\"card\":\"Gust\",\"count\":2}]}",
                   "mend that first");
    expect_refused(DECK_OF("") ",\"put\":[{\"card\":\"Guust\",\"count\":2}]}",
                   "did you mean 'Gust'?");
    expect_refused(DECK_OF("") ",\"put\":[{\"card\":\"Gust\",\"count\":100}]}",
                   "a whole number from 0 to 99, not 100");
    expect_refused(
        DECK_OF("") ",\"put\":[{\"card\":\"Gust\",\"count\":1,\"section\":\"hand\"}]}",
        "no section is called 'hand'");
    expect_refused(DECK_OF("") ",\"put\":[{\"card\":\"Gust\"}]}", "count");
    expect_refused(DECK_OF("") ",\"form\":\"pdf\"}",
                   "no form of decks is called 'pdf'");
    expect_refused(DECK_OF("") ",\"mode\":\"solo\"}", "mode 'solo' is not one of");
    expect_refused(DECK_OF("/etc/hostname") "}", "no file and no deck");
    protocol_close(&protocol);
}

// A new game becomes the game of the connection.
static void a_new_game_is_played(void **state)
{
    json_t *files, *put;

    (void)state;
    open_desk(NOBODY);
    files =
        tell("{\"type\":\"new\",\"what\":\"game\",\"code\":\"MYS\",\"game\":\"mine\"}");
    put = json_pack("{s:s, s:s, s:O}",
                    "type",
                    "files",
                    "folder",
                    "mine",
                    "put",
                    json_object_get(files, "files"));
    char *text = json_dumps(put, JSON_COMPACT);
    json_decref(tell(text));
    claim_has("{\"type\":\"import\",\"folder\":\"mine\"}", "\"game\":\"mine\"");
    claim_has("{\"type\":\"hello\"}", "\"game\":\"mine\"");
    claim_has("{\"type\":\"test\",\"folder\":\"mine\"}", "\"status\":\"passed\"");
    free(text);
    json_decref(files);
    json_decref(put);
    protocol_close(&protocol);
}

static int folders_in(const char *place)
{
    DIR *folder = opendir(place);
    int n = 0;

    for (const struct dirent *it = folder ? readdir(folder) : NULL; it;
         it = readdir(folder))
        n += *it->d_name != '.';
    if (folder) (void)closedir(folder);
    return n;
}

static void nothing_stays_of_a_desk(void **state)
{
    char place[] = "/tmp/desk-XXXXXX";

    (void)state;
    open_desk_in(place);
    json_decref(tell(heron_set));
    assert_int_equal(folders_in(place), 1);
    json_decref(
        tell("{\"type\":\"files\",\"folder\":\"bird\",\"drop\":[\"cards.csv\"]}"));
    close_desk_in(place);
}

// What is refused for want of room takes nothing away and leaves nothing there.
static void files_beyond_the_room_change_nothing(void **state)
{
    json_t *put = json_array();

    for (int i = 0; i < DESK_FILES_MAX; i++)
        json_array_append_new(
            put,
            json_pack("{s:o, s:s}", "name", json_sprintf("%d.txt", i), "text", ""));
    json_t *wish = json_pack("{s:s, s:s, s:[s], s:o}",
                             "type",
                             "files",
                             "folder",
                             "bird",
                             "drop",
                             "cards.csv",
                             "put",
                             put);
    char *text = json_dumps(wish, JSON_COMPACT);

    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_set));
    expect_refused(text, "files on the desk");
    json_t *now = ask("{\"type\":\"files\",\"folder\":\"bird\"}");
    char *files = json_dumps(json_object_get(now, "files"), JSON_COMPACT);
    assert_non_null(strstr(files, "cards.csv"));
    assert_null(strstr(files, "0.txt"));
    free(files);
    json_decref(now);
    free(text);
    json_decref(wish);
    protocol_close(&protocol);
}

static void half_a_file_does_not_stay(void **state)
{
    char place[] = "/tmp/desk-XXXXXX";
    struct rlimit small, usual;
    json_t *put = json_pack("{s:s, s:s, s:[{s:s, s:o}]}",
                            "type",
                            "files",
                            "folder",
                            "bird",
                            "put",
                            "name",
                            "a.txt",
                            "text",
                            json_sprintf("%*s", 9999, ""));
    char *text = json_dumps(put, JSON_COMPACT);

    (void)state;
    open_desk_in(place);
    (void)signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &usual), 0);
    small = (struct rlimit){4096, usual.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    json_t *reply = ask(text);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &usual), 0);
    assert_true(is(reply, "refused"));
    json_decref(reply);
    close_desk_in(place);
    json_decref(put);
    free(text);
}

#define NAMED(name) PUT("bird", FILE_OF(name, ""))

static const Row hostile[] = {
    {"{\"type\":\"files\"}", "\"folder\""},
    {"{\"type\":\"files\",\"folder\":5}", "\"folder\""},
    {PUT("..", FILE_OF("a.lua", "")), "'..' is no name of a folder"},
    {PUT("a/b", FILE_OF("a.lua", "")), "'a/b' is no name of a folder"},
    {PUT("", FILE_OF("a.lua", "")), "'' is no name of a folder"},
    {PUT("/etc", FILE_OF("a.lua", "")), "is no name of a folder"},
    {NAMED("../a.lua"), "'../a.lua' is no name of a file"},
    {NAMED("x/../../a.lua"), "is no name of a file"},
    {NAMED("/a.lua"), "is no name of a file"},
    {NAMED("x//a.lua"), "is no name of a file"},
    {NAMED("./a.lua"), "is no name of a file"},
    {NAMED(".lua"), "is no name of a file"},
    {NAMED("x\\\\a.lua"), "is no name of a file"},
    {NAMED("a\\n.lua"), "is no name of a file"},
    {NAMED("a.sh"), "is no name of a file"},
    {NAMED("a/b/c/d/e.lua"), "is no name of a file"},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"put\":[{\"name\":\"a.lua\"}]}",
     "\"text\""},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"put\":[{\"name\":\"a.lua\",\"text\":\"\","
     "\"mode\":1}]}",
     "a file has no 'mode'"},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"put\":[5]}", "\"put\""},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"drop\":[\"../x.lua\"]}",
     "no name of a file"},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"drop\":[\"x.lua\"]}",
     "there is no file"},
    {"{\"type\":\"check\",\"folder\":\"none\"}",
     "there is no folder 'none' on the desk"},
    {"{\"type\":\"check\",\"folder\":\"..\"}", "is no name of a folder"},
    {"{\"type\":\"import\",\"folder\":\"none\"}",
     "there is no folder 'none' on the desk"},
    {"{\"type\":\"import\",\"folder\":\"bird\",\"session\":1}", "has no 'session'"},
    {"{\"type\":\"test\",\"folder\":\"none\"}",
     "there is no folder 'none' on the desk"},
    {"{\"type\":\"try\",\"folder\":\"none\",\"file\":\"a.lua\"}", "no folder 'none'"},
    {"{\"type\":\"scenario\"}", "there is no game"},
    {"{\"type\":\"cards\",\"query\":\"nofield:1\"}", "nofield"},
    {"{\"type\":\"cards\",\"limit\":0}", "\"limit\""},
    {"{\"type\":\"new\",\"what\":\"deck\",\"code\":\"MYS\"}", "\"set\" or \"game\""},
    {"{\"type\":\"new\",\"what\":\"set\",\"code\":\"../x\"}", "\"code\""},
    {"{\"type\":\"new\",\"what\":\"set\",\"code\":\"MYS\",\"game\":\"x\"}",
     "names none"},
    {"{\"type\":\"new\",\"what\":\"game\",\"code\":\"MYS\",\"game\":\"../x\"}",
     "a name of up to"},
    {"{\"type\":\"new\",\"what\":\"game\",\"code\":\"MYS\",\"game\":\"riftbound\"}",
     "'riftbound' is a game of this program"},
};

static const Row after_files[] = {
    {"{\"type\":\"files\",\"folder\":\"bird\",\"drop\":[\"cards.csv\",\"cards.csv\"]}",
     "'cards.csv' stands twice in one request"},
    {"{\"type\":\"files\",\"folder\":\"bird\",\"drop\":[\"set.json\"],\"put\":[{\"name\":"
     "\"set.json\",\"text\":\"\"}]}",
     "'set.json' stands twice in one request"},
    {"{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"scenarios/none.lua\"}",
     "no file 'bird/scenarios/none.lua'"},
    {"{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"../../x.lua\"}",
     "no name of a file"},
    {"{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"cards.csv\"}",
     "a file of scenarios"},
    {"{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"scenarios/bird.lua\",\"scenario\":"
     "\"no such\"}",
     "no such"},
    {"{\"type\":\"try\",\"folder\":\"bird\",\"file\":\"scenarios/bird.lua\",\"seats\":"
     "[\"client\"]}",
     "2 words"},
};

static void what_no_client_should_send_is_refused(void **state)
{
    (void)state;
    open_desk(NOBODY);
    expect_all_refused(hostile, COUNT_OF(hostile));
    json_decref(tell(heron_set));
    json_decref(tell(import));
    expect_all_refused(after_files, COUNT_OF(after_files));
    json_decref(tell(PUT("odd", FILE_OF("set.json", "no json"))));
    expect_refused("{\"type\":\"import\",\"folder\":\"odd\"}", "is for no game");
    protocol_close(&protocol);
}

// A script that never ends is a fault of the script.
static void a_script_that_hangs_is_refused(void **state)
{
    (void)state;
    open_desk(NOBODY);
    json_decref(tell(heron_set));
    json_decref(tell(PUT("bird", FILE_OF("brd-001.lua", "while true do end\\n"))));
    expect_refused(import, "bird/brd-001.lua");
    json_decref(tell("{\"type\":\"hello\"}"));
    protocol_close(&protocol);
}

// What cannot begin again keeps its cards.
static void a_game_that_cannot_begin_again_refuses(void **state)
{
    (void)state;
    open_desk(NOBODY);
    play_heron();
    json_decref(tell("{\"type\":\"fork\",\"seat\":0,\"seed\":1}"));
    expect_refused(import, "a game with branches");
    json_decref(tell("{\"type\":\"branch\",\"branch\":0,\"drop\":true}"));
    json_t *saved = tell("{\"type\":\"save\"}");
    json_object_set_new(saved, "type", json_string("load"));
    json_object_del(saved, "id");
    char *text = json_dumps(saved, JSON_COMPACT);
    expect(text, "loaded");
    expect_refused(import, "a saved game");
    free(text);
    json_decref(saved);
    protocol_close(&protocol);
}

static void a_connection_with_a_seat_has_no_desk(void **state)
{
    static const char *const types[] = {"files",
                                        "check",
                                        "import",
                                        "imports",
                                        "try",
                                        "test",
                                        "scenario",
                                        "words",
                                        "cards",
                                        "draft",
                                        "new"};
    char request[100];

    (void)state;
    open_desk(0);
    for (int i = 0; i < COUNT_OF(types); i++) {
        snprintf(request, sizeof request, "{\"type\":\"%s\"}", types[i]);
        expect_refused(request, "a connection with a seat sends no");
    }
    protocol_close(&protocol);
    open_as(NOBODY);
    expect_refused("{\"type\":\"files\",\"folder\":\"x\"}",
                   "the protocol has no 'files'");
    protocol_close(&protocol);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_open_game_goes_on_with_the_new_card),
        cmocka_unit_test(an_import_that_is_undone_gives_the_script_before_it_back),
        cmocka_unit_test(a_fault_is_told_at_its_place_and_changes_nothing),
        cmocka_unit_test(scenarios_run_and_are_written),
        cmocka_unit_test(words_and_cards_of_the_set_are_there),
        cmocka_unit_test(a_deck_is_built),
        cmocka_unit_test(a_deck_is_refused_in_one_sentence),
        cmocka_unit_test(a_new_game_is_played),
        cmocka_unit_test(nothing_stays_of_a_desk),
        cmocka_unit_test(files_beyond_the_room_change_nothing),
        cmocka_unit_test(half_a_file_does_not_stay),
        cmocka_unit_test(what_no_client_should_send_is_refused),
        cmocka_unit_test(a_script_that_hangs_is_refused),
        cmocka_unit_test(a_game_that_cannot_begin_again_refuses),
        cmocka_unit_test(a_connection_with_a_seat_has_no_desk),
    };

    return cmocka_run_group_tests(tests, open_schema, close_schema);
}
