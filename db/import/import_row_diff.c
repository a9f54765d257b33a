// import_row_diff.c -- finds the differences between a row and the database.

#include "db/import/import_row_inside.h"

#include <stdio.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

static Change *add_change(ImportRow *writing, const char *old, const char *now)
{
    Change *change = &writing->changes[writing->changes_n++];

    *change = (Change){.old = old, .now = now};
    return change;
}

static bool is_word(const ImportRow *writing, int row)
{
    const FactColumns *columns = &writing->importer->store->facts;

    return row >= SHEET_FACTS && columns->rows[row - SHEET_FACTS].kind != FACT_NUMBER;
}

// Returns whether the row may be compared: words of another language do not contradict
// English ones.
static bool is_comparable(const ImportRow *writing, int row)
{
    const ListedCard *card = writing->card;
    const CardSink *sink = writing->sink;

    if (is_word(writing, row) && *writing->known.texts[row])
        return !sink || !strcmp(sink->row_language, "en");
    if (row != SHEET_NAME) return true;
    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) return true;
    return false;
}

static bool same_fact(int row, const char *says, const char *known)
{
    char one[NAME_BYTES_MAX], other[NAME_BYTES_MAX];
    const char *title = strstr(known, ", ");

    if (!strcmp(says, known)) return true;
    if (row != SHEET_NAME) return false;
    name_match_fold(says, one, sizeof one);
    name_match_fold(known, other, sizeof other);
    if (!strcmp(one, other)) return true;
    name_match_fold(title ? title : "", other, sizeof other);
    return *other && !strcmp(one, other);
}

void import_row_diff_facts(ImportRow *writing)
{
    const Store *store = writing->importer->store;

    for (int row = 0; row < card_sheet_rows(store); row++) {
        const char *says = writing->says.texts[row];
        const char *known = writing->known.texts[row];
        if (!says || !is_comparable(writing, row)) continue;
        if (writing->own ? !strcmp(says, known) : same_fact(row, says, known)) continue;
        Change *change = add_change(writing, known, says);
        change->row = row;
        (void)snprintf(
            change->field, sizeof change->field, "%s", card_sheet_word(store, row));
    }
}

const char *import_row_text_kind(TextKind kind)
{
    static const char *const kinds[TEXT_KINDS] = {"effective", "printed", "errata"};

    return kinds[kind];
}

// Returns the text that the database has, "" without one, NULL on failure.
static const char *known_text(ImportRow *writing, const char *sql, const char *language,
                              const char *kind)
{
    Importer *importer = writing->importer;
    sqlite3_stmt *find = store_statement(importer->store, sql, importer->err);

    if (!find) return NULL;
    store_bind(find, "itt", writing->id, language, kind);
    int status = store_step(importer->store, find, importer->err);
    const char *text =
        status > 0 ? arena_text(writing->arena, store_text(find, 0)) : "";
    sqlite3_reset(find);
    return status < 0 ? NULL : text;
}

// Returns whether the row may change a text. The texts of another printing may be older
// than the card's, so they only fill gaps.
static bool may_say(const ImportRow *writing, const char *known, const char *says)
{
    return strcmp(known, says) != 0 && (writing->speaks || !*known);
}

static int compare_texts(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    for (int i = 0; i < card->texts_n; i++) {
        const ListedText *text = &card->texts[i];
        const char *kind = import_row_text_kind(text->kind);
        const char *known =
            writing->id ? known_text(writing,
                                     "SELECT text"
                                     " FROM card_text"
                                     " WHERE card = ?1 AND language = ?2 AND kind = ?3",
                                     text->language,
                                     kind)
                        : "";
        if (!known) return -1;
        if (!may_say(writing, known, text->text)) continue;
        Change *change = add_change(writing, known, text->text);
        change->text = text;
        (void)snprintf(
            change->field, sizeof change->field, "text.%s.%s", text->language, kind);
    }
    return 0;
}

static int compare_names(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    for (int i = 0; i < card->names_n; i++) {
        const ListedName *name = &card->names[i];
        if (!strcmp(name->language, "en")) continue;
        const char *known =
            writing->id
                ? known_text(writing,
                             "SELECT name"
                             " FROM card_name"
                             " WHERE card = ?1 AND language = ?2 AND ?3 IS NULL",
                             name->language,
                             NULL)
                : "";
        if (!known) return -1;
        if (!may_say(writing, known, name->name)) continue;
        Change *change = add_change(writing, known, name->name);
        change->name = name;
        (void)snprintf(change->field, sizeof change->field, "name.%s", name->language);
    }
    return 0;
}

int import_row_diff_texts(ImportRow *writing)
{
    return compare_texts(writing) || compare_names(writing) ? -1 : 0;
}
