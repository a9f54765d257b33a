// desk.h -- the requests of who makes cards: files of sets, what is wrong with them, and the open
// game that goes on with them.
//
// A connection has a desk: folders of sets, kept in a private folder of the machine's place for
// such until the connection ends. Every name on it is checked, so nothing is written elsewhere.
// Only the operator has one (docs/security.md).

#ifndef DESK_H
#define DESK_H

#include "tools/protocol/protocol_more.h"

// Returns the requests, for Protocol.more of an operator's connection. NULL: there are none here.
const ProtocolMore *desk_requests(void);

#endif
