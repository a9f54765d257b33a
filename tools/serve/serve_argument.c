// serve_argument.c -- reads arguments, and names with what browsers escape in them.

#include "tools/serve/serve_argument.h"

#include <ctype.h>
#include <string.h>

const char *serve_argument(struct MHD_Connection *connection, const char *key)
{
    return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, key);
}

static int digit_of(char letter)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = letter ? strchr(digits, tolower((unsigned char)letter)) : NULL;

    return at ? (int)(at - digits) : -1;
}

bool serve_argument_name(struct MHD_Connection *connection, const char *key,
                         char name[SET_NAME_MAX + 1])
{
    const char *text = serve_argument(connection, key);
    int n = 0;

    if (!text || !*text) return false;
    for (; *text && n < SET_NAME_MAX; n++) {
        name[n] = *text++;
        if (name[n] != '%') continue;
        const int high = digit_of(text[0]), low = high < 0 ? -1 : digit_of(text[1]);

        if (low < 0 || (!high && !low)) return false;
        name[n] = (char)(high * 16 + low);
        text += 2;
    }
    name[n] = '\0';
    return !*text;
}
