// terminal.c -- the filter between the program and a terminal, and the codes that may
// pass it.
//
// stdout and stderr are streams of this file, which write to the descriptors 1 and 2.
// Nothing else in the program may write there (tools/dev/check_door.sh). The codes of the
// program stand in this file and nowhere else. terminal_ours lets them pass by a mark
// beside the text, never by how a text looks: a card cannot imitate it.
//
// Where the locale has another encoding than UTF-8, only ASCII leaves: for a person the
// nearest character, for a program, which reads JSON, the same character as an escape.

#include "tools/door/terminal.h"

#include <editline/readline.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utf8proc.h>

#include "db/text/ascii.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"

// A line for a program mostly goes on in one write, which wakes its reader once.
enum { CHARACTER_BYTES = 4, HELD_BYTES = 65536 };

// The door before one descriptor.
typedef struct {
    FILE *stream;
    int fd;
    bool passes;                // results for a program
    bool ascii;                 // nothing but ASCII leaves
    bool json;                  // what is written is JSON
    bool ours;                  // what is written now has codes of the program
    char rest[CHARACTER_BYTES]; // the start of a character that has not come whole
    int rest_n;
    int marks; // on the last letter
    int fault; // errno of the first write that failed
    char held[HELD_BYTES];
    size_t held_n;
    char room[HELD_BYTES]; // of the stream
} Door;

static Door doors[] = {{.fd = STDOUT_FILENO}, {.fd = STDERR_FILENO}};

static const char *const inks[INK_COUNT] = {
    [INK_PLAIN] = "\033[0m",
    [INK_BOLD] = "\033[1m",
    [INK_DIM] = "\033[2m",
    [INK_RED] = "\033[31m",
    [INK_GREEN] = "\033[32m",
    [INK_YELLOW] = "\033[33m",
    [INK_BLUE] = "\033[34m",
    [INK_MAGENTA] = "\033[35m",
    [INK_CYAN] = "\033[36m",
};

static const char code_forget[] = "\033[H\033[2J\033[3J";

// ---- characters

// Says of a character whether a person sees it where it stands, and nothing else happens.
static bool is_plain(utf8proc_int32_t c)
{
    if (c < 0x80) return c >= 0x20 && c != 0x7f;
    switch ((int)utf8proc_category(c)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return false;
    }
    return !utf8proc_get_property(c)->ignorable;
}

// Says of a character whether it stands on the letter before it.
static bool is_mark(utf8proc_int32_t c)
{
    const int category = (int)utf8proc_category(c);

    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC ||
           category == UTF8PROC_CATEGORY_ME;
}

// Counts a character to the [marks] on its letter. Returns whether there is room for it:
// a heap of marks would cover the lines above and below.
static bool has_room(utf8proc_int32_t c, int *marks)
{
    if (c < 0x80 || !is_mark(c))
        *marks = 0;
    else if (*marks <= LETTER_MARKS_MAX)
        ++*marks;
    return *marks <= LETTER_MARKS_MAX;
}

// Reads the character at the start of [n] bytes. Returns its bytes, or 0 if it is none.
static int read_character(const char *text, size_t n, utf8proc_int32_t *c)
{
    const utf8proc_ssize_t bytes =
        utf8proc_iterate((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)n, c);

    return bytes > 0 ? (int)bytes : 0;
}

// Writes a character as JSON writes it: one escape, or two beyond the first 65536.
static void write_escape(utf8proc_int32_t c, char shown[TERMINAL_SHOWN_MAX])
{
    if (c < 0x10000)
        (void)snprintf(shown, TERMINAL_SHOWN_MAX, "\\u%04x", (unsigned)c);
    else
        (void)snprintf(shown,
                       TERMINAL_SHOWN_MAX,
                       "\\u%04x\\u%04x",
                       0xd7c0u + ((unsigned)c >> 10),
                       0xdc00u + ((unsigned)c & 0x3ff));
}

// Writes the character at the start of [n] bytes. Returns the bytes that it stands for.
static int show_character(const char *text, size_t n, int *marks,
                          char shown[TERMINAL_SHOWN_MAX])
{
    utf8proc_int32_t c = 0;
    const int bytes = read_character(text, n, &c);

    if (!bytes)
        (void)snprintf(shown, TERMINAL_SHOWN_MAX, "\\x%02x", (unsigned char)*text);
    else if (has_room(c, marks) && is_plain(c)) {
        memcpy(shown, text, (size_t)bytes);
        shown[bytes] = '\0';
    } else
        write_escape(c, shown);
    return bytes ? bytes : 1;
}

int terminal_show(const char *text, int *marks, char shown[TERMINAL_SHOWN_MAX])
{
    return show_character(text, strnlen(text, CHARACTER_BYTES), marks, shown);
}

const char *terminal_line(const char *text, char *shown, size_t size)
{
    size_t n = 0;
    int marks = 0;

    shown[0] = '\0';
    while (*text) {
        char character[TERMINAL_SHOWN_MAX];
        text += terminal_show(text, &marks, character);
        const size_t length = strlen(character);
        if (n + length >= size) break;
        memcpy(shown + n, character, length + 1);
        n += length;
    }
    return shown;
}

