// keys_read.c -- reads what a player types: keys, amounts, words of options.
//
// A line may be typed before its question is shown: then it answers a question that the
// player had not seen. It is taken only where each key meant the same on the screen that
// they saw.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/view/keys_inside.h"

enum { TOLD_MAX = 6 }; // options that a sentence names

// The arguments of keys_read.
typedef struct {
    const Keys *keys;
    const KeysTyped *typed;
    Answer *answer;
    Line *why;
    bool taken[OPTIONS_MAX];
} Reading;

// ---- keys

static bool is_key(const KeyLine *line, const char *text, size_t n)
{
    return strlen(line->key) == n && !strncasecmp(line->key, text, n);
}

// Returns the line with the key, -1: none.
static int find_key(const Keys *keys, const char *text, size_t n)
{
    for (int i = 0; i < keys->lines_n; i++)
        if (is_key(&keys->lines[i], text, n)) return i;
    return -1;
}

// Returns the number that [text] is, 0: it is none.
static int number_of(const char *text, size_t n)
{
    int number = 0;

    for (size_t i = 0; i < n; i++) {
        if (!isdigit((unsigned char)text[i]) || number > OPTIONS_MAX) return 0;
        number = 10 * number + (text[i] - '0');
    }
    return number;
}

ObjectId keys_thing(const Keys *keys, const char *text)
{
    const int number = number_of(text, strlen(text));

    if (number < 1 || number > keys->slots_n) return 0;
    const KeySlot *slot = &keys->slots[number - 1];
    return slot->there && slot->thing.kind == KEY_OBJECT ? slot->thing.a : 0;
}

int keys_option(const Keys *keys, const char *text)
{
    const int line = find_key(keys, text, strlen(text));

    return line < 0 ? -1 : keys->lines[line].option;
}

static void say_line(const Reading *reading, int line)
{
    Line text;

    line_start(&text, false, 0);
    keys_text(
        reading->keys, reading->typed->scene, reading->typed->question, line, &text);
    line_add(reading->why, "%s %s", reading->keys->lines[line].key, text.text);
}

// Names the marked lines, any of which may be meant.
static void tell_several(const Reading *reading, const bool *marked)
{
    int told = 0, n = 0;

    for (int i = 0; i < reading->keys->lines_n; i++) n += marked[i];
    line_add(reading->why, "several fit: ");
    for (int i = 0; i < reading->keys->lines_n && told < TOLD_MAX; i++) {
        if (!marked[i]) continue;
        if (told++) line_add(reading->why, "; ");
        say_line(reading, i);
    }
    if (n > told) line_add(reading->why, "; and %d more", n - told);
}

// Names the ways in which thing [number] is offered, if its number alone does not say which.
static bool tell_ways(const Reading *reading, int number)
{
    const Keys *keys = reading->keys;
    const KeysTyped *typed = reading->typed;
    bool marked[OPTIONS_MAX] = {false};
    int n = 0, last = 0;

    for (int i = 0; i < keys->lines_n; i++)
        marked[i] = keys->lines[i].slot == number - 1;
    for (int i = 0; i < typed->question->options_n; i++) {
        const ObjectId id = typed->question->options[i].object;

        if (id && keys_number(keys, typed->scene, id) == number)
            marked[keys->line_of[i]] = true;
    }
    for (int i = 0; i < keys->lines_n; i++) {
        n += marked[i];
        if (marked[i]) last = i;
    }
    if (n > 1) {
        tell_several(reading, marked);
    } else if (n && keys->lines[last].slot == number - 1) {
        line_add(reading->why, "did you mean ");
        say_line(reading, last);
        line_add(reading->why, "?");
    }
    return reading->why->n;
}

// Returns an option of another thing that is alike and shares a line, -1: none.
static int find_member(const Reading *reading, int number)
{
    const Keys *keys = reading->keys;
    const Question *question = reading->typed->question;

    if (number < 1 || number > keys->slots_n) return -1;
    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        if (id && keys->lines[keys->line_of[i]].count > 1 &&
            keys_number(keys, reading->typed->scene, id) == number)
            return i;
    }
    return -1;
}

