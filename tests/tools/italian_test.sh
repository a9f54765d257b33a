#!/bin/sh
# italian_test.sh -- a game says its cards in a second language, and reads that language back.
set -u
. tests/tools/claims.sh

db=$dir/cards.db
cp "$build/cards.db" "$db"
has() { grep -qF -e "$2" "$1" || { cat "$1"; return 1; }; }
exits() {
    wanted=$1
    shift
    "$@" >"$dir/out" 2>&1
    [ $? -eq "$wanted" ]
}

claim "GWENT says itself in Italian" "$program" say GWT --game gwent --lang it --db "$db"
"$program" say GWT --game gwent --lang it --db "$db" >"$dir/said" 2>&1
claim "every card of it" has "$dir/said" "27 cards, 0 of them with a clause that no phrases say"
while IFS='|' read -r what sentence; do
    claim "$what" has "$dir/said" "$sentence"
done <<'END'
a passive, with an article by gender|Le carte unità amiche nella fila d'assedio hanno il doppio della forza in questo round.
one of men|Finché ho i miei poteri, i giocatori lasciano al caso ciò che si sceglierebbe.
an adjective agrees|All'inizio della partita, tutti i leader nemici perdono ogni abilità.
number too|I leader nemici sono senza poteri.
who plays is you|Tu inizi con 1 carta in più.
a trigger|Quando vinci un round, pesca 1 carta.
a place of yours|Una volta per partita: Gioca una carta Frost nel tuo mazzo.
sentences in their order|Scarta 2 carte a tua scelta. Prendi in mano dal tuo mazzo una carta a tua scelta. Mescola il tuo mazzo.
weather|Finché ho i miei poteri, le carte unità amiche sotto il maltempo conservano lì metà della forza.
no article of English|Ogni giocatore rimescola nel mazzo la sua pila degli scarti.
END
"$program" say GWT --game gwent --db "$db" >"$dir/english" 2>&1
claim "English stays as it is" has "$dir/english" "Once in the game: Play a card of Frost in your deck."
claim "as much is read back as in English" test \
    "$(sed -n 's/.*unsaid, //p' "$dir/said")" = "$(sed -n 's/.*unsaid, //p' "$dir/english")"

# The same rows read.
cat >"$dir/list.csv" <<'END'
code,name,type,text
NEW-001,Una prova,Leader,Una volta per partita: Mescola il tuo mazzo. Pesca 2 carte.
NEW-002,Un’altra,Leader,"All’inizio della partita, tutti i leader nemici perdono ogni abilità."
NEW-003,La terza,Leader,Once in the game: Shuffle your deck.
END
"$program" draft "$dir/list.csv" --to "$dir/new" --game gwent --lang it --db "$db" >"$dir/out" 2>&1
claim "a text is drafted" has "$dir/out" "whole  NEW-001 Una prova"
claim "with quotes of a printer" has "$dir/out" "whole  NEW-002"
claim "and one in another language is not" has "$dir/out" "none   NEW-003"
claim "it is the clause" has "$dir/new/new-001-una-prova.lua" "activated {"
claim "with its words" grep -q "shuffle(deck)" "$dir/new/new-001-una-prova.lua"

claim "a game without such phrases says so" exits 2 "$program" say OGN-024 --lang it --db "$db"
claim "by the language" has "$dir/out" "this game has no phrases that say its cards in the language it"
claim "a language that nobody has written is refused" exits 2 "$program" say GWT --game gwent --lang xx --db "$db"
claim "with those that there are" has "$dir/out" "language 'xx' is not one of those that say cards: en, it"
mkdir "$dir/set"
echo '{ "set": "WRG", "name": "Wrong", "game": "riftbound", "api": 3, "needs": ["CORE"] }' >"$dir/set/set.json"
echo 'code,name,type,script' >"$dir/set/cards.csv"
echo 'says { language = "xx", { "value", "punti", "points(you)" } }' >"$dir/set/words.lua"
claim "so are rows of one" exits 65 "$program" import "$dir/set" --db "$db"
claim "at their place" has "$dir/out" 'words.lua:1:1: the language of says is "en" or "it"'
claims_end
