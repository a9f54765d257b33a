// narrate.c -- tells the log in sentences, with the rows of play_telling.h.
//
// A template gives each sentence; it says which parts of the entry the sentence has. A
// group of a template stands in brackets, and the sentence has it only if it applies.

#include "tools/view/narrate.h"

#include <ctype.h>
#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/base/text.h"
#include "engine/play/play.h"
#include "tools/view/names.h"
#include "tools/view/scene_space.h"

// Names of one sentence. For more things it has their number alone.
enum { NAMES_MOST = 20 };

bool narrate_knows(const LogEntry *entry, PlayerId player)
{
    if (entry->seen_by == EVERYBODY) return true;
    return player < 8 && (entry->seen_by >> player & 1);
}

static CardId known_face(const Scene *scene, const LogEntry *entry)
{
    return scene->open || narrate_knows(entry, scene->reader) ? entry->card : 0;
}

static void count_face(const Scene *scene, CardId face, int count,
                       char to[NAME_COUNTED])
{
    if (face || count == 1)
        names_counted(scene_card(scene, face), count, to);
    else
        (void)text_format(to, NAME_COUNTED, "%d cards", count);
}

static void add_faces(const Scene *scene, const CardId *faces, const int *counts, int n,
                      Line *line)
{
    bool apart = false;
    char name[NAME_COUNTED];

    for (int i = 0; n > 1 && i < n; i++)
        apart |= (n > 2 || !i) && strchr(scene_card(scene, faces[i]), ',');
    for (int i = 0; i < n; i++) {
        names_between(line, i, n, apart);
        count_face(scene, faces[i], counts[i], name);
        line_add(line, "%s", name);
    }
}

// Adds "Gust, 2 Sparks and 3 cards", or "90 cards" where the names would be too many. Equal
// cards are counted.
static void tell_cards(const Scene *scene, const LogEntry *entries, int n, Line *line)
{
    CardId faces[LOG_MAX];
    int counts[LOG_MAX], faces_n = 0;

    for (int i = 0; i < n; i++) {
        const CardId face = known_face(scene, &entries[i]);
        int at = 0;

        while (at < faces_n && faces[at] != face) at++;
        if (at == faces_n) counts[faces_n++] = 0;
        faces[at] = face;
        counts[at]++;
    }
    if (faces_n > NAMES_MOST)
        line_add(line, "%d cards", n);
    else
        add_faces(scene, faces, counts, faces_n, line);
}

// A sentence on its way: [n] equal entries of a batch that goes up to [end].
typedef struct {
    const Scene *scene;
    const PlaySentence *sentence;
    const LogEntry *entries, *end;
    int n;
    const LogEntry *chosen; // its targets, which were told before it
    int chosen_n;
    uint8_t event; // that was told last, and its sentence
    char last[200];
} Telling;

// Returns whether the entry is the event by which players gain points.
static bool gains_points(const Scene *scene, const LogEntry *entry)
{
    const Play *play = scene->table->rules->play;

    return play && play->telling && play->telling->points == entry->event + 1;
}

// Returns the points of the entry's player just after it; the scene shows a later
// moment.
static int points_then(const Telling *telling)
{
    const LogEntry *entry = telling->entries;
    int points = telling->scene->state.players[entry->player].points;

    for (const LogEntry *later = entry + telling->n; later < telling->end; later++)
        if (gains_points(telling->scene, later) &&
            table_are_allied(&telling->scene->state, later->player, entry->player))
            points -= later->n;
    return points;
}

// Returns the player at whose place the entry ends, else the player of the entry.
static PlayerId keeper_of(const Scene *scene, const LogEntry *entry)
{
    const Table *table = scene->table;

    if (entry->to == NOWHERE ||
        table->rules->zones[spot_zone(table, entry->to)].scope != SCOPE_PLAYER)
        return entry->player;
    return (PlayerId)spot_index(table, entry->to);
}

// Adds the number, or the word for it.
static void tell_number(const Scene *scene, const LogEntry *entry, Line *line)
{
    const char *word = play_telling_word(scene->table->rules, entry);

    if (word)
        line_add(line, "%s", word);
    else
        line_add(line, "%d", entry->n);
}

// Adds "7", or "7 and 2" of several entries.
static void tell_numbers(const Telling *telling, Line *line)
{
    for (int i = 0; i < telling->n; i++) {
        names_between(line, i, telling->n, false);
        tell_number(telling->scene, &telling->entries[i], line);
    }
}

