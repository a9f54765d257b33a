// why_not.c -- tries the actions of a thing, and tells what the checks say.
//
// Each action is tried by itself; one that differs from the last only in its place, and has
// the same reasons, is told with it.

#include "tools/why/why_not.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/spot.h"
#include "engine/play/play_options.h"
#include "tools/view/question_text.h"
#include "tools/why/why_not_inside.h"

// Returns whether the question offers the action. An option says no place where the game
// asks for it later, and no thing where it asks what moves.
static bool is_offered(const WhyTrial *trial, const WhyAction *action)
{
    const Question *question = why_choice_waits(trial);
    const MoveAsked *asked = &action->asked;

    if (!why_choice_may_act(trial)) return false;
    for (int i = 0; i < question->options_n; i++) {
        const Option *option = &question->options[i];

        if (option->kind != action->option) continue;
        if (option->object && option->object != asked->object) continue;
        if (option->spot != NOWHERE && asked->spot != NOWHERE &&
            option->spot != asked->spot)
            continue;
        if (asked->ability && option->ref &&
            (option->ref != asked->ability || option->form != asked->form))
            continue;
        return true;
    }
    return false;
}

// Adds what stands before any action: the game is over, or somebody answers first.
static void add_waiting(const WhyTrial *trial, Finding *parent)
{
    const Question *question = why_choice_waits(trial);
    Finding *finding;
    Line line;

    if (trial->scene->state.over) {
        finding_add(trial->arena, parent, FINDING_REFUSED, "the game is over");
        return;
    }
    if (!question || why_choice_may_act(trial)) return;
    line_start(&line, false, 0);
    question_text(trial->scene, question, &line);
    finding = finding_add(trial->arena,
                          parent,
                          FINDING_REFUSED,
                          "%s: %s",
                          finding_does(trial->arena,
                                       scene_player(trial->scene, question->player),
                                       "is asked now"),
                          line.text);
    finding->mend = "the answer to that";
}

// ---- one action

// Returns the name of a place, of the player's own by its zone alone: "base".
static const char *place_name(const WhyTrial *trial, SpotId spot)
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

// Adds what the game says of the kind of option: "fight the Wolf". Returns false where it says
// nothing that goes on from "you cannot", or names more than a thing and a place.
static bool add_own_words(const WhyTrial *trial, const WhyAction *action, Line *line)
{
    const PlayOptionKind *kind = play_options_kind(trial->table->rules, action->option);
    const bool placed = action->asked.spot != NOWHERE;
    const char *at = kind->text;

    for (const char *part = at; part && (part = strchr(part, '%')); part += 2)
        if (part[1] != 'c' && (part[1] != 't' || !placed)) return false;
    if (!at || *at == '%' || (placed && !strstr(at, "%t"))) return false;
    while (*at) {
        const int n = (int)strcspn(at, "%");

        line_add(line, "%.*s", n, at);
        at += n;
        if (*at && at[1] == 'c') scene_object(trial->scene, action->asked.object, line);
        if (*at && at[1] == 't')
            line_add(line, "%s", place_name(trial, action->asked.spot));
        if (*at) at += 2;
    }
    line->text[0] = (char)tolower((unsigned char)line->text[0]);
    return true;
}

// Adds which ability of its keyword is used, ": Hone 2".
static void add_ability(const WhyTrial *trial, const MoveAsked *asked, Line *line)
{
    const Option use = {.ref = asked->ability, .form = asked->form};
    char text[USE_TEXT];

    if (!asked->ability) return;
    play_options_use(trial->table->library, &use, text);
    if (*text) line_add(line, ": %s", text);
}

static const char *words_of(const WhyTrial *trial, const WhyAction *action)
{
    const Rules *rules = trial->table->rules;
    const int role = rules->options[action->option].role;
    const bool goes = role == CHOICE_PLAY || role == CHOICE_MOVE;
    Line line;

    line_start(&line, false, 0);
    if (add_own_words(trial, action, &line)) return arena_text(trial->arena, line.text);
    line_add(&line, "%s ", play_why_word(rules, action->option));
    scene_object(trial->scene, action->asked.object, &line);
    add_ability(trial, &action->asked, &line);
    if (action->asked.spot != NOWHERE)
        line_add(
            &line, " %s %s", goes ? "to" : "at", place_name(trial, action->asked.spot));
    return arena_text(trial->arena, line.text);
}

