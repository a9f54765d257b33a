// table.c -- lays out the spots of a game, and the ways out of a step.

#include "engine/kernel/table/table.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"

// Without a library it is the most that there may be.
static int spots_in(const Rules *rules, const Library *library, int scope)
{
    switch ((Scope)scope) {
    case SCOPE_PLAYER: return rules->seats ? rules->seats : SEATS_MAX;
    case SCOPE_HOST: return HOSTS_MAX;
    case SCOPE_SHARED: return 1;
    case SCOPE_SPACE:
        if (!library) return SPACES_MAX;
        return library->spaces ? library->spaces->n : 0;
    }
    return 0;
}

static void lay_out_spot(Table *table, int spot, int zone)
{
    const uint8_t flags = table->rules->zones[zone].flags;

    table->spot_zone[spot] = (uint8_t)zone;
    table->spot_flags[spot] = flags;
    if (flags & ZONE_BOARD) table->board[table->board_n++] = (SpotId)spot;
    if (!(flags & ZONE_ACTIVE)) return;
    table->working[table->working_n++] = (SpotId)spot;
    table->works[spot / 64] |= UINT64_C(1) << spot % 64;
}

int table_spots_of(const Rules *rules)
{
    int spots = 0;

    for (int zone = 0; zone < rules->zones_n; zone++)
        spots += spots_in(rules, NULL, rules->zones[zone].scope);
    return spots;
}

// Returns whether what lies in a zone with these flags is found where no place is named:
// all of the board, without faces that are hidden and have no say.
static bool is_in_play(int flags)
{
    if (!(flags & ZONE_BOARD)) return false;
    return flags & ZONE_ACTIVE || !(flags & (ZONE_PRIVATE | ZONE_SECRET));
}

static void lay_out_spots(Table *table)
{
    int spot = 0;

    for (int zone = 0; zone < table->rules->zones_n; zone++) {
        const int flags = table->rules->zones[zone].flags;

        table->zone_first[zone] = (SpotId)spot;
        table->zones |= UINT64_C(1) << zone;
        if (is_in_play(flags)) table->in_play |= UINT64_C(1) << zone;
        if (flags & ZONE_LOCATION) table->locations |= UINT64_C(1) << zone;
        const int n =
            spots_in(table->rules, table->library, table->rules->zones[zone].scope);

        for (int i = 0; i < n; i++) lay_out_spot(table, spot++, zone);
        table->zone_first[zone + 1] = (SpotId)spot;
    }
    table->spots_n = spot;
}

// Returns the questions whose answers are put in place of a number, one bit each.
static uint64_t setting_questions(const Rules *rules)
{
    uint64_t questions = 0;

    for (int i = 0; i < rules->numbers_n; i++)
        for (int k = 0; k < rules->numbers[i].layers_n; k++)
            if (rules->numbers[i].layers[k].kind == LAYER_SET)
                questions |= UINT64_C(1) << rules->numbers[i].layers[k].question;
    return questions;
}

void table_init(Table *table, const Rules *rules, const Library *library,
                const Scripts *scripts)
{
    memset(table, 0, offsetof(Table, question.options));
    table->rules = rules;
    table->library = library;
    table->scripts = scripts;
    // game_script.c refuses a game with more of either.
    ASSERT(rules->zones_n <= ZONES_MAX && table_spots_of(rules) <= SPOTS_MAX);
    lay_out_spots(table);
    // NOTE_VALUES_MAX bounds those of a game in Lua; a rulebook in C has its own.
    ASSERT(rules->state_bytes <= RULES_BYTES);
    table->rules_n = (rules->state_bytes + 7) / 8;
    table->numbered = (uint16_t)library_numbered(rules);
    table->setting = setting_questions(rules);
    for (int i = 0; i < rules->questions_n; i++) {
        const int answer = rules->questions[i].answer;

        if (answer == ANSWER_LOSSES) table->losing |= 1ull << i;
        if (answer == ANSWER_LOSSES || answer == ANSWER_GRANTS ||
            answer == ANSWER_TYPES)
            table->granting |= 1ull << i;
    }
}

_Noreturn void table_unwind(Table *table, int reason)
{
    table->unwinding = reason;
    if (table->script_depth > 0) table->scripts->unwind(table->scripts->self);
    longjmp(table->leave, 1);
}

