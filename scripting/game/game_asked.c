// game_asked.c -- reads events, questions, derived numbers, prompts and endings.

#include <ctype.h>
#include <string.h>

#include "engine/scripted/front/scripted_telling.h"
#include "engine/scripted/scripted_rows.h"
#include "scripting/game/game_inside.h"
#include "scripting/read/read.h"

// ---- events

static const struct {
    const char *word;
    uint8_t flag;
} event_words[] = {
    {"card", EVENT_OF_OBJECT},
    {"player", EVENT_OF_PLAYER},
    {"can", EVENT_CAN},
    {"cannot", EVENT_CANNOT},
    {"as", EVENT_AS},
    {"instead", EVENT_INSTEAD},
    {"told", EVENT_TOLD},
    {"amount", EVENT_COUNTS},
};

// Reads what the numbers of the event are called in its sentence.
static void read_event_words(const GameRow *row, int event, bool says)
{
    ScriptedGame *game = row->reader->game;
    const char *names[GAME_LIST_MAX];
    const int n = game_row_names(row, "words", names);

    if (n && !says)
        game_row_fault(row, "words", "'words' is for an event that says a number");
    if (n > EVENT_WORDS_MAX) game_row_room(row, n, LIMIT_EVENT_WORDS);
    for (int i = 0; i < n; i++) game->event_words[event][i] = names[i];
    game->event_numbers[event] = (PlayNumberWords){game->event_words[event], n};
}

static void read_event(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.events_n;
    const char *says = game_row_text(row, "says");
    EventRow event = {.name = row->name, .rule = "", .doc = row->doc};

    game_declared_add(row, SPACE_EVENT, row->name);
    game_row_room(row, n, LIMIT_EVENTS);
    for (int i = 0; i < COUNT_OF(event_words); i++)
        if (game_row_says(row, event_words[i].word)) event.flags |= event_words[i].flag;
    if (!(event.flags & (EVENT_OF_OBJECT | EVENT_OF_PLAYER)))
        game_row_fault(
            row, NULL, "an event happens to a card or to a player: say which");
    if (event.flags & EVENT_TOLD && event.flags & EVENT_BEFORE)
        game_row_fault(row,
                       "told",
                       "no clause waits for an event that is only told: leave out can, "
                       "cannot, as and instead");
    game->events[n] = event;
    game->rules.events_n++;
    if (!strcmp(row->name, "chosen")) {
        game->event_chosen = (uint8_t)(1 + n);
        game_declared_use(row->reader, row->name, strlen(row->name));
    }
    if (says) game_sentences_check(row, says);
    if (says || game_row_says(row, "heading"))
        scripted_telling_add(game, n, says, game_row_says(row, "heading"));
    read_event_words(row, n, says && (strstr(says, "%n") || strstr(says, "%N")));
}

void game_asked_read_events(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_events, read_event);
}

// ---- questions

static const char *const answer_words[] = {
    "number", "yes", "grants", "keyword", "price"};
static const uint8_t answers[] = {
    ANSWER_AMOUNT, ANSWER_YES, ANSWER_GRANTS, ANSWER_KEYWORD, ANSWER_COST};
static const char *const sum_words[] = {"add", "times", "least", "most", "last"};
static const uint8_t sums[] = {SUM_ADD, SUM_TIMES, SUM_LEAST, SUM_MOST, SUM_LAST};

// Adds a question, and the word or field by which scripts read its answer.
static int add_question(const GameRow *row, QuestionRow question)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.questions_n;

    game_declared_add(row, SPACE_QUESTION, question.name);
    game_row_room(row, n, LIMIT_QUESTIONS);
    game->questions[n] = question;
    game->rules.questions_n++;
    if (question.answer == ANSWER_YES) {
        game_declared_add(row, SPACE_WORD, question.name);
        game_words_add_adjective(row,
                                 &(AdjectiveRow){.name = question.name,
                                                 .doc = question.doc,
                                                 .source = SOURCE_QUESTION,
                                                 .index = (uint8_t)n});
    }
    return n;
}

// Adds the field that reads the answers to a question.
static void add_answer_field(const GameRow *row, int question)
{
    ScriptedGame *game = row->reader->game;
    const QuestionRow *known = &game->questions[question];

    game_declared_add(row, SPACE_FIELD, known->name);
    game_row_room(row, game->rules.fields_n, LIMIT_FIELDS);
    game->fields[game->rules.fields_n++] = (FieldRow){.name = known->name,
                                                      .doc = known->doc,
                                                      .source = SOURCE_QUESTION,
                                                      .index = (uint8_t)question};
}

