// game_dice.c -- reads the dice of a game, and makes their faces cards.

#include <string.h>

#include "engine/base/text.h"
#include "engine/scripted/dice.h"
#include "scripting/game/game_inside.h"

// Reads the words of one face, on top of the stack.
static uint32_t read_face(const GameRow *row, ScriptedDie *die)
{
    lua_State *L = row->L;
    const int n = game_row_list(row, "a face");
    uint32_t face = 0;

    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        const char *word;
        int at = 0;

        (void)lua_rawgeti(L, -1, i);
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_fault(row,
                           NULL,
                           "a face is a list of words, got %s",
                           script_value_name(L, -1));
        word = game_row_keep(row, lua_tostring(L, -1), lua_tostring(L, -1));
        while (at < die->words_n && strcmp(die->words[at], word) != 0) at++;
        if (at == DIE_WORDS_MAX) game_row_room(row, at, LIMIT_DIE_WORDS);
        if (at == die->words_n) die->words[die->words_n++] = word;
        face |= 1u << at;
    }
    return face;
}

static void read_faces(const GameRow *row, ScriptedDie *die)
{
    lua_State *L = row->L;
    const int n = row->table ? (int)lua_rawlen(L, row->table) : 0;

    for (int i = 2; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, row->table, i);
        if (!lua_istable(L, -1)) continue;
        game_row_room(row, die->faces_n, LIMIT_DIE_FACES);
        die->faces[die->faces_n] = read_face(row, die);
        die->faces_n++;
    }
}

// Reads the column whose words the faces have.
static uint8_t read_column(const GameRow *row, const ScriptedDie *die)
{
    ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, "column");
    Nearest nearest = nearest_to(name ? name : "");
    int fact = 0;

    if (!name) return 0;
    if (!die->kept || !die->words_n)
        game_row_fault(row, "column", "a column is for a die with words that is kept");
    for (; fact < game->rules.facts_n && strcmp(game->facts[fact].name, name) != 0;
         fact++)
        nearest_try(&nearest, game->facts[fact].name);
    if (fact == game->rules.facts_n)
        game_row_wrong(
            row, "column", "no column '%s'%s", name, nearest_text(row->L, &nearest));
    if (!fact_has_words(&game->facts[fact]) || game->facts[fact].repeats)
        game_row_wrong(
            row, "column", "'%s' is no column of words that stand once", name);
    for (int i = 0; i < die->words_n; i++)
        (void)game_cards_fact_word(row, die->words[i], fact, die->words[i]);
    game->rules.faces_show |= UINT64_C(1) << fact;
    return (uint8_t)(1 + fact);
}

// Returns the first face of the die that shows the same as [face].
static int first_alike(const ScriptedDie *die, int face)
{
    int at = 0;

    while (die->words_n && die->faces[at] != die->faces[face]) at++;
    return die->words_n ? at : face;
}

// Returns what a face shows: "forest/road", "d6 4", "blank".
static const char *name_face(const GameRow *row, const ScriptedDie *die, int face)
{
    char name[NAME_BYTES_MAX] = "";
    size_t used = 0;

    for (int i = 0; i < die->words_n; i++)
        if (die->faces[face] >> i & 1u && used < sizeof name)
            used += (size_t)text_format(name + used,
                                        sizeof name - used,
                                        "%s%s",
                                        used ? "/" : "",
                                        die->words[i]);
    if (!die->words_n)
        (void)text_format(name, sizeof name, "%s %d", die->name, face + 1);
    else if (!used)
        (void)text_format(name, sizeof name, "blank");
    return library_text(row->reader->library, name);
}

// Adds the type of the faces: that of the die if it is kept, else one for all dice.
static uint8_t add_type(const GameRow *row, const ScriptedDie *die)
{
    ScriptedGame *game = row->reader->game;
    char name[NAME_BYTES_MAX];
    int type = 0;

    // `card` means things of any type, so each has one.
    if (!game->rules.types_n) game->types[game->rules.types_n++].name = "Card";
    (void)text_format(name, sizeof name, "%s die", die->kept ? die->name : "any");
    while (type < game->rules.types_n && strcmp(game->types[type].name, name) != 0)
        type++;
    if (type < game->rules.types_n) return (uint8_t)(1 + type);
    game_row_room(row, type, LIMIT_TYPES);
    game->types[game->rules.types_n++].name = library_text(row->reader->library, name);
    game->types_without[type] = UINT16_MAX; // a face says nothing
    game->rules.faces |= 1u << type;
    return (uint8_t)(1 + type);
}

