#include "tools/view/narrate.h"

#include <string.h>

enum { FACES_MAX = 24 }; // in one sentence

// %p who, %c the cards (all of a run of entries), %o the source, %n the number, %s "s"
// unless the number is 1, %t where to. (a|b) is a for one card and b for several;
// {...} is said only of a source that is another card, <...> only of a battlefield
// where it goes to, [...] only if targets, %x, were chosen. NULL: nothing is said.
static const char *const sentences[EVENT_COUNT] = {
    [EVENT_FINALIZED] = "%p plays %c< at %t>[ on %x].",
    [EVENT_CONQUERS] = "%p conquers %t: %P of %V points.",
    [EVENT_HOLDS] = "%p holds %t: %P of %V points.",
    [EVENT_MOVES] = "%p moves %c to %t.",
    [EVENT_DIES] = "%c (dies|die).",
    [EVENT_DAMAGED] = "%c (takes|take) %n damage{ from %o}.",
    [EVENT_DISCARDED] = "%p discards %c.",
    [EVENT_STUNNED] = "%c (is|are) stunned.",
    [EVENT_BUFFED] = "%c (gets|get) a buff.",
    [EVENT_CHOSEN] = "%o chooses %c.",
    [EVENT_HIDDEN] = "%p hides %c< at %t>.",
    [EVENT_SEEN] = "%p looks at %c.",
    [EVENT_DRAWN] = "%p draws %c.",
    [EVENT_CHANNELED] = "%p channels %c.",
    [EVENT_BANISHED] = "%c (is|are) banished.",
    [EVENT_COUNTERED] = "%c is countered{ by %o}.",
    [EVENT_ATTACHED] = "%c is attached{ to %o}.",
    [EVENT_DETACHED] = "%c comes off.",
    [EVENT_BURNED] = "%c (is|are) burned.",
    [EVENT_BUFF_SPENT] = "%c (spends its|spend their) buff.",
    [EVENT_RECALLED] = "%c (goes|go) home to base.",
    [EVENT_RETURNED] = "%c (goes|go) to %t.",
    [EVENT_POINTS] = "%p gains %n point%s: %P of %V.",
    [EVENT_BURNED_OUT] = "%p burns out: the deck is empty.",
    [EVENT_CONTROL] = "%p takes control of %c.",
    [EVENT_ACTIVATED] = "%p uses %c.",
    [EVENT_TRIGGERED] = "%c (triggers|trigger).",
    [EVENT_REMOVED] = "%c comes to nothing.",
    [EVENT_SHOWDOWN] = "A showdown opens at %c.",
    [EVENT_COMBAT] = "Combat at %c.",
    [EVENT_COMBAT_WON] = "%p wins the combat.",
    [EVENT_COMBAT_TIE] = "Units of both sides survive the combat.",
    [EVENT_MULLIGAN] = "%p sets aside %n card%s for new ones.",
    [EVENT_WON] = "%w the game.",
    [EVENT_LEFT] = "%p leaves the game.",
    [EVENT_DRAWN_GAME] = "The game is a draw.",
};

// What is said instead where everybody sees the face, or where nobody is the player.
static const char *sentence_of(const LogEntry *entry)
{
    if (entry->event >= EVENT_COUNT) return NULL;
    // Told of the player, then of each unit.
    if ((entry->event == EVENT_CONQUERS || entry->event == EVENT_HOLDS) &&
        entry->object)
        return NULL;
    if (entry->event == EVENT_MULLIGAN && !entry->n) return "%p keeps the hand.";
    if (entry->event == EVENT_SEEN && entry->seen_by == EVERYBODY)
        return "%p reveals %c.";
    if (entry->event == EVENT_CONTROL && entry->player == NOBODY)
        return "Nobody controls %c any more.";
    if (entry->event == EVENT_MOVES && entry->player == NOBODY)
        return "%c (moves|move) to %t.";
    return sentences[entry->event];
}

