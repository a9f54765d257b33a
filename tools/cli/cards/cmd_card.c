// cmd_card.c -- cardwright card: shows one card, and whether it can be played.
//
// The page and the JSON object come from the same Sheet, so both have the same facts.

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "db/store/lookup_near.h"
#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/cards/card_column.h"
#include "tools/cards/card_history.h"
#include "tools/cards/card_text.h"
#include "tools/cards/card_uses.h"
#include "tools/catalog/open_game.h"
#include "tools/cli/commands.h"
#include "tools/door/json_safe.h"
#include "tools/door/terminal.h"
#include "tools/phrases/card_said.h"

typedef struct {
    const char *db, *game;
    bool json, script, history;
} Options;

enum { USES_SHOWN = 12 };

// All that the command shows of one card.
typedef struct {
    FactColumns facts; // of the game
    FullCard full;
    CardUses uses;
    CardHistory history;    // only if it is asked for
    StoredScript script;    // path NULL: the card has none
    CardSaid said;          // by its script
    const char *unplayable; // NULL: it can be played
} Sheet;

// Prints [name] and [text]. Further lines of the text stand under the first.
static void print_line(const char *name, const char *text)
{
    if (!text || !*text) return;
    terminal_put(stdout, "%-9s ", name);
    while (true) {
        const int n = (int)strcspn(text, "\n");

        terminal_tell(stdout, "%.*s", n, text);
        if (!text[n]) return;
        terminal_put(stdout, "%-9s ", "");
        text += n + 1;
    }
}

// Returns where the card is banned: "not in teams (since 2026-09-18), match".
static const char *legal_words(Arena *arena, const CardFacts *facts)
{
    const char *text = NULL;

    for (int i = 0; i < FORMATS_MAX && facts->bans[i].format; i++) {
        const BanFact *ban = &facts->bans[i];
        const bool dated = *ban->since;

        text = arena_format(arena,
                            "%s%s%s%s%s",
                            text ? arena_format(arena, "%s, ", text) : "not in ",
                            ban->format,
                            dated ? " (banned since " : "",
                            ban->since,
                            dated ? ")" : "");
    }
    return text ? text : "in every mode";
}

static void print_words(const FullCard *full, Arena *arena)
{
    for (int i = 0; i < full->names_n; i++)
        print_line(i ? "" : "names",
                   arena_format(
                       arena, "%s: %s", full->names[i].language, full->names[i].name));
    for (int i = 0; i < full->texts_n; i++) {
        const FullText *text = &full->texts[i];
        print_line(
            i ? "" : "texts",
            arena_format(arena, "%s, %s: %s", text->language, text->kind, text->text));
    }
}

static void print_prints(const FullCard *full, Arena *arena)
{
    const char *text = "";

    for (int i = 0; i < full->printings_n; i++) {
        const FullPrinting *print = &full->prints[i];
        text = arena_format(arena,
                            "%s%s%s%s%s%s",
                            text,
                            i ? ", " : "",
                            print->code,
                            print->rarity ? " (" : "",
                            print->rarity ? print->rarity : "",
                            print->rarity ? ")" : "");
    }
    print_line("prints", text);
}

static void print_uses(const char *name, const CardUse *list, int n, Arena *arena)
{
    for (int i = 0; i < n && i < USES_SHOWN; i++)
        print_line(i ? "" : name,
                   arena_format(arena, "%s: %s", list[i].place, list[i].what));
    if (n > USES_SHOWN)
        print_line("",
                   arena_format(arena, "and %d more; --json has all", n - USES_SHOWN));
}

static void print_events(const CardUses *uses, Arena *arena)
{
    for (int i = 0; i < uses->events_n; i++) {
        const CardEvent *event = &uses->events[i];
        const char *what =
            event->field
                ? arena_format(
                      arena, "%s '%s' -> '%s'", event->field, event->old, event->now)
                : "known";
        print_line(i ? "" : "history",
                   arena_format(arena,
                                "%s import %lld (%s): %s",
                                event->time,
                                (long long)event->import,
                                event->source,
                                what));
    }
}

