// silent_event_test.c -- what comes too late, too early or to nobody is refused when the script is
// loaded: zones that a thing has left, things that go with others, hands as targets.

#include "tests/scripting/silent_fixture.h"

static const EventWay ways[EVENT_COUNT] = {
#define EVENT(id, name, flags, rule, doc)
#define LACKS(id, parts)
#define WAY(id, ...) [EVENT_##id] = {__VA_ARGS__},
#include "engine/riftbound/defs/events.def"
};

static const uint64_t zones_of_adjectives[ADJECTIVE_COUNT] = {
#define ADJECTIVE(id, name, of, reads, doc)
#define SAID_AT(id, zones) [ADJECTIVE_##id] = (zones),
#include "engine/riftbound/defs/adjectives.def"
};

static void expect_loads(Fixture *f, const char *source)
{
    (void)add_card(f, "T-1", NULL);
    if (load_as(f, "card", "T-1", "t.lua", source)) fail_msg("%s", f->err.text);
}

static void a_zone_is_one_where_it_is_then(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { discarded = me, works_in = hand, run = function() draw(1) "
         "end } }",
         "t.lua:1: 'me' has left that zone as it was 'discarded': leave 'works_in' out, or "
         "write one of trash"},
        {"card \"T-1\" { when { drawn = me, works_in = deck, run = function() draw(1) end "
         "} }",
         "t.lua:1: 'me' has left that zone as it was 'drawn': leave 'works_in' out, or "
         "write one of hand"},
        {"card \"T-1\" { attached { when { moves = this, to = battlefield, run = "
         "function() draw(1) end } } }",
         "t.lua:1: 'this' is attached, goes where its host goes, and never 'moves' by "
         "itself: say 'me', the host"},
        {"card \"T-1\" { as { played = me, to = here, may, cost = { any = 2 } } }",
         "t.lua:1: 'me' is at no place before it is 'played', so 'here' is nowhere: name "
         "the place, to = PLACE"},
        {"card \"T-1\" { can { played = unit { yours }, from = board } }",
         "t.lua:1: what is 'played' never comes from there: write a place of these: "
         "facedown, chain, trash, champion_zone, deck, rune_deck, banishment, hand, "
         "aside"},
        {"local a = as { played = me, here, may, cost = { any = 2 } }\n"
         "card \"T-1\" { passive { unit { yours, at = everywhere }, has = a } }",
         "t.lua:1: 'me' is at no place before it is 'played', so 'here' is nowhere: name "
         "the place, to = PLACE"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_loads(*state,
                 "card \"T-1\" { when { dies = unit, works_in = hand, run = function() "
                 "draw(1) end } }");
    expect_loads(
        *state,
        "card \"T-1\" { attached { when { moves = me, run = function() draw(1) "
        "end } } }");
    expect_loads(
        *state,
        "card \"T-1\" { as { played = me, to = battlefield, may, cost = { any = 2 "
        "} } }");
}

static void what_is_chosen_is_seen_and_is_asked_for_in_order(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = card { at = hand }, run = function(c) "
         "recycle(c) end } }",
         "t.lua:1: what lies in 'hand' is no target, because not all see it: target its "
         "player, and in 'run' pick(query, reveal(hand, it))"},
        {"card \"T-1\" { effect { target = { opponent, card { at = deck, controller = it "
         "} }, run = function(p, c) recycle(c) draw(1, p) end } }",
         "t.lua:1: what lies in 'deck' is no target, because not all see it: target its "
         "player, and in 'run' pick(query, reveal(deck, it))"},
        {"local q = card {}\ncard \"T-1\" { effect { target = opponent, run = function(p)\n"
         "recycle(pick(reveal(hand, p), q)) end } }",
         "t.lua:3: 'pick' takes a query and then the things of which it means some: "
         "pick(query, things)"},
        {"local q = unit {}\ncard \"T-1\" { effect { target = unit, run = function(u)\n"
         "if count(u, q) > 0 then draw(1) end end } }",
         "t.lua:3: 'count' takes a query and then the things of which it means some: "
         "count(query, things)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_loads(*state,
                 "local q = card {}\ncard \"T-1\" { effect { target = opponent, run = "
                 "function(p) recycle(pick(q, reveal(hand, p))) end } }");
    expect_loads(
        *state,
        "card \"T-1\" { effect { target = card { at = trash }, run = function(c) "
        "recycle(c) end } }");
}

