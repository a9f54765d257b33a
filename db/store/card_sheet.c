// card_sheet.c -- rows of a sheet: two of every card, then one for each column of
// facts.

#include "db/store/card_sheet.h"

#include "db/store/stored_facts.h"

int card_sheet_rows(const Store *store)
{
    return SHEET_FACTS + store->facts.n;
}

const char *card_sheet_word(const Store *store, int row)
{
    if (row == SHEET_NAME) return "name";
    return row == SHEET_SCRIPT ? "script" : store->facts.rows[row - SHEET_FACTS].name;
}

void card_sheet_fill(Arena *arena, const FactItems *facts, CardSheet *sheet)
{
    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        sheet->texts[SHEET_FACTS + i] = fact_columns_text(arena, &facts[i]);
}

int card_sheet_stored(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err)
{
    FactItems facts[FACT_COLUMNS_MAX];
    sqlite3_stmt *row =
        store_statement(store, "SELECT name, has_text FROM card WHERE id = ?1", err);

    if (!row) return -1;
    store_bind(row, "i", id);
    int status = store_step(store, row, err);
    if (status < 0) return -1;
    sheet->texts[SHEET_NAME] = status ? arena_text(arena, store_text(row, 0)) : "";
    sheet->texts[SHEET_SCRIPT] = status && store_number(row, 1) == 1 ? "yes" : "no";
    sqlite3_reset(row);
    if (stored_facts_read(store, id, arena, facts, err)) return -1;
    card_sheet_fill(arena, facts, sheet);
    return 0;
}
