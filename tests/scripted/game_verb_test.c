// game_verb_test.c -- each verb of a game in Lua once, with its result, and what it refuses.

#include "tests/scripted/game_verb_fixture.h"
#include "tests/scripting/nil_letters.h"

static void things_of_zones_are_read_from_both_ends(void **state)
{
    claims(*state,
           "local all = objects(deck, me)\n"
           "sure(1, #all == 4 and count(all) == 4 and not all[5])\n"
           "sure(2, top(deck, me) == all[1] and bottom(deck, me) == all[4])\n"
           "local two = top(deck, me, 2)\n"
           "sure(3, #two == 2 and two[2] == all[2])\n"
           "sure(4, bottom(deck, me, 3)[3] == all[2])\n"
           "sure(5, #objects(hand, me) == 0 and top(hand, me) == nil)\n"
           "sure(6, owner(all[1]) == me and controller(all[1]) == me)\n"
           "sure(7, zone_of(all[1]) == deck and zone_of(all[1]) ~= hand)\n"
           "sure(8, place(all[1]) == place(all[2]))\n"
           "sure(9, place(all[1]) ~= place(top(deck, foe)))\n"
           "local n = 0\n"
           "for c in each(all) do n = n + strength(c) end\n"
           "sure(10, n == 11)");
}

static void queries_find_count_and_compare(void **state)
{
    claims(
        *state,
        "put(objects(deck, me), den)\n"
        "sure(1, #find(beast) == 3 and count(beast) == 3 and count(player) == 2)\n"
        "sure(2, count(strong) == 2)\n"
        "sure(3, count(beast, find(weak)) == 1)\n"
        "sure(4, is(find(beast), beast) and not is(find(card), beast))\n"
        "sure(5, total(\"strength\", beast) == 11 and total(\"gems\", player) == 4)\n"
        "sure(6, most(\"strength\", beast) == 6 and least(\"strength\", beast) == 1)\n"
        "sure(7, strength(highest(\"strength\", beast)) == 6)\n"
        "sure(8, #lowest(\"strength\", beast) == 1)\n"
        "sure(9, most(\"strength\", {}) == 0 and #highest(\"strength\", {}) == 0)\n"
        "sure(10, most(\"gems\", player) == 2 and gems(me) == 2)\n"
        // A sum is what it is, beyond the greatest number of one thing as well.
        "for p in each(player) do set(\"gems\", 9999, p) end\n"
        "sure(11, total(\"gems\", player) == 19998)");
}

static void cards_are_compared_by_name_and_column(void **state)
{
    claims(
        *state,
        "local a, b = objects(deck, me), objects(deck, foe)\n"
        "sure(1, same_name(a[1], b[1]) and not same_name(a[1], a[2]))\n"
        "sure(2, shares(\"colour\", a[1], a[2]) and not shares(\"colour\", a[1], a[3]))\n"
        "sure(3, shares(\"strength\", a[1], b[1]))\n"
        "sure(4, has_word(a[2], \"colour\", \"blue\"))\n"
        "sure(5, not has_word(a[1], \"colour\", \"blue\"))\n"
        "local blue = sharing(\"colour\", a[3], objects(deck, me))\n"
        "sure(6, #blue == 2 and blue[1] == a[2] and blue[2] == a[3])\n"
        "sure(7, sharing(\"strength\", a[1], { b[2], b[1] })[1] == b[1])\n"
        "sure(8, #sharing(\"colour\", top(bag), objects(deck, me)) == 0)\n"
        "sure(9, word_n(a[1], \"colour\") == 1 and word_n(a[3], \"colour\") == 2)\n"
        "sure(10, word_n(a[2], \"colour\") == 1 and not word_n(a[4], \"colour\"))");
}

static void the_game_tells_turn_players_notes_and_settings(void **state)
{
    claims(*state,
           "sure(1, turn() == 1 and players_n() == 2 and foe ~= me)\n"
           "sure(2, next_player(foe) == me and noted(kept) == nil)\n"
           "note(kept, 3) sure(3, noted(kept) == 3)\n"
           "note(kept, me) sure(4, noted(kept) == me)\n"
           "note(kept, top(deck, me)) sure(5, noted(kept) == top(deck, me))\n"
           "note(kept, nil) sure(6, noted(kept) == nil)\n"
           "sure(7, setting(\"floor\", \"set\") and not setting(\"floor\", \"min\"))\n"
           "next_turn() sure(8, turn() == 2 and turn_player() == foe)\n"
           "next_turn(foe) sure(9, turn() == 3 and turn_player() == foe)");
}

