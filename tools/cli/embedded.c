// embedded.c -- the library's remarks and failures, as a command tells them.

#include "tools/cli/embedded.h"

#include <string.h>

#include "engine/base/base.h"
#include "tools/cli/commands.h"
#include "tools/door/terminal.h"

CwEngine *embedded_new(void)
{
    CwEngine *engine = cw_new();

    ENOUGH(engine);
    return engine;
}

void embedded_tell_notes(const CwEngine *engine)
{
    const char *at = cw_notes(engine);

    for (size_t n; *at; at += n + (at[n] == '\n')) {
        n = strcspn(at, "\n");
        terminal_tell(stderr, "%.*s", (int)n, at);
    }
}

int embedded_fail(const CwEngine *engine, CwStatus status)
{
    static const int codes[] = {[CW_ARGUMENT] = CODE_USAGE,
                                [CW_HANDLE] = CODE_OURS,
                                [CW_MOMENT] = CODE_OURS,
                                [CW_REFUSED] = CODE_DATA,
                                [CW_DATA] = CODE_DATA,
                                [CW_MISSING] = CODE_MISSING,
                                [CW_SCRIPT] = CODE_OURS,
                                [CW_SYSTEM] = CODE_IO,
                                [CW_BROKEN] = CODE_OURS};
    Err err = {0};

    embedded_tell_notes(engine);
    (void)err_set(&err, codes[status], "%s", cw_message(engine));
    return command_fail(&err);
}

json_t *embedded_json(const char *text)
{
    json_t *json = json_loads(text, 0, NULL);

    ASSERT(json); // the library writes JSON
    return json;
}
