// desk_draft.c -- a set out of a list with texts, as `cardwright draft` writes it.

#include <string.h>

#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "tools/catalog/import_json.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/draft/draft_names.h"
#include "tools/draft/draft_trial.h"

static void set_text(json_t *object, const char *key, const char *text)
{
    if (text) json_safe_set(object, key, json_safe_text(text));
}

static json_t *texts_of(const char *const *texts, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++) json_array_append_new(list, json_safe_text(texts[i]));
    return list;
}

static json_t *told_todo(const DraftUnread *unread)
{
    json_t *todo = json_object();

    json_safe_set(todo, "text", json_safe_text(unread->text ? unread->text : ""));
    set_text(todo, "at", unread->word);
    set_text(todo, "limit", unread->limit);
    set_text(todo, "why", unread->why);
    json_safe_set(
        todo, "near", texts_of((const char *const *)unread->near, unread->near_n));
    json_safe_set(todo,
                  "readings",
                  texts_of((const char *const *)unread->readings, unread->readings_n));
    return todo;
}

static json_t *told_card(Arena *arena, const DraftedCard *it)
{
    json_t *card = json_object(), *todo = json_array();

    for (int i = 0; i < it->draft.unread_n; i++)
        json_array_append_new(todo, told_todo(&it->draft.unread[i]));
    json_safe_set(card, "code", json_safe_text(it->card.facts.code));
    json_safe_set(card, "name", json_safe_text(it->card.facts.name));
    json_safe_set(card, "row", json_integer(it->row));
    json_safe_set(card, "state", json_safe_text(phrases_state(it->draft.state)));
    json_safe_set(card, "todo", todo);
    if (it->draft.script) set_text(card, "script", draft_names_script(arena, it));
    if (it->scenario) set_text(card, "scenario", draft_names_scenario(arena, it));
    set_text(card, "untried", it->untried);
    set_text(card, "namesake", it->namesake);
    return card;
}

static json_t *told_files(const DraftSet *set)
{
    json_t *files = json_array();

    for (int i = 0; i < set->files_n; i++)
        json_array_append_new(files,
                              json_pack("{s:o, s:o}",
                                        "name",
                                        json_safe_text(set->files[i].name),
                                        "text",
                                        json_safe_text(set->files[i].text)));
    return files;
}

static json_t *told_keywords(const DraftList *list)
{
    json_t *keywords = json_array();

    for (int i = 0; i < list->keywords_n; i++) {
        const char *name = list->keywords[i].name;

        json_array_append_new(
            keywords,
            json_pack("{s:o, s:o}",
                      "keyword",
                      json_safe_text(name),
                      "file",
                      json_safe_text(draft_names_keyword(list->arena, name))));
    }
    return keywords;
}

static json_t *told_draft(const DraftSet *set)
{
    const DraftList *list = set->list;
    json_t *cards = json_array(), *report = import_json_report(&list->report);
    json_t *reply = json_pack("{s:s, s:o, s:o, s:o, s:O}",
                              "type",
                              "draft",
                              "set",
                              json_safe_text(set->code),
                              "files",
                              told_files(set),
                              "keywords",
                              told_keywords(list),
                              "notes",
                              json_object_get(report, "notes"));

    for (int i = 0; i < list->cards_n; i++)
        json_array_append_new(cards, told_card(list->arena, &list->cards[i]));
    json_safe_set(reply, "cards", cards);
    json_safe_set(reply, "problems", json_incref(json_object_get(report, "problems")));
    set_text(reply, "unmade", set->unmade);
    json_decref(report);
    return reply;
}

// Names the first row that is wrong instead of how many are.
static void name_row(const DraftList *list, Err *err)
{
    const Problems *problems = &list->report.problems;
    const int more = problems->n + problems->more - 1;

    if (!list->report.rejected || !problems->n) return;
    (void)err_set(err,
                  CODE_DATA,
                  more ? "%s; and %d more" : "%s",
                  problem_line(&problems->list[0], list->arena),
                  more);
}

// Makes the set, in a folder of the machine's place for such that no folder of the desk
// can be. Returns the reply, or NULL with [err].
static json_t *make_set(const Desk *desk, DraftList *list, Err *err)
{
    const char *path = arena_format(list->arena, "%s/.draft", desk->root);
    DraftTrial trial;
    DraftSet set;

    if (draft_list_read(list, err)) {
        name_row(list, err);
        return NULL;
    }
    if (draft_set_begin(&set, list, err) || draft_trial_open(&trial, &set, path, err))
        return NULL;
    for (int i = 0; i < list->cards_n; i++) draft_trial_card(&trial, i);
    draft_set_end(&set);
    (void)draft_trial_close(&trial, false, err);
    return told_draft(&set);
}

json_t *desk_do_draft(Protocol *protocol, const json_t *request, Err *err)
{
    const char *folder = json_string_value(json_object_get(request, "folder"));
    const char *language = json_string_value(json_object_get(request, "language"));
    Desk *desk = desk_of(protocol, err);
    DraftList list = {.before = catalog_store(protocol->session->catalog),
                      .rules = session_rules(protocol->session),
                      .language = language ? language : "en",
                      .files_max = DESK_FILES_MAX,
                      .arena = arena_new()};
    json_t *reply = NULL;

    if (desk) list.path = desk_folder(desk, folder, list.arena, err);
    if (list.path &&
        (desk_has(desk, folder, "set.json") || desk_has(desk, folder, "game.lua")))
        protocol_refuse(err,
                        "the folder is a set or a game already: lists are drafted");
    else if (list.path)
        reply = make_set(desk, &list, err);
    draft_list_close(&list);
    arena_free(list.arena);
    if (reply) desk_plain_json(desk, reply);
    if (desk && !reply) desk_plain_err(desk, err);
    return reply;
}
