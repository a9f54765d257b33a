// why_not.c -- tries the actions of a thing, and tells what the checks say.
//
// A check says each reason once and goes on. Some look at several ways to one end, so a
// reason may come twice; then the one that asks for most stands, because that of a part is
// said before that of the whole.

#include "tools/why/why_not.h"

#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/text.h"
#include "engine/kernel/game/game.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/witness.h"
#include "engine/play/play_rulebook.h"
#include "tools/view/question_text.h"
#include "tools/why/query_words.h"

enum { TEXT = 600 };

typedef struct {
    Sight list[REASONS_MAX];
    int n;
    int more; // than that
} Reasons;

// What the functions of this file work with.
typedef struct {
    Arena *arena;
    const Scene *scene;
    Table *table;
    const Game *game; // NULL: no question waits
    PlayerId player;
} Trial;

static bool is_same(const Sight *a, const Sight *b)
{
    return a->why == b->why && a->row == b->row && a->clause == b->clause &&
           a->source.id == b->source.id && a->query == b->query;
}

static void sees(void *self, const Table *table, const Sight *sight)
{
    Reasons *reasons = self;

    (void)table;
    if (sight->kind != SIGHT_REFUSED) return;
    for (int i = 0; i < reasons->n; i++) {
        if (!is_same(&reasons->list[i], sight)) continue;
        if (sight->wanted > reasons->list[i].wanted) reasons->list[i] = *sight;
        return;
    }
    if (reasons->n < REASONS_MAX)
        reasons->list[reasons->n++] = *sight;
    else
        reasons->more++;
}

// ---- the question that waits

static const Question *waiting(const Trial *trial)
{
    const Game *game = trial->game;

    return game && game->status == GAME_WAITS ? game_question(game) : NULL;
}

// Whether the player is asked for an action now.
static bool may_act(const Trial *trial)
{
    const Question *question = waiting(trial);

    return question && question->player == trial->player &&
           trial->table->rules->prompts[question->prompt].flags & ASKS_ACTION;
}

// Whether the question offers the action. An option says no place where the game asks for
// it later, and no thing where it asks what moves.
static bool is_offered(const Trial *trial, const WhyAction *action)
{
    const Question *question = waiting(trial);
    const MoveAsked *asked = &action->asked;

    if (!may_act(trial)) return false;
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != action->option) continue;
        if (option->object && option->object != asked->object) continue;
        if (option->spot != NOWHERE && asked->spot != NOWHERE &&
            option->spot != asked->spot)
            continue;
        if (asked->ability && option->ref && option->ref != asked->ability) continue;
        return true;
    }
    return false;
}

// Adds what stands before any action: the game is over, or somebody answers first.
static void add_waiting(const Trial *trial, Finding *parent)
{
    const Question *question = waiting(trial);
    Finding *finding;
    Line line;

    if (trial->scene->state.over) {
        finding_add(trial->arena, parent, FINDING_REFUSED, "the game is over");
        return;
    }
    if (!question || may_act(trial)) return;
    line_start(&line, false, 0);
    question_text(trial->scene, question, &line);
    finding = finding_add(trial->arena,
                          parent,
                          FINDING_REFUSED,
                          "%s is asked now: %s",
                          scene_player(trial->scene, question->player),
                          line.text);
    finding->mend = "the answer to that";
}

// ---- one reason

// Writes the name of a resource: its sentence without the rule.
static size_t add_resource(const Trial *trial, int row, char *to, size_t size)
{
    const char *doc = trial->table->rules->resources[row].doc;
    const char *rule = strstr(doc, " (");

    return text_format(
        to, size, "%.*s", (int)(rule ? (size_t)(rule - doc) : strlen(doc)), doc);
}