int terminal_width(const char *text)
{
    int width = 0, marks = 0;

    while (*text) {
        char shown[TERMINAL_SHOWN_MAX];

        text += terminal_show(text, &marks, shown);
        for (const char *at = shown; *at; at++) width += (*at & 0xc0) != 0x80;
    }
    return width;
}

static _Thread_local JsonText *diverted; // NULL: all goes to its stream

JsonText *terminal_divert(JsonText *notes)
{
    JsonText *before = diverted;

    diverted = notes;
    return before;
}

static void put_text(FILE *out, const char *text)
{
    if (diverted && (out == stdout || out == stderr))
        json_text_add(diverted, text, strlen(text));
    else
        (void)fputs(text, out);
}

// Prints part of one line. Without memory it prints the format alone.
static void put_line(FILE *out, const char *format, va_list args)
{
    char *text = NULL;
    const bool made = vasprintf(&text, format, args) >= 0;
    const char *at = made ? text : format;
    int marks = 0;

    while (*at) {
        char character[TERMINAL_SHOWN_MAX];

        at += terminal_show(at, &marks, character);
        put_text(out, character);
    }
    if (made) free(text);
}

void terminal_put(FILE *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    put_line(out, format, args);
    va_end(args);
}

void terminal_tell(FILE *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    put_line(out, format, args);
    va_end(args);
    put_text(out, "\n");
}

// ---- the door

// Writes what is held. Returns false, with errno, if that fails.
static bool let_go(Door *door)
{
    size_t done = 0;

    while (done < door->held_n) {
        const ssize_t n = write(door->fd, door->held + done, door->held_n - done);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) {
            if (!door->fault) door->fault = errno;
            break;
        }
        done += (size_t)n;
    }
    const bool whole = done == door->held_n;
    door->held_n = 0;
    return whole;
}

static bool hold_text(Door *door, const char *text, size_t n)
{
    if (door->held_n + n > HELD_BYTES && !let_go(door)) return false;
    memcpy(door->held + door->held_n, text, n);
    door->held_n += n;
    return true;
}

// Returns whether [n] bytes may begin a character that is longer.
static bool is_begun(const char *text, size_t n)
{
    const unsigned char first = (unsigned char)*text;
    const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;

    if (first >= 0xf5 || n >= length) return false;
    for (size_t i = 1; i < n; i++)
        if (((unsigned char)text[i] & 0xc0) != 0x80) return false;
    return true;
}

// Says whether a byte goes on as it is. Codes are ASCII too: those of the program go on.
static bool goes_on(const Door *door, char byte)
{
    if (door->ours) return (unsigned char)byte < 0x80;
    return (byte >= 0x20 && byte < 0x7f) || byte == '\n' || byte == '\t';
}

// Returns how many of the first [n] bytes go on as they are. Nearly all text does, so it
// goes on in long pieces.
static size_t plain_bytes(const Door *door, const char *text, size_t n)
{
    size_t i = 0;

    if (n > HELD_BYTES) n = HELD_BYTES;
    while (i < n && goes_on(door, text[i])) i++;
    return i;
}

// Writes the character at the start of [n] bytes as this door shows it. Returns the bytes
// that it stands for.
static int show_at(Door *door, const char *text, size_t n,
                   char shown[TERMINAL_SHOWN_MAX])
{
    utf8proc_int32_t c = 0;
    const int bytes = show_character(text, n, &door->marks, shown);

    if (!door->ascii || (unsigned char)shown[0] < 0x80) return bytes;
    (void)read_character(text, n, &c);
    if (door->json)
        write_escape(c, shown);
    else
        (void)snprintf(shown, TERMINAL_SHOWN_MAX, "%c", ascii_nearest(c));
    return bytes;
}

// Passes characters on, each as a person may see it. Returns how many bytes it took:
// all but the start of a character at the end. Returns -1 if it cannot write.
static ssize_t filter(Door *door, const char *text, size_t n)
{
    size_t at = 0;

    while (at < n) {
        const size_t plain = plain_bytes(door, text + at, n - at);
        char shown[TERMINAL_SHOWN_MAX];

        if (plain && !hold_text(door, text + at, plain)) return -1;
        if (plain) door->marks = 0;
        at += plain;
        if (at == n || is_begun(text + at, n - at)) break;
        if (plain) continue;
        at += (size_t)show_at(door, text + at, n - at, shown);
        if (!hold_text(door, shown, strlen(shown))) return -1;
    }
    return (ssize_t)at;
}

// Passes on what was begun before, with the first of [n] bytes, until no character is
// begun. Returns how many of them it took, or -1 if it cannot write.
static ssize_t finish_rest(Door *door, const char *text, size_t n)
{
    size_t at = 0;

    while (door->rest_n && at < n) {
        door->rest[door->rest_n++] = text[at++];
        const ssize_t done = filter(door, door->rest, (size_t)door->rest_n);
        if (done < 0) return -1;
        door->rest_n -= (int)done;
        memmove(door->rest, door->rest + done, (size_t)door->rest_n);
    }
    return (ssize_t)at;
}

