// reading.c -- reads fields and adjectives by the source that their row names.

#include "engine/abilities/held/reading.h"

#include "engine/cards/fact.h"
#include "engine/kernel/table/object.h"

// Returns the row of the game's counters that the field is; below 0: it is none.
static int named_counter(const Rules *rules, int field)
{
    return field - rules->fields_n - PLAYER_COUNTERS_MAX;
}

bool reading_is_of_things(const Rules *rules, int field)
{
    if (named_counter(rules, field) >= 0) return true;
    return field < rules->fields_n &&
           (rules->fields[field].source || rules->fields[field].of_object);
}

bool reading_is_of_players(const Rules *rules, int field)
{
    if (named_counter(rules, field) >= 0) return false;
    return field >= rules->fields_n || rules->fields[field].of_player;
}

static int fact_of(const Card *card, int fact)
{
    return fact_number(card->facts[fact]);
}

static int printed(const Table *table, const Card *card, int number)
{
    return fact_of(card, table->rules->numbers[number].fact);
}

void reading_settle(const Table *table)
{
    if (table_is_stale(table->state) && table->rules->derive)
        table->rules->derive(table);
}

int reading_number(const Table *table, int number, ObjectId object)
{
    const int16_t *place;

    if (!object_on_board(table, object))
        return printed(table, object_card(table, object), number);
    table_scratch(table)->stat_reads++;
    if (table_is_stale(table->state) && table->rules->derive_one)
        return table->rules->derive_one(table, number, object);
    reading_settle(table);
    place = table_number(table, table->state, number, object);
    return place ? *place : 0;
}

bool reading_of_object(const Table *table, const Env *env, int field, ObjectId object,
                       int *n)
{
    const int counter = named_counter(table->rules, field);
    const FieldRow *row = &table->rules->fields[counter < 0 ? field : 0];

    *n = 0;
    if (counter >= 0) {
        *n = state_counter(table->state, object, counter);
        return true;
    }
    if (!reading_is_of_things(table->rules, field)) return false;
    switch ((ReadSource)row->source) {
    case SOURCE_FACT: *n = fact_of(object_card(table, object), row->index); break;
    case SOURCE_COUNTER: *n = state_counter(table->state, object, row->index); break;
    case SOURCE_NUMBER: *n = reading_number(table, row->index, object); break;
    case SOURCE_QUESTION: *n = table->rules->answer(table, row->index, object); break;
    case SOURCE_FUNCTION:
    case SOURCE_TYPE:
    case SOURCE_SUPERTYPE: *n = row->of_object(table, env, object); break;
    }
    return true;
}

int reading_parts(const Rules *rules, int field)
{
    if (field >= rules->fields_n || rules->fields[field].source != SOURCE_FACT)
        return 0;
    return rules->facts[rules->fields[field].index].parts;
}

bool reading_part(const Table *table, int field, CardId card, int part, int *n)
{
    const Library *library = table->library;
    const int fact = table->rules->fields[field].index;
    int parts;
    const CardItem *items = library_items(library, &library->cards[card], fact, &parts);

    *n = 0;
    if (part < 1 || part > parts) return false;
    *n = items[part - 1].n;
    return true;
}

bool reading_of_player(const Table *table, const Env *env, int field, PlayerId player,
                       int *n)
{
    const int counter = field - table->rules->fields_n;

    *n = 0;
    if (counter >= PLAYER_COUNTERS_MAX) return false;
    if (counter >= 0) {
        *n = table->state->players[player].counters[counter];
        return true;
    }
    if (!table->rules->fields[field].of_player) return false;
    *n = table->rules->fields[field].of_player(table, env, player);
    return true;
}

bool reading_of_cause(const Table *table, int field, const Cause *cause, int *n)
{
    const Card *card = &table->library->cards[cause->card];
    const FieldRow *row = &table->rules->fields[field];

    *n = 0;
    if (field >= table->rules->fields_n) return false;
    if (row->of_cause)
        *n = row->of_cause(table, cause);
    else if (row->source == SOURCE_FACT)
        *n = fact_of(card, row->index);
    else if (row->source == SOURCE_NUMBER)
        *n = printed(table, card, row->index);
    else
        return false;
    return true;
}

bool reading_of_last_known(const Table *table, int field, const LastKnown *known,
                           int *n)
{
    const Card *card = &table->library->cards[known->object.card];
    const int counter = named_counter(table->rules, field);
    const FieldRow *row = &table->rules->fields[counter < 0 ? field : 0];

    *n = 0;
    if (counter < 0 && field >= table->rules->fields_n) return false;
    if (counter >= 0)
        *n = known->counters[counter];
    else if (row->source == SOURCE_FACT)
        *n = fact_of(card, row->index);
    else if (row->source == SOURCE_COUNTER)
        *n = known->counters[row->index];
    else if (row->source == SOURCE_NUMBER)
        *n = known->numbers[row->index];
    else
        return false;
    return true;
}

bool reading_adjective_of_things(const AdjectiveRow *row)
{
    return row->source || row->holds;
}

bool reading_holds_of_card(const AdjectiveRow *row, const Card *card)
{
    if (row->source == SOURCE_TYPE) return (card->types >> row->index) & 1u;
    if (row->source == SOURCE_SUPERTYPE) return (card->supertypes >> row->index) & 1u;
    return false;
}

bool reading_holds_of_row(const Table *table, const AdjectiveRow *row, ObjectId object)
{
    if (row->source == SOURCE_QUESTION)
        return table->rules->answer(table, row->index, object) > 0;
    return reading_holds_of_card(row, object_card(table, object));
}