static void things_move_on_top_and_to_the_bottom_one_or_several(void **state)
{
    claims(
        *state,
        "local a = objects(deck, me)\n"
        "local wolf = put(a[1], hand)\n"
        "sure(1, zone_of(wolf) == hand and wolf ~= a[1])\n"
        "sure(2, put(a[1], hand) == nil)\n"
        "put(a[2], pile) put(a[3], pile) put(a[4], pile, bottom)\n"
        "sure(3, is(top(pile, me), weak))\n"
        "sure(4, is(bottom(pile, me), tool))\n"
        "sure(5, #put(objects(pile, me), den) == 3 and #objects(den, me) == 3)\n"
        "local axe = find(tool)[1]\n"
        "local there = put(axe, den, foe, \"played\")\n"
        "sure(6, there == axe and controller(axe) == foe and owner(axe) == me)\n"
        "sure(7, count(objects(den, foe)) == 1)\n"
        "axe = put(axe, pile) sure(8, owner(axe) == foe and count(objects(pile, foe)) == 1)\n"
        "put(wolf, place(find(beast)[1])) sure(9, #objects(den, me) == 3)\n"
        "for _ = 1, 3 do put(top(deck, foe), track) end\n"
        "sure(10, #objects(track) == 2 and #objects(bag) == 1)\n"
        "fill(den, bag) sure(11, #objects(den, me) == 0 and #objects(bag) == 4)");
}

static void cards_come_change_and_go(void **state)
{
    claims(*state,
           "local owl = create(\"Owl\", den, me)\n"
           "sure(1, strength(owl) == 1 and owner(owl) == me)\n"
           "count_on(owl, \"damage\", 3) mark(owl, \"used\")\n"
           "become(owl, \"Bear\")\n"
           "sure(2, strength(owl) == 6 and damage(owl) == 0 and not is(owl, used))\n"
           "become(owl, top(deck, me)) sure(3, strength(owl) == 4)\n"
           "local red = create_like(beast, \"colour\", owl, den, foe)\n"
           "sure(4, has_word(red, \"colour\", \"red\") and controller(red) == foe)\n"
           "sure(5, create_like(tool, \"colour\", owl, den, foe) == nil)\n"
           "sure(6, remove(owl) == 1 and remove(owl) == nil)\n"
           "sure(7, count(objects(den, me)) == 0)\n"
           "control(red, me) sure(8, controller(red) == me)\n"
           "local axe = create(\"Axe\", den, me)\n"
           "attach(axe, red)\n"
           "sure(9, host(axe) == red and attachments(red)[1] == axe)\n"
           "sure(10, detach(axe) == axe and host(axe) == nil and detach(axe) == nil)");
}

static void a_counter_stops_at_the_greatest_number(void **state)
{
    claims(*state,
           "local a = put(objects(deck, me), den)\n"
           "gain(\"gems\", 9990, me) gain(\"gems\", 9990, me)\n"
           "sure(1, gems(me) == 9999 and gain(\"gems\", 1, me) == 9999)\n"
           "sure(2, count_on(a[1], \"damage\", 9998) == 9998)\n"
           "sure(3, count_on(a[1], \"damage\", 5) == 9999)\n"
           "sure(4, count_on(a[1], \"damage\", -1) == 9998)");
}

static void statuses_and_counters_are_set_and_read(void **state)
{
    claims(*state,
           "put(objects(deck, me), den)\n"
           "local a = find(beast)\n"
           "sure(1, mark(a[1], \"used\") == a[1] and mark(a[1], \"used\") == nil)\n"
           "sure(2, is(a[1], used) and count(marked) == 1)\n"
           "sure(3, unmark(a[1], \"used\") == a[1] and not is(a[1], used))\n"
           "sure(4, count_on(a[1], \"damage\", 3) == 3 and damage(a[1]) == 3)\n"
           "sure(5, count_on(a[1], \"damage\", -5) == 0)\n"
           "sure(6, gain(\"gems\", 3, me) == 5 and gems(me) == 5)\n"
           "sure(7, spend(\"gems\", 4, me) == 1 and spend(\"gems\", 4, me) == nil)\n"
           "sure(8, gems(me) == 1 and set(\"gems\", 7, foe) == 7 and gems(foe) == 7)\n"
           "local less = gems(me) - 2\n"
           "sure(9, spend(\"gems\", less, me) == 1 and gain(\"gems\", less, me) == 0)");
}

