# misuse.awk -- reads cardwright.h, and writes a program that calls each of its functions with
# each argument wrong in turn, all others right: each call must fail and change nothing.
#
# What is right and wrong goes by the type of an argument, and by its name where that says more.
# A function or an argument that is in no table here is told, so none is left out.

BEGIN {
    right["CwEngine *"] = "engine"
    wrong["CwEngine *"] = "NULL;empty"
    right["CwGame"] = "game"
    wrong["CwGame"] = "0;dropped;~(CwGame)0;game + 1000;game + ((CwGame)1 << 32)"
    right["CwGame *"] = "&made"
    right["const char **"] = "&text"
    right["const void **"] = "&saved"
    right["size_t *"] = "&saved_n"
    right["uint64_t *"] = "&hash"
    right["CwState *"] = "&state"
    right["CwQuestion *"] = "&question"
    right["CwOption *"] = "&option"
    right["void *"] = "NULL"
    wrong["void *"] = ""
    right["CwShape *"] = "&shape"
    right["CwBatch *"] = "&batch_made"
    right["CwBatch"] = "batch"
    wrong["CwBatch"] = "0;batch_dropped;~(CwBatch)0;batch + 1000"
    right["cw_batch_drop CwBatch batch"] = "batch_of(2)"
    right["const CwArrays *"] = "&arrays"
    wrong["const CwArrays *"] = "NULL;(const CwArrays *)sized(0);(const CwArrays *)sized(9999)"
    right["const int32_t *actions"] = "legal_actions()"
    wrong["const int32_t *actions"] = "NULL;actions_of(-1);actions_of(9999);actions_of(127)"
    right["int index"] = "0"
    wrong["int index"] = "-1;2;INT_MIN;INT_MAX"
    right["int card"] = "1"
    wrong["int card"] = "0;-1;65535;INT_MAX"
    right["int32_t *numbers"] = "numbers"
    wrong["int32_t *numbers"] = "NULL"
    right["cw_observe size_t n"] = "(size_t)shape.numbers"
    right["cw_options size_t n"] = "(size_t)(shape.options * shape.option)"
    wrong["cw_observe size_t n"] = wrong["cw_options size_t n"] = "0;1;SIZE_MAX"
    wrong["cw_batch_begin int games"] = "0;-1;INT_MIN;INT_MAX"
    wrong["cw_batch_begin_jobs int games"] = wrong["cw_batch_begin int games"]
    right["int jobs"] = "2"
    wrong["int jobs"] = "-1;1 << 20;INT_MIN;INT_MAX"
    n = split("CwState CwQuestion CwOption CwShape CwSaid", structs, " ")
    for (i = 1; i <= n; i++)
        wrong[structs[i] " *"] = "NULL;(" structs[i] " *)sized(0);(" structs[i] " *)sized(7);" \
            "(" structs[i] " *)sized(1 << 20)"
    right["const CwSetup *"] = "&setup"
    wrong["const CwSetup *"] = "NULL;(const CwSetup *)sized(0);(const CwSetup *)sized(9999);" \
        "with_deck(NULL);with_deck(\"no such deck\");with_deck(\"-\");with_deck(\"/nowhere/deck.txt\");" \
        "with_mode(\"duell\");with_mode(\"war\");with_seat(NULL);with_seat(\"robot\");" \
        "with_setting(NULL);with_setting(\"floats\");with_setting(\"no_such=1\");" \
        "with_setting(\"floats=7\");with_seed((uint64_t)1 << 60);without_decks()"
    wrong["cw_setup_json const CwSetup *setup"] = "NULL;(const CwSetup *)sized(0);" \
        "(const CwSetup *)sized(9999);with_deck(NULL);with_mode(\"duell\");with_mode(\"war\");" \
        "with_seat(NULL);with_seat(\"robot\");with_setting(NULL);with_setting(\"floats\");" \
        "with_setting(\"no_such=1\");with_setting(\"floats=7\");with_setting(\"best_of=4\");" \
        "with_seed((uint64_t)1 << 60);without_decks()"
    right["const char *const *decks"] = "decks"
    wrong["const char *const *decks"] = "NULL;no_words()"
    right["size_t decks_n"] = "2"
    wrong["size_t decks_n"] = "SIZE_MAX"
    wrong["cw_find_game CwEngine *engine"] = "NULL"
    wrong["cw_find_game const char *path"] = ""
    right["const char *mode"] = "\"duel\""
    wrong["const char *mode"] = "\"duell\";\"\""
    right["const char *deck"] = "decks[0]"
    wrong["const char *deck"] = "NULL;\"-\""
    right["int things"] = right["int options"] = "64"
    wrong["int things"] = wrong["int options"] = "0;-1;2049;INT_MAX;INT_MIN"
    right["cw_rows CwEngine *engine"] = "spare"
    wrong["cw_rows CwEngine *engine"] = "NULL;empty;engine"
    right["const CwRights *"] = "&rights"
    wrong["const CwRights *"] = "NULL;(const CwRights *)sized(0);(const CwRights *)sized(9999);" \
        "as_seat(-2);as_seat(99);as_referee(0);with_words(NULL)"
    right["int seat"] = "0"
    wrong["int seat"] = "-1;2;99;INT_MIN;INT_MAX"
    right["int games"] = "3"
    right["const CwRun *"] = "&run"
    wrong["const CwRun *"] = "NULL;(const CwRun *)sized(0);(const CwRun *)sized(9999);" \
        "run_of(0, 1);run_of(-1, 1);run_of(INT_MIN, 1);run_of(3, 0);run_of(3, -1);" \
        "run_of(3, 1 << 20);run_without();run_for(-1);run_played_in(\"/nowhere\")"
    right["size_t index"] = "0"
    wrong["size_t index"] = "9999;SIZE_MAX"
    right["uint64_t seed"] = "3"
    wrong["uint64_t seed"] = "(uint64_t)1 << 60"
    right["const uint16_t *numbers"] = "first"
    wrong["const uint16_t *numbers"] = "NULL;far"
    right["size_t n"] = "1"
    wrong["size_t n"] = "5000;SIZE_MAX"
    right["const char *kind"] = "\"greedy\""
    wrong["const char *kind"] = "NULL;\"\";\"greed\";\"human\""
    right["const char *about"] = "\"end\""
    wrong["const char *about"] = "NULL;\"\";\"no such thing\";\"not \";\"\\xff\\xfe\";\"#9999\""
    right["const char *card"] = "\"OGS-001\""
    wrong["const char *card"] = "NULL;\"\";\"XXX-999\";\"\\xff\\xfe\""
    right["const char *json"] = "position"
    wrong["const char *json"] = "NULL;\"\";\"{\";\"[]\";\"7\";\"{\\\"playrs\\\":1}\";" \
        "\"{\\\"players\\\":[]}\";\"{\\\"players\\\":[{},{\\\"hand\\\":[\\\"No Such\\\"]}]}\";deep"
    right["const void *bytes"] = "good"
    wrong["const void *bytes"] = "NULL;\"{}\";damaged;other_version;position"
    right["const char *path"] = "database"
    wrong["const char *path"] = "\"/nowhere/cards.db\";\"/\";\"/dev/null\""
    right["const char *game"] = "\"riftbound\""
    wrong["const char *game"] = "\"no such game\";\"/nowhere/\";\"\\xff\""
    right["cw_open_bytes CwEngine *engine"] = "spare"
    wrong["cw_open_bytes CwEngine *engine"] = "NULL"
    right["cw_open_bytes const void *bytes"] = "cards"
    wrong["cw_open_bytes const void *bytes"] = "NULL;cards_with(0, 'x');cards_with(CARDS_VERSION, 1);" \
        "cards_with(CARDS_VERSION, 127);cards_with(CARDS_APPLICATION, 7);cards_zeroed()"
    right["cw_open_bytes size_t n"] = "cards_n"
    wrong["cw_open_bytes size_t n"] = "0;1;99;100;cards_n / 2;cards_n - 1;SIZE_MAX"
    wrong["cw_open_bytes const char *game"] = "\"no such game\";\"cards/gwent\";\"\\xff\""
    right["const CwSit *"] = "&sit"
    wrong["const CwSit *"] = "NULL;(const CwSit *)sized(0);(const CwSit *)sized(9999);" \
        "sit_at(\"/nowhere/cards.db\", NULL);sit_at(NULL, \"no such game\");" \
        "sit_recorded(\"/nowhere/replay.jsonl\")"
    right["CwSitting *"] = "&sitting_made"
    right["CwSitting"] = "sitting"
    wrong["CwSitting"] = "0;sitting_dropped;~(CwSitting)0;sitting + 1000"
    right["const CwTyped *"] = "&typed"
    wrong["const CwTyped *"] = "NULL;(const CwTyped *)sized(0);(const CwTyped *)sized(9999)"
    right["CwSaid *"] = "&said"
    right["int32_t *events"] = "heard"
    right["size_t room"] = "4"
    wrong["size_t room"] = "5000;SIZE_MAX"
    right["const CwScreen *"] = "&screen"
    wrong["const CwScreen *"] = "NULL;(const CwScreen *)sized(0);(const CwScreen *)sized(9999)"
    # What is right or wrong for one function alone.
    wrong["cw_sitting_begin CwEngine *engine"] = "NULL"
    right["cw_sitting_drop CwSitting sitting"] = "sitting_of()"
    right["cw_load size_t n"] = "good_n"
    wrong["cw_load size_t n"] = "0;good_n - 1;good_n / 2"
    wrong["cw_request const char *json"] = "NULL"
    wrong["cw_request size_t n"] = ""
    right["cw_events size_t n"] = "CW_EVENT_NUMBERS"
    wrong["cw_events size_t n"] = "" # what has no room is left out
    right["cw_request size_t n"] = "strlen(position)"
    wrong["cw_open CwEngine *engine"] = "NULL"
    right["cw_open CwEngine *engine"] = "spare"
    right["cw_drop CwGame game"] = "copy_of(game)"
    right["cw_answer CwGame game"] = right["cw_bot CwGame game"] = \
        right["cw_concede CwGame game"] = "copy_of(game)"
    right["cw_next CwGame game"] = "match"
    for (key in right)
        if (!(key in wrong) && key ~ /\*$/) wrong[key] = "NULL"
    ended = " cw_options cw_ask cw_pick cw_answer cw_bot cw_fork cw_concede cw_next "
    other = " cw_new cw_close cw_message cw_notes cw_left cw_version cw_fault_word "
}

