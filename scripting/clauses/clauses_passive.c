// clauses_passive.c -- refuses passives in whose answers something would be ignored.

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/right_line.h"

// Returns whether the question changes a number of things.
static bool is_layer(const Rules *rules, int question)
{
    for (int i = 0; i < rules->numbers_n; i++) {
        for (int k = 0; k < rules->numbers[i].layers_n; k++)
            if (rules->numbers[i].layers[k].question == question) return true;
    }
    return false;
}

// Returns whether the layer leaves every number as it is with that answer.
static bool is_idle_layer(const LayerRow *layer, int n)
{
    switch ((LayerKind)layer->kind) {
    case LAYER_ADD:
    case LAYER_INCREASE:
    case LAYER_DECREASE: return n == 0;
    case LAYER_TIMES: return n == 1;
    case LAYER_DIVIDE_UP:
    case LAYER_DIVIDE_DOWN: return n <= 1; // by nothing, and by less, nobody divides
    case LAYER_SET:
    case LAYER_AT_LEAST:
    case LAYER_AT_MOST: break;
    }
    return false;
}

// Returns whether all layers that ask the question do nothing with that answer.
static bool is_idle(const Rules *rules, int question, int n)
{
    for (int i = 0; i < rules->numbers_n; i++) {
        for (int k = 0; k < rules->numbers[i].layers_n; k++) {
            const LayerRow *layer = &rules->numbers[i].layers[k];

            if (layer->question == question && !is_idle_layer(layer, n)) return false;
        }
    }
    return is_layer(rules, question);
}

// Refuses a plain number with which a layer leaves all numbers as they are.
static void check_layer(lua_State *L, const Clause *clause, const PassiveAnswer *answer)
{
    const Host *host = host_of(L);
    const QuestionRow *row = &host->rules->questions[answer->question];
    const Amount *amount = &host->library->amounts[answer->ref];

    if (answer->kind != ANSWER_AMOUNT || amount->kind != AMOUNT_CONST) return;
    if (clause->each && amount->n) return; // so often another number
    if (is_idle(host->rules, answer->question, amount->n))
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'%s = %d' changes nothing: %s",
                     row->name,
                     amount->n,
                     amount->n ? "write another number, or take it out"
                               : "take it out");
}

static bool is_of_items(const Host *host, QueryId query)
{
    const int kind = host->library->queries[query].kind;

    return kind && host->rules->kinds[kind - 1].kind == KIND_ITEM;
}

// Refuses `choosing` and `of` where no answer is a cost that asks for them: choices are
// made for what is used as well as played.
static void check_of_cost(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const char *key = clause->choosing ? "choosing" : "of";
    bool asked = false;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &host->rules->questions[clause->answers[i].question];
        const bool of_items = row->asked.of & ASKED_ITEM;

        if (row->answer != ANSWER_COST || clause->answers_n > 1) continue;
        asked = clause->choosing
                    ? of_items
                    : (!row->asked.of || row->asked.of & ASKED_OF) &&
                          (!of_items || is_of_items(host, clause->subject));
    }
    if (!asked)
        script_fault(
            L, FOUND_NOT_ASKED, "'%s' is asked of no cost in this passive", key);
}

// Returns whether an answer is about events that trigger, which happen somewhere.
static bool names_triggers(const Rules *rules, const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];

        if (row->answer == ANSWER_KEYWORD && row->sum == SUM_ADD) return true;
    }
    return false;
}

// Refuses a cost of what has chosen something, said of the subject: what can be paid is looked
// for before anything is chosen.
static void check_chosen(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    bool costs = false;

    for (int i = 0; i < clause->answers_n; i++)
        costs |=
            host->rules->questions[clause->answers[i].question].answer == ANSWER_COST;
    for (QueryId q = clause->subject; q && costs; q = host->library->queries[q].or_else)
        if (host->library->queries[q].choice)
            script_fault(
                L,
                FOUND_NOT_ASKED,
                "what is chosen decides about a cost by the key 'choosing' beside it, not by "
                "'chooses' in the subject");
}

