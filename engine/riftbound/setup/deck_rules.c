// deck_rules.c -- deck construction (103), the modes' own rules, the ban list.
//
// A check goes on after a problem, so that a player sees all of them at once.

#include "engine/riftbound/setup/deck_rules.h"

#include <stdarg.h>

#include "engine/base/text.h"
#include "engine/kernel/table/observer.h"
#include "engine/play/deck.h"
#include "engine/riftbound/position/mode.h"

// TR 601.1.c.1 allows 8 cards beside the deck in the text of spring 2026, 10 since summer.
enum { MAIN_LEAST = 40, COPIES_MAX = 3, SIGNATURES_MAX = 3, SIDE_MOST = 10 };
enum { BATTLEFIELDS_BROUGHT = 3 };

// A check of one deck.
typedef struct {
    DeckCheck *to;
    const Library *library;
    const Deck *deck;
    DeckProblemKind kind; // of what is being looked for
} Check;

__attribute__((format(printf, 4, 5))) static void
problem(const Check *check, const char *rule, CardId card, const char *format, ...)
{
    DeckProblem *added = deck_problem_add(check->to, check->kind, rule, card);
    va_list args;

    if (!added) return;
    va_start(args, format);
    (void)text_format_list(added->text, sizeof added->text, format, args);
    va_end(args);
}

static const Card *card_of(const Check *check, CardId id)
{
    return &check->library->cards[id];
}

// Returns whether two cards are the same: they are by name, whatever their codes (132).
static bool same_name(const Check *check, CardId a, CardId b)
{
    return a == b || card_of(check, a)->name == card_of(check, b)->name;
}

static bool shares_tag(const Card *a, const Card *b)
{
    for (int i = 0; i < CARD_TAGS_MAX && a->tags[i]; i++)
        for (int j = 0; j < CARD_TAGS_MAX && b->tags[j]; j++)
            if (a->tags[i] == b->tags[j]) return true;
    return false;
}

static bool is_signature(const Card *card)
{
    return card->supertypes & BIT(SUPERTYPE_SIGNATURE);
}

// Counts the copies of [cards[at]] among the first [n]. Returns 0 if an earlier one is the
// same card, so that each name is judged once.
static int count_copies(const Check *check, const CardId *cards, int n, int at)
{
    int count = 0;

    for (int i = 0; i < n; i++) {
        if (!same_name(check, cards[i], cards[at])) continue;
        if (i < at) return 0;
        count++;
    }
    return count;
}

static void check_legend(Check *check)
{
    const Deck *deck = check->deck;

    if (!deck_rules_legend(deck)) {
        problem(check, "103.1", 0, "no Champion Legend");
        return;
    }
    if (card_of(check, deck_rules_legend(deck))->types & BIT(TYPE_LEGEND)) return;
    problem(check,
            "103.1",
            deck_rules_legend(deck),
            "%s is not a Legend",
            card_of(check, deck_rules_legend(deck))->name);
}

static bool is_champion_unit(const Card *card)
{
    return (card->types & BIT(TYPE_UNIT)) && card->supertypes & BIT(SUPERTYPE_CHAMPION);
}

bool deck_rules_may_be_champion(const Library *library, CardId legend, CardId card)
{
    const Card *champion = &library->cards[card];

    return is_champion_unit(champion) && !is_signature(champion) &&
           shares_tag(champion, &library->cards[legend]);
}

static void check_champion(Check *check)
{
    const Deck *deck = check->deck;
    const Card *champion = card_of(check, deck_rules_champion(deck));
    const char *name = champion->name;

    if (!deck_rules_champion(deck)) {
        problem(check, "103.2.a", 0, "no Chosen Champion");
        return;
    }
    if (is_signature(champion))
        problem(check,
                "103.2.d.3",
                deck_rules_champion(deck),
                "%s is a Signature card, never a Chosen Champion",
                name);
    else if (!is_champion_unit(champion))
        problem(check,
                "103.2.a",
                deck_rules_champion(deck),
                "%s is not a Champion unit",
                name);
    else if (deck_rules_legend(deck) &&
             !deck_rules_may_be_champion(
                 check->library, deck_rules_legend(deck), deck_rules_champion(deck)))
        problem(check,
                "103.2.a.2",
                deck_rules_champion(deck),
                "%s does not belong to %s",
                name,
                card_of(check, deck_rules_legend(deck))->name);
}

// A deck has at least forty cards, in a match exactly so many (TR 402.1, TR 601.1.b).
static void check_count(Check *check)
{
    int n = check->deck->n[SECTION_MAIN];

    if (n < MAIN_LEAST)
        problem(check,
                "103.2",
                0,
                "%d card%s in the Main Deck, at least 40 needed",
                n,
                n == 1 ? "" : "s");
    else if (n > MAIN_LEAST && check->to->mode == MODE_MATCH)
        problem(check,
                "TR 402.1",
                0,
                "%d cards in the Main Deck, a match wants exactly 40",
                n);
}

