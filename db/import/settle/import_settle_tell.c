// import_settle_tell.c -- reports the statements of a list that do not count.
//
// Only rows that this import added are reported, so each of them is reported once.

#include "db/import/settle/import_settle_tell.h"

#include <string.h>
#include <strings.h>

#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "engine/base/text.h"

typedef struct {
    const ImportReading *reading;
    const Settled *settled;
    Arena *arena;
} Telling;

static void note_row(const Telling *telling, const StatementRow *row,
                     const char *column, const char *value, const char *expected)
{
    problem_add(&telling->reading->importer->account->report->notes,
                &(Problem){.file = telling->reading->file,
                           .row = row->line,
                           .column = column,
                           .value = value,
                           .sort = "settled",
                           .expected = expected,
                           .found = FOUND_LIST_NOTE});
}

// Reports a row that waits. The search for a near name looks at all cards, so only the
// first few rows get one.
static void tell_waiting(const Telling *telling, const StatementRow *row)
{
    ImportAccount *account = telling->reading->importer->account;
    const ListedCard *card = &row->content.card;
    const char *name = card->names_n ? card->names[0].name : NULL;
    const char *near = NULL;

    import_account_open(account, telling->reading->label, "cards");
    import_account_count(account, DONE_WAITS);
    if (name && account->tally->waiting <= NEAREST_NAMES_MAX)
        near = lookup_near(account->db->store, name, telling->arena);
    note_row(telling,
             row,
             "name",
             name,
             name ? arena_format(telling->arena,
                                 "%s; the row is kept and waits for its card",
                                 near ? arena_format(telling->arena, "'%s'", near)
                                      : "a code, or the name of a card that is known")
                  : "the name of a card that is new; the row is kept and waits for it");
}

static const char *english_name(const StatementRow *row)
{
    const ListedCard *card = &row->content.card;

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) return card->names[i].name;
    return "";
}

// Reports a row with another card's name: an error where a set folder has the card.
static void tell_other(const Telling *telling, const StatementRow *row,
                       const SettledCard *card)
{
    ImportAccount *account = telling->reading->importer->account;
    const char *known = arena_format(telling->arena, "'%s'", card->name.text);

    if (!card->own) {
        note_row(telling,
                 row,
                 "name",
                 english_name(row),
                 arena_format(
                     telling->arena, "%s, as %s has it", known, card->name.by->source));
        return;
    }
    import_account_open(account, telling->reading->label, "cards");
    import_account_reject(account,
                          &(Problem){.file = telling->reading->file,
                                     .row = row->line,
                                     .column = "name",
                                     .value = english_name(row),
                                     .expected = known,
                                     .found = FOUND_NO_SUCH});
}

static const char *reason(const Telling *telling, const SettledCard *card,
                          const BestValue *held)
{
    if (held->by->role == ROW_DECIDES)
        return arena_format(telling->arena,
                            "'%.*s', which stays: %s is a card of a set with scripts",
                            text_fit(held->text, 80),
                            held->text,
                            card->code);
    return arena_format(telling->arena,
                        "'%.*s', which counts more: %s has it",
                        text_fit(held->text, 80),
                        held->text,
                        held->by->source);
}

// Reports the facts of a row that lost against others. Of another printing only numbers
// are reported, which all printings of a card share.
static void tell_lost_facts(const Telling *telling, const StatementRow *row,
                            const SettledCard *card)
{
    const FactColumns *columns = &telling->reading->importer->db->store->facts;

    for (int i = 0; i < columns->n; i++) {
        const BestValue *held = &card->facts[i];
        const FactRow *fact = &columns->rows[i];
        if (!held->by || held->by == row) continue;
        if (row->role == ROW_FILLS && fact->kind != FACT_NUMBER) continue;
        const char *says =
            fact_columns_text(telling->arena, &row->content.card.facts[i]);
        const bool decided = held->by->role == ROW_DECIDES;
        if (!says || !strcmp(says, held->text)) continue;
        if (decided && i == columns->rarity) continue;
        if (fact->kind != FACT_NUMBER && strcmp(row->language, "en") != 0) continue;
        note_row(telling, row, fact->name, says, reason(telling, card, held));
    }
}

// Returns the column of lists for a text: "text", "text_printed.fr".
static const char *text_column(const Telling *telling, const ListedText *text)
{
    static const char *const kinds[TEXT_KINDS] = {
        "text", "text_printed", "text_errata"};

    return strcmp(text->language, "en")
               ? arena_format(
                     telling->arena, "%s.%s", kinds[text->kind], text->language)
               : kinds[text->kind];
}

// Reports the texts of a row that lost against others.
static void tell_lost_texts(const Telling *telling, const StatementRow *row,
                            const SettledCard *card)
{
    for (int i = 0; i < row->content.card.texts_n; i++) {
        const ListedText *text = &row->content.card.texts[i];
        for (int k = 0; k < card->texts_n; k++) {
            const BestWords *held = &card->texts[k];
            if (held->kind != text->kind ||
                strcmp(held->language, text->language) != 0 ||
                !strcmp(held->text, text->text))
                continue;
            const BestValue told = {.text = held->text, .by = held->by};
            note_row(telling,
                     row,
                     text_column(telling, text),
                     text->text,
                     reason(telling, card, &told));
        }
    }
}

static void tell_lost(const Telling *telling, const StatementRow *row,
                      const SettledCard *card)
{
    tell_lost_facts(telling, row, card);
    if (row->role == ROW_SPEAKS) tell_lost_texts(telling, row, card);
}

int import_settle_tell(const ImportReading *reading, const Settled *settled,
                       Arena *arena)
{
    const Telling telling = {reading, settled, arena};

    for (int i = 0; i < settled->rows_n; i++) {
        const StatementRow *row = &settled->rows[i];
        if (row->reading != reading->id || row->role == ROW_GONE) continue;
        const SettledCard *card = row->card < 0 ? NULL : &settled->cards[row->card];
        if (row->role == ROW_WAITS && strcmp(row->form, STATEMENT_FORM_SET) != 0)
            tell_waiting(&telling, row);
        else if (card && row->role == ROW_OTHER)
            tell_other(&telling, row, card);
        else if (card && (row->role == ROW_SPEAKS || row->role == ROW_FILLS))
            tell_lost(&telling, row, card);
        if (card && card->twin && row->role >= ROW_SPEAKS)
            note_row(
                &telling,
                row,
                "name",
                card->name.text,
                arena_format(arena,
                             "other facts or another name: %s is called so, too, and "
                             "its facts differ; they stay two cards",
                             card->twin));
    }
    return 0;
}