// Returns the mend of a row with what the sight says in place of %n, %r and %q.
static const char *fill_mend(const Trial *trial, const char *mend, const Sight *sight)
{
    const Library *library = trial->table->library;
    char to[TEXT], query[TEXT];
    size_t n = 0;

    to[0] = '\0';
    for (; *mend && n + 1 < sizeof to; mend++) {
        char *at = to + n;
        const size_t room = sizeof to - n;

        if (*mend != '%') {
            n += text_format(at, room, "%c", *mend);
        } else if (*++mend == 'n') {
            if (!sight->wanted) return NULL;
            n += text_format(at, room, "%d", sight->wanted - sight->n);
        } else if (*mend == 'r') {
            n += add_resource(trial, sight->row, at, room);
        } else if (*mend == 'q') {
            if (!sight->query) return NULL;
            query_words(library, sight->query, query, sizeof query);
            n += text_format(at, room, "%d %s", sight->wanted - sight->n, query);
        }
    }
    return n ? arena_text(trial->arena, to) : NULL;
}

// Tells the place of a rule of the game, and its sentence.
static void add_rule(const Trial *trial, const RefusalRow *row, Finding *finding)
{
    char says[TEXT];

    if (!*row->rule) return;
    finding->rule = row->rule;
    if (play_rulebook_sentence(trial->table->rules, row->rule, says, sizeof says))
        finding->says = arena_text(trial->arena, says);
}

static void add_reason(const Trial *trial, const Sight *sight, Finding *parent)
{
    const Rules *rules = trial->table->rules;
    const RefusalRow *row = &rules->refusals[sight->why];
    Finding *finding =
        finding_add(trial->arena, parent, FINDING_REFUSED, "%s", row->text);

    if (sight->wanted) {
        finding->text = arena_format(
            trial->arena, "%s: %d of %d", row->text, sight->n, sight->wanted);
        finding_number(finding, sight->wanted - sight->n);
    }
    add_rule(trial, row, finding);
    finding_place(finding, trial->arena, trial->table->library, sight->clause);
    if (sight->source.id)
        finding->source = scene_card(
            trial->scene, trial->scene->state.objects[sight->source.id].card);
    finding->mend = fill_mend(trial, row->mend, sight);
}

// ---- one action

// Returns the name of a place, of the player's own by its zone alone: "base".
static const char *place_name(const Trial *trial, SpotId spot)
{
    const Table *table = trial->table;
    const ZoneRow *zone = &table->rules->zones[spot_zone(table, spot)];
    Line line;

    line_start(&line, false, 0);
    if (zone->scope == SCOPE_PLAYER && spot_index(table, spot) == trial->player)
        scene_word(zone->name, &line);
    else
        scene_spot(trial->scene, spot, &line);
    return arena_text(trial->arena, line.text);
}

static const char *words_of(const Trial *trial, const WhyAction *action)
{
    const Rules *rules = trial->table->rules;
    const int role = rules->options[action->option].role;
    const bool goes = role == CHOICE_PLAY || role == CHOICE_MOVE;
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "%s ", play_why_word(rules, action->option));
    scene_object(trial->scene, action->asked.object, &line);
    if (action->asked.spot != NOWHERE)
        line_add(
            &line, " %s %s", goes ? "to" : "at", place_name(trial, action->asked.spot));
    return arena_text(trial->arena, line.text);
}

// Finds every reason against an action. Returns the first by the game's own check.
static Refusal try_action(const Trial *trial, const WhyAction *action, Reasons *reasons)
{
    const Witness witness = {.self = reasons, .sees = sees, .wants_reasons = true};
    const Witness *before = trial->table->witness;
    Refusal why;

    reasons->n = reasons->more = 0;
    trial->table->witness = &witness;
    why = play_why_check(trial->table, trial->player, action);
    trial->table->witness = before;
    if (why && !reasons->n) reasons->list[reasons->n++] = (Sight){.why = (uint8_t)why};
    if (!why) reasons->n = reasons->more = 0;
    return why;
}

// The action that was told last: another with the same reasons joins it.
typedef struct {
    Finding *finding;
    int option;
    ClauseId ability;
    Reasons reasons;
} Told;

static bool same_reasons(const Reasons *a, const Reasons *b)
{
    for (int i = 0; i < a->n && a->n == b->n; i++)
        if (!is_same(&a->list[i], &b->list[i]) ||
            a->list[i].wanted != b->list[i].wanted || a->list[i].n != b->list[i].n)
            return false;
    return a->n == b->n;
}

