// plot.h -- a drawing of figures as SVG.
//
// Equal figures give equal bytes, on every machine.

#ifndef PLOT_H
#define PLOT_H

#include <stdio.h>

enum { PLOT_LINES_MAX = 4, PLOT_POINTS_MAX = 40, PLOT_NAME = 64 };

// A line through its points, from left to right.
typedef struct {
    char name[PLOT_NAME];
    double x[PLOT_POINTS_MAX], y[PLOT_POINTS_MAX];
    int n;
} PlotLine;

// Both axes begin at 0. Texts may hold anything; in the drawing they are texts.
typedef struct {
    const char *title, *across, *upward; // what the axes are
    PlotLine lines[PLOT_LINES_MAX];
    int n;
} Plot;

// Adds an empty line, and a point to a line.
PlotLine *plot_line(Plot *plot, const char *name);
void plot_point(PlotLine *line, double x, double y);

// Writes the drawing.
void plot_write(const Plot *plot, FILE *file);

#endif
