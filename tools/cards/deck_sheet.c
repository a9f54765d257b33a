// deck_sheet.c -- reads a deck, checks it, and tells all of it as an object.

#include "tools/cards/deck_sheet.h"

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "engine/play/sitting.h"
#include "tools/cards/deck_figures.h"
#include "tools/door/json_safe.h"

const char *deck_sheet_name(const DeckSheet *sheet, CardId id)
{
    return id ? sheet->library->cards[id].name : "none";
}

static json_t *json_of_cards(const DeckSheet *sheet, const CardId *cards, int n)
{
    json_t *object = json_object();

    for (int i = 0; i < n; i++) {
        const char *name = deck_sheet_name(sheet, cards[i]);
        json_int_t count = json_integer_value(json_object_get(object, name));
        json_object_set_new(object, name, json_integer(count + 1));
    }
    return object;
}

static const char *answer_of(const DeckProblem *problem)
{
    return problem->kind == PROBLEM_UNPLAYABLE ? "playable" : "legal";
}

// Returns the problems of the deck, or its notes.
static json_t *json_of_problems(const DeckSheet *sheet, bool notes)
{
    json_t *array = json_array();

    for (int i = 0; i < sheet->unknown_n && !notes; i++)
        json_array_append_new(
            array, json_pack("{ss ss}", "answer", "known", "text", sheet->unknown[i]));
    if (sheet->left && notes)
        json_array_append_new(
            array, json_pack("{ss ss}", "answer", "known", "text", sheet->left));
    for (int i = 0; i < sheet->problems_n; i++) {
        const DeckProblem *problem = &sheet->problems[i];
        const Card *card = &sheet->library->cards[problem->card];
        if ((problem->kind == PROBLEM_NOTE) != notes) continue;
        json_array_append_new(array,
                              json_pack("{ss ss ss ss*}",
                                        "answer",
                                        answer_of(problem),
                                        "rule",
                                        problem->rule,
                                        "text",
                                        problem->text,
                                        "card",
                                        problem->card ? card->code : NULL));
    }
    return array;
}

static json_t *json_of_curve(const DeckFigures *figures)
{
    json_t *array = json_array();

    for (int i = 0; i < FIGURES_CURVE; i++)
        json_array_append_new(array, json_integer(figures->curve[i]));
    return array;
}

// Returns those of the [n] words whose figure is not 0.
static json_t *json_of_figures(const NameRow *words, int n, const int *figures)
{
    json_t *object = json_object();

    for (int i = 0; i < n; i++)
        if (figures[i])
            json_object_set_new(object, words[i].name, json_integer(figures[i]));
    return object;
}

// Adds the sections: one of a single card by its name, any other one as numbers by
// name.
static void add_sections(const DeckSheet *sheet, json_t *object)
{
    const Rules *rules = sheet->library->rules;

    for (int i = 0; i < deck_sections_n(rules); i++) {
        const DeckSection *row = &rules->play->decks->sections[i];
        const CardId *cards = sheet->deck.cards[i];

        json_object_set_new(object,
                            row->keys[0],
                            row->room == 1
                                ? json_safe_text(deck_sheet_name(sheet, cards[0]))
                                : json_of_cards(sheet, cards, sheet->deck.n[i]));
    }
}

static void add_figures(const DeckSheet *sheet, json_t *object)
{
    const Rules *rules = sheet->library->rules;
    const DeckFigures figures = deck_figures(sheet->library, &sheet->deck);
    const int cost = fact_with_role(rules, FACT_COST);
    const int identity = fact_with_role(rules, FACT_IDENTITY);

    json_object_set_new(object, "total", json_integer(figures.total));
    if (cost >= 0)
        json_object_set_new(object, rules->facts[cost].name, json_of_curve(&figures));
    json_object_set_new(
        object, "types", json_of_figures(rules->types, rules->types_n, figures.types));
    if (identity >= 0)
        json_object_set_new(object,
                            rules->facts[identity].name,
                            json_of_figures(rules->facts[identity].vocabulary,
                                            rules->facts[identity].vocabulary_n,
                                            figures.identity));
}

