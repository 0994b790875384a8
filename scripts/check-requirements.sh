#!/usr/bin/env bash
# Looks for each requirement of docs/requirements.md in the names of the tests, and fails when one has none, or when a test names
# a requirement that there is not.
#
#   scripts/check-requirements.sh           what is missing, and a summary
#   scripts/check-requirements.sh --list    each requirement with its tests
#
# The names of tests and suites carry the requirements that they check: "BEH-225, 226, API-083…092: what it shows".
set -euo pipefail
cd "$(dirname "$0")/.."

list=0
for option in "$@"; do
    case $option in
    --list) list=1 ;;
    *) echo "usage: ${0##*/} [--list]" >&2; exit 2 ;;
    esac
done

# Lines "id<tab>file:line<tab>name" of the tests.
tests() {
    find Tests -name '*.swift' | LC_ALL=C sort | xargs awk '
        function note(kind, number) {
            printf "%s-%0" (kind == "EX" ? 2 : 3) "d\t%s:%d\t%s\n", kind, number, FILENAME, FNR, name
        }
        function read(text,   parts, count, i, token, kind, ends, number) {
            gsub(/…|–|\.\.\./, "~", text)
            gsub(/ *~ */, "~", text)
            gsub(/[():]/, " : ", text)
            count = split(text, parts, /[ ,;&+\/]+/)
            kind = ""
            for (i = 1; i <= count; i++) {
                token = parts[i]
                if (match(token, /^(API|BEH|EX)-/)) {
                    kind = substr(token, 1, RLENGTH - 1)
                } else if (token == "and" || token == "to") {
                    continue
                } else if (kind == "" || token !~ /^[0-9]+(~[0-9]+)?$/) {
                    kind = ""
                    continue
                }
                gsub(/(API|BEH|EX)-/, "", token)
                split(token "~" token, ends, "~")
                for (number = ends[1] + 0; number <= ends[2] + 0; number++) note(kind, number)
            }
        }
        FNR == 1 { waiting = 0 }
        /@(Test|Suite)\($/ { waiting = 1; next }
        (waiting || /@(Test|Suite)\("/) && match($0, /"([^"\\]|\\.)*"/) {
            name = substr($0, RSTART + 1, RLENGTH - 2)
            read(name)
        }
        { waiting = 0 }'
}

tests | awk -F '\t' -v list="$list" '
    FILENAME == "-" {
        places[$1] = places[$1] "    " $2 "  " $3 "\n"
        if (!($1 in first)) first[$1] = $2
        next
    }
    /^\| (API|BEH|EX)-[0-9]+ \|/ {
        split($0, cells, / *\| */)
        id = cells[2]
        known[id] = 1
        total++
        if (id in places) covered++
        else { gaps++; missing = missing " " id }
        if (list) {
            statement = $0
            sub(/^\| [^|]*\| /, "", statement)
            sub(/ \|$/, "", statement)
            printf "%s  %s\n%s", id, statement, (id in places ? places[id] : "    no test\n")
        }
    }
    END {
        for (id in first) if (!(id in known)) { printf "%s: %s is no requirement\n", first[id], id; bad = 1 }
        if (gaps) print "no test:" missing
        printf "requirements: %d of %d covered\n", covered, total
        exit (gaps || bad) ? 1 : 0
    }' - docs/requirements.md