// The action of the last finding: another with the same reasons joins it.
typedef struct {
    Finding *finding;
    int option;
    MoveAsked asked;
    WhyReasons reasons;
} Told;

// Adds the place of the action to the last finding, if all else is the same.
static bool joins_told(const WhyTrial *trial, const WhyAction *action, FindingKind kind,
                       const WhyReasons *reasons, Told *told)
{
    if (!told->finding || told->option != action->option || told->finding->kind != kind)
        return false;
    if (action->asked.spot == NOWHERE || told->asked.ability != action->asked.ability ||
        told->asked.form != action->asked.form)
        return false;
    if (!why_reason_same(&told->reasons, reasons)) return false;
    told->finding->text = arena_format(trial->arena,
                                       "%s, %s",
                                       told->finding->text,
                                       place_name(trial, action->asked.spot));
    return true;
}

static void add_reasons(const WhyTrial *trial, const WhyReasons *reasons,
                        Finding *finding)
{
    why_reason_tell(trial, reasons, finding);
    add_waiting(trial, finding);
    if (!finding->first)
        finding_add(trial->arena, finding, FINDING_REFUSED, "%s", WHY_NOT_OFFERED);
}

static void tell_action(const WhyTrial *trial, Finding *parent, const WhyAction *action,
                        Told *told)
{
    const bool you = trial->player == trial->scene->reader;
    const bool offered = is_offered(trial, action);
    FindingKind kind;
    WhyReasons reasons;

    (void)why_reason_find(trial, action, &reasons);
    if (offered && !play_why_decides(trial->table->rules, action->option))
        reasons.n = reasons.more = 0;
    kind = offered && !reasons.n ? FINDING_OFFERED : FINDING_REFUSED;
    if (joins_told(trial, action, kind, &reasons, told)) return;
    told->finding = finding_add(trial->arena,
                                parent,
                                kind,
                                "%s %s %s",
                                you ? "you" : scene_player(trial->scene, trial->player),
                                kind == FINDING_OFFERED ? "can" : "cannot",
                                words_of(trial, action));
    told->option = action->option;
    told->asked = action->asked;
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
    WhyTrial trial;
    State *before, *copy;
} Place;

static WhyTrial trial_of(const Why *why, PlayerId player)
{
    return (WhyTrial){why, why->arena, why->scene, why->table, why->game, player};
}

static void look_at(Place *place, const Why *why)
{
    Table *table = why->table;

    place->before = table->state;
    place->copy = calloc(1, sizeof *place->copy);
    ENOUGH(place->copy);
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
    table_renewed(table);
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

static void tell_all(const WhyTrial *trial, const WhyNotAsked *asked, Finding *root)
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

Finding *why_not(const Why *why, const WhyNotAsked *asked)
{
    Finding *root;
    Place place;
    Line line;

    line_start(&line, false, 0);
    scene_object(why->scene, asked->object, &line);
    root = finding_add(why->arena, NULL, FINDING_ANSWER, "%s", line.text);
    place.trial = trial_of(why, player_of(asked, why));
    if (asked->option == WHY_ANY) why_choice_tell(&place.trial, asked->object, root);
    look_at(&place, why);
    tell_all(&place.trial, asked, root);
    if (!root->first)
        finding_add(why->arena, root, FINDING_FACT, "there is nothing to do with it");
    look_away(&place);
    return root;
}

// Returns whether the list of what is not offered goes through the thing: the player's
// own in hand and on the board.
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

    place.trial = trial_of(why, player);
    look_at(&place, why);
    for (ObjectId id = 1; id <= why->scene->state.objects_n; id++) {
        const WhyNotAsked asked = {player, WHY_ANY, id, NOWHERE, 0};

        if (is_at_hand(why, player, id)) tell_all(&place.trial, &asked, root);
    }
    look_away(&place);
    return root;
}
