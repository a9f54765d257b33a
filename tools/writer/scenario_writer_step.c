// scenario_writer_step.c -- finds the words of an answer: a move with its card and place,
// or what answers a question.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/play/play_options.h"
#include "tools/view/option_text.h"
#include "tools/writer/scenario_writer_inside.h"

// Words that may mean an option.
typedef struct {
    char text[KEPT_NAMES_MAX][SCENARIO_TEXT];
    int n;
} Names;

static void add_name(Names *names, const char *text)
{
    if (text && names->n < KEPT_NAMES_MAX)
        (void)text_format(names->text[names->n++], SCENARIO_TEXT, "%s", text);
}

// Adds the names of a thing, the shortest first.
static void add_thing(const Scenario *run, ObjectId id, Names *names)
{
    const Object *object = &run->table.state->objects[id];
    char side[SCENARIO_TEXT], text[SCENARIO_TEXT];

    if (!id) return;
    if (!object->card) {
        const CardId face = object_face(run->table.state, id);

        add_name(names, run->table.library->cards[face].name); // none of the card 0
        return;
    }
    add_name(names, position_card_name(&run->table, id));
    if (object->controller >= run->game.now.players_n) return;
    (void)text_format(side,
                      sizeof side,
                      "%s's %s",
                      run->players[object->controller],
                      position_card_name(&run->table, id));
    add_name(names, side);
    for (int i = 1; i <= KEPT_TWINS_MAX; i++) {
        (void)text_format(text, sizeof text, "%s#%d", side, i);
        if (scenario_is_named(run, text, id)) add_name(names, text);
    }
}

static void add_item(const Scenario *run, const Option *option, Names *names)
{
    const State *state = run->table.state;

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];

        if (item->serial != option->n) continue;
        add_thing(
            run, item->kind == ITEM_PLAY ? item->object.id : item->source.id, names);
    }
}

static void add_place(const Scenario *run, SpotId spot, int player, Names *names)
{
    char *text = spot == NOWHERE
                     ? NULL
                     : position_spot_name(&run->table, run->players, spot, player);

    add_name(names, text);
    free(text);
}

static void names_of(const Scenario *run, const Option *option, Names *names)
{
    const Rules *rules = run->table.rules;
    const OptionRow *row = &rules->options[option->kind];
    const Library *library = run->table.library;
    char price[PRICE_TEXT];

    names->n = 0;
    switch ((ChoiceRole)row->role) {
    case CHOICE_PLAYER:
        if (option->n >= 0 && option->n < run->game.now.players_n)
            add_name(names, run->players[option->n]);
        break;
    case CHOICE_MODE:
        if (option->ref && option->ref < library->clauses_n)
            add_name(names, library->clauses[option->ref].label);
        break;
    case CHOICE_CARD: add_name(names, library->cards[option->n].name); break;
    case CHOICE_TAG: add_name(names, library->tags[option->n]); break;
    case CHOICE_ITEM: add_item(run, option, names); break;
    case CHOICE_RESOURCE: add_name(names, rules_price_name(rules, option->n)); break;
    case CHOICE_PRICE:
        play_options_price(library, option, price);
        add_name(names, price);
        break;
    case CHOICE_NUMBER: break;
    case CHOICE_OTHER:
    case CHOICE_NONE:
    case CHOICE_PASS:
    case CHOICE_END_TURN:
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_MOVE:
    case CHOICE_PUT:
    case CHOICE_OBJECT:
    case CHOICE_SPOT:
    case CHOICE_YES:
    case CHOICE_NO:
    case CHOICE_OWN:
    case CHOICE_CALL:
        add_thing(run, option->object, names);
        add_place(run, option->spot, scenario_question(run)->player, names);
        add_name(names, row->name);
    }
}

// Returns the word that means option [i]. NULL: none.
static json_t *word_of(Scenario *run, uint16_t i, const uint16_t *taken, int n)
{
    const Question *question = scenario_question(run);
    const Option *option = &question->options[i];
    const int role = run->table.rules->options[option->kind].role;
    Names names;
    char number[24];

    if (role == CHOICE_YES) return json_true();
    if (role == CHOICE_NO) return json_false();
    if (role == CHOICE_NUMBER) return json_integer(option->n);
    names_of(run, option, &names);
    for (int k = 0; k < names.n; k++)
        if (scenario_match(run, names.text[k], taken, n) == i)
            return json_string(names.text[k]);
    (void)text_format(number, sizeof number, "%d", i + 1);
    const int found = scenario_match(run, number, taken, n);
    return found < 0 || found == i ? json_integer(i + 1) : NULL;
}

