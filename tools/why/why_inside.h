// why_inside.h -- what the files behind why.h share.

#ifndef WHY_INSIDE_H
#define WHY_INSIDE_H

#include "tools/why/observation_log.h"
#include "tools/why/why.h"

enum { WHY_TEXT = 400 };

// A copy of the position, on which the engine works with an observer. `seen` is what the
// observer saw.
typedef struct {
    const Why *why;
    const Library *library;
    const State *state; // the copy
    ObservationLog seen;
    int gifts_at;   // entries of the last time that the layers began
    int numbers_at; // and of their last round
} Looking;

// Works out all derived values of the position anew. The caller ends it.
void why_look(Looking *looking, const Why *why);
void why_look_away(Looking *looking);

// Return names as the reader may know them, which the arena owns.
const char *why_name(const Why *why, ObjectId id);
const char *why_card_name(const Why *why, CardId card);
const char *why_spot_name(const Why *why, SpotId spot);

// Returns how long a modifier lasts: ", this turn"; "" where nothing ends it.
const char *why_lasts(const Modifier *modifier);

// Fills source, script and line of a finding from what has the ability: [source] is its
// card, [clause] where it stands, [modifier] 1 + the modifier that it is, 0 none.
void why_source(const Looking *looking, Finding *finding, CardId source,
                ClauseId clause, int modifier);

// Returns the keyword whose script the clause stands in, NULL: it is a card's own.
const char *why_keyword_of(const Library *library, ClauseId clause);

// Fills script and line of a finding from where [clause] stands, and adds to it what the clause says.
void why_place(const Why *why, Finding *finding, ClauseId clause);

// Adds to [parent] the condition that a sight says is not so, in the words of the script and
// with what there is.
void why_unmet(const Why *why, Finding *parent, const Sight *sight);

// Does so for all that follow entry [at] of [seen] and belong to it.
void why_unmet_after(const Why *why, Finding *parent, const ObservationLog *seen,
                     int at);

// why_number.c: adds a finding for each derived number of [id] to [parent].
void why_numbers(const Looking *looking, Finding *parent, ObjectId id);

// why_gift.c: adds those for types, tags, keywords and abilities.
void why_gifts(const Looking *looking, Finding *parent, ObjectId id);

// why_price.c: adds what it costs to play [id], if it costs anything where it is.
void why_price(const Looking *looking, Finding *parent, ObjectId id);

#endif
