// scenario_read.c -- reads the facts that expectations name: of the game, players,
// objects.
//
// Every value is JSON, so that scenario_expect.c compares values without knowing the
// game.

#include "tools/scenarios/scenario_read.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/abilities/reading.h"
#include "engine/kernel/abilities/role.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"

static json_t *player_or_false(const Scenario *scenario, PlayerId player)
{
    return player < scenario->game.now.players_n
               ? json_string(scenario->players[player])
               : json_false();
}

static json_t *place_text(const Scenario *scenario, SpotId spot, int player)
{
    char *text = scenario_spot_name(scenario, spot, player);
    json_t *json = json_string(text);

    free(text);
    return json;
}

static json_t *lower_case(const char *text)
{
    char word[32];
    size_t n = 0;

    for (; text[n] && n + 1 < sizeof word; n++)
        word[n] = (char)(text[n] >= 'A' && text[n] <= 'Z' ? text[n] + 32 : text[n]);
    word[n] = '\0';
    return json_string(word);
}

// Returns the names on the chain, the oldest first. An ability has the name of its
// source.
static json_t *chain_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];
        const CardId face =
            item->card ? item->card : state->objects[item->source.id].card;
        const Card *card = &scenario->table.library->cards[face];

        json_array_append_new(list, json_string(card->name ? card->name : "a card"));
    }
    return list;
}

// Returns the name of who has won; a list of names where several sides have.
static json_t *winner_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    json_t *list = NULL, *one;
    unsigned sides = 0;

    if (!state->over) return json_false();
    if (!state->winners) return json_string("nobody");
    list = json_array();
    // A team wins as one (489.6.a): the name is that of its first player.
    for (int i = 0; i < state->players_n; i++) {
        if (!(ending_winners(state) >> i & 1) || sides >> state->players[i].team & 1)
            continue;
        sides |= 1u << state->players[i].team;
        json_array_append_new(list, player_or_false(scenario, (PlayerId)i));
    }
    if (json_array_size(list) > 1) return list;
    one = json_incref(json_array_get(list, 0));
    json_decref(list);
    return one;
}

static json_t *limit_of(const Scenario *scenario)
{
    const int limit = scenario->table.state->ending.limit;

    return limit ? json_string(limit_row((LimitId)(limit - 1))->words) : json_false();
}

// Returns the names of the cards of the circle that ended the game.
static json_t *loop_of(const Scenario *scenario)
{
    const State *state = scenario->table.state;
    const Card *cards = scenario->table.library->cards;
    json_t *list = json_array();

    for (int i = 0; state->over && i < state->ending.cards_n; i++)
        json_array_append_new(list, json_string(cards[state->ending.cards[i]].name));
    return list;
}

// Returns the places of a claim that are that player's, or with -1 anybody's.
static json_t *places_of(const Scenario *scenario, const PlayClaim *claim, int player)
{
    const PlayPlaces *places = position_rows(scenario->table.rules)->places;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(scenario->table.state); i++) {
        const int whose = claim->value_at(&scenario->table, i);

        if (player < 0 ? whose == NOBODY : whose != player) continue;
        json_array_append_new(
            list, place_text(scenario, position_place_spot(&scenario->table, i), -1));
    }
    return list;
}

// Finds the claim about places called [key]; NULL: there is none.
static const PlayClaim *claim_of_places(const Scenario *scenario, const char *key)
{
    const PlayScenario *rows = scenario_rows(scenario->table.rules);

    for (int i = 0; i < rows->claims_n; i++)
        if (rows->claims[i].kind == CLAIM_PLACES && !strcmp(key, rows->claims[i].key))
            return &rows->claims[i];
    return NULL;
}

// Returns whose the place [id] is, by the claim of that name.
static json_t *whose_place(const Scenario *scenario, ObjectId id, const char *key)
{
    const PlayPlaces *places = position_rows(scenario->table.rules)->places;
    const PlayClaim *claim = claim_of_places(scenario, key);

    for (int i = 0; claim && places && i < places->count(scenario->table.state); i++)
        if (places->object(scenario->table.state, i) == id)
            return player_or_false(scenario,
                                   (PlayerId)claim->value_at(&scenario->table, i));
    return NULL;
}

