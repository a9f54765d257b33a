// riftbound_lists.h -- the list forms that Riftbound alone has.

#ifndef RIFTBOUND_LISTS_H
#define RIFTBOUND_LISTS_H

#include "db/notation/list_forms.h"

extern const ListForms riftbound_lists;

#endif
