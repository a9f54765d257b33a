// game_right_test.c -- each wrong value of each key of game.lua is refused with a line that is
// right, and each of these lines loads in its place.

#include "tests/scripted/game_fixture.h"

// A game with a row of each key, to which a row is added.
static const struct {
    const char *key, *rows;
} sample[] = {
    {"types", "\"Unit\", { \"Omen\", always }, { \"Space\", always }"},
    {"supertypes", "{ \"Hero\", for_cards }"},
    {"kinds",
     "{ \"unit\", types = { \"Unit\" }, for_cards }, { \"omen\", types = { \"Omen\" }, "
     "for_cards }, { \"hill\", types = { \"Space\" }, for_cards }"},
    {"columns",
     "{ \"rank\", number, main, for_cards }, { \"x_at\", number, for_cards }, "
     "{ \"y_at\", number, for_cards }, { \"side\", word = { \"red\", \"blue\" }, "
     "for_cards }, { \"near\", names, for_cards }, { \"signs\", words = { \"a\", "
     "\"b\" }, for_cards }, { \"wings\", numbers = 2, for_cards }"},
    {"lists", ""},
    {"events",
     "{ \"played\", card, cannot, instead, for_cards }, { \"passes\", player, cannot, "
     "for_cards }"},
    {"sentences", ""},
    {"zones",
     "{ \"pile\", per_player, secret, ordered, for_cards }, { \"stack\", per_player, "
     "ordered, for_cards }, { \"glade\", per_player, board, active, for_cards }, "
     "{ \"field\", shared, board, active, for_cards }, { \"pit\", shared, for_cards }"},
    {"places", ""},
    {"counters", "{ \"hurts\", for_cards }"},
    {"player_counters", "{ \"praise\", for_cards }"},
    {"statuses", "{ \"tired\", for_cards }"},
    {"notes", "{ \"first_one\", for_cards }"},
    {"durations", "{ \"this_day\", for_cards }"},
    {"settings", "{ \"mood\", \"good\", \"bad\", for_cards }"},
    {"dice", "{ \"fate\", { \"a\" }, { \"b\" }, for_cards }"},
    {"resources", "{ \"gold\", for_cards }"},
    {"costs", ""},
    {"questions", "{ \"immune\", yes, for_cards }, { \"more\", number, for_cards }"},
    {"numbers", "{ \"rank\", layers = { { \"doubled\", times, for_cards } } }"},
    {"options", "{ \"nod\", card, for_cards }"},
    {"prompts", "{ \"nods\", \"Who nods?\", for_cards }"},
    {"endings", "{ \"end_of_all\", \"all is over\", for_cards }"},
    {"rulebook", ""},
    {"modes", "{ \"duel\", players = 2 }"},
    {"deck", "{ \"stack\", least = 1 }"},
    {"deck_rules", ""},
    {"demands", ""},
    {"refusals", ""},
    {"due", ""},
    {"cards", "{ \"A\", rank = 4, side = \"red\" }, { \"B\", rank = 6 }"},
    {"worth", "function(player) return 0 end"},
    {"setup", "function() end"},
    {"turn", "function() next_turn() end"},
    {"players", "{ 2, 4 }"},
};

