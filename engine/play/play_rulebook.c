// play_rulebook.c -- finds a rule in the text of a rulebook.

#include "engine/play/play_rulebook.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/base/text.h"
#include "engine/play/play.h"

enum { NUMBER = 80, LEADS_MAX = 4 };

// Returns what stands between place and sentence of a line.
static char separator_of(const char *line)
{
    return line[strcspn(line, "\t\n")] == '\t' ? '\t' : ' ';
}

// Returns what stands behind [number] in its line, NULL: no line begins with it.
static const char *find_rule(const char *text, const char *number)
{
    const size_t n = strlen(number);

    while (*text) {
        if (!strncmp(text, number, n) && text[n] == separator_of(text))
            return text + n + 1;
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return NULL;
}

// Follows "[= N]" to the line of N. Returns the text of that line, without its mark.
static const char *follow_rule(const char *text, const char *line)
{
    for (int i = 0; line && i < LEADS_MAX && !strncmp(line, "[= ", 3); i++) {
        char number[NUMBER];

        text_format(
            number, sizeof number, "%.*s", (int)strcspn(line + 3, "]\n"), line + 3);
        line = find_rule(text, number);
    }
    if (line && *line == '[') {
        line += strcspn(line, "]\n");
        line += strspn(line, "] ");
    }
    return line;
}

// Returns what stands behind the first part of [number], "465.2.c" for "465.2", and where
// places have words "2 decks" for "2".
static const char *find_part(const char *text, const char *number)
{
    const size_t n = strlen(number);

    while (*text) {
        const bool worded = separator_of(text) == '\t';

        if (!strncmp(text, number, n) &&
            (text[n] == '.' || (worded && (text[n] == ' ' || text[n] == ','))))
            return text + strcspn(text, worded ? "\t" : " \n") + 1;
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return NULL;
}

static size_t length_of(const char *line)
{
    const size_t n = strcspn(line, "\n");
    const char *reason = strstr(line, " -- ");

    return reason && (size_t)(reason - line) < n ? (size_t)(reason - line) : n;
}

// Makes [number] the next wider one. Returns whether there is one.
static bool widen_number(char *number, bool has_words)
{
    char *dot = strrchr(number, '.');

    if (!dot && has_words) dot = strrchr(number, ' ');
    if (!dot) return false;
    if (dot > number && dot[-1] == ',') dot--;
    *dot = '\0';
    return true;
}

bool play_rulebook_sentence(const Rules *rules, const char *number, char *to,
                            size_t size)
{
    const char *text = rules->play ? rules->play->rulebook : NULL;
    const char *line = NULL;
    char wider[NUMBER];
    bool more = true;

    text_copy(wider, sizeof wider, number);
    while (text && *wider && more && !line) {
        line = follow_rule(text, find_rule(text, wider));
        if (!line && !strcmp(wider, number))
            line = follow_rule(text, find_part(text, wider));
        if (line && !length_of(line)) line = NULL;
        more = widen_number(wider, strchr(text, '\t') != NULL);
    }
    if (!line) return false;
    text_format(to, size, "%.*s", (int)length_of(line), line);
    return true;
}

// Returns whether the sentence has the word where a word begins.
static bool says_word(const RulebookLine *line, const char *word)
{
    const size_t n = strlen(word);

    for (int i = 0; i + (int)n <= line->says_n; i++)
        if (!strncasecmp(line->says + i, word, n) &&
            (!i || !isalnum((unsigned char)line->says[i - 1])))
            return true;
    return false;
}

static bool lies_within(const RulebookLine *line, const char *number)
{
    const size_t n = strlen(number);

    return (size_t)line->number_n > n && !strncmp(line->number, number, n) &&
           line->number[n] == '.';
}

// Reads the line at [at]. Returns false if it is no rule with a sentence of its own.
static bool read_line(const char *at, RulebookLine *line)
{
    const char *number = at;

    at += strcspn(at, "\t\n");
    if (*at != '\t') {
        at = strncmp(number, "TR ", 3) ? number : number + 3;
        if (!isdigit((unsigned char)*at)) return false;
        at += strcspn(at, " \n");
    }
    if (!*at || *at == '\n' || !strncmp(at + 1, "[= ", 3)) return false;
    line->number = number;
    line->number_n = (int)(at - number);
    if (*++at == '[') {
        at += strcspn(at, "]\n");
        at += strspn(at, "] ");
    }
    line->says = at;
    line->says_n = (int)length_of(at);
    return line->says_n > 0;
}

int play_rulebook_search(const Rules *rules, const char *number, const char *word,
                         RulebookLine *list, int room)
{
    const char *text = rules->play ? rules->play->rulebook : NULL;
    int n = 0;

    while (text && *text) {
        RulebookLine line;

        if (read_line(text, &line) && (!number || lies_within(&line, number)) &&
            (!word || says_word(&line, word))) {
            if (n < room) list[n] = line;
            n++;
        }
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return n;
}
