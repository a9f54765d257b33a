// read_answers.c -- reads what a passive answers: numbers, words, costs, and what it gives.

#include <string.h>

#include "scripting/read/read_inside.h"

static Grant *add_grant(ClauseReader *reader, GrantKind kind)
{
    Clause *clause = reader->clause;
    Grant *grant;

    if (clause->grants_n == CLAUSE_GRANTS_MAX) {
        script_fault(reader->L,
                     FOUND_TOO_MANY,
                     "'has' gives at most %d things",
                     CLAUSE_GRANTS_MAX);
    }
    grant = &clause->grants[clause->grants_n++];
    grant->kind = (uint8_t)kind;
    return grant;
}

// Reads "Swift 2", a clause, abilities_of(...), or a list of these.
static void read_grants(ClauseReader *reader, int depth)
{
    lua_State *L = reader->L;
    const int index = lua_gettop(L);
    const ScriptValue *datum = script_value_at(L, index);
    int value;

    if (lua_type(L, index) == LUA_TSTRING) {
        Grant *grant = add_grant(reader, GRANT_KEYWORD);

        grant->keyword = script_value_keyword(L, lua_tostring(L, index), &value);
        grant->value = (int16_t)value;
        read_cost_check_keyword(L, grant->keyword);
        script_value_check_number(L, lua_tostring(L, index), grant->keyword);
    } else if (datum && datum->kind == SCRIPT_KEYWORD) {
        Grant *grant = add_grant(reader, GRANT_KEYWORD);

        grant->keyword = datum->keyword;
        grant->value = 1;
        grant->cost = datum->n;
    } else if (datum && datum->kind == SCRIPT_TAG) {
        add_grant(reader, GRANT_TAG)->value = (int16_t)datum->n;
    } else if (datum && datum->kind == SCRIPT_CLAUSE) {
        add_grant(reader, GRANT_CLAUSE)->clause = datum->n;
    } else if (datum && datum->kind == SCRIPT_ABILITIES) {
        Grant *grant = add_grant(reader, GRANT_ABILITIES);

        grant->query = datum->n;
        grant->action = datum->action;
    } else if (lua_istable(L, index) && !depth) {
        const int n = read_list_entries(L, index, "has");

        if (!n) script_fault(L, FOUND_NOTHING_DONE, "'has' gives nothing");
        read_list_check_once(L, index, "has");
        for (int i = 1; i <= n; i++) {
            (void)lua_rawgeti(L, index, i);
            read_grants(reader, 1);
            lua_pop(L, 1);
        }
    } else {
        right_line_fault(L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'has' gives keywords, tags or clauses, got %s",
                         script_value_name(L, index));
    }
}

// Refuses a type that the subject of the passive is anyway.
static void check_becomes(ClauseReader *reader, const KindRow *becomes,
                          const char *question)
{
    const Host *host = reader->host;
    const int kind = host->library->queries[reader->clause->subject].kind;

    if (kind && host->rules->kinds[kind - 1].any_of == becomes->any_of)
        script_fault(reader->L,
                     FOUND_NOTHING_DONE,
                     "'%s = %s' changes nothing: that is what the subject is",
                     question,
                     becomes->name);
}

// Reads the kind word of a type: things of that kind are of it. What may become something else
// becomes one of the types that may.
static void read_types(ClauseReader *reader, const QuestionRow *question)
{
    const ScriptValue *datum = script_value_at(reader->L, -1);
    const int row = datum ? datum->kind_row : 0;
    const KindRow *kind = row ? &reader->host->rules->kinds[row - 1] : NULL;
    const unsigned can_become = question->asked.of & ASKED_TYPES;

    if (!kind || kind->kind != KIND_OBJECT || kind->any_of & (kind->any_of - 1))
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'%s' wants the kind word of one type of card, got %s",
                         question->name,
                         script_value_name(reader->L, -1));
    if (kind->any_of > UINT8_MAX) // what happened keeps no others (Happened.given)
        script_fault(reader->L,
                     FOUND_TOO_MANY,
                     "'%s' gives one of the first eight types of a game",
                     question->name);
    if (can_become && !(kind->any_of & can_become))
        script_fault(reader->L,
                     FOUND_NOT_ASKED,
                     "nothing becomes '%s' in play: '%s' gives a type of these: %s",
                     kind->name,
                     question->name,
                     clauses_means_push(reader->L, can_become));
    check_becomes(reader, kind, question->name);
    add_grant(reader, GRANT_TYPE)->value = (int16_t)kind->any_of;
}

