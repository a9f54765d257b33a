// import_check.c -- compares the faults of all scripts with those before the import.
//
// The scripts of the database as it was are loaded only if a fault is found of which
// the import brought no script, so that an import without faults loads each script
// once.

#include "tools/catalog/import_check.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/import/base/game_forms.h"
#include "db/store/lookup.h"
#include "db/store/lookup_row.h"
#include "engine/base/base.h"
#include "engine/play/deck.h"
#include "tools/catalog/catalog.h"
#include "tools/catalog/loaded_game.h"

// The database as it was, opened when a fault needs it. Without a catalog it had no
// cards, or it cannot be read: then each card and script may have worked.
typedef struct {
    bool opened, unknown;
    bool incomplete; // not all cards could be loaded
    Store *store;
    Catalog *catalog;
    KeyMap faulty; // kinds and names of its scripts that had a fault
} Before;

// The scripts of one game.
typedef struct {
    Store *store;
    const char *game;
    const ImportReport *report;
    ImportCheck *check;
    KeyMap brought; // kinds and names of the scripts of this game in the report
    Before before;
} Check;

static const char *script_key(const Check *check, const char *kind, const char *name)
{
    return arena_format(check->check->arena, "%s %s", kind, name);
}

// Lists the scripts of the database as it was that had a fault.
static void note_faulty(Check *check)
{
    Before *before = &check->before;
    const ScriptFault *faults;
    const int n = catalog_faults(before->catalog, &faults);

    before->faulty = (KeyMap){.arena = check->check->arena};
    for (int i = 0; i < n; i++)
        (void)key_map_add(
            &before->faulty, script_key(check, faults[i].kind, faults[i].name), i);
}

static void open_before(Check *check)
{
    Before *before = &check->before;
    Err ignored = {0};

    if (before->opened) return;
    before->opened = true;
    if (check->store->fresh) return;
    before->store = store_open_before(check->store, NULL, &ignored);
    if (before->store &&
        loaded_game_is_there(before->store, check->game, &ignored) == 0)
        return; // the import brings the game
    if (before->store)
        before->catalog = catalog_open_faulty(before->store, check->game, &ignored);
    before->unknown = !before->catalog;
    if (!before->catalog) return;
    before->incomplete = catalog_load_all(before->catalog, &ignored) != 0;
    note_faulty(check);
}

static void close_before(Before *before)
{
    catalog_close(before->catalog);
    store_close(before->store);
}

static bool card_worked(const Before *before, const char *code)
{
    if (!before->catalog) return before->unknown;
    const Library *library = catalog_library(before->catalog);
    const CardId card = library_card_by_code(library, code);
    return card && !library->cards[card].unplayable;
}

// Returns whether the words or the keyword had no fault.
static bool script_worked(const Check *check, const char *kind, const char *name)
{
    return key_map_find(&check->before.faulty, script_key(check, kind, name)) < 0;
}

// Lists the scripts that the import brings.
static void note_brought(Check *check)
{
    check->brought = (KeyMap){.arena = check->check->arena};
    for (int i = 0; i < check->report->scripts_n; i++) {
        const ImportedScript *script = &check->report->scripts[i];
        if (!strcmp(script->game, check->game))
            (void)key_map_add(
                &check->brought, script_key(check, script->kind, script->name), i);
    }
}

// Returns whether the import brings or causes the fault of that script or card. Lists and
// decks cannot: the folder of a set decides the facts of its cards. A game can.
static bool is_caused(Check *check, const char *kind, const char *name)
{
    if (!check->report->sets && !check->report->game_changed) return false;
    if (key_map_find(&check->brought, script_key(check, kind, name)) >= 0) return true;
    open_before(check);
    return strcmp(kind, "card") ? script_worked(check, kind, name)
                                : card_worked(&check->before, name);
}

static ImportFault *find_line(ImportCheck *check, const char *line)
{
    const int at = key_map_find(&check->lines, line);

    return at < 0 ? NULL : &check->faults[at];
}

