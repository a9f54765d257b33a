// desk_fixture.h -- a connection with a desk; each request and reply fits docs/protocol.schema.json.

#ifndef DESK_FIXTURE_H
#define DESK_FIXTURE_H

#include <stdlib.h>
#include <unistd.h>

#include "tests/tools/schema_fixture.h"
#include "tools/desk/desk.h"

#define FILE_OF(name, text) "{\"name\":\"" name "\",\"text\":\"" text "\"}"
#define PUT(folder, files)                                                             \
    "{\"type\":\"files\",\"folder\":\"" folder "\",\"put\":[" files "]}"

static inline void open_desk(PlayerId seat)
{
    open_as(seat);
    protocol.more = desk_requests();
}

// Opens a desk whose files lie in a folder of their own: [place] is its template, and becomes its path.
static inline void open_desk_in(char *place)
{
    assert_non_null(mkdtemp(place));
    assert_int_equal(setenv("TMPDIR", place, 1), 0);
    open_desk(NOBODY);
}

// Closes the desk of [place]; the claim is that nothing of it is left there.
static inline void close_desk_in(const char *place)
{
    protocol_close(&protocol);
    assert_int_equal(rmdir(place), 0);
    assert_int_equal(unsetenv("TMPDIR"), 0);
}

// Returns the reply, which fits the schema and is of the type of the request.
static inline json_t *tell(const char *request)
{
    json_t *sent_json = json_loads(request, 0, NULL), *reply = ask(request);

    if (is(reply, "refused")) fail_msg("%s", json_dumps(reply, JSON_COMPACT));
    if (!fits(sent_json, def_of("request", type_of(sent_json))) ||
        !fits(reply, def_of("reply", type_of(reply))))
        fail_msg("%.300s -> %.900s", request, json_dumps(reply, JSON_COMPACT));
    json_decref(sent_json);
    return reply;
}

// Returns the reply as text, which the test drops.
static inline const char *told(const char *request)
{
    static char *text;
    json_t *reply = tell(request);

    free(text);
    text = json_dumps(reply, JSON_COMPACT);
    json_decref(reply);
    return text;
}

static inline void claim_has(const char *request, const char *part)
{
    const char *text = told(request);

    if (!strstr(text, part)) fail_msg("%.200s: no %s in %.900s", request, part, text);
}

#endif
