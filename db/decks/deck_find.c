// deck_find.c -- tries the meanings of a word in order.

#include "db/decks/deck_find.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "db/decks/deck_book.h"
#include "db/decks/lookup_deck.h"
#include "db/text/name_match.h"
#include "engine/base/text.h"

static bool is_file(const char *path)
{
    struct stat info;

    return !strcmp(path, "-") || (stat(path, &info) == 0 && !S_ISDIR(info.st_mode));
}

static bool looks_like_path(const char *text)
{
    size_t n = strlen(text);

    return strchr(text, '/') || (n > 4 && !strcmp(text + n - 4, ".txt")) ||
           (n > 5 && !strcmp(text + n - 5, ".json"));
}

// Returns the form in which the single word [given] is a deck, or NULL.
static const DeckForm *form_of_word(const DeckGame *game, const char *given)
{
    for (const DeckForm *const *form = game->forms->readers; *form; form++)
        if ((*form)->is_word && (*form)->is_word(given)) return *form;
    return NULL;
}

// Returns whether [given] is itself a deck: a word of some form, a link, lines of a
// list.
static bool is_deck(const DeckGame *game, const char *given)
{
    return *given && (strstr(given, "://") || strchr(given, '\n') ||
                      form_of_word(game, given) != NULL);
}

// Returns the index of the deck that [wanted] names by its number or by a part of its
// name; -1 if that is not exactly one.
static int choose_deck(const DeckLists *decks, const char *wanted)
{
    char folded[NAME_BYTES_MAX], name[NAME_BYTES_MAX];
    long number = strtol(wanted, NULL, 10);
    int found = -1;

    if (*wanted && !wanted[strspn(wanted, "0123456789")])
        return number >= 1 && number <= decks->n ? (int)number - 1 : -1;
    name_match_fold(wanted, folded, sizeof folded);
    for (int i = 0; i < decks->n; i++) {
        name_match_fold(decks->lists[i].name, name, sizeof name);
        if (!strcmp(name, folded)) return i;
        if (!strstr(name, folded)) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

static int not_one(const char *path, const DeckLists *decks, Err *err)
{
    char names[240];
    size_t n = 0;

    for (int i = 0; i < decks->n && n < sizeof names - 1; i++) {
        n += text_format(names + n,
                         sizeof names - n,
                         "%s%d %s",
                         i ? ", " : "",
                         i + 1,
                         decks->lists[i].name);
    }
    return err_set(err,
                   65,
                   "%s holds %d decks (%s); %s#1 is the first of them",
                   path,
                   decks->n,
                   names,
                   path);
}

// Reads the only deck of [path], or the one that [wanted] names.
static int read_one(const char *path, const char *wanted, DeckList *list,
                    Problems *problems, Err *err)
{
    DeckLists decks = {.game = list->game};

    if (deck_book_read(path, &decks, problems, err)) return -1;
    const int at = wanted ? choose_deck(&decks, wanted) : decks.n - 1;
    if (at < 0 || (!wanted && at > 0)) return not_one(path, &decks, err);
    *list = decks.lists[at];
    return 0;
}

static int read_given(const char *given, DeckList *list, Problems *problems, Err *err)
{
    const DeckForm *form = form_of_word(&list->game, given);
    const char *name = form ? form->called : "deck";
    DeckLists decks = {.game = list->game};

    if (deck_list_parse(name, given, &decks, problems, err)) {
        if (!strstr(given, "://")) return -1;
        return err_set(err,
                       65,
                       "the link '%.*s' has no deck code in it; give the text that "
                       "it leads to: cardwright deck -",
                       text_fit(given, 80),
                       given);
    }
    *list = decks.lists[0];
    return decks.n == 1 ? 0 : not_one(name, &decks, err);
}

int deck_find_stored(Store *store, const char *given, DeckList *list,
                     Problems *problems, Err *err)
{
    if (is_deck(&list->game, given)) return read_given(given, list, problems, err);
    return lookup_deck(store, given, problems->arena, list, err) > 0 ? 0 : -1;
}

bool deck_find_is_stream(const char *given)
{
    return *given == '-' && (!given[1] || given[1] == '#');
}

int deck_find(Store *store, const char *given, DeckList *list, Problems *problems,
              Err *err)
{
    const char *hash = strrchr(given, '#');

    if (is_file(given)) return read_one(given, NULL, list, problems, err);
    if (hash) {
        const char *path = arena_text_n(problems->arena, given, (size_t)(hash - given));
        if (is_file(path)) return read_one(path, hash + 1, list, problems, err);
    }
    if (!is_deck(&list->game, given) && looks_like_path(given))
        return read_one(given, NULL, list, problems, err);
    return deck_find_stored(store, given, list, problems, err);
}
