// import_report.c -- adds up what an import counted.

#include "db/import/base/import_report.h"

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
