-- So much less Energy for each enemy unit beyond the first; with none, so much more.
keyword "Feast" {
  adds_up,
  passive { me, cost = { energy = -value() * (count(unit { enemy }) - 1) } },
}
