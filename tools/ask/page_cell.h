// page_cell.h -- the cells of a table in Markdown.

#ifndef PAGE_CELL_H
#define PAGE_CELL_H

#include <stdbool.h>
#include <stdio.h>

// Writes a cell, in which a bar is no border. [quoted] is a word of scripts.
void page_cell(FILE *out, const char *text, bool quoted);

#endif
