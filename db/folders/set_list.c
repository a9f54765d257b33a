// set_list.c -- gathers the rows of a set's own list; no two of them have one code.

#include "db/folders/set_list.h"

#include "db/lists/listed_card.h"
#include "db/lists/read_csv.h"

SetList set_list_new(Arena *arena)
{
    return (SetList){.codes = {.arena = arena},
                     .in_file = {.arena = arena, .any_case = true},
                     .notes.arena = arena,
                     .slips.arena = arena};
}

int set_list_take(CardSink *sink)
{
    SetList *list = sink->context;
    const char *code = sink->card.own_code;

    if (!sink->mistakes && key_map_find(&list->codes, code) >= 0)
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
    list->rows[list->n] = sink->card;
    key_map_add(&list->codes, code, list->n);
    key_map_add(&list->in_file, code, list->n++);
    return 0;
}

int set_list_read(const char *path, const ListWords *game, SetList *list,
                  Problems *problems, Err *err)
{
    Source *source = source_open_inside(path, err);
    CardSink *sink = arena_take(problems->arena, sizeof *sink);

    *list = set_list_new(problems->arena);
    if (!source) return -1;
    *sink = (CardSink){.words.columns = game->columns,
                       .text_forms = game->forms,
                       .arena = problems->arena,
                       .row_arena = problems->arena,
                       .own = true,
                       .of_set = true,
                       .problems = problems,
                       .notes = &list->notes,
                       .slips = &list->slips,
                       .source = source,
                       .take = set_list_take,
                       .context = list};
    int failed = read_csv_list(source, sink, err);
    source_tell_guess(source, &list->notes);
    source_close(source);
    for (int i = 0; failed && i < list->slips.n; i++)
        problem_add(problems, &list->slips.list[i]);
    return failed ? -1 : 0;
}
