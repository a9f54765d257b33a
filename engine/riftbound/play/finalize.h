// finalize.h -- the step that makes a pending item of the chain final (rule 337).

#ifndef FINALIZE_H
#define FINALIZE_H

#include "engine/kernel/table/table.h"

// Finalizes the pending item [serial]: choices, cost, payment. The item may vanish in the
// attempt.
void finalize_item(Table *table, uint16_t serial);

#endif
