// play_telling.c -- finds the sentence for an entry of the log.

#include "engine/play/play_telling.h"

#include <string.h>

#include "engine/play/play.h"

static const PlaySentence plain = {.kind = TELL_SENTENCE};

static bool sentence_fits(const PlaySentence *row, const LogEntry *entry)
{
    if (row->event != entry->event) return false;
    switch ((SaidWhen)row->when) {
    case SAID_ALWAYS: return true;
    case SAID_OF_OBJECT: return entry->object;
    case SAID_OF_CARD: return entry->card;
    case SAID_OF_NOBODY: return entry->player == NOBODY;
    case SAID_OF_NONE: return !entry->n;
    case SAID_TO_ALL: return entry->seen_by == EVERYBODY;
    }
    return false;
}

const PlaySentence *play_telling_sentence(const Rules *rules, const LogEntry *entry)
{
    const PlayTelling *telling = rules->play ? rules->play->telling : NULL;

    if (!telling) return &plain;
    for (int i = 0; i < telling->sentences_n; i++) {
        const PlaySentence *row = &telling->sentences[i];

        if (sentence_fits(row, entry)) return row->text ? row : NULL;
    }
    return NULL;
}

bool play_telling_is_plain(const PlaySentence *sentence)
{
    return sentence == &plain;
}

bool play_telling_has(const PlaySentence *sentence, char letter)
{
    for (const char *at = sentence->text; at && *at; at++)
        if (*at == '%' && *++at == letter) return true;
    return false;
}

const char *play_telling_word(const Rules *rules, const LogEntry *entry)
{
    const PlayTelling *telling = rules->play ? rules->play->telling : NULL;
    const PlayNumberWords *words = telling ? telling->words : NULL;

    if (!words || entry->n < 1 || entry->n > words[entry->event].n) return NULL;
    return words[entry->event].words[entry->n - 1];
}
