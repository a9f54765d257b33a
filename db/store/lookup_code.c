// lookup_code.c -- parts a text at each place where a set may end.

#include "db/store/lookup_code.h"

#include <ctype.h>
#include <string.h>

#include "db/store/lookup.h"

static bool is_letter(char c)
{
    return isalnum((unsigned char)c);
}

// Returns whether a text may be such a code: it begins like a set, and has figures.
static bool may_be_code(const char *text)
{
    return strlen(text) < PRINTING_CODE_BYTES && is_letter(*text) &&
           text[strcspn(text, "0123456789")];
}

int lookup_code(Store *store, const char *text, PrintingKey *key, Err *err)
{
    int fits = 0;

    if (!may_be_code(text)) return 0;
    for (size_t n = 1; n < sizeof key->code.set && is_letter(text[n - 1]); n++) {
        char set[sizeof key->code.set] = "";
        const char *number = text + n + strspn(text + n, " _.:#/");
        PrintingKey other;
        memcpy(set, text, n);
        if (!printing_key_join(set, number, &other)) continue;
        const int64_t card = lookup_card(store, other.key, err);
        if (card < 0) return -1;
        if (card && fits++) return 0;
        if (card) *key = other;
    }
    return fits;
}
