// list_format.c -- the table of formats; the strictest comes first.

#include "db/lists/list_format.h"

#include "db/lists/read_csv.h"
#include "db/lists/read_json.h"
#include "engine/base/base.h"

static const ListFormat formats[] = {
    {"json",
     "JSON of the card API, the gallery, a catalogue or any list of cards",
     read_json_accepts,
     read_json_list},
    {"csv", "a table of cards (CSV, TSV)", read_csv_accepts, read_csv_list},
};

const ListFormat *list_format_find(const ListWords *words, const ListHead *head)
{
    for (int i = 0; i < COUNT_OF(formats); i++)
        if (formats[i].recognise(words, head)) return &formats[i];
    return NULL;
}

const ListFormat *list_format_at(int i)
{
    return i < COUNT_OF(formats) ? &formats[i] : NULL;
}

const char *list_format_names(Arena *arena)
{
    const char *list = formats[0].what;

    for (int i = 1; i < COUNT_OF(formats); i++)
        list = arena_format(arena,
                            i + 1 < COUNT_OF(formats) ? "%s, %s" : "%s or %s",
                            list,
                            formats[i].what);
    return list;
}
