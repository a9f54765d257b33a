// game_page.c -- writes the tables of a game's words.

#include "tools/ask/game_page.h"

#include <string.h>

#include "engine/base/text.h"
#include "engine/play/play.h"
#include "engine/play/play_options.h"
#include "engine/play/play_position.h"
#include "engine/play/play_rulebook.h"
#include "engine/play/setting.h"
#include "tools/ask/page_cell.h"

static void begin_table(FILE *out, const char *heading, const char *lead,
                        const char *titles)
{
    (void)fprintf(out, "\n## %s\n\n%s\n\n| %s |\n|", heading, lead, titles);
    for (const char *at = titles; at; at = strchr(at, '|')) {
        (void)fputs("---|", out);
        at++;
    }
    (void)fputc('\n', out);
}

static void end_row(FILE *out)
{
    (void)fputs("|\n", out);
}

// Writes a row of a word and what it means.
static void print_word(FILE *out, const char *name, const char *doc)
{
    page_cell(out, name, true);
    page_cell(out, doc ? doc : "", false);
    end_row(out);
}

static const char *whose(const ZoneRow *zone)
{
    if (zone->scope == SCOPE_PLAYER) return "each player";
    return zone->scope == SCOPE_SPACE ? "the map" : "all";
}

static const char *seen_by(const ZoneRow *zone)
{
    if (zone->flags & ZONE_SECRET) return "nobody";
    return zone->flags & ZONE_PRIVATE ? "its player" : "all";
}

static void print_zones(const Rules *rules, FILE *out)
{
    begin_table(
        out,
        "Zones",
        "Keys of a position and of `t:expect`. One of each player is a key of the "
        "player. One with an order is told from the top, or from the left.",
        "zone | of | seen by | order | what lies there");
    for (int i = 0; i < rules->zones_n; i++) {
        const ZoneRow *zone = &rules->zones[i];

        page_cell(out, zone->name, true);
        page_cell(out, whose(zone), false);
        page_cell(out, seen_by(zone), false);
        page_cell(out, zone->flags & ZONE_ORDERED ? "yes" : "", false);
        page_cell(out, zone->doc ? zone->doc : "", false);
        end_row(out);
    }
}

// Writes the words of a note, or what it keeps.
static void print_kept(const PlayNote *note, FILE *out)
{
    (void)fputs("| ", out);
    for (int i = 0; i < note->words_n; i++)
        (void)fprintf(out, "%s`%s`", i ? ", " : "", note->words[i]);
    if (note->most) (void)fputs("a list", out);
    (void)fputc(' ', out);
}

static void print_notes(const Rules *rules, FILE *out)
{
    const PlayNotes *notes =
        rules->play && rules->play->position ? rules->play->position->notes : NULL;
    const PlayNote *note;

    if (!notes || !notes->row(rules, 0)) return;
    begin_table(
        out,
        "Notes",
        "Keys of `notes`, in positions and in `t:expect`; those of each player stand "
        "in the player's table. A note without words keeps a number, a player or a "
        "thing.",
        "note | of | keeps | meaning");
    for (int i = 0; (note = notes->row(rules, i)); i++) {
        page_cell(out, note->name, true);
        page_cell(out, note->per_player ? "each player" : "the game", false);
        print_kept(note, out);
        page_cell(out, note->doc, false);
        end_row(out);
    }
}

// Returns what the game says of a counter of that name.
static const char *field_doc(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(rules->fields[i].name, name)) return rules->fields[i].doc;
    return "";
}

static const char *adjective_doc(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (!strcmp(rules->adjectives[i].name, name)) return rules->adjectives[i].doc;
    return "";
}

// Writes a word that stands for something of a thing or a player.
static void print_detail(FILE *out, const char *name, const char *of, const char *doc)
{
    page_cell(out, name, true);
    page_cell(out, of, false);
    page_cell(out, doc, false);
    end_row(out);
}

static void print_details(const Rules *rules, const Library *library, FILE *out)
{
    begin_table(
        out,
        "Counters and statuses",
        "Details of a card: `{ \"Name\", counter = 2, status = true }`. Counters of a "
        "player are keys of the player.",
        "word | of | meaning");
    for (int i = 0; i < rules->counters_n; i++)
        print_detail(out,
                     rules->counters[i].name,
                     "a thing: a number",
                     field_doc(rules, rules->counters[i].name));
    for (int i = 0; i < rules->statuses_n; i++)
        print_detail(out,
                     rules->statuses[i].name,
                     "a thing: `true`",
                     adjective_doc(rules, rules->statuses[i].name));
    for (int i = 0; library && i < library->statuses_n; i++)
        print_detail(out,
                     library->statuses[i],
                     "a thing: `true`",
                     library->status_docs[i] ? library->status_docs[i] : "");
    for (int i = 0; library && i < library->player_counters_n; i++)
        print_detail(out,
                     library->player_counters[i],
                     "a player: a number",
                     field_doc(rules, library->player_counters[i]));
}

// Writes what a kind of option is about: "a thing, a place".
static void print_about(const OptionRow *row, FILE *out)
{
    bool any = false;

    (void)fputs("| ", out);
    for (int part = 0; part < ABOUT_PARTS; part++) {
        if (!(row->about >> part & 1)) continue;
        (void)fprintf(out, "%s%s", any ? ", " : "", option_part(part));
        any = true;
    }
    (void)fputc(' ', out);
}