bool narrate_knows(const LogEntry *entry, PlayerId player)
{
    if (entry->seen_by == EVERYBODY) return true;
    return player < 8 && (entry->seen_by & BIT(player));
}

static CardId known_face(const Scene *scene, const LogEntry *entry)
{
    return scene->open || narrate_knows(entry, scene->reader) ? entry->card : 0;
}

static void tell_face(const Scene *scene, CardId face, int count, Line *line)
{
    const char *name = scene_card(scene, face);

    if (count == 1)
        line_add(line, "%s", name);
    else if (!face)
        line_add(line, "%d cards", count);
    else if (strchr(name, ','))
        line_add(line, "%d × %s", count, name);
    else
        line_add(line, "%d %ss", count, name);
}

// "Gust, 2 Fury Runes and 3 cards": faces that are alike are counted.
static void tell_cards(const Scene *scene, const LogEntry *entries, int n, Line *line)
{
    CardId faces[FACES_MAX];
    int counts[FACES_MAX] = {0}, faces_n = 0;

    for (int i = 0; i < n; i++) {
        const CardId face = known_face(scene, &entries[i]);
        int at = 0;

        while (at < faces_n && faces[at] != face) at++;
        if (at == FACES_MAX) continue;
        faces[at] = face;
        counts[at]++;
        if (at == faces_n) faces_n++;
    }
    for (int i = 0; i < faces_n; i++) {
        if (i) line_add(line, i + 1 < faces_n ? ", " : " and ");
        tell_face(scene, faces[i], counts[i], line);
    }
}

// A sentence being told: of [n] entries alike, in a batch that goes up to [end].
typedef struct {
    const Scene *scene;
    const LogEntry *entries, *end;
    int n;
    const LogEntry *chosen; // its targets, told before it
    int chosen_n;
} Telling;

// The points of the entry's player as they were after it; the scene is later.
static int points_then(const Telling *telling)
{
    const LogEntry *entry = telling->entries;
    int points = telling->scene->state.players[entry->player].points;

    for (const LogEntry *later = entry + telling->n; later < telling->end; later++)
        if (later->event == EVENT_POINTS &&
            table_are_allied(&telling->scene->state, later->player, entry->player))
            points -= later->n;
    return points;
}

static void tell_part(const Telling *telling, char letter, Line *line)
{
    const Scene *scene = telling->scene;
    const LogEntry *entry = telling->entries;

    switch (letter) {
    case 'p': line_add(line, "%s", scene_player(scene, entry->player)); return;
    case 'w':
        scene_side(scene, entry->player, line);
        line_add(line, " %s", scene_is_team(scene) ? "win" : "wins");
        return;
    case 'c': tell_cards(scene, entry, telling->n, line); return;
    case 'x': tell_cards(scene, telling->chosen, telling->chosen_n, line); return;
    case 'o': line_add(line, "%s", scene_card(scene, entry->other_card)); return;
    case 'n': line_add(line, "%d", entry->n); return;
    case 's': line_add(line, "%s", entry->n == 1 ? "" : "s"); return;
    case 't': scene_spot(scene, entry->to, line); return;
    case 'P': line_add(line, "%d", points_then(telling)); return;
    case 'V': line_add(line, "%d", rb_const(&scene->state)->victory_score); return;
    default: line_add(line, "%c", letter);
    }
}

// Whether the group that opens with [open] is said of these entries.
static bool is_said(const Telling *telling, char open)
{
    const LogEntry *entry = telling->entries;
    const Table *table = telling->scene->table;

    if (open == '[') return telling->chosen_n > 0;
    if (open == '{') return entry->other_card && entry->other_card != entry->card;
    return entry->to != NOWHERE && spot_zone(table, entry->to) != ZONE_BASE &&
           spot_is(table, entry->to, ZONE_BOARD);
}

