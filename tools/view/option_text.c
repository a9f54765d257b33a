// option_text.c -- words options by their roles (rules.h), so that they read alike in
// every game.
//
// An option of no role gets the name of its row and all that it holds.

#include "tools/view/option_text.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play_options.h"
#include "tools/view/foresight.h"
#include "tools/view/item_text.h"
#include "tools/view/question_text.h"
#include "tools/view/scene_space.h"

// Adds the main number of an object and its counters: ", Strength 3, 1 damage".
static void add_numbers(const Scene *scene, ObjectId id, Line *line)
{
    const Library *library = scene->table->library;
    const Object *it = &scene->state.objects[id];
    const BoardCounter *counters = scene_board(scene)->counters;
    const bool has_main = scene_has_main(scene, id);
    char number[12];

    if (has_main) {
        line_add_text(line, ", ");
        line_add_text(line, scene_main(scene)->label);
        line_add_text(line, " ");
        line_add_number(line, it->stat < 0 ? 0 : it->stat);
    }
    for (int i = 0; i < scene->state.counters_n; i++) {
        const int n = state_counter(&scene->state, id, i);

        if (!n) continue;
        (void)snprintf(number, sizeof number, "%d", n);
        if (!counters || i >= library->rules->counters_n)
            line_add(line, ", %s %s", number, library_counter_name(library, i));
        else if (counters[i].told && (has_main || !counters[i].of_main))
            line_add_filled(line, counters[i].told, number);
    }
}

// Adds an object with its numbers and its place, which tell apart two objects of one
// name.
static void object_words(const Scene *scene, const Question *q, ObjectId id, Line *line)
{
    const Object *it = &scene->state.objects[id];
    const Card *card = scene_face(scene, id);

    scene_object(scene, id, line);
    if (!card || it->spot == NOWHERE) return;
    if (spot_is_space(scene->table, id)) {
        scene_space_where(scene, it->spot, line);
        return;
    }
    if (scene->table->rules->prompts[q->prompt].flags & ASKS_BEFORE) return;
    if (spot_is(scene->table, it->spot, ZONE_BOARD)) add_numbers(scene, id, line);
    if (it->flags & OBJECT_EXHAUSTED) {
        line_add_text(line, ", ");
        line_add_text(line, play_board_flag(OBJECT_EXHAUSTED));
    }
    if (card->types & scene_board(scene)->settled) return;
    if (it->controller != scene->reader && it->controller < scene->state.players_n) {
        line_add_text(line, ", ");
        scene_owner(scene, it->controller, line);
    }
    if (scene_is_hand(scene, it->spot) &&
        spot_index(scene->table, it->spot) == scene->reader)
        return;
    line_add_text(line,
                  spot_is(scene->table, it->spot, ZONE_BOARD) ? ", at " : ", in ");
    scene_spot(scene, it->spot, line);
}

// Adds the words for the ability of the object: its keyword, or ": when played".
static void ability_words(const Scene *scene, const Option *option, Line *line)
{
    const Library *library = scene->table->library;

    if (!option->ref || option->ref >= library->clauses_n) return;
    const Clause *clause = &library->clauses[option->ref];
    char text[USE_TEXT];
    play_options_use(library, option, text);
    if (*text) line_add(line, ": %s", text);
    for (int i = 0; !*text && i < clause->events_n; i++)
        line_add(line,
                 "%s%s",
                 i ? " or " : ": when ",
                 library->rules->events[clause->events[i].event].name);
}

static void play_words(const Scene *scene, const Option *option, Line *line)
{
    const Object *it = &scene->state.objects[option->object];
    const Card *card = scene_face(scene, option->object);

    line_add_text(line, "Play ");
    scene_object(scene, option->object, line);
    if (!card) return;
    if (it->flags & OBJECT_FACEDOWN) {
        line_add(line, " from %s at ", play_board_flag(OBJECT_FACEDOWN));
        scene_spot(scene, it->spot, line);
        return;
    }
    if (scene_has_cost(scene, card)) {
        line_add_text(line, " (");
        scene_cost(scene, card, line);
        line_add_text(line, ")");
    }
    if (!scene_is_hand(scene, it->spot)) {
        line_add_text(line, " from ");
        scene_spot(scene, it->spot, line);
    }
}

