// embed_setup.c -- reads how a game is to begin: mode, decks, seats and settings of a CwSetup, for
// one game as for many.

#include <string.h>

#include "engine/play/play_decks.h"
#include "engine/play/setting.h"
#include "tools/door/json_safe.h"
#include "tools/embed/embed_inside.h"

// The struct ends here at least; longer ones came later.
enum { SETUP_LEAST = offsetof(CwSetup, asks_all) + sizeof(int) };

CwStatus embed_setup_read(CwEngine *engine, const CwSetup *given, size_t decks_most,
                          CwSetup *setup)
{
    CwStatus status = embed_sized(engine, given, "CwSetup", SETUP_LEAST, sizeof *setup);

    if (status) return status;
    memset(setup, 0, sizeof *setup);
    memcpy(setup, given, given->size);
    status = embed_texts(engine, "decks", setup->decks, setup->decks_n, decks_most);
    if (!status)
        status = embed_texts(engine, "seats", setup->seats, setup->seats_n, INT16_MAX);
    if (!status)
        status = embed_texts(
            engine, "settings", setup->settings, setup->settings_n, SETTING_WORDS_MAX);
    return status ? status : embed_seed(engine, setup->seed);
}

CwStatus embed_setup_input(CwEngine *engine, const CwSetup *setup, bool may)
{
    for (size_t i = 0; !may && i < setup->decks_n; i++)
        if (catalog_is_stream(setup->decks[i]))
            return embed_fail(engine,
                              CW_REFUSED,
                              "'%.40s' is no deck here: standard input belongs to the "
                              "program, which can give the text of a deck",
                              setup->decks[i]);
    return CW_OK;
}

// Takes the decks that are named, or the usual ones.
static CwStatus take_decks(CwEngine *engine, const CwSetup *setup, EmbedPlan *plan)
{
    const Session *session = engine->stage->session;
    const Rules *rules = session_rules(session);
    const int mode = setup->mode ? sitting_mode_find(rules, setup->mode) : 0;
    Err err = {0};
    int n = (int)setup->decks_n;

    for (int i = 0; i < n; i++) plan->decks[i] = setup->decks[i];
    if (!n && mode >= 0 && deck_sections_n(rules))
        n = catalog_usual_decks(session->catalog,
                                sitting_mode(rules, mode).players,
                                plan->arena,
                                plan->decks,
                                &err);
    plan->decks_n = n > 0 ? n : 0;
    return n < 0 ? embed_err(engine, CW_DATA, &err) : CW_OK;
}

// Returns a setting as a command line says it: "true" and "false" are "yes" and "no".
static const char *setting_said(Arena *arena, const char *said)
{
    const char *value = strchr(said, '=');

    if (!value || (strcmp(value, "=true") != 0 && strcmp(value, "=false") != 0))
        return said;
    return arena_format(
        arena, "%.*s=%s", (int)(value - said), said, value[1] == 't' ? "yes" : "no");
}

static CwStatus read_rules(CwEngine *engine, const CwSetup *setup, EmbedPlan *plan)
{
    const Rules *rules = session_rules(engine->stage->session);
    SittingWish wish = {.mode = setup->mode,
                        .seats = (int)setup->seats_n,
                        .asks_all = setup->asks_all != 0};
    Setup read = {0};
    Err err = {0};

    wish.set.n = (int)setup->settings_n;
    for (int i = 0; i < wish.set.n; i++)
        wish.set.said[i] = setting_said(plan->arena, setup->settings[i]);
    if (session_setup(rules, &wish, (size_t)plan->decks_n, &read, &err))
        return embed_err(engine, CW_REFUSED, &err);
    plan->mode = read.mode;
    memcpy(plan->settings, read.settings, sizeof plan->settings);
    return CW_OK;
}

static CwStatus read_seats(CwEngine *engine, const CwSetup *setup, EmbedPlan *plan)
{
    const int n =
        sitting_mode(session_rules(engine->stage->session), plan->mode).players;

    plan->players = n;
    if (setup->seats_n && setup->seats_n != (size_t)n)
        return embed_fail(engine,
                          CW_REFUSED,
                          "the seats want %d word%s, one for each player, not %zu",
                          n,
                          n == 1 ? "" : "s",
                          setup->seats_n);
    for (int i = 0; i < (int)setup->seats_n; i++) {
        const char *word = setup->seats[i];
        const int kind = bot_kind(word);

        if (protocol_run_is_program(word, &plan->programs[i]))
            plan->has_program = true;
        else if (kind > SEAT_HUMAN)
            plan->bots[i] = (SeatKind)kind;
        else if (strcmp(word, "client") != 0)
            return embed_fail(engine,
                              CW_REFUSED,
                              "seat '%s' is not one of client, " BOT_WORDS ", or the "
                              "path of a program, such as ./bot.py",
                              word);
    }
    return CW_OK;
}

