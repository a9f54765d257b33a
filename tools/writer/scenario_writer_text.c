// scenario_writer_text.c -- prints a draft as the Lua of a scenario.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/writer/scenario_writer_inside.h"

enum { COLUMNS = 96, WORDS_A_LINE = 4 };

static bool is_word(const char *key)
{
    static const char *const taken[] = {"end",
                                        "for",
                                        "if",
                                        "in",
                                        "not",
                                        "or",
                                        "and",
                                        "repeat",
                                        "return",
                                        "function",
                                        "local",
                                        "then"};

    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (!strcmp(key, taken[i])) return false;
    if (!isalpha((unsigned char)*key) && *key != '_') return false;
    for (; *key; key++)
        if (!isalnum((unsigned char)*key) && *key != '_') return false;
    return true;
}

static void print_text(const char *text, FILE *out)
{
    (void)fputc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') (void)fputc('\\', out);
        if (*text == '\n')
            (void)fputs("\\n", out);
        else
            (void)fputc(*text, out);
    }
    (void)fputc('"', out);
}

static void print_key(const char *key, FILE *out)
{
    if (is_word(key)) {
        (void)fprintf(out, "%s = ", key);
        return;
    }
    (void)fputc('[', out);
    print_text(key, out);
    (void)fputs("] = ", out);
}

// A break before an entry, where the table does not fit on a line.
static void begin_entry(bool first, bool folds, int indent, FILE *out)
{
    if (!first) (void)fputc(',', out);
    if (folds)
        (void)fprintf(out, "\n%*s", indent + 2, "");
    else
        (void)fputc(' ', out);
}

static void print_table(const json_t *json, bool folds, int indent, FILE *out)
{
    const char *key;
    json_t *one;
    size_t i;
    bool first = true;

    (void)fputc('{', out);
    json_array_foreach((json_t *)json, i, one)
    {
        const bool breaks = json_is_object(one) || i % WORDS_A_LINE == 0;
        begin_entry(first, folds && breaks, indent, out);
        scenario_writer_print(one, indent + 2, out);
        first = false;
    }
    json_object_foreach((json_t *)json, key, one)
    {
        begin_entry(first, folds, indent, out);
        if (strcmp(key, "card") != 0) print_key(key, out);
        scenario_writer_print(one, indent + 2, out);
        first = false;
    }
    if (folds && !first)
        (void)fprintf(out, ",\n%*s}", indent, "");
    else
        (void)fputs(first ? "}" : " }", out);
}

static bool is_long(const json_t *json, int indent)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);

    print_table(json, false, -COLUMNS, out);
    (void)fclose(out);
    free(text);
    return indent >= 0 && indent + (int)size > COLUMNS - 12;
}

void scenario_writer_print(const json_t *json, int indent, FILE *out)
{
    if (json_is_string(json))
        print_text(json_string_value(json), out);
    else if (json_is_integer(json))
        (void)fprintf(out, "%lld", (long long)json_integer_value(json));
    else if (json_is_boolean(json))
        (void)fputs(json_is_true(json) ? "true" : "false", out);
    else
        print_table(json, is_long(json, indent), indent, out);
}

static void print_position(const Draft *draft, FILE *out)
{
    const char *key;
    json_t *one;
    size_t i;

    json_object_foreach(draft->position, key, one)
    {
        if (!strcmp(key, "players")) continue;
        (void)fputs("  ", out);
        print_key(key, out);
        scenario_writer_print(one, 2, out);
        (void)fputs(",\n", out);
    }
    json_array_foreach(json_object_get(draft->position, "players"), i, one)
    {
        (void)fprintf(out, "  %s = ", draft->run->players[i]);
        scenario_writer_print(one, 2, out);
        (void)fputs(",\n", out);
    }
}

// Returns the list under that key, a new one if there was none.
static json_t *list_under(json_t *object, const char *key)
{
    if (!json_object_get(object, key)) json_object_set_new(object, key, json_array());
    return json_object_get(object, key);
}

// Gathers the answers to questions that follow step [at]: those of its player into
// [options], by key, those of others into [others]. Plainly only those that must be known
// beforehand.
static void gather_answers(const Draft *draft, int at, bool plain, json_t *options,
                           json_t *others)
{
    const Step *move = &draft->steps[at];

    for (int i = at + 1; i < draft->n && !draft->steps[i].decides; i++) {
        const Step *step = &draft->steps[i];

        if (step->usual || (plain && !step->ahead)) continue;
        if (step->player == move->player) {
            json_array_append(list_under(options, step->key), step->words);
            continue;
        }
        const char *who = draft->run->players[step->player];
        json_array_append_new(list_under(others, who),
                              json_pack("{s:O}", step->key, step->words));
    }
}

// One answer stands alone, several are lists in a list.
static void settle_options(json_t *options)
{
    const char *key;
    json_t *list;
    void *next;

    json_object_foreach_safe(options, next, key, list)
    {
        if (json_array_size(list) == 1) {
            json_object_set(options, key, json_array_get(list, 0));
            continue;
        }
        for (size_t i = 0; i < json_array_size(list); i++)
            if (!json_is_array(json_array_get(list, i)))
                json_array_set_new(list, i, json_pack("[O]", json_array_get(list, i)));
    }
}

static void print_move(const Draft *draft, int at, bool plain, FILE *out)
{
    const Step *step = &draft->steps[at];
    json_t *options = json_object(), *others = json_object(), *one;
    const char *between = "";
    size_t i;

    json_object_update(options, step->options);
    gather_answers(draft, at, plain, options, others);
    if (json_object_size(others)) {
        (void)fputs("    t:answers ", out);
        scenario_writer_print(others, 4, out);
        (void)fputc('\n', out);
    }
    settle_options(options);
    (void)fprintf(out, "    t.%s:%s(", draft->run->players[step->player], step->move);
    json_array_foreach(step->words, i, one)
    {
        (void)fputs(between, out);
        scenario_writer_print(one, 4, out);
        between = ", ";
    }
    if (json_object_size(options)) {
        (void)fputs(between, out);
        scenario_writer_print(options, 4, out);
    }
    (void)fputs(")\n", out);
    json_decref(options);
    json_decref(others);
}

void scenario_writer_print_draft(const Draft *draft, const char *name,
                                 const json_t *expect, bool plain, FILE *out)
{
    bool moved = false;

    (void)fputs("scenario ", out);
    print_text(name, out);
    (void)fputs(" {\n", out);
    if (json_array_size(draft->covers)) {
        (void)fputs("  covers = ", out);
        scenario_writer_print(draft->covers, 2, out);
        (void)fputs(",\n", out);
    }
    if (json_object_get(expect, "reason")) {
        (void)fputs("  ends = ", out);
        scenario_writer_print(json_object_get(expect, "reason"), 2, out);
        (void)fputs(",\n", out);
    }
    print_position(draft, out);
    (void)fputs("\n  run = function(t)\n", out);
    for (int i = 0; i < draft->n; i++) {
        const Step *step = &draft->steps[i];

        if (step->move) print_move(draft, i, plain, out);
        moved |= step->move != NULL;
        if (step->move || (moved && !plain && !step->decides) || step->usual) continue;
        if (step->ahead) continue;
        (void)fprintf(out, "    t.%s:answer(", draft->run->players[step->player]);
        scenario_writer_print(step->words, 4, out);
        (void)fputs(")\n", out);
    }
    (void)fprintf(out, "%s    t:expect ", draft->n ? "\n" : "");
    scenario_writer_print(expect, 4, out);
    (void)fputs("\n  end,\n}\n", out);
}
