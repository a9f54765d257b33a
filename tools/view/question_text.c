// question_text.c -- words a question by the row of its prompt, or as a script words
// it.
//
// The text of the question holds a script's own words, if there are any.

#include "tools/view/question_text.h"

#include <string.h>

#include "tools/view/item_text.h"

void question_text_wants(const Question *q, Line *line)
{
    if (q->kind == ASK_SPLIT)
        line_add(line,
                 "divide %d: an amount for each, in their order, at least 1",
                 q->total);
    else if (q->min == 1 && q->max == 1)
        line_add_text(line, "one");
    else if (q->min == q->max)
        line_add(line, "%d", q->min);
    else if (q->min == 0)
        line_add(line, "up to %d", q->max);
    else
        line_add(line, "%d to %d", q->min, q->max);
    if (q->kind == ASK_PICK && q->ordered && q->max > 1)
        line_add_text(line, ", in order");
}

// Adds what a player may respond to: the newest item of the chain.
static void add_item(const Scene *scene, Line *line)
{
    const struct Item *item = &scene->state.chain[scene->state.chain_n - 1];

    line_add_text(line, " (");
    line_add_text(line, scene_player(scene, item->controller));
    line_add_text(line, ": ");
    item_text(scene, item, line);
    line_add_text(line, ")");
}

void question_text(const Scene *scene, const Question *q, Line *line)
{
    const PromptRow *row = &scene->table->rules->prompts[q->prompt];

    line_add_text(line, q->text[0] ? q->text : row->text);
    if (q->total && q->kind == ASK_PICK) line_add(line, ": %d left", q->total);
    if (row->flags & ASKS_PASS && scene->state.chain_n)
        add_item(scene, line);
    else if (q->card && !(row->flags & ASKS_FREELY)) {
        line_add_text(line, " (");
        line_add_text(line, scene_card(scene, q->card));
        line_add_text(line, ")");
    }
}

bool question_text_has_about(const Scene *scene, const Question *q)
{
    const int flags = scene->table->rules->prompts[q->prompt].flags;

    return q->card && !(flags & (ASKS_FREELY | ASKS_ACTION | ASKS_BEFORE));
}

void question_text_about(const Scene *scene, const Question *q, const char *says,
                         Line *line)
{
    const Card *card = &scene->table->library->cards[q->card];

    if (!question_text_has_about(scene, q)) return;
    if (!says) says = card->summary;
    if (says && *says) line_add(line, "%s: %s", card->name, says);
}

// A card words the options of a choice in the question's text, with slashes between
// them; one alone has none.
const char *question_text_wording(const Question *q, int n, int *length)
{
    const char *at = q->text;
    const char *end = strstr(at, " / ");

    *length = 0;
    if (!end && q->options_n != 1) return at;
    for (int i = 0; i < n; i++) {
        if (!end) return at;
        at = end + strlen(" / ");
        end = strstr(at, " / ");
    }
    *length = end ? (int)(end - at) : (int)strlen(at);
    return at;
}
