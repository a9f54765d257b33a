// game_zone_test.c -- zones of a game in Lua: what is found on the board, how much a zone
// holds, what becomes of attached things, and calls that name a zone and a player.

#include <time.h>

#include "engine/scripted/scripted_state.h"
#include "tests/scripted/game_fixture.h"

// A harbour: boats at a quay with crates upon them, a shed that is hidden, a pool for all.
static const char rows[] =
    "local any, boats = card {}, boat {}\n"
    "local function sure(n, ok) if not ok and not noted(failed) then note(failed, n) end end\n"
    "game \"harbour\" { api = 2, players = 2, triggers = at_once,\n"
    "columns = { { \"size\", number, main, for_cards } },\n"
    "types = { { \"Boat\"%s }, { \"Crate\"%s } },\n"
    "kinds = { { \"boat\", types = { \"Boat\" } }, { \"crate\", types = { \"Crate\" }, for_cards } },\n"
    "zones = { { \"lake\", shared, board, for_cards }, { \"dock\", shared, board, frees = \"lake\", for_cards }, { \"shed\", per_player, board, private, for_cards },\n"
    "  { \"quay\", shared, board, active, ordered, limit = 2, spills = \"sea\", frees = \"pool\", for_cards },\n"
    "  { \"pier\", per_player, board, active, limit = 1, for_cards },\n"
    "  { \"sea\", shared, ordered, for_cards }, { \"pool\", shared, ordered, for_cards },\n"
    "  { \"crew\", per_player, for_cards } },\n"
    "notes = { \"failed\" }, endings = { { \"done\", \"all is done\", for_cards } },\n"
    "cards = { { \"Tug\", type = \"Boat\", size = 3 }, { \"Box\", type = \"Crate\", size = 1 } },\n"
    "setup = function() end,\n"
    "turn = function()\nlocal p, q = turn_player(), next_player()\n%s\nend }";

static GameScript *load_turn(Fixture *f, const char *kept, const char *turn)
{
    char source[6000];

    (void)snprintf(source, sizeof source, rows, kept, kept, turn);
    return load_files(f, source, NULL);
}

// Plays a turn that ends the game, all of whose claims hold.
static void claims(Fixture *f, const char *turn)
{
    char text[4000];
    Value failed;

    (void)snprintf(
        text, sizeof text, "sure(0, any and boats)\n%s\ndraw_game(\"done\")", turn);
    use(f, load_turn(f, "", text));
    start(f, 3);
    if (game_next(f->game, f->table) == GAME_FAULT)
        fail_msg("%s", f->table->fault.text);
    failed = scripted_state_noted(
        game_script_game(f->script), &f->game->now, (NotePlace){0});
    if (failed.kind == VALUE_NUMBER) fail_msg("claim %d does not hold", failed.n);
}

// Expects a fault as the game loads.
static void refused(Fixture *f, const char *turn, const char *text)
{
    GameScript *script = load_turn(f, "", turn);

    game_script_free(script);
    if (script) fail_msg("it loads: %s", turn);
    if (!strstr(f->err.text, text)) fail_msg("'%s' is not in '%s'", text, f->err.text);
}

// Expects a fault of the first turn.
static void stopped(Fixture *f, const char *kept, const char *turn, const char *text)
{
    use(f, load_turn(f, kept, turn));
    start(f, 3);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    if (!strstr(f->table->fault.text, text))
        fail_msg("'%s' is not in '%s'", text, f->table->fault.text);
}

static void a_query_without_a_place_looks_at_all_of_the_board(void **state)
{
    claims(*state,
           "create(\"Tug\", lake) create(\"Tug\", quay) create(\"Tug\", pier, p)\n"
           "create(\"Tug\", sea) create(\"Tug\", crew, p)\n"
           "sure(1, #find(boats) == 3 and count(any) == 3)\n"
           "sure(2, zone_of(find(boats)[1]) == lake)");
}

static void
a_query_without_a_place_leaves_out_what_is_hidden_and_does_nothing(void **state)
{
    claims(*state,
           "create(\"Tug\", shed, p) create(\"Box\", lake)\n"
           "sure(1, #find(boats) == 0 and #find(any) == 1 and #objects(shed, p) == 1)");
}

