#include "db/lists/list_format.h"

#include "engine/kernel/base/base.h"

static const Format formats[] = {
    {"json",
     "JSON of the card API, the gallery, a catalogue or any list of cards",
     json_recognise,
     json_read},
    {"csv", "a table of cards (CSV, TSV)", csv_recognise, csv_read},
};

const Format *format_find(const Head *head)
{
    for (int i = 0; i < COUNT_OF(formats); i++)
        if (formats[i].recognise(head)) return &formats[i];
    return NULL;
}

const char *format_list(Pool *pool)
{
    const char *list = formats[0].what;

    for (int i = 1; i < COUNT_OF(formats); i++)
        list = pool_format(pool,
                           i + 1 < COUNT_OF(formats) ? "%s, %s" : "%s or %s",
                           list,
                           formats[i].what);
    return list;
}
