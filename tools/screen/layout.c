// layout.c -- divides the lines of the terminal among board, story, question and options.
//
// Options go into columns before the board folds, and the board folds before options go
// on further pages; only what a board still shows then gives way to more of them.

#include "tools/screen/layout.h"

#include <stdlib.h>
#include <string.h>

#include "tools/screen/account.h"
#include "tools/screen/option_fold.h"
#include "tools/screen/option_page.h"
#include "tools/screen/screen.h"
#include "tools/view/question_text.h"

enum {
    STORY_MIN = 2,
    STORY_MAX = 10,
    ACCOUNT_MOST = 6, // lines, before the board unfolds
    OPTIONS_MIN = 6,  // lines that options keep beside a board that is folded far
};

// The share of lines of each part.
typedef struct {
    int board; // 0: as many as it has
    int story;
    int gap;     // an empty line behind the story
    int options; // 0: as many as they take
    int columns;
    AccountFold fold;
    int account; // lines of it; fewer than it has in that fold: it is cut
} Division;

// The account in all folds; all NULL: there is none.
typedef struct {
    char *text[ACCOUNT_FOLDS];
    int lines[ACCOUNT_FOLDS];
} Folds;

// Adds a hint behind the question. Returns whether it fits.
static bool add_hint(const Layout *layout, const char *hint, Line *line)
{
    if (!hint || line->columns + (int)strlen(hint) > layout->width) return false;
    line_add_inked(line, INK_DIM, hint);
    return true;
}

// Words the question, with what it wants: "Annie: Choose a target (Gust) [up to 2]".
static void word_question(const Layout *layout, Line *line)
{
    const Scene *scene = layout->scene;
    const Question *question = layout->question;

    line_start(line, scene->colour, 0);
    line_set_ink(line, INK_BOLD);
    line_add(line, "%s: ", scene_player(scene, question->player));
    question_text(scene, question, line);
    line_set_ink(line, INK_PLAIN);
    if (question->min != 1 || question->max != 1 || question->kind == ASK_SPLIT) {
        line_add(line, " [");
        question_text_wants(question, line);
        line_add(line, "]");
    }
    if (layout->note) line_add(line, "%s", layout->note);
    if (add_hint(layout, layout->hint, line) || add_hint(layout, layout->brief, line))
        return;
    if (layout->brief) line_add_inked(line, INK_DIM, layout->brief);
}

// Prints [text] over as many lines as it needs, each further one after [indent] spaces;
// NULL: only counts. Returns them.
static int print_wrapped(const Line *text, int width, int indent, FILE *out)
{
    int at = 0, lines = 0;
    Line line;

    do {
        line_start(&line, text->colour, width);
        if (lines) line_pad(&line, indent);
        at = line_join_words(
            &line, text, at, width ? width - line.columns : LINE_BYTES_MAX);
        if (out) line_print(&line, out);
        lines++;
    } while (at);
    return lines;
}

// Prints the question, and what the card that asks does; NULL: only counts. Returns the
// lines.
static int print_question(const Layout *layout, FILE *out)
{
    Line text;
    int lines = 0;

    if (!layout->question) return 0;
    if (layout->holds && *layout->holds) {
        line_start(&text, layout->scene->colour, 0);
        line_add(&text, "%s", layout->holds);
        lines += print_wrapped(&text, layout->width, 2, out);
    }
    word_question(layout, &text);
    lines += print_wrapped(&text, layout->width, 2, out);
    line_start(&text, layout->scene->colour, 0);
    line_add(&text, "  ");
    question_text_about(layout->scene, layout->question, layout->says, &text);
    if (text.columns <= 2) return lines;
    return lines + print_wrapped(&text, layout->width, 2, out);
}

// Returns the story in lines that fit; the caller frees it. NULL without memory.
static char *wrapped_story(const Layout *layout)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    const char *at = layout->story ? layout->story : "";

    if (!out) return NULL;
    while (*at) {
        const int indent = (int)strspn(at, " "), n = (int)strcspn(at, "\n");
        char *line = strndup(at + indent, (size_t)(n > indent ? n - indent : 0));

        if (line) line_wrap(line, indent, indent + 2, layout->width, out);
        free(line);
        at += n + (at[n] == '\n');
    }
    return fclose(out) ? NULL : text;
}

static int count_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++) lines += *text == '\n';
    return lines;
}

