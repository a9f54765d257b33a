// option_json.c -- options as JSON: kind, name, text, and the parts that their roles give a
// meaning.

#include "tools/view/option_json.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_options.h"
#include "tools/position/position_json.h"
#include "tools/view/option_text.h"

typedef char OptionName[OPTION_NAME];

enum { ABOUT_N = ABOUT_PLAYER | ABOUT_NUMBER }; // what Option.n is

static ChoiceRole role_of(const Scene *scene, const Option *option)
{
    return (ChoiceRole)scene->table->rules->options[option->kind].role;
}

// Returns what an option of a kind that the game declares is about, ABOUT_ bits.
static int about_of(const Scene *scene, const Option *option)
{
    return scene->table->rules->options[option->kind].about;
}

// Returns the clause that an option means, NULL: it means none.
static const Clause *clause_of(const Scene *scene, const Option *option)
{
    const Library *library = scene->table->library;
    const ChoiceRole role = role_of(scene, option);

    if (role != CHOICE_USE && role != CHOICE_MODE && role != CHOICE_OBJECT) return NULL;
    if (!option->ref || option->ref >= library->clauses_n) return NULL;
    return &library->clauses[option->ref];
}

// Returns the name of the script in which the clause stands, "" if that is the object's own
// card.
static const char *foreign_script(const Scene *scene, const Option *option,
                                  const Clause *clause)
{
    const char *name = scene->table->library->scripts[clause->script].name;
    const Card *card = scene_face(scene, option->object);

    return card && !strcmp(card->code, name) ? "" : name;
}

static void add_word(OptionName name, const char *word)
{
    const size_t n = strlen(name), length = strlen(word);

    if (!length) return;
    if (n + 1 + length < OPTION_NAME) {
        name[n] = ' ';
        memcpy(name + n + 1, word, length + 1);
    } else
        (void)text_format(name + n, OPTION_NAME - n, " %s", word);
}

static void add_number(OptionName name, int n)
{
    char word[TEXT_NUMBER_BYTES];

    (void)text_number(word, n, 1);
    add_word(name, word);
}

static void add_spot(const Scene *scene, OptionName name, SpotId spot)
{
    char room[POSITION_WORD];
    const char *word = position_json_word(scene->table, spot, room);

    add_word(name, word ? word : "nowhere");
}

static void add_price(const Scene *scene, OptionName name, const Option *option)
{
    char text[PRICE_TEXT];

    play_options_price(scene->table->library, option, text);
    add_word(name, text);
}

// Returns whether the card prints the ability with that value, before any other instance.
static bool is_printed_first(const Scene *scene, const Option *option)
{
    const Library *library = scene->table->library;
    const Card *card = scene_face(scene, option->object);

    for (int i = 0; card && i < card->abilities_n; i++) {
        const Ability *it = &library->abilities[card->abilities + i];

        if (it->clause != option->ref) continue;
        return (it->cost ? (int16_t)it->cost : it->value) == option->form;
    }
    return false;
}

// Adds with which value the ability is used, "(Hone 2)", unless the card prints it so.
static void add_form(const Scene *scene, const Option *option, OptionName name)
{
    const size_t n = strlen(name);
    char text[USE_TEXT];

    if (!option->form || is_printed_first(scene, option)) return;
    play_options_use(scene->table->library, option, text);
    if (*text) (void)text_format(name + n, OPTION_NAME - n, " (%s)", text);
}

