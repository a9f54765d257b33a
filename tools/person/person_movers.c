// person_movers.c -- things that a person picks to move where the game asks for their place
// first.
//
// Each move that is offered is tried on a copy, so the game says itself which things it takes;
// nothing here knows how they move.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/person/person_inside.h"

enum { MOVERS_MAX = 16, KEY_TYPED = 16 };

// What was typed: things, and perhaps the move that is meant.
typedef struct {
    ObjectId movers[MOVERS_MAX];
    int n;
    int move;                  // an option, -1: none is named
    char text[LINE_BYTES_MAX]; // the movers alone
} Picked;

static bool is_move(const KeysTyped *typed, int option)
{
    const Rules *rules = typed->scene->table->rules;

    return rules->options[typed->question->options[option].kind].role == CHOICE_MOVE;
}

// Takes one key: of a move, or of a thing. Returns false if it is neither.
static bool take_key(const Keys *keys, const KeysTyped *typed, const char *key,
                     Picked *picked)
{
    const int option = keys_option(keys, key);
    const ObjectId mover = keys_thing(keys, key);
    const size_t n = strlen(picked->text);

    if (option >= 0 && is_move(typed, option) && picked->move < 0) {
        picked->move = option;
        return true;
    }
    if (option >= 0 || !mover || picked->n == MOVERS_MAX) return false;
    picked->movers[picked->n++] = mover;
    (void)text_format(picked->text + n, sizeof picked->text - n, "%s ", key);
    return true;
}

// Reads keys alone. Returns whether there is a thing among them that is no option.
static bool read_picked(const Keys *keys, const KeysTyped *typed, Picked *picked)
{
    static const char between[] = " \t\n,";
    const char *at = typed->text + strspn(typed->text, between);
    char key[KEY_TYPED];

    *picked = (Picked){.move = -1};
    for (; *at; at += strspn(at, between)) {
        const size_t n = strcspn(at, between);

        if (n >= sizeof key) return false;
        (void)text_format(key, sizeof key, "%.*s", (int)n, at);
        if (!take_key(keys, typed, key, picked)) return false;
        at += n;
    }
    return picked->n > 0;
}

static bool has_mover(const Question *question, ObjectId mover)
{
    for (int i = 0; i < question->options_n; i++)
        if (question->options[i].object == mover) return true;
    return false;
}

// Returns whether the game then asks for movers, and takes all of these.
static bool takes_movers(PersonGame *play, int option, const Picked *picked,
                         Game *ahead)
{
    const Answer answer = {.n = 1, .picks = {(uint16_t)option}};

    if (!session_ahead(play->session, &answer, ahead)) return false;
    for (int i = 0; i < picked->n; i++)
        if (!has_mover(&ahead->question, picked->movers[i])) return false;
    return ahead->question.kind == ASK_PICK && ahead->question.max >= picked->n;
}

static void tell_first(const KeysTyped *typed, const Picked *picked, Line *why)
{
    for (int i = 0; i < picked->n; i++) {
        if (i) line_add(why, " and ");
        scene_object(typed->scene, picked->movers[i], why);
    }
    line_add(why, picked->n > 1 ? " move" : " moves");
    line_add(why, ", but the place comes first: ");
}

static void add_move(const Keys *keys, const KeysTyped *typed, int option, Line *why)
{
    const int line = keys->line_of[option];

    line_add(why, "%s ", keys->lines[line].key);
    keys_text(keys, typed->scene, typed->question, line, why);
}

bool person_movers(PersonGame *play, const KeysTyped *typed, Answer *answer, Line *why)
{
    const Keys *keys = &play->keys[typed->question->player];
    const Question *question = typed->question;
    int found = 0, last = 0, prompt = 0;
    Picked picked;

    line_start(why, false, 0);
    if (typed->ahead || !read_picked(keys, typed, &picked)) return false;
    Game *ahead = malloc(sizeof *ahead);
    ENOUGH(ahead);
    for (int i = 0; i < question->options_n; i++) {
        if (!is_move(typed, i) || (picked.move >= 0 && picked.move != i)) continue;
        if (!takes_movers(play, i, &picked, ahead)) continue;
        if (!found++) tell_first(typed, &picked, why);
        if (found > 1) line_add(why, "; ");
        add_move(keys, typed, i, why);
        last = i;
        prompt = ahead->question.prompt;
    }
    free(ahead);
    if (found != 1) return false;
    *answer = (Answer){.n = 1, .picks = {(uint16_t)last}};
    free(play->movers.keys);
    play->movers = (PlayMovers){strdup(picked.text), question->player, prompt};
    return true;
}

bool person_placed(PersonGame *play, const Question *question, Answer *answer)
{
    const PlayMovers movers = play->movers;
    const KeysTyped typed = {play->scene, question, movers.keys, false};
    Line why;

    if (!movers.keys) return false;
    play->movers.keys = NULL;
    const bool read = question->player == movers.player &&
                      question->prompt == movers.prompt &&
                      play->session->game.answers.n &&
                      keys_read(&play->keys[question->player], &typed, answer, &why);
    free(movers.keys);
    return read;
}
