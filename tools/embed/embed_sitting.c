// embed_sitting.c -- games at a screen: lines in, text out (person.h).
//
// They have cards of their own, so they touch nothing else of the engine.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/embed/embed_inside.h"
#include "tools/person/person.h"

// The structs end here at least; longer ones came later.
enum {
    SIT_LEAST = offsetof(CwSit, force) + sizeof(int),
    TYPED_LEAST = offsetof(CwTyped, rows) + sizeof(int),
    SAID_LEAST = offsetof(CwSaid, lost) + sizeof(char *),
};

typedef struct {
    const CwSetup *setup;
    const CwSit *sit;
    CwSitting *sitting;
} Beginning;

// Takes the settings of a setup; how many games are played is said apart.
static void take_settings(const CwSetup *setup, SittingWish *wish)
{
    static const char games[] = "best_of=";

    for (size_t i = 0; i < setup->settings_n; i++) {
        const char *said = setup->settings[i];

        if (!strncmp(said, games, sizeof games - 1) && !wish->best_of)
            wish->best_of = said + sizeof games - 1;
        else
            wish->set.said[wish->set.n++] = said;
    }
}

// Returns the words of the seats as one, which the arena owns; NULL: there are none.
static const char *seats_of(const CwSetup *setup, Arena *arena)
{
    const char *text = NULL;

    for (size_t i = 0; i < setup->seats_n; i++)
        text = text ? arena_format(arena, "%s,%s", text, setup->seats[i])
                    : setup->seats[i];
    return text;
}

static CwStatus begin(CwEngine *engine, const CwSetup *setup, const CwSit *sit,
                      CwSitting *sitting)
{
    Arena *arena = arena_new();
    PersonWish wish = {.db = sit->path,
                       .game = sit->game,
                       .decks = setup->decks,
                       .decks_n = (int)setup->decks_n,
                       .sitting = {.mode = setup->mode, .asks_all = setup->asks_all},
                       .seats = seats_of(setup, arena),
                       .seed = setup->seed,
                       .any_seed = sit->any_seed,
                       .record = sit->record,
                       .force = sit->force,
                       .terminal = sit->terminal,
                       .json = sit->json,
                       .colour = sit->colours,
                       .keeps = sit->keeps};
    PersonGame *game = NULL;
    Err err = {0};

    take_settings(setup, &wish.sitting);
    const PersonOpening opened = person_open(&wish, &game, &err);
    arena_free(arena);
    if (opened == PERSON_UNFIT) return embed_fail(engine, CW_REFUSED, "%s", err.text);
    if (opened)
        return embed_err(engine, err.code == CODE_USAGE ? CW_ARGUMENT : CW_DATA, &err);
    engine->sittings =
        realloc(engine->sittings, (engine->sittings_n + 1) * sizeof(void *));
    ENOUGH(engine->sittings);
    engine->sittings[engine->sittings_n++] = game;
    *sitting = engine->sittings_n;
    return CW_OK;
}

static CwStatus do_begin(CwEngine *engine, void *given)
{
    const Beginning *of = given;
    CwStatus status = embed_given(engine, of->sitting, "sitting");
    CwSetup setup;
    CwSit sit = {0};

    if (!status) status = embed_setup_read(engine, of->setup, INT16_MAX, &setup);
    if (!status) status = embed_sized(engine, of->sit, "CwSit", SIT_LEAST, sizeof sit);
    if (status) return status;
    memcpy(&sit, of->sit, of->sit->size);
    status = embed_setup_input(engine, &setup, sit.takes_input);
    if (status) return status;
    return begin(engine, &setup, &sit, of->sitting);
}

CwStatus cw_sitting_begin(CwEngine *engine, const CwSetup *setup, const CwSit *sit,
                          CwSitting *sitting)
{
    return embed_call(engine, do_begin, &(Beginning){setup, sit, sitting});
}

static CwStatus find(CwEngine *engine, CwSitting sitting, PersonGame ***place)
{
    if (!sitting || sitting > engine->sittings_n || !engine->sittings[sitting - 1])
        return embed_fail(engine, CW_HANDLE, "there is no such sitting");
    *place = &engine->sittings[sitting - 1];
    return CW_OK;
}

typedef struct {
    CwSitting sitting;
    const CwTyped *typed;
    CwSaid *said;
} Typing;

static CwStage stage_of(const PersonSaid *said)
{
    if (!said->thought || said->status == GAME_FAULT) return CW_FAULTY;
    if (said->status == GAME_WAITS) return CW_WAITS;
    return said->status == GAME_OVER ? CW_OVER : CW_STOPPED;
}

static CwWants wants_of(PersonWants wants)
{
    static const CwWants all[] = {[PERSON_NOTHING] = CW_WANTS_NOTHING,
                                  [PERSON_LINE] = CW_WANTS_LINE,
                                  [PERSON_HANDS] = CW_WANTS_HANDS,
                                  [PERSON_TIME] = CW_WANTS_TIME};

    return all[wants];
}

static CwStatus do_type(CwEngine *engine, void *given)
{
    const Typing *of = given;
    PersonGame **place = NULL;
    PersonSaid said;
    CwStatus status =
        embed_sized(engine, of->typed, "CwTyped", TYPED_LEAST, sizeof(CwTyped));

    if (!status)
        status = embed_sized(engine, of->said, "CwSaid", SAID_LEAST, sizeof(CwSaid));
    if (!status) status = find(engine, of->sitting, &place);
    if (status) return status;
    person_type(*place,
                &(PersonTyped){.line = of->typed->line,
                               .ahead = of->typed->ahead,
                               .columns = of->typed->columns,
                               .rows = of->typed->rows},
                &said);
    embed_told(of->said,
               &(CwSaid){.wants = wants_of(said.wants),
                         .stage = stage_of(&said),
                         .begins = said.begins,
                         .shared = said.shared,
                         .text = said.text,
                         .record = said.record,
                         .lost = said.lost});
    return CW_OK;
}

CwStatus cw_sitting_type(CwEngine *engine, CwSitting sitting, const CwTyped *typed,
                         CwSaid *said)
{
    return embed_call(engine, do_type, &(Typing){sitting, typed, said});
}

static CwStatus do_drop(CwEngine *engine, void *given)
{
    PersonGame **place = NULL;
    const CwStatus status = find(engine, *(CwSitting *)given, &place);

    if (status) return status;
    person_close(*place);
    *place = NULL;
    return CW_OK;
}

CwStatus cw_sitting_drop(CwEngine *engine, CwSitting sitting)
{
    return embed_call(engine, do_drop, &sitting);
}

void embed_sittings_free(CwEngine *engine)
{
    for (uint32_t i = 0; i < engine->sittings_n; i++) person_close(engine->sittings[i]);
    free(engine->sittings);
    engine->sittings = NULL;
    engine->sittings_n = 0;
}
