-- TIE-036 Common Drill
-- Units have Assault for each spell that their player has played this turn, and Tank with one.
card "TIE-036" {
  passive { unit, has = "Assault", each = happened { finalized = spell, by = they } },
  passive { unit, has = "Tank", provided = happened { finalized = spell, by = they } },
}
