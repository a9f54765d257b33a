// err.c -- the one line of text that tells what went wrong.

#include "engine/base/err.h"

#include <stdarg.h>

#include "engine/base/text.h"

int err_set(Err *err, int code, const char *format, ...)
{
    va_list arguments;

    if (!err) return -1;
    err->code = code;
    err->found = FOUND_NONE;
    va_start(arguments, format);
    (void)text_format_list(err->text, sizeof err->text, format, arguments);
    va_end(arguments);
    return -1;
}

int err_found(Err *err, FoundKind found, int code, const char *format, ...)
{
    va_list arguments;

    if (!err) return -1;
    err->code = code;
    err->found = found;
    va_start(arguments, format);
    (void)text_format_list(err->text, sizeof err->text, format, arguments);
    va_end(arguments);
    return -1;
}