// Reads the names of keywords that are lost; the word that stands for everything means all
// abilities.
static void read_losses(ClauseReader *reader, const char *question)
{
    lua_State *L = reader->L;
    const int index = lua_gettop(L);
    const int n = lua_istable(L, index) ? read_list_entries(L, index, question) : 0;
    const ScriptValue *datum = script_value_at(L, index);

    if (n) read_list_check_once(L, index, question);
    if (datum && datum->word && !strcmp(datum->name, "all")) {
        add_grant(reader, GRANT_LOSS)->keyword = 0;
        return;
    }
    if (!n)
        add_grant(reader, GRANT_LOSS)->keyword =
            script_value_bare_keyword(L, script_value_string(L, index, question));
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, index, i);
        add_grant(reader, GRANT_LOSS)->keyword = script_value_bare_keyword(
            L, script_value_string(L, lua_gettop(L), question));
    }
}

// Pushes the words that answer the question.
static const char *push_answers(lua_State *L, const Rules *rules, uint64_t words)
{
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->words_n; i++) {
        if (!(words >> i & 1)) continue;
        lua_pushfstring(L, "%s%s", before, rules->words[i].name);
        lua_concat(L, 2);
        before = " or ";
    }
    return lua_tostring(L, -1);
}

static uint16_t read_answer_word(ClauseReader *reader, const QuestionRow *row)
{
    const ScriptValue *datum = script_value_at(reader->L, -1);
    const Rules *rules = reader->host->rules;
    const char *question = row->name;
    const uint64_t words =
        rules->answer_words ? rules->answer_words[row - rules->questions] : 0;

    if (!datum || !datum->word) {
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'%s' wants a word, got %s",
                         question,
                         script_value_name(reader->L, -1));
    }
    if (words && !(words >> (datum->word - 1) & 1))
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'%s' wants %s, got the word '%s'",
                         question,
                         push_answers(reader->L, rules, words),
                         datum->name);
    return (uint16_t)(datum->word - 1);
}

PassiveAnswer *read_answers_add(ClauseReader *reader, int question)
{
    Clause *clause = reader->clause;
    PassiveAnswer *answer;

    if (clause->answers_n == CLAUSE_ANSWERS_MAX) {
        script_fault(reader->L,
                     FOUND_TOO_MANY,
                     "passive answers at most %d questions",
                     CLAUSE_ANSWERS_MAX);
    }
    answer = &clause->answers[clause->answers_n++];
    answer->question = (uint8_t)question;
    answer->kind = reader->host->rules->questions[question].answer;
    return answer;
}

// Reads the name of a keyword or of an event.
// Refuses a keyword whose text is known and has nothing that triggers.
static void check_triggers(const ClauseReader *reader, const QuestionRow *question,
                           int row)
{
    const Library *library = reader->host->library;
    const Keyword *keyword = &library->keywords[row];
    const bool takes_text = keyword->governs;

    if (question->asked.of & ASKED_KEYWORD || !keyword->loaded || takes_text ||
        keyword->clause_kinds >> CLAUSE_WHEN & 1)
        return;
    for (int i = 0; i < keyword->clauses_n; i++)
        if (library->clauses[keyword->clauses[i]].grants_n) return;
    script_fault(
        reader->L,
        FOUND_NOTHING_DONE,
        "'%s' is about what triggers, and nothing of '%s' does: write the event, "
        "as in %s = \"%s\"",
        question->name,
        keyword->name,
        question->name,
        library->rules->events[0].name);
}

static uint16_t read_answer_keyword(ClauseReader *reader, const QuestionRow *question)
{
    const ScriptValue *datum = script_value_at(reader->L, -1);
    const char *name = datum && datum->kind == SCRIPT_WORD
                           ? datum->name
                           : script_value_string(reader->L, -1, question->name);
    int row;

    if (!(question->asked.of & ASKED_KEYWORD) &&
        read_rows_event(reader->host->rules, name, &row))
        return (uint16_t)(ANSWER_EVENT + row);
    row = script_value_bare_keyword(reader->L, name);
    check_triggers(reader, question, row);
    return (uint16_t)row;
}

