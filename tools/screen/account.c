// account.c -- keeps sentences, and folds them.

#include "tools/screen/account.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/screen/sentence_fold.h"
#include "tools/view/line.h"

enum {
    SIGNS = 3, // before each sentence: kind, and whom it is about in two digits
    SIGN_TURN = 'T',
    SIGN_MINOR = 'm',
    SIGN_SENTENCE = 's',
};

void account_add(Account *account, TellKind kind, const NarrateAbout *about,
                 const char *sentence)
{
    const size_t n = SIGNS + strlen(sentence) + 1;
    const char sign = kind == TELL_TURN ? SIGN_TURN
                      : about->is_minor ? SIGN_MINOR
                                        : SIGN_SENTENCE;
    char *more = realloc(account->text, account->n + n + 1);

    ENOUGH(more);
    account->text = more;
    (void)snprintf(more + account->n, n + 1, "%c%02x%s\n", sign, about->whom, sentence);
    account->n += n;
}

void account_cut(Account *account, size_t n)
{
    if (n >= account->n) return;
    account->n = n;
    account->text[n] = '\0';
}

void account_forget(Account *account)
{
    free(account->text);
    *account = (Account){0};
}

// A sentence that is read back.
typedef struct {
    char sign;
    unsigned whom;
    const char *text;
    int n; // bytes
} Sentence;

// Reads the sentence that begins at [at]. Returns the next one.
static const char *read_sentence(const char *at, Sentence *sentence)
{
    char digits[SIGNS] = {at[1], at[2], '\0'};

    *sentence = (Sentence){.sign = *at,
                           .whom = (unsigned)strtoul(digits, NULL, 16),
                           .text = at + SIGNS,
                           .n = (int)strcspn(at + SIGNS, "\n")};
    return sentence->text + sentence->n + 1;
}

static bool is_told(const Sentence *sentence, PlayerId reader, AccountFold fold)
{
    if (fold < ACCOUNT_SHORT || (reader < 8 && sentence->whom >> reader & 1))
        return true;
    return fold == ACCOUNT_SHORT && sentence->sign != SIGN_MINOR;
}

// A text on its way: one paragraph, which may get further sentences.
typedef struct {
    FILE *out;
    int width, left_out;
    char *paragraph;
    size_t n;
} Telling;

static void end_paragraph(Telling *telling)
{
    if (telling->n) line_wrap(telling->paragraph, 0, 2, telling->width, telling->out);
    telling->n = 0;
}

static void join(Telling *telling, const char *text, int n, const char *end)
{
    const size_t more = (size_t)n + strlen(end) + 2;
    char *paragraph = realloc(telling->paragraph, telling->n + more);

    ENOUGH(paragraph);
    telling->paragraph = paragraph;
    telling->n += (size_t)snprintf(
        paragraph + telling->n, more, "%s%.*s%s", telling->n ? " " : "", n, text, end);
}

// Joins the sentences that are complete to the paragraph.
static void join_told(Telling *telling, const SentenceFold *alike)
{
    for (int i = 0; i < alike->told_n; i++)
        join(telling, alike->told[i].text, alike->told[i].n, "");
}

// Tells each of them in a line of its own.
static void tell_told(Telling *telling, const SentenceFold *alike)
{
    for (int i = 0; i < alike->told_n; i++) {
        join(telling, alike->told[i].text, alike->told[i].n, "");
        line_wrap(telling->paragraph, 2, 4, telling->width, telling->out);
        telling->n = 0;
    }
}

// Tells all in paragraphs: one a turn, which begins with whose it is.
static void tell_joined(const char *at, PlayerId reader, AccountFold fold,
                        Telling *telling)
{
    SentenceFold alike = {.kinds_n = 0};
    Sentence sentence, turn = {0};

    while (*at) {
        at = read_sentence(at, &sentence);
        if (sentence.sign == SIGN_TURN) {
            sentence_fold_end(&alike);
            join_told(telling, &alike);
            end_paragraph(telling);
            turn = sentence;
        } else if (!is_told(&sentence, reader, fold)) {
            telling->left_out++;
        } else {
            if (turn.n) join(telling, turn.text, turn.n, ":");
            turn.n = 0;
            sentence_fold_add(&alike, sentence.text, sentence.n, sentence.whom);
            join_told(telling, &alike);
        }
    }
    sentence_fold_end(&alike);
    join_told(telling, &alike);
    end_paragraph(telling);
}

// Tells a sentence a line, and the turns between them.
static void tell_lines(const char *at, Telling *telling)
{
    SentenceFold alike = {.kinds_n = 0};
    Sentence sentence;

    while (*at) {
        at = read_sentence(at, &sentence);
        if (sentence.sign != SIGN_TURN) {
            sentence_fold_add(&alike, sentence.text, sentence.n, sentence.whom);
            tell_told(telling, &alike);
            continue;
        }
        sentence_fold_end(&alike);
        tell_told(telling, &alike);
        join(telling, sentence.text, sentence.n, "");
        end_paragraph(telling);
    }
    sentence_fold_end(&alike);
    tell_told(telling, &alike);
}

char *account_text(const char *account, PlayerId reader, AccountFold fold, int width)
{
    char *text = NULL, more[80];
    size_t size;
    Telling telling = {.width = width};

    telling.out = open_memstream(&text, &size);
    ENOUGH(telling.out);
    if (!account) account = "";
    if (fold == ACCOUNT_WHOLE)
        tell_lines(account, &telling);
    else
        tell_joined(account, reader, fold, &telling);
    if (telling.left_out) {
        (void)snprintf(more,
                       sizeof more,
                       "(%d sentence%s more: l)",
                       telling.left_out,
                       telling.left_out == 1 ? "" : "s");
        line_wrap(more, 2, 2, width, telling.out);
    }
    (void)fclose(telling.out);
    free(telling.paragraph);
    return text;
}
