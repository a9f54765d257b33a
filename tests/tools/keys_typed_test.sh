#!/bin/sh
# Keys of options, typed in a terminal: what is typed too early plays nothing by mistake.
set -u
. tests/tools/claims.sh
. tests/tools/typist.sh

export NO_COLOR=1 TERM=dumb
rows=50

# played OPTIONS LINE...: a LINE may be several, which are typed at once.
played() {
    options=$1
    shift
    typist "$dir/told" "stty -echo cols 100 rows $rows
        timeout --foreground 60 $program play $options --replay $dir/record --force" "$@"
    sed -i 's/\r//g' "$dir/told"
}
has() { grep -qaF -- "$1" "$dir/told" || { echo "no '$1' in"; tail -n 30 "$dir/told"; return 1; }; }
counted() { [ "$(grep -acF -- "$2" "$dir/told")" = "$1" ] || { grep -anF -- "$2" "$dir/told"; return 1; }; }
lines() { printf '%s\n' "$@"; }

riftbound="proving-grounds-annie proving-grounds-garen --seats human,bot --seed 7"
ahead='that was typed before this question was shown; type it again if you mean'

played "$riftbound" 1x1 "fury rune" "$(lines e e)" q
claim "a card in hand has its number on the board" has '2:Maddened Marauder (5 Energy)'
claim "and a place" has '┏ 5:Void Gate'
claim "a second 'e' ends no other turn" has "'e' is no key here"
played "$riftbound" - "fury rune" "$(lines 4 4)" q
claim "nor does a number play its card twice" has "4 is Sneaky Deckhand, which is no answer here"
played "$riftbound" "$(lines - ' ')" q
claim "Enter picks nothing ahead" has "$ahead it"
claim "so the choice waits" counted 0 'Annie, Dark Child chooses'
played "$riftbound" "$(lines - 'fury')" q
claim "nor does a word" has "$ahead 8 Fury"
played "$riftbound" - e q
claim "a letter that no option has is no word of one" has "'e' is no key here"


# Below another text Enter is no answer: it shows the question again.
played "$riftbound" - '? 8' '' q
claim "after an answer to '?' Enter shows the board" has 'Enter shows the board again.'
claim "and picks nothing" counted 0 'Turn 3 · Annie'
claim "it is drawn once more" counted 2 'Choose a target (Annie, Dark Child)'
played "$riftbound" - 'stops' '' q
claim "nor does it after the moments" counted 0 'Turn 3 · Annie'
played "$riftbound" - '? 8' '' '' q
claim "on the board it picks none as ever" has 'Turn 3 · Annie'
claim "the screen says how one learns more" has 'what do you do?  (? helps, l story)'
played "$riftbound" - - '' q
claim "and where Enter picks none" has '[up to 2]  (Enter: none, ? helps, l story)'
claim "where nothing may be left out Enter is refused" has 'pick at least one option; ? lists'
rows=24
played "$riftbound" - '?' '+' '' '? no' '? 8' '' q
claim "a long answer comes in pages" has 'Lines 1 to 22 of '
claim "'+' goes on" has '+ goes on, - goes back, Enter returns to the game'
claim "each is shown once" counted 1 '  7, 7 12           picks the option'
claim "a further question closes it" has 'Fury Rune [OGN-007]'
claim "and the game waits" counted 0 'Turn 3 · Annie'

# After wrong lines the question comes back, and no key is another one for a space behind it.
played "$riftbound" zz zz zz '' q
claim "a wrong line is told" counted 3 "no option is called 'zz'"
claim "after several a line says how the question comes back" has '(Enter shows the'
claim "Enter brings it back and answers nothing" counted 2 'Set aside up to two cards'
played "$riftbound" zz '' '' q
claim "on the question itself it answers again" has 'Annie keeps the hand'
played "$riftbound" '- ' 'fury rune ' 'e ' 'q '
claim "spaces behind a sign, words or a letter are nothing" has 'Turn 3 · Annie'
played "$riftbound" '? ' '+ ' '  ' q
claim "nor in pages" has 'Lines 1 to 22 of '
claim "where they turn them too" has 'Lines 2'
rows=50

played "--game gwent --seed 2 --seats human,bot" - "$(lines nekker p)" q
claim "in another game no round is passed ahead of its turn" has "$ahead p Pass"
played "--game gwent --seed 2 --seats human,bot" "$(lines - p)" q
claim "nor before the first one" has "$ahead p Pass"
claim "a hand is listed by the numbers of its cards" \
    sh -c "grep -qE 'Hand +1:[^·]+· 2:[^·]+· 3:' '$dir/told'"
claim "the story says for which faction somebody plays" has ' plays for '