#define GONE(what)                                                                     \
    "the card has left, is a new object where it went, and has no " what               \
    " any more: ask for it in 'provided', card { me, ... }"

static void who_has_left_is_as_it_lies_there(void **state)
{
    static const Row rows[] = {
        {"local q = unit { buffed }\ncard \"T-1\" { when { dies = me, run = function()\n"
         "if is(me, q) then draw(1) end end } }",
         "t.lua:3: " GONE("'buffed'")},
        {"local q = unit { stunned }\ncard \"T-1\" { when { dies = me, run = function()\n"
         "if is(it, q) then draw(1) end end } }",
         "t.lua:3: " GONE("'stunned'")},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_loads(
        *state,
        "local q = card { at = trash }\ncard \"T-1\" { when { dies = me, run = "
        "function() if is(me, q) then draw(1) end end } }");
    expect_loads(*state,
                 "local q = unit { buffed }\ncard \"T-1\" { when { dies = unit, run = "
                 "function() if is(me, q) then draw(1) end end } }");
}

#define NEVER_THERE(key)                                                               \
    "t.lua:1: no Spell is ever there: take '" key                                      \
    "' out, or say from = PLACE, where it "                                            \
    "comes from"

static void a_spell_is_played_to_no_place(void **state)
{
    static const Row unit[] = {
        {"card \"T-1\" { cannot { played = spell, by = opponent, at = battlefield } }",
         NEVER_THERE("at")},
        {"card \"T-1\" { cannot { played = spell, here } }", NEVER_THERE("here")},
        {"card \"T-1\" { can { played = spell { yours }, from = trash, to = battlefield } }",
         NEVER_THERE("to")},
        {"card \"T-1\" { when { played = spell, by = you, to = { base, battlefield }, run = "
         "function() draw(1) end } }",
         NEVER_THERE("to")},
        {"card \"T-1\" { when { finalized = spell, to = battlefield { open }, run = "
         "function() draw(1) end } }",
         NEVER_THERE("to")},
        {"card \"T-1\" { passive { me, might = 1, provided = happened { played = spell, at "
         "= base } } }",
         NEVER_THERE("at")},
        {"card \"T-1\" { passive { spell { yours }, has = as { played = me, to = "
         "battlefield, cost = { discard = 1 } } } }",
         NEVER_THERE("to")},
        {"card \"T-1\" { passive { spell { yours }, cost = { energy = -1 }, to = "
         "battlefield } }",
         "t.lua:1: no Spell is ever at a place: take 'to' out, or say what it chooses there, "
         "choosing = ..."},
        {"card \"T-1\" { cannot { played = card, by = opponent, to = battlefield } }",
         NULL},
        {"card \"T-1\" { cannot { played = card { enemy, here }, from = facedown } }",
         NULL},
    };
    static const Row spell[] = {
        {"card \"T-1\" { can { played = me, to = battlefield } }", NEVER_THERE("to")},
        {"card \"T-1\" { as { played = me, at = battlefield, cost = { discard = 1 } } }",
         NEVER_THERE("at")},
    };

    expect_each_of(*state, "Unit", unit, COUNT_OF(unit));
    expect_each_of(*state, "Spell", spell, COUNT_OF(spell));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_zone_is_one_where_it_is_then),
        TEST(what_is_chosen_is_seen_and_is_asked_for_in_order),
        TEST(who_has_left_is_as_it_lies_there),
        TEST(a_spell_is_played_to_no_place),
    };

    sample_rules.event_ways = ways;
    sample_rules.adjectives_at = zones_of_adjectives;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