static json_t *claim_value(const Scenario *scenario, const PlayClaim *claim)
{
    const Table *table = &scenario->table;
    int n;

    if (claim->kind == CLAIM_PLACES) return places_of(scenario, claim, -1);
    if (claim->kind == CLAIM_WORD) return lower_case(claim->word(table));
    n = claim->value(table);
    if (claim->kind == CLAIM_PLAYER) return player_or_false(scenario, (PlayerId)n);
    if (claim->kind == CLAIM_NUMBER) return json_integer(n);
    return n == NOWHERE ? json_false() : place_text(scenario, (SpotId)n, -1);
}

// Returns the key of the question that waits; "act" if it asks for a move.
static json_t *question_key(const Scenario *scenario, const Question *question)
{
    const char *key = question ? scenario_key(scenario, question) : NULL;

    if (!question) return json_false();
    return json_string(key ? key : "act");
}

static bool is_counted(const Table *table, const PlayCards *row, ObjectId id)
{
    return !row->fits || row->fits(table, id);
}

static void add_from(const Table *table, const PlayCards *row, SpotId spot, int player,
                     Cards *cards)
{
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (player >= 0 && table->state->objects[id].controller != player) continue;
        if (is_counted(table, row, id)) cards->ids[cards->n++] = id;
    }
}

static void add_from_board(const Table *table, const PlayCards *row, int player,
                           Cards *cards)
{
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        if (!table->state->objects[id].card || !object_on_board(table, id)) continue;
        if (table->state->objects[id].controller != player) continue;
        if (is_counted(table, row, id)) cards->ids[cards->n++] = id;
    }
}

static void turn_around(Cards *cards)
{
    for (int i = 0; i < cards->n / 2; i++) {
        const ObjectId id = cards->ids[i];

        cards->ids[i] = cards->ids[cards->n - 1 - i];
        cards->ids[cards->n - 1 - i] = id;
    }
}

void scenario_read_cards(const Scenario *scenario, int player, const PlayCards *row,
                         Cards *cards)
{
    const Table *table = &scenario->table;

    cards->n = 0;
    if (row->on_board)
        add_from_board(table, row, player, cards);
    else
        add_from(table, row, spot_of(table, row->zone, player), -1, cards);
    if (row->kind == CARDS_BOTTOM) turn_around(cards);
}

bool scenario_read_cards_at(const Scenario *scenario, int player, const PlayCards *row,
                            SpotId spot, Cards *cards)
{
    const Table *table = &scenario->table;
    const ZoneRow *zones = table->rules->zones;
    const bool at_place = zones[spot_zone(table, spot)].scope == SCOPE_HOST;

    cards->n = 0;
    if (!(zones[row->zone].flags & ZONE_LOCATION)) {
        if (!at_place) return false;
        spot = spot_of(table, row->zone, spot_index(table, spot));
    }
    add_from(table, row, spot, player, cards);
    return true;
}

static bool has_word(const Table *table, ObjectId id, int word)
{
    const int fact = fact_with_role(table->rules, FACT_IDENTITY);

    return fact >= 0 && object_card(table, id)->facts[fact] & 1 << word;
}

// Counts cards. [word]: with that word of the identity, -1: any. [exhausted]: 0 ready
// ones, 1 exhausted ones, -1 both.
static int count_cards(const Scenario *scenario, int player, const PlayCards *row,
                       int word, int exhausted)
{
    const Table *table = &scenario->table;
    Cards cards;
    int n = 0;

    scenario_read_cards(scenario, player, row, &cards);
    for (int i = 0; i < cards.n; i++) {
        const Object *object = &table->state->objects[cards.ids[i]];
        const bool lies = object->flags & OBJECT_EXHAUSTED;

        if (word >= 0 && !has_word(table, cards.ids[i], word)) continue;
        n += exhausted < 0 || lies == (bool)exhausted;
    }
    return n;
}

static json_t *controlled_by(const Scenario *scenario, int player)
{
    const Table *table = &scenario->table;
    const State *state = table->state;
    const PlayPlaces *places = position_rows(table->rules)->places;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(state); i++) {
        if (state->objects[places->object(state, i)].controller != player) continue;
        json_array_append_new(
            list, place_text(scenario, position_place_spot(table, i), player));
    }
    return list;
}

