// scenario_answer.c -- matches the words of a scenario with the options of a question.
//
// A word may name a card, a place, a player, an option or a number.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_options.h"
#include "tools/scenarios/scenario.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"

static const PromptRow *row_of(const Scenario *scenario, const Question *question)
{
    return &scenario->table.rules->prompts[question->prompt];
}

// Returns whether the question has one sensible answer: which sources pay, in which order
// equal things go.
static bool has_default(const Scenario *scenario, const Question *question)
{
    return scenario->settles == 1 + question->prompt ||
           row_of(scenario, question)->flags & ASKS_ORDER;
}

// Fills in the only possible answer, if there is exactly one.
static bool is_forced(const Question *question, Answer *answer)
{
    const int n = question->options_n;

    answer->n = (uint16_t)n;
    for (int i = 0; i < n; i++)
        answer->picks[i] = (uint16_t)(question->kind == ASK_PICK ? i : 1);
    if (question->kind == ASK_SPLIT) {
        if (n == 1) answer->picks[0] = (uint16_t)question->total;
        return n <= 1 || question->total <= n;
    }
    if (!question->max) answer->n = 0;
    return !question->max || (question->min >= n && (!question->ordered || n < 2));
}

static bool mode_fits(const Scenario *scenario, const Option *option, const char *text)
{
    const Library *library = scenario->table.library;
    const char *label = option->ref && option->ref < library->clauses_n
                            ? library->clauses[option->ref].label
                            : NULL;
    int length;
    const char *wording =
        question_text_wording(scenario_question(scenario), option->n, &length);

    if (label) return !strcasecmp(label, text);
    // A number means its place in the list, as of a clause.
    if (length)
        return (int)strlen(text) == length &&
               !strncasecmp(wording, text, (size_t)length);
    return option->n > 0 && text_read_number(text, INT16_MAX) == option->n;
}

// Returns whether the thing is called so, or was: its ability may still wait.
static bool is_thing(const Scenario *scenario, const char *text, ObjectId id)
{
    return scenario_is_named(scenario, text, id) ||
           scenario_was_named(scenario, text, id);
}

static bool item_fits(const Scenario *scenario, const Option *option, const char *text)
{
    const State *state = scenario->table.state;

    for (int i = 0; i < state->chain_n; i++) {
        const struct Item *item = &state->chain[i];

        if (item->serial != option->n) continue;
        if (item->kind == ITEM_PLAY)
            return scenario_is_named(scenario, text, item->object.id);
        return is_thing(scenario, text, item->source.id);
    }
    return false;
}

// Returns whether the option is an ability that the text names by its keyword, "Hone", or with
// the value of that, "Hone 2".
static bool is_keyword_of(const Scenario *scenario, const Option *option,
                          const char *text)
{
    const Library *library = scenario->table.library;
    const Script *script = &library->scripts[library->clauses[option->ref].script];

    char words[USE_TEXT];

    play_options_use(library, option, words);
    return option->ref && !strcmp(script->kind, "keyword") &&
           (!strcasecmp(script->name, text) || !strcasecmp(words, text));
}

static bool object_fits(const Scenario *scenario, const Option *option,
                        const char *text)
{
    const Table *table = &scenario->table;
    const PlayPlaces *places = position_rows(table->rules)->places;
    const int place = position_place(table, text);

    if (is_thing(scenario, text, option->object)) return true;
    if (is_keyword_of(scenario, option, text)) return true;
    // A place may also be given by its number.
    return places && place >= 0 &&
           places->object(table->state, place) == option->object;
}

static bool price_fits(const Scenario *scenario, const Option *option, const char *text)
{
    char words[PRICE_TEXT];

    play_options_price(scenario->table.library, option, words);
    return !strcasecmp(words, text);
}

