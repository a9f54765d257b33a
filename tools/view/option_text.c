#include "tools/view/option_text.h"

#include <string.h>

void question_text_wants(const Question *q, Line *line)
{
    if (q->kind == ASK_SPLIT)
        line_add(line, "divide %d, at least 1 each", q->total);
    else if (q->min == 1 && q->max == 1)
        line_add(line, "one");
    else if (q->min == q->max)
        line_add(line, "%d", q->min);
    else if (q->min == 0)
        line_add(line, "up to %d", q->max);
    else
        line_add(line, "%d to %d", q->min, q->max);
    if (q->kind == ASK_PICK && q->ordered && q->max > 1) line_add(line, ", in order");
}

void question_text(const Scene *scene, const Question *q, Line *line)
{
    const PromptRow *row = &scene->table->rules->prompts[q->prompt];

    line_add(line, "%s", q->text[0] ? q->text : row->text);
    if (q->card && q->prompt != PROMPT_ACTION)
        line_add(line, " (%s)", scene_card(scene, q->card));
}

// A unit's Might and where it stands tell two of one name apart.
static void object_words(const Scene *scene, ObjectId id, Line *line)
{
    const Object *it = &scene->state.objects[id];
    const Card *card = scene_face(scene, id);

    scene_object(scene, id, line);
    if (!card || it->spot == NOWHERE) return;
    // Before the first turn the question says which pile it is about.
    if (rb_const(&scene->state)->phase == PHASE_SETUP) return;
    bool on_board = spot_is(scene->table, it->spot, ZONE_BOARD);

    if (on_board && (card->types & BIT(TYPE_UNIT))) {
        line_add(line, ", Might %d", it->stat < 0 ? 0 : it->stat);
        if (it->counters[COUNTER_DAMAGE])
            line_add(line, ", %d damage", it->counters[COUNTER_DAMAGE]);
    }
    if (it->flags & OBJECT_EXHAUSTED) line_add(line, ", exhausted");
    if (card->types & (BIT(TYPE_BATTLEFIELD) | BIT(TYPE_LEGEND))) return;
    if (it->controller != scene->reader && it->controller < scene->state.players_n)
        line_add(line, ", %s's", scene_player(scene, it->controller));
    if (spot_zone(scene->table, it->spot) == ZONE_HAND &&
        spot_index(scene->table, it->spot) == scene->reader)
        return;
    line_add(line, ", at ");
    scene_spot(scene, it->spot, line);
}

static void play_words(const Scene *scene, const Option *option, Line *line)
{
    const Object *it = &scene->state.objects[option->object];
    const Card *card = scene_face(scene, option->object);

    line_add(line, "Play ");
    scene_object(scene, option->object, line);
    if (!card) return;
    if (it->flags & OBJECT_FACEDOWN) {
        line_add(line, " from facedown at ");
        scene_spot(scene, it->spot, line);
        return;
    }
    line_add(line, " (");
    scene_cost(scene, card, line);
    line_add(line, ")");
    if (spot_zone(scene->table, it->spot) != ZONE_HAND) {
        line_add(line, " from ");
        scene_spot(scene, it->spot, line);
    }
}

static void activate_words(const Scene *scene, const Option *option, Line *line)
{
    const Library *library = scene->table->library;
    const Clause *clause = &library->clauses[option->ref];

    line_add(line, "Use ");
    scene_object(scene, option->object, line);
    if (clause->label && *clause->label) line_add(line, ": %s", clause->label);
    if (clause->adds) {
        const Cost *adds = &library->costs[clause->adds];

        line_add(line, ": add");
        for (int r = 0; r < RESOURCE_COUNT; r++)
            if (adds->resource[r] > 0)
                line_add(line,
                         " %d %s",
                         adds->resource[r],
                         scene->table->rules->resources[r].name);
    }
}

