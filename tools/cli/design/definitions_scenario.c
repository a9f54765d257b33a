// definitions_scenario.c -- the words of scenarios, and the settings of the server.
//
// A scenario is Lua without the ways out of it (scenario_box.c). The settings switch off
// the parts of Lua that its files do not have, for all files of the folder.

#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_options.h"
#include "tools/cli/design/definitions_inside.h"
#include "tools/scenarios/scenario_rows.h"
#include "tools/scenarios/scenario_table.h"

typedef struct {
    const char *name, *parameters, *doc;
} Word;

static const Word test_words[] = {
#define OF_TEST(name, parameters, doc) {#name, parameters, doc},
#include "engine/play/scenario_words.def"
};

static const Word player_words[] = {
#define OF_PLAYER(name, parameters, doc) {#name, parameters, doc},
#include "engine/play/scenario_words.def"
};

static const char *const players[] = {
    "you", "foe", "mate", "foe2", "foe3", "foe4", "foe5", "foe6", "foe7"};

// The head of the page, a text file of this folder.
extern const char definitions_scenarios_lua[];

// Writes the parameters "a: string, b?: table" as lines, and then the function.
static void print_word(const char *of, const Word *word, FILE *out)
{
    const char *at = word->parameters;

    (void)fprintf(out, "\n--- %s\n", word->doc);
    while (*at) {
        const size_t name = strcspn(at, ":"), all = strcspn(at, ",");

        (void)fprintf(out,
                      "---@param %.*s%.*s\n",
                      (int)name,
                      at,
                      (int)(all - name - 1),
                      at + name + 1);
        at += all + (at[all] ? 2 : 0);
    }
    (void)fprintf(out, "function %s:%s(", of, word->name);
    for (at = word->parameters; *at;) {
        const size_t all = strcspn(at, ",");

        (void)fprintf(out, "%.*s", (int)strcspn(at, "?:"), at);
        at += all + (at[all] ? 2 : 0);
        if (*at) (void)fputs(", ", out);
    }
    (void)fputs(") end\n", out);
}

// Returns the parameters of a move whose kind of option the game declares: what that is
// about. NULL: it is another.
static const char *of_own(const OptionRow *row)
{
    static const char *const parameters[] = {
        [ABOUT_PLACE] = "place: string, answers?: table",
        [ABOUT_PLAYER] = "player: string, answers?: table",
        [ABOUT_NUMBER] = "number: integer|string, answers?: table",
        [ABOUT_THING | ABOUT_PLAYER] = "card: string, player: string, answers?: table",
        [ABOUT_THING | ABOUT_NUMBER] =
            "card: string, number: integer|string, answers?: table",
        [ABOUT_PLACE | ABOUT_PLAYER] = "place: string, player: string, answers?: table",
        [ABOUT_PLACE | ABOUT_NUMBER] =
            "place: string, number: integer|string, answers?: table",
    };

    if (!row->own || row->about >= COUNT_OF(parameters)) return NULL;
    return parameters[row->about];
}

// Writes the moves of the game's rows, with what such a move may name.
static void print_moves(const Rules *rules, FILE *out)
{
    static const char *const parameters[] = {
        [MOVE_ALONE] = "answers?: table",
        [MOVE_CARD] = "card: string, answers?: table",
        [MOVE_CARD_AT] = "card: string, place: string, answers?: table",
        [MOVE_CARDS_TO] = "cards: string|string[], place: string, answers?: table",
        [MOVE_OPTION] = "card?: string, place?: string|table, answers?: table",
    };

    for (int i = 0; i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);
        const char *doc = play_options_kind(rules, move.option)->doc;
        const char *said = of_own(&rules->options[move.option]);
        const Word word = {move.word,
                           said ? said : parameters[move.shape],
                           doc && *doc  ? doc
                           : move.doing ? move.doing
                                        : move.word};
        bool printed = !move.word;

        for (int k = 0; !printed && k < i; k++) {
            const PlayMove other = scenario_rows_move(rules, k);
            printed = other.word && !strcmp(other.word, move.word);
        }
        if (!printed) print_word("Player", &word, out);
    }
}

