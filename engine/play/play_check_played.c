// play_check_played.c -- checks the rows of decks, of a fresh set, of modes and settings.

#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_check_inside.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_new.h"
#include "engine/play/play_sitting.h"

static void check_section(PlayCheck *check, const PlayDecks *decks)
{
    const DeckSection *row = &decks->sections[check->row];

    play_check_name(check, "name", row->name);
    play_check_name(check, "heading", row->heading);
    play_check_name(check, "title", row->title);
    play_check_list(check, "headings", row->headings, 0);
    play_check_list(check, "keys", row->keys, 1);
    if (row->weak_keys) play_check_list(check, "weak_keys", row->weak_keys, 0);
    if (row->type) play_check_name(check, "type", row->type);
    if (row->rule) play_check_name(check, "rule", row->rule);
    play_check_claim(check,
                     "room",
                     row->room >= 1 && row->room <= DECK_SECTION_CARDS,
                     "1 to as many cards as a section may hold");
    play_check_row(check, "also", row->also, decks->sections_n + 1);
    play_check_claim(
        check, "also", row->also != check->row + 1, "another section than its own");
    for (int i = 0; !check->failed && i < check->row; i++)
        play_check_claim(check,
                         "name",
                         strcmp(decks->sections[i].name, row->name) != 0,
                         "a name of its own");
}

static void check_decks(PlayCheck *check, const PlayDecks *decks)
{
    if (!play_check_part(check, "section of decks", decks->sections, decks->sections_n))
        return;
    for (; check->row < decks->sections_n && !check->failed; check->row++)
        check_section(check, decks);
    if (!play_check_part(check, "the decks", decks, 1)) return;
    check->row = -1;
    play_check_claim(check,
                     "sections",
                     decks->sections_n <= DECK_SECTIONS_MAX,
                     "no more sections than a deck has");
    if (!decks->sections_n) return;
    play_check_row(check, "main", decks->main, decks->sections_n);
    play_check_row(check, "around", decks->around, decks->sections_n + 1);
    play_check_name(check, "examples", decks->examples);
}

static void check_fresh(PlayCheck *check, const PlayNew *fresh)
{
    if (!play_check_part(check, "file of a new set", fresh->files, 1)) return;
    for (; !check->failed && fresh->files[check->row].path; check->row++) {
        play_check_name(check, "path", fresh->files[check->row].path);
        play_check_text(check, "text", fresh->files[check->row].text);
    }
}

static void check_modes(PlayCheck *check, const PlaySitting *sitting)
{
    if (!play_check_part(check, "mode", sitting->modes, sitting->modes_n)) return;
    for (; check->row < sitting->modes_n && !check->failed; check->row++) {
        const PlayMode *row = &sitting->modes[check->row];

        play_check_name(check, "name", row->name);
        play_check_text(check, "doc", row->doc);
        play_check_claim(check,
                         "players",
                         row->players >= 1 && row->players <= SEATS_MAX,
                         "as many players as there are seats");
        play_check_row(check, "teams", row->teams, SEATS_MAX + 1);
        for (int i = 0; !check->failed && i < check->row; i++)
            play_check_claim(check,
                             "name",
                             strcmp(sitting->modes[i].name, row->name) != 0,
                             "a name of its own");
    }
}

static void check_values(PlayCheck *check, const PlaySetting *row)
{
    int n = 0;

    play_check_list(check, "values", row->values, 2);
    while (!check->failed && row->values[n]) n++;
    play_check_claim(
        check, "values", n <= SETTING_VALUES_MAX, "no more than there are");
    play_check_claim(check, "choices", !row->choices, "either digits or values");
    play_check_claim(check, "usual", row->usual <= n, "one of the values");
}

static void check_settings(PlayCheck *check, const PlaySitting *sitting)
{
    if (!play_check_part(check, "setting", sitting->settings, sitting->settings_n))
        return;
    for (; check->row < sitting->settings_n && !check->failed; check->row++) {
        const PlaySetting *row = &sitting->settings[check->row];

        play_check_name(check, "name", row->name);
        play_check_text(check, "doc", row->doc);
        if (row->values) check_values(check, row);
        if (!row->choices) continue;
        play_check_name(check, "choices", row->choices);
        if (check->failed) return;
        play_check_claim(check,
                         "choices",
                         !row->choices[strspn(row->choices, "0123456789")],
                         "a digit for each number");
        play_check_claim(check,
                         "usual",
                         row->usual <= 9 && strchr(row->choices, '0' + row->usual),
                         "one of the choices");
    }
    check->row = -1;
    play_check_claim(check,
                     "the number of rows",
                     sitting->settings_n <= SETTINGS_MAX,
                     "no more than a sitting has");
}

void play_check_played(PlayCheck *check)
{
    const Play *play = check->rules->play;

    if (play->decks) check_decks(check, play->decks);
    if (play->fresh) check_fresh(check, play->fresh);
    if (!play->sitting) return;
    check_modes(check, play->sitting);
    check_settings(check, play->sitting);
}