// Returns the words of an answer: one thing, or a list.
static json_t *words_of(Scenario *run, const Answer *answer)
{
    const Question *question = scenario_question(run);
    json_t *list = json_array();

    for (int i = 0; i < answer->n; i++) {
        json_t *word = question->kind == ASK_SPLIT
                           ? json_integer(answer->picks[i])
                           : word_of(run, answer->picks[i], answer->picks, i);
        if (!word) {
            json_decref(list);
            return NULL;
        }
        json_array_append_new(list, word);
    }
    if (question->kind == ASK_SPLIT || json_array_size(list) != 1) return list;
    json_t *one = json_incref(json_array_get(list, 0));
    json_decref(list);
    return one;
}

static bool is_usual(const Question *question, const Answer *answer)
{
    const int most = question->max;
    int n = question->ordered ? question->options_n : question->min;

    if (n > most) n = most;
    if (answer->n != n || question->kind == ASK_SPLIT) return false;
    for (int i = 0; i < n; i++)
        if (answer->picks[i] != i) return false;
    return true;
}

static Step *add_step(Draft *draft, int player)
{
    draft->steps = realloc(draft->steps, ((size_t)draft->n + 1) * sizeof *draft->steps);
    ENOUGH(draft->steps);
    draft->steps[draft->n] = (Step){.player = player, .options = json_object()};
    return &draft->steps[draft->n++];
}

static bool finds(const Scenario *run, const Claim *claim, int option)
{
    const char *several;

    return scenario_find_option(run, claim, &several) == option && !several;
}

// Adds to the claim what else tells its option: the place, the ability.
static bool find_more(const Scenario *run, Claim *claim, int option, json_t *options)
{
    const Option *it = &scenario_question(run)->options[option];
    const int role = run->table.rules->options[it->kind].role;

    if (finds(run, claim, option)) return true;
    for (int i = 1; role == CHOICE_USE && i <= CARD_CLAUSES_MAX; i++) {
        json_object_set_new(options, "ability", json_integer(i));
        if (finds(run, claim, option)) return true;
    }
    json_object_del(options, "ability");
    if (it->object && run->table.state->objects[it->object].spot != NOWHERE) {
        const SpotId spot = run->table.state->objects[it->object].spot;
        json_object_set_new(
            options,
            "from",
            json_string(run->table.rules->zones[spot_zone(&run->table, spot)].name));
        if (finds(run, claim, option)) return true;
    }
    json_object_del(options, "from");
    return false;
}

// Adds the names of a part of an option whose kind the game declares.
static void add_part(const Scenario *run, const Option *option, int part, Names *names)
{
    const char *word = play_options_word(run->table.rules, option->kind, option->n);
    // Only the first of equal words means its number.
    const bool plain =
        word && play_options_number(run->table.rules, option->kind, word) == option->n;
    char number[12];

    (void)text_format(number, sizeof number, "%d", option->n);
    if (part == ABOUT_THING) add_thing(run, option->object, names);
    if (part == ABOUT_PLACE)
        add_place(run, option->spot, scenario_question(run)->player, names);
    if (part == ABOUT_PLAYER && option->n < run->game.now.players_n)
        add_name(names, run->players[option->n]);
    if (part == ABOUT_NUMBER && plain) add_name(names, word);
    if (part == ABOUT_NUMBER) add_name(names, number);
}

// Finds the words of a move of such a kind.
static bool find_own_move(Draft *draft, Step *step, Claim *claim, int option)
{
    const Option *it = &scenario_question(draft->run)->options[option];
    Names said[OWN_PARTS] = {0};
    uint8_t parts[OWN_PARTS];
    const int n =
        scenario_own_parts(&draft->run->table.rules->options[it->kind], parts);

    for (int i = 0; i < n; i++) add_part(draft->run, it, parts[i], &said[i]);
    claim->place = n == OWN_PARTS ? said[1].text[0] : NULL;
    for (int i = 0; i < said[0].n; i++) {
        claim->card = said[0].text[i];
        if (!find_more(draft->run, claim, option, step->options)) continue;
        json_array_append_new(step->words, json_string(claim->card));
        if (claim->place) json_array_append_new(step->words, json_string(claim->place));
        return true;
    }
    return false;
}

// Finds the words of a move: they mean that option and no other.
static bool find_move(Draft *draft, Step *step, const PlayMove *move, int option)
{
    const Option *it = &scenario_question(draft->run)->options[option];
    const bool of_place = move->shape == MOVE_CARD_AT || move->shape == MOVE_CARDS_TO ||
                          move->shape == MOVE_OPTION;
    Claim claim = {.player = step->player,
                   .what = move->word,
                   .move = *move,
                   .options = step->options};
    Names cards = {0}, places = {0};

    step->words = json_array();
    step->move = strdup(move->word);
    if (move->shape == MOVE_ALONE) return finds(draft->run, &claim, option);
    if (draft->run->table.rules->options[it->kind].own)
        return find_own_move(draft, step, &claim, option);
    if (of_place) add_place(draft->run, it->spot, step->player, &places);
    if (move->shape != MOVE_CARDS_TO) add_thing(draft->run, it->object, &cards);
    claim.place = places.n ? places.text[0] : NULL;
    if (move->shape == MOVE_CARDS_TO) {
        json_array_append_new(step->words, json_null());
        json_array_append_new(step->words, json_string(claim.place));
        return claim.place && finds(draft->run, &claim, option);
    }
    for (int i = 0; i < cards.n; i++) {
        claim.card = cards.text[i];
        if (!find_more(draft->run, &claim, option, step->options)) continue;
        json_array_append_new(step->words, json_string(claim.card));
        if (claim.place) json_array_append_new(step->words, json_string(claim.place));
        return true;
    }
    return false;
}

