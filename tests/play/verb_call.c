// verb_call.c -- draws an argument for each letter of a verb's signature.

#include "tests/play/verb_call.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"

// The draw of one call.
typedef struct {
    Table *table;
    VerbStream *stream;
    int accepts; // the row of Rules.accepts for the argument that is being drawn
} Drawing;

uint64_t verb_call_draw(VerbStream *stream)
{
    uint64_t x = stream->at += 0x9E3779B97F4A7C15u;

    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

// Returns a number below [n], 0 where there is none.
static int below(const Drawing *drawing, int n)
{
    return n > 0 ? (int)(verb_call_draw(drawing->stream) % (unsigned)n) : 0;
}

ObjectId verb_call_object(const Table *table, VerbStream *stream)
{
    const State *state = table->state;
    const int n = state->objects_n;
    const int first = n ? (int)(verb_call_draw(stream) % (unsigned)n) : 0;

    for (int i = 0; i < n; i++) {
        const ObjectId id = (ObjectId)(1 + (first + i) % n);

        if (state->objects[id].card) return id;
    }
    return 0;
}

// Returns an object that the verb acts on, 0 if there is none.
static ObjectId fitting_object(const Drawing *drawing)
{
    const State *state = drawing->table->state;
    const int first = below(drawing, state->objects_n);

    for (int i = 0; i < state->objects_n; i++) {
        const ObjectId id = (ObjectId)(1 + (first + i) % state->objects_n);

        if (state->objects[id].card &&
            accept_fits(drawing->table, drawing->accepts, id))
            return id;
    }
    return 0;
}

// Objects of every type are met equally often, however many cards lie in decks.
static ObjectId object_of_some_type(const Drawing *drawing)
{
    const Table *table = drawing->table;
    const int type = below(drawing, table->rules->types_n);
    ObjectId *recent = &drawing->stream->recent[below(drawing, 4)];
    ObjectId id = *recent;

    if (id <= table->state->objects_n && table->state->objects[id].card &&
        below(drawing, 2))
        return id;
    if (below(drawing, 2)) return *recent = fitting_object(drawing);
    for (int i = 0; i < 24; i++) {
        id = verb_call_object(table, drawing->stream);
        if (id && object_card(table, id)->types & (1u << type)) break;
        if (id && i > 12 && object_on_board(table, id)) break;
    }
    return *recent = id;
}

static Value of(ValueKind kind, int n)
{
    return (Value){.kind = (uint8_t)kind, .n = n};
}

static Value some_object(const Drawing *drawing)
{
    Ref ref = object_ref(drawing->table->state, object_of_some_type(drawing));

    if (!below(drawing, 16)) ref.generation++;
    return value_object(ref);
}

static Value some_group(const Drawing *drawing)
{
    int index;
    Group *group;

    if (drawing->table->groups_n + 8 >= GROUPS_MAX) return some_object(drawing);
    group = table_group(drawing->table, &index);
    for (int i = below(drawing, 12); i > 0; i--) {
        const Value member = some_object(drawing);

        if (member.kind == VALUE_OBJECT) group->members[group->n++] = member.ref;
    }
    return of(VALUE_GROUP, index);
}

static Value some_item(const Drawing *drawing)
{
    const State *state = drawing->table->state;

    if (!state->chain_n) return of(VALUE_ITEM, 1 + below(drawing, 9));
    return of(VALUE_ITEM, state->chain[below(drawing, state->chain_n)].serial);
}

static Value some_player(const Drawing *drawing)
{
    return of(VALUE_PLAYER, below(drawing, drawing->table->state->players_n));
}

static Value some_number(const Drawing *drawing)
{
    static const int large[] = {
        -1, -3, 300, 70000, 9999, 32768, -70000, INT32_MAX, INT32_MIN};

    if (below(drawing, 8)) return value_number(below(drawing, 5));
    return value_number(large[below(drawing, COUNT_OF(large))]);
}

static Value some_query(const Drawing *drawing)
{
    return of(VALUE_QUERY, 1 + below(drawing, drawing->table->library->queries_n - 1));
}

static Value some_role(const Drawing *drawing)
{
    return of(VALUE_ROLE, 1 + below(drawing, ROLE_COUNT - 1));
}

static Value some_thing(const Drawing *drawing)
{
    switch (below(drawing, 20)) {
    case 0: return some_query(drawing);
    case 1: return some_role(drawing);
    case 2: return some_item(drawing);
    case 3: return some_player(drawing);
    case 4:
    case 5: return some_group(drawing);
    default: return some_object(drawing);
    }
}

static Value some_place(const Drawing *drawing)
{
    switch (below(drawing, 5)) {
    case 0: return of(VALUE_ZONE, below(drawing, drawing->table->rules->zones_n));
    case 1: return some_role(drawing);
    case 2: return some_object(drawing);
    case 3:
        return value_spot(
            object_location(drawing->table, object_of_some_type(drawing)));
    default: return of(VALUE_SPOT, below(drawing, drawing->table->spots_n));
    }
}

static Value some_word(const Drawing *drawing)
{
    return of(VALUE_WORD, below(drawing, drawing->table->rules->words_n));
}

static Value some_keyword(const Drawing *drawing)
{
    Value value =
        of(VALUE_KEYWORD, 1 + below(drawing, drawing->table->library->keywords_n - 1));

    value.ref.id = (ObjectId)below(drawing, 100);
    return value;
}

static Value some_cost(const Drawing *drawing)
{
    Value value =
        of(VALUE_COST, 1 + below(drawing, drawing->table->library->costs_n - 1));

    value.discount = below(drawing, 2);
    return value;
}

// Clauses that stand in the words of a script: those with a run.
static Value some_clause(const Drawing *drawing)
{
    return of(VALUE_CLAUSE, 1 + below(drawing, drawing->table->library->clauses_n - 1));
}

static Value some_term(const Drawing *drawing)
{
    switch (below(drawing, 8)) {
    case 0: return some_word(drawing);
    case 1: return some_number(drawing);
    case 2: return some_keyword(drawing);
    case 3: return some_cost(drawing);
    case 4: return some_player(drawing);
    case 5: return some_query(drawing);
    case 6: return some_object(drawing);
    default: return some_place(drawing);
    }
}

// Returns the name of a card that verbs may create.
static const char *some_name(const Drawing *drawing)
{
    const Library *library = drawing->table->library;
    const int first = below(drawing, library->cards_n);

    for (int i = 0; i < library->cards_n; i++) {
        const Card *card = &library->cards[(first + i) % library->cards_n];

        const int creates = drawing->table->rules->creates;

        if (card->name && (!creates || card->supertypes & creates)) return card->name;
    }
    return "";
}

static Value some_text(const Drawing *drawing, char letter)
{
    const Library *library = drawing->table->library;
    Value value = of(VALUE_TEXT, 0);

    value.text = "text";
    if (letter == 'o') value.text = some_name(drawing);
    if (letter == 'y')
        value.text =
            library->keywords[1 + below(drawing, library->keywords_n - 1)].name;
    return value;
}

// Returns how many names the game has for a letter, or for row [of] of what it names.
static int names_of(const Rules *rules, char letter, int of)
{
    int n = 0;

    while (rules->name_of && rules->name_of(rules, letter, of, n)) n++;
    return n;
}

// Returns a word of the column, setting or die that the call names before.
static Value some_word_of(const Drawing *drawing, const VerbCall *call)
{
    const Rules *rules = drawing->table->rules;
    const char *letter = call->verb->signature;
    int n = 0;

    for (int i = 0; i < call->n; letter++) {
        if (*letter == '|') continue;
        if (*letter == 'a') n = rules->facts[call->args[i].n].vocabulary_n;
        if (*letter == 'g' || *letter == 'l')
            n = names_of(rules, *letter, call->args[i].n);
        i++;
    }
    return value_number(below(drawing, n));
}

// Scripts name no other phase for what brings one again.
static int phase_that_comes_again(const Drawing *drawing)
{
    const Rules *rules = drawing->table->rules;
    const int first = below(drawing, rules->phases_n);

    for (int i = 0; i < rules->phases_n; i++) {
        const int row = (first + i) % rules->phases_n;

        if (!(rules->phases_once >> row & 1u)) return row;
    }
    return 0;
}

// Returns the number of a row that the letter names, -1: it names none.
static int some_row(const Drawing *drawing, char letter)
{
    const Rules *rules = drawing->table->rules;

    switch (letter) {
    case 'a': return below(drawing, rules->facts_n);
    case 'f':
        return below(drawing,
                     rules->fields_n + drawing->table->library->player_counters_n);
    case 'r': return below(drawing, rules->counters_n);
    case '+':
        if (!drawing->table->library->thing_counters_n) return 0;
        return rules->counters_n +
               below(drawing, drawing->table->library->thing_counters_n);
    case 'i': return below(drawing, rules->questions_n);
    case 'v': return below(drawing, rules->options_n);
    case 'j': return below(drawing, rules->endings_n);
    case '?': return below(drawing, rules->prompts_n);
    case '#': return below(drawing, rules->numbers_n);
    case 'K': return below(drawing, drawing->table->library->keywords_n);
    case 'H':
        return rules->phases_first +
               below(drawing, rules->phases_n - rules->phases_first);
    case 'A': return phase_that_comes_again(drawing);
    case 'g':
    case 'l': return below(drawing, names_of(rules, letter, -1));
    case 'b': return below(drawing, 2);
    default: return -1;
    }
}

static Value some_argument(const Drawing *drawing, char letter)
{
    const Rules *rules = drawing->table->rules;
    const int row = some_row(drawing, letter);

    if (row >= 0) return value_number(row);
    switch (letter) {
    case 'x': return some_thing(drawing);
    case 'X':
        if (!below(drawing, 4)) return some_number(drawing);
        if (!below(drawing, 4)) return of(VALUE_ZONE, below(drawing, rules->zones_n));
        return some_thing(drawing);
    case 'p':
    case 'P':
    case '@': return below(drawing, 3) ? some_player(drawing) : some_role(drawing);
    case 'n':
    case '~': return some_number(drawing);
    case 'z': return of(VALUE_ZONE, below(drawing, rules->zones_n));
    case 's': return some_place(drawing);
    case 'd':
    case 'w': return some_word(drawing);
    case 'W': return some_term(drawing);
    case 'c': return some_clause(drawing);
    case 'k': return below(drawing, 2) ? some_keyword(drawing) : some_clause(drawing);
    case '$': return some_cost(drawing);
    case 'q': return some_query(drawing);
    case 'e': return of(VALUE_EVENT, below(drawing, rules->events_n));
    case 'u': return value_number(below(drawing, PLAYER_COUNTERS_MAX));
    case 'm': return value_number(below(drawing, STATUSES_MAX - rules->statuses_n));
    default:
        ASSERT(strchr("toy", letter)); // else the draw does not know the letter
        return some_text(drawing, letter);
    }
}

// A script's words may stand for anything of the moment.
static void change_env(const Drawing *drawing, Env *env)
{
    if (!below(drawing, 2)) env->subject = some_object(drawing).ref;
    if (env->chooser == NOBODY) env->chooser = drawing->table->state->turn_player;
    if (!below(drawing, 4)) env->actor = (PlayerId)some_player(drawing).n;
    if (!below(drawing, 4))
        env->event_spot = (SpotId)below(drawing, drawing->table->spots_n);
}

void verb_call_make(VerbCall *call, Table *table, Env *env, int row, VerbStream *stream)
{
    Drawing drawing = {table, stream, 0};
    bool optional = false;

    call->verb = &table->rules->verbs[row];
    call->n = 0;
    change_env(&drawing, env);
    for (const char *letter = call->verb->signature; *letter; letter++) {
        if (*letter == '|') {
            optional = true;
            continue;
        }
        drawing.accepts = accept_of_parameter(call->verb, call->n);
        if (optional && !below(&drawing, 3))
            call->args[call->n] = (Value){.kind = VALUE_NONE};
        else if (*letter == 'h')
            call->args[call->n] = some_word_of(&drawing, call);
        else
            call->args[call->n] = some_argument(&drawing, *letter);
        call->n++;
    }
}

int verb_call_type(const Table *table, const Value *value)
{
    if (value->kind != VALUE_OBJECT || !value->ref.id) return -1;
    if (!table->state->objects[value->ref.id].card) return -1;
    return __builtin_ctz(object_card(table, value->ref.id)->types | 0x8000u);
}

void verb_call_text(const VerbCall *call, const Table *table, char *text, size_t size)
{
    int n = snprintf(text, size, "%s(", call->verb->name);

    for (int i = 0; i < call->n && (size_t)n < size; i++) {
        const Value *value = &call->args[i];
        const Object *object = &table->state->objects[value->ref.id];

        n += snprintf(text + n, size - (size_t)n, " %d:%d", value->kind, value->n);
        if (value->kind != VALUE_OBJECT || (size_t)n >= size) continue;
        n += snprintf(text + n,
                      size - (size_t)n,
                      " %s at %d",
                      table->library->cards[object->card].name,
                      object->spot);
    }
    if ((size_t)n < size) (void)snprintf(text + n, size - (size_t)n, ")\n");
}