// Refuses 'minimum' where all answers make more of it, and one of 0 beside costs alone.
static void check_minimum(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    bool takes = false, numbers = false;

    for (int i = 0; i < clause->answers_n; i++) {
        const PassiveAnswer *answer = &clause->answers[i];
        const Amount *amount = &library->amounts[answer->ref];
        const Cost *cost = &library->costs[answer->ref];

        numbers |= answer->kind == ANSWER_AMOUNT;
        if (answer->kind == ANSWER_AMOUNT)
            takes |= amount->kind != AMOUNT_CONST || amount->n < 0;
        for (int r = 0; answer->kind == ANSWER_COST && r < RESOURCES_MAX; r++)
            takes |= cost->or_else || cost->resource[r] < 0;
    }
    if (!takes)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'minimum' is for what takes something away, and this adds");
    if (clause->minimum == 1 && !numbers)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'minimum' is how little a decrease leaves: no cost falls below 0 "
                     "in any case, take it out");
}

// Refuses a key that no question of the passive reads. A clause with such a key would
// never fit.
static void check_asked_key(lua_State *L, const Clause *clause, const char *key,
                            unsigned asked)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];

        if (row->asked.of && !(row->asked.of & asked))
            script_fault(
                L, FOUND_NOT_ASKED, "'%s' is never asked of '%s'", key, row->name);
    }
}

// Refuses things in 'to' to which the question is never about.
static void check_to(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned meant =
        clauses_means(host, clause->to_query, clauses_means_me(L, clause));

    for (int i = 0; host->rules->question_bounds && i < clause->answers_n; i++) {
        const int row = clause->answers[i].question;
        const unsigned to = host->rules->question_bounds[row].to;

        if (to && !(meant & to))
            script_fault(L,
                         FOUND_NOT_ASKED,
                         "'to' of '%s' is never such a thing: it is a %s",
                         host->rules->questions[row].name,
                         clauses_means_push(L, to));
    }
}

void clauses_passive_check(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    bool numbers = true;

    if (!clause->subject)
        script_fault(L,
                     FOUND_FORM,
                     "passive needs a query first: its subject%s",
                     right_line_for_clause(L, CLAUSE_PASSIVE));
    if (!clause->answers_n)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "passive answers no question: nothing follows from it%s",
                     right_line_for_clause(L, CLAUSE_PASSIVE));
    for (int i = 0; i < clause->answers_n; i++) {
        const int row = clause->answers[i].question;
        const QuestionRow *question = &host->rules->questions[row];

        numbers &= question->answer == ANSWER_AMOUNT ||
                   question->answer == ANSWER_COST || question->answer == ANSWER_GRANTS;
        if (is_layer(host->rules, row) && clauses_means_players(host, clause->subject))
            script_fault(L,
                         FOUND_NOT_ASKED,
                         "'%s' changes a number of things, and the subject is a player",
                         question->name);
        check_layer(L, clause, &clause->answers[i]);
    }
    if (clause->choosing || clause->of) check_of_cost(L, clause);
    check_chosen(L, clause);
    if (clause->at.kind && !names_triggers(host->rules, clause))
        script_fault(
            L,
            FOUND_FORM,
            "'at' in a passive is for events that trigger: where they are; where things "
            "are is said by 'provided'");
    if (!numbers && (clause->each || clause->minimum))
        script_fault(L,
                     FOUND_FORM,
                     "'%s' is for numbers, and not every answer here is one",
                     clause->each ? "each" : "minimum");
    if (clause->minimum) {
        check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
        check_minimum(L, clause);
    }
    for (int i = 0; i < clause->answers_n; i++) {
        const Cost *cost = &host->library->costs[clause->answers[i].ref];

        if (clause->answers[i].kind != ANSWER_COST) continue;
        if (cost->minimum) check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
        if (cost->or_else) check_asked_key(L, clause, "either", ASKED_MINIMUM);
    }
    if (clause->by) check_asked_key(L, clause, "by", ASKED_BY);
    if (clause->to_query) check_asked_key(L, clause, "to", ASKED_TO);
    if (clause->to_query) check_to(L, clause);
}
