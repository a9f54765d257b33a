// biff.c -- takes records out of a stream, and bytes and texts out of records.

#include "db/sheets/biff.h"

#include <string.h>

#include "engine/base/base.h"

enum { HEADER_BYTES = 4, ID_CONTINUE = 0x3c };

// The flags of a text, in its first byte.
enum { TEXT_WIDE = 1, TEXT_SPOKEN = 4, TEXT_RICH = 8 };

void biff_begin(Biff *biff, const ContainerStream *stream, int64_t at)
{
    biff->stream = *stream;
    biff->at = at;
    biff->id = -1;
    biff->n = biff->used = 0;
    biff->ended = false;
    biff->ahead_at = 0;
    biff->ahead_n = 0;
}

// Copies [n] bytes at [at] of the stream. Returns false if it ends before.
static bool copy_stream(Biff *biff, int64_t at, unsigned char *to, size_t n)
{
    const int64_t end = biff->ahead_at + (int64_t)biff->ahead_n;

    if (at < biff->ahead_at || at + (int64_t)n > end) {
        biff->ahead_at = at;
        biff->ahead_n =
            container_read(&biff->stream, at, biff->ahead, BIFF_AHEAD_BYTES);
    }
    if (biff->ahead_n < n) return false;
    memcpy(to, biff->ahead + (at - biff->ahead_at), n);
    return true;
}

bool biff_next(Biff *biff)
{
    unsigned char header[HEADER_BYTES];

    biff->n = biff->used = 0;
    biff->ended = false;
    if (!copy_stream(biff, biff->at, header, sizeof header)) return false;
    biff->id = header[0] | header[1] << 8;
    biff->n = (size_t)(header[2] | header[3] << 8);
    if (!copy_stream(biff, biff->at + HEADER_BYTES, biff->data, biff->n)) {
        biff->n = 0;
        return false;
    }
    biff->at += HEADER_BYTES + (int64_t)biff->n;
    return true;
}

// Goes on in the record behind the current one, if it continues that.
static bool go_on(Biff *biff)
{
    unsigned char header[HEADER_BYTES];
    const int id = biff->id;

    if (!copy_stream(biff, biff->at, header, sizeof header) ||
        header[0] != ID_CONTINUE || header[1] || !biff_next(biff)) {
        biff->ended = true;
        return false;
    }
    biff->id = id;
    return true;
}

unsigned biff_byte(Biff *biff)
{
    while (biff->used == biff->n)
        if (!go_on(biff)) return 0;
    return biff->data[biff->used++];
}

unsigned biff_short(Biff *biff)
{
    const unsigned low = biff_byte(biff);

    return low | biff_byte(biff) << 8;
}

uint32_t biff_long(Biff *biff)
{
    const uint32_t low = biff_short(biff);

    return low | (uint32_t)biff_short(biff) << 16;
}

double biff_double(Biff *biff)
{
    const uint64_t low = biff_long(biff);
    const uint64_t bits = low | (uint64_t)biff_long(biff) << 32;
    double number;

    memcpy(&number, &bits, sizeof number);
    return number;
}

void biff_skip(Biff *biff, int64_t n)
{
    while (n > 0 && !biff->ended) {
        const int64_t left = (int64_t)(biff->n - biff->used);
        const int64_t step = n < left ? n : left;
        biff->used += (size_t)step;
        n -= step;
        if (n && !go_on(biff)) return;
    }
}

// ---- texts

static void add_sign(SheetRow *row, uint32_t sign)
{
    char text[4];
    size_t n = 0;

    if (sign < 0x80) {
        text[n++] = (char)sign;
    } else if (sign < 0x800) {
        text[n++] = (char)(0xc0 | sign >> 6);
        text[n++] = (char)(0x80 | (sign & 0x3f));
    } else if (sign < 0x10000) {
        text[n++] = (char)(0xe0 | sign >> 12);
        text[n++] = (char)(0x80 | (sign >> 6 & 0x3f));
        text[n++] = (char)(0x80 | (sign & 0x3f));
    } else {
        text[n++] = (char)(0xf0 | sign >> 18);
        text[n++] = (char)(0x80 | (sign >> 12 & 0x3f));
        text[n++] = (char)(0x80 | (sign >> 6 & 0x3f));
        text[n++] = (char)(0x80 | (sign & 0x3f));
    }
    sheet_row_add(row, text, n);
}

// Takes the next sign, of one or two bytes. A text that goes on in another record says
// there anew how wide its signs are.
static uint32_t take_sign(Biff *biff, bool *wide)
{
    if (biff->used == biff->n && go_on(biff)) *wide = biff_byte(biff) & TEXT_WIDE;
    return *wide ? biff_short(biff) : biff_byte(biff);
}

static bool is_first_half(uint32_t sign)
{
    return sign >= 0xd800 && sign < 0xdc00;
}

static bool is_second_half(uint32_t sign)
{
    return sign >= 0xdc00 && sign < 0xe000;
}

void biff_text(Biff *biff, unsigned length, bool shared, SheetRow *row)
{
    const unsigned flags = biff_byte(biff);
    const unsigned runs = shared && flags & TEXT_RICH ? biff_short(biff) : 0;
    const uint32_t spoken = shared && flags & TEXT_SPOKEN ? biff_long(biff) : 0;
    bool wide = flags & TEXT_WIDE;
    uint32_t first = 0; // half of a pair

    for (unsigned i = 0; i < length && !biff->ended; i++) {
        const uint32_t sign = take_sign(biff, &wide);
        if (biff->ended) break;
        if (first && is_second_half(sign))
            add_sign(row, 0x10000 + ((first - 0xd800) << 10) + (sign - 0xdc00));
        else if (is_second_half(sign))
            add_sign(row, 0xfffd);
        else if (!is_first_half(sign))
            add_sign(row, sign);
        first = is_first_half(sign) ? sign : 0;
    }
    biff_skip(biff, (int64_t)runs * 4 + spoken);
}