_Noreturn void table_fault(Table *table, ClauseId clause, const char *text)
{
    table->fault.clause = clause;
    (void)text_format(table->fault.text, sizeof table->fault.text, "%s", text);
    table_unwind(table, UNWIND_FAULT);
}

static void tell_run(const Table *table, const TableRun *run, SightKind kind,
                     const Value *args, int n)
{
    const Sight sight = {.kind = (uint8_t)kind,
                         .clause = run->clause,
                         .source = run->env->carrier,
                         .player = run->env->you,
                         .object = run->env->subject.id,
                         .values = args,
                         .values_n = n};

    if (observer_is_there(table)) observer_tell(table, &sight);
}

// NOLINTNEXTLINE(readability-function-size): Scripts.run has six parameters.
static void run_script(Table *table, Env *env, const Clause *clause, const Value *args,
                       int n, int *number)
{
    const int outer = table->run ? table->run->deed : DEED_ACT;
    const TableRun run = {.outer = table->run,
                          .env = env,
                          .clause = (ClauseId)(clause - table->library->clauses),
                          .made = table->made,
                          .offered_n = table->offered_n,
                          .deed = clause->deed > outer ? clause->deed : (uint8_t)outer};
    const Scripts *scripts = table->scripts;
    const GroupMark mark = table_mark_groups(table);

    table_room(table, LIMIT_SCRIPT_DEPTH, table->script_depth, 1);
    table->run = &run;
    tell_run(table, &run, SIGHT_RUN, args, n);
    if (number)
        *number = scripts->number(scripts->self, table, env, clause, args, n);
    else
        scripts->run(scripts->self, table, env, clause, args, n);
    tell_run(table, &run, SIGHT_RUN_END, args, n);
    table->run = run.outer;
    table->unasked_n = table->offered_n - run.offered_n;
    table->offered_n = run.offered_n;
    table_drop_groups(table, mark);
}

void table_run(Table *table, Env *env, const Clause *clause, const Value *args, int n)
{
    run_script(table, env, clause, args, n, NULL);
}

int table_run_number(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n)
{
    int number = 0;

    run_script(table, env, clause, args, n, &number);
    return number;
}

// Returns the script that alone goes beyond the limit, 0: none does.
static ClauseId culprit(const Table *table, const LimitRow *row)
{
    if (row->beyond == BEYOND_FAULT) return table->run ? table->run->clause : 0;
    for (const TableRun *run = table->run; run; run = run->outer) {
        if ((int64_t)(table->made - run->made) * 2 > row->value) return run->clause;
    }
    return 0;
}

// Returns the line where the run of the clause is, in [script] the file of that line: words of
// a game have files of their own. Where nothing of it runs, returns where it stands.
static int line_of(const Table *table, ClauseId clause, int *script)
{
    const Clause *c = &table->library->clauses[clause];
    const bool runs = table->run && table->run->clause == clause;
    int line = 0;

    *script = c->script;
    if (runs && table->scripts->line)
        line = table->scripts->line(table->scripts->self, script);
    return line ? line : c->line;
}

_Noreturn void table_fault_at(Table *table, ClauseId clause, const char *what)
{
    int number;
    const int line = line_of(table, clause, &number);
    const Script *scripts = table->library->scripts, *script = &scripts[number];
    // The owner of the ability, though a line of others may be at fault.
    const Script *whose = &scripts[table->library->clauses[clause].script];
    const bool named = !library_is_of_game(whose->kind);
    char text[sizeof table->fault.text];

    if (!clause) table_fault(table, 0, what);
    (void)text_format(text,
                      sizeof text,
                      "%.*s%s%.*s:%d: %s",
                      named ? text_fit(whose->name, 32) : 0,
                      whose->name,
                      named ? " " : "",
                      text_fit(script->path, 120),
                      script->path,
                      line,
                      what);
    table_fault(table, clause, text);
}

_Noreturn void table_limit_of(Table *table, LimitId limit, ClauseId clause)
{
    const LimitRow *row = limit_row(limit);
    char what[160];

    // Code that acts outside of a step checks the room first, as positions do.
    ASSERT(table->stepping);
    table->limit = limit;
    if (!clause) {
        table->fault = (Fault){0};
        table_unwind(table, UNWIND_LIMIT);
    }
    (void)text_format(what, sizeof what, "more than %d %s", row->value, row->words);
    table_fault_at(table, clause, what);
}

