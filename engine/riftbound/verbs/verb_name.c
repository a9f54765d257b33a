// verb_name.c -- verbs by which a player names something: a tag, a card, a type (760-763).
//
// The name stands under `subject`, so that it follows a card that enters the board.

#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/language/query.h"
#include "engine/base/text.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/play/choice.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/naming.h"
#include "engine/riftbound/position/rulebook.h"

static Value name(Table *table, const Env *env, ModifierKind kind, int n)
{
    Modifier m = common_modifier(table, env, kind, (Value){.kind = VALUE_NONE});

    m.subject = env->carrier;
    m.n = (int16_t)n;
    modifier_add(table, &m);
    return value_truth(true);
}

// What is being named, and of what.
typedef struct {
    Table *table;
    const Env *env;
    ModifierKind kind;
    Value such; // cards that alone may be named, nil: all
    bool all;   // also what leaves a spell that is being played without a target
    int types[TYPES_MAX]; // of the options, where types are named
} Offering;

typedef void Offer(Question *question, Offering *offering);

// Fits Naming.possible.
static bool is_possible_so(const void *context)
{
    Choosing one = *(const Choosing *)context;

    return choice_is_possible_for_spell(&one);
}

// Returns whether the name leaves a spell that is being played its targets.
static bool may_offer(const Offering *offering, int n)
{
    Table *table = offering->table;
    const Ref carrier = offering->env->carrier;
    Item *item = chain_item_of(table, carrier.id);
    Choosing choosing;

    if (offering->all || !item || item->finalized ||
        !board_is_type(table, carrier.id, TYPE_SPELL))
        return true;
    target_begin(&choosing, table, item, NULL);
    choosing.payable = payable_without_end();
    return naming_leads_on(
        &(Naming){table, carrier, choosing.env.item, is_possible_so, &choosing},
        offering->kind,
        n);
}

// Offers the names after which a spell that is being played has its targets (355.8); all where
// there are none, and the play comes to nothing.
static void offer(Question *question, Offering *offering, Offer *offers)
{
    offers(question, offering);
    if (question->options_n) return;
    offering->all = true;
    offers(question, offering);
}

static void offer_tags(Question *question, Offering *offering)
{
    for (int tag = 1; tag < offering->table->library->tags_n; tag++)
        if (may_offer(offering, tag))
            ask_option(
                question,
                (Option){.kind = OPTION_TAG, .spot = NOWHERE, .n = (int16_t)tag});
}

// Names a tag of those that cards have (763).
Value verb_name_tag(Table *table, Env *env, const Value *args, int n)
{
    Offering offering = {.table = table, .env = env, .kind = MODIFIER_NAMED};
    Question *question;

    (void)args;
    (void)n;
    if (env->you == NOBODY || table->library->tags_n < 2) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_TAG, env->carrier);
    offer(question, &offering, offer_tags);
    return name(table, env, MODIFIER_NAMED, question->options[ask_one(table)].n);
}

// Returns whether the card stands for its name: the first one that may be named.
static bool is_first_of_name(const Table *table, CardId id)
{
    const Library *library = table->library;

    // The Library has each text once.
    for (int i = 1; i < id; i++)
        if (library->cards[i].name == library->cards[id].name) return false;
    return true;
}

static void offer_cards(Question *question, Offering *offering)
{
    Table *table = offering->table;

    for (int id = 1; id < table->library->cards_n; id++) {
        if (!naming_may_be(table, (CardId)id) || !is_first_of_name(table, (CardId)id))
            continue;
        if (offering->such.kind == VALUE_QUERY &&
            !query_means_card(
                table, offering->env, (QueryId)offering->such.n, (CardId)id))
            continue;
        if (may_offer(offering, id))
            ask_option(
                question,
                (Option){.kind = OPTION_CARD, .spot = NOWHERE, .n = (int16_t)id});
    }
}

// name_card([query]): of those cards alone.
Value verb_name_card(Table *table, Env *env, const Value *args, int n)
{
    Offering offering = {.table = table,
                         .env = env,
                         .kind = MODIFIER_NAMED_CARD,
                         .such = args_at(args, n, 0)};
    Question *question;

    if (env->you == NOBODY) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_CARD, env->carrier);
    offer(question, &offering, offer_cards);
    if (!question->options_n) return value_nil();
    return name(table, env, MODIFIER_NAMED_CARD, question->options[ask_one(table)].n);
}

static void offer_types(Question *question, Offering *offering)
{
    const Rules *rules = offering->table->rules;
    size_t used = 0;

    for (int i = 0; i < rules->types_n; i++) {
        const int n = question->options_n;

        if (!(rules->kinds[KIND_CARD_ROW].any_of >> i & 1u) || !may_offer(offering, i))
            continue;
        ask_option(question,
                   (Option){.kind = OPTION_MODE, .spot = NOWHERE, .n = (int16_t)n});
        used += text_format(question->text + used,
                            sizeof question->text - used,
                            "%s%s",
                            n ? " / " : "",
                            rules->types[i].name);
        offering->types[n] = i;
    }
}

Value verb_name_type(Table *table, Env *env, const Value *args, int n)
{
    Offering offering = {.table = table, .env = env, .kind = MODIFIER_NAMED_TYPE};
    Question *question;

    (void)args;
    (void)n;
    if (env->you == NOBODY) return value_nil();
    question = ask_begin(table, env->you, PROMPT_NAME_TYPE, env->carrier);
    offer(question, &offering, offer_types);
    return name(table, env, MODIFIER_NAMED_TYPE, offering.types[ask_one(table)]);
}
