// answer_text.c -- reads the numbers that a player types as options or amounts.
//
// It checks only the form of the answer; the game decides whether the answer is legal.

#include "tools/view/answer_text.h"

#include <ctype.h>
#include <stdlib.h>

const char *answer_text_read(const Question *question, const char *text, Answer *answer)
{
    const bool is_split = question->kind == ASK_SPLIT;

    answer->n = 0;
    for (const char *at = text; *at;) {
        if (isspace((unsigned char)*at) || *at == ',' || *at == '-') {
            at++;
            continue;
        }
        char *end;
        long n = strtol(at, &end, 10);

        if (end == at) return "expected numbers; ? lists all that you can type";
        if (answer->n == OPTIONS_MAX) return "too many numbers";
        if (!is_split && (n < 1 || n > question->options_n))
            return "there is no option with that number";
        if (is_split && (n < 1 || n > INT16_MAX)) return "each amount is at least 1";
        answer->picks[answer->n++] = (uint16_t)(is_split ? n : n - 1);
        at = end;
    }
    return ask_refusal(question, answer);
}