// Returns whether the text means the option: by role, the name of a row, card, player,
// place, resource, wording or number.
static bool option_fits(const Scenario *scenario, const Option *option,
                        const char *text)
{
    const Question *question = scenario_question(scenario);
    const Rules *rules = scenario->table.rules;
    const OptionRow *row = &rules->options[option->kind];

    switch ((ChoiceRole)row->role) {
    case CHOICE_PASS:
        if (!strcmp(text, "no")) return true;
        return !strcmp(text, row->name);
    case CHOICE_OTHER:
    case CHOICE_NONE:
    case CHOICE_END_TURN:
    case CHOICE_CALL:
    case CHOICE_YES:
    case CHOICE_NO: return !strcmp(text, row->name);
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_PUT: return scenario_is_named(scenario, text, option->object);
    case CHOICE_OBJECT: return object_fits(scenario, option, text);
    case CHOICE_PLAYER: return scenario_player(scenario, text) == option->n;
    case CHOICE_MOVE:
    case CHOICE_SPOT:
        return scenario_means_spot(&scenario->table,
                                   scenario_spot(scenario, text, question->player),
                                   option->spot);
    case CHOICE_MODE: return mode_fits(scenario, option, text);
    case CHOICE_NUMBER:
        return option->n >= 0 && text_read_number(text, INT16_MAX) == option->n;
    case CHOICE_RESOURCE:
        return !strcmp(text, rules_price_name(rules, option->n)) ||
               scenario_is_named(scenario, text, option->object);
    case CHOICE_PRICE: return price_fits(scenario, option, text);
    case CHOICE_CARD:
        return !strcmp(text, scenario->table.library->cards[option->n].name);
    case CHOICE_TAG: return !strcmp(text, scenario->table.library->tags[option->n]);
    case CHOICE_ITEM: return item_fits(scenario, option, text);
    case CHOICE_OWN: return scenario_own_answers(scenario, option, text);
    }
    return false;
}

static bool is_taken(int option, const uint16_t *taken, int n)
{
    for (int i = 0; i < n; i++) {
        if (taken[i] == option) return true;
    }
    return false;
}

// Finds the dice that the text may mean as one of their words. Returns how many there are.
static int match_dice(const Scenario *scenario, const char *text, const uint16_t *taken,
                      int n, ScenarioDice *dice)
{
    const Question *question = scenario_question(scenario);

    dice->n = 0;
    if (!question || !scenario_die_is_word(scenario, text, question->player)) return 0;
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (is_taken(i, taken, n) ||
            !scenario_die_shows(scenario, text, option->object))
            continue;
        if (option_fits(
                scenario, option, position_card_name(&scenario->table, option->object)))
            scenario_die_add(dice, scenario, i);
    }
    return dice->n;
}

int scenario_match(const Scenario *scenario, const char *text, const uint16_t *taken,
                   int n)
{
    const Question *question = scenario_question(scenario);
    ScenarioDice dice;

    for (int i = 0; question && i < question->options_n; i++) {
        if (is_taken(i, taken, n)) continue;
        if (option_fits(scenario, &question->options[i], text)) return i;
    }
    return match_dice(scenario, text, taken, n, &dice) == 1 ? dice.option : -1;
}

// Returns a value that names one option as text, in [buffer] if needed.
static const char *word_of(const json_t *value, char *buffer, size_t size)
{
    if (json_is_string(value)) return json_string_value(value);
    if (json_is_true(value)) return "yes";
    if (json_is_false(value)) return "no";
    if (!json_is_integer(value)) return NULL;
    (void)snprintf(buffer, size, "%lld", (long long)json_integer_value(value));
    return buffer;
}

// Finds the option that the value means. A number that names no option counts the
// options.
static int match_value(const Scenario *scenario, const json_t *value,
                       const Answer *answer)
{
    const Rules *rules = scenario->table.rules;
    const Question *question = scenario_question(scenario);
    char buffer[24];
    const char *text = word_of(value, buffer, sizeof buffer);
    const int found =
        text ? scenario_match(scenario, text, answer->picks, answer->n) : -1;
    const json_int_t n = json_integer_value(value);

    if (found >= 0 || !json_is_integer(value)) return found;
    if (rules->options[question->options[0].kind].role == CHOICE_NUMBER) return -1;
    return n >= 1 && n <= question->options_n ? (int)n - 1 : -1;
}

