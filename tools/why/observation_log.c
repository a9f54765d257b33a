// observation_log.c -- copies all sights of an observer, and drops steps that begin
// again.

#include "tools/why/observation_log.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/why/query_words.h"

// Entries: what comes later is not kept. Things of a group: more are not named.
enum { SEEN_MOST = 1 << 20, GROUP_NAMES = 3 };

void observation_log_init(ObservationLog *seen, uint32_t wanted)
{
    memset(seen, 0, sizeof *seen);
    seen->wanted = wanted;
}

void observation_log_free(ObservationLog *seen)
{
    free(seen->list);
    memset(seen, 0, sizeof *seen);
}

void observation_log_clear(ObservationLog *seen)
{
    seen->n = seen->step_at = seen->depth = 0;
    seen->stepping = false;
}

static CardId card_of(const Table *table, ObjectId id)
{
    return id && id <= table->state->objects_n ? table->state->objects[id].card : 0;
}

static const char *name_of(const Table *table, ObjectId id)
{
    const CardId card = card_of(table, id);

    return card ? table->library->cards[card].name : "nothing";
}

// Returns the word of a place that is no zone.
static const char *location_word(int kind)
{
    switch ((LocationKind)kind) {
    case LOCATION_BOARD: return "the board";
    case LOCATION_ANYWHERE: return "anywhere";
    case LOCATION_EVERYWHERE: return "everywhere";
    case LOCATION_OPPOSITE: return "the other side";
    case LOCATION_NONE:
    case LOCATION_LIST:
    case LOCATION_ZONE:
    case LOCATION_ROLE:
    case LOCATION_QUERY:
    case LOCATION_BOUND:
    case LOCATION_PLACE: break;
    }
    return "a place";
}

// Writes a query as its words, or as the role that it is alone.
static void write_query(const Table *table, int id, char *to, size_t size)
{
    const Query *query = &table->library->queries[id];

    if (query->role && !query->kind && !query->adjectives)
        text_copy(to, size, query_words_role((Role)query->role));
    else
        query_words(table->library, (QueryId)id, to, size);
}

// Writes the things of a group by their names, as far as there is room.
static void write_group(const Table *table, int group, char *to, size_t size)
{
    const int n = (int)table->groups[group].n;
    size_t used = text_format(to, size, "%d %s", n, n == 1 ? "thing" : "things");

    for (int i = 0; i < n && i < GROUP_NAMES; i++)
        used += text_format(to + used,
                            size - used,
                            "%s%s",
                            i ? ", " : ": ",
                            name_of(table, table->groups[group].members[i].id));
    if (n > GROUP_NAMES) (void)text_format(to + used, size - used, " ...");
}

// Writes a value as the script's reader would name it.
static void write_value(const Table *table, const Value *value, char *to, size_t size)
{
    switch ((ValueKind)value->kind) {
    case VALUE_NUMBER: (void)text_format(to, size, "%d", value->n); return;
    case VALUE_TRUTH: text_copy(to, size, value->n ? "true" : "false"); return;
    case VALUE_OBJECT: text_copy(to, size, name_of(table, value->ref.id)); return;
    case VALUE_PLAYER: (void)text_format(to, size, "player %d", value->n + 1); return;
    case VALUE_TEXT: (void)text_format(to, size, "\"%s\"", value->text); return;
    case VALUE_SPOT:
        text_copy(to, size, table->rules->zones[table->spot_zone[value->n]].name);
        return;
    case VALUE_ZONE: text_copy(to, size, table->rules->zones[value->n].name); return;
    case VALUE_WORD: text_copy(to, size, table->rules->words[value->n].name); return;
    case VALUE_EVENT: text_copy(to, size, table->rules->events[value->n].name); return;
    case VALUE_KEYWORD:
        text_copy(to, size, table->library->keywords[value->n].name);
        return;
    case VALUE_GROUP: write_group(table, value->n, to, size); return;
    case VALUE_NIL: text_copy(to, size, "nil"); return;
    case VALUE_ROLE: text_copy(to, size, query_words_role((Role)value->n)); return;
    case VALUE_QUERY: write_query(table, value->n, to, size); return;
    case VALUE_LOCATION: text_copy(to, size, location_word(value->n)); return;
    case VALUE_COST: text_copy(to, size, "a cost"); return;
    case VALUE_CLAUSE:
        (void)text_format(
            to, size, "the ability of line %d", table->library->clauses[value->n].line);
        return;
    case VALUE_ITEM: text_copy(to, size, "an item of the chain"); return;
    case VALUE_LASTING: text_copy(to, size, "for a while"); return;
    case VALUE_SEVERAL: text_copy(to, size, "several"); return;
    case VALUE_NONE: break;
    }
    to[0] = '\0';
}

static void write_values(const Table *table, const Sight *sight, char *to, size_t size)
{
    char value[120];

    to[0] = '\0';
    for (int i = 0; i < sight->values_n; i++) {
        const size_t used = strlen(to);

        write_value(table, &sight->values[i], value, sizeof value);
        if (!value[0]) continue;
        (void)text_format(to + used, size - used, "%s%s", used ? ", " : "", value);
    }
}

