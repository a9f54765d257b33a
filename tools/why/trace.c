// trace.c -- prints what was seen, indented by what caused it.

#include "tools/why/trace.h"

#include "engine/kernel/base/text.h"
#include "engine/kernel/cards/library.h"
#include "tools/session/terminal.h"

enum { INDENT = 2 };

static const char *name_of(const Scene *scene, CardId card)
{
    return card ? scene->table->library->cards[card].name : "the game";
}

// Where the ability stands: "cards/x.lua:12".
static void print_place(const Scene *scene, ClauseId clause, FILE *out)
{
    const Library *library = scene->table->library;
    const Clause *c = &library->clauses[clause];

    if (!clause) return;
    terminal_put(out, "  [%s:%d]", library->scripts[c->script].path, c->line);
}

void trace_event(const Scene *scene, const SeenEntry *entry, char *to, size_t size)
{
    const Event *event = &entry->event;
    const bool known = scene->open || scene_face(scene, event->object);
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

static void print_event(const Scene *scene, const SeenEntry *entry, FILE *out)
{
    char text[SEEN_TEXT];

    trace_event(scene, entry, text, sizeof text);
    terminal_put(out, "%s", text);
}

static void print_judged(const Scene *scene, const SeenEntry *entry, FILE *out)
{
    terminal_put(out,
                 "%s: %s",
                 name_of(scene, entry->card),
                 witness_part_text((ClausePart)entry->sight.part));
    print_place(scene, entry->sight.clause, out);
}

static bool is_shown(const SeenEntry *entry, bool full)
{
    switch ((SightKind)entry->sight.kind) {
    case SIGHT_EVENT:
    case SIGHT_RUN:
    case SIGHT_VERB: return true;
    case SIGHT_JUDGED: return full || entry->sight.part == PART_NONE;
    case SIGHT_LINE:
    case SIGHT_ASKED: return full;
    case SIGHT_STEP:
    case SIGHT_STEP_END:
    case SIGHT_EVENT_END:
    case SIGHT_RUN_END:
    case SIGHT_DERIVE:
    case SIGHT_NUMBER:
    case SIGHT_SILENT:
    case SIGHT_LAYER:
    case SIGHT_GIVEN:
    case SIGHT_COST:
    case SIGHT_REFUSED:
    case SIGHT_ANSWERED:
    case SIGHT_COUNT: break;
    }
    return false;
}

static void print_run(const Scene *scene, const SeenEntry *entry, FILE *out)
{
    terminal_put(out, "%s runs (%s)", name_of(scene, entry->card), entry->text);
    print_place(scene, entry->sight.clause, out);
}

static void print_entry(const Scene *scene, const SeenEntry *entry, FILE *out)
{
    const SightKind kind = (SightKind)entry->sight.kind;

    if (kind == SIGHT_EVENT)
        print_event(scene, entry, out);
    else if (kind == SIGHT_JUDGED)
        print_judged(scene, entry, out);
    else if (kind == SIGHT_RUN)
        print_run(scene, entry, out);
    else if (kind == SIGHT_LINE)
        terminal_put(out, "line %d  %s", entry->sight.line, entry->text);
    else if (kind == SIGHT_VERB)
        terminal_put(out, "%s", entry->text);
    else
        terminal_put(out,
                     "%s is asked: %s",
                     scene_player(scene, entry->sight.player),
                     scene->table->rules->prompts[entry->sight.row].text);
    (void)fputc('\n', out);
}

void trace_print(const Seen *seen, int first, const Scene *scene, bool full, FILE *out)
{
    for (int i = first; i < seen->n; i++) {
        const SeenEntry *entry = &seen->list[i];

        if (!is_shown(entry, full)) continue;
        (void)fprintf(out, "%*s", INDENT * (entry->depth + 1), "");
        print_entry(scene, entry, out);
    }
}
