// database_fuzz.c -- a card database with any bytes changed: it is refused, or read, and an
// import into it says how it went. `make fuzz` builds it with libFuzzer.
//
// Each four bytes of an input are a change: three for the place, one for the new byte. A
// place that begins with 255 is beside a name of a card: the next byte says which time
// that the name stands in the file, the third how far from its first letter.

#include "tests/db/all_readers.h"

#include "tests/fuzz/stages.h"

enum { REFUSED, READ, NAMED, IMPORTED };
const char *const stages_names[STAGES_MAX] = {
    "refused", "read", "wrong cell named", "imported"};

static char *whole, here[4096];
static size_t whole_n;

// The database is made in a folder of its own, where the readers find it.
static void make_once(void)
{
    if (whole) {
        ASSERT(!chdir(home));
        return;
    }
    ASSERT(getcwd(here, sizeof here) && !make_home(NULL));
    make_database();
    run_sql("whole.db", "PRAGMA page_size = 512; VACUUM");
    whole = read_file("whole.db", &whole_n);
}

static size_t place_of(const uint8_t *change)
{
    static const char name[] = "Bolt";
    size_t at = 0;
    int times = change[1];

    if (change[0] != 255)
        return (size_t)(change[0] << 16 | change[1] << 8 | change[2]) % whole_n;
    for (size_t i = 0; i + sizeof name < whole_n && times >= 0; i++)
        if (!memcmp(whole + i, name, sizeof name - 1)) at = i, times--;
    return (at + change[2]) % whole_n;
}

static void put_changed(const uint8_t *data, size_t size)
{
    char *bytes = malloc(whole_n);
    FILE *file = fopen("test.db", "wb");

    ASSERT(bytes && file);
    memcpy(bytes, whole, whole_n);
    for (size_t i = 0; i + 3 < size; i += 4)
        bytes[place_of(data + i)] = (char)data[i + 3];
    ASSERT(fwrite(bytes, 1, whole_n, file) == whole_n && !fclose(file));
    free(bytes);
}

static void look_at(const Err *err, int stage)
{
    ASSERT(err->code && *err->text && !strchr(err->text, '\n'));
    stages_reach(strstr(err->text, ", row ") ? NAMED : stage);
}

static void read_changed(void)
{
    Err err = {0};
    Store *store = store_open("test.db", &fixture_rules, &err);

    if (!store) look_at(&err, REFUSED);
    for (int i = 0; store && i < COUNT_OF(readers); i++) {
        err = (Err){0};
        const Reading reading = {.store = store, .arena = arena_new(), .err = &err};
        if (readers[i](&reading))
            look_at(&err, REFUSED);
        else
            stages_reach(READ);
        arena_free(reading.arena);
    }
    store_close(store);
}

static void import_changed(void)
{
    for (int i = 0; i < COUNT_OF(writers); i++) {
        Err err = {0};
        ImportReport report = {.problems.arena = arena_new()};
        Store *store = store_open_copy("test.db", &fixture_rules, &err);
        if (!store || writers[i](store, &report, &err))
            look_at(&err, REFUSED);
        else
            stages_reach(IMPORTED);
        store_close(store);
        arena_free(report.problems.arena);
    }
}

int stages_input(const uint8_t *data, size_t size)
{
    make_once();
    put_changed(data, size);
    read_changed();
    import_changed();
    ASSERT(!chdir(here));
    return 0;
}