static void a_limit_does_not_count_what_is_attached(void **state)
{
    claims(*state,
           "local a = put(create(\"Tug\", sea), quay, bottom)\n"
           "local b = put(create(\"Tug\", sea), quay, bottom)\n"
           "for n = 1, 3 do sure(n, attach(create(\"Box\", pool), a)) end\n"
           "attach(create(\"Box\", pool), b)\n"
           "sure(4, #objects(quay) == 2 and #objects(sea) == 0)\n"
           "sure(5, zone_of(a) == quay and #attachments(a) == 3)\n"
           // The third boat pushes out the first, not a crate that lies before it.
           "put(attachments(a), quay) \n"
           "local c = put(create(\"Tug\", sea), quay, bottom)\n"
           "sure(6, zone_of(c) == quay and zone_of(b) == quay and #objects(sea) == 1)\n"
           "sure(7, is(top(sea), boats))");
}

static void what_comes_off_takes_room_again(void **state)
{
    claims(*state,
           "local a = create(\"Tug\", quay) local b = create(\"Tug\", quay)\n"
           "local box = attach(create(\"Box\", pool), a)\n"
           "sure(1, #objects(sea) == 0) detach(box)\n"
           "sure(2, #objects(sea) == 1 and #objects(quay) == 2 and b)");
}

static void a_full_zone_spills_what_is_created_or_takes_nothing(void **state)
{
    claims(*state,
           "for n = 1, 3 do sure(n, create(\"Tug\", quay, bottom)) end\n"
           "sure(4, #objects(quay) == 2 and #objects(sea) == 1)\n"
           "sure(5, create(\"Tug\", pier, p) and not create(\"Tug\", pier, p))\n"
           "sure(6, attach(create(\"Box\", pool), top(pier, p)))\n"
           "sure(7, #objects(pier, p) == 2 and #objects(pier, q) == 0)\n"
           "sure(8, stock(any, pier, q) == 1 and #objects(pier, q) == 1)");
}

static void stocking_a_full_zone_ends_at_once(void **state)
{
    static const char full[] =
        "game \"shelf\" { api = 2, players = 1, triggers = at_once,\n"
        "columns = { { \"size\", number, main, for_cards } }, types = { \"Jar\" },\n"
        "kinds = { { \"jar\", types = { \"Jar\" } } },\n"
        "zones = { { \"shelf\", shared, board, ordered, limit = 100 },\n"
        "          { \"table_top\", shared, board, ordered } },\n"
        "endings = { { \"done\", \"all is done\" } },\n"
        "cards = { { \"Salt\", size = 9999 }, { \"Lime\", size = 9999 } },\n"
        "setup = function() create(\"Salt\", table_top) stock(jar, shelf, \"size\")\n"
        "attach(top(table_top), top(shelf)) end,\n"
        "turn = function() for n = 1, 1000 do stock(jar, shelf, \"size\") end\n"
        "draw_game(\"done\") end }";
    Fixture *f = *state;
    clock_t begun;

    use(f, load_files(f, full, NULL));
    start(f, 3);
    begun = clock();
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_true(clock() - begun < CLOCKS_PER_SEC);
    assert_int_equal(f->game->now.spots[0].n, 101);
}

static void attached_things_go_along_and_come_free_where_the_zone_says(void **state)
{
    claims(
        *state,
        "local a = create(\"Tug\", quay)\n"
        "local box = attach(create(\"Box\", sea), a)\n"
        "attach(create(\"Box\", sea), box)\n"
        "a = put(a, lake) sure(1, zone_of(box) == lake and #objects(lake) == 3)\n"
        "put(a, quay) sure(2, host(box) == a and zone_of(box) == quay)\n"
        // The quay has an order, of which they are no part.
        "sure(6, #objects(quay) == 1 and top(quay, 2)[2] == nil)\n"
        "a = put(a, sea)\n"
        "sure(3, #objects(sea) == 1 and #objects(quay) == 0 and #objects(pool) == 2)\n"
        // On the board a crate keeps what lies upon it, whichever came first.
        "local d, b2, b1 = create(\"Tug\", dock), create(\"Box\", sea), create(\"Box\", sea)\n"
        "b1 = attach(b1, d) b2 = attach(b2, b1) put(d, sea)\n"
        "sure(5, zone_of(b2) == lake and host(b2) == b1 and host(b1) == nil)\n"
        "put(b1, sea) remove(b2)\n"
        // From a zone that says nothing they do not go.
        "local t = create(\"Tug\", lake) attach(top(pool), t) put(t, sea)\n"
        "sure(4, #objects(lake) == 1 and host(top(lake)) == nil)");
}

