// diff_json.c -- tells one difference as an object.

#include "tools/cards/diff_json.h"

static const char *const words[] = {[DB_DIFF_ADDED] = "added",
                                    [DB_DIFF_REMOVED] = "removed",
                                    [DB_DIFF_CHANGED] = "changed"};

json_t *diff_json(const DbDifference *found)
{
    return json_pack("{ss ss ss ss* ss* ss* ss*}",
                     "how",
                     words[found->how],
                     "kind",
                     found->kind,
                     "name",
                     found->name,
                     "title",
                     found->title,
                     "field",
                     found->field,
                     "old",
                     found->field ? found->old : NULL,
                     "new",
                     found->field ? found->now : NULL);
}
