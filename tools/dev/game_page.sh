#!/bin/sh
# game_page.sh PROGRAM GAME PAGE -- prints the page about a game: what is written by hand, up
# to the mark, then the tables that the program makes.
set -eu

sed '/^<!-- made by make docs -->$/q' "$3"
"$1" words --page --game "$2"