// Adds the place of the action to what was told, if all else is the same.
static bool joins(const Trial *trial, const WhyAction *action, FindingKind kind,
                  const Reasons *reasons, Told *told)
{
    if (!told->finding || told->option != action->option || told->finding->kind != kind)
        return false;
    if (action->asked.spot == NOWHERE || told->ability != action->asked.ability)
        return false;
    if (!same_reasons(&told->reasons, reasons)) return false;
    told->finding->text = arena_format(trial->arena,
                                       "%s, %s",
                                       told->finding->text,
                                       place_name(trial, action->asked.spot));
    return true;
}

static void add_reasons(const Trial *trial, const Reasons *reasons, Finding *finding)
{
    for (int i = 0; i < reasons->n; i++) add_reason(trial, &reasons->list[i], finding);
    if (reasons->more)
        finding_add(trial->arena,
                    finding,
                    FINDING_REFUSED,
                    "reasons besides: %d",
                    reasons->more);
    add_waiting(trial, finding);
    if (!finding->first)
        finding_add(trial->arena,
                    finding,
                    FINDING_REFUSED,
                    "the rules of the game do not offer it now");
}

static void tell_action(const Trial *trial, Finding *parent, const WhyAction *action,
                        Told *told)
{
    const bool you = trial->player == trial->scene->reader;
    const bool offered = is_offered(trial, action);
    FindingKind kind;
    Reasons reasons;

    (void)try_action(trial, action, &reasons);
    if (offered && !play_why_decides(trial->table->rules, action->option))
        reasons.n = reasons.more = 0;
    kind = offered && !reasons.n ? FINDING_OFFERED : FINDING_REFUSED;
    if (joins(trial, action, kind, &reasons, told)) return;
    told->finding = finding_add(trial->arena,
                                parent,
                                kind,
                                "%s %s %s",
                                you ? "you" : scene_player(trial->scene, trial->player),
                                kind == FINDING_OFFERED ? "can" : "cannot",
                                words_of(trial, action));
    told->option = action->option;
    told->ability = action->asked.ability;
    told->reasons = reasons;
    finding_place(
        told->finding, trial->arena, trial->table->library, action->asked.ability);
    if (kind == FINDING_REFUSED) add_reasons(trial, &reasons, told->finding);
}

// ---- the whole question

static bool is_meant(const WhyNotAsked *asked, const WhyAction *action)
{
    if (asked->spot != NOWHERE && action->asked.spot != NOWHERE &&
        action->asked.spot != asked->spot)
        return false;
    return !asked->ability || !action->asked.ability ||
           action->asked.ability == asked->ability;
}

// The table with a copy of what the reader may know, because checks try things out in it.
typedef struct {
    Trial trial;
    State *before, *copy;
} Place;

static void look_at(Place *place, const Why *why, PlayerId player)
{
    Table *table = why->table;

    place->trial = (Trial){why->arena, why->scene, table, why->game, player};
    place->before = table->state;
    place->copy = calloc(1, sizeof *place->copy);
    ASSERT(place->copy);
    state_copy(place->copy, &why->scene->state);
    table->state = place->copy;
    table_touch(table);
    table_regather(table);
    table_derive(table);
}

static void look_away(Place *place)
{
    Table *table = place->trial.table;

    table->state = place->before;
    table->active_n = -1;
    table->version++;
    free(place->copy);
}

static PlayerId player_of(const WhyNotAsked *asked, const Why *why)
{
    const State *state = &why->scene->state;
    const Object *object = &state->objects[asked->object];

    if (asked->player != NOBODY) return asked->player;
    if (asked->object && object->controller < state->players_n)
        return object->controller;
    return state->turn_player;
}

static void tell_all(const Trial *trial, const WhyNotAsked *asked, Finding *root)
{
    WhyAction *list = arena_take(trial->arena, WHY_ACTIONS_MAX * sizeof *list);
    const int n = play_why_actions(
        trial->table, trial->player, asked->object, asked->option, list);
    Told told = {.finding = NULL};

    for (int i = 0; i < n; i++) {
        if (!is_meant(asked, &list[i])) continue;
        if (asked->spot != NOWHERE && list[i].asked.spot == NOWHERE)
            list[i].asked.spot = asked->spot;
        tell_action(trial, root, &list[i], &told);
    }
}

