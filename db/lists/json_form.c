// json_form.c -- recognises a form by its marks, or finds it by its name.

#include "db/lists/json_form.h"

#include <string.h>

#include "engine/base/base.h"

bool json_form_fits(const JsonForm *form, const json_t *row)
{
    for (int i = 0; i < COUNT_OF(form->marks) && form->marks[i]; i++)
        if (!json_object_get(row, form->marks[i])) return false;
    return true;
}

const JsonForm *json_form_find(const ListForms *forms, const json_t *row)
{
    for (int i = 0; forms && i < forms->json_n; i++)
        if (json_form_fits(&forms->json[i], row)) return &forms->json[i];
    return NULL;
}

// Skips web pages, which are only read, and the second of two forms with one name.
const JsonForm *json_form_written(const ListForms *forms, int i)
{
    for (int k = 0; forms && k < forms->json_n; k++) {
        const JsonForm *form = &forms->json[k], *before = k ? form - 1 : NULL;
        bool again = before && !before->has_others && !strcmp(form->name, before->name);
        if (!form->has_others && !again && !i--) return form;
    }
    return NULL;
}

const JsonForm *json_form_named(const ListForms *forms, const char *name)
{
    const JsonForm *form;

    for (int i = 0; (form = json_form_written(forms, i)); i++)
        if (!strcmp(form->name, name)) return form;
    return NULL;
}

const json_t *json_form_at(const json_t *row, const char *pointer)
{
    while (row && *pointer) {
        size_t n = strcspn(++pointer, "/");
        char key[64];

        if (n >= sizeof key) return NULL;
        memcpy(key, pointer, n);
        key[n] = '\0';
        row = json_object_get(row, key);
        pointer += n;
    }
    return row;
}