static void print_in_small(const char *text)
{
    for (; *text; text++) putchar(tolower((unsigned char)*text));
}

// Prints one line on what the card is: its kind, its colours, its numbers.
static void print_kind(const FactColumns *facts, const StoredCard *card, Arena *arena)
{
    const char *before = card_text_fact(arena, facts, card, COLUMN_SUPERTYPES);

    terminal_put(stdout, "%s%s%s  ", before, *before ? " " : "", card->facts.type);
    for (int i = 0; i < facts->n; i++)
        if (facts->rows[i].role == FACT_IDENTITY)
            terminal_put(stdout, "%s", card_text_fact(arena, facts, card, i));
    for (int i = 0; i < facts->n; i++) {
        if (facts->rows[i].kind != FACT_NUMBER || !card->columns[i].n) continue;
        fputs("  ", stdout);
        print_in_small(facts->rows[i].label);
        terminal_put(stdout, " %s", card_text_fact(arena, facts, card, i));
    }
    putchar('\n');
}

// Prints lines for the other facts that are words, except those that only say how a
// number is paid.
static void print_words_of(const FactColumns *facts, const StoredCard *card,
                           Arena *arena)
{
    for (int i = COLUMN_OF_GAME; i < facts->n; i++) {
        const FactRow *row = &facts->rows[i];
        if (row->kind == FACT_NUMBER || row->role == FACT_IDENTITY ||
            row->role == FACT_SYMBOL_WORDS || i == facts->rarity)
            continue;
        const char *text = card_text_fact(arena, facts, card, i);
        print_line(row->name,
                   card->columns[i].derived
                       ? arena_format(arena, "%s (worked out from its text)", text)
                       : text);
    }
    print_line(facts->rows[facts->rarity].name,
               card_text_fact(arena, facts, card, facts->rarity));
}

// Prints each sentence of the script with the line of its clause. Of what no phrases say the comment stands
// once; without any sentence it is the comment, or what the card's list says.
static void print_does(const Sheet *sheet, Arena *arena)
{
    const StoredCard *card = &sheet->full.card;
    const CardSaid *said = &sheet->said;

    for (int i = 0; i < said->n; i++) {
        const char *line =
            card_said_again(said, i) ? "(~)" : card_said_line(arena, said, i);

        print_line(
            i ? "" : "does",
            arena_format(arena, "%d: %s", said->clauses[i].line, line ? line : "(~)"));
    }
    if (said->n) return;
    print_line("does", card->facts.summary ? card->facts.summary : card->wording);
}

static void print_facts(const Sheet *sheet, Arena *arena)
{
    const StoredCard *card = &sheet->full.card;

    terminal_tell(stdout, "%s  %s", card->facts.code, card->facts.name);
    print_kind(&sheet->facts, card, arena);
    print_words_of(&sheet->facts, card, arena);
    print_does(sheet, arena);
}

static void print_history(const Sheet *sheet, Arena *arena)
{
    const CardFacts *facts = &sheet->full.card.facts;

    terminal_tell(stdout, "%s  %s", facts->code, facts->name);
    card_history_print(&sheet->history);
    print_events(&sheet->uses, arena);
}

static void print_sheet(const Options *options, const Sheet *sheet, Arena *arena)
{
    const CardUses *uses = &sheet->uses;

    if (options->history) {
        print_history(sheet, arena);
        return;
    }
    print_facts(sheet, arena);
    print_words(&sheet->full, arena);
    print_prints(&sheet->full, arena);
    print_line("script", sheet->script.path);
    print_uses("scenarios", uses->scenarios, uses->scenarios_n, arena);
    print_uses("decks", uses->decks, uses->decks_n, arena);
    print_uses("named by", uses->scripts, uses->scripts_n, arena);
    print_events(uses, arena);
    print_line("known",
               sheet->full.listed
                   ? "yes, from lists alone"
                   : arena_format(arena, "yes, in %s", sheet->full.set_name));
    print_line("legal", legal_words(arena, &sheet->full.card.facts));
    print_line("playable",
               sheet->unplayable ? arena_format(arena, "no: %s", sheet->unplayable)
                                 : "yes");
    if (options->script && sheet->script.path) printf("\n%s", sheet->script.source);
}