// Says that a thing with a number is no answer, and how to ask why. Returns false if the
// number is nobody's.
static bool refuse_thing(const Reading *reading, int number)
{
    const Keys *keys = reading->keys;
    const KeysTyped *typed = reading->typed;
    const Rules *rules = typed->scene->table->rules;

    if (number < 1 || number > keys->slots_n) return false;
    const KeySlot *slot = &keys->slots[number - 1];
    if (!slot->there || slot->thing.kind != KEY_OBJECT) return false;
    line_add(reading->why, "%d is ", number);
    scene_object(typed->scene, slot->thing.a, reading->why);
    line_add(reading->why, ", which is no answer here");
    if (rules->prompts[typed->question->prompt].flags & ASKS_ACTION)
        line_add(reading->why, "; '? no' says why");
    return true;
}

static bool refuse_key(const Reading *reading, const char *text, size_t n)
{
    if (!refuse_thing(reading, number_of(text, n)))
        line_add(reading->why,
                 "'%.*s' is no key here; ? lists all that you can type",
                 text_fit(text, (int)n),
                 text);
    return false;
}

// ---- typed ahead

// Returns whether the reader knew the number before, and for the same thing.
static bool was_known(const Keys *keys, const KeyLine *line)
{
    return line->slot >= 0 && keys->slots[line->slot].given < keys->clock &&
           line->thing.kind == KEY_OBJECT && !line->way.acts;
}

// Returns whether the line meant the same on the screen that the reader saw last.
static bool meant_the_same(const Keys *keys, const KeyLine *line)
{
    bool offered = false;

    for (int i = 0; i < keys->before_n; i++) {
        const KeyLine *before = &keys->before[i];

        if (!keys_same_thing(&before->thing, &line->thing)) continue;
        if (keys_same_way(&before->way, &line->way)) return true;
        offered = true;
    }
    return !offered && was_known(keys, line);
}

static bool refuse_ahead(const Reading *reading, int line)
{
    line_add(
        reading->why,
        "that was typed before this question was shown; type it again if you mean ");
    if (line < 0)
        line_add(reading->why, "it");
    else
        say_line(reading, line);
    return false;
}

// ---- picks

static bool pick_option(Reading *reading, int option)
{
    Answer *answer = reading->answer;

    if (answer->n == OPTIONS_MAX) return false;
    reading->taken[option] = true;
    answer->picks[answer->n++] = (uint16_t)option;
    return true;
}

// Returns the option that the line stands for next: of those that are alike first one
// without a number of its own, so that the line keeps its key.
static int next_of(const Reading *reading, int at)
{
    const Keys *keys = reading->keys;
    const Question *question = reading->typed->question;
    const KeyLine *line = &keys->lines[at];
    int best = -1;

    for (int i = 0; i < question->options_n; i++) {
        const ObjectId id = question->options[i].object;

        if (keys->line_of[i] != at || reading->taken[i]) continue;
        if (id && !keys_number(keys, reading->typed->scene, id)) return i;
        if (best < 0 || i == line->option) best = i;
    }
    return best;
}

// Picks [n] options of the line.
static bool pick_line(Reading *reading, int at, int n)
{
    const KeyLine *line = &reading->keys->lines[at];

    if (reading->typed->ahead && !meant_the_same(reading->keys, line))
        return refuse_ahead(reading, at);
    for (; n > 0; n--) {
        const int option = next_of(reading, at);

        if (option < 0) {
            line_add(reading->why,
                     "%s can be picked %s",
                     line->key,
                     line->count == 1 ? "once" : "only as often as there are any");
            return false;
        }
        (void)pick_option(reading, option);
    }
    return true;
}

// Reads "7", "7b", "p", or "4x2" for two that are alike.
static bool read_key(Reading *reading, const char *text, size_t n)
{
    const Keys *keys = reading->keys;
    const char *times = memchr(text, 'x', n);
    int copies = 1, line = find_key(keys, text, n);

    if (line < 0 && times && times > text) {
        copies = number_of(times + 1, (size_t)(text + n - times) - 1);
        n = (size_t)(times - text);
        line = copies ? find_key(keys, text, n) : -1;
    }
    if (line >= 0) return pick_line(reading, line, copies);
    const int number = number_of(text, n);
    if (number && tell_ways(reading, number)) return false;
    const int member = find_member(reading, number);
    if (member >= 0 && !reading->taken[member]) {
        const KeyLine *led = &keys->lines[keys->line_of[member]];
        if (reading->typed->ahead && !meant_the_same(keys, led))
            return refuse_ahead(reading, keys->line_of[member]);
        return pick_option(reading, member);
    }
    return refuse_key(reading, text, n);
}