// A row of the key in which the fields may stand, where @ is; fields NULL: all others.
static const struct {
    const char *key, *fields, *row;
} places[] = {
    {"columns", " word words numbers ", "{ \"new\", for_cards, @ }"},
    {"columns", NULL, "{ \"new\", number, for_cards, @ }"},
    {"lists", " words ", "{ \"side\", headings = { \"hue\" }, @ }"},
    {"lists", NULL, "{ \"rank\", @ }"},
    {"types", NULL, "{ \"New\", always, @ }"},
    {"kinds", " types ", "{ \"new\", for_cards, @ }"},
    {"kinds", NULL, "{ \"new\", types = { \"Unit\" }, for_cards, @ }"},
    {"events", " words ", "{ \"new\", card, says = \"%n\", for_cards, @ }"},
    {"events", NULL, "{ \"new\", card, amount, for_cards, @ }"},
    {"zones", " beside ", "{ \"new\", per_player, board, active, for_cards, @ }"},
    {"zones", " spills ", "{ \"new\", per_player, limit = 2, for_cards, @ }"},
    {"zones",
     " told ",
     "{ \"new\", per_player, limit = 2, spills = pit, for_cards, @ }"},
    {"zones", " refills goes_on ", "{ \"new\", per_player, ordered, for_cards, @ }"},
    {"zones", " spaces ", "{ \"new\", board, active, for_cards, ways = near, @ }"},
    {"zones", " ways ", "{ \"new\", board, active, for_cards, spaces = hill, @ }"},
    {"zones",
     " grid ",
     "{ \"new\", board, active, for_cards, spaces = hill, at = { x_at, y_at }, "
     "@ }"},
    {"zones",
     " at ",
     "{ \"new\", board, active, for_cards, spaces = hill, grid = hexes, @ }"},
    {"zones",
     " marks ",
     "{ \"new\", board, active, for_cards, spaces = hill, ways = near, @ }"},
    {"zones", NULL, "{ \"new\", per_player, board, active, for_cards, @ }"},
    {"counters", " over ", "{ \"new\", most = 5, for_cards, @ }"},
    {"counters", NULL, "{ \"new\", for_cards, @ }"},
    {"player_counters", " over ", "{ \"new\", most = 5, for_cards, @ }"},
    {"player_counters", NULL, "{ \"new\", for_cards, @ }"},
    {"statuses", NULL, "{ \"new\", for_cards, @ }"},
    {"notes", " label ", "{ \"new\", shown, for_cards, @ }"},
    {"notes", NULL, "{ \"new\", for_cards, @ }"},
    {"settings", NULL, "{ \"new\", \"no\", \"yes\", for_cards, @ }"},
    {"dice", " column ", "{ \"new\", { \"red\" }, { \"blue\" }, kept, for_cards, @ }"},
    {"dice", " faces ", "{ \"new\", for_cards, @ }"},
    {"costs", " from ", "{ \"new\", to = pit, for_cards, @ }"},
    {"costs", " amount ", "{ \"new\", spends = hurts, for_cards, @ }"},
    {"costs",
     " beyond ",
     "{ \"new\", puts = sore, for_cards, @ } }, counters = { { \"sore\", most = 1, "
     "for_cards }"},
    {"costs", " event ", "{ \"new\", to = pit, for_cards, @ }"},
    {"costs", NULL, "{ \"new\", for_cards, @ }"},
    {"questions", NULL, "{ \"new\", number, for_cards, @ }"},
    {"numbers", " layers ", "{ \"x_at\", @ }"},
    {"numbers", NULL, "{ \"x_at\", layers = { { \"raised\", add, for_cards } }, @ }"},
    {"layers", NULL, "{ \"x_at\", layers = { { \"raised\", add, for_cards, @ } } }"},
    {"options", " says ", "{ \"new\", card, for_cards, @ }"},
    {"options", " keys ", "{ \"new\", card, for_cards, @ }"},
    {"options", NULL, "{ \"new\", number, for_cards, @ }"},
    {"prompts", NULL, "{ \"new\", \"What now?\", for_cards, @ }"},
    {"modes", " players ", "{ \"new\", @ }"},
    {"modes", NULL, "{ \"new\", players = 4, @ }"},
    {"deck", NULL, "{ \"pile\", @ }"},
    {"refusals", " option ", "{ \"it is late\", @ }"},
    {"refusals", NULL, "{ \"it is late\", option = \"play\", @ }"},
    {"deck_rules", " of besides ", "{ \"as said\", same = side, of = \"stack\", @ }"},
    {"deck_rules", " same ", "{ \"as said\", of = \"stack\", @ }"},
    {"deck_rules", " count copies ", "{ \"so many\", most = 3, @ }"},
    {"deck_rules", " sum ", "{ \"so many\", most = 3, @ }"},
    {"deck_rules", " least most exactly ", "{ \"so many\", copies = true, @ }"},
    {"deck_rules", NULL, "{ \"so many\", copies = true, most = 3, @ }"},
    {"demands", " has lacks differ ", "{ \"so it is\", of = card, @ }"},
    {"demands", " shares ", "{ \"so it is\", of = card, with = card, @ }"},
    {"demands", " with ", "{ \"so it is\", of = card, shares = side, @ }"},
    {"demands", " sum ", "{ \"so it is\", of = card, least = 1, @ }"},
    {"demands", " of ", "{ \"so it is\", least = 1, @ }"},
    {"demands", NULL, "{ \"so it is\", of = card, @ }"},
    {"due", " of ", "{ \"new\", run = function(thing) end, @ }"},
    {"due", " run ", "{ \"new\", of = card, @ }"},
    {"due", NULL, "{ \"new\", of = card, run = function(thing) end, @ }"},
    {"cards", NULL, "{ \"C\", @ }"},
    {"board", NULL, "{ @ }"},
    {"lines", NULL, "{ \"glade\", @ }"},
    {"middle", NULL, "{ \"field\", @ }"},
};

