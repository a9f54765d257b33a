// bans_json.c -- tells the head of a ban list as an object.

#include "tools/cards/bans_json.h"

#include "tools/door/json_safe.h"

json_t *bans_json_head(const DeckBans *bans, const BanHead *head)
{
    json_t *object = json_object();

    json_object_set_new(object, "mode", json_safe_text(bans->mode));
    if (bans->on) json_object_set_new(object, "on", json_safe_text(bans->on));
    if (head->day) json_object_set_new(object, "list", json_safe_text(head->day));
    if (head->day)
        json_object_set_new(object, "sources", json_safe_text(head->sources));
    json_object_set_new(object, "cards", json_integer(head->cards));
    return object;
}

json_t *bans_json(const DeckBans *bans, Err *err)
{
    Arena *arena = arena_new();
    BanHead head;
    json_t *object = bans_head(bans->store, bans->mode, arena, &head, err)
                         ? NULL
                         : bans_json_head(bans, &head);

    arena_free(arena);
    return object;
}
