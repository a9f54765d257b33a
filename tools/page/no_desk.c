// no_desk.c -- tools/desk/desk.h in the engine of who only plays: there is none.

#include <stddef.h>

#include "tools/desk/desk.h"

const ProtocolMore *desk_requests(void)
{
    return NULL;
}