// Writes the name as it is where no other option is alike.
static void write_name(const Scene *scene, const Option *option, OptionName name)
{
    const Library *library = scene->table->library;
    const Rules *rules = scene->table->rules;
    const Clause *clause = clause_of(scene, option);

    text_copy(name, OPTION_NAME, rules->options[option->kind].name);
    if (option->object) add_number(name, option->object);
    if (clause) {
        add_word(name, foreign_script(scene, option, clause));
        add_number(name, play_options_ability(library, option->ref));
        add_form(scene, option, name);
        return;
    }
    switch (role_of(scene, option)) {
    case CHOICE_MOVE:
    case CHOICE_PUT:
    case CHOICE_SPOT: add_spot(scene, name, option->spot); break;
    case CHOICE_RESOURCE: add_word(name, rules_price_name(rules, option->n)); break;
    case CHOICE_PRICE: add_price(scene, name, option); break;
    case CHOICE_TAG: add_word(name, library->tags[option->n]); break;
    case CHOICE_CARD: add_word(name, library->cards[option->n].code); break;
    case CHOICE_PLAYER:
    case CHOICE_CALL:
    case CHOICE_NUMBER:
    case CHOICE_MODE:
    case CHOICE_ITEM:
    case CHOICE_OTHER: add_number(name, option->n); break;
    case CHOICE_OWN:
        if (about_of(scene, option) & ABOUT_PLACE) add_spot(scene, name, option->spot);
        if (about_of(scene, option) & ABOUT_N) add_number(name, option->n);
        break;
    case CHOICE_NONE:
    case CHOICE_PASS:
    case CHOICE_END_TURN:
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_OBJECT:
    case CHOICE_YES:
    case CHOICE_NO: break;
    }
}

// Returns whether two options could have one name: what a name tells is the same.
static bool are_alike(const Scene *scene, const Option *a, const Option *b)
{
    if (a->kind != b->kind || a->object != b->object) return false;
    switch (role_of(scene, a)) {
    case CHOICE_MOVE:
    case CHOICE_PUT:
    case CHOICE_SPOT: return a->spot == b->spot;
    case CHOICE_OBJECT:
    case CHOICE_USE: return a->ref == b->ref && a->form == b->form;
    case CHOICE_MODE: return a->ref == b->ref && a->n == b->n;
    case CHOICE_PRICE:
        return a->part == b->part && a->ref == b->ref && a->n == b->n &&
               a->spot == b->spot;
    case CHOICE_RESOURCE:
    case CHOICE_TAG:
    case CHOICE_CARD:
    case CHOICE_PLAYER:
    case CHOICE_CALL:
    case CHOICE_NUMBER:
    case CHOICE_ITEM:
    case CHOICE_OTHER: return a->n == b->n;
    case CHOICE_OWN: return a->spot == b->spot && a->n == b->n;
    case CHOICE_NONE:
    case CHOICE_PASS:
    case CHOICE_END_TURN:
    case CHOICE_PLAY:
    case CHOICE_YES:
    case CHOICE_NO: break;
    }
    return true;
}

void option_json_name(const Scene *scene, const Question *question, int index,
                      char name[OPTION_NAME])
{
    const Option *option = &question->options[index];
    int alike = 1;

    write_name(scene, option, name);
    for (int i = 0; i < index; i++)
        alike += are_alike(scene, &question->options[i], option);
    if (alike == 1) return;
    const size_t n = strlen(name);
    (void)text_format(name + n, OPTION_NAME - n, " #%d", alike);
}

int option_json_find(const Scene *scene, const Question *question, const char *name)
{
    OptionName other;

    for (int i = 0; i < question->options_n; i++) {
        option_json_name(scene, question, i, other);
        if (!strcmp(name, other)) return i;
    }
    return -1;
}

// Sets what a clause adds: {"gold": 1}.
static void set_adds(const Scene *scene, const Clause *clause, JsonText *json)
{
    const Rules *rules = scene->table->rules;
    const Cost *adds = &scene->table->library->costs[clause->adds];

    json_text_key(json, "adds");
    json_text_open(json, '{');
    for (int i = 0; i < rules->resources_n; i++) {
        if (adds->resource[i] <= 0) continue;
        json_text_string(json, rules->resources[i].name);
        json_text_add(json, ":", 1);
        json_text_number(json, adds->resource[i]);
    }
    json_text_close(json, '}');
}

