// cmd_try_words.c -- carries out what a person types in try: answers, going through the
// game, changes of the position.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/err.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "engine/play/play_position.h"
#include "tools/ask/about.h"
#include "tools/cli/design/cmd_try.h"
#include "tools/cli/help.h"
#include "tools/door/terminal.h"
#include "tools/position/position.h"
#include "tools/screen/space_eye.h"
#include "tools/writer/scenario_writer.h"

enum { BOT_ANSWERS_MAX = 10000, NUMBER_TYPED = 1000000000 };

// Tells the error; nothing has changed.
static void refuse_word(const CmdTry *desk, const Err *err)
{
    cmd_try_say(desk, "Not possible: %s", err->text);
}

// Lets the bots answer until a person is asked.
void cmd_try_bots(CmdTry *desk)
{
    Session *session = desk->trail->session;
    Err err = {0};

    for (int i = 0; i < BOT_ANSWERS_MAX; i++) {
        const Question *question = trail_question(desk->trail);
        if (!question || session->bots[question->player].kind == SEAT_HUMAN) return;
        if (trail_bot(desk->trail, &err)) {
            refuse_word(desk, &err);
            return;
        }
    }
    cmd_try_say(desk,
                "The bots gave %d answers one after another and stop here; 'bot' lets "
                "them go on",
                BOT_ANSWERS_MAX);
}

static void went(CmdTry *desk, int failed, const Err *err)
{
    if (failed) {
        refuse_word(desk, err);
        return;
    }
    cmd_try_bots(desk);
    cmd_try_show(desk);
}

static void do_answer(CmdTry *desk, const char *text, bool ahead)
{
    const Question *question = trail_question(desk->trail);
    const KeysTyped typed = {desk->trail->scene, question, text, ahead};
    Answer answer;
    Err err = {0};
    Line why;

    if (!question) {
        cmd_try_say(desk, "The game is over here; < goes back");
        return;
    }
    if (!keys_read(&desk->keys, &typed, &answer, &why))
        cmd_try_say(desk, "Not possible: %s", why.text);
    else
        went(desk, trail_answer(desk->trail, &answer, &err), &err);
}

static void go_to(CmdTry *desk, int moment)
{
    if (moment < 0) {
        cmd_try_say(desk, "This branch is not so long");
        return;
    }
    desk->told = -1;
    if (!trail_go(desk->trail, moment))
        cmd_try_say(desk,
                    "The cards have changed since: its answers fit up to here; 'more' "
                    "tries those that are left");
    cmd_try_show(desk);
}

static void go_by(CmdTry *desk, int n)
{
    const Trail *trail = desk->trail;
    const int depth = trail->moments[trail->at].depth + n;

    go_to(desk, trail_find(trail, depth < 0 ? 0 : depth));
}

// Returns the number at the start of [text]; who goes further goes to the end.
static int count_in(const char *text, int usual)
{
    return isdigit((unsigned char)*text)
               ? number_within(strtoll(text, NULL, 10), 0, NUMBER_TYPED)
               : usual;
}

// Finds the player of that name; -1 with a word about it. Without a name it is who is asked.
static int player_of(const CmdTry *desk, const char *name)
{
    const Scene *scene = desk->trail->scene;
    const Question *question = trail_question(desk->trail);

    if (!name || !*name) return question ? question->player : 0;
    for (int i = 0; i < scene->state.players_n; i++)
        if (!strcasecmp(scene_player(scene, (PlayerId)i), name)) return i;
    cmd_try_say(desk, "No player is called '%s'", name);
    return -1;
}

// Cuts [text] at the last [mark] and returns what follows, NULL without one.
static char *cut_at(char *text, const char *mark)
{
    char *found = NULL;

    for (char *at = strcasestr(text, mark); at; at = strcasestr(at + 1, mark))
        found = at;
    if (!found) return NULL;
    *found = '\0';
    return found + strlen(mark);
}

// Returns the key of a player's part in which cards are told by their places.
static const char *key_of_places(const CmdTry *desk)
{
    const PlayPosition *rows = position_rows(session_rules(desk->trail->session));

    for (int i = 0; i < rows->parts_n; i++)
        if (rows->parts[i].kind == PART_AT_PLACES) return rows->parts[i].key;
    return NULL;
}

