# layout.awk -- reads cardwright.h, and writes a program that prints the size of each struct, the
# place and size of each of its fields, and how many arguments each function takes:
# "Setup 88", "Setup.mode 8 8", "cw_hash 3".

BEGIN { print "#include <cardwright.h>\n#include <stdio.h>\n\nint main(void)\n{" }

/^typedef struct Cw[A-Za-z]* \{/ {
    name = $3
    short = substr(name, 3)
    printf "    printf(\"%s %%zu\\n\", sizeof(%s));\n", short, name
    inside = 1
    text = ""
    next
}

inside && /^\}/ { inside = 0; next }

# A declaration may go over several lines.
inside {
    sub(/\/\/.*/, "")
    text = text " " $0
    while ((end = index(text, ";"))) {
        declaration = substr(text, 1, end - 1)
        text = substr(text, end + 1)
        n = split(declaration, fields, ",")
        for (i = 1; i <= n; i++) {
            field = fields[i]
            sub(/\[[^]]*\]/, "", field)
            sub(/ *$/, "", field)
            sub(/.*[ *]/, "", field)
            printf "    printf(\"%s.%s %%zu %%zu\\n\", offsetof(%s, %s), sizeof((%s){0}.%s));\n", \
                short, field, name, field, name, field
        }
    }
}

/^CW_PUBLIC/ { head = ""; declares = 1 }

declares { head = head " " $0 }

declares && /;/ {
    declares = 0
    name = head
    sub(/\(.*/, "", name)
    sub(/.*[ *]/, "", name)
    n = gsub(/,/, "", head) + (head !~ /\(void\)/)
    printf "    printf(\"%s %d\\n\");\n", name, n
}

END { print "    return 0;\n}" }
