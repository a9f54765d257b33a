// silent_fixture.h -- scripts that say something in vain, with what is said of each.

#ifndef SILENT_FIXTURE_H
#define SILENT_FIXTURE_H

#include "tests/scripting/host_fixture.h"

typedef struct {
    const char *source, *fault;
} Row;

static inline void expect_each(Fixture *f, const Row *rows, int n)
{
    for (int i = 0; i < n; i++) {
        (void)add_card(f, "T-1", NULL);
        if (!load_as(f, "card", "T-1", "t.lua", rows[i].source))
            fail_msg("%s loads", rows[i].source);
        if (strcmp(without_column(f->err.text), rows[i].fault) != 0)
            fail_msg(
                "%s\n gives: %s\n not: %s", rows[i].source, f->err.text, rows[i].fault);
    }
}

// Loads each source as the script of a card of the type, which is a row of the game's types.
static inline void expect_each_of(Fixture *f, const char *type, const Row *rows, int n)
{
    int row = 0;

    while (strcmp(f->library->rules->types[row].name, type) != 0) row++;
    for (int i = 0; i < n; i++) {
        const CardId card = add_card(f, "T-1", NULL);

        f->library->cards[card].types = (uint16_t)(1u << row);
        if (!load_as(f, "card", "T-1", "t.lua", rows[i].source) != !rows[i].fault)
            fail_msg("%s: %s", rows[i].source, f->err.text);
        if (rows[i].fault)
            assert_string_equal(without_column(f->err.text), rows[i].fault);
    }
}

static char remarks[4][400];
static int remarks_n;

static inline void take_remark(void *self, FoundKind found, const char *line)
{
    (void)self;
    assert_int_not_equal(found, FOUND_NONE);
    assert_true(remarks_n < COUNT_OF(remarks));
    (void)snprintf(remarks[remarks_n++], sizeof remarks[0], "%s", line);
}

// Loads the source as a card with Swift 2 and compares what is remarked; NULL: nothing.
static inline void expect_remark(Fixture *f, const char *source, const char *remark)
{
    const ScriptSource script = {.kind = "card",
                                 .name = "T-1",
                                 .path = "t.lua",
                                 .source = source,
                                 .size = strlen(source),
                                 .tell = take_remark};

    remarks_n = 0;
    (void)add_card(f, "T-1", "Swift");
    if (host_load(f->host, &script, &f->err)) fail_msg("%s", f->err.text);
    assert_int_equal(remarks_n, remark != NULL);
    if (remark) assert_string_equal(remarks[0], remark);
}

#endif
