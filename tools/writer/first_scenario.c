// first_scenario.c -- tries a card in the positions that its game says, and writes down what happens.
//
// Its player takes the first option that is about the card, a bot answers what that asks, and all pass until
// somebody may act freely again.

#include "tools/writer/first_scenario.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"
#include "engine/play/play_new.h"
#include "engine/play/play_position.h"
#include "tools/position/position.h"
#include "tools/scenarios/scenario_lua.h"
#include "tools/why/line_coverage.h"
#include "tools/writer/scenario_writer.h"

enum {
    FIRST_ANSWERS = 40,
    FIRST_TEXT = 1000,
    FIRST_SEED = 1,
    LINES_SEEN = 200,
    FIRST_POSITIONS = 8
};

// A card that is tried in one position.
typedef struct {
    Session *session;
    Scene scene;
    Trail trail;
    LineCoverage acted;
    CardId card;
    bool begun;  // its player has done something,
    bool picked; // and picked the card for it
    int much;    // so much of the card acted then, -1: its player did nothing
} FirstTry;

static void take_position(void *self, const Scenario *scenario)
{
    FirstTry *it = self;
    Session *session = it->session;

    session_table(session);
    game_copy(&session->game, &scenario->game);
    session->sitting = sitting_of_game(
        sitting_mode_of(session_rules(session), &scenario->game.now), 1);
    session->setup.mode = session->sitting.mode;
    session_seat_bots(session, FIRST_SEED);
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(it->scene.names[i], SCENE_NAME, "%s", scenario->players[i]);
}

// Puts the session where the keys of a scenario say. Returns false if there is no such position.
static bool begin_position(FirstTry *it, const char *keys)
{
    const ScenarioWatch watch = {.self = it, .begins = take_position};
    char text[FIRST_TEXT + 100];
    Err ignored = {0};

    const size_t n = text_format(
        text, sizeof text, "scenario \"first\" { %s, run = function(t) end }", keys);
    ScenarioFile *file = scenario_lua_read(
        "a first scenario", text, n, session_rules(it->session), &ignored);
    const bool begun =
        file && !scenario_lua_begin(file, 0, it->session->catalog, &watch, &ignored);
    scenario_lua_close(file);
    if (begun) it->session->table.asks_all = true;
    return begun;
}

// Returns whether the option is about the card: about the thing, or the place that it is.
static bool is_about(const FirstTry *it, const Option *option)
{
    const Table *table = &it->session->table;
    const PlayPlaces *places = position_rows(table->rules)->places;
    const State *state = table->state;

    if (option->object && state->objects[option->object].card == it->card) return true;
    for (int i = 0; places && i < places->count(state); i++)
        if (option->spot == position_place_spot(table, i) && option->object &&
            state->objects[places->object(state, i)].card == it->card)
            return true;
    return false;
}

// Finds the first option about the card, or the first one of a role; -1: there is none.
static int find_about(const FirstTry *it, const Question *question)
{
    for (int i = 0; i < question->options_n; i++)
        if (is_about(it, &question->options[i])) return i;
    return -1;
}

static int find_role(const FirstTry *it, const Question *question, ChoiceRole role)
{
    const OptionRow *rows = session_rules(it->session)->options;

    for (int i = 0; i < question->options_n; i++)
        if (rows[question->options[i].kind].role == role) return i;
    return -1;
}

// Finds what its player does first with the card, which may be to move without saying yet with what. Later all
// pass. -1: there is no such option.
static int find_action(FirstTry *it, const Question *question)
{
    if (it->begun) return find_role(it, question, CHOICE_PASS);
    const int about = find_about(it, question);
    it->begun = true;
    it->picked = about >= 0;
    return it->picked ? about : find_role(it, question, CHOICE_MOVE);
}

// Answers the question that waits. Returns false where the scenario ends.
static bool answer_one(FirstTry *it)
{
    const Question *question = trail_question(&it->trail);
    const PromptRow *prompt =
        question ? &session_rules(it->session)->prompts[question->prompt] : NULL;
    Err ignored = {0};
    int found = -1;

    if (!question || (it->begun && prompt->flags & ASKS_FREELY)) return false;
    if (prompt->flags & ASKS_ACTION) {
        found = find_action(it, question);
        if (found < 0) return false;
    } else if (!it->picked && question->min <= 1) {
        found = find_about(it, question);
        it->picked = found >= 0;
    }
    if (found < 0) return !trail_bot(&it->trail, &ignored);
    const Answer answer = {.n = 1, .picks = {(uint16_t)found}};
    return !trail_answer(&it->trail, &answer, &ignored);
}

enum { MUCH_ACTED = 2 };

