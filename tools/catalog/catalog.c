// catalog.c -- opens the card database and loads cards with their scripts when a caller
// names them.
//
// A card is loaded once. A fault of its script makes only this card unplayable; the
// fault stays in the catalog.

#include "tools/catalog/catalog.h"

#include <stdlib.h>
#include <string.h>

#include "db/store/lookup_near.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/play/deck.h"
#include "tools/catalog/catalog_inside.h"

static void add_note(void *self, FoundKind found, const char *line)
{
    Catalog *catalog = self;

    catalog->notes = arena_grow(
        catalog->arena, catalog->notes, catalog->notes_n, sizeof *catalog->notes);
    catalog->notes[catalog->notes_n++] =
        (ScriptNote){found, arena_text(catalog->arena, line)};
}

static void add_fault(void *self, FoundKind found, const char *line)
{
    Catalog *catalog = self;

    catalog->faults = arena_grow(
        catalog->arena, catalog->faults, catalog->faults_n, sizeof *catalog->faults);
    catalog->faults[catalog->faults_n++] =
        (ScriptFault){catalog->loading->kind,
                      catalog->loading->name,
                      arena_text(catalog->arena, line),
                      found};
}

// Loads a script. Returns its first fault, without a line where it has none; the catalog
// keeps all of them.
static ScriptFault load_script(Catalog *catalog, const StoredScript *script)
{
    const int known = catalog->faults_n;
    Err err = {0};

    catalog->loading = script;
    if (!host_load(catalog->host,
                   &(ScriptSource){.kind = script->kind,
                                   .name = script->name,
                                   .path = script->path,
                                   .source = script->source,
                                   .size = script->size,
                                   .api = script->api,
                                   .tell = add_note,
                                   .fault = add_fault,
                                   .self = catalog},
                   &err))
        return (ScriptFault){0};
    if (catalog->faults_n == known) add_fault(catalog, err.found, err.text);
    return catalog->faults[known];
}

bool catalog_means_keyword(Catalog *catalog, const StoredScript *script)
{
    return host_means_keyword(catalog->host,
                              &(ScriptSource){.kind = script->kind,
                                              .name = script->name,
                                              .path = script->path,
                                              .source = script->source,
                                              .size = script->size,
                                              .api = script->api});
}

// Numbers the keywords in the order of their import, whatever names them first.
static int number_keywords(Catalog *catalog, Err *err)
{
    StoredScript *scripts;
    const int n =
        lookup_scripts(catalog->store, "keyword", catalog->arena, &scripts, err);

    for (int i = 0; i < n; i++)
        (void)library_keyword(catalog->library, scripts[i].name);
    return n < 0 ? -1 : 0;
}

static CardId load_facts(Catalog *catalog, int64_t id, Err *err);

// Returns whether a text of the script may name a card that it makes. Names of keywords
// do where the script itself makes something.
static bool may_name_card(const Catalog *catalog, const StoredScript *script,
                          const char *text)
{
    if (!library_find_keyword(catalog->library, text)) return true;
    return strstr(script->source, "create") || strstr(script->source, "become");
}

// Loads the card with that name, with its script if [whole]. A card that is known already
// gets its script where it was added.
static int load_if_card(Catalog *catalog, const char *name, bool whole, Err *err)
{
    Err missing = {0};
    const int64_t id = lookup_card(catalog->store, name, &missing);

    if (id <= 0) return 0;
    return (whole ? catalog_load_row(catalog, id, err) : load_facts(catalog, id, err))
               ? 0
               : -1;
}

// Returns whether the text that begins at [at] is the name that a query asks for: name =
// "...".
static bool is_asked_name(const char *source, const char *at)
{
    static const char key[] = {'n', 'a', 'm', 'e'};

    while (at > source && at[-1] == ' ') at--;
    if (at == source || *--at != '=') return false;
    while (at > source && at[-1] == ' ') at--;
    return at - source >= (int)sizeof key && !memcmp(at - sizeof key, key, sizeof key);
}

