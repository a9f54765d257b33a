// prompt_words_test.c -- what prompts, options and the story say: lists and plurals, how
// much damage is lethal, how a turn ends.

#include "tests/tools/protocol_fixture.h"

#include "engine/kernel/table/game_guess.h"
#include "tools/view/foresight.h"
#include "tools/view/names.h"
#include "tools/view/narrate.h"

// ---- lists and plurals

#define LIST(...)                                                                      \
    (const char *const[]){__VA_ARGS__},                                                \
        (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

static void reads(const char *text, const char *const *names, int n)
{
    Line line;

    line_start(&line, false, 0);
    names_add(&line, names, n);
    assert_string_equal(line.text, text);
}

static void a_list_has_commas_and_an_and(void **state)
{
    (void)state;
    reads("Gust", LIST("Gust"));
    reads("Gust and Spark", LIST("Gust", "Spark"));
    reads("Gust, Spark and Tower", LIST("Gust", "Spark", "Tower"));
    reads("Annie, Fiery", LIST("Annie, Fiery"));
    reads("Gust and Annie, Fiery", LIST("Gust", "Annie, Fiery"));
    reads("Annie, Fiery; and Gust", LIST("Annie, Fiery", "Gust"));
    reads("Gust; Spark; and Annie, Fiery", LIST("Gust", "Spark", "Annie, Fiery"));
}

static void several_of_a_name_have_its_plural(void **state)
{
    static const char *const names[][2] = {
        {"Spark", "2 Sparks"},
        {"Scorch", "2 Scorches"},
        {"Torch-Bash", "2 Torch-Bashes"},
        {"Fox", "2 Foxes"},
        {"Sentry", "2 Sentries"},
        {"Day", "2 Days"},
        {"Arachas", "2 × Arachas"},
        {"Annie, Fiery", "2 × Annie, Fiery"},
        {"Crone: Brewess", "2 × Crone: Brewess"},
        {"Shard of Undoing", "2 × Shard of Undoing"},
        {"Call!", "2 × Call!"},
        {"Mega-Mech", "2 Mega-Mechs"},
        {"Leech", "2 Leeches"},
        {"y", "2 ys"},
        {"", "2 × "},
    };
    char text[NAME_COUNTED];

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        names_counted(names[i][0], 2, text);
        assert_string_equal(text, names[i][1]);
        names_counted(names[i][0], 1, text);
        assert_string_equal(text, names[i][0]);
    }
}

// ---- questions and options

static json_t *question(void)
{
    return ask("{\"type\":\"question\"}");
}

static void pick(const char *name)
{
    char request[200];

    snprintf(request, sizeof request, "{\"type\":\"answer\",\"pick\":[\"%s\"]}", name);
    expect(request, "ok");
}

// Answers with the first option, or passes, until [prompt] is asked.
static json_t *until(const char *prompt)
{
    for (int i = 0; i < 20; i++) {
        json_t *now = question();
        const char *found = json_string_value(json_object_get(now, "prompt"));

        if (found && !strcmp(found, prompt)) return now;
        json_decref(now);
        expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    }
    fail_msg("nobody asks %s", prompt);
    return NULL;
}

static void says(const json_t *json, int option, const char *text)
{
    const json_t *at =
        option < 0 ? json
                   : json_array_get(json_object_get(json, "options"), (size_t)option);
    const char *found = json_string_value(json_object_get(at, "text"));

    if (!found || !strstr(found, text))
        fail_msg("'%s' is missing in '%s'", text, found ? found : "");
}

static void damage_says_how_much_is_lethal(void **state)
{
    json_t *asked;

    (void)state;
    expect("{\"type\":\"position\"," PLACE ",\"players\":["
           "{\"units\":{\"base\":[{\"card\":\"Pouty Poro\",\"buffs\":1}]}},"
           "{\"units\":{\"0\":[\"Mega-Mech\",{\"card\":\"Pouty Poro\",\"damage\":1}]},"
           "\"controls\":[\"0\"]}]}",
           "position");
    pick("move battlefield:0");
    asked = until("ASSIGN");
    says(asked, -1, "Assign combat damage: 3 left");
    says(asked, 0, ": 3 of 3 damage, and 8 would be lethal");
    says(asked, 1, ", 1 damage");
    says(asked, 1, ": 1 of 3 damage, lethal");
    json_decref(asked);
}

