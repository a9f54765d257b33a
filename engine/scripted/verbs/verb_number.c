// verb_number.c -- verbs over a number of several things or players: sums and extremes.

#include <limits.h>

#include "engine/abilities/held/reading.h"
#include "engine/abilities/language/accept.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/verbs/verb_inside.h"

// A number over several things or players: its sum and its extremes.
typedef struct {
    int n, sum, most, least;
    ObjectId ids[OBJECTS_MAX];
    int numbers[OBJECTS_MAX]; // of each thing
} Numbers;

static void take(Numbers *numbers, int number)
{
    numbers->sum += number;
    if (number > numbers->most) numbers->most = number;
    if (number < numbers->least) numbers->least = number;
}

static void of_players(Table *table, const Env *env, const Value *args,
                       Numbers *numbers)
{
    PlayerId players[SEATS_MAX];

    numbers->n = args_players(table, env, args[1], players);
    for (int i = 0; i < numbers->n; i++) {
        int *number = &numbers->numbers[i];

        *number = 0;
        (void)reading_of_player(table, env, args[0].n, players[i], number);
        take(numbers, *number);
    }
}

// Returns the number of the thing; of a row of numbers that one, 0: all of them together.
static int number_of_thing(const Table *table, const Env *env, int field, int part,
                           ObjectId id)
{
    int n;

    if (part)
        (void)reading_part(table, field, table->state->objects[id].card, part, &n);
    else
        (void)reading_of_object(table, env, field, id, &n);
    return n;
}

// Tells what each thing has, as parts of what is made of all.
static void tell_parts(const Table *table, const Numbers *numbers)
{
    for (int i = 0; i < numbers->n; i++) {
        const Ref ref = object_ref(table->state, numbers->ids[i]);

        observer_tell(
            table,
            &(Sight){.kind = SIGHT_PART, .source = ref, .n = numbers->numbers[i]});
    }
}

static void of_things(Table *table, const Env *env, const Value *args, int n,
                      Numbers *numbers)
{
    const Value part = args_at(args, n, 2);

    if (part.kind == VALUE_NUMBER) accept_part(table, args[0].n, part.n);
    numbers->n = args_things(table, env, args[1], numbers->ids);
    for (int i = 0; i < numbers->n; i++) {
        numbers->numbers[i] = number_of_thing(table,
                                              env,
                                              args[0].n,
                                              part.kind == VALUE_NUMBER ? part.n : 0,
                                              numbers->ids[i]);
        take(numbers, numbers->numbers[i]);
    }
    if (observer_is_there(table)) tell_parts(table, numbers);
}

static void read_numbers(Table *table, const Env *env, const Value *args, int n,
                         Numbers *numbers)
{
    numbers->n = numbers->sum = 0;
    numbers->most = INT_MIN;
    numbers->least = INT_MAX;
    if (args_are_players(table, env, args[1]))
        of_players(table, env, args, numbers);
    else
        of_things(table, env, args, n, numbers);
}

// Returns the things whose number is [wanted].
static Value those_with(Table *table, Numbers *numbers, int wanted)
{
    int kept = 0;

    for (int i = 0; i < numbers->n; i++) {
        if (numbers->numbers[i] == wanted) numbers->ids[kept++] = numbers->ids[i];
    }
    return args_list(table, numbers->ids, kept);
}

static void want_things(Table *table, const Env *env, Value value)
{
    if (args_are_players(table, env, value))
        table_mistake(table, "things are wanted, these are players");
}

Value verb_do_total(Table *table, Env *env, const Value *args, int n)
{
    Numbers numbers;

    read_numbers(table, env, args, n, &numbers);
    return value_number(numbers.sum);
}

Value verb_do_most(Table *table, Env *env, const Value *args, int n)
{
    Numbers numbers;

    read_numbers(table, env, args, n, &numbers);
    return value_number(numbers.n ? numbers.most : 0);
}

Value verb_do_least(Table *table, Env *env, const Value *args, int n)
{
    Numbers numbers;

    read_numbers(table, env, args, n, &numbers);
    return value_number(numbers.n ? numbers.least : 0);
}

Value verb_do_highest(Table *table, Env *env, const Value *args, int n)
{
    Numbers numbers;

    want_things(table, env, args[1]);
    read_numbers(table, env, args, n, &numbers);
    return those_with(table, &numbers, numbers.most);
}

Value verb_do_lowest(Table *table, Env *env, const Value *args, int n)
{
    Numbers numbers;

    want_things(table, env, args[1]);
    read_numbers(table, env, args, n, &numbers);
    return those_with(table, &numbers, numbers.least);
}
