// play_check_words.c -- checks the words and the facts of a game.

#include "engine/play/play_check_inside.h"

#include <stdio.h>
#include <string.h>

// ---- words

static void check_names(PlayCheck *check, const char *part, const NameRow *rows, int n)
{
    if (!play_check_part(check, part, rows, n)) return;
    for (; check->row < n && !check->failed; check->row++)
        play_check_name(check, "name", rows[check->row].name);
}

static void check_prompts(PlayCheck *check)
{
    const Rules *rules = check->rules;

    if (!play_check_part(check, "question", rules->prompts, rules->prompts_n)) return;
    for (; check->row < rules->prompts_n && !check->failed; check->row++) {
        const PromptRow *row = &rules->prompts[check->row];

        play_check_name(check, "id", row->id);
        play_check_text(check, "rule", row->rule);
        play_check_text(check, "text", row->text);
        if (row->key) play_check_name(check, "key", row->key);
    }
}

static void check_options(PlayCheck *check)
{
    const Rules *rules = check->rules;

    if (!play_check_part(check, "option", rules->options, rules->options_n)) return;
    for (; check->row < rules->options_n && !check->failed; check->row++) {
        play_check_name(check, "name", rules->options[check->row].name);
        play_check_row(check, "role", rules->options[check->row].role, CHOICE_OWN + 1);
    }
}

void play_check_words(PlayCheck *check)
{
    const Rules *rules = check->rules;

    if (!play_check_part(check, "the game", rules, 1)) return;
    check->row = -1;
    play_check_name(check, "game", rules->game);
    if (!play_check_part(check, "zone", rules->zones, rules->zones_n)) return;
    for (; check->row < rules->zones_n && !check->failed; check->row++)
        play_check_name(check, "name", rules->zones[check->row].name);
    if (!play_check_part(check, "event", rules->events, rules->events_n)) return;
    for (; check->row < rules->events_n && !check->failed; check->row++)
        play_check_name(check, "name", rules->events[check->row].name);
    if (!play_check_part(check, "resource", rules->resources, rules->resources_n))
        return;
    for (; check->row < rules->resources_n && !check->failed; check->row++)
        play_check_name(check, "name", rules->resources[check->row].name);
    check_names(check, "type", rules->types, rules->types_n);
    check_names(check, "supertype", rules->supertypes, rules->supertypes_n);
    check_names(check, "counter", rules->counters, rules->counters_n);
    check_names(check, "status", rules->statuses, rules->statuses_n);
    check_names(check, "format", rules->formats, rules->formats_n);
    check_prompts(check);
    check_options(check);
}

// ---- facts

static void check_search(PlayCheck *check, const FactRow *row)
{
    play_check_name(check, "search", row->search);
    if (check->failed) return;
    play_check_claim(check,
                     "search",
                     !fact_is_general(row->search),
                     "a word that is no field of every game");
    for (const FactRow *other = check->rules->facts; other < row; other++)
        play_check_claim(check,
                         "search",
                         !other->search || strcmp(other->search, row->search) != 0,
                         "a word that no other fact has");
}

static void check_vocabulary(PlayCheck *check, const FactRow *row)
{
    if (row->names) return;
    const bool whole = row->vocabulary && (row->vocabulary_n > 0 || row->open) &&
                       row->vocabulary_n <= FACT_VOCABULARY;

    play_check_claim(check, "vocabulary", whole, "1 to 15 words");
    for (int i = 0; whole && i < row->vocabulary_n; i++)
        play_check_name(check, "vocabulary", row->vocabulary[i].name);
}

static void check_fact(PlayCheck *check, const FactRow *row)
{
    const Rules *rules = check->rules;

    play_check_name(check, "name", row->name);
    play_check_row(check, "kind", row->kind, FACT_WORDS + 1);
    play_check_row(check, "role", row->role, FACT_IDENTITY + 1);
    play_check_row(check, "beside", row->beside, rules->facts_n + 1);
    play_check_name(check, "label", row->label);
    play_check_text(check, "doc", row->doc);
    if (check->failed) return;
    if (row->kind == FACT_NUMBER)
        play_check_claim(
            check, "most", row->most >= row->least, "a number of at least 'least'");
    else
        check_vocabulary(check, row);
    if (row->search) check_search(check, row);
    for (const FactRow *other = rules->facts; !check->failed && other < row; other++) {
        play_check_claim(
            check, "name", strcmp(other->name, row->name) != 0, "a name of its own");
        play_check_claim(check,
                         "role",
                         row->role == FACT_PLAIN || other->role != row->role,
                         "a role that no other fact has");
    }
}

void play_check_facts(PlayCheck *check)
{
    const Rules *rules = check->rules;
    char wants[60];

    if (!play_check_part(check, "fact", rules->facts, rules->facts_n)) return;
    check->row = -1;
    (void)snprintf(
        wants, sizeof wants, "at most %d, found %d", FACTS_MAX, rules->facts_n);
    play_check_claim(check, "the number of rows", rules->facts_n <= FACTS_MAX, wants);
    for (check->row = 0; check->row < rules->facts_n && !check->failed; check->row++)
        check_fact(check, &rules->facts[check->row]);
    if (!play_check_part(check, "heading of lists", rules->headings, rules->headings_n))
        return;
    for (; check->row < rules->headings_n && !check->failed; check->row++) {
        const FactHeading *row = &rules->headings[check->row];

        play_check_row(check, "fact", row->fact, rules->facts_n);
        play_check_name(check, "language", row->language);
        play_check_name(check, "words", row->words);
    }
}