# Things that are alike, and things that can be used in several ways.
cat >"$dir/alike.lua" <<'END'
scenario "bare places" {
  you = { base = { "Daring Poro", "Daring Poro", "Daring Poro" }, hand = { "Mega-Mech", "Mega-Mech" },
          runes = { fury = 5, order = 3 } },
  run = function(t) end,
}
scenario "held places" {
  battlefields = { "Blank Battlefield", "Blank Battlefield" },
  you = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } },
          hand = { "Hidden Blade", "Hidden Blade", "Noxus Hopeful" },
          runes = { order = 4, mind = 1, fury = 2 } },
  run = function(t) end,
}
END
tried() {
    scenario=$1
    shift
    printf '%s\n' "$@" | "$program" try --no-watch "$dir/alike.lua:$scenario" >"$dir/told" 2>&1
}
tried bare "move blank" 10x2 "$(lines 11 q)"
claim "places that differ in nothing are one line" counted 1 'Move to Blank Battlefield (2 alike)'
claim "and cards in the hand" has 'Play Mega-Mech (7 Energy) (2 alike)'
claim "and units" has '10  Daring Poro, Might 2'
claim "of which two are picked at once" has '2 Daring Poros to Blank Battlefield'
claim "places that differ have a line each" has '4  Move to Blank Battlefield'
tried bare "play mega" q
claim "words find one of several that are alike" has 'You play Mega-Mech'
tried held "play hidden" q
claim "ways of a thing have letters" has '1a  Play Hidden Blade'
claim "and say what differs" has '1c  Hide Hidden Blade at Blank Battlefield (5)'
tried held 1 1d hidden 1b q
claim "a number alone is asked again" has 'several fit: 1a Play Hidden Blade'
claim "what no way has is refused" has "'1d' is no key here"
claim "words are asked again too" counted 2 'several fit: 1a Play Hidden Blade'
claim "a way of its own is taken" has 'What do you pay with?'
tried held '? 1c' '? 4' '? 99' q
claim "a key is explained" has 'Hidden Blade [OGN'
claim "and the number of a place" has 'Blank Battlefield'

# Units before their place, what is put in any order, and what is alike.
cat >"$dir/ways.lua" <<'END'
scenario "two places" {
  battlefields = { "Blank Battlefield", "Void Gate" },
  you = { base = { "Wuju Apprentice", "Kai'Sa, Survivor", "Qiyana, Victorious", "Sett, Brawler" },
          hand = { "Gust" }, runes = { chaos = 3 } },
  run = function(t) end,
}
scenario "one place" {
  battlefields = { "Blank Battlefield", "Void Gate" },
  you = { units = { ["0"] = { "Wuju Apprentice" } }, hand = { "Pouty Poro" }, runes = { fury = 3 } },
  run = function(t) end,
}
END
moved() {
    scenario=$1
    shift
    typist "$dir/told" "stty -echo cols 100 rows $rows
        timeout --foreground 60 $program play $dir/ways.lua:'$scenario' --seats human,bot" "$@"
    sed -i 's/\r//g' "$dir/told"
}
moved "two places" 10 q
claim "a unit says that its place comes first" \
    has 'Wuju Apprentice moves, but the place comes first: 2 Move to Blank Battlefield; 3'
moved "two places" '10 2' q
claim "with the place it goes there" has 'Player 1 moves Wuju Apprentice to Blank Battlefield'
claim "and nobody asks which" counted 0 'Which units move'
moved "two places" '2 10 11' q
claim "so do two of them" has "Player 1 moves Wuju Apprentice and Kai'Sa, Survivor to Blank Battlefield"
moved "two places" '10 11 12 13 2' '' q
claim "abilities of one moment are put in order" has 'goes on the chain next?  (Enter: any order, ? helps'
claim "any order is one answer for all" counted 1 'goes on the chain next?'
claim "and nobody asks for a pass on them" counted 0 'respond or pass'
moved "two places" 'stops off' '10 11 12 13 2' p 11 12 q
claim "who wants to be asked is asked on a move" has 'You have focus: act or pass'
claim "and for each of the order" counted 3 'goes on the chain next?'
moved "two places" 'stops off' '10 11 12 13 2' p 11 12 13 4 q
claim "and on an ability of their own" has 'respond or pass (Player 1: '
moved "one place" 10 q
claim "where one place is meant it is taken" has 'Player 1 moves Wuju Apprentice'

# What Enter and "*" do stands behind the question.
moved "two places" 2 '*' q
claim "all may be picked" has 'Which units move? [1 to 4]  (*: all, ? helps, l story)'
claim "by one key" has '12:Qiyana, Victorious 4 exhausted · 13:Sett, Brawler 4 exhausted'
moved "two places" '*' q
claim "but not more than are asked for" has 'there are 3 options, and 1 may be picked at most'
moved "two places" '' q
claim "Enter does nothing where there are several" has 'pick at least one option; ? lists'
moved "two places" 'stops off' '10 2' '' q
claim "a pass is the usual answer to the others" has 'You have focus: act or pass  (Enter: pass, ? helps, l story)'
claim "Enter is that pass" counted 1 'You have focus: act or pass'
moved "two places" 'stops off' "$(lines '10 2' ' ')" q
claim "not ahead of its question" has "$ahead it"
moved "one place" 1 '' q
claim "a unit enters where it usually does" has 'Where does it enter? (Pouty Poro)  (Enter: your base, ? helps'
claim "by Enter" has '  Base    11:Pouty Poro 2 exhausted'

typist "$dir/told" "stty -echo cols 100 rows $rows
    timeout --foreground 60 $program try --no-watch $dir/alike.lua:held" "$(lines 1b ' ')" q
sed -i 's/\r//g' "$dir/told"
claim "nor is Enter without a word about it" has '  (Enter: '
claim "in try a wish is not taken ahead either" has "$ahead it"
rows=24
typist "$dir/told" "stty -echo cols 100 rows $rows
    timeout --foreground 60 $program try --no-watch $dir/alike.lua:held" 1b '?' '+' '' answers '' zz zz '' set '' q
sed -i 's/\r//g' "$dir/told"
claim "there a long answer comes in pages too" has 'Lines 1 to 22 of '
claim "which go on" has 'Lines 23 to '
claim "after wrong lines a line says how the question comes back" has '(Enter shows the'
claim "below any text Enter shows the question" counted 5 '(answer 1)'
claim "and answers nothing" counted 0 '(answer 2)'

claims_end
