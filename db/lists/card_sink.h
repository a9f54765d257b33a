// card_sink.h -- takes the rows that readers of card lists find.
//
// For each row a reader calls card_sink_row, then listed_card_set for each field
// (listed_card.h), then card_sink_take. The sink keeps nothing of a row after that. A
// reader reports a fault of a row with sink_report_mistake; the sink then leaves the row
// out and reading goes on. If reading cannot go on, the reader itself fails.

#ifndef CARD_SINK_H
#define CARD_SINK_H

#include "db/lists/sink_report.h"

// Begins the row at [line], from 1.
void card_sink_row(CardSink *sink, int64_t line);

// Completes the row and hands it on. Returns -1 if the database fails: reading must
// stop.
int card_sink_take(CardSink *sink);

#endif
