// game_decks.c -- the modes of a game, the sections of its decks and the demands on them.
//
// The cards of a section lie in the zone of the same name when a game begins. A section
// without such a zone gets one: its player sees the cards there, and they are no part of
// what is hidden elsewhere. Demands hold queries, so they are read when words mean
// something.

#include <ctype.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// ---- modes

static void read_mode(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    PlayMode *mode = &game->modes[game->sitting.modes_n];

    game_row_room(row, game->sitting.modes_n, LIMIT_MODES);
    game_declared_add(row, SPACE_OTHER, row->name);
    *mode = (PlayMode){.name = row->name, .doc = row->doc};
    mode->players = (uint8_t)game_row_number(row, "players", 1, SEATS_MAX, 0);
    mode->teams = (uint8_t)game_row_number(row, "teams", 0, SEATS_MAX, 0);
    if (!mode->players)
        game_row_fault(row, NULL, "a mode says how many 'players' play");
    if (mode->teams > mode->players)
        game_row_fault(row, "teams", "there are more teams than players");
    game->sitting.modes_n++;
}

void game_decks_read_modes(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_modes, read_mode);
}

// ---- sections

// Returns the zone in which the cards of the section begin.
static uint8_t zone_of_section(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    Rules *rules = &game->rules;
    int i = 0;

    while (i < rules->zones_n && strcmp(game->zones[i].name, row->name) != 0) i++;
    if (i < rules->zones_n) {
        if (game->zones[i].scope != SCOPE_PLAYER)
            game_row_fault(
                row,
                NULL,
                "zone '%s' is shared, but cards of a section begin in a zone "
                "of their player",
                row->name);
        game_declared_use(row->reader, row->name, strlen(row->name));
        // Cards outside the game are in nobody's hidden hand.
        if (game->zones[i].flags & (ZONE_PRIVATE | ZONE_SECRET) &&
            !(game->zones[i].flags & (ZONE_ORDERED | ZONE_BOARD)))
            game->zones[i].flags |= ZONE_APART;
        return (uint8_t)i;
    }
    game_row_room(row, rules->zones_n, LIMIT_ZONES);
    game_declared_add(row, SPACE_WORD, row->name);
    game_declared_use(row->reader, row->name, strlen(row->name));
    game->zones[rules->zones_n] = (ZoneRow){.name = row->name,
                                            .scope = SCOPE_PLAYER,
                                            .flags = ZONE_PRIVATE | ZONE_APART,
                                            .doc = "cards of a section of the deck"};
    return (uint8_t)rules->zones_n++;
}

// Adds a word that lists use, once.
static void add_word(const GameRow *row, const char **words, const char *word)
{
    int n = 0;

    for (; words[n]; n++)
        if (!strcmp(words[n], word)) return;
    game_row_room(row, n, LIMIT_SECTION_WORDS);
    words[n] = word;
}

// Returns the text in small letters, with spaces for what is neither letter nor digit.
static const char *folded(const GameRow *row, const char *format, const char *text)
{
    char word[NAME_BYTES_MAX];

    (void)text_format(word, sizeof word, format, text);
    for (char *at = word; *at; at++) {
        if (*at == '_') *at = ' ';
        *at = (char)tolower((unsigned char)*at);
    }
    return library_text(row->reader->library, word);
}

static void read_words(GameRow *row, int section, const char *title)
{
    ScriptedGame *game = row->reader->game;
    const char **headings = game->section_words[section];
    const char **keys = game->section_keys[section];
    const char *named[GAME_LIST_MAX];
    int n = game_row_names(row, "headings", named);

    add_word(row, headings, folded(row, "%s", row->name));
    add_word(row, headings, folded(row, "%ss", row->name));
    add_word(row, headings, folded(row, "%s", title));
    add_word(row, headings, folded(row, "%s deck", row->name));
    for (int i = 0; i < n; i++) add_word(row, headings, folded(row, "%s", named[i]));
    add_word(row, keys, row->name);
    n = game_row_names(row, "keys", named);
    for (int i = 0; i < n; i++) add_word(row, keys, named[i]);
}