static void write_call(const Table *table, const Sight *sight, char *to, size_t size)
{
    char values[OBSERVATION_TEXT], result[64] = "";

    write_values(table, sight, values, sizeof values);
    if (sight->result) write_value(table, sight->result, result, sizeof result);
    (void)text_format(to,
                      size,
                      "%s(%s)%s%s",
                      sight->verb->name,
                      values,
                      result[0] ? " -> " : "",
                      result);
}

// Returns a place for one more entry, NULL: no more are kept.
static Observation *new_entry(ObservationLog *seen)
{
    if (seen->n == seen->room) {
        const int room = seen->room ? seen->room * 2 : 256;
        Observation *list;

        if (room > SEEN_MOST) return NULL;
        list = realloc(seen->list, (size_t)room * sizeof *list);
        if (!list) return NULL;
        seen->list = list;
        seen->room = room;
    }
    return &seen->list[seen->n++];
}

static void keep_sight(ObservationLog *seen, const Table *table, const Sight *sight)
{
    Observation *entry = new_entry(seen);

    if (!entry) return;
    entry->sight = *sight;
    entry->depth = (uint16_t)seen->depth;
    entry->turn = (uint16_t)table->state->turn;
    entry->card = card_of(table, sight->source.id);
    entry->object_card = card_of(table, sight->object);
    entry->event_card = 0;
    entry->text[0] = '\0';
    if (sight->event) {
        entry->event = *sight->event;
        entry->event_card = card_of(table, sight->event->object);
    }
    if (sight->kind == SIGHT_VERB)
        write_call(table, sight, entry->text, sizeof entry->text);
    else if (sight->kind == SIGHT_RUN)
        write_values(table, sight, entry->text, sizeof entry->text);
    else if (sight->kind == SIGHT_UNMET)
        query_words_unmet(table->library, sight, entry->text, sizeof entry->text);
    else if (sight->text)
        text_copy(entry->text, sizeof entry->text, sight->text);
    entry->sight.event = NULL;
    entry->sight.verb = NULL;
    entry->sight.values = entry->sight.result = NULL;
    entry->sight.missed = NULL;
    entry->sight.text = NULL; // the rule is a row of the game
}

// A step that begins while one is under way is the same one, told again.
static void begin_step(ObservationLog *seen)
{
    if (seen->stepping) seen->n = seen->step_at;
    seen->step_at = seen->n;
    seen->stepping = true;
    seen->depth = 0;
}

static void end_step(ObservationLog *seen)
{
    seen->step_at = seen->n;
    seen->stepping = false;
}

// Forgets what was chosen and paid in the attempt: it did not happen.
static void take_back(ObservationLog *seen, const Table *table)
{
    int kept = seen->attempts[table->kept_n];

    for (int i = kept; i < seen->n; i++) {
        const SightKind kind = (SightKind)seen->list[i].sight.kind;

        if (kind != SIGHT_CHOSEN && kind != SIGHT_PAID)
            seen->list[kept++] = seen->list[i];
    }
    if (kept < seen->n) seen->n = kept;
}

static void log_sight(void *self, const Table *table, const Sight *sight)
{
    ObservationLog *seen = self;
    const SightKind kind = (SightKind)sight->kind;

    if (seen->beside) seen->beside->sees(seen->beside->self, table, sight);

    if (kind == SIGHT_STEP) begin_step(seen);
    if (kind == SIGHT_STEP_END) end_step(seen);
    if (kind == SIGHT_ATTEMPT) seen->attempts[table->kept_n] = seen->n;
    if (kind == SIGHT_TAKEN_BACK) take_back(seen, table);
    if ((kind == SIGHT_EVENT_END || kind == SIGHT_RUN_END) && seen->depth)
        seen->depth--;
    if (seen->wanted >> kind & 1u) keep_sight(seen, table, sight);
    if (kind == SIGHT_EVENT || kind == SIGHT_RUN) seen->depth++;
}

void observation_log_watch(ObservationLog *seen, Table *table)
{
    seen->beside = NULL;
    seen->observer = (Observer){.self = seen, .sees = log_sight};
    table->observer = &seen->observer;
}

void observation_log_join(ObservationLog *seen, Table *table)
{
    const Observer *before = table->observer;

    observation_log_watch(seen, table);
    seen->beside = before;
}

static bool is_act(const Observation *entry, const Rules *rules)
{
    const Sight *sight = &entry->sight;

    if (sight->kind != SIGHT_ASKED || !sight->n) return false;
    if (!(rules->prompts[sight->row].flags & ASKS_FREELY)) return false;
    return rules->options[sight->n - 1].role != CHOICE_PASS;
}

int observation_log_since_act(const ObservationLog *seen, const Rules *rules)
{
    for (int i = seen->n; i > 0; i--)
        if (is_act(&seen->list[i - 1], rules)) return i;
    return 0;
}

int observation_log_since_turn(const ObservationLog *seen)
{
    int i = seen->n;

    while (i > 0 && seen->list[i - 1].turn == seen->list[seen->n - 1].turn) i--;
    return i;
}

void observation_log_leave(Table *table)
{
    table->observer = NULL;
}
