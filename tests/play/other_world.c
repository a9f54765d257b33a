// other_world.c -- runs a step twice, with the cards as they are and with others.

#include "tests/play/other_world.h"

#include <stdio.h>
#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"
#include "engine/riftbound/position/rulebook.h"
#include "tools/bench/drive.h"

enum { ASKED_MAX = 64 };

// A world that runs from a mark to its question.
typedef struct {
    Catalog *catalog;
    Game game;
    Table table;
    Log log;
    Question asked[ASKED_MAX]; // on the way, the last one waits
    Answers answers;
    int asked_n;
    State view;
} World;

typedef struct {
    bool fixed[OBJECTS_MAX]; // named on the way: it stays as it is
    uint64_t chance;
} Change;

static World first_world, second_world;
static World *const first = &first_world, *const second = &second_world;

// ---- running a world

// Answers from the record; when that is at its end the step is left as if nobody sat
// there.
static void answer_recorded(void *self, const Table *table, const Question *question,
                            Answer *answer)
{
    World *world = self;
    Answers *answers = &world->answers;

    (void)table;
    if (world->asked_n == ASKED_MAX) table_unwind(&world->table, UNWIND_ASK);
    ask_copy_question(&world->asked[world->asked_n++], question);
    if (answers->used >= answers->n) table_unwind(&world->table, UNWIND_ASK);
    answer->n = answers->words[answers->used++];
    memcpy(answer->picks,
           &answers->words[answers->used],
           answer->n * sizeof answer->picks[0]);
    answers->used += answer->n;
    if (ask_refusal(question, answer)) table_unwind(&world->table, UNWIND_ASK);
}

// From [mark] with the answers of [game]: to the question that it waits with, or to
// one before where the answers do not fit.
static void run(World *world, const Game *game, const State *mark, PlayerId player)
{
    world->asked_n = 0;
    world->log.n = 0;
    world->log.next = 0;
    ask_copy_answers(&world->answers, &game->answers);
    world->answers.used = 0;
    game_copy(&world->game, game);
    state_copy(&world->game.now, mark);
    state_copy(&world->game.mark, mark);
    world->game.answers.n = 0;
    world->game.status = GAME_RUNS;
    catalog_table(world->catalog, &world->table);
    world->table.log = &world->log;
    for (int i = 0; i < SEATS_MAX; i++)
        world->table.agents[i] = (Agent){.self = world, .answer = answer_recorded};
    (void)game_next(&world->game, &world->table);
    game_view(&world->game.now, &world->table, player, &world->view);
}

// ---- another world

static void fix_named(const World *world, PlayerId player, Change *change)
{
    for (int i = 0; i < world->log.n; i++) {
        const LogEntry *entry = &world->log.entries[i];

        if (entry->seen_by >> player & 1) change->fixed[entry->object] = true;
    }
    for (int i = 0; i < world->asked_n; i++) {
        const Question *question = &world->asked[i];

        // An action of the player's own hand is no secret that the step told.
        if (i == 0 && i == world->asked_n - 1) continue;
        change->fixed[question->about.id] = true;
        for (int k = 0; k < question->options_n; k++)
            change->fixed[question->options[k].object] = true;
    }
}

// Returns whether an effect lets [player] look at what others have hidden on the board.
static bool looks_under(const State *state, PlayerId player)
{
    for (int i = 0; i < state->modifiers_n; i++)
        if (state->modifiers[i].kind == MODIFIER_SEES &&
            state->modifiers[i].controller == player)
            return true;
    return false;
}