// Returns the name of the only card of a zone, or false.
static json_t *only_card(const Scenario *scenario, int player, const PlayCards *row)
{
    Cards cards;

    scenario_read_cards(scenario, player, row, &cards);
    return cards.n ? json_string(scenario_card_name(scenario, cards.ids[0]))
                   : json_false();
}

// Returns KEY_size, KEY_ready or KEY_exhausted of a list of cards.
static json_t *part_of_cards(const Scenario *scenario, int player, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[32];
    PlayCards row;

    if (!end || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!scenario_rows_find_cards(scenario->table.rules, name, &row)) return NULL;
    if (row.kind == CARDS_AT_PLACES) return NULL;
    if (!strcmp(end, "_size"))
        return json_integer(count_cards(scenario, player, &row, -1, -1));
    if (row.kind == CARDS_ONE && !strcmp(end, "_exhausted"))
        return json_boolean(count_cards(scenario, player, &row, -1, 1));
    if (row.kind != CARDS_COUNTED) return NULL;
    if (!strcmp(end, "_ready"))
        return json_integer(count_cards(scenario, player, &row, -1, 0));
    if (!strcmp(end, "_exhausted"))
        return json_integer(count_cards(scenario, player, &row, -1, 1));
    return NULL;
}

// Returns KEY_size of a shared zone.
static json_t *size_of_shared(const Scenario *scenario, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[64];
    PlayCards row;

    if (!end || strcmp(end, "_size") != 0 || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!scenario_rows_find_shared(scenario->table.rules, name, &row)) return NULL;
    return json_integer(count_cards(scenario, 0, &row, -1, -1));
}

json_t *scenario_read_game(const Scenario *scenario, const char *key)
{
    const State *state = scenario->table.state;
    const PlayScenario *rows = scenario_rows(scenario->table.rules);
    const Question *question = scenario_question(scenario);
    const char *reason = scenario_reason(scenario);

    if (!strcmp(key, "chain")) return chain_of(scenario);
    if (!strcmp(key, "turn")) return json_integer(state->turn);
    if (!strcmp(key, "turn_player"))
        return player_or_false(scenario, state->turn_player);
    if (!strcmp(key, "winner")) return winner_of(scenario);
    if (!strcmp(key, "match_over"))
        return json_boolean(sitting_is_over(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "match_winner"))
        return player_or_false(
            scenario, sitting_winner(scenario->table.rules, &scenario->sitting));
    if (!strcmp(key, "over")) return json_boolean(state->over);
    if (!strcmp(key, "reason")) return reason ? json_string(reason) : json_false();
    if (!strcmp(key, "limit")) return limit_of(scenario);
    if (!strcmp(key, "loop")) return loop_of(scenario);
    if (!strcmp(key, "asked"))
        return player_or_false(scenario, question ? question->player : NOBODY);
    if (!strcmp(key, "question")) return question_key(scenario, question);
    for (int i = 0; i < rows->claims_n; i++)
        if (!strcmp(key, rows->claims[i].key))
            return claim_value(scenario, &rows->claims[i]);
    return size_of_shared(scenario, key);
}

static json_t *counter_of(const Scenario *scenario, int player, const char *name)
{
    const int row = library_find_player_counter(scenario->table.library, name);

    if (row < 0) return NULL;
    return json_integer(scenario->table.state->players[player].counters[row]);
}

static json_t *resource_of(const Scenario *scenario, int player, const char *name)
{
    const Rules *rules = scenario->table.rules;

    for (int i = 0; i < rules->resources_n; i++) {
        if (strcmp(name, rules->resources[i].name) != 0) continue;
        return json_integer(scenario->table.state->players[player].resources[i]);
    }
    return NULL;
}

// Returns how many of the counted cards have that word.
static json_t *counted_of(const Scenario *scenario, int player, const char *key,
                          const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int fact = fact_with_role(rules, FACT_IDENTITY);
    PlayCards row;

    if (fact < 0 || !scenario_rows_find_cards(rules, key, &row)) return NULL;
    if (row.kind != CARDS_COUNTED) return NULL;
    for (int i = 0; i < rules->facts[fact].vocabulary_n; i++) {
        if (!strcasecmp(name, rules->facts[fact].vocabulary[i].name))
            return json_integer(count_cards(scenario, player, &row, i, -1));
    }
    return NULL;
}

