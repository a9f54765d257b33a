// map_read.c -- reads the map of a game into a map of signs.
//
// Letters are given in the order of words and cards, not in that of spaces: a thing that
// moves changes no letter.

#include "tools/screen/map_read.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/view/keys.h"
#include "tools/view/scene_space.h"

typedef enum { OF_WORD, OF_NUMBER, OF_KIND, OF_CARD, OF_PLAYER, OF_UNKNOWN } Source;

enum { LETTERS = 128 };

typedef struct {
    const Scene *scene;
    MapRead *read;
    uint16_t alone[SEATS_MAX]; // things of each player that have no letter of a kind
    bool taken[LETTERS];
} Reader;

static Ink ink_of(PlayerId player)
{
    static const uint8_t inks[] = {
        INK_RED, INK_CYAN, INK_YELLOW, INK_GREEN, INK_MAGENTA, INK_BLUE};

    return player == NOBODY ? INK_BOLD : (Ink)inks[player % COUNT_OF(inks)];
}

static int value_of(const Reader *reader, int space, int fact)
{
    const ObjectId id = scene_space(reader->scene, space);
    const Card *card = scene_face(reader->scene, id);

    return card ? card->facts[fact] : 0;
}

// Returns the marks of the map, or the first fact of words that some space has.
static BoardMap marks_of(const Reader *reader)
{
    const Rules *rules = reader->scene->table->rules;
    const BoardMap none = {0}, *said = &scene_board(reader->scene)->map;

    for (int fact = 0; !said->marks_n && fact < rules->facts_n; fact++) {
        if (!fact_has_words(&rules->facts[fact])) continue;
        for (int i = 0; i < reader->read->map.spaces_n; i++)
            if (value_of(reader, i, fact))
                return (BoardMap){.marks = {(uint8_t)fact}, .marks_n = 1};
    }
    return said->marks_n ? *said : none;
}

// ---- letters

// Takes a letter if it is free. Returns it, '\0' if it is not.
static char take_letter(Reader *reader, int letter)
{
    if (reader->taken[letter]) return '\0';
    reader->taken[letter] = true;
    return (char)letter;
}

// Returns a free letter for a name: one of its own, else any; `#` if all are taken.
static char letter_for(Reader *reader, const char *name, bool capital)
{
    char letter = '\0';

    for (const char *at = name; *at && !letter; at++) {
        const int c = (unsigned char)*at;

        if (c >= LETTERS || !isalpha(c)) continue;
        letter = take_letter(reader, capital ? toupper(c) : tolower(c));
    }
    for (int c = 'a'; c <= 'z' && !letter; c++)
        letter = take_letter(reader, capital ? toupper(c) : c);
    return letter ? letter : '#';
}

// ---- signs

static int find_sign(const MapRead *read, const MapMeaning *meaning)
{
    int i = 0;

    while (i < read->signs_n &&
           memcmp(&read->meanings[i], meaning, sizeof *meaning) != 0)
        i++;
    return i < read->signs_n ? i : -1;
}

// Adds a sign without a text. Returns NULL where there is no room for it.
static MapSign *add_sign(MapRead *read, const MapMeaning *meaning, Ink ink)
{
    const int n = read->signs_n;

    if (n == MAP_SIGNS_MAX) return NULL;
    read->meanings[n] = *meaning;
    read->signs[n] = (MapSign){.ink = (uint8_t)ink};
    read->signs_n++;
    return &read->signs[n];
}

static void use_sign(Reader *reader, MapSpace *space, const MapMeaning *meaning)
{
    MapRead *read = reader->read;
    const int sign = find_sign(read, meaning);

    if (sign < 0 || read->uses_n == MAP_USES_MAX || space->n == UINT8_MAX) return;
    read->uses[read->uses_n++] = (uint16_t)sign;
    space->n++;
}

// ---- marks

// Gives each word of a fact that some space has a letter. Where the cards say the words,
// an open fact knows them all by now.
static void add_words(Reader *reader, int fact)
{
    const Scene *scene = reader->scene;
    const FactRow *row = &scene->table->rules->facts[fact];
    int words = 0;

    for (int i = 0; i < reader->read->map.spaces_n; i++)
        words |= value_of(reader, i, fact);
    for (int word = 0; word < row->vocabulary_n; word++) {
        const MapMeaning meaning = {OF_WORD, NOBODY, (uint16_t)fact, (uint16_t)word};
        const bool coloured = row->role == FACT_IDENTITY;
        MapSign *sign;

        if (!(words >> word & 1)) continue;
        sign = add_sign(reader->read,
                        &meaning,
                        coloured ? scene_identity_ink(scene, word) : INK_PLAIN);
        if (!sign) return;
        sign->text[0] = letter_for(reader, row->vocabulary[word].name, false);
        (void)text_format(
            sign->meaning, sizeof sign->meaning, "%s", row->vocabulary[word].name);
    }
}

