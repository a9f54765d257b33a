#include "commands.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int command_fail(const Err *err)
{
    fflush(stdout);
    fprintf(stderr, "cardwright: %s\n", err->text);
    return err->code ? err->code : CODE_OURS;
}

int command_usage(const char *command, const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fprintf(stderr, "cardwright %s: ", command);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, "; see cardwright %s --help\n", command);
    return CODE_USAGE;
}

int command_number(const char *text, long long low, long long high, long long *number)
{
    char *end;

    errno = 0;
    long long n = strtoll(text, &end, 10);
    if (errno || end == text || *end || n < low || n > high) return 0;
    *number = n;
    return 1;
}