// Prints the last [n] lines.
static void print_last(const char *text, int n, FILE *out)
{
    int skip = count_lines(text) - n;

    while (skip > 0) skip -= *text++ == '\n';
    (void)fputs(text, out);
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

// Prints what stands above in [lines] lines, 0: whole; NULL: only counts. Returns them.
static int print_above(const Layout *layout, int lines, FILE *out)
{
    if (layout->sheet) {
        const int n = count_lines(layout->sheet);

        if (out) print_last(layout->sheet, lines ? lines : n, out);
        return lines ? least_of(lines, n) : n;
    }
    if (lines) return screen_draw_folded(layout->scene, layout->width, lines, out);
    return screen_draw(layout->scene, layout->width, out);
}

// Counts the lines of what stands above.
static int count_above(const Layout *layout, ScreenPart part)
{
    if (layout->sheet) return count_lines(layout->sheet);
    return screen_lines(layout->scene, layout->width, part);
}

// Counts them folded as far as it reads well, and further if the options need it, as long as a
// map stays.
static int count_folded(const Layout *layout, int room)
{
    const int things = count_above(layout, SCREEN_THINGS);

    return things <= room ? things : count_above(layout, SCREEN_MAP);
}

static void fold_account(const Layout *layout, Folds *folds)
{
    *folds = (Folds){0};
    for (int i = 0; layout->account && i < ACCOUNT_FOLDS; i++) {
        folds->text[i] = account_text(
            layout->account, layout->reader, (AccountFold)i, layout->width);
        folds->lines[i] = count_lines(folds->text[i]);
    }
}

static void free_folds(Folds *folds)
{
    for (int i = 0; i < ACCOUNT_FOLDS; i++) free(folds->text[i]);
}

// Chooses the longest fold that so many lines hold, else as much of the shortest.
static void choose_fold(const Folds *folds, int room, Division *to)
{
    to->fold = ACCOUNT_WHOLE;
    while (to->fold < ACCOUNT_OWN && folds->lines[to->fold] > room) to->fold++;
    to->account = least_of(folds->lines[to->fold], room < 0 ? 0 : room);
}

// Chooses the options of a screen that does not hold all: the shortest fold of the account has
// its place before a page of them.
static int squeeze_options(int wanted, int room, int folded, int least)
{
    const int beside = room - folded > OPTIONS_MIN ? room - folded : OPTIONS_MIN;
    const int options = least_of(wanted, beside);

    return options + least > room && room > least ? room - least : options;
}

// Divides [room] lines that do not hold all beside an account. It takes few lines before the
// board unfolds, and more of those that are left then.
static Division squeeze_account(const Layout *layout, const OptionPage *page, int room,
                                const Folds *folds)
{
    const int columns = option_page_columns(page);
    const int wanted = option_page_height(page, columns);
    const int own = folds->lines[ACCOUNT_OWN];
    const int folded = count_folded(layout, room - own - wanted);
    const int least = print_above(layout, 1, NULL);
    Division to = {.columns = columns};

    to.options = squeeze_options(wanted, room, folded + own, least);
    const int beside = room - to.options;
    choose_fold(folds, own > ACCOUNT_MOST ? own : ACCOUNT_MOST, &to);
    if (to.account > beside - folded) choose_fold(folds, own, &to);
    if (to.account > beside - least) choose_fold(folds, beside - least, &to);
    to.board = beside - to.account;
    if (to.board < 1) to.board = 1;
    const int drawn = print_above(layout, to.board, NULL);
    const int left = beside - to.account - drawn;
    if (left < 0) choose_fold(folds, beside - drawn, &to);
    if (left <= 0) return to;
    to.options += least_of(left, wanted - to.options);
    choose_fold(folds, room - to.options - drawn, &to);
    return to;
}

// Divides [room] lines that do not hold all; [told] lines of story are there.
static Division squeeze(const Layout *layout, const OptionPage *page, int room,
                        int told)
{
    const int columns = option_page_columns(page);
    const int wanted = option_page_height(page, columns);
    const int folded = count_folded(layout, room - least_of(told, STORY_MIN) - wanted);
    Division to = {.story = least_of(told, STORY_MIN), .columns = columns};

    to.options = least_of(wanted, room - to.story - folded);
    if (to.options < OPTIONS_MIN) to.options = least_of(wanted, OPTIONS_MIN);
    to.board = room - to.story - to.options;
    if (to.board < 1) to.board = 1;
    // The next fold may leave more room than needed.
    const int drawn = print_above(layout, to.board, NULL);
    int left = room - to.story - to.options - drawn;
    if (left < 0) left = 0;
    const int more = least_of(left, wanted - to.options);
    to.options += more;
    to.story = least_of(told, to.story + left - more);
    return to;
}

// Divides the lines of the terminal, with an account above the board.
static Division divide_account(const Layout *layout, const OptionPage *page,
                               const Folds *folds)
{
    const int board = count_above(layout, SCREEN_WHOLE);
    const int room = layout->height - layout->below - print_question(layout, NULL);
    const int most = option_page_columns(page);
    Division to = {.gap = 1, .columns = 1, .account = folds->lines[ACCOUNT_WHOLE]};

    if (!layout->height) return to;
    for (int fold = 0; fold < ACCOUNT_OWN; fold++)
        for (to.columns = 1; to.columns <= most; to.columns++) {
            const int left = room - board - option_page_height(page, to.columns);

            if (left < folds->lines[fold]) continue;
            to.fold = (AccountFold)fold;
            to.account = folds->lines[fold];
            to.gap = left > to.account;
            return to;
        }
    return squeeze_account(layout, page, room, folds);
}

// Divides the lines of the terminal; [told] lines of story are there.
static Division divide_lines(const Layout *layout, const OptionPage *page, int told)
{
    const int board = count_above(layout, SCREEN_WHOLE);
    const int room = layout->height - layout->below - print_question(layout, NULL);
    const int most = option_page_columns(page);
    Division to = {.story = least_of(told, STORY_MAX), .gap = 1, .columns = 1};

    if (!layout->height) return to;
    for (; to.columns <= most; to.columns++) {
        const int left = room - board - option_page_height(page, to.columns);

        if (left < least_of(told, STORY_MIN)) continue;
        to.story = least_of(to.story, left);
        to.gap = left > to.story;
        return to;
    }
    return squeeze(layout, page, room, told);
}

bool layout_is_short(const Layout *layout)
{
    OptionPage page = {.width = layout->width};
    Folds folds;

    if (!layout->account || !layout->question) return false;
    fold_account(layout, &folds);
    page = option_page_of(layout->keys, layout->scene, layout->question, layout->width);
    const Division to = divide_account(layout, &page, &folds);
    const bool is_short = to.account < folds.lines[to.fold];
    option_page_free(&page);
    free_folds(&folds);
    return is_short;
}

static Division divide(const Layout *layout, const OptionPage *page, const char *story,
                       const Folds *folds)
{
    return layout->account ? divide_account(layout, page, folds)
                           : divide_lines(layout, page, story ? count_lines(story) : 0);
}

// Folds options that have no room on one page, where they take fewer pages so.
static void fold_options(const Layout *layout, const char *story, const Folds *folds,
                         OptionPage *page, Division *to)
{
    const int pages = option_page_pages(page, to->columns, to->options);
    OptionPage folded;

    if (pages < 2) return;
    folded = option_fold(page, layout->keys, layout->scene, layout->question);
    const Division other = divide(layout, &folded, story, folds);
    if (!folded.n || option_page_pages(&folded, 1, other.options) >= pages) {
        option_page_free(&folded);
        return;
    }
    option_page_free(page);
    *page = folded;
    *to = other;
}

int layout_draw(const Layout *layout, FILE *out)
{
    OptionPage page = {.width = layout->width};
    char *story = layout->account ? NULL : wrapped_story(layout);
    int pages = 1;
    Folds folds;

    if (layout->question)
        page = option_page_of(
            layout->keys, layout->scene, layout->question, layout->width);
    fold_account(layout, &folds);
    Division to = divide(layout, &page, story, &folds);
    fold_options(layout, story, &folds, &page, &to);
    if (layout->account) print_last(folds.text[to.fold], to.account, out);
    free_folds(&folds);
    (void)print_above(layout, to.board, out);
    if (story) print_last(story, to.story, out);
    if (to.gap && layout->question) (void)fputc('\n', out);
    (void)print_question(layout, out);
    if (page.n)
        pages = option_page_print(&page, to.columns, to.options, layout->page, out);
    option_page_free(&page);
    free(story);
    return pages;
}

int layout_draw_question(const Layout *layout, FILE *out)
{
    OptionPage page =
        option_page_of(layout->keys, layout->scene, layout->question, layout->width);

    (void)print_question(layout, out);
    option_page_print(&page, 1, 0, 0, out);
    option_page_free(&page);
    return 1;
}
