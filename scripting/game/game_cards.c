// game_cards.c -- reads what cards are: columns, types, supertypes, kinds, and the cards of
// a game that has no sets.

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/clauses/clauses.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// ---- columns

static const char *const role_words[] = {"main", "identity", "price"};
static const uint8_t roles[] = {FACT_MAIN, FACT_IDENTITY, FACT_COST};

static void read_role(const GameRow *row, FactRow *fact)
{
    const ScriptedGame *game = row->reader->game;
    const int role = game_row_one_of(row, role_words, COUNT_OF(role_words));
    const bool words = role >= 0 && roles[role] == FACT_IDENTITY;
    const bool fits =
        words ? fact_has_words(fact) : fact->kind == FACT_NUMBER && !fact->parts;

    if (role < 0) return;
    if (!fits)
        game_row_fault(row,
                       role_words[role],
                       "'%s' is of a column of %s",
                       role_words[role],
                       words         ? "words"
                       : fact->parts ? "one number"
                                     : "numbers");
    if (fact_with_role(&game->rules, roles[role]) >= 0)
        game_row_fault(row, role_words[role], "two columns are '%s'", role_words[role]);
    fact->role = roles[role];
}

int game_cards_fact_word(const GameRow *row, const char *part, int fact,
                         const char *word)
{
    ScriptedGame *game = row->reader->game;
    FactRow *known = &game->facts[fact];
    Nearest nearest = nearest_to(word);

    for (int i = 0; i < known->vocabulary_n; i++) {
        if (!strcmp(known->vocabulary[i].name, word)) return i;
        nearest_try(&nearest, known->vocabulary[i].name);
    }
    if (!known->open)
        game_row_fault(row,
                       part,
                       "unknown %s '%s'%s",
                       known->name,
                       word,
                       nearest_text(row->L, &nearest));
    if (known->vocabulary_n == FACT_VOCABULARY)
        game_row_fault(row,
                       part,
                       "more than %d different words of column '%s'",
                       FACT_VOCABULARY,
                       known->name);
    game->fact_words[fact][known->vocabulary_n].name = word;
    return known->vocabulary_n++;
}

// Reads the words that a column may hold; `any` alone leaves them to the cards.
static void read_vocabulary(const GameRow *row, FactRow *fact, const char *field)
{
    ScriptedGame *game = row->reader->game;
    const char *names[GAME_LIST_MAX];
    int n = game_row_names(row, field, names);

    fact->vocabulary = game->fact_words[game->rules.facts_n];
    fact->open = game_row_says(row, "open");
    if (n == 1 && !strcmp(names[0], "any")) {
        fact->open = true;
        n = 0;
    }
    if (n > FACT_VOCABULARY)
        game_row_fault(
            row, field, "a column has at most %d different words", FACT_VOCABULARY);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            if (!strcmp(names[i], names[k]))
                game_row_fault(row, names[i], "the word '%s' stands twice", names[i]);
        game->fact_words[game->rules.facts_n][i].name = names[i];
    }
    fact->vocabulary_n = (int8_t)n;
}

static bool has_field(const GameRow *row, const char *field)
{
    bool has;

    if (!row->table) return false;
    has = lua_getfield(row->L, row->table, field) != LUA_TNIL;
    lua_pop(row->L, 1);
    return has;
}

// Reads what the column holds: of a number and of names a word says it, of the others a key
// with more.
static void read_contents(const GameRow *row, FactRow *fact)
{
    const bool number = game_row_says(row, "number"),
               names = game_row_says(row, "names");
    const bool numbers = has_field(row, "numbers");
    const bool word = has_field(row, "word"), words = has_field(row, "words");

    if (number + numbers + word + words + names != 1)
        game_row_fault(
            row,
            NULL,
            "a column is a number, or numbers in a row, or it has the words "
            "that it holds, or it names cards: say number, numbers =, word =, "
            "words = or names");
    fact->kind = number || numbers ? FACT_NUMBER : word ? FACT_WORD : FACT_WORDS;
    fact->names = names;
    fact->parts = (uint8_t)game_row_number(row, "numbers", 2, FACT_PARTS_MAX, 0);
    fact->repeats = game_row_says(row, "repeats");
    if (fact->repeats && !words)
        game_row_fault(row, "repeats", "'repeats' is of a column of words");
    if (word || words) read_vocabulary(row, fact, word ? "word" : "words");
}

