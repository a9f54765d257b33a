// import_texts.c -- holds the texts and scripts that an import brings against each other, and reads its phrases.
//
// Only cards that the import touched are read, and the phrases are opened when there is one, or when phrases came.

#include "tools/cli/cards/import_texts.h"

#include <string.h>

#include "db/store/lookup.h"
#include "db/text/key_map.h"
#include "tools/catalog/loaded_game.h"
#include "tools/lint/lint.h"
#include "tools/phrases/against_text.h"

// One game of the import.
typedef struct {
    Store *store;
    const ImportReport *report;
    ImportTexts *found;
    KeyMap brought; // codes of the cards whose scripts came
    Phrases *phrases;
    Err *err;
} Texts;

static void note_brought(Texts *texts, const char *game)
{
    texts->brought = (KeyMap){.arena = texts->found->arena};
    for (int i = 0; i < texts->report->scripts_n; i++) {
        const ImportedScript *it = &texts->report->scripts[i];
        if (!strcmp(it->game, game) && !strcmp(it->kind, "card"))
            (void)key_map_add(&texts->brought, it->name, i);
    }
}

// Finds the cards of the game with an English text and a script of which one is new. Returns how
// many, -1 if that fails.
static int find_cards(const Texts *texts, const char *game, int64_t **ids)
{
    static const char sql[] =
        "SELECT c.id, c.code, t.import FROM card c\n"
        "JOIN card_text t ON t.card = c.id AND t.language = 'en' AND t.kind = 'effective'\n"
        "WHERE c.game = (SELECT id FROM game WHERE name = ?1) AND EXISTS (SELECT 1 FROM script\n"
        "  WHERE game = c.game AND kind = 'card' AND name = c.code)\n"
        "ORDER BY c.code";
    sqlite3_stmt *row = store_statement(texts->store, sql, texts->err);
    const int64_t first = texts->report->first;
    int n = 0, status;

    *ids = NULL;
    if (!row) return -1;
    store_bind(row, "t", game);
    while ((status = store_step(texts->store, row, texts->err)) > 0) {
        const bool came = first && sqlite3_column_int64(row, 2) >= first;
        if (!came && key_map_find(&texts->brought, store_text(row, 1)) < 0) continue;
        *ids = arena_grow(texts->found->arena, *ids, n, sizeof **ids);
        (*ids)[n++] = sqlite3_column_int64(row, 0);
    }
    return status ? -1 : n;
}

// Whether scripts of that kind may say how cards are said. What a game or its rules `say` are
// sentences of the story.
static bool has_phrases(const char *kind)
{
    return strcmp(kind, "words") == 0 || strcmp(kind, "keyword") == 0;
}

// Whether the import brought words or keywords, and so perhaps phrases.
static bool words_came(const ImportReport *report, const char *game)
{
    for (int i = 0; i < report->scripts_n; i++)
        if (!strcmp(report->scripts[i].game, game) &&
            has_phrases(report->scripts[i].kind))
            return true;
    return false;
}

// Whether a set's words or keywords that the import brought say how they are said.
static bool phrases_came(const Texts *texts, const char *game)
{
    for (int i = 0; i < texts->report->scripts_n; i++) {
        const ImportedScript *it = &texts->report->scripts[i];
        StoredScript script = {.kind = it->kind, .name = it->name};
        Err ignored = {0};

        if (strcmp(it->game, game) != 0 || !has_phrases(it->kind)) continue;
        if (lookup_script(texts->store, texts->found->arena, &script, &ignored) > 0 &&
            strstr(script.source, "says"))
            return true;
    }
    return false;
}

static void add_text(ImportTexts *found, const char *line)
{
    found->lines = (const char **)arena_grow(
        found->arena, found->lines, found->n, sizeof *found->lines);
    found->lines[found->n++] = arena_text(found->arena, line);
}

static void add_line(ImportTexts *found, const StoredCard *card, const char *path,
                     const TextDifference *it)
{
    char code[LINT_CODE_BYTES];

    add_text(found,
             arena_format(found->arena,
                          "%s:%d: %s: %s [%s]",
                          path,
                          it->line,
                          card->facts.code,
                          against_text_line(found->arena, it),
                          lint_code(FOUND_TEXT_DIFFERS, code)));
}

static int compare_card(const Texts *texts, int64_t id)
{
    Arena *arena = texts->found->arena;
    StoredScript script = {.kind = "card"};
    TextDifference *list;
    StoredCard card;

    if (lookup_read_card(texts->store, id, arena, &card, texts->err)) return -1;
    script.name = card.facts.code;
    if (lookup_script(texts->store, arena, &script, texts->err) < 0) return -1;
    const SaidText it = {
        {.path = script.path, .source = script.source, .type = card.facts.type},
        card.wording};
    const int n = against_text(texts->phrases, arena, &it, &list, texts->err);
    for (int i = 0; i < n; i++) add_line(texts->found, &card, script.path, &list[i]);
    return n < 0 ? -1 : 0;
}

// Reads the phrases of the game that is in use, and the [n] cards with them.
static int compare_cards(Texts *texts, const char *game, const Rules *rules,
                         const int64_t *ids, int n)
{
    const bool came = phrases_came(texts, game);
    int failed = 0;

    if (!n && !came) return 0;
    texts->phrases = phrases_open(texts->store, rules, texts->err);
    if (came &&
        (!texts->phrases || phrases_check_others(texts->store, rules, texts->err)) &&
        texts->err->code == CODE_DATA) {
        phrases_close(texts->phrases);
        return -1;
    }
    // A game without phrases has nothing to compare with; a fault of ours refuses no import, and is told.
    if (!texts->phrases && texts->err->code != CODE_USAGE)
        add_text(texts->found, texts->err->text);
    *texts->err = (Err){0};
    if (!texts->phrases) return 0;
    for (int i = 0; i < n && !failed; i++) failed = compare_card(texts, ids[i]);
    phrases_close(texts->phrases);
    texts->phrases = NULL;
    return failed ? -1 : 0;
}

// Opens the game only where there may be something to read: that loads all its rules.
static int compare_game(Texts *texts, const char *name)
{
    Err ignored = {0};
    int64_t *ids;

    note_brought(texts, name);
    const int n = find_cards(texts, name, &ids);
    if (n < 0) return -1;
    if (!n && !words_came(texts->report, name)) return 0;
    LoadedGame *game = loaded_game_open(texts->store, name, &ignored);
    if (!game) return 0; // told by the check of its scripts
    const int failed = compare_cards(texts, name, loaded_game_rules(game), ids, n);
    loaded_game_free(game);
    return failed;
}

int import_texts(Store *store, const ImportReport *report, ImportTexts *found, Err *err)
{
    Texts texts = {.store = store, .report = report, .found = found, .err = err};

    for (int i = 0; i < report->games_n; i++)
        if (compare_game(&texts, report->games[i])) return -1;
    return 0;
}
