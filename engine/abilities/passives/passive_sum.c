// passive_sum.c -- what passives answer as a number: their amounts, joined as the question says.

#include "engine/abilities/passives/passive.h"

#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"

int passive_times(const Table *table, const Env *env, const Clause *clause)
{
    return clause->each ? condition_amount(table, env, clause->each) : 1;
}

uint16_t passive_cost(const PassiveScan *scan)
{
    const Cost *cost = &scan->table->library->costs[scan->answer->ref];

    return cost->is_value ? scan->env.value_cost : scan->answer->ref;
}

int passive_amount_of(const Table *table, const Env *env, const Clause *clause,
                      uint16_t amount_of)
{
    const Judging judging = table_judge(table, clause);
    int64_t amount = 0;

    if (judging.works) {
        amount = condition_amount(table, env, amount_of);
        amount *= passive_times(table, env, clause);
    }
    table_judged(table, judging);
    return number_of(amount);
}

int passive_amount(const PassiveScan *scan)
{
    return passive_amount_of(scan->table, &scan->env, scan->clause, scan->answer->ref);
}

int passive_sum(const Table *table, int question, ObjectId object)
{
    PassiveScan scan;
    int sum = 0;

    passive_scan(&scan, table, question, object);
    while (passive_next(&scan)) sum += passive_amount(&scan);
    return number_of(sum);
}

int passive_join(int sum, int a, int b)
{
    switch ((Sum)sum) {
    case SUM_LIST:
    case SUM_LAST: break;
    case SUM_LEAST: return a < b ? a : b;
    case SUM_MOST: return a > b ? a : b;
    case SUM_ADD: return number_of((int64_t)a + b);
    case SUM_TIMES: return number_of((int64_t)a * b);
    }
    return b;
}

int passive_answer(const Table *table, int question, ObjectId object)
{
    const QuestionRow *row = &table->rules->questions[question];
    PassiveScan scan;
    int answer = 0;

    passive_scan(&scan, table, question, object);
    for (bool any = false; passive_next(&scan); any = true) {
        const int n = row->answer == ANSWER_YES    ? 1
                      : row->answer == ANSWER_WORD ? scan.answer->ref
                                                   : passive_amount(&scan);

        answer =
            any && row->answer == ANSWER_AMOUNT ? passive_join(row->sum, answer, n) : n;
    }
    return answer;
}

int passive_word(const Table *table, int question, ObjectId object)
{
    PassiveScan scan;
    int word = -1;

    passive_scan(&scan, table, question, object);
    while (passive_next(&scan)) word = scan.answer->ref;
    return word;
}