// Writes the template up to [stop]; returns where it stopped.
static const char *tell_until(const Telling *telling, const char *at, char stop,
                              Line *line)
{
    for (; *at && *at != stop; at++) {
        if (*at == '%')
            tell_part(telling, *++at, line);
        else if (strchr("{<[", *at)) {
            const char close = *at == '{' ? '}' : *at == '<' ? '>' : ']';

            if (is_said(telling, *at))
                at = tell_until(telling, at + 1, close, line);
            else
                at = strchr(at, close);
        } else if (*at == '(' && strchr(at, '|')) {
            if (telling->n == 1)
                at = tell_until(telling, at + 1, '|', line);
            else
                at = tell_until(telling, strchr(at, '|') + 1, ')', line);
            at = strchr(at, ')');
        } else
            line_add(line, "%c", *at);
    }
    return at;
}

static void tell_sentence(const Narrator *narrator, const Telling *telling)
{
    const LogEntry *entry = telling->entries;
    TellKind kind = TELL_SENTENCE;
    Line line;

    line_start(&line, false, 0);
    tell_until(telling, sentence_of(entry), '\0', &line);
    if (line.text[0] >= 'a' && line.text[0] <= 'z') line.text[0] -= 'a' - 'A';
    if (entry->event == EVENT_WON || entry->event == EVENT_DRAWN_GAME) kind = TELL_END;
    narrator->tell(narrator->self, kind, line.text);
}

static void tell_heading(const Narrator *narrator, const LogEntry *entry)
{
    Line line;

    line_start(&line, false, 0);
    if (entry->event == EVENT_TURN)
        line_add(&line,
                 "Turn %d, %s",
                 entry->turn,
                 scene_player(narrator->scene, entry->player));
    else
        line_add(&line, "%s", turn_phase_name((Phase)entry->n));
    narrator->tell(
        narrator->self, entry->event == EVENT_TURN ? TELL_TURN : TELL_PHASE, line.text);
}

// Two entries in a row that differ in nothing but the card are one sentence. Targets may
// also stand at different places.
static bool joins(const LogEntry *a, const LogEntry *b)
{
    if (a->event != b->event || a->player != b->player || a->other != b->other)
        return false;
    return a->event == EVENT_CHOSEN || (a->to == b->to && a->n == b->n);
}

// Points for a battlefield are told with the battlefield, a few entries later.
static bool is_told_later(const LogEntry *points, const LogEntry *end)
{
    for (const LogEntry *at = points + 1; at < end && at <= points + 2; at++)
        if ((at->event == EVENT_CONQUERS || at->event == EVENT_HOLDS) && !at->object)
            return at->player == points->player;
    return false;
}

static bool is_heading(const LogEntry *entry)
{
    return entry->event == EVENT_TURN || entry->event == EVENT_PHASE;
}

// Tells what begins with [telling]'s entry; returns how many entries that is.
static int tell_next(const Narrator *narrator, Telling *telling)
{
    const LogEntry *entry = telling->entries;
    const int left = (int)(telling->end - entry);
    const char *sentence = sentence_of(entry);
    int run = 1;

    if (is_heading(entry)) {
        tell_heading(narrator, entry);
        return 1;
    }
    if (entry->event == EVENT_POINTS && is_told_later(entry, telling->end)) return 1;
    if (strstr(sentence, "%c"))
        while (run < left && joins(entry, &entry[run])) run++;
    if (entry->event == EVENT_CHOSEN && run < left &&
        entry[run].event == EVENT_FINALIZED) {
        telling->chosen = entry;
        telling->chosen_n = run;
        return run;
    }
    telling->n = run;
    tell_sentence(narrator, telling);
    telling->chosen_n = 0;
    return run;
}

// What says nothing is left out first, so that it parts no sentence.
void narrate(const Narrator *narrator, const LogEntry *entries, int n)
{
    LogEntry said[LOG_MAX];
    Telling telling = {.scene = narrator->scene};
    int said_n = 0;

    for (int i = 0; i < n && said_n < LOG_MAX; i++)
        if (is_heading(&entries[i]) || sentence_of(&entries[i]))
            said[said_n++] = entries[i];
    telling.end = said + said_n;
    for (int i = 0; i < said_n; i += tell_next(narrator, &telling))
        telling.entries = said + i;
}
