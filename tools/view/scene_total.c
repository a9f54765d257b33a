// scene_total.c -- derived numbers of things, and their sums, as one reader may know them.
//
// The first number of a game lies in the view. The others are worked out by the table, and
// only of things that the reader knows.

#include "engine/abilities/held/reading.h"
#include "tools/view/scene.h"

// Returns the field that reads a derived number, -1 if there is none.
static int field_of(const Rules *rules, int number)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (rules->fields[i].source == SOURCE_NUMBER &&
            rules->fields[i].index == number)
            return i;
    return -1;
}

int scene_number(const Scene *scene, int number, ObjectId object)
{
    const Table *table = scene->table;
    const int field = field_of(table->rules, number);
    const Env env = table_env(NOBODY);
    int n = 0;

    if (!scene_face(scene, object)) return 0;
    if (!number) return scene->state.objects[object].stat;
    if (field < 0 || !table->state || object > table->state->objects_n) return 0;
    (void)reading_of_object(table, &env, field, object, &n);
    return n;
}

int scene_total(const Scene *scene, int number, int zone, int n)
{
    int sum = 0;

    for (ObjectId id = scene_first(scene, zone, n); id; id = scene_next(scene, id))
        sum += scene_number(scene, number, id);
    return sum;
}

int scene_player_total(const Scene *scene, int number, int player)
{
    const PlayBoard *board = scene_board(scene);
    int sum = 0;

    for (int i = 0; i < board->lines_n; i++)
        if (board->lines[i].total == number + 1 && board->lines[i].kind != LINE_PLAYER)
            sum += scene_total(scene, number, board->lines[i].zone, player);
    return sum;
}