static void print_options(const Rules *rules, FILE *out)
{
    begin_table(
        out,
        "Moves",
        "Kinds of option: `t.you:NAME(…)` with what it is about, in this order; "
        "`t.you:offers(\"NAME\", …)` and `refused` likewise. `use` a thing is one of "
        "every game. The key is what a person types, behind the thing's number.",
        "move | about | a person reads | key | meaning");
    for (int i = 0; i < rules->options_n; i++) {
        const PlayOptionKind *kind = play_options_kind(rules, i);

        if (!rules->options[i].own) continue;
        page_cell(out, rules->options[i].name, true);
        print_about(&rules->options[i], out);
        page_cell(out, kind->text ? kind->text : "", false);
        page_cell(out, kind->keys ? kind->keys : "", true);
        page_cell(out, kind->doc ? kind->doc : "", false);
        end_row(out);
    }
}

static void print_prompts(const Rules *rules, FILE *out)
{
    begin_table(
        out,
        "Questions",
        "Keys of answers, beside a move or in `t:answers`, and values of `question` in "
        "`t:expect`.",
        "key | question");
    for (int i = 0; i < rules->prompts_n; i++)
        if (rules->prompts[i].key)
            print_word(out, rules->prompts[i].key, rules->prompts[i].text);
}

static void print_values(const PlaySetting *setting, FILE *out)
{
    char text[SETTING_TEXT];

    (void)fputs("| ", out);
    for (int i = 0; setting->values && setting->values[i]; i++)
        (void)fprintf(out, "%s`%s`", i ? ", " : "", setting->values[i]);
    if (!setting->values) (void)fputs(setting_choices(setting, text), out);
    (void)fputc(' ', out);
}

static void print_settings(const Rules *rules, FILE *out)
{
    const PlaySitting *sitting = rules->play ? rules->play->sitting : NULL;
    char text[SETTING_TEXT];

    if (!sitting || !sitting->settings_n) return;
    begin_table(
        out,
        "Settings",
        "`settings = { NAME = \"value\" }` of a position, `--set NAME=VALUE` of "
        "commands. The value in front is the usual one.",
        "setting | values | usual | meaning");
    for (int i = 0; i < sitting->settings_n; i++) {
        const PlaySetting *setting = &sitting->settings[i];

        page_cell(out, setting->name, true);
        print_values(setting, out);
        page_cell(out, setting_told(setting, setting_usual(setting), text), true);
        page_cell(out, setting->doc ? setting->doc : "", false);
        end_row(out);
    }
}

static void print_events(const Rules *rules, FILE *out)
{
    begin_table(out,
                "Events",
                "Names for `t:stop_at(\"NAME\")`: the game stops when it has happened.",
                "event | of | meaning");
    for (int i = 0; i < rules->events_n; i++) {
        const EventRow *row = &rules->events[i];

        page_cell(out, row->name, true);
        page_cell(out, row->flags & EVENT_OF_OBJECT ? "a thing" : "a player", false);
        page_cell(out, row->doc ? row->doc : "", false);
        end_row(out);
    }
}

// Writes the columns of cards that a claim about a thing may name.
static void print_columns(const Rules *rules, FILE *out)
{
    begin_table(
        out,
        "Columns of cards",
        "What the tables of cards below say of a card. `t:expect_object` reads them: "
        "`life = 3`, `terrain = { \"hills\", \"road\" }`.",
        "column | meaning");
    for (int i = 0; i < rules->facts_n; i++)
        print_word(out, rules->facts[i].name, rules->facts[i].doc);
}

static void print_endings(const Rules *rules, FILE *out)
{
    begin_table(out,
                "Ways to end",
                "Values of `ends`, and of `reason` in `t:expect`.",
                "reason | it ended because");
    for (int i = 0; i < rules->endings_n; i++)
        if (*rules->endings[i].name)
            print_word(out, rules->endings[i].name, rules->endings[i].text);
}

static void print_rulebook(const Rules *rules, FILE *out)
{
    enum { PLACES_MOST = 512 };
    RulebookLine lines[PLACES_MOST];
    const int n = play_rulebook_search(rules, NULL, NULL, lines, PLACES_MOST);

    if (!n) return;
    begin_table(
        out,
        "Places of the rulebook",
        "For `covers`, for the last argument of `refused`, and for `why --rules`.",
        "place | what it says");
    for (int i = 0; i < n && i < PLACES_MOST; i++)
        (void)fprintf(out,
                      "| `%.*s` | %.*s |\n",
                      lines[i].number_n,
                      lines[i].number,
                      lines[i].says_n,
                      lines[i].says);
}

int game_page_print(const OpenGame *open, FILE *out, Err *err)
{
    const Rules *rules = loaded_game_rules(open->game);

    print_zones(rules, out);
    print_notes(rules, out);
    print_details(rules, loaded_game_library(open->game), out);
    print_options(rules, out);
    print_prompts(rules, out);
    print_settings(rules, out);
    print_events(rules, out);
    print_endings(rules, out);
    print_rulebook(rules, out);
    print_columns(rules, out);
    return game_page_cards(open, out, err);
}
