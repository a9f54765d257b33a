// script_site.c -- notes what a query in a function is, and where its values stand.
//
// A query in a function is read once, when the function is checked, with a hole where a value
// will stand (query_code.c): its record says which number the value has, and a QuerySite
// where it is found in the braces.

#include "scripting/lua/script_site.h"

#include <stdlib.h>
#include <string.h>

#include "scripting/lua/script_fault.h"

int script_site_new(Host *host)
{
    if (host->sites_n == host->sites_room) {
        const int room = host->sites_room ? 2 * host->sites_room : 64;

        host->sites = realloc(host->sites, (size_t)room * sizeof *host->sites);
        ASSERT(host->sites); // a source has SCRIPT_SOURCE_MAX bytes at most
        host->sites_room = room;
    }
    memset(&host->sites[host->sites_n], 0, sizeof *host->sites);
    return host->sites_n++;
}

bool script_site_begin(Host *host, int number)
{
    if (number < 0 || number >= host->sites_n) return false;
    host->site = &host->reads_site;
    host->site_number = number;
    memset(host->site, 0, sizeof *host->site);
    host->site->first = (uint16_t)host->slots;
    host->item = 0;
    return true;
}

static void refuse_more(lua_State *L)
{
    script_fault(L,
                 FOUND_TOO_MANY,
                 "a query takes at most %d values of a function",
                 QUERY_VALUES_MAX);
}

// Counts the values of all parts: they have numbers one after another.
static void count_values(lua_State *L, QuerySite *site)
{
    int end = site->first;

    for (int i = 0; i < site->parts_n; i++) {
        const BoundPart *part = &site->parts[i];

        if (part->slot < site->first) site->first = part->slot;
        if (part->slot + part->n > end) end = part->slot + part->n;
    }
    if (end - site->first > QUERY_VALUES_MAX) refuse_more(L);
    site->n = (uint8_t)(end - site->first);
}

// Returns whether both have their values at the same places of the same record.
static bool is_like(const QuerySite *a, const QuerySite *b)
{
    bool like = a->query == b->query && a->first == b->first && a->n == b->n &&
                a->parts_n == b->parts_n;

    for (int i = 0; like && i < a->parts_n; i++) {
        const BoundPart *one = &a->parts[i], *other = &b->parts[i];

        like = one->slot == other->slot && one->n == other->n &&
               one->wanted == other->wanted && one->item == other->item &&
               one->entry == other->entry && !one->key == !other->key &&
               (!one->key || !strcmp(one->key, other->key));
    }
    return like;
}

// Keeps what was read, with texts that last as long as the Library.
static void keep_site(Library *library, QuerySite *kept, const QuerySite *site)
{
    *kept = *site;
    for (int i = 0; i < kept->parts_n; i++)
        if (kept->parts[i].key)
            kept->parts[i].key = library_text(library, kept->parts[i].key);
}

void script_site_end(lua_State *L, ScriptValue *made)
{
    Host *host = host_of(L);
    QuerySite *site = host->site, *kept = &host->sites[host->site_number];

    host->site = NULL;
    if (!made) return;
    count_values(L, site);
    site->kind = made->kind;
    site->query = made->n;
    if (kept->kind && !is_like(kept, site))
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "a query in a function that is made several times means each time "
                     "something else: name it in a local and use that");
    if (!kept->kind) keep_site(host->library, kept, site);
    made->first = site->first;
    made->values_n = site->n;
}

static void add_part(lua_State *L, BoundWanted wanted, int slot, int n)
{
    Host *host = host_of(L);
    QuerySite *site = host->site;

    if (!site) return;
    if (site->parts_n == QUERY_VALUES_MAX) refuse_more(L);
    site->parts[site->parts_n++] = (BoundPart){.key = host->reading.key,
                                               .entry = (uint8_t)host->reading.entry,
                                               .item = (uint8_t)host->item,
                                               .wanted = (uint8_t)wanted,
                                               .n = (uint8_t)n,
                                               .slot = (uint16_t)slot};
}

int script_site_slot(lua_State *L, BoundWanted wanted)
{
    Host *host = host_of(L);
    const int slot = host->slots++;

    if (host->slots > NUMBER_MAX)
        script_fault(
            L, FOUND_TOO_MANY, "the queries of a function take too many values");
    add_part(L, wanted, slot, 1);
    return slot;
}

void script_site_note(lua_State *L, const ScriptValue *datum)
{
    if (datum && datum->values_n)
        add_part(L, BOUND_DATUM, datum->first, datum->values_n);
}