// Writes the part of the entry that a letter of the template means (play_telling.h).
static void tell_part(const Telling *telling, char letter, Line *line)
{
    const Scene *scene = telling->scene;
    const LogEntry *entry = telling->entries;

    switch (letter) {
    case 'p': line_add(line, "%s", scene_player(scene, entry->player)); return;
    case 'w':
        scene_side(scene, entry->player, line);
        line_add(line,
                 " %s",
                 scene_is_team(scene) || scene_is_you(scene, entry->player) ? "win"
                                                                            : "wins");
        return;
    case 'q':
        line_add(line, "%s", scene_player(scene, keeper_of(scene, entry)));
        return;
    case 'c': tell_cards(scene, entry, telling->n, line); return;
    case 'x': tell_cards(scene, telling->chosen, telling->chosen_n, line); return;
    case 'o': line_add(line, "%s", scene_card(scene, entry->other_card)); return;
    case 'n': tell_number(scene, entry, line); return;
    case 'N': tell_numbers(telling, line); return;
    case 'v': line_add(line, "%s", scene->table->rules->verbs[entry->n].name); return;
    case 's': line_add(line, "%s", entry->n == 1 ? "" : "s"); return;
    case 't': scene_spot(scene, entry->to, line); return;
    case 'P': line_add(line, "%d", points_then(telling)); return;
    case 'V': line_add(line, "%d", scene_goal(scene)); return;
    case 'h': line_add(line, "%s", scene_phase(scene, entry->n)); return;
    default: line_add(line, "%c", letter);
    }
}

// Returns whether the group that begins with [open] applies to these entries.
static bool is_said(const Telling *telling, char open)
{
    const LogEntry *entry = telling->entries;
    const Table *table = telling->scene->table;

    if (open == '[') return telling->chosen_n > 0;
    if (open == '{') return entry->other_card && entry->other_card != entry->card;
    if (entry->to == NOWHERE) return false;
    return table->rules->zones[spot_zone(table, entry->to)].scope == SCOPE_HOST;
}

// Finds [stop], or the end of the template.
static const char *find_stop(const char *at, char stop)
{
    while (*at && *at != stop) at++;
    return at;
}

// Writes the verb that begins at [at] as it follows "you": "draw" for "draws". Returns the
// text after it.
static const char *tell_verb(const char *at, const char *end, Line *line)
{
    static const char *const others[][2] = {{"has", "have"},
                                            {"is", "are"},
                                            {"does", "do"},
                                            {"goes", "go"},
                                            {"passes", "pass"}};
    int n = 0;

    while (at + n < end && isalpha((unsigned char)at[n])) n++;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if ((int)strlen(others[i][0]) != n || strncmp(at, others[i][0], (size_t)n) != 0)
            continue;
        line_add(line, "%s", others[i][1]);
        return at + n;
    }
    line_add(line, "%.*s", n && at[n - 1] == 's' ? n - 1 : n, at);
    return at + n;
}

// Returns the player whom a letter names, NOBODY: it names none.
static PlayerId player_of(const Telling *telling, char letter)
{
    if (letter == 'p') return telling->entries->player;
    return letter == 'q' ? keeper_of(telling->scene, telling->entries) : NOBODY;
}

// Writes the text before [end], in which there is no group. A letter follows each `%`.
static void tell_parts(const Telling *telling, const char *at, const char *end,
                       Line *line)
{
    while (at < end) {
        const char *part = at;

        while (part < end && *part != '%') part++;
        line_add(line, "%.*s", (int)(part - at), at);
        if (part >= end) return;
        tell_part(telling, part[1], line);
        at = part + 2;
        if (at >= end || *at != ' ' ||
            !scene_is_you(telling->scene, player_of(telling, part[1])))
            continue;
        line_add(line, " ");
        at = tell_verb(at + 1, end, line);
    }
}

// Returns whether the group that begins at [open] takes the side of one before its bar:
// for one thing, or for the number 1 directly before the group.
static bool is_one(const Telling *telling, const char *open)
{
    static const char number[] = "%n ";
    const int n = sizeof number - 1;
    const bool counted =
        open - telling->sentence->text >= n && !strncmp(open - n, number, (size_t)n);

    return counted ? telling->entries->n == 1 : telling->n == 1;
}

// Writes the group that begins at [at], or the half of it that applies. Returns the
// text after it.
static const char *tell_group(const Telling *telling, const char *at, Line *line)
{
    static const char opens[] = "{<[", closes[] = "}>]";
    const char *kind = strchr(opens, *at);
    const char *end = find_stop(at, kind ? closes[kind - opens] : ')');
    const char *bar = find_stop(at, '|');

    if (kind && is_said(telling, *at))
        tell_parts(telling, at + 1, end, line);
    else if (!kind && is_one(telling, at))
        tell_parts(telling, at + 1, bar, line);
    else if (!kind && *bar)
        tell_parts(telling, bar + 1, end, line);
    return *end ? end + 1 : end;
}

// Writes a template. Groups do not contain groups.
static void tell_template(const Telling *telling, const char *at, Line *line)
{
    while (*at) {
        const char *end = at + strcspn(at, "{<[(");

        tell_parts(telling, at, end, line);
        at = *end ? tell_group(telling, end, line) : end;
    }
}