_Noreturn void table_mistake(Table *table, const char *format, ...)
{
    const ClauseId clause = table->run ? table->run->clause : 0;
    char what[160];
    va_list args;

    va_start(args, format);
    (void)vsnprintf(what, sizeof what, format, args);
    va_end(args);
    table_fault_at(table, clause, what);
}

void table_refuse_deed(Table *table, const VerbRow *verb)
{
    char what[160];

    (void)text_format(what,
                      sizeof what,
                      TABLE_DEED_TEXT,
                      verb->name,
                      table_deed_name(table->run->deed));
    table_fault_at(table, table->run->clause, what);
}

_Noreturn void table_limit(Table *table, LimitId limit)
{
    table_limit_of(table, limit, culprit(table, limit_row(limit)));
}

static ClauseId clause_id(const Table *table, const Clause *clause)
{
    return clause ? (ClauseId)(clause - table->library->clauses) : 0;
}

bool table_overworked(Table *table)
{
    ClauseId clause = clause_id(table, table->judged);

    if (!table->stepping) return table->judged_n > 0;
    if (!clause && table->run) clause = table->run->clause;
    table_limit_of(table, LIMIT_WORK, clause);
}

bool table_judge_with_care(Table *table, const Clause *clause)
{
    if (table->stepping) table_limit_of(table, LIMIT_JUDGED, clause_id(table, clause));
    if (!table->judged_n) table->work = WORK_MAX - WORK_MAX / 100;
    return table->judged_n < JUDGED_MAX && table->work <= WORK_MAX;
}

// The parts of a table that a step sets, kept while it is used for something else.
typedef struct {
    jmp_buf leave;
    bool stepping;
    int script_depth, unwinding, judged_n;
    const Clause *judged;
    uint32_t work;
    const TableRun *run;
} StepScratch;

static void keep_scratch(const Table *table, StepScratch *kept)
{
    memcpy(&kept->leave, &table->leave, sizeof kept->leave);
    kept->stepping = table->stepping;
    kept->script_depth = table->script_depth;
    kept->unwinding = table->unwinding;
    kept->judged_n = table->judged_n;
    kept->judged = table->judged;
    kept->work = table->work;
    kept->run = table->run;
}

static void restore_scratch(Table *table, const StepScratch *kept)
{
    memcpy(&table->leave, &kept->leave, sizeof kept->leave);
    table->stepping = kept->stepping;
    table->script_depth = kept->script_depth;
    table->unwinding = kept->unwinding;
    table->judged_n = kept->judged_n;
    table->judged = kept->judged;
    table->work = kept->work;
    table->run = kept->run;
}

void table_derive(Table *table)
{
    StepScratch kept;

    if (!table_is_stale(table->state) || !table->rules->derive) return;
    keep_scratch(table, &kept);
    table->stepping = true;
    table->script_depth = table->judged_n = 0;
    table->judged = NULL;
    table->work = 0;
    table->run = NULL;
    if (!setjmp(table->leave)) {
        table->rules->derive(table);
    } else {
        table->state->dirty = 0;
        table->active_n = -1;
        table->alone.depth = 0;
    }
    restore_scratch(table, &kept);
}

const State *table_keep(Table *table)
{
    if (table->kept_n == KEPT_MAX) table_limit(table, LIMIT_KEPT);
    if (!table->kept_n) table->attempted = 0;
    state_copy(&table->kept[table->kept_n], table->state);
    table->kept_changes[table->kept_n] = table->changes;
    table->kept_gathered[table->kept_n] = table->gathered;
    table->kept_active_n[table->kept_n] = table->active_n;
    table->kept_pending_n[table->kept_n] = table->pending_n;
    table->kept_held_n[table->kept_n] = table->held_n;
    table->kept_last_known_n[table->kept_n] = table->last_known_n;
    if (observer_is_there(table)) observer_tell(table, &(Sight){.kind = SIGHT_ATTEMPT});
    return &table->kept[table->kept_n++];
}

void table_drop(Table *table)
{
    // Callers in C pair these.
    ASSERT(table->kept_n > 0);
    table->kept_n--;
}