static size_t skip_between(const char *text)
{
    return strspn(text, " \t\n,");
}

// Returns whether [text] is made of keys alone. One letter is never a word: it is the key
// of another question.
static bool is_of_keys(const Keys *keys, const char *text)
{
    for (const char *at = text + skip_between(text); *at; at += skip_between(at)) {
        const size_t n = strcspn(at, " \t\n,");

        if (n > 1 && !isdigit((unsigned char)*at) && find_key(keys, at, n) < 0)
            return false;
        at += n;
    }
    return true;
}

static bool read_keys(Reading *reading, const char *text)
{
    for (const char *at = text + skip_between(text); *at; at += skip_between(at)) {
        const size_t n = strcspn(at, " \t\n,");

        if (!read_key(reading, at, n)) return false;
        at += n;
    }
    return true;
}

// ---- words

// Finds the next word from [at] on, before [end], and sets its length; 0: there is none.
static const char *next_word(const char *at, const char *end, size_t *n)
{
    while (at < end && !isalnum((unsigned char)*at) && !(*at & 0x80)) at++;
    *n = 0;
    while (at + *n < end &&
           (isalnum((unsigned char)at[*n]) || at[*n] & 0x80 || at[*n] == '\''))
        ++*n;
    return at;
}

// Returns whether [text] has words, and [option] has them all in the same order: whole,
// or only how they begin.
static bool has_words(const char *option, const char *text, size_t n, bool whole)
{
    const char *const end = text + n, *const option_end = option + strlen(option);
    size_t word_n, have_n;
    int words = 0;

    for (text = next_word(text, end, &word_n); word_n;
         text = next_word(text + word_n, end, &word_n)) {
        bool fits;

        do {
            option = next_word(option, option_end, &have_n);
            if (!have_n) return false;
            fits = whole ? have_n == word_n : have_n >= word_n;
            fits = fits && !strncasecmp(option, text, word_n);
            option += have_n;
        } while (!fits);
        words++;
    }
    return words > 0;
}

// Marks the lines that have the words. Returns how many.
static int mark_words(const Reading *reading, const char *text, size_t n, bool whole,
                      bool *marked)
{
    const KeysTyped *typed = reading->typed;
    int found = 0;
    Line line;

    for (int i = 0; i < reading->keys->lines_n; i++) {
        line_start(&line, false, 0);
        keys_text(reading->keys, typed->scene, typed->question, i, &line);
        marked[i] = has_words(line.text, text, n, whole);
        found += marked[i];
    }
    return found;
}

// Returns the line whose words [text] means, -1: none or several, told.
static int find_words(const Reading *reading, const char *text, size_t n)
{
    bool marked[OPTIONS_MAX];
    int found = mark_words(reading, text, n, true, marked), line = 0;

    if (!found) found = mark_words(reading, text, n, false, marked);
    if (found > 1) tell_several(reading, marked);
    if (found != 1) return -1;
    while (!marked[line]) line++;
    return line;
}

// Returns the number of a thing that has the words, or the last ones of them; 0: none.
static int find_thing(const Reading *reading, const char *text, size_t n)
{
    const Keys *keys = reading->keys;
    const char *const end = text + n;
    size_t word;

    for (const char *at = next_word(text, end, &word); word;
         at = next_word(at + word, end, &word))
        for (int i = 0; i < keys->slots_n; i++) {
            const KeySlot *slot = &keys->slots[i];
            Line name;

            if (!slot->there || slot->thing.kind != KEY_OBJECT) continue;
            line_start(&name, false, 0);
            scene_object(reading->typed->scene, slot->thing.a, &name);
            if (has_words(name.text, at, (size_t)(end - at), true)) return i + 1;
        }
    return 0;
}

// Says that no option has the words: those of a thing, or of nothing.
static bool refuse_words(const Reading *reading, const char *text, size_t n)
{
    if (!refuse_thing(reading, find_thing(reading, text, n)))
        line_add(reading->why,
                 "no option is called '%.*s'; ? lists all that you can type",
                 text_fit(text, (int)n),
                 text);
    return false;
}