static void check_side(Check *check)
{
    int n = check->deck->n[SECTION_SIDE];

    if (n > SIDE_MOST)
        problem(check,
                "TR 601.1.c.1",
                0,
                "%d cards in the sideboard, at most %d",
                n,
                SIDE_MOST);
}

// Writes main deck and sideboard together into [cards]. Returns how many.
static int join_cards(const Deck *deck, CardId *cards)
{
    int n = 0;

    for (int i = 0; i < deck->n[SECTION_MAIN]; i++)
        cards[n++] = deck->cards[SECTION_MAIN][i];
    for (int i = 0; i < deck->n[SECTION_SIDE]; i++)
        cards[n++] = deck->cards[SECTION_SIDE][i];
    return n;
}

// Returns the clause of the card that says how many copies are allowed (825), NULL for none.
// It stands in [most].
static const Clause *clause_of_copies(const Library *library, const Card *card,
                                      int *most)
{
    for (int i = 0; i < card->abilities_n; i++) {
        const Ability *ability = &library->abilities[card->abilities + i];
        const Clause *clause = &library->clauses[ability->clause];

        for (int k = 0; clause->kind == CLAUSE_PASSIVE && k < clause->answers_n; k++) {
            if (clause->answers[k].question != QUESTION_COPIES) continue;
            *most = library->amounts[clause->answers[k].ref].n;
            return clause;
        }
    }
    return NULL;
}

// Returns how many copies are allowed: three, unless the card says otherwise (103.2.b, 825).
// An observer hears of what the card says where it decides about [count] copies.
static int copies_allowed(const Check *check, CardId id, int count)
{
    int most = COPIES_MAX;
    const Clause *clause = clause_of_copies(check->library, card_of(check, id), &most);

    if (clause && check->to->table && (count > most) != (count > COPIES_MAX))
        observer_tell_answer(check->to->table, clause, (Ref){0});
    return most;
}

static void check_copies(Check *check, const CardId *cards, int n)
{
    for (int i = 0; i < n; i++) {
        int count = count_copies(check, cards, n, i);
        int allowed = copies_allowed(check, cards[i], count);

        if (count <= allowed) continue;
        problem(check,
                allowed == COPIES_MAX ? "103.2.b" : "825",
                cards[i],
                "%d copies of %s, at most %d of one name",
                count,
                card_of(check, cards[i])->name,
                allowed);
    }
}

static void check_signatures(Check *check, const CardId *cards, int n)
{
    const Deck *deck = check->deck;
    int count = 0;

    for (int i = 0; i < n; i++) {
        const Card *card = card_of(check, cards[i]);
        if (!is_signature(card)) continue;
        count++;
        if (!deck_rules_legend(deck) || !count_copies(check, cards, n, i)) continue;
        if (shares_tag(card, card_of(check, deck_rules_legend(deck)))) continue;
        problem(check,
                "103.2.d.2",
                cards[i],
                "%s is a Signature card of another champion",
                card->name);
    }
    if (count > SIGNATURES_MAX)
        problem(check, "103.2.d.1", 0, "%d Signature cards, at most 3", count);
}

static bool is_token(const Card *card)
{
    return card->supertypes & BIT(SUPERTYPE_TOKEN);
}

static bool is_main_card(const Card *card)
{
    unsigned kinds = BIT(TYPE_UNIT) | BIT(TYPE_GEAR) | BIT(TYPE_SPELL);

    return (card->types & kinds) && !is_token(card);
}

static void check_kinds(Check *check, const CardId *cards, int n)
{
    for (int i = 0; i < n; i++) {
        const Card *card = card_of(check, cards[i]);
        const bool side = i >= check->deck->n[SECTION_MAIN];
        if (is_main_card(card) || !count_copies(check, cards, n, i)) continue;
        problem(check,
                side ? "TR 403" : "103.2",
                cards[i],
                "%s is no Main Deck card",
                card->name);
    }
}

// All domains of a card must be among the legend's (103.1.b.3-4).
static void check_domains(Check *check, const CardId *cards, int n, const char *rule)
{
    const Deck *deck = check->deck;

    if (!deck_rules_legend(deck)) return;
    unsigned identity =
        (unsigned)card_of(check, deck_rules_legend(deck))->facts[FACT_DOMAINS];
    for (int i = 0; i < n; i++) {
        const Card *card = card_of(check, cards[i]);
        if (!((unsigned)card->facts[FACT_DOMAINS] & ~identity) ||
            !count_copies(check, cards, n, i))
            continue;
        problem(check,
                rule,
                cards[i],
                "%s is outside the domains of %s",
                card->name,
                card_of(check, deck_rules_legend(deck))->name);
    }
}

