// amount_sum.c -- makes the sums and products of data: `2 * value()`, `count(q) - 1`.
//
// A reading in data is a number that is known in play. What arithmetic makes of it is one
// too: a tree of Amounts that ends in readings and plain numbers. Whatever else a script
// works with as with a number is a fault that says the line that would be right.

#include "scripting/lua/amount_sum.h"

#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_recover.h"
#include "scripting/lua/script_value.h"

// Returns whether a number stands at [index], or what is one in data.
static bool is_amount(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (!datum) return lua_type(L, index) == LUA_TNUMBER;
    return datum->kind == SCRIPT_AMOUNT || datum->kind == DATUM_HAPPENED;
}

static int refuse_word(lua_State *L, int index)
{
    return script_fault(
        L,
        FOUND_LUA_ERROR,
        "arithmetic with %s: a word alone is no number: a reading wants what it is about, "
        "word(thing)",
        script_value_name(L, index));
}

// Pushes the sum, product or quotient of the amounts [a] and [b]. In a product a plain
// number stands first.
static int push_both(lua_State *L, AmountKind kind, uint16_t a, uint16_t b)
{
    const bool turns =
        kind == AMOUNT_PRODUCT && host_of(L)->library->amounts[b].kind == AMOUNT_CONST;
    const Amount amount = {
        .kind = (uint8_t)kind, .reading = turns ? b : a, .query = turns ? a : b};

    (void)script_value_push(
        L, SCRIPT_AMOUNT, library_add_amount(host_of(L)->library, &amount));
    return 1;
}

static uint16_t operand(lua_State *L, int index)
{
    if (!is_amount(L, index)) return (uint16_t)refuse_word(L, index);
    return script_value_amount(L, index, "arithmetic");
}

static int calculate(lua_State *L, AmountKind kind)
{
    uint16_t a, b;

    if (is_amount(L, 1) && is_amount(L, 2))
        script_value_only_at_load(L, "arithmetic with what is read in data");
    a = operand(L, 1);
    b = operand(L, 2);
    return push_both(L, kind, a, b);
}

static int sum_of(lua_State *L)
{
    return calculate(L, AMOUNT_SUM);
}

static int product_of(lua_State *L)
{
    return calculate(L, AMOUNT_PRODUCT);
}

// Puts the negative of the value at [index] in its place.
static void negate(lua_State *L, int index)
{
    lua_settop(L, index);
    lua_pushinteger(L, -1);
    lua_rotate(L, index, 1);
    lua_arith(L, LUA_OPMUL);
}

static int difference_of(lua_State *L)
{
    if (!is_amount(L, 2)) return refuse_word(L, 2);
    negate(L, 2);
    return calculate(L, AMOUNT_SUM);
}

static int negative_of(lua_State *L)
{
    if (!is_amount(L, 1)) return refuse_word(L, 1);
    negate(L, 1);
    return 1;
}

static int quotient_of(lua_State *L)
{
    int whole;
    const lua_Integer n = lua_tointegerx(L, 2, &whole);

    if (is_amount(L, 1) && (!whole || n < 1))
        return script_fault(L,
                            FOUND_ARGUMENT,
                            "'//' in data wants a number of parts above 0, got %s",
                            script_value_name(L, 2));
    return calculate(L, AMOUNT_QUOTIENT);
}

static int no_parts(lua_State *L)
{
    if (!is_amount(L, 1) || !is_amount(L, 2))
        return refuse_word(L, is_amount(L, 1) ? 2 : 1);
    return script_fault(
        L,
        FOUND_ARGUMENT,
        "data has '+', '-', '*' and '//', which rounds down: half of it is "
        "reading // 2");
}

static int no_comparison(lua_State *L)
{
    for (int i = 1; i <= 2; i++)
        if (!is_amount(L, i))
            return script_fault(L,
                                FOUND_LUA_ERROR,
                                "%s is compared: a word alone is no number: a reading "
                                "wants what it is about, word(thing)",
                                script_value_name(L, i));
    return script_fault(
        L,
        FOUND_ARGUMENT,
        "what is read in data is known in play: it is compared in a query, "
        "with at_least(n), at_most(n) or less_than(n)");
}

static int no_text(lua_State *L)
{
    return script_fault(
        L,
        FOUND_ARGUMENT,
        "%s is no part of a text: what is read in data is known in play, and "
        "a keyword's number is multiplied by 'each'",
        script_value_name(L, lua_isuserdata(L, 1) ? 1 : 2));
}

static const struct {
    const char *name;
    lua_CFunction does;
} meta[] = {
    {"__add", sum_of},
    {"__sub", difference_of},
    {"__mul", product_of},
    {"__unm", negative_of},
    {"__idiv", quotient_of},
    {"__div", no_parts},
    {"__mod", no_parts},
    {"__pow", no_parts},
    {"__lt", no_comparison},
    {"__le", no_comparison},
    {"__concat", no_text},
};

void amount_sum_install(lua_State *L)
{
    for (int i = 0; i < COUNT_OF(meta); i++) {
        lua_pushcfunction(L, meta[i].does);
        script_recover_wrap(L);
        lua_setfield(L, -2, meta[i].name);
    }
}
