-- The other units of its row have twice their strength. More horns change nothing.
keyword "Horn" { redundant,
  passive { special { me }, beside_row },
  passive { unit { another, at = here }, doubled = 2 },
}
