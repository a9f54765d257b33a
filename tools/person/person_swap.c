// person_swap.c -- shows a deck in place of the board while its player swaps cards
// between the games of a match: its cards, those of the sideboard, and the changes.
//
// It shows only what the person brought. Cards are picked by their keys or names, as any
// option.

#include <stdlib.h>
#include <string.h>

#include "engine/play/play.h"
#include "engine/play/play_decks.h"
#include "tools/person/person_inside.h"

static bool swaps(const PersonGame *play, const Question *question)
{
    return play->scene->table->rules->prompts[question->prompt].flags & ASKS_SWAP;
}

// Counts a card in a list.
static int count_of(const CardId *cards, int n, CardId card)
{
    int count = 0;

    for (int i = 0; i < n; i++) count += cards[i] == card;
    return count;
}

// A list of cards, such as a section of a deck.
typedef struct {
    const CardId *cards;
    int n;
} CardList;

// Adds "3 Gust" for each card of which [list] has more than [other].
static int add_more(const PersonGame *play, CardList list, CardList other, FILE *out)
{
    const CardId *cards = list.cards;
    int told = 0;

    for (int i = 0; i < list.n; i++) {
        const int more = count_of(cards, list.n, cards[i]) -
                         count_of(other.cards, other.n, cards[i]);

        if (more <= 0 || count_of(cards, i, cards[i])) continue;
        (void)fprintf(out,
                      "%s%d %s",
                      told++ ? "; " : "",
                      more,
                      scene_card(play->scene, cards[i]));
    }
    return told;
}

// Prints a line of the sheet, over as many lines as it needs.
static void print_line(const PersonGame *play, const char *text, FILE *out)
{
    line_wrap(text, 0, 4, play->width, out);
}

// Prints a section: "Sideboard (8): 3 Gust; 2 Incinerate".
static void print_section(const PersonGame *play, const Deck *deck, int row,
                          FILE *sheet)
{
    const DeckSection *section = &play->scene->table->rules->play->decks->sections[row];
    char *text = NULL;
    size_t size;
    FILE *out = deck->n[row] ? open_memstream(&text, &size) : NULL;

    if (!out) return;
    (void)fprintf(out, "%s (%d): ", section->title, deck->n[row]);
    (void)add_more(
        play, (CardList){deck->cards[row], deck->n[row]}, (CardList){0}, out);
    if (fclose(out) == 0) print_line(play, text, sheet);
    free(text);
}

// Prints what is otherwise than in the first game.
static void print_changes(const PersonGame *play, PlayerId player, FILE *sheet)
{
    const int row = play->scene->table->rules->play->decks->main;
    const Deck *before = &play->session->setup.decks[player];
    const Deck *now = &play->session->sitting.decks[player];
    const CardList old = {before->cards[row], before->n[row]};
    const CardList new = {now->cards[row], now->n[row]};
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return;
    (void)fputs("Since the first game: in ", out);
    const int told = add_more(play, new, old, out);
    (void)fputs(", out ", out);
    (void)add_more(play, old, new, out);
    if (fclose(out) == 0)
        print_line(
            play, told ? text : "The deck is as it was in the first game.", sheet);
    free(text);
}

static void print_score(const PersonGame *play, FILE *sheet)
{
    const Sitting *sitting = &play->session->sitting;
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "━━ Before game %d", sitting->games);
    for (int i = 0; i < session_players(play->session); i++)
        line_add(&line,
                 "%s %s %d",
                 i ? "," : " · games won:",
                 scene_player(play->scene, (PlayerId)i),
                 sitting->wins[i]);
    line_add(&line, " ━━");
    print_line(play, line.text, sheet);
}

char *person_sheet(PersonGame *play, const Question *question)
{
    const PlayDecks *decks = play->scene->table->rules->play->decks;
    char *text = NULL;
    size_t size;
    FILE *out = swaps(play, question) && decks ? open_memstream(&text, &size) : NULL;

    if (!out) return NULL;
    if (play->swapped_at == question->prompt || play->swapped_by != question->player)
        play->swapped[0] = '\0';
    print_score(play, out);
    for (int i = 0; i < decks->sections_n; i++)
        print_section(play, &play->session->sitting.decks[question->player], i, out);
    print_changes(play, question->player, out);
    if (*play->swapped) print_line(play, play->swapped, out);
    return fclose(out) ? NULL : text;
}

void person_swapped(PersonGame *play, const Question *question, const Answer *answer)
{
    Line line;

    play->swapped[0] = '\0';
    if (!swaps(play, question) || answer->n > question->options_n) return;
    line_start(&line, false, 0);
    for (int i = 0; i < answer->n; i++) {
        line_add(&line, i ? "; " : "You picked: ");
        scene_object(play->scene, question->options[answer->picks[i]].object, &line);
    }
    play->swapped_at = question->prompt;
    play->swapped_by = question->player;
    (void)snprintf(play->swapped, sizeof play->swapped, "%s", line.text);
}
