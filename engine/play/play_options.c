// play_options.c -- finds the game's own words for an option.

#include "engine/play/play_options.h"

#include <string.h>
#include <strings.h>

#include "engine/play/play.h"

const char *play_options_text(const Rules *rules, int prompt, int option)
{
    const PlayOptions *options = rules->play ? rules->play->options : NULL;

    for (int i = 0; options && i < options->texts_n; i++)
        if (options->texts[i].prompt == prompt && options->texts[i].option == option)
            return options->texts[i].text;
    return play_options_kind(rules, option)->text;
}

const PlayOptionKind *play_options_kind(const Rules *rules, int option)
{
    static const PlayOptionKind none = {.doc = ""};
    const PlayOptions *options = rules->play ? rules->play->options : NULL;

    return options && options->kinds ? &options->kinds[option] : &none;
}

const char *play_options_word(const Rules *rules, int option, int n)
{
    const PlayOptionKind *kind = play_options_kind(rules, option);

    return n > 0 && n <= kind->words_n ? kind->words[n - 1] : NULL;
}

int play_options_number(const Rules *rules, int option, const char *word)
{
    const PlayOptionKind *kind = play_options_kind(rules, option);

    for (int i = 0; i < kind->words_n; i++)
        if (!strcasecmp(kind->words[i], word)) return 1 + i;
    return 0;
}

char play_options_beyond(const char *text, int about)
{
    static const struct {
        char letter;
        uint8_t about;
    } letters[] = {{'c', ABOUT_THING},
                   {'o', ABOUT_THING},
                   {'t', ABOUT_PLACE},
                   {'p', ABOUT_PLAYER},
                   {'n', ABOUT_NUMBER},
                   {'g', ABOUT_NUMBER}};

    for (; *text; text++) {
        if (*text != '%') continue;
        text++;
        for (int i = 0; i < COUNT_OF(letters); i++)
            if (letters[i].letter == *text && !(about & letters[i].about)) return *text;
    }
    return 0;
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