// Returns the name with a capital and spaces.
static const char *title_of(const GameRow *row)
{
    char title[NAME_BYTES_MAX];

    (void)text_format(title, sizeof title, "%s", row->name);
    for (char *at = title; *at; at++)
        if (*at == '_') *at = ' ';
    title[0] = (char)toupper((unsigned char)title[0]);
    return library_text(row->reader->library, title);
}

static void read_types(GameRow *row, DeckSection *section, ScriptedSection *more)
{
    const char *types[GAME_LIST_MAX];

    if (!game_row_names(row, "types", types)) return;
    more->types = game_cards_types(row, "types");
    section->type = types[0];
}

static void read_counts(GameRow *row, DeckSection *section, ScriptedSection *more)
{
    const int exactly = game_row_number(row, "exactly", 1, DECK_SECTION_CARDS, -1);

    more->least = (int16_t)game_row_number(row, "least", 0, DECK_SECTION_CARDS, 0);
    more->most = (int16_t)game_row_number(row, "most", 1, DECK_SECTION_CARDS, -1);
    if (exactly >= 0 && (more->least || more->most >= 0))
        game_row_fault(row, "exactly", "'exactly' stands without 'least' and 'most'");
    if (exactly >= 0) more->least = more->most = (int16_t)exactly;
    if (more->most >= 0 && more->least > more->most)
        game_row_fault(row, "least", "'least' is greater than 'most'");
    section->usual = more->least;
    section->divides = more->types && exactly == 1;
}

static void read_section(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->decks.sections_n;
    DeckSection *section = &game->sections[n];
    ScriptedSection *more = &game->sections_more[n];
    const char *title = game_row_text(row, "title");

    game_row_room(row, n, LIMIT_DECK_SECTIONS);
    for (int i = 0; i < n; i++)
        if (!strcmp(game->sections[i].name, row->name))
            game_row_fault(
                row, row->name, "two sections of a deck are named '%s'", row->name);
    if (!title) title = title_of(row);
    *section = (DeckSection){.name = row->name,
                             .heading = title,
                             .title = title,
                             .headings = game->section_words[n],
                             .keys = game->section_keys[n],
                             .rule = game_row_text(row, "rule"),
                             .room = DECK_SECTION_CARDS,
                             .optional = game_row_says(row, "optional")};
    section->counts = !section->optional;
    *more = (ScriptedSection){.zone = zone_of_section(row)};
    read_types(row, section, more);
    read_counts(row, section, more);
    read_words(row, n, title);
    game->decks.sections_n++;
}

// Finds the section of cards that belong in no other, and the words for lists of it.
static void complete_sections(GameReader *reader)
{
    const GameRow row = {.reader = reader, .L = reader->L, .list = GAME_KEY_deck};
    static const char *const weak[] = {"cards", "deck", NULL};
    ScriptedGame *game = reader->game;
    PlayDecks *decks = &game->decks;
    char examples[NAME_BYTES_MAX];

    for (int i = decks->sections_n - 1; i >= 0; i--)
        if (!game->sections[i].optional && !game->sections_more[i].types)
            decks->main = i;
    DeckSection *main = &game->sections[decks->main];
    main->weak_keys = weak;
    main->type = NULL;
    add_word(&row, game->section_words[decks->main], "deck");
    add_word(&row, game->section_words[decks->main], "cards");
    add_word(&row, game->section_words[decks->main], "main deck");
    (void)text_format(examples,
                      sizeof examples,
                      decks->sections_n > 1 ? "%s: or %s:" : "%s:",
                      game->sections[0].heading,
                      game->sections[decks->sections_n - 1].heading);
    decks->examples = library_text(reader->library, examples);
}

