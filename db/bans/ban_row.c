// ban_row.c -- a list grows row by row.

#include "db/bans/ban_row.h"

BanRow *ban_row_add(BanList *list, int row)
{
    list->rows = arena_grow(list->arena, list->rows, list->n, sizeof *list->rows);
    list->rows[list->n] = (BanRow){.row = row};
    for (int i = 0; i < BAN_FIELDS; i++) list->rows[list->n].fields[i] = "";
    return &list->rows[list->n++];
}

void ban_row_leave(BanList *list, const char *heading)
{
    if (key_map_find(&list->left_map, heading) >= 0) return;
    heading = arena_text(list->arena, heading);
    list->left_map.arena = list->arena;
    key_map_add(&list->left_map, heading, list->left_n);
    list->left = arena_grow(list->arena, list->left, list->left_n, sizeof *list->left);
    list->left[list->left_n++] = heading;
}