// Loads the cards that texts of the script name: a game may make any card by its name,
// whichever cards its decks hold. If it can make only some it loads these, and the
// others that a query asks for: a deck that is loaded later may hold them.
static int load_named(Catalog *catalog, const StoredScript *script, bool whole,
                      Err *err)
{
    const bool asked = catalog->library->rules->creates;

    for (const char *at = script->source; *at; at++) {
        const size_t n = strcspn(at + 1, *at == '"' ? "\"\n" : "'\n");
        char name[NAME_BYTES_MAX];

        if ((*at != '"' && *at != '\'') || at[1 + n] != *at) continue;
        if (n && (!asked || is_asked_name(script->source, at)) &&
            text_format(name, sizeof name, "%.*s", (int)n, at + 1) &&
            may_name_card(catalog, script, name) &&
            load_if_card(catalog, name, whole, err))
            return -1;
        at += n + 1;
    }
    return 0;
}

// Loads all words and keywords at once, in the order of their import. Cards give
// keywords to others, so a game may need keywords that none of its cards has printed.
// And the meaning of a name must not depend on which card was loaded first. A set with
// faulty words has no card that works; a keyword keeps its fault (library_link).
static int load_vocabulary(Catalog *catalog, Err *err)
{
    StoredScript *scripts;
    int n = lookup_scripts(catalog->store, "words", catalog->arena, &scripts, err);

    if (n < 0) return -1;
    catalog->words =
        arena_take(catalog->arena, ((size_t)n + 1) * sizeof *catalog->words);
    for (int i = 0; i < n; i++)
        if (load_named(catalog, &scripts[i], false, err)) return -1;
    for (int i = 0; i < n; i++)
        catalog->words[catalog->words_n++] =
            (SetWords){scripts[i].set, load_script(catalog, &scripts[i])};
    n = lookup_scripts(catalog->store, "keyword", catalog->arena, &scripts, err);
    for (int i = 0; i < n; i++)
        if (load_named(catalog, &scripts[i], false, err)) return -1;
    for (int i = 0; i < n; i++) (void)load_script(catalog, &scripts[i]);
    return n < 0 ? -1 : 0;
}

static ScriptFault words_fault(const Catalog *catalog, const char *set)
{
    for (int i = 0; i < catalog->words_n; i++)
        if (!strcmp(catalog->words[i].set, set)) return catalog->words[i].fault;
    return (ScriptFault){0};
}

// Returns the fault of a keyword that [card] has. The card's script would fail only
// after it, with a message that says less.
static ScriptFault keyword_fault(const Library *library, CardId id)
{
    const Card *card = &library->cards[id];

    for (int i = 0; i < card->keywords_n; i++) {
        const Keyword *keyword = &library->keywords[card->keywords[i].keyword];

        if (keyword->fault)
            return (ScriptFault){.line = keyword->fault, .found = keyword->found};
    }
    return (ScriptFault){0};
}

static int load_card_script(Catalog *catalog, CardId card, Err *err)
{
    StoredScript script = {.kind = "card", .name = catalog->library->cards[card].code};
    int found = lookup_script(catalog->store, catalog->arena, &script, err);

    if (found <= 0) return found;
    if (load_named(catalog, &script, true, err)) return -1;
    ScriptFault fault = words_fault(catalog, script.set);
    if (!fault.line) fault = keyword_fault(catalog->library, card);
    if (!fault.line) fault = load_script(catalog, &script);
    if (fault.line) library_refuse(catalog->library, card, fault.found, fault.line);
    return 0;
}

static bool has_name(const NameRow *names, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(names[i].name, name)) return true;
    return false;
}

static void keep_names(const char **list, int n, const NameRow *names, int names_n)
{
    int kept = 0;

    for (int i = 0; i < n && list[i]; i++)
        if (has_name(names, names_n, list[i])) list[kept++] = list[i];
    while (kept < n) list[kept++] = NULL;
}

// Leaves of a fact what any card may have.
static void keep_known(const FactRow *row, FactValue *value)
{
    if (row->types || row->parts)
        *value = (FactValue){.number = FACT_ABSENT};
    else if (!row->names)
        keep_names(
            value->words, CARD_FACT_WORDS_MAX, row->vocabulary, row->vocabulary_n);
}