void game_decks_read_sections(GameReader *reader)
{
    reader->game->decks.main = 0;
    if (game_row_each(reader, GAME_KEY_deck, read_section)) complete_sections(reader);
}

void game_decks_read_usual(GameReader *reader)
{
    ScriptedGame *game = reader->game;
    lua_State *L = reader->L;
    const GameRow row = {.reader = reader, .L = L, .list = GAME_KEY_decks};
    const int n = lua_istable(L, -1) ? game_row_list(&row, "decks") : 0;

    if (n < 1 || n > SEATS_MAX)
        game_row_key_wrong(
            reader, GAME_KEY_decks, "'decks' is a list of 1 to %d names", SEATS_MAX);
    for (int i = 0; i < SEATS_MAX; i++) {
        (void)lua_rawgeti(L, -1, i % n + 1);
        if (lua_type(L, -1) != LUA_TSTRING)
            game_row_key_wrong(reader,
                               GAME_KEY_decks,
                               "'decks' wants names in quotes, got %s",
                               script_value_name(L, -1));
        game->usual_decks[i] = game_row_keep(&row, NULL, lua_tostring(L, -1));
        lua_pop(L, 1);
    }
}

// ---- demands

// Reads the query of [field]. Returns 0 where that is `true`, which [all] cards may be called.
static QueryId query_of(const GameRow *row, const char *field, bool all)
{
    QueryId query = 0;

    (void)lua_getfield(row->L, row->table, field);
    if (lua_isboolean(row->L, -1) && (!all || !lua_toboolean(row->L, -1)))
        game_row_fault(row,
                       field,
                       "'%s' is a query: which cards are meant; write: %s = card, for "
                       "all of them",
                       field,
                       field);
    if (!lua_isboolean(row->L, -1)) {
        game_row_check_query(row, field, false);
        query = read_query(row->L, -1, field);
    }
    lua_pop(row->L, 1);
    game_demands_check_cards(row, field, query);
    return query;
}

static uint8_t column_of(const GameRow *row, const char *field, bool number)
{
    const ScriptedGame *game = row->reader->game;
    const char *name = game_row_name(row, field);
    const int fact = game_declared_find(
        row, "column", name, game->facts, game->rules.facts_n, sizeof game->facts[0]);

    const bool fits = number ? game->facts[fact].kind == FACT_NUMBER
                             : fact_has_words(&game->facts[fact]);

    if (!fits)
        game_row_wrong(row,
                       field,
                       "'%s' wants a column of %s, '%s' is none",
                       field,
                       number ? "numbers" : "words",
                       name);
    return (uint8_t)fact;
}

static int section_of(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;

    return game_declared_find(row,
                              "section",
                              name,
                              game->sections,
                              game->decks.sections_n,
                              sizeof game->sections[0]);
}

// Refuses a key that the measure never reads.
static void check_measured(const GameRow *row, DeckRuleKind kind)
{
    static const struct {
        const char *field, *beside;
        unsigned kinds; // of which it is read, one bit each
    } rows[] = {
        {"count", "'copies' has its own query", ~(1u << DECK_COPIES)},
        {"sum", "a demand has one measure", 1u << DECK_SUM},
        {"same", "a demand has one measure", 1u << DECK_SAME},
        {"of", "'of' goes with 'same'", 1u << DECK_SAME},
        {"besides", "'besides' goes with 'same'", 1u << DECK_SAME},
        {"least", "'same' is about each card, and counts none", ~(1u << DECK_SAME)},
        {"most", "'same' is about each card, and counts none", ~(1u << DECK_SAME)},
        {"exactly", "'same' is about each card, and counts none", ~(1u << DECK_SAME)},
    };

    for (int i = 0; i < COUNT_OF(rows); i++)
        if (game_row_has(row, rows[i].field) && !(rows[i].kinds >> kind & 1))
            game_row_fault(row,
                           rows[i].field,
                           "'%s' is not read here: %s; take it out",
                           rows[i].field,
                           rows[i].beside);
}

