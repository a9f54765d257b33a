// serve_texts.h -- what a browser cannot read by itself: the texts in a spreadsheet or an archive.

#ifndef SERVE_TEXTS_H
#define SERVE_TEXTS_H

#include <jansson.h>

#include "engine/base/err.h"
#include "tools/door/json_text.h"

// Returns the texts in a [file] that is called [name], each sheet as CSV, as an object: `texts`, each with `name`
// ("lists.zip/ogn.csv", "cards.xlsx/Core") and `text`, whose lines are the rows of the sheet; and `left`, parts
// that are left out, each with `name` and `why`. Returns NULL with [err]: it cannot be read, or it holds more
// than TEXTS_MAX texts or TEXTS_BYTES_MAX bytes of them.
json_t *serve_texts(const char *name, const JsonText *file, Err *err);

#endif