static int kind_of(const GameRow *row, const char *name)
{
    const ScriptedGame *game = row->reader->game;

    return game_declared_find(
        row, "kind", name, game->kinds, game->rules.kinds_n, sizeof game->kinds[0]);
}

// Returns what the rules ask a question of: things of that kind, or players. Nobody asks it
// about what a player does or where a thing goes, so `by` and `to` never fit.
static unsigned asked_of(const GameRow *row, int kind)
{
    const KindRow *of = &row->reader->game->kinds[kind];

    return of->kind == KIND_PLAYER ? ASKED_PLAYER
           : of->kind == KIND_ITEM ? ASKED_ITEM
           : of->any_of            ? of->any_of
                                   : ASKED_TYPES;
}

static void read_question(GameRow *row)
{
    const int answer = game_row_one_of(row, answer_words, COUNT_OF(answer_words));
    const int sum = game_row_one_of(row, sum_words, COUNT_OF(sum_words));
    const char *of = game_row_name(row, "of");
    QuestionRow question = {.name = row->name, .rule = "", .doc = row->doc};
    int n;

    if (answer < 0)
        game_row_fault(
            row,
            NULL,
            "a question says what its answer is: number, yes, grants, keyword "
            "or price");
    question.answer = answers[answer];
    question.asked.of = asked_of(row, of ? kind_of(row, of) : SCRIPTED_KIND_CARD);
    if (question.answer == ANSWER_COST) question.asked.of |= ASKED_MINIMUM;
    if (sum >= 0 && question.answer != ANSWER_AMOUNT)
        game_row_fault(
            row, sum_words[sum], "only answers that are numbers are combined");
    question.sum = sum >= 0                           ? sums[sum]
                   : question.answer == ANSWER_AMOUNT ? SUM_ADD
                   : question.answer == ANSWER_YES    ? SUM_LAST
                                                      : SUM_LIST;
    n = add_question(row, question);
    if (question.answer == ANSWER_AMOUNT) add_answer_field(row, n);
}

void game_asked_read_questions(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_questions, read_question);
}

int game_asked_question(const GameRow *row, const char *field, const char *name,
                        int answer)
{
    const ScriptedGame *game = row->reader->game;
    const int n = game_declared_find(row,
                                     "question",
                                     name,
                                     game->questions,
                                     game->rules.questions_n,
                                     sizeof game->questions[0]);

    if (game->questions[n].answer != answer)
        game_row_wrong(row, field, "'%s' wants a question whose answer is yes", field);
    return n;
}

// ---- derived numbers

static const char *const layer_words[] = {
    "set", "add", "times", "at_least", "at_most", "divide_up", "divide_down"};
static const uint8_t layer_kinds[] = {LAYER_SET,
                                      LAYER_ADD,
                                      LAYER_TIMES,
                                      LAYER_AT_LEAST,
                                      LAYER_AT_MOST,
                                      LAYER_DIVIDE_UP,
                                      LAYER_DIVIDE_DOWN};

// Returns how several answers to the question of a layer combine: as the row says, else as
// its operation does.
static uint8_t sum_of_layer(const GameRow *row)
{
    static const char *const own[] = {"least", "most", "last"};
    static const uint8_t means[] = {SUM_LEAST, SUM_MOST, SUM_LAST};
    const int said = game_row_one_of(row, own, COUNT_OF(own));

    if (said >= 0) return means[said];
    if (game_row_says(row, "add")) return SUM_ADD;
    if (game_row_says(row, "times")) return SUM_TIMES;
    return SUM_LAST;
}

// Returns the question of a layer of the number. Several layers may ask the same one, and it
// is asked of what has any of their numbers.
static int question_of_layer(const GameRow *row, const NumberRow *number, uint8_t sum)
{
    ScriptedGame *game = row->reader->game;
    const int kind = number->kind ? number->kind - 1 : SCRIPTED_KIND_CARD;
    const unsigned of =
        asked_of(row, kind) |
        (game_row_says(row, "add") && sum == SUM_ADD ? ASKED_MINIMUM : 0);
    int n;

    for (int i = 0; i < game->rules.questions_n; i++) {
        if (strcmp(game->questions[i].name, row->name) != 0) continue;
        if (game->questions[i].answer != ANSWER_AMOUNT || game->questions[i].sum != sum)
            game_row_fault(row,
                           NULL,
                           "'%s' is a question already, with another kind of answers",
                           row->name);
        game->questions[i].asked.of |= of;
        return i;
    }
    n = add_question(row,
                     (QuestionRow){.name = row->name,
                                   .answer = ANSWER_AMOUNT,
                                   .sum = sum,
                                   .rule = "",
                                   .doc = row->doc,
                                   .asked.of = of});
    add_answer_field(row, n);
    return n;
}

