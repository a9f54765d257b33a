# abi.awk -- reads cardwright.h, and writes a program with an empty function for each of its
# prototypes: a library that has its types and symbols and nothing else (check_abi.sh).

BEGIN { print "#include <cardwright.h>" }

/^CW_PUBLIC/, /;$/ {
    line = $0
    sub(/^CW_PUBLIC */, "", line)
    if (line !~ /;$/) { print line; next }
    sub(/;$/, "", line)
    print line (line ~ /void cw_/ ? " {}" : " { return 0; }")
}
