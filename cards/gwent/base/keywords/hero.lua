-- No ability destroys it, moves it, takes it back, turns it or changes its strength.
keyword "Hero" { redundant,
  passive { me, immune },
  cannot { chosen = me, returned = me, at = row },
  cannot { destroyed = me, moved = me, turned = me },
}