// Reads what is counted, and how.
static void read_measure(GameRow *row, ScriptedDeckRule *rule)
{
    static const char *const kinds[] = {[DECK_COUNT] = "count",
                                        [DECK_SUM] = "sum",
                                        [DECK_SAME] = "same",
                                        [DECK_COPIES] = "copies"};
    int kind = -1;

    // What is summed up or the same may be the cards that `count` means.
    for (int i = COUNT_OF(kinds) - 1; i >= 0 && kind < 0; i--)
        if (game_row_has(row, kinds[i])) kind = i;
    if (kind < 0)
        game_row_fault(row, NULL, "a demand has 'count', 'sum', 'same' or 'copies'");
    rule->kind = (uint8_t)kind;
    check_measured(row, (DeckRuleKind)kind);
    if (game_row_has(row, "count")) rule->query = query_of(row, "count", false);
    if (kind == DECK_COPIES) rule->query = query_of(row, "copies", true);
    if (kind == DECK_SUM) rule->fact = column_of(row, "sum", true);
    if (kind == DECK_SAME) rule->fact = column_of(row, "same", false);
}

// Reads the section whose first card says the words, and words that are allowed beside
// them.
static void read_same(GameRow *row, ScriptedDeckRule *rule)
{
    const char *words[GAME_LIST_MAX], *of = game_row_name(row, "of");
    const int n = game_row_names(row, "besides", words);

    if (!of) game_row_fault(row, "same", "'same' wants 'of': the section that says it");
    rule->of = (uint8_t)section_of(row, of);
    for (int i = 0; i < n; i++)
        rule->besides |= (uint16_t)(1u << game_cards_fact_word(
                                        row, "besides", rule->fact, words[i]));
}

static void read_limits(GameRow *row, ScriptedDeckRule *rule)
{
    const int exactly = game_row_number(row, "exactly", 0, NUMBER_MAX, -1);
    const int least_of_all = rule->kind == DECK_SUM ? -NUMBER_MAX : 0;

    rule->least = game_row_number(row, "least", least_of_all, NUMBER_MAX, 0);
    rule->most = game_row_number(row, "most", 0, NUMBER_MAX, -1);
    if (rule->kind == DECK_SAME) return;
    if (exactly >= 0 && (game_row_has(row, "least") || game_row_has(row, "most")))
        game_row_fault(row, "exactly", "'exactly' stands without 'least' and 'most'");
    if (exactly >= 0) rule->least = rule->most = exactly;
    if (!rule->least && rule->most < 0)
        game_row_fault(row, NULL, "a demand has 'least', 'most' or 'exactly'");
    if (rule->most >= 0 && rule->least > rule->most)
        game_row_fault(row, "least", "'least' is greater than 'most'");
}

static void read_demand(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    ScriptedDeckRule *rule = &game->deck_rules[game->deck_rules_n];
    const char *names[GAME_LIST_MAX];
    int n;

    game_row_room(row, game->deck_rules_n, LIMIT_DECK_RULES);
    *rule = (ScriptedDeckRule){.text = row->name, .most = -1};
    rule->rule = game_row_text(row, "rule");
    if (!rule->rule) rule->rule = "";
    read_measure(row, rule);
    read_limits(row, rule);
    if (rule->kind == DECK_SAME) read_same(row, rule);
    n = game_row_names(row, "at", names);
    for (int i = 0; i < n; i++)
        rule->sections |= (uint16_t)(1u << section_of(row, names[i]));
    if (!n) rule->sections = (uint16_t)(1u << game->decks.main);
    n = game_row_names(row, "modes", names);
    for (int i = 0; i < n; i++)
        rule->modes |= (uint16_t)(1u << game_declared_find(row,
                                                           "mode",
                                                           names[i],
                                                           game->modes,
                                                           game->sitting.modes_n,
                                                           sizeof game->modes[0]));
    game->deck_rules_n++;
}

void game_decks_read_rules(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_deck_rules, read_demand);
}
