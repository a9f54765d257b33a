// scripted_words.c -- the rows of the language's own words, and what the adjectives mean.
//
// They read and never write. The player of a thing follows from where it lies, see
// scripted_words_keeper.

#include "engine/scripted/scripted_words.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"

PlayerId scripted_words_keeper(const Table *table, ObjectId id)
{
    const Object *object = &table->state->objects[id];
    const ZoneRow *zone = &table->rules->zones[spot_zone(table, object->spot)];

    if (zone->flags & ZONE_BOARD) return object->controller;
    if (zone->scope != SCOPE_PLAYER) return object->owner;
    return (PlayerId)spot_index(table, object->spot);
}

static bool player_is_friendly(const Table *table, const Env *env, PlayerId player)
{
    return env->you != NOBODY && table_are_allied(table->state, env->you, player);
}

static bool player_is_enemy(const Table *table, const Env *env, PlayerId player)
{
    return env->you != NOBODY && player != NOBODY &&
           !table_are_allied(table->state, env->you, player);
}

static bool player_is_you(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    return env->you != NOBODY && env->you == player;
}

static bool player_chooses(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    return env->chooser != NOBODY && env->chooser == player;
}

static bool player_is_allied(const Table *table, const Env *env, PlayerId player)
{
    return env->chooser != NOBODY &&
           table_are_allied(table->state, env->chooser, player);
}

static bool player_has_turn(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return table->state->turn > 0 && table->state->turn_player == player;
}

// The word says from whom players are counted and leaves none of them out.
static bool player_in_order(const Table *table, const Env *env, PlayerId player)
{
    (void)table;
    (void)env;
    (void)player;
    return true;
}

static bool is_friendly(const Table *table, const Env *env, ObjectId id)
{
    return player_is_friendly(table, env, scripted_words_keeper(table, id));
}

static bool is_enemy(const Table *table, const Env *env, ObjectId id)
{
    return player_is_enemy(table, env, scripted_words_keeper(table, id));
}

static bool is_yours(const Table *table, const Env *env, ObjectId id)
{
    return player_is_you(table, env, scripted_words_keeper(table, id));
}

static bool is_theirs(const Table *table, const Env *env, ObjectId id)
{
    return player_chooses(table, env, scripted_words_keeper(table, id));
}

static bool is_allied(const Table *table, const Env *env, ObjectId id)
{
    return player_is_allied(table, env, scripted_words_keeper(table, id));
}

static bool is_owned(const Table *table, const Env *env, ObjectId id)
{
    return table->state->objects[id].owner == env->you;
}

static bool is_attached(const Table *table, const Env *env, ObjectId id)
{
    (void)env;
    return table->state->objects[id].host != 0;
}

static bool is_equipped(const Table *table, const Env *env, ObjectId id)
{
    (void)env;
    return object_first_attached(table->state, id) != 0;
}

// Returns the card of the thing that has the ability, NULL where there is no such thing.
static const Card *own_card(const Table *table, const Env *env)
{
    const ObjectId me = env->me.id;

    return me && table->state->objects[me].card ? object_card(table, me) : NULL;
}

static bool is_namesake(const Table *table, const Env *env, ObjectId id)
{
    const Card *mine = own_card(table, env), *card = object_card(table, id);

    return mine && (mine == card || strcmp(mine->name, card->name) == 0);
}

static bool has_tag(const Card *card, uint16_t tag)
{
    for (int i = 0; i < CARD_TAGS_MAX; i++)
        if (card->tags[i] == tag) return true;
    return false;
}

static bool is_kin(const Table *table, const Env *env, ObjectId id)
{
    const Card *mine = own_card(table, env), *card = object_card(table, id);

    for (int i = 0; mine && i < CARD_TAGS_MAX; i++)
        if (mine->tags[i] && has_tag(card, mine->tags[i])) return true;
    return false;
}

static int turns_of(const Table *table, const Env *env, PlayerId player)
{
    (void)env;
    return table->state->players[player].turns;
}

