// desk_new.c -- the files that a set or a game begins with, as `cardwright new` writes them.

#include <stdlib.h>
#include <string.h>

#include "engine/play/play.h"
#include "tools/catalog/games.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/new/new_files.h"
#include "tools/new/new_set.h"

static json_t *filled(const NewFile *files, const NewNames *names)
{
    json_t *list = json_array();

    for (; files->path; files++) {
        char *name = new_files_name(files, names), *text = new_files_text(files, names);

        json_array_append_new(list,
                              json_pack("{s:o, s:o}",
                                        "name",
                                        json_safe_text(name),
                                        "text",
                                        json_safe_text(text)));
        free(name);
        free(text);
    }
    return json_pack("{s:s, s:o}", "type", "new", "files", list);
}

// A set for the game of the connection.
static json_t *new_set(Protocol *protocol, const char *code)
{
    const Rules *rules = session_rules(protocol->session);
    const Play *play = rules->play;
    const uint16_t always =
        loaded_game_always(catalog_game(protocol->session->catalog));
    const NewNames names = {.code = code, .game = rules->game, .api = rules->api};
    Arena *arena = arena_new();
    json_t *reply = filled(play && play->fresh ? play->fresh->files
                                               : new_set_files(rules, always, arena),
                           &names);

    arena_free(arena);
    return reply;
}

static json_t *new_game(const char *code, const char *game, Err *err)
{
    const NewNames names = {.code = code, .game = game};

    if (!game || !new_files_is_game(game))
        protocol_refuse(
            err,
            "a new game wants as \"game\" a name of up to 40 letters, digits, "
            "'-' and '_'");
    else if (games_find(game))
        (void)err_set(err, CODE_DATA, "'%s' is a game of this program", game);
    else
        return filled(new_files_of_game(), &names);
    return NULL;
}

json_t *desk_do_new(Protocol *protocol, const json_t *request, Err *err)
{
    const char *what = json_string_value(json_object_get(request, "what"));
    const char *code = json_string_value(json_object_get(request, "code"));
    const char *game = json_string_value(json_object_get(request, "game"));

    if (!new_files_is_code(code))
        protocol_refuse(err,
                        "\"code\" is two to seven capitals and digits, a letter first");
    else if (!strcmp(what, "game"))
        return new_game(code, game, err);
    else if (strcmp(what, "set") != 0)
        protocol_refuse(err, "\"what\" is \"set\" or \"game\"");
    else if (game)
        protocol_refuse(err, "a set is for the game of the connection: it names none");
    else
        return new_set(protocol, code);
    return NULL;
}