static void do_put(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    char *owner = cut_at(text, " of ");
    char *place = cut_at(text, " at "), *zone = place ? NULL : cut_at(text, " in ");
    const int player = player_of(desk, owner);
    const char *key = place ? key_of_places(desk) : zone;
    Err err = {0};

    if (!key && player >= 0)
        cmd_try_say(desk,
                    place ? "This game has no places; say in which zone"
                          : "Say where: put CARD in ZONE, or put CARD at PLACE");
    if (key && player >= 0) {
        json_t *put = place ? json_pack("{s:{s:[s]}}", key, place, text)
                            : json_pack("{s:[s]}", key, text);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static void do_take(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    const int player = player_of(desk, cut_at(text, " of "));
    Err err = {0};

    if (player >= 0) {
        json_t *put = json_pack("{s:s}", POSITION_TAKE, text);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static bool is_resource(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->resources_n; i++)
        if (!strcmp(rules->resources[i].name, name)) return true;
    return false;
}

static void do_set(CmdTry *desk, const char *words)
{
    char *text = strdup(words);
    char *owner = cut_at(text, " of "), *value = cut_at(text, " ");
    const int player = player_of(desk, owner);
    const int much = value ? text_read_number(value, NUMBER_MAX) : -1;
    Err err = {0};

    if (much < 0) {
        cmd_try_say(desk, "Say what and how much: set points 3 of PLAYER");
    } else if (player >= 0) {
        const Rules *rules = session_rules(desk->trail->session);
        json_t *put = json_pack("{s:i}", text, much);
        if (is_resource(rules, text)) put = json_pack("{s:o}", "resources", put);
        went(desk, trail_put(desk->trail, (PlayerId)player, put, &err), &err);
        json_decref(put);
    }
    free(text);
}

static void do_bot(CmdTry *desk, const char *words)
{
    Err err = {0};
    int done = 0, failed = 0;

    for (int i = count_in(words, 1); i > 0 && !failed; i--) {
        failed = trail_bot(desk->trail, &err);
        done += !failed;
    }
    went(desk, failed && !done, &err);
}

static void do_seats(CmdTry *desk, const char *words)
{
    Session *session = desk->trail->session;
    SeatKind kinds[SEATS_MAX];
    Err err = {0};
    const int n = session->game.now.players_n;
    const int failed = session_seats(words, n, kinds, &err);

    for (int i = 0; i < n && !failed; i++) session->bots[i].kind = (uint8_t)kinds[i];
    went(desk, failed, &err);
}

static void do_concede(CmdTry *desk, const char *words)
{
    const int player = player_of(desk, words);
    Err err = {0};

    if (player >= 0)
        went(desk, trail_concede(desk->trail, (PlayerId)player, &err), &err);
}

static void do_more(CmdTry *desk, const char *words)
{
    (void)words;
    const int n = trail_resume(desk->trail);

    cmd_try_say(desk, "%d answer%s fitted", n, n == 1 ? "" : "s");
    cmd_try_show(desk);
}

// ? TEXT and why TEXT: whatever about.h answers, or what has that key.
static void do_about(CmdTry *desk, const char *words)
{
    Session *session = desk->trail->session;
    const Question *question = trail_question(desk->trail);
    const PlayerId player = question ? question->player : 0;
    Arena *arena = arena_new();
    ObservationLog seen;
    const Why why = {.arena = arena,
                     .scene = desk->trail->scene,
                     .table = &session->table,
                     .game = &session->game,
                     .seen = &seen,
                     .catalog = session->catalog};
    const About about = {&why, &session->sitting.decks[player], player};
    Err err = {0};

    observation_log_init(&seen, OBSERVE_TRACE);
    if (about_asks_past(words)) trail_see(desk->trail, &seen);
    const Finding *found =
        question ? about_key(&about, &desk->keys, question, words) : NULL;
    if (!found) found = about_text(&about, words, &err);
    observation_log_free(&seen);
    if (!found)
        refuse_word(desk, &err);
    else
        cmd_try_findings(desk, found);
    arena_free(arena);
}

static void do_help(CmdTry *desk, const char *words)
{
    if (*words)
        do_about(desk, words);
    else
        help_print(cmd_try_words_txt, NULL, stdout);
}

static void do_why(CmdTry *desk, const char *words)
{
    do_about(desk, *words ? words : "chain");
}

static void do_add(CmdTry *desk, const char *words)
{
    cmd_try_add(desk, words);
}

static void do_back(CmdTry *desk, const char *words)
{
    go_by(desk, -count_in(words, 1));
}

static void do_forward(CmdTry *desk, const char *words)
{
    go_by(desk, count_in(words, 1));
}

static void do_go(CmdTry *desk, const char *words)
{
    go_to(desk, trail_find(desk->trail, count_in(words, 0)));
}

static void do_branch(CmdTry *desk, const char *words)
{
    go_to(desk, trail_end_of(desk->trail, count_in(words, 1)));
}

static void do_compare(CmdTry *desk, const char *words)
{
    cmd_try_compare(desk, count_in(words, 1));
}

static void do_board(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_board(desk);
    if (!desk->pager.text) cmd_try_question(desk);
}

// @ne, @mill: another part of a map.
static void do_look(CmdTry *desk, const char *words)
{
    Line why;

    if (!space_eye_look(desk->trail->scene, words, &why))
        cmd_try_say(desk, "Not possible: %s", why.text);
    else
        cmd_try_redraw(desk);
}

static void do_page(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_page(desk);
}

static void do_story(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_story(desk);
}

static void do_answers(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_answers(desk);
}

static void do_branches(CmdTry *desk, const char *words)
{
    (void)words;
    cmd_try_branches(desk);
}

// Tells on stderr what the scenario does not say, a line each.
static void warn_missing(const char *path, const WrittenScenario *kept)
{
    for (const char *line = kept->missing; *line;) {
        const int n = (int)strcspn(line, "\n");

        terminal_tell(stderr, "%s: %.*s", path, n, line);
        line += n + (line[n] == '\n');
    }
}

// k: what was done since the position, into kept.lua; k FILE 12: since the twelfth answer.
static void do_keep(CmdTry *desk, const char *words)
{
    char *path = strdup(words);
    char *from = cut_at(path, " ");
    const char *file = *path ? path : "kept.lua";
    WrittenScenario kept = {0};
    Err err = {0};

    if (scenario_writer_write(
            desk->trail, from ? count_in(from, 0) : desk->opened, &kept, &err) ||
        scenario_writer_add(file, &kept, &err)) {
        refuse_word(desk, &err);
    } else {
        warn_missing(file, &kept);
        cmd_try_say(desk,
                    "%s: a scenario of answers %d to %d that passes",
                    file,
                    kept.from,
                    kept.to);
    }
    scenario_writer_free(&kept);
    free(path);
}

static const struct {
    const char *word;
    void (*run)(CmdTry *desk, const char *words);
} commands[] = {
    {"<", do_back},
    {"back", do_back},
    {">", do_forward},
    {"forward", do_forward},
    {"go", do_go},
    {"answers", do_answers},
    {"branches", do_branches},
    {"branch", do_branch},
    {"compare", do_compare},
    {"put", do_put},
    {"set", do_set},
    {"bot", do_bot},
    {"take", do_take},
    {"why", do_why},
    {"add", do_add},
    {"seats", do_seats},
    {"concede", do_concede},
    {"more", do_more},
    {"b", do_board},
    {"l", do_story},
    {"+", do_page},
    {"@", do_look},
    {"?", do_help},
    {"k", do_keep},
};

bool cmd_try_do(CmdTry *desk, const char *text)
{
    const bool ahead = desk->ahead > 0;

    desk->ahead -= (int)strlen(text) + 1;
    while (isspace((unsigned char)*text)) text++;
    if (desk->pager.text) {
        if (!pager_typed(&desk->pager, text)) cmd_try_show(desk);
        return true;
    }
    if (!strcmp(text, "q")) return false;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        const size_t n = strlen(commands[i].word);
        const bool sign = !isalpha((unsigned char)*commands[i].word);

        if (strncmp(text, commands[i].word, n) != 0) continue;
        if (!sign && text[n] && !isspace((unsigned char)text[n])) continue;
        const char *words = text + n;
        while (isspace((unsigned char)*words)) words++;
        commands[i].run(desk, words);
        return true;
    }
    do_answer(desk, text, ahead);
    return true;
}