static json_t *json_of_bans(const CardFacts *facts)
{
    json_t *json = json_object();

    for (int i = 0; i < FORMATS_MAX && facts->bans[i].format; i++)
        json_object_set_new(
            json, facts->bans[i].format, json_safe_text(facts->bans[i].since));
    return json;
}

static json_t *json_of_uses(const CardUse *list, int n)
{
    json_t *array = json_array();

    for (int i = 0; i < n; i++)
        json_array_append_new(
            array, json_pack("{ss ss}", "place", list[i].place, "what", list[i].what));
    return array;
}

static void add_words(json_t *object, const FullCard *full)
{
    json_t *names = json_object(), *texts = json_array(), *prints = json_array();

    for (int i = 0; i < full->names_n; i++)
        json_object_set_new(
            names, full->names[i].language, json_safe_text(full->names[i].name));
    for (int i = 0; i < full->texts_n; i++)
        json_array_append_new(texts,
                              json_pack("{ss ss ss sI}",
                                        "language",
                                        full->texts[i].language,
                                        "kind",
                                        full->texts[i].kind,
                                        "text",
                                        full->texts[i].text,
                                        "import",
                                        (json_int_t)full->texts[i].import));
    for (int i = 0; i < full->printings_n; i++)
        json_array_append_new(prints,
                              json_pack("{ss ss*}",
                                        "code",
                                        full->prints[i].code,
                                        "rarity",
                                        full->prints[i].rarity));
    json_object_set_new(object, "names", names);
    json_object_set_new(object, "texts", texts);
    json_object_set_new(object, "printings", prints);
}

static json_t *json_of_events(const CardUses *uses)
{
    json_t *array = json_array();

    for (int i = 0; i < uses->events_n; i++) {
        const CardEvent *event = &uses->events[i];
        json_array_append_new(array,
                              json_pack("{sI ss ss ss* ss* ss*}",
                                        "import",
                                        (json_int_t)event->import,
                                        "time",
                                        event->time,
                                        "source",
                                        event->source,
                                        "field",
                                        event->field,
                                        "old",
                                        event->field ? event->old : NULL,
                                        "new",
                                        event->field ? event->now : NULL));
    }
    return array;
}

static json_t *json_of_said(const CardSaid *said)
{
    json_t *array = json_array();

    for (int i = 0; i < said->n; i++) {
        const SaidClause *it = &said->clauses[i];
        const char *text = it->text ? it->text : it->todo ? it->todo : said->comment;
        json_t *clause = json_object();

        json_object_set_new(clause, "line", json_integer(it->line));
        json_object_set_new(clause, "said", json_boolean(it->text));
        json_object_set_new(clause, "text", json_safe_text(text));
        json_array_append_new(array, clause);
    }
    return array;
}

