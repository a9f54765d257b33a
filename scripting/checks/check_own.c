// check_own.c -- tells what a card says about texts of its own, and has none such: prices of its
// abilities, of its additional costs, what triggers once more.
//
// Another card may give it such a text, so this is a remark and no fault.

#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_place.h"
#include "scripting/checks/check.h"

// What a text is looked for by.
typedef struct {
    enum { OWN_ABILITY, OWN_EXTRA, OWN_ADDS, OWN_TRIGGER, OWN_KEYWORD } kind;
    int row; // of OWN_TRIGGER the event, of OWN_KEYWORD the keyword
} OwnText;

// Returns whether the clause is such a text.
static bool is_such(const Library *library, ClauseId id, const OwnText *text)
{
    const Clause *clause = &library->clauses[id];

    switch (text->kind) {
    case OWN_ABILITY: return clause->kind == CLAUSE_ACTIVATED;
    case OWN_EXTRA: return library_is_additional_cost(library, id);
    case OWN_ADDS: return clause->adds || clause->flags & CLAUSE_ADDS;
    case OWN_KEYWORD: return clause->keywords >> text->row & 1;
    case OWN_TRIGGER: break;
    }
    for (int i = 0; clause->kind == CLAUSE_WHEN && i < clause->events_n; i++)
        if (clause->events[i].event == text->row) return true;
    return false;
}

// Returns whether the keyword is it, or has such a text, or may have it.
static bool keyword_has(const Library *library, int row, const OwnText *text)
{
    const Keyword *keyword = &library->keywords[row];

    if (!keyword->loaded || (text->kind == OWN_KEYWORD && row == text->row))
        return true;
    for (int i = 0; i < keyword->clauses_n; i++)
        if (is_such(library, keyword->clauses[i], text) ||
            library->clauses[keyword->clauses[i]].grants_n)
            return true;
    return keyword->governs && is_such(library, keyword->governs, text);
}

// Returns whether the clause gives such a text, or perhaps does.
static bool gives(const Library *library, const Clause *clause, const OwnText *text)
{
    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];

        if (grant->kind == GRANT_ABILITIES) return true;
        if (grant->kind == GRANT_KEYWORD && keyword_has(library, grant->keyword, text))
            return true;
    }
    return false;
}

// Returns whether the script may give things texts in `run`.
static bool gives_in_run(const Host *host)
{
    static const char *const verbs[] = {
        "give", "give_keywords", "become_copy", "attach", "replace"};
    const ScriptText text = {host->text, host->text_size};

    for (int i = 0; i < COUNT_OF(verbs); i++)
        if (script_place_names(text, verbs[i])) return true;
    return false;
}

// Returns whether the card has such a text, or its script makes one that it may get.
static bool has_text(const Host *host, const OwnText *text)
{
    const Library *library = host->library;
    const Card *card = &library->cards[host->card];

    for (int i = host->before.clauses; i < library->clauses_n; i++)
        if (is_such(library, (ClauseId)i, text) ||
            gives(library, &library->clauses[i], text))
            return true;
    for (int i = 0; i < card->keywords_n; i++)
        if (keyword_has(library, card->keywords[i].keyword, text)) return true;
    return gives_in_run(host);
}

// Tells what the clause says in vain where the card lacks such a text.
static void check_has(lua_State *L, const Clause *clause, const char *word,
                      OwnText text)
{
    static const char *const names[] = {[OWN_ABILITY] = "an ability that is used",
                                        [OWN_EXTRA] = "an additional cost",
                                        [OWN_ADDS] = "an ability that adds",
                                        [OWN_TRIGGER] = "an ability that triggers so",
                                        [OWN_KEYWORD] = "a keyword of that name"};

    if (has_text(host_of(L), &text)) return;
    script_recover_remark(
        L,
        (ScriptSpot){FOUND_NOT_ITS_OWN, clause->script, clause->line},
        "'%s' is about %s, and 'me' has none by this card: nothing comes of it "
        "unless another card gives it one",
        word,
        names[text.kind]);
}

static bool is_me(const Query *q)
{
    return q->role == ROLE_ME && !q->or_else;
}

// Returns whether the query means abilities of `me` alone.
static bool is_ability_of_me(const Library *library, QueryId query)
{
    const Query *q = &library->queries[query];

    return query && q->source && !q->or_else && is_me(&library->queries[q->source]);
}

static void check_answers(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const Rules *rules = library->rules;

    for (int i = 0; i < clause->answers_n; i++) {
        const PassiveAnswer *answer = &clause->answers[i];
        const QuestionRow *row = &rules->questions[answer->question];
        const int needs =
            rules->question_bounds ? rules->question_bounds[answer->question].needs : 0;

        if (needs == NEEDS_EXTRA && !clause->of)
            check_has(L, clause, row->name, (OwnText){OWN_EXTRA, 0});
        if (needs == NEEDS_ADDS)
            check_has(L, clause, row->name, (OwnText){OWN_ADDS, 0});
        if (row->answer != ANSWER_KEYWORD || row->sum != SUM_ADD) continue;
        check_has(L,
                  clause,
                  row->name,
                  answer->ref >= ANSWER_EVENT
                      ? (OwnText){OWN_TRIGGER, answer->ref - ANSWER_EVENT}
                      : (OwnText){OWN_KEYWORD, answer->ref});
    }
}

// Returns whether all answers are costs: of abilities those that are used have one.
static bool asks_costs(const Rules *rules, const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (rules->questions[clause->answers[i].question].answer != ANSWER_COST)
            return false;
    return true;
}

void check_own(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const QueryId only = clause->adds ? clause->to_query : 0;
    const bool abilities = is_ability_of_me(library, clause->subject);

    if (clause->flags & CLAUSE_ATTACHED) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventRow *row = &library->rules->events[clause->events[i].event];

        if (row->flags & EVENT_OF_ABILITY &&
            (is_me(&library->queries[clause->events[i].what]) ||
             is_ability_of_me(library, clause->events[i].what)))
            check_has(L, clause, row->name, (OwnText){OWN_ABILITY, 0});
    }
    if (clause->kind == CLAUSE_PASSIVE && is_me(&library->queries[clause->subject]))
        check_answers(L, clause);
    if (abilities && !clause->of && asks_costs(library->rules, clause))
        check_has(L, clause, "of = me", (OwnText){OWN_ABILITY, 0});
    if (clause->of && (abilities || is_me(&library->queries[clause->subject])))
        check_has(L, clause, "of", (OwnText){OWN_KEYWORD, clause->of});
    if (is_ability_of_me(library, only))
        check_has(L, clause, "only", (OwnText){OWN_ABILITY, 0});
}
