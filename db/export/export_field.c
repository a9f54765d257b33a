// export_field.c -- fields of a printing, as texts.

#include "db/export/export_field.h"

#include <string.h>
#include <strings.h>

#include "engine/base/base.h"

// Returns one text as the only item.
static const char *const *one(Arena *arena, const char *text)
{
    const char **item = arena_take(arena, 2 * sizeof *item);

    *item = text;
    return text ? item : NULL;
}

static const char *const *number(Arena *arena, int n)
{
    return n < 0 ? NULL : one(arena, arena_format(arena, "%d", n));
}

// Returns a fact as its one text, or as the texts of its items.
static const char *const *fact(const FactColumns *columns, const FullCard *full,
                               int column, Arena *arena, int *n)
{
    const FactItems *items = &full->card.columns[column];
    const char **texts = arena_take(arena, (size_t)(items->n + 1) * sizeof *texts);

    for (int i = 0; i < items->n; i++)
        texts[i] = fact_columns_item_text(arena, &items->items[i]);
    if (!fact_columns_is_single(columns, column))
        *n = items->n;
    else if (!items->n)
        return NULL;
    return texts;
}

static const char *name_in(const FullCard *full, const char *language)
{
    for (int i = 0; language && i < full->names_n; i++)
        if (!strcmp(full->names[i].language, language)) return full->names[i].name;
    return !language || !strcmp(language, "en") ? full->card.facts.name : NULL;
}

// Returns the id of a printing in the row; a source may have several.
static const char *id_of(const ExportRow *row, const char *source)
{
    const FullCard *full = row->full;
    int nth = row->nth;

    for (int i = 0; i < full->ids_n; i++)
        if (!strcmp(full->ids[i].print, row->print->code) &&
            !strcmp(full->ids[i].source, source) && !nth--)
            return full->ids[i].id;
    return NULL;
}

int export_field_rows(const FullCard *full, const FullPrinting *print)
{
    const FullId *ids = full->ids;
    int most = 1, n = 0;

    for (int i = 0; i < full->ids_n; i++) {
        if (strcmp(ids[i].print, print->code) != 0) continue;
        // Those of one source follow each other.
        n = n && !strcmp(ids[i].source, ids[i - 1].source) ? n + 1 : 1;
        if (n > most) most = n;
    }
    return most;
}

// Returns the code of the card if that of the printing does not tell it, or if another card
// has its name.
static const char *card_of(const FullCard *full, const FullPrinting *print)
{
    const char *code = full->card.facts.code;
    PrintingKey card, own;

    if (!printing_key_read(code, &card) || !printing_key_read(print->code, &own))
        return NULL;
    if (full->parted && print == full->prints) return code;
    return strcasecmp(card.base, own.base) != 0 ? code : NULL;
}

// Returns the code of the printing's set, which may be another than the card's.
static const char *set_of(const FullCard *full, const FullPrinting *print, Arena *arena)
{
    PrintingKey own;

    return printing_key_read(print->code, &own) ? arena_text(arena, own.code.set)
                                                : full->card.facts.set;
}

static const char *set_name_of(const FullCard *full, const FullPrinting *print,
                               Arena *arena)
{
    const char *set = set_of(full, print, arena);

    return strcasecmp(set, full->card.facts.set) != 0 ? NULL : full->set_name;
}

// Returns the rules text of that kind. Users' lists brought it, so it goes out only if that
// was asked for.
static const char *const *rules_text(const ExportRow *row, const char *language,
                                     const char *kind)
{
    const char *text = card_full_text(row->full, language, kind);

    if (row->texts) return one(row->arena, text);
    if (text) *row->left = true;
    return NULL;
}

const char *const *export_field(const ExportRow *row, const ListedValue *field, int *n)
{
    const FactColumns *columns = row->words.columns;
    const FullCard *full = row->full;
    const FullPrinting *print = row->print;
    Arena *arena = row->arena;
    const CardFacts *facts = &full->card.facts;
    const char *language = field->language ? field->language : "en";
    const int column = (int)field->field - FIELD_FACT;

    *n = -1;
    if (column == columns->rarity && strcasecmp(print->code, facts->code) != 0)
        return one(arena, print->rarity);
    if (column >= 0) return fact(columns, full, column, arena, n);
    switch (field->field) {
    case FIELD_CODE: return one(arena, print->code);
    case FIELD_PRINT_OF: return one(arena, card_of(full, print));
    case FIELD_NUMBER: return number(arena, print->number);
    case FIELD_SET:
    case FIELD_SET_CODE: return one(arena, set_of(full, print, arena));
    case FIELD_SET_NAME: return one(arena, set_name_of(full, print, arena));
    case FIELD_NAME:
    case FIELD_FULL_NAME: return one(arena, name_in(full, field->language));
    case FIELD_TEXT: return rules_text(row, language, "effective");
    case FIELD_TEXT_PRINTED: return rules_text(row, language, "printed");
    case FIELD_TEXT_ERRATA: return rules_text(row, language, "errata");
    case FIELD_SCRIPT: return one(arena, facts->has_text ? "yes" : "no");
    case FIELD_ID: return one(arena, id_of(row, field->column));
    case FIELD_LANGUAGE: return one(arena, language);
    case FIELD_TEXT_ATTACHED: // a part of the text
    case FIELD_TYPES:
    case FIELD_SUBTITLE:
    case FIELD_UPDATED:
    case FIELD_OWNED_COUNT:
    case FIELD_OWNED_FOILS:
    case FIELD_OWNED_FINISH:
    case FIELD_OWNED_CONDITION:
    case FIELD_OWNED_LANGUAGE:
    case FIELD_OWNED:
    case FIELD_IGNORE:
    case FIELD_UNKNOWN:
    case FIELD_FACT: break;
    }
    return NULL;
}
