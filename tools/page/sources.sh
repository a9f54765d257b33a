#!/bin/sh
# sources.sh FOLDER -- fetches the sources of the libraries that the page's engine is built with
# into FOLDER, a folder each, named without its version, and writes to FOLDER/include what their own
# `configure` would write.
#
# They are Debian's source packages, checked by apt against Debian's signatures. The lists of these
# packages lie in FOLDER too, so the machine's own are not changed. What is there is not fetched again.
set -eu

packages="lua5.4 sqlite3 jansson utf8proc xxhash libyaml zlib libxml2"
folder=$1
. /etc/os-release

[ ! -f "$folder/include/done" ] || exit 0
mkdir -p "$folder/lists/partial" "$folder/include/libxml"
cd "$folder"
here=$PWD
missing=
for package in $packages; do [ -d "$package" ] || missing="$missing $package"; done

# From where this machine has Debian's programs, it has their sources. Where two have the same version,
# the first one is asked: the release itself.
apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | sort -u -k 2 |
    while read -r uri release component; do
        case "$release $component" in "$VERSION_CODENAME"*" main")
            echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $uri $release main" ;;
        esac
    done >debian.list
[ -s debian.list ] ||
    { echo "page: this machine has no list of Debian's packages ($VERSION_CODENAME main)" >&2; exit 1; }

apt() {
    apt-get -qq -o Dir::Etc::SourceList="$here/debian.list" -o Dir::Etc::SourceParts=- \
        -o Dir::State::Lists="$here/lists" -o APT::Sandbox::User=root "$@" >apt.log 2>&1 ||
        { cat apt.log >&2; exit 1; }
}

if [ -n "$missing" ]; then
    echo "page: fetching the sources of$missing" >&2
    apt update
fi
for package in $missing; do
    rm -rf "$package".new
    mkdir "$package".new
    (cd "$package".new && apt source "$package")
    mv "$package".new/"$package"-*/ "$package"
    rm -rf "$package".new
done

# Lua of Debian asks for which machine it is.
echo '#define DEB_HOST_MULTIARCH "wasm32"' >include/lua5.4-deb-multiarch.h

# SQLite in one file.
(cd sqlite3 && ./configure --disable-tcl && make sqlite3.c) >sqlite3.log 2>&1 ||
    { tail -20 sqlite3.log >&2; exit 1; }

cat >include/jansson_config.h <<END
#define JSON_INLINE inline
#define JSON_INTEGER_IS_LONG_LONG 1
#define JSON_HAVE_LOCALECONV 0
#define JSON_HAVE_ATOMIC_BUILTINS 0
#define JSON_HAVE_SYNC_BUILTINS 0
#define JSON_PARSER_MAX_DEPTH 2048
END

# Of libxml2 the parser, the tree, the reader and the names of HTML.
sed -e 's/@VERSION@/2.9/; s/@LIBXML_VERSION_NUMBER@/20914/; s/@LIBXML_VERSION_EXTRA@//' \
    -e 's/@WITH_\(TREE\|READER\|PUSH\|HTML\|SAX1\|VALID\)@/1/; s/@WITH_[A-Z0-9_]*@/0/' \
    libxml2/include/libxml/xmlversion.h.in >include/libxml/xmlversion.h

cat >include/config.h <<END
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#define HAVE_STDINT_H 1
#define HAVE_STDARG_H 1
#define HAVE_CTYPE_H 1
#define HAVE_ERRNO_H 1
#define HAVE_LIMITS_H 1
#define HAVE_FLOAT_H 1
#define HAVE_MATH_H 1
#define HAVE_TIME_H 1
#define HAVE_UNISTD_H 1
#define HAVE_FCNTL_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_STAT 1
#define HAVE_SNPRINTF 1
#define HAVE_VSNPRINTF 1
#define HAVE_VA_COPY 1
#define YAML_VERSION_MAJOR 0
#define YAML_VERSION_MINOR 2
#define YAML_VERSION_PATCH 5
#define YAML_VERSION_STRING "0.2.5"
END
cp include/config.h include/jansson_private_config.h

# A page has no terminal, but the file that knows one.
mkdir -p include/editline
cp /usr/include/editline/readline.h include/editline/
touch include/done