static void print_json(const Options *options, const Sheet *sheet)
{
    const CardUses *uses = &sheet->uses;
    const CardFacts *facts = &sheet->full.card.facts;
    json_t *object = card_text_json(&sheet->facts, &sheet->full.card);

    add_words(object, &sheet->full);
    json_object_set_new(object, "clauses", json_of_said(&sheet->said));
    if (sheet->script.path)
        json_object_set_new(object, "script", json_safe_text(sheet->script.path));
    if (options->script && sheet->script.path)
        json_object_set_new(object, "source", json_safe_text(sheet->script.source));
    json_object_set_new(
        object, "scenarios", json_of_uses(uses->scenarios, uses->scenarios_n));
    json_object_set_new(object, "decks", json_of_uses(uses->decks, uses->decks_n));
    json_object_set_new(
        object, "named_by", json_of_uses(uses->scripts, uses->scripts_n));
    json_object_set_new(object, "history", json_of_events(uses));
    if (options->history)
        json_object_set_new(object, "said", card_history_json(&sheet->history));
    json_object_set_new(object, "known", json_true());
    json_object_set_new(object, "banned", json_of_bans(facts));
    json_object_set_new(object, "legal", json_boolean(!facts->bans[0].format));
    json_object_set_new(object, "playable", json_boolean(!sheet->unplayable));
    if (sheet->unplayable)
        json_object_set_new(object, "reason", json_safe_text(sheet->unplayable));
    json_dumpf(object, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(object);
}

static int read_history(Store *store, const Options *options, Arena *arena,
                        Sheet *sheet, Err *err)
{
    const char *code = sheet->full.card.facts.code;

    if (!options->history) return 0;
    return card_history_find(store, code, arena, &sheet->history, err);
}

// Says the script of the card. What cannot be read says nothing; the line "playable" tells why.
static int read_said(Store *store, Arena *arena, Sheet *sheet, Err *err)
{
    Speaker speaker = {.store = store, .rules = store->rules};
    const int failed = card_said(&speaker, arena, &sheet->full.card, &sheet->said, err);
    const bool read = speaker.phrases;

    card_said_end(&speaker);
    if (failed) sheet->said.n = 0;
    return failed && !(read && err->code == CODE_DATA) ? -1 : 0;
}

static int read_sheet(Store *store, int64_t id, Arena *arena, Sheet *sheet, Err *err)
{
    sheet->facts = store->facts;
    if (card_full_read(store, id, arena, &sheet->full, err)) return -1;
    sheet->script = (StoredScript){.kind = "card", .name = sheet->full.card.facts.code};
    if (lookup_script(store, arena, &sheet->script, err) < 0) return -1;
    return card_uses_find(store, &sheet->full, arena, &sheet->uses, err);
}

static int no_card(Store *store, const char *name, Arena *arena, Err *err)
{
    const char *near = lookup_near(store, name, arena);

    return err_set(
        err, CODE_DATA, "no card '%s' in the database%s", name, text_hint(near).text);
}

static int show_card(Store *store, const Options *options, const char *name,
                     Arena *arena)
{
    CardPlayer player = {.db = options->db, .game = options->game, .store = store};
    Sheet sheet = {0};
    Err err = {0};
    int64_t id = lookup_card(store, name, &err);

    if (!id) (void)no_card(store, name, arena, &err);
    if (id <= 0 || read_sheet(store, id, arena, &sheet, &err) ||
        read_history(store, options, arena, &sheet, &err))
        return command_fail(&err);
    // Whatever is wrong with phrases, the rest of the card is shown.
    const int unsaid = !options->history && read_said(store, arena, &sheet, &err);
    sheet.unplayable = card_plays(&player, sheet.full.card.facts.code);
    if (options->json)
        print_json(options, &sheet);
    else
        print_sheet(options, &sheet, arena);
    card_plays_end(&player);
    return unsaid ? command_fail(&err) : CODE_OK;
}

int cmd_card(int argc, char **argv)
{
    Options options = {0};
    const CommandOption list[] = {{"db", &options.db},
                                  {"game", &options.game},
                                  {"script", &options.script},
                                  {"history", &options.history},
                                  {"json", &options.json},
                                  {0}};
    Err err = {0};

    int code = command_options(argc, argv, list, cmd_card_txt, NULL);
    if (code >= 0) return code;
    if (optind == argc)
        return command_usage("card", "wants the name or the code of a card");
    OpenGame open;
    if (open_game_hold(&open, options.db, options.game, &err))
        return command_fail(&err);
    Arena *arena = arena_new();
    // All words after the options are one name, quoted or not.
    const char *name =
        card_text_join(arena, (const char *const *)argv + optind, argc - optind, " ");
    code = show_card(open.store, &options, name, arena);
    arena_free(arena);
    open_game_close(&open);
    return code;
}