// The wordings that a card gives for a choice stand in the question, between slashes.
const char *question_text_wording(const Question *q, int n, int *length)
{
    const char *at = q->text;
    const char *end = strstr(at, " / ");

    *length = 0;
    if (!end) return at;
    for (int i = 0; i < n; i++) {
        if (!end) return at;
        at = end + strlen(" / ");
        end = strstr(at, " / ");
    }
    *length = end ? (int)(end - at) : (int)strlen(at);
    return at;
}

static void mode_words(const Scene *scene, const Question *q, const Option *option,
                       Line *line)
{
    const Library *library = scene->table->library;
    const char *label = NULL;
    int length;
    const char *wording = question_text_wording(q, option->n, &length);

    if (option->ref && option->ref < library->clauses_n)
        label = library->clauses[option->ref].label;
    if (label)
        line_add(line, "%s", label);
    else if (length)
        line_add(line, "%.*s", length, wording);
    else
        line_add(line, "number %d", option->n);
}

static void item_words(const Scene *scene, int serial, Line *line)
{
    for (int i = 0; i < scene->state.chain_n; i++) {
        const struct Item *item = &scene->state.chain[i];

        if (item->serial != serial) continue;
        line_add(line, "%s", scene_card(scene, scene_item(scene, item)));
        if (item->kind != ITEM_PLAY) line_add(line, "'s ability");
        if (item->subject.id && item->kind == ITEM_TRIGGERED) {
            line_add(line, ", about ");
            scene_object(scene, item->subject.id, line);
        }
        return;
    }
    line_add(line, "an item of the chain");
}

// What is paid with: the resource alone, or the card that gives it.
static void resource_words(const Scene *scene, const Option *option, Line *line)
{
    const char *name = scene->table->rules->resources[option->n].name;

    if (!option->object) {
        line_add(line, "%s", name);
        return;
    }
    scene_object(scene, option->object, line);
    if (scene->state.objects[option->object].flags & OBJECT_EXHAUSTED)
        line_add(line, ", exhausted,");
    line_add(line, " for %s", name);
}

static void pass_words(const Question *q, Line *line)
{
    line_add(line,
             q->prompt == PROMPT_PRIORITY || q->prompt == PROMPT_FOCUS ? "Pass" : "No");
}

void option_text(const Scene *scene, const Question *q, const Option *option,
                 Line *line)
{
    switch ((OptionKind)option->kind) {
    case OPTION_NONE: line_add(line, "Nothing"); return;
    case OPTION_PASS: pass_words(q, line); return;
    case OPTION_INVITE:
        line_add(line, "Invite %s to act", scene_player(scene, (PlayerId)option->n));
        return;
    case OPTION_END_TURN: line_add(line, "End your turn"); return;
    case OPTION_PLAY: play_words(scene, option, line); return;
    case OPTION_ACTIVATE: activate_words(scene, option, line); return;
    case OPTION_MOVE:
        line_add(line, "Move to ");
        scene_spot(scene, option->spot, line);
        return;
    case OPTION_HIDE:
        line_add(line, "Hide ");
        scene_object(scene, option->object, line);
        line_add(line, " at ");
        scene_spot(scene, option->spot, line);
        return;
    case OPTION_OBJECT: object_words(scene, option->object, line); return;
    case OPTION_PLAYER:
        line_add(line, "%s", scene_player(scene, (PlayerId)option->n));
        return;
    case OPTION_SPOT: scene_spot(scene, option->spot, line); return;
    case OPTION_YES: line_add(line, "Yes"); return;
    case OPTION_NO: line_add(line, "No"); return;
    case OPTION_MODE: mode_words(scene, q, option, line); return;
    case OPTION_NUMBER: line_add(line, "%d", option->n); return;
    case OPTION_RESOURCE: resource_words(scene, option, line); return;
    case OPTION_ITEM: item_words(scene, option->n, line); return;
    case OPTION_COUNT: return;
    }
}