static const KindRow kinds[] = {
    [SCRIPTED_KIND_CARD] =
        {"card", KIND_OBJECT, UINT16_MAX, 0, 0, "things of any type"},
    [SCRIPTED_KIND_PLAYER] = {"player", KIND_PLAYER, 0, 0, 0, "players"},
    [SCRIPTED_KIND_OPPONENT] =
        {"opponent", KIND_PLAYER, 0, 0, 0, "opponents of the ability's controller"},
};

#define WHOSE READS_CONTROL

static const AdjectiveRow adjectives[] = {
    [SCRIPTED_ADJECTIVE_FRIENDLY] = {.name = "friendly",
                                     .holds = is_friendly,
                                     .of_player = player_is_friendly,
                                     .doc = "yours or your team's",
                                     .reads = WHOSE},
    [SCRIPTED_ADJECTIVE_ENEMY] = {.name = "enemy",
                                  .holds = is_enemy,
                                  .of_player = player_is_enemy,
                                  .doc = "an opponent's",
                                  .reads = WHOSE},
    [SCRIPTED_ADJECTIVE_YOURS] = {.name = "yours",
                                  .holds = is_yours,
                                  .of_player = player_is_you,
                                  .doc =
                                      "you control; off the board in a zone of yours",
                                  .reads = WHOSE},
    [SCRIPTED_ADJECTIVE_THEIRS] = {.name = "theirs",
                                   .holds = is_theirs,
                                   .of_player = player_chooses,
                                   .doc = "of the player who chooses",
                                   .reads = WHOSE},
    [SCRIPTED_ADJECTIVE_ALLIED] = {.name = "allied",
                                   .holds = is_allied,
                                   .of_player = player_is_allied,
                                   .doc = "of the player who chooses, or their team",
                                   .reads = WHOSE},
    [SCRIPTED_ADJECTIVE_OWNED] = {.name = "owned",
                                  .holds = is_owned,
                                  .doc = "you own, wherever it is",
                                  .reads = READS_CONTROL},
    [SCRIPTED_ADJECTIVE_ATTACHED] = {.name = "attached",
                                     .holds = is_attached,
                                     .doc = "attached to something",
                                     .reads = READS_HOSTS},
    [SCRIPTED_ADJECTIVE_EQUIPPED] = {.name = "equipped",
                                     .holds = is_equipped,
                                     .doc = "something is attached to it",
                                     .reads = READS_HOSTS},
    [SCRIPTED_ADJECTIVE_NAMESAKE] = {.name = "namesake",
                                     .holds = is_namesake,
                                     .doc = "has the name that `me` has",
                                     .reads = READS_PLACES | READS_CHANGES},
    [SCRIPTED_ADJECTIVE_KIN] = {.name = "kin",
                                .holds = is_kin,
                                .doc = "has a printed tag that `me` has too",
                                .reads = READS_PLACES | READS_CHANGES},
    [SCRIPTED_ADJECTIVE_TURN_PLAYER] = {.name = "on_turn",
                                        .of_player = player_has_turn,
                                        .doc = "the player whose turn it is",
                                        .reads = READS_TURN},
    [SCRIPTED_ADJECTIVE_NEXT_FIRST] = {.name = "next_first",
                                       .of_player = player_in_order,
                                       .doc = "counted from the next player on",
                                       .reads = READS_TURN},
};

static const uint8_t adjectives_side[ADJECTIVES_MAX] = {
    [SCRIPTED_ADJECTIVE_FRIENDLY] = SIDE_YOURS,
    [SCRIPTED_ADJECTIVE_ENEMY] = SIDE_ENEMY,
    [SCRIPTED_ADJECTIVE_YOURS] = SIDE_YOURS,
    [SCRIPTED_ADJECTIVE_THEIRS] = SIDE_CHOOSER,
    [SCRIPTED_ADJECTIVE_ALLIED] = SIDE_CHOOSER,
    [SCRIPTED_ADJECTIVE_TURN_PLAYER] = SIDE_TURN,
};

static const OppositeRow opposites[] = {
    {SCRIPTED_ADJECTIVE_FRIENDLY, SCRIPTED_ADJECTIVE_ENEMY},
    {SCRIPTED_ADJECTIVE_YOURS, SCRIPTED_ADJECTIVE_ENEMY},
};

static const FieldRow fields[] = {
    [SCRIPTED_FIELD_TURN] = {.name = "turns",
                             .of_player = turns_of,
                             .doc = "how many turns the player has begun",
                             .reads = READS_TURN},
};

