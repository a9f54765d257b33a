// stages.c -- counts the stages that the inputs of a fuzz target came to.

#include "tests/fuzz/stages.h"

#include <stdio.h>

unsigned stages_counts[STAGES_MAX];

void stages_reach(int stage)
{
    stages_counts[stage]++;
}

const char *stages_cards(void)
{
    static char path[4096];
    const char *build = getenv("BUILD");

    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    return path;
}
