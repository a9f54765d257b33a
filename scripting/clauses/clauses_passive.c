// clauses_passive.c -- refuses passives in whose answers something would be ignored.

#include "scripting/clauses/clauses_inside.h"

// Returns whether the question changes a number of things.
static bool is_layer(const Rules *rules, int question)
{
    for (int i = 0; i < rules->numbers_n; i++) {
        for (int k = 0; k < rules->numbers[i].layers_n; k++)
            if (rules->numbers[i].layers[k].question == question) return true;
    }
    return false;
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

static bool names_triggers(const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_KEYWORD) return true;
    return false;
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

void clauses_passive_check(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    bool numbers = true;

    if (!clause->subject)
        script_fault(L, FOUND_FORM, "passive needs a query first: its subject");
    if (!clause->answers_n)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "passive answers no question: nothing follows from it");
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
    }
    if (clause->choosing || clause->of) check_of_cost(L, clause);
    if (clause->at.kind && !names_triggers(clause))
        script_fault(L,
                     FOUND_FORM,
                     "'at' in a passive is for events that trigger: where they are");
    if (!numbers && (clause->each || clause->minimum))
        script_fault(L,
                     FOUND_FORM,
                     "'%s' is for numbers, and not every answer here is one",
                     clause->each ? "each" : "minimum");
    if (clause->minimum) check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
    for (int i = 0; i < clause->answers_n; i++) {
        const Cost *cost = &host->library->costs[clause->answers[i].ref];

        if (clause->answers[i].kind != ANSWER_COST) continue;
        if (cost->minimum) check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
        if (cost->or_else) check_asked_key(L, clause, "either", ASKED_MINIMUM);
    }
    if (clause->by) check_asked_key(L, clause, "by", ASKED_BY);
    if (clause->to_query) check_asked_key(L, clause, "to", ASKED_TO);
}
