// foresight_words.c -- says what a trial came to: the sentences of its log, and the numbers
// that are different.

#include <string.h>

#include "engine/base/text.h"
#include "tools/view/foresight_inside.h"
#include "tools/view/narrate.h"

// The sentences of a trial on their way into pieces.
typedef struct {
    const Foretold *told;
    Foreseen *seen;
} Pieces;

int foresight_find(const Foreseen *seen, const char *text, bool own)
{
    for (int i = 0; i < seen->n; i++)
        if (seen->own[i] == own && !strcmp(seen->text[i], text)) return i;
    return -1;
}

void foresight_drop(Foreseen *seen, int piece)
{
    seen->n--;
    for (int i = piece; i < seen->n; i++) {
        memcpy(seen->text[i], seen->text[i + 1], sizeof seen->text[i]);
        seen->own[i] = seen->own[i + 1];
    }
}

// Takes off the end: the full stop, and what caused it where that is what asks.
static void trim(const char *asker, char *piece)
{
    size_t n = strlen(piece), m = strlen(asker);

    if (piece[n - 1] == '.') piece[--n] = '\0';
    if (m && n > m + 6 && !strcmp(piece + n - m, asker) &&
        !strncmp(piece + n - m - 6, " from ", 6))
        piece[n - m - 6] = '\0';
}

// Adds a piece, once.
static void add_piece(const Pieces *pieces, const char *text, bool own)
{
    Foreseen *seen = pieces->seen;
    const size_t n = strlen(text);
    char piece[FORESEEN_BYTE_MAX];

    if (!n || n >= sizeof piece || seen->n == FORESEEN_MAX) return;
    (void)text_format(piece, sizeof piece, "%s", text);
    trim(pieces->told->asker, piece);
    if (foresight_find(seen, piece, own) >= 0) return;
    (void)text_format(seen->text[seen->n], FORESEEN_BYTE_MAX, "%s", piece);
    seen->own[seen->n++] = own;
}

// Takes a sentence about the option's own thing without its name, "falls", or with a word
// for it, "Annie moves it to the base".
static void tell_own(void *self, TellKind kind, const char *text)
{
    const Pieces *pieces = self;
    const Scene *before = pieces->told->before;
    const char *name =
        scene_card(before, before->state.objects[pieces->told->object].card);
    const char *at = strstr(text, name);
    const size_t n = strlen(name);
    char sentence[FORESEEN_BYTE_MAX];

    if (kind != TELL_SENTENCE) return;
    if (at == text && text[n] == ' ') {
        add_piece(pieces, text + n + 1, true);
        return;
    }
    if (at)
        (void)text_format(
            sentence, sizeof sentence, "%.*sit%s", (int)(at - text), text, at + n);
    add_piece(pieces, at ? sentence : text, at != NULL);
}

static void tell_other(void *self, TellKind kind, const char *text)
{
    const Pieces *pieces = self;

    if (kind == TELL_SENTENCE || kind == TELL_END) add_piece(pieces, text, false);
}

// Returns whether the reader did not see the face of a thing that was there before.
static bool was_hidden(const Scene *before, ObjectId id)
{
    return id && id <= before->state.objects_n && !before->state.objects[id].card;
}

// Takes out what the reader does not see: the trial dealt those faces itself.
static void hide_faces(const Scene *before, Log *log)
{
    for (int i = 0; i < log->n; i++) {
        LogEntry *entry = &log->entries[i];

        if (was_hidden(before, entry->object)) entry->card = 0;
        if (was_hidden(before, entry->other)) entry->other_card = 0;
    }
}

// Returns whether the sentence tells what the option itself is: a choice, or the play of
// something.
static bool is_known(const Scene *scene, const LogEntry *entry)
{
    const PlaySentence *row = play_telling_sentence(scene->table->rules, entry);

    if (!row || play_telling_is_plain(row)) return !row;
    return row->kind == TELL_TARGETS || play_telling_has(row, 'x');
}

// Tells the entries one by one or together: those of the own thing, or all others.
static void tell_log(Pieces *pieces, bool own)
{
    const Foretold *told = pieces->told;
    LogEntry others[LOG_MAX];
    Narrator narrator = {told->after, pieces, NULL, own ? tell_own : tell_other};
    int n = 0;

    for (int i = 0; i < told->log->n; i++) {
        const LogEntry *entry = &told->log->entries[i];

        if (is_known(told->after, entry)) continue;
        if ((told->object && entry->object == told->object) != own) continue;
        if (own)
            narrate(&narrator, entry, 1);
        else
            others[n++] = *entry;
    }
    if (n) narrate(&narrator, others, n);
}

static bool is_on_board(const Scene *scene, ObjectId id)
{
    const Object *it = &scene->state.objects[id];

    return it->card && it->spot != NOWHERE &&
           spot_is(scene->table, it->spot, ZONE_BOARD);
}

// Tells the main number of a thing that stays on the board, where it is another now.
static void tell_number(Pieces *pieces, ObjectId id)
{
    const Scene *before = pieces->told->before, *after = pieces->told->after;
    const bool own = id == pieces->told->object;
    const int was = before->state.objects[id].stat, is = after->state.objects[id].stat;
    char text[FORESEEN_BYTE_MAX];

    if (was == is || !is_on_board(before, id) || !is_on_board(after, id)) return;
    if (!scene_has_main(before, id) || !scene_has_main(after, id)) return;
    (void)text_format(text,
                      sizeof text,
                      "%s%s%s %d → %d",
                      own ? "" : scene_card(before, before->state.objects[id].card),
                      own ? "" : ": ",
                      scene_main(before)->label,
                      was < 0 ? 0 : was,
                      is < 0 ? 0 : is);
    add_piece(pieces, text, own);
}

// Tells that the option's own thing becomes exhausted or ready.
static void tell_flag(Pieces *pieces)
{
    const Scene *before = pieces->told->before, *after = pieces->told->after;
    const ObjectId id = pieces->told->object;
    const int was = before->state.objects[id].flags & OBJECT_EXHAUSTED;
    char text[FORESEEN_BYTE_MAX];

    if (!is_on_board(before, id) || !is_on_board(after, id)) return;
    if (was == (after->state.objects[id].flags & OBJECT_EXHAUSTED)) return;
    (void)text_format(text,
                      sizeof text,
                      "becomes %s",
                      was ? "ready" : play_board_flag(OBJECT_EXHAUSTED));
    add_piece(pieces, text, true);
}

void foresight_words(const Foretold *told, Foreseen *seen)
{
    Pieces pieces = {told, seen};

    seen->n = 0;
    hide_faces(told->before, told->log);
    if (told->object) {
        tell_log(&pieces, true);
        tell_number(&pieces, told->object);
        tell_flag(&pieces);
    }
    tell_log(&pieces, false);
    for (int i = 1; i <= told->before->state.objects_n; i++)
        if (i != told->object) tell_number(&pieces, (ObjectId)i);
}