static void read_layer(GameRow *row)
{
    GameReader *reader = row->reader;
    ScriptedGame *game = reader->game;
    NumberRow *number = &game->numbers[reader->number];
    const char *unless = game_row_name(row, "unless");
    const int kind = game_row_one_of(row, layer_words, COUNT_OF(layer_words));
    LayerRow layer = {0};

    if (kind < 0)
        game_row_fault(
            row,
            NULL,
            "a layer says what it does to the number: set, add, times, at_least, "
            "at_most, divide_up or divide_down");
    if (number->layers_n == LAYERS_MAX) game_row_room(row, LAYERS_MAX, LIMIT_LAYERS);
    layer.kind = layer_kinds[kind];
    layer.question = (uint8_t)question_of_layer(row, number, sum_of_layer(row));
    layer.word = (uint8_t)(1 + game_words_layer(row, row->name));
    if (unless)
        layer.unless =
            (uint8_t)(1 + game_asked_question(row, "unless", unless, ANSWER_YES));
    game->layers[reader->number][number->layers_n++] = layer;
}

// Makes the field of the column read the derived number.
static void derive_field(const GameRow *row, int fact)
{
    ScriptedGame *game = row->reader->game;

    for (int i = 0; i < game->rules.fields_n; i++) {
        FieldRow *field = &game->fields[i];

        if (strcmp(field->name, game->facts[fact].name) != 0) continue;
        if (field->source == SOURCE_FACT) field->index = (uint8_t)game->rules.numbers_n;
        field->source = SOURCE_NUMBER;
        field->reads = READS_NUMBERS;
        if (*row->doc) field->doc = row->doc;
    }
}

static void add_last(const GameRow *row, NumberRow *number)
{
    const char *name = lua_pushfstring(row->L, "%s_last", row->name);

    number->last =
        (uint8_t)(1 + add_question(row,
                                   (QuestionRow){
                                       .name = library_text(row->reader->library, name),
                                       .answer = ANSWER_WORD,
                                       .sum = SUM_LAST,
                                       .rule = "",
                                       .doc = "the layer that comes last",
                                   }));
    lua_pop(row->L, 1);
}

// Adds the derived number of a column, which nothing changes as yet.
static NumberRow *add_number(const GameRow *row, int fact)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.numbers_n;

    game_row_room(row, n, LIMIT_DERIVED);
    derive_field(row, fact);
    game->numbers[n] = (NumberRow){.name = game->facts[fact].name,
                                   .fact = (uint8_t)fact,
                                   .layers = game->layers[n],
                                   .doc = row->doc};
    game->rules.numbers_n++;
    return &game->numbers[n];
}

// Returns the number of a column: that of the main one is there already.
static NumberRow *number_of_column(const GameRow *row, int fact)
{
    ScriptedGame *game = row->reader->game;

    if (!game->rules.numbers_n || game->numbers[0].fact != fact)
        return add_number(row, fact);
    derive_field(row, fact);
    game->numbers[0].doc = row->doc;
    return &game->numbers[0];
}

static void read_number(GameRow *row)
{
    GameReader *reader = row->reader;
    const ScriptedGame *game = reader->game;
    const char *of = game_row_name(row, "of"), *unless = game_row_name(row, "unless");
    NumberRow *number;
    int fact;

    game_declared_add(row, SPACE_FIELD, row->name);
    fact = game_declared_find(row,
                              "column",
                              row->name,
                              game->facts,
                              game->rules.facts_n,
                              sizeof game->facts[0]);
    if (game->facts[fact].parts)
        game_row_fault(
            row,
            NULL,
            "'%s' has several numbers in a row, and none is worked out from them",
            row->name);
    if (game->facts[fact].kind != FACT_NUMBER)
        game_row_fault(row, NULL, "the column '%s' is no number", row->name);
    number = number_of_column(row, fact);
    reader->number = (int)(number - game->numbers);
    reader->numbers[row->n - 1] = (uint8_t)reader->number;
    if (of) number->kind = (uint8_t)(1 + kind_of(row, of));
    if (unless)
        number->unless =
            (uint8_t)(1 + game_asked_question(row, "unless", unless, ANSWER_YES));
    if (!game_row_each_within(row, "layers", GAME_KEY_layers, read_layer))
        game_row_fault(row, "layers", "a number that is worked out has 'layers'");
    add_last(row, number);
}

