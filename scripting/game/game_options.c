// game_options.c -- reads the kinds of option that a game has beside those of every game.
//
// The name of such a kind is a word of scenarios, of the protocol and of screens, so it must
// differ from what these have already.

#include <ctype.h>
#include <string.h>

#include "engine/scripted/scripted_rows.h"
#include "scripting/game/game_inside.h"

// Letters that mean something else to every player (typed_words.def).
static const char keys_taken[] = "beklnpquy";

enum { KEYS_MOST = 3, ABOUT_MOST = 2 };

static const struct {
    const char *word;
    uint8_t part;
} parts[] = {{"card", ABOUT_THING},
             {"place", ABOUT_PLACE},
             {"player", ABOUT_PLAYER},
             {"number", ABOUT_NUMBER}};

// Words of a player in scenarios.
static const char *const scenario_words[] = {
#define OF_PLAYER(name, parameters, doc) #name,
#include "engine/play/scenario_words.def"
};

// Returns whether the kind of every game is called so; a blank in its name is `_` in a
// word.
static bool is_called(const char *kind, const char *name)
{
    for (; *kind && (*kind == *name || (*kind == ' ' && *name == '_')); kind++) name++;
    return !*kind && !*name;
}

static void check_name(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;

    if (!vocabulary_is_name(row->L, row->name))
        game_row_fault(row, NULL, "'%s' is no name that a script can write", row->name);
    for (int i = 0; i < SCRIPTED_OPTION_COUNT; i++)
        if (is_called(game->option_kinds[i].name, row->name))
            game_row_fault(
                row, NULL, "'%s' is a kind of option of every game already", row->name);
    for (int i = 0; i < COUNT_OF(scenario_words); i++)
        if (!strcmp(scenario_words[i], row->name))
            game_row_fault(
                row, NULL, "'%s' is a word of every scenario already", row->name);
}

// Returns what such an option is about, ABOUT_ bits.
static uint8_t about_of(const GameRow *row)
{
    unsigned about = 0;
    int n = 0;

    for (int i = 0; i < COUNT_OF(parts); i++) {
        if (!game_row_says(row, parts[i].word)) continue;
        about |= parts[i].part;
        n++;
    }
    if (n > ABOUT_MOST)
        game_row_fault(row, NULL, "an option is about %d things at most", ABOUT_MOST);
    if (about & ABOUT_PLAYER && about & ABOUT_NUMBER)
        game_row_fault(row, "number", "'player' and 'number' exclude each other");
    return (uint8_t)about;
}

// Returns what the option does as every game knows it: it declines, or what only its name
// says.
static uint8_t role_of(const GameRow *row, int about)
{
    static const char *const roles[] = {"pass", "end_turn"};
    const int role = game_row_one_of(row, roles, COUNT_OF(roles));

    if (role < 0) return CHOICE_OWN;
    if (about)
        game_row_fault(row, roles[role], "what is '%s' is about nothing", roles[role]);
    return role ? CHOICE_END_TURN : CHOICE_PASS;
}

static const char *text_of(const GameRow *row, int about)
{
    const char *text = game_row_text(row, "says");
    char wrong;

    if (!text) return NULL;
    wrong = play_options_unknown(text);
    if (wrong)
        game_row_fault(row,
                       "says",
                       "'%%%c' means nothing here; there are %%c, %%t, %%p, %%n, %%T, "
                       "%%o, %%a and %%g",
                       wrong);
    wrong = play_options_beyond(text, about);
    if (wrong)
        game_row_fault(row,
                       "says",
                       "'%%%c' in 'says' is of what the option '%s' is not about",
                       wrong,
                       row->name);
    return text;
}

static const char *keys_of(const GameRow *row, unsigned about)
{
    const ScriptedGame *game = row->reader->game;
    const char *keys = game_row_text(row, "keys");
    size_t n = 0;

    if (!keys) return NULL;
    if (about & (about - 1))
        game_row_fault(row,
                       "keys",
                       "an option about two things has no 'keys': they would not tell "
                       "which two");
    while (islower((unsigned char)keys[n])) n++;
    if (keys[n] || !n || n > KEYS_MOST)
        game_row_wrong(row,
                       "keys",
                       "'keys' wants 1 to %d small letters, got \"%s\"",
                       KEYS_MOST,
                       keys);
    if (n == 1 && strchr(keys_taken, *keys))
        game_row_wrong(row,
                       "keys",
                       "the key '%s' means something else in every game; taken are %s",
                       keys,
                       keys_taken);
    for (int i = SCRIPTED_OPTION_COUNT; i < game->rules.options_n; i++)
        if (game->option_words[i].keys && !strcmp(game->option_words[i].keys, keys))
            game_row_fault(row,
                           "keys",
                           "the option '%s' has the key '%s' already",
                           game->option_kinds[i].name,
                           keys);
    return keys;
}

// Returns the die whose faces the number means, NULL: none.
static const ScriptedDie *die_of(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, "faces");

    if (!name) return NULL;
    return &game->dice[game_declared_find(
        row, "die", name, game->dice, game->dice_n, sizeof *game->dice)];
}

// Reads what the numbers of the option are called.
static void read_words(const GameRow *row, int about, PlayOptionKind *kind)
{
    ScriptedGame *game = row->reader->game;
    const char **own =
        game->option_numbers[game->rules.options_n - SCRIPTED_OPTION_COUNT];
    const char *names[GAME_LIST_MAX];
    const ScriptedDie *die = die_of(row);
    const int n = game_row_names(row, "words", names);

    if ((n || die) && !(about & ABOUT_NUMBER))
        game_row_fault(row,
                       n ? "words" : "faces",
                       "'%s' is of an option that is about a 'number'",
                       n ? "words" : "faces");
    if (n && die)
        game_row_fault(row, "faces", "'words' and 'faces' exclude each other");
    if (n > OPTION_WORDS_MAX) game_row_room(row, n, LIMIT_OPTION_WORDS);
    for (int i = 0; i < n; i++) own[i] = names[i];
    if (n) kind->words = own;
    if (die) kind->words = die->shown;
    kind->words_n = die ? die->faces_n : n;
}

static void read_option(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.options_n;
    const uint8_t about = about_of(row);

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, n - SCRIPTED_OPTION_COUNT, LIMIT_OPTION_KINDS);
    check_name(row);
    game->option_words[n] = (PlayOptionKind){
        .text = text_of(row, about), .keys = keys_of(row, about), .doc = row->doc};
    game->option_kinds[n] = (OptionRow){
        .name = row->name, .role = role_of(row, about), .about = about, .own = true};
    read_words(row, about, &game->option_words[n]);
    game->rules.options_n++;
}

void game_options_read(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    for (int i = 0; i < SCRIPTED_OPTION_COUNT; i++) game->option_words[i].doc = "";
    if (game_row_each(reader, GAME_KEY_options, read_option))
        game->options.kinds = game->option_words;
}