json_t *scenario_read_of(const Scenario *scenario, int player, const char *key,
                         const char *name)
{
    if (!strcmp(key, "counters")) return counter_of(scenario, player, name);
    if (!strcmp(key, "resources")) return resource_of(scenario, player, name);
    return counted_of(scenario, player, key, name);
}

int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword)
{
    const PlayScenario *rows = scenario_rows(scenario->table.rules);

    if (!rows->keyword_value) return 1;
    return rows->keyword_value(&scenario->table, id, keyword);
}

static json_t *keywords_of(const Scenario *scenario, ObjectId id)
{
    const Library *library = scenario->table.library;
    json_t *list = json_array();

    for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++) {
        const int value = scenario_read_keyword(scenario, id, k);

        if (!library->keywords[k].name || !ability_has_keyword(&scenario->table, id, k))
            continue;
        json_array_append_new(
            list,
            value > 1 ? json_sprintf("%s %d", library->keywords[k].name, value)
                      : json_string(library->keywords[k].name));
    }
    return list;
}

static json_t *attached_to(const Scenario *scenario, ObjectId host)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (state->objects[id].card && state->objects[id].host == host)
            json_array_append_new(list, json_string(scenario_card_name(scenario, id)));
    }
    return list;
}

static json_t *status_of(const Scenario *scenario, ObjectId id, int status)
{
    return json_boolean(object_has_status(&scenario->table, id, status));
}

static int row_of(const NameRow *rows, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(name, rows[i].name)) return i;
    return -1;
}

static int find_field(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(name, rules->fields[i].name)) return i;
    return -1;
}

static json_t *field_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const int field = find_field(scenario->table.rules, name);
    Env env;
    int n;

    if (field < 0) return NULL;
    role_env(&scenario->table, id, &env);
    return reading_of_object(&scenario->table, &env, field, id, &n) ? json_integer(n)
                                                                    : NULL;
}

// Returns whether an adjective of the game holds.
static json_t *adjective_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Rules *rules = scenario->table.rules;
    Env env;

    role_env(&scenario->table, id, &env);
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];

        if (!strcmp(name, row->name) && reading_adjective_of_things(row))
            return json_boolean(reading_holds(&scenario->table, &env, row, id));
    }
    return NULL;
}

// Returns the words of a fact of the card: one word, or a list of them.
static json_t *words_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int fact = fact_find(rules, name);
    const FactRow *row = fact < 0 ? NULL : &rules->facts[fact];
    const int bits = row ? object_card(&scenario->table, id)->facts[fact] : 0;
    json_t *list;

    if (!row || row->kind == FACT_NUMBER) return NULL;
    list = json_array();
    for (int i = 0; i < row->vocabulary_n; i++)
        if (bits >> i & 1)
            json_array_append_new(list, json_string(row->vocabulary[i].name));
    if (row->kind == FACT_WORDS) return list;
    json_t *one =
        json_array_size(list) ? json_incref(json_array_get(list, 0)) : json_false();
    json_decref(list);
    return one;
}

json_t *scenario_read_total(const Scenario *scenario, const Cards *cards,
                            const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int field = find_field(rules, name);
    json_int_t total = 0;

    if (field < 0 || !reading_is_of_things(rules, field)) return NULL;
    for (int i = 0; i < cards->n; i++) {
        json_t *one = field_of(scenario, cards->ids[i], name);

        total += json_integer_value(one);
        json_decref(one);
    }
    return json_integer(total);
}

// Returns a number of the player, or the total of a number over the things in the player's
// zones of the board.
static json_t *number_of_player(const Scenario *scenario, int player, const char *name)
{
    const Table *table = &scenario->table;
    const Rules *rules = table->rules;
    const int field = find_field(rules, name);
    Cards *cards;
    json_t *total;
    Env env = {.you = (PlayerId)player, .event_spot = NOWHERE, .event_from = NOWHERE};
    int n;

    if (field < 0) return NULL;
    if (reading_of_player(table, &env, field, (PlayerId)player, &n))
        return json_integer(n);
    cards = calloc(1, sizeof *cards);
    ASSERT(cards);
    for (int i = 0; i < rules->zones_n; i++) {
        const PlayCards row = {.zone = (uint8_t)i};

        if (rules->zones[i].scope == SCOPE_PLAYER && rules->zones[i].flags & ZONE_BOARD)
            add_from(table, &row, spot_of(table, i, player), -1, cards);
    }
    total = scenario_read_total(scenario, cards, name);
    free(cards);
    return total;
}