static void attached_things_come_free_when_their_host_spills_or_is_removed(void **state)
{
    claims(
        *state,
        "local a = create(\"Tug\", quay, bottom) attach(create(\"Box\", sea), a)\n"
        "create(\"Tug\", quay, bottom) create(\"Tug\", quay, bottom)\n"
        "sure(1, #objects(quay) == 2 and #objects(sea) == 1 and #objects(pool) == 1)\n"
        "local b = top(quay) attach(create(\"Box\", sea), b) remove(b)\n"
        "sure(2, #objects(quay) == 1 and #objects(pool) == 2)\n"
        // A thing that goes itself is not moved again.
        "local c = top(quay) local box = attach(create(\"Box\", sea), c)\n"
        "put({ c, box }, crew, p)\n"
        "sure(3, #objects(crew, p) == 2 and #objects(pool) == 2)");
}

static void a_shared_zone_is_nobodys(void **state)
{
    static const char no[] = "all players share zone 'quay': name no player";

    refused(*state, "create(\"Tug\", quay, turn_player())", no);
    refused(*state, "create(\"Tug\", quay, p)", no);
    refused(*state, "put(top(sea), quay, q, bottom)", no);
    refused(*state, "stock(any, quay, owner(top(sea)))", no);
    refused(*state, "shuffle(quay, p)", no);
    refused(*state, "if p == q then return end put(top(sea), quay, you)", no);
    claims(*state, "put(top(sea), quay, \"bottom\") create(\"Tug\", pier, q)");
}

static void a_zone_of_each_player_is_nobodys_in_a_turn(void **state)
{
    static const char no[] = "each player has a zone 'crew': name the player";

    refused(*state, "local n = #objects(crew)", no);
    refused(*state, "if p == q then create(\"Tug\", crew) end", no);
    refused(*state, "shuffle(crew)", no);
    claims(*state,
           "local tug = put(create(\"Tug\", pool), crew, p)\n"
           "put(tug, crew) fill(crew, sea) sure(1, #objects(sea) == 1)\n"
           "sure(2, top(crew, p) == nil)");
}

static void filling_with_nothing_is_a_mistake(void **state)
{
    claims(*state, "fill(pool) sure(1, #objects(pool) == 2)");
    stopped(
        *state,
        ", always",
        "sure(1, p and q and any and boats) fill(pool)",
        "game.lua:17: 'fill' puts no card, because all are of types that are 'always' "
        "there: use 'stock'");
}

static void lists_of_nothing_are_empty(void **state)
{
    claims(*state,
           "local function none() if p == q then return p end end\n"
           "sure(1, #attachments(none()) == 0)\n"
           "sure(2, put(none(), quay) == nil)\n"
           "sure(3, put(top(sea), none()) == nil and host(none()) == nil)");
    refused(*state, "attachments()", "'attachments' wants things as argument 1");
    refused(*state, "attachments(nil)", "'attachments' is given nil, which is nobody");
    refused(*state, "put(top(sea))", "'put' wants a place as argument 2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_query_without_a_place_looks_at_all_of_the_board),
        TEST(a_query_without_a_place_leaves_out_what_is_hidden_and_does_nothing),
        TEST(a_limit_does_not_count_what_is_attached),
        TEST(what_comes_off_takes_room_again),
        TEST(a_full_zone_spills_what_is_created_or_takes_nothing),
        TEST(stocking_a_full_zone_ends_at_once),
        TEST(attached_things_go_along_and_come_free_where_the_zone_says),
        TEST(attached_things_come_free_when_their_host_spills_or_is_removed),
        TEST(a_shared_zone_is_nobodys),
        TEST(a_zone_of_each_player_is_nobodys_in_a_turn),
        TEST(filling_with_nothing_is_a_mistake),
        TEST(lists_of_nothing_are_empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
