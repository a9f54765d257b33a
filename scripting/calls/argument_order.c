// argument_order.c -- refuses a call whose arguments fit the verb in another order, and says that one.
//
// Only what an argument plainly is counts: a number, a text, a thing, a player, a place.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/base/script_level.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/lua/right_line.h"

// The arguments of a call, in the order of the parameters.
typedef struct {
    const Call *call;
    int given;
    int order[ARGUMENTS_MAX];   // which argument stands there
    int letters[ARGUMENTS_MAX]; // which parameter takes it
    int n;
} Order;

// Returns the letters that a thing of a rehearsal fits.
static const char *letters_of_handle(lua_Integer handle)
{
    static const char *const letters[VALUE_LASTING + 1] = {
        [VALUE_NONE] = "xX",
        [VALUE_PLAYER] = "pP@",
        [VALUE_SPOT] = "s",
        [VALUE_COST] = "$",
        [VALUE_LASTING] = "d",
    };
    const ValueKind kind = script_value_rehearsed_kind(handle);

    return kind < COUNT_OF(letters) && letters[kind] ? letters[kind] : "";
}

static const char *letters_of_word(const Host *host, const ScriptValue *word)
{
    if (word->role == ROLE_YOU || word->role == ROLE_THEY) return "pP@";
    if (word->role == ROLE_ME || word->role == ROLE_IT || word->role == ROLE_THIS)
        return "xX";
    if (word->role) return "s";
    if (word->kind_row)
        return host->rules->kinds[word->kind_row - 1].kind == KIND_PLAYER
                   ? "pP@q"
                   : (word->zone ? "xXqzs" : "xXq");
    if (word->zone) return "zs";
    if (word->word)
        return host->rules->words[word->word - 1].group == WORD_DURATION ? "d" : "wW";
    return "";
}

static const char *letters_of_datum(const Host *host, const ScriptValue *datum)
{
    if (datum->kind == SCRIPT_WORD) return letters_of_word(host, datum);
    if (datum->kind == SCRIPT_QUERY)
        return argument_means_players(host, datum->n) ? "pP@q" : "xXq";
    if (datum->kind == SCRIPT_KEYWORD || datum->kind == SCRIPT_TAG) return "k";
    return datum->kind == SCRIPT_CLAUSE   ? "ck"
           : datum->kind == SCRIPT_COST   ? "$"
           : datum->kind == SCRIPT_THINGS ? "xX"
                                          : "";
}

// Returns the letters of parameters that the argument plainly fits, NULL: any, it is nil.
static const char *letters_of(const Call *call, int index)
{
    lua_State *L = call->L;
    const ScriptValue *datum = script_value_at(L, index);

    if (lua_isnil(L, index)) return NULL;
    if (datum) return letters_of_datum(call->host, datum);
    if (lua_type(L, index) == LUA_TSTRING) return "toykKmurifavjg?l#hHAe";
    if (!lua_isinteger(L, index)) return "";
    return lua_tointeger(L, index) > INT32_MAX
               ? letters_of_handle(lua_tointeger(L, index))
               : "n~X";
}

static bool fits(const Order *order, int parameter, int index)
{
    const char *letters = letters_of(order->call, index);

    return !letters ||
           text_has_letter(letters, order->call->form->parameters[parameter].letter);
}

// Lays the arguments that are not [used] to the parameters from [parameter] on. Returns whether
// all find a place.
static bool lay(Order *order, int parameter, unsigned used)
{
    const VerbForm *form = order->call->form;

    if (used == (2u << order->given) - 2u) return parameter >= form->needed;
    if (parameter == form->n) return false;
    for (int i = 1; i <= order->given; i++) {
        if (used >> i & 1u || !fits(order, parameter, i)) continue;
        order->order[order->n] = i;
        order->letters[order->n++] = parameter;
        if (lay(order, parameter + 1, used | 1u << i)) return true;
        order->n--;
    }
    return form->parameters[parameter].optional && lay(order, parameter + 1, used);
}

// Returns whether the arguments stand in this order already, so that another thing is wrong.
static bool is_as_given(const Order *order)
{
    for (int i = 0; i < order->n; i++)
        if (order->order[i] != i + 1) return false;
    return true;
}

// Pushes what the verb takes, in the order of its parameters.
static const char *push_wanted(const Order *order)
{
    lua_State *L = order->call->L;

    lua_pushliteral(L, "");
    for (int i = 0; i < order->n; i++) {
        lua_pushfstring(
            L,
            "%s%s",
            i ? ", then " : "",
            argument_name(order->call->form->parameters[order->letters[i]].letter));
        lua_concat(L, 2);
    }
    return lua_tostring(L, -1);
}

void argument_order_check(const Call *call)
{
    Order order = {.call = call, .given = lua_gettop(call->L)};
    RightLine line = {.n = 0};
    const char *wanted;

    if (call->host->phase == PHASE_RUN || !call->form || order.given < 2 ||
        order.given > call->form->n || !lay(&order, 0, 0) || is_as_given(&order))
        return;
    luaL_checkstack(call->L, LUA_MINSTACK, NULL);
    right_line_add(&line, "%s(", call->row->name);
    for (int i = 0; i < order.n; i++) {
        if (i) right_line_add(&line, ", ");
        right_call_add(call, &line, order.letters[i], order.order[i]);
    }
    right_line_add(&line, ")");
    if (line.lacks) return;
    wanted = push_wanted(&order);
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "'%s' takes %s%s; write: %s",
                 call->row->name,
                 wanted,
                 script_level_form(call->row->name),
                 line.text);
}

// ---- places

// Returns the first verb that takes the same arguments, and the zone as its place; NULL: none.
static const VerbForm *form_for_zone(const Call *call, int zone, int index)
{
    const Host *host = call->host;

    for (int i = 0; i < host->rules->verbs_n; i++) {
        const VerbRow *row = &host->rules->verbs[i];

        if (row == call->row || row->deed != call->row->deed ||
            strncmp(row->signature, call->row->signature, (size_t)index) != 0 ||
            !accept_zone(row, zone) || !row->run)
            continue;
        return &host->forms[i];
    }
    return NULL;
}

void argument_order_check_place(const Call *call, const Parameter *parameter, int index)
{
    const ScriptValue *word = script_value_at(call->L, index);
    const VerbForm *form;
    Call right = *call;
    RightLine line = {.n = 0};

    if (call->host->phase == PHASE_RUN || !call->form || !word ||
        word->kind != SCRIPT_WORD || !word->zone || parameter->letter != 's' ||
        call->host->rules->zones[word->zone - 1].scope == SCOPE_HOST)
        return;
    form = form_for_zone(call, word->zone - 1, index);
    if (!form) return;
    right.form = form;
    right.row = form->row;
    right_line_add(&line, "%s(", form->row->name);
    for (int i = 1; i <= index; i++) {
        if (i > 1) right_line_add(&line, ", ");
        right_call_add(&right, &line, i - 1, i);
    }
    right_line_add(&line, ")");
    if (line.lacks) return;
    script_fault(call->L,
                 FOUND_ARGUMENT,
                 "'%s' never goes to '%s', which is where '%s' goes; write: %s",
                 call->row->name,
                 word->name,
                 form->row->name,
                 line.text);
}