// Tells what the text that asks wants: the targets of [clause].
static void add_wanted(const Trial *trial, ClauseId id, Finding *parent)
{
    const Library *library = trial->table->library;
    const Clause *clause = &library->clauses[id];

    for (int i = 0; i < clause->targets_n; i++) {
        char words[TEXT];
        Finding *finding;

        query_words(library, clause->targets[i], words, sizeof words);
        finding = finding_add(
            trial->arena, parent, FINDING_REFUSED, "what is asked for: %s", words);
        finding_place(finding, trial->arena, library, id);
    }
}

// Tells of what is chosen for now: the newest item of the chain, if that is not complete.
static void add_chooser(const Trial *trial, Finding *parent)
{
    const State *state = trial->table->state;
    const Item *item = state->chain_n ? &state->chain[state->chain_n - 1] : NULL;
    const Library *library = trial->table->library;
    const Card *card;

    if (!item || item->finalized) return;
    if (item->clause) {
        add_wanted(trial, item->clause, parent);
        return;
    }
    card = &library->cards[item->card];
    for (int i = 0; item->card && i < card->own_n; i++) {
        const ClauseId id = library->owned[card->own + i];

        if (library->clauses[id].kind == CLAUSE_EFFECT) add_wanted(trial, id, parent);
    }
}

// Tells whether the thing can be chosen for the question that waits, if that offers things.
static void tell_choice(const Trial *trial, ObjectId object, Finding *parent)
{
    const Question *question = waiting(trial);
    bool offered = false;
    int things = 0;
    Finding *finding;
    Line line;

    if (!question || may_act(trial)) return;
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (trial->table->rules->options[option->kind].role != CHOICE_OBJECT) continue;
        things++;
        offered |= option->object == object;
    }
    if (!things) return;
    line_start(&line, false, 0);
    question_text(trial->scene, question, &line);
    finding = finding_add(trial->arena,
                          parent,
                          offered ? FINDING_OFFERED : FINDING_REFUSED,
                          "it can%s be chosen now: %s",
                          offered ? "" : "not",
                          line.text);
    if (!offered) add_chooser(trial, finding);
}

Finding *why_not(const Why *why, const WhyNotAsked *asked)
{
    Finding *root;
    Place place;
    Line line;

    look_at(&place, why, player_of(asked, why));
    line_start(&line, false, 0);
    scene_object(why->scene, asked->object, &line);
    root = finding_add(why->arena, NULL, FINDING_ANSWER, "%s", line.text);
    if (asked->option == WHY_ANY) tell_choice(&place.trial, asked->object, root);
    tell_all(&place.trial, asked, root);
    if (!root->first)
        finding_add(why->arena, root, FINDING_FACT, "there is nothing to do with it");
    look_away(&place);
    return root;
}

// Whether the list of what is not offered goes through the thing: the player's own in hand
// and on the board.
static bool is_at_hand(const Why *why, PlayerId player, ObjectId id)
{
    const Object *object = &why->scene->state.objects[id];

    return object->card && object->spot != NOWHERE && object->controller == player &&
           (scene_is_hand(why->scene, object->spot) ||
            spot_is(why->table, object->spot, ZONE_BOARD));
}

Finding *why_not_all(const Why *why, PlayerId player)
{
    Finding *root = finding_add(why->arena,
                                NULL,
                                FINDING_ANSWER,
                                "what %s can do and cannot",
                                scene_player(why->scene, player));
    Place place;

    look_at(&place, why, player);
    for (ObjectId id = 1; id <= why->scene->state.objects_n; id++) {
        const WhyNotAsked asked = {player, WHY_ANY, id, NOWHERE, 0};

        if (is_at_hand(why, player, id)) tell_all(&place.trial, &asked, root);
    }
    look_away(&place);
    return root;
}
