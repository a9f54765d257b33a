// import_report.c -- adds up what an import counted.

#include "db/import/base/import_report.h"

#include <string.h>

Tally import_report_sum(const ImportReport *report)
{
    Tally sum = {0};

    for (int i = 0; i < report->tallies_n; i++) {
        const Tally *tally = &report->tallies[i];
        sum.added += tally->added;
        sum.changed += tally->changed;
        sum.removed += tally->removed;
        sum.merged += tally->merged;
        sum.waiting += tally->waiting;
        sum.unchanged += tally->unchanged;
        sum.rejected += tally->rejected;
    }
    return sum;
}

ImportPart import_report_part(const ImportReport *report)
{
    ImportPart part = {0};

    for (int i = 0; i < report->tallies_n; i++) {
        const Tally *tally = &report->tallies[i];
        const bool decks = !strcmp(tally->kind, "decks");
        if (!decks && !tally->rows) continue;
        part.left += tally->rejected;
        part.all +=
            decks ? tally->added + tally->changed + tally->unchanged + tally->rejected
                  : tally->rows;
    }
    part.is_small = part.left < part.all && part.left > part.all - part.left;
    return part;
}