static bool pass_filtered(Door *door, const char *text, size_t n)
{
    const ssize_t first = finish_rest(door, text, n);
    if (first < 0) return false;
    const ssize_t done = filter(door, text + first, n - (size_t)first);
    if (done < 0) return false;
    for (size_t at = (size_t)(first + done); at < n; at++)
        door->rest[door->rest_n++] = text[at];
    return true;
}

static bool pass_whole(Door *door, const char *text, size_t n)
{
    for (size_t at = 0; at < n; at += HELD_BYTES)
        if (!hold_text(door, text + at, n - at < HELD_BYTES ? n - at : HELD_BYTES))
            return false;
    return true;
}

// The stream's `write`. 0 tells the stream of a failure.
static ssize_t pass_stream(void *self, const char *text, size_t n)
{
    Door *door = self;
    const bool whole = door->passes || (door->ours && !door->ascii);
    const bool passed =
        whole ? pass_whole(door, text, n) : pass_filtered(door, text, n);

    return passed && let_go(door) ? (ssize_t)n : 0;
}

static void open_door(Door *door, FILE **stream, int buffering)
{
    FILE *opened =
        fopencookie(door, "w", (cookie_io_functions_t){.write = pass_stream});

    // Without memory for the door it prints nothing at all.
    if (!opened || setvbuf(opened, door->room, buffering, sizeof door->room))
        _exit(CODE_OURS);
    *stream = door->stream = opened;
}

// Says whether the terminal reads something other than UTF-8. The program itself stays in
// the locale "C", in which numbers and the order of names are the same everywhere.
static bool is_ascii(void)
{
    const locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    const bool ascii = !locale || strcmp(nl_langinfo_l(CODESET, locale), "UTF-8") != 0;

    if (locale) freelocale(locale);
    return ascii;
}

void terminal_open(void)
{
    const bool terminal = isatty(STDOUT_FILENO) == 1;

    doors[0].ascii = doors[1].ascii = is_ascii();

    open_door(&doors[0], &stdout, terminal ? _IOLBF : _IOFBF);
    open_door(&doors[1], &stderr, _IOLBF);
}

static Door *door_of(FILE *file)
{
    for (int i = 0; i < COUNT_OF(doors); i++)
        if (file == doors[i].stream) return &doors[i];
    return NULL;
}

void terminal_pass_results(void)
{
    (void)fflush(stdout);
    doors[0].passes = isatty(STDOUT_FILENO) != 1;
}

bool terminal_written(void)
{
    const bool written = fflush(stdout) == 0 && !ferror(stdout);

    if (!written && doors[0].fault) errno = doors[0].fault;
    return written;
}

void terminal_say_json(void)
{
    (void)fflush(stdout);
    doors[0].json = true;
}

void terminal_ours(FILE *out, const char *text)
{
    Door *door = strpbrk(text, "\033\r") ? door_of(out) : NULL;

    if (door) {
        (void)fflush(out);
        door->ours = true;
    }
    (void)fputs(text, out);
    if (!door) return;
    (void)fflush(out);
    door->ours = false;
}

// ---- codes

const char *terminal_ink(Ink ink)
{
    return inks[ink];
}

void terminal_clear(FILE *out)
{
    terminal_ours(out, "\033[H\033[2J");
}

void terminal_forget(FILE *out)
{
    terminal_ours(out, code_forget);
}

void terminal_erase_line(void)
{
    terminal_ours(stderr, "\r\033[K");
}

// ---- the terminal itself

static struct winsize size_of(FILE *file)
{
    const Door *door = door_of(file);
    struct winsize size = {0};

    if (ioctl(door ? door->fd : fileno(file), TIOCGWINSZ, &size))
        return (struct winsize){0};
    return size;
}

int terminal_columns(FILE *file)
{
    return size_of(file).ws_col;
}

int terminal_rows(FILE *file)
{
    return size_of(file).ws_row;
}

// The editor of lines speaks to the terminal itself: it moves the cursor. It gets a
// stream of its own, and never a text from outside: no completion, which would show names
// of files, and a prompt of the program's.
char *terminal_ask(const char *prompt)
{
    if (!rl_outstream || door_of(rl_outstream)) {
        rl_outstream = fdopen(dup(STDOUT_FILENO), "w");
        if (!rl_outstream) return NULL;
        rl_inhibit_completion = 1;
        (void)rl_initialize();
        (void)rl_bind_key('\t', rl_insert);
    }
    (void)fflush(stdout);
    char *text = readline(prompt);
    if (text && *text) add_history(text);
    return text;
}

int terminal_typed(void)
{
    int n = 0;

    return ioctl(STDIN_FILENO, FIONREAD, &n) ? 0 : n;
}

void terminal_forget_typed(void)
{
    clear_history();
    (void)tcflush(STDIN_FILENO, TCIFLUSH);
}

int terminal_alarm(const char *text)
{
    return write(STDERR_FILENO, text, strlen(text)) < 0 ? -1 : 0;
}

void terminal_alarm_forget(void)
{
    (void)!write(STDOUT_FILENO, code_forget, sizeof code_forget - 1);
}
