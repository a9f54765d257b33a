-- VEN-164 Sandswept Tomb
-- A Power less for each spell that chooses a unit of its own side here.
card "VEN-164" {
  passive { spell, cost = { any = -1 }, choosing = unit { allied, here } },
}
