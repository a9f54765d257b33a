// ban_word.c -- the words that ban lists use for their columns.

#include "db/bans/ban_word.h"

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/base.h"

static const struct {
    const char *word; // folded
    int field;
} words[] = {
    {"mode", BAN_MODE},          {"modes", BAN_MODE},
    {"format", BAN_MODE},        {"formats", BAN_MODE},
    {"play mode", BAN_MODE},     {"game mode", BAN_MODE},
    {"card", BAN_CARD},          {"name", BAN_CARD},
    {"card name", BAN_CARD},     {"cardname", BAN_CARD},
    {"full name", BAN_CARD},     {"code", BAN_CODE},
    {"card code", BAN_CODE},     {"card id", BAN_CODE},
    {"public code", BAN_CODE},   {"print", BAN_CODE},
    {"since", BAN_SINCE},        {"date", BAN_SINCE},
    {"day", BAN_SINCE},          {"from", BAN_SINCE},
    {"banned since", BAN_SINCE}, {"banned on", BAN_SINCE},
    {"effective", BAN_SINCE},    {"effective date", BAN_SINCE},
    {"until", BAN_UNTIL},        {"to", BAN_UNTIL},
    {"ended", BAN_UNTIL},        {"ends", BAN_UNTIL},
    {"banned until", BAN_UNTIL}, {"unbanned", BAN_UNTIL},
    {"lifted", BAN_UNTIL},       {"type", BAN_OTHER},
    {"rarity", BAN_OTHER},       {"text", BAN_OTHER},
    {"quantity", BAN_OTHER},     {"qty", BAN_OTHER},
    {"count", BAN_OTHER},        {"amount", BAN_OTHER},
    {"copies", BAN_OTHER},       {"section", BAN_OTHER},
    {"price", BAN_OTHER},        {"condition", BAN_OTHER},
    {"language", BAN_OTHER},     {"keywords", BAN_OTHER},
    {"tags", BAN_OTHER},
};

int ban_word_field(const char *heading)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(heading, folded, sizeof folded);
    for (char *c = folded; *c; c++)
        if (*c == '_') *c = ' ';
    for (int i = 0; i < COUNT_OF(words); i++)
        if (!strcmp(words[i].word, folded)) return words[i].field;
    return BAN_UNKNOWN;
}

void ban_word_look(BanLook *look, const char *heading)
{
    const int field = ban_word_field(heading);

    if (field < 0)
        look->unknown++;
    else
        look->n[field]++;
}

bool ban_word_is_list(const BanLook *look)
{
    const int days = look->n[BAN_SINCE] + look->n[BAN_UNTIL];

    return look->n[BAN_MODE] && (look->n[BAN_CARD] || look->n[BAN_CODE]) &&
           !look->n[BAN_OTHER] && (days || !look->unknown);
}