// Reads the words of one option, or of several with commas between them.
static bool read_words(Reading *reading, const char *text)
{
    int line = find_words(reading, text, strlen(text));

    if (line >= 0) return pick_line(reading, line, 1);
    if (reading->why->n) return false;
    for (const char *at = text + skip_between(text); *at; at += skip_between(at)) {
        const size_t n = strcspn(at, ",");

        line = find_words(reading, at, n);
        if (line < 0 && !reading->why->n) return refuse_words(reading, at, n);
        if (line < 0 || !pick_line(reading, line, 1)) return false;
        at += n;
    }
    return true;
}

// ---- amounts

// Reads "3 2", an amount for each option in their order, or "7:3 12:2".
static bool read_amounts(Reading *reading, const char *text)
{
    Answer *answer = reading->answer;
    const int options = reading->typed->question->options_n;
    int next = 0;

    if (reading->typed->ahead) return refuse_ahead(reading, -1);
    memset(answer->picks, 0, (size_t)options * sizeof *answer->picks);
    answer->n = (uint16_t)options;
    for (const char *at = text + skip_between(text); *at; at += skip_between(at)) {
        const size_t n = strcspn(at, " \t\n,"), key = strcspn(at, ": \t\n,");
        const char *amount = key < n ? at + key + 1 : at;
        const int much = number_of(amount, (size_t)(at + n - amount));
        const int line = key < n ? find_key(reading->keys, at, key) : next++;

        if (line < 0) return refuse_key(reading, at, key);
        if (line >= options || !much || much > INT16_MAX) {
            line_add(reading->why,
                     line >= options ? "those are too many amounts"
                                     : "expected amounts of at least 1, like 3 2");
            return false;
        }
        answer->picks[line] = (uint16_t)much;
        at += n;
    }
    return true;
}

bool keys_is_any_order(const KeysTyped *typed)
{
    const Question *question = typed->question;
    const Rules *rules = typed->scene->table->rules;

    return !typed->text[skip_between(typed->text)] && question->kind == ASK_PICK &&
           question->min > 0 && rules->prompts[question->prompt].flags & ASKS_ORDER;
}

static bool is_sign(const char *text, char sign)
{
    return *text == sign && !text[1 + skip_between(text + 1)];
}

// Picks the first [n] options, in their order.
static bool pick_first(Reading *reading, int n)
{
    for (int i = 0; i < n; i++) (void)pick_option(reading, i);
    return true;
}

// Reads an empty line: what Enter answers here.
static bool read_enter(Reading *reading)
{
    const KeysTyped *typed = reading->typed;
    int line;

    switch (keys_enter(reading->keys, typed->scene, typed->question, &line)) {
    case ENTER_REFUSED:
    case ENTER_NONE: break;
    case ENTER_ORDER: return pick_first(reading, typed->question->min);
    case ENTER_OPTION: return pick_line(reading, line, 1);
    }
    return true;
}

// Reads "*": all options.
static bool read_all(Reading *reading)
{
    const Question *question = reading->typed->question;

    if (question->options_n <= question->max)
        return pick_first(reading, question->options_n);
    line_add(reading->why,
             "there are %d options, and %d may be picked at most",
             question->options_n,
             question->max);
    return false;
}

static bool read_pick(Reading *reading, const char *text)
{
    const bool none = !*text || is_sign(text, '-'), all = is_sign(text, '*');

    if ((none || all) && reading->typed->ahead) return refuse_ahead(reading, -1);
    if (all) return read_all(reading);
    if (none) return *text || read_enter(reading);
    return is_of_keys(reading->keys, text) ? read_keys(reading, text)
                                           : read_words(reading, text);
}

bool keys_read(const Keys *keys, const KeysTyped *typed, Answer *answer, Line *why)
{
    Reading reading = {.keys = keys, .typed = typed, .answer = answer, .why = why};
    const char *text = typed->text + skip_between(typed->text);
    const bool split = typed->question->kind == ASK_SPLIT;

    answer->n = 0;
    line_start(why, false, 0);
    if (!(split ? read_amounts(&reading, text) : read_pick(&reading, text)))
        return false;
    const char *refusal = ask_refusal(typed->question, answer);
    if (refusal && !answer->n && !split)
        line_add(why, "pick at least one option; ? lists all that you can type");
    else if (refusal)
        line_add(why, "%s", refusal);
    return !refusal;
}