static const struct {
    const char *key, *field;
} fields[] = {
#define GAME_FIELD(key, field, form, doc) {#key, #field},
#include "scripting/game/game_keys.def"
    {"cards", "rank"},
    {"cards", "side"},
    {"cards", "wings"},
    {"cards", "signs"},
};

static const char *const top_keys[] = {
#define GAME_KEY(key, form, doc) #key,
#include "scripting/game/game_keys.def"
};

static const char *const values[] = {"true",
                                     "3.5",
                                     "-70000",
                                     "\"Nothing of that\"",
                                     "\"\"",
                                     "{}",
                                     "{ 7 }",
                                     "{ x = 1 }",
                                     "nothing",
                                     "function() end",
                                     "{ \"no\", \"no\" }"};

static int refused, missing, wrong, loaded;

// Writes the game with [row] as one more row of [key], or as its value where [whole].
static void write_game(char *source, size_t size, const char *key, const char *row,
                       bool whole)
{
    const bool board = !strcmp(key, "lines") || !strcmp(key, "middle");
    bool there = false;
    size_t n = (size_t)snprintf(source, size, "game \"T\" {\n");

    if (!strcmp(key, "layers")) key = "numbers";
    for (int i = 0; i < COUNT_OF(sample); i++) {
        const bool list =
            sample[i].rows[0] == '{' || sample[i].rows[0] == '"' || !sample[i].rows[0];
        const bool here = !strcmp(sample[i].key, key);
        const bool value = !strcmp(sample[i].key, "players") || !list;

        there |= here;
        if (here && whole)
            n += (size_t)snprintf(
                source + n, size - n, "%s = %s,\n", sample[i].key, row);
        else if (value)
            n += (size_t)snprintf(
                source + n, size - n, "%s = %s,\n", sample[i].key, sample[i].rows);
        else if (here || *sample[i].rows)
            n += (size_t)snprintf(source + n,
                                  size - n,
                                  "%s = { %s%s%s },\n",
                                  sample[i].key,
                                  here ? row : "",
                                  here && *sample[i].rows ? ", " : "",
                                  sample[i].rows);
    }
    if (board)
        n += (size_t)snprintf(
            source + n, size - n, "board = { %s = { %s } },\n", key, row);
    else if (!there)
        n += (size_t)snprintf(source + n, size - n, "%s = %s,\n", key, row);
    (void)snprintf(source + n, size - n, "}\n");
}

// Returns what is said of that game, "": it loads.
static const char *fault_of(Fixture *f, const char *source)
{
    GameScript *script = load_files(f, source, NULL);

    if (!script) return f->err.text;
    game_script_free(script);
    return "";
}

static const char *place_of(const char *key, const char *field)
{
    char word[60];

    (void)snprintf(word, sizeof word, " %s ", field);
    for (int i = 0; i < COUNT_OF(places); i++)
        if (!strcmp(places[i].key, key) &&
            (!places[i].fields || strstr(places[i].fields, word)))
            return places[i].row;
    fail_msg("no place for '%s' in a row of '%s'", field, key);
    return NULL;
}

static void put_in(char *row, size_t size, const char *place, const char *text)
{
    const char *at = strchr(place, '@');

    (void)snprintf(row, size, "%.*s%s%s", (int)(at - place), place, text, at + 1);
}

