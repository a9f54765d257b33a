// card_said.c -- what a card does, sentence by sentence, as its script says it.

#include "tools/phrases/card_said.h"

// Opens the phrases, once. Returns -1 with [err].
static int open_speaker(Speaker *speaker, Err *err)
{
    if (speaker->phrases || speaker->mute) return 0;
    speaker->phrases = phrases_open(speaker->store, speaker->rules, err);
    speaker->mute = !speaker->phrases && err->code == CODE_USAGE;
    return speaker->phrases || speaker->mute ? 0 : -1;
}

int card_said_script(Speaker *speaker, Arena *arena, const SayScript *script,
                     CardSaid *said, Err *err)
{
    *said = (CardSaid){.path = script->path, .comment = script->comment};
    if (open_speaker(speaker, err)) return -1;
    if (speaker->mute) return 0;
    said->n = phrases_say(speaker->phrases, arena, script, &said->clauses, err);
    for (int i = 0; i < said->n; i++) said->unsaid += !said->clauses[i].text;
    return said->n < 0 ? -1 : 0;
}

int card_said(Speaker *speaker, Arena *arena, const StoredCard *card, CardSaid *said,
              Err *err)
{
    StoredScript stored = {.kind = "card", .name = card->facts.code};
    const int found = lookup_script(speaker->store, arena, &stored, err);

    *said = (CardSaid){0};
    if (found < 0) return -1;
    const SayScript script = {.path = stored.path,
                              .source = stored.source,
                              .type = card->facts.type,
                              .comment = stored.summary};
    if (found && card_said_script(speaker, arena, &script, said, err)) return -1;
    said->code = card->facts.code;
    said->name = card->facts.name;
    return 0;
}

const char *card_said_line(Arena *arena, const CardSaid *said, int i)
{
    if (said->clauses[i].text) return said->clauses[i].text;
    if (said->clauses[i].todo)
        return arena_format(
            arena, "todo, nobody understood: %s", said->clauses[i].todo);
    return said->comment ? arena_format(arena, "(~) %s", said->comment) : NULL;
}

// Whether the comment of the script stands in for the clause.
static bool is_for_comment(const SaidClause *clause)
{
    return !clause->text && !clause->todo;
}

bool card_said_again(const CardSaid *said, int i)
{
    bool before = false;

    for (int k = 0; k < i; k++) before |= is_for_comment(&said->clauses[k]);
    return before && is_for_comment(&said->clauses[i]);
}

const char *const *card_said_lines(Arena *arena, const CardSaid *said)
{
    const char **lines = arena_take(arena, (size_t)(said->n + 2) * sizeof *lines);
    int n = 0;

    for (int i = 0; i < said->n; i++) {
        const char *line = card_said_line(arena, said, i);
        if (line && !card_said_again(said, i)) lines[n++] = line;
    }
    if (!said->n && said->comment && *said->comment) lines[n++] = said->comment;
    lines[n] = NULL;
    return lines;
}

void card_said_end(Speaker *speaker)
{
    phrases_close(speaker->phrases);
    speaker->phrases = NULL;
}