json_t *scenario_read_note(const Scenario *scenario, const char *name)
{
    const Table *table = &scenario->table;
    const PlayNotes *notes = position_rows(table->rules)->notes;
    const int note = position_note(table->rules, name);
    Value value;

    if (note < 0) return NULL;
    value = notes->read(table, note);
    if (value.kind == VALUE_NUMBER) return json_integer(value.n);
    if (value.kind == VALUE_PLAYER) return player_or_false(scenario, (PlayerId)value.n);
    if (value.kind == VALUE_OBJECT)
        return json_string(scenario_card_name(scenario, value.ref.id));
    return json_false();
}

json_t *scenario_read_player(const Scenario *scenario, int player, const char *key)
{
    const Player *it = &scenario->table.state->players[player];
    json_t *part = part_of_cards(scenario, player, key);
    PlayCards row;

    if (part) return part;
    if (!strcmp(key, "points")) return json_integer(it->points);
    if (!strcmp(key, "turns")) return json_integer(it->turns);
    if (!strcmp(key, "gone")) return json_boolean(it->gone);
    if (!strcmp(key, "controls")) return controlled_by(scenario, player);
    if (claim_of_places(scenario, key))
        return places_of(scenario, claim_of_places(scenario, key), player);
    if (!scenario_rows_find_cards(scenario->table.rules, key, &row)) {
        json_t *found = counter_of(scenario, player, key);

        return found ? found : number_of_player(scenario, player, key);
    }
    if (row.kind == CARDS_COUNTED)
        return json_integer(count_cards(scenario, player, &row, -1, -1));
    return row.kind == CARDS_ONE ? only_card(scenario, player, &row) : NULL;
}

// Returns a detail of positions, or a status, counter or field of that name.
static json_t *detail_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Table *table = &scenario->table;
    const Rules *rules = table->rules;
    const uint16_t *counters = table->state->objects[id].counters;
    const int status = row_of(rules->statuses, rules->statuses_n, name);
    const int counter = row_of(rules->counters, rules->counters_n, name);
    PlayDetail detail;
    json_t *found;

    if (position_detail(table, name, &detail))
        return detail.kind == DETAIL_COUNTER ? json_integer(counters[detail.row])
                                             : status_of(scenario, id, detail.row);
    if (status >= 0) return status_of(scenario, id, status);
    if (counter >= 0) return json_integer(counters[counter]);
    found = field_of(scenario, id, name);
    if (!found) found = adjective_of(scenario, id, name);
    return found ? found : words_of(scenario, id, name);
}

static json_t *flag_of(const Object *object, const char *key)
{
    static const struct {
        const char *key;
        int flag;
    } flags[] = {{"exhausted", OBJECT_EXHAUSTED},
                 {"token", OBJECT_TOKEN},
                 {"facedown", OBJECT_FACEDOWN}};

    for (int i = 0; i < COUNT_OF(flags); i++)
        if (!strcmp(key, flags[i].key))
            return json_boolean(object->flags & flags[i].flag);
    return strcmp(key, "ready") ? NULL
                                : json_boolean(!(object->flags & OBJECT_EXHAUSTED));
}

json_t *scenario_read_object(const Scenario *scenario, ObjectId id, const char *key)
{
    const Object *object = &scenario->table.state->objects[id];
    json_t *flag = flag_of(object, key);

    if (flag) return flag;
    if (!strcmp(key, "on_board"))
        return json_boolean(object_on_board(&scenario->table, id));
    if (!strcmp(key, "at"))
        return place_text(scenario, object->spot, object->controller);
    if (!strcmp(key, "controller"))
        return player_or_false(scenario, object->controller);
    if (!strcmp(key, "owner")) return player_or_false(scenario, object->owner);
    if (!strcmp(key, "keywords")) return keywords_of(scenario, id);
    if (!strcmp(key, "attached")) return attached_to(scenario, id);
    if (claim_of_places(scenario, key)) return whose_place(scenario, id, key);
    if (strcmp(key, "attached_to") != 0) return detail_of(scenario, id, key);
    return object->host ? json_string(scenario_card_name(scenario, object->host))
                        : json_false();
}
