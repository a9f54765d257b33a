// scenario_read_object.c -- reads the facts that expectations name of one thing, or of
// several together.

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/abilities/held/ability.h"
#include "engine/kernel/abilities/held/reading.h"
#include "engine/kernel/abilities/held/role.h"
#include "engine/kernel/table/object.h"
#include "tools/scenarios/scenario_read.h"

// Returns whose the place [id] is, by the claim of that name.
static json_t *whose_place(const Scenario *scenario, ObjectId id, const char *key)
{
    const PlayPlaces *places = position_rows(scenario->table.rules)->places;
    const PlayClaim *claim = scenario_rows_find_places(scenario->table.rules, key);

    for (int i = 0; claim && places && i < places->count(scenario->table.state); i++)
        if (places->object(scenario->table.state, i) == id)
            return scenario_read_side(scenario,
                                      (PlayerId)claim->value_at(&scenario->table, i));
    return NULL;
}

int scenario_read_keyword(const Scenario *scenario, ObjectId id, int keyword)
{
    const PlayScenario *rows = scenario_rows(scenario->table.rules);

    if (!rows->keyword_value) return 1;
    return rows->keyword_value(&scenario->table, id, keyword);
}

static json_t *keywords_of(const Scenario *scenario, ObjectId id)
{
    const Library *library = scenario->table.library;
    json_t *list = json_array();

    for (int k = 1; k <= library->keywords_n && k < KEYWORDS_MAX; k++) {
        const int value = scenario_read_keyword(scenario, id, k);

        if (!library->keywords[k].name || !ability_has_keyword(&scenario->table, id, k))
            continue;
        json_array_append_new(
            list,
            value > 1 ? json_sprintf("%s %d", library->keywords[k].name, value)
                      : json_string(library->keywords[k].name));
    }
    return list;
}

static json_t *attached_to(const Scenario *scenario, ObjectId host)
{
    const State *state = scenario->table.state;
    json_t *list = json_array();

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        if (state->objects[id].card && state->objects[id].host == host)
            json_array_append_new(
                list, json_string(position_card_name(&scenario->table, id)));
    }
    return list;
}

static json_t *status_of(const Scenario *scenario, ObjectId id, int status)
{
    return json_boolean(object_has_status(&scenario->table, id, status));
}

static int row_of(const NameRow *rows, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(name, rows[i].name)) return i;
    return -1;
}

static int find_field(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(name, rules->fields[i].name)) return i;
    return -1;
}

static json_t *field_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const int field = find_field(scenario->table.rules, name);
    Env env;
    int n;

    if (field < 0) return NULL;
    role_env(&scenario->table, id, &env);
    return reading_of_object(&scenario->table, &env, field, id, &n) ? json_integer(n)
                                                                    : NULL;
}

// Returns whether an adjective of the game holds.
static json_t *adjective_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Rules *rules = scenario->table.rules;
    Env env;

    role_env(&scenario->table, id, &env);
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];

        if (!strcmp(name, row->name) && reading_adjective_of_things(row))
            return json_boolean(reading_holds(&scenario->table, &env, row, id));
    }
    return NULL;
}

// Returns the words of a fact of the card: one word, or a list of them.
static json_t *words_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int fact = fact_find(rules, name);
    const FactRow *row = fact < 0 ? NULL : &rules->facts[fact];
    const int bits = row ? object_card(&scenario->table, id)->facts[fact] : 0;
    json_t *list;

    if (!row || row->kind == FACT_NUMBER) return NULL;
    list = json_array();
    for (int i = 0; i < row->vocabulary_n; i++)
        if (bits >> i & 1)
            json_array_append_new(list, json_string(row->vocabulary[i].name));
    if (row->kind == FACT_WORDS) return list;
    json_t *one =
        json_array_size(list) ? json_incref(json_array_get(list, 0)) : json_false();
    json_decref(list);
    return one;
}

json_t *scenario_read_total(const Scenario *scenario, const Cards *cards,
                            const char *name)
{
    const Rules *rules = scenario->table.rules;
    const int field = find_field(rules, name);
    json_int_t total = 0;

    if (field < 0 || !reading_is_of_things(rules, field)) return NULL;
    for (int i = 0; i < cards->n; i++) {
        json_t *one = field_of(scenario, cards->ids[i], name);

        total += json_integer_value(one);
        json_decref(one);
    }
    return json_integer(total);
}

// Returns a detail of positions, or a status, counter or field of that name.
static json_t *detail_of(const Scenario *scenario, ObjectId id, const char *name)
{
    const Table *table = &scenario->table;
    const Rules *rules = table->rules;
    const State *state = table->state;
    const int status = row_of(rules->statuses, rules->statuses_n, name);
    const int counter = row_of(rules->counters, rules->counters_n, name);
    PlayDetail detail;
    json_t *found;

    if (position_detail(table, name, &detail))
        return detail.kind == DETAIL_COUNTER
                   ? json_integer(state_counter(state, id, detail.row))
                   : status_of(scenario, id, detail.row);
    if (status >= 0) return status_of(scenario, id, status);
    if (counter >= 0) return json_integer(state_counter(state, id, counter));
    found = field_of(scenario, id, name);
    if (!found) found = adjective_of(scenario, id, name);
    return found ? found : words_of(scenario, id, name);
}

static json_t *flag_of(const Object *object, const char *key)
{
    static const struct {
        const char *key;
        int flag;
    } flags[] = {{"exhausted", OBJECT_EXHAUSTED},
                 {"token", OBJECT_TOKEN},
                 {"facedown", OBJECT_FACEDOWN}};

    for (int i = 0; i < COUNT_OF(flags); i++)
        if (!strcmp(key, flags[i].key))
            return json_boolean(object->flags & flags[i].flag);
    return strcmp(key, "ready") ? NULL
                                : json_boolean(!(object->flags & OBJECT_EXHAUSTED));
}

json_t *scenario_read_object(const Scenario *scenario, ObjectId id, const char *key)
{
    const Object *object = &scenario->table.state->objects[id];
    json_t *flag = flag_of(object, key);

    if (flag) return flag;
    if (!strcmp(key, "on_board"))
        return json_boolean(object_on_board(&scenario->table, id));
    if (!strcmp(key, "at"))
        return scenario_read_place(scenario, object->spot, object->controller);
    if (!strcmp(key, "controller"))
        return scenario_read_side(scenario, object->controller);
    if (!strcmp(key, "owner")) return scenario_read_side(scenario, object->owner);
    if (!strcmp(key, "keywords")) return keywords_of(scenario, id);
    if (!strcmp(key, "attached")) return attached_to(scenario, id);
    if (scenario_rows_find_places(scenario->table.rules, key))
        return whose_place(scenario, id, key);
    if (strcmp(key, "attached_to") != 0) return detail_of(scenario, id, key);
    return object->host
               ? json_string(position_card_name(&scenario->table, object->host))
               : json_false();
}