# A prototype may go over several lines.
/^CW_PUBLIC/ { whole = "" }
/^CW_PUBLIC/, /;$/ {
    line = $0
    gsub(/^ +/, " ", line)
    whole = whole line
    if (line ~ /;$/) prototype(whole)
}

# Returns the key under which a table knows the argument.
function key_of(table, name, type, argument,    both) {
    both = type (type ~ /\*$/ ? "" : " ") argument
    if ((name " " both) in table) return name " " both
    return both in table ? both : type
}

function call_of(name, n, at, value,    i, text) {
    text = name "("
    for (i = 1; i <= n; i++) text = text (i > 1 ? ", " : "") (i == at ? value : rights[i])
    return text ")"
}

function quoted(text) {
    gsub(/\\/, "\\\\\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}

function prototype(text,    name, inside, n, list, i, type, argument, key, values, k, m) {
    match(text, /cw_[a-z_]+\(/)
    name = substr(text, RSTART, RLENGTH - 1)
    if (index(other, " " name " ")) return
    inside = substr(text, RSTART + RLENGTH)
    sub(/\);$/, "", inside)
    n = split(inside, list, /, */)
    for (i = 1; i <= n; i++) {
        match(list[i], /[a-z_]+$/)
        argument = substr(list[i], RSTART)
        type = substr(list[i], 1, RSTART - 1)
        sub(/ $/, "", type)
        types[i] = type
        names[i] = argument
        key = key_of(right, name, type, argument)
        if (!(key in right)) {
            print "misuse.awk: no table knows '" list[i] "' of " name >"/dev/stderr"
            failed = 1
        }
        rights[i] = right[key]
    }
    functions++
    print "    right(" quoted(name) ", " call_of(name, n, 0, "") ");"
    for (i = 1; i <= n; i++) {
        key = key_of(wrong, name, types[i], names[i])
        m = split(wrong[key], values, ";")
        for (k = 1; k <= m; k++)
            print "    wrong(" quoted(call_of(name, n, i, values[k])) ", " \
                (types[i] == "CwEngine *" ? values[k] : rights[1]) ", " \
                call_of(name, n, i, values[k]) ");"
        if (types[i] == "CwGame" && index(ended, " " name " "))
            print "    wrong(" quoted(call_of(name, n, i, "over")) ", engine, " \
                call_of(name, n, i, "over") ");"
    }
}

END { exit failed || functions < 20 }
