// plot.c -- draws lines over two axes.
//
// All places are whole tenths of a pixel, so that no machine rounds another way.

#include "tests/bench/plot.h"

#include <math.h>

#include "engine/base/base.h"
#include "engine/base/text.h"

enum { WIDTH = 640, HEIGHT = 360, LEFT = 70, RIGHT = 150, TOP = 40, BOTTOM = 50 };
enum { PLACE_X = WIDTH - LEFT - RIGHT, PLACE_Y = HEIGHT - TOP - BOTTOM, MARKS = 5 };

static const char *const colours[PLOT_LINES_MAX] = {
    "#0b62a4", "#c0392b", "#7f8c8d", "#27803b"};
static const char *const dashes[PLOT_LINES_MAX] = {"", "", "6 4", "2 3"};

PlotLine *plot_line(Plot *plot, const char *name)
{
    ASSERT(plot->n < PLOT_LINES_MAX);
    PlotLine *line = &plot->lines[plot->n++];
    line->n = 0;
    (void)text_format(line->name, sizeof line->name, "%s", name);
    return line;
}

void plot_point(PlotLine *line, double x, double y)
{
    if (line->n == PLOT_POINTS_MAX || !isfinite(x) || !isfinite(y)) return;
    line->x[line->n] = x;
    line->y[line->n++] = y;
}

// Writes a text of a reader's, so that nothing in it is a part of the drawing.
static void write_text(FILE *file, const char *text)
{
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;

        if (c == '<' || c == '>' || c == '&' || c == '"')
            (void)fprintf(file, "&#%d;", c);
        else
            (void)fputc(c < ' ' ? ' ' : c, file);
    }
}

// Returns the step between marks of an axis up to [most]: 1, 2 or 5 times 10, 100 ….
static double step_of(double most)
{
    const double rough = most / MARKS;
    const double ten = pow(10, floor(log10(rough)));

    if (rough <= ten) return ten;
    if (rough <= 2 * ten) return 2 * ten;
    return rough <= 5 * ten ? 5 * ten : 10 * ten;
}

// Returns the largest value of an axis, above 0.
static double most_of(const Plot *plot, bool upward)
{
    double most = 0;

    for (int i = 0; i < plot->n; i++)
        for (int k = 0; k < plot->lines[i].n; k++)
            most = fmax(most, upward ? plot->lines[i].y[k] : plot->lines[i].x[k]);
    return most > 0 ? most : 1;
}

static double place_x(double x, double most)
{
    return round(10 * (LEFT + PLACE_X * x / most)) / 10;
}

static double place_y(double y, double most)
{
    return round(10 * (TOP + PLACE_Y - PLACE_Y * y / most)) / 10;
}

static void write_label(FILE *file, double x, double y, const char *anchor,
                        const char *text)
{
    (void)fprintf(
        file, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor);
    write_text(file, text);
    (void)fprintf(file, "</text>\n");
}

static void write_marks(FILE *file, double most_x, double most_y)
{
    const double step_x = step_of(most_x), step_y = step_of(most_y);
    char text[32];

    for (int i = 0; i * step_x <= most_x * 1.0001; i++) {
        const double x = place_x(i * step_x, most_x);

        (void)snprintf(text, sizeof text, "%.10g", i * step_x);
        write_label(file, x, TOP + PLACE_Y + 18, "middle", text);
    }
    for (int i = 0; i * step_y <= most_y * 1.0001; i++) {
        const double y = place_y(i * step_y, most_y);

        (void)fprintf(
            file, "<path d=\"M%d %.1fh%d\" stroke=\"#dddddd\"/>\n", LEFT, y, PLACE_X);
        (void)snprintf(text, sizeof text, "%.10g", i * step_y);
        write_label(file, LEFT - 8, y + 4, "end", text);
    }
}

static void write_line(FILE *file, const Plot *plot, int row, double most_x,
                       double most_y)
{
    const PlotLine *line = &plot->lines[row];

    if (!line->n) return;
    (void)fprintf(file,
                  "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" "
                  "stroke-dasharray=\"%s\" points=\"",
                  colours[row],
                  *dashes[row] ? dashes[row] : "none");
    for (int i = 0; i < line->n; i++)
        (void)fprintf(file,
                      "%s%.1f,%.1f",
                      i ? " " : "",
                      place_x(line->x[i], most_x),
                      place_y(line->y[i], most_y));
    (void)fprintf(file, "\"/>\n");
    const double y = TOP + 10 + 20 * row;
    (void)fprintf(file,
                  "<path d=\"M%d %.1fh20\" stroke=\"%s\" stroke-width=\"2\" "
                  "stroke-dasharray=\"%s\"/>\n",
                  LEFT + PLACE_X + 10,
                  y,
                  colours[row],
                  *dashes[row] ? dashes[row] : "none");
    write_label(file, LEFT + PLACE_X + 35, y + 4, "start", line->name);
}

void plot_write(const Plot *plot, FILE *file)
{
    const double most_x = most_of(plot, false), most_y = most_of(plot, true);

    (void)fprintf(file,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
                  "font-family=\"sans-serif\" font-size=\"12\">\n"
                  "<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n",
                  WIDTH,
                  HEIGHT,
                  WIDTH,
                  HEIGHT);
    write_label(file, LEFT, TOP - 18, "start", plot->title);
    write_label(file, LEFT + PLACE_X, HEIGHT - 12, "end", plot->across);
    write_label(file, LEFT, TOP - 4, "start", plot->upward);
    write_marks(file, most_x, most_y);
    (void)fprintf(file,
                  "<path d=\"M%d %dv%dh%d\" fill=\"none\" stroke=\"#333333\"/>\n",
                  LEFT,
                  TOP,
                  PLACE_Y,
                  PLACE_X);
    for (int i = 0; i < plot->n; i++) write_line(file, plot, i, most_x, most_y);
    (void)fprintf(file, "</svg>\n");
}
