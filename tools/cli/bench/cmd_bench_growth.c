// cmd_bench_growth.c -- cardwright bench growth: how the cost of a decision grows.
#include "tools/cli/bench/cmd_bench_plan.h"
int cmd_bench_growth(CmdBenchPlan *plan)
{
    (void)plan;
    return 0;
}
