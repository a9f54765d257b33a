// option_json.h -- an option of a question as JSON, with a name that stays the same from
// question to question.

#ifndef OPTION_JSON_H
#define OPTION_JSON_H

#include "tools/door/json_text.h"
#include "tools/view/scene.h"

enum { OPTION_NAME = 120 };

// Writes the name of option [index]: "play 12", "activate 12 1", "move trick",
// "pass". It says what is picked and not where it stands in the list, so the same thing has
// the same name while the objects are the same, and no two options of a question share one.
void option_json_name(const Scene *scene, const Question *question, int index,
                      char name[OPTION_NAME]);

// Returns the index of the option with that name, -1 if there is none.
int option_json_find(const Scene *scene, const Question *question, const char *name);

// Adds the list of all options of the question; docs/protocol.md explains their keys.
void option_json_add(const Scene *scene, const Question *question, JsonText *json);

#endif