// Returns the name of the card that says the text, NULL: it is the object's own.
static const char *foreign_card(const Scene *scene, const Option *option)
{
    const Library *library = scene->table->library;
    const CardId says = library_card_of(library, option->ref);
    const Card *card = scene_face(scene, option->object);

    return says && card && card != &library->cards[says] ? library->cards[says].name
                                                         : NULL;
}

// Returns whether the question has another use of the object whose words would be the same.
static bool has_twin(const Question *q, const Option *option, const Clause *clauses)
{
    const char *label = clauses[option->ref].label;

    for (int i = 0; i < q->options_n; i++) {
        const Option *other = &q->options[i];

        if (other == option || other->kind != option->kind ||
            other->object != option->object || other->ref == option->ref)
            continue;
        if (clauses[other->ref].adds != clauses[option->ref].adds) continue;
        if (!label || !clauses[other->ref].label ||
            !strcmp(label, clauses[other->ref].label))
            return true;
    }
    return false;
}

// Adds which ability of the object it is, of a keyword, or of another card's text: ": Hone 2";
// of several of its own text where they stand: ", line 4".
static void which_words(const Scene *scene, const Question *q, const Option *option,
                        Line *line)
{
    const Library *library = scene->table->library;
    const Clause *clause = &library->clauses[option->ref];
    const char *foreign = foreign_card(scene, option);
    char text[USE_TEXT];

    play_options_use(library, option, text);
    if (*text)
        line_add(line, ": %s", text);
    else if (foreign)
        line_add(line, ", as %s says", foreign);
    else if (!clause->adds && !(clause->label && *clause->label) &&
             has_twin(q, option, library->clauses))
        line_add(line, ": ability %d", play_options_ability(library, option->ref));
}

static void activate_words(const Scene *scene, const Question *q, const Option *option,
                           Line *line)
{
    const Library *library = scene->table->library;
    const Clause *clause = &library->clauses[option->ref];

    line_add_text(line, "Use ");
    scene_object(scene, option->object, line);
    if (clause->label && *clause->label) line_add(line, ": %s", clause->label);
    which_words(scene, q, option, line);
    if (clause->adds) {
        const Cost *adds = &library->costs[clause->adds];

        line_add_text(line, ": add");
        for (int r = 0; r < scene->table->rules->resources_n; r++)
            if (adds->resource[r] > 0)
                line_add(line,
                         " %d %s",
                         adds->resource[r],
                         scene->table->rules->resources[r].name);
    }
}

static void mode_words(const Scene *scene, const Question *q, const Option *option,
                       Line *line)
{
    const Library *library = scene->table->library;
    const char *label = NULL;
    int length;
    const char *wording = question_text_wording(q, option->n, &length);

    if (option->ref && option->ref < library->clauses_n)
        label = library->clauses[option->ref].label;
    if (label)
        line_add_text(line, label);
    else if (length)
        line_add(line, "%.*s", length, wording);
    else
        line_add(line, "number %d", option->n);
}

static void item_words(const Scene *scene, int serial, Line *line)
{
    for (int i = 0; i < scene->state.chain_n; i++) {
        const struct Item *item = &scene->state.chain[i];

        if (item->serial != serial) continue;
        item_text(scene, item, line);
        if (item->subject.id && item->kind == ITEM_TRIGGERED) {
            line_add_text(line, ", about ");
            scene_thing(scene, item->subject, line);
        }
        return;
    }
    line_add_text(line, "an item of the chain");
}

// Adds what pays: the resource alone, or the card that gives it.
static void resource_words(const Scene *scene, const Option *option, Line *line)
{
    const char *name = rules_price_name(scene->table->rules, option->n);

    if (!option->object) {
        line_add_text(line, name);
        return;
    }
    scene_object(scene, option->object, line);
    if (scene->state.objects[option->object].flags & OBJECT_EXHAUSTED)
        line_add(line, ", %s,", play_board_flag(OBJECT_EXHAUSTED));
    line_add_text(line, " for ");
    line_add_text(line, name);
}

