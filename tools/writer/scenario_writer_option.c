// scenario_writer_option.c -- finds the same option in two games that stand alike, whose
// things have different ids.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"
#include "tools/writer/scenario_writer_inside.h"

Scenario *scenario_writer_view(Catalog *catalog, const Game *game,
                               const char *const *players)
{
    Scenario *view = malloc(sizeof *view);

    ENOUGH(view);
    // Table and game, most of it, clear what they use.
    memset(&view->sitting, 0, sizeof *view - offsetof(Scenario, sitting));
    view->catalog = catalog;
    view->watch = NULL;
    view->players = players;
    view->out = open_memstream(&view->told, &view->told_size);
    ENOUGH(view->out);
    view->values = json_array();
    view->asked = json_array();
    for (int i = 0; i < SEATS_MAX; i++) view->given[i] = json_array();
    catalog_table(catalog, &view->table);
    game_copy(&view->game, game);
    (void)scenario_state(view);
    return view;
}

void scenario_writer_close(Scenario *view)
{
    if (!view) return;
    scenario_end(view);
    free(view);
}

const char *const *scenario_writer_players(const Rules *rules, const State *state)
{
    json_t *json = json_pack(
        "{s:s}", "mode", sitting_mode(rules, sitting_mode_of(rules, state)).name);
    const char *const *names = scenario_names(rules, json);

    json_decref(json);
    return names;
}

static Scene *scene_of(Scenario *view)
{
    Scene *scene = calloc(1, sizeof *scene);

    ENOUGH(scene);
    scene->open = true;
    for (int i = 0; i < view->game.now.players_n; i++)
        (void)text_format(scene->names[i], SCENE_NAME, "%s", view->players[i]);
    scene_look(scene, scenario_state(view), &view->table, NOBODY);
    return scene;
}

static int place_in_spot(const State *state, ObjectId id)
{
    int n = 0;

    while (state->objects[id].prev) {
        id = state->objects[id].prev;
        n++;
    }
    return n;
}

// Adds what tells a thing from others of its name.
static void tell_thing(const Scenario *view, ObjectId id, bool exactly, Line *line)
{
    const State *state = view->table.state;
    const Object *object = &state->objects[id];

    if (!id || !object->card) return;
    line_add(line,
             " %s %d %d %d %d %d",
             object_card(&view->table, id)->code,
             object->spot,
             object->controller,
             object->flags & (OBJECT_EXHAUSTED | OBJECT_FACEDOWN),
             object->statuses,
             object->stat);
    for (int i = 0; i < state->counters_n; i++)
        line_add(line, " %d", state_counter(state, id, i));
    if (exactly)
        line_add(
            line, " %d %d", object->since == state->turn, place_in_spot(state, id));
}

static void option_words(Scenario *view, const Scene *scene, int i, bool exactly,
                         Line *line)
{
    const Question *question = scenario_question(view);

    line_start(line, false, 0);
    option_text(scene, question, &question->options[i], line);
    line_add(line, " %d", question->options[i].kind);
    table_derive(table_scratch(&view->table));
    tell_thing(view, question->options[i].object, exactly, line);
}

static int find_option(Scenario *view, int i, Scenario *run, bool exactly,
                       const Answer *taken)
{
    Scene *from = scene_of(view), *to = scene_of(run);
    Line *wanted = calloc(1, sizeof *wanted), *line = calloc(1, sizeof *line);
    int found = -1;

    ENOUGH(wanted && line);
    option_words(view, from, i, exactly, wanted);
    for (int k = 0; k < scenario_question(run)->options_n && found < 0; k++) {
        bool used = false;

        for (int t = 0; t < taken->n; t++) used |= taken->picks[t] == k;
        if (used) continue;
        option_words(run, to, k, exactly, line);
        if (!strcmp(wanted->text, line->text)) found = k;
    }
    free(from);
    free(to);
    free(wanted);
    free(line);
    return found;
}

int scenario_writer_option(Scenario *view, int i, Scenario *run, const Answer *taken)
{
    const int found = find_option(view, i, run, true, taken);

    return found >= 0 ? found : find_option(view, i, run, false, taken);
}

static bool asks_alike(Scenario *a, Scenario *b)
{
    const Question *left = scenario_question(a), *right = scenario_question(b);
    Answer taken = {0};

    if (!left || !right) return !left && !right;
    if (left->player != right->player || left->prompt != right->prompt ||
        left->kind != right->kind || left->options_n != right->options_n ||
        left->min != right->min || left->max != right->max)
        return false;
    for (int i = 0; i < left->options_n; i++) {
        const int k = scenario_writer_option(a, i, b, &taken);

        if (k < 0) return false;
        taken.picks[taken.n++] = (uint16_t)k;
    }
    return true;
}

// Compares two strings of lists that have no order.
static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// Returns the list in a fixed order.
static json_t *sorted_list(const json_t *list)
{
    const size_t n = json_array_size(list);
    char **texts = calloc(n + 1, sizeof *texts);
    json_t *result = json_array();

    ENOUGH(texts);
    for (size_t i = 0; i < n; i++)
        texts[i] =
            json_dumps(json_array_get(list, i), JSON_ENCODE_ANY | JSON_SORT_KEYS);
    qsort(texts, n, sizeof *texts, compare_texts);
    for (size_t i = 0; i < n; i++) {
        json_array_append_new(result, json_string(texts[i]));
        free(texts[i]);
    }
    free(texts);
    return result;
}

// Returns whether the claims are the same; lists have no order.
static bool claims_equal(const json_t *a, const json_t *b)
{
    const char *key;
    json_t *one;

    if (json_is_array(a) && json_is_array(b)) {
        json_t *left = sorted_list(a), *right = sorted_list(b);
        const bool equal = json_equal(left, right);

        json_decref(left);
        json_decref(right);
        return equal;
    }
    if (!json_is_object(a) || !json_is_object(b)) return json_equal(a, b);
    if (json_object_size(a) != json_object_size(b)) return false;
    json_object_foreach((json_t *)a, key, one)
    {
        if (!claims_equal(one, json_object_get(b, key))) return false;
    }
    return true;
}

bool scenario_writer_comes_out_alike(Scenario *a, Scenario *b)
{
    json_t *here = scenario_writer_claims(a), *there = scenario_writer_claims(b);
    const bool alike = claims_equal(here, there);

    json_decref(here);
    json_decref(there);
    return alike;
}

bool scenario_writer_is_alike(Scenario *a, Scenario *b, bool exactly)
{
    json_t *left = scenario_writer_position(a, exactly),
           *right = scenario_writer_position(b, exactly);
    const bool alike = json_equal(left, right) &&
                       scenario_writer_comes_out_alike(a, b) && asks_alike(a, b);

    json_decref(left);
    json_decref(right);
    return alike;
}
