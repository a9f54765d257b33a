#!/bin/sh
# import_test.sh -- cardwright import as others call it: standard input, JSON, exit codes.
set -u
. tests/tools/claims.sh

cd "$dir" || exit 1

# run EXPECTED-CODE ARGUMENT...: imports into x.db; what it prints is in out and err.
run() {
    expected=$1
    shift
    "$program" import --db x.db "$@" >out 2>err </dev/null
    [ $? -eq "$expected" ]
}

says() { grep -qF -- "$1" out; }
tells() { grep -qF -- "$1" err; }

printf 'code,name,type,energy\nTOY-001,Ann,Unit,3\nTOY-002,Bolt,Spell,x\n' >list
printf 'code,name,type,energy\nTOY-001,Ann,Unit,4\n' >newer
printf '<html></html>' >page
printf '{"a": 1}' >other

claim 'a rejected row is 65' run 65 --json list
claim 'the numbers stand at the top' says '"added":1,"changed":0,"removed":0,"unchanged":0,"rejected":1'
claim 'a problem has its place' says '"row":3,"column":"energy","value":"x"'
claim 'a problem is told as a line' tells 'list row 3, column energy: found '"'x'"
claim 'what changes is told field by field' run 0 --dry-run newer
claim 'with old and new' says "TOY-001 energy: '3' -> '4'"
claim 'the dry run says so' says 'nothing written: dry run'
gzip -c newer >packed
"$program" import --db x.db --json - >out 2>err <packed
claim 'standard input may be packed' says '"changed":1'
claim 'twice is unchanged' run 0 newer
claim 'and says so' says 'nothing changed'
claim 'a page is refused' run 65 page
claim 'with what is understood' tells 'a table of cards (CSV, TSV)'
claim 'so is other JSON' run 65 other
claim 'with what is understood, too' tells 'a table of cards (CSV, TSV)'
claim 'a missing file is 66' run 66 none
"$program" import --db no/x.db list >out 2>err
claim 'an unwritable database is 74' [ $? -eq 74 ]
"$program" card --db x.db TOY-001 >out 2>err
claim 'a card of a list is known, and unplayable by name' says 'playable  no'

claims_end
