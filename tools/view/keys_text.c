// keys_text.c -- the words of the lines, and what Enter and "*" answer, with the words for that
// behind a question.
//
// Enter never decides anything that is not written there.

#include <ctype.h>
#include <string.h>

#include "tools/view/keys_inside.h"
#include "tools/view/option_text.h"

void keys_text(const Keys *keys, const Scene *scene, const Question *question, int line,
               Line *text)
{
    const KeyLine *it = &keys->lines[line];

    option_text(scene, question, &question->options[it->option], text);
    if (it->count > 1) line_add(text, " (%d alike)", it->count);
}

void keys_leads(const Keys *keys, const Scene *scene, int line, Line *text)
{
    option_text_foreseen(scene, keys->lines[line].option, text);
}

static int flags_of(const Scene *scene, const Question *question)
{
    return scene->table->rules->prompts[question->prompt].flags;
}

// Returns the line of the pass, -1: there is none, or more is lost by it.
static int find_pass(const Keys *keys, const Scene *scene, const Question *question)
{
    const Rules *rules = scene->table->rules;

    if (!(flags_of(scene, question) & ASKS_PASS)) return -1;
    for (int i = 0; i < question->options_n; i++)
        if (rules->options[question->options[i].kind].role == CHOICE_PASS)
            return keys->line_of[i];
    return -1;
}

KeysEnter keys_enter(const Keys *keys, const Scene *scene, const Question *question,
                     int *line)
{
    const int flags = flags_of(scene, question);

    if (question->kind != ASK_PICK) return ENTER_REFUSED;
    if (!question->min) return ENTER_NONE;
    if (flags & ASKS_ORDER) return ENTER_ORDER;
    if (question->min != 1 || question->max != 1) return ENTER_REFUSED;
    *line = find_pass(keys, scene, question);
    if (*line < 0 && (keys->lines_n == 1 || flags & ASKS_USUAL)) *line = 0;
    return *line < 0 ? ENTER_REFUSED : ENTER_OPTION;
}

bool keys_may_all(const Question *question)
{
    return question->kind == ASK_PICK && question->options_n > 1 &&
           question->max >= question->options_n;
}

// Adds the words of an option: "pass", "your base".
static void add_option(const Keys *keys, const Scene *scene, const Question *question,
                       int line, Line *text)
{
    Line option;

    line_start(&option, false, 0);
    keys_text(keys, scene, question, line, &option);
    if (keys->lines[line].thing.kind == KEY_LETTER)
        *option.text = (char)tolower((unsigned char)*option.text);
    line_add(text, "%s", option.text);
}

void keys_hint(const Keys *keys, const Scene *scene, const Question *question,
               Line *text)
{
    const char *key = scene->table->rules->prompts[question->prompt].key;
    int line;
    const KeysEnter enter = keys_enter(keys, scene, question, &line);

    if (enter != ENTER_REFUSED) line_add(text, "Enter: ");
    if (enter == ENTER_NONE)
        line_add(text, "none, ");
    else if (enter == ENTER_ORDER)
        line_add(text, key && !strcmp(key, "order") ? "any order, " : "any, ");
    else if (enter == ENTER_OPTION) {
        add_option(keys, scene, question, line, text);
        line_add(text, ", ");
    }
    if (enter != ENTER_ORDER && keys_may_all(question)) line_add(text, "*: all, ");
}