static void price_words(const Scene *scene, const Option *option, Line *line)
{
    char text[PRICE_TEXT];

    play_options_price(scene->table->library, option, text);
    line_add_text(line, text);
}

static void pass_words(const Scene *scene, const Question *q, Line *line)
{
    const int flags = scene->table->rules->prompts[q->prompt].flags;

    line_add_text(line, flags & ASKS_PASS ? "Pass" : "No");
}

// Adds a place that one may pick; one of a map with where it lies.
static void place_words(const Scene *scene, SpotId spot, Line *line)
{
    scene_spot(scene, spot, line);
    if (spot != NOWHERE) scene_space_where(scene, spot, line);
}

// Uses the name of the row: "Hide Gust at Void Gate".
static void put_words(const Scene *scene, const Option *option, Line *line)
{
    const char *name = scene->table->rules->options[option->kind].name;

    line_add(line, "%c", toupper((unsigned char)*name));
    line_add_text(line, name + 1);
    line_add_text(line, " ");
    scene_object(scene, option->object, line);
    line_add_text(line, " at ");
    place_words(scene, option->spot, line);
}

// Uses the name of the row: "Invite Annie to act".
static void call_words(const Scene *scene, const Option *option, Line *line)
{
    const char *name = scene->table->rules->options[option->kind].name;

    line_add(line,
             "%c%s %s to act",
             toupper((unsigned char)*name),
             name + 1,
             scene_player(scene, (PlayerId)option->n));
}

// Words an option of no role: by its name and by all that it holds.
static void other_words(const Scene *scene, const Question *q, const Option *option,
                        Line *line)
{
    scene_word(scene->table->rules->options[option->kind].name, line);
    if (option->object) line_add_text(line, " ");
    if (option->object) object_words(scene, q, option->object, line);
    if (option->n) line_add(line, " %d", option->n);
}

// Adds the name of the row as words: "Look around" of `look_around`.
static void add_name(const char *name, Line *line)
{
    line_add(line, "%c", toupper((unsigned char)*name));
    while (*++name) line_add(line, "%c", *name == '_' ? ' ' : *name);
}

// Adds the number of the option, or the word that it stands for.
static void add_number(const Scene *scene, const Option *option, Line *line)
{
    const char *word = play_options_word(scene->table->rules, option->kind, option->n);

    if (word)
        scene_word(word, line);
    else
        line_add_number(line, option->n);
}

// Words an option of a kind that the game declares: by its name and by what it is about.
static void named_words(const Scene *scene, const Question *q, const Option *option,
                        Line *line)
{
    const OptionRow *row = &scene->table->rules->options[option->kind];

    add_name(row->name, line);
    if (row->about & ABOUT_THING) {
        line_add_text(line, " ");
        object_words(scene, q, option->object, line);
    }
    if (row->about & ABOUT_PLACE) {
        line_add_text(line, row->about & ABOUT_THING ? ", " : " ");
        place_words(scene, option->spot, line);
    }
    if (row->about & ABOUT_PLAYER)
        line_add(line,
                 "%s%s",
                 row->about & ABOUT_THING ? ", " : " ",
                 scene_player(scene, (PlayerId)option->n));
    if (row->about & ABOUT_NUMBER) {
        line_add_text(line, row->about & ABOUT_THING ? ", " : " ");
        add_number(scene, option, line);
    }
}

// Adds "12 to 20": the sum of the asked player, then those of the others.
static void add_totals(const Scene *scene, const Question *q, Line *line)
{
    const PlayBoard *board = scene_board(scene);
    const char *between = " to ";

    if (!board->total) return;
    line_add_number(line, scene_player_total(scene, board->total - 1, q->player));
    for (int i = 1; i < scene->state.players_n; i++) {
        const int other = (q->player + i) % scene->state.players_n;

        line_add(
            line, "%s%d", between, scene_player_total(scene, board->total - 1, other));
        between = ", ";
    }
}

// Returns how much the option gets of the total that the question divides.
static int share_of(const Question *q, const Option *option)
{
    return option->n < q->total ? option->n : q->total;
}