static void check_runes(Check *check)
{
    const Deck *deck = check->deck;
    const int n = deck->n[SECTION_RUNES];

    if (n != DECK_RUNES)
        problem(
            check, "103.3", 0, "%d rune%s, exactly 12 needed", n, n == 1 ? "" : "s");
    for (int i = 0; i < n; i++) {
        const Card *card = card_of(check, deck->cards[SECTION_RUNES][i]);
        if (card->types & BIT(TYPE_RUNE)) continue;
        if (count_copies(check, deck->cards[SECTION_RUNES], deck->n[SECTION_RUNES], i))
            problem(check,
                    "103.3",
                    deck->cards[SECTION_RUNES][i],
                    "%s is not a rune",
                    card->name);
    }
    check_domains(
        check, deck->cards[SECTION_RUNES], deck->n[SECTION_RUNES], "103.3.a.1");
}

// In every mode each player brings three (485.4.a and its like).
static void check_battlefield_count(Check *check)
{
    const int n = check->deck->n[SECTION_BATTLEFIELDS];
    const bool passes = check->to->lenient && n >= 1 && n < BATTLEFIELDS_BROUGHT;

    if (n == BATTLEFIELDS_BROUGHT) return;
    if (passes) check->kind = PROBLEM_NOTE;
    problem(check,
            "103.4",
            0,
            "%d battlefield%s, %d needed%s",
            n,
            n == 1 ? "" : "s",
            BATTLEFIELDS_BROUGHT,
            passes ? "; a beginner deck may do with fewer" : "");
    check->kind = PROBLEM_BUILT;
}

static void check_battlefields(Check *check)
{
    const Deck *deck = check->deck;
    int n = deck->n[SECTION_BATTLEFIELDS];

    check_battlefield_count(check);
    for (int i = 0; i < n; i++) {
        CardId id = deck->cards[SECTION_BATTLEFIELDS][i];
        const Card *card = card_of(check, id);
        int count = count_copies(check, deck->cards[SECTION_BATTLEFIELDS], n, i);
        if (count && (!(card->types & BIT(TYPE_BATTLEFIELD)) || is_token(card)))
            problem(check, "103.4", id, "%s is not a battlefield", card->name);
        if (count > 1)
            problem(check,
                    "103.4.c",
                    id,
                    "%s is there %d times, once allowed",
                    card->name,
                    count);
    }
    check_domains(check, deck->cards[SECTION_BATTLEFIELDS], n, "103.4.b");
}

static void check_bans(Check *check, const CardId *cards, int n)
{
    const int mode = check->to->mode;
    const char *name = mode_row((Mode)mode)->name;

    for (int i = 0; i < n; i++) {
        const Card *card = card_of(check, cards[i]);
        const char *since = card->banned[mode];
        if (!cards[i] || !since || !count_copies(check, cards, n, i)) continue;
        problem(check,
                "ban list",
                cards[i],
                "%s is banned in %s%s%s",
                card->name,
                name,
                *since ? " since " : "",
                since);
    }
}

static void check_construction(Check *check, const CardId *cards, int n)
{
    check_legend(check);
    check_champion(check);
    check_count(check);
    check_side(check);
    check_kinds(check, cards, n);
    check_copies(check, cards, n);
    check_signatures(check, cards, n);
    check_domains(check, cards, n, "103.1.b.3");
    check_runes(check);
    check_battlefields(check);
}

void deck_rules_check(DeckCheck *to, const Deck *deck)
{
    Check check = {to, to->library, deck, PROBLEM_BUILT};
    const CardId *fields = deck->cards[SECTION_BATTLEFIELDS];
    const int fields_n = deck->n[SECTION_BATTLEFIELDS];
    const CardId legend = deck_rules_legend(deck);
    CardId cards[2 * DECK_SECTION_CARDS];
    const int n = join_cards(deck, cards);

    check_construction(&check, cards, n);
    check.kind = PROBLEM_BANNED;
    check_bans(&check, &legend, 1);
    check_bans(&check, cards, n);
    check_bans(&check, fields, fields_n);
    deck_check_playable(to, &legend, 1);
    deck_check_playable(to, cards, n);
    deck_check_playable(to, deck->cards[SECTION_RUNES], deck->n[SECTION_RUNES]);
    deck_check_playable(to, fields, fields_n);
}

void deck_rules_check_team(DeckCheck *to, const Deck *deck, const Deck *other)
{
    const Check check = {to, to->library, deck, PROBLEM_BUILT};
    const CardId *fields = deck->cards[SECTION_BATTLEFIELDS];
    const int n = deck->n[SECTION_BATTLEFIELDS];
    const CardId legend = deck_rules_legend(deck);

    if (legend && same_name(&check, legend, deck_rules_legend(other)))
        problem(&check,
                "489.8.h",
                legend,
                "%s is the legend of both teammates",
                card_of(&check, legend)->name);
    for (int i = 0; i < n; i++) {
        bool shared = false;
        for (int j = 0; j < other->n[SECTION_BATTLEFIELDS]; j++)
            shared |=
                same_name(&check, fields[i], other->cards[SECTION_BATTLEFIELDS][j]);
        if (!shared || !count_copies(&check, fields, n, i)) continue;
        problem(&check,
                "489.8.i",
                fields[i],
                "%s is a battlefield of both teammates",
                card_of(&check, fields[i])->name);
    }
}
