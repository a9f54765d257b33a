#!/bin/sh
# bundle.sh OUT -- checks and bundles the page into the folder OUT: page.js, page.css, index.html,
# first.js and worker.js. Its packages, those of package-lock.json, lie in build/npm.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
npm=$root/build/npm
mkdir -p "$1" "$npm"
out=$(cd "$1" && pwd)

if ! cmp -s "$here/package-lock.json" "$npm/package-lock.json" || [ ! -d "$npm/node_modules" ]; then
    rm -f "$npm/package-lock.json"
    cp "$here/package.json" "$here/package-lock.json" "$npm/"
    (cd "$npm" && npm ci --no-audit --no-fund --loglevel=error) ||
        { rm -f "$npm/package-lock.json"; exit 1; }
fi

bundle() {
    "$npm/node_modules/.bin/esbuild" --bundle --minify --target=es2022 --log-level=warning "$@"
}

cd "$here"
"$npm/node_modules/.bin/tsc" --noEmit
# What is not seen at once is a part of its own, fetched when it is asked for.
rm -f "$out"/part-*.js
bundle src/main.tsx --format=esm --splitting --outdir="$out" --entry-names=page --chunk-names=part-[hash]
bundle src/page.css --outfile="$out/page.css"
bundle src/make.css --outfile="$out/make.css"
bundle src/worker.ts --format=iife --outfile="$out/worker.js"
bundle src/first.ts --format=iife --outfile="$out/first.js"
# What the page begins with is fetched beside it, and not after it.
parts=$(sed 's/from"/\n&/g' "$out/page.js" | sed -n 's,^from"\./\(part-[A-Z0-9]*\.js\)".*,    <link rel="modulepreload" href="\1">,p')
awk -v parts="$parts" '/page\.js/ && parts { print parts } { print }' src/index.html >"$out/index.html"
