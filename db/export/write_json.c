// write_json.c -- objects: of one array, or one a line.

#include "db/export/write_json.h"

#include "db/export/export_json.h"

static void put_object(ListWriter *writer, json_t *object)
{
    (void)json_dumpf(object, writer->out, JSON_COMPACT);
    json_decref(object);
}

void write_json_object(ListWriter *writer, json_t *object)
{
    (void)fputs(writer->rows++ ? ",\n" : "\n", writer->out);
    put_object(writer, object);
}

static json_t *object_of(const ListWriter *writer, const WriterCell *cells)
{
    json_t *object = json_object();

    for (int i = 0; i < writer->n; i++)
        json_object_set_new(
            object,
            writer->columns[i].heading,
            export_json_items(writer->columns[i].number, cells[i].items, cells[i].n));
    return object;
}

static int begin_json(ListWriter *writer, Err *err)
{
    (void)err;
    (void)fputs("[", writer->out);
    return 0;
}

static int write_json_row(ListWriter *writer, const WriterCell *cells, bool first,
                          Err *err)
{
    (void)first, (void)err;
    write_json_object(writer, object_of(writer, cells));
    return 0;
}

static int end_json(ListWriter *writer, bool whole, Err *err)
{
    (void)whole, (void)err;
    (void)fputs("\n]\n", writer->out);
    return 0;
}

static int begin_lines(ListWriter *writer, Err *err)
{
    (void)writer, (void)err;
    return 0;
}

static int line(ListWriter *writer, const WriterCell *cells, bool first, Err *err)
{
    (void)first, (void)err;
    put_object(writer, object_of(writer, cells));
    (void)fputs("\n", writer->out);
    return 0;
}

static int end_lines(ListWriter *writer, bool whole, Err *err)
{
    (void)writer, (void)whole, (void)err;
    return 0;
}

const ListWriterForm write_json = {
    .name = "json",
    .ending = "json",
    .doc = "the same as an array of objects",
    .begin = begin_json,
    .row = write_json_row,
    .end = end_json,
};

const ListWriterForm write_json_lines = {
    .name = "jsonl",
    .ending = "jsonl",
    .doc = "the same, an object a line",
    .begin = begin_lines,
    .row = line,
    .end = end_lines,
};