CwStatus embed_plan(CwEngine *engine, const CwSetup *given, EmbedPlan *plan)
{
    CwSetup setup;
    CwStatus status = embed_setup_read(engine, given, SEATS_MAX, &setup);

    if (!status) status = embed_setup_input(engine, &setup, plan->takes_input);
    if (status) return status;
    *plan = (EmbedPlan){
        .arena = plan->arena, .takes_input = plan->takes_input, .seed = setup.seed};
    for (int i = 0; i < SEATS_MAX; i++) plan->bots[i] = SEAT_HUMAN;
    status = take_decks(engine, &setup, plan);
    if (!status) status = read_rules(engine, &setup, plan);
    return status ? status : read_seats(engine, &setup, plan);
}

// Returns the settings that are not the usual ones, by name.
static json_t *settings_of(const Rules *rules, const EmbedPlan *plan)
{
    json_t *json = json_object();

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);

        if (plan->settings[i])
            json_safe_set(
                json, row->name, session_setting_json(row, plan->settings[i]));
    }
    return json;
}

static json_t *texts_of(const char *const *texts, int n)
{
    json_t *list = json_array();

    for (int i = 0; i < n; i++) json_array_append_new(list, json_safe_text(texts[i]));
    return list;
}

// Returns what has each seat, as a setup says it.
static json_t *seats_of(const EmbedPlan *plan)
{
    json_t *list = json_array();

    for (int i = 0; i < plan->players; i++) {
        const ProgramSeat *program = &plan->programs[i];
        const char *word =
            plan->bots[i] == SEAT_HUMAN ? "client" : bot_name(plan->bots[i]);

        if (program->command) word = program->command;
        json_array_append_new(list, json_safe_text(word));
    }
    return list;
}

json_t *embed_setup(CwEngine *engine, const CwSetup *setup, CwStatus *status)
{
    const Rules *rules = session_rules(engine->stage->session);
    EmbedPlan plan = {.arena = arena_new()};
    json_t *request = NULL;

    *status = embed_plan(engine, setup, &plan);
    if (!*status && plan.has_program)
        *status =
            embed_fail(engine, CW_REFUSED, "a program has a seat of cw_simulate alone");
    if (!*status) {
        request = json_pack("{s:s, s:o, s:I, s:o, s:o}",
                            "type",
                            "newgame",
                            "mode",
                            json_safe_text(sitting_mode(rules, plan.mode).name),
                            "seed",
                            (json_int_t)plan.seed,
                            "seats",
                            seats_of(&plan),
                            "settings",
                            settings_of(rules, &plan));
        if (plan.decks_n)
            json_safe_set(request, "decks", texts_of(plan.decks, plan.decks_n));
    }
    arena_free(plan.arena);
    return request;
}

// Returns the settings that are not the usual ones, as a setup says them.
static json_t *settings_said(const Rules *rules, const EmbedPlan *plan)
{
    json_t *list = json_array();
    char value[SETTING_TEXT];

    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);

        if (!plan->settings[i]) continue;
        const char *said = arena_format(plan->arena,
                                        "%s=%s",
                                        row->name,
                                        setting_told(row, plan->settings[i], value));
        json_array_append_new(list, json_safe_text(said));
    }
    return list;
}

static json_t *json_of(const Rules *rules, const EmbedPlan *plan)
{
    const PlayMode mode = sitting_mode(rules, plan->mode);
    json_t *teams = json_array();

    for (int i = 0; i < mode.players; i++)
        json_array_append_new(teams, json_integer(sitting_team(rules, plan->mode, i)));
    return json_pack("{s:o, s:i, s:b, s:o, s:o, s:o, s:o}",
                     "mode",
                     json_safe_text(mode.name),
                     "players",
                     mode.players,
                     "series",
                     mode.series,
                     "teams",
                     teams,
                     "decks",
                     texts_of(plan->decks, plan->decks_n),
                     "seats",
                     seats_of(plan),
                     "settings",
                     settings_said(rules, plan));
}

typedef struct {
    const CwSetup *setup;
    const char **json;
} Showing;

static CwStatus do_show(CwEngine *engine, void *given)
{
    const Showing *of = given;
    EmbedPlan plan = {0};
    CwStatus status = embed_given(engine, of->json, "json");

    if (!status) status = embed_opened(engine);
    if (status) return status;
    plan.arena = arena_new();
    plan.takes_input = true; // nothing is read here
    status = embed_plan(engine, of->setup, &plan);
    if (!status)
        status = embed_hand(
            engine, json_of(session_rules(engine->stage->session), &plan), of->json);
    arena_free(plan.arena);
    return status;
}

CwStatus cw_setup_json(CwEngine *engine, const CwSetup *setup, const char **json)
{
    return embed_call(engine, do_show, &(Showing){setup, json});
}