static int no_option(Scenario *scenario, const json_t *value)
{
    const char *word = json_string_value(value);
    ScenarioDice dice;

    if (word && match_dice(scenario, word, NULL, 0, &dice) > 1)
        return scenario_die_fail(scenario, word, &dice);
    char *text = json_dumps(value, JSON_ENCODE_ANY);
    scenario_fail(scenario, "%s is none of the options", text);
    free(text);
    scenario_tell_question(scenario);
    return -1;
}

static bool says_none(const json_t *value)
{
    return json_is_false(value) ||
           (json_is_string(value) && !strcmp(json_string_value(value), "none"));
}

static int too_many(Scenario *scenario, const json_t *value)
{
    const int most = scenario_question(scenario)->max;

    scenario_fail(scenario,
                  "the answer names %zu things, and the question takes %d; answers to "
                  "several questions are lists in a list: { { \"A\" }, { \"B\" } }",
                  json_array_size(value),
                  most);
    scenario_tell_question(scenario);
    return -1;
}

// Fills in several picks: all entries of a list.
static int fill_picks(Scenario *scenario, const json_t *value, Answer *answer)
{
    size_t i;
    json_t *one;

    answer->n = 0;
    if (!json_is_array(value)) {
        const int found = match_value(scenario, value, answer);

        if (found < 0 && says_none(value)) return 0;
        if (found < 0) return no_option(scenario, value);
        answer->picks[answer->n++] = (uint16_t)found;
        return 0;
    }
    if (json_array_size(value) > scenario_question(scenario)->max)
        return too_many(scenario, value);
    json_array_foreach((json_t *)value, i, one)
    {
        const int found = match_value(scenario, one, answer);

        if (found < 0) return no_option(scenario, one);
        answer->picks[answer->n++] = (uint16_t)found;
    }
    return 0;
}

// Reads { ["Recruit"] = 3, ["Garen"] = 2 }, or numbers in the order of the options.
static int fill_split(Scenario *scenario, const json_t *value, Answer *answer)
{
    const Question *question = scenario_question(scenario);
    const char *name;
    json_t *amount;

    answer->n = question->options_n;
    memset(answer->picks, 0, sizeof answer->picks);
    for (size_t i = 0; json_is_array(value) && i < question->options_n; i++)
        answer->picks[i] = (uint16_t)json_integer_value(json_array_get(value, i));
    json_object_foreach((json_t *)value, name, amount)
    {
        const int found = scenario_match(scenario, name, NULL, 0);

        if (found < 0) return no_option(scenario, value);
        answer->picks[found] = (uint16_t)json_integer_value(amount);
    }
    return 0;
}

int scenario_reply(Scenario *scenario, const json_t *value)
{
    const Question *question = scenario_question(scenario);
    Answer answer = {0};
    const char *refusal;

    if (question->kind == ASK_SPLIT ? fill_split(scenario, value, &answer)
                                    : fill_picks(scenario, value, &answer))
        return -1;
    scenario_note_asked(scenario);
    refusal = scenario_say(scenario, &answer);
    if (!refusal) return 0;
    scenario_fail(scenario, "the answer is refused: %s", refusal);
    scenario_tell_question(scenario);
    return -1;
}

// Returns whether the question offers places.
static bool offers_places(const Scenario *scenario, const Question *question)
{
    const OptionRow *rows = scenario->table.rules->options;

    return question->options_n && rows[question->options[0].kind].role == CHOICE_SPOT;
}

// Returns whether the thing that moves is at the place that the entry keeps for it.
static bool has_come(const Scenario *scenario, int player, const json_t *entry)
{
    const json_int_t id = json_integer_value(json_object_get(entry, "place"));
    const char *place = json_string_value(json_object_get(entry, "value"));

    return scenario_means_spot(&scenario->table,
                               scenario_spot(scenario, place, player),
                               scenario->game.now.objects[id].spot);
}

static bool fits_key(const Scenario *scenario, const Question *question,
                     const json_t *entry)
{
    const char *given = json_string_value(json_object_get(entry, "key"));

    if (json_object_get(entry, "place"))
        return offers_places(scenario, question) &&
               !has_come(scenario, question->player, entry);

    return !given ||
           scenario_rows_answers(scenario->table.rules, given, question->prompt);
}

