#include "db/decks/deck_write.h"

#include <string.h>

#include "db/decks/deck_code.h"
#include "db/text/printing_code.h"

// Text that grows at its end.
typedef struct {
    Arena *arena;
    char *text; // NULL until something was put
    int n;
} Page;

static void put(Page *page, const char *text)
{
    for (; *text; text++) {
        page->text = arena_grow(page->arena, page->text, page->n, 1);
        page->text[page->n++] = *text;
    }
}

static const char *text_of(Page *page)
{
    page->text = arena_grow(page->arena, page->text, page->n, 1);
    page->text[page->n] = '\0';
    return page->text;
}

// How many copies of the card of entry [at] its section has, over all prints; 0 if an
// earlier entry has told.
static int copies(const DeckList *list, int at)
{
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section != list->entries[at].section ||
            entry->card != list->entries[at].card)
            continue;
        if (i < at) return 0;
        n += entry->count;
    }
    return n;
}

// The exact form that the strictest reader takes: headings with a colon, "3 Name".
static const char *write_text(const DeckList *list, Arena *arena, Err *err)
{
    static const char *const headings[SECTION_COUNT] = {"Legend:\n",
                                                        "Champion:\n",
                                                        "MainDeck:\n",
                                                        "Battlefields:\n",
                                                        "Runes:\n",
                                                        "Sideboard:\n"};
    Page page = {.arena = arena};
    (void)err;

    for (int section = 0; section < SECTION_COUNT; section++) {
        bool told = false;
        for (int i = 0; i < list->n; i++) {
            const DeckEntry *entry = &list->entries[i];
            int n = (int)entry->section == section ? copies(list, i) : 0;
            if (!n) continue;
            if (!told) {
                if (page.n) put(&page, "\n");
                put(&page, headings[section]);
            }
            told = true;
            put(&page, arena_format(arena, "%d %s\n", n, entry->name));
        }
    }
    return text_of(&page);
}

static const char *write_code(const DeckList *list, Arena *arena, Err *err)
{
    const char *code = deck_code_write(list, arena, err);

    return code ? arena_format(arena, "%s\n", code) : NULL;
}

// "OGN-169-1": set, number and the number of the art, 1 the usual one. A promo's number
// would not tell its card: the card's own stands for it.
static const char *token_of(const DeckEntry *entry, Arena *arena)
{
    char text[PRINTING_CODE_BYTES];
    PrintingCode code;

    bool print = printing_code_read(entry->code, &code) && !code.total;
    if (!print && !printing_code_read(entry->base, &code))
        return arena_format(arena, "%s-1", entry->base);
    int art = code.art == '*' ? 3 : code.art ? 2 : 1;
    code.art = 0;
    printing_code_write(&code, false, text);
    return arena_format(arena, "%s-%d", text, art);
}

// One token a copy on one line: legend, champion, main deck, battlefields, runes. There
// is no place for a sideboard.
static const char *write_tokens(const DeckList *list, Arena *arena, Err *err)
{
    Page page = {.arena = arena};
    (void)err;

    for (int section = 0; section < SECTION_SIDE; section++) {
        for (int i = 0; i < list->n; i++) {
            if ((int)list->entries[i].section != section) continue;
            const char *token = token_of(&list->entries[i], arena);
            for (int n = list->entries[i].count; n > 0; n--) {
                if (page.n) put(&page, " ");
                put(&page, token);
            }
        }
    }
    put(&page, "\n");
    return text_of(&page);
}

const DeckWriter deck_writers[DECK_WRITERS] = {
    {"text", "a list with headings, as all sites and tables read it", write_text},
    {"code", "one word to share, as deck sites read it", write_code},
    {"tts",
     "a print a copy, for Tabletop Simulator; without the sideboard",
     write_tokens},
    {"json", "this program's own JSON", deck_write_json},
    {"oracle", "the JSON of riftbound-oracle and riftools", deck_write_oracle},
    {"arena", "the JSON of TCG Arena", deck_write_arena},
    {"ids", "JSON with the code of every copy, as engines read it", deck_write_ids},
};

const DeckWriter *deck_write_find(const char *name)
{
    for (int i = 0; i < DECK_WRITERS; i++)
        if (!strcmp(deck_writers[i].name, name)) return &deck_writers[i];
    return NULL;
}