// Sets which ability it is: the script that has it, the line, which one of its kind it is
// there, and of a keyword with which value.
static void set_ability(const Scene *scene, const Option *option, const Clause *clause,
                        JsonText *json)
{
    char text[USE_TEXT];
    const Library *library = scene->table->library;
    const Script *script = &library->scripts[clause->script];
    const ClauseId id = (ClauseId)(clause - library->clauses);

    json_text_key(json, "ability");
    json_text_open(json, '{');
    json_text_set_string(json, "of", script->kind);
    json_text_set_string(json, "name", script->name);
    json_text_set_number(json, "number", play_options_ability(library, id));
    json_text_set_number(json, "line", clause->line);
    play_options_use(library, option, text);
    if (*text) json_text_set_string(json, "as", text);
    if (clause->label && *clause->label)
        json_text_set_string(json, "label", clause->label);
    if (clause->adds) set_adds(scene, clause, json);
    json_text_close(json, '}');
}

static void set_price(const Scene *scene, const Option *option, JsonText *json)
{
    char text[PRICE_TEXT];

    play_options_price(scene->table->library, option, text);
    json_text_set_string(json, "price", text);
}

static void set_place(const Scene *scene, const Option *option, JsonText *json)
{
    char word[POSITION_WORD];

    json_text_set_string(
        json, "place", position_json_word(scene->table, option->spot, word));
}

static void set_n(const Option *option, JsonText *json)
{
    json_text_set_number(json, "n", option->n);
}

static void set_parts(const Scene *scene, const Option *option, JsonText *json)
{
    const Library *library = scene->table->library;
    const Clause *clause = clause_of(scene, option);

    if (clause) set_ability(scene, option, clause, json);
    switch (role_of(scene, option)) {
    case CHOICE_MOVE:
    case CHOICE_PUT:
    case CHOICE_SPOT: set_place(scene, option, json); break;
    case CHOICE_TAG:
        json_text_set_string(json, "tag", library->tags[option->n]);
        set_n(option, json);
        break;
    case CHOICE_CARD:
        json_text_set_string(
            json, "card", position_json_code(scene->table, (CardId)option->n));
        set_n(option, json);
        break;
    case CHOICE_PRICE: set_price(scene, option, json); break;
    case CHOICE_PLAYER:
    case CHOICE_CALL:
    case CHOICE_NUMBER:
    case CHOICE_MODE:
    case CHOICE_ITEM:
    case CHOICE_RESOURCE:
    case CHOICE_OTHER: set_n(option, json); break;
    case CHOICE_OWN:
        if (about_of(scene, option) & ABOUT_PLACE) set_place(scene, option, json);
        if (about_of(scene, option) & ABOUT_N) set_n(option, json);
        break;
    case CHOICE_NONE:
    case CHOICE_PASS:
    case CHOICE_END_TURN:
    case CHOICE_PLAY:
    case CHOICE_USE:
    case CHOICE_OBJECT:
    case CHOICE_YES:
    case CHOICE_NO: break;
    }
}

static void add_option(const Scene *scene, const Question *question, int index,
                       JsonText *json)
{
    const Option *option = &question->options[index];
    OptionName name;
    Line line;

    line_start(&line, false, 0);
    option_text(scene, question, option, &line);
    option_json_name(scene, question, index, name);
    json_text_open(json, '{');
    json_text_set_number(json, "index", index);
    json_text_set_string(json, "name", name);
    json_text_set_string(json, "kind", scene->table->rules->options[option->kind].name);
    if (option->object) {
        const CardId card = object_face(&scene->state, option->object);

        json_text_set_number(json, "object", option->object);
        json_text_set_string(json, "card", position_json_code(scene->table, card));
    }
    set_parts(scene, option, json);
    json_text_set_string(json, "text", line.text);
    json_text_close(json, '}');
}

void option_json_add(const Scene *scene, const Question *question, JsonText *json)
{
    json_text_open(json, '[');
    for (int i = 0; i < question->options_n; i++) add_option(scene, question, i, json);
    json_text_close(json, ']');
}