static void print_passings(const Rules *rules, FILE *out)
{
    int n;
    const PlayPassing *passings = scenario_rows_passings(rules, &n);

    for (int i = 0; i < n; i++) {
        char doc[80];

        (void)snprintf(
            doc, sizeof doc, "everybody passes until the %s ends", passings[i].what);
        print_word("Test", &(Word){passings[i].word, "", doc}, out);
    }
}

static void print_scenario(const Rules *rules, FILE *out)
{
    static const char *const types[] = {[KEY_ANY] = "any",
                                        [KEY_TEXT] = "string",
                                        [KEY_NUMBER] = "integer",
                                        [KEY_TRUTH] = "boolean",
                                        [KEY_LIST] = "any[]",
                                        [KEY_OBJECT] = "table"};
    JsonKeys keys;

    scenario_table_keys(rules, &keys);
    (void)fputs("\n---@class cw.Scenario\n"
                "---@field run fun(t: cw.Test) the moves and the claims\n",
                out);
    for (int i = 0; i < keys.n; i++) {
        bool said = !strcmp(keys.rows[i].key, "players");

        for (int k = 0; !said && k < i; k++)
            said = !strcmp(keys.rows[k].key, keys.rows[i].key);
        if (!said)
            (void)fprintf(
                out, "---@field %s? %s\n", keys.rows[i].key, types[keys.rows[i].kind]);
    }
    for (size_t i = 0; i < COUNT_OF(players); i++)
        (void)fprintf(out, "---@field %s? table what this player has\n", players[i]);
    (void)fputs(
        "\n--- a test of a card or a rule; the name is its claim\n"
        "---@param name string\n"
        "---@return fun(keys: cw.Scenario)\n"
        "function scenario(name) end\n"
        "\n--- the keys that each scenario below has as long as it says no others\n"
        "---@param keys table\n"
        "function given(keys) end\n",
        out);
}

void definitions_scenarios(const Rules *rules, FILE *out)
{
    const char *object = play_scenario(rules)->object_word;
    const Word claim = {object ? object : "expect_object",
                        "name: string, claims: table",
                        "looks at one thing on the board"};

    (void)fputs(definitions_scenarios_lua, out);
    (void)fputs("\n---@class cw.Seat a player of a scenario\nlocal Player = {}\n", out);
    for (size_t i = 0; i < COUNT_OF(player_words); i++)
        print_word("Player", &player_words[i], out);
    print_moves(rules, out);
    (void)fputs("\n---@class cw.Test the game of a scenario\n", out);
    for (size_t i = 0; i < COUNT_OF(players); i++)
        (void)fprintf(out, "---@field %s cw.Seat\n", players[i]);
    (void)fputs("local Test = {}\n", out);
    for (size_t i = 0; i < COUNT_OF(test_words); i++)
        print_word("Test", &test_words[i], out);
    print_word("Test", &claim, out);
    print_passings(rules, out);
    print_scenario(rules, out);
}

void definitions_settings(FILE *out)
{
    static const char *const without[] = {
        "basic", "coroutine", "debug", "io", "os", "package", "utf8"};

    (void)fputs("{\n"
                "  \"runtime.version\": \"Lua 5.4\",\n"
                "  \"runtime.builtin\": {\n",
                out);
    for (size_t i = 0; i < COUNT_OF(without); i++)
        (void)fprintf(out,
                      "    \"%s\": \"disable\"%s\n",
                      without[i],
                      i + 1 < COUNT_OF(without) ? "," : "");
    (void)fputs("  },\n"
                "  \"workspace.library\": [\".cardwright\"],\n"
                "  \"workspace.checkThirdParty\": false,\n"
                "  \"type.weakNilCheck\": true,\n"
                "  \"type.weakUnionCheck\": true,\n"
                "  \"diagnostics.disable\": [\"lowercase-global\", \"unused-vararg\"]\n"
                "}\n",
                out);
}