// Returns how much of the card acted: one of its abilities, and a line of its script.
static int acted_of(const FirstTry *it)
{
    const Library *library = it->session->table.library;
    const Card *card = &library->cards[it->card];
    bool acted = false, ran = false;

    if (!card->abilities_n) return MUCH_ACTED;
    for (int i = 0; i < card->abilities_n; i++) {
        const ClauseId id = library->abilities[card->abilities + i].clause;
        const int script = library->clauses[id].script;

        acted = acted || line_coverage_clause(&it->acted, id);
        for (int line = 1; !ran && line <= LINES_SEEN; line++)
            ran = line_coverage_line(&it->acted, script, line);
    }
    return acted + ran;
}

// Returns whether the scenario is about the card: it acts, or a move or a claim names it.
static bool is_told(const FirstTry *it, const char *text)
{
    const char *run = strstr(text, "run = ");

    return it->much > 0 || (run && strstr(run, it->trail.name));
}

// Plays from a position, until somebody may act freely again. Returns false if its player does nothing there. The
// trail is the caller's to free.
static bool play_from(FirstTry *it, const char *keys)
{
    it->begun = it->picked = false;
    trail_init(&it->trail, &trail_rights[TRAIL_MAKER], it->session, &it->scene);
    it->trail.open = true;
    if (!begin_position(it, keys)) return false;
    it->trail.name = it->session->table.library->cards[it->card].name;
    scene_look(&it->scene, &it->session->game.now, &it->session->table, NOBODY);
    scene_name(&it->scene, &it->session->game.now, &it->session->table);
    line_coverage_init(&it->acted);
    line_coverage_watch(&it->acted, &it->session->table);
    trail_begin(&it->trail);
    for (int i = 0; i < FIRST_ANSWERS && answer_one(it); i++) {
    }
    it->session->table.observer = NULL;
    it->much = it->begun ? acted_of(it) : -1;
    line_coverage_free(&it->acted);
    return it->begun;
}

// Writes down what was played. Returns NULL if it has no words, claims nothing, or is not about the card.
static char *write_played(FirstTry *it)
{
    const Card *card = &it->session->table.library->cards[it->card];
    WrittenScenario kept = {0};
    Err ignored = {0};
    char *text = NULL, name[SCENARIO_TEXT];

    (void)text_format(name, sizeof name, "What %s does first", card->name);
    const ScenarioTitle title = {name, card->code};
    if (!scenario_writer_write_as(&it->trail, 0, &title, &kept, &ignored) &&
        kept.claims && kept.to && is_told(it, kept.text)) {
        text = kept.text;
        kept.text = NULL;
    }
    scenario_writer_free(&kept);
    return text;
}

// Writes the keys of position [n] of a game that says none: the card in a zone of its player.
static bool zone_keys(const Rules *rules, const char *code, int n, char *keys)
{
    for (int i = 0; i < rules->zones_n; i++) {
        if (rules->zones[i].scope != SCOPE_PLAYER || n--) continue;
        (void)text_format(keys,
                          FIRST_TEXT,
                          "you = { [\"%s\"] = { \"%s\" } }",
                          rules->zones[i].name,
                          code);
        return true;
    }
    return false;
}

static bool keys_of(const Session *session, CardId card, int n, char *keys)
{
    const Rules *rules = session_rules(session);
    const PlayNew *fresh = rules->play ? rules->play->fresh : NULL;
    const Library *library = session->table.library;

    if (fresh && fresh->first)
        return fresh->first(library, &library->cards[card], n, keys, FIRST_TEXT);
    return zone_keys(rules, library->cards[card].code, n, keys);
}

// Plays from one position and writes that down if at least [least] of the card acts there. Returns NULL if it does
// not; [much] says how much did.
static char *try_position(FirstTry *it, const char *keys, int least, int *much)
{
    char *text = NULL;

    *much = -1;
    if (play_from(it, keys) && it->much >= least) text = write_played(it);
    if (it->begun) *much = it->much;
    trail_free(&it->trail);
    return text;
}

char *first_scenario_write(Session *session, const char *code)
{
    FirstTry *it = calloc(1, sizeof *it);
    char keys[FIRST_TEXT], *text = NULL;
    Err ignored = {0};
    int much[FIRST_POSITIONS] = {0};

    ENOUGH(it);
    session_table(session);
    it->session = session;
    it->card = catalog_load_card(session->catalog, code, &ignored);
    for (int least = MUCH_ACTED; it->card && least >= 0 && !text; least--)
        for (int n = 0;
             n < FIRST_POSITIONS && !text && keys_of(session, it->card, n, keys);
             n++)
            if (least == MUCH_ACTED || much[n] == least)
                text = try_position(it, keys, least, &much[n]);
    free(it);
    return text;
}
