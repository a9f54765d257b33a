// import_settle_tell.c -- reports the statements of a list that do not count.
//
// Only rows that this import added are reported, so each of them is reported once. But a row
// that is rejected is rejected each time (import_settle_reject.c).

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
                                     .sort = "settled",
                                     .expected = known,
                                     .found = FOUND_NO_SUCH});
}

// ---- one name, one card

static const SettledCard *card_of_code(const Settled *settled, const char *code)
{
    for (int i = 0; i < settled->cards_n; i++)
        if (!strcasecmp(settled->cards[i].code, code)) return &settled->cards[i];
    return NULL;
}

// Returns the first fact that contradicts the card's, or -1: another row with the code has it.
static int contradicting_fact(const Telling *telling, const StatementRow *row,
                              const SettledCard *card)
{
    const FactColumns *columns = &telling->reading->importer->db->store->facts;

    for (int i = 0; i < columns->n; i++) {
        const FactRow *fact = &columns->rows[i];
        if (i != COLUMN_TYPE && fact->kind != FACT_NUMBER &&
            fact->role != FACT_IDENTITY)
            continue;
        const char *says =
            fact_columns_text(telling->arena, &row->content.card.facts[i]);
        const char *held = card->facts[i].text;
        if (says && *says && held && *held && strcasecmp(says, held) != 0) return i;
    }
    return -1;
}

// Returns why a row of a name that a card has is none of another card, and what to do: [so]
// says what it is instead.
static const char *one_name(const Telling *telling, const StatementRow *row,
                            const char *so)
{
    return arena_format(
        telling->arena,
        "all cards of one name are one (%s), so %s is %s; for another card "
        "of that name put %s into its column print_of",
        telling->reading->importer->forms->one_name,
        row->code,
        so,
        row->base);
}

// Reports a printing that only its name leads to its card.
static void tell_reprint(const Telling *telling, const StatementRow *row,
                         const SettledCard *card)
{
    const char *so = arena_format(telling->arena, "a printing of %s", card->code);

    note_row(telling,
             row,
             "name",
             card->name.text,
             arena_format(telling->arena,
                          "a name that no card has: %s is called so, and %s",
                          card->code,
                          one_name(telling, row, so)));
}

// Rejects a row that has the name of a card, but other facts.
static void reject_contradiction(const Telling *telling, const StatementRow *row)
{
    ImportAccount *account = telling->reading->importer->account;
    const SettledCard *card = card_of_code(telling->settled, row->against);
    const int fact = card ? contradicting_fact(telling, row, card) : -1;
    const char *held = fact < 0 ? "the facts" : card->facts[fact].text;
    Problem problem = {
        .file = telling->reading->file,
        .row = row->line,
        .column = "code",
        .value = row->code,
        .sort = "settled",
        .expected = arena_format(telling->arena,
                                 fact < 0 ? "%s of %s: %s" : "'%s', as %s has it: %s",
                                 held,
                                 row->against,
                                 one_name(telling, row, "left out"))};

    if (fact >= 0) {
        problem.column = account->db->store->facts.rows[fact].name;
        problem.value =
            fact_columns_text(telling->arena, &row->content.card.facts[fact]);
    }
    import_account_open(account, telling->reading->label, "cards");
    import_account_reject(account, &problem);
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

// Returns what is told of a fact that cards of the settled type do not have.
static const char *misfit(const Telling *telling, const SettledCard *card,
                          const FactColumns *columns, const FactRow *fact)
{
    const char *type = card->facts[COLUMN_TYPE].text;
    const BestValue *meant = fact->meant ? &card->facts[fact->meant - 1] : NULL;

    if (meant && meant->text && *meant->text)
        return arena_format(telling->arena,
                            "%s, which cards of type %s have; it is taken as that",
                            columns->rows[fact->meant - 1].name,
                            type);
    return arena_format(
        telling->arena,
        "nothing: cards of type %s do not have it, and cannot be played with it",
        type);
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
        const char *says =
            fact_columns_text(telling->arena, &row->content.card.facts[i]);
        if (!held->by || !says) continue;
        if (!card->own && *says &&
            !fact_columns_fits(columns, i, &card->facts[COLUMN_TYPE].items)) {
            if (strcmp(says, "0") != 0)
                note_row(telling,
                         row,
                         fact->name,
                         says,
                         misfit(telling, card, columns, fact));
            continue;
        }
        if (held->by == row || !strcmp(says, held->text)) continue;
        if (row->role == ROW_FILLS && fact->kind != FACT_NUMBER) continue;
        const bool decided = held->by->role == ROW_DECIDES;
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

// Returns whether the import leaves a row out because of a card that a set folder has.
static bool is_rejected(const StatementRow *row, const SettledCard *card)
{
    return row->role == ROW_OTHER ? card->own != NULL : row->against != NULL;
}

static const SettledCard *card_of(const Settled *settled, const StatementRow *row)
{
    return row->card < 0 ? NULL : &settled->cards[row->card];
}

// Notes a row that the import will reject.
static int note_rejected(const Telling *telling, const StatementRow *row)
{
    return import_db_exec(telling->reading->importer->db,
                          "INSERT OR REPLACE INTO temp.met VALUES (?1, 2, ?2)",
                          "in",
                          row->id,
                          row->line);
}

static int tell_row(const Telling *telling, const StatementRow *row)
{
    const SettledCard *card = card_of(telling->settled, row);

    if (is_rejected(row, card)) return note_rejected(telling, row);
    if (row->role == ROW_WAITS && strcmp(row->form, STATEMENT_FORM_SET) != 0)
        tell_waiting(telling, row);
    else if (card && row->role == ROW_OTHER)
        tell_other(telling, row, card);
    else if (card && (row->role == ROW_SPEAKS || row->role == ROW_FILLS))
        tell_lost(telling, row, card);
    if (card && row->reprint && row->role == ROW_FILLS &&
        !strcasecmp(row->code, row->base))
        tell_reprint(telling, row, card);
    if (card && card->twin && row->role >= ROW_SPEAKS)
        note_row(telling,
                 row,
                 "name",
                 card->name.text,
                 arena_format(telling->arena,
                              "other facts or another name: %s is called so, too, and "
                              "its facts differ; they stay two cards",
                              card->twin));
    return 0;
}

int import_settle_tell(const ImportReading *reading, const Settled *settled,
                       Arena *arena)
{
    const Telling telling = {reading, settled, arena};

    for (int i = 0; i < settled->rows_n; i++)
        if (settled->rows[i].reading == reading->id &&
            settled->rows[i].role != ROW_GONE && tell_row(&telling, &settled->rows[i]))
            return -1;
    return 0;
}

bool import_settle_tell_rejected(const ImportReading *reading, const Settled *settled,
                                 Arena *arena, int at, int line)
{
    const Telling telling = {reading, settled, arena};
    StatementRow row = settled->rows[at];
    const SettledCard *card = card_of(settled, &row);

    if (row.role == ROW_GONE || !is_rejected(&row, card)) return false;
    row.line = line;
    if (row.against)
        reject_contradiction(&telling, &row);
    else
        tell_other(&telling, &row, card);
    return true;
}
