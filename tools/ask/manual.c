// manual.c -- makes the entries of the manual from the tables of the language and the game.
//
// An entry's text comes from the row of the word, so the manual cannot differ from the
// engine.

#include <string.h>

#include "engine/abilities/held/reading.h"
#include "engine/play/play_options.h"
#include "scripting/game/game_language.h"
#include "scripting/language.h"
#include "tools/ask/manual_inside.h"
#include "tools/view/takes_text.h"

// Returns "when, as, instead": the clauses of a set of bits.
static const char *clause_list(Manual *manual, int clauses)
{
    const char *list = "";

    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        if (!(clauses >> kind & 1)) continue;
        list = arena_format(
            manual->arena, "%s%s%s", list, *list ? ", " : "", language_clause(kind));
    }
    return list;
}

static void add_language(Manual *manual)
{
    static const Chapter chapter_of[] = {
        [LANGUAGE_CLAUSE] = CHAPTER_CLAUSES,
        [LANGUAGE_KEY] = CHAPTER_KEYS,
        [LANGUAGE_FLAG] = CHAPTER_FLAGS,
        [LANGUAGE_QUERY_KEY] = CHAPTER_QUERY_KEYS,
        [LANGUAGE_BUILDER] = CHAPTER_BUILDERS,
        [LANGUAGE_ROLE] = CHAPTER_ROLES,
        [LANGUAGE_KEYWORD_FLAG] = CHAPTER_FLAGS,
        [LANGUAGE_KEYWORD_KEY] = CHAPTER_KEYS,
        [LANGUAGE_RENAMED] = CHAPTER_RENAMED,
    };
    int n;
    const LanguageRow *rows = language_rows(&n);

    for (int i = 0; i < n; i++) {
        const LanguageRow *row = &rows[i];
        const bool of_keyword =
            row->kind == LANGUAGE_KEYWORD_FLAG || row->kind == LANGUAGE_KEYWORD_KEY;
        const bool key = row->kind == LANGUAGE_KEY || row->kind == LANGUAGE_QUERY_KEY ||
                         row->kind == LANGUAGE_KEYWORD_KEY ||
                         row->kind == LANGUAGE_RENAMED;
        const char *where = clause_list(manual, row->clauses);

        if (of_keyword) where = "keyword";
        if (row->kind == LANGUAGE_FLAG && !row->clauses) where = "modes";
        manual_add(manual,
                   (ManualEntry){.chapter = chapter_of[row->kind],
                                 .global = !key,
                                 .clauses = row->clauses,
                                 .name = row->name,
                                 .form = row->form,
                                 .where = where,
                                 .rule = row->rule,
                                 .doc = row->doc});
    }
}

static void add_nouns(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->kinds_n; i++)
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_KINDS,
                                 .global = true,
                                 .name = rules->kinds[i].name,
                                 .doc = rules->kinds[i].doc});
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];
        const char *of = !reading_adjective_of_things(row) ? "players"
                         : row->of_player                  ? ""
                                                           : "things";

        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_ADJECTIVES,
                                 .global = true,
                                 .name = row->name,
                                 .where = of,
                                 .doc = row->doc});
    }
    for (int i = 0; i < rules->zones_n; i++)
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_ZONES,
                                 .global = true,
                                 .name = rules->zones[i].name,
                                 .doc = rules->zones[i].doc});
}

// Adds the words of a fact. Queries ask for them by a key as well.
static void add_words_of_fact(Manual *manual, const FactRow *row)
{
    const char *form = "";

    for (int i = 0; i < row->vocabulary_n; i++)
        form = arena_format(
            manual->arena, "%s%s%s", form, i ? "; " : "", row->vocabulary[i].name);
    if (row->repeats) form = arena_format(manual->arena, "%s; several times", form);
    manual_add(manual,
               (ManualEntry){.chapter = CHAPTER_FACTS,
                             .name = row->name,
                             .form = form,
                             .where = row->search,
                             .doc = row->doc});
    if (!row->search) return;
    manual_add(
        manual,
        (ManualEntry){
            .chapter = CHAPTER_QUERY_KEYS,
            .name = row->search,
            .form = row->vocabulary_n
                        ? arena_format(manual->arena, "\"%s\"", row->vocabulary[0].name)
                        : "\"word\"",
            .doc =
                arena_format(manual->arena, "has that word among its %s", row->name)});
}

static const char *form_of_fact(Arena *arena, const FactRow *row)
{
    if (row->names) return "names or codes of cards";
    if (row->parts)
        return arena_format(
            arena, "%d numbers, each %d to %d", row->parts, row->least, row->most);
    return arena_format(arena, "%d to %d", row->least, row->most);
}

