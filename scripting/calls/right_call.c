// right_call.c -- the call of a verb that would be right, for the end of a refusal.
//
// What the script has written right stays; what it got wrong, or left out, becomes an example
// that the tables of the game give.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/clauses/clauses.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/written_name.h"

// A call that is being written, and what stands above the card for it.
typedef struct {
    Call call;
    int given; // arguments of the script
    RightLine line, above;
} RightCall;

static void add_above(RightCall *right, const char *name)
{
    right_line_add(&right->above, "%slocal %s = ", right->above.n ? " and " : "", name);
    right_line_add(&right->line, "%s", name);
}

// Adds a clause of the first kind that the verb takes, in a local.
static void add_clause(RightCall *right)
{
    static const int kinds[] = {CLAUSE_PASSIVE,
                                CLAUSE_WHEN,
                                CLAUSE_INSTEAD,
                                CLAUSE_EFFECT,
                                CLAUSE_CAN,
                                CLAUSE_CANNOT,
                                CLAUSE_ACTIVATED};

    for (int i = 0; i < COUNT_OF(kinds); i++)
        if (accept_clause(right->call.row, kinds[i])) {
            add_above(right, "given");
            right_line_clause(right->call.host, &right->above, kinds[i]);
            return;
        }
    right->line.lacks = true;
}

static void add_keyword(RightCall *right)
{
    RightLine keyword = {.n = 0};

    right_line_fill(right->call.host, &keyword, "\"<keyword>\"");
    if (keyword.lacks)
        add_clause(right);
    else
        right_line_add(&right->line, "%s", keyword.text);
}

static void add_price(RightCall *right)
{
    add_above(right, "price");
    right_line_fill(right->call.host, &right->above, "cost { <resource> = 1 }");
}

// Adds the first zone that the verb takes: [place], one that is one place.
static void add_zone(RightCall *right, bool place)
{
    const Rules *rules = right->call.host->rules;

    for (int i = 0; i < rules->zones_n; i++)
        if (accept_zone(right->call.row, i) &&
            (!place || rules->zones[i].scope != SCOPE_HOST)) {
            right_line_add(&right->line, "%s", rules->zones[i].name);
            return;
        }
    right_line_add(&right->line, "here");
    right->line.lacks |= !place;
}

// Adds the first word that the verb takes: [lasts], one that says how long.
static void add_word(RightCall *right, bool lasts)
{
    const Rules *rules = right->call.host->rules;

    for (int i = 0; i < rules->words_n; i++) {
        const int ends = rules->ends_of ? rules->ends_of(rules, i) : ENDS_NEVER;

        if (!accept_word(rules, right->call.row, i)) continue;
        if (!lasts && text_has_letter(right->call.row->signature, 'd') &&
            rules->words[i].group == WORD_DURATION)
            continue;
        if (lasts && (ends == ENDS_NEVER || rules->words[i].of_types)) continue;
        if (rules->words[i].group == WORD_NOTE && rules->words[i].keeps) continue;
        right_line_add(&right->line, "%s", rules->words[i].name);
        return;
    }
    right->line.lacks = true;
}

static void add_term(RightCall *right)
{
    const VerbRow *row = right->call.row;

    if (row->signature[0] != 'w' && accept_kind(row, VALUE_WORD) && row->takes.words)
        add_word(right, false);
    else if (row->signature[0] != 'w' && accept_kind(row, VALUE_ZONE) &&
             row->takes.zones)
        add_zone(right, true);
    else
        right_line_add(&right->line, "1");
}

// Returns the types of the cards that have a cost.
static unsigned types_of_costs(const Rules *rules)
{
    unsigned types = 0;

    for (int i = 0; i < rules->facts_n; i++)
        if (rules->facts[i].role == FACT_COST) types |= rules->facts[i].types;
    return types;
}

// Adds the name of a card that the verb may create.
static void add_card(RightCall *right)
{
    const Library *library = right->call.host->library;
    const Rules *rules = right->call.host->rules;
    const unsigned costly = types_of_costs(rules);
    // What is played is of a type that has a cost, and what a verb takes alone need not be.
    const bool plays = strchr(right->call.row->signature, '|') != NULL;

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (rules->creates && !(card->supertypes & rules->creates)) continue;
        if (card->types & rules->faces || card->unplayable) continue;
        if (plays && costly && !(card->types & costly)) continue;
        right_line_add(&right->line, "\"%s\"", card->name);
        return;
    }
    right->line.lacks = true;
}

static void add_row(RightCall *right, char letter)
{
    Call *call = &right->call;
    int row;
    const char *name = argument_name_first(call, letter, &row);

    if (!name) {
        right->line.lacks = true;
        return;
    }
    call->args[call->n - 1].n = row;
    right_line_add(&right->line, "\"%s\"", name);
}

// Adds an example for the parameter.
static void add_example(RightCall *right, const Parameter *parameter)
{
    const Call *call = &right->call;
    const char *text = right_line_letter(parameter->letter);

    if (parameter->letter == '$') {
        add_price(right);
    } else if (parameter->letter == 't' && call->n > 1 && parameter[-1].letter == 't') {
        right_line_add(&right->line, "\"text %d\"", call->n); // no text stands twice
    } else if (text && strchr("pP@", parameter->letter) &&
               library_is_of_game(call->host->source ? call->host->source->kind : "")) {
        right_line_add(&right->line, "turn_player()");
    } else if (text) {
        right_line_fill(call->host, &right->line, text);
    } else {
        switch (parameter->letter) {
        case 'x':
            right_line_thing(
                call->host, &right->line, accept_of_parameter(call->row, call->n - 1));
            break;
        case 's': add_zone(right, true); break;
        case 'z': add_zone(right, false); break;
        case 'w': add_word(right, false); break;
        case 'd': add_word(right, true); break;
        case 'W': add_term(right); break;
        case 'c': add_clause(right); break;
        case 'k': add_keyword(right); break;
        case 'o': add_card(right); break;
        default: add_row(right, parameter->letter);
        }
    }
}

