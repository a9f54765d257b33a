// trace.c -- prints what was seen, indented by what caused it.

#include "tools/why/trace.h"

#include <string.h>

#include "engine/base/text.h"
#include "engine/cards/library.h"
#include "engine/kernel/table/object.h"
#include "tools/catalog/catalog_said.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"

enum { INDENT = 2 };

static const char *name_of(const Scene *scene, CardId card)
{
    return card ? scene->table->library->cards[card].name : "the game";
}

void trace_event(const Scene *scene, const Observation *entry, char *to, size_t size)
{
    const Event *event = &entry->event;
    // A shuffle gives another card to the same object.
    const bool known =
        scene->open || object_face(&scene->state, event->object) == entry->event_card;
    size_t n =
        text_format(to, size, "%s", scene->table->rules->events[event->event].name);

    if (entry->event_card)
        n += text_format(to + n,
                         size - n,
                         ": %s",
                         known ? name_of(scene, entry->event_card) : "a card");
    if (event->player != NOBODY)
        n += text_format(to + n, size - n, ": %s", scene_player(scene, event->player));
    if (event->by != NOBODY)
        n += text_format(to + n, size - n, ", by %s", scene_player(scene, event->by));
    if (event->n) (void)text_format(to + n, size - n, ", %d", event->n);
}

static bool is_shown(const Observation *entry, bool full)
{
    switch ((SightKind)entry->sight.kind) {
    case SIGHT_EVENT:
    case SIGHT_RUN:
    case SIGHT_CHOSEN:
    case SIGHT_PAID:
    case SIGHT_VERB: return true;
    case SIGHT_JUDGED: return full || entry->sight.part == PART_NONE;
    case SIGHT_LINE:
    case SIGHT_UNMET:
    case SIGHT_ASKED: return full;
    case SIGHT_STEP:
    case SIGHT_ATTEMPT:
    case SIGHT_TAKEN_BACK:
    case SIGHT_STEP_END:
    case SIGHT_EVENT_END:
    case SIGHT_RUN_END:
    case SIGHT_DERIVE:
    case SIGHT_NUMBER:
    case SIGHT_PART:
    case SIGHT_SILENT:
    case SIGHT_LAYER:
    case SIGHT_GIVEN:
    case SIGHT_COST:
    case SIGHT_REFUSED:
    case SIGHT_ANSWERED:
    case SIGHT_MISSED:
    case SIGHT_COUNT: break;
    }
    return false;
}

// Writes that a thing was chosen, and that something was paid; the sentence of a resource
// says its name before its rule.
static void write_decided(const Scene *scene, const Observation *entry, char *to,
                          size_t size)
{
    const Sight *sight = &entry->sight;
    const Rules *rules = scene->table->rules;
    const bool known = scene->open || object_face(&scene->state, sight->object);

    if (sight->kind == SIGHT_CHOSEN) {
        (void)text_format(to,
                          size,
                          "%s chooses %s",
                          name_of(scene, entry->card),
                          known ? name_of(scene, entry->object_card) : "a card");
        return;
    }
    const char *doc = rules->resources[sight->row].doc;
    const char *end = strstr(doc, " (");

    if (!*doc) doc = rules->resources[sight->row].name;
    (void)text_format(to,
                      size,
                      "%s pays %d %.*s",
                      scene_player(scene, sight->player),
                      sight->n,
                      (int)(end ? (size_t)(end - doc) : strlen(doc)),
                      doc);
}

// Writes the entry as a sentence.
static void write_entry(const Scene *scene, const Observation *entry, char *to,
                        size_t size)
{
    const Sight *sight = &entry->sight;
    const SightKind kind = (SightKind)sight->kind;

    if (kind == SIGHT_EVENT)
        trace_event(scene, entry, to, size);
    else if (kind == SIGHT_JUDGED)
        (void)text_format(to,
                          size,
                          "%s: %s",
                          name_of(scene, entry->card),
                          observer_part_text((ClausePart)sight->part));
    else if (kind == SIGHT_RUN)
        (void)text_format(
            to, size, "%s runs (%s)", name_of(scene, entry->card), entry->text);
    else if (kind == SIGHT_LINE)
        (void)text_format(to, size, "line %d  %s", sight->line, entry->text);
    else if (kind == SIGHT_CHOSEN || kind == SIGHT_PAID)
        write_decided(scene, entry, to, size);
    else if (kind == SIGHT_VERB || kind == SIGHT_UNMET)
        text_copy(to, size, entry->text);
    else
        (void)text_format(to,
                          size,
                          "%s is asked: %s",
                          scene_player(scene, sight->player),
                          scene->table->rules->prompts[sight->row].text);
}

// Returns an entry as a new reference.
static json_t *entry_json(const TraceTold *told, const Observation *entry, Arena *arena)
{
    const Scene *scene = told->scene;
    const Library *library = scene->table->library;
    const SightKind kind = (SightKind)entry->sight.kind;
    const Clause *clause = &library->clauses[entry->sight.clause];
    json_t *json = json_object();
    char text[2 * OBSERVATION_TEXT];

    write_entry(scene, entry, text, sizeof text);
    json_safe_set(json, "kind", json_safe_text(observer_word(kind)));
    json_safe_set(json, "depth", json_integer(entry->depth));
    json_safe_set(json, "text", json_safe_text(text));
    if (kind == SIGHT_JUDGED)
        json_safe_set(
            json,
            "part",
            json_safe_text(observer_part_word((ClausePart)entry->sight.part)));
    if (entry->sight.clause && (kind == SIGHT_JUDGED || kind == SIGHT_RUN)) {
        json_safe_set(
            json, "script", json_safe_text(library->scripts[clause->script].path));
        json_safe_set(json, "line", json_integer(clause->line));
    }
    if (kind == SIGHT_LINE)
        json_safe_set(json, "line", json_integer(entry->sight.line));
    const char *says =
        kind == SIGHT_RUN
            ? catalog_said_clause(told->catalog, entry->sight.clause, arena)
            : NULL;
    if (says) json_safe_set(json, "says", json_safe_text(says));
    return json;
}

json_t *trace_json(const ObservationLog *seen, int first, const TraceTold *told)
{
    json_t *list = json_array();
    Arena *arena = arena_new();

    for (int i = first; i < seen->n; i++)
        if (is_shown(&seen->list[i], told->full))
            (void)json_array_append_new(list, entry_json(told, &seen->list[i], arena));
    arena_free(arena);
    return list;
}

void trace_print_json(const json_t *list, FILE *out)
{
    size_t i;
    json_t *one;

    json_array_foreach((json_t *)list, i, one)
    {
        const json_int_t depth = json_integer_value(json_object_get(one, "depth"));
        const char *script = json_string_value(json_object_get(one, "script"));

        terminal_put(out,
                     "%*s%s",
                     INDENT * ((int)depth + 1),
                     "",
                     json_string_value(json_object_get(one, "text")));
        if (script)
            terminal_put(out,
                         "  [%s:%d]",
                         script,
                         (int)json_integer_value(json_object_get(one, "line")));
        (void)fputc('\n', out);
        const char *says = json_string_value(json_object_get(one, "says"));
        if (says) terminal_tell(out, "%*s\"%s\"", INDENT * ((int)depth + 2), "", says);
    }
}

void trace_print(const ObservationLog *seen, int first, const TraceTold *told,
                 FILE *out)
{
    json_t *list = trace_json(seen, first, told);

    trace_print_json(list, out);
    json_decref(list);
}