static void add_number(Reader *reader, const FactRow *row, const MapMeaning *meaning)
{
    MapSign *sign;

    if (find_sign(reader->read, meaning) >= 0) return;
    sign = add_sign(reader->read, meaning, INK_PLAIN);
    if (!sign) return;
    (void)text_format(sign->text, sizeof sign->text, "%d", (int16_t)meaning->b);
    (void)text_format(sign->meaning, sizeof sign->meaning, "%s", row->label);
}

// Adds the marks of a space by one fact.
static void mark_fact(Reader *reader, int i, int fact)
{
    const FactRow *row = &reader->scene->table->rules->facts[fact];
    const int value = value_of(reader, i, fact);
    MapSpace *space = &reader->read->spaces[i];

    if (row->kind == FACT_NUMBER && value != FACT_ABSENT) {
        const MapMeaning meaning = {OF_NUMBER, NOBODY, (uint16_t)fact, (uint16_t)value};

        add_number(reader, row, &meaning);
        use_sign(reader, space, &meaning);
    }
    for (int word = 0; row->kind != FACT_NUMBER && word < row->vocabulary_n; word++)
        if (value >> word & 1)
            use_sign(reader,
                     space,
                     &(MapMeaning){OF_WORD, NOBODY, (uint16_t)fact, (uint16_t)word});
}

// ---- things

// Returns the first kind with a letter that means the card, -1: none.
static int kind_of(const Reader *reader, const Card *card)
{
    const Rules *rules = reader->scene->table->rules;
    const char *letters = scene_board(reader->scene)->map.letters;

    for (int i = 0; letters && i < rules->kinds_n; i++) {
        if (letters[i] && play_board_means(&rules->kinds[i], card)) return i;
    }
    return -1;
}

static MapMeaning meaning_of(const Reader *reader, ObjectId id)
{
    const Card *card = scene_face(reader->scene, id);
    const PlayerId player = scene_space_player(reader->scene, id);
    const int kind = card ? kind_of(reader, card) : -1;

    if (!card) return (MapMeaning){OF_UNKNOWN, player, 0, 0};
    if (kind >= 0) return (MapMeaning){OF_KIND, player, (uint16_t)kind, 0};
    if (player != NOBODY && reader->alone[player] == 1)
        return (MapMeaning){OF_PLAYER, player, 0, 0};
    return (MapMeaning){OF_CARD, player, reader->scene->state.objects[id].card, 0};
}

static ObjectId first_of(const Reader *reader, int space)
{
    return scene_space_first(reader->scene, space);
}

static ObjectId next_of(const Reader *reader, ObjectId id)
{
    return scene_space_after(reader->scene, id);
}

// Counts the things of each player that have no letter of a kind.
static void count_alone(Reader *reader)
{
    for (int i = 0; i < reader->read->map.spaces_n; i++)
        for (ObjectId id = first_of(reader, i); id; id = next_of(reader, id)) {
            const Card *card = scene_face(reader->scene, id);
            const PlayerId player = scene_space_player(reader->scene, id);

            if (card && player != NOBODY && kind_of(reader, card) < 0)
                reader->alone[player]++;
        }
}

// Returns the letter of a kind or a card: the one that another player's sign of it has, or
// a new one.
static char letter_of(Reader *reader, const MapMeaning *meaning, const char *name)
{
    const MapRead *read = reader->read;

    for (int i = 0; i < read->signs_n - 1; i++)
        if (read->meanings[i].source == meaning->source &&
            read->meanings[i].a == meaning->a)
            return read->signs[i].text[0];
    if (meaning->source == OF_KIND)
        return scene_board(reader->scene)->map.letters[meaning->a];
    return letter_for(reader, name, true);
}

static void name_sign(Reader *reader, const MapMeaning *meaning, const char *name,
                      MapSign *sign)
{
    const bool owned = meaning->player != NOBODY;
    char letter[2] = "?", number[4] = "";
    Line line;

    if (meaning->source == OF_PLAYER)
        letter[0] = '\0';
    else if (meaning->source != OF_UNKNOWN)
        letter[0] = letter_of(reader, meaning, name);
    if (owned) (void)text_format(number, sizeof number, "%d", meaning->player + 1);
    (void)text_format(sign->text, sizeof sign->text, "%s%s", letter, number);
    line_start(&line, false, 0);
    scene_word(name, &line);
    if (owned) line_add(&line, " (%s)", scene_player(reader->scene, meaning->player));
    (void)text_format(sign->meaning, sizeof sign->meaning, "%s", line.text);
}