static void add_fault(ImportCheck *check, FoundKind found, const char *line,
                      bool caused)
{
    ImportFault *fault = find_line(check, line);

    if (!fault) {
        check->faults = arena_grow(
            check->arena, check->faults, check->faults_n, sizeof *check->faults);
        fault = &check->faults[check->faults_n];
        *fault = (ImportFault){.line = arena_text(check->arena, line), .found = found};
        (void)key_map_add(&check->lines, fault->line, check->faults_n++);
        check->todos += found == FOUND_TODO;
    }
    // A draft says itself that it is not done: the set comes in with it.
    if (found == FOUND_TODO) return;
    check->caused += caused && !fault->caused;
    fault->caused |= caused;
}

// Returns whether [card] should work and does not. A card that waits for its script is
// not done yet, which is no fault.
static bool is_faulty(Check *check, const Card *card)
{
    StoredScript script = {.kind = "card", .name = card->code};
    Err ignored = {0};

    if (!card->unplayable) return false;
    if (!card->has_text || card->scripted) return true;
    return lookup_script(check->store, check->check->arena, &script, &ignored) > 0;
}

// Adds the cards that cannot be played. The reason may be the fault of a script that is
// told already, or the script loads: a keyword has none, or a list contradicts it.
static void add_cards(Check *check, const Library *library)
{
    ImportCheck *found = check->check;

    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];
        if (!is_faulty(check, card)) continue;
        const bool caused = is_caused(check, "card", card->code);
        const char *line = card->unplayable;
        if (!find_line(found, line))
            line =
                arena_format(found->arena, "%s %s: %s", card->code, card->name, line);
        add_fault(found, card->found, line, caused);
    }
}

static void add_note(ImportCheck *check, FoundKind found, const char *line)
{
    check->notes =
        arena_grow(check->arena, check->notes, check->notes_n, sizeof *check->notes);
    check->notes[check->notes_n++] = (ScriptNote){found, line};
}

static void add_notes(ImportCheck *check, const Catalog *catalog)
{
    const ScriptNote *notes;
    const int n = catalog_notes(catalog, &notes);

    for (int i = 0; i < n; i++)
        add_note(check, notes[i].found, arena_text(check->arena, notes[i].line));
}

// Returns whether effects search for cards of one of these types off the board: such a
// card acts by them.
static bool wants_effect(const Rules *rules, unsigned types)
{
    for (int i = 0; rules->types_without && i < rules->kinds_n; i++) {
        const KindRow *kind = &rules->kinds[i];

        for (int type = 0; type < rules->types_n && kind->zone; type++)
            if (types >> type & 1 && kind->any_of == 1u << type &&
                !(rules->types_without[type] >> CLAUSE_EFFECT & 1))
                return true;
    }
    return false;
}

static void note_effects(ImportCheck *check, const Library *library)
{
    for (int i = 1; i < library->cards_n; i++) {
        const Card *card = &library->cards[i];

        if (card->unplayable || card->clause_kinds >> CLAUSE_EFFECT & 1 ||
            !wants_effect(library->rules, card->types))
            continue;
        add_note(check,
                 FOUND_NO_EFFECT,
                 arena_format(check->arena,
                              "%s %s: it has no effect, so nothing happens when it is "
                              "played",
                              card->code,
                              card->name));
    }
}

typedef struct {
    const Card *card;
    const char *name; // whole, where the card has its title alone
} Named;

static int compare_names(const void *a, const void *b)
{
    const Named *one = a, *two = b;
    const int by_name = strcmp(one->name, two->name);

    return by_name ? by_name : strcmp(one->card->code, two->card->code);
}

// Returns the name of [card], of one that is called by its title alone with its first tag, as lists are read
// (ListForms.titled_type).
static const char *whole_name(Arena *arena, const Library *library, const Card *card)
{
    const Rules *rules = library->rules;
    const ListForms *forms = game_forms_of_lists(rules);
    const char *first = library->tags[card->tags[0]];

    if (!forms || !forms->titled_type || !card->tags[0] || strchr(card->name, ',') ||
        !strcasecmp(card->name, first))
        return card->name;
    for (int i = 0; i < rules->types_n; i++)
        if (card->types >> i & 1 && !strcmp(rules->types[i].name, forms->titled_type))
            return arena_format(arena, "%s, %s", first, card->name);
    return card->name;
}