static void add_facts(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (fact_has_words(row)) {
            add_words_of_fact(manual, row);
            continue;
        }
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_FACTS,
                                 .name = row->name,
                                 .form = form_of_fact(manual->arena, row),
                                 .where = row->search,
                                 .doc = row->doc});
    }
}

static void add_numbers(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->fields_n; i++)
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_FIELDS,
                                 .name = rules->fields[i].name,
                                 .where = reading_is_of_things(rules, i) ? "things"
                                                                         : "players",
                                 .doc = rules->fields[i].doc});
    for (int i = 0; i < rules->resources_n; i++)
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_COSTS,
                                 .name = rules->resources[i].name,
                                 .form = "number, any_number",
                                 .doc = rules->resources[i].doc});
    for (int i = 0; i < rules->cost_actions_n; i++)
        manual_add(
            manual,
            (ManualEntry){.chapter = CHAPTER_COSTS,
                          .name = rules->cost_actions[i].name,
                          .form = rules->cost_actions[i].counts ? "amount" : "query",
                          .doc = rules->cost_actions[i].doc});
    for (int i = 0; i < rules->words_n; i++)
        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_WORDS,
                                 .global = true,
                                 .name = rules->words[i].name,
                                 .doc = rules->words[i].doc});
}

// Returns the clauses that may name the event, one bit for each.
static int asked_in(const EventRow *row)
{
    const bool told = !(row->flags & EVENT_ASKED);
    int clauses = told ? 1 << CLAUSE_WHEN | 1 << CLAUSE_HAPPENED : 0;

    if (row->flags & EVENT_CAN) clauses |= 1 << CLAUSE_CAN;
    if (row->flags & EVENT_CANNOT) clauses |= 1 << CLAUSE_CANNOT;
    if (row->flags & EVENT_AS) clauses |= 1 << CLAUSE_AS;
    if (row->flags & EVENT_INSTEAD) clauses |= 1 << CLAUSE_INSTEAD;
    return clauses;
}

// Returns the keys of a pattern that the event may have besides, "; by, with"; "" where it has none
// or nobody knows.
static const char *keys_of_event(Manual *manual, const Rules *rules, int event)
{
    static const struct {
        unsigned lacks;
        const char *key;
    } keys[] = {{EVENT_NO_BY, "by"},
                {EVENT_NO_WITH, "with"},
                {EVENT_NO_FROM, "from"},
                {EVENT_NO_TO, "to"},
                {EVENT_NO_AT, "at"}};
    const char *list = "";

    for (size_t i = 0; rules->events_lack && i < COUNT_OF(keys); i++)
        if (!(rules->events_lack[event] & keys[i].lacks))
            list = arena_format(
                manual->arena, "%s%s %s", list, *list ? "," : ";", keys[i].key);
    return list;
}

