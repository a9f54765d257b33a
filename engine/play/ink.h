// ink.h -- the colours that a screen writes with.

#ifndef INK_H
#define INK_H

typedef enum {
    INK_PLAIN,
    INK_BOLD,
    INK_DIM,
    INK_RED,
    INK_GREEN,
    INK_YELLOW,
    INK_BLUE,
    INK_MAGENTA,
    INK_CYAN,
    INK_COUNT
} Ink;

#endif
