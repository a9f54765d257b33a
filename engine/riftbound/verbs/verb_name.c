// verb_name.c -- verbs by which a player names something: a tag, a card, a type (760-763).
//
// The name stands under `subject`, so that it follows a card that enters the board.

#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/language/query.h"
#include "engine/base/text.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/modifier.h"
#include "engine/riftbound/position/rulebook.h"

static Value name(Table *table, const Env *env, ModifierKind kind, int n)
{
    Modifier m = common_modifier(table, env, kind, (Value){.kind = VALUE_NONE});

    m.subject = env->carrier;
    m.n = (int16_t)n;
    modifier_add(table, &m);
    return value_truth(true);
}

// Names a tag of those that cards have (763).
Value verb_name_tag(Table *table, Env *env, const Value *args, int n)
{
    Question *question;

    (void)args;
    (void)n;
    if (env->you == NOBODY || table->library->tags_n < 2) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_TAG, env->carrier);
    for (int tag = 1; tag < table->library->tags_n; tag++)
        ask_option(question,
                   (Option){.kind = OPTION_TAG, .spot = NOWHERE, .n = (int16_t)tag});
    return name(table, env, MODIFIER_NAMED, question->options[ask_one(table)].n);
}

// Returns whether a player may name the card: a main-deck card, no token (760), and the
// first of its name.
static bool may_be_named(const Table *table, CardId id)
{
    const Library *library = table->library;
    const KindRow *kind = &table->rules->kinds[KIND_CARD_ROW];
    const Card *card = &library->cards[id];

    if (!(card->types & kind->any_of) || card->supertypes & kind->none_of) return false;
    // The Library has each text once.
    for (int i = 1; i < id; i++)
        if (library->cards[i].name == card->name) return false;
    return true;
}

// name_card([query]): of those cards alone.
Value verb_name_card(Table *table, Env *env, const Value *args, int n)
{
    const Value such = args_at(args, n, 0);
    Question *question;

    if (env->you == NOBODY) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_CARD, env->carrier);
    for (int id = 1; id < table->library->cards_n; id++) {
        if (!may_be_named(table, (CardId)id)) continue;
        if (such.kind == VALUE_QUERY &&
            !query_means_card(table, env, (QueryId)such.n, (CardId)id))
            continue;
        ask_option(question,
                   (Option){.kind = OPTION_CARD, .spot = NOWHERE, .n = (int16_t)id});
    }
    if (!question->options_n) return value_nil();
    return name(table, env, MODIFIER_NAMED_CARD, question->options[ask_one(table)].n);
}

Value verb_name_type(Table *table, Env *env, const Value *args, int n)
{
    const Rules *rules = table->rules;
    int types[TYPES_MAX], types_n = 0;
    Question *question;
    size_t used = 0;

    (void)args;
    (void)n;
    if (env->you == NOBODY) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_TYPE, env->carrier);
    for (int i = 0; i < rules->types_n; i++) {
        if (!(rules->kinds[KIND_CARD_ROW].any_of >> i & 1u)) continue;
        ask_option(
            question,
            (Option){.kind = OPTION_MODE, .spot = NOWHERE, .n = (int16_t)types_n});
        used += text_format(question->text + used,
                            sizeof question->text - used,
                            "%s%s",
                            types_n ? " / " : "",
                            rules->types[i].name);
        types[types_n++] = i;
    }
    return name(table, env, MODIFIER_NAMED_TYPE, types[ask_one(table)]);
}