// Adds a card of a later set with facts that the game does not know yet. The Library
// takes the known facts and refuses the card for [why].
static CardId load_unknown(Catalog *catalog, CardFacts facts, const char *why)
{
    const Rules *rules = catalog->library->rules;
    char again[200];

    if (!has_name(rules->types, rules->types_n, facts.type)) facts.type = NULL;
    keep_names(facts.supertypes,
               COUNT_OF(facts.supertypes),
               rules->supertypes,
               rules->supertypes_n);
    for (int i = 0; i < rules->facts_n; i++)
        keep_known(&rules->facts[i], &facts.facts[i]);
    memset(facts.keywords, 0, sizeof facts.keywords);
    CardId card = library_add_card(catalog->library, &facts, again, sizeof again);
    if (card)
        library_refuse(
            catalog->library, card, FOUND_NO_SUCH, arena_text(catalog->arena, why));
    return card;
}

// Adds the card of that row with what its list says, without its script. Returns 0 with
// [err] as catalog_load_row does.
static CardId load_facts(Catalog *catalog, int64_t id, Err *err)
{
    StoredCard stored = {0};
    char why[200] = "";

    if (lookup_read_card(catalog->store, id, catalog->arena, &stored, err)) return 0;
    CardId card = library_card_by_code(catalog->library, stored.facts.code);
    if (!card)
        card = library_add_card(catalog->library, &stored.facts, why, sizeof why);
    if (!card) card = load_unknown(catalog, stored.facts, why);
    if (!card)
        (void)err_set(
            err, CODE_DATA, "%s %s: %s", stored.facts.code, stored.facts.name, why);
    return card;
}

CardId catalog_load_row(Catalog *catalog, int64_t id, Err *err)
{
    const int known = catalog->library->cards_n;
    const CardId card = load_facts(catalog, id, err);

    if (card < known) return card;
    return load_card_script(catalog, card, err) ? 0 : card;
}

// Names lead on from card to card: what this loads comes last, and has its turn then.
int catalog_link(Catalog *catalog, Err *err)
{
    Library *library = catalog->library;
    NamedRows *rows = &catalog->named_rows;

    rows->arena = catalog->arena;
    for (; catalog->named < library->cards_n; catalog->named++) {
        const char *code = library->cards[catalog->named].code;

        if (lookup_named(catalog->store, code, rows, err)) return -1;
        for (int i = 0; i < rows->n; i++)
            if (!catalog_load_row(catalog, rows->ids[i], err)) return -1;
    }
    library_link(library);
    return 0;
}

// Loads the cards of set folders. A card that only a list knows has no script and is
// loaded when a caller names it: there may be a million of these.
static int load_rows(Catalog *catalog, Err *err)
{
    int64_t *ids;
    int n = lookup_set_cards(catalog->store, catalog->arena, &ids, err);

    for (int i = 0; i < n; i++)
        if (!catalog_load_row(catalog, ids[i], err)) return -1;
    return n < 0 ? -1 : catalog_link(catalog, err);
}

// Adds the facts of all cards that have [word] in [column].
static int load_facts_with(Catalog *catalog, int column, const char *word, Err *err)
{
    int64_t *ids;
    const int n = lookup_set_cards_with(
        catalog->store, (CardWord){column, word}, catalog->arena, &ids, err);

    for (int i = 0; i < n; i++)
        if (!load_facts(catalog, ids[i], err)) return -1;
    return n < 0 ? -1 : 0;
}

// Adds the facts of all cards of the types, one bit each.
static int load_facts_of(Catalog *catalog, unsigned types, Err *err)
{
    const Rules *rules = catalog->library->rules;

    for (int i = 0; i < rules->types_n; i++)
        if (types >> i & 1 &&
            load_facts_with(catalog, COLUMN_TYPE, rules->types[i].name, err))
            return -1;
    return 0;
}

// Adds the facts of the cards that no deck holds: tokens, and cards of the types that
// the game always loads; then, where a game has no decks, all others.
static int load_facts_for_all(Catalog *catalog, Err *err)
{
    const unsigned always = loaded_game_always(catalog->open.game);

    if (load_facts_with(catalog, COLUMN_SUPERTYPES, "Token", err)) return -1;
    if (load_facts_of(catalog, always, err)) return -1;
    if (deck_sections_n(catalog->library->rules)) return 0;
    return load_facts_of(catalog, ~always, err);
}