// Makes the die's name a kind, and `face` the number that any thrown die shows.
static void add_kind(const GameRow *row, const ScriptedDie *die)
{
    ScriptedGame *game = row->reader->game;
    bool first = true;

    for (int i = 0; i < game->dice_n; i++) first &= !game->dice[i].kept;
    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, game->rules.kinds_n, LIMIT_KINDS);
    game->kinds[game->rules.kinds_n++] =
        (KindRow){.name = row->name,
                  .kind = KIND_OBJECT,
                  .any_of = (uint16_t)(1u << (die->type - 1)),
                  .doc = row->doc};
    if (!first) return;
    game_declared_add(row, SPACE_FIELD, "face");
    game_words_add_field(row,
                         &(FieldRow){.name = "face",
                                     .of_object = dice_face_of,
                                     .doc = "the number of the face that a die shows",
                                     .reads = READS_PLACES | READS_CHANGES});
}

static void read_die(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    ScriptedDie die = {.name = row->name, .kept = game_row_says(row, "kept")};
    const int numbers = game_row_number(row, "faces", 2, DIE_FACES_MAX, 0);

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, game->dice_n, LIMIT_DICE);
    read_faces(row, &die);
    if (numbers && die.faces_n)
        game_row_fault(row, "faces", "a die shows words or numbers, not both");
    if (numbers) die.faces_n = numbers;
    if (die.faces_n < 2) game_row_fault(row, NULL, "a die has two faces or more");
    for (int i = 0; i < die.faces_n; i++) die.shown[i] = name_face(row, &die, i);
    if (die.kept || die.words_n) die.type = add_type(row, &die);
    if (die.kept) add_kind(row, &die);
    die.column = read_column(row, &die);
    game->dice[game->dice_n++] = die;
}

void game_dice_read(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_dice, read_die);
}

// ---- faces as cards

// Gives the card of a face its words of the column.
static void add_column_words(const GameRow *row, const ScriptedDie *die, int face,
                             CardId card)
{
    Card *of = &row->reader->library->cards[card];

    for (int i = 0; i < die->words_n; i++) {
        if (!(die->faces[face] >> i & 1u)) continue;
        const int word =
            game_cards_fact_word(row, NULL, die->column - 1, die->words[i]);

        of->facts[die->column - 1] |= (int16_t)(1 << word);
    }
}

// Adds the card of a face, whose code names the die too.
static CardId add_face(const GameRow *row, const ScriptedDie *die, int face)
{
    char code[2 * NAME_BYTES_MAX], why[200] = "";
    CardFacts facts = {.name = die->shown[face],
                       .code = code,
                       .set = "",
                       .summary = "a face of a die",
                       .type = row->reader->game->types[die->type - 1].name};
    CardId card;
    int n = 0;

    fact_clear(facts.facts);
    for (int i = 0; i < die->words_n; i++) {
        if (!(die->faces[face] >> i & 1u)) continue;
        if (n == CARD_TAGS_MAX)
            game_row_fault(
                row, NULL, "a face of a die has at most %d words", CARD_TAGS_MAX);
        facts.tags[n++] = die->words[i];
    }
    (void)text_format(code,
                      sizeof code,
                      "%s%s%s",
                      die->words_n ? die->name : "",
                      die->words_n ? " " : "",
                      die->shown[face]);
    if (library_card_by_code(row->reader->library, code))
        game_row_fault(
            row, NULL, "a card is called as a face of the die: \"%s\"", code);
    card = library_add_card(row->reader->library, &facts, why, sizeof why);
    if (!card) game_row_fault(row, NULL, "%s", why);
    if (die->column) add_column_words(row, die, face, card);
    return card;
}

void game_dice_add_faces(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    for (int i = 0; i < game->dice_n; i++) {
        ScriptedDie *die = &game->dice[i];
        const GameRow row = {.reader = reader,
                             .L = reader->L,
                             .key = GAME_KEY_dice,
                             .list = GAME_KEY_dice,
                             .n = i + 1};

        for (int face = 0; die->type && face < die->faces_n; face++) {
            const int alike = first_alike(die, face);

            die->cards[face] =
                alike < face ? die->cards[alike] : add_face(&row, die, face);
        }
    }
}
