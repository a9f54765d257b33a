// scenario_writer.c -- plays the answers of a trail again as a scenario, and writes that
// down.

#include "tools/writer/scenario_writer.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "tools/door/out_file.h"
#include "tools/writer/scenario_writer_inside.h"

static void close_draft(Draft *draft)
{
    for (int i = 0; i < draft->n; i++) {
        free(draft->steps[i].move);
        free(draft->steps[i].key);
        json_decref(draft->steps[i].words);
        json_decref(draft->steps[i].options);
    }
    free(draft->steps);
    json_decref(draft->position);
    json_decref(draft->before);
    json_decref(draft->covers);
    scenario_writer_close(draft->run);
    *draft = (Draft){0};
}

static Scenario *view_at(Trail *trail, int moment)
{
    if (!trail_go(trail, moment)) return NULL;
    Session *session = trail->session;
    const Rules *rules = session_rules(session);
    return scenario_writer_view(session->catalog,
                                &session->game,
                                scenario_writer_players(rules, &session->game.now));
}

// Begins the scenario of the position in [view]. Returns whether it stands as that does.
static bool begin_scenario(Draft *draft, Scenario *view, bool exactly)
{
    draft->covers = json_array();
    draft->position = scenario_writer_position(view, exactly);
    draft->run = malloc(sizeof *draft->run); // cleared as it begins
    ENOUGH(draft->run);
    if (scenario_begin(draft->run, view->catalog, draft->position, NULL)) return false;
    if (!scenario_writer_is_alike(view, draft->run, exactly)) return false;
    draft->before = scenario_writer_claims(draft->run);
    return true;
}

static bool is_same_question(const Question *a, const Question *b)
{
    return a && b && a->player == b->player && a->prompt == b->prompt &&
           a->kind == b->kind && a->options_n == b->options_n;
}

// Gives the answers without a choice until the run asks what [view] asks.
static bool catch_up(Draft *draft, Scenario *view)
{
    for (int i = 0; i < KEPT_FORCED_MAX; i++) {
        const Question *question = scenario_question(draft->run);
        Answer only;

        if (is_same_question(question, scenario_question(view))) return true;
        if (!question || !spoken_answer_is_forced(question, &only)) break;
        if (!scenario_writer_step(draft, &only)) return false;
    }
    return !scenario_question(draft->run) && !scenario_question(view);
}

// Turns what was picked into an answer of the question in [view].
static bool answer_of(Scenario *view, const SpokenAnswer *spoken, Answer *answer)
{
    const Question *question = scenario_question(view);

    *answer = (Answer){.n = (uint16_t)spoken->n};
    for (int i = 0; i < spoken->n; i++) {
        const Option *wanted = &spoken->picks[i].option;
        bool found = false;

        if (question->kind == ASK_SPLIT) {
            answer->picks[i] = (uint16_t)spoken->picks[i].amount;
            continue;
        }
        for (int k = 0; k < question->options_n && !found; k++) {
            found = !memcmp(&question->options[k], wanted, sizeof *wanted);
            for (int t = 0; t < i; t++) found &= answer->picks[t] != k;
            if (found) answer->picks[i] = (uint16_t)k;
        }
        if (!found) return false;
    }
    return true;
}

static bool follow_one(Draft *draft, Scenario *view, const SpokenAnswer *spoken)
{
    Answer there, here;

    if (spoken->kind == SPOKEN_PUT) return false;
    if (!catch_up(draft, view)) return false;
    if (spoken->kind == SPOKEN_CONCEDE)
        return scenario_writer_concede(draft, spoken->player);
    if (!scenario_question(view) || !answer_of(view, spoken, &there)) return false;
    here = there;
    const Question *question = scenario_question(view);
    if (question->kind == ASK_SPLIT) {
        memset(&here, 0, sizeof here);
        here.n = there.n;
    }
    Answer taken = {0};
    for (int i = 0; i < there.n; i++) {
        const bool split = question->kind == ASK_SPLIT;
        const int k = scenario_writer_option(
            view, split ? i : there.picks[i], draft->run, &taken);
        if (k < 0) return false;
        taken.picks[taken.n++] = (uint16_t)k;
        if (split)
            here.picks[k] = there.picks[i];
        else
            here.picks[i] = (uint16_t)k;
    }
    return scenario_writer_step(draft, &here);
}

