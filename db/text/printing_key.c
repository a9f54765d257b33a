// printing_key.c -- the sets of promos, and the key of a code.

#include "db/text/printing_key.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/base.h"

// Sets that only reprint. Where [repeats], the numbers start anew for each set that the
// cards come from.
static const struct {
    const char *set;
    bool repeats;
} promo_sets[] = {{"OPP", true}, {"PR", false}, {"JDG", false}};

static bool set_repeats(const char *set)
{
    for (int i = 0; i < COUNT_OF(promo_sets); i++)
        if (!strcmp(promo_sets[i].set, set)) return promo_sets[i].repeats;
    return false;
}

bool printing_key_is_promo(const PrintingCode *code)
{
    for (int i = 0; i < COUNT_OF(promo_sets); i++)
        if (!strcmp(promo_sets[i].set, code->set)) return true;
    return false;
}

static bool read_trimmed(const char *text, PrintingKey *code)
{
    if (!printing_code_read(text, &code->code)) return false;
    PrintingCode base = code->code;
    bool promo = set_repeats(base.set);
    base.art = base.mark = 0;
    printing_code_write(&code->code, promo, code->key);
    printing_code_write(&base, promo, code->base);
    return true;
}

// Takes "OGN 030", "OGN_030" and "OGN.030" too, as lists write them. A deck must not
// use this: there a blank is part of a name.
bool printing_key_read(const char *text, PrintingKey *code)
{
    char copy[PRINTING_CODE_BYTES * 2];
    size_t n = strlen(text);

    while (n && text[n - 1] == ' ') n--;
    while (n && *text == ' ') text++, n--;
    if (n >= sizeof copy) return false;
    memcpy(copy, text, n);
    copy[n] = '\0';
    char *separator = strpbrk(copy, "-_ .\xc2");
    if (separator && *separator != '\xc2') *separator = '-';
    return read_trimmed(copy, code);
}

bool printing_key_join(const char *set, const char *number, PrintingKey *code)
{
    char text[PRINTING_CODE_BYTES * 2];
    int n = snprintf(text, sizeof text, "%s-%s", set, number);

    return n < (int)sizeof text && read_trimmed(text, code);
}