static void add_reading(const GameRow *row, const FactRow *fact, int index)
{
    game_words_add_field(row,
                         &(FieldRow){.name = row->name,
                                     .doc = row->doc,
                                     .source = SOURCE_FACT,
                                     .index = (uint8_t)index});
    // The number at a place of the row, else their sum.
    if (fact->parts)
        row->reader->game->verbs[row->reader->game->rules.verbs_n - 1].signature =
            "x|n";
}

// Returns the types whose cards have the column, one bit each; 0: all.
static uint16_t read_types_of(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    const char *of = game_row_name(row, "of");

    if (!of) return 0;
    return game
        ->kinds[game_declared_find(
            row, "kind", of, game->kinds, game->rules.kinds_n, sizeof game->kinds[0])]
        .any_of;
}

static void read_column(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.facts_n;
    const char *label = game_row_text(row, "label");
    FactRow fact = {.name = row->name,
                    .search = row->name,
                    .label = label ? label : row->name,
                    .doc = row->doc,
                    .zero_is_none = game_row_says(row, "zero_is_none")};

    if (fact_is_general(row->name))
        game_row_fault(row, NULL, "every game has a column '%s'", row->name);
    game_row_room(row, n, LIMIT_FACTS);
    read_contents(row, &fact);
    read_role(row, &fact);
    fact.types = read_types_of(row);
    fact.width = (uint8_t)game_row_number(row, "width", 1, 40, 0);
    fact.least = (int16_t)game_row_number(row, "least", -NUMBER_MAX, NUMBER_MAX, 0);
    fact.most =
        (int16_t)game_row_number(row, "most", fact.least, NUMBER_MAX, NUMBER_MAX);
    game_declared_add(row, SPACE_FIELD, row->name);
    game->facts[n] = fact;
    if (fact.kind == FACT_NUMBER) add_reading(row, &fact, n);
    game->rules.facts_n++;
    if (fact.role || fact.width || label)
        game_declared_use(row->reader, row->name, strlen(row->name));
}

// Returns the text in small letters, with a space for all that is neither letter nor digit.
static const char *folded(const GameRow *row, const char *text, size_t n)
{
    char words[NAME_BYTES_MAX];

    while (n && text[n - 1] == ' ') n--;
    (void)text_format(words, sizeof words, "%.*s", (int)n, text);
    for (char *at = words; *at; at++)
        *at = (char)(isalnum((unsigned char)*at) || *at & 0x80
                         ? tolower((unsigned char)*at)
                         : ' ');
    return library_text(row->reader->library, words);
}

static void add_list_word(const GameRow *row, const char *words, const char *ours)
{
    ScriptedGame *game = row->reader->game;

    game_row_room(row, game->rules.list_words_n, LIMIT_LIST_WORDS);
    game->list_words[game->rules.list_words_n++] = (ListWord){row->name, words, ours};
}

// Refuses a row that names no column.
static void check_column(const GameRow *row)
{
    static const char *const general[] = {
        "type", "supertypes", "tags", "rarity", "keywords", "name", "text"};
    const ScriptedGame *game = row->reader->game;

    for (int i = 0; i < COUNT_OF(general); i++)
        if (!strcmp(row->name, general[i])) return;
    (void)game_declared_find(row,
                             "column",
                             row->name,
                             game->facts,
                             game->rules.facts_n,
                             sizeof game->facts[0]);
}

// Reads what lists call a column and its words.
static void read_list(GameRow *row)
{
    const char *names[GAME_LIST_MAX];

    check_column(row);
    int n = game_row_names(row, "headings", names);
    for (int i = 0; i < n; i++)
        add_list_word(row, folded(row, names[i], strlen(names[i])), NULL);
    n = game_row_names(row, "words", names);
    for (int i = 0; i < n; i++) {
        const char *equals = strchr(names[i], '=');
        if (!equals)
            game_row_wrong(
                row, names[i], "'%s' wants the form 'theirs = ours'", names[i]);
        add_list_word(row,
                      folded(row, names[i], (size_t)(equals - names[i])),
                      equals + 1 + strspn(equals + 1, " "));
    }
}

void game_cards_read_lists(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_lists, read_list);
}

void game_cards_read_columns(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_columns, read_column);
}

// ---- types, supertypes, kinds

