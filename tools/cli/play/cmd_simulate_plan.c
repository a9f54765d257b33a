// cmd_simulate_plan.c -- reads the command line of cardwright simulate. What the words mean the
// library says: modes, settings, seats, usual decks.

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "tools/catalog/games.h"
#include "tools/cli/play/cmd_simulate.h"
#include "tools/door/seed.h"

static const HelpPart help_parts[] = {{"modes", games_print_modes}, {0}};

// Options that can be read only when the game is known.
typedef struct {
    const char *best_of, *bots;
    SettingWords set;
} Wish;

// Takes the list that a function of the library hands out.
static json_t *list_of(const SimulatePlan *plan,
                       CwStatus (*list)(CwEngine *engine, const char **json))
{
    const char *text = "[]";

    (void)list(plan->engine, &text);
    return embedded_json(text);
}

// Opens the game that the options or the decks name, because the other options depend
// on it. Returns -1 to go on.
static int open_game(SimulatePlan *plan, const char *const *decks, int n)
{
    const char *game = plan->game;

    plan->arena = arena_new();
    plan->engine = embedded_new();
    if (!game && !cw_find_game(plan->engine, plan->db, decks, (size_t)n, &game) && game)
        plan->game = arena_text(plan->arena, game);
    const CwStatus status = cw_open(plan->engine, plan->db, plan->game);
    if (status) return embedded_fail(plan->engine, status);
    plan->modes = list_of(plan, cw_modes);
    plan->endings = list_of(plan, cw_endings);
    plan->has_decks =
        json_is_true(json_object_get(json_array_get(plan->modes, 0), "decks"));
    return -1;
}

// Reads what the setup comes to, so far. Returns -1 to go on.
static int read_setup(SimulatePlan *plan)
{
    const char *text;
    const CwStatus status = cw_setup_json(plan->engine, &plan->setup, &text);

    if (status == CW_REFUSED)
        return command_usage("simulate", "%s", cw_message(plan->engine));
    if (status) return embedded_fail(plan->engine, status);
    json_decref(plan->told);
    plan->told = embedded_json(text);
    plan->mode = json_string_value(json_object_get(plan->told, "mode"));
    plan->players = (int)json_integer_value(json_object_get(plan->told, "players"));
    plan->series = json_is_true(json_object_get(plan->told, "series"));
    for (int i = 0; i < plan->players; i++) {
        const json_t *teams = json_object_get(plan->told, "teams");
        const json_t *seats = json_object_get(plan->told, "seats");
        const json_t *decks = json_object_get(plan->told, "decks");

        plan->teams[i] = (int)json_integer_value(json_array_get(teams, (size_t)i));
        plan->bots[i] = json_string_value(json_array_get(seats, (size_t)i));
        plan->decks[i] = json_string_value(json_array_get(decks, (size_t)i));
    }
    return -1;
}

static void take_settings(SimulatePlan *plan, const Wish *wish)
{
    size_t n = 0;

    if (wish->best_of)
        plan->settings[n++] = arena_format(plan->arena, "best_of=%s", wish->best_of);
    for (int i = 0; i < wish->set.n; i++) plan->settings[n++] = wish->set.said[i];
    plan->setup.settings = plan->settings;
    plan->setup.settings_n = n;
}

// Counts the words of --bots, 0: one for all.
static size_t words_n(const char *bots)
{
    size_t n = bots && strchr(bots, ',') ? 1 : 0;

    for (; n && *bots; bots++) n += *bots == ',';
    return n;
}

// Reads how many play in a game without decks: as many as --bots has words.
static int read_players(SimulatePlan *plan, size_t said)
{
    const char **seats = arena_take(plan->arena, (said + 1) * sizeof *seats);

    for (size_t i = 0; i < said; i++) seats[i] = "random";
    if (!plan->has_decks) plan->setup.seats = seats;
    if (!plan->has_decks) plan->setup.seats_n = said;
    return read_setup(plan);
}

// Reads decks, mode, settings and seats.
static int read_game(SimulatePlan *plan, const char *const *decks, int n,
                     const Wish *wish)
{
    const size_t said = words_n(wish->bots);
    int code = cmd_simulate_read_pairs(plan, decks, n);

    if (code >= 0) return code;
    if (!plan->pairs) {
        plan->setup.decks = decks;
        plan->setup.decks_n = (size_t)n;
    }
    take_settings(plan, wish);
    code = read_players(plan, said);
    if (code >= 0) return code;
    plan->setup.decks = plan->decks;
    plan->setup.decks_n = plan->has_decks ? (size_t)plan->players : 0;
    plan->setup.seats_n = 0;
    if (wish->bots)
        code = cmd_simulate_bots(plan, wish->bots, said ? plan->players : 1);
    else
        for (int i = 0; i < plan->players; i++) plan->seats[i] = "random";
    if (code < 0 && plan->open_lists) code = cmd_simulate_open_lists(plan);
    if (code >= 0) return code;
    plan->setup.seats = plan->seats;
    plan->setup.seats_n = (size_t)plan->players;
    return read_setup(plan);
}

int cmd_simulate_read(int argc, char **argv, SimulatePlan *plan)
{
    Wish wish = {0};
    bool verify = false;
    CommandNumber games = {plan->run.games, 1, 10000000},
                  jobs = {plan->run.jobs, 1, 64};
    CommandNumber seed = {-1, 0, SEED_MAX}, seconds = {10, 1, 3600};
    const CommandOption list[] = {{"games", &games},
                                  {"seed", &seed},
                                  {"jobs", &jobs},
                                  {"bots", &wish.bots},
                                  {"open-lists", &plan->open_lists},
                                  {"seconds", &seconds},
                                  {"record", &plan->run.record},
                                  {"mode", &plan->setup.mode},
                                  {"best-of", &wish.best_of},
                                  {"set", &wish.set},
                                  {"verify", &verify},
                                  {"db", &plan->db},
                                  {"game", &plan->game},
                                  {"json", &plan->json},
                                  {"pairs", &plan->pairs},
                                  {0}};
    int code = command_options(argc, argv, list, cmd_simulate_txt, help_parts);
    const char *const *decks = (const char *const *)argv + optind;

    plan->run.games = (int)games.n;
    if (code < 0) code = open_game(plan, decks, argc - optind);
    if (code < 0) code = read_game(plan, decks, argc - optind, &wish);
    if (code >= 0) return code;
    plan->run.jobs = (int)jobs.n;
    plan->run.seconds = (int)seconds.n;
    plan->run.verify = verify;
    plan->setup.seed = seed_wished(seed.n);
    return cmd_simulate_folder(plan);
}
