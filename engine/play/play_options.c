// play_options.c -- finds the game's own words for an option.

#include "engine/play/play_options.h"

#include <string.h>

#include "engine/play/play.h"

const char *play_options_text(const Rules *rules, int prompt, int option)
{
    const PlayOptions *options = rules->play ? rules->play->options : NULL;

    for (int i = 0; options && i < options->texts_n; i++)
        if (options->texts[i].prompt == prompt && options->texts[i].option == option)
            return options->texts[i].text;
    return NULL;
}

char play_options_unknown(const char *text)
{
    for (; *text; text++) {
        if (*text != '%') continue;
        text++;
        if (!*text) return '%';
        if (!strchr("ctpnToga%", *text)) return *text;
    }
    return 0;
}