// Loads keywords, and cards that scripts and positions name. Each script may name each
// of these cards, so their facts come before the first script.
static int load_for_all(Catalog *catalog, Err *err)
{
    const int first = catalog->library->cards_n;

    if (number_keywords(catalog, err) || load_facts_for_all(catalog, err)) return -1;
    if (load_vocabulary(catalog, err)) return -1;
    const int cards_n = catalog->library->cards_n;
    for (int card = first ? first : 1; card < cards_n; card++)
        if (load_card_script(catalog, (CardId)card, err)) return -1;
    return catalog_link(catalog, err) || catalog_check_together(catalog, false, err)
               ? -1
               : 0;
}

static int fill_library(Catalog *catalog, Err *err)
{
    LoadedGame *game = catalog->open.game;
    const Rules *rules = loaded_game_rules(game);

    catalog->library = loaded_game_library(game);
    catalog->host = loaded_game_host(game);
    if (!catalog->library) {
        catalog->library = library_new(rules);
        catalog->host = host_new(rules, catalog->library, err);
        if (!catalog->host) return -1;
    }
    return load_for_all(catalog, err);
}

static Catalog *new_catalog(void)
{
    Catalog *catalog = calloc(1, sizeof *catalog);

    ENOUGH(catalog);
    catalog->arena = arena_new();
    return catalog;
}

// Returns the catalog with its cards, or NULL after it closed it.
static Catalog *filled_catalog(Catalog *catalog, Err *err)
{
    catalog->store = catalog->open.store;
    if (catalog->open.game && !fill_library(catalog, err)) return catalog;
    catalog_close(catalog);
    return NULL;
}

// Opens the cards of the game, NULL: it could not be loaded. [before] was current in the store.
static Catalog *open_borrowed(Store *store, LoadedGame *game, const Rules *before,
                              bool tolerant, Err *err)
{
    Catalog *catalog = new_catalog();

    catalog->tolerant = tolerant;
    catalog->borrowed = true;
    catalog->before = before;
    catalog->open = (OpenGame){.store = store, .game = game};
    return filled_catalog(catalog, err);
}

Catalog *catalog_open_store(Store *store, const char *game, Err *err)
{
    const Rules *before = store->rules;

    return open_borrowed(store, loaded_game_open(store, game, err), before, false, err);
}

Catalog *catalog_open_faulty(Store *store, const char *game, Err *err)
{
    const Rules *before = store->rules;

    return open_borrowed(store, loaded_game_open(store, game, err), before, true, err);
}

Catalog *catalog_open_loaded(Store *store, LoadedGame *game, const Rules *before,
                             Err *err)
{
    return open_borrowed(store, game, before, true, err);
}

Catalog *catalog_open_game(const OpenGame *open, Err *err)
{
    Catalog *catalog = new_catalog();

    catalog->lent = true;
    catalog->open = *open;
    return filled_catalog(catalog, err);
}

Catalog *catalog_open_bytes(const StoreBytes *bytes, const char *db, const char *game,
                            Err *err)
{
    Catalog *catalog = new_catalog();

    if (bytes)
        (void)open_game_read_bytes(&catalog->open, bytes, game, err);
    else
        (void)open_game_read(&catalog->open, db, game, err);
    return filled_catalog(catalog, err);
}

Catalog *catalog_open(const char *db, const char *game, Err *err)
{
    return catalog_open_bytes(NULL, db, game, err);
}

Catalog *catalog_hold(const char *db, const char *game, Err *err)
{
    Catalog *catalog = new_catalog();

    (void)open_game_hold(&catalog->open, db, game, err);
    return filled_catalog(catalog, err);
}

void catalog_close(Catalog *catalog)
{
    Err ignored;

    if (!catalog) return;
    card_said_end(&catalog->speaker);
    const bool own = catalog->open.game && !loaded_game_library(catalog->open.game);
    if (own && catalog->host) host_free(catalog->host);
    if (own && catalog->library) library_free(catalog->library);
    if (catalog->borrowed) {
        (void)store_use(catalog->store, catalog->before, &ignored);
        catalog->open.store = NULL;
    }
    if (!catalog->lent) open_game_close(&catalog->open);
    arena_free(catalog->arena);
    free(catalog);
}