static void numbers_are_given_for_a_while(void **state)
{
    claims(*state,
           "local owl = create(\"Owl\", den, me)\n"
           "give_number(owl, \"strength\", 2, this_turn)\n"
           "give_number(owl, \"strength\", 3, this_round)\n"
           "sure(1, strength(owl) == 6)\n"
           "next_turn() sure(2, strength(owl) == 4)\n"
           "ends(this_round) sure(3, strength(owl) == 1)\n"
           "give_number(owl, \"strength\", 5) next_turn() sure(4, strength(owl) == 6)");
}

static void chance_comes_from_the_one_stream(void **state)
{
    Fixture *f = *state;

    claims(
        f,
        "for _ = 1, 200 do\n"
        "  local n, r, d = random(3), roll(\"terrain\"), roll(\"d6\")\n"
        "  sure(1, n == 1 or n == 2 or n == 3) sure(2, r == 1 or r == 2)\n"
        "  sure(3, d >= 1 and d <= 6)\n"
        "  sure(4, shows(\"terrain\", r, \"river\") == (r == 2))\n"
        "end\n"
        "local all = objects(deck, me)\n"
        "sure(5, is(random_of(1, all), card) and #random_of(2, all) == 2)\n"
        "sure(6, #random_of(9, all) == 4 and random_of(1, objects(hand, me)) == nil)\n"
        "sure(7, strength(random_of(1, bear, all)) == 6)\n"
        "shuffle(deck, me) sure(8, #objects(deck, me) == 4)\n"
        "note(kept, random(1000))");
    const int first = noted(f, NOTE_KEPT).n;

    begin(f);
    assert_int_equal(run(f), GAME_OVER);
    assert_int_equal(noted(f, NOTE_KEPT).n, first);
}

// A long loop makes far more lists than a step holds at once.
static void no_list_runs_out(void **state)
{
    claims(*state,
           "local kept = {}\n"
           "for n = 1, 20000 do\n"
           "  local all = objects(deck, me)\n"
           "  if n % 1000 == 0 then kept[#kept + 1] = all end\n"
           "end\n"
           "sure(1, #kept == 20 and count({ kept[1], kept[20] }) == 4)\n"
           "sure(2, #put({ kept[1][1], kept[2][2] }, hand) == 2)");
}

static const LogEntry *entry_of(const Fixture *f, const char *name)
{
    const Rules *rules = f->table->rules;

    for (int i = 0; i < f->log->n; i++) {
        if (!strcmp(rules->events[f->log->entries[i].event].name, name))
            return &f->log->entries[i];
    }
    fail_msg("no entry '%s'", name);
    return NULL;
}

static void a_look_is_seen_by_one_player_and_a_reveal_by_all(void **state)
{
    Fixture *f = *state;

    claims(
        f,
        "sure(1, #look(top(deck, me), foe) == 1)\n"
        "sure(2, #reveal(top(deck, foe, 2)) == 2)\n"
        "sure(12, #look(2, deck, foe) == 2 and look(1, deck, me)[1] == top(deck, me))\n"
        "sure(13, #reveal(deck, me) == count(objects(deck, me)) and #reveal(objects(hand, me)) == 0)\n"
        "for _ = 1, 3 do create(\"Owl\", bag) end\n"
        "sure(14, #look(2, bag, player {}) == 2 and #reveal(bag, player {}) == 3)\n"
        "sure(15, #reveal(bag) == 3 and #reveal(2, bag) == 2)\n"
        "say(\"dealt\", foe, 3)");
    assert_int_equal(entry_of(f, "thing looked at")->seen_by, 2);
    assert_int_equal(entry_of(f, "thing looked at")->player, 1);
    assert_int_equal(entry_of(f, "thing revealed")->seen_by, EVERYBODY);
    assert_int_equal(entry_of(f, "dealt")->n, 3);
    assert_int_equal(entry_of(f, "dealt")->player, 1);
}

