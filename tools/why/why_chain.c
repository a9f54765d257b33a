// why_chain.c -- what is on the chain, what waits for its moment, and who may act.

#include "tools/why/why_inside.h"

#include "engine/base/text.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"
#include "engine/play/play_now.h"
#include "tools/view/item_text.h"

static const char *kind_text(const Item *item)
{
    switch ((ItemKind)item->kind) {
    case ITEM_PLAY: return "played";
    case ITEM_ACTIVATED: return "an ability that was used";
    case ITEM_TRIGGERED: return "an ability that triggered";
    case ITEM_REFLEXIVE: return "an ability that its effect started";
    case ITEM_NONE: break;
    }
    return "";
}

static void add_targets(const Why *why, Finding *finding, const Item *item)
{
    const State *state = &why->scene->state;

    for (int i = 0; i < item->targets_n; i++) {
        const Ref target = state->targets[item->targets_first + i];

        if (!target.id) continue;
        (void)finding_add(why->arena,
                          finding,
                          FINDING_FACT,
                          "it has chosen %s",
                          why_name(why, target.id));
    }
}

// Returns what the item does next: the newest finalized one resolves, older ones wait for
// it.
static const char *when_text(const State *state, int i)
{
    if (!state->chain[i].finalized) return "its choices and costs are still to come";
    for (int k = i + 1; k < state->chain_n; k++)
        if (state->chain[k].finalized) return "it waits for those above it";
    return "it resolves next";
}

static void add_item(const Why *why, Finding *parent, int i)
{
    const State *state = &why->scene->state;
    const Item *item = &state->chain[i];
    char ability[USE_TEXT];
    Finding *finding;

    item_text_ability(why->scene, item, ability);
    finding = finding_add(
        why->arena,
        parent,
        FINDING_ITEM,
        "%s%s%s, %s%s%s: %s",
        why_card_name(why, scene_item(why->scene, item)),
        *ability ? ", " : "",
        ability,
        kind_text(item),
        item->controller != NOBODY ? " by " : "",
        item->controller != NOBODY ? scene_player(why->scene, item->controller) : "",
        when_text(state, i));

    why_place(why, finding, item->clause);
    add_targets(why, finding, item);
}

static Finding *chain_of(const Why *why)
{
    const int n = why->scene->state.chain_n;

    if (!n)
        return finding_add(why->arena, NULL, FINDING_ANSWER, "nothing is on the chain");
    return finding_add(why->arena,
                       NULL,
                       FINDING_ANSWER,
                       "%d %s on the chain, the newest first",
                       n,
                       n == 1 ? "item" : "items");
}

// Writes the events that a waiting ability waits for.
static void events_of(const Why *why, const Clause *clause, char *to, size_t size)
{
    size_t n = 0;

    to[0] = '\0';
    for (int i = 0; i < clause->events_n; i++)
        n += text_format(to + n,
                         size - n,
                         "%s%s",
                         i ? " or " : ", for ",
                         why->table->rules->events[clause->events[i].event].name);
}

static void add_waiting(const Why *why, Finding *root, const Modifier *m)
{
    const Clause *clause = &why->table->library->clauses[m->clause];
    const CardId source = object_face_of(&why->scene->state, m->source);
    char events[WHY_TEXT];
    Finding *finding;

    events_of(why, clause, events, sizeof events);
    finding = finding_add(
        why->arena, root, FINDING_WAITS, "an ability waits%s%s", events, why_lasts(m));
    if (source) finding->source = why_card_name(why, source);
    why_place(why, finding, m->clause);
}

// An asked player may act for what the question says.
static void add_asked(const Why *why, Finding *root)
{
    const Question *question;
    const PromptRow *row;
    Finding *finding;

    if (!why->game || why->game->status != GAME_WAITS) return;
    question = game_question(why->game);
    row = &why->table->rules->prompts[question->prompt];
    finding = finding_add(why->arena,
                          root,
                          FINDING_PLAYER,
                          "%s: %s",
                          finding_does(why->arena,
                                       scene_player(why->scene, question->player),
                                       "is asked"),
                          question->text[0] ? question->text : row->text);
    if (row->rule && *row->rule) finding->rule = row->rule;
    if (question->card) finding->source = why_card_name(why, question->card);
}

static void add_players(const Why *why, Finding *root)
{
    Table *table = why->table;
    const Play *play = table->rules->play;
    State *const now = table->state;

    if (!play || !play->now || !play->now->acts || why->scene->state.over) return;
    table->state = (State *)&why->scene->state;
    for (int i = 0; i < table->state->players_n; i++) {
        const NowActs acts = play->now->acts(table, (PlayerId)i);
        Finding *finding;

        if (table->state->players[i].gone) continue;
        finding = finding_add(
            why->arena,
            root,
            FINDING_PLAYER,
            "%s",
            finding_does(why->arena, scene_player(why->scene, (PlayerId)i), acts.text));
        if (acts.rule && *acts.rule) finding->rule = acts.rule;
    }
    table->state = now;
}

Finding *why_chain(const Why *why)
{
    const State *state = &why->scene->state;
    Finding *root = chain_of(why);

    for (int i = state->chain_n - 1; i >= 0; i--) add_item(why, root, i);
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_DELAYED && m->clause) add_waiting(why, root, m);
    }
    add_asked(why, root);
    add_players(why, root);
    return root;
}