// Tells an event of a game without templates: "Annie: put Gust, to the trick, 2."
static void tell_plainly(const Telling *telling, Line *line)
{
    const Scene *scene = telling->scene;
    const LogEntry *entry = telling->entries;

    if (entry->player != NOBODY)
        line_add(line, "%s: ", scene_player(scene, entry->player));
    scene_word(scene->table->rules->events[entry->event].name, line);
    if (entry->object) line_add(line, " ");
    if (entry->object) tell_cards(scene, entry, telling->n, line);
    if (entry->to != NOWHERE) line_add(line, ", to ");
    if (entry->to != NOWHERE) scene_spot(scene, entry->to, line);
    if (entry->n) line_add(line, ", %d", entry->n);
    line_add(line, ".");
}

// Ends a sentence with a full stop where its template has none.
static void end_sentence(Line *line)
{
    const size_t n = strlen(line->text);

    if (n && !strchr(".!?:", line->text[n - 1])) line_add(line, ".");
}

// Returns whether an event that goes with this one gave the sentence just before.
static bool is_told(Telling *telling, const char *text)
{
    const bool again =
        telling->entries->event != telling->event && !strcmp(telling->last, text);

    telling->event = telling->entries->event;
    (void)text_format(telling->last, sizeof telling->last, "%s", text);
    return again;
}

// ---- whom it is about

static unsigned bit_of(PlayerId player)
{
    return player < 8 ? 1u << player : 0;
}

// Returns the player whose zone a spot is.
static unsigned zone_holder(const Scene *scene, SpotId spot)
{
    if (spot == NOWHERE) return 0;
    const int zone = spot_zone(scene->table, spot);
    if (scene->table->rules->zones[zone].scope != SCOPE_PLAYER) return 0;
    return bit_of((PlayerId)spot_index(scene->table, spot));
}

// Returns whether the game says which kinds of things on its map are players'.
static bool says_owned(const Scene *scene)
{
    const bool *owned = scene_board(scene)->map.owned;

    for (int i = 0; owned && i < scene->table->rules->kinds_n; i++)
        if (owned[i]) return true;
    return false;
}

// Returns to whom a thing belongs in such a game: what lies in no zone of a player and is of no
// kind that players have is nobody's, though the table names an owner.
static unsigned holder_beside_map(const Scene *scene, ObjectId id)
{
    return zone_holder(scene, scene->state.objects[id].spot) |
           bit_of(scene_space_player(scene, id));
}

// Returns those to whom a thing belongs.
static unsigned holders_of(const Scene *scene, ObjectId id)
{
    const State *state = &scene->state;

    if (!id || id > state->objects_n) return 0;
    if (says_owned(scene)) return holder_beside_map(scene, id);
    return bit_of(state->objects[id].owner) | bit_of(state->objects[id].controller);
}

// Returns those who have a place, or things there.
static unsigned there_at(const Scene *scene, SpotId spot)
{
    const Table *table = scene->table;
    unsigned whom = 0;

    if (spot == NOWHERE) return 0;
    const int scope = table->rules->zones[spot_zone(table, spot)].scope;
    if (scope != SCOPE_HOST) return zone_holder(scene, spot);
    for (ObjectId id = 1; id <= scene->state.objects_n; id++)
        if (scene->state.objects[id].spot == spot) whom |= holders_of(scene, id);
    return whom;
}

static bool is_tallied(const Scene *scene, const LogEntry *entry)
{
    const CardId face = known_face(scene, entry);

    return face &&
           scene->table->library->cards[face].types & scene_board(scene)->tallied;
}

static void add_about(const Scene *scene, const LogEntry *entry, NarrateAbout *about)
{
    about->whom |=
        (uint8_t)(bit_of(entry->player) | holders_of(scene, entry->object) |
                  holders_of(scene, entry->other) | zone_holder(scene, entry->from) |
                  there_at(scene, entry->to));
    about->is_minor &= !known_face(scene, entry) || is_tallied(scene, entry);
}

// Notes whom the sentence is about: points are about all.
static void note_about(const Narrator *narrator, const Telling *telling)
{
    const PlaySentence *sentence = telling->sentence;
    NarrateAbout *about = narrator->about;

    if (!about) return;
    *about = (NarrateAbout){.is_minor = true};
    for (int i = 0; i < telling->n; i++)
        add_about(narrator->scene, &telling->entries[i], about);
    for (int i = 0; i < telling->chosen_n; i++)
        add_about(narrator->scene, &telling->chosen[i], about);
    if (sentence->kind == TELL_TURN || sentence->kind == TELL_END ||
        gains_points(narrator->scene, telling->entries) ||
        play_telling_has(sentence, 'P'))
        *about = (NarrateAbout){UINT8_MAX, false};
}