static void own_letter(const Scene *scene, const Question *q, const Option *option,
                       char letter, Line *line)
{
    switch (letter) {
    case 'c': scene_object(scene, option->object, line); return;
    case 'o': object_words(scene, q, option->object, line); return;
    case 't': place_words(scene, option->spot, line); return;
    case 'p': line_add_text(line, scene_player(scene, (PlayerId)option->n)); return;
    case 'n':
        if (option->n == NUMBER_MAX)
            line_add_text(line, "no amount");
        else
            add_number(scene, option, line);
        return;
    case 'a': line_add_number(line, q->total); return;
    case 'g': line_add_number(line, share_of(q, option)); return;
    case 'T': add_totals(scene, q, line); return;
    default: line_add(line, "%c", letter);
    }
}

// Adds the text up to the next sign that means something. Returns its length.
static int add_plain(Line *line, const char *text)
{
    const int n = (int)strcspn(text + 1, "%[|]") + 1;

    line_add(line, "%.*s", n, text);
    return n;
}

// Writes the game's own words for the option (play_options.h), of [a|b] one half.
static void own_words(const Scene *scene, const Question *q, const Option *option,
                      const char *text, Line *line)
{
    const bool first = share_of(q, option) == option->n;
    bool inside = false, said = true;

    for (; *text; text++) {
        if (*text == '[' || *text == ']') {
            inside = *text == '[';
            said = !inside || first;
        } else if (*text == '|' && inside)
            said = !first;
        else if (*text == '%' && text[1] && said)
            own_letter(scene, q, option, *++text, line);
        else if (*text == '%' && text[1])
            text++;
        else if (said)
            text += add_plain(line, text) - 1;
    }
}

void option_text(const Scene *scene, const Question *q, const Option *option,
                 Line *line)
{
    const OptionRow *row = &scene->table->rules->options[option->kind];
    const char *text = play_options_text(scene->table->rules, q->prompt, option->kind);

    if (text) {
        own_words(scene, q, option, text, line);
        return;
    }
    if (row->own) {
        named_words(scene, q, option, line);
        return;
    }
    switch ((ChoiceRole)row->role) {
    case CHOICE_NONE: line_add_text(line, "Nothing"); return;
    case CHOICE_PASS: pass_words(scene, q, line); return;
    case CHOICE_CALL: call_words(scene, option, line); return;
    case CHOICE_END_TURN: line_add_text(line, "End your turn"); return;
    case CHOICE_PLAY: play_words(scene, option, line); return;
    case CHOICE_USE: activate_words(scene, q, option, line); return;
    case CHOICE_MOVE:
        line_add_text(line, "Move to ");
        place_words(scene, option->spot, line);
        return;
    case CHOICE_PUT: put_words(scene, option, line); return;
    case CHOICE_OBJECT:
        object_words(scene, q, option->object, line);
        ability_words(scene, option, line);
        return;
    case CHOICE_PLAYER:
        line_add_text(line, scene_player(scene, (PlayerId)option->n));
        return;
    case CHOICE_SPOT: place_words(scene, option->spot, line); return;
    case CHOICE_YES: line_add_text(line, "Yes"); return;
    case CHOICE_NO: line_add_text(line, "No"); return;
    case CHOICE_MODE: mode_words(scene, q, option, line); return;
    case CHOICE_NUMBER: line_add_number(line, option->n); return;
    case CHOICE_RESOURCE: resource_words(scene, option, line); return;
    case CHOICE_PRICE: price_words(scene, option, line); return;
    case CHOICE_ITEM: item_words(scene, option->n, line); return;
    case CHOICE_CARD:
        line_add_text(line, scene->table->library->cards[option->n].name);
        return;
    case CHOICE_TAG:
        line_add_text(line, scene->table->library->tags[option->n]);
        return;
    case CHOICE_OTHER: other_words(scene, q, option, line); return;
    case CHOICE_OWN: return;
    }
}

void option_text_foreseen(const Scene *scene, int option, Line *line)
{
    const char *leads = foresight_of(scene->foresight, option);

    if (!*leads) return;
    line_set_ink(line, INK_DIM);
    line_add(line, " → %s", leads);
    line_set_ink(line, INK_PLAIN);
}