// Goes along the moments of [list]. Returns whether the run came to the last as the trail
// did.
static bool follow_moments(Draft *draft, Trail *trail, const int *list, int n)
{
    for (int i = 0; i + 1 < n; i++) {
        Scenario *view = view_at(trail, list[i]);
        SpokenAnswer spoken = spoken_answer_copy(&trail->moments[list[i + 1]].spoken);
        const bool went = view && follow_one(draft, view, &spoken);

        spoken_answer_free(&spoken);
        scenario_writer_close(view);
        if (!went) return false;
    }
    Scenario *view = view_at(trail, list[n - 1]);
    const bool came = view && catch_up(draft, view) &&
                      scenario_writer_comes_out_alike(view, draft->run);
    scenario_writer_close(view);
    return came;
}

// Finds words for the answers of the moments from list[0] on.
static bool find_words(Draft *draft, Trail *trail, const int *list, int n, bool exactly)
{
    Scenario *view = view_at(trail, list[0]);
    const bool begun = view && begin_scenario(draft, view, exactly);

    scenario_writer_close(view);
    if (begun && follow_moments(draft, trail, list, n)) return true;
    close_draft(draft);
    return false;
}

// Runs the text as a file. Returns whether it passes.
static bool scenario_passes(const char *text, Catalog *catalog)
{
    const Rules *rules = catalog_library(catalog)->rules;
    Err err = {0};
    char *told = NULL;
    ScenarioFile *file =
        scenario_lua_read("a scenario", text, strlen(text), rules, &err);
    const bool good =
        file && scenario_lua_run(file, 0, catalog, &told) == SCENARIO_PASSED;

    free(told);
    scenario_lua_close(file);
    return good;
}

static char *print_scenario(const Draft *draft, const char *name, const char *missing,
                            const json_t *expect, bool plain)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    for (const char *line = missing; *line;) {
        const int n = (int)strcspn(line, "\n");
        (void)fprintf(out, "-- %.*s\n", n, line);
        line += n + (line[n] == '\n');
    }
    scenario_writer_print_draft(draft, name, expect, plain, out);
    (void)fclose(out);
    return text;
}

// Returns the name of the scenario, which the caller frees.
static char *name_of(const Trail *trail, const ScenarioTitle *title,
                     const WrittenScenario *kept)
{
    char *name = NULL;
    const int n =
        title ? asprintf(&name, "%s", title->name)
              : asprintf(
                    &name, "%s, answers %d to %d", trail->name, kept->from, kept->to);

    if (n < 0) name = NULL;
    ENOUGH(name);
    return name;
}

// Writes the draft down, and runs what is written.
static bool write_down(Draft *draft, Trail *trail, const ScenarioTitle *title,
                       WrittenScenario *kept)
{
    json_t *expect = scenario_writer_changes(draft->run, draft->before);
    Catalog *catalog = trail->session->catalog;
    char *name = name_of(trail, title, kept), *text = NULL;
    bool good = false;

    if (title) {
        json_decref(draft->covers);
        draft->covers = json_pack("[s]", title->code);
    }
    for (int plain = 0; plain < 2 && !good; plain++) {
        free(text);
        text = print_scenario(draft, name, kept->missing, expect, plain);
        good = scenario_passes(text, catalog);
    }
    kept->text = text;
    kept->claims = (int)json_object_size(expect);
    free(name);
    json_decref(expect);
    return good;
}

static char *missing_at(Trail *trail, int moment)
{
    Scenario *view = view_at(trail, moment);
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);

    ENOUGH(out);
    if (view) scenario_writer_tell_missing(view, out);
    (void)fclose(out);
    scenario_writer_close(view);
    return text;
}

