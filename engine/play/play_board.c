// play_board.c -- the board of a game that says nothing about its board.

#include "engine/play/play_board.h"

#include "engine/cards/library.h"
#include "engine/play/play.h"

const PlayBoard *play_board(const Rules *rules)
{
    static const PlayBoard none = {0};

    return rules->play && rules->play->board ? rules->play->board : &none;
}

const PlayReading *play_board_reading(const PlayBoard *board, int reading)
{
    return reading ? &board->readings[reading - 1] : NULL;
}

bool play_board_is_none(const PlayReading *reading, const State *state)
{
    const int n = reading->read(state);

    switch ((ReadingKind)reading->kind) {
    case READING_TRUTH: return !n;
    case READING_PLAYER: return n == NOBODY;
    case READING_PLACE: return n < 0;
    case READING_NUMBER:
    case READING_WORD: return false;
    }
    return false;
}

bool play_board_means(const KindRow *kind, const Card *card)
{
    return card->types & kind->any_of && !(card->supertypes & kind->none_of);
}

bool play_board_is_owned(const PlayBoard *board, const Rules *rules, const Card *card)
{
    const bool *owned = board->map.owned;

    for (int i = 0; owned && i < rules->kinds_n; i++)
        if (owned[i] && play_board_means(&rules->kinds[i], card)) return true;
    return false;
}

bool play_board_has_totals(const PlayBoard *board)
{
    for (int i = 0; i < board->lines_n; i++)
        if (board->lines[i].total) return true;
    return false;
}

int play_board_lines(const Rules *rules, BoardLine *lines)
{
    int n = 0;

    lines[n++] = (BoardLine){.kind = LINE_PLAYER};
    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *row = &rules->zones[i];
        const bool is_hand = row->flags & ZONE_PRIVATE;

        if (row->scope != SCOPE_PLAYER || row->flags & ZONE_SECRET) continue;
        lines[n++] = (BoardLine){.kind = is_hand ? LINE_HAND : LINE_OBJECTS,
                                 .zone = (uint8_t)i,
                                 .label = row->name,
                                 .empty = "-"};
    }
    if (rules->resources_n) lines[n++] = (BoardLine){.kind = LINE_TALLY, .label = ""};
    return n;
}

const char *play_board_flag(int mark)
{
    switch (mark) {
    case OBJECT_EXHAUSTED: return "exhausted";
    case OBJECT_FACEDOWN: return "facedown";
    case OBJECT_TOKEN: return "token";
    default: return NULL;
    }
}