static bool has_same_facts(const Library *library, const Card *one, const Card *two)
{
    bool same = one->types == two->types && one->supertypes == two->supertypes &&
                one->keyword_mask == two->keyword_mask &&
                one->has_text == two->has_text &&
                !memcmp(one->facts, two->facts, sizeof one->facts);

    for (int i = 0; i < CARD_TAGS_MAX; i++) same &= one->tags[i] == two->tags[i];
    for (int i = 0; i < library->rules->facts_n; i++)
        same = same && library_same_items(library, one, two, i);
    return same;
}

static bool is_token(const Library *library, const Card *card)
{
    const Rules *rules = library->rules;

    for (int i = 0; i < rules->supertypes_n; i++)
        if (card->supertypes >> i & 1 && !strcmp(rules->supertypes[i].name, "Token"))
            return true;
    return false;
}

static bool was_there(Check *check, const Card *card)
{
    open_before(check);
    return check->before.unknown ||
           (check->before.catalog &&
            library_card_by_code(catalog_library(check->before.catalog), card->code));
}

// Returns whether no import before this one said anything of the card.
static bool came_now(const Check *check, const Card *card)
{
    static const char sql[] =
        "SELECT 1 FROM said JOIN reading ON reading.id = said.reading\n"
        "WHERE said.game = the_game() AND said.code = ?1 AND reading.import < ?2";
    Err ignored = {0};
    sqlite3_stmt *row = store_statement(check->store, sql, &ignored);

    if (!row) return false;
    store_bind(row, "tn", card->code, check->report->first);
    return !store_step(check->store, row, &ignored);
}

// Returns the file whose rows a source states.
static const char *file_of(const ImportReport *report, const char *source)
{
    for (int i = 0; i < report->files_n; i++)
        if (!strcmp(report->files[i].source, source)) return report->files[i].path;
    return source;
}

// Returns "FILE:ROW: " of the row that states the card, "" where none does.
static const char *row_of(Check *check, const Card *card)
{
    Arena *arena = check->check->arena;
    CardRowPlace place = {0};
    Err ignored = {0};

    (void)lookup_row_of(check->store, card->code, arena, &place, &ignored);
    if (!place.source) return "";
    return arena_format(
        arena, "%s:%d: ", file_of(check->report, place.source), place.line);
}

// Tells that two cards have one name. Scripts make tokens by their names, so of two such
// tokens nobody would ever see the second: that is a fault.
static void tell_names(Check *check, const Library *library, const Card *one,
                       const Card *two)
{
    const bool tokens = is_token(library, one) && is_token(library, two);
    const bool swapped = tokens ? was_there(check, two) && !was_there(check, one)
                                : came_now(check, one) && !came_now(check, two);
    const Card *late = swapped ? one : two, *early = swapped ? two : one;
    const bool same = has_same_facts(library, one, two);
    const char *line = arena_format(check->check->arena,
                                    "%s %s: %s has the same name%s",
                                    late->code,
                                    late->name,
                                    early->code,
                                    same ? ", and a script too" : " and other facts");

    if (!tokens) {
        add_note(check->check, FOUND_SAME_NAME, line);
        return;
    }
    line = arena_format(check->check->arena,
                        "%s%s, and scripts make tokens by name: give it another name, "
                        "or the same facts",
                        row_of(check, late),
                        line);
    add_fault(check->check,
              FOUND_TWICE,
              line,
              !was_there(check, one) || !was_there(check, two));
}

// Returns whether two cards of one name are the same card: by their facts, where no script says more. Of tokens the
// facts alone count, because each set has its own row of a token.
static bool is_same_card(const Library *library, const Card *one, const Card *two)
{
    const bool scripts = one->has_text && two->has_text && !is_token(library, one);

    return !scripts && has_same_facts(library, one, two);
}