static void add_events(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->events_n; i++) {
        const EventRow *row = &rules->events[i];
        const bool object = row->flags & EVENT_OF_OBJECT;
        const bool player = row->flags & EVENT_OF_PLAYER;
        const bool told = row->flags & EVENT_TOLD;
        const int clauses = told ? 0 : asked_in(row);

        manual_add(
            manual,
            (ManualEntry){.chapter = told ? CHAPTER_TOLD : CHAPTER_EVENTS,
                          .clauses = clauses,
                          .name = row->name,
                          .form = object && player ? "things or players"
                                  : player         ? "players"
                                                   : "things",
                          .where = told ? ""
                                        : arena_format(manual->arena,
                                                       "%s%s",
                                                       clause_list(manual, clauses),
                                                       keys_of_event(manual, rules, i)),
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

static void add_questions(Manual *manual, const Rules *rules)
{
    static const char grants[] = "\"Keyword n\", clause, abilities_of(…), or a list";
    static const char *const answers[] = {[ANSWER_AMOUNT] = "number or reading",
                                          [ANSWER_COST] = "cost, with signs",
                                          [ANSWER_WORD] = "word",
                                          [ANSWER_GRANTS] = grants,
                                          [ANSWER_KEYWORD] = "\"Keyword\"",
                                          [ANSWER_LOSSES] =
                                              "\"Keyword\", all, or a list",
                                          [ANSWER_YES] = "stands alone",
                                          [ANSWER_TYPES] = "kind word"};
    static const char *const sums[] = {[SUM_ADD] = "add up",
                                       [SUM_LIST] = "all count",
                                       [SUM_LAST] = "the last counts",
                                       [SUM_LEAST] = "the least counts",
                                       [SUM_TIMES] = "multiply",
                                       [SUM_MOST] = "the most counts"};

    for (int i = 0; i < rules->questions_n; i++) {
        const QuestionRow *row = &rules->questions[i];

        manual_add(manual,
                   (ManualEntry){.chapter = CHAPTER_QUESTIONS,
                                 .global = row->answer == ANSWER_YES,
                                 .name = row->name,
                                 .form = answers[row->answer],
                                 .where = sums[row->sum],
                                 .rule = row->rule,
                                 .doc = row->doc});
    }
}

// Returns what a parameter takes, without its article.
static const char *noun_of(char letter, bool optional)
{
    const char *noun = language_argument(letter);

    if (letter == 'W') return "term";
    if (letter == 'X' && !optional) return "number or things";
    if (!strncmp(noun, "a ", 2)) return noun + 2;
    return strncmp(noun, "an ", 3) ? noun : noun + 3;
}

// Returns deal(number, things, [things]) for the signature "nx|x".
static const char *call_of(Manual *manual, const VerbRow *row)
{
    const char *call = "";
    bool optional = false;

    for (const char *letter = row->signature; *letter; letter++) {
        const bool more = optional && letter[0] == letter[1];

        if (*letter == '|') {
            optional = true;
            continue;
        }
        call = arena_format(manual->arena,
                            optional ? "%s%s[%s%s]" : "%s%s%s%s",
                            call,
                            *call ? ", " : "",
                            noun_of(*letter, optional),
                            more ? " …" : "");
        while (more && letter[1] == *letter) letter++;
    }
    return arena_format(manual->arena, "%s(%s)", row->name, call);
}

static const char *takes_of(Manual *manual, const Rules *rules, const VerbRow *row)
{
    const char *clauses = clause_list(manual, row->takes.clauses);
    char takes[400];

    takes_text(rules, row, takes, sizeof takes);
    return arena_format(
        manual->arena, "%s%s%s", takes, *takes && *clauses ? "; " : "", clauses);
}

static void add_verbs(Manual *manual, const Rules *rules)
{
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];

        manual_add(
            manual,
            (ManualEntry){.chapter = row->reads ? CHAPTER_READINGS : CHAPTER_VERBS,
                          .global = true,
                          .verb = row,
                          .name = row->name,
                          .form = call_of(manual, row),
                          .where = takes_of(manual, rules, row),
                          .rule = row->rule,
                          .doc = row->doc});
    }
}

static void add_options(Manual *manual, const Rules *rules)
{
    static const char *const about[] = {
        [0] = "nothing",
        [ABOUT_THING] = "card",
        [ABOUT_PLACE] = "place",
        [ABOUT_THING | ABOUT_PLACE] = "card, place",
        [ABOUT_PLAYER] = "player",
        [ABOUT_THING | ABOUT_PLAYER] = "card, player",
        [ABOUT_PLACE | ABOUT_PLAYER] = "place, player",
        [ABOUT_NUMBER] = "number",
        [ABOUT_THING | ABOUT_NUMBER] = "card, number",
        [ABOUT_PLACE | ABOUT_NUMBER] = "place, number",
    };

    for (int i = 0; i < rules->options_n; i++)
        if (rules->options[i].own)
            manual_add(manual,
                       (ManualEntry){.chapter = CHAPTER_OPTIONS,
                                     .name = rules->options[i].name,
                                     .form = about[rules->options[i].about],
                                     .doc = play_options_kind(rules, i)->doc});
}

void manual_fill(Manual *manual, const Rules *rules)
{
    add_language(manual);
    add_nouns(manual, rules);
    add_numbers(manual, rules);
    add_facts(manual, rules);
    add_events(manual, rules);
    add_questions(manual, rules);
    add_verbs(manual, rules);
    add_options(manual, rules);
    manual_add_marks(manual, rules);
}

void manual_add_game(Manual *manual)
{
    static const Chapter chapter_of[] = {[GAME_LANGUAGE_KEY] = CHAPTER_GAME_KEYS,
                                         [GAME_LANGUAGE_WORD] = CHAPTER_GAME_WORDS,
                                         [GAME_LANGUAGE_FIELD] = CHAPTER_GAME_FIELDS};
    int n;
    const GameLanguageRow *rows = game_language_rows(&n);

    for (int i = 0; i < n; i++)
        manual_add(
            manual,
            (ManualEntry){.chapter = chapter_of[rows[i].kind],
                          .rows = rows[i].kind == GAME_LANGUAGE_WORD,
                          .name = rows[i].name,
                          .form = rows[i].form,
                          .where = rows[i].kind == GAME_LANGUAGE_KEY ? "" : rows[i].key,
                          .doc = rows[i].doc});
}