static const QuestionRow questions[] = {
    [SCRIPTED_QUESTION_HAS] = {"has",
                               ANSWER_GRANTS,
                               SUM_LIST,
                               "",
                               "keywords, clauses or abilities that it has",
                               .reads = READS_CHANGES},
};

static const WordRow durations[] = {
    [SCRIPTED_THIS_TURN] =
        {"this_turn", "until the end of this turn", WORD_DURATION, 0, 0},
    [SCRIPTED_UNTIL_I_LEAVE] = {"until_i_leave",
                                "until the thing that has the ability leaves the board",
                                WORD_DURATION,
                                0,
                                0},
};

static const WordRow plain[] = {
    [SCRIPTED_WORD_ALL] = {"all", "of `loses`: all abilities", WORD_PLAIN, 0, 0},
};

void scripted_words_begin(ScriptedGame *game)
{
    Rules *rules = &game->rules;

    memcpy(game->kinds, kinds, sizeof kinds);
    memcpy(game->adjectives, adjectives, sizeof adjectives);
    memcpy(game->fields, fields, sizeof fields);
    memcpy(game->questions, questions, sizeof questions);
    rules->kinds_n = COUNT_OF(kinds);
    rules->adjectives_n = COUNT_OF(adjectives);
    rules->adjectives_side = adjectives_side;
    rules->opposites = opposites;
    rules->opposites_n = COUNT_OF(opposites);
    rules->fields_n = COUNT_OF(fields);
    rules->questions_n = COUNT_OF(questions);
}

static void add_words(ScriptedGame *game, const WordRow *rows, int n)
{
    for (int i = 0; i < n; i++) game->words[game->rules.words_n + i] = rows[i];
    game->rules.words_n += n;
}

void scripted_words_add(ScriptedGame *game, const WordRow *own, int n)
{
    // The reader of game.lua adds notes first, and refuses more durations.
    ASSERT(game->rules.words_n == game->notes_n && n <= DURATIONS_MAX);
    add_words(game, durations, COUNT_OF(durations));
    add_words(game, own, n);
    add_words(game, plain, COUNT_OF(plain));
    game->durations_n = SCRIPTED_DURATIONS + n;
}

bool scripted_words_has(const char *name)
{
    for (int i = 0; i < COUNT_OF(durations); i++)
        if (!strcmp(durations[i].name, name)) return true;
    for (int i = 0; i < COUNT_OF(plain); i++)
        if (!strcmp(plain[i].name, name)) return true;
    return false;
}

// The game's own durations have the numbers that those of every game leave free.
int scripted_words_ends(const ScriptedGame *game, int word)
{
    const int duration = word - game->notes_n;

    // Callers look at the group of the word first: accept_word and modifier_of.
    ASSERT(duration >= 0 && duration < game->durations_n);
    if (duration == SCRIPTED_THIS_TURN) return ENDS_TURN;
    if (duration == SCRIPTED_UNTIL_I_LEAVE) return ENDS_SOURCE;
    return duration == SCRIPTED_DURATIONS ? ENDS_FIGHT
                                          : ENDS_SOURCE + duration - SCRIPTED_DURATIONS;
}

int scripted_words_ends_of(const Rules *rules, int word)
{
    const ScriptedGame *game = (const ScriptedGame *)(const void *)rules;
    const int duration = word - game->notes_n;

    if (duration < 0 || duration >= game->durations_n) return ENDS_NEVER;
    return scripted_words_ends(game, word);
}

int scripted_words_plain(const ScriptedGame *game, int word)
{
    const int row = word - game->notes_n - game->durations_n;

    return row >= 0 && row < COUNT_OF(plain) ? row : -1;
}

int scripted_words_first_of(const Table *table, const Env *env, uint16_t query)
{
    const State *state = table->state;
    const uint64_t bit = (uint64_t)1 << SCRIPTED_ADJECTIVE_NEXT_FIRST;

    if (!(table->library->queries[query].adjectives & bit)) return 0;
    if (env->you == NOBODY) return 1;
    return (env->you + state->players_n - state->turn_player) % state->players_n + 1;
}
