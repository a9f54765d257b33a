#include "print_code.h"

#include <stdio.h>
#include <string.h>

#include "../engine/kernel/base.h"

// Sets whose numbers repeat, one run for each set that their cards come from.
static const char *const promo_sets[] = {"OPP"};

static bool is_promo(const char *set)
{
    for (int i = 0; i < COUNT_OF(promo_sets); i++)
        if (!strcmp(set, promo_sets[i])) return true;
    return false;
}

static bool read_trimmed(const char *text, PrintCode *code)
{
    bool promo;

    if (!card_code_read(text, &code->code)) return false;
    CardCode base = code->code;
    promo = is_promo(base.set);
    base.art = 0;
    card_code_write(&code->code, promo, code->key);
    card_code_write(&base, promo, code->base);
    return true;
}

// Lists write "OGN 030" and "OGN_030" too. In a deck a blank would be part of a name.
bool print_code_read(const char *text, PrintCode *code)
{
    char copy[CARD_CODE_BYTES * 2];
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

bool print_code_join(const char *set, const char *number, PrintCode *code)
{
    char text[CARD_CODE_BYTES * 2];
    int n = snprintf(text, sizeof text, "%s-%s", set, number);

    return n < (int)sizeof text && read_trimmed(text, code);
}