static void options_of_every_kind_are_offered_and_one_is_returned(void **state)
{
    Fixture *f = *state;
    const Question *question = &f->game->question;

    use_turn(
        f,
        "local a = objects(deck, me)\n"
        "offer(\"play\", a[1], den, me) offer(\"object\", a[2])\n"
        "offer(\"player\", foe) offer(\"number\", 5) offer(\"place\", den, foe)\n"
        "offer(\"pass\")\n"
        "local what, thing, there, n = ask(me, \"action\")\n"
        "if what == \"play\" then sure(1, thing == a[1] and zone_of(put(thing, there)) == den) end\n"
        "if what == \"player\" then sure(2, n == foe and thing == nil) end\n"
        "if what == \"number\" then sure(3, n == 5) end\n"
        "if what == \"place\" then sure(4, controller(put(a[2], there)) == foe) end\n"
        "if what == \"pass\" then note(kept, 1) end\n"
        "sure(5, ask(me, \"action\") == nil)\n"
        "if turn() == 5 then draw_game() else next_turn(me) end");
    for (uint16_t kind = 0; kind < 5; kind++) {
        static const uint16_t picks[] = {0, 2, 3, 4, 5};

        assert_int_equal(run(f), GAME_WAITS);
        assert_int_equal(question->player, 0);
        assert_string_equal(f->table->rules->prompts[question->prompt].text,
                            "Your turn");
        assert_true(question->options_n >= 4);
        pick(f, kind == 0 ? 0 : (uint16_t)(picks[kind]));
    }
    assert_int_equal(run(f), GAME_OVER);
    assert_int_equal(noted(f, NOTE_KEPT).n, 1);
}

static void choices_are_asked_in_the_words_of_the_game(void **state)
{
    Fixture *f = *state;
    const Question *question = &f->game->question;

    use_turn(f,
             "local all = objects(deck, me)\n"
             "sure(1, pick(all, me, \"mulligan\") == all[2])\n"
             "sure(2, pick(weak, all, me) == all[3])\n"
             "local two = pick_some(1, 2, all, me, \"Which?\")\n"
             "sure(3, #two == 2 and two[1] == all[4] and two[2] == all[1])\n"
             "local sorted = order(all, me)\n"
             "sure(4, sorted[1] == all[3] and #sorted == 4)\n"
             "sure(5, wants(\"Is it so?\", me))\n"
             "sure(6, choose(\"left\", \"right\", me) == 2)\n"
             "sure(7, choose_number(3, 9, me) == 5)\n"
             "sure(8, choose_player(me) == foe)\n"
             "sure(9, choose_player(me, player) == foe)\n"
             "sure(10, choose_number(4, 4, me) == 4 and pick({}, me) == nil)\n"
             "sure(11, #pick_some(0, 2, {}, me) == 0)\n"
             "draw_game()");
    assert_int_equal(run(f), GAME_WAITS);
    assert_string_equal(f->table->rules->prompts[question->prompt].key, "mulligan");
    assert_string_equal(question->text, "");
    pick(f, 1);
    assert_int_equal(run(f), GAME_WAITS);
    assert_string_equal(question->text, "Which?");
    assert_int_equal(question->min, 1);
    assert_int_equal(question->max, 2);
    answer(f, 2, (uint16_t[]){3, 0});
    assert_int_equal(run(f), GAME_WAITS);
    assert_true(question->ordered);
    answer(f, 4, (uint16_t[]){2, 0, 1, 3});
    assert_int_equal(run(f), GAME_WAITS);
    assert_string_equal(question->text, "Is it so?");
    pick(f, 0);
    assert_int_equal(run(f), GAME_WAITS);
    assert_string_equal(question->text, "left / right");
    pick(f, 1);
    assert_int_equal(run(f), GAME_WAITS);
    assert_int_equal(question->options_n, 7);
    pick(f, 2);
    assert_int_equal(run(f), GAME_WAITS);
    assert_int_equal(question->options_n, 2);
    pick(f, 1);
    assert_int_equal(run(f), GAME_OVER);
}

static void who_is_asked_sees_what_is_offered_and_nobody_else_does(void **state)
{
    Fixture *f = *state;
    State *view = calloc(1, sizeof *view);
    ObjectId offered;

    use_turn(f, "pick(top(deck, foe, 2), me)\ndraw_game()");
    assert_int_equal(run(f), GAME_WAITS);
    offered = f->game->question.options[0].object;
    question_view(&f->game->now, f->table, &f->game->question, view);
    assert_int_equal(view->objects[offered].card, f->game->now.objects[offered].card);
    game_view(&f->game->now, f->table, 1, view);
    assert_int_equal(view->objects[offered].card, 0);
    free(view);
}