// Returns whether the refusal is about what kind of value was given.
static bool is_of_value(const char *fault)
{
    return strstr(fault, " wants ") || strstr(fault, ", got ") ||
           strstr(fault, ": no ");
}

// Claims that the fault ends with a line, and that this loads at [place] of the key; NULL: as
// the key itself.
static void claim_line(Fixture *f, const char *key, const char *place,
                       const char *fault)
{
    static char tried[400][600], source[8000];
    static int tried_n;
    char row[600], said[200], about[700];
    const char *line = strstr(fault, "; write: ");

    (void)snprintf(about, sizeof about, "%s", fault);
    if (!line) {
        missing++;
        print_message("no line: %s: %s\n", key, about);
        return;
    }
    line += strlen("; write: ");
    (void)snprintf(said, sizeof said, "%s", line);
    (void)snprintf(row, sizeof row, "%s %.40s %s", key, place ? place : "", said);
    for (int i = 0; i < tried_n; i++)
        if (!strncmp(tried[i], row, sizeof tried[i] - 1)) return;
    if (tried_n < COUNT_OF(tried))
        (void)snprintf(tried[tried_n++], sizeof tried[0], "%s", row);
    const bool is_row = said[0] == '{' || said[0] == '"';
    // Without these rows others would name nothing.
    const bool added = !strcmp(key, "columns") || !strcmp(key, "types");

    if (strstr(fault, "a row of 'layers'"))
        place = "{ \"x_at\", layers = { @ } }";
    else if (is_row && (place || added))
        place = "@";
    if (!place && added) return; // the same row, in its list
    if (place) {
        put_in(row, sizeof row, place, said);
        write_game(source, sizeof source, key, row, false);
    } else {
        const char *value = is_row ? NULL : strstr(said, " = ");

        (void)snprintf(
            row, sizeof row, value ? "%s" : "{ %s }", value ? value + 3 : said);
        write_game(source, sizeof source, key, row, true);
    }
    loaded++;
    if (!*fault_of(f, source)) return;
    wrong++;
    print_message("wrong: %s: %s\n    %s\n", key, said, f->err.text);
}

static void expect_lines(int least)
{
    print_message("%d refused, %d without a line, %d lines loaded, %d of them wrong\n",
                  refused,
                  missing,
                  loaded,
                  wrong);
    assert_int_equal(missing, 0);
    assert_int_equal(wrong, 0);
    assert_true(refused >= least);
    refused = missing = wrong = loaded = 0;
}

static void each_key_of_a_row_shows_what_it_takes(void **state)
{
    static char source[8000];
    char row[600], part[200];

    for (int i = 0; i < COUNT_OF(fields); i++) {
        const char *place = place_of(fields[i].key, fields[i].field);

        for (int k = 0; k < COUNT_OF(values); k++) {
            const char *fault;

            (void)snprintf(part, sizeof part, "%s = %s", fields[i].field, values[k]);
            put_in(row, sizeof row, place, part);
            write_game(source, sizeof source, fields[i].key, row, false);
            fault = fault_of(*state, source);
            if (!*fault || !is_of_value(fault)) continue;
            refused++;
            claim_line(*state, fields[i].key, place, fault);
        }
    }
    expect_lines(600);
}

static void each_key_of_a_game_shows_what_it_takes(void **state)
{
    static char source[8000];
    char about[60];

    for (int i = 0; i < COUNT_OF(top_keys); i++) {
        if (!strcmp(top_keys[i], "layers") || !strcmp(top_keys[i], "lines") ||
            !strcmp(top_keys[i], "middle"))
            continue;
        for (int k = 0; k < COUNT_OF(values); k++) {
            const char *fault;

            write_game(source, sizeof source, top_keys[i], values[k], true);
            fault = fault_of(*state, source);
            (void)snprintf(about, sizeof about, "'%s'", top_keys[i]);
            if (!*fault || !is_of_value(fault) || !strstr(fault, about)) continue;
            refused++;
            claim_line(*state, top_keys[i], NULL, fault);
        }
    }
    expect_lines(200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_key_of_a_row_shows_what_it_takes),
        TEST(each_key_of_a_game_shows_what_it_takes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
