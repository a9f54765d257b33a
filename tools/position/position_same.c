// position_same.c -- tells whether what is claimed of a position is what is there.

#include "tools/position/position_same.h"

#include <string.h>
#include <strings.h>

// Compares two lists without regard to order; equal words count as often as they occur.
static bool same_words(const json_t *wanted, const json_t *found)
{
    json_t *left = json_copy((json_t *)found);
    bool same =
        json_is_array(wanted) && json_array_size(wanted) == json_array_size(found);
    size_t i, k;
    json_t *one, *other;

    json_array_foreach((json_t *)wanted, i, one)
    {
        bool met = false;

        json_array_foreach(left, k, other)
        {
            if (!json_is_string(one) || !json_is_string(other)) break;
            met = !strcasecmp(json_string_value(one), json_string_value(other));
            if (met) break;
        }
        if (met) json_array_remove(left, k);
        same &= met;
    }
    json_decref(left);
    return same;
}

bool position_same(const json_t *wanted, const json_t *found)
{
    if (json_is_array(wanted)) return json_is_array(found) && same_words(wanted, found);
    if (json_is_string(wanted) && json_array_size(found) == 1) // a list of one
        return position_same(wanted, json_array_get(found, 0));
    if (json_is_string(wanted) && json_is_string(found))
        return !strcasecmp(json_string_value(wanted), json_string_value(found));
    return json_equal(wanted, found);
}

bool position_same_list(const json_t *wanted, const json_t *found)
{
    const size_t n = json_array_size(found);

    if (!json_is_array(wanted) || json_array_size(wanted) != n) return false;
    for (size_t i = 0; i < n; i++)
        if (!position_same(json_array_get(wanted, i), json_array_get(found, i)))
            return false;
    return true;
}