static void tell_sentence(const Narrator *narrator, Telling *telling)
{
    const TellKind kind = telling->sentence->kind;
    Line line;

    line_start(&line, false, 0);
    if (play_telling_is_plain(telling->sentence))
        tell_plainly(telling, &line);
    else
        tell_template(telling, telling->sentence->text, &line);
    line.text[0] = (char)toupper((unsigned char)line.text[0]);
    if (kind == TELL_SENTENCE) end_sentence(&line);
    if (is_told(telling, line.text)) return;
    note_about(narrator, telling);
    narrator->tell(
        narrator->self, kind == TELL_TARGETS ? TELL_SENTENCE : kind, line.text);
}

// Returns whether the next entry joins the sentence: only its card differs, or its number
// where the sentence tells all of them. Targets may also stand at different places.
static bool joins_sentence(const Telling *telling, const LogEntry *next)
{
    const LogEntry *entry = telling->entries;

    if (entry->event != next->event || entry->player != next->player ||
        entry->other != next->other)
        return false;
    return telling->sentence->kind == TELL_TARGETS ||
           (entry->to == next->to &&
            (entry->n == next->n || play_telling_has(telling->sentence, 'N')));
}

static const PlaySentence *sentence_of(const Telling *telling, const LogEntry *entry)
{
    return play_telling_sentence(telling->scene->table->rules, entry);
}

// Returns whether the points come in the sentence of their cause, one or two entries
// later.
static bool is_told_later(const Telling *telling)
{
    const LogEntry *points = telling->entries;

    for (const LogEntry *at = points + 1; at < telling->end && at <= points + 2; at++)
        if (at->event != points->event &&
            play_telling_has(sentence_of(telling, at), 'P'))
            return at->player == points->player;
    return false;
}

// Returns whether one of the first [run] entries is about the thing of the next one: what
// happens to it twice is no two things.
static bool is_again(const Telling *telling, int run)
{
    const ObjectId object = telling->entries[run].object;

    for (int i = 0; object && i < run; i++)
        if (telling->entries[i].object == object) return true;
    return false;
}

// Counts the entries that make one sentence, from the first one on.
static int run_of(const Telling *telling)
{
    const bool is_plain = play_telling_is_plain(telling->sentence);
    int run = 1;

    if (!(is_plain ? telling->entries->object
                   : play_telling_has(telling->sentence, 'c') ||
                         play_telling_has(telling->sentence, 'N')))
        return 1;
    while (telling->entries + run < telling->end &&
           joins_sentence(telling, &telling->entries[run]) && !is_again(telling, run) &&
           sentence_of(telling, &telling->entries[run]) == telling->sentence)
        run++;
    return run;
}

// Returns whether the sentence of [next] tells the targets of [entry]: it is about what has
// chosen them.
static bool takes_targets(const Telling *telling, const LogEntry *entry,
                          const LogEntry *next)
{
    return entry->other == next->object && entry->other_card == next->card &&
           play_telling_has(sentence_of(telling, next), 'x');
}

// Tells the sentence that begins with the entry of [telling]. Returns how many entries
// it took.
static int tell_next(const Narrator *narrator, Telling *telling)
{
    const LogEntry *entry = telling->entries;

    telling->sentence = sentence_of(telling, entry);
    if (gains_points(telling->scene, entry) && is_told_later(telling)) return 1;
    const int run = run_of(telling);
    const LogEntry *next = entry + run;
    if (telling->sentence->kind == TELL_TARGETS && next < telling->end &&
        takes_targets(telling, entry, next)) {
        telling->chosen = entry;
        telling->chosen_n = run;
        return run;
    }
    telling->n = run;
    tell_sentence(narrator, telling);
    telling->chosen_n = 0;
    return run;
}

// Leaves out entries without a sentence first, so that they do not split one.
void narrate(const Narrator *narrator, const LogEntry *entries, int n)
{
    LogEntry said[LOG_MAX];
    Telling telling = {.scene = narrator->scene};
    int said_n = 0;

    for (int i = 0; i < n && said_n < LOG_MAX; i++)
        if (sentence_of(&telling, &entries[i])) said[said_n++] = entries[i];
    telling.end = said + said_n;
    for (int i = 0; i < said_n; i += tell_next(narrator, &telling))
        telling.entries = said + i;
}

void narrate_log(const Narrator *narrator, Log *log)
{
    char text[80];

    narrate(narrator, log->entries, log->n);
    if (log->lost) {
        (void)text_format(text,
                          sizeof text,
                          log->lost == 1 ? "%d further event is not told"
                                         : "%d further events are not told",
                          log->lost);
        if (narrator->about) *narrator->about = (NarrateAbout){UINT8_MAX, false};
        narrator->tell(narrator->self, TELL_SENTENCE, text);
    }
    log->n = log->lost = 0;
}