static void a_response_says_to_what(void **state)
{
    json_t *asked;

    (void)state;
    expect("{\"type\":\"position\"," PLACE ",\"seed\":3,\"players\":["
           "{\"hand\":[\"Incinerate\"],\"runes\":{\"fury\":4}},"
           "{\"hand\":[\"Gust\"],\"runes\":{\"chaos\":4},"
           "\"units\":{\"0\":[\"Mega-Mech\",\"Pouty Poro\"]},\"controls\":[\"0\"]}]}",
           "position");
    expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    asked = until("PRIORITY");
    says(asked, -1, "respond or pass (Player 1: Incinerate on Mega-Mech)");
    json_decref(asked);
}

// ---- where options lead

static Foresight *foresight;

// Returns where an option of the question that waits leads.
static const char *leads(int option)
{
    Session *session = protocol.session;
    Scene *scene = protocol.scene;

    scene->open = false;
    scene_name(scene, &session->game.now, &session->table);
    scene_look(
        scene, &session->game.now, &session->table, session->game.question.player);
    foresight_look(foresight, scene, &session->table);
    return foresight_of(foresight, option);
}

static void position(const char *you, const char *foe)
{
    char request[1000];

    snprintf(request,
             sizeof request,
             "{\"type\":\"position\"," PLACE ",\"seed\":3,\"players\":[{%s},{%s}]}",
             you,
             foe);
    expect(request, "position");
}

static void a_target_says_what_becomes_of_it(void **state)
{
    (void)state;
    position("\"hand\":[\"Incinerate\"],\"runes\":{\"fury\":4}",
             "\"units\":{\"0\":[\"Mega-Mech\",\"Pouty Poro\"]}");
    assert_string_equal(leads(0), ""); // what to do at all is not tried
    expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    assert_string_equal(leads(0), "takes 3 damage");
    assert_string_equal(leads(1), "takes 3 damage, dies");
    assert_string_equal(leads(2), "");
}

// The fate of the thing itself follows each target, even if it is the same for all.
static void a_target_says_where_it_goes(void **state)
{
    (void)state;
    position("\"hand\":[\"Maddened Marauder\"],\"runes\":{\"chaos\":5}",
             "\"units\":{\"0\":[\"Mega-Mech\",\"Daring Poro\"]}");
    expect("{\"type\":\"answer\",\"pick\":[0]}", "ok");
    json_decref(until("TARGET"));
    assert_non_null(strstr(leads(0), "moves it to "));
    assert_non_null(strstr(leads(1), "moves it to "));
}

// All cards of the deck are the same: each guess draws one of them, and still nobody is told.
static void a_drawn_card_is_not_told(void **state)
{
    json_t *asked;

    (void)state;
    expect("{\"type\":\"position\",\"battlefields\":[\"Monastery of Hirana\",\"Zaun "
           "Warrens\"],\"seed\":3,\"players\":[{\"deck\":[\"Gust\",\"Gust\",\"Gust\"],"
           "\"units\":{\"base\":[{\"card\":\"Mega-Mech\",\"buffs\":1}]}},{}]}",
           "position");
    pick("move battlefield:0");
    asked = until("MAY");
    assert_null(strstr(leads(0), "Gust"));
    assert_non_null(strstr(leads(0), "Player 1 draws a card"));
    assert_string_equal(leads(1), "Monastery of Hirana comes to nothing");
    json_decref(asked);
}

// Deals what the asked player does not know anew, in the game that waits.
static void deal_anew(Session *session, uint64_t seed)
{
    Table *table = &session->table;
    Game *game = &session->game;
    uint8_t shown[GAME_SHOWN_BYTES] = {0};

    for (int i = 0; i < game->question.options_n; i++) {
        const ObjectId id = game->question.options[i].object;

        shown[id / 8] |= (uint8_t)(1u << id % 8);
    }
    if (game->question.card)
        shown[game->question.about.id / 8] |=
            (uint8_t)(1u << game->question.about.id % 8);
    game_guess(table, game->question.player, shown, seed);
    table->state = &game->mark;
    game_guess(table, game->question.player, shown, seed);
    table->state = &game->now;
}

static int compared;

static int end_comparison(Session *session, const Game *kept, int told)
{
    game_copy(&session->game, kept);
    return told;
}