// Tells cards of one name in two sets that are not the same card.
static void tell_all_names(Check *all, const Library *library)
{
    ImportCheck *check = all->check;
    const int n = library->cards_n - 1;
    Named *cards = arena_take(check->arena, ((size_t)n + 1) * sizeof *cards);

    for (int i = 0; i < n; i++) {
        const Card *card = &library->cards[1 + i];
        cards[i] = (Named){card, whole_name(check->arena, library, card)};
    }
    qsort(cards, (size_t)n, sizeof *cards, compare_names);
    for (int i = 1; i < n; i++) {
        const Card *one = cards[i - 1].card, *two = cards[i].card;

        if ((one->types | two->types) & library->rules->faces) continue;
        if (strcmp(cards[i - 1].name, cards[i].name) || !strcmp(one->set, two->set) ||
            is_same_card(library, one, two))
            continue;
        tell_names(all, library, one, two);
    }
}

// Adds what keeps the catalog from being loaded as a whole, unless it is a failure of
// the database. Returns -1 for that.
static int add_failure(Check *check, Err *err)
{
    if (err->code != CODE_DATA) return -1;
    bool caused = check->report->sets || check->report->game_changed;
    if (caused) {
        open_before(check);
        caused = !check->before.incomplete;
    }
    add_fault(
        check->check, err->found ? err->found : FOUND_SCRIPT_OTHER, err->text, caused);
    *err = (Err){0};
    return 0;
}

static bool was_fault(Check *check, const CardsFault *fault)
{
    const CardsFault *faults;

    open_before(check);
    if (!check->before.catalog) return false;
    const int n = catalog_cards_faults(check->before.catalog, &faults);
    for (int i = 0; i < n; i++)
        if (!strcmp(faults[i].text, fault->text)) return true;
    return false;
}

// Adds what the cards fail to be together, each with the row of a list.
static void add_together(Check *check, const Catalog *catalog)
{
    const CardsFault *faults;
    const int n = catalog_cards_faults(catalog, &faults);

    for (int i = 0; i < n; i++) {
        const CardsFault *it = &faults[i];
        const char *line = it->source ? arena_format(check->check->arena,
                                                     "%s:%d: %s",
                                                     file_of(check->report, it->source),
                                                     it->row,
                                                     it->text)
                                      : it->text;
        const bool caused = !was_fault(check, it);

        add_fault(check->check, it->found, line, caused);
        check->check->together += caused;
    }
}

// Notes the rows that were left out of the sets of a game without decks.
static void note_rows(Check *check, const Rules *rules)
{
    const ImportReport *report = check->report;

    if (report->sets && !deck_sections_n(rules))
        check->check->lacks_rows = report->rejected - report->scripts_rejected;
}

static int check_all(Check *check, Catalog *catalog, Err *err)
{
    const bool failed = catalog_load_all(catalog, err);
    const ScriptFault *faults;
    const int n = catalog_faults(catalog, &faults);

    add_notes(check->check, catalog);
    for (int i = 0; i < n; i++)
        add_fault(check->check,
                  faults[i].found,
                  faults[i].line,
                  is_caused(check, faults[i].kind, faults[i].name));
    if (failed) return add_failure(check, err);
    add_together(check, catalog);
    note_rows(check, catalog_library(catalog)->rules);
    add_cards(check, catalog_library(catalog));
    note_effects(check->check, catalog_library(catalog));
    tell_all_names(check, catalog_library(catalog));
    return 0;
}

// A game that cannot be loaded with the cards that it now has is refused in any case,
// because then no card of it works.
static int check_game(Store *store, const char *game, const ImportReport *report,
                      ImportCheck *check, Err *err)
{
    const Rules *before = store->rules;
    LoadedGame *loaded = loaded_game_open(store, game, err);

    if (!loaded) return -1;
    Check all = {.store = store, .game = game, .report = report, .check = check};
    note_brought(&all);
    Catalog *catalog = catalog_open_loaded(store, loaded, before, err);
    const int failed = catalog ? check_all(&all, catalog, err) : add_failure(&all, err);

    check->unknown |= all.before.unknown;
    close_before(&all.before);
    catalog_close(catalog);
    return failed;
}

int import_check(Store *store, const ImportReport *report, ImportCheck *check, Err *err)
{
    check->lines.arena = check->arena;
    for (int i = 0; i < report->games_n; i++)
        if (check_game(store, report->games[i], report, check, err)) return -1;
    return 0;
}