// Adds the argument at [index] as the script has it. Returns false where it has no name.
static bool add_given(RightCall *right, int index)
{
    lua_State *L = right->call.L;
    const ScriptValue *word = script_value_at(L, index);
    const char *name;

    if (word && word->kind == SCRIPT_WORD) {
        right_line_add(&right->line, "%s", word->name);
        return true;
    }
    if (lua_type(L, index) == LUA_TSTRING) {
        right_line_add(&right->line, "\"%s\"", lua_tostring(L, index));
        return true;
    }
    if (lua_isinteger(L, index) && lua_tointeger(L, index) <= INT32_MAX) {
        right_line_add(&right->line, "%d", (int)lua_tointeger(L, index));
        return true;
    }
    name = written_name(L, index);
    if (name) right_line_add(&right->line, "%s", name);
    return name;
}

void right_call_add(const Call *call, RightLine *line, int parameter, int index)
{
    RightCall right = {.call = *call, .given = lua_gettop(call->L), .line = *line};

    right.call.n = parameter + 1;
    if (!add_given(&right, index))
        add_example(&right, &call->form->parameters[parameter]);
    right.line.lacks |= right.above.n != 0;
    *line = right.line;
}

// Returns whether the argument at [index], which nobody has read yet, surely fits.
static bool surely_fits(const Call *call, const Parameter *parameter, int index)
{
    const ScriptValue *word = script_value_at(call->L, index);
    const unsigned own = clauses_means_own(call->host);

    if (text_has_letter("n~", parameter->letter))
        return lua_isinteger(call->L, index) &&
               lua_tointeger(call->L, index) <= INT8_MAX &&
               lua_tointeger(call->L, index) >= 0;
    if (!word || word->kind != SCRIPT_WORD) return false;
    if (text_has_letter("pP@", parameter->letter)) return word->role == ROLE_YOU;
    return text_has_letter("xX", parameter->letter) && word->role == ROLE_ME && own &&
           accept_types_may_fit(
               call->host->rules, accept_of_parameter(call->row, call->n - 1), own);
}

// Adds the call of a word that is written without one, where it gives what is wanted.
static bool add_call(RightCall *right, const Parameter *parameter, int index)
{
    const VerbForm *form = argument_name_form(right->call.L, index);
    const VerbRow *row = form ? form->row : NULL;

    if (!row || !host_has_form(right->call.host, form) || form->needed) return false;
    if (!text_has_letter("n~", parameter->letter) || row->gives != VALUE_NUMBER)
        return false;
    right_line_add(&right->line, "%s()", row->name);
    return true;
}

// Adds argument [index]: as it is given, if that was read or surely fits, else an example.
static void add_argument(RightCall *right, const Parameter *parameter, int index,
                         int wrong)
{
    const bool given = index <= right->given;

    right->call.n = index;
    if (given && index < wrong && add_given(right, index)) return;
    if (given && index > wrong && surely_fits(&right->call, parameter, index) &&
        add_given(right, index))
        return;
    if (given && index == wrong && add_call(right, parameter, index)) return;
    add_example(right, parameter);
}

// Adds the arguments up to [wrong], and those that the call needs. What may be left out is,
// where nothing fits there for sure.
static void add_arguments(RightCall *right, const VerbForm *form, int wrong)
{
    RightLine *line = &right->line;

    for (int i = 0; i < form->n && (i < form->needed || i < wrong); i++) {
        const Parameter *parameter = &form->parameters[i];
        const size_t before = line->n;

        if (i) right_line_add(line, ", ");
        if (!parameter->optional || parameter->letter != '~')
            add_argument(right, parameter, i + 1, wrong);
        else
            line->lacks = true;
        if (!parameter->optional || !line->lacks) continue;
        line->text[line->n = before] = '\0';
        line->lacks = false;
        return;
    }
}

// Pushes the call as a sentence.
static const char *push_call(RightCall *right, const VerbForm *form, int wrong)
{
    lua_State *L = right->call.L;

    luaL_checkstack(L, LUA_MINSTACK, NULL);
    right_line_add(&right->line, "%s(", form->row->name);
    add_arguments(right, form, wrong);
    right_line_add(&right->line, ")");
    if (right->line.lacks || right->above.lacks) return lua_pushliteral(L, "");
    if (!right->above.n) return lua_pushfstring(L, "; write: %s", right->line.text);
    return lua_pushfstring(
        L, "; write: %s, with %s above the card", right->line.text, right->above.text);
}

const char *right_call_push(const Call *call, int wrong)
{
    RightCall right = {.call = *call, .given = lua_gettop(call->L)};

    if (call->host->phase == PHASE_RUN) return lua_pushliteral(call->L, "");
    if (!call->form) {
        right_line_fill(call->host, &right.line, "for x in each(<thing>) do");
        return lua_pushfstring(call->L, "; write: %s", right.line.text);
    }
    if (wrong > call->form->n) wrong = call->form->n;
    return push_call(&right, call->form, wrong);
}

const char *right_call_example(lua_State *L, const VerbRow *row)
{
    Host *host = host_of(L);
    const VerbForm *form = &host->forms[row - host->rules->verbs];
    RightCall right = {.call = {.L = L, .host = host, .form = form, .row = row}};

    return push_call(&right, form, 1);
}