// Returns whether the value holds answers to several questions: lists, or tables.
static bool are_several(const json_t *value)
{
    return json_is_array(json_array_get(value, 0)) ||
           json_is_object(json_array_get(value, 0));
}

// Returns the answer to the next question that an entry's value holds.
static const json_t *next_answer(const json_t *value)
{
    return are_several(value) ? json_array_get(value, 0) : value;
}

// Takes the answer for the question out of entry [i]; the answers to later questions stay.
static json_t *take_value(Scenario *scenario, const Question *question, size_t i)
{
    json_t *given = scenario->given[question->player];
    json_t *value = json_object_get(json_array_get(given, i), "value");
    json_t *taken = json_incref((json_t *)next_answer(value));

    if (taken != value) json_array_remove(value, 0);
    if (taken == value || !json_array_size(value)) json_array_remove(given, i);
    return taken;
}

// Returns whether the value, or the first of a list, may answer the question.
static bool may_be_meant(const Scenario *scenario, const json_t *value)
{
    while (json_is_array(value)) value = json_array_get(value, 0);
    if (!json_is_string(value) || says_none(value)) return true;
    return scenario_match(scenario, json_string_value(value), NULL, 0) >= 0;
}

// Finds an answer given beforehand for the question, and takes it out. A question without
// a choice leaves to the next one what does not name its option. [stop] becomes
// true if the answer is "?", which makes the question wait for the scenario.
static json_t *find_value(Scenario *scenario, const Question *question, bool *stop)
{
    const json_t *given = scenario->given[question->player];
    Answer only;
    const bool forced = is_forced(question, &only);
    size_t i;
    json_t *entry;

    json_array_foreach((json_t *)given, i, entry)
    {
        const json_t *value = next_answer(json_object_get(entry, "value"));
        const json_t *first = json_is_array(value) ? json_array_get(value, 0) : value;
        const char *text = json_string_value(first);

        if (!fits_key(scenario, question, entry)) continue;
        if (!json_object_get(entry, "key") && has_default(scenario, question)) continue;
        *stop = text && !strcmp(text, "?");
        if (forced && !*stop && !may_be_meant(scenario, value)) continue;
        return take_value(scenario, question, i);
    }
    return NULL;
}

int scenario_reply_itself(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);
    Answer answer = {0};
    bool stop = false;
    json_t *value = find_value(scenario, question, &stop);
    const char *refusal;
    int failed;

    if (stop) {
        json_decref(value);
        return 0;
    }
    if (value) {
        failed = scenario_reply(scenario, value);
        json_decref(value);
        return failed ? -1 : 1;
    }
    if (!is_forced(question, &answer)) {
        if (!has_default(scenario, question)) return 0;
        answer.n = question->ordered ? question->options_n : question->min;
        if (answer.n > question->max) answer.n = question->max;
        for (int i = 0; i < answer.n; i++) answer.picks[i] = (uint16_t)i;
    }
    scenario_note_asked(scenario);
    refusal = scenario_say(scenario, &answer);
    return refusal ? scenario_fail(scenario, "the answer is refused: %s", refusal) : 1;
}

void scenario_tell_question(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);
    Scene *scene = question ? calloc(1, sizeof *scene) : NULL;
    Line line;

    if (!scene) return;
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, question->player);
    line_start(&line, false, 0);
    question_text(scene, question, &line);
    (void)fprintf(scenario->out,
                  "asked of %s: %s",
                  scenario->players[question->player],
                  line.text);
    if (scenario_key(scenario, question))
        (void)fprintf(scenario->out, " [%s]", scenario_key(scenario, question));
    (void)fputc('\n', scenario->out);
    for (int i = 0; i < question->options_n; i++) {
        line_start(&line, false, 0);
        option_text(scene, question, &question->options[i], &line);
        (void)fprintf(scenario->out, "  %d. %s\n", i + 1, line.text);
    }
    free(scene);
}