static void ends_with(Fixture *f, const char *turn, unsigned winners, const char *way)
{
    use_turn(f, turn);
    assert_int_equal(run(f), GAME_OVER);
    assert_int_equal(ending_winners(&f->game->now), winners);
    assert_string_equal(ending_row(f->table->rules, ending_way(&f->game->now))->name,
                        way);
}

static void the_game_ends_for_one_several_or_all(void **state)
{
    ends_with(*state, "win(foe)", 2, "won");
    ends_with(*state, "win(me, foe)", 3, "won");
    ends_with(*state, "win(player, \"gems\")", 3, "gems");
    ends_with(*state, "win_all()", 3, "won");
    ends_with(*state, "lose(me, \"gems\")", 2, "gems");
    ends_with(*state, "lose_all()", 0, "lost");
    ends_with(*state, "draw_game()", 0, "drawn");
    ends_with(*state, "out(me)", 2, "won");
}

static void a_player_who_concedes_is_out(void **state)
{
    Fixture *f = *state;

    use_turn(f, "offer(\"pass\") offer(\"yes\") ask(me, \"action\") next_turn()");
    assert_int_equal(run(f), GAME_WAITS);
    assert_null(game_concede(f->game, 0));
    assert_int_equal(run(f), GAME_OVER);
    assert_int_equal(ending_winners(&f->game->now), 2);
}

static void what_only_the_run_shows_is_a_fault_with_its_line(void **state)
{
    refuses(*state,
            "local function mix(z) shuffle(z) end mix(deck)",
            "game.lua:32: each player has a zone 'deck'");
    refuses(*state,
            "for p in each(player) do\nobjects(bag, p) end",
            "game.lua:33: all players share zone 'bag'");
    refuses(*state, "gain(\"gems\", 1)", "nobody is `you` here: name the player");
    refuses(*state,
            "spend(\"gems\", -1, me)",
            "'spend' takes no number below 0: nothing would happen");
    refuses(*state, "random(0)", "a random number goes from 1 to 0");
    refuses(*state, "shows(\"terrain\", 3, \"road\")", "die 'terrain' has no face 3");
    refuses(*state, "pick_some(3, 1, {}, me)", "from 3 to 1 things cannot be picked");
    refuses(*state, "offer(\"play\")", "an option \"play\" wants a thing");
    refuses(*state, "offer(\"player\")", "an option \"player\" wants a player");
    refuses(*state,
            "pick(player, me)",
            "'pick' finds things and no players: a player is chosen with 'target'");
    refuses(*state,
            "note(kept, objects(bag))",
            "a note keeps a number, a player or a thing");
    refuses(*state, "count(objects(bag), objects(bag))", "a query is wanted before");
    refuses(
        *state,
        "answer(\"keeps_one\", me)",
        "'keeps_one' is asked of things: a question about players says 'of = player'");
    refuses(*state,
            "answer(\"extra_cards\", top(deck, me))",
            "'extra_cards' is asked of players, got a thing");
    refuses(*state,
            "local o = create(\"Owl\", den, me) attach(o, o)",
            "attached to itself");
    refuses(*state,
            "give_number(top(deck, me), \"damage\", 1)",
            "no derived number 'damage'");
    refuses(*state, "look(2, me)", "a number of things wants the zone where they are");
    refuses(*state, "look(top(deck, me), player)", "one player is wanted, these are 2");
}

static void a_name_that_no_row_has_is_a_fault_with_the_nearest(void **state)
{
    refuses(*state, "roll(\"terain\")", "no die 'terain', did you mean 'terrain'?");
    refuses(*state, "offer(\"pas\")", "no kind of option 'pas', did you mean 'pass'?");
    refuses(
        *state, "ask(me, \"actoin\")", "no prompt 'actoin', did you mean 'action'?");
    refuses(*state,
            "total(\"strenght\", beast)",
            "no number 'strenght', did you mean 'strength'?");
    refuses(*state,
            "setting(\"flor\", \"set\")",
            "no setting 'flor', did you mean 'floor'?");
    refuses(*state, "setting(\"floor\", \"st\")", "no word 'st', did you mean 'set'?");
    refuses(*state,
            "has_word(top(deck, me), \"colour\", \"bleu\")",
            "no word 'bleu', did you mean 'blue'?");
    refuses(*state, "win(me, \"gem\")", "no ending 'gem', did you mean 'gems'?");
    refuses(*state,
            "answer(\"extra_card\", me)",
            "no question 'extra_card', did you mean 'extra_cards'?");
    refuses(
        *state, "create(\"Wlof\", den, me)", "no card 'Wlof', did you mean 'Wolf'?");
    refuses(*state,
            "count_on(beast, \"damge\", 1)",
            "no counter 'damge', did you mean 'damage'?");
    refuses(*state,
            "put(top(deck, me), hand, \"plaed\")",
            "no event 'plaed', did you mean 'played'?");
}