// Returns the kinds of clauses that the row names, one bit each.
static uint16_t read_without(const GameRow *row)
{
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "without", names);
    uint16_t kinds = 0;

    for (int i = 0; i < n; i++) {
        int kind = 0;

        while (kind < CLAUSE_KINDS &&
               (!clauses_names[kind] || strcmp(clauses_names[kind], names[i]) != 0))
            kind++;
        if (kind == CLAUSE_KINDS)
            game_row_fault(row, names[i], "'%s' is no clause of cards", names[i]);
        kinds |= (uint16_t)(1u << kind);
    }
    return kinds;
}

static void read_type(GameRow *row)
{
    ScriptedGame *game = row->reader->game;

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, game->rules.types_n, LIMIT_TYPES);
    if (game_row_says(row, "always"))
        game->always |= (uint16_t)(1u << game->rules.types_n);
    game->types_without[game->rules.types_n] = read_without(row);
    game->types[game->rules.types_n++].name = row->name;
}

void game_cards_read_types(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_types, read_type);
}

const char *game_cards_word(const GameRow *row, const char *name)
{
    char word[NAME_MAX_LENGTH + 1];
    size_t n = 0;

    for (; name[n] && n < NAME_MAX_LENGTH; n++)
        word[n] = isalnum((unsigned char)name[n])
                      ? (char)tolower((unsigned char)name[n])
                      : '_';
    word[n] = '\0';
    return library_text(row->reader->library, word);
}

static void read_supertype(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const char *word = game_cards_word(row, row->name);

    game_declared_add(row, SPACE_WORD, word);
    game_row_room(row, game->rules.supertypes_n, LIMIT_TYPES);
    game_words_add_adjective(row,
                             &(AdjectiveRow){.name = word,
                                             .doc = row->doc,
                                             .source = SOURCE_SUPERTYPE,
                                             .index = (uint8_t)game->rules.supertypes_n,
                                             .reads = READS_NOTHING});
    game->supertypes[game->rules.supertypes_n++].name = row->name;
}

void game_cards_read_supertypes(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_supertypes, read_supertype);
}

static uint16_t bits_of(const GameRow *row, const char *field, const char *what,
                        const NameRow *rows, int n)
{
    const char *names[GAME_LIST_MAX];
    const int names_n = game_row_names(row, field, names);
    unsigned bits = 0;

    for (int i = 0; i < names_n; i++)
        bits |= 1u << game_declared_find(row, what, names[i], rows, n, sizeof *rows);
    return (uint16_t)bits;
}

uint16_t game_cards_types(const GameRow *row, const char *field)
{
    const ScriptedGame *game = row->reader->game;

    return bits_of(row, field, "type", game->types, game->rules.types_n);
}

// The zone of a kind is read later than the kind: see game_zones_read_zones.
static void read_kind(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    KindRow kind = {.name = row->name, .kind = KIND_OBJECT, .doc = row->doc};

    game_declared_add(row, SPACE_WORD, row->name);
    game_row_room(row, game->rules.kinds_n, LIMIT_KINDS);
    kind.any_of = game_cards_types(row, "types");
    kind.none_of = bits_of(
        row, "without", "supertype", game->supertypes, game->rules.supertypes_n);
    if (!kind.any_of) game_row_fault(row, NULL, "a kind says which 'types' it means");
    row->reader->kind_at[game->rules.kinds_n] = game_row_name(row, "at");
    game_map_read_kind(row, game->rules.kinds_n);
    game->kinds[game->rules.kinds_n++] = kind;
}

void game_cards_read_kinds(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_kinds, read_kind);
}

// ---- cards

static void take_list(const GameRow *row, const char *field, const char **to, int most)
{
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, field, names);

    if (n > most) game_row_fault(row, field, "a card has at most %d %s", most, field);
    memcpy(to, names, (size_t)n * sizeof *names);
}

// Reads the numbers of a row of them. The library checks how many there are.
static void take_parts(const GameRow *row, const FactRow *fact, FactValue *value)
{
    lua_State *L = row->L;
    int n;

    if (!row->table || lua_getfield(L, row->table, fact->name) == LUA_TNIL) {
        if (row->table) lua_pop(L, 1);
        return;
    }
    n = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;
    for (int i = 1; i <= n && i <= FACT_PARTS_MAX; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        const lua_Integer number = lua_tointeger(L, -1);

        if (!lua_isinteger(L, -1) || number < fact->least || number > fact->most) n = 0;
        value->parts[i - 1] = (int16_t)number;
    }
    if (n != fact->parts)
        game_row_wrong(row,
                       fact->name,
                       "'%s' wants a list of %d numbers from %d to %d",
                       fact->name,
                       fact->parts,
                       fact->least,
                       fact->most);
    value->number = (int16_t)n;
    lua_pop(L, 1);
}

