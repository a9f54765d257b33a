#!/bin/sh
# What a player asks while a game is open, `? TEXT`: any card, thing, option, keyword, rule,
# word; what is not offered, and why. In `play` and in `try`, in every game.
set -u
. tests/tools/claims.sh

has() { grep -qF -- "$1" "$dir/told" || { echo "no '$1' in"; tail -n 30 "$dir/told"; return 1; }; }
lacks() { ! grep -F -- "$1" "$dir/told"; }
counted() { [ "$(grep -cF -- "$2" "$dir/told")" = "$1" ] || { grep -nF -- "$2" "$dir/told"; return 1; }; }

cat >"$dir/about.lua" <<'END'
scenario "a board to ask about" {
  you = { hand = { "Void Seeker", "Mega-Mech" }, base = { { "Daring Poro", buffs = 1 } }, runes = { fury = 5 } },
  foe = { hand = { "Pouty Poro" }, base = { "Vanguard Sergeant" } },
  run = function(t) end,
}
END
tried() {
    printf '%s\n' "$@" | "$program" try "$dir/about.lua" --no-watch >"$dir/told" 2>&1
}
tried '? Daring Poro' '? 1' '? #1'
claim "a thing on the board tells its card" has 'Unit · Order · costs 2 Energy'
claim "and its number as it is now" has '+1: Buffs on it'
tried '? Tank' '? provided' '? might' '? CW301' '? showdown'
claim "a keyword is explained, with its rule" has 'keyword: Takes combat damage before the others (rule 815)'
claim "so is a word of the language" has 'key: it works, triggers or may be used only then'
claim "a number of the game" has 'field: '
claim "the code of a finding" has "CW301, warning of 'cardwright check'"
claim "a word that only rules have" has "rules speak of 'showdown'"
tried '? 355.8' '? rule 357' '? 54' '? 999' '? rule 999'
claim "a rule by its number" has 'rule 355.8: none for a required target: no play'
claim "with the rules inside it" has '(rule 357.1.a)'
claim "a short number too" has 'rule 054: a prohibition beats a permission'
claim "and no other" has "have no '999'"
tried '? no' '? not play Mega-Mech' '? chain' 'why end'
claim "all that is not offered is listed" has 'you cannot play Void Seeker'
claim "without what pays by itself" lacks 'the rules of the game do not offer it now'
claim "with its reasons" has 'it would take: 1 unit at battlefield'
claim "and no places in scripts" lacks 'ogn/ogn'
claim "and one alone" has 'you cannot play Mega-Mech to base'
claim "a rule is told once in an answer" counted 2 'abilities that add may be used now'
claim "who may act" has 'you are free in the Main Phase'
claim "and how far the end is" has 'points that win'
tried '? Pouty Poro' '? Sneaky Deckhand' '? Sneaky Deckhnad' '? '
claim "a card that no one has is explained from the database" has 'Sneaky Deckhand [OGN-176]'
claim "a slip is answered with the nearest name" has "did you mean 'Sneaky Deckhand'"

tried '? how redirect damage' '? how' 'why how when it dies'
claim "how something is said has recipes" has 'recipe: Something else happens instead of a death'
claim "with the place of their scripts" has 'ogn-077'
claim "and words" has 'word: instead: a replacement'
claim "how alone is a word like others" has "nothing here is called 'how'"

played() {
    printf '%s\n' "$@" | "$program" play proving-grounds-annie proving-grounds-garen \
        --seats human,bot --seed 7 --replay "$dir/record" --force >"$dir/told" 2>&1
}
# What goes from the board to a hand was seen by all.
cat >"$dir/home.lua" <<'END'
scenario "home" {
  battlefields = { "Blank Battlefield", "Blank Battlefield" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Daring Poro" } } },
  run = function(t) end,
}
END
printf '%s\n' gust p p q | "$program" play "$dir/home.lua:home" --seats human,bot >"$dir/told" 2>&1
claim "the story names what goes home from the board" has "Daring Poro goes to "

played - '?' '? 8' 'why chain' '? no' '? Firestorm' '? Decisive Strike' q
claim "a player asks who asks" has 'Annie is asked: Choose a target'
claim "and what an option is" has 'in your base'
claim "what stands against everything is told once" counted 1 'you do not have priority (rule 312.1)'
claim "a card in hand is explained" has 'Firestorm [OGS-002], in your hand'
claim "one that others have is not looked for there" lacks 'Decisive Strike [OGS-026], in'
claim "nothing of that is a fault" lacks 'Not known'

played - 'fury rune' '? Annie, Dark Child was silent' u 'why Annie, Dark Child was silent' q
claim "what stayed silent is told with its script" has 'the ability waits for'
claim "and after an answer was taken back" has 'it triggered once'

printf '%s\n' '? 1' '? no' '? end' '? card' q |
    "$program" play --game tests/games/high_card.lua --seats human,bot --seed 1 \
        --replay "$dir/record" --force >"$dir/told" 2>&1
claim "another game answers too" has 'Card '
claim "and how its end is decided" has 'the game goes on, in turn'
claim "and its own words" has 'card'
claim "with no word of Riftbound" lacks 'Energy'

claims_end