// Returns whether [player] does not know the face of the object, neither now nor when
// the step began. Follows the rules (107.3, 108), not by the view, which is on trial
// here.
static bool is_hidden(const World *world, const State *mark, PlayerId player,
                      ObjectId id)
{
    const Object *then = &mark->objects[id], *now = &world->game.now.objects[id];

    if (!then->card || !now->card || then->flags & OBJECT_REVEALED) return false;
    if (then->spot != now->spot || then->generation != now->generation) return false;
    switch ((Zone)world->table.spot_zone[then->spot]) {
    case ZONE_DECK:
    case ZONE_RUNE_DECK: return true;
    case ZONE_HAND: return then->controller != player;
    case ZONE_FACEDOWN:
        return then->controller != player && !looks_under(&world->game.now, player);
    case ZONE_BASE:
    case ZONE_BATTLEFIELD:
    case ZONE_LEGEND:
    case ZONE_CHAIN:
    case ZONE_TRASH:
    case ZONE_CHAMPION:
    case ZONE_BANISHMENT:
    case ZONE_ASIDE:
    case ZONE_COUNT: break;
    }
    return false;
}

// Which objects may change faces: those of one number do it among themselves.
static int group_of(const World *world, const Object *object)
{
    const int zone = world->table.spot_zone[object->spot];

    return 2 * object->owner + (zone == ZONE_RUNE_DECK);
}

