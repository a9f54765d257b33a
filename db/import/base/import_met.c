// import_met.c -- the decks and ban lists that an import has read so far.

#include "db/import/base/import_met.h"

static const char *key_of(const Importer *importer, const char *kind, const char *name)
{
    return arena_format(
        importer->db->arena, "%s|%s|%s", importer->rules->game, kind, name);
}

void import_met_add(Importer *importer, const char *kind, const char *name)
{
    (void)key_map_add(&importer->met, key_of(importer, kind, name), 0);
}

bool import_met_has(const Importer *importer, const char *kind, const char *name)
{
    return key_map_find(&importer->met, key_of(importer, kind, name)) >= 0;
}
