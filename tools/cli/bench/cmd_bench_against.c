// cmd_bench_against.c -- before and after
#include "tools/cli/bench/cmd_bench_plan.h"
int cmd_bench_against(CmdBenchPlan *plan)
{
    (void)plan;
    return 0;
}