// Reads one column of the card. The library checks numbers.
static void take_fact(const GameRow *row, int fact, FactValue *value)
{
    const FactRow *known = &row->reader->game->facts[fact];

    if (known->parts) {
        take_parts(row, known, value);
        return;
    }
    if (known->kind == FACT_NUMBER) {
        value->number = (int16_t)game_row_number(
            row, known->name, known->least, known->most, FACT_ABSENT);
        return;
    }
    take_list(row, known->name, value->words, CARD_FACT_WORDS_MAX);
    if (known->names) return;
    for (int i = 0; i < CARD_FACT_WORDS_MAX && value->words[i]; i++)
        (void)game_cards_fact_word(row, known->name, fact, value->words[i]);
}

static void check_keys(const GameRow *row)
{
    static const char *const own[] = {"type", "supertypes", "tags", "doc"};
    const Rules *rules = &row->reader->game->rules;
    const char *keys[SCRIPT_KEYS_MAX];
    const int n =
        row->table ? script_value_keys(row->L, row->table, "a card", keys) : 0;

    for (int i = 0; i < n; i++) {
        Nearest nearest = nearest_to(keys[i]);
        bool known = fact_find(rules, keys[i]) >= 0;

        for (int k = 0; k < rules->facts_n; k++)
            nearest_try(&nearest, rules->facts[k].name);
        for (int k = 0; k < COUNT_OF(own); k++) {
            known |= !strcmp(own[k], keys[i]);
            nearest_try(&nearest, own[k]);
        }
        if (!known)
            game_row_fault(row,
                           keys[i],
                           "a card has no column '%s'%s",
                           keys[i],
                           nearest_text(row->L, &nearest));
    }
}

static void read_card(GameRow *row)
{
    Library *library = row->reader->library;
    const ScriptedGame *game = row->reader->game;
    CardFacts facts = {.code = row->name, .name = row->name, .set = ""};
    char why[200] = "";

    check_keys(row);
    fact_clear(facts.facts);
    if (library_card_by_code(library, row->name))
        game_row_fault(row, NULL, "two cards are named \"%s\"", row->name);
    if (library->cards_n >= OBJECTS_MAX)
        game_row_fault(
            row, NULL, "a game of one file has at most %d cards", OBJECTS_MAX - 1);
    facts.type = game_row_name(row, "type");
    if (!facts.type) facts.type = game->types[0].name;
    take_list(row, "supertypes", facts.supertypes, COUNT_OF(facts.supertypes));
    take_list(row, "tags", facts.tags, CARD_TAGS_MAX);
    for (int i = 0; i < game->rules.facts_n; i++) take_fact(row, i, &facts.facts[i]);
    if (!library_add_card(library, &facts, why, sizeof why))
        game_row_fault(row, NULL, "%s", why);
}

// Refuses a name in a column of names that no card of the file has.
static void check_named(const GameRow *row, const char *column)
{
    const Library *library = row->reader->library;
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, column, names);

    for (int i = 0; i < n; i++) {
        Nearest nearest = nearest_to(names[i]);

        if (library_card_by_code(library, names[i])) continue;
        for (int k = 1; k < library->cards_n; k++)
            nearest_try(&nearest, library->cards[k].name);
        game_row_fault(
            row, names[i], "no card '%s'%s", names[i], nearest_text(row->L, &nearest));
    }
}

static void check_card(GameRow *row)
{
    const Rules *rules = &row->reader->game->rules;

    for (int i = 0; i < rules->facts_n; i++)
        if (rules->facts[i].names) check_named(row, rules->facts[i].name);
}

void game_cards_read_cards(GameReader *reader)
{
    ScriptedGame *game = reader->game;

    // `card` means things of any type, so each has one.
    if (!game->rules.types_n) game->types[game->rules.types_n++].name = "Card";
    (void)game_row_each(reader, GAME_KEY_cards, read_card);
    (void)game_row_each(reader, GAME_KEY_cards, check_card);
}
