// set_list.c -- gathers the rows of a set's own list; no two of them have one code.

#include "db/lists/set_list.h"

#include <string.h>

#include "db/lists/listed_card.h"
#include "db/lists/read_csv.h"

static bool has_code(const SetList *list, const char *code)
{
    for (int i = 0; i < list->n; i++)
        if (!strcmp(list->rows[i].own_code, code)) return true;
    return false;
}

static int take(CardSink *sink)
{
    SetList *list = sink->context;
    const char *code = sink->card.own_code;

    if (!sink->mistakes && has_code(list, code))
        sink_report_mistake(sink,
                            FOUND_CODE,
                            listed_card_field_word(sink->words.columns, FIELD_CODE),
                            code,
                            "a code that no earlier row has");
    if (sink->mistakes) {
        list->rejected++;
        return 0;
    }
    list->rows = arena_grow(sink->arena, list->rows, list->n, sizeof *list->rows);
    list->rows[list->n++] = sink->card;
    return 0;
}

int set_list_read(const char *path, const FactColumns *columns, SetList *list,
                  Problems *problems, Err *err)
{
    Source *source = source_open(path, err);
    CardSink *sink = arena_take(problems->arena, sizeof *sink);

    *list = (SetList){0};
    if (!source) return -1;
    *sink = (CardSink){.words.columns = columns,
                       .arena = problems->arena,
                       .row_arena = problems->arena,
                       .own = true,
                       .problems = problems,
                       .source = source,
                       .take = take,
                       .context = list};
    int failed = read_csv_list(source, sink, err);
    source_close(source);
    return failed ? -1 : 0;
}