static void expect_to_load(Fixture *f, const char *turn)
{
    GameScript *script = load(f, turn);

    if (!script) fail_msg("%s: %s", turn, f->err.text);
    game_script_free(script);
}

// A call whose nil is written out is refused as the game loads; `any` is of no kind that
// is known before the turn runs.
static void nil_means_nobody_or_is_a_fault(void **state)
{
    Fixture *f = *state;
    char turn[300], call[200], fault[200];
    const NilLetter *letter;
    int slips = 0, calls = 0;

    use_turn(f, "draw_game()");
    const Rules rules = game_script_game(f->script)->rules;
    VerbRow verbs[VERBS_MAX];
    memcpy(verbs, rules.verbs, (size_t)rules.verbs_n * sizeof *verbs);
    for (int row = 0; row < rules.verbs_n; row++) {
        for (int i = 0; (letter = nil_letter_at(verbs[row].signature, i)); i++) {
            // The names of numbers that the game declares go with the game that has them.
            if (!verbs[row].run) continue;
            nil_call(call,
                     sizeof call,
                     &verbs[row],
                     i,
                     nil_is_slip(&verbs[row], i, true) ? "nil" : "t[1]");
            (void)snprintf(turn, sizeof turn, "local t = {} local any = t[1] %s", call);
            // Behind an unknown optional argument the turn shows it.
            (void)snprintf(fault,
                           sizeof fault,
                           strchr(verbs[row].signature, '|') ? "got nil"
                                                             : "'%s' wants %s as "
                                                               "argument %d, got nil",
                           verbs[row].name,
                           letter->wanted,
                           i + 1);
            if (nil_is_slip(&verbs[row], i, true))
                refuses(f, turn, fault);
            else
                expect_to_load(f, turn);
            slips += nil_is_slip(&verbs[row], i, true);
            calls++;
        }
    }
    assert_true(slips > 60 && calls > 2 * slips);
}

static void who_wins_loses_or_has_the_next_turn_is_somebody(void **state)
{
    refuses(*state, "local t = {}\nwin(t[1])", "'win' wants a player as argument 1");
    refuses(*state, "local t = {}\nlose(foe, t[1])", "'lose' wants a player as arg");
    refuses(*state, "local t = {}\nout(t[1])", "'out' wants a player as argument 1");
    refuses(*state, "local t = {}\nnext_turn(t[1])", "'next_turn' wants a player as");
    refuses(*state, "local t = {}\nask(t[1], \"action\")", "'ask' wants a player as");
    refuses(*state, "local t = {}\nwin_all(t[1])", "'win_all' wants an ending as arg");
    claims(*state,
           "local t = {}\nput(t[1], den) gain(\"gems\", t[1])\n"
           "sure(1, gems(me) == 2 and count(t[1]) == nil)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(things_of_zones_are_read_from_both_ends),
        TEST(queries_find_count_and_compare),
        TEST(cards_are_compared_by_name_and_column),
        TEST(the_game_tells_turn_players_notes_and_settings),
        TEST(things_move_on_top_and_to_the_bottom_one_or_several),
        TEST(cards_come_change_and_go),
        TEST(a_counter_stops_at_the_greatest_number),
        TEST(statuses_and_counters_are_set_and_read),
        TEST(numbers_are_given_for_a_while),
        TEST(chance_comes_from_the_one_stream),
        TEST(no_list_runs_out),
        TEST(a_look_is_seen_by_one_player_and_a_reveal_by_all),
        TEST(options_of_every_kind_are_offered_and_one_is_returned),
        TEST(choices_are_asked_in_the_words_of_the_game),
        TEST(who_is_asked_sees_what_is_offered_and_nobody_else_does),
        TEST(the_game_ends_for_one_several_or_all),
        TEST(a_player_who_concedes_is_out),
        TEST(what_only_the_run_shows_is_a_fault_with_its_line),
        TEST(a_name_that_no_row_has_is_a_fault_with_the_nearest),
        TEST(nil_means_nobody_or_is_a_fault),
        TEST(who_wins_loses_or_has_the_next_turn_is_somebody),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