void game_asked_read_numbers(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_numbers, read_number);
}

// The main number is the first one, because it has a place of its own in each object. A
// main column that no row changes is that number as it is printed.
void game_asked_add_main(GameReader *reader)
{
    const GameRow row = {
        .reader = reader, .L = reader->L, .list = GAME_KEYS, .doc = ""};
    const int fact = fact_with_role(&reader->game->rules, FACT_MAIN);

    if (fact >= 0) (void)add_number(&row, fact);
}

// Takes the condition of layer [layer] of number [number], which row [n] of the numbers has; the
// row of the layer lies on top of the stack.
static void take_condition(GameReader *reader, int n, int number, int layer)
{
    lua_State *L = reader->L;
    const GameRow row = {.reader = reader,
                         .L = L,
                         .key = GAME_KEY_layers,
                         .list = GAME_KEY_numbers,
                         .n = n};

    if (!lua_istable(L, -1)) return;
    if (lua_getfield(L, -1, "provided") != LUA_TNIL) {
        game_row_check_query(&row, "provided", true);
        reader->game->layers[number][layer].provided = read_condition(L, lua_gettop(L));
    }
    lua_pop(L, 1);
}

void game_asked_read_layer_conditions(GameReader *reader)
{
    lua_State *L = reader->L;
    const int list = lua_gettop(L);

    for (int i = 1; i <= (int)lua_rawlen(L, list); i++, lua_settop(L, list)) {
        const int number = reader->numbers[i - 1];

        (void)lua_rawgeti(L, list, i);
        (void)lua_getfield(L, -1, "layers");
        for (int k = 0; k < reader->game->numbers[number].layers_n;
             k++, lua_pop(L, 1)) {
            (void)lua_rawgeti(L, list + 2, k + 1);
            take_condition(reader, i, number, k);
        }
    }
}

// ---- prompts, endings

static const struct {
    const char *word;
    uint8_t flag;
} prompt_words[] = {
    {"acts", ASKS_ACTION},
    {"freely", ASKS_FREELY},
    {"passes", ASKS_PASS},
    {"order", ASKS_ORDER},
    {"before", ASKS_BEFORE},
    {"swap", ASKS_SWAP},
    {"usual", ASKS_USUAL},
};

static void read_prompt(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    const int n = game->rules.prompts_n;
    PromptRow prompt = {.id = row->name, .rule = "", .key = row->name};

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, n, LIMIT_PROMPTS);
    prompt.text = game_row_one_text(row, "what is asked");
    for (int i = 0; i < COUNT_OF(prompt_words); i++)
        if (game_row_says(row, prompt_words[i].word))
            prompt.flags |= prompt_words[i].flag;
    game->prompts[n] = prompt;
    game->rules.prompts_n++;
    game_board_read_options(row, n);
}

void game_asked_read_prompts(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_prompts, read_prompt);
}

// Reads the function of that name in prompt [row], on top of the stack; 0: it has none.
static ClauseId read_offering(GameReader *reader, int row, const char *name)
{
    lua_State *L = reader->L;
    ClauseId clause = 0;

    if (lua_getfield(L, -1, name) != LUA_TNIL)
        clause = game_function_add(reader, GAME_KEY_prompts, row, name, DEED_OFFER);
    lua_pop(L, 1);
    return clause;
}

// The rows have their places since the first reading.
void game_asked_read_offers(GameReader *reader)
{
    lua_State *L = reader->L;
    const int list = lua_gettop(L);

    for (int i = 1; i <= (int)lua_rawlen(L, list); i++, lua_settop(L, list)) {
        PromptRow *row = &reader->game->prompts[SCRIPTED_PROMPT_COUNT + i - 1];

        (void)lua_rawgeti(L, list, i);
        row->offers = read_offering(reader, i, "offers");
        row->advice = read_offering(reader, i, "advice");
    }
}

static void read_ending(GameRow *row)
{
    ScriptedGame *game = row->reader->game;

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, game->rules.endings_n, LIMIT_ENDINGS);
    game->endings[game->rules.endings_n++] =
        (EndingRow){row->name, "", game_row_one_text(row, "a text that says why")};
}

void game_asked_read_endings(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_endings, read_ending);
}