// Refuses a minimum where nothing is taken off.
static void check_minimum(lua_State *L, const Cost *cost)
{
    bool less = cost->times || cost->is_value;

    if (!cost->minimum) return;
    for (int r = 0; r < RESOURCES_MAX; r++) less |= cost->resource[r] < 0;
    if (cost->minimum == 1 || !less)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'minimum' is how little a decrease leaves: %s, take it out",
                     less ? "no cost falls below 0 in any case"
                          : "nothing is taken off here");
}

// Reads how a passive changes a cost: resources, with signs.
static uint16_t read_change(ClauseReader *reader)
{
    const uint16_t cost =
        read_cost(reader->L, lua_gettop(reader->L), true, &reader->clause->each);

    if (cost_is_open(&reader->host->library->costs[cost]))
        read_cost_refuse_open(reader->L);
    read_cost_check_some(reader->L, cost);
    check_minimum(reader->L, &reader->host->library->costs[cost]);
    if (reader->host->library->costs[cost].actions_n ||
        reader->host->library->costs[cost].is_decided)
        script_fault(reader->L,
                     FOUND_COST_FORM,
                     "a passive changes resources of a cost: another action is an "
                     "additional cost, as { ..., cost = ... }");
    return cost;
}

// Reads a number that changes something: nothing is added to, or multiplied by one.
static uint16_t read_number(ClauseReader *reader, const QuestionRow *row)
{
    static const Amount no_limit = {.kind = AMOUNT_CONST, .n = INT16_MAX};
    lua_State *L = reader->L;
    const ScriptValue *datum = script_value_at(L, -1);
    const bool natural =
        row->sum == SUM_TIMES || row->sum == SUM_LEAST || row->asked.of & ASKED_NATURAL;
    const bool any =
        datum && datum->special == SPECIAL_ANY_NUMBER && row->asked.of & ASKED_ANY;
    const uint16_t id = any       ? library_add_amount(reader->host->library, &no_limit)
                        : natural ? script_value_natural(L, -1, row->name)
                                  : script_value_amount(L, -1, row->name);
    const Amount *amount = &reader->host->library->amounts[id];
    const QuestionRow *questions = reader->host->rules->questions;
    const QuestionBounds *bounds = reader->host->rules->question_bounds;
    const int idle =
        row->sum == SUM_TIMES ? 1 : 0; // to raise it to nothing is idle, too

    if (amount->kind == AMOUNT_CONST && amount->n == idle &&
        (row->sum == SUM_TIMES || row->sum == SUM_ADD || row->sum == SUM_MOST))
        script_fault(
            L, FOUND_NOTHING_DONE, "'%s = %d' changes nothing", row->name, idle);
    const int least = bounds ? bounds[row - questions].least : 0;

    if (least && amount->kind == AMOUNT_CONST && amount->n < least)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'%s = %d' is less than there is of it: write %d or more",
                     row->name,
                     amount->n,
                     least);
    return id;
}

static uint16_t read_answer(ClauseReader *reader, const QuestionRow *row)
{
    lua_State *L = reader->L;

    switch ((AnswerKind)row->answer) {
    case ANSWER_AMOUNT: return read_number(reader, row);
    case ANSWER_COST: return read_change(reader);
    case ANSWER_WORD: return read_answer_word(reader, row);
    case ANSWER_GRANTS: read_grants(reader, 0); return 0;
    case ANSWER_LOSSES: read_losses(reader, row->name); return 0;
    case ANSWER_TYPES: read_types(reader, row); return 0;
    case ANSWER_KEYWORD: return read_answer_keyword(reader, row);
    case ANSWER_YES:
        script_fault(L, FOUND_FORM, "'%s' stands alone, without '='", row->name);
    }
    return 0;
}

bool read_answers_take(ClauseReader *reader, const char *key)
{
    const Rules *rules = reader->host->rules;
    const int row = read_rows_question(rules, key);
    PassiveAnswer *answer;

    if (reader->clause->kind != CLAUSE_PASSIVE || row < 0) return false;
    answer = read_answers_add(reader, row);
    answer->ref = read_answer(reader, &rules->questions[row]);
    return true;
}