static bool find_moves(Draft *draft, Step *step, int option)
{
    const Rules *rules = draft->run->table.rules;
    const Option *it = &scenario_question(draft->run)->options[option];

    for (int i = 0; i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);

        if (!move.word || move.option != it->kind) continue;
        if (find_move(draft, step, &move, option)) return true;
        json_decref(step->words);
        free(step->move);
        step->words = NULL;
        step->move = NULL;
    }
    return false;
}

// Notes the card of a move as one that the scenario is about. A die is of no list.
static void note_card(Draft *draft, ObjectId id)
{
    const char *name = id ? position_card_name(&draft->run->table, id) : NULL;
    size_t i;
    json_t *one;

    if (!name ||
        object_card(&draft->run->table, id)->types & draft->run->table.rules->faces)
        return;
    json_array_foreach(draft->covers, i, one)
    {
        if (!strcmp(json_string_value(one), name)) return;
    }
    json_array_append_new(draft->covers, json_string(name));
}

// Returns whether the question under [key] asks for the cards of a move.
static bool asks_cards(const Rules *rules, const char *key)
{
    for (int i = 0; key && i < scenario_rows_moves_n(rules); i++) {
        const PlayMove move = scenario_rows_move(rules, i);

        if (move.word && move.shape == MOVE_CARDS_TO && !strcmp(key, move.asked))
            return true;
    }
    return false;
}

// The cards that move are the answer to the question that follows.
static bool takes_cards(Draft *draft, const char *key, json_t *words)
{
    Step *last = draft->n ? &draft->steps[draft->n - 1] : NULL;

    if (!asks_cards(draft->run->table.rules, key)) return false;
    if (!last || !last->move || !json_is_null(json_array_get(last->words, 0)))
        return false;
    json_array_set(last->words, 0, words);
    return true;
}

// Lets the run wait at each question that it would answer by itself, and whose answer tells
// something.
static void wait_at_orders(Scenario *run)
{
    const Rules *rules = run->table.rules;

    for (int i = 0; i < run->game.now.players_n; i++) {
        json_array_clear(run->given[i]);
        for (int k = 0; k < rules->prompts_n; k++)
            if (rules->prompts[k].key && (rules->prompts[k].flags & ASKS_ORDER ||
                                          asks_cards(rules, rules->prompts[k].key)))
                json_array_append_new(
                    run->given[i],
                    json_pack(
                        "{s:s, s:s}", "key", rules->prompts[k].key, "value", "?"));
    }
}

static bool go_on(Draft *draft, const Answer *answer)
{
    if (scenario_say(draft->run, answer)) return false;
    wait_at_orders(draft->run);
    return !scenario_advance(draft->run);
}

static bool reply(Draft *draft, const Answer *answer, const Question *question)
{
    Scenario *run = draft->run;
    const PromptRow *prompt = &run->table.rules->prompts[question->prompt];
    const bool ahead = prompt->flags & ASKS_ORDER;
    json_t *words = words_of(run, answer);

    if (!words) return false;
    if (takes_cards(draft, prompt->key, words)) {
        json_decref(words);
        return true;
    }
    Answer only;
    Step *step = add_step(draft, question->player);
    step->key = strdup(prompt->key ? prompt->key : "choose");
    step->words = words;
    step->decides = scenario_is_decision(run, question);
    step->ahead = ahead;
    step->usual = (ahead && is_usual(question, answer)) ||
                  (!step->decides && spoken_answer_is_forced(question, &only));
    return true;
}

bool scenario_writer_step(Draft *draft, const Answer *answer)
{
    Scenario *run = draft->run;
    const Question *question = scenario_question(run);

    (void)scenario_state(run);
    if (scenario_is_decision(run, question) && answer->n == 1) {
        Step *step = add_step(draft, question->player);
        step->decides = true;
        note_card(draft, question->options[answer->picks[0]].object);
        if (find_moves(draft, step, answer->picks[0])) return go_on(draft, answer);
        json_decref(step->options);
        draft->n--;
        if (play_scenario(run->table.rules)->moves) return false;
    }
    return reply(draft, answer, question) && go_on(draft, answer);
}

bool scenario_writer_concede(Draft *draft, int player)
{
    Step *step = add_step(draft, player);

    step->decides = true;
    step->move = strdup("concede");
    step->words = json_array();
    return !scenario_concede(draft->run, player);
}