json_t *deck_sheet_json(const DeckSheet *sheet, const DeckBans *list, Err *err)
{
    json_t *bans = list->mode ? bans_json(list, err) : NULL;

    if (list->mode && !bans) return NULL;

    json_t *object = json_pack("{ss ss}",
                               "name",
                               sheet->deck.name,
                               "mode",
                               sitting_mode(sheet->library->rules, sheet->mode).name);

    add_sections(sheet, object);
    add_figures(sheet, object);
    json_object_set_new(object, "problems", json_of_problems(sheet, false));
    json_object_set_new(object, "notes", json_of_problems(sheet, true));
    if (bans) json_object_set_new(object, "bans", bans);
    json_object_set_new(object, "known", json_boolean(!sheet->unknown_n));
    json_object_set_new(object, "legal", json_boolean(!sheet->illegal));
    json_object_set_new(object, "playable", json_boolean(!sheet->unplayable));
    return object;
}

DeckBans deck_sheet_bans(Catalog *catalog, int mode, const char *on)
{
    const Rules *rules = catalog_library(catalog)->rules;

    return (DeckBans){catalog_store(catalog),
                      mode < rules->formats_n ? rules->formats[mode].name : NULL,
                      on};
}

static void count_problems(DeckSheet *sheet)
{
    for (int i = 0; i < sheet->problems_n; i++) {
        const DeckProblemKind kind = sheet->problems[i].kind;
        sheet->illegal += kind == PROBLEM_BUILT || kind == PROBLEM_BANNED;
        sheet->unplayable += kind == PROBLEM_UNPLAYABLE;
    }
}

// Checks the deck, and that it goes with the teammate's. A beginner deck is legal only where nothing is at
// stake, so not in a series of games.
static void check_sheet(DeckSheet *sheet)
{
    DeckCheck check = {.library = sheet->library,
                       .mode = sheet->mode,
                       .lenient =
                           !sitting_mode(sheet->library->rules, sheet->mode).series,
                       .problems = sheet->problems,
                       .max = DECK_PROBLEMS_MAX,
                       .n = sheet->problems_n};

    deck_check(&check, &sheet->deck);
    if (sheet->mate) deck_check_team(&check, &sheet->deck, sheet->mate);
    sheet->problems_n = check.n < check.max ? check.n : check.max;
}

// Notes what the catalog said of the lines, and checks the deck. Returns 0, also where a line names no known
// card, or -1 with [err] where reading [failed] otherwise.
static int finish_sheet(Catalog *catalog, bool failed, DeckSheet *sheet, Err *err)
{
    const DeckProblem *excess;
    const int n = catalog_deck_excess(catalog, &excess);

    sheet->unknown_n = catalog_deck_problems(catalog, &sheet->unknown);
    sheet->left = catalog_deck_left(catalog);
    if (failed && !sheet->unknown_n && !n) return -1;
    *err = (Err){0};
    for (int i = 0; i < n && sheet->problems_n < DECK_PROBLEMS_MAX; i++)
        sheet->problems[sheet->problems_n++] = excess[i];
    check_sheet(sheet);
    count_problems(sheet);
    return 0;
}

static void start_sheet(Catalog *catalog, DeckSheet *sheet)
{
    *sheet = (DeckSheet){
        .mode = sheet->mode, .mate = sheet->mate, .library = catalog_library(catalog)};
}

int deck_sheet_read(Catalog *catalog, const char *given, DeckSheet *sheet, Err *err)
{
    start_sheet(catalog, sheet);
    const int failed = catalog_load_deck(catalog, given, &sheet->deck, err);
    return finish_sheet(catalog, failed, sheet, err);
}

int deck_sheet_take(Catalog *catalog, const DeckList *list, const Problems *problems,
                    DeckSheet *sheet, Err *err)
{
    start_sheet(catalog, sheet);
    const int failed = catalog_take_deck(catalog, list, problems, &sheet->deck, err);
    return finish_sheet(catalog, failed, sheet, err);
}