// Takes the entries from [first] on out of the log: they have not happened. Numbers of
// entries are never given twice, so the events from now on are new to a reader of the
// log.
static void untell(Table *table, uint64_t first, uint64_t next)
{
    Log *log = table->log;

    table->state->serial_log = next;
    while (log && log->n && log->entries[log->n - 1].serial >= first) log->n--;
}

// All that the attempt did not gather anew is as it was before.
void table_restore(Table *table)
{
    const uint64_t next = table->state->serial_log;

    table_drop(table);
    state_copy(table->state, &table->kept[table->kept_n]);
    if (table->pause.told >= table->state->serial_log) table->pause.due = false;
    untell(table, table->state->serial_log, next);
    table->active_n = table->gathered == table->kept_gathered[table->kept_n]
                          ? table->kept_active_n[table->kept_n]
                          : ACTIVE_UNKNOWN;
    table->marked = MARKED_UNKNOWN;
    table->changes = table->kept_changes[table->kept_n];
    table->pending_n = table->kept_pending_n[table->kept_n];
    table->held_n = table->kept_held_n[table->kept_n];
    table->last_known_n = table->kept_last_known_n[table->kept_n];
    table->modifying.is_known = false;
    table->version++;
    table->unkept |= READS_ANYTHING;
    table->uncached |= table->attempted;
    if (observer_is_there(table))
        observer_tell(table, &(Sight){.kind = SIGHT_TAKEN_BACK});
}

Group *table_group(Table *table, int *index)
{
    table_room(table, LIMIT_GROUPS, table->groups_n, 1);
    *index = table->groups_n++;
    table->groups[*index].n = 0;
    table->groups[*index].members = &table->members[table->members_n];
    return &table->groups[*index];
}

void table_group_add(Table *table, Group *group, Ref ref)
{
    // Callers in C fill one group before they begin the next.
    ASSERT(group->members + group->n == &table->members[table->members_n]);
    if (table->members_n == GROUP_MEMBERS_MAX) table_limit(table, LIMIT_GROUP_MEMBERS);
    table->members[table->members_n++] = ref;
    group->n++;
}

bool table_fits(const Table *table, LimitId limit, int used)
{
    if (used < limit_row(limit)->value) return true;
    if (table->stepping) table_limit(table_scratch(table), limit);
    return false;
}

void table_choose(Table *table, Env *env, Ref ref)
{
    if (!table_fits(table, LIMIT_CHOSEN, table->chosen_n + 1)) return;
    table->chosen[++table->chosen_n] = (Chosen){ref, env->chosen};
    env->chosen = (uint16_t)table->chosen_n;
}

void table_pause(Table *table, int event)
{
    Pause *pause = &table->pause;

    table_pause_due(table);
    if (event + 1 != pause->event || table->state->serial_log < pause->from) return;
    pause->due = true;
    pause->told = table->state->serial_log;
}

uint8_t table_team(const State *state, PlayerId player)
{
    unsigned team = 0;

    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].team == state->players[player].team) team |= 1u << i;
    }
    return (uint8_t)team;
}

void table_noted(Table *table, uint64_t reads)
{
    table->version++;
    table->changes++;
    table->unseen |= reads;
    table->uncached |= reads;
    table->unkept |= reads;
    table->state->dirty |= reads;
    table->state->gift_seen &= ~reads;
}

void table_changed(Table *table, uint64_t reads)
{
    table_noted(table, reads);
    table->state->changed = true;
}

void table_touch(Table *table)
{
    table_changed(table, READS_ANYTHING);
}

void table_regather(Table *table)
{
    table_ungather(table);
    table_changed(table, READS_PLACES);
}

void table_widen_numbers(Table *table)
{
    State *state = table->state;
    const int others = table->rules->numbers_n - 1;
    const int n = others > 0 ? (state->objects_n + 1) * others : 0;

    if (n > state->derived_n)
        memset(&state->derived[state->derived_n],
               0,
               (size_t)(n - state->derived_n) * sizeof state->derived[0]);
    state->derived_n = (uint16_t)n;
}

int table_turn_rank(const State *state, PlayerId player)
{
    return (player + state->players_n - state->turn_player) % state->players_n;
}

bool table_are_allied(const State *state, PlayerId a, PlayerId b)
{
    if (a == NOBODY || b == NOBODY) return false;
    return state->players[a].team == state->players[b].team;
}
