// play_check_told.c -- checks the rows of positions and of scenarios.

#include "engine/play/play.h"
#include "engine/play/play_check_inside.h"
#include "engine/play/play_position.h"
#include "engine/play/play_scenario.h"

static void check_part(PlayCheck *check, const PlayPosition *rows, const PlayPart *row)
{
    play_check_name(check, "key", row->key);
    play_check_row(check, "kind", row->kind, PART_EXHAUSTED + 1);
    if (row->kind == PART_COUNTED || row->kind == PART_EXHAUSTED)
        play_check_name(check, "what", row->what);
    play_check_row(check, "zone", row->zone, check->rules->zones_n);
    if (row->kind == PART_COUNTED) play_check_text(check, "ends", row->ends);
    if (row->fill_n) play_check_name(check, "fill", row->fill);
    play_check_claim(
        check, "note", row->kind != PART_NOTE || row->note, "a function that notes it");
    play_check_claim(check,
                     "kind",
                     rows->places ||
                         (row->kind != PART_AT_PLACES && row->kind != PART_CONTROLS),
                     "'places' of the position");
}

static void check_places(PlayCheck *check, const PlayPlaces *places)
{
    if (!play_check_part(check, "places of positions", places, 1)) return;
    check->row = -1;
    play_check_name(check, "word", places->word);
    play_check_name(check, "key", places->key);
    play_check_name(check, "blank", places->blank);
    play_check_claim(check, "count", places->count, "a function");
    play_check_claim(check, "object", places->object, "a function");
    play_check_claim(check, "bringer", places->bringer, "a function");
    play_check_claim(check, "put", places->put, "a function");
    play_check_row(check, "waits_in", places->waits_in, check->rules->zones_n);
}

static void check_details(PlayCheck *check, const PlayPosition *rows)
{
    const Rules *rules = check->rules;

    if (!play_check_part(check, "detail of cards", rows->details, rows->details_n))
        return;
    for (; check->row < rows->details_n && !check->failed; check->row++) {
        const PlayDetail *row = &rows->details[check->row];
        const bool counts = row->kind == DETAIL_COUNTER;

        play_check_name(check, "key", row->key);
        play_check_row(check, "kind", row->kind, DETAIL_STATUS + 1);
        play_check_row(
            check, "row", row->row, counts ? rules->counters_n : rules->statuses_n);
    }
}

static void check_position(PlayCheck *check, const PlayPosition *rows)
{
    if (!play_check_part(check, "part of positions", rows->parts, rows->parts_n))
        return;
    for (; check->row < rows->parts_n && !check->failed; check->row++)
        check_part(check, rows, &rows->parts[check->row]);
    check_details(check, rows);
    if (!play_check_part(check, "number of positions", rows->numbers, rows->numbers_n))
        return;
    for (; check->row < rows->numbers_n && !check->failed; check->row++) {
        const PlayNumber *row = &rows->numbers[check->row];

        play_check_name(check, "key", row->key);
        play_check_claim(
            check, "most", row->most >= row->least, "a number of at least 'least'");
        play_check_claim(check, "set", row->set, "a function");
    }
    if (rows->places) check_places(check, rows->places);
}

static void check_moves(PlayCheck *check, const PlayScenario *rows)
{
    if (!play_check_part(check, "move of scenarios", rows->moves, rows->moves_n))
        return;
    for (; check->row < rows->moves_n && !check->failed; check->row++) {
        const PlayMove *row = &rows->moves[check->row];

        play_check_name(check, "word", row->word);
        if (row->shape == MOVE_ALONE) play_check_name(check, "doing", row->doing);
        play_check_row(check, "shape", row->shape, MOVE_OPTION + 1);
        play_check_row(check, "option", row->option, check->rules->options_n);
        if (row->shape == MOVE_CARDS_TO) play_check_name(check, "asked", row->asked);
    }
    if (!play_check_part(
            check, "passing of scenarios", rows->passings, rows->passings_n))
        return;
    for (; check->row < rows->passings_n && !check->failed; check->row++) {
        const PlayPassing *row = &rows->passings[check->row];

        play_check_name(check, "word", row->word);
        play_check_row(check, "until", row->until, UNTIL_ALL_PASSED + 1);
        play_check_row(check, "settles", row->settles, check->rules->prompts_n + 1);
        play_check_name(check, "what", row->what);
    }
}

static void check_claims(PlayCheck *check, const PlayScenario *rows)
{
    if (!play_check_part(check, "claim of scenarios", rows->claims, rows->claims_n))
        return;
    for (; check->row < rows->claims_n && !check->failed; check->row++) {
        const PlayClaim *row = &rows->claims[check->row];
        const bool word = row->kind == CLAIM_WORD, places = row->kind == CLAIM_PLACES;

        play_check_name(check, "key", row->key);
        play_check_row(check, "kind", row->kind, CLAIM_PLACES + 1);
        play_check_claim(check,
                         word     ? "word"
                         : places ? "value_at"
                                  : "value",
                         word     ? row->word != NULL
                         : places ? row->value_at != NULL
                                  : row->value != NULL,
                         "a function");
    }
    if (!play_check_part(check, "list of cards", rows->cards, rows->cards_n)) return;
    for (; check->row < rows->cards_n && !check->failed; check->row++) {
        const PlayCards *row = &rows->cards[check->row];

        play_check_name(check, "key", row->key);
        play_check_row(check, "kind", row->kind, CARDS_AT_PLACES + 1);
        play_check_row(check, "zone", row->zone, check->rules->zones_n);
    }
}

static void check_zones(PlayCheck *check, const char *part, const uint8_t *zones, int n)
{
    if (!play_check_part(check, part, zones, n)) return;
    for (; check->row < n && !check->failed; check->row++)
        play_check_row(check, "zone", zones[check->row], check->rules->zones_n);
}

static void check_scenario(PlayCheck *check, const PlayScenario *rows)
{
    check_moves(check, rows);
    check_claims(check, rows);
    check_zones(
        check, "zone that is played from", rows->played_from, rows->played_from_n);
    check_zones(
        check, "zone that names are found in", rows->found_in, rows->found_in_n);
    if (!play_check_part(check, "word for an answer", rows->words, rows->words_n))
        return;
    for (; check->row < rows->words_n && !check->failed; check->row++) {
        play_check_name(check, "word", rows->words[check->row].word);
        play_check_name(check, "key", rows->words[check->row].key);
    }
    if (!play_check_part(check, "player that is named", rows->namings, rows->namings_n))
        return;
    for (; check->row < rows->namings_n && !check->failed; check->row++) {
        play_check_name(check, "key", rows->namings[check->row].key);
        play_check_claim(check, "set", rows->namings[check->row].set, "a function");
    }
}

void play_check_told(PlayCheck *check)
{
    const Play *play = check->rules->play;

    if (play->position) check_position(check, play->position);
    if (play->scenario) check_scenario(check, play->scenario);
}
