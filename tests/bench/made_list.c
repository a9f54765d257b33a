// made_list.c -- a list of cards of any length, the same one each time.

#include "tests/bench/made_list.h"

#include <stdio.h>

static uint64_t mixed(uint64_t n)
{
    n = (n ^ n >> 31) * 0x9e3779b97f4a7c15u;
    return n ^ n >> 29;
}

// Writes a value of one fact. Values are spread as in real lists, where facts without a
// role are rare.
static void make_fact(FILE *file, const FactRow *fact, uint64_t r)
{
    if (fact->role == FACT_PLAIN || (fact->kind != FACT_NUMBER && !fact->vocabulary_n))
        (void)fputc(',', file);
    else if (fact->kind == FACT_NUMBER)
        (void)fprintf(file, "%d,", (int)(r % 9) + 1);
    else
        (void)fprintf(
            file, "%s,", fact->vocabulary[r % (uint64_t)fact->vocabulary_n].name);
}

// Writes one card. The list has as many sets of 999 cards as it needs.
static void make_row(FILE *file, const Rules *rules, uint64_t i)
{
    static const char *const tags[] = {"North", "South", "East", "West", "Centre"};
    const uint64_t r = mixed(i + 1), set = i / 999;

    (void)fprintf(file,
                  "Q%c%c%c-%03d,\"Card %llu, of %s\",%s,",
                  (char)('A' + set / 676 % 26),
                  (char)('A' + set / 26 % 26),
                  (char)('A' + set % 26),
                  (int)(i % 999) + 1,
                  (unsigned long long)i,
                  tags[r / 7 % 5],
                  rules->types[0].name);
    for (int k = 0; k < rules->facts_n; k++)
        make_fact(file, &rules->facts[k], r / (11 + 2 * (uint64_t)k));
    (void)fprintf(
        file,
        "%s;%s,Common,Quick;Strong %d,\"When you play this, draw %d, then deal "
        "%d to something that stands there.\"\n",
        tags[r / 19 % 5],
        tags[r / 23 % 5],
        (int)(r / 29 % 4) + 2,
        (int)(r / 31 % 3) + 1,
        (int)(r / 37 % 6) + 1);
}

int made_list_write(const char *path, const Rules *rules, int64_t rows, Err *err)
{
    FILE *file = fopen(path, "w");

    if (!file) return err_set(err, 74, "%s cannot be written", path);
    (void)fputs("code,name,type,", file);
    for (int i = 0; i < rules->facts_n; i++)
        (void)fprintf(file, "%s,", rules->facts[i].name);
    (void)fputs("tags,rarity,keywords,text\n", file);
    for (int64_t i = 0; i < rows; i++) make_row(file, rules, (uint64_t)i);
    const bool lost = ferror(file);
    return fclose(file) || lost ? err_set(err, 74, "%s cannot be written", path) : 0;
}
