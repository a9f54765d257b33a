// fact.c -- finds rows of the table of facts.

#include "engine/cards/fact.h"

#include <string.h>

#include "engine/cards/rules.h"

int fact_find(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->facts_n; i++)
        if (!strcmp(rules->facts[i].name, name)) return i;
    return -1;
}

int fact_with_role(const Rules *rules, FactRole role)
{
    for (int i = 0; i < rules->facts_n; i++)
        if (rules->facts[i].role == role) return i;
    return -1;
}

void fact_clear(FactValue *facts)
{
    for (int i = 0; i < FACTS_MAX; i++) facts[i] = (FactValue){.number = FACT_ABSENT};
}

bool fact_is_general(const char *name)
{
    static const char *const general[] = {"type",
                                          "tag",
                                          "rarity",
                                          "keyword",
                                          "set",
                                          "lang",
                                          "script",
                                          "name",
                                          "text",
                                          "code",
                                          "printing",
                                          "banned",
                                          "is"};

    for (int i = 0; i < COUNT_OF(general); i++)
        if (!strcmp(general[i], name)) return true;
    return false;
}
