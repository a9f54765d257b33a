#!/bin/sh
# editors_test.sh -- what docs/editors.md says to editors works in those that are there.
#
# The setups are taken from the page. An editor that is not there is told as skipped, and
# counts as nothing.
set -u
. tests/tools/claims.sh

page=$PWD/docs/editors.md
cp "$build/cards.db" "$dir/cards.db"
mkdir "$dir/bin" && ln -s "$program" "$dir/bin/cardwright.real"
printf '#!/bin/sh\nexec "%s" "$@" --db "%s"\n' "$program" "$dir/cards.db" >"$dir/bin/cardwright"
chmod 755 "$dir/bin/cardwright"
PATH=$dir/bin:$PATH
cd "$dir" || exit 1

# block NAME: the part of the page with that name.
block() { awk -v name="$1" '/^```/ { if (on) exit; on = $2 == name; next } on' "$page"; }

skip() { echo "skipped, $1 is not here: $2"; }

cardwright.real new my-set --set REE >new.out
cat >>my-set/ree-002.lua <<'END1'

card "REE-001" {
  when { conquers = me, run = function() drow(1) end },
}
END1
sed -i '/^REE-001,/s/,[a-z]*$/,yes/' my-set/cards.csv
line=$(grep -n drow my-set/ree-002.lua | cut -d: -f1)
cardwright check --format=gcc my-set >findings
claim 'the check finds the slip' grep -qE "^my-set/ree-002.lua:$line:[0-9]+: error: .*drow.* \[CW[0-9]+\]" findings

# The quickfix list, a line each: path, line, type, text.
list="map(getqflist(), 'fnamemodify(bufname(v:val.bufnr), \":t\") . \" \" . v:val.lnum . \" \" . v:val.type . \" \" . v:val.text')"
listed() { grep -qE "^ree-002.lua $line [eE] .*drow" "$1" || { cat "$1"; return 1; }; }
all_listed() { [ "$(grep -cE '^[^ ]+ [1-9][0-9]* [eEwWnN] ' "$1")" = "$(wc -l <findings)" ] || { cat "$1" findings; return 1; }; }

if command -v nvim >/dev/null; then
    mkdir -p config/nvim/after/ftplugin
    block lua.lua >config/nvim/after/ftplugin/lua.lua
    XDG_CONFIG_HOME=$dir/config XDG_DATA_HOME=$dir/data XDG_STATE_HOME=$dir/state timeout 60 nvim --headless -i NONE \
        my-set/ree-002.lua -c 'silent make!' -c "call writefile($list, 'nvim.list')" -c 'qa!' >nvim.out 2>&1
    claim 'Neovim lists the finding, by :make' listed nvim.list
    claim 'and each other one' all_listed nvim.list
else
    skip nvim 'the setup of Neovim'
fi

if command -v vim >/dev/null && vim --version | grep -q '+quickfix' && vim --version | grep -q '+eval'; then
    mkdir -p vim/after/ftplugin
    block lua.vim >vim/after/ftplugin/lua.vim
    timeout 60 vim -N -u NONE -i NONE -es -X --cmd "set rtp^=$dir/vim rtp+=$dir/vim/after" \
        --cmd 'filetype plugin on' my-set/ree-002.lua -c 'silent make!' \
        -c "call writefile($list, 'vim.list')" -c 'qa!' >vim.out 2>&1 </dev/null
    claim 'Vim lists the finding, by :make' listed vim.list
    claim 'and each other one, too' all_listed vim.list
else
    skip vim 'the setup of Vim'
fi

if command -v python3 >/dev/null; then
    block tasks.json >tasks.json
    block settings.json >settings.json
    cat >matcher.py <<'END1'
import json, re, sys
tasks = json.load(open("tasks.json"))["tasks"]
json.load(open("settings.json"))
matcher = tasks[0]["problemMatcher"]["pattern"]
for text in open("findings"):
    found = re.search(matcher["regexp"], text.rstrip("\n"))
    if not found: sys.exit("no finding: " + text)
    print(*(found.group(matcher[key]) for key in ("file", "line", "severity", "code", "message")))
END1
    claim 'the problem matcher of VS Code reads each finding' sh -c 'python3 matcher.py >matched'
    claim 'with file, line, severity and code' grep -qE "^my-set/ree-002.lua $line error CW[0-9]+ .*drow" matched
    claim 'the task says how the check was run' \
        grep -q '"args": \["check", "--format=gcc", "my-set"\]' tasks.json
else
    skip python3 'the matcher of VS Code, which is no editor that runs here'
fi

claims_end