// The way of a trail that is written: its moments, and how many there are.
typedef struct {
    Trail *trail;
    const ScenarioTitle *title;
    int *list, n;
} WrittenWay;

static bool try_from(const WrittenWay *way, int from, WrittenScenario *kept)
{
    Trail *trail = way->trail;
    const int *list = way->list;
    const int n = way->n;
    Draft draft = {0};

    if (!find_words(&draft, trail, list + from, n - from, false) &&
        !find_words(&draft, trail, list + from, n - from, true))
        return false;
    scenario_writer_free(kept);
    kept->from = from;
    kept->to = n - 1;
    kept->missing = missing_at(trail, list[from]);
    const bool good = write_down(&draft, trail, way->title, kept);
    close_draft(&draft);
    return good;
}

// Returns whether a scenario can end at a moment: nothing that is under way waits for an
// answer.
static bool can_end(Trail *trail, int moment)
{
    const Rules *rules = session_rules(trail->session);
    const Question *question = trail_go(trail, moment) ? trail_question(trail) : NULL;

    if (!question || !scenario_rows_has_moves(rules)) return true;
    return rules->prompts[question->prompt].flags & ASKS_ACTION;
}

int scenario_writer_write_as(Trail *trail, int from, const ScenarioTitle *title,
                             WrittenScenario *kept, Err *err)
{
    const int at = trail->at;
    WrittenWay way = {trail, title, NULL, trail->moments[at].depth + 1};
    bool done = false;

    way.list = calloc((size_t)way.n, sizeof *way.list);
    ENOUGH(way.list);
    *kept = (WrittenScenario){0};
    for (int i = way.n - 1, moment = at; i >= 0;
         i--, moment = trail->moments[moment].before)
        way.list[i] = moment;
    while (way.n > 1 && !can_end(trail, way.list[way.n - 1])) way.n--;
    if (from >= way.n) from = way.n - 1;
    if (from < 0) from = 0;
    for (int i = from; i >= 0 && !done; i--) done = try_from(&way, i, kept);
    for (int i = from + 1; i < way.n && !done; i++) done = try_from(&way, i, kept);
    (void)trail_go(trail, at);
    free(way.list);
    if (done) return 0;
    scenario_writer_free(kept);
    return err_set(err,
                   CODE_DATA,
                   "no position on the way here can be told in the words of scenarios");
}

int scenario_writer_write(Trail *trail, int from, WrittenScenario *kept, Err *err)
{
    return scenario_writer_write_as(trail, from, NULL, kept, err);
}

// Reads the file to which a scenario comes, "" where none is there or it is a device or a
// pipe. Returns NULL with [err] if it cannot be read.
static const char *read_before(const char *path, Arena *arena, size_t *size, Err *err)
{
    struct stat info;

    *size = 0;
    if (stat(path, &info) || !S_ISREG(info.st_mode)) return "";
    return file_read(path, LIMIT_SCENARIO_FILE, arena, size, err);
}

// Returns whether what a file gives to its scenarios goes on to its end.
static bool gives_setup(const char *text)
{
    const char *last = strncmp(text, "given", 5) != 0 ? NULL : text;

    for (const char *at = strstr(text, "\ngiven"); at; at = strstr(at + 1, "\ngiven"))
        last = at + 1;
    return last && strncmp(last, "given {}", 8) != 0;
}

int scenario_writer_add(const char *path, const WrittenScenario *kept, Err *err)
{
    Arena *arena = arena_new();
    OutFile out;
    size_t size;
    const char *before = read_before(path, arena, &size, err);
    int failed = before ? out_file_open(&out, path, true, err) : -1;

    if (!failed) {
        (void)fwrite(before, 1, size, out.file);
        (void)fprintf(out.file,
                      "%s%s%s",
                      size ? "\n" : "",
                      gives_setup(before) ? "given {}\n\n" : "",
                      kept->text);
        failed = out_file_close(&out, true, err);
    }
    arena_free(arena);
    return failed;
}

void scenario_writer_free(WrittenScenario *kept)
{
    free(kept->text);
    free(kept->missing);
    *kept = (WrittenScenario){0};
}