static void add_thing(Reader *reader, ObjectId id)
{
    const Scene *scene = reader->scene;
    const MapMeaning meaning = meaning_of(reader, id);
    const char *name = scene_card(scene, scene->state.objects[id].card);
    MapSign *sign;

    if (find_sign(reader->read, &meaning) >= 0) return;
    sign = add_sign(reader->read, &meaning, ink_of(meaning.player));
    if (!sign) return;
    if (meaning.source == OF_KIND) name = scene->table->rules->kinds[meaning.a].name;
    name_sign(reader, &meaning, name, sign);
}

// Returns the thing on the map with the least card above [card], which has no sign yet;
// 0: none.
static ObjectId next_card(const Reader *reader, int card)
{
    const Object *objects = reader->scene->state.objects;
    ObjectId found = 0;

    for (int i = 0; i < reader->read->map.spaces_n; i++)
        for (ObjectId id = first_of(reader, i); id; id = next_of(reader, id)) {
            if (objects[id].card <= card) continue;
            if (!found || objects[id].card < objects[found].card) found = id;
        }
    return found;
}

// Gives signs to all things, card by card.
static void add_things(Reader *reader)
{
    const Object *objects = reader->scene->state.objects;
    ObjectId of = 0;

    do {
        const int card = of ? objects[of].card : 0;

        for (int i = 0; i < reader->read->map.spaces_n; i++)
            for (ObjectId id = first_of(reader, i); id; id = next_of(reader, id))
                if (objects[id].card == card) add_thing(reader, id);
        of = next_card(reader, card);
    } while (of);
}

// Says where the things of a space are: those of players first.
static void put_things(Reader *reader, int i)
{
    MapSpace *space = &reader->read->spaces[i];

    for (int owned = 1; owned >= 0; owned--)
        for (ObjectId id = first_of(reader, i); id; id = next_of(reader, id)) {
            const MapMeaning meaning = meaning_of(reader, id);

            if ((meaning.player != NOBODY) == owned) use_sign(reader, space, &meaning);
        }
}

// Returns the number of a space that the question offers, 0: it is no option.
static int number_of(const Scene *scene, ObjectId id)
{
    const Keys *keys = scene->keys;
    const int number = keys ? keys_number(keys, scene, id) : 0;

    for (int i = 0; number && i < keys->lines_n; i++)
        if (keys->lines[i].slot == number - 1) return number;
    return 0;
}

static void begin_signs(Reader *reader)
{
    const Scene *scene = reader->scene;
    MapRead *read = reader->read;
    const char *letters = scene_board(scene)->map.letters;

    read->map = (Map){.hexes = scene_space_grid(scene) == GRID_HEXES,
                      .spaces = read->spaces,
                      .spaces_n = scene_space_n(scene),
                      .signs = read->signs,
                      .uses = read->uses};
    read->uses_n = read->signs_n = 0;
    for (int i = 0; letters && i < scene->table->rules->kinds_n; i++)
        reader->taken[(int)letters[i]] = true;
    for (int i = 0; i < read->map.spaces_n; i++) {
        const SpacePoint point = scene_space_point(scene, i);
        const ObjectId id = scene_space(scene, i);

        read->spaces[i] = (MapSpace){.x = (int16_t)point.x,
                                     .y = (int16_t)point.y,
                                     .number = (uint16_t)number_of(scene, id)};
    }
}

void map_read(const Scene *scene, MapRead *read)
{
    Reader reader = {.scene = scene, .read = read};

    begin_signs(&reader);
    const BoardMap marks = marks_of(&reader);
    for (int i = 0; i < marks.marks_n; i++)
        if (scene->table->rules->facts[marks.marks[i]].kind != FACT_NUMBER)
            add_words(&reader, marks.marks[i]);
    count_alone(&reader);
    add_things(&reader);
    for (int i = 0; i < read->map.spaces_n; i++) {
        MapSpace *space = &read->spaces[i];

        space->first = (uint16_t)read->uses_n;
        for (int k = 0; k < marks.marks_n; k++) mark_fact(&reader, i, marks.marks[k]);
        space->marks_n = space->n;
        put_things(&reader, i);
    }
}