// Compares the outlook of each option with that in a game that looks the same to the
// player. Returns how many say something.
static int compare_outlooks(Session *session, Game *kept)
{
    static char texts[FORESEEN_OPTION_MAX][FORESEEN_MAX * FORESEEN_BYTE_MAX];
    const int n = session->game.question.options_n;
    int told = 0;

    (void)leads(0);
    for (int i = 0; i < n && i < FORESEEN_OPTION_MAX; i++) {
        text_copy(texts[i], sizeof texts[i], foresight_of(foresight, i));
        told += *texts[i] != 0;
    }
    if (session->game.answers.n)
        return told; // in mid-step the mark knows what was seen
    game_copy(kept, &session->game);
    deal_anew(session, 77);
    session->log.n = 0;
    // A game that asks for something else did not look the same.
    if (game_next(&session->game, &session->table) != GAME_WAITS ||
        memcmp(&session->game.question,
               &kept->question,
               ask_question_size(&kept->question)))
        return end_comparison(session, kept, told);
    (void)leads(0);
    compared++;
    for (int i = 0; i < n && i < FORESEEN_OPTION_MAX; i++)
        assert_string_equal(texts[i], foresight_of(foresight, i));
    return end_comparison(session, kept, told);
}

static void no_outlook_tells_what_is_hidden(void **state)
{
    Session *session = protocol.session;
    Game *kept = calloc(1, sizeof *kept);
    int told = 0, asked = 0;
    Answer answer;

    (void)state;
    expect("{\"type\":\"newgame\",\"seed\":5,\"decks\":["
           "\"proving-grounds-annie\",\"tournament-annie-houston\"]}",
           "newgame");
    for (int i = 0; i < 2; i++) session->bots[i].kind = SEAT_RANDOM;
    for (; asked < 600 && session->game.status == GAME_WAITS; asked++) {
        const uint64_t hash = game_hash(&session->game);

        told += compare_outlooks(session, kept);
        assert_true(hash == game_hash(&session->game));
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
        (void)game_next(&session->game, &session->table);
        session->log.n = 0;
    }
    printf("%d questions, %d compared, %d options with an outlook\n",
           asked,
           compared,
           told);
    assert_true(told > 20);
    assert_true(compared > 20);
    free(kept);
}

// ---- the story

static void keep(void *self, TellKind kind, const char *text)
{
    char *told = self;
    const size_t n = strlen(told);

    (void)kind;
    (void)snprintf(told + n, 4000 - n, "%s\n", text);
}

// Tells what happened since the last call.
static const char *story(void)
{
    static char told[4000];
    Scene *scene = protocol.scene;
    const Narrator narrator = {scene, told, NULL, keep};

    told[0] = '\0';
    scene->open = true;
    scene_look(scene, &protocol.session->game.now, &protocol.session->table, NOBODY);
    scene_name(scene, &protocol.session->game.now, &protocol.session->table);
    narrate(&narrator, protocol.events, (int)protocol.events_n);
    return told;
}

static void how_a_turn_ends_is_told(void **state)
{
    (void)state;
    expect("{\"type\":\"position\"," PLACE
           ",\"players\":[{\"units\":{\"base\":[\"Mega-Mech\"]}},{}]}",
           "position");
    pick("end turn");
    assert_non_null(strstr(story(), "Player 1 ends the turn.\n"));

    expect(
        "{\"type\":\"newgame\",\"seed\":1,\"mode\":\"skirmish\",\"decks\":["
        "\"proving-grounds-annie\",\"proving-grounds-garen\",\"proving-grounds-lux\"]}",
        "newgame");
    json_decref(until("ACTION"));
    expect("{\"type\":\"concede\",\"seat\":0}", "ok");
    json_decref(question());
    assert_non_null(strstr(story(), "The turn ends: its player has left the game.\n"));
}

static int begin(void **state)
{
    (void)state;
    open_as(NOBODY);
    foresight = foresight_new();
    return foresight ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    foresight_free(foresight);
    protocol_close(&protocol);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_has_commas_and_an_and),
        cmocka_unit_test(several_of_a_name_have_its_plural),
        cmocka_unit_test(damage_says_how_much_is_lethal),
        cmocka_unit_test(a_response_says_to_what),
        cmocka_unit_test(a_target_says_what_becomes_of_it),
        cmocka_unit_test(a_target_says_where_it_goes),
        cmocka_unit_test(a_drawn_card_is_not_told),
        cmocka_unit_test(no_outlook_tells_what_is_hidden),
        cmocka_unit_test(how_a_turn_ends_is_told),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