int catalog_load_all(Catalog *catalog, Err *err)
{
    return load_rows(catalog, err) || catalog_check_together(catalog, true, err) ? -1
                                                                                 : 0;
}

// Returns the face of a die that shows this, 0: no die does; the nearest one is offered to
// [match] then.
static CardId face_called(const Catalog *catalog, const char *name, NameMatch *match)
{
    const Library *library = catalog->library;

    name_match_start(match, name);
    for (int i = 1; i < library->cards_n; i++) {
        if (!(library->cards[i].types & library->rules->faces)) continue;
        if (!strcmp(library->cards[i].name, name)) return (CardId)i;
        name_match_offer(match, library->cards[i].name);
    }
    return 0;
}

static CardId no_card(const Catalog *catalog, const char *name, const NameMatch *faces,
                      Err *err)
{
    const char *near = lookup_near(catalog->store, name, catalog->arena);

    if (!near) near = name_match_best(faces);
    (void)err_set(
        err, CODE_DATA, "no card '%s' in this game%s", name, text_hint(near).text);
    return 0;
}

// Loads the card of that row and links it, unless both were done before: positions name the same few cards
// again and again.
static CardId load_asked(Catalog *catalog, int64_t id, Err *err)
{
    AskedRow *last = &catalog->asked[id % ASKED_ROWS];

    if (last->id == id) return last->card;
    const CardId card = catalog_load_row(catalog, id, err);
    if (catalog_link(catalog, err)) return 0;
    if (card) *last = (AskedRow){id, card};
    return card;
}

CardId catalog_load_card(Catalog *catalog, const char *code_or_name, Err *err)
{
    // A game in Lua may bring cards of its own, which no list has.
    const CardId own = library_card_by_code(catalog->library, code_or_name);
    if (own) return own;
    int64_t id = lookup_card(catalog->store, code_or_name, err);
    if (id < 0) return 0;
    if (!id) { // a card of a list comes before a face of that name
        NameMatch faces;
        const CardId face = face_called(catalog, code_or_name, &faces);

        return face ? face : no_card(catalog, code_or_name, &faces, err);
    }
    return load_asked(catalog, id, err);
}

int catalog_faults(const Catalog *catalog, const ScriptFault **faults)
{
    *faults = catalog->faults;
    return catalog->faults_n;
}

int catalog_notes(const Catalog *catalog, const ScriptNote **notes)
{
    *notes = catalog->notes;
    return catalog->notes_n;
}

const char *catalog_text(Catalog *catalog, const Script *script, Arena *arena)
{
    StoredScript stored = {.kind = script->kind, .name = script->name};
    Err err;

    if (!script->kind || !script->name) return NULL;
    return lookup_script(catalog->store, arena, &stored, &err) > 0 ? stored.source
                                                                   : NULL;
}

LoadedGame *catalog_game(const Catalog *catalog)
{
    return catalog->open.game;
}

Store *catalog_store(Catalog *catalog)
{
    return catalog->store;
}

Library *catalog_library(Catalog *catalog)
{
    return catalog->library;
}

const Scripts *catalog_scripts(Catalog *catalog)
{
    const Scripts *scripts = loaded_game_scripts(catalog->open.game);

    return scripts ? scripts : host_scripts(catalog->host);
}

void catalog_table(Catalog *catalog, Table *table)
{
    table_init(
        table, catalog->library->rules, catalog->library, catalog_scripts(catalog));
    if (catalog->made) catalog->made(catalog->watcher, table);
}

void catalog_watch(Catalog *catalog, void (*made)(void *self, Table *table), void *self)
{
    catalog->made = made;
    catalog->watcher = self;
}

void catalog_code_lines(Catalog *catalog, const StoredScript *script,
                        void (*take)(void *self, int line), void *self)
{
    host_code_lines(catalog->host, script->source, script->size, take, self);
}