static uint64_t next_chance(uint64_t *chance)
{
    uint64_t z = (*chance += 0x9E3779B97F4A7C15u);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int shuffle_faces(State *state, const ObjectId *ids, int n, uint64_t *chance)
{
    int changed = 0;

    for (int i = 0; i + 1 < n; i++) {
        const int k = i + (int)(next_chance(chance) % (uint64_t)(n - i));
        const CardId card = state->objects[ids[i]].card;

        if (card == state->objects[ids[k]].card) continue;
        state->objects[ids[i]].card = state->objects[ids[k]].card;
        state->objects[ids[k]].card = card;
        changed++;
    }
    return changed;
}

// Returns how many faces are others than before.
static int change_world(const World *world, PlayerId player, Change *change,
                        State *mark)
{
    int changed = 0;

    for (int group = 0; group < 2 * SEATS_MAX; group++) {
        ObjectId ids[OBJECTS_MAX];
        int n = 0;

        for (ObjectId id = 1; id <= mark->objects_n; id++)
            if (!change->fixed[id] && is_hidden(world, mark, player, id) &&
                group_of(world, &mark->objects[id]) == group)
                ids[n++] = id;
        changed += shuffle_faces(mark, ids, n, &change->chance);
    }
    if (!memcmp(mark->random, world->game.now.random, sizeof mark->random))
        random_seed(mark, change->chance);
    mark->dirty = true;
    return changed;
}

// ---- comparing

static bool same_question(const Question *a, const Question *b)
{
    return drive_question_hash(a, 0) == drive_question_hash(b, 0);
}

// Returns whether the other player was asked something else than in the first world.
// The waiting question may show that player another face.
static bool worlds_parted(PlayerId player)
{
    const int n = first->asked_n;

    for (int i = 0; i < n && i < second->asked_n; i++) {
        const Question *a = &first->asked[i], *b = &second->asked[i];

        if (a->player == player && b->player == player) {
            if (!same_question(a, b)) return false;
        } else if (i + 1 < n ? !same_question(a, b)
                             : a->player != b->player || a->prompt != b->prompt) {
            return true;
        }
    }
    if (first->asked[n - 1].player == player) return false;
    return second->asked_n != n || second->table.steps != first->table.steps;
}

// Says in which part of a packed State the byte [at] lies, and in which record of it.
static const char *part_at(const State *state, size_t at)
{
    const struct {
        size_t n, size;
        const char *name;
    } parts[] = {
        {1, offsetof(State, players), "head"},
        {state->players_n, sizeof(Player), "player"},
        {state->spots_n, sizeof(Spot), "spot"},
        {state->rules_n, sizeof state->rules_state[0], "book"},
        {state->objects_n + 1u, sizeof(Object), "object"},
        {state->chain_n, sizeof(struct Item), "chain"},
        {state->targets_n, sizeof(Ref), "target"},
        {state->modifiers_n, sizeof(Modifier), "modifier"},
        {state->granted_n, sizeof(Granted), "granted"},
    };
    static char text[60];

    for (int i = 0; i < COUNT_OF(parts); i++) {
        const size_t size = parts[i].size;

        if (at < parts[i].n * size) {
            snprintf(text,
                     sizeof text,
                     "%s %zu, byte %zu of it",
                     parts[i].name,
                     at / size,
                     at % size);
            return text;
        }
        at -= parts[i].n * size;
    }
    return "happened";
}

// Each writes into [why] what differs, and returns whether anything does.
static bool views_differ(PlayerId player, char *why)
{
    static uint8_t a[sizeof(State)], b[sizeof(State)];
    const size_t size = state_size(&first->view);
    size_t at = 0;

    state_pack(&first->view, a);
    state_pack(&second->view, b);
    while (at < size && a[at] == b[at]) at++;
    if (at == size && size == state_size(&second->view)) return false;
    snprintf(why,
             WORLDS_TEXT,
             "the view of player %d moves with what is hidden: %s, %d and %d",
             player,
             part_at(&first->view, at),
             a[at],
             b[at]);
    return true;
}

static bool questions_differ(PlayerId player, char *why)
{
    if (first->asked_n != second->asked_n ||
        first->table.steps != second->table.steps) {
        snprintf(why,
                 WORLDS_TEXT,
                 "whether player %d is asked depends on what is hidden",
                 player);
        return true;
    }
    for (int i = 0; i < first->asked_n; i++) {
        const Question *a = &first->asked[i], *b = &second->asked[i];

        if (a->player != player || b->player != player || same_question(a, b)) continue;
        snprintf(
            why,
            WORLDS_TEXT,
            "what player %d is asked moves with what is hidden (prompts %d and %d, "
            "%d and %d options)",
            player,
            a->prompt,
            b->prompt,
            a->options_n,
            b->options_n);
        return true;
    }
    return false;
}

// Returns whether [player] is told the same of both entries: without the card, if that is
// not known.
static bool same_told(const LogEntry *a, const LogEntry *b, PlayerId player)
{
    const bool known = a->seen_by >> player & 1;

    return a->turn == b->turn && a->event == b->event && a->player == b->player &&
           known == (b->seen_by >> player & 1) && a->from == b->from &&
           a->to == b->to && a->other == b->other && a->other_card == b->other_card &&
           a->n == b->n && (!known || (a->object == b->object && a->card == b->card));
}

static bool logs_differ(PlayerId player, char *why)
{
    for (int i = 0; i < first->log.n && i < second->log.n; i++) {
        const LogEntry *a = &first->log.entries[i], *b = &second->log.entries[i];

        if (same_told(a, b, player)) continue;
        snprintf(why,
                 WORLDS_TEXT,
                 "event %d, as player %d is told of it, moves with what is hidden "
                 "(events %d and %d)",
                 i,
                 player,
                 a->event,
                 b->event);
        return true;
    }
    if (first->log.n == second->log.n) return false;
    snprintf(why,
             WORLDS_TEXT,
             "the number of events that player %d is told depends on what is hidden",
             player);
    return true;
}

Worlds other_world_compare(Catalog *catalog, const Game *game, PlayerId player,
                           uint64_t chance, char *why)
{
    Change change = {.chance = chance};
    static State mark;

    first->catalog = second->catalog = catalog;
    state_copy(&mark, &game->mark);
    mark.dirty = true;
    run(first, game, &mark, player);
    fix_named(first, player, &change);
    if (!change_world(first, player, &change, &mark)) return WORLDS_ALIKE;
    run(second, game, &mark, player);
    if (worlds_parted(player)) return WORLDS_PARTED;
    return questions_differ(player, why) || views_differ(player, why) ||
                   logs_differ(player, why)
               ? WORLDS_DIFFER
               : WORLDS_SAME;
}
